"""Recorded matches of games with their own loop equal the same matches in legs: nothing is lost or added."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from engine.core.context import Event, SeededContext
from engine.core.match import Match, complete, effective
from engine.core.options import OptionValue
from engine.games.registry import GAMES
from tests.engine.every_game import OF_GAMES
from tests.layers.matches import ADAPTERS, MATCHES

SAME = ("geschenk", "tennos_square", "counting_cribbage", "jukugo_daifuda", "dominuxen")
"""Games whose own match equals one in legs; Rummy Fifty's differs, as its points may be lost again."""
NUMBERS = {"game", "round", "deal", "number"}
"""Facts that number the leg: each starts again inside."""
RECORDS = [
    pytest.param(slug, json.loads(file.read_text(encoding="utf-8"))["match"], id=f"{slug}-{file.stem}")
    for slug in SAME
    for file in sorted((OF_GAMES / slug / "records").glob("*.json"))
]


class AsBefore(SeededContext):
    """Gives the shuffles of a match in legs their names in the game's own match."""

    deals = 0

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        own = label.partition(": ")[2]
        if own.startswith("deal "):
            self.deals += 1
            own = f"deal {self.deals}"
        return super().shuffled(own, items)


def in_legs(before: Match[Any]) -> Match[Any]:
    """Return the same moves in a match in legs, with the same shuffles."""
    slug = before.header.game
    game, options = MATCHES[slug], dict(before.header.options)
    if "match_wins" in options:
        options["match_target"] = options.pop("match_wins")
    # The options of a table today, set to those of the older table.
    settled: dict[str, OptionValue] = {**game.check(before.header.seats, options), **options}
    ctx = AsBefore(before.ctx.seed, options=settled)
    state = game.start(before.header.seats, settled, ctx)
    match: Match[Any] = Match(game, before.header, before.secret, ctx, state)
    for seat, *wire in before.log:
        while not match.over and match.state.phase not in before.game.phases:
            safe = game.automatic(match.state)
            assert safe is not None, "a stop of the leg's own that nobody passes"
            match.submit(*safe)
        match.submit(seat, game.read(wire))
    return match


def told(events: list[Event], untold: Iterable[str]) -> list[Any]:
    """Return the events, without the ends and the numbers of legs."""
    left_out = {*untold, "leg_began", "leg_over", "legs_over"}
    return [
        [e.kind, {k: v for k, v in e.facts.items() if k not in NUMBERS}, e.only]
        for e in events
        if e.kind not in left_out
    ]


@pytest.mark.parametrize(("slug", "record"), RECORDS)
def test_a_recorded_match_comes_out_the_same_in_legs(slug: str, record: dict[str, Any]) -> None:
    before = Match.replay(GAMES[slug], {**record, "log": effective(record["log"])})
    match = in_legs(before)
    assert match.over and match.state.winners == before.state.winners
    if before.header.options.get("match_wins") != 1:  # a single game of Cribbage ends with its points as scores
        assert match.state.scores == before.state.scores
    assert told(match.ctx.events, ADAPTERS[slug].untold) == told(before.ctx.events, ADAPTERS[slug].untold)
    kept = {k for k in complete(before.game, before.header) if k not in ADAPTERS[slug].fixed}
    assert kept <= set(match.ctx.options)
