"""Text: which font draws which character, how wide it is, how one line is fitted and drawn; more: ``render.kit.lines``.

Every function takes a face (``BOLD`` or ``MEDIUM``) and a size in pixels.  A character the face lacks comes
from the next font that has it; what no font has becomes a geta mark (〓), never an empty box; emoji, which
no font here has, are left out.  Positions are the left, middle or right edge and the optical middle line of
the text, so that words and numbers of any size can share a line.
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
from render.kit.written import note

FONT_DIR: Final = Path(__file__).parents[1] / "fonts"
FILES: Final = {
    "ui-700": "ui-700.ttf",
    "ui-800": "ui-800.ttf",
    "world-800": "world-800.ttf",
    "names": "names.otf",
    "deck-800": "deck-800.ttf",
}
BOLD: Final = "ui-800"  # names, numbers, titles, everything one must read
MEDIUM: Final = "ui-700"  # second language, quiet labels, running text
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
"""What stands for a name of which nothing can be drawn."""
ELLIPSIS: Final = "…"

Align = Literal["l", "m", "r"]


def signed(number: int | str) -> str:
    """A number with a true minus sign, as pictures and words show it."""
    return str(number).replace("-", "−")


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """The opened font.  Basic layout on purpose: it is the same on every machine (we kern ourselves)."""
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
    """Whether the font file of this face has the character (other fonts not counted)."""
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
    # Controls, joiners, direction marks, variation selectors, lone surrogates, marks that found no base
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Mn", "Me", "Mc") or character in "ᅟᅠㅤﾠ\u2800"


def _fold(face: str, character: str) -> str:
    """A stand-in for a character no font has: its plain form, nothing for emoji, else the geta mark."""
    plain = unicodedata.normalize("NFKC", character)
    if plain != character and all(_faces_for(face, c) for c in plain):
        return plain
    base = unicodedata.normalize("NFKD", character)[0]
    if base != character and _faces_for(face, base):
        return base
    return "" if _is_emoji(character) else GETA


@lru_cache(maxsize=4096)
def drawable(text: str, face: str = BOLD) -> str:
    """The text as it will be drawn: composed, without emoji and invisible signs, unknown characters as 〓."""
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
    """A player's name as it will be drawn: single spaces, never empty (``NAMELESS`` where nothing of it can be)."""
    shown = re.sub(r"\s+", " ", drawable(text)).strip()
    return shown if shown.strip(GETA + " ") else NAMELESS


class Run(NamedTuple):
    """A piece of text from one font, and how far the next one is moved (thousandths of the size)."""

    face: str
    text: str
    shift: int


@lru_cache(maxsize=8192)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """The text cut where the font changes and where two letters are kerned."""
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
    """How far the pen moves for one character; our fonts bring no kerning that the neighbours would change."""
    return font(face, size).getlength(character)


def _advance(run: Run, size: int) -> float:
    return sum([_letter(run.face, size, c) for c in run.text]) + run.shift * size / 1000


@lru_cache(maxsize=16384)
def width(text: str, face: str, size: int) -> float:
    """Drawn width in pixels."""
    return sum(_advance(run, size) for run in runs(text, face))


def clip(text: str, face: str, size: int, room: float) -> str:
    """The text, or as much of it as fits into room pixels with an ellipsis behind it, and the seat beside a name."""
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
    """Text and size that fit into room pixels: first smaller, down to ``least``, then cut."""
    most = size
    while size > least and (used := width(text, face, size)) > room:
        # Width goes nearly with size: straight to where it should fit, instead of one pixel at a time.
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
    """Draw one line; y is its optical middle.  Returns the width drawn.

    With ``room`` the text shrinks to ``least`` (default: four fifths of the size) and is then cut with an
    ellipsis.  ``role`` says what the text is, for those who read the picture (``render.kit.written``).
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


@lru_cache(maxsize=4096)
def _line(text: str, face: str, size: int) -> tuple[Image.Image, int, int, bool]:
    """The line's ink as a mask, its offset from the left end of the base line, whether it is Latin only."""
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
    """Where the base line lies in the mask of a line, from its top."""
    return round(size * 1.5)


def _tall(size: int) -> int:
    """Height of the mask of a line."""
    return round(size * 2.2)


@lru_cache(maxsize=8192)
def _ink(face: str, size: int, character: str) -> tuple[Image.Image, int, int] | None:
    """One character's ink, how far right of the pen it begins, and its top in the mask of a line; None: blank.

    The pen moves by whole pixels, so a character looks the same wherever it stands: most lines that were never
    drawn before are made of characters that were, at a tenth of the cost.
    """
    mask = Image.new("L", (size * 3, _tall(size)), 0)
    ImageDraw.Draw(mask).text((size, _base(size)), character, font=font(face, size), fill=255, anchor="ls")
    box = mask.getbbox()
    return None if box is None else (mask.crop(box), box[0] - size, box[1])
