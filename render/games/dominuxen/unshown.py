"""The parts of Dominuxen that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("known", "which tiles others took into their hand is for the players to remember"),
    Unshown("drawn", "past moves, told when they happen"),
    Unshown("attacks played", "the match is over", phases="over"),
    Unshown("attacks", "of several the bar tells the latest", "play take recover draw", "picture", True),
    Unshown("starter", "who began a round matters no more"),
    Unshown("columns revealed", "of finished rounds the totals are told", phases="play take recover draw"),
    Unshown("round", "the only round has no number", phases="play take recover draw", where="words", partly=True),
    Unshown(
        "round rounds", "the only round has no number", phases="play take recover draw", where="picture", partly=True
    ),
    Unshown("totals", "in the first round nobody has points of earlier rounds", "play take recover draw", partly=True),
    Unshown("discard", "the picture counts them, the words name them", "play take recover draw", "picture", True),
    Unshown("lines", "of older sets the words tell number and size; pictures draw the newest", partly=True),
    Unshown("owed", "nobody draws", phases="play take recover"),
    Unshown(
        "victims", "the present one is told, the others follow from the newest sets", phases="recover", partly=True
    ),
    Unshown("victims", "the one asked is the victim", phases="draw"),
    Unshown("columns", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("double_tiles", "over several rounds only the points of each are told", phases="over", partly=True),
    Unshown("scores", "the totals are the scores", phases="over"),
    Unshown("active discard hands owed pile round rounds row turn turn_limit", "the outcome is told", phases="over"),
)

HAND: Final = (
    Unshown("habits", "wishes: the menu below the picture tells them"),
    Unshown("fresh", "nothing is new once the match is over", phases="over"),
)
