"""Putting colour onto a picture: what a table does some three hundred times.

``Image.paste`` looks at all that its arguments might be, which takes longer than pasting something small does.
Here they are known: the target is a finished canvas in memory, the colour a theme colour, the mask grey.
"""

from typing import Final

from PIL import Image

from render.kit import theme

LARGE: Final = 1000
"""From so many pixels on Pillow lays a plain picture through a mask in half the time it fills a colour through it."""


def stamp(image: Image.Image, colour: str, x: int, y: int, mask: Image.Image) -> None:
    """Colour through a mask whose upper left corner lies at x, y; what lies outside the picture is left out."""
    width, height = mask.size
    ink = theme.rgb(colour)
    if width * height < LARGE:
        image.im.paste(ink, (x, y, x + width, y + height), mask.im)
    else:
        image.im.paste(Image.new("RGB", mask.size, ink).im, (x, y, x + width, y + height), mask.im)


def thicken(mask: Image.Image, x: int, y: int, ink: Image.Image) -> None:
    """Add ink to a grey mask, its upper left corner at x, y."""
    width, height = ink.size
    mask.im.paste(255, (x, y, x + width, y + height), ink.im)


def fill(image: Image.Image, colour: str, left: int, top: int, right: int, bottom: int) -> None:
    """A plain rectangle; nothing where it has no width or height."""
    if left < right and top < bottom:
        image.im.paste(theme.rgb(colour), (left, top, right, bottom))


def lay(image: Image.Image, part: Image.Image, x: int, y: int) -> None:
    """A picture part with transparency, its upper left corner at x, y."""
    width, height = part.size
    image.im.paste(part.im, (x, y, x + width, y + height), part.im)
