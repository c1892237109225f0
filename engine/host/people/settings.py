"""The settings of people, and data that the bot keeps for itself."""

from __future__ import annotations

import json
from dataclasses import replace

from engine.host.model.clock.quiet_hours import quiet_hours
from engine.host.model.names import Names, know
from engine.host.model.preferences import PICTURES, REMINDERS, PersonSettings
from engine.host.model.records import Person, Refused
from engine.host.model.rows import OVER
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")


class Settings:
    """Settings of people and of the bot."""

    def __init__(self, tables: Tables, names: Names) -> None:
        self.tables = tables
        self.names = names

    async def kept(self, name: str) -> str | None:
        """Return the data that the bot keeps under this name, or None."""
        row = await self.tables.store.row(SQL.kept_value, (name,))
        return None if row is None else str(row["body"])

    async def keep(self, name: str, body: str) -> None:
        """Store data of the bot under this name, in place of the former data."""
        await self.tables.store.write(
            SQL.set_kept_value,
            (name, body),
        )

    async def person(self, person_id: str, guild: str | None = None) -> PersonSettings:
        """Return the data of a person, with their nickname in this server; the name is empty if nothing is known."""
        row = await self.tables.store.row(SQL.settings_of_person, (guild or "", person_id))
        if row is None:
            return PersonSettings(person_id, "")
        known = row["lang"], row["dm_channel"], row["dm_closed"], row["locale"], row["portrait"], bool(row["dm_told"])
        quiet = quiet_hours(row["quiet_from"], row["quiet_until"], row["zone"], row["quiet_days"], row["holidays"])
        away = max((until for _, until, _ in json.loads(row["away"])), default=0.0)
        how = row["reminders"], bool(row["silent_hands"])
        settings = PersonSettings(row["id"], row["name"], *known, quiet, *how, away, bool(row["forced"]))
        return replace(
            settings,
            nickname=row["nickname"] or "",
            zone=row["zone"],
            pictures=row["pictures"],
            phrases=bool(row["phrases"]),
            forget_after=row["forget_after"],
            next_notes=bool(row["next_notes"]),
            holidays=row["holidays"],
        )

    async def take_name(self, person: Person) -> None:
        """Set a person's newest name at all tables that are not over, and store it last. If this is interrupted, the
        next press repeats it. Raises Overtaken.
        """
        for row in await self.tables.store.rows(SQL.tables_of_person, (person.id, person.id)):
            async with self.tables.locked(row["id"]) as table:
                seat_row = table.of(person.id) or table.absent(person.id)
                name = await self.names.at(table.guild, person)
                if seat_row is None or table.status in OVER or seat_row.name == name:
                    continue
                # The press may be secret, so the name is shown only when the table is next shown for another reason.
                change = self.tables.change(table, None)
                change.quiet = change.seats_changed = True
                seat_row.name = name
                await self.tables.commit(change)
        await self.tables.store.transaction(lambda writing: know(writing, [person]))

    async def remember_locale(self, person_id: str, locale: str) -> None:
        """Store the language of a person's Discord, for messages that answer no press."""
        await self.tables.store.write(
            SQL.set_locale,
            (person_id, locale),
        )

    async def remember_person(self, person: Person, lang: str | None = None) -> None:
        """Store the newest name, and ``lang`` as the language of a person who has set none."""
        known = await self.person(person.id)
        if known.name == person.everywhere and person.guild is None and (lang is None or known.lang is not None):
            return

        def work(writing: Writing) -> None:
            know(writing, [person])
            if lang is not None:
                writing.do(SQL.set_language_if_unset, (lang, person.id))

        await self.tables.store.transaction(work)

    async def set_language(self, person: Person, lang: str | None) -> None:
        """Store the person's own choice; None deletes it."""
        await self.tables.store.write(
            SQL.set_language,
            (person.id, person.everywhere, lang),
        )

    async def set_portrait(self, person: Person, portrait: str) -> None:
        """Store the drawing that stands for the person; "" for none."""
        await self.tables.store.write(
            SQL.set_portrait,
            (person.id, person.everywhere, portrait),
        )

    async def set_reminders(self, person: Person, reminders: str) -> None:
        """Store how often the person wants reminders, one of preferences.REMINDERS. Raises Refused: malformed."""
        if reminders not in REMINDERS:
            raise Refused("malformed")
        await self.tables.store.write(
            SQL.set_reminders,
            (person.id, person.everywhere, reminders),
        )

    async def set_pictures(self, person: Person, pictures: str) -> None:
        """Store how the person's own pictures are drawn, one of preferences.PICTURES. Raises Refused: malformed."""
        if pictures not in PICTURES:
            raise Refused("malformed")
        await self.tables.store.write(
            SQL.set_pictures,
            (person.id, person.everywhere, pictures),
        )

    async def set_phrases(self, person: Person, on: bool) -> None:
        """Store whether the person says set phrases, and sees those of others on their hands."""
        await self.tables.store.write(
            SQL.set_phrases,
            (person.id, person.everywhere, int(on)),
        )

    async def set_next_notes(self, person: Person, on: bool) -> None:
        """Store whether the person is told, without a sound, that they are next."""
        await self.tables.store.write(
            SQL.set_next_notes,
            (person.id, person.everywhere, int(on)),
        )

    async def set_silent_hands(self, person: Person, silent: bool) -> None:
        """Store whether a new prompt only changes the existing hand, without a sound."""
        await self.tables.store.write(
            SQL.set_silent_hands,
            (person.id, person.everywhere, int(silent)),
        )

    async def set_forced(self, person: Person, made: bool) -> None:
        """Store whether the table makes this person's forced moves; it does not affect an open prompt."""
        await self.tables.store.write(
            SQL.set_forced_moves,
            (person.id, person.everywhere, int(made)),
        )

    async def dm_refused(self, person_id: str, at: float | None) -> None:
        """Store when Discord refused a direct message (None: one has arrived again)."""
        await self.tables.store.write(SQL.set_direct_messages_closed, (person_id, at, person_id, person_id))

    async def dm_told(self, person_id: str) -> bool:
        """Note that this person is told that direct messages do not reach them; return False if
        they were told before.
        """
        return bool(await self.tables.store.write(SQL.set_told_of_closed_direct_messages, (person_id,)))

    async def set_dm_channel(self, person_id: str, channel: str | None) -> None:
        """Store the channel of direct messages with this person."""
        await self.tables.store.write(SQL.set_direct_message_channel, (person_id, channel, person_id, person_id))
