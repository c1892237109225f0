"""Quiet hours: the hours in which a new hand makes no sound on a person's device, in their own time zone.

A change of them looks at each of the person's tables, so it is acknowledged first.
"""

from __future__ import annotations

import re
from datetime import datetime

import discord

from cogs.people.settings_buttons import ASK, OTHER, SET, TOLD, back, picked
from cogs.typed.forms import form, select
from cogs.typed.zones import ASKED, LONGEST, read_zone, shown_zone, suggest_zones
from cogs.ui.escaping import escaped
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import Sheet
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from engine.host.model.preferences import PersonSettings
from engine.host.model.quiet_hours import HOURS, QuietHours, has_zones, zone_named
from engine.host.model.records import Refused
from locales import Words, language_of, languages
from render.narration.contract import Label

HOURS_NAME, ZONE_NAME = "quiet", "zone"
"""The names of the two settings."""
USUAL = ((22, 6), (22, 7), (23, 7), (23, 8), (0, 7), (0, 8), (1, 9))
"""The spans that are offered at once, as hours from and until."""
NEVER = "never"
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
        panel.rows.append(_spans(mine.quiet, words))
    known = suggest_zones("", now)
    options = tuple((Label(name), value) for name, value in known)
    chosen = frozenset({zone or ""} & {value for _, value in known})
    custom_id = Press(0, SET, 0, (ZONE_NAME,)).custom_id()
    panel.rows.append(SelectSpec(custom_id, words("settings-zone-choose"), options, chosen=chosen))
    panel.buttons([ButtonSpec(words("button-zone"), Press(0, ASK, 0, (ZONE_NAME,)).custom_id()), back(words)])
    return Sheet("\n".join(lines), panel)


def _spans(quiet: QuietHours | None, words: Words) -> SelectSpec:
    """Return the select of usual hours; other hours that are set now are among them."""
    mine = () if quiet is None else ((quiet.begin, quiet.end),)
    spans = [*USUAL, *(span for span in mine if span not in USUAL)]
    options = [(Label(words("settings-quiet-never")), NEVER)]
    options += [(Label(span_told(begin, end, words)), f"{begin}-{end}") for begin, end in spans]
    options.append((Label(words("settings-quiet-other")), OTHER))
    chosen = f"{quiet.begin}-{quiet.end}" if quiet is not None else NEVER
    custom_id = Press(0, SET, 0, (HOURS_NAME,)).custom_id()
    return SelectSpec(custom_id, words("settings-quiet-choose"), tuple(options), chosen=frozenset({chosen}))


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
    host, now = who.services.host, who.services.clock()
    if begin == end:
        await who.begin()
        await host.active_time.set_quiet(who.person, None)
        return who.words("settings-quiet-off")
    zone = zone_of(who, await host.settings.person(who.person.id))
    if zone is None:
        raise Refused("settings-zone-needed")
    there = zone_named(zone)
    if there is None:
        raise Refused("settings-no-zone", zone=zone[:60]) if has_zones() else Refused("settings-no-zones")
    hours = QuietHours(begin, end, zone)
    await who.begin()
    await host.active_time.set_quiet(who.person, hours)
    clock = datetime.fromtimestamp(now, there).strftime("%H:%M")
    return who.words("settings-quiet-set", hours=hours_told(hours, who.words), clock=clock)


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
    await who.begin()
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
    """Return quiet hours as text: 23:00 to 7:00 (Asia/Tokyo)."""
    span = span_told(hours.begin, hours.end, words)
    return words("settings-quiet-hours", span=span, zone=escaped(shown_zone(hours.zone)))


def quiet_line(settings: PersonSettings, words: Words) -> str:
    """Return the line of a person's settings about their quiet hours."""
    none = words("settings-quiet-none")
    return words("settings-quiet", hours=none if settings.quiet is None else hours_told(settings.quiet, words))
