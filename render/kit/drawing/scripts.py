"""The scripts of people's names beside Latin, Greek, Cyrillic and Japanese: their fonts, layout and direction.

A font is opened when a name needs it. Letters that depend on their neighbours (``shaped``) are laid out by words with
Pillow's Raqm layout. The wheels of Pillow have it, but it needs the system library FriBiDi; where that is missing, such
letters stand one by one, in the right order and unjoined.

The line itself always runs from left to right. Words of a script that runs from right to left change places with each
other only: a number or another name beside them stays where it is, so a name turns nothing around it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PIL import features

from engine.core.text.letters import JOINERS


class Run(NamedTuple):
    """A piece of text from one font, and the shift of the next piece (thousandths of the size)."""

    face: str
    text: str
    shift: int


_ALONE: Final = ("world-more", "armenian", "georgian", "ethiopic", "cherokee", "canadian")
_FROM_THE_RIGHT: Final = ("hebrew", "arabic", "thaana")
_SCALES: Final = {
    "hebrew": 1.0,
    "arabic": 0.85,
    "thaana": 0.85,
    "devanagari": 0.9,
    "bengali": 0.9,
    "gurmukhi": 0.9,
    "gujarati": 0.9,
    "oriya": 0.85,
    "tamil": 0.9,
    "telugu": 0.85,
    "kannada": 0.85,
    "malayalam": 0.85,
    "sinhala": 0.85,
    "thai": 0.9,
    "lao": 0.9,
    "tibetan": 0.78,
    "myanmar": 0.78,
    "khmer": 0.72,
}
"""The shaped scripts, and the size of their type beside Latin: many are taller above and below their letters."""
_CHINESE: Final = ("han-cn", "han-tw", "han-rest")
FILES: Final = {face: f"scripts/{face}.ttf" for face in (*_ALONE, *_SCALES)} | {
    face: f"scripts/{face}.otf" for face in ("hangul", *_CHINESE)
}
"""The faces and their files."""
_HAN: Final = re.compile("[\u3005-\u3007\u3105-\u312f\u31a0-\u31bf\u3400-\u9fff\U00020000-\U0002ffff]+")
_OURS: Final = re.compile(
    "[\u2e80-\u2fff\u3001-\u303f\u3105-\u312f\u31a0-\u31bf\u3400-\u9fff\uff01-\uff5e\U00020000-\U0002ffff]+"
)
"""Chinese characters and the marks between them."""
_FORMS: Final = {
    "tw": ("han-tw", "names", "han-cn", "han-rest"),
    "cn": ("han-cn", "names", "han-tw", "han-rest"),
}
"""The fonts of Chinese characters by the form that a language wants (``render.kit.drawing.typesetting``)."""
ELLIPSIS: Final = "…"
_BETWEEN: Final = frozenset(" -'’._")
"""What may stand between two words from right to left that change places."""
ABOVE, BELOW = 0.95, 0.4
"""How far shaped letters may reach from their base line, in sizes of the type."""
_TOP, _FOOT = 0.86, 0.24
"""How far Latin letters reach. A line of deeper letters is lifted, as far as there is room above."""


def shaped(face: str) -> bool:
    """True if the letters of a face depend on each other."""
    return face in _SCALES


def parts(run: Run) -> Sequence[str]:
    """Return what is drawn at once: the words of a shaped script, the letters of others."""
    return (run.text,) if shaped(run.face) else run.text


def scaled(face: str, size: int) -> int:
    """Return the size of a face beside Latin letters of ``size``."""
    return round(size * _SCALES.get(face, 1.0))


def from_the_right(face: str) -> bool:
    """True if the script of a face runs from right to left."""
    return face in _FROM_THE_RIGHT


RAQM: Final = features.check("raqm")
"""Whether Pillow can lay out words."""


def laid_out(face: str, word: str) -> tuple[str, str | None]:
    """Return a word and its direction, as Pillow's text functions take them; without Raqm they take no direction."""
    if RAQM and shaped(face):
        return word, "rtl" if from_the_right(face) else "ltr"
    letters = _letters("".join(c for c in word if c not in JOINERS))
    return "".join(reversed(letters) if from_the_right(face) else letters), None


def _letters(word: str) -> list[str]:
    """Return the letters of a word, each with its marks."""
    out: list[str] = []
    for character in word:
        if out and unicodedata.category(character)[0] == "M":
            out[-1] += character
        else:
            out.append(character)
    return out


def flatness(size: int, above: int, below: int) -> float:
    """Return the part of its height that a word keeps whose ink reaches so far above and below its base line, px."""
    return min(1.0, ABOVE * size / above if above > 0 else 1.0, BELOW * size / below if below > 0 else 1.0)


def lift(size: int, above: int, below: int) -> int:
    """Return by how much a line is lifted whose ink reaches so far above and below its base line, px."""
    return max(0, min(below - round(_FOOT * size), round(_TOP * size) - above))


def chinese(
    text: str, homes: Sequence[str], covers: Callable[[str, str], bool]
) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yield where Chinese characters begin and end of which the Japanese fonts lack one, and the fonts to take.

    The characters themselves tell the country: all of GB 2312, or one of it that Taiwan does not write, the mainland;
    one of Big5 Taiwan. Any others keep the Japanese form.
    """
    for found in _HAN.finditer(text):
        first, last = found.span()
        foreign = [c for c, home in zip(found.group(), homes[first:last], strict=True) if home in _CHINESE]
        if not foreign:
            continue
        taiwan = [c for c in foreign if covers("han-tw", c)]
        if _encodes(found.group(), "gb2312") or any(covers("han-cn", c) for c in foreign if c not in taiwan):
            yield first, last, ("han-cn", "names", "han-tw", "han-rest")
        elif taiwan:
            yield first, last, ("han-tw", "names", "han-cn", "han-rest")
        else:
            yield first, last, ("names", "han-cn", "han-tw", "han-rest")


def local(text: str, han: str) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """Yield where Chinese characters and marks begin and end, and the fonts to take for a language's own text."""
    for found in _OURS.finditer(text):
        yield *found.span(), _FORMS[han]


def _encodes(text: str, codec: str) -> bool:
    try:
        text.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def in_order(pieces: list[Run]) -> list[Run]:
    """Return the pieces of a line from left to right, given in the order of reading.

    An ellipsis behind words that run from right to left stands at their end, the left.
    """
    if not any(from_the_right(piece.face) for piece in pieces):
        return pieces
    out: list[Run] = []
    words: list[Run] = []
    for at, piece in enumerate(pieces):
        after = pieces[at + 1].face if at + 1 < len(pieces) else ""
        joined = from_the_right(piece.face) or (piece.text in _BETWEEN and from_the_right(after))
        if joined or (words and piece.text == ELLIPSIS):
            words.insert(0, piece)
            continue
        out += [*words, piece]
        words.clear()
    return [*out, *words]
