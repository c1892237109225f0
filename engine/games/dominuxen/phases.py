"""The four decisions of Dominuxen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import Phase
from engine.core.offers import Offer, Path, Subset, Values
from engine.core.tiles import DOUBLE, HAS, HIGHEST, NUMBERS
from engine.games.dominuxen import events
from engine.games.dominuxen.moves import (
    BACK_OR_DISCARD,
    DRAW,
    REST,
    TAKE_OR_LEAVE,
    Back,
    Discard,
    Draw,
    Draws,
    Leave,
    Move,
    Play,
    Rest,
    Take,
)
from engine.games.dominuxen.state import DominuxenState, end_round, must_draw, next_turn, next_victim, take_up
from engine.games.dominuxen.terms import HAND, NEVER, PENDING, PILE, RETURNED, ROW, TAKEN, THROWN, victims_of

TO_PLAY = Values((Play.tag,))
TO_TAKE = Values((Take.tag, Leave.tag))
TO_RECOVER = Values((Back.tag, Discard.tag))
SIZES = tuple(Values((size,)) for size in range(NEVER))
"""By number of tiles in a set: the sizes it can count as."""
DOUBLED = tuple(Values((size, size + 1)) for size in range(NEVER))
"""The same for a set with a double that may count as two."""

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
