"""An SQLite file at one end of a copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from engine.host.store.contract import storable
from engine.host.store.copy_end import End, NotMoved, Table
from engine.host.store.files import Lock, look_over, make_private
from engine.host.store.schema import check_version, migrate

LOCK = "tefuda.lock"
"""Name of the lock file that a bot holds beside its store."""
_AT_A_TIME = 1_000


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
            # Releases before 0.3 stored characters that no server takes.
            yield from (tuple(storable(row)) for row in some)

    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """See End."""
        self._connection.executemany(table.insert, rows)

    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """See End."""
        return self._connection.execute(sql, params).fetchall()


class TargetFile(SourceFile):
    """A new file, under a temporary name until it is complete."""

    def __init__(self, path: Path) -> None:
        """Raises NotMoved if a file exists already, OSError, sqlite3.Error."""
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
