"""A state inside a state: copies, views, redeals and stored forms include the inner state."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.core.knowledge.masks import UNKNOWN, hidden_list
from engine.core.state import State, hidden, memo, nested, owner, public


@dataclass(slots=True)
class Within(State):
    hands: list[list[int]] = owner()
    stock: list[int] = hidden()
    later: int = public(7)


@dataclass(slots=True)
class Around(State):
    inner: Within = nested()
    total: int = public(0)
    wishes: list[int] = memo()
    heard: list[int] = public()

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        self.heard = self.inner.hands[1 - seat][:]


def around() -> Around:
    inner = Within(phase="play", waiting=[0], hands=[[1, 2, 3], [4, 5, 6]], stock=list(range(7, 20)))
    return Around(phase="play", waiting=[0], inner=inner, total=3, wishes=[1, 0])


def test_a_clone_shares_nothing_inside() -> None:
    s = around()
    again = s.clone()
    assert again == s and type(again.inner) is Within
    again.inner.hands[0].append(9)
    again.inner.stock.clear()
    again.inner.later = 8
    assert s == around()


def test_eyes_see_inside_what_they_would_see_without_the_layer() -> None:
    s = around()
    for seat in (None, 0, 1):
        assert s.seen_by(seat)["inner"] == s.inner.seen_by(seat)
    assert s.seen_by(1)["inner"]["hands"] == [3, [4, 5, 6]] and s.seen_by(1)["inner"]["stock"] == 13


def test_a_mask_masks_inside() -> None:
    mask = around().masked(1)
    assert mask.inner.hands == [hidden_list(3), [4, 5, 6]] and mask.inner.stock == hidden_list(13)
    assert mask.wishes[1] == 0 and mask.wishes[0] is UNKNOWN and mask.seen_by(1) == around().seen_by(1)


def test_a_redeal_deals_inside_first_and_leaves_the_rest() -> None:
    s = around()
    new = s.redeal(0, random.Random(1).random)
    assert s == around(), "the true state changed"
    assert new.inner.hands[0] == [1, 2, 3] and len(new.inner.hands[1]) == 3
    assert sorted([*new.inner.hands[1], *new.inner.stock]) == list(range(4, 20)) and new.inner.hands[1] != [4, 5, 6]
    assert new.heard == new.inner.hands[1], "the outer hook comes before the inner cards are dealt"
    assert (new.total, new.wishes) == (3, [1, 0])


def test_the_stored_form_reads_back_also_that_of_an_earlier_release() -> None:
    s = around()
    stored: dict[str, Any] = json.loads(json.dumps(s.to_json()))
    assert stored["inner"]["hands"] == [[1, 2, 3], [4, 5, 6]]
    assert Around.from_json(stored) == s
    del stored["inner"]["later"]
    assert Around.from_json(stored) == s, "a field the inner game got later has its default"
    del stored["inner"]
    with pytest.raises(KeyError):
        Around.from_json(stored)


def test_a_nested_state_whose_class_nobody_knows_is_refused() -> None:
    @dataclass(slots=True)
    class Nameless(State):
        inner: State = nested()

    with pytest.raises(TypeError, match=r"Nameless\.inner"):
        Nameless.plan()
