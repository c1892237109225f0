"""The fencers from the side: a skeleton by pose, drawn in thick strokes; x is ahead, y up from the floor, both px."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from PIL import Image

from render.kit.drawing import theme
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen

WIDE, HIGH = 680, 264
"""The box of a fencer at scale 1, px; its space is in the middle."""
FLOOR: Final = 254
"""The floor in the box, px."""
BLADE, CHEST_HIGH = 112, 142
GARDE, OPEN, PARRY, TURNED, SALUTE, BOWED = "garde", "open", "parry", "turned", "salute", "bowed"
"""Poses: on guard, attacked, parrying, its blade turned aside, after a win, after a defeat."""
CLOTH: Final = ((theme.IVORY, "#E3DAC5", theme.INK), (theme.INK, "#221F2E", "#BECCCC"))
"""By seat: jacket, the parts behind it, and the edge."""
STEEL, MESH, BRASS, SHOE = "#E6E6E3", "#6B7280", "#C49C35", "#6B7280"

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Bones:
    """The joints of a pose, and the end of the blade; ``bend``: how far it is bent upwards."""

    feet: tuple[Point, Point]
    knees: tuple[Point, Point]
    hip: Point
    neck: Point
    hand: Point
    tip: Point
    bend: float = 0
    back: tuple[Point, Point] = ((-34, 6), (-34, 42))
    """Elbow and hand of the other arm, from the neck."""

    @property
    def elbow(self) -> Point:
        """Return the elbow: the nearer the hand is to the shoulder, the lower."""
        (x, y), (to, high) = self.neck, self.hand
        slack = max(0.0, 84 - abs(to - x))
        return (x + to) / 2 - 0.2 * slack, (y - 8 + high) / 2 - 0.5 * slack


def lunging(reach: float, *, parried: bool) -> Bones:
    """Return a thrust that ends ``reach`` px ahead, or is turned aside; at close quarters the blade bends."""
    chord = min(BLADE, max(30.0, reach * 0.46))
    ahead = max(-14.0, reach - chord - 72)
    q = min(1.0, (ahead + 14) / 75)
    far = max(0.0, ahead - 61)
    feet = (-46 - 34 * q + far, 0), (34 + 76 * q + far, 0)
    knees = (-34 - 4 * q + far, 46 - 8 * q), (40 + 56 * q + far, 58)
    hip, neck = (-6 + 22 * q + far, 100 - 30 * q), (-2 + 54 * q + far, 170 - 32 * q)
    hand = reach - chord, 146 - 6 * q
    tip = (hand[0] + 0.4 * BLADE, hand[1] + 0.9 * BLADE) if parried else (reach, CHEST_HIGH)
    back = (-36.0, -8 + 14 * (1 - q)), (-66.0 + 30 * (1 - q), -26 + 60 * (1 - q))
    return Bones(feet, knees, hip, neck, hand, tip, 0 if parried else 0.5 * (BLADE - chord), back)


def standing(pose: str, distance: int) -> Bones:
    """Return a standing pose: on guard, the blade steeper the closer the other is; parrying; or saluting."""
    if pose == SALUTE:
        feet, knees = ((-34, 0), (24, 0)), ((-24, 52), (20, 52))
        return Bones(feet, knees, (-4, 102), (-2, 178), (52, 152), (86, 248), 0, ((-46, -34), (-24, -72)))
    if pose == BOWED:
        feet, knees = ((-16, 0), (8, 0)), ((-10, 50), (12, 50))
        return Bones(feet, knees, (-8, 100), (22, 160), (52, 84), (98, 14), 0, ((-4, -44), (6, -82)))
    feet, knees = ((-46, 0), (34, 0)), ((-40, 50), (40, 56))
    if pose == OPEN:
        return Bones(feet, knees, (-14, 98), (-18, 166), (40, 112), (104, 20))
    if pose == PARRY:
        return Bones(feet, knees, (-12, 98), (-12, 168), (44, 132), (66, 242), 0)
    angle = radians(max(10, 78 - 14 * distance))
    hand = 62.0 - 4 * max(0, 5 - distance), 138.0
    tip = hand[0] + BLADE * cos(angle), hand[1] + BLADE * sin(angle)
    return Bones(feet, knees, (-6, 98), (-4, 168), hand, tip)


def _bones(pose: str, distance: int, reach: int) -> Bones:
    return lunging(reach, parried=pose == TURNED) if reach else standing(pose, distance)


def crown(pose: str, distance: int, reach: int) -> Point:
    """Return where a crown stands on the mask of a fencer."""
    x, y = _bones(pose, distance, reach).neck
    return x + 2, y + 66


@kept
def fencer(seat: int, pose: str, distance: int, reach: int = 0, scale: float = 1) -> tuple[Image.Image, int, int]:
    """Return the fencer of a seat, and where the upper left corner of the picture is in its box, px.

    The other fencer is ``distance`` away (5 is far); ``reach`` makes this one lunge, px.
    """
    bones = _bones(pose, distance, reach)
    pen = Pen(round(WIDE * scale), round(HIGH * scale))
    for grown in (7.0, 0.0):
        _Drawn(pen, seat, grown).body(bones)
    return pen.cropped()


class _Drawn:
    """One pass over a fencer: the edge, ``grown`` px wider than all parts drawn over it, or the colours."""

    def __init__(self, pen: Pen, seat: int, grown: float) -> None:
        self.pen, self.sign, self.grown = pen, -1 if seat else 1, grown
        jacket, behind, edge = CLOTH[seat]
        self.jacket, self.behind, self.edge, self.accent = jacket, behind, edge, theme.SEAT_COLOUR[seat]

    def at(self, p: Point) -> Point:
        return (WIDE / 2 + self.sign * p[0]) * 100 / WIDE, (FLOOR - p[1]) * 100 / WIDE

    def limb(self, width: float, colour: str, *points: Point) -> None:
        colour = self.edge if self.grown else colour
        self.pen.line([self.at(p) for p in points], (width + self.grown) * 100 / WIDE, colour)

    def dot(self, p: Point, radius: float, colour: str) -> None:
        x, y = self.at(p)
        self.pen.dot(x, y, (radius + self.grown / 2) * 100 / WIDE, self.edge if self.grown else colour)

    def body(self, b: Bones) -> None:
        """Draw from the far side to the near one."""
        (nx, ny), (hx, hy) = b.neck, b.hip
        elbow, palm = [(nx + x, ny + y) for x, y in b.back]
        self.limb(17, self.behind, (nx - 8, ny - 10), elbow, palm)
        self.hand(elbow, palm)
        for k, colour in ((0, self.behind), (1, self.jacket)):
            foot, knee = b.feet[k], b.knees[k]
            shin = (foot[0], foot[1] + 12)
            self.limb(29 - 2 * k, colour, (hx + (4 if k else -6), hy), knee)
            self.limb(20, colour, knee, shin)
            self.limb(19, self.accent, ((knee[0] + 3 * shin[0]) / 4, (knee[1] + 3 * shin[1]) / 4), shin)
            self.limb(13, SHOE, (foot[0] - 5, 6.5), (foot[0] + 22, 6.5))
        self.limb(44, self.jacket, (nx - 4, ny - 22), ((nx + hx) / 2, (ny + hy) / 2))
        self.limb(36, self.jacket, ((nx + hx) / 2, (ny + hy) / 2), (hx, hy + 4))
        self.limb(9, self.accent, (hx - 15, hy + 10), (hx + 15, hy + 12))
        self.head((nx + 5, ny + 30))
        self.limb(19, self.jacket, (nx, ny - 12), b.elbow, b.hand)
        self.foil(b)

    def hand(self, elbow: Point, palm: Point) -> None:
        """Draw the bare hand of the other arm: a cuff, the palm, and the thumb at the side of the body."""
        arm = complex(*palm) - complex(*elbow)
        along = arm / max(1.0, abs(arm))
        at, side = complex(*palm) + 6 * along, -1j * along
        self.limb(19, self.accent, palm, palm)
        for reach, width in ((15 * along + 5 * side, 7.5), (17 * along - 2 * side, 7.5), (5 * along + 13 * side, 7)):
            end = at + reach
            self.limb(width, theme.SKIN, (at.real, at.imag), (end.real, end.imag))
        self.dot((at.real, at.imag), 10, theme.SKIN)

    def head(self, p: Point) -> None:
        """Draw a mask with its mesh, and the bib below it."""
        x, y = p
        self.limb(22, self.jacket, (x - 2, y - 18), (x + 2, y - 26))
        self.dot(p, 25, self.jacket)
        if not self.grown:
            self.limb(26, MESH, (x + 9, y - 6), (x + 10, y + 6))
            for k in (-8, 0, 8):
                self.limb(1.6, STEEL, (x + 2 + abs(k) / 4, y + k), (x + 20 - abs(k) / 3, y + k))
                self.limb(1.6, STEEL, (x + 10 + k * 0.8, y - 14 + abs(k) / 2), (x + 10 + k * 0.8, y + 14 - abs(k) / 2))
            self.limb(5, self.accent, (x - 6, y + 24), (x - 8, y - 22))

    def foil(self, b: Bones) -> None:
        """Draw glove, guard and blade, last of all: the edge is thin."""
        self.dot(b.hand, 11, self.accent)
        self.edge, self.grown = theme.INK, self.grown / 2
        hand, tip = complex(*b.hand), complex(*b.tip)
        middle = (hand + tip) / 2 + 2j * b.bend
        curve = [(1 - k) ** 2 * hand + 2 * k * (1 - k) * middle + k * k * tip for k in (n / 10 for n in range(11))]
        self.limb(4.4, STEEL, *((z.real, z.imag) for z in curve))
        self.dot(b.tip, 4.5, self.accent)
        along = 15 * (curve[1] - hand) / max(1.0, abs(curve[1] - hand))
        self.limb(6, BRASS, *((z.real, z.imag) for z in (hand + along + 1j * along, hand + along - 1j * along)))
