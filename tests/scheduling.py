"""A scheduler for pytest-xdist: which tests run in one worker, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdist.scheduler.loadgroup import LoadGroupScheduling
from xdist.workermanage import WorkerController

from engine.games.slugs import SLUGS
from tests.render.world_names import REAL

WAITING = ("tests/e2e/process/test_herd.py", "tests/e2e/process/test_kill.py")
"""Tests that kill bots and wait most of the time: one worker is enough, next to others that compute."""
PLAYED = ("tests/engine/all_games/test_every_game.py", "tests/engine/players/test_search.py")
"""Tests that use the same matches of a game. Those of one case run in one worker, so that each match is played once."""

NAMED = "tests/render/kit/test_world_names.py"
"""Tests that draw the same names. Those of one script run in one worker, so that each name is drawn once."""


class Indexed(list[str]):
    """Node ids with a fast ``index``: the scheduler calls it for each test, and a plain list searches all of them."""

    def __init__(self, nodeids: Sequence[str]) -> None:
        super().__init__(nodeids)
        self.where = {nodeid: k for k, nodeid in enumerate(nodeids)}

    def index(self, nodeid: str, *_: Any) -> int:  # the scheduler gives no bounds
        """Return the position of a node id."""
        return self.where[nodeid]


class GroupScheduling(LoadGroupScheduling):  # type: ignore[misc]  # a library without types
    """Runs the tests of a group in one worker, one after the other, the largest groups first.

    pytest-xdist writes the group's mark into the node ids, which pytest 9.2 does not accept any more. Here the path and
    the parameters of a test name its group.
    """

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        """Register the tests that a worker has collected."""
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Indexed(collection)

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        """Mark a test as done, and drop its group if that was the last test of the group.

        After each test the scheduler counts through every group that the worker has had: thousands at the end of a run.
        """
        super().mark_test_complete(node, item_index, duration)
        groups = self.assigned_work[node]
        group = self._split_scope(self.registered_collections[node][item_index])
        if all(groups[group].values()):
            del groups[group]

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith("tests/browser/"):
            return "browser"
        if nodeid.startswith(WAITING):
            return "kills"
        # One server is enough, and each worker with such tests would start its own.
        if "[postgres" in nodeid or "postgres" in nodeid.partition("::")[0]:
            return "postgres"
        # Pictures that several tests of a game need are drawn once, and the matches of a game are played once.
        room = next((room for room in ("tests/render/", *PLAYED) if nodeid.startswith(room)), "")
        if room:
            named = nodeid.partition("[")[2].rstrip("]").split("-")
            alone = f"names in {named[0]}" if nodeid.startswith(NAMED) and named[0] in REAL else nodeid
            return next((f"{'matches' if room in PLAYED else 'pictures'} of {s}" for s in SLUGS if s in named), alone)
        return nodeid
