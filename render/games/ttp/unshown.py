"""What TTP leaves out of its pictures and words, and why (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

TABLE: Final = ()

HAND: Final = ()
