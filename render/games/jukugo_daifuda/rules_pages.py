"""The rules pages of Jukugo Daifuda, each with a drawn example."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.jukugo_daifuda.terms import BLACK_JOKER, KINDS, POINTS, REPEAT, dictionary, kanji
from locales import Words
from render.games.jukugo_daifuda.labels import kind_name
from render.games.jukugo_daifuda.narration import SENTENCES
from render.games.jukugo_daifuda.sets import BETWEEN, draw_set, face, set_width
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import kanji_height
from render.rules_page import Block, Heading, Paragraph, RulesPage, Strip, paint

SAMPLES: Final = ("天半音後", "社会科学", "商業人", "中学生", "日本音", "本意用", "気心", "本意")
"""A set of each kind, the strongest first."""
COLUMN: Final = 162
"""How wide a column with several kinds below its call is."""
LADDER: Final = ("ron", "tsumo", "kan", "pon", "chi")


def rules_page(page: int, words: Words) -> Canvas:
    """Page ``page`` (from 0): the sentences of the catalogue and the examples between them."""
    told = [Paragraph(words(f"jukugo_daifuda-rules-{page}-{k}"), "・") for k in range(1, SENTENCES[page] + 1)]
    blocks = (_aim, _kinds, _window, _take, _ron, _wait)[page](told, words)
    heading = Heading(words(f"jukugo_daifuda-rules-{page}-title"))
    title, place = words("jukugo_daifuda-title"), f"{page + 1} / {len(SENTENCES)}"
    return paint(RulesPage(title, words.other("jukugo_daifuda-title"), place, (heading, *blocks)))


def cards_of(signs: str) -> list[int]:
    """The cards with these signs; the first 々 is the black joker."""
    jokers = iter((BLACK_JOKER, BLACK_JOKER + 1))
    return [next(jokers) if sign == REPEAT else kanji().index(sign) for sign in signs]


def _row(canvas: Canvas, x: int, y: int, width: int, signs: str, gap: int = 6) -> int:
    """Cards in a row; where the next thing may begin."""
    for c in cards_of(signs):
        canvas.sprite(face(c, width), x, y)
        x += width + gap
    return x


def _daifuda(canvas: Canvas, x: int, y: int, width: int, sign: str) -> int:
    """The daifuda with its outline; where the next thing may begin."""
    canvas.sprite(face(cards_of(sign)[0], width), x, y)
    canvas.glow(x, y, width, kanji_height(width), theme.MINT, 6)
    return x + width + 30


def _aim(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        at = _daifuda(canvas, x + 12, y + 22, 104, "国")
        canvas.badge(x + 64, y + 22 + kanji_height(104) - 12, words("jukugo_daifuda-daifuda"), size=28, height=40)
        _row(canvas, at + 30, y + 28, 104, "日本音後半生人")

    return [told[0], told[1], Strip(196, draw), told[2], told[3]]


def _kinds(told: Sequence[Block], words: Words) -> list[Block]:
    """All kinds in two columns: cards, name, points open and hidden."""

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        column, step = width // 2 + 6, 112
        for k, signs in enumerate(SAMPLES):
            left, top = x + (k // 4) * column, y + 12 + (k % 4) * step
            _row(canvas, left, top, 68, signs, 2)
            at = left + 4 * 70 + 12
            name = kind_name(KINDS[k], words)
            canvas.text(at, top + 24, name, size=32, room=column - 4 * 70 - 26, least=26)
            open_points, hidden = str(POINTS[k]), str(2 * POINTS[k])
            drawn = canvas.text(at, top + 68, open_points, size=44, colour=theme.MINT)
            said = f"{words('jukugo_daifuda-closed')} {hidden}"
            canvas.text(at + drawn + 20, top + 70, said, size=30, colour=theme.QUIET, room=170)

    return [told[0], Strip(4 * 112 + 2, draw), told[1]]


def _window(told: Sequence[Block], words: Words) -> list[Block]:
    """Who comes first, as a row of pills; below them what the calls mean."""
    kinds = {"kan": ("four_kind", "four_word"), "pon": ("three_kind",), "chi": ("three_word", "chain", "twin")}

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        steps = {call: words(f"jukugo_daifuda-call-{call}") for call in LADDER}
        steps |= {kind: kind_name(kind, words) for kind in ("pair", "two_word")}
        wide = {
            k: max(round(text.width(word, text.BOLD, 34)) + 40, COLUMN if k in kinds else 0)
            for k, word in steps.items()
        }
        gap = (width - sum(wide.values())) / (len(steps) - 1)
        left = float(x)
        for k, word in steps.items():
            fill, colour = (theme.MINT, theme.INK) if k == "ron" else (theme.PANEL, theme.CREAM)
            canvas.pill(round(left), y + 18, wide[k], 58, word, size=34, fill=fill, colour=colour)
            lines = [part for kind in kinds.get(k, ()) for part in _two_lines(kind_name(kind, words))]
            for at, line in enumerate(lines):
                middle = left + wide[k] / 2
                canvas.text(middle, y + 100 + at * 33, line, size=27, colour=theme.QUIET, align="m")
            left += wide[k] + gap
            if k != "two_word":
                canvas.shape("right", left - gap / 2, y + 47, min(22, round(gap) - 4), theme.QUIET)

    return [told[0], told[1], Strip(222, draw), told[2]]


def _two_lines(name: str) -> tuple[str, ...]:
    """A name as wide as a column of the ladder."""
    return text.wrap(name, text.BOLD, 27, COLUMN + 10)


def _take(told: Sequence[Block], words: Words) -> list[Block]:
    def grow(canvas: Canvas, x: int, y: int, before: tuple[int, str], card: str, after: tuple[int, str]) -> None:
        wide = draw_set(canvas, x, y, 62, before[0], cards_of(before[1]), words)
        canvas.shape("plus", x + wide + 22, y + 42, 26, theme.QUIET)
        at = _daifuda(canvas, x + wide + 46, y, 62, card)
        canvas.shape("right", at - 6, y + 42, 22, theme.MINT)
        draw_set(canvas, at + 16, y, 62, after[0], cards_of(after[1]), words)

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        grow(canvas, x + 4, y + 24, (KINDS.index("pair"), "国文"), "法", (KINDS.index("three_kind"), "国文法"))
        half = x + width // 2 + 28
        grow(canvas, half, y + 24, (KINDS.index("two_word"), "本意"), "用", (KINDS.index("twin"), "本意用"))

    return [told[0], told[1], Strip(156, draw), told[2]]


def _ron(told: Sequence[Block], words: Words) -> list[Block]:
    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        sets = (("chain", "日本国", 5, False), ("three_kind", "半音後", 20, True), ("two_word", "人生", 2, True))
        size = 86
        at = x + (width - sum(set_width(len(s), size) for _, s, _, _ in sets) - 2 * (BETWEEN + 60)) // 2
        for kind, signs, points, hidden in sets:
            wide = draw_set(
                canvas, at, y + 22, size, KINDS.index(kind), cards_of(signs), words, fresh=not hidden, double=hidden
            )
            said = words("jukugo_daifuda-points", points=str(points))
            canvas.text(at + wide / 2, y + 22 + kanji_height(size) + 54, said, size=38, align="m")
            at += wide + BETWEEN + 60

    return [told[0], Strip(226, draw), *told[1:]]


def _wait(told: Sequence[Block], words: Words) -> list[Block]:
    """Words as the hints tell them."""

    def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
        for k, word in enumerate(("人々", "日本")):
            at = _row(canvas, x + 8 + k * (width // 2), y + 16, 80, word, 4) + 14
            entry = dictionary()[word]
            canvas.text(at, y + 48, entry.readings[0], size=36)
            room = x + (k + 1) * (width // 2) - at
            canvas.text(at, y + 94, entry.gloss[0], size=30, colour=theme.QUIET, room=room)

    return [*told[:3], Strip(140, draw), told[3]]
