"""Grazia: one move prepared for the next turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.context import GameContext
from engine.core.wishes import Wish, Wishes
from engine.games.grazia.moves import PASS, PLAY, PREPARE, Pass, Play, Prepare, plays
from engine.games.grazia.state import NOTHING, PASS_AHEAD, GraziaState
from engine.games.grazia.terms import cards_of, gap


class NextMove(Wishes[GraziaState]):
    """A run that is played if it connects at the next turn, or a pass that is made unless the last lap began."""

    kinds = (Prepare,)

    def open(self, s: GraziaState, seat: int) -> Sequence[Wish]:
        """Return for seats that are not asked: to be asked, a pass, and the runs, those that fit sooner first."""
        if seat < 0 or seat in s.waiting or not s.hands[seat] or not s.to_come(seat):
            return ()
        runs = [play.run for play in plays(s, seat)]
        away = {run: gap(s.piles, cards_of(run)[0]) for run in runs}
        runs.sort(key=lambda run: (away[run] < 0, away[run]))
        return [PREPARE[run] for run in (NOTHING, PASS_AHEAD, *runs) if run != s.prepared[seat]]

    def keep(self, s: GraziaState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Replace the former prepared move; no event, because the menu shows it."""
        if isinstance(wish, Prepare):
            s.prepared[seat] = wish.run

    def in_time(self, s: GraziaState, seat: int) -> Play | Pass | None:
        """Return the prepared move; ``rules.ask`` has already dropped a move that should no longer be made."""
        run = s.prepared[seat]
        return None if run == NOTHING else PASS if run == PASS_AHEAD else PLAY[run]
