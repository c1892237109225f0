"""Arsène in pictures and words: the fullest street, long matches, no secrets, the rare events."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from engine.core.cards import card, cards
from engine.families.tricks import PLAY, Trick
from engine.games.arsene import state as events
from engine.games.arsene.rules import FLIP, GAME, PLAN, PUSH
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import CAUGHT, FULL, KEEP, PILES, SHOPS
from locales import LANGUAGES, Lang, Words, words
from render.games.arsene import drawings
from render.games.arsene.drawings import jewel
from render.games.arsene.narration import NARRATION, richest
from render.games.arsene.result import shown as result
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.written import written
from render.kit.layout import Icon, Ink, Item, Picture, Row
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.cards import seat_number
from render.narration.telling import Telling
from tests.games.arsene.test_rules import HANDS, dealt, playing, robbed, trick
from tests.render.all_games.test_readable import LONGEST
from tests.render.positions import Extreme, positions
from tests.render.traced import traced

PAINTER = PAINTERS["arsene"]
BOTH = [words(lang) for lang in LANGUAGES]
NAMES = LONGEST[:4]


seen = partial(GAME.view, match="m", options={})


def shown(s: ArseneState, seat: int | None, w: Words) -> tuple[Any, str]:
    """Return the picture for the seat, and its description."""
    view = seen(s, seat)
    if seat is None:
        return PAINTER.table(view, people(NAMES), w), NARRATION.table_alt(Telling(view, NAMES, w))
    return PAINTER.hand(view, people(NAMES), w), NARRATION.hand_alt(Telling(view, NAMES, w))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_shows_where_either_way_of_a_trick_leads(lang: Lang) -> None:
    """Take or push: who would get the trick, and the shop to which it would lead."""
    w, found = words(lang), 0
    for position in positions("arsene"):
        s = position.state
        if isinstance(s, ArseneState) and s.phase == "decide" and not s.ended:
            image, alt = shown(s, s.last_winner, w)
            assert faults(image) == []
            texts = written(image)
            seats = {"seat": seat_number(s.last_winner, w), "target": seat_number(s.target, w)}
            assert w("arsene-alt-decide", **seats) in alt
            for way, taker in (("take", s.last_winner), ("push", s.target)):
                (label,) = [one for one in texts if one.text == w(f"arsene-tag-{way}")]
                near = [one for one in texts if label.x < one.x < label.x + 240 and 20 < one.y - label.y < 90]
                assert str(s.count[taker] + 1) in [one.text for one in near]
            found += 1
    assert found


def test_a_hand_says_the_last_trick_where_it_shows_it() -> None:
    w, seen_so = words("en"), set()
    for position in positions("arsene"):
        if isinstance(position.state, ArseneState) and not position.state.ended:
            image, alt = shown(position.state, 0, w)
            there = any(one.text == w("cards-last-trick") for one in written(image))
            seen_so.add(there)
            assert ("Last trick, from seat" in alt) == there
    assert seen_so == {True, False}


def test_the_result_marks_who_was_caught_not_by_colour_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    crosses = []

    class Noted(Icon):
        def draw(self, canvas: Canvas, x: float, y: float, width: float, ink: Ink) -> None:
            crosses.append(self.name)
            super().draw(canvas, x, y, width, ink)

    monkeypatch.setattr("render.games.arsene.result.Icon", Noted)
    s = robbed([0, 5, 9, 6, 3], [1, 1, 1, 1], [1, 2, 3, 5]).state
    assert s.ended
    PAINTER.result(seen(s, None), people(NAMES), BOTH[0])
    assert crosses == ["times"]


@pytest.mark.parametrize("shop", SHOPS)
def test_piles_shrink_and_the_police_come(shop: int) -> None:
    s, police, told = dealt().state, [], []
    for taken in range(len(PILES[shop]) + 1):
        s.shops[shop - 1] = sum(PILES[shop][taken:])
        image, alt = shown(s, None, BOTH[1])
        police.append([one.text for one in written(image)].count("Police"))
        told.append(f"{shop} is empty" in alt)
    assert police == [0, 0, 0, 1] and told == [False, False, False, True]


def test_the_hand_says_the_trick_the_plan_and_what_may_be_played() -> None:
    match, w = playing([1, 2, 1, 1], HANDS, turned="S9"), BOTH[1]
    match.submit(2, PLAN[KEEP])
    trick(match, "HA H2")
    told = shown(match.state, 2, w)[1]
    assert "Diamonds are trumps: side card 1, face up, is the 9 of spades." in told
    assert "Trick, from seat 1: A of hearts, 2 of hearts. Winning: seat 1." in told
    assert "Follow hearts. Which card do you play? Playable cards: 1." in told
    assert "If you win this trick, you take it." in told and "Tricks, from seat 1: 1, 2, 1, 1." in told
    view = seen(match.state, 2)
    assert NARRATION.value_label(Telling(view, NAMES, w), "play", [], card("H3")).hint.endswith("(can't win)")
    ahead = [NARRATION.move(Telling(seen(match.state, 0), NAMES, w), plan) for plan in PLAN]
    assert ahead[2] == "If I win it: push it (to seat 3)"
    trick(match, "H3 H4")
    assert NARRATION.tag_label(Telling(seen(match.state, 0), NAMES, w), "push").text == "Push it to seat 3"
    told = shown(match.state, None, w)[1]
    assert "Take it or push it to seat 3: seat 1 decides." in told and told.count("A of hearts, 2 of hearts") == 1


@pytest.mark.parametrize("phase", ["play", "flip"])
def test_the_shops_beside_the_hand_reach_the_edge_whoever_stands_there(phase: str) -> None:
    s = playing([0] * 4, HANDS).state
    s.phase = phase
    for count in ([0] * 4, [4] * 4):
        s.count = list(count)
        paint = partial(PAINTER.hand, seen(s, 0), people(NAMES), BOTH[0])
        image, shops = paint(), traced("panel", paint)
        assert len(shops) == len(SHOPS) and {x + width for x, _, width, *_ in shops} == {theme.WIDTH - 20}
        before = [one for one in written(image) if one.role == "sign" and one.x > 880 and not one.text.isdecimal()]
        assert len({one.x for one in before}) == len(before) == sum(n > 0 for n in count)
        assert faults(image) == []


def test_the_table_tells_a_push_and_the_last_deal() -> None:
    w = BOTH[1]
    told = shown(crowded(), None, w)[1]
    assert "Won by seat 1, pushed to seat 2." in told and "Taken by" not in told
    alt = shown(robbed(list(FULL), [9, 10, 11, 12], [5, 4, 1, 1]).state, None, w)[1]
    assert f"Seat 1 {NAMES[0]}: holds 11, won 5 last deal and robbed 1, 10 chips" in alt
    match = dealt()
    assert NARRATION.move(Telling(seen(match.state, 0), NAMES, w), FLIP[2]) == "The middle card"
    assert NARRATION.move(Telling(seen(match.state, 0), NAMES, w), PLAY[0]) == "Play ♠A"


def test_r10_the_result_shows_nobody_caught_in_a_void_deal() -> None:
    s = robbed([0, 0, 0, 6, 0], [3, 6, 9, 3], [1, 2, 3, 5], max_deals=6).state
    assert s.ended == "deals" and not s.caught
    for w, told in zip(BOTH, ("ディールごとのトリック数は3。", "tricks by deal 3."), strict=True):
        lines = (alt := NARRATION.result_alt(Telling(seen(s, None), "ABCD", w))).split("\n")
        assert next(line for line in lines if line.startswith(("席3", "Seat 3"))).endswith(told)
        assert "逮捕" not in alt and "caught" not in alt
    quiet = s.clone()
    quiet.hauls = [[0] * 4]
    void, nothing = (PAINTER.result(seen(one, None), people("ABCD"), BOTH[1]) for one in (s, quiet))
    assert void.tobytes() == nothing.tobytes(), "no seal is taped"


@pytest.mark.parametrize(
    ("event", "ja", "en"),
    [
        (events.Void(), "4人とも空っぽの店でした", "The deal doesn't count."),
        (events.Swapped(seats=[0, 2, 3]), "Aさん、Cさん、Dさんがチップを交換", "A, C and D exchange"),
        (Trick(winner=2, leader=1, cards=cards("H2 HA")), "CさんがハートのAで勝ち", "C wins with the A of hearts."),
        (Trick(winner=2, leader=1), "Cさんがトリックに勝ち", "C wins the trick."),
        (events.Caught(seats=[1]), "Bさんはチップをすべて没収", "B caught"),
        (events.Planned(plan="push"), "勝ったら、押しつけます。", "you push it on."),
    ],
)
def test_what_is_told_of_rare_events(event: Any, ja: str, en: str) -> None:
    view = seen(dealt().state, 0)
    for said, w in zip((ja, en), BOTH, strict=True):
        assert said in str(NARRATION.tell(event, Telling(view, "ABCD", w)))


def crowded() -> ArseneState:
    """Return a position with three seats before an empty shop, a push in the last trick, scramble, a long lead."""
    match = playing([2, 2, 2, 0], HANDS, turned="C10", advanced=True)
    trick(match, "HA H2 H3 H4")
    match.submit(0, PUSH)
    s: ArseneState = match.state
    s.count, s.shops, s.chips = [3, 3, 3, 1], [0, 6, 0, 3, 1], [10, 16, 0, 1]
    return s


def test_on_the_roof_lies_a_jewel_for_every_chip_that_the_winner_has_robbed(monkeypatch: pytest.MonkeyPatch) -> None:
    lying = []

    def noted(shop: int, size: int) -> Sprite:
        if size > 38:  # the cards have smaller ones
            lying.append(shop)
        return jewel(shop, size)

    monkeypatch.setattr("render.games.arsene.result.jewel", noted)
    s = robbed([0, 5, 9, 6, 3], [1, 1, 1, 1], [1, 2, 3, 5]).state
    s.columns, s.hauls, s.winners = [[3, 0, 0, 0], [2, 0, 0, 0]], [[2, 0, 0, 0], [3, 0, 0, 0]], [0]
    PAINTER.result(seen(s, None), people(NAMES), BOTH[0])
    assert lying == [3, 3, 2, 2, 2]


def test_a_number_stands_nearer_to_its_jewel_than_to_the_next() -> None:
    s = robbed([3, 6, 9, 6, 0], [0] * 4, [5, 2, 2, 2]).state
    s.ended, s.winners, s.columns, s.hauls = "deals", [0], [[2, 0, 0, 0]] * 2, [[2, 0, 0, 0], [3, 0, 0, 0]]
    first = result(seen(s, None), people(NAMES), BOTH[0]).rows[0].detail
    assert isinstance(first, Item)
    made = first(1.0)
    assert isinstance(made, Row) and len(made.parts) == 2
    assert all(isinstance(one, Row) and made.gap > 4 * one.gap for one in made.parts)


def test_a_card_has_one_sign_for_each_robbery() -> None:
    s = robbed([0, 5, 9, 6, 3], [1, 1, 1, 1], [1, 2, 3, 5]).state
    s.columns, s.hauls, s.winners = [[3, 0, 0, 0], [2, 0, 0, 0], [1, 9, 0, 0]], [[1, 0, 0, 0]] + [[0] * 4] * 2, [0]
    for row in result(seen(s, None), people(NAMES), BOTH[0]).rows:
        assert isinstance(row.detail, Item)
        signs = row.detail(1.0)
        assert isinstance(signs, Row) and len(signs.parts) == (row.seat.seat == 0)
        assert all(isinstance(part, Picture) for part in signs.parts)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("haul", [1, 2, 5])
def test_every_jewel_of_the_winners_lies_below_the_face_of_the_thief(
    monkeypatch: pytest.MonkeyPatch, seats: int, haul: int
) -> None:
    s = robbed([0, 5, 9, 6, 3], [1, 1, 1, 1], [1, 2, 3, 5]).state
    s.columns, s.hauls, s.winners = [[3, 3, 3, 0]] * 3, [[haul] * 3 + [0]] * 3, list(range(seats))
    drawn = list[tuple[Sprite, float]]()
    true = Canvas.sprite

    def noted(canvas: Canvas, sprite: Sprite, x: float, y: float) -> None:
        drawn.append((sprite, y))
        true(canvas, sprite, x, y)

    monkeypatch.setattr(Canvas, "sprite", noted)
    monkeypatch.setattr("render.games.arsene.result._robbery", lambda *_: Row())
    PAINTER.result(seen(s, None), people(NAMES), BOTH[0])
    gems = [(one, y) for one, y in drawn if one.width == one.height]
    assert len(gems) == 3 * haul * seats
    roof = max(y + one.height for one, y in gems)
    assert min(y for _, y in gems) > roof - 124, "higher ones hide the face"


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("left", range(4))
@pytest.mark.parametrize("shop", SHOPS)
def test_as_many_jewels_lie_in_a_shop_as_chips_and_only_the_next_pile_is_marked(
    shop: int, left: int, high: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lying, piles = list[Any](), PILES[shop][left:]
    monkeypatch.setattr(drawings, "gem", lambda *args: lying.append(args))
    drawings.front.__wrapped__(shop, sum(piles), 120, high)
    assert len(lying) == sum(piles)
    texts = traced("text", lambda: drawings.shop(Canvas(), shop, sum(piles), 0, 0, 120, "", []))
    figures = [(told, colour) for _, _, told, size, _, colour, *_ in texts if size == 25]
    first = [(f"+{pile}", theme.MINT) for pile in piles[:1]]
    assert figures == [*first, *((str(pile), theme.CREAM) for pile in piles[1:])]


def fullest() -> Iterator[Extreme]:
    """Yield a crowded street, a trick to decide with long hands, a whole street, and ends after fifty deals."""
    deciding = playing([1, 2, 1, 1], [f"{hand} SA SK SQ SJ S10 S9 S8 S7 S6" for hand in HANDS])
    trick(deciding, "HA H2 H3 H4")
    yield Extreme(crowded(), {"advanced": True})
    yield Extreme(deciding.state)
    yield Extreme(robbed(list(FULL), [9, 10, 11, 12], [5, 4, 1, 1]).state)
    for ended in ("caught", "emptied", "deals"):
        s = robbed([3, 6, 9, 6, 0], [4, 0, 0, 0], [5, 2, 2, 2]).state
        s.ended, s.deal, s.winners, s.waiting = ended, 50, [0, 1, 2, 3], []
        s.columns, s.hauls = [[5, 2, 3, 1]] * 50, [[1, 0, 5, 0]] * 49 + [[CAUGHT if ended == "caught" else 0, 0, 0, 0]]
        assert richest(s) == (5, 0, 2)
        yield Extreme(s)
