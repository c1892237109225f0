"""Files of pictures: the pixels of the palette, never too large, the same without the fast packer."""

import io
import random
import zlib
from functools import partial

import pytest
from PIL import Image, ImageDraw

from render.encoding import encode
from render.encoding.encode import HEAVIEST, indexed, png, scanlines
from render.kit.drawing import theme
from render.pictures.specimen import PAGES


def opened(data: bytes) -> Image.Image:
    """Return the picture of a file, completely read."""
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


@pytest.mark.parametrize("name", PAGES)
def test_the_file_holds_the_picture_in_palette_colours(name: str) -> None:
    image = PAGES[name]().image
    picture, meant = opened(png(image)), indexed(image)
    assert picture.mode == "P" and picture.size == image.size
    assert picture.tobytes() == meant.tobytes()
    assert picture.convert("RGB").tobytes() == meant.convert("RGB").tobytes()


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1, 500), (1200, 1)])
def test_rows_of_any_length_are_told_from_each_other(size: tuple[int, int]) -> None:
    width, height = size
    image = indexed(noise(width, height))
    rows = scanlines(image)
    held = [rows[y * (width + 1) : (y + 1) * (width + 1)] for y in range(height)]
    assert b"".join(held) == rows
    assert all(row[:1] == b"\0" for row in held)
    assert b"".join(row[1:] for row in held) == image.tobytes()
    assert opened(png(noise(width, height))).tobytes() == image.tobytes()


def test_a_heavy_picture_is_packed_as_well_as_it_can_be() -> None:
    image = scribbled()
    rows = scanlines(indexed(image))
    assert len(encode.quickly(rows)) > HEAVIEST
    data = png(image)
    assert len(data) < HEAVIEST
    assert opened(data).tobytes() == indexed(image).tobytes()


def test_what_stands_around_the_rows_counts_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours and headers count: rows that alone are just small enough may make a file that is too large."""
    image = scribbled()
    packed = len(encode.quickly(scanlines(indexed(image))))
    monkeypatch.setattr(encode, "HEAVIEST", packed)
    assert len(png(image)) <= packed


def test_without_the_fast_packer_the_pixels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    image = next(iter(PAGES.values()))().image
    usual = png(image)
    monkeypatch.setattr(encode, "quickly", partial(zlib.compress, level=encode.QUICK))
    data = png(image)
    assert len(data) <= HEAVIEST
    assert opened(data).tobytes() == opened(usual).tobytes()


def noise(width: int, height: int) -> Image.Image:
    """Return a picture that cannot be compressed."""
    return Image.frombytes("RGB", (width, height), random.Random(5).randbytes(3 * width * height))


def scribbled() -> Image.Image:
    """Return a picture that is too large with fast compression."""
    dice, image = random.Random(7), Image.new("RGB", (theme.WIDTH, theme.TABLE_HEIGHT), theme.PANEL)
    pen = ImageDraw.Draw(image)
    for _ in range(2500):
        x, y = dice.randrange(image.width), dice.randrange(image.height)
        pen.line((x, y, x + 60, y + dice.choice((-40, 0, 40))), fill=dice.choice((theme.GOLD, theme.CREAM)))
    return image
