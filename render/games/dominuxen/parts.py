"""Functions that the pictures of Dominuxen share: names cut to their room, and the last move in a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.dominuxen.state import DominuxenView
from engine.games.dominuxen.terms import PENDING
from locales import Words
from render.games.dominuxen.line import set_label
from render.games.dominuxen.narration import OUTCOMES
from render.kit import text
from render.kit.person import Person
from render.kit.text import BOLD

_NAME: Final = 24, 260
"""Size of a name in the line of the last move, and its room, px."""


def called(who: Person, size: int, room: float) -> str:
    """Return a name in type of this size, cut if it is longer."""
    return text.clip(text.name(who.name), BOLD, size, room)


def last_move(view: DominuxenView, people: Sequence[Person], words: Words) -> str:
    """Return the set that was played last, and the outcome of its last attack so far."""
    if not view.s.played:
        return ""
    seat, *played = view.s.played
    told = words("dominuxen-last-played", name=called(people[seat], *_NAME), set=set_label(played))
    dealt = [attack for attack in view.s.attacks if attack[3] != PENDING] or view.s.attacks[:1]
    if not dealt:
        return told
    victim, number, size, outcome = dealt[-1]
    facts = {"name": called(people[victim], *_NAME), "set": set_label([number, size])}
    return told + words(f"dominuxen-last-{OUTCOMES[outcome]}", **facts)
