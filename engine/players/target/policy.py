"""The policy of the search in Target: a round is the horizon, with the worth of a target by all seats' targets;
reasons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Number
from engine.core.game import Game, Rnd
from engine.families.tricks import PLAY, Play
from engine.games.target.rules import DISCARD, KEEP, ChooseTarget, Discard, Keep
from engine.games.target.state import TargetState
from engine.games.target.terms import HELD, THROWN, distance, is_far, taken_by
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.target.heuristic import dullest, edge
from engine.players.target.learned import KEEPS, STANDS
from engine.players.target.quick import reply

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
            return PLAY[reply(s.target, s.trick, hand, s.far_pool, len(s.hands) - len(s.trick) - 1, rnd)]
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
