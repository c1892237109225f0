"""A test that hangs ends itself, and those after it are run."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HANGING = """
import asyncio, pytest

async def test_waits_for_ever(): await asyncio.Event().wait()

def test_turns_for_ever():
    while True: pass

def test_after(): pass
"""


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) < float(pytestconfig.getini("faulthandler_timeout"))
    assert pytestconfig.getini("faulthandler_exit_on_timeout") is True


async def test_what_hangs_fails_and_the_rest_is_run(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml")),
        *(f"--rootdir={tmp_path}", "-o", "timeout=1", str(tmp_path / "test_hanging.py")),
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said = (await process.communicate())[0].decode()
    assert "2 failed, 1 passed" in said and said.count("from pytest-timeout") >= 2, said
