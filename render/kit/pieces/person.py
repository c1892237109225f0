"""The person or computer player at a seat, as far as a picture shows them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.core.text.letters import cut
from engine.core.text.names import parted
from render.kit.drawing import text
from render.kit.pieces import portraits

_IN_A_LINE = 11
"""The number of letters of a name that stands beside its seat, in a sentence."""


@dataclass(frozen=True, slots=True)
class Person:
    """The name, the portrait that the person has chosen ("": none), and whether a computer plays.

    ``face``: the portrait of a person who has chosen none (``render.kit.pieces.faces``); without it, the letter of the
    name.
    """

    name: str
    portrait: str = ""
    computer: bool = False
    face: str = ""


def people(names: Iterable[str]) -> tuple[Person, ...]:
    """Return people with these names and without portraits; a computer player is recognised by its name."""
    return tuple(Person(name, computer=portraits.animal_of(name) is not None) for name in names)


def names(people: Iterable[Person]) -> tuple[str, ...]:
    """Return the names for sentences in pictures: a long name beside a seat is cut, so that the line has room."""
    return tuple(_in_a_line(*parted(person.name)) for person in people)


def _in_a_line(name: str, seat: str) -> str:
    return f"{cut(name, _IN_A_LINE).rstrip()}…{seat}" if seat and len(name) > _IN_A_LINE + 1 else name + seat


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """Return one character per player: the first of the name; if two share it the last (CPU 1), else the seat."""
    shown = [unicodedata.normalize("NFKC", text.name(name)) for name in names]
    for choice in ([n[0].upper() for n in shown], [n[-1].upper() for n in shown]):
        if len(set(choice)) == len(choice):
            return tuple(choice)
    return tuple(str(p + 1) for p in range(len(names)))


def on_discs(people: Sequence[Person]) -> tuple[Person, ...]:
    """Return the people as their discs show them: a person without a portrait by a letter that no other player has."""
    letters = marks(names(people))
    return tuple(one if one.computer else replace(one, name=k) for one, k in zip(people, letters, strict=True))


def seal_of(people: Sequence[Person], seat: int) -> str:
    """Return the letter on the disc of a seat if it is not the one of the portrait."""
    mark = marks(names(people))[seat]
    return "" if mark == text.name(people[seat].name)[0].upper() or people[seat].computer else mark
