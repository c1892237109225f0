"""Jukugo Daifuda in pictures: a ring of players round the daifuda, the open sets beside each plaque."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from engine.core.state import NO_CARD, NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import kanji, read
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.narration import card_aloud, last_move
from render.games.jukugo_daifuda.sets import Box, cards_of, chips, draw_sets, face, open_sets, ron_sets, sets_told
from render.kit import cards, plaque, shapes, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import kanji_height
from render.kit.layout import Item, counted, write_name
from render.kit.layout import words as quiet
from render.kit.lines import wrap
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.table import Table
from render.kit.text import BOLD, DECK, MEDIUM
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

Places = tuple[tuple[Box, Box], ...]
"""By seat, clockwise from the bottom: the places of the plaque and of the sets."""
_BOTTOM: Final = Box(20, 636, 360, 112), Box(400, 604, 780, 148)
PLACES: Final[Mapping[int, Places]] = {
    2: ((Box(20, 600, 372, 144), Box(412, 556, 768, 194)), (Box(20, 112, 372, 144), Box(412, 86, 768, 194))),
    3: (
        _BOTTOM,
        (Box(20, 112, 364, 144), Box(20, 268, 364, 326)),
        (Box(816, 112, 364, 144), Box(816, 268, 364, 326)),
    ),
    4: (
        _BOTTOM,
        (Box(20, 268, 386, 104), Box(20, 380, 386, 214)),
        (Box(820, 108, 360, 112), Box(20, 86, 780, 148)),
        (Box(794, 268, 386, 104), Box(794, 380, 386, 214)),
    ),
}
MATS: Final = {2: Box(20, 290, 1160, 258), 3: Box(400, 92, 400, 502), 4: Box(420, 244, 360, 350)}
_MOST: Final = 108
"""Width of the largest card in a set, px."""
_BROAD, _TOLD = 500, 196
"""The width from which on a tray shows the end of the round before at its left, and the width of that part, px."""


def shown(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Table:
    """Return daifuda, deck, discards; by seat chips, hand size, open sets; at a new round the ron before."""

    def drawing(canvas: Canvas, seats: Sequence[Plaque]) -> None:
        mat = MATS[view.seats]
        canvas.slab(*mat, radius=36, fill=LOOK.mat, line=LOOK.mat_line, edge=3)
        (_wide_mat if view.seats == 2 else _tall_mat)(canvas, mat, view, people, words)
        for told, (at, beside) in zip(seats, PLACES[view.seats], strict=True):
            _tray(canvas, beside, view, told.seat, words)
            plaque.draw(canvas, *at, told)

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
    )


def _remarks(view: JukugoDaifudaView, words: Words) -> Iterator[str]:
    """Yield what the mat shows: the daifuda and its origin, the awaited step, the card before, the piles."""
    s = view.s
    if s.daifuda != NO_CARD:
        key, seat = ("flip", s.turn) if s.discarder == NO_SEAT else ("discard", s.discarder)
        card = card_aloud(s.daifuda, words)
        yield words(f"jukugo_daifuda-alt-{key}", seat=str(seat + 1), card=card)
    elif view.phase == "flip" and not halted(view):
        yield words("jukugo_daifuda-alt-flipping", seat=str(s.turn + 1))
    if not halted(view):
        key = "awaited" if s.daifuda != NO_CARD else "awaited-discard"
        yield words("spoken-sentence", text=words(f"jukugo_daifuda-{key}"))
    if s.last_card != NO_CARD:
        key = "last" if s.last_seat != NO_SEAT else "last-nobody"
        yield words(f"jukugo_daifuda-alt-{key}", seat=str(s.last_seat + 1), card=card_aloud(s.last_card, words))
    yield words("jukugo_daifuda-alt-deck", deck=len(s.deck))
    if s.discards:
        signs = words.listed([read([c]) for c in s.discards])  # apart, because they are no words
        yield words("jukugo_daifuda-alt-discards", count=len(s.discards), cards=signs)


def cover(size: int) -> Image.Image:
    """Return a daifuda that completes a word."""
    canvas = Canvas(size, size, look=LOOK)
    width = round(size * 0.4)
    one, other = cards_of("日本")
    canvas.card(face(one, width), size * 0.29, size * 0.56, 6)
    canvas.card(face(other, width), size * 0.7, size * 0.44, -5, theme.MINT, max(3, round(size * 0.018)))
    return canvas.image


def _plaque(view: JukugoDaifudaView, seat: int, who: Person, words: Words) -> Plaque:
    """Return cards in hand, rounds won, chips; in a window the turn is in quiet words: no seat is awaited more than
    others."""
    items: list[Item] = [held(len(view.s.hands[seat]), words)]
    if rons := view.s.round_winners.count(seat):
        items.append(counted("crown", rons, words("jukugo_daifuda-alt-rons", count=rons)))
    if view.s.turn == seat and seat not in view.acting and not halted(view):
        items.append(replace(quiet(words("jukugo_daifuda-turn")), told=words("jukugo_daifuda-alt-turn")))
    return Plaque(
        who,
        seat,
        tuple(items),
        chips(view.s.chips[seat], words),
        dealer="*dealer" if view.s.dealer == seat else "",
        remarks=tuple(_tray_told(view, seat, words)),
        **plaque.tabs(view, seat, turn_word(words)),
    )


def _opening(s: JukugoDaifudaState) -> bool:
    """True at the opening of a round after the first: the trays show how the round before ended."""
    return s.last_card == NO_CARD and bool(s.round_winners)


def _tray_told(view: JukugoDaifudaView, seat: int, words: Words) -> Iterator[str]:
    """Yield the area of a seat in words."""
    if not _opening(view.s):
        if sets := open_sets(view, seat):
            yield words("jukugo_daifuda-alt-sets", sets=sets_told(sets, words))
        return
    winner, score = view.s.round_winners[-1], view.s.round_scores[-1]
    key = "draw" if winner == NO_SEAT else "ron" if winner == seat else "paid"
    yield words(f"jukugo_daifuda-alt-before-{key}", score=score, sets=sets_told(ron_sets(view), words))


def _tray(canvas: Canvas, box: Box, view: JukugoDaifudaView, seat: int, words: Words) -> None:
    """Draw the area of a seat: its open sets; at the opening of a round the ron before, or its cost."""
    fill = LOOK.tray(seat)
    canvas.slab(*box, radius=22, fill=fill, line=theme.mix(fill, theme.IVORY, 0.12), depth=0)
    x, y, width, height = box
    if not _opening(view.s):
        draw_sets(canvas, Box(x + 14, y + 8, width - 28, height - 16), open_sets(view, seat), words, _MOST)
        return
    winner, score = view.s.round_winners[-1], view.s.round_scores[-1]
    said, colour = f"−{score}", LOOK.quiet
    if winner == NO_SEAT:
        said = words("jukugo_daifuda-last-draw")
    elif winner == seat:
        said, colour = words("jukugo_daifuda-last-ron", score=score), theme.MINT
    broad = width > _BROAD
    room = _TOLD if broad else width
    middle = y + (height / 2 if broad else 46)
    before = words("jukugo_daifuda-last-round")
    canvas.text(x + room / 2, middle - 22, before, size=26, colour=LOOK.quiet, align="m", room=room - 16, least=20)
    canvas.text(x + room / 2, middle + 18, said, size=38, colour=colour, align="m", room=room - 16, least=24)
    if winner == seat:
        left = Box(x + _TOLD, y + 8, width - _TOLD - 12, height - 16)
        below = Box(x + 12, y + 90, width - 24, height - 98)
        draw_sets(canvas, left if broad else below, ron_sets(view), words, _MOST)


# The middle


def _daifuda(canvas: Canvas, middle: float, top: float, width: int, view: JukugoDaifudaView, words: Words) -> None:
    """Draw the open card, or its empty place while a player chooses it."""
    high = kanji_height(width)
    if view.s.daifuda == NO_CARD:
        colour = LOOK.quiet if halted(view) else theme.GOLD
        canvas.place(middle, top + high / 2, width, high, colour)
        first, second = words.both("jukugo_daifuda-choosing")
        room, large, small = width - 24, 30 if width > 140 else 26, 23 if width > 140 else 20
        lines = [(line, large) for line in wrap(first, BOLD, large, room)]
        lines += [(line, small) for line in wrap(second, BOLD, small, room)]
        y = top + high / 2 - sum(size * 1.25 for _, size in lines) / 2
        for line, size in lines:
            canvas.text(middle, y + size * 0.62, line, size=size, colour=colour, align="m", room=room, least=20)
            y += size * 1.25
        return
    canvas.card(face(view.s.daifuda, width), middle, top + high / 2, 0, theme.MINT, 7)
    word = words("jukugo_daifuda-daifuda")
    if words.lang == "ja":
        word += f" {words.other('jukugo_daifuda-daifuda')}"
    canvas.badge(middle, top + high - 12, word, size=27, height=42)


def _origin(canvas: Canvas, box: Box, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> None:
    """Draw who turned the daifuda up, discarded it, or must discard: a quiet word, portrait and name."""
    flip, choosing = view.s.discarder == NO_SEAT, view.s.daifuda == NO_CARD
    who = view.s.turn if flip or choosing else view.s.discarder
    key = "chosen" if choosing else "flipped" if flip else "discarded"
    x, middle = box.x, box.y + box.height / 2
    by, room = words(f"jukugo_daifuda-{key}-by"), box.width * 0.45
    used = canvas.text(x, middle, by, size=25, colour=LOOK.quiet, face=MEDIUM, room=room, least=20)
    canvas.portrait(x + used + 32, middle, 40, people[who], who, "sign")
    write_name(
        canvas, x + used + 60, middle, box.width - used - 60, people[who].name, 30, theme.CREAM, height=box.height
    )


def _awaited(canvas: Canvas, x: float, y: float, room: float, view: JukugoDaifudaView, words: Words) -> None:
    """Draw what all players wait for, in one line; nothing while a double is answered."""
    if halted(view):
        return
    key = "awaited" if view.s.daifuda != NO_CARD else "awaited-discard"
    canvas.text(x, y, words(f"jukugo_daifuda-{key}"), size=29, align="m", room=room, least=20, role="awaited")


def _deck(canvas: Canvas, middle: float, y: float, width: int, view: JukugoDaifudaView, words: Words) -> None:
    high = round(width * 1.34)
    canvas.sprite(cards.back(width, high), middle - width / 2, y + 28)
    canvas.text(middle, y + 10, words("jukugo_daifuda-deck"), size=25, colour=LOOK.quiet, align="m", room=92, least=20)
    canvas.pill(middle - 36, y + 28 + high - 26, 72, 42, str(len(view.s.deck)), size=30, line=LOOK.quiet)


def _discards(
    canvas: Canvas, box: Box, view: JukugoDaifudaView, words: Words, label: tuple[float, float], most: int
) -> None:
    """Draw the discards as kanji, oldest first, as large as there is room for; their number at ``label``."""
    x, y = label
    pile = view.s.discards
    canvas.text(x, y + 10, words("jukugo_daifuda-discards"), size=25, colour=LOOK.quiet, align="m", room=92, least=20)
    canvas.text(x, y + 52, str(len(pile)), size=44, colour=LOOK.quiet, align="m")
    for size in range(most, 19, -1):
        per_row = int(box.width // (size + 3))
        if -(-len(pile) // per_row) * (size + 5) <= box.height:
            break
    rows = -(-len(pile) // per_row)
    for k, c in enumerate(pile):
        row, column = divmod(k, per_row)
        here = min(per_row, len(pile) - row * per_row)
        at_x = box.x + box.width / 2 + (column - (here - 1) / 2) * (size + 3)
        at_y = box.y + box.height / 2 + (row - (rows - 1) / 2) * (size + 5)
        newest = k == len(pile) - 1 and view.s.last_seat == NO_SEAT
        shapes.glyph(canvas.image, at_x, at_y, kanji()[c], size, theme.MINT if newest else theme.CREAM, face=DECK)


def _tall_mat(canvas: Canvas, mat: Box, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> None:
    """Draw the daifuda between deck and number of discards; below it its origin, the awaited step, and the discards."""
    middle, large = mat.x + mat.width / 2, mat.height > 400
    width = 186 if large else 118
    side, low = (52, 62) if large else (60, 68)
    _daifuda(canvas, middle, mat.y + 22, width, view, words)
    _deck(canvas, mat.x + side, mat.y + 20, low, view, words)
    y = mat.y + 22 + kanji_height(width) + 38
    step = 50 if large else 36
    _origin(canvas, Box(mat.x + 18, y, mat.width - 36, step), view, people, words)
    _awaited(canvas, middle, y + step + 16, mat.width - 32, view, words)
    rest = y + step + 36
    box = Box(mat.x + 14, rest, mat.width - 28, mat.y + mat.height - rest - 8)
    _discards(canvas, box, view, words, (mat.x + mat.width - side, mat.y + 20), 36)


def _wide_mat(canvas: Canvas, mat: Box, view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> None:
    """Draw the daifuda in the middle; at its left deck, origin, and the awaited step; at its right the discards."""
    middle = mat.x + mat.width / 2
    _daifuda(canvas, middle, mat.y + 16, 150, view, words)
    _deck(canvas, mat.x + 76, mat.y + 22, 84, view, words)
    _origin(canvas, Box(mat.x + 150, mat.y + 50, 320, 60), view, people, words)
    _awaited(canvas, mat.x + 256, mat.y + 206, 460, view, words)
    _discards(canvas, Box(mat.x + 772, mat.y + 14, 370, 230), view, words, (mat.x + 716, mat.y + 84), 44)
