"""Hex Bases in words: a whole turn chosen, typed and narrated, and the private list of sets for a base."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cogs.ui.choices import Choices
from cogs.ui.ids import LIMIT, Press
from engine.core.match import Match
from engine.core.offers import Values
from engine.families.jokers import PACK, card, held
from engine.games.hex_jinchi.rules import GAME, MOST, Place, whole
from engine.games.hex_jinchi.state import HexJinchiState, HexJinchiView, Placed, TookBack
from engine.games.hex_jinchi.terms import MORE
from locales import LANGUAGES, words
from render.games.hex_jinchi import LOOK, drawings, result
from render.games.hex_jinchi.narration import NARRATION
from render.games.hex_jinchi.table import shown as table
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.shapes import Sprite
from render.kit.drawing.written import covers
from render.kit.layout import Item
from render.kit.pieces.person import Person, people
from render.narration.telling import Telling
from tests.games.hex_jinchi.test_rules import placing, sets
from tests.render.positions import OVER, Extreme, picture, positions
from tests.render.traced import traced

JA, EN = (words(lang) for lang in LANGUAGES)
NAMES = ["Mina", "Ken"]


def seen(phase: str = "discard") -> HexJinchiView:
    """Return seat 0 to move; base 3 is a rival's, base 4 its own."""
    match = placing("S6 H6 SA H7 CK", ["", "", "1 D6 L3 C3", "0 X6"])
    match.state.phase = phase
    return GAME.view(match.state, 0, match="m", options={})


def test_the_menu_says_what_a_joker_may_be() -> None:
    match = placing("S6 JB1 JR2", [""])
    match.state.phase = "discard"
    view = GAME.view(match.state, 0, match="m", options={})
    labels = [NARRATION.value_label(Telling(view, NAMES, EN), "discard", [], c) for c in sets("S6 JB1 JR2")]
    assert [label.text for label in labels] == ["♠6", "black joker 1", "red joker 2"]
    assert [label.hint for label in labels] == [
        "the 6 of spades", "any number from plus 1 up", "any number from minus 1 down",
    ]  # fmt: skip


def test_a_plaque_has_a_hexagon_for_each_base_of_its_player() -> None:
    for seat, plaque in enumerate(table(seen(), people(NAMES), EN).seats):
        assert isinstance(plaque.score, Item)
        own = drawings.hexagon(23, theme.SEAT_COLOUR[seat], theme.INK, 2)
        drawn = traced("sprite", partial(plaque.score(1.0).place, Canvas(look=LOOK), 0, 0, 400))
        assert [one[0] for one in drawn].count(own) == seen().s.owners.count(seat) == 1


def test_no_flag_of_the_result_is_before_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = [position for position in positions("hex_jinchi") if position.phase == OVER]
    shown = [picture(position.view(None), EN) for position in ended]
    monkeypatch.setattr(result, "_flag", lambda *_: None)
    for position, image in zip(ended, shown, strict=True):
        for at in covers(image):
            area = at.x + 7, at.y + 7, at.x + at.width - 7, at.y + at.height - 7  # within the round corners
            if at.width < 100 and at.y < 500:
                assert image.crop(area).tobytes() == picture(position.view(None), EN).crop(area).tobytes(), area


def test_a_base_has_the_colour_of_its_owner_or_mint_if_it_was_used(monkeypatch: pytest.MonkeyPatch) -> None:
    edges, hexagon = [], drawings.hexagon

    def noted(radius: int, fill: str, line: str, edge: int) -> Sprite:
        edges.append(line)
        return hexagon(radius, fill, line, edge)

    monkeypatch.setattr(drawings, "hexagon", noted)
    drawings.strip(Canvas(look=LOOK), seen().s, people(NAMES), EN, Box(0, 0, 1160, 168), [5])
    free, own, rivals = LOOK.mat_line, theme.SEAT_COLOUR[0], theme.SEAT_COLOUR[1]
    assert edges == [free, free, rivals, own, theme.MINT, free]
    edges.clear()
    drawings.two_rows(Canvas(look=LOOK), seen().s, people(NAMES), Box(0, 0, 800, 420))
    assert edges == [free, free, rivals, own, free, free]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("CK 1 S6 2 SA H7", whole(card("CK"), [(1, sets("S6")), (2, sets("SA H7"))])),
        ("♣K", None),  # the question that follows
        ("クラブのK 1: ♠6、2: ♥6", whole(card("CK"), [(1, sets("S6")), (2, sets("H6"))])),
        ("king of clubs", None),
        ("1 S6", None),
        ("CK S6", None),
    ],
)
def test_a_whole_turn_as_it_is_typed(typed: str, move: Any) -> None:
    found = NARRATION.typed(seen(), typed)
    assert (GAME.read(found) if found else None) == move
    placed = NARRATION.typed(seen("place"), "1 ♠A ♥7")
    assert GAME.read(placed) == Place(1, sets("SA H7")) and not NARRATION.typed(seen("place"), "1 S6 2 H6")


def test_each_base_says_whose_it_is_and_how_many_sets_fit_for_ones_own_eyes() -> None:
    view = seen()
    thrown: list[Any] = ["turn", card("CK")]
    offer = GAME.offer(view.s, 0, thrown)
    assert isinstance(offer, Values)
    labels = {base: NARRATION.value_label(Telling(view, NAMES, EN), "turn", thrown[1:], base) for base in offer.values}
    assert [labels[base].text for base in (1, 4, MORE)] == [
        "Base 1: nobody's",
        "Base 4: yours, 1 suit",
        "Confirm this, then go on",
    ]
    assert labels[1].hint == "4 sets fit" and 3 not in labels
    listed = GAME.offer(view.s, 0, [*thrown, 1])
    assert isinstance(listed, Values)
    told = [NARRATION.value_label(Telling(view, NAMES, JA), "turn", [card("CK"), 1], one) for one in listed.values]
    assert ("♠6", "1スート") in [(label.text, label.hint) for label in told] and len(told) == 4
    assert NARRATION.base(Telling(view, NAMES, EN), 3) == "Base 3: seat 2, 3 suits"


def test_a_whole_turn_fits_on_a_button_whatever_is_placed() -> None:
    path = ("turn", 77, 6, list(range(60, 60 + MOST - 1)), 5, [81], 4)
    assert len(Press(9_999_999, "pick", 999_999, path).custom_id()) <= LIMIT
    choices = Choices(9_999_999, 999_999, NARRATION, Telling(seen(), NAMES, EN))
    assert choices.rows(("turn", card("CK")), Values((0, 1, 2, 4, 5, 6, MORE)))


def test_moves_and_events_are_told_with_whose_the_base_was() -> None:
    turn = whole(card("CK"), [(1, sets("S6")), (3, sets("H7 SA"))], MORE)
    assert NARRATION.move(Telling(seen(), NAMES, EN), turn) == "Discard ♣K; base 1: ♠6, base 3: ♠A ♥7, go on"
    assert NARRATION.move(Telling(seen(), NAMES, JA), turn) == "♣Kを捨てる／陣地1に♠6、陣地3に♠A ♥7、続ける"
    telling = Telling(seen(), NAMES, EN)
    told = [NARRATION.tell(Placed(0, 3, sets("H7 SA"), 2, was), telling) for was in (-1, 0, 1)]
    assert told == [
        "Mina takes base 3 with ♠A ♥7.",
        "Mina lays ♠A ♥7 on base 3, which stays theirs.",
        "Mina takes base 3 from Ken with ♠A ♥7.",
    ]
    assert NARRATION.tell(TookBack(0, sets("D6"), 3), telling) == "Mina takes up ♦6 and 3 face-down cards."
    assert NARRATION.tell(TookBack(0, (), 0), telling) is None


def test_the_question_names_a_rival_who_is_about_to_win() -> None:
    match = placing("S6 H6 SA H7 CK", ["1 S2", "1 H2", "1 D6 L3 C3", "0 X6"])
    view = GAME.view(match.state, 0, match="m", options={})
    assert NARRATION.prompt(Telling(view, NAMES, EN)).startswith(
        "Ken wins at the start of their next turn: take a base back. "
    )
    assert NARRATION.prompt(Telling(view, NAMES, JA)).startswith(
        "このままだと次のターンにKenさんの勝ち。陣地を1つ奪い返します。"
    )
    assert "Ken" not in NARRATION.prompt(Telling(seen(), NAMES, EN))


REFUSALS = {"suits": {"base": "6", "suits": 5, "least": 6}}


def spread(seats: int, hand: int, base: int, taken: int) -> HexJinchiState:
    """Return hands and bases with so many cards, so many taken, all others discarded; all hands are known too."""
    s = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes(32)).state
    deck = random.Random(f"{seats} {hand} {base}").sample(range(PACK), PACK)
    cards = iter(deck)
    s.bases = [[next(cards) for _ in range(base)] for _ in range(6)]
    s.hands = [held([next(cards) for _ in range(hand)]) for _ in range(seats)]
    s.taken, s.taken_down = [next(cards) for _ in range(taken)], [next(cards) for _ in range(3)]
    s.down, s.stock, s.discards = [[] for _ in range(6)], [], list(cards)
    s.owners, s.known = [k % seats for k in range(6)], [cards[:] for cards in s.hands]
    s.used, s.thrown, s.phase, s.waiting = [1, 2, 3, 4, 5], s.discards[-1], "place", [0]
    s.fresh, s.turn, s.last_seat, s.last_used = [cards[:3] for cards in s.hands], 59, 1, [6]
    return s


def fullest() -> Iterator[Extreme]:
    """Yield two and three seats with many cards on the bases, in hand or in the piles; a level match at its end."""
    for seats, hand, base, taken in ((2, 19, 4, 2), (3, 12, 3, 9), (2, 3, 11, 4), (3, 2, 6, 20), (3, 0, 8, 0)):
        yield Extreme(spread(seats, hand, base, taken), {})
    s = spread(3, 4, 9, 0)
    s.columns, s.held, s.turns = [[1, 0, 0], [0, 1, 0], [0, 0, 1]], [[3, 2, 1], [2, 3, 1], [2, 2, 2]], [12, 60, 60]
    s.game, s.games, s.ended, s.waiting, s.scores, s.winners = 3, 3, "turn_limit", [], [1, 1, 1], [0, 1, 2]
    yield Extreme(s, {})


def test_no_card_hides_the_flag_of_a_base(monkeypatch: pytest.MonkeyPatch) -> None:
    cloths, true = list[Box](), result._flag

    def noted(canvas: Canvas, who: Person, seat: int, x: float, foot: float) -> None:
        cloths.append(Box(x - 56, foot - 87, 88, 63))
        true(canvas, who, seat, x, foot)

    monkeypatch.setattr(result, "_flag", noted)
    for position in positions("hex_jinchi"):
        if position.phase == OVER:
            cloths.clear()
            image = picture(position.view(None), words("en"))
            for cloth in cloths:
                hidden = sum(
                    max(0.0, min(c.x + c.width, cloth.right) - max(c.x, cloth.x))
                    * max(0.0, min(c.y + c.height, cloth.y + cloth.height) - max(c.y, cloth.y))
                    for c in covers(image)
                    if c.width < 110 and c.height > 50
                )
                assert hidden < 0.02 * cloth.width * cloth.height, (position.name, cloth, hidden)
            assert cloths
