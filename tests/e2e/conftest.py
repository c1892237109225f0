"""Fixtures of the end-to-end tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Person
from tests.e2e import openapi
from tests.e2e.robust import QUICK, tune
from tests.e2e.world import World, running


@pytest.fixture(scope="session")
def oracle() -> openapi.SpecOracle:
    return openapi.load()


@pytest.fixture(autouse=True)
def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compress pictures less: the same pixels in half the time, in files a third larger."""
    monkeypatch.setattr("render.encode.LEVEL", 1)


@pytest.fixture
async def world(tmp_path: Path, oracle: openapi.SpecOracle) -> AsyncIterator[World]:
    async with running(tmp_path, oracle) as world:
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
