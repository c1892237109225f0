"""The result of Jukugo Daifuda: an alcove with the finest word of the match on its scroll and others on the shelves
beside it; below it the chips round by round.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PIL import Image

from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import spell
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.drawings import chips_told, face
from render.games.jukugo_daifuda.narration import Album, best_words, entry_said, kind_name, meaning_told
from render.kit.canvas import Canvas
from render.kit.drawing import shapes, text, theme
from render.kit.drawing.ink import lay_opaque
from render.kit.drawing.kept import kept
from render.kit.drawing.names import cut_name
from render.kit.drawing.pen import Pen
from render.kit.drawing.text import DECK, MEDIUM, signed
from render.kit.pages.result import FREE, SKY, Rank, Result
from render.kit.pieces.kanji_cards import kanji_height
from render.kit.pieces.person import Person
from render.kit.plaque import Plaque

_SHOWN: Final = 3
"""How many words are told: that of the scroll, and those for whose shelves there can be room."""
_CARDS: Final = {2: 92, 3: 70, 4: 56}
"""Width of a card by the length of its word, px."""
_ALONE: Final = {2: 124, 3: 92, 4: 74}
"""Width of the cards of a word that is alone on the shelves, px."""
_SHELF, _FLOOR = 148, 64
"""The distance of two shelves, and the height of the floor, px."""
_SCROLL: Final = (926, 246)
"""Left edge and width of the scroll with its cloth, px."""
_HUNG, _TAG = 112, 104
"""The upper edge of the scroll, and the height of the tag below it, px."""
_SIGNS: Final = {2: 136, 3: 106, 4: 84}
"""The largest size of a sign on the scroll by the length of the word, px."""
_WALL, _POST, _WINDOW, _BAMBOO = "#232419", "#3D2A1B", "#495037", "#2C3122"
_STRAW, _HEM, _BOARD, _CLOTH, _GOLD, _PAPER = "#58583A", "#1F2417", "#573D29", "#5A2A2A", "#A67101", "#F3E9D2"
_READ: Final = 24
"""The size at which reading and meaning have room beside the player of a word, px."""
_BEAM: Final = (106, 113)
"""The upper and the lower edge of the beam over the alcove, below the title, px."""
_NAME: Final = 240
"""Room of a name in the story, px."""


def _legs(view: JukugoDaifudaView, seat: int) -> tuple[int, ...]:
    """Return the gains and losses of every round."""
    start = sum(view.s.columns[0]) // view.seats if view.s.columns else 0
    course = [start, *(column[seat] for column in view.s.columns)]
    return tuple(after - before for before, after in pairwise(course))


def story(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win in chips, and the greatest ron."""
    scores = sorted(view.s.scores, reverse=True)
    key = "shared" if len(view.s.winners) > 1 else "margin"
    told = [words(f"jukugo_daifuda-story-{key}", count=scores[0] - scores[1])]
    best = max(view.s.round_scores, default=0)
    if best:  # a draw pays nothing
        k = view.s.round_scores.index(best)
        name = cut_name(people[view.s.round_winners[k]].name, 26, _NAME, (who.name for who in people))
        told.append(words("jukugo_daifuda-story-ron", name=name, score=best, round=str(k + 1)))
    return tuple(told)


def shown(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Result:
    """Return the outcome."""
    order = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.scores[p], p))
    rows = tuple(
        Rank(Plaque(people[p], p), signed(score), _legs(view, p), total_told=chips_told(score, words))
        for p, score in ((p, view.s.scores[p]) for p in order)
    )
    found = best_words(view.s.album, view.s.dictionary, _SHOWN)
    tiers = words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}")

    return Result(
        LOOK,
        *words.both("jukugo_daifuda-title"),
        words("jukugo_daifuda-result-title"),
        rows,
        len(view.s.winners),
        words("games-result-win", count=len(view.s.winners)),
        words("jukugo_daifuda-unit", count=view.s.scores[order[0]]),
        story(view, people, words),
        tuple(str(k + 1) for k in range(len(view.s.columns))),
        scene=lambda canvas, x, y, w, h: _alcove(canvas, found, people, tiers, words, round(w), round(h)),
        leg="round",
        remarks=(_found(found, tiers, words),),
    )


def _found(found: Sequence[Album], tiers: str, words: Words) -> str:
    """Return the words of the table with their players and points; ``tiers`` is the name of the dictionary."""
    told = []
    for one in found:
        word = one.entry.word
        entry = words("jukugo_daifuda-alt-entry", word=word, said=entry_said(word, words))
        points, kind = words("jukugo_daifuda-points", points=one.points), kind_name(one.kind, words)
        told.append(words("jukugo_daifuda-alt-found", entry=entry, seat=str(one.seat + 1), kind=kind, points=points))
    heading = words("jukugo_daifuda-result-words" if found else "jukugo_daifuda-result-no-words")
    title = words("jukugo_daifuda-word", word=heading, reading=tiers)
    if not told:
        return words("spoken-sentence", text=title)
    return words("jukugo_daifuda-alt-panel", title=title, ways=words("games-alt-semicolon").join(told))


def _alcove(
    canvas: Canvas, found: Sequence[Album], people: Sequence[Person], tiers: str, words: Words, width: int, height: int
) -> None:
    """Draw the alcove: the finest word on its scroll, others on as many shelves as have room, the uppermost first."""
    lay_opaque(canvas.image, _room(width, height), 0, 0)
    floor = FREE + 20, height - _FLOOR + 19
    heading = words("jukugo_daifuda-result-words" if found else "jukugo_daifuda-result-no-words")
    used = canvas.text(*floor, heading, size=26, colour=theme.MINT, room=300, least=20)
    canvas.text(floor[0] + used + 20, floor[1], tiers, size=24, room=_SCROLL[0] - floor[0] - used - 40, least=20)
    low, shelves = height - _FLOOR - 14, int((height - _FLOOR - SKY) // _SHELF)
    shelved = found[1 : 1 + shelves]
    for album in found[:1]:
        _scroll(canvas, album, people, words, height)
    for k, album in enumerate(reversed(shelved)):
        y, left = low - k * _SHELF, float(FREE + 6)
        canvas.box(left, y, _SCROLL[0] - left - 46, 10, 3, _BOARD)
        canvas.box(left, y + 8, _SCROLL[0] - left - 46, 3, 1, _POST)
        widths = _CARDS if len(shelved) > 1 else _ALONE
        _word(canvas, album, left + 12, y, _SCROLL[0] - left - 40, widths[len(album.entry.word)], people, words)


def _scroll(canvas: Canvas, album: Album, people: Sequence[Person], words: Words, height: int) -> None:
    """Draw the signs of a word below each other, below them a tag."""
    signs, (left, wide) = album.entry.word, _SCROLL
    foot = height - _TAG - 30
    middle, top, room = left + wide / 2, _HUNG + 40, foot - _HUNG - 78
    size = min(_SIGNS[len(signs)], round(room * 0.94 / len(signs)))
    for k, sign in enumerate(signs):
        at = top + room * (k + 0.5) / len(signs)
        shapes.glyph(canvas.image, middle, at, sign, size, theme.INK, face=DECK)
    canvas.box(left - 4, foot + 14, wide + 8, _TAG, 10, canvas.look.panel)
    canvas.outline(left - 4, foot + 14, wide + 8, _TAG, 10, 2, _GOLD)
    _said(canvas, album, left + 12, foot + 14 + _TAG / 2, wide - 22, people, words)


def _word(
    canvas: Canvas, album: Album, x: float, low: float, room: float, width: int, people: Sequence[Person], words: Words
) -> None:
    """Draw a word as cards so wide that stand on the line ``low``, and beside them what it says."""
    entry = album.entry
    for n, card in enumerate(spell(entry.word)):
        canvas.sprite(face(card, width), x + n * (width + 3), low - kanji_height(width))
    used = len(entry.word) * (width + 3) + 12
    k = width / _CARDS[len(entry.word)]
    _said(canvas, album, x + used, low - kanji_height(width) / 2, room - used, people, words, k)


def _said(
    canvas: Canvas,
    album: Album,
    x: float,
    middle: float,
    room: float,
    people: Sequence[Person],
    words: Words,
    k: float = 1,
) -> None:
    """Write around a middle line the reading of a word; below it its player and its meaning, without one its points."""
    entry, sign, said = album.entry, round(42 * k), meaning_told(album.entry.word, words)
    face, colour = MEDIUM, theme.CREAM
    if not said:
        said, face, colour = words("jukugo_daifuda-points", points=album.points), text.BOLD, LOOK.quiet
    # the player is before the lower line, or after the upper one if that leaves it no room, or below both
    beside, down = room - sign - 10, (-24 * k, 26 * k)
    at, y, upper, lower = x + sign / 2, middle + down[1], room, beside
    if text.width(said, face, _READ) > beside:
        if text.width(entry.readings[0], text.BOLD, _READ) <= beside:
            at, y, upper, lower = x + room - sign / 2, middle + down[0], beside, room
        else:
            y, lower, down, sign = middle + 30 * k, room, (-36 * k, -4 * k), round(34 * k)
            at = x + sign / 2
    canvas.portrait(at, y, sign, people[album.seat], album.seat, "sign")
    canvas.text(x, middle + down[0], entry.readings[0], size=round(40 * k), room=upper, least=20)
    canvas.text(
        x + room - lower, middle + down[1], said, size=round(32 * k), face=face, colour=colour, room=lower, least=20
    )


@kept
def _room(width: int, height: int) -> Image.Image:
    """Return the wall with its round window and post, the empty scroll, and the straw mats. Do not draw into it."""
    k = 100 / width
    pen, floor = Pen(width, height, _WALL), (height - _FLOOR) * k
    pen.dot(56, floor * 0.62, 13.5, _WINDOW)
    for x, lean in ((50, 1.6), (56.5, -1.2), (62, 0.9)):
        pen.line([(x, floor), (x + lean, 0)], 0.9, _BAMBOO)
        for n in range(5):
            y = floor * (0.2 + 0.17 * n)
            pen.shape([(x + lean * 0.5, y), (x + 4.4, y - 2.6), (x + 2.4, y - 0.2)], _BAMBOO)
            pen.shape([(x + lean * 0.5, y + 1), (x - 4.2, y - 1.2), (x - 2.2, y + 0.8)], _BAMBOO)
    beam = [edge * k for edge in _BEAM]
    pen.shape([(75.6, beam[0]), (77.2, beam[0]), (77, floor), (75.4, floor)], _POST)
    pen.box(75, beam[0], 100, beam[1], _POST)
    left, right = (v * k for v in (_SCROLL[0], sum(_SCROLL)))
    top, foot = _HUNG * k, (height - _TAG - 30) * k
    for aside, down, colour in ((0, 0, _CLOTH), (0, 1.9, _GOLD), (0, 2.2, _CLOTH), (1.4, 2.6, _PAPER)):
        pen.box(left + aside, top + down, right - aside, foot - down, colour)  # fmt: skip
    for y in (top, foot):
        pen.line([(left - 0.9, y), (right + 0.9, y)], 1.0, _POST)
    pen.box(0, floor, 100, 100, _STRAW)
    for n in range(5):
        pen.line([(0, floor + 0.9 * n + 0.7), (100, floor + 0.9 * n + 0.7)], 0.12, theme.mix(_STRAW, theme.INK, 0.2))
    pen.box(0, floor, 100, floor + 0.5, _POST)
    pen.box(0, floor + 3.4, 100, floor + 4.6, _HEM)
    return pen.drawn()
