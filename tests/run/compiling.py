"""Compile the modules of a test run once: the workers share them, so that no worker compiles all of them."""

from __future__ import annotations

import importlib.util
import py_compile
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.assertion import rewrite
from xdist import get_xdist_worker_id, is_xdist_worker

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "cogs", "render", "locales", "sandbox", "tests", "bench")


def compile_share(session: pytest.Session) -> None:
    """Compile every n-th module if this is one of n workers of a whole run; skip modules that are compiled already.

    In a fresh checkout this saves nine seconds of CPU, most of them for rewriting asserts. No worker waits for the
    others: a module that is not compiled yet is compiled by the worker that imports it, as usual.
    """
    whole = session.config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if not whole or not is_xdist_worker(session) or sys.dont_write_bytecode:
        return
    number = int(get_xdist_worker_id(session).removeprefix("gw"))
    workers: int = vars(session.config)["workerinput"]["workercount"]
    for path in [*modules()][number::workers]:
        with_asserts = path.name.startswith("test_") or path.name == "conftest.py"
        (rewritten if with_asserts else compiled)(path, session.config)


def modules() -> Iterator[Path]:
    """Yield all modules of the project, in the same order in every worker."""
    for room in ROOMS:
        yield from sorted((ROOT / room).rglob("*.py"))


def compiled(path: Path, _: pytest.Config) -> None:
    """Compile a plain module."""
    if not is_newer(Path(importlib.util.cache_from_source(str(path))), path):
        py_compile.compile(str(path), quiet=2)


def rewritten(path: Path, config: pytest.Config) -> None:
    """Compile a module whose asserts pytest rewrites, as its import hook does."""
    target = rewrite.get_cache_dir(path) / (path.stem + rewrite.PYC_TAIL)
    if is_newer(target, path) or not rewrite.try_makedirs(target.parent):
        return
    digest, code = rewrite._rewrite_test(path, config)
    rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, digest, target)


def is_newer(target: Path, source: Path) -> bool:
    """True if ``target`` exists and is at least as new as ``source``."""
    return target.exists() and target.stat().st_mtime >= source.stat().st_mtime
