"""How far people are in their first hands (engine.core.lesson). No table, no rating, no inbox knows of them.

Rulings (of ours):

1. A step is taken once: a press names the step it was made at, and one of another step changes nothing.
2. Half-way is kept until the person goes on, begins anew or has their data deleted; of a lesson at its end only that
   the game was learned, and when.
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
"""In place of a step: the lesson is at its end."""


@dataclass(frozen=True, slots=True)
class KeptLesson:
    """Somebody's lesson of a game: its ``step`` from 0 (DONE: at its end), and when they first came to an end."""

    id: int
    game: str
    step: int
    learned: float | None


class Lessons:
    """What the store keeps of lessons; ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def of(self, person: str) -> dict[str, KeptLesson]:
        """Every lesson that this person has begun, by game."""
        rows = await self.store.rows(SQL.lessons_of_person, (person,))
        return {row["game"]: KeptLesson(row["id"], row["game"], row["step"], row["learned"]) for row in rows}

    async def get(self, number: int, person: str) -> KeptLesson:
        """A lesson of this person by its number. Refused: learn-gone."""
        row = await self.store.row(SQL.lesson, (person, number))
        if row is None:
            raise Refused("learn-gone")
        return KeptLesson(row["id"], row["game"], row["step"], row["learned"])

    async def begin(self, person: str, game: str) -> KeptLesson:
        """The lesson of a game where this person left it; from the beginning where they have not, or were through."""
        await self.store.write(SQL.begin_lesson, (person, game, self.clock()))
        return (await self.of(person))[game]

    async def take(self, lesson: KeptLesson, person: str, steps: int) -> KeptLesson:
        """Go on by one step of ``steps``, if the lesson is still where ``lesson`` says; where it is now."""
        after, now = lesson.step + 1, self.clock()
        if after < steps:
            await self.store.write(SQL.go_to_step_of_lesson, (after, now, lesson.id, person, lesson.step))
        else:
            learned = now if lesson.learned is None else lesson.learned
            await self.store.write(SQL.finish_lesson, (now, learned, lesson.id, person, lesson.step))
        return await self.get(lesson.id, person)

    async def shortened(self, lesson: KeptLesson, person: str, last: int) -> KeptLesson:
        """Go back to the ``last`` step that there is now, if the lesson is still where ``lesson`` says."""
        await self.store.write(SQL.go_to_step_of_lesson, (last, self.clock(), lesson.id, person, lesson.step))
        return await self.get(lesson.id, person)

    async def anew(self, number: int, person: str) -> KeptLesson:
        """Begin again. Refused: learn-gone."""
        await self.store.write(SQL.restart_lesson, (self.clock(), number, person))
        return await self.get(number, person)
