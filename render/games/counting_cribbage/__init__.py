"""Counting Cribbage in pictures and words: its look, and what all its painters use."""

from collections.abc import Sequence
from typing import Any, Final

from locales import Words
from render.kit.drawing.look import look
from render.kit.pieces.person import Person

LOOK: Final = look("#3D2A1B", "planks")

People = Sequence[Person]
"""Every player at the table, by seat."""


def of(words: Words, key: str, **values: Any) -> str:
    """Return a text of this game."""
    return words(f"counting_cribbage-{key}", **values)
