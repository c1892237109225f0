"""The private picture of Rummy Fifty: own cards in a row, below them bonus cards, piles or melds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.rummy_fifty.state import RummyFiftyView
from engine.games.rummy_fifty.terms import STOCK, court_points, courts_for, is_extra, owner_of
from locales import Words
from render.games.rummy_fifty.melds import draw_melds
from render.games.rummy_fifty.seats import face
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.narration.cards import rank_name

TOP: Final = 100
LIFT: Final = 14
PILL: Final = 46
LOWER: Final = 314
"""Where the part below the cards begins."""
BOTTOM: Final = 626


def paint_hand(view: RummyFiftyView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``RummyFiftyPainter.hand``."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    canvas = Canvas(theme.HAND_HEIGHT)
    title = words("rummy_fifty-hand-title")
    canvas.top_bar(title, words.other("rummy_fifty-hand-title"))
    _wild(canvas, view, words)
    _task(canvas, view, names, words)
    _cards(canvas, view, me, words)
    if view.phase == "bonus":
        _courts(canvas, view, me, words)
    elif view.phase == "draw" and view.legal:
        _sources(canvas, view, me, names, words)
    else:
        _table(canvas, view, me, words)
    return canvas.image


def _wild(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    """The wild suit, in the bar."""
    suit = SUITS[view.s.wild]
    canvas.badge(
        610,
        10,
        words("rummy_fifty-wild"),
        size=30,
        height=52,
        fill=theme.IVORY,
        icon=suit,
        icon_colour=theme.SUIT_COLOUR[suit],
    )


def _task(canvas: Canvas, view: RummyFiftyView, names: Sequence[str], words: Words) -> None:
    """What to do now, in gold; or whom the table waits for."""
    edge = theme.WIDTH - theme.TEXT_SAFE
    if view.legal:
        key = "bonus-two" if view.phase == "bonus" and view.seats == 2 else view.phase
        canvas.badge(edge, 10, words(f"rummy_fifty-task-{key}"), size=34, height=52, fill=theme.GOLD, align="r")
        return
    if view.over:
        note = words("rummy_fifty-task-over")
    elif view.phase == "bonus":
        note = words("rummy_fifty-task-others")
    else:
        name = text.clip(text.name(names[view.waiting[0]]), text.BOLD, 34, 240)
        note = words("rummy_fifty-task-wait", name=name)
    canvas.text(edge, 36, note, size=34, colour=theme.QUIET, align="r", room=390, least=26)


def _playable(view: RummyFiftyView) -> set[int]:
    """Cards of the hand that a legal move names."""
    out: set[int] = set()
    for action in view.legal:
        tag, *values = action.wire()
        if tag == "meld":
            out |= set(values[0])
        elif tag in ("discard", "layoff"):
            out.add(values[0])
    return out


def _cards(canvas: Canvas, view: RummyFiftyView, me: int, words: Words) -> None:
    """The hand in one row with numbers; gold what may be discarded, melded or laid off now."""
    hand = view.s.hands[me]
    if not hand:
        canvas.text(600, 200, words("rummy_fifty-hand-empty"), size=40, colour=theme.QUIET, align="m")
        return
    playable, wild = _playable(view), view.s.wild
    asked = view.phase in ("discard", "table") and bool(view.legal)
    free = theme.WIDTH - 2 * theme.TEXT_SAFE
    width = min(116, (free - 6 * (len(hand) - 1)) // len(hand))
    step = min(width + 24.0, (free - width) / max(1, len(hand) - 1))
    left = 600 - ((len(hand) - 1) * step + width) / 2
    high = cards.card_height(width)
    for k, c in enumerate(hand):
        x = round(left + k * step)
        gold = c in playable
        y = TOP - (LIFT if gold else 0) + 8
        canvas.sprite(cards.card(RANKS[RANK[c]], SUITS[SUIT[c]], width), x, y)
        if SUIT[c] == wild:
            canvas.shape("star", x + width - 20, y + 22, 26, theme.SUIT_COLOUR[SUITS[wild]])
        if gold:
            canvas.glow(x, y, width, high, theme.GOLD, 5)
        if c == view.s.drawn[me]:
            canvas.badge(x + width / 2, y + high - 48, words("rummy_fifty-new"), size=26, height=36)
        fill, colour, line = (theme.GOLD, theme.INK, "") if gold else (theme.PANEL, theme.QUIET, theme.MAT_LINE)
        if not asked:
            colour = theme.CREAM
        pill = min(72, width - 20)
        canvas.pill(
            x + (width - pill) // 2, y + high - 12, pill, PILL, str(k + 1), size=36, fill=fill, colour=colour, line=line
        )


def _courts(canvas: Canvas, view: RummyFiftyView, me: int, words: Words) -> None:
    """The bonus cards to choose from with what they count; the chosen one in mint."""
    courts = courts_for(view.seats)
    chosen = view.s.choice[me][0] if view.s.choice[me] else -1
    width, gap = 158, 130
    left = 600 - (len(courts) * width + (len(courts) - 1) * gap) // 2
    high = cards.card_height(width)
    for k, court in enumerate(courts):
        x, y = left + k * (width + gap), LOWER + 30
        canvas.sprite(cards.card(rank_name(court), SUITS[me], width, bool(view.s.choice[me]) and court != chosen), x, y)
        if view.legal:
            canvas.glow(x, y, width, high, theme.GOLD, 5)
        if court == chosen:
            canvas.glow(x, y, width, high, theme.MINT, 7)
            canvas.badge(x + width / 2, y - 24, words("rummy_fifty-chosen-mark"), size=32, height=48)
        fill = theme.GOLD if view.legal else theme.MINT if court == chosen else theme.PANEL
        ink = theme.CREAM if fill == theme.PANEL else theme.INK
        label = f"{court_points(court)}"
        canvas.pill(x + width // 2 - 52, y + high - 18, 104, 56, label, size=40, fill=fill, colour=ink)


def _sources(canvas: Canvas, view: RummyFiftyView, me: int, names: Sequence[str], words: Words) -> None:
    """Where one may draw from: the stock and every open pile with whose it is."""
    legal = [a.wire()[1] for a in view.legal]
    canvas.mat(20, LOWER, 1160, BOTTOM - LOWER, 28)
    width, high = 134, cards.mini_height(134)
    step = 1160 // len(legal)
    y = LOWER + 28
    for k, source in enumerate(legal):
        middle = 20 + step * k + step // 2
        x = middle - width // 2
        if source == STOCK:
            canvas.sprite(cards.back(width, high), x, y)
            label = f"{words('rummy_fifty-stock')} {len(view.s.stock)}"
            quiet = ""
        else:
            canvas.sprite(face(view.s.top_of(source), width), x, y)
            owner = owner_of(source)
            label = text.name(names[owner])
            quiet = words("rummy_fifty-extras" if is_extra(source) else "rummy_fifty-discards")
        canvas.glow(x, y, width, high, theme.GOLD, 5)
        canvas.text(middle, y + high + 34, label, size=36, align="m", room=step - 20, least=28)
        canvas.text(middle, y + high + 74, quiet, size=30, colour=theme.QUIET, align="m", room=step - 20)
    if view.s.stalled:
        canvas.text(600, BOTTOM - 34, words("rummy_fifty-hand-stalled"), size=34, colour=theme.QUIET, align="m")


def _table(canvas: Canvas, view: RummyFiftyView, me: int, words: Words) -> None:
    """All melds with their numbers; gold those that one's cards may be laid off to now."""
    canvas.mat(20, LOWER, 1160, BOTTOM - LOWER, 28)
    numbers = list(range(len(view.s.melds)))
    if not numbers:
        middle = (LOWER + BOTTOM) / 2
        canvas.text(600, middle, words("rummy_fifty-no-melds"), size=38, colour=theme.QUIET, align="m", room=1100)
        return
    open_to = {a.wire()[2] for a in view.legal if a.tag == "layoff"}
    box = (38, LOWER + 14, 1124, BOTTOM - LOWER - 28)
    draw_melds(canvas, view, numbers, box, fresh=view.s.laid, open_to=open_to, tallest=132, seats=True)
