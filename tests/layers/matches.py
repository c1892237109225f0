"""Matches in legs for tests: every game that defines a leg, and cases short enough to be played often."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from engine.core.options import OptionValue
from engine.core.parts import MissingPart
from engine.games.registry import leg_of
from engine.games.slugs import SLUGS
from engine.layers.leg import Leg
from engine.layers.legs import Legs
from tests.engine.every_game import Case

ADAPTERS: dict[str, Leg[Any]] = {}
"""The leg of each game that has one, by slug."""
for _slug in SLUGS:
    with suppress(MissingPart):
        ADAPTERS[_slug] = leg_of(_slug)
MATCHES: Mapping[str, Legs] = {slug: Legs(leg) for slug, leg in ADAPTERS.items()}

SHORT: Mapping[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "geschenk": [(3, {"games": 3, "open_chips": True}), (5, {"games": 2})],
    "tennos_square": [(3, {"mode": "split"}), (4, {})],
    "counting_cribbage": [(2, {"match_target": 1, "muggins": "full"}), (3, {"max_legs": 2, "skunk": True})],
    "rummy_fifty": [(2, {"max_legs": 3, "layoff_own": True}), (4, {"max_legs": 2, "first_dealer": "seat3"})],
    "jukugo_daifuda": [(2, {"rounds": 3}), (3, {"rounds": 2, "hints": "off"}), (2, {"rounds": 8, "chips": 20})],
    "en_garde": [(2, {"target": 2}), (2, {"level": "advanced", "max_legs": 5})],
    "dominuxen": [(3, {"rounds": 2}), (5, {"rounds": 2, "double_tiles": True})],
}
"""Numbers of seats and options by slug; the other games are played by two in three legs."""

CASES = [
    Case(MATCHES[slug], seats, MATCHES[slug].check(seats, options))
    for slug in ADAPTERS
    for seats, options in SHORT.get(slug, [(2, {"max_legs": 3})])
]
