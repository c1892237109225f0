"""Pictures for Discord's App Directory and the usual lists: ``python -m website.listing``, into ``build/listing``.

The texts are in ``docs/listing``; its README says what goes where.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from cogs.shelf.shelf_pages import Wanted, told_of
from cogs.shelf.shelf_pages import page as shelf_page
from engine.core.genre import Genre
from engine.games.registry import GAMES
from locales import LANGUAGES, Words, words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.lines import balanced
from render.kit.drawing.shapes import Sprite, glyph_mask
from render.kit.drawing.text import BOLD
from render.kit.drawing.typesetting import typeset_for
from render.kit.pieces import cards
from render.pictures import shelf
from render.printed import printed
from tests.render.positions import picture
from tests.render.preview import PORTRAITS
from website.pictures import HAND, RESULT, TABLE, views

FOLDER: Final = Path(__file__).parents[1] / "build" / "listing"
ICON: Final = (1024, 1024)
BANNER: Final = (1200, 628)
"""1.91 : 1, as social cards and lists show it."""
PROFILE: Final = (680, 240)
"""The banner of the bot's own profile."""
SCREEN: Final = (1280, 720)
"""16 : 9, as a product page shows pictures."""
MOST: Final = 1_000_000
"""Bytes of a picture; larger ones are refused by some lists."""
FAN: Final = ("geschenk", "love_letter", "tennos_square", "counting_cribbage", "en_garde")
"""The games of the banners: every genre has one."""
SCREENS: Final = (("alliance", TABLE), ("tricky_express", HAND), ("geschenk", RESULT), ("en_garde", TABLE))
"""What is shown after the shelf."""
HELD: Final = (("Q", "H"), ("A", "S"), ("10", "L"))
"""The cards of the icon."""


def ground(size: tuple[int, int]) -> Image.Image:
    """Return felt with light from above."""
    wide, high = size
    image = Image.new("RGB", size, theme.PANEL)
    light = Image.new("L", (wide // 4, high // 4), 0)
    ImageDraw.Draw(light).ellipse((-wide // 16, -high // 8, wide // 4 + wide // 16, high // 4), fill=255)
    soft = light.resize((16, 16), Image.Resampling.BOX).resize(size, Image.Resampling.BICUBIC)
    image.paste(Image.new("RGB", size, theme.MAT), (0, 0), soft)
    return image


def fan(image: Image.Image, sprites: Sequence[Sprite], middle: tuple[float, float], spread: float, turn: float) -> None:
    """Lay cards as a hand holds them, the middle one upright; the next is ``spread`` px and ``turn`` degrees on."""
    for place, sprite in enumerate(sprites):
        off = place - (len(sprites) - 1) / 2
        turned = sprite.image.convert("RGBA").rotate(-off * turn, Image.Resampling.BICUBIC, expand=True)
        x = middle[0] + off * spread - turned.width / 2
        y = middle[1] + abs(off) ** 2 * spread * turn / 90 - turned.height / 2
        image.paste(turned, (round(x), round(y)), turned)


def icon() -> Image.Image:
    """Return the icon: three cards of a hand, without words. Its corners may be cut to a circle."""
    image = ground(ICON)
    fan(image, [cards.card(rank, suit, 350) for rank, suit in HELD], (512, 530), 165, 15)
    return image


def banner(words: Words) -> Image.Image:
    """Return the name, what it is in one line, and five games as printed cards."""
    image = ground(BANNER)
    fan(image, [printed(PAINTERS[slug].emblem, words(f"{slug}-title"), 212, 297) for slug in FAN], (600, 400), 222, 4)
    _line(image, "Tefuda 手札", 600, 66, 84, theme.CREAM)
    lines = balanced(words("site-heading"), BOLD, 44, 1080)
    for place, line in enumerate(lines[:2]):
        _line(image, line, 600, 152 + 52 * place, 44, theme.MINT)
    return image


def profile() -> Image.Image:
    """Return the covers of five games, without words; the lower left may be under the icon."""
    image = ground(PROFILE)
    fan(image, [printed(PAINTERS[slug].emblem, "", 150, 150) for slug in FAN], (360, 124), 112, 4)
    return image


def screen(picture: Image.Image) -> Image.Image:
    """Return a picture in the middle of the ground."""
    image, wide = ground(SCREEN), SCREEN[0] - 40
    part = min(wide / picture.width, (SCREEN[1] - 24) / picture.height)
    small = picture.convert("RGB").resize(
        (round(picture.width * part), round(picture.height * part)), Image.Resampling.LANCZOS
    )
    image.paste(small, ((SCREEN[0] - small.width) // 2, (SCREEN[1] - small.height) // 2))
    return image


def all_pictures() -> Iterator[tuple[str, Image.Image]]:
    """Yield every picture with its name."""
    yield "icon", icon()
    yield "profile", profile()
    for lang in LANGUAGES:
        w = words(lang)
        with typeset_for(w):
            yield f"banner.{lang}", banner(w)
            yield f"screen-1-games.{lang}", screen(_shelf(w))
        for number, (slug, what) in enumerate(SCREENS, 2):
            yield f"screen-{number}-{slug}.{lang}", screen(picture(views(slug)[what], w, PORTRAITS))


def _shelf(words: Words) -> Image.Image:
    page = shelf_page(GAMES, Wanted(Genre.NERVE))
    games = tuple(told_of(GAMES[slug], NARRATIONS[slug], PAINTERS[slug], words) for slug in page.games)
    return shelf.paint(shelf.Shelf(words(page.heading), words.other(page.heading), games)).image


def _line(image: Image.Image, text: str, x: float, y: float, size: int, colour: str) -> None:
    mask = glyph_mask(text, BOLD, size, image.width - 80)
    image.paste(colour, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


def main() -> int:
    """Write all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, image in all_pictures():
        path = FOLDER / f"{name}.png"
        image.quantize(255, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
        sys.stdout.write(f"{path}: {image.width} x {image.height}, {path.stat().st_size / 1024:.0f} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
