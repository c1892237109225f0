"""Why a move of Counting Cribbage is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.core.wishes import Wish
from engine.games.counting_cribbage.moves import Claim, Declare, LayAway, Play
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, LAID_AWAY, MOST, PIP

SLUG: Final = "counting_cribbage"
NUMBER: Final = Message(f"{SLUG}-no-number", {"low": 0, "high": MOST})


def why_not(s: CountingCribbageState, seat: int, action: Action) -> Message:
    """Return reasons ``counting_cribbage-no-...``: the wrong moment, cards not held, a card that is too high."""
    if isinstance(action, Wish):
        return Message(f"{SLUG}-no-wish")
    if isinstance(action, LayAway):
        return _no_lay_away(s, seat, action.cards)
    if isinstance(action, Play | Declare):
        return _no_card(s, seat, action)
    if isinstance(action, Claim):
        return NUMBER if s.phase == "claim" else Message(f"{SLUG}-no-claim-now")
    return NUMBER if s.phase in ("respond", "show") else Message(f"{SLUG}-no-answer-now")


def _no_card(s: CountingCribbageState, seat: int, action: Play | Declare) -> Message:
    if s.phase == "lay_away":
        return Message(f"{SLUG}-no-play-yet")
    if s.phase not in ("play", "declare"):
        return Message(f"{SLUG}-no-play-now")
    if isinstance(action, Play) and s.phase == "declare":
        return Message(f"{SLUG}-no-play-unsaid")
    if isinstance(action, Declare) and s.phase == "play":
        return Message(f"{SLUG}-no-declare")
    if action.card not in s.hands[seat]:
        return Message(f"{SLUG}-no-card")
    room = FULL - s.count
    if PIP[action.card] > room:
        return Message(f"{SLUG}-no-fit", {"card": Card(action.card), "count": s.count, "room": room})
    return NUMBER


def _no_lay_away(s: CountingCribbageState, seat: int, cards: Sequence[int]) -> Message:
    need = LAID_AWAY[len(s.points)]
    if s.phase != "lay_away":
        return Message(f"{SLUG}-no-lay-now")
    if len(cards) != need:
        return Message(f"{SLUG}-no-lay-size", {"need": need})
    if len(set(cards)) < len(cards):
        return Message(f"{SLUG}-no-lay-twice")
    if not set(cards) <= set(s.hands[seat]):
        return Message(f"{SLUG}-no-card")
    return Message("illegal-now")
