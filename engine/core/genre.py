"""The genre of a game: the shelf has a page for each genre."""

from __future__ import annotations

from enum import StrEnum


class Genre(StrEnum):
    """The shelf's pages in order; each game is on one page."""

    TRICKS = "tricks"
    """Trick-taking games."""
    SETS = "sets"
    """Games of combining cards: runs, groups, words."""
    NERVE = "nerve"
    """Games of reading, bluffing and outwaiting other players."""
    BOARDS = "boards"
    """Games of building or moving with open information."""
