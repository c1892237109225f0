"""What Alliance leaves out of its pictures and words, and why (see ``render.unshown``)."""

from __future__ import annotations

from typing import Final

from render.unshown import Unshown

TABLE: Final = (
    Unshown("after", "the seats lie clockwise in the picture, the words tell their order"),
    Unshown("once trios", "options of the table, told when it is opened"),
    Unshown(
        "down downs old_downs owned rebuilt_now",
        "what follows from the plays; the rules and the players' guesses need it",
    ),
    Unshown(
        "court courts hands last_court last_leader last_winner last_how leader pile_empty rebuilt shown won",
        "nothing has been dealt or played",
        phases="distribute",
    ),
    Unshown("by", "told at the end", phases="distribute play rebuild"),
    Unshown("waiting", "who has not said yet is between partners, or a secret", phases="distribute rebuild"),
    Unshown("ready", "the distribution is over", phases="play rebuild"),
    Unshown("battalions", "nothing has been played", phases="distribute", where="picture"),
    Unshown("shown", "told with a special card that has left the game", phases="play rebuild", partly=True),
    Unshown("last_leader", "the suit of a card tells who played it", phases="play rebuild", where="words", partly=True),
    Unshown("last_tops", "while a trick is played, the words tell it", phases="play", where="picture"),
    Unshown(
        "tops last_tops", "a card face down or a pass is no card from the pile", phases="play rebuild", partly=True
    ),
    Unshown("court leader", "between two tricks", phases="rebuild"),
    Unshown("final_hands final_piles", "cards left over score nothing", phases="over"),
    Unshown("final_special", "two jokers of a colour look alike", phases="over", where="picture", partly=True),
    Unshown("final_won", "the words tell the points by kind", phases="over", where="words"),
    Unshown("scores", "partners have the same", phases="over", partly=True),
    Unshown("battalions", "told for teams that made one", phases="over", partly=True),
    Unshown("mode", "teams open and secret have the same outcome", phases="over", where="picture", partly=True),
    Unshown("teams", "alone everybody is a team", phases="over", partly=True),
    Unshown(
        "court courts hands last_court last_leader last_tops last_trick last_winner last_how leader"
        " pile_empty ready rebuilt removed shown won",
        "the outcome is told",
        phases="over",
    ),
)

HAND: Final = (
    Unshown("declined gone", "what the rules need to ask at the right time"),
    Unshown("agreed proposals", "the distribution is over", phases="play rebuild over"),
    Unshown(
        "ask",
        "a wish; the words tell it, the menu below the picture too",
        phases="distribute play rebuild",
        where="picture",
    ),
    Unshown("special", "a special card of nobody in the team is not told", phases="distribute", partly=True),
    Unshown("hands", "two jokers of a colour look alike", phases="rebuild", where="picture", partly=True),
    Unshown("pile discard buried", "nobody has played", phases="distribute"),
    Unshown("special", "the cards at the start are told in words", phases="play rebuild", where="picture"),
    Unshown("ask special", "the outcome is told", phases="over"),
    Unshown("hands pile discard buried", "the outcome is told", phases="over", where="words"),
)
