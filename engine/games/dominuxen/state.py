"""The state of Dominuxen: who beats whom, scoring, the order of rounds and turns; and its events.

In an event a set is given by ``number`` and ``size``, the number it counts as.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.context import GameContext
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Index, Number, Numbers, Seat, Seats, Word
from engine.core.state import State, hidden, memo, owner, public
from engine.core.tiles import COUNT
from engine.core.view import View
from engine.families.hands import deal_packets
from engine.families.outcome import Over, added, end_match
from engine.games.dominuxen.terms import ASK, HAND, ROW, Set, line_worth, worth


@dataclass(slots=True)
class DominuxenState(State):
    """One round in progress, and the score columns of the rounds before; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    """The hands, always in order, the lowest tile first."""
    known: list[list[int]] = public()
    """Tiles that all players saw going into a hand and that are still there: for redeals, never shown."""
    lines: list[list[list[int]]] = public()
    """The sets ``[number, size, tile, ...]`` of every player's line, the newest last."""
    row: list[int] = public()
    """Open tiles in the centre, left to right."""
    pile: list[int] = hidden()
    """Face-down tiles, the top one last."""
    discard: list[int] = public()
    active: int = public(0)
    """The seat whose turn it is, even while another seat is asked."""
    turn: int = public(0)
    """Plays made in this round."""
    victims: list[int] = public()
    """Seats whose last set is attacked and not dealt with, the present one first."""
    owed: int = public(0)
    """Tiles that the present victim must still draw."""
    drawn: list[int] = public()
    """What the present victim has drawn so far: tiles of the row, PILE for one from the pile."""
    played: list[int] = public()
    """``[seat, number, size]`` of the last play of this round, [] before the first."""
    attacks: list[list[int]] = public()
    """``[victim, number, size, outcome]`` of that play's attacks, in order."""
    round: int = public(0)
    """Number of the present round, from 1."""
    rounds: int = public(1)
    starter: int = public(0)
    turn_limit: int = public(0)
    double_tiles: bool = public(False)
    totals: list[int] = public()
    columns: list[list[int]] = public()
    """By finished round: the score of each seat."""
    reasons: list[str] = public()
    """By finished round: the reason of its end."""
    revealed: list[list[int]] = public()
    """The hands at the end of the last finished round."""
    answers: list[list[int]] = memo()
    """The active player's decisions, by victim; [] if there are none."""
    habits: list[int] = memo()
    fresh: list[list[int]] = memo()
    """Tiles that came into the hand since the own last play."""

    @property
    def attack(self) -> list[int]:
        """Return the entry of ``attacks`` that is being handled."""
        return self.attacks[-len(self.victims)]

    @property
    def attacked_set(self) -> list[int]:
        """Return the set under attack, still on the line of the present victim."""
        return self.lines[self.victims[0]][-1]

    def line_worth(self, seat: int) -> int:
        """Return the points of the line of ``seat``."""
        return line_worth(self.lines[seat], self.double_tiles)

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return the tiles that all players saw going into a hand and that are still there."""
        return {t: p for p, held in enumerate(self.known) for t in held}

    def after_redeal(self, seat: int, rnd: Any) -> None:
        """Sort the hands; clear the other seats' decisions and unseen draws."""
        for p in range(len(self.hands)):
            if p != seat:
                self.hands[p].sort()
                self.answers[p], self.habits[p], self.fresh[p] = [], ASK, []


DominuxenView = View[DominuxenState]


def round_score(line: Sequence[Set], hand: Sequence[int], double_tiles: bool) -> int:
    """Return the points of a line minus the tiles of a hand."""
    return line_worth(line, double_tiles) - worth(hand, double_tiles)


def take_up(hand: list[int], tiles: Sequence[int]) -> None:
    """Put tiles into a hand, which stays in order."""
    hand += tiles
    hand.sort()


def begin_round(s: DominuxenState, ctx: GameContext) -> None:
    """Shuffle, deal, lay out the row."""
    n = len(s.totals)
    s.round += 1
    hands, tiles = deal_packets(ctx.shuffled(f"deal {s.round}", range(COUNT)), n, HAND)
    s.hands, s.row, s.pile = [*map(sorted, hands)], tiles[:ROW], tiles[: ROW - 1 : -1]
    s.lines, s.known, s.discard = [[] for _ in range(n)], [[] for _ in range(n)], []
    s.answers, s.fresh = [[] for _ in range(n)], [[] for _ in range(n)]
    s.turn, s.victims, s.owed, s.drawn, s.played, s.attacks = 0, [], 0, [], [], []
    s.phase, s.active, s.waiting = "play", s.starter, [s.starter]
    ctx.tell(Round, round=s.round, seat=s.starter)
    for p in range(n):
        ctx.tell_only(p, Dealt, tiles=s.hands[p])
    ctx.tell(Row, tiles=s.row)


def end_round(s: DominuxenState, reason: str, ctx: GameContext) -> None:
    """Score the round; then start the next round, or end the match."""
    double_tiles = s.double_tiles
    scores = [round_score(line, hand, double_tiles) for line, hand in zip(s.lines, s.hands, strict=True)]
    s.columns.append(scores)
    s.reasons.append(reason)
    s.revealed = [hand[:] for hand in s.hands]
    s.totals = added(s.totals, scores)
    ctx.tell(RoundOver, round=s.round, reason=reason, scores=scores, hands=s.hands)
    if s.round < s.rounds:
        s.starter = (s.starter + 1) % len(scores)
        begin_round(s, ctx)
        return
    s.victims, s.owed = [], 0
    end_match(s, reason, s.totals)
    ctx.tell(Over, scores=s.scores, winners=s.winners)


def next_victim(s: DominuxenState, ctx: GameContext) -> None:
    """Finish the present victim; continue with the next one, or with the next turn."""
    s.victims.pop(0)
    if s.victims:
        s.phase, s.waiting[0] = "take", s.active
    else:
        next_turn(s, ctx)


def next_turn(s: DominuxenState, ctx: GameContext) -> None:
    """Start the left neighbour's turn, unless the turns are used up (R9)."""
    if s.answers[s.active]:
        s.answers[s.active] = []
    if s.turn >= s.turn_limit:
        end_round(s, "turn_limit", ctx)
        return
    s.active = (s.active + 1) % len(s.hands)
    s.phase, s.waiting[0] = "play", s.active


def must_draw(s: DominuxenState, count: int) -> None:
    """Ask the present victim to draw as many tiles as the set had (R10)."""
    s.phase, s.owed, s.drawn = "draw", count, []
    s.waiting[0] = s.victims[0]


class Round(GameEvent):
    """A round begins; ``seat`` starts."""

    round: Number
    seat: Seat


class Dealt(GameEvent):
    """The hand, for its owner only."""

    tiles: Cards


class Row(GameEvent):
    """The open tiles a round begins with."""

    tiles: Cards


class Played(GameEvent):
    """A set is put on the line of ``seat``."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Attacks(GameEvent):
    """The seats that the set attacks, in order."""

    seat: Seat
    victims: Seats


class Took(GameEvent):
    """The attacker takes the victim's set."""

    seat: Seat
    victim: Seat
    number: Number
    size: Number
    tiles: Cards


class Left(GameEvent):
    """The attacker leaves it to the victim."""

    seat: Seat
    victim: Seat
    number: Number
    size: Number


class Back(GameEvent):
    """The victim takes the set back into the hand."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Discarded(GameEvent):
    """The victim discards it out of the round."""

    seat: Seat
    number: Number
    size: Number
    tiles: Cards


class Drew(GameEvent):
    """The victim draws a tile of the row."""

    seat: Seat
    tile: Card


class DrewPile(GameEvent):
    """The victim draws tiles from the pile."""

    seat: Seat
    count: Count


class DrewTiles(GameEvent):
    """The tiles drawn from the pile, for their owner only."""

    tiles: Cards


class Refilled(GameEvent):
    """New tiles come into the row."""

    tiles: Cards


class RoundOver(GameEvent):
    """The reason a round is over, its scores and the hands that were left."""

    round: Number
    reason: Word
    scores: Numbers
    hands: Hands


class Settled(GameEvent):
    """The decision about a victim's set in the present turn (terms.LEAVE_IT ...), for the seat that made it only."""

    victim: Index
    choice: Number


class Habit(GameEvent):
    """The size from which on own sets are taken back, for the seat that chose it only."""

    size: Number


EVENTS = catalogue(
    Round, Dealt, Row, Played, Attacks, Took, Left, Back, Discarded, Drew, DrewPile, DrewTiles, Refilled, RoundOver,
    Settled, Habit, Over,
)  # fmt: skip
