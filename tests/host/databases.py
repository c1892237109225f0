"""An empty database of PostgreSQL with our tables, and a store opened over it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engine.host.store.postgres_store import PostgresStore
from tests.host import engines
from tests.host.engines import over_databases, place
from tests.host.server import NO_SERVER, maintenance

NAME = Path("store")


@pytest.fixture
def address() -> Iterator[str]:
    """Yield the address of an empty database with our tables."""
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
