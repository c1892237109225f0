"""Tefuda: reads the settings, builds the bot, keeps it alive. ``--sandbox`` starts a local Discord too.

Settings come from the environment or a file ``.env`` beside this one: TEFUDA_TOKEN (or TEFUDA_TOKEN_FILE),
TEFUDA_DATA (the folder of the database, default ``var``), TEFUDA_LOG (a level, default INFO). For tests:
TEFUDA_API, TEFUDA_GATEWAY, TEFUDA_CDN (another Discord), TEFUDA_PACE (seconds a computer player takes).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import errno
import json
import logging
import os
import random
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import discord
import yarl

from cogs.drawing import Drawing
from cogs.house import House, Tefuda
from engine.games.registry import GAMES
from engine.host.asking import TablePause
from engine.host.host import Host, random_pause
from engine.host.thinkers import Thinkers, Thoughts
from engine.players.levels import LEVELS
from engine.players.registry import CHOOSERS
from engine.players.worker import think
from render.games.registry import PAINTERS
from render.narration.registry import NARRATIONS

log = logging.getLogger("tefuda")

HERE = Path(__file__).parent
PACE = (1.2, 3.0)
"""Seconds a computer player seems to think: drawn evenly, whatever the position."""
SHOWN = 1.3
"""Seconds a searching player takes for every choice, hard or easy: more than its longest thought."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds before a fallen bot is built anew, doubling up to the longest."""
TALKATIVE = ("discord", "aiosqlite", "aiohttp", "asyncio", "PIL", "websockets")
"""Libraries that log whole requests, events and statements for debugging: hands, tokens and secrets in clear."""
STEADY = 120.0
"""A bot that lived this many seconds starts from the first wait again."""


class BadSettings(Exception):
    """The settings do not say what is needed; the text tells the person what to do."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment says. ``api`` and friends are set only for a Discord that is not Discord's."""

    token: str
    data: Path
    api: str | None = None
    gateway: str | None = None
    cdn: str | None = None
    pace: float | None = None

    @classmethod
    def read(cls, environ: dict[str, str]) -> Settings:
        """Read the settings; raises BadSettings where the token is missing."""
        token = environ.get("TEFUDA_TOKEN", "").strip()
        if not token and environ.get("TEFUDA_TOKEN_FILE"):
            token = Path(environ["TEFUDA_TOKEN_FILE"]).read_text(encoding="utf-8").strip()
        if not token:
            raise BadSettings(
                "No token. Put TEFUDA_TOKEN=... into the file .env (see .env.example), or play without one: make play"
            )
        pace = environ.get("TEFUDA_PACE")
        return cls(
            token,
            Path(environ.get("TEFUDA_DATA", str(HERE / "var"))),
            environ.get("TEFUDA_API"),
            environ.get("TEFUDA_GATEWAY"),
            environ.get("TEFUDA_CDN"),
            float(pace) if pace else None,
        )


def read_env_file(path: Path) -> dict[str, str]:
    """The ``NAME=value`` lines of a .env file; comments and blank lines are passed over."""
    if not path.is_file():
        return {}
    pairs: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, sign, value = line.strip().partition("=")
        if sign and not name.startswith("#"):
            pairs[name.strip()] = value.strip().strip("\"'")
    return pairs


def point_elsewhere(settings: Settings) -> None:
    """Let discord.py talk to another server than Discord's: the three places it knows by name."""
    if settings.api:
        discord.http.Route.BASE = settings.api
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
    if settings.cdn:
        discord.asset.Asset.BASE = settings.cdn


def pace_of(settings: Settings) -> Callable[[], float]:
    """How long the next computer move waits, in seconds."""
    if settings.pace is not None:
        fixed = settings.pace
        return lambda: fixed
    rng = random.SystemRandom()
    return lambda: rng.uniform(*PACE)


def hush() -> None:
    """Keep the libraries' logs at INFO, whatever level is asked for: at DEBUG they would tell every hand."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.INFO)


def fixed_pause(seconds: float) -> TablePause:
    """How long a table waits before it acts itself, where tests want no chance in it."""
    return lambda _, __: seconds


async def live(settings: Settings) -> None:
    """Serve for ever: a bot that falls (discord.py gives up easily) is built anew over the same host."""
    hush()
    thinkers = Thinkers()
    thoughts = Thoughts(think, thinkers, tuple(LEVELS), 0.0 if settings.pace is not None else SHOWN)
    host = await Host.open(
        settings.data / "tefuda.sqlite3",
        GAMES,
        CHOOSERS,
        pace=pace_of(settings),
        table_pause=random_pause if settings.pace is None else fixed_pause(settings.pace),
        thoughts=thoughts,
    )
    drawing = Drawing(PAINTERS, NARRATIONS)
    loop = asyncio.get_running_loop()
    wait = FIRST_WAIT
    try:
        async with host.running():
            while True:
                started = loop.time()
                bot = build(host, drawing, settings)
                try:
                    await bot.start(settings.token)
                    log.warning("the connection ended")
                except discord.LoginFailure:
                    raise BadSettings("Discord does not accept this token. Copy it again into .env.") from None
                except discord.PrivilegedIntentsRequired:
                    raise
                except Exception:
                    # Known: the first connect failing, an event with an unknown field, a lost session.
                    log.exception("the bot fell; it comes back in %.0f s", wait)
                finally:
                    with contextlib.suppress(Exception):
                        await bot.close()
                wait = FIRST_WAIT if loop.time() - started > STEADY else min(wait * 2, LONGEST_WAIT)
                await asyncio.sleep(wait)
    finally:
        drawing.close()
        thinkers.close()
        await host.close()


def build(host: Host, drawing: Drawing, settings: Settings) -> Tefuda:
    """A bot over a host; a fresh one for every connection, since discord.py's cannot be started twice."""
    hush()
    local = settings.api is not None
    return Tefuda(House(host, drawing, NARRATIONS), tuple(GAMES), ready_timeout=0.1 if local else 2.0)


async def serve(settings: Settings) -> None:
    """``live`` until a signal asks to stop; everything is in the store, so stopping is simple."""
    task = asyncio.create_task(live(settings))
    loop = asyncio.get_running_loop()
    for sig in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sig, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task


def port_number(text: str) -> int:
    """A port of the command line; argparse says the rest where it is none."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; take a number from 1024 to 65535")
    return int(text)


def check_port(port: int) -> None:
    """See that the sandbox can listen on a port of 127.0.0.1; raises BadSettings that names a free one."""
    with socket.socket() as wanted:
        if os.name == "posix":
            # As servers do: connections of a sandbox just stopped do not hold the port.
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


async def play(port: int, data: Path, browser: bool) -> None:
    """The sandbox in a process of its own (it ends with us), and the bot connected to it."""
    check_port(port)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--port",
        str(port),
        "--keep",
        str(data / "sandbox"),
        "--with-parent",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=HERE,
    )
    try:
        line = await process.stdout.readline() if process.stdout else b""
        if not line:
            raise BadSettings("The sandbox did not start; what it says of it stands above.")
        where = json.loads(line)
        welcome = f"Tefuda sandbox: {where['base']}", f"Ctrl+C to stop; tables are kept in {data}."
        sys.stdout.write("\n  " + "\n  ".join(welcome) + "\n\n")
        sys.stdout.flush()
        if browser:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(webbrowser.open, where["base"])
        await serve_sandbox(where, data)
    finally:
        if process.stdin:
            process.stdin.close()
        with contextlib.suppress(ProcessLookupError, TimeoutError):
            await asyncio.wait_for(process.wait(), 3)


async def serve_sandbox(where: dict[str, str], data: Path) -> None:
    """The bot against the sandbox that said ``where`` it is."""
    pace = os.environ.get("TEFUDA_PACE")
    settings = Settings(
        where["token"], data, where["api"], where["gateway"], where["cdn"], float(pace) if pace else None
    )
    point_elsewhere(settings)
    await serve(settings)


def main() -> int:
    """Start what the command line asks for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sandbox", action="store_true", help="start a local Discord in the browser, no token needed")
    parser.add_argument("--port", type=port_number, default=8765, help="the sandbox's port (default 8765)")
    parser.add_argument("--no-browser", action="store_true", help="only print the sandbox's address")
    given = parser.parse_args()
    environ = {**read_env_file(HERE / ".env"), **os.environ}
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no advice about it
    discord.utils.setup_logging(level=logging.getLevelName(environ.get("TEFUDA_LOG", "INFO")))
    try:
        if given.sandbox:
            data = Path(environ.get("TEFUDA_DATA", str(HERE / "var" / "play")))
            data.mkdir(parents=True, exist_ok=True)
            asyncio.run(play(given.port, data, not given.no_browser))
        else:
            settings = Settings.read(environ)
            settings.data.mkdir(parents=True, exist_ok=True)
            point_elsewhere(settings)
            asyncio.run(serve(settings))
    except BadSettings as bad:
        sys.stderr.write(f"{bad}\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
