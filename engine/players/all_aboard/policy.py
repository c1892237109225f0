"""The policy of the search in All Aboard: a round is the horizon, and its points count; with reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.jokers import RED
from engine.games.all_aboard.moves import SHOW, Clear, Dump, Run, Show, Signal, Wagon, laid, split, steps
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import COST, MATES, RANKED, reds
from engine.players.all_aboard.turns import Prospect, best_way, move, ways_of
from engine.players.policy import DealPolicy, Reason, SearchResult

SPAN = 60.0
"""The difference in points between the worst and the best outcome of a round."""
TRIED = 16
"""The number of whole turns that a search compares."""
FAR = 10**9
"""No tree: the quick player guesses other seats' moves better than a search by trial."""


class AllAboardPolicy(DealPolicy[AllAboardState]):
    """Looks ahead to the end of the round; tries whole turns, because no hidden card is revealed during a turn."""

    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = FAR

    def candidates(self, game: Game[AllAboardState], s: AllAboardState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the most promising turns, or every card to be shown."""
        if s.phase == "show":
            return game.legal(s, seat)
        worth = Prospect(s, seat).worth
        found = sorted(ways_of(s, seat), key=worth, reverse=True)
        return list(dict.fromkeys(move(s, seat, way) for way in found[:TRIED]))

    def rollout(
        self, game: Game[AllAboardState], s: AllAboardState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the most promising turn; when showing, any red card."""
        if s.phase == "show":
            red = [c for c in s.hands[seat] if RED[c]] or s.hands[seat]
            return SHOW[red[int(rnd() * len(red))]]
        return move(s, seat, best_way(s, seat, ways_of(s, seat, whole=False)))

    def reason(self, s: AllAboardState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: how far the train goes, or which cards it gets rid of."""
        if isinstance(action, Show):
            why, facts = about_show(s, seat, action.card)
            return Message(f"all_aboard-hint-why-{why}", {"card": Card(action.card), **facts}) if why else None
        if not isinstance(action, Clear | Signal | Wagon | Dump | Run):
            return None
        lying = action.cards if isinstance(action, Run) else laid(action)
        left = [c for c in s.hands[seat] if c not in lying]
        if left and reds(left) == len(left):
            why, facts = "bonus", {}
        elif isinstance(action, Run):
            why, facts = about_run(s, seat, action)
        elif isinstance(action, Dump):
            why, facts = "dump", {"count": len(lying), "points": COST * len(lying)}
        else:
            why, facts = about_step(s, seat, action)
        return Message(f"all_aboard-hint-why-{why}", {"card": Card(lying[-1]), **facts}) if why else None


def about_show(s: AllAboardState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Return the reason: a red card costs points, and the highest card of a hand hardly ever starts."""
    if RED[card]:
        return "show-red", {"points": COST}
    return ("show-low" if card == min(s.hands[seat], key=RANKED.__getitem__) else ""), {}


def about_run(s: AllAboardState, seat: int, action: Run) -> tuple[str, dict[str, Any]]:
    """Return the reason: the number of wagons; without any, the number of red cards it gets rid of."""
    sent = sum(isinstance(step, Wagon) for step in split(s.hands[seat], s.table, s.red_dump, action.cards)[0])
    gone = reds(action.cards)
    if sent:
        return "run", {"count": sent}
    return ("dump", {"count": gone, "points": COST * gone}) if gone else ("", {})


def about_step(s: AllAboardState, seat: int, action: Clear | Signal | Wagon) -> tuple[str, dict[str, Any]]:
    """Return the reason: the wagons that may follow; for a last wagon, whether a signal stops the train."""
    card, hand = action.card, s.hands[seat]
    sent = int(isinstance(action, Wagon))
    wagons = most_wagons(frozenset(hand) - {card}, card, s.red_dump, len(s.deck) - sent, {})
    if wagons:
        return action.tag, {"count": wagons + sent}
    if sent and len(s.deck) > 1:  # the wagon that empties the deck ends the round
        signals = [c for c in hand if RED[c] and MATES[card][c]]
        return ("stops", {"right": Card(signals[0])}) if signals else ("last", {})
    return "", {}


def most_wagons(hand: frozenset[int], table: int, rule: str, deck: int, seen: dict[Any, int]) -> int:
    """Return how many wagons can still go in this turn; ``seen`` caches results by hand and table card."""
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


POLICY = AllAboardPolicy()
