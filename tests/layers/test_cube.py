"""The doubling cube around every game that has it: the generic suite, and what the game inside may not notice.

Worked examples and rulings of its rules are in test_cube_rules.py, and by game in test_cube_by_game.py.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.layers.cube import DOUBLE, FREE, HOLD, PASS, TAKE, Cube
from engine.layers.lateness import NOTES
from engine.layers.layer import stripped
from engine.layers.legs import Legs
from engine.layers.terms import OFFERED, PASSED
from tests.engine.all_games import test_every_game as suite
from tests.engine.every_game import Case, begin, first, idle, last, steps
from tests.layers.cubes import CUBED, Play, case_of, seldom
from tests.layers.matches import ADAPTERS

CASES = [case_of(slug) for slug in CUBED] + [case_of("love_letter", 3), case_of("love_letter", 4)]
every_case = pytest.mark.parametrize("case", [pytest.param(c, id=f"{c.game.key}-{c.seats}") for c in CASES])
every_game = pytest.mark.parametrize("slug", list(CUBED))


@every_case
def test_it_is_a_game_like_any_other(case: Case) -> None:
    suite.test_random_match_is_sound_at_every_step(case, often=False)
    for style in (first, last, idle):
        suite.test_match_ends_whoever_plays(case, style)
    suite.test_export_replays_and_its_proof_holds(case)
    suite.test_undo_to_any_length_and_replay(case)
    suite.test_resumed_match_goes_on_the_same(case)
    suite.test_every_shuffle_of_a_match_has_a_name_of_its_own(case)
    suite.test_what_is_no_move_is_malformed(case.game)


@every_case
def test_its_views_redeals_clones_and_stored_forms(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "heuristic", seldom)  # the house players know no offers
    suite.test_views_redeals_clones_and_stored_forms(case)


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_at_every_step_the_conditions_of_an_offer_hold(case: Case, seed: int) -> None:
    """Conditions 1 to 8, the cap, alternating offers, and R9, in matches from both seats to the end."""
    match = begin(case, seed)
    leg = ADAPTERS[case.game.key]
    takes: list[int] = []
    number, added = 1, 0
    for _ in steps(match, seldom, seed):
        s, cube = match.state, match.state.inner
        if s.number != number:
            number, takes, added = s.number, [], 0
        seat, tag = match.log[-1][:2]
        added += str(tag) in ("cube_double", "cube_take", "cube_pass")
        if tag == "cube_take":
            takes.append(seat)
        assert added <= 12, "R9"
        assert all(one != other for one, other in pairwise(takes)), "offers alternate"
        assert match.over or cube.value == 2 ** len(takes) <= cube.cap == 64
        for p in range(case.seats):
            may = DOUBLE in case.game.legal(s, p)
            assert not may or (
                leg.offers(cube.inner, p)
                and s.waiting == [p]
                and len(leg.running(cube.inner)) == 2
                and p in leg.running(cube.inner)
                and cube.owner in (-1, p)
                and not cube.offered
                and cube.value < 64
            )
    s = match.state
    stake = CUBED[case.game.key].leg.stake(match.ctx.options)
    assert s.totals == [stake + sum(column) for column in zip(*s.columns, strict=True)]


@every_game
def test_without_the_cube_not_a_byte_of_a_match_changes(slug: str) -> None:
    """With the same shuffles and moves, a leg with an unused cube equals the leg alone."""
    plain, cubed = begin(Case(Legs(ADAPTERS[slug]), 2, _plain(slug)), 3), begin(case_of(slug), 3)
    for match in (plain, cubed):
        match.ctx.seed = b"x" * 32
        match.ctx.labels.clear()
        match.ctx.events.clear()
        match.state = match.game.start(2, match.ctx.options, match.ctx)
    for k in range(300):
        if plain.over or cubed.over:
            break
        seat = plain.state.waiting[0]
        legal = plain.game.legal(plain.state, seat)
        move = legal[k * 7 % len(legal)]
        assert move in cubed.game.legal(cubed.state, seat)
        plain.submit(seat, move)
        cubed.submit(seat, move)
        assert cubed.state.inner.inner == plain.state.inner and cubed.ctx.labels == plain.ctx.labels
    assert cubed.ctx.events == plain.ctx.events and len(plain.log) > 20


def _plain(slug: str) -> Any:
    game, options = Legs(ADAPTERS[slug]), case_of(slug).options
    return game.check(2, {o.key: options[o.key] for o in game.options})


@every_game
def test_a_pass_ends_the_leg_for_what_it_was_worth(slug: str) -> None:
    x = Play(slug)
    before, p = x.s.totals[:], x.to_offer()
    x.offered(p, PASS)
    gained = [a - b for a, b in zip(x.s.totals, before, strict=True)]
    assert (gained[p], gained[1 - p]) == ((15, -15) if slug == "jukugo_daifuda" else (1, 0))
    assert x.s.number == 2 and x.s.reasons == [PASSED] and x.cube.value == 1


@every_game
def test_a_take_goes_on_where_the_game_stood(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    inner = x.inside.clone()
    asked = x.game.phases[x.s.phase].prompt_variant(x.s, p)
    x.do(p, DOUBLE)
    assert x.s.waiting == [1 - p] and x.s.phase == OFFERED
    assert x.refused(p, TAKE) and x.refused(1 - p, DOUBLE) and x.game.automatic(x.s) is None
    assert x.game.timeout(x.s, 1 - p) == TAKE
    x.do(1 - p, TAKE)
    assert x.inside == inner and x.s.waiting == [p] and not x.can(p)
    now = x.game.phases[x.s.phase].prompt_variant(x.s, p)
    assert now != asked, "an answer to the question before the offer is stale"
    assert x.game.timeout(x.s, p) not in (DOUBLE, TAKE)


@every_game
def test_painters_get_the_standing_through_both_layers(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.do(p, DOUBLE)
    for seat in (None, 0, 1):
        view = x.match.view(seat)
        assert view.inner is not None and view.inner.inner is view.innermost
        assert view.innermost.standing is not None and view.innermost.standing.number == 1
        assert view.innermost.legal == () and view.innermost.waiting == [] and view.waiting == [1 - p]
        assert view.s.inner.inner is view.innermost.s, "what is seen inside is masked once"
        assert [a.wire() for a in view.legal] == ([["cube_take"], ["cube_pass"]] if seat == 1 - p else [])
        assert list(view.first) == (["cube_take", "cube_pass"] if seat == 1 - p else [])


@every_game
def test_what_somebody_wishes_of_the_cube_is_seen_by_nobody_else(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    others = [json.dumps(dict(x.match.view(seat).state)) for seat in (None, 1 - p)]
    x.do(p, HOLD)
    assert [json.dumps(dict(x.match.view(seat).state)) for seat in (None, 1 - p)] == others
    assert FREE in x.match.view(p).anytime and HOLD in x.match.view(1 - p).anytime
    assert x.s.redeal(1 - p, lambda: 0.5).inner.hold == [0, 0]


@every_game
def test_the_clock_notes_nothing_where_who_is_asked_is_a_secret(slug: str) -> None:
    x, secret = Play(slug), 0
    for _ in range(60):
        if x.game.phases[x.s.phase].secret_readiness:
            secret += 1
            assert all(x.game.overdue(x.s, p) is None for p in x.s.waiting)
            assert all(x.refused(TABLE_ACTOR, note(0)) for note in NOTES)
        x.go(x.s.waiting[0])
    assert secret or slug != "jukugo_daifuda"


@every_game
def test_a_leg_given_up_shows_no_hands(slug: str) -> None:
    """R6: neither events nor the former leg's views contain the hands."""
    x = Play(slug)
    p = x.to_offer()
    before = x.match.view(p).innermost.s
    x.offered(p, PASS)
    events = x.match.ctx.events
    cut = next(k for k, e in enumerate(events) if e.kind == "cube_passed")
    told = [e for e in events[cut:] if e.only is None or 1 - p not in e.only]
    assert [e.kind for e in told[:2]] == ["cube_passed", "leg_over"]
    now = x.match.view(p).innermost.s
    for name in ("last_hands", "before", "ron_sets", "last_totals"):
        if hasattr(now, name):
            assert getattr(now, name) == getattr(before, name)
    if slug in ("ttp", "love_letter"):
        assert now.shown == []


def test_wishes_of_the_game_inside_are_kept_while_it_stands_still() -> None:
    x = Play("jukugo_daifuda")
    p = x.to_offer()
    x.do(p, DOUBLE)
    wish = next(a for a in x.match.view(p).anytime if a.tag == "order")
    waiting, public = x.s.waiting[:], x.match.view(None)
    x.do(p, wish)
    assert x.s.waiting == waiting and x.match.view(None).state == public.state
    assert wish not in x.match.view(p).anytime


def test_thinking_stops_where_a_layer_asks() -> None:
    x = Play("rummy_fifty")
    p = x.to_offer()
    assert stripped(x.game, x.s) == (GAMES["rummy_fifty"], x.inside)
    x.do(p, DOUBLE)
    assert stripped(x.game, x.s) == (x.game.inner, x.cube)


def test_names_that_clash_are_refused() -> None:
    with pytest.raises(TypeError, match="two things of one name: cube_absent, cube_away, cube_double"):
        Cube(Cube(ADAPTERS["rummy_fifty"]))
    with pytest.raises(TypeError, match="two things of one name: match_target, max_legs"):
        Legs(InLegs())


class InLegs(Cube):
    """A leg that offers the options of the match around it."""

    def __init__(self) -> None:
        super().__init__(ADAPTERS["rummy_fifty"])
        own = (*self.options, *(o for o in (self.target, self.most) if o is not None))
        self._declare(options=own)


@every_game
def test_matches_with_offers_add_up(slug: str) -> None:
    legs, passes, doubled = 0, 0, 0
    for seed in range(4):
        match = played_with_offers(slug, seed)
        legs += match.state.number
        passes += match.state.reasons.count(PASSED)
        doubled += sum(e.kind == "cube_doubled" for e in match.ctx.events)
    assert legs > 6 and doubled >= passes > 0


def played_with_offers(slug: str, seed: int) -> Match[Any]:
    match = begin(case_of(slug), seed)
    for _ in steps(match, seldom, seed):
        pass
    return match


@pytest.mark.soak
@every_game
def test_many_matches_with_offers_are_sound(slug: str) -> None:
    for seed in range(100, 180):
        match = played_with_offers(slug, seed)
        again = Match.replay(CUBED[slug], match.export())
        assert again.state == match.state and again.ctx.events == match.ctx.events
