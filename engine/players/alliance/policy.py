"""The policy of the search for Alliance: a trick or two ahead, then what points, sets and cards are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.families.tricks import Play
from engine.games.alliance.distribution import holders, members
from engine.games.alliance.moves import NO, REBUILD, Propose, PutBack
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import COURTS, TEAM
from engine.players.alliance.heuristic import choose
from engine.players.alliance.quick import hopeless, play
from engine.players.alliance.reasons import reason
from engine.players.alliance.worth import ahead
from engine.players.policy import SearchPolicy, SearchResult

__all__ = ["POLICY", "choose"]

SPAN = 60.0
"""Points ahead between the worst and the best that may come of it."""
AFTER_REBUILD = 4
"""What a new pile is good for shows only after so many tricks."""
OBJECTIONS = 1
"""A plan that a partner answers so many times is not worth another counter-proposal."""


class Horizon:
    """How many courts are to come; equal to another as long as fewer than ``tricks`` tricks lie between them."""

    __slots__ = ("courts", "tricks")

    def __init__(self, courts: int, tricks: int) -> None:
        self.courts, self.tricks = courts, tricks

    def __eq__(self, other: object) -> bool:
        # The left one is where a simulation has got to, the right one where it began: its depth counts.
        return isinstance(other, Horizon) and other.courts - self.courts < other.tricks

    def __hash__(self) -> int:
        return 0


class AlliancePolicy(SearchPolicy[AllianceState]):
    """Plays on quickly to the end of the next tricks; what cards are worth then is known from many games."""

    exploration: ClassVar[float] = 0.4
    proof: ClassVar[float] = 0.5
    """The quick player's simulations are worth more than the heuristic player's word."""
    ripe: ClassVar[int] = 1_000_000
    """No tree: the quick player is better than first tries."""
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    tricks: ClassVar[int] = 1
    """How far to look ahead."""

    def horizon(self, s: AllianceState) -> object:
        """Some tricks further, or the end; from the distribution to the end."""
        if s.ended:
            return None
        if s.phase == "distribute":
            return Horizon(len(COURTS), len(COURTS) + 1)
        # While piles are rebuilt the trick is not over yet: what cards are worth is known before a trick only.
        rebuilding = s.phase == "rebuild"
        return Horizon(len(s.courts) + rebuilding, AFTER_REBUILD if rebuilding else self.tricks)

    def values(self, s: AllianceState, before: AllianceState) -> Sequence[float]:
        """Points ahead of the other sides, and the hope to win."""
        return [min(1.0, max(0.0, 0.5 + points / SPAN)) for points in ahead(s)]

    def hidden(self, s: AllianceState, seat: int) -> bool:
        """Which card goes face down is not seen: the tree does not tell plays of others apart."""
        return True

    def candidates(self, game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Plays that are not hopeless; a few of the ways to rebuild and to hand out the special cards."""
        if s.phase == "play":
            legal, trick = game.legal(s, seat), s.trick
            if not trick or max(trick) < 0:
                return legal
            team_game, players = s.mode == TEAM, len(s.order)
            left = [a for a in legal if not (isinstance(a, Play) and hopeless(trick, a.card, team_game, players))]
            # One alone would pass for the only legal move.
            return left if len(left) > 1 else legal
        usual = choose(game, s, seat, rnd)
        if s.phase == "distribute":
            return [usual, *plans(s, seat, usual)]
        hand = tuple(sorted(s.hands[seat]))
        return list(dict.fromkeys([NO, usual, REBUILD, *([PutBack(hand)] if hand else [])]))

    def rollout(
        self, game: Game[AllianceState], s: AllianceState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """A quick play; anything else as the heuristic player does."""
        return play(s, seat, rnd) if s.phase == "play" else choose(game, s, seat, rnd)

    def any_move(self, game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Action:
        """As the heuristic player does."""
        return choose(game, s, seat, rnd)

    def reason(self, s: AllianceState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """What the move does for the court on offer, or for the cards."""
        return reason(s, seat, action)


def plans(s: AllianceState, seat: int, usual: Action) -> list[Action]:
    """Another way to hand out the special cards: both jokers to one player, the white card to the next."""
    own = members(s, s.team(seat))
    if sum(s.proposals[p] for p in own) > OBJECTIONS:
        return []
    at = own.index(seat)
    other = own[(at + 1) % len(own)]
    found = [Propose(seat, seat, other), Propose(other, other, seat)]
    now = holders(s, own)
    return [a for a in found if a != usual and (a.joker1, a.joker2, a.white) != now]


POLICY = AlliancePolicy()
