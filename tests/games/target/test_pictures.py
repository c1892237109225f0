"""Target in pictures and words: fewest and most seats in every phase, no secrets, playable by ear."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from math import hypot
from typing import Any

import pytest

from engine.core.cards import RANK, RANKS, SUIT, card, cards
from engine.core.state import NO_CARD
from engine.games.target.rules import DISCARD, GAME, KEEP
from engine.games.target.state import Taken, Thrown
from engine.games.target.terms import PACK, distance
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.games.target import LOOK
from render.games.target.drawings import by_suit, radius
from render.games.target.narration import NARRATION, away
from render.kit.canvas import Canvas
from render.kit.drawing.written import Written, written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.cards import card_spoken
from render.narration.telling import Telling
from tests.games.target.test_rules import dealt, play_round
from tests.render.positions import Extreme
from tests.render.traced import traced

PAINTER = PAINTERS["target"]
BOTH = [words(lang) for lang in LANGUAGES]
EN = words("en")


seen = partial(GAME.view, match="m", options={})


def test_whoever_names_the_target_hears_and_sees_the_numbers_of_the_menu_alone() -> None:
    match = dealt()
    view, names = seen(match.state, match.state.waiting[0]), "ABCD"[: len(match.state.hands)]
    assert view.phase == "choose_target"
    for w in BOTH:
        told = NARRATION.hand_alt(Telling(view, names, w))
        for k, c in enumerate(view.s.revealed, 1):
            assert w("tricks-numbered", number=str(k), card=card_spoken(c, w)) in told
        assert w("tricks-numbered", number="1", card=card_spoken(view.s.hands[view.me][0], w)) not in told
    drawn = written(PAINTER.hand(view, people(names), BOTH[1]))
    pills = [one.text for one in drawn if one.role != "card" and one.text in ("1", "2", "3", "4", "5")]
    assert sorted(pills) == ["1", "2", "3"]


def test_a_round_can_be_played_by_ear() -> None:
    match, w = dealt(), BOTH[1]
    assert "Candidates: 6 of diamonds, 3 of spades, Q of hearts." in NARRATION.table_alt(
        Telling(seen(match.state, None), "ABC", w)
    )
    play_round(match, "HQ", "0:D4 1:XQ")
    told = NARRATION.hand_alt(Telling(seen(match.state, 2), "ABC", w))
    assert "The target is Q of hearts." in told and "card 5: 2 of crosses (10 off)" in told
    assert "Trick, from seat 1: 4 of diamonds (8 off), Q of crosses (0 off). Winning: seat 2." in told
    assert told.endswith("So far, the nearest wins. Which card do you play?")
    assert "So far, the nearest wins." in NARRATION.hand_alt(Telling(seen(match.state, 0), "ABC", w))
    labels = {
        c: NARRATION.value_label(Telling(seen(match.state, 2), (), w), "play", [], c) for c in match.state.hands[2]
    }
    assert labels[card("CQ")].hint == "the Q of clubs, distance 0 (winning so far)", "level, but later"
    assert labels[card("H6")].hint == "the 6 of hearts, distance 6 (losing so far)", "now the farthest wins: distance 8"
    assert [
        NARRATION.move(Telling(seen(match.state, 2), (), w), a) for a in (KEEP, DISCARD[(card("S9"), card("L3"))])
    ] == [
        "Keep all",
        "Discard ♠9 Leaf 3",
    ]


def test_what_happened_is_told() -> None:
    telling = Telling(seen(dealt().state, None), "ABC", BOTH[1])

    def told(event: Any) -> str | None:
        return NARRATION.tell(event, telling)

    far = Taken(seat=2, target=card("S4"), card=card("SK"), far=True, distance=9)
    assert told(far) == "Farthest: C takes the 4 of spades with the K of spades, distance 9."
    assert told(Thrown(seats=[2, 0, 1], cards=[cards("H2 D3"), [], cards("S9")])) == "Discards: C ♥2 ♦3 and B ♠9."
    assert told(Thrown(seats=[2, 0, 1], cards=[[], [], []])) == "Nobody discards anything."


def test_the_story_is_true() -> None:
    match, w = dealt(2, goal=2), BOTH[1]
    s = match.state
    s.won, s.revealed, s.hands = [[0], [1]], cards("SQ SJ S10"), [cards("HA"), cards("HQ")]
    play_round(match, "SQ", "0:HA 1:HQ")
    assert NARRATION.story(s, w) == ("Ahead by a single target", "Last: ♥Q at distance 0, the nearest")
    assert s.target == NO_CARD and "Seat 2 B: targets 2 (spades 2 Q)" in NARRATION.result_alt(
        Telling(seen(s, None), "AB", w)
    )


def pile_of(pile: list[int]) -> list[Written]:
    """Return the text of a pile in 440 px."""
    drawn, canvas = by_suit(pile, 440), Canvas(look=LOOK)
    drawn.place(canvas, 40, 600, drawn.want)
    numbers = [w for w in written(canvas.image) if w.role == "text"]
    assert faults(canvas.image) == [] and all(w.x > 40 and w.x + w.width <= 40 + drawn.want for w in numbers)
    return numbers


def test_the_pile_is_written_by_suit_and_can_be_read_on_a_phone() -> None:
    """Every card once, runs by their ends; for a pile of thirty 24 px high, which is 8 in a picture of width 400."""
    for seed in range(40):
        pile = random.Random(seed).sample(range(PACK), seed)
        assert min(w.size for w in pile_of(pile)) >= (24 if seed <= 30 else 20)
        for suit in {SUIT[c] for c in pile}:
            own = [c for c in pile if SUIT[c] == suit]
            told = [w.text for w in pile_of(own)]
            runs = told[suit : len(told) - (5 - suit)]
            assert {*told[:suit], *told[len(told) - (5 - suit) :]} == {"–"}
            ends = [[RANKS.index(end) for end in run.split("–")] for run in runs]
            assert [r for run in ends for r in range(run[0], run[-1] + 1)] == sorted(RANK[c] for c in own)


def test_the_last_cards_lie_on_the_rings_of_their_distances_and_that_of_the_taker_is_lit() -> None:
    match = dealt(2, goal=2)
    s = match.state
    s.won, s.revealed, s.hands = [[0], [1]], cards("SQ SJ S10"), [cards("H9"), cards("HK")]
    play_round(match, "SQ", "0:H9 1:HK")
    assert s.ended and [distance(card("SQ"), c) for c in s.last_trick] == [3, 1]
    found = list[Any]()

    def paint() -> None:
        found.extend(traced("card", lambda: PAINTER.result(seen(s, None), people("AB"), EN)))

    (lit,) = [(x + wide / 2, wide / 2) for x, _, wide, high, *_ in traced("outline", paint) if wide == high]
    *lying, middle = [(x, y) for _, x, y, *_ in found]  # the target covers all others
    away = [hypot(x - middle[0], y - middle[1]) for x, y in lying]
    assert away[0] / away[1] == pytest.approx(radius(3) / radius(1), rel=0.02)
    assert away[1] < lit[1] < away[0] and lit[0] == pytest.approx(middle[0], abs=2)


@pytest.mark.parametrize(
    ("seats", "plays"),
    [
        (2, "0:H9 1:HK"),
        (4, "0:LQ 1:HQ 2:DQ 3:CQ"),
        (6, "0:HJ 1:HK 2:DQ 3:CK 4:CJ 5:LQ"),
        (6, "0:HA 1:H3 2:D2 3:C4 4:C9 5:L10"),
    ],
)
def test_a_distance_is_at_its_card_and_hides_no_number(seats: int, plays: str) -> None:
    match = dealt(seats, goal=2)
    s = match.state
    s.won, s.revealed = [[0] for _ in range(seats)], cards("SQ SJ S10")
    s.hands = [[card(play.partition(":")[2])] for play in plays.split()]
    play_round(match, "SQ", plays)
    drawn = list[Written]()

    def paint() -> None:
        drawn.extend(written(PAINTER.result(seen(s, None), people("ABCDEF"[:seats]), EN)))

    lying = [(x, y, face.width / 2, face.height / 2) for face, x, y, *_ in traced("card", paint)]
    for k, (x, y, wide, high) in enumerate(lying):  # its number against the cards drawn after it
        for other, down, half, tall in lying[k + 1 :]:
            beside = other - half > x - wide * 0.35 or other + half < x - wide
            assert beside or down - tall > y - high * 0.35 or down + tall < y - high, (k, s.last_trick)
    told = {away(s.last_target, one, EN) for one in s.last_trick}
    badges = [one for one in drawn if one.role == "badge" and one.text in told]
    assert len(badges) == seats
    for one in badges:
        left, right = one.x - 17, one.x + one.width + 17
        near = [(y, high) for x, y, wide, high in lying if left < x + wide + 52 and right > x - wide - 52]
        assert any(abs(y - one.y) < high for y, high in near), one.text
        for x, y, wide, high in lying:  # the number is at the upper left
            beside = right < x - wide + 4 or left > x - wide * 0.2
            assert beside or one.y + 15 < y - high + 4 or one.y - 15 > y - high * 0.3, one.text


def test_no_distance_lies_on_the_card_of_a_neighbour() -> None:
    s = dealt(6, leader=5).state
    s.target, s.revealed, s.phase, s.waiting = card("S7"), [], "play", [4]
    s.trick = cards("H8 D8 C8 L8 X8")
    pictures = list[Any]()
    painted = traced("card", lambda: pictures.append(PAINTER.table(seen(s, None), people("ABCDEF"), EN)))
    placed = [(x, y, face.width, face.height) for face, x, y, *_ in painted[1:]]  # the first is the target
    badges = [one for one in written(pictures[0]) if one.text == away(s.target, s.trick[0], EN)]
    assert len(badges) == len(placed) == len(s.trick)
    for badge in badges:
        *others, _own = sorted(placed, key=lambda at: -hypot(at[0] - badge.middle, at[1] + at[3] / 2 - badge.y))
        for x, y, wide, high in others:
            apart = abs(badge.middle - x) > (badge.width + wide) / 2, abs(badge.y - y) > (badge.size + high) / 2
            assert any(apart)


def fullest() -> Iterator[Extreme]:
    """Yield tables before the last card, near or far, where nearly everybody is about to win, and the pile is high."""
    for seats in (5, 6):
        for trick in ("H7 D7 C7 L7 X7", "HA DK CK LA XK"):
            s, order = dealt(seats, leader=seats - 1, goal=7, far_pool="same_suit").state, iter(range(77, -1, -1))
            s.target, s.revealed, s.phase, s.trick = card("S7"), [], "play", cards(trick)[: seats - 1]
            s.last_trick, s.last_leader, s.last_winner = cards("SA SK HA HK CA CK")[:seats], 0, seats - 1
            s.last_target, s.waiting = 40, [(s.leader + seats - 1) % seats]
            s.won = [[next(order) for _ in range(6)] for _ in range(seats)]
            s.thrown, s.pile = [[2 * p, 2 * p + 1] for p in range(seats)], list(range(40))
            yield Extreme(s, {"goal": 7, "far_pool": "same_suit"})
        won = s.clone()
        won.ended, won.waiting, won.trick, won.target = "over", [], [], NO_CARD
        won.won = [[*range(8 * p, 8 * p + 7 - (p > 0))] for p in range(seats)]
        won.scores, won.winners = [len(cards_won) for cards_won in won.won], [0]
        yield Extreme(won, {"goal": 7, "far_pool": "same_suit"})
