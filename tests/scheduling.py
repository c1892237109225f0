"""Which tests run in one worker, one after the other, and how they are handed out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xdist.scheduler.loadgroup import LoadGroupScheduling
from xdist.workermanage import WorkerController

from engine.games.slugs import SLUGS

WAITING = ("tests/e2e/test_herd.py", "tests/e2e/test_kill.py")
"""Tests that kill bots and wait for them most of the time: one worker is enough, beside others that compute."""
PLAYED = ("tests/engine/test_every_game.py", "tests/engine/test_search.py")
"""Tests that look at the same matches of a game; those of one case are run together, so that each is played once."""


class Indexed(list[str]):
    """Node ids that know where they stand: the scheduler asks for it at each test, and looks through all of them."""

    def __init__(self, nodeids: Sequence[str]) -> None:
        super().__init__(nodeids)
        self.where = {nodeid: k for k, nodeid in enumerate(nodeids)}

    def index(self, nodeid: str, *_: Any) -> int:  # the scheduler gives no bounds
        """Where it stands."""
        return self.where[nodeid]


class GroupScheduling(LoadGroupScheduling):  # type: ignore[misc]  # a library without types
    """The tests of a group run in one worker, one after the other, the largest groups first.

    pytest-xdist writes the group's mark into the node ids, which pytest 9.2 does not take up any more; here the groups
    are told by where a test stands.
    """

    def add_node_collection(self, node: WorkerController, collection: Sequence[str]) -> None:
        """Take what a worker has collected."""
        super().add_node_collection(node, collection)
        if node in self.registered_collections:
            self.registered_collections[node] = Indexed(collection)

    def mark_test_complete(self, node: WorkerController, item_index: int, duration: float = 0) -> None:
        """Take down that a test is done, and forget its group if that was the last of it.

        After each test the scheduler counts through every group that the worker has ever had: thousands in the end.
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
        # One server is enough, and each worker that wants one would make its own.
        if "[postgres" in nodeid or "postgres" in nodeid.partition("::")[0]:
            return "postgres"
        # What several tests of a game's pictures need is drawn once, and its matches are played once.
        room = next((room for room in ("tests/render/", *PLAYED) if nodeid.startswith(room)), "")
        if room:
            named = nodeid.partition("[")[2].rstrip("]").split("-")
            return next((f"{'matches' if room in PLAYED else 'pictures'} of {s}" for s in SLUGS if s in named), nodeid)
        return nodeid
