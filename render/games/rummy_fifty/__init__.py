"""Rummy Fifty in pictures and words, and how it looks."""

from typing import Final

from render.kit.look import look

LOOK: Final = look("#2E2545", "seigaiha", trays=4)
