"""A picture that is drawn when somebody wants to see it, and until then is a list of what is put on it.

Pictures of one table differ in little from move to move. A picture that is still a list can be compared with what was
drawn before (``render.patches``), so that only what is new is drawn.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any, Final

from PIL import Image

Ink = tuple[int, int, int]
"""A colour's channels, 0 to 255."""
Box = tuple[int, int, int, int]
"""Left, top, right, bottom, px; it may reach beyond the picture."""

LARGE: Final = 1000
"""From so many pixels on Pillow lays a plain picture through a mask in half the time it fills a colour through it."""
_SERIALS: Final = count(1)


@dataclass(frozen=True, slots=True, eq=False)
class Stencil:
    """Rectangles and masks through which one colour is put: such as the rim of a panel, whose middle is left out.

    ``parts``: each with its box, px from the stencil's upper left corner; no mask where it is a plain rectangle.
    """

    width: int
    height: int
    parts: tuple[tuple[Box, Image.Image | None], ...]
    serial: int = field(default_factory=lambda: next(_SERIALS))
    """See ``serial``."""


Put = tuple[Ink | Image.Image, Box, Image.Image | Stencil | None]
"""A colour or a picture part, its place, and the mask through which it is put there (None: all of it).

Parts and masks are never drawn into once they were put somewhere.
"""


class Sheet(Image.Image):
    """An opaque RGB picture in the making. To all of Pillow it is an ordinary picture, drawn at the first look."""

    def __init__(self, ground: Image.Image | Ink, width: int, height: int) -> None:
        """An empty picture on a ground of its own size, or on a plain colour."""
        super().__init__()
        self._mode, self._size = "RGB", (width, height)
        self.puts: list[Put] | None = [(ground, (0, 0, width, height), None)]
        """What is put on it, in order, the ground first; None once it is drawn."""

    @property
    def im(self) -> Any:
        """The drawn picture, as Pillow keeps it."""
        puts = self.puts
        if puts is not None:
            (ground, _, _), *rest = puts
            im = Image.new("RGB", self._size, ground).im if isinstance(ground, tuple) else ground.im.copy()
            for put in rest:
                draw(im, put)
            # Only now: a part that is kept may be looked at by another thread meanwhile, which then draws it too.
            self.im = im
        return self._im

    @im.setter
    def im(self, im: Any) -> None:
        self._im = im
        self.puts = None

    def load(self) -> Any:
        """See Pillow."""
        assert self.im is not None
        return super().load()

    def copy(self) -> Image.Image:
        """See Pillow; what is not drawn yet is not drawn for it."""
        if self.puts is None:
            return super().copy()
        other = Sheet(self.puts[0][0], *self._size)
        other.puts = list(self.puts)
        other.info = self._copy_info()
        return other


def put(image: Image.Image, what: Put) -> None:
    """Put something on a picture, or on the list of what is to be put there."""
    if isinstance(image, Sheet) and image.puts is not None:
        image.puts.append(what)
    else:
        draw(image.im, what)


def draw(core: Any, what: Put, x: int = 0, y: int = 0) -> None:
    """Put something on a picture, as Pillow keeps it, whose upper left corner lies at x, y."""
    source, (left, top, right, bottom), mask = what
    left, top = left - x, top - y
    if isinstance(mask, Stencil):
        width, height = core.size
        for (one, two, three, four), part in mask.parts:
            box = (left + one, top + two, left + three, top + four)
            if box[0] < width and box[1] < height and box[2] > 0 < box[3]:
                _paste(core, source, box, part)
    else:
        _paste(core, source, (left, top, right - x, bottom - y), mask)


def _paste(core: Any, source: Ink | Image.Image, box: Box, mask: Image.Image | None) -> None:
    if mask is None:
        core.paste(source if isinstance(source, tuple) else source.im, box)
    elif isinstance(source, tuple):
        core.paste(Image.new("RGB", mask.size, source).im if _is_large(core, box) else source, box, mask.im)
    else:
        core.paste(source.im, box, mask.im)


def _is_large(core: Any, box: Box) -> bool:
    left, top, right, bottom = box
    width, height = core.size
    return (right - left) * (bottom - top) >= LARGE and left >= 0 <= top and right <= width and bottom <= height


def serial(part: Image.Image | Stencil) -> int:
    """The number of a picture part or mask, from 1; only the same part made anew has it too (``numbered``)."""
    if isinstance(part, Stencil):
        return part.serial
    found: int = vars(part).setdefault("serial", next(_SERIALS))
    return found


def numbered(part: Image.Image, name: Hashable) -> Image.Image:
    """The picture part with the serial number of its name: whoever makes it anew makes the same part."""
    vars(part)["serial"] = _number(name)
    return part


@lru_cache(maxsize=1024)
def _number(_name: Hashable) -> int:
    return next(_SERIALS)
