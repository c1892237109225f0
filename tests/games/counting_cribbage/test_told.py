"""Counting Cribbage: what is told of a deal, of pegging, of the show and of a game's end, and what refusals name."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import RANK, SUIT, card, cards
from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.horizon import OpenUntil
from engine.core.offers import Amount, Path, Values
from engine.core.state import NO_CARD
from engine.games.counting_cribbage.events import Counted
from engine.games.counting_cribbage.moves import ACCEPT, WAIVE, Claim, Declare, LayAway, Play, Respond
from engine.games.counting_cribbage.round import begin_show, finish_game, new_round
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.terms import DECK
from locales import words
from render.games.counting_cribbage.narration import NARRATION
from tests.games.counting_cribbage.positions import begin, play, position, quiet

FOUR = ["SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA", "C4 SA H7 X8"]
"""The hands of E1."""
SHOWN = ["D6 D7 D8 D9", "SJ HJ LJ XJ"]
CRIB = "L2 L6 L9 LK"
NUMBER = {"low": 0, "high": 99}


# A deal


@pytest.mark.parametrize(("seats", "dealer"), [(2, 1), (3, 2), (4, 0)])
def test_a_deal_tells_its_number_its_dealer_and_whether_the_used_cards_came_back(seats: int, dealer: int) -> None:
    m = begin(seats, dealer)
    facts = {"deal": 1, "round": 1, "dealer": dealer, "reshuffled": False}
    assert m.ctx.events == [Event("dealt", facts)]
    s, table = m.state, quiet()
    s.stock, s.used, s.hands, s.extra = list(DECK[:10]), list(DECK[10:]), [[] for _ in s.hands], []
    s.deal, s.round = 8, 3  # the fourth round of a later game of the match
    new_round(s, table)
    assert table.events == [Event("dealt", {"deal": 9, "round": 4, "dealer": dealer, "reshuffled": True})]


@pytest.mark.parametrize(("starter", "heels"), [("HJ", 2), ("H10", 0), ("HQ", 0), ("HK", 0), ("HA", 0)])
def test_the_starter_is_told_with_what_it_is_worth_to_the_dealer(starter: str, heels: int) -> None:
    m = begin(3, 2, f"SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK CA H2 H3 H4 {starter}")
    for p in range(3):
        events = m.submit(p, GAME.legal(m.state, p)[0])
    assert events == [Event("starter", {"seat": 2, "card": card(starter), "heels": heels})]
    assert m.state.points == [0, 0, heels] and m.state.waiting == [0]


# Pegging


def test_pegging_tells_the_count_the_parts_and_who_goes_on() -> None:
    m = position(FOUR, dealer=0)

    def played(seat: int, code: str, count: int, parts: list[int], points: int) -> Event:
        facts = {"seat": seat, "card": card(code), "count": count, "parts": parts, "points": points}
        return Event("played", facts)

    steps = [["P1 S6", "P2 H5", "P3 C4"], ["P0 SK", "P2 X3", "P3 SA"], ["P2 DA", "P2 LA"], ["P3 H7", "P0 D7"]]
    told = [play(m, step) for step in steps]
    assert told[0] == [
        played(1, "S6", 6, [0, 0, 0, 0], 0),
        played(2, "H5", 11, [0, 0, 0, 0], 0),
        played(3, "C4", 15, [2, 0, 0, 3], 5),
    ]
    assert told[1] == [
        played(0, "SK", 25, [0, 0, 0, 0], 0),
        Event("go", {"seat": 1, "count": 25}),
        played(2, "X3", 28, [0, 0, 0, 0], 0),
        played(3, "SA", 29, [0, 0, 0, 0], 0),
        Event("go", {"seat": 0, "count": 29}),
    ]
    assert told[2] == [
        played(2, "DA", 30, [0, 0, 2, 0], 2),
        Event("go", {"seat": 3, "count": 30}),
        played(2, "LA", 31, [0, 2, 6, 0], 8),
        Event("leads", {"seat": 3}),
    ]
    s = m.state
    assert s.last_series == cards("S6 H5 C4 SK X3 SA DA LA") and s.last_by == [1, 2, 3, 0, 2, 3, 2, 2]
    assert told[3][-1] == played(0, "D7", 14, [0, 0, 2, 0], 2)
    assert s.last == [0, card("D7"), 0, 0, 2, 0, 0]
    assert s.series == cards("H7 D7") and s.series_by == [3, 0] and s.count == 14


def test_the_point_for_the_last_card_is_told_and_kept_with_the_card() -> None:
    m = position(["SK HK C2 C3", "CQ D9 H4 H3"], dealer=0)
    events = play(m, ["P1 CQ", "P0 SK", "P1 D9", "P0 C2"])
    assert events[-1] == Event("leads", {"seat": 1})
    events = play(m, ["P1 H4", "P0 HK", "P1 H3", "P0 C3"])
    assert [e.kind for e in events[-6:]] == ["played", "last_card", "counted", "counted", "counted", "dealt"]
    assert events[-5] == Event("last_card", {"seat": 0})


def test_the_first_go_shows_the_least_a_hand_may_hold() -> None:
    """What a go says is kept where it says more than an earlier one (R5)."""
    m = position(["S2 H2 C2 D2", "SK H9 C9 D9"], dealer=0)
    play(m, ["P1 SK", "P0 S2", "P1 H9", "P0 H2"])
    assert m.state.least == [1, 9] and m.state.gone == [1]
    play(m, ["P0 C2", "P0 D2"])
    assert m.state.least == [1, 9], "a new series: what was shown stays, a go with less says nothing new"


def test_a_later_go_says_more_only_if_the_room_was_larger() -> None:
    m = position(["S10 H10 C2", "D9 CJ L10"], dealer=0)
    m.state.least = [1, 4]
    m.state.series, m.state.series_by, m.state.count = cards("XK X9"), [0, 1], 19
    m.state.waiting = [0]
    play(m, ["P0 S10"])
    assert m.state.least == [1, 4], "room 2: the smallest is at least 3, and 4 was known"
    n = position(["S10 H10 CA", "D9 CJ L10"], dealer=0)
    n.state.least = [1, 3]
    n.state.series, n.state.series_by, n.state.count = cards("X8 X10"), [0, 1], 18
    n.state.waiting = [0]
    play(n, ["P0 S10"])
    assert n.state.least == [1, 4], "room 3: the smallest is at least 4"


# The show


def test_the_show_tells_every_hand_and_the_crib_with_its_parts() -> None:
    m = position(SHOWN, dealer=1, starter="X7", crib=CRIB, points=[10, 20])
    s, table = m.state, quiet()
    s.laid, s.hands = s.hands, [[], []]
    begin_show(s, table)
    starter = card("X7")
    shown = [cards(SHOWN[0]), cards(SHOWN[1]), cards(CRIB)]
    parts = [[6, 8, 2, 4, 0], [0, 0, 12, 0, 1], [4, 0, 0, 4, 0]]
    assert table.events == [
        *(
            Event("counted", {"seat": seat, "item": item, "cards": four, "starter": starter, "parts": of})
            for seat, item, four, of in zip((0, 1, 1), ("hand", "hand", "crib"), shown, parts, strict=True)
        ),
        Event("dealt", {"deal": 2, "round": 2, "dealer": 0, "reshuffled": False}),
    ]
    assert (s.shown, s.shown_parts, s.shown_gains) == (shown, parts, [[20, 0], [0, 13], [0, 8]])
    assert (s.shown_deal, s.shown_dealer, s.shown_starter, s.shown_before) == (1, 1, starter, [10, 20])
    assert s.shown_claims == [] and s.points == [30, 41]
    assert sorted(s.used) == sorted([*shown[0], *shown[1], *shown[2], starter])


def test_a_show_with_claims_tells_the_crib_first_and_then_who_got_what() -> None:
    m = position(SHOWN, dealer=1, starter="X7", crib=CRIB, muggins="count")
    s, table = m.state, quiet()
    s.laid, s.hands = s.hands, [[], []]
    begin_show(s, table)
    assert table.events == [Event("crib", {"cards": cards(CRIB)})]
    assert s.phase == "claim" and s.waiting == [0, 1] and s.points == [0, 0]
    m.submit(0, Claim(18))
    m.submit(1, Claim(14))
    assert m.submit(1, Claim(8)) == [Event("claims", {"claims": [18, 14, 8], "dealer": 1})]
    m.submit(1, Respond(2))
    m.submit(0, Respond(13))
    events = m.submit(0, ACCEPT)
    items = [
        {"item": "hand", "seat": 0, "claim": 18, "actual": 20, "parts": [6, 8, 2, 4, 0], "gains": [18, 2]},
        {"item": "hand", "seat": 1, "claim": 14, "actual": 13, "parts": [0, 0, 12, 0, 1], "gains": [13, 0]},
        {"item": "crib", "seat": 1, "claim": 8, "actual": 8, "parts": [4, 0, 0, 4, 0], "gains": [0, 8]},
    ]
    assert events[:3] == [Event("settled", facts) for facts in items] and events[3].kind == "dealt"
    assert s.shown_claims == [18, 14, 8] and s.shown_gains == [[18, 2], [13, 0], [0, 8]] and s.points == [31, 10]
    assert s.shown == [cards(SHOWN[0]), cards(SHOWN[1]), cards(CRIB)]


def test_a_declared_card_tells_the_claim_and_the_count_and_not_the_points() -> None:
    m = position(FOUR[:3], dealer=0, muggins="full")
    events = m.submit(1, Declare(card("H10"), 7))
    assert events == [Event("declared", {"seat": 1, "card": card("H10"), "count": 10, "claim": 7})]


# The end of a game


def test_a_game_that_is_over_tells_its_number_its_points_and_the_wins() -> None:
    m = begin(3, 2, match_wins=4, skunk=True)
    for k, (points, winner, won, wins) in enumerate(
        [([121, 91, 90], 0, 2, [2, 0, 0]), ([40, 130, 60], 1, 3, [2, 3, 0]), ([122, 3, 91], 0, 2, [4, 3, 0])]
    ):
        s, table = m.state, quiet()
        s.points = points
        finish_game(s, winner, table)
        facts = {"game": k + 1, "seat": winner, "points": points, "won": won, "wins": wins}
        assert table.events[0] == Event("game_over", facts)
        assert [e.kind for e in table.events[1:]] == ["dealt"] * (k < 2)
        assert bool(s.ended) == (k == 2)
    assert m.state.winners == [0] and m.state.scores == [4, 3, 0] and m.state.waiting == []
    assert m.state.game_winner == [0, 1, 0] and m.state.game_gain == [2, 3, 2] and m.state.game == 3


# Refusals


@pytest.mark.parametrize(
    ("seats", "cards_", "reason", "facts"),
    [
        (3, "S2 H2", "lay-size", {"need": 1}),
        (2, "S2", "lay-size", {"need": 2}),
        (2, "S2 S2", "lay-twice", {}),
        (2, "S2 XK", "card", {}),
        (4, "XK", "card", {}),
    ],
)
def test_a_refused_lay_away_names_how_many_are_needed(
    seats: int, cards_: str, reason: str, facts: dict[str, Any]
) -> None:
    m = begin(seats, 0, "S2 S3")
    with pytest.raises(IllegalAction) as refusal:
        m.submit(1, LayAway(tuple(cards(cards_))))
    assert (refusal.value.reason, refusal.value.facts) == (f"counting_cribbage-no-{reason}", facts)


@pytest.mark.parametrize(
    ("muggins", "action", "reason", "facts"),
    [
        ("off", Play(card("SK")), "fit", {"card": card("SK"), "count": 22, "room": 9}),
        ("full", Declare(card("SK"), 2), "fit", {"card": card("SK"), "count": 22, "room": 9}),
        ("full", Declare(card("H8"), 100), "number", NUMBER),
        ("off", Play(card("X2")), "card", {}),
        ("off", Declare(card("H8"), 2), "declare", {}),
        ("full", Play(card("H8")), "play-unsaid", {}),
        ("off", LayAway((card("H8"),)), "lay-now", {}),
        ("off", Claim(3), "claim-now", {}),
        ("off", Respond(3), "answer-now", {}),
        ("off", ACCEPT, "answer-now", {}),
    ],
)
def test_a_refused_card_names_the_count_and_the_room(
    muggins: str, action: Action, reason: str, facts: dict[str, Any]
) -> None:
    m = position(FOUR, dealer=3, muggins=muggins)
    m.state.series, m.state.series_by, m.state.count = cards("X10 LK D2"), [1, 2, 3], 22
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, action)
    assert (refusal.value.reason, refusal.value.facts) == (f"counting_cribbage-no-{reason}", facts)


def test_a_refused_number_names_its_bounds() -> None:
    m = position(FOUR[:2], dealer=0, muggins="full")
    m.submit(1, Declare(card("S6"), 0))
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, Respond(100))
    assert (refusal.value.reason, refusal.value.facts) == ("counting_cribbage-no-number", NUMBER)
    s = m.state
    s.laid, s.hands, s.series, s.series_by = [s.laid[0] + s.hands[0], s.laid[1] + s.hands[1]], [[], []], [], []
    begin_show(s, quiet())
    for wrong, reason, facts in (
        (Claim(100), "number", NUMBER),
        (Claim(-1), "number", NUMBER),
        (Play(card("S6")), "play-now", {}),
        (LayAway((card("S6"),)), "lay-now", {}),
        (ACCEPT, "answer-now", {}),
    ):
        with pytest.raises(IllegalAction) as refusal:
            m.submit(0, wrong)
        assert (refusal.value.reason, refusal.value.facts) == (f"counting_cribbage-no-{reason}", facts)


# What is offered before a match


def test_what_the_table_remembers_ends_with_the_next_round_but_one_only_where_used_cards_are_shown() -> None:
    """R20: without ``show_used`` to remember is part of the game."""
    for kind in ("starter", "played", "declared", "crib"):
        assert GAME.open_until(kind, {"show_used": False}) == OpenUntil("dealt", 2)
        assert GAME.open_until(kind, {"show_used": True}) is GAME.open_until(kind, {}) is None
    counted = OpenUntil("dealt", 2, keeps=("seat", "item", "parts"))
    assert GAME.open_until("counted", {"show_used": False}) == counted
    assert GAME.open_until("counted", {"show_used": True}) is None
    assert GAME.open_until("game_over", {"show_used": False}) is None


# Numbers: what may be stated, and what silence counts


def test_a_card_may_be_declared_with_any_number_up_to_99_and_is_built_in_two_steps() -> None:
    m = position(FOUR[:3], dealer=0, muggins="full")
    s, own = m.state, card("S6")
    paths: list[Path] = [(), ("declare",), ("declare", own)]
    assert all(GAME.offer(s, 1, path) is not None for path in paths)
    wrong: list[Path] = [("play",), ("play", own), ("declare", own, 5), ("declare", card("SK"))]
    assert all(GAME.offer(s, 1, path) is None for path in wrong)
    assert m.submit(1, Declare(own, 99))[0].facts["claim"] == 99


def test_hands_are_claimed_with_a_number_alone() -> None:
    m = position(SHOWN, dealer=1, starter="X7", crib=CRIB, muggins="count")
    m.state.laid, m.state.hands = m.state.hands, [[], []]
    begin_show(m.state, quiet())
    assert GAME.offer(m.state, 0, ()) == Values(("claim",))
    assert GAME.offer(m.state, 0, ("claim",)) == Amount(0, 99)
    assert GAME.offer(m.state, 0, ("claim", 3)) is GAME.offer(m.state, 0, ("respond",)) is None


def test_who_waives_takes_nothing_of_what_was_missed_and_the_last_to_be_asked_may_waive() -> None:
    m = position(FOUR[:3], dealer=0, muggins="full")
    m.submit(0, WAIVE)
    m.submit(1, Declare(card("H10"), 0))
    assert GAME.phases["respond"].bystander(m.state) == 1, "the claim is theirs"
    m.submit(2, ACCEPT)
    m.submit(TABLE_ACTOR, ACCEPT)
    m.submit(2, Declare(card("H5"), 0))
    m.submit(TABLE_ACTOR, ACCEPT)
    events = m.submit(1, WAIVE)
    assert [e.kind for e in events] == ["waived", "settled"]
    assert events[1].facts["actual"] == 2 and events[1].facts["gains"] == [0, 0, 0]
    assert m.state.points == [0, 0, 0] and m.state.phase == "declare" and m.state.waiting == [0]
    assert m.state.last == [2, card("H5"), 2, 0, 0, 0, 0], "fifteen, and no last card"


def test_what_may_be_sealed_is_a_set_of_the_hand_or_numbers_nobody_knows() -> None:
    two = begin(2).state
    assert [list(c) for c in two.sealed_choices(0)] == [list(c) for c in combinations(sorted(two.hands[0]), 2)]
    m = position(FOUR[:3], dealer=0, muggins="full")
    m.submit(1, Declare(card("H10"), 0))
    assert m.state.sealed_choices(2) == [[]]
    m.submit(2, Respond(7))
    assert m.state.sealed_choices(2) == [[0]]


def test_a_card_that_just_fits_is_refused_for_its_number_alone() -> None:
    m = position(FOUR, dealer=3, muggins="full")
    m.state.series, m.state.series_by, m.state.count = cards("X10 LK D2"), [1, 2, 3], 22
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, Declare(card("C9"), 100))
    assert (refusal.value.reason, refusal.value.facts) == ("counting_cribbage-no-number", NUMBER)
    s = m.state
    s.laid, s.hands = s.hands, [[] for _ in s.hands]
    begin_show(s, quiet())
    for seat in (0, 1, 2, 3, 3):
        m.submit(seat, Claim(0))
    with pytest.raises(IllegalAction) as refusal:
        m.submit(0, Respond(100))
    assert (refusal.value.reason, refusal.value.facts) == ("counting_cribbage-no-number", NUMBER)
    two = begin(2)
    with pytest.raises(IllegalAction) as refusal:
        two.submit(0, LayAway(tuple(sorted(two.state.hands[0][:2], reverse=True))))
    assert refusal.value.reason == "illegal-now", "a lay-away is named in ascending order"


@pytest.mark.parametrize(
    ("hand", "away"), [("S2 HQ CK DK L3", "CK"), ("S10 HJ C2 D3 L4", "HJ"), ("SK HK XQ S2 S3 S4", "SK HK")]
)
def test_silence_lays_away_the_highest(hand: str, away: str) -> None:
    s = begin(2 if " " in away else 3).state
    s.hands[0] = cards(hand)
    assert GAME.timeout(s, 0) == LayAway(tuple(cards(away)))


def test_the_lowest_card_of_all_is_a_starter_like_any_other() -> None:
    s = begin(2).state
    s.hands = [[c for c in hand if c != card("SA")] for hand in s.hands]
    s.starter, s.stock = card("SA"), [c for c in DECK if c != card("SA") and all(c not in h for h in s.hands)]
    assert GAME.conserved(s) == list(DECK)


def test_hands_are_dealt_in_order_of_rank_and_then_of_suit() -> None:
    for hand in begin(3, 0, "SK SA S2 H3 H2 HA L5 D4 C3 CA C9 D9 XA X8 S8 HK").state.hands:
        assert hand == sorted(hand, key=lambda c: (RANK[c], SUIT[c])) != sorted(hand)


def test_of_a_count_of_an_earlier_round_the_sentence_needs_no_cards() -> None:
    """R20: without the tally, cards that are gone are for memory alone; points stay in the log."""
    facts = {"seat": 1, "item": "hand", "parts": [2, 0, 0, 0, 0]}
    told = Counted.read(facts)
    assert (told.cards, told.starter) == ((), NO_CARD)
    view, names = begin(3).view(0), ["Mina", "Ken", "Noor"]
    assert NARRATION.happened(Event("counted", facts), view, names, words("en")) == "Ken's hand: 2 (15 for 2)."
