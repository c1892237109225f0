"""Who sits at a seat, as far as a picture shows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.names import parted
from render.kit import portraits

_IN_A_LINE = 11
"""Letters of a name that stands beside its seat, in a sentence."""


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
    """Their names, for sentences in pictures: beside a seat a long one is cut, so that a line which is cut says it."""
    return tuple(_in_a_line(*parted(person.name)) for person in people)


def _in_a_line(name: str, seat: str) -> str:
    return f"{name[:_IN_A_LINE].rstrip()}…{seat}" if seat and len(name) > _IN_A_LINE + 1 else name + seat
