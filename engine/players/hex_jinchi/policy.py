"""Computer players of Hex Bases: one makes the whole turn that leaves the best position on the table, one searches.

For the search a game is the horizon, and only winning counts; whole turns are tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.hex_jinchi.rules import END_TURN, Place, Turn, Turns
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import WINNING
from engine.players.policy import DealPolicy, Reason, SearchResult

WIDTH, TRIED = 8, 12
"""How many plans of each length are extended, and the maximum number of turns tried."""


def choose(game: Game[Any], s: HexJinchiState, seat: int, rnd: Rnd) -> Action:
    """Return the best plan by a quick look; in the middle of a turn the rest of it."""
    if s.phase == "place":
        return rest(s, seat, 1)
    turns = Turns(s, seat)
    best = turns.plans(1)[0]
    return turns.turn(best, turns.left(best)[0])


def rest(s: HexJinchiState, seat: int, width: int) -> Action:
    """Return the next placement of a turn that was begun, or its end."""
    turns = Turns(s, seat)
    fits = [plan for plan in turns.plans(width) if not any(base in s.used for base, _, _ in plan.placed)]
    if not fits or not fits[0].placed:
        return END_TURN
    return Place(*turns.sets_of(fits[0])[0])


class HexJinchiPolicy(DealPolicy[HexJinchiState]):
    """Looks ahead to the end of the game."""

    exploration: ClassVar[float] = 0.5
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 16

    def values(self, s: HexJinchiState, before: HexJinchiState) -> Sequence[float]:
        """Return the game, shared among its winners."""
        won = s.columns[-1]
        return [w / sum(won) for w in won]

    def candidates(self, game: Game[HexJinchiState], s: HexJinchiState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the best plans, the best ones with two cards to discard."""
        if s.phase == "place":
            return list(dict.fromkeys((rest(s, seat, WIDTH), END_TURN)))
        turns = Turns(s, seat)
        found = list[Action]()
        for k, plan in enumerate(turns.plans(WIDTH)[:TRIED]):
            found += [turns.turn(plan, card) for card in turns.left(plan)[: 2 if k < TRIED // 4 else 1]]
        return found[:TRIED]

    def rollout(
        self, game: Game[HexJinchiState], s: HexJinchiState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the best plan, found by extending one."""
        if s.phase == "place":
            return rest(s, seat, 1)
        turns = Turns(s, seat)
        plan = turns.plans(1)[0]
        return turns.turn(plan, turns.left(plan)[0])

    def reason(self, s: HexJinchiState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: a seat kept from winning, or the effect on one's own bases; else the cards it brings.

        None if another player would still have three bases: then nothing else counts.
        """
        if not isinstance(action, Turn):
            return None
        after, taken = s.owners[:], [b for b in (action.base1, action.base2, action.base3) if 0 < b < 7]
        for base in taken:
            after[base - 1] = seat
        threat = [p for p in range(len(s.hands)) if p != seat and s.owners.count(p) >= WINNING > after.count(p)]
        if threat:
            return Message("hex_jinchi-hint-why-stops", {"seat": threat[0]})
        if any(after.count(p) >= WINNING for p in range(len(s.hands)) if p != seat):
            return None
        if after.count(seat) >= WINNING:
            return Message("hex_jinchi-hint-why-three", {"count": after.count(seat)})
        fresh = sum(s.owners[base - 1] == NO_SEAT for base in taken)
        if fresh:
            return Message("hex_jinchi-hint-why-fresh", {"count": 3 * fresh})
        return None if taken else Message("hex_jinchi-hint-why-none")


POLICY = HexJinchiPolicy()
