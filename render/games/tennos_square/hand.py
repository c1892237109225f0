"""The private picture of Tennos Square: own cards, the pool, and the own row with who moves next."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.core.state import NO_CARD
from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import by_rank, next_seat
from locales import Words
from render.games.tennos_square.row import Lane, draw_disc, draw_row, draw_runs, face, lane, marks
from render.kit import cards, text, theme
from render.kit.canvas import Canvas


def paint_hand(view: TennosSquareView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``TennosSquarePainter.hand``."""
    me = view.me
    canvas = Canvas(theme.HAND_HEIGHT)
    choosing = view.phase == "discard"
    key = "tennos_square-hand-" + ("candidates" if choosing else "title")
    canvas.top_bar(words(key), words.other(key))
    _task(canvas, view, names, words)
    if choosing:
        _candidates(canvas, view, me, words)
        return canvas.image
    _own_cards(canvas, view, me, words)
    _own_pool(canvas, view, words)
    _own_row(canvas, view, me, names, words)
    return canvas.image


def _task(canvas: Canvas, view: TennosSquareView, names: Sequence[str], words: Words) -> None:
    tags = {move.tag for move in view.legal}
    if tags:
        key = "swap" if "swap" in tags else "place" if "place" in tags else "discard"
        canvas.badge(
            theme.WIDTH - theme.TEXT_SAFE,
            10,
            words(f"tennos_square-task-{key}"),
            size=34,
            height=52,
            fill=theme.GOLD,
            align="r",
        )
        return
    if view.over:
        note = words("tennos_square-task-over")
    elif view.phase == "discard":
        note = words("tennos_square-task-others")
    else:
        name = text.clip(text.name(names[view.waiting[0]]), text.BOLD, 34, 360)
        note = words("tennos_square-task-wait", name=name)
    canvas.text(theme.WIDTH - theme.TEXT_SAFE, 36, note, size=34, colour=theme.QUIET, align="r", room=620, least=28)


def _numbered(canvas: Canvas, c: int, number: int, x: int, y: int, width: int, playable: bool) -> None:
    """A card of the hand with its number."""
    high = cards.card_height(width)
    canvas.sprite(cards.card(RANKS[RANK[c]], SUITS[SUIT[c]], width), x, y)
    if playable:
        canvas.glow(x, y, width, high, theme.GOLD, 5)
    _number(canvas, x + width // 2, y + high - 14, str(number), playable)


def _number(canvas: Canvas, middle: int, y: int, words: str, playable: bool) -> None:
    fill, colour, line = (theme.GOLD, theme.INK, "") if playable else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
    canvas.pill(middle - 36, y, 72, 48, words, size=38, fill=fill, colour=colour, line=line)


def _candidates(canvas: Canvas, view: TennosSquareView, me: int, words: Words) -> None:
    """Three large cards; the chosen one carries the word for it."""
    width, gap, y = 250, 60, 140
    left = (theme.WIDTH - 3 * width - 2 * gap) // 2
    chosen = view.s.choice[me][0] if view.s.choice[me] else NO_CARD
    for k, c in enumerate(view.s.hands[me]):
        x = left + k * (width + gap)
        if c == chosen:
            canvas.glow(x, y, width, cards.card_height(width), theme.MINT, 7)
        _numbered(canvas, c, k + 1, x, y, width, bool(view.legal))
        if c == chosen:
            canvas.badge(x + width / 2, y - 46, words("tennos_square-hand-mark"), size=36, height=54)
    canvas.text(
        600,
        582,
        words("tennos_square-hint-discard"),
        size=34,
        colour=theme.QUIET,
        align="m",
        room=1140,
        least=28,
    )


def _own_cards(canvas: Canvas, view: TennosSquareView, me: int, words: Words) -> None:
    hand = view.s.hands[me]
    width = 172
    for k, c in enumerate(hand):
        _numbered(canvas, c, k + 1, 40 + k * (width + 28), 96, width, bool(view.legal))
    if not hand:
        canvas.text(240, 220, words("tennos_square-hand-empty"), size=34, colour=theme.QUIET, align="m", room=400)


def _own_pool(canvas: Canvas, view: TennosSquareView, words: Words) -> None:
    """The pool and the deck; gold where a swap is allowed now."""
    x, y, width, height = 452, 86, 728, 282
    canvas.mat(x, y, width, height, 28)
    may = any(move.tag == "swap" for move in view.legal)
    canvas.text(x + 24, y + 34, words("tennos_square-pool"), size=34)
    if may:
        canvas.badge(
            x + width - 20,
            y + 12,
            words("tennos_square-hand-may-swap"),
            size=30,
            height=44,
            fill=theme.GOLD,
            align="r",
        )
    elif view.legal:
        canvas.text(
            x + width - 24,
            y + 34,
            words("tennos_square-hand-no-swap"),
            size=30,
            colour=theme.QUIET,
            align="r",
            room=360,
        )
    for k, c in enumerate(by_rank(view.s.pool)):
        row, column = divmod(k, 6)
        canvas.sprite(face(c, 80), x + 24 + column * 90, y + 60 + row * 110)
    deck_x = x + width - 138
    canvas.text(deck_x + 50, y + 88, words("tennos_square-deck"), size=32, colour=theme.QUIET, align="m")
    canvas.stock(len(view.s.deck), deck_x + 8, y + 112, 84)


def _own_row(canvas: Canvas, view: TennosSquareView, me: int, names: Sequence[str], words: Words) -> None:
    """The own row, large: number and next player of every face-down slot, brackets under the runs."""
    row = view.s.row[me]
    where = lane(view.seats, 28, 388, 1144, 118, 6, 24)
    letters = marks(names[: view.seats])
    fresh = view.s.placed[1] if view.s.placed[:1] == [me] else 0
    draw_row(canvas, where, row, me, (), fresh)
    legal = {move.wire()[2] for move in view.legal if move.tag == "place"}
    last = row.count(-1) == 1
    for i, (x, c) in enumerate(zip(where.xs, row, strict=True)):
        if c >= 0:
            continue
        middle = x + where.width // 2
        to = next_seat(me, i + 1, view.seats)
        if not last:
            draw_disc(canvas, middle, where.y + 40, 52, to, letters[to])
        if last:
            word = words("tennos_square-hand-out")
        else:
            word = words("tennos_square-you") if to == me else text.name(names[to])
        canvas.box(x + 6, where.y + 76, where.width - 12, 40, 10, theme.PANEL)
        canvas.text(middle, where.y + 96, word, size=28, align="m", room=where.width - 18, least=22)
        _number(canvas, middle, where.bottom - 26, str(i + 1), i + 1 in legal)
    draw_runs(canvas, Lane(where.xs, where.y + 28, where.width, where.seats), row, 30)
