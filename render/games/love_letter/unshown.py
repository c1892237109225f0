"""What Love Letter leaves out of its pictures and words, and why (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (Unshown("cannot equal", "what follows from the turns, everybody works out alone"),)

HAND: Final = (Unshown("knows", "what was seen is told with its turn; what follows is the player's to work out"),)
