"""The result of Six-Suit Fort: the winner's fort at dusk, of small ones all; below every player's, with the cost of the
hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS
from engine.games.six_suit_fort import terms
from engine.games.six_suit_fort.state import SixSuitFortState, SixSuitFortView
from locales import Words
from render.games.six_suit_fort import LOOK, drawings
from render.games.six_suit_fort.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import signed
from render.kit.layout import Item, Paint, Told
from render.kit.pages.ranks import inside
from render.kit.pages.result import FREE, Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_HIGH, _RIM = {3: 112, 4: 92, 5: 80}, 14
"""By number of seats: the maximum height of the tallest fort, and the height of battlements and ground, px."""
_DUSK: Final = (("#241F33", 0), ("#33263F", 18), ("#4C2E47", 37), ("#74404A", 54), ("#A55A46", 69), ("#D98C4E", 83))
"""The bands of the evening sky, and where each begins, in hundredths from the upper edge to the horizon."""
_BESIDE: Final = 11
"""The width of a column from which on a small fort has its size beside it, px."""
_SIZE, _LINE = 32, 36
"""The size of the number of columns and the height beside a small fort, and the room above a long one, px."""
_SHORT: Final = 14
"""The least height of a stone of a long fort below its size, px."""
_SUN, _SUN_RIM, _FAR, _NEAR, _GRASS = "#FFF6E3", "#F5CFA6", "#553430", "#3A2A2E", "#2B3D1A"
_MEADOW: Final = 104
"""The height of the meadow, px; the fort stands on it, near its upper edge."""
_WIDEST, _TALLEST, _FOOT, _FLAG = 164, 124, 40, 84
"""The maximum width and height of a stone, the height of the numbers at the foot and of the flag, px."""
_NUMBERED: Final = 24
"""The width of a column from which on it has its number, px; only several forts have narrower ones."""
_ROOM: Final = theme.WIDTH - FREE - 24
"""The width of the meadow beside the plate, px."""
_BETWEEN, _LEAST, _SIGN = 0.5, 84, 62
"""Of forts side by side: the gap in columns, the width of a column from which on they stand, the height of the portrait
above a fort, px."""
_UPPER, _LEFT, _LOWER = 124, 640, 206
"""The highest top of a flag, below the title, and, at the left of this, of a tower without one, below the score, px."""


def shown(view: SixSuitFortView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    rows = [
        Rank(Plaque(people[p], p), signed(s.scores[p]), note=_sum(s, p, words), detail=_fort(s, p, words))
        for p in NARRATION.ranking(s)
    ]
    return Result(
        LOOK,
        *words.both("six_suit_fort-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)),
        words("tricks-unit", count=max(s.scores)),
        (NARRATION.story(s, words), words(f"six_suit_fort-why-{s.trigger}")),
        remarks=tuple(_foot_told(s, p, words) for p in _standing(s)),
        scene=lambda canvas, x, y, width, height: _evening(canvas, s, people, round(width), round(height)),
    )


def _foot_told(s: SixSuitFortState, p: int, words: Words) -> Told:
    """Return the numbers at the foot of a fort; or only those of its ends. "" for no fort."""
    ranks = [_rank(column) for column in drawings.at_last(s.areas[p], s.pairs[p])]
    none = words("six_suit_fort-alt-column-none")
    told = [RANKS[rank] if rank >= 0 else none for rank in ranks]
    if not told:
        return ""
    ends = words("six_suit_fort-alt-foot-short", seat=str(p + 1), first=told[0], end=told[-1])
    return words("six_suit_fort-alt-foot", seat=str(p + 1), columns=words.listed(told)), ends


def _rank(column: Sequence[int]) -> int:
    """Return the number of a column; -1 if nothing open lies in it."""
    return next((RANK[card] for card in column if card >= 0), -1)


def _sum(s: SixSuitFortState, p: int, words: Words) -> str:
    fort, hand = words("six_suit_fort-head-fort"), words("six_suit_fort-head-penalty")
    penalty = -terms.penalty(s.revealed[p])
    return f"{fort} {terms.points(s.areas[p], s.pairs[p])}  {hand} {signed(penalty) if penalty else 0}"


def _fort(s: SixSuitFortState, p: int, words: Words) -> Item:
    """Return a fort to one scale with the others, and in words its heights, with the face-down pair."""
    forts = [drawings.at_last(area, pair) for area, pair in zip(s.areas, s.pairs, strict=True)]
    tall = [max([1, *map(len, fort)]) for fort in forts]
    sizes = [f"{len(fort)}×{max(map(len, fort), default=0)}" for fort in forts]
    besides = [text.width(size, text.BOLD, _SIZE) + 14 for size in sizes]
    # a long fort has the whole width, and its size above it if it is low
    room, most = inside(len(forts)), _HIGH[len(forts)] - _RIM
    long = [room - used < _BESIDE * len(fort) for fort, used in zip(forts, besides, strict=True)]
    above = [_LINE * (far and most - _LINE >= _SHORT * up) for far, up in zip(long, tall, strict=True)]
    stone = int(max(8.0, min(30.0, *((most - more) / up for up, more in zip(tall, above, strict=True)))))

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        used, middle = (0, y + height - stone * tall[p] - _RIM - 18) if long[p] else (besides[p], y + height - 18)
        drawings.skyline(canvas, forts[p], Box(x, y, width - used, height), p, stone)
        if above[p] or not long[p]:
            canvas.text(x + width, middle, sizes[p], size=_SIZE, colour=canvas.look.quiet, align="r")

    drawn = Paint(180, max(stone * up + more for up, more in zip(tall, above, strict=True)) + _RIM, draw, grow=1)
    return Item(lambda k: drawn, words.listed(_heights(s, p, words)))


def _heights(s: SixSuitFortState, p: int, words: Words) -> list[str]:
    heights = [str(len(column)) for column in drawings.at_last(s.areas[p], s.pairs[p])]
    told = [words("six_suit_fort-alt-heights", heights=words.listed(heights))] if heights else []
    return told + [words("six_suit_fort-alt-pair", column=str(target)) for target in s.pairs[p][1:]]


def _standing(s: SixSuitFortState) -> list[int]:
    """Return whose forts stand on the meadow: those of the winners, or all, the winners' last, if these are small."""
    ranking = NARRATION.ranking(s)
    return ranking[::-1] if _step(s, ranking) >= _LEAST else s.winners


def _step(s: SixSuitFortState, seats: Sequence[int]) -> int:
    """Return the width of a column if the forts of these seats stand side by side to one scale, px."""
    columns = [max(1, len(drawings.at_last(s.areas[p], s.pairs[p]))) for p in seats]
    return int(min(_WIDEST, _ROOM / (sum(columns) + _BETWEEN * (len(columns) - 1))))


def _evening(canvas: Canvas, s: SixSuitFortState, people: Sequence[Person], width: int, height: int) -> None:
    """Draw forts on a meadow before the setting sun."""
    lay_opaque(canvas.image, _dusk(width, height), 0, 0)
    standing, high = _standing(s), height - _MEADOW + 76 - _UPPER
    forts = {p: drawings.at_last(s.areas[p], s.pairs[p]) for p in standing}
    if len(standing) == len(s.winners):
        room = _ROOM / max(1, len(standing))
        for k, p in enumerate(standing):
            _stand(canvas, forts[p], Box(FREE + 8 + k * room, _UPPER, room - 16, high), p)
        return
    step = _step(s, standing)
    used = sum(max(1, len(fort)) + _BETWEEN for fort in forts.values()) - _BETWEEN
    x, low = FREE + 8 + (_ROOM - used * step) / 2, _LOWER + _SIGN + 14 - _UPPER
    stone = min((high - _FOOT - low) / max([1, *map(len, fort)]) for fort in forts.values())
    for p in standing:
        wide = max(1, len(forts[p])) * step
        who = None if p in s.winners else people[p]
        _stand(canvas, forts[p], Box(x, _UPPER, wide, high), p, stone, who)
        x += wide + _BETWEEN * step


def _stand(
    canvas: Canvas,
    columns: Sequence[Sequence[int]],
    box: Box,
    seat: int,
    most: float = _TALLEST,
    who: Person | None = None,
) -> None:
    """Draw a fort at the bottom of a box, as large as it can be: at the foot of each column its number.

    A stone is at most ``most`` px high. ``who`` is the owner of a fort without a flag.
    """
    x, y, room, high = box
    step = int(min(_WIDEST, room / max(1, len(columns))))
    wide = step - (4 if step > _FOOT else 1)
    left, foot = x + (room - max(1, len(columns)) * step) / 2, y + high - _FOOT
    flagged = max(range(len(columns)), key=lambda k: len(columns[k]), default=0)
    low = left + flagged * step < _LEFT
    rise = foot - (_LOWER + 14 if low else y + _FLAG)
    stone = int(min(_TALLEST, most, max(20, wide), rise / max([1, *map(len, columns)])))
    for k, column in enumerate(columns or [[]]):
        at = left + k * step
        canvas.box(at - (step - wide) / 2, foot - 2, step, _FOOT + 2, 4, drawings.STONE_DARK)
        if wide > _NUMBERED and (rank := _rank(column)) >= 0:
            middle = at + wide / 2, foot + _FOOT / 2
            canvas.text(*middle, RANKS[rank], size=30, align="m", room=wide, least=20, role="sign")
        if column:
            drawings.bastion(canvas, column, (at, foot, wide, stone), seat, flag=not who and k == flagged and not low)
    if who:
        top = foot - stone * max([0, *map(len, columns)]) - 14 - _SIGN / 2
        canvas.portrait(left + flagged * step + wide / 2, top, _SIGN - 10, who, seat, "sign", theme.INK)


@kept
def _dusk(width: int, height: int) -> Image.Image:
    """Return the sky with the sun, far and near hills, and the meadow. Do not draw into it."""
    k, horizon = 100 / width, height - _MEADOW
    pen, foot = Pen(width, height, _DUSK[0][0]), [(100, height * k), (0, height * k)]
    for colour, part in _DUSK[1:]:
        y = horizon * part / 100 * k
        pen.shape([*((x, y + 0.7 * (x % 20 > 0)) for x in range(0, 101, 10)), *foot], colour)
    sun = horizon * k - 2
    pen.dot(71, sun - 2.4, 11.6, _SUN_RIM)
    pen.dot(71, sun - 2.4, 9.8, _SUN)
    rises = (1, 7, 0.5, 9, 2, 8, 0.5, 6.5, 1.5, 8.5, 1)
    pen.shape([*((10 * n, sun - rise) for n, rise in enumerate(rises)), *foot], _FAR)
    pen.shape([*((12.5 * n, sun + 1.4 - 2.6 * (n % 2)) for n in range(9)), *foot], _NEAR)
    pen.shape([*((25 * n, sun + 3.2 - 1.2 * (n % 2)) for n in range(5)), *foot], _GRASS)
    return pen.drawn()
