"""All that a layer may add to a game, proven by a layer of offers in a match in legs: two layers around three games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.layers.legs import Legs
from tests.engine import test_every_game as suite
from tests.engine.every_game import Case, begin, first, idle, last, steps
from tests.layers.matches import ADAPTERS
from tests.layers.stakes import DOUBLE, OFFERED, PASS, PASSED, TAKE, Hold, Late, Stakes

STAKED = {slug: Legs(Stakes(ADAPTERS[slug])) for slug in ("rummy_fifty", "counting_cribbage", "jukugo_daifuda")}
SHORT: dict[str, dict[str, Any]] = {
    "rummy_fifty": {"max_legs": 5},
    "counting_cribbage": {"match_target": 3, "max_legs": 3},
    "jukugo_daifuda": {"rounds": 4, "chips": 120},
}
CASES = [Case(game, 2, game.check(2, SHORT[slug])) for slug, game in STAKED.items()]
every_case = pytest.mark.parametrize("case", [pytest.param(c, id=c.game.key) for c in CASES])


@every_case
def test_it_is_a_game_like_any_other(case: Case) -> None:
    suite.test_random_match_is_sound_at_every_step(case)
    for style in (first, last, idle):
        suite.test_match_ends_whoever_plays(case, style)
    suite.test_export_replays_and_its_proof_holds(case)
    suite.test_undo_to_any_length_and_replay(case)
    suite.test_resumed_match_goes_on_the_same(case)
    suite.test_every_shuffle_of_a_match_has_a_name_of_its_own(case)
    suite.test_what_is_no_move_is_malformed(case.game)


def seldom(*args: Any) -> Action:
    """A player who doubles now and then."""
    *_, legal, rnd = args
    plain = [a for a in legal if a != DOUBLE]
    chosen: Action = legal[-1] if rnd() < 0.02 or not plain else plain[int(rnd() * len(plain))]
    return chosen


@every_case
def test_its_views_redeals_clones_and_stored_forms(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "heuristic", seldom)  # the house players know no offers
    suite.test_views_redeals_clones_and_stored_forms(case)


class Play:
    """A match driven by default moves from offer point to offer point."""

    def __init__(self, slug: str, seed: int = 1) -> None:
        self.game = STAKED[slug]
        self.match = begin(Case(self.game, 2, self.game.check(2, SHORT[slug])), seed)
        self.leg = ADAPTERS[slug]

    @property
    def stakes(self) -> Any:
        return self.match.state.inner

    def go(self, seat: int, by_clock: bool = False) -> None:
        s = self.match.state
        note = self.game.overdue(s, seat) if by_clock else None
        if note is not None:
            self.match.submit(TABLE_ACTOR, note)
        legal = self.game.legal(s, seat)
        self.match.submit(seat, legal[0] if seat == TABLE_ACTOR else self.game.timeout(s, seat))

    def to_offer(self, seat: int | None = None, asleep: int | None = None) -> int:
        """On to the first decision of a turn (of ``seat``); ``asleep`` is moved for by the clock."""
        for _ in range(2000):
            s = self.match.state
            p: int = s.waiting[0]
            if p >= 0 and s.phase != OFFERED and self.leg.offers(self.stakes.inner, p) and seat in (None, p):
                return p
            self.go(p, by_clock=p == asleep)
        raise AssertionError("no turn came")

    def can(self, seat: int) -> bool:
        return DOUBLE in self.game.legal(self.match.state, seat)

    def refused(self, seat: int, move: Action) -> bool:
        with pytest.raises(IllegalAction):
            self.match.submit(seat, move)
        return True


every_staked = pytest.mark.parametrize("slug", list(STAKED))


@every_staked
def test_a_pass_ends_the_leg_for_what_it_was_worth(slug: str) -> None:
    x = Play(slug)
    before, p = x.match.state.totals[:], x.to_offer()
    x.match.submit(p, DOUBLE)
    x.match.submit(1 - p, PASS)
    s = x.match.state
    gained = [a - b for a, b in zip(s.totals, before, strict=True)]
    assert (gained[p], gained[1 - p]) == (15, -15) if slug == "jukugo_daifuda" else (1, 0)
    assert slug != "jukugo_daifuda" or s.first == p, "who was given the round deals the next"
    assert s.number == 2 and s.reasons == [PASSED] and s.inner.value == 1


@every_staked
def test_a_take_goes_on_where_the_game_stood(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    inner = x.stakes.inner.clone()
    asked = x.match.game.phases[x.match.state.phase].prompt_variant(x.match.state, p)
    x.match.submit(p, DOUBLE)
    assert x.match.state.waiting == [1 - p] and x.match.state.phase == OFFERED
    assert x.refused(p, TAKE) and x.refused(1 - p, DOUBLE) and x.game.automatic(x.match.state) is None
    assert x.game.timeout(x.match.state, 1 - p) == TAKE
    x.match.submit(1 - p, TAKE)
    assert x.stakes.inner == inner and x.match.state.waiting == [p] and not x.can(p)
    now = x.match.game.phases[x.match.state.phase].prompt_variant(x.match.state, p)
    assert now != asked, "an answer to the question before the offer is stale"
    x.go(p)
    assert x.can(x.to_offer(1 - p)), "who took may double next"
    x.go(1 - p)
    assert not x.can(x.to_offer(p)), "and nobody else"


@every_staked
def test_painters_get_the_standing_through_both_layers(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.match.submit(p, DOUBLE)
    for seat in (None, 0, 1):
        view = x.match.view(seat)
        assert view.inner is not None and view.inner.inner is view.innermost
        assert view.innermost.standing is not None and view.innermost.standing.number == 1
        assert view.innermost.legal == () and view.innermost.waiting == view.waiting == [1 - p]
        assert view.s.inner.inner is view.innermost.s, "what is seen inside is masked once"
        assert [a.wire() for a in view.legal] == ([["double_answer", 1], ["double_answer", 0]] if seat == 1 - p else [])
        assert list(view.first) == (["double_answer"] if seat == 1 - p else [])


@every_staked
def test_nobody_doubles_against_who_was_moved_for(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.go(p, by_clock=True)
    assert [TABLE_ACTOR, "double_late", p] in x.match.log
    q = x.to_offer(1 - p, asleep=p)
    assert not x.can(q)
    x.go(q)
    x.go(x.to_offer(p))
    assert x.can(x.to_offer(q)), "who answers again may be doubled against"
    again = Match.replay(x.game, x.match.export() | {"secret": None}, x.match.secret)
    assert again.state == x.match.state


@every_staked
def test_the_clock_notes_nothing_where_who_is_asked_is_a_secret(slug: str) -> None:
    x, secret = Play(slug), 0
    for _ in range(60):
        s = x.match.state
        if x.game.phases[s.phase].secret_readiness:
            secret += 1
            assert all(x.game.overdue(s, p) is None for p in s.waiting)
            assert x.refused(TABLE_ACTOR, Late(0))
        x.go(s.waiting[0])
    assert secret or slug != "jukugo_daifuda"


def test_the_table_never_plays_past_an_offer_unless_told() -> None:
    """Cribbage's last card and Jukugo's flip play themselves, but somebody may want to double before."""
    for slug in ("jukugo_daifuda", "counting_cribbage"):
        x = Play(slug)
        x.to_offer()
        while slug == "counting_cribbage" and not one_card(x.stakes.inner):
            x.go(x.to_offer())
            x.to_offer()
        p = x.match.state.waiting[0]
        inner = x.stakes.inner
        assert x.leg.game.automatic(inner) is not None and x.game.automatic(x.match.state) is None
        x.match.submit(p, Hold(1))
        assert x.game.automatic(x.match.state) == x.leg.game.automatic(inner)
        x.match.submit(p, Hold(0))
        assert x.game.automatic(x.match.state) is None


def one_card(s: Any) -> bool:
    return len(s.hands[s.waiting[0]]) == 1


def test_wishes_of_the_game_inside_are_kept_while_it_stands_still() -> None:
    x = Play("jukugo_daifuda")
    p = x.to_offer()
    x.match.submit(p, DOUBLE)
    wish = next(a for a in x.match.view(p).anytime if a.tag == "order")
    waiting, public = x.match.state.waiting[:], x.match.view(None)
    x.match.submit(p, wish)
    assert x.match.state.waiting == waiting and x.match.view(None).state == public.state
    assert wish not in x.match.view(p).anytime


def test_a_leg_given_up_shows_no_hands() -> None:
    x = Play("rummy_fifty")
    x.match.submit(x.to_offer(), DOUBLE)
    x.match.submit(x.match.state.waiting[0], PASS)
    shown = x.match.view(None).innermost.s
    assert all(len(hand) == 0 for hand in shown.last_hands)


def test_thinking_stops_where_a_layer_asks() -> None:
    x = Play("rummy_fifty")
    p = x.to_offer()
    assert stripped(x.game, x.match.state) == (GAMES["rummy_fifty"], x.stakes.inner)
    x.match.submit(p, DOUBLE)
    assert stripped(x.game, x.match.state) == (x.game.inner, x.stakes)


def test_names_that_clash_are_refused() -> None:
    with pytest.raises(TypeError, match="two things of one name: double, double_answer"):
        Stakes(Stakes(ADAPTERS["rummy_fifty"]))
    with pytest.raises(TypeError, match="two things of one name: match_target, max_legs"):
        Legs(InLegs())


class InLegs(Stakes):
    """A leg that offers the options of the match around it."""

    def __init__(self) -> None:
        super().__init__(ADAPTERS["rummy_fifty"])
        own = (*self.options, *(o for o in (self.target, self.most) if o is not None))
        self._declare(options=own)


def played_with_offers(slug: str, seed: int, pick: Callable[..., Action] = seldom) -> Match[Any]:
    game = STAKED[slug]
    match = begin(Case(game, 2, game.check(2, SHORT[slug])), seed)
    for _ in steps(match, pick, seed):
        pass
    return match


@every_staked
def test_matches_with_offers_add_up(slug: str) -> None:
    legs, passes, doubled = 0, 0, 0
    for seed in range(6):
        match = played_with_offers(slug, seed)
        s = match.state
        legs += s.number
        passes += s.reasons.count(PASSED)
        doubled += sum(e.kind == "doubled" for e in match.ctx.events)
        stake = STAKED[slug].leg.stake(match.ctx.options)
        assert s.totals == [stake + sum(c) for c in zip(*s.columns, strict=True)]
    assert legs > 6 and doubled >= passes > 0


@pytest.mark.soak
@every_staked
def test_many_matches_with_offers_are_sound(slug: str) -> None:
    for seed in range(100, 180):
        match = played_with_offers(slug, seed)
        again = Match.replay(STAKED[slug], match.export())
        assert again.state == match.state and again.ctx.events == match.ctx.events
