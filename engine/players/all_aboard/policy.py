"""The policy of the search in All Aboard: a round is the horizon, and its points are what counts; why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import inf
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.jokers import RED
from engine.games.all_aboard.moves import Clear, Dump, Show, Signal, Step, Wagon, laid, steps, ways
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import BONUS, COST, HAND, MATES, RANKED, reds
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

SPAN = 60.0
"""Points of a round between the worst and the best that may come of it."""
WAGONS, WAYS = 2, 16
"""How many wagons others may send in a turn; how many ways to the end of a turn a simulation looks at."""
LATER = 0.3
"""What a black card is worth that is kept for another train."""


class AllAboardPolicy(SearchPolicy[AllAboardState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.8

    def horizon(self, s: AllAboardState) -> int:
        """How many rounds are finished."""
        return len(s.columns)

    def values(self, s: AllAboardState, before: AllAboardState) -> Sequence[float]:
        """The points of the round, against those of the others."""
        return relative(s.columns[-1], SPAN)

    def rollout(
        self, game: Game[AllAboardState], s: AllAboardState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Towards the end of the round the best of some ways to the end of the turn, before the better of two steps."""
        if len(legal) > 1 and s.phase == "turn" and is_late(s, seat):
            return to_the_end(s, seat, legal)
        one, other = legal[int(rnd() * len(legal))], legal[int(rnd() * len(legal))]
        return one if one is other or glance(s, seat, one) >= glance(s, seat, other) else other

    def reason(self, s: AllAboardState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """How far the train goes that begins so, or what is got rid of."""
        if isinstance(action, Show):
            why, facts = about_show(s, seat, action.card)
            return Message(f"all_aboard-hint-why-{why}", {"card": Card(action.card), **facts}) if why else None
        if not isinstance(action, Clear | Signal | Wagon | Dump):
            return None
        lying = laid(action)
        left = [c for c in s.hands[seat] if c not in lying]
        if left and reds(left) == len(left):
            why, facts = "bonus", {}
        elif isinstance(action, Dump):
            why, facts = "dump", {"count": len(lying), "points": COST * len(lying)}
        else:
            why, facts = about_step(s, seat, action)
        return Message(f"all_aboard-hint-why-{why}", {"card": Card(lying[-1]), **facts}) if why else None


def about_show(s: AllAboardState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """A red card costs points, and the highest of a hand hardly ever starts."""
    if RED[card]:
        return "show-red", {"points": COST}
    return ("show-low" if card == min(s.hands[seat], key=RANKED.__getitem__) else ""), {}


def about_step(s: AllAboardState, seat: int, action: Clear | Signal | Wagon) -> tuple[str, dict[str, Any]]:
    """The wagons that may follow in this turn; of a last one whether a signal stops the train."""
    card, hand = action.card, s.hands[seat]
    sent = int(isinstance(action, Wagon))
    wagons = most_wagons(frozenset(hand) - {card}, card, s.red_dump, len(s.deck) - sent, {})
    if wagons:
        return action.tag, {"count": wagons + sent}
    if isinstance(action, Wagon):
        signals = [c for c in hand if RED[c] and MATES[card][c]]
        return ("stops", {"right": Card(signals[0])}) if signals else ("last", {})
    return "", {}


def most_wagons(hand: frozenset[int], table: int, rule: str, deck: int, seen: dict[Any, int]) -> int:
    """How many wagons can still go in this turn; ``seen`` keeps what was found for hand and table card."""
    if deck == 0:
        return 0
    if (hand, table, deck) not in seen:
        best = 0
        for move in steps(sorted(hand), table, rule):
            if not isinstance(move, Dump):
                sent = int(isinstance(move, Wagon))
                best = max(best, sent + most_wagons(hand - {move.card}, move.card, rule, deck - sent, seen))
        seen[hand, table, deck] = best
    return seen[hand, table, deck]


def is_late(s: AllAboardState, seat: int) -> bool:
    """Whether the others may empty the deck before ``seat`` draws again: they refill, and send some wagons."""
    others = len(s.hands) - 1
    drawn = HAND * others - sum(map(len, s.hands)) + len(s.hands[seat])
    return len(s.deck) <= drawn + WAGONS * len(s.hands)


def to_the_end(s: AllAboardState, seat: int, legal: Sequence[Action]) -> Action:
    """The first step of the way to the end of the turn that leaves the best hand to be scored."""
    hand, best, found = s.hands[seat], -inf, tuple[int, ...]()
    blacks = len(hand) - reds(hand)
    for wagons, cards, _ in islice(ways(hand, s.table, s.red_dump, len(s.deck)), WAYS):
        gone = reds(cards)
        black = len(cards) - gone
        value = wagons + COST * gone + (BONUS if black == blacks else -black * LATER)
        if value > best:
            best, found = value, cards
    return next(a for a in legal if isinstance(a, Step) and laid(a) == found[: len(laid(a))])


def glance(s: AllAboardState, seat: int, action: Action) -> float:
    """Dump many; send wagons that no signal of one's own stops; show red cards."""
    if isinstance(action, Dump):
        return len(action.cards)
    if isinstance(action, Show):
        return RED[action.card]
    assert isinstance(action, Clear | Signal | Wagon)
    card, hand = action.card, s.hands[seat]
    mates = MATES[card]
    for c in hand:
        if RED[c] != RED[card] and mates[c]:
            return 1.0 if RED[card] else 0.5
    return 1.5


POLICY = AllAboardPolicy()
