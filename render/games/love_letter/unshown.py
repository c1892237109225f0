"""The parts of Love Letter that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("cannot equal", "what follows from the turns, everybody works out alone"),
    Unshown("discards", "what was played is told with its turn", "play", "words", partly=True),
    Unshown("plays", "who fell is out; in the last turn and of guards it is told", "play", partly=True),
    Unshown("closing", "the last turn of a round is told until the next one's first", "play"),
    Unshown("shown", "the last showdown gives way to the turns of the round", "play"),
    Unshown("minister", "the card 7 itself shows it"),
    Unshown("share max_rounds", "agreed in the lobby", phases="play"),
    Unshown("columns", "of finished rounds the tokens are told, until the end", phases="play"),
    Unshown("scores", "the tokens are the scores", phases="over"),
    Unshown(
        "hands deck aside face_up discards protected plays closing starter target max_rounds share",
        "the outcome is told: who took which round, and the last showdown",
        phases="over",
    ),
)

HAND: Final = (
    Unshown("knows", "what was seen is told with its turn; what follows is the player's to work out"),
    Unshown("seen", "whoever saw another's card is the one who is told", partly=True),
)
