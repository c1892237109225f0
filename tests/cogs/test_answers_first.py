"""Answers go out before anything else of their table, but hold nothing up for long."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.house import ANSWER_PATIENCE, House


def house_at(now: list[float]) -> House:
    host: Any = SimpleNamespace(wake=asyncio.Event())
    drawing: Any = None
    return House(host, drawing, {}, clock=lambda: now[0])


def test_a_table_waits_until_every_answer_is_out() -> None:
    house = house_at([100.0])
    assert house.may_deliver(1)
    house.answers_first("a", 1)
    house.answers_first("b", 1)
    assert not house.may_deliver(1) and house.may_deliver(2)
    house.answered("a")
    assert not house.may_deliver(1)
    house.answered("b")
    assert house.may_deliver(1) and house.unanswered == {}


def test_the_worker_is_woken_once_an_answer_is_out() -> None:
    house = house_at([100.0])
    house.answers_first("a", 1)
    assert not house.host.wake.is_set()
    house.answered("a")
    assert house.host.wake.is_set()
    house.host.wake.clear()
    house.answered("a")
    assert not house.host.wake.is_set(), "told twice, as at the end of every press"


def test_a_stuck_answer_holds_its_table_up_for_a_moment_only() -> None:
    now = [100.0]
    house = house_at(now)
    house.answers_first("a", 1)
    now[0] += ANSWER_PATIENCE + 0.1
    assert house.may_deliver(1)


def test_answers_on_one_hand_are_counted_until_the_last_of_them_is_out() -> None:
    house = house_at([100.0])
    with house.answers(1, "ann"):
        with house.answers(1, "ben"):
            assert house.answering == {(1, "ann"): 1, (1, "ben"): 1}
        second = house.answers(1, "ann")
        second.__enter__()
        assert house.answering == {(1, "ann"): 2}
    assert house.answering == {(1, "ann"): 1}, "the second is still under way"
    second.__exit__(None, None, None)
    assert not house.answering
