"""Cards as sprites: the six-suit deck, small cards, backs, numbered cards and empty places.

A card is named by (rank, suit): ranks ``A 2 .. 10 J Q K JOKER WHITE``, suits one letter of ``SHCDLX``. The suit of a
joker is any suit letter and gives its colour; ``""`` is orange. A white card has no suit.  Widths are pixels; a card is
1.4 times as high as wide, a small card 1.3 times.  Sprites are cached: do not draw into them.
"""

import math
from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.drawing import theme
from render.kit.drawing.icons import shape
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, Sprite, glyph_mask, ring, rounded, rounded_mask
from render.kit.drawing.text import BOLD
from render.kit.pieces.figures import bust, figure

PAD: Final = 6  # transparent margin of every card sprite; its soft shadow is in it
ASPECT: Final = 1.4
MINI_ASPECT: Final = 1.3
COURT: Final = {"K": "crown", "Q": "coronet", "J": "shield"}
FIGURED: Final = 84
"""From this width on kings, queens and jacks are drawn as double figures; below it as their upper half."""
BUST: Final = 52
"""Below this width kings, queens and jacks have a sign: a crown, a coronet, a shield."""
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUIT_SIGN: Final = {"S": "♠", "H": "♥", "C": "♣", "D": "♦", "L": "L", "X": "X", "": ""}
"""The suit in the list of the texts of a picture (``render.kit.drawing.written``)."""


def radius(width: int) -> int:
    """Return the corner radius of a card of this width."""
    return max(6, round(width * 0.085))


def card_height(width: int) -> int:
    """Return the height of a card of this width."""
    return round(width * ASPECT)


def mini_height(width: int) -> int:
    """Return the height of a small card of this width."""
    return round(width * MINI_ASPECT)


@kept
def _blank(width: int, height: int, corner: int, face: str = theme.IVORY, edge: str = theme.CARD_EDGE) -> Sprite:
    image = Image.new("RGBA", (width + 2 * PAD, height + 2 * PAD), (0, 0, 0, 0))
    shadow = Image.new("L", image.size, 0)
    shadow.paste(105, (PAD, PAD + 3), rounded_mask(width, height, corner))
    shadow = shadow.filter(ImageFilter.GaussianBlur(2.2))
    image.paste(edge, (PAD, PAD), rounded_mask(width, height, corner))
    image.paste(face, (PAD + 2, PAD + 2), rounded_mask(width - 4, height - 4, corner - 2))
    alpha = Image.new("L", image.size, 0)
    alpha.paste(255, (PAD, PAD), rounded_mask(width, height, corner))
    # the shadow shows through where the card's own corner covers only a part of a pixel
    image.putalpha(ImageChops.lighter(alpha, shadow))
    return Sprite(image, width, height, PAD)


def blank(width: int, height: int) -> Image.Image:
    """Return a new empty card face with edge and shadow, for a new kind of card (its corner is at PAD, PAD)."""
    return plain(width, height, radius(width))


def plain(width: int, height: int, corner: int) -> Image.Image:
    """Return a new empty piece of any size with edge and shadow, for a piece that is no card (corner: PAD, PAD)."""
    ground = partial(_blank, width, height, corner)
    image = ground().image.copy()
    vars(image)["ground"] = ground
    return image


def finished(image: Image.Image, says: str = "", print: int = 0) -> Sprite:
    """Return an image made from ``blank`` as a sprite; ``says`` is its name in the list of the texts of a picture.

    ``print`` is the size of its smallest type, px.
    """
    return Sprite(image, image.width - 2 * PAD, image.height - 2 * PAD, PAD, says, vars(image).get("ground"), print)


@kept(by=lambda sprite, *how: (sprite.number, *how))
def dimmed(sprite: Sprite, part: float = 0.4, ground: str = theme.FELT) -> Sprite:
    """Return the sprite mixed towards the felt: a card that may not be played."""
    alpha = sprite.image.getchannel("A")
    flat = Image.new("RGB", sprite.image.size, ground)
    mixed = Image.blend(sprite.image.convert("RGB"), flat, part).convert("RGBA")
    mixed.putalpha(alpha)
    says = f"({sprite.says})" if sprite.says else ""
    return Sprite(mixed, sprite.width, sprite.height, sprite.pad, says, print=sprite.print)


def suit_colour(suit: str, classic: bool = False) -> str:
    """Return the colour of a suit; with ``classic`` one of the two colours of an ordinary pack."""
    return theme.CLASSIC_COLOUR[suit] if classic else theme.SUIT_COLOUR[suit]


def rank_colour(suit: str, classic: bool = False) -> str:
    """Return the colour of a rank; it is darker than a light suit."""
    return theme.CLASSIC_COLOUR[suit] if classic else theme.SUIT_INK[suit]


@kept
def card(rank: str, suit: str, width: int = 150, dim: bool = False, classic: bool = False) -> Sprite:
    """Return a full card: the index in a corner, one big pip.  ``dim``: not playable; ``classic``: two colours."""
    if dim:
        return dimmed(card(rank, suit, width, False, classic))
    height = card_height(width)
    image = blank(width, height)
    unit = width / 150
    if rank == "WHITE":
        _white(image, width, height, unit)
    elif rank == "JOKER":
        _joker(image, suit_colour(suit, classic) if suit else theme.JOKER, width, height, unit)
    elif rank in COURT and width >= FIGURED:
        _court(image, rank, suit, width, height, classic)
    else:
        _pips(image, rank, suit, width, height, unit, classic)
    # a joker is known by its jester, a white card by its sign
    return finished(image, SUIT_SIGN[suit] + rank, round(theme.RANK_SIZE * unit) if rank in RANKS else 0)


def _white(image: Image.Image, width: int, height: int, unit: float) -> None:
    inset = round(12 * unit)
    box = (PAD + inset, PAD + inset, width - 2 * inset, height - 2 * inset)
    ring(
        image,
        *box,
        radius(width) - 2,
        max(2, round(3 * unit)),
        theme.GHOST_LINE,
        dash=max(4, round(9 * unit)),
    )
    mask = glyph_mask("白", BOLD, round(78 * unit))
    image.paste(theme.GHOST, (PAD + (width - mask.width) // 2, PAD + (height - mask.height) // 2), mask)


def _joker(image: Image.Image, colour: str, width: int, height: int, unit: float) -> None:
    word = glyph_mask("JOKER", BOLD, round(33 * unit), round(width * 0.9)).rotate(-90, expand=True)
    image.paste(colour, (PAD + round(13 * unit), PAD + round(17 * unit)), word)
    cap, star = round(92 * unit), round(38 * unit)
    shape(
        image,
        "jester",
        PAD + width - round(14 * unit) - cap,
        PAD + height - round(22 * unit) - cap,
        cap,
        colour,
    )
    shape(image, "star", PAD + width - round(16 * unit) - star, PAD + round(18 * unit), star, colour)


def _court(image: Image.Image, rank: str, suit: str, width: int, height: int, classic: bool) -> None:
    """Draw a double figure in a frame; the index is as high as on other cards and a little narrower."""
    unit, colour = width / 150, suit_colour(suit, classic)
    middle = PAD + round(31 * unit)
    index = glyph_mask(rank, BOLD, round(theme.RANK_SIZE * unit), round(46 * unit))
    image.paste(rank_colour(suit, classic), (middle - index.width // 2, PAD + round(15 * unit)), index)
    small = round(36 * unit)
    shape(image, suit, middle - small / 2, PAD + round(77 * unit), small, colour)
    inset, line, corner = round(10 * unit), max(2, round(2.4 * unit)), round(9 * unit)
    wide, high = round(84 * unit), height - 2 * inset
    x, y = PAD + width - inset - wide, PAD + inset
    rounded(image, x, y, wide, high, corner, colour)
    part = figure(rank, suit, wide - 2 * line, high - 2 * line, classic)
    image.paste(part, (x + line, y + line), rounded_mask(*part.size, max(2, corner - line)))


def _pips(image: Image.Image, rank: str, suit: str, width: int, height: int, unit: float, classic: bool) -> None:
    colour = suit_colour(suit, classic)
    middle = PAD + round(36 * unit)
    tight = -0.09 if rank == "10" else 0.0
    index = glyph_mask(rank, BOLD, round(theme.RANK_SIZE * unit), round(57 * unit), tight)
    image.paste(rank_colour(suit, classic), (middle - index.width // 2, PAD + round(15 * unit)), index)
    small = round(37 * unit)
    shape(image, suit, middle - small / 2, PAD + round(77 * unit), small, colour)
    if rank in COURT:
        wide, high = round(79 * unit), round(108 * unit)
        x, y = PAD + width - round(12 * unit) - wide, PAD + height - round(12 * unit) - high
        rounded(image, x, y, wide, high, round(12 * unit), colour)
        if width >= BUST:
            line = max(1, round(2.4 * unit))
            part = bust(rank, suit, wide - 2 * line, high - 2 * line, classic)
            image.paste(part, (x + line, y + line), rounded_mask(*part.size, round(10 * unit)))
            return
        head, foot = round(60 * unit), round(26 * unit)
        shape(image, COURT[rank], x + (wide - head) / 2, y + round(10 * unit), head, theme.IVORY)
        shape(image, suit, x + (wide - foot) / 2, y + high - foot - round(7 * unit), foot, theme.IVORY)
        return
    if rank == "A":
        inset = round(7 * unit)
        box = (PAD + inset, PAD + inset, width - 2 * inset, height - 2 * inset)
        hair = theme.mix(colour, theme.IVORY, 0.62)
        ring(image, *box, radius(width) - round(4 * unit), max(1, round(1.6 * unit)), hair)
    pip = round((94 if rank == "A" else 86) * unit)
    right, below = (9, 11) if rank == "A" else (13, 15)
    x, y = PAD + width - round(right * unit) - pip, PAD + height - round(below * unit) - pip
    shape(image, suit, x, y, pip, colour)


@kept
def mini(rank: str, suit: str, width: int = 84, dim: bool = False, classic: bool = False) -> Sprite:
    """Return a small card: the rank above the suit, nothing else.  It can be read from a width of 68 px on."""
    if dim:
        return dimmed(mini(rank, suit, width, False, classic))
    height, unit = mini_height(width), width / 84
    image = plain(width, height, max(6, round(width * 0.1)))
    if rank in ("JOKER", "WHITE"):
        colour = theme.GHOST if rank == "WHITE" else suit_colour(suit, classic) if suit else theme.JOKER
        size = round(60 * unit)
        if rank == "WHITE":
            mask = glyph_mask("白", BOLD, round(54 * unit))
            image.paste(colour, (PAD + (width - mask.width) // 2, PAD + (height - mask.height) // 2), mask)
        else:
            shape(image, "jester", PAD + (width - size) / 2, PAD + (height - size) / 2, size, colour)
        return finished(image, SUIT_SIGN[suit] + rank)
    colour = suit_colour(suit, classic)
    index = glyph_mask(rank, BOLD, round(50 * unit), round(66 * unit), -0.09 if rank == "10" else 0.0)
    at = PAD + (width - index.width) // 2, PAD + round(13 * unit)
    image.paste(rank_colour(suit, classic), at, index)
    size = round(42 * unit)
    shape(image, suit, PAD + (width - size) / 2, PAD + height - size - round(11 * unit), size, colour)
    return finished(image, SUIT_SIGN[suit] + rank, round(50 * unit))


@kept
def back(width: int = 150, height: int | None = None) -> Sprite:
    """Return the back of a card: a hemp-leaf lattice in an ivory frame.  It looks like no face."""
    high = card_height(width) if height is None else height
    image = blank(width, high)
    border = max(3, round(width * 0.055))
    wide, tall = width - 2 * border, high - 2 * border
    corner = max(3, radius(width) - border + 1)
    image.paste(_lattice(wide, tall, width), (PAD + border, PAD + border), rounded_mask(wide, tall, corner))
    ring(image, PAD + border, PAD + border, wide, tall, corner, max(1, round(width * 0.014)), theme.BACK_RIM)
    return finished(image, "back")


def _lattice(wide: int, tall: int, width: int) -> Image.Image:
    """Return the asanoha pattern: a grid of triangles, each with lines from its corners to its middle."""
    image = Image.new("RGB", (wide * SCALE, tall * SCALE), theme.BACK)
    pen = ImageDraw.Draw(image)
    side = max(22, width * 0.24) * SCALE
    step = side * math.sqrt(3) / 2
    line = max(2, round(max(1.1, width * 0.011) * SCALE))
    for row in range(-1, int(tall * SCALE / step) + 3):
        for column in range(-1, int(wide * SCALE / side) + 3):
            x = column * side + (row % 2) * side / 2 - side * 0.25
            y = row * step - step * 0.3
            a, b, c, d = (x, y), (x + side, y), (x + side / 2, y + step), (x - side / 2, y + step)
            for corners in ((a, b, c), (a, c, d)):
                middle = (sum(p[0] for p in corners) / 3, sum(p[1] for p in corners) / 3)
                pen.line([*corners, corners[0]], fill=theme.BACK_LATTICE, width=line)
                for corner in corners:
                    pen.line([corner, middle], fill=theme.BACK_LATTICE, width=line)
    return image.reduce(SCALE)


@kept
def number(value: int, width: int = 112, low: int = 3, high: int = 35, dim: bool = False) -> Sprite:
    """Return a card with one number: its colour goes from cool to hot, its bar from empty to full, from low to high."""
    if dim:
        return dimmed(number(value, width, low, high))
    tall, unit = card_height(width), width / 112
    part = (value - low) / max(1, high - low)
    colour = theme.heat(part)
    image = blank(width, tall)
    inset = round(7 * unit)
    rounded(image, PAD + inset, PAD + inset, width - 2 * inset, tall - 2 * inset, max(3, round(9 * unit)), colour)
    mask = glyph_mask(str(value), BOLD, round(70 * unit), round(92 * unit), -0.05)
    top = PAD + (tall - mask.height) // 2 - round(4 * unit)
    image.paste(theme.IVORY, (PAD + (width - mask.width) // 2, top), mask)
    x, y = PAD + round(20 * unit), PAD + tall - round(27 * unit)
    long, thick = width - round(40 * unit), max(3, round(8 * unit))
    rounded(image, x, y, long, thick, thick // 2, theme.mix(colour, theme.INK, 0.3))
    filled = round(long * part)
    if filled >= thick:
        rounded(image, x, y, filled, thick, thick // 2, theme.IVORY)
    return finished(image, str(value), round(70 * unit))


@kept
def number_mini(value: int, width: int = 60, low: int = 3, high: int = 35) -> Sprite:
    """Return a small numbered card for rows of taken cards: an ivory number on its colour; from a width of 44 px on."""
    tall, unit = mini_height(width), width / 60
    image = plain(width, tall, max(5, round(width * 0.12)))
    inset = max(3, round(4 * unit))
    colour = theme.heat((value - low) / max(1, high - low))
    rounded(image, PAD + inset, PAD + inset, width - 2 * inset, tall - 2 * inset, max(3, round(5 * unit)), colour)
    mask = glyph_mask(str(value), BOLD, round(40 * unit), round(43 * unit), -0.06)
    image.paste(theme.IVORY, (PAD + (width - mask.width) // 2, PAD + (tall - mask.height) // 2), mask)
    return finished(image, str(value), round(40 * unit))


@kept
def empty(width: int, height: int | None = None, colour: str = theme.MAT_LINE, fill: str = "") -> Sprite:
    """Return an empty place for a card: a dashed outline, filled if a fill colour is given."""
    high = card_height(width) if height is None else height
    image = Image.new("RGBA", (width, high), (0, 0, 0, 0))
    if fill:
        rounded(image, 0, 0, width, high, radius(width), fill)
    ring(
        image,
        0,
        0,
        width,
        high,
        radius(width),
        max(3, round(width / 30)),
        colour,
        dash=max(7, round(width / 11)),
    )
    return Sprite(image, width, high, says="empty")
