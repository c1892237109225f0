"""The share of a process in the requests that Discord allows a bot."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from discord.http import HTTPClient
from yarl import URL

from cogs.run.limits import ALL_PROCESSES, BURST_S, Budget, keep_budget, keep_limits
from sandbox import PATIENCE

ALLOWED = 50
"""Discord's limit: requests in a second."""


class Time:
    """A clock that waits for turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def turns(self, budget: Budget, count: int) -> list[float]:
        """Take so many turns one after the other; return the seconds until each."""
        begun, out = self.now, list[float]()
        while len(out) < count:
            wait = budget.wait()
            self.now += wait
            if not wait:
                out.append(self.now - begun)
        return out


def test_a_process_keeps_to_its_share() -> None:
    time, processes = Time(), 1
    budget = Budget(lambda: 50.0 / processes, time)
    turns = time.turns(budget, 50)
    assert turns[4] == 0.0, "a few come at once"
    assert abs(turns[-1] + BURST_S - 1.0) < 0.01
    # Another process has started: from now on requests take twice as long.
    time.now, processes = 110.0, 2
    assert abs(time.turns(budget, 25)[-1] + BURST_S - 1.0) < 0.01


def test_a_long_silence_is_worth_no_more_than_a_moment() -> None:
    time = Time()
    budget = Budget(lambda: 10.0, time)
    time.now = 3600.0
    assert time.turns(budget, 11)[-1] > 0.99


@pytest.mark.parametrize("processes", [1, 2, 4])
def test_no_second_has_more_requests_than_discord_allows(processes: int) -> None:
    """Whenever they come, after a silence of all processes, and if the loop was held up."""
    sent = list[float]()
    for _ in range(processes):
        time = Time()
        budget = Budget(lambda: ALL_PROCESSES / processes, time)
        for moment in (100.0, 100.3, 105.0, 105.9, 120.0):
            time.now = max(time.now, moment)
            begun = time.now
            sent += [begun + after for after in time.turns(budget, 80 // processes)]
    sent.sort()
    most = max(sum(at <= other < at + 1.0 - 1e-9 for other in sent) for at in sent)
    assert most <= ALL_PROCESSES + processes - 1 <= ALLOWED
    assert most > ALL_PROCESSES - 5, "and nearly as many as it allows"


class Wire:
    """A client whose requests go out at once when they have their turn, and stay until ``answer`` is set."""

    def __init__(self, budget: Budget) -> None:
        self.door, self.sent, self.answer = asyncio.Event(), list[str](), asyncio.Event()
        self.door.set()
        self.trace = aiohttp.TraceConfig()
        http: Any = SimpleNamespace(_global_over=self.door)
        keep_budget(http, self.trace, budget)

    async def request(self, path: str = "/api/v10/channels/1/messages") -> None:
        """Send a request to Discord."""
        (in_turn,) = self.trace.on_request_start
        start: Any = SimpleNamespace(url=URL("https://discord.com") / path.removeprefix("/"))
        await in_turn(cast(Any, None), SimpleNamespace(), start)
        self.sent.append(path)
        await self.answer.wait()


async def test_who_waits_is_not_let_through_in_a_bunch_after_a_standstill() -> None:
    time = Time()
    wire = Wire(Budget(lambda: 1000.0, time))
    wire.answer.set()
    asking = [asyncio.create_task(wire.request()) for _ in range(300)]
    await asyncio.sleep(0)
    first = len(wire.sent)
    time.now += 1.0
    while not all(task.done() for task in asking):
        at_once = len(wire.sent)
        await asyncio.sleep(0.005)
        assert len(wire.sent) - at_once <= first, "as many as after any pause"
        time.now += 0.001


async def test_a_task_is_ahead_until_its_request_has_its_turn() -> None:
    told = list[str]()
    budget = Budget(lambda: 1000.0)
    budget.passed = lambda: told.append("passed")
    wire = Wire(budget)
    asking, silent = asyncio.create_task(wire.request()), asyncio.create_task(asyncio.sleep(0))
    budget.note(asking)
    budget.note(silent)
    assert budget.ahead == {asking, silent}
    await silent
    await asyncio.sleep(0)
    assert wire.sent and not asking.done()
    assert not budget.ahead and told == ["passed", "passed"], "also if a task makes no request"
    wire.answer.set()
    await asking
    assert told == ["passed", "passed"]


async def test_a_task_that_waits_for_its_route_is_not_ahead_of_others() -> None:
    """Twelve tables in one slow channel would hold up the tables of all others."""
    budget = Budget(lambda: 1000.0)
    http = HTTPClient(asyncio.get_running_loop(), max_ratelimit_timeout=30.0)
    keep_limits(http, budget)
    slow = http.get_ratelimit("a slow channel")
    async with slow:
        wait = asyncio.create_task(slow.acquire())
        budget.note(wait)
        assert budget.ahead == {wait}
        await asyncio.sleep(0)
        assert not wait.done() and not budget.ahead
    wait.cancel()


async def test_while_discord_refuses_everything_no_turn_is_taken() -> None:
    """They would all go at once when it is over."""
    time = Time()
    budget = Budget(lambda: 10.0, time)
    wire = Wire(budget)
    wire.answer.set()
    wire.door.clear()
    asking = [asyncio.create_task(wire.request()) for _ in range(5)]
    await asyncio.sleep(0)
    time.now += 5.0
    await asyncio.sleep(0)
    assert not wire.sent
    wire.door.set()
    await asyncio.sleep(0.01)
    assert len(wire.sent) == 1, "from then on one after the other"
    for task in asking:
        task.cancel()


async def test_answers_to_presses_wait_for_no_turn() -> None:
    """Discord does not count them."""
    time = Time()
    budget = Budget(lambda: 1.0, time)
    wire = Wire(budget)
    wire.answer.set()
    await wire.request()
    waits = asyncio.create_task(wire.request())
    for path in ("/api/v10/interactions/1/token/callback", "/api/v10/webhooks/1/token/messages/@original"):
        await asyncio.wait_for(wire.request(path), PATIENCE)
    assert len(wire.sent) == 3 and not waits.done()
    waits.cancel()
