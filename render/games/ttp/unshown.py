"""The parts of TTP that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("pile", "what was discarded lay in the pool"),
    Unshown("stock", "its size follows from deal and trick; drawn where two play", "play pick", "picture", partly=True),
    Unshown("stock", "its size follows from deal and trick", phases="play pick", where="words"),
    Unshown("stock", "the outcome is told", phases="over"),
    Unshown("follow", "agreed in the lobby; what may be played is shown"),
    Unshown("market_size", "the market lies there", phases="play over"),
    Unshown("bonus", "agreed in the lobby", phases="play pick"),
    Unshown("hands", "everybody holds as many, seven less the tricks", phases="play pick"),
    Unshown("shown before columns", "the first trick of a deal shows the deal before", phases="play pick"),
    Unshown("last_trick last_leader last_winner", "who picks when takes its place", phases="pick"),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("market", "what is left of it is in the pool", phases="pick", where="words"),
    Unshown("shown before", "only the five cards that count", phases="over", partly=True),
    Unshown("columns", "the totals are shown", phases="over"),
    Unshown("winners", "the totals and the hands tell them", phases="over", partly=True),
    Unshown("hands leader dealer deals bonus last_trick last_leader last_winner", "the outcome is told", "over"),
    Unshown("scores", "the totals are the scores", phases="over"),
)

HAND: Final = ()
