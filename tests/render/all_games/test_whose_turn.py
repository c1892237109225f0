"""Gold marks who is to act, in every game: exactly the plaques of the asked seats of the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from engine.games.registry import GAMES
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.kit.pieces.person import people
from render.kit.plaque import Plaque
from render.narration.cards import turn_word
from tests.render.positions import NAMES, Position, positions

ROWS = {"counting_cribbage": ("lay_away", "claim", "show")}
"""Phases in which a game may draw its players as rows instead of plaques."""


class Drawn(NamedTuple):
    """A plaque that was drawn, and a point of its ground, px."""

    plaque: Plaque
    at: tuple[int, int]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """Return the plaques of a picture, in the order in which they are drawn."""
    found, usual = list[Drawn](), plaque.draw

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float, one: Plaque) -> None:
        usual(canvas, x, y, width, height, one)
        found.append(Drawn(one, (round(x) + 8, round(y + height / 2))))

    monkeypatch.setattr(plaque, "draw", draw)
    return found


def tables(slug: str) -> Sequence[Position]:
    return [position for position in positions(slug) if not position.state.ended]


def golden(image: Image.Image) -> float:
    """Return the share of gold pixels in a picture."""
    gold = Image.new("RGB", image.size, theme.GOLD)
    histogram = ImageChops.difference(image, gold).convert("L").histogram()
    return histogram[0] / sum(histogram)


@pytest.mark.parametrize("slug", GAMES)
def test_gold_are_those_who_are_to_act_and_nobody_else(slug: str, drawn: list[Drawn]) -> None:
    met = set[str]()
    for number, position in enumerate(tables(slug)):
        drawn.clear()
        view, w = position.view(None), words(LANGUAGES[number % 2])
        image = PAINTERS[slug].table(view, people(NAMES[: view.seats]), w)
        secret = position.game.phases[position.state.phase].secret_readiness
        acting = set() if secret else {p for p in position.state.waiting if p >= 0}
        if not drawn and position.phase in ROWS.get(slug, ()):
            assert (golden(image) > 0.01) == bool(acting), position.name
            continue
        met.add(position.phase)
        gold = {one.plaque.seat for one in drawn if image.getpixel(one.at) == theme.rgb(theme.GOLD)}
        assert gold == acting == {one.plaque.seat for one in drawn if one.plaque.turn}, position.name
        assert len(drawn) == view.seats, position.name
        for one in drawn:
            assert not (secret and one.plaque.done), f"{position.name}: who has answered is a secret"
            assert one.plaque.done not in (w("cards-turn"), turn_word(w)), f"{position.name}: a turn that is not gold"
    assert met


@pytest.mark.parametrize("slug", ["ttp", "stendhal", "tricky_express", "boonaken"])
def test_a_hand_shows_who_plays_after_its_own_place(slug: str) -> None:
    """Their portraits are at the right of it in the order of play, and no others are between."""
    w, met = words("en"), set[int]()
    for position in tables(slug):
        if position.phase != "play":
            continue
        s: Any = position.state
        seats = position.match.header.seats
        for seat in range(seats):
            view = position.view(seat)
            if not view.asked:
                continue
            playing = getattr(s, "players", range(seats))
            after = [(seat + k) % seats for k in range(1, seats) if (seat + k) % seats in playing]
            after = after[: len(playing) - len(s.trick) - 1]
            texts = written(PAINTERS[slug].hand(view, people("ABCDEFG"[:seats]), w))
            (own,) = [one for one in texts if one.text == w("tricks-you")]
            signs = sorted((one for one in texts if one.role == "sign" and 80 < one.y < 250), key=lambda one: one.x)
            shown = "".join(one.text for one in signs if one.x > own.x and one.size > 14)[: len(after)]
            assert shown == "".join("ABCDEFG"[p] for p in after)
            met.add(len(after))
    assert met - {0}
