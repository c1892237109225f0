"""Club nights: a weekly evening of a server, an event at Discord and tables that open when it begins.

Rulings:

1. A server has at most one. Its event at Discord is made for the next evening only, a week ahead, and the next one when
   the evening is over.
2. When it begins, a table of each chosen game opens in the channel, with all seats free. Whoever sits down first is its
   host. Nobody is rung.
3. An evening lasts three hours. Then the tables at which nobody sits are closed; those with people stay.
4. An evening that begins while the bot is away opens late, as long as it lasts, and else not at all.
5. If a manager removes the event at Discord, that one evening is off, and the next week has an event again. (The caller
   asks Discord.) Without the permission for events the tables open all the same.
6. The evening is at its hour on the local clock of the manager who set it, also after clocks change. An hour that does
   not exist on that day is the one after; of an hour that occurs twice, the first counts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.host.lobby.opening import Spot
from engine.host.model.clock.quiet_hours import zone_named
from engine.host.model.records import DeliveryKind, Person, Refused, Status, TableInfo
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.host.host import Host

SQL = queries("community/club_nights.sql")

EVENING_S = 3 * 3600.0
"""How long an evening lasts, in seconds."""
FURTHEST_S = 8 * 86_400.0
"""The next evening is never this far away, in seconds."""
DAYS, MINUTES = 7, 24 * 60
MOST_GAMES = 3


@dataclass(frozen=True, slots=True)
class ClubNight:
    """A server's evening. ``minute``: of the day, in ``zone``. ``starts`` is the next one, ``opened`` the last one.

    ``event`` is its event at Discord, "" for none, made for ``event_starts`` (0.0: it must be brought up to date);
    ``trying`` is since when there may be one that is not noted. ``tables`` are those of the last evening. ``ended``:
    it was turned off, and its event must be removed. ``due``: when it is to be looked at. Times are in seconds since
    1970.
    """

    guild: str
    channel: str
    lang: str
    zone: str
    weekday: int
    minute: int
    games: tuple[str, ...]
    starts: float
    event: str
    event_starts: float
    trying: float | None
    opened: float
    tables: tuple[int, ...]
    ended: bool
    due: float

    @property
    def over(self) -> float:
        """When the last evening is over, or was."""
        return self.opened + EVENING_S


def next_start(zone: str, weekday: int, minute: int, after: float) -> float:
    """Return the first moment after ``after`` at which it is that minute of that weekday in the zone (ruling 6).

    Raises Refused: settings-no-zone (zone).
    """
    there = zone_named(zone)
    if there is None:
        raise Refused("settings-no-zone", zone=zone)
    today = datetime.fromtimestamp(after, there)
    for ahead in range(2 * DAYS + 1):
        day = today.date() + timedelta(days=ahead)
        at = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=there).timestamp()
        if day.weekday() == weekday and at > after:
            return at
    raise AssertionError("every week has that day")


class ClubNights:
    """The club nights of one host."""

    def __init__(self, host: Host) -> None:
        self.host, self.tables = host, host.tables

    async def of(self, guild: str) -> ClubNight | None:
        """Return a server's club night, also one that is being turned off; None if it has none."""
        row = await self.tables.store.row(SQL.club_night, (guild,))
        return None if row is None else _night(row)

    async def due(self) -> list[ClubNight]:
        """Return the club nights to look at now; first move those to next week that a clock which was ahead has put
        further away.
        """
        now = self.tables.clock()
        for row in await self.tables.store.rows(SQL.club_nights_after, (now + FURTHEST_S,)):
            with suppress(Refused):
                starts = next_start(row["zone"], row["weekday"], row["minute"], now)
                await self.tables.store.write(SQL.move_club_night, (starts, now, row["guild"], row["starts"]))
        return [_night(row) for row in await self.tables.store.rows(SQL.due_club_nights, (self.tables.clock(),))]

    async def set(
        self, guild: str, channel: str, lang: str, zone: str, weekday: int, minute: int, games: Sequence[str]
    ) -> None:
        """Set a server's club night, and turn it on.

        Raises Refused: settings-no-zone (zone), malformed, no-such-game, game-away.
        """
        if not (0 <= weekday < DAYS and 0 <= minute < MINUTES and 0 < len(games) <= MOST_GAMES):
            raise Refused("malformed")
        for game in games:
            self.tables.library.game(game)
        now = self.tables.clock()
        starts = next_start(zone, weekday, minute, now)
        values = guild, channel, lang, zone, weekday, minute, json.dumps(list(games)), starts, now
        await self.tables.store.write(SQL.set_club_night, values)

    async def end(self, guild: str) -> None:
        """Turn a server's club night off; its event is removed at the next look."""
        await self.tables.store.write(SQL.end_club_night, (self.tables.clock(), guild))

    async def forget(self, night: ClubNight) -> None:
        """Delete a club night that is turned off, once its event is gone."""
        await self.close_empty(night)
        await self.tables.store.write(SQL.delete_ended_club_night, (night.guild,))

    async def begin_event(self, night: ClubNight) -> None:
        """Note that an event may exist at Discord from now on."""
        await self.tables.store.write(SQL.begin_event_of_club_night, (self.tables.clock(), night.guild))

    async def set_event(self, night: ClubNight, event: str) -> None:
        """Store the event for the evening as it was read."""
        now = await self.of(night.guild)
        same = now is not None and _planned(now) == _planned(night)
        # If it was changed meanwhile, the event is brought up to date at the next look.
        await self.tables.store.write(SQL.set_event_of_club_night, (event, night.starts if same else 0.0, night.guild))

    async def open_table(self, night: ClubNight, game: str, spot: Spot, bot: Person) -> TableInfo:
        """Open the table of a game for this evening, with all seats free; one that is open already is returned.

        ``bot`` is its host until somebody sits down. Raises Refused as ``Opening.open_table``.
        """
        named = self.tables.library.game(game)
        press = _press(night, game)
        if known := await self.host.opening.opened_by(press, ""):
            return known
        opening = self.host.opening
        model = opening.new_table_row(game, {}, named.usual_seats({}), bot, spot, [], hints=True)
        noted = partial(_note_table, night.guild)
        return (await opening.open(model, [bot], press, "", also=noted)).table

    async def opened(self, night: ClubNight, game: str) -> bool:
        """True if the table of a game is open for this evening."""
        return await self.host.opening.opened_by(_press(night, game), "") is not None

    async def begin(self, night: ClubNight) -> None:
        """Note that the evening has begun; from now on the next one is in a week."""
        following = next_start(night.zone, night.weekday, night.minute, max(night.starts, self.tables.clock()))
        await self.tables.store.write(SQL.begin_club_night, (following, night.guild, night.starts))

    async def close_empty(self, night: ClubNight) -> None:
        """Close the tables of the last evening at which nobody sits (ruling 3)."""
        for number in night.tables:
            async with self.tables.locked(number) as table:
                if table.status is Status.OPEN and not table.humans():
                    change = self.tables.change(table, None)
                    table.status = Status.ENDED
                    change.add_task(DeliveryKind.TABLE)
                    await self.tables.commit(change)
        await self.tables.store.write(SQL.set_tables_of_club_night, ("[]", night.guild))

    async def put_off(self, night: ClubNight, until: float) -> None:
        """Look at it again at ``until``, unless a manager has changed it since it was read."""
        await self.tables.store.write(SQL.put_off_club_night, (until, night.guild, night.due))


def _planned(night: ClubNight) -> tuple[Any, ...]:
    """Return what an event shows of an evening."""
    return night.starts, night.channel, night.games, night.lang, night.ended


def _press(night: ClubNight, game: str) -> str:
    """Return the key by which the table of a game is opened once an evening."""
    return f"club {night.guild} {int(night.starts)} {game}"


def _note_table(guild: str, writing: Writing, table: int) -> None:
    row = writing.row(SQL.tables_of_club_night, (guild,))
    if row is None:
        raise Refused("stale")
    writing.do(SQL.set_tables_of_club_night, (json.dumps([*json.loads(row[0]), table]), guild))


def _night(row: Row) -> ClubNight:
    return ClubNight(
        row["guild"],
        row["channel"],
        row["lang"],
        row["zone"],
        row["weekday"],
        row["minute"],
        tuple(json.loads(row["games"])),
        row["starts"],
        row["event"],
        row["event_starts"],
        row["trying"],
        row["opened"],
        tuple(json.loads(row["tables"])),
        bool(row["ended"]),
        row["due"],
    )
