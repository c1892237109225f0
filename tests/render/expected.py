"""The figures that a picture and its description must show, derived from the view without painter or narration.

Each game has its own in ``tests/games/<slug>/figures.py``: ``table``, ``result``, ``hand``, each a function of the
view. A figure that follows from others (a total from the columns, a pot from the chips paid) is added up there.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from engine.core.view import View

Both = str | tuple[str, str]
"""The same in both languages, or Japanese and English."""
UNIT = ("点", "pts")


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and its place.

    ``drawn`` is a separate text in the picture, at the panel of ``seat`` (None: anywhere). It comes right after the
    text ``after`` in the order of drawing (empty: after any). ``told`` is in the description, in a line that names the
    seat or begins with ``line``. Empty: not checked.
    """

    seat: int | None
    drawn: Both = ""
    told: Both = ""
    after: Both = ""
    line: Both = ""


def has_figures(slug: str) -> bool:
    """True if a game has such figures; one whose pictures are told from their values needs none."""
    return find_spec(f"tests.games.{slug}.figures") is not None


def expected(view: View) -> list[Figure]:
    """Return all figures of the view's picture."""
    part = "hand" if view.seat is not None else "result" if view.over else "table"
    rule = getattr(import_module(f"tests.games.{view.game}.figures"), part, None)
    return list(rule(view)) if rule else []


def minus(number: int) -> str:
    """Return a number with the long minus sign of pictures."""
    return str(number).replace("-", "−")


def held(view: View, seat: int) -> int:
    """Return how many cards a seat holds."""
    hand = view.state["hands"][seat]
    return hand if isinstance(hand, int) else len(hand)


def place(values: list[int], seat: int, *, low: bool = False) -> int:
    """Return the rank of a seat; equal values share it."""
    return 1 + sum((v < values[seat]) if low else (v > values[seat]) for v in values)


def said(points: int) -> tuple[str, str]:
    """Return points in words, in both languages."""
    return (f"マイナス{-points}", f"minus {-points}") if points < 0 else (str(points), str(points))


def column_totals(view: View) -> list[int]:
    """Return the sums of the columns by seat."""
    return [sum(column[p] for column in view.state["columns"]) for p in range(view.seats)]
