"""Every picture is readable: nothing overlaps, is hidden, leaves the picture or is too small; no table is empty.

The tests draw golden views that can look different, in both languages, with usual names and with the longest: of each
phase and number of seats the first, and of the others every second; the soak draws all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

import pytest
from PIL import Image, ImageChops

from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, words
from render.encoding.encode import png
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.look import Look, ground
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from tests.render.positions import OVER, PATCHES, Position, firsts, picture, positions

USUAL = ("Ada", "さくら", "Ben", "ミナト", "クロ CPU★★", "Konstantin", "岩田たろう")
LONGEST = (
    "Alexandra Brown-Hernández the 3rd",
    "國" * 32,
    "ねこのしっぽ太郎丸",
    "W" * 32,
    "Maximiliane v. Thurn-Taxis",
    "ミケ CPU★★★",
    "ウルトラスーパーカードゲーマー",
)
BARE = 0.5
HEAVIEST = 100 * 1024


def views_of(position: Position) -> list[int | None]:
    """Return the viewers: an onlooker, and the first asked seat, else the first seat."""
    return [None, next((seat for seat in position.state.waiting if seat >= 0), 0)]


def who(position: Position, seat: int | None, lang: Lang) -> str:
    """Return the name of a picture for error messages."""
    return f"{position.name} {seat} {lang}"


@dataclass(frozen=True, slots=True)
class Looked:
    """A picture that was drawn and checked: its viewer, and the findings."""

    who: str
    usual: bool
    """True if the names are usual, not the longest."""
    hand: bool
    faults: frozenset[str]
    size: tuple[int, int]
    png: bytes
    """A short fingerprint of its bytes."""
    weight: int
    cut: tuple[str, ...]
    """Texts that end with an ellipsis because they found no room. A lone one is a separate sign."""
    bare: float | None
    """For a table in mid-game with usual Japanese names, the bare share of the felt."""


@cache
def some(slug: str) -> frozenset[str]:
    """Return the names of the golden positions to draw in every run."""
    first = [position.name for position in firsts(slug)]
    return frozenset(first) | {*[p.name for p in positions(slug) if p.name not in first][::2]}


@cache
def looked_at(slug: str, *, whole: bool = False) -> tuple[Looked, ...]:
    """Return the pictures of the golden positions of a game (``some``; ``whole``: all): drawn once, for all checks.

    Pictures with usual names are in both languages. With the longest names a table is in one language and the hand
    below it in the other, by turns (``turn``; ``whole``: in both).
    """
    return tuple(looks(slug, whole))


def turn(number: int) -> Lang:
    """Return the language of one of several pictures, by turns."""
    return LANGUAGES[number % len(LANGUAGES)]


def looks(slug: str, whole: bool) -> Iterator[Looked]:
    painter = PAINTERS[slug]
    for number, position in enumerate(positions(slug)):
        for seat in views_of(position) if whole or position.name in some(slug) else ():
            view = position.view(seat)
            paint = painter.hand if seat is not None else painter.result if view.over else painter.table
            for lang in LANGUAGES:
                for names in (USUAL, LONGEST) if whole or lang == turn(number + (seat is None)) else (USUAL,):
                    image = paint(view, people(names[: view.seats]), words(lang))
                    cut = tuple(one.text for one in written(image) if one.text[1:].endswith(("…", "...")))
                    table = seat is None and not view.over and lang == "ja" and names is USUAL
                    made = png(image, PATCHES)
                    yield Looked(
                        who(position, seat, lang),
                        names is USUAL,
                        seat is not None,
                        frozenset(map(str, faults(image))),
                        image.size,
                        sha256(made).digest(),
                        len(made),
                        cut,
                        bare(image, painter.look) if table else None,
                    )


@pytest.mark.parametrize(
    "whole", [pytest.param(False, id="some"), pytest.param(True, id="all", marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("slug", SLUGS)
def test_everything_can_be_read(slug: str, whole: bool) -> None:
    looked = looked_at(slug, whole=True) if whole else looked_at(slug)
    found = {f"{one.who}: {fault}" for one in looked for fault in one.faults}
    found |= {f"{one.who}: {one.weight} bytes" for one in looked if one.weight > HEAVIEST}
    height = {True: theme.HAND_HEIGHT, False: theme.TABLE_HEIGHT}
    found |= {f"{one.who}: {one.size} px" for one in looked if one.size != (theme.WIDTH, height[one.hand])}
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_cut_where_names_are_usual(slug: str) -> None:
    found = {f"{one.who}: {text}" for one in looked_at(slug) if one.usual for text in one.cut}
    assert not found, "\n".join(sorted(found)[:40])


@cache
def pages(slug: str, lang: Lang) -> tuple[tuple[tuple[int, int], int, tuple[str, ...]], ...]:
    """Return, for every page of the rules, its size in px, its bytes, and its unreadable parts."""
    painter = PAINTERS[slug]
    drawn = [painter.rules(page, words(lang)) for page in range(painter.rules_pages)]
    return tuple((image.size, len(png(image, PATCHES)), tuple(faults(image))) for image in drawn)


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_pages_can_be_read(slug: str, lang: Lang) -> None:
    for page, (_, _, found) in enumerate(pages(slug, lang)):
        assert found == (), page


@pytest.mark.parametrize("slug", SLUGS)
def test_a_winners_crown_is_whole(slug: str) -> None:
    """Its tip ends below the upper edge of the picture."""
    for position in [p for p in positions(slug) if p.phase == OVER]:
        for lang in LANGUAGES:
            image = picture(position.view(None), words(lang)).convert("RGB")
            edge = image.crop((0, 0, image.width // 3, 6))
            assert theme.rgb(theme.MINT) not in [c for _, c in edge.getcolors(1 << 16) or []], (position.name, lang)


@pytest.mark.parametrize("slug", SLUGS)
def test_no_table_leaves_more_than_half_of_its_felt_bare_in_mid_game(slug: str) -> None:
    found = {one.who: one.bare for one in looked_at(slug) if one.bare is not None}
    assert found
    assert {who: round(share, 2) for who, share in found.items() if share > BARE} == {}


def bare(image: Image.Image, look: Look) -> float:
    """Return the share of the picture below the bar that is only ground or mat."""
    box = (0, theme.BAR_HEIGHT + 2, image.width, image.height)
    below = image.crop(box)
    plain = (ground(look, *image.size).crop(box), Image.new("RGB", below.size, look.mat))
    drawn = [ImageChops.difference(below, one).convert("L").point(lambda v: 255 if v else 0) for one in plain]
    histogram = ImageChops.multiply(*drawn).histogram()
    return histogram[0] / sum(histogram)


def test_bare_felt_is_measured() -> None:
    look = PAINTERS["geschenk"].look
    empty = ground(look, theme.WIDTH, theme.TABLE_HEIGHT).copy()
    assert bare(empty, look) == 1
    empty.paste(look.mat, (0, 100, 600, 764))
    assert bare(empty, look) == 1
    empty.paste(look.panel, (0, 0, 1200, 419))
    assert bare(empty, look) == pytest.approx(0.5, abs=0.01)
