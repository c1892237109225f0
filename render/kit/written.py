"""What a picture says: every text drawn on it, with its role and its place, kept with the image itself.

The drawing calls note what they draw (``render.kit.text.draw``, ``render.kit.shapes.glyph``, sprites with a name), so a
test can read a picture as a person does, and nothing has to be worked out twice.  The notes lie in the image's
``info``; no file format of ours writes them, and copies of an image never share later notes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

KEY: Final = "written"


class Written(NamedTuple):
    """A text on a picture: its role (``bar``, ``badge``, ``card`` ...), its left edge, middle line and width, px."""

    role: str
    text: str
    x: int
    y: int
    width: int

    @property
    def middle(self) -> float:
        """The middle of the text from left to right."""
        return self.x + self.width / 2


def note(image: Image.Image, role: str, text: str, x: float, y: float, width: float) -> None:
    """Remember a text that has just been drawn; an empty one is nothing."""
    if text:
        image.info[KEY] = (*image.info.get(KEY, ()), Written(role, text, round(x), round(y), round(width)))


def written(image: Image.Image) -> tuple[Written, ...]:
    """All texts of the picture in the order in which they were drawn."""
    found: tuple[Written, ...] = image.info.get(KEY, ())
    return found


def carry(part: Image.Image, onto: Image.Image, x: int, y: int) -> None:
    """A part with texts has been pasted with its upper left corner at x, y: they are texts of the whole now."""
    moved = tuple(w._replace(x=w.x + x, y=w.y + y) for w in written(part))
    if moved:
        onto.info[KEY] = (*written(onto), *moved)
