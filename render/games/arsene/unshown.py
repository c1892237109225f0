"""The parts of Arsène that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("most_deals by_host", "agreed in the lobby, and told by the rules"),
    Unshown("side", "how many side cards are still face down follows from the one turned"),
    Unshown("columns hauls", "of the deals before, the last one is told", phases="flip", partly=True),
    Unshown("columns hauls", "the chips are told", phases="play decide"),
    Unshown("turned count", "nothing is turned and no trick is taken yet", phases="flip"),
    Unshown("leader", "who leads is who turns the side card", phases="flip"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("leader taker", "the last trick is the one to be decided", phases="decide"),
    Unshown(
        "hands leader last_trick last_leader last_winner taker place turned dealer count", "the outcome is told", "over"
    ),
    Unshown("advanced", "it is over", phases="over"),
    Unshown("scores", "the chips are the scores", phases="over"),
)

HAND: Final = (Unshown("plans", "a plan is for the present trick", phases="flip over"),)
