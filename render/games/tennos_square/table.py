"""Tennos Square in pictures: one band per player, all rows read from their owner's left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.games.tennos_square.state import TennosSquareState, TennosSquareView
from engine.games.tennos_square.terms import PARTNERSHIP, bonus, by_rank, final_scores, row_score
from locales import Words
from render.games.contract import Painter
from render.games.tennos_square import LOOK
from render.games.tennos_square.hand import paint_hand
from render.games.tennos_square.narration import (
    SENTENCES,
)
from render.games.tennos_square.plaque import NAME_WIDTH, NAME_X, draw_plaque, team_letter
from render.games.tennos_square.result import paint_result
from render.games.tennos_square.row import (
    Lane,
    draw_row,
    draw_runs,
    face,
    marks,
    table_lane,
)
from render.games.tennos_square.rules_pages import rules_page
from render.games.tennos_square.unshown import HAND, TABLE
from render.kit import cards, shapes, theme
from render.kit.canvas import Canvas
from render.kit.person import Person, names
from render.kit.text import MEDIUM

POINTS_X: Final = 1060
"""Middle of the column of row scores."""
TOTAL_X: Final = 1140
"""Middle of the column of totals."""
BANDS_TOP: Final = 112
POOL_TOP: Final = 654
POOL_HEIGHT: Final = 92


class TennosSquarePainter(Painter[TennosSquareState]):
    """Four or three bands: who, the row with its runs, points; below them pool and deck."""

    slug = "tennos_square"
    look = LOOK
    rules_pages = len(SENTENCES)
    unshown = TABLE
    unshown_in_hand = HAND

    def table(self, view: TennosSquareView, people: Sequence[Person], words: Words) -> Image.Image:
        """All rows, who moves after which slot, pool, deck, scores, and whose turn it is."""
        if view.over:
            return self.result(view, people, words)
        canvas = Canvas()
        _bar(canvas, view, words)
        letters = marks(names(people)[: view.seats])
        height = (POOL_TOP - BANDS_TOP) // view.seats
        choosing = view.phase == "discard"
        rows = view.s.last_rows if choosing and view.s.last_rows else view.s.row
        before = rows is view.s.last_rows
        _columns(canvas, view, words, before)
        for p in range(view.seats):
            y = BANDS_TOP + p * height
            where = table_lane(view.seats, y + 4)
            _who(canvas, view, p, y, names(people)[p], letters[p], words)
            fresh = view.s.placed[1] if view.s.placed[:1] == [p] else 0
            draw_row(canvas, where, rows[p], p, () if before else letters, fresh)
            draw_runs(canvas, where, rows[p])
            points = view.s.row_points[-1][p] if before else row_score(rows[p])
            _points(canvas, view, p, where, points, before)
        if choosing:
            _announce(canvas, words)
        else:
            _pool(canvas, view, words)
        return canvas.image

    def hand(self, view: TennosSquareView, people: Sequence[Person], words: Words) -> Image.Image:
        """Own cards, the pool beside them, below them the own row with who moves after each slot."""
        return paint_hand(view, names(people), words)

    def result(self, view: TennosSquareView, people: Sequence[Person], words: Words) -> Image.Image:
        """The winners' bands first: last rows, the points of every deal, totals and final scores."""
        return paint_result(view, names(people), words)

    def rules(self, page: int, words: Words) -> Image.Image:
        """See ``tennos_square_rules``."""
        return rules_page(page, words).image

    def emblem(self, size: int) -> Image.Image:
        """Three rising cards, and one still face down."""
        return paint_emblem(size)


def _bar(canvas: Canvas, view: TennosSquareView, words: Words) -> None:
    mode = words(f"tennos_square-option-mode-{view.s.mode}")
    if view.s.mode == PARTNERSHIP:
        first, second, *_ = final_scores(PARTNERSHIP, view.s.totals)
        mode = f"A {first} : {second} B"
    deal = words("tennos_square-deal-of", deal=view.s.deal, deals=view.seats)
    canvas.top_bar(words("tennos_square-title"), words.other("tennos_square-title"), right=mode, middle=deal)


def _columns(canvas: Canvas, view: TennosSquareView, words: Words, before: bool) -> None:
    """The line of headings: what the discs mean, slot numbers, score columns."""
    middle = theme.BAR_HEIGHT + 21
    if before:
        canvas.badge(NAME_X, middle - 20, words("tennos_square-before"), size=28, height=36, align="l")
    else:
        canvas.disc(NAME_X + 22, middle, 34, theme.PANEL)
        canvas.disc(NAME_X + 22, middle, 26, theme.QUIET)
        canvas.text(
            NAME_X + 48,
            middle,
            words("tennos_square-discs"),
            size=28,
            colour=theme.QUIET,
            room=NAME_WIDTH - 50,
        )
    where = table_lane(view.seats, 0)
    for slot, x in enumerate(where.xs, 1):
        canvas.text(x + where.width / 2, middle, str(slot), size=30, colour=theme.QUIET, align="m")
    for x, key in ((POINTS_X, "row"), (TOTAL_X, "total")):
        canvas.text(
            x,
            middle,
            words(f"tennos_square-{key}"),
            size=28,
            colour=theme.QUIET,
            face=MEDIUM,
            align="m",
            room=76,
        )


def _who(canvas: Canvas, view: TennosSquareView, seat: int, y: int, name: str, letter: str, words: Words) -> None:
    """The plaque of a player: disc, name, hand from behind, and what is expected of them."""
    turn = seat in view.waiting
    draw_plaque(canvas, y, seat, name, letter, team_letter(view, seat), turn)
    x = NAME_X + 76
    word = ""
    if view.phase == "discard":
        word = words("tennos_square-choosing" if turn else "tennos_square-chosen")
    elif turn and view.s.taken >= 0:
        canvas.sprite(face(view.s.taken, 40), x, y + 60)
    else:
        for k in range(len(view.s.hands[seat])):
            canvas.sprite(cards.back(34, 46), x + 40 * k, y + 62)
    if turn and not word:
        word = words("tennos_square-turn")
    if word:
        fill, ink = (theme.INK, theme.GOLD) if turn else (theme.MINT, theme.INK)
        canvas.badge(NAME_X + NAME_WIDTH - 12, y + 66, word, size=28, height=40, fill=fill, colour=ink, align="r")
    if seat == view.s.dealer:
        ground, ink = (theme.INK, theme.GOLD) if turn else (theme.QUIET, theme.INK)
        canvas.disc(NAME_X + 38, y + 88, 34, ground)
        shapes.glyph(canvas.image, NAME_X + 38, y + 88, words("tennos_square-dealer-mark"), 22, ink)


def _points(canvas: Canvas, view: TennosSquareView, seat: int, where: Lane, points: int, before: bool) -> None:
    """What the row is worth now (or was, with its bonus), and the total of the finished deals."""
    middle = where.y + where.height / 2
    out = before and view.s.outs[-1] == seat
    canvas.text(POINTS_X, middle - (18 if out else 0), str(points), size=44, colour=theme.MINT, align="m")
    if out:
        canvas.text(POINTS_X, middle + 26, f"+{bonus(view.seats)}", size=34, colour=theme.MINT, align="m")
    canvas.text(TOTAL_X, middle, str(view.s.totals[seat]), size=44, align="m", room=78)


def _pool(canvas: Canvas, view: TennosSquareView, words: Words) -> None:
    """The cards one may swap for, low to high, and the deck."""
    canvas.mat(NAME_X, POOL_TOP, 1160, POOL_HEIGHT, 24)
    middle = POOL_TOP + POOL_HEIGHT / 2
    canvas.text(NAME_X + 22, middle, words("tennos_square-pool"), size=34, room=146)
    pool = by_rank(view.s.pool)
    width = 62
    room = 772
    step = min(width + 8.0, (room - width) / max(1, len(pool) - 1))
    for k, c in enumerate(pool):
        canvas.sprite(face(c, width), 188 + k * step, POOL_TOP + 6)
    deck_x = 1034
    canvas.text(deck_x, middle, words("tennos_square-deck"), size=30, colour=theme.QUIET, align="r", room=66)
    canvas.sprite(cards.back(54, 74), deck_x + 12, POOL_TOP + 9)
    canvas.text(deck_x + 78, middle, str(len(view.s.deck)), size=44)


def _announce(canvas: Canvas, words: Words) -> None:
    canvas.mat(NAME_X, POOL_TOP, 1160, POOL_HEIGHT, 24)
    canvas.text(
        600,
        POOL_TOP + POOL_HEIGHT / 2,
        words("tennos_square-now-discard"),
        size=38,
        align="m",
        room=1110,
        least=30,
    )


def paint_emblem(size: int) -> Image.Image:
    """See ``TennosSquarePainter.emblem``."""
    canvas = Canvas(size, size)
    width = round(size * 0.26)
    for k, (rank, suit) in enumerate((("", ""), ("2", "H"), ("6", "L"), ("10", "D"))):
        x = size * (0.05 + k * 0.213)
        y = size * (0.60 - k * 0.18)
        high = cards.mini_height(width)
        canvas.sprite(cards.mini(rank, suit, width) if rank else cards.back(width, high), x, y)
    return canvas.image


PAINTER = TennosSquarePainter()
