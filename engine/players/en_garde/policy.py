"""Computer players of En Garde: one counts possible cards, attacks on good odds and steps to safety; one searches.

For the search a round is the horizon.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Rnd
from engine.games.en_garde.rules import Attack, Concede, Lunge, Parry, Step
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BACK, BASIC, COPIES, EXACT, FORWARD, HELD, HIGHEST, HOW, behind
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

PARRIED = 0.55
"""A parry keeps the ground, and the seat acts at once."""
STEP_AHEAD = 0.012
"""The worth of a space of travel, more towards the end of the deck."""
RARELY = 0.4
"""How often people do it nevertheless."""
GLANCES = 4
"""The number of moves that a simulation examines."""


def choose(game: Game[EnGardeState], s: EnGardeState, seat: int, rnd: Rnd) -> Action:
    """Return the move with the best prospects; of equal ones the first."""
    return max(game.legal(s, seat), key=lambda action: prospect(s, seat, action))


def unseen(s: EnGardeState, seat: int, card: int) -> int:
    """Return the copies that are neither played nor in the hand of ``seat``; none of a number that no card has."""
    return COPIES - s.spent.count(card) - s.hands[seat].count(card) if card <= HIGHEST else 0


def odds(s: EnGardeState, seat: int, card: int, least: int) -> float:
    """Return how likely the opponent holds at least this many copies of ``card``; all hands are equally likely."""
    held = len(s.hands[1 - seat])
    return drawn(unseen(s, seat, card), held, held + len(s.deck), least)


@cache
def drawn(left: int, held: int, pool: int, least: int) -> float:
    """Return how likely at least this many of ``left`` cards are among the ``held`` ones of a pool."""
    if least <= 0:
        return 1.0
    fits = sum(comb(left, k) * comb(pool - left, held - k) for k in range(least, min(left, held) + 1))
    return fits / comb(pool, held)


def prospect(s: EnGardeState, seat: int, action: Action) -> float:
    """Return roughly how likely the round is won after ``action``."""
    hand, at = s.hands[seat][:], s.at[:]
    if isinstance(action, Concede):
        return 0.0
    if isinstance(action, Parry):
        return PARRIED
    back = action.tag in ("back", "retreat")
    stepped = action.card if isinstance(action, Step | Lunge) else 0
    if stepped:
        hand.remove(stepped)
        at[seat] += stepped * (-1 if back else 1) * (-1 if seat else 1)
    far = at[1] - at[0]
    if isinstance(action, Attack | Lunge):
        return thrust(s, seat, hand, far, action.count, indirect=isinstance(action, Lunge))
    if HELD - len(hand) >= len(s.deck):
        return closing(s, seat, hand, at)
    worth = 0.5 - 0.5 * danger(s, seat, hand, far) + 0.06 * (far <= HIGHEST) * hand.count(far)
    return worth + (behind(at, seat) - behind(at, 1 - seat)) * STEP_AHEAD * (2 - len(s.deck) / 15)


def thrust(s: EnGardeState, seat: int, hand: Sequence[int], far: int, count: int, *, indirect: bool) -> float:
    """Return the prospect of a thrust: a hit if the opponent has too few of the number; else a riposte may come."""
    if s.level == BASIC or (s.riposte_wins and s.parried):
        return 1.0
    parried = odds(s, seat, far, count)
    if indirect:
        parried += (1 - parried) * (0.7 if behind(s.at, 1 - seat) > 1 else 0.3)
    answered = odds(s, seat, far, hand.count(far) + 1)
    return (1 - parried) + parried * (0.5 - 0.4 * answered) - 0.02 * count


def danger(s: EnGardeState, seat: int, hand: Sequence[int], far: int) -> float:
    """Return how likely the opponent can attack from here with more cards than the seat can parry."""
    if far > HIGHEST:
        return 0.15 if s.level == ADVANCED and far <= 2 * HIGHEST else 0.0
    return odds(s, seat, far, 1 if s.level == BASIC else hand.count(far) + 1)


def closing(s: EnGardeState, seat: int, hand: Sequence[int], at: Sequence[int]) -> float:
    """Return the prospect if the refill takes the last card: copies of the distance count, then travel."""
    far, ahead = at[1] - at[0], behind(at, seat) - behind(at, 1 - seat)
    level = 0.5 if not ahead else 0.95 if ahead > 0 else 0.05
    if s.level == BASIC:
        return level * (1 - odds(s, seat, far, 1))
    mine = hand.count(far)
    more, as_many = odds(s, seat, far, mine + 1), odds(s, seat, far, mine)
    return (1 - as_many) + (as_many - more) * level


class EnGardePolicy(SearchPolicy[EnGardeState]):
    """Looks ahead to the end of the round."""

    rollout_share: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 1_000_000

    def horizon(self, s: EnGardeState) -> int:
        """Return how many rounds are finished."""
        return len(s.columns)

    def values(self, s: EnGardeState, before: EnGardeState) -> Sequence[float]:
        """Return the hit."""
        return relative(s.columns[-1], 2.0)

    def suppose(self, s: EnGardeState, seat: int, rnd: Rnd) -> None:
        """Fit the cards: a player who stepped away could rarely attack, and rarely steps into reach unguarded."""
        if not s.acts or s.acts[-1][0] == seat or HOW[s.acts[-1][1]] not in (FORWARD, BACK):
            return
        _, how, card = s.acts[-1]
        before = s.distance + (card if HOW[how] == FORWARD else -card)
        hand, deck, far = s.hands[1 - seat], s.deck, s.distance
        for k, held in enumerate(hand):
            at = int(rnd() * len(deck))
            if held == before and rnd() > RARELY and deck[at] != before:
                hand[k], deck[at] = deck[at], held
        if far <= HIGHEST and far not in hand and far in deck and rnd() > RARELY:
            k, at = int(rnd() * len(hand)), deck.index(far)
            hand[k], deck[at] = far, hand[k]
        hand.sort()

    def rollout(
        self, game: Game[EnGardeState], s: EnGardeState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the best of a few moves by the heuristic player's judgement."""
        count = len(legal)
        few = [legal[int(rnd() * count)] for _ in range(GLANCES)] if count > GLANCES else legal
        return max(few, key=lambda action: prospect(s, seat, action))

    def reason(self, s: EnGardeState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return a certain reason: what can parry, what reaches, what is kept; played cards only if they may be looked
        up."""
        hand, far = s.hands[seat], s.distance
        if isinstance(action, Attack | Lunge):
            value = far - (action.card if isinstance(action, Lunge) else 0)
            facts = {"card": Card(value), "count": action.count, "unseen": unseen(s, seat, value)}
            if s.level == BASIC or (s.riposte_wins and s.parried):
                return Message("en_garde-hint-why-hit", facts)
            if not s.open or s.parry != EXACT:
                return None  # nothing is certain if the played cards are hidden, or if other cards parry too
            if isinstance(action, Lunge):
                return Message("en_garde-hint-why-lunge", facts)
            return Message(f"en_garde-hint-why-{'sure' if facts['unseen'] < action.count else 'thrust'}", facts)
        if not isinstance(action, Step):
            return None
        left = far + (-action.card if action.tag == "forward" else action.card)
        told = {"distance": Number(left)}
        reach = 2 * HIGHEST if s.level == ADVANCED else HIGHEST
        if left > reach:
            return Message("en_garde-hint-why-far", told)
        count = hand.count(left) - (left == action.card)
        if s.open and left <= HIGHEST and not unseen(s, seat, left):
            return Message("en_garde-hint-why-none", told)
        if count and s.level != BASIC:
            return Message("en_garde-hint-why-guard", {**told, "card": Card(left)})
        return None


POLICY = EnGardePolicy()
