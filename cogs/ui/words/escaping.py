"""People's text in our messages: the one place where a name or other typed text becomes harmless.

Names come in clean (``engine.core.text.names.plain``), which is enough for pictures, labels, thread titles and
lists. In the text of a message Discord would still read them as markdown, so there they go through ``escaped``.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from engine.core.text.names import plain

_ACTIVE = re.compile(r"[\\*_~|`<>\[\]()#:/]")
"""Characters that may begin or end Discord's markup: styles, links, mentions, times, emoji, headings."""
_LIST = re.compile(r"(\s*)(\d{0,9})([-+.])", re.ASCII)
"""The beginning of a line that makes it an item of a list."""
_BREAKS = re.compile(r"[\r\v\f\x1c-\x1e\x85\u2028\u2029]")


class Safe(str):
    """Text of ours among the facts of a refusal, such as a mention: it is shown without escaping."""

    __slots__ = ()


@lru_cache(maxsize=4096)
def escaped(name: str) -> str:
    """Return a name as message text without any effect of markup.

    A name that is written from right to left is isolated, so that it does not turn the text after it.
    """
    clean = as_text(plain(name))
    return f"\u2068{clean}\u2069" if any(unicodedata.bidirectional(c) in ("R", "AL") for c in clean) else clean


def as_text(told: str) -> str:
    """Return plain text, of one or more lines, as message text that looks the same."""
    return "\n".join(_line(line) for line in _BREAKS.sub("\n", told).split("\n"))


def _line(line: str) -> str:
    # The zero-width character keeps "@everyone" from being a mention, also where the backslashes are not read.
    active = _ACTIVE.sub(r"\\\g<0>", line).replace("@", "@\u200b")
    return _LIST.sub(r"\1\2\\\3", active, count=1) if _LIST.match(active) else active
