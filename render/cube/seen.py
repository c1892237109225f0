"""A view of a match with the doubling cube, for painters and words: the match, the cube, the inner game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.layers.terms import CUBE_TAGS, OFFERED
from locales import Words


@dataclass(frozen=True, slots=True)
class Cube:
    """The public values of the cube."""

    value: int
    owner: int
    offering: int
    """The seat that has doubled and waits, NO_SEAT if there is none."""
    answering: int
    live: bool
    """Whether this game is played with the cube."""
    out: bool
    """Whether more than two seats are still in the game, so that the cube is not yet on the table."""
    cap: int
    pass_base: int

    @property
    def highest(self) -> bool:
        """True if the cube cannot be doubled any more."""
        return self.value >= self.cap


def is_match(view: View) -> bool:
    """True if a view is of a match with the cube, and not of a game by itself."""
    return view.inner is not None and view.inner.inner is not None


def within(view: View) -> View:
    """Return the view of the game itself, for its own painter and words: with the names, and the game's own moves.

    While a double is being answered, and in a game that ended by a pass, the game waits for no person and is not over:
    hands stay hidden, and it has no result of its own. Its ``standing`` says why it is halted.
    """
    inner = view.innermost
    if not is_match(view) or inner.standing is None:
        return view
    held = replace(inner.standing, answering=cube_of(view).answering, given_up=view.over and not inner.over)
    return replace(
        inner,
        people=view.people,
        standing=held,
        legal=tuple(a for a in view.legal if a.tag not in CUBE_TAGS),
        first={tag: offer for tag, offer in view.first.items() if tag not in CUBE_TAGS},
        anytime=tuple(a for a in view.anytime if a.tag not in CUBE_TAGS),
    )


def cube_of(view: View) -> Cube:
    """Return the cube in a view of a match."""
    s: Any = view.s.inner
    offered = s.phase == OFFERED and not s.ended
    return Cube(
        value=s.value,
        owner=s.owner,
        offering=s.pending if offered else NO_SEAT,
        answering=view.waiting[0] if offered and view.waiting else NO_SEAT,
        live=s.live,
        out=s.running > 2,
        cap=s.cap,
        pass_base=s.pass_base,
    )


def standing_of(view: View) -> Standing:
    """Return the score of the match."""
    found = view.innermost.standing
    if found is None:
        raise ValueError("not a match in legs")
    return found


def amount(slug: str, count: int, words: Words) -> str:
    """Return the amount that a pass pays: points, or chips in a match for chips."""
    return words("cube-amount-chips" if slug == "jukugo_daifuda" else "cube-amount", count=count)
