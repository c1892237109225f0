"""Rummy Fifty in pictures: wild suit, stock and step at the left, then one tray per player with piles and melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.core.cards import SUITS
from engine.core.state import NO_CARD, NO_SEAT
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, GOAL, court_points, courts_for
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.melds import LINE_GAP, Box, caption, draw_melds, draw_wild, lines_of
from render.games.rummy_fifty.narration import courts_remark, last_move, left_told, melds_remark, wild_remark
from render.games.rummy_fifty.rounds import DUEL, court_chip, draw_course, draw_left, stars
from render.kit import cards, plaque, theme
from render.kit.canvas import Canvas
from render.kit.layout import GOLDEN, Item, Picture, Told
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.table import Table
from render.kit.trick_table import small_face
from render.narration.cards import card_list, card_spoken, rank_name, turn_word
from render.narration.halt import halted
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("known", "which cards others took, but for the last one, is for the players to remember", partly=True),
    Unshown("layoff_own max_rounds", "options of the table, told when it is opened"),
    Unshown("discards extras", "only the top card of a pile may be looked at", "draw discard table", partly=True),
    Unshown("forms", "the cards tell; words say only where run or group is open", "draw discard table", "words", True),
    Unshown(
        "last_courts last_totals last_hands last_out history",
        "how the round before ended is told until the next one is played",
        phases="draw discard table",
    ),
    Unshown(
        "last_courts last_totals history", "an unscored round shows none; earlier rounds are over", "bonus", partly=True
    ),
    Unshown("history", "the points now are told", phases="bonus", where="words", partly=True),
    Unshown("last_courts last_totals", "after a round without score there are none", phases="over", partly=True),
    Unshown("mover source stall", "nobody has drawn", phases="bonus"),
    Unshown("source", "the turn is over, or the card is discarded: the log tells where it came from", "draw table"),
    Unshown("stall", "for two players it is not counted", phases="draw discard table", partly=True),
    Unshown(
        "courts dealer discards extras forms hands indicator known laid melds mover owners round source stall stock",
        "the outcome is told: points, and the hands of the last round",
        phases="over",
    ),
    Unshown("points", "the scores are the points", phases="over"),
)

STEPS: Final = ("draw", "discard", "table")
_SIDE: Final = (20, 92, 172, 652)
"""The panel of the wild suit: x, y, width, height."""
_LEFT, _WIDE, _RIGHT = 206, 308, 1184
"""Left edge and width of plaques, right edge of trays."""
_TOP, _BOTTOM, _APART = 102, 758, 28
_LABEL: Final = 26
_LOW: Final = 76
"""Height of a plaque with two players: it overlaps the whole tray, px."""
_LEAST, _LINE = plaque.TALL, 88
"""The minimum height of a player's row without its gap, and of a line of melds if there is room, px."""
_ROOM: Final = 490.0
"""Width for melds with more than two players, px."""


def shown(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Table:
    """Return everything public; while bonus cards are chosen, the end of the round before."""

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        _side(canvas, view, words)
        y = float(_TOP)
        for told, step in zip(seats, row_heights(view), strict=True):
            _row(canvas, view, told, y, step - _APART, words)
            y += step

    return Table(
        LOOK,
        *words.both("rummy_fifty-title"),
        words("rummy_fifty-round", round=view.s.round),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        drawing,
        remarks=tuple(_remarks(view, people, words)),
        last_move=last_move(Telling(view, names(people), words)),
    )


def _remarks(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Iterator[Told]:
    """Yield what the bar, the panel at the left and the trays show."""
    s, last = view.s, last_move(Telling(view, names(people), words), card_spoken)
    yield wild_remark(s, words)
    if last:
        yield last
    if view.phase == "bonus":
        if s.last_out == NO_SEAT:
            yield courts_remark(view.seats, words)
        return
    if not halted(view):
        yield words("rummy_fifty-alt-step", step=words(f"rummy_fifty-step-{view.phase}"))
    if s.stall_limit and s.stall:
        yield words("rummy_fifty-alt-stall", stall=s.stall, limit=s.stall_limit)
    yield melds_remark(s, words), melds_remark(s, words, card_list)


def _row(canvas: Canvas, view: RummyFiftyView, told: Plaque, y: float, height: float, words: Words) -> None:
    """Draw a plaque, and behind it the tray of its player."""
    if view.seats == DUEL:
        _tray(canvas, view, told.seat, (_LEFT, y + _LOW - 20, _RIGHT - _LEFT, height - _LOW + 20), (18, 28), words)
        plaque.draw(canvas, _LEFT, y, _RIGHT - _LEFT, _LOW, told)
        return
    left = _LEFT + _WIDE - 30
    _tray(canvas, view, told.seat, (left, y + 4, _RIGHT - left, height - 8), (54, 8), words)
    high = min(190.0, height)
    plaque.draw(canvas, _LEFT, y + (height - high) / 2, _WIDE, high, told)


def row_heights(view: RummyFiftyView) -> list[float]:
    """Return the heights of the players' rows, px, with the gap below: a seat with more than a line of melds has more
    room."""
    whole, least = _BOTTOM - _TOP, _APART + _LEAST
    needs = []
    for p in range(view.seats):
        sizes = [len(meld) for meld, owner in zip(view.s.melds, view.s.owners, strict=True) if owner == p]
        lines = lines_of(sizes, _ROOM) if view.seats > DUEL and view.phase != "bonus" else 0
        needs.append(max(float(least), _APART + 24 + lines * (_LINE + LINE_GAP)))
    if sum(needs) > whole:
        part = (whole - least * view.seats) / (sum(needs) - least * view.seats)
        return [least + (need - least) * part for need in needs]
    return [need + (whole - sum(needs)) / view.seats for need in needs]


def cover(size: int) -> Image.Image:
    """Return a run with a wild card in its middle, and a king behind it."""
    canvas = Canvas(size, size, look=LOOK)
    width = round(size * 0.36)
    canvas.card(cards.card("K", "S", round(size * 0.4)), size * 0.5, size * 0.33, 4)
    for k, (rank, suit) in enumerate((("4", "H"), ("5", "L"), ("6", "H"))):
        canvas.card(cards.mini(rank, suit, width), size * (0.2 + k * 0.3), size * (0.72 - 0.03 * (k == 1)), 6 - 6 * k)
    return canvas.image


# The panel at the left


def _side(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    """Draw wild suit, stock, stall counter, step of the turn; while bonus cards are chosen, the points so far."""
    x, y, width, height = _SIDE
    canvas.slab(x, y, width, height, radius=24)
    caption(canvas, x + width / 2, y + 24, words("rummy_fifty-wild"), 25, 154)
    draw_wild(canvas, view.s.indicator, (x + 16, y + 44, 140, 160), words)
    _stock(canvas, len(view.s.stock), x + width / 2, y + 262, words)
    if view.phase == "bonus":
        low = y + 456
        if view.s.history:
            caption(canvas, x + width / 2, low + 14, words("rummy_fifty-result-course"), 24, 150, theme.CREAM)
            draw_course(canvas, view, x + 14, low + 36, width - 28, 144)
        return
    _stall(canvas, view, x, y + 430, words)
    for k, step in enumerate(STEPS):
        now = step == view.phase and not halted(view)
        left, wide = x + (10 if now else 22), width - (20 if now else 44)
        high, size = (48, 32) if now else (42, 27)
        fill, ink = (theme.GOLD, theme.INK) if now else (theme.mix(LOOK.panel, theme.IVORY, 0.08), LOOK.quiet)
        told = words(f"rummy_fifty-step-{step}")
        canvas.pill(left, y + 486 + k * 54, wide, high, told, size=size, fill=fill, colour=ink)


def _stock(canvas: Canvas, count: int, middle: float, y: float, words: Words) -> None:
    """Draw the face-down pile, thicker with more cards, and its count."""
    width = 92
    x, top, layers = middle - width / 2, y - 6, -(-count // 6)
    for k in range(layers):
        canvas.sprite(cards.back(width), x - 4 + 2.4 * k, top + 12 - 2.6 * k)
    if not count:
        canvas.place(middle, top + 70, width, cards.card_height(width))
    caption(canvas, middle, y - 30 + 8 * (layers < 4), words("rummy_fifty-stock"), 26, 150)
    canvas.pill(middle - 46, y + 106, 92, 46, str(count), size=34, line=theme.CREAM)


def _stall(canvas: Canvas, view: RummyFiftyView, x: float, y: float, words: Words) -> None:
    """Draw the number of turns without a card laid down, of the number that closes the piles."""
    limit, stall = view.s.stall_limit, view.s.stall
    if not limit or not stall:
        return
    width = _SIDE[2]
    key, colour = ("hand-stalled-short", theme.MINT) if view.s.stalled else ("stall", LOOK.quiet)
    caption(canvas, x + width / 2, y, words(f"rummy_fifty-{key}"), 23, width - 16, colour)
    canvas.text(x + width - 14, y + 30, f"{stall} / {limit}", size=22, align="r", colour=theme.CREAM)
    step = (width - 84) / limit
    for k in range(limit):
        fill = theme.CREAM if k < stall else LOOK.line
        canvas.disc(x + 16 + (k + 0.5) * step, y + 30, round(min(14, step - 2)), fill)


# The players


def _plaque(view: RummyFiftyView, seat: int, who: Person, words: Words) -> Plaque:
    court, choosing, asked = view.s.courts[seat], view.phase == "bonus", seat in view.acting
    turn = words("rummy_fifty-step-bonus") if choosing else turn_word(words)
    items = [held(len(view.s.hands[seat]), words)]
    if not view.standing:  # the points of a match are shown elsewhere
        items.insert(0, _points(view.s.points[seat], asked, words))
    if court != NO_CARD:
        told = words("rummy_fifty-alt-court", court=rank_name(court))
        items.append(Item(lambda k: Picture(court_chip(seat, court, round(42 * k))), told))
    return Plaque(
        who,
        seat,
        tuple(items),
        **plaque.tabs(view, seat, turn, words("rummy_fifty-ready") if choosing else ""),
        dealer="*dealer" if seat == view.s.dealer else "",
        remarks=tuple(_tray_told(view.s, seat, choosing, words)),
    )


def _tray_told(s: RummyFiftyState, seat: int, choosing: bool, words: Words) -> Iterator[str]:
    """Yield the tops of a player's piles; while bonus cards are chosen the end of the round before."""
    if choosing:
        if s.last_out != NO_SEAT:
            yield words("rummy_fifty-alt-in-last", told=left_told(s, seat, words))
        return
    for kind, source in (("top", DISCARD + seat), ("extra", EXTRA + seat)):
        if (card := s.top_of(source)) != NO_CARD:
            yield words(f"rummy_fifty-alt-{kind}", card=card_spoken(card, words))


def _points(points: int, turn: bool, words: Words) -> Item:
    full, star = (theme.INK, theme.GOLD) if turn else (theme.CREAM, LOOK.panel)
    empty = theme.mix(GOLDEN.ground, GOLDEN.quiet, 0.4) if turn else LOOK.line
    told = words("rummy_fifty-alt-points", points=points, goal=GOAL)
    return Item(lambda k: Picture(stars(points, round(28 * k), full, empty, star)), told)


def _tray(canvas: Canvas, view: RummyFiftyView, seat: int, tray: Box, inset: tuple[float, float], words: Words) -> None:
    """Draw the area of a player: piles and melds, or the end of the round before, or the cards to choose from.

    ``inset`` is how far from its left and upper edge the plaque covers the tray.
    """
    colour, (x, y, width, height), (right, down) = theme.SEAT_COLOUR[seat], tray, inset
    canvas.box(x, y, round(width), round(height), 20, LOOK.tray(seat))
    canvas.outline(x, y, round(width), round(height), 20, 2, colour)
    box = (x + right, y + down, width - right - 18, height - down - 8)
    if view.phase != "bonus":
        _table(canvas, view, seat, box, words)
    elif view.s.last_out != NO_SEAT:
        draw_left(canvas, view, seat, box, words)
    else:
        _choices(canvas, view, seat, box)


def _choices(canvas: Canvas, view: RummyFiftyView, seat: int, box: Box) -> None:
    """Draw the bonus cards a player chooses from, each with its points."""
    x, y, width, height = box
    card = round(min(100, height / 1.4 - 2))
    courts = courts_for(view.seats)
    for k, court in enumerate(courts):
        left = x + width * (k + 0.5) / len(courts) - card / 2 - 40
        canvas.sprite(cards.card(rank_name(court), SUITS[seat], card), left, y + (height - cards.card_height(card)) / 2)
        canvas.text(left + card + 18, y + height / 2, f"= {court_points(court)}", size=36, colour=LOOK.quiet)


def _table(canvas: Canvas, view: RummyFiftyView, seat: int, box: Box, words: Words) -> None:
    x, y, width, height = box
    fresh = seat == view.s.mover and view.phase != "discard"
    piles = [(DISCARD + seat, "discards", fresh)]
    if view.seats == DUEL:
        piles.append((EXTRA + seat, "extras", fresh and view.phase == "draw"))
    card = round(min(124, (height - _LABEL) / cards.MINI_ASPECT - 2))
    for source, label, new in piles:
        _pile(canvas, view.s.top_of(source), (x, y, card, height), new, words(f"rummy_fifty-{label}"))
        x += card + 30
    mine = [at for at, owner in enumerate(view.s.owners) if owner == seat]
    room = (x, y, box[0] + width - x, height)
    draw_melds(canvas, view, mine, room, 116 if view.seats > DUEL else 150, newest=words("rummy_fifty-new"))
    if not mine:
        caption(canvas, x + room[2] / 2, y + height / 2, words("rummy_fifty-no-melds"), 28, room[2] - 20)


def _pile(canvas: Canvas, card: int, box: Box, fresh: bool, label: str) -> None:
    """Draw the top card of a pile, or its empty place, and its label; mint if it came just now."""
    x, y, width, height = box
    high = cards.mini_height(round(width))
    top = y + (height - high - _LABEL) / 2
    if card == NO_CARD:
        canvas.place(x + width / 2, top + high / 2, round(width), high)
    else:
        canvas.sprite(small_face(card)(round(width)), x, top)
    if fresh:
        canvas.glow(x, top, round(width), high, theme.MINT, 5)
    caption(canvas, x + width / 2, top + high + 17, label, 22, width + 40)
