"""The first hands by which games are learned: ``engine/games/<slug>/lesson.py`` has LESSON where there is one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.lesson import Lesson
from engine.core.parts import MissingPart, part


def lesson_of(slug: str) -> Lesson | None:
    """The lesson of a game, None where nobody has written one. Looked up anew, as a game may be reloaded."""
    try:
        found: Lesson = part(f"engine.games.{slug}.lesson", "LESSON")
    except MissingPart:
        return None
    return found


def taught(slugs: Iterable[str]) -> list[str]:
    """Those of these games that have a lesson."""
    return [slug for slug in slugs if lesson_of(slug) is not None]
