"""The figures that Ttp must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.state import NO_CARD
from engine.games.ttp.state import TtpView
from tests.render.expected import Figure


def table(view: TtpView) -> Iterator[Figure]:
    """Round, points, hands."""
    s = view.s
    number = 1 + len(s.spent) // view.seats
    both = f"ラウンド {number} / 5", f"Round {number} of 5"
    yield Figure(None, both, both)
    for seat in range(view.seats):
        points, held = s.points[seat], len(s.hands[seat])
        yield Figure(seat, str(points), (f"{points}点", f"{points} point"))
        if s.played[seat] != NO_CARD:
            yield Figure(seat, told=(f"カード：{s.played[seat]}", f"laid: {s.played[seat]}"))
        yield Figure(seat, str(held), (f"手札{held}枚", f"{held} in hand"))


def result(view: TtpView) -> Iterator[Figure]:
    """Points."""
    for seat, points in enumerate(view.s.points):
        yield Figure(seat, str(points), (f"{points}点", f"{points} point"))


def hand(view: TtpView) -> Iterator[Figure]:
    """Own cards."""
    for card in view.s.hands[view.me]:
        yield Figure(None, told=str(card))
