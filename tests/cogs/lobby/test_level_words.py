"""A person who adds a computer player can read what its level means."""

from __future__ import annotations

import pytest

from cogs.lobby.computers import level_label
from cogs.ui.words.computer_names import STARS
from engine.players.levels import LEVELS
from locales import Lang, words


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_level_says_what_it_promises(lang: Lang) -> None:
    labels = {level: level_label(level, words(lang)) for level in STARS}
    assert set(LEVELS) < set(STARS)
    assert len({label.hint for label in labels.values()}) == len(STARS)
    assert all(0 < len(label.hint) <= 100 for label in labels.values()), "Discord shows no more"
    assert words(lang)("level-beginner") in labels["friend"].hint, "a level is told by the one below it"
    assert words(lang)("level-friend") in labels["strong"].hint
