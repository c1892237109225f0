"""From a canvas to the bytes of a PNG file.

The picture is matched to the palette of its look, 256 fixed colours (``render/encoding/palette.py``), and written with
8 bits a pixel: matching takes about 1.2 ms of CPU, packing 0.6 and the rest of the file nearly nothing, for 40 to 90
KB. There is no dither and no palette of one picture, so equal canvases give equal bytes. With ``patches`` only the
new parts of a sheet are drawn and matched; the file is the same.

It is packed by ISA-L, seven times as fast as Pillow's writer with the zlib of the machine, with a file a twentieth
larger. A picture with a too large file is packed again more thoroughly, for 6 ms, and if need be for 8 more and 12
more. If ISA-L does not run, zlib takes its place.

With the Pillow version pinned in pyproject.toml one state gives the same pixels on every machine that its wheels are
for, and on one machine the same file. Another kind of processor may pack the same pixels differently.
"""

from __future__ import annotations

import struct
import zlib
from typing import Final

from PIL import Image

from render.encoding.palette import palette_of
from render.encoding.patches import Patches
from render.kit.canvas import Canvas
from render.kit.drawing.packing import packer
from render.kit.drawing.sheet import Sheet

QUICK: Final = 2
"""The level at which both pack a picture quickly."""
CAREFUL: Final = (4, 5, 7)
"""The levels at which a picture with a too large file is packed again, until it is small enough."""
HEAVIEST: Final = 100_000
"""The file size in bytes from which on a picture is packed again."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_FORM: Final = bytes((8, 3, 0, 0, 0))
"""8 bits a pixel, colours of a palette; deflate, rows as they are, not interlaced."""


def indexed(image: Image.Image) -> Image.Image:
    """Return the RGB image in the palette colours of its look."""
    colours = palette_of(image)
    made = image.quantize(palette=colours.matching, dither=Image.Dither.NONE)
    made.putpalette(colours.colours)
    return made


def png(picture: Canvas | Image.Image, patches: Patches | None = None) -> bytes:
    """Return the finished PNG file. With ``patches`` only the new parts of a sheet are drawn; the file is the same."""
    image = picture.image if isinstance(picture, Canvas) else picture
    if patches is not None and isinstance(image, Sheet) and image.puts is not None:
        rows = scanlines(patches.indexed(image))
    else:
        rows = scanlines(indexed(image))
    colours = palette_of(image).colours
    made = _file(image.size, colours, quickly(rows))
    for level in CAREFUL:
        if len(made) <= HEAVIEST:
            break
        made = _file(image.size, colours, zlib.compress(rows, level))
    return made


def _file(size: tuple[int, int], colours: bytes, packed: bytes) -> bytes:
    chunks = ((b"IHDR", struct.pack(">II", *size) + _FORM), (b"PLTE", colours), (b"IDAT", packed), (b"IEND", b""))
    return b"".join((SIGNATURE, *(_chunk(kind, data) for kind, data in chunks)))


def quickly(rows: bytes) -> bytes:
    """Return the rows packed at the fast level."""
    return packer.compress(rows, QUICK)


def scanlines(image: Image.Image) -> bytes:
    """Return the rows of a palette picture in the form of PNG: before each a 0, for an unfiltered row."""
    width, height = image.size
    # Rows one byte longer than the picture end with a 0, which is the filter byte of the next row.
    rows = image.tobytes("raw", "P", width + 1, 1)
    if len(rows) != (width + 1) * height:
        raise AssertionError("rows of another length than was asked for")
    return b"\0" + memoryview(rows)[:-1]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
