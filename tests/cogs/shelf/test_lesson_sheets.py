"""What the steps of first hands tell: everything that happens, and what is wrong with a script."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.shelf.learning import open_field
from cogs.shelf.lesson_sheets import news, next_field, sentence, step_sheet, table_of
from cogs.ui.drawing import Part
from cogs.ui.ids import Press
from cogs.ui.messages import TEXT_LIMIT, small
from cogs.ui.services import Services
from engine.core.lesson import BadScript, Lesson
from engine.games.lessons import lesson_of, taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.people.lessons import KeptLesson
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS, PAINTERS
from render.narration.lengths import ALT_LIMIT, described_together
from tests.cogs.learner import Described
from tests.host.rig import Rig

LEARNER_NAME = "Alexandra Brown-Hernández the 3r"
STEP, WHOLE = {"en": 35, "ja": 80}, {"en": 325, "ja": 765}
"""The longest sentence of a step, and of all steps of a lesson together: words in English, characters in Japanese."""
A_MINUTE = {"en": 238, "ja": 600}
"""How much people read in a minute."""
PRESS = 3 / 60
"""Minutes for a press."""


@pytest.mark.parametrize("game", taught(SLUGS))
def test_nothing_that_happens_is_between_two_steps(game: str) -> None:
    """The steps together have every event that the learner may see, once and in order."""
    lesson = lesson_of(game)
    assert lesson is not None
    moments = [lesson.moment(GAMES[game], at) for at in range(len(lesson))]
    seen = [event for event in moments[-1].match.ctx.events if event.seen_by(0)]
    assert [event for moment in moments for event in moment.events] == seen
    assert moments[-1].step.at == len(lesson.moves), "nothing happens after the last step"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", taught(SLUGS))
async def test_a_lesson_takes_three_minutes(rig: Rig, game: str, lang: Lang) -> None:
    """No step and no lesson is longer than what one reads in that time; the presses count too."""
    lesson, w = lesson_of(game), words(lang)
    services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
    assert lesson is not None
    steps = {step.key: length(w(sentence(game, step.key)), lang) for step in lesson.steps}
    assert not {key: found for key, found in steps.items() if found > STEP[lang]}
    assert sum(steps.values()) <= WHOLE[lang]
    read = 0
    for number in range(len(lesson)):
        sheet = await step_sheet(
            services, KeptLesson(1, game, number, None), lesson.moment(GAMES[game], number), "Alex", w
        )
        # The heading is the same at each step.
        text = [line for line in sheet.text.split("\n")[1:] if not line.startswith("-# ")]
        read += length("\n".join(text), lang)
    assert read / A_MINUTE[lang] + len(lesson) * PRESS <= 3.3


def length(text: str, lang: Lang) -> int:
    """Words of an English text, characters of a Japanese one."""
    return len("".join(text.split())) if lang == "ja" else len(text.split())


def test_a_step_tells_the_newest_and_not_the_own_move(rig: Rig) -> None:
    """The learner's own card is not told again; the deal is."""
    services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
    lesson, w = lesson_of("target"), words("en")
    assert lesson is not None
    at = next(n for n, step in enumerate(lesson.steps) if step.key == "middle")
    moment, info = lesson.moment(GAMES["target"], at), table_of(services, "target", lesson, at, "Alex", w)
    assert next(seat for seat, _ in moment.since) == 0
    told = news(services, info, moment, w)
    assert told == [
        "> Kuro CPU plays the A of hearts.",
        "> Shiro CPU plays the 8 of spades. Nearest: Mike CPU takes the K of clubs with the K of diamonds, distance 0.",
    ]
    first = news(services, info, lesson.moment(GAMES["target"], 0), w)
    assert len(first) == 1 and "Round 1" in first[0]


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


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whole_turns_are_one_press_in_a_lesson_too(rig: Rig, lang: Lang) -> None:
    """The step's own turn is the first, however many words it needs; there are no more of them than at a table."""
    services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
    whole = 0
    for game in taught(SLUGS):
        lesson = lesson_of(game)
        assert lesson is not None
        for number, step in enumerate(lesson.steps):
            moment = lesson.moment(GAMES[game], number)
            if step.move is None or not moment.view.proposals:
                continue
            sheet = await step_sheet(services, KeptLesson(1, game, number, None), moment, "Ann", words(lang))
            presses = [Press.parse(str(item.custom_id)) for item in sheet.panel.view().children]  # type: ignore[attr-defined]
            acts = [p.path[1:] for p in presses if p.verb == "lact"]
            assert acts and tuple(acts[0]) == step.move and len(acts) <= len(moment.view.proposals)
            whole += 1
    assert whole == 4, "every turn of Hex Bases"
