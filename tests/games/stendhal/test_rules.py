"""Stendhal by its rules: the worked examples and rulings (R1 to R15) by their numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import SUITS, card, cards
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.options import Number
from engine.families.tricks import PLAY, Play
from engine.games.stendhal import terms
from engine.games.stendhal.rules import CHOOSE, GAME, TRICKS, Choose
from engine.games.stendhal.state import StendhalState
from engine.games.stendhal.terms import HIGH, LOW, PACK
from tests.engine.every_game import at_random, begin, usual
from tests.engine.played import starting, submit

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
DEAL = VECTORS["deal"]
"""Example 11."""
DECK = cards(DEAL["deck"])


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def suits(text: str) -> list[int]:
    return [SUITS.index(c) for c in text]


def dealt(seats: int = 6, dealer: int = 1, deck: list[int] | None = None, **options: Any) -> Match[StendhalState]:
    """Return a match whose first deal has this dealer and (if given) this deck."""
    given = {"first dealer": starting(dealer, seats)} | ({"deal 1": deck} if deck else {})
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def choose(match: Match[StendhalState], codes: str) -> None:
    for seat, c in enumerate(cards(codes)):
        submit(match, seat, CHOOSE[c])


def example(**options: Any) -> Match[StendhalState]:
    """Return example 11 up to the last trick, which plays itself."""
    match = dealt(deck=DECK, **options)
    choose(match, DEAL["chosen"])
    for leader, trick, winner in DEAL["tricks"][:-1]:
        assert match.state.waiting == [leader] and match.state.leader == leader
        for c in cards(trick):
            submit(match, match.state.waiting[0], PLAY[c])
        assert match.state.last_winner == winner and match.state.last_trick == cards(trick)
    return match


def after(totals: list[int], points: list[int], deal: int = 6, **options: Any) -> StendhalState:
    """Return the state after a deal that changes ``totals`` by ``points``."""
    return scored(dealt(len(totals), **options), totals, points, deal)[0]


def scored(match: Match[StendhalState], totals: list[int], points: list[int], deal: int) -> tuple[StendhalState, Any]:
    """Return the same state, and the events by kind."""
    s, n = match.state, len(totals)
    s.deal, s.totals, s.phase = deal, totals[:], "play"
    s.minus, s.hands, s.won = [0, 1], [[] for _ in range(n)], [0] * n
    # Clean cards give a bonus; one card of a minus suit gives the points below.
    clean = {0: "", 1: "L2", 3: "L2 D2", 6: "L2 D2 C2", 10: "L2 D2 C2 X2"}
    s.captured = [cards(clean[n]) if n >= 0 else [-n - 1] for n in points]
    TRICKS.done(s, match.ctx)
    return s, {event.kind: event.facts for event in match.ctx.events}


@pytest.mark.parametrize(("seats", "each", "centre", "tricks"), [(5, 15, 3, 14), (6, 13, 0, 12), (7, 11, 1, 10)])
def test_setup_by_number_of_players(seats: int, each: int, centre: int, tricks: int) -> None:
    s = dealt(seats, dealer=seats - 1, deck=list(range(PACK))).state
    assert [len(h) for h in s.hands] == [each] * seats and len(s.centre) == centre and s.tricks == tricks
    assert sorted(s.hands[0]) == list(range(0, each * seats, seats)) and s.leader == 0
    assert s.centre == list(range(each * seats, PACK)) and s.waiting == list(range(seats)) and s.phase == "choose"
    assert (s.laid, s.turned, s.minus, s.won, s.totals) == ([], [], [], [0] * seats, [0] * seats)
    assert all(GAME.legal(s, p) == [Choose(c) for c in s.hands[p]] for p in range(seats)), "R14"


def test_r13_the_first_dealer_is_drawn_and_the_deal_moves_left() -> None:
    assert len({GAME.start(7, GAME.check(7, {}), SeededContext(bytes([k]) * 32)).dealer for k in range(40)}) == 7
    s = after([0] * 7, [0] * 7)
    assert (s.dealer, s.leader, s.deal, s.phase) == (2, 3, 7, "choose")


# The minus suits: examples 1, 2, 6, 7, 8; R4, R5


@pytest.mark.parametrize(("order", "centre", "minus"), examples("minus_suits"))
def test_minus_suits(order: str, centre: str, minus: str) -> None:
    first = terms.first_minus(cards(f"{order} {centre}"))
    assert [first, terms.partner(first)] == suits(minus)


@pytest.mark.parametrize("dealer", range(5))
def test_r5_ties_go_counter_clockwise_from_the_dealers_right_and_the_dealer_is_last(dealer: int) -> None:
    laid = [10, 11, 12, 13, 14]
    order = terms.turned_order(dealer, laid, [70, 71])
    assert order == [laid[(dealer - k) % 5] for k in (1, 2, 3, 4, 0)] + [70, 71]


def test_r6_r7_all_is_turned_up_together_and_is_out_of_the_deal() -> None:
    match = dealt(5, dealer=4)
    s = match.state
    chosen = [hand[3] for hand in s.hands]
    for seat, c in enumerate(chosen[:4]):
        assert submit(match, seat, CHOOSE[c]) == []
        assert s.waiting == list(range(seat + 1, 5)) and (s.laid, s.turned, s.minus) == ([], [], [])
        assert len(s.hands[seat]) == 15 and GAME.view(s, 4, match="", options={}).s.choice[4] == []
    centre = s.centre[:]
    first = terms.first_minus([*chosen[3::-1], chosen[4], *centre])
    assert submit(match, 4, CHOOSE[chosen[4]]) == [["revealed", chosen, centre, first, terms.partner(first)]]
    assert (s.laid, s.turned, s.centre) == (chosen, centre, [])
    assert (s.minus, s.phase, s.waiting) == ([first, terms.partner(first)], "play", [0])
    assert all(c not in hand for c, hand in zip(chosen, s.hands, strict=True))


# Tricks: examples 3 and 9; R1 to R3


@pytest.mark.parametrize(("trick", "at", "suit"), examples("tricks"))
def test_who_takes_a_trick(trick: str, at: int, suit: str) -> None:
    assert terms.taken_by(cards(trick)) == at
    assert terms.counts(cards(trick)) == [trick.count(s) for s in SUITS]
    assert terms.winning_suit(cards(trick)) == (SUITS.index(suit) if suit else terms.NO_SUIT)


def test_r1_only_the_led_suit_is_to_be_followed() -> None:
    s = dealt(deck=DECK).state
    s.phase, s.minus, s.hands[2] = "play", [0, 1], cards("S2 SK H3")
    assert GAME.phases["play"].legal(s, 2) == [PLAY[c] for c in cards("S2 SK H3")]
    s.trick, s.waiting = cards("HA S3 S4"), [2]
    assert GAME.legal(s, 2) == [PLAY[card("H3")]]
    s.hands[2] = cards("S2 SK")
    assert GAME.legal(s, 2) == [PLAY[c] for c in cards("S2 SK")]
    TRICKS.apply(s, 2, PLAY[card("S2")], SeededContext(bytes(32)))
    assert s.voids[2] == 1 << 1 and s.waiting == [3]


# Scoring: examples 4, 5, 10; R8, R9


@pytest.mark.parametrize(("captured", "minus", "low", "high"), examples("scores"))
def test_score_of_a_deal(captured: str, minus: str, low: int, high: int) -> None:
    got = [terms.deal_score(cards(captured), suits(minus), ace) for ace in (LOW, HIGH)]
    assert str(got) == str([low, high])


@pytest.mark.parametrize(("ace", "scores"), [(LOW, [-11, 6, -10, -18, 10, 10]), (HIGH, [-11, 6, -23, -18, 10, 10])])
def test_example_11_a_whole_deal(ace: str, scores: list[int]) -> None:
    match = example(lowest_ace=ace)
    s = match.state
    assert s.minus == suits("HS") and s.won == [1, 2, 3, 3, 2, 0] and s.number == s.tricks == 12
    told: list[list[Any]] = []
    for c in cards(DEAL["tricks"][-1][1]):
        auto = GAME.automatic(s)
        assert auto == (s.waiting[0], PLAY[c])
        told = submit(match, *auto)
    assert [event[0] for event in told[:2]] == ["played", "trick"]
    assert told[2:] == [["scored", 1, scores, scores], ["dealt", 2, 2]]
    assert s.columns == [scores] and s.totals == scores and s.last_winner == 5
    assert (s.deal, s.dealer, s.leader, s.phase, s.won) == (2, 2, 3, "choose", [0] * 6)
    assert s.captured == [[]] * 6 and s.laid == s.turned == s.minus == []


# The end: example 12; R10 to R12, R15


def test_example_12_a_tie_at_the_top_is_played_off_though_the_totals_recover_r12() -> None:
    match = dealt(5)
    left = (match.state.dealer + 1) % 5
    s, told = scored(match, [-63, -20, -20, -31, -40], [-3, 0, 0, 0, 0], 6)
    assert (s.totals, s.closing, s.ended, s.deal) == ([-66, -20, -20, -31, -40], True, "", 7)
    assert told["play_off"] == {"seats": [1, 2]} and s.dealer == left, "the deal moves on as ever"
    s, told = scored(match, s.totals, [6, -8, -5, -9, -7], 7)
    assert (s.totals, s.ended, s.winners, s.scores) == ([-60, -28, -25, -40, -47], "limit", [2], s.totals)
    assert told["ended"] == {"totals": s.totals, "winners": [2]}


@pytest.mark.parametrize(("totals", "points", "deal", "options", "ended", "winners"), examples("ends"))
def test_when_a_match_is_over(
    totals: list[int], points: list[int], deal: int, options: dict[str, Any], ended: str, winners: list[int]
) -> None:
    s = after(totals, points, deal, **options)
    assert (s.ended, s.winners) == (ended, winners)
    assert s.waiting == ([] if ended else [0, 1, 2, 3, 4]) and s.scores == (s.totals if ended else [])


@pytest.mark.parametrize(("limit", "deals"), [(10, 30), (66, 30), (150, 30), (151, 60), (300, 60)])
def test_r15_the_bound_follows_from_the_limit_unless_it_is_named(limit: int, deals: int) -> None:
    assert terms.most_deals(limit) == dealt(limit=limit).state.most_deals == deals
    assert dealt(limit=limit, max_deals=7).state.most_deals == 7


def test_what_a_table_may_choose() -> None:
    assert GAME.check(GAME.default_seats, {}) == {"limit": 66, "max_deals": "auto", "lowest_ace": "low"}
    assert [(o.low, o.high) for o in GAME.options[:2] if isinstance(o, Number)] == [(10, 300), (1, 60)]
    assert (GAME.seats, GAME.default_seats, GAME.end_reasons) == ((5, 6, 7), 5, ("limit", "deals"))


def test_r11_a_match_ends_long_before_the_bound() -> None:
    for seed in range(3):
        match, rng = begin(usual(GAME), seed), random.Random(seed)
        while not match.over:
            seat = match.state.waiting[0]
            match.submit(seat, at_random(GAME, match.state, seat, GAME.legal(match.state, seat), rng.random))
        assert match.state.ended == "limit" and 3 <= match.state.deal <= 14


def test_default_moves_of_the_clock() -> None:
    s = dealt(deck=DECK).state
    s.hands[0] = cards("SA S2 LK L3 H2")
    assert GAME.timeout(s, 0) == CHOOSE[card("SA")]  # as many spades as leaves: suit order
    s.hands[0] = cards("SA S2 LK LA L3")
    assert GAME.timeout(s, 0) == CHOOSE[card("LA")]
    s.hands[0] = cards("S2 LA L3 XK X3")
    assert GAME.timeout(s, 0) == CHOOSE[card("XK")]  # crosses come before leaves
    s.phase, s.waiting, s.hands[0] = "play", [0], cards("SA LK L3 X3")
    assert GAME.timeout(s, 0) == PLAY[card("X3")]  # suit order S H C D X L
    s.trick = cards("S5")
    assert GAME.timeout(s, 0) == PLAY[card("SA")]


def test_only_the_last_trick_plays_itself() -> None:
    s = example().state
    s.won[0] -= 1  # as if there were one more
    assert GAME.automatic(s) is None
    s.won[0] += 1
    assert GAME.automatic(s) == (0, PLAY[card("D3")])
    s.ended = "limit"
    assert GAME.automatic(s) is None and GAME.automatic(dealt().state) is None


@pytest.mark.parametrize(("phase", "move", "key"), examples("refusals"))
def test_refusals(phase: str, move: str, key: str) -> None:
    match = dealt(deck=DECK)
    if phase == "play":
        choose(match, DEAL["chosen"])
        submit(match, 2, PLAY[card("D5")])
    kind, held = move.split()
    seat = match.state.waiting[0] if phase == "play" else 2
    why = GAME.why_not(match.state, seat, (Play if kind == "play" else Choose)(card(held)))
    assert why.key == f"stendhal-{key}" and why.facts == ({"suit": 3} if key == "no-follow" else {})
    assert GAME.why_not(match.state, seat, Action()).key == "illegal-now"
