"""Countries by name, in every language of the bot, from Babel; a country is its two letters of ISO 3166."""

from __future__ import annotations

from functools import lru_cache

from babel.core import Locale, get_global

from cogs.typed.day_names import plain
from engine.host.model.clock.public_holidays import countries
from locales import Words, languages

LONGEST = 60
"""Every name of a country is at most this long, in characters."""


def country_told(country: str, words: Words) -> str:
    """Return the name of a country in a language."""
    return str(_locale(words.lang).territories.get(country, country))


def read_country(typed: str) -> str | None:
    """Return the country that a text names, by its name in any language or its two letters; None if it names none."""
    text = plain(typed)
    return text.upper() if text.upper() in countries() else _by_name().get(text)


def country_of_zone(zone: str) -> str | None:
    """Return the country of a time zone if its holidays are known, else None."""
    found = get_global("zone_territories").get(zone)
    return found if found in countries() else None


def near_countries(zone: str) -> list[str]:
    """Return countries to choose from: that of the time zone first, then the homes of the bot's languages."""
    homes = [country_of_zone(zone), *(_locale(tag).territory for tag in languages())]
    return [country for country in dict.fromkeys(homes) if country is not None and country in countries()]


@lru_cache(maxsize=16)
def _locale(tag: str) -> Locale:
    return Locale.parse(languages()[tag].numbers, sep="-")


@lru_cache(maxsize=1)
def _by_name() -> dict[str, str]:
    known = sorted(countries())
    return {plain(_locale(tag).territories.get(country, country)): country for tag in languages() for country in known}
