"""The policy of the search in En Garde: a round is the horizon; why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Rnd
from engine.games.en_garde.moves import Attack, Lunge, Step
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BASIC, EXACT, HIGHEST
from engine.players.en_garde.heuristic import unseen
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative


class EnGardePolicy(SearchPolicy[EnGardeState]):
    """Looks ahead to the end of the round."""

    rollout_share: ClassVar[float] = 0.7

    def horizon(self, s: EnGardeState) -> int:
        """How many rounds are finished."""
        return len(s.columns)

    def values(self, s: EnGardeState, before: EnGardeState) -> Sequence[float]:
        """The hit."""
        return relative(s.columns[-1], 2.0)

    def rollout(
        self, game: Game[EnGardeState], s: EnGardeState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """An attack with all one has where one can; else a card at random that leaves the other out of reach."""
        last = legal[-1]
        if isinstance(last, Attack):
            return last
        action = legal[int(rnd() * len(legal))]
        if isinstance(action, Step) and action.tag == "forward" and s.distance - action.card <= HIGHEST:
            return legal[int(rnd() * len(legal))]
        return action

    def reason(self, s: EnGardeState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """What is certain of the move: what is left to parry with, what reaches, what parries."""
        hand, far = s.hands[seat], s.distance
        if isinstance(action, Attack | Lunge):
            value = far - (action.card if isinstance(action, Lunge) else 0)
            facts = {"card": Card(value), "count": action.count, "unseen": unseen(s, seat, value)}
            if s.level == BASIC or (s.riposte_wins and s.parried):
                return Message("en_garde-hint-why-hit", facts)
            sure = s.parry == EXACT and facts["unseen"] < action.count and isinstance(action, Attack)
            return Message(f"en_garde-hint-why-{'sure' if sure else 'thrust'}", facts)
        if not isinstance(action, Step):
            return None
        left = far + (-action.card if action.tag == "forward" else action.card)
        told = {"distance": Number(left)}
        reach = 2 * HIGHEST if s.level == ADVANCED else HIGHEST
        if left > reach:
            return Message("en_garde-hint-why-far", told)
        count = hand.count(left) - (left == action.card)
        if left <= HIGHEST and not unseen(s, seat, left):
            return Message("en_garde-hint-why-none", told)
        if count and s.level != BASIC:
            return Message("en_garde-hint-why-guard", {**told, "card": Card(left), "count": count})
        return None


POLICY = EnGardePolicy()
