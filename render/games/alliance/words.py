"""What the words and pictures of Alliance share: names of cards and players, and how a view is read.

Special cards are 78..83: JB1 JB2 WB JR1 JR2 WR (two black jokers, the white card of black; likewise red).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.view import View
from locales import Words
from render.narration.cards import card_name, card_short, suit_mark, suit_name

FIRST_SPECIAL: Final = 78
FACE_DOWN, PASSED = -2, -3
"""In a trick, in place of a card."""
TRICKS: Final = 18
COLOUR: Final = (0, 1, 0, 1, 1, 0)
"""Black (0) or red (1) of each suit S H C D L X."""
TEAM: Final = "team"
PARTS: Final = ("own", "other", "joker", "ace", "sets", "ranks")
"""What points are for, in the order of the view's ``points``."""


def is_special(card: int) -> bool:
    """Whether a card is a joker or a white card."""
    return card >= FIRST_SPECIAL


def is_white(card: int) -> bool:
    """Whether a card is a white card."""
    return card >= FIRST_SPECIAL and (card - FIRST_SPECIAL) % 3 == 2


def short(card: int, words: Words) -> str:
    """A card on a label."""
    return words(f"alliance-special-{card - FIRST_SPECIAL}") if is_special(card) else card_short(card, words)


def full(card: int, words: Words) -> str:
    """A card in a sentence."""
    return words(f"alliance-special-{card - FIRST_SPECIAL}") if is_special(card) else card_name(card, words)


def comma(words: Words) -> str:
    """What stands between the items of a bare list."""
    return words("alliance-alt-comma")


def shorts(cards: Sequence[int], words: Words) -> str:
    """Cards on labels, one after the other."""
    return comma(words).join([short(c, words) for c in cards])


def mark(view: View, seat: int, words: Words) -> str:
    """The sign of a player: the mark of the suit they play."""
    return suit_mark(view["suits"][seat], words)


def suit(view: View, seat: int, words: Words) -> str:
    """A player's suit as a word, with a note where it is one's own."""
    named = suit_name(view["suits"][seat], words)
    return words("alliance-suit-you", suit=named) if seat == view.seat else named


def marks(view: View, seats: Sequence[int], words: Words) -> str:
    """The signs of several players."""
    return words("alliance-alt-and").join([mark(view, p, words) for p in seats])


def colour(view: View, seat: int) -> int:
    """Black or red, by the suit."""
    return COLOUR[view["suits"][seat]]


def team_game(view: View) -> bool:
    """Whether the two colours play against each other."""
    return bool(view["mode"] == TEAM)


def mates(view: View, seat: int) -> list[int]:
    """The seats of the same colour, clockwise from spades, ``seat`` included."""
    return [p for p in view["order"] if colour(view, p) == colour(view, seat)]


def trick_number(view: View) -> int:
    """The number of the present or last trick, from 1."""
    return TRICKS - int(view["courts"])


def size(zone: int | Sequence[int]) -> int:
    """How many cards, whether they are seen or not."""
    return zone if isinstance(zone, int) else len(zone)


def seats_from(view: View, leader: int) -> list[int]:
    """The seats in order of play."""
    order = list(view["order"])
    start = order.index(leader)
    return order[start:] + order[:start]


def plays(view: View, *, last: bool = False) -> list[tuple[int, int, bool]]:
    """Seat, card (or FACE_DOWN, PASSED) and whether it came from the pile, of this trick or the last one."""
    names = ("last_leader", "last_trick", "last_tops") if last else ("leader", "trick", "tops")
    leader, trick, tops = (view[name] for name in names)
    if not trick:
        return []
    return [(p, c, bool(t)) for p, c, t in zip(seats_from(view, leader), trick, tops, strict=False)]


def specials(mask: int) -> list[int]:
    """The special cards of a set of bits."""
    return [FIRST_SPECIAL + k for k in range(6) if mask >> k & 1]


def plan(view: View) -> list[int]:
    """Who gets joker 1, joker 2 and the white card of the own team as now proposed; [] without a proposal."""
    if view.seat is None:
        return []
    own = {c: p for p in mates(view, view.seat) for c in specials(view["special"][p] or 0)}
    return [own[c] for c in sorted(own)]


def plan_words(view: View, holders: Sequence[int], words: Words) -> str:
    """A distribution in words, players by suit."""
    named = [suit(view, p, words) for p in holders]
    return words("alliance-plan", joker1=named[0], joker2=named[1], white=named[2])


def how_words(how: str, made: Sequence[int], teams: bool, words: Words) -> str:
    """Why a trick was won, "" for plain strength."""
    if how == "battalion":
        if len(made) > 1:
            return words("alliance-how-battalions")
        return words("alliance-how-battalion", team=words(f"alliance-team-{made[0]}"))
    if how == "joker" and not teams:
        return words("alliance-how-joker-alone")
    return words(f"alliance-how-{how}") if how else ""


def battalions_made(made: Sequence[int], words: Words) -> str:
    """That a trick made battalions, "" where it made none: all that is told of it once its cards lie face down."""
    how = "battalion" if made else ""
    return how_words(how, made, True, words)
