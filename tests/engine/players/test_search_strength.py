"""The strength of the search and its levels: positions with one right answer, and small samples of matches."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import cards
from engine.core.context import GameContext
from engine.core.game import Game, Rnd
from engine.core.state import NO_CARD
from engine.families.tricks import PLAY
from engine.games.geschenk import rules as geschenk
from engine.games.geschenk.rules import NO_THANKS, TAKE
from engine.games.registry import GAMES
from engine.games.tennos_square import rules as tennos_square
from engine.games.tricky_express import rules as tricky_express
from engine.players.levels import BEGINNER, BEGINNER_STEPS, FRIEND, LEVELS, STRONG, choose, settle
from engine.players.policy import Candidate, Chooser, SearchResult
from engine.players.registry import policy_of
from engine.players.search import Budget, search
from tests.engine.every_game import at_random, usual
from tests.engine.moments import QUICK, SMALL, moments, still

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
    """Return the first position of a match."""
    return game.start(seats, game.check(seats, {}), GameContext(random.Random(11).random))


def best(game: Game[Any], s: Any, seat: int) -> Action:
    return search(game, policy_of(game.key), s, seat, SMALL, random.Random(1).random, still).best


# Strength, on small samples; make bench-players measures it


def score_ahead(game: Game[Any], seats: int, mine: Chooser, theirs: Chooser, seed: int) -> float:
    """Return the average lead in points of the even seats (or teams) over the odd ones."""
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
