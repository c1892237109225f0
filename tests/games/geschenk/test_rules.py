"""No Thanks!: every worked example and every ruling by number, options, standing orders, the clock's moves."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.action import IllegalAction
from engine.core.knowledge.foresight import foreseen
from engine.core.knowledge.masks import UNKNOWN
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.geschenk.rules import GAME, NO_THANKS, TAKE, NoThanks
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import CHIPS, DECK, REMOVED, added_cost, cost_of_runs, ranks, spans
from tests.engine.every_game import heuristic, idle, played, steps, usual
from tests.engine.played import starting


def begin(*deck: int, seats: int = 3, start: int = 0, **options: Any) -> Match[GeschenkState]:
    """Return a match whose deck begins with ``deck``; the removed cards are the highest of the others."""
    others = [c for c in DECK if c not in deck]
    at = len(others) - options.get("remove", 9)
    given = {
        "deal 1": [*others[at:], *deck, *others[:at]],
        "start player": starting(start, seats),
    }
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes(range(32)), given=given)


def short(*deck: int, **options: Any) -> Match[GeschenkState]:
    """Return a match with only ``deck`` left, for the scoring: no seat has taken the other cards."""
    match = begin(*deck, **options)
    match.state.deck = [*deck[:0:-1]]
    return match


def refuse(match: Match[GeschenkState], *seats: int) -> None:
    """Let each of these seats, in its turn, say no thanks."""
    for seat in seats:
        assert match.state.waiting == [seat]
        match.submit(seat, NO_THANKS)


def take(match: Match[GeschenkState], seat: int) -> None:
    """Let a seat take the offer in its turn."""
    assert match.state.waiting == [seat]
    match.submit(seat, TAKE)


# Worked examples


@pytest.mark.parametrize(
    ("example", "cards", "chips", "score"),
    [
        ("1", [4, 6, 10, 21], 0, 41),
        ("2", [8, 9], 0, 8),
        ("3", [17, 18, 19, 20], 0, 17),
        ("4", [13, 15, 16], 0, 28),
        ("4", [13, 14, 15, 16], 0, 13),
        ("4b", [3, 10, 11, 12, 13, 20], 5, 28),
        ("5", [3, 4, 5, 35], 7, 31),
        ("6", [], 11, -11),
        ("7", [12, 14, 16, 18, 20], 3, 77),
        ("8", [22, 23, 25, 26, 27, 30], 9, 68),
        ("9", [29, 31], 4, 56),
        ("9", [29, 30, 31], 1, 28),
    ],
)
def test_examples_1_to_9_scores(example: str, cards: list[int], chips: int, score: int) -> None:
    """As the game itself counts it when another seat takes the last card."""
    for held in (cards, cards[::-1]):
        match = short(next(c for c in DECK if c not in cards), start=1)
        match.state.cards[0], match.state.chips[0] = held[:], chips
        take(match, 1)
        assert match.state.scores[0] == score
        assert cost_of_runs(held) == sum(low for low, _ in spans(held)) == score + chips


def test_example_10_three_players_four_offers() -> None:
    match = begin(28, 9, 27, 10)
    s = match.state
    assert (s.offer, s.pot, s.waiting) == (28, 0, [0])
    refuse(match, 0, 1, 2, 0)
    assert s.pot == 4
    take(match, 1)
    assert (s.chips[1], s.offer) == (14, 9)
    refuse(match, 1)
    assert s.chips[1] == 13
    take(match, 2)
    assert (s.last_pot, s.chips[2], s.offer) == (1, 11, 27)
    refuse(match, 2, 0, 1)
    assert (s.chips, s.pot) == ([8, 12, 10], 3)
    take(match, 2)
    assert (s.chips[2], s.offer) == (13, 10)
    take(match, 2)
    assert (s.last_kind, s.last_pot, s.chips) == ("take", 0, [8, 12, 13])
    assert (s.cards, s.waiting, s.number) == ([[], [28], [9, 27, 10]], [2], 5)
    assert [cost_of_runs(h) - c for h, c in zip(s.cards, s.chips, strict=True)] == GAME.points_now(s) == [-8, 16, 23]


def test_example_11_without_chips_only_take() -> None:
    match = begin(33, 5, seats=4, start=3)
    s = match.state
    s.chips[3], s.pot, s.notes = 0, 2, [1, 2]
    assert list(GAME.legal(s, 3)) == [TAKE]
    with pytest.raises(IllegalAction) as refused:
        match.submit(3, NO_THANKS)
    assert (refused.value.reason, refused.value.facts) == ("geschenk-no-chip", {"card": 33, "pot": 2})
    assert GAME.why_not(s, 3, TAKE) == GAME.why_not(s, 2, NO_THANKS) == ("illegal-now", {})
    take(match, 3)
    assert (s.chips[3], s.waiting, s.offer, s.pot, s.notes) == (2, [3], 5, 0, [])


def test_example_12_the_last_card_ends_the_game() -> None:
    match = short(12)
    events = match.submit(0, TAKE)
    assert [e.kind for e in events] == ["taken", "game_over", "match_over"]
    assert (match.state.ended, match.state.waiting) == ("deck_empty", [])
    with pytest.raises(IllegalAction):
        match.submit(0, TAKE)


def test_example_13_all_chips_in_the_glass() -> None:
    match = begin(35, seats=5, start=2)
    s = match.state
    refuse(match, *((2 + k) % 5 for k in range(55)))
    assert (s.pot, s.waiting, s.chips) == (55, [2], [0] * 5)
    assert list(GAME.legal(s, 2)) == [TAKE]
    assert [s.notes.count(p) for p in range(5)] == [11] * 5
    assert s.notes[:6] == [2, 3, 4, 0, 1, 2]
    take(match, 2)
    assert s.chips == [0, 0, 55, 0, 0]


# Rulings


@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)])
def test_r1_chips_by_number_of_players(seats: int, chips: int) -> None:
    s = begin(seats=seats).state
    assert s.chips == [chips] * seats and CHIPS[seats] == chips
    assert (len(s.deck) + 1, len(s.removed)) == (24, 9)
    assert GAME.conserved(s) == ([*range(3, 36)], seats * chips)


def test_r1_two_and_eight_cannot_play() -> None:
    for seats in (2, 8):
        with pytest.raises(ValueError, match="not for"):
            Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes(32))


def test_r2_chips_are_secret_and_the_pot_is_open() -> None:
    match = begin(20)
    refuse(match, 0, 1)
    assert match.view(0).s.chips == [10, UNKNOWN, UNKNOWN]
    seen = match.view(None).s
    assert (seen.chips, seen.open_chips, seen.pot, seen.notes) == ([UNKNOWN] * 3, [], 2, [0, 1])


def test_r2_open_chips_shows_all_counts_all_the_time() -> None:
    match = begin(20, open_chips=True, games=2)
    assert match.view(None).s.open_chips == [11, 11, 11]
    for _ in steps(match):
        assert match.view(None).s.open_chips == match.state.chips


def test_r3_the_taker_decides_first_on_the_next_card() -> None:
    match = begin(20, 30)
    refuse(match, 0)
    take(match, 1)
    assert (match.state.waiting, match.state.offer) == ([1], 30)


def test_r4_the_start_player_is_drawn() -> None:
    begun = [Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32) for k in range(40)]
    assert {match.state.starter for match in begun} == {0, 1, 2, 3}


def test_r5_equal_scores_share_the_win() -> None:
    match = short(20)
    match.state.chips = [5, 9, 9]
    take(match, 0)
    assert (match.state.scores, match.state.winners) == ([15, -9, -9], [1, 2])


def test_r6_removed_cards_stay_unknown_until_the_end() -> None:
    match = begin()
    aside = sorted(match.state.removed)
    for _ in steps(match):
        for seat in (None, 0, 1, 2):
            seen = match.view(seat).s
            assert (len(seen.removed), seen.revealed) == ((0, aside) if match.over else (9, []))
            assert len(seen.deck) == len(match.state.deck)


@pytest.mark.parametrize("seats", GAME.seats)
def test_r7_termination_bound_when_everybody_always_refuses(seats: int) -> None:
    match = begin(seats=seats)
    decisions = sum(1 for _ in steps(match, idle))
    assert decisions <= 24 * (seats * CHIPS[seats] + 1) <= 1344


def test_r8_ties_of_sensible_games_are_rare() -> None:
    ties = [len(played(usual(GAME), heuristic, seed).state.winners) > 1 for seed in range(50)]
    assert sum(ties) <= 10


R9 = [
    (11, {}, True),
    (11, {"card": 30}, False),
    (0, {}, False),
    (1, {}, True),
    (1, {"keep": 0}, True),
    (1, {"keep": 1}, False),
    (2, {"keep": 1}, True),
    (1, {"keep": -1}, True),
    (0, {"keep": -1}, False),
    (4, {"keep": 4}, False),
    (4, {"keep": 3, "until": 3}, True),
    (11, {"until": 3}, True),
    (11, {"until": 2}, False),
    (11, {"until": 0}, False),
    (11, {"game": 1}, True),
    (11, {"game": 2}, False),
]
"""The chips left with two in the glass, the order for the card 20, and whether it pays."""


@pytest.mark.parametrize(("chips", "order", "pays"), R9)
def test_r9_standing_orders(chips: int, order: Mapping[str, int], pays: bool) -> None:
    """No order takes, acts out of turn, or is for a later card or game."""
    match = begin(20, 30)
    refuse(match, 0, 1)
    match.state.chips[2] = chips
    given = {"card": 20, **order}
    assert GAME.follow(match.state, 2, given) == (NO_THANKS if pays else None)
    assert GAME.follow(match.state, 1, given) is None
    take(match, 2)
    assert GAME.follow(match.state, 2, {"card": 20}) is None


def test_r9_only_a_standing_order_refuses_ahead_and_nothing_takes_ahead() -> None:
    """A prepared move would affect the card on offer by then; an order is for the present card alone."""
    match = begin(20, 30)
    refuse(match, 0)
    for seat in (0, 2):
        assert foreseen(GAME, match.state, seat, match.header.options, random.Random(1).random) == []


# Options


@pytest.mark.parametrize(("key", "least", "most"), [("remove", 0, 15), ("chips", 3, 15), ("games", 1, 10)])
def test_both_ends_of_every_number_may_be_chosen_and_no_more(key: str, least: int, most: int) -> None:
    for end in (least, most):
        given: dict[str, Any] = {key: end}
        assert GAME.check(4, given)[key] == end
        s = begin(seats=4, **given).state
        assert {"remove": len(s.removed), "chips": s.chips[0], "games": s.games}[key] == end
    for beyond in (least - 1, most + 1):
        with pytest.raises(BadOption):
            GAME.check(4, {key: beyond})


def test_the_usual_options() -> None:
    assert GAME.check(4, {}) == {"remove": 9, "chips": "auto", "open_chips": False, "games": 1}


@pytest.mark.parametrize("remove", [0, 1, 9])
def test_the_deck_comes_in_its_order_however_many_are_removed(remove: int) -> None:
    match = begin(20, 7, 33, remove=remove)
    offers = [match.state.offer]
    for _ in range(2):
        take(match, 0)
        offers.append(match.state.offer)
    assert offers == [20, 7, 33]
    assert len(match.state.removed) == remove == match.state.removed_count
    assert match.state.game_size == match.view(None).s.game_size == 33 - remove


def test_several_games_add_up_and_r4_the_start_moves_left() -> None:
    match = begin(start=2, games=3, remove=12)
    s, starters, whole = match.state, [match.state.starter], GAME.conserved(match.state)
    for events in steps(match):
        assert GAME.conserved(s) == whole
        if "started" in [e.kind for e in events]:
            assert (s.chips, s.cards, s.pot, s.number) == ([11] * 3, [[]] * 3, 0, 1)
            assert (s.waiting, s.last_kind) == ([s.starter], "take")
            starters.append(s.starter)
    assert starters == [2, 0, 1]
    assert s.scores == s.totals == [sum(column) for column in zip(*s.columns, strict=True)]
    for scores, chips, cards in zip(s.columns, s.final_chips, s.final_cards, strict=True):
        assert sum(chips) == 33
        assert scores == [cost_of_runs(h) - n for h, n in zip(cards, chips, strict=True)]
    assert s.winners == [p for p in range(3) if s.scores[p] == min(s.scores)]


def test_every_event_of_a_match_of_two_games() -> None:
    match = short(20, 30, start=1, games=2)
    refuse(match, 1, 2)
    take(match, 0)
    take(match, 0)
    second, aside = match.state.offer, sorted(match.state.removed)
    match.state.deck = []
    refuse(match, 2)
    take(match, 0)
    totals = [37 + second - 12, -10 - 11, -10 - 10]
    assert all(e.only is None for e in match.ctx.events)
    assert [(e.kind, e.facts) for e in match.ctx.events] == [
        ("started", {"game": 1, "seat": 1}),
        ("turned", {"card": 20}),
        ("no_thanks", {"seat": 1, "pot": 1}),
        ("no_thanks", {"seat": 2, "pot": 2}),
        ("taken", {"seat": 0, "card": 20, "pot": 2}),
        ("turned", {"card": 30}),
        ("taken", {"seat": 0, "card": 30, "pot": 0}),
        ("game_over", {"game": 1, "scores": [37, -10, -10], "chips": [13, 10, 10]}),
        ("started", {"game": 2, "seat": 2}),
        ("turned", {"card": second}),
        ("no_thanks", {"seat": 2, "pot": 1}),
        ("taken", {"seat": 0, "card": second, "pot": 1}),
        ("game_over", {"game": 2, "scores": [second - 12, -11, -10], "chips": [12, 11, 10]}),
        ("match_over", {"totals": totals, "winners": [1], "removed": aside}),
    ]
    s = match.state
    assert (s.final_chips, s.final_cards) == ([[13, 10, 10], [12, 11, 10]], [[[20, 30], [], []], [[second], [], []]])
    assert (s.ended, s.offer, s.waiting, s.revealed, s.removed) == ("deck_empty", NO_CARD, [], aside, [])
    assert GAME.points_now(s) == totals


def test_the_last_move_stays_on_view_with_what_it_moved() -> None:
    def last() -> tuple[str, int, int, int, bool]:
        s = match.state
        return s.last_kind, s.last_seat, s.last_card, s.last_pot, s.taken

    match = begin(20, 30, start=1)
    assert last() == ("", -1, NO_CARD, 0, False)
    refuse(match, 1)
    assert last() == ("no_thanks", 1, 20, 1, False)
    refuse(match, 2)
    assert last() == ("no_thanks", 2, 20, 2, False)
    take(match, 0)
    assert last() == ("take", 0, 20, 2, True)
    take(match, 0)
    assert last() == ("take", 0, 30, 0, True)


def test_a_chip_is_paid_whoever_made_the_move() -> None:
    """A move from a record equals our constant, but is another object."""
    match = begin(20)
    assert (GAME.read(["no_thanks"]), GAME.read(["take"])) == (NO_THANKS, TAKE)
    match.submit(0, NoThanks())
    assert (match.state.chips, match.state.pot, match.state.waiting) == ([10, 11, 11], 1, [1])
    assert match.state.cards == [[], [], []]


def test_timeout_pays_while_there_is_a_chip_and_nothing_is_ever_played_automatically() -> None:
    s = begin(20).state
    assert (GAME.timeout(s, 0), GAME.automatic(s)) == (NO_THANKS, None)
    s.chips[0] = 0  # a quick forced take would tell everybody that there was no chip left
    assert (GAME.timeout(s, 0), GAME.automatic(s)) == (TAKE, None)


# Terms


@pytest.mark.parametrize(
    ("held", "card", "added"),
    [([], 28, 28), ([29], 28, -1), ([27], 28, 0), ([27, 29], 28, -29), ([26, 30], 28, 28), ([3], 4, 0), ([35], 34, -1)],
)
def test_what_a_card_adds(held: list[int], card: int, added: int) -> None:
    assert added_cost(held, card) == added == cost_of_runs([*held, card]) - cost_of_runs(held)


def test_the_pack_its_runs_and_places() -> None:
    assert (range(3, 36), 9) == (DECK, REMOVED)
    assert spans([20, 3, 13, 12, 11, 10]) == [(3, 3), (10, 13), (20, 20)] and spans([]) == []
    assert ranks([28, -3, 28, 40]) == [2, 1, 2, 4] and ranks([5, 5, 5]) == [1, 1, 1]
