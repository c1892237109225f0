"""The private picture of Counting Cribbage: the own cards, or what is to be counted and judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.cards import RANK, RANKS, SUIT, SUITS
from engine.games.counting_cribbage.state import CountingCribbageView
from engine.games.counting_cribbage.terms import FULL, LAID_AWAY, PIP, by_rank
from locales import Words
from render.games.counting_cribbage.board import face
from render.hand import Hand, HandCard, paint
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.narration.cards import card_list

SERIES: Final = 122
"""Height of the strip with the series above the hand."""


def paint_hand(view: CountingCribbageView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``CountingCribbagePainter.hand``."""
    if view.seat is None:
        raise ValueError("an onlooker has no hand")
    if view.asked and view.phase in ("claim", "show"):
        return _judge(view, view.seat, names, words).image
    if view.asked and view.phase == "respond":
        return _answer(view, view.seat, names, words).image
    return _own(view, view.seat, names, words).image


def _own(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> Canvas:
    """The own hand; what was laid away has left it, what is chosen for the crib is marked."""
    asked, choosing = view.asked, view.phase == "lay_away"
    room = FULL - view.s.count
    mark = words("counting_cribbage-hand-mark")
    shown = tuple(
        HandCard(
            RANKS[RANK[c]],
            SUITS[SUIT[c]],
            playable=(True if choosing else PIP[c] <= room) if asked else None,
            mark=mark if choosing and c in view.s.choice[me] else "",
        )
        for c in view.s.hands[me]
    )
    pegging = view.s.starter >= 0 and view.s.pegging
    canvas = paint(
        Hand(
            title=words("counting_cribbage-hand-title"),
            second=words.other("counting_cribbage-hand-title"),
            cards=shown,
            task=_task(view, words) if asked else "",
            note=_note(view, me, names, words),
            empty=words("counting_cribbage-hand-empty"),
            above=SERIES if pegging else 0,
        )
    )
    if pegging:
        _series(canvas, view, words)
    return canvas


def _series(canvas: Canvas, view: CountingCribbageView, words: Words) -> None:
    """What lies in the series, the count, and the starter, in a strip under the bar."""
    y, height = theme.BAR_HEIGHT + 10, SERIES - 10
    canvas.panel(20, y, 1160, height)
    middle, width = y + height / 2, 70
    top = round(middle - cards.mini_height(width) / 2)
    label = canvas.text(44, middle - 26, words("counting_cribbage-count"), size=30, colour=theme.QUIET, room=130)
    canvas.text(44, middle + 16, str(view.s.count), size=60)
    left, right = 44 + max(label, 80) + 28, 880
    series = view.s.series
    step = min(width + 8.0, (right - left - width) / max(1, len(series) - 1))
    for k, c in enumerate(series):
        canvas.sprite(face(c, width), left + k * step, top)
    if not series:
        new = words("counting_cribbage-new-series")
        canvas.text(left, middle, new, size=34, colour=theme.QUIET, room=right - left)
    canvas.text(
        1180 - 24 - width - 16,
        middle,
        words("counting_cribbage-starter"),
        size=30,
        colour=theme.QUIET,
        align="r",
        room=170,
    )
    canvas.sprite(face(view.s.starter, width), 1180 - 24 - width, top)


def _task(view: CountingCribbageView, words: Words) -> str:
    key = "respond" if view.phase == "show" else view.phase
    return words(f"counting_cribbage-task-{key}", count=LAID_AWAY[view.seats])


def _note(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> str:
    """Whose crib it is; the count and the starter."""
    if view.over:
        return words("counting_cribbage-task-over")
    if view.phase == "lay_away":
        dealer = view.s.dealer
        if dealer == me:
            return words("counting_cribbage-note-own")
        return words("counting_cribbage-note-crib", name=text.clip(text.name(names[dealer]), text.BOLD, 30, 500))
    away = view.s.away[me]
    if view.phase in ("play", "declare"):
        note = words("counting_cribbage-note-away", cards=card_list(away, words)) if away else ""
        if view.asked or not view.waiting:
            return note
        name = text.clip(text.name(names[view.waiting[0]]), text.BOLD, 30, 420)
        return words("counting_cribbage-sep").join([words("counting_cribbage-task-wait", name=name), note])
    return words("counting_cribbage-task-others")


def _head(view: CountingCribbageView, key: str, words: Words) -> Canvas:
    canvas = Canvas(theme.HAND_HEIGHT)
    canvas.top_bar(words(f"counting_cribbage-{key}"), words.other(f"counting_cribbage-{key}"))
    canvas.badge(theme.WIDTH - theme.TEXT_SAFE, 10, _task(view, words), size=34, height=52, fill=theme.GOLD, align="r")
    return canvas


def _judge(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> Canvas:
    """Four cards and the starter, large; whose they are, and what was claimed. No count is shown."""
    claiming = view.phase == "claim"
    canvas = _head(view, "hand-claim" if claiming else "hand-answer", words)
    item = view.s.asked_item(me)
    owner = view.s.show_order[item]
    kind = words(f"counting_cribbage-item-{'crib' if item == view.seats else 'hand'}")
    canvas.avatar(72, 128, 72, names[owner], owner)
    canvas.text(124, 128, text.name(names[owner]), size=40, room=430, least=30)
    canvas.badge(590, 102, kind, size=36, height=52, align="l")
    if not claiming:
        claim = words("counting_cribbage-claimed", points=view.s.claims[item])
        canvas.text(theme.WIDTH - 40, 128, claim, size=48, align="r", room=400)
    width, y = 200, 196
    for k, c in enumerate(by_rank(view.s.item_cards(item))):
        canvas.sprite(cards.card(RANKS[RANK[c]], SUITS[SUIT[c]], width), 34 + k * (width + 14), y)
    x = theme.WIDTH - 40 - width
    up = view.s.starter
    canvas.sprite(cards.card(RANKS[RANK[up]], SUITS[SUIT[up]], width), x, y)
    high = cards.card_height(width)
    canvas.outline(x - 8, y - 8, width + 16, high + 16, 22, 4, theme.QUIET, 14)
    canvas.text(
        x + width / 2, y + high + 34, words("counting_cribbage-starter"), size=34, colour=theme.QUIET, align="m"
    )
    _progress(canvas, view, me, item, names, words)
    return canvas


def _progress(
    canvas: Canvas, view: CountingCribbageView, me: int, item: int, names: Sequence[str], words: Words
) -> None:
    """What this seat has stated so far, and what is still to come."""
    mine, order = view.phase == "claim", view.s.show_order
    if mine and me != view.s.dealer:
        return
    items = [i for i, owner in enumerate(order) if (owner == me) == mine]
    y, x, stated = 576, 40.0, view.s.choice[me]
    for k, i in enumerate(items):
        now = i == item
        given = str(stated[k]) if k < len(stated) else "?" if now else "–"
        canvas.avatar(x + 26, y, 46, names[order[i]], order[i])
        if i == view.seats:
            canvas.sprite(cards.back(34, 46), x + 54, y - 23)
        left = x + (96 if i == view.seats else 60)
        canvas.text(left, y, given, size=40, colour=theme.GOLD if now else theme.CREAM)
        x += 190


def _answer(view: CountingCribbageView, me: int, names: Sequence[str], words: Words) -> Canvas:
    """The series up to the card that was claimed, the count, the claim. No count of points is shown."""
    canvas = _head(view, "hand-answer", words)
    series, by = view.s.series, view.s.series_by
    mover = by[-1]
    canvas.avatar(72, 128, 72, names[mover], mover)
    canvas.text(124, 128, text.name(names[mover]), size=40, room=430, least=30)
    claim = words("counting_cribbage-claimed", points=view.s.claim)
    canvas.text(theme.WIDTH - 40, 128, claim, size=48, align="r", room=400)
    width, y = 180, 196
    step = min(width + 14.0, (theme.WIDTH - 80 - width) / max(1, len(series) - 1))
    high = cards.card_height(width)
    for k, (c, p) in enumerate(zip(series, by, strict=True)):
        x = 40 + k * step
        canvas.sprite(cards.card(RANKS[RANK[c]], SUITS[SUIT[c]], width), x, y)
        if k == len(series) - 1:
            canvas.glow(x, y, width, high, theme.CREAM, 5)
        canvas.avatar(x + min(step, width) / 2, y + high + 4, 46, names[p], p, ground=theme.FELT)
    middle = 560
    canvas.text(40, middle, words("counting_cribbage-count"), size=36, colour=theme.QUIET)
    canvas.text(220, middle, str(view.s.count), size=72)
    hand = by_rank(view.s.hands[me])
    for k, c in enumerate(reversed(hand)):
        canvas.sprite(cards.mini(RANKS[RANK[c]], SUITS[SUIT[c]], 72), theme.WIDTH - 40 - 72 - k * 80, middle - 48)
    if hand:
        wide = 80 * len(hand)
        canvas.text(
            theme.WIDTH - 60 - wide,
            middle,
            words("counting_cribbage-item-hand"),
            size=34,
            colour=theme.QUIET,
            align="r",
        )
    return canvas
