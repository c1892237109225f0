"""The private picture of Jukugo Daifuda: the daifuda and its possible sets above, own cards and own sets below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import KINDS, POINTS, dictionary, read
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.labels import joined, kind_name, laid
from render.games.jukugo_daifuda.narration import NARRATION, last_move
from render.games.jukugo_daifuda.sets import Box, draw_sets, face, open_sets
from render.games.jukugo_daifuda.words import meaning, pair_words, words_in
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.hand import Hand, HandCard
from render.kit.kanji_cards import ASPECT, kanji_height
from render.kit.layout import Paint
from render.kit.person import Person, names
from render.kit.text import DECK, MEDIUM
from render.narration.halt import halt_task, halted, whose_turn

_TALL: Final = 250
_DAIFUDA: Final = 156
_PANEL: Final = 214
"""Left edge of the panel beside the daifuda, px."""
_LINE: Final = 47
_SETS: Final = {0: 0, 1: 330, 2: 540}
"""Room beside the hand by the number of own sets."""


@dataclass(frozen=True, slots=True)
class Way:
    """A possible set, or a word in the hand: its characters, its kind, and its words."""

    shown: str
    kind: str
    points: str
    words: tuple[str, ...]


def paint(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Canvas:
    """Return the private hand, 1200 x 640."""
    me = view.me
    own, sets = view.s.hands[me], open_sets(view, me)
    task, wait = _task(view, people, words)

    def above(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        _daifuda(canvas, x + 22 + _DAIFUDA / 2, y + 4, view, words)
        canvas.slab(_PANEL, y, x + width - _PANEL, _TALL, radius=24)
        _ways(canvas, view, Box(_PANEL + 26, y + 10, x + width - _PANEL - 52, _TALL - 16), words)

    def beside(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        draw_sets(canvas, Box(x, y, width, height), sets, words, 108)

    room = (_SETS.get(len(sets), 620) if own else 1100) if sets else 0
    return Hand(
        LOOK,
        *words.both("jukugo_daifuda-hand-title"),
        tuple(_card(view, c, words("jukugo_daifuda-goes")) for c in own),
        task,
        wait=wait,
        above=Paint(theme.WIDTH - 40, _TALL, above),
        beside=Paint(room, 280, beside) if sets else None,
        aspect=ASPECT,
        widest=168,
        last_move=last_move(view, names(people), words),
    ).drawn()


def _task(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> tuple[str, str]:
    """Return what to do now; or else that there is nothing to do."""
    if view.over:
        return "", words("jukugo_daifuda-task-over")
    if halted(view):
        return halt_task(view, words), whose_turn(view, names(people), words)
    if not view.asked:
        return "", words("jukugo_daifuda-task-wait")
    worth = view.s.ron_worth[view.me]
    key = "discard" if view.s.daifuda == NO_CARD else "ron" if worth else "answer"
    return words(f"jukugo_daifuda-task-{key}", points=worth), ""


def _card(view: JukugoDaifudaView, card: int, goes: str) -> HandCard:
    """Return a card: gold if a discard is due, marked ``goes`` if it makes a set with the daifuda."""
    discard = view.asked and view.s.daifuda == NO_CARD
    useful = any(card in a.wire()[1] for a in view.legal if a.tag == "claim")
    return HandCard(lambda width: face(card, width), 0, True if discard else None, goes if useful else "")


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
    y, lines = box.y, list[str]()
    if answer := NARRATION.own_answer(view, words):
        lines.append(words("jukugo_daifuda-hand-answered", move=answer))
    if orders := NARRATION.own_orders(view, words):
        lines.append(words("jukugo_daifuda-hand-orders", orders=orders))
    for line in lines:
        canvas.text(box.x, y + 18, line, size=30, colour=theme.MINT, room=box.width, least=22)
        y += 38
    ways = _possible(view, words) if view.asked else []
    if view.over or view.s.unaided or (not ways and not view.s.hands[view.me]):
        key = "task-over" if view.over else "hand-hint-off" if view.s.unaided else "hand-empty"
        _alone(canvas, box, y, words(f"jukugo_daifuda-{key}"))
        return
    title = "ways" if ways else "words"
    if not ways:
        ways = [Way(w, "", "", (w,)) for w in pair_words(view.s.hands[view.me], view.s.dictionary)]
    if not ways:
        _alone(canvas, box, y, words("jukugo_daifuda-hand-no-words"))
        return
    canvas.text(box.x, y + 18, words(f"jukugo_daifuda-hand-{title}"), size=29, colour=LOOK.quiet, room=500)
    rows = int((box.y + box.height - y - 38) // _LINE)
    columns = 1 if ways[0].kind or len(ways) <= rows else 2
    fits = rows * columns
    if len(ways) > fits:
        more = words("jukugo_daifuda-hand-more", count=len(ways) - fits)
        canvas.text(box.x + box.width, y + 18, more, size=27, colour=LOOK.quiet, align="r", room=420, least=20)
    y += 38
    wide = box.width / columns
    for k, way in enumerate(ways[:fits]):
        _way(canvas, way, Box(box.x + k // rows * wide, y, wide - 20 * (columns - 1), 0), y + k % rows * _LINE, words)


def _alone(canvas: Canvas, box: Box, y: float, said: str) -> None:
    """Draw a single text in the middle of the rest of the panel."""
    middle = box.x + box.width / 2, (y + box.y + box.height) / 2
    canvas.text(*middle, said, size=36, colour=LOOK.quiet, align="m", room=box.width, least=24)


def _possible(view: JukugoDaifudaView, words: Words) -> list[Way]:
    """Return every claim and attach that is legal now, the best first."""
    out = []
    for wire in (action.wire() for action in view.legal):
        if cards := joined(view, wire):
            kind = wire[2]
            shown = laid(view, kind, cards)
            points = words("jukugo_daifuda-points", points=POINTS[KINDS.index(kind)])
            out.append(Way(read(shown), kind, points, tuple(words_in(kind, shown, view.s.dictionary))))
    return out


def _way(canvas: Canvas, way: Way, box: Box, y: float, words: Words) -> None:
    """Draw one line: the characters, kind and points, readings; in other languages than Japanese the meanings too."""
    middle, x = y + _LINE / 2, box.x
    canvas.text(x, middle, way.shown, size=42, face=DECK)
    x += 182 if way.kind else 124
    if way.kind:
        said = f"{kind_name(way.kind, words)} {way.points}"
        canvas.text(x, middle, said, size=29, colour=theme.MINT, room=262, least=20)
        x += 276
    room = box.x + box.width - x
    slash = words("jukugo_daifuda-slash")
    entries = slash.join(entry_said(w, words) for w in way.words)
    shown, size = text.fit(entries, MEDIUM, 32, room, 24)
    if shown != entries:  # only the readings, instead of half a meaning
        readings = slash.join(dictionary()[w].readings[0] for w in way.words)
        shown, size = text.fit(readings, MEDIUM, 32, room, 24)
    canvas.text(x, middle, shown, size=size, face=MEDIUM)


def entry_said(word: str, words: Words) -> str:
    """Return a word's reading, and if Japanese is not the table's language its meaning."""
    reading = dictionary()[word].readings[0]
    return reading if words.lang == "ja" else f"{reading} {meaning(word)}"
