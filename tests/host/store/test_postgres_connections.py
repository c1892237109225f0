"""Broken connections to PostgreSQL, rows locked too long, and a server that goes and comes."""

from __future__ import annotations

import asyncio
import logging
import threading
import time

import psycopg
import pytest

from engine.host.store import contract as engine_store
from engine.host.store import postgres_store, store_health
from engine.host.store.contract import Writing
from engine.host.store.errors import NotRecorded
from engine.host.store.postgres_store import WRITERS, PostgresStore
from sandbox import PATIENCE
from tests.host.databases import NAME, address, names, put, store, unhurried
from tests.host.lateness import lateness
from tests.host.rig import ANN, BEN, Rig, until
from tests.host.server import NO_SERVER, server

__all__ = ["address", "store", "unhurried"]
pytestmark = pytest.mark.postgres


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
    """A process stopped inside a transaction keeps its locks until the server ends its session."""
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


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_commit_without_an_answer_is_asked_after(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    """A commit counts exactly if it is found, so that nothing runs twice and no answer is wrong."""
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


async def test_as_many_commits_as_there_are_connections_may_lose_their_answers_at_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example at a server restart; no transaction waits for the other connections before it is told."""
    together, send = threading.Barrier(WRITERS), postgres_store._send

    def falls(connection: psycopg.Connection, sql: str) -> None:
        send(connection, sql)
        together.wait(PATIENCE)
        connection.close()
        raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(postgres_store, "_send", falls)
    wanted = [f"n{n}" for n in range(WRITERS)]
    await asyncio.gather(*(store.write(*put(name)) for name in wanted))
    assert await names(store) == wanted and store.health.well


@pytest.mark.logs_error("the store cannot be written")
async def test_a_server_that_goes_and_comes_is_said_once_and_waited_for(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ours = server()
    if ours is None or not address.startswith(ours.address("x")[:12]):
        pytest.skip(NO_SERVER)
    monkeypatch.setattr(store_health, "PAUSES", (0.05,))
    rig = Rig(NAME)
    await rig.open()
    info = await rig.started(ANN, BEN)
    prompt = await rig.prompt(info.id, ANN)
    heard: list[None] = []
    await rig.host.tables.store.listen(lambda: heard.append(None))
    await asyncio.to_thread(ours.stop)
    try:
        with caplog.at_level(logging.INFO):
            for _ in range(3):
                begun = time.monotonic()
                async with lateness() as late:
                    with pytest.raises(NotRecorded):
                        await rig.host.play.act(info.id, ANN, prompt, ["bid", 1], rig.press())
                assert time.monotonic() - begun - late.seconds < 3.0
            assert not rig.host.tables.writable
    finally:
        await asyncio.to_thread(ours.start)
    with caplog.at_level(logging.INFO):
        await until(lambda: rig.host.tables.writable)
    levels = [r.levelname for r in caplog.records if r.name == "engine.host.store.store_health"]
    assert levels == ["ERROR", "WARNING"] and address.partition("@")[0] not in caplog.text
    await rig.bids(info.id, ann=1, ben=2)
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [1, 2]
    await rig.host.close()


async def test_what_is_answered_is_on_disk_whatever_the_server_is_set_to(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = await PostgresStore.open(address)
    found = await store.transaction(lambda writing: writing.row("SELECT current_setting('synchronous_commit')"))
    assert found == ("on",)
    await store.close()
