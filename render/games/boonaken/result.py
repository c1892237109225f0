"""The result of Boonaken: every player's marks, the winners or losers, and the last contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.cards import SUITS
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.state import BoonakenState, BoonakenView
from engine.games.boonaken.terms import CHAMPIONSHIP
from locales import Words
from render.games.boonaken import LOOK
from render.games.boonaken.narration import NARRATION, bid_short, contract_name, marks_told
from render.games.boonaken.table import RED, Marks
from render.kit import theme
from render.kit.layout import Item, Many, Node, Pill, Row, Suit
from render.kit.person import Person, names
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.narration.telling import Telling

TOLD: Final = 3
"""The number of latest contracts of a player that the description lists."""


def order(s: BoonakenState) -> list[int]:
    """Return winners first, losers last, others by score and by marks."""
    return sorted(
        range(len(s.plus)),
        key=lambda p: (p not in s.winners, p in s.losers, -s.scores[p], -s.plus[p], s.minus[p], p),
    )


def shown(view: BoonakenView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    s = view.s
    rows_of = order(s) if s.winners else order(s)[::-1]
    rows = [_row(s, p, people[p], words) for p in order(s)]
    return Result(
        LOOK,
        *words.both("boonaken-title"),
        NARRATION.state_line(Telling(view, names(people), words)),
        tuple(rows),
        len(s.winners),
        words("tricks-win") if s.winners else words("boonaken-picture-nobody"),
        words("tricks-unit", count=s.totals[rows_of[0]]) if s.ending == CHAMPIONSHIP else "",
        (NARRATION.story(s, words),),
        score="" if s.ending == CHAMPIONSHIP else _figures(s, rows_of[0]),
        lost=0 if s.winners else len(s.losers),
    )


def _figures(s: BoonakenState, p: int) -> str:
    return f"+{s.plus[p]} −{s.minus[p]}"


def _row(s: BoonakenState, p: int, who: Person, words: Words) -> Rank:
    """Return marks and contracts, in a championship also points."""
    total = str(s.totals[p]) if s.ending == CHAMPIONSHIP else ""
    key = "loser" if p in s.losers else "place" if s.places[p] else "in" if not s.inside[p] else ""
    note = words(f"boonaken-picture-{key}", place=str(s.places[p])) if key else ""

    own = [row for row in s.history if row[1] == p]

    def detail(k: float) -> Node:
        played = [contract_card(row, words, round(24 * k)) for row in own]
        marks = Marks(s.plus[p], s.minus[p], round(26 * k))
        return Row(marks, Many(played, gap=12 * k, grow=1, newest=True), gap=24 * k)

    told = words.listed([marks_told(s, p, words), *(contract_told(row, words) for row in own[-TOLD:])])
    return Rank(Plaque(who, p), total, note=note, detail=Item(detail, told))


def contract_told(row: Sequence[int], words: Words) -> str:
    """Return a contract of the history in words."""
    _, _, bid, trump, _, made = row
    key = f"boonaken-alt-contract-{'made' if made else 'failed'}"
    return words(key, contract=contract_name(bid, trump, words))


def contract_card(row: Sequence[int], words: Words, size: int = 24) -> Node:
    """Return a contract of the history in mint or red, with its trumps."""
    _, _, bid, trump, _, made = row
    fill, front = (theme.MINT, theme.INK) if made else (RED, theme.IVORY)
    sign = "+" if made else "−"
    pill = Pill(f"{sign} {bid_short(bid, words)}", size, fill, front)
    return pill if trump == NO_TRUMP else Row(pill, Suit(SUITS[trump], round(size * 1.4)), gap=4)
