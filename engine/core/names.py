"""Display names as texts and pictures may show them: one line of visible characters.

Two names at one table that look the same are distinguished by their seats (``distinct``). The pictures define "the
same": this module lists the characters that our fonts have (``drawn``), so that no code needs to ask the renderer;
``tests/render/test_fonts.py`` compares the list with the fonts.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache

LONGEST = 64
"""The number of characters of a name that are kept; Discord allows 32."""
MARKS = 3
"""The number of accents that one letter keeps."""
NAMELESS = "?"
"""The name of a person whose own name has no visible character."""
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that are drawn as nothing."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co"})

_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""Marks for seats beside names, the first seat first."""
_MARKED = re.compile(rf"(.*\S) ([{_CIRCLED}]|#[0-9]{{1,3}})", re.DOTALL)
_WORLD = (
    *(0xAA, 0xAA, 0xB2, 0xB3, 0xB5, 0xB5, 0xB9, 0xBA, 0xBC, 0xBE, 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x24F),
    *(0x370, 0x374, 0x376, 0x377, 0x37A, 0x37D, 0x386, 0x386, 0x388, 0x38A, 0x38C, 0x38C, 0x38E, 0x390),
    *(0x3AA, 0x3B0, 0x3C2, 0x3C2, 0x3CA, 0x3E1, 0x3F0, 0x3F5, 0x3F7, 0x400, 0x402, 0x40F, 0x450, 0x450),
    *(0x452, 0x45F, 0x490, 0x491, 0x4B0, 0x4B1, 0x1EA0, 0x1EF9),
    *(0x3094, 0x3096, 0x309F, 0x309F, 0x30F7, 0x30FA, 0x30FF, 0x30FF),
)
"""First and last code points of the letters and digits that our fonts have in addition to CP932."""
_GROUPS = (
    "AΑА BΒВ CϹС DÐĐ EΕЕ HΗН IΙІİ JЈ KΚК MΜМ NΝ OΟО PΡР SЅ TΤТ XΧХ YΥУ ZΖ 3ЗӠ ΓГ ΦФ "
    "aаα cсϲ dԁ eе hһ iіıι jјϳ kκк oοоσ0 pрρ sѕ uυ vν wԝω xхχ yуγ φф lӏ "
    "-ー一―‐－ カ力 ニ二 エ工 ロ口 ト卜 ハ八 タ夕 ヘへ ベべ ペぺ"
)
_ALIKE = {ord(c): group[0] for group in _GROUPS.split() for c in group[1:]}
"""Letters that look the same as others, or nearly so."""
_STROKES = str.maketrans("I1|", "lll")


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """Return a name without characters that are invisible or affect the text around it; an empty name stays empty.

    It removes line breaks, control characters, marks that change the direction of writing, characters without width,
    unpaired surrogates and excess accents, and makes spaces single. Joined emoji come apart.
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
    """Return the first of a person's names that a picture can draw; otherwise the last one."""
    known = [name for name in names if name]
    return next((name for name in known if _readable(name)), known[-1] if known else "")


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """Return the display names of the seats of a table; names that look alike get their seat beside them."""
    shared = {a for a in names if any(a != b and alike(names[a], names[b]) for b in names)}
    return {seat: with_seat(name, seat) if seat in shared else name for seat, name in names.items()}


def listed(names: Mapping[int, str]) -> dict[int, str]:
    """Return the display names of a list without seats; names that look alike get "#" and their place."""
    return {k: name if name == names[k] else _marked(names[k], f"#{k + 1}") for k, name in distinct(names).items()}


def with_seat(name: str, seat: int) -> str:
    """Return a name with its seat (counted from 0) beside it."""
    return _marked(name, _CIRCLED[seat] if seat < len(_CIRCLED) else f"{seat + 1}")


def _marked(name: str, mark: str) -> str:
    return f"{name[: LONGEST - len(mark) - 1].rstrip()} {mark}"


def parted(name: str) -> tuple[str, str]:
    """Split a name from the seat or place beside it (with its space); "" if there is none. Do not cut that part off."""
    found = _MARKED.fullmatch(name)
    return (name, "") if found is None else (found[1], f" {found[2]}")


def alike(one: str, other: str) -> bool:
    """True if two names cannot be distinguished in pictures.

    Characters that are not drawn do not count, nor do case, width and style of letters, nor a seat beside the name.
    """
    return any(a == b for a, b in zip(_looks(one), _looks(other), strict=True))


@lru_cache(maxsize=4096)
def _looks(name: str) -> tuple[str, str]:
    """Return the forms of a name for comparison: without case, and with letters that look alike as one letter."""
    seen = "".join(filter(drawn, _folded(parted(plain(name))[0]))).translate(_ALIKE)
    return " ".join(seen.casefold().translate(_ALIKE).split()), " ".join(seen.translate(_STROKES).split())


@lru_cache(maxsize=8192)
def drawn(character: str) -> bool:
    """True if the pictures draw this character themselves; the list of symbols may be incomplete."""
    try:
        character.encode("cp932")
    except UnicodeEncodeError:
        place = bisect_right(_WORLD, ord(character))
        return place % 2 == 1 or (place > 0 and _WORLD[place - 1] == ord(character))
    return True


def _readable(name: str) -> bool:
    """True if a letter of the name is drawn, or the name is a number."""
    letters = [drawn(c) for c in _folded(plain(name)) if unicodedata.category(c)[0] == "L"]
    return any(letters) or (not letters and any(c.isnumeric() and drawn(c) for c in _folded(name)))


def _folded(name: str) -> str:
    """Return a name in the plain letters that the pictures fall back on."""
    out = unicodedata.normalize("NFKC", name)
    return "".join(c if drawn(c) else unicodedata.normalize("NFKD", c)[0] for c in out)
