"""Hints: the move of a strong computer player, for a person who asks."""

from __future__ import annotations

import random
import secrets
from typing import Any

from engine.host.model.records import Person, Refused, Status
from engine.host.table.tables import Tables
from engine.players.cube import thought_about

HINT_LEVEL = "strong"
"""The level of the computer player that gives hints."""


class Hints:
    """The hints of the computer players."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, table_id: int, person: Person) -> dict[str, Any]:
        """Return the move of a strong player in this person's place, from this person's knowledge.

        The value is that of ``search_pool.Search``. Hints are counted; the count is shown when the game is over. Raises
        Refused: no-hints-here, no-hint-now, no-computer-player, hint-failed, and those of a seat that cannot play.
        """
        async with self.tables.locked(table_id) as table:
            seat_row = table.seated(person.id)
            table.must_be_playing()
            if not table.hints:
                raise Refused("no-hints-here")
            if not seat_row.prompt:
                raise Refused("not-your-turn", count=0, names=[])
            if self.tables.search is None:
                raise Refused("no-computer-player")
            match = await self.tables.matches.of(table)
            if not match.game.phases[match.state.phase].advisable:
                raise Refused("no-hint-now")
            rnd = random.Random(secrets.randbits(128)).random
            _, state = thought_about(match.game, match.state.redeal(seat_row.seat, rnd), seat_row.seat)
            seat, prompt, game = seat_row.seat, seat_row.prompt, table.game
        found = await self.tables.search.of(table_id, game, state.to_json(), seat, HINT_LEVEL)
        if found is None:
            raise Refused("hint-failed")
        async with self.tables.locked(table_id) as table:
            still = table.of(person.id)
            if still is not None and still.prompt == prompt and table.status is Status.PLAYING:
                change = self.tables.change(table, None)
                change.quiet = change.seats_changed = True
                still.hints += 1
                await self.tables.commit(change, person.id)
        return found
