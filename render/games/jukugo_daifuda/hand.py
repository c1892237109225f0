"""The hand of Jukugo Daifuda: the daifuda and its possible sets above, own cards and own sets below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import KINDS, POINTS, dictionary, read
from locales import Words
from render.games.jukugo_daifuda import LOOK, narration
from render.games.jukugo_daifuda.drawings import Laid, draw_sets, face, large_sets, open_sets, sets_told
from render.games.jukugo_daifuda.narration import NARRATION, card_aloud, entry_said, kind_name
from render.kit.canvas import Canvas
from render.kit.drawing import text, theme
from render.kit.drawing.box import Box
from render.kit.drawing.text import DECK, MEDIUM
from render.kit.layout import Node, Paint, Picture, Row, Told
from render.kit.pages.hand import Hand, HandCard
from render.kit.pieces.kanji_cards import ASPECT, kanji_height
from render.kit.pieces.person import Person, names
from render.large.parts import LEAST, Lines, Stack
from render.narration.halt import halt_task, halted, whose_turn
from render.narration.telling import Telling
from render.unshown import Unshown

UNSHOWN: Final = (Unshown("ron_worth", "told to those who are asked", partly=True),)

_TALL: Final = 250
_DAIFUDA: Final = 156
_PANEL: Final = 214
"""Left edge of the panel beside the daifuda, px."""
_LOW: Final = 96
"""Height of the panel if there is neither a daifuda nor a word to show, px."""
_LINE: Final = 47
_TWO, _SIGNS = 2, 290
"""So many ways are written large, with the room for the characters of each, px."""
_FOUR, _WIDE_SIGNS = 4, 470
"""A set of four alone has so much room for its cards, px."""
_LARGE_WAYS: Final = 4
"""The maximum number of ways in large print."""
_SETS: Final = {0: 0, 1: 330, 2: 540}
"""Room beside the hand by the number of own sets."""
_MOST: Final = (99, 8, 6, 4, 3, 2, 1)
"""The number of ways in a description, from all to what always has room."""


@dataclass(frozen=True, slots=True)
class Way:
    """A possible set, or a word in the hand: its characters, its kind with the points, and its words."""

    shown: str
    kind: str
    words: Sequence[str]
    said: tuple[str, ...] = ()
    """The set in words, with every card by its name; its points."""
    lying: tuple[int, ...] = ()
    """Its cards in order, the daifuda among them."""

    def readings(self, words: Words) -> str:
        """Return how its words are read."""
        return words("jukugo_daifuda-slash").join(dictionary()[w].readings[0] for w in self.words)


def shown(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Hand:
    """Return the content of the hand."""
    me = view.me
    own, sets = view.s.hands[me], open_sets(view, me)
    task, wait = _task(view, people, words)
    bare = view.s.daifuda == NO_CARD and not _panel(view, words)[1] and len([*_lines(view, words)]) < 2
    tall, left = (_LOW, 20) if bare else (_TALL, _PANEL)

    def above(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        if not bare:
            _daifuda(canvas, x + 22 + _DAIFUDA / 2, y + 4, view, words)
        canvas.slab(left, y, x + width - left, tall, radius=24)
        _ways(canvas, view, Box(left + 26, y + 10, x + width - left - 52, tall - 16), words)

    def beside(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        draw_sets(canvas, Box(x, y, width, height), sets, words, 108)

    room = (_SETS.get(len(sets), 620) if own else 1100) if sets else 0
    return Hand(
        LOOK,
        *words.both("jukugo_daifuda-hand-title"),
        tuple(_card(view, c, words) for c in own),
        task,
        wait=wait,
        above=Paint(theme.WIDTH - 40, tall, above),
        beside=Paint(room, 280, beside) if sets else None,
        aspect=ASPECT,
        widest=188,
        last_move=narration.last_move(Telling(view, names(people), words)),
        mover=narration.mover(view.s),
        people=people,
        seat=me,
        remarks=tuple(_remarks(view, sets, words)),
        over=view.over,
        large=lambda width: _large(view, sets, words, width),
    )


def _large(view: JukugoDaifudaView, sets: Sequence[Laid], words: Words, width: float) -> list[Node]:
    """Return the daifuda, beside it the answer given and the possible sets or words; then the own sets."""
    card = Picture(face(view.s.daifuda, _DAIFUDA)) if view.s.daifuda != NO_CARD else None
    room = width - (card.want + 24 if card else 0)
    title, ways = _panel(view, words)
    large = ["　".join(filter(None, (way.shown, way.kind, way.readings(words)))) for way in ways[:_LARGE_WAYS]]
    shown = [Lines(room, way, 40) for way in large]
    if len(ways) > len(shown):
        shown.append(Lines(room, words("jukugo_daifuda-hand-more", count=len(ways) - len(shown)), LEAST, quiet=True))
    told = Stack(
        room,
        *(Lines(room, line, 38, colour=theme.MINT) for line in _lines(view, words)),
        Lines(room, title, LEAST, quiet=True),
        *shown,
        gap=6,
    )
    return [Row(card, told, gap=24) if card else told, large_sets(sets, words, width)]


def _remarks(view: JukugoDaifudaView, sets: Sequence[Laid], words: Words) -> Iterator[Told]:
    """Yield the daifuda, the lines of the panel beside it, and the own sets."""
    s = view.s
    if s.daifuda != NO_CARD:
        yield words("jukugo_daifuda-alt-daifuda", card=card_aloud(s.daifuda, words))
    for line in _lines(view, words):
        yield words("spoken-sentence", text=line)
    title, ways = _panel(view, words)
    if ways:
        yield tuple(_ways_told(title, ways, most, words) for most in _MOST)
    elif not view.over:
        yield words("spoken-sentence", text=title)
    if sets:
        yield words("jukugo_daifuda-alt-own", sets=sets_told(sets, words))
    if not s.hands[view.me] and (ways or view.over or s.unaided):
        yield words("jukugo_daifuda-alt-hand-none")


def _ways_told(title: str, ways: Sequence[Way], most: int, words: Words) -> str:
    """Return the first ``most`` ways in words, and the number of the others.

    A set has the names of its cards, as its kanji alone would be read as a word.
    """
    told = []
    for way in ways[:most]:
        entries = [words("jukugo_daifuda-alt-entry", word=w, said=entry_said(w, words)) for w in way.words]
        told.append(words.listed([*way.said, *entries]))
    if len(ways) > most:
        told.append(words("jukugo_daifuda-hand-more", count=len(ways) - most))
    return words("jukugo_daifuda-alt-panel", title=title, ways=words("games-alt-semicolon").join(told))


def _task(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> tuple[str, str]:
    """Return what to do now; or else that there is nothing to do."""
    if view.over:
        return "", words("tricks-over")
    if halted(view):
        return halt_task(view, words), whose_turn(Telling(view, names(people), words))
    if not view.asked:
        return "", words("jukugo_daifuda-task-wait")
    worth = view.s.ron_worth[view.me]
    key = "discard" if view.s.daifuda == NO_CARD else "ron" if worth else "answer"
    return words(f"jukugo_daifuda-task-{key}", points=worth), ""


def _card(view: JukugoDaifudaView, card: int, words: Words) -> HandCard:
    """Return a card: gold if a discard is due, marked if it makes a set with the daifuda."""
    discard = view.asked and view.s.daifuda == NO_CARD
    useful = any(card in a.wire()[1] for a in view.legal if a.tag == "claim")
    mark = words("jukugo_daifuda-goes") if useful else ""
    return HandCard(lambda width: face(card, width), 0, discard or None, mark, told=card_aloud(card, words))


def _daifuda(canvas: Canvas, middle: float, y: float, view: JukugoDaifudaView, words: Words) -> None:
    high = kanji_height(_DAIFUDA)
    if view.s.daifuda == NO_CARD:
        canvas.place(middle, y + high / 2, _DAIFUDA, high)
    else:
        canvas.card(face(view.s.daifuda, _DAIFUDA), middle, y + high / 2, 0, theme.MINT)
    canvas.badge(middle, y + high - 10, words("jukugo_daifuda-daifuda"), size=28, height=42)


def _ways(canvas: Canvas, view: JukugoDaifudaView, box: Box, words: Words) -> None:
    """Draw the answer given and the standing orders; then the possible sets, or the words in the hand, a line each.

    With hints off the sets and words are left out.
    """
    y = box.y
    for line in _lines(view, words):
        canvas.text(box.x, y + 18, line, size=30, colour=theme.MINT, room=box.width, least=22)
        y += 38
    title, ways = _panel(view, words)
    if not ways:
        middle = box.below(y - box.y).middle
        canvas.text(*middle, title, size=36, colour=canvas.look.quiet, align="m", room=box.width, least=24)
        return
    canvas.text(box.x, y + 18, title, size=29, colour=canvas.look.quiet, room=500)
    if len(ways) <= _TWO and y == box.y:
        y += 38
        step = (box.bottom - y) / len(ways)
        for k, way in enumerate(ways):
            _large_way(canvas, way, Box(box.x, y + k * step, box.width, step), view.s.daifuda, words)
        return
    rows = int((box.y + box.height - y - 38) // _LINE)
    columns = 1 if ways[0].kind or len(ways) <= rows else 2
    fits = rows * columns
    if len(ways) > fits:
        more = words("jukugo_daifuda-hand-more", count=len(ways) - fits)
        canvas.text(box.x + box.width, y + 18, more, size=27, colour=canvas.look.quiet, align="r", room=420, least=20)
    y += 38
    wide = box.width / columns
    for k, way in enumerate(ways[:fits]):
        _way(canvas, way, Box(box.x + k // rows * wide, y + k % rows * _LINE, wide - 20 * (columns - 1), _LINE), words)


def _lines(view: JukugoDaifudaView, words: Words) -> Iterator[str]:
    """Yield the answer given, and the standing orders."""
    if answer := NARRATION.own_answer(view, words):
        yield words("jukugo_daifuda-hand-answered", move=answer)
    if orders := NARRATION.own_orders(view, words):
        yield words("jukugo_daifuda-hand-orders", orders=orders)


def _panel(view: JukugoDaifudaView, words: Words) -> tuple[str, list[Way]]:
    """Return the title of the panel and the possible sets, or the words in the hand; or a sentence alone."""
    ways, own = possible(view, words) if view.asked else [], view.s.hands[view.me]
    if view.over or view.s.unaided or (not ways and not own):
        key = "jukugo_daifuda-hand-hint-off" if view.s.unaided else "jukugo_daifuda-hand-empty"
        return words("tricks-over" if view.over else key), []
    key = "ways" if ways else "words"
    ways = ways or [Way(w, "", (w,)) for w in narration.pair_words(own, view.s.dictionary)]
    return words(f"jukugo_daifuda-hand-{key if ways else 'no-words'}"), ways


def possible(view: JukugoDaifudaView, words: Words) -> list[Way]:
    """Return every claim and attach that is legal now, the best first."""
    out = []
    for wire in (action.wire() for action in view.legal):
        if cards := narration.joined(view, wire):
            tag, _, kind = wire
            shown, name = narration.laid(view, kind, cards), kind_name(kind, words)
            points = words("jukugo_daifuda-points", points=POINTS[KINDS.index(kind)])
            spelled = words.listed([card_aloud(c, words) for c in cards])
            said = words(f"jukugo_daifuda-alt-move-{tag}", cards=spelled, kind=name), points
            found = narration.words_in(kind, shown, view.s.dictionary)
            out.append(Way(read(shown), f"{name} {points}", found, said, shown))
    return out


def _way(canvas: Canvas, way: Way, box: Box, words: Words) -> None:
    """Draw one line: the characters, kind and points, readings; in other languages than Japanese the meanings too."""
    middle = box.middle[1]
    canvas.text(box.x, middle, way.shown, size=42, face=DECK)
    free = box.beside(182 if way.kind else 124)
    if way.kind:
        canvas.text(free.x, middle, way.kind, size=29, colour=theme.MINT, room=262, least=20)
        free = free.beside(276)
    shown, size = _entries(way, 32, free.width, words)
    canvas.text(free.x, middle, shown, size=size, face=MEDIUM)


def _large_way(canvas: Canvas, way: Way, box: Box, daifuda: int, words: Words) -> None:
    """Draw a set as cards, the daifuda with a mint edge, or a word in large characters; at its right words and kind."""
    middle, low = box.middle[1], box.height < 2 * _LINE + 20
    signs = _SIGNS if low or len(way.lying) < _FOUR else _WIDE_SIGNS
    if way.lying:
        wide = int(min(120, (box.height - 14) / ASPECT, (signs - 20) / len(way.lying) - 6))
        for k, card in enumerate(way.lying):
            x, glow = box.x + wide / 2 + k * (wide + 6), theme.MINT if card == daifuda else ""
            canvas.card(face(card, wide), x + 4, middle, 0, glow, 5)
    else:
        canvas.text(box.x, middle, way.shown, size=88, face=DECK, room=signs - 20)
    free = box.beside(signs)
    shown, size = _entries(way, 38 if low else 44, free.width, words)
    high = 38 if low else 48
    up = (24 if low else 30) if way.kind else 0
    canvas.text(free.x, middle - up, shown, size=size, face=MEDIUM)
    if way.kind:
        down = 2 if shown else -high / 2
        canvas.badge(free.x, middle + down, way.kind, size=high - 12, height=high, align="l", most=free.width - 40)


def _entries(way: Way, most: int, room: float, words: Words) -> tuple[str, int]:
    """Return the words of a way with their meanings, or only the readings instead of half a meaning; and their size."""
    entries = words("jukugo_daifuda-slash").join(entry_said(w, words) for w in way.words)
    shown, size = text.fit(entries, MEDIUM, most, room, 24)
    return (shown, size) if shown == entries else text.fit(way.readings(words), MEDIUM, most, room, 24)
