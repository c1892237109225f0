"""Prints a table as a seat may know it: ``python -m engine.host.inspect STORE TABLE [--seat N] [--lines N]``.

The store is only read, even while a bot uses it. Seats count from 0, as in the log. Without ``--seat`` the output is an
onlooker's. Secrets are printed only with ``--all``, which says so before and after. Rulings:

1. The bytes of the shuffles are not printed even then: the record of a finished table has them.
2. People at the table are shown by name. Discord's ids are printed for places, not for people.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.console import escape_the_rest
from engine.core.context import Event
from engine.core.game import Game
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.records import LogLine, Refused, Status, TableInfo
from engine.host.model.rows import TableRow
from engine.host.store.contract import Row
from engine.host.store.files import UnusableStore
from engine.host.store.queries import queries
from engine.host.store.stores import open_store_to_read
from engine.host.table.library import Library
from engine.host.table.matches import Unplayable
from engine.host.table.reading import Reading
from engine.host.table.tables import Tables
from engine.host.table.turns import Pauses

SQL = queries("inspect.sql")

LINES = 20
"""How many lines of the log are printed by default."""
LOUD = "!!! EVERYTHING IS SHOWN, ALSO WHAT NO SEAT MAY KNOW. Keep it from everybody who plays at this table. !!!"


class NotThere(Exception):
    """The store does not have the requested table or seat; the text says what is missing."""


class Inspection:
    """Tables that are only read: no timers run, and nothing is written."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.reading = Reading(tables, DuplicateDeals(tables.store, tables.clock))

    @classmethod
    async def of(cls, where: str | Path, games: Mapping[str, Game[Any]]) -> Inspection:
        """Open a store as it is, with these games by slug. Raises files.UnusableStore, OSError and sqlite3.Error."""
        store = await open_store_to_read(where)
        return cls(
            Tables(
                store,
                Library(games, {}),
                Pauses(lambda: 0.0, lambda game, options: 0.0, 0.0),
                clock=time.time,
                memory=1,
                search=None,
            )
        )

    async def lines(self, table_id: int, seat: int | None, shown: int) -> list[str]:
        """Return what ``seat`` (None: an onlooker) may know, with the newest ``shown`` lines of the
        log. Raises NotThere.
        """
        table = await self._found(table_id)
        seat_row = None if seat is None else table.at(seat)
        if seat is not None and seat_row is None:
            raise NotThere(f"table {table_id} has no seat {seat}; there are {[row.seat for row in table.seats]}")
        info = table.info(None if seat_row is None else seat_row.person)
        eyes = "an onlooker" if seat_row is None else f"seat {seat} ({seat_row.name})"
        out = [*_header(info), _line("seen by", eyes)]
        if info.status is Status.OPEN:
            return [*out, _line("turn", "not started")]
        log = await self.reading.log(table, seat, 0.0, shown)
        try:
            view = (await self.tables.matches.loaded(table)).view(seat)
        except Unplayable as e:
            return [*out, *_log(log), _line("state", f"cannot be read: {e.why}")]
        return [*out, *_turn(info, view), *_log(log), *_fields(view.state)]

    async def all_lines(self, table_id: int, shown: int) -> list[str]:
        """Return all stored data of the table except its secret bytes. Raises NotThere."""
        table = await self._found(table_id)
        row = await self.tables.store.row(SQL.snapshot_of_table, (table_id,))
        rows = await self.tables.store.rows(SQL.newest_log_lines, (table_id, shown))
        stored = json.loads(row["snapshot"]) if row is not None and row["snapshot"] else {}
        asked = [
            _line(f"asks seat {seat_row.seat}", f"prompt {seat_row.prompt} of {seat_row.prompts}")
            for seat_row in table.seats
        ]
        log = [_line(f"{r['number']} {_time(r['at'])}", _raw(r)) for r in reversed(rows)]
        return [LOUD, *_header(table.info()), *asked, *log, *_fields(stored), LOUD]

    async def _found(self, table_id: int) -> TableRow:
        try:
            return await self.tables.table_row(table_id)
        except Refused:
            raise NotThere(f"there is no table {table_id}") from None


def _line(name: str, text: object) -> str:
    return f"{name:<20} {text}"


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _pairs(facts: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in facts.items())


def _header(info: TableInfo) -> Iterator[str]:
    yield _line(f"table {info.id}", f"{info.game} (revision {info.revision}), {info.status.value}")
    if info.paused_for:
        yield _line("paused for", info.paused_for)
    yield _line("options", _pairs(info.options))
    yield _line("place", f"server {info.guild}, channel {info.channel}, thread {info.thread}")
    yield _line("times (UTC)", f"opened {_time(info.opened)}, changed {_time(info.touched)}")
    for seat in info.seats:
        holder = "person" if seat.computer is None else f"computer, {seat.computer}"
        yield _line(f"seat {seat.seat}", f"{seat.name} ({holder}{', stands in' if seat.absent else ''})")


def _turn(info: TableInfo, view: View) -> Iterator[str]:
    """Yield the phase and who is asked, as far as the view shows them."""
    if view.over or info.status is not Status.PLAYING:
        yield _line("turn", info.status.value)
        return
    yield _line("turn", f"{view.phase}: {', '.join(f'{p} {info.names[p]}' for p in view.waiting) or 'nobody'}")
    for action in view.legal:
        yield _line("may", json.dumps(action.wire(), ensure_ascii=False))


def _log(lines: Iterable[LogLine]) -> Iterator[str]:
    for line in lines:
        for event in line.events:
            yield _line(_time(line.at), f"{'-' if line.seat is None else line.seat} {_event(event)}")


def _event(event: Event) -> str:
    # The seats that may see it are not named: who else knows may be a secret too.
    known = "" if event.only is None else " (in private)"
    return f"{event.kind} {_pairs(event.facts)}".rstrip() + known


def _raw(row: Row) -> str:
    events = "; ".join(_event(Event.from_json(e)) for e in json.loads(row["events"]))
    return f"{row['wire']} {events}"


def _fields(state: Mapping[str, Any]) -> Iterator[str]:
    for name, value in state.items():
        yield _line(name, json.dumps(value, ensure_ascii=False))


async def inspect(
    where: str | Path,
    table: int,
    seat: int | None = None,
    *,
    everything: bool = False,
    shown: int = LINES,
    games: Mapping[str, Game[Any]] = GAMES,
) -> list[str]:
    """Return the lines to print. Raises NotThere, files.UnusableStore, OSError and sqlite3.Error."""
    inspection = await Inspection.of(where, games)
    try:
        lines = inspection.all_lines(table, shown) if everything else inspection.lines(table, seat, shown)
        return await lines
    finally:
        await inspection.tables.store.close()


def main(arguments: list[str] | None = None) -> int:
    """The command; 0 if the table is printed."""
    parser = argparse.ArgumentParser(prog="python -m engine.host.inspect", description="Print a table of a store.")
    parser.add_argument("store", help="a file, or postgresql://...")
    parser.add_argument("table", type=int)
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="through whose eyes, from 0 (default: an onlooker's)")
    eyes.add_argument("--all", action="store_true", help="everything, SECRETS INCLUDED")
    parser.add_argument("--lines", type=int, default=LINES, help=f"how much of the log (default {LINES})")
    given = parser.parse_args(arguments)
    escape_the_rest()
    try:
        found = asyncio.run(inspect(given.store, given.table, given.seat, everything=given.all, shown=given.lines))
    except (NotThere, UnusableStore, OSError, sqlite3.Error) as e:
        sys.stderr.write(f"{given.store}: {e}\n")
        return 1
    sys.stdout.write("\n".join(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
