"""The share of a process in the requests that Discord allows a bot."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.run.limits import ALL_PROCESSES, BURST_S, Budget, keep_budget

ALLOWED = 50
"""Discord's limit: requests in a second."""


def test_a_process_keeps_to_its_share() -> None:
    now, processes = 100.0, 1
    budget = Budget(lambda: 48.0 / processes, lambda: now)
    waits = [budget.wait() for _ in range(48)]
    assert max(waits[:4]) < 1e-6, "a few come at once"
    assert waits == sorted(waits) and abs(waits[-1] + BURST_S - 1.0) < 0.01
    # Another process has started: from now on requests take twice as long.
    now, processes = 110.0, 2
    assert abs([budget.wait() for _ in range(24)][-1] + BURST_S - 1.0) < 0.01


def test_a_long_silence_is_worth_no_more_than_a_moment() -> None:
    now = 0.0
    budget = Budget(lambda: 10.0, lambda: now)
    now = 3600.0
    waits = [budget.wait() for _ in range(11)]
    assert waits[0] < 1e-6 and abs(waits[-1] - 1.0) < 0.01


@pytest.mark.parametrize("processes", [1, 2, 4])
def test_no_second_has_more_requests_than_discord_allows(processes: int) -> None:
    """Whenever they come, and also after a silence of all processes."""
    now = 0.0
    budgets = [Budget(lambda: ALL_PROCESSES / processes, lambda: now) for _ in range(processes)]
    sent = list[float]()
    for moment in (0.0, 0.3, 5.0, 5.9, 100.0):
        now = moment
        sent += [now + budget.wait() for budget in budgets for _ in range(80 // processes)]
    sent.sort()
    for at in sent:
        # All processes may round up.
        assert sum(at <= other < at + 1.0 for other in sent) <= ALLOWED + processes - 1


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
