"""No Thanks!: every worked example and every ruling of the rules, by number."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.context import GameContext
from engine.core.masks import UNKNOWN
from engine.core.match import Match
from engine.core.options import BadOption
from engine.games.geschenk.moves import NO_THANKS, TAKE
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import DECK, cost_of_runs
from engine.players.geschenk import heuristic

SECRET = bytes(range(32))
Chooser = Callable[[GeschenkState, int], Action]


def begin(deck: list[int], *, seats: int = 3, start: int = 0, **options: Any) -> Match[GeschenkState]:
    """A match whose deck begins with ``deck``; the removed cards are the highest of the others."""
    removed = options.get("remove", 9)
    others = [c for c in DECK if c not in deck]
    aside, rest = others[len(others) - removed :], others[: len(others) - removed]
    given_orders = {
        "deal 1": aside + deck + rest,
        "start player": [start, *(p for p in range(seats) if p != start)],
    }
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, given=given_orders)


def short(deck: list[int], **options: Any) -> Match[GeschenkState]:
    """A match of which only ``deck`` is left: the other cards have been taken by nobody, for the scoring."""
    match = begin(deck, **options)
    match.state.deck = deck[:0:-1]
    return match


def refuse(match: Match[GeschenkState], *seats: int) -> None:
    for seat in seats:
        assert match.state.waiting == [seat]
        match.submit(seat, NO_THANKS)


def take(match: Match[GeschenkState], seat: int) -> None:
    assert match.state.waiting == [seat]
    match.submit(seat, TAKE)


def play(match: Match[GeschenkState], choose: Chooser) -> int:
    decisions = 0
    while not match.over:
        seat = match.state.waiting[0]
        match.submit(seat, choose(match.state, seat))
        decisions += 1
    return decisions


def at_random(rnd: random.Random) -> Chooser:
    return lambda s, seat: rnd.choice(list(GAME.legal(s, seat)))


def score(cards: list[int], chips: int) -> int:
    """The score as the game itself counts it, when another seat takes the last card."""
    last = next(c for c in DECK if c not in cards)
    match = short([last], start=1)
    match.state.cards[0] = list(cards)
    match.state.chips[0] = chips
    take(match, 1)
    return match.state.scores[0]


# Worked examples


@pytest.mark.parametrize(
    ("cards", "chips", "expected"),
    [
        pytest.param([4, 6, 10, 21], 0, 41, id="example_1"),
        pytest.param([8, 9], 0, 8, id="example_2"),
        pytest.param([17, 18, 19, 20], 0, 17, id="example_3"),
        pytest.param([13, 15, 16], 0, 28, id="example_4"),
        pytest.param([13, 14, 15, 16], 0, 13, id="example_4_with_the_14"),
        pytest.param([3, 10, 11, 12, 13, 20], 5, 28, id="example_4b"),
        pytest.param([3, 4, 5, 35], 7, 31, id="example_5"),
        pytest.param([], 11, -11, id="example_6"),
        pytest.param([12, 14, 16, 18, 20], 3, 77, id="example_7"),
        pytest.param([22, 23, 25, 26, 27, 30], 9, 68, id="example_8"),
        pytest.param([29, 31], 4, 56, id="example_9"),
        pytest.param([29, 30, 31], 1, 28, id="example_9_with_the_30"),
    ],
)
def test_examples_1_to_9_scores(cards: list[int], chips: int, expected: int) -> None:
    assert score(cards, chips) == expected
    assert score(cards[::-1], chips) == expected


def test_example_10_three_players_four_offers() -> None:
    match = begin([28, 9, 27, 10])
    s = match.state
    assert (s.offer, s.pot, s.waiting) == (28, 0, [0])
    refuse(match, 0, 1, 2, 0)
    assert match.state.pot == 4
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
    assert (s.last_kind, s.last_pot) == ("take", 0)
    assert s.chips == [8, 12, 13]
    assert s.cards == [[], [28], [9, 27, 10]]
    assert (s.waiting, s.number) == ([2], 5)
    assert [cost_of_runs(h) - c for h, c in zip(s.cards, s.chips, strict=True)] == [-8, 16, 23]


def test_example_11_without_chips_only_take() -> None:
    match = begin([33, 5], seats=4, start=3)
    s = match.state
    s.chips[3], s.pot, s.notes = 0, 2, [1, 2]
    assert list(GAME.legal(s, 3)) == [TAKE]
    with pytest.raises(IllegalAction) as refused:
        match.submit(3, NO_THANKS)
    assert (refused.value.reason, refused.value.facts) == ("geschenk-no-chip", {"card": 33, "pot": 2})
    take(match, 3)
    assert (s.chips[3], s.waiting, s.offer, s.pot, s.notes) == (2, [3], 5, 0, [])


def test_example_12_the_last_card_ends_the_game() -> None:
    match = short([12])
    events = match.submit(0, TAKE)
    assert match.over
    assert match.state.waiting == []
    assert match.state.ended in GAME.end_reasons
    assert [e.kind for e in events] == ["taken", "game_over", "match_over"]
    with pytest.raises(IllegalAction):
        match.submit(0, TAKE)


def test_example_13_all_chips_in_the_glass() -> None:
    match = begin([35], seats=5, start=2)
    s = match.state
    for k in range(55):
        refuse(match, (2 + k) % 5)
    assert (s.pot, s.waiting, s.chips) == (55, [2], [0] * 5)
    assert list(GAME.legal(s, 2)) == [TAKE]
    assert len(s.notes) == 55
    assert [s.notes.count(p) for p in range(5)] == [11] * 5
    assert s.notes[:6] == [2, 3, 4, 0, 1, 2]
    take(match, 2)
    assert s.chips == [0, 0, 55, 0, 0]


# Rulings


@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)])
def test_r1_chips_by_number_of_players(seats: int, chips: int) -> None:
    match = begin([], seats=seats)
    assert match.state.chips == [chips] * seats
    assert len(match.state.deck) + 1 == 24
    assert len(match.state.removed) == 9


def test_r1_two_and_eight_cannot_play() -> None:
    for seats in (2, 8):
        with pytest.raises(ValueError, match="not for"):
            Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET)


def test_r2_chips_are_secret_and_the_pot_is_open() -> None:
    match = begin([20])
    refuse(match, 0, 1)
    assert match.view(0).s.chips == [10, UNKNOWN, UNKNOWN]
    assert match.view(None).s.chips == [UNKNOWN] * 3
    assert match.view(None).s.open_chips == []
    assert (match.view(None).s.pot, match.view(None).s.notes) == (2, [0, 1])


def test_r2_open_chips_shows_all_counts_all_the_time() -> None:
    match = begin([20], open_chips=True, games=2)
    rnd = random.Random(5)
    while not match.over:
        assert match.view(None).s.open_chips == match.state.chips
        seat = match.state.waiting[0]
        match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))


def test_r3_the_taker_decides_first_on_the_next_card() -> None:
    match = begin([20, 30])
    refuse(match, 0)
    take(match, 1)
    assert (match.state.waiting, match.state.offer) == ([1], 30)


def test_r4_start_player_is_drawn_and_moves_left_in_later_games() -> None:
    begun = {Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32).state.starter for k in range(40)}
    assert begun == {0, 1, 2, 3}
    match = begin([], seats=3, start=2, games=3, remove=15)
    starters = [match.state.starter]
    while not match.over:
        seat = match.state.waiting[0]
        match.submit(seat, TAKE)
        if match.state.number == 1 and match.state.game > len(starters):
            assert match.state.waiting == [match.state.starter]
            starters.append(match.state.starter)
    assert starters == [2, 0, 1]


def test_r5_equal_scores_share_the_win() -> None:
    match = short([20])
    match.state.chips = [5, 9, 9]
    take(match, 0)
    assert match.state.scores == [15, -9, -9]
    assert match.state.winners == [1, 2]


def test_r6_removed_cards_stay_unknown_until_the_end() -> None:
    match = begin([], seats=3)
    aside = sorted(match.state.removed)
    rnd = random.Random(3)
    while not match.over:
        for seat in (None, 0, 1, 2):
            view = match.view(seat)
            assert len(view.s.removed) == 9
            assert view.s.revealed == []
            assert len(view.s.deck) == len(match.state.deck)
        seat = match.state.waiting[0]
        match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))
    assert match.view(None).s.revealed == aside


def test_r7_termination_bound_when_everybody_always_refuses() -> None:
    for seats in GAME.seats:
        match = begin([], seats=seats)
        all_chips = sum(match.state.chips)
        decisions = play(match, GAME.timeout)
        assert decisions <= 24 * (all_chips + 1)
        assert decisions <= 1344


def test_r8_ties_of_sensible_games_are_rare() -> None:
    rnd = random.Random(8)
    ties = 0
    for k in range(150):
        match = Match.begin(GAME, match=f"m{k}", seats=4, options={}, secret=SECRET)
        play(match, lambda s, seat: heuristic.choose(GAME, s, seat, rnd.random))
        ties += len(match.state.winners) > 1
    assert ties <= 30


def test_r9_a_standing_order_never_takes_and_never_acts_out_of_turn() -> None:
    match = begin([20, 30])
    s = match.state
    assert GAME.follow(s, 1, {"card": 20}) is None
    assert GAME.follow(s, 0, {"card": 20}) == NO_THANKS
    assert GAME.follow(s, 0, {"card": 30}) is None
    s.chips[0] = 0
    assert GAME.follow(s, 0, {"card": 20}) is None
    take(match, 0)
    s.chips[0] = 5
    assert GAME.follow(s, 0, {"card": 20}) is None


def test_standing_order_until_the_pot_is_big_enough() -> None:
    match = begin([20])
    order = {"card": 20, "until": 3}
    refuse(match, 0, 1)
    assert GAME.follow(match.state, 2, order) == NO_THANKS
    refuse(match, 2)
    assert GAME.follow(match.state, 0, order) is None


def test_standing_order_until_no_chip_is_in_the_pot_holds_for_nothing() -> None:
    match = begin([20])
    assert GAME.follow(match.state, 0, {"card": 20}) == NO_THANKS
    assert GAME.follow(match.state, 0, {"card": 20, "until": 0}) is None


def test_standing_order_keeps_chips() -> None:
    match = begin([20])
    match.state.chips[0] = 4
    assert GAME.follow(match.state, 0, {"card": 20, "keep": 4}) is None
    assert GAME.follow(match.state, 0, {"card": 20, "keep": 3, "until": 1}) == NO_THANKS
    match.submit(0, NO_THANKS)
    assert GAME.follow(match.state, 1, {"card": 20, "until": 1}) is None


def test_standing_order_does_not_reach_the_next_game() -> None:
    match = begin([20])
    assert GAME.follow(match.state, 0, {"card": 20, "game": 1}) == NO_THANKS
    assert GAME.follow(match.state, 0, {"card": 20, "game": 2}) is None


# Options


def test_options_and_what_they_refuse() -> None:
    match = begin([], seats=7, chips=15, remove=0)
    assert match.state.chips == [15] * 7
    assert (len(match.state.deck), match.state.removed) == (32, [])
    assert len(begin([], remove=15).state.deck) == 17
    for bad in ({"chips": 2}, {"chips": 16}, {"remove": -1}, {"remove": 16}, {"games": 0}, {"games": 11}):
        with pytest.raises(BadOption):
            GAME.check(4, bad)
    assert GAME.check(4, {}) == {"remove": 9, "chips": "auto", "open_chips": False, "games": 1}


def test_several_games_add_up() -> None:
    match = begin([], games=3, remove=12)
    rnd = random.Random(2)
    while not match.over:
        seat = match.state.waiting[0]
        before = match.state.game
        match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))
        if match.state.game > before:
            assert match.state.chips == [11, 11, 11]
            assert match.state.cards == [[], [], []]
            assert (match.state.pot, match.state.number) == (0, 1)
            assert match.state.last_kind == "take"
    s = match.state
    assert len(s.columns) == len(s.final_chips) == len(s.final_cards) == 3
    assert s.scores == s.totals == [sum(column) for column in zip(*s.columns, strict=True)]
    for scores, chips, cards in zip(s.columns, s.final_chips, s.final_cards, strict=True):
        assert sum(chips) == 33
        assert scores == [cost_of_runs(h) - n for h, n in zip(cards, chips, strict=True)]
    assert s.winners == [p for p in range(3) if s.scores[p] == min(s.scores)]


# Timeouts, automatic moves


def test_timeout_pays_while_there_is_a_chip() -> None:
    match = begin([20])
    assert GAME.timeout(match.state, 0) == NO_THANKS
    match.state.chips[0] = 0
    assert GAME.timeout(match.state, 0) == TAKE


def test_nothing_is_ever_played_automatically() -> None:
    match = begin([20])
    assert GAME.automatic(match.state) is None
    match.state.chips[0] = 0  # a quick forced take would tell everybody that there was no chip left
    assert GAME.automatic(match.state) is None


# Secrecy


@given(st.integers(0, 10**6), st.integers(0, 60))
def test_swapping_hidden_things_changes_nothing_for_an_onlooker(seed: int, moves: int) -> None:
    rnd = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=4, options={}, secret=rnd.randbytes(32))
    for _ in range(moves):
        if match.over:
            return
        seat = match.state.waiting[0]
        match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))
    if match.over:
        return
    before = match.view(None)
    hidden = match.state.deck + match.state.removed
    rnd.shuffle(hidden)
    cut = len(match.state.deck)
    match.state.deck, match.state.removed = hidden[:cut], hidden[cut:]
    match.state.chips = rnd.sample(match.state.chips, 4)
    assert match.view(None) == before
    own = match.view(2)
    match.state.chips = [n if p == 2 else n + 1 for p, n in enumerate(match.state.chips)]
    assert match.view(2) == own


def test_events_are_public_and_tell_no_hidden_number() -> None:
    match = begin([], games=2)
    play(match, at_random(random.Random(1)))
    kinds = {
        "started": {"game", "seat"},
        "turned": {"card"},
        "no_thanks": {"seat", "pot"},
        "taken": {"seat", "card", "pot"},
        "game_over": {"game", "scores", "chips"},
        "match_over": {"totals", "winners", "removed"},
    }
    for event in match.ctx.events:
        assert event.only is None
        assert set(event.facts) == kinds[event.kind]


# Scoring and conservation


@given(st.sets(st.sampled_from(list(DECK))))
def test_cost_is_the_sum_of_cards_without_a_predecessor(cards: set[int]) -> None:
    assert cost_of_runs(sorted(cards)) == sum(c for c in cards if c - 1 not in cards)


@given(st.sets(st.sampled_from(list(DECK)), min_size=1), st.sampled_from(list(DECK)))
def test_a_card_adds_its_number_nothing_or_minus_one(cards: set[int], card: int) -> None:
    if card in cards:
        return
    change = cost_of_runs([*cards, card]) - cost_of_runs(list(cards))
    below, above = card - 1 in cards, card + 1 in cards
    expected = {(False, False): card, (True, False): 0, (False, True): -1, (True, True): -(card + 1)}
    assert change == expected[below, above]


@given(st.integers(0, 10**6), st.sampled_from(GAME.seats))
def test_cards_and_chips_are_conserved(seed: int, seats: int) -> None:
    rnd = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=seats, options={"games": 2}, secret=rnd.randbytes(32))
    whole = GAME.conserved(match.state)
    assert whole == (list(DECK), seats * match.state.per_player)
    while not match.over:
        seat = match.state.waiting[0]
        match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))
        assert GAME.conserved(match.state) == whole


# Heuristic player


def test_house_player_is_legal_and_beats_random_clearly() -> None:
    rnd = random.Random(11)
    won = 0.0
    for k in range(40):
        seats = GAME.seats[k % len(GAME.seats)]
        me = k % seats
        match = Match.begin(GAME, match=f"m{k}", seats=seats, options={}, secret=rnd.randbytes(32))
        while not match.over:
            seat = match.state.waiting[0]
            if seat == me:
                action = heuristic.choose(GAME, match.state.redeal(seat, rnd.random), seat, rnd.random)
            else:
                action = rnd.choice(list(GAME.legal(match.state, seat)))
            match.submit(seat, action)
        won += me in match.state.winners
    assert won >= 30


def test_house_player_ignores_what_it_may_not_know() -> None:
    rnd = random.Random(4)
    for k in range(60):
        match = Match.begin(GAME, match=f"m{k}", seats=4, options={}, secret=rnd.randbytes(32))
        for _ in range(rnd.randrange(60)):
            if match.over:
                break
            seat = match.state.waiting[0]
            match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))
        if match.over:
            continue
        seat = match.state.waiting[0]
        other = match.state.redeal(seat, rnd.random)
        other.chips = [n if p == seat else n + 3 for p, n in enumerate(other.chips)]
        chosen = [heuristic.choose(GAME, s, seat, lambda: 0.5) for s in (match.state, other)]
        assert chosen[0] == chosen[1]


def test_redeal_moves_only_deck_and_removed_cards() -> None:
    match = begin([])
    s = match.state
    other = s.redeal(1, random.Random(1).random)
    assert sorted(other.deck + other.removed) == sorted(s.deck + s.removed)
    assert other.deck != s.deck
    assert other.seen_by(1) == s.seen_by(1)


def test_simulations_do_not_listen() -> None:
    rnd = random.Random(6)
    s = GAME.start(3, GAME.check(3, {}), GameContext(rnd.random))
    while not s.ended:
        seat = s.waiting[0]
        GAME.apply(s, seat, rnd.choice(list(GAME.legal(s, seat))), GameContext(rnd.random))
    assert sorted(s.winners) == s.winners
