"""Tricky Express in pictures and words: every state in both languages, nothing secret, playable by ear."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import get_args

import pytest

from engine.core.context import GameContext
from engine.core.match import Match
from engine.families.tricks import best
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import TrickyExpressState
from locales import Lang, Words, words
from render.games.registry import PAINTERS
from render.games.tricky_express.narration import NARRATION
from render.games.tricky_express.result import headline, longest
from render.kit.person import people
from render.kit.written import written

PAINTER = PAINTERS["tricky_express"]

LANGS: tuple[Lang, ...] = get_args(Lang)


@lru_cache(maxsize=64)
def played(seed: int, stop: int) -> Match[TrickyExpressState]:
    rng = random.Random(seed)
    m = Match.begin(GAME, match="m", seats=4, options={}, secret=rng.randbytes(32))
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(list(GAME.legal(m.state, seat))))
    return m


@pytest.fixture(params=LANGS)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def test_provisional_points_become_the_points_of_the_deal() -> None:
    for seed in range(6):
        view = played(seed, 240).view(None)
        assert [d[0] for d in view.s.points()] == view.s.base
        before = played(seed, 239).view(None)
        base, top, second = before.s.points()[-1]
        assert len(base) == 4 and -1 <= top < 4 and -1 <= second < 4
        quiet = GameContext(random.Random(0).random)
        s = played(seed, 239).state.clone()
        TRICK_PHASE.done(s, quiet)
        assert (s.base[-1], s.top[-1], s.second[-1]) == (base, top, second)


def test_the_best_card_shown_is_the_one_that_wins() -> None:
    for seed in range(4):
        view = played(seed, 100 + seed).view(None)
        winner = (view.s.last_leader + best(view.s.last_trick)) % 4
        assert winner == view.s.last_winner


def test_the_headline_of_the_result_is_true(say: Words) -> None:
    """The points between the first two, a growth bonus that turned the game, or a shared win."""
    for totals, growth, winners, told in (
        ([20, 18, 5, 4], [0, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [1, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [2, 0, 0, 0], [0], say("tricky_express-story-margin", points=2)),
        ([20, 18, 5, 4], [7, 0, 0, 0], [0], say("tricky_express-story-growth", points=7)),
        ([5, 18, 20, 4], [0, 8, 7, 0], [2], say("tricky_express-story-margin", points=2)),
        ([18, 18, 5, 4], [7, 0, 0, 0], [0, 1], say("tricky_express-story-shared")),
    ):
        view = played(1, 240).view(None)
        view.s.totals, view.s.growth, view.s.winners = totals, growth, winners
        assert headline(view, say) == told
        result = PAINTER.result(view, people(["A", "B", "C", "D"]), say)
        assert told.replace(" ", "") in "".join(one.text for one in written(result)).replace(" ", "")


def test_the_longest_express_of_the_result() -> None:
    """The most stations passed in any deal, of equals the earliest deal, in it the one completed later (R1)."""
    for seed in range(8):
        view = played(seed, 240).view(None)
        run = longest(view)
        assert run.passed == max(max(deal) for deal in view.s.base) == view.s.base[run.deal][run.seat]
        assert run.deal == next(k for k, deal in enumerate(view.s.base) if max(deal) == run.passed)
        assert run.seat == view.s.top[run.deal]


def test_the_last_move_is_the_last_event_that_all_may_know(say: Words) -> None:
    names = ["A", "B", "C", "D"]
    for stop in (*range(30), *range(58, 64), 118, 200, 239):
        m = played(6, stop)
        told = [e for e in m.ctx.events if not e.only and e.kind != "trick"]
        view = m.view(None)
        assert NARRATION.last_move(view, names, say) == NARRATION.happened(told[-1], view, names, say)
    assert NARRATION.last_move(played(6, 240).view(None), names, say) == ""
