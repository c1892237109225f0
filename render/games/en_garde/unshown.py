"""The parts of En Garde that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("columns reasons last_at last_hands", "shown until the first action of a round", phases="act answer"),
    Unshown("indirect", "there is no attack just now", phases="act"),
    Unshown("parried", "not yet", phases="answer", where="picture"),
    Unshown("spent", "the cards of a round may not be looked up", phases="act answer", partly=True),
    Unshown("at hands deck spent indirect parried acts starter", "the outcome is told", phases="over"),
    Unshown("parry riposte_wins open target max_rounds level", "agreed in the lobby", phases="over"),
    Unshown("scores", "the hits tell them", phases="over"),
    Unshown("reasons", "of the rounds before the last one only who won them", phases="over", partly=True),
)

HAND: Final = (
    Unshown("parries", "a wish; the words tell it, the menu below the picture too", "act answer", "picture"),
    Unshown("parries", "it is over", phases="over"),
)
