"""A person's play as a picture: games and wins, time to answer, promises kept, and a chart for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import chart
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.names import name_lines
from render.kit.drawing.text import BOLD, MEDIUM, width
from render.kit.layout import write_name
from render.kit.pieces.person import Person
from render.pictures.shelf import cover
from render.printed import Emblem

MOST: Final = 5
"""The maximum number of games shown."""
_LEFT: Final = 350
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_L
_HIGH: Final = theme.TABLE_HEIGHT - _TOP - theme.GAP_L
_FIGURES: Final = 288
"""The upper edge of the figures below portrait and name, px."""
_DISC: Final = 160
_CHART, _WIDE_CHART = 180, 232
"""Width of the chart of a game, and with larger words, px."""
_TALLEST: Final = 340
"""The greatest height of a game, px; from ``_LARGE`` on its words are larger, from ``_HUGE`` on its chart is below
them."""
_LARGE, _HUGE = 180, 280
_COVER: Final = 320
"""The size of the cover of the only game, px."""


@dataclass(frozen=True, slots=True)
class ProfileGame:
    """A game: its title, the games played in one or two lines, the present rating ("" for none), the newest ratings."""

    title: str
    told: tuple[str, ...]
    rating: str
    ratings: tuple[int, ...]
    emblem: Emblem


@dataclass(frozen=True, slots=True)
class Profile:
    """``right`` says of which tables; ``figures`` are pairs of a figure and its word, at most four."""

    title: str
    second: str
    right: str
    who: Person
    figures: tuple[tuple[str, str], ...]
    games: tuple[ProfileGame, ...]


def paint(profile: Profile) -> Canvas:
    """Return the picture, 1200 x 764 pixels. Raises ValueError for more games than there is room for."""
    if len(profile.games) > MOST:
        raise ValueError(f"{len(profile.games)} games do not fit into a profile")
    canvas = Canvas()
    canvas.bar(profile.title, profile.second, profile.right)
    _person(canvas, profile)
    x = theme.EDGE_SAFE + _LEFT + theme.GAP_L
    high = min(_TALLEST, (_HIGH + theme.GAP_M) // max(1, len(profile.games)))
    if len(profile.games) == 1:
        _only(canvas, profile.games[0], Box(x, _TOP, theme.WIDTH - theme.EDGE_SAFE - x, _HIGH))
        return canvas
    for at, game in enumerate(profile.games):
        _game(canvas, game, x, _TOP + at * high, theme.WIDTH - theme.EDGE_SAFE - x, high - theme.GAP_M)
    return canvas


def _person(canvas: Canvas, profile: Profile) -> None:
    canvas.slab(theme.EDGE_SAFE, _TOP, _LEFT, _HIGH)
    middle = theme.EDGE_SAFE + _LEFT / 2
    if not canvas.look.plain:
        glow = theme.mix(canvas.look.panel, theme.IVORY, 0.07)
        stamp(canvas.image, glow, round(middle) - _LEFT // 2 + 4, _TOP + 4, rays(_LEFT - 8, 2 * _DISC - 120))
    canvas.disc(middle, _TOP + 104, _DISC + 10, theme.MINT)
    canvas.portrait(middle, _TOP + 104, _DISC, profile.who, 0)
    lines, size = name_lines(profile.who.name, 44, _LEFT - 40)
    for k, line in enumerate(lines):
        y = _TOP + 232 + (k - (len(lines) - 1) / 2) * size * 1.14
        canvas.text(middle, y, line, size=size, align="m", role="name")
    y = _TOP + _FIGURES
    step = (_HIGH - _FIGURES - 12) / max(4, len(profile.figures))
    for figure, word in profile.figures:
        canvas.box(theme.EDGE_SAFE + 24, y, _LEFT - 48, 2, 0, canvas.look.line)
        canvas.text(
            theme.EDGE_SAFE + 28,
            y + step / 2,
            word,
            size=28,
            colour=canvas.look.quiet,
            face=MEDIUM,
            room=_LEFT - 70 - min(170.0, width(figure, BOLD, 44)),
            least=20,
        )
        at = theme.EDGE_SAFE + _LEFT - 28
        canvas.text(at, y + step / 2, figure, size=44, align="r", room=170, least=24, role="score")
        y += step


def _only(canvas: Canvas, game: ProfileGame, place: Box) -> None:
    """Draw the only game over the whole height: its cover with the words beside it, below them the chart."""
    canvas.slab(place.x, place.y, round(place.width), round(place.height))
    inner = place.inset(theme.GAP_L, theme.GAP_L)
    size = _COVER if game.rating else round(inner.width * 0.55)
    cover(canvas, game.emblem, round(inner.x), round(inner.y), size)
    left = inner.x + size + 32
    room = inner.right - left
    step = size / 3.4
    write_name(canvas, left, inner.y + step * 0.6, room, game.title, 52, theme.CREAM, height=step)
    if game.rating:
        canvas.text(left, inner.y + step * 1.7, game.rating, size=96, room=room, least=40, role="score")
    for k, line in enumerate(game.told):
        y = inner.y + step * 2.8 + (k - (len(game.told) - 1) / 2) * 40
        canvas.text(left, y, line, size=30, colour=canvas.look.quiet, face=MEDIUM, room=room, least=22)
    if game.rating:
        top = round(inner.y) + size + theme.GAP_L
        high = round(inner.bottom) - top
        chart.line(canvas, round(inner.x), top, round(inner.width), high, game.ratings, theme.MINT)


def _game(canvas: Canvas, game: ProfileGame, x: int, y: int, wide: int, high: int) -> None:
    canvas.slab(x, y, wide, high)
    size = high - 2 * theme.GAP_M
    cover(canvas, game.emblem, x + theme.GAP_M, y + theme.GAP_M, size)
    left, middle = x + size + 2 * theme.GAP_M + 6, y + high / 2
    end = x + wide - theme.GAP_L
    chart_x = end - _CHART
    if high >= _LARGE:  # title and rating above, below them what was played and the chart
        chart_x = end - _WIDE_CHART
        upper, lower, deep = y + high * 0.26, y + high * 0.7, round(high * 0.44)
        room, foot, sizes = end - left - 170 * bool(game.rating), chart_x - 20 - left, (44, 28, 54)
        title_y, step, rating_y = upper, 36.0, upper
        if high >= _HUGE:  # the words have the whole width, and the chart is below them
            chart_x, foot, deep = left, end - left, round(high * 0.36)
            upper, lower = y + high * 0.19, y + high * 0.45
            title_y = rating_y = upper
        chart_y = round(y + high - theme.GAP_M - deep)
    else:
        lower, deep, chart_y = middle + high * 0.18, size, y + theme.GAP_M
        chart_x -= 130 + theme.GAP_L
        room = foot = (chart_x if game.rating else end) - theme.GAP_L - left
        sizes = 32, 26 if len(game.told) == 1 else 23, 44
        title_y, step, rating_y = middle - high * (0.17 if len(game.told) == 1 else 0.27), high * 0.27, middle
    if game.rating:
        canvas.text(end, rating_y, game.rating, size=sizes[2], align="r", room=150, least=28, role="score")
        chart.line(
            canvas, chart_x, chart_y, end - chart_x if high >= _LARGE else _CHART, deep, game.ratings, theme.MINT
        )
    write_name(canvas, left, title_y, room, game.title, sizes[0], theme.CREAM)
    for k, line in enumerate(game.told):
        at, quiet = lower + (k - (len(game.told) - 1) / 2) * step, canvas.look.quiet
        canvas.text(left, at, line, size=sizes[1], colour=quiet, face=MEDIUM, room=foot, least=20)
