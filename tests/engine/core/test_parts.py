"""The engine finds the parts of a game by its name, and an error names the file of a missing part."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from bot import check_parts
from engine.core.parts import MissingPart, first_part, imported_anew, part
from engine.games.registry import GAMES
from engine.games.slugs import OURS, SLUGS
from engine.players.registry import CHOOSERS, POLICIES
from render.games.registry import NARRATIONS, PAINTERS
from tests.engine.every_game import ROOT

FILES = {
    "engine/games": ("__init__", "terms", "state", "rules", "lesson"),
    "engine/players": ("__init__", "policy"),
    "render/games": ("__init__", "table", "hand", "result", "narration", "rules_pages", "drawings"),
    "tests/games": ("test_rules", "test_pictures", "test_players"),
}
"""The files of a game, so that nobody has to be told where a thing is. A new game has fewer."""
FURTHER = {
    "alliance": ("heuristic", "positions", "test_secrecy"),
    "boonaken": ("ends", "heuristic"),
    "counting_cribbage": ("positions", "test_muggins"),
    "dominuxen": ("positions",),
    "jukugo_daifuda": ("answers", "heuristic", "positions"),
    "rummy_fifty": ("heuristic", "positions", "test_moves"),
    "target": ("learned",),
}
"""Further files of large games: one of the others would be too long, or mix two things that people look for."""
LONGEST = 700
"""The most lines of a file."""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project folder with a whole game ``whole`` and a hollow one ``hollow``."""
    for slug in ("whole", "hollow"):
        folder = tmp_path / "attic" / slug
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text("GAME = 1\n" if slug == "whole" else "")
        (folder / "table.py").write_text("PAINTER = 2\n" if slug == "whole" else "import nowhere_to_be_found\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.split(".")[0] == "attic"]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def test_every_game_has_every_part_in_the_order_of_the_shelf() -> None:
    for found in (GAMES, CHOOSERS, POLICIES, PAINTERS, NARRATIONS):
        assert tuple(found) == SLUGS
    assert [game.key for game in GAMES.values()] == list(SLUGS)
    assert [painter.slug for painter in PAINTERS.values()] == list(SLUGS)
    assert [narration.slug for narration in NARRATIONS.values()] == list(SLUGS)


@pytest.mark.parametrize("room", ["engine/games", "engine/players", "render/games", "tests/games"])
def test_no_game_lies_in_a_room_without_being_on_the_list(room: str) -> None:
    there = {p.name for p in (ROOT / room).iterdir() if p.is_dir() and any(p.glob("*.py"))}
    assert there == set(OURS)


@pytest.mark.parametrize("slug", OURS)
def test_every_game_is_made_of_files_of_the_same_names(slug: str) -> None:
    for room, usual in FILES.items():
        for path in (ROOT / room / slug).glob("*.py"):
            names = (*usual, *FURTHER.get(slug, ()))
            assert path.stem in names, f"{path} belongs to one of {', '.join(usual)}; if that is too long, into FURTHER"
            assert path.read_text(encoding="utf-8").count("\n") <= LONGEST, f"{path} is too long"


def test_a_part_is_found(house: Path) -> None:
    assert part("attic.whole", "GAME", package=True) == 1
    assert part("attic.whole.table", "PAINTER") == 2


def test_a_part_may_stand_in_a_file_of_its_own(house: Path) -> None:
    assert first_part(["attic.whole.table", "attic.whole.hand"], "PAINTER") == 2
    assert first_part(["attic.whole.hand", "attic.whole.table"], "PAINTER") == 2
    with pytest.raises(MissingPart, match=r"^attic/whole/table\.py does not have HAND$"):
        first_part(["attic.whole.table", "attic.whole.hand"], "HAND")
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        first_part(["attic.hollow.table", "attic.whole.table"], "PAINTER")


@pytest.mark.parametrize(
    ("module", "name", "told"),
    [
        ("attic.absent.table", "PAINTER", "attic/absent/table.py is missing: it must have PAINTER"),
        ("attic.whole.hand", "HAND", "attic/whole/hand.py is missing: it must have HAND"),
        ("attic.whole.table", "COVER", "attic/whole/table.py does not have COVER"),
    ],
)
def test_a_missing_part_is_named_by_its_file(house: Path, module: str, name: str, told: str) -> None:
    with pytest.raises(MissingPart, match=f"^{told}$"):
        part(module, name)


def test_a_missing_package_is_named_by_its_front(house: Path) -> None:
    with pytest.raises(MissingPart, match=r"^attic/absent/__init__\.py is missing: it must have GAME$"):
        part("attic.absent", "GAME", package=True)
    with pytest.raises(MissingPart, match=r"^attic/hollow/__init__\.py does not have GAME$"):
        part("attic.hollow", "GAME", package=True)


@pytest.mark.parametrize("gone", ["cogs/games/geschenk.py", "locales/ja/alliance.ftl", "locales/en/dominuxen.ftl"])
def test_a_cog_or_words_that_are_missing_are_named_at_the_start(tmp_path: Path, gone: str) -> None:
    for slug in SLUGS:
        for file in (f"cogs/games/{slug}.py", f"locales/ja/{slug}.ftl", f"locales/en/{slug}.ftl"):
            (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / file).touch()
    check_parts(tmp_path)
    (tmp_path / gone).unlink()
    with pytest.raises(MissingPart, match=f"^{re.escape(gone)} is missing$"):
        check_parts(tmp_path)


def test_modules_that_cannot_be_read_anew_are_there_as_before(house: Path) -> None:
    assert part("attic.whole.table", "PAINTER") == 2
    before = sys.modules["attic.whole.table"]
    (house / "attic" / "whole" / "table.py").write_text("PAINTER = 'another'\n")
    with pytest.raises(RuntimeError), imported_anew(["attic.whole"]):
        assert part("attic.whole.table", "PAINTER") == "another"
        raise RuntimeError
    assert sys.modules["attic.whole.table"] is before is sys.modules["attic.whole"].__dict__["table"]
    with imported_anew(["attic.whole"]):
        pass
    assert part("attic.whole.table", "PAINTER") == "another"


def test_a_fault_inside_a_part_is_told_as_it_is(house: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        part("attic.hollow.table", "PAINTER")
