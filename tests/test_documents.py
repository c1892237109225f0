"""Names in CONTRIBUTING, the changelog and the decisions exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from cogs.owner.metrics_server import PrometheusMeters
from tests.engine.every_game import ROOT

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
GAME = "geschenk"
ROOMS = ("engine", "render", "cogs", "locales", "tests", "sandbox", "website", "docs", "bench")


def named(text: str) -> set[str]:
    """Return the paths in code marks, complete and from the root, with one game as the example."""
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


def settings(text: str) -> set[str]:
    """Return the names of our settings in a text, without the ending ``_FILE``."""
    return {name.removesuffix("_FILE") for name in re.findall(r"TEFUDA_[A-Z_]+", text)}


def test_running_and_deploying_name_settings_that_are_there() -> None:
    known = settings((ROOT / "cogs" / "run" / "environment.py").read_text("utf-8"))
    for_tests = {"TEFUDA_GATEWAY", "TEFUDA_CDN", "TEFUDA_PACE"}
    told = {
        file: settings((ROOT / file).read_text("utf-8"))
        for file in (
            "docs/running.md",
            ".env.example",
            "deploy/Dockerfile",
            "deploy/compose.yaml",
            "deploy/tefuda.service",
        )
    }
    assert {file: names - known for file, names in told.items() if names - known} == {}
    assert told["docs/running.md"] == known - for_tests
    modules = re.findall(r"-m (engine[\w.]+)", (ROOT / "docs" / "running.md").read_text("utf-8"))
    assert len(modules) > 2 and all((ROOT / m.replace(".", "/")).with_suffix(".py").is_file() for m in modules)


def test_the_image_copies_what_is_there_and_all_that_the_bot_imports() -> None:
    copied = re.findall(r"^COPY (?!--)(.+) \S+$", (ROOT / "deploy" / "Dockerfile").read_text("utf-8"), re.M)
    names = {name for line in copied for name in line.split()}
    assert all((ROOT / name).exists() for name in names)
    # The sandbox is a process of its own that only make play starts.
    assert names >= {
        "bot.py",
        *(room for room in ROOMS if room not in ("tests", "sandbox", "website", "docs", "bench")),
    }
    allowed = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert {line.removeprefix("!") for line in allowed if line.startswith("!")} == names


def test_every_figure_of_the_monitor_is_explained() -> None:
    explained = (ROOT / "docs" / "running.md").read_text("utf-8")
    for family in PrometheusMeters().registry.collect():
        assert f"`{family.name}" in explained, family.name


def test_the_changelog_knows_the_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    released = re.findall(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert released[0] == version


@pytest.mark.parametrize("file", sorted((ROOT / "docs" / "adr").glob("0*.md")), ids=lambda file: file.stem)
def test_every_decision_is_on_the_list(file: Path) -> None:
    listed = (ROOT / "docs" / "adr" / "README.md").read_text(encoding="utf-8")
    assert f"]({file.name})" in listed
