"""Imports between modules have no cycles; with a cycle the order of loading would decide what works."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp
import pytest

ROOMS = ("engine", "cogs", "render", "locales", "sandbox", "website")


@pytest.mark.parametrize("room", ROOMS)
def test_no_module_needs_itself(room: str) -> None:
    graph = grimp.build_graph(room, cache_dir=None, exclude_type_checking_imports=True)
    TopologicalSorter({m: graph.find_modules_directly_imported_by(m) for m in graph.modules}).prepare()
