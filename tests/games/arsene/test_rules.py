"""Arsène by its rules: the worked examples (E1 to E14) and rulings (R1 to R16) by their numbers."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card, cards
from engine.core.context import SeededContext
from engine.core.facts import Message
from engine.core.match import Match
from engine.core.options import BadOption
from engine.families.tricks import NO_TRUMP, PLAY, TrickPhase
from engine.games.arsene import terms
from engine.games.arsene.rules import FLIP, GAME, PLAN, PUSH, TAKE, TRICK_PHASE, rob
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import ASK, CAUGHT, KEEP, SEATS, SHOVE
from tests.engine.every_game import whole
from tests.engine.played import starting

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
DECK = [*range(39), *range(44, 52)]
"""Seat 0 has spades up to the J, seat 1 SQ SK and hearts up to the 9, then clubs to the 6; seat 3 has the rest."""


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def dealt(dealer: int = 3, **options: Any) -> Match[ArseneState]:
    """Return a match whose first deal has this dealer and the cards in order."""
    order = starting(dealer, SEATS)
    given = {"first dealer": order, "deal 1": DECK}
    return Match.begin(GAME, match="t", seats=SEATS, options=options, secret=bytes(32), given=given)


def told(match: Match[ArseneState], seat: int, action: Action) -> list[list[Any]]:
    return [[event.kind, *event.facts.values()] for event in match.submit(seat, action)]


def playing(count: list[int], hands: list[str], leader: int = 0, turned: str = "H2", **options: Any) -> Match[Any]:
    """Return a match in the middle of a deal, with these tricks taken and these hands."""
    match = dealt(**options)
    s = match.state
    match.submit(0, FLIP[1])
    s.turned, s.count, s.leader, s.waiting = card(turned), count, leader, [leader]
    s.hands = [cards(hand) for hand in hands]
    return match


def trick(match: Match[ArseneState], codes: str) -> list[list[Any]]:
    """Play these cards from the leader on; return the events of the last one."""
    out: list[list[Any]] = []
    for c in cards(codes):
        out = told(match, match.state.waiting[0], PLAY[c])
    return out


def robbed(shops: list[int], chips: list[int], count: list[int], deal: int = 6, **options: Any) -> Match[ArseneState]:
    """Return the match after a deal with these counts of tricks."""
    match = playing(count[:], ["", "", "", ""], **options)
    s = match.state
    s.shops, s.chips, s.deal = shops[:], chips[:], deal
    rob(s, match.ctx)
    return match


# Components and setup


def test_the_pack_and_the_shops() -> None:
    assert len(terms.PACK) == 47 and tuple(cards("DA D2 D3 D4 D5")) == terms.SHOP_CARDS
    assert [c for c in terms.PACK if c >= 39] == cards("D6 D7 D8 D9 D10 DJ DQ DK")
    assert terms.FULL == (3, 6, 9, 6, 3)


def test_setup() -> None:
    s = dealt(dealer=1).state
    assert s.hands[0] == sorted(range(11), key=lambda c: (c != 0, -c)) and [len(h) for h in s.hands] == [11] * 4
    assert s.side == DECK[44:] and s.leader == 2 and s.waiting == [2] and s.phase == "flip"
    assert (s.shops, s.chips, s.count, s.place) == ([3, 6, 9, 6, 3], [0] * 4, [0] * 4, 0)
    assert s.trump == NO_TRUMP and GAME.conserved(s) != GAME.conserved(playing([0] * 4, [""] * 4).state)


def test_r1_the_first_dealer_is_drawn_and_the_deal_moves_left() -> None:
    assert {GAME.start(4, GAME.check(4, {}), SeededContext(bytes([k]) * 32)).dealer for k in range(40)} == {0, 1, 2, 3}
    s = robbed([3, 6, 9, 6, 3], [0] * 4, [3, 4, 2, 2]).state
    assert (s.dealer, s.leader, s.waiting, s.deal, s.phase) == (0, 1, [1], 7, "flip")
    assert s.columns == [[3, 4, 2, 2]] and s.hauls == [[1, 1, 0, 0]] and s.count == [0] * 4 and s.place == 0


def test_what_a_table_may_choose() -> None:
    assert GAME.check(4, {}) == {"advanced": False, "flip_mode": "player", "max_deals": 20}
    assert [GAME.check(4, {"max_deals": n})["max_deals"] for n in (0, 5, 50)] == [0, 5, 50]
    for wrong in (1, 4, 51, -1, True):
        with pytest.raises(BadOption):
            GAME.check(4, {"max_deals": wrong})
    assert GAME.seats == (4,)


# The side cards; R6


@pytest.mark.parametrize(("place", "turned", "left", "trumps"), [(1, "D10", [1, 2], False), (3, "DK", [0, 1], False)])
def test_r6_a_red_card_is_turned_back_and_stays_known(place: int, turned: str, left: list[int], trumps: bool) -> None:
    match = dealt()
    assert GAME.legal(match.state, 0) == FLIP[1:] and not GAME.legal(match.state, 1)
    match.state.side[place - 1] = card(turned)
    before = match.state.side[:]
    assert told(match, 0, FLIP[place]) == [["turned", place, card(turned), trumps]]
    s = match.state
    assert s.side == [before[k] for k in left] and (s.place, s.turned, s.trump) == (place, card(turned), NO_TRUMP)
    assert (s.phase, s.waiting) == ("play", [0])
    for seat in (None, 2):
        assert GAME.view(s, seat, match="", options={}).s.turned == card(turned)
    hidden = sorted(s.side + s.hands[0])
    assert all(
        sorted(r.side + r.hands[0] + r.hands[2] + r.hands[3]) == sorted(hidden + s.hands[2] + s.hands[3])
        for r in (s.redeal(1, random.Random(k).random) for k in range(5))
    ), "nobody is dealt it again"


@pytest.mark.parametrize(("turned", "trumps"), [("S9", True), ("C2", True), ("H9", False), ("D9", False)])
def test_black_makes_diamonds_trumps(turned: str, trumps: bool) -> None:
    match = dealt()
    match.state.side[1] = card(turned)
    assert told(match, 0, FLIP[2]) == [["turned", 2, card(turned), trumps]]
    assert match.state.trump == (terms.DIAMONDS if trumps else NO_TRUMP)


def test_the_host_turns_a_card_where_the_table_wants_it() -> None:
    seen = set()
    for k in range(20):
        s = GAME.start(4, GAME.check(4, {"flip_mode": "auto"}), SeededContext(bytes([k]) * 32))
        assert s.phase == "play" and s.waiting == [s.leader] and len(s.side) == 2
        seen.add(s.place)
    assert seen == {1, 2, 3}


# Tricks: E5, E6; R7


@pytest.mark.parametrize(("turned", "leader", "codes", "winner"), examples("tricks"))
def test_who_wins_a_trick(turned: str, leader: int, codes: str, winner: int) -> None:
    hands = ["S2", "S2", "S2", "S2"]
    for k, c in enumerate(codes.split()):
        hands[(leader + k) % 4] = c
    match = playing([0, 0, 0, 0], [f"{hand} S3" for hand in hands], leader, turned)
    got = trick(match, codes)
    assert match.state.last_winner == winner
    assert got[1:] == [["trick", winner, leader, cards(codes)], ["took", winner, 1]]
    assert (match.state.leader, match.state.waiting, match.state.taker) == (winner, [winner], winner)


def test_r7_diamonds_are_followed_like_any_suit() -> None:
    s = playing([0] * 4, ["D9", "DK S2", "S3 D6", "HA"], 0, "S9").state
    phase: TrickPhase[Any] = TRICK_PHASE
    assert phase.legal(s, 1) == [PLAY[c] for c in cards("DK S2")], "any card is led"
    s.trick, s.waiting = cards("D9"), [1]
    assert GAME.legal(s, 1) == [PLAY[card("DK")]]
    s.trick, s.waiting = cards("C9"), [2]
    assert GAME.legal(s, 2) == [PLAY[c] for c in cards("S3 D6")], "no duty to trump"


# Take or push: E1, E4; R2 to R5


@pytest.mark.parametrize(("count", "seat", "target"), examples("targets"))
def test_who_can_be_pushed(count: list[int], seat: int, target: int) -> None:
    assert terms.push_target(count, seat) == target


HANDS = ["HA S2", "H2 S3", "H3 S4", "H4 S5"]


@pytest.mark.parametrize(("move", "count", "taker"), [(TAKE, [2, 2, 1, 1], 0), (PUSH, [1, 2, 2, 1], 2)])
def test_e1_take_or_push(move: Action, count: list[int], taker: int) -> None:
    match = playing([1, 2, 1, 1], HANDS)
    assert trick(match, "HA H2 H3 H4") == [["played", 3, card("H4")], ["trick", 0, 0, cards("HA H2 H3 H4")]]
    s = match.state
    assert (s.phase, s.waiting, s.target, s.number) == ("decide", [0], 2, 6)
    assert list(GAME.legal(s, 0)) == [TAKE, PUSH]
    facts = ["took", 0, 2] if move is TAKE else ["pushed", 0, 2, 2]
    assert told(match, 0, move) == [facts]
    assert (s.count, s.leader, s.waiting, s.phase, s.taker) == (count, taker, [taker], "play", taker)
    assert s.last_winner == 0


def test_r4_the_last_trick_may_be_pushed_and_then_the_shops_are_robbed() -> None:
    match = playing([3, 3, 2, 2], ["HA", "H2", "H3", "H4"])
    trick(match, "HA H2 H3 H4")
    assert (match.state.phase, match.state.waiting, match.state.number) == ("decide", [0], 11)
    assert told(match, 0, PUSH) == [
        ["pushed", 0, 1, 4],
        ["counted", 1, [3, 4, 2, 2]],
        ["robbed", 0, 3, 1],
        ["robbed", 1, 4, 1],
        ["clashed", [2, 3], 2],
        ["dealt", 2, 0],
    ]
    assert (match.state.chips, match.state.shops, match.state.deal) == ([1, 1, 0, 0], [3, 6, 8, 5, 3], 2)


# Robberies: E3, E7 to E14; R8 to R16


def test_e3_piles_are_taken_whole_and_smallest_first() -> None:
    for shop, pays in ((1, [1, 1, 1]), (2, [1, 2, 3]), (3, [1, 3, 5]), (4, [1, 2, 3]), (5, [1, 1, 1])):
        left = terms.FULL[shop - 1]
        for k, pay in enumerate(pays):
            assert terms.next_pile(shop, left) == pay and terms.piles_left(shop, left) == tuple(pays[k:])
            left -= pay
        assert left == terms.next_pile(shop, left) == 0


@pytest.mark.parametrize("row", examples("settle"))
def test_what_a_deal_brings(row: list[Any]) -> None:
    shops, chips, count, advanced, *expected = row
    got = terms.settle(count, shops, chips, advanced)
    assert [got.chips, got.shops, got.hauls, got.swapped] == expected
    assert got.void == (got.hauls == [CAUGHT] * 4)


def test_e2_two_swap_their_whole_holdings() -> None:
    got = terms.settle([6, 1, 2, 2], [3, 6, 9, 6, 0], [0, 0, 2, 4], True)
    assert got.chips == [0, 1, 4, 2] and got.swapped == [2, 3]


def test_two_groups_never_clash() -> None:
    tricks = range(12)
    all_counts = [(a, b, c, 11 - a - b - c) for a in tricks for b in tricks for c in tricks if a + b + c <= 11]
    assert len(all_counts) == 364
    for count in all_counts:
        assert len({count[p] for p in terms.clash(count)}) <= 1 and len(terms.clash(count)) in (0, 2, 3)
        got = terms.settle(count, terms.FULL, [0] * 4, False)
        paid = any(got.hauls)
        assert paid != (sorted(count) in [[0, 0, 0, 11], [0, 1, 1, 9], [0, 2, 2, 7], [1, 1, 1, 8]]), "R12"


@pytest.mark.parametrize(("shops", "chips", "count", "options", "ended", "winners"), examples("ends"))
def test_when_the_game_is_over(
    shops: list[int], chips: list[int], count: list[int], options: dict[str, Any], ended: str, winners: list[int]
) -> None:
    s = robbed(shops, chips, count, **options).state
    assert (s.ended, s.winners) == (ended, winners)
    assert s.scores == (s.chips if ended else []) and bool(s.waiting) != bool(ended)
    assert s.caught == ([p for p in range(4) if s.hauls[-1][p] == CAUGHT] if ended == "caught" else [])


def test_what_is_told_of_the_police_and_of_a_void_deal() -> None:
    kinds = [e.kind for e in robbed([0, 0, 0, 6, 0], [3, 6, 9, 3], [1, 2, 3, 5]).ctx.events[2:]]
    assert kinds == ["counted", "void", "dealt"]
    events = robbed([1, 3, 5, 0, 2], [4, 7, 3, 2], [4, 3, 2, 2], advanced=True).ctx.events[2:]
    assert [[e.kind, *e.facts.values()] for e in events[1:]] == [
        ["robbed", 1, 3, 5],
        ["clashed", [2, 3], 2],
        ["caught", [0]],
        ["swapped", [2, 3]],
        ["ended", [0, 12, 2, 3], [1]],
    ]


# Out of turn: automatic moves, plans, the clock


def test_only_the_last_trick_plays_itself() -> None:
    s = playing([4, 3, 2, 0], ["HA S2", "H2 S3", "H3 S4", "H4 S5"]).state
    assert GAME.automatic(s) is None and GAME.automatic(dealt().state) is None
    s.trick, s.waiting = cards("HA"), [1]
    assert GAME.legal(s, 1) == [PLAY[card("H2")]] and GAME.automatic(s) is None, "it would tell the length of a suit"
    s.trick, s.waiting, s.count, s.hands = [], [0], [4, 3, 2, 1], [cards(c) for c in ("HA", "H2", "H3", "H4")]
    assert GAME.automatic(s) == (0, PLAY[card("HA")])
    s.ended = "caught"
    assert GAME.automatic(s) is None


@pytest.mark.parametrize(("turned", "ahead", "behind"), [("S2", 1, 0), ("H2", 0, 1)])
def test_whether_a_trick_can_still_be_won_is_looked_up_with_its_trumps(turned: str, ahead: int, behind: int) -> None:
    """A black side card makes diamonds trumps: the beaten seat has nothing left to plan, the seat with a trump has."""
    match = playing([1, 1, 1, 1], ["HA SA", "D2 S2", "H3 S3", "H4 S4"], turned=turned)
    s = match.state
    trick(match, "HA D2")
    assert GAME.wishes_of(s, ahead) == list(PLAN[1:]) and GAME.wishes_of(s, behind) == ()
    assert GAME.wishes_of(s, 2) == GAME.wishes_of(s, 3) == list(PLAN[1:]), "who is still to play may win"


@pytest.mark.parametrize(("plan", "move"), [(KEEP, TAKE), (SHOVE, PUSH), (ASK, None)])
def test_a_plan_decides_for_the_winner_and_is_dropped_with_the_trick(plan: int, move: Action | None) -> None:
    match = playing([1, 2, 1, 1], HANDS)
    s = match.state
    assert [GAME.wishes_of(s, p) for p in range(4)] == [list(PLAN[1:]), (), list(PLAN[1:]), list(PLAN[1:])]
    if plan != ASK:
        assert told(match, 0, PLAN[plan]) == [["planned", ("take", "push")[plan - 1]]]
        told(match, 3, PLAN[SHOVE])
        assert GAME.wishes_of(s, 0) == [p for p in PLAN if p.plan != plan]
    trick(match, "HA H2 H3")
    assert GAME.wishes_of(s, 2) == () and GAME.wishes_of(s, 0) != (), "who has lost the trick need not plan"
    trick(match, "H4")
    assert GAME.wished(s, 0) == move and GAME.wished(s, 3) is None and GAME.automatic(s) is None
    told(match, 0, move or TAKE)
    assert s.plans == [ASK] * 4 and s.count[0 if move is not PUSH else 2] == 2
    s.plans = [ASK, KEEP, ASK, SHOVE]
    assert s.redeal(1, random.random).plans == [ASK, KEEP, ASK, ASK]


def test_default_moves_of_the_clock() -> None:
    assert GAME.timeout(dealt().state, 0) == FLIP[2]
    s = playing([1, 2, 1, 1], ["SA C3 D3 H3", "", "", ""]).state
    assert GAME.timeout(s, 0) == PLAY[card("H3")], "equal ranks in the order S H C D"
    s.trick = cards("C9")
    assert GAME.timeout(s, 0) == PLAY[card("C3")]
    s.phase = "decide"
    assert GAME.timeout(s, 0) == TAKE


@pytest.mark.parametrize(("phase", "wire", "key"), VECTORS["refusals"])
def test_refusals(phase: str, wire: list[Any], key: str) -> None:
    match = dealt()
    if phase != "flip":
        match = playing([1, 2, 1, 1], ["HA S6", "H2 S3", "H3 S4", "H4 S5"], 1)
        trick(match, "H2 H3 H4" + " HA" * (phase == "decide"))
    seat, action, before = match.state.waiting[0], GAME.read(wire), whole(match.state)
    why = GAME.why_not(match.state, seat, action)
    assert why == Message(f"arsene-{key}", {"suit": 1} if key == "no-follow" else {})
    with pytest.raises(IllegalAction):
        match.submit(seat, action)
    assert whole(match.state) == before
    assert GAME.why_not(match.state, seat, Action()).key == "illegal-now"
