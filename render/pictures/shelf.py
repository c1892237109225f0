"""The shelf: the games of this server as one picture, each in its own colour.

Up to three games are on a board with their covers to the front; more become rows in two columns, up to twenty.  No text
is cut: a game's line is shown whole or, if more than five games share the picture, not at all.
"""

from dataclasses import dataclass
from typing import Final

from engine.core.text.letters import visible
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.lines import balanced, draw_lines, set_in_lines, wrap
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.shapes import rounded_mask
from render.kit.drawing.text import BOLD, MEDIUM, clip, width
from render.kit.drawing.typesetting import current
from render.kit.layout import Icon, Row, Text
from render.printed import Emblem, emblem_at

MOST: Final = 20
_POSTERS: Final = 3
_COLUMNS: Final = 2
_TALL: Final = 150  # rows at least this high also show the line
_HIGH: Final = 206  # the highest row
_CARD: Final = 324  # with only two rows each game is a card of this height, its line below over the whole width
_TOLD: Final = 5  # with more games than this their lines are left out, in lower rows: 100 KB a picture
_COVER: Final = 160  # the largest cover of a row, px: beside it there is room for the facts
_WITH_AGE: Final = 100  # from this size on an age badge covers little of a cover, px
_LEAST: Final = theme.LEAST_SIZE
_LEADING: Final = 1.3
_BELOW: Final = 150  # the height for the line of a poster


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """One game: its name in both languages, players ("3–7 players"), time ("20 min"), one line."""

    title: str
    second: str
    players: str
    time: str
    line: str
    emblem: Emblem
    look: Look = HOUSE
    age: int | None = None
    """The minimum age, if it is known: it is drawn on the box."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The whole shelf: heading in both languages, a word at the right of the bar, the games in order."""

    title: str
    second: str
    games: tuple[ShelfGame, ...]
    right: str = ""


def paint(shelf: Shelf) -> Canvas:
    """Return the shelf, 1200 px wide, 764 to 1064 high.  Raises ValueError for no games or more than twenty."""
    if not 1 <= len(shelf.games) <= MOST:
        raise ValueError(f"{len(shelf.games)} games do not fit onto the shelf")
    if len(shelf.games) <= _POSTERS:
        canvas = Canvas()
        canvas.bar(shelf.title, shelf.second, shelf.right)
        _posters(canvas, shelf.games)
        return canvas
    rows = -(-len(shelf.games) // _COLUMNS)
    gap = 10
    most = _CARD if rows == 2 else _HIGH if len(shelf.games) <= _TOLD else _TALL - 10
    height = min(most, (theme.MAX_HEIGHT - theme.BAR_HEIGHT - 2 * gap) // rows - gap)
    canvas = Canvas(max(theme.TABLE_HEIGHT, theme.BAR_HEIGHT + 2 * gap + rows * (height + gap)))
    canvas.bar(shelf.title, shelf.second, shelf.right)
    width = (theme.WIDTH - 2 * theme.EDGE_SAFE - 12) // _COLUMNS
    for index, game in enumerate(shelf.games):
        row, column = divmod(index, _COLUMNS)
        x = theme.EDGE_SAFE + column * (width + 12)
        y = theme.BAR_HEIGHT + gap + 6 + row * (height + gap)
        if height == _CARD:
            _card(canvas, game, x, y, width)
        else:
            _row(canvas, game, x, y, width, height)
    return canvas


def cover(canvas: Canvas, emblem: Emblem, x: int, y: int, size: int, age: int | None = None) -> None:
    """Draw a game's box from the front: its emblem with round corners, a rim, and the minimum age."""
    corner = max(6, size // 18)
    canvas.box(x + 3, y + 5, size, size, corner, theme.mix(theme.FELT, theme.INK, 0.45))
    canvas.image.paste(emblem_at(emblem, size), (x, y), rounded_mask(size, size, corner))
    canvas.outline(x, y, size, size, corner, max(2, size // 90), theme.CARD_EDGE)
    if age is not None and size >= _WITH_AGE:
        right, y = x + size - 16, y + size - 30
        canvas.badge(right, y, f"{age}+", size=24, height=34, align="r", fill=theme.INK, colour=theme.CREAM)


def facts(canvas: Canvas, x: float, middle: float, players: str, time: str, room: float, size: int = 30) -> None:
    """Draw the number of players and the time, each behind its sign, on one line; the type shrinks until it fits.

    If it does not fit, the time stands below the players.
    """
    signs = (("people", players), ("clock", time))

    def row(size: int) -> Row:
        return Row(*(_fact(*sign, size) for sign in signs), gap=26)

    node = next((made for made in map(row, range(size, _LEAST, -1)) if made.want <= room), row(_LEAST))
    if node.want <= room or not current().yields:
        node.place(canvas, x, middle - node.height / 2, room)
        return
    for sign, down in zip(signs, (-12, 12), strict=True):
        one = _fact(*sign, _LEAST)
        one.place(canvas, x, middle + down - one.height / 2, room)


def _fact(sign: str, said: str, size: int) -> Row:
    return Row(Icon(sign, round(size * 1.1), quiet=True), Text(said, size), gap=10)


def _posters(canvas: Canvas, games: tuple[ShelfGame, ...]) -> None:
    size, board = 300, 424
    canvas.box(0, board, theme.WIDTH, 14, 0, theme.WOOD)
    canvas.box(0, board + 14, theme.WIDTH, 10, 0, theme.WOOD_DARK)
    wide = 368
    gap = (theme.WIDTH - len(games) * wide) / (len(games) + 1)
    for index, game in enumerate(games):
        left = round(gap + index * (wide + gap))
        middle = left + wide / 2
        cover(canvas, game.emblem, round(middle - size / 2), board - size, size, game.age)
        canvas.text(middle, 484, game.title, size=40, align="m", room=wide, least=28)
        if visible(game.second) != visible(game.title):
            canvas.text(
                middle,
                526,
                game.second,
                size=26,
                colour=theme.QUIET,
                face=MEDIUM,
                align="m",
                room=wide,
                least=20,
            )
        facts(canvas, left + 6, 576, game.players, game.time, wide - 12)
        small = next((k for k in range(27, _LEAST, -1) if _rows(game.line, k, wide) * k * _LEADING <= _BELOW), _LEAST)
        canvas.paragraph(middle, 606, game.line, wide, size=small, leading=_LEADING, align="m")


def _rows(said: str, size: int, room: float) -> int:
    return len(balanced(said, MEDIUM, size, room))


def _card(canvas: Canvas, game: ShelfGame, x: int, y: int, wide: int) -> None:
    canvas.slab(x, y, wide, _CARD, fill=game.look.base, line=game.look.mat_line, radius=20)
    cover(canvas, game.emblem, x + 18, y + 18, _COVER, game.age)
    left = x + _COVER + 40
    room = x + wide - 18 - left
    canvas.text(left, y + 52, game.title, size=_title_size(game.title, room), room=room)
    if visible(game.second) != visible(game.title):
        canvas.text(left, y + 96, game.second, size=24, colour=game.look.quiet, face=MEDIUM, room=room, least=20)
    facts(canvas, left, y + 148, game.players, game.time, room, 28)
    told = _whole(game.line, wide - 40, _CARD - _COVER - 54, 32)
    if told:
        lines, size = told
        below = y + _COVER + 40
        draw_lines(canvas.image, x + 20, below, lines, size=size, colour=game.look.quiet, leading=_LEADING)


def _row(canvas: Canvas, game: ShelfGame, x: int, y: int, wide: int, height: int) -> None:
    look = game.look
    canvas.slab(x, y, wide, height, fill=look.base, line=look.mat_line, radius=20)
    size = min(height - 24, _COVER)
    cover(canvas, game.emblem, x + 12, y + (height - size) // 2, size, game.age)
    left = x + size + 30
    room = x + wide - 16 - left
    tall = height >= _TALL
    top = y + (32 if tall else height * 0.30)
    title = _title_size(game.title, room)
    both = width(game.title, BOLD, title) + title * 0.4 + width(game.second, MEDIUM, 22)
    second = game.second if both <= room else ""
    canvas.bilingual(left, top, game.title, second, size=title, quiet=look.quiet, second_size=22, room=room)
    facts(canvas, left, y + (72 if tall else height * 0.72), game.players, game.time, room, 27)
    told = _whole(game.line, room, height - 106, 25) if tall else None
    if told:
        lines, size = told
        draw_lines(canvas.image, left, y + 94, lines, size=size, colour=look.quiet, leading=_LEADING)


def _title_size(title: str, room: float) -> int:
    return next((size for size in range(36, 24, -1) if width(title, BOLD, size) <= room), 24)


def _whole(said: str, room: float, height: float, largest: int) -> tuple[tuple[str, ...], int] | None:
    """Return the lines of a text, and the largest size at which it fits whole; None if it does not at 20 px.

    Words that yield are cut then.
    """
    split = set_in_lines if current().yields else wrap
    for size in range(largest, _LEAST - 1, -1):
        lines = split(said, MEDIUM, size, room)
        if len(lines) * size * _LEADING <= height:
            return lines, size
    if not current().yields:
        return None
    most = int(height / size / _LEADING)
    return (*lines[: most - 1], clip(" ".join(lines[most - 1 :]), MEDIUM, size, room)), size
