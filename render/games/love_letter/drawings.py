"""The drawings of Love Letter: the characters, the cards with their busts, and the cover.

A card has the bust, the number on a seal, and the name if there is room.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from engine.games.love_letter.terms import COUNTESS, MINISTER
from locales import Words
from render.games.love_letter import LOOK
from render.games.love_letter.narration import card_word, headed
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import shapes, text, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, rounded_mask
from render.kit.drawing.text import BOLD
from render.kit.drawing.typesetting import current
from render.kit.pieces import cards
from render.kit.pieces.cards import PAD

NAMED: Final = 110
"""The width from which on a card has its name below the figure, px."""
TALL: Final = 1.18
"""Height of a bust by its width."""
COLOURS: Final = ("", "#1F5673", "#754BA4", "#A6242D", "#277A55", "#2F3C8F", "#A67101", "#6A2A66", "#C2277A", "#455B6E")
"""By face: the colour of its number. All colours here are in the palette of pictures, or flat areas would shift."""
WINDOWS: Final[tuple[tuple[str, ...], ...]] = (
    (),
    ("#2C5070", "#85BED1", "#C4E6FB", "#D8EEE6"),
    ("#4E426A", "#B494C8", "#D2D0F8", "#EADDE8"),
    ("#7A2A2A", "#F2A7A0", "#F2C9C8", "#F9DEDB"),
    ("#185B45", "#96BD94", "#B4CCC4", "#D8EEE6"),
    ("#26317A", "#98A5BF", "#D2D0F8", "#E2E1FA"),
    ("#7A5200", "#CDBF9F", "#E3DAC5", "#F8E9CC"),
    ("#5A2A4A", "#AD99A3", "#EADDE8", "#F9DEDB"),
    ("#B15A76", "#E092B8", "#F0BCC9", "#F9DEDB"),
    ("#384857", "#9AA0AD", "#BECCCC", "#E6E6E3"),
)
"""By face: wall, rays, light and the halo behind the head."""
SKIN, SHADE, LINE, BLUSH, LIPS = "#FFDDC0", "#F2C9C8", "#CB9267", "#F2A7A0", "#A6242D"
BROWN, DARK, BLOND, WHITE, STEEL, IRON = "#573D29", "#26323D", "#C49C35", "#E6E6E3", "#93A6A7", "#6B7280"
BRASS, RED, CRIMSON, NAVY, HAT, VIOLET, GREY = (
    "#C49C35",
    "#C62828",
    "#A6242D",
    "#2F3C8F",
    "#26317A",
    "#6A2A66",
    "#9DA1A3",
)
Bust = Callable[[Pen], None]

_SILK, _ROSE = "#A8235F", ("#BB3470", "#CD4A82")
_PAPER, _FOLD, _INSIDE, _WAX = "#FBF0DC", "#EBD9B8", "#D8C096", "#B3121F"
"""Colours of the cover."""


def number_of(face: int) -> str:
    """Return the number printed on a face."""
    return str(COUNTESS if face == MINISTER else face)


def card_sprite(face: int, words: Words, width: int) -> Sprite:
    """Return a card of this width; below NAMED only the figure and the number, and less tall."""
    return _made(face, words("love_letter-cast"), card_word(face, words) if width >= NAMED else "", width)


def facing(face: int, words: Words) -> Callable[[int], Sprite]:
    """Return a card by its width."""
    return lambda width: card_sprite(face, words, width)


def nameless(face: int, cast: str, width: int) -> Sprite:
    """Return a card without words, of any width."""
    return _made(face, cast, "", width)


def card_height(width: int) -> int:
    """Return the height of a card of this width, px."""
    return _height(width, width >= NAMED)


def _height(width: int, named: bool) -> int:
    border = _border(width)
    return round((width - 2 * border) * TALL) + 2 * border + (round(width * 0.2) if named else 0)


def _border(width: int) -> int:
    return max(3, round(width * 0.045))


@kept(by=lambda face, cast, name, width: (face, cast, name, width, current() if name else None))
def _made(face: int, cast: str, name: str, width: int) -> Sprite:
    high, border, colour = _height(width, bool(name)), _border(width), COLOURS[face]
    image = cards.blank(width, high)
    wide = width - 2 * border
    figure = bust(face, cast, wide)
    image.paste(figure, (PAD + border, PAD + border), rounded_mask(wide, figure.height, cards.radius(width) - 2))
    size = round(width * (0.36 if name else 0.46))
    middle = PAD + border + size * 0.42
    shapes.disc(image, middle, middle, size, theme.IVORY)
    shapes.disc(image, middle, middle, size - max(4, round(size * 0.1)), colour)
    smallest = round(size * 0.66)
    shapes.glyph(image, middle, middle, number_of(face), smallest, theme.IVORY)
    if name:
        used = text.fit(headed(name), BOLD, round(width * 0.145), wide - 6, 9)[1]
        y = PAD + high - border - round(width * 0.1)
        shapes.glyph(image, PAD + width / 2, y, headed(name), used, theme.mix(colour, theme.INK, 0.3), room=wide)
        smallest = min(smallest, used)
    return cards.finished(image, number_of(face), smallest)


def _window(p: Pen, window: tuple[str, ...]) -> None:
    """Draw rays, and the light of a lancet window behind the head."""
    _, ray, light, halo = window
    p.path("M8 140 L8 52 C8 26 26 8 50 -6 C74 8 92 26 92 52 L92 140Z", light)
    for k in range(-5, 6):
        ends = [(50 + 110 * math.sin(a), 54 - 110 * math.cos(a)) for a in (math.radians(k * 17 + d) for d in (-4, 4))]
        p.shape([(50, 54), *ends], ray)
    p.dot(50, 54, 40, halo)


def _shoulders(p: Pen, robe: str, shade: str, trim: str = "") -> None:
    p.shape([(-4, 140), (3, 104), (28, 88), (72, 88), (97, 104), (104, 140)], robe)
    p.both([(3, 104), (16, 96), (20, 140), (-4, 140)], shade)
    if trim:
        p.lines([(28, 88), (50, 112)], 4, trim)


def _head(p: Pen, hair: str, *, stern: bool = False, red: bool = False) -> None:
    """Draw neck and face; ``stern`` brows come down, ``red`` lips are painted."""
    p.shape([(42, 74), (58, 74), (60, 92), (50, 98), (40, 92)], SHADE)
    p.oval((30, 34, 70, 84), SKIN)
    p.pair((34.5, 64, 42, 70), BLUSH)
    p.pair((37.8, 54, 44.6, 62.4), theme.INK)
    p.dots(((40.6, 56.6), (57.4, 56.6)), 1.3, theme.IVORY)
    p.lines([(35, 49), (40, 48), (45.4, 51.4)] if stern else [(35.4, 50.4), (40.4, 48), (45, 49.4)], 2.6, hair)
    p.line([(50, 58), (48.4, 66), (51, 66.8)], 1.8, LINE)
    if red:
        p.oval((45.6, 70.6, 54.4, 76), LIPS)
    else:
        p.arc((43.6, 68, 56.4, 76.4), 20, 160, 2.8, LIPS)


def _moustache(p: Pen, hair: str) -> None:
    p.paths("M50 67 C45 64.6 38 66 33 73 C40 75 46 74 50 70.4Z", hair)


def _guard(p: Pen) -> None:
    p.line([(88, 140), (88, 26)], 4.4, BROWN)
    p.shape([(88, -2), (97, 18), (88, 30), (79, 18)], STEEL)
    _shoulders(p, IRON, "#5B5F66")
    p.both([(6, 102), (28, 88), (36, 100), (16, 112)], STEEL)
    p.shape([(36, 94), (64, 94), (60, 140), (40, 140)], CRIMSON)
    _head(p, DARK, stern=True)
    p.paths("M50 12 C30 14 24 32 25 60 L33 66 L34 48 L50 46Z", STEEL)
    p.shape([(46.6, 44), (53.4, 44), (52.4, 64), (47.6, 64)], IRON)
    p.line([(25, 47), (50, 43), (75, 47)], 4.2, IRON)
    p.path("M48 16 C50 0 66 -6 84 4 C76 6 74 12 66 12 C72 16 62 20 52 18Z", RED)


def _monk(p: Pen) -> None:
    robe = "#8C6A45"
    p.path("M50 14 C22 16 18 44 16 74 C15 88 8 96 4 104 L96 104 C92 96 85 88 84 74 C82 44 78 16 50 14Z", robe)
    _shoulders(p, robe, "#665944")
    p.oval((26, 26, 74, 92), "#3D2A1B")
    _head(p, BROWN)
    p.path("M31 52 C31 40 38 34 50 34 C62 34 69 40 69 52 C62 43 56 41 50 41 C44 41 38 43 31 52Z", BROWN)
    p.dots([(50 + 20 * math.sin(a), 92 + 16 * math.cos(a)) for a in (k * 0.35 - 1.4 for k in range(9))], 3.2, BRASS)
    p.line([(50, 108), (50, 122)], 3.4, BRASS)
    p.line([(45, 113), (55, 113)], 3.4, BRASS)


def _jester(p: Pen) -> None:
    one, other = "#754BA4", theme.GOLD
    _shoulders(p, one, "#4E426A")
    p.shape([(50, 92), (72, 88), (97, 104), (104, 140), (50, 140)], other)
    for k in range(5):
        x = 22 + 14 * k
        p.shape([(x - 8, 88), (x + 8, 88), (x, 106)], theme.IVORY if k % 2 else RED)
        p.dot(x, 107, 3, BRASS)
    _head(p, DARK, red=True)
    p.shape([(59, 46), (63, 58), (59, 70), (55, 58)], RED)
    p.oval((56.4, 54, 62, 62), theme.INK)
    p.path("M50 30 C48 12 26 2 8 22 C16 24 18 36 24 50 L50 44Z", one)
    p.path("M50 30 C52 12 74 2 92 22 C84 24 82 36 76 50 L50 44Z", other)
    p.dots(((8, 24), (92, 24)), 5, RED)
    p.line([(24, 50), (50, 43), (76, 50)], 5, theme.IVORY)


def _knight(p: Pen) -> None:
    p.shape([(84, 100), (84, 20), (88, 10), (92, 20), (92, 100)], WHITE)
    p.line([(88, 22), (88, 96)], 1.6, STEEL)
    p.line([(78, 98), (98, 98)], 4.4, BRASS)
    _shoulders(p, CRIMSON, "#7A2A2A")
    p.both([(0, 108), (26, 88), (40, 98), (24, 122)], STEEL)
    p.both([(0, 108), (26, 88), (30, 92), (8, 114)], WHITE)
    p.shape([(50, 96), (62, 106), (50, 130), (38, 106)], BRASS)
    _head(p, BROWN, stern=True)
    _moustache(p, BROWN)
    p.paths("M50 10 C32 12 24 26 24 50 L24 86 L34 92 L33 44 L50 40Z", STEEL)
    p.paths("M50 22 C38 22 28 28 24 42 L50 34Z", IRON)
    p.dots(((31, 34), (38, 30), (62, 30), (69, 34)), 1.8, theme.INK)
    p.path("M46 14 C40 -2 52 -8 60 -6 C56 0 60 6 54 14Z", RED)


def _maid(p: Pen) -> None:
    p.path("M50 22 C26 22 22 44 23 66 C24 80 30 86 36 88 L64 88 C70 86 76 80 77 66 C78 44 74 22 50 22Z", BROWN)
    _shoulders(p, "#1C7A63", "#185B45")
    p.shape([(36, 92), (64, 92), (70, 140), (30, 140)], WHITE)
    p.paths("M50 104 C44 92 34 88 28 90 L34 102Z", theme.IVORY)
    p.dot(50, 99, 4, "#C2277A")
    _head(p, BROWN)
    p.paths("M50 34 C42 36 34 42 30 56 C28 44 34 30 50 30Z", BROWN)
    p.dots([(50 + 27 * math.sin(a), 42 - 22 * math.cos(a)) for a in (k * 0.33 - 1.32 for k in range(9))], 6.4, WHITE)
    p.arc((26, 23, 74, 63), 200, 340, 5, "#185B45")


def _prince(p: Pen) -> None:
    _shoulders(p, NAVY, HAT)
    p.both([(28, 88), (50, 112), (40, 140), (14, 140), (10, 100)], CRIMSON)
    p.both([(30, 74), (40, 92), (48, 104), (26, 94)], theme.IVORY)
    p.dot(50, 107, 5, BRASS)
    _head(p, BLOND)
    p.path("M50 22 C30 22 24 40 26 62 C28 70 31 72 32 72 L33 52 C42 50 48 44 52 38 C56 46 62 50 67 52 L68 72 C72 70 76 "
           "60 74 44 C72 30 64 22 50 22Z", BLOND)  # fmt: skip
    p.arc((26, 26, 74, 70), 205, 335, 4.4, BRASS)
    p.shape([(50, 18), (55, 27), (50, 35), (45, 27)], RED)
    p.both([(30, 36), (36, 20), (42, 31)], BRASS)


def _wizard(p: Pen) -> None:
    p.line([(88, 140), (88, 44)], 4.2, BROWN)
    p.dot(88, 38, 8, "#7DC9FF")
    p.dot(85.4, 35, 2.4, theme.IVORY)
    _shoulders(p, NAVY, HAT)
    _head(p, WHITE, stern=True)
    p.path("M30 58 C30 84 36 104 50 122 C64 104 70 84 70 58 C66 68 58 70 50 69 C42 70 34 68 30 58Z", WHITE)
    _moustache(p, "#9DA1A3")
    p.path("M16 47 C26 38 32 40 36 28 C40 12 46 0 62 -8 C60 2 64 10 66 24 C68 38 74 40 84 47 C70 52 30 52 16 47Z",
           HAT)  # fmt: skip
    p.line([(35, 38), (50, 40.6), (66, 38)], 4.4, BRASS)
    for x, y, size in ((47, 26, 11), (57, 14, 8), (58, 31, 6)):
        p.sign("star", x, y, size, theme.GOLD)


def _king(p: Pen) -> None:
    p.line([(89, 140), (89, 40)], 4.4, BRASS)
    p.dot(89, 34, 7.6, BRASS)
    p.dot(89, 34, 3.8, RED)
    _shoulders(p, CRIMSON, "#7A2A2A")
    p.path("M16 96 C22 84 34 80 50 86 C66 80 78 84 84 96 C74 108 62 112 50 112 C38 112 26 108 16 96Z", theme.IVORY)
    for x, y in ((27, 96), (38, 104), (62, 104), (73, 96)):
        p.shape([(x - 1.8, y - 3.6), (x + 1.8, y - 3.6), (x, y + 4)], theme.INK)
    p.oval((26, 32, 74, 88), BROWN)
    _head(p, BROWN, stern=True)
    p.path("M30 56 C31 70 34 82 40 90 C45 96 48 98 50 99 C52 98 55 96 60 90 C66 82 69 70 70 56 C66 66 60 68 50 68 "
           "C40 68 34 66 30 56Z", BROWN)  # fmt: skip
    _moustache(p, "#3D2A1B")
    p.shape([(24, 40), (19, 12), (35, 26), (50, 4), (65, 26), (81, 12), (76, 40)], theme.GOLD)
    p.shape([(24, 37), (76, 37), (75, 45), (25, 45)], RED)
    p.dots(((36, 41), (50, 41), (64, 41)), 2.6, theme.IVORY)
    p.dots(((19, 11), (50, 3), (81, 11)), 4.2, theme.GOLD)


def _general(p: Pen) -> None:
    _shoulders(p, "#1F2F52", "#1F2F52", BRASS)
    for x in (12, 88):
        p.oval((x - 15, 92, x + 15, 106), BRASS)
        for k in range(-2, 3):
            p.line([(x + 5.4 * k, 102), (x + 5.4 * k, 114)], 2.8, theme.GOLD)
    p.sign("star", 32, 112, 12, theme.GOLD)
    _head(p, WHITE, stern=True)
    p.line([(62, 62), (66, 74)], 1.8, LIPS)
    _moustache(p, "#9DA1A3")
    p.path("M6 44 C12 40 20 20 50 16 C80 20 88 40 94 44 C76 46 66 40 50 40 C34 40 24 46 6 44Z", "#1F2F52")
    p.line([(7, 43), (26, 42), (50, 38.4), (74, 42), (93, 43)], 3, BRASS)
    p.dot(50, 29, 6.4, RED)
    p.dot(50, 29, 3, theme.GOLD)
    p.path("M48 18 C46 4 58 -8 74 -4 C70 2 72 8 62 10 C66 14 58 18 52 18Z", theme.IVORY)


def _countess(p: Pen) -> None:
    p.path("M50 -2 C28 -2 24 16 24 34 C20 46 24 66 28 84 L72 84 C76 66 80 46 76 34 C76 16 72 -2 50 -2Z", "#5A2A4A")
    p.dots(((23, 70), (26, 82), (77, 70), (74, 82)), 6, "#5A2A4A")
    _shoulders(p, VIOLET, "#5A2A4A")
    p.shape([(30, 90), (50, 114), (70, 90), (60, 84), (40, 84)], SKIN)
    p.line([(30, 90), (50, 115), (70, 90)], 3.4, BRASS)
    _head(p, "#5A2A4A", red=True)
    p.paths("M50 32 C40 33 33 40 30 54 C27 40 34 26 50 26Z", "#5A2A4A")
    p.dots(
        [(50 + 13 * math.sin(a), 84 + 11 * math.cos(a)) for a in (k * 0.4 - 1.2 for k in range(7))], 2.5, theme.IVORY
    )
    p.dot(58, 70, 1.2, theme.INK)
    for k in range(7):
        a = math.radians(-74 + 17 * k)
        tip = 84 + 30 * math.sin(a), 112 - 30 * math.cos(a)
        b = math.radians(-57 + 17 * k)
        p.shape([(84, 118), tip, (84 + 30 * math.sin(b), 112 - 30 * math.cos(b))], BRASS if k % 2 else theme.IVORY)
    p.sign("H", 64, 19, 13, "#E092B8")


def _minister(p: Pen) -> None:
    _shoulders(p, "#3B3E55", "#221F2E")
    p.both([(28, 88), (50, 112), (46, 140), (30, 140)], VIOLET)
    _head(p, GREY, stern=True)
    p.path("M33 64 C36 80 42 98 50 110 C58 98 64 80 67 64 C62 72 56 74 50 73 C44 74 38 72 33 64Z", GREY)
    _moustache(p, IRON)
    p.dots([(50 + 30 * math.sin(a), 92 + 24 * math.cos(a)) for a in (k * 0.28 - 1.12 for k in range(9))], 3.4, BRASS)
    p.shape([(24, 44), (20, 18), (50, 10), (80, 18), (76, 44), (50, 38)], "#221F2E")
    p.shape([(20, 18), (50, 10), (80, 18), (50, 27)], "#3B3B46")
    p.line([(50, 18), (78, 22), (80, 38)], 2.4, BRASS)
    p.oval((4, 100, 28, 112), theme.IVORY)
    p.shape([(4, 106), (28, 106), (28, 140), (4, 140)], theme.IVORY)
    p.dot(16, 122, 5, RED)


def _princess(p: Pen) -> None:
    p.path("M50 24 C22 24 18 46 18 66 C18 88 8 96 10 124 L90 124 C92 96 82 88 82 66 C82 46 78 24 50 24Z", BLOND)
    _shoulders(p, "#C2277A", "#9B1238")
    p.shape([(32, 89), (50, 110), (68, 89), (60, 84), (40, 84)], SKIN)
    p.line([(31, 89), (50, 111), (69, 89)], 4, theme.IVORY)
    p.paths("M28 70 C22 84 22 100 14 122 C24 120 34 104 33 78Z", BLOND)
    _head(p, "#A67101", red=True)
    p.paths("M50 32 C45 42 38 48 30 52 C28 60 29 68 28 76 C20 66 22 32 50 30Z", BLOND)
    p.shape([(29, 33), (27, 12), (38, 22), (50, 2), (62, 22), (73, 12), (71, 33), (50, 27)], theme.GOLD)
    p.dots(((27, 11), (50, 2), (73, 11)), 3.6, theme.IVORY)
    p.sign("H", 50, 19, 10, "#C2277A")
    p.shape([(58, 100), (98, 94), (102, 120), (62, 126)], theme.IVORY)
    p.line([(59, 101), (81, 114), (97, 95)], 2, "#CDBF9F")
    p.sign("H", 81, 112, 13, RED)


WEST: Final[tuple[Bust | None, ...]] = (
    None, _guard, _monk, _knight, _maid, _prince, _king, _countess, _princess, _minister,
)  # fmt: skip
EAST: Final[tuple[Bust | None, ...]] = (
    None, _guard, _jester, _knight, _monk, _wizard, _general, _countess, _princess, _minister,
)  # fmt: skip
CASTS: Final[Mapping[str, tuple[Bust | None, ...]]] = {"west": WEST, "east": EAST}
"""By the catalogue's ``love_letter-cast``, then by face (see ``terms.face``)."""


@kept
def bust(face: int, cast: str, width: int) -> Image.Image:
    """Return a face of the cast in front of its window, RGB, ``width`` pixels wide. Do not change it."""
    pen = Pen(width, round(width * TALL), WINDOWS[face][0])
    _window(pen, WINDOWS[face])
    draw = CASTS.get(cast, WEST)[face]
    assert draw is not None
    draw(pen)
    return pen.drawn()


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw guard and princess, who look out of a letter with a seal."""
    size = canvas.image.width
    pen = Pen(size, size, _SILK)
    pen.dot(50, 44, 52, _ROSE[0])
    pen.dot(50, 44, 38, _ROSE[1])
    pen.shape([(4, 66), (50, 34), (96, 66), (96, 90), (4, 90)], _INSIDE)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    canvas.card(nameless(1, "west", 204), 174, 186, 11)
    canvas.card(nameless(8, "west", 204), 340, 176, -9)
    letter = Pen(size, size)
    letter.both([(4, 62), (50, 88), (50, 101), (4, 101)], _FOLD)
    letter.both([(2, 63), (5, 63), (44, 85), (2, 101)], _PAPER)
    letter.shape([(2, 101), (50, 74), (98, 101)], theme.mix(_PAPER, _FOLD, 0.4))
    letter.both([(2, 101), (50, 74), (50, 76), (6, 101)], _FOLD)
    letter.dot(50, 82, 12, theme.mix(_WAX, theme.INK, 0.3))
    letter.dot(50, 81, 11.4, _WAX)
    letter.sign("H", 50, 81.6, 12, "#F4A9AE")
    lay_over(canvas, letter)
