"""Lines: the breaks of a text, by the rules of its script, and the drawing of lines below each other.

``render.kit.drawing.text`` has the faces, the sizes and the drawing of characters.  A line ends between phrases if
possible, never inside a Latin or Korean word, a number, a katakana word or a person's name; in Chinese behind any
character, but never before a closing mark or behind an opening one.  A language with a dictionary of hyphens
(``render.kit.drawing.typesetting``) divides a word that is wider than its line, or would leave most of a line empty.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PIL import Image

from engine.core.text.letters import cut, visible
from render.kit.drawing.text import MEDIUM, Align, draw, width
from render.kit.drawing.typesetting import Typesetting, current

if TYPE_CHECKING:
    from pyphen import Pyphen

# Japanese line breaking: characters that may not begin a line, and characters that may not end one
_NOT_FIRST: Final = frozenset(
    "、。，．,.・：:；;？！?!)）]］}｝〉》」』】〕’”ゝゞ々ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎ…‥％%℃点枚〜～"
)
_LAST: Final = 3.6  # the minimum width of a last line, and how much shorter the others may become for it, in letters
_NARROWER: Final = 5
_SHORT: Final = 0.5  # a line shorter than this part of the longest one is avoided, except the last
_UNITS: Final = frozenset("々％%℃点枚")  # do not begin a line, but a particle may follow: they do not end a phrase
_NOT_LAST: Final = frozenset("(（[［{｛〈《「『【〔‘“¥￥$#＃")
_CLOSING: Final = frozenset(")）]］}｝〉》」』】〕’”")
_PARTICLES: Final = "をにはがとでのもへ"
_WORD: Final = re.compile(
    rf"[ \u3000]+|捨て[札牌山]|(?<=[{_PARTICLES}])お[一-龥]|伏せ札|言い当|申し出|[一-龥][りきびちけげ][一-龥]"
    r"|こっそり|させられ|[!-~\u00A0-\u02FF\u0370-\u1FFF\uA640-\uABFF\uAC00-\uD7FF×−–—’“”‘„‚♠♥♣♦]+|.",
    re.DOTALL,
)

# Words that begin a phrase although hiragana is before them: here a phrase that is longer than its line may be cut.
_OPENING: Final = re.compile(
    r"(?<=[ぁ-ん])(?=かまいま|でき[まる]|なくな|なりま|ありま|(?<!かま)いませ|しませ|すぐに|あなた|とき|いちばん|そのま"
    r"|もらえ|つくれ|つなが|もう|まだ|こっそり|いっしょ|いっせい|それぞれ)"
)
_POLITE: Final = re.compile("お[一-龥]")  # a noun with its prefix
_POINTING: Final = re.compile(r"(?:^|[^ぁ-ん]|[はがをに])[こそあど]の$")  # "that" stays with its noun
_FULL: Final = 0.92
"""From this share of the room on, a line of Chinese ends between phrases: any other line of it is filled."""
_LETTERS: Final = re.compile(r"[^\W\d_]{6,}")
"""Words that are long enough to be divided."""
_AFTER: Final = re.compile(r"(?<=[^\W\d_]{3})[-/](?=[^\W\d_]{3})")
"""Marks inside a word behind which a line may end as it is."""
_SHORTEST: Final = 3
"""The minimum number of letters before and behind a hyphen."""
_PART: Final = 0.4  # from this share of the room on, a line ends before a word inside a phrase, else inside the word


def _kind(character: str) -> str:
    point = ord(character)
    if 0x3041 <= point <= 0x309F:
        return "hiragana"
    if "ァ" <= character <= "ヿ" and character != "・":
        return "katakana"  # the long vowel mark and small letters too: they do not end a phrase
    if character in _UNITS:
        return "other"
    return "space" if character.isspace() else "mark" if character in _NOT_FIRST else "other"


def _atoms(paragraph: str, names: Sequence[str] = ()) -> list[str]:
    """Return the pieces that stay whole: Latin words, numbers, katakana words, other characters with their marks.

    The ``names`` of people stay whole too, together with their marks and さん behind them; a name of one letter only
    together with さん.
    """
    if not names:
        return _joined(_WORD.findall(paragraph))
    sought = "|".join(
        (r"(?<![A-Za-z])" if one[0].isascii() else "")
        + re.escape(one)
        + ("(?:さん)?(?![A-Za-z])" if len(one) > 1 else "さん")
        for one in sorted(names, key=len, reverse=True)
    )
    pieces: list[str] = []
    end = 0
    for found in re.finditer(sought, paragraph):
        pieces += [*_joined(_WORD.findall(paragraph[end : found.start()])), found.group()]
        end = found.end()
    out: list[str] = []
    for piece in [*pieces, *_joined(_WORD.findall(paragraph[end:]))]:
        if out and not out[-1].isspace() and _marked(out[-1], piece):
            out[-1] += piece
        else:
            out.append(piece)
    return out


def _marked(piece: str, behind: str) -> bool:
    """True if a mark keeps two pieces on one line: a closing one at the second, or an opening one at the first."""
    return behind[0] in _NOT_FIRST or piece[-1] in _NOT_LAST


def _joined(pieces: Sequence[str]) -> list[str]:
    """Return the pieces, each together with the marks that belong to it."""
    out: list[str] = []
    for piece in pieces:
        sticks = out and not out[-1].isspace() and not piece.isspace()
        word = out and _kind(out[-1][-1]) == "katakana" == _kind(piece[0])
        span = out and piece[0].isdigit() and out[-1][-1] in "〜～"
        particle = out and piece in _PARTICLES and out[-1][-1] in _CLOSING
        if sticks and (word or span or particle or _marked(out[-1], piece)):
            out[-1] += piece
        else:
            out.append(piece)
    return out


def _phrases(atoms: list[str], names: Sequence[str] = ()) -> list[list[str]]:
    """Return the atoms in phrases: a phrase ends after its particles or its punctuation mark.

    This is a simple rule without a dictionary: break after a mark or a space, and after hiragana; a name in hiragana
    begins a phrase too.
    """
    out: list[list[str]] = []
    for atom in atoms:
        last = _kind(out[-1][-1][-1]) if out else "space"
        first = _kind(atom[0])
        either = bool(out) and out[-1][-1] in "かとや" and atom[0].isdigit() and "".join(out[-1][:-1])[-1:].isdigit()
        named = len(atom) > 1 and not {atom.removesuffix("さん"), _bare(atom).removesuffix("さん")}.isdisjoint(names)
        polite = _POLITE.match(atom) is not None and out[-1][-1][-1] in _PARTICLES
        parted = last == "hiragana" and (first in ("other", "katakana") or named or polite)
        ends = parted and not either and not _POINTING.search("".join(out[-1]))
        breaks = last in ("space", "mark") or first == "space" or ends
        if breaks or not out:
            out.append([atom])
        else:
            out[-1].append(atom)
    return out


def _bare(atom: str) -> str:
    """Return an atom without the marks around it."""
    return re.sub(r"^\W+|\W+$", "", atom)


@lru_cache(maxsize=1024)
def _parsed(paragraph: str, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the phrases of a paragraph. They are cached, because a text is tried at several widths."""
    return tuple("".join(phrase) for phrase in _phrases(_atoms(paragraph, names), names))


def wrap(
    text: str, face: str, size: int, room: float, names: tuple[str, ...] = (), filled: float = 0.75
) -> tuple[str, ...]:
    """Return the text as lines of at most ``room`` pixels.  Line feeds stay; words longer than a line are cut.

    Lines end between phrases if the line is then filled at least to the share ``filled``.  The ``names`` of people, in
    the form in which they are drawn, stay whole.
    """
    setting = current()
    return _wrap(text, face, size, room, names, max(filled, _FULL) if filled and setting.han else filled, setting)


@lru_cache(maxsize=1024)
def _wrap(
    text: str, face: str, size: int, room: float, names: tuple[str, ...], filled: float, setting: Typesetting
) -> tuple[str, ...]:
    lines: list[str] = []
    part = 1.0 if filled >= _FULL else min(filled, _PART)
    for paragraph in text.split("\n"):
        line = ""
        for whole in _parsed(visible(paragraph), names):
            if width((line + whole).rstrip(), face, size) <= room:
                line += whole
                continue
            if line.strip() and width(line, face, size) > room * filled and width(whole, face, size) <= room:
                lines.append(line.rstrip())
                line = whole.lstrip()
                continue
            for word in _OPENING.split(whole):
                if width((line + word).rstrip(), face, size) <= room:
                    line += word
                    continue
                far = line.strip() and width(line, face, size) > room * part
                if far and width(word, face, size) <= room:
                    lines.append(line.rstrip())
                    line = word.lstrip()
                    continue
                for atom in _atoms(word, names):
                    line = _add(lines, line, atom, face, size, room, names)
        lines.append(line.rstrip())
    return tuple(lines)


def set_in_lines(text: str, face: str, size: int, room: float) -> tuple[str, ...]:
    """Return lines as ``wrap`` does, but let them end between phrases whenever this needs no additional line.

    The last line does not consist of only a letter or two if slightly shorter lines prevent it.
    """
    lines = _between_phrases(text, face, size, room)
    for narrower in range(1, _NARROWER):
        if len(lines) == 1 or width(lines[-1], face, size) >= _LAST * size:
            break
        tried = _between_phrases(text, face, size, room - narrower * size)
        if len(tried) == len(lines) and width(tried[-1], face, size) >= _LAST * size:
            return tried
    return lines


def _between_phrases(text: str, face: str, size: int, room: float) -> tuple[str, ...]:
    """Return lines as ``wrap`` does; lines may be shorter, so that they end between phrases, if no line is added."""
    usual = wrap(text, face, size, room)
    if len(usual) == 1 or current().han:
        return usual
    ragged = wrap(text, face, size, room, (), 0.0)
    return _evened(text, ragged, face, size, room) if len(ragged) == len(usual) else usual


def _evened(
    text: str, lines: tuple[str, ...], face: str, size: int, room: float, names: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return lines that end between phrases, as many as ``lines``, without a short one before a long one if possible.

    A line that is filled from the left can leave few letters for the next, where the phrase after them is long.
    """
    widths = [width(line, face, size) for line in lines]
    if "\n" in text or len(lines) < 2 or min(widths[:-1]) >= _SHORT * max(widths):
        return lines
    phrases = _parsed(visible(text), names)
    # The best end of each line for every number of phrases: the sum of the squares of the free room is the least.
    # An end behind a mark is worth a quarter of the room.
    none: tuple[float, tuple[str, ...]] = (math.inf, ())
    best = [(0.0, none[1]), *([none] * len(phrases))]
    for _ in lines:
        after = [none] * len(best)
        for start, (cost, told) in enumerate(best):
            for end in range(start + 1, len(best)) if cost < math.inf else ():
                line = "".join(phrases[start:end]).strip()
                if (free := room - width(line, face, size)) < 0:
                    break
                if not line:  # a blank alone is no line
                    continue
                full = cost + free**2 + (0 if _kind(line[-1]) == "mark" else (room / 4) ** 2)
                if full < after[end][0]:
                    after[end] = full, (*told, line)
        best = after
    found = best[-1][1]
    return found if found and min(width(line, face, size) for line in found[:-1]) > min(widths[:-1]) else lines


def _add(lines: list[str], line: str, atom: str, face: str, size: int, room: float, names: tuple[str, ...] = ()) -> str:
    """Return the line with the atom behind it; if it does not fit, add the line to ``lines`` and return a new line."""
    if width((line + atom).rstrip(), face, size) <= room:
        return line + atom
    if (hyphens := current().hyphens) and atom not in names:
        for head, tail in _divided(atom, hyphens):
            if width(line + head, face, size) <= room:
                lines.append(line + head)
                return _add(lines, "", tail, face, size, room, names)
    if line.strip():
        lines.append(line.rstrip())
        if hyphens and width(atom, face, size) > room:
            return _add(lines, "", atom, face, size, room, names)
    line = "" if atom.isspace() else atom
    while width(line, face, size) > room and len(line) > 1:
        most = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or width(line[:n], face, size) <= room)
        lines.append(cut(line, most) or line[:most])
        line = line[len(lines[-1]) :]
    return line


@lru_cache(maxsize=1024)
def _divided(word: str, hyphens: str) -> tuple[tuple[str, str], ...]:
    """Return the ways in which a word can be divided between two lines, marks of its own first, then the last place."""
    places = {found.end(): "" for found in _AFTER.finditer(word)}
    for found in _LETTERS.finditer(word):
        for at in _dictionary(hyphens).positions(found.group()):
            places.setdefault(found.start() + at, "-")
    return tuple((word[:at] + places[at], word[at:]) for at in sorted(places, key=lambda at: (places[at], -at)))


@lru_cache(maxsize=4)
def _dictionary(hyphens: str) -> Pyphen:
    """Return a dictionary, read when a word is divided for the first time."""
    from pyphen import Pyphen

    return Pyphen(lang=hyphens, left=_SHORTEST, right=_SHORTEST)


def balanced(text: str, face: str, size: int, room: float, names: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the text in as many lines as ``wrap`` needs, but of nearly equal length: for centred text.

    Lines end between phrases whenever this needs no additional line.
    """
    lines = wrap(text, face, size, room, names)
    if len(lines) == 1:
        return lines
    # Chinese has no spaces: its phrases are whole clauses, wider than a label.
    ragged = not current().han and len(wrap(text, face, size, room, names, 0.0)) == len(lines)
    filled = 0.0 if ragged else 0.75
    shown = visible(text)
    whole = _atoms(shown, names) if filled else [phrase.strip() for phrase in _parsed(shown, names)]
    longest = max((width(piece, face, size) for piece in whole), default=0.0)
    low, high = min(room, max(room / 2, longest)), room
    while high - low > size / 4:
        middle = (low + high) / 2
        if len(wrap(text, face, size, middle, names, filled)) == len(lines):
            high = middle
        else:
            low = middle
    found = wrap(text, face, size, high, names, filled)
    return _evened(text, found, face, size, room, names) if ragged else found


def draw_lines(
    image: Image.Image,
    x: float,
    y: float,
    lines: tuple[str, ...],
    *,
    size: int,
    colour: str,
    face: str = MEDIUM,
    leading: float = 1.45,
    align: Align = "l",
    role: str = "line",
) -> float:
    """Draw lines below each other; y is the top of the first.  Return the height used."""
    step = size * leading
    for index, line in enumerate(lines):
        draw(image, x, y + step * (index + 0.5), line, size=size, colour=colour, face=face, align=align, role=role)
    return step * len(lines)
