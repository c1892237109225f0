"""Tests which tests ``make test GAME=`` runs."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import cast

import pytest

from tests.run.one_game import HOUSE, LONG, ROOT, concerns, few, generic


@pytest.mark.parametrize(
    ("test", "runs"),
    [
        ("tests/games/alliance/test_rules.py::test_a", True),
        ("tests/games/alliance/test_rules.py::test_a[geschenk]", True),
        ("tests/games/dominuxen/test_rules.py::test_a", False),
        ("tests/engine/all_games/test_every_game.py::test_a[alliance-4-mode=team]", True),
        ("tests/engine/all_games/test_every_game.py::test_a[first-alliance-4]", True),
        ("tests/engine/all_games/test_every_game.py::test_a[toy-2]", False),
        ("tests/engine/players/test_search.py::test_of_the_house", False),
        ("tests/layers/test_legs.py::test_a[alliance-4]", True),
        ("tests/layers/test_cube_by_game.py::test_in_alliance_a_pass", True),
        ("tests/layers/test_cube_by_game.py::test_in_target_a_pass[alliances]", False),
        ("tests/cogs/shelf/test_commands.py::test_limits", True),
        ("tests/cogs/shelf/test_commands.py::test_offered[dominuxen]", False),
    ],
)
def test_what_concerns_a_game(test: str, runs: bool) -> None:
    assert concerns(test, "alliance") == runs


def test_the_files_of_every_game_are_found() -> None:
    found = generic()
    for file in (
        "engine/all_games/test_every_game.py",
        "engine/all_games/test_recorded.py",
        "render/all_games/test_texts.py",
        "host/absence/test_inactivity.py",
    ):
        assert f"tests/{file}" in found
    assert set(HOUSE) <= set(found) and all((ROOT / file).is_file() for file in found)
    assert "tests/engine/core/test_core.py" not in found


def test_the_long_ones_are_there() -> None:
    code = "".join((ROOT / file).read_text(encoding="utf-8") for file in generic())
    assert all(f"def {test}(" in code for test in LONG)


def test_what_a_picture_and_its_words_show_is_always_looked_at() -> None:
    """The quick run of a game notices a new field, and not only the whole run."""
    code = (ROOT / "tests/render/all_games/test_figures.py").read_text(encoding="utf-8")
    named = re.findall(r"^def (test_\w+)\(", code, re.M)
    items = [SimpleNamespace(nodeid=f"tests/render/all_games/test_figures.py::{test}[geschenk-some]") for test in named]
    assert len(named) >= 3 and len(few(cast(list[pytest.Item], items))) == len(items)


def test_of_many_cases_a_few_are_taken() -> None:
    cases = [f"tests/engine/all_games/test_every_game.py::test_a[geschenk-{n}]" for n in range(44)]
    own = [f"tests/games/geschenk/test_rules.py::test_b[{n}]" for n in range(44)]
    long = f"tests/engine/players/test_search.py::{LONG[0]}[geschenk]"
    taken = few(cast(list[pytest.Item], [SimpleNamespace(nodeid=test) for test in [*cases, long, *own]]))
    names = [item.nodeid for item in taken]
    assert names == [*cases[::15], *own]
