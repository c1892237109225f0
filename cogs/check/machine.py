"""What the machine must have: everything that can be checked without a network."""

from __future__ import annotations

import errno
import os
import platform
import shutil
import socket
import sqlite3
import stat
from collections.abc import Callable, Mapping

from PIL import Image, ImageDraw

import outside
from cogs.check.report import Report
from cogs.run import packages
from cogs.run.environment import HERE, NAMES, PREFIX, Settings
from cogs.run.requirements import NO_ZONES, usable
from engine.core.parts import MissingPart
from engine.games.registry import GAMES
from engine.host.model.clock.quiet_hours import has_zones, zones
from engine.host.store.address import without_password
from engine.host.store.copy_sqlite import LOCK
from engine.host.store.files import facts_of, holder_of, try_folder
from engine.host.store.schema import VERSION, EmptyStore, OlderStore, not_newer
from engine.host.store.stores import open_store_to_read
from render.kit.drawing import scripts
from render.kit.drawing.kept import MEGABYTE
from render.kit.drawing.text import FILES, font

OPTIONAL = {"uvloop": "a press takes a twentieth longer", "isal": "pictures take a little longer to pack"}
"""Packages that only some machines have a wheel for, and what happens without them."""
SERVER, MONITOR = "psycopg", "prometheus-client"
STORE = "tefuda.sqlite3"
ROOM = 200 * MEGABYTE
"""Free bytes below which the disk is nearly full, besides a second copy of the store."""
LOOK_S = 60.0
"""Seconds that the pages of a store are checked at most."""


def check_machine(report: Report, parts: Callable[[], None], broken: outside.Broken) -> None:
    """Check Python, packages, fonts, games and time zones. ``parts`` raises MissingPart for a missing file.

    ``broken``: the games from outside that cannot be loaded.
    """
    where = f"{platform.system()} {platform.machine()}"
    report.well("python", f"{platform.python_version()} on {where}; SQLite {sqlite3.sqlite_version}")
    _packages(report)
    _fonts(report)
    try:
        parts()
        report.well("games", f"{len(GAMES)}, with all their files")
    except MissingPart as e:
        report.mend("games", f"{e}. Copy the release again.")
    for slug, error in broken.items():
        report.mend("games", f"{slug} from {outside.folder_of(slug)} cannot be used: {type(error).__name__}: {error}")
    if has_zones():
        report.well("time zones", f"{len(zones())} are known")
    else:
        report.mend("time zones", NO_ZONES)


def _packages(report: Report) -> None:
    pins = packages.pinned(packages.NEEDED)
    found = {name: packages.here(name) for name in pins}
    # The start itself refuses what it cannot do without.
    absent = [name for name, version in found.items() if version is None]
    other = [
        f"{name} {version} in place of {pins[name]}"
        for name, version in found.items()
        if version not in (None, pins[name])
    ]
    if not pins:
        report.mend("packages", f"{packages.NEEDED} is not beside bot.py. Copy the release again.")
    elif absent or other:
        what = "; ".join(([f"{', '.join(absent)} not installed"] if absent else []) + other)
        report.mend("packages", f"{what}. {packages.how()}")
    else:
        report.well("packages", f"all {len(pins)} of {packages.NEEDED}")
    for name, then in OPTIONAL.items():
        if packages.here(name) is None:
            report.look("packages", f"no {name} here: {then}")


def _fonts(report: Report) -> None:
    try:
        for face in FILES:
            ImageDraw.Draw(Image.new("L", (8, 8))).text((0, 0), "A", font=font(face, 24), fill=255)
    except OSError as e:
        report.mend("fonts", f"{face} in render/fonts cannot be read ({e}). Copy the release again.")
        return
    if scripts.RAQM:
        report.well("fonts", f"all {len(FILES)}; words of every script are joined")
    else:
        report.look("fonts", f"all {len(FILES)}; Arabic, Thai and Indic names have unjoined letters: install FriBiDi")


def check_settings(report: Report, environ: Mapping[str, str], settings: Settings) -> None:
    """Check what Settings.read cannot see: names that are none, and a file that others may read."""
    given = sorted(name for name in environ if name.startswith(PREFIX))
    for name in given:
        if name.removeprefix(PREFIX) not in NAMES:
            report.look("settings", f"{name} is no setting; docs/running.md lists them")
    file = HERE / ".env"
    if os.name == "posix" and file.is_file() and stat.S_IMODE(file.stat().st_mode) & 0o077:
        report.look("settings", f"others on this machine may read the token: chmod 600 {file}")
    said = ", ".join(name for name in given if name.removeprefix(PREFIX) in NAMES)
    report.well("settings", f"they can be read: {said or 'none is set'}")
    if settings.proxy:
        report.well("proxy", f"requests to Discord go through HTTPS_PROXY, {without_password(settings.proxy)}")
    elif settings.api and any(environ.get(name) for name in ("https_proxy", "HTTPS_PROXY")):
        report.look("proxy", "HTTPS_PROXY is not used, since TEFUDA_API names the way to Discord")
    _monitor(report, settings)


def _monitor(report: Report, settings: Settings) -> None:
    if settings.monitor is None:
        return
    host, port = settings.monitor
    if packages.here(MONITOR) is None:
        report.mend("monitor", f"TEFUDA_MONITOR needs {MONITOR}. {packages.how(packages.EXTRA)}")
        return
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            report.well("monitor", f"{host}:{port} is free")
    except OSError as e:
        report.look(
            "monitor", f"{host}:{port} cannot be had now ({e.strerror}); a running bot has it, or another program"
        )


async def check_stored(report: Report, settings: Settings) -> None:
    """Check the folder, the disk, and the store in it or on a server."""
    if settings.database:
        await _server(report, settings.database)
        return
    folder = settings.data
    there = next(part for part in (folder.absolute(), *folder.absolute().parents) if part.is_dir())
    with report.mending("folder"), usable(folder):
        if any(part.exists() and not part.is_dir() for part in (folder, *folder.parents)):
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        try_folder(there)
        text = "can be written" if there == folder.absolute() else "is made by the first start"
        report.well("folder", f"{folder} {text}")
    file = folder / STORE
    size = file.stat().st_size if file.is_file() else 0
    free = shutil.disk_usage(there).free
    if free < size + ROOM:
        report.mend("disk", f"{_mb(free)} are free, and an update may need {_mb(size + ROOM)}. Make room.")
    else:
        report.well("disk", f"{_mb(free)} are free")
    if not file.exists():
        report.well("store", "there is none yet; the first start makes it")
        return
    with report.mending("store"), usable(file):
        facts = facts_of(file, LOOK_S)
        not_newer(facts.version, VERSION)
        whole = "all pages are intact" if facts.whole else "too large to be checked whole; what was checked is intact"
        report.well("store", f"{_mb(facts.size)}, version {facts.version}, {whole}")
        if facts.version < VERSION:
            report.look(
                "store",
                f"the next start updates it to version {VERSION}: back it up, and try a copy with --check {file}",
            )
    if not os.access(file, os.W_OK):
        report.mend("store", f"{file} may not be written by this user. Correct its rights, or be the bot's user.")
    if hasattr(os, "geteuid") and os.geteuid() == 0 != file.stat().st_uid:
        report.look("store", "it belongs to another user, and you are root: check as that user, who has fewer rights")
    holder = holder_of(folder / LOCK)
    report.well("store", f"{holder} uses it now" if holder else "no bot uses it now")


async def _server(report: Report, address: str) -> None:
    if packages.here(SERVER) is None:
        report.mend("store", f"TEFUDA_DATABASE needs {SERVER}. {packages.how(packages.EXTRA)}")
        return
    with report.mending("store"), usable(address):
        try:
            store = await open_store_to_read(address)
        except OlderStore:
            report.look("store", f"{without_password(address)}: the next start updates it; back it up before")
            return
        except EmptyStore:
            report.well("store", f"{without_password(address)} is empty; the first start makes its tables")
            return
        await store.close()
        report.well("store", f"{without_password(address)} answers, and has the tables of this release")


def _mb(size: int) -> str:
    return f"{size / MEGABYTE:,.0f} MB" if size >= MEGABYTE else f"{size / 1024:,.0f} kB"
