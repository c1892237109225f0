"""The piste from the side with both fencers on it, and the cards of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import HIGHEST, LENGTH, distance
from locales import Words
from render.games.en_garde import fencers
from render.games.en_garde.fencers import CHEST_HIGH, FLOOR, WIDE, fencer
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.ink import lay
from render.kit.drawing.kept import kept
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


@dataclass(frozen=True, slots=True)
class Scene:
    """The positions (``at``); ``poses`` by seat; ``attacker`` thrusts (-1: none), ``scale`` is that of the fencers."""

    at: Sequence[int]
    poses: tuple[str, str] = (fencers.GARDE, fencers.GARDE)
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
        return Scene(s.at, posed(s.turn, fencers.OPEN, fencers.GARDE), 1 - s.turn, scale, label)
    if s.parried:
        return Scene(s.at, posed(s.turn, fencers.PARRY, fencers.TURNED), 1 - s.turn, scale, label)
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


def draw(canvas: Canvas, x: float, y: float, scene: Scene) -> None:
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
            ahead, up = fencers.crown(scene.poses[seat], min(far, HIGHEST), reach)
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
    return Paint(scene.long, scene.height, lambda canvas, x, y, w, _: draw(canvas, x + (w - scene.long) / 2, y, scene))


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
