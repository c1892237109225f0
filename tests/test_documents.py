"""What CONTRIBUTING, the changelog and the decisions name is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.engine.every_game import ROOT

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GAME = "geschenk"
ROOMS = ("engine", "render", "cogs", "locales", "tests", "sandbox", "docs")


def named(text: str) -> set[str]:
    """Paths in code marks, whole and from the root, for one game."""
    found = set()
    for path in re.findall(r"`([\w./<>{},-]+)`", text):
        if path.split("/")[0] in ROOMS and "/" in path and not path.startswith("docs/adr/0"):
            path = path.replace("<slug>", GAME)
            both = re.search(r"\{([\w,]+)\}", path)
            found |= {path.replace(both[0], each) for each in both[1].split(",")} if both else {path}
    return found


def test_every_path_is_there() -> None:
    paths = named(CONTRIBUTING)
    for page in ("README.md", "README.ja.md", "docs/architecture.md"):
        paths |= named((ROOT / page).read_text(encoding="utf-8"))
    assert len(paths) > 20
    assert not {path for path in paths if not (ROOT / path).exists()}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_every_command_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    assert set(re.findall(r"`make ([a-z-]+)", CONTRIBUTING)) <= targets
    for module in re.findall(r"-m ((?:engine|tests)\.[\w.]+)", CONTRIBUTING):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_the_changelog_knows_the_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    released = re.findall(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert released[0] == version


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "adr").glob("0*.md")), ids=lambda file: file.stem)
def test_every_decision_is_on_the_list(file: Path) -> None:
    listed = (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")
    assert f"]({file.name})" in listed
