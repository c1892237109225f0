"""Chromium is searched in three places; without it the run says which tests it skipped."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.browser import chromium

ROOT = Path(__file__).resolve().parents[2]


def program(folder: Path, name: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_the_named_one_then_the_systems_then_playwrights(tmp_path: Path) -> None:
    own, system = program(tmp_path / "own", "chrome"), program(tmp_path / "bin", "chromium-browser")
    named = program(tmp_path, "mine")
    path = {"PATH": str(tmp_path / "bin")}
    assert chromium.find({**path, "TEFUDA_CHROMIUM": str(named)}, own) == named
    assert chromium.find(path, own) == system
    assert chromium.find({"PATH": str(tmp_path)}, own) == own
    assert chromium.find({"PATH": str(tmp_path)}, tmp_path / "nothing") is None


def test_a_wrong_name_is_not_a_missing_browser(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="TEFUDA_CHROMIUM"):
        chromium.find({"TEFUDA_CHROMIUM": str(tmp_path / "nothing")}, tmp_path)


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["alone", "with workers"])
async def test_without_it_the_run_passes_and_its_last_line_says_what_is_not_tested(
    tmp_path: Path, workers: tuple[str, ...]
) -> None:
    environ = {k: v for k, v in os.environ.items() if k != "TEFUDA_CHROMIUM" and not k.startswith("PYTEST_")}
    environ |= {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    here = "tests/browser/test_page.py::test_slash_with_autocomplete_is_private"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *workers, here),
        cwd=ROOT,
        env=environ,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said = (await process.communicate())[0].decode()
    assert process.returncode == 0, said
    assert said.splitlines()[-1] == f"NOT TESTED: 1 browser test, for {chromium.UNTESTED}. {chromium.HOW}"
