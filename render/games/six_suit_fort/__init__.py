"""Six-Suit Fort in pictures and words, and its look."""

from typing import Final

from render.kit.look import look

LOOK: Final = look("#2F3B2A", "")
"""Moss; the ground is painted over by the landscape."""
