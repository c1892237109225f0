"""Places in a picture: boxes and their parts, seats round a table, sizes, piles, the newest card, the last mover."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core.state import NO_SEAT
from engine.games.registry import GAMES
from locales import words
from render.games.values import draws_the_end, shown
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit, overlap, ring
from render.kit.drawing.look import HOUSE
from render.kit.drawing.written import written
from render.kit.layout import Text
from render.kit.pages.hand import Hand
from render.kit.pages.table import Table, strip
from render.kit.pages.trick_table import BAND, TrickTable
from render.kit.pages.trick_table import places as trick_places
from render.kit.pieces import cards
from render.kit.pieces.person import people
from render.kit.piles import Pile
from render.kit.plaque import TAB, Plaque, seat_tray
from tests.render.positions import NAMES, positions

AREA = Box(10, 80, 1180, 680)


def _has_mint(canvas: Canvas) -> bool:
    return theme.rgb(theme.MINT) in {colour for _, colour in canvas.image.getcolors(1 << 24) or ()}


def test_parts_of_a_box_cover_it() -> None:
    assert AREA.head(100).bottom == AREA.below(100).y and AREA.below(100).bottom == AREA.bottom
    assert AREA.left(300).right == AREA.beside(300).x and AREA.beside(300).right == AREA.right
    assert AREA.foot(90) == AREA.below(590)
    assert AREA.inset(10) == Box(20, 90, 1160, 660) and AREA.inset(10, 0) == Box(20, 80, 1160, 680)
    assert AREA.centred(100, 50).middle == AREA.middle == (600, 420)


@pytest.mark.parametrize("count", [1, 2, 3, 7])
def test_rows_and_columns_are_equal_and_fill_the_box(count: int) -> None:
    rows, columns = AREA.rows(count, 12), AREA.columns(count, 12)
    assert (rows[0].y, rows[-1].bottom) == pytest.approx((AREA.y, AREA.bottom))
    assert (columns[0].x, columns[-1].right) == pytest.approx((AREA.x, AREA.right))
    assert all(b.y - a.bottom == pytest.approx(12) for a, b in pairwise(rows))
    assert all(b.x - a.right == pytest.approx(12) for a, b in pairwise(columns))


@pytest.mark.parametrize("crown", [0, 104])
@pytest.mark.parametrize("seats", range(2, 8))
def test_seats_are_clockwise_from_the_lower_left(seats: int, crown: int) -> None:
    found = ring(seats, AREA, 300, crown=crown, gap=8)
    left, right = found.seats[: seats // 2], found.seats[-(seats // 2) :]
    assert [box.x for box in left] == [AREA.x] * (seats // 2)
    assert [box.y for box in left] == sorted((box.y for box in left), reverse=True)
    assert [box.right for box in right] == [AREA.right] * (seats // 2)
    assert [box.y for box in right] == sorted(box.y for box in right)
    assert (found.seats[0].bottom, found.seats[-1].bottom) == pytest.approx((AREA.bottom, AREA.bottom))
    if seats % 2:
        between = found.seats[seats // 2]
        assert (between.height == crown and left[0].right < between.x) if crown else between.x == right[0].x
    assert found.middle == Box(318, 80 + (112 if seats % 2 and crown else 0), 564, found.middle.height)
    assert found.middle.bottom == AREA.bottom


@pytest.mark.parametrize("seats", range(2, 8))
def test_even_seats_have_one_size(seats: int) -> None:
    assert len({round(box.height, 3) for box in ring(seats, AREA, 300, even=True).seats}) == 1


def test_the_first_size_that_fits_or_the_last_one() -> None:
    assert fit((60, 50, 40), lambda size: size <= 55) == 50
    assert fit((60, 50, 40), lambda size: size <= 10) == 40


def test_cards_in_a_row_lie_over_each_other_if_they_need_more_room() -> None:
    assert overlap(4, 50, 400, 60) == 60 and overlap(1, 50, 10, 60) <= 60
    assert 3 * overlap(4, 50, 140, 60) + 50 == 140


def test_a_stock_is_as_thick_as_it_is_large() -> None:
    heights = [Pile(80, count).height for count in (1, 6, 7, 30, 48, 99)]
    assert heights == sorted(heights) and len(set(heights)) == 4
    canvas = Canvas()
    Pile(80, 0, label="Stock").place(canvas, 0, 0, 80)
    assert [one.text for one in written(canvas.image)] == ["Stock", "empty", "0"]


@pytest.mark.parametrize(("seats", "low"), [*((seats, BAND) for seats in range(2, 8)), (4, 262), (4, 284)])
def test_the_word_at_the_foot_of_a_card_is_above_the_band(seats: int, low: int) -> None:
    at = trick_places(seats, theme.TABLE_HEIGHT - low)
    for spot in at.spots:
        foot = spot.card_y + cards.card_height(at.card) / 2 - 12
        assert foot + (38 if at.card >= 100 else 35) <= at.bottom, (spot, at.card)


def test_a_pile_shows_its_top_card() -> None:
    canvas = Canvas()
    Pile(80, 12, top=cards.card("K", "S", 80), told=False, lit=True).place(canvas, 40, 40, 80)
    assert [one.text for one in written(canvas.image)] == ["♠K"]
    assert _has_mint(canvas)


def test_the_newest_card_is_higher_and_ringed() -> None:
    plain, lit, raised = Canvas(), Canvas(), Canvas()
    face = cards.card("7", "H", 100)
    plain.card(face, 300, 300)
    lit.card(face, 300, 300, lit=True)
    raised.card(face, 300, 300, raised=True)
    middles = [written(canvas.image)[0].y for canvas in (plain, lit, raised)]
    assert middles[1] == middles[2] < middles[0]
    assert [_has_mint(canvas) for canvas in (plain, lit, raised)] == [False, True, False]


def test_the_last_move_begins_with_the_portrait_of_the_mover() -> None:
    seated = people(("Ada", "Ben"))
    plaques = tuple(Plaque(who, seat) for seat, who in enumerate(seated))
    tables = [Table(HOUSE, "Game", "", "", plaques, lambda *_: None, last_move="Moved", mover=p) for p in (-1, 1)]
    hands = [Hand(HOUSE, "Game", "", (), last_move="Moved", mover=p, people=seated) for p in (-1, 1)]
    for without, with_portrait in (tables, hands):
        before, after = written(without.drawn().image), written(with_portrait.drawn().image)
        assert [one.text for one in before if one.role == "sign"] == []
        sign, line = (one for one in after if one.role in ("sign", "last"))
        assert sign.text == "B" and sign.x < line.x and line.text == "Moved"


def test_a_strip_takes_the_first_size_that_fits() -> None:
    canvas = Canvas()
    strip(canvas, 120, lambda size: Text("word " * 12, size), (90, 60, 30))
    (line,) = written(canvas.image)
    assert 30 <= line.size < 60 and abs(line.y - (theme.TABLE_HEIGHT - 60)) <= 2


def test_a_tray_leaves_its_free_part_below_the_plaque() -> None:
    canvas, box = Canvas(look=HOUSE), Box(20, 100, 300, 300)
    free = seat_tray(canvas, box, Plaque(people(("Ada",))[0], 0, turn="Turn"), 104)
    assert box.y + TAB + 90 < free.y and free.bottom < box.bottom and box.x < free.x and free.right < box.right
    assert all(one.y < free.y for one in written(canvas.image))


@pytest.mark.parametrize("slug", GAMES)
def test_the_last_move_names_its_mover(slug: str) -> None:
    """In tables and hands: a sentence that begins with a name has that person's portrait, and no other."""
    moved = told = 0
    for place in positions(slug):
        seats = place.seats
        for seat in (None, 0):
            view = place.view(seat)
            if view.over and (seat is None and not draws_the_end(slug)):
                continue
            shown_as = "table" if seat is None else "hand"
            value = shown(slug, shown_as)(view, people(NAMES[:seats]), words("en"))
            assert isinstance(value, Table | TrickTable | Hand)
            named = [p for p, name in enumerate(NAMES[:seats]) if name in value.last_move]
            first = next((p for p, name in enumerate(NAMES[:seats]) if value.last_move.startswith(name)), NO_SEAT)
            told += bool(value.last_move)
            mover = value.mover
            if mover != NO_SEAT and not isinstance(value, Hand):
                mover = value.seats[mover].seat
            assert first in (NO_SEAT, mover)
            if value.last_move and mover != NO_SEAT:
                assert mover in named
                moved += 1
    assert moved or not told
