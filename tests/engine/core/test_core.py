"""Cards, states and their visibility, events and moves, without a real game."""

from __future__ import annotations

import json
import pickle
import random
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, NewType

import pytest

from engine.core import state as declarations
from engine.core.action import Action
from engine.core.cards import RANK, SUIT, card, cards, code
from engine.core.context import Event, GameContext, SeededContext
from engine.core.events import GameEvent
from engine.core.facts import Count, Seat
from engine.core.state import NO_CARD, State, Visibility, hidden, memo, owner, per_seat, public, secret, team
from engine.families.tricks import PLAY

# Cards


def test_card_codes_read_back() -> None:
    assert [code(c) for c in cards("SA S10 HK X2")] == ["SA", "S10", "HK", "X2"]
    assert (card("SA"), card("S10"), card("HA"), card("XK")) == (0, 9, 13, 77)
    assert all(card(code(c)) == c and SUIT[c] * 13 + RANK[c] == c for c in range(78))


@pytest.mark.parametrize("wrong", ["", "S", "S1", "S11", "ZA", "10S", "sA", "S10 "])
def test_what_is_no_card_code(wrong: str) -> None:
    with pytest.raises(ValueError):
        card(wrong)


# Declared visibility


@dataclass(slots=True)
class Small(State):
    hands: list[list[int]] = owner()
    chips: list[int] = owner()
    side: list[list[int]] = team()
    stock: list[int] = hidden()
    piles: list[list[int]] = hidden()
    secret: list[list[int]] = secret()
    memo: list[list[int]] = memo()
    deep: list[list[list[int]]] = public()
    pair: tuple[int, ...] = public(())

    def team(self, seat: int) -> int:
        return seat % 2


def small() -> Small:
    return Small(
        phase="p",
        waiting=[1],
        hands=[[1, 2], [3], [], [4, 5, 6]],
        chips=[7, 8, 9, 10],
        side=[[11], [12, 13], [14], []],
        stock=[15, 16],
        piles=[[17], [NO_CARD, 18]],
        secret=[[30, 31, 32], [], [33, 34], [35]],
        memo=[[20], [], [21, 22], [23]],
        deep=[[[1], [2, 3]], [[], []]],
        pair=(4, 5),
    )


def test_each_visibility_shows_what_it_promises() -> None:
    seen = small().seen_by(2)
    assert seen["hands"] == [2, 1, [], 3]
    assert seen["chips"] == [None, None, 9, None]
    assert seen["side"] == [[11], 2, [14], 0]
    assert seen["stock"] == 2
    assert seen["piles"] == [1, 2]
    assert seen["secret"] == [None, None, 2, None]
    assert seen["memo"] == [21, 22]
    assert seen["deep"] == [[[1], [2, 3]], [[], []]]
    assert seen["waiting"] == [1] and seen["pair"] == (4, 5)


def test_an_onlooker_sees_lengths() -> None:
    seen = small().seen_by(None)
    assert seen["hands"] == [2, 1, 0, 3]
    assert seen["chips"] == [None] * 4
    assert seen["side"] == [1, 2, 1, 0]
    assert seen["secret"] == [None] * 4
    assert seen["memo"] == []


def test_a_seen_list_is_a_copy() -> None:
    s = small()
    for seat in (None, 0, 3):
        seen = s.seen_by(seat)
        for value in seen.values():
            if isinstance(value, list):
                value.append("scribble")
                for inner in value:
                    if isinstance(inner, list):
                        inner.append("scribble")
    assert s == small()


def test_clone_shares_nothing_and_json_reads_back() -> None:
    s, again = small(), small().clone()
    again.deep[0][0].append(9)
    again.hands[0].append(9)
    again.stock.append(9)
    assert s == small() != again
    stored = json.loads(json.dumps(s.to_json()))
    assert Small.from_json(stored) == s
    del stored["hands"]
    with pytest.raises(KeyError):
        Small.from_json(stored)


def declared(kind: Any, visibility: Visibility | None) -> type[State]:
    """Return a state class with one more field ``x`` of type ``kind``."""
    value = getattr(declarations, visibility.value)() if visibility else 0
    spaces: dict[str, Any] = {"__annotations__": {"x": kind}, "__module__": __name__, "x": value}
    return dataclass(slots=True)(type("Made", (State,), spaces))


def test_a_field_that_does_not_declare_is_refused() -> None:
    with pytest.raises(TypeError, match="x does not say who may see it"):
        declared("int", None).plan()


@pytest.mark.parametrize(
    "kind",
    [
        *("dict[str, int]", "set[int]", "list[dict[str, int]]", "list[tuple[int, int]]", "list", "object", "Any"),
        *("Table", "list[Table]", "tuple[list[int], ...]", "bytes", "int | list[int]", "Deck", "NoSuchType"),
    ],
)
def test_a_field_that_would_not_copy_or_store_is_refused(kind: str) -> None:
    with pytest.raises(TypeError, match=r"only lists of plain values|cannot be read"):
        declared(kind, Visibility.PUBLIC).plan()


Cards = list[int]
Deck = dict[str, int]
Card = NewType("Card", int)


@dataclass(slots=True)
class Aliased(State):
    row: Cards = public()
    rows: list[Cards] = hidden()
    top: Card | None = public(None)
    taken: list[Card] = owner()
    pair: tuple[Card, ...] = public(())


def test_types_are_read_for_what_they_mean() -> None:
    s = Aliased(row=[1], rows=[[2], [3]], taken=[Card(4)], pair=(Card(5),))
    again, stored = s.clone(), json.loads(json.dumps(s.to_json()))
    again.row.append(9)
    again.rows[0].append(9)
    again.taken.append(Card(9))
    assert Aliased.from_json(stored) == s and (s.row, s.rows, s.taken) == ([1], [[2], [3]], [4])
    assert s.seen_by(None)["rows"] == [1, 1] and Aliased.from_json(stored).pair == (5,)


# States of an earlier release


@dataclass(slots=True)
class Grown(Small):
    """The same state after a later release changed it."""

    pot: int = public(7)
    row: list[int] = public()
    limit: tuple[int, ...] = public((3, 4))
    aside: list[list[int]] = owner(absent=per_seat("hands", list))
    total: int = public(0, absent=lambda stored: sum(stored["chips"]))


def test_a_field_added_since_gets_what_it_declares_or_its_default() -> None:
    old = {**small().to_json(), "forgotten": [1, 2]}
    new = Grown.from_json(old)
    assert (new.pot, new.row, new.limit, new.aside, new.total) == (7, [], (3, 4), [[], [], [], []], 34)
    assert new.hands == small().hands and not hasattr(new, "forgotten")
    Grown.from_json(old).row.append(1)
    new.aside[0].append(1)
    assert Grown.from_json(old).row == [] and Grown.from_json(old).aside[1] == []


def test_a_list_by_seat_that_declares_nothing_for_old_states_is_not_taken_to_be_empty() -> None:
    old = small().to_json()
    del old["memo"]
    with pytest.raises(KeyError, match="memo"):
        Small.from_json(old)


@pytest.mark.parametrize(
    "visibility", [Visibility.OWNER, Visibility.TEAM, Visibility.HIDDEN, Visibility.SECRET, Visibility.MEMO]
)
def test_a_secret_that_is_no_list_is_refused(visibility: Visibility) -> None:
    with pytest.raises(TypeError, match="must be a list"):
        declared("int", visibility).plan()


def test_a_subclass_has_its_own_plan() -> None:
    assert declared("list[int]", Visibility.PUBLIC).plan()[-1].name == "x"
    assert "x" not in [p.name for p in State.plan()]


# Events


class Drew(GameEvent):
    card: Count


class Played(GameEvent):
    seat: Seat
    card: Count


def test_events_are_kept_for_those_who_may_know() -> None:
    ctx = SeededContext(b"s")
    ctx.tell_only(2, Drew, card=5)
    ctx.tell(Played, seat=1, card=5)
    drew, played = ctx.events
    assert [drew.seen_by(p) for p in (None, 1, 2)] == [False, False, True]
    assert played.seen_by(None) and played.seen_by(0)
    assert [Event.from_json(json.loads(json.dumps(e.to_json()))) for e in ctx.events] == ctx.events
    GameContext(random.Random(1).random).tell_only(2, Drew, card=5)


def test_a_move_is_a_frozen_value_however_it_is_declared() -> None:
    class Lay(Action):
        card: int

    @dataclass(frozen=True, slots=True)
    class LayDown(Action):
        card: int

    for kind, tag in ((Lay, "lay"), (LayDown, "lay_down")):
        move: Any = kind(3)
        assert (move.tag, move.wire()) == (tag, [tag, 3])
        assert move == kind(3) != kind(4) and len({move, kind(3), kind(4)}) == 2 and repr(move).endswith("(card=3)")
        for name in ("card", "other"):
            with pytest.raises((FrozenInstanceError, TypeError)):
                setattr(move, name, 4)
        with pytest.raises((FrozenInstanceError, TypeError)):
            del move.card
    assert pickle.loads(pickle.dumps(PLAY[5])) == PLAY[5]
    assert len({Lay(3), LayDown(3)}) == 2
