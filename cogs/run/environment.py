"""The settings of the bot, from the environment and a file ``.env``.

- TEFUDA_TOKEN, or TEFUDA_TOKEN_FILE
- TEFUDA_DATA: the folder of the database, default ``var``
- TEFUDA_DATABASE, or TEFUDA_DATABASE_FILE: the address of a PostgreSQL server in its place, which processes may share
- TEFUDA_LOG, TEFUDA_LOG_FORMAT: ``cogs.run.logs``
- TEFUDA_MONITOR: the address of health and metrics, ``cogs.owner.metrics_server``
- TEFUDA_OWNER_SERVER: the id of the one server that has the owner's command /cogs; without it no server has it
- TEFUDA_EMOJI: card faces, on or off
- TEFUDA_SOURCE: the address of this source; /help links it
- TEFUDA_SHARDS: the connections of this process, ``cogs.run.shards``
- TEFUDA_API: a proxy that keeps Discord's limits for all processes
- TEFUDA_DRAWING_MB: the memory of drawing, ``render.kit.drawing.kept``
- TEFUDA_GAMES: games that are not offered or have another name, ``cogs.run.offering``
- TEFUDA_KEEP_DAYS: after this many days old tables are thinned, ``engine.host.history.thinning``
- TEFUDA_GAMES_FROM: folders with games from outside, ``outside``
- HTTPS_PROXY, NO_PROXY: a proxy on the way to Discord, with the meaning that other programs give them
- for tests: TEFUDA_GATEWAY, TEFUDA_CDN (another Discord, with TEFUDA_API), TEFUDA_PACE (seconds of a computer player)
"""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.request import proxy_bypass_environment  # type: ignore[attr-defined]  # typeshed lacks it

import outside
from cogs.run.local_clock import LocalClock
from cogs.run.logs import LogSettings
from cogs.run.offering import ALL_GAMES, Offering
from cogs.run.shards import ALL_SHARDS, Shards
from engine.host.store.address import BadAddress, server_of
from render.kit.drawing.kept import BYTES, MEGABYTE

HERE = Path(__file__).parents[2]
LONGEST_PACE = 60.0
LEAST_DAYS = 30
"""Fewer days would thin tables of which a digest, a league or a daily deal still tells."""
LEAST_DRAWING = 16
"""Megabytes: with fewer, what one picture needs would be dropped while it is drawn."""
ROOMS = ("tefuda", "cogs", "engine", "render")
"""Rooms whose loggers may have a level of their own; libraries may not."""
NAMES = (
    *("TOKEN", "TOKEN_FILE", "DATA", "DATABASE", "DATABASE_FILE", "SHARDS", "LOG", "LOG_FORMAT", "MONITOR", "API"),
    *("OWNER_SERVER", "EMOJI", "DRAWING_MB", "KEEP_DAYS", "GAMES_FROM", "SOURCE", "GAMES", "GATEWAY", "CDN", "PACE"),
)
"""The names of all settings, each behind ``PREFIX``."""
PREFIX = "TEFUDA_"
DISCORD = "discord.com"

_SETTING = re.compile(r"\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)")
_QUOTED = re.compile(r"""\s*(["'])(.*?)\1\s*(?:#.*)?""")


class BadSettings(Exception):
    """A setting is missing or wrong; the text says how to correct it."""


class NotYet(BadSettings):
    """A server named by the settings does not answer now; another start may help."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings. ``api``, ``gateway`` and ``cdn`` are set only for a Discord other than Discord's own."""

    token: str
    data: Path
    api: str | None = None
    gateway: str | None = None
    cdn: str | None = None
    pace: float | None = None
    owner_guild: int | None = None
    source: str = ""
    faces: bool = False
    """True if buttons and menus have card faces (``cogs.ui.faces``)."""
    monitor: tuple[str, int] | None = None
    """Host and port of health and metrics (``cogs.owner.metrics_server``); None for none."""
    shards: Shards = ALL_SHARDS
    """The connections to Discord of this process (``cogs.run.shards``)."""
    database: str = ""
    """The address of the server that holds the tables; "" for the file in ``data``."""
    drawing: int = BYTES // MEGABYTE
    """The megabytes that drawing keeps at most (``render.kit.drawing.kept``)."""
    clock: LocalClock | None = None
    """The clock of a local Discord; None for the machine's."""
    proxy: str | None = None
    """The proxy on the way to Discord; None for none."""
    keep_days: int = 0
    """After how many days tables that are over are thinned (``engine.host.history.thinning``); 0 for never."""
    games: Offering = ALL_GAMES
    """Games that are not offered or have another name."""

    @classmethod
    def read(cls, environ: dict[str, str], *, token: bool = True) -> Settings:
        """Return the settings, with a ``token`` or without. Raises BadSettings if one is missing or wrong."""
        return cls(
            token_in(environ) if token else "",
            Path(environ.get("TEFUDA_DATA") or HERE / "var"),
            address_in(environ, "TEFUDA_API", "http"),
            address_in(environ, "TEFUDA_GATEWAY", "ws"),
            address_in(environ, "TEFUDA_CDN", "http"),
            pace_in(environ),
            owner_guild_in(environ),
            source_in(environ),
            faces_in(environ),
            monitor_in(environ),
            shards_in(environ),
            database_in(environ),
            drawing_in(environ),
            proxy=proxy_in(environ),
            keep_days=keep_days_in(environ),
            games=games_in(environ),
        )


def text_of(path: Path, what: str) -> str:
    """Return the text of a file of the settings. Raises BadSettings."""
    try:
        # Editors of Windows begin a file with a mark that is no part of its text.
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as e:
        why = e.strerror if isinstance(e, OSError) else "it is no text"
        raise BadSettings(f"Cannot read {what} {path}: {why}. Correct its path or its rights.") from None


def secret_in(environ: dict[str, str], name: str, what: str) -> str:
    """Return the value of ``name``, or the text of the file ``name``_FILE; "" if neither is set. Raises BadSettings."""
    said, file = environ.get(name, "").strip(), environ.get(f"{name}_FILE")
    return text_of(Path(file), f"{what} ({name}_FILE)").strip() if file and not said else said


def token_in(environ: dict[str, str]) -> str:
    """Return TEFUDA_TOKEN. Raises BadSettings, which never shows the value."""
    said = secret_in(environ, "TEFUDA_TOKEN", "the token file")
    if not said:
        raise BadSettings(
            "No token. Put TEFUDA_TOKEN=... into the file .env (see .env.example), or play without one: make play"
        )
    if not re.fullmatch("[!-~]+", said):
        raise BadSettings(
            "TEFUDA_TOKEN is no token: there are blanks, several lines or other characters in it. "
            "Copy it again from the developer portal, and nothing beside it."
        )
    return said


def address_in(environ: dict[str, str], name: str, scheme: str) -> str | None:
    """Return a web address, None if it is not set. Raises BadSettings."""
    said = (environ.get(name) or "").strip()
    if said and not re.fullmatch(rf"{scheme}s?://[^\s<>/]+(?:/[^\s<>]*)?", said):
        raise BadSettings(f"{name} is {said!r}; it takes an address that begins with {scheme}:// or {scheme}s://.")
    return said or None


def proxy_in(environ: dict[str, str]) -> str | None:
    """Return HTTPS_PROXY, None if it is not set or not for Discord (NO_PROXY). Raises BadSettings, without the value.

    With TEFUDA_API all requests go to an address of the host's own choice, and this proxy is not used.
    """
    said = next((environ[n].strip() for n in ("https_proxy", "HTTPS_PROXY") if environ.get(n, "").strip()), "")
    none = next((environ[n] for n in ("no_proxy", "NO_PROXY") if environ.get(n)), "")
    if not said or environ.get("TEFUDA_API") or proxy_bypass_environment(DISCORD, {"no": none}):
        return None
    said = said if "://" in said else f"http://{said}"
    if not re.fullmatch(r"https?://[^\s<>/]+/?", said):
        # It may hold a password.
        raise BadSettings(
            "HTTPS_PROXY takes http://host:port, or http://name:password@host:port; other proxies, such as SOCKS, "
            "cannot be used. Correct it, or set NO_PROXY=discord.com,discord.gg if the bot needs none."
        )
    return said


def pace_in(environ: dict[str, str]) -> float | None:
    """Return TEFUDA_PACE in seconds, None if it is not set. Raises BadSettings."""
    said = environ.get("TEFUDA_PACE")
    if not said:
        return None
    with contextlib.suppress(ValueError):
        if 0 <= (seconds := float(said)) <= LONGEST_PACE:
            return seconds
    raise BadSettings(f"TEFUDA_PACE is {said!r}; it takes a number of seconds from 0 to {LONGEST_PACE:.0f}.")


def database_in(environ: dict[str, str]) -> str:
    """Return TEFUDA_DATABASE, "" if it is not set. Raises BadSettings without the value, which may hold a password."""
    said = secret_in(environ, "TEFUDA_DATABASE", "the address of the database")
    with contextlib.suppress(BadAddress):
        if not said or (server_of(said) and not re.search(r"\s", said)):
            return said
    raise BadSettings(
        "TEFUDA_DATABASE takes postgresql://name:password@host/database; without it tables are kept in TEFUDA_DATA."
    )


def faces_in(environ: dict[str, str]) -> bool:
    """Return TEFUDA_EMOJI: True unless it is ``off``. Raises BadSettings."""
    said = (environ.get("TEFUDA_EMOJI") or "on").strip().lower()
    if said not in ("on", "off"):
        raise BadSettings(f"TEFUDA_EMOJI is {said!r}; it takes on or off.")
    return said == "on"


def drawing_in(environ: dict[str, str]) -> int:
    """Return TEFUDA_DRAWING_MB. Raises BadSettings."""
    said = (environ.get("TEFUDA_DRAWING_MB") or str(BYTES // MEGABYTE)).strip()
    if re.fullmatch("[0-9]{1,6}", said) and int(said) >= LEAST_DRAWING:
        return int(said)
    raise BadSettings(f"TEFUDA_DRAWING_MB is {said!r}; it takes a number of megabytes from {LEAST_DRAWING} on.")


def keep_days_in(environ: dict[str, str]) -> int:
    """Return TEFUDA_KEEP_DAYS, 0 if it is not set. Raises BadSettings."""
    said = (environ.get("TEFUDA_KEEP_DAYS") or "").strip()
    if not said:
        return 0
    if re.fullmatch("[0-9]{1,5}", said) and int(said) >= LEAST_DAYS:
        return int(said)
    raise BadSettings(
        f"TEFUDA_KEEP_DAYS is {said!r}; it takes a number of days from {LEAST_DAYS} on. "
        "Without it the moves of all tables are kept."
    )


def check_games_from(environ: Mapping[str, str]) -> None:
    """Check that TEFUDA_GAMES_FROM names folders. Raises BadSettings."""
    for name in (environ.get(outside.SETTING) or "").split(os.pathsep):
        if name.strip() and not (Path(name) / "engine" / "games").is_dir():
            raise BadSettings(
                f"TEFUDA_GAMES_FROM names {name!r}, and no games are there: it takes folders with engine/games in them "
                f"(docs/games.md), with {os.pathsep!r} between two."
            )


def shards_in(environ: dict[str, str]) -> Shards:
    """Return TEFUDA_SHARDS. Raises BadSettings if it is inconsistent."""
    said = environ.get("TEFUDA_SHARDS") or "auto"
    try:
        return Shards.parse(said)
    except ValueError as wrong:
        raise BadSettings(f"TEFUDA_SHARDS is {said!r}; {wrong}.") from None


def games_in(environ: dict[str, str]) -> Offering:
    """Return TEFUDA_GAMES. Raises BadSettings."""
    said = environ.get("TEFUDA_GAMES") or ""
    try:
        return Offering.read(said)
    except ValueError as wrong:
        raise BadSettings(f"TEFUDA_GAMES is {said!r}; {wrong}.") from None


def owner_guild_in(environ: dict[str, str]) -> int | None:
    """Return TEFUDA_OWNER_SERVER as a number, None if it is not set. Raises BadSettings."""
    said = (environ.get("TEFUDA_OWNER_SERVER") or "").strip()
    if not said:
        return None
    if not re.fullmatch("[0-9]{15,20}", said):
        raise BadSettings(
            f"TEFUDA_OWNER_SERVER is {said!r}; it takes the id of a server, a number of 17 to 19 digits "
            "(in Discord: developer mode on, then the server's menu, Copy Server ID)."
        )
    return int(said)


def source_in(environ: dict[str, str]) -> str:
    """Return TEFUDA_SOURCE, "" if it is not set. Raises BadSettings."""
    said = (environ.get("TEFUDA_SOURCE") or "").strip()
    if said and not re.fullmatch(r"https://[^\s<>]{1,400}", said):
        raise BadSettings(f"TEFUDA_SOURCE is {said!r}; it takes an address that begins with https://.")
    return said


def log_settings(environ: Mapping[str, str]) -> LogSettings:
    """Return TEFUDA_LOG (``INFO`` or ``WARNING, tefuda.delivery=DEBUG``) and TEFUDA_LOG_FORMAT. Raises BadSettings."""
    level, rooms = logging.INFO, []
    for part in (environ.get("TEFUDA_LOG") or "INFO").split(","):
        room, sign, said = part.strip().rpartition("=")
        found = logging.getLevelNamesMapping().get(said.strip().upper())
        if found is None or (sign and room.strip().partition(".")[0] not in ROOMS):
            raise BadSettings(
                f"TEFUDA_LOG is {environ.get('TEFUDA_LOG')!r}; it takes DEBUG, INFO, WARNING or ERROR, and after "
                f"a comma levels of rooms ({', '.join(ROOMS)}), such as INFO, tefuda.delivery=DEBUG."
            )
        if sign:
            rooms.append((room.strip(), found))
        else:
            level = found
    said = (environ.get("TEFUDA_LOG_FORMAT") or "lines").strip().lower()
    if said not in ("lines", "json"):
        raise BadSettings(f"TEFUDA_LOG_FORMAT is {said!r}; it takes lines or json.")
    return LogSettings(level, tuple(rooms), "json" if said == "json" else "lines")


def monitor_in(environ: dict[str, str]) -> tuple[str, int] | None:
    """Return TEFUDA_MONITOR as host and port, None if it is not set. Raises BadSettings."""
    said = (environ.get("TEFUDA_MONITOR") or "").strip()
    if not said:
        return None
    host, _, port = said.rpartition(":")
    if re.fullmatch("[0-9]{1,5}", port) and 1 <= int(port) <= 65_535 and re.fullmatch(r"[0-9A-Za-z.:\[\]-]*", host):
        return host.strip("[]") or "127.0.0.1", int(port)
    raise BadSettings(
        f"TEFUDA_MONITOR is {said!r}; it takes a port (of this machine alone) or an address and a port, "
        "such as 9464 or 0.0.0.0:9464."
    )


def read_env_file(path: Path) -> dict[str, str]:
    """Return the ``NAME=value`` lines of a .env file, read as a shell reads them. Raises BadSettings.

    ``export`` may stand before a name and quotes around a value; comments and blank lines are skipped.
    """
    if not path.is_file():
        return {}
    pairs: dict[str, str] = {}
    for number, line in enumerate(text_of(path, "the settings").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        found = _SETTING.fullmatch(line)
        value = None if found is None else _value(found[2])
        if found is None or value is None:
            # The error does not show the line: it may be a part of the token.
            raise BadSettings(
                f"Line {number} of {path} is no setting: it takes NAME=value, all of it on one line, "
                "and a quote at the end where there is one at the beginning."
            )
        pairs[found[1]] = value
    return pairs


def _value(said: str) -> str | None:
    """Return the text behind the sign, without quotes and comment; None if a quote is not closed."""
    if not said.lstrip().startswith(("'", '"')):
        return re.sub(r"\s#.*", "", said).strip()
    found = _QUOTED.fullmatch(said)
    return None if found is None else found[2]
