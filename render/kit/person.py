"""Who sits at a seat, as far as a picture shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from render.kit import portraits


@dataclass(frozen=True, slots=True)
class Person:
    """A name, the portrait its person has chosen ("": the letter of the name), and whether a computer plays it."""

    name: str
    portrait: str = ""
    computer: bool = False


def people(names: Iterable[str]) -> tuple[Person, ...]:
    """People of these names who have chosen no portrait; a computer is known by its name."""
    return tuple(Person(name, computer=portraits.animal_of(name) is not None) for name in names)


def names(people: Iterable[Person]) -> tuple[str, ...]:
    """Their names."""
    return tuple(person.name for person in people)
