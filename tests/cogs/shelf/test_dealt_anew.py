"""Lessons and puzzles show nothing of hidden cards: with these dealt anew every message is the same, to the byte."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.community import puzzle_sheet
from cogs.run.meters import Meters
from cogs.shelf import lesson_sheets
from cogs.ui.services import Services
from engine.core.facts import Message
from engine.core.lesson import LEARNER, Moment
from engine.games.lessons import lesson_of, taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.community.puzzles import Choice, Posed, Puzzle
from engine.host.model.records import Person
from engine.host.people.lessons import KeptLesson
from engine.players.registry import CHOOSERS
from locales import Lang, words
from render.games.registry import NARRATIONS
from tests.cogs.as_sent import Shown, Sparing, drawn, plain, sparing
from tests.engine.every_game import Case, at_random, positions
from tests.host.rig import Rig

PEOPLE = [Person(str(500 + i), f"Person{i}") for i in range(6)]
LANGS: tuple[Lang, ...] = ("en", "ja")
UNSAID = Message(""), Message("")
"""What is told after the answer alone."""


@pytest.fixture
def drawing() -> Iterator[Sparing]:
    drawing = sparing()
    yield drawing
    drawing.close()


@pytest.mark.parametrize("game", taught(SLUGS))
async def test_a_lesson_shows_no_card_that_its_learner_may_not_see(tmp_path: Path, drawing: Sparing, game: str) -> None:
    rig = Rig(tmp_path / "lessons.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now, Meters())
    lesson, rng, different = lesson_of(game), random.Random(game), 0
    assert lesson is not None
    for number in range(len(lesson)):
        moment, lang = lesson.moment(GAMES[game], number), LANGS[number % 2]
        twin = lesson.moment(GAMES[game], number)
        twin.match.state = twin.match.state.redeal(LEARNER, rng.random)
        if twin.match.state.to_json() == moment.match.state.to_json():
            continue
        different += 1

        async def told(at: Moment, number: int = number, lang: Lang = lang) -> Shown:
            drawing.kept.clear()
            drawing.left = 1 if number == len(lesson) // 2 else 0
            kept = KeptLesson(1, game, number, None)
            return plain(await lesson_sheets.step_sheet(services, kept, at, "Ann", words(lang)))

        assert await told(moment) == await told(twin), moment.step.key
    assert different
    await rig.host.close()


@pytest.mark.parametrize("game", SLUGS)
async def test_a_puzzle_shows_no_card_that_its_seat_could_not_see(tmp_path: Path, drawing: Sparing, game: str) -> None:
    rig = Rig(tmp_path / "puzzles.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now, Meters())
    rules, rng, compared = GAMES[game], random.Random(game), 0
    seats = rules.default_seats
    info = await rig.started(*PEOPLE[:seats], size=seats, game=game)
    for match in positions(Case(rules, seats, rules.check(seats, {})), 12, style=at_random):
        seat = next((p for p in match.state.waiting if p >= 0), None)
        if seat is None or len(legal := match.view(seat).legal) < 2:
            continue
        choices = tuple(Choice(a.wire(), 0.5 - at / 10) for at, a in enumerate(legal[:4]))
        puzzle = Puzzle(1, info.id, 3, seat, choices, 0, 1, *UNSAID)
        shown = []
        for state in (match.state.clone(), match.state.redeal(seat, rng.random)):
            drawing.kept.clear()
            drawing.left = 1 if not compared else 0
            match.state = state
            posed = Posed(puzzle, info, match.view(None), match.view(seat), tuple(legal[:4]))
            asked = puzzle_sheet.Asked(posed, compared % 2 == 0, words(LANGS[compared % 2]))
            picture = await puzzle_sheet.picture(services, asked)
            shown.append([*plain(puzzle_sheet.question(services, asked)), drawn(picture)])
        assert shown[0] == shown[1]
        compared += 1
        if compared == 4:
            break
    assert compared
    await rig.host.close()
