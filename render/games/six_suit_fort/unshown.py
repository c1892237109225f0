"""The parts of Six-Suit Fort that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("areas", "in a fort numbers and heights count, not suits; at the end heights alone", partly=True),
    Unshown("manual", "agreed in the lobby, and told by the rules"),
    Unshown("quiet", "it is looked at when the turn is over", phases="build"),
    Unshown("trigger", "the digging is over", phases="pair"),
    Unshown("dug start quiet stock field hands", "the outcome is told", phases="over"),
    Unshown("revealed", "what a hand costs is told", phases="over", partly=True),
)

HAND: Final = ()
