"""Values of hands for the computer players of Jukugo Daifuda: by fit, seat, moves and facts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.answers import PASS, RON, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.players.jukugo_daifuda.policy import POLICY, SHARE, SPAN, choose
from engine.players.jukugo_daifuda.prospects import expected, moved
from engine.players.jukugo_daifuda.rounds import Round, outs, played_out
from tests.games.jukugo_daifuda.positions import GOES_OUT, cards_of, position
from tests.games.jukugo_daifuda.reasons import outs as outs_by_the_rules

OPTIONS: list[dict[str, Any]] = [{}, {"window_mode": "sealed"}, {"hints": "off"}]
CTX = GameContext(random.Random(1).random)


def asked(seats: int, options: dict[str, Any]) -> Iterator[tuple[JukugoDaifudaState, int]]:
    """Yield positions of heuristic players, redealt for the asked seat."""
    rnd = random.Random(seats).random
    ctx = GameContext(rnd)
    s = GAME.start(seats, GAME.check(seats, {"rounds": 4, "chips": 240, **options}), ctx)
    while s.waiting:
        seat = s.waiting[0]
        if seat == TABLE_ACTOR:
            GAME.apply(s, seat, GAME.legal(s, seat)[0], ctx)
            continue
        yield s.redeal(seat, rnd), seat
        GAME.apply(s, seat, choose(GAME, s, seat, rnd), ctx)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_values_are_half_of_a_round_played_out_and_half_of_what_the_hand_is_worth(
    seats: int, options: dict[str, Any]
) -> None:
    mixed = 0
    for before, seat in asked(seats, options):
        for action in POLICY.candidates(GAME, before, seat, CTX.rnd):
            s = before.clone()
            GAME.apply(s, seat, action, CTX)
            if len(s.columns) != len(before.columns):
                continue
            assert moved(s, before) == seat
            hoped, (winner, score) = expected(Round(s), s, before, seat), played_out(s.clone())
            assert (hoped is None) == (action == RON)
            gained = 0 if winner == NO_SEAT else score * (seats - 1) if winner == seat else -score
            chips = gained if hoped is None else (1 - SHARE) * gained + SHARE * hoped
            values = POLICY.values(s, before)
            assert values[seat] == pytest.approx(min(1.0, 0.5 + chips / SPAN))
            assert max(values) == 1.0 or sum(values) == pytest.approx(seats / 2)
            mixed += hoped is not None
    assert mixed > 20


@pytest.mark.parametrize("options", [{"dictionary": "standard"}, {"attach_words": "free"}, {"min_ron": 15}], ids=str)
def test_with_options_for_which_nothing_is_fitted_rounds_are_played_out_only(options: dict[str, Any]) -> None:
    for before, seat in asked(3, options):
        s = before.clone()
        GAME.apply(s, seat, POLICY.candidates(GAME, before, seat, CTX.rnd)[-1], CTX)
        assert expected(Round(s), s, before, seat) is None


@pytest.mark.parametrize("seats", GAME.seats)
def test_outs_are_those_of_the_rules(seats: int) -> None:
    found = 0
    for s, seat in asked(seats, {}):
        if s.phase == "window":
            now = Round(s)
            unseen = now.unseen(seat) & ~(1 << now.place)
            count, score = outs(now.m, now.free, now.hands[seat], tuple(now.sets[seat]), unseen)
            assert count == outs_by_the_rules(s, seat)
            assert (score > 0) == (count > 0)
            found += count > 0
    assert found


def test_what_a_claim_promises_does_not_depend_on_whether_the_window_has_closed() -> None:
    """The same set, taken in the own flip at once and while others could still go out."""
    before = position(GOES_OUT, on="国").state
    claim = Claim(cards_of("本"), "pair")
    noted, closed = before.clone(), before.clone()
    GAME.apply(noted, 0, claim, CTX)
    closed.waiting = [0]
    GAME.apply(closed, 0, claim, CTX)
    assert (noted.phase, closed.phase) == ("window", "discard")
    first, second = (expected(Round(s), s, before, 0) for s in (noted, closed))
    assert first == pytest.approx(second)


def test_who_moved_shows_by_an_answer_only() -> None:
    before = position(GOES_OUT, on="国").state
    before.waiting = [0, 1, TABLE_ACTOR]
    s = before.clone()
    assert moved(s, before) == NO_SEAT
    GAME.apply(s, 1, PASS, CTX)
    assert moved(s, before) == 1
    s.daifuda = s.deck[-1]
    assert moved(s, before) == NO_SEAT
