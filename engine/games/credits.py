"""Whose each game is: designer, year, permission, where to read more, from ``credits.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, get_args

Permission = Literal["traditional", "granted", "unknown"]

PERMISSIONS: Final[tuple[str, ...]] = get_args(Permission)
FILE: Final = Path(__file__).with_name("credits.toml")


@dataclass(frozen=True, slots=True)
class Credit:
    """What is known of a game's origin; the head of ``credits.toml`` explains each value."""

    permission: Permission
    source: str
    designer: str = ""
    after: str = ""
    year: int | None = None
    more: str = ""
    also: tuple[str, ...] = ()
    note: str = ""


def credits_of_games() -> Mapping[str, Credit]:
    """Return what is known of every game in the file, by slug."""
    stored = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {slug: Credit(**{**one, "also": tuple(one.get("also", ()))}) for slug, one in stored.items()}


CREDITS: Final = credits_of_games()
"""Read once, before anything runs that must not wait for the disk."""
UNKNOWN: Final = Credit("unknown", "")
"""For a game that the file does not have, such as one from outside."""


def credit_of(slug: str) -> Credit:
    """Return what is known of a game's origin."""
    return CREDITS.get(slug, UNKNOWN)
