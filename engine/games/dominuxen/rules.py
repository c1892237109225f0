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
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Offer, Path, Subset, Values
from engine.core.options import Flag
from engine.core.options import Number as NumberOption
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.tiles import COUNT, DOUBLE, HAS, HIGHEST, NUMBERS
from engine.games.dominuxen import state as events
from engine.games.dominuxen.state import (
    EVENTS,
    DominuxenState,
    DominuxenView,
    begin_round,
    end_round,
    must_draw,
    next_turn,
    next_victim,
    take_up,
)
from engine.games.dominuxen.terms import (
    ASK,
    ASK_ME,
    HABITS,
    HAND,
    NEVER,
    PENDING,
    PILE,
    RETURNED,
    ROW,
    TAKE_IT,
    TAKEN,
    THROWN,
    TURN_LIMIT,
    victims_of,
)
from engine.layers.leg import Leg

SIZES = tuple(Values((size,)) for size in range(NEVER))
"""By number of tiles in a set: the sizes it can count as."""
DOUBLED = tuple(Values((size, size + 1)) for size in range(NEVER))
"""The same for a set with a double that may count as two."""


class Play(Action):
    """Put tiles that share ``number`` on one's own line; they count as ``size``."""

    number: int
    tiles: tuple[int, ...]
    size: int


class Take(Action):
    """Take the victim's set into the hand."""


class Leave(Action):
    """Leave the victim's set to the victim."""


class Back(Action):
    """Take one's own set back into the hand."""


class Discard(Action):
    """Discard one's own set out of the round, and draw as many tiles."""


class Draw(Action):
    """Draw one tile: of the row, or PILE for the top of the pile."""

    tile: int


class Draws(Action):
    """Draw these tiles of the row, and the rest of the required number from the pile."""

    tiles: tuple[int, ...]


class Rest(Action):
    """Draw the required number of tiles from the pile."""


class Answer(Wish):
    """Decide beforehand, in private, about the set of ``seat`` in one's present turn."""

    seat: int
    choice: int


class Habit(Wish):
    """Decide in private to take back sets of ``size`` and more and to discard smaller ones."""

    size: int


TAKE, LEAVE, BACK, DISCARD, REST = Take(), Leave(), Back(), Discard(), Rest()
DRAW = tuple(Draw(t) for t in range(COUNT + 1))
ANSWER = tuple(tuple(Answer(p, choice) for choice in range(3)) for p in range(5))
HABIT = {size: Habit(size) for size in HABITS}

Move = Play | Take | Leave | Back | Discard | Draw | Draws | Rest
TAKE_OR_LEAVE: tuple[Move, ...] = (TAKE, LEAVE)
BACK_OR_DISCARD: tuple[Move, ...] = (BACK, DISCARD)


TO_PLAY = Values((Play.tag,))
TO_TAKE = Values((Take.tag, Leave.tag))
TO_RECOVER = Values((Back.tag, Discard.tag))


ONE_DRAW = Values((Draw.tag,))
ROW_DRAWS = Values((Draw.tag, Draws.tag))
PILE_DRAWS = Values((Draw.tag, Rest.tag))
MANY_DRAWS = Values((Draw.tag, Draws.tag, Rest.tag))


@lru_cache(maxsize=1 << HIGHEST + 1)
def numbers(bits: int) -> Values:
    """Return the numbers whose bits are set, as an offer."""
    return Values(tuple(v for v in range(HIGHEST + 1) if bits >> v & 1))


class Playing(Phase[DominuxenState, Any]):
    """Play a set."""

    stepwise = True

    def legal(self, s: DominuxenState, seat: int) -> Sequence[Play]:
        """Return every number with every subset of its tiles, small ones first; 8,191 moves and more are possible."""
        hand, moves = s.hands[seat], []
        for v in range(HIGHEST + 1):
            has, double = HAS[v], DOUBLE[v] if s.double_tiles else PILE
            fitting = [t for t in hand if has[t]]
            for size in range(1, len(fitting) + 1):
                for chosen in combinations(fitting, size):
                    moves.append(Play(v, chosen, size))
                    if double in chosen:
                        moves.append(Play(v, chosen, size + 1))
        return moves

    def allows(self, s: DominuxenState, seat: int, action: Action) -> bool:
        """True if the move is legal; answers without the list."""
        if not isinstance(action, Play) or not 0 <= action.number <= HIGHEST:
            return False
        chosen, hand, has, before = action.tiles, s.hands[seat], HAS[action.number], -1
        for t in chosen:
            if t <= before or t not in hand or not has[t]:
                return False
            before = t
        size = len(chosen)
        if action.size == size:
            return size > 0
        return action.size == size + 1 and s.double_tiles and DOUBLE[action.number] in chosen

    def offer(self, s: DominuxenState, seat: int, path: Path) -> Offer | None:
        """Return the steps: a number, tiles with it, and with the option whether a double among them counts as two."""
        depth = len(path)
        if depth == 0:
            return TO_PLAY
        if depth > 3 or path[0] != Play.tag:
            return None
        if depth == 1:
            bits = 0
            for t in s.hands[seat]:
                bits |= NUMBERS[t]
            return numbers(bits)
        number = path[1]
        if type(number) is not int or not 0 <= number <= HIGHEST:
            return None
        if depth == 2:
            has = HAS[number]
            fitting = tuple([t for t in s.hands[seat] if has[t]])
            return Subset(fitting, 1, len(fitting)) if fitting else None
        chosen = path[2]
        if type(chosen) is not list or len(chosen) > HAND:
            return None
        return (DOUBLED if s.double_tiles and DOUBLE[number] in chosen else SIZES)[len(chosen)]

    def apply(self, s: DominuxenState, seat: int, action: Play, ctx: GameContext) -> None:
        """Put the set on the line; an emptied hand ends the round before any attack (R4)."""
        number, chosen, size = action.number, action.tiles, action.size
        hand, known = s.hands[seat], s.known[seat]
        for t in chosen:
            hand.remove(t)
            if known and t in known:
                known.remove(t)
        s.fresh[seat] = []
        s.lines[seat].append([number, size, *chosen])
        s.turn += 1
        s.played, s.attacks = [seat, number, size], []
        ctx.tell(events.Played, seat=seat, number=number, size=size, tiles=chosen)
        if not hand:
            end_round(s, "hand_empty", ctx)
            return
        s.victims = victims_of(s.lines, seat, number, size)
        if s.victims:
            s.attacks = [[q, s.lines[q][-1][0], size, PENDING] for q in s.victims]
            s.phase = "take"
            ctx.tell(events.Attacks, seat=seat, victims=s.victims)
        else:
            next_turn(s, ctx)


class Taking(Phase[DominuxenState, Any]):
    """The attacker decides about a victim's set."""

    wishable = True

    def legal(self, s: DominuxenState, seat: int) -> Sequence[Move]:
        """Return to take it or to leave it."""
        return TAKE_OR_LEAVE

    def offer(self, s: DominuxenState, seat: int, path: Path) -> Offer | None:
        """Return the same as tags."""
        return None if path else TO_TAKE

    def apply(self, s: DominuxenState, seat: int, action: Move, ctx: GameContext) -> None:
        """Move taken tiles to the hand, and the victim draws; otherwise the victim decides."""
        victim, now = s.victims[0], s.attack
        if action.tag == Leave.tag:
            s.phase, s.waiting[0] = "recover", victim
            ctx.tell(events.Left, seat=seat, victim=victim, number=now[1], size=now[2])
            return
        _, _, *gained = s.lines[victim].pop()
        take_up(s.hands[seat], gained)
        s.known[seat] += gained
        s.fresh[seat] += gained
        now[3] = TAKEN
        ctx.tell(events.Took, seat=seat, victim=victim, number=now[1], size=now[2], tiles=gained)
        must_draw(s, len(gained))


class Recovering(Phase[DominuxenState, Any]):
    """The victim decides about a set that the attacker left."""

    wishable = True

    def legal(self, s: DominuxenState, seat: int) -> Sequence[Move]:
        """Return back to the hand, or out of the round."""
        return BACK_OR_DISCARD

    def offer(self, s: DominuxenState, seat: int, path: Path) -> Offer | None:
        """Return the same as tags."""
        return None if path else TO_RECOVER

    def apply(self, s: DominuxenState, seat: int, action: Move, ctx: GameContext) -> None:
        """Take the set back without a draw, or discard it and draw (R5)."""
        now = s.attack
        number, size, *gained = s.lines[seat].pop()
        if action.tag == Back.tag:
            take_up(s.hands[seat], gained)
            s.known[seat] += gained
            s.fresh[seat] += gained
            now[3] = RETURNED
            ctx.tell(events.Back, seat=seat, number=number, size=size, tiles=gained)
            next_victim(s, ctx)
            return
        s.discard += gained
        now[3] = THROWN
        ctx.tell(events.Discarded, seat=seat, number=number, size=size, tiles=gained)
        must_draw(s, len(gained))


class Drawing(Phase[DominuxenState, Any]):
    """The victim draws, one by one or several at one go."""

    stepwise = True

    def legal(self, s: DominuxenState, seat: int) -> Sequence[Move]:
        """Return every tile of the row and the top of the pile; for several tiles also whole draws."""
        row, pile, owed = s.row, s.pile, s.owed
        moves: list[Move] = [DRAW[t] for t in row]
        if pile:
            moves.append(DRAW[PILE])
        if owed > 1:
            if pile:
                moves.append(REST)
            for size in range(1, min(owed, len(row)) + 1):
                moves += [Draws(chosen) for chosen in combinations(sorted(row), size)]
        return moves

    def allows(self, s: DominuxenState, seat: int, action: Action) -> bool:
        """True if the move is legal; answers without the list."""
        if isinstance(action, Draw):
            return action.tile in s.row or (action.tile == PILE and bool(s.pile))
        if s.owed < 2:
            return False
        if isinstance(action, Rest):
            return bool(s.pile)
        if not isinstance(action, Draws) or not 0 < len(action.tiles) <= s.owed:
            return False
        before = -1
        for t in action.tiles:
            if t <= before or t not in s.row:
                return False
            before = t
        return True

    def offer(self, s: DominuxenState, seat: int, path: Path) -> Offer | None:
        """Return one tile, chosen tiles of the row, or everything from the pile."""
        row, pile = s.row, s.pile
        if not path:
            if s.owed < 2:
                return ONE_DRAW
            return MANY_DRAWS if pile and row else ROW_DRAWS if row else PILE_DRAWS
        if len(path) == 1:
            if path[0] == Draw.tag:
                return Values((*row, PILE) if pile else tuple(row))
            if path[0] == Draws.tag and row and s.owed > 1:
                return Subset(tuple(row), 1, min(s.owed, len(row)))
        return None

    def apply(self, s: DominuxenState, seat: int, action: Move, ctx: GameContext) -> None:
        """Draw; an empty centre ends the round at once (R3), the last draw refills the row (R2)."""
        if isinstance(action, Draw):
            if action.tile == PILE:
                self.from_pile(s, seat, 1, ctx)
            else:
                self.from_row(s, seat, action.tile, ctx)
        else:
            if isinstance(action, Draws):
                for t in action.tiles:
                    self.from_row(s, seat, t, ctx)
            if s.owed and s.pile:
                self.from_pile(s, seat, min(s.owed, len(s.pile)), ctx)
        if not s.row and not s.pile:
            end_round(s, "centre_empty", ctx)
        elif not s.owed:
            self.refill(s, ctx)
            next_victim(s, ctx)

    @staticmethod
    def from_row(s: DominuxenState, seat: int, tile: int, ctx: GameContext) -> None:
        """Draw an open tile: all players see who has it."""
        s.row.remove(tile)
        take_up(s.hands[seat], [tile])
        s.known[seat].append(tile)
        s.fresh[seat].append(tile)
        s.drawn.append(tile)
        s.owed -= 1
        ctx.tell(events.Drew, seat=seat, tile=tile)

    @staticmethod
    def from_pile(s: DominuxenState, seat: int, count: int, ctx: GameContext) -> None:
        """Draw unseen tiles, one after the other."""
        gained = [s.pile.pop() for _ in range(count)]
        take_up(s.hands[seat], gained)
        s.fresh[seat] += gained
        s.drawn += [PILE] * count
        s.owed -= count
        ctx.tell(events.DrewPile, seat=seat, count=count)
        ctx.tell_only(seat, events.DrewTiles, tiles=gained)

    @staticmethod
    def refill(s: DominuxenState, ctx: GameContext) -> None:
        """Refill the row from the top of the pile, at its right end."""
        count = min(ROW - len(s.row), len(s.pile))
        if count:
            fresh = [s.pile.pop() for _ in range(count)]
            s.row += fresh
            ctx.tell(events.Refilled, tiles=fresh)


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
    options = (Flag("double_tiles"), NumberOption("rounds", 1, 5, 1), NumberOption("turn_limit", 50, 500, TURN_LIMIT))
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
        """Return why a move is refused."""
        return why_not(s, seat, action)

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


def why_not(s: DominuxenState, seat: int, action: Action) -> Message:
    """Return reasons ``dominuxen-no-...``; ``number`` is one of 0..12, or the invalid value given."""
    if isinstance(action, Answer):
        return Message("dominuxen-no-answer")
    if isinstance(action, Habit):
        return Message("dominuxen-no-change" if action.size in HABITS else "dominuxen-no-habit")
    if s.phase == "draw":
        return _no_draw(s, action)
    if s.phase == "play" and isinstance(action, Play):
        return _no_play(s, s.hands[seat], action)
    return Message(f"dominuxen-no-{s.phase}-now")


def _no_play(s: DominuxenState, hand: Sequence[int], action: Play) -> Message:
    """Return why a set may not be played."""
    number, chosen = action.number, action.tiles
    if not 0 <= number <= HIGHEST:
        return Message("dominuxen-no-number", {"number": Number(number)})
    if not chosen:
        return Message("dominuxen-no-tiles", {"number": Number(number)})
    for t in chosen:
        if not 0 <= t < COUNT:
            return Message("dominuxen-no-such-tile")
        if t not in hand:
            return Message("dominuxen-no-held", {"tile": Card(t)})
        if not HAS[number][t]:
            return Message("dominuxen-no-match", {"tile": Card(t), "number": Number(number)})
    if len(set(chosen)) < len(chosen):
        return Message("dominuxen-no-twice")
    if list(chosen) != sorted(chosen):
        return Message("malformed")
    if action.size == len(chosen) + 1:
        key = "dominuxen-no-double" if s.double_tiles else "dominuxen-no-double-rule"
        return Message(key, {"number": Number(number)})
    return Message("dominuxen-no-size", {"count": len(chosen)})


def _no_draw(s: DominuxenState, action: Action) -> Message:
    """Return why a draw is refused."""
    if isinstance(action, Draw | Draws):
        wanted = [action.tile] if isinstance(action, Draw) else list(action.tiles)
        for t in wanted:
            if t == PILE and isinstance(action, Draw):
                return Message("dominuxen-no-pile")
            if not 0 <= t < COUNT:
                return Message("dominuxen-no-such-tile")
            if t not in s.row:
                return Message("dominuxen-no-row-tile", {"tile": Card(t)})
        if len(wanted) > s.owed:
            return Message("dominuxen-no-so-many", {"count": s.owed})
        if len(set(wanted)) < len(wanted):
            return Message("dominuxen-no-twice")
        if s.owed < 2:
            return Message("dominuxen-no-single")
        return Message("malformed" if wanted else "dominuxen-no-tiles-drawn")
    if isinstance(action, Rest):
        return Message("dominuxen-no-single" if s.owed < 2 else "dominuxen-no-pile")
    return Message("dominuxen-no-draw-now")


class DominuxenLeg(Leg[DominuxenState]):
    """A round as a leg."""

    game = GAME
    fixed: ClassVar = {"rounds": 1}
    untold: ClassVar = {"over"}
    draw = "start player"
    most = NumberOption("rounds", 1, 5, 3)

    def carry(self, s: DominuxenState, last: DominuxenState) -> None:
        """Keep habits for the whole match, and show the hands of the round before."""
        s.habits, s.revealed = last.habits[:], last.revealed

    def gains(self, s: DominuxenState) -> list[int]:
        """Return the scores of the round."""
        return s.totals[:]

    def first(self, s: DominuxenState) -> int:
        """Return the start player."""
        return s.starter


LEG = DominuxenLeg()
