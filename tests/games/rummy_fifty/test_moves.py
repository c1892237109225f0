"""Rummy Fifty: the events of a turn and their receivers, refusals, secrets, and moves without a choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import SUITS, card, cards
from engine.core.prepared.arrange import BY_MELDS, BY_RANK, BY_SUIT
from engine.core.state import NO_CARD
from engine.families.melds import GROUP, OPEN
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, Layoff, Meld
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, JACK, KING, QUEEN, STOCK
from tests.games.rummy_fifty.positions import PILES, begin, move, position, refusal, told

S, H, D, L, X = (SUITS.index(suit) for suit in "SHDLX")

# A turn


def test_bonus_cards_are_secret_until_all_have_chosen_and_the_dealer_begins() -> None:
    m, other = begin(dealer=2), begin(dealer=2)
    assert told(m, "0 bonus K") == [] == told(other, "0 bonus J")
    assert m.view(0).state["choice"] == [KING] and m.view(1).state["choice"] == [] == m.view(None).state["choice"]
    assert m.view(None).waiting == [1, 2] and m.view(None).state["courts"] == [NO_CARD] * 3
    assert other.view(1) == m.view(1) and other.view(None) == m.view(None)
    assert refusal(m, 0, "bonus Q")[0] == "not-your-turn"
    assert told(m, "2 bonus J, 1 bonus Q") == [["revealed", [KING, QUEEN, JACK]]]
    assert m.view(None).state["courts"] == [KING, QUEEN, JACK]
    assert (m.state.phase, m.state.waiting) == ("draw", [2])


def test_a_draw_from_the_stock_shows_its_card_to_nobody_else() -> None:
    m = position({1: "S4 H9"}, seat=1, phase="draw", tops={2: "C7"})
    s, top = m.state, m.state.stock[0]
    assert told(m, "1 draw stock") == [["drew", 1], ["drawn", top, (1,)]]
    assert top in s.hands[1] and s.hands[1] == sorted(s.hands[1]) and s.known == [[], [], []]
    assert (s.mover, s.source, s.laid, s.drawn) == (1, STOCK, [], [NO_CARD, top, NO_CARD])
    assert [m.state.redeal(seat, random.Random(1).random).drawn[1] for seat in (0, 1)] == [NO_CARD, top]
    swapped = s.clone()
    swapped.hands[2][0], swapped.stock[0] = swapped.stock[0], swapped.hands[2][0]
    assert all(swapped.seen_by(seat) == s.seen_by(seat) for seat in (None, 0, 1))
    assert told(m, "1 discard S4") == [["discarded", 1, card("S4")]]
    assert s.discards[1] == [card("S4")] and s.phase == "table" and s.waiting == [1]


def test_a_card_taken_from_a_pile_is_told_with_its_pile_and_stays_known() -> None:
    m = position({1: "S4 H9"}, seat=1, phase="draw", tops={2: "C7"})
    s = m.state
    assert told(m, "1 draw discard:P2") == [["took", 1, DISCARD + 2, card("C7")]]
    assert (s.mover, s.source, s.drawn[1], s.known[1]) == (1, DISCARD + 2, card("C7"), [card("C7")])
    told(m, "1 discard H9")
    assert m.view(None).state["known"] == [[], [card("C7")], []]
    assert all(card("C7") in s.redeal(0, random.Random(seed).random).hands[1] for seed in range(20))
    for p, code in enumerate(("D3", "D4")):
        two = position({0: "S4 H9"}, seats=2, phase="draw", extras={0: "D3", 1: "D4"})
        assert told(two, f"0 draw extra:P{p}") == [["took", 0, EXTRA + p, card(code)]]
        assert two.state.extras[p] == [] and len(two.state.extras[1 - p]) == 1


def test_a_meld_and_a_layoff_tell_number_owner_and_suit() -> None:
    m = position({0: "S5 L4 S3 LA L2 L3 H7 S9 C2 C3"}, melds=[(1, "H4 H5 H6"), (2, "C9 D9 X9")])
    s = m.state
    assert told(m, "0 meld S5 L4 S3") == [["melded", 0, 2, cards("S3 L4 S5"), S]]
    assert told(m, "0 meld LA L2 L3") == [["melded", 0, 3, cards("LA L2 L3"), OPEN]]
    assert told(m, "0 layoff H7 0") == [["laid_off", 0, card("H7"), 0, 1, H]]
    assert told(m, "0 layoff S9 1") == [["laid_off", 0, card("S9"), 1, 2, GROUP]]
    assert s.owners == [1, 2, 0, 0] and s.forms == [H, GROUP, S, OPEN]
    assert s.laid == cards("S3 L4 S5 LA L2 L3 H7 S9") and s.hands[0] == sorted(cards("C2 C3"))
    assert told(m, "0 end") == [["turn_ended", 0, 0]] and (s.phase, s.waiting) == ("draw", [1])


def test_r8_any_suit_may_be_laid_on_a_run_of_wild_cards_and_then_that_one_alone() -> None:
    m = position({0: "L4 L5 L6 C10", 1: "H7 S3 H2 D9"})
    s = m.state
    told(m, "0 meld L4 L5 L6, 0 end")
    s.phase = "table"
    assert s.forms == [OPEN] and {move("layoff H7 0"), move("layoff S3 0")} <= set(GAME.legal(s, 1))
    told(m, "1 layoff H7 0")
    assert s.forms == [H] and refusal(m, 1, "layoff S3 0")[0] == "fit-suit"


@pytest.mark.parametrize(("seats", "seat", "following"), [(3, 2, 0), (3, 1, 2), (4, 3, 0), (4, 2, 3)])
def test_a_turn_that_ends_tells_the_stall(seats: int, seat: int, following: int) -> None:
    for source, stall in ((DISCARD + following, 5), (STOCK, 0)):
        m = position({seat: "S4 H9"}, seats=seats, seat=seat)
        m.state.source, m.state.stall = source, 4
        assert told(m, f"{seat} end") == [["turn_ended", seat, stall]]
        assert m.state.waiting == [following] and m.state.phase == "draw"


# Refusals


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        ("bonus", Bonus(9), "court"),
        ("bonus", "draw stock", "bonus-first"),
        ("bonus", "end", "bonus-first"),
        ("draw", "bonus J", "bonus-now"),
        ("table", "bonus Q", "bonus-now"),
        ("draw", "end", "draw-first"),
        ("draw", "layoff S9 0", "draw-first"),
        ("discard", "draw stock", "draw-again"),
        ("discard", "layoff S9 0", "discard-first"),
        ("discard", "end", "discard-first"),
        ("discard", Discard(-4), "illegal-now"),
        ("discard", "discard SK", "illegal-now"),
        ("table", "meld S9 SK", "illegal-now"),
        ("table", "layoff SK 0", "illegal-now"),
        ("table", "draw stock", "draw-again"),
        ("table", "discard S9", "discard-again"),
    ],
)
def test_a_move_at_the_wrong_moment_is_refused_by_what_is_wrong(phase: str, action: Action | str, reason: str) -> None:
    m = position({0: "S9 H3"}, phase=phase, tops={0: "C7", 1: "C8"}, melds=[(1, "D4 D5 D6")])
    assert refusal(m, 0, action) == (reason, {})


@pytest.mark.parametrize(
    ("phase", "action"), [("discard", "discard X5"), ("table", "meld S9 X5 H3"), ("table", "layoff X5 0")]
)
def test_a_card_not_held_is_named(phase: str, action: str) -> None:
    m = position({0: "S9 H3"}, phase=phase, melds=[(1, "D4 D5 D6")])
    assert refusal(m, 0, action) == ("hand-card", {"card": card("X5")})


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 3)])
def test_piles_are_refused_by_whose_they_are(seats: int, seat: int) -> None:
    m = position({seat: "S9 H3"}, seats=seats, seat=seat, phase="draw", tops={seat: "C7"})
    of_two = "card-there" if seats == 2 else "pile"
    wanted = {DISCARD + p: "own-pile" if p == seat else "card-there" for p in range(seats)}
    wanted |= dict.fromkeys([*range(DISCARD + seats, EXTRA), EXTRA + 2, 77, -1, -5], "pile")
    wanted |= {EXTRA: of_two, EXTRA + 1: of_two}
    for source, reason in wanted.items():
        assert refusal(m, seat, Draw(source)) == (reason, {}), source


@pytest.mark.parametrize(
    ("text", "reason", "facts"),
    [
        ("S4 S5", "meld-few", {"least": 3}),
        ("S4 S5 S7", "meld-gap", {"rank": 5}),
        ("S4 S5 C8", "meld-gap", {"rank": 5}),
        ("S4 H5 S6", "meld-suits", {"suit": S, "other": H}),
        ("S4 L5 X6", "meld-suits", {"suit": S, "other": X}),
        ("S4 H4 S5", "meld-repeat", {"rank": 3}),
        ("S4 L4 S5", "meld-repeat", {"rank": 3}),
        ("SA S9 S10", "meld-wrap", {}),
        ("S4 S5 C6", "hand-card", {"card": card("C6")}),
    ],
)
def test_a_meld_that_is_none_is_refused_by_what_is_wrong(text: str, reason: str, facts: dict[str, Any]) -> None:
    m = position({0: "S4 S5 S6 S7 H4 H5 L4 L5 X6 C8 SA S9 S10"})
    assert refusal(m, 0, f"meld {text}") == (reason, facts)


def test_a_meld_names_each_card_once_in_order() -> None:
    m = position({0: "S4 S5 S6 H3"})
    for wrong in ((card("S4"),) * 3, tuple(cards("S6 S5 S4"))):
        assert not GAME.allows(m.state, 0, Meld(wrong))
        refusal(m, 0, Meld(wrong))
    assert refusal(m, 0, Meld(tuple(cards("S6 S5 S4")))) == ("illegal-now", {}), "a meld, but not sorted"


@pytest.mark.parametrize(
    ("meld", "code", "reason", "facts"),
    [
        ("D8 D9 D10", "S6", "fit-end", {"rank": 6}),
        ("DA D2 D3", "S6", "fit-end", {"rank": 3}),
        ("D2 D3 D4 D5 D6 D7 D8 D9 D10", "S6", "fit-end", {"rank": 0}),
        ("D2 D3 D4", "S6", "fit-ends", {"low": 0, "high": 4}),
        ("D7 D8 D9", "S5", "fit-ends", {"low": 5, "high": 9}),
        ("D7 D8 D9", "S6", "fit-suit", {"suit": D, "wild": L}),
        ("D7 D8 D9", "S10", "fit-suit", {"suit": D, "wild": L}),
        ("D3 C3 X3", "S6", "fit-group", {"rank": 2}),
    ],
)
def test_a_refused_layoff_names_the_ranks_that_would_fit(
    meld: str, code: str, reason: str, facts: dict[str, int]
) -> None:
    m = position({0: f"{code} H3"}, melds=[(1, meld)])
    assert refusal(m, 0, f"layoff {code} 0") == (reason, {"card": card(code), **facts})
    for at in (1, -1):
        assert refusal(m, 0, Layoff(card(code), at)) == ("such-meld", {"count": 1})
    full = position({0: "L2 H3"}, melds=[(1, "SA S2 S3 S4 S5 S6 S7 S8 S9 S10")])
    assert refusal(full, 0, "layoff L2 0") == ("fit-full", {})


# Moves without a choice


def test_the_moves_of_the_clock() -> None:
    s = position({0: "D10 H10 S9 X10"}, tops={1: "C7"}).state
    for phase, wanted in (("bonus", "bonus J"), ("draw", "draw stock"), ("discard", "discard H10"), ("table", "end")):
        s.phase = phase
        assert GAME.timeout(s, 0) == move(wanted)


def test_nothing_but_a_forced_draw_makes_itself() -> None:
    m = begin()
    s = m.state
    assert GAME.automatic(s) is None
    told(m, "0 bonus J, 1 bonus J, 2 bonus J")
    assert GAME.automatic(s) == (0, Draw(PILES["stock"]))
    told(m, "0 draw stock")
    assert GAME.automatic(s) is None
    m.submit(0, Discard(s.hands[0][0]))
    s.hands[0] = cards("S2")
    assert GAME.legal(s, 0) == [move("end")] and GAME.automatic(s) is None, "an end would tell"
    told(m, "0 end")
    assert GAME.automatic(s) is None, "a discard pile is open too"


# Hidden knowledge, the order of a hand


def test_a_redeal_guesses_only_bonus_cards_there_are() -> None:
    m = begin(2)
    assert refusal(m, 0, "bonus K") == ("court", {})
    told(m, "0 bonus Q")
    seen = [{m.state.redeal(seat, random.Random(k).random).choice[0][0] for k in range(20)} for seat in (0, 1)]
    assert seen == [{QUEEN}, {JACK, QUEEN}]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_is_arranged_by_suit_by_rank_or_with_its_melds_first(seat: int) -> None:
    views = [position({seat: "S4 S5 L6 H4 D9 C2 C9"}, seat=seat, wild=wild).view(seat) for wild in "LX"]
    orders = {how: GAME.arrange(how, views[0]) for how in GAME.arrangements}
    assert orders == {
        BY_SUIT: cards("S4 S5 H4 C2 C9 D9 L6"),
        BY_RANK: cards("C2 S4 H4 S5 L6 C9 D9"),
        BY_MELDS: cards("S4 S5 L6 H4 C2 C9 D9"),
    }
    assert GAME.arrange(BY_MELDS, views[1]) == orders[BY_SUIT], "no wild card, no meld"
