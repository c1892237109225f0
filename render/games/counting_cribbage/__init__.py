"""Counting Cribbage in pictures and words, and how it looks and talks."""

from typing import Any, Final

from locales import Words
from render.kit.look import look

LOOK: Final = look("#3D2A1B", "planks")


def of(words: Words, key: str, **values: Any) -> str:
    """A text of this game."""
    return words(f"counting_cribbage-{key}", **values)
