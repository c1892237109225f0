"""The parts of Tennos Square that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("given swaps", "past moves, told when they happen; the cards lie in the pool"),
    Unshown("under", "how many cards lie face down is seen by the backs in the row"),
    Unshown("deck taken", "every deal begins with the same deck, and nobody has moved", phases="discard"),
    Unshown("row", "all rows are face down; the rows of the deal before are shown", phases="discard"),
    Unshown("outs row_points", "of deals before the last one the totals are told", phases="discard", partly=True),
    Unshown("outs row_points last_rows", "of the deals before the totals are told", phases="turn"),
    Unshown("totals", "alone they are the scores", phases="over", partly=True),
    Unshown("deal dealer deck hands last_rows placed pool taken", "the outcome is told", phases="over"),
)

HAND: Final = ()
