"""A server's ranking of a game as a picture: places, people, ratings, games; provisional people below them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.look import HOUSE, Look
from render.kit.drawing.text import MEDIUM
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.pictures import leaders, podium
from render.printed import Emblem

MOST: Final = 10
"""The maximum number of people shown."""
_ROW: Final = 62
_TALL: Final = 380
"""The least and the greatest distance of two rows, px."""
_TWO_LINES: Final = 140
"""The height from which a row has its name above its figures, px; a higher one is larger in all its parts."""
_SCALES: Final = 0.8, 1.5
"""The least and the largest scale of such a row."""
_HEADS: Final = 44
_DIVIDER: Final = 46
_RATING, _GAMES, _WINS = 900, 1020, 1146
"""The right edges of the columns, px."""
_MEDALS: Final = ("1", "2", "3")
"""The places with a disc."""
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_M


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
    """``right`` is the game; ``heads`` are above the three figures, ``provisional`` above people without a place.

    With an ``emblem`` the game lies beside the rows as a card, below it the first three on a podium.
    """

    title: str
    second: str
    right: str
    heads: tuple[str, str, str]
    rows: tuple[RankingRow, ...]
    provisional: str
    look: Look = HOUSE
    emblem: Emblem | None = None


def paint(ranking: Ranking) -> Canvas:
    """Return the picture, 1200 px wide, as high as needed. Raises ValueError for more people than there is room for."""
    if len(ranking.rows) > MOST:
        raise ValueError(f"{len(ranking.rows)} people do not fit into a ranking")
    placed = sum(bool(row.place) for row in ranking.rows)
    divided = placed < len(ranking.rows)
    other = _HEADS + _DIVIDER * divided + theme.GAP_L
    steps = [podium.Step(int(row.place), at, row.who) for at, row in enumerate(ranking.rows) if row.place in _MEDALS]
    # somebody alone without a place has no podium beside the row
    room = leaders.LEADING if steps or len(ranking.rows) > 1 else leaders.ALONE
    step = max(_ROW, min(_TALL, (room - other) // max(1, len(ranking.rows))))
    beside = 240 if ranking.emblem is None else leaders.LEADING if steps else leaders.ALONE
    canvas = Canvas(_TOP + max(beside, other + step * len(ranking.rows)), look=ranking.look)
    canvas.bar(ranking.title, ranking.second, ranking.right)
    x, y = theme.EDGE_SAFE, _TOP + max(0, beside - other - step * len(ranking.rows)) / 2
    if ranking.emblem is not None:
        x += leaders.WIDE + 12
        if steps:
            podium.draw(canvas, ranking.emblem, steps, ranking.rows[0].rating)
        else:
            leaders.draw(canvas, _TOP, ranking.emblem, (), "")
    for right, head in zip((_RATING, _GAMES, _WINS), ranking.heads, strict=True):
        canvas.text(
            right, y + _HEADS / 2, head, size=24, colour=ranking.look.quiet, face=MEDIUM, align="r", room=116, least=20
        )
    y += _HEADS
    for at, row in enumerate(ranking.rows):
        if at == placed:
            told = ranking.provisional
            canvas.text(
                x + 28, y + _DIVIDER / 2, told, size=24, colour=ranking.look.quiet, face=MEDIUM, room=800, least=20
            )
            y += _DIVIDER
        _row(canvas, row, at, x, y, step - 8)
        y += step
    return canvas


def _row(canvas: Canvas, row: RankingRow, at: int, x: int, y: float, height: int) -> None:
    wide = theme.WIDTH - theme.EDGE_SAFE - x
    line = theme.MINT if row.mine else ""
    canvas.slab(x, y, wide, height, radius=16, line=line, edge=4 if row.mine else 2, depth=0)
    middle, quiet = y + height / 2, canvas.look.quiet
    if row.place in _MEDALS:
        canvas.disc(x + 44, middle, min(56, height - 6), theme.MINT if row.place == "1" else canvas.look.line)
    colour = theme.INK if row.place == "1" else theme.CREAM if row.place else quiet
    canvas.text(x + 44, middle, row.place or "–", size=34, colour=colour, align="m", room=64)
    tall = height >= _TWO_LINES
    k = max(_SCALES[0], min(_SCALES[1], height / 240))
    size = 34 if height < 90 else round(52 * k) if tall else 44
    face = min(round(150 * k) if tall else 80, height - 8)
    canvas.portrait(x + 80 + face / 2, middle, face, row.who, at % len(theme.SEAT_COLOUR))
    left, end, below = x + 94 + face, _RATING - 152, middle
    if tall:
        left, end, middle, below = left + 10, _WINS, middle - 44 * k, middle + 46 * k
    write_name(canvas, left, middle, end - left, row.who.name, size, theme.CREAM, height=min(90 * k, height - 10))
    large, small = (round(64 * k), 38 if height >= 180 else 34) if tall else (44, 28)
    rated = _RATING - left - 10 if tall else 170
    canvas.text(_RATING, below, row.rating or "–", size=large, align="r", room=rated, role="score")
    canvas.text(_GAMES, below, row.games, size=small, colour=quiet, align="r", room=116)
    canvas.text(_WINS, below, row.wins, size=small, colour=quiet, align="r", room=116)
