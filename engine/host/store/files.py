"""The store's files on disk: readable by their owner only, used by one process, checked before use."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import stat
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
BESIDE = ("-wal", "-shm", "-journal")
"""Endings of the files that SQLite puts beside its own; new ones get the rights of the main file."""
CHECK_SECONDS: Final = 2.0
"""Seconds for which the pages of a store are checked at a start; a very large store is checked in part."""
CHECK_STEP: Final = 100_000
"""Steps of SQLite's virtual machine between two checks of the time."""


class UnusableStore(RuntimeError):
    """The file cannot be used as our store; the text says why, and what to do."""


class ForeignStore(UnusableStore):
    """The file belongs to another program, so it is not touched."""


class DamagedStore(UnusableStore):
    """SQLite cannot read all of it."""


class StoreInUse(UnusableStore):
    """Another process uses the store."""


class StoreAway(UnusableStore):
    """The server of the store does not answer now, but may in a moment."""


@contextlib.contextmanager
def nothing_beside(path: Path) -> Iterator[None]:
    """Let the files that SQLite puts beside a store in order to read it be gone after the block.

    A connection that only reads leaves them. One that may write removes them when it closes, if nobody else has them.
    """
    file = path.resolve()
    before = file.with_name(file.name + "-wal").exists()
    try:
        yield
    finally:
        if not before and file.with_name(file.name + "-wal").exists():
            with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
                connection.execute("SELECT 1 FROM sqlite_master").fetchall()


def make_private(path: Path) -> None:
    """Make the file, and SQLite's files beside it, readable for their owner alone, at any umask.

    An existing file is never opened for this: closing it would release SQLite's own locks.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
    for part in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with contextlib.suppress(FileNotFoundError):
            if stat.S_IMODE(part.stat().st_mode) != PRIVATE_FILE:
                part.chmod(PRIVATE_FILE)


def make_folder_private(folder: Path) -> None:
    """Make the folder, or tighten one of our own; not a folder that others use too, such as /tmp."""
    folder.mkdir(parents=True, exist_ok=True, mode=PRIVATE_FOLDER)
    found, common = folder.stat(), [Path("/")]
    with contextlib.suppress(RuntimeError):  # a user that no file names has no home
        common.append(Path.home())
    shared = found.st_mode & stat.S_ISVTX or folder.resolve() in common
    ours = not hasattr(os, "geteuid") or found.st_uid == os.geteuid()
    if ours and not shared and stat.S_IMODE(found.st_mode) != PRIVATE_FOLDER:
        folder.chmod(PRIVATE_FOLDER)


def look_over(connection: sqlite3.Connection, seconds: float = CHECK_SECONDS) -> bool:
    """Return True if all pages of a file were checked and are intact; False if the time was too short for all.

    Changes nothing. Raises ForeignStore and DamagedStore.
    """
    try:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError as e:
        code = getattr(e, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_NOTADB:
            raise ForeignStore("it is not a store of Tefuda. Choose another folder with TEFUDA_DATA.") from e
        if code == sqlite3.SQLITE_CORRUPT:
            raise _damaged(e) from e
        raise
    if (tables or version) and not (version and {"tables", "seats", "log"} <= tables):
        raise ForeignStore("it belongs to another program. Choose another folder with TEFUDA_DATA.")
    end = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > end, CHECK_STEP)
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as e:
        code = getattr(e, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_INTERRUPT:
            return False
        if code == sqlite3.SQLITE_CORRUPT:
            raise _damaged(e) from e
        raise
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise _damaged(found)
    return True


def _damaged(found: object) -> DamagedStore:
    what = " ".join(str(found).split())[:80]
    return DamagedStore(f"it is damaged ({what}). Put a backup in its place, and keep the file: much can be saved.")


def trouble(e: OSError | sqlite3.Error, read: object, written: object) -> str:
    """Return one line: why copying ``read`` to ``written`` failed, and what to do."""
    if isinstance(e, OSError):
        full, held, closed = e.errno in (errno.ENOSPC, errno.EDQUOT), False, isinstance(e, PermissionError)
        where, said = e.filename or written, e.strerror or str(e)
    else:
        code = getattr(e, "sqlite_errorcode", 0) & 0xFF
        full, held = code == sqlite3.SQLITE_FULL, code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        closed = code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_READONLY)
        where, said = read, str(e)
    if full:
        return f"there is no room left for {written}. Make room, or choose another folder."
    if held:
        return f"another program holds {read} and does not let go. Try again, or end that program."
    if closed:
        return f"{where} may not be read or written by this user. Correct its rights, or be the user that runs the bot."
    return f"{read} cannot be copied to {written}: {' '.join(said.split())}."


class Lock:
    """A lock on a file beside the store. The process holds it as long as it lives; its end, by any
    cause, releases it.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises StoreInUse if another process has it."""
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE_FILE)
        try:
            _lock(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            who = f"process {holder}" if holder.isdecimal() else "another process"
            raise StoreInUse(f"{who} uses it. Stop that one, or choose another folder with TEFUDA_DATA.") from None
        path.chmod(PRIVATE_FILE)
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())

    def release(self) -> None:
        """Release the lock; the file stays, since another process may wait for it."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        # Other processes cannot read the locked byte, so it lies behind the process number.
        os.lseek(file, 100, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@dataclass(frozen=True, slots=True)
class Facts:
    """A store as it lies on the disk: its schema's ``version``, its ``size`` in bytes with the WAL.

    ``whole``: all its pages were checked; the time may have been too short for that.
    """

    version: int
    size: int
    whole: bool


def facts_of(path: Path, seconds: float) -> Facts:
    """Return the facts of a store, after a check of its pages that takes ``seconds`` at most.

    It is only read, even while a bot uses it. Raises UnusableStore, OSError and sqlite3.Error.
    """
    size = sum(part.stat().st_size for part in (path, path.with_name(path.name + "-wal")) if part.exists())
    uri = f"{path.resolve().as_uri()}?mode=ro"
    with nothing_beside(path), contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        whole = look_over(connection, seconds)
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return Facts(int(version), size, whole)


def try_folder(folder: Path) -> None:
    """Write a small store in a folder of its own there, with lock and WAL as ours has them, and remove it again.

    Raises UnusableStore if the disk has no WAL (some network drives), OSError and sqlite3.Error.
    """
    with tempfile.TemporaryDirectory(prefix=".check-", dir=folder) as inside:
        Lock(Path(inside) / "lock").release()
        with contextlib.closing(sqlite3.connect(Path(inside) / "store")) as connection:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
            if mode != "wal":
                raise UnusableStore("this disk has no shared memory for SQLite. Choose a folder on a local disk.")
            connection.execute("CREATE TABLE probe (x)")
            connection.commit()


def holder_of(path: Path) -> str | None:
    """Return who has a lock, such as "process 12"; None if nobody has it. Takes it for a moment."""
    if not path.exists():
        return None
    try:
        Lock(path).release()
    except StoreInUse as e:
        return str(e).partition(" uses it")[0]
    return None
