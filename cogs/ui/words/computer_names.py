"""The names of computer players. A seat keeps the name in its table's language; one reader gets it in their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from engine.core.view import View
from engine.host.model.records import TableInfo
from engine.host.table.play import HEURISTIC_PLAYER
from locales import Lang, Words, language_of
from locales import words as words_of

STARS: Final[Mapping[str, str]] = {HEURISTIC_PLAYER: "", "beginner": "★", "friend": "★★", "strong": "★★★"}
"""The stars that a computer player's seat shows, by level."""
NAMES: Final = 8
"""How many names for computer players the catalogue has."""


def seat_name(number: int, stars: str, words: Words) -> str:
    """Return the name of the computer player of this number, from 1, with its stars."""
    return words("computer-seat", name=words(f"computer-name-{number}"), stars=stars)


@cache
def _translations(table: Lang, reader: Lang) -> Mapping[str, str]:
    """Return the name of every computer player in the reader's language, by its name in the table's."""
    every = [(number, stars) for number in range(1, NAMES + 1) for stars in STARS.values()]
    return {seat_name(*one, words_of(table)): seat_name(*one, words_of(reader)) for one in every}


def for_reader(info: TableInfo, words: Words) -> TableInfo:
    """Return a table for a text that one person reads: its computer players have names in the reader's language.

    A computer player that sits in for a person keeps the person's name.
    """
    if info.lang == words.lang:
        return info
    known = _translations(language_of(info.lang), words.lang)
    seats = tuple(replace(s, name=known.get(s.name, s.name)) if s.computer is not None else s for s in info.seats)
    return replace(info, seats=seats)


def seen_by_reader(info: TableInfo, view: View, words: Words) -> tuple[TableInfo, View]:
    """Return a table as ``for_reader``, and its view with the same names."""
    told = for_reader(info, words)
    return told, replace(view, people=told.names) if view.people else view
