"""Dominuxen in pictures: a tray for every player's line, clockwise, and the open tiles, pile and discard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.dominuxen.state import DominuxenView
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.centre import Box, draw_centre
from render.games.dominuxen.line import Track, draw_line
from render.games.dominuxen.narration import last_move
from render.kit import plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import Item, Picture, Row, Text
from render.kit.layout import words as quiet_words
from render.kit.person import Person
from render.kit.plaque import Plaque, tabs
from render.kit.text import signed
from render.kit.tiles import tile_back
from render.narration.cards import turn_word

_LEFT, _RIGHT, _BOTTOM = 16, 1184, 756
_TOP: Final = 82
_STRIP: Final = 160
"""Height of the centre if it is above all trays."""
_GAP: Final = 12
_PLAQUE: Final = {3: 70, 4: 66, 5: 108}
_TILE: Final = {3: 76, 4: 56, 5: 56}
"""By number of seats: the height of plaques and the width of tiles."""


def table(view: DominuxenView, people: Sequence[Person], words: Words) -> Canvas:
    """Return lines, row, counts, scores as far as they are public, and the open question with its seats."""
    canvas = Canvas(look=LOOK)
    canvas.bar(*words.both("dominuxen-title"), _state(view, words), last=last_move(view, people, words))
    *trays, centre = places(view.seats)
    draw_centre(canvas, view, words, centre)
    for p, box in enumerate(trays):
        _tray(canvas, view, p, people[p], words, box)
    return canvas


def places(seats: int) -> list[Box]:
    """Return the trays clockwise from the upper left, then the centre: left, top, width, height.

    With four seats the centre is above the trays, with three and five it takes the remaining place.
    """
    columns, top = (seats + 1) // 2, _TOP + (_STRIP + _GAP if seats == 4 else 0)
    width = (_RIGHT - _LEFT - _GAP * (columns - 1)) / columns
    height = (_BOTTOM - top - _GAP) / 2
    across = [*range(columns), *reversed(range(columns))]
    boxes = [
        (_LEFT + k * (width + _GAP), top + (n >= columns) * (height + _GAP), width, height)
        for n, k in enumerate(across)
    ]
    return [*boxes, (_LEFT, _TOP, _RIGHT - _LEFT, _STRIP)] if seats == 4 else boxes


def _state(view: DominuxenView, words: Words) -> str:
    """Return round, option, turns."""
    s = view.s
    told = [words("dominuxen-bar-round", round=str(s.round), rounds=str(s.rounds))] if s.rounds > 1 else []
    told += [words("dominuxen-bar-double")] if s.double_tiles else []
    return "  ".join([*told, words("dominuxen-bar-turn", turn=str(s.turn), limit=str(s.turn_limit))])


def _tray(canvas: Canvas, view: DominuxenView, seat: int, who: Person, words: Words, box: Box) -> None:
    """Draw a plaque, below it the line in a tray rimmed in the seat's colour."""
    x, y, width, height = box
    top = y + plaque.TAB - 2
    rim = theme.SEAT_COLOUR[seat]
    fill = theme.mix(LOOK.base, theme.SHADE, 0.3)
    high = _PLAQUE[view.seats]
    canvas.slab(x + 4, top + 50, width - 8, y + height - top - 50, fill=fill, line=rim, edge=3)
    plaque.draw(canvas, x, top, width, high, _plaque(view, seat, who, words))
    deciding = view.phase in ("take", "recover") and view.s.victims[:1] == [seat]
    under = top + high + 14
    track = Track(x + 22, under, width - 44, y + height - 6 - under, _TILE[view.seats])
    draw_line(canvas, track, view.s.lines[seat], words, "now" if deciding else "")


def _plaque(view: DominuxenView, seat: int, who: Person, words: Words) -> Plaque:
    """Return tiles in hand, and points of this round as far as all players can count them: line minus hand.

    If doubles count two, no player can: then only the line, with a word that is never left out.
    """
    hand = len(view.s.hands[seat])
    laid = view.s.line_worth(seat)
    items: list[Item] = [
        Item(lambda k: Row(Picture(tile_back(round(20 * k))), Text(str(hand), round(36 * k)), gap=round(8 * k)))
    ]
    if view.s.columns:
        items.append(quiet_words(words("dominuxen-before", total=signed(view.s.totals[seat]))))
    points: tuple[str | Item, str] = signed(laid - hand), words("dominuxen-unit", count=laid - hand)
    if view.s.double_tiles:
        points = _line_only(laid, words), ""
    question = turn_word(words) if view.phase == "play" else words(f"dominuxen-asked-{view.phase}")
    return Plaque(
        who,
        seat,
        tuple(items),
        *points,
        **tabs(view, seat, question, words("dominuxen-played") if seat == view.s.active else ""),
        seal=str(seat + 1),
    )


def _line_only(laid: int, words: Words) -> Item:
    return Item(
        lambda k: Row(Text(words("dominuxen-line-unit"), 24, quiet=True), Text(str(laid), round(44 * k)), gap=8)
    )
