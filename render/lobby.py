"""The lobby: a table that waits for its players."""

from dataclasses import dataclass
from typing import Final, Literal

from render import theme
from render.canvas import Canvas
from render.shelf import Emblem, cover, facts
from render.text import MEDIUM, name, wrap

MOST: Final = 8
SeatKind = Literal["person", "computer", "free"]


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One seat.  ``name`` is the person's, the computer's or the word for a free seat; ``note`` is a pill
    at the right (host, ready, a level); ``team`` a letter.  ``host`` fills the note in cream instead of
    outlining it.
    """

    kind: SeatKind
    name: str
    note: str = ""
    host: bool = False
    team: str = ""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A waiting table: game in both languages, state at the right of the bar, seats in order, chosen
    options.

    ``call`` is what the table is waiting for, in gold when it can start or someone is wanted (``ready``).
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
    ready: bool
    emblem: Emblem


def paint(lobby: Lobby) -> Canvas:
    """Draw the lobby, 1200 x 764.  ValueError for no seats or more than eight."""
    if not 1 <= len(lobby.seats) <= MOST:
        raise ValueError(f"{len(lobby.seats)} seats do not fit into the lobby")
    canvas = Canvas()
    canvas.top_bar(lobby.title, lobby.second, right=lobby.state)
    _game(canvas, lobby, theme.EDGE_SAFE, 92, 468, 652)
    _seats(canvas, lobby, 512, 92, 668, 572)
    _call(canvas, lobby, 512, 676, 668, 68)
    return canvas


def _game(canvas: Canvas, lobby: Lobby, x: int, y: int, width: int, height: int) -> None:
    canvas.panel(x, y, width, height)
    size = 220
    cover(canvas, lobby.emblem, x + (width - size) // 2, y + 22, size)
    facts(canvas, x + 28, y + 282, lobby.players, lobby.time, width - 56)
    canvas.box(x + 28, y + 314, width - 56, 2, 0, theme.PANEL_LINE)
    canvas.text(x + 28, y + 346, lobby.options_heading, size=28, colour=theme.QUIET, face=MEDIUM)
    top, room = y + 374, width - 56 - 26
    bottom = y + height - 16
    # The size at which all options fit; options are few, so this ends at the first or second try
    size = next((s for s in (32, 30, 28, 26, 24) if _options_height(lobby, s, room) <= bottom - top), 24)
    for option in lobby.options:
        lines = wrap(option, MEDIUM, size, room)
        step = size * 1.34
        if top + step * len(lines) > bottom + 8:
            break
        canvas.disc(x + 36, top + step / 2, 10, theme.MINT)
        for index, line in enumerate(lines):
            canvas.text(x + 54, top + step * (index + 0.5), line, size=size, face=MEDIUM)
        top += round(step * len(lines) + 8)


def _options_height(lobby: Lobby, size: int, room: int) -> float:
    return sum(len(wrap(option, MEDIUM, size, room)) * size * 1.34 + 8 for option in lobby.options)


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
        canvas.outline(x, y, width, height, 20, 3, theme.MAT_LINE, dash=14)
        canvas.shape("plus", across, middle, round(disc * 0.6), theme.QUIET)
        canvas.text(x + disc + 42, middle, seat.name, size=34, colour=theme.QUIET, face=MEDIUM, room=width * 0.6)
    else:
        canvas.panel(x, y, width, height)
        canvas.avatar(
            across,
            middle,
            disc,
            seat.name,
            index % len(theme.SEAT_COLOUR),
            team=seat.team,
            computer=seat.kind == "computer",
        )
    right = x + width - 18
    if seat.note:
        fill, colour, line = (theme.CREAM, theme.INK, "") if seat.host else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
        right -= (
            canvas.badge(right, middle - 22, seat.note, size=27, fill=fill, colour=colour, line=line, align="r") + 14
        )
    if seat.kind != "free":
        left = x + disc + 42
        canvas.text(left, middle, name(seat.name), size=38, room=right - left, least=theme.NAME_MIN)


def _call(canvas: Canvas, lobby: Lobby, x: int, y: int, width: int, height: int) -> None:
    fill, colour = (theme.GOLD, theme.INK) if lobby.ready else (theme.MAT, theme.CREAM)
    canvas.box(x, y, width, height, 20, fill)
    canvas.text(x + width / 2, y + height / 2, lobby.call, size=34, colour=colour, align="m", room=width - 40)
