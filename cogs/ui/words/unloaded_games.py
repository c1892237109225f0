"""Texts of a table whose game is not here: its name and that it waits. No rules, no painter, no narration."""

from __future__ import annotations

from typing import TYPE_CHECKING

from locales import Words
from render.narration.contract import Narration

if TYPE_CHECKING:
    from cogs.ui.services import Services
    from engine.host.model.records import TableInfo


class NameOnly(Narration):
    """The narration of a game that is not here, so that lists still have a name for it."""

    def __init__(self, slug: str) -> None:
        self.slug = slug

    def title(self, words: Words) -> str:
        """Return the game's name if the catalogue still has it, else a name made from its slug."""
        key = f"{self.slug}-title"
        return words(key) if words.has(key) else self.slug.replace("_", " ").title()


def is_here(services: Services, game: str) -> bool:
    """True if tables of this game can be shown: its rules, words and pictures are all here."""
    return (
        game in services.host.tables.library.games and game in services.narrations and game in services.drawing.painters
    )


def waits(info: TableInfo, words: Words) -> str:
    """Return why a table whose game is not here does nothing."""
    return words(info.paused_for or "game-away")
