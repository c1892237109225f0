"""The rules of the doubling cube: worked examples 1 to 17 and rulings R1 to R12, by number."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.games.en_garde.moves import ALWAYS_PARRY
from engine.games.love_letter import moves as letters
from engine.games.love_letter.terms import GUARD, NUMBERS, PRINCESS
from engine.layers.cube import DOUBLE, FREE, HOLD, PASS, TAKE, cube_of, is_crawford
from engine.layers.leg import Leg
from engine.layers.terms import OFFERED, PASSED
from tests.layers.cubes import CUBED, Play
from tests.layers.matches import ADAPTERS

ANY = ("rummy_fifty", "counting_cribbage", "target")
every = pytest.mark.parametrize("slug", ANY)


def won(x: Play, seat: int) -> list[int]:
    """The gains of the leg, were it to end now as the game inside says; ``seat`` wins it with base 1."""
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
    """To the next turn of ``seat``."""
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
    """The same position, to be gone on with apart."""
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
            # An offer by each turn of its owner, without the turns between.
            x.cube.offered, x.inside.waiting = False, [p]
            x.cube.follow()
            x.s.follow()
    assert (made, x.cube.value) == (takes, int(cap))
    x.cube.offered = False
    assert x.refused(x.s.waiting[0], DOUBLE) and not x.can(0) and not x.can(1)


def piste(where: list[int], hands: list[str], seat: int, attack: list[int] | None = None, **options: Any) -> Play:
    """A round of En Garde with the fencers on these spaces; ``seat`` is to act, or to answer an attack."""
    x = Play("en_garde", **options)
    s = x.inside
    s.at, s.hands, s.waiting = where, [[int(c) for c in hand] for hand in hands], [seat]
    s.attack, s.phase = attack or [], "answer" if attack else "act"
    x.cube.follow()
    x.s.follow()
    return x


def test_example_4_en_garde_is_played_to_10() -> None:
    assert Play("en_garde").s.target == 10 and Play("en_garde", target=4).s.target == 4


@pytest.mark.parametrize("answer", [TAKE, PASS])
def test_example_10_a_bluff_under_an_attack_that_cannot_be_answered(answer: Any) -> None:
    x = piste([8, 13], ["12355", "12344"], 1, [5, 2])
    assert x.game.automatic(x.s) is None and x.can(1), "continue or double, R4"
    x.offered(1, answer)
    if answer == PASS:
        assert x.s.columns == [[0, 1]]
        return
    assert (x.cube.value, x.cube.owner) == (2, 0) and not x.can(1)
    found = x.game.automatic(x.s)
    assert found is not None and found[0] == 1
    x.do(*found)
    assert x.s.columns == [[2, 0]], "the hit counts the new value"


def test_example_9_points_beyond_the_target_and_a_drawn_round() -> None:
    for drawn in (False, True):
        x = piste([8, 13], ["12355", "12344"], 1, [5, 2])
        x.s.totals, x.cube.value, x.cube.owner = [7, 9], 4, 0
        x.inside.hits, x.inside.ended, x.inside.waiting = ([0, 0] if drawn else [1, 0]), "rounds", []
        around = cube_of(x.game)
        assert around is not None
        around.after(x.cube, x.match.ctx)
        x.game.after(x.s, x.match.ctx)
        if drawn:
            assert x.s.totals == [7, 9] and x.s.number == 2 and (x.cube.value, x.cube.owner) == (1, NO_SEAT)
        else:
            assert x.s.totals == [11, 9] and x.s.ended == "target" and x.s.winners == [0]


def test_ruling_12_en_garde_has_no_offers_once_the_deck_is_empty() -> None:
    x = piste([8, 13], ["12355", "12344"], 0)
    assert x.can(0)
    x.inside.deck = []
    assert not x.can(0)


def test_example_11_rummy_counts_its_own_base() -> None:
    x = Play("rummy_fifty")
    x.offered(x.to_offer(), TAKE)
    x.inside.last_out, x.inside.points, x.inside.ended = 0, [3, 1], "rounds"  # 57 is 50 or more: base 2
    assert x.game.leg.gains(x.cube) == [4, 0]
    x = Play("rummy_fifty")
    p = x.to_offer()
    x.offered(p, TAKE)
    on(x, 1 - p)
    x.offered(1 - p, PASS)
    assert x.s.columns == [[2 * (q != p) for q in range(2)]]


@pytest.mark.parametrize(("skunk", "gain"), [(True, 4), (False, 2)])
def test_example_12_cribbage_with_and_without_skunk(skunk: bool, gain: int) -> None:
    x = Play("counting_cribbage", skunk=skunk, match_target=9)
    p = x.to_offer()
    x.offered(p, TAKE)
    x.inside.points = [120 if q == p else 88 for q in range(2)]
    while x.s.number == 1:
        x.inside.points[1 - p] = min(x.inside.points[1 - p], 88)
        x.go(x.s.waiting[0])
    assert x.s.columns == [[gain * (q == p) for q in range(2)]]
    y = Play("counting_cribbage", skunk=skunk)
    y.inside.points = [88, 110]
    q = y.to_offer()
    y.offered(q, PASS)
    assert max(y.s.columns[0]) == 1, "whatever the score"


def letter(hands: list[list[int]], waiting: int, *, seats: int = 3, **options: Any) -> Play:
    """A round of Love Letter with these hands; the one who is to move has drawn."""
    x = Play("love_letter", seats=seats, **options)
    s = x.inside
    s.hands, s.waiting, s.phase = hands, [waiting], "play"
    s.deck, s.aside, s.discards, s.face_up = [3, 4, 5, 6, 1, 1], [2], [[] for _ in range(seats)], []
    s.protected, s.plays = [False] * seats, []
    s.cannot, s.knows = [[] for _ in range(seats)], [[0] * seats for _ in range(seats)]
    x.cube.follow()
    x.s.follow()
    return x


def test_example_13_love_letter_once_two_are_left() -> None:
    x = letter([[GUARD, 4], [5], [3]], 0)
    assert not x.can(0) and x.refused(0, DOUBLE, "cube-no-others"), "three are alive"
    x.do(0, letters.GUARD[1][5 - NUMBERS[0]])
    assert x.s.waiting == [2] and len(x.inside.hands[2]) == 2 and x.can(2)
    x.do(2, DOUBLE)
    assert x.s.waiting == [0], "who is out is not asked"
    x.do(0, PASS)
    assert x.s.columns == [[0, 0, 1]] and x.s.number == 2 and x.s.first == 2 and x.inside.starter == 2


def test_example_4_love_letter_offers_before_the_card_and_counts_one_token() -> None:
    x = Play("love_letter")
    assert x.can(x.to_offer()) and x.s.target == 14
    assert {n: Play("love_letter", seats=n).s.target for n in (2, 3, 4)} == {2: 14, 3: 10, 4: 8}
    assert Play("love_letter", target=6).s.target == 6
    x = letter([[GUARD, 4], [5], [3]], 0)
    x.inside.deck = []
    x.do(0, letters.PLAIN[4])
    assert x.s.columns == [[0, 1, 0]], "the deck is empty with three alive: 1 point"


@pytest.mark.parametrize("tie", ["none", "share"])
def test_ruling_12_a_full_tie_in_love_letter_is_a_drawn_leg(tie: str) -> None:
    x = letter([[4, 5], [5]], 0, seats=2, tie=tie)
    x.offered(0, TAKE)
    x.inside.deck, x.inside.discards = [], [[1], [4, 1]]
    starter = x.inside.starter
    x.do(0, letters.PLAIN[4])
    assert x.s.columns == [[0, 0]] and x.s.first == starter
    assert x.cube.value == 1 and x.cube.owner == NO_SEAT


def test_example_14_jukugo_multiplies_chips() -> None:
    x = Play("jukugo_daifuda")
    assert x.s.totals == [120, 120]
    x.cube.value = 2
    x.inside.round_winners, x.inside.round_scores, x.inside.ended = [0], [14], "rounds"
    assert [120 + got for got in x.game.leg.gains(x.cube)] == [148, 92]
    y = Play("jukugo_daifuda")
    p = y.to_offer()
    y.offered(p, PASS)
    assert y.s.totals == [135 if q == p else 105 for q in range(2)] and y.s.first == p == y.inside.dealer
    z = Play("jukugo_daifuda")
    p = z.to_offer()
    z.cube.value, z.cube.owner = 4, p
    z.offered(p, PASS)
    assert z.s.totals == [180 if q == p else 60 for q in range(2)]
    assert z.s.number == 2, "R5: a pass counts as a round"


def test_ruling_12_jukugo_with_an_empty_deck_is_drawn_at_once() -> None:
    x = Play("jukugo_daifuda")
    for _ in range(200):
        p = x.to_offer()
        if not x.inside.deck:
            raise AssertionError("an offer where nothing is left to decide")
        x.inside.deck = x.inside.deck[-1:]
        number = x.s.number
        while x.s.number == number and x.s.phase != "flip":
            x.go(x.s.waiting[0])
        x.go(p)
        while not x.match.over and x.s.number == number and x.s.phase != "flip":
            x.go(x.s.waiting[0])
        assert x.match.over or x.s.number > number
        if x.match.over:
            break
    assert x.match.over and x.s.columns[-1] in ([0, 0], [-x.s.columns[-1][1], x.s.columns[-1][1]])


@pytest.mark.parametrize(
    ("declarers", "plus", "gains"),
    [([0, 1], [2, 1], [2, 0]), ([0, 1], [2, 2], [0, 0]), ([0, 1], [1, 1], [0, 0]), ([1], [1, 2], [0, 2]),
     ([1], [1, 1], [2, 0]), ([], [1, 1], [0, 0])],
)  # fmt: skip
def test_example_15_boonaken(declarers: list[int], plus: list[int], gains: list[int]) -> None:
    x = Play("boonaken")
    x.to_offer()
    x.cube.value = 2
    x.inside.declarers, x.inside.plus, x.inside.ended = declarers, plus, "won"
    assert x.game.leg.gains(x.cube) == gains


@pytest.mark.parametrize(("table_rules", "dealer"), [("standard", 0), ("championship", 1)])
def test_boonaken_with_the_championship_is_dealt_next_by_the_first_declarer(table_rules: str, dealer: int) -> None:
    x = Play("boonaken", table_rules=table_rules)
    deal = x.inside
    deal.dealer, deal.declarers, deal.plus = 1, [1, 0], [2, 1]
    assert x.leg.next_first(deal) == dealer, "nobody goes out of a match, so having made it changes nothing"


def test_boonaken_goes_on_after_a_deal_that_is_passed_out() -> None:
    x = Play("boonaken")
    for _ in range(4):
        x.do(x.s.waiting[0], x.game.timeout(x.s, x.s.waiting[0]))
    assert x.s.number == 1 and x.s.columns == []
    x = Play("boonaken", redeal_limit=3)
    for _ in range(6):
        x.do(x.s.waiting[0], x.game.timeout(x.s, x.s.waiting[0]))
    assert x.s.columns == [[0, 0]] and x.s.number == 2, "the limit is one drawn leg"


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
    assert x.cube.owner == 1 - p and [TABLE_ACTOR, "cube_absent", 1 - p] in x.match.log
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


def test_condition_8_looks_back_beyond_the_end_of_a_leg() -> None:
    for note, free in (("cube_absent", False), ("cube_late", True)):
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
    # Where a game has a bound of its own, the smaller one applies.
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
    """A flip, a last card, a lone source: they play themselves, but somebody may want to double before."""
    x = Play(slug)
    for _ in range(500):
        p = x.to_offer()
        if x.leg.game.automatic(x.inside) is not None:
            break
        x.go(p)
    game, found = x.game, x.leg.game.automatic(x.inside)
    assert found is not None and game.automatic(x.s) is None
    x.do(p, HOLD)
    assert game.automatic(x.s) == found
    x.do(p, FREE)
    assert game.automatic(x.s) is None
    x.offered(p, TAKE)
    assert game.automatic(x.s) == found, "this turn has had its offer"


def test_always_parry_does_not_answer_an_offer_point() -> None:
    """Under attack the defender's turn begins with "continue or double" (R4), whatever they wished before."""
    x = piste([8, 13], ["12344", "12355"], 1, [5, 2], parry="sum")
    x.do(1, ALWAYS_PARRY)
    inner = x.leg.game.wished(x.inside, 1)
    assert x.can(1) and inner is not None and x.game.wished(x.s, 1) is None
    x.do(1, DOUBLE)
    assert x.game.wished(x.s, 0) is None and x.game.wished(x.s, 1) is None, "nobody's wish answers a double"
    x.do(0, TAKE)
    assert x.game.wished(x.s, 1) == inner, "this turn has had its offer"
    again = piste([8, 13], ["12344", "12355"], 1, [5, 2], parry="sum")
    again.do(1, ALWAYS_PARRY)
    again.do(1, HOLD)
    assert again.game.wished(again.s, 1) == inner


def test_a_wish_not_to_be_asked_lasts_for_the_leg() -> None:
    x = Play("counting_cribbage")
    p = x.to_offer()
    x.do(1 - p, HOLD)
    assert x.cube.hold[1 - p] == 1
    x.offered(p, PASS)
    assert x.s.number == 2 and x.cube.hold == [0, 0]


def test_the_princess_is_no_way_out() -> None:
    """A leg that ends in the turn of an offer pays the new value."""
    x = letter([[PRINCESS, GUARD], [3]], 0, seats=2)
    x.offered(0, TAKE)
    x.do(0, letters.PLAIN[PRINCESS])
    assert x.s.columns == [[0, 2]] and x.s.reasons != [PASSED]


def test_a_game_suits_the_cube_by_saying_where_an_offer_can_be_made() -> None:
    assert isinstance(CUBED["target"].leg, Leg) and "geschenk" not in CUBED and "dominuxen" not in CUBED
