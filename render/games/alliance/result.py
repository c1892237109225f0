"""The outcome of Alliance: everyone's court cards and points, and the totals of the teams."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import PARTS
from locales import Words
from render.games.alliance.parts import small, suit_disc, team_pill
from render.games.alliance.words import team_game
from render.kit import cards, text, theme
from render.kit.canvas import Canvas
from render.narration.cards import seat_list

COLUMNS: Final = (742, 806, 870, 934, 998, 1062)
TOTAL: Final = 1166
CARDS: Final = 330
ROOM: Final = 372


def paint(view: AllianceView, names: Sequence[str], words: Words) -> Canvas:
    """The result, 1200 x 764."""
    canvas = Canvas()
    shown = [text.name(n) for n in names]
    winners = words("alliance-result-winners", names=seat_list(view.s.winners, shown, words))
    canvas.top_bar(words("alliance-result-title"), words.other("alliance-result-title"))
    canvas.text(1172, 36, winners, size=36, colour=theme.MINT, align="r", room=800, least=24)
    for x, part in zip(COLUMNS, PARTS, strict=True):
        if part == "joker":
            canvas.shape("jester", x, 96, 34, theme.QUIET)
        else:
            label = words(f"alliance-column-{part}")
            canvas.text(x, 98, label, size=28, colour=theme.QUIET, align="m", room=62, least=20)
    if view.s.by != "total":
        canvas.text(30, 98, words(f"alliance-decided-{view.s.by}"), size=30, colour=theme.MINT, room=660)
    canvas.text(TOTAL, 98, words("alliance-column-total"), size=28, colour=theme.QUIET, align="r")
    teams = view.s.mode != "individual"
    order = sorted(view.s.order, key=lambda p: (p not in view.s.winners, view.s.teams[p], -sum(view.s.points[p])))
    step = 88 if teams and view.seats == 6 else min(120, 510 // view.seats if teams else 630 // view.seats)
    for row, seat in enumerate(order):
        player(canvas, 120 + row * step, step - 8, seat, view, shown, words)
    if teams:
        totals(canvas, 120 + len(order) * step + 4, order, view, words)
    return canvas


def player(
    canvas: Canvas, y: int, high: int, seat: int, view: AllianceView, names: Sequence[str], words: Words
) -> None:
    """One player: suit, name, special cards, court cards won, points by kind."""
    middle = y + high // 2
    canvas.box(20, y, 1160, high, 16, theme.PANEL)
    if seat in view.s.winners:
        canvas.outline(20, y, 1160, high, 16, 4, theme.MINT)
    suit_disc(canvas, 62, middle, 58, view.s.suits[seat])
    held = view.s.final_special[seat]
    canvas.text(102, middle, names[seat], size=34, room=218 - 30 * len(held), least=28)
    for k, card in enumerate(held):
        canvas.sprite(small(card, 40), 318 - 34 * (len(held) - k), middle - 26)
    won = view.s.final_won[seat]
    wide = 50
    gap = min(wide + 4, (ROOM - wide) / max(1, len(won) - 1))
    for k, card in enumerate(won):
        canvas.sprite(small(card, wide), CARDS + k * gap, middle - cards.mini_height(wide) // 2)
    points = view.s.points[seat]
    for x, n in zip(COLUMNS, points, strict=True):
        canvas.text(x, middle, str(n), size=34, colour=theme.CREAM if n else theme.QUIET, align="m")
    canvas.text(TOTAL, middle, str(sum(points)), size=44, align="r")


def totals(canvas: Canvas, y: int, order: Sequence[int], view: AllianceView, words: Words) -> None:
    """A panel for each team: its colour, members, battalions and total."""
    teams = list(dict.fromkeys(view.s.teams[p] for p in order))
    wide = (1160 - 12 * (len(teams) - 1)) // len(teams)
    high = min(theme.TABLE_HEIGHT - 12 - y, 100)
    for k, team in enumerate(teams):
        own = [p for p in order if view.s.teams[p] == team]
        x = 20 + k * (wide + 12)
        middle = y + high // 2
        canvas.box(x, y, wide, high, 20, theme.MAT)
        if own[0] in view.s.winners:
            canvas.outline(x, y, wide, high, 20, 5, theme.MINT)
        at = x + 18.0
        at += team_pill(canvas, at, middle - 23, team, words(f"alliance-team-{team}"), 46) + 34
        for p in own:
            suit_disc(canvas, at, middle, 48, view.s.suits[p])
            at += 54
        total = canvas.text(x + wide - 22, middle, str(view.s.scores[own[0]]), size=52, align="r")
        made = view.s.battalions[team] if team_game(view) and team < 2 else 0
        if made:
            word = words("alliance-battalion")
            room = x + wide - 44 - total - at
            canvas.text(
                x + wide - 40 - total, middle, f"{word} +{2 * made}", size=30, colour=theme.QUIET, align="r", room=room
            )
