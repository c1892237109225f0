"""Hex Bases by its rules: the worked examples (E1 to E11) and rulings (R1 to R16) by their numbers."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.options import BadOption
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.jokers import PACK, card, cards, held
from engine.games.hex_jinchi import terms
from engine.games.hex_jinchi.rules import (
    DISCARD,
    END_TURN,
    GAME,
    LEG,
    MOST,
    OFFERED,
    PLACING,
    Gather,
    Place,
    Turn,
    begin_turn,
    end_game,
    steps,
    whole,
)
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import BASES, HELD, LIMIT, MORE, SINGLE
from engine.layers.legs import Legs
from engine.players.hex_jinchi import choose

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
    s.thrown, s.used = NO_CARD, [3]
    assert not LEG.offers(s, 0), "with an empty hand nothing is thrown, and the turn has begun"
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


# A turn sent whole


def test_a_whole_turn_is_the_same_as_its_steps() -> None:
    def to_discard() -> Match[HexJinchiState]:
        match = placing("S6 H6 SA H7 CK", ["", "", "1 D6"])
        match.state.phase, match.state.thrown = "discard", NO_CARD
        return match

    parts = [DISCARD[card("CK")], move("1 S6"), move("2 H6"), move("3 SA H7"), END_TURN]
    turn = whole(card("CK"), [(a.base, a.cards) for a in parts[1:4] if isinstance(a, Place)])
    one, other = to_discard(), to_discard()
    assert steps(turn) == parts and GAME.read(turn.wire()) == turn
    told = one.submit(0, turn)
    again = [event for part in parts for event in other.submit(0, part)]
    assert [e.to_json() for e in told] == [e.to_json() for e in again] and one.state == other.state
    third = to_discard()
    third.submit(0, whole(card("CK"), [(1, sets("S6"))], MORE))
    assert (third.state.phase, third.state.waiting, third.state.used) == ("place", [0], [1])


@pytest.mark.parametrize(("turn", "key"), examples("turns"))
def test_a_whole_turn_is_refused_for_its_first_broken_step_and_nothing_has_happened(turn: list[Any], key: str) -> None:
    match = placing("S6 H6 SA H7 CK", ["", "", "1 D6"])
    s = match.state
    s.phase, s.thrown = "discard", NO_CARD
    first, *rest = turn
    fields: list[Any] = [sets(f) if isinstance(f, str) else f for f in rest]
    action = Turn(card(first), *fields)
    before = s.to_json()
    assert GAME.why_not(s, 0, action).key == (f"hex_jinchi-{key}" if key else "illegal-now")
    with pytest.raises(IllegalAction):
        match.submit(0, action)
    assert s.to_json() == before


def test_what_is_not_of_this_step_is_refused() -> None:
    s = placing("S6 H6", [""]).state
    assert GAME.why_not(s, 0, DISCARD[card("S6")]).key == "hex_jinchi-no-place"
    assert GAME.why_not(s, 0, whole(card("S6"), [])).key == "hex_jinchi-no-place"
    s.phase = "discard"
    assert GAME.why_not(s, 0, move("1 S6")).key == GAME.why_not(s, 0, END_TURN).key == "hex_jinchi-no-discard"
    assert GAME.why_not(s, 0, DISCARD[card("SK")]).key == "hex_jinchi-no-card"
    assert {GAME.why_not(s, 0, a).key for a in (Action(), Turn(99, 0, (), 0, (), 0, ()))} == {"illegal-now"}
    facts = GAME.why_not(placing("S6", ["1 D6 H6"]).state, 0, move("1 S6")).facts
    assert facts == {"base": "1", "suits": 1, "least": 3}


def test_a_turn_is_offered_step_by_step_and_never_ends_by_itself() -> None:
    s = placing("S6 H6 SA H7 CK", ["", "", "1 D6 H6 S6"]).state
    s.phase = "discard"
    offer, six = GAME.offer, [card("S6")]
    path: list[Any] = ["turn", card("CK")]
    assert offer(s, 0, ()) == Values(("turn",)) and offer(s, 0, ["turn"]) == Values(tuple(s.hands[0]))
    assert offer(s, 0, path) == Values((0, 1, 2, 4, 5, 6, MORE)), "base 3 has three suits"
    path += [1, six]
    assert offer(s, 0, [*path[:3]]) == Values(
        tuple(list(one) for one in terms.listed(tuple(held(cards("S6 H6 SA H7"))), -1))
    )
    assert offer(s, 0, path) == Values((0, 2, 4, 5, 6, MORE))
    assert offer(s, 0, [*path, 0]) == Values(([],)) and offer(s, 0, [*path, 0, []]) == Values((0,))
    assert offer(s, 0, [*path, 2, [card("H6")], 0, []]) is None and offer(s, 0, ["discard", 3]) is None
    s.hands[0] = held(cards("SK CK XK"))
    assert offer(s, 0, ["turn", card("SK")]) == Values((0, MORE)), "no set: still to be ended by hand"


@pytest.mark.parametrize("seed", range(40))
def test_what_is_counted_is_what_is_listed(seed: int) -> None:
    rng = random.Random(seed)
    hand = tuple(sorted(rng.sample(range(PACK), rng.randint(1, 9))))
    sets = terms.sets_in(hand)
    assert sorted(sets) == sorted(
        one for size in range(1, len(hand) + 1) for one in combinations(hand, size) if terms.makes_six(one)
    )
    for beaten in range(-1, 7):
        more = [one for one in sets if terms.suits(one) > beaten]
        assert terms.numbers(hand)[beaten + 1] == len(more)
        assert len(terms.listed(hand, beaten)) == min(len(more), terms.LISTED)


def test_one_by_one_the_sets_listed_are_offered_and_where_there_are_more_any_cards() -> None:
    s = placing("S6 H6 SK", ["1 D6"]).state
    assert GAME.offer(s, 0, ()) == Values(("end_turn", "place"))
    assert GAME.offer(s, 0, ["place"]) == Values((2, 3, 4, 5, 6)) and GAME.offer(s, 0, ["place", 1]) is None
    s.hands[0] = held(cards("SK CK"))
    assert GAME.offer(s, 0, ()) == Values(("end_turn",)) and GAME.automatic(s) is None
    s.hands[0] = held(cards("SA S3 C4 H5 H2 D6 L2 X3 JB1"))
    assert GAME.offer(s, 0, ()) == Values(("end_turn", "place", "gather"))
    found = terms.listed(tuple(s.hands[0]), -1)
    assert len(found) == 25 and all(map(terms.makes_six, found)) and len(set(found)) == 25
    assert {terms.suits(one) for one in found} == {0, 1, 2, 3, 4, 5, 6}, "some of every number of suits"
    assert GAME.offer(s, 0, ["gather", 3]) == Subset(tuple(s.hands[0]), 1, 9)
    s.hands[0] = held([*s.hands[0], *cards("SQ SK CK")])
    assert len(terms.listed(tuple(s.hands[0]), 2)) == 25 and GAME.offer(s, 0, ["gather"]) is not None
    s.phase = "discard"
    many = [c for c in range(MOST) if c != card("SQ")]
    s.hands[0] = held({*s.hands[0], *many})
    offer = GAME.offer(s, 0, ["turn", card("SQ"), 1, many, 2])
    assert isinstance(offer, Values) and {len(one) for one in offer.values if isinstance(one, list)} == {1}, "the id"


def test_nothing_but_a_single_card_and_an_empty_hand_is_played_at_once() -> None:
    s = placing("S6", [""]).state
    assert GAME.automatic(s) is None
    s.hands[0] = []
    assert GAME.automatic(s) == (0, END_TURN)
    s.hands[0], s.phase = cards("S6"), "discard"
    assert GAME.automatic(s) == (0, DISCARD[card("S6")])
    s.hands[0] = cards("S6 H6")
    assert GAME.automatic(s) is None
    s.waiting = []
    assert GAME.automatic(s) is None


# Whole turns that a hand offers as one press each


@pytest.mark.parametrize(("seats", "secret"), [(2, 1), (2, 2), (3, 3)])
def test_the_proposals_of_a_whole_game(seats: int, secret: int) -> None:
    rng = random.Random(secret)
    match = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([secret]) * 32)
    several = 0
    for _ in range(30):
        if match.over:
            break
        seat = match.state.waiting[0]
        view = match.view(seat)
        if view.phase == "discard":
            found = [turn for turn in view.proposals if isinstance(turn, Turn)]
            assert tuple(found) == view.proposals
            assert 1 <= len(found) <= OFFERED and len(set(found)) == len(found)
            assert all(GAME.allows(match.state, seat, turn) for turn in found)
            assert view.proposals == match.view(seat).proposals
            fields = [((t.base1, t.cards1), (t.base2, t.cards2), (t.base3, t.cards3)) for t in found]
            laid = [placed for turn in fields for placed in turn if placed[0] in BASES]
            assert len(laid) == len(set(laid)), "ways to choose from"
            # Whatever the others hold, and in whatever order the stock lies.
            dealt = match.state.redeal(seat, rng.random)
            assert GAME.view(dealt, seat, match="m", options={}).proposals == view.proposals
            several += len(found) > 1
        for other in {None, *range(seats)} - {seat}:
            assert match.view(other).proposals == (), "nobody else sees them"
        match.submit(seat, choose(GAME, match.state.redeal(seat, rng.random), seat, rng.random))
    assert several > 2
