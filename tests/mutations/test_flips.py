"""Tests what the flips change, and that they leave functions and types alone."""

from __future__ import annotations

import ast

import pytest

from tests.mutations.__main__ import FILES, ROOMS, ROOT
from tests.mutations.flips import MOST_PER_STATEMENT, flips


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("asks_in_secret = True", ["asks_in_secret = False"]),
        ("LIMIT = 31  # 点", ["LIMIT = 32  # 点"]),
        ("名, LIMIT = '一', 2", ["名, LIMIT = '一', 3"]),
        ("POINTS: dict[int, int] = {5: 10}", ["POINTS: dict[int, int] = {6: 10}", "POINTS: dict[int, int] = {5: 11}"]),
        ("KINGS = (13, 26)", ["KINGS = (13,)", "KINGS = (14, 26)", "KINGS = (13, 27)"]),
        ("SHORT = [c for c in ALL if c < TOP]", ["SHORT = [c for c in ALL if c <= TOP]"]),
        ("def f(n: int = 3) -> int:\n    return n + 1", ["def f(n: int = 4) -> int:"]),
        ("class A:\n    secret = False", ["secret = True"]),
        ("class ALeg(Leg[S]):\n    low = True", []),
        ("Cards = list[int]", []),
        ("__all__ = ['a', 'b']", []),
        ("@dataclass(frozen=True)\nclass A:\n    x: int", []),
        ('"""Three words, 1 number."""', []),
    ],
)
def test_what_is_flipped(before: str, after: list[str]) -> None:
    assert [flip.after for flip in flips(before)] == after


def test_a_flip_changes_one_place_and_leaves_a_module() -> None:
    source = "A = (\n    1,\n    2,\n)\nB = A[0]\n\n\ndef f() -> int:\n    return 7\n"
    for flip in flips(source):
        ast.parse(flip.source)
        assert flip.source != source and flip.source.endswith("B = A[0]\n\n\ndef f() -> int:\n    return 7\n")
        assert flip.line in (1, 2, 3)
    assert len(list(flips(source))) == 3


def test_a_great_table_has_a_few_flips() -> None:
    found = list(flips(f"WORDS = {list(range(500))}"))
    assert 1 < len(found) <= MOST_PER_STATEMENT


def test_what_the_tests_of_every_room_need_is_copied() -> None:
    tree = ast.parse((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    needed = [n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and n.module]
    paths = [name.replace(".", "/") for name in needed if name.startswith("tests.")]
    assert paths and [p for p in paths if f"{p}.py" not in FILES and not p.startswith(ROOMS)] == []
