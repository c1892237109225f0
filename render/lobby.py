"""The lobby: a table that waits for its players."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.lines import wrap
from render.kit.person import Person
from render.kit.text import MEDIUM, name
from render.shelf import Emblem, cover, facts

MOST: Final = 8
SeatKind = Literal["person", "computer", "free", "kept"]

COVERS: Final = (220, 160, 100, 64)
SIZES: Final = (32, 30, 28, 26, 24, 22)
"""Sizes of the game's picture and of the options' text to try, in this order."""
SMALL: Final = 24
"""The text shrinks to this size before the picture shrinks."""
OPTIONS_ROOM: Final = 386
OPTIONS_BOTTOM: Final = 728
"""The maximum width of an option, and the bottom of the last one, px."""


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One seat.  ``name`` is the person's (also if it is kept for them), the computer's or the word for a free seat;
    ``note`` is a pill at the right (host, ready, a level); ``team`` a letter.  ``host`` fills the note in cream instead
    of outlining it.  ``portrait`` is the person's chosen portrait."""

    kind: SeatKind
    name: str
    note: str = ""
    host: bool = False
    team: str = ""
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A waiting table: game in both languages, state at the right of the bar, seats in order, chosen options.

    ``players`` is how many can play at this table; ``call`` is what it waits for.
    """

    title: str
    second: str
    state: str
    seats: tuple[LobbySeat, ...]
    seats_heading: str
    options_heading: str
    options: tuple[str, ...]
    players: str
    time: str
    call: str
    emblem: Emblem


def paint(lobby: Lobby) -> Canvas:
    """Return the lobby, 1200 x 764.  Raises ValueError for no seats or more than eight."""
    if not 1 <= len(lobby.seats) <= MOST:
        raise ValueError(f"{len(lobby.seats)} seats do not fit into the lobby")
    canvas = Canvas()
    canvas.bar(lobby.title, lobby.second, lobby.state)
    _game(canvas, lobby, theme.EDGE_SAFE, 92, 468, 652)
    _seats(canvas, lobby, 512, 92, 668, 572)
    _call(canvas, lobby, 512, 676, 668, 68)
    return canvas


def _game(canvas: Canvas, lobby: Lobby, x: int, y: int, width: int, height: int) -> None:
    canvas.panel(x, y, width, height)
    picture, size, lines = options_laid_out(lobby.options)
    cover(canvas, lobby.emblem, x + (width - picture) // 2, y + 22, picture)
    up = COVERS[0] - picture
    facts(canvas, x + 28, y + 282 - up, lobby.players, lobby.time, width - 56)
    canvas.box(x + 28, y + 314 - up, width - 56, 2, 0, theme.PANEL_LINE)
    canvas.text(x + 28, y + 346 - up, lobby.options_heading, size=28, colour=theme.QUIET, face=MEDIUM)
    for first, line, middle in lines:
        if first >= 0:
            canvas.disc(x + 36, middle, 10, theme.MINT)
        canvas.text(x + 54, middle, line, size=size, face=MEDIUM)


def options_laid_out(options: Sequence[str]) -> tuple[int, int, list[tuple[int, str, float]]]:
    """Return the size of the game's picture, the size of the text, and the lines of the options.

    A line is
    ``(number of the option that begins here, else -1; text; its middle, in pixels from the top of the picture)``. The
    text shrinks first, then the game's picture. Lines that still do not fit are left out.
    """
    for picture, size in ((c, s) for c in COVERS for s in SIZES if c == COVERS[0] or s <= SMALL):
        top, step = 466.0 - (COVERS[0] - picture), size * 1.34
        lines: list[tuple[int, str, float]] = []
        for number, option in enumerate(options):
            for k, line in enumerate(wrap(option, MEDIUM, size, OPTIONS_ROOM)):
                lines.append((-1 if k else number, line, top + step / 2))
                top += step
            top += 8
        if top - 8 <= OPTIONS_BOTTOM:
            break
    return picture, size, [line for line in lines if line[2] + step / 2 <= OPTIONS_BOTTOM + 8]


def _seats(canvas: Canvas, lobby: Lobby, x: int, y: int, width: int, height: int) -> None:
    canvas.text(x + 8, y + 20, lobby.seats_heading, size=28, colour=theme.QUIET, face=MEDIUM)
    top, gap = y + 48, 10
    tall = min(96, (height - 48 + gap) // len(lobby.seats) - gap)
    for index, seat in enumerate(lobby.seats):
        _seat(canvas, seat, index, x, top + index * (tall + gap), width, tall)


def _seat(canvas: Canvas, seat: LobbySeat, index: int, x: int, y: int, width: int, height: int) -> None:
    middle = y + height / 2
    disc = round(height * 0.72)
    across = x + 20 + disc / 2
    if seat.kind == "free":
        # An empty place, and nothing that looks like a button.
        canvas.outline(across - disc / 2, middle - disc / 2, disc, disc, disc // 2, 3, theme.MAT_LINE, dash=8)
        canvas.text(x + disc + 42, middle, seat.name, size=34, colour=theme.QUIET, face=MEDIUM, room=width * 0.6)
    elif seat.kind == "kept":
        # The person it is kept for is not there yet.
        canvas.outline(x, y, width, height, 20, 3, theme.MAT_LINE, dash=14)
        canvas.outline(across - disc / 2, middle - disc / 2, disc, disc, disc // 2, 3, theme.MAT_LINE, dash=8)
        canvas.text(across, middle, name(seat.name)[0].upper(), size=round(disc * 0.5), colour=theme.QUIET, align="m")
    else:
        canvas.panel(x, y, width, height)
        who = Person(seat.name, seat.portrait, seat.kind == "computer")
        canvas.portrait(across, middle, disc, who, index % len(theme.SEAT_COLOUR))
        if seat.team:
            small, away = max(24, round(disc * 0.42)), disc * 0.39
            canvas.seal(across + away, middle + away + 2, small, seat.team, theme.CREAM, theme.INK, theme.PANEL)
    right = x + width - 18
    if seat.note:
        fill, colour, line = (theme.CREAM, theme.INK, "") if seat.host else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
        right -= (
            canvas.badge(right, middle - 22, seat.note, size=27, fill=fill, colour=colour, line=line, align="r") + 14
        )
    if seat.kind != "free":
        left = x + disc + 42
        colour = theme.QUIET if seat.kind == "kept" else theme.CREAM
        canvas.text(left, middle, name(seat.name), size=38, room=right - left, least=theme.NAME_MIN, colour=colour)


def _call(canvas: Canvas, lobby: Lobby, x: int, y: int, width: int, height: int) -> None:
    # Plain text: gold is for a person who is to act, and a bar would look like the button.
    canvas.text(x + 8, y + height / 2, lobby.call, size=34, room=width - 16)
