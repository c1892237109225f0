"""Computer players of Target: one guesses the rest of the round a few times for each card, the other searches.

For the search a round is the horizon, with the worth of a target by all seats' targets. Its simulations follow the
chance of every card in the round so far, from tables (``learned``) counted in matches between heuristic players: after
a far card only a farther one takes the target, and hardly any player lacks an ace or a king.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK, SUIT
from engine.core.facts import Card, Count, Message, Number
from engine.core.game import Game, Rnd
from engine.families.tricks import PLAY, Play
from engine.games.target.rules import CHOOSE, DISCARD, KEEP, ChooseTarget, Discard, Keep
from engine.games.target.state import TargetState
from engine.games.target.terms import FARTHEST, HELD, SAME_SUIT, THROWN, distance, is_far, taken_by
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.target.learned import FAR, KEEPS, MIDDLE, NEAR, STANDS, TURN, chances, edge

TIMES = 6
"""How often the rest of a round is guessed for each card."""
ALERT = 0.5
"""How often a player plays a card that wins so far, if they hold one."""
THRIFT = 0.03
"""The worth of each step from the middle of the numbers for a kept card, in targets."""
KEPT = 2
"""The number of cards to keep, the farthest from the 7; the worth of a hand depends on them."""
EXTREME, STEP = 0.15, 0.0005
"""The worth of an ace or a king in hand; of a card by the square of its distance from the 7."""
WHIM = 0.02
"""The random share of a decision."""
KEPT_WORTH = [STEP * (rank - MIDDLE) ** 2 + (EXTREME if rank in (0, FARTHEST) else 0.0) for rank in range(PER_SUIT)]
WHOLE = 2.0
"""The span of chances: 1 for the player who has won, 0.5 if all have the same."""
WIDE = 6
"""The distance from which on a card favours a target."""
DULL = 2
"""The maximum distance from the 7 of a card called middle."""
GOAL = 5
"""The number of lacking targets at which kept cards are compared: it does not change their order."""
TRIES = 12
"""The number of cards of the deck examined for one that is far enough."""


def choose(game: Game[TargetState], s: TargetState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    hand = s.hands[seat]
    if s.phase == "choose_target":
        return CHOOSE[max(s.revealed, key=lambda t: max(promise(s, t, seat, c, rnd) for c in hand))]
    if s.phase == "play":
        return PLAY[max(hand, key=lambda c: promise(s, s.target, seat, c, rnd) + worth([d for d in hand if d != c]))]
    return DISCARD[dullest(hand)]


def dullest(hand: Sequence[int]) -> tuple[int, ...]:
    """Return the cards to discard, in order: those nearest to the 7."""
    return tuple(sorted(sorted(hand, key=edge)[:THROWN]))


def worth(hand: Sequence[int]) -> float:
    """Return the worth of a hand for the rounds to come, in targets."""
    return THRIFT * sum(sorted(map(edge, hand))[-KEPT:])


def promise(s: TargetState, target: int, seat: int, card: int, rnd: Rnd) -> float:
    """Return how often ``card`` takes ``target`` if the remaining seats play legal cards."""
    at, trick = len(s.trick), [*s.trick, card]
    times = TIMES if at + 1 < len(s.hands) else 1
    return (
        sum(taken_by(target, played_on(s, target, seat, trick[:], rnd), s.far_pool) == at for _ in range(times)) / times
    )


def played_on(s: TargetState, target: int, seat: int, trick: list[int], rnd: Rnd) -> list[int]:
    """Return the whole round from ``trick``, which ends with the card of ``seat``."""
    n = len(s.hands)
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        trick.append(reply(target, trick, hand, s.far_pool, rnd))
    return trick


def reply(target: int, trick: list[int], hand: Sequence[int], far_pool: str, rnd: Rnd) -> int:
    """Return a card that wins so far, if there is one and its owner notices it, else any."""
    n = len(hand)
    at = int(rnd() * n)
    if rnd() < ALERT:
        last = len(trick)
        for k in range(n):
            c = hand[at - k]
            trick.append(c)
            wins = taken_by(target, trick, far_pool) == last
            trick.pop()
            if wins:
                return c
    return hand[at]


def lies(target: int, trick: Sequence[int], far_pool: str) -> tuple[bool, int, int]:
    """Return whether the farthest wins so far, the distance to exceed in that case, and the least distance."""
    suit, rank, far = SUIT[target], RANK[target], False
    high, own, low = -1, -1, FARTHEST
    for c in trick:
        away = RANK[c] - rank if RANK[c] > rank else rank - RANK[c]
        if SUIT[c] == suit:
            far, own = True, max(own, away)
        high, low = max(high, away), min(low, away)
    return far, own if far_pool == SAME_SUIT else high, low


def quick_reply(target: int, trick: Sequence[int], hand: Sequence[int], far_pool: str, more: int, rnd: Rnd) -> int:
    """Return the card with the best chance, before ``more`` others play; of equal ones the dullest."""
    seats = len(trick) + 1 + more
    short, near, turn = (chances(table, seats, more) for table in (FAR, NEAR, TURN))
    far, high, low = lies(target, trick, far_pool)
    suit, rank = SUIT[target], RANK[target]
    most = max(rank, FARTHEST - rank)
    best, found = -1.0, hand[0]
    for c in hand:
        away = RANK[c] - rank if RANK[c] > rank else rank - RANK[c]
        chance = rnd() * WHIM - KEPT_WORTH[RANK[c]]
        if SUIT[c] == suit or (far and far_pool != SAME_SUIT):
            if away > high:
                chance += short[most - away]
        elif not far:
            if away <= low:
                chance += near[away]
            if away > high:
                chance += turn[most - away]
        if chance > best:
            best, found = chance, c
    return found


class TargetPolicy(SearchPolicy[TargetState]):
    """Looks ahead until the next target is taken."""

    exploration: ClassVar[float] = 0.4
    ripe: ClassVar[int] = 60
    proof: ClassVar[float] = 0.7
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: TargetState) -> int:
        """Return how many targets are taken."""
        return sum(map(len, s.won))

    def values(self, s: TargetState, before: TargetState) -> Sequence[float]:
        """Return every player's chance to win, by targets, by the far cards they hold, and by the seat that names the
        next target."""
        if s.ended:
            return relative([p in s.winners for p in range(len(s.won))], WHOLE)
        worth = STANDS[len(s.won)]
        chances = [
            exp(worth.of(s.goal - len(cards), hand, p == s.last_winner))
            for p, (cards, hand) in enumerate(zip(s.won, s.hands, strict=True))
        ]
        return relative([c / sum(chances) for c in chances], WHOLE)

    def suppose(self, s: TargetState, seat: int, rnd: Rnd) -> None:
        """Fit the cards: no player kept a card duller than those discarded; such a card is exchanged with the deck."""
        for p, thrown in enumerate(s.thrown):
            if p == seat or not thrown:
                continue
            hand = s.hands[p]
            least = max(map(edge, thrown))
            kept = HELD - 1 - len(thrown) - (len(hand) < HELD)
            at = int(rnd() * len(hand))
            for k in range(at - kept, at):
                if edge(hand[k]) < least:
                    exchanged(hand, k, least, s.deck, rnd)

    def candidates(self, game: Game[TargetState], s: TargetState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the usual one of eleven ways to discard: the gain of another is smaller than the noise."""
        return game.legal(s, seat) if s.phase != "discard" else [thrown(s.hands[seat], len(s.won))]

    def rollout(self, game: Game[TargetState], s: TargetState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return the quick player's move; the two cards nearest to the 7 are discarded."""
        hand = s.hands[seat]
        if s.phase == "play":
            return PLAY[quick_reply(s.target, s.trick, hand, s.far_pool, len(s.hands) - len(s.trick) - 1, rnd)]
        return legal[int(rnd() * len(legal))] if s.phase == "choose_target" else DISCARD[dullest(hand)]

    def reason(self, s: TargetState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: the target's value to the hand, the card's effect in the round so far, or the discard."""
        if isinstance(action, ChooseTarget):
            return about_target(s.hands[seat], action.card)
        if isinstance(action, Play):
            return about_play(s, seat, action.card)
        return about_discard(s, seat, action)


def thrown(hand: Sequence[int], seats: int) -> Keep | Discard:
    """Return, of the eleven choices, the one whose kept cards are worth most."""
    worth, cards = KEEPS[seats], sorted(hand)
    choices = [c for k in range(THROWN + 1) for c in combinations(cards, k)]
    best = max(choices, key=lambda away: worth.of(GOAL, [c for c in hand if c not in away], False))
    return DISCARD[best] if best else KEEP


def exchanged(hand: list[int], k: int, least: int, deck: list[int], rnd: Rnd) -> None:
    """Replace card ``k`` of ``hand`` by one of the deck at least so far from the 7, if one is found soon."""
    start = int(rnd() * len(deck))
    for i in range(start - min(TRIES, len(deck)), start):
        if edge(deck[i]) >= least:
            hand[k], deck[i] = deck[i], hand[k]
            return


def about_target(hand: Sequence[int], target: int) -> Reason | None:
    """Return the card that makes it far and is far itself, else one of the same number."""
    same = max((c for c in hand if SUIT[c] == SUIT[target]), key=lambda c: distance(target, c), default=target)
    if distance(target, same) >= WIDE:
        return _why("own-far", card=Card(same), distance=Number(distance(target, same)))
    level = next((c for c in hand if not distance(target, c)), None)
    return None if level is None else _why("own-near", card=Card(level))


def about_play(s: TargetState, seat: int, card: int) -> Reason | None:
    """Return what is certain for the last seat, else the position of the card in the round so far."""
    lie, more = [*s.trick, card], len(s.hands) - len(s.trick) - 1
    facts = {"card": Card(card), "distance": Number(distance(s.target, card))}
    wins = taken_by(s.target, lie, s.far_pool) == len(lie) - 1
    if not more:
        if wins:
            return _why("takes", **facts)
        lost = all(taken_by(s.target, [*s.trick, c], s.far_pool) < len(s.trick) for c in s.hands[seat])
        return _why("lost", **facts) if lost else None
    if is_far(s.target, [card]) and not is_far(s.target, s.trick):
        return _why("turns", **facts)
    return _why("leads", more=Count(more), **facts) if wins else None


def about_discard(s: TargetState, seat: int, action: Action) -> Reason | None:
    """Return a card of the middle, or none of them."""
    if isinstance(action, Discard):
        dullest = min(action.cards, key=edge)
        return _why("dull", card=Card(dullest)) if edge(dullest) <= DULL else None
    return _why("keep") if all(edge(c) > DULL for c in s.hands[seat]) else None


def _why(key: str, **facts: Any) -> Reason:
    return Message(f"target-hint-why-{key}", facts)


POLICY = TargetPolicy()
