"""The tables of games in READMEs and CREDITS.md: ``python -m tests.render.readme``, after a new game, line or cover.

A table of all games by genre stands between two marks in each README, with cover, line, designer, players and time. It
is written from the catalogue, and the covers are drawn into ``docs/covers``. CREDITS.md has the same games with what is
known of their origin (``engine/games/credits.toml``).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageStat

from engine.core.genre import Genre
from engine.games.credits import credits_of_games
from engine.games.registry import GAMES
from locales import Lang, default, words
from render.edition import signs_of
from render.encoding.encode import png
from render.games.registry import PAINTERS
from tests.engine.every_game import ROOT

COVERS: Final = ROOT / "docs" / "covers"
PAGES: Final[dict[Lang, Path]] = {"en": ROOT / "README.md", "ja": ROOT / "README.ja.md"}
CREDITS: Final = ROOT / "CREDITS.md"
FIRST: Final = "<!-- games: written by python -m tests.render.readme -->"
LAST: Final = "<!-- end of games -->"
RETOUCH: Final = 12.0
"""The largest average difference of a channel of a cover, of 255, that counts as equal."""
SIZE, SHOWN = 192, 72
"""Pixels of a cover in its file, and on the page."""


def cover(slug: str) -> Image.Image:
    """Return a game's cover before it gets the palette of all pictures."""
    return PAINTERS[slug].emblem(SIZE * 2).convert("RGB").resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def current(slug: str) -> bool:
    """True if the stored cover exists and differs at most by a retouch or a palette."""
    path = COVERS / f"{slug}.png"
    if not path.is_file():
        return False
    apart = ImageChops.difference(Image.open(path).convert("RGB"), cover(slug))
    return bool(max(ImageStat.Stat(apart).mean) < RETOUCH)


def section(lang: Lang) -> str:
    """Return the table, with its marks."""
    w = words(lang)
    lines = [FIRST, "| | | | |", "|---|---|---|---|"]
    for genre in Genre:
        slugs = [slug for slug, game in GAMES.items() if game.genre == genre]
        lines += [f"| | **{w(f'genre-{genre}')}** | | |"] if slugs else []
        for slug in slugs:
            picture = f'<img src="docs/covers/{slug}.png" width="{SHOWN}" alt="">'
            made = f"<br>*{w(f'{slug}-designer')}*" if w.has(f"{slug}-designer") else ""
            about = f"**{w(f'{slug}-title')}**<br>{w(f'{slug}-line')}{made}"
            players, *others = [told for _, told in signs_of(GAMES[slug].box, w)]
            facts = players, w.listed(others)
            lines.append(f"| {picture} | {about} | {' | '.join(facts)} |")
    return "\n".join([*lines, LAST])


def credited() -> str:
    """Return the table of CREDITS.md, with its marks."""
    w = words(default())
    lines = [FIRST, "| Game | Designer | Permission | Source |", "|---|---|---|---|"]
    for slug, credit in credits_of_games().items():
        also = f" ({', '.join(credit.also)})" if credit.also else ""
        made = credit.designer or ("nobody's" if credit.permission == "traditional" else "not named")
        made = f"{made}; after {credit.after}" if credit.after else made
        year = f", {credit.year}" if credit.year else ""
        more = f"[{made}]({credit.more})" if credit.more else made
        permission = credit.permission + (f": {credit.note}" if credit.note else "")
        lines.append(f"| **{w(f'{slug}-title')}**{also} | {more}{year} | {permission} | {credit.source} |")
    return "\n".join([*lines, LAST])


def shown(page: str) -> str:
    """Return the part of a page between the marks, with them; raises ValueError if they are missing."""
    return page[page.index(FIRST) : page.index(LAST) + len(LAST)]


def tables() -> list[tuple[Path, str]]:
    """Return every page with its table."""
    return [*((path, section(lang)) for lang, path in PAGES.items()), (CREDITS, credited())]


def main() -> int:
    """Write the covers that are missing or changed, and the pages."""
    COVERS.mkdir(exist_ok=True)
    for slug in GAMES:
        if not current(slug):
            (COVERS / f"{slug}.png").write_bytes(png(cover(slug)))
    for path, table in tables():
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(shown(text), table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
