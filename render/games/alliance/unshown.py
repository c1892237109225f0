"""The parts of Alliance that its pictures and words leave out, with reasons (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

OUTCOME = "the outcome is told"
NOTHING = "nothing has been dealt or played"
TRICK = "court courts hands last_court last_leader last_winner last_how leader pile_empty rebuilt shown won"
"""The fields of the tricks."""

TABLE: Final = (
    Unshown("after", "the seats lie clockwise, and are told in that order"),
    Unshown("once trios", "options of the table, told when it is opened"),
    Unshown("down downs old_downs owned rebuilt_now", "what follows from the plays; rules and guesses need it"),
    Unshown(TRICK, NOTHING, "distribute"),
    Unshown("by", "told at the end", "distribute play rebuild"),
    Unshown("waiting", "who has not said yet is between partners, or a secret", "distribute rebuild"),
    Unshown("ready", "the distribution is over", "play rebuild"),
    Unshown("battalions", NOTHING, "distribute"),
    Unshown("shown", "told with a special card that has left the game", "play rebuild", partly=True),
    Unshown("last_tops", "while a trick is played, the words tell it", "play", "picture"),
    Unshown("tops last_tops", "a card face down or a pass is no card from the pile", "play rebuild", partly=True),
    Unshown("court leader", "between two tricks", "rebuild"),
    Unshown("final_hands final_piles", "cards left over score nothing", "over"),
    Unshown("final_special", "two jokers of a colour look alike", "over", "picture", partly=True),
    Unshown("scores", "partners have the same", "over", partly=True),
    Unshown("battalions", "told for teams that made one", "over", partly=True),
    Unshown("mode", "teams open and secret have the same outcome", "over", partly=True),
    Unshown("teams", "alone everybody is a team", "over", partly=True),
    Unshown(f"{TRICK} last_tops last_trick ready removed", OUTCOME, "over"),
)

HAND: Final = (
    Unshown("declined gone", "what the rules need to ask at the right time"),
    Unshown("agreed proposals", "the distribution is over", "play rebuild over"),
    Unshown("ask", "a wish, which the menu below the picture tells"),
    Unshown("special", "a card that two would get, or nobody, is no plan", "distribute"),
    Unshown("hands", "two jokers of a colour look alike", "rebuild", "picture", partly=True),
    Unshown("pile discard buried", NOTHING, "distribute"),
    Unshown("special", "the cards at the start are told in words", "play rebuild", "picture"),
    Unshown("special", OUTCOME, "over"),
)
