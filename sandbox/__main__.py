"""Start a sandbox of its own: ``python -m sandbox --port 8765 --storage DIR``.

Prints one line of JSON when ready, and one, ``{"offset": seconds}``, whenever the page moves the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import threading
from pathlib import Path

from .server import TOKEN, Sandbox

_LOCALES = {"さくら": "ja", "ミナト": "ja"}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A Discord on loopback.")
    parser.add_argument("--port", type=int, default=8765, help="port on 127.0.0.1, 0 for any free one")
    parser.add_argument("--storage", type=Path, help="folder that keeps the world over a restart")
    parser.add_argument("--users", default="さくら,ミナト,Alex", help="people, as name or name:locale, by commas")
    parser.add_argument("--guild", default="手札の家", help="name of the server")
    parser.add_argument("--channels", default="手札-tefuda,lobby,random", help="its channels, by commas")
    parser.add_argument("--locale", default="ja", help="the server's language")
    parser.add_argument("--bot", default="Tefuda", help="name of the bot")
    parser.add_argument("--doors", default="", help="commands that an empty channel offers first, by commas")
    parser.add_argument("--with-parent", action="store_true", help="stop when standard input closes")
    return parser.parse_args()


def _furnish(box: Sandbox, wanted: argparse.Namespace) -> None:
    """Add the people and the server that are not there yet."""
    known = {u.name for u in box.world.people()}
    for entry in filter(None, wanted.users.split(",")):
        name, _, locale = entry.partition(":")
        if name not in known:
            box.add_person(name, locale or _LOCALES.get(name, "en-US"))
    if not box.world.guilds:
        guild = box.add_guild(wanted.guild, *wanted.channels.split(","), locale=wanted.locale)
        # The page has no roles to edit, and an event could not be seen in it otherwise.
        box.admin.permit_bot(guild, "CREATE_EVENTS")


def _watch_parent(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    while os.read(0, 4096):
        pass
    loop.call_soon_threadsafe(stop.set)


async def _main() -> None:
    wanted = _arguments()
    doors = tuple(filter(None, wanted.doors.split(",")))
    box = Sandbox(storage=wanted.storage, bot_name=wanted.bot, doors=doors)
    _furnish(box, wanted)
    await box.start(wanted.port)
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sign, stop.set)
    if wanted.with_parent:
        threading.Thread(target=_watch_parent, args=(loop, stop), daemon=True).start()
    print(
        json.dumps(
            {
                "base": box.base,
                "api": box.api,
                "gateway": box.gateway,
                "cdn": box.cdn,
                "token": TOKEN,
                "guild": min(box.world.guilds, key=int),
                "offset": box.clock.offset,
            }
        ),
        flush=True,
    )
    box.moved = lambda offset: print(json.dumps({"offset": offset}), flush=True)
    try:
        await stop.wait()
    finally:
        await box.stop()


if __name__ == "__main__":
    try:
        asyncio.run(_main())
    except OSError as error:
        sys.exit(f"cannot listen: {error}")
