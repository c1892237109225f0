"""The figures a picture and its description must show, worked out from the view without painter or narration.

Each game's are in ``tests/games/<slug>/figures.py``: ``table``, ``result``, ``hand``, each a function of the view.
Where a figure follows from others (a total from the columns, a pot from the chips paid), it is added up there.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from engine.core.view import View

Both = str | tuple[str, str]
"""The same in both languages, or Japanese and English."""
UNIT = ("点", "pts")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and where it belongs.

    ``drawn`` stands on the picture as a text of its own, at the panel of ``seat`` (None: anywhere), right behind the
    text ``after`` in the order of drawing (empty: behind any).  ``told`` stands in the description, in a line that
    names the seat, or that begins with ``line``.  Empty: nothing to look for.
    """

    seat: int | None
    drawn: Both = ""
    told: Both = ""
    after: Both = ""
    line: Both = ""


def expected(view: View) -> list[Figure]:
    """All figures of the picture that belongs to the view."""
    part = "hand" if view.seat is not None else "result" if view.over else "table"
    rule = getattr(import_module(f"tests.games.{view.game}.figures"), part, None)
    return list(rule(view)) if rule else []


def minus(number: int) -> str:
    """A number with the long minus sign of pictures."""
    return str(number).replace("-", "−")


def held(view: View, seat: int) -> int:
    """How many cards a seat holds."""
    hand = view.state["hands"][seat]
    return hand if isinstance(hand, int) else len(hand)


def place(values: list[int], seat: int, *, low: bool = False) -> int:
    """The rank of a seat, equal values share it."""
    return 1 + sum((v < values[seat]) if low else (v > values[seat]) for v in values)


def said(points: int) -> tuple[str, str]:
    """Points in words, in both languages."""
    return (f"マイナス{-points}", f"minus {-points}") if points < 0 else (str(points), str(points))


def column_totals(view: View) -> list[int]:
    """By seat the columns added up."""
    return [sum(column[p] for column in view.state["columns"]) for p in range(view.seats)]
