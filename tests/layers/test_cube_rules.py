"""The rules of the doubling cube in any game: worked examples 1 to 3, 5 to 8, 16 and 17, rulings R1 to R11."""

from __future__ import annotations

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.layers.cube import DOUBLE, FREE, HOLD, PASS, TAKE, cube_of, is_crawford
from engine.layers.lateness import LATE
from engine.layers.leg import Leg
from engine.layers.terms import OFFERED
from tests.layers.cubes import CUBED, Play
from tests.layers.matches import ADAPTERS

ANY = ("rummy_fifty", "counting_cribbage", "target")
every = pytest.mark.parametrize("slug", ANY)


def won(x: Play, seat: int) -> list[int]:
    """Return the gains of the leg if ``seat`` now wins it with base 1 by the rules of the game inside."""
    inside = x.inside
    if x.game.key == "counting_cribbage":
        inside.game_winner, inside.game_gain, inside.ended = [seat], [1], "won"
    elif x.game.key == "rummy_fifty":
        inside.last_out, inside.points, inside.ended = seat, [1 + (p == seat) for p in range(2)], "rounds"
    else:
        inside.winners, inside.ended = [seat], "goal"
    gains: list[int] = x.game.leg.gains(x.cube)
    return gains


def on(x: Play, seat: int) -> None:
    """Go to the next turn of ``seat``."""
    x.go(x.s.waiting[0])
    assert x.to_offer(seat) == seat


@every
def test_example_1_a_pass_at_value_1_is_one_point(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.offered(p, PASS)
    assert x.s.columns == [[int(q == p) for q in range(2)]] and x.s.number == 2
    assert (x.cube.value, x.cube.owner, x.cube.pending) == (1, NO_SEAT, NO_SEAT)


@every
def test_examples_2_3_and_5_the_winner_gets_the_value_and_a_pass_the_old_one(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    r = 1 - p
    x.offered(p, TAKE)
    assert (x.cube.value, x.cube.owner) == (2, r)
    for winner in (p, r):
        assert won(_copy(x), winner) == [2 * (q == winner) for q in range(2)]
    on(x, r)
    passed = _copy(x)
    passed.offered(r, PASS)
    assert passed.s.columns == [[2 * (q == r) for q in range(2)]], "R1: not 4, not 1"
    x.offered(r, TAKE)
    assert (x.cube.value, x.cube.owner) == (4, p) and won(x, p) == [4 * (q == p) for q in range(2)]


def _copy(x: Play) -> Play:
    """Return the same position, to be continued separately."""
    new = object.__new__(Play)
    new.game, new.leg = x.game, x.leg
    m = x.match
    new.match = Match(m.game, m.header, m.secret, m.ctx.anew(), m.state.clone(), [list(e) for e in m.log])
    return new


@every
def test_examples_6_and_7_who_may_offer(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    r = 1 - p
    assert x.can(p) and not x.can(r) and x.refused(r, DOUBLE, "not-your-turn")
    x.offered(p, TAKE)
    assert x.s.waiting == [p] and not x.can(p), "R2: p still has the whole turn, without a second offer"
    assert x.refused(p, DOUBLE, "cube-no-twice")
    on(x, r)
    assert x.can(r)
    x.go(r)
    x.to_offer(p)
    assert not x.can(p) and x.refused(p, DOUBLE, "cube-no-owner")
    on(x, r)
    x.offered(r, TAKE)
    on(x, p)
    assert x.can(p), "p took a redouble"


@every
@pytest.mark.parametrize(("cap", "takes"), [("2", 1), ("4", 2), ("16", 4), ("64", 6)])
def test_examples_8_and_17_the_cap(slug: str, cap: str, takes: int) -> None:
    x = Play(slug, cap=cap)
    p = x.to_offer()
    made = 0
    while x.can(p) and x.s.number == 1:
        x.offered(p, TAKE)
        made, p = made + 1, 1 - p
        if made < takes:
            # An offer at each turn of its owner, without the turns in between.
            x.cube.offered, x.inside.waiting = False, [p]
            x.cube.follow()
            x.s.follow()
    assert (made, x.cube.value) == (takes, int(cap))
    x.cube.offered = False
    assert x.refused(x.s.waiting[0], DOUBLE) and not x.can(0) and not x.can(1)


@every
@pytest.mark.parametrize("cap", ["2", "4", "64"])
def test_examples_8_and_17_whoever_owns_the_highest_cube_cannot_redouble(slug: str, cap: str) -> None:
    x = Play(slug, cap=cap)
    p = x.to_offer()
    x.cube.owner, x.cube.value = p, int(cap) // 2
    x.offered(p, TAKE)
    assert HOLD not in x.match.view(1 - p).anytime, "there is nothing left to be asked"
    on(x, 1 - p)
    assert (x.s.number, x.cube.value, x.cube.owner, x.cube.offered) == (1, int(cap), 1 - p, False)
    assert not x.can(1 - p) and x.refused(1 - p, DOUBLE, "cube-no-cap")


def test_example_16_the_crawford_leg() -> None:
    far, near = ((1, 2), (1, 0)), ((2, 1), (2, 1))
    first = Standing(3, 0, (4, 2), ((2, 1), (2, 1)), 5)
    later = Standing(4, 0, (4, 3), ((2, 1), (2, 1), (0, 1)), 5)
    assert is_crawford(first) and not is_crawford(later)
    assert not is_crawford(Standing(3, 0, (2, 2), far, 5)) and near
    x = Play("target", crawford=True, match_target=5, max_legs=40)
    x.cube.value = 4
    x.offered(x.to_offer(0), PASS)
    assert x.s.totals == [4, 0] and not x.cube.live
    p = x.to_offer()
    assert not x.can(p) and x.refused(p, DOUBLE, "cube-no-crawford")
    assert not x.match.view(p).anytime or HOLD not in x.match.view(p).anytime
    while not x.match.over and x.s.number == 2:
        x.go(x.s.waiting[0])
    assert x.match.over or (x.cube.live and x.can(x.to_offer()))
    plain = Play("target", match_target=5)
    plain.cube.value = 4
    plain.offered(plain.to_offer(0), PASS)
    assert plain.cube.live


def test_crawford_is_for_two_and_for_points() -> None:
    with pytest.raises(BadOption):
        CUBED["love_letter"].check(3, {"crawford": True})
    with pytest.raises(BadOption):
        CUBED["jukugo_daifuda"].check(2, {"crawford": True})
    assert CUBED["love_letter"].check(2, {"crawford": True})["crawford"] is True
    with pytest.raises(BadOption):
        CUBED["target"].check(3, {})
    with pytest.raises(BadOption):
        CUBED["target"].check(2, {"cube": False})


def test_rulings_1_and_5_only_jukugo_pays_a_pass_in_chips() -> None:
    bases = {slug: ADAPTERS[slug].pass_base for slug in CUBED}
    assert {slug: base for slug, base in bases.items() if base != 1} == {"jukugo_daifuda": 15}


def test_ruling_3_what_comes_by_itself_comes_first() -> None:
    x = Play("love_letter")
    assert len(x.inside.hands[x.to_offer()]) == 2


@every
def test_ruling_7_the_clock_takes_and_condition_8_who_was_moved_for_is_not_doubled(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.do(p, DOUBLE)
    x.go(1 - p, by_clock=True)
    assert x.cube.owner == 1 - p and [TABLE_ACTOR, "cube_away", 1 - p] in x.match.log
    y = Play(slug)
    p = y.to_offer()
    y.go(p, by_clock=True)
    q = y.to_offer(1 - p, asleep=p)
    assert not y.can(q) and y.refused(q, DOUBLE, "cube-no-absent")
    y.go(q)
    y.go(y.to_offer(p))
    assert y.can(y.to_offer(q)), "who answers again may be doubled against"
    again = Match.replay(y.game, y.match.export() | {"secret": None}, y.match.secret)
    assert again.state == y.match.state


@pytest.mark.parametrize("by_clock", [False, True])
def test_condition_8_a_take_by_the_clock_is_an_absence_too(by_clock: bool) -> None:
    """The answer is a decision: if the clock takes and the leg ends, that seat is not doubled when the next begins."""
    x = Play("hex_jinchi")
    p = 1 - x.s.first
    r = 1 - p
    x.to_offer(p)
    x.do(p, DOUBLE)
    if by_clock:
        x.go(r, by_clock=True)
    else:
        x.do(r, TAKE)
    assert (x.cube.value, x.cube.owner, bool(x.cube.late[r] & LATE)) == (2, r, by_clock)
    x.inside.winners, x.inside.ended, x.inside.waiting = [p], "bases", []
    around = cube_of(x.game)
    assert around is not None
    around.after(x.cube, x.match.ctx)
    x.game.after(x.s, x.match.ctx)
    assert (x.s.number, x.s.first, x.s.waiting) == (2, p, [p])
    assert x.can(p) is not by_clock and (not by_clock or x.refused(p, DOUBLE, "cube-no-absent"))


def test_condition_8_looks_back_beyond_the_end_of_a_leg() -> None:
    for note, free in (("cube_away", False), ("cube_absent", False), ("cube_late", True)):
        x = Play("en_garde")
        asleep = x.inside.starter
        while x.s.number == 1:
            seat = x.s.waiting[0]
            if seat == asleep:
                x.match.submit(TABLE_ACTOR, x.game.read([note, asleep]))
            x.go(seat)
        assert x.s.waiting == [1 - asleep] and x.can(1 - asleep) is free, "older records go by the leg"
        x.go(1 - asleep)
        x.go(asleep)
        assert x.can(1 - asleep), "who answers again may be doubled against"


def asleep(note: str, slug: str = "counting_cribbage") -> tuple[Play, int]:
    """Go to the first automatic move of the game for a seat that the clock moves for; the other seat has the cube."""
    x = Play(slug)
    a = x.to_offer()
    x.offered(a, TAKE)
    for _ in range(100):
        p, found = x.s.waiting[0], x.game.automatic(x.s)
        if found is not None and p == a and x.cube.late[a]:
            return x, a
        if p == a and found is None and x.game.overdue(x.s, a) is not None:
            x.match.submit(TABLE_ACTOR, x.game.read([note, a]))
        x.go(p)
    raise AssertionError("nothing was forced")


@pytest.mark.parametrize("slug", ["counting_cribbage", "alliance"])
@pytest.mark.parametrize(("note", "free"), [("cube_away", False), ("cube_absent", True)])
def test_condition_8_a_move_that_the_game_makes_by_itself_is_no_decision(slug: str, note: str, free: bool) -> None:
    x, a = asleep(note, slug)
    known, found = x.cube.late[a], x.game.automatic(x.s)
    assert found is not None and known
    x.do(*found)
    assert (x.cube.late[a] == 0) is free and (free or x.cube.late[a] == known), "in older records it was one"


def test_condition_8_where_one_could_have_doubled_instead_a_forced_move_is_a_decision() -> None:
    """Even if the seat has wished not to be asked: a wish is private."""
    for hold in (False, True):
        x, a = asleep("cube_away")
        x.cube.owner = a
        assert x.can(a) and x.game.automatic(x.s) is None
        if hold:
            x.do(a, HOLD)
        x.go(a)
        assert not x.cube.late[a]


@every
def test_ruling_8_there_is_no_beaver(slug: str) -> None:
    x = Play(slug)
    p = x.to_offer()
    x.do(p, DOUBLE)
    assert list(x.game.legal(x.s, 1 - p)) == [TAKE, PASS] and x.s.phase == OFFERED
    assert x.refused(1 - p, DOUBLE, "cube-no-answer") and x.refused(p, PASS, "not-your-turn")
    x.do(1 - p, TAKE)
    assert x.refused(p, PASS, "cube-no-offer")


def test_ruling_9_the_number_of_legs_bounds_a_match_and_equal_points_share_it() -> None:
    x = Play("target", max_legs=2)
    x.offered(x.to_offer(0), PASS)
    x.offered(x.to_offer(1), PASS)
    assert x.s.ended == "legs" and x.s.totals == [1, 1] == x.s.scores and x.s.winners == [0, 1]
    # If a game has its own bound, the smaller one applies.
    defaults = {slug: {o.key: o.default for o in game.options}.get("max_legs") for slug, game in CUBED.items()}
    assert defaults["rummy_fifty"] == 30 and defaults["love_letter"] == 40 and defaults["target"] == 40


def test_ruling_10_who_needs_no_more_points_may_offer_and_points_beyond_the_target_are_kept() -> None:
    x = Play("target", match_target=2)
    x.offered(x.to_offer(0), PASS)
    p = x.to_offer(0)
    x.cube.value, x.cube.owner = 8, 0
    x.offered(p, PASS)
    assert x.s.ended == "target" and x.s.totals == [9, 0] and x.s.winners == [0]


def test_ruling_11_nobody_gives_a_leg_up_without_an_offer() -> None:
    x = Play("target")
    assert x.refused(x.to_offer(), PASS, "cube-no-offer")


@pytest.mark.parametrize("slug", ["jukugo_daifuda", "counting_cribbage", "alliance", "boonaken", "rummy_fifty"])
def test_no_silent_shortcuts(slug: str) -> None:
    """A flip, a last card, a lone source: they play themselves, but a seat may want to double before."""
    x = Play(slug)
    for _ in range(500):
        p = x.to_offer()
        if x.leg.game.automatic(x.inside) is not None:
            break
        x.go(p)
    game, found = x.game, x.leg.game.automatic(x.inside)
    assert found is not None and game.automatic(x.s) is None and game.forced(x.s, p) is None
    x.do(p, HOLD)
    assert game.automatic(x.s) == found and game.forced(x.s, p) == (None if found[1].step else found[1])
    x.do(p, FREE)
    assert game.automatic(x.s) is None
    x.offered(p, TAKE)
    assert game.automatic(x.s) == found, "this turn has had its offer"


def test_a_wish_not_to_be_asked_lasts_for_the_leg() -> None:
    x = Play("counting_cribbage")
    p = x.to_offer()
    x.do(1 - p, HOLD)
    assert x.cube.hold[1 - p] == 1
    x.offered(p, PASS)
    assert x.s.number == 2 and x.cube.hold == [0, 0]


def test_a_game_suits_the_cube_by_saying_where_an_offer_can_be_made() -> None:
    assert isinstance(CUBED["target"].leg, Leg) and "geschenk" not in CUBED and "dominuxen" not in CUBED
