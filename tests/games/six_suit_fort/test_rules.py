"""Six-Suit Fort by its rules: the worked examples (E1 to E19) and rulings (R1 to R17) by their numbers."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card, cards, code
from engine.core.match import Match
from engine.core.offers import offer_from
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.rules import GAME, KEEP, Build, Keep, Pair, Play, end_turn
from engine.games.six_suit_fort.state import SixSuitFortState
from engine.games.six_suit_fort.terms import DEALT, MODES, NOTHING, POSITIONS, SPOTS, WAYS

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""The worked examples by kind, each with its number."""
SPOT = {spot.code: at for at, spot in enumerate(SPOTS)}
DEFAULT_ROCK = "S5 H8 C3 S9 D4 DK LA X7"
Fort = list[list[str]]


def examples(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("example", [pytest.param(v, id=f"E{v['example']}") for v in VECTORS[kind]])


def rock(shown: dict[str, str]) -> list[int]:
    return [card(shown[p]) if p in shown else NO_CARD for p in POSITIONS]


def fort(area: Fort) -> list[list[int]]:
    return [[card(c) for c in column] for column in area]


def coded(held: list[int]) -> list[str]:
    return [code(c) for c in held]


def begin(seats: int = 3, **options: Any) -> Match[SixSuitFortState]:
    """Return a match that P0 starts by default, with the rock of most examples."""
    given = {"start_player": 1} | options
    match = Match.begin(GAME, match="t", seats=seats, options=given, secret=bytes(32))
    match.state.field = cards(DEFAULT_ROCK)
    return match


def built(way: str) -> Build:
    """Read ``L2 SR1``: the second captured card left, then the first on the right column."""
    places = {"F": "first", "L": "left", "R": "right", "SL": "stack_left", "SR": "stack_right"}
    return Build(terms.WAY[tuple((int(step[-1]) - 1, places[step[:-1]]) for step in way.split())])


def turn(match: Match[SixSuitFortState], held: str, spot: str, mode: str, way: str = "") -> None:
    """Play the whole turn of the seat to play, after giving it the card."""
    s = match.state
    seat = s.waiting[0]
    if card(held) not in s.hands[seat]:
        s.hands[seat][0] = card(held)
    match.submit(seat, Play(card(held), SPOT[spot], mode))
    match.submit(seat, built(way))


def refused(match: Match[SixSuitFortState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the reason of a refusal; check that nothing has changed."""
    before = match.state.to_json()
    with pytest.raises(IllegalAction) as refusal:
        match.submit(seat, action)
    assert match.state.to_json() == before
    return refusal.value.reason.removeprefix("six_suit_fort-"), refusal.value.facts


# Setup


@pytest.mark.parametrize(("seats", "stock"), [(3, 31), (4, 30), (5, 30)])
def test_setup_by_number_of_players(seats: int, stock: int) -> None:
    match = Match.begin(GAME, match="t", seats=seats, secret=bytes(32), given={"deal": list(range(78))}, options={})
    s = match.state
    each = DEALT[seats]
    assert [len(hand) for hand in s.hands] == [each] * seats and len(s.stock) == stock
    assert s.hands[1] == list(range(each, 2 * each)) and s.field == list(range(seats * each, seats * each + 8))
    assert s.stock[0] == seats * each + 8 and s.areas == [[]] * seats
    assert s.phase == "play" and s.waiting == [s.start]


def test_r16_the_start_player_is_drawn_unless_named() -> None:
    drawn = {Match.begin(GAME, match="t", seats=4, options={}, secret=bytes([k]) * 32).state.start for k in range(20)}
    assert drawn == {0, 1, 2, 3}
    assert [begin(5, start_player=k).state.start for k in (1, 5)] == [0, 4]
    with pytest.raises(BadOption):
        GAME.check(3, {"start_player": 4})


def test_what_a_table_may_choose() -> None:
    assert GAME.check(4, {}) == {"final_pair": "auto", "start_player": "auto"}
    assert GAME.options[1].samples()[1:3] == (1, 5)
    assert (GAME.seats, GAME.default_seats, GAME.end_reasons) == ((3, 4, 5), 4, ("hand", "stock", "stall"))


# Digging: E1 to E8


def test_r2_the_sixteen_spots_are_the_outer_sides_of_two_squares() -> None:
    lines = ["1aU 1c", "1aL 1b", "1bU 1d", "1bR 1a", "1cD 1a", "1cL 1d", "1dD 1b", "1dR 1c"]
    told = [f"{spot.code} {POSITIONS[spot.behind]}" for spot in SPOTS]
    assert told == [*lines, *(line.replace("1", "2") for line in lines)]
    assert all(POSITIONS[spot.adjacent] == spot.code[:2] for spot in SPOTS)


@examples("capture")
def test_captures(example: dict[str, Any]) -> None:
    match = begin()
    s, held, expect = match.state, card(example["card"]), example["expect"]
    s.field, s.stock, s.hands[0] = rock(example["field"]), [], [held]
    spot = SPOTS[SPOT[example["spot"]]]
    assert (POSITIONS[spot.adjacent], POSITIONS[spot.behind]) == (example["adjacent"], example["behind"])
    if isinstance(expect, str):
        assert refused(match, 0, Play(held, SPOT[spot.code], "number")) == ("no-neighbour", {"spot": spot.code})
        return
    for mode in MODES:
        assert coded(terms.captured(s.field, held, SPOT[spot.code], mode)) == expect[mode]
    match.submit(0, Play(held, SPOT[spot.code], "suit"))
    assert coded(s.loose) == expect["suit"] and not s.hands[0]
    assert s.field.count(NO_CARD) == 8 - len(example["field"]) + len(expect["suit"]) - 1


@examples("all_spots")
def test_all_spots(example: dict[str, Any]) -> None:
    field, held = rock(example["field"]), card(example["card"])
    found = {
        spot.code: {mode: coded(terms.captured(field, held, k, mode)) for mode in MODES} for k, spot in enumerate(SPOTS)
    }
    assert found == example["expect"]


def test_r3_r8_every_card_at_every_spot_with_a_neighbour_in_both_modes() -> None:
    match = begin()
    s = match.state
    assert len(GAME.legal(s, 0)) == 13 * 16 * 2
    s.stock, s.field[0], s.field[7] = [], NO_CARD, NO_CARD
    assert len(GAME.legal(s, 0)) == 13 * 12 * 2
    assert not {a.wire()[2] for a in GAME.legal(s, 0)} & {SPOT[name] for name in ("1aU", "1aL", "2dD", "2dR")}


def test_the_ace_of_spades_is_a_card_like_others() -> None:
    field = rock({"1a": "S5", "1c": "SA"})
    assert [terms.captured(field, card("S8"), 0, mode) for mode in MODES] == [cards("S8 S5 SA")] * 2
    assert [SPOTS[at].code for at in terms.free_spots(field)] == ["1aU", "1aL", "1cD", "1cL"]
    assert terms.best_dig(field, card("S3")) == (SPOT["1aU"], "suit")
    assert terms.best_dig(field, card("HA")) == (SPOT["1cD"], "number")


def test_card_spot_and_mode_are_offered_one_after_another() -> None:
    s = begin().state
    s.stock, s.field[0] = [], NO_CARD
    held, legal = s.hands[0][2], GAME.legal(s, 0)
    for path in ((), ("play",), ("play", held), ("play", held, 3), ("play", held, 3, "suit"), ("play", -1), ("dig",)):
        assert GAME.offer(s, 0, path) == offer_from(legal, path), path


def test_what_is_told_of_a_turn_and_of_the_end() -> None:
    match = begin(start_player=2)
    s, told = match.state, list[list[Any]]()
    s.waiting, s.stock, s.hands = [0], s.stock[:1], [cards("C8 HA"), cards("H2"), []]
    s.areas[2] = fort([["S3", "H3", "C3"], ["D5", "L5", "X5"]])
    for move in (Play(card("C8"), 0, "number"), built("F1 L2")):
        told += [[event.kind, *event.facts.values()] for event in match.submit(0, move)]
    assert told == [
        ["dug", 0, card("C8"), 0, "number", cards("S5 C3")],
        ["built", 0, cards("C8 S5"), cards("C3"), 2, 1],
        ["last_round", "stock", 0],
        ["paired", 2, 1, 2],
        ["over", [2 * 1 - 1 - 3, -2, 2 * 4], [2], 1],
    ]


# Building: E9 to E12


@examples("fort_places")
def test_fort_places(example: dict[str, Any]) -> None:
    area = fort(example["area"])
    for held in example["each_of"]:
        ways = [place for way in terms.ways_of(area, [card(held)]) for _, place in WAYS[way]]
        assert sorted(ways) == sorted(example["expect"][held])
        for place in terms.PLACES:
            assert (terms.broken(area, [card(held)], ((0, place),)) < 0) == (place in ways)


@examples("fort_build")
def test_fort_build(example: dict[str, Any]) -> None:
    match = begin()
    s, loose = match.state, [card(c) for c in example["captured"]]
    s.phase, s.loose, s.areas[0] = "build", loose, fort(example["area"])
    way = terms.WAY[tuple((example["captured"].index(c), place) for c, place in example["steps"])]
    assert Build(way) in GAME.legal(s, 0) or GAME.allows(s, 0, Build(way))
    assert terms.built(s.areas[0], loose, WAYS[way]) == fort(example["expect"]["area"])
    match.submit(0, Build(way))
    assert s.areas[0] == fort(example["expect"]["area"])
    assert (len(s.areas[0]), terms.tallest(s.areas[0])) == (example["expect"]["width"], example["expect"]["tallest"])


AREAS: tuple[Fort, ...] = (
    [],
    [["S7"]],
    [["S7", "C7"], ["H9"]],
    [["SA"], ["H3"], ["C5"]],
    [["SQ"], ["HA"], ["XQ"]],
    [["SK"], ["HK"]],
)


@pytest.mark.parametrize("loose", ["S8 H8 C9", "H7 D7 D10", "DQ HQ CQ", "D2 L4 LK", "X9", "X6 X5"])
@pytest.mark.parametrize("area", AREAS)
def test_the_ways_are_all_forts_that_can_be_built_each_once(area: Fort, loose: str) -> None:
    def key(steps: terms.Steps) -> list[list[int]]:
        return [sorted(column) for column in terms.built(fort(area), cards(loose), steps)]

    found = [key(WAYS[way]) for way in terms.ways_of(fort(area), cards(loose))]
    can_be = [key(steps) for steps in WAYS if terms.broken(fort(area), cards(loose), steps) < 0]
    assert all(built in found for built in can_be) and all(built in can_be for built in found)
    assert all(found.count(built) == 1 for built in found) and found[-1] == key(())


@pytest.mark.parametrize("area", AREAS[1:])
def test_openings_are_the_places_of_all_ranks(area: Fort) -> None:
    ends = terms.ends_of(fort(area))
    left, right, stack = terms.openings(fort(area))
    for rank in range(13):
        places = terms.places(ends, rank)
        assert (rank in left, rank in right) == ("left" in places, "right" in places)
        assert (rank in stack) == any(place.startswith("stack") for place in places)
    assert ((left[-1] + 1) % 13, (right[0] - 1) % 13) == (ends[0], ends[-1])


def test_r6_each_step_is_optional_in_any_order_and_each_fort_is_listed_once() -> None:
    ways = terms.ways_of([], cards("S9 HQ D7"))
    forts = [str(terms.built([], cards("S9 HQ D7"), WAYS[way])) for way in ways]
    assert len(set(forts)) == len(forts) and ways[-1] == NOTHING
    assert [len(WAYS[way]) for way in (ways[0], ways[-1])] == [3, 0]
    s = begin().state
    s.phase, s.loose = "build", cards("S9 HQ")
    both = built("F1 R2"), built("F2 L1")
    assert [way in GAME.legal(s, 0) for way in both] == [True, False] and all(GAME.allows(s, 0, way) for way in both)


def test_what_is_not_built_goes_to_the_hand_and_the_rock_is_refilled() -> None:
    match = begin()
    top = match.state.stock[:2]
    turn(match, "C8", "1aU", "number", "F1")
    s = match.state
    assert s.areas[0] == [cards("C8")] and set(cards("S5 C3")) <= set(s.hands[0]) and len(s.hands[0]) == 14
    assert (s.field[0], s.field[2]) == tuple(top) and s.waiting == [1] and not s.loose
    assert s.dug == [0, card("C8"), 0, 0] and coded(s.taken) == ["S5", "C3"]


# Moves of the table itself, and refusals


@pytest.mark.parametrize(
    ("hand", "stock", "quiet", "why"),
    [
        (0, 0, 6, "hand"), (0, 0, 0, "hand"), (0, 4, 6, "hand"), (0, 4, 0, "hand"),
        (1, 0, 6, "stock"), (1, 0, 0, "stock"), (1, 4, 6, "stall"), (1, 4, 5, ""),
    ],
)  # fmt: skip
def test_of_several_reasons_for_the_end_it_is_the_first_of_hand_stock_stall(
    hand: int, stock: int, quiet: int, why: str
) -> None:
    match = begin(3)
    s = match.state
    s.hands[0], s.stock, s.quiet = s.hands[0][:hand], s.stock[:stock], quiet
    before = len(match.ctx.events)
    end_turn(s, 0, match.ctx)
    assert s.trigger == why and s.ended == "", "P0 began: everybody else has one more turn"
    told = [event.facts["why"] for event in match.ctx.events[before:] if event.kind == "last_round"]
    assert told == [why] * bool(why)
    s.hands[1], s.stock = [], []
    end_turn(s, 1, match.ctx)
    assert s.trigger == (why or "hand"), "what comes later in the last round changes nothing"


def test_default_moves_of_the_clock() -> None:
    match = begin()
    s = match.state
    s.hands[0] = cards("S4 H4 L4 C6")
    # The lowest card that captures nothing: only the 4s do so with one number; spades first.
    assert GAME.timeout(s, 0) == Play(card("S4"), SPOT["1aU"], "number")
    s.hands[0] = cards("HK")
    assert GAME.timeout(s, 0) == Play(card("HK"), SPOT["1aU"], "suit")
    match.submit(0, Play(card("HK"), SPOT["1aU"], "number"))
    assert GAME.timeout(s, 0) == Build(NOTHING)
    s.phase, s.areas[0] = "pair", fort(VECTORS["final_score"][1]["area"])
    assert GAME.timeout(s, 0) == Pair(5, 6) and GAME.timeout(s, 1) == Keep()


def test_building_where_nothing_fits_is_skipped() -> None:
    match = begin()
    s = match.state
    s.areas[0], s.hands[0] = fort([["S7"]]), cards("HQ")
    assert GAME.automatic(s) is None
    match.submit(0, Play(card("HQ"), SPOT["1bU"], "suit"))
    assert [GAME.automatic(s)] == [None], "the 8 goes right of the 7"
    s.loose = cards("HQ H3")
    assert GAME.automatic(s) == (0, Build(NOTHING))


Refusal = tuple[Action, str, dict[str, Any]]
PLAY_REFUSALS: list[Refusal] = [
    (Play(card("HK"), SPOT["1aU"], "number"), "no-card", {"card": card("HK")}),
    (Play(-1, SPOT["1aU"], "number"), "illegal-now", {}),
    (Play(card("S4"), 16, "number"), "no-spot", {}),
    (Play(card("S4"), SPOT["1aU"], "joker"), "no-mode", {}),
    (Build(NOTHING), "now-play", {}),
    (KEEP, "now-play", {}),
]
BUILD_REFUSALS: list[Refusal] = [
    (Play(card("S4"), SPOT["1aU"], "number"), "now-build", {}),
    (Build(916), "no-way", {}),
    (built("F3"), "no-captured", {"count": 2}),
    (Build(-1), "no-way", {}),
    (built("F1 L2"), "no-place", {"card": card("HQ"), "place": "left", "step": 2}),
    (built("R2 L1"), "no-place", {"card": card("HQ"), "place": "right", "step": 1}),
]
PAIR_REFUSALS: list[Refusal] = [
    (Pair(1, 3), "no-column", {"count": 2}),
    (Pair(1, 1), "no-other", {}),
    (Pair(2, 1), "no-two", {"column": 2}),
    (Build(NOTHING), "now-pair", {}),
]


@pytest.mark.parametrize(
    ("phase", "move", "key", "facts"),
    [
        (phase, *row)
        for phase, rows in {"play": PLAY_REFUSALS, "build": BUILD_REFUSALS, "pair": PAIR_REFUSALS}.items()
        for row in rows
    ],
)
def test_refusals(phase: str, move: Action, key: str, facts: dict[str, Any]) -> None:
    match = begin(final_pair="manual")
    s = match.state
    s.phase, s.hands[0] = phase, cards("S4 C6")
    s.loose = cards("S9 HQ") if phase == "build" else []
    s.areas[0] = fort([["S3", "H3"], ["D5"]]) if phase == "pair" else []
    assert refused(match, 0, move) == (key, facts)


# Scoring: E13 to E16


@examples("penalty")
def test_penalty(example: dict[str, Any]) -> None:
    assert terms.penalty(card(c) for c in example["hand"]) == example["expect"]


def test_auto_takes_the_leftmost_best_pair_of_all() -> None:
    for heights in (h for width in range(6) for h in product((1, 2, 3, 4), repeat=width)):
        area, columns = [[0] * high for high in heights], range(1, len(heights) + 1)
        may = [(a, b) for a in columns for b in columns if a != b and heights[a - 1] > 1]
        assert terms.pairs(area) == may
        assert terms.best_pair(area) == max([(), *may], key=lambda pair: terms.points(area, pair)), heights


@examples("final_score")
@pytest.mark.parametrize("final_pair", ["auto", "manual"])
def test_final_score(example: dict[str, Any], final_pair: str) -> None:
    match, expect = begin(final_pair=final_pair), example["expect"]
    s, area, hand = match.state, fort(example["area"]), [card(c) for c in example["hand"]]
    assert (len(area), terms.tallest(area)) == (expect["width"], expect["tallest"])
    assert terms.points(area) == expect["points_without_pair"]
    pair = expect["one_best_pair"]
    best = (pair["from_column"], pair["to_column"]) if pair else ()
    assert terms.best_pair(area) == best and terms.points(area, best) == expect["best_points"]
    assert terms.penalty(hand) == expect["penalty"]
    # The last turn, in which only this card moves.
    s.trigger, s.waiting, s.areas[2], s.hands[2], s.stock = "stock", [2], area, hand or [card("SA")], []
    s.phase, s.loose, s.hands[2] = "build", [], hand
    match.submit(2, Build(NOTHING))
    if final_pair == "manual":
        while s.waiting:
            seat = s.waiting[0]
            match.submit(seat, GAME.timeout(s, seat))
    assert s.pairs[2] == list(best) and s.scores[2] == expect["score"] and s.revealed[2] == hand


def test_r13_r14_a_manual_pair_is_chosen_in_secret_and_may_be_a_bad_one() -> None:
    match = begin(final_pair="manual")
    s = match.state
    s.areas = [fort([["S3", "H3"], ["D5"]]), fort([["C5", "L5"]]), []]
    s.hands, s.phase, s.waiting, s.trigger = [[], [], []], "pair", [0, 1, 2], "hand"
    assert [GAME.legal(s, p) for p in range(3)] == [[KEEP, Pair(1, 2)], [KEEP], [KEEP]]
    assert [GAME.automatic(s)] == [(1, KEEP)]
    match.submit(0, Pair(1, 2))
    assert s.pairs == [] and GAME.view(s, 1, match="", options={}).s.areas == s.areas
    for p in (1, 2):
        match.submit(p, KEEP)
    assert (s.pairs, s.scores, s.winners, s.ended) == ([[1, 2], [], []], [2, 2, 0], [0, 1], "hand")


# The end: E17 to E19


@examples("refill")
def test_refill(example: dict[str, Any]) -> None:
    field, stock, expect = rock(example["field"]), [card(c) for c in example["stock_top_first"]], example["expect"]
    filled = terms.refill(field, stock)
    assert {POSITIONS[at]: code(field[at]) for at in filled} == expect["filled"]
    assert len(stock) == expect["stock_left"]
    assert [p for p, c in zip(POSITIONS, field, strict=True) if c < 0] == expect["empty_positions"]
    match = begin()
    s = match.state
    s.field, s.stock = rock(example["field"]), [card(c) for c in example["stock_top_first"]]
    turn(match, "SA", "1aU", "number")
    assert s.trigger == ("stock" if expect["end_triggered"] else ""), "R10: even where the rock is full"


@examples("end_of_game")
@pytest.mark.parametrize("reason", ["hand", "stock"])
def test_end_of_game(example: dict[str, Any], reason: str) -> None:
    seats, trigger = example["players"], int(example["trigger_at_end_of_turn_of"][1])
    match = begin(seats, start_player=int(example["start_player"][1]) + 1)
    s = match.state
    s.waiting = [trigger]
    if reason == "hand":
        s.hands[trigger] = cards("HA")
        turn(match, "HA", "1aU", "number", "F1")  # R9: nothing came to the hand
    else:
        s.stock = s.stock[:1]
        turn(match, "SK", "1aU", "number")
    played = []
    while s.waiting:
        played.append(f"P{s.waiting[0]}")
        turn(match, code(s.hands[s.waiting[0]][0]), next(p.code for p in SPOTS if s.field[p.adjacent] >= 0), "suit")
    assert played == example["expect"]["further_turns"] and s.ended == s.trigger == reason


@examples("stall")
def test_stall(example: dict[str, Any]) -> None:
    match = begin(example["players"])
    s, counted = match.state, []
    for number, null in enumerate(example["turns_are_null"], 1):
        s.hands[s.waiting[0]], s.field[0] = cards("HA XA"), card("SK")
        turn(match, "HA", "1aU", "number", "" if null else "F1")
        counted.append(s.quiet)
        assert (s.trigger == "stall") == (number == example["expect"]["end_triggered_after_turn"])
    assert counted == example["expect"]["counter_after_each_turn"] and s.ended == "stall"


def test_r10_a_turn_that_captures_but_builds_nothing_breaks_the_stall() -> None:
    match = begin(3)
    s = match.state
    s.quiet, s.hands[0], s.field[0] = 5, cards("SK XA"), card("HA")
    turn(match, "SK", "1aU", "number")
    assert (s.areas[0], len(s.hands[0]) > 2, s.quiet, s.trigger) == ([], True, 0, "")


def test_r15_equal_scores_share() -> None:
    match = begin()
    s = match.state
    s.trigger, s.waiting, s.phase, s.loose, s.stock = "stock", [2], "build", [], []
    s.areas, s.hands = [fort([["S3"]]), fort([["H3"]]), []], [cards("S2"), cards("HA C2"), cards("S2")]
    s.hands[1] = cards("HA HK SA")
    match.submit(2, Build(NOTHING))
    assert (s.scores, s.winners) == ([-1, -1, -2], [0, 1])
