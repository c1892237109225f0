"""First hands from the first press to beyond the last: every step can be pressed on its message."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.shelf.lesson_sheets import VERBS
from cogs.ui.ids import Press, read_field
from engine.core.lesson import Lesson
from engine.games.lessons import lesson_of
from engine.host.people.lessons import DONE
from sandbox import Message, Person
from tests.e2e.robust import lang_of, presses, says
from tests.e2e.world import World

ACT, STEP, PICK, SET, PAGE, BACK = (VERBS[verb] for verb in ("act", "step", "pick", "set", "page", "back"))


class Learner:
    """A person with a lesson in their direct messages: ``message`` is the one they look at."""

    def __init__(self, world: World, person: Person, game: str) -> None:
        self.world, self.person, self.game = world, person, game
        found = lesson_of(game)
        assert found is not None
        self.lesson: Lesson = found
        self.message: Message
        self.read: list[str] = []
        """The text of the message after each press."""

    async def begin(self) -> None:
        """Begin the lesson by the command, in a server."""
        answer = await self.person.result(await self.person.slash("table", "learn", game=self.game))
        assert answer.ephemeral
        self.message = next(m for m in reversed(self.person.sees(self.person.dm())) if self.button(m, "lagain"))
        assert f"/{self.message.id}" in answer.content
        self.read.append(self.message.content)

    def button(self, message: Message, verb: str) -> str | None:
        """Return the custom id of a button or a select."""
        return next((p.custom_id() for p in presses(message) if p.verb == verb), None)

    async def press(self, custom_id: str, *values: str) -> Message:
        """Press on the message; the lesson keeps this one message."""
        before = len(self.person.sees(self.person.dm()))
        if values:
            ix = await self.person.select(self.message, custom_id, *values)
        else:
            ix = await self.person.click(self.message, custom_id)
        await ix.answer()
        self.message = await self.person.result(ix)
        assert len(self.person.sees(self.person.dm())) == before, "the lesson is one message"
        self.read.append(self.message.content)
        return self.message

    async def at(self) -> int:
        """Return the step in the store."""
        (kept,) = (one for one in (await self.world.host.personal_data.belongings(self.person.id))["lessons"])
        return int(kept["step"])

    def ways(self, wanted: list[Any]) -> list[tuple[int, Press, list[str]]]:
        """Return the components that lead towards a move: distance, press, and values to pick."""
        found: list[tuple[int, Press, list[str]]] = []
        for item in [*self.message.buttons, *self.message.selects]:
            press = Press.parse(item["custom_id"])
            path, values = list(press.path[1:]), [o["value"] for o in item.get("options", ())]
            if item.get("disabled") or (press.verb != PAGE and path != wanted[: len(path)]):
                continue
            following = wanted[len(path)] if len(path) < len(wanted) else None
            if press.verb in (ACT, STEP) and path:
                found.append((len(path), press, []))
            elif press.verb == PICK and (to := [v for v in values if read_field(v) == following]):
                found.append((len(path) + 1, press, to))
            elif press.verb == SET and isinstance(following, list) and {*map(str, following)} <= {*values}:
                found.append((len(path) + 1, press, [*map(str, following)]))
        return found

    async def obey(self) -> None:
        """Press what the step asks for."""
        at = await self.at()
        wanted = self.lesson.steps[at].move
        if wanted is None:
            reading = self.button(self.message, "lnext")
            assert reading is not None
            await self.press(reading)
            return
        for _ in range(8):
            ways = self.ways(list(wanted))
            assert ways, f"{self.lesson.steps[at].key}: {wanted} cannot be pressed: {self.message.text}"
            _, press, values = max(ways, key=lambda way: way[0])
            await self.press(press.custom_id(), *values)
            if await self.at() != at:
                return
        raise AssertionError(f"{self.lesson.steps[at].key}: {self.message.content}")

    def says(self, key: str, **facts: Any) -> str:
        return says(key, self.person, **facts)


@pytest.mark.parametrize("game", ["dominuxen", "arsene"])
@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_a_first_hand_from_the_first_press_to_the_last(world: World, game: str, name: str) -> None:
    """With a wrong press at each step, a move half chosen and left, the rules in between, and a restart."""
    person = world.box.person(name)
    learner = Learner(world, person, game)
    await learner.begin()
    halves = 0
    for number, step in enumerate(learner.lesson.steps):
        text = learner.message.content
        assert await learner.at() == number and learner.says(f"{game}-learn-{step.key}") in text
        assert len(learner.message.attachments) == 1, "one picture, as wide as the message"
        if step.move is not None:
            await astray(learner)
            halves += await half_way(learner)
        if number == 3:
            rules = await person.click(learner.message, learner.button(learner.message, "lrules") or "")
            assert (await person.result(rules)).id != learner.message.id
            await world.restart()
        await learner.obey()
    assert halves or game == "arsene", "cards are chosen one after the other"
    assert await learner.at() == DONE
    title = learner.says(f"{game}-title")
    assert learner.message.content == learner.says("learn-end", title=title) and not learner.message.attachments
    await afterwards(learner, title)


def over(learner: Learner) -> bool:
    return learner.lesson.moment(learner.world.host.tables.library.games[learner.game], len(learner.lesson)).match.over


async def astray(learner: Learner) -> None:
    """Press another component if there is one: the answer is kind, and nothing has changed."""
    at = await learner.at()
    wanted = list(learner.lesson.steps[at].move or ())
    for press in presses(learner.message):
        if press.verb == ACT and list(press.path[1:]) != wanted:
            told = await learner.press(press.custom_id())
            assert await learner.at() == at and "💬" in told.content
            assert learner.says(f"{learner.game}-learn-{learner.lesson.steps[at].key}") in told.content
            return


async def half_way(learner: Learner) -> bool:
    """Choose the beginning of the move, and go back; return whether that is possible."""
    at = await learner.at()
    wanted = list(learner.lesson.steps[at].move or ())
    part = [way for way in learner.ways(wanted) if way[0] < len(wanted)]
    if not part:
        return False
    before = learner.message.components
    await learner.press(part[0][1].custom_id(), *part[0][2])
    back = learner.button(learner.message, BACK)
    if back is None:
        return False
    assert "👉" in learner.message.content, "what is to be pressed stands there still"
    await learner.press(back)
    assert learner.message.components == before and await learner.at() == at
    return True


async def afterwards(learner: Learner, title: str) -> None:
    """At the end: other games, the rules, a new start, or a table of one's own."""
    person, end = learner.person, learner.message
    more = await person.result(await person.click(end, learner.button(end, "learn") or ""))
    assert learner.says("learn-learned", games=title) in more.content
    opened = await person.result(await person.click(end, learner.button(end, "opengame") or ""))
    assert title in opened.content and "💥" not in opened.content
    again = await person.click(end, learner.button(end, "lagain") or "")
    learner.message = await person.result(again)
    assert await learner.at() == 0 and lang_of(person) and len(learner.message.attachments) == 1
    await learner.obey()
    assert await learner.at() == 1
