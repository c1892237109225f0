"""Tests how the scheduler distributes tests to the workers."""

from __future__ import annotations

from typing import Any

from tests.run.scheduling import KILLS, GroupScheduling, ordered

PICTURES = "tests/render/kit/test_kit.py::test_a[geschenk]", "tests/render/kit/test_kit.py::test_b[geschenk]"
ALONE = "tests/host/test_inspect.py::test_c"


class Worker:
    """A worker that gets no more tests."""

    shutting_down = True


def test_a_group_that_is_done_is_forgotten_and_one_that_is_not_goes_to_another_worker() -> None:
    made: Any = object.__new__(GroupScheduling)
    groups = {"pictures of geschenk": dict.fromkeys(PICTURES, False), ALONE: {ALONE: False}}
    worker = Worker()
    made.registered_collections, made.assigned_work, made.workqueue = {worker: [*PICTURES, ALONE]}, {worker: groups}, {}
    made.mark_test_complete(worker, 2)
    assert [*groups] == ["pictures of geschenk"]
    made.mark_test_complete(worker, 0)
    assert made.has_pending and groups == {"pictures of geschenk": {PICTURES[0]: True, PICTURES[1]: False}}
    assert made.remove_node(worker) == PICTURES[1], "what it was at when it ended"
    assert [*made.workqueue] == ["pictures of geschenk"], "and others go on with the rest"


def test_tests_that_draw_the_same_are_in_one_group() -> None:
    made: Any = object.__new__(GroupScheduling)
    names = "tests/render/kit/test_world_names.py::test_"
    groups = [made._split_scope(f"{names}{test}") for test in ("a[thai]", "b[thai-some]", "c[lao]", "d[geschenk]", "e")]
    assert groups == ["names in thai", "names in thai", "names in lao", "pictures of geschenk", f"{names}e"]
    assert {*map(made._split_scope, PICTURES)} == {"pictures of geschenk"} and made._split_scope(ALONE) == ALONE


def test_tests_that_wait_are_first_or_spread_among_those_that_compute() -> None:
    waiting, busy = [f"tests/e2e/test_{k}" for k in range(3)], [f"tests/host/test_{k}" for k in range(6)]
    large = {"pictures of geschenk": dict.fromkeys(PICTURES, False), "browser": {"a": False, "b": False}}
    groups = {**large, KILLS: {"c": False}, **{name: {name: False} for name in (*waiting, *busy)}}
    names = [*ordered(groups)]
    assert names[:3] == [KILLS, "pictures of geschenk", "browser"] and {*names} == {*groups}
    alone = names[3:]
    assert [name for name in alone if name in busy] == busy and [name for name in alone if name in waiting] == waiting
    assert [alone.index(name) for name in waiting] == [1, 4, 7]
    assert dict(ordered(groups)) == groups
