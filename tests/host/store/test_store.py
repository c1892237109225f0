"""The file: migrations, unchangeable rows, backup, memory, and data about people and servers."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import aiosqlite
import pytest

from engine.host.backup import backup
from engine.host.model.preferences import GuildSettings, PersonSettings
from engine.host.model.records import DeliveryKind, DeliveryTask, Person, Post, Status
from engine.host.store import sqlite_store
from engine.host.store.contract import IntegrityError, Writing
from engine.host.store.schema import SQLITE, VERSION, NewerStore
from engine.host.store.sqlite_store import SqliteStore
from tests.host import toy
from tests.host.engines import tables_of
from tests.host.fresh import SAFE
from tests.host.rig import ANN, BEN, CAT, Rig
from tests.host.whole import check_whole

pytestmark = pytest.mark.both_engines


@pytest.mark.file_only
async def test_the_file_is_safe_against_power_cuts_and_checks_its_references(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_store, "SYNCHRONOUS", SAFE)
    await rig.reopen()
    store = rig.file_store
    assert (await store.rows("PRAGMA journal_mode"))[0][0] == "wal"
    # The busy timeout is the rest of the 1.5 s at the beginning of the last transaction.
    for pragma, least, most in (("synchronous", 2, 2), ("foreign_keys", 1, 1), ("busy_timeout", 1, 1_500)):
        found = await (await store._writer.execute(f"PRAGMA {pragma}")).fetchone()
        assert found is not None and least <= found[0] <= most, pragma
    with pytest.raises(IntegrityError):
        await store.write("INSERT INTO orders (table_id, seat, body) VALUES (99, 0, '{}')")
    with pytest.raises(sqlite3.OperationalError):
        await store.rows("DELETE FROM tables")


async def test_the_log_is_append_only(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    for sql in ("UPDATE log SET wire = '[1]'", "DELETE FROM log", "DELETE FROM log WHERE number = 0"):
        with pytest.raises(IntegrityError, match="append-only"):
            await rig.host.tables.store.write(sql)
    assert len(await rig.host.reading.happened(info.id, ANN.id)) == 1


@pytest.mark.file_only
async def test_a_store_of_version_1_is_brought_up_to_date_with_all_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(SQLITE[0])
    connection.execute("PRAGMA user_version = 1")
    connection.execute("INSERT INTO people (id, name) VALUES ('7', 'Old')")
    connection.commit()
    connection.close()
    later = (*SQLITE, "ALTER TABLE people ADD COLUMN hat TEXT; UPDATE people SET hat = 'red';")
    store = await SqliteStore.open(path, later)
    row = await store.row("SELECT name, hat FROM people")
    assert row is not None and tuple(row) == ("Old", "red")
    assert (await store.rows("PRAGMA user_version"))[0][0] == len(later)
    await store.close()
    again = await SqliteStore.open(path, later)
    await again.close()
    with pytest.raises(NewerStore):
        await SqliteStore.open(path, SQLITE)


@pytest.mark.file_only
async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    await (await SqliteStore.open(path)).close()
    bad = (*SQLITE, "CREATE TABLE extra (a TEXT); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(sqlite3.OperationalError):
        await SqliteStore.open(path, bad)
    async with aiosqlite.connect(path) as connection:
        tables = await connection.execute_fetchall("SELECT name FROM sqlite_master WHERE name = 'extra'")
        assert list(tables) == []
    store = await SqliteStore.open(path)
    assert (await store.rows("PRAGMA user_version"))[0][0] == VERSION
    await store.close()


async def test_secrets_lie_in_two_columns_and_the_log_alone(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.act(info.id, ANN, "bid", 3)
    match = await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))
    needles = [match.secret.hex(), str(match.state.number[0][0]), str(match.state.number[1][0])]
    tables = tables_of(rig.path)
    assert "log" in tables and "outbox" in tables
    for table in tables:
        if table == "log":
            continue
        for row in await rig.host.tables.store.rows(f"SELECT * FROM {table}"):
            kept = {k: row[k] for k in row.keys() if k not in ("secret", "snapshot")}  # noqa: SIM118
            for needle in needles:
                assert needle not in [str(v) for v in kept.values()] and needle not in str(kept.get("facts", "")), table
    assert not {"secret", "snapshot"} & set((await rig.host.tables.store.rows("SELECT * FROM table_rows"))[0].keys())


async def test_matches_leave_memory_and_come_back_the_same(rig: Rig) -> None:
    rig.memory = 2
    await rig.reopen()
    tables = [(await rig.started(ANN, BEN, rounds=3)).id for _ in range(5)]
    for _ in range(3):
        for table in tables:
            await rig.play_on(table, ANN, BEN, moves=3)
            assert len(rig.host.tables.matches._kept) <= 2
    assert list(rig.host.tables.matches._kept) == tables[-2:]
    before = {t: [await rig.host.reading.view(t, p) for p in (ANN.id, BEN.id, None)] for t in tables}
    await rig.reopen()
    assert len(rig.host.tables.matches._kept) == 0
    for t in tables:
        assert [await rig.host.reading.view(t, p) for p in (ANN.id, BEN.id, None)] == before[t]
    check_whole(rig.path, {"toy": toy.GAME})
    for t in tables:
        assert (await rig.play_on(t, ANN, BEN)).status is Status.FINISHED
    assert len(rig.host.tables.matches._kept) == 0, "what is over need not stay in memory"


@pytest.mark.file_only
async def test_a_backup_is_whole_while_others_write(rig: Rig, tmp_path: Path) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    target = tmp_path / "copy.db"
    playing = asyncio.create_task(rig.play_on(info.id, ANN, BEN))
    await backup(rig.path, target)
    await playing
    check_whole(target, {"toy": toy.GAME})
    copy = Rig(target)
    await copy.open()
    assert (await copy.host.reading.table(info.id)).match == info.match
    await copy.host.close()


@pytest.mark.file_only
async def test_the_backup_command_also_copies_a_store_at_rest(rig: Rig, tmp_path: Path) -> None:
    await rig.started(ANN, BEN)
    await rig.host.close()
    where = Path(__file__).parents[3]

    async def run(*paths: Path) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "engine.host.backup", *map(str, paths)),
            stderr=asyncio.subprocess.PIPE,
            cwd=where,
        )
        _, err = await process.communicate()
        return process.returncode, err.decode()

    target = tmp_path / "copy.db"
    assert await run(rig.path, target) == (0, f"written: {target}\n")
    check_whole(target, {"toy": toy.GAME})
    code, err = await run(rig.path, target)
    assert code == 1 and err.startswith("no backup:")
    await rig.open()


async def test_a_task_that_is_put_off_keeps_its_facts_and_spares_the_newer(rig: Rig) -> None:
    deliveries, info = rig.host.deliveries, await rig.table(ANN)
    await rig.deliver()
    await deliveries.add_task(info.id, DeliveryKind.HAND, ANN.id, private=True)
    (task,) = await deliveries.due()
    rig.host.tables.wakeups.outbox.clear()
    await deliveries.put_off(task, rig.now + 50, in_place=3)
    assert rig.host.tables.wakeups.outbox.is_set() and await deliveries.due() == []
    assert await deliveries.next_due() == rig.now + 50
    rig.now += 50
    (later,) = await deliveries.due()
    assert (later.facts, later.tries) == ({"private": True, "in_place": 3}, 0)
    await deliveries.add_task(info.id, DeliveryKind.HAND, ANN.id)
    (newer,) = await deliveries.due()
    await deliveries.put_off(later, rig.now + 50, in_place=3)
    assert await deliveries.due() == [newer] and newer.facts == {}


async def test_deliveries_newest_wins_and_done_spares_the_newer(rig: Rig) -> None:
    info = await rig.table(ANN)
    (first,) = await rig.host.deliveries.due()
    await rig.host.seating.join(info.id, BEN, rig.press())
    (second,) = await rig.host.deliveries.due()
    assert (second.kind, second.target, second.seq) == (DeliveryKind.TABLE, "", first.seq + 1)
    await rig.host.deliveries.acknowledge(first)
    assert await rig.host.deliveries.due() == [second]
    await rig.host.deliveries.postpone(first, 50)
    assert await rig.host.deliveries.due() == [second]
    await rig.host.deliveries.postpone(second, 50)
    assert await rig.host.deliveries.due() == [] and await rig.host.deliveries.next_due() == rig.now + 50
    assert await rig.host.deliveries.unfinished() == [(info.id, DeliveryKind.TABLE, "")], "also what waits"
    rig.now += 50
    assert await rig.host.deliveries.due() == [DeliveryTask(second.id, info.id, DeliveryKind.TABLE, "", second.seq, 1)]
    await rig.host.deliveries.acknowledge(second)
    assert await rig.host.deliveries.due() == [] and await rig.host.deliveries.next_due() is None
    rig.host.tables.wakeups.outbox.clear()
    await rig.host.deliveries.add_task(info.id, DeliveryKind.NOTICE, ANN.id, key="hello", n=1)
    assert [(d.kind, d.target, d.facts) for d in await rig.host.deliveries.due()] == [
        (DeliveryKind.NOTICE, ANN.id, {"key": "hello", "n": 1})
    ]
    assert rig.host.tables.wakeups.outbox.is_set()


async def test_what_changes_while_its_message_is_made_waits_behind_what_waited_longer(rig: Rig) -> None:
    deliveries = rig.host.deliveries
    busy, other = await rig.table(ANN), await rig.table(BEN)
    for task in await deliveries.due():
        await deliveries.acknowledge(task)
    await deliveries.add_task(busy.id, DeliveryKind.TABLE)
    (read,) = await deliveries.due()
    rig.now += 1
    await deliveries.add_task(busy.id, DeliveryKind.TABLE)
    run, info = await deliveries.as_it_waits(read)
    assert (run.id, run.due, info.id) != (read.id, read.due, info.id) and run.due == rig.now
    rig.now += 1
    await deliveries.add_task(other.id, DeliveryKind.TABLE)
    rig.now += 1
    await deliveries.acknowledge_post(run, Post(busy.id, "table", "", "c", "m1", info.news, rig.now))
    assert [task.table for task in await deliveries.due()] == [other.id], "what was put before the look is shown"
    await deliveries.add_task(busy.id, DeliveryKind.TABLE)
    run, info = await deliveries.as_it_waits((await deliveries.due())[-1])
    rig.now += 1
    await deliveries.add_task(busy.id, DeliveryKind.TABLE)
    await deliveries.acknowledge_post(run, Post(busy.id, "table", "", "c", "m1", info.news, rig.now))
    assert [(task.table, task.due) for task in await deliveries.due()] == [
        (other.id, rig.now - 2),
        (busy.id, rig.now - 1),
    ]


async def test_a_table_that_changes_all_the_time_does_not_hold_up_others(rig: Rig) -> None:
    deliveries = rig.host.deliveries
    tables = [(await rig.table(ANN)).id for _ in range(4)]
    for task in await deliveries.due():
        await deliveries.acknowledge(task)
    shown = list[int]()
    for table in tables:
        await deliveries.add_task(table, DeliveryKind.TABLE)
        rig.now += 1
    for _ in range(12):
        run, info = await deliveries.as_it_waits((await deliveries.due())[0])
        shown.append(tables.index(info.id))
        rig.now += 1
        for table in tables:
            await deliveries.add_task(table, DeliveryKind.TABLE)
        await deliveries.acknowledge_post(run, Post(info.id, "table", "", "c", "m", info.news, rig.now))
    assert shown == [0, 1, 2, 3] * 3


async def test_the_outbox_and_the_posts_survive_a_restart(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    post = Post(info.id, "table", "", "c", "m1", 3, 5.0)
    await rig.host.posts.save(post)
    newer = Post(info.id, "table", "", "c", "m2", 4, 6.0)
    await rig.host.posts.save(newer)
    mine = Post(info.id, "hand", ANN.id, "dm", "m3", 4, 6.0)
    await rig.host.posts.save(mine)
    waiting = await rig.host.deliveries.due()
    await rig.reopen()
    assert await rig.host.deliveries.due() == waiting and len(waiting) == 3
    assert await rig.host.posts.of_table(info.id) == [mine, newer]
    assert await rig.host.posts.find(info.id, "table") == newer
    assert await rig.host.posts.find(info.id, "table", "x") is None
    await rig.host.posts.forget(mine)
    assert await rig.host.posts.of_table(info.id) == [newer]


async def test_what_is_kept_about_people_servers_and_the_bot(rig: Rig) -> None:
    host = rig.host
    assert await host.settings.person("5") == PersonSettings("5", "")
    await host.settings.remember_person(Person("5", "Eve"), "ja")
    assert await host.settings.person("5") == PersonSettings("5", "Eve", "ja")
    await host.settings.remember_person(Person("5", "Eva"), "en")
    assert await host.settings.person("5") == PersonSettings("5", "Eva", "ja")
    await host.settings.set_language(Person("5", "Eva"), "en")
    await host.settings.dm_refused("5", 12.5)
    await host.settings.set_dm_channel("5", "dm")
    await host.settings.remember_person(Person("6", "Zoe"))
    await host.settings.set_dm_channel("6", "dm6")
    await rig.reopen()
    host = rig.host
    assert await host.settings.person("5") == PersonSettings("5", "Eva", "en", "dm", 12.5)
    await host.settings.dm_refused("5", None)
    assert (await host.settings.person("5")).dm_closed is None
    assert await host.settings.person("6") == PersonSettings("6", "Zoe", None, "dm6", None)
    assert await host.servers.settings("g") == GuildSettings("g")
    wanted = GuildSettings("g", "ja", ("1", "2"), ("toy",), False)
    await host.servers.save(wanted)
    await host.servers.save(wanted)
    assert await host.servers.settings("g") == wanted


async def test_a_nul_in_a_name_or_a_text_is_left_out(rig: Rig) -> None:
    """PostgreSQL does not accept NUL; files leave it out too, so that a store can be moved."""
    odd = Person("5", "E\0ve\0")
    await rig.host.settings.remember_person(odd, "ja")
    info = await rig.table(odd, ANN)
    await rig.host.notes.write_note(info.id, odd, "first\0second")
    await rig.host.settings.keep("odd\0", "b\0c")
    for name in ("odd\0", "odd"):
        assert await rig.host.settings.kept(name) == "bc"
    assert [s.name for s in (await rig.host.reading.table(info.id)).seats] == ["Eve", "Ann"]
    assert (await rig.host.notes.extras(info.id, "5")).note == "firstsecond"
    names = [("1", "a\0"), ("2", "b")]
    sql = "INSERT INTO people (id, name) VALUES (?, ?)"
    await rig.host.tables.store.transaction(lambda writing: writing.each(sql, names))
    found = await rig.host.tables.store.transaction(lambda w: w.row("SELECT name FROM people WHERE id = ?", ("1\0",)))
    assert found == ("a",)
    both = await rig.host.tables.store.together(
        ("SELECT id FROM people WHERE name = ?", ("\0a",)), ("SELECT 1 AS one", ())
    )
    assert both[0][0]["id"] == "1"


async def test_half_a_character_is_left_out(rig: Rig) -> None:
    """JSON may contain a lone surrogate, but stored text may not: it is left out as NUL is."""
    for half in ("\ud800", "\udfff", "\udc00\ud800"):
        info = await rig.table(ANN, BEN)
        await rig.host.notes.write_note(info.id, ANN, f"手{half}札")
        assert (await rig.host.notes.extras(info.id, ANN.id)).note == "手札"
        await rig.host.settings.keep(f"odd{half}", f"🃏{half}c")
        for name in (f"odd{half}", "odd"):
            assert await rig.host.settings.kept(name) == "🃏c"

        def written(writing: Writing, half: str = half) -> object:
            sql = "INSERT INTO people (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
            writing.each(sql, [(f"1{half}", f"a{half}"), (f"2{half}", "b")])
            return writing.row("SELECT name FROM people WHERE id = ?", (f"1{half}",))

        assert await rig.host.tables.store.transaction(written) == ("a",)
        asked = "SELECT name FROM people WHERE id = ?", (f"2{half}",)
        (first,), _ = await rig.host.tables.store.together(asked, ("SELECT 1 AS one", ()))
        assert first["name"] == "b"


async def test_old_interactions_are_forgotten_after_a_month(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    rig.now += 31 * 86_400
    prompt = await rig.prompt(info.id, ANN)
    await rig.host.play.act(info.id, ANN, prompt, ["bid", 1], "555")
    await rig.host.seating.expire()
    ids = [r["id"] for r in await rig.host.tables.store.rows("SELECT id FROM interactions")]
    assert ids == ["555"]
    assert (await rig.host.play.act(info.id, ANN, prompt, ["bid", 1], "555")).repeated


async def test_tables_are_found_by_person_place_and_urgency(rig: Rig) -> None:
    first = await rig.started(ANN, BEN)
    rig.now += 10
    second = await rig.started(BEN, ANN, CAT, thread="thread")
    rig.now += 10
    opened = await rig.table(ANN)
    assert [t.id for t in await rig.host.reading.tables_of(ANN.id)] == [first.id, second.id, opened.id]
    assert [t.id for t in await rig.host.reading.tables_of(CAT.id)] == [second.id]
    assert [t.id for t in await rig.host.reading.inbox(ANN.id)] == [first.id, second.id]
    await rig.bids(first.id, ann=1)
    assert [t.id for t in await rig.host.reading.inbox(ANN.id)] == [second.id]
    rig.now += 10
    await rig.bids(first.id, ben=1)
    assert [t.id for t in await rig.host.reading.inbox(ANN.id)] == [second.id, first.id]
    assert (await rig.host.reading.table(second.id)).place == "thread"
    assert [t.id for t in await rig.host.reading.tables_at("thread")] == [second.id]
    assert [t.id for t in await rig.host.reading.tables_at("c")] == [first.id, second.id, opened.id]
    await rig.host.seating.close_table(opened.id, ANN, rig.press())
    assert [t.id for t in await rig.host.reading.tables_at("c")] == [first.id, second.id]


async def test_two_changes_of_a_server_at_once_both_stay(rig: Rig) -> None:
    def allow(channel: str) -> Callable[[GuildSettings], GuildSettings]:
        return lambda s: replace(s, channels=(*s.channels, channel))

    await asyncio.gather(*(rig.host.servers.change("g", allow(c)) for c in "abcd"))
    assert sorted((await rig.host.servers.settings("g")).channels) == list("abcd")


async def test_a_portrait_is_kept_with_its_person_and_read_with_every_seat_of_theirs(rig: Rig) -> None:
    first, second = await rig.started(ANN, BEN), await rig.table(BEN, ANN)
    await rig.host.settings.set_portrait(ANN, "koi")
    await rig.host.settings.set_portrait(CAT, "bear")
    await rig.reopen()
    assert (await rig.host.settings.person(ANN.id)).portrait == "koi"
    assert await rig.host.settings.person(CAT.id) == PersonSettings(CAT.id, "Cat", portrait="bear")
    for table, shown in ((first, ["koi", ""]), (second, ["", "koi"])):
        for viewer in (None, ANN.id, BEN.id):
            info, _ = (
                await rig.host.reading.view(table.id, viewer)
                if table is first
                else (await rig.host.reading.table(table.id), None)
            )
            assert [s.portrait for s in info.seats] == shown
    await rig.host.settings.set_language(ANN, "en")
    await rig.host.settings.remember_person(Person(ANN.id, "Anna"))
    assert (await rig.host.settings.person(ANN.id)).portrait == "koi", "other settings leave it"
    await rig.host.settings.set_portrait(ANN, "")
    assert [s.portrait for s in (await rig.host.reading.table(first.id)).seats] == ["", ""]


async def test_a_computer_shows_no_portrait_of_whom_it_plays_for(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.settings.set_portrait(BEN, "koi")
    await rig.host.play.resign(info.id, BEN, rig.press())
    seat = (await rig.host.reading.table(info.id)).seats[1]
    assert (seat.person, seat.portrait) == (None, "")
