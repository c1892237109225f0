"""The parts of Jukugo Daifuda that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("free sealed unaided min_ron", "options of the table; they decide what is offered, and refusals tell them"),
    Unshown("waiting", "who is asked is secret", phases="window unaided over"),
    Unshown("album columns", "told at the end", phases="window discard unaided"),
    Unshown("album", "only the best words are told", phases="over", partly=True),
    Unshown("round_scores round_winners", "what each round brought tells them", phases="over", partly=True),
    Unshown("discarder", "there is no open card", phases="discard"),
    Unshown("last_at", "told where somebody took it", phases="window unaided", partly=True),
    Unshown("last_card", "it lies in the set outlined or on the discards", "window discard unaided", "picture", True),
    Unshown("last_seat", "nobody took the card before", phases="window", partly=True),
    Unshown("ron_card", "told before the first window of a round", phases="window discard unaided", partly=True),
    Unshown(
        "ron_sets round_scores",
        "how the round before ended is told before the first window of the next one",
        phases="window discard unaided",
        partly=True,
    ),
    Unshown("sets", "the order of two jokers in a set cannot be told", "window discard", "words", True),
    Unshown(
        "chips daifuda dealer deck discarder discards hands last_at last_card last_seat ron_card ron_sets round"
        " rounds sets turn",
        "the outcome is told: chips by round, the best words",
        phases="over",
    ),
)

HAND: Final = (Unshown("ron_worth", "told to those who are asked", partly=True),)
