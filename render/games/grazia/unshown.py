"""The parts of Grazia that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("first", "who began matters for ties alone", phases="turn last_lap"),
    Unshown("first", "it is told by the order of those who are level", phases="over", partly=True),
    Unshown("empty_suit", "agreed in the lobby, and told by the rules", where="words"),
    Unshown("empty_suit", "it decides which first cards were jumps", where="picture", partly=True),
    Unshown("decks piles residual mover laid jumped", "the outcome is told", phases="over"),
)

HAND: Final = (
    Unshown("drawn", "a card that was played since is marked no more", partly=True),
    Unshown("prepared", "it is over", phases="over"),
)
