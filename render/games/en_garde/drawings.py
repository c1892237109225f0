"""The drawings of En Garde: the fencers, the piste on which they stand, and the cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin, sqrt, tau
from typing import Final

from PIL import Image

from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import HIGHEST, LENGTH, distance
from locales import Words
from render.games.en_garde import LOOK
from render.kit.canvas import Canvas, cover_of, lay_over
from render.kit.drawing import theme
from render.kit.drawing.ink import lay, lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.shapes import Sprite, glyph_mask, rounded
from render.kit.drawing.text import BOLD
from render.kit.layout import Node, Paint, Picture, Row
from render.kit.pages.trick_table import Face
from render.kit.pieces import cards
from render.kit.pieces.person import Person

CELL: Final = 48
"""Width of a space, px."""
STRIP: Final = 56
"""Depth of the piste, px; fencers stand a little behind its front edge."""
FOOT: Final = 22
EDGE, OVER = 62, 30
"""Room of a fencer on guard behind its middle, px at scale 1, and its maximum overlap at the end of the piste."""
MARKED: Final = (1, 6, 12, 18, LENGTH)
"""The spaces that are numbered if there is little room."""
TOLD: Final = 40
"""Room above the fencers for the word that marks one's own, px."""
_ASIDE: Final = 170
"""The least distance of that word and the length of the line, from middle to middle, px."""
_LIGHT: Final = 0.6
"""The part of its light that a fencer in the shade has."""
CHEST: Final = 18
"""Distance of a blade's end before the middle of a fencer."""

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

_GROUND, _RAY = "#E9A92B", "#F1BA48"
_FOIL, _SHADE, _WIRE = "#EEF1F4", "#20232B", "#59606E"
_BIB, _BIB_FOLD = "#FFFDF7", "#D9D2C3"
_BELLS: Final = ("#2C76B5", "#C9472A")
"""Colours of the cover; the bells are those of the blades."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The positions (``at``); ``poses`` by seat; ``attacker`` thrusts (-1: none), ``scale`` is that of the fencers."""

    at: Sequence[int]
    poses: tuple[str, str] = (GARDE, GARDE)
    attacker: int = -1
    scale: float = 1.0
    label: str = ""
    """The text of the distance; "" leaves it out."""
    cell: int = CELL
    spaces: tuple[int, int] = (1, LENGTH)
    """The part of the piste that is drawn."""
    own: tuple[int, str] = (-1, "")
    """The seat whose fencer is marked as one's own, and the word."""
    crowned: int = -1
    """The seat whose fencer wears a crown."""
    faded: int = -1
    """The seat whose fencer is in the shade."""

    @property
    def long(self) -> int:
        """Return the length of the piste, px."""
        return (self.spaces[1] - self.spaces[0] + 1) * self.cell

    def middle(self, space: int) -> float:
        """Return the middle of a space from the left edge, px."""
        return (space - self.spaces[0] + 0.5) * self.cell

    @property
    def height(self) -> int:
        """Return the height from the raised hands to the line below the piste, px."""
        told = TOLD if self.own[1] else 0
        return told + round(FLOOR * self.scale) - FOOT + STRIP + (54 if self.label and not told else 8)

    @property
    def chest(self) -> int:
        """Return the height of a chest on guard below the upper edge, px."""
        return (TOLD if self.own[1] else 0) + round((FLOOR - CHEST_HIGH) * self.scale)


def scene_of(s: EnGardeState, words: Words, scale: float = 1.0) -> Scene:
    """Return the scene of the round: an attack, or a parry that has just been made."""
    label = words("en_garde-distance")
    if s.attack:
        return Scene(s.at, posed(s.turn, OPEN, GARDE), 1 - s.turn, scale, label)
    if s.parried:
        return Scene(s.at, posed(s.turn, PARRY, TURNED), 1 - s.turn, scale, label)
    return Scene(s.at, scale=scale, label=label)


def posed(seat: int, pose: str, other: str) -> tuple[str, str]:
    """Return the poses by seat, of this one and the other."""
    return (other, pose) if seat else (pose, other)


def hall(canvas: Canvas, width: float, floor: float, bottom: float) -> None:
    """Draw the hall at night, its floor from ``floor`` to ``bottom``: tall windows, and light below them."""
    look = canvas.look
    wall, glass, frame = look.panel, theme.mix(look.base, theme.BACK, 0.42), theme.mix(look.base, theme.INK, 0.5)
    ground = theme.mix(look.mat, theme.WOOD_DARK, 0.55)
    canvas.box(0, 0, round(width), round(floor), 0, wall)
    wide, step = 128, 196
    for k in range(round(width) // step + 1):
        x, top, foot = k * step + 34, 112.0, floor - 34
        canvas.box(x - 10, top - 10, wide + 20, round(foot - top + 20), 74, frame)
        canvas.box(x, top, wide, 140, 64, glass)
        canvas.box(x, top + 70, wide, round(foot - top - 70), 0, glass)
        for bar in ((x + wide / 2 - 3, top, 6, foot - top), (x, top + 84, wide, 6), (x, top + 176, wide, 6)):
            canvas.box(bar[0], bar[1], round(bar[2]), round(bar[3]), 0, frame)
    canvas.box(0, floor - 20, round(width), 20, 0, frame)
    canvas.box(0, floor, round(width), round(bottom - floor), 0, ground)
    for k in range(5):
        canvas.box(0, floor + 10 + k * k * 7, round(width), 3, 0, theme.mix(ground, theme.INK, 0.16))


def gallery(canvas: Canvas, top: float, high: float, deep: float) -> None:
    """Draw a part of the hall on a mat over the width of a picture: its wall with windows, and a floor so deep."""
    left, wide = 14, theme.WIDTH - 28
    wall, floor = theme.PALE_INK, canvas.look.base
    canvas.mat(left, top, wide, round(high), 24)
    tall = min(240, round(high - deep) - 34)
    for k in range(0 if canvas.look.plain else 6):
        x, y = 56 + k * 196, top + 18
        canvas.box(x, y, 108, min(150, tall), 54, wall)
        canvas.box(x, y + 60, 108, tall - 60, 0, wall)
        for bar in ((x + 52, y, 4, tall), (x, y + 60, 108, 4), (x, y + 146, 108, 4)):
            if bar[1] + bar[3] <= y + tall:
                canvas.box(*bar, 0, canvas.look.mat)
    foot = top + high - deep
    canvas.box(left + 3, foot, wide - 6, round(deep) - 3, 21, floor)
    canvas.box(left + 3, foot, wide - 6, round(deep) // 2, 0, floor)


def draw_piste(canvas: Canvas, x: float, y: float, scene: Scene) -> None:
    """Draw the piste with its upper left corner at x, y."""
    told = TOLD if scene.own[1] else 0
    top = round(y + told + FLOOR * scene.scale) - FOOT
    _strip(canvas, x, top, scene)
    far = distance(scene.at)
    apart = max(0, 5 - far) * 5
    # The attacker is drawn last, so that the point of the blade is visible.
    for seat in sorted((0, 1), key=lambda p: p == scene.attacker):
        reach = round((far * scene.cell + 2 * apart - CHEST) / scene.scale) if seat == scene.attacker else 0
        image, across, down = fencer(seat, scene.poses[seat], min(far, HIGHEST), reach, scene.scale)
        middle = x + scene.middle(scene.at[seat]) + apart * (1 if seat else -1)
        room = EDGE * scene.scale - OVER
        middle = min(max(middle, x + room), x + scene.long - room)
        left, high = round(middle - WIDE * scene.scale / 2), round(top + FOOT - FLOOR * scene.scale)
        if seat == scene.faded:
            image = _faded(image, canvas.look.panel)
        lay(canvas.image, image, left + across, high + down)
        if seat == scene.crowned:
            ahead, up = crown(scene.poses[seat], min(far, HIGHEST), reach)
            ahead, up = ahead * scene.scale * (-1 if seat else 1), up * scene.scale
            canvas.shape("crown", middle + ahead, top + FOOT - up, round(58 * scene.scale), theme.MINT)
    if scene.label:
        _measure(canvas, x, y + 4 if told else top + STRIP + 14, scene)


def _faded(image: Image.Image, ground: str) -> Image.Image:
    """Return a fencer with a part of the light of the hall."""
    shade = Image.new("RGB", image.size, ground)
    shown = Image.blend(shade, image.convert("RGB"), _LIGHT)
    shown.putalpha(image.getchannel("A"))
    return shown


def _strip(canvas: Canvas, x: float, y: float, scene: Scene) -> None:
    at, cell, (first, last) = scene.at, scene.cell, scene.spaces
    canvas.box(x - 6, y - 6, scene.long + 12, STRIP + 12, 12, canvas.look.panel)
    for space in range(first, last + 1):
        left = x + scene.middle(space) - cell / 2
        stands = [p for p in (0, 1) if at[p] == space]
        own = 0 if space <= 2 else 1 if space >= LENGTH - 1 else -1
        fill = theme.UNLIT if space % 2 else theme.GHOST_LINE
        if own >= 0:
            fill = theme.mix(fill, theme.SEAT_COLOUR[own], 0.45)
        if stands:
            fill = theme.SEAT_COLOUR[stands[0]]
        canvas.box(left + 1, y, cell - 2, STRIP, 6, fill)
        colour, size = (theme.INK, min(32, cell - 6)) if stands else (theme.PALE_INK, 28 if cell == CELL else 24)
        if stands or cell == CELL or (space in MARKED and all(abs(space - stood) > 1 for stood in at)):
            canvas.text(left + cell / 2, y + STRIP - 17, str(space), size=size, colour=colour, align="m")


def _measure(canvas: Canvas, x: float, y: float, scene: Scene) -> None:
    """Draw the line between both, with its length; and above the fencers, at an end of it, the word for one's own."""
    left, right = (x + scene.middle(space) for space in scene.at)
    canvas.box(left, y + 14, round(right - left), 4, 2, theme.MINT)
    for end in (left, right):
        canvas.box(end - 2, y + 4, 4, 24, 2, theme.MINT)
    middle = (left + right) / 2
    if scene.own[1]:
        mine, away = (right, -1) if scene.own[0] else (left, 1)
        mine = min(max(mine, x + 40), x + scene.long - 40)  # clear of the edge of the picture
        canvas.badge(mine, y - 4, scene.own[1], size=26, height=36, fill=theme.CREAM, colour=theme.INK)
        if abs(middle - mine) < _ASIDE:
            inside = x + 110 <= mine + away * _ASIDE <= x + scene.long - 110
            middle = mine + (away if inside else -away) * _ASIDE
    middle = min(max(middle, x + 110), x + scene.long - 110)
    canvas.badge(middle, y - 6, f"{scene.label} {distance(scene.at)}", size=30, height=44)


@kept
def card(value: int, width: int) -> Sprite:
    """Return a card: its number, and as many bars."""
    high, colour = cards.card_height(width), theme.heat((value - 1) / (HIGHEST - 1))
    image = cards.blank(width, high)
    mask = glyph_mask(str(value), BOLD, round(width * 0.78), round(width * 0.8), -0.05)
    image.paste(colour, (cards.PAD + (width - mask.width) // 2, cards.PAD + round(high * 0.4) - mask.height // 2), mask)
    wide, gap = round(width * 0.13), max(1, round(width * 0.03))
    left = cards.PAD + (width - value * wide - (value - 1) * gap) // 2
    for k in range(value):
        rounded(image, left + k * (wide + gap), cards.PAD + round(high * 0.76), wide, round(wide * 1.2), 3, colour)
    return cards.finished(image, str(value), round(width * 0.78))


def face(value: int) -> Face:
    """Return a card by its width."""
    return lambda width: card(value, width)


def row(values: Sequence[int], width: int, gap: int = 8) -> Row:
    """Return cards beside each other."""
    return Row(*(Picture(card(value, width)) for value in values), gap=gap)


def example(scene: Scene) -> Node:
    """Return a scene as a part of a page."""
    return Paint(
        scene.long, scene.height, lambda canvas, x, y, w, _: draw_piste(canvas, x + (w - scene.long) / 2, y, scene)
    )


def large_piste(at: Sequence[int], people: Sequence[Person], width: float) -> Node:
    """Return the piste in large print: a portrait on the space of each fencer, its number below it, the distance
    between them."""

    def draw(canvas: Canvas, x: float, y: float, wide: float, _height: float) -> None:
        cell = wide / LENGTH
        canvas.box(x, y + 92, round(wide), 22, 8, theme.WOOD)
        for space in range(1, LENGTH):
            canvas.box(x + space * cell - 1, y + 92, 2, 22, 0, theme.WOOD_DARK)
        middles = [x + (space - 0.5) * cell for space in at]
        left, right = sorted(middles)
        if right - left > 150:
            canvas.box(left + 46, y + 48, round(right - left - 92), 4, 2, theme.MINT)
            canvas.badge((left + right) / 2, y + 22, str(distance(at)), size=44, height=56)
        apart = max(0.0, 88 - (right - left)) / 2
        for seat, middle in enumerate(middles):
            shift = apart * (1 if middle == right else -1)
            canvas.disc(middle + shift, y + 46, 84, theme.SEAT_COLOUR[seat])
            canvas.portrait(middle + shift, y + 46, 76, people[seat], seat, lettered=False)
            canvas.text(middle + shift * 1.1, y + 140, str(at[seat]), size=42, align="m")

    return Paint(width, 166, draw)


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


@cover_of(LOOK)
def cover(canvas: Canvas) -> None:
    """Draw a fencer's mask before two crossed blades."""
    size = canvas.image.width
    pen, front = Pen(size, size, _GROUND), Pen(size, size)
    for k in range(0, 24, 2):
        a, b = tau * k / 24, tau * (k + 1) / 24
        pen.shape([(50, 48), *((50 + 90 * cos(t), 48 + 90 * sin(t)) for t in (a, b))], _RAY)
    lay_opaque(canvas.image, pen.drawn(), 0, 0)
    for bell, mirrored in zip(_BELLS, (False, True), strict=True):
        _crossed_blade(front, bell, mirrored=mirrored)
    _mask(front)
    lay_over(canvas, front)


def _crossed_blade(pen: Pen, bell: str, *, mirrored: bool) -> None:
    """Draw a foil from a lower corner to the opposite upper corner."""

    def at(x: float, y: float) -> tuple[float, float]:
        return (100 - x if mirrored else x), y

    pen.line([at(4, 97), at(16, 83)], 6.4, theme.INK)
    pen.line([at(16, 83), at(95, 5)], 4.4, theme.INK)
    pen.line([at(16, 83), at(95, 5)], 2.4, _FOIL)
    pen.dot(*at(95, 5), 2.6, theme.INK)
    pen.dot(*at(17, 82), 10.4, theme.INK)
    pen.dot(*at(17, 82), 8.9, bell)
    pen.dot(*at(19, 80), 4.2, theme.mix(bell, theme.IVORY, 0.45))


def _mask(pen: Pen) -> None:
    """Draw the mask from the front: the bib, the padded rim, and the mesh, lit on one side."""
    bib = "M24 58 C24 76 30 90 50 99 C70 90 76 76 76 58Z"
    pen.path("M22 56 C22 78 28 93 50 102 C72 93 78 78 78 56Z", theme.INK)
    pen.path(bib, _BIB)
    pen.path("M50 60 L76 58 C76 76 70 90 50 99Z", _BIB_FOLD)
    pen.oval((19.5, 6.5, 80.5, 81.5), theme.INK)
    pen.oval((21, 8, 79, 80), _BIB)
    pen.oval((26, 13, 74, 75), theme.INK)
    pen.oval((27.4, 14.4, 72.6, 73.6), _SHADE)
    x, y, wide, high = 50.0, 44.0, 22.6, 29.6
    for k in range(-4, 5):
        across = wide * k / 4.5
        reach = high * sqrt(1 - (across / wide) ** 2)
        pen.line([(x + across, y - reach), (x + across, y + reach)], 0.9, _WIRE)
        down = high * k / 4.5
        reach = wide * sqrt(1 - (down / high) ** 2)
        pen.line([(x - reach, y + down), (x + reach, y + down)], 0.9, _WIRE)
    pen.arc((30.5, 17.5, 69.5, 70.5), 150, 232, 2.6, theme.mix(_WIRE, theme.IVORY, 0.6))
