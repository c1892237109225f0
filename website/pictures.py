"""The pictures of the site: for each game its cover, a table and a result, as the bot draws and sends them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from PIL import Image

from engine.core.view import View
from engine.games.registry import GAMES
from locales import Words
from render.encoding.encode import png
from render.games.registry import PAINTERS
from tests.engine.record import filled, golden_cases, golden_moments
from tests.render.positions import alt_of, picture
from tests.render.preview import PORTRAITS

COVER: Final = 320
"""Pixels of a cover; a page shows it at half of that or less."""
TABLE, RESULT = "table", "result"


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of a page: its file, size and description."""

    file: str
    size: tuple[int, int]
    alt: str


@cache
def _views(slug: str) -> dict[str, View]:
    """Return an onlooker's views of a usual match: its middle, in the phase with the most on the table, and its end."""
    game = GAMES[slug]
    *moments, (_, match, over) = golden_moments(game, golden_cases(game)[0])
    middles = [state for name, _, state in moments if "-full-" not in name]
    ends = ((TABLE, max(middles, key=filled)), (RESULT, over))
    header = match.header
    return {n: match.game.view(s, None, match=header.match, options=header.options) for n, s in ends}


def cover(slug: str, folder: Path) -> Shown:
    """Write a game's cover, which has no words."""
    image = PAINTERS[slug].emblem(COVER * 2).convert("RGB").resize((COVER, COVER), Image.Resampling.LANCZOS)
    return _written(image, folder, f"{slug}.png", "")


def of_game(slug: str, words: Words, folder: Path) -> Iterator[Shown]:
    """Write a table and a result in a language."""
    for name, view in _views(slug).items():
        yield _written(picture(view, words, PORTRAITS), folder, f"{slug}-{name}.{words.lang}.png", alt_of(view, words))


def _written(image: Image.Image, folder: Path, name: str, alt: str) -> Shown:
    (folder / name).write_bytes(png(image))
    return Shown(name, image.size, alt)
