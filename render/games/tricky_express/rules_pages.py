"""The rules of Tricky Express page by page."""

from __future__ import annotations

from typing import Final

from engine.games.tricky_express import terms
from locales import Words
from render.edition import Options
from render.games.tricky_express import LOOK
from render.games.tricky_express.drawings import Line, disc, lane, running, stations, track
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Icon, Node, Paint, Picture, Row, Text
from render.kit.pages.overview import Sketches, spread
from render.kit.pages.rules_page import Blocks, Facts, around
from render.kit.pieces import cards
from render.kit.pieces.person import people
from render.narration.tricks import trick_labels

ROUTE: Final = [2, 0, 1, 0, 2, 1, 3, 0, 0, 2, 1, 1, 1]
"""The line of the worked example: C A B A C B D A A C B B B."""
LONGS: Final = (((4, 8), (2, 4)), ((6, 11), (3, 6)), ((5, 10), (1, 5)), ((0, 0), (0, 0)))
PLAYERS: Final = people("ABCD")
GROWTHS: Final = (((0, 2, 4, 7), 8), ((3, 4, 4, 6), 7), ((5, 4, 6, 7), 0))
WIDE: Final = 1070


def facts(options: Options) -> Facts:
    """Return the facts in the sentences; none of them is an option."""
    return {
        "pack": terms.SEATS * terms.TRICKS,
        "hand": terms.TRICKS,
    }


def blocks(page: int, words: Words) -> Blocks:
    """Return the parts of page ``page`` (counted from 0)."""
    drawing, after = (
        (Paint(WIDE, 150, _express), 2),
        (_passes(words), 1),
        (_trick(words), 3),
        (Paint(WIDE, 236, _scores), 4),
        (Paint(WIDE, 128, _growth), 2),
    )[page]
    return around(words, "tricky_express", page, drawing, after)


def _express(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw B's express from station 6 to 11."""
    line = Line(round(x + 40), round(y + 110), 82, 58)
    track(canvas, line, 13)
    stations(canvas, line, ROUTE, PLAYERS)
    running(canvas, line, round(y + 38), 1, LONGS[1][0], 46)


def _passes(words: Words) -> Node:
    """Return the highest card to the right, the next highest to the left."""

    def side(name: str) -> Node:
        what = Text(words(f"tricky_express-rules-{name}"), 28, align="m", quiet=True)
        return Column(Text(words(f"tricky_express-{name}"), 36, align="m"), what, gap=6)

    shown = [cards.card(rank, suit, 96) for rank, suit in (("K", "H"), ("9", "S"), ("7", "D"), ("4", "C"), ("A", "S"))]
    middle = (cards.dimmed(card, 0.45, LOOK.base) for card in shown[1:4])
    row = [Picture(shown[0]), *map(Picture, middle), Picture(shown[4])]
    return Row(side("left"), Icon("left", 40), *row, Icon("right", 40), side("right"), gap=18)


def _trick(words: Words) -> Node:
    """Return the example: hearts led: the king wins, the ace of spades loses."""
    labels, wide = trick_labels(words), 104
    high = cards.card_height(wide)

    def card(rank: str, suit: str, word: str, best: bool) -> Node:
        def draw(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            canvas.card(cards.card(rank, suit, wide), x + w / 2, y + high / 2, 0, theme.MINT if best else "")
            if word:
                fill, colour, line = (
                    (theme.MINT, theme.INK, "") if best else (canvas.look.panel, theme.CREAM, canvas.look.quiet)
                )
                canvas.badge(x + w / 2, y + high - 12, word, size=27, height=40, fill=fill, colour=colour, line=line)

        return Paint(wide + 30, high + 24, draw)

    played = (("9", "H", labels.lead), ("K", "H", labels.best), ("4", "H", ""), ("A", "S", ""))
    return Row(*(card(rank, suit, word, rank == "K") for rank, suit, word in played), gap=24)


def _scores(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The example's four lanes and its line."""
    line = Line(round(x + 90), round(y + 204), 78, 54)
    for seat in range(4):
        middle = round(y + 22 + 40 * seat)
        disc(canvas, x + 20, middle, 34, seat, PLAYERS)
        lane(canvas, line, middle, seat, ROUTE, LONGS[seat], 32)
    track(canvas, line, 13)
    stations(canvas, line, ROUTE, PLAYERS)


def _growth(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw three sequences of first long passes and their bonuses."""
    third = width / 3
    for i, (lengths, points) in enumerate(GROWTHS):
        left = x + i * third + 12
        for k, n in enumerate(lengths):
            tall = 4 + n * 12
            colour = theme.SEAT_COLOUR[i] if points else theme.SEAT_COLOUR[6]
            canvas.box(left + k * 54, y + 94 - tall, 40, tall, 4, colour)
            canvas.text(left + k * 54 + 20, y + 114, str(n), size=28, align="m")
        colour = theme.MINT if points else canvas.look.quiet
        canvas.text(left + 236, y + 60, f"+{points}" if points else "0", size=50, colour=colour)


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""

    def express(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        line = Line(round(x + 28), round(y + 116), 72, 52)
        for rise in (-8, 6):
            canvas.box(x, line.y + rise, 344, 3, 0, canvas.look.quiet)
        for place, seat in enumerate((1, 0, 2, 0, 1), 1):
            disc(canvas, line.at(place), line.y, line.station, seat, PLAYERS)
        running(canvas, line, round(y + 44), 1, (1, 5), 54)

    def growth(canvas: Canvas, x: float, y: float, _width: float, height: float) -> None:
        lengths, bonus = GROWTHS[0]
        for k, n in enumerate(lengths):
            tall = 8 + n * 15
            canvas.box(x + k * 54, y + height - 32 - tall, 42, tall, 4, theme.SEAT_COLOUR[1])
            canvas.text(x + k * 54 + 21, y + height - 14, str(n), size=28, align="m")
        canvas.text(x + 228, y + height / 2, f"+{bonus}", size=56, colour=theme.MINT)

    played = [cards.card(rank, suit, 84) for rank, suit in (("9", "H"), ("K", "H"), ("4", "H"), ("A", "S"))]
    return Paint(344, 146, express), spread(played, 74, {1}), Paint(310, 150, growth)
