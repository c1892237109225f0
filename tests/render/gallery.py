"""Every picture on one page, and those of the READMEs: ``python -m tests.render.gallery [--examples]``.

The page is ``build/preview/index.html``. It shows shelf, portraits, general cards and the pictures that leave the table
(``house``), then for every game table, hand and result of each golden position and the rules. Each picture is in both
languages; those of games have their descriptions. With ``--examples`` only the pictures in the READMEs are written,
into ``render/examples``.
"""

from __future__ import annotations

import argparse
import html
import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from cogs.shelf.shelf_pages import Wanted, told_of
from cogs.shelf.shelf_pages import page as shelf_page
from engine.core.genre import Genre
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.medallions import PORTRAITS
from render.pictures import shelf, specimen
from render.pictures.portrait_page import PortraitPage
from render.pictures.portrait_page import paint as paint_portraits
from tests.engine.every_game import ROOT
from tests.render import house, preview
from tests.render.positions import picture, positions
from tests.render.preview import Shown, pictures, write

EXAMPLES: Final = ROOT / "render" / "examples"
HOUSE: Final = "house"

PAGE: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tefuda: every picture</title>
<style>
body {{ margin: 0; background: #313338; color: #dbdee1; font: 15px/1.4 system-ui, sans-serif }}
nav {{ position: sticky; top: 0; padding: 10px 16px; background: #1e1f22 }}
nav a, label {{ margin-right: 14px; color: #b8c7ff }}
h2 {{ margin: 28px 16px 6px }}
section div {{ display: flex; flex-wrap: wrap; gap: 14px; padding: 0 16px }}
figure {{ margin: 0; width: {width}px }}
figure img {{ width: {width}px; border-radius: 6px; display: block }}
figcaption {{ font-size: 12px; color: #949ba4; overflow-wrap: anywhere }}
#ja:not(:checked) ~ section .ja, #en:not(:checked) ~ section .en {{ display: none }}
</style>
<nav>{links}</nav>
<input type="checkbox" id="ja" checked><label for="ja">日本語</label>
<input type="checkbox" id="en" checked><label for="en">English</label>
{sections}
</html>
"""
WIDTH: Final = 400
"""The width of a picture in Discord on a telephone."""


@dataclass(frozen=True, slots=True)
class Example:
    """A picture of a README, in its language: a golden position for an onlooker (None) or a seat."""

    slug: str
    position: str
    lang: Lang
    seat: int | None = None

    @property
    def path(self) -> Path:
        """Return the path of its file."""
        return EXAMPLES / f"{self.slug}{'' if self.seat is None else '-hand'}.{self.lang}.png"

    def drawn(self) -> Image.Image:
        """Return the picture; raises StopIteration if there is no such position."""
        position = next(p for p in positions(self.slug) if p.name == self.position)
        return picture(position.view(self.seat), words(self.lang), preview.PORTRAITS)


README: Final = {
    lang: (
        Example("alliance", "4-play", lang),
        Example("tricky_express", "4-full-play", lang, 3),
        Example("tennos_square", "4-over", lang),
    )
    for lang in LANGUAGES
}
"""A table, a hand and a result for each README."""


def of_the_house(lang: Lang) -> Iterator[Shown]:
    """Yield the pictures that belong to no game."""
    w = words(lang)
    names = tuple(w(f"portrait-{portrait}") for portrait in PORTRAITS)
    page = PortraitPage(w("portrait-title"), w.other("portrait-title"), names)
    yield f"portraits.{lang}", paint_portraits(page).image, ", ".join(names)
    for genre in Genre:
        shown = shelf_page(GAMES, Wanted(genre))
        games = tuple(told_of(GAMES[slug], NARRATIONS[slug], PAINTERS[slug], w) for slug in shown.games)
        drawn = shelf.paint(shelf.Shelf(w(shown.heading), w.other(shown.heading), games))
        yield f"shelf-{genre}.{lang}", drawn.image, ""
    for name, image in house.samples(lang):
        yield f"{name}.{lang}", image, ""
    if lang == LANGUAGES[0]:
        for name, paint in specimen.PAGES.items():
            yield f"specimen-{name}.{lang}", paint().image, "parts of the kit"


def section(title: str, name: str, written: Sequence[tuple[Path, str]], folder: Path) -> str:
    """Return one heading with its pictures."""
    figures = []
    for path, text in written:
        stem, lang = path.stem.rsplit(".", 1)
        where, said = html.escape(path.relative_to(folder).as_posix()), html.escape(text)
        figures.append(
            f'<figure class="{lang}"><a href="{where}">'
            f'<img src="{where}" loading="lazy" alt="{said}" title="{said}"></a>'
            f"<figcaption>{html.escape(stem)} · {lang} · {path.stat().st_size / 1024:.0f} KB</figcaption></figure>"
        )
    return f'<section><h2 id="{name}">{html.escape(title)}</h2><div>{"".join(figures)}</div></section>'


def page(slugs: Sequence[str], folder: Path) -> Path:
    """Write all pictures of these games and the page; return the page."""
    shutil.rmtree(folder, ignore_errors=True)
    house = (shown for lang in LANGUAGES for shown in of_the_house(lang))
    sections = [section("The house", HOUSE, list(write(house, folder / HOUSE)), folder)]
    for slug in slugs:
        written = list(write(pictures(slug, None, None, LANGUAGES), folder / slug))
        title = " · ".join(dict.fromkeys(NARRATIONS[slug].title(words(lang)) for lang in LANGUAGES))
        sections.append(section(title, slug, written, folder))
    links = "".join(f'<a href="#{name}">{name}</a>' for name in (HOUSE, *slugs))
    index = folder / "index.html"
    index.write_text(PAGE.format(width=WIDTH, links=links, sections="\n".join(sections)), encoding="utf-8")
    return index


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.render.gallery", description="Every picture on one page.")
    parser.add_argument("--examples", action="store_true", help="write the pictures of the READMEs, nothing else")
    if parser.parse_args(arguments).examples:
        shutil.rmtree(EXAMPLES)
        EXAMPLES.mkdir()
        for example in (example for examples in README.values() for example in examples):
            example.path.write_bytes(png(example.drawn()))
            print(example.path)
    else:
        print(page(SLUGS, preview.FOLDER))
    return 0


if __name__ == "__main__":
    sys.exit(main())
