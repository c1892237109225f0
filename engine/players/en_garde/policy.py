"""The policy of the search in En Garde: a round is the horizon; with reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Rnd
from engine.games.en_garde.moves import Attack, Lunge, Step
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BACK, BASIC, EXACT, FORWARD, HIGHEST, HOW
from engine.players.en_garde.heuristic import prospect, unseen
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

RARELY = 0.4
"""How often people do it nevertheless."""
GLANCES = 4
"""The number of moves that a simulation examines."""


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
