"""Outlines on a hand: they mark what is new since its owner's last move."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.games.registry import GAMES
from locales import words
from render.catch_up import COLOUR, news, outlined, said
from render.games.registry import PAINTERS
from render.kit.drawing.written import carry
from render.kit.pieces.person import Person
from render.kit.surface import Surface
from tests.engine.every_game import begin, usual

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eva", "Fay", "Gil")


def sheet(*cards: tuple[str, int, int], figures: tuple[str, ...] = ()) -> Image.Image:
    """Return a picture with these cards, by text and place, and with figures below each other."""
    from render.kit.drawing.shapes import Sprite
    from render.kit.pieces import cards as faces

    surface = Surface()
    for says, x, y in cards:
        face = faces.back(84)
        Sprite(face.image, face.width, face.height, face.pad, says).onto(surface.image, x, y)
    for at, figure in enumerate(figures):
        surface.text(700, 100 + 60 * at, figure, size=40)
    return surface.image


def test_a_card_that_was_nowhere_before_is_news_and_one_that_moved_is_not() -> None:
    then = sheet(("♠K", 100, 100), ("♥7", 300, 100), ("back", 500, 100))
    assert news(said(then), then) == []
    assert news(said(then), sheet(("♠K", 400, 300), ("(♥7)", 10, 10), ("back", 1, 1), ("back", 500, 100))) == []
    (box,) = news(said(then), sheet(("♠K", 100, 100), ("♥7", 300, 100), ("♦2", 500, 300)))
    assert box[:2] == (500, 300)


def test_of_two_equal_cards_the_one_is_news_that_lay_elsewhere() -> None:
    then = sheet(("♣K", 600, 500))
    (box,) = news(said(then), sheet(("♣K", 200, 100), ("♣K", 600, 500)))
    assert box[:2] == (200, 100)


def test_figures_are_news_where_no_card_is() -> None:
    then = sheet(("♠K", 100, 100), figures=("12 points", "4 left"))
    (box,) = news(said(then), sheet(("♠K", 100, 100), figures=("12 points", "3 left")))
    assert abs(box[1] + box[3] / 2 - 160) < 5
    assert len(news(said(then), sheet(("♦2", 100, 100), figures=("13 points", "3 left")))) == 1, "the card alone"


def test_what_lies_on_a_new_card_lies_on_its_outline() -> None:
    """A badge, or the next card of a fan, may cover a part of the outline; the rest of it is visible."""
    now = sheet(("♦2", 100, 100), ("♠K", 140, 100))
    badge = Surface()
    badge.pill(90, 86, 80, 34, "new", size=22)
    now.paste(badge.image.crop((90, 86, 170, 120)), (90, 86))
    carry(badge.image, now, 0, 0)
    shown = outlined(said(sheet(("♠K", 140, 100))), now)
    changed = ImageChops.difference(now, shown)
    assert changed.getbbox() is not None
    for lying in ((90, 86, 170, 120), (140, 100, 224, 200)):
        assert changed.crop(lying).getbbox() is None


@pytest.mark.parametrize("slug", GAMES)
def test_every_hand_can_be_outlined(slug: str) -> None:
    """Nothing old is outlined; outlines stay within the picture, and do not change the former picture."""
    match, rnd, w = begin(usual(GAMES[slug]), 3), random.Random(5), words("ja")
    people = tuple(Person(n) for n in NAMES[: match.header.seats])
    then: Any = None
    compared = 0
    for _ in range(60):
        if match.over or compared == 2:
            break
        seat = match.state.waiting[0]
        if seat == 0 and then is not None:
            now = PAINTERS[slug].hand(match.view(0), people, w)
            before, kept = PAINTERS[slug].hand(then, people, w), now.tobytes()
            assert news(said(now), now) == []
            shown = outlined(said(before), now)
            assert now.tobytes() == kept and shown.size == now.size
            assert (shown.tobytes() != kept) == bool(news(said(before), now))
            compared += 1
        match.submit(seat, rnd.choice(list(match.game.legal(match.state, seat))))
        if seat == 0:
            then = match.view(0)
    assert COLOUR.startswith("#")
