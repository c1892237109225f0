"""Tefuda: reads the settings, builds the bot, keeps it alive. ``--sandbox`` starts a local Discord too.

Settings come from the environment or a file ``.env`` beside this one; ``cogs/run/environment.py`` lists them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import signal
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from cogs.run import packages

if __name__ == "__main__" and (told := packages.stop()):
    # Before any of them is imported.
    sys.stderr.write(f"{told}\n")
    raise SystemExit(2)

import outside
from cogs.run.environment import BadSettings, read_env_file

HERE = Path(__file__).parent

if __name__ == "__main__":
    # Before any game is imported; processes that search inherit it. A bad file is told by ``main``.
    with contextlib.suppress(BadSettings):
        if folders := read_env_file(HERE / ".env").get(outside.SETTING):
            os.environ.setdefault(outside.SETTING, folders)

import aiohttp
import discord
import yarl

from cogs.delivery.hands.live_hands import LiveHands
from cogs.owner.monitoring import watched
from cogs.run import logs
from cogs.run.background import Background
from cogs.run.environment import NotYet, Settings, check_games_from, games_in, log_settings, pace_in
from cogs.run.local_clock import LocalClock
from cogs.run.local_discord import local_discord, port_number
from cogs.run.logs import LogSettings
from cogs.run.meters import Meters
from cogs.run.requirements import BAD_TOKEN, NO_ZONES, request_failure, usable
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.drawing import Drawing
from cogs.ui.faces import Faces
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.console import escape_the_rest
from engine.core.game import Game
from engine.core.match import Match
from engine.core.parts import MissingPart, check_files
from engine.games import registry as games_here
from engine.games.registry import GAMES
from engine.host.cluster.database_clock import DatabaseClock
from engine.host.cluster.leases import Leases
from engine.host.cluster.processes import THINKER
from engine.host.host import Host, random_pause, unhurried
from engine.host.model.clock.quiet_hours import has_zones
from engine.host.search.search_pool import PATIENT_TIMEOUT_S, SearchClient, SearchPool
from engine.host.search.shared_search import Thinker
from engine.host.store.files import Lock, make_folder_private
from engine.host.store.stores import open_store
from engine.host.table.turns import TablePause
from engine.players import registry as players
from engine.players.levels import LEVELS
from engine.players.registry import CHOOSERS
from engine.players.worker import run_search
from locales import LANGUAGES, homes, words
from locales.check import flaws
from render.games import registry as painted
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.kept import BUDGET, MEGABYTE
from render.kit.pieces.person import people
from render.narration.telling import Telling

log = logging.getLogger("tefuda")

T = TypeVar("T")

EVENT_LOOP: Callable[[], asyncio.AbstractEventLoop] | None = None
"""Makes the event loop of the process; None: asyncio's own."""
with contextlib.suppress(ImportError):  # if there is no wheel for this machine (pyproject.toml lists those with one)
    import uvloop

    EVENT_LOOP = uvloop.new_event_loop

SHOWN = 1.3
"""Seconds a searching player takes for every choice, hard or easy: more than its longest search."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds before a bot that has ended is rebuilt, doubling up to the longest."""
WRONG_SHARDS = {
    4010: "Discord does not know such a shard. Correct TEFUDA_SHARDS, such as auto.",
    4011: "The bot is in too many servers for so few shards. Set TEFUDA_SHARDS=auto, or all/N with a larger N.",
}
"""Discord's close codes for an inconsistent list of shards, each with the text for the owner."""
NEEDED_TEXTS = ("title", "line", "about", "command")
"""The texts of a game that lists of all games need."""
TRIED_MOVES = 20
STEADY = 120.0
"""A bot that lived this many seconds starts from the first wait again."""
DRAINING, CLOSING, ENDING, LAST_RESORT = 3.0, 2.5, 1.0, 7.0
"""Seconds that a stop allows: to finish work under way if other processes take over, to close the connection, for all
other tasks to end, and for all of it together.
"""

BAD_SETTINGS, NOT_YET = 2, 75
"""Exit codes: a person must change something; or a server that we need does not answer yet (as sysexits.h has it)."""

CYCLES = 10_000, 10, 10
"""When Python looks for unused cycles of objects: after so many new objects, and after so many looks."""


def point_elsewhere(settings: Settings) -> None:
    """Point discord.py to another server than Discord's: in the three places where it has Discord's address."""
    if settings.api:
        discord.http.Route.BASE = settings.api
    if settings.gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)
    if settings.cdn:
        discord.asset.Asset.BASE = settings.cdn


def pace_of(settings: Settings) -> Callable[[], float]:
    """Return a function that returns how long the next computer move waits, in seconds."""
    if settings.pace is not None:
        fixed = settings.pace
        return lambda: fixed
    return unhurried


def fixed_pause(seconds: float) -> TablePause:
    """Return the function of a fixed pause before a table acts by itself, for tests without chance."""
    return lambda _, __: seconds


def check_parts(root: Path = HERE) -> None:
    """Check the files of the games. Raises MissingPart if a cog or words are missing; registries check the rest."""
    ours = [slug for slug in GAMES if outside.folder_of(slug) is None]
    check_files(root, ours, "cogs/games/{slug}.py", *(f"locales/{lang}/{{slug}}.ftl" for lang in LANGUAGES))


def not_loaded() -> outside.Broken:
    """Return the games from outside that cannot be loaded, and why."""
    return {**painted.BROKEN, **players.BROKEN, **games_here.BROKEN}


def games_to_play() -> tuple[dict[str, Game[Any]], outside.Broken]:
    """Return the games, and those from outside that cannot be used; these are left out and logged."""
    broken = not_loaded()
    _, failed = outside.loaded([slug for slug in GAMES if outside.folder_of(slug) and slug not in broken], try_once)
    broken = {**broken, **failed}
    for slug, error in broken.items():
        log.error("%s, a game from outside, is left out: %s: %s", slug, type(error).__name__, error)
    return {slug: game for slug, game in GAMES.items() if slug not in broken}, broken


def try_once(slug: str) -> None:
    """Deal a match of a game, draw and tell it, and make the first moves. Raises any error of the game."""
    if find_spec(f"cogs.games.{slug}") is None:
        raise MissingPart(f"cogs/games/{slug}.py is missing")
    game, painter, narration = GAMES[slug], PAINTERS[slug], NARRATIONS[slug]
    match = Match.begin(game, match="trial", seats=game.default_seats, options={}, secret=bytes(32))
    names = [f"{seat}" for seat in range(game.default_seats)]
    for lang in LANGUAGES:
        told = words(lang)
        for key in NEEDED_TEXTS:
            told(f"{slug}-{key}")
        for seat in (None, *match.state.waiting[:1]):
            view = match.view(seat)
            narration.state_line(Telling(view, names, told))
            draw = painter.table if seat is None else painter.hand
            draw(view, people(names), told)
    painter.emblem(64)
    for _ in range(TRIED_MOVES):
        if match.over or not match.state.waiting or match.state.waiting[0] < 0:
            return
        seat = match.state.waiting[0]
        match.submit(seat, match.view(seat).legal[0])


@dataclass(slots=True)
class Ending:
    """The data that a signal to stop needs: the leases of this process, once it has a store."""

    leases: Leases | None = None


def settle() -> None:
    """Exclude all objects loaded by now from the search for unused cycles, and search the others less often.

    A hundred thousand objects of code, rules and words stay for ever; searching them made every table wait for forty
    milliseconds now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)


async def live(settings: Settings, ending: Ending | None = None, *, alone: bool = False) -> None:
    """Serve for ever: a bot that ends (discord.py gives up easily) is rebuilt over the same host.

    ``alone``: only this function has tasks in this process, so all remaining tasks are ended before the store is
    closed. Raises BadSettings.
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
        # Held until the process ends: of two bots on one store each would trust its own memory.
        lock = Lock(settings.data / "tefuda.lock")
    try:
        await live_with(settings, store, alone, ending)
    finally:
        lock.release()


async def live_with(settings: Settings, store: str | Path, alone: bool, ending: Ending) -> None:
    """Serve as ``live`` does, over a file that is ours alone, or the server of an address."""
    pool, background = SearchPool(), SearchPool(1, timeout_s=PATIENT_TIMEOUT_S, background=True)
    search = SearchClient(run_search, pool, tuple(LEVELS), 0.0 if settings.pace is not None else SHOWN, background)
    games, broken = games_to_play()
    with usable(store):
        host = await Host.open(
            store,
            games,
            {slug: choose for slug, choose in CHOOSERS.items() if slug not in broken},
            clock=settings.clock,
            pace=pace_of(settings),
            table_pause=random_pause if settings.pace is None else fixed_pause(settings.pace),
            search=search,
            homes=homes(),
        )
    ending.leases = host.tables.leases
    host.thinning.days = settings.keep_days
    settings.games.apply(host.tables.library)
    drawing = Drawing(PAINTERS, NARRATIONS)
    loop = asyncio.get_running_loop()
    checked = Background(tell_flaws, "languages")
    checked.begin()
    wait = FIRST_WAIT
    try:
        async with (
            host.clocks.running(),
            watched(settings, host.tables.store, host.tables.clock, pool) as (meters, watch),
        ):
            while True:
                started = loop.time()
                bot = build(host, drawing, settings, meters, broken)
                watch(bot)
                if settings.clock is not None:
                    settings.clock.moved = partial(look_again, host, bot)
                try:
                    await bot.start(settings.token)
                    log.warning("the connection ended")
                except discord.LoginFailure:
                    raise BadSettings(BAD_TOKEN) from None
                except discord.PrivilegedIntentsRequired:
                    raise
                except discord.ConnectionClosed as closed:
                    if closed.code in WRONG_SHARDS:
                        raise BadSettings(WRONG_SHARDS[closed.code]) from None
                    log.exception("the connection ended; it comes back within %.0f s", wait)
                except aiohttp.ClientError as e:
                    # Nothing of ours: one line says more to the person who runs the bot than a traceback.
                    log.warning("%s It tries again within %.0f s.", request_failure(e), wait)
                except Exception:
                    log.exception("the bot fell; it comes back within %.0f s", wait)
                finally:
                    with contextlib.suppress(Exception):
                        async with asyncio.timeout(CLOSING):
                            await bot.close()
                wait = FIRST_WAIT if loop.time() - started > STEADY else wait
                await asyncio.sleep(wait)
                wait = min(wait * 2, LONGEST_WAIT)
    finally:
        await checked.end()
        pool.close()
        background.close()
        if alone:
            await end_others()
        drawing.close()
        await host.close()


async def tell_flaws() -> None:
    """Log what is wrong with the languages; reading all their texts takes too long for the start itself."""
    for flaw in await asyncio.to_thread(flaws):
        log.warning("%s", flaw)


def look_again(host: Host, bot: Tefuda) -> None:
    """Let everything that waits for a time look at a clock that was moved."""
    host.outages.begin_anew()
    host.tables.look_again()
    for cog in bot.cogs.values():
        if isinstance(cog, BackgroundLoop):
            cog.nudge()


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
    """End every other task, such as answers under way, while the store is still open."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    if others:
        await asyncio.wait(others, timeout=ENDING)


def build(
    host: Host,
    drawing: Drawing,
    settings: Settings,
    meters: Meters | None = None,
    broken: outside.Broken = MappingProxyType({}),
) -> Tefuda:
    """Return a bot over a host; a new one for every connection, since discord.py's cannot be started twice.

    ``broken``: the games from outside that cannot be used; their owner is told.
    """
    logs.hush()
    BUDGET.resize(settings.drawing * MEGABYTE)
    local = settings.gateway is not None
    # Changes of a reload stay.
    services = Services(host, drawing, drawing.narrations, host.tables.clock, meters or Meters(), broken=broken)
    bot = Tefuda(
        services,
        tuple(host.tables.library.games),
        ready_timeout=0.1 if local else 2.0,
        owner_guild=settings.owner_guild,
        source=settings.source,
        offering=lambda: games_in(all_settings()),
        shards=settings.shards,
        proxied=is_proxied(settings),
        proxy=settings.proxy,
    )
    services.live_hands = LiveHands(bot)
    if settings.faces:
        bot.faces = Faces(bot)
    return bot


def is_proxied(settings: Settings) -> bool:
    """True if a proxy between Discord and us keeps its limits for all processes."""
    return settings.api is not None


async def serve(settings: Settings, *, thinking: bool = False) -> None:
    """Run ``live``, or ``think``, until a signal asks to stop.

    All data is in the store, so a stop is simple, and never slow. If other processes share the store, work under way is
    finished first, and the rest goes to them.
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
        # A thread that computes on, or a connection that does not close, does not delay the exit.
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
    """Run the sandbox in a process of its own (it ends with ours), and the bot connected to it."""
    with usable(data):
        make_folder_private(data)
    async with local_discord(port, data / "sandbox") as (where, clock):
        welcome = f"Tefuda sandbox: {where['base']}", f"Ctrl+C to stop; tables are kept in {data}."
        sys.stdout.write("\n  " + "\n  ".join(welcome) + "\n\n")
        sys.stdout.flush()
        if browser:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(webbrowser.open, where["base"])
        await serve_sandbox(where, data, clock)


async def serve_sandbox(where: dict[str, str], data: Path, clock: LocalClock) -> None:
    """Run the bot against the sandbox at the addresses ``where``, by its clock."""
    pace, home = pace_in({**os.environ}), int(where["guild"])
    api, gateway, cdn = where["api"], where["gateway"], where["cdn"]
    settings = Settings(where["token"], data, api, gateway, cdn, pace, home, faces=True, clock=clock)
    point_elsewhere(settings)
    await serve(settings)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run as ``asyncio.run`` does, on uvloop's event loop if that is installed: every press takes a twentieth less."""
    with asyncio.Runner(loop_factory=EVENT_LOOP) as runner:
        return runner.run(work)


def all_settings() -> dict[str, str]:
    """Return the environment, and what the file ``.env`` adds to it. Raises BadSettings."""
    return {**read_env_file(HERE / ".env"), **os.environ}


async def checked(words: list[str]) -> int:
    """Run the checks that the words after --check name (``cogs.check``). Return the exit code."""
    from cogs.check.check import Parts, check  # only this command needs them

    def built(host: Host, drawing: Drawing, settings: Settings) -> Tefuda:
        point_elsewhere(settings)
        settings.games.apply(host.tables.library)
        return build(host, drawing, settings)

    def opened(file: Path) -> Awaitable[Host]:
        return Host.open(file, GAMES, CHOOSERS)

    return await check(words, Parts(all_settings, check_parts, opened, built, not_loaded()))


def told_to_stop() -> threading.Event:
    """Return an event that is set by a signal to stop. From now on such a signal does not end the process itself."""
    told = threading.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda _, __: told.set())
    return told


def main() -> int:
    """Start what the command line asks for. Return the exit code."""
    parser = argparse.ArgumentParser(prog="bot.py", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sandbox", action="store_true", help="start a local Discord in the browser, no token needed")
    parser.add_argument("--think", action="store_true", help="only think for computer players, over TEFUDA_DATABASE")
    parser.add_argument("--port", type=port_number, default=8765, help="the sandbox's port (default 8765)")
    parser.add_argument("--no-browser", action="store_true", help="only print the sandbox's address")
    parser.add_argument(
        "--stay", action="store_true", help="after bad settings wait to be stopped, as containers need it"
    )
    parser.add_argument(
        "--check",
        nargs="*",
        metavar="WHAT",
        help="say what is well and what to do before a start; with the file of a store whether its running tables "
        "go on under this release; with live and a channel also post a table there and take it away",
    )
    given = parser.parse_args()
    escape_the_rest()
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here, so no advice about it
    if given.check is not None:
        logs.begin(LogSettings(logging.WARNING))
        with contextlib.suppress(KeyboardInterrupt):
            return run(checked(given.check))
        return 1
    try:
        environ = all_settings()
        logs.begin(log_settings(environ))
        check_games_from(environ)
        check_parts()
        if given.sandbox:
            data = Path(environ.get("TEFUDA_DATA") or HERE / "var" / "play")
            run(play(given.port, data, not given.no_browser))
        else:
            settings = Settings.read(environ, token=not given.think)
            point_elsewhere(settings)
            run(serve(settings, thinking=given.think))
    except (BadSettings, MissingPart) as bad:
        # Before the reason is written, since its reader may stop us at once.
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
