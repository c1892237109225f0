"""What people and servers have set, and what the bot remembers about itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.host.model.names import know
from engine.host.model.preferences import REMINDERS, GuildSettings, PersonSettings
from engine.host.model.quiet_hours import quiet_hours
from engine.host.model.records import Person, Refused
from engine.host.model.rows import OVER
from engine.host.store.contract import Writing
from engine.host.table.base import HostBase
from engine.host.table.turns import SILENCE

_KNOWN = """
SELECT p.*, n.name AS nickname FROM people p LEFT JOIN nicknames n ON n.person = p.id AND n.guild = ?
WHERE p.id = ?"""
_SITS_AT = """
SELECT id FROM tables WHERE status IN ('open', 'playing', 'paused') AND id IN
    (SELECT table_id FROM seats WHERE person = ? UNION SELECT table_id FROM seats WHERE absent = ?)
ORDER BY id"""
_DM_CLOSED = """
INSERT INTO people (id, name, dm_closed) SELECT ?, '', ?
WHERE EXISTS (SELECT 1 FROM people WHERE id = ?) OR EXISTS (SELECT 1 FROM outbox WHERE target = ?)
ON CONFLICT (id) DO UPDATE SET dm_closed = excluded.dm_closed,
    dm_told = CASE WHEN excluded.dm_closed IS NULL THEN 0 ELSE people.dm_told END"""
_DM_CHANNEL = """
INSERT INTO people (id, name, dm_channel) SELECT ?, '', ?
WHERE EXISTS (SELECT 1 FROM people WHERE id = ?) OR EXISTS (SELECT 1 FROM outbox WHERE target = ?)
ON CONFLICT (id) DO UPDATE SET dm_channel = excluded.dm_channel"""
"""Kept of who is known, or has something coming; not of who was forgotten while it was being sent."""


GREETED, LEFT = "greeted", "left"
"""What is kept of a server for the bot itself: that it said hello there, and since when it is missed."""


class Settings(HostBase):
    """Settings of people, servers and the bot."""

    async def kept(self, name: str) -> str | None:
        """What the bot has kept for itself under this name."""
        row = await self.store.row("SELECT body FROM kept WHERE name = ?", (name,))
        return None if row is None else str(row["body"])

    async def keep(self, name: str, body: str) -> None:
        """Keep something for the bot itself, in place of what was kept under this name."""
        await self.store.write(
            "INSERT INTO kept (name, body) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET body = excluded.body",
            (name, body),
        )

    async def person(self, person_id: str, guild: str | None = None) -> PersonSettings:
        """What is known of a person, with their nickname in this server; an empty name where nothing is."""
        row = await self.store.row(_KNOWN, (guild or "", person_id))
        if row is None:
            return PersonSettings(person_id, "")
        known = row["lang"], row["dm_channel"], row["dm_closed"], row["locale"], row["portrait"], bool(row["dm_told"])
        quiet = quiet_hours(row["quiet_from"], row["quiet_until"], row["zone"])
        away = max((until for _, until, _ in json.loads(row["away"])), default=0.0)
        how = row["reminders"], bool(row["silent_hands"])
        settings = PersonSettings(row["id"], row["name"], *known, quiet, *how, away, bool(row["forced"]))
        return replace(settings, nickname=row["nickname"] or "")

    async def take_name(self, person: Person) -> None:
        """Call somebody by their newest name at all tables that are not over, and then keep it: cut off, that is done
        anew. Raises Overtaken.
        """
        for row in await self.store.rows(_SITS_AT, (person.id, person.id)):
            async with self._at(row["id"]) as table:
                seat_row = table.of(person.id) or table.absent(person.id)
                name = await self.names.at(table.guild, person)
                if seat_row is None or table.status in OVER or seat_row.name == name:
                    continue
                # It may be secret that they press anything: the name is shown when the table is shown next.
                change = self._change(table, None)
                change.quiet = change.seats_changed = True
                seat_row.name = name
                await self._commit(change)
        await self.store.transaction(lambda writing: know(writing, [person]))

    async def remember_locale(self, person_id: str, locale: str) -> None:
        """The language a person's Discord speaks, for messages they have not asked for just now."""
        await self.store.write(
            "INSERT INTO people (id, name, locale) VALUES (?, '', ?) ON CONFLICT (id)"
            " DO UPDATE SET locale = excluded.locale",
            (person_id, locale),
        )

    async def remember_person(self, person: Person, lang: str | None = None) -> None:
        """Keep the newest name, and ``lang`` as the language of those who have set none."""
        known = await self.person(person.id)
        if known.name == person.everywhere and person.guild is None and (lang is None or known.lang is not None):
            return

        def work(writing: Writing) -> None:
            know(writing, [person])
            if lang is not None:
                writing.do("UPDATE people SET lang = COALESCE(lang, ?) WHERE id = ?", (lang, person.id))

        await self.store.transaction(work)

    async def set_language(self, person: Person, lang: str | None) -> None:
        """The person's own choice; None forgets it."""
        await self.store.write(
            "INSERT INTO people (id, name, lang) VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, lang = excluded.lang",
            (person.id, person.everywhere, lang),
        )

    async def set_portrait(self, person: Person, portrait: str) -> None:
        """What the person is shown by from now on; "" for the letter of their name."""
        await self.store.write(
            "INSERT INTO people (id, name, portrait) VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, portrait = excluded.portrait",
            (person.id, person.everywhere, portrait),
        )

    async def set_reminders(self, person: Person, reminders: str) -> None:
        """How often the person wants to be reminded, one of records.REMINDERS. Refused: malformed."""
        if reminders not in REMINDERS:
            raise Refused("malformed")
        await self.store.write(
            "INSERT INTO people (id, name, reminders) VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, reminders = excluded.reminders",
            (person.id, person.everywhere, reminders),
        )

    async def set_silent_hands(self, person: Person, silent: bool) -> None:
        """Whether a new prompt only changes the hand that is there, without a sound."""
        await self.store.write(
            "INSERT INTO people (id, name, silent_hands) VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, silent_hands = excluded.silent_hands",
            (person.id, person.everywhere, int(silent)),
        )

    async def set_forced(self, person: Person, made: bool) -> None:
        """Whether the table makes this person's forced moves for them; not for a prompt that stands already."""
        await self.store.write(
            "INSERT INTO people (id, name, forced) VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, forced = excluded.forced",
            (person.id, person.everywhere, int(made)),
        )

    async def dm_refused(self, person_id: str, at: float | None) -> None:
        """Discord refused a direct message at this time (None: one has arrived again)."""
        await self.store.write(_DM_CLOSED, (person_id, at, person_id, person_id))

    async def dm_told(self, person_id: str) -> bool:
        """This person is told now that no direct message reaches them; False where they have been already."""
        return bool(await self.store.write("UPDATE people SET dm_told = 1 WHERE id = ? AND dm_told = 0", (person_id,)))

    async def set_dm_channel(self, person_id: str, channel: str | None) -> None:
        """The channel of direct messages with this person."""
        await self.store.write(_DM_CHANNEL, (person_id, channel, person_id, person_id))

    async def guild(self, guild_id: str) -> GuildSettings:
        """A server's settings, the defaults where none were saved."""
        row = await self.store.row(_GUILD, (guild_id,))
        return _guild(guild_id, None if row is None else tuple(row))

    async def save_guild(self, settings: GuildSettings) -> None:
        """Keep a server's settings."""
        await self.change_guild(settings.id, lambda _: settings)

    async def servers(self) -> dict[str, float | None]:
        """The servers of which something is kept, and since when the bot is missed there; None: it is there."""
        known: dict[str, float | None] = {row["id"]: None for row in await self.store.rows(_SERVERS)}
        for row in await self.store.rows(_MARKS):
            mark, _, server = row["name"].partition(" ")
            known[server] = float(row["body"]) if mark == LEFT else known.get(server)
        return known

    async def server_is_left(self, guild_id: str) -> None:
        """The bot is missed in a server from now on."""
        await self.keep(f"{LEFT} {guild_id}", str(self.clock()))

    async def server_is_back(self, guild_id: str) -> None:
        """It is there again."""
        await self.store.write("DELETE FROM kept WHERE name = ?", (f"{LEFT} {guild_id}",))

    async def forget_server(self, guild_id: str) -> None:
        """Keep nothing of a server but the tables played there."""

        def work(writing: Writing) -> None:
            writing.do("DELETE FROM guilds WHERE id = ?", (guild_id,))
            writing.do("DELETE FROM bulletins WHERE guild = ?", (guild_id,))
            writing.do("DELETE FROM nicknames WHERE guild = ?", (guild_id,))
            writing.do("DELETE FROM kept WHERE name IN (?, ?)", (f"{LEFT} {guild_id}", f"{GREETED} {guild_id}"))

        await self.store.transaction(work)

    async def change_guild(self, guild_id: str, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """What ``change`` makes of a server's settings; nobody else's change falls between reading and writing.

        ``change`` is called in the writer's thread.
        """

        def work(writing: Writing) -> GuildSettings:
            old = _guild(guild_id, alone_in(writing, guild_id))
            new = change(old)
            lists = json.dumps(new.channels), json.dumps(new.games_off)
            writing.do(
                _KEEP_GUILD,
                (new.id, new.lang, *lists, int(new.threads), new.silence, new.waiting, new.playing, new.watched),
            )
            if new.silence != old.silence:
                # Every running table of the server looks again when it has something to say, and sets its timer anew.
                writing.do(_LOOK_AGAIN, (self.clock(), SILENCE, new.id))
            return new

        return await self.store.transaction(work)


_SERVERS = "SELECT id FROM guilds UNION SELECT guild FROM bulletins"
_MARKS = "SELECT name, body FROM kept WHERE name LIKE 'left %' OR name LIKE 'greeted %'"
_GUILD = """
SELECT lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched FROM guilds
WHERE id = ?"""
_KEEP_GUILD = """
INSERT INTO guilds (id, lang, channels, games_off, threads, silence, most_waiting, most_playing, most_watched)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET lang = excluded.lang, channels = excluded.channels, games_off = excluded.games_off,
    threads = excluded.threads, silence = excluded.silence, most_waiting = excluded.most_waiting,
    most_playing = excluded.most_playing, most_watched = excluded.most_watched"""
_NEW_GUILD = """
INSERT INTO guilds (id, channels, games_off, threads) VALUES (?, '[]', '[]', 1) ON CONFLICT (id) DO NOTHING"""
"""So that there is a row to hold; it says what the defaults are (``GuildSettings``)."""
_LOOK_AGAIN = "UPDATE timers SET due = ? WHERE kind = ? AND table_id IN (SELECT id FROM tables WHERE guild = ?)"


def _guild(guild_id: str, row: tuple[Any, ...] | None) -> GuildSettings:
    if row is None:
        return GuildSettings(guild_id)
    lang, channels, off, threads, *numbers = row
    return GuildSettings(guild_id, lang, tuple(json.loads(channels)), tuple(json.loads(off)), bool(threads), *numbers)


def alone_in(writing: Writing, guild_id: str) -> tuple[Any, ...] | None:
    """The row of a server's settings; whoever else asks for it so waits until this transaction has ended."""
    writing.do(_NEW_GUILD, (guild_id,))
    return writing.row(_GUILD + writing.for_update, (guild_id,))
