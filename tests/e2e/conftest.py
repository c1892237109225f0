"""Fixtures of the end-to-end tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from engine.host.model.clock import ring_rules
from sandbox import Person
from tests.e2e import openapi
from tests.e2e.forked import Nursery
from tests.e2e.robust import QUICK, tune, untuned
from tests.e2e.world import World, running


@pytest.fixture(scope="session")
def oracle() -> openapi.SpecOracle:
    return openapi.load()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Provide a process that forks bot processes with all modules loaded."""
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(autouse=True)
def constants() -> Iterator[None]:
    """Restore the constants of the delivery worker (``tune``) after each test."""
    with untuned():
        yield


@pytest.fixture
def here() -> None:
    """For tests in which whoever pressed lately counts as here, and has the next prompt put in place."""


@pytest.fixture(autouse=True)
def gone(request: pytest.FixtureRequest) -> Iterator[None]:
    """In all others nobody counts as here a moment after a press, so that every prompt is a fresh hand, and rings."""
    with pytest.MonkeyPatch.context() as rules:
        if "here" not in request.fixturenames:
            rules.setattr(ring_rules, "PRESENT_S", 0.0)
            rules.setattr(ring_rules, "ALONE_S", 0.0)
        yield


@pytest.fixture
async def world(request: pytest.FixtureRequest, tmp_path: Path, oracle: openapi.SpecOracle) -> AsyncIterator[World]:
    asked = request.node.get_closest_marker("pictures")
    async with running(tmp_path, oracle, "rare" if asked is None else (*asked.args, "all")[0]) as world:
        yield world


@pytest.fixture
def sakura(world: World) -> Person:
    tune(BACKOFF_S=QUICK)
    return world.box.person("さくら")


@pytest.fixture
def minato(world: World) -> Person:
    return world.box.person("ミナト")


@pytest.fixture
def alex(world: World) -> Person:
    tune(BACKOFF_S=QUICK)
    return world.box.person("Alex")
