"""Text: the font of each character, the width of a text, fitting and drawing of one line; lines: ``render.kit.lines``.

Every function takes a face (``BOLD`` or ``MEDIUM``) and a size in pixels.  A character that the face lacks comes from
the next font that has it. A character in no font becomes a geta mark (〓), never an empty box; emoji, which no font
here has, are left out.  Positions are the left edge, the middle or the right edge and the optical middle line of the
text, so that words and numbers of any size can share a line.
"""

import json
import re
import unicodedata
from bisect import bisect_right
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from engine.core.names import parted
from render.kit.ink import stamp, thicken
from render.kit.kept import kept
from render.kit.written import note

FONT_DIR: Final = Path(__file__).parents[1] / "fonts"
FILES: Final = {
    "ui-700": "ui-700.ttf",
    "ui-800": "ui-800.ttf",
    "world-800": "world-800.ttf",
    "names": "names.otf",
    "deck-800": "deck-800.ttf",
}
BOLD: Final = "ui-800"  # names, numbers, titles, all text that must be read
MEDIUM: Final = "ui-700"  # the second language, quiet labels, running text
DECK: Final = "deck-800"  # the large characters of the kanji deck
FALLBACK: Final = {
    "ui-800": ("world-800", "names"),
    "ui-700": ("ui-800", "world-800", "names"),
    "deck-800": ("names",),
    "world-800": (),
    "names": (),
}
GETA: Final = "〓"
NAMELESS: Final = "–"
"""The text for a name in which no character can be drawn."""
ELLIPSIS: Final = "…"

Align = Literal["l", "m", "r"]


def signed(number: int | str) -> str:
    """Return a number with a true minus sign, as pictures and words show it."""
    return str(number).replace("-", "−")


OPEN: Final = 16
"""The most fonts that are open at once. Each size of a file is opened by itself: half a megabyte, a quarter of a
millisecond. Lengths and masks of letters are kept apart from them."""


@lru_cache(maxsize=OPEN)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Return the opened font.  Basic layout is the same on every machine; kerning is done in this module."""
    return ImageFont.truetype(str(FONT_DIR / FILES[face]), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _coverage() -> dict[str, list[int]]:
    table: dict[str, list[int]] = json.loads((FONT_DIR / "coverage.json").read_text("utf-8"))
    return table


@cache
def _kerning() -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = json.loads((FONT_DIR / "kerning.json").read_text("utf-8"))
    return table


@lru_cache(maxsize=8192)
def covers(face: str, character: str) -> bool:
    """True if the font file of this face has the character (other fonts do not count)."""
    ranges = _coverage()[face]
    place = bisect_right(ranges, ord(character))
    return place % 2 == 1 or (place > 0 and ranges[place - 1] == ord(character))


@lru_cache(maxsize=8192)
def _faces_for(face: str, character: str) -> str | None:
    return next((f for f in (face, *FALLBACK[face]) if covers(f, character)), None)


def _is_emoji(character: str) -> bool:
    point = ord(character)
    return (
        0x1F000 <= point <= 0x1FAFF
        or 0x2300 <= point <= 0x23FF
        or 0x2600 <= point <= 0x27BF
        or 0x2B00 <= point <= 0x2BFF
        or character in "↔↕↖↗↘↙↩↪"
        or 0xE0000 <= point <= 0xE007F
        or unicodedata.category(character) == "Sk"
    )


def _is_invisible(character: str) -> bool:
    # Controls, joiners, direction marks, variation selectors, lone surrogates, marks without a base character
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Mn", "Me", "Mc") or character in "ᅟᅠㅤﾠ\u2800"


def _fold(face: str, character: str) -> str:
    """Return a replacement for a character in no font: its plain form, nothing for emoji, otherwise the geta mark."""
    plain = unicodedata.normalize("NFKC", character)
    if plain != character and all(_faces_for(face, c) for c in plain):
        return plain
    base = unicodedata.normalize("NFKD", character)[0]
    if base != character and _faces_for(face, base):
        return base
    return "" if _is_emoji(character) else GETA


@lru_cache(maxsize=4096)
def drawable(text: str, face: str = BOLD) -> str:
    """Return the text as it will be drawn: composed, without emoji and invisible characters, unknown ones as 〓."""
    out = []
    for character in unicodedata.normalize("NFC", text):
        if character.isspace():
            out.append("\u3000" if character == "\u3000" else " ")
        elif _is_invisible(character) and not (_faces_for(face, character) and character.isprintable()):
            continue
        elif _faces_for(face, character):
            out.append(character)
        else:
            out.append(_fold(face, character))
    return "".join(out)


@lru_cache(maxsize=2048)
def name(text: str) -> str:
    """Return a player's name as it will be drawn: single spaces, never empty (``NAMELESS`` if nothing can be drawn)."""
    shown = re.sub(r"\s+", " ", drawable(text)).strip()
    return shown if shown.strip(GETA + " ") else NAMELESS


class Run(NamedTuple):
    """A piece of text from one font, and the shift of the next piece (thousandths of the size)."""

    face: str
    text: str
    shift: int


@lru_cache(maxsize=8192)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """Return the text in pieces, cut where the font changes and where two letters are kerned."""
    out: list[Run] = []
    for character in drawable(text, face):
        home = _faces_for(face, character) or face
        if out and out[-1].face == home:
            before = out[-1].text
            shift = _kerning().get(home, {}).get(before[-1] + character, 0)
            if not shift:
                out[-1] = Run(home, before + character, 0)
                continue
            out[-1] = Run(home, before, shift)
        out.append(Run(home, character, 0))
    return tuple(out)


@lru_cache(maxsize=32768)
def _letter(face: str, size: int, character: str) -> float:
    """Return the advance of the pen for one character; no kerning in the font files would change it."""
    return font(face, size).getlength(character)


def _advance(run: Run, size: int) -> float:
    return sum([_letter(run.face, size, c) for c in run.text]) + run.shift * size / 1000


@lru_cache(maxsize=16384)
def width(text: str, face: str, size: int) -> float:
    """Return the drawn width in pixels."""
    return sum(_advance(run, size) for run in runs(text, face))


def clip(text: str, face: str, size: int, room: float) -> str:
    """Return the text, or as much of it as fits into ``room`` pixels, and an ellipsis; a seat beside a name stays."""
    if width(text, face, size) <= room:
        return text
    bare, seat = parted(text)
    if seat and width(seat, face, size) <= room:
        cut = clip(bare, face, size, room - width(seat, face, size)) + seat
        return cut if width(cut, face, size) <= room else seat.strip()
    dots = "..." if text.isascii() else ELLIPSIS
    text = drawable(text, face)
    while text and width(text.rstrip() + dots, face, size) > room:
        text = text[:-1]
    return text.rstrip() + dots


@lru_cache(maxsize=8192)
def fit(text: str, face: str, size: int, room: float, least: int) -> tuple[str, int]:
    """Return text and size that fit into ``room`` pixels: the text first shrinks, down to ``least``, then it is cut."""
    most = size
    while size > least and (used := width(text, face, size)) > room:
        # The width is nearly proportional to the size: go to the size that should fit, instead of one pixel at a time.
        size = max(least, min(size - 1, ceil(size * room / used)))
    while size + 1 < most and width(text, face, size + 1) <= room:
        size += 1
    return clip(text, face, size, room), size


@cache
def _middle(face: str, size: int, latin: bool) -> float:
    _, top, _, bottom = font(face, size).getbbox("H" if latin else "国", anchor="ls")
    return -(top + bottom) / 2


def draw(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    *,
    size: int,
    colour: str,
    face: str = BOLD,
    align: Align = "l",
    room: float | None = None,
    least: int | None = None,
    role: str = "text",
) -> float:
    """Draw one line; y is its optical middle.  Return the width drawn.

    With ``room`` the text shrinks to ``least`` (default: four fifths of the size) and is then cut with an ellipsis.
    ``role`` is the role of the text for readers of the picture (``render.kit.written``).
    """
    if room is not None:
        text, size = fit(text, face, size, room, least if least is not None else round(size * 0.8))
    whole = width(text, face, size)
    left = x - {"l": 0.0, "m": whole / 2, "r": whole}[align]
    mask, shift, rise, latin = _line(text, face, size)
    base = round(y + _middle("ui-800" if face == DECK else face, size, latin))
    stamp(image, colour, round(left) + shift, base + rise, mask)
    note(image, role, text, left, y, whole, size)
    return whole


@kept
def _line(text: str, face: str, size: int) -> tuple[Image.Image, int, int, bool]:
    """Return the line's ink as a mask, its offset from the left end of the base line, and whether it is Latin only."""
    pieces = runs(text, face)
    latin = text.isascii() or not any(ord(c) > 0x2FFF for run in pieces for c in run.text)
    margin, base = size, _base(size)
    mask = Image.new("L", (round(width(text, face, size)) + 2 * margin, _tall(size)), 0)
    left = float(margin)
    for run in pieces:
        pen = round(left)
        for character in run.text:
            if (letter := _ink(run.face, size, character)) is not None:
                ink, right, down = letter
                thicken(mask, pen + right, down, ink)
            pen += round(_letter(run.face, size, character))
        left += _advance(run, size)
    box = mask.getbbox() or (0, 0, 1, 1)
    return mask.crop(box), box[0] - margin, box[1] - base, latin


def _base(size: int) -> int:
    """Return the base line in the mask of a line, from its top."""
    return round(size * 1.5)


def _tall(size: int) -> int:
    """Return the height of the mask of a line."""
    return round(size * 2.2)


@kept
def _ink(face: str, size: int, character: str) -> tuple[Image.Image, int, int] | None:
    """Return one character's ink, its distance to the right of the pen, and its top in a line's mask; None if blank.

    The pen moves by whole pixels, so a character looks the same at every place: most new lines consist of characters
    that were drawn before, at a tenth of the cost.
    """
    mask = Image.new("L", (size * 3, _tall(size)), 0)
    ImageDraw.Draw(mask).text((size, _base(size)), character, font=font(face, size), fill=255, anchor="ls")
    box = mask.getbbox()
    return None if box is None else (mask.crop(box), box[0] - size, box[1])
