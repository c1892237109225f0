"""Shared code of the computer players of trick games: legal cards, and cards that differ in effect."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence

from engine.core.cards import SUIT
from engine.families.tricks import ORDER, Play, TrickState


def playable(s: TrickState, seat: int) -> list[int]:
    """Return the cards that ``seat`` may play if any card may be led; the hand itself if all of it is legal."""
    hand, trick = s.hands[seat], s.trick
    if not trick:
        return hand
    led = SUIT[trick[0]]
    return [c for c in hand if SUIT[c] == led] or hand


def different(s: TrickState, seat: int, plays: Sequence[Play]) -> list[Play]:
    """Return one card of every group without another player's card between them: they have the same effect."""
    theirs = [c for p, hand in enumerate(s.hands) if p != seat for c in hand]
    others = sorted([ORDER[c] for c in (*theirs, *s.trick)])
    return list({(SUIT[play.card], bisect(others, ORDER[play.card])): play for play in plays}.values())
