"""The parts of Target that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("reshuffles", "told when it happens, and seen by the pile"),
    Unshown("pile", "its order means nothing", partly=True),
    Unshown("thrown", "told when it happens; the discard pile shows them", phases="choose_target play"),
    Unshown("target", "there is none just now", phases="choose_target discard", partly=True),
    Unshown("hands deck pile leader target", "the outcome is told", phases="over"),
    Unshown("last_trick", "of the last round only the card that took the target is told", phases="over", partly=True),
    Unshown("far_pool", "agreed in the lobby", phases="over"),
    Unshown("goal", "the winner's targets", phases="over"),
    Unshown("winners", "the first of the rows has won", phases="over"),
    Unshown("scores", "the targets won tell them", phases="over", partly=True),
)

HAND: Final = (
    Unshown(
        "keeps", "a wish; the words tell it, the menu below the picture too", "choose_target play discard", "picture"
    ),
    Unshown("keeps", "it is over", phases="over"),
)
