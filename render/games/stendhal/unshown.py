"""The parts of Stendhal that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("captured", "captured tricks lie face down: how many is shown"),
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("most_deals ace", "agreed in the lobby, and told by the rules"),
    Unshown("columns", "the totals are told; of the deals before only the last", phases="choose", partly=True),
    Unshown("columns", "the totals are told", phases="play"),
    Unshown("won", "no trick is won before the minus suits are chosen", phases="choose"),
    Unshown("centre", "it is turned up", phases="play over"),
    Unshown("leader", "the dealer's left neighbour leads first", phases="choose", where="picture"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown(
        "hands laid turned minus leader dealer won last_trick last_leader last_winner", "the outcome is told", "over"
    ),
    Unshown("limit closing", "it is over", phases="over"),
    Unshown("scores", "the totals are the scores", phases="over"),
)

HAND: Final = ()
