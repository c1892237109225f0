"""The search policy of Love Letter: a round is the horizon, and a guard names likely cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Card, Message, Seat
from engine.core.game import Game, Rnd
from engine.games.love_letter.moves import Aimed, Guard, card_of
from engine.games.love_letter.state import LoveLetterState
from engine.games.love_letter.terms import BARON, HANDMAID, NUMBERS, PRINCE, PRINCESS, face
from engine.players.love_letter.heuristic import RARELY, choose, copies, odds, played
from engine.players.policy import DealPolicy, SearchResult, relative

NAMED = 3
"""How many numbers a search considers for one guard."""


class LoveLetterPolicy(DealPolicy[LoveLetterState]):
    """Looks ahead to the end of the round."""

    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 1_000_000

    def values(self, s: LoveLetterState, before: LoveLetterState) -> Sequence[float]:
        """Return the token."""
        return relative(s.columns[-1], 2.0)

    def suppose(self, s: LoveLetterState, seat: int, rnd: Rnd) -> None:
        """Fit the cards: a player who played a card has rarely kept a lower one."""
        for p, hand in enumerate(s.hands):
            if p != seat and hand and hand[0] < (floor := played(s, p)) and rnd() > RARELY:
                at = int(rnd() * len(s.deck)) if s.deck else 0
                if s.deck and s.deck[at] >= floor and s.may_have_kept(seat, p, s.deck[at]):
                    hand[0], s.deck[at] = s.deck[at], hand[0]

    def candidates(self, game: Game[LoveLetterState], s: LoveLetterState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return all moves, but for a guard only the likeliest numbers."""
        legal: Sequence[Action] = game.phases[s.phase].legal(s, seat)
        if len(legal) <= len(NUMBERS):
            return legal
        likely: dict[int, list[int]] = {}
        out: list[Action] = []
        for move in legal:
            if isinstance(move, Guard):
                if move.target not in likely:
                    chance = odds(s, seat, move.target)
                    likely[move.target] = sorted(NUMBERS, key=chance.__getitem__, reverse=True)[:NAMED]
                if move.named not in likely[move.target]:
                    continue
            out.append(move)
        return out

    def rollout(
        self, game: Game[LoveLetterState], s: LoveLetterState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move, which attacks on good odds: against random guards any card seems safe."""
        return choose(game, s, seat, rnd)

    def reason(self, s: LoveLetterState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return the reason: what the seat knows, or what the card does for it; always true of the move."""
        why, facts = "", dict[str, Any]()
        play: Any = action
        card = card_of(play)
        kept = sum(s.hands[seat]) - card
        if isinstance(action, Aimed) and action.target != seat:
            facts["seat"] = Seat(action.target)
            count = copies(s, seat, action.target)
            known = s.knows[seat][action.target]
            if isinstance(action, Guard):
                why = (
                    "known"
                    if known == action.named
                    else "likely"
                    if 0 < count[action.named] == max(count[NUMBERS[0] :])
                    else ""
                )
                facts["card"] = action.named
            elif card == BARON:
                why = "lower" if not sum(count[kept:]) else "odds" if 2 * sum(count[:kept]) > sum(count) else ""
                facts["card"] = kept
            elif card == PRINCE:
                why = "princess" if known == PRINCESS else ""
        elif card == HANDMAID:
            why, facts["card"] = "protect", kept
        if not why and kept > card:
            why, facts = "keep", {"card": kept}
        if "card" in facts:
            facts["card"] = Card(face(facts["card"], s.minister))
        return Message(f"love_letter-hint-why-{why}", facts) if why else None


POLICY = LoveLetterPolicy()
