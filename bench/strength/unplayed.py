"""Changes that no player reads, such as the words of a hint: matches recorded before them still count.

A fingerprint (``matches.code_of``) uses the former code at these places. An entry is not needed any more after a
new measurement.
"""

from __future__ import annotations

from typing import Final

BEFORE: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "players/dominuxen/policy.py": (
        (
            "victims_of(s.lines, seat, action.number, action.size) if left else []",
            "victims_of(s.lines, seat, action.number, action.size)",
        ),
    ),
    "players/love_letter/policy.py": (("if 0 < count[action.named] ==", "if count[action.named] =="),),
    "players/rummy_fifty/policy.py": (("        if s.stalled:\n            return None\n", ""),),
    "games/geschenk/rules.py": (("    foreseeable = False\n\n", ""),),
    "games/alliance/rules.py": (
        (
            'Message("alliance-no-asking-more" if s.once and s.rebuilt[seat] else "alliance-no-asking")',
            'Message("alliance-no-asking")',
        ),
    ),
}
"""By file of the engine: the present code, and the former code."""


def as_played(path: str, source: str) -> str:
    """Return the source of a file in its played form; raises ValueError if an entry does not match any more."""
    for now, before in BEFORE.get(path, ()):
        if source.count(now) != 1:
            raise ValueError(f"{path} has not {now!r} once: the mend is another one now, take its entry away")
        source = source.replace(now, before)
    return source
