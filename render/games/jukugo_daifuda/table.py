"""The table of Jukugo Daifuda: the players round the daifuda, below each plaque its open sets and empty places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import kanji, read
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.drawings import chips, draw_shelf, face, large_sets, open_sets, ron_sets, sets_told
from render.games.jukugo_daifuda.narration import card_aloud, last_move, mover
from render.kit import plaque
from render.kit.canvas import Canvas
from render.kit.drawing import shapes, theme
from render.kit.drawing.box import Box, fit, ring
from render.kit.drawing.depth import rays
from render.kit.drawing.ink import stamp
from render.kit.drawing.text import DECK, MEDIUM
from render.kit.layout import Item, Node, Picture, Pill, Row, counted, write_name
from render.kit.pages.table import Table
from render.kit.pieces import cards
from render.kit.pieces.kanji_cards import kanji_height
from render.kit.pieces.person import Person, names
from render.kit.piles import Pile
from render.kit.plaque import Plaque, seat_tray
from render.large.parts import LEAST, Lines, Stack, stock
from render.narration.cards import turn_word
from render.narration.halt import halted
from render.narration.spoken import held
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (
    Unshown("free sealed unaided min_ron", "options of the table; they decide what is offered, and refusals tell them"),
    Unshown("waiting", "who is asked is secret", phases="window unaided over"),
    Unshown("album columns", "told at the end", phases="window discard unaided"),
    Unshown("album", "only the best words are told", phases="over", partly=True),
    Unshown("round_scores round_winners", "what each round brought tells them", phases="over", partly=True),
    Unshown("discarder", "there is no open card", phases="discard"),
    Unshown("last_at", "told where somebody took it", phases="window unaided", partly=True),
    Unshown("last_card", "it lies in the set outlined or on the discards", "window discard unaided", "picture", True),
    Unshown("last_seat", "nobody took the card before", phases="window", partly=True),
    Unshown("ron_card", "told before the first window of a round", phases="window discard unaided", partly=True),
    Unshown(
        "ron_sets round_scores",
        "how the round before ended is told before the first window of the next one",
        phases="window discard unaided",
        partly=True,
    ),
    Unshown("sets", "the order of two jokers in a set cannot be told", "window discard", "words", True),
    Unshown(
        "chips daifuda dealer deck discarder discards hands last_at last_card last_seat ron_card ron_sets round"
        " rounds sets turn",
        "the outcome is told: chips by round, the best words",
        phases="over",
    ),
)

TABLE: Final = Box(20, theme.BAR_HEIGHT + 8, theme.WIDTH - 40, 676)
WIDE: Final = 394
"""Width of a seat, px."""
_PLAQUE: Final = {2: 142, 3: 104, 4: 104}
"""Height of a plaque by number of seats, px."""
_MOST: Final = 114
"""Width of the largest card in a set, px."""
_DAIFUDA: Final = 196
_BEFORE: Final = 48
"""Height of the line about the round before, px."""
_LARGE: Final = 160
"""Width of the daifuda in large print, px."""
_RIVER: Final = (40, 36, 32, 30, 28, 26, 24, 22, 20)
"""Widths of a discard, px; for the smallest there is always room."""


def shown(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Table:
    """Return daifuda, deck, discards; by seat chips, hand size, open sets; at a new round the ron before."""

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        round_table = ring(view.seats, TABLE, WIDE)
        _middle(canvas, round_table.middle.inset(12, 4), view, people, words)
        for told, box in zip(seats, round_table.seats, strict=True):
            _tray(canvas, seat_tray(canvas, box, told, _PLAQUE[view.seats]), view, told.seat, words)

    state = words("jukugo_daifuda-bar-round", round=str(view.s.round), rounds=str(view.s.rounds))
    tiers = words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}")
    return Table(
        LOOK,
        *words.both("jukugo_daifuda-title"),
        f"{tiers}　{state}",
        tuple(_plaque(view, p, who, words) for p, who in enumerate(people)),
        drawing,
        remarks=tuple(_remarks(view, words)),
        last_move=last_move(Telling(view, names(people), words)),
        mover=mover(view.s),
        large=lambda width: _large(view, people, words, width),
    )


def _large(view: JukugoDaifudaView, people: Sequence[Person], words: Words, width: float) -> list[Node]:
    """Return the daifuda, where it is from, the awaited step, the deck and the discards, in large print."""
    s, (key, who) = view.s, _from(view.s)
    card = Picture(face(s.daifuda, _LARGE)) if s.daifuda != NO_CARD else None
    room = width - (card.want + 24 if card else 0)
    told = Stack(
        room,
        Lines(room, f"{words(f'jukugo_daifuda-{key}-by')} {people[who].name}", LEAST, quiet=True, most=2),
        Lines(room, awaited, 40) if (awaited := _awaited(view, words)) else None,
        stock(len(s.deck), words("jukugo_daifuda-deck")),
    )
    signs = "　".join(kanji()[card] for card in s.discards)
    river = Lines(width, f"{words('jukugo_daifuda-discards')}　{signs}", 40) if s.discards else None
    return [Row(card, told, gap=24) if card else told, *([river] if river else [])]


def _from(s: JukugoDaifudaState) -> tuple[str, int]:
    """Return where the daifuda is from, or that a player chooses it, and that player."""
    if s.daifuda == NO_CARD:
        return "chosen", s.turn
    return ("flipped", s.turn) if s.discarder == NO_SEAT else ("discarded", s.discarder)


def _awaited(view: JukugoDaifudaView, words: Words) -> str:
    """Return what all players wait for; "" while a double is answered."""
    key = "awaited" if view.s.daifuda != NO_CARD else "awaited-discard"
    return "" if halted(view) else words(f"jukugo_daifuda-{key}")


def _remarks(view: JukugoDaifudaView, words: Words) -> Iterator[str]:
    """Yield what the mat shows: the daifuda and its origin, the awaited step, the card before, the piles."""
    s, (key, seat), awaited = view.s, _from(view.s), _awaited(view, words)
    if s.daifuda != NO_CARD:
        how = "flip" if key == "flipped" else "discard"
        yield words(f"jukugo_daifuda-alt-{how}", seat=str(seat + 1), card=card_aloud(s.daifuda, words))
    elif view.phase == "flip" and awaited:
        yield words("jukugo_daifuda-alt-flipping", seat=str(s.turn + 1))
    if awaited:
        yield words("spoken-sentence", text=awaited)
    if s.last_card != NO_CARD:
        key = "last" if s.last_seat != NO_SEAT else "last-nobody"
        yield words(f"jukugo_daifuda-alt-{key}", seat=str(s.last_seat + 1), card=card_aloud(s.last_card, words))
    yield words("jukugo_daifuda-alt-deck", deck=len(s.deck))
    if s.discards:
        signs = words.listed([read([c]) for c in s.discards])  # apart, because they are no words
        yield words("jukugo_daifuda-alt-discards", count=len(s.discards), cards=signs)


def _plaque(view: JukugoDaifudaView, seat: int, who: Person, words: Words) -> Plaque:
    """Return cards in hand, rounds won, chips; in a window the turn is in quiet words: no seat is awaited more than
    others."""
    items: list[Item] = [held(len(view.s.hands[seat]), words)]
    if rons := view.s.round_winners.count(seat):
        items.append(counted("crown", rons, words("jukugo_daifuda-alt-rons", count=rons)))
    if view.s.turn == seat and seat not in view.acting and not halted(view):
        turn = words("jukugo_daifuda-turn")
        told = words("jukugo_daifuda-alt-turn")
        items.append(Item(lambda k: Pill(turn, max(20, round(24 * k)), theme.IVORY), told))
    return Plaque(
        who,
        seat,
        tuple(items),
        chips(view.s.chips[seat], words),
        dealer="*dealer" if view.s.dealer == seat else "",
        remarks=tuple(_tray_told(view, seat, words)),
        large=lambda width: _large_tray(view, seat, words, width),
        **plaque.tabs(view, seat, turn_word(words)),
    )


def _before(s: JukugoDaifudaState, seat: int) -> str:
    """Return how the round before ended for a seat (draw, ron, paid), at the opening of a round; later ""."""
    if s.last_card != NO_CARD or not s.round_winners:
        return ""
    winner = s.round_winners[-1]
    return "draw" if winner == NO_SEAT else "ron" if winner == seat else "paid"


def _tray_told(view: JukugoDaifudaView, seat: int, words: Words) -> Iterator[str]:
    """Yield the area of a seat in words."""
    if before := _before(view.s, seat):
        won = sets_told(ron_sets(view), words)
        yield words(f"jukugo_daifuda-alt-before-{before}", score=view.s.round_scores[-1], sets=won)
    elif sets := open_sets(view, seat):
        yield words("jukugo_daifuda-alt-sets", sets=sets_told(sets, words))


def _large_tray(view: JukugoDaifudaView, seat: int, words: Words, width: float) -> Node:
    """Return the open sets of a seat, each with its kind; at the opening of a round how the one before ended."""
    before = _before(view.s, seat)
    if not before:
        return large_sets(open_sets(view, seat), words, width)
    said = _brought(view, before, words)
    if before == "ron":
        return Stack(width, Lines(width, said, 40), large_sets(ron_sets(view), words, width))
    return Lines(width, f"{words('jukugo_daifuda-last-round')}　{said}", LEAST, quiet=True)


def _brought(view: JukugoDaifudaView, before: str, words: Words) -> str:
    """Return what the round before brought a seat, in a word or a figure."""
    score = view.s.round_scores[-1]
    return f"−{score}" if before == "paid" else words(f"jukugo_daifuda-last-{before}", score=score)


def _tray(canvas: Canvas, box: Box, view: JukugoDaifudaView, seat: int, words: Words) -> None:
    """Draw what lies before a seat: its open sets; at the opening of a round the ron before, or its cost."""
    before, quiet = _before(view.s, seat), canvas.look.quiet
    if not before:
        draw_shelf(canvas, box.inset(0, 6), open_sets(view, seat), words, _MOST)
        return
    (_, y), room = box.head(_BEFORE).middle, box.width / 2 - 10
    colour = {"draw": quiet, "ron": theme.MINT, "paid": theme.CREAM}[before]
    canvas.text(box.x + 6, y, words("jukugo_daifuda-last-round"), size=26, colour=quiet, room=room, least=20)
    said = _brought(view, before, words)
    canvas.text(box.right - 6, y, said, size=36, colour=colour, align="r", room=room, least=24)
    won = ron_sets(view) if before == "ron" else []
    draw_shelf(canvas, box.below(_BEFORE).inset(0, 4), won, words, _MOST)


def _middle(canvas: Canvas, box: Box, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> None:
    """Draw, from top to bottom, the daifuda, its origin, the awaited step, the deck and the discards."""
    look = canvas.look
    canvas.slab(*box, radius=36, fill=look.panel, line=theme.WOOD, edge=3)
    within = box.inset(16)
    glow = theme.mix(look.panel, theme.WOOD, 0.3)
    stamp(canvas.image, glow, round(within.x), round(within.y), rays(round(within.width), 300))
    card = within.head(kanji_height(_DAIFUDA) + 36)
    _daifuda(canvas, card.centred(_DAIFUDA, kanji_height(_DAIFUDA)), view, words)
    rest = within.below(card.height + 10)
    _origin(canvas, rest.head(46), view, people, words)
    if awaited := _awaited(view, words):
        line = rest.below(52).head(46)
        canvas.box(*line, 23, theme.mix(look.panel, theme.IVORY, 0.12))
        canvas.text(*line.middle, awaited, size=28, align="m", room=line.width - 36, least=20, role="awaited")
    foot = rest.below(114)
    deck = Pile(66, len(view.s.deck), label=words("jukugo_daifuda-deck"), back=cards.back(66, 88), room=84)
    deck.place(canvas, foot.x, foot.y + max(0, foot.height - deck.height) / 2, 84)
    _river(canvas, foot.beside(100), view, words)


def _daifuda(canvas: Canvas, box: Box, view: JukugoDaifudaView, words: Words) -> None:
    """Draw the open card, or its empty place while a player chooses it."""
    middle = box.middle[0]
    if view.s.daifuda == NO_CARD:
        colour = canvas.look.quiet if halted(view) else theme.GOLD
        canvas.place(*box.middle, round(box.width), round(box.height), colour)
        y, room = box.middle[1], box.width - 24
        told, second = words.both("jukugo_daifuda-choosing")
        for line, down, size in ((told, -20, 34), (second, 24, 25)) if second else ((told, 0, 34),):
            canvas.text(middle, y + down, line, size=size, colour=colour, align="m", room=room, least=20)
        return
    canvas.card(face(view.s.daifuda, round(box.width)), *box.middle, -2, lit=True)
    canvas.badge(middle, box.bottom - 26, words("jukugo_daifuda-badge"), size=27, height=42)


def _origin(canvas: Canvas, box: Box, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> None:
    """Draw who turned the daifuda up, discarded it, or must discard: a quiet word, portrait and name."""
    (key, who), middle = _from(view.s), box.middle[1]
    by, room = words(f"jukugo_daifuda-{key}-by"), box.width * 0.5
    used = canvas.text(box.x, middle, by, size=23, colour=canvas.look.quiet, face=MEDIUM, room=room, least=20)
    canvas.portrait(box.x + used + 30, middle, 44, people[who], who, "sign")
    name = box.beside(used + 58)
    write_name(canvas, name.x, middle, name.width, people[who].name, 30, theme.CREAM, height=box.height)


def _river(canvas: Canvas, box: Box, view: JukugoDaifudaView, words: Words) -> None:
    """Draw the discards as small tiles, the oldest first, as large as there is room for; their number above them."""
    pile, head = view.s.discards, box.head(34)
    quiet = canvas.look.quiet
    label = words("jukugo_daifuda-discards")
    used = canvas.text(head.x, head.middle[1], label, size=26, colour=quiet, room=box.width - 60, least=20)
    canvas.text(head.x + used + 12, head.middle[1], str(len(pile)), size=34)
    free = box.below(42)

    def grid(wide: int) -> tuple[int, int, int]:
        """Return the columns that have room, the rows they make, and the height of a tile."""
        columns = int((free.width + 4) // (wide + 4))
        return columns, -(-max(len(pile), 2 * columns) // columns), round(wide * 1.24)

    def fits(wide: int) -> bool:
        _, rows, high = grid(wide)
        return rows * (high + 5) - 5 <= free.height

    wide = fit(_RIVER, fits)
    columns, _, high = grid(wide)
    newest = len(pile) - 1 if view.s.last_seat == NO_SEAT else -1
    for k in range(max(len(pile), 2 * columns)):
        row, column = divmod(k, columns)
        x, y = free.x + column * (wide + 4), free.y + row * (high + 5)
        if k >= len(pile):
            canvas.outline(x, y, wide, high, 6, 2, canvas.look.line)
            continue
        canvas.box(x, y, wide, high, 6, theme.MINT if k == newest else theme.IVORY)
        shapes.glyph(canvas.image, x + wide / 2, y + high / 2, kanji()[pile[k]], wide - 4, theme.INK, face=DECK)
