"""How the further languages name days: words such as "morgen" from language.toml, months and weekdays from CLDR."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from babel.core import Locale
from babel.dates import get_day_names, get_month_names

from locales import languages


@dataclass(frozen=True, slots=True)
class DayNames:
    """Names as ``plain`` writes them: days ahead by word, days by unit, months from 1, weekdays from Monday, 0."""

    ahead: Mapping[str, int]
    units: Mapping[str, int]
    months: Mapping[str, int]
    weekdays: Mapping[str, int]


def plain(typed: str) -> str:
    """Return a text in one form for comparison: one space between words, small letters."""
    return " ".join(unicodedata.normalize("NFKC", typed).split()).casefold()


@lru_cache(maxsize=1)
def day_names() -> DayNames:
    """Return the names of all languages beside those whose days ``days`` reads itself."""
    ahead, units, months, weekdays = dict[str, int](), dict[str, int](), dict[str, int](), dict[str, int]()
    for one in languages().values():
        if one.whole:
            continue
        ahead |= {plain(word): days for word, days in one.days}
        units |= {plain(word): days for word, days in one.units}
        locale = Locale.parse(one.numbers, sep="-")
        months |= dict(_named(get_month_names(width, locale=locale) for width in ("wide", "abbreviated")))
        weekdays |= dict(_named(get_day_names(width, locale=locale) for width in ("wide", "abbreviated")))
    return DayNames(*map(MappingProxyType, (ahead, units, months, weekdays)))


def meant(word: str, names: Mapping[str, int], least: int) -> int | None:
    """Return the month or weekday that a word names, also by its first letters, at ``least`` so many; None if it may
    be none or several.
    """
    word = word.rstrip(".")
    if word in names:
        return names[word]
    found = {number for name, number in names.items() if len(word) >= least and name.startswith(word)}
    return found.pop() if len(found) == 1 else None


def _named(tables: Iterator[Mapping[int, str]]) -> Iterator[tuple[str, int]]:
    for table in tables:
        for number, name in table.items():
            yield plain(name).rstrip("."), number
