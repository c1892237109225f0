"""How many tables one person may have opened in a server, so that no person crowds out the others.

Rulings:

1. Counted are open tables, tables in play (or paused by agreement), and tables to watch, each for its present opener.
   Managers set a limit for each kind (``preferences.GuildSettings``); direct messages have the default limits.
2. Tables that no person chose to open are not counted: the daily deal, and the tables of a league.
3. A person with the most tables in play opens no more. Their open tables may still begin, since others sit there too.
4. There is also a limit of opened tables for each hour.
5. A person who has finished no game may have three open tables; each finished game adds one, up to the limit of 1.
   Finished games count wherever they were played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.host.model.preferences import GuildSettings
from engine.host.model.records import AGREED_PAUSE, Refused, Status
from engine.host.model.rows import DAILY
from engine.host.people.barring import must_be_welcome
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")
PEOPLE_SQL = queries("people/queries.sql")

MOST_IN_AN_HOUR: Final = 30
"""Most tables that one person may open in a server within an hour."""
FIRST: Final = 3
"""Most open tables of a person who has finished no game."""
_HOUR_S: Final = 3600.0
_DAILY: Final = f"{DAILY}%"


class TableLimits:
    """The check before any work for a new table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def must_have_room(self, person: str, guild: str | None, *, watch: bool = False) -> None:
        """Raises Refused if opening a table would be refused now; the write checks it again (``must_fit``).

        Also raises Refused: barred-here.
        """
        await must_be_welcome(self.tables, guild, person)
        now, place = self.tables.clock(), guild or ""
        tables, most, finished = await self.tables.store.together(
            (SQL.tables_opened_by_person, (person, place, AGREED_PAUSE, now - _HOUR_S, _DAILY)),
            (SQL.table_limits_of_server, (place,)),
            (PEOPLE_SQL.count_finished_tables_of_person, (person, person)),
        )
        _judge(tables, most[0] if most else None, finished, now, watch=watch, new=1)


def must_fit(writing: Writing, person: str, guild: str | None, now: float, *, watch: bool) -> None:
    """Raises Refused if the table that this transaction has written for a person is one too many.

    The transaction must have written their row in ``people`` before, so that two presses at once wait for each other.
    Refusals: tables-waiting-enough, tables-waiting-first and tables-watched-enough (most, tables),
    tables-playing-enough (most), tables-watched-off, tables-opened-enough (most).
    """
    place = guild or ""
    tables = writing.rows(SQL.tables_opened_by_person, (person, place, AGREED_PAUSE, now - _HOUR_S, _DAILY))
    most = writing.row(SQL.table_limits_of_server, (place,))
    finished = writing.rows(PEOPLE_SQL.count_finished_tables_of_person, (person, person))
    _judge(tables, most, finished, now, watch=watch, new=0)


def _judge(
    tables: Sequence[Row | tuple[int, int, str, float]],
    most: Row | tuple[int, ...] | None,
    finished: Sequence[Row | tuple[str, int]],
    now: float,
    *,
    watch: bool,
    new: int,
) -> None:
    """Raises Refused if the ``tables`` and the ``new`` ones exceed the limits. ``finished``: games, and how often."""
    usual = GuildSettings("")
    waiting, playing, watched = (usual.waiting, usual.playing, usual.watched) if most is None else most
    running = Status.OPEN, Status.PLAYING, Status.PAUSED
    there = [(str(row[0]), Status(row[2])) for row in tables if bool(row[1]) is watch and Status(row[2]) in running]
    waits = [table for table, status in there if watch or status is Status.OPEN]
    if watch and not watched:
        raise Refused("tables-watched-off")
    own = min(waiting, FIRST + sum(row[1] for row in finished))
    if len(waits) + new > (allowed := watched if watch else own):
        reason = "tables-watched-enough" if watch else "tables-waiting-enough"
        if not watch and own < waiting:
            reason = "tables-waiting-first"
        raise Refused(reason, most=allowed, tables=waits[:allowed])
    if not watch and len(there) - len(waits) >= playing:
        raise Refused("tables-playing-enough", most=playing)
    if sum(row[3] > now - _HOUR_S for row in tables) + new > MOST_IN_AN_HOUR:
        raise Refused("tables-opened-enough", most=MOST_IN_AN_HOUR)
