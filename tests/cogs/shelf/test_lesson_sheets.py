"""What the steps of first hands tell: everything that happens, and what is wrong with a script."""

from __future__ import annotations

import pytest

from cogs.shelf.lesson_sheets import as_much_as_fits
from engine.core.lesson import BadScript, Lesson
from engine.games.lessons import lesson_of, taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, words


@pytest.mark.parametrize("game", taught(SLUGS))
def test_nothing_that_happens_is_between_two_steps(game: str) -> None:
    """The steps together have every event that the learner may see, once and in order."""
    lesson = lesson_of(game)
    assert lesson is not None
    moments = [lesson.moment(GAMES[game], at) for at in range(len(lesson))]
    seen = [event for event in moments[-1].match.ctx.events if event.seen_by(0)]
    assert [event for moment in moments for event in moment.events] == seen
    assert moments[-1].step.at == len(lesson.moves), "nothing happens after the last step"


def test_what_has_no_room_is_counted() -> None:
    for lang in LANGUAGES:
        w, lines = words(lang), [f"line {n} " + 40 * "x" for n in range(30)]
        assert as_much_as_fits(lines[:3], 1000, w) == [f"> {line}" for line in lines[:3]]
        first, *rest = as_much_as_fits(lines, 1000, w)
        assert first == "> " + w("learn-earlier", count=30 - len(rest)) and 15 < len(rest) < 30
        assert rest == [f"> {line}" for line in lines[-len(rest) :]]
        text = "\n".join([first, *rest])
        assert 1000 - 60 < len(text) < 1000
        assert as_much_as_fits(lines, 5, w) == [] == as_much_as_fits([], 1000, w)


@pytest.mark.parametrize("game", taught(SLUGS))
def test_a_step_shows_what_its_sentence_speaks_of(game: str) -> None:
    """Most steps one picture alone, as large as the message; who is asked for a move sees the hand to make it from."""
    lesson = lesson_of(game)
    assert lesson is not None
    shown = [step.shows for step in lesson.steps]
    assert all(step.shows != "table" for step in lesson.steps if step.move is not None)
    assert {"table", "hand"} <= {*shown} and shown.count("both") <= 3


def test_a_script_says_what_is_wrong_with_it() -> None:
    with pytest.raises(BadScript, match="no line"):
        Lesson("a", 3, "ask pay")
    for line in ("say pay of", "say pay of cards", "say pay hand", "ask pay of hand", "say pay of hand: take"):
        with pytest.raises(BadScript, match="no line"):
            Lesson("a", 3, line)
    told = Lesson("a", 3, "say one\nsay two of table\nask three of hand: take\nask four of both: take")
    assert [(step.key, step.shows) for step in told.steps] == [
        ("one", "both"),
        ("two", "table"),
        ("three", "hand"),
        ("four", "both"),
    ]
    with pytest.raises(BadScript, match="move 1 of geschenk"):
        Lesson("d6", 3, "2: take\nsay end").moment(GAMES["geschenk"], 0)
