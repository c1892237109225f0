"""Quiet hours: the hours in which a new hand makes no sound on a person's device, in their own time zone.

A change of them looks at each of the person's tables, so it is acknowledged first.
"""

from __future__ import annotations

import asyncio
import re
from datetime import datetime
from functools import lru_cache

import discord
from babel.core import Locale
from babel.dates import get_day_names

from cogs.people.settings_buttons import ASK, HINT, OTHER, SET, TOLD, back, picked
from cogs.typed import countries
from cogs.typed.day_hours import LONGEST as LONGEST_DAYS
from cogs.typed.day_hours import read_day_hours
from cogs.typed.forms import form, select
from cogs.typed.zones import ASKED, LONGEST, read_zone, shown_zone, suggest_zones
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import Sheet
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from cogs.ui.words.escaping import escaped
from engine.host.model.clock.public_holidays import countries as countries_with_holidays
from engine.host.model.clock.quiet_hours import (
    HOURS,
    NO_HOURS,
    SUNDAY,
    WHOLE_DAY,
    DayHours,
    QuietHours,
    Span,
    days_from_json,
    days_to_json,
    has_zones,
    zone_named,
)
from engine.host.model.preferences import PersonSettings
from engine.host.model.records import Refused
from locales import Words, language_of, languages
from render.narration.contract import Label

HOURS_NAME, ZONE_NAME, DAYS_NAME, HOLIDAYS_NAME = "quiet", "zone", "quietdays", "holidays"
"""The names of the settings."""
USUAL = ((22, 6), (22, 7), (23, 7), (23, 8), (0, 7), (0, 8), (1, 9))
"""The spans that are offered at once, as hours from and until."""
NEVER = "never"
SAME = "same"
"""The option by which no weekday has other hours."""
USUAL_DAYS: tuple[DayHours, ...] = (
    *(tuple((day, span) for day in (SUNDAY - 1, SUNDAY)) for span in ((0, 9), (1, 10), (2, 11), WHOLE_DAY)),
    ((SUNDAY, WHOLE_DAY),),
)
"""The hours of single weekdays that are offered at once."""
_SPAN = re.compile(r"(\d{1,2})-(\d{1,2})", re.ASCII)


async def sheet(who: Caller) -> Sheet:
    """Return the page: the present hours and zone, with selects to change them. Without a zone it asks for that."""
    words, now = who.words, who.services.clock()
    mine = await who.services.host.settings.person(who.person.id)
    zone, panel = zone_of(who, mine), Panel()
    lines = [words("settings-quiet-page"), quiet_line(mine, words)]
    there = None if zone is None else zone_named(zone)
    if zone is None:
        lines.append(words("settings-zone-needed"))
    else:
        if there is not None:
            clock = datetime.fromtimestamp(now, there).strftime("%H:%M")
            lines.append(words("settings-zone", zone=escaped(shown_zone(zone)), clock=clock))
        panel.rows += [_spans(mine.quiet, words), _days(mine.quiet, words)]
    known = suggest_zones("", now)
    options = tuple((Label(name), value) for name, value in known)
    chosen = frozenset({zone or ""} & {value for _, value in known})
    custom_id = Press(0, SET, 0, (ZONE_NAME,)).custom_id()
    panel.rows.append(SelectSpec(custom_id, words("settings-zone-choose"), options, chosen=chosen))
    if mine.quiet is not None and mine.quiet.days and await asyncio.to_thread(_holidays_known):
        panel.rows.append(_holidays(mine, zone or "", words))
    panel.buttons([ButtonSpec(words("button-zone"), Press(0, ASK, 0, (ZONE_NAME,)).custom_id()), back(words)])
    return Sheet("\n".join(lines), panel)


def _spans(quiet: QuietHours | None, words: Words) -> SelectSpec:
    """Return the select of usual hours; other hours that are set now are among them."""
    mine = () if quiet is None or (quiet.begin, quiet.end) == NO_HOURS else ((quiet.begin, quiet.end),)
    spans = [*USUAL, *(span for span in mine if span not in USUAL)]
    options = [(Label(words("settings-quiet-never")), NEVER)]
    options += [(Label(span_told(begin, end, words)), f"{begin}-{end}") for begin, end in spans]
    options.append((Label(words("settings-quiet-other")), OTHER))
    chosen = f"{mine[0][0]}-{mine[0][1]}" if mine else NEVER
    custom_id = Press(0, SET, 0, (HOURS_NAME,)).custom_id()
    return SelectSpec(custom_id, words("settings-quiet-choose"), tuple(options), chosen=frozenset({chosen}))


def _days(quiet: QuietHours | None, words: Words) -> SelectSpec:
    """Return the select of the hours of single weekdays; those that are set now are among them."""
    mine = () if quiet is None else quiet.days
    offered = [*USUAL_DAYS, *([mine] if mine and mine not in USUAL_DAYS else [])]
    options = [(Label(words("settings-days-same")), SAME)]
    options += [(Label(" · ".join(_groups_told(days, words))[:HINT]), days_to_json(days)) for days in offered]
    options.append((Label(words("settings-days-other")), OTHER))
    custom_id = Press(0, SET, 0, (DAYS_NAME,)).custom_id()
    chosen = frozenset({days_to_json(mine) or SAME})
    return SelectSpec(custom_id, words("settings-days-choose"), tuple(options), chosen=chosen)


def _holidays_known() -> bool:
    """True if this machine knows public holidays; the first call reads a large package."""
    return bool(countries_with_holidays())


def _holidays(mine: PersonSettings, zone: str, words: Words) -> SelectSpec:
    """Return the select of the country whose public holidays count as Sundays."""
    offered = dict.fromkeys([*countries.near_countries(zone), *filter(None, [mine.holidays])])
    options = [(Label(words("settings-holidays-none")), NEVER)]
    for country in offered:
        told = words("settings-holidays-of", country=countries.country_told(country, words))
        options.append((Label(told), country))
    options.append((Label(words("settings-holidays-other")), OTHER))
    custom_id = Press(0, SET, 0, (HOLIDAYS_NAME,)).custom_id()
    chosen = frozenset({mine.holidays or NEVER})
    return SelectSpec(custom_id, words("settings-holidays-choose"), tuple(options), chosen=chosen)


async def choose_days(who: Caller) -> str | None:
    """Store the picked hours of weekdays, and return what has changed as text; None if a form was opened for others."""
    if who.values == [OTHER]:
        field: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=DAYS_NAME, max_length=LONGEST_DAYS, placeholder=who.words("settings-days-example")
        )
        fields = [(who.words("settings-days-field"), field)]
        await who.open_form(form(who.words("settings-days-title"), Press(0, TOLD, 0, (DAYS_NAME,)), fields))
        return None
    if who.values == [SAME]:
        return await set_days(who, ())
    mine = await who.services.host.settings.person(who.person.id)
    offered = {days_to_json(days): days for days in (*USUAL_DAYS, () if mine.quiet is None else mine.quiet.days)}
    if len(who.values) != 1 or who.values[0] not in offered:
        raise BadId("no days")
    return await set_days(who, days_from_json(who.values[0]))


async def typed_days(who: Caller) -> str:
    """Store the typed hours of weekdays; return what has changed as text. Raises Refused: settings-no-days."""
    days = read_day_hours(who.typed(DAYS_NAME, LONGEST_DAYS))
    if days is None:
        raise Refused("settings-no-days", example=who.words("settings-days-example"))
    return await set_days(who, days)


async def set_days(who: Caller, days: DayHours) -> str:
    """Store the hours of single weekdays, () for none, and return that as text. Raises Refused as ``set_quiet_hours``;
    settings-quiet-always for hours that never end.
    """
    quiet = (await who.services.host.settings.person(who.person.id)).quiet
    begin, end = NO_HOURS if quiet is None else (quiet.begin, quiet.end)
    return await _set(who, begin, end, days)


async def choose_holidays(who: Caller) -> bool:
    """Store the picked country; return False if a form was opened for another one."""
    if who.values == [OTHER]:
        field: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(
            custom_id=HOLIDAYS_NAME, max_length=countries.LONGEST
        )
        fields = [(who.words("settings-holidays-field"), field)]
        await who.open_form(form(who.words("settings-holidays-title"), Press(0, TOLD, 0, (HOLIDAYS_NAME,)), fields))
        return False
    known = await asyncio.to_thread(countries_with_holidays)
    await _set_holidays(who, "" if who.values == [NEVER] else picked(who, sorted(known)))
    return True


async def typed_holidays(who: Caller) -> None:
    """Store the typed country. Raises Refused: settings-no-country (country)."""
    typed = who.typed(HOLIDAYS_NAME, countries.LONGEST)
    await asyncio.to_thread(countries_with_holidays)
    country = countries.read_country(typed)
    if country is None:
        raise Refused("settings-no-country", country=typed)
    await _set_holidays(who, country)


async def _set_holidays(who: Caller, country: str) -> None:
    await who.defer_replacement()
    await who.services.host.active_time.set_holidays(who.person, country)


async def choose_hours(who: Caller) -> str | None:
    """Store the picked hours, and return what has changed as text; None if a form was opened for others."""
    if who.values == [OTHER]:
        hours = [(f"{hour}:00", str(hour)) for hour in range(HOURS)]
        fields = [(who.words(f"settings-quiet-{name}"), select(name, hours)) for name in ("from", "until")]
        await who.open_form(form(who.words("settings-quiet-title"), Press(0, TOLD, 0, (HOURS_NAME,)), fields))
        return None
    if who.values == [NEVER]:
        return await set_quiet_hours(who, 0, 0)
    found = _SPAN.fullmatch(who.values[0]) if len(who.values) == 1 else None
    if found is None:
        raise BadId("no hours")
    return await set_quiet_hours(who, int(found[1]), int(found[2]))


async def typed_hours(who: Caller) -> str:
    """Store the hours of the form; return what has changed as text."""
    typed = [who.typed(name, 2) for name in ("from", "until")]
    if not all(hour.isascii() and hour.isdecimal() for hour in typed):
        raise BadId("no hour")
    return await set_quiet_hours(who, *map(int, typed))


async def set_quiet_hours(who: Caller, begin: int, end: int) -> str:
    """Store the caller's quiet hours, and return that as text; the same hour twice ends them.

    Raises BadId for other hours than 0 to 23; Refused: settings-zone-needed, and settings-no-zones or settings-no-zone
    if this machine does not know the person's time zone.
    """
    if not (0 <= begin < HOURS and 0 <= end < HOURS):
        raise BadId("no hour")
    quiet = None if begin == end else (await who.services.host.settings.person(who.person.id)).quiet
    return await _set(who, begin, end, () if quiet is None else quiet.days)


async def _set(who: Caller, begin: int, end: int, days: DayHours) -> str:
    host, now = who.services.host, who.services.clock()
    if begin == end and not days:
        await who.defer_replacement()
        await host.active_time.set_quiet(who.person, None)
        return who.words("settings-quiet-off")
    zone = zone_of(who, await host.settings.person(who.person.id))
    if zone is None:
        raise Refused("settings-zone-needed")
    there = zone_named(zone)
    if there is None:
        raise Refused("settings-no-zone", zone=zone[:60]) if has_zones() else Refused("settings-no-zones")
    hours = QuietHours(begin, end, zone, days)
    await who.defer_replacement()
    await host.active_time.set_quiet(who.person, hours)
    clock = datetime.fromtimestamp(now, there).strftime("%H:%M")
    key = "settings-quiet-set-days" if days else "settings-quiet-set"
    return who.words(key, hours=hours_told(hours, who.words), clock=clock)


async def choose_zone(who: Caller) -> None:
    """Store the picked zone. Raises BadId for one that is not offered."""
    await _set_zone(who, picked(who, [zone for _, zone in suggest_zones("", who.services.clock())]))


async def ask_zone(who: Caller) -> None:
    """Open the form for a zone."""
    field: discord.ui.TextInput[discord.ui.View] = discord.ui.TextInput(custom_id=ZONE_NAME, max_length=LONGEST)
    fields = [(who.words("settings-zone-field"), field)]
    await who.open_form(form(who.words("button-zone"), Press(0, TOLD, 0, (ZONE_NAME,)), fields))


async def typed_zone(who: Caller) -> None:
    """Store the typed zone. Raises Refused: settings-no-zone, settings-which-zone."""
    await _set_zone(who, the_zone(who.typed(ZONE_NAME, LONGEST), who.services.clock()))


async def _set_zone(who: Caller, zone: str) -> None:
    await who.defer_replacement()
    await who.services.host.active_time.set_zone(who.person, zone)


def zone_of(who: Caller, mine: PersonSettings) -> str | None:
    """Return the time zone of a person: the one they named, else that of their Discord's language, else None."""
    return mine.zone or languages()[language_of(str(who.interaction.locale))].zone or None


def the_zone(typed: str, now: float) -> str:
    """Return the zone of the typed text (``zones``). Raises Refused: settings-no-zone (zone), settings-which-zone
    (zone, zones).
    """
    meant = read_zone(typed, now)
    if not meant:
        raise Refused("settings-no-zone", zone=typed[:60])
    if len(meant) > 1:
        raise Refused("settings-which-zone", zone=typed[:60], zones=[shown_zone(zone) for zone in meant[:ASKED]])
    return meant[0]


def span_told(begin: int, end: int, words: Words) -> str:
    """Return hours as text: 23:00 to 7:00."""
    return words("settings-quiet-span", begin=f"{begin}:00", end=f"{end}:00")


def hours_told(hours: QuietHours, words: Words) -> str:
    """Return quiet hours as text: 23:00 to 7:00 (Asia/Tokyo); with those of single weekdays."""
    return words("settings-quiet-hours", span=week_told(hours, words), zone=escaped(shown_zone(hours.zone)))


def week_told(hours: QuietHours, words: Words) -> str:
    """Return the hours of a week as text, without the zone: 23:00 to 7:00; Sat and Sun 1:00 to 10:00."""
    usual = hours.begin, hours.end
    told = words("settings-quiet-none") if usual == NO_HOURS else span_told(*usual, words)
    for group in _groups_told(hours.days, words):
        told = words("settings-days-besides", hours=told, days=group)
    return told


def _groups_told(days: DayHours, words: Words) -> list[str]:
    """Return the hours of weekdays as texts, days with the same hours together."""
    by_span: dict[Span, list[int]] = {}
    for day, span in days:
        by_span.setdefault(span, []).append(day)
    return [
        words("settings-days-span", days=words.join([day_name(day, words) for day in same]), span=_of_day(span, words))
        for span, same in by_span.items()
    ]


def _of_day(span: Span, words: Words) -> str:
    if span in (WHOLE_DAY, NO_HOURS):
        return words("settings-days-all" if span == WHOLE_DAY else "settings-days-no-hours")
    begin, end = span
    if begin > end > 0:
        return words("settings-days-night", begin=f"{begin}:00", end=f"{end}:00")
    return span_told(begin, end, words)


def day_name(day: int, words: Words, width: str = "abbreviated") -> str:
    """Return the name of a weekday, from Monday, 0."""
    return _day_names(words.lang, width)[day]


@lru_cache(maxsize=32)
def _day_names(lang: str, width: str) -> dict[int, str]:
    names = get_day_names(
        "abbreviated" if width != "wide" else "wide", locale=Locale.parse(languages()[lang].numbers, sep="-")
    )
    return {day: str(names[day]) for day in range(7)}


def quiet_line(settings: PersonSettings, words: Words) -> str:
    """Return the line of a person's settings about their quiet hours."""
    if settings.quiet is None:
        return words("settings-quiet", hours=words("settings-quiet-none"))
    line = words("settings-quiet", hours=hours_told(settings.quiet, words))
    if not (settings.quiet.days and settings.holidays and settings.holidays in countries_with_holidays()):
        return line
    told = words("settings-holidays", country=countries.country_told(settings.holidays, words))
    return f"{line}\n{told}"
