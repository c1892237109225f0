"""A match in legs is a game like any other: the generic suite tests it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import Visibility
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.layers.legs import Legs, LegsState
from engine.players.registry import POLICIES
from engine.players.search import Budget, search
from tests.engine import checks
from tests.engine.all_games import test_every_game as suite
from tests.engine.every_game import Case, Style, at_random, begin, first, heuristic, idle, last, played, steps, whole
from tests.layers.matches import ADAPTERS, CASES, MATCHES

every_case = pytest.mark.parametrize("case", [pytest.param(c, id=c.name) for c in CASES])
every_match = pytest.mark.parametrize("game", [pytest.param(g, id=g.key) for g in MATCHES.values()])


def test_at_least_five_games_say_what_a_leg_is() -> None:
    assert len(ADAPTERS) >= 5 and {c.game.key for c in CASES} == set(ADAPTERS)
    for leg in ADAPTERS.values():
        assert not leg.game.events or set(leg.untold) <= set(leg.game.events), "it leaves untold what cannot happen"


@every_case
def test_it_is_sound_at_every_step(case: Case) -> None:
    suite.test_random_match_is_sound_at_every_step(case, often=False)


@every_case
@pytest.mark.parametrize("style", [first, last, idle, heuristic], ids=lambda p: p.__name__)
def test_it_ends_whoever_plays(case: Case, style: Any) -> None:
    suite.test_match_ends_whoever_plays(case, style)


@every_case
def test_its_views_redeals_clones_and_stored_forms(case: Case) -> None:
    suite.test_views_redeals_clones_and_stored_forms(case)


@every_case
def test_its_records_replay(case: Case) -> None:
    suite.test_export_replays_and_its_proof_holds(case)
    suite.test_unfinished_export_keeps_the_secret(case)


@every_case
def test_it_goes_back_and_on(case: Case) -> None:
    suite.test_undo_to_any_length_and_replay(case)
    suite.test_resumed_match_goes_on_the_same(case)
    suite.test_every_shuffle_of_a_match_has_a_name_of_its_own(case)


@every_match
def test_its_moves_are_read_and_refused_like_those_of_the_game(game: Legs) -> None:
    suite.test_what_is_no_move_is_malformed(game)
    suite.test_illegal_moves_are_refused_in_words(game)


def by_legs(case: Case, seed: int, style: Style = at_random) -> tuple[Match[Any], list[Any]]:
    """Return a played match, and the first state of each leg."""
    match = begin(case, seed)
    began: list[Any] = [match.state.clone()]
    for _ in steps(match, style, seed):
        if match.state.number > len(began):
            began.append(match.state.clone())
    return match, began


@every_case
def test_legs_are_dealt_each_for_itself_and_add_up(case: Case) -> None:
    match, began = by_legs(case, 21)
    s: LegsState = match.state
    game = MATCHES[case.game.key]
    leg = game.leg
    deals = [json.dumps([b.inner.to_json()[p.name] for p in b.inner.plan() if p.visibility is not Visibility.PUBLIC])
             for b in began]  # fmt: skip
    assert len(set(deals)) == len(deals) == s.number, "two legs were dealt alike"
    assert all(label.startswith("leg ") for label in match.ctx.labels)
    assert [b.number for b in began] == list(range(1, s.number + 1))
    stake = leg.stake(game.inner_only(match.ctx.options))
    assert s.totals == [stake + sum(column) for column in zip(*s.columns, strict=True)]
    assert len(s.columns) == len(s.reasons) == s.number
    assert set(s.reasons) <= set(game.inner.end_reasons)
    told = [e for e in match.ctx.events if e.kind == "leg_over"]
    assert [e.facts["gains"] for e in told] == s.columns
    assert [e.facts["first"] for e in match.ctx.events if e.kind == "leg_began"] == [b.first for b in began]
    assert not any(e.kind in leg.untold for e in match.ctx.events)
    assert s.ended in game.end_reasons and (s.scores, s.winners) == leg.outcome(s.totals, s.inner)


@every_case
def test_the_inner_view_is_what_the_game_itself_would_show(case: Case) -> None:
    match = begin(case, 22)
    plain = GAMES[case.game.key]
    for _ in steps(match, at_random, 22):
        if len(match.log) % 7 or match.over:
            continue
        s = match.state
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            inner = view.innermost
            if s.phase in plain.phases:
                own = plain.view(s.inner, seat, match=view.match, options=inner.options)
                assert inner.standing is not None
                MATCHES[case.game.key].leg.present(own.s, inner.standing)
                assert dict(own.state) == dict(inner.state) and own.legal == inner.legal and own.first == inner.first
            assert (view.legal, view.waiting, view.phase) == (inner.legal, inner.waiting, inner.phase)
            assert inner.standing is not None and view.standing is None
            assert inner.standing.number == s.number and list(inner.standing.totals) == s.totals
            assert inner.standing.first == s.first and inner.standing.target == s.target
            assert [list(c) for c in inner.standing.columns] == s.columns


@every_case
def test_thinking_meets_the_game_inside(case: Case) -> None:
    match = begin(case, 23)
    game, state = stripped(match.game, match.state)
    assert game is MATCHES[case.game.key].inner and state is match.state.inner
    assert stripped(game, state) == (game, state)


@pytest.mark.parametrize("slug", ["geschenk", "rummy_fifty"])
def test_a_search_finds_in_legs_what_it_finds_in_the_game(slug: str) -> None:
    game = MATCHES[slug]
    match = begin(Case(game, game.default_seats, game.check(game.default_seats, {})), 29)
    checks.play_on(match, random.Random(29).random, 12)
    seat = match.state.waiting[0]

    def think(game: Any, state: Any) -> list[Any]:
        rnd = random.Random(30).random
        found = search(game, POLICIES[slug], state, seat, Budget(60, 9.0), rnd, lambda: 0.0)
        return [(c.action.wire(), c.visits) for c in found.ranked]

    assert think(game, match.state) == think(game.inner, match.state.inner)


def test_what_a_leg_decides_is_not_offered() -> None:
    game = MATCHES["rummy_fifty"]
    assert game.check(2, {}) == {"layoff_own": False, "first_dealer": "random", "match_target": 10, "max_legs": 30}
    assert game.check(2, {"max_rounds": 1}) == game.check(2, {}), "what it decides may be said"
    for wrong in ({"max_rounds": 2}, {"match_target": 51}, {"unheard": True}, {"first_dealer": "seat3"}):
        with pytest.raises(BadOption):
            game.check(2, wrong)
    assert {o.key for o in MATCHES["tennos_square"].options} == {"mode"}


def test_the_table_chooses_who_starts_and_later_the_match_does() -> None:
    game = MATCHES["rummy_fifty"]
    case = Case(game, 4, game.check(4, {"first_dealer": "seat3", "max_legs": 3}))
    _, began = by_legs(case, 24)
    assert [b.inner.dealer for b in began] == [2, 3, 0] == [b.first for b in began]


def test_the_target_ends_the_match_and_what_is_beyond_it_counts() -> None:
    game = MATCHES["counting_cribbage"]
    match = played(Case(game, 2, game.check(2, {"match_target": 2, "skunk": True})), seed=25)
    s = match.state
    assert s.ended == "target" and max(s.totals) >= 2 and s.winners == [s.totals.index(max(s.totals))]
    assert s.scores == s.totals and all(max(c) in (1, 2) and min(c) == 0 for c in s.columns)


def test_a_round_of_rummy_is_worth_what_the_game_says_and_nothing_is_lost() -> None:
    game, worth = MATCHES["rummy_fifty"], set()
    for seed in range(4):
        match, began = by_legs(
            Case(game, 2, game.check(2, {"max_legs": 12})), 30 + seed, heuristic if seed else at_random
        )
        ends = [e for e in match.ctx.events if e.kind in ("went_out", "unscored")]
        wanted = [
            [e.facts["gain"] if p == e.facts["seat"] else 0 for p in range(2)] if e.kind == "went_out" else [0, 0]
            for e in ends
        ]
        assert match.state.columns == wanted
        assert all(b.inner.points == [1, 1] and b.inner.round == 1 for b in began)
        worth |= {max(column) for column in wanted}
        last = [b.inner.last_out for b in began[1:]]
        assert last == [e.facts.get("seat", -1) for e in ends[: len(last)]], "the round before stays on view"
    assert worth == {0, 1, 2}


def test_who_starts_goes_round_or_to_who_went_out() -> None:
    for slug, options in (("rummy_fifty", {"max_legs": 4}), ("geschenk", {"games": 4}), ("dominuxen", {"rounds": 4})):
        game = MATCHES[slug]
        seats = game.default_seats
        _, began = by_legs(Case(game, seats, game.check(seats, options)), 31)
        assert [b.first for b in began] == [(began[0].first + k) % seats for k in range(len(began))]
    game = MATCHES["jukugo_daifuda"]
    match, began = by_legs(Case(game, 3, game.check(3, {"rounds": 6})), 32, heuristic)
    assert max(match.state.inner.round_winners) >= 0
    for before, now, out in zip(began, began[1:], match.state.inner.round_winners, strict=False):
        assert now.first == (out if out >= 0 else (before.first + 1) % 3)


@pytest.mark.parametrize(
    ("slug", "options", "kept"),
    [
        ("counting_cribbage", {"muggins": "full", "max_legs": 2, "match_target": 2}, "waives"),
        ("dominuxen", {"rounds": 2}, "habits"),
    ],
)
def test_wishes_that_last_as_long_as_the_match_go_on_in_the_next_leg(slug: str, options: Any, kept: str) -> None:
    game = MATCHES[slug]
    match = begin(Case(game, 3, game.check(3, options)), 33)
    before = getattr(match.state.inner, kept)[:]
    match.submit(1, match.view(1).anytime[-1])
    wished = getattr(match.state.inner, kept)[:]
    assert wished != before
    for _ in steps(match, idle, 33):
        if match.state.number == 2:
            break
    assert match.state.number == 2 and getattr(match.state.inner, kept) == wished


def test_a_leg_of_jukugo_stops_before_every_flip() -> None:
    """Each turn that begins with a flip has an offer point; nobody has to press for it."""
    game = MATCHES["jukugo_daifuda"]
    match = begin(Case(game, 2, game.check(2, {"rounds": 1})), 26)
    assert match.state.phase == "flip"
    flips = 1
    for _ in steps(match, at_random, 26):
        flipped = sum(e.kind == "flipped" for e in match.ctx.events)
        if not match.over and match.state.phase == "flip":
            seat = match.state.waiting[0]
            safe = game.automatic(match.state)
            assert safe is not None and safe[0] == seat == match.state.inner.turn
            assert game.leg.offers(match.state.inner, seat) and flipped == flips
            flips += 1
    assert flips > 5 and flipped == flips


def test_two_matches_of_one_kind_do_not_read_each_other_s_moves() -> None:
    assert MATCHES["geschenk"].read(["take"]).tag == "take"
    assert MATCHES["rummy_fifty"].read(["draw", -1]).tag == "draw"
    with pytest.raises(ValueError):
        MATCHES["geschenk"].read(["draw", -1])


def test_a_stored_leg_of_an_earlier_revision_is_migrated_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    game = MATCHES["geschenk"]
    match = begin(Case(game, 3, game.check(3, {})), 27)
    snapshot = match.snapshot()
    assert snapshot["revision"] == GAMES["geschenk"].revision * 100 + 1
    seen: list[int] = []

    def migrate(stored: dict[str, Any], revision: int) -> dict[str, Any]:
        seen.append(revision)
        return {**stored, "pot": 9}

    monkeypatch.setattr(game.inner, "migrate", migrate)
    monkeypatch.setattr(game.inner, "revision", game.inner.revision + 1)
    monkeypatch.setitem(vars(game), "revision", game.inner.revision * 100 + 1)
    again = Match.resume(game, match.header, match.secret, snapshot)
    assert seen == [game.inner.revision - 1] and again.state.inner.pot == 9


def test_a_simulation_deals_the_next_leg_blind() -> None:
    """A computer player that plays on past the end of a leg learns nothing about the next deal."""
    game = MATCHES["geschenk"]
    case = Case(game, 3, game.check(3, {"games": 2}))
    match, began = by_legs(case, 28)
    world = GameContext(random.Random(1).random, match.ctx.options)
    s = began[0].clone()
    for seat, *wire in match.log:
        if s.number == 2:
            break
        game.apply(s, seat, game.read(wire), world)
    assert s.number == 2 and whole(s.inner) != whole(began[1].inner)


@pytest.mark.soak
@every_case
def test_many_matches_are_sound(case: Case) -> None:
    """Random matches to the end: they replay, continue from the store, and each leg has its own deal."""
    for seed in range(100, 140):
        match, began = by_legs(case, seed)
        record = json.loads(json.dumps(match.export()))
        again = Match.replay(case.game, record)
        assert again.state == match.state and again.ctx.events == match.ctx.events
        assert len({whole(b.inner) for b in began}) == match.state.number
        half = len(match.log) // 2
        match.undo(half)
        resumed = Match.resume(case.game, match.header, match.secret, json.loads(json.dumps(match.snapshot())))
        for seat, *wire in record["log"][half:]:
            resumed.submit(seat, case.game.read(wire))
        assert resumed.state == again.state
