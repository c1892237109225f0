"""A copy of a store in use: ``python -m engine.host.backup SRC DEST``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sqlite3
import sys
from pathlib import Path

from engine.console import escape_the_rest
from engine.host.store.address import BadAddress, file_of, server_of
from engine.host.store.files import UnusableStore, look_over, make_private, nothing_beside, trouble
from engine.host.store.schema import not_empty
from engine.host.store.sqlite_store import connected

log = logging.getLogger(__name__)

PATIENCE_S = 5.0
"""Seconds of waiting for another program that holds the store."""


class NoBackup(Exception):
    """Nothing was copied; the text says why, and what to do."""


async def backup(source: str | Path, target: str | Path) -> None:
    """Write a compact, consistent copy of ``source`` to ``target`` while other processes go on writing.

    The copy gets its name only once it is complete. Only its owner can read it. An existing file is never overwritten.
    Raises NoBackup.
    """
    source, target = Path(source), Path(target)
    half = target.with_name(target.name + ".part")
    try:
        _check(source, target)
        try:
            half.unlink(missing_ok=True)
            make_private(half)
            with nothing_beside(source):
                await _copy(f"{source.resolve().as_uri()}?mode=ro", str(half))
            with half.open("rb+") as copy:
                os.fsync(copy.fileno())
            half.rename(target)
        finally:
            half.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as e:
        raise NoBackup(trouble(e, source, target)) from e
    except UnusableStore as e:
        raise NoBackup(f"{source} is no store that can be copied: {e}") from e


def _check(source: Path, target: Path) -> None:
    """Check that there is something to copy, and a place for it. Raises NoBackup, OSError."""
    if not source.is_file():
        raise NoBackup(f"there is no file {source}.")
    if target.exists():
        what = "the store itself" if source.samefile(target) else "there already, and is not overwritten"
        raise NoBackup(f"{target} is {what}. Choose a name that is not there yet.")
    if not target.parent.is_dir():
        raise NoBackup(f"there is no folder {target.parent}.")


async def _copy(source: str, half: str) -> None:
    """Write a copy into an empty file, readable by its owner only. Raises UnusableStore, sqlite3.Error."""
    connection = await connected(source)
    try:
        await connection.execute(f"PRAGMA busy_timeout = {PATIENCE_S * 1000:.0f}")
        await connection.run(look_over)
        await connection.run(not_empty)
        await connection.execute("VACUUM INTO ?", (half,))
    finally:
        await connection.close()


def main(arguments: list[str] | None = None) -> int:
    """The command; 0 if the copy is written."""
    parser = argparse.ArgumentParser(prog="python -m engine.host.backup", description="Copy a store in use.")
    parser.add_argument("source")
    parser.add_argument("target", type=Path)
    wanted = parser.parse_args(arguments)
    escape_the_rest()
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    try:
        if server_of(wanted.source) is not None:
            log.error(
                "no backup: a server is copied with pg_dump, or into a file with python -m engine.host.store.copy."
            )
            return 2
        asyncio.run(backup(file_of(wanted.source), wanted.target))
    except BadAddress as e:
        log.error("no backup: %s", e)
        return 2
    except NoBackup as e:
        log.error("no backup: %s", " ".join(str(e).split()))
        return 1
    log.info("written: %s", wanted.target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
