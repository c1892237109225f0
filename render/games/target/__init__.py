"""Target in pictures and words, and its look."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#3A3414", "planks")
