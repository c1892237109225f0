"""The progress of people in their first hands (engine.core.lesson). A lesson has no table, rating or inbox entry.

Rulings (our own):

1. A step is taken once: a press names its step, and a press of another step changes nothing.
2. A lesson in progress is kept until the person goes on, begins anew or has their data deleted. Of a finished lesson
   only the game and the time are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.host.model.records import Refused
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("people/queries.sql")

DONE: Final = -1
"""Stands in place of a step: the lesson is finished."""


@dataclass(frozen=True, slots=True)
class KeptLesson:
    """A person's lesson of a game: its ``step`` from 0 (DONE: finished), and when they first finished it."""

    id: int
    game: str
    step: int
    learned: float | None


class Lessons:
    """The stored lessons; ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def of(self, person: str) -> dict[str, KeptLesson]:
        """Return every lesson that this person has begun, by game."""
        rows = await self.store.rows(SQL.lessons_of_person, (person,))
        return {row["game"]: KeptLesson(row["id"], row["game"], row["step"], row["learned"]) for row in rows}

    async def get(self, number: int, person: str) -> KeptLesson:
        """Return a lesson of this person by its number. Raises Refused: learn-gone."""
        row = await self.store.row(SQL.lesson, (person, number))
        if row is None:
            raise Refused("learn-gone")
        return KeptLesson(row["id"], row["game"], row["step"], row["learned"])

    async def begin(self, person: str, game: str) -> KeptLesson:
        """Begin or continue the lesson of a game. A new or a finished lesson starts at the first step."""
        await self.store.write(SQL.begin_lesson, (person, game, self.clock()))
        return (await self.of(person))[game]

    async def take(self, lesson: KeptLesson, person: str, steps: int) -> KeptLesson:
        """Take the next step of ``steps``, if the lesson is still at the step of ``lesson``; return its state."""
        after, now = lesson.step + 1, self.clock()
        if after < steps:
            await self.store.write(SQL.go_to_step_of_lesson, (after, now, lesson.id, person, lesson.step))
        else:
            learned = now if lesson.learned is None else lesson.learned
            await self.store.write(SQL.finish_lesson, (now, learned, lesson.id, person, lesson.step))
        return await self.get(lesson.id, person)

    async def shortened(self, lesson: KeptLesson, person: str, last: int) -> KeptLesson:
        """Go back to ``last``, the last step that exists now, if the lesson is still at the step of ``lesson``."""
        await self.store.write(SQL.go_to_step_of_lesson, (last, self.clock(), lesson.id, person, lesson.step))
        return await self.get(lesson.id, person)

    async def anew(self, number: int, person: str) -> KeptLesson:
        """Begin a lesson again. Raises Refused: learn-gone."""
        await self.store.write(SQL.restart_lesson, (self.clock(), number, person))
        return await self.get(number, person)
