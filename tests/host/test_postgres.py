"""What only PostgreSQL has: several processes at once, connections that fall, a server that goes and comes."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from engine.host import health, postgres_store, server_time
from engine.host import host as engine_host
from engine.host import store as engine_store
from engine.host.address import BadAddress, shown
from engine.host.files import ForeignStore, UnusableStore
from engine.host.host import Host
from engine.host.leases import Leases
from engine.host.migrations import MIGRATIONS
from engine.host.move import tables
from engine.host.postgres_schema import definitions, dialect
from engine.host.postgres_store import PostgresStore
from engine.host.records import NotRecorded
from engine.host.schema import NewerStore, OlderStore
from engine.host.server_time import ServerTime
from engine.host.store import IntegrityError, Writing
from tests.host import engines
from tests.host.engines import contents, over_databases, place, tables_of
from tests.host.lateness import lateness
from tests.host.rig import ANN, BEN, Rig, until
from tests.host.server import NO_SERVER, maintenance, server
from tests.host.test_trouble import QUERIES

NAME = Path("store")
NEAR_S = 5.0
"""Clocks that tell so many seconds apart at most, having been asked one after the other, may well agree."""
EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"

pytestmark = pytest.mark.postgres


@pytest.fixture
def address() -> Iterator[str]:
    """A database with our tables and nothing in them."""
    if maintenance() is None:
        pytest.skip(NO_SERVER)
    with over_databases():
        yield str(place(NAME))


@pytest.fixture
def unhurried() -> Iterator[None]:
    with engines.unhurried():
        yield


@pytest.fixture
async def store(unhurried: None, address: str) -> AsyncIterator[PostgresStore]:
    opened = await PostgresStore.open(address)
    yield opened
    await opened.close()


def put(name: str, secret: str = "-") -> tuple[str, tuple[str, str]]:
    return "INSERT INTO keys (name, secret) VALUES (?, ?)", (name, secret)


async def names(store: PostgresStore) -> list[str]:
    return [row["name"] for row in await store.rows("SELECT name FROM keys ORDER BY name")]


# Our SQL in its words


def test_parameters_strings_and_signs_of_percent() -> None:
    assert dialect("SELECT ? WHERE a LIKE 'x-%' AND b = '?' AND c = ?") == (
        "SELECT %s WHERE a LIKE 'x-%%' AND b = '?' AND c = %s"
    )
    assert dialect("SET id = (SELECT MAX(id) + 1 FROM outbox), a = ?") == "SET id = DEFAULT, a = %s"


def test_types_and_triggers() -> None:
    script = """
    CREATE TABLE a (id INTEGER PRIMARY KEY, b REAL NOT NULL DEFAULT 0, c TEXT DEFAULT 'a TEXT', d INTEGER);
    CREATE TRIGGER a_never BEFORE UPDATE ON a WHEN NEW.b IS NOT OLD.b AND NEW.c IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'no; never'); END;
    DROP TRIGGER log_is_never_changed;
    """
    table, made, gone = (" ".join(text.split()) for text in definitions(script))
    assert "id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, b DOUBLE PRECISION NOT NULL DEFAULT 0" in table
    assert """c TEXT COLLATE "C" DEFAULT 'a TEXT', d BIGINT""" in table
    assert made == (
        "CREATE TRIGGER a_never BEFORE UPDATE ON a FOR EACH ROW"
        " WHEN (NEW.b IS DISTINCT FROM OLD.b AND NEW.c IS NOT NULL) EXECUTE FUNCTION refuse('no; never')"
    )
    assert gone == "DROP TRIGGER log_is_never_changed ON log"


async def test_values_are_those_of_sqlite(store: PostgresStore) -> None:
    due = 1795301519.5912345
    row = await store.row(
        "SELECT 'b' > 'Z' AS bytes, SUM(v) AS total, AVG(v) AS mean, ? AS due, ? AS large, COUNT(*) FROM "
        "(SELECT 1 AS v UNION ALL SELECT 2) AS two",
        (due, 2**40),
    )
    assert row is not None and row.keys()[:2] == ["bytes", "total"]
    assert tuple(row) == (1, 3, 1.5, due, 2**40, 2) and isinstance(row["total"], int)
    await store.write("INSERT INTO outages (began, ended) VALUES (?, ?)", (due, due + 1))
    assert await store.rows("SELECT 1 FROM outages WHERE began = ?", (due,)) != []
    for name in ("b", "Z", "ä", "a", "A"):
        await store.write(*put(name))
    assert await names(store) == ["A", "Z", "a", "b", "ä"], "sorted by their bytes, whatever the server's language"
    await store.write("UPDATE people SET dm_told = ? WHERE id = ?", (True, "1"))


async def test_what_may_not_be_is_refused_by_its_kind(store: PostgresStore) -> None:
    await store.write(*put("a"))
    with pytest.raises(IntegrityError):
        await store.write(*put("a"))
    with pytest.raises(psycopg.ProgrammingError):
        await store.write("UPDATE nowhere SET a = 1")
    with pytest.raises(psycopg.InternalError, match="read-only"):
        await store.rows("DELETE FROM keys")
    assert await names(store) == ["a"] and store.health.well


async def test_a_statement_that_failed_within_takes_everything_along(store: PostgresStore) -> None:
    await store.write(*put("a"))

    def work(writing: Writing) -> None:
        writing.do(*put("b"))
        try:
            writing.do(*put("a"))
        except psycopg.IntegrityError:
            return

    with pytest.raises(psycopg.InternalError):
        await store.transaction(work)
    assert await names(store) == ["a"]


# Several at once


async def test_several_transactions_at_once_and_each_claims_its_own(store: PostgresStore) -> None:
    await store.transaction(lambda w: w.each(put("")[0], [(str(i), "free") for i in range(40)]))
    together = threading.Barrier(4, timeout=60)

    def claim(writing: Writing) -> list[str]:
        inner = f"SELECT name FROM keys WHERE secret = 'free' ORDER BY name LIMIT 10{writing.skip_locked}"
        claimed = writing.rows(f"UPDATE keys SET secret = 'taken' WHERE name IN ({inner}) RETURNING name")
        together.wait()
        return [name for (name,) in claimed]

    found = await asyncio.gather(*(store.transaction(claim) for _ in range(4)))
    assert [len(names) for names in found] == [10] * 4
    assert len({name for names in found for name in names}) == 40


async def test_who_is_in_anothers_way_begins_again(store: PostgresStore) -> None:
    for name in "ab":
        await store.write(*put(name, "0"))
    crossed, tries = threading.Barrier(2), []

    def both(first: str, second: str) -> None:
        def work(writing: Writing) -> None:
            tries.append(first)
            writing.do("UPDATE keys SET secret = secret || '1' WHERE name = ?", (first,))
            if len(tries) <= 2:
                crossed.wait(60)
            writing.do("UPDATE keys SET secret = secret || '1' WHERE name = ?", (second,))

        works.append(work)

    works: list[Callable[[Writing], None]] = []
    both("a", "b")
    both("b", "a")
    # Which of the two the server takes out of the way, it finds out after a second.
    await asyncio.gather(*(store.transaction(work) for work in works))
    # Again where who begins anew is quicker at its first row than who was let through.
    assert len(tries) >= 3
    assert [row["secret"] for row in await store.rows("SELECT secret FROM keys")] == ["011", "011"]


async def test_two_changes_of_one_server_from_two_processes_both_stay(unhurried: None, address: str) -> None:
    rig, other = Rig(NAME), Rig(NAME)
    await rig.open()
    await other.open()
    await asyncio.gather(
        *(
            r.host.change_guild("g", lambda s, c=c: replace(s, channels=(*s.channels, c)))  # type: ignore[misc]
            for r, c in zip((rig, other) * 4, "abcdefgh", strict=True)
        )
    )
    assert sorted((await rig.host.guild("g")).channels) == list("abcdefgh")
    await rig.host.close()
    await other.host.close()


async def test_others_are_told_of_what_is_to_be_done(unhurried: None, address: str) -> None:
    rig, other = Rig(NAME), Rig(NAME)
    await rig.open()
    await other.open()
    heard: dict[str, int] = {"rig": 0, "other": 0}
    for name, r in (("rig", rig), ("other", other)):

        def hear(name: str = name) -> None:
            heard[name] += 1

        await r.host.store.listen(hear)
    await until(lambda: all(heard.values()))
    before = dict(heard)
    await rig.host.store.write(*put("a"))
    await rig.started(ANN, BEN)
    await until(lambda: heard["other"] > before["other"])
    assert heard["rig"] == before["rig"], "nobody is told of their own"
    await rig.host.close()
    await other.host.close()


MULTIPLIED = {
    "tables": {"id": "{0} + g * 1000", "match": "{0} || g"},
    "timers": {"table_id": "{0} + g * 1000", "due": "{0} + g"},
}


@pytest.mark.parametrize(("query", "params", "index"), QUERIES)
async def test_timers_are_found_by_when_they_are_due(
    address: str, query: str, params: tuple[object, ...], index: str
) -> None:
    rig = Rig(NAME)
    await rig.open()
    for _ in range(10):
        await rig.started(ANN, BEN)
    await rig.host.close()
    described = {table.name: table.columns for table in tables()}
    with psycopg.connect(address, autocommit=True) as connection:
        for name, changed in MULTIPLIED.items():
            values = ", ".join(changed.get(c, "{0}").format(f't."{c}"') for c in described[name])
            names = ", ".join(f'"{c}"' for c in described[name])
            connection.execute(
                f"INSERT INTO {name} ({names}) OVERRIDING SYSTEM VALUE"
                f" SELECT {values} FROM {name} t, generate_series(1, 500) g".encode()
            )
        connection.execute("ANALYZE")
        rows = connection.execute(b"EXPLAIN " + dialect(query).encode(), params).fetchall()
    plan = "\n".join(line for (line,) in rows)
    assert index in plan and "Seq Scan" not in plan, plan


# The server and its connections


def cut(address: str) -> None:
    """End every connection to a database."""
    with psycopg.connect(address, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


@pytest.mark.parametrize("point", ["begun", "before-commit"])
async def test_a_connection_that_falls_before_the_commit_is_no_reason_to_refuse(
    store: PostgresStore, address: str, point: str
) -> None:
    await store.write(*put("a"))

    def fall(now: str) -> None:
        if now == point:
            store.hook = None
            cut(address)

    store.hook = fall
    await store.write(*put("b"))
    assert await names(store) == ["a", "b"] and store.health.well


async def test_a_read_over_a_connection_that_fell_is_made_again(store: PostgresStore, address: str) -> None:
    await store.write(*put("a"))
    assert await names(store) == ["a"]
    cut(address)
    assert await names(store) == ["a"]
    cut(address)
    first, second = await store.together(("SELECT 1 AS a", ()), ("SELECT name FROM keys WHERE name = ?", ("a",)))
    assert first[0]["a"] == 1 and second[0]["name"] == "a"


async def test_a_row_that_somebody_holds_too_long_makes_the_store_no_sick_one(
    store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process stopped in the middle of a transaction keeps its rows until the server ends its session."""
    monkeypatch.setattr(postgres_store, "BUSY_TIMEOUT_S", 0.2)
    monkeypatch.setattr(engine_store, "BUSY_TIMEOUT_S", 0.2)
    await store.write(*put("a"))
    with psycopg.connect(address) as stopped:
        stopped.execute("UPDATE keys SET secret = 'x' WHERE name = 'a'")
        with pytest.raises(NotRecorded):
            await store.write("UPDATE keys SET secret = 'y' WHERE name = 'a'")
        assert store.health.well
        await store.write(*put("b"))
    await store.write("UPDATE keys SET secret = 'y' WHERE name = 'a'")


@pytest.fixture
def near_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer of the server's counts however slow this machine is; the clocks below differ by more than that."""
    monkeypatch.setattr(server_time, "SLOW_S", 2 * NEAR_S)


async def test_machines_whose_clocks_differ_go_by_the_servers(store: PostgresStore, near_enough: None) -> None:
    """One is half an hour ahead, the other is a minute behind; a lease of the one is held for the other."""
    ahead, behind = ServerTime(lambda: time.time() + 1800.0), ServerTime(lambda: time.time() - 60.0)
    one, other = Leases(store, ahead), Leases(store, behind)
    one.agree, other.agree = partial(ahead.ask, store), partial(behind.ask, store)
    assert ahead() - behind() > 1800
    await one.renew()
    await other.renew()
    assert abs(ahead() - behind()) < 2 * NEAR_S and abs(ahead() - time.time()) < NEAR_S
    await other.take(["a"])
    assert await one.take(["a"]) == {}
    assert (await one.count_alive())["bot"] == 2
    rig = await Host.open(store._address, {}, {})
    assert abs(rig.clock() - ahead()) < 2 * NEAR_S
    await rig.close()


@pytest.mark.parametrize("ahead", [4000.0, -4000.0, 20.0])
async def test_a_process_goes_by_the_server_from_its_start(
    store: PostgresStore,
    ahead: float,
    near_enough: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """What the server says at first is no jump of a clock, however wrong that of the machine is."""
    monkeypatch.setattr(engine_host, "ServerTime", partial(ServerTime, lambda: time.time() + ahead))
    host = await Host.open(store._address, {}, {})
    try:
        assert abs(host.clock() - time.time()) < NEAR_S
        asked = [clock() for clock in (host.leases.clock, host.clock, host.leases.clock)]
        assert asked == pytest.approx(sorted(asked), abs=0.1)
        assert "was set by" not in caplog.text
    finally:
        await host.close()


async def test_an_answer_that_took_long_tells_no_time(store: PostgresStore) -> None:
    passed = iter((0.0, 0.0, 1.5, 2.0))
    clock = ServerTime(lambda: 500.0, lambda: next(passed))
    await clock.ask(store)
    assert clock() == 502.0


async def test_leases_that_change_hands_both_ways_do_not_wait_for_each_other(
    store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who gives back and takes, and who renews, goes through the rows in the order of their names."""
    other, once, deadlocks = await PostgresStore.open(address), PostgresStore._carried_out, []

    def watched(self: PostgresStore, *args: Any) -> Any:
        try:
            return once(self, *args)
        except psycopg.errors.DeadlockDetected as e:
            deadlocks.append(e)
            raise

    monkeypatch.setattr(PostgresStore, "_carried_out", watched)
    try:
        two = Leases(store, time.time), Leases(other, time.time)
        names = [f"{n:02}" for n in range(12)]
        rng = random.Random(1)

        async def busy(leases: Leases) -> None:
            for _ in range(60):
                granted = await leases.take(rng.sample(names, 8))
                await asyncio.sleep(0)
                for name in granted:
                    leases.give_back(name, clean=rng.random() < 0.7)
                await (leases.renew() if rng.random() < 0.3 else leases.flush())

        await asyncio.gather(*(busy(leases) for leases in two for _ in range(2)))
        for leases in two:
            await leases.flush()
        assert await store.rows("SELECT 1 FROM leases WHERE holder <> ''") == []
    finally:
        await other.close()
    assert not deadlocks


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_commit_without_an_answer_is_asked_after(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    """It counts exactly where it was committed, so that nothing is carried out twice and nothing told is wrong."""
    fell: list[str] = []
    send = postgres_store._send

    def falls(connection: psycopg.Connection, sql: str) -> None:
        if fell:
            return send(connection, sql)
        fell.append(sql)
        if arrived:
            send(connection, sql)
        connection.close()
        raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(postgres_store, "_send", falls)
    calls: list[None] = []

    def work(writing: Writing) -> None:
        calls.append(None)
        writing.do(*put("a"))

    await store.transaction(work)
    assert await names(store) == ["a"] and store.health.well
    assert len(calls) == (1 if arrived else 2)


async def test_a_server_that_goes_and_comes_is_said_once_and_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ours = server()
    if ours is None or not address.startswith(ours.address("x")[:12]):
        pytest.skip(NO_SERVER)
    monkeypatch.setattr(health, "PAUSES", (0.05,))
    rig = Rig(NAME)
    await rig.open()
    info = await rig.started(ANN, BEN)
    prompt = await rig.prompt(info.id, ANN)
    heard: list[None] = []
    await rig.host.store.listen(lambda: heard.append(None))
    await asyncio.to_thread(ours.stop)
    try:
        with caplog.at_level(logging.INFO):
            for _ in range(3):
                begun = time.monotonic()
                async with lateness() as late:
                    with pytest.raises(NotRecorded):
                        await rig.host.act(info.id, ANN, prompt, ["bid", 1], rig.press())
                assert time.monotonic() - begun - late.seconds < 3.0
            assert not rig.host.records
    finally:
        await asyncio.to_thread(ours.start)
    with caplog.at_level(logging.INFO):
        await until(lambda: rig.host.records)
    levels = [r.levelname for r in caplog.records if r.name == "engine.host.health"]
    assert levels == ["ERROR", "WARNING"] and address.partition("@")[0] not in caplog.text
    await rig.bids(info.id, ann=1, ben=2)
    assert (await rig.host.view(info.id, None))[1].state["shown"] == [1, 2]
    await rig.host.close()


async def test_what_is_answered_is_on_disk_whatever_the_server_is_set_to(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = await PostgresStore.open(address)
    found = await store.transaction(lambda writing: writing.row("SELECT current_setting('synchronous_commit')"))
    assert found == ("on",)
    await store.close()


# Opening


async def test_four_that_start_at_once_make_the_tables_once(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(4)))
    await asyncio.gather(*(store.write(*put(str(i))) for i, store in enumerate(stores)))
    assert await names(stores[0]) == ["0", "1", "2", "3"]
    for store in stores:
        await store.close()


async def test_an_older_database_is_brought_up_to_date_with_all_it_holds(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
    await (await PostgresStore.open(address, MIGRATIONS[:1])).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("INSERT INTO people (id, name) VALUES ('7', 'Old')")
    with pytest.raises(OlderStore):
        await PostgresStore.open_to_read(address)
    later = (*MIGRATIONS, "ALTER TABLE people ADD COLUMN hat TEXT; UPDATE people SET hat = 'red';")
    store = await PostgresStore.open(address, later)
    row = await store.row("SELECT name, hat FROM people")
    assert row is not None and tuple(row) == ("Old", "red")
    await store.close()
    before = contents(NAME)
    bad = (*later, "CREATE TABLE extra (a TEXT); INSERT INTO nowhere VALUES (1);")
    with pytest.raises(psycopg.ProgrammingError):
        await PostgresStore.open(address, bad)
    assert contents(NAME) == before
    for opened in (PostgresStore.open(address), PostgresStore.open_to_read(address)):
        with pytest.raises(NewerStore):
            await opened
    assert contents(NAME) == before


async def test_somebody_elses_database_is_left_alone(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"{EMPTY}; CREATE TABLE cakes (id BIGINT)")
    for opened in (PostgresStore.open(address), PostgresStore.open_to_read(address)):
        with pytest.raises(ForeignStore):
            await opened
    assert tables_of(NAME) == ["cakes"]


async def test_a_user_who_may_not_write_is_told(address: str) -> None:
    parts = urlsplit(address)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
        connection.execute("DROP ROLE IF EXISTS guest")
        connection.execute("CREATE ROLE guest LOGIN")
    guest = parts._replace(netloc="guest@").geturl()
    with pytest.raises(UnusableStore, match=r"permission denied|no schema"):
        await PostgresStore.open(guest)


@pytest.mark.parametrize("where", ["postgresql://me:sesame@127.0.0.1:1/t", "postgresql://me:sesame@/t?host=/nowhere"])
async def test_a_server_that_is_not_there_is_one_line_without_the_password(
    where: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UnusableStore) as caught:
        await PostgresStore.open(where)
    assert "\n" not in str(caught.value) and "sesame" not in str(caught.value)


@pytest.mark.parametrize("where", ["postgresql://a:b:c@@@/x%", "postgresql://h:port/t", "postgresql://h/t?colour=red"])
async def test_an_address_that_makes_no_sense(where: str) -> None:
    with pytest.raises(UnusableStore) as caught:
        await PostgresStore.open(where)
    assert "Correct the address" in str(caught.value) or isinstance(caught.value, BadAddress)


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://me:se@same@db:5432/tefuda?password=x") == "postgresql://db:5432/tefuda"
    assert shown(Path("var/t.db")) == "var/t.db" and shown("sqlite:var/t.db") == "sqlite:var/t.db"
