"""Tables where computer players play by themselves, for people to watch."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

from engine.core.options import OptionValue
from engine.host.lobby.opening import Opening, Spot
from engine.host.model.change import note
from engine.host.model.records import Acted, Person, Refused, Status, TableInfo
from engine.host.model.rows import SeatRow
from engine.host.store.queries import queries
from engine.host.table.dealing import Dealing
from engine.host.table.tables import Tables
from engine.host.table.turns import finish

log = logging.getLogger(__name__)

SQL = queries("play/queries.sql")


class Watching:
    """Tables to watch."""

    def __init__(self, tables: Tables, dealing: Dealing, opening: Opening) -> None:
        self.tables = tables
        self.dealing = dealing
        self.opening = opening

    async def watch(
        self,
        game: str,
        options: Mapping[str, OptionValue],
        names: Sequence[str],
        level: str,
        person: Person,
        *,
        guild: str | None,
        channel: str,
        lang: str,
        interaction: str,
        thread: str | None = None,
    ) -> TableInfo:
        """Open a table of computer players called ``names`` and deal at once; ``person`` may stop it.

        Raises Refused: no-such-game, no-computer-player, not-enough-seats, bad-option, and those of
        ``table_limits.must_fit``.
        """
        if again := await self.tables.earlier_answer(interaction, person.id):
            return again.table
        self.tables.library.game(game)
        if game not in self.tables.library.choosers:
            raise Refused("no-computer-player")
        seats = [SeatRow(p, None, name, computer=level) for p, name in enumerate(names)]
        spot = Spot(guild, channel, thread, lang)
        model = self.opening.new_table_row(game, options, len(names), person, spot, seats, hints=False, watch=True)
        opened = (await self.opening.open(model, [person], interaction, person.id, limited=True)).table
        return (await self.dealing.start(opened.id, person, f"{interaction}:start")).table

    async def reconcile(self) -> None:
        """Deal at tables to watch that a crash left without a deal."""
        for row in await self.tables.store.rows(SQL.open_watched_tables):
            try:
                await self.dealing.start(row["id"], Person(row["opener"], ""), f"watch:{row['id']}:start")
            except Refused as e:
                # Its game is away, or no longer has these options. Nobody waits for the table.
                log.warning("table %s to watch cannot be dealt: %s", row["id"], e.reason)

    async def hurry(self, table_id: int) -> None:
        """Let the computer players of a table to watch move at once. Raises Refused: not-for-watching."""
        table = await self.tables.table_row(table_id)
        if not table.watch or table.status is not Status.PLAYING:
            raise Refused("not-for-watching")
        await self.tables.store.write(SQL.set_due_of_timers_of_table, (self.tables.clock(), table_id))
        self.tables.wakeups.timers.set()

    async def stop_watching(self, table_id: int, person: Person, interaction: str) -> Acted:
        """End a table to watch. Raises Refused: not-for-watching, only-the-opener, table-over."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_started()
            if not table.watch:
                raise Refused("not-for-watching")
            if table.opener != person.id:
                raise Refused("only-the-opener")
            change = self.tables.change(table, interaction)
            finish(change, Status.ENDED)
            note(change, "table-ended")
            return await self.tables.commit(change, person.id)
