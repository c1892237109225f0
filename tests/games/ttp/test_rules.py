"""TTP by its (reconstructed) rules: the worked examples and rulings (R1 to R9) by their numbers."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import PER_SUIT, SUIT, card, cards
from engine.core.context import SeededContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.families.picking import PICK, UNWANT, WANT, Pick, Want
from engine.families.tricks import PLAY, Play
from engine.games.ttp import terms
from engine.games.ttp.rules import GAME, LEG, kinds_only, showdown, winners
from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import FLUSH, FREE, NAMES, PACK, POINTS, VALUE
from tests.engine.played import starting

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Examples, each under its number in the rules or its subject."""
DEAL = VECTORS["deal"]
"""Example 10."""
DECK = cards(DEAL["deck"])


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def dealt(seats: int = 2, dealer: int = 0, **options: Any) -> Match[TTPState]:
    """Return a match whose first deal is that of example 10, with its known cards."""
    deck = [*DECK, *(c for c in range(PACK) if c not in DECK)]
    given = {"first dealer": starting(dealer, seats), "deal 1": deck}
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes(32), given=given)


def told(events: list[Any]) -> dict[str, Any]:
    return {event.kind: event.facts for event in events}


def played(match: Match[TTPState], tricks: int) -> dict[str, Any]:
    """Play so many tricks of example 10, checking each; return the events of the last move."""
    s, out = match.state, {}
    for market, plays, picks, left in DEAL["tricks"][:tricks]:
        assert s.market == cards(market) and s.phase == "play"
        for seat, code in plays:
            assert s.waiting == [seat]
            match.submit(seat, PLAY[card(code)])
        assert s.phase == "pick" and s.order == [seat for seat, _ in picks]
        assert s.pool == cards(market) + [card(code) for _, code in plays]
        for seat, code in picks:
            assert s.waiting == [seat] == s.to_pick[:1]
            out = told(match.submit(seat, PICK[card(code)]))
        assert s.ended or card(left) in s.pile or s.deal == 2
    return out


@pytest.mark.parametrize(("held", "name", "compared", "points", "five"), examples("hands"))
def test_hands(held: str, name: str, compared: list[int], points: int, five: str) -> None:
    for seven in (cards(held), cards(held)[::-1]):
        rank, *by = terms.strength(seven)
        assert (NAMES[rank], by, POINTS[rank]) == (name, compared, points)
    assert terms.five_of(cards(held)) == cards(five)
    assert terms.strength(cards(five))[0] == rank


def test_example_7_the_flush_is_stronger() -> None:
    flush, four = (terms.strength(cards(row[1])) for row in VECTORS["hands"] if row[0] == "7")
    assert flush[0] == FLUSH and flush > four


def test_the_order_follows_how_rare_hands_are_among_five_cards() -> None:
    """The first column of the table: suits counted for every way the numbers can lie, so 21,111,090 hands in all."""
    count: Counter[str] = Counter()
    for numbers in _numbers():
        ways, straight = 1, terms.straight_top(sum(1 << v for v in set(numbers))) and len(set(numbers)) == 5
        for many in Counter(numbers).values():
            ways *= len(list(combinations(range(6), many)))
        shape = sorted(Counter(numbers).values(), reverse=True)
        if len(shape) == 5:
            count["straight flush" if straight else "flush"] += 6
            count["straight" if straight else "high card"] += ways - 6
        else:
            count[str(shape)] += ways
    assert sum(count.values()) == 21_111_090
    assert [count[k] for k in ("straight flush", "[5]", "flush", "[4, 1]", "[3, 2]", "straight")] == [
        60, 78, 7_662, 14_040, 46_800, 77_700,
    ]  # fmt: skip
    assert [count[k] for k in ("[3, 1, 1]", "[2, 2, 1]", "[2, 1, 1, 1]", "high card")] == [
        617_760, 1_158_300, 9_266_400, 9_922_290,
    ]  # fmt: skip


def _numbers() -> list[tuple[int, ...]]:
    """Return every multiset of five numbers, at most six of one (there are no more than five cards)."""
    return list(combinations_with_replacement(range(2, 15), 5))


@pytest.mark.parametrize(("trick", "order"), examples("orders"))
def test_example_8_order_of_choice(trick: str, order: str) -> None:
    lying = cards(trick)
    assert [lying[k] for k in terms.choice_order(lying)] == cards(order)


@pytest.mark.parametrize(("hand", "must"), [("S4 S9 C2 D5 D6 LK", "S4 S9 C2 D5 D6 LK"), ("S4 H2 H9 CK", "H2 H9")])
def test_example_9_following(hand: str, must: str) -> None:
    for follow, legal in (("must", must), (FREE, hand)):
        s = dealt(follow=follow).state
        s.hands[1], s.trick, s.waiting, s.leader = cards(hand), cards("H7"), [1], 0
        assert list(GAME.legal(s, 1)) == [PLAY[c] for c in cards(legal)]
        GAME.phases["play"].apply(s, 1, PLAY[cards(legal)[0]], SeededContext(bytes(32)))
        assert s.voids[1] == (0 if follow == FREE or "H" in hand else 1 << SUIT[card("H2")])


def test_example_10_a_whole_deal() -> None:
    match = dealt()
    s = match.state
    assert [sorted(hand) for hand in s.hands] == [sorted(cards(codes)) for codes in DEAL["hands"]]
    assert (s.leader, s.deals, s.bonus, s.market_size, s.number) == (1, 4, 2, 1, 1)
    events = played(match, 5)
    assert [sorted(hole) for hole in events["showdown"]["hole"]] == [sorted(cards(codes)) for codes in DEAL["hole"]]
    assert [NAMES[rank] for rank in events["showdown"]["ranks"]] == DEAL["ranks"]
    assert events["scored"] == {"deal": 1, "points": [7, 5], "totals": [7, 5], "best": [0], "bonus": 2}
    assert (s.columns, s.best, s.deal, s.dealer, s.leader, s.pile) == ([[7, 5]], [1, 0], 2, 1, 0, [])
    assert [terms.strength(s.seven(p))[1:] for p in (0, 1)] == [(11, 13), (8, 10)]
    assert [len(hand) for hand in s.hands] == [7, 7] and s.collected == [[], []]


@pytest.mark.parametrize(("seats", "deals"), [(2, 4), (3, 3), (4, 4)])
def test_what_a_table_may_choose(seats: int, deals: int) -> None:
    assert GAME.check(seats, {}) == {"deals": "auto", "market": 1, "follow": "must", "bonus": "auto"}
    s = dealt(seats).state
    assert (s.deals, s.bonus, s.market_size, len(s.market)) == (deals, seats, 1, 1)
    s = dealt(seats, deals=7, bonus=0, market=3).state
    assert (s.deals, s.bonus, s.market_size, len(s.market)) == (7, 0, 3, 3)
    for key, least, most in (("deals", 1, 12), ("market", 1, 3), ("bonus", 0, 6)):
        for value in (least - 1, most + 1):
            with pytest.raises(BadOption):
                GAME.check(seats, {key: value})
        assert [GAME.check(seats, {key: value})[key] for value in (least, most)] == [least, most]


def test_what_the_game_declares() -> None:
    assert (GAME.seats, GAME.default_seats, GAME.minutes) == ((2, 3, 4), 4, 30)
    assert [a.tag for a in GAME.actions] == ["play", "pick", "want", "unwant"]
    assert GAME.wishes is not None and [a.tag for a in GAME.wishes.kinds] == ["want", "unwant"]
    assert GAME.arrangements == (BY_SUIT, BY_RANK) and PACK == 78


@pytest.mark.parametrize(("totals", "best", "won"), examples("winners"))
def test_winners_and_ties(totals: list[int], best: list[int], won: list[int]) -> None:
    assert winners(totals, best) == won


@pytest.mark.parametrize(("hole", "gains"), [(("S6", "H6"), [0, 0]), (("S7", "H6"), [1, 0]), (("S6", "H7"), [0, 1])])
def test_a_deal_as_a_leg_is_drawn_between_equal_hands(hole: tuple[str, str], gains: list[int]) -> None:
    s = dealt(2, deals=1).state
    s.collected = [cards("S2 D3 C4 H9 XJ"), cards("H2 C3 D4 S9 LJ")]
    s.hands = [[card(one)] for one in hole]
    showdown(s, SeededContext(bytes(32)))
    assert s.ended and LEG.gains(s) == gains


def test_of_a_flush_of_six_or_seven_only_the_best_five_compare() -> None:
    six, five = cards("SK SJ S9 S7 S5 S3 HA"), cards("HK HJ H9 H7 H5 CA D2")
    assert terms.strength(six) == terms.strength(five) == (FLUSH, 13, 11, 9, 7, 5)
    assert terms.strength(cards("SK SJ S9 S7 S5 S3 S2")) == terms.strength(five)


def test_r7_every_exactly_equal_strongest_hand_scores_the_whole_bonus() -> None:
    match = dealt(3)
    s = match.state
    s.collected = [cards("S9 H9 C2 D3 L5"), cards("C9 D9 X2 L3 H5"), cards("SA H2 C7 D8 XJ")]
    s.hands = [cards("SK H7"), cards("CK D7"), cards("L4 X6")]
    showdown(s, match.ctx)
    assert s.columns == [[4, 4, 0]] and s.best == [1, 1, 0]


def test_the_dealer_moves_left_and_a_match_has_a_fixed_length_r9() -> None:
    for seats in GAME.seats:
        match, decisions = dealt(seats, dealer=1), 0
        dealers: list[int] = []
        s = match.state
        while not match.over:
            dealers += [s.dealer] if s.deal > len(dealers) else []
            assert len(s.waiting) == 1, "all in turn"
            match.submit(s.waiting[0], GAME.legal(s, s.waiting[0])[-1])
            decisions += 1
        assert decisions == 10 * seats * s.deals and s.ended == "deals"
        assert dealers == [(1 + k) % seats for k in range(s.deals)] and s.scores == s.totals


def test_the_market_that_is_left_is_discarded_and_the_winner_leads() -> None:
    match = dealt(market=2)
    s = match.state
    assert s.market == cards("C10 D8")
    for seat, code in ((1, "SJ"), (0, "SK")):
        match.submit(seat, PLAY[card(code)])
    assert [a.wire()[1] for a in GAME.legal(s, 0)] == cards("C10 D8 SJ SK")
    match.submit(0, PICK[card("SK")])
    match.submit(1, PICK[card("SJ")])
    assert (s.pile, s.leader, s.waiting, s.market) == (cards("C10 D8"), 0, [0], cards("L2 CK"))
    assert s.collected == [cards("SK"), cards("SJ")], "one's own card may be taken back"


def test_tricks_of_four_run_clockwise_and_are_told() -> None:
    """From a leader other than seat 0; all events of two tricks."""
    match = dealt(4, dealer=1, follow=FREE)
    s = match.state
    assert (s.leader, s.waiting, s.dealer) == (2, [2], 1)
    s.hands = [cards("H9 S2"), cards("SA S3"), cards("H7 C2"), cards("HK C3")]
    s.market, turned = cards("L2"), s.stock[0]
    for seat, code in ((2, "H7"), (3, "HK"), (0, "H9"), (1, "SA")):
        assert s.waiting == [seat]
        events = told(match.submit(seat, PLAY[card(code)]))
        assert events["played"] == {"seat": seat, "card": card(code)}
    assert events["ordered"] == {"seats": [3, 0, 2, 1], "pool": cards("L2 H7 HK H9 SA")}
    for seat, code in ((3, "SA"), (0, "HK"), (2, "L2"), (1, "H9")):
        assert s.waiting == [seat]
        events = told(match.submit(seat, PICK[card(code)]))
        assert events["picked"] == {"seat": seat, "card": card(code)}
    assert events["turned"] == {"cards": [turned]} and s.market == [turned]
    assert (s.last_trick, s.last_leader, s.last_winner) == (cards("H7 HK H9 SA"), 2, 3)
    assert (s.leader, s.pile) == (3, cards("H7"))
    for seat, code in ((3, "C3"), (0, "S2"), (1, "S3"), (2, "C2")):
        match.submit(seat, PLAY[card(code)])
    for seat, code in ((3, "C3"), (2, "C2"), (1, "S3"), (0, "S2")):
        match.submit(seat, PICK[card(code)])
    assert s.pile == [card("H7"), turned], "the pile grows"


def test_suits_shown_to_lack_are_remembered_and_the_end_is_told() -> None:
    match = dealt(deals=2, bonus=0)
    s = match.state
    played(match, 2)
    s.voids, s.hands[1][0] = [0, 1], card("C5")
    s.hands[1] = [c for c in s.hands[1] if SUIT[c] != SUIT[card("H2")]]
    match.submit(0, PLAY[card("HQ")])
    match.submit(1, PLAY[s.hands[1][0]])
    assert s.voids[1] == 1 | 1 << SUIT[card("H2")]
    for k in range(2):
        s.collected, s.hands = [cards("S9 H9 C2 D3 L5"), cards("SA H2 C7 D8 XJ")], [cards("SK H7"), cards("L4 X6")]
        showdown(s, match.ctx)
        assert s.best == [k + 1, 0]
    assert (s.ended, s.totals, s.winners) == ("deals", [2, 0], [0])


@pytest.mark.parametrize(("best", "won", "broken"), [([1, 0], [0], True), ([1, 1], [0, 1], False)])
def test_what_an_ending_tells(best: list[int], won: list[int], broken: bool) -> None:
    """With equal totals and, in the last deal, equal hands: the strongest hands before decide."""
    match = dealt(deals=1, bonus=0)
    s = match.state
    while s.number < 5 or len(s.to_pick) != 1:
        match.submit(s.waiting[0], GAME.legal(s, s.waiting[0])[0])
    last = s.waiting[0]
    s.collected[last], s.collected[1 - last] = cards("S9 H9 C2 D3"), cards("C9 D9 X2 L3 H5")
    s.hands[last], s.hands[1 - last] = cards("SK H7"), cards("CK D7")
    s.pool, s.best, s.totals = cards("L5 X3"), best[:], [4, 4]
    events = told(match.submit(last, PICK[card("L5")]))
    assert events["showdown"]["deal"] == 1 and events["showdown"]["ranks"] == [terms.ONE_PAIR] * 2
    assert events["ended"] == {"totals": [5, 5], "winners": won, "broken": broken}


def test_nothing_is_played_by_itself() -> None:
    match = dealt()
    match.submit(1, PLAY[card("SJ")])
    assert len(GAME.legal(match.state, 0)) == 1 and GAME.automatic(match.state) is None


def test_a_ranked_list_for_the_pick() -> None:
    match = dealt(market=2)
    s = match.state
    assert list(GAME.anytime(s, 1)) == []
    match.submit(1, PLAY[card("SJ")])
    match.submit(0, PLAY[card("SK")])
    assert list(GAME.anytime(s, 0)) == [], "who is asked picks"
    assert list(GAME.anytime(s, 1)) == [WANT[c] for c in cards("C10 D8 SJ SK")]
    for code in ("C10", "SK"):
        (event,) = match.submit(1, WANT[card(code)])
        assert event.only == (1,)
    assert s.wanted == [[], cards("C10 SK")] and UNWANT in GAME.anytime(s, 1)
    assert GAME.masked(s, 0).wanted[0] == [] and WANT[card("SK")] not in GAME.anytime(s, 1)
    match.submit(0, PICK[card("C10")])
    assert GAME.wishes.in_time(s, 1) == PICK[card("SK")], "the dearest that is left"
    match.submit(1, PICK[card("SK")])
    assert s.wanted == [[], []]


def test_a_ranked_list_is_taken_back_and_one_that_is_gone_asks() -> None:
    match = dealt()
    s = match.state
    match.submit(1, PLAY[card("SJ")])
    match.submit(0, PLAY[card("SK")])
    match.submit(1, WANT[card("SK")])
    match.submit(1, UNWANT)
    assert s.wanted == [[], []]
    match.submit(1, WANT[card("SK")])
    match.submit(0, PICK[card("SK")])
    assert GAME.wishes.in_time(s, 1) is None
    with pytest.raises(IllegalAction):
        match.submit(1, Want(card("C10")))


def test_default_moves_of_the_clock() -> None:
    s = dealt().state
    s.hands[1] = cards("SA S2 LK L3 H2")
    assert GAME.timeout(s, 1) == PLAY[card("S2")]
    s.trick, s.leader, s.waiting = cards("L5"), 0, [1]
    assert GAME.timeout(s, 1) == PLAY[card("L3")]
    s.phase, s.order, s.pool, s.collected[1] = "pick", [1, 0], cards("D9 HA C4 X4"), cards("S9 H4 C9")
    assert GAME.timeout(s, 1) == PICK[card("D9")]
    s.collected[1] = cards("S8 H3")
    assert GAME.timeout(s, 1) == PICK[card("HA")]
    s.pool = cards("XA HA C4")
    assert GAME.timeout(s, 1) == PICK[card("HA")], "suit order"
    s.pool = cards("LA XA C4")
    assert GAME.timeout(s, 1) == PICK[card("XA")], "crosses before leaves"
    s.phase, s.trick, s.hands[1] = "play", cards("S5"), cards("L3 X3 D4")
    assert GAME.timeout(s, 1) == PLAY[card("X3")]


def test_kinds_for_the_clock_are_in_the_order_of_the_rules() -> None:
    hands = ["S9 H9 C9 D9 L9", "S9 H9 C9 D9 L2", "S9 H9 C9 D2 L2", "S9 H9 C9 D2 L3", "S9 H9 D2 L2 C4", "S9 H9 C2", "S9"]
    made = [kinds_only(cards(codes)) for codes in hands]
    assert made == sorted(set(made), reverse=True)
    assert kinds_only(cards("S9 H9 C9 D9 L2 C2")) == kinds_only(cards("S9 H9 C9 D9"))


@pytest.mark.parametrize(("where", "move", "key", "facts"), examples("refusals"))
def test_refusals(where: str, move: str, key: str, facts: dict[str, str]) -> None:
    match = dealt()
    if where != "play":
        match.submit(1, PLAY[card("SJ")])
    if where in ("pick", "second"):
        match.submit(0, PLAY[card("SK")])
    if where == "second":
        match.submit(0, PICK[card("SJ")])
    kind, code = move.split()
    action = (Play if kind == "play" else Pick)(card(code))
    before = match.state.to_json()
    why = GAME.why_not(match.state, match.state.waiting[0], action)
    assert why.key == key
    assert why.facts == {of: card(code) if of == "card" else SUIT[card(code)] for of, code in facts.items()}
    with pytest.raises(IllegalAction):
        match.submit(match.state.waiting[0], action)
    assert match.state.to_json() == before
    assert GAME.why_not(match.state, 0, Action()).key == GAME.why_not(match.state, 0, Play(99)).key == "illegal-now"


def test_the_ace_is_high() -> None:
    assert [VALUE[c] for c in range(PER_SUIT)] == [14, *range(2, 14)]
