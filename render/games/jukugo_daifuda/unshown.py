"""The parts of Jukugo Daifuda that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("free sealed unaided min_ron", "options of the table; they decide what is offered, and refusals tell them"),
    Unshown("waiting", "who is asked is secret", phases="window unaided over"),
    Unshown("waiting", "while somebody discards it is whose turn it is", phases="discard", where="words"),
    Unshown("album columns", "told at the end", phases="window discard unaided"),
    Unshown("album", "only the best words are told", phases="over", partly=True),
    Unshown(
        "round_scores round_winners", "what each round brought tells them; the greatest ron", "over", "picture", True
    ),
    Unshown("dictionary", "it was told all along; words name it where a word counts", "over", "words", True),
    Unshown("discarder", "words say who discarded; a flip has nobody", phases="window", where="words", partly=True),
    Unshown("discarder last_at", "there is no open card", phases="discard", where="words"),
    Unshown("discarder", "there is no open card", phases="discard", where="picture"),
    Unshown("last_at", "which set was added to is outlined; words tell the sets", "window unaided", "words"),
    Unshown("last_at", "outlined where somebody took it", phases="window unaided", where="picture", partly=True),
    Unshown("last_card", "it lies in the set outlined or on the discards", "window discard unaided", "picture", True),
    Unshown("last_seat", "nobody took the card before", phases="window", partly=True),
    Unshown("ron_card", "among the cards of the ron", phases="window discard unaided", where="words"),
    Unshown("ron_card", "outlined before the first window of a round", "window discard unaided", "picture", True),
    Unshown(
        "ron_sets round_scores round_winners",
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
