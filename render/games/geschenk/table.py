"""The table of No Thanks!: the glass in the middle, the offer beside it, every player's cards round it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import cost_of_runs
from locales import Words
from render.games.geschenk import LOOK
from render.games.geschenk.drawings import (
    Filling,
    draw_glass,
    draw_notes,
    draw_scale,
    draw_seats,
    draw_tipped,
    ground,
    large_tags,
    wall_at,
)
from render.games.geschenk.narration import NARRATION
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box
from render.kit.drawing.names import name_lines
from render.kit.drawing.text import signed
from render.kit.layout import Icon, Item, Node, Picture, Row, Text
from render.kit.layout import words as quiet_words
from render.kit.pages.table import Table
from render.kit.pieces import cards
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque, tabs
from render.large.parts import facts, stock
from render.narration.cards import points_spoken, turn_word
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("games", "the only game of a match has no number", "decide", partly=True),
    Unshown("starter removed_count", "what the rules need"),
    Unshown("per_player", "the brim of the glass tells it while one plays; not while it lies tipped over", partly=True),
    Unshown("game", "the only game of a match has no number", phases="decide", partly=True),
    Unshown(
        "totals", "before the end of the first game nobody has points of earlier games", phases="decide", partly=True
    ),
    Unshown("columns final_chips final_cards", "of finished games the totals are told, until the end", phases="decide"),
    Unshown("columns", "of a single game the points are the total", phases="over", partly=True),
    Unshown("final_cards", "in a match of several games only the points of each are told", "over", partly=True),
    Unshown("final_chips", "of several games only the last one's are told", "over", partly=True),
    Unshown("removed", "33 less the cards of the game, which the bar tells", phases="decide"),
    Unshown("last_card", "a chip is paid on the card on offer", phases="decide", partly=True),
    Unshown("notes", "chips are paid in seat order: the first one and the pot tell all", "decide", "words", True),
    Unshown(
        "game games number offer pot deck removed cards open_chips",
        "the outcome is told: final cards, chips, points",
        phases="over",
    ),
    Unshown("last_kind", "the last card of a match is taken", phases="over", partly=True),
    Unshown("scores", "the totals are the scores", phases="over"),
)
DRAWS_THE_END: Final = True
"""The last event stays visible under the result."""

MAT = Box(336, 88, 528, 664)
GLASS = (470, 94)
"""The corner of the glass's sprites."""
_LOW = 744
"""The lower edge of the area below the glass."""
_CARD = 130


def shown(view: GeschenkView, people: Sequence[Person], words: Words) -> Table:
    """Return the content of the table: the glass in the middle, the offer beside it, every player's cards round it."""
    s = view.s
    state = words("geschenk-bar-card", number=s.number, all=s.game_size)
    if s.games > 1:
        state = f"{words('geschenk-bar-game', game=s.game, games=s.games)}　{state}"
    last = NARRATION.last_words(Telling(view, names(people), words))

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        _seats(canvas, view, seats)
        canvas.slab(*MAT, radius=40, fill=ground(canvas.look, s.pot), line=canvas.look.mat_line, edge=3, depth=0)
        tipped = s.taken and s.last_pot and not s.notes
        (_rattle if tipped else _glass)(canvas, view, people, words)
        _offer(canvas, view, words)

    return Table(
        LOOK,
        *words.both("geschenk-title"),
        state,
        tuple(_plaque(view, p, people[p], words) for p in range(view.seats)),
        drawing,
        tuple(_remarks(view, last, words)),
        last,
        mover=s.last_seat,
        large=lambda width: [_large(view, words, width)],
    )


def serial(view: GeschenkView) -> int:
    """Return the number of the card in play, counted over all games of the match."""
    return view.s.game * 100 + view.s.number


def _large(view: GeschenkView, words: Words, width: float) -> Node:
    """Return the card on offer, the chips on it, and the number of cards to come, in large print."""
    s, pot = view.s, Row(Text(words("geschenk-chips"), 40, quiet=True), Text(str(view.s.pot), 72), gap=14)
    offer = [Picture(cards.number(s.offer, _CARD))] if s.offer >= 0 else [Text(words("geschenk-over"), 40)]
    return facts(width, *offer, pot, stock(len(s.deck)))


def _remarks(view: GeschenkView, last: str, words: Words) -> Iterator[str]:
    """Yield the offer, the chips in the glass, the last move, and how many cards are to come."""
    s = view.s
    if not view.over:
        yield words("geschenk-alt-offer", card=s.offer, pot=s.pot)
    if s.notes:
        yield words("geschenk-alt-notes", seat=str(s.notes[0] + 1))
    yield last
    yield words("geschenk-alt-deck", deck=len(s.deck))


def _seats(canvas: Canvas, view: GeschenkView, plaques: Sequence[Plaque]) -> None:
    """Draw every player's plaque and cards; the card taken last is marked."""
    draw_seats(canvas, plaques, view.s.cards, view.s.last_card if view.s.taken else 0)


def _plaque(view: GeschenkView, seat: int, who: Person, words: Words) -> Plaque:
    """Return the cost of the cards; a fist of constant size for the chips, with their number only if it is public."""
    held, items = view.s.cards[seat], [_fist(view, seat, words)]
    if view.s.columns and not view.over:
        total = view.s.totals[seat]
        before = words("geschenk-alt-seat-total", total=points_spoken(total, words))
        items.append(replace(quiet_words(f"{words('geschenk-result-total')} {signed(total)}"), told=before))
    cost = cost_of_runs(held)
    return Plaque(
        who,
        seat,
        tuple(items),
        Item(lambda k: Text(str(cost), round(44 * k)), words("geschenk-alt-seat-cost", cost=cost)),
        words("geschenk-unit", count=cost),
        **tabs(view, seat, turn_word(words)),
        seal=str(seat + 1),
        remarks=(NARRATION.held_words(held, words),),
        large=large_tags(held, view.s.last_card if view.s.taken else 0),
    )


def _fist(view: GeschenkView, seat: int, words: Words) -> Item:
    colour = theme.INK if seat in view.acting else theme.SEAT_COLOUR[seat]
    chips = view.s.open_chips[seat : seat + 1]
    return Item(
        lambda k: Row(Icon("fist", round(40 * k), colour), *(Text(str(n), round(36 * k)) for n in chips), gap=8),
        words("geschenk-alt-seat-chips", chips=chips[0]) if chips else "",
    )


def _offer(canvas: Canvas, view: GeschenkView, words: Words) -> None:
    """Draw at the left of the glass the card, and how many are to come."""
    x, y = MAT.x + 20, MAT.y + 22
    middle, high = x + _CARD / 2, cards.card_height(_CARD)
    label = words("geschenk-over" if view.over else "geschenk-offer")
    if view.s.offer >= 0:
        canvas.card(cards.number(view.s.offer, _CARD), middle, y + high / 2, 0, theme.MINT)
    else:
        canvas.place(middle, y + high / 2, _CARD, high)
    canvas.badge(middle, y + high - 8, label, size=26, height=40)
    deck = len(view.s.deck)
    Row(Pile(48, deck, told=False), Text(str(deck), 42), gap=16).within(canvas, Box(x, y + high + 40, _CARD, 84))


def _pot(canvas: Canvas, y: float, view: GeschenkView, words: Words, wall: float = 0) -> None:
    """Draw the number of chips in a bubble at the left of the glass, its tip at the wall."""
    x, width, high = MAT.x + 24, 118, 96
    canvas.box(x, y, width, high, 18, theme.MINT)
    if wall:
        canvas.shape("right", (x + width + wall) / 2 - 2, y + high / 2, 26, theme.MINT)
    middle = x + width / 2
    canvas.text(middle, y + 22, words("geschenk-chips"), size=24, colour=theme.INK, align="m", room=width - 12)
    canvas.text(middle, y + 64, str(view.s.pot), size=56, colour=theme.INK, align="m")


def _glass(canvas: Canvas, view: GeschenkView, people: Sequence[Person], words: Words) -> None:
    """Draw the glass upright with its scale, and below it the line of notes or the last event."""
    total, notes, quiet = view.s.per_player * view.seats, view.s.notes, canvas.look.quiet
    draw_glass(canvas, *GLASS, Filling(notes, total, view.match, serial(view)))
    draw_scale(canvas, *GLASS, total)
    wall, at = wall_at(*GLASS, len(notes), total)
    y = min(max(at - 48, MAT.y + 328.0), GLASS[1] + 430.0)
    _pot(canvas, y, view, words, wall if abs(at - 48 - y) < 4 else 0)
    x, width, middle = MAT.x + 14, MAT.width - 28, MAT.middle[0]
    if notes:
        clink = y + 122 if y + 150 < GLASS[1] + 540 else y - 24
        canvas.text(MAT.x + 83, clink, words("geschenk-clink"), size=32, align="m", room=136, least=24)
        draw_notes(canvas, x, _LOW, width, 112, notes, view.seats)
    elif view.s.taken:
        _taker(canvas, view, people, (middle, 690, 96), 28)
        canvas.text(GLASS[0] + 185, 380, words("geschenk-silence"), size=52, colour=quiet, align="m", room=280)
    else:
        line = words("geschenk-no-chips-yet")
        canvas.text(middle, 690, line, size=32, colour=canvas.look.quiet, align="m", room=width)


def _rattle(canvas: Canvas, view: GeschenkView, people: Sequence[Person], words: Words) -> None:
    """Draw the glass tipped over, its chips running to the player who took the card."""
    seat, pot = view.s.last_seat, view.s.last_pot
    right = MAT.x + 176 + (MAT.width - 176) / 2
    _taker(canvas, view, people, (right, MAT.y + 130, 150), 36)
    line = words("geschenk-rattle-chips", chips=pot)
    canvas.text(right, MAT.y + 352, line, size=46, align="m", room=MAT.width - 212, least=28)
    payers = [(seat - pot + k) % view.seats for k in range(pot)]  # the taker sat after the last payer
    to_left = seat < view.seats // 2
    draw_tipped(canvas, MAT.x + 16, _LOW, MAT.width - 32, payers, to_left, view.match, serial(view))
    _pot(canvas, MAT.y + 328, view, words)


def _taker(
    canvas: Canvas, view: GeschenkView, people: Sequence[Person], at: tuple[float, float, int], size: int
) -> None:
    """Draw the card taken, and from it an arrow to its taker; ``at`` is their middle, with their size."""
    (x, y, large), seat = at, view.s.last_seat
    wide = round(large * 0.72)
    away = large * (0.7 if large > 100 else 1.1)
    card_x, who_x = x + away, x - away
    if seat >= view.seats // 2:
        card_x, who_x = who_x, card_x
    canvas.card(cards.number_mini(view.s.last_card, wide), card_x, y)
    canvas.shape("right" if who_x > card_x else "left", x, y, round(large * 0.36), canvas.look.quiet)
    big = large > 100
    canvas.portrait(who_x, y - (34 if big else 0), round(large * 0.84), people[seat], seat)
    if big:
        lines, used = name_lines(people[seat].name, size, 140)
        for k, line in enumerate(lines):
            canvas.text(who_x, y + 54 + k * used * 1.15, line, size=used, align="m", role="taker")
