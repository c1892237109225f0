"""The outcome of No Thanks!: every player from first to last, cards and chips or the scores of several games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.geschenk.state import GeschenkView
from engine.games.geschenk.terms import spans
from locales import Words
from render.games.geschenk import LOOK
from render.games.geschenk.narration import NARRATION
from render.games.geschenk.seats import Tags
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Icon, Item, Node, Row, Text, ink_of
from render.kit.person import Person
from render.kit.plaque import Plaque
from render.kit.result import Rank, Result
from render.kit.text import signed

_REMOVED = 64
_DETAIL: Final = {3: 110, 4: 84, 5: 60, 6: 40, 7: 30}
"""Height of the cards in a row, px, by number of seats."""
_LONG = 3
"""The number of cards from which on a run is worth a sentence."""


def story(view: GeschenkView, people: Sequence[Person], words: Words) -> tuple[str, ...]:
    """Return the margin of the win, and the longest run or, in several games, the best one."""
    totals, columns = sorted(view.s.totals), view.s.columns
    margin = next((total - totals[0] for total in totals if total > totals[0]), 0)
    shared = len(view.s.winners) > 1
    told = [words("geschenk-story-shared") if shared else words("geschenk-story-margin", points=margin)]
    if len(columns) > 1:
        score, game, seat = min((score, g, p) for g, column in enumerate(columns) for p, score in enumerate(column))
        best = {"name": people[seat].name, "score": signed(score), "game": game + 1}
        told.append(words("geschenk-story-best", **best))
        return tuple(told)
    runs = [(low - high, p, low, high) for p, held in enumerate(view.s.final_cards[0]) for low, high in spans(held)]
    if runs and (longest := min(runs))[0] <= 1 - _LONG:
        _, seat, low, high = longest
        span = words("geschenk-span", low=str(low), high=str(high))
        told.append(words("geschenk-story-run", name=people[seat].name, cards=span))
    return tuple(told)


def shown(view: GeschenkView, people: Sequence[Person], words: Words) -> Result:
    """Return the content of the result."""
    totals, columns, several = view.s.totals, view.s.columns, len(view.s.columns) > 1
    order = sorted(range(view.seats), key=lambda p: (p not in view.s.winners, totals[p], p))

    def row(seat: int) -> Rank:
        legs = tuple(column[seat] for column in columns) if several else ()
        detail = None if several else _cards_and_chips(view, seat, words)
        return Rank(Plaque(people[seat], seat), signed(totals[seat]), legs, detail=detail)

    def removed(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
        label = words("geschenk-result-removed-last" if several else "geschenk-result-removed")
        tags = Tags(view.s.revealed, 300, round(height) - 12, 34)
        Row(Text(label, 27, quiet=True), tags, gap=16).place(canvas, x + 20, y + 6, width - 30, ink_of(canvas))

    return Result(
        LOOK,
        *words.both("geschenk-title"),
        words("geschenk-result-title"),
        tuple(row(p) for p in order),
        len(view.s.winners),
        words("geschenk-result-win"),
        words("geschenk-unit", count=totals[order[0]]),
        story(view, people, words),
        tuple(str(k + 1) for k in range(len(columns))),
        own=removed if view.s.revealed else None,
        own_height=_REMOVED,
        remarks=(_removed_told(view, words),) if view.s.revealed else (),
        leg=words("geschenk-leg"),
    )


def _removed_told(view: GeschenkView, words: Words) -> str:
    key = "geschenk-alt-result-removed-last" if len(view.s.columns) > 1 else "geschenk-alt-result-removed"
    return words(key, cards=NARRATION.card_words(view.s.revealed, words))


def _cards_and_chips(view: GeschenkView, seat: int, words: Words) -> Item:
    """Return the cards at the end, and the chips that reduce their cost."""
    held, chips, high = view.s.final_cards[0][seat], view.s.final_chips[0][seat], _DETAIL[view.seats]

    def make(k: float) -> Node:
        fist = Icon("fist", min(38, high), theme.SEAT_COLOUR[seat])
        paid = Text(signed(-chips) if chips else "0", min(32, round(high * 0.8)))
        return Row(Tags(held, 200, high, 40), fist, paid, gap=10)

    told = [words("geschenk-alt-seat-chips", chips=chips), NARRATION.held_words(held, words)]
    return Item(make, words.listed(told))
