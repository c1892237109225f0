"""The values that a game's pictures are drawn and told from: ``shown`` in its ``table``, ``hand`` and ``result``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.parts import part
from engine.core.view import View
from locales import Words
from render.kit.pages.hand import Hand
from render.kit.pages.result import Result
from render.kit.pages.table import Table
from render.kit.pages.trick_table import TrickTable
from render.kit.pieces.person import Person

Shown = Callable[[View[Any], Sequence[Person], Words], TrickTable | Table | Hand | Result]
"""A function that returns the content of a picture."""


def shown(slug: str, picture: str) -> Shown:
    """Return the function for a game's ``table``, ``hand`` or ``result``; a game needs no result of its own.

    Raises MissingPart.
    """
    home = f"render.games.{slug}.{picture}"
    plain = picture == "result" and find_spec(home) is None
    found: Shown = part("render.games.final_scores" if plain else home, "shown")
    return found


def draws_the_end(slug: str) -> bool:
    """True if a game's table shows the last event at the end of a match, and not the result."""
    return getattr(import_module(f"render.games.{slug}.table"), "DRAWS_THE_END", False)
