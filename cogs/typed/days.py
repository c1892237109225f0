"""Days as people type them: 2026-12-04, 12/4, 4 Dec, 4. Dezember, 12月4日, tomorrow, 明日, Friday, 3 days.

A text that may be two days is read as both, and the bot asks the person. 12/4 is the fourth of December to Japanese and
American people, and the twelfth of April to most others who write English (``month_first`` of a language).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from functools import lru_cache

from babel.core import Locale

from locales import languages

LONGEST = 60
"""Every text for a day is at most this long, in characters."""
MOST_AHEAD = 99
"""The most days ahead that people can give as a number."""
MONTHS = (
    *("january", "february", "march", "april", "may", "june", "july"),
    *("august", "september", "october", "november", "december"),
)
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
SUN_AND_MOON = "月火水木金土日"
"""Monday to Sunday in Japanese."""
AHEAD = {
    **dict.fromkeys(
        ("today", "tonight", "今日", "本日", "きょう", "今夜", "今晩", "heute", "vandaag", "오늘", "今天"), 0
    ),
    **dict.fromkeys(("tomorrow", "tmr", "tmrw", "明日", "あした", "あす", "翌日", "morgen", "내일", "明天"), 1),
    **dict.fromkeys(("day after tomorrow", "the day after tomorrow", "overmorrow", "明後日", "あさって"), 2),
    **dict.fromkeys(("übermorgen", "overmorgen", "모레", "後天"), 2),
    **dict.fromkeys(("明々後日", "明明後日", "しあさって", "글피", "大後天"), 3),
    **dict.fromkeys(("a week", "one week", "in a week", "一週間", "一週間後"), 7),
    **dict.fromkeys(("two weeks", "in two weeks", "a fortnight", "二週間", "二週間後"), 14),
}
"""Words for a day, and how many days ahead it is."""
_WHOLE = re.compile(r"(\d{4})[-/.年년] ?(\d{1,2})[-/.月월] ?(\d{1,2})[日일號.]?", re.ASCII)
_YEAR_LAST = re.compile(r"(\d{1,2})[-.] ?(\d{1,2})[-.] ?(\d{4})", re.ASCII)
"""With dots or hyphens the day comes first everywhere; 4/12/2026 is read as two days, and so as none."""
_NUMBERS = re.compile(r"(\d{1,2})[-/.] ?(\d{1,2})\.?", re.ASCII)
_JAPANESE = re.compile(r"(?:(\d{1,2}) ?[月월] ?)?(\d{1,2}) ?[日일號]", re.ASCII)
_ENGLISH = (
    re.compile(
        r"(?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)? (?P<month>[a-zä]{3,9})\.?(?:,? (?P<year>\d{4}))?",
        re.ASCII,
    ),
    re.compile(r"(?P<month>[a-z]{3,9})\.? (?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?P<year>\d{4}))?", re.ASCII),
)
_COUNT = re.compile(
    r"(?:\+|in )?(\d{1,2})(?: ?"
    r"(d|days?|w|weeks?|日後|日間|週間?後?|tage?n?|wochen?|dag|dagen|weken|일 ?[후뒤]|주 ?[후뒤]?|天後?))?",
    re.ASCII,
)
_WEEKDAY = re.compile(
    r"(?:(this|next|on|今週の?|来週の?|次の) ?)?([a-z]{2,10}\.?|[月火水木金土日](?:曜日?)?|[^\W\d_]{1,3})"
)
_TOLD_BESIDES = re.compile(r"\s*\([^()]*\)$", re.ASCII)


def read_day(typed: str, today: date, locale: str = "", within: int = MOST_AHEAD) -> list[date]:
    """Return the days that the text may mean, best first: one if it is clear, [] if nothing reads as a day.

    ``locale``: the language of the person's Discord. ``within``: the most days from today.
    """
    if len(typed) > LONGEST:
        return []
    text = _TOLD_BESIDES.sub("", _plain(typed))
    found: list[date] = []
    for reading in (_by_word, _whole, _japanese, _english, _numbers(locale), _weekday):
        found += [day for day in reading(text, today) if day not in found]
    fitting = [day for day in found if today <= day <= today + timedelta(days=within)]
    # A day out of range makes nothing unclear. But if the usual reading is out of range, the person may have erred.
    if fitting and found[0] not in fitting:
        return [*fitting, found[0]]
    return fitting or found[:1]


def begins(typed: str, day: date) -> bool:
    """True if the text typed so far may become this day, as it is written in Japanese or English: 12月, Dec, 4 D."""
    month = MONTHS[day.month - 1]
    text = _plain(typed)
    forms = (f"{day.month}月{day.day}日", f"{month} {day.day}", f"{day.day} {month}")
    return bool(text) and not text.isdecimal() and any(form.startswith(text) for form in forms)


def _plain(typed: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", typed).split()).casefold()


def _by_word(text: str, today: date) -> Iterator[date]:
    if text in AHEAD:
        yield today + timedelta(days=AHEAD[text])
    elif counted := _COUNT.fullmatch(text):
        weeks = (counted[2] or "").startswith(("w", "週", "주"))
        yield today + timedelta(days=int(counted[1]) * (7 if weeks else 1))


def _whole(text: str, today: date) -> Iterator[date]:
    if found := _WHOLE.fullmatch(text):
        yield from _day(int(found[1]), int(found[2]), int(found[3]))
    elif found := _YEAR_LAST.fullmatch(text):
        yield from _day(int(found[3]), int(found[2]), int(found[1]))


def _japanese(text: str, today: date) -> Iterator[date]:
    """Yield the day of 12月4日. 4日 alone is the next fourth of a month, but may mean four days as well."""
    found = _JAPANESE.fullmatch(text)
    if found is None:
        return
    if found[1]:
        yield from _next(today, int(found[1]), int(found[2]))
        return
    for ahead in range(2):
        month = today.month + ahead
        for day in _day(today.year + (month - 1) // 12, (month - 1) % 12 + 1, int(found[2])):
            if day >= today:
                yield day
                yield today + timedelta(days=int(found[2]))
                return


def _english(text: str, today: date) -> Iterator[date]:
    for form in _ENGLISH:
        if found := form.fullmatch(text):
            for month in _months(found["month"])[:1]:
                if found["year"]:
                    yield from _day(int(found["year"]), month, int(found["day"]))
                else:
                    yield from _next(today, month, int(found["day"]))


def _months(name: str) -> list[int]:
    """Return the months of this name in any language; an English one may be cut off after three letters."""
    english = (n for n, month in enumerate(MONTHS, 1) if len(name) >= 3 and month.startswith(name.removesuffix("t")))
    return [*english, *(n for n, names in enumerate(_names()[0], 1) if name in names)]


@lru_cache(maxsize=1)
def _names() -> tuple[list[set[str]], list[set[str]]]:
    """Return the names of the months and of the weekdays in every language, whole and short, as ``_plain`` has them."""
    months: list[set[str]] = [set() for _ in MONTHS]
    weekdays: list[set[str]] = [set() for _ in WEEKDAYS]
    for one in languages().values():
        told = Locale.parse(one.numbers, sep="-")
        for width in ("wide", "abbreviated", "short"):
            for n, name in told.months["format"].get(width, {}).items():
                months[n - 1].add(_plain(name).rstrip("."))
            for n, name in told.days["format"].get(width, {}).items():
                weekdays[n].add(_plain(name).rstrip("."))
        for n, name in told.months["stand-alone"].get("abbreviated", {}).items():
            months[n - 1].add(_plain(name).rstrip("."))
    return months, weekdays


def _numbers(locale: str) -> Callable[[str, date], Iterator[date]]:
    def reading(text: str, today: date) -> Iterator[date]:
        if found := _NUMBERS.fullmatch(text):
            first, second = int(found[1]), int(found[2])
            ways = [(first, second), (second, first)]
            before = [one for one in languages().values() if locale in one.month_first]
            always = any(one.month_always for one in before)
            for month, day in ways[:1] if always else ways if before else ways[::-1]:
                yield from _next(today, month, day)

    return reading


def _weekday(text: str, today: date) -> Iterator[date]:
    """Yield the next such day. Next Friday may be that of this week or of the next; on a Friday, today or in a week."""
    found = _WEEKDAY.fullmatch(text)
    if found is None:
        return
    which, name = (found[1] or "").rstrip("の"), found[2].rstrip(".")
    days = [n for n, english in enumerate(WEEKDAYS) if english.startswith(name) and len(name) >= 3]
    days += [n for n, names in enumerate(_names()[1]) if name in names]
    if name[0] in SUN_AND_MOON and name[1:] in ("", "曜", "曜日"):
        days = [SUN_AND_MOON.index(name[0])]
    for weekday in days[:1]:
        ahead = (weekday - today.weekday()) % 7
        coming = today + timedelta(days=ahead)
        monday = today - timedelta(days=today.weekday())
        if which in ("今週", "来週"):
            yield monday + timedelta(days=weekday + (7 if which == "来週" else 0))
        else:
            yield coming
            if not ahead or which in ("next", "次"):
                yield coming + timedelta(days=7)


def _next(today: date, month: int, day: int) -> Iterator[date]:
    """Yield the next such day, today included; for 29 February, the one of this or the next year, if there is one."""
    for year in (today.year, today.year + 1):
        for found in _day(year, month, day):
            if found >= today:
                yield found
                return


def _day(year: int, month: int, day: int) -> Iterator[date]:
    try:
        yield date(year, month, day)
    except ValueError:
        return
