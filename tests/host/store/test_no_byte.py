"""After a person's data is deleted, no byte of the files contains it while the bot runs, even after an update."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.host.store.schema import SQLITE, migrate
from engine.host.store.sqlite_store import SqliteStore
from tests.host.rig import ANN, BEN, Rig
from tests.host.test_personal_data import ZOE, full_of_traces, somebody

pytestmark = pytest.mark.file_only
NOTE = "the seven is with the one who laughs"
OF_ZOE = (ZOE.id, ZOE.name, NOTE, "dm-of-zoe")


def found_in(path: Path) -> set[tuple[str, str]]:
    """Return which files of a store contain which of these texts."""
    files = {part: part.read_bytes() for part in path.parent.iterdir() if part.name.startswith(path.name)}
    return {(part.name, text) for part, data in files.items() for text in OF_ZOE if text.encode() in data}


async def test_who_is_forgotten_is_in_no_byte_of_the_files(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    await rig.host.notes.write_note(ids["running"], ZOE, NOTE)
    wal = rig.path.name + "-wal"
    assert {text for _, text in found_in(rig.path)} == set(OF_ZOE)
    await rig.host.personal_data.forget(ZOE, somebody, _gone)
    assert found_in(rig.path) == set()
    assert (rig.path.with_name(wal)).stat().st_size == 0
    await rig.started(ANN, BEN)
    assert found_in(rig.path) == set()


async def _gone(task: object) -> None:
    """Pretend that a message was deleted."""


async def test_somebody_who_reads_meanwhile_only_delays_it(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example a backup, which may read the state from its beginning."""
    monkeypatch.setattr("engine.host.store.sqlite_store.BUSY_TIMEOUT_S", 0.0)
    await full_of_traces(rig)
    with closing(sqlite3.connect(rig.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT name FROM people WHERE id = ?", (ZOE.id,)).fetchone() == (ZOE.name,)
        await rig.host.personal_data.forget(ZOE, somebody, _gone)
        assert found_in(rig.path) != set()
    await rig.host.settings.remember_person(ANN, "en")
    assert found_in(rig.path) == set()


async def test_the_file_beside_the_store_does_not_stay_large(rig: Rig) -> None:
    wal = rig.path.with_name(rig.path.name + "-wal")
    for _ in range(2):
        await rig.host.settings.keep("much", "x" * 20_000_000)
    # When the file is written from its beginning again, it is cut to its limit.
    await rig.host.settings.keep("much", "")
    await rig.host.settings.keep("little", "y")
    assert wal.stat().st_size <= 8 * 1024 * 1024


async def test_an_update_clears_what_was_deleted_before(tmp_path: Path) -> None:
    """Earlier releases freed deleted rows without overwriting them."""
    path = tmp_path / "store.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute("PRAGMA secure_delete = OFF")
        migrate(old, SQLITE[:8])
        for number in range(300):
            old.execute("INSERT INTO people (id, name) VALUES (?, ?)", (f"{ZOE.id}{number}", ZOE.name * 20))
        old.execute("DELETE FROM people")
    assert found_in(path)
    store = await SqliteStore.open(path)
    assert found_in(path) == set()
    await store.close()
