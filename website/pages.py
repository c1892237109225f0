"""The pages of the site as HTML: one frame for all, and what stands in it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from engine.core.genre import Genre
from engine.games.credits import credit_of
from engine.games.registry import GAMES
from locales import Lang, Words, languages, words
from render.edition import age_words, best_words, facts_of, players_words, sentences
from render.kit.pages.rules_page import pages
from website.markdown import inline, paragraphs
from website.pictures import Shown

MENU: Final = ("add", "commands", "proof", "running")
"""Pages in the head, after the games."""
FOOT: Final = ("terms", "privacy", "credits", "news", "writing", "translating")
BUTTON: Final = ' class="button"'
FACTS: Final = ("commitment", "cards", "words", "seed", "shuffles", "moves")
"""What the check of a record shows."""


@dataclass(frozen=True, slots=True)
class Place:
    """A page: its name such as ``games/geschenk``, its language, and the languages in which each page is there."""

    name: str
    lang: Lang
    there: Mapping[str, Sequence[Lang]]
    main: Lang
    """The language whose pages are at the root."""

    def path(self, name: str, lang: Lang) -> str:
        """Return the path of a page from the root."""
        return f"{'' if lang == self.main else f'{lang}/'}{name}.html"

    @property
    def up(self) -> str:
        """Return the way from this page to the root."""
        return "../" * self.path(self.name, self.lang).count("/")

    def to(self, name: str, lang: Lang | None = None) -> str:
        """Return a link from here to another page, in this language if it is there."""
        return self.up + self.path(name, lang or self.spoken(name))

    def spoken(self, name: str) -> Lang:
        """Return the language in which a reader of this page gets another."""
        return self.lang if self.lang in self.there[name] else self.main

    def file(self, name: str) -> str:
        """Return a link from here to a file that all languages share."""
        return f"{self.up}{name}"

    def link(self, name: str, text: str, attributes: str = "") -> str:
        """Return a link with its text; it says so if the page is in another language."""
        lang = self.spoken(name)
        other = "" if lang == self.lang else f' hreflang="{lang}"'
        return f'<a href="{self.to(name)}"{other}{attributes}>{text}</a>'


@dataclass(frozen=True, slots=True)
class Page:
    """What stands in the frame. ``about``: one sentence for lists of pages."""

    title: str
    about: str
    body: str
    scripts: tuple[str, ...] = ()


def frame(place: Place, page: Page, base: str) -> str:
    """Return a whole page. ``base``: the address of the site, "" if it is not known."""
    w, language = words(place.lang), languages()[place.lang]
    here = place.path(place.name, place.lang)
    current = ' aria-current="page"'

    def entry(name: str) -> str:
        return place.link(name, w(f"site-{name}"), current if name == place.name else "")

    def tongue(lang: Lang) -> str:
        name = languages()[lang].name
        if lang == place.lang:
            return f'<span lang="{lang}" aria-current="true">{name}</span>'
        return f'<a href="{place.to(place.name, lang)}" lang="{lang}" hreflang="{lang}">{name}</a>'

    tongues = place.there[place.name]
    alternates = [(lang, place.path(place.name, lang)) for lang in tongues if base] if len(tongues) > 1 else []
    head = [
        *([f'<link rel="canonical" href="{base}{here}">'] if base else []),
        *(f'<link rel="alternate" hreflang="{lang}" href="{base}{path}">' for lang, path in alternates),
        *([f'<link rel="alternate" hreflang="x-default" href="{base}{alternates[0][1]}">'] if alternates else []),
        *(f'<script defer src="{place.file(name)}"></script>' for name in page.scripts),
    ]
    title = page.title if place.name == "index" else f"{page.title} · Tefuda"
    more = "".join(f"\n{line}" for line in head)
    games = f"{place.to('index')}#games"
    choice = (
        f'<nav class="languages" aria-label="{escape(w("site-languages"))}">{" ".join(map(tongue, tongues))}</nav>'
        if len(tongues) > 1
        else ""
    )
    return f"""<!doctype html>
<html lang="{place.lang}" dir="{language.direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<meta name="description" content="{escape(page.about)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="{place.file("icon.png")}" sizes="180x180">
<link rel="stylesheet" href="{place.file("style.css")}">{more}
<body>
<a class="skip" href="#text">{escape(w("site-skip"))}</a>
<header>
<a class="name" href="{place.to("index")}">Tefuda 手札</a>
<a href="{games}">{escape(w("site-games"))}</a>
{" ".join(entry(name) for name in MENU)}
{choice}
</header>
<main id="text">
{page.body}
</main>
<footer>
{" ".join(entry(name) for name in FOOT)}
</footer>
</body>
</html>
"""


def image(place: Place, shown: Shown, width: int | None = None) -> str:
    """Return a picture, with its size so that nothing moves while it loads."""
    wide, high = shown.size
    size = (wide, high) if width is None else (width, round(high * width / wide))
    file, alt = place.file(f"pictures/{shown.file}"), escape(shown.alt)
    return f'<img src="{file}" width="{size[0]}" height="{size[1]}" alt="{alt}" loading="lazy">'


def home(place: Place, covers: Mapping[str, Shown]) -> Page:
    """Return the first page: what it is, and the games by genre."""
    w = words(place.lang)
    parts = [
        f"<h1>{escape(w('site-heading'))}</h1>",
        f'<p class="lead">{inline(w("site-lead"))}</p>',
        paragraphs([w("site-about", count=len(covers)), w("site-kept")]),
        f"<p>{place.link('add', escape(w('site-add')), BUTTON)}</p>",
        f'<h2 id="games">{escape(w("site-games"))}</h2>',
    ]
    for genre in Genre:
        slugs = [slug for slug in covers if GAMES[slug].genre == genre]
        if slugs:
            entries = "\n".join(f"<li>{_entry(place, slug, covers[slug], w)}</li>" for slug in slugs)
            parts += [f"<h3>{escape(w(f'genre-{genre}'))}</h3>", f'<ul class="games">\n{entries}\n</ul>']
    return Page(w("site-heading"), w("site-lead"), "\n".join(parts))


def _entry(place: Place, slug: str, cover: Shown, w: Words) -> str:
    game = GAMES[slug]
    facts = w.listed([players_words(game.seats, w), w("shelf-minutes", count=game.minutes)])
    text = f"<strong>{escape(w(f'{slug}-title'))}</strong>{inline(w(f'{slug}-line'))}"
    small = f'<br><span class="quiet">{escape(facts)}</span>'
    return f'<a href="{place.to(f"games/{slug}")}">{image(place, cover, 88)}<span>{text}{small}</span></a>'


def game(place: Place, slug: str, cover: Shown, shown: Sequence[Shown]) -> Page:
    """Return a game's page: what it is, whose it is, its pictures, its rules."""
    w, title, line = words(place.lang), words(place.lang)(f"{slug}-title"), words(place.lang)(f"{slug}-line")
    second = w.second(f"{slug}-title")
    below = f'<p class="quiet">{escape(second)}</p>' if second else ""
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<div class="box">{image(place, cover, 120)}<div>{below}<p class="lead">{inline(line)}</p></div></div>',
        paragraphs([w(f"{slug}-about")] if w.has(f"{slug}-about") else []),
        _facts(slug, w),
    ]
    table, result, *overview = shown
    for one, name in ((table, "table"), (result, "result")):
        caption = escape(w(f"site-picture-{name}"))
        parts.append(f"<figure>{image(place, one)}<figcaption>{caption}</figcaption></figure>")
    parts += [f'<h2 id="rules">{escape(w("site-rules"))}</h2>']
    parts += [f"<figure>{image(place, one)}</figure>" for one in overview]
    parts += _rules(slug, w)
    return Page(title, line, "\n".join(part for part in parts if part))


def _facts(slug: str, w: Words) -> str:
    """Return players, time, age, and whose the game is."""
    played, credit = GAMES[slug], credit_of(slug)
    players, best = players_words(played.seats, w), best_words(played.box, w)
    designer = w(f"{slug}-designer") if w.has(f"{slug}-designer") else ""
    year = "" if credit.year is None or str(credit.year) in designer else str(credit.year)
    facts = [
        ("players", escape(w("box-players", players=players, best=best) if best else players)),
        ("time", escape(w("shelf-minutes", count=played.minutes))),
        ("age", escape(age_words(played.box, w))),
        ("designer", escape(designer)),
        ("year", year),
        ("more", outside(credit.more) if credit.more else ""),
        ("permission", escape(w(f"permission-{credit.permission}"))),
    ]
    rows = "\n".join(f"<dt>{escape(w(f'site-{name}'))}</dt><dd>{told}</dd>" for name, told in facts if told)
    return f"<dl>\n{rows}\n</dl>"


def outside(address: str) -> str:
    """Return a link to another site, with its host as the text."""
    host = address.split("/")[2].removeprefix("www.")
    return f'<a href="{escape(address)}" rel="noopener noreferrer">{escape(host)}</a>'


def _rules(slug: str, w: Words) -> list[str]:
    """Return the sentences of all pages of the rules, with the numbers of the usual options."""
    facts, found = facts_of(slug, {}), []
    for number in range(pages(slug)):
        found.append(f"<h3>{escape(w(f'{slug}-rules-{number}-title'))}</h3>")
        found += [f"<p>{inline(told)}</p>" for told in sentences(w, slug, number, facts)]
    return found


def add(place: Place, invite: str) -> Page:
    """Return how the bot comes to a server. ``invite``: its link, "" if nobody runs it for the readers of the site."""
    w = words(place.lang)
    first = f'<p><a class="button" href="{escape(invite)}" rel="noopener noreferrer">{w("site-add-button")}</a></p>'
    own = [
        paragraphs([w("site-add-own")]),
        f"<p>{place.link('running', escape(w('site-add-how')), BUTTON)}</p>",
    ]
    parts = [
        f"<h1>{escape(w('site-add'))}</h1>",
        *([first] if invite else own),
        paragraphs([w(f"site-add-{part}") for part in ("asks", "then", "managers", "alone")]),
    ]
    return Page(w("site-add"), w("site-add-then").replace("`", "").replace("*", ""), "\n".join(parts))


def proof(place: Place, explained: str) -> Page:
    """Return the check of a record; ``explained``: what the proof is, as HTML."""
    w = words(place.lang)
    texts = {
        **{key: w(f"site-proof-{key}") for key in ("holds", "partly", "no-words")},
        "moves": w("site-proof-command"),
        "word": w("site-proof-word", seat="{seat}", word="{word}"),
        **{f"unchecked-{why}": w(f"site-proof-unchecked-{why}") for why in ("form", "running")},
        **{f"wrong-{part}": w(f"site-proof-wrong-{part}") for part in ("commitment", "words")},
        **{f"wrong-{part}": w(f"site-proof-wrong-{part}", label="{label}") for part in ("length", "twice")},
        "wrong-shuffle": w(
            "site-proof-wrong-shuffle", label="{label}", place="{place}", recorded="{recorded}", found="{found}"
        ),
        **{f"fact-{fact}": w(f"site-proof-fact-{fact}") for fact in FACTS},
    }
    data = json.dumps(texts, ensure_ascii=False).replace("<", "\\u003c")
    body = f"""<h1>{escape(w("site-proof-heading"))}</h1>
<p>{inline(w("site-proof-lead"))}</p>
<noscript><p>{inline(w("site-proof-script"))}</p></noscript>
<form id="drop" hidden><label for="file">{escape(w("site-proof-choose"))}</label><br>
<input type="file" id="file" accept=".json,application/json"></form>
<p id="verdict" role="status"></p>
<dl id="facts"></dl>
<p class="quiet">{inline(w("site-proof-moves"))}</p>
<script type="application/json" id="texts">{data}</script>
{explained}"""
    return Page(w("site-proof-heading"), w("site-proof-lead").replace("*", ""), body, ("proof.js", "proof-page.js"))
