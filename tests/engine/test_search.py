"""The search and its levels: legal, repeatable, blind to what a seat cannot see, in budget, and good at games."""

from __future__ import annotations

import dataclasses
import json
import pickle
import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from cogs.advisor import NOT_COMPARED
from engine.core.action import Action
from engine.core.cards import cards
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game, Phase, Rnd
from engine.core.state import NO_CARD, State, public
from engine.families.tricks import PLAY
from engine.games.geschenk import rules as geschenk
from engine.games.geschenk.moves import NO_THANKS, TAKE
from engine.games.registry import GAMES
from engine.games.tennos_square import rules as tennos_square
from engine.games.tricky_express import rules as tricky_express
from engine.players.levels import BEGINNER, BEGINNER_STEPS, FRIEND, LEVELS, STRONG, choose, settle
from engine.players.policy import Candidate, Chooser, SearchPolicy, SearchResult, relative
from engine.players.reasons import gain, verdict, why
from engine.players.registry import POLICIES, policy_of
from engine.players.search import BeyondHorizonError, Budget, Lookahead, Searcher, search
from engine.players.worker import run_search
from locales import LANGUAGES, words
from tests.engine import toy
from tests.engine.every_game import (
    ONE_STANDS_FOR_ALL,
    PLAYERS,
    Case,
    at_random,
    cases,
    heuristic,
    plain,
    played,
    positions,
    usual,
    whole,
)

FEW = Budget(12, 60.0)
QUICK = Budget(30, 60.0)
SMALL = Budget(150, 60.0)


def still() -> float:
    """A clock on which no time passes."""
    return 0.0


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes ``step`` seconds further at every look."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def moments(case: Case, count: int = 8, seed: int = 3) -> list[tuple[Any, int]]:
    """Positions of a match of heuristic players, with a seat that is asked."""
    rng = random.Random(seed)
    found = []
    for match in positions(case, count, seed=seed, style=heuristic):
        seats = [p for p in match.state.waiting if p != TABLE_ACTOR]
        if seats:
            found.append((match.state, rng.choice(seats)))
    return found


def every_case() -> list[Case]:
    """Every number of seats of every game, with usual options."""
    games: list[Game[Any]] = [*GAMES.values(), toy.TOY]
    return [Case(game, seats, game.check(seats, {})) for game in games for seats in game.seats]


def odd_cases() -> list[Case]:
    """Samples of every game's options, with the usual number of seats."""
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
    """The world of ``Lookahead`` that does deal beyond the horizon, and counts how often."""

    def __init__(self, rnd: Rnd, policy: SearchPolicy[Any], s: Any) -> None:
        super().__init__(rnd)
        self.policy, self.state, self.stop, self.beyond = policy, s, policy.horizon(s), 0

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        self.beyond += self.policy.horizon(self.state) != self.stop
        return super().shuffled(label, items)


@pytest.mark.parametrize("case", every_case() + odd_cases(), ids=lambda case: case.name)
def test_nothing_is_dealt_beyond_the_horizon_and_no_value_misses_it(case: Case) -> None:
    game, policy = case.game, policy_of(case.game.key)
    for before in [match.state for match in positions(case, 6 if plain(case) else 3, seed=2)]:
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
    """A search that looked at one move alone does not claim that there is no other."""
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


# Positions with one right answer


def test_it_lets_a_card_go_round_that_suits_only_its_own_run() -> None:
    s = usual_start(geschenk.GAME, 3)
    s.offer, s.pot, s.deck = 30, 0, [5, 4, 12]
    s.cards, s.chips, s.waiting = [[31], [], []], [9, 2, 2], [0]
    assert best(geschenk.GAME, s, 0) == NO_THANKS


def test_it_takes_a_card_that_joins_its_run_before_another_does() -> None:
    s = usual_start(geschenk.GAME, 3)
    s.offer, s.pot, s.deck = 30, 9, []
    s.cards, s.chips, s.waiting = [[31], [29], []], [9, 2, 2], [0]
    assert best(geschenk.GAME, s, 0) == TAKE


def test_it_completes_the_row_for_the_bonus() -> None:
    s = usual_start(tennos_square.GAME, 4)
    s.phase, s.waiting = "turn", [0]
    s.given = s.pool = cards("S3 H3 C3 D3")
    row = cards("S1 S2 H4 H5 H6 C7 C8 C9".replace("1", "A", 1))
    s.row[0] = [*row, NO_CARD]
    s.under[0] = [*[NO_CARD] * 8, s.under[0][8]]
    s.hands = [cards("S10 HA"), cards("LA L2"), cards("L4 L5"), cards("L7 L8")]
    assert best(tennos_square.GAME, s, 0) == tennos_square.PLACE[cards("S10")[0]][8]


def test_it_takes_the_sure_station_that_closes_a_long_pass() -> None:
    s = usual_start(tricky_express.GAME, 4)
    s.phase, s.leader, s.waiting, s.trick = "play", 0, [0], []
    s.hands = [cards("SA H2"), cards("S5 H9"), cards("S6 H10"), cards("S7 HJ")]
    s.routes[-1], s.stops = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1], [1, 11, 9, 10]
    assert best(tricky_express.GAME, s, 0) == PLAY[cards("SA")[0]]


def usual_start(game: Game[Any], seats: int) -> Any:
    """The first position of a match."""
    return game.start(seats, game.check(seats, {}), GameContext(random.Random(11).random))


def best(game: Game[Any], s: Any, seat: int) -> Action:
    return search(game, policy_of(game.key), s, seat, SMALL, random.Random(1).random, still).best


# A game made for the search: several choose at once, unseen, and the table acts in between


@dataclass(frozen=True, slots=True)
class Pick(Action):
    tag: ClassVar[str] = "pick"
    value: int


PICKS = tuple(Pick(v) for v in range(3))


@dataclass(slots=True)
class MatchingState(State):
    picked: list[int] = public()
    points: list[int] = public()

    def clone(self) -> MatchingState:
        return MatchingState(
            phase=self.phase,
            waiting=self.waiting[:],
            ended=self.ended,
            scores=self.scores[:],
            winners=self.winners[:],
            picked=self.picked[:],
            points=self.points[:],
        )

    def redeal(self, seat: int, rnd: Callable[[], float]) -> MatchingState:
        new = self.clone()
        new.picked = [v if p == seat or v < 0 else int(rnd() * 3) for p, v in enumerate(self.picked)]
        return new


class PickPhase(Phase[MatchingState, Pick]):
    """All pick in secret; the table then shows the picks and pays each seat its number, but 2 only if alone."""

    secret_readiness = True

    def legal(self, s: MatchingState, seat: int) -> Sequence[Pick]:
        return PICKS if seat != TABLE_ACTOR else PICKS[:1]

    def apply(self, s: MatchingState, seat: int, action: Pick, ctx: GameContext) -> None:
        if seat == TABLE_ACTOR:
            s.waiting, s.ended = [], "shown"
            s.points = [0 if v == 2 and s.picked.count(2) > 1 else v for v in s.picked]
            s.winners = [p for p, v in enumerate(s.points) if v == max(s.points)]
            s.scores = s.points[:]
            return
        s.picked[seat] = action.value
        s.waiting.remove(seat)
        if not s.waiting:
            s.waiting = [TABLE_ACTOR]


class Matching(Game[MatchingState]):
    key = "matching"
    phases: ClassVar[dict[str, Phase[Any, Any]]] = {"pick": PickPhase()}

    def seat_count(self, s: MatchingState) -> int:
        return len(s.picked)


class MatchingPolicy(SearchPolicy[MatchingState]):
    def values(self, s: MatchingState, before: MatchingState) -> Sequence[float]:
        return relative(s.points, 8.0)


def matching(waiting: list[int], picked: list[int]) -> MatchingState:
    return MatchingState(phase="pick", waiting=waiting, picked=picked, points=[0] * len(picked))


def test_of_unseen_choices_made_at_once_it_never_picks_what_is_always_worse() -> None:
    result = search(
        Matching(), MatchingPolicy(), matching([0, 1, 2], [-1] * 3), 1, Budget(400, 9.0), random.Random(1).random, still
    )
    assert [c.action for c in result.ranked][-1] == PICKS[0]
    assert result.iterations <= 400


def test_the_tree_does_not_branch_on_what_others_chose_unseen() -> None:
    searcher = Searcher(Matching(), MatchingPolicy(), matching([0, 1, 2], [-1] * 3), 1, random.Random(1).random)
    searcher.run(Budget(300, 9.0), still)
    for edge in searcher.root.values():
        for key, node in edge.nodes.items():
            assert key in ((0, True), (2, True))
            assert all(not below.nodes for below in node.values())


def test_a_choice_already_made_by_another_is_not_read() -> None:
    results = [
        search(Matching(), MatchingPolicy(), matching([1], [v, -1]), 1, SMALL, random.Random(1).random, still)
        for v in (0, 1, 2)
    ]
    assert results[0] == results[1] == results[2]


# Strength, on small samples; make bench-players measures it


def score_ahead(game: Game[Any], seats: int, mine: Chooser, theirs: Chooser, seed: int) -> float:
    """By how many points the even seats (or teams) come out ahead of the odd ones, on average."""
    rnd, ctx = random.Random(seed).random, GameContext(random.Random(seed + 1).random)
    s = game.start(seats, game.check(seats, {}), ctx)
    while s.waiting:
        seat = s.waiting[0]
        chooser = mine if s.team(seat) % 2 == 0 else theirs
        game.apply(s, seat, chooser(game, s.redeal(seat, rnd), seat, rnd), ctx)
    sign = -1 if game.key == "geschenk" else 1
    sides = [[sign * v for p, v in enumerate(s.scores) if s.team(p) % 2 == side] for side in (0, 1)]
    return float(sum(sides[0]) / len(sides[0]) - sum(sides[1]) / len(sides[1]))


def searching(budget: Budget) -> Chooser:
    return lambda game, s, seat, rnd: search(game, policy_of(game.key), s, seat, budget, rnd, still).best


def randomly(game: Game[Any], s: Any, seat: int, rnd: Rnd) -> Action:
    return at_random(game, s, seat, game.legal(s, seat), rnd)


@pytest.mark.parametrize(
    "game",
    [
        "geschenk",
        "counting_cribbage",
        pytest.param("tricky_express", marks=pytest.mark.soak),
        pytest.param("tennos_square", marks=pytest.mark.soak),
    ],
)
def test_a_small_search_beats_random_moves(game: str) -> None:
    subject = GAMES[game]
    ahead = [score_ahead(subject, subject.default_seats, searching(QUICK), randomly, seed) for seed in range(4)]
    assert sum(ahead) > 0
    assert sum(a > 0 for a in ahead) >= 3


def test_levels_differ_in_what_they_see() -> None:
    assert LEVELS[BEGINNER].budget.iterations < LEVELS[FRIEND].budget.iterations < LEVELS[STRONG].budget.iterations
    assert LEVELS[STRONG].overlooks == LEVELS[STRONG].carefree == 0.0
    best: dict[str, list[bool]] = {level: [] for level in LEVELS}
    for s, seat in moments(usual(tennos_square.GAME), 10)[3:6]:
        result = search(tennos_square.GAME, policy_of("tennos_square"), s, seat, SMALL, random.Random(1).random, still)
        rnd, top = random.Random(3).random, max(c.value for c in result.ranked)
        for level, found in LEVELS.items():
            moves = [settle(found, result, rnd) for _ in range(200)]
            best[level] += [a == result.best for a in moves]
            worst = min(c.value for move in moves if (c := result.of(move)) is not None)
            assert worst >= top - found.slip, "who slips makes no absurd move"
    share = {level: sum(taken) / len(taken) for level, taken in best.items()}
    assert share[STRONG] == 1.0 > share[FRIEND] > share[BEGINNER]


def test_nobody_takes_a_high_card_because_they_did_not_see_that_they_could_say_no() -> None:
    take, no = TAKE, NO_THANKS
    absurd = SearchResult(0, (Candidate(no, 30, 0.6), Candidate(take, 30, 0.3)), 60, 0.6)
    slight = SearchResult(0, (Candidate(no, 30, 0.6), Candidate(take, 30, 0.58)), 60, 0.6)
    rnd = random.Random(5).random
    for level in (*BEGINNER_STEPS.values(), LEVELS[BEGINNER], LEVELS[FRIEND]):
        assert {settle(level, absurd, rnd) for _ in range(500)} == {no}
        assert {settle(level, slight, rnd) for _ in range(500)} == {no, take}


def test_an_unknown_level_is_refused() -> None:
    s, seat = moments(usual(geschenk.GAME), 3)[0]
    with pytest.raises(KeyError):
        choose("genius", geschenk.GAME, s, seat, random.Random(1).random, still)


def test_a_game_without_a_policy_is_searched_to_its_end() -> None:
    match = played(usual(toy.TOY))
    assert policy_of("toy") is policy_of("nothing") and match.over
    s, seat = moments(usual(toy.TOY), 6)[2]
    result = search(toy.TOY, policy_of("toy"), s, seat, SMALL, random.Random(1).random, still)
    assert result.iterations > 100


class SupposingPolicy(MatchingPolicy):
    """Thinks that everybody else has picked the same number."""

    def __init__(self, value: int) -> None:
        self.value = value

    def suppose(self, s: MatchingState, seat: int, rnd: Rnd) -> None:
        s.picked = [v if p == seat else self.value for p, v in enumerate(s.picked)]


@pytest.mark.parametrize(("value", "best_answer"), [(0, 2), (1, 2), (2, 1)])
def test_what_others_hold_is_what_the_policy_supposes(value: int, best_answer: int) -> None:
    s = matching([1], [0, -1, 2])
    searcher = Searcher(Matching(), SupposingPolicy(value), s, 1, random.Random(1).random)
    assert searcher.before.picked == [value, -1, value], "also in the deal it begins with"
    assert searcher.run(Budget(60, 9.0), still).best == PICKS[best_answer]
