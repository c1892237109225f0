"""The table of Boonaken: in its middle the table cards during the auction, then the progress of the contract."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.core.cards import SUITS
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.auction import PASSED
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.state import BoonakenState, BoonakenView
from engine.games.boonaken.terms import MATCH, TRICKS, is_number
from locales import Words
from render.games.boonaken import LOOK, narration
from render.games.boonaken.drawings import Marks, tiles
from render.games.boonaken.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box, fit
from render.kit.drawing.lines import balanced
from render.kit.layout import Face, Icon, Item, Node, Paint, Row, Suit, Text
from render.kit.layout import words as quiet
from render.kit.pages.trick_table import BAND, TrickTable, by_seat, card_face, places, two_lines
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.plaque import Plaque, tabs
from render.large.parts import Flow, Lines, laid, pill, sign
from render.narration.cards import seat_number, turn_word
from render.narration.spoken import held, stacked
from render.narration.telling import Telling
from render.narration.tricks import table_of
from render.unshown import Unshown

OUTCOME = "the outcome is told"
CALLS = "of everybody the last call is drawn; later the contract is what came of them"
YET = "what is not there yet is not told, and points only where points were bid"
NO_TRICK = "where no trick lies there is none to tell of"
GAMES = "only a championship has several games"
LAST = "of the contracts before the last one; at the end the latest"
LEADS = "whoever is to play leads, and then the trick shows it"
TURN = "whose turn it is shows it; nobody has before there is a contract"
IN_WORDS = "told in words while one bids"
ENDING = "told in words, and in the picture until the first contract"
DEAL = (
    "away blind calls dealer declarers exchanged game games hands high joined "
    "last_leader last_trick last_winner leader open players points redeals roem trump unused won"
)
"""The fields of a deal that is over."""
UNSHOWN: Final = (
    Unshown("away", "as many as were on the table", "auction play"),
    Unshown(DEAL, OUTCOME, "over"),
    Unshown("blind open unused", "taken up, or out of play", "exchange open play"),
    Unshown("calls", CALLS, "auction", partly=True),
    Unshown("calls", CALLS, "exchange open play"),
    Unshown("early least redeal_limit strict", "agreed in the lobby, and told by the rules"),
    Unshown("ending", ENDING, "auction open", "picture", partly=True),
    Unshown("ending", ENDING, "exchange play", "picture"),
    Unshown("ending history inside places scores totals", OUTCOME, "over", partly=True),
    Unshown("exchanged", TURN, "auction open play"),
    Unshown("exchanged", TURN, "exchange", partly=True),
    Unshown("game", GAMES, "auction exchange open play", partly=True),
    Unshown("high", YET, "auction", partly=True),
    Unshown("history", LAST, "auction exchange open", partly=True),
    Unshown("history", LAST, "play"),
    Unshown("holder passed", "the list of calls tells it"),
    Unshown("joined", "the declarers of the contract", "exchange open play"),
    Unshown("last_leader last_winner", NO_TRICK, "auction", partly=True),
    Unshown("last_leader last_winner players", NO_TRICK, "open"),
    Unshown("leader", LEADS, "auction exchange open"),
    Unshown("leader", LEADS, "play", partly=True),
    Unshown("made seconds", "they break ties at the end of a championship, and nowhere else"),
    Unshown("places", "of those who have gone out", "auction exchange open play"),
    Unshown("players", NO_TRICK, "auction exchange play", "picture", partly=True),
    Unshown("players", NO_TRICK, "auction exchange play", "words"),
    Unshown("points roem trump won", YET, "auction"),
    Unshown("points", "of the players against the declarer all points together", "exchange open play", partly=True),
    Unshown("roem", YET, "exchange open play", partly=True),
    Unshown("redeals", IN_WORDS, "auction", "picture"),
    Unshown("redeals", IN_WORDS, "exchange open play"),
    Unshown("totals", GAMES, "auction exchange open", partly=True),
    Unshown("totals", GAMES, "play"),
    Unshown("voids", "what somebody lacks is for the players to remember"),
    Unshown("won", YET, "exchange open", partly=True),
)

PLATE: Final = 118
"""Width of the plate with a bid, px."""
_TALLEST: Final = 150
"""The largest width of a table card, px."""
_LAID: Final = 176
"""The same below the slate of two players."""
_SLATE: Final = "#20292B"
"""The colour of the slate."""
_SLATE_WIDTH: Final = 420
"""The greatest width of the slate before the first trick, px."""
_FAN, _CLEAR = 38, 16
"""How far the cards of the exchange reach beyond the width of one, and the distance of the slate from plaques, px."""
_INSET: Final = 48
"""What the words on it are narrower than its box, px."""
LIGHT: Final = theme.mix(LOOK.mat, theme.IVORY, 0.08)
_SCALES: Final = (1, 0.85, 0.7, 0.55, 0.4)
"""Sizes of the contract before the first trick, the largest that fits counts."""
_HEAD: Final = 56
"""The size of a declarer in the band, px."""
_LOST: Final = "#FF8A80"
"""The colour of the cross of a contract that failed."""


def shown(view: BoonakenView, people: Sequence[Person], words: Words) -> TrickTable:
    """Return the content of the table: in the auction every player's last call; then the trick and the contract."""
    s, line = view.s, NARRATION.state_line(Telling(view, names(people), words))
    seats = [_plaque(view, p, who, words) for p, who in enumerate(people)]
    table = table_of(LOOK, view, people, words, line, seats, partial(narration.taken_by, s), s.players)
    if s.phase != "play":
        table = replace(table, last_move="", mover=NO_SEAT)
    return replace(
        table,
        band=_band(table, s, people, words),
        bar=None if s.phase == "auction" or _begins(s) else contract_node(s, words),
        centre=lambda canvas, *box: _centre(canvas, s, people, words, Box(*box)),
        remarks=tuple(_remarks(s, words)),
        large=lambda width: _large(s, people, words, width),
    )


def _remarks(s: BoonakenState, words: Words) -> Iterator[str]:
    """Yield what bar, middle and band show, and how the match is won."""
    if s.phase == "auction":
        calls = [_call_told(s, p, bid, words) for p, bid in narration.last_calls(s).items()]
        if calls:
            yield words("boonaken-alt-calls", calls=words.listed(calls))
        yield narration.table_cards(s, words)
        if s.redeals:
            yield words("boonaken-alt-redeals", count=s.redeals)
    else:
        yield narration.contract_told(s, words)
        yield narration.progress_told(s, words)
        if s.phase != "play":
            yield _swapped_told(s, words)
    if not _tricks_band(s) and s.games > 1:
        yield words("boonaken-alt-total", totals=words.listed(list(map(str, s.totals))))
    elif not _tricks_band(s) and s.history:
        yield narration.came_told(s, words)
    yield words(f"boonaken-alt-end-{s.ending}")


def _large(s: BoonakenState, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return in large print every player's last call and the table cards, or the contract and what it still needs."""
    if s.phase != "auction":
        told = narration.progress_told(s, words) if s.phase == "play" else _swapped_told(s, words)
        return [contract_node(s, words, 60), Lines(width, told, 38)]
    calls: list[Node] = []
    for p, bid in narration.last_calls(s).items():
        fill, ink = (theme.MINT, theme.INK) if _stands(s, p, bid) else (LIGHT, theme.CREAM)
        calls.append(Row(sign(people[p], p), pill(narration.bid_short(bid, words), fill, ink), gap=10))
    table = [*(card_face(c)(92) for c in s.open), *[cards.back(92)] * len(s.blind)]
    return [Flow(width, calls, gap=26), laid(width, table)]


def _call_told(s: BoonakenState, p: int, bid: int, words: Words) -> str:
    """Return the last call of a seat; the highest bid is marked as such."""
    told = words("boonaken-alt-call", seat=str(p + 1), bid=narration.bid_name(bid, words))
    return words("spoken-marked", card=told, mark=words("boonaken-alt-highest")) if _stands(s, p, bid) else told


def _stands(s: BoonakenState, p: int, bid: int) -> bool:
    """True if the call of a seat is the highest bid, or has joined it."""
    return p in s.joined or (bid == s.high and not s.joined)


def contract_node(s: BoonakenState, words: Words, size: int = 46) -> Node:
    """Return the bid, and its trumps."""
    parts: list[Node] = [Text(narration.bid_short(s.high, words), round(size * 0.9))]
    if s.trump != NO_TRUMP:
        parts.append(Suit(SUITS[s.trump], size))
    return Row(*parts, gap=10)


def _plaque(view: BoonakenView, p: int, who: Person, words: Words) -> Plaque:
    s = view.s
    if s.inside[p]:
        items = [held(len(s.hands[p]), words)]
        if s.phase == "play":
            items.append(stacked(s.won[p], words))
    else:
        key = "place" if s.places[p] else "in"
        items = [quiet(words(f"boonaken-picture-{key}", place=str(s.places[p])))]
    marks = Item(lambda k: Marks(s.plus[p], s.minus[p], round(35 * k)), narration.marks_told(s, p, words))
    return Plaque(
        who,
        p,
        tuple(items),
        "" if s.ending == MATCH else marks,
        **tabs(view, p, turn_word(words)),
        dealer="*dealer" if p == s.dealer else "",
        seal="*crown" if p in s.declarers else "",
        out=not s.inside[p],
    )


def _centre(canvas: Canvas, s: BoonakenState, people: Sequence[Person], words: Words, box: Box) -> None:
    tiles(canvas, len(s.inside))
    if s.phase == "auction":
        _bidding(canvas, s, people, words, box)
    elif _begins(s):
        _contract(canvas, s, people, words, box)
    else:
        _progress(canvas, s, people, words, box)
    if s.phase in ("exchange", "open"):
        _exchanged(canvas, s)


def _begins(s: BoonakenState) -> bool:
    """True if nothing of the contract is made or lost yet."""
    return s.phase != "auction" and not any(s.won) and not s.roem


def _contract(canvas: Canvas, s: BoonakenState, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the declarers and the contract, large; of a contract of tricks also what it needs."""
    if s.phase != "play":
        box = _before_play(s, box)
    k = _scale(box)
    if not is_number(s.high):
        _board(canvas, box, _without_points(s, people, words, box, _standing(s, people, words, box, k), k), k)
        return

    def made(scale: float, wide: bool) -> list[Node]:
        size = k * scale
        heads = Row(*(_face(people[p], p, round(80 * size)) for p in s.declarers), gap=size * 16)
        bid = contract_node(s, words, round(108 * size))
        return [Row(heads, bid, gap=round(18 * size))] if wide else [heads, bid]

    # side by side if that is large, else one above the other
    orders = [(1.0, True), (0.85, True), *((scale, False) for scale in _SCALES), *((scale, True) for scale in _SCALES)]
    parts = fit(
        (made(*order) for order in orders), lambda all_: _within(all_, box.width - _INSET, box.height + 2 - 24 * k)
    )
    _board(canvas, box, parts, k)


def _before_play(s: BoonakenState, box: Box) -> Box:
    """Return the place of the contract while nobody has played: all of the mat but the cards of the exchange."""
    at, fan = places(len(s.inside), theme.TABLE_HEIGHT - BAND), _swapped(s)[0]
    if at.opposite:
        return box
    spots, middle = at.spots, theme.WIDTH / 2
    high, reach = box.y, at.card / 2 + _FAN
    top = next((p for p, spot in enumerate(spots) if spot.card_x == middle), NO_SEAT)
    if top not in (NO_SEAT, fan):
        high = spots[top].y + spots[top].height + 14
    left = max(one.x + one.width for one in spots if one.card_x < middle) + _CLEAR
    right = min(one.x for one in spots if one.card_x > middle) - _CLEAR
    if spots[fan].card_x < middle:
        left = spots[fan].card_x + reach
    elif spots[fan].card_x > middle:
        right = spots[fan].card_x - reach
    wide = min(_SLATE_WIDTH, right - left)
    return Box((left + right - wide) / 2, high, wide, box.bottom - high)


def _without_points(
    s: BoonakenState, people: Sequence[Person], words: Words, box: Box, rest: Sequence[Node], k: float
) -> list[Node]:
    """Return the contract as large as there is room above the ``rest``; of one declarer with the portrait, if it has
    room (the plaque has a crown), and its number large below its word.
    """
    room = box.width - _INSET
    bids = [_called(s, words, round(size * k), room) for size in range(64, 20, -4)]
    orders = bids
    if len(s.declarers) == 1:
        seat = s.declarers[0]
        small, large = (_face(people[seat], seat, round(size * k)) for size in (60, 80))
        beside: list[list[Node]] = [[Row(small, *bid, gap=12)] for bid in bids if len(bid) == 1]
        above: list[list[Node]] = [[small, *bid] for bid in bids]
        called, number = _parted(s, words)
        split: list[list[Node]] = [
            [Row(small, Text(called, round(size * k)), gap=14), Text(number, round(2.4 * size * k), align="m")]
            for size in range(56, 28, -4)
            if called and number and s.trump == NO_TRUMP
        ]
        orders = [*split, *([large, *bid] for bid in bids[:4]), *beside[:7], *above[:8], *beside, *above, *bids]
    tall = sum(part.height + 10 for part in rest) + 44
    return [*fit(orders, lambda all_: _within(all_, room, box.height + 12 - tall)), *rest]


def _called(s: BoonakenState, words: Words, size: int, room: float) -> list[Node]:
    """Return the bid and its trumps; without trumps its number is below its words where both are too wide."""
    bid, (called, number) = contract_node(s, words, size), _parted(s, words)
    if bid.want <= room or s.trump != NO_TRUMP or not (called and number):
        return [bid]
    return [Text(part, round(size * 0.9), align="m") for part in (called, number)]


def _parted(s: BoonakenState, words: Words) -> tuple[str, str]:
    """Return the word and the number of the bid; "" for what it has not."""
    told = narration.bid_short(s.high, words)
    called = told.rstrip("0123456789")
    return called.strip(), told.removeprefix(called)


def _standing(s: BoonakenState, people: Sequence[Person], words: Words, box: Box, k: float) -> list[Node]:
    """Return what a contract without points still needs; of several declarers who keeps it and who has lost it."""
    if len(s.declarers) == 1:
        told, room = narration.missing(s, words), box.width - _INSET
        size = fit(range(round(32 * k), 25, -2), lambda size: text.width(told, text.BOLD, size) <= room)
        return _told(told, size if text.width(told, text.BOLD, size) <= room else round(32 * k), room)

    def one(p: int, size: int) -> Node:
        head = _face(people[p], p, size)
        sign = Icon("times", round(size * 0.7), _LOST) if s.won[p] else Icon("check", round(size * 0.7), theme.MINT)
        return Row(head, sign, gap=size * 0.2)

    def rows(size: int, wide: int) -> list[Node]:
        nodes = [one(p, size) for p in s.declarers]
        return [Row(*nodes[n : n + wide], gap=size * 0.4) for n in range(0, len(nodes), wide)]

    sizes = (
        rows(size, wide)
        for size in range(round(60 * k), 30, -4)
        for wide in ((2, 3, 1) if len(s.declarers) > 2 else (1, 2))
    )
    return fit(sizes, lambda all_: _within(all_, box.width - _INSET, box.height - 30 - 66 * k))


def _within(parts: Sequence[Node], width: float, height: float) -> bool:
    """True if parts have room one above the other."""
    return max(part.want for part in parts) <= width and sum(part.height + 10 for part in parts) <= height


def _told(told: str, size: int, room: float, *, faint: bool = False) -> list[Node]:
    """Return words on as many lines as they need."""
    return [Text(line, size, align="m", quiet=faint) for line in balanced(told, text.BOLD, size, room)]


def _board(canvas: Canvas, box: Box, parts: Sequence[Node], k: float) -> None:
    """Draw the slate of the contract in the middle of a box, its parts on it from top to bottom."""
    gap = min(10 * k, (box.height - 12 - sum(one.height for one in parts)) / max(1, len(parts) - 1))
    high = min(box.height + 12, sum(one.height + gap for one in parts) - gap + 44 * k)
    # clear of the number and the word on the cards beside it
    x, middle, y = box.x + 8, box.middle[0], box.middle[1] - high / 2
    canvas.slab(x, y, box.width - 16, high, radius=16, fill=_SLATE, line=theme.WOOD, edge=8)
    y += (high - sum(one.height + gap for one in parts) + gap) / 2
    for one in parts:
        wide = min(one.want, box.width - 24)
        one.place(canvas, middle - wide / 2, y, wide)
        y += one.height + gap


def _face(who: Person, seat: int, size: int) -> Node:
    """Return the portrait of a declarer."""
    return Face(who, seat, size, "sign", theme.IVORY)


def _swapped(s: BoonakenState) -> tuple[int, int]:
    """Return the declarer whose turn it is or was to exchange, and the number of cards taken or discarded."""
    seat = s.declarers[min(s.exchanged, len(s.declarers) - 1)]
    return seat, len(s.away) or len(s.hands[seat]) - TRICKS


def _swapped_told(s: BoonakenState, words: Words) -> str:
    seat, count = _swapped(s)
    return words("boonaken-alt-swapped", count=count, seat=seat_number(seat, words))


def _exchanged(canvas: Canvas, s: BoonakenState) -> None:
    """Draw the cards that a declarer has taken or discarded: face down before the declarer."""
    at = places(len(s.inside), theme.TABLE_HEIGHT - BAND)
    seat, count = _swapped(s)
    spot = at.spots[seat]
    # A wider fan has smaller cards: it stays in the place of one, clear of the middle.
    width = at.card - 16 * (count - 2)
    for k in range(count):
        away = k - (count - 1) / 2
        canvas.card(cards.back(width), spot.card_x + 12 * away, spot.card_y, spot.tilt - 5 * away)


def _bidding(canvas: Canvas, s: BoonakenState, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw every player's last call, the present bid in mint; the open table cards and the backs of the others."""
    at, hidden = places(len(s.inside), theme.TABLE_HEIGHT - BAND), [NO_CARD] * len(s.blind)
    labels = [words("boonaken-picture-table")]
    if s.unused:
        labels.append(words("boonaken-picture-unused", count=len(s.unused)))
    rows, room, tallest = [[*s.open, *hidden]], 100, _TALLEST
    if at.opposite:
        low = at.spots[0].y + at.spots[0].height
        _slate(canvas, s, people, words, Box(box.x, at.top + 14, box.width, low - at.top - 6))
        room, tallest, labels = 64, _LAID, [words.listed(labels)]
        box = Box(2 * at.mat, low + 12, theme.WIDTH - 4 * at.mat, at.bottom - 24 - low)
    else:
        for p, bid in narration.last_calls(s).items():
            spot, told = at.spots[p], narration.bid_short(bid, words)
            _call(canvas, spot.card_x, spot.card_y, told, _stands(s, p, bid), bid == PASSED, _scale(box))
        if len(at.spots) == 3:
            # below the calls the mat is free from edge to edge
            low, side = max(box.y, at.spots[0].card_y + 44 * _scale(box) + 8), at.mat + 80
            room, labels = 64, [words.listed(labels)]
            box = Box(side, low, theme.WIDTH - 2 * side, box.bottom + 6 - low)
    x, y, width, height = box

    def largest(rows: list[list[int]]) -> int:
        return int(min(tallest, (width - 20) / max(map(len, rows)) - 12, ((height - room) / len(rows) - 12) / 1.4))

    rows = max([rows, [s.open, hidden]] if s.blind and not at.opposite else [rows], key=largest)
    size = largest(rows)
    high = cards.card_height(size)
    top = y + (height - len(rows) * (high + 12)) / 2 + room * 0.3
    for k, told in enumerate(reversed(labels)):
        line = top - room * 0.3 - 34 * k
        fill, colour = canvas.look.panel, canvas.look.quiet
        canvas.badge(x + width / 2, line - 17, told, size=25, height=33, fill=fill, colour=colour, most=width - 34)
    for k, row in enumerate(rows):
        for n, c in enumerate(row):
            sprite = cards.back(size) if c == NO_CARD else card_face(c)(size)
            across = x + width / 2 + (n - (len(row) - 1) / 2) * (size + 12)
            canvas.card(sprite, across, top + high / 2 + k * (high + 12))


def _slate(canvas: Canvas, s: BoonakenState, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the bids of two on a slate: the present one with its bidder, below it what the other called last."""
    x, y, width, height = box
    middle, calls = x + width / 2, narration.last_calls(s)
    canvas.slab(x, y, width, height, radius=16, fill=_SLATE, line=theme.WOOD, edge=8)
    canvas.text(middle, y + 36, words("boonaken-picture-high"), size=26, colour=theme.CREAM, align="m", room=width - 40)
    stand = [p for p, bid in calls.items() if bid != PASSED and _stands(s, p, bid)]
    others = [p for p in calls if p not in stand]
    line = y + height / 2 + (0 if others else 18)
    if not stand:
        for dash in (-60, 20):
            canvas.box(middle + dash, line - 4, 40, 8, 4, theme.mix(_SLATE, theme.IVORY, 0.4))
    else:
        head, told = 92, narration.bid_short(s.high, words)
        room, most = width - 60 - len(stand) * (head + 10), 84 if others else 100
        size = fit(
            range(most, 24, -4), lambda size: len(balanced(told, text.BOLD, size, room)) * size * 1.1 <= most * 1.12
        )
        lines = balanced(told, text.BOLD, size, room)
        across = max(text.width(one, text.BOLD, size) for one in lines)
        left = middle - (len(stand) * (head + 10) + 8 + across) / 2
        for p in stand:
            canvas.portrait(left + head / 2, line, head, people[p], p)
            left += head + 10
        for k, one in enumerate(lines):
            down = line + (k - (len(lines) - 1) / 2) * size * 1.1
            canvas.text(left + 8 + across / 2, down, one, size=size, colour=theme.MINT, align="m", room=room)
    for p in others:
        told = narration.bid_short(calls[p], words)
        wide = 52 + text.width(told, text.BOLD, 38)
        canvas.portrait(middle - wide / 2 + 20, box.bottom - 36, 42, people[p], p)
        canvas.text(middle - wide / 2 + 52, box.bottom - 36, told, size=38, colour=canvas.look.quiet, room=width - 120)


def _scale(box: Box) -> float:
    """Return the scale of what is drawn in the middle of the table: more than 1 where there is much room."""
    return max(1.0, min(1.6, box.width / 240, box.height / 260))


def _call(canvas: Canvas, x: float, y: float, told: str, stands: bool, passed: bool, scale: float) -> None:
    """Draw a bid on a plate, its number below its word; a pass is only text."""
    wide, high = PLATE * scale, 88 * scale
    if passed:
        size = round(30 * scale)
        canvas.text(x, y, told, size=size, colour=canvas.look.quiet, align="m", room=wide, least=22)
        return
    fill, ink = (theme.MINT, theme.INK) if stands else (canvas.look.panel, theme.CREAM)
    line = theme.IVORY if stands else canvas.look.line
    canvas.slab(x - wide / 2, y - high / 2, wide, high, radius=20, fill=fill, line=line)
    word = told.rstrip("0123456789")
    lines = [part for part in (word.strip(), told.removeprefix(word)) if part]
    for k, line in enumerate(lines):
        large = round((44 if line.isdecimal() else 30) * scale)
        down = y + (k - (len(lines) - 1) / 2) * 36 * scale
        canvas.text(x, down, line, size=large, colour=ink, align="m", room=wide - 14, least=20)


def _progress(canvas: Canvas, s: BoonakenState, people: Sequence[Person], words: Words, box: Box) -> None:
    """Draw the part of the contract that is made, as a bar of points or tricks, and the missing part."""
    k, room, number = _scale(box), box.width - _INSET, is_number(s.high)
    made, needed = narration.goal(s)
    parts: list[Node] = []
    if needed:
        score = f"{made} / {needed}"
        size = fit(range(round(58 * k), 28, -2), lambda size: text.width(score, text.BOLD, size) <= room)
        parts += [Text(score, size, align="m"), _bar(made / needed, room, round(20 * k))]
    parts += _told(narration.missing(s, words), round(32 * k), room) if number else _standing(s, people, words, box, k)
    for told in narration.points_told(s, words):
        parts += _told(told, round(26 * k), room, faint=True)
    _board(canvas, box, parts if number else _without_points(s, people, words, box, parts, k), k)


def _bar(done: float, wide: float, high: int) -> Node:
    """Return a bar, this part of it mint."""

    def draw(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        canvas.box(x, y, round(width), high, high // 2, theme.mix(_SLATE, theme.IVORY, 0.2))
        part = round(width * min(1.0, done))
        if part >= high:
            canvas.box(x, y, part, high, high // 2, theme.MINT)

    return Paint(round(wide), high, draw)


def _tricks_band(s: BoonakenState) -> bool:
    """True if the band has only the last trick."""
    return s.phase == "play" and bool(s.last_trick)


def _band(table: TrickTable, s: BoonakenState, people: Sequence[Person], words: Words) -> Node | None:
    """Return, until a trick is taken, the former contract, or a championship's points; in the first deal how to win."""
    if _tricks_band(s):
        return None
    if s.games > 1:
        total = words("boonaken-picture-total")
        return Row(two_lines(total), *by_seat(table, map(str, s.totals)), gap=8)
    if not s.history:
        return Text(words(f"boonaken-alt-end-{s.ending}"), 30, quiet=True)
    came = [_came(row, people, words) for row in narration.last_deal(s)]
    return Row(two_lines(words("boonaken-picture-before")), *came, gap=26)


def _came(row: Sequence[int], people: Sequence[Person], words: Words) -> Node:
    """Return a declarer with the contract, a tick or a cross, and of a contract of points those made."""
    _, seat, bid, trump, points, made = row
    parts: list[Node] = [_face(people[seat], seat, _HEAD), Text(narration.bid_short(bid, words), 38)]
    if trump != NO_TRUMP:
        parts.append(Suit(SUITS[trump], 40))
    parts.append(Icon("check", 34, theme.MINT) if made else Icon("times", 30, _LOST))
    if is_number(bid):
        parts.append(Text(str(points), 38))
    return Row(*parts, gap=12)
