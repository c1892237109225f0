"""Text: the font of each character, the width of a text, fitting and drawing of one line; lines:
``render.kit.drawing.lines``.

Every function takes a face (``BOLD`` or ``MEDIUM``) and a size in pixels.  A character that the face lacks comes from
the next font that has it, words of other scripts from their own fonts (``render.kit.drawing.scripts``); what no font
has is left out (``engine.core.text.letters``), so there is never an empty box.  Positions are the left edge, the middle
or the right edge and the optical middle line of the text, so that words and numbers of any size can share a line.
"""

import json
import re
from bisect import bisect_right
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

from engine.core.text.letters import JOINERS, cut, is_joined, visible
from engine.core.text.names import parted
from render.kit.drawing import scripts
from render.kit.drawing.ink import stamp, thicken
from render.kit.drawing.kept import kept
from render.kit.drawing.scripts import ELLIPSIS, Run
from render.kit.drawing.theme import LEAST_SIZE
from render.kit.drawing.typesetting import Typesetting, current
from render.kit.drawing.written import note

FONT_DIR: Final = Path(__file__).parents[2] / "fonts"
FILES: Final = {
    "ui-700": "ui-700.ttf",
    "ui-800": "ui-800.ttf",
    "world-800": "world-800.ttf",
    "names": "names.otf",
    "deck-800": "deck-800.ttf",
    **scripts.FILES,
}
BOLD: Final = "ui-800"  # names, numbers, titles, all text that must be read
MEDIUM: Final = "ui-700"  # the second language, quiet labels, running text
DECK: Final = "deck-800"  # the large characters of the kanji deck
FALLBACK: Final = {
    "ui-800": ("world-800", "names", *scripts.FILES),
    "ui-700": ("ui-800", "world-800", "names", *scripts.FILES),
    "deck-800": ("names", *scripts.FILES),
}
NAMELESS: Final = "–"
"""The text for a name in which no character can be drawn."""

_OUT: Final = 0.15
"""How far the ink of a word may stick out at its ends, in sizes of its type."""

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
    layout = ImageFont.Layout.RAQM if scripts.shaped(face) and scripts.RAQM else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FONT_DIR / FILES[face]), scripts.scaled(face, size), layout_engine=layout)


@cache
def _coverage(folder: str) -> dict[str, list[int]]:
    table: dict[str, list[int]] = json.loads((FONT_DIR / folder / "coverage.json").read_text("utf-8"))
    return table


def coverage(face: str) -> list[int]:
    """Return the characters of a font file: first, last, first, last ..."""
    return _coverage(str(Path(FILES[face]).parent))[face]


@cache
def _kerning() -> dict[str, dict[str, int]]:
    table: dict[str, dict[str, int]] = json.loads((FONT_DIR / "kerning.json").read_text("utf-8"))
    return table


@lru_cache(maxsize=8192)
def covers(face: str, character: str) -> bool:
    """True if the font file of this face has the character (other fonts do not count)."""
    ranges = coverage(face)
    place = bisect_right(ranges, ord(character))
    return place % 2 == 1 or (place > 0 and ranges[place - 1] == ord(character))


@lru_cache(maxsize=8192)
def _faces_for(face: str, character: str) -> str | None:
    return next((f for f in (face, *FALLBACK[face]) if covers(f, character)), None)


@lru_cache(maxsize=2048)
def name(text: str) -> str:
    """Return a player's name as it will be drawn: single spaces, never empty (``NAMELESS`` if nothing can be drawn)."""
    return re.sub(r"\s+", " ", visible(text)).strip() or NAMELESS


def first_letter(text: str) -> str:
    """Return the first letter of a player's name as it will be drawn, with its marks."""
    shown = name(text)
    return shown[: next((k for k in range(1, len(shown)) if not is_joined(shown, k)), len(shown))]


def local(face: str) -> str:
    """Return a face with the Chinese characters of the language: "ui-800 tw"; that of the kanji deck stays."""
    han = current().han
    return f"{face} {han}" if han and face != DECK else face


def runs(text: str, face: str) -> tuple[Run, ...]:
    """Return the text in pieces from left to right, cut where the font changes and where two letters are kerned."""
    return _runs(text, local(face))


@lru_cache(maxsize=8192)
def _runs(text: str, face: str) -> tuple[Run, ...]:
    out: list[Run] = []
    shown = visible(text)
    homes = _homes(shown, face)
    foreign = not scripts.FILES.keys().isdisjoint(homes)
    for character, home in zip(shown, homes, strict=True):
        if out and out[-1].face == home and not (foreign and ELLIPSIS in (character, out[-1].text)):
            before = out[-1].text
            shift = _kerning().get(home, {}).get(before[-1] + character, 0)
            if not shift:
                out[-1] = Run(home, before + character, 0)
                continue
            out[-1] = Run(home, before, shift)
        out.append(Run(home, character, 0))
    return tuple(scripts.in_order(out))


def _homes(text: str, face: str) -> list[str]:
    """Return the font of each character; Chinese characters that stand together come from fonts of one country."""
    face, _, han = face.partition(" ")
    homes = [_faces_for(face, character) or face for character in text]
    if not scripts.FILES.keys().isdisjoint(homes):
        for first, last, faces in scripts.chinese(text, homes, covers):
            homes[first:last] = [next(f for f in faces if covers(f, character)) for character in text[first:last]]
        for at, character in enumerate(text):
            if at and character in JOINERS:
                homes[at] = homes[at - 1]
    if han:
        for first, last, faces in scripts.local(text, han):
            for at in range(first, last):
                homes[at] = next((f for f in faces if covers(f, text[at])), homes[at])
    return homes


@lru_cache(maxsize=32768)
def _letter(face: str, size: int, character: str) -> float:
    """Return the advance of the pen for one character; no kerning in the font files would change it."""
    return font(face, size).getlength(character)


@lru_cache(maxsize=4096)
def _word(face: str, size: int, word: str) -> tuple[float, float]:
    """Return the length of a word of a shaped script, and where its first letter stands.

    The length has room for signs that stick out, such as a vowel without its letter.
    """
    text, direction = scripts.laid_out(face, word)
    length = font(face, size).getlength(text, direction=direction)
    left, _, right, _ = font(face, size).getbbox(text, anchor="ls", direction=direction)
    before, after = max(0.0, -left - _OUT * size), max(0.0, right - length - _OUT * size)
    return length + before + after, before


def _advance(run: Run, size: int) -> float:
    if scripts.shaped(run.face):
        return _word(run.face, size, run.text)[0]
    return sum([_letter(run.face, size, c) for c in run.text]) + run.shift * size / 1000


def width(text: str, face: str, size: int) -> float:
    """Return the drawn width in pixels."""
    return _width(text, local(face), size)


@lru_cache(maxsize=16384)
def _width(text: str, face: str, size: int) -> float:
    return sum(_advance(run, size) for run in _runs(text, face))


def clip(text: str, face: str, size: int, room: float) -> str:
    """Return the text, or as much of it as fits into ``room`` pixels, and an ellipsis; a seat beside a name stays."""
    if width(text, face, size) <= room:
        return text
    bare, seat = parted(text)
    if seat and width(seat, face, size) <= room:
        clipped = clip(bare, face, size, room - width(seat, face, size)) + seat
        return clipped if width(clipped, face, size) <= room else seat.strip()
    dots = "..." if text.isascii() else ELLIPSIS
    text = visible(text)
    whole = text
    while text and width(text.rstrip() + dots, face, size) > room:
        text = cut(text, len(text) - 1)
    if current().yields and len(text) < len(whole):
        text = _behind_a_word(text, whole)
    return text.rstrip() + dots


def _behind_a_word(cut: str, whole: str) -> str:
    """Return a text that ends with a word, if that leaves half of it."""
    end = len(cut) if whole[len(cut)] == " " else cut.rfind(" ")
    return cut[:end].rstrip(" ,;:–—·") if end * 2 >= len(cut) else cut


def fit(text: str, face: str, size: int, room: float, least: int) -> tuple[str, int]:
    """Return text and size that fit into ``room`` pixels: the text first shrinks, down to ``least``, then it is cut."""
    return _fit(text, face, size, room, least, current())


@lru_cache(maxsize=8192)
def _fit(text: str, face: str, size: int, room: float, least: int, setting: Typesetting) -> tuple[str, int]:
    most, least = size, min(least, max(LEAST_SIZE, least // 2)) if setting.yields else least
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
    ``role`` is the role of the text for readers of the picture (``render.kit.drawing.written``).
    """
    if room is not None:
        text, size = fit(text, face, size, room, least if least is not None else round(size * 0.8))
    whole = width(text, face, size)
    left = x - {"l": 0.0, "m": whole / 2, "r": whole}[align]
    mask, shift, rise, latin = _line(text, local(face), size)
    base = round(y + _middle("ui-800" if face == DECK else face, size, latin))
    stamp(image, colour, round(left) + shift, base + rise, mask)
    note(image, role, text, left, y, whole, size)
    return whole


@kept
def _line(text: str, face: str, size: int) -> tuple[Image.Image, int, int, bool]:
    """Return the line's ink as a mask, its offset from the left end of the base line, and whether it is Latin only."""
    pieces = _runs(text, face)
    latin = text.isascii() or not any(ord(c) > 0x2FFF for run in pieces for c in run.text)
    margin, base = size, _base(size)
    mask = Image.new("L", (round(_width(text, face, size)) + 2 * margin, _tall(size)), 0)
    left = float(margin)
    for run in pieces:
        pen = round(left)
        for character in scripts.parts(run):
            if (letter := _ink(run.face, size, character)) is not None:
                ink, right, down = letter
                thicken(mask, pen + right, down, ink)
            pen += round(_advance(Run(run.face, character, 0), size))
        left += _advance(run, size)
    box = mask.getbbox() or (0, 0, 1, 1)
    if any(scripts.shaped(run.face) for run in pieces):
        base += scripts.lift(size, base - box[1], box[3] - base)
    return mask.crop(box), box[0] - margin, box[1] - base, latin


def _base(size: int) -> int:
    """Return the base line in the mask of a line, from its top."""
    return round(size * 1.5)


def _tall(size: int) -> int:
    """Return the height of the mask of a line."""
    return round(size * 2.2)


@kept
def _ink(face: str, size: int, text: str) -> tuple[Image.Image, int, int] | None:
    """Return one character's ink, its distance to the right of the pen, and its top in a line's mask; None if blank.

    The pen moves by whole pixels, so a character looks the same at every place: most new lines consist of characters
    that were drawn before, at a tenth of the cost. Of a shaped script (``render.kit.drawing.scripts``) it is a whole
    word.
    """
    if scripts.shaped(face):
        mask = _shaped_mask(face, size, text)
    else:
        mask = Image.new("L", (size * 3, _tall(size)), 0)
        ImageDraw.Draw(mask).text((size, _base(size)), text, font=font(face, size), fill=255, anchor="ls")
    box = mask.getbbox()
    return None if box is None else (mask.crop(box), box[0] - size, box[1])


def _shaped_mask(face: str, size: int, text: str) -> Image.Image:
    """Return the ink of a word of a shaped script. A word with heaped marks is pressed flat: it keeps to its line."""
    length, first = _word(face, size, text)
    wide, base = ceil(length) + 2 * size, 2 * size
    drawn = Image.new("L", (wide, 3 * size), 0)
    word, direction = scripts.laid_out(face, text)
    ImageDraw.Draw(drawn).text(
        (size + round(first), base), word, font=font(face, size), fill=255, anchor="ls", direction=direction
    )
    line = Image.new("L", (wide, _tall(size)), 0)
    if (box := drawn.getbbox()) is not None:
        part = drawn.crop((0, box[1], wide, box[3]))
        above, below = base - box[1], box[3] - base
        flat = scripts.flatness(size, above, below)
        if flat < 1:
            part = part.resize((wide, max(1, int(part.height * flat))), Image.Resampling.HAMMING)
        line.paste(part, (0, _base(size) - round(above * flat)))
    return line
