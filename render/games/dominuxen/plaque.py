"""Who sits where at Dominuxen: seat, name, tiles in hand, points, and what is asked."""

from __future__ import annotations

from typing import Final

from engine.games.dominuxen.state import DominuxenView
from locales import Words
from render.games.dominuxen.narration import signed
from render.kit import text, theme
from render.kit.canvas import Canvas
from render.kit.tiles import tile_back

X: Final = 20
WIDTH: Final = 352
HEIGHT: Final = 102


def asked_word(view: DominuxenView, words: Words) -> str:
    """What the seat that is waited for has to do, in a word."""
    return words("dominuxen-turn" if view.phase == "play" else f"dominuxen-asked-{view.phase}")


def draw_plaque(canvas: Canvas, y: int, view: DominuxenView, seat: int, name: str, words: Words) -> None:
    """Gold for the seat that is asked; the one whose turn it is meanwhile keeps its word in a dark pill."""
    turn = seat in view.waiting
    canvas.box(X, y, WIDTH, HEIGHT, 20, theme.GOLD if turn else theme.PANEL)
    if not turn:
        canvas.outline(X, y, WIDTH, HEIGHT, 20, 2, theme.PANEL_LINE)
    front, quiet = (theme.INK, theme.GOLD_TEXT) if turn else (theme.CREAM, theme.QUIET)
    word = asked_word(view, words) if turn else words("dominuxen-turn") if seat == view.s.active else ""
    middle = X + 58
    canvas.avatar(middle, y + (29 if word else 50), 46 if word else 68, name, seat, turn=turn, team=str(seat + 1))
    if word:
        wide = max(86, min(108, round(text.width(word, text.BOLD, 27)) + 24))
        line = "" if turn else theme.QUIET
        fill, ink = (theme.INK, theme.GOLD) if turn else (theme.PANEL, theme.CREAM)
        canvas.pill(middle - wide / 2, y + 65, wide, 34, word, size=27, fill=fill, colour=ink, line=line)
    left, right = X + 118, X + WIDTH - 16
    canvas.text(left, y + 31, text.name(name), size=34, colour=front, room=right - left, least=theme.NAME_MIN)
    _hand(canvas, left, y + 74, len(view.s.hands[seat]), front)
    _points(canvas, right, y + 74, view, seat, words, front, quiet)


def _hand(canvas: Canvas, x: int, line: int, count: int, colour: str) -> None:
    canvas.sprite(tile_back(20), x, line - 20)
    canvas.text(x + 28, line, str(count), size=38, colour=colour)


def _points(
    canvas: Canvas, right: int, line: int, view: DominuxenView, seat: int, words: Words, front: str, quiet: str
) -> None:
    """Points of this round as far as everybody can count them, behind those of the rounds before."""
    score = view.s.line_worth(seat)
    if not view.s.double_tiles:
        score -= len(view.s.hands[seat])
    if view.s.columns:
        shown = f"{signed(view.s.totals[seat])}{'+' if score >= 0 else ''}{signed(score)}"
        canvas.text(right, line, shown, size=42, colour=front, align="r", room=132, least=26)
        return
    used = canvas.text(right, line + 2, words("dominuxen-unit"), size=26, colour=quiet, face=text.MEDIUM, align="r")
    canvas.text(right - used - 6, line, signed(score), size=42, colour=front, align="r", room=132 - used)
