"""A sandbox with three people; every request and answer is checked against Discord's own document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace

import aiohttp
import pytest

from sandbox import PATIENCE, Person, Sandbox
from sandbox.limits import ratelimits
from tests.e2e import openapi
from tests.sandbox.echo_bot import EchoBot, Running
from tests.sandbox.wire import Wire


@pytest.fixture(scope="session")
def oracle() -> openapi.SpecOracle:
    return openapi.load()


@pytest.fixture
async def box(oracle: openapi.SpecOracle) -> AsyncIterator[Sandbox]:
    """Provide a started sandbox; a test fails if the document forbids any request or answer."""
    box = Sandbox(oracle=oracle, ack_seconds=PATIENCE)
    for name, locale in (("さくら", "ja"), ("ミナト", "ja"), ("Alex", "en-US")):
        box.add_person(name, locale)
    box.add_guild("Home", "table", "lobby")
    async with box:
        yield box
    assert "\n".join(box.violations) == ""


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[EchoBot]:
    async with Running(box) as bot:
        yield bot


@pytest.fixture
def at_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the windows of rate limits, so that they do not end on a slow machine."""
    monkeypatch.setattr(ratelimits, "time", SimpleNamespace(monotonic=lambda: 1000.0, time=lambda: 1.8e9))


@pytest.fixture
def sakura(box: Sandbox) -> Person:
    return box.person("さくら")


@pytest.fixture
def alex(box: Sandbox) -> Person:
    return box.person("Alex")


@pytest.fixture
async def wire() -> AsyncIterator[Wire]:
    """Provide a sandbox without an oracle, for requests that are wrong on purpose."""
    box = Sandbox(upload_limit=1000, ack_seconds=PATIENCE)
    box.add_person("さくら", "ja")
    box.add_guild("Home", "table")
    async with box, aiohttp.ClientSession() as session:
        yield Wire(box, session)
