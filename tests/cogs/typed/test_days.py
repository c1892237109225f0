"""Days as people type them, in either language, and the suggestions for them."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.play.vacations import day_choices, the_day
from cogs.typed.days import read_day
from engine.host.absence.vacations import MOST_DAYS
from engine.host.model.records import Refused
from locales import words
from locales.catalogue import LANGUAGES

SATURDAY = date(2026, 11, 28)
LOCALES = ("ja", "en-US", "en-GB", "")


def days(*told: str) -> list[date]:
    return [date.fromisoformat(day) for day in told]


CLEAR = {
    "2026-12-04": "2026-12-04 2026/12/4 2026.12.04 2026年12月4日 ２０２６年１２月４日 12月4日 １２月４日 6 6日後 +6",
    "2026-11-28": "today tonight 今日 本日 きょう 0 今週の土曜",
    "2026-11-29": "tomorrow Tomorrow 明日 あした あす 1 1日後 Sunday sun 日曜 日曜日",
    "2026-11-30": "明後日 あさって Monday mon. 月曜日 月曜 月",
    "2026-12-05": "1週間 1週間後 一週間後 来週の土曜日",
    "2026-12-02": "来週の水曜 水曜日 Wednesday wed",
}
"""By day the inputs for it, separated by spaces."""
IN_WORDS = {
    "2026-12-04": ("4 Dec", "Dec 4", "4 December", "December 4th", "the 4th of December", "Dec. 4, 2026", "4 dec 2026"),
    "2026-11-30": ("day after tomorrow", "in 2 days", "2 days", "2 d"),
    "2026-12-12": ("two weeks", "in 2 weeks", "2w"),
    "2026-12-05": ("a week", "1 week"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_clear_is_one_day(locale: str) -> None:
    for meant, typed in CLEAR.items():
        for one in (*typed.split(), *IN_WORDS.get(meant, ())):
            assert read_day(one, SATURDAY, locale, MOST_DAYS) == days(meant), one
    for meant, several in IN_WORDS.items():
        for one in several:
            assert read_day(f" {one.upper()} ", SATURDAY, locale, MOST_DAYS) == days(meant), one


ELSEWHERE = {
    "2026-12-04": (
        "4. Dez",
        "4. Dezember",
        "4 dec",
        "4 december",
        "12월 4일",
        "12월4일",
        "12月4號",
        "Freitag",
        "Fr",
        "vr",
    ),
    "2026-11-29": ("morgen", "내일", "明天", "Sonntag", "zondag", "일요일", "星期日", "週日"),
    "2026-11-30": (
        "übermorgen",
        "overmorgen",
        "모레",
        "後天",
        "2 Tage",
        "in 2 Tagen",
        "2 dagen",
        "2일 뒤",
        "2天",
        "2天後",
    ),
    "2026-12-05": ("1 Woche", "1 week", "1주", "1週"),
    "2026-12-12": ("2 Wochen", "2 weken"),
}
"""By day what people type for it in the languages that come with the bot."""


@pytest.mark.parametrize("locale", ["de", "nl", "ko", "zh-TW", "en-US"])
def test_days_of_further_languages(locale: str) -> None:
    for meant, several in ELSEWHERE.items():
        for one in several:
            assert read_day(one, SATURDAY, locale, MOST_DAYS) == days(meant), one
    assert read_day("Samstag", SATURDAY, locale, MOST_DAYS) == days("2026-11-28", "2026-12-05")
    assert read_day("3 mrt", date(2026, 2, 25), locale, MOST_DAYS) == days("2026-03-03")
    for nonsense in ("x", "d", "dezember", "4 x", "31. Feb", "3 Monate", "Tag", "요일"):
        assert read_day(nonsense, SATURDAY, locale, MOST_DAYS) == [], nonsense


def test_the_order_of_month_and_day_is_that_of_the_language() -> None:
    for locale in ("ja", "en-US", "", "ko"):
        assert read_day("12/4", SATURDAY, locale, MOST_DAYS) == days("2026-12-04"), locale
    for locale in ("en-GB", "de", "fr"):
        assert read_day("4/12", SATURDAY, locale, MOST_DAYS) == days("2026-12-04"), locale
    for typed in ("4.12.", "4. 12.", "04.12"):
        assert read_day(typed, SATURDAY, "de", MOST_DAYS) == days("2026-12-04"), typed
    # The other order would make sense too, so both days are suggested.
    assert read_day("4/12", SATURDAY, "en-US", MOST_DAYS) == days("2026-12-04", "2027-04-12")
    assert read_day("12/4", SATURDAY, "en-GB", MOST_DAYS) == days("2026-12-04", "2027-04-12")
    # Nobody who writes Japanese reverses the order; and there is no month 30.
    assert read_day("4/12", SATURDAY, "ja", MOST_DAYS) == days("2027-04-12")
    assert read_day("30/11", SATURDAY, "en-US", MOST_DAYS) == days("2026-11-30")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3日", ("2026-12-03", "2026-12-01")),
        ("next Friday", ("2026-12-04", "2026-12-11")),
        ("次の金曜", ("2026-12-04", "2026-12-11")),
        ("Saturday", ("2026-11-28", "2026-12-05")),
        ("土曜日", ("2026-11-28", "2026-12-05")),
    ],
)
def test_what_may_be_two_days_is_asked_for(typed: str, meant: tuple[str, ...]) -> None:
    assert read_day(typed, SATURDAY, "", MOST_DAYS) == days(*meant)
    with pytest.raises(Refused) as refused:
        the_day(typed, SATURDAY)
    assert refused.value.reason == "away-which-day" and refused.value.facts["days"] == list(meant)
    for lang in LANGUAGES:
        assert [c.value for c in day_choices(typed, SATURDAY, words(lang))][:2] == list(meant)


@pytest.mark.parametrize(
    "typed", ["", " ", "soon", "13/40", "2-29", "30 Feb", "xyz 4", "me", "日日", "٣", "1" * 5000, "4 De"]
)
def test_what_is_no_day_is_none(typed: str) -> None:
    assert read_day(typed, SATURDAY, "", MOST_DAYS) == []


@given(st.dates(date(2026, 1, 1), date(2029, 1, 1)))
@example(date(2028, 2, 29))
@example(date(2026, 12, 31))
def test_the_text_of_every_suggestion_is_read_as_that_day(today: date) -> None:
    """Some clients send the text of the chosen suggestion."""
    for lang in LANGUAGES:
        offered = day_choices("", today, words(lang))
        assert [date.fromisoformat(c.value) for c in offered] == [
            today + timedelta(days=n) for n in range(MOST_DAYS + 1)
        ]
        for choice in offered:
            for other in LANGUAGES:
                assert day_choices(choice.name, today, words(other))[0].value == choice.value
            assert f"{the_day(choice.name, today):%Y-%m-%d}" == choice.value


@pytest.mark.parametrize(
    ("typed", "first", "count"),
    [
        ("12月", "2026-12-01", 12),
        ("１２月１", "2026-12-01", 4),
        ("Dec", "2026-12-01", 12),
        ("november 3", "2026-11-30", 1),
        ("4 De", "2026-12-04", 1),
    ],
)
def test_a_date_that_is_begun_offers_the_days_it_may_become(typed: str, first: str, count: int) -> None:
    for lang in LANGUAGES:
        offered = day_choices(typed, SATURDAY, words(lang))
        assert (offered[0].value, len(offered)) == (first, count)


@given(st.text(max_size=12) | st.from_regex(r"[0-9/.月日 -]{1,8}|[a-z]{3,9} ?[0-9]{1,2}"), st.sampled_from(LOCALES))
def test_suggestions_begin_with_what_would_be_read(typed: str, locale: str) -> None:
    meant = read_day(typed, SATURDAY, locale, MOST_DAYS)
    near = [f"{day:%Y-%m-%d}" for day in meant if SATURDAY <= day <= SATURDAY + timedelta(days=MOST_DAYS)]
    offered = [c.value for c in day_choices(typed, SATURDAY, words("en"), locale)]
    assert offered[: len(near)] == near and len(offered) == len(set(offered)) <= MOST_DAYS + 1
    assert not meant or meant[0] >= date(1, 1, 1)


OTHERS = {
    "de": {
        "2026-12-04": (
            "4. Dezember",
            "4. Dez",
            "4. Dez.",
            "4 Dez 2026",
            "4.12.2026",
            "04.12.2026",
            "6 Tage",
            "in 6 Tagen",
        ),
        "2026-11-29": ("morgen", "Sonntag", "So."),
        "2026-11-30": ("übermorgen", "Montag", "Mo"),
        "2026-12-05": ("1 Woche",),
    },
    "nl": {
        "2026-12-04": ("4 december", "4-12-2026", "6 dagen", "vrijdag", "vr"),
        "2026-11-30": ("overmorgen", "maandag"),
        "2026-12-12": ("2 weken",),
    },
    "ko": {
        "2026-12-04": ("12월 4일", "12월4일", "2026년 12월 4일", "2026. 12. 4.", "6일 뒤", "금요일", "금"),
        "2026-11-29": ("내일", "일요일"),
        "2026-11-30": ("모레",),
    },
    "zh-TW": {
        "2026-12-04": ("12月4日", "12月4號", "12 月 4 日", "6天", "6天後", "星期五", "週五"),
        "2026-11-29": ("明天", "星期日"),
        "2026-11-30": ("後天",),
        "2026-12-12": ("2週後",),
    },
}
"""By locale and day, what people type in the other languages."""


@pytest.mark.parametrize("locale", OTHERS)
def test_other_languages_name_days_in_their_own_words(locale: str) -> None:
    for meant, several in OTHERS[locale].items():
        for typed in several:
            assert read_day(typed, SATURDAY, locale, MOST_DAYS) == days(meant), typed
    march = date(2027, 3, 1)
    for typed in ("4. März", "4 maart", "4 mrt", "4 Mär"):
        assert read_day(typed, march, locale, MOST_DAYS) == days("2027-03-04"), typed


EXAMPLES = {
    "ja": ("明日", "金曜日", "12月24日"),
    "en": ("tomorrow", "Friday", "24 Dec", "3 days", "2026-12-24"),
    "de": ("morgen", "Freitag", "24. Dez", "3 Tage", "2026-12-24"),
    "nl": ("morgen", "vrijdag", "24 dec", "3 dagen", "2026-12-24"),
    "ko": ("내일", "금요일", "12월 24일", "2026-12-24"),
    "zh-TW": ("明天", "星期五", "12月24日"),
}
"""By locale, what its texts tell people to type. A language that is added needs no line here."""


@pytest.mark.parametrize("locale", EXAMPLES)
def test_what_a_text_gives_as_an_example_is_read(locale: str) -> None:
    """A person types what the bot told them to type."""
    for typed in EXAMPLES[locale]:
        assert typed in words(locale)("away-no-day", typed="x") + words(locale)("option-away-until"), typed
        assert len(read_day(typed, SATURDAY, locale, MOST_DAYS)) == 1, typed
