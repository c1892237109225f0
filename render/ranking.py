"""A server's ranking of a game as a picture: places, people, ratings, games; provisional people below them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.look import HOUSE, Look
from render.kit.person import Person
from render.kit.text import MEDIUM

MOST: Final = 10
"""The maximum number of people shown."""
_ROW: Final = 62
_HEADS: Final = 44
_DIVIDER: Final = 46
_RATING, _GAMES, _WINS = 830, 980, 1130
"""The right edges of the columns, px."""


@dataclass(frozen=True, slots=True)
class RankingRow:
    """A person. ``place`` is "" for a provisional person, ``rating`` for one who has none yet; figures are written as
    they are to be read."""

    place: str
    who: Person
    rating: str
    games: str
    wins: str
    mine: bool = False


@dataclass(frozen=True, slots=True)
class Ranking:
    """``right`` is the game; ``heads`` are above the three figures, ``provisional`` above people without a place."""

    title: str
    second: str
    right: str
    heads: tuple[str, str, str]
    rows: tuple[RankingRow, ...]
    provisional: str
    look: Look = HOUSE


def paint(ranking: Ranking) -> Canvas:
    """Return the picture, 1200 px wide, as high as needed. Raises ValueError for more people than there is room for."""
    if len(ranking.rows) > MOST:
        raise ValueError(f"{len(ranking.rows)} people do not fit into a ranking")
    placed = sum(bool(row.place) for row in ranking.rows)
    divided = placed < len(ranking.rows)
    high = theme.BAR_HEIGHT + _HEADS + _ROW * len(ranking.rows) + _DIVIDER * divided + 2 * theme.GAP_L
    canvas = Canvas(max(320, high), look=ranking.look)
    canvas.bar(ranking.title, ranking.second, ranking.right)
    y = theme.BAR_HEIGHT + theme.GAP_M
    for right, head in zip((_RATING, _GAMES, _WINS), ranking.heads, strict=True):
        canvas.text(
            right, y + _HEADS / 2, head, size=24, colour=ranking.look.quiet, face=MEDIUM, align="r", room=140, least=20
        )
    y += _HEADS
    for at, row in enumerate(ranking.rows):
        if at == placed:
            told = ranking.provisional
            canvas.text(
                48, y + _DIVIDER / 2, told, size=24, colour=ranking.look.quiet, face=MEDIUM, room=1100, least=20
            )
            y += _DIVIDER
        _row(canvas, row, at, y)
        y += _ROW
    return canvas


def _row(canvas: Canvas, row: RankingRow, at: int, y: float) -> None:
    wide = theme.WIDTH - 2 * theme.EDGE_SAFE
    line = theme.MINT if row.mine else ""
    canvas.slab(theme.EDGE_SAFE, y, wide, _ROW - 8, radius=16, line=line, edge=4 if row.mine else 2, depth=0)
    middle, quiet = y + (_ROW - 8) / 2, canvas.look.quiet
    colour = theme.MINT if row.place == "1" else theme.CREAM
    canvas.text(66, middle, row.place or "–", size=34, colour=colour if row.place else quiet, align="m", room=64)
    canvas.portrait(136, middle, 46, row.who, at % len(theme.SEAT_COLOUR))
    write_name(canvas, 176, middle, _RATING - 176 - 150, row.who.name, 30, theme.CREAM)
    canvas.text(_RATING, middle, row.rating or "–", size=36, align="r", room=140, role="score")
    canvas.text(_GAMES, middle, row.games, size=28, colour=quiet, align="r", room=120)
    canvas.text(_WINS, middle, row.wins, size=28, colour=quiet, align="r", room=120)
