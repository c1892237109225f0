"""A view contains hidden values that cannot be read; its moves are listed only once."""

from __future__ import annotations

import copy
import json
import operator
import pickle
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game
from engine.core.knowledge.masks import NOT_YOURS, UNKNOWN, hidden_list, masked
from engine.core.match import Match
from engine.core.state import State
from engine.games.registry import GAMES
from engine.games.rummy_fifty import GAME as RUMMY
from tests.engine.every_game import SUBJECTS, begin, positions, usual

READINGS: Sequence[Callable[[Any], object]] = [
    bool, str, len, list, sorted, sum, hash, int, json.dumps,
    lambda x: f"{x}", lambda x: f"{x:03}", "{}".format, print,
    lambda x: x + 1, lambda x: 1 + x, lambda x: x - 1, lambda x: -x, lambda x: 2 * x, lambda x: 1 << x,
    lambda x: x < 3, lambda x: x >= 3, lambda x: x == 3, lambda x: x != 3, lambda x: x % 13, lambda x: x == [],
    lambda x: max(x, 1), lambda x: sorted([x, 3]), lambda x: sum([x]), lambda x: 3 in [x], lambda x: [x].index(3),
    lambda x: RANK[x], lambda x: RANK[:x], lambda x: {3: 4}[x], lambda x: {x}, range, lambda x: [0] * x,
    lambda x: x[0], lambda x: x[:], lambda x: 3 in x, lambda x: [*x], operator.index, lambda x: x.append(1),
]  # fmt: skip


@pytest.mark.parametrize("mask", [UNKNOWN, NOT_YOURS], ids=repr)
@pytest.mark.parametrize("read", READINGS)
def test_a_mask_raises_whenever_it_is_read(read: Callable[[Any], object], mask: Any) -> None:
    with pytest.raises((TypeError, AttributeError)):
        read(mask)


@pytest.mark.parametrize("mask", [UNKNOWN, NOT_YOURS], ids=repr)
def test_a_mask_can_be_kept(mask: Any) -> None:
    assert copy.copy(mask) is mask and copy.deepcopy([mask])[0] is mask
    assert pickle.loads(pickle.dumps(mask)) is mask
    assert [mask, 1] == [mask, 1] and repr([mask]) == f"[{mask!r}]"


def test_hidden_cards_can_be_counted_and_no_more() -> None:
    cards = hidden_list(3)
    assert len(cards) == 3 and cards and not hidden_list(0)
    assert [c is UNKNOWN for c in cards] == [True] * 3 and cards == hidden_list(3) != hidden_list(2)
    assert list(map(len, masked([[1, 2], []], 2))) == [2, 0] and masked(5, 0) is UNKNOWN
    for read in (str, sorted, sum, max, set, lambda x: f"{x}", lambda x: 3 in x, lambda x: [RANK[c] for c in x]):
        with pytest.raises(TypeError):
            read(cards)


def test_a_masked_state_has_its_shape_and_no_secret() -> None:
    m = Match.begin(RUMMY, match="m", seats=3, options={}, secret=b"x" * 32)
    s = m.view(1).s
    assert s.hands[1] == m.state.hands[1] and s.hands[0] == hidden_list(10)
    assert [len(h) for h in s.hands] == [10] * 3 and len(s.stock) == len(m.state.stock)
    assert s.choice[1] == [] and s.choice[0] is NOT_YOURS and s.drawn[0] is UNKNOWN
    assert m.view(None).s.hands == [hidden_list(10)] * 3
    assert s is not m.state and m.state.choice == [[]] * 3


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_moves_are_listed_once_for_a_view(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Making the list is the slowest part of a view."""
    made: list[int] = []

    def counted(legal: Callable[..., Sequence[Action]]) -> Callable[..., Sequence[Action]]:
        def listed(self: object, s: State, seat: int) -> Sequence[Action]:
            made.append(seat)
            return legal(self, s, seat)

        return listed

    for kind in {type(phase) for phase in game.phases.values()}:
        monkeypatch.setattr(kind, "legal", counted(kind.legal))
    for match in positions(usual(game), 12, seed=4):
        for seat in range(match.header.seats):
            made.clear()
            match.view(seat)
            assert len(made) <= 1


@pytest.mark.parametrize("game", list(SUBJECTS.values()), ids=list(SUBJECTS))
def test_a_redeal_shows_through_no_mask(game: Game[Any]) -> None:
    rnd = random.Random(5).random
    for match in positions(usual(game), 10, seed=6):
        for seat in range(match.header.seats):
            new = match.state.redeal(seat, rnd)
            for looker in (seat, None):
                assert repr(game.masked(new, looker)) == repr(game.masked(match.state, looker))


def test_an_onlooker_is_nobody() -> None:
    match = begin(usual(RUMMY))
    assert [match.view(p).me for p in range(match.header.seats)] == list(range(match.header.seats))
    with pytest.raises(ValueError, match="onlooker"):
        match.view(None).me  # noqa: B018
