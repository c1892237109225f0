"""The settings of servers, and since when the bot is no longer in a server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.host.model.clock.timers import TimerKind
from engine.host.model.preferences import GuildSettings
from engine.host.people.settings import Settings
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")

GREETED, LEFT = "greeted", "left"
"""Names of stored facts about a server: that the bot has greeted it, and since when the bot is not in it."""


class Servers:
    """Settings of servers."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.kept = settings

    async def settings(self, guild_id: str) -> GuildSettings:
        """Return a server's settings, or the defaults if none were saved."""
        row = await self.tables.store.row(SQL.settings_of_server, (guild_id,))
        return _guild(guild_id, None if row is None else tuple(row))

    async def save(self, settings: GuildSettings) -> None:
        """Store a server's settings."""
        await self.change(settings.id, lambda _: settings)

    async def known(self) -> dict[str, float | None]:
        """Return the servers with stored data, and since when the bot is not in them; None: it is in the server."""
        known: dict[str, float | None] = {
            row["id"]: None for row in await self.tables.store.rows(SQL.servers_with_settings_or_posts)
        }
        for row in await self.tables.store.rows(SQL.marks_of_servers):
            mark, _, server = row["name"].partition(" ")
            known[server] = float(row["body"]) if mark == LEFT else known.get(server)
        return known

    async def mark_left(self, guild_id: str) -> None:
        """Note that the bot is not in a server from now on."""
        await self.kept.keep(f"{LEFT} {guild_id}", str(self.tables.clock()))

    async def mark_back(self, guild_id: str) -> None:
        """Note that the bot is in a server again."""
        await self.tables.store.write(SQL.delete_mark_of_server, (f"{LEFT} {guild_id}",))

    async def forget(self, guild_id: str) -> None:
        """Delete all data of a server except the tables played there."""

        def work(writing: Writing) -> None:
            writing.do(SQL.delete_settings_of_server, (guild_id,))
            writing.do(SQL.delete_channel_posts_of_server, (guild_id,))
            writing.do(SQL.delete_club_night_of_server, (guild_id,))
            writing.do(SQL.delete_nicknames_of_server, (guild_id,))
            writing.do(SQL.delete_table_alerts_of_server, (guild_id,))
            writing.do(SQL.delete_presets_of_server, (guild_id,))
            writing.do(SQL.delete_barred_of_server, (guild_id,))
            writing.do(SQL.delete_reports_of_server, (guild_id,))
            writing.do(SQL.delete_seeks_of_server, (guild_id,))
            writing.do(SQL.end_asks_of_server, (guild_id,))
            writing.do(SQL.end_proposals_of_server, (guild_id,))
            writing.do(SQL.delete_marks_of_server, (f"{LEFT} {guild_id}", f"{GREETED} {guild_id}"))

        await self.tables.store.transaction(work)

    async def change(self, guild_id: str, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Return a server's settings after ``change``, which reads and writes them without another change in between.

        ``change`` is called in the writer's thread.
        """

        def work(writing: Writing) -> GuildSettings:
            old = _guild(guild_id, alone_in(writing, guild_id))
            new = change(old)
            lists = json.dumps(new.channels), json.dumps(new.games_off)
            most = new.waiting, new.playing, new.watched
            writing.do(
                SQL.set_settings_of_server,
                (
                    *(new.id, new.lang, *lists, int(new.threads), new.silence, *most, int(new.phrases)),
                    *(int(new.seek), new.seek_channel),
                ),
            )
            if new.silence != old.silence:
                # Every running table of the server checks again what is due, and sets its timer anew.
                writing.do(SQL.reschedule_timers_of_server, (self.tables.clock(), TimerKind.INACTIVITY.value, new.id))
            return new

        return await self.tables.store.transaction(work)


def _guild(guild_id: str, row: tuple[Any, ...] | None) -> GuildSettings:
    if row is None:
        return GuildSettings(guild_id)
    lang, channels, off, threads, silence, waiting, playing, watched, phrases, seek, seek_channel = row
    lists, most = (tuple(json.loads(channels)), tuple(json.loads(off))), (waiting, playing, watched)
    return GuildSettings(guild_id, lang, *lists, bool(threads), silence, *most, bool(phrases), bool(seek), seek_channel)


def alone_in(writing: Writing, guild_id: str) -> tuple[Any, ...] | None:
    """Return the row of a server's settings and lock it: another caller waits until this transaction has ended."""
    writing.do(SQL.create_settings_of_server, (guild_id,))
    return writing.row(SQL.lock_settings_of_server, (guild_id,))
