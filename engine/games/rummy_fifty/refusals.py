"""Why a move of Rummy Fifty is refused, as exactly as possible."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.facts import Card, Count, Message, Rank, Suit
from engine.families.melds import GROUP, fault
from engine.games.rummy_fifty.state import Discard, Draw, Layoff, Meld, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, HAND


def no(key: str, **facts: object) -> Message:
    """Return a refusal of this game."""
    return Message(f"rummy_fifty-no-{key}", facts)


def why_not(s: RummyFiftyState, seat: int, action: Action) -> Message | None:
    """Return why a move is refused, None if there is no exacter reason than that it is not possible now."""
    if action.tag == "bonus" and s.phase != "bonus":
        return no("bonus-now")
    if s.phase == "bonus":
        return no("court" if action.tag == "bonus" else "bonus-first")
    if isinstance(action, Draw):
        return _no_draw(s, seat, action.source) if s.phase == "draw" else no("draw-again")
    if s.phase == "draw":
        return no("draw-first")
    if isinstance(action, Discard):
        return no("discard-again") if s.phase == "table" else _not_held(action.card)
    if s.phase == "discard":
        return no("discard-first")
    if isinstance(action, Meld):
        return _no_meld(s, seat, action.cards)
    if isinstance(action, Layoff):
        return _no_layoff(s, seat, action.card, action.meld)
    return None


def _not_held(card: int) -> Message | None:
    return no("hand-card", card=Card(card)) if card in CARDS else None


def _no_draw(s: RummyFiftyState, seat: int, source: int) -> Message:
    n = len(s.points)
    if source not in range(DISCARD, DISCARD + n) and not (n == 2 and source in range(EXTRA, EXTRA + 2)):
        return no("pile")
    if s.stalled:
        return no("stalled", turns=Count(s.stall_limit))
    return no("own-pile" if source == DISCARD + seat else "card-there")


def _no_meld(s: RummyFiftyState, seat: int, cards: Sequence[int]) -> Message | None:
    for c in cards:
        if c not in s.hands[seat]:
            return _not_held(c)
    found = fault(cards, s.wild)
    if found is None:
        return None
    if found.key == "gap" and {0, 9} <= {RANK[c] for c in cards}:
        return no("meld-wrap")
    return no(f"meld-{found.key}", **found.facts)


def _no_layoff(s: RummyFiftyState, seat: int, card: int, at: int) -> Message | None:
    if card not in s.hands[seat]:
        return _not_held(card)
    if at not in range(len(s.melds)):
        return no("such-meld", count=Count(len(s.melds)))
    if s.owners[at] == seat and not s.layoff_own:
        return no("own-meld")
    meld, form = s.melds[at], s.forms[at]
    if form == GROUP:
        return no("fit-group", card=Card(card), rank=Rank(RANK[meld[0]]))
    if len(meld) == HAND:
        return no("fit-full")
    low, high = RANK[meld[0]] - 1, RANK[meld[-1]] + 1
    if RANK[card] in (low, high):
        return no("fit-suit", card=Card(card), suit=Suit(form), wild=Suit(s.wild))
    if low < 0 or high > RANK[CARDS[9]]:
        return no("fit-end", card=Card(card), rank=Rank(high if low < 0 else low))
    return no("fit-ends", card=Card(card), low=Rank(low), high=Rank(high))
