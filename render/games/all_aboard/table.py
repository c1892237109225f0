"""The table of All Aboard: plaques above, the railway in the middle, below the deck and the cards shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import card
from engine.games.all_aboard.state import AllAboardView
from locales import Words
from render.games.all_aboard import LOOK, last_round, railway
from render.games.all_aboard.narration import NARRATION
from render.kit import plaque, theme
from render.kit.canvas import Canvas
from render.kit.joker_pack import small
from render.kit.layout import held, stacked
from render.kit.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.kit.text import signed
from render.kit.trick_table import two_lines
from render.narration.cards import turn_word

_SIDE, _GAP = 20, 16
_TOP: Final = theme.BAR_HEIGHT + 32.0
_ROWS: Final = {2: [(2, 80)], 3: [(3, 120)], 4: [(4, 132)], 5: [(3, 120), (2, 80)], 6: [(3, 112), (3, 112)]}
"""By number of seats: the rows of plaques, with their number and height, px; wider plaques are lower."""
_ALONE, _FEW, _MANY = 200, 152, 125
"""Maximum width of a card on the line, px: of the first one; with two or three players, when five fit behind the
tunnel; with more players, when six fit."""
_STRIP: Final = 100
"""Height of the strip below, px."""
_STATION, _LONE = 520, 146
"""Width of the railway and of its single card while the last round is shown beside it, px."""


def table(view: AllAboardView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the table: before the start the seats that have picked, and the last round; then the train as it grows."""
    s, canvas = view.s, Canvas(look=LOOK)
    canvas.bar(
        *words.both("all_aboard-title"),
        NARRATION.state_line(view, names(people), words),
    )
    top = _plaques(canvas, view, people, words) + 14
    told, most = NARRATION.signal(s, words), _ALONE if len(s.line) == 1 else _FEW if view.seats < 4 else _MANY
    looks_back = s.phase == "show" and bool(s.last_hands)
    if looks_back and view.seats > last_round.FEW:
        high = theme.TABLE_HEIGHT - _SIDE - top
        scene = (_SIDE, top, _STATION, high)
        railway.draw(canvas, scene, s.line, s.crew, people, deck=len(s.deck), word=told, most=_LONE)
        left = _SIDE + _STATION + _GAP
        last_round.beside(canvas, view, people, words, (left, top, 1200 - _SIDE - left, high))
        return canvas
    strip = last_round.HEIGHT if looks_back else _STRIP
    bottom = theme.TABLE_HEIGHT - strip
    scene = (_SIDE, top, 1200 - 2 * _SIDE, bottom - 14 - top)
    railway.draw(canvas, scene, s.line, s.crew, people, deck=len(s.deck), word=told, most=most)
    canvas.box(0, bottom, 1200, strip, 0, LOOK.panel)
    canvas.box(0, bottom, 1200, 2, 0, LOOK.line)
    below = _shown if s.phase == "turn" else last_round.draw if s.last_hands else _first
    below(canvas, view, people, words, bottom)
    return canvas


def cover(size: int) -> Image.Image:
    """Return a wagon before a red signal."""
    canvas = Canvas(476, 476, look=LOOK)
    railway.draw(canvas, (-12, -100, 600, 500), [card("S7"), card("H7")], [0, 1])
    return canvas.image.resize((size, size), Image.Resampling.LANCZOS)


def _plaques(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words) -> float:
    """Draw seats in one row, from five in two, each row over the whole width; return the lower edge."""
    y, first = _TOP, 0
    for count, high in _ROWS[view.seats]:
        wide = (1200 - 2 * _SIDE - _GAP * (count - 1)) / count
        for k, p in enumerate(range(first, first + count)):
            plaque.draw(canvas, _SIDE + (wide + _GAP) * k, y, wide, high, _plaque(view, p, people[p], words))
        y, first = y + high + plaque.TAB, first + count
    return y - plaque.TAB


def _plaque(view: AllAboardView, p: int, who: Person, words: Words) -> Plaque:
    s, showing = view.s, view.s.phase == "show"
    stuck = not showing and bool(view.waiting) and 0 < (view.waiting[0] - p) % view.seats <= s.passes
    done = words("all_aboard-picked") if showing else words("all_aboard-passed") if stuck else ""
    return Plaque(
        who,
        p,
        (held(len(s.hands[p])), stacked(s.proofs[p])),
        signed(s.totals[p]),
        **tabs(view, p, words("all_aboard-choosing") if showing else turn_word(words), done),
        dealer="*right" if p == s.starter else "",
    )


def _first(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, top: float) -> None:
    canvas.text(40, top + _STRIP / 2, words("all_aboard-first"), size=30, colour=LOOK.quiet, room=1120)


def _shown(canvas: Canvas, view: AllAboardView, people: Sequence[Person], words: Words, top: float) -> None:
    """Draw the cards that decided the start."""
    told = two_lines(words("all_aboard-shown"))
    told.place(canvas, 40, top + (_STRIP - told.height) / 2, 150)
    for p, c in enumerate(view.s.shown):
        x = 210 + 150 * p
        canvas.portrait(x, top + _STRIP / 2, 44, people[p], p, "sign", LOOK.panel)
        canvas.sprite(small(c, 60), x + 30, top + _STRIP / 2 - 39)
