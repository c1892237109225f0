"""Rummy Fifty in pictures and words, and its look."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#2E2545", "seigaiha", trays=4)
