"""Arsène in pictures and words, and its look: five jewellers by night."""

from typing import Final

from render.kit.drawing.look import look

LOOK: Final = look("#221F2E", "diamond")
