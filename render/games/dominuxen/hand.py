"""The hand of Dominuxen: the subject of the question, own tiles, the count of each number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_SEAT
from engine.core.tiles import HIGHEST
from engine.games.dominuxen.state import DominuxenView
from locales import Words
from render.games.dominuxen import LOOK
from render.games.dominuxen.drawings import draw_row, draw_set, large_line, large_row, pile
from render.games.dominuxen.narration import NARRATION, called, last_move, spoken_tiles, with_number
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, in_rows, overlap
from render.kit.drawing.text import signed
from render.kit.layout import Node, Paint, Picture, Row, Text, Told, write_name
from render.kit.pages.hand import Hand
from render.kit.pieces.person import Person
from render.kit.pieces.tiles import corner, number_chip, upright
from render.large.parts import Flow, Lines, sign
from render.narration.tiles import tile_list
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("habits", "wishes: the menu below the picture tells them"),
    Unshown("fresh", "nothing is new once the match is over", phases="over"),
)

_LISTED: Final = (spoken_tiles, tile_list)
"""Tiles in words: with pauses, or shorter."""
_WIDE: Final = theme.WIDTH - 40
_LARGEST: Final = 112
_GAP: Final = 10
_MANY: Final = 20
"""In large print, more tiles than these are narrower, without dots."""
_NEW: Final = 45
"""Tiles wider than this have a word if they are new."""


def shown(view: DominuxenView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    me = view.me
    own, asked = view.s.hands[me], me in view.waiting
    about, high = (_targets, 112)
    if asked and view.phase != "play":
        about, high = (_row if view.phase == "draw" else _question, 168)
    fresh = [] if view.over else view.s.fresh[me]
    wait = words("tricks-over")
    if view.waiting:
        wait = words("tricks-wait", name=called(people, view.waiting[0], 32, 300))
    return Hand(
        LOOK,
        *words.both("dominuxen-hand-title"),
        (),
        task=words(f"dominuxen-task-{view.phase}", owed=view.s.owed) if asked else "",
        wait=wait,
        above=Paint(_WIDE, high, lambda c, x, y, w, h: about(c, view, people, words, Box(x, y, w, h))),
        below=Paint(_WIDE, 104, lambda c, x, y, w, h: _numbers(c, own, x, y, w)),
        own=(lambda c, x, y, w, h: _tiles(c, own, fresh, words, Box(x, y, w, h))) if own else None,
        empty=words("dominuxen-hand-empty"),
        last_move=last_move(view, people, words),
        people=people,
        mover=view.s.played[0] if view.s.played else NO_SEAT,
        seat=me,
        remarks=tuple(_remarks(view, asked, words)),
        large=lambda width: _large(view, people, words, width),
    )


def _large(view: DominuxenView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the subject of the question, the own tiles, and how many have each number, in large print."""
    s, me = view.s, view.me
    own, fresh = s.hands[me], () if view.over else s.fresh[me]
    asked = me in view.waiting and view.phase != "play"
    if asked and view.phase == "draw":
        subject = large_row(view, words, width)
    elif asked:
        seat = s.victims[0] if view.phase == "take" else s.active
        sets = large_line([s.lines[s.active][-1], s.attacked_set], width, "now")
        subject = Flow(width, [sign(people[seat], seat), Lines(width - 100, people[seat].name, 40, most=1), sets])
    else:
        subject = _large_targets(view, people, words, width)
    wide = 80 if len(own) <= _MANY else 52
    tiles = Flow(width, [_large_tile(t, wide, t in fresh) for t in own], gap=12, middle=True)
    counts = [(v, len(with_number(own, v))) for v in range(HIGHEST + 1)]
    several = [Row(Picture(number_chip(v, 52)), Text(f"×{n}", 40), gap=6) for v, n in counts if n > 1]
    return [subject, tiles if own else Lines(width, words("dominuxen-hand-empty"), 40), Flow(width, several)]


def _large_targets(view: DominuxenView, people: Sequence[Person], words: Words, width: float) -> Node:
    """Return the newest set of every other player, and the worth of the own line."""
    s, me = view.s, view.me
    others = [(me + k) % view.seats for k in range(1, view.seats)]
    newest = [large_line(s.lines[p][-1:], 150, "last") if s.lines[p] else Text("−", 44) for p in others]
    shown: list[Node] = [Row(sign(people[p], p), node, gap=10) for p, node in zip(others, newest, strict=True)]
    own = Row(Text(words("dominuxen-hand-own"), 36, quiet=True), Text(signed(s.line_worth(me)), 44), gap=12)
    return Flow(width, [*shown, own], gap=30)


def _large_tile(number: int, wide: int, fresh: bool) -> Node:
    """Return a tile of the hand, a new one with a mint edge."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.card(upright(number, wide), x + width / 2, y + height / 2, 0, theme.MINT if fresh else "")

    return Paint(wide + 12, 2 * wide + 16, draw)


def _remarks(view: DominuxenView, asked: bool, words: Words) -> Iterator[Told]:
    """Yield the row or the others' newest sets, the own tiles, the new ones, the tiles of each number."""
    s, me = view.s, view.me
    hand, new = s.hands[me], [t for t in s.hands[me] if t in s.fresh[me]]
    if asked and view.phase == "draw":
        yield words("dominuxen-alt-hand-row", tiles=NARRATION.lettered(view, s.row, words), pile=len(s.pile))
    elif not view.over and (not asked or view.phase == "play"):
        sets = [NARRATION.target(view, p, words) for p in range(view.seats) if p != me and s.lines[p]]
        yield words("dominuxen-alt-hand-targets", sets=words.listed(sets) or words("tiles-none"))
        yield words("dominuxen-alt-hand-own", points=s.line_worth(me))
    if hand:
        own = {"seat": str(me + 1), "count": len(hand)}
        yield tuple(words("dominuxen-alt-hand", tiles=listed(hand, words), **own) for listed in _LISTED)
    if new and not view.over:
        yield tuple(words("dominuxen-alt-hand-new", tiles=listed(new, words)) for listed in _LISTED)
    held = [(v, len(with_number(hand, v))) for v in range(HIGHEST + 1)]
    several = [words("dominuxen-alt-hand-number", number=str(v), count=str(n)) for v, n in held if n > 1]
    if several:
        yield words("dominuxen-alt-hand-numbers", numbers=words.listed(several))


def layout(count: int, width: float, height: float) -> tuple[int, int]:
    """Return the width of a tile, and the number in a row, so that all fit and are as large as possible."""
    best = (0, 1)
    for rows in range(1, 6):
        columns = -(-count // rows)
        wide = min(_LARGEST, (width + _GAP) / columns - _GAP, ((height + _GAP) / rows - _GAP) / 2)
        best = max(best, (int(wide), columns))
    return best


def _tiles(canvas: Canvas, hand: Sequence[int], fresh: Sequence[int], words: Words, box: Box) -> None:
    """Draw all tiles, the new ones with a word."""
    left, top, room, height = box
    width, columns = layout(len(hand), room - 20, height - 16)
    rows = -(-len(hand) // columns)
    step, tall = overlap(columns, width, room - 20, width * 1.3), 2 * width + _GAP
    for t, (row, off) in zip(hand, in_rows(len(hand), columns), strict=True):
        x = left + room / 2 + off * step
        y = top + height / 2 + (row - (rows - 1) / 2) * tall
        canvas.card(upright(t, width), x, y)
        if t in fresh:
            canvas.outline(x - width / 2 - 4, y - width - 4, width + 8, 2 * width + 8, corner(width) + 4, 4, theme.MINT)
            if width >= _NEW:
                canvas.badge(x, y + width - 20, words("dominuxen-new"), size=24, height=32)


def _numbers(canvas: Canvas, hand: Sequence[int], x: float, y: float, width: float) -> None:
    """Draw how many tiles have each number (a tile counts for both of its numbers); the most are mint."""
    canvas.slab(x, y, width, 104, radius=20)
    step = (width - 16) / (HIGHEST + 1)
    counts = [len(with_number(hand, v)) for v in range(HIGHEST + 1)]
    for v, count in enumerate(counts):
        middle = x + 8 + (v + 0.5) * step
        if not count:
            canvas.text(middle, y + 32, str(v), size=32, colour=canvas.look.line, align="m")
            continue
        canvas.sprite(number_chip(v, 48), middle - 24, y + 8)
        colour = theme.MINT if count == max(counts) else theme.CREAM
        canvas.text(middle, y + 80, f"×{count}", size=36, colour=colour, align="m")


def _panel(canvas: Canvas, box: Box, asked: bool) -> None:
    canvas.slab(*box, radius=24, line=theme.GOLD if asked else "", edge=5 if asked else 2)


def _row(canvas: Canvas, view: DominuxenView, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the open tiles to draw from, and the pile."""
    x, y, width, height = box
    _panel(canvas, box, True)
    canvas.text(x + 28, y + height / 2, words("dominuxen-row"), size=34, room=150)
    draw_row(canvas, view, Box(x + 190, y + 10, 560, height - 18))
    node = pile(view, words, 46)
    node.place(canvas, x + 800, y + (height - node.height) / 2, width - 830)


def _question(canvas: Canvas, view: DominuxenView, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the set in question and the one that attacks it, the other person beside their own."""
    x, y, width, height = box
    _panel(canvas, box, True)
    taking = view.phase == "take"
    sets = (view.s.attacked_set, "now"), (view.s.lines[view.s.active][-1], "old")
    wide = int(min(58, (width - 520) // sum(len(played) - 2 for played, _ in sets) - 2))
    top, left = y + (height - 2 * wide - 26) / 2, x + (380.0 if taking else 40.0)
    for played, mark in sets:
        if mark == "old":
            canvas.shape("left", left + 16, y + height / 2, 30, canvas.look.quiet)
            left += 60
        left += draw_set(canvas, left, top, wide, played, mark) + 30
    whom = view.s.victims[0] if taking else view.s.active
    left = x + 16 if taking else left
    _who(canvas, whom, people[whom], left + 40, y + height / 2, 76)
    write_name(canvas, left + 92, y + height / 2, 250, people[whom].name, 32, theme.CREAM)


def _targets(canvas: Canvas, view: DominuxenView, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the newest set of every other player, and the worth of the own line."""
    x, y, width, height = box
    _panel(canvas, box, False)
    quiet = canvas.look.quiet
    canvas.text(x + 26, y + 34, words("dominuxen-hand-targets"), size=27, colour=quiet, room=210, least=20)
    used = canvas.text(x + 26, y + 78, words("dominuxen-hand-own"), size=27, colour=quiet, room=150, least=20)
    canvas.text(x + 40 + used, y + 78, signed(view.s.line_worth(view.me)), size=40)
    others = [(view.me + k) % view.seats for k in range(1, view.seats)]
    step = (width - 262) / len(others)
    for k, p in enumerate(others):
        left, middle = x + 256 + k * step, y + height / 2
        canvas.box(left - 14, y + 16, 2, round(height - 32), 0, canvas.look.line)
        _who(canvas, p, people[p], left + 36, middle, 64)
        write_name(canvas, left + 82, y + 33, step - 104, people[p].name, 26, theme.CREAM)
        line = view.s.lines[p]
        if line:
            canvas.sprite(number_chip(line[-1][0], 44), left + 82, y + 56)
            canvas.text(left + 136, y + 79, f"×{line[-1][1]}", size=38)
        else:
            canvas.text(left + 84, y + 79, "−", size=38, colour=quiet)


def _who(canvas: Canvas, seat: int, who: Person, x: float, y: float, size: int) -> None:
    """Draw a portrait with the number of the seat."""
    canvas.portrait(x, y, size, who, seat)
    canvas.seal(
        x + size * 0.37, y + size * 0.37, 28, str(seat + 1), theme.SEAT_COLOUR[seat], theme.INK, canvas.look.panel
    )
