"""The parts of Tricky Express that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("waiting", "who has chosen yet is a secret", phases="pass1 pass2"),
    Unshown("voids", "who could not follow is for the players to remember"),
    Unshown("stops", "the last station of everybody, as the line shows"),
    Unshown("longs", "of the finished deals the points are told", phases="pass1 pass2 play", partly=True),
    Unshown("longs", "they follow from the lines; the result draws the longest of all", "over", partly=True),
    Unshown("routes", "of the finished deals the points are told", phases="pass1 pass2"),
    Unshown("routes", "the present line; at the end that of the longest express", phases="play over", partly=True),
    Unshown("leader", "who leads is who is to play while the trick is empty", phases="play", partly=True),
    Unshown("leader", "nobody leads before the passes are over", phases="pass1 pass2"),
    Unshown("deal dealer hands last_trick last_leader last_winner leader", "the outcome is told", phases="over"),
    Unshown("scores", "the totals are the scores", phases="over"),
)

HAND: Final = ()
