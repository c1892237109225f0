"""What people call themselves, as it may stand in any text or picture: one line of what can be seen.

Two names of one table that look the same are told apart by their seats (``distinct``). What "the same" means is what
the pictures draw: which characters our fonts have is written here (``drawn``), so that nothing has to ask the pictures;
``tests/render/test_fonts.py`` compares it with the fonts.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache

LONGEST = 64
"""Characters of a name that are kept; Discord allows 32."""
MARKS = 3
"""Accents that one letter keeps."""
NAMELESS = "?"
"""Whoever's name has nothing that can be seen."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are drawn as nothing."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co"})

_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""Seats beside names, the first seat first."""
_MARKED = re.compile(rf"(.*\S) ([{_CIRCLED}]|#[0-9]{{1,3}})", re.DOTALL)
_WORLD = (
    *(0xAA, 0xAA, 0xB2, 0xB3, 0xB5, 0xB5, 0xB9, 0xBA, 0xBC, 0xBE, 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x24F),
    *(0x370, 0x374, 0x376, 0x377, 0x37A, 0x37D, 0x386, 0x386, 0x388, 0x38A, 0x38C, 0x38C, 0x38E, 0x390),
    *(0x3AA, 0x3B0, 0x3C2, 0x3C2, 0x3CA, 0x3E1, 0x3F0, 0x3F5, 0x3F7, 0x400, 0x402, 0x40F, 0x450, 0x450),
    *(0x452, 0x45F, 0x490, 0x491, 0x4B0, 0x4B1, 0x1EA0, 0x1EF9),
    *(0x3094, 0x3096, 0x309F, 0x309F, 0x30F7, 0x30FA, 0x30FF, 0x30FF),
)
"""First and last code point of the letters and digits that our fonts have beside those of CP932."""
_GROUPS = (
    "AΑА BΒВ CϹС DÐĐ EΕЕ HΗН IΙІİ JЈ KΚК MΜМ NΝ OΟО PΡР SЅ TΤТ XΧХ YΥУ ZΖ 3ЗӠ ΓГ ΦФ "
    "aаα cсϲ dԁ eе hһ iіıι jјϳ kκк oοоσ0 pрρ sѕ uυ vν wԝω xхχ yуγ φф lӏ "
    "-ー一―‐－ カ力 ニ二 エ工 ロ口 ト卜 ハ八 タ夕 ヘへ ベべ ペぺ"
)
_ALIKE = {ord(c): group[0] for group in _GROUPS.split() for c in group[1:]}
"""Letters that are drawn like others, or nearly so."""
_STROKES = str.maketrans("I1|", "lll")


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name without what cannot be seen or does something to the text around it; an empty one stays empty.

    No line breaks and control characters, no marks that turn the direction of writing, no characters of no width,
    no halves of characters, no towers of accents; spaces are single. Emoji that are joined of several come apart.
    """
    kept: list[str] = []
    marks = 0
    for c in name:
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if c.isspace() or c in _UNSEEN:
            kept.append(" ")
        elif kind not in _DROPPED and kind not in ("Zl", "Zp") and marks <= MARKS:
            kept.append(c)
    clean = " ".join("".join(kept).split())[:LONGEST].strip()
    return clean or (NAMELESS if name else "")


def called(*names: str | None) -> str:
    """The first of somebody's names that can be read in a picture, else the last one."""
    known = [name for name in names if name]
    return next((name for name in known if _readable(name)), known[-1] if known else "")


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """What people at the seats of a table are called: as they call themselves, and where names look alike the seat."""
    shared = {a for a in names if any(a != b and alike(names[a], names[b]) for b in names)}
    return {seat: with_seat(name, seat) if seat in shared else name for seat, name in names.items()}


def listed(names: Mapping[int, str]) -> dict[int, str]:
    """The same of a list that has no seats, by places in it (from 0): where names look alike "#" and the place."""
    return {k: name if name == names[k] else _marked(names[k], f"#{k + 1}") for k, name in distinct(names).items()}


def with_seat(name: str, seat: int) -> str:
    """A name with its seat (from 0) beside it."""
    return _marked(name, _CIRCLED[seat] if seat < len(_CIRCLED) else f"{seat + 1}")


def _marked(name: str, mark: str) -> str:
    return f"{name[: LONGEST - len(mark) - 1].rstrip()} {mark}"


def parted(name: str) -> tuple[str, str]:
    """A name and the seat, or place, beside it with the space before it: what must not be cut off; "" without one."""
    found = _MARKED.fullmatch(name)
    return (name, "") if found is None else (found[1], f" {found[2]}")


def alike(one: str, other: str) -> bool:
    """Whether two names cannot be told apart by what is drawn of them.

    Nothing that is not drawn counts, nor case, width and style of letters, nor a seat beside it.
    """
    return any(a == b for a, b in zip(_looks(one), _looks(other), strict=True))


@lru_cache(maxsize=4096)
def _looks(name: str) -> tuple[str, str]:
    """A name as it is read whatever its case, and as it is drawn, where a large i looks like a small l."""
    seen = "".join(filter(drawn, _folded(parted(plain(name))[0]))).translate(_ALIKE)
    return " ".join(seen.casefold().translate(_ALIKE).split()), " ".join(seen.translate(_STROKES).split())


@lru_cache(maxsize=8192)
def drawn(character: str) -> bool:
    """Whether the pictures have this character themselves; of signs that are no letters or digits perhaps not all."""
    try:
        character.encode("cp932")
    except UnicodeEncodeError:
        place = bisect_right(_WORLD, ord(character))
        return place % 2 == 1 or (place > 0 and _WORLD[place - 1] == ord(character))
    return True


def _readable(name: str) -> bool:
    """Whether a letter of it is drawn, or it is a number."""
    letters = [drawn(c) for c in _folded(plain(name)) if unicodedata.category(c)[0] == "L"]
    return any(letters) or (not letters and any(c.isnumeric() and drawn(c) for c in _folded(name)))


def _folded(name: str) -> str:
    """A name in the form of its letters that the pictures fall back on."""
    out = unicodedata.normalize("NFKC", name)
    return "".join(c if drawn(c) else unicodedata.normalize("NFKD", c)[0] for c in out)
