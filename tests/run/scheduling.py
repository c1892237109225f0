"""A scheduler for pytest-xdist: which tests run in one worker, and in which order."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from xdist.scheduler.loadgroup import LoadGroupScheduling
from xdist.workermanage import WorkerController

from engine.games.slugs import SLUGS
from tests.render.world_names import REAL

WAITING = ("tests/e2e/process/test_herd.py", "tests/e2e/process/test_kill.py")
"""Tests that kill bots and wait most of the time: one worker is enough, next to others that compute."""
KILLS = "kills"
"""The name of their group."""
PLAYED = ("tests/engine/all_games/test_every_game.py", "tests/engine/players/test_search.py")
"""Tests that use the same matches of a game. Those of one case run in one worker, so that each match is played once."""

TOGETHER = (
    "tests/cogs/check/test_running_tables.py",
    "tests/cogs/ui/test_faces.py",
    "tests/host/store/test_copy.py",
    "tests/host/store/test_queries.py",
    "tests/locales/test_catalogue.py",
    "tests/locales/test_languages.py",
)
"""Files whose tests share what takes long to make. Each runs in one worker, and nothing in between."""
ROOMS = {"tests/browser/": "browser", "tests/website/": "website"}
"""Folders whose tests share it, a browser or all pages of the site, with the names of their groups."""
OFTEN_WAITING = "tests/e2e/"
"""Tests that often wait for a socket or a clock. Spread among those that compute, they leave no core idle."""
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

    workqueue: OrderedDict[str, dict[str, bool]]
    is_ordered = False
    """True once the groups are in our order."""

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

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Give a worker its next group; before the first one, put all of them in order."""
        if not self.is_ordered:
            self.workqueue, self.is_ordered = ordered(self.workqueue), True
        super()._assign_work_unit(node)

    def _split_scope(self, nodeid: str) -> str:
        if room := next((group for folder, group in ROOMS.items() if nodeid.startswith(folder)), ""):
            return room
        if nodeid.startswith(WAITING):
            return KILLS
        if nodeid.startswith(TOGETHER):
            return nodeid.partition("::")[0]
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


def ordered(groups: Mapping[str, dict[str, bool]]) -> OrderedDict[str, dict[str, bool]]:
    """Return the groups in the order in which they start, so that few tests wait at the same time.

    The group that waits longest is first, beside others that compute. Tests on their own come last, as before; those
    that often wait are spread evenly among the others.
    """
    large = [name for name, tests in groups.items() if len(tests) > 1 and name != KILLS]
    alone = [name for name, tests in groups.items() if len(tests) == 1 and name != KILLS]
    waiting = [name for name in alone if name.startswith(OFTEN_WAITING)]
    busy = [name for name in alone if not name.startswith(OFTEN_WAITING)]
    # The sort is stable: a key is how much of its kind comes before a test.
    places = {name: (k + 0.5) / len(kind) for kind in (busy, waiting) for k, name in enumerate(kind)}
    names = [*([KILLS] if KILLS in groups else []), *large, *sorted(places, key=places.__getitem__)]
    return OrderedDict((name, groups[name]) for name in names)
