"""From a canvas to the bytes of a PNG file.

The picture is matched to one fixed palette of 256 theme colours (``palette.txt``, made by
``render/palette_build.py``) and written with 8 bits a pixel: matching costs about 1.5 ms and writing 3, for 40 to
65 KB.  Level 6 would cost 4 ms more and save a fifth of the bytes.  No dither and no per-picture palette, so equal
canvases give equal bytes.

What "equal bytes" rests on: Pillow's own PNG writer, which uses row filter 0 for palette pictures and the
zlib-ng that its wheels carry, not the zlib of the machine.  With the Pillow version pinned in
pyproject.toml one state gives the same pixels wherever its wheel runs, and the same file; with a Pillow
built against another zlib the pixels stay and the file may differ in size.  A compressor of our own in
Python would cost 100 ms a picture.
"""

from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from render.kit.canvas import Canvas

LEVEL: Final = 3
FASTEST: Final = 1
"""The level at which a picture takes the least time; what drawing is measured against."""
PALETTE_FILE: Final = Path(__file__).parent / "palette.txt"


@lru_cache(maxsize=1)
def palette() -> Image.Image:
    """A picture that carries the theme palette, as Pillow wants it.  Do not change it."""
    colours = PALETTE_FILE.read_text("ascii").split()
    values = [int(colour[i : i + 2], 16) for colour in colours for i in (0, 2, 4)]
    image = Image.new("P", (1, 1))
    image.putpalette(values)
    return image


def indexed(image: Image.Image) -> Image.Image:
    """The RGB image in palette colours."""
    return image.quantize(palette=palette(), dither=Image.Dither.NONE)


def png(picture: Canvas | Image.Image, level: int = LEVEL) -> bytes:
    """The finished PNG file."""
    image = picture.image if isinstance(picture, Canvas) else picture
    out = BytesIO()
    indexed(image).save(out, "PNG", compress_level=level)
    return out.getvalue()
