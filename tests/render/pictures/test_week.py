"""The picture of a server's week is readable with the longest names."""

from __future__ import annotations

import pytest

from engine.core.text.letters import visible
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import PAINTERS
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person
from render.pictures.week import GAMES, CloseGame, Week, WeekGame, paint

LONG = ("Alexandra Brown-Montgomery", "W" * 32)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("games", [0, 1, GAMES, len(PAINTERS)])
def test_a_week_can_be_read(games: int, lang: Lang) -> None:
    w = words(lang)
    played = tuple(
        WeekGame(w(f"{slug}-title"), w("digest-times", count=12), PAINTERS[slug].emblem, 12)
        for slug in list(PAINTERS)[:games]
    )
    sides = (0, Person(LONG[0], "bear"), "-121"), (1, Person(LONG[1]), "119")
    told = w("digest-won-by", name=LONG[1], lead=w("target-amount", count=2, number="2"))
    close = CloseGame(w("digest-close-heading"), w("tricky_express-title"), told, PAINTERS["geschenk"].emblem, sides)
    for one in (close, None):
        week = Week(
            w("digest-title"),
            w.other("digest-title"),
            1234,
            w("digest-unit", count=1234),
            played,
            one if games else None,
        )
        image = paint(week).image
        assert faults(image) == []
        texts = [one.text for one in written(image)]
        assert "1234" in texts and [one for one in texts if one in w("digest-times", count=12)] == [
            w("digest-times", count=12)
        ] * min(games, GAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", PAINTERS)
def test_a_games_title_is_written_out(slug: str, lang: Lang) -> None:
    w = words(lang)
    played = (WeekGame(w(f"{slug}-title"), w("digest-times", count=1), PAINTERS[slug].emblem, 1),) * GAMES
    image = paint(Week(w("digest-title"), w.other("digest-title"), 4, w("digest-unit", count=4), played)).image
    texts = [one.text for one in written(image)]
    assert faults(image) == [] and visible(w(f"{slug}-title")).replace(" ", "") in "".join(texts).replace(" ", "")


@pytest.mark.parametrize("name", ["Alexandra Brown-Fitzgerald", *LONG])
def test_the_sentence_of_the_closest_game_is_clear_of_the_names(name: str) -> None:
    w = words("en")
    sides = (0, Person(name), "121"), (1, Person(name[::-1]), "119")
    told = w("digest-won-by", name=name, lead=w("target-amount", count=2, number="2"))
    close = CloseGame(w("digest-close-heading"), "Target", told, PAINTERS["target"].emblem, sides)
    texts = written(paint(Week("A", "B", 4, "C", (), close)).image)
    below = max((one for one in texts if one.x < 1100), key=lambda one: one.y)
    names = [one for one in texts if one.role == "name"]
    assert names and below.role != "name"
    assert all(below.y - below.size * 0.46 - (one.y + one.size * 0.46) >= 12 for one in names)
