"""The match beside a picture: quiet below it while the game is played, an event above it while a double is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.state import NO_SEAT
from engine.core.view import View
from locales import Words
from render.cube import die
from render.cube.seen import Cube, amount, cube_of, standing_of
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.text import BOLD
from render.kit.layout import GOLDEN, Node, Paint, Row, Text, ink_of, write_name
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque
from render.large.parts import Flow, Lines, Stack, sign

REST: Final = 104
"""Height of the strip while no double is offered, px."""
EVENT: Final = 312
"""Height of the strip while a double is offered, px."""
_OTHERS: Final = 60
"""Further height for the people who are out of this game, px."""
_MIDDLE: Final = 336
_NARROW: Final = 264
"""Width of the middle of the quiet strip between two people, and between more, px."""
_DIE: Final = 74
_PLACE: Final = 84
"""The die in the quiet strip, and the hollow in which it lies, px."""
_DISC: Final = 64
_NAME: Final = 80
"""The minimum room for a name, px."""
_NOTE: Final = 22
"""Type size of the note below the name of the die's owner, px; it is left out where it does not fit."""
_PANEL: Final = (24, 424, 186)
"""A panel of the event: its distance from the edge, its width and its height, px."""
_LARGE: Final = 232
"""The offered die, px."""


def height(view: View) -> int:
    """Return the height of the strip, px."""
    if cube_of(view).offering == NO_SEAT:
        return REST
    return EVENT + (_OTHERS if view.seats > 2 else 0)


def draw(canvas: Canvas, view: View, people: Sequence[Person], words: Words, y: int) -> None:
    """Draw the strip from y on, over the whole width."""
    cube = cube_of(view)
    if cube.offering == NO_SEAT:
        _rest(canvas, view, cube, people, words, y)
    else:
        _Event(canvas, view, cube, people, words, y).draw()


# At rest


def _rest(canvas: Canvas, view: View, cube: Cube, people: Sequence[Person], words: Words, y: int) -> None:
    """Draw every person with their points, the number of the game, and the die where it lies."""
    standing, owned = standing_of(view), words("cube-picture-owner")
    canvas.box(0, y, theme.WIDTH, REST, 0, canvas.look.panel)
    canvas.box(0, y, theme.WIDTH, 2, 0, canvas.look.line)
    half, apart = (len(people) + 1) // 2, _MIDDLE if len(people) == 2 else _NARROW
    room = (theme.WIDTH - apart) / 2
    for seat, who in enumerate(people):
        at, many = (seat, half) if seat < half else (seat - half, len(people) - half)
        x = (0 if seat < half else (theme.WIDTH + apart) / 2) + room / many * at
        holds = cube.live and seat == cube.owner
        box, note = (x, y, room / many), owned if holds and not cube.highest else ""
        _player(canvas, box, Plaque(who, seat), str(standing.totals[seat]), note, right=seat >= half)
        near = x + room / many - _PLACE / 2 - 8 if seat < half else x + _PLACE / 2 + 8
        if holds:
            _hollow(canvas, near, y + REST / 2, cube.value)
    _middle(canvas, cube, _lines(view, cube, words), y, apart)


def _hollow(canvas: Canvas, x: float, y: float, value: int) -> None:
    """Draw a place for the die with its middle at x, y, and the die if it lies there (``value`` 0: it does not)."""
    left, top, dark = x - _PLACE / 2, y - _PLACE / 2, theme.mix(canvas.look.panel, theme.SHADE, 0.45)
    canvas.box(left, top, _PLACE, _PLACE, 20, dark)
    canvas.outline(left, top, _PLACE, _PLACE, 20, 2, canvas.look.line)
    if value:
        die.draw(canvas, x, y - 1, _DIE, value)


def _lines(view: View, cube: Cube, words: Words) -> tuple[str, str]:
    """Return the lines in the middle: the number of the game, and the target or the Crawford game."""
    standing = standing_of(view)
    target = words("cube-picture-target", target=str(standing.target)) if standing.target else ""
    second = target if cube.live else words("cube-picture-crawford")
    return words("cube-picture-game", number=str(standing.number)), second


def _middle(canvas: Canvas, cube: Cube, lines: tuple[str, str], y: int, wide: int) -> None:
    """Draw the number of the game and the target, beside the place where nobody owns the die."""
    x, middle, colours = theme.WIDTH / 2, y + REST / 2, (theme.CREAM, canvas.look.quiet if cube.live else theme.MINT)
    if not cube.live or cube.out:
        shown = [line for line in lines if line]
        for k, (line, colour) in enumerate(zip(shown, colours, strict=False)):
            down = (k - (len(shown) - 1) / 2) * 36
            canvas.text(x, middle + down, line, size=28, colour=colour, align="m", room=wide - 30)
        return
    _hollow(canvas, x, middle, cube.value if cube.owner == NO_SEAT else 0)
    away, room = _PLACE / 2 + 12, (wide - _PLACE) / 2 - 16
    canvas.text(x - away, middle, lines[0], size=28, colour=colours[0], align="r", room=room, least=20)
    canvas.text(x + away, middle, lines[1], size=28, colour=colours[1], room=room, least=20)


def _player(canvas: Canvas, box: tuple[float, int, float], who: Plaque, score: str, note: str, *, right: bool) -> None:
    """Draw portrait, name and points, below the name a note; the place of the die beside the middle stays free."""
    x, y, width = box
    middle, free = y + REST / 2, _PLACE + 6
    wide = text.width(score, BOLD, 46)
    if right:
        x += free
    width -= free
    left = x + 24 + _DISC + 14
    if (room := x + width - 26 - wide - left) < _NAME:
        # The portrait identifies the person.
        canvas.portrait(x + 4 + _DISC / 2, middle, _DISC, who.who, who.seat)
        canvas.text(x + 4 + _DISC + 7, middle, score, size=46, role="score")
        return
    canvas.portrait(x + 24 + _DISC / 2, middle, _DISC, who.who, who.seat)
    canvas.text(x + width - 14, middle, score, size=46, align="r", role="score")
    noted = bool(note) and text.width(note, BOLD, _NOTE) <= room
    name = who.who.name
    write_name(canvas, left, middle - (18 if noted else 0), room, name, 30, theme.CREAM, height=46 if noted else 0)
    if noted:
        canvas.text(left, middle + 28, note, size=_NOTE, colour=theme.MINT)


# While a double is offered


@dataclass(frozen=True, slots=True)
class _Event:
    """A double is offered: the die lies between the two people, and below each is what they get."""

    canvas: Canvas
    view: View
    cube: Cube
    people: Sequence[Person]
    words: Words
    y: int

    def draw(self) -> None:
        """Draw the offer, and below it the people who are out of this game."""
        canvas, y, high = self.canvas, self.y, height(self.view)
        canvas.box(0, y, theme.WIDTH, high, 0, canvas.look.panel)
        light, sun = theme.mix(canvas.look.panel, theme.IVORY, 0.1), rays(620, EVENT)
        stamp(canvas.image, light, theme.WIDTH // 2 - sun.width // 2, y, sun)
        canvas.box(0, y + high - 6, theme.WIDTH, 6, 0, theme.GOLD)
        self._heads()
        self._offer()
        others = [seat for seat in range(len(self.people)) if seat not in (self.cube.offering, self.cube.answering)]
        for at, seat in enumerate(others):
            self._other(seat, at, len(others))

    @property
    def _offerer_is_left(self) -> bool:
        return self.cube.offering < self.cube.answering

    def _heads(self) -> None:
        """Draw the title above the left panel, the number of the game and the target above the right one."""
        left = self.words(f"{self.view.game}-title")
        right = " · ".join(filter(None, _lines(self.view, self.cube, self.words)))
        quiet, edge = self.canvas.look.quiet, theme.TEXT_SAFE
        self.canvas.text(edge, self.y + 30, left, size=28, colour=quiet, room=430, least=theme.LEAST_SIZE)
        self.canvas.text(theme.WIDTH - edge, self.y + 30, right, size=28, colour=quiet, align="r")

    def _offer(self) -> None:
        cube, words, (edge, wide, high) = self.cube, self.words, _PANEL
        double, paid = str(2 * cube.value), amount(self.view.game, cube.value * cube.pass_base, words)
        doubles = words("cube-picture-double", double=double)
        passed, taken = words("cube-picture-pass", amount=paid), words("cube-picture-take", double=double)
        for seat, told, below in (
            (cube.offering, doubles, passed),
            (cube.answering, words("cube-task-answer"), taken),
        ):
            left = (seat == cube.offering) == self._offerer_is_left
            x = edge if left else theme.WIDTH - edge - wide
            self._panel(seat, x, told, asked=seat == cube.answering)
            self.canvas.text(x + wide / 2, self.y + 274, below, size=36, align="m", room=wide + 20, least=24)
        aim = "right" if self._offerer_is_left else "left"
        for x in (edge + wide + 20, theme.WIDTH - edge - wide - 20):
            self.canvas.shape(aim, x, self.y + 54 + high / 2, 26, theme.MINT)
        die.draw(self.canvas, theme.WIDTH / 2, self.y + (EVENT - 6) / 2, _LARGE, 2 * cube.value, die.OFFERED)

    def _panel(self, seat: int, x: int, told: str, *, asked: bool) -> None:
        """Draw a person with their points, below the name what they do: gold if they are asked."""
        canvas, (_, wide, high), y = self.canvas, _PANEL, self.y + 54
        ink = GOLDEN if asked else ink_of(canvas)
        canvas.slab(x, y, wide, high, fill=ink.ground, line=theme.GOLD if asked else canvas.look.mat_line)
        plaque.disc(canvas, x + 62, y + 60, 92, Plaque(self.people[seat], seat), ink)
        score, left, end = str(standing_of(self.view).totals[seat]), x + 124, x + wide - 18
        used = canvas.text(end, y + 60, score, size=64, colour=ink.front, align="r", role="score")
        write_name(canvas, left, y + 60, end - left - used - 14, self.people[seat].name, 36, ink.front, height=84)
        size, colour = (54, ink.front) if asked else (46, theme.MINT)
        canvas.text(
            x + wide / 2, y + 146, told, size=size, colour=colour, align="m", room=wide - 36, least=28, role="offer"
        )

    def _other(self, seat: int, at: int, many: int) -> None:
        """Draw a person who is out of this game."""
        canvas, y, (edge, _, _) = self.canvas, self.y + EVENT + _OTHERS / 2 - 10, _PANEL
        step = (theme.WIDTH - 2 * edge) / many
        x, score = edge + step * at, str(standing_of(self.view).totals[seat])
        canvas.portrait(x + 26, y, 46, self.people[seat], seat)
        used = canvas.text(x + 62, y, score, size=36, role="score")
        room = step - 62 - used - 30
        write_name(canvas, x + 78 + used, y, room, self.people[seat].name, 28, canvas.look.quiet, height=52)


# In large print


def large(view: View, people: Sequence[Person], words: Words, width: float) -> Node:
    """Return the match in large print: the number of the game, every person with their points, the die beside its
    owner; while a double is offered both people with what they do and get."""
    cube, standing = cube_of(view), standing_of(view)
    head: list[Node] = [Text(line, 38, quiet=True) for line in _lines(view, cube, words) if line]
    if cube.offering == NO_SEAT and cube.live and not cube.out and cube.owner == NO_SEAT:
        head.append(_large_die(cube.value))
    paid = amount(view.game, cube.value * cube.pass_base, words)
    double = str(2 * cube.value)
    told: dict[int, list[str]] = {}
    if cube.offering != NO_SEAT:
        told[cube.offering] = [words("cube-picture-double", double=double), words("cube-picture-pass", amount=paid)]
        told[cube.answering] = [words("cube-task-answer"), words("cube-picture-take", double=double)]
    rows: list[Node] = []
    for seat, who in enumerate(people):
        score = Text(str(standing.totals[seat]), 56)
        holds = cube.offering == NO_SEAT and cube.live and seat == cube.owner
        lying = [_large_die(cube.value)] if holds else []
        rows.append(Row(sign(who, seat), Lines(360, who.name, 40, most=1), score, *lying, gap=16))
        colour = theme.GOLD if seat == cube.answering else theme.MINT
        rows += [Lines(width, line, 40, colour=colour) for line in told.get(seat, ())]
    if cube.offering != NO_SEAT:
        head.append(_large_die(2 * cube.value))
    return Stack(width, Flow(width, head, gap=30), Flow(width, rows, gap=50))


def _large_die(value: int) -> Node:
    return Paint(110, 110, lambda c, x, y, w, h: die.draw(c, x + 55, y + 52, 96, value))
