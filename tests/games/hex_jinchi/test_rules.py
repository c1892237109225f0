"""Hex Bases by its rules: the worked examples (E1 to E11) and rulings (R1 to R16) by their numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_SEAT
from engine.families.jokers import PACK, card, cards, held
from engine.games.hex_jinchi import terms
from engine.games.hex_jinchi.leg import LEG
from engine.games.hex_jinchi.moves import DISCARD, END_TURN, Gather, Place, whole
from engine.games.hex_jinchi.rules import GAME, PLACING, begin_turn, end_game
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import HELD, LIMIT, SINGLE
from engine.layers.legs import Legs

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject. A base: "" or its owner and its cards."""
REASONS = {
    "sum is not 6 or -6": "no-six",
    "base already used this turn": "no-used",
    "cards not in hand": "no-card",
    "needs more suits": "no-suits",
}


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def sets(text: str) -> tuple[int, ...]:
    return tuple(sorted(cards(text)))


def begun(seats: int = 2, **options: Any) -> Match[HexJinchiState]:
    """Return a match that seat 0 begins."""
    chosen: dict[str, Any] = {"match": SINGLE, "first_player": 1} | options
    return Match.begin(GAME, match="t", seats=seats, options=chosen, secret=bytes(32))


def lay(s: HexJinchiState, bases: list[str]) -> None:
    """Put the sets of an example on the bases; a base without a text keeps its face-down cards."""
    for at, told in enumerate(bases):
        if told:
            s.owners[at], s.bases[at], s.down[at] = int(told[0]), cards(told[2:]), []


def lying(s: HexJinchiState) -> list[str]:
    return ["" if s.owners[at] == NO_SEAT else f"{s.owners[at]} {sorted(s.bases[at])}" for at in range(6)]


def placing(hand: str, bases: list[str], seats: int = 2, seat: int = 0) -> Match[HexJinchiState]:
    """Return a turn of ``seat`` after its discard."""
    match = begun(seats)
    s = match.state
    lay(s, bases)
    s.waiting, s.phase, s.thrown, s.turn = [seat], "place", card("SK"), 7
    s.hands[seat], s.fresh[seat] = held(cards(hand)), []
    return match


def move(told: str, kind: type[Place] = Place) -> Action:
    if told == "end":
        return END_TURN
    base, codes = told.split(" ", 1)
    return kind(int(base), sets(codes))


# Sets: E1 to E5, R1 to R5


@pytest.mark.parametrize(("codes", "legal", "suits"), examples("combos"))
def test_which_sets_make_six_and_how_many_suits_they_have(codes: str, legal: bool, suits: int) -> None:
    assert terms.makes_six(cards(codes)) == legal and terms.suits(cards(codes)) == suits
    assert (sets(codes) in terms.sets_in(cards(codes))) == legal


@pytest.mark.parametrize(("hand", "base", "expected"), examples("legal_sets"))
def test_every_legal_set_for_a_base(hand: str, base: str, expected: list[str]) -> None:
    s = placing(hand, [f"1 {base}" if base else ""]).state
    found = [a.cards for a in PLACING.legal(s, 0) if isinstance(a, Place) and a.base == 1]
    assert sorted(found) == sorted(map(sets, expected)) and len(set(found)) == len(found)
    assert sorted(terms.listed(tuple(s.hands[0]), s.beaten(0, 1))) == sorted(found), "few are all listed"
    for mask in range(1, 1 << len(s.hands[0])):
        one = terms.at(sorted(s.hands[0]), mask)
        assert PLACING.allows(s, 0, Place(1, one)) == PLACING.allows(s, 0, Gather(1, one)) == (one in found)


def test_the_empty_set_makes_nothing_and_no_list_has_it() -> None:
    assert not terms.makes_six([]) and terms.sets_in([]) == [] and () not in terms.sets_in(cards("JB1 JR1"))
    assert GAME.why_not(placing("JB1", [""]).state, 0, Place(1, ())).key == "illegal-now"


def test_six_suits_cannot_be_covered_by_another_but_by_their_owner_r5_r6() -> None:
    six = "SA H2 C3 D4 L5 XK"
    s = placing("SA HA CA DA LA X6 S6 JB1 JR1", [f"1 {six}", f"0 {six}"]).state
    bases = {a.base for a in PLACING.legal(s, 0) if isinstance(a, Place)}
    assert 1 not in bases and 2 in bases and PLACING.allows(s, 0, move("2 JB1"))


# A turn: E6 to E9, R7 to R9, R13


@pytest.mark.parametrize(
    ("seats", "seat", "bases", "hand", "actions", "after", "left", "owned", "result"), examples("placing")
)
def test_placements_one_by_one(
    seats: int,
    seat: int,
    bases: list[str],
    hand: str,
    actions: list[list[str]],
    after: list[str],
    left: str,
    owned: list[int],
    result: str,
) -> None:
    match = placing(hand, bases, seats, seat)
    s, down = match.state, [pile[:] for pile in match.state.down]
    for told, said in actions:
        before = s.to_json()
        if said == "ok":
            assert GAME.allows(s, seat, move(told))
            match.submit(seat, move(told))
        else:
            assert GAME.why_not(s, seat, move(told)).key == f"hex_jinchi-{REASONS[said]}"
            with pytest.raises(IllegalAction):
                match.submit(seat, move(told))
            assert s.to_json() == before, "a refused placement changes nothing"
    expected = begun(seats).state
    lay(expected, after)
    known = cards(" ".join(code for code in left.split() if code[0] != "?"))
    unknown = [c for k in "12" if f"?{k}a" in left for c in down[int(k) - 1]]
    assert lying(s) == lying(expected) and s.hands[seat] == held([*known, *unknown])
    assert terms.owned(s.owners, seats) == owned and (s.taken, s.taken_down) == ([], [])
    assert (s.ended, s.winners) == ((HELD, [int(result[1])]) if result else ("", []))
    assert result or (s.waiting == [(seat + 1) % seats] and s.phase == "discard")


def test_taken_cards_wait_and_the_face_down_ones_are_seen_at_the_end_of_the_turn_r9() -> None:
    match = placing("S6 H6 SA", ["", "1 D6"])
    s, down = match.state, match.state.down[0]
    match.submit(0, move("1 S6"))
    assert GAME.why_not(s, 0, move("2 H6")).key == "hex_jinchi-no-suits"
    assert s.taken_down == down and s.hands[0] == held(cards("H6 SA")) and s.used == [1]
    assert GAME.masked(s, 0).seen_by(0)["taken_down"] == 3
    told = match.submit(0, END_TURN)
    assert [(e.kind, e.only) for e in told] == [
        ("turn_ended", None),
        ("took_back", None),
        ("found", (0,)),
        ("drew", (1,)),
    ]
    assert s.hands[0] == held([*cards("H6 SA"), *down]) and s.fresh[0] == down and s.known[0] == []


def test_cards_that_lay_face_up_are_known_in_a_hand_until_they_leave_it_r8() -> None:
    match = placing("H7 SA", ["1 S6", "1 X6 "], 3)
    s = match.state
    match.submit(0, move("1 H7 SA"))
    match.submit(0, END_TURN)
    assert s.known == [[card("S6")], [], []] and s.pins(1) == {card("S6"): 0} and s.pins(0) == {}
    dealt = [s.redeal(1, random.Random(k).random).hands[0] for k in range(7)]
    assert all(card("S6") in hand for hand in dealt)
    s.waiting, s.phase = [0], "discard"
    match.submit(0, DISCARD[card("S6")])
    assert s.known[0] == [] and (s.thrown, s.discards) == (card("S6"), [card("S6")])


# The draw: E10, R11, and the setup


@pytest.mark.parametrize(
    ("stock", "pile", "size", "drawn", "mixed", "must", "left", "thrown", "after"), examples("draws")
)
def test_the_draw(
    stock: int, pile: int, size: int, drawn: int, mixed: bool, must: bool, left: int, thrown: int, after: int
) -> None:
    match = begun()
    s, pack = match.state, list(range(PACK))
    s.stock, s.discards, s.hands[0] = pack[:stock], pack[60 : 60 + pile], held(pack[30 : 30 + size])
    before = len(match.ctx.events)
    begin_turn(s, 0, match.ctx)
    told = {event.kind: event.facts for event in match.ctx.events[before:]}
    assert len(s.hands[0]) == size + drawn and ("reshuffled" in told) == mixed and s.waiting == [0]
    assert (s.phase == "discard") == must and len(told.get("drew", {"cards": []})["cards"]) == drawn
    if must:
        match.submit(0, DISCARD[s.hands[0][0]])
    assert (len(s.stock), len(s.discards), len(s.hands[0])) == (left, thrown, after)


def test_r11_the_discard_pile_is_shuffled_when_a_card_is_needed_and_not_when_the_stock_runs_out() -> None:
    match = begun()
    s, pack = match.state, list(range(PACK))
    s.stock, s.discards, s.hands = pack[:2], pack[60:63], [held(pack[20:24]), held(pack[30:34])]
    before = len(match.ctx.events)
    begin_turn(s, 0, match.ctx)
    assert (s.stock, s.discards, len(s.hands[0])) == ([], pack[60:63], 6), "both were there"
    assert "reshuffled" not in {event.kind for event in match.ctx.events[before:]}
    match.submit(0, DISCARD[s.hands[0][0]])
    thrown = s.discards[-1]
    assert s.stock == []
    match.submit(0, END_TURN)
    told = [event.facts for event in match.ctx.events[before:] if event.kind == "reshuffled"]
    assert [facts["count"] for facts in told] == [4], "now one is needed, and the newest discard is among them"
    assert (len(s.stock), s.discards, len(s.hands[1])) == (2, [], 6)
    assert thrown in [*s.stock, *s.hands[1]]


@pytest.mark.parametrize(("seats", "stock"), [(2, 56), (3, 52)])
def test_setup(seats: int, stock: int) -> None:
    s = begun(seats, first_player=seats).state
    assert [len(pile) for pile in s.down] == [3] * 6 and s.owners == [NO_SEAT] * 6
    assert [len(hand) for hand in s.hands] == [4] * (seats - 1) + [6] and len(s.stock) == stock - 2
    assert (s.starter, s.waiting, s.phase, s.turn) == (seats - 1, [seats - 1], "discard", 1)
    assert GAME.conserved(s) == list(range(PACK))
    with pytest.raises(BadOption):
        GAME.check(2, {"first_player": 3})


def test_r16_the_start_player_is_drawn() -> None:
    drawn = [GAME.start(3, GAME.check(3, {}), SeededContext(bytes([k]) * 32)) for k in range(20)]
    first = {s.starter for s in drawn}
    assert first == {0, 1, 2}


def test_one_game_decides_unless_everybody_is_to_start_one() -> None:
    """In the source one game has one winner; the exchange of the start is an option (ruling of ``rules``)."""
    assert GAME.check(2, {})["match"] == SINGLE and GAME.check(3, {})["match"] == SINGLE
    match = Match.begin(GAME, match="t", seats=2, options={}, secret=bytes(32))
    end_game(match.state, [1], HELD, match.ctx)
    assert (match.state.ended, match.state.winners, match.state.scores) == (HELD, [1], [0, 1])
    stored = {key: value for key, value in GAME.check(3, {"match": "exchange"}).items() if key == "match"}
    assert stored == {"match": "exchange"}, "a table says which it is, whatever the default"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_starts_is_told_as_every_game_begins(seats: int) -> None:
    match = begun(seats, match="exchange", first_player=2)
    for number in range(1, seats):
        end_game(match.state, [number - 1], HELD, match.ctx)
    told = [(e.facts["game"], e.facts["seat"]) for e in match.ctx.events if e.kind == "began"]
    assert told == [(number, number % seats) for number in range(1, seats + 1)]
    assert [match.state.started(number) for number, _ in told] == [seat for _, seat in told]


# The end: E11, R10, and a match of several games


@pytest.mark.parametrize(("bases", "owned", "suits", "winners"), examples("limits"))
def test_the_turn_limit(bases: list[str], owned: list[int], suits: list[int], winners: list[int]) -> None:
    match = begun(3, turn_limit=12)
    s = match.state
    lay(s, bases)
    assert terms.owned(s.owners, 3) == owned and terms.on_bases(s.owners, s.bases, 3) == suits
    s.turn = 11
    begin_turn(s, 2, match.ctx)
    assert (s.turn, s.ended) == (12, ""), "the last turn is still played"
    begin_turn(s, 0, match.ctx)
    assert (s.ended, s.winners, s.scores) == (LIMIT, winners, [int(p in winners) for p in range(3)])


def test_after_the_last_turn_three_bases_win_as_usual_r10() -> None:
    match = begun(2, turn_limit=12)
    s = match.state
    lay(s, ["1 S6", "1 X6", "1 C6", "0 SA C2 X3", "0 D6", "0 H6"])
    s.turn = 12
    begin_turn(s, 1, match.ctx)
    assert (s.ended, s.winners, s.held, s.turns) == (HELD, [1], [[3, 3]], [12])


@pytest.mark.parametrize(("seats", "games", "starts", "scores", "winners"), examples("matches"))
def test_a_match_is_a_game_for_every_start_and_ends_when_nobody_can_catch_up(
    seats: int, games: list[list[int]], starts: list[int], scores: list[int], winners: list[int]
) -> None:
    match = begun(seats, match="exchange", first_player=2)
    s, started = match.state, []
    for number, won in enumerate(games, 1):
        assert (s.game, s.ended, s.games) == (number, "", seats)
        started.append(s.starter)
        end_game(s, won, HELD, match.ctx)
    assert started == starts and (s.scores, s.winners, s.waiting) == (scores, winners, [])
    assert s.columns == [[int(p in won) for p in range(seats)] for won in games]


def test_default_moves_of_the_clock() -> None:
    s = placing("SK HK LK D3 JB1", [""]).state
    assert GAME.timeout(s, 0) == END_TURN
    s.phase = "discard"
    assert GAME.timeout(s, 0) == whole(card("SK"), []), "discard, no placements, end turn, in one"
    for hand, thrown in (("D4 H4 L4 X4", "H4"), ("SA JB1", "SA"), ("JR1 JB2", "JB2")):
        s.hands[0] = held(cards(hand))
        assert GAME.timeout(s, 0) == whole(card(thrown), [])


def test_a_hand_is_held_by_colour_or_by_signed_value() -> None:
    match = begun()
    match.state.hands[0] = held(cards("H3 SA LK JB1 X4 JR1 D2"))
    view = match.view(0)
    assert GAME.arrange("suit", view) == cards("SA X4 JB1 H3 D2 LK JR1")
    assert GAME.arrange("rank", view) == cards("LK H3 D2 SA X4 JB1 JR1")


# A leg


def test_a_leg_is_a_game_with_offers_before_the_discard_and_the_start_goes_round() -> None:
    s = begun().state
    assert LEG.offers(s, 0) and LEG.first(s) == 0
    s.thrown = s.hands[0][0]
    assert not LEG.offers(s, 0)
    s.winners = [1]
    assert LEG.gains(s) == [0, 1] and LEG.next_first(s) == 1
    s.winners = [0, 1]
    assert LEG.gains(s) == [0, 0], "shared at the turn limit: drawn"
    legs = Legs(LEG)
    match = Match.begin(legs, match="t", seats=2, options=legs.check(2, {"first_player": 2}), secret=bytes(32))
    inner: HexJinchiState = match.state.inner
    assert (inner.starter, match.state.target, inner.games) == (1, 5, 1)
    inner.owners = [0, 0, 0, *inner.owners[3:]]
    match.submit(1, DISCARD[inner.hands[1][0]])
    match.submit(1, END_TURN)
    assert (match.state.totals, match.state.number, match.state.inner.starter) == ([1, 0], 2, 0)
