"""The texts of a picture: every text drawn on it, with its role and its place, kept with the image itself.

The drawing functions note their texts (``render.kit.drawing.text.draw``, ``render.kit.drawing.shapes.glyph``, sprites
with a name), so a test can read a picture as a person does and computes nothing a second time.  Badges, cards and
panels are noted as well, because they hide texts below them: ``render.kit.pages.faults`` looks for texts that cannot be
read.  The notes are in the image's ``info``. No file format of ours writes them, and copies of an image do not share
later notes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image

KEY: Final = "written"
COVERS: Final = "covers"


class Written(NamedTuple):
    """A text on a picture: its role (``bar``, ``badge``, ``card`` ...), its left edge, middle line and width, px.

    ``size`` is the size of its type, px; 0 for a sprite with a name.  ``print`` is the size of the smallest type on
    that sprite, 0 if it has none.
    """

    role: str
    text: str
    x: int
    y: int
    width: int
    size: int = 0
    print: int = 0

    @property
    def middle(self) -> float:
        """The middle of the text from left to right."""
        return self.x + self.width / 2


class Cover(NamedTuple):
    """An opaque area, px: it hides the first ``texts`` texts of the picture where they are below it."""

    x: int
    y: int
    width: int
    height: int
    texts: int


def note(
    image: Image.Image, role: str, text: str, x: float, y: float, width: float, size: int = 0, print: int = 0
) -> None:
    """Store a text that has just been drawn; an empty one is not stored."""
    if text:
        found = Written(role, text, round(x), round(y), round(width), size, print)
        image.info[KEY] = (*image.info.get(KEY, ()), found)


def cover(image: Image.Image, x: float, y: float, width: float, height: float) -> None:
    """Store that an opaque area is drawn here, above all texts so far."""
    found = Cover(round(x), round(y), round(width), round(height), len(written(image)))
    image.info[COVERS] = (*covers(image), found)


def written(image: Image.Image) -> tuple[Written, ...]:
    """Return all texts of the picture in the order in which they were drawn."""
    found: tuple[Written, ...] = image.info.get(KEY, ())
    return found


def covers(image: Image.Image) -> tuple[Cover, ...]:
    """Return all areas that hide others, in the order in which they were drawn."""
    found: tuple[Cover, ...] = image.info.get(COVERS, ())
    return found


def below(image: Image.Image, top: int) -> Image.Image:
    """Return the part of a picture from ``top`` on, with its texts."""
    part, texts = image.crop((0, top, image.width, image.height)), written(image)
    kept = [k for k, one in enumerate(texts) if one.y >= top]
    part.info[KEY] = tuple(texts[k]._replace(y=texts[k].y - top) for k in kept)
    part.info[COVERS] = tuple(
        c._replace(y=c.y - top, texts=sum(k < c.texts for k in kept)) for c in covers(image) if c.y >= top
    )
    return part


def carry(part: Image.Image, onto: Image.Image, x: int, y: int) -> None:
    """Add the texts of a part to the whole, after the part was pasted with its upper left corner at x, y."""
    before = len(written(onto))
    hidden = tuple(c._replace(x=c.x + x, y=c.y + y, texts=c.texts + before) for c in covers(part))
    moved = tuple(w._replace(x=w.x + x, y=w.y + y) for w in written(part))
    if moved:
        onto.info[KEY] = (*written(onto), *moved)
    if hidden:
        onto.info[COVERS] = (*covers(onto), *hidden)
