"""Tennos Square in pictures and words, and its look."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#1D3B22", "shippo")
