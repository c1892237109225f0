"""Moving a store: everything arrives, in either direction, or nothing is changed."""

from __future__ import annotations

import asyncio
import errno
import json
import random
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest

from engine.games.registry import GAMES
from engine.host.model.records import Status
from engine.host.store import copy as move_command
from engine.host.store.copy import main, move
from engine.host.store.copy_end import NotMoved, tables
from engine.host.store.copy_postgres import _OTHERS, _alone
from engine.host.store.files import Lock
from engine.host.store.postgres_connection import APPLICATION, connected
from engine.host.store.stores import open_store
from engine.players.registry import CHOOSERS
from tests.host.databases import NAME, address
from tests.host.engines import contents, end_others
from tests.host.released import FOLDER, some_moves
from tests.host.rig import ANN, Rig

__all__ = ["address"]

pytestmark = [pytest.mark.postgres, pytest.mark.file_only]
SUM = move_command._Sum


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the store of a release with tables of every kind, migrated."""
    path = tmp_path_factory.mktemp("before") / "store.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "8.sql").read_text(encoding="utf-8"))

    async def opened() -> None:
        rig = Rig(path, GAMES, CHOOSERS)
        await rig.open()
        await rig.host.close()

    asyncio.run(opened())
    return path


@pytest.fixture
def store(before: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(before, tmp_path / "store.db"))


def cleared(address: str) -> str:
    """Return the same database without any tables."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return address


def test_tables_without_moves_are_copied_and_not_replayed(
    store: Path, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As thinned ones (``history.thinning``); the sample holds every other match."""
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE tables SET secret = '' WHERE status = 'finished'")
        connection.execute("DELETE FROM log WHERE table_id IN (SELECT id FROM tables WHERE secret = '')")
        gone = [number for (number,) in connection.execute("SELECT id FROM tables WHERE secret = ''")]
    assert gone and move(str(store), address, sample=10_000)["tables"] > len(gone)
    assert not any(f"table {number} cannot be replayed" in caplog.text for number in gone)


def test_tables_come_after_those_they_refer_to() -> None:
    names = [table.name for table in tables()]
    assert names.index("people") < names.index("tables") < names.index("seats") and "log" in names
    assert all(table.key for table in tables()) and len(names) == len(set(names)) > 15


@pytest.mark.parametrize("with_tables", [True, False])
def test_there_and_back_again(store: Path, address: str, tmp_path: Path, with_tables: bool) -> None:
    was = store.read_bytes()
    counts = move(str(store), address if with_tables else cleared(address))
    assert counts["log"] > 100 and counts["tables"] > 8
    there = contents(NAME)
    assert len(there) == sum(counts.values()) + 1, "all rows, and the version"
    back = tmp_path / "back" / "store.db"
    assert move(address, f"sqlite:{back}") == counts
    assert sorted(p.name for p in back.parent.iterdir()) == ["store.db", "tefuda.lock"]
    assert back.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(store)) as one, closing(sqlite3.connect(back)) as other:
        for table in tables():
            assert one.execute(table.all_rows).fetchall() == other.execute(table.all_rows).fetchall(), table.name
        # The statements that make the tables are equal too.
        schema = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        assert one.execute(schema).fetchall() == other.execute(schema).fetchall()
    assert store.read_bytes() == was, "the source is only read"


def test_what_a_former_release_kept_with_a_nul_goes_without(store: Path, address: str) -> None:
    with closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("UPDATE people SET name = ? WHERE id = ?", ("A\0nn", ANN.id))
    move(str(store), address)
    with psycopg.connect(address) as there:
        assert there.execute("SELECT name FROM people WHERE id = %s", (ANN.id,)).fetchall() == [("Ann",)]


async def test_play_goes_on_where_it_was(store: Path, address: str) -> None:
    move(str(store), address)
    rig = Rig(NAME, GAMES, CHOOSERS)
    rig.now = 1_010_000.0
    await rig.open()
    try:
        rows = await rig.host.tables.store.rows("SELECT id FROM tables WHERE status = 'playing' AND game = 'geschenk'")
        assert rows
        for row in rows:
            await some_moves(rig, row["id"], random.Random(1), 500)
            assert (await rig.host.reading.table(row["id"])).status is Status.FINISHED
        before = await rig.host.tables.store.rows("SELECT MAX(id) AS id FROM tables")
        assert (await rig.table(ANN, game="geschenk")).id == before[0]["id"] + 1
    finally:
        await rig.host.close()


# Stores that are left alone


def test_a_target_that_is_not_empty(store: Path, address: str, tmp_path: Path) -> None:
    move(str(store), address)
    before = contents(NAME)
    with pytest.raises(NotMoved, match=r"not empty \(people,"):
        move(str(store), address)
    assert contents(NAME) == before
    other = tmp_path / "other.db"
    other.write_text("a letter")
    with pytest.raises(NotMoved, match="is there already"):
        move(address, str(other))
    assert other.read_text() == "a letter"


async def test_an_end_that_a_bot_is_using(store: Path, address: str, tmp_path: Path) -> None:
    bot = await open_store(address)
    with pytest.raises(NotMoved, match="a bot is using it"):
        move(str(store), address)
    await bot.close()
    lock = Lock(tmp_path / "tefuda.lock")
    with pytest.raises(NotMoved, match="uses it"):
        move(str(store), address)
    lock.release()
    move(str(store), address)
    bot = await open_store(address)
    with pytest.raises(NotMoved, match="a bot is using it"):
        move(address, str(tmp_path / "new.db"))
    await bot.close()
    assert not (tmp_path / "new.db").exists() and not (tmp_path / "new.db.part").exists()


async def test_a_bot_is_seen_from_its_first_moment(address: str) -> None:
    with connected(address) as onlooker:
        for _ in range(3):
            bot = await open_store(address)
            (seen,) = onlooker.execute(_OTHERS, (APPLICATION,)).fetchone() or (0,)
            await bot.close()
            assert seen, "a move that begins now would take its rows away"
            await asyncio.to_thread(_alone, onlooker)


def test_a_state_that_lacks_a_field_of_this_release_is_the_same_position(store: Path, address: str) -> None:
    """A running table from before a field was added: the field has its default, as when the table goes on."""
    lacking = 0
    with closing(sqlite3.connect(store)) as connection:
        tables = connection.execute("SELECT id, game, snapshot FROM tables WHERE header IS NOT NULL").fetchall()
        for number, game, snapshot in tables:
            state = json.loads(snapshot)
            for name in [plan.name for plan in GAMES[game].state.plan() if not plan.depth and plan.name in state]:
                without = {key: value for key, value in state.items() if key != name}
                with suppress(KeyError, TypeError):
                    read = GAMES[game].state.from_json
                    if read(without).to_json() == read(state).to_json():
                        state, lacking = without, lacking + 1
            connection.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (json.dumps(state), number))
        connection.commit()
    assert lacking
    move(str(store), address, sample=1000)


def test_a_match_that_leads_elsewhere_takes_everything_back(store: Path, address: str) -> None:
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("UPDATE tables SET snapshot = replace(snapshot, ':', ': ') WHERE header IS NOT NULL")
        connection.commit()
    cleared(address)
    # The same position in another notation.
    move(str(store), address, sample=1000)
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("UPDATE tables SET snapshot = '{\"phase\": 0}' WHERE header IS NOT NULL")
        connection.commit()
    cleared(address)
    with pytest.raises(NotMoved, match="lead to another position"):
        move(str(store), address, sample=1000)
    with psycopg.connect(address) as server:
        assert server.execute("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)


def test_a_row_that_cannot_be_kept_there_takes_everything_back(store: Path, address: str) -> None:
    with closing(sqlite3.connect(store)) as connection:
        connection.execute("UPDATE people SET dm_closed = 'yesterday'")
        connection.commit()
    before = contents(NAME)
    with pytest.raises(NotMoved, match="people"):
        move(str(store), address)
    assert contents(NAME) == before


@pytest.mark.parametrize(
    ("source", "target", "helps"),
    [
        ("nothing.db", "NAME", "there is no file nothing.db"),
        ("FILE", "mysql://db/x", "postgresql://name:password@host/database"),
        ("FILE", "postgresql://me:sesame@127.0.0.1:1/x", "refused"),
        ("postgresql://me:sesame@127.0.0.1:1/x", "new.db", "refused"),
        ("FILE", "other.db", "both are files"),
        ("OLD", "NAME", "older release"),
        ("LETTER", "NAME", "not a store of Tefuda"),
        ("NAME", "new.db", "there is nothing in it"),
        ("EMPTY", "NAME", "there is nothing in it"),
    ],
)
@pytest.mark.logs_error("nothing was moved")
def test_bad_input_is_one_line(
    source: str,
    target: str,
    helps: str,
    store: Path,
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.db").write_text("this is a letter " * 300)
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.executescript((FOLDER / "8.sql").read_text(encoding="utf-8"))
    cleared(address)
    names = {"FILE": str(store), "NAME": address, "OLD": "sqlite:old.db", "LETTER": "letter.db", "EMPTY": "empty.db"}
    (tmp_path / "empty.db").touch()
    before = {p.name for p in tmp_path.iterdir()}
    assert main([names.get(source, source), names.get(target, target)]) == 2
    (said,) = (record.getMessage() for record in caplog.records)
    assert said.startswith("nothing was moved: ") and helps in said and "sesame" not in said and "\n" not in said
    left = {p.name for p in tmp_path.iterdir()}
    # Files that SQLite keeps beside a file that it reads, and a bot beside its own.
    assert left - before <= {"tefuda.lock", "store.db-wal", "store.db-shm"}


@pytest.mark.logs_error("nothing was moved")
def test_a_server_that_goes_away_is_one_line(
    store: Path, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    move(str(store), address)
    caplog.clear()
    for source, target in ((address, f"sqlite:{tmp_path / 'back.db'}"), (str(store), address)):
        if target == address:
            cleared(address)
        with monkeypatch.context() as patch:
            patch.setattr(move_command, "_Sum", Ending(address))
            assert main([source, target]) == 2
        said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
        assert len(said) == 1 and said[0].startswith("nothing was moved: ") and "\n" not in said[0]
        caplog.clear()
    assert not (tmp_path / "back.db").exists() and not (tmp_path / "back.db.part").exists()


class Ending:
    """Replaces the checksum of rows: the first one makes the server end every connection."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(self) -> move_command._Sum:
        """Return a checksum."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            end_others(connection)
        return SUM()


@pytest.mark.logs_error("nothing was moved")
@pytest.mark.parametrize(
    ("wrong", "helps"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "no room left for postgresql://db/x. Make room"),
        (PermissionError(errno.EACCES, "Permission denied", "/data/x.part"), "/data/x.part may not be"),
        (sqlite3.OperationalError("disk I/O error"), "disk I/O error"),
    ],
)
def test_what_goes_wrong_is_said_in_words_that_help(
    wrong: Exception, helps: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fall(*_: object) -> None:
        raise wrong

    monkeypatch.setattr(move_command, "move", fall)
    assert main(["store.db", "postgresql://me:sesame@db/x"]) == 2
    (said,) = (record.getMessage() for record in caplog.records)
    assert said.startswith("nothing was moved: ") and helps in said and "sesame" not in said
