"""The table of Rummy Fifty: wild suit, stock and step at the left, then one tray per player with piles and melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.cards import SUITS
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import LEAST
from engine.games.rummy_fifty.state import RummyFiftyState, RummyFiftyView
from engine.games.rummy_fifty.terms import DISCARD, EXTRA, GOAL, court_points, courts_for
from locales import Words
from render.games.rummy_fifty import LOOK
from render.games.rummy_fifty.drawings import (
    BETWEEN,
    DUEL,
    LINE_GAP,
    burst,
    caption,
    court_chip,
    draw_course,
    draw_held,
    draw_left,
    draw_melds,
    draw_wild,
    large_melds,
    large_wild,
    lines_of,
    pack,
    stars,
)
from render.games.rummy_fifty.narration import courts_remark, last_move, left_told, melds_remark, mover, wild_remark
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.ink import lay
from render.kit.layout import Item, Node, Picture, Row, Text, Told
from render.kit.pages.table import Table
from render.kit.pages.trick_table import small_face
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque
from render.large.parts import Flow, Lines, Stack, sentences
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
    Unshown("last_hands last_courts last_totals", "only what won the last round is drawn", "over", "picture", True),
    Unshown("history", "of the points by round, those that changed are told", "over", "picture", True),
    Unshown("last_courts last_totals", "after a round without score there are none", phases="over", partly=True),
    Unshown("mover source stall", "nobody has drawn", phases="bonus"),
    Unshown("source", "the turn is over, or the card is discarded: the log tells where it came from", "draw table"),
    Unshown("stall", "for two players it is not counted", phases="draw discard table", partly=True),
    Unshown(
        "courts dealer discards extras hands known mover round source stall stock",
        "the outcome is told: points, and the hands of the last round",
        phases="over",
    ),
    Unshown("forms indicator laid melds owners", "of the melds those of the seat that went out", "over", partly=True),
    Unshown("indicator laid", "seen on the melds", "over", where="words"),
    Unshown("points", "the scores are the points", phases="over"),
)

STEPS: Final = ("draw", "discard", "table")
_SIDE: Final = Box(20, 92, 172, 660)
"""The panel of the wild suit."""
_TABLE: Final = Box(206, 102, 978, 656)
"""The plaques and trays."""
_WIDE: Final = 308
"""Width of a plaque beside its tray, px."""
_APART: Final = 28
"""Gap between two rows, px."""
_LABEL: Final = 22
"""The size of the type of the label above a pile, px."""
_LOW: Final = 80
"""Height of a plaque with two players: it overlaps the whole tray, px."""
_LEAST, _LINE = plaque.TALL, 88
"""The minimum height of a player's row without its gap, and of a line of melds if there is room, px."""
_FULL: Final = 14
"""How much higher a tray with more than a line of melds is at both sides, px."""
_STEP: Final = 54
"""Height of a step of the turn, px."""
_STALL: Final = 62
"""Height of the counter of turns without a card laid down, px."""
_TALLEST: Final = 176
"""The maximum height of a tile, px."""
_WORTH: Final = 116
"""Room for the points of a bonus card beside it, px."""
_SPARKS: Final = "#FFB35C"
"""The light of a firework that is no player's."""
_BURST: Final = 128
"""The greatest size of a firework, px."""
_ROOM: Final = 490.0
"""Width for melds with more than two players, px."""


def shown(view: RummyFiftyView, people: Sequence[Person], words: Words) -> Table:
    """Return everything public; while bonus cards are chosen, the end of the round before."""

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        _side(canvas, view, words)
        rest = _TABLE
        for told, step in zip(seats, row_heights(view), strict=True):
            _row(canvas, view, told, rest.head(step - _APART), words)
            rest = rest.below(step)

    return Table(
        LOOK,
        *words.both("rummy_fifty-title"),
        words("rummy_fifty-round", round=view.s.round),
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        drawing,
        remarks=tuple(_remarks(view, people, words)),
        last_move=last_move(Telling(view, names(people), words)),
        mover=mover(view),
        large=lambda width: _large(view, words, width),
    )


def _large(view: RummyFiftyView, words: Words, width: float) -> list[Node]:
    """Return in large print the wild suit and the stock, the step, and the melds."""
    s, parts = view.s, [large_wild(view, words, width)]
    if view.phase == "bonus":
        return [*parts, Lines(width, courts_remark(view.seats, words), 38)] if s.last_out == NO_SEAT else parts
    if not halted(view):
        parts.append(Text(words(f"rummy_fifty-step-{view.phase}"), 40, theme.GOLD))
    if s.stall_limit and s.stall:
        parts.append(Lines(width, words("rummy_fifty-alt-stall", stall=s.stall, limit=s.stall_limit), 36, quiet=True))
    return [*parts, large_melds(view, width)]


def _large_piles(view: RummyFiftyView, seat: int, words: Words, width: float) -> Node:
    """Return the tops of a player's piles in large print; while bonus cards are chosen the end of the round before."""
    s = view.s
    if view.phase == "bonus":
        return Stack(width, *sentences(tuple(_tray_told(s, seat, True, words)), width))
    shown = []
    for source, key in ((DISCARD + seat, "discards"), (EXTRA + seat, "extras")):
        if (card := s.top_of(source)) != NO_CARD:
            label = Text(words(f"rummy_fifty-{key}"), 36, quiet=True)
            shown.append(Row(label, Picture(small_face(card)(66)), gap=10))
    return Flow(width, shown, gap=24)


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


def _row(canvas: Canvas, view: RummyFiftyView, told: Plaque, box: Box, words: Words) -> None:
    """Draw a plaque, and below it or beside it the tray of its player."""
    if view.seats == DUEL:
        tray = box.below(_LOW - 20)
        _ground(canvas, tray, told.seat)
        plaque.draw(canvas, *box.head(_LOW), told)
        _tray(canvas, view, told.seat, tray.below(24).inset(18, 2), words)
        return
    sizes, tray = _sizes(view, told.seat), box.beside(_WIDE - 30).inset(0, 4)
    if sizes and view.phase != "bonus" and pack(sizes, _ROOM, tray.height - 20, _TALLEST).lines > 1:
        tray = tray.inset(0, -_FULL)
    _ground(canvas, tray, told.seat)
    plaque.draw(canvas, *box.left(_WIDE).centred(_WIDE, min(190.0, box.height)), told)
    _tray(canvas, view, told.seat, tray.beside(54).left(tray.width - 72).inset(0, 4), words)


def _fireworks(canvas: Canvas, view: RummyFiftyView, box: Box, seat: int) -> None:
    """Draw a firework for each point of a player in the free part of a tray, if there is room for all."""
    points = view.s.points[seat]
    size = int(min(box.height, box.width / max(1, points), _BURST)) // 8 * 8
    if not points or canvas.look.plain or size < _BURST / 2:
        return
    drawn = burst(size, canvas.look.tray(seat), theme.SEAT_COLOUR[seat])
    for k, place in enumerate(box.centred(min(box.width, points * size * 1.3), box.height).columns(points)):
        x, y = place.middle
        rise = (box.height - size) / 2 * (0.7 if k % 2 else -0.7) * (points > 1)
        lay(canvas.image, drawn, round(x - size / 2), round(y + rise - size / 2))


def _ground(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw the ground of a tray in a tint of the seat's colour."""
    canvas.box(*box, 20, canvas.look.tray(seat))
    canvas.outline(*box, 20, 2, theme.SEAT_COLOUR[seat])


def row_heights(view: RummyFiftyView) -> list[float]:
    """Return the heights of the players' rows, px, with the gap below: a seat with more than a line of melds has more
    room."""
    whole, least = _TABLE.height, _APART + _LEAST
    needs = []
    for p in range(view.seats):
        lines = lines_of(_sizes(view, p), _ROOM) if view.seats > DUEL and view.phase != "bonus" else 0
        needs.append(max(float(least), _APART + 24 + lines * (_LINE + LINE_GAP)))
    if sum(needs) > whole:
        part = (whole - least * view.seats) / (sum(needs) - least * view.seats)
        return [least + (need - least) * part for need in needs]
    return [need + (whole - sum(needs)) / view.seats for need in needs]


def _sizes(view: RummyFiftyView, seat: int) -> list[int]:
    """Return the numbers of cards in a player's melds."""
    return [len(meld) for meld, owner in zip(view.s.melds, view.s.owners, strict=True) if owner == seat]


def _side(canvas: Canvas, view: RummyFiftyView, words: Words) -> None:
    """Draw wild suit, stock, stall counter, step of the turn; while bonus cards are chosen, the points so far."""
    canvas.slab(*_SIDE, radius=24)
    stalls = bool(view.s.stall_limit and view.s.stall)
    low = _SIDE.foot(len(STEPS) * _STEP + 12)
    if view.phase == "bonus":
        low = _SIDE.foot(200)
        if view.s.history:
            caption(canvas, low.middle[0], low.y + 14, words("rummy_fifty-result-course"), 24, 150, theme.CREAM)
            draw_course(canvas, view, low.x + 14, low.y + 36, low.width - 28, 144)
        elif not canvas.look.plain:
            x, y = low.middle
            drawn = burst(_BURST, canvas.look.panel, _SPARKS)
            lay(canvas.image, drawn, round(x - _BURST / 2), round(y - _BURST / 2))
    else:
        _steps(canvas, view, low, words)
        if stalls:
            _stall(canvas, view, low.x, low.y - _STALL + 10, words)
    room = _SIDE.head(_SIDE.height - low.height - _STALL * (stalls and view.phase != "bonus"))
    caption(canvas, room.middle[0], room.y + 24, words("rummy_fifty-wild"), 25, 154)
    wild = room.below(44).head(room.height * 0.44 - 20).inset(16, 0)
    draw_wild(canvas, view.s.indicator, wild, words)
    rest = Box(room.x, wild.bottom + 8, room.width, room.bottom - wild.bottom - 16)
    told, count = words("rummy_fifty-stock"), len(view.s.stock)
    stock = fit((116, 108, 100, 92), lambda width: Pile(width, count, label=told, room=150).height <= rest.height)
    Pile(stock, count, label=told, room=150).within(canvas, rest)


def _steps(canvas: Canvas, view: RummyFiftyView, box: Box, words: Words) -> None:
    """Draw the steps of a turn, the present one in gold."""
    for step, place in zip(STEPS, box.head(len(STEPS) * _STEP).rows(len(STEPS)), strict=True):
        now = step == view.phase and not halted(view)
        pill = place.inset(10 if now else 22, 3 if now else 6)
        fill, ink = theme.mix(canvas.look.panel, theme.IVORY, 0.08), canvas.look.quiet
        if now:
            fill, ink = theme.GOLD, theme.INK
        told, size = words(f"rummy_fifty-step-{step}"), 32 if now else 27
        canvas.pill(pill.x, pill.y, round(pill.width), round(pill.height), told, size=size, fill=fill, colour=ink)


def _stall(canvas: Canvas, view: RummyFiftyView, x: float, y: float, words: Words) -> None:
    """Draw the number of turns without a card laid down, of the number that closes the piles."""
    limit, stall, width = view.s.stall_limit, view.s.stall, _SIDE.width
    key, colour = ("hand-stalled-short", theme.MINT) if view.s.stalled else ("stall", canvas.look.quiet)
    caption(canvas, x + width / 2, y, words(f"rummy_fifty-{key}"), 23, width - 16, colour)
    canvas.text(x + width - 14, y + 30, f"{stall} / {limit}", size=22, align="r", colour=theme.CREAM)
    step = (width - 84) / limit
    for k in range(limit):
        fill = theme.CREAM if k < stall else canvas.look.line
        canvas.disc(x + 16 + (k + 0.5) * step, y + 30, round(min(14, step - 2)), fill)


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
        large=lambda width: _large_piles(view, seat, words, width),
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
    front, ground = (theme.INK, theme.GOLD) if turn else (theme.CREAM, LOOK.panel)
    told = words("rummy_fifty-alt-points", points=points, goal=GOAL)
    return Item(lambda k: Picture(stars(points, round(28 * k), front, ground)), told)


def _tray(canvas: Canvas, view: RummyFiftyView, seat: int, box: Box, words: Words) -> None:
    """Draw what lies on a tray: piles and melds, or the end of the round before, or the cards to choose from."""
    if view.phase != "bonus":
        _table(canvas, view, seat, box, words)
    elif view.s.last_out != NO_SEAT:
        draw_left(canvas, view, seat, box, words)
    else:
        _choices(canvas, view, seat, box)


def _choices(canvas: Canvas, view: RummyFiftyView, seat: int, box: Box) -> None:
    """Draw the bonus cards a player chooses from, each with its points."""
    courts = courts_for(view.seats)
    card = round(min(136, box.height / cards.ASPECT - 2, box.width / len(courts) - _WORTH))
    columns = list(box.columns(len(courts)))
    if view.seats == DUEL:
        columns[0], sky, columns[1] = box.columns(3)
        _fireworks(canvas, view, sky, seat)
    for court, place in zip(courts, columns, strict=True):
        x, y = place.middle
        canvas.card(cards.card(rank_name(court), SUITS[seat], card), x - 40, y)
        canvas.text(x - 22 + card / 2, y, f"= {court_points(court)}", size=36, colour=canvas.look.quiet)


def _table(canvas: Canvas, view: RummyFiftyView, seat: int, box: Box, words: Words) -> None:
    """Draw the top cards of a player's piles, and the melds; with more than two players the first names the piles."""
    fresh = seat == view.s.mover and view.phase != "discard"
    piles = [(DISCARD + seat, "discards", fresh)]
    if view.seats == DUEL:
        piles.append((EXTRA + seat, "extras", fresh and view.phase == "draw"))
    card = round(min(124, (box.height - 1.3 * _LABEL - 10) / cards.MINI_ASPECT))
    for source, label, new in piles:
        told = words(f"rummy_fifty-{label}") if view.seats == DUEL or seat == 0 else ""
        _pile(canvas, view.s.top_of(source), box.left(card), new, told)
        box = box.beside(card + 30)
    mine = [at for at, owner in enumerate(view.s.owners) if owner == seat]
    tallest = min(_TALLEST, int(box.height) - 12)
    used = draw_melds(canvas, view, mine, box, tallest, newest=words("rummy_fifty-new"))
    if not mine:
        used = _sockets(canvas, box.inset(0, 10), seat)
    free = box.beside(used + BETWEEN * bool(used)).inset(0, 10)
    held_wide = draw_held(canvas, len(view.s.hands[seat]), free)
    _fireworks(canvas, view, free.inset(14, -8).left(free.width - held_wide - 28), seat)


def _sockets(canvas: Canvas, box: Box, seat: int) -> float:
    """Draw the empty places of a meld to come, and return their width."""
    wide = int(min(100.0, box.height / cards.MINI_ASPECT, box.width / (9 if box.height < 120 else 7)))
    ground = canvas.look.tray(seat)
    socket = cards.empty(
        wide, cards.mini_height(wide), theme.mix(ground, theme.IVORY, 0.22), theme.mix(ground, theme.INK, 0.28)
    )
    for k in range(LEAST):
        canvas.sprite(socket, box.x + k * (wide + 6), box.middle[1] - socket.height / 2)
    return LEAST * (wide + 6.0)


def _pile(canvas: Canvas, card: int, box: Box, lit: bool, label: str) -> None:
    """Draw the top card of a pile, or its empty place, and its label; lit if it came just now."""
    width = round(box.width)
    top = None if card == NO_CARD else small_face(card)(width)
    back = cards.back(width, cards.mini_height(width))
    pile = Pile(width, 0, top=top, label=label, lit=lit, told=False, back=back, room=width + 40, size=_LABEL)
    pile.place(canvas, box.x - 20, box.centred(0, pile.height).y, pile.want)
