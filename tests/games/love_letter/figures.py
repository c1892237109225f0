"""The figures that Love Letter must show, worked out from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.love_letter.state import LoveLetterView
from tests.render.expected import Figure


def table(view: LoveLetterView) -> Iterator[Figure]:
    """Round, deck, tokens."""
    s = view.s
    yield Figure(None, told=(f"第{len(s.columns) + 1}ラウンド", f"Round {len(s.columns) + 1},"))
    yield Figure(None, told=(f"山札はあと{len(s.deck)}枚", f"{len(s.deck)} left in the deck"))
    for p in range(view.seats):
        tokens = sum(column[p] for column in s.columns)
        yield Figure(p, told=(f"トークン{tokens}、", f": {tokens} token"))


def result(view: LoveLetterView) -> Iterator[Figure]:
    """Tokens."""
    for p in range(view.seats):
        tokens = sum(column[p] for column in view.s.columns)
        yield Figure(p, told=(f"トークン{tokens}（", f": {tokens} token"))


def hand(view: LoveLetterView) -> Iterator[Figure]:
    """Own cards by number."""
    for card in view.s.hands[view.me]:
        yield Figure(None, told=(f"（{card}）", f"({card})"))
