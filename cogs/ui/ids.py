"""Custom ids of our buttons and selects: one grammar, versioned, strictly parsed.

``t1:<table>:<verb>:<prompt>:<path>`` where ``prompt`` is the number of the seat's prompt that the press answers (0 if
it answers none) and ``path`` is a move or a part of one: the tag and its first fields, separated by dots, lists by
commas (``place.9.3``, ``meld.1,2,3``). Everything after the version is untrusted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.offers import Field

PREFIX = "t1"
LIMIT = 100
"""Discord's limit for a custom id, in characters."""

_SHAPE = re.compile(r"t1:(\d{1,15}):([a-z]{1,12}):(\d{1,15}):([A-Za-z0-9_.,\-]*)", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)


class BadId(ValueError):
    """A custom id that we never made."""


@dataclass(frozen=True, slots=True)
class Press:
    """The meaning of a button or select: table, verb, prompt and path."""

    table: int
    verb: str
    prompt: int = 0
    path: tuple[Field, ...] = ()

    def custom_id(self) -> str:
        """Return the id to put on the component. Raises BadId if it does not fit into LIMIT."""
        text = f"{PREFIX}:{self.table}:{self.verb}:{self.prompt}:{write_path(self.path)}"
        if len(text) > LIMIT or not _SHAPE.fullmatch(text):
            raise BadId(f"no valid custom id: {text!r}")
        return text

    @classmethod
    def parse(cls, custom_id: str) -> Press:
        """Return the press of a custom id. Raises BadId for an id that we did not make."""
        m = _SHAPE.fullmatch(custom_id) if len(custom_id) <= LIMIT else None
        if not m:
            raise BadId(custom_id[:LIMIT])
        return cls(int(m[1]), m[2], int(m[3]), read_path(m[4]))


def write_path(path: tuple[Field, ...] | list[Field]) -> str:
    """Return ``("place", 9, 3)`` as ``place.9.3``; an empty list as ``,``."""
    parts = []
    for f in path:
        if isinstance(f, list):
            parts.append(",".join(map(str, f)) + ("," if len(f) < 2 else ""))
        else:
            parts.append(str(f))
    return ".".join(parts)


def read_path(text: str) -> tuple[Field, ...]:
    """Return the path of a text of ``write_path``. Raises BadId."""
    return tuple(read_field(part) for part in text.split(".")) if text else ()


def read_field(part: str) -> Field:
    """Return one field: a list, a number, or a word. Raises BadId."""
    if "," in part:
        numbers = [p for p in part.split(",") if p]
        if not all(_NUMBER.fullmatch(p) for p in numbers):
            raise BadId(part)
        return [int(p) for p in numbers]
    if _NUMBER.fullmatch(part):
        return int(part)
    if not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_]*", part):
        raise BadId(part)
    return part
