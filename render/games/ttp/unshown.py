"""What Ttp leaves out of its pictures and words, and why (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("hands played spent stock low", "the outcome is told: the points", phases="over"),
    Unshown("scores", "the points are the scores", phases="over"),
    Unshown("stock", "how many cards were not dealt follows from the number of players", phases="lay"),
)

HAND: Final = ()
