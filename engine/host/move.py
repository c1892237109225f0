"""Moving house: ``python -m engine.host.move FROM TO`` copies a whole store into another, in either direction.

An address is ``sqlite:`` and the path of a file, or ``postgresql://...``. The bot has to be stopped. Rulings:

1. Both ends are of this release: an older store is brought up to date by starting the bot over it once.
2. The target is empty: a file that is not there yet, or a database in which nothing is kept. Anything else is left
   alone, and so is the target where anything goes wrong.
3. Every table is read again from the target: as many rows as the source has, and each the same, byte by byte.
4. A sample of matches is replayed from the target's log to the very position it keeps. A match that this release
   cannot replay, such as one of a game that is gone, is said; its rows are the same all the same.
5. The source is only read. It stays what it was, to go back to until something is played in the other.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import random
import sqlite3
import sys
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.core.game import Game
from engine.core.match import BadRecord, Header, Match
from engine.games.registry import GAMES
from engine.host.address import file_of, server_of, shown
from engine.host.files import Lock, UnusableStore, look_over, make_private
from engine.host.schema import check_version, migrate
from engine.host.store import storable

log = logging.getLogger(__name__)

SAMPLE = 50
"""How many matches are replayed, drawn at random."""
LOCK = "tefuda.lock"
"""What a bot holds beside its file."""
_AT_A_TIME = 1_000


class NotMoved(Exception):
    """Nothing was moved; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the store: its columns in their order, and those of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def all_rows(self) -> str:
        """The query for every row, in the order of the key."""
        return f"SELECT {', '.join(map(_quoted, self.columns))} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608

    @property
    def insert(self) -> str:
        """The statement for one row, with its values as parameters."""
        places = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({', '.join(map(_quoted, self.columns))}) VALUES ({places})"  # noqa: S608


def _quoted(name: str) -> str:
    # Some of our columns are called like words of SQL.
    return f'"{name}"'


def tables() -> list[Table]:
    """All tables of this release, each after those that it refers to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        refers = {
            name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")} - {name} for name in names
        }
        described = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
    ordered: list[str] = []
    while rest := [name for name in names if name not in ordered]:
        ordered += [name for name in rest if refers[name] <= set(ordered)]
    return [
        Table(
            name,
            tuple(column[1] for column in described[name]),
            tuple(column[1] for column in sorted(described[name], key=lambda c: c[5]) if column[5]),
        )
        for name in ordered
    ]


class End(AbstractContextManager["End"]):
    """A store at one end of a move. Leaving it by an error takes back what was written."""

    @abstractmethod
    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Every row, in the order of the key, all of one moment."""

    @abstractmethod
    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Put rows in, which come in the order of the key."""

    @abstractmethod
    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """A query in our common SQL."""


class SourceFile(End):
    """A file that is read."""

    def __init__(self, path: Path) -> None:
        """Raises UnusableStore, FileNotFoundError, sqlite3.Error."""
        if not path.is_file():
            raise FileNotFoundError(f"there is no file {path}")
        self._lock = Lock(path.parent / LOCK)
        try:
            self._connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
            look_over(self._connection)
            check_version(self._connection)
        except BaseException:
            self._lock.release()
            raise
        self._connection.execute("BEGIN")

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.close()
        self._lock.release()

    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """See End."""
        cursor = self._connection.execute(table.all_rows)
        while some := cursor.fetchmany(_AT_A_TIME):
            # Releases before 0.3 kept what no server takes.
            yield from (tuple(storable(row)) for row in some)

    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """See End."""
        self._connection.executemany(table.insert, rows)

    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """See End."""
        return self._connection.execute(sql, params).fetchall()


class TargetFile(SourceFile):
    """A file that is made: under another name until it is whole."""

    def __init__(self, path: Path) -> None:
        """Raises NotMoved where there is something already, OSError, sqlite3.Error."""
        if path.exists():
            raise NotMoved(f"{path} is there already. Choose a file that is not there yet.")
        self._path, self._half = path, path.with_name(path.name + ".part")
        self._clear()
        make_private(self._half)
        self._lock = Lock(path.parent / LOCK)
        self._connection = sqlite3.connect(self._half, isolation_level=None)
        migrate(self._connection)
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.execute("BEGIN")

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if e is None:
                self._connection.commit()
            self._connection.close()
            if e is None:
                self._half.rename(self._path)
        finally:
            self._clear()
            self._lock.release()

    def _clear(self) -> None:
        for end in ("", "-journal", "-wal", "-shm"):
            self._half.with_name(self._half.name + end).unlink(missing_ok=True)


def _source(where: str) -> End:
    if server_of(where) is None:
        return SourceFile(file_of(where))
    from engine.host.postgres_move import SourceServer

    return SourceServer(where)


def _target(where: str) -> End:
    if server_of(where) is None:
        return TargetFile(file_of(where))
    from engine.host.postgres_move import TargetServer

    return TargetServer(where)


class _Sum:
    """Counts rows on their way, and keeps a sum that only the same rows in the same order have."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = hashlib.sha256()

    def through(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """The same rows."""
        for row in rows:
            self.count += 1
            self._sum.update(repr(row).encode())
            yield row

    def result(self) -> tuple[int, str]:
        """How many there were, and the sum."""
        return self.count, self._sum.hexdigest()


def move(source: str, target: str, games: Mapping[str, Game[Any]] = GAMES, sample: int = SAMPLE) -> dict[str, int]:
    """Copy everything; how many rows each table has.

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
    """Say which of the two ends cannot be used."""
    try:
        yield
    except UnusableStore as e:
        raise NotMoved(f"{shown(where)}: {e}") from e


def _replay_some(end: End, games: Mapping[str, Game[Any]], sample: int) -> None:
    """Replay some matches of an end from their logs; raises NotMoved where one leads to another position."""
    ids = [number for (number,) in end.query("SELECT id FROM tables WHERE header IS NOT NULL ORDER BY id")]
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
    """Replay the match of a table; raises NotMoved where its log leads to another position than is kept.

    Raises BadRecord, LookupError, TypeError or ValueError where this release cannot replay it.
    """
    ((game, head, secret, snapshot),) = end.query(
        "SELECT game, header, secret, snapshot FROM tables WHERE id = ?", (number,)
    )
    moves = end.query("SELECT wire FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (number,))
    header = Header.from_json(json.loads(head))
    record = {"header": header.to_json(), "log": [json.loads(wire) for (wire,) in moves], "secret": secret}
    match = Match.replay(games[game], record)
    if json.loads(json.dumps(match.snapshot())) != json.loads(snapshot):
        raise NotMoved(f"table {number}: its moves lead to another position than the one that is kept.")


def main(arguments: list[str] | None = None) -> int:
    """The command: 0 when all is moved, 2 when nothing was."""
    parser = argparse.ArgumentParser(prog="python -m engine.host.move", description="Copy a whole store into another.")
    parser.add_argument("source", help="sqlite:FILE or postgresql://...")
    parser.add_argument("target", help="the same; empty")
    given = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    try:
        counts = move(given.source, given.target)
    except (NotMoved, UnusableStore, OSError, sqlite3.Error) as e:
        log.error("nothing was moved: %s", " ".join(str(e).split()))
        return 2
    log.info("moved: %d rows to %s. %s is as it was.", sum(counts.values()), shown(given.target), shown(given.source))
    return 0


if __name__ == "__main__":
    sys.exit(main())
