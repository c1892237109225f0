"""The parts of All Aboard that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("jokers red_dump", "agreed in the lobby"),
    Unshown("last_hands last_proofs columns", "told until the next round is under way", phases="turn"),
    Unshown("columns", "the totals are told; of the rounds before only the last", phases="show", partly=True),
    Unshown("line crew", "the end of the line is what counts; all of it is in the log", phases="turn", partly=True),
    Unshown("passes", "nothing was played yet", phases="show"),
    Unshown("crew", "nothing was played yet", phases="show", partly=True),
    Unshown("last_hands last_proofs", "the rounds are shown by their points", phases="over"),
    Unshown("sent", "the end of the line shows them"),
    Unshown("longest", "told at the end", phases="show turn"),
    Unshown("taken", "whose they are is shown; the faces nobody sees"),
    Unshown("scores", "the totals are the scores", phases="over"),
    Unshown("hands proofs", "told as those of the last round", phases="over"),
    Unshown("line crew deck shown starter passes points most", "the outcome is told", phases="over"),
)

HAND: Final = ()
