"""Chips, a transparent glass and other pieces that are not cards.

The colour **and** the stripes of a chip show its owner, so people with any colour vision can tell seven seats apart.
"""

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.shapes import SCALE, Sprite, disc_mask, glyph, rounded_mask

# Middles of the ivory stripes on a chip's edge, as shares of its width: one pattern for each seat
STRIPES: Final = (
    (0.10, 0.36, 0.64, 0.90),
    (0.22, 0.78),
    (0.14, 0.50, 0.86),
    (0.08, 0.29, 0.50, 0.71, 0.92),
    (0.50,),
    (0.32, 0.68),
    (),
)


@kept
def chip_side(seat: int, width: int = 116, height: int = 28) -> Sprite:
    """Return a chip seen from its edge, for stacks; seats 0 to 6."""
    colour, stripes = theme.SEAT_COLOUR[seat], STRIPES[seat]
    image = Image.new("RGB", (width * SCALE, height * SCALE), colour)
    pen = ImageDraw.Draw(image)
    half = 0.20 / max(2, len(stripes))
    for middle in stripes:
        pen.rectangle(
            ((middle - half) * width * SCALE, 0, (middle + half) * width * SCALE, height * SCALE),
            fill=theme.IVORY,
        )
    shade, light = max(1, round(height * 0.18)), max(1, round(height * 0.09))
    if not stripes:
        # the seventh pattern runs along the edge instead of across it
        pen.rectangle((0, height * SCALE * 0.40, width * SCALE, height * SCALE * 0.60), fill=theme.INK)
    pen.rectangle((0, (height - shade) * SCALE, width * SCALE, height * SCALE), fill=theme.mix(colour, theme.INK, 0.4))
    pen.rectangle((0, 0, width * SCALE, light * SCALE - 1), fill=theme.mix(colour, theme.IVORY, 0.5))
    done = image.reduce(SCALE).convert("RGBA")
    done.putalpha(rounded_mask(width, height, max(2, round(height * 0.25))))
    return Sprite(done, width, height, says=f"chip {seat + 1}")


@kept
def chip_top(seat: int, diameter: int = 84, label: str = "") -> Sprite:
    """Return a chip seen from above, with a short label; its rim has two notches for each stripe of its edge."""
    colour = theme.SEAT_COLOUR[seat]
    size = diameter * SCALE
    image = Image.new("RGB", (size, size), colour)
    pen = ImageDraw.Draw(image)
    notches = len(STRIPES[seat]) * 2
    for index in range(notches):
        angle = index * 360 / notches - 90
        pen.pieslice((0, 0, size - 1, size - 1), angle - 13, angle + 13, fill=theme.IVORY)
    if not notches:
        pen.ellipse((0, 0, size - 1, size - 1), fill=theme.INK)
        pen.ellipse((size * 0.05, size * 0.05, size * 0.95, size * 0.95), fill=colour)
    inner = size * 0.17
    pen.ellipse((inner, inner, size - inner, size - inner), fill=colour)
    inner = size * 0.205
    pen.ellipse((inner, inner, size - inner, size - inner), outline=theme.INK, width=max(SCALE, round(size * 0.02)))
    done = image.reduce(SCALE).convert("RGBA")
    done.putalpha(disc_mask(diameter))
    if label:
        glyph(
            done,
            diameter / 2,
            diameter / 2,
            label,
            round(diameter * 0.42),
            theme.INK,
            room=round(diameter * 0.5),
        )
    small = round(diameter * 0.42) if label else 0
    return Sprite(done, diameter, diameter, says=f"chip {label or seat + 1}", print=small)


class Glass(NamedTuple):
    """A glass in two layers: draw ``behind``, then the content, then ``front``, all at the same place.

    The inside, in pixels from the sprites' upper left corner: the floor is at ``floor``, the rim at ``rim``; the walls
    slope from ``rim_width`` to ``floor_width`` around the middle line ``middle``.
    """

    behind: Sprite
    front: Sprite
    middle: int
    rim: int
    floor: int
    rim_width: int
    floor_width: int

    def inner_width(self, y: float) -> float:
        """Return the free width between the walls at height y (pixels from the top of the sprites)."""
        part = (y - self.rim) / (self.floor - self.rim)
        return self.rim_width + (self.floor_width - self.rim_width) * part


@kept
def glass(rim_width: int = 330, floor_width: int = 250, height: int = 520) -> Glass:
    """Return a tall clear glass; the sprites are 40 px wider and 60 px higher than the glass itself."""
    margin, scale, bottom, wall = 20, 2, 14, 6
    width, tall = (rim_width + 2 * margin) * scale, (height + 60) * scale
    centre = width / 2

    def quad(inset: float, top: float, low: float) -> list[tuple[float, float]]:
        def half(y: float) -> float:
            part = (y - margin) / height
            return ((rim_width + (floor_width - rim_width) * part) / 2 - inset) * scale

        return [
            (centre - half(top), top * scale),
            (centre + half(top), top * scale),
            (centre + half(low), low * scale),
            (centre - half(low), low * scale),
        ]

    def strip(left: tuple[float, float], side: int) -> list[tuple[float, float]]:
        outer, inner = quad(left[0], 60, height - 30), quad(left[1], 60, height - 30)
        return [outer[side], inner[side], inner[3 - side], outer[3 - side]]

    def ellipse(corner_a: tuple[float, float], corner_b: tuple[float, float], half: int) -> tuple[float, ...]:
        return (corner_a[0], corner_a[1] - half * scale, corner_b[0], corner_b[1] + half * scale)

    whole = quad(0, margin, height + margin)
    mouth, floor = ellipse(whole[0], whole[1], 16), ellipse(whole[3], whole[2], 14)
    behind = Image.new("RGBA", (width, tall), (255, 255, 255, 0))
    pen = ImageDraw.Draw(behind)
    pen.polygon(whole, fill=(225, 245, 245, 40))
    pen.ellipse(floor, fill=(225, 245, 245, 60))
    pen.ellipse(mouth, fill=(225, 245, 245, 36), outline=(235, 250, 250, 150), width=3 * scale)
    front = Image.new("RGBA", (width, tall), (255, 255, 255, 0))
    pen = ImageDraw.Draw(front)
    pen.polygon(quad(0, height - 8, height + margin), fill=(235, 250, 250, 70))
    for a, b in ((0, 3), (1, 2)):
        pen.line((whole[a], whole[b]), fill=(240, 252, 252, 215), width=5 * scale)
    pen.arc(floor, 0, 180, fill=(240, 252, 252, 215), width=5 * scale)
    pen.arc(mouth, 0, 180, fill=(240, 252, 252, 235), width=4 * scale)
    pen.polygon(strip((26, 52), 0), fill=(255, 255, 255, 58))
    pen.polygon(strip((62, 70), 0), fill=(255, 255, 255, 40))
    pen.polygon(strip((20, 30), 1), fill=(255, 255, 255, 40))
    behind, front = behind.reduce(scale), front.reduce(scale)
    return Glass(
        Sprite(behind, behind.width, behind.height),
        Sprite(front, front.width, front.height),
        middle=behind.width // 2,
        rim=margin,
        floor=height + margin - bottom,
        rim_width=rim_width - 2 * wall,
        floor_width=floor_width - 2 * wall,
    )
