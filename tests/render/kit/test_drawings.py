"""Drawings that all games share: court figures, portraits, cards with kanji."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from render.kit.drawing import theme
from render.kit.drawing.shapes import disc_mask
from render.kit.pieces import cards, figures, portraits
from render.kit.pieces.kanji_cards import kanji_card, kanji_height
from render.kit.pieces.medallions import PORTRAITS, medallion


def difference(a: Image.Image, b: Image.Image) -> float:
    """Return the difference of two pictures of one size: 0 the same, 255 black against white."""
    weights = ImageChops.difference(a.convert("RGB"), b.convert("RGB")).convert("L").histogram()
    return sum(level * count for level, count in enumerate(weights)) / (a.width * a.height)


def test_a_figure_is_the_same_turned_round() -> None:
    """Except for the signs on the sash, which stand upright."""
    for rank in figures.RANKS:
        figure = figures.figure(rank, "H", 100, 214)
        assert difference(figure, figure.rotate(180)) < 1


def test_figures_of_one_suit_are_different_people() -> None:
    for suit in theme.SUITS:
        for half in (False, True):
            draw = figures.bust if half else figures.figure
            king, queen, jack = (draw(rank, suit, *((26, 35) if half else (46, 98))) for rank in "KQJ")
            assert min(difference(king, queen), difference(queen, jack), difference(king, jack)) > 10


def test_figures_from_84_pixels_of_width_busts_from_52_and_signs_below() -> None:
    """In every suit, and in the two colours of an ordinary pack."""
    skin = theme.rgb(figures.SKIN)
    for suit in theme.SUITS:
        for rank in figures.RANKS:
            for width in (50, 51, 52, 83, 84, 150):
                colours = cards.card(rank, suit, width).image.convert("RGB").getcolors(1 << 16) or []
                assert (skin in [c for _, c in colours]) is (width >= 52)
            double, upper = cards.card(rank, suit, 84).image, cards.card(rank, suit, 83).image.resize((84, 118))
            assert difference(double.resize((84, 118)).convert("RGB"), upper.convert("RGB")) > 1
    for rank in figures.RANKS:
        spade, club = (cards.card(rank, suit, 100, classic=True).image.convert("RGB") for suit in "SC")
        blue = theme.rgb(theme.SUIT_COLOUR["C"])
        assert blue not in [c for _, c in club.getcolors(1 << 16) or []]
        assert difference(spade, club) > 1, "ink both, and each its own sign and hair"


def test_a_dimmed_figure_is_its_card_nearer_to_the_felt() -> None:
    bright, dim = cards.card("Q", "L", 100), cards.card("Q", "L", 100, True)
    assert dim.image.size == bright.image.size and 20 < difference(bright.image, dim.image) < 120


def test_every_portrait_is_clearly_another_at_40_pixels() -> None:
    """Even on the same ground: also without colours, and beside the animals of computers."""
    ground = Image.new("RGB", (40, 40), theme.SEAT_COLOUR[0])

    def on_the_ground(part: Image.Image) -> Image.Image:
        image = ground.copy()
        image.paste(part, (20 - part.width // 2, 20 - part.height // 2), part)
        return image

    chosen = [on_the_ground(medallion(name, 33)) for name in PORTRAITS]
    animals = [on_the_ground(portraits.portrait(n, 33)) for n in range(portraits.NAMES)]
    for a, b in [*itertools.combinations(chosen, 2), *itertools.product(chosen, animals)]:
        assert difference(a, b) > 16
        assert difference(a.convert("L"), b.convert("L")) > 12


def test_there_are_as_many_portraits_as_fit_into_a_select_beside_the_letter() -> None:
    assert len(set(PORTRAITS)) == len(PORTRAITS) == 24


def test_a_portrait_is_a_disc_that_fills_its_box() -> None:
    for name in PORTRAITS:
        image = medallion(name, 60)
        assert image.size == (60, 60) and image.getchannel("A").tobytes() == disc_mask(60).tobytes()


def test_portraits_are_drawn_alike_again() -> None:
    first = {name: medallion(name, 52).tobytes() for name in PORTRAITS}
    medallion.cache_clear()
    assert {name: medallion(name, 52).tobytes() for name in PORTRAITS} == first


@pytest.mark.parametrize("width", [56, 64, 74, 84, 120, 172])
def test_kanji_cards_have_their_size_and_are_told_apart(width: int) -> None:
    drawn = set()
    for sign, rank, suit in (("義", "10", "H"), ("一", "A", "S"), ("々", "black", ""), ("々", "red", "")):
        sprite = kanji_card(sign, rank, suit, width)
        assert (sprite.width, sprite.height) == (width, kanji_height(width))
        assert kanji_card(sign, rank, suit, width, True).width == width
        drawn.add(sprite.image.tobytes())
    assert len(drawn) == 4
