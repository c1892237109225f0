"""A failed backup gives its reason in one line with a remedy, and leaves no file behind."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.host import backup as command
from engine.host.backup import NoBackup, backup
from engine.host.store.schema import migrate
from engine.host.store.sqlite_store import SqliteStore
from tests.host.rig import ANN, BEN, Rig

pytestmark = pytest.mark.file_only


def files_in(folder: Path) -> set[str]:
    """Return the files in a folder."""
    return {path.name for path in folder.iterdir()} if folder.is_dir() else set()


async def no_backup(source: Path, target: Path) -> str:
    """Return the reason why a backup fails; check that no copy or part of one is left."""
    before = files_in(target.parent)
    with pytest.raises(NoBackup) as said:
        await backup(source, target)
    assert files_in(target.parent) == before
    assert "\n" not in str(said.value)
    return str(said.value)


@pytest.fixture
async def store(tmp_path: Path) -> Path:
    """Return a store at rest."""
    await (await SqliteStore.open(tmp_path / "store.db")).close()
    return tmp_path / "store.db"


async def test_nothing_to_copy_or_nowhere_to(store: Path, tmp_path: Path) -> None:
    assert "no file" in await no_backup(tmp_path / "nothing.db", tmp_path / "b.db")
    assert not (tmp_path / "nothing.db").exists()
    assert "no folder" in await no_backup(store, tmp_path / "nowhere" / "b.db")
    await backup(store, tmp_path / "a.db")
    whole = (tmp_path / "a.db").read_bytes()
    assert "not overwritten" in await no_backup(store, tmp_path / "a.db")
    assert (tmp_path / "a.db").read_bytes() == whole
    (tmp_path / "link.db").symlink_to(store)
    for same in (store, tmp_path / "link.db", store.parent / "." / store.name):
        assert "the store itself" in await no_backup(store, same)


async def test_what_is_no_store_of_ours(tmp_path: Path) -> None:
    empty, text, other, blank = (tmp_path / name for name in ("empty.db", "text.db", "other.db", "blank.db"))
    empty.touch()
    text.write_text("this is no store" * 100)
    with closing(sqlite3.connect(other)) as connection:
        connection.executescript("CREATE TABLE songs (name TEXT); PRAGMA user_version = 3;")
    with closing(sqlite3.connect(blank)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    whys = {empty: "nothing in it", blank: "nothing in it", text: "no store", other: "another program"}
    for path, why in whys.items():
        assert why in await no_backup(path, tmp_path / "b.db")


async def test_a_damaged_store(rig: Rig, tmp_path: Path) -> None:
    for number in range(30):
        await rig.started(ANN, BEN, guild=f"g{number}")
    await rig.host.close()
    whole = rig.path.read_bytes()
    rig.path.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in await no_backup(rig.path, tmp_path / "b.db")
    rig.path.write_bytes(whole)
    await rig.open()


async def test_another_program_holds_it(store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.backup.PATIENCE_S", 0.0)
    with closing(sqlite3.connect(store, isolation_level=None)) as holder:
        holder.execute("PRAGMA journal_mode = DELETE")
        holder.execute("BEGIN EXCLUSIVE")
        assert "another program holds" in await no_backup(store, tmp_path / "b.db")
        holder.rollback()
    await backup(store, tmp_path / "b.db")


@pytest.mark.parametrize(
    ("trouble", "helps"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "no room left"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "no room left"),
        (OSError(errno.EIO, "Input/output error"), "Input/output error"),
        (PermissionError(errno.EACCES, "Permission denied", "/backups/b.db.part"), "/backups/b.db.part may not be"),
    ],
)
async def test_what_the_system_does_not_let_us(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: OSError, helps: str
) -> None:
    def fall(file: int) -> None:
        raise trouble

    monkeypatch.setattr(os, "fsync", fall)
    assert helps in await no_backup(store, tmp_path / "b.db")


def test_a_store_larger_than_there_is_room_for(tmp_path: Path) -> None:
    """SQLite itself reaches the limit of its file size."""
    with closing(sqlite3.connect(tmp_path / "big.db", isolation_level=None)) as connection:
        migrate(connection)
        connection.execute("INSERT INTO kept (name, body) VALUES ('much', ?)", ("x" * 3_000_000,))
    limited = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        " resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, 1_000_000));"
        " from engine.host.backup import main; sys.exit(main(sys.argv[1:]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", limited, str(tmp_path / "big.db"), str(tmp_path / "b.db")],
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and done.stderr.count("\n") == 1 and done.stderr.startswith("no backup: ")
    assert not (tmp_path / "b.db").exists() and not (tmp_path / "b.db.part").exists()


@pytest.mark.logs_error("no backup")
def test_the_command_says_it_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "empty.db").touch()
    assert command.main([str(tmp_path / "empty.db"), str(tmp_path / "b.db")]) == 1
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("no backup: ") and "nothing in it" in said
