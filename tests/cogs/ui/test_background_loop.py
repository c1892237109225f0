"""A cog with a loop: it begins at once, runs when called, continues after an error, and ends."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.background_loop import BackgroundLoop
from engine.host.store.errors import NotRecorded


class Counting(BackgroundLoop):
    """Counts its rounds; some of them raise."""

    every = 1000.0

    def __init__(self, trouble: dict[int, Exception] | None = None) -> None:
        self.failures = list[Exception]()
        tables = SimpleNamespace(failed=self.failures.append)
        services = SimpleNamespace(handlers={}, host=SimpleNamespace(tables=tables))
        bot: Any = SimpleNamespace(services=services, is_ready=lambda: True)
        super().__init__(bot)
        self.rounds, self.trouble = 0, trouble or {}

    async def round(self) -> None:
        self.rounds += 1
        if self.rounds in self.trouble:
            raise self.trouble[self.rounds]


async def steps(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.logs_error("ValueError: trouble")
async def test_a_round_comes_at_once_and_when_it_is_called_for() -> None:
    cog = Counting({2: NotRecorded(), 3: ValueError("trouble")})
    await cog.cog_load()
    cog.background.begin()
    for wanted in (1, 2, 3, 4):
        await steps()
        assert cog.rounds == wanted
        cog.nudge()
    await cog.cog_unload()
    assert [str(failure) for failure in cog.failures] == ["trouble"], "the host learns of it"


@pytest.mark.parametrize("between", range(5))
async def test_it_ends_though_it_is_called_for_at_that_moment(between: int) -> None:
    cog = Counting()
    await cog.cog_load()
    await steps()
    cog.nudge()
    await steps(between)
    ending = asyncio.ensure_future(cog.cog_unload())
    await steps(20)
    assert ending.done()
