"""The hand of Boonaken: contract and trick above, the own cards, and the own roem as drawn combinations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.cards import SUIT, SUITS
from engine.core.state import NO_SEAT
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.state import BoonakenState, BoonakenView
from engine.games.boonaken.terms import combinations, counts_roem, roem
from locales import Words
from render.games.boonaken import LOOK, narration
from render.games.boonaken.table import OUTCOME
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.lines import balanced
from render.kit.layout import Column, Face, Node, Paint, Picture, Row, Suit, Text
from render.kit.pages.hand import Hand
from render.kit.pages.trick_table import card_face, small_face
from render.kit.pieces.cards import back, card_height
from render.kit.pieces.person import Person, names
from render.narration.cards import cards_spoken, suit_name
from render.narration.halt import halt_task, whose_turn
from render.narration.hands import every_hand, own_cards
from render.narration.telling import Telling
from render.narration.tricks import answered, beside_the_last, last_move, last_told, mover, own_place, owner
from render.unshown import Unshown

MARKED = "marked until some are laid away"
LAID = "shown where no roem counts"
UNSHOWN: Final = (
    Unshown("discarded", LAID, "open"),
    Unshown("discarded picked", OUTCOME, "over"),
    Unshown("lacking", "the own roem is drawn, and whoever announced more knows"),
    Unshown("picked", MARKED, "open play"),
)

_SLOTS: Final = 12
"""The distance of the places for cards laid away, px."""


def shown(view: BoonakenView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    s, me, telling = view.s, view.me, Telling(view, names(people), words)
    playing = s.phase == "play" and not view.over
    marked = s.picked[me] if s.phase == "exchange" else []
    allowed = {a.wire()[-1] for a in view.legal}
    asked = view.asked and s.phase in ("play", "open")
    task = _task(view, words) if view.asked else (halt_task(view, words), "")
    wait, you = whose_turn(telling), own_place(view, words)
    order = [owner(s.players, s.leader, k) for k in range(len(s.players))] if playing else []
    made = Hand(
        LOOK,
        *words.both("tricks-hand-title"),
        own_cards(view, words, marked, words("boonaken-picture-new"), asked=asked, legal=allowed),
        *task,
        wait="" if view.asked else wait,
        trick=answered(s, people, words, partial(narration.taken_by, s), order[: len(s.trick)]) if playing else (),
        about=_about(s, words) if playing else ("", "", ""),
        above=None if playing or view.over else _above(view, people, words),
        you=you,
        to_come=tuple((people[p], p) for p in order[len(s.trick) + 1 :]) if you[0] else (),
        below=_below(view, words),
        last_move=last_move(telling, s.players) if playing else "",
        mover=mover(s, view.seats, s.players) if playing else NO_SEAT,
        people=people,
        **every_hand(view, words),
        remarks=() if view.over else tuple(_remarks(view, words)),
    )
    return beside_the_last(made, view, people, words, s.players)


def _remarks(view: BoonakenView, words: Words) -> Iterator[str]:
    """Yield what is above and below the cards."""
    s, me = view.s, view.me
    if s.taken:
        yield narration.contract_told(s, words)
        if s.phase == "play":
            yield narration.progress_told(s, words)
            if view.asked and not s.trick and s.last_trick:
                yield last_told(view, words, s.players)
    else:
        if s.high and not view.asked:
            yield words("boonaken-alt-high", bid=narration.bid_name(s.high, words))
        yield narration.table_cards(s, words)
    if _by_trumps(view):
        by_suit = [(suit_name(t, words), str(roem(s.hands[me], t, s.strict))) for t in range(4)]
        told = [words("boonaken-alt-roem-by-suit", suit=suit, roem=points) for suit, points in by_suit]
        yield words("boonaken-alt-roem-by", told=words.listed(told))
    elif s.discarded[me] and s.hands[me]:
        yield words("boonaken-alt-discarded", cards=cards_spoken(s.discarded[me], words))
    if _roem_counts(view):
        found = [
            words("boonaken-alt-combination", cards=cards_spoken(cards, words), points=str(points))
            for points, cards in combinations(s.hands[me], s.trump, s.strict)
        ]
        yield words("boonaken-alt-roem", told=words.listed(found)) if found else words("boonaken-alt-no-roem")


def _by_trumps(view: BoonakenView) -> bool:
    """True if the viewer is to name trumps, and will have roem counted."""
    s = view.s
    return s.taken and s.phase != "play" and view.me in s.declarers and counts_roem(s.high)


def _roem_counts(view: BoonakenView) -> bool:
    """True while the roem in the viewer's hand may still count."""
    return bool(view.s.hands[view.me]) and (not view.s.taken or _by_trumps(view))


def _task(view: BoonakenView, words: Words) -> tuple[str, str]:
    s = view.s
    if s.phase != "play":
        return words(f"boonaken-task-{s.phase}", count=len(s.picked[view.me])), ""
    if not s.trick:
        return words("tricks-task-lead"), ""
    led = SUIT[s.trick[0]]
    return words("tricks-task-follow"), SUITS[led]


def _about(s: BoonakenState, words: Words, size: int = 34) -> Node:
    """Return the contract with its trumps, and what is missing."""
    head: list[Node] = [Text(narration.bid_short(s.high, words) if s.high else "–", size, cut=True)]
    if s.trump != NO_TRUMP:
        head.append(Suit(SUITS[s.trump], 46))
    lines: list[Node] = [
        Text(words(f"boonaken-picture-{'contract' if s.taken else 'high'}"), 25, quiet=True),
        Row(*head, gap=10),
    ]
    if s.phase == "play":
        made, needed = narration.goal(s)
        if needed:
            lines.append(Text(f"{made} / {needed}", 30, cut=True))
        lines += [Text(line, 24, quiet=True) for line in balanced(narration.missing(s, words), text.BOLD, 24, 206)]
    return Column(*lines, gap=8)


def _above(view: BoonakenView, people: Sequence[Person], words: Words) -> Node:
    """Return during the auction the present bid and the open table cards; then the contract with its declarers, roem
    by trump suit, and places for the cards to lay away."""
    s, me = view.s, view.me
    parts: list[Node] = [_about(s, words, 54 if s.taken else 34)]
    if s.taken and not _by_trumps(view):
        parts.append(Row(*(Face(people[p], p, 84) for p in s.declarers), gap=14))
    if not s.taken:
        faces = [Picture(card_face(c)(88)) for c in s.open] + [Picture(back(88)) for _ in s.blind]
        parts += [Text(words("boonaken-picture-table"), 27, quiet=True), Row(*faces, gap=12)]
    elif _by_trumps(view):
        rows = [(Suit(SUITS[t], 58), Text(str(roem(s.hands[me], t, s.strict)), 46)) for t in range(4)]
        by_suit = Row(*(Row(*row, gap=10) for row in rows), gap=26)
        parts.append(Column(Text(words("boonaken-picture-roem-by"), 25, quiet=True), by_suit, gap=8))
    elif s.discarded[me]:
        faces = [Picture(card_face(c)(88)) for c in s.discarded[me]]
        parts += [Text(words("boonaken-picture-laid"), 27, quiet=True), Row(*faces, gap=12)]
    row = Row(*parts, gap=40)
    high = 150
    free = _slots(len(s.picked[me])) if view.asked and s.phase == "exchange" else None

    def draw(canvas: Canvas, x: float, y: float, width: float, _height: float) -> None:
        canvas.slab(x, y, width, high, radius=26)
        room = width - 52
        if free and row.want + free.want + 20 <= room:
            free.place(canvas, x + width - 26 - free.want, y + (high - free.height) / 2, free.want)
            room -= free.want + 20
        row.place(canvas, x + 26, y + (high - row.height) / 2, min(row.want, room))

    return Paint(1160, high, draw)


def _slots(count: int) -> Node:
    """Return a place for each card to lay away, with its number."""
    width = 90 if count < 3 else 70
    high = card_height(width)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        for k in range(count):
            middle = x + width / 2 + k * (width + _SLOTS)
            canvas.place(middle, y + high / 2, width, high, theme.GOLD)
            canvas.text(middle, y + high / 2, str(k + 1), size=34, colour=theme.GOLD, align="m")

    return Paint(count * (width + _SLOTS) - _SLOTS, high, draw)


def _below(view: BoonakenView, words: Words) -> Node | None:
    """Return the own roem as combinations while it may count; then the own discards."""
    s, me = view.s, view.me
    if view.over or not s.hands[me]:
        return None
    if s.phase == "play":
        faces = [Picture(small_face(c)(40)) for c in s.discarded[me]]
        return Row(Text(words("boonaken-picture-laid"), 27, quiet=True), Row(*faces, gap=6), gap=20) if faces else None
    if not _roem_counts(view):
        return None
    parts: list[Node] = [Text(words("boonaken-picture-roem"), 28, quiet=True)]
    for points, cards in combinations(s.hands[me], s.trump, s.strict):
        shown = [Picture(small_face(c)(40)) for c in cards]
        parts.append(Row(Row(*shown, gap=4), Text(str(points), 34), gap=10))
    if len(parts) == 1:
        parts = [Text(words("boonaken-picture-no-roem"), 28, quiet=True)]
    return Row(*parts, gap=24)
