"""What the steps of first hands tell: everything that happens, and what is wrong with a script."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.shelf.learning import open_field
from cogs.shelf.lesson_sheets import as_much_as_fits, next_field, step_sheet, table_of
from cogs.ui.drawing import Part
from cogs.ui.messages import TEXT_LIMIT, small
from cogs.ui.services import Services
from engine.core.lesson import BadScript, Lesson
from engine.games.lessons import lesson_of, taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.people.lessons import KeptLesson
from locales import LANGUAGES, words
from render.games.registry import NARRATIONS, PAINTERS
from render.narration.lengths import ALT_LIMIT, described_together
from tests.cogs.learner import Described
from tests.host.rig import Rig

LEARNER_NAME = "Alexandra Brown-Hernández the 3r"


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


@pytest.mark.parametrize("game", taught(SLUGS))
async def test_the_picture_of_a_step_is_told_whole(rig: Rig, game: str) -> None:
    """One description of table and hand; what has no room there stands in the text, also while a move is chosen."""
    drawing, lesson, w = Described(PAINTERS, NARRATIONS), lesson_of(game), words("en")
    services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now)
    assert lesson is not None
    for number, step in enumerate(lesson.steps):
        moment, kept = lesson.moment(GAMES[game], number), KeptLesson(1, game, number, None)
        sheet = await step_sheet(services, kept, moment, LEARNER_NAME, w)
        assert sheet.picture is not None and len(sheet.picture.alt) <= ALT_LIMIT
        rest = small(sheet.picture.rest)
        assert all(line in sheet.text for line in rest) and len(sheet.text) <= TEXT_LIMIT
        if moment.match.over:
            continue
        info = table_of(services, game, lesson, number, LEARNER_NAME, w)
        parts = services.drawing.parts_of(info, moment.match.view(None), moment.view, w)
        told = {"table": parts[:1], "hand": parts[1:], "both": parts}[step.shows]
        assert f"{sheet.picture.alt} {sheet.picture.rest}".split() == " ".join(described(told, info.names)).split()
        if step.move is not None and len(step.move) > 1:
            path = [step.move[0]]
            offer = open_field(moment, path)
            if offer is not None:
                half = next_field(services, kept, moment, LEARNER_NAME, path, offer, 0, w)
                assert all(line in half.text for line in rest)


def described(parts: Sequence[Part], names: Sequence[str]) -> tuple[str, str]:
    return described_together([part.tell for part in parts], names)


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
