"""Copies a whole store: ``python -m engine.host.store.copy FROM TO``, between files and servers in either direction.

An address is ``sqlite:`` and the path of a file, or ``postgresql://...``. The bot must be stopped. Rulings:

1. Both ends are of this release: to update an older store, start the bot on it once.
2. The target is empty: a file that does not exist yet, or an empty database. Any other target is not touched. If
   anything goes wrong the target stays as it was.
3. Every table is read again from the target: it must have as many rows as the source, each of them equal byte by byte.
4. A sample of matches is replayed from the target's log to the stored position. A match that this release cannot
   replay, such as one of a removed game, is reported; its rows are copied all the same.
5. The source is only read. It stays valid as a way back until the target has been played on.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import random
import sqlite3
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from engine.console import escape_the_rest
from engine.core.game import Game
from engine.core.match import BadRecord, CannotResume, Header, Match
from engine.games.registry import GAMES
from engine.host.store.address import file_of, server_of, without_password
from engine.host.store.copy_end import End, NotMoved, tables
from engine.host.store.copy_sqlite import SourceFile, TargetFile
from engine.host.store.files import UnusableStore, trouble

log = logging.getLogger(__name__)

SAMPLE = 50
"""How many matches are replayed, drawn at random."""


def _source(where: str) -> End:
    if server_of(where) is None:
        return SourceFile(file_of(where))
    from engine.host.store.copy_postgres import SourceServer  # only a server needs this library

    return SourceServer(where)


def _target(where: str) -> End:
    if server_of(where) is None:
        return TargetFile(file_of(where))
    from engine.host.store.copy_postgres import TargetServer  # only a server needs this library

    return TargetServer(where)


class _Sum:
    """Counts rows on their way, and keeps a checksum of them and their order."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = hashlib.sha256()

    def through(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Yield the same rows."""
        for row in rows:
            self.count += 1
            self._sum.update(repr(row).encode())
            yield row

    def result(self) -> tuple[int, str]:
        """Return the number of rows and the checksum."""
        return self.count, self._sum.hexdigest()


def move(source: str, target: str, games: Mapping[str, Game[Any]] = GAMES, sample: int = SAMPLE) -> dict[str, int]:
    """Copy all rows; return how many each table has.

    Raises NotMoved, files.UnusableStore, OSError and the engines' own errors; the target is then as it was.
    """
    if server_of(source) is None and server_of(target) is None:
        raise NotMoved("both are files; a file is copied with python -m engine.host.backup.")
    with _named(source), _source(source) as old, _named(target), _target(target) as new:
        counts: dict[str, int] = {}
        for table in tables():
            sent, arrived = _Sum(), _Sum()
            new.write(table, sent.through(old.rows(table)))
            for _ in arrived.through(new.rows(table)):
                pass
            if sent.result() != arrived.result():
                raise NotMoved(f"{table.name}: {sent.count} rows were sent, {arrived.count} arrived, or others did.")
            counts[table.name] = sent.count
            log.info("%-18s %d", table.name, sent.count)
        _replay_some(new, games, sample)
        return counts


@contextmanager
def _named(where: str) -> Iterator[None]:
    """Add to an error which of the two ends cannot be used."""
    try:
        yield
    except UnusableStore as e:
        raise NotMoved(f"{without_password(where)}: {e}") from e


def _replay_some(end: End, games: Mapping[str, Game[Any]], sample: int) -> None:
    """Replay some matches of an end from their logs. Raises NotMoved if one leads to another position."""
    ids = [
        number for (number,) in end.query("SELECT id FROM tables WHERE header IS NOT NULL AND secret <> '' ORDER BY id")
    ]
    chosen = sorted(random.SystemRandom().sample(ids, min(sample, len(ids))))
    well = 0
    for number in chosen:
        try:
            replays(end, number, games)
            well += 1
        except (BadRecord, LookupError, TypeError, ValueError) as e:
            log.warning("table %d cannot be replayed by this release, here or there (%s)", number, e)
    log.info("%d of %d matches were replayed, %d to their positions", len(chosen), len(ids), well)


def replays(end: End, number: int, games: Mapping[str, Game[Any]]) -> None:
    """Replay the match of a table. Raises NotMoved if its log leads to another position than the stored one.

    Raises BadRecord, LookupError, TypeError or ValueError if this release cannot replay it.
    """
    ((game, head, secret, snapshot),) = end.query(
        "SELECT game, header, secret, snapshot FROM tables WHERE id = ?", (number,)
    )
    moves = end.query("SELECT wire FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (number,))
    header = Header.from_json(json.loads(head))
    record = {"header": header.to_json(), "log": [json.loads(wire) for (wire,) in moves], "secret": secret}
    match = Match.replay(games[game], record)
    try:
        # As for a running table: a field that the storing release did not have gets its default.
        kept = Match.resume(games[game], header, bytes.fromhex(secret), json.loads(snapshot)).snapshot()
    except CannotResume:
        kept = None
    if json.dumps(match.snapshot()) != json.dumps(kept):
        raise NotMoved(f"table {number}: its moves lead to another position than the one that is kept.")


def main(arguments: list[str] | None = None) -> int:
    """The command: 0 if the store was copied, 2 if nothing was."""
    parser = argparse.ArgumentParser(
        prog="python -m engine.host.store.copy", description="Copy a whole store into another."
    )
    parser.add_argument("source", help="sqlite:FILE or postgresql://...")
    parser.add_argument("target", help="the same; empty")
    given = parser.parse_args(arguments)
    escape_the_rest()
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    try:
        counts = move(given.source, given.target)
    except (NotMoved, UnusableStore, FileNotFoundError) as e:
        log.error("nothing was moved: %s", " ".join(str(e).split()))
        return 2
    except (OSError, sqlite3.Error) as e:
        log.error("nothing was moved: %s", trouble(e, without_password(given.source), without_password(given.target)))
        return 2
    log.info(
        "moved: %d rows to %s. %s is as it was.",
        sum(counts.values()),
        without_password(given.target),
        without_password(given.source),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
