"""The parts of Hex Bases that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("down", "three on every base that is nobody's"),
    Unshown("held turns", "told at the end, game by game", phases="discard place"),
    Unshown("last_seat last_thrown", "told until the next turn is under way", phases="place"),
    Unshown("last_used", "told until the next turn is under way", phases="place", partly=True),
    Unshown("last_thrown", "the newest card of the discard pile", "discard", where="picture"),
    Unshown("game games", "a single game has no number", phases="discard place", partly=True),
    Unshown("thrown", "the newest card of the discard pile", phases="place", where="picture", partly=True),
    Unshown("discards", "the newest cards of the discard pile", phases="place", where="picture", partly=True),
    Unshown("discards hands known stock taken_down thrown last_seat last_thrown last_used", "it is over", "over"),
    Unshown("limit turn game", "what became of every game is told", phases="over"),
    Unshown("starter", "told of a single game", phases="over", partly=True),
    Unshown("turns", "those of the shortest game are told", phases="over", partly=True),
    Unshown("scores", "the games won are the scores", phases="over"),
)

HAND: Final = (Unshown("fresh", "nothing is new once the match is over", phases="over"),)
