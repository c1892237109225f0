"""Dominuxen: what a refusal names, what private arrangements tell, in which order a hand lies."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.action import Action
from engine.core.offers import Subset, Values
from engine.core.tiles import COUNT, DOUBLE, HAS, parse, tiles
from engine.games.dominuxen.moves import ANSWER, BACK, DRAW, HABIT, LEAVE, TAKE, Draws, Play
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import PILE, TAKE_IT
from tests.games.dominuxen.positions import SIX, at_e4, codes, play, position, refused


@pytest.mark.parametrize(
    ("action", "reason", "facts"),
    [
        (play(6, "0-9"), "held", {"tile": parse("0-9")}),
        (play(6, "0-0"), "held", {"tile": 0}),
        (play(6, "1-4"), "match", {"tile": parse("1-4"), "number": 6}),
        (Play(0, tuple(tiles("1-4")), 1), "match", {"tile": parse("1-4"), "number": 0}),
        (Play(12, tuple(tiles("1-4")), 1), "match", {"tile": parse("1-4"), "number": 12}),
        (Play(6, (), 0), "tiles", {"number": 6}),
        (Play(0, (), 0), "tiles", {"number": 0}),
        (Play(13, (1,), 1), "number", {"number": 13}),
        (Play(-1, (1,), 1), "number", {"number": -1}),
        (Play(6, tuple(tiles("6-9 6-11")), 1), "size", {"count": 2}),
        (Play(6, tuple(tiles("6-9 6-11")), 3), "double-rule", {"number": 6}),
    ],
)
def test_a_refused_play_names_what_is_wrong(action: Action, reason: str, facts: dict[str, Any]) -> None:
    assert refused(at_e4(), 0, action) == (f"dominuxen-no-{reason}", facts)


def test_a_double_that_is_not_among_the_tiles_counts_once() -> None:
    m = position(["6-6 6-9 6-11", "0-1", "0-2"], options={"double_tiles": True})
    assert refused(m, 0, Play(6, tuple(tiles("6-9 6-11")), 3)) == ("dominuxen-no-double", {"number": 6})
    assert GAME.allows(m.state, 0, Play(6, tuple(sorted([DOUBLE[6], *tiles("6-9")])), 3))


@pytest.mark.parametrize(
    ("action", "reason", "facts"),
    [
        (DRAW[parse("3-3")], "dominuxen-no-row-tile", {"tile": parse("3-3")}),
        (DRAW[0], "dominuxen-no-row-tile", {"tile": 0}),
        (Draws(tuple(tiles("0-1 0-5 8-8"))), "dominuxen-no-so-many", {"count": 2}),
        (Draws(tuple(tiles("8-8 0-5"))), "malformed", {}),
        (Draws(()), "dominuxen-no-tiles-drawn", {}),
    ],
)
def test_a_refused_draw_names_what_is_wrong(action: Action, reason: str, facts: dict[str, Any]) -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert refused(m, 1, action) == (reason, facts)


def test_what_is_settled_beforehand_is_told_to_its_seat_alone() -> None:
    m = at_e4()
    (habit,) = m.submit(3, HABIT[4])
    assert (habit.kind, habit.only, habit.facts) == ("habit", (3,), {"size": 4})
    (answer,) = m.submit(0, ANSWER[3][TAKE_IT])
    assert (answer.kind, answer.only, answer.facts) == ("settled", (0,), {"victim": 3, "choice": TAKE_IT})


def test_every_tile_is_somewhere() -> None:
    """Also those on the lines."""
    m = at_e4()
    before = GAME.conserved(m.state)
    on_lines = {t for line in m.state.lines for played in line for t in played[2:]}
    assert isinstance(before, list) and on_lines <= set(before) and len(before) == len(set(before))
    m.submit(0, SIX)
    assert GAME.conserved(m.state) == before


def test_a_hand_lies_by_numbers_or_by_sets() -> None:
    m = position(["6-9 6-11 2-6 1-4 9-12 4-9 0-1", "0-2", "0-3"])
    view = m.view(0)
    assert GAME.arrange("numbers", view) == sorted(view.state["hands"][0])
    # Three 9s and three 6s: the higher number is first; of the rest two 6s, then 0-1 and 1-4 by the 1.
    assert GAME.arrange("sets", view) == tiles("4-9 6-9 9-12 2-6 6-11 0-1 1-4")
    high = position(["11-12 5-12 1-11 2-3", "0-2", "0-3"]).view(0)
    assert GAME.arrange("sets", high) == tiles("5-12 11-12 1-11 2-3")
    seat_2 = position(["0-1", "0-2", "5-5 3-5 0-3"]).view(2)
    assert GAME.arrange("sets", seat_2) == tiles("3-5 5-5 0-3")


def test_nothing_is_owed_in_a_round_that_begins_after_the_centre_ran_out() -> None:
    m = at_e4(row="0-1", pile="")
    m.state.rounds = 2
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("0-1")])
    assert m.state.round == 2 and m.state.owed == 0 and m.state.drawn == []


def test_what_came_into_the_hand_since_the_own_last_play_is_remembered_together() -> None:
    """Tiles drawn first, then a set taken back."""
    m = at_e4()
    m.state.fresh[3] = [parse("1-1")]
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[PILE])
    m.submit(1, DRAW[PILE])
    m.submit(0, LEAVE)
    m.submit(3, BACK)
    assert m.state.fresh[3] == [parse("1-1"), *tiles("0-4 4-10")]


# Steps of a draw


def owing(count: int, row: str, pile: str) -> Any:
    """Seat 1 is to draw ``count`` tiles; what it is offered."""
    m = at_e4(row=row, pile=pile)
    s = m.state
    s.phase, s.waiting, s.victims, s.attacks, s.owed = "draw", [1], [1], [[1, 3, 2, 0]], count
    return lambda *path: GAME.offer(s, 1, path)


@pytest.mark.parametrize(
    ("count", "row", "pile", "tags"),
    [
        (1, "0-1 8-8", "1-9", ["draw"]),
        (1, "0-1", "", ["draw"]),
        (2, "0-1 8-8", "1-9", ["draw", "draws", "rest"]),
        (2, "0-1 8-8", "", ["draw", "draws"]),
        (2, "", "1-9 6-6", ["draw", "rest"]),
        (3, "0-1", "1-9", ["draw", "draws", "rest"]),
    ],
)
def test_ways_to_draw_are_offered_as_far_as_there_are_tiles(count: int, row: str, pile: str, tags: list[str]) -> None:
    offer = owing(count, row, pile)
    assert list(offer().values) == tags
    assert offer("draw") == Values((*tiles(row), PILE) if pile else tuple(tiles(row)))
    some = Subset(tuple(tiles(row)), 1, min(count, len(tiles(row)))) if "draws" in tags else None
    assert offer("draws") == some
    assert offer("rest") is None and offer("draw", PILE) is None and offer("take") is None


def test_all_thirteen_tiles_of_a_number_may_be_laid_at_once() -> None:
    sevens = [t for t in range(COUNT) if HAS[7][t]]
    m = position([codes(sevens), "0-1", "0-2"], options={"double_tiles": True})
    assert GAME.offer(m.state, 0, ["play", 7, sevens]) == Values((13, 14))
    assert GAME.offer(m.state, 0, ["play", 7, [*sevens, 0]]) is None
    assert Play(7, tuple(sevens), 14) in GAME.legal(m.state, 0)
    m.submit(0, Play(7, tuple(sevens), 14))
    assert m.over and m.state.scores[0] == 14
