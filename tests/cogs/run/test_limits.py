"""The share of a process in the requests that Discord allows a bot."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.run.limits import ALL_PROCESSES, BURST_S, Budget, keep_budget

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
    for at in sent:
        assert sum(at <= other < at + 1.0 - 1e-9 for other in sent) <= ALLOWED


async def test_who_waits_is_not_let_through_in_a_bunch_after_a_standstill() -> None:
    time, sent = Time(), list[float]()

    async def request() -> None:
        sent.append(time.now)

    http: Any = SimpleNamespace(request=request)
    budget = Budget(lambda: 1000.0, time)
    keep_budget(http, budget)
    asking = [asyncio.create_task(http.request()) for _ in range(300)]
    await asyncio.sleep(0)
    first = len(sent)
    time.now += 1.0
    while not all(task.done() for task in asking):
        at_once = len(sent)
        await asyncio.sleep(0.005)
        assert len(sent) - at_once <= first, "as many as after any pause"
        time.now += 0.001


async def test_a_task_is_ahead_until_its_request_has_its_turn() -> None:
    begun, go, told = asyncio.Event(), asyncio.Event(), list[str]()

    async def request(*_: Any) -> str:
        begun.set()
        await go.wait()
        return "answer"

    http: Any = SimpleNamespace(request=request)
    budget = Budget(lambda: 1000.0)
    budget.passed = lambda: told.append("passed")
    keep_budget(http, budget)
    asking, silent = asyncio.create_task(http.request("route")), asyncio.create_task(asyncio.sleep(0))
    budget.note(asking)
    budget.note(silent)
    assert budget.ahead == {asking, silent}
    await begun.wait()
    await silent
    await asyncio.sleep(0)
    assert not budget.ahead and told == ["passed", "passed"], "also if a task makes no request"
    go.set()
    assert await asking == "answer" and told == ["passed", "passed"]
