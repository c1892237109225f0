"""The result of Boonaken: the last contract on the board of a café at the canal, and every player's marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.state import BoonakenState, BoonakenView
from engine.games.boonaken.terms import BOONAAK, CHAMPIONSHIP, MISERE, is_number
from locales import Words
from render.games.boonaken import LOOK, narration
from render.games.boonaken.drawings import RED, Marks
from render.games.boonaken.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.pen import Pen
from render.kit.layout import Column, Face, Icon, Item, Node, Paint, Pill, Row, Suit, Text
from render.kit.pages.result import SKY, Rank, Result
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque
from render.narration.telling import Telling

_BOARD: Final = (412, 868)
"""The left and the right edge of the board, px."""
_QUAY, _TITLE = 46, 112
"""The height of the quay, and the lower edge of the title at the right, px."""
_HUB, _REACH = (1032, 304), 150
"""The middle of the mill's sails, and their length, px."""
_BLADE: Final = 1.05
"""How far the cloth of a sail reaches from the middle, in lengths of a sail."""
_CHALK: Final = tuple(k / 10 for k in range(20, 4, -1))
"""Scales of the contracts, the largest first."""
_SKY, _MILL, _SLATE, _FRAME = ("#0F1F4E", "#1B3170", "#324C8E", "#6C7BAA", "#C79A7E"), "#0C1738", "#20282B", "#6B4A2C"
_BRICK, _SAIL = "#74403A", "#BDB49A"
_FAILED: Final = "#F08A7E"
"""The chalk of a contract that failed."""
_HOUSES: Final = ("#182347", "#14203F", "#1D2A52")
_APART: Final = 2
"""The maximum number of contracts of one deal that have a line each."""
LISTED: Final = 4
"""The maximum number of players whose contracts are shown below their marks."""
_BARE: Final = 56
"""The size of the marks of whoever declared nothing, where others have their contracts below them, px."""
TOLD: Final = 3
"""The number of latest contracts of a player that are shown; of older ones, how many."""


def order(s: BoonakenState) -> list[int]:
    """Return winners first, losers last, others by score and by marks."""
    return sorted(
        range(len(s.plus)),
        key=lambda p: (p not in s.winners, p in s.losers, -s.scores[p], -s.plus[p], s.minus[p], p),
    )


def shown(view: BoonakenView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    rows_of = order(s) if s.winners else order(s)[::-1]
    rows = [_row(s, p, people[p], words) for p in order(s)]
    most, less = _figures(s, rows_of[0])
    return Result(
        LOOK,
        *words.both("boonaken-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("games-result-win", count=len(s.winners)) if s.winners else words("boonaken-picture-nobody"),
        _unit(s, rows_of[0], less, words),
        (NARRATION.story(s, names(people), words),),
        score="" if s.ending == CHAMPIONSHIP else most,
        lost=0 if s.winners else len(s.losers),
        scene=partial(_canal, s, people, words),
        remarks=(narration.came_told(s, words),) if s.history else (),
    )


def _canal(
    s: BoonakenState,
    people: Sequence[Person],
    words: Words,
    canvas: Canvas,
    _x: float,
    _y: float,
    width: float,
    height: float,
) -> None:
    """Draw the canal in the evening; on the board of the café the last contract of each of its declarers, and on the
    sails of the mill the marks of the player who is shown large.
    """
    first = order(s)[0] if s.winners else order(s)[-1]
    lay_opaque(canvas.image, _evening(round(width), round(height), s.plus[first], s.minus[first]), 0, 0)
    last = narration.last_deal(s) if s.history else []
    slate = Box(_BOARD[0], SKY + 14, _BOARD[1] - _BOARD[0], height - _QUAY - 22 - SKY - 14).inset(28, 0)
    together = len(last) > _APART and len({row[2:4] for row in map(tuple, last)}) == 1
    places = slate.rows(1 if together else max(1, len(last)))

    def written(k: float) -> list[Node]:
        if together:
            return [_together(last, people, words, k)]
        if len(last) > 1:
            return [_chalked(row, people, words, k) for row in last]
        return [(_worded if _is_worded(row[2]) else _alone)(row, people, words, k) for row in last]

    def fits(k: float) -> bool:
        rows = written(k)
        return all(row.least <= places[0].width and row.height * 1.12 <= places[0].height for row in rows)

    for made, place in zip(written(fit(_CHALK, fits)), places, strict=False):
        wide = min(place.width, made.want)
        made.place(canvas, place.middle[0] - wide / 2, place.middle[1] - made.height / 2, wide)


def _chalked(row: Sequence[int], people: Sequence[Person], words: Words, k: float) -> Node:
    """Return a contract in chalk, at scale ``k``: who declared it, bid and trumps, made or not, and its points."""
    bid, outcome = _called(row, words, k), _outcome(row, k)
    return Row(_declarer(row, people, round(76 * k)), *bid, *outcome, gap=round(20 * k))


def _alone(row: Sequence[int], people: Sequence[Person], words: Words, k: float) -> Node:
    """Return the only contract in chalk, at scale ``k``: at the left who declared it, at the right two lines."""
    bid, outcome = _called(row, words, k), _outcome(row, k)
    lines = Column(Row(*bid, gap=round(16 * k)), Row(*outcome, gap=round(16 * k)), gap=round(10 * k))
    return Row(_declarer(row, people, round(124 * k)), lines, gap=round(28 * k))


def _is_worded(bid: int) -> bool:
    """True for a bid whose name is a word, written beside the portrait: all tricks."""
    return not is_number(bid) and bid != MISERE


def _worded(row: Sequence[int], people: Sequence[Person], words: Words, k: float) -> Node:
    """Return the only contract, for all tricks, at scale ``k``: its word, below it large what it asks for and the
    outcome."""
    _, _, bid, trump, _, made = row
    called = Text(narration.bid_name(min(bid, BOONAAK), words), round(60 * k))
    asked: list[Node] = [Text(str(bid - BOONAAK), round(100 * k))] if bid > BOONAAK else []
    suit: list[Node] = [] if trump == NO_TRUMP else [Suit(SUITS[trump], round(88 * k))]
    sign = Icon("check" if made else "times", round(92 * k), theme.MINT if made else _FAILED)
    upper = Row(_declarer(row, people, round(104 * k)), called, gap=round(20 * k))
    return Column(upper, Row(*asked, *suit, sign, gap=round(22 * k), height=round(92 * k)), gap=round(6 * k))


def _together(rows: Sequence[Sequence[int]], people: Sequence[Person], words: Words, k: float) -> Node:
    """Return one contract of many at scale ``k``: at the left the bid, at the right in two columns who has made it."""
    each = [_marked(row, people[row[1]], round(112 * k)) for row in rows]
    lines = [Row(*each[at : at + 2], gap=round(18 * k)) for at in range(0, len(each), 2)]
    called = Row(*_called(rows[0], words, 1.7 * k), gap=round(10 * k))
    return Row(called, Column(*lines, gap=round(14 * k)), gap=round(24 * k))


def _marked(row: Sequence[int], who: Person, size: int) -> Node:
    """Return the portrait of who declared a contract, at its corner whether it was made."""
    sign, colour = ("check", theme.MINT) if row[5] else ("times", _FAILED)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.portrait(x + size / 2, y + size / 2, size - 4, who, row[1], "sign", _SLATE)
        at = x + size * 0.9, y + size * 0.84
        canvas.disc(*at, round(size * 0.46), _SLATE)
        canvas.shape(sign, *at, round(size * 0.34), colour)

    return Paint(size * 1.14, size, draw)


def _declarer(row: Sequence[int], people: Sequence[Person], size: int) -> Node:
    """Return the portrait of who declared a contract."""
    return Face(people[row[1]], row[1], size, "sign", inset=4)


def _called(row: Sequence[int], words: Words, k: float) -> list[Node]:
    """Return bid and trumps of a contract."""
    _, _, bid, trump, _, _ = row
    called: Node = _no_tricks(round(48 * k)) if bid == MISERE else Text(narration.bid_short(bid, words), round(64 * k))
    return [called] if trump == NO_TRUMP else [called, Suit(SUITS[trump], round(64 * k))]


def _outcome(row: Sequence[int], k: float) -> list[Node]:
    """Return whether a contract was made, and its points."""
    _, _, bid, _, points, made = row
    colour = theme.MINT if made else _FAILED
    sign = Icon("check" if made else "times", round(50 * k), colour)
    return [sign, Text(str(points), round(52 * k), colour)] if is_number(bid) else [sign]


def _no_tricks(wide: int) -> Node:
    """Return the sign of a misère: a card face down, crossed out."""
    high = round(wide * 1.4)

    def draw(canvas: Canvas, x: float, y: float, _width: float, _height: float) -> None:
        canvas.sprite(cards.back(wide, high), x + wide * 0.2, y)
        canvas.shape("times", x + wide * 0.7, y + high / 2, round(wide * 1.2), theme.INK)
        canvas.shape("times", x + wide * 0.7, y + high / 2, round(wide * 1.1), theme.IVORY)

    return Paint(wide * 1.4, high, draw)


@kept
def _evening(width: int, height: int, plus: int, minus: int) -> Image.Image:
    """Return the sky over gabled houses and a mill, and on the quay the board of a café. Do not draw into it."""
    k, deep = 100 / width, height * 100 / width
    pen, quay = Pen(width, height, _SKY[0]), deep - _QUAY * k
    for n, colour in enumerate(_SKY[1:], 1):
        top = (0, 0.36, 0.6, 0.76, 0.88)[n] * quay
        pen.shape([(0, top), (50, top - 0.7), (100, top), (100, deep), (0, deep)], colour)
    for n in range(13):
        x, wide, tall = 2 + n * 8.0, 7.6, 9.5 + n * 5 % 4 * 1.7
        _gable(pen, x, wide, quay - tall, quay, _HOUSES[n % 3], n)
    # the sails turn between the title and the quay
    hub = min(_HUB[1] * k, (_TITLE * k + quay) / 2)
    _mill(pen, (_HUB[0] * k, hub), quay, min(_REACH * k, (quay - hub) / _BLADE), (plus, minus))
    pen.box(0, quay, 100, deep, theme.mix(LOOK.panel, "#3A3F58", 0.4))
    pen.box(0, quay, 100, quay + 0.5, "#8A93B5")
    left, right, top, foot = _BOARD[0] * k, _BOARD[1] * k, SKY * k, deep - 1.6
    for x in (left + 3, right - 4.2):
        pen.box(x, foot - 3, x + 1.2, deep, _FRAME)
    pen.box(left, top, right, foot - 1.4, _FRAME)
    pen.box(left + 0.2, top + 0.2, right - 0.2, top + 0.6, theme.WOOD)
    pen.box(left + 1.2, top + 1.2, right - 1.2, foot - 2.6, _SLATE)
    return pen.drawn()


def _gable(pen: Pen, x: float, wide: float, top: float, foot: float, colour: str, n: int) -> None:
    """Draw a narrow house with a stepped gable and some lit windows."""
    pen.box(x, top, x + wide, foot, colour)
    for step in range(3):
        inset = 0.9 + step * 1.15
        pen.box(x + inset, top - 0.9 * (step + 1), x + wide - inset, top, colour)
    for row in range(int((foot - top) // 3.4)):
        for column in range(3):
            lit = "#F2C96B" if (n * 3 + row * 2 + column) % 5 == 0 else theme.mix(colour, "#6C7BAA", 0.25)
            left, high = x + 1 + column * 2.1, top + 1 + row * 3.4
            pen.box(left, high, left + 1.1, high + 1.9, lit)


def _mill(pen: Pen, hub: tuple[float, float], foot: float, reach: float, marks: tuple[int, int]) -> None:
    """Draw a windmill with the pluses and minuses of a player on its sails; the others are bare."""
    x, y = hub
    pen.shape([(x - 4.6, y + 1.5), (x + 4.6, y + 1.5), (x + 7.4, foot), (x - 7.4, foot)], _BRICK)
    pen.shape([(x - 4.6, y + 1.5), (x - 1.6, y + 1.5), (x - 2.6, foot), (x - 7.4, foot)], theme.mix(_BRICK, _MILL, 0.4))
    pen.path(f"M{x - 5.4} {y + 2} C{x - 5} {y - 6.4} {x + 5} {y - 6.4} {x + 5.4} {y + 2}Z", _MILL)
    pen.box(x - 7, foot - 6.4, x + 7, foot - 5.4, theme.WOOD_DARK)
    for down in (6, 11):
        pen.box(x - 0.9, y + down, x + 0.9, y + down + 2.4, "#F2C96B")
    signs = ["+"] * min(marks[0], 4) + ["−"] * min(marks[1], 4)
    for n, (dx, dy) in enumerate(((0.82, -0.57), (0.57, 0.82), (-0.82, 0.57), (-0.57, -0.82))):
        sign = signs[n] if n < len(signs) else ""
        cloth = {"+": theme.MINT, "−": RED}.get(sign, "")

        def at(along: float, aside: float, dx: float = dx, dy: float = dy) -> tuple[float, float]:
            return x + (dx * along - dy * aside) * reach, y + (dy * along + dx * aside) * reach

        if cloth:
            pen.shape([at(0.2, 0.03), at(1, 0.03), at(1, 0.4), at(0.2, 0.3)], cloth)
            middle, arm = at(0.68, 0.2), 1.3
            pen.box(middle[0] - arm, middle[1] - 0.3, middle[0] + arm, middle[1] + 0.3, theme.INK)
            if sign == "+":
                pen.box(middle[0] - 0.3, middle[1] - arm, middle[0] + 0.3, middle[1] + arm, theme.INK)
        else:
            for aside in (0.14, 0.26, 0.36):
                pen.line([at(0.2, aside * 0.8), at(1, aside)], 0.2, _SAIL)
            for along in (0.25, 0.4, 0.55, 0.7, 0.85, 1.0):
                pen.line([at(along, 0), at(along, 0.37)], 0.24, _SAIL)
        pen.line([at(0, 0), at(1.02, 0)], 0.8, theme.WOOD)
    pen.dot(x, y, 1.7, theme.WOOD_DARK)
    pen.dot(x, y, 0.9, "#F2C96B")


def _figures(s: BoonakenState, p: int) -> tuple[str, str]:
    """Return the marks that decided for a player, and the others, if there are any."""
    plus, minus = f"+{s.plus[p]}", f"−{s.minus[p]}"
    if p in s.losers:
        return minus, plus if s.plus[p] else ""
    return plus, minus if s.minus[p] else ""


def _unit(s: BoonakenState, p: int, less: str, words: Words) -> str:
    """Return what the large figure of a player counts, or their other marks beside those that decided."""
    if s.ending == CHAMPIONSHIP:
        return words("tricks-unit", count=s.totals[p])
    return less or words("boonaken-picture-marks", count=s.minus[p] if p in s.losers else s.plus[p])


def _row(s: BoonakenState, p: int, who: Person, words: Words) -> Rank:
    """Return marks and contracts, in a championship also points."""
    total = str(s.totals[p]) if s.ending == CHAMPIONSHIP else ""
    # The card has its place; below it stands only what the place does not say.
    key = "loser" if p in s.losers else "in" if not (s.places[p] or s.inside[p]) else ""
    note = words(f"boonaken-picture-{key}") if key else ""

    own = [row for row in s.history if row[1] == p and len(s.plus) <= LISTED]
    # who declared nothing has the height of the others' contracts for the marks
    bare = len(s.plus) == LISTED and s.history and not own

    def detail(k: float) -> Node:
        marks = Marks(s.plus[p], s.minus[p], _BARE if bare else round(32 * k))
        older = (
            [Text(f"+{len(own) - TOLD}", max(theme.LEAST_SIZE, round(26 * k)), quiet=True)] if len(own) > TOLD else []
        )
        size = max(theme.LEAST_SIZE, round(24 * k))
        played = [part for row in own[-TOLD:] for part in contract_parts(row, words, size)]
        return Row(marks, *older, *played, gap=round(14 * k))

    told = words.listed([narration.marks_told(s, p, words), *(contract_told(row, words) for row in own[-TOLD:])])
    return Rank(Plaque(who, p), total, note=note, detail=Item(detail, told), worth=(p in s.losers, s.scores[p]))


def contract_told(row: Sequence[int], words: Words) -> str:
    """Return a contract of the history in words."""
    _, _, bid, trump, _, made = row
    key = f"boonaken-alt-contract-{'made' if made else 'failed'}"
    return words(key, contract=narration.contract_name(bid, trump, words))


def contract_parts(row: Sequence[int], words: Words, size: int = 24) -> tuple[Node, ...]:
    """Return a contract of the history in mint or red, beside it its trumps."""
    _, _, bid, trump, _, made = row
    fill, front = (theme.MINT, theme.INK) if made else (RED, theme.IVORY)
    sign = "+" if made else "−"
    pill = Pill(f"{sign} {narration.bid_short(bid, words)}", size, fill, front)
    if trump == NO_TRUMP:
        return (pill,)
    return (Row(pill, Suit(SUITS[trump], round(size * 1.4)), gap=4),)
