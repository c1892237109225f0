"""The rules of Jukugo Daifuda, page by page, each with a drawn example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.jukugo_daifuda import terms
from engine.games.jukugo_daifuda.terms import KINDS, POINTS, spell
from locales import Words
from render.edition import Options
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.drawings import Laid, face, set_node
from render.games.jukugo_daifuda.narration import entry_said, kind_name, ladder
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.layout import Column, Drawing, Grid, Icon, Node, Paint, Picture, Pill, Row, Text
from render.kit.pages.overview import Sketches
from render.kit.pages.rules_page import Blocks, Facts
from render.kit.pieces.kanji_cards import kanji_height

SAMPLES: Final = ("天半音後", "社会科学", "商業人", "中学生", "日本音", "本意用", "気心", "本意")
"""A set of each kind, the strongest first."""
Block = int | Node


def facts(options: Options) -> Facts:
    """Return the facts in the sentences."""
    usual = {"chips": terms.CHIPS, "rounds": terms.ROUNDS}
    return {key: int(options.get(key, number)) for key, number in usual.items()}


def blocks(page: int, words: Words) -> Blocks:
    """Return page ``page`` (counted from 0): the sentences of the catalogue and the examples between them."""
    return (_aim, _kinds, _window, _take, _ron, _wait)[page](words)


def _cards(signs: str, width: int, gap: int = 6) -> Row:
    return Row(*(Picture(face(c, width)) for c in spell(signs)), gap=gap)


def _daifuda(sign: str, width: int, name: str = "") -> Paint:
    """Return the daifuda with its outline, and its name on a badge."""

    def draw(canvas: Canvas, x: float, y: float, room: float, height: float) -> None:
        canvas.card(face(spell(sign)[0], width), x + room / 2, y + kanji_height(width) / 2, 0, theme.MINT)
        if name:
            canvas.badge(x + room / 2, y + kanji_height(width) - 12, name, size=28, height=40)

    return Paint(width + 28, kanji_height(width) + (24 if name else 0), draw)


def _aim(words: Words) -> tuple[Block, ...]:
    example = Row(_daifuda("国", 104, words("jukugo_daifuda-daifuda")), _cards("日本音後半生人", 104), gap=36)
    return 1, 2, example, 3, 4


def _kinds(words: Words) -> tuple[Block, ...]:
    """Return all kinds in two columns: cards, name, points open and hidden."""

    def told(k: int) -> Node:
        hidden = f"{words('jukugo_daifuda-closed')} {2 * POINTS[k]}"
        name = Text(kind_name(KINDS[k], words), 29, cut=True)
        return Column(name, Row(Text(str(POINTS[k]), 40, theme.MINT), Text(hidden, 27, quiet=True), gap=14), gap=0)

    rows = [(_cards(SAMPLES[k], 58, 2), told(k), _cards(SAMPLES[k + 4], 58, 2), told(k + 4)) for k in range(4)]
    return 1, Grid(rows, gap=22, lead=12), 2


def _window(words: Words) -> tuple[Block, ...]:
    """Return the precedence, as a row of pills; below them the meanings of the calls."""
    first: list[Node] = []
    below: list[Node] = []
    for place, (name, means) in enumerate(ladder(words)):
        fill, colour = (LOOK.panel, theme.CREAM) if place else (theme.MINT, theme.INK)
        first += [Pill(name, 32, fill, colour), Icon("right", 20, quiet=True)]
        if means:
            lines = [Text(line, 27, align="m", quiet=True) for line in means]
            below.append(Column(Pill(name, 27, LOOK.panel, theme.CREAM), *lines, gap=2))
    steps = Row(*first[:-1], gap=8)
    rows = [Paint(1060, max(n.height for n in nodes), _columns(nodes)) for nodes in ([steps], below)]
    return 1, 2, Column(*rows, gap=16), 3


def _columns(nodes: Sequence[Node]) -> Drawing:
    """Return nodes side by side, each in the middle of its share of the width."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        step = width / len(nodes)
        for k, node in enumerate(nodes):
            room = min(node.want, step - 12)
            node.place(canvas, x + k * step + (step - room) / 2, y, room)

    return draw


def _take(words: Words) -> tuple[Block, ...]:
    def grow(kind: int, signs: str, card: str, becomes: int) -> Row:
        before, after = Laid(kind, spell(signs)), Laid(becomes, spell(signs + card))
        plus, arrow = Icon("plus", 24, quiet=True), Icon("right", 20, theme.MINT)
        return Row(set_node(before, 58, words), plus, _daifuda(card, 58), arrow, set_node(after, 58, words), gap=10)

    number = grow(terms.PAIR, "国文", "法", terms.THREE_KIND)
    word = grow(terms.TWO_WORD, "本意", "用", terms.TWIN)
    return 1, 2, Row(number, word, gap=34), 3


def _ron(words: Words) -> tuple[Block, ...]:
    shown = []
    for kind, signs, hidden in (
        (terms.CHAIN, "日本国", 0),
        (terms.THREE_KIND, "半音後", 1),
        (terms.TWO_WORD, "人生", 1),
    ):
        points = words("jukugo_daifuda-points", points=POINTS[kind] * (1 + hidden))
        laid = Laid(kind, spell(signs), not hidden, bool(hidden))
        shown.append(Column(set_node(laid, 80, words), Text(points, 36, align="m")))
    return 1, Row(*shown, gap=56), 2, 3, 4


def _wait(words: Words) -> tuple[Block, ...]:
    """Return words in the form of the hints."""
    shown = [Row(_cards(word, 74, 4), Text(entry_said(word, words), 34, cut=True), gap=16) for word in ("人々", "日本")]
    return 1, 2, 3, Row(*shown, gap=60), 4


def sketches(words: Words) -> Sketches:
    """Return the drawings of the overview."""
    ron = Column(Row(_cards("日本国", 60, 3), _cards("人生", 60, 3), gap=18), _cards("半音後", 60, 3), gap=6)
    take = Row(_cards("本意", 78), Icon("plus", 28, quiet=True), _daifuda("用", 78), gap=14)
    paid = [Row(_cards(SAMPLES[k], 58, 3), Text(str(POINTS[k]), 48, theme.MINT), gap=22) for k in (7, 3)]
    return ron, take, Column(*paid, gap=10)
