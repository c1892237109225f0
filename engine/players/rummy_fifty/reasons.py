"""The reasons for a suggested move of Rummy Fifty: only facts that the seat can see, and only about moves tried.

All of it follows from the own hand, the table, the face-up piles, the number of cards of other seats and those of them
that all players saw being taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.facts import Card, Message, Seat
from engine.families.melds import BIT, cards_of, form_of, mask_of, melds_in, takes
from engine.games.rummy_fifty.state import (
    Bonus,
    Discard,
    Draw,
    Layoff,
    Meld,
    RummyFiftyState,
    pile_of,
    sources,
)
from engine.games.rummy_fifty.terms import CARDS, JACK, STOCK, courts_for
from engine.players.policy import Reason
from engine.players.rummy_fifty.hand import NEAR, Targets, aside, links

DANGER: Final = 4
"""An opponent with at most this many cards may go out at any moment."""
SLUG: Final = "rummy_fifty-hint-why-"
ALL: Final = mask_of(CARDS)


def targets_of(s: RummyFiftyState, seat: int) -> tuple[list[int], Targets]:
    """Return the melds that ``seat`` may add to: their numbers, and their cards."""
    numbers = [at for at, owner in enumerate(s.owners) if owner != seat or s.layoff_own]
    return numbers, tuple(tuple(s.melds[at]) for at in numbers)


def threat(s: RummyFiftyState, seat: int) -> int | None:
    """Return the opponent with the fewest cards if that is DANGER or less, else None."""
    p = min((p for p in range(len(s.hands)) if p != seat), key=lambda p: len(s.hands[p]))
    return p if len(s.hands[p]) <= DANGER else None


Found = tuple[str, Mapping[str, Any]]
"""The end of a message key, and the facts."""


def reason(s: RummyFiftyState, seat: int, action: Action) -> Reason | None:
    """Return what the move does for the hand; None if there is no plain reason."""
    mask, wild = mask_of(s.hands[seat]), SUIT[s.indicator]
    numbers, targets = targets_of(s, seat)
    found: Found | None
    if isinstance(action, Bonus):
        found = _bonus(action.court, courts_for(len(s.points))[-1], aside(mask, (), wild)[0].bit_count())
    elif isinstance(action, Draw):
        found = _draw(s, seat, action.source, mask, targets, wild)
    elif isinstance(action, Discard):
        found = _discard(s, seat, action.card, mask, targets, wild)
    elif isinstance(action, Meld):
        found = _down(s, seat, "meld", action.cards, mask, targets, wild)
    elif isinstance(action, Layoff):
        after = tuple(
            tuple(sorted((*t, action.card), key=lambda c: (RANK[c], SUIT[c]))) if at == action.meld else t
            for at, t in zip(numbers, targets, strict=True)
        )
        found = _down(s, seat, "layoff", (action.card,), mask, after, wild)
    else:
        found = _end(s, mask, targets, wild)
    return found and Message(SLUG + found[0], found[1])


def _bonus(court: int, highest: int, loose: int) -> Found:
    if court == JACK:
        return "bonus-low", {"loose": loose}
    return ("bonus-high" if court == highest else "bonus-middle"), {"loose": loose}


def _fits(mask: int, card: int, targets: Targets, wild: int) -> bool:
    """True if ``card`` makes a meld with cards of ``mask`` or may be laid off."""
    return any(card in m for m in melds_in(mask | BIT[card], wild)) or _laid(card, targets, wild)


def _laid(card: int, targets: Targets, wild: int) -> bool:
    return any(takes(t, form_of(t, wild), wild) & BIT[card] for t in targets)


def _goes_out(mask: int, targets: Targets, wild: int) -> bool:
    """True if all of these cards can be melded or laid off."""
    return not aside(mask, targets, wild)[0]


def _draw(s: RummyFiftyState, seat: int, source: int, mask: int, targets: Targets, wild: int) -> Found | None:
    if source == STOCK:
        if len(s.stock) == 1:
            return "draw-last", {}
        if s.stalled:
            return None
        tops = [pile_of(s, pile)[-1] for pile in sources(s, seat) if pile != STOCK]
        return None if any(_fits(mask, c, targets, wild) for c in tops) else ("draw-stock", {})
    card = pile_of(s, source)[-1]
    full = mask | BIT[card]
    if any(_goes_out(full ^ BIT[c], targets, wild) for c in cards_of(full)):
        return "draw-out", {"card": Card(card)}
    more = aside(mask, targets, wild)[0].bit_count() - aside(full, targets, wild)[0].bit_count()
    if more > 0:
        return "draw-meld", {"card": Card(card), "count": more}
    if _fits(mask, card, targets, wild):
        return "draw-fits", {"card": Card(card)}
    gone = mask_of([s.indicator, *(c for cards in (*s.melds, *s.discards, *s.extras) for c in cards)])
    for other in cards_of(aside(mask, targets, wild)[0] & NEAR[wild][card]):
        pair = BIT[card] | BIT[other]
        # The third card must be one that may still turn up: in the stock or in another hand.
        if any(len(m) == 3 and mask_of(m) & pair == pair for m in melds_in(ALL & ~(gone | mask) | pair, wild)):
            return "draw-near", {"card": Card(card), "right": Card(other)}
    return None


def _discard(s: RummyFiftyState, seat: int, card: int, mask: int, targets: Targets, wild: int) -> Found | None:
    if _goes_out(mask ^ BIT[card], targets, wild):
        return "discard-out", {"card": Card(card)}
    left = aside(mask, targets, wild)[0]
    if not left & BIT[card]:
        return None
    held = cards_of(left)
    highest = RANK[card] == max(RANK[c] for c in held)
    near = threat(s, seat)
    if near is not None and highest:
        return "discard-danger", {"card": Card(card), "seat": Seat(near), "count": len(s.hands[near])}
    alone = [c for c in held if not links(c, mask, wild)]
    if card in alone:
        after = (seat + 1) % len(s.hands)
        wants = [c for c in s.known[after] if any(BIT[c] & NEAR[wild][other] for other in alone)]
        if wants and not mask_of(s.known[after]) & NEAR[wild][card]:
            return "discard-safe", {"card": Card(card), "seat": Seat(after), "right": Card(wants[0])}
        most = len(alone) > 1 and RANK[card] == max(RANK[c] for c in alone)
        return ("discard-loose-high" if most else "discard-loose"), {"card": Card(card)}
    with_others = [links(c, mask, wild) for c in held]
    fewest = links(card, mask, wild)
    if fewest == min(with_others) < max(with_others):
        return "discard-few", {"card": Card(card)}
    return ("discard-high", {"card": Card(card)}) if highest and len(held) > 1 else None


def _down(
    s: RummyFiftyState, seat: int, kind: str, cards: Sequence[int], mask: int, targets: Targets, wild: int
) -> Found:
    facts: dict[str, Any] = {"points": sum(RANK[c] + 1 for c in cards)}
    rest = mask & ~mask_of(cards)
    if not rest:
        return "down-last", facts
    if _goes_out(rest, targets, wild):
        return "down-out", facts
    near = threat(s, seat)
    if near is not None:
        return "down-danger", {**facts, "seat": Seat(near), "count": len(s.hands[near])}
    return f"{kind}-light", facts


def _end(s: RummyFiftyState, mask: int, targets: Targets, wild: int) -> Found | None:
    if melds_in(mask, wild):
        return None if s.layoff_own else ("end-hold", {})
    kept = [c for c in cards_of(mask) if _laid(c, targets, wild)]
    if kept and all(links(c, mask, wild) for c in kept):
        return "end-keep", {"card": Card(kept[0])}
    return None
