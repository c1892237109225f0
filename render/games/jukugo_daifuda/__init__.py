"""Jukugo Daifuda in pictures and words, and how it looks."""

from typing import Final

from render.kit.look import look

LOOK: Final = look("#2F3026", "tatami", trays=4)
