"""Tefuda: reads the settings, builds the bot, keeps it alive. ``--sandbox`` starts a local Discord too.

Settings come from the environment or a file ``.env`` beside this one: ``cogs/run/environment.py`` says which there are.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import discord
import yarl

from cogs.delivery.live_hands import LiveHands
from cogs.owner.monitoring import watched
from cogs.run import logs
from cogs.run.environment import BadSettings, NotYet, Settings, log_settings, pace_in, read_env_file
from cogs.run.local_discord import local_discord, port_number
from cogs.run.meters import Meters
from cogs.ui.drawing import Drawing
from cogs.ui.faces import Faces
from cogs.ui.services import Services, Tefuda
from engine.console import escape_the_rest
from engine.core.parts import MissingPart, check_files
from engine.games.registry import GAMES
from engine.host.cluster.database_clock import DatabaseClock
from engine.host.cluster.leases import THINKER, Leases
from engine.host.host import Host, random_pause, unhurried
from engine.host.model.quiet_hours import has_zones
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.host.search.shared_search import Thinker
from engine.host.store.address import shown
from engine.host.store.errors import NotRecorded
from engine.host.store.files import Lock, StoreAway, UnusableStore, make_folder_private
from engine.host.store.stores import open_store
from engine.host.table.turns import TablePause
from engine.players.levels import LEVELS
from engine.players.registry import CHOOSERS
from engine.players.worker import run_search
from locales import LANGUAGES
from render.games.registry import NARRATIONS, PAINTERS

log = logging.getLogger("tefuda")

EVENT_LOOP: Callable[[], asyncio.AbstractEventLoop] | None = None
"""Makes the loop that everything runs on; None: asyncio's own."""
with contextlib.suppress(ImportError):  # where there is no wheel for this machine (pyproject.toml says for which)
    import uvloop

    EVENT_LOOP = uvloop.new_event_loop

HERE = Path(__file__).parent
SHOWN = 1.3
"""Seconds a searching player takes for every choice, hard or easy: more than its longest search."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds before a fallen bot is built anew, doubling up to the longest."""
WRONG_SHARDS = {
    4010: "Discord does not know such a shard. Correct TEFUDA_SHARDS, such as auto.",
    4011: "The bot is in too many servers for so few shards. Set TEFUDA_SHARDS=auto, or all/N with a larger N.",
}
"""Discord's codes for a list of shards that does not add up, and what to do."""
STEADY = 120.0
"""A bot that lived this many seconds starts from the first wait again."""
DRAINING, CLOSING, ENDING, LAST_RESORT = 3.0, 2.5, 1.0, 7.0
"""Seconds that a stop gives: what is under way to be finished where others take over, the connection to close, whatever
else runs to end, and all of it together."""

NO_ZONES = (
    "no time zones are known here: quiet hours do not count and days away end by UTC. "
    "Install the package tzdata (it is in requirements.lock), or your system's."
)
BAD_SETTINGS, NOT_YET = 2, 75
"""Exit codes: somebody has to change something; or what we need does not answer yet (as sysexits.h has it)."""

CYCLES = 10_000, 10, 10
"""When Python looks for rings of objects that nobody uses: after so many new ones, and so many looks."""


@contextlib.contextmanager
def usable(where: str | Path) -> Iterator[None]:
    """Raises BadSettings where the folder or the store (a path, or the address of a server) cannot be used, NotYet
    where its server does not answer now."""
    try:
        yield
    except StoreAway as e:
        raise NotYet(f"{shown(where)} cannot be used: {e}") from None
    except UnusableStore as e:
        raise BadSettings(f"{shown(where)} cannot be used: {e}") from None
    except (OSError, sqlite3.Error, NotRecorded) as e:
        why = e.strerror if isinstance(e, OSError) and e.strerror else " ".join(str(e.__cause__ or e).split())
        what = "Make room, correct its rights, or choose another folder with TEFUDA_DATA."
        what = what if isinstance(where, Path) else "Look at the server, or choose another with TEFUDA_DATABASE."
        kind = BadSettings if isinstance(where, Path) else NotYet
        raise kind(f"{shown(where)} cannot be used: {why}. {what}") from None


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
    return unhurried


def fixed_pause(seconds: float) -> TablePause:
    """How long a table waits before it acts itself, where tests want no chance in it."""
    return lambda _, __: seconds


def check_parts(root: Path = HERE) -> None:
    """Raises MissingPart where a game lacks its cog or its words; what it lacks else is found out by the registries."""
    check_files(root, GAMES, "cogs/games/{slug}.py", *(f"locales/{lang}/{{slug}}.ftl" for lang in LANGUAGES))


@dataclass(slots=True)
class Ending:
    """What a signal to stop has to know: what this process holds, once it has a store."""

    leases: Leases | None = None


def settle() -> None:
    """Never look again for unused rings of objects among what is loaded by now, and less often among the rest.

    A hundred thousand objects of code, rules and words stay for ever; looking through them made every table wait for
    forty milliseconds now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)


async def live(settings: Settings, ending: Ending | None = None, *, alone: bool = False) -> None:
    """Serve for ever: a bot that falls (discord.py gives up easily) is built anew over the same host.

    ``alone``: nobody else has tasks in this process, so all that are left are ended before the store is closed.
    Raises BadSettings.
    """
    logs.hush()
    ending = ending or Ending()
    if not has_zones():
        log.warning(NO_ZONES)
    if settings.database:
        await live_with(settings, settings.database, alone, ending)
        return
    store = settings.data / "tefuda.sqlite3"
    with usable(settings.data):
        make_folder_private(settings.data)
    with usable(store):
        # Held until this process is gone: two bots on one store would each believe what they remember.
        lock = Lock(settings.data / "tefuda.lock")
    try:
        await live_with(settings, store, alone, ending)
    finally:
        lock.release()


async def live_with(settings: Settings, store: str | Path, alone: bool, ending: Ending) -> None:
    """``live`` over a file that is ours alone, or the server of an address."""
    pool = SearchPool()
    search = SearchClient(run_search, pool, tuple(LEVELS), 0.0 if settings.pace is not None else SHOWN)
    with usable(store):
        host = await Host.open(
            store,
            GAMES,
            CHOOSERS,
            pace=pace_of(settings),
            table_pause=random_pause if settings.pace is None else fixed_pause(settings.pace),
            search=search,
        )
    ending.leases = host.tables.leases
    drawing = Drawing(PAINTERS, NARRATIONS)
    loop = asyncio.get_running_loop()
    wait = FIRST_WAIT
    try:
        async with (
            host.clocks.running(),
            watched(settings, host.tables.store, host.tables.clock, pool) as (meters, watch),
        ):
            while True:
                started = loop.time()
                bot = build(host, drawing, settings, meters)
                watch(bot)
                try:
                    await bot.start(settings.token)
                    log.warning("the connection ended")
                except discord.LoginFailure:
                    raise BadSettings("Discord does not accept this token. Copy it again into .env.") from None
                except discord.PrivilegedIntentsRequired:
                    raise
                except discord.ConnectionClosed as closed:
                    if closed.code in WRONG_SHARDS:
                        raise BadSettings(WRONG_SHARDS[closed.code]) from None
                    log.exception("the connection ended; it comes back in %.0f s", wait)
                except Exception:
                    # Known: the first connect failing, a lost session.
                    log.exception("the bot fell; it comes back in %.0f s", wait)
                finally:
                    with contextlib.suppress(Exception):
                        async with asyncio.timeout(CLOSING):
                            await bot.close()
                wait = FIRST_WAIT if loop.time() - started > STEADY else min(wait * 2, LONGEST_WAIT)
                await asyncio.sleep(wait)
    finally:
        pool.close()
        if alone:
            await end_others()
        drawing.close()
        await host.close()


async def think(settings: Settings, ending: Ending | None = None) -> None:
    """Make the searches of computer players for the bots over the same store, for ever. Raises BadSettings."""
    logs.hush()
    if not settings.database:
        raise BadSettings("--think needs the store that it shares with the bots: TEFUDA_DATABASE=postgresql://...")
    with usable(settings.database):
        store = await open_store(settings.database)
    pool, clock = SearchPool(os.cpu_count()), DatabaseClock()
    leases = Leases(store, clock, THINKER)
    leases.agree = partial(clock.ask, store)
    if ending is not None:
        ending.leases = leases
    log.info("thinking with %d processes", pool.workers)
    try:
        async with watched(settings, store, clock, pool, connects=False):
            await Thinker(SearchClient(run_search, pool, tuple(LEVELS)), store, leases, clock).work()
    finally:
        pool.close()
        await store.close()


async def end_others() -> None:
    """End every other task, such as answers under way, while there is a store to write to."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others, timeout=ENDING)


def build(host: Host, drawing: Drawing, settings: Settings, meters: Meters | None = None) -> Tefuda:
    """A bot over a host; a fresh one for every connection, since discord.py's cannot be started twice."""
    logs.hush()
    local = settings.gateway is not None
    # What a reload has changed stays changed.
    services = Services(host, drawing, drawing.narrations, host.tables.clock, meters or Meters())
    bot = Tefuda(
        services,
        tuple(host.tables.library.games),
        ready_timeout=0.1 if local else 2.0,
        owner_guild=settings.owner_guild,
        source=settings.source,
        shards=settings.shards,
        proxied=is_proxied(settings),
    )
    services.live_hands = LiveHands(bot)
    if settings.faces:
        bot.faces = Faces(bot)
    return bot


def is_proxied(settings: Settings) -> bool:
    """Whether something between Discord and us keeps its limits for all processes."""
    return settings.api is not None


async def serve(settings: Settings, *, thinking: bool = False) -> None:
    """``live``, or ``think``, until a signal asks to stop.

    Everything is in the store, so stopping is simple, and never slow. Where others share the store, what is under way
    is finished first, and the rest given to them.
    """
    settle()
    ending = Ending()
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    stopping = False

    def stop() -> None:
        nonlocal stopping
        if task is None or stopping:
            return
        stopping = True
        # A thread that computes on, or a connection that does not close, is not waited for.
        last = threading.Timer(LAST_RESORT, os._exit, (0,))
        last.daemon = True
        last.start()
        finishing.append(loop.create_task(finish(task)))

    finishing: list[asyncio.Task[None]] = []

    async def finish(task: asyncio.Task[Any]) -> None:
        if ending.leases is not None:
            await ending.leases.drain(DRAINING)
        task.cancel()

    for sig in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(sig, stop)
    try:
        await (think(settings, ending) if thinking else live(settings, ending, alone=True))
    except asyncio.CancelledError:
        if not stopping:
            raise


async def play(port: int, data: Path, browser: bool) -> None:
    """The sandbox in a process of its own (it ends with us), and the bot connected to it."""
    with usable(data):
        make_folder_private(data)
    async with local_discord(port, data / "sandbox") as where:
        welcome = f"Tefuda sandbox: {where['base']}", f"Ctrl+C to stop; tables are kept in {data}."
        sys.stdout.write("\n  " + "\n  ".join(welcome) + "\n\n")
        sys.stdout.flush()
        if browser:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(webbrowser.open, where["base"])
        await serve_sandbox(where, data)


async def serve_sandbox(where: dict[str, str], data: Path) -> None:
    """The bot against the sandbox that said ``where`` it is."""
    pace, home = pace_in({**os.environ}), int(where["guild"])
    settings = Settings(where["token"], data, where["api"], where["gateway"], where["cdn"], pace, home, faces=True)
    point_elsewhere(settings)
    await serve(settings)


def run(work: Coroutine[Any, Any, None]) -> None:
    """``asyncio.run``, on uvloop's event loop where that is installed: every press takes a twentieth less."""
    with asyncio.Runner(loop_factory=EVENT_LOOP) as runner:
        runner.run(work)


def told_to_stop() -> threading.Event:
    """What is set once we are told to stop; from now on that ends nothing by itself."""
    told = threading.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda _, __: told.set())
    return told


def main() -> int:
    """Start what the command line asks for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sandbox", action="store_true", help="start a local Discord in the browser, no token needed")
    parser.add_argument("--think", action="store_true", help="only think for computer players, over TEFUDA_DATABASE")
    parser.add_argument("--port", type=port_number, default=8765, help="the sandbox's port (default 8765)")
    parser.add_argument("--no-browser", action="store_true", help="only print the sandbox's address")
    parser.add_argument(
        "--stay", action="store_true", help="after bad settings wait to be stopped, as containers need it"
    )
    given = parser.parse_args()
    escape_the_rest()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no advice about it
    try:
        environ = {**read_env_file(HERE / ".env"), **os.environ}
        logs.begin(log_settings(environ))
        check_parts()
        if given.sandbox:
            data = Path(environ.get("TEFUDA_DATA") or HERE / "var" / "play")
            run(play(given.port, data, not given.no_browser))
        else:
            settings = Settings.read(environ, token=not given.think)
            point_elsewhere(settings)
            run(serve(settings, thinking=given.think))
    except (BadSettings, MissingPart) as bad:
        # Whoever reads why may stop us at once.
        told = told_to_stop() if given.stay and not isinstance(bad, NotYet) else None
        sys.stderr.write(f"{bad}\n")
        sys.stderr.flush()
        if told is not None:
            told.wait()
        return NOT_YET if isinstance(bad, NotYet) else BAD_SETTINGS
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
