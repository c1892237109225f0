"""What kind of game a game is: the shelf has a page for each."""

from __future__ import annotations

from enum import StrEnum


class Genre(StrEnum):
    """The shelf's pages, in their order; each game is on one of them."""

    TRICKS = "tricks"
    """Tricks are taken."""
    SETS = "sets"
    """Cards are put together: runs, groups, words."""
    NERVE = "nerve"
    """Others are read, bluffed, outwaited."""
    BOARDS = "boards"
    """Something is built or moved in view of all."""
    DUELS = "duels"
    """For two people alone."""
