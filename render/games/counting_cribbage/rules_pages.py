"""The rules of Counting Cribbage as data: sentences by number, and the examples between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import cards as cards_of
from engine.games.counting_cribbage.terms import DECK, PIP, TARGET, combinations_in
from locales import Words
from render.edition import Options
from render.games.counting_cribbage import LOOK, of
from render.games.counting_cribbage.drawings import draw_combinations
from render.games.counting_cribbage.narration import peg_parts_words
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.layout import Column, Icon, Node, Paint, Picture, Pill, Row, Seal, Text, centred
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards

SERIES: Final = "S6 H5 C4 SK X3 SA DA LA"
"""The printed example of pegging."""
SERIES_BY: Final = (1, 2, 3, 0, 2, 3, 2, 2)
SERIES_PARTS: Final = {2: (2, 0, 0, 3), 6: (0, 0, 2, 0), 7: (0, 2, 6, 0)}
"""The scores of its third, seventh and eighth card."""
_ARROW: Final = Icon("arrow", 44, theme.MINT)


def _card(c: int, width: int = 84, glow: str = "") -> Picture:
    return Picture(small_face(c)(width), glow)


def _disc(seat: int, size: int) -> Seal:
    return Seal(" ", size, theme.SEAT_COLOUR[seat])


def _board(width: int, high: int, edge: int, apart: int, holes: int, pegs: Sequence[int], sizes: Sequence[int]) -> Node:
    """Return a board with two tracks of ``holes`` and a peg in each: its hole; ``sizes`` of hole, peg and rim, px."""
    hole, peg, rim = sizes

    def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
        canvas.box(x, y, round(w), round(h), 16, theme.WOOD_DARK)
        at = [x + edge + k * (w - 2 * edge) / (holes - 1) for k in range(holes)]
        for seat, k in enumerate(pegs):
            middle = y + h / 2 + (2 * seat - 1) * apart
            for left in at:
                canvas.disc(left, middle, hole, theme.INK)
            canvas.disc(at[k], middle, rim, theme.INK)
            canvas.disc(at[k], middle, peg, theme.SEAT_COLOUR[seat])

    return Paint(width, high, draw)


def _series(points: bool = False) -> Node:
    """Return the printed example with the running count above its cards."""
    shown, total, parts = cards_of(SERIES), 0, list[Node]()
    for k, c in enumerate(shown):
        total += PIP[c]
        scores = points and k in SERIES_PARTS
        fill, colour = (theme.MINT, theme.INK) if scores else (LOOK.panel, theme.CREAM)
        count = Pill(str(total), 32, fill, colour)
        parts.append(
            Column(centred(count, 84), _card(c, 84, theme.MINT if scores else ""), centred(_disc(SERIES_BY[k], 30), 84))
        )
    return Row(*parts, gap=38)


def _scores(words: Words) -> Node:
    """Return the scores of the third, the seventh and the eighth card of the example."""
    counts = [sum(PIP[c] for c in cards_of(SERIES)[: k + 1]) for k in SERIES_PARTS]
    told = [
        Row(Pill(str(count), 28), Text(peg_parts_words(parts, words), 30, theme.MINT), gap=12)
        for count, parts in zip(counts, SERIES_PARTS.values(), strict=True)
    ]
    return Row(*told, gap=34)


def _facts(words: Words) -> Node:
    """Return four cards and the starter, and the parts of their 20 points."""
    four, starter = cards_of("D6 D7 D8 D9"), cards_of("X7")[0]
    found = combinations_in(four, starter)

    def draw(canvas: Canvas, x: float, y: float, width: float, high: float) -> None:
        draw_combinations(canvas, found, Box(x, y, width, high), words, canvas.look.panel)

    points = Text(str(sum(one.points for one in found)), 80, theme.MINT)
    label = Text(of(words, "starter"), 30, quiet=True)
    hand = Row(*(_card(c, 88) for c in four), _card(starter, 88, LOOK.quiet), label, points, gap=22)
    return Column(hand, Paint(1060, 112, draw), gap=14)


def facts(options: Options) -> Facts:
    """Return the facts in the sentences; none of them is an option."""
    return {"pack": len(DECK), "target": TARGET}


def blocks(number: int, words: Words) -> Blocks:
    """Return the sentences and examples of a page."""
    worth = [(c, Pill(str(PIP[c]), 30, LOOK.panel, theme.CREAM, LOOK.quiet)) for c in cards_of("SA H2 C9 D10 LJ XQ SK")]
    values = Row(*(Column(_card(c), centred(pill, 84)) for c, pill in worth), gap=50)
    backs = Row(*(Picture(cards.back(84, 109)) for _ in range(4)), gap=-50)
    crib = Row(
        *(Row(*(_card(c) for c in cards_of("H5 C6 S7 DK")), _card(cards_of("L2")[0], 84, theme.MINT), gap=10), _ARROW),
        *(backs, Pill(of(words, "crib"), 28), _card(cards_of("XJ")[0])),
        Column(Text(of(words, "starter"), 26), Text("+2", 44, theme.MINT)),
        gap=16,
    )
    claim = Row(
        *(_disc(0, 46), Text(of(words, "claimed", points=16), 36), _ARROW, Text("20", 52), _ARROW),
        *(_disc(0, 46), Text("+16", 46, theme.MINT), _disc(1, 46), Text("+4", 46, theme.MINT)),
        gap=26,
    )
    return (
        (1, _board(1060, 58, 26, 11, 61, (47, 41), (6, 22, 26)), 2, 3),
        (1, values, 2),
        (1, crib, 2, 3),
        (1, 2, _series(), 3, 4),
        (Column(_series(True), _scores(words), gap=12), 1, 2, 3),
        (1, _facts(words), 2, 3),
        (1, 2, 3, claim, 4, 5),
    )[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    five, jack, *hand = cards_of("H5 XJ D6 D7 D8 D9 X7")
    fifteen = Row(_card(five, 70), Icon("plus", 22, quiet=True), _card(jack, 70), Pill("15", 30), gap=10)
    scored = Row(fifteen, Text("+2", 44, theme.MINT), gap=10)
    return (
        _board(347, 122, 24, 26, 14, (11, 7), (8, 36, 42)),
        scored,
        spread([small_face(c)(74) for c in hand], 60, {4}),
    )
