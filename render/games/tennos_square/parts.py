"""Pieces that the pictures of Tennos Square share: teams, seals, the last move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.tennos_square.state import TennosSquareView
from engine.games.tennos_square.terms import bonus
from locales import Words
from render.games.tennos_square.row import marks
from render.kit import text, theme
from render.kit.person import Person, names
from render.kit.plaque import Team
from render.kit.text import BOLD
from render.narration.cards import card_name

_NAME = 300
"""Room for a name in the line of the last move, px."""


def team(side: int) -> Team:
    """Return the capsule of the partners at seats 1 and 3 (0), or 2 and 4 (1)."""
    return Team("AB"[side], *((theme.CREAM, theme.INK) if side == 0 else (theme.INK, theme.CREAM)))


def seal_of(people: Sequence[Person], seat: int) -> str:
    """Return the letter on the discs of the rows if it is not the one of the portrait."""
    mark = marks(names(people))[seat]
    return "" if mark == text.name(people[seat].name)[0].upper() or people[seat].computer else mark


def last_move(view: TennosSquareView, people: Sequence[Person], words: Words) -> str:
    """Return the last event, as far as the table shows it: a card placed or taken, or the seat that ended the deal
    before."""
    s = view.s

    def told(key: str, seat: int, **facts: str) -> str:
        name = text.clip(text.name(people[seat].name), BOLD, 24, _NAME)
        return words(f"tennos_square-last-{key}", name=name, **facts)

    if view.phase == "turn" and s.taken >= 0:
        return told("took", view.waiting[0], card=card_name(s.taken, words))
    if s.placed:
        seat, slot = s.placed
        return told("placed", seat, card=card_name(s.row[seat][slot - 1], words), slot=str(slot))
    if s.outs and s.deal > len(s.outs):
        return told("out", s.outs[-1], deal=str(len(s.outs)), points=str(bonus(view.seats)))
    return ""
