"""Display names as texts and pictures may show them: one line of visible characters.

Two names at one table that look the same are distinguished by their seats (``distinct``). The pictures define "the
same": a name is compared as they draw it (``engine.core.text.letters``).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from engine.core.text.drawn import ALIKE
from engine.core.text.letters import UNSEEN, cut, joins, visible, writing

LONGEST = 64
"""The number of characters of a name that are kept; Discord allows 32."""
MARKS, OWN_MARKS = 3, 6
"""The number of accents that one letter keeps, and of the vowels and tones of its own script."""
NAMELESS = "?"
"""The name of a person whose own name has no visible character."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co"})

_CIRCLED = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""Marks for seats beside names, the first seat first."""
_MARKED = re.compile(rf"(.*\S) ([{_CIRCLED}]|#[0-9]{{1,3}})", re.DOTALL)
_GROUPS = (
    "AΑА BΒВ CϹС DÐĐ EΕЕ HΗН IΙІİ JЈ KΚК MΜМ NΝ OΟО PΡР SЅ TΤТ XΧХ YΥУ ZΖ 3ЗӠ ΓГ ΦФ "
    "aаα cсϲ dԁ eе hһ iіıι jјϳ kκк oοоσ0 pрρ sѕ uυ vν wԝω xхχ yуγ φф lӏ "
    "-ー一―‐－ カ力 ニ二 エ工 ロ口 ト卜 ハ八 タ夕 ヘへ ベべ ペぺ "
    "ةۃ ளௗ"
)
_OTHER_GROUPS = ["".join(chr(int(point, 16)) for point in group.split("+")) for group in ALIKE.split()]
_ALIKE = {ord(c): group[0] for group in (*_OTHER_GROUPS, *_GROUPS.split()) for c in group[1:]}
"""Letters that look the same as others, or nearly so."""
_STROKES = str.maketrans("I1|", "lll")


@lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """Return a name without characters that are invisible or affect the text around it; an empty name stays empty.

    It removes line breaks, control characters, marks that change the direction of writing, characters without width
    (except a joiner that a letter needs), unpaired surrogates and excess marks, and makes spaces single. Joined emoji
    come apart.
    """
    kept: list[str] = []
    marks = 0
    for c in name:
        kind, before = unicodedata.category(c), kept[-1] if kept else ""
        if c.isspace() or c in UNSEEN:
            kept.append(" ")
            marks = 0
        elif joins(before, c):
            kept.append(c)
        elif kind[0] == "M":
            marks += 1
            own = writing(c) not in ("COMBINING", "")
            if marks <= (OWN_MARKS if own else MARKS) and not (own and c == before):
                kept.append(c)
        elif kind not in _DROPPED and kind not in ("Zl", "Zp"):
            # What is left out begins no new letter: the marks behind it still belong to the one before.
            kept.append(c)
            marks = 0
    clean = cut(" ".join("".join(kept).split()), LONGEST).strip()
    return clean or (NAMELESS if name else "")


def called(*names: str | None) -> str:
    """Return the first of a person's names that a picture can draw; otherwise the last one."""
    known = [name for name in names if name]
    return next((name for name in known if _readable(name)), known[-1] if known else "")


def distinct(names: Mapping[int, str]) -> dict[int, str]:
    """Return the display names of the seats of a table; names that look alike get their seat beside them.

    So does a name of which nothing is drawn: in the pictures the seat stands alone.
    """
    shared = {a for a in names if any(a != b and alike(names[a], names[b]) for b in names) or _unseen(names[a])}
    return {seat: with_seat(name, seat) if seat in shared else name for seat, name in names.items()}


def listed(names: Mapping[int, str]) -> dict[int, str]:
    """Return the display names of a list without seats; names that look alike get "#" and their place."""
    return {k: name if name == names[k] else _marked(names[k], f"#{k + 1}") for k, name in distinct(names).items()}


def with_seat(name: str, seat: int) -> str:
    """Return a name with its seat (counted from 0) beside it."""
    return _marked(name, _CIRCLED[seat] if seat < len(_CIRCLED) else f"{seat + 1}")


def _marked(name: str, mark: str) -> str:
    return f"{cut(name, LONGEST - len(mark) - 1).rstrip()} {mark}"


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
    # A seat is looked for in what is drawn: behind it may stand what is not.
    shown = " ".join(visible(plain(name)).split())
    seen = _folded(parted(shown)[0]).translate(_ALIKE)
    return " ".join(seen.casefold().translate(_ALIKE).split()), " ".join(seen.translate(_STROKES).split())


def _unseen(name: str) -> bool:
    return bool(name) and not visible(name).strip()


def _readable(name: str) -> bool:
    """True if a letter of the name is drawn, or the name is a number."""
    seen = _folded(plain(name))
    if any(unicodedata.category(c)[0] == "L" for c in seen):
        return True
    letters = any(unicodedata.category(c)[0] == "L" for c in unicodedata.normalize("NFKC", plain(name)))
    return not letters and any(c.isnumeric() for c in seen)


def _folded(name: str) -> str:
    """Return what is drawn of a name, in plain letters and without joiners."""
    return unicodedata.normalize("NFKC", "".join(c for c in visible(name) if unicodedata.category(c) != "Cf"))
