"""Tests of PostgreSQL alone: our SQL in its dialect, values and plans, and opening a database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from engine.host.play.clocks import SQL
from engine.host.store.address import BadAddress, without_password
from engine.host.store.contract import IntegrityError, Writing
from engine.host.store.copy_end import tables
from engine.host.store.files import ForeignStore, UnusableStore
from engine.host.store.postgres_schema import dialect
from engine.host.store.postgres_store import PostgresStore
from engine.host.store.queries import Statement
from engine.host.store.schema import POSTGRES, NewerStore, OlderStore
from tests.host.databases import NAME, address, names, put, store, unhurried
from tests.host.engines import contents, tables_of
from tests.host.rig import ANN, BEN, Rig
from tests.host.store.test_statements import numbered
from tests.host.store.test_trouble import QUERIES

__all__ = ["address", "store", "unhurried"]
EMPTY = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"

pytestmark = pytest.mark.postgres


# Our SQL in its dialect


def test_parameters_strings_and_signs_of_percent() -> None:
    assert dialect("SELECT ? WHERE a LIKE 'x-%' AND b = '?' AND c = ?") == (
        "SELECT %s WHERE a LIKE 'x-%%' AND b = '?' AND c = %s"
    )
    assert dialect(Statement("SET id = (SELECT MAX(id) + 1 FROM outbox), a = ?", "SET id = DEFAULT, a = ?")) == (
        "SET id = DEFAULT, a = %s"
    )
    assert dialect("SET id = 1, a = ?") == "SET id = 1, a = %s"


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


MULTIPLIED = {
    "tables": {"id": "{0} + g * 1000", "match": "{0} || g"},
    "timers": {"table_id": "{0} + g * 1000", "due": "{0} + g"},
}


SHARED = [
    (SQL.due_free_timers, (1.0, 1.0, "us", 64), "timers_by_due"),
    (SQL.next_free_timers, (1.0, "us", 5), "timers_by_due"),
    (SQL.due_free_timers_but_inactivity, (1.0, 1.0, "us", 64), "timers_not_of_silence"),
    (SQL.next_free_timers_but_inactivity, (1.0, "us", 5), "timers_not_of_silence"),
]
"""The statements if other processes run timers too."""


async def test_timers_are_found_by_when_they_are_due(address: str) -> None:
    rig = Rig(NAME)
    await rig.open()
    for _ in range(10):
        await rig.started(ANN, BEN, computers=1)
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
        connection.execute(
            "INSERT INTO leases (name, holder, until, times) SELECT 'timer ' || g || ' 1', 'them', 2.0, 1"
            " FROM generate_series(1, 2000) g"
        )
        connection.execute("ANALYZE")
        for query, params, index in (*QUERIES, *SHARED):
            for plan in plans(connection, query, params):
                # Leases may be read by a full scan: few are held at a time.
                assert index in plan and "Seq Scan" not in plan.replace("Seq Scan on leases", ""), (query, plan)


def plans(connection: psycopg.Connection[Any], query: str, params: tuple[object, ...]) -> Iterator[str]:
    """Yield the plan of a query with these values, and that after many executions, made without the values."""
    values = ", ".join(repr(value) for value in params)
    told = [connection.execute(b"EXPLAIN " + dialect(query).encode(), params).fetchall()]
    connection.execute("SET plan_cache_mode = force_generic_plan")
    connection.execute(b"PREPARE asked AS " + numbered(dialect(query)).encode())
    told.append(connection.execute(f"EXPLAIN EXECUTE asked ({values})".encode()).fetchall())
    connection.execute("DEALLOCATE asked")
    connection.execute("RESET plan_cache_mode")
    yield from ("\n".join(line for (line,) in rows) for rows in told)


# Opening


async def test_four_that_start_at_once_make_the_tables_once(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
    stores = await asyncio.gather(*(PostgresStore.open(address) for _ in range(4)))
    await asyncio.gather(*(store.write(*put(str(i))) for i, store in enumerate(stores)))
    assert await names(stores[0]) == ["0", "1", "2", "3"]
    for opened in stores:
        await opened.close()


async def test_an_older_database_is_brought_up_to_date_with_all_it_holds(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(EMPTY)
    await (await PostgresStore.open(address, POSTGRES[:1])).close()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("INSERT INTO people (id, name) VALUES ('7', 'Old')")
    with pytest.raises(OlderStore):
        await PostgresStore.open_to_read(address)
    later = (*POSTGRES, "ALTER TABLE people ADD COLUMN hat TEXT; UPDATE people SET hat = 'red';")
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
    assert without_password("postgresql://me:se@same@db:5432/tefuda?password=x") == "postgresql://db:5432/tefuda"
    assert without_password(Path("var/t.db")) == "var/t.db" and without_password("sqlite:var/t.db") == "sqlite:var/t.db"
