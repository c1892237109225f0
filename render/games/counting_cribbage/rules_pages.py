"""The rules pages of Counting Cribbage as data: sentences by number, and the examples between them."""

from __future__ import annotations

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


def _card(c: int, width: int = 84, glow: str = "") -> Node:
    def draw(canvas: Canvas, x: float, y: float, _w: float, high: float) -> None:
        canvas.sprite(small_face(c)(width), x, y)
        if glow:
            canvas.glow(x, y, width, round(high), glow, 5)

    return Paint(width, cards.mini_height(width), draw)


def _disc(seat: int, size: int) -> Seal:
    return Seal(" ", size, theme.SEAT_COLOUR[seat])


def _track() -> Node:
    """Return two pegs on half a board."""

    def draw(canvas: Canvas, x: float, y: float, width: float, high: float) -> None:
        canvas.box(x, y, round(width), round(high), 16, theme.WOOD_DARK)
        for k in range(61):
            for line in (0, 1):
                canvas.disc(x + 26 + k * (width - 52) / 60, y + 18 + line * 22, 6, theme.INK)
        for seat, hole in ((0, 47), (1, 41)):
            middle = x + 26 + hole * (width - 52) / 60
            canvas.disc(middle, y + 18 + seat * 22, 26, theme.INK)
            canvas.disc(middle, y + 18 + seat * 22, 22, theme.SEAT_COLOUR[seat])

    return Paint(1060, 58, draw)


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
        (1, _track(), 2, 3),
        (1, values, 2),
        (1, crib, 2, 3),
        (1, 2, _series(), 3, 4),
        (Column(_series(True), _scores(words), gap=12), 1, 2, 3),
        (1, _facts(words), 2, 3),
        (1, 2, 3, claim, 4, 5),
    )[number]


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def board(canvas: Canvas, x: float, y: float, width: float, high: float) -> None:
        canvas.box(x, y, round(width), round(high), 16, theme.WOOD_DARK)
        for seat, hole in ((0, 11), (1, 7)):
            down = y + high / 2 + (seat * 2 - 1) * 26
            for k in range(14):
                canvas.disc(x + 24 + k * 23, down, 8, theme.INK)
            canvas.disc(x + 24 + hole * 23, down, 42, theme.INK)
            canvas.disc(x + 24 + hole * 23, down, 36, theme.SEAT_COLOUR[seat])

    five, jack, *hand = cards_of("H5 XJ D6 D7 D8 D9 X7")
    fifteen = Row(_card(five, 70), Icon("plus", 22, quiet=True), _card(jack, 70), Pill("15", 30), gap=10)
    scored = Row(fifteen, Text("+2", 44, theme.MINT), gap=10)
    return Paint(347, 122, board), scored, spread([small_face(c)(74) for c in hand], 60, {4})
