"""The READMEs show every game as it is, and one move in motion."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from engine.games.registry import GAMES
from locales import LANGUAGES, Lang
from tests.engine.every_game import ROOT
from tests.render import readme

AGAIN = "run python -m tests.render.readme and look at it"
MOST = 1_500_000
"""The most bytes of a moving picture."""


def test_the_credits_say_what_is_known_of_each_game_today() -> None:
    assert readme.shown(readme.CREDITS.read_text(encoding="utf-8")) == readme.credited(), AGAIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_in_the_readme_with_what_it_is_today(lang: Lang) -> None:
    assert readme.shown(readme.PAGES[lang].read_text(encoding="utf-8")) == readme.section(lang), AGAIN


def test_covers_are_those_drawn_today() -> None:
    """A cover may differ by a retouch or a palette, not by a redrawing. One test for all: a new game is added last."""
    assert [slug for slug in GAMES if not readme.current(slug)] == [], AGAIN
    assert all((readme.COVERS / f"{slug}.png").stat().st_size < 40_000 for slug in GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_readme_shows_a_move_in_motion_and_leaves_no_blank(lang: Lang) -> None:
    """``make tour`` records it again."""
    text = readme.PAGES[lang].read_text(encoding="utf-8")
    tour = ROOT / "docs" / f"tour.{lang}.gif"
    assert f"docs/tour.{lang}.gif" in text and tour.stat().st_size < MOST
    picture = Image.open(tour)
    assert getattr(picture, "n_frames", 1) >= 4 and picture.info["loop"] == 0
    # Only the name of a game in a command may be in pointed brackets.
    blanks = set(re.findall(r"<([^>\s]+)>", re.sub(r"<(img|!--)[^>]*>|<br>", "", text)))
    assert blanks <= {"game", "ゲーム"}
    assert "TODO" not in text and "example.com" not in text
