"""A picture that is drawn when a reader needs its pixels; until then it is a list of the things put on it.

Pictures of one table differ little from move to move. A picture that is still a list can be compared with the patches
drawn before (``render.encoding.patches``), so that only new patches are drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from PIL import Image

Ink = tuple[int, int, int]
"""The channels of a colour, 0 to 255."""
Edges = tuple[int, int, int, int]
"""Left, top, right, bottom, px; a box may reach beyond the picture."""

LARGE: Final = 1000
"""From this number of pixels on, Pillow pastes a plain picture through a mask in half the time of a colour."""
_SERIALS: Final = count(1)


@dataclass(frozen=True, slots=True, eq=False)
class Stencil:
    """Rectangles and masks through which a colour or a picture part is put: such as a panel's edge without its middle.

    ``parts``: each with its box, px from the stencil's upper left corner; a plain rectangle has no mask.
    """

    width: int
    height: int
    parts: tuple[tuple[Edges, Image.Image | None], ...]
    serial: int = field(default_factory=lambda: next(_SERIALS))
    """The number of this stencil: see the function ``serial``."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """What lies below all things on a picture; only the parts that are needed are drawn."""

    part: Callable[[Edges], Image.Image]
    """Returns the RGB picture of a box of it."""
    serial: int = field(default_factory=lambda: next(_SERIALS))
    """The number of this ground: see the function ``serial``."""


Put = tuple[Ink | Image.Image | Ground, Edges, Image.Image | Stencil | None]
"""A colour, a picture part or the ground, its place, and the mask through which it is put there (None: no mask).

Parts and masks never change after they were put on a picture.
"""


class Sheet(Image.Image):
    """An opaque RGB picture in the making. For Pillow it is an ordinary picture, drawn when its pixels are needed."""

    def __init__(self, ground: Ground | Image.Image | Ink, width: int, height: int) -> None:
        """Make an empty picture on a ground of its own size, or on a plain colour."""
        super().__init__()
        self._mode, self._size = "RGB", (width, height)
        self.puts: list[Put] | None = [(ground, (0, 0, width, height), None)]
        """The things put on the picture, in order, the ground first; None once it is drawn."""

    @property
    def im(self) -> Any:
        """The drawn picture in the form that Pillow keeps."""
        puts = self.puts
        if puts is not None:
            im = Image.new("RGB", self._size, None).im
            for put in puts:
                draw(im, put)
            # Only now: another thread may read a kept part at the same time, and then draws it too.
            self.im = im
        return self._im

    @im.setter
    def im(self, im: Any) -> None:
        self._im = im
        self.puts = None

    def load(self) -> Any:
        """Load the pixels as Pillow does; draw the picture first if it is a list."""
        assert self.im is not None
        return super().load()

    def copy(self) -> Image.Image:
        """Return a copy as Pillow does; a picture that is not drawn yet stays a list in both."""
        if self.puts is None:
            return super().copy()
        other = Sheet(self.puts[0][0], *self._size)
        other.puts = list(self.puts)
        other.info = self._copy_info()
        return other


def put(image: Image.Image, what: Put) -> None:
    """Put a part on a picture, or on the list of a picture that is not drawn yet."""
    if isinstance(image, Sheet) and image.puts is not None:
        image.puts.append(what)
    else:
        draw(image.im, what)


def draw(core: Any, what: Put, x: int = 0, y: int = 0) -> None:
    """Put a part on a picture in Pillow's form; the upper left corner of ``core`` is at x, y of the whole picture."""
    source, (left, top, right, bottom), mask = what
    left, top = left - x, top - y
    width, height = core.size
    if isinstance(source, Ground):
        core.paste(source.part((x, y, x + width, y + height)).im, (0, 0, width, height))
    elif isinstance(mask, Stencil):
        for (one, two, three, four), part in mask.parts:
            box = (left + one, top + two, left + three, top + four)
            if box[0] < width and box[1] < height and box[2] > 0 < box[3]:
                if isinstance(source, tuple):
                    _paste(core, source, box, part)
                else:
                    core.paste(source.im.crop((one, two, three, four)), box, *(() if part is None else (part.im,)))
    else:
        _paste(core, source, (left, top, right - x, bottom - y), mask)


def _paste(core: Any, source: Ink | Image.Image, box: Edges, mask: Image.Image | None) -> None:
    if mask is None:
        core.paste(source if isinstance(source, tuple) else source.im, box)
    elif isinstance(source, tuple):
        core.paste(Image.new("RGB", mask.size, source).im if _is_large(core, box) else source, box, mask.im)
    else:
        core.paste(source.im, box, mask.im)


def _is_large(core: Any, box: Edges) -> bool:
    left, top, right, bottom = box
    width, height = core.size
    return (right - left) * (bottom - top) >= LARGE and left >= 0 <= top and right <= width and bottom <= height


def serial(part: Image.Image | Stencil | Ground) -> int:
    """Return the number of a picture part or mask, from 1; a kept part that is made again has the same one."""
    if isinstance(part, (Stencil, Ground)):
        return part.serial
    found: int = vars(part).setdefault("serial", next(_SERIALS))
    return found
