"""The sandbox beside the bot: a free port, and its process, which ends with ours."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import json
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from cogs.run.environment import HERE, BadSettings
from cogs.run.local_clock import LocalClock

log = logging.getLogger("tefuda.local")

DOORS = "games,learn,daily,inbox"
"""The commands that a newcomer sees in an empty channel."""


def port_number(text: str) -> int:
    """Return a port of the command line. Raises argparse.ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; take a number from 1024 to 65535")
    return int(text)


def check_port(port: int) -> None:
    """Check that the sandbox can listen on a port of 127.0.0.1. Raises BadSettings that names a free one."""
    with socket.socket() as wanted:
        if os.name == "posix":
            # As servers do, so that connections of a sandbox just stopped do not hold the port.
            wanted.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            wanted.bind(("127.0.0.1", port))
        except OSError as error:
            why = "is taken" if error.errno == errno.EADDRINUSE else f"cannot be used ({error.strerror})"
        else:
            return
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        free = other.getsockname()[1]
    raise BadSettings(
        f"Port {port} {why}; perhaps Tefuda runs already: http://127.0.0.1:{port}/. "
        f"For another port: make play PORT={free}, or bot.py --sandbox --port {free}"
    )


@contextlib.asynccontextmanager
async def local_discord(port: int, storage: Path) -> AsyncIterator[tuple[dict[str, str], LocalClock]]:
    """Run the sandbox in a process of its own; yield its addresses (``base``, ``api``, ``gateway``, ``cdn``, ``token``,
    ``guild``) and its clock. Raises BadSettings.
    """
    check_port(port)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", "--port", str(port), "--storage", str(storage), "--with-parent"),
        *("--doors", DOORS),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=HERE,
    )
    following = None
    try:
        assert process.stdout is not None
        if not (line := await process.stdout.readline()):
            raise BadSettings("The sandbox did not start; what it says of it stands above.")
        where = json.loads(line)
        clock = LocalClock(where.pop("offset"))
        following = asyncio.create_task(follow(process.stdout, clock), name="local clock")
        yield where, clock
    finally:
        if following is not None:
            following.cancel()
        if process.stdin:
            process.stdin.close()
        with contextlib.suppress(ProcessLookupError, TimeoutError):
            await asyncio.wait_for(process.wait(), 3)


async def follow(said: asyncio.StreamReader, clock: LocalClock) -> None:
    """Move the clock as the sandbox says, one line for each move. An error of one move is logged; the next counts."""
    async for line in said:
        try:
            clock.move(json.loads(line)["offset"])
        except Exception:
            log.exception("the clock of the local Discord was moved, and not all took note")
