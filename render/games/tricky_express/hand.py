"""The private hand of Tricky Express: the cards, and below them what went to and came from either neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.tricky_express.state import TrickyExpressView
from engine.games.tricky_express.terms import left_of, right_of
from locales import Words
from render.games.tricky_express.narration import passable
from render.games.tricky_express.railway import disc
from render.kit import cards, text, theme
from render.kit.canvas import Canvas

LIFT: Final = 14
PILL: Final = 46
WIDTH: Final = 116
LARGE: Final = 144
ROW: Final = 7
STEP: Final = 160
TOPS: Final = (98, 318)
STRIP: Final = 530


def paint(view: TrickyExpressView, names: Sequence[str], words: Words) -> Canvas:
    """The hand of ``view.seat``, 1200 x 640."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    canvas = Canvas(theme.HAND_HEIGHT)
    title = words("tricky_express-hand-title")
    canvas.top_bar(title, words.other("tricky_express-hand-title"))
    task(canvas, view, me, names, words)
    hand, marks = view.s.hands[me], card_marks(view, me, words)
    if not hand:
        empty = words("tricky_express-hand-empty")
        canvas.text(600, 290, empty, size=40, colour=theme.QUIET, align="m")
    half = len(hand) if len(hand) <= ROW else -(-len(hand) // 2)
    width = WIDTH if len(hand) > ROW else LARGE
    for index, card in enumerate(hand):
        row, column = divmod(index, half)
        held = half if row == 0 else len(hand) - half
        x = 600 - ((held - 1) * STEP + width) // 2 + column * STEP
        y = TOPS[row] if len(hand) > ROW else 186
        allowed, mark = marks.get(card, (None, ""))
        one(canvas, x, y, width, card, index + 1, allowed, mark)
    for seat, x, side in ((left_of(me), 20, "left"), (right_of(me), 604, "right")):
        gave, got = (held[me][0 if side == "right" else 1 :: 2] for held in (view.s.passed, view.s.received))
        neighbour(canvas, x, seat, side, gave, got, text.name(names[seat]), words)
    return canvas


def card_marks(view: TrickyExpressView, me: int, words: Words) -> dict[int, tuple[bool | None, str]]:
    """For each card whether it may be chosen now (None: nothing is asked) and a word on it."""
    if view.phase != "play":
        if view.s.choice[me]:
            ways = zip(view.s.choice[me], ("right", "left"), strict=True)
            return {c: (None, words(f"tricky_express-mark-{way}")) for c, way in ways}
        if not view.legal:
            return {}
        right, left = passable(view)
        out: dict[int, tuple[bool | None, str]] = {}
        for c in view.s.hands[me]:
            way = ("both" if c in left else "right") if c in right else "left" if c in left else ""
            free = view.phase == "pass2"
            out[c] = (bool(way), words(f"tricky_express-mark-{way}") if way and not free else "")
        return out
    if not view.legal:
        return {}
    allowed = {a.wire()[1] for a in view.legal}
    return {c: (c in allowed, "") for c in view.s.hands[me]}


def task(canvas: Canvas, view: TrickyExpressView, me: int, names: Sequence[str], words: Words) -> None:
    """What to do now, in gold; or whom the table waits for."""
    edge = theme.WIDTH - theme.TEXT_SAFE
    if view.over or not view.legal:
        if view.over:
            line = words("tricky_express-hand-over")
        elif view.phase == "play":
            line = words("tricky_express-hand-wait", name=text.name(names[view.waiting[0]]))
        else:
            line = words("tricky_express-hand-waiting")
        canvas.text(edge, 36, line, size=34, colour=theme.QUIET, align="r", room=640)
        return
    suit = ""
    if view.phase != "play":
        key = view.phase
    elif not view.s.trick:
        key = "lead"
    else:
        led = SUIT[view.s.trick[0]]
        follows = any(SUIT[c] == led for c in view.s.hands[me])
        key, suit = ("follow", SUITS[led]) if follows else ("free", "")
    colour = theme.SUIT_COLOUR[suit] if suit else ""
    label = words(f"tricky_express-task-{key}")
    canvas.badge(edge, 8, label, size=36, height=56, fill=theme.GOLD, align="r", icon=suit, icon_colour=colour)


def one(canvas: Canvas, x: int, y: int, width: int, card: int, number: int, allowed: bool | None, mark: str) -> None:
    """One card with its number; lifted and gold if it may be chosen, dim if it may not."""
    high = cards.card_height(width)
    top = y - LIFT if allowed else y
    dim = allowed is False
    canvas.sprite(cards.card(RANKS[RANK[card]], SUITS[SUIT[card]], width, dim), x, top)
    if allowed:
        canvas.glow(x, top, width, high, theme.GOLD, 5)
    if mark:
        fill = theme.GOLD if allowed else theme.MINT
        canvas.badge(x + width / 2, top + high - 54, mark, size=28, height=40, fill=fill)
    fill, colour, line = (theme.GOLD, theme.INK, "") if allowed else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
    if allowed is None:
        colour = theme.CREAM
    canvas.pill(
        x + (width - 72) // 2, top + high - 12, 72, PILL, str(number), size=36, fill=fill, colour=colour, line=line
    )


def neighbour(
    canvas: Canvas, x: int, seat: int, side: str, gave: Sequence[int], got: Sequence[int], name: str, words: Words
) -> None:
    """A neighbour by name, and the cards given to and got from that side in this deal."""
    canvas.panel(x, STRIP, 576, 98)
    middle = STRIP + 49
    disc(canvas, x + 42, middle, 48, seat)
    room = 480 if not gave else 224
    label = words(f"tricky_express-{side}")
    arrow = x + 90 if side == "left" else x + 90 + text.width(label, text.BOLD, 28) + 20
    canvas.shape(side, arrow, STRIP + 30, 20, theme.QUIET)
    start = x + 108 if side == "left" else x + 80
    canvas.text(start, STRIP + 30, label, size=28, colour=theme.QUIET)
    canvas.text(x + 80, STRIP + 68, name, size=34, room=room, least=26)
    if not gave:
        return
    left = x + 316
    for held, key in ((gave, "gave"), (got, "got")):
        word = words(f"tricky_express-{key}")
        canvas.text(left + 52, STRIP + 18, word, size=24, colour=theme.QUIET, align="m", room=120, least=20)
        for i, card in enumerate(held):
            canvas.sprite(cards.mini(RANKS[RANK[card]], SUITS[SUIT[card]], 46), left + 3 + i * 54, STRIP + 33)
        left += 126
