"""Computer players of Stendhal: one values the trick for its winner, played on a few times; the other searches.

Early in a deal a clean trick is worth less than its bonus, since the next one may spoil it. For the search a deal is
the horizon, and its points count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.tricks import ACE_HIGH, PLAY, Play
from engine.games.stendhal.rules import CHOOSE, TRICKS, Choose
from engine.games.stendhal.state import StendhalState
from engine.games.stendhal.terms import deal_score, partner, taken_by
from engine.players.policy import DealPolicy, Reason, SearchResult

TIMES = 6
"""How often the rest of a trick is guessed for each card."""
RID = 0.12
"""The worth of losing a card, by its strength: high ones win unwanted cards."""
FEW = 4
"""The number of cards of a pair of suits that counts as few."""
SPAN = 60.0
"""The difference in points between the worst and the best outcome of a deal."""


def choose(game: Game[StendhalState], s: StendhalState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    if s.phase == "choose":
        return CHOOSE[max(s.hands[seat], key=lambda c: (-danger(s.hands[seat], c), ACE_HIGH[c]))]
    cards = [a.card for a in TRICKS.legal(s, seat)]
    if len(cards) == 1:
        return PLAY[cards[0]]
    return PLAY[max(cards, key=lambda c: promise(s, seat, c, rnd))]


def danger(hand: Sequence[int], card: int) -> int:
    """Return the danger of the suits that ``card`` favours: their other cards in the hand, by strength."""
    pair = SUIT[card], partner(SUIT[card])
    return sum([4 + ACE_HIGH[c] for c in hand if c != card and SUIT[c] in pair])


def promise(s: StendhalState, seat: int, card: int, rnd: Rnd) -> float:
    """Return the worth of playing ``card``: the possible trick, and losing the card."""
    times = TIMES if len(s.trick) < len(s.hands) - 1 else 1
    swings = [swing(s, seat, played_on(s, seat, card, rnd)) for _ in range(times)]
    return sum(swings) / times + RID * ACE_HIGH[card]


def played_on(s: StendhalState, seat: int, card: int, rnd: Rnd) -> list[int]:
    """Return the whole trick, in which the remaining seats play any legal card."""
    trick, n = [*s.trick, card], len(s.hands)
    led = SUIT[trick[0]]
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        free = [c for c in hand if SUIT[c] == led] or hand
        trick.append(free[int(rnd() * len(free))])
    return trick


def gain(s: StendhalState, seat: int, trick: Sequence[int]) -> int:
    """Return how much the score of ``seat`` in this deal changes if it takes ``trick``."""
    had = s.captured[seat]
    return deal_score([*had, *trick], s.minus, s.ace) - deal_score(had, s.minus, s.ace)


def swing(s: StendhalState, seat: int, trick: Sequence[int]) -> float:
    """Return the effect of a whole trick on ``seat``: its own gain, or a share of another seat's loss."""
    taker = (s.leader + taken_by(trick)) % len(s.hands)
    won = gain(s, taker, trick)
    if taker != seat:
        return -won / (len(s.hands) - 1)
    return won * (s.number / s.tricks) if won > 0 else won


class StendhalPolicy(DealPolicy[StendhalState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.4
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.8

    def rollout(
        self, game: Game[StendhalState], s: StendhalState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the better of two cards by a quick look."""
        one, other = legal[int(rnd() * len(legal))], legal[int(rnd() * len(legal))]
        return glance(s, one, other) if isinstance(one, Play) and isinstance(other, Play) else one

    def reason(self, s: StendhalState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: what the card does to the minus suits, or to the trick so far."""
        if not isinstance(action, Choose | Play):
            return None
        why, facts = (about_choice if isinstance(action, Choose) else about_play)(s, seat, action.card)
        return Message(f"stendhal-hint-why-{why}", {"card": Card(action.card), **facts}) if why else None


def about_choice(s: StendhalState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Return the reason: how many cards of the suits it favours stay in the hand, if they are few."""
    pair = SUIT[card], partner(SUIT[card])
    count = sum(SUIT[c] in pair for c in s.hands[seat]) - 1
    return "choose" if count <= FEW else "", {"count": count}


def about_play(s: StendhalState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Return the reason: what is certain for the last seat, else whether the card wins so far."""
    trick, more = [*s.trick, card], len(s.hands) - len(s.trick) - 1
    if len(trick) == 1:
        others = [c for p, hand in enumerate(s.hands) if p != seat for c in hand]
        return "lead", {"above": sum(SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for c in others)}
    if taken_by(trick) < len(trick) - 1:
        return ("away" if SUIT[card] in s.minus else "below"), {}
    points = 0 if more else gain(s, seat, trick)
    return ("wins", {"more": more}) if more else ("gain" if points > 0 else "cost", {"points": abs(points)})


def glance(s: StendhalState, one: Play, other: Play) -> Play:
    """Win clean tricks and lose the others; of two losing cards the higher one."""
    trick = s.trick
    if one is other:
        return one
    if not trick:
        return one if ACE_HIGH[one.card] < ACE_HIGH[other.card] else other
    last = len(trick)
    first = taken_by([*trick, one.card]) == last
    second = taken_by([*trick, other.card]) == last
    if first != second:
        clean = not any(SUIT[c] in s.minus for c in trick)
        return one if first == clean else other
    return one if first == (ACE_HIGH[one.card] < ACE_HIGH[other.card]) else other


POLICY = StendhalPolicy()
