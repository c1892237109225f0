"""A private hand: above it the cards on the table, below it the own cards as an arc (up to 15) or in rows.

The numbers are those of the options in the menu.  A card that may be chosen is raised, with edge and number in gold;
other cards are dimmed.  Any sprite can be a card: tiles and kanji cards bring their own ``face`` and ``aspect``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.core.state import NO_SEAT
from render.kit.canvas import RAISED, Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, overlap
from render.kit.drawing.look import Look
from render.kit.drawing.names import name_lines
from render.kit.drawing.text import BOLD
from render.kit.layout import Drawing, Larges, Node, Told
from render.kit.pages.trick_table import Face, number
from render.kit.pieces import cards
from render.kit.pieces.cards import ASPECT
from render.kit.pieces.person import Person

ARC: Final = 15
"""The maximum number of cards in an arc."""
_FEW: Final = {1: 1.35, 2: 1.35, 3: 1.3, 4: 1.2, 5: 1.1}
"""By number of cards: how much wider than usual they are in an arc, where there is room."""
_TALL, _ROOMY_ARC = 430, 11
"""From a height of ``_TALL`` px on, a hand of more than ``_ROOMY_ARC`` cards is in rows: its cards are larger there."""
_HEIGHT: Final = theme.HAND_HEIGHT
_LEFT, _RIGHT = 20.0, theme.WIDTH - 20.0
_RISE: Final = 30
_TASK: Final = 31
_TOLD: Final = 660
"""The maximum width of the words of the task: beside them stand the title and the last move, px."""
_TRICK: Final = 196
"""Height of the strip with the trick, px."""
_FREE: Final = 906
"""Width for cards in that strip, px."""
_STEP: Final = 340.0
"""The distance between cards in it if there is room, px."""
_STACKED: Final = 255
"""The distance below which portraits and names are not beside the cards, px."""
_NAMED: Final = 170
"""The least distance that leaves room for the names below the cards, px."""
_OWN: Final = 104
"""The width of the place for the own card, px."""
_GHOST, _LEAST_GHOST, _GHOST_GAP = 78, 48, 16
"""The width of the place of somebody who plays later, and the least; the distance of two of them, px."""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand. ``legal`` is None if no card is asked for; ``mark`` is a word such as new or chosen.

    A card with a mark has a mint edge unless it is ``quiet``. ``number`` is the number of the option in the menu; 0 if
    the card itself shows how it is chosen. ``told`` is its name in the description.
    """

    face: Face
    number: int
    legal: bool | None = None
    mark: str = ""
    quiet: bool = False
    told: Told = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of the trick so far, its owner, and its name in words (``told``).

    ``tag`` is below it, ``best`` gives it a mint edge.
    """

    who: Person
    seat: int
    face: Face
    tag: str = ""
    best: bool = False
    told: Told = ""


@dataclass(frozen=True, slots=True)
class Hand:
    """The content of the picture of a hand.

    ``task`` is the viewer's task, in gold (with the suit ``task_suit`` behind it); ``wait`` names the person the table
    waits for instead. With ``trick``, ``about`` and ``you`` a person can play from this picture alone.  ``about`` is at
    the left of the trick: a small, a large and a small line, or a node. ``you`` has the two words in the empty place
    for the own card.  ``above`` (up to 260 px high) replaces the trick; ``below`` (up to 110 px) and ``beside`` are a
    game's own strips.  ``own`` draws the pieces of a hand that are neither an arc nor rows of cards; ``empty`` is the
    text of a hand without cards.  ``seat`` is the viewer's; ``remarks`` says what ``about``, ``above``, ``below``,
    ``beside`` and ``own`` show, in sentences.  ``playable`` says which of the gold cards are for which move, if there
    are several kinds of moves.  ``mover`` is the seat of the last move, a place in ``people``, everybody at the table.
    """

    look: Look
    title: str
    second: str
    cards: tuple[HandCard, ...]
    task: str = ""
    task_suit: str = ""
    wait: str = ""
    trick: tuple[Shown, ...] = ()
    about: tuple[str, str, str] | Node = ("", "", "")
    you: tuple[str, str] = ("", "")
    to_come: tuple[tuple[Person, int], ...] = ()
    """Those who play after the viewer in this trick, with their seats: empty places after the own one."""
    aside: float = 0
    """The width that ``about`` takes at the right end of the trick, px."""
    above: Node | None = None
    below: Node | None = None
    beside: Node | None = None
    own: Drawing | None = None
    empty: str = ""
    aspect: float = ASPECT
    arc: bool = True
    """False: rows, in which few cards are larger."""
    widest: int = 196
    """Width of a card if there is room, px."""
    last_move: str = ""
    seat: int = -1
    remarks: tuple[Told, ...] = ()
    playable: tuple[str, ...] = ()
    numbers: bool = True
    """True if the cards have the numbers of the menu. While a double is being answered no menu asks for a card."""
    over: bool = False
    """True if the match is over: there is no menu any more, so no card has a number or a mark."""
    mover: int = NO_SEAT
    people: Sequence[Person] = ()
    large: Larges | None = None
    """What ``about``, ``above``, ``below``, ``beside`` and ``own`` show, in large print; without it ``remarks`` are
    written for those of them that are small."""

    def drawn(self) -> Canvas:
        """Return the picture (``paint``)."""
        return paint(self)


def paint(hand: Hand) -> Canvas:
    """Return the picture of a hand, 1200 x 640."""
    if hand.over:
        hand = replace(hand, numbers=False, cards=tuple(replace(card, mark="") for card in hand.cards))
    if not hand.numbers:
        hand = replace(hand, cards=tuple(replace(card, number=0) for card in hand.cards))
    canvas = Canvas(_HEIGHT, look=hand.look)
    task = min(text.width(hand.task, BOLD, _TASK), _TOLD) + 110 if hand.task else 0
    mover = None if hand.mover == NO_SEAT else (hand.people[hand.mover], hand.mover)
    names, wait = [one.name for one in hand.people], "" if hand.task else hand.wait
    canvas.bar(hand.title, hand.second, wait, last=hand.last_move, mover=mover, names=names, middle=task)
    if hand.task:
        _task(canvas, hand)
    top, bottom = theme.BAR_HEIGHT + 16.0, _HEIGHT - 12.0
    if hand.above:
        hand.above.place(canvas, _LEFT, top, _RIGHT - _LEFT)
        top += hand.above.height + 12
    elif hand.trick or isinstance(hand.about, Node) or any(hand.about):
        _trick(canvas, hand, top)
        top += _TRICK
    if hand.below:
        bottom -= hand.below.height + 10
        hand.below.place(canvas, _LEFT, bottom + 10, _RIGHT - _LEFT)
    right = _RIGHT
    if hand.beside:
        right -= hand.beside.want + 20
        hand.beside.place(canvas, right + 20, top + (bottom - top - hand.beside.height) / 2, hand.beside.want)
    if hand.own:
        hand.own(canvas, _LEFT, top, right - _LEFT, bottom - top)
    else:
        fan(canvas, hand, Box(_LEFT, top, right - _LEFT, bottom - top))
    return canvas


def fan(canvas: Canvas, hand: Hand, box: Box) -> None:
    """Draw the cards alone into a box."""
    if not hand.cards:
        room = box.width - 40
        canvas.text(*box.middle, hand.empty, size=40, colour=hand.look.quiet, align="m", room=room, least=24)
    elif hand.arc and len(hand.cards) <= (ARC if box.height < _TALL else _ROOMY_ARC) and box.height > 230:
        _arc(canvas, hand, box)
    else:
        _rows(canvas, hand, box)


def _task(canvas: Canvas, hand: Hand) -> None:
    colour = theme.SUIT_COLOUR[hand.task_suit] if hand.task_suit else ""
    right, gold = theme.WIDTH - theme.TEXT_SAFE, theme.GOLD
    suit = hand.task_suit
    canvas.badge(
        right, 10, hand.task, size=_TASK, height=52, fill=gold, align="r", icon=suit, icon_colour=colour, most=_TOLD
    )


def _trick(canvas: Canvas, hand: Hand, y: float) -> None:
    canvas.slab(_LEFT, y, _RIGHT - _LEFT, _TRICK - 4, radius=26)
    _about(canvas, hand, y)
    parts, room = len(hand.trick) + 0.62 * bool(hand.you[0]), _FREE - hand.aside
    step, ghost = _steps(parts, len(hand.to_come), room)
    ghosts = len(hand.to_come) * (ghost + _GHOST_GAP) if ghost else 0
    left = 262 + (room - ghosts - parts * step) / 2 if hand.trick else 262 + (room - ghosts - _OWN - 10) / 2
    stacked = bool(hand.trick) and step < _STACKED
    wide = 84 if stacked else _OWN
    for order, shown in enumerate(hand.trick, 1):
        x = left + (order - 1) * step
        at = (x + step / 2, y + 63) if stacked else (x + step - wide / 2 - 18, y + 90)
        newest = order == len(hand.trick)
        _shown(canvas, shown, order, wide, *at, newest)
        _whose(canvas, shown, x, y, step, wide, stacked)
    if hand.you[0]:
        x, middle = left + len(hand.trick) * step + step * 0.31, y + (63 if stacked else 96)
        x = x if hand.trick else left + _OWN / 2
        if ghost:
            _to_come(canvas, hand, x + wide / 2 + _GHOST_GAP + ghost / 2, middle, ghost)
        canvas.place(x, middle, wide, cards.card_height(wide), theme.GOLD)
        for word, down, size in zip(hand.you, (-16, 20), (28, 28), strict=True):
            canvas.text(x, middle + down, word, size=size, colour=theme.GOLD, align="m", room=wide - 8, least=20)


def _steps(parts: float, others: int, room: float) -> tuple[float, int]:
    """Return the distance of the cards, and the width of the place of each of the others (0: none are shown).

    Their places take no room from the names beside the cards.
    """
    whole = min(_STEP, room / max(1.0, parts))
    for ghost in range(_GHOST, _LEAST_GHOST - 1, -2) if others else ():
        free = room - others * (ghost + _GHOST_GAP)
        step = min(_STEP, free / max(1.0, parts))
        if free >= _OWN if parts < 1 else step >= (_STACKED if whole >= _STACKED else _NAMED):
            return step, ghost
    return whole, 0


def _to_come(canvas: Canvas, hand: Hand, x: float, y: float, wide: int) -> None:
    """Draw an empty place with a portrait for everybody who plays later; x is the middle of the first."""
    for k, (who, seat) in enumerate(hand.to_come):
        at = x + k * (wide + _GHOST_GAP)
        canvas.place(at, y, wide, cards.card_height(wide))
        canvas.portrait(at, y, wide - 18, who, seat, "sign")


def _about(canvas: Canvas, hand: Hand, y: float) -> None:
    if isinstance(hand.about, Node):
        hand.about.place(canvas, 46, y + (_TRICK - 4 - hand.about.height) / 2, 210)
        return
    small, large, last = hand.about
    quiet = hand.look.quiet
    canvas.text(46, y + 40, small, size=27, colour=quiet, room=210, least=20)
    canvas.text(46, y + 96, large, size=48, room=210, least=24)
    canvas.text(46, y + 152, last, size=27, colour=quiet, room=210, least=20)


def _shown(canvas: Canvas, shown: Shown, order: int, wide: int, x: float, y: float, newest: bool) -> None:
    high, glow = cards.card_height(wide), theme.MINT if shown.best else ""
    canvas.card(shown.face(wide), x, y, (-3, 2, 4, -2, 3, -4)[order % 6], glow, raised=newest)
    y -= RAISED * newest
    number(canvas, x + wide / 2 - 4, y - high / 2 + 4, order, 30)
    if shown.tag:
        look = canvas.look
        fill, colour, line = (theme.MINT, theme.INK, "") if shown.best else (look.panel, theme.CREAM, look.quiet)
        canvas.badge(
            x,
            y + high / 2 - 10,
            shown.tag,
            size=26 if wide > 100 else 23,
            height=36,
            fill=fill,
            colour=colour,
            line=line,
        )


def _whose(canvas: Canvas, shown: Shown, x: float, y: float, step: float, wide: int, stacked: bool) -> None:
    """Draw portrait and name at the left of the card, or the name alone below it."""
    if stacked:
        middle, down, size, room = x + step / 2, y + 167, 26, step - 10
    else:
        room = step - wide - 34
        middle, down, size = x + room / 2 + 4, y + 126, 30
        canvas.portrait(middle, y + 58, 64, shown.who, shown.seat)
    lines, used = name_lines(shown.who.name, size, room)
    down += 4 * (stacked and len(lines) > 1)  # clear of the tag on the card
    for k, line in enumerate(lines):
        at = down + (k - (len(lines) - 1) / 2) * used * 1.15
        canvas.text(middle, at, line, size=used, align="m", role="name")


def _number(canvas: Canvas, x: float, y: float, card: HandCard, size: int = 36) -> None:
    """Draw the option's number with its middle at x, y."""
    if not card.number:
        return
    if card.legal:
        canvas.badge(
            x,
            y - size * 0.7,
            str(card.number),
            size=size,
            height=round(size * 1.4) + 4,
            fill=theme.GOLD,
            line=canvas.look.base,
        )
        return
    size = round(size * 0.84)
    look = canvas.look
    colour = theme.CREAM if card.legal is None else look.quiet
    tall = round(size * 1.4)
    canvas.badge(
        x, y - size * 0.7, str(card.number), size=size, height=tall, fill=look.panel, colour=colour, line=look.line
    )


def _mark(canvas: Canvas, x: float, y: float, card: HandCard, size: int) -> None:
    """Draw the mark on the upper edge of a card, with its middle at x; a long one of the first card inside."""
    look, height = canvas.look, round(size * 1.5)
    half = text.width(card.mark, BOLD, size) / 2 + 17
    x = min(max(x, half + 8), theme.WIDTH - half - 8)
    if card.quiet:
        canvas.badge(x, y, card.mark, size=size, height=height, fill=look.panel, colour=theme.CREAM, line=look.quiet)
    else:
        canvas.badge(x, y, card.mark, size=size, height=height)


def _veil(hand: Hand, card: HandCard) -> str:
    return hand.look.base if card.legal is False else ""


def _glow(card: HandCard) -> str:
    return theme.GOLD if card.legal else theme.MINT if card.mark and not card.quiet else ""


def _arc(canvas: Canvas, hand: Hand, box: Box) -> None:
    count, room = len(hand.cards), box.width - 36
    marked = 24 if any(card.mark for card in hand.cards) else 0
    tallest = (box.height - _RISE - 44 - marked - 3.2 * count) / hand.aspect
    widest = hand.widest * _FEW.get(count, 1.0)
    width = int(min(widest, tallest, room / (1 + 0.56 * (count - 1))))
    high = width * hand.aspect
    step = overlap(count, width, room, width * 1.08)
    turn = min(3.05, 22 / count)
    radius = step / math.radians(turn)
    sag = radius * (1 - math.cos(math.radians(turn * (count - 1) / 2)))
    free = box.height - _RISE - high - 24 - sag
    middle, y = box.middle[0], box.y + _RISE + marked + high / 2 + max(0.0, free / 2)
    spots = []
    for k, card in enumerate(hand.cards):
        angle = math.radians((k - (count - 1) / 2) * turn)
        reach = radius + (_RISE if card.legal else 0)
        spot = middle + reach * math.sin(angle), y + radius - reach * math.cos(angle)
        tilt = -round(math.degrees(angle), 1)
        canvas.card(card.face(width), *spot, tilt, _glow(card), veil=_veil(hand, card))
        spots.append((*spot, angle))
    away, shift = high / 2 - 2, min(0.0, (step - width) / 2)
    for card, (x, down, angle) in zip(hand.cards, spots, strict=True):
        across, up = away * math.sin(angle), away * math.cos(angle)
        _number(canvas, x + shift - across, down + up, card)
        if card.mark:
            # On a card that leans to the right the index is higher than the middle of the edge.
            lean = max(0.0, math.sin(angle)) * width / 2
            _mark(canvas, x + shift + across, down - up - 30 - lean, card, 25)


def _rows(canvas: Canvas, hand: Hand, box: Box) -> None:
    count = len(hand.cards)
    rows = 1 if count <= 8 or box.height < 220 else 2 if count <= 18 else 3
    longest = -(-count // rows)
    tall, rise, hang = box.height / rows, 14, 26
    width = int(min(200, (tall - rise - hang - 4) / hand.aspect, box.width / longest - 12))
    high = round(width * hand.aspect)
    step = overlap(longest, width, box.width, width + 30)
    for k, card in enumerate(hand.cards):
        row, column = divmod(k, longest)
        here = longest if row < rows - 1 else count - longest * (rows - 1)
        x = box.middle[0] + (column - (here - 1) / 2) * step
        y = box.y + row * tall + rise + (tall - rise - hang) / 2 - (rise if card.legal else 0)
        canvas.card(card.face(width), x, y, 0, _glow(card), 5, veil=_veil(hand, card))
        _number(canvas, x, y + high / 2, card, 36 if rows == 1 else 32 if rows == 2 else 28)
        if card.mark:
            _mark(canvas, x, y - high / 2 - 16, card, 23)
