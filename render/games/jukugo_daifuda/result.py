"""The outcome of Jukugo Daifuda: chips round by round, and the finest words of the game as cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from locales import Words
from render.games.jukugo_daifuda import LOOK
from render.games.jukugo_daifuda.narration import Album, best_words, entry_said, kind_name, meaning
from render.games.jukugo_daifuda.sets import cards_of, chips_told, face
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.kanji_cards import kanji_height
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import MEDIUM, signed

_SHOWN: Final = 4
"""How many words are drawn."""
_CARDS: Final = {2: 62, 3: 54, 4: 46}
"""Width of a card by the length of its word, px."""
_ROW: Final = 104
_HEADING: Final = 40
_NAME: Final = 150
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
    rons = [
        (score, k) for k, (p, score) in enumerate(zip(view.s.round_winners, view.s.round_scores, strict=True)) if p >= 0
    ]
    if rons:
        score, k = max(rons, key=lambda ron: (ron[0], -ron[1]))
        name = text.clip(text.name(people[view.s.round_winners[k]].name), text.BOLD, 26, _NAME)
        told.append(words("jukugo_daifuda-story-ron", name=name, score=score, round=str(k + 1)))
    return tuple(told)


def shown(view: JukugoDaifudaView, people: Sequence[Person], words: Words) -> Result:
    """Return the outcome."""
    order = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, -view.s.scores[p], p))
    rows = tuple(_rank(view, p, people[p], words) for p in order)
    found = best_words(view.s.album, view.s.dictionary, _SHOWN)

    def finest(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        heading = words("jukugo_daifuda-result-words" if found else "jukugo_daifuda-result-no-words")
        canvas.text(x + 22, y + 26, heading, size=28, colour=theme.MINT, room=width / 2 - 20)
        tiers = words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}")
        canvas.text(x + width - 22, y + 26, tiers, size=25, colour=LOOK.quiet, align="r", room=width / 2, least=20)
        for k, album in enumerate(found):
            row, column = divmod(k, 2)
            _word(canvas, album, x + 18 + column * width / 2, y + _HEADING + row * _ROW, width / 2 - 24, people, words)

    return Result(
        LOOK,
        *words.both("jukugo_daifuda-title"),
        words("jukugo_daifuda-result-title"),
        rows,
        len(view.s.winners),
        words("jukugo_daifuda-result-win"),
        words("jukugo_daifuda-unit", count=view.s.scores[order[0]]),
        story(view, people, words),
        tuple(str(k + 1) for k in range(len(view.s.columns))),
        own=finest,
        own_height=_HEADING + -(-len(found) // 2) * _ROW + 10,
        leg="round",
        remarks=(_found(view, found, words),),
    )


def _rank(view: JukugoDaifudaView, seat: int, who: Person, words: Words) -> Rank:
    score = view.s.scores[seat]
    return Rank(Plaque(who, seat), signed(score), _legs(view, seat), total_told=chips_told(score, words))


def _found(view: JukugoDaifudaView, found: Sequence[Album], words: Words) -> str:
    """Return the words of the table with their players and points."""
    tiers = words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}")
    told = [
        words(
            "jukugo_daifuda-alt-found",
            entry=words("jukugo_daifuda-alt-entry", word=one.entry.word, said=entry_said(one.entry.word, words)),
            seat=str(one.seat + 1),
            kind=kind_name(one.kind, words),
            points=words("jukugo_daifuda-points", points=one.points),
        )
        for one in found
    ]
    key = "result-words" if found else "result-no-words"
    title = words("jukugo_daifuda-word", word=words(f"jukugo_daifuda-{key}"), reading=tiers)
    if not told:
        return words("spoken-sentence", text=title)
    return words("jukugo_daifuda-alt-panel", title=title, ways=words("games-alt-semicolon").join(told))


def _word(
    canvas: Canvas, album: Album, x: float, y: float, room: float, people: Sequence[Person], words: Words
) -> None:
    """Draw a word as cards; beside it its reading (in other languages with its meaning), its player and its points."""
    entry, width = album.entry, _CARDS[len(album.entry.word)]
    top = y + (_ROW - kanji_height(width)) / 2
    for k, card in enumerate(cards_of(entry.word)):
        canvas.sprite(face(card, width), x + k * (width + 3), top)
    at = x + len(entry.word) * (width + 3) + 10
    room -= at - x
    japanese = words.lang == "ja"
    middle = y + _ROW / 2
    size = 30 if japanese else 26
    canvas.text(at, middle - (20 if japanese else 32), entry.readings[0], size=size, room=room, least=20)
    if not japanese:
        canvas.text(at, middle, meaning(entry.word), size=22, colour=LOOK.quiet, face=MEDIUM, room=room, least=20)
    points = words("jukugo_daifuda-points", points=album.points)
    low = middle + (22 if japanese else 31)
    canvas.portrait(at + 14, low, 28, people[album.seat], album.seat, "sign")
    # longer words name their kind by themselves
    said = points if len(entry.word) > 2 else f"{kind_name(album.kind, words)} {points}"
    canvas.text(at + 36, low, said, size=23, colour=LOOK.quiet, room=room - 36, least=20)
