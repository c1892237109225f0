"""Every order of the hand contains the same cards, in every game that has orders."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import cards
from engine.core.match import Match
from engine.core.prepared.arrange import by_rank, by_suit, with_hand
from engine.games.registry import GAMES

SORTING = [g for g, rules in GAMES.items() if rules.arrangements]


def test_by_suit_and_by_rank() -> None:
    hand = cards("H2 SA D2 SK")
    assert by_suit(hand) == cards("SA SK H2 D2")
    assert by_rank(hand) == cards("SA H2 D2 SK")


@pytest.mark.parametrize("game", SORTING)
def test_every_way_holds_the_same_cards(game: str) -> None:
    rules, rng = GAMES[game], random.Random(3)
    match = Match.begin(rules, match="m", seats=rules.default_seats, options={}, secret=b"\x03" * 32)
    seen: dict[str, set[tuple[int, ...]]] = {how: set() for how in rules.arrangements}
    for _ in range(40):
        waiting = [p for p in match.state.waiting if p >= 0]
        if match.over or not waiting:
            break
        seat = rng.choice(waiting)
        view = match.view(seat)
        for how in rules.arrangements:
            order = rules.arrange(how, view)
            assert sorted(order) == sorted(view.state["hands"][seat])
            shown = with_hand(view, order)
            assert shown.state["hands"][seat] == order and shown.legal == view.legal
            seen[how].add(tuple(order))
        legal = rules.legal(match.state, seat)
        match.submit(seat, legal[rng.randrange(len(legal))])
    assert len({frozenset(s) for s in seen.values()}) == len(rules.arrangements), "two ways never differed"


def test_another_hand_is_refused() -> None:
    match = Match.begin(GAMES["tricky_express"], match="m", seats=4, options={}, secret=b"\x03" * 32)
    with pytest.raises(ValueError):
        with_hand(match.view(0), cards("SA"))
