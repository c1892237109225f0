"""Computer players and the doubling cube: they decide by their seat's knowledge, and give a reason."""

from __future__ import annotations

import json
import random
from itertools import count
from statistics import mean
from typing import Any

import pytest

from engine.core.cards import SUIT
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.families.melds import mask_of
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.layers.cube import DOUBLE, PASS, TAKE
from engine.players.cube import asks, choose, decide, thought_about
from engine.players.cube_hands import collect
from engine.players.registry import CHOOSERS
from engine.players.rummy_fifty.heuristic import weight
from engine.players.search import Budget
from engine.players.worker import run_search
from locales import LANGUAGES, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.layers.cubes import Play

FEW = Budget(12, 9.0)


def decided(x: Play, seat: int, seed: int = 1) -> Any:
    rnd = random.Random(seed).random
    return decide(x.game, x.s.redeal(seat, rnd), seat, rnd, lambda: 0.0, FEW)


def far_ahead(ahead: int = 0, **options: Any) -> Play:
    """Return a game of cribbage that ``ahead`` almost surely wins, in ``ahead``'s turn."""
    x = Play("counting_cribbage", **{"max_legs": 40, **options})
    x.to_offer(ahead)
    x.inside.points = [119 if p == ahead else 20 for p in range(2)]
    return x


def test_who_is_far_ahead_doubles_and_who_is_far_behind_passes() -> None:
    x = far_ahead()
    found = decided(x, 0)
    assert found.action == DOUBLE and found.chance > 0.9
    x.do(0, DOUBLE)
    found = decided(x, 1)
    assert found.action == PASS and found.chance < 0.1
    x = far_ahead(1)
    x.inside.waiting = [0]
    x.cube.follow()
    x.s.follow()
    assert decided(x, 0).action is None


def test_with_nothing_to_lose_it_doubles_and_takes_and_with_nothing_to_gain_it_plays_on() -> None:
    x = far_ahead(1)
    x.s.totals = [0, 2]  # one more point wins the match for seat 1
    assert decided(x, 1).action is None, "a double would give the cube away for nothing"
    x.do(1, DOUBLE)
    assert decided(x, 0).action == TAKE
    y = far_ahead(1)
    y.s.totals, y.inside.waiting = [0, 2], [0]
    y.cube.follow()
    y.s.follow()
    assert decided(y, 0).action == DOUBLE


def test_the_estimate_knows_nothing_that_its_seat_does_not() -> None:
    """With hidden cards and the other seat's wish swapped, the decision is the same, to the last figure."""
    x = Play("rummy_fifty")
    p = x.to_offer()
    other = Play("rummy_fifty")
    other.to_offer()
    s = other.inside
    s.hands[1 - p], s.stock[: len(s.hands[1 - p])] = s.stock[: len(s.hands[1 - p])], s.hands[1 - p]
    s.hands[1 - p].sort()
    other.cube.hold[1 - p] = 1
    assert decided(x, p) == decided(other, p)


@pytest.mark.parametrize("slug", CUBED)
def test_a_computer_plays_every_game_through_its_stops(slug: str) -> None:
    x = Play(slug)
    rnd = random.Random(2).random
    for _ in range(12):
        if x.match.over:
            break
        seat = x.s.waiting[0]
        legal = x.game.legal(x.s, seat)
        if seat == TABLE_ACTOR:
            move = legal[0]
        else:
            dealt = x.s.redeal(seat, rnd)
            move = choose(x.game, dealt, seat, rnd, CHOOSERS[slug], lambda: 0.0, Budget(2, 9.0))
        assert x.game.allows(x.s, seat, move)
        x.match.submit(seat, move)


@pytest.mark.parametrize("slug", CUBED)
def test_a_thinking_process_answers_the_cube_and_says_why(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    rnd = random.Random(3).random
    heard = set()
    for seat in (p, 1 - p):
        game, state = thought_about(x.game, x.s.redeal(seat, rnd), seat)
        assert game is x.game and asks(x.game, x.s, seat)
        ticks = count(0.0, 0.05)
        stored = json.loads(json.dumps(state.to_json()))
        told = run_search(slug, stored, seat, "friend", rnd, ticks.__next__, (4, 9.0))
        assert x.game.allows(x.s, seat, x.game.read(told["action"]))
        for lang in LANGUAGES:
            key, facts = told["why"]
            text = NARRATIONS[slug].why(key, facts, Telling(x.match.view(seat), ("Ann", "Ben"), words(lang)))
            assert text and text[-1] in ".。"
        heard.add(told["why"][0])
        if seat == p:
            x.do(p, DOUBLE)
    assert heard & {"cube-why-take", "cube-why-pass"}
    assert thought_about(GAMES[slug], x.inside, 0)[0] is GAMES[slug]


def test_who_has_collected_for_turns_holds_more_than_a_hand_dealt_anew() -> None:
    game, rnd = GAMES["rummy_fifty"], random.Random(4).random
    ctx = GameContext(rnd)
    weights: dict[str, list[float]] = {"true": [], "dealt": [], "collected": []}
    for _ in range(3):
        s: Any = game.start(2, game.check(2, {"max_rounds": 1}), ctx)
        while s.waiting:
            seat = s.waiting[0]
            if s.phase == "draw" and len(s.discards[1 - seat]) > 1:
                dealt = s.redeal(seat, rnd)
                collected = dealt.clone()
                collect(collected, seat, rnd)
                assert game.conserved(collected) == game.conserved(s) and collected.hands[seat] == s.hands[seat]
                assert {*s.known[1 - seat]} <= {*collected.hands[1 - seat]} and len(collected.hands[1 - seat]) == 10
                for name, one in (("true", s), ("dealt", dealt), ("collected", collected)):
                    targets = tuple(tuple(meld) for meld in one.melds)
                    weights[name].append(weight(mask_of(one.hands[1 - seat]), targets, SUIT[one.indicator]))
            game.apply(s, seat, CHOOSERS["rummy_fifty"](game, s.redeal(seat, rnd), seat, rnd), ctx)
    true, dealt_anew, guessed = (mean(weights[name]) for name in ("true", "dealt", "collected"))
    assert len(weights["true"]) > 10 and abs(guessed - true) < (dealt_anew - true) / 3
