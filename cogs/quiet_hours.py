"""Quiet hours: when somebody's device makes no sound, though a hand comes."""

from __future__ import annotations

from datetime import datetime

from cogs.answers import Caller
from cogs.cleaning import shown
from engine.host.preferences import PersonSettings
from engine.host.quiet import QuietHours, has_zones, zone_named, zones
from engine.host.records import Refused
from locales import Words

HOME = {"ja": "Asia/Tokyo"}
"""The time zone of people who have named none, by the language of their Discord; others are asked."""
SUGGESTED = 25
"""Discord's limit of what autocomplete suggests."""


async def set_quiet_hours(who: Caller, begin: int, end: int, zone: str | None) -> None:
    """Keep the caller's quiet hours; the same hour twice ends them. Refused: settings-zone-needed, settings-no-zone,
    settings-no-zones where this machine knows none."""
    host, now = who.services.host, who.services.clock()
    if begin == end:
        await host.set_quiet(who.person, None)
        await who.say(who.words("settings-quiet-off"))
        return
    known = await host.person(who.person.id)
    zone = zone or (known.quiet.zone if known.quiet is not None else HOME.get(str(who.interaction.locale)))
    if zone is None:
        raise Refused("settings-zone-needed")
    there = zone_named(zone)
    if there is None:
        raise Refused("settings-no-zone", zone=zone[:60]) if has_zones() else Refused("settings-no-zones")
    hours = QuietHours(begin, end, zone)
    await host.set_quiet(who.person, hours)
    clock = datetime.fromtimestamp(now, there).strftime("%H:%M")
    await who.say(who.words("settings-quiet-set", hours=hours_told(hours, who.words), clock=clock))


def hours_told(hours: QuietHours, words: Words) -> str:
    """23:00 to 7:00 (Asia/Tokyo)."""
    return words("settings-quiet-hours", begin=f"{hours.begin}:00", end=f"{hours.end}:00", zone=shown(hours.zone))


def quiet_line(settings: PersonSettings, words: Words) -> str:
    """A person's quiet hours among their settings."""
    none = words("settings-quiet-none")
    return words("settings-quiet", hours=none if settings.quiet is None else hours_told(settings.quiet, words))


def suggest_zones(typed: str) -> list[str]:
    """Time zones whose names contain what was typed, those of a city that begins with it first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    fits = [zone for zone in zones() if wanted in zone.casefold()]
    return sorted(fits, key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))[:SUGGESTED]
