"""Alliance in pictures and words: every state in both languages, nothing secret, playable by ear."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.core.context import Event
from engine.games.alliance.terms import FIRST_SPECIAL, specials_of
from locales import Lang, Words, words
from render.games.alliance.narration import NARRATION
from render.games.alliance.result import story
from render.games.alliance.words import how_words, plan, short
from render.kit.person import people
from tests.games.alliance.extremes import played

LANGS: tuple[Lang, ...] = get_args(Lang)
NAMES = ["Mina", "Ken", "Sakura", "Taro", "Alex", "Kim"]
TABLES = ((2, "individual"), (3, "individual"), (4, "team"), (5, "individual"), (6, "team"), (6, "secret_team"))


@pytest.fixture(params=LANGS)
def say(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


@pytest.mark.parametrize(
    ("how", "made", "teams"),
    [
        ("same_two", [], True),
        ("punisher", [], True),
        ("joker", [], True),
        ("joker", [], False),
        ("battalion", [1], True),
        ("battalion", [0, 1], True),
        ("", [], True),
    ],
)
def test_ways_to_win_a_trick(how: str, made: list[int], teams: bool, say: Words) -> None:
    assert bool(how_words(how, made, teams, say)) == bool(how)


def test_every_criterion_has_words(say: Words) -> None:
    for by in ("second_best", "spade", "fewest_courts", "nearest_spade", "lowest_member"):
        assert say(f"alliance-by-{by}", score=3) and say(f"alliance-decided-{by}")


def test_names_of_cards_do_not_repeat(say: Words) -> None:
    pack = [*range(FIRST_SPECIAL + 6)]
    assert len({short(c, say) for c in pack}) == len(pack)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_story_of_the_result_is_true(seats: int, mode: str, say: Words) -> None:
    for seed in range(4):
        view = played(seats, mode, seed, 10_000).view(None)
        s, told = view.s, "\n".join(story(view, people(NAMES), say))
        losers = max(n for p, n in enumerate(s.scores) if p not in s.winners)
        margin = say("alliance-story-margin", points=s.scores[s.winners[0]] - losers)
        assert (margin in told) == (s.by == "total")
        assert (s.by == "total") or say(f"alliance-decided-{s.by}") in told
        won = [len(own) for own in s.final_won]
        most = [p for p in range(seats) if won[p] == max(won)]
        for p in range(seats):
            line = say("alliance-story-courts", name=NAMES[p], count=won[p])
            assert (line in told) == (most == [p])


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_last_move_is_the_last_play_or_trick_of_the_log_in_few_words(seats: int, mode: str, say: Words) -> None:
    kinds = {"started", "played", "laid", "passed", "trick"}
    for stop in (*range(6, 40), 70, 10_000):
        m = played(seats, mode, 2, stop)
        view = m.view(None)
        told = [e for e in m.ctx.events if e.kind in kinds]
        expected: str | None = ""
        if told and not m.over and view.phase != "distribute":
            kind, facts = told[-1].kind, dict(told[-1].facts)
            brief = {"played": {**facts, "top": 0}, "trick": {"winner": facts.get("winner")}}.get(kind, facts)
            expected = NARRATION.happened(Event(kind, brief), view, NAMES, say)
        assert NARRATION.last_move(view, NAMES, say) == expected


def test_the_plan_is_read_by_the_team_alone() -> None:
    m = played(6, "team", 5, 1)
    (seat,) = [p for p in range(6) if p not in m.state.waiting]
    for p in range(6):
        own = plan(m.view(p))
        assert bool(own) == (m.state.team(p) == m.state.team(seat))
        if own:
            masks = [specials_of(mask) for mask in m.state.special]
            assert all(FIRST_SPECIAL + 3 * m.state.team(seat) + k in masks[q] for k, q in enumerate(own))
    assert plan(m.view(None)) == []
