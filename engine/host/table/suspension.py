"""Running tables that stop because their game is away or unreadable, and that go on again, perhaps at another place."""

from __future__ import annotations

import logging
from typing import Any, NoReturn

from engine.core.match import BadRecord, Match
from engine.host.model import substitute_offers
from engine.host.model.change import Change, note
from engine.host.model.records import GAME_GONE, Acted, DeliveryKind, Refused, Status
from engine.host.model.rows import OVER, TableRow
from engine.host.table.matches import Unplayable
from engine.host.table.tables import Tables
from engine.host.table.turns import call_all, notify, with_answers

log = logging.getLogger(__name__)


class Suspension:
    """Pauses that no person asked for, and the end of every pause."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        tables.matches.unplayable = self._pause_unplayable

    async def _pause_unplayable(self, table: TableRow, error: Unplayable) -> NoReturn:
        """Pause a running table whose match cannot be loaded.

        Raises Refused: table-paused (why), or game-away if the table is over.
        """
        if table.status is Status.PLAYING:
            # The text of other errors may quote stored data.
            cause = error.__cause__ if isinstance(error.__cause__, BadRecord) else error.why
            log.error("table %s is paused: %s", table.id, cause)
            await self.pause_now(table.copy(), error.why)
        if table.status in OVER:
            raise Refused("game-away") from None
        raise Refused("table-paused", why=error.why) from None

    async def pause(self, table_id: int, reason_key: str) -> Acted:
        """Pause a running game for ``reason_key`` and tell its people; other tables stay unchanged."""
        async with self.tables.locked(table_id) as table:
            if table.status is not Status.PLAYING:
                return Acted(table.info())
            return await self.pause_now(table, reason_key)

    async def pause_now(self, table: TableRow, reason_key: str) -> Acted:
        """Do ``pause`` for a caller that holds the lock of a running table."""
        change = self.tables.change(table, None)
        table.status, table.paused_for = Status.PAUSED, reason_key
        note(change, "table-paused", reason=reason_key)
        for seat_row in table.humans():
            change.add_task(DeliveryKind.REFRESH, seat_row.person or "")
            change.add_task(DeliveryKind.NOTICE, seat_row.person or "", key=reason_key)
            change.cancel_task(DeliveryKind.HAND, seat_row.person or "")
        change.add_task(DeliveryKind.TABLE)
        return await self.tables.commit(change)

    async def _why_unplayable(self, table: TableRow) -> str:
        """Return the reason for which the table would have to be paused at once; "" if its game can go on."""
        if not self.tables.library.plays(table.game):
            return GAME_GONE
        try:
            await self.tables.matches.loaded(table)
        except Unplayable as e:
            return e.why
        return ""

    async def resume(self, table_id: int, channel: str | None = None, guild: str | None = None) -> Acted:
        """Resume a paused game, perhaps at another place; each awaited person gets the hand again.

        A new ``channel`` drops the thread and the old messages. Every table that is not over may get one. A table whose
        game is away or unreadable moves, but stays paused. Raises Refused: table-paused (why) if nothing else was to be
        done.
        """
        async with self.tables.locked(table_id) as table:
            if table.status in OVER or (table.status is not Status.PAUSED and channel is None):
                return Acted(table.info())
            if channel is None and (why := await self._why_unplayable(table)):
                raise Refused("table-paused", why=why)
            change = self.tables.change(table, None)
            if channel is not None:
                table.channel, table.thread, change.moved = channel, None, True
            if guild is not None:
                table.guild, change.moved = guild, True
            return await self.go_on_here(change)

    async def go_on_here(self, change: Change, viewer: str | None = None) -> Acted:
        """Show the table at its place, and resume it if it is paused and its game can go on."""
        await self.wake_here(change)
        return await self.tables.commit(change, viewer)

    async def wake_here(self, change: Change) -> None:
        """Do ``go_on_here`` as part of a change."""
        table = change.table
        if table.status is Status.PAUSED:
            table.paused_for = await self._why_unplayable(table)
            if not table.paused_for:
                match = await self.tables.matches.of(table)
                self._go_on(change, match)
                call_all(change, match)
        change.add_task(DeliveryKind.TABLE)

    def _go_on(self, change: Change, match: Match[Any]) -> None:
        """Resume a paused table, and put the prompts again."""
        table = change.table
        table.status, table.paused_for = Status.PLAYING, ""
        # Nobody could answer during the pause, so every person gets the full time again.
        table.since, table.stall = change.now, None
        substitute_offers.wait_anew(change)
        if table.takebacks.open is not None:
            table.takebacks.open.at = change.now
        note(change, "table-resumed")
        for seat_row in table.seats:
            if seat_row.prompt:
                seat_row.pinged, seat_row.prompted_at = 0, change.now
                notify(change, seat_row, False, with_answers(table.context, match, table), self.tables.pauses.computer)
        for seat_row in table.humans():
            change.cancel_task(DeliveryKind.NOTICE, seat_row.person or "")
            if not seat_row.prompt:
                change.add_task(DeliveryKind.REFRESH, seat_row.person or "")
        change.seats_changed = True
