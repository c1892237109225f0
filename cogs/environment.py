"""What the environment and a file ``.env`` say of how the bot is to run."""

from __future__ import annotations

import contextlib
import logging
import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent.parent
LONGEST_PACE = 60.0


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
    owner_guild: int | None = None
    source: str = ""
    faces: bool = False
    """Whether buttons and menus have card faces (``cogs.faces``)."""

    @classmethod
    def read(cls, environ: dict[str, str]) -> Settings:
        """Read the settings; raises BadSettings where one is missing or makes no sense."""
        token = environ.get("TEFUDA_TOKEN", "").strip()
        if not token and (file := environ.get("TEFUDA_TOKEN_FILE")):
            token = text_of(Path(file), "the token file (TEFUDA_TOKEN_FILE)").strip()
        if not token:
            raise BadSettings(
                "No token. Put TEFUDA_TOKEN=... into the file .env (see .env.example), or play without one: make play"
            )
        return cls(
            token,
            Path(environ.get("TEFUDA_DATA", str(HERE / "var"))),
            environ.get("TEFUDA_API"),
            environ.get("TEFUDA_GATEWAY"),
            environ.get("TEFUDA_CDN"),
            pace_in(environ),
            owner_guild_in(environ),
            source_in(environ),
            faces_in(environ),
        )


def text_of(path: Path, what: str) -> str:
    """What a file of the settings says; raises BadSettings."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as e:
        why = e.strerror if isinstance(e, OSError) else "it is no text"
        raise BadSettings(f"Cannot read {what} {path}: {why}. Correct its path or its rights.") from None


def pace_in(environ: dict[str, str]) -> float | None:
    """TEFUDA_PACE in seconds, None where nothing is set; raises BadSettings."""
    said = environ.get("TEFUDA_PACE")
    if not said:
        return None
    with contextlib.suppress(ValueError):
        if 0 <= (seconds := float(said)) <= LONGEST_PACE:
            return seconds
    raise BadSettings(f"TEFUDA_PACE is {said!r}; it takes a number of seconds from 0 to {LONGEST_PACE:.0f}.")


def faces_in(environ: dict[str, str]) -> bool:
    """TEFUDA_EMOJI: on unless it says off; raises BadSettings."""
    said = (environ.get("TEFUDA_EMOJI") or "on").strip().lower()
    if said not in ("on", "off"):
        raise BadSettings(f"TEFUDA_EMOJI is {said!r}; it takes on or off.")
    return said == "on"


def owner_guild_in(environ: dict[str, str]) -> int | None:
    """TEFUDA_OWNER_SERVER as a number, None where nothing is set; raises BadSettings."""
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
    """TEFUDA_SOURCE, "" where nothing is set; raises BadSettings."""
    said = (environ.get("TEFUDA_SOURCE") or "").strip()
    if said and not re.fullmatch(r"https://[^\s<>]{1,400}", said):
        raise BadSettings(f"TEFUDA_SOURCE is {said!r}; it takes an address that begins with https://.")
    return said


def log_level(environ: dict[str, str]) -> int:
    """TEFUDA_LOG as logging's number; raises BadSettings."""
    said = environ.get("TEFUDA_LOG") or "INFO"
    level = logging.getLevelNamesMapping().get(said.strip().upper())
    if level is None:
        raise BadSettings(f"TEFUDA_LOG is {said!r}; it takes DEBUG, INFO, WARNING or ERROR.")
    return level


def read_env_file(path: Path) -> dict[str, str]:
    """The ``NAME=value`` lines of a .env file; comments and blank lines are passed over."""
    if not path.is_file():
        return {}
    pairs: dict[str, str] = {}
    for line in text_of(path, "the settings").splitlines():
        name, sign, value = line.strip().partition("=")
        if sign and not name.startswith("#"):
            pairs[name.strip()] = value.strip().strip("\"'")
    return pairs
