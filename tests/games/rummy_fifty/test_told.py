"""Rummy Fifty: what is told of a deal, a turn and the end of a round and of the game, to whom, and what is kept."""

from __future__ import annotations

import random

import pytest

from engine.core.action import Action
from engine.core.arrange import BY_MELDS, BY_RANK, BY_SUIT
from engine.core.cards import SUITS, card, cards
from engine.core.context import Event
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import GROUP, OPEN
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, Layoff, Meld
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, JACK, KING, QUEEN, STOCK
from tests.games.rummy_fifty.positions import END, begin, choose_all, melding, position, refusal

S, H = SUITS.index("S"), SUITS.index("H")


# A round


@pytest.mark.parametrize(("seats", "dealer"), [(2, 1), (3, 2), (4, 0)])
def test_a_round_tells_its_number_dealer_and_indicator_and_each_hand_to_its_owner(seats: int, dealer: int) -> None:
    m = begin(seats, dealer=dealer)
    s = m.state
    assert m.ctx.events == [
        Event("round", {"round": 1, "dealer": dealer, "indicator": s.indicator}),
        *(Event("hand", {"cards": s.hands[p]}, only=(p,)) for p in range(seats)),
    ]
    assert all(hand == sorted(hand) for hand in s.hands) and GAME.conserved(s) == sorted(CARDS)
    assert (s.phase, s.waiting, s.mover, s.source) == ("bonus", list(range(seats)), NO_SEAT, STOCK)
    assert s.courts == s.drawn == [NO_CARD] * seats
    assert s.known == s.discards == s.extras == [[] for _ in range(seats)]


def test_a_new_round_begins_with_nothing_on_the_table() -> None:
    m = position({0: "S4 H9", 1: "D5"}, phase="draw", tops={1: "C7", 2: "D2"}, stock=1, melds=[(1, "S5 S6 S7")])
    s = m.state
    s.stall, s.known = 3, [[card("H9")], [], []]
    m.submit(0, Draw(STOCK))
    assert (s.round, s.dealer, s.phase, s.waiting) == (2, 1, "bonus", [0, 1, 2])
    assert not s.melds and s.owners == s.forms == s.laid == []
    assert s.known == s.discards == s.extras == [[], [], []] and s.courts == s.drawn == [NO_CARD] * 3
    assert (s.mover, s.source, s.stall) == (NO_SEAT, STOCK, 0)
    assert [len(hand) for hand in s.hands] == [10] * 3 and GAME.conserved(s) == sorted(CARDS)


# A turn


def test_a_draw_from_the_stock_shows_its_card_to_nobody_else() -> None:
    m = position({1: "S4 H9"}, seat=1, phase="draw", tops={2: "C7"})
    top = m.state.stock[0]
    assert m.submit(1, Draw(STOCK)) == [Event("drew", {"seat": 1}), Event("drawn", {"card": top}, only=(1,))]
    s = m.state
    assert top in s.hands[1] and s.hands[1] == sorted(s.hands[1]) and s.known == [[], [], []]
    assert (s.mover, s.source, s.laid, s.drawn) == (1, STOCK, [], [NO_CARD, top, NO_CARD])
    assert m.submit(1, Discard(card("S4"))) == [Event("discarded", {"seat": 1, "card": card("S4")})]
    assert s.discards[1] == [card("S4")] and s.phase == "table" and s.waiting == [1]


def test_a_card_taken_from_a_pile_is_told_with_its_pile() -> None:
    m = position({1: "S4 H9"}, seat=1, phase="draw", tops={2: "C7"})
    facts = {"seat": 1, "source": DISCARD + 2, "card": card("C7")}
    assert m.submit(1, Draw(DISCARD + 2)) == [Event("took", facts)]
    s = m.state
    assert (s.mover, s.source, s.drawn[1], s.known[1]) == (1, DISCARD + 2, card("C7"), [card("C7")])
    two = position({0: "S4 H9"}, seats=2, phase="draw", extras={0: "D3", 1: "D4"})
    facts = {"seat": 0, "source": EXTRA + 1, "card": card("D4")}
    assert two.submit(0, Draw(EXTRA + 1)) == [Event("took", facts)]
    assert two.state.extras == [[card("D3")], []]


def test_a_meld_and_a_layoff_tell_number_owner_and_suit() -> None:
    table = [(1, "H4 H5 H6"), (2, "C9 D9 X9")]
    m = position({0: "S5 L4 S3 LA L2 L3 H7 S9 C2 C3"}, melds=table)
    s = m.state

    def melded(number: int, codes: str, suit: int) -> Event:
        return Event("melded", {"seat": 0, "meld": number, "cards": cards(codes), "suit": suit})

    def laid_off(code: str, meld: int, owner: int, suit: int) -> Event:
        facts = {"seat": 0, "card": card(code), "meld": meld, "owner": owner, "suit": suit}
        return Event("laid_off", facts)

    assert m.submit(0, melding("S5 L4 S3")) == [melded(2, "S3 L4 S5", S)]
    assert m.submit(0, melding("LA L2 L3")) == [melded(3, "LA L2 L3", OPEN)]
    assert m.submit(0, Layoff(card("H7"), 0)) == [laid_off("H7", 0, 1, H)]
    assert m.submit(0, Layoff(card("S9"), 1)) == [laid_off("S9", 1, 2, GROUP)]
    assert s.owners == [1, 2, 0, 0] and s.forms == [H, GROUP, S, OPEN]
    assert s.laid == cards("S3 L4 S5 LA L2 L3 H7 S9") and s.hands[0] == sorted(cards("C2 C3"))
    assert m.submit(0, END) == [Event("turn_ended", {"seat": 0, "stall": 0})]
    assert (s.phase, s.waiting) == ("draw", [1])


def test_a_layoff_that_settles_the_suit_of_a_run_tells_it_and_wild_cards_do_not_settle_it() -> None:
    m = position({0: "L7 X8 L9 C2"}, melds=[(1, "L4 L5 L6")])
    suits = [m.submit(0, Layoff(card(c), 0))[0].facts["suit"] for c in ("L7", "X8", "L9")]
    x = SUITS.index("X")
    assert suits == [OPEN, x, x] and m.state.forms == [x]


@pytest.mark.parametrize(("seats", "seat", "following"), [(3, 2, 0), (3, 1, 2), (4, 3, 0), (4, 2, 3)])
def test_a_turn_that_ends_tells_the_stall(seats: int, seat: int, following: int) -> None:
    m = position({seat: "S4 H9"}, seats=seats, seat=seat)
    s = m.state
    s.source, s.stall = DISCARD + following, 4
    assert m.submit(seat, END) == [Event("turn_ended", {"seat": seat, "stall": 5})]
    assert s.waiting == [following] and s.phase == "draw"
    m = position({seat: "S4 H9"}, seats=seats, seat=seat)
    m.state.source, m.state.stall = STOCK, 4
    assert m.submit(seat, END) == [Event("turn_ended", {"seat": seat, "stall": 0})]


def test_two_players_are_told_the_flipped_card_before_the_turn_ends() -> None:
    m = position({1: "S4 H9"}, seats=2, seat=1, stock=2)
    top = m.state.stock[0]
    events = m.submit(1, END)
    assert events == [Event("flipped", {"seat": 1, "card": top}), Event("turn_ended", {"seat": 1, "stall": 0})]
    assert m.state.extras == [[], [top]] and m.state.waiting == [0]


# The end of a round


def test_going_out_tells_every_hand_bonus_and_point() -> None:
    m = position({0: "H9 D10", 1: "S4", 2: "CA", 3: "X10 L9"}, seats=4, seat=1, melds=[(2, "S5 S6 S7")], courts="JKQJ")
    m.state.points = [3, 2, 1, 0]
    events = m.submit(1, Layoff(card("S4"), 0))
    hands = [sorted(cards(h)) for h in ("H9 D10", "", "CA", "X10 L9")]
    totals, points = [29, -1, 21, 29], [2, 3 + 1, 1, 0]
    assert [e.kind for e in events] == ["laid_off", "went_out", "round", "hand", "hand", "hand", "hand"]
    assert events[1] == Event(
        "went_out",
        {
            "seat": 1,
            "hands": hands,
            "courts": [JACK, KING, QUEEN, JACK],
            "totals": totals,
            "losers": [0, 3],
            "value": 59,
            "gain": 2,
            "points": points,
        },
    )
    s = m.state
    assert (s.last_out, s.last_hands, s.last_courts, s.last_totals) == (1, hands, [JACK, KING, QUEEN, JACK], totals)
    assert s.points == points and s.history == [points] and not s.ended
    assert events[2] == Event("round", {"round": 2, "dealer": 1, "indicator": s.indicator})


@pytest.mark.parametrize(("left", "value", "gain"), [("D10 C9 H10", 49, 1), ("D10 C10 H10", 50, 2)])
def test_fifty_is_the_line(left: str, value: int, gain: int) -> None:
    m = position({0: "S4", 1: left, 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="JJJ")
    (told,) = [e.facts for e in m.submit(0, Layoff(card("S4"), 0)) if e.kind == "went_out"]
    assert (told["value"], told["gain"], told["points"]) == (value, gain, [1 + gain, 0, 1])


def test_a_round_without_a_winner_tells_its_number_alone() -> None:
    m = position({0: "S4"}, phase="draw", stock=1, courts="KQJ")
    s = m.state
    s.round, s.points = 5, [3, 0, 4]
    events = m.submit(0, Draw(STOCK))
    assert events[2:4] == [
        Event("unscored", {"round": 5}),
        Event("round", {"round": 6, "dealer": 1, "indicator": s.indicator}),
    ]
    assert (s.last_out, s.last_courts, s.last_totals) == (NO_SEAT, [KING, QUEEN, JACK], [-1, -1, -1])
    assert s.last_hands == [[], [], []] and s.points == [3, 0, 4] and s.history == [[3, 0, 4]]


@pytest.mark.parametrize(
    ("before", "reason", "points", "winners"),
    [([3, 1, 1], "", [4, 0, 1], []), ([4, 1, 1], "points", [5, 0, 1], [0]), ([3, 0, 4], "", [4, 0, 4], [])],
)
def test_the_end_tells_scores_and_winners(
    before: list[int], reason: str, points: list[int], winners: list[int]
) -> None:
    m = position({0: "S4", 1: "H9 D10", 2: "CA"}, melds=[(1, "S5 S6 S7")], courts="JJJ")
    m.state.points = before
    events = m.submit(0, Layoff(card("S4"), 0))
    s = m.state
    assert (s.ended, s.points, s.winners) == (reason, points, winners)
    if reason:
        assert events[2:] == [Event("over", {"scores": points, "winners": winners})]
        assert s.scores == points and s.waiting == [] and s.round == 1 and s.history == [points]
    else:
        assert "over" not in [e.kind for e in events]


def test_the_last_round_is_shared_by_all_who_have_most() -> None:
    m = position({0: "S4"}, phase="draw", stock=1, max_rounds=3)
    m.state.points, m.state.round = [2, 0, 2], 3
    events = m.submit(0, Draw(STOCK))
    assert events[2:] == [Event("unscored", {"round": 3}), Event("over", {"scores": [2, 0, 2], "winners": [0, 2]})]
    assert m.state.ended == "rounds"


# Refusals that only a forged move meets


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        ("draw", Bonus(JACK), "no-bonus-now"),
        ("table", Bonus(QUEEN), "no-bonus-now"),
        ("draw", END, "no-draw-first"),
        ("draw", Layoff(card("S9"), 0), "no-draw-first"),
        ("draw", Draw(EXTRA + 1), "no-pile"),
        ("draw", Draw(-1), "no-pile"),
        ("draw", Draw(DISCARD + 3), "no-pile"),
        ("draw", Draw(DISCARD + 0), "no-own-pile"),
        ("draw", Draw(DISCARD + 2), "no-card-there"),
        ("discard", Draw(STOCK), "no-draw-again"),
        ("discard", Layoff(card("S9"), 0), "no-discard-first"),
        ("discard", Discard(-4), "illegal-now"),
        ("discard", Discard(card("SK")), "illegal-now"),
        ("table", Meld((card("S9"), card("SK"))), "illegal-now"),
        ("table", Layoff(card("SK"), 0), "illegal-now"),
        ("table", Draw(STOCK), "no-draw-again"),
        ("table", Discard(card("S9")), "no-discard-again"),
    ],
)
def test_a_move_at_the_wrong_moment_is_refused_by_what_is_wrong(phase: str, action: Action, reason: str) -> None:
    m = position({0: "S9 H3"}, phase=phase, tops={0: "C7", 1: "C8"}, melds=[(1, "D4 D5 D6")])
    assert refusal(m, 0, action) == (reason, {})


@pytest.mark.parametrize(
    ("phase", "action"),
    [("discard", Discard(card("X5"))), ("table", melding("S9 X5 H3")), ("table", Layoff(card("X5"), 0))],
)
def test_a_card_not_held_is_named(phase: str, action: Action) -> None:
    m = position({0: "S9 H3"}, phase=phase, melds=[(1, "D4 D5 D6")])
    assert refusal(m, 0, action) == ("no-hand-card", {"card": card("X5")})


@pytest.mark.parametrize(
    ("meld", "code", "reason", "facts"),
    [
        ("D8 D9 D10", "S6", "no-fit-end", {"rank": 6}),
        ("DA D2 D3", "S6", "no-fit-end", {"rank": 3}),
        ("D2 D3 D4", "S6", "no-fit-ends", {"low": 0, "high": 4}),
        ("D7 D8 D9", "S5", "no-fit-ends", {"low": 5, "high": 9}),
        ("D7 D8 D9", "S6", "no-fit-suit", {"suit": SUITS.index("D"), "wild": SUITS.index("L")}),
        ("D7 D8 D9", "S10", "no-fit-suit", {"suit": SUITS.index("D"), "wild": SUITS.index("L")}),
        ("D3 C3 X3", "S6", "no-fit-group", {"rank": 2}),
    ],
)
def test_a_refused_layoff_names_the_ranks_that_would_fit(
    meld: str, code: str, reason: str, facts: dict[str, int]
) -> None:
    m = position({0: f"{code} H3"}, melds=[(1, meld)])
    assert refusal(m, 0, Layoff(card(code), 0)) == (reason, {"card": card(code), **facts})
    assert refusal(m, 0, Layoff(card(code), 1)) == ("no-such-meld", {"count": 1})
    assert refusal(m, 0, Layoff(card(code), -1)) == ("no-such-meld", {"count": 1})


def test_a_run_of_nine_is_refused_by_the_one_rank_that_is_left() -> None:
    m = position({0: "S6 H3"}, melds=[(1, "D2 D3 D4 D5 D6 D7 D8 D9 D10")])
    assert refusal(m, 0, Layoff(card("S6"), 0)) == ("no-fit-end", {"card": card("S6"), "rank": 0})


def test_two_suits_in_a_run_are_named_without_the_wild_one() -> None:
    m = position({0: "S4 L5 X6 H3"}, wild="L")
    assert refusal(m, 0, melding("S4 L5 X6")) == ("no-meld-suits", {"suit": S, "other": SUITS.index("X")})
    m = position({0: "S4 S5 S6 H3"})
    assert refusal(m, 0, Meld(tuple(cards("S6 S5 S4")))) == ("illegal-now", {}), "a meld, but not sorted"


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 3)])
def test_piles_are_refused_by_whose_they_are(seats: int, seat: int) -> None:
    m = position({seat: "S9 H3"}, seats=seats, seat=seat, phase="draw", tops={seat: "C7"})
    of_two = "no-card-there" if seats == 2 else "no-pile"
    wanted = {DISCARD + p: "no-own-pile" if p == seat else "no-card-there" for p in range(seats)}
    wanted |= dict.fromkeys(range(DISCARD + seats, EXTRA), "no-pile")
    wanted |= {EXTRA: of_two, EXTRA + 1: of_two, EXTRA + 2: "no-pile", 77: "no-pile", -1: "no-pile", -5: "no-pile"}
    for source, reason in wanted.items():
        assert refusal(m, seat, Draw(source)) == (reason, {}), source


def test_own_melds_are_named_as_such_only_without_the_option() -> None:
    for option, reason in ((False, "no-own-meld"), (True, "no-fit-ends")):
        m = position({0: "S9 H3"}, melds=[(0, "D4 D5 D6")], layoff_own=option)
        assert refusal(m, 0, Layoff(card("S9"), 0))[0] == reason


def test_bonus_cards_are_told_together_and_the_dealer_begins() -> None:
    m = begin(3, dealer=2)
    assert m.submit(1, Bonus(KING)) == m.submit(0, Bonus(JACK)) == []
    assert m.submit(2, Bonus(QUEEN)) == [Event("revealed", {"courts": [JACK, KING, QUEEN]})]
    assert (m.state.phase, m.state.waiting) == ("draw", [2])


def test_bonus_cards_come_first_and_two_have_no_king() -> None:
    m = begin(3)
    assert refusal(m, 1, END) == ("no-bonus-first", {})
    assert refusal(m, 1, Bonus(9)) == ("no-court", {})
    choose_all(m, KING)
    assert m.state.courts == [KING] * 3


# Dealer, hidden knowledge, the order of a hand


def test_a_redeal_keeps_what_its_seat_knows_and_guesses_only_bonus_cards_there_are() -> None:
    m = begin(2)
    m.submit(0, Bonus(QUEEN))
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    for seat in seen:
        for seed in range(20):
            seen[seat].add(m.state.redeal(seat, random.Random(seed).random).choice[0][0])
    assert seen == {0: {QUEEN}, 1: {JACK, QUEEN}}
    m = position({0: "S4 H9"}, phase="draw")
    top = m.state.stock[0]
    m.submit(0, Draw(STOCK))
    drawn = [m.state.redeal(seat, random.Random(1).random).drawn[0] for seat in (0, 1)]
    assert drawn == [top, NO_CARD]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_hand_is_arranged_by_suit_by_rank_or_with_its_melds_first(seat: int) -> None:
    m = position({seat: "S4 S5 L6 H4 D9 C2 C9"}, seat=seat, wild="L")
    orders = {how: GAME.arrange(how, m.view(seat)) for how in GAME.arrangements}
    assert orders == {
        BY_SUIT: cards("S4 S5 H4 C2 C9 D9 L6"),
        BY_RANK: cards("C2 S4 H4 S5 L6 C9 D9"),
        BY_MELDS: cards("S4 S5 L6 H4 C2 C9 D9"),
    }
    m = position({seat: "S4 S5 L6 H4 D9 C2 C9"}, seat=seat, wild="X")
    assert GAME.arrange(BY_MELDS, m.view(seat)) == orders[BY_SUIT], "no wild card, no meld"


# What is offered before a match
