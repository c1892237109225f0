"""Hours of single weekdays as people type them: "Sat Sun 1-10; Friday all day", 土日 1-10時, 平日 23-7.

Weekdays are named in any language of the bot; the words for several days, and for a whole day, are in the texts.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cogs.typed.day_names import day_names, meant, plain
from cogs.typed.days import SUN_AND_MOON, WEEKDAYS
from engine.host.model.clock.quiet_hours import HOURS, NO_HOURS, WHOLE_DAY, DayHours, Span
from locales import languages, words

LONGEST = 120
"""The most characters of a text."""
_WORK, _END = range(5), range(5, 7)
_GROUPS = (("weekdays", _WORK), ("weekend", _END), ("everyday", range(7)))
"""Words for several days, by the end of their message's key."""
_CLOCK = r"(\d{1,2})(?:[:.]00)?\s*(am|pm|時|시|點|点|h|uhr|uur)?"
_HOURS = re.compile(rf"{_CLOCK}\s*(?:-|to|till|until|bis|tot|から|부터|到|至)\s*{_CLOCK}", re.ASCII)
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—−ー~〜～", "-"))
_WORD = re.compile(r"[^\W\d_]+|-")


def read_day_hours(typed: str) -> DayHours | None:
    """Return the hours that a text gives to weekdays; None if any part of it cannot be read, or names no day."""
    text, found = plain(typed).translate(_DASHES), dict[int, Span]()
    if len(typed) > LONGEST:
        return None
    for word, (begin, end) in _spans():
        # A word for hours becomes hours, so that one pattern finds both.
        text = re.sub(_alone(word), f" {begin}-{end} ", text)
    for word, _ in _groups():
        text = re.sub(_alone(word), word.replace(" ", ""), text)
    at = 0
    while hours := _HOURS.search(text, at):
        days, span = _days(text[at : hours.start()]), _span(hours)
        if not days or span is None:
            return None
        found |= dict.fromkeys(days, span)
        at = hours.end()
    rest = text[at:].strip(" ,;.、。，；")
    return tuple(sorted(found.items())) if found and not _WORD.search(rest.removesuffix("まで")) else None


def _alone(word: str) -> str:
    """Return the pattern of a word; one in Latin letters is no part of a longer one."""
    return rf"(?<![a-z]){re.escape(word)}(?![a-z])" if word.isascii() else re.escape(word)


def _span(found: re.Match[str]) -> Span | None:
    begin, end = _hour(found[1], found[2]), _hour(found[3], found[4])
    if (begin, end) in (WHOLE_DAY, NO_HOURS):
        return begin, end
    if begin == end or begin >= HOURS or end > HOURS:
        return None
    return begin, end % HOURS


def _hour(digits: str, half: str | None) -> int:
    hour = int(digits)
    return hour % 12 + (12 if half == "pm" else 0) if half in ("am", "pm") and hour <= 12 else hour


def _days(text: str) -> list[int]:
    """Return the weekdays that a text names, [] if one of its words is none: "sat, sun", "mon-fri", 土日."""
    days: list[int] = []
    through = False
    for word in _WORD.findall(text):
        if word == "-":
            through = True
            continue
        named = _named(word)
        if named is None:
            return []
        if through and days and named:
            days += [day % 7 for day in range(days[-1] + 1, days[-1] + 1 + (named[0] - days[-1] - 1) % 7)]
        days += named
        through = False
    return days


@lru_cache(maxsize=512)
def _named(word: str) -> list[int] | None:
    """Return the days of one word; [] for a word that joins others, None for one that is no day."""
    for name, days in _groups():
        if word == name.replace(" ", ""):
            return list(days)
    if word in _joining():
        return []
    japanese = re.sub("曜日?|と|は", "", word)
    if japanese and all(char in SUN_AND_MOON for char in japanese):
        return [SUN_AND_MOON.index(char) for char in japanese]
    english = [n for n, name in enumerate(WEEKDAYS) if len(word) >= 3 and name.startswith(word.removesuffix("s"))]
    if english:
        return english
    other = meant(word, day_names().weekdays, 2)
    return None if other is None else [other]


def _listed(key: str) -> list[str]:
    """Return the words that all languages list in a message."""
    return [plain(word) for tag in languages() for word in words(tag)(f"settings-days-{key}").split(",")]


@lru_cache(maxsize=1)
def _groups() -> tuple[tuple[str, range], ...]:
    return tuple((word, days) for key, days in _GROUPS for word in _listed(key))


@lru_cache(maxsize=1)
def _joining() -> frozenset[str]:
    return frozenset(_listed("and"))


@lru_cache(maxsize=1)
def _spans() -> tuple[tuple[str, Span], ...]:
    """Return the words for a whole day and for no hour of it, the longest first."""
    found = [(word, WHOLE_DAY) for word in _listed("whole")] + [(word, NO_HOURS) for word in _listed("none")]
    return tuple(sorted(set(found), key=lambda one: -len(one[0])))
