"""The policy of the search in Rummy Fifty: ahead to the end of a turn, by points or the lightness of hands.

The reasons for a move are only facts that the seat can see, and only about moves tried. All of it follows from the own
hand, the table, the face-up piles, the number of cards of other seats and those of them that all players saw being
taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.facts import Card, Message, Seat
from engine.core.game import Game, Rnd
from engine.families.melds import BIT, cards_of, form_of, mask_of, melds_in, takes
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, Layoff, Meld, RummyFiftyState, pile_of, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, STOCK, courts_for
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.rummy_fifty.heuristic import NEAR, Targets, aside, choose, links, targets_of, threat, weight

SPAN: Final = 4.0
"""The difference in points between the worst and the best outcome of a round: going out beats any light hand."""
HEAVIEST: Final = 150.0
"""A hand of ten cards that fit nowhere."""
SLUG: Final = "rummy_fifty-hint-why-"
ALL: Final = mask_of(CARDS)
Found = tuple[str, Mapping[str, Any]]
"""The end of a message key, and the facts."""


class RummyFiftyPolicy(SearchPolicy[RummyFiftyState]):
    """Looks ahead to the end of the turn: a random round would hardly ever end by a player going out."""

    exploration: ClassVar[float] = 0.3
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: RummyFiftyState) -> object:
        """Return the round and the seat whose turn it is; while bonus cards are chosen, no seat."""
        return s.round, s.ended, -1 if s.phase == "bonus" else s.waiting[0]

    def values(self, s: RummyFiftyState, before: RummyFiftyState) -> Sequence[float]:
        """Return points if the round is over; else the lightness of the hands of the seats that had a choice."""
        if s.round != before.round or s.ended:
            return relative([now - then for now, then in zip(s.points, before.points, strict=True)], SPAN)
        wild = SUIT[s.indicator]
        targets = tuple(tuple(m) for m in s.melds)
        heavy = [weight(mask_of(hand), targets, wild) / HEAVIEST for hand in s.hands]
        return relative([-w for w in heavy], 2.0)

    def candidates(self, game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the candidates. The bonus card is the heuristic player's: its worth shows only at the end of the
        round."""
        return [choose(game, s, seat, rnd)] if s.phase == "bonus" else game.legal(s, seat)

    def rollout(
        self, game: Game[RummyFiftyState], s: RummyFiftyState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: RummyFiftyState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return what the move does for the hand."""
        return reason(s, seat, action)


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


POLICY = RummyFiftyPolicy()
