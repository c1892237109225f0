"""Public holidays of countries, from the package ``holidays``, which needs no network. Without it no day is one."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from importlib.util import find_spec


@lru_cache(maxsize=1)
def countries() -> frozenset[str]:
    """Return the countries whose public holidays are known, by ISO 3166 ("JP"); none without the package.

    The first call reads the package and takes a tenth of a second: it belongs into a thread.
    """
    if find_spec("holidays") is None:
        return frozenset()
    from holidays.utils import list_supported_countries

    return frozenset(list_supported_countries(include_aliases=False))


@lru_cache(maxsize=256)
def holidays_of(country: str, year: int) -> frozenset[date]:
    """Return the public holidays of a country in a year; none for a country that is not known."""
    if country not in countries():
        return frozenset()
    from holidays.utils import country_holidays

    return frozenset(country_holidays(country, years=year, expand=False))


def is_holiday(country: str, day: date) -> bool:
    """True if the day is a public holiday of the country."""
    return day in holidays_of(country, day.year)
