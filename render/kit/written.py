"""What a picture says: every text drawn on it, with its role and its place, kept with the image itself.

The drawing calls note what they draw (``render.kit.text.draw``, ``render.kit.shapes.glyph``, sprites with a name), so a
test can read a picture as a person does, and nothing has to be worked out twice.  Badges, cards and panels are noted
as well, since they hide what lies below them: ``render.kit.faults`` looks for what cannot be read.  The notes lie in
the image's ``info``; no file format of ours writes them, and copies of an image never share later notes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

KEY: Final = "written"
COVERS: Final = "covers"


class Written(NamedTuple):
    """A text on a picture: its role (``bar``, ``badge``, ``card`` ...), its left edge, middle line and width, px.

    ``size`` is that of its type, px; 0 for what is no text but a named sprite.
    """

    role: str
    text: str
    x: int
    y: int
    width: int
    size: int = 0

    @property
    def middle(self) -> float:
        """The middle of the text from left to right."""
        return self.x + self.width / 2


class Cover(NamedTuple):
    """Something opaque, px: it hides the first ``texts`` texts of the picture where they lie below it."""

    x: int
    y: int
    width: int
    height: int
    texts: int


def note(image: Image.Image, role: str, text: str, x: float, y: float, width: float, size: int = 0) -> None:
    """Remember a text that has just been drawn; an empty one is nothing."""
    if text:
        found = Written(role, text, round(x), round(y), round(width), size)
        image.info[KEY] = (*image.info.get(KEY, ()), found)


def cover(image: Image.Image, x: float, y: float, width: float, height: float) -> None:
    """Remember that something opaque is drawn here, over all that has been written so far."""
    found = Cover(round(x), round(y), round(width), round(height), len(written(image)))
    image.info[COVERS] = (*covers(image), found)


def written(image: Image.Image) -> tuple[Written, ...]:
    """All texts of the picture in the order in which they were drawn."""
    found: tuple[Written, ...] = image.info.get(KEY, ())
    return found


def covers(image: Image.Image) -> tuple[Cover, ...]:
    """All that hides something, in the order in which it was drawn."""
    found: tuple[Cover, ...] = image.info.get(COVERS, ())
    return found


def carry(part: Image.Image, onto: Image.Image, x: int, y: int) -> None:
    """A part with texts has been pasted with its upper left corner at x, y: they are texts of the whole now."""
    before = len(written(onto))
    hidden = tuple(c._replace(x=c.x + x, y=c.y + y, texts=c.texts + before) for c in covers(part))
    moved = tuple(w._replace(x=w.x + x, y=w.y + y) for w in written(part))
    if moved:
        onto.info[KEY] = (*written(onto), *moved)
    if hidden:
        onto.info[COVERS] = (*covers(onto), *hidden)
