"""Time zones as people type them, in either language, and the suggestions for them."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.people.quiet_hours import hours_told, the_zone
from cogs.typed.zone_names import OFTEN, PARTS_OF_HOURS, PLACES, SHORT
from cogs.typed.zones import SUGGESTED, read_zone, shown_zone, suggest_zones
from engine.host.model.clock.quiet_hours import QuietHours, zone_named, zones
from engine.host.model.records import Refused
from locales import words
from locales.catalogue import LANGUAGES

NOW = datetime(2026, 11, 28, tzinfo=ZoneInfo("UTC")).timestamp()
CLEAR = {
    "Asia/Tokyo": (
        "Tokyo",
        "tokyo ",
        "ＴＯＫＹＯ",
        "東京",
        "大阪",
        "日本",
        "JST",
        "jst",
        "Japan",
        "Asia/Tokyo",
        "asia/tokyo",
    ),
    "Etc/GMT-9": ("+9", "＋９", "UTC+9", "utc +9", "GMT+9", "UTC+09:00", "+0900", "+09", "UTC+9時間", "Etc/GMT-9"),
    "Etc/GMT+3": ("-3", "−3", "GMT-3", "UTC−3", "utc-03:00", "Etc/GMT+3"),
    "Etc/GMT-14": ("+14",),
    "UTC": ("UTC", "GMT", "Z", "+0", "utc+0", "協定世界時"),
    "Asia/Kolkata": ("+5:30", "UTC+0530", "India", "Mumbai", "インド", "Kolkata"),
    "America/New_York": ("New York", "new_york", "NYC", "EST", "EDT", "ニューヨーク", "Boston"),
    "Europe/Berlin": ("Berlin", "CET", "MEZ", "Germany", "Deutschland", "München", "ドイツ"),
    "Europe/London": ("London", "UK", "イギリス"),
    "Asia/Seoul": ("KST", "Seoul", "ソウル", "Korea"),
}


def test_what_is_clear_is_one_zone() -> None:
    for zone, typed in CLEAR.items():
        for one in typed:
            assert read_zone(one, NOW) == [zone], one
            assert the_zone(one, NOW) == zone


OTHERS = {
    "Asia/Seoul": ("서울", "부산", "한국", "대한민국", "首爾"),
    "Asia/Taipei": ("台北", "臺北", "高雄", "台灣", "타이베이"),
    "Asia/Tokyo": ("도쿄", "Tokio"),
    "Europe/London": ("런던", "倫敦", "Londen"),
    "Europe/Brussels": ("Brüssel", "Brussel", "België"),
    "Europe/Amsterdam": ("Nederland", "Den Haag"),
    "Europe/Vienna": ("Wien", "Österreich"),
    "Europe/Zurich": ("Schweiz", "Genf", "Zürich"),
}


@pytest.mark.parametrize("zone", OTHERS)
def test_a_city_is_found_in_every_language(zone: str) -> None:
    for one in OTHERS[zone]:
        assert read_zone(one, NOW) == [zone], one


@pytest.mark.parametrize("hours", range(-12, 15))
def test_hours_ahead_of_utc_are_never_the_wrong_way_round(hours: int) -> None:
    for form in (f"{hours:+}", f"UTC{hours:+}", f"GMT{hours:+}", f"utc {hours:+03}:00"):
        (zone,) = read_zone(form, NOW)
        assert datetime.fromtimestamp(NOW, ZoneInfo(zone)).utcoffset() == timedelta(hours=hours), form
    if hours:
        assert shown_zone(zone) == f"UTC{hours:+}"
        for lang in LANGUAGES:
            told = hours_told(QuietHours(23, 7, zone), words(lang))
            assert f"UTC{hours:+}" in told.replace("\\", "") and "Etc" not in told


def test_parts_of_hours_are_where_they_are_said_to_be() -> None:
    winter = datetime(2026, 12, 21, tzinfo=ZoneInfo("UTC")).timestamp()
    for minutes, zone in PARTS_OF_HOURS.items():
        moments = (datetime.fromtimestamp(winter + days * 86400, ZoneInfo(zone)) for days in (0, 182))
        assert timedelta(minutes=minutes) in [at.utcoffset() for at in moments], zone


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("9", ("Etc/GMT-9", "Etc/GMT+9")),
        ("UTC 3", ("Etc/GMT-3", "Etc/GMT+3")),
        ("13", None),
        ("IST", ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem")),
        ("CST", ("America/Chicago", "Asia/Shanghai")),
        ("アメリカ", SHORT["アメリカ"]),
    ],
)
def test_what_may_be_several_zones_is_asked_for(typed: str, meant: tuple[str, ...] | None) -> None:
    found = read_zone(typed, NOW)
    if meant is None:
        assert found == ["Etc/GMT-13"], "nobody is thirteen hours behind"
        return
    assert tuple(found) == meant
    with pytest.raises(Refused) as refused:
        the_zone(typed, NOW)
    assert refused.value.reason == "settings-which-zone"
    for one in refused.value.facts["zones"]:
        assert "Etc" not in one and len(read_zone(one, NOW)) == 1, "what is named can be typed"
    assert [zone for _, zone in suggest_zones(typed, NOW)][: len(meant)] == list(meant)


@pytest.mark.parametrize(
    "typed", ["", " ", "Mars", "+15", "-13", "+99", "+5:17", "Asia", "../../etc/passwd", "\ud800", "a" * 5000]
)
def test_what_is_no_zone_is_none(typed: str) -> None:
    assert read_zone(typed, NOW) == []
    with pytest.raises(Refused, match="settings-no-zone"):
        the_zone(typed, NOW)


def test_every_name_of_the_table_is_of_a_zone_there_is() -> None:
    assert all(map(zone_named, PLACES)) and all(zone_named(zone) for found in SHORT.values() for zone in found)
    names = [name for told in PLACES.values() for name in told.split()]
    assert len(names) == len(set(names)), "a place is in one zone"
    assert not {name.replace("_", " ") for name in names} & SHORT.keys()
    for zone, told in PLACES.items():
        for name in told.split():
            assert read_zone(name, NOW) == [zone], name


def test_the_text_of_every_suggestion_is_read_as_that_zone() -> None:
    """Some clients send the text of the chosen suggestion."""
    for begin in ("", "to", "new", "san", "+9", "9", "etc", "東", "am", "u"):
        for text, zone in suggest_zones(begin, NOW):
            assert read_zone(text, NOW) == [zone] == read_zone(zone, NOW) and "Etc" not in text, text
            assert suggest_zones(text, NOW)[0] == (text, zone)
    assert len(suggest_zones("", NOW)) == SUGGESTED


def test_before_anything_is_typed_one_zone_of_every_part_of_the_world_is_offered() -> None:
    """And not the first ones of the alphabet, which are all in Africa."""
    offered = [zone for _, zone in suggest_zones("", NOW)]
    assert offered[0] == "Asia/Tokyo" and len(offered) == SUGGESTED and set(offered) == set(OFTEN)
    assert len({datetime.fromtimestamp(NOW, zone_named(zone)).utcoffset() for zone in offered}) >= 18
    assert {zone.split("/")[0] for zone in offered} >= {"Africa", "America", "Asia", "Australia", "Europe", "Pacific"}


@given(st.text(max_size=10) | st.sampled_from([*zones()]) | st.from_regex(r"(UTC|GMT)? ?[+-]?[0-9]{1,2}(:[0-9]{2})?"))
def test_suggestions_begin_with_what_would_be_read(typed: str) -> None:
    meant = read_zone(typed, NOW)
    offered = [zone for _, zone in suggest_zones(typed, NOW)]
    assert offered[: len(meant)] == meant[:SUGGESTED] and len(offered) == len(set(offered)) <= SUGGESTED
    assert all(map(zone_named, meant))
