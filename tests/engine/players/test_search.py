"""The search in any game: moves are legal and repeatable, by the seat's view, within the budget, and with reasons."""

from __future__ import annotations

import dataclasses
import json
import pickle
import random
import time
from collections.abc import Iterable
from typing import Any

import pytest

from cogs.play.advisor import NOT_COMPARED
from engine.core.context import GameContext
from engine.core.game import Game, Rnd
from engine.games.geschenk import rules as geschenk
from engine.games.geschenk.rules import TAKE
from engine.games.registry import GAMES
from engine.games.tennos_square import rules as tennos_square
from engine.games.tricky_express import rules as tricky_express
from engine.players import search as searching
from engine.players.levels import FRIEND, LEVELS, choose
from engine.players.policy import SearchPolicy, SearchResult
from engine.players.reasons import gain, verdict, why
from engine.players.registry import CHOOSERS, POLICIES, policy_of
from engine.players.search import BeyondHorizonError, Budget, Lookahead, search
from engine.players.worker import run_search
from locales import LANGUAGES, words
from tests.engine import toy
from tests.engine.every_game import (
    ONE_STANDS_FOR_ALL,
    PLAYERS,
    Case,
    at_random,
    cases,
    plain,
    played,
    positions,
    usual,
    whole,
)
from tests.engine.moments import FEW, QUICK, SMALL, moments, still, ticking


def every_case() -> list[Case]:
    """Return every number of seats of every game, with usual options."""
    games: list[Game[Any]] = [*GAMES.values(), toy.TOY]
    return [Case(game, seats, game.check(seats, {})) for game in games for seats in game.seats]


def odd_cases() -> list[Case]:
    """Return samples of every game's options, with the usual number of seats."""
    games: list[Game[Any]] = [*GAMES.values(), toy.TOY]
    found = [case for game in games for case in cases(game) if case.seats == game.default_seats][1:]
    return [case for case in found if not ONE_STANDS_FOR_ALL & {str(value) for value in case.options.values()}]


# Any game


@pytest.mark.parametrize("count", [pytest.param(3, id="some"), pytest.param(6, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("case", every_case() + odd_cases(), ids=lambda case: case.name)
def test_a_search_suggests_legal_moves(case: Case, count: int) -> None:
    game, policy = case.game, policy_of(case.game.key)
    rnd = random.Random(1).random
    for s, seat in moments(case, count)[:: 1 if plain(case) else 2]:
        before = whole(s)
        result = search(game, policy, s.redeal(seat, rnd), seat, FEW, rnd, still)
        assert result.ranked
        for candidate in result.ranked:
            assert game.allows(s, seat, candidate.action)
            assert 0.0 <= candidate.value <= 1.0
        assert result.iterations <= FEW.iterations
        assert sum(c.visits for c in result.ranked) == result.iterations
        assert whole(s) == before, "a search may not touch the state it was given"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_the_same_seed_gives_the_same_result(game: Game[Any]) -> None:
    for s, seat in moments(usual(game), 4):
        first, second = (
            search(game, policy_of(game.key), s, seat, QUICK, random.Random(5).random, still) for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("case", every_case(), ids=lambda case: case.name)
def test_it_cannot_cheat(case: Case) -> None:
    """The true state and its twin with other hidden cards lead to the very same result."""
    game, policy = case.game, policy_of(case.game.key)
    moved = 0
    for s, seat in moments(case, 6):
        twin = s.redeal(seat, random.Random(99).random)
        moved += whole(twin) != whole(s)
        true, other = (
            search(game, policy, x, seat, FEW, random.Random(5).random, still, PLAYERS[game.key]) for x in (s, twin)
        )
        assert true == other
        said = [why(game, policy, x, seat, true) for x in (s, twin)]
        reasons = {json.dumps([key, dict(facts)]) for key, facts in said}
        assert len(reasons) == 1
    assert moved, "the twins must differ, or this proves nothing"


@pytest.mark.parametrize("count", [pytest.param(2, id="some"), pytest.param(4, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_level_makes_legal_moves(game: Game[Any], level: str, count: int) -> None:
    rnd = random.Random(2).random
    for s, seat in moments(usual(game), count):
        assert game.allows(s, seat, choose(level, game, s.redeal(seat, rnd), seat, rnd, ticking(0.02)))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_values_are_relative_and_between_0_and_1(game: Game[Any]) -> None:
    policy = policy_of(game.key)
    before = positions(usual(game), 3, seed=1)[1].state
    stop, s = policy.horizon(before), before.clone()
    ctx, rnd = GameContext(random.Random(4).random), random.Random(3).random
    while policy.horizon(s) == stop:
        seat = s.waiting[0]
        game.apply(s, seat, at_random(game, s, seat, game.legal(s, seat), rnd), ctx)
    values = policy.values(s, before)
    assert len(values) == game.seat_count(s)
    assert all(0.0 <= v <= 1.0 for v in values)
    assert 0.3 < sum(values) / len(values) < 0.7


class Counting(GameContext):
    """A world for ``Lookahead`` that allows deals beyond the horizon and counts them."""

    def __init__(self, rnd: Rnd, policy: SearchPolicy[Any], s: Any) -> None:
        super().__init__(rnd)
        self.policy, self.state, self.stop, self.beyond = policy, s, policy.horizon(s), 0

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        self.beyond += self.policy.horizon(self.state) != self.stop
        return super().shuffled(label, items)


@pytest.mark.parametrize("count", [pytest.param(2, id="some"), pytest.param(6, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("case", every_case() + odd_cases(), ids=lambda case: case.name)
def test_nothing_is_dealt_beyond_the_horizon_and_no_value_misses_it(case: Case, count: int) -> None:
    game, policy = case.game, policy_of(case.game.key)
    for before in [match.state for match in positions(case, count if plain(case) else count // 2, seed=2)]:
        dealt, short = before.clone(), before.clone()
        whole_world = Counting(random.Random(4).random, policy, dealt)
        world = Lookahead(random.Random(4).random, policy, policy.horizon(before))
        world.state, rnd = short, random.Random(3).random
        try:
            while dealt.waiting and policy.horizon(dealt) == whole_world.stop:
                seat = dealt.waiting[0]
                move = at_random(game, dealt, seat, game.legal(dealt, seat), rnd)
                game.apply(dealt, seat, move, whole_world)
                game.apply(short, seat, move, world)
        except BeyondHorizonError:
            assert whole_world.beyond
        else:
            assert not whole_world.beyond
        assert policy.values(dealt, before) == policy.values(short, before)


def test_a_game_without_a_policy_is_searched_to_its_end() -> None:
    match = played(usual(toy.TOY))
    assert policy_of("toy") is policy_of("nothing") and match.over
    s, seat = moments(usual(toy.TOY), 6)[2]
    result = search(toy.TOY, policy_of("toy"), s, seat, SMALL, random.Random(1).random, still)
    assert result.iterations > 100


# What the process of a search gets and gives


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_result_travels_as_plain_values(game: Game[Any]) -> None:
    rng = random.Random(1)
    for s, seat in moments(usual(game), 3):
        state = s.redeal(seat, rng.random).to_json()
        call = (
            game.key,
            json.loads(json.dumps(state)),
            seat,
            FRIEND,
            random.Random(8).random,
            time.monotonic,
            (40, 5.0),
        )
        assert pickle.loads(pickle.dumps(run_search)) is run_search
        told = run_search(*pickle.loads(pickle.dumps(call)))
        assert told == json.loads(json.dumps(told))
        assert game.allows(s, seat, game.read(told["action"]))
        assert game.allows(s, seat, game.read(told["best"]))
        assert told["ranked"][0][0] == told["best"]
        assert told["iterations"] <= 40


@pytest.mark.parametrize("matches", [pytest.param(2, id="some"), pytest.param(4, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", sorted(POLICIES.keys() & GAMES.keys()))
def test_every_reason_has_its_words_in_both_languages(game: str, matches: int) -> None:
    subject, policy = GAMES[game], POLICIES[game]
    keys = set()
    rnd = random.Random(6).random
    for seed in range(matches):
        for s, seat in moments(usual(subject), 20, seed):
            result = search(subject, policy, s.redeal(seat, rnd), seat, FEW, rnd, still)
            for key, facts in (
                why(subject, policy, s, seat, result),
                gain(subject, policy, s, seat, result),
                (verdict(policy, result), {}),
            ):
                keys.add(key)
                for lang in LANGUAGES if key != NOT_COMPARED else ():
                    assert words(lang)(key, **facts)
    own = {key for key in keys if key.startswith(f"{game}-hint-why-")}
    if type(policy).reason is not SearchPolicy.reason:
        assert len(own) >= 3, own


@pytest.mark.parametrize("matches", [pytest.param(1, id="some"), pytest.param(3, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_only_where_nothing_can_be_chosen_it_says_so(game: Game[Any], matches: int) -> None:
    """A search that looked at one move alone does not say that there is no other."""
    policy, rnd = policy_of(game.key), random.Random(3).random
    for seed in range(matches):
        for s, seat in moments(usual(game), 25, seed):
            result = search(game, policy, s, seat, Budget(1, 1.0), rnd, still)
            alone = dataclasses.replace(result, ranked=result.ranked[:1])
            only = len(game.legal(s, seat)) == 1
            assert (why(game, policy, s, seat, alone)[0] == "hint-why-only") == only
            assert gain(game, policy, s, seat, alone)[0] == ("hint-gain-only" if only else NOT_COMPARED)


def test_the_gain_is_told_in_points_where_the_game_counts_points() -> None:
    s, seat = moments(usual(tricky_express.GAME), 12)[4]
    policy = policy_of("tricky_express")
    result = search(tricky_express.GAME, policy, s, seat, SMALL, random.Random(1).random, still)
    key, facts = gain(tricky_express.GAME, policy, s, seat, result)
    if key == "hint-gain-points":
        assert facts["points"] == round(result.gain * policy.points, 1)
    else:
        assert key == "hint-gain-none" and result.gain < 0.01


# Budgets


def test_simulations_end_with_the_budget() -> None:
    s, seat = moments(usual(geschenk.GAME), 6)[1]
    result = search(geschenk.GAME, policy_of("geschenk"), s, seat, Budget(100, 60.0), random.Random(1).random, still)
    assert result.iterations == 100


@pytest.mark.parametrize("slug", ["geschenk", "rummy_fifty"])
def test_a_search_ends_early_once_more_deals_would_hardly_change_the_choice(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, policy, early = GAMES[slug], policy_of(slug), 0
    for s, seat in moments(usual(game), 6):

        def chosen(s: Any = s, seat: int = seat) -> SearchResult:
            rnd = random.Random(5).random
            return search(game, policy, s.redeal(seat, rnd), seat, Budget(1200, 60.0), rnd, still, CHOOSERS[slug])

        result = chosen()
        with monkeypatch.context() as patience:
            patience.setattr(searching, "SETTLED_FROM", 10**9)
            whole_search = chosen()
        assert result.best == whole_search.best
        assert result.iterations <= whole_search.iterations
        early += result.iterations < whole_search.iterations
    assert early


def test_time_ends_with_the_budget() -> None:
    s, seat = moments(usual(geschenk.GAME), 6)[1]
    for seconds in (0.5, 1.0, 4.0):
        looks = ticking(0.1)
        rnd = random.Random(1).random
        result = search(geschenk.GAME, policy_of("geschenk"), s, seat, Budget(10**6, seconds), rnd, looks)
        assert 0 < result.iterations <= 2 * (10 * seconds + 2)
        assert looks() <= seconds + 0.5


def test_a_search_without_any_time_still_suggests_a_move() -> None:
    for s, seat in moments(usual(tennos_square.GAME), 6):
        rnd = random.Random(1).random
        result = search(tennos_square.GAME, policy_of("tennos_square"), s, seat, Budget(1000, 0.0), rnd, ticking(1.0))
        assert tennos_square.GAME.allows(s, seat, result.best)


def test_nothing_is_searched_where_there_is_one_move() -> None:
    s, seat = moments(usual(geschenk.GAME), 6)[1]
    s = s.clone()
    s.chips[seat] = 0
    result = search(geschenk.GAME, policy_of("geschenk"), s, seat, SMALL, random.Random(1).random, still)
    assert result.iterations == 0 and result.best == TAKE
