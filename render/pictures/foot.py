"""The strip below a shared result: the place and time of the match.

Game, names, scores and the story are in the picture above it; the strip adds what only players at the table know, and
in the same small print who designed the game.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import Look, Style
from render.kit.drawing.text import MEDIUM, width
from render.kit.drawing.written import carry
from render.large.parts import EDGE, GAP, INSIDE, LEAST, Lines, Stack

HEIGHT: Final = 52
"""Height of the strip, px."""
LINE: Final = 44
"""Additional height if the strip shows the course of the match."""
_SIZE: Final = 24
_APART: Final = 40
"""Space between the day and the designer, px."""
_BELOW: Final = 34
"""Additional height for a designer on a line of their own."""


def with_foot(
    picture: Image.Image, look: Look, day: str, course: str = "", style: Style = "usual", made: str = ""
) -> Image.Image:
    """Return the picture of a result with the strip of the same width below it: the house and the ``day``.

    ``course``: the course of the match, above them on a line of its own, in large print on as many as it needs.
    ``made``: who designed the game, at the other end of the day's line, or below it if there is no room.
    """
    if style == "large":
        return _large(picture, look, day, course, made)
    above = LINE if course else 0
    room = picture.width - 2 * theme.TEXT_SAFE
    apart = bool(made) and width(day, MEDIUM, _SIZE) + _APART + width(made, MEDIUM, _SIZE) > room
    below = _BELOW if apart else 0
    whole = Canvas(picture.height + above + HEIGHT + below, look=look)
    whole.image.paste(picture, (0, 0))
    carry(picture, whole.image, 0, 0)
    top, middle = picture.height, picture.height + above + HEIGHT / 2
    whole.box(0, top, whole.width, above + HEIGHT + below, 0, look.panel)
    whole.box(0, top, whole.width, 2, 0, look.line)
    if course:
        whole.text(whole.width / 2, top + 8 + LINE / 2, course, size=28, colour=theme.MINT, align="m", role="course")
    left, right = theme.TEXT_SAFE, whole.width - theme.TEXT_SAFE
    whole.text(left, middle, day, size=_SIZE, colour=look.quiet, face=MEDIUM, room=room, role="foot")
    if made:
        x = left if apart else right - width(made, MEDIUM, _SIZE)
        whole.text(x, middle + below, made, size=_SIZE, colour=look.quiet, face=MEDIUM, room=room, role="foot")
    return whole.image


def _large(picture: Image.Image, look: Look, day: str, course: str, made: str) -> Image.Image:
    """Return the same in large print."""
    told = Lines(INSIDE, course, colour=theme.MINT) if course else None
    credit = Lines(INSIDE, made, LEAST, quiet=True) if made else None
    strip = Stack(INSIDE, told, Lines(INSIDE, day, LEAST, quiet=True), credit, gap=6)
    whole = Canvas(round(picture.height + strip.height + 2 * GAP), look=replace(look, plain=True))
    whole.image.paste(picture, (0, 0))
    carry(picture, whole.image, 0, 0)
    whole.box(0, picture.height, whole.width, whole.height - picture.height, 0, look.panel)
    whole.box(0, picture.height, whole.width, 2, 0, look.line)
    strip.place(whole, EDGE, picture.height + GAP, INSIDE)
    return whole.image
