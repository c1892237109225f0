"""The doubling cube in each game: worked examples 4 and 9 to 15 and ruling R12, by number."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.state import NO_SEAT
from engine.games.en_garde.rules import ALWAYS_PARRY
from engine.games.love_letter.rules import GUARD_AT, PLAIN
from engine.games.love_letter.terms import COUNTESS, GUARD, NUMBERS, PRINCESS
from engine.layers.cube import DOUBLE, HOLD, PASS, TAKE, cube_of
from engine.layers.terms import PASSED
from locales import words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.layers.cubes import Play
from tests.layers.test_cube_rules import on


def piste(where: list[int], hands: list[str], seat: int, attack: list[int] | None = None, **options: Any) -> Play:
    """Return a round of En Garde with the fencers on these spaces; ``seat`` is to act, or to answer an attack."""
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
    """Return a round of Love Letter with these hands; the seat to move has drawn."""
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
    x.do(0, GUARD_AT[1][5 - NUMBERS[0]])
    assert x.s.waiting == [2] and len(x.inside.hands[2]) == 2 and x.can(2)
    x.do(2, DOUBLE)
    assert x.s.waiting == [0], "who is out is not asked"
    x.do(0, PASS)
    assert x.s.columns == [[0, 0, 1]] and x.s.number == 2 and x.s.first == 2 and x.inside.starter == 2


def test_a_round_of_love_letter_that_ends_as_it_is_dealt_is_the_last_one_told() -> None:
    """A seat with a minister and cards of 12 or more in total is out before a card is played."""
    x = Play("love_letter", 3, card7="minister", max_legs=12, target=50)
    while x.s.number < 8:
        before = x.s.number
        x.go(x.s.waiting[0])
    assert before == 6, "the seventh began and ended in one move"
    seat, played, *_, out = x.inside.closing
    assert (seat, played, out) == (1, COUNTESS, 1) and x.s.columns[6] == [1, 0] and x.inside.shown == []
    telling = NARRATIONS["love_letter"].table_alt(Telling(x.match.view(None), ("Ann", "Ben"), words("en")))
    assert "Last: Ben: minister (7)" in telling


def test_example_4_love_letter_offers_before_the_card_and_counts_one_token() -> None:
    x = Play("love_letter")
    assert x.can(x.to_offer()) and x.s.target == 14
    assert {n: Play("love_letter", seats=n).s.target for n in (2, 3, 4)} == {2: 14, 3: 10, 4: 8}
    assert Play("love_letter", target=6).s.target == 6
    x = letter([[GUARD, 4], [5], [3]], 0)
    x.inside.deck = []
    x.do(0, PLAIN[4])
    assert x.s.columns == [[0, 1, 0]], "the deck is empty with three alive: 1 point"


@pytest.mark.parametrize("tie", ["none", "share"])
def test_ruling_12_a_full_tie_in_love_letter_is_a_drawn_leg(tie: str) -> None:
    x = letter([[4, 5], [5]], 0, seats=2, tie=tie)
    x.offered(0, TAKE)
    x.inside.deck, x.inside.discards = [], [[1], [4, 1]]
    starter = x.inside.starter
    x.do(0, PLAIN[4])
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


def test_the_princess_is_no_way_out() -> None:
    """A leg that ends in the turn of an offer pays the new value."""
    x = letter([[PRINCESS, GUARD], [3]], 0, seats=2)
    x.offered(0, TAKE)
    x.do(0, PLAIN[PRINCESS])
    assert x.s.columns == [[0, 2]] and x.s.reasons != [PASSED]


# The places of offers, and the starter of the next leg: the table "Games"

POINTS = {
    "en_garde": {"act", "answer"}, "love_letter": {"play"}, "ttp": {"play"}, "jukugo_daifuda": {"flip"},
    "rummy_fifty": {"draw"}, "counting_cribbage": {"play"}, "hex_jinchi": {"discard"},
    "target": {"choose_target", "play"}, "all_aboard": {"turn"}, "alliance": {"play"}, "boonaken": {"open", "play"},
}  # fmt: skip
"""By slug the phases in which there are offers; no other phase has any."""


@pytest.mark.parametrize(
    ("slug", "options", "points"),
    [(slug, {}, points) for slug, points in POINTS.items()] + [("counting_cribbage", {"muggins": "full"}, {"declare"})],
)
def test_the_phases_with_offers(slug: str, options: dict[str, Any], points: set[str]) -> None:
    met: dict[str, set[bool]] = {}
    for seed in range(3):
        x, rng = Play(slug, seed, **options), random.Random(seed)
        for _ in range(250):
            if x.match.over:
                break
            p = rng.choice(x.s.waiting)
            if p >= 0:
                met.setdefault(x.s.phase, set()).add(x.leg.offers(x.inside, p))
            legal = [a for a in x.game.legal(x.s, p) if a != DOUBLE]
            x.do(p, rng.choice(legal))
    assert {phase for phase, offers in met.items() if True in offers} == points
    assert slug in ("jukugo_daifuda", "love_letter", "en_garde", "all_aboard") or len(met) > len(points)


def test_all_aboard_offers_before_the_first_card_of_a_turn_only() -> None:
    seen = set()
    for seed in range(6):
        x, rng, own = Play("all_aboard", seed, match_target=50), random.Random(seed), False
        for _ in range(150):
            p = x.s.waiting[0]
            if x.s.phase == "turn":
                assert x.leg.offers(x.inside, p) is not own
                seen.add((own, x.inside.crew[-1] == p))
            told = x.match.submit(p, rng.choice([a for a in x.game.legal(x.s, p) if a != DOUBLE]))
            # A seat that is still asked continues a turn, unless the other seat had to pass in between.
            own = x.s.waiting[0] == p and not {"shown", "passed", "dealt"} & {e.kind for e in told}
    assert seen == {(False, False), (False, True), (True, True)}


def test_in_target_the_start_player_offers_before_the_target_and_not_again_before_the_card() -> None:
    x = Play("target")
    leader = x.inside.leader
    assert x.to_offer() == leader and x.s.phase == "choose_target"
    x.go(leader)
    asked = []
    while x.s.phase == "play":
        p = x.s.waiting[0]
        asked.append((p == leader, x.can(p)))
        x.go(p)
    assert sorted(asked) == [(False, True), (True, False)]


def test_in_alliance_a_forced_pass_is_no_offer_point() -> None:
    x = Play("alliance")
    p = x.to_offer()
    x.inside.hands[p] = []
    assert x.s.phase == "play" and not x.can(p)


def test_in_hex_bases_an_empty_hand_offers_before_the_end_of_the_turn() -> None:
    x = Play("hex_jinchi")
    p = x.to_offer()
    x.inside.hands[p], x.inside.phase, x.s.inner.phase, x.s.phase = [], "place", "place", "place"
    assert x.can(p)
    x.inside.used = [1]
    assert not x.can(p), "cards have been placed: the turn has begun"


def test_in_en_garde_the_action_after_a_parry_is_no_offer_point() -> None:
    x = piste([10, 14], ["12344", "12345"], 1, [4, 1])
    assert x.can(1)
    x.go(1)
    assert x.inside.parried and x.s.waiting == [1] and not x.can(1)


@pytest.mark.parametrize("slug", ["target", "hex_jinchi", "alliance"])
def test_where_a_leg_is_a_whole_game_the_start_alternates(slug: str) -> None:
    """With any winner, and after any length."""
    for seed in range(3):
        x = Play(slug, seed, max_legs=4)
        while not x.match.over:
            x.go(x.s.waiting[0])
        began = [e.facts["first"] for e in x.match.ctx.events if e.kind == "leg_began"]
        assert len(began) > 2 and began == [(began[0] + k) % 2 for k in range(len(began))]


@pytest.mark.parametrize("given_up", [False, True])
@pytest.mark.parametrize("deals", [1, 2, 3, 4])
def test_the_deal_of_cribbage_goes_on_alternating_across_the_end_of_a_leg_r22(deals: int, given_up: bool) -> None:
    """Nobody deals twice in a row, so the first dealer deals first again after an even number of deals."""
    x = Play("counting_cribbage")
    first = x.s.first
    while x.inside.round < deals:
        x.go(x.s.waiting[0])
    p = x.to_offer()
    dealt = x.inside.dealer
    assert dealt == (first + deals - 1) % 2
    if given_up:
        x.offered(p, PASS)
    else:
        x.inside.points = [120, 120]
        while x.s.number == 1:
            x.go(x.s.waiting[0])
    assert (x.s.number, x.s.first, x.inside.dealer) == (2, 1 - dealt, 1 - dealt)
    assert (x.s.first == first) == (deals % 2 == 0)


@pytest.mark.parametrize("slug", [slug for slug in POINTS if slug != "all_aboard"])
def test_who_starts_the_leg_after_one_that_was_given_up(slug: str) -> None:
    """As the game says for its rounds; if a leg is a whole game, the other seat. All Aboard shows cards for it."""
    for seed in range(4):
        x = Play(slug, seed)
        first, p = x.s.first, x.to_offer()
        x.offered(p, PASS)
        doubler = slug in ("love_letter", "jukugo_daifuda")
        # The deal of cribbage alternates within a game: in the first round the dealer is the one who began.
        assert x.s.first == (p if doubler else 1 - first) == x.leg.first(x.inside)
