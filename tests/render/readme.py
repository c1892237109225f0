"""The games as the READMEs show them: ``python -m tests.render.readme``, after a new game, line or cover.

Between the marks of each page stands a table of all games by genre, with cover, line, players and time; it is written
from the catalogue, and the covers are drawn into ``docs/covers``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageStat

from engine.core.genre import Genre
from engine.games.registry import GAMES
from locales import Lang, words
from render.edition import signs_of
from render.encode import png
from render.games.registry import PAINTERS
from tests.engine.every_game import ROOT

COVERS: Final = ROOT / "docs" / "covers"
PAGES: Final[dict[Lang, Path]] = {"en": ROOT / "README.md", "ja": ROOT / "README.ja.md"}
FIRST: Final = "<!-- games: written by python -m tests.render.readme -->"
LAST: Final = "<!-- end of games -->"
RETOUCH: Final = 12.0
"""How far a channel of a cover may be off on average, of 255."""
SIZE, SHOWN = 192, 72
"""Pixels of a cover as it is kept, and as the page shows it."""


def cover(slug: str) -> Image.Image:
    """A game's cover as it is drawn, before it gets the palette of all pictures."""
    return PAINTERS[slug].emblem(SIZE * 2).convert("RGB").resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def current(slug: str) -> bool:
    """Whether the cover that is kept is there, and older by a retouch or a palette at most."""
    path = COVERS / f"{slug}.png"
    if not path.is_file():
        return False
    apart = ImageChops.difference(Image.open(path).convert("RGB"), cover(slug))
    return bool(max(ImageStat.Stat(apart).mean) < RETOUCH)


def section(lang: Lang) -> str:
    """The table, with its marks."""
    w = words(lang)
    lines = [FIRST, "| | | | |", "|---|---|---|---|"]
    for genre in Genre:
        slugs = [slug for slug, game in GAMES.items() if game.genre == genre]
        lines += [f"| | **{w(f'genre-{genre}')}** | | |"] if slugs else []
        for slug in slugs:
            picture = f'<img src="docs/covers/{slug}.png" width="{SHOWN}" alt="">'
            about = f"**{w(f'{slug}-title')}**<br>{w(f'{slug}-line')}"
            players, *others = [told for _, told in signs_of(GAMES[slug].box, w)]
            facts = players, w.listed(others)
            lines.append(f"| {picture} | {about} | {' | '.join(facts)} |")
    return "\n".join([*lines, LAST])


def shown(page: str) -> str:
    """What a page has between the marks, with them; ValueError where they are not there."""
    return page[page.index(FIRST) : page.index(LAST) + len(LAST)]


def main() -> int:
    """Write the covers that are not there or drawn anew, and the pages."""
    COVERS.mkdir(exist_ok=True)
    for slug in GAMES:
        if not current(slug):
            (COVERS / f"{slug}.png").write_bytes(png(cover(slug)))
    for lang, path in PAGES.items():
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(shown(text), section(lang)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
