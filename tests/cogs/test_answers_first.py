"""Answers go out before anything else of their table, but hold nothing up for long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.services import ANSWER_TIMEOUT_S, Services


def services_at(now: list[float]) -> Services:
    host: Any = SimpleNamespace(wake=asyncio.Event())
    drawing: Any = None
    return Services(host, drawing, {}, clock=lambda: now[0])


def test_a_table_waits_until_every_answer_is_out() -> None:
    services = services_at([100.0])
    assert services.may_deliver(1)
    services.answers_first("a", 1)
    services.answers_first("b", 1)
    assert not services.may_deliver(1) and services.may_deliver(2)
    services.answered("a")
    assert not services.may_deliver(1)
    services.answered("b")
    assert services.may_deliver(1) and services.unanswered == {}


def test_the_worker_is_woken_once_an_answer_is_out() -> None:
    services = services_at([100.0])
    services.answers_first("a", 1)
    assert not services.host.wake.is_set()
    services.answered("a")
    assert services.host.wake.is_set()
    services.host.wake.clear()
    services.answered("a")
    assert not services.host.wake.is_set(), "told twice, as at the end of every press"


def test_a_stuck_answer_holds_its_table_up_for_a_moment_only() -> None:
    now = [100.0]
    services = services_at(now)
    services.answers_first("a", 1)
    now[0] += ANSWER_TIMEOUT_S + 0.1
    assert services.may_deliver(1)


def test_answers_on_one_hand_are_counted_until_the_last_of_them_is_out() -> None:
    services = services_at([100.0])
    with services.answers(1, "ann"):
        with services.answers(1, "ben"):
            assert services.answering == {(1, "ann"): 1, (1, "ben"): 1}
        second = services.answers(1, "ann")
        second.__enter__()
        assert services.answering == {(1, "ann"): 2}
    assert services.answering == {(1, "ann"): 1}, "the second is still under way"
    second.__exit__(None, None, None)
    assert not services.answering
