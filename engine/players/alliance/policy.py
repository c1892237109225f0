"""The policy of the search for Alliance: a trick or two ahead, then the worth of points, sets and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.families.tricks import Play
from engine.games.alliance.rules import NO, REBUILD, Propose, PutBack
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import COURTS, TEAM
from engine.players.alliance.heuristic import choose
from engine.players.alliance.quick import hopeless, play
from engine.players.alliance.reasons import reason
from engine.players.alliance.worth import ahead
from engine.players.policy import SearchPolicy, SearchResult

__all__ = ["POLICY", "choose"]

SPAN = 60.0
"""The difference in points between the worst and the best outcome."""
AFTER_REBUILD = 4
"""The number of tricks after which the value of a new pile shows."""
OBJECTIONS = 1
"""A plan that a partner has answered this often is not worth another counter-proposal."""


class Horizon:
    """The number of courts to come; equal to another if fewer than ``tricks`` tricks lie between them."""

    __slots__ = ("courts", "tricks")

    def __init__(self, courts: int, tricks: int) -> None:
        self.courts, self.tricks = courts, tricks

    def __eq__(self, other: object) -> bool:
        # The left one is the position a simulation has reached, the right one its start, whose depth counts.
        return isinstance(other, Horizon) and other.courts - self.courts < other.tricks

    def __hash__(self) -> int:
        return 0


class AlliancePolicy(SearchPolicy[AllianceState]):
    """Plays quickly to the end of the next tricks; the worth of cards at that point is fitted from many games."""

    exploration: ClassVar[float] = 0.4
    proof: ClassVar[float] = 0.5
    """The quick player's simulations are better evidence than the heuristic player's move."""
    ripe: ClassVar[int] = 1_000_000
    """No tree: the quick player is better than first tries."""
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    tricks: ClassVar[int] = 1
    """The number of tricks to look ahead."""

    def horizon(self, s: AllianceState) -> object:
        """Return a value some tricks further, or the end; from the distribution to the end."""
        if s.ended:
            return None
        if s.phase == "distribute":
            return Horizon(len(COURTS), len(COURTS) + 1)
        # While piles are rebuilt the trick is not over: the worth of cards is only known before a trick.
        rebuilding = s.phase == "rebuild"
        return Horizon(len(s.courts) + rebuilding, AFTER_REBUILD if rebuilding else self.tricks)

    def values(self, s: AllianceState, before: AllianceState) -> Sequence[float]:
        """Return points ahead of the other sides, and the hope to win."""
        return [min(1.0, max(0.0, 0.5 + points / SPAN)) for points in ahead(s)]

    def hidden(self, s: AllianceState, seat: int) -> bool:
        """True for face-down cards, which are unseen: the tree does not distinguish other seats' plays of them."""
        return True

    def candidates(self, game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return plays that are not hopeless; a few of the ways to rebuild and to distribute the special cards."""
        if s.phase == "play":
            legal, trick = game.legal(s, seat), s.trick
            if not trick or max(trick) < 0:
                return legal
            team_game, players = s.mode == TEAM, len(s.order)
            left = [a for a in legal if not (isinstance(a, Play) and hopeless(trick, a.card, team_game, players))]
            # A single candidate would look like the only legal move.
            return left if len(left) > 1 else legal
        usual = choose(game, s, seat, rnd)
        if s.phase == "distribute":
            return [usual, *plans(s, seat, usual)]
        hand = tuple(sorted(s.hands[seat]))
        return list(dict.fromkeys([NO, usual, REBUILD, *([PutBack(hand)] if hand else [])]))

    def rollout(
        self, game: Game[AllianceState], s: AllianceState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return a quick play; for other moves the heuristic player's."""
        return play(s, seat, rnd) if s.phase == "play" else choose(game, s, seat, rnd)

    def any_move(self, game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: AllianceState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return the reason: what the move does for the court on offer, or for the cards."""
        return reason(s, seat, action)


def plans(s: AllianceState, seat: int, usual: Action) -> list[Action]:
    """Return alternative distributions of the special cards: both jokers to one player, the white card to the next."""
    own = s.members(seat)
    if sum(s.proposals[p] for p in own) > OBJECTIONS:
        return []
    at = own.index(seat)
    other = own[(at + 1) % len(own)]
    found = [Propose(seat, seat, other), Propose(other, other, seat)]
    now = s.proposed(seat)
    return [a for a in found if a != usual and [a.joker1, a.joker2, a.white] != now]


POLICY = AlliancePolicy()
