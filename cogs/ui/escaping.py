"""People's words among ours: the one place where a name, or anything else somebody typed, becomes harmless text.

Names come in clean (``engine.core.names.plain``), which is enough for pictures, labels, thread titles and lists. In
the text of a message Discord would still read them as markdown: there they go through ``escaped``.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from engine.core.names import plain

_ACTIVE = re.compile(r"[\\*_~|`<>\[\]()#:/]")
"""What may begin or end anything that Discord does with text: styles, links, mentions, times, emoji, headings."""
_LIST = re.compile(r"(\s*)(\d{0,9})([-+.])", re.ASCII)
"""The beginning of a line that makes a list of it."""
_BREAKS = re.compile(r"[\r\v\f\x1c-\x1e\x85\u2028\u2029]")


class Safe(str):
    """A text of ours among the facts of a refusal, such as a mention: it is shown as it stands."""

    __slots__ = ()


@lru_cache(maxsize=4096)
def escaped(name: str) -> str:
    """A name as message text: nothing in it does anything.

    A name that is written from right to left is kept to itself, so that it does not turn what follows.
    """
    clean = as_text(plain(name))
    return f"\u2068{clean}\u2069" if any(unicodedata.bidirectional(c) in ("R", "AL") for c in clean) else clean


def as_text(told: str) -> str:
    """A text without markup, of one or more lines, as message text that looks the same."""
    return "\n".join(_line(line) for line in _BREAKS.sub("\n", told).split("\n"))


def _line(line: str) -> str:
    # The character of no width keeps "@everyone" from being one, also where nobody reads the backslashes.
    active = _ACTIVE.sub(r"\\\g<0>", line).replace("@", "@\u200b")
    return _LIST.sub(r"\1\2\\\3", active, count=1) if _LIST.match(active) else active
