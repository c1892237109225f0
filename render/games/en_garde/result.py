"""The result of En Garde: the last touch on the piste, the rounds of both below."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.en_garde.state import EnGardeView
from engine.games.en_garde.terms import HIT, LENGTH
from locales import Words
from render.games.en_garde import LOOK
from render.games.en_garde.drawings import BOWED, GARDE, OPEN, SALUTE, STRIP, Scene, draw_piste, hall, posed, row
from render.games.en_garde.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.layout import Item, Row, Seal
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_LEAST = 10
"""The least number of spaces of the piste that are drawn."""
_ROUND = 6
"""The number of spaces that are drawn besides those between the fencers."""
_LARGEST, _TALL = 1.3, 246
"""The greatest scale of the fencers, and their height with a raised hand at scale 1, px."""
_FLOOR = 152
"""The height of the floor of the hall, px: the piste and below it the hands."""


def shown(view: EnGardeView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    order = sorted((0, 1), key=lambda p: (p not in s.winners, -s.hits[p]))
    telling = Telling(view, names(people), words)
    rows = [
        Rank(
            Plaque(people[p], p),
            str(s.hits[p]),
            detail=_rounds(view, p, words),
            total_told=words("en_garde-amount", count=s.hits[p], number=str(s.hits[p])),
        )
        for p in order
    ]
    return Result(
        LOOK,
        *words.both("en_garde-title"),
        NARRATION.state_line(telling),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=1) if s.winners else words("en_garde-drawn"),
        words("en_garde-unit", count=max(s.hits)),
        (NARRATION.story(s, words),),
        scene=lambda canvas, x, y, width, height: _touch(canvas, width, height, view),
        remarks=(
            NARRATION.before(telling),
            words("en_garde-alt-stood", white=str(s.last_at[0]), black=str(s.last_at[1])),
        ),
    )


def _rounds(view: EnGardeView, seat: int, words: Words) -> Item:
    """Return the numbers of the rounds won."""
    won = [at for at, got in enumerate(view.s.columns, 1) if got[seat]]
    told = words("en_garde-alt-won", count=len(won), rounds=words.join([str(at) for at in won])) if won else ""
    return Item(lambda k: Row(*(Seal(str(at), round(34 * k)) for at in won), gap=5 * k), told)


def _touch(canvas: Canvas, width: float, height: float, view: EnGardeView) -> None:
    """Draw the hall with the positions at the end, and on its floor the compared hands."""
    s = view.s
    winner = s.columns[-1].index(1) if 1 in s.columns[-1] else -1
    hit = s.reasons[-1] == HIT
    poses = posed(winner, GARDE if hit else SALUTE, OPEN if hit else BOWED)
    if winner < 0:
        poses = (GARDE, GARDE)
    floor = height - _FLOOR
    count = max(_LEAST, min(LENGTH, s.last_at[1] - s.last_at[0] + _ROUND))
    first = max(1, min((sum(s.last_at) - count + 1) // 2, LENGTH + 1 - count))
    scene = Scene(
        s.last_at,
        poses,
        winner if hit else -1,
        min(_LARGEST, (floor + 34 - SKY) / _TALL),
        cell=round(width - FREE - 24) // count,
        spaces=(first, first + count - 1),
        crowned=s.winners[0] if s.winners else -1,
        faded=1 - winner if winner in s.winners else -1,
    )
    hall(canvas, width, floor, height)
    left, hands = FREE + (width - FREE - scene.long) / 2, [row(cards, 44, 6) for cards in s.last_hands]
    draw_piste(canvas, left, floor + 20 - scene.height + STRIP, scene)
    for p, shown in enumerate(hands):
        shown.place(canvas, left + (scene.long - shown.want if p else 0), height - 12 - shown.height, shown.want)
