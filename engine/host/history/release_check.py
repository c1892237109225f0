"""Whether a running table goes on under this release: its log is replayed and compared with the stored position."""

from __future__ import annotations

import json
from typing import Any

from engine.core.game import TABLE_ACTOR
from engine.core.match import DROP, RECORD, Match
from engine.host.model.records import Status
from engine.host.model.rows import TableRow
from engine.host.store.contract import Row
from engine.host.store.queries import queries
from engine.host.table.matches import Unplayable
from engine.host.table.tables import Tables

SQL = queries("history/queries.sql")


class WouldStop(Exception):
    """A running table does not go on under this release; the text says at which move, and why. It tells no card."""


async def running(tables: Tables) -> list[int]:
    """Return the ids of all tables that are open, in play or paused."""
    return [int(row["id"]) for row in await tables.store.rows(SQL.tables_that_go_on)]


async def goes_on(tables: Tables, table: TableRow) -> bool:
    """Check the position, the log, the prompts and the legal moves of a table in play or paused. Raises WouldStop.

    Return False if the log cannot be played again because an earlier revision of the rules dealt the match: the table
    goes on from its position.
    """
    if tables.library.rules_of(table) is None:
        raise WouldStop(f"there is no game {table.game} here")
    try:
        match = await tables.matches.loaded(table)
    except Unplayable as e:
        raise WouldStop(f"its position cannot be read ({why(e.__cause__ or e)})") from e
    replayed = match.header.revision == match.game.revision
    if replayed:
        _replay(match, await tables.store.rows(SQL.log_to_replay, (table.id,)))
    _asked(match, table)
    return replayed


def _replay(match: Match[Any], log: list[Row]) -> None:
    """Play the log of a match again. Raises WouldStop."""
    number, other = 0, ""
    try:
        fresh = match.afresh()
    except Exception as e:  # the rules of a game may raise any exception
        raise WouldStop(f"its deal cannot be repeated ({why(e)})") from e
    told = [event.to_json() for event in fresh.ctx.events]
    for row in log:
        events = json.loads(row["events"])
        if row["kind"] == "start":
            # The host adds lines of its own to those of the deal.
            if events[: len(told)] != _plain(told):
                other = "the deal"
            continue
        number += 1
        seat, tag = json.loads(row["wire"])[:2]
        where = f"move {number} ({tag if seat == RECORD else f'{tag}, seat {seat + 1}'})"
        try:
            came = _made(fresh, json.loads(row["wire"]))
        except Exception as e:
            raise WouldStop(f"{where} is not possible any more ({why(e)})") from e
        if not other and seat != RECORD and events != _plain(came):
            other = where
    now, then = _plain(fresh.snapshot()), _plain(match.snapshot())
    if now != then:
        fields = ", ".join(name for name in now if now[name] != then.get(name))
        first = f"; {other} has other effects" if other else ""
        raise WouldStop(f"its {number} moves lead to another position ({fields}){first}")


def _made(match: Match[Any], entry: list[Any]) -> list[Any]:
    """Carry out an entry of the log; return its events."""
    seat, *wire = entry
    if seat != RECORD:
        return [event.to_json() for event in match.submit(seat, match.game.read(wire))]
    if wire[0] == DROP:
        match.drop(wire[1])
    else:
        match.undo(wire[1])
    return []


def _plain(value: Any) -> Any:
    """Return a value as it is read from JSON."""
    return json.loads(json.dumps(value))


def _asked(match: Match[Any], table: TableRow) -> None:
    """Check that the seats with a prompt are those that the rules ask, and that each has a move. Raises WouldStop."""
    waiting = set(match.state.waiting) - {TABLE_ACTOR}
    asked = {seat.seat for seat in table.seats if seat.prompt}
    if match.over or asked != waiting:
        now = "nobody" if match.over or not waiting else _seats(waiting)
        raise WouldStop(f"it asks {_seats(asked) or 'nobody'}, and the rules now ask {now}")
    for seat in sorted(waiting):
        try:
            view = match.view(seat)
        except Exception as e:
            raise WouldStop(f"seat {seat + 1} cannot be shown its position ({why(e)})") from e
        if table.status is Status.PLAYING and not view.first:
            raise WouldStop(f"seat {seat + 1} is asked and has no move ({match.state.phase})")


def _seats(seats: set[int]) -> str:
    return " and ".join(f"seat {seat + 1}" for seat in sorted(seats))


def why(e: BaseException) -> str:
    """Return the kind of an error and its place in the code. Its own text may quote what a seat must not know."""
    trace, place = e.__traceback__, ""
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename.replace("\\", "/")
        place = f" at {'/'.join(file.split('/')[-3:])}:{trace.tb_lineno}"
        trace = trace.tb_next
    return f"{type(e).__name__}{place}"
