"""What the computer players of several games of tricks share: the cards one may play, and which of them differ."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from engine.core.cards import SUIT
from engine.families.tricks import ORDER, Play, TrickState


def playable(s: TrickState, seat: int) -> list[int]:
    """The cards that ``seat`` may play where any card may be led; its hand itself where that is all of it."""
    hand, trick = s.hands[seat], s.trick
    if not trick:
        return hand
    led = SUIT[trick[0]]
    return [c for c in hand if SUIT[c] == led] or hand


def different(s: TrickState, seat: int, plays: Sequence[Play]) -> list[Play]:
    """One of every group of cards with no card of another player between them: they do the same."""
    theirs = [c for p, hand in enumerate(s.hands) if p != seat for c in hand]
    others = sorted([ORDER[c] for c in (*theirs, *s.trick)])
    return list({(SUIT[play.card], bisect(others, ORDER[play.card])): play for play in plays}.values())
