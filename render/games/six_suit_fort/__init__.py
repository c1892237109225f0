"""Six-Suit Fort in pictures and words, and its look."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#35412E", "")
"""Moss; the ground is painted over by the landscape."""
