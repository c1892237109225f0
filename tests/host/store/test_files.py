"""The files of the store: private, used by one process, and foreign files are left alone."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest

from engine.host.backup import backup
from engine.host.store.files import DamagedStore, ForeignStore, Lock, StoreInUse, look_over, make_folder_private
from engine.host.store.schema import SQLITE, VERSION, NewerStore, migrate, statements
from engine.host.store.sqlite_store import SqliteStore, connected
from tests.host import fresh
from tests.host.rig import ANN, BEN, Rig

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="rights of files are another thing there"),
    pytest.mark.file_only,
]


@pytest.fixture(params=[0o000, 0o022, 0o077, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def rights(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def in_folder(folder: Path) -> dict[str, str]:
    return {path.name: rights(path) for path in folder.iterdir()}


async def test_only_the_owner_reads_store_and_backup(tmp_path: Path, umask: None) -> None:
    path = tmp_path / "store.db"
    store = await SqliteStore.open(path)
    await store.write("INSERT INTO people (id, name) VALUES ('1', 'Ann')")
    assert in_folder(tmp_path) == dict.fromkeys(["store.db", "store.db-shm", "store.db-wal"], "0o600")
    await backup(path, tmp_path / "copy.db")
    await store.close()
    assert rights(tmp_path / "copy.db") == "0o600"
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT name FROM people").fetchall() == [("Ann",)]


async def test_looser_rights_of_before_are_tightened(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        for script in SQLITE:
            old.executescript(script)
        old.execute(f"PRAGMA user_version = {VERSION}")
        old.commit()
        for part in in_folder(tmp_path):
            (tmp_path / part).chmod(0o644)
        store = await SqliteStore.open(path)
        assert set(in_folder(tmp_path).values()) == {"0o600"}
        await store.close()


def test_the_folder_is_made_or_tightened_but_a_shared_one_is_left_alone(tmp_path: Path, umask: None) -> None:
    made, loose, shared = tmp_path / "made", tmp_path / "loose", tmp_path / "shared"
    make_folder_private(made)
    loose.mkdir()
    loose.chmod(0o755)
    shared.mkdir()
    shared.chmod(0o1777)
    for folder in (loose, shared):
        make_folder_private(folder)
    assert rights(made) == rights(loose) == "0o700" and rights(shared) == "0o777"


def test_a_lock_is_held_until_its_process_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tefuda.lock"
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, time; from pathlib import Path; from engine.host.store.files import Lock;"
            " lock = Lock(Path(sys.argv[1])); print('held', flush=True); time.sleep(60)",
            str(path),
        ],
        stdout=subprocess.PIPE,
    )
    try:
        assert holder.stdout is not None and holder.stdout.readline() == b"held\n"
        with pytest.raises(StoreInUse, match=f"process {holder.pid} uses it"):
            Lock(path)
    finally:
        holder.kill()
        holder.wait()
    lock = Lock(path)
    assert path.read_text() == str(os.getpid()) and rights(path) == "0o600"
    with pytest.raises(StoreInUse):
        Lock(path)
    lock.release()
    Lock(path).release()


# Foreign files


async def test_what_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_text("a letter to somebody else\n" * 200)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
        connection.commit()
    versioned = tmp_path / "versioned.db"
    with closing(sqlite3.connect(versioned)) as connection:
        connection.executescript("CREATE TABLE tables (name TEXT); PRAGMA user_version = 3;")
    for path in (text, other, versioned):
        before = path.read_bytes()
        with pytest.raises(ForeignStore, match="TEFUDA_DATA"):
            await SqliteStore.open(path)
        assert path.read_bytes() == before


async def test_a_newer_store_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await (await SqliteStore.open(path, (*SQLITE, "CREATE TABLE later (a TEXT);"))).close()
    with pytest.raises(NewerStore, match=f"version {VERSION + 1}"):
        await SqliteStore.open(path)


async def test_a_damaged_store_is_found_at_the_start(rig: Rig) -> None:
    for number in range(30):
        await rig.started(ANN, BEN, guild=f"g{number}")
    await rig.host.close()
    whole = rig.path.read_bytes()
    size = 4096
    found = 0
    for page in range(1, len(whole) // size):
        rig.path.write_bytes(whole[: page * size] + b"\xff" * size + whole[(page + 1) * size :])
        try:
            await (await SqliteStore.open(rig.path)).close()
        except DamagedStore as e:
            found += 1
            assert "\n" not in str(e) and "backup" in str(e)
    assert found >= (len(whole) // size - 1) * 0.9, "pages that hold nothing may go unnoticed"
    rig.path.write_bytes(whole)
    await rig.open()


async def test_a_cut_off_store_is_damaged(rig: Rig) -> None:
    for number in range(30):
        await rig.started(ANN, BEN, guild=f"g{number}")
    await rig.host.close()
    whole = rig.path.read_bytes()
    rig.path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DamagedStore):
        await SqliteStore.open(rig.path)
    rig.path.write_bytes(whole)
    await rig.open()


async def test_the_check_of_a_very_large_store_is_cut_short(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.store.files.CHECK_STEP", 10)
    with closing(sqlite3.connect(rig.path)) as connection:
        assert look_over(connection, seconds=-1) is False
        assert look_over(connection) is True
        assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (0,)


# Migrations


def test_statements_are_told_apart_also_inside_triggers_and_comments() -> None:
    script = (
        "CREATE TABLE a (b TEXT); -- one; two\nCREATE TRIGGER t BEFORE DELETE ON a\nBEGIN SELECT 1; SELECT 2; END;\n"
    )
    found = list(statements(script))
    assert len(found) == 2 and found[1].strip().endswith("END;")
    with pytest.raises(ValueError, match="mid-statement"):
        list(statements("CREATE TABLE a (b TEXT"))


def test_two_processes_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    """The second process reads the version after the first one has written it."""
    path = tmp_path / "store.db"
    before: list[int] = []
    failed: list[Exception] = []
    go = threading.Barrier(4)

    def start() -> None:
        with closing(sqlite3.connect(path, timeout=20, isolation_level=None)) as connection:
            go.wait()
            try:
                before.append(migrate(connection))
            except Exception as e:
                failed.append(e)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == [] and sorted(before) == [0, *[VERSION] * 3]


def test_new_stores_of_tests_are_what_the_migrations_make(tmp_path: Path) -> None:
    def all_of(connection: sqlite3.Connection) -> list[str]:
        numbers = [connection.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")]
        return [*connection.iterdump(), str(numbers)]

    made: list[list[str]] = []
    for bring in (migrate, fresh.migrate):
        with closing(sqlite3.connect(tmp_path / f"{len(made)}.db", isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            assert bring(connection) == 0
            made.append(all_of(connection))
            assert bring(connection) == VERSION, "a second time nothing is done"
    assert made[0] == made[1] and len(made[0]) > 50


async def test_a_file_that_cannot_be_opened_leaves_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that is left calls into an event loop that may be closed by then."""
    left = {thread for thread in threading.enumerate() if "connection_worker" in thread.name}
    # Make the thread slow to end: it logs each step before it does it.
    monkeypatch.setattr(aiosqlite.core.LOG, "debug", lambda *_: time.sleep(0.1))
    with pytest.raises(sqlite3.OperationalError):
        await connected(tmp_path)
    assert {thread for thread in threading.enumerate() if "connection_worker" in thread.name} <= left
