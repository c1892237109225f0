"""Writes the site: every page in every language in which it is there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path, PurePosixPath
from typing import Final

from engine.games.slugs import SLUGS
from locales import Lang, default, languages, words
from website import pages, pictures
from website.listing import icon
from website.markdown import html_of, section, title_of
from website.pages import Page, Place, frame

ROOT: Final = Path(__file__).parents[1]
ICON: Final = (180, 180)
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Document:
    """A document of the repository. ``heading``: the section of it that is in this language; ``before``: where the
    section of another language begins.
    """

    path: str
    heading: str = ""
    before: str = ""

    def text(self) -> str:
        """Return the text in this language."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if self.heading:
            return section(text, self.heading, only=True)
        return section(text, self.before, only=False) if self.before else text


DOCUMENTS: Final[Mapping[str, Mapping[Lang, Document]]] = {
    "commands": {"en": Document("docs/commands.md"), "ja": Document("docs/commands.ja.md")},
    "running": {"en": Document("docs/running.md"), "ja": Document("docs/running.ja.md")},
    "terms": {
        "en": Document("docs/terms.md", before="利用について"),
        "ja": Document("docs/terms.md", "利用について"),
    },
    "privacy": {
        "en": Document("docs/privacy.md", before="保存されるもの"),
        "ja": Document("docs/privacy.md", "保存されるもの"),
    },
    "proof": {
        "en": Document("docs/shuffle-proof.md", before="シャッフルの証明"),
        "ja": Document("docs/shuffle-proof.md", "シャッフルの証明"),
    },
    "credits": {"en": Document("CREDITS.md")},
    "news": {"en": Document("CHANGELOG.md")},
    "writing": {"en": Document("docs/games.md")},
    "translating": {"en": Document("docs/translating.md")},
}
"""The documents that become pages, by the name of the page; where one has no language, that of the root is shown."""


@dataclass(frozen=True, slots=True)
class Site:
    """What is written where. ``base``: the site's own address, which ends with a slash, "" if it is not known;
    ``source``: where the repository is shown, "" for nowhere; ``invite``: the link that adds the bot, "" for none.
    """

    folder: Path
    slugs: Sequence[str] = SLUGS
    langs: Sequence[Lang] = field(default_factory=lambda: tuple(languages()))
    base: str = ""
    source: str = ""
    invite: str = ""

    @property
    def main(self) -> Lang:
        """Return the language at the root: that which stands for all others."""
        return default()

    def there(self) -> Mapping[str, Sequence[Lang]]:
        """Return in which languages every page is there."""
        own = dict.fromkeys(("index", "add", *(f"games/{slug}" for slug in self.slugs)), self.langs)
        return {**own, **{name: [x for x in self.langs if x in each] for name, each in DOCUMENTS.items()}}

    def build(self) -> None:
        """Write the site anew. Raises ValueError without the language at the root."""
        if self.main not in self.langs:
            raise ValueError(f"the site needs {self.main}")
        shutil.rmtree(self.folder, ignore_errors=True)
        drawn = self.folder / "pictures"
        drawn.mkdir(parents=True)
        for file in STATIC.iterdir():
            shutil.copyfile(file, self.folder / file.name)
        covers = {slug: pictures.cover(slug, drawn) for slug in self.slugs}
        icon().resize(ICON).save(self.folder / "icon.png", optimize=True)
        there, written = self.there(), []
        for lang in self.langs:
            shown = {slug: list(pictures.of_game(slug, words(lang), drawn)) for slug in self.slugs}
            for name, page in self._pages(lang, there, covers, shown):
                place = Place(name, lang, there, self.main)
                written.append(place.path(name, lang))
                path = self.folder / written[-1]
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(frame(place, page, self.base), encoding="utf-8")
        if self.base:
            self._sitemap(written)

    def _pages(
        self,
        lang: Lang,
        there: Mapping[str, Sequence[Lang]],
        covers: Mapping[str, pictures.Shown],
        shown: Mapping[str, Sequence[pictures.Shown]],
    ) -> Iterator[tuple[str, Page]]:
        """Yield the pages of a language by name."""
        at = partial(Place, lang=lang, there=there, main=self.main)
        yield "index", pages.home(at("index"), covers)
        yield "add", pages.add(at("add"), self.invite)
        for slug in self.slugs:
            yield f"games/{slug}", pages.game(at(f"games/{slug}"), slug, covers[slug], shown[slug])
        for name, each in DOCUMENTS.items():
            if lang in each:
                yield name, self._document(at(name), each[lang])

    def _document(self, place: Place, document: Document) -> Page:
        text = document.text()
        html = html_of(text, partial(self._target, place, document.path))
        if place.name == "proof":
            return pages.proof(place, html.replace("<h1", "<h2").replace("</h1>", "</h2>"))
        return Page(title_of(text), words(place.lang)(f"site-{place.name}"), html)

    def _target(self, place: Place, document: str, link: str) -> str | None:
        """Return where a link of a document leads."""
        if "://" in link:
            return link
        path, sign, anchor = link.partition("#")
        if not path:
            return link
        found = PurePosixPath(*_resolved(PurePosixPath(document).parent / path)).as_posix()
        for lang in (place.lang, self.main):
            for name, each in DOCUMENTS.items():
                if lang in each and each[lang].path == found and lang in place.there[name]:
                    return place.to(name, lang) + (sign + anchor if each[lang].heading != anchor else "")
        return f"{self.source}{found}{sign}{anchor}" if self.source and (ROOT / found).exists() else None

    def _sitemap(self, written: Sequence[str]) -> None:
        """Write the list of all pages for search engines, and the file that leads to it."""
        entries = "\n".join(f"<url><loc>{self.base}{path}</loc></url>" for path in written)
        (self.folder / "sitemap.xml").write_text(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{entries}\n</urlset>\n',
            encoding="utf-8",
        )
        robots = f"User-agent: *\nAllow: /\nSitemap: {self.base}sitemap.xml\n"
        (self.folder / "robots.txt").write_text(robots, encoding="utf-8")


def _resolved(path: PurePosixPath) -> list[str]:
    """Return the parts of a path without its dots."""
    found: list[str] = []
    for part in path.parts:
        if part == "..":
            found.pop()
        elif part != ".":
            found.append(part)
    return found


def address(said: str) -> str:
    """Return an address that ends with a slash. Raises ValueError for one that is none."""
    if not re.fullmatch(r"https?://[^\s<>\"]+", said):
        raise ValueError(f"{said!r} is no address; it begins with https://")
    return said if said.endswith("/") else f"{said}/"
