"""Which tests ``make test GAME=`` runs."""

from __future__ import annotations

import re

import pytest

from tests.engine.every_game import ROOT
from tests.one_game import GENERIC, HOUSE, concerns

OF_EVERY_GAME = re.compile(
    r"parametrize\(\s*\"(slug|game)\",.*(GAMES|SUBJECTS|ALL_GAMES)|every_game = |parametrize\(\(\"slug\", \"phase\"\)"
)


@pytest.mark.parametrize(
    ("test", "runs"),
    [
        ("tests/games/alliance/test_rules.py::test_a", True),
        ("tests/games/alliance/test_rules.py::test_a[geschenk]", True),
        ("tests/games/dominuxen/test_rules.py::test_a", False),
        ("tests/engine/test_every_game.py::test_a[alliance-4-mode=team]", True),
        ("tests/engine/test_every_game.py::test_a[first-alliance-4]", True),
        ("tests/engine/test_every_game.py::test_a[toy-2]", False),
        ("tests/engine/test_search.py::test_of_the_house", False),
        ("tests/cogs/test_commands.py::test_limits", True),
        ("tests/cogs/test_commands.py::test_offered[dominuxen]", False),
    ],
)
def test_what_concerns_a_game(test: str, runs: bool) -> None:
    assert concerns(test, "alliance") == runs


def test_no_file_of_every_game_is_forgotten() -> None:
    for room in ("engine", "host", "render", "cogs", "locales"):
        for file in sorted((ROOT / "tests" / room).glob("test_*.py")):
            if OF_EVERY_GAME.search(file.read_text(encoding="utf-8")):
                assert str(file.relative_to(ROOT)) in GENERIC, file
    assert all((ROOT / file).is_file() for file in GENERIC) and set(HOUSE) <= set(GENERIC)
