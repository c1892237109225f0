"""Dominuxen: sets of dominoes on the own line; a stronger set of the same size attacks the last sets of the others.

A variant of Abluxxen / Linko! (Kramer, Kiesling) with a double-12 set. Tiles on the line are points, tiles in the hand
minus points. Seats run clockwise; the left neighbour of seat p is p + 1. A set on a line is the list
``[number, size, tile, ...]``, lines grow at their end, and only the last set of a line can be attacked.

Moves: ``play(number, tiles, size)``, where size is the number the set counts as; ``take`` or ``leave`` for every
victim; ``back`` or ``discard`` for the victim of a set that was left; ``draw(tile)`` with a row tile or PILE,
``draws(tiles)`` (these of the row, then the rest from the pile) and ``rest`` (all from the pile) at once. At any time
and in private: ``answer(seat, choice)`` decides ahead of time whether the seat to move takes the set of that victim.
``habit(size)`` decides about own sets that the attacker leaves: sets of ``size`` or more go back to the hand, smaller
ones are discarded. Both only save questions: the table makes the same moves at the same place in the order of play, at
the pace of a computer player. The decisions are private, and so is whether there are any.

Rulings made here, beyond those of the rules (R1 to R17):
- The set under attack stays on its line until its destination is decided; no round can end in between.
- If a double may count as two, the largest set for a time-out is the set of the largest size, not the one of the most
  tiles.
- If a list of draws ends before its last tile (the pile ran out), the player is asked for the rest.
- A decision made with ``answer`` is for the present turn only and is deleted with it. A habit stays until it is
  changed, also in later rounds.
- The start player of a later round is the left neighbour of the start player before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.options import Flag, Number
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.tiles import DOUBLE, HAS, HIGHEST
from engine.games.dominuxen import events, refusals
from engine.games.dominuxen.events import EVENTS
from engine.games.dominuxen.moves import (
    ANSWER,
    BACK,
    DISCARD,
    DRAW,
    HABIT,
    LEAVE,
    TAKE,
    Answer,
    Back,
    Discard,
    Draw,
    Draws,
    Habit,
    Leave,
    Play,
    Rest,
    Take,
)
from engine.games.dominuxen.phases import Drawing, Playing, Recovering, Taking
from engine.games.dominuxen.state import DominuxenState, DominuxenView, begin_round
from engine.games.dominuxen.terms import ASK, ASK_ME, HABITS, PILE, TAKE_IT, TURN_LIMIT


def later_victims(s: DominuxenState) -> Sequence[int]:
    """Return the seats that may still be attacked in this turn, after the present victim."""
    if s.phase == "play":
        # Before the play these are all seats with tiles on the line.
        return [q for q, line in enumerate(s.lines) if line and q != s.active]
    return s.victims[1:]


class Settled(Wishes[DominuxenState]):
    """The decisions a player makes beforehand."""

    kinds = (Answer, Habit)

    def open(self, s: DominuxenState, seat: int) -> Sequence[Wish]:
        """Return other habits; for the active player also decisions about victims that may still come."""
        if seat < 0:
            return ()
        habit = s.habits[seat]
        wishes: list[Wish] = [HABIT[size] for size in HABITS if size != habit]
        if seat == s.active:
            settled = s.answers[seat]
            for q in later_victims(s):
                now = settled[q] if settled else ASK_ME
                wishes += [wish for wish in ANSWER[q] if wish.choice != now]
        return wishes

    def keep(self, s: DominuxenState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store a habit for the rest of the match, a decision for the rest of the turn."""
        if isinstance(wish, Habit):
            s.habits[seat] = wish.size
            ctx.tell_only(seat, events.Habit, size=wish.size)
        elif isinstance(wish, Answer):
            if not s.answers[seat]:
                s.answers[seat] = [ASK_ME] * len(s.hands)
            s.answers[seat][wish.seat] = wish.choice
            ctx.tell_only(seat, events.Settled, victim=wish.seat, choice=wish.choice)

    def in_time(self, s: DominuxenState, seat: int) -> Action | None:
        """Return to take or leave by the decision for this victim, to take back or discard by the habit."""
        if s.phase == "take":
            settled = s.answers[seat][s.victims[0]] if s.answers[seat] else ASK_ME
            return None if settled == ASK_ME else TAKE if settled == TAKE_IT else LEAVE
        if s.phase != "recover" or s.habits[seat] == ASK:
            return None
        return BACK if s.attack[2] >= s.habits[seat] else DISCARD


class Dominuxen(Game[DominuxenState]):
    """Dominuxen for three to five."""

    key = "dominuxen"
    seats = (3, 4, 5)
    default_seats = 4
    options = (Flag("double_tiles"), Number("rounds", 1, 5, 1), Number("turn_limit", 50, 500, TURN_LIMIT))
    actions = (Play, Take, Leave, Back, Discard, Draw, Draws, Rest, Answer, Habit)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "play": Playing(),
        "take": Taking(),
        "recover": Recovering(),
        "draw": Drawing(),
    }
    wishes = Settled()
    state = DominuxenState
    minutes = 20
    genre = Genre.BOARDS
    arrangements = ("numbers", "sets")
    dailies = ({}, {"double_tiles": True})
    end_reasons = ("hand_empty", "centre_empty", "turn_limit")
    events = EVENTS

    def arrange(self, how: str, view: DominuxenView) -> list[int]:
        """Return the hand by the numbers on the tiles; or the largest set first, of the rest the largest, and so on."""
        left = sorted(view.s.hands[view.seat or 0])
        if how != "sets":
            return left
        out: list[int] = []
        while left:
            number = max(range(HIGHEST + 1), key=lambda v: (sum(HAS[v][t] for t in left), v))
            out += [t for t in left if HAS[number][t]]
            left = [t for t in left if not HAS[number][t]]
        return out

    def start(self, seats: int, options: Options, ctx: GameContext) -> DominuxenState:
        """Deal the first round; the start player is drawn (R13)."""
        s = DominuxenState(
            rounds=int(options["rounds"]),
            turn_limit=int(options["turn_limit"]),
            double_tiles=bool(options["double_tiles"]),
            totals=[0] * seats,
            habits=[ASK] * seats,
            starter=ctx.shuffled("start player", range(seats))[0],
        )
        begin_round(s, ctx)
        return s

    def why_not(self, s: DominuxenState, seat: int, action: Action) -> Message:
        """Return the reason from ``refusals``."""
        return refusals.why_not(s, seat, action)

    def automatic(self, s: DominuxenState) -> tuple[int, Action] | None:
        """Return a draw with one source left, or a lone double that counts as one."""
        if not s.waiting or s.phase in ("take", "recover"):
            return None
        seat = s.waiting[0]
        if s.phase == "draw":
            if not s.row:
                return seat, DRAW[PILE]
            return (seat, DRAW[s.row[0]]) if len(s.row) == 1 and not s.pile else None
        hand = s.hands[seat]
        if len(hand) == 1 and hand[0] in DOUBLE and not s.double_tiles:
            return seat, Play(DOUBLE.index(hand[0]), (hand[0],), 1)
        return None

    def timeout(self, s: DominuxenState, seat: int) -> Action:
        """Return the largest set, to leave, to take back, or the top of the pile."""
        if s.phase == "take":
            return LEAVE
        if s.phase == "recover":
            return BACK
        if s.phase == "draw":
            return DRAW[PILE if s.pile else s.row[0]]
        return max(largest_sets(s.hands[seat], s.double_tiles), key=lambda play: (play.size, play.number))

    def points_now(self, s: DominuxenState) -> Sequence[int] | None:
        """Return the points of all rounds so far."""
        return s.totals

    def conserved(self, s: DominuxenState) -> object:
        """Return all 91 tiles, wherever they are."""
        return gathered(*s.hands, s.row, s.pile, s.discard, *(played[2:] for line in s.lines for played in line))


def largest_sets(hand: Sequence[int], double_tiles: bool) -> list[Play]:
    """Return for every number in the hand all tiles with it; a double counts as two if the options allow it."""
    plays = []
    for v in range(HIGHEST + 1):
        has = HAS[v]
        if fitting := [t for t in hand if has[t]]:
            plays.append(Play(v, tuple(fitting), len(fitting) + (double_tiles and DOUBLE[v] in fitting)))
    return plays


GAME = Dominuxen()
