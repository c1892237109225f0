"""The policy of the search in Target: a round is the horizon, and what a target is worth by what all have; why."""

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
from engine.games.target.moves import DISCARD, KEEP, ChooseTarget, Discard, Keep
from engine.games.target.state import TargetState
from engine.games.target.terms import HELD, THROWN, distance, is_far, taken_by
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.target.heuristic import dullest, edge
from engine.players.target.learned import KEEPS, STANDS
from engine.players.target.quick import reply

WHOLE = 2.0
"""The span of chances: 1 for whoever has won, 0.5 where all have the same."""
WIDE = 6
"""From this distance on a card is far enough to speak for a target."""
DULL = 2
"""Not farther from the 7 than this a card is from the middle of the numbers."""
GOAL = 5
"""Targets that a seat lacks for which cards kept are weighed: it changes nothing between them."""
TRIES = 12
"""So many cards of the deck are looked at for one that is far enough."""


class TargetPolicy(SearchPolicy[TargetState]):
    """Looks ahead until the next target is taken."""

    exploration: ClassVar[float] = 0.4
    ripe: ClassVar[int] = 60
    proof: ClassVar[float] = 0.7
    rollout_share: ClassVar[float] = 1.0

    def horizon(self, s: TargetState) -> int:
        """How many targets are taken."""
        return sum(map(len, s.won))

    def values(self, s: TargetState, before: TargetState) -> Sequence[float]:
        """Everybody's chance to win, by targets, by the far cards they hold, and by who names the next target."""
        if s.ended:
            return relative([p in s.winners for p in range(len(s.won))], WHOLE)
        worth = STANDS[len(s.won)]
        chances = [
            exp(worth.of(s.goal - len(cards), hand, p == s.last_winner))
            for p, (cards, hand) in enumerate(zip(s.won, s.hands, strict=True))
        ]
        return relative([c / sum(chances) for c in chances], WHOLE)

    def suppose(self, s: TargetState, seat: int, rnd: Rnd) -> None:
        """Nobody kept a card duller than what they threw away; where one may have, it is exchanged with the deck."""
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
        """Of eleven ways to discard only the usual one: what another gains is less than what chance makes of it."""
        return game.legal(s, seat) if s.phase != "discard" else [thrown(s.hands[seat], len(s.won))]

    def rollout(self, game: Game[TargetState], s: TargetState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """The quick player; the two cards nearest to the 7 are thrown away."""
        hand = s.hands[seat]
        if s.phase == "play":
            return PLAY[reply(s.target, s.trick, hand, s.far_pool, len(s.hands) - len(s.trick) - 1, rnd)]
        return legal[int(rnd() * len(legal))] if s.phase == "choose_target" else DISCARD[dullest(hand)]

    def reason(self, s: TargetState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """What the target offers the own hand, what the card does as the round lies, or what is thrown away."""
        if isinstance(action, ChooseTarget):
            return about_target(s.hands[seat], action.card)
        if isinstance(action, Play):
            return about_play(s, seat, action.card)
        return about_discard(s, seat, action)


def thrown(hand: Sequence[int], seats: int) -> Keep | Discard:
    """Of the eleven choices the one whose cards kept are worth most."""
    worth, cards = KEEPS[seats], sorted(hand)
    choices = [c for k in range(THROWN + 1) for c in combinations(cards, k)]
    best = max(choices, key=lambda away: worth.of(GOAL, [c for c in hand if c not in away], False))
    return DISCARD[best] if best else KEEP


def exchanged(hand: list[int], k: int, least: int, deck: list[int], rnd: Rnd) -> None:
    """Give ``hand`` for its card at ``k`` one of the deck that is at least so far from the 7, if one is met soon."""
    start = int(rnd() * len(deck))
    for i in range(start - min(TRIES, len(deck)), start):
        if edge(deck[i]) >= least:
            hand[k], deck[i] = deck[i], hand[k]
            return


def about_target(hand: Sequence[int], target: int) -> Reason | None:
    """The card that makes it far and is far itself, else one of its very number."""
    same = max((c for c in hand if SUIT[c] == SUIT[target]), key=lambda c: distance(target, c), default=target)
    if distance(target, same) >= WIDE:
        return _why("own-far", card=Card(same), distance=Number(distance(target, same)))
    level = next((c for c in hand if not distance(target, c)), None)
    return None if level is None else _why("own-near", card=Card(level))


def about_play(s: TargetState, seat: int, card: int) -> Reason | None:
    """What is certain for who plays last, else how the card stands as the round lies."""
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
    """A card of the middle, or none of them."""
    if isinstance(action, Discard):
        dullest = min(action.cards, key=edge)
        return _why("dull", card=Card(dullest)) if edge(dullest) <= DULL else None
    return _why("keep") if all(edge(c) > DULL for c in s.hands[seat]) else None


def _why(key: str, **facts: Any) -> Reason:
    return Message(f"target-hint-why-{key}", facts)


POLICY = TargetPolicy()
