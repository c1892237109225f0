"""The private picture of Jukugo Daifuda: own cards beside the daifuda, own sets, what can be made and what it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import KINDS, POINTS, dictionary, read
from locales import Words
from render.games.jukugo_daifuda.labels import kind_name, tiers_of
from render.games.jukugo_daifuda.narration import NARRATION, hand_words
from render.games.jukugo_daifuda.sets import draw_sets, face, fitting, sets_width
from render.games.jukugo_daifuda.words import reading_order, words_in
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import kanji_height, steady
from render.kit.text import DECK, MEDIUM

DAIFUDA: Final = 160
DAIFUDA_X: Final = 40
HAND_X: Final = 250
TOP: Final = 96
DAIFUDA_HIGH: Final = kanji_height(DAIFUDA)
LIST_TOP: Final = 350
SMALL: Final = 80
"""Width of the cards in own sets."""
LINE: Final = 46
BOTTOM: Final = theme.HAND_HEIGHT - 14


@dataclass(frozen=True, slots=True)
class Way:
    """A set one could make, or a word in the hand: its signs, what it is, and its words."""

    shown: str
    kind: str
    points: str
    words: tuple[str, ...]


def paint_hand(view: JukugoDaifudaView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``JukugoDaifudaPainter.hand``."""
    me = view.seat
    if me is None:
        raise ValueError("an onlooker has no hand")
    canvas = Canvas(theme.HAND_HEIGHT)
    canvas.top_bar(words("jukugo_daifuda-hand-title"), words.other("jukugo_daifuda-hand-title"))
    _task(canvas, view, words)
    _daifuda(canvas, view, words)
    _cards(canvas, view, me, words)
    y = _notes(canvas, view, LIST_TOP, words)
    _ways(canvas, view, y, words)
    return canvas.image


def _task(canvas: Canvas, view: JukugoDaifudaView, words: Words) -> None:
    """What to do now, in gold; or that there is nothing to do."""
    if view.over:
        _quiet_task(canvas, words("jukugo_daifuda-task-over"))
    elif not view.asked:
        _quiet_task(canvas, words("jukugo_daifuda-task-wait"))
    else:
        key = "discard" if view.s.daifuda == NO_CARD else "ron" if view.s.ron_worth[view.me] else "answer"
        word = words(f"jukugo_daifuda-task-{key}", points=view.s.ron_worth[view.me])
        canvas.badge(theme.WIDTH - theme.TEXT_SAFE, 10, word, size=34, height=52, fill=theme.GOLD, align="r")


def _quiet_task(canvas: Canvas, word: str) -> None:
    canvas.text(theme.WIDTH - theme.TEXT_SAFE, 36, word, size=34, colour=theme.QUIET, align="r", room=560)


def _daifuda(canvas: Canvas, view: JukugoDaifudaView, words: Words) -> None:
    high = kanji_height(DAIFUDA)
    if view.s.daifuda == NO_CARD:
        canvas.sprite(cards.empty(DAIFUDA, high), DAIFUDA_X, TOP)
    else:
        canvas.sprite(face(view.s.daifuda, DAIFUDA), DAIFUDA_X, TOP)
        canvas.glow(DAIFUDA_X, TOP, DAIFUDA, high, theme.MINT, 6)
    canvas.badge(DAIFUDA_X + DAIFUDA / 2, TOP + high - 10, words("jukugo_daifuda-daifuda"), size=28, height=42)


def _cards(canvas: Canvas, view: JukugoDaifudaView, me: int, words: Words) -> None:
    """Hand and open sets in one row, seven or eight cards together.

    Cards are gold where one has to be discarded, mint-edged where they go with the daifuda.
    """
    hand, sets = view.s.hands[me], view.s.sets[me]
    x, room = HAND_X, theme.WIDTH - theme.TEXT_SAFE - HAND_X
    sizes = [len(s) - 1 for s in sets]
    small = fitting(sizes, room - (len(hand) * 96 if hand else 0), SMALL)
    if sets:
        room -= sets_width(sizes, small) + 26
    if hand:
        width = min(132, steady((room - 12 * (len(hand) - 1)) // len(hand)))
        _hand_cards(canvas, view, hand, x, width)
        x += len(hand) * (width + 12) + 14
    fresh = view.s.last_at if view.s.last_seat == me else -1
    draw_sets(canvas, x, TOP + 36, small, sets, words, fresh)


def _hand_cards(canvas: Canvas, view: JukugoDaifudaView, hand: Sequence[int], x: int, width: int) -> None:
    high = kanji_height(width)
    discard = view.asked and view.s.daifuda == NO_CARD
    useful = {c for a in view.legal if a.tag == "claim" for c in a.wire()[1]}
    y = TOP + 8 + (DAIFUDA_HIGH - high) // 2 - (8 if discard else 0)
    for c in hand:
        canvas.sprite(face(c, width), x, y)
        if discard:
            canvas.glow(x, y, width, high, theme.GOLD, 5)
        elif c in useful:
            canvas.glow(x, y, width, high, theme.MINT, 5)
        x += width + 12


def _notes(canvas: Canvas, view: JukugoDaifudaView, y: int, words: Words) -> int:
    """The answer given and the orders that stand, a line each."""
    lines = []
    if answer := NARRATION.own_answer(view, words):
        lines.append(words("jukugo_daifuda-hand-answered", move=answer))
    if orders := NARRATION.own_orders(view, words):
        lines.append(words("jukugo_daifuda-hand-orders", orders=orders))
    for line in lines:
        canvas.text(28, y + 20, line, size=34, colour=theme.MINT, room=1144, least=26)
        y += 46
    return y


def _ways(canvas: Canvas, view: JukugoDaifudaView, y: int, words: Words) -> None:
    """What can be made with the daifuda, or what words the hand holds; nothing with hints off."""
    if view.over:
        return
    if view.s.unaided:
        canvas.text(28, y + 22, words("jukugo_daifuda-hand-hint-off"), size=34, colour=theme.QUIET, room=1144)
        return
    ways = _possible(view, words) if view.asked else []
    if not ways and not view.s.hands[view.me]:
        canvas.text(28, y + 22, words("jukugo_daifuda-hand-empty"), size=34, colour=theme.QUIET, room=1144)
        return
    title = "ways" if ways else "words"
    if not ways:
        found = hand_words(view)
        ways = [Way(w, "", "", (w,)) for w in found]
    canvas.text(28, y + 20, words(f"jukugo_daifuda-hand-{title}"), size=34, colour=theme.QUIET, room=700)
    y += 44
    fits = max(1, (BOTTOM - y) // LINE)
    if not ways:
        canvas.text(28, y + 22, words("jukugo_daifuda-hand-no-words"), size=34, room=1144)
        return
    if len(ways) > fits:
        more = words("jukugo_daifuda-hand-more", count=len(ways) - fits)
        canvas.text(theme.WIDTH - theme.TEXT_SAFE, y - 24, more, size=30, colour=theme.QUIET, align="r", room=520)
    for way in ways[:fits]:
        _way(canvas, way, y, words)
        y += LINE


def _possible(view: JukugoDaifudaView, words: Words) -> list[Way]:
    """Every claim and attach that is legal now, the best first."""
    tiers, out = tiers_of(view), []
    for action in view.legal:
        tag, *values = action.wire()
        cards_used = _of(view, tag, values)
        if not cards_used:
            continue
        kind = values[1]
        laid = reading_order(kind, tuple(sorted([*cards_used, view.s.daifuda])), tiers)
        points = words("jukugo_daifuda-points", points=str(POINTS[KINDS.index(kind)]))
        out.append(Way(read(laid), kind, points, tuple(words_in(kind, laid, tiers))))
    return out


def _of(view: JukugoDaifudaView, tag: str, values: Sequence[Any]) -> list[int]:
    """The cards that an answer adds the daifuda to."""
    if tag == "claim":
        return list(values[0])
    return list(view.s.sets[view.me][values[0]][1:]) if tag == "attach" else []


def _way(canvas: Canvas, way: Way, y: int, words: Words) -> None:
    """One line: the signs, kind and points, readings and meanings."""
    middle, x = y + LINE / 2, 28.0
    canvas.text(x, middle, way.shown, size=40, face=DECK)
    x += 178
    if way.kind:
        said = f"{kind_name(way.kind, words)} {way.points}"
        canvas.text(x, middle, said, size=30, colour=theme.MINT, room=272, least=24)
        x += 286
    entries = words("jukugo_daifuda-slash").join(_entry(w) for w in way.words)
    room = theme.WIDTH - theme.TEXT_SAFE - x
    shown, size = text.fit(entries, MEDIUM, 32, room, 26)
    canvas.text(x, middle, shown, size=size, face=MEDIUM)


def _entry(word: str) -> str:
    entry = dictionary()[word]
    return f"{entry.readings[0]} {entry.gloss[0]}"
