"""The computer players of Jukugo Daifuda: rounds by the rules, values, reasons in given positions, strength."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, JOKERS
from engine.players.jukugo_daifuda import POLICY, choose
from engine.players.jukugo_daifuda.heuristic import played_out
from engine.players.jukugo_daifuda.policy import SPAN
from engine.players.jukugo_daifuda.reasons import reason_for
from tests.games.jukugo_daifuda.positions import GOES_OUT, LAST_CARD, TWO_OVER, card_of, cards_of, position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"attach_words": "free", "dictionary": "standard"},
    {"min_ron": 15, "window_mode": "sealed"},
    {"hints": "off"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_played_out_ends_as_the_rules_have_it(seats: int, options: dict[str, Any]) -> None:
    """And it is the value of the move that led there."""
    rng = random.Random(seats)
    ctx = GameContext(rng.random)
    s = GAME.start(seats, GAME.check(seats, {**options, "rounds": 3, "chips": 240}), ctx)
    checked = 0
    while s.waiting:
        seat, before = s.waiting[0], s.clone()
        moves = GAME.legal(s, seat) if seat == TABLE_ACTOR else POLICY.candidates(GAME, s, seat, rng.random)
        GAME.apply(s, seat, moves[int(rng.random() * len(moves))], ctx)
        if len(s.columns) == len(before.columns) and rng.random() < 0.5:
            winner, score = played_out(s.clone())
            end = s.clone()
            while len(end.columns) == len(s.columns):
                p = end.waiting[0]
                move = GAME.legal(end, p)[0] if p == TABLE_ACTOR else choose(GAME, end, p, rng.random)
                GAME.apply(end, p, move, ctx)
            assert (winner, score) == (end.round_winners[-1], end.round_scores[-1])
            gained = [chips - then for chips, then in zip(end.chips, s.chips, strict=True)]
            assert POLICY.values(s, before) == pytest.approx([min(1.0, 0.5 + chips / SPAN) for chips in gained])
            checked += 1
        elif len(s.columns) > len(before.columns):
            gained = [chips - then for chips, then in zip(s.chips, before.chips, strict=True)]
            assert POLICY.values(s, before) == pytest.approx([min(1.0, 0.5 + chips / SPAN) for chips in gained])
    assert checked > 5


@pytest.mark.parametrize(
    ("seat", "daifuda", "action", "key", "facts"),
    [
        ("社会科学年月日", "生", RON, "ron", {"score": 60}),
        (LAST_CARD, "民", PASS, "larger", {"score": 4}),
        (TWO_OVER, "半", Attach(0, "four_kind"), "then-ready", {"cards": 9}),
        (
            "先事学部下数間",
            "々",
            Claim(cards_of("先"), "two_word"),
            "word2",
            {"left": card_of("先"), "right": BLACK_JOKER},
        ),
        ("先事学部下数間", "々", Claim(cards_of("学"), "pair"), "numbers", {"count": 2}),
        ("先家商質無心道", "民", PASS, "", {}),
    ],
)
def test_reasons_of_written_positions(seat: str, daifuda: str, action: Action, key: str, facts: dict[str, Any]) -> None:
    """``tests.engine.test_true_reasons`` checks that every reason is true."""
    found = reason_for(position(seat, on=daifuda).state, 0, action)
    assert found == ((f"jukugo_daifuda-hint-why-{key}", facts) if key else None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_house_player_beats_random_play_clearly(seats: int) -> None:
    rng = random.Random(seats)
    won = 0.0
    for k in range(12):
        match = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([k]) * 32)
        s = match.state
        while not match.over:
            seat = rng.choice(s.waiting)
            if seat == 0:
                match.submit(0, choose(GAME, s.redeal(0, rng.random), 0, rng.random))
            else:
                match.submit(seat, rng.choice(list(GAME.legal(s, seat))))
        won += (0 in s.winners) / len(s.winners)
    assert won >= 9


def test_the_house_player_goes_out_when_it_can_and_keeps_jokers() -> None:
    s = position(GOES_OUT, on="国").state
    assert choose(GAME, s, 0, random.Random(1).random) == RON
    s.phase, s.waiting = "discard", [0]
    for hand, kept in (("法々", JOKERS), ("日本法々", JOKERS), ("々々", ())):
        s.hands[0] = list(cards_of(hand))
        card = choose(GAME, s, 0, random.Random(1).random).wire()[1]
        assert card in s.hands[0] and card not in kept
