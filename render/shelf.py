"""The shelf: which games can be played here, as one picture.

Up to three games stand on a board with their covers to the front; more become rows in two columns, up to
twenty.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import PAD
from render.kit.shapes import rounded_mask
from render.kit.text import BOLD, MEDIUM, drawable, width

MOST: Final = 20
_POSTERS: Final = 3
_COLUMNS: Final = 2
_TALL: Final = 150  # rows at least this high also show the line

Emblem = Callable[[int], Image.Image]
"""Draws a game's cover without words: an RGB square of the given size in pixels."""


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """One game: its name in both languages, players ("3–7 players"), time ("20 min"), one line."""

    title: str
    second: str
    players: str
    time: str
    line: str
    emblem: Emblem


@dataclass(frozen=True, slots=True)
class Shelf:
    """The whole shelf: heading in both languages, a word at the right of the bar, the games in order."""

    title: str
    second: str
    games: tuple[ShelfGame, ...]
    right: str = ""


def paint(shelf: Shelf) -> Canvas:
    """Draw the shelf, 1200 px wide, 764 to 1064 high.  ValueError for no games or more than twenty."""
    if not 1 <= len(shelf.games) <= MOST:
        raise ValueError(f"{len(shelf.games)} games do not fit onto the shelf")
    if len(shelf.games) <= _POSTERS:
        canvas = Canvas()
        canvas.top_bar(shelf.title, shelf.second, right=shelf.right)
        _posters(canvas, shelf.games)
        return canvas
    rows = -(-len(shelf.games) // _COLUMNS)
    gap = 10
    height = min(220, (theme.MAX_HEIGHT - theme.BAR_HEIGHT - 2 * gap) // rows - gap)
    canvas = Canvas(max(theme.TABLE_HEIGHT, theme.BAR_HEIGHT + 2 * gap + rows * (height + gap)))
    canvas.top_bar(shelf.title, shelf.second, right=shelf.right)
    width = (theme.WIDTH - 2 * theme.EDGE_SAFE - 12) // _COLUMNS
    for index, game in enumerate(shelf.games):
        row, column = divmod(index, _COLUMNS)
        x = theme.EDGE_SAFE + column * (width + 12)
        _row(canvas, game, x, theme.BAR_HEIGHT + gap + 6 + row * (height + gap), width, height)
    return canvas


def cover(canvas: Canvas, emblem: Emblem, x: int, y: int, size: int) -> None:
    """A game's box from the front: its emblem with round corners, a rim and a spine at the left."""
    corner = max(6, size // 18)
    canvas.box(x + 3, y + 5, size, size, corner, theme.mix(theme.FELT, theme.INK, 0.45))
    canvas.image.paste(_emblem(emblem, size), (x, y), rounded_mask(size, size, corner))
    canvas.outline(x, y, size, size, corner, max(2, size // 90), theme.CARD_EDGE)


@lru_cache(maxsize=60)
def _emblem(emblem: Emblem, size: int) -> Image.Image:
    """The emblem, drawn once: it takes 10 ms and every lobby shows one.  At most 270 KB; do not change it."""
    return emblem(size).convert("RGB")


def facts(canvas: Canvas, x: float, y: float, players: str, time: str, room: float, size: int = 30) -> None:
    """How many players and how long, each behind its sign, on one line."""

    def used(fit: int) -> float:
        return 2 * (fit * 1.1 + 10) + width(players, BOLD, fit) + width(time, BOLD, fit) + 20

    size = next((fit for fit in range(size, 22, -1) if used(fit) <= room), 22)
    icon = round(size * 1.1)
    canvas.shape("people", x + icon / 2, y, icon, theme.QUIET)
    first = icon + 10 + canvas.text(x + icon + 10, y, players, size=size, room=room * 0.6)
    left = x + min(max(first + 20, room * 0.52), room - icon - 10 - width(time, BOLD, size))
    canvas.shape("clock", left + icon / 2, y, icon, theme.QUIET)
    canvas.text(left + icon + 10, y, time, size=size, room=x + room - left - icon - 10)


def _posters(canvas: Canvas, games: tuple[ShelfGame, ...]) -> None:
    size, board = 300, 424
    canvas.box(0, board, theme.WIDTH, 14, 0, theme.WOOD)
    canvas.box(0, board + 14, theme.WIDTH, 10, 0, theme.WOOD_DARK)
    width = 368
    gap = (theme.WIDTH - len(games) * width) / (len(games) + 1)
    for index, game in enumerate(games):
        left = round(gap + index * (width + gap))
        middle = left + width / 2
        cover(canvas, game.emblem, round(middle - size / 2), board - size, size)
        canvas.text(middle, 484, game.title, size=40, align="m", room=width, least=28)
        if drawable(game.second) != drawable(game.title):
            canvas.text(
                middle,
                526,
                game.second,
                size=26,
                colour=theme.QUIET,
                face=MEDIUM,
                align="m",
                room=width,
                least=20,
            )
        facts(canvas, left + 6, 576, game.players, game.time, width - 12)
        canvas.paragraph(middle, 606, game.line, width, size=30, colour=theme.CREAM, leading=1.34, align="m", most=3)


def _row(canvas: Canvas, game: ShelfGame, x: int, y: int, wide: int, height: int) -> None:
    canvas.panel(x, y, wide, height)
    size = height - 2 * PAD - 8
    cover(canvas, game.emblem, x + 10, y + (height - size) // 2, size)
    left = x + 10 + size + 18
    room = x + wide - 16 - left
    if height >= _TALL:
        lines = 2 if height >= _TALL + 50 else 1
        # title, second language, facts and line share the height by their sizes
        unit = (height - 20) / (150 if lines == 1 else 186)
        canvas.text(left, y + 10 + 22 * unit, game.title, size=36, room=room, least=26)
        canvas.text(left, y + 10 + 58 * unit, game.second, size=24, colour=theme.QUIET, face=MEDIUM, room=room)
        facts(canvas, left, y + 10 + 93 * unit, game.players, game.time, room, 28)
        top = y + 10 + 114 * unit
        canvas.paragraph(left, top, game.line, room, size=26, colour=theme.QUIET, leading=1.3, most=lines)
        return
    size = next((s for s in (34, 32, 30, 28) if _both_width(game, s) <= room), 34)
    canvas.both(left, y + height * 0.30, game.title, game.second, size=size, second_size=22, room=room)
    facts(canvas, left, y + height * 0.72, game.players, game.time, room, 28)


def _both_width(game: ShelfGame, size: int) -> float:
    return width(game.title, BOLD, size) + size * 0.4 + width(game.second, MEDIUM, 22)
