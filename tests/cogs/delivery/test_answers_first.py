"""Answers go out before anything else of their table, but hold nothing up for long."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.delivery.hands.hand_changes import ANSWER_TIMEOUT_S
from cogs.delivery.hands.live_hands import LiveHands
from cogs.ui.services import Services
from engine.host.table.tables import Wakeups


def hands_at(now: list[float]) -> LiveHands:
    host: Any = SimpleNamespace(tables=SimpleNamespace(wakeups=Wakeups()))
    drawing: Any = None
    bot: Any = SimpleNamespace(services=Services(host, drawing, {}, clock=lambda: now[0]))
    return LiveHands(bot)


def test_a_table_waits_until_every_answer_is_out() -> None:
    hands = hands_at([100.0])
    assert hands.may_deliver(1) and not hands.answers_due
    hands.answers_first("a", 1)
    hands.answers_first("b", 1)
    assert hands.answers_due and not hands.may_deliver(1) and hands.may_deliver(2)
    hands.answered("a")
    assert not hands.may_deliver(1)
    hands.answered("b")
    assert hands.may_deliver(1) and not hands.answers_due


def test_the_worker_is_woken_once_an_answer_is_out() -> None:
    hands = hands_at([100.0])
    hands.answers_first("a", 1)
    assert not hands.services.host.tables.wakeups.outbox.is_set()
    hands.answered("a")
    assert hands.services.host.tables.wakeups.outbox.is_set()
    hands.services.host.tables.wakeups.outbox.clear()
    hands.answered("a")
    assert not hands.services.host.tables.wakeups.outbox.is_set(), "told twice, as at the end of every press"


def test_a_stuck_answer_holds_its_table_up_for_a_moment_only() -> None:
    now = [100.0]
    hands = hands_at(now)
    hands.answers_first("a", 1)
    now[0] += ANSWER_TIMEOUT_S + 0.1
    assert hands.may_deliver(1)
