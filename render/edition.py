"""The options for which a page of the rules is written: the game's defaults, or those of a table; and the box facts.

The numbers in its sentences are those of the game: ``facts`` of ``render.games.<slug>.rules_pages`` takes them from the
game's ``terms`` and from the options, so that a changed rule changes the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine.core.box import Box
from engine.core.options import OptionValue
from engine.core.parts import MissingPart, part
from locales import Words
from render.kit.pages.rules_page import NO_FACTS, Facts, Signs

Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Edition:
    """``options``: those of a table, all of them or (nothing agreed) none; ``box``: shown on the first page."""

    options: Options = field(default_factory=lambda: MappingProxyType({}))
    box: Box | None = None


USUAL: Final = Edition()


def facts_of(slug: str, options: Options) -> Facts:
    """Return the facts in a game's sentences; a game whose sentences have no numbers of their own has no ``facts``."""
    try:
        found: Facts = part(f"render.games.{slug}.rules_pages", "facts")(options)
    except MissingPart:
        return NO_FACTS
    return found


def box_name(slug: str, words: Words) -> str:
    """Return the name of a game on its box; ``<slug>-name`` if its title has more than the name."""
    return words(f"{slug}-name") if words.has(f"{slug}-name") else words(f"{slug}-title")


def sentences(words: Words, slug: str, page: int, facts: Facts) -> list[str]:
    """Return the sentences of page ``page`` (from 0) in their order."""
    found: list[str] = []
    while words.has(key := f"{slug}-rules-{page}-{len(found) + 1}"):
        found.append(words(key, **facts))
    return found


def players_words(seats: Sequence[int], words: Words) -> str:
    """Return the number of players in words."""
    low, high = min(seats), max(seats)
    if low == high:
        return words("shelf-players-one", count=low)
    return words("shelf-players", low=str(low), high=str(high))


def best_words(box: Box, words: Words) -> str:
    """Return the recommended numbers of players; "" if there are none."""
    if not box.best:
        return ""
    low, high = min(box.best), max(box.best)
    return words("box-best-from" if high > low else "box-best", count=low, high=str(high))


def age_words(box: Box, words: Words) -> str:
    """Return the minimum age in words; "" if there is none."""
    return words("box-age", age=str(box.age)) if box.age is not None else ""


def signs_of(box: Box | None, words: Words) -> Signs:
    """Return the box as signs: players with the recommended number of them, time, age, as far as they are known."""
    if box is None:
        return ()
    players, best = players_words(box.seats, words), best_words(box, words)
    told = words("box-players", players=players, best=best) if best else players
    found = (("people", told), ("clock", words("shelf-minutes", count=box.minutes)), ("person", age_words(box, words)))
    return [sign for sign in found if sign[1]]


def box_line(box: Box, words: Words) -> str:
    """Return the same in words."""
    return words.listed([told for _, told in signs_of(box, words)])
