"""Time zones as people type them: a city in their language, JST, +9, UTC+9, GMT-3, or the name of a zone.

The store keeps zones with a fixed number of hours ahead of UTC by their names in the time zone database, whose sign is
reversed (Etc/GMT-9 is nine hours ahead). People always see UTC+9 instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from babel.core import Locale

from cogs.typed.zone_names import OFTEN, PARTS_OF_HOURS, PLACES, SHORT
from engine.host.model.clock.quiet_hours import zone_named, zones
from engine.host.model.clock.time_control import HOUR
from locales import languages

SUGGESTED = 25
"""Discord's limit of suggestions of autocomplete."""
ASKED = 5
"""The most zones that are named if the text is ambiguous."""
LONGEST = 80
"""Every name of a zone is at most this long, in characters."""
BEGINNING = 3
"""So many letters of a city's name are enough to find it."""
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?:[:.]?([0-5]\d))?(?:\s*(?:hours?|h|時間))?", re.ASCII)
_HOURS = re.compile(r"(?:utc|gmt)?\s*(\d{1,2})", re.ASCII)
_FIXED = re.compile(r"Etc/GMT([+-])(\d{1,2})")
_MINUSES = str.maketrans(dict.fromkeys("‐‑‒–—−ー", "-"))


def read_zone(typed: str, now: float) -> list[str]:
    """Return the zones that the text may mean, best first: one if it is clear, [] if nothing reads as a zone."""
    wanted = _plain(typed)
    if not wanted or len(typed) > LONGEST:
        return []
    named = _by_name().get(wanted)
    if named is not None:
        return [named]
    offset = wanted.translate(_MINUSES)
    if found := _OFFSET.fullmatch(offset):
        ahead = _ahead(-1 if found[1] == "-" else 1, int(found[2]), int(found[3] or 0))
        return [ahead] if ahead is not None else []
    if found := _HOURS.fullmatch(offset):
        both = [_ahead(sign, int(found[1]), 0) for sign in (1, -1)]
        return list(dict.fromkeys(zone for zone in both if zone is not None))
    if wanted in SHORT:
        return [zone for zone in SHORT[wanted] if zone_named(zone) is not None]
    if wanted in _by_place():
        return [_by_place()[wanted]]
    if zone_named(typed.strip()) is not None:
        return [typed.strip()]
    cities = [zone for zone in zones() if _city(zone) == wanted]
    if not cities and len(wanted) >= BEGINNING:
        cities = [zone for zone in zones() if _city(zone).startswith(wanted)]
    return _of_one_clock(cities, now)


def suggest_zones(typed: str, now: float) -> list[tuple[str, str]]:
    """Return zones to choose from, as (text, zone): first those the typed text means, then those whose names contain
    it.

    If nothing is typed, these are the zones in which most people live (``OFTEN``).
    """
    wanted = _plain(typed)
    if not wanted:
        return [(f"{shown_zone(zone)}{_now(zone, now)}", zone) for zone in OFTEN if zone_named(zone) is not None]
    fits = [zone for zone in zones() if wanted in _plain(zone) and not zone.startswith("Etc/")]
    fits += [zone for name, zone in _by_place().items() if len(wanted) > 1 and name.startswith(wanted)]
    meant = read_zone(typed, now)
    ordered = [*meant, *sorted(fits, key=lambda zone: not _city(zone).startswith(wanted))]
    return [(f"{shown_zone(zone)}{_now(zone, now)}", zone) for zone in dict.fromkeys(ordered)][:SUGGESTED]


def shown_zone(zone: str) -> str:
    """Return a zone as people read it; a zone with a fixed offset as UTC+9."""
    if found := _FIXED.fullmatch(zone):
        return f"UTC{'-' if found[1] == '+' else '+'}{found[2]}"
    return zone


def _now(zone: str, now: float) -> str:
    """Return how far ahead of UTC the zone is now, in brackets; "" if its name says so."""
    if zone == "UTC" or shown_zone(zone) != zone:
        return ""
    ahead = datetime.fromtimestamp(now, zone_named(zone) or UTC).utcoffset() or timedelta()
    minutes = round(ahead.total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f" (UTC{'-' if minutes < 0 else '+'}{hours}{f':{rest:02}' if rest else ''})"


def _ahead(sign: int, hours: int, minutes: int) -> str | None:
    """Return the zone that is always so far ahead of UTC, or None."""
    if minutes:
        zone = PARTS_OF_HOURS.get(sign * (60 * hours + minutes))
    else:
        zone = f"Etc/GMT{'-' if sign > 0 else '+'}{hours}" if hours else "UTC"
    return zone if zone is not None and zone_named(zone) is not None else None


def _of_one_clock(found: list[str], now: float) -> list[str]:
    """Return the zones; of several names for the same clock only the shortest."""
    moments = [now + days * 24 * HOUR for days in range(0, 365, 30)]
    clocks: dict[tuple[timedelta | None, ...], str] = {}
    for zone in sorted(found, key=lambda zone: (len(zone), zone)):
        there = zone_named(zone) or UTC
        clocks.setdefault(tuple(datetime.fromtimestamp(at, there).utcoffset() for at in moments), zone)
    return sorted(clocks.values(), key=lambda zone: (len(_city(zone)), zone))


def _plain(typed: str) -> str:
    """Return the typed text without case, width and extra blanks, and without a suggestion's offset in brackets."""
    text = " ".join(unicodedata.normalize("NFKC", typed).replace("_", " ").split()).casefold()
    return re.sub(r"\s*\([^()]*\)$", "", text)


def _city(zone: str) -> str:
    return _plain(zone.rpartition("/")[2])


@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, str]:
    return {_plain(zone): zone for zone in zones()}


@lru_cache(maxsize=1)
def _by_place() -> Mapping[str, str]:
    here = {zone: names for zone, names in PLACES.items() if zone_named(zone) is not None}
    found = {_plain(name): zone for zone, names in here.items() for name in names.split()}
    # A city that a zone is named after is found by that name.
    known = {_city(zone) for zone in zones()}
    for one in languages().values():
        for zone, told in Locale.parse(one.numbers, sep="-").time_zones.items():
            name = _plain(told.get("city", ""))
            if name and name not in known and zone_named(zone) is not None:
                found.setdefault(name, zone)
    return found
