"""The first hands of the games: ``engine/games/<slug>/lesson.py`` has LESSON if there is one."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.lesson import Lesson
from engine.core.parts import MissingPart, part


def lesson_of(slug: str) -> Lesson | None:
    """Return the lesson of a game, None if it has none. Looked up each time, because a game may be reloaded."""
    try:
        found: Lesson = part(f"engine.games.{slug}.lesson", "LESSON")
    except MissingPart:
        return None
    return found


def taught(slugs: Iterable[str]) -> list[str]:
    """Return the games of these that have a lesson."""
    return [slug for slug in slugs if lesson_of(slug) is not None]
