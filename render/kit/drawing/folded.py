"""Pictures whose pixels can be packed while nobody reads them: drawn parts are plain, and shrink to a tenth.

The caches of drawing (``render.kit.drawing.kept``) fold what is used seldom. Whoever reads a folded picture gets its
pixels unpacked, a hundred times as fast as it is made again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PIL import Image

from render.kit.drawing.packing import packer

if TYPE_CHECKING:
    from render.kit.drawing.kept import Entry

LEVEL: Final = 1
"""The level at which pixels are packed: 1 ms for 3 MB, and for masks of letters nearly nothing."""
ROW: Final = 8
"""The bytes that Pillow needs for each row of a picture beside its pixels."""
LEAST: Final = 1024
"""Pictures of fewer bytes are not folded."""
BYTES: Final = 33
"""The bytes that packed pixels take beside their own."""
MODES: Final = ("L", "RGB", "RGBA")
"""The modes of pictures that can be folded; others have a palette, or are rare."""


class Pixels:
    """The pixels of a picture: as Pillow keeps them, packed, or both. They never change.

    ``entry``: the kept value that they belong to, and that is told when they are unpacked.
    """

    __slots__ = ("core", "entry", "mode", "packed", "raw", "size")

    def __init__(self, core: Any) -> None:
        self.core: Any = core
        self.packed = b""
        self.mode: str = core.mode
        self.size: tuple[int, int] = core.size
        self.entry: Entry | None = None
        self.raw = raw_bytes(self.mode, *self.size)
        """The bytes of the pixels as Pillow keeps them."""

    def now(self) -> Any:
        """Return the pixels as Pillow keeps them. They are unpacked if they are folded."""
        core = self.core
        if core is None:
            core = Image.frombytes(self.mode, self.size, packer.decompress(self.packed)).im
            if entry := self.entry:
                entry.cache.budget.unfolded(entry, self, core)
        return core

    def fold(self) -> int:
        """Keep the pixels only packed. Return the number of bytes that this takes for the first time, else 0."""
        core, taken = self.core, 0
        if core is not None and not self.packed:
            image = Image.Image()
            image._im, image._mode, image._size = core, self.mode, self.size
            self.packed = packer.compress(image.tobytes(), LEVEL)
            taken = BYTES + len(self.packed)
        # Last: another thread may read them at any moment.
        self.core = None
        return taken


class Foldable(Image.Image):
    """A kept picture. For Pillow it is an ordinary one."""

    pixels: Pixels

    @property
    def im(self) -> Any:
        """The pixels as Pillow keeps them."""
        return self.pixels.now()

    @im.setter
    def im(self, im: Any) -> None:
        raise TypeError("a kept picture never changes")

    def load(self) -> Any:
        """Return the access to the pixels as Pillow does."""
        return self.pixels.now().pixel_access(self.readonly)


def raw_bytes(mode: str, width: int, height: int) -> int:
    """Return the bytes of the pixels of a picture in memory, with those that Pillow needs for its rows."""
    return height * (ROW + width * (1 if mode in ("1", "L", "P") else 4))


def pixels_of(image: Image.Image) -> Pixels | None:
    """Return the pixels of a kept picture, which is foldable from now on; None if it is too small or another kind."""
    if isinstance(image, Foldable):
        return image.pixels
    if type(image) is not Image.Image or image.mode not in MODES or raw_bytes(image.mode, *image.size) < LEAST:
        return None
    pixels = Pixels(image.im)
    vars(image)["pixels"] = pixels
    image.__class__ = Foldable
    image._im = None
    return pixels
