"""One game's own tests and the tests of every game narrowed to it: ``python -m tests.one_game SLUG [pytest options]``.

What is in GENERIC and bears no game's name runs too if it looks at all games at once (HOUSE), else it is left out:
it tests the house, which another game does not change.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.games.slugs import SLUGS

HOUSE = ("tests/engine/test_parts.py", "tests/locales/test_catalogue.py", "tests/cogs/test_commands.py")
"""Files that look at all games at once, in a second or two."""

GENERIC = (
    *HOUSE,
    "tests/cogs/test_panel.py",
    "tests/engine/test_every_game.py",
    "tests/engine/test_recorded.py",
    "tests/engine/test_search.py",
    "tests/engine/test_snapshots.py",
    "tests/host/test_horizon.py",
    "tests/host/test_real_games.py",
    "tests/host/test_secret_phases.py",
    "tests/host/test_silence.py",
    "tests/render/test_figures.py",
    "tests/render/test_hints.py",
    "tests/render/test_lobby.py",
    "tests/render/test_right_figures.py",
    "tests/render/test_texts.py",
)
"""Files with tests that run once for every game, those aside that start whole bots (``e2e``)."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--game SLUG``, when this module is loaded as a plugin."""
    parser.addoption("--game", help="only what concerns this game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what does not concern the game."""
    slug = config.getoption("--game")
    kept = [item for item in items if concerns(item.nodeid, slug)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def concerns(test: str, slug: str) -> bool:
    """Whether a test, by its id as pytest prints it, is one of this game's, or looks at all games at once."""
    file, _, name = test.partition("::")
    if file.startswith(f"tests/games/{slug}/"):
        return True
    named = set(name.partition("[")[2].rstrip("]").split("-"))
    return slug in named or (file in HOUSE and not named & set(SLUGS))


def main(slug: str, options: list[str]) -> int:
    """Run them; pytest's exit code."""
    if slug not in SLUGS:
        sys.stderr.write(f"no game {slug!r}; there are {', '.join(SLUGS)}\n")
        return 2
    # A process of its own: the plugin must be there before pytest reads its options.
    paths = [f"tests/games/{slug}", *GENERIC]
    return subprocess.call([sys.executable, "-m", "pytest", "-p", "tests.one_game", "--game", slug, *paths, *options])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]))
