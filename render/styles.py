"""The same picture in three styles: as usual, in large print, and without weave and scene."""

from __future__ import annotations

from dataclasses import replace

from render.kit.canvas import Canvas
from render.kit.drawing.look import Style
from render.kit.pages.hand import Hand
from render.kit.pages.result import Result
from render.kit.pages.table import Table
from render.kit.pages.trick_table import TrickTable
from render.large.hand import hand
from render.large.result import result
from render.large.table import table, trick_table


def drawn(value: TrickTable | Table | Hand | Result, style: Style) -> Canvas:
    """Return a picture in a style."""
    if style == "usual":
        return value.drawn()
    value = replace(value, look=replace(value.look, plain=True))
    if style == "quiet":
        return (replace(value, scene=None) if isinstance(value, Result) else value).drawn()
    match value:
        case TrickTable():
            return trick_table(value)
        case Table():
            return table(value)
        case Hand():
            return hand(value)
        case Result():
            return result(value)
