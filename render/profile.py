"""A person's play as a picture: games and wins, time to answer, promises kept, and a chart for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.kit import chart, theme
from render.kit.canvas import Canvas
from render.kit.layout import write_name
from render.kit.names import name_lines
from render.kit.person import Person
from render.kit.text import BOLD, MEDIUM, width
from render.shelf import Emblem, cover

MOST: Final = 5
"""The maximum number of games shown."""
_LEFT: Final = 350
_FIGURE: Final = 96
_TOP: Final = theme.BAR_HEIGHT + theme.GAP_L
_DISC: Final = 132


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
    high = min(152, (theme.TABLE_HEIGHT - _TOP - theme.GAP_L) // max(1, len(profile.games)))
    for at, game in enumerate(profile.games):
        _game(canvas, game, x, _TOP + at * high, theme.WIDTH - theme.EDGE_SAFE - x, high - theme.GAP_M)
    return canvas


def _person(canvas: Canvas, profile: Profile) -> None:
    high = theme.TABLE_HEIGHT - _TOP - theme.GAP_L
    canvas.slab(theme.EDGE_SAFE, _TOP, _LEFT, high)
    middle = theme.EDGE_SAFE + _LEFT / 2
    canvas.disc(middle, _TOP + 86, _DISC + 10, canvas.look.line)
    canvas.portrait(middle, _TOP + 86, _DISC, profile.who, 0)
    lines, size = name_lines(profile.who.name, 38, _LEFT - 40)
    for k, line in enumerate(lines):
        y = _TOP + 192 + (k - (len(lines) - 1) / 2) * size * 1.14
        canvas.text(middle, y, line, size=size, align="m", role="name")
    y = _TOP + 240
    for figure, word in profile.figures:
        canvas.box(theme.EDGE_SAFE + 24, y, _LEFT - 48, 2, 0, canvas.look.line)
        canvas.text(
            theme.EDGE_SAFE + 28,
            y + _FIGURE / 2,
            word,
            size=26,
            colour=canvas.look.quiet,
            face=MEDIUM,
            room=_LEFT - 70 - min(170.0, width(figure, BOLD, 44)),
            least=20,
        )
        at = theme.EDGE_SAFE + _LEFT - 28
        canvas.text(at, y + _FIGURE / 2, figure, size=44, align="r", room=170, least=24, role="score")
        y += _FIGURE


def _game(canvas: Canvas, game: ProfileGame, x: int, y: int, wide: int, high: int) -> None:
    canvas.slab(x, y, wide, high)
    size = high - 2 * theme.GAP_M
    cover(canvas, game.emblem, x + theme.GAP_M, y + theme.GAP_M, size)
    left, middle = x + size + 2 * theme.GAP_M + 6, y + high / 2
    end = x + wide - theme.GAP_L
    if game.rating:
        canvas.text(end, middle, game.rating, size=44, align="r", room=130, least=28, role="score")
        chart_wide = 170
        chart_x = round(end - 130 - theme.GAP_L - chart_wide)
        chart.line(canvas, chart_x, y + theme.GAP_M, chart_wide, size, game.ratings, theme.MINT)
        room = chart_x - theme.GAP_L - left
    else:
        room = end - left
    first, step, size = (0.17, 0.41, 26) if len(game.told) == 1 else (0.27, 0.3, 23)
    write_name(canvas, left, middle - high * first, room, game.title, 32, theme.CREAM)
    for k, line in enumerate(game.told, 1):
        at, quiet = middle + high * (k * step - first), canvas.look.quiet
        canvas.text(left, at, line, size=size, colour=quiet, face=MEDIUM, room=room, least=20)
