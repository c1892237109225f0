"""A worker returns memory if it uses much, and keeps small caches."""

from __future__ import annotations

import pytest

from render.kit.drawing import theme
from render.kit.drawing.kept import BUDGET, MEGABYTE, Cache
from render.kit.pieces import cards
from tests.run import forgetting
from tests.run.forgetting import MORE, ROOM, Forgetting, caches, forget, resident


def test_what_was_drawn_is_forgotten_and_what_is_read_once_is_kept() -> None:
    drawn = cards.back(84)
    assert cards.back(84) is drawn
    forget()
    again = cards.back(84)
    assert again is not drawn and again.image.tobytes() == drawn.image.tobytes()
    assert theme.rgb.cache_info().currsize and theme.rgb not in {*caches()}


def test_a_test_finds_room_in_a_budget_that_others_have_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BUDGET, "caches", [*BUDGET.caches])
    others = Cache[int, int]("what other tests have drawn")
    for key in range(BUDGET.most // MEGABYTE + 1):
        others.keep(key, key, MEGABYTE, 5.0)
    assert BUDGET.most - BUDGET.used < MEGABYTE
    Forgetting().pytest_runtest_setup()
    assert BUDGET.most - BUDGET.used >= ROOM
    drawn = cards.back(84)
    assert cards.back(84) is drawn


def test_a_process_that_grows_forgets_each_time_it_has_grown_by_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    now, forgot = [1000], list[int]()

    def forgetting_all() -> None:
        forgot.append(now[0])
        now[0] -= MORE // 2

    monkeypatch.setattr(forgetting, "resident", lambda: now[0])
    monkeypatch.setattr(forgetting, "forget", forgetting_all)
    grows = Forgetting()
    grows.pytest_runtest_logfinish()
    assert not forgot, "it has not grown yet"
    now[0] = 1000
    grows.pytest_collection_finish()
    for _ in range(5):
        now[0] += MORE // 2 + 1
        grows.pytest_runtest_logfinish()
    first = 1000 + 2 * (MORE // 2 + 1)
    assert forgot == [first, first + MORE // 2 + 2]


def test_the_system_says_how_much_a_process_takes() -> None:
    """On a system that does not report it, no cache is ever emptied."""
    assert forgetting.STATM.exists() == (resident() > 1 << 20)
