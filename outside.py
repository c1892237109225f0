"""Games from outside: folders that hold games of other people, laid out as this project is.

TEFUDA_GAMES_FROM names such folders, separated as in PATH. Each has rooms with the names of ours (``engine/games``,
``engine/players``, ``render/games``, ``cogs/games``, ``locales/<language>``, ``tests/games``), and in them only the
parts of its own games. A game there is found and loaded like one of ours, by its name. Two things differ:

1. If it cannot be loaded, only this game is missing (``Broken``); an error in one of ours stops the start.
2. An error in its code while the bot runs switches it off (``game_of`` finds it in the traceback).

This module stands beside the rooms, because each of them needs it, and imports none.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from traceback import walk_tb
from types import MappingProxyType
from typing import TypeVar

SETTING = "TEFUDA_GAMES_FROM"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PACKAGES = ("engine.games", "engine.players", "render.games", "cogs.games")
"""Our packages in which each game has a part."""
LONGEST = 32
"""The most characters of a game's name, which is also that of its command."""

T = TypeVar("T")

Broken = Mapping[str, Exception]
"""Games from outside that cannot be used, and why. Each registry has its own; the start hands them on as one value."""


def folders() -> tuple[Path, ...]:
    """Return the folders, as far as they exist."""
    named = os.environ.get(SETTING, "").split(os.pathsep)
    return tuple(Path(name).resolve() for name in named if name.strip() and Path(name).is_dir())


def beside(package: str) -> list[str]:
    """Return the folders that belong to one of our packages, such as ``render.games``."""
    rooms = (folder.joinpath(*package.split(".")) for folder in folders())
    return [str(room) for room in rooms if room.is_dir()]


def slugs(ours: Iterable[str]) -> tuple[str, ...]:
    """Return the games from outside, sorted. A name of ours is left out, and so is what is no name."""
    found = {part.parent.name for room in beside("engine.games") for part in Path(room).glob("*/__init__.py")}
    return tuple(sorted(slug for slug in found - {*ours} if SLUG.fullmatch(slug) and len(slug) <= LONGEST))


def folder_of(slug: str) -> Path | None:
    """Return the folder that a game comes from; None for one of ours."""
    return next(
        (folder for folder in folders() if (folder / "engine" / "games" / slug / "__init__.py").is_file()), None
    )


def loaded(listed: Iterable[str], load: Callable[[str], T]) -> tuple[Mapping[str, T], Broken]:
    """Return by slug what ``load`` returns, and the errors of games from outside; errors of ours are raised."""
    out, broken = dict[str, T](), dict[str, Exception]()
    for slug in listed:
        try:
            out[slug] = load(slug)
        except Exception as e:
            if folder_of(slug) is None:
                raise
            broken[slug] = e
    return MappingProxyType(out), MappingProxyType(broken)


def texts(lang: str) -> Iterator[Path]:
    """Yield the files of texts in a language, folder by folder."""
    for folder in folders():
        yield from sorted((folder / "locales" / lang).glob("*.ftl"))


def languages() -> Iterator[str]:
    """Yield the languages that these folders have."""
    for folder in folders():
        yield from sorted(room.name for room in (folder / "locales").glob("*") if room.is_dir())


def in_rooms(file: str) -> str | None:
    """Return the game from outside to which a file of code belongs, None if to none."""
    for package in PACKAGES:
        for room in beside(package):
            if Path(file).is_relative_to(room):
                return Path(file).relative_to(room).parts[0].removesuffix(".py")
    return None


def game_of(error: BaseException | None) -> str | None:
    """Return the game from outside in whose code an error arose, also as the cause of another one; None if in none."""
    while error is not None and folders():
        for frame, _ in walk_tb(error.__traceback__):
            if (slug := in_rooms(frame.f_code.co_filename)) is not None:
                return slug
        error = error.__cause__ or error.__context__
    return None
