"""The parts of Rummy Fifty that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("known", "which cards others took, but for the last one, is for the players to remember", partly=True),
    Unshown("layoff_own max_rounds", "options of the table, told when it is opened"),
    Unshown("discards extras", "only the top card of a pile may be looked at", "draw discard table", partly=True),
    Unshown("forms", "the cards tell; words say only where run or group is open", "draw discard table", "words", True),
    Unshown(
        "last_courts last_totals last_hands last_out history",
        "how the round before ended is told until the next one is played",
        phases="draw discard table",
    ),
    Unshown(
        "last_courts last_totals history", "an unscored round shows none; earlier rounds are over", "bonus", partly=True
    ),
    Unshown("history", "the points now are told", phases="bonus", where="words", partly=True),
    Unshown("last_courts last_totals", "after a round without score there are none", phases="over", partly=True),
    Unshown("mover source stall", "nobody has drawn", phases="bonus"),
    Unshown("source", "the turn is over, or the card is discarded: the log tells where it came from", "draw table"),
    Unshown("stall", "for two players it is not counted", phases="draw discard table", partly=True),
    Unshown(
        "courts dealer discards extras forms hands indicator known laid melds mover owners round source stall stock",
        "the outcome is told: points, and the hands of the last round",
        phases="over",
    ),
    Unshown("points", "the scores are the points", phases="over"),
)

HAND: Final = (Unshown("drawn", "shown while the card drawn last is still in the hand", partly=True),)
