"""The parts of No Thanks! that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("games", "the only game of a match has no number", "decide", partly=True),
    Unshown("starter removed_count", "what the rules need"),
    Unshown("per_player", "the brim of the glass tells it while one plays; not while it lies tipped over", partly=True),
    Unshown("game", "the only game of a match has no number", phases="decide", partly=True),
    Unshown(
        "totals", "before the end of the first game nobody has points of earlier games", phases="decide", partly=True
    ),
    Unshown("columns final_chips final_cards", "of finished games the totals are told, until the end", phases="decide"),
    Unshown("columns", "of a single game the points are the total", phases="over", partly=True),
    Unshown(
        "final_cards final_chips", "in a match of several games only the points of each are told", "over", partly=True
    ),
    Unshown("removed", "33 less the cards of the game, which the bar tells", phases="decide"),
    Unshown("last_card", "a chip is paid on the card on offer", phases="decide", partly=True),
    Unshown("notes", "chips are paid in seat order: the first one and the pot tell all", "decide", "words", True),
    Unshown(
        "game games number offer pot deck removed cards open_chips last_kind last_seat last_card last_pot",
        "the outcome is told: final cards, chips, points",
        phases="over",
    ),
    Unshown("scores", "the totals are the scores", phases="over"),
)

HAND: Final = ()
