"""The figures that Love Letter must show, derived from the view alone (see ``tests.render.expected``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.love_letter.state import LoveLetterView
from tests.render.expected import Figure


def table(view: LoveLetterView) -> Iterator[Figure]:
    """Yield round, deck, tokens, hands."""
    s = view.s
    number = len(s.columns) + 1
    both = f"第{number}ラウンド", f"Round {number}"
    goal = _goal(s.target)
    yield Figure(None, (f"{both[0]} · {goal[0]}", f"{both[1]} · {goal[1]}"), both)
    yield Figure(
        None, str(len(s.deck)), (f"山札はあと{len(s.deck)}枚", f"{len(s.deck)} left in the deck"), after="back"
    )
    for p in range(view.seats):
        tokens = sum(column[p] for column in s.columns)
        yield Figure(p, str(tokens), (f"トークン{tokens}、", f": {tokens} token"))
        if s.hands[p]:
            yield Figure(p, str(len(s.hands[p])), after="back")


def _goal(target: int) -> tuple[str, str]:
    return f"トークン{target}で勝ち", "1 token wins" if target == 1 else f"{target} tokens win"


def result(view: LoveLetterView) -> Iterator[Figure]:
    """Yield the tokens."""
    for p in range(view.seats):
        tokens = sum(column[p] for column in view.s.columns)
        yield Figure(p, str(tokens), (f"トークン{tokens}（", f": {tokens} token"))


def hand(view: LoveLetterView) -> Iterator[Figure]:
    """Yield the numbers of the own cards, and for each kind of card how many copies are not visible."""
    s = view.s
    for card in s.hands[view.me]:
        yield Figure(None, str(card), (f"（{card}）", f"({card})"))
    open_cards = [*s.face_up, *s.hands[view.me], *(card for pile in s.discards for card in pile)]
    for card, copies in enumerate((5, 2, 2, 2, 2, 1, 1, 1), 1):
        left = copies - open_cards.count(card)
        yield Figure(None, f"×{left}", after=str(card))
