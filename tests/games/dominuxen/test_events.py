"""Dominuxen: what every step of a turn and the end of a round tell, fact by fact and to whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.match import Match
from engine.core.tiles import parse, tiles
from engine.games.dominuxen.leg import LEG
from engine.games.dominuxen.moves import BACK, DISCARD, DRAW, LEAVE, REST, TAKE, Draws
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import PILE
from tests.games.dominuxen.positions import SIX, at_e4


def told(events: Iterable[Any]) -> list[tuple[str, dict[str, Any], tuple[int, ...] | None]]:
    """Kind, facts, and to whom (None: everybody)."""
    return [(e.kind, dict(e.facts), e.only) for e in events]


def test_a_round_begins_with_its_number_and_start_player_the_hands_and_the_row() -> None:
    given = {"start player": [2, 0, 1], "deal 1": list(range(91))}
    m = Match.begin(GAME, match="m", seats=3, options={}, secret=bytes(32), given=given)
    assert told(m.ctx.events) == [
        ("round", {"round": 1, "seat": 2}, None),
        *(("dealt", {"tiles": list(range(13 * p, 13 * p + 13))}, (p,)) for p in range(3)),
        ("row", {"tiles": list(range(39, 45))}, None),
    ]


def test_a_turn_from_the_play_to_the_last_draw_as_in_example_4() -> None:
    m = at_e4()
    six = {"seat": 0, "number": 6, "size": 2, "tiles": tiles("6-9 6-11")}
    assert told(m.submit(0, SIX)) == [("played", six, None), ("attacks", {"seat": 0, "victims": [1, 3]}, None)]
    threes = {"seat": 0, "victim": 1, "number": 3, "size": 2, "tiles": tiles("3-4 3-12")}
    assert told(m.submit(0, TAKE)) == [("took", threes, None)]
    assert told(m.submit(1, DRAW[parse("8-8")])) == [("drew", {"seat": 1, "tile": parse("8-8")}, None)]
    assert told(m.submit(1, DRAW[PILE])) == [
        ("drew_pile", {"seat": 1, "count": 1}, None),
        ("drew_tiles", {"tiles": tiles("1-9")}, (1,)),
        ("refilled", {"tiles": tiles("6-6")}, None),
    ]
    assert m.state.fresh[1] == tiles("8-8 1-9")
    assert told(m.submit(0, LEAVE)) == [("left", {"seat": 0, "victim": 3, "number": 4, "size": 2}, None)]
    fours = {"seat": 3, "number": 4, "size": 2, "tiles": tiles("0-4 4-10")}
    assert told(m.submit(3, DISCARD)) == [("discarded", fours, None)]


def test_a_set_taken_back_is_told_and_known_with_what_was_known_before() -> None:
    m = at_e4()
    m.state.known[3] = [parse("1-1")]
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    m.submit(1, BACK)
    m.submit(0, LEAVE)
    fours = {"seat": 3, "number": 4, "size": 2, "tiles": tiles("0-4 4-10")}
    assert told(m.submit(3, BACK)) == [("back", fours, None)]
    assert m.state.known[3] == tiles("1-1 0-4 4-10")


def test_sets_taken_are_known_and_remembered_together() -> None:
    m = at_e4()
    m.state.known[0] = [parse("1-4")]
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, REST)
    m.submit(0, TAKE)
    assert m.state.known[0] == tiles("1-4 3-4 3-12 0-4 4-10")
    assert m.state.fresh[0] == tiles("3-4 3-12 0-4 4-10")


def test_all_that_is_owed_from_the_row_tells_of_nothing_from_the_pile() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert told(m.submit(1, Draws(tuple(tiles("0-1 8-8"))))) == [
        ("drew", {"seat": 1, "tile": parse("0-1")}, None),
        ("drew", {"seat": 1, "tile": parse("8-8")}, None),
        ("refilled", {"tiles": tiles("1-9 6-6")}, None),
    ]


def test_several_tiles_at_one_go_are_listed_from_one_to_as_many_as_are_owed() -> None:
    m = at_e4(row="0-1 8-8 2-12")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    one = [DRAW[t] for t in tiles("0-1 8-8 2-12")] + [DRAW[PILE], REST]
    by_place = ["0-1", "2-12", "8-8", "0-1 2-12", "0-1 8-8", "2-12 8-8"]
    assert list(GAME.legal(m.state, 1)) == one + [Draws(tuple(tiles(some))) for some in by_place]
    m.submit(1, DRAW[PILE])
    assert list(GAME.legal(m.state, 1)) == [DRAW[t] for t in tiles("0-1 8-8 2-12")] + [DRAW[PILE]]


def test_the_end_of_a_round_tells_its_scores_and_all_hands_and_the_last_one_who_won() -> None:
    """R4: the emptied hand ends the round before the attack. Tiles of the line less those of the hand."""
    m = at_e4(first="6-9 6-11")
    hands = [[], tiles("3-3 8-10"), tiles("0-9 5-5"), tiles("1-1 7-12")]
    six = {"seat": 0, "number": 6, "size": 2, "tiles": tiles("6-9 6-11")}
    assert told(m.submit(0, SIX)) == [
        ("played", six, None),
        ("round_over", {"round": 1, "reason": "hand_empty", "scores": [4, 0, 0, 1], "hands": hands}, None),
        ("over", {"scores": [4, 0, 0, 1], "winners": [0]}, None),
    ]
    assert m.state.revealed == hands


def test_a_line_is_worth_its_tiles_and_with_the_option_a_double_two() -> None:
    s = at_e4().state
    assert [s.line_worth(p) for p in range(4)] == [2, 2, 2, 3]
    s.double_tiles = True
    assert [s.line_worth(p) for p in range(4)] == [2, 2, 3, 3]


def test_habits_and_the_hands_shown_last_are_carried_into_the_next_round() -> None:
    last, s = at_e4().state, at_e4().state
    last.habits, last.revealed = [0, 3, 0, 15], [tiles("1-1"), [], [], []]
    LEG.carry(s, last)
    assert (s.habits, s.revealed) == ([0, 3, 0, 15], [tiles("1-1"), [], [], []])
    s.habits[0] = 2
    assert last.habits[0] == 0
