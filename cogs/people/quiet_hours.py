"""Quiet hours: the hours in which a new hand makes no sound on a person's device."""

from __future__ import annotations

from datetime import datetime

from cogs.ui.escaping import escaped
from cogs.ui.interactions import Caller
from cogs.ui.zones import ASKED, read_zone, shown_zone
from engine.host.model.preferences import PersonSettings
from engine.host.model.quiet_hours import HOME, QuietHours, has_zones, zone_named
from engine.host.model.records import Refused
from locales import Words


async def set_quiet_hours(who: Caller, begin: int, end: int, zone: str | None) -> None:
    """Store the caller's quiet hours; the same hour twice ends them.

    ``zone`` is the typed text. Raises Refused: settings-zone-needed, settings-no-zone, settings-which-zone, and
    settings-no-zones if this machine has no time zones.
    """
    host, now = who.services.host, who.services.clock()
    if begin == end:
        await host.active_time.set_quiet(who.person, None)
        await who.say(who.words("settings-quiet-off"))
        return
    known = await host.settings.person(who.person.id)
    if zone is not None:
        zone = the_zone(zone, now)
    else:
        zone = known.quiet.zone if known.quiet is not None else HOME.get(str(who.interaction.locale))
    if zone is None:
        raise Refused("settings-zone-needed")
    there = zone_named(zone)
    if there is None:
        raise Refused("settings-no-zone", zone=zone[:60]) if has_zones() else Refused("settings-no-zones")
    hours = QuietHours(begin, end, zone)
    await host.active_time.set_quiet(who.person, hours)
    clock = datetime.fromtimestamp(now, there).strftime("%H:%M")
    await who.say(who.words("settings-quiet-set", hours=hours_told(hours, who.words), clock=clock))


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


def hours_told(hours: QuietHours, words: Words) -> str:
    """Return quiet hours as text: 23:00 to 7:00 (Asia/Tokyo)."""
    return words(
        "settings-quiet-hours", begin=f"{hours.begin}:00", end=f"{hours.end}:00", zone=escaped(shown_zone(hours.zone))
    )


def quiet_line(settings: PersonSettings, words: Words) -> str:
    """Return the line of a person's settings about their quiet hours."""
    none = words("settings-quiet-none")
    return words("settings-quiet", hours=none if settings.quiet is None else hours_told(settings.quiet, words))
