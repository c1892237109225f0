"""Who begins a rematch: a label names the lot in every game, and players can agree on a person instead."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine import verify
from engine.core.context import SeededContext, is_first_lot
from engine.core.match import Header, Match
from engine.core.options import settle
from engine.core.state import NO_SEAT
from engine.games.registry import GAMES

SECRET = b"s" * 32
NO_START = {"aces"}
"""Lots over as many things as there are seats that do not decide who begins."""


class Noting(SeededContext):
    """A world that notes every lot among the seats."""

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        order = super().shuffled(label, list(items))
        if sorted(order) == list(range(self.seats)):
            self.lots.append(label)
        return order

    seats = 0
    lots: list[str]


@pytest.mark.parametrize("slug", GAMES)
def test_the_lot_for_who_begins_is_known_by_its_label(slug: str) -> None:
    game = GAMES[slug]
    for seats in game.seats:
        ctx = Noting(bytes(32), options=settle(game.options, {}))
        ctx.seats, ctx.lots = seats, []
        game.start(seats, game.check(seats, {}), ctx)
        unknown = [label for label in ctx.lots if not is_first_lot(label) and label not in NO_START]
        assert unknown == [], "put it into context.FIRST_LOTS if it says who begins, else into NO_START here"


@pytest.mark.parametrize("slug", GAMES)
def test_a_seat_begins_where_that_is_agreed_and_all_else_is_dealt_alike(slug: str) -> None:
    game = GAMES[slug]
    seats = game.default_seats
    drawn = Match.begin(game, match="m", seats=seats, options={}, secret=SECRET)
    assert "first" not in drawn.header.to_json()
    for first in range(seats):
        match = Match.begin(game, match="m", seats=seats, options={}, secret=SECRET, first=first)
        header = Header.from_json(match.header.to_json())
        assert header.first == first
        assert Match.began(game, header, SECRET) == (NO_SEAT if drawn.ctx.drawn == NO_SEAT else first)
        if first == drawn.ctx.drawn:
            assert match.snapshot() == drawn.snapshot()
        assert Match.replay(game, match.export(), SECRET).snapshot() == match.snapshot()


def test_a_record_says_who_was_to_begin_and_the_check_follows_it() -> None:
    game = GAMES["geschenk"]
    match = Match.begin(game, match="m", seats=3, options={"games": 1}, secret=SECRET, first=2)
    assert match.state.waiting == [2]
    while not match.over:
        seat = match.state.waiting[0]
        match.submit(seat, game.legal(match.state, seat)[0])
    record = match.export()
    assert verify.check(record).moves == len(match.log)
    for wrong in (1, 3, -2):
        with pytest.raises(verify.DoesNotHold):
            verify.check({**record, "header": {**record["header"], "first": wrong}})
