"""What people call themselves, as it may stand in any text or picture: one line of what can be seen."""

from __future__ import annotations

import unicodedata
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
