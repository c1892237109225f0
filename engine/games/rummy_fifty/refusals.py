"""Why a move of Rummy Fifty is refused, as exactly as can be said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.families.melds import GROUP, fault
from engine.games.rummy_fifty.state import (
    CARDS,
    DISCARD,
    EXTRA,
    HAND,
    STALL,
    Discard,
    Draw,
    Layoff,
    Meld,
    RummyFiftyState,
    pile_of,
)


def why_not(s: RummyFiftyState, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Why a move is refused, "" where there is nothing better to say than that it is not possible now."""
    if action.tag == "bonus" and s.phase != "bonus":
        return "no-bonus-now", {}
    if s.phase == "bonus":
        return ("no-court" if action.tag == "bonus" else "no-bonus-first"), {}
    if isinstance(action, Draw):
        return _no_draw(s, seat, action.source) if s.phase == "draw" else ("no-draw-again", {})
    if s.phase == "draw":
        return "no-draw-first", {}
    if isinstance(action, Discard):
        if s.phase == "table":
            return "no-discard-again", {}
        return ("no-hand-card", {"card": action.card}) if action.card in CARDS else ("", {})
    if s.phase == "discard":
        return "no-discard-first", {}
    if isinstance(action, Meld):
        return _no_meld(s, seat, action.cards)
    if isinstance(action, Layoff):
        return _no_layoff(s, seat, action.card, action.meld)
    return "", {}


def _no_draw(s: RummyFiftyState, seat: int, source: int) -> tuple[str, dict[str, Any]]:
    n = len(s.points)
    if source not in range(DISCARD, DISCARD + n) and not (n == 2 and source in range(EXTRA, EXTRA + 2)):
        return "no-pile", {}
    if source == DISCARD + seat:
        return "no-own-pile", {}
    if not pile_of(s, source):
        return "no-card-there", {}
    return "no-stalled", {"turns": STALL * n}


def _no_meld(s: RummyFiftyState, seat: int, cards: Sequence[int]) -> tuple[str, dict[str, Any]]:
    hand = s.hands[seat]
    for c in cards:
        if c not in hand:
            return ("no-hand-card", {"card": c}) if c in CARDS else ("", {})
    found = fault(cards, SUIT[s.indicator])
    if found is None:
        return "", {}
    kind, facts = found
    if kind == "gap" and {0, 9} <= {RANK[c] for c in cards}:
        return "no-meld-wrap", {}
    return f"no-meld-{kind}", facts


def _no_layoff(s: RummyFiftyState, seat: int, card: int, at: int) -> tuple[str, dict[str, Any]]:
    if card not in s.hands[seat]:
        return ("no-hand-card", {"card": card}) if card in CARDS else ("", {})
    if at not in range(len(s.melds)):
        return "no-such-meld", {"count": len(s.melds)}
    if s.owners[at] == seat and not s.layoff_own:
        return "no-own-meld", {}
    meld, form, wild = s.melds[at], s.forms[at], SUIT[s.indicator]
    if form == GROUP:
        return "no-fit-group", {"card": card, "rank": RANK[meld[0]]}
    if len(meld) == HAND:
        return "no-fit-full", {}
    low, high = RANK[meld[0]] - 1, RANK[meld[-1]] + 1
    if RANK[card] in (low, high):
        return "no-fit-suit", {"card": card, "suit": form, "wild": wild}
    if low < 0 or high > RANK[CARDS[9]]:
        return "no-fit-end", {"card": card, "rank": high if low < 0 else low}
    return "no-fit-ends", {"card": card, "low": low, "high": high}
