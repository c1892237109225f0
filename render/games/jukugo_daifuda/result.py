"""The outcome of Jukugo Daifuda: chips at the left, the finest words of the game at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.state import NO_SEAT
from engine.games.jukugo_daifuda.state import JukugoDaifudaView
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, REPEAT, kanji
from locales import Words
from render.games.jukugo_daifuda.labels import kind_name, tiers_of
from render.games.jukugo_daifuda.sets import draw_chips, face
from render.games.jukugo_daifuda.words import Album, best_words
from render.kit import text, theme
from render.kit.canvas import PLAQUE_HEIGHT, Canvas, Plaque
from render.kit.kanji_cards import kanji_height
from render.kit.text import MEDIUM

LEFT: Final = 20
PLAQUE_WIDTH: Final = 384
WORDS_X: Final = 428
WORDS_TOP: Final = 136
SHOWN: Final = 4
"""How many words are drawn."""
TILE: Final = 84


def paint_result(view: JukugoDaifudaView, names: Sequence[str], words: Words) -> Image.Image:
    """See ``JukugoDaifudaPainter.result``."""
    canvas = Canvas()
    canvas.top_bar(
        words("jukugo_daifuda-title"),
        words.other("jukugo_daifuda-title"),
        right=words("jukugo_daifuda-result-title"),
        middle=words(f"jukugo_daifuda-option-dictionary-{view.s.dictionary}"),
    )
    _ranking(canvas, view, names, words)
    _finest(canvas, view, names, words)
    return canvas.image


def _ranking(canvas: Canvas, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> None:
    order = sorted(range(view.seats), key=lambda p: (-view.s.scores[p], p))
    y = 92
    for p in order:
        winner = p in view.s.winners
        rons = view.s.round_winners.count(p)
        plaque = Plaque(
            names[p],
            p,
            state=words("jukugo_daifuda-result-rounds", count=rons),
            winner=winner,
        )
        canvas.plaque(LEFT, y, PLAQUE_WIDTH, plaque)
        chips, right = view.s.scores[p], LEFT + PLAQUE_WIDTH - 18
        draw_chips(canvas, right, y + 76, chips, theme.SCORE_SIZE, theme.CREAM, theme.QUIET)
        if winner:
            right, word = LEFT + PLAQUE_WIDTH - 14, words("jukugo_daifuda-result-win")
            canvas.badge(right, y - 14, word, size=28, height=40, align="r")
        y += PLAQUE_HEIGHT + 48
    _rounds(canvas, view, y - 8)


def _rounds(canvas: Canvas, view: JukugoDaifudaView, y: int) -> None:
    """Round by round what was paid, as discs of who went out; only where there is room."""
    winners, scores = view.s.round_winners, view.s.round_scores
    per_row, step = 4, PLAQUE_WIDTH / 4
    rows = (theme.TABLE_HEIGHT - 20 - y) // 52
    first = max(0, len(winners) - per_row * max(0, rows))
    for k, (p, score) in enumerate(zip(winners[first:], scores[first:], strict=True)):
        row, column = divmod(k, per_row)
        x, middle = LEFT + column * step, y + 26 + row * 52
        if row >= rows:
            return
        canvas.disc(x + 16, middle, 32, theme.SEAT_COLOUR[p] if p != NO_SEAT else theme.PANEL_LINE)
        canvas.text(x + 40, middle, str(score) if p != NO_SEAT else "—", size=34, room=step - 44)


def _finest(canvas: Canvas, view: JukugoDaifudaView, names: Sequence[str], words: Words) -> None:
    """The finest words as cards, with reading, meaning, and who laid them."""
    canvas.text(WORDS_X, 104, words("jukugo_daifuda-result-words"), size=36, colour=theme.MINT, room=740)
    found = best_words(view.s.album, tiers_of(view), SHOWN)
    if not found:
        canvas.text(WORDS_X, 200, words("jukugo_daifuda-result-no-words"), size=34, colour=theme.QUIET, room=740)
        return
    height = (theme.TABLE_HEIGHT - 16 - WORDS_TOP) // SHOWN
    longest = max(len(a.entry.word) for a in found)
    for k, album in enumerate(found):
        _word(canvas, album, WORDS_TOP + k * height, height, longest, names, words)


def _word(canvas: Canvas, album: Album, y: int, height: int, longest: int, names: Sequence[str], words: Words) -> None:
    high = kanji_height(TILE)
    top = y + (height - high) // 2
    signs, jokers = kanji(), iter((BLACK_JOKER, BLACK_JOKER + 1))
    for k, sign in enumerate(album.entry.word):
        card = next(jokers) if sign == REPEAT else signs.index(sign)
        canvas.sprite(face(card, TILE), WORDS_X + k * (TILE + 4), top)
    x = WORDS_X + longest * (TILE + 4) + 14
    room = theme.WIDTH - theme.TEXT_SAFE - x
    entry = album.entry
    canvas.text(x, top + 16, entry.readings[0], size=36, room=room, least=26)
    both = "; ".join(entry.gloss[:2])
    gloss = both if text.width(both, MEDIUM, 28) <= room else entry.gloss[0]
    canvas.text(x, top + 58, gloss, size=32, colour=theme.QUIET, face=MEDIUM, room=room, least=24)
    canvas.disc(x + 15, top + 98, 30, theme.SEAT_COLOUR[album.seat])
    kind = kind_name(album.kind, words)
    points = words("jukugo_daifuda-points", points=str(album.points))
    name = text.clip(text.name(names[album.seat]), text.BOLD, 28, max(60, room - 290))
    said = words("jukugo_daifuda-comma").join([name, f"{kind} {points}"])
    canvas.text(x + 40, top + 98, said, size=28, room=room - 40, least=22)
