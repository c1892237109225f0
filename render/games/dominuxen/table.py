"""Dominuxen in pictures: the row in the centre, below it one band per player with the whole line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.dominuxen.state import DominuxenState, DominuxenView
from engine.games.dominuxen.terms import ROW
from locales import Words
from render.games.contract import Painter
from render.games.dominuxen import LOOK
from render.games.dominuxen.hand import paint_hand
from render.games.dominuxen.line import Track, draw_line
from render.games.dominuxen.narration import SENTENCES
from render.games.dominuxen.plaque import HEIGHT, WIDTH, X, draw_plaque
from render.games.dominuxen.result import paint_result
from render.games.dominuxen.rules_pages import paint_cover, paint_rules
from render.games.dominuxen.unshown import HAND, TABLE
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names
from render.kit.tiles import corner, tile_back, upright

CENTRE: Final = 80
"""Top of the mat with row, pile and discard."""
CENTRE_HEIGHT: Final = 116
BANDS: Final = CENTRE + CENTRE_HEIGHT + 8
LINE_X: Final = X + WIDTH + 18
TILES: Final = {3: (64, 40), 4: (50, 36), 5: (40, 32)}
"""Width of a tile and height of a set's label, by number of seats."""


class DominuxenPainter(Painter[DominuxenState]):
    """Row, pile and discard on top; then every player's plaque and line."""

    slug = "dominuxen"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: DominuxenView, people: Sequence[Person], words: Words) -> Image.Image:
        """Lines, row, counts, scores as far as they are public, and who is asked what."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        draw_bar(canvas, view, words)
        _centre(canvas, view, words)
        tall = (theme.TABLE_HEIGHT - 8 - BANDS) // view.seats
        width, label = TILES[view.seats]
        deciding = view.s.victims[0] if view.s.victims and view.phase in ("take", "recover") else -1
        for p in range(view.seats):
            y = BANDS + p * tall
            draw_plaque(canvas, y + (tall - HEIGHT) // 2, view, p, names(people)[p], words)
            track = Track(LINE_X, 0, theme.WIDTH - theme.EDGE_SAFE - 8 - LINE_X, width, label)
            track = Track(track.x, y + (tall - track.height) // 2, track.room, width, label)
            draw_line(canvas, track, view.s.lines[p], words, "now" if p == deciding else "")
        return canvas.image

    def hand(self, view: DominuxenView, people: Sequence[Person], words: Words) -> Image.Image:
        """See ``dominuxen_hand``."""
        return paint_hand(view, names(people), words)

    def result(self, view: DominuxenView, people: Sequence[Person], words: Words) -> Image.Image:
        """See ``dominuxen_result``."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """See ``dominuxen_rules``."""
        return paint_rules(page, words)

    def emblem(self, size: int) -> Image.Image:
        """Three dominoes that share a number."""
        return paint_cover(size)


def draw_bar(canvas: Canvas, view: DominuxenView, words: Words) -> None:
    """Title, round and option, turns."""
    notes = []
    if view.s.rounds > 1:
        notes.append(words("dominuxen-bar-round", round=str(view.s.round), rounds=str(view.s.rounds)))
    if view.s.double_tiles:
        notes.append(words("dominuxen-bar-double"))
    canvas.top_bar(
        words("dominuxen-title"),
        words.other("dominuxen-title"),
        right=words("dominuxen-bar-turn", turn=str(view.s.turn), limit=str(view.s.turn_limit)),
        middle="  ".join(notes),
    )


def _centre(canvas: Canvas, view: DominuxenView, words: Words) -> None:
    """The open tiles, the pile, and how many tiles are out; gold round it while somebody draws."""
    width, middle = 50, CENTRE + CENTRE_HEIGHT / 2
    canvas.mat(X, CENTRE, theme.WIDTH - 2 * X, CENTRE_HEIGHT, 24)
    drawing = view.phase == "draw"
    if drawing:
        canvas.outline(X, CENTRE, theme.WIDTH - 2 * X, CENTRE_HEIGHT, 24, 5, theme.GOLD)
    canvas.text(X + 24, middle - (18 if drawing else 0), words("dominuxen-row"), size=34, room=150)
    if drawing:
        left = words("dominuxen-draws-left", owed=str(view.s.owed))
        canvas.text(X + 24, middle + 24, left, size=32, colour=theme.GOLD, room=150)
    x, y = 200, round(middle - width)
    for k in range(ROW):
        if k < len(view.s.row):
            t = view.s.row[k]
            canvas.sprite(upright(t, width), x + k * 66, y)
        else:
            canvas.outline(x + k * 66, y, width, 2 * width, corner(width), 3, theme.MAT_LINE, dash=8)
    _pile(canvas, 640, middle, len(view.s.pile), words)
    used = canvas.text(930, middle, words("dominuxen-discard"), size=34, colour=theme.QUIET, room=150)
    canvas.text(930 + used + 18, middle, str(len(view.s.discard)), size=44)


def _pile(canvas: Canvas, x: int, middle: float, count: int, words: Words) -> None:
    used = round(canvas.text(x, middle, words("dominuxen-pile"), size=34, room=90))
    x += used + 18
    if count:
        for layer in range(min(3, count)):
            canvas.sprite(tile_back(44), x + layer * 4, middle - 44 - layer * 2)
    else:
        canvas.outline(x, middle - 44, 44, 88, corner(44), 3, theme.MAT_LINE, dash=8)
    canvas.text(x + 68, middle, words("dominuxen-count", count=str(count)), size=44)


PAINTER = DominuxenPainter()
