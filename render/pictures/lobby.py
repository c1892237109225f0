"""The lobby: a table that waits for its players: the game lies on it, and every seat is a place to sit down at."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.lines import balanced, wrap
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.text import BOLD, MEDIUM, name
from render.kit.layout import Node, write_name
from render.kit.pieces.person import Person
from render.printed import Emblem, printed

MOST: Final = 8
SeatKind = Literal["person", "computer", "free", "kept"]

SIZES: Final = (32, 30, 28, 26, 24, 22, 21, 20)
"""Sizes of the options' text to try, in this order, px."""
OPTIONS_TOP: Final = 234
OPTIONS_ROOM: Final = 306
OPTIONS_BOTTOM: Final = 620
"""The top of the first option, the maximum width of an option, and the bottom of the last one, px."""

_ABOUT, _WHOLE = 46, 38
"""Largest type size of what the game is about, px; one above the second is for words with spaces, all whole."""
_GOAL: Final = 206
"""The height of the drawing of the goal below it, px."""
_BESIDE: Final = 28
"""The least size of the text above a drawing, px."""
_TABLE: Final = (20, 92, 764, 652)
"""The table with its places: x, y, width, height, px."""
_FACTS: Final = (804, 92, 376, 536)
_CALL: Final = (804, 640, 376, 104)
"""The panels beside it: the game, and what the table waits for."""
_AWAY: Final = 38
"""How far the game lies from the middle, away from a place above or below it, px."""
_FEW: Final = 4
"""The maximum number of seats with large places."""
_PLATE: Final = 56
"""Height of the plate with a name, px."""
_ON_A_LINE: Final = 25
"""Type size at which the text about what the table waits for is on one line, if it fits there, px."""
_ROUND: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((1, 2),),
    2: ((0, 1), (2, 1)),
    3: ((0, 2), (1, 0), (2, 2)),
    4: ((0, 2), (0, 0), (2, 0), (2, 2)),
    5: ((0, 2), (0, 0), (1, 0), (2, 0), (2, 2)),
    6: ((0, 2), (0, 1), (0, 0), (2, 0), (2, 1), (2, 2)),
    7: ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
    8: ((0, 2), (0, 1), (0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2)),
}
"""By the number of seats: column and row of each place, clockwise from the lower left as at the tables; the game lies
in the middle."""


class _Size(NamedTuple):
    """Width and height of a place at the table, the cushion of a place, the portrait on it, the game's card, px."""

    wide: int
    high: int
    cushion: int
    face: int
    cover: int


_DUEL: Final = _Size(190, 244, 176, 146, 348)
_LARGE: Final = _Size(248, 226, 156, 128, 264)
_USUAL: Final = _Size(226, 204, 132, 108, 272)


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One seat.  ``name`` is the person's (also if it is kept for them), the computer's or the word for a free seat;
    ``note`` is a pill at the right (host, ready, a level); ``team`` a letter.  ``host`` fills the note in cream instead
    of outlining it.  ``portrait`` is the person's chosen portrait, ``face`` that of a person who has chosen none."""

    kind: SeatKind
    name: str
    note: str = ""
    host: bool = False
    team: str = ""
    portrait: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A waiting table: game in both languages, state at the right of the bar, seats in order, chosen options.

    ``players`` is how many can play at this table; ``call`` is what it waits for; ``about`` is what the game is about,
    for a table without options, and ``goal`` a drawing of that.
    """

    title: str
    second: str
    state: str
    seats: tuple[LobbySeat, ...]
    options_heading: str
    options: tuple[str, ...]
    players: str
    time: str
    call: str
    emblem: Emblem
    look: Look = HOUSE
    about: str = ""
    goal: Node | None = None


def paint(lobby: Lobby) -> Canvas:
    """Return the lobby, 1200 x 764.  Raises ValueError for no seats or more than eight."""
    if not 1 <= len(lobby.seats) <= MOST:
        raise ValueError(f"{len(lobby.seats)} seats do not fit into the lobby")
    canvas = Canvas(look=lobby.look)
    canvas.bar(lobby.title, lobby.second, lobby.state)
    _table(canvas, lobby)
    _facts(canvas, lobby)
    _call(canvas, lobby)
    return canvas


# The table


def _table(canvas: Canvas, lobby: Lobby) -> None:
    """Draw the table, the game on it, and the places around it."""
    x, y, width, height = _TABLE
    canvas.slab(x + 64, y + 62, width - 128, height - 132, radius=110, fill=lobby.look.mat, line=lobby.look.mat_line)
    canvas.outline(x + 78, y + 76, width - 156, height - 160, 98, 2, lobby.look.mat_line)
    size = _DUEL if len(lobby.seats) == 2 else _LARGE if len(lobby.seats) <= _FEW else _USUAL
    middle = x + width / 2, y + height / 2 - 4
    _rays(canvas, *middle, width - 176, height - 180, theme.mix(lobby.look.mat, theme.CREAM, 0.07))
    places = [
        (x + (width - size.wide) / 2 * column, y + (height - size.high) / 2 * row)
        for column, row in _ROUND[len(lobby.seats)]
    ]
    for seat, (left, top) in zip(lobby.seats, places, strict=True):
        if seat.kind == "free":
            wide = round(size.cushion * 1.45)
            glow = theme.mix(lobby.look.mat, theme.MINT, 0.32)
            _rays(canvas, left + size.wide / 2, top + size.cushion / 2, wide, wide, glow)
    seated = _ROUND[len(lobby.seats)]
    away = _AWAY * (((1, 0) in seated) - ((1, 2) in seated))
    canvas.card(printed(lobby.emblem, "", size.cover, size.cover), middle[0], middle[1] + away, -3)
    for index, (seat, (left, top)) in enumerate(zip(lobby.seats, places, strict=True)):
        _place(canvas, seat, index, left, top, size)


def _rays(canvas: Canvas, x: float, y: float, width: int, height: int, colour: str) -> None:
    """Draw an ellipse of rays around x, y; a plain look has none."""
    if not canvas.look.plain:
        stamp(canvas.image, colour, round(x - width / 2), round(y - height / 2), rays(width, height))


def _place(canvas: Canvas, seat: LobbySeat, index: int, x: float, y: float, size: _Size) -> None:
    """Draw a cushion, who sits on it, and below it a plate with the name and a note."""
    colour = theme.SEAT_COLOUR[index % len(theme.SEAT_COLOUR)]
    middle, down = x + size.wide / 2, y + size.cushion / 2
    if seat.kind == "free":
        _free(canvas, middle, down, size.cushion)
    else:
        _cushion(canvas, middle, down, size.cushion, colour, taken=seat.kind != "kept")
    if seat.kind == "kept":
        letter = name(seat.name)[0].upper()
        canvas.text(middle, down, letter, size=round(size.face / 2), colour=canvas.look.quiet, align="m", role="avatar")
    elif seat.kind != "free":
        canvas.disc(middle, down, size.face + 6, canvas.look.panel)
        who = Person(seat.name, seat.portrait, seat.kind == "computer", seat.face)
        canvas.portrait(middle, down, size.face, who, index % len(theme.SEAT_COLOUR))
    if seat.team:
        canvas.seal(
            middle + size.face / 2 - 1, down + size.face * 0.3, 36, seat.team, theme.CREAM, theme.INK, canvas.look.panel
        )
    _plate(canvas, seat, x, y + size.cushion - 8, size.wide)


def _free(canvas: Canvas, x: float, y: float, size: int) -> None:
    """Draw a free place as a dashed cushion with a plus: here one sits down."""
    left, top, long, thick = x - size / 2, y - size / 2, round(size * 0.46), round(size * 0.12)
    canvas.slab(left, top, size, size, radius=26, fill=theme.mix(canvas.look.panel, theme.MINT, 0.16), edge=0, depth=4)
    canvas.outline(left, top, size, size, 26, 5, theme.MINT, dash=16)
    for wide, high in ((long, thick), (thick, long)):
        canvas.box(x - wide / 2, y - high / 2, wide, high, thick // 2, theme.MINT)


def _cushion(canvas: Canvas, x: float, y: float, size: int, colour: str, *, taken: bool) -> None:
    """Draw a cushion with its middle at x, y: of the seat's colour if somebody sits on it, else empty and dark."""
    left, top, half = x - size / 2, y - size / 2, size / 2 - 5
    ground = theme.mix(canvas.look.panel, colour, 0.55 if taken else 0.14)
    for across, along in ((-half, -half), (half, -half), (-half, half), (half, half)):
        canvas.disc(x + across, y + along, 18, colour if taken else canvas.look.mat_line)
    canvas.slab(left, top, size, size, radius=26, fill=ground, line=colour, edge=3, depth=4)
    if not taken:
        canvas.outline(left + 14, top + 14, size - 28, size - 28, 16, 3, canvas.look.mat_line, dash=9)


def _plate(canvas: Canvas, seat: LobbySeat, x: float, y: float, wide: int) -> None:
    """Draw the plate of a place; that of a free or kept seat has a dashed edge and quiet words."""
    taken, quiet = seat.kind in ("person", "computer"), canvas.look.quiet
    edge = 0 if taken else 2
    canvas.slab(x, y, wide, _PLATE, radius=16, depth=3, edge=2 - edge)
    if not taken:
        canvas.outline(x, y, wide, _PLATE, 16, 3, theme.MINT if seat.kind == "free" else canvas.look.mat_line, dash=10)
    # A note covers a part of the lower edge.
    room, middle = (_PLATE - 12, y + _PLATE / 2 - 4) if seat.note else (_PLATE - 4, y + _PLATE / 2)
    if seat.kind == "free":
        canvas.text(x + wide / 2, middle, seat.name, size=30, colour=theme.MINT, align="m", room=wide - 24)
    else:
        colour = theme.CREAM if taken else quiet
        write_name(canvas, x + 10, middle, wide - 20, seat.name, 34, colour, "m", height=room)
    if seat.note:
        fill, ink, line = (
            (theme.CREAM, theme.INK, "") if seat.host else (canvas.look.panel, quiet, canvas.look.mat_line)
        )
        canvas.badge(x + wide / 2, y + _PLATE - 8, seat.note, size=22, height=30, fill=fill, colour=ink, line=line)


# Beside the table


def _facts(canvas: Canvas, lobby: Lobby) -> None:
    """Draw how many can play, how long it takes, and the options, or else what the game is about."""
    x, y, width, height = _FACTS
    canvas.slab(x, y, width, height)
    for down, icon, told in ((32, "people", lobby.players), (70, "clock", lobby.time)):
        canvas.shape(icon, x + 40, y + down, 32, lobby.look.quiet)
        canvas.text(x + 70, y + down, told, size=30, room=width - 94, least=20)
    canvas.box(x + 24, y + 98, width - 48, 2, 0, lobby.look.line)
    if not lobby.options:
        _about(canvas, lobby, Box(x + 24, y + 98, width - 48, height - 98))
        return
    canvas.text(x + 24, y + 122, lobby.options_heading, size=26, colour=lobby.look.quiet, face=MEDIUM, room=width - 48)
    size, lines = options_laid_out(lobby.options)
    for first, line, middle in lines:
        if first >= 0:
            canvas.disc(x + 31, middle, 10, theme.MINT)
        canvas.text(x + 48, middle, line, size=size, face=MEDIUM)


def _about(canvas: Canvas, lobby: Lobby, box: Box) -> None:
    """Write what the game is about; below it, if the words leave room, the drawing of its goal."""
    size, lines = _laid(lobby.about, box.width, box.height - 22)
    if lobby.goal and (beside := _laid(lobby.about, box.width, box.height - 22 - _GOAL))[0] >= _BESIDE:
        (size, lines), foot = beside, box.foot(_GOAL)
        canvas.slab(box.x - 12, foot.y, box.width + 24, _GOAL - 12, fill=lobby.look.mat, line=lobby.look.mat_line)
        lobby.goal.within(canvas, Box(box.x - 10, foot.y, box.width + 20, _GOAL - 12))
        box = box.head(box.height - _GOAL)
    top = box.middle[1] - (len(lines) - 1) * size * 1.35 / 2
    for k, words in enumerate(lines):
        canvas.text(box.x, top + k * size * 1.35, words, size=size, face=MEDIUM)


def _laid(about: str, room: float, height: float) -> tuple[int, tuple[str, ...]]:
    """Return what a game is about as large as it fits, and its lines."""
    for size in range(_ABOUT, 19, -2):
        lines = wrap(about, MEDIUM, size, room)
        whole = size <= _WHOLE or " ".join(lines) == about
        if whole and len(lines) * size * 1.35 <= height:
            break
    return size, lines


def options_laid_out(options: Sequence[str]) -> tuple[int, list[tuple[int, str, float]]]:
    """Return the size of the text and the lines of the options.

    A line is ``(number of the option that begins here, else -1; text; its middle, px)``. Lines that do not fit at the
    smallest size are left out.
    """
    for size in SIZES:
        top, step = float(OPTIONS_TOP), size * 1.3
        lines: list[tuple[int, str, float]] = []
        for number, option in enumerate(options):
            for k, line in enumerate(wrap(option, MEDIUM, size, OPTIONS_ROOM)):
                lines.append((-1 if k else number, line, top + step / 2))
                top += step
            top += size / 4
        if top - size / 4 <= OPTIONS_BOTTOM:
            break
    return size, [line for line in lines if line[2] + step / 2 <= OPTIONS_BOTTOM + 8]


def _call(canvas: Canvas, lobby: Lobby) -> None:
    """Draw what the table waits for, in plain words: gold is for a person who is to act."""
    x, y, width, height = _CALL
    canvas.slab(x, y, width, height)
    one = text.width(lobby.call, BOLD, _ON_A_LINE) <= width - 36
    for size in range(34, 19, -1):
        lines = (lobby.call,) if one else balanced(lobby.call, BOLD, size, width - 36)
        if text.width(lines[0], BOLD, size) <= width - 36 and len(lines) * size * 1.2 <= height - 16:
            break
    for k, line in enumerate(lines):
        down = (k - (len(lines) - 1) / 2) * size * 1.2
        canvas.text(x + width / 2, y + height / 2 + down, line, size=size, align="m", room=width - 32)
