"""The right corner of pictures: how a match ended, and who is waited for, each in one wording for all games."""

from __future__ import annotations

import pytest
from PIL import Image

from engine.games.registry import GAMES
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from render.kit.drawing import theme
from render.kit.drawing.written import written
from render.narration.telling import Telling
from tests.render.positions import NAMES, OVER, picture, positions

SECRET = {"six_suit_fort": ("pair",)}
"""Phases in which the corner says what a person has chosen in secret."""

every_game = pytest.mark.parametrize("slug", GAMES)
both = pytest.mark.parametrize("lang", LANGUAGES)


def corner(image: Image.Image) -> str:
    """Return the text at the right of the bar; of a result the lower one at the right, below its title."""
    found = [one for one in written(image) if one.role == "bar" and one.x + one.width > theme.WIDTH - 60]
    return found[-1].text if found else ""


@both
@every_game
def test_a_result_says_that_the_game_is_over_or_how_it_ended(slug: str, lang: Lang) -> None:
    """The corner is the line above the picture; where that only says that the game is over, the corner may say more."""
    w, narration = words(lang), NARRATIONS[slug]
    over = [position.view(None) for position in positions(slug) if position.phase == OVER]
    for view in over:
        line, shown = narration.state_line(Telling(view, NAMES[: view.seats], w)), corner(picture(view, w))
        assert shown and (line in (shown, w("tricks-over"))), (
            f"state_line says {line!r} and the picture {shown!r}: let both say the same, or state_line tricks-over"
        )
    assert over


@both
@every_game
def test_a_hand_of_a_match_that_is_over_says_so(slug: str, lang: Lang) -> None:
    position = next(one for one in positions(slug) if one.phase == OVER)
    assert corner(picture(position.view(0), words(lang))) == words(lang)("tricks-over")


@both
@every_game
def test_who_is_to_move_is_said_as_beside_the_table(slug: str, lang: Lang) -> None:
    """In the hand of a person who waits, the one who is asked; without the signs of Discord's text."""
    w, seen = words(lang), 0
    known = {w("table-turn", name=name).replace("▶ ", "").replace("**", "") for name in NAMES}
    for position in positions(slug):
        if position.phase in (OVER, *SECRET.get(slug, ())) or len(position.state.waiting) != 1:
            continue
        seat = next(p for p in range(position.seats) if p not in position.state.waiting)
        shown = corner(picture(position.view(seat), w))
        assert shown in known | {w("tricks-waiting")}, shown
        seen += shown in known
    assert seen or slug == "jukugo_daifuda"
