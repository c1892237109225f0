"""A hand after the match has no menu: no card has a number, and nothing on it is new."""

from __future__ import annotations

import pytest

from engine.games.slugs import SLUGS
from locales import LANGUAGES, words
from render.kit.drawing.look import HOUSE
from render.kit.drawing.written import written
from render.kit.pages.hand import Hand, HandCard
from render.kit.pages.trick_table import card_face
from tests.render.positions import OVER, picture, positions

NEW = ("new", "新", "New", "新しい")
"""Marks of games for new cards."""
NO_CARDS = ("arsene",)
"""Games in which no seat holds a card at the end; other badges beside the hand show a shop's value."""
LOW = 420
"""The numbers of the cards are below this line, px."""


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_numbered_or_new_after_the_match(slug: str) -> None:
    found = []
    for position in [p for p in positions(slug) if p.phase == OVER]:
        for view in map(position.view, range(position.seats)):
            if slug in NO_CARDS:
                assert view.s.hands[view.me] == []
                continue
            for lang in LANGUAGES:
                badges = [one for one in written(picture(view, words(lang))) if one.role == "badge"]
                found += [
                    (position.name, view.me, lang, one.text)
                    for one in badges
                    if one.text in NEW or (one.text.isdecimal() and one.y > LOW)
                ]
    assert not found


def test_numbers_and_marks_stand_while_the_match_lasts() -> None:
    cards = tuple(HandCard(card_face(k), k, mark="new" * (k == 2)) for k in (1, 2, 3))
    for over, badges in ((False, {"1", "2", "3", "new"}), (True, set())):
        image = Hand(HOUSE, "Hand", "", cards, over=over).drawn().image
        assert {one.text for one in written(image) if one.role == "badge"} == badges
