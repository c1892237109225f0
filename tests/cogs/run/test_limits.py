"""The share of a process in the requests that Discord allows a bot."""

from __future__ import annotations

from cogs.run.limits import Budget


def test_a_process_keeps_to_its_share() -> None:
    now, processes = 100.0, 1
    budget = Budget(lambda: 48.0 / processes, lambda: now)
    assert max(budget.wait() for _ in range(48)) < 1e-6, "a second's worth comes at once"
    later = [budget.wait() for _ in range(48)]
    assert later == sorted(later) and abs(later[-1] - 1.0) < 0.01
    # Another process has started: from now on requests take twice as long.
    now, processes = 110.0, 2
    assert max(budget.wait() for _ in range(24)) < 1e-6
    assert abs([budget.wait() for _ in range(24)][-1] - 1.0) < 0.01


def test_a_long_silence_is_worth_no_more_than_a_second() -> None:
    now = 0.0
    budget = Budget(lambda: 10.0, lambda: now)
    now = 3600.0
    waits = [budget.wait() for _ in range(20)]
    assert max(waits[:10]) < 1e-6 and abs(waits[-1] - 1.0) < 0.01
