"""A copy of a store that is in use: ``python -m engine.host.backup SRC DEST``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sqlite3
import sys
from pathlib import Path

from engine.host.address import BadAddress, file_of, server_of
from engine.host.files import PRIVATE_FILE
from engine.host.sqlite_store import connected

log = logging.getLogger(__name__)


async def backup(source: str | Path, target: str | Path) -> None:
    """Write a compact, consistent copy of ``source`` to ``target`` while others go on writing.

    The copy has its place only once it is whole, and only its owner can read it. Raises FileNotFoundError for a
    missing source, FileExistsError for a target that exists: no backup is ever overwritten.
    """
    source, target = Path(source), Path(target)
    if not source.is_file():
        raise FileNotFoundError(source)
    if target.exists():
        raise FileExistsError(target)
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        # SQLite writes into an empty file that is there, and so keeps what only its owner may read.
        os.close(os.open(half, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE_FILE))
        half.chmod(PRIVATE_FILE)
        connection = await connected(f"{source.resolve().as_uri()}?mode=ro")
        try:
            await connection.execute("VACUUM INTO ?", (str(half),))
        finally:
            await connection.close()
        with half.open("rb+") as copy:
            os.fsync(copy.fileno())
        half.rename(target)
    finally:
        half.unlink(missing_ok=True)


def main(arguments: list[str] | None = None) -> int:
    """The command; 0 when the copy is written."""
    parser = argparse.ArgumentParser(prog="python -m engine.host.backup", description="Copy a store in use.")
    parser.add_argument("source")
    parser.add_argument("target", type=Path)
    wanted = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(message)s", stream=sys.stderr)
    try:
        if server_of(wanted.source) is not None:
            log.error("no backup: a server is copied with pg_dump, or into a file with python -m engine.host.move.")
            return 2
        asyncio.run(backup(file_of(wanted.source), wanted.target))
    except BadAddress as e:
        log.error("no backup: %s", e)
        return 2
    except (OSError, sqlite3.Error) as e:
        log.error("no backup: %s", e)
        return 1
    log.info("written: %s", wanted.target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
