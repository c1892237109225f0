"""The computer players of Jukugo Daifuda: rounds by the rules, values, reasons in given positions, strength."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.answers import CLOSE, PASS, RON, noted
from engine.games.jukugo_daifuda.leg import LEG
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import JOKERS
from engine.players.jukugo_daifuda import POLICY, choose
from engine.players.jukugo_daifuda.heuristic import Round, outs, played_out, worth
from engine.players.jukugo_daifuda.policy import GONE, SHARE, SPAN, expected, mover
from engine.players.jukugo_daifuda.reasons import reason_for
from engine.players.search import Budget, search
from tests.games.jukugo_daifuda.positions import cards_of, claim, each, in_ids, move_of, position, seeded

CTX = GameContext(random.Random(1).random)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"attach_words": "free", "dictionary": "standard"},
    {"min_ron": 15, "window_mode": "sealed"},
    {"hints": "off"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_played_out_ends_as_the_rules_have_it(seats: int, options: dict[str, Any]) -> None:
    """In a leg too, where the turn player is asked before a card is turned up."""
    checked = 0
    for game in (GAME, LEG.game):
        rng = random.Random(seats)
        ctx = GameContext(rng.random)
        s = game.start(seats, game.check(seats, {**options, "rounds": 2, "chips": 240}), ctx)
        while s.waiting:
            seat = s.waiting[0]
            if rng.random() < 0.5:
                told, end = played_out(s.clone()), s.clone()
                while len(end.columns) == len(s.columns):
                    p = end.waiting[0]
                    house = p == TABLE_ACTOR or end.phase == "flip"
                    move = game.legal(end, p)[0] if house else choose(game, end, p, rng.random)
                    game.apply(end, p, move, ctx)
                assert told == (end.round_winners[-1], end.round_scores[-1])
                checked += 1
            moves = game.legal(s, seat) if seat == TABLE_ACTOR else POLICY.candidates(game, s, seat, rng.random)
            game.apply(s, seat, moves[int(rng.random() * len(moves))], ctx)
    assert checked > 5


def positions(seats: int, options: dict[str, Any]) -> Iterator[tuple[JukugoDaifudaState, int]]:
    """Yield positions of heuristic players, redealt for the asked seat."""
    rnd = random.Random(seats).random
    ctx = GameContext(rnd)
    s = GAME.start(seats, GAME.check(seats, {"rounds": 4, "chips": 240, **options}), ctx)
    while s.waiting:
        seat = s.waiting[0]
        if seat != TABLE_ACTOR:
            yield s.redeal(seat, rnd), seat
        GAME.apply(s, seat, CLOSE if seat == TABLE_ACTOR else choose(GAME, s, seat, rnd), ctx)


@pytest.mark.parametrize("options", [*OPTIONS, {"min_ron": 15}, {"window_mode": "sealed"}], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_value_is_half_of_a_round_played_out_and_half_of_what_the_hand_is_worth(
    seats: int, options: dict[str, Any]
) -> None:
    """Nothing is fitted for some options, nor where the seat could go out."""
    fitted, mixed = not {"attach_words", "dictionary", "min_ron"} & options.keys(), 0
    for before, seat in positions(seats, options):
        for action in POLICY.candidates(GAME, before, seat, CTX.rnd):
            s = before.clone()
            GAME.apply(s, seat, action, CTX)
            if len(s.columns) != len(before.columns):
                continue
            assert mover(s, before) == seat
            hoped, (winner, score) = expected(s, before, seat), played_out(s.clone())
            assert (hoped is None) == (RON in POLICY.candidates(GAME, before, seat, CTX.rnd) or not fitted)
            gained = 0 if winner == NO_SEAT else score * (seats - 1) if winner == seat else -score
            chips = gained if hoped is None else (1 - SHARE) * gained + SHARE * hoped
            values = POLICY.values(s, before)
            assert values[seat] == pytest.approx(min(1.0, 0.5 + chips / SPAN))
            assert max(values) == 1.0 or sum(values) == pytest.approx(seats / 2)
            mixed += hoped is not None
    assert mixed > 20 or not fitted


def test_what_a_claim_promises_does_not_depend_on_whether_the_window_has_closed() -> None:
    """The same set, taken in the own flip at once and while others could still go out."""
    before = position("先事学部下数間", on="々").state
    noted, closed = before.clone(), before.clone()
    closed.waiting = [0]
    for s, phase in ((noted, "window"), (closed, "discard")):
        GAME.apply(s, 0, claim("pair", "学"), CTX)
        assert s.phase == phase
    first, second = (expected(s, before, 0) for s in (noted, closed))
    assert first is not None and first == pytest.approx(second)


def test_a_waiting_hand_is_worth_what_its_facts_are() -> None:
    """After a pass, by the weights for two seats."""
    before = position("GOES_OUT", "any", on="義", turn=1, discarder=1).state
    s = before.clone()
    s.answer[0] = noted(PASS)
    now = Round(before)
    unseen = now.unseen(0) & ~(1 << before.daifuda)
    (count, score), out = outs(now.lex, False, now.hands[0], (), unseen), unseen.bit_count()
    facts = (1.0, worth(now.lex, now.hands[0]), 0, score / out, sqrt(count / out), 7, 2, 0)
    assert count and expected(s, before, 0) == pytest.approx(sum(w * x for w, x in zip(GONE[2], facts, strict=True)))


def test_who_moved_shows_by_an_answer_only() -> None:
    before = position("GOES_OUT", on="国").state
    before.waiting = [0, 1, TABLE_ACTOR]
    s = before.clone()
    assert mover(s, before) == NO_SEAT
    GAME.apply(s, 1, PASS, CTX)
    assert mover(s, before) == 1


@each("reasons", "seat daifuda move key facts")
def test_reasons_of_written_positions(seat: str, daifuda: str, move: str, key: str, facts: dict[str, Any]) -> None:
    """``tests.engine.all_games.test_true_reasons`` checks that every reason is true."""
    found = reason_for(position(seat, on=daifuda).state, 0, move_of(move))
    assert found == ((f"jukugo_daifuda-hint-why-{key}", in_ids(facts)) if key else None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_house_player_beats_random_play_clearly(seats: int) -> None:
    rng = random.Random(seats)
    won = 0.0
    for k in range(12):
        match = seeded(seats, k)
        s = match.state
        while not match.over:
            seat = rng.choice(s.waiting)
            own = choose(GAME, s.redeal(0, rng.random), 0, rng.random) if seat == 0 else None
            match.submit(seat, own or rng.choice(list(GAME.legal(s, seat))))
        won += (0 in s.winners) / len(s.winners)
    assert won >= 9


def test_the_house_player_goes_out_when_it_can_and_keeps_jokers() -> None:
    s = position("GOES_OUT", on="国").state
    assert choose(GAME, s, 0, random.Random(1).random) == RON
    s.phase, s.waiting = "discard", [0]
    for hand, kept in (("法々", JOKERS), ("日本法々", JOKERS), ("々々", ())):
        s.hands[0] = list(cards_of(hand))
        card = choose(GAME, s, 0, random.Random(1).random).wire()[1]
        assert card in s.hands[0] and card not in kept


def test_a_ron_is_not_given_up_for_what_a_hand_may_bring() -> None:
    """A joker in the hand promises much, but rounds played out after a pass bring nine chips less than the ron."""
    s = position("家名道人民国々", "any", "any", on="生", turn=1).state
    rnd = random.Random(1).random
    assert RON in GAME.legal(s, 0)
    assert search(GAME, POLICY, s, 0, Budget(150, 60.0), rnd, lambda: 0.0, choose).best == RON
