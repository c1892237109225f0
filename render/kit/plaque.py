"""The plaque of a player: portrait with seal, name on up to two lines, a line of items, the word for turn.

A game shows everything about a player as an item of the status line (any layout node), as the score or as the seal.
Each corner has one meaning: the team at the upper left edge, the turn at the upper right, the seal at the lower right
of the disc, the sign of a computer player at its lower left, the dealer at its upper left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, TypedDict

from engine.core.view import View
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import INK, LEADING, name_block
from render.kit.layout import GOLDEN, Ink, Item, Large, Many, Name, Node, Row, Text, Told, ink_of, roomiest
from render.kit.pieces.person import Person

TAB: Final = 30
"""The height of the word for turn above the plaque, px."""
SLIM: Final = 84
"""Below this height everything is on one line, px."""
TALL: Final = 132
"""From this height on, the status has a line of its own, px."""


_CLEAR: Final = 8
"""The distance of the name from the upper edge of a low plaque with a tab, px."""
_STATUS: Final = ((0.86, 0.77), (0.72, 0.79))
"""Scale and middle line (a share of the height) of the status on a low plaque; the second below a name on two lines."""
_EASY: Final = 24
"""A name is on two lines if the smaller status leaves room for this size, px."""


@dataclass(frozen=True, slots=True)
class Team:
    """The capsule of a team: its word, and the colours of capsule and word. ``told``: the word in the description, if
    it needs more there."""

    word: str
    fill: str
    colour: str
    told: str = ""


@dataclass(frozen=True, slots=True)
class Plaque:
    """The content of a plaque. ``seat`` (0 to 6) gives the colour.

    ``items`` are in the status line; if room is missing, they are left out before ``score``. ``unit`` is the word of
    the score. ``turn`` is the word on the tab ("": the seat is not to move); where all seats act at once, ``done`` is
    the word for a seat that has answered. ``seal`` is a letter or a shape ("*H", "*crown"), and so is ``dealer``.
    ``remarks`` are facts for the description that the game draws beside the plaque, or as its seal.
    """

    who: Person
    seat: int
    items: tuple[Item, ...] = ()
    score: str | Item = ""
    unit: str = ""
    turn: str = ""
    done: str = ""
    seal: str = ""
    team: Team | None = None
    dealer: str = ""
    winner: bool = False
    out: bool = False
    """True if the game is over for this player: the plaque has quiet colours."""
    remarks: tuple[Told, ...] = ()
    dealer_told: str = ""
    """The meaning of ``dealer`` in words, where it is not the dealer."""
    done_told: str = ""
    """The meaning of ``done`` in words, where it needs more of them."""
    large: Large | None = None
    """What the game draws beside the plaque, in large print; without it ``remarks`` are written there."""


class Tabs(TypedDict):
    """The fields ``turn`` and ``done`` of a plaque."""

    turn: str
    done: str


def tabs(view: View, seat: int, turn: str, done: str = "") -> Tabs:
    """Return the tab of a plaque, for all games: the seats of ``View.acting``, which everybody may see, are gold.

    ``turn`` is the word for them, ``done`` the word for the others. Where the phase hides which seats are ready, no
    seat has ``done``.
    """
    acting = seat in view.acting
    return Tabs(turn=turn if acting else "", done="" if acting or view.sealed else done)


def draw(canvas: Canvas, x: float, y: float, width: float, height: float, plaque: Plaque) -> None:
    """Draw the plaque into the box; the tab reaches TAB px above it."""
    x, y, width, height = round(x), round(y), round(width), round(height)
    ink = GOLDEN if plaque.turn else ink_of(canvas)
    if plaque.out:
        ink = Ink(ink.quiet, ink.quiet, ink.ground)
    line = theme.GOLD if plaque.turn else theme.MINT if plaque.winner else ""
    canvas.slab(x, y, width, height, fill=ink.ground, line=line, edge=5 if plaque.winner else 2)
    form = _column if height > width else _tall if height >= TALL else _low if height >= SLIM else _slim
    form(canvas, x, y, width, height, plaque, ink)
    if plaque.team:
        word, fill, colour = plaque.team.word, plaque.team.fill, plaque.team.colour
        canvas.badge(x + 14, y - 25, word, size=23, height=34, fill=fill, colour=colour, line=theme.CREAM, align="l")
    if plaque.turn:
        tab(canvas, x + width - 14, y, plaque.turn, low=height < TALL)
    elif plaque.done:
        canvas.badge(x + width - 14, y - TAB + 4, plaque.done, size=24, height=34, align="r")


def seat_tray(
    canvas: Canvas, box: Box, plaque: Plaque, high: float, *, fill: str = "", line: str = "", edge: int = 2
) -> Box:
    """Draw a plaque ``high`` px high at the head of a box, and below it the tray for what lies before the player.

    The tab is within the box. The tray is in a tint of the seat's colour, or in ``fill``. Return its free part.
    """
    at = box.below(TAB - 4)
    tray = at.below(20).inset(4, 0)
    canvas.slab(*tray, radius=20, fill=fill or canvas.look.tray(plaque.seat), line=line, edge=edge, depth=0)
    draw(canvas, *at.head(high), plaque)
    return at.below(high).inset(14, 3)


def seat_column(canvas: Canvas, box: Box, plaque: Plaque, wide: float, *, fill: str, line: str) -> Box:
    """Draw a tray over a box, and at its left a plaque ``wide`` px wide; return the free part. The tab is within."""
    at = box.below(TAB - 4)
    canvas.slab(*at, radius=20, fill=fill, line=line, edge=2, depth=0)
    draw(canvas, *at.left(wide), plaque)
    return at.beside(wide).inset(14, 0)


def _column(canvas: Canvas, x: int, y: int, width: int, height: int, plaque: Plaque, ink: Ink) -> None:
    """Draw portrait and score, below them the name, at the foot the items."""
    size = 88
    middle = y + 28 + size / 2
    disc(canvas, x + 14 + size / 2, middle, size, plaque, ink)
    score = roomiest(lambda k, extras: _figures(plaque, 1.1 * k, extras), width - size - 34)
    score.place(canvas, x + width - 14 - min(score.want, width - size - 34), middle - score.height / 2, score.want, ink)
    items = roomiest(lambda k, extras: Many([item(k) for item in plaque.items], gap=round(12 * k)), width - 28)
    items.place(canvas, x + 16, y + height - 30 - items.height / 2, width - 28, ink)
    top = middle + size / 2 + 8
    free = y + height - 58 - top
    lines, used = name_block(plaque.who.name, 36, width - 30, free)
    for k, words in enumerate(lines):
        down = top + free / 2 + (k - (len(lines) - 1) / 2) * used * LEADING
        canvas.text(x + 16, down, words, size=used, colour=ink.front, role="name")


def _tall(canvas: Canvas, x: int, y: int, width: int, height: int, plaque: Plaque, ink: Ink) -> None:
    size = 78 if width > 310 else 66
    middle = y + (height - 60) / 2 + 4
    disc(canvas, x + 16 + size / 2, middle, size, plaque, ink)
    name = Name(plaque.who.name, 36)
    # two lines keep a distance to a tab on the edge
    down = 3 if height < 150 and (plaque.turn or plaque.done) else 0
    name.place(canvas, x + size + 32, middle + down - name.height / 2, width - size - 46, ink)
    canvas.box(x + 16, y + height - 58, width - 32, 2, 0, theme.mix(ink.ground, ink.front, 0.25))
    status = roomiest(lambda k, extras: _status(plaque, k, extras), width - 36)
    status.place(canvas, x + 18, y + height - 29 - status.height / 2, width - 36, ink)


def _low(canvas: Canvas, x: int, y: int, width: int, height: int, plaque: Plaque, ink: Ink) -> None:
    size = min(70, height - 26)
    disc(canvas, x + 16 + size / 2, y + height / 2, size, plaque, ink)
    left, room = x + size + 32, width - size - 46
    tagged = plaque.team is not None or bool(plaque.turn or plaque.done)
    top, most = _CLEAR if tagged else 4, 30 if height < 112 else 33
    for scale, middle in _STATUS:
        status = roomiest(partial(_scaled, plaque, scale), room)
        free = height * middle - INK * 22 * scale - top
        lines, used = name_block(plaque.who.name, most, room, free)
        if len(lines) == 1 or used >= _EASY:
            break
    down = height * (0.37 if tagged else 0.33) if len(lines) == 1 else top + free / 2
    for k, line in enumerate(lines):
        canvas.text(
            left, y + down + (k - (len(lines) - 1) / 2) * used * LEADING, line, size=used, colour=ink.front, role="name"
        )
    status.place(canvas, left, y + height * middle - status.height / 2, room, ink)


def _scaled(plaque: Plaque, scale: float, k: float, extras: bool) -> Row:
    return _status(plaque, scale * k, extras)


def _slim(canvas: Canvas, x: int, y: int, width: int, height: int, plaque: Plaque, ink: Ink) -> None:
    size, middle = height - 12, y + height / 2
    disc(canvas, x + 14 + size / 2, middle, size, plaque, ink)
    left, room, name = x + size + 28, width - size - 44, Name(plaque.who.name, 33)
    most = min(room * 0.64, room - 16 - name.least)
    status = roomiest(lambda k, extras: _status(plaque, 0.9 * k, extras, apart=28), most)
    wide = min(status.want, most)
    status.place(canvas, left + room - wide, middle - status.height / 2, wide, ink)
    name.place(canvas, left, middle - name.height / 2, room - wide - 16, ink)


def _status(plaque: Plaque, k: float, extras: bool, apart: int = 12) -> Row:
    """Return items and score, at least ``apart`` px from each other, so that two figures do not read as one."""
    tail = _figures(plaque, k, extras)
    return Row(
        Many([item(k) for item in plaque.items], gap=round(15 * k), grow=1),
        tail,
        gap=apart if tail.want else 12,
    )


def _figures(plaque: Plaque, k: float, extras: bool) -> Row:
    """Return the score and its unit."""
    tail: list[Node] = []
    if plaque.score:
        tail.append(Text(plaque.score, round(44 * k)) if isinstance(plaque.score, str) else plaque.score(k))
    if plaque.unit and extras:
        tail.append(Text(plaque.unit, 24, quiet=True))
    return Row(*tail, gap=6)


def tab(canvas: Canvas, right: float, y: float, words: str, size: int = 27, *, low: bool = False) -> None:
    """Draw the word for turn on an upper edge at y; on a ``low`` plaque it is smaller and clear of the name."""
    size, high, down = (24, 30, 4) if low else (size, 40, 4)
    y += down - TAB
    canvas.badge(right, y, words, size=size, height=high, align="r", fill=theme.INK, colour=theme.GOLD, line=theme.GOLD)


def disc(canvas: Canvas, x: float, y: float, size: int, plaque: Plaque, ink: Ink) -> None:
    """Draw the portrait with its middle at x, y, ringed in the seat's colour, with dealer, seal and computer."""
    colour = theme.SEAT_COLOUR[plaque.seat]
    canvas.disc(x, y, size + 4, theme.INK if ink is GOLDEN else theme.mix(colour, theme.IVORY, 0.55))
    canvas.portrait(x, y, size - 4, plaque.who, plaque.seat)
    away = size * 0.37
    if plaque.dealer:
        small = max(26, round(size * 0.4))
        canvas.seal(x - away, y - away, small, plaque.dealer, ink.front, ink.ground, ink.ground)
    if plaque.seal:
        fill = theme.IVORY if plaque.seal.startswith("*") else colour
        canvas.seal(x + away, y + away, max(26, round(size * 0.5)), plaque.seal, fill, theme.INK, ink.ground)
    if plaque.who.computer:
        small = max(24, round(size * 0.38))
        canvas.seal(x - away, y + away, small, "*computer", ink.front, ink.ground, ink.ground)
