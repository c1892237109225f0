"""The policy of the search in TTP: a deal is the horizon, and its points count; with reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Suit
from engine.core.game import Game, Rnd
from engine.families.picking import PICK, Pick
from engine.families.tricks import PLAY, Play
from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import FREE, VALUE, choice_order
from engine.players.policy import DealPolicy, Reason, SearchResult
from engine.players.tricks import playable

SPAN = 24.0
"""The difference in points between the worst and the best outcome of a deal."""


class TTPPolicy(DealPolicy[TTPState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.5
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.9
    reads_list: ClassVar[bool] = False

    def rollout(self, game: Game[TTPState], s: TTPState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Pick the card that joins most open or held cards; of two cards play the one that fits less."""
        if s.phase == "pick":
            pool = s.pool
            fits = joins(s.collected[seat] + s.hands[seat], pool)
            return PICK[pool[fits.index(max(fits))]]
        cards = s.hands[seat] if s.follow == FREE else playable(s, seat)
        if len(cards) == 1:
            return PLAY[cards[0]]
        two = [cards[int(rnd() * len(cards))], cards[int(rnd() * len(cards))]]
        one, other = joins(s.collected[seat] + s.hands[seat], two)
        return PLAY[two[one > other]]

    def reason(self, s: TTPState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: what a pick joins; or who chooses first so far, and whether the card is missed."""
        if not isinstance(action, Play | Pick):
            return None
        why, facts = (about_pick if isinstance(action, Pick) else about_play)(s, seat, action.card)
        return Message(f"ttp-hint-why-{why}", {"card": Card(action.card), **facts})


def joins(mine: Sequence[int], cards: Sequence[int]) -> list[float]:
    """Return how well each of ``cards`` fits ``mine``: equal numbers most, then its suit; the card itself does not
    matter."""
    numbers, suits = [VALUE[c] for c in mine], [SUIT[c] for c in mine]
    return [3.0 * numbers.count(VALUE[c]) + 0.4 * suits.count(SUIT[c]) + 0.01 * VALUE[c] for c in cards]


def about_pick(s: TTPState, seat: int, card: int) -> tuple[str, dict[str, object]]:
    """Return the reason: equal numbers among one's cards, else its suit, else that the best card for this hand is
    elsewhere."""
    mine = [*s.collected[seat], *s.hands[seat]]
    alike = sum(VALUE[c] == VALUE[card] for c in mine)
    if alike:
        return "alike", {"count": Count(alike)}
    suited = sum(SUIT[c] == SUIT[card] for c in mine)
    return ("suited", {"suit": Suit(SUIT[card]), "count": Count(suited)}) if suited > 1 else ("pick", {})


def about_play(s: TTPState, seat: int, card: int) -> tuple[str, dict[str, object]]:
    """Return the reason: whether it chooses first so far, and how many seats are still to play."""
    trick, more = [*s.trick, card], len(s.hands) - len(s.trick) - 1
    if len(trick) == 1:
        return "lead", {}
    place = choice_order(trick).index(len(trick) - 1)
    if not place:
        return ("first", {"more": more}) if more else ("surely", {})
    return "behind", {"place": Count(place)}


POLICY = TTPPolicy()
