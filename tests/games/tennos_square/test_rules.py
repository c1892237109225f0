"""Tennos Square by its rules: the worked examples and rulings (R1 to R14) by their numbers.

Fixed deals, rows in the notation of the rules, and a given turn are for all tests of the game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import SUITS, card, cards
from engine.core.context import Event
from engine.core.knowledge.masks import NOT_YOURS, UNKNOWN
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState
from engine.games.tennos_square.terms import (
    CARDS,
    DECK,
    bonus,
    by_rank,
    final_scores,
    group_of,
    next_seat,
    row_score,
    runs,
    start_player,
    winning_seats,
)
from engine.players.tennos_square import choose

EXAMPLE_10 = """
C7 X10 C4 S10 S3 S6 H9 L4 L8 C3 X8 C6 H10 HA S4 H2 C10 D8 H6 D6 X3 X4 LA L6 D5 C2 H3 XA X9 D4
D10 D3 L3 CA L5 H5 H8 L10 SA D9 C8 L7 S2 X7 S7 H4 C5 L2 DA C9 X6 D2 S8 H7 S5 L9 X2 X5 D7 S9
"""
EXAMPLE_10_PLAY = """
1 place XA 1; 2 place X9 7; 1 place D5 4; 1 place C7 6; 0 place D4 3; 1 swap D3; 1 place D3 3;
2 place D6 5; 2 place HA 1; 0 place L8 6; 2 place X10 8; 1 place H9 7; 0 place D8 7; 2 swap D10;
2 place D10 6; 1 place H6 5; 1 place H10 8; 0 place H3 2; 1 place X4 2
"""
ROWS = [
    ("1", "A A 3 | 5 6 7 | 8 9 10", 81),
    ("2", "x 2 2 | 3 x 5 | 6 7 x", 36),
    ("3", "A 2 5 | 6 6 7 | 6 10 3", 41),
    ("4", "10 9 8 7 6 5 4 3 2", 9),
    ("4", "x x x x x x x x x", 0),
    ("4", "5 5 5 5 5 5 x x x", 36),
    ("4", "A x 10 x 2 x 9 x 3", 9),
    ("4", "10 A A A x x 2 9 9", 37),
    ("4", "7 x x x x x x x x", 1),
    ("4", "A 2 3 4 5 6 7 8", 64),
    ("4", "3 3 2 2 4 x 4 A", 21),
]
FINALS = [
    ("8", "split", [100, 80, 95], 0, [180, 175, 195], [2]),
    ("9", "partnership", [90, 101, 88, 77], 3, [178] * 4, [1, 3]),
    ("9", "partnership", [90, 101, 88, 77], 2, [178] * 4, [0, 2]),
    ("9", "partnership", [90, 101, 87, 77], 0, [177, 178, 177, 178], [1, 3]),
    ("R10", "split", [80, 100, 80], 2, [180, 180, 160], [0, 1]),
    ("R10", "individual", [50, 60, 60], 0, [50, 60, 60], [1, 2]),
]
STARTS = [
    ("7", [50, 61, 50, 72], 2, 0),
    ("7", [50, 61, 50, 72], 0, 2),
    ("7", [40, 40, 40], 1, 2),
    ("R8", [16, 40 + 15, 13], 0, 2),
    ("R8", [41, 40 + 15, 50], 2, 0),
    ("R9", [5, 1, 5, 1], 1, 3),
    ("R9", [5, 1, 5, 5], 1, 1),
]


def begin(seats: int = 4, mode: str = "auto", deck: str = "", dealer: int = 0) -> Match[TennosSquareState]:
    """Return a match with this first dealer (and first deck, if given)."""
    given = {"first dealer": [(dealer + k) % seats for k in range(seats)]}
    if deck:
        given["deal 1"] = cards(deck)
    return Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=bytes(range(32)), given=given)


def row(text: str) -> list[int]:
    """Read a row in the notation of the rules: ranks (any suits) or cards, x face down, | ignored."""
    words = text.replace("|", " ").split()
    return [
        NO_CARD if word == "x" else card(word if word[0] in SUITS else SUITS[i % 6] + word)
        for i, word in enumerate(words)
    ]


def discards(m: Match[TennosSquareState]) -> None:
    """Let every seat give up its first candidate."""
    for p in m.state.waiting[:]:
        m.submit(p, Discard(m.state.hands[p][0]))


def random_moves(m: Match[TennosSquareState], seed: int, stop: int = 1000) -> Match[TennosSquareState]:
    """Make random legal moves until the end, or until ``stop`` moves were made."""
    rng = random.Random(seed)
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    return m


def turn_state(
    hand: str, free: Sequence[int], pool: str = "CA D7", *, seats: int = 4, seat: int = 1, fill: str = "S5"
) -> Match[TennosSquareState]:
    """Return a match with ``seat`` to move: its hand, its face-down slots (from 1) and the pool as given.

    All other slots of its row show ``fill``: this is for rules about legality, not about the pack.
    """
    m = begin(seats)
    discards(m)
    s = m.state
    s.waiting, s.hands[seat], s.pool = [seat], cards(hand), cards(pool)
    for i in range(len(s.row[seat])):
        if i + 1 not in free:
            s.row[seat][i], s.under[seat][i] = card(fill), NO_CARD
    return m


def play_example_10(moves: int = 19) -> Match[TennosSquareState]:
    """Play example 10 up to its first ``moves`` moves after the discards; all 19 end the deal."""
    m = begin(3, deck=EXAMPLE_10)
    for seat, c in enumerate(cards("L3 D10 D3")):
        m.submit(seat, Discard(c))
    for step in EXAMPLE_10_PLAY.replace("\n", " ").split(";")[:moves]:
        mover, verb, what, *slot = step.split()
        m.submit(int(mover), Swap(card(what)) if verb == "swap" else Place(card(what), int(slot[0])))
    return m


# Worked examples


@pytest.mark.parametrize(
    ("seats", "seat", "slot", "to"),
    [(4, 1, 6, 3), (4, 1, 5, 1), (4, 1, 2, 2), (4, 1, 8, 0), (3, 0, 7, 2), (3, 0, 4, 0), (3, 0, 5, 0), (3, 0, 3, 1)],
)
def test_example_5_next_player(seats: int, seat: int, slot: int, to: int) -> None:
    m = turn_state("S4 H9", range(1, 10), seats=seats, seat=seat)
    beneath = m.state.under[seat][slot - 1]
    assert m.submit(seat, Place(card("S4"), slot)) == [
        Event("placed", {"seat": seat, "card": card("S4"), "slot": slot, "next": to}),
        Event("picked", {"card": beneath}, (seat,)),
    ]
    assert m.state.waiting == [to] and m.state.hands[seat] == [card("H9"), beneath]


def test_example_6_legal_moves() -> None:
    m = turn_state("S4 H9", [2, 5], "CA D7 L7 X10")
    swaps = {Swap(c) for c in [*cards("CA D7 L7 X10 S4 H9"), DECK]}
    places = {Place(card(c), slot) for c in ("S4", "H9") for slot in (2, 5)}
    legal = GAME.legal(m.state, 1)
    assert len(legal) == 11 and set(legal) == swaps | places
    m.submit(1, Swap(card("L7")))
    assert m.state.pool == cards("CA D7 X10 S4 H9")
    assert (m.state.hands[1], m.state.waiting) == ([card("L7")], [1])
    assert list(GAME.legal(m.state, 1)) == [Place(card("L7"), 2), Place(card("L7"), 5)]


def last_deal(completes: int, totals: Sequence[int]) -> Match[TennosSquareState]:
    """Return the last deal of four; ``completes`` is about to play its last card, C2 into slot 9 of a row of ones.

    ``totals`` are chosen so that they show the match's result with the row of ones (81) and the bonus (20).
    """
    m = turn_state("C2", [9], seat=completes, fill="SA")
    m.state.deal, m.state.totals = 4, list(totals)
    for p in range(4):
        if p != completes:
            m.state.row[p] = [NO_CARD] * 9
    return m


@pytest.mark.parametrize("out", [0, 1, 2, 3])
def test_example_9_a_tie_goes_to_the_team_of_who_completed_the_last_row(out: int) -> None:
    totals = [101, 101, 0, 0]
    totals[out % 2] -= 101
    m = last_deal(out, totals)
    m.submit(out, Place(card("C2"), 9))
    assert (m.state.ended, m.state.outs, m.state.scores) == ("deals", [out], [101] * 4)
    assert m.state.winners == [out % 2, out % 2 + 2]


def test_one_point_less_is_no_tie_and_the_end_is_told() -> None:
    told = last_deal(2, [0, 102, 0, 0]).submit(2, Place(card("C2"), 9))
    assert told[-1] == Event("over", {"scores": [101, 102, 101, 102], "winners": [1, 3]})


def test_example_10_a_whole_deal() -> None:
    m = begin(3, deck=EXAMPLE_10)
    assert m.ctx.events == [
        Event("deal", {"deal": 1, "dealer": 0}),
        Event("candidates", {"cards": cards("H3 L3 D4")}, (0,)),
        Event("candidates", {"cards": cards("XA D5 D10")}, (1,)),
        Event("candidates", {"cards": cards("C2 D3 X9")}, (2,)),
    ]
    m = play_example_10()
    s, events = m.state, m.ctx.events
    assert Event("first", {"seat": 1}) in events
    assert (s.deal, s.phase, s.dealer) == (2, "discard", 1)
    # The last move started a new deal, so the end of deal 1 is read from the stored last rows.
    wanted = ("x H3 D4 x x L8 D8 x", "XA X4 D3 D5 H6 C7 H9 H10", "HA x x x D6 D10 X9 X10")
    assert s.last_rows == [row(text) for text in wanted]
    assert (s.row_points, s.outs, s.totals) == ([[16, 40, 13]], [1], [16, 55, 13])
    assert s.row == [[NO_CARD] * 8 for _ in range(3)]
    assert s.pool == [] and s.given == [NO_CARD] * 3
    assert GAME.conserved(s) == sorted(CARDS) == GAME.conserved(play_example_10(18).state)
    at = next(k for k, e in enumerate(events) if e.kind == "deal_over")
    assert events[at - 1 : at + 2] == [
        Event("placed", {"seat": 1, "card": card("X4"), "slot": 2, "next": -1}),
        Event("deal_over", {"deal": 1, "out": 1, "rows": [16, 40, 13], "bonus": 15, "totals": [16, 55, 13]}),
        Event("deal", {"deal": 2, "dealer": 1}),
    ]
    assert [e.kind for e in events[at + 2 :]] == ["candidates"] * 3
    discards(m)
    assert s.waiting == [2], "R8"


def test_example_10_before_its_last_move() -> None:
    s = play_example_10(18).state
    assert s.waiting == [1] and len(s.deck) == 27
    assert [sorted(hand) for hand in s.hands] == [sorted(cards(text)) for text in ("X3 S6", "X4", "C10")]
    assert sorted(s.pool) == sorted(cards("L3 C3 H2 C2 LA"))
    assert GAME.automatic(s) == (1, Place(card("X4"), 2))


# Rulings


def test_r1_rows_lie_as_dealt_and_nobody_sees_them() -> None:
    deck, s = cards(EXAMPLE_10), begin(3, deck=EXAMPLE_10).state
    assert s.under == [deck[2:24:3], deck[0:24:3], deck[1:24:3]]
    for seat in (None, 0, 1, 2):
        seen = s.seen_by(seat)
        assert seen["under"] == [8, 8, 8] and seen["row"] == [[NO_CARD] * 8] * 3


def test_r3_a_swap_costs_a_card_for_the_rest_of_the_deal() -> None:
    m = turn_state("S4 H9", [1, 2, 5, 9])
    m.submit(1, Swap(card("D7")))
    assert refusal(m, 1, Swap(DECK)) == ("no-swap-again", {})
    m.submit(1, Place(card("D7"), 5))
    assert m.state.waiting == [1] and len(m.state.hands[1]) == 1
    assert refusal(m, 1, Swap(DECK)) == ("no-swap-again", {})


def test_r3_the_deck_never_runs_out() -> None:
    lowest = {3: 60, 4: 60}
    for seed in range(60):
        rng, seats = random.Random(seed // 2), 3 + seed % 2
        m = begin(seats)
        while not m.over:
            seat = rng.choice(m.state.waiting)
            legal = GAME.legal(m.state, seat)
            m.submit(seat, Swap(DECK) if Swap(DECK) in legal else rng.choice(legal))
            lowest[seats] = min(lowest[seats], len(m.state.deck))
    assert lowest == {3: 24, 4: 8}


def test_r4_a_paid_card_may_be_taken_back() -> None:
    m = turn_state("S4 H9", [1, 2])
    told = m.submit(1, Swap(card("H9")))
    assert told == [Event("swapped", {"seat": 1, "paid": cards("S4 H9"), "took": card("H9")})]
    assert (m.state.hands[1], m.state.pool) == ([card("H9")], cards("CA D7 S4"))


def test_r5_the_deck_is_taken_unseen() -> None:
    m = turn_state("S4 H9", [1, 2])
    top, following = m.state.deck[:2]
    told = m.submit(1, Swap(DECK))
    assert told == [
        Event("swapped", {"seat": 1, "paid": cards("S4 H9"), "took": DECK}),
        Event("drew", {"card": top}, (1,)),
    ]
    assert (m.state.hands[1], m.state.deck[0], m.state.pool) == ([top], following, cards("CA D7 S4 H9"))
    seen = m.view(None).state
    assert (seen["deck"], seen["hands"], seen["taken"]) == (11, [2, 1, 2, 2], NO_CARD)
    assert seen["swaps"] == [NO_CARD, DECK, NO_CARD, NO_CARD]


def test_r6_who_gave_up_which_card_is_public() -> None:
    m = begin()
    discards(m)
    s = m.state
    assert m.view(None).s.given == s.given == s.pool
    assert len(s.pool) == 4 and len(s.deck) == 12
    assert Event("given", {"cards": s.given}) in m.ctx.events


def test_r7_the_last_card_beneath_is_neither_taken_nor_shown() -> None:
    m = turn_state("S4", [9])
    m.state.deal = 4
    beneath, hands = m.state.under[1][8], [h[:] for h in m.state.hands]
    events = m.submit(1, Place(card("S4"), 9))
    assert [e.kind for e in events] == ["placed", "deal_over", "over"]
    hands[1] = []
    assert m.state.hands == hands and m.state.under[1][8] == beneath
    assert str(beneath) not in {str(v) for e in events for v in e.facts.values()}
    assert m.view(1).s.under[1] == m.view(None).s.under[1] == [UNKNOWN] * 9


@pytest.mark.parametrize(("seats", "least", "most"), [(3, 13, 22), (4, 16, 33)])
def test_r11_a_deal_is_bounded(seats: int, least: int, most: int) -> None:
    for seed in range(40):
        kinds = " ".join(e.kind for e in random_moves(begin(seats), seed).ctx.events)
        *deals, rest = [deal.count("placed") for deal in kinds.split("deal_over")]
        assert len(deals) == seats and least <= min(deals) <= max(deals) <= most and not rest


@pytest.mark.parametrize("hand", ["S4 H9", "S4"])
def test_r12_there_is_always_a_move(hand: str) -> None:
    for free in ([3], [1, 2], range(1, 10)):
        legal = GAME.legal(turn_state(hand, free).state, 1)
        assert len(legal) == len(set(legal)) == (2 * len(free) + 2 + 3 if " " in hand else len(free))


def test_r13_partners_see_no_more_than_anyone() -> None:
    s = begin().state
    assert s.seen_by(0)["hands"][2] == s.seen_by(1)["hands"][2] == 3


def test_r14_the_first_dealer_is_drawn() -> None:
    matches = [Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32) for k in range(20)]
    assert {m.state.dealer for m in matches} == {0, 1, 2, 3}


# Modes and ends


@pytest.mark.parametrize(("seats", "mode"), [(3, "partnership"), (4, "individual"), (4, "split")])
def test_modes_that_a_number_of_seats_cannot_play(seats: int, mode: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.check(seats, {"mode": mode})
    assert (refused.value.option, refused.value.value) == ("mode", mode)


@pytest.mark.parametrize(
    ("seats", "mode", "played"),
    [(3, "auto", "individual"), (3, "split", "split"), (4, "auto", "partnership"), (4, "partnership", "partnership")],
)
def test_a_game_is_as_many_deals_as_seats_in_every_mode(seats: int, mode: str, played: str) -> None:
    """Ruling: a person who joins such a table consents to the split partnership."""
    assert GAME.check(seats, {"mode": mode}) == {"mode": mode}
    m = random_moves(begin(seats, mode, dealer=1), 5)
    s = m.state
    assert (s.mode, s.ended) == (played, "deals")
    assert [e.facts["dealer"] for e in m.ctx.events if e.kind == "deal"] == [(1 + k) % seats for k in range(seats)]
    assert s.scores == final_scores(played, s.totals)
    assert s.winners == winning_seats(played, s.scores, s.outs[-1])
    rows = [sum(points) for points in zip(*s.row_points, strict=True)]
    assert s.totals == [rows[p] + 5 * seats * s.outs.count(p) for p in range(seats)]
    assert m.view(0).team == ((0, 1, 0, 1) if seats == 4 else (0, 1, 2))
    assert GAME.teams(seats, {"mode": mode}) == ((0, 1, 0, 1) if seats == 4 else None)
    assert all((e.only is not None) == (e.kind in {"candidates", "drew", "picked"}) for e in m.ctx.events)


# Refusals


def refusal(m: Match[TennosSquareState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the reason of a refusal, without the game's name."""
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, action)
    return e.value.reason.removeprefix("tennos_square-"), e.value.facts


def choosing() -> Match[TennosSquareState]:
    """Return a match where seat 1 has three candidates."""
    m = begin()
    m.state.hands[1] = cards("H3 D4 L3")
    return m


def turning(seats: int = 4) -> Match[TennosSquareState]:
    """Return a match where seat 1 has two cards, and slots 1 and 2 are face down."""
    m = turn_state("S4 H9", [1, 2], seats=seats)
    m.state.row[1][2:] = cards("SA D4 D5 D6 D7 D8 D9")[: seats + 3]
    return m


def turning_of_three() -> Match[TennosSquareState]:
    """Return the same with rows of eight."""
    return turning(3)


@pytest.mark.parametrize(
    ("position", "action", "reason", "facts"),
    [
        (choosing, Discard(card("S9")), "no-candidate", {"card": card("S9")}),
        (choosing, Discard(card("SA")), "no-candidate", {"card": 0}),
        (choosing, Discard(-3), "illegal-now", {}),
        (choosing, Swap(DECK), "no-discard-first", {}),
        (choosing, Place(card("H3"), 1), "no-discard-first", {}),
        (turning, Discard(card("S4")), "no-discard-now", {}),
        (turning, Swap(card("X2")), "no-take", {"card": card("X2")}),
        (turning, Swap(card("SA")), "no-take", {"card": 0}),
        (turning, Swap(-1), "illegal-now", {}),
        (turning, Place(card("S4"), 10), "no-slot", {"slots": 9}),
        (turning, Place(card("S4"), 0), "no-slot", {"slots": 9}),
        (turning, Place(card("S4"), 3), "no-covered", {"slot": 3, "card": 0}),
        (turning, Place(card("S4"), 9), "no-covered", {"slot": 9, "card": card("D9")}),
        (turning_of_three, Place(card("S4"), 8), "no-covered", {"slot": 8, "card": card("D8")}),
        (turning_of_three, Place(card("S4"), 9), "no-slot", {"slots": 8}),
        (turning, Place(card("CA"), 1), "no-hand-card", {"card": card("CA")}),
        (turning, Place(card("SA"), 1), "no-hand-card", {"card": 0}),
        (turning, Place(900, 1), "illegal-now", {}),
    ],
)
def test_refusals_say_why(
    position: Callable[[], Match[TennosSquareState]], action: Action, reason: str, facts: dict[str, int]
) -> None:
    """The ace of spades, card number 0, is named like any other; a number of no card is not named."""
    assert refusal(position(), 1, action) == (reason, facts)
    assert position is choosing or refusal(position(), 0, action)[0] == "not-your-turn"


# Time-out and automatic moves


@pytest.mark.parametrize(
    ("hand", "middle"),
    [("X4 H4 D4", "D4"), ("X10 HA D4", "D4"), ("S9 H2 D5", "D5"), ("D5 S9 H2", "D5"), ("H4 S4 DA", "S4")],
)
def test_timeout_gives_up_the_middle_candidate(hand: str, middle: str) -> None:
    m = begin()
    m.state.hands[2] = cards(hand)
    assert GAME.timeout(m.state, 2) == Discard(card(middle))


@pytest.mark.parametrize(
    ("hand", "free", "fill", "best"),
    [
        ("S4 H9", [1, 9], "S5", Place(card("S4"), 1)),  # either makes a run of 8; the lower slot wins
        ("H4 S4", [9, 1], "S5", Place(card("S4"), 1)),
        ("H5 S5", [2, 3], "C5", Place(card("S5"), 2)),
        ("H5 S3", range(1, 10), "S5", Place(card("S3"), 1)),
        ("H3 S4", [1], "S5", Place(card("H3"), 1)),  # the lower rank wins, whatever the suits
    ],
)
def test_timeout_plays_for_the_best_row_and_never_swaps(
    hand: str, free: Sequence[int], fill: str, best: Action
) -> None:
    assert GAME.timeout(turn_state(hand, free, fill=fill).state, 1) == best


def test_timeout_never_covers_the_ace_of_spades() -> None:
    m = turn_state("H10", [1])
    m.state.row[1][8] = card("SA")
    assert GAME.timeout(m.state, 1) == Place(card("H10"), 1), "behind the fives it would score more"


def test_automatic_only_with_one_card_and_one_slot() -> None:
    assert GAME.automatic(begin().state) is None
    assert GAME.automatic(turn_state("S4 H9", [3]).state) is None
    assert GAME.automatic(turn_state("S4", [3, 4]).state) is None
    assert GAME.automatic(turn_state("S4", [3]).state) == (1, Place(card("S4"), 3))


# Secrets


def test_nothing_of_a_discard_shows_before_all_have_chosen() -> None:
    m = begin()
    before = m.view(None).state
    m.submit(2, Discard(m.state.hands[2][1]))
    assert m.view(None).state == {**before, "waiting": [0, 1, 3]}
    assert m.view(2).s.choice[2] == [m.state.hands[2][1]]
    assert m.view(1).s.choice[1] == [] and m.view(1).s.choice[2] is NOT_YOURS


@pytest.mark.parametrize("code", ["SA", "D7"])
def test_a_card_taken_from_the_pool_is_known_until_it_is_placed(code: str) -> None:
    taken = card(code)
    m = turn_state("S4 H9", [1, 2, 5], "SA D7", fill="D5")
    m.submit(1, Swap(taken))
    assert m.view(None).s.taken == taken and m.state.pins(0) == m.state.pins(3) == {taken: 1}
    for seed in range(20):
        assert m.state.redeal(0, random.Random(seed).random).hands[1] == [taken]
    m.submit(1, Place(taken, 5))
    assert m.view(None).s.taken == NO_CARD and m.state.pins(0) == {}


def test_the_house_player_swaps_for_the_card_that_completes_a_long_run() -> None:
    m = turn_state("SA H2", [8], "C9 D4 L3 X3", fill="S5")
    m.state.row[1][8] = card("X9")
    assert choose(GAME, m.state, 1, random.random) == Swap(card("C9"))


@pytest.mark.parametrize(("example", "text", "points"), ROWS)
def test_rows(example: str, text: str, points: int) -> None:
    assert row_score(row(text)) == points


@pytest.mark.parametrize(("example", "mode", "totals", "out", "finals", "winners"), FINALS)
def test_finals(example: str, mode: str, totals: list[int], out: int, finals: list[int], winners: list[int]) -> None:
    assert final_scores(mode, totals) == finals
    assert winning_seats(mode, finals, out) == winners


@pytest.mark.parametrize(("example", "totals", "dealer", "first"), STARTS)
def test_start_player(example: str, totals: list[int], dealer: int, first: int) -> None:
    assert start_player(totals, dealer) == first


@pytest.mark.parametrize(
    ("seats", "turns", "groups"),
    [(4, [1, 1, 1, 2, 0, 2, 3, 3, 3], "lllcccrrr"), (3, [1, 1, 1, 0, 0, 2, 2, 2], "lllccrrr")],
)
def test_r2_the_turn_after_every_slot(seats: int, turns: list[int], groups: str) -> None:
    """From seat 0: the left group to the left, the right group to the right, as their owner sees them."""
    slots = range(1, len(turns) + 1)
    assert [next_seat(0, slot, seats) for slot in slots] == turns
    assert [group_of(slot, seats) for slot in slots] == [
        {"l": "left", "c": "centre", "r": "right"}[group] for group in groups
    ]


def test_runs_are_places_and_never_go_down() -> None:
    lying = [NO_CARD, *cards("S2 H2"), NO_CARD, *cards("C5 DA"), NO_CARD, *cards("S9")]
    assert runs(lying) == [[1, 2, 4], [5, 7]]
    assert row_score(lying) == 13
    assert runs([NO_CARD] * 8) == []


def test_cards_go_by_rank_then_by_suit() -> None:
    assert by_rank(cards("X10 SA LA H3 S3")) == cards("SA LA S3 H3 X10")


def test_the_bonus_is_five_points_a_player() -> None:
    assert [bonus(seats) for seats in (3, 4)] == [15, 20]
