"""Days as people type them: 2026-12-04, 12/4, 4 Dec, 12月4日, tomorrow, 明日, Friday, 3 days; in the further languages
by the names of ``day_names``.

A text that may be two days is read as both, and the bot asks the person. 12/4 is the fourth of December to Japanese and
American people, and the twelfth of April to most others who write English (``month_first`` of a language).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta

from cogs.typed.day_names import day_names, meant, plain
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
    **dict.fromkeys(("today", "tonight", "今日", "本日", "きょう", "今夜", "今晩"), 0),
    **dict.fromkeys(("tomorrow", "tmr", "tmrw", "明日", "あした", "あす", "翌日"), 1),
    **dict.fromkeys(("day after tomorrow", "the day after tomorrow", "overmorrow", "明後日", "あさって"), 2),
    **dict.fromkeys(("明々後日", "明明後日", "しあさって"), 3),
    **dict.fromkeys(("a week", "one week", "in a week", "一週間", "一週間後"), 7),
    **dict.fromkeys(("two weeks", "in two weeks", "a fortnight", "二週間", "二週間後"), 14),
}
"""Words for a day, and how many days ahead it is."""
_WHOLE = re.compile(r"(\d{4})[-/.年년] ?(\d{1,2})[-/.月월] ?(\d{1,2})[日일號.]?", re.ASCII)
_YEAR_LAST = re.compile(r"(\d{1,2})[-.] ?(\d{1,2})[-.] ?(\d{4})", re.ASCII)
"""With dots or hyphens the day comes first everywhere; 4/12/2026 is read as two days, and so as none."""
_NUMBERS = re.compile(r"(\d{1,2})[-/.] ?(\d{1,2})\.?", re.ASCII)
_JAPANESE = re.compile(r"(?:(\d{1,2}) ?[月월] ?)?(\d{1,2}) ?[日號号일]", re.ASCII)
"""Korean and Chinese people write it alike."""
_ENGLISH = (
    re.compile(
        r"(?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?P<month>[a-z]{3,9})\.?(?:,? (?P<year>\d{4}))?", re.ASCII
    ),
    re.compile(r"(?P<month>[a-z]{3,9})\.? (?:the )?(?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?P<year>\d{4}))?", re.ASCII),
)
_COUNT = re.compile(r"(?:\+|in )?(\d{1,2})(?: ?(d|days?|w|weeks?|日後|日間|週間後?))?", re.ASCII)
_WEEKDAY = re.compile(r"(?:(this|next|on|今週の?|来週の?|次の) ?)?([a-z]{3,9}\.?|[月火水木金土日](?:曜日?)?)", re.ASCII)
_NAMED = (
    re.compile(r"(?P<day>\d{1,2})\.? ?(?P<month>[^\W\d]{2,12})\.?(?: (?P<year>\d{4}))?"),
    re.compile(r"(?P<month>[^\W\d]{2,12})\.? (?P<day>\d{1,2})\.?(?: (?P<year>\d{4}))?"),
)
_UNITS = re.compile(r"(?:[^\W\d]{2,6} )?(\d{1,2}) ?(\D{1,12})")
_TOLD_BESIDES = re.compile(r"\s*\([^()]*\)$", re.ASCII)


def read_day(typed: str, today: date, locale: str = "", within: int = MOST_AHEAD) -> list[date]:
    """Return the days that the text may mean, best first: one if it is clear, [] if nothing reads as a day.

    ``locale``: the language of the person's Discord. ``within``: the most days from today.
    """
    if len(typed) > LONGEST:
        return []
    text = _TOLD_BESIDES.sub("", plain(typed))
    found: list[date] = []
    for reading in (_by_word, _whole, _japanese, _english, _numbers(locale), _weekday, _elsewhere):
        found += [day for day in reading(text, today) if day not in found]
    fitting = [day for day in found if today <= day <= today + timedelta(days=within)]
    # A day out of range makes nothing unclear. But if the usual reading is out of range, the person may have erred.
    if fitting and found[0] not in fitting:
        return [*fitting, found[0]]
    return fitting or found[:1]


def begins(typed: str, day: date) -> bool:
    """True if the text typed so far may become this day, as it is written in Japanese or English: 12月, Dec, 4 D."""
    month = MONTHS[day.month - 1]
    text = plain(typed)
    forms = (f"{day.month}月{day.day}日", f"{month} {day.day}", f"{day.day} {month}")
    return bool(text) and not text.isdecimal() and any(form.startswith(text) for form in forms)


def _by_word(text: str, today: date) -> Iterator[date]:
    if text in AHEAD:
        yield today + timedelta(days=AHEAD[text])
    elif counted := _COUNT.fullmatch(text):
        weeks = (counted[2] or "").startswith(("w", "週"))
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
            for month in [n for n, name in enumerate(MONTHS, 1) if name.startswith(found["month"][:3])][:1]:
                if not MONTHS[month - 1].startswith(found["month"].removesuffix("t")):
                    continue
                if found["year"]:
                    yield from _day(int(found["year"]), month, int(found["day"]))
                else:
                    yield from _next(today, month, int(found["day"]))


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
    if name[0] in SUN_AND_MOON:
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


def _elsewhere(text: str, today: date) -> Iterator[date]:
    """Yield the day that a text of a further language names: morgen, 24. Dez, Freitag, 3 Tage."""
    names = day_names()
    if text in names.ahead:
        yield today + timedelta(days=names.ahead[text])
    if (counted := _UNITS.fullmatch(text)) and counted[2] in names.units:
        yield today + timedelta(days=int(counted[1]) * names.units[counted[2]])
    for form in _NAMED:
        if (found := form.fullmatch(text)) and (month := meant(found["month"], names.months, 3)) is not None:
            if found["year"]:
                yield from _day(int(found["year"]), month, int(found["day"]))
            else:
                yield from _next(today, month, int(found["day"]))
    if (weekday := meant(text, names.weekdays, 2)) is not None:
        ahead = (weekday - today.weekday()) % 7
        yield today + timedelta(days=ahead)
        if not ahead:
            yield today + timedelta(days=7)


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
