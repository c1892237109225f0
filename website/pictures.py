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
from render.edition import Edition
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.typesetting import typeset_for
from render.kit.pages.overview import OVERVIEW, first_page
from tests.engine.record import filled, golden_cases, golden_moments
from tests.render.positions import alt_of, picture
from tests.render.preview import PORTRAITS

COVER: Final = 320
"""Pixels of a cover; a page shows it at half of that or less."""
TABLE, RESULT, HAND, RULES = "table", "result", "hand", "rules"


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture of a page: its file, size and description."""

    file: str
    size: tuple[int, int]
    alt: str


@cache
def views(slug: str) -> dict[str, View]:
    """Return views of a usual match: an onlooker's of its middle, in the phase with the most on the table, and of its
    end; and in the middle that of the seat which is asked.
    """
    game = GAMES[slug]
    *moments, (_, match, over) = golden_moments(game, golden_cases(game)[0])
    middles = [state for name, _, state in moments if "-full-" not in name]
    full, header = max(middles, key=filled), match.header
    asked = next(iter(full.waiting), 0)
    shown = ((TABLE, full, None), (RESULT, over, None), (HAND, full, asked))
    return {n: match.game.view(s, seat, match=header.match, options=header.options) for n, s, seat in shown}


def cover(slug: str, folder: Path) -> Shown:
    """Write a game's cover, which has no words."""
    image = PAINTERS[slug].emblem(COVER * 2).convert("RGB").resize((COVER, COVER), Image.Resampling.LANCZOS)
    return _written(image, folder, f"{slug}.png", "")


def of_game(slug: str, words: Words, folder: Path) -> Iterator[Shown]:
    """Write a table, a result, and the overview of the rules in a language."""
    for name in (TABLE, RESULT):
        view = views(slug)[name]
        yield _written(picture(view, words, PORTRAITS), folder, f"{slug}-{name}.{words.lang}.png", alt_of(view, words))
    if first_page(slug) == OVERVIEW:
        edition = Edition(box=GAMES[slug].box)
        with typeset_for(words):
            image = PAINTERS[slug].rules(OVERVIEW, words, edition)
        alt = NARRATIONS[slug].rules_text(OVERVIEW, words, edition)
        yield _written(image, folder, f"{slug}-{RULES}.{words.lang}.png", alt)


def _written(image: Image.Image, folder: Path, name: str, alt: str) -> Shown:
    (folder / name).write_bytes(png(image))
    return Shown(name, image.size, alt)
