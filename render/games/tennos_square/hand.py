"""The hand of Tennos Square: the own row with the next seat for each slot, below it cards and pool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import by_rank, next_seat, row_score
from locales import Words
from render.games.tennos_square import LOOK
from render.games.tennos_square.drawings import Lane, draw_disc, draw_row, draw_runs, face, lane, large_row
from render.games.tennos_square.narration import last_move, mover, pool_words
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.lines import wrap
from render.kit.drawing.names import cut_name
from render.kit.drawing.text import BOLD
from render.kit.layout import Node, Paint, Row, Text, Told, ink_of, write_name
from render.kit.pages.hand import Hand
from render.kit.pieces import cards
from render.kit.pieces.person import Person, on_discs
from render.kit.piles import Pile
from render.large.parts import Lines, laid, stock
from render.narration.cards import card_spoken
from render.narration.hands import every_hand, own_cards

_ROW: Final = 256
"""Height of the strip with the own row, px."""
_WIDE, _HIGH = 610, 256
"""Size of the pool's panel, px."""


def shown(view: TennosSquareView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    me, choosing = view.me, view.phase == "discard"
    tags = {move.tag for move in view.legal}
    task = next((tag for tag in ("swap", "place", "discard") if tag in tags), "")
    marked = view.s.choice[me] if choosing else ()
    return Hand(
        LOOK,
        *words.both(f"tennos_square-hand-{'candidates' if choosing else 'title'}"),
        own_cards(
            view, words, marked, words("tennos_square-hand-mark"), asked=bool(view.legal), legal=view.s.hands[me]
        ),
        task=words(f"tennos_square-task-{task}") if task else "",
        wait=_wait(view, people, words),
        above=Paint(theme.WIDTH - 40, _ROW, lambda c, x, y, w, h: _own_row(c, view, people, words, Box(x, y, w, h))),
        beside=Paint(_WIDE, _HIGH, lambda c, x, y, w, h: _beside(c, view, words, Box(x, y, w, h))),
        last_move=last_move(view, people, words),
        mover=mover(view),
        people=people,
        **every_hand(view, words),
        remarks=() if choosing else tuple(_remarks(view, people, words)),
        large=lambda width: _large(view, people, words, width),
    )


def _large(view: TennosSquareView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the own row with its free slots and the seats that come next, the pool and the deck, in large print."""
    row, s = view.s.row[view.me], view.s
    legal = {move.wire()[2] for move in view.legal if move.tag == "place"}
    fresh = s.placed[1] if s.placed[:1] == [view.me] else 0
    parts = [large_row(row, width, legal, fresh)]
    if view.legal and view.phase != "discard":
        parts.append(Lines(width, words("tennos_square-alt-where", places=_places(view, people, words)), 36))
    if view.phase == "discard":
        return [*parts, Lines(width, words("tennos_square-hint-discard"), 38)]
    pool = laid(width - 220, [face(c, 72) for c in by_rank(s.pool)], words("tennos_square-pool"))
    may = any(move.tag == "swap" for move in view.legal)
    swap = [Text(words("tennos_square-hand-may-swap"), 38, theme.GOLD)] if may else []
    return [*parts, Row(pool, stock(len(s.deck)), gap=30), *swap]


def _remarks(view: TennosSquareView, people: Sequence[Person], words: Words) -> Iterator[Told]:
    """Yield the own row by slots, the free slots with the next seats, and the cards for a swap or the pool."""
    row = view.s.row[view.me]
    cards = [card_spoken(c, words) if c >= 0 else "x" for c in row]
    slots = [words("tennos_square-numbered", number=str(k), card=card) for k, card in enumerate(cards, 1)]
    key = f"tennos_square-alt-own{'-over' if view.over else ''}"
    yield words(key, slots=words.listed(slots), points=row_score(row))
    if view.over:
        return
    if view.legal:
        yield words("tennos_square-alt-where", places=_places(view, people, words))
    may = any(move.tag == "swap" for move in view.legal)
    key = f"tennos_square-alt-{'may-swap' if may else 'pool'}"
    yield tuple(words(key, cards=pool, deck=len(view.s.deck)) for pool in pool_words(view, words))


def _places(view: TennosSquareView, people: Sequence[Person], words: Words) -> str:
    """Return free slots grouped by the next seat."""
    me, free = view.me, [slot for slot, c in enumerate(view.s.row[view.me], 1) if c < 0]
    if len(free) == 1:
        return words("tennos_square-alt-place-out", slots=str(free[0]))
    leads: dict[int, list[int]] = {}
    for slot in free:
        leads.setdefault(next_seat(me, slot, view.seats), []).append(slot)
    told = []
    for p, slots in leads.items():
        facts = {"slots": words("tennos_square-and").join(map(str, slots)), "seat": str(p + 1), "name": people[p].name}
        told.append(words(f"tennos_square-alt-place{'-self' if p == me else ''}", **facts))
    return words.listed(told)


def _wait(view: TennosSquareView, people: Sequence[Person], words: Words) -> str:
    """Return the seats that the table waits for."""
    if view.over:
        return words("tricks-over")
    if view.phase == "discard":
        return words("tricks-waiting")
    name = cut_name(people[view.waiting[0]].name, 32, 300, (who.name for who in people))
    return words("tricks-wait", name=name)


def _own_row(canvas: Canvas, view: TennosSquareView, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the own row: the next seat after a slot, by name above each group; slots with their numbers; brackets."""
    x, y, width, high = box
    me, row, n = view.me, view.s.row[view.me], view.seats
    canvas.slab(x, y, width, high, radius=26)
    where = lane(n, x + 14, y + 72, width - 28, 101, 12, 34)
    fresh = view.s.placed[1] if view.s.placed[:1] == [me] else 0
    draw_row(canvas, where, row, me, on_discs(people[:n]), fresh)
    _after(canvas, view, people, words, where)
    legal = {move.wire()[2] for move in view.legal if move.tag == "place"}
    for slot, (middle, c) in enumerate(zip(where.middles, row, strict=True), 1):
        if c >= 0:
            continue
        may = slot in legal
        fill, colour, line = (
            (theme.GOLD, theme.INK, "") if may else (canvas.look.panel, canvas.look.quiet, canvas.look.line)
        )
        out = may and len(legal) == 1
        word = f"{slot} {words('tennos_square-hand-out')}" if out else str(slot)
        canvas.badge(middle, where.bottom - 20, word, size=28, height=38, fill=fill, colour=colour, line=line)
    draw_runs(canvas, where, row, 27, 14)
    canvas.text(x + 26, y + 20, words("tennos_square-hand-row", points=row_score(row)), size=25)
    deal = words("tennos_square-deal-of", deal=view.s.deal, deals=n)
    total = words("tennos_square-hand-total", deal=deal, total=view.s.totals[me])
    canvas.text(x + width - 26, y + 20, total, size=25, colour=canvas.look.quiet, align="r")


def _after(canvas: Canvas, view: TennosSquareView, people: Sequence[Person], words: Words, where: Lane) -> None:
    """Draw above each group the next seat after a card there: its place at the table, disc and name."""
    me, n, y = view.me, view.seats, where.y - 20
    discs, ink = on_discs(people[:n]), ink_of(canvas)
    kinds = ("left", "partner" if n == 4 else "self", "right")
    slots = (1, 4, n + n // 4 + 3)
    for (left, right), kind, slot in zip(where.groups, kinds, slots, strict=True):
        to = next_seat(me, slot, n)
        label = words(f"tennos_square-who-{kind}")
        used = canvas.text(left, y, label, size=24, colour=canvas.look.quiet, room=170, least=theme.LEAST_SIZE)
        if to == me:
            continue
        at = left + used + 12
        draw_disc(canvas, at + 17, y, 32, to, discs[to])
        write_name(canvas, at + 42, y, right - at - 42, people[to].name, 27, ink.front, height=34)
        if kind == "partner":
            again = words("tennos_square-hand-again")
            canvas.text((left + right) / 2, y - 32, again, size=24, colour=canvas.look.quiet, align="m", role="label")


def _beside(canvas: Canvas, view: TennosSquareView, words: Words, box: Box) -> None:
    """Draw the pool and the deck, gold if a swap is allowed now; before that, the effect of giving up a card."""
    x, y, width, high = box
    canvas.slab(x, y, width, high, radius=26)
    if view.phase == "discard":
        hint = words("tennos_square-hint-discard")
        lines = wrap(hint, BOLD, 34, width - 60)
        canvas.paragraph(x + 30, y + (high - 50 * len(lines)) / 2, hint, width - 60, size=34, face=BOLD)
        return
    canvas.text(x + 24, y + 36, words("tennos_square-pool"), size=30)
    if any(move.tag == "swap" for move in view.legal):
        may, gold = words("tennos_square-hand-may-swap"), theme.GOLD
        canvas.badge(x + width - 20, y + 14, may, size=27, height=42, fill=gold, align="r")
    elif view.legal:
        no = words("tennos_square-hand-no-swap")
        canvas.text(x + width - 24, y + 36, no, size=27, colour=canvas.look.quiet, align="r", room=300)
    pool = by_rank(view.s.pool)
    columns = max(1, len(pool) if len(pool) < 6 else -(-len(pool) // 2))
    small = min(104 if len(pool) < 6 else 70, round(width - 180) // columns - 8)
    for k, c in enumerate(pool):
        row, column = divmod(k, columns)
        canvas.sprite(face(c, small), x + 24 + column * (small + 8), y + 66 + row * (cards.mini_height(small) + 7))
    canvas.text(
        x + width - 76, y + 90, words("tennos_square-deck"), size=27, colour=canvas.look.quiet, align="m", room=110
    )
    Pile(84, len(view.s.deck)).standing(canvas, x + width - 75, y + 112 + cards.card_height(84))
