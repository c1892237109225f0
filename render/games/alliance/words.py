"""What the words and pictures of Alliance share: names of cards and players, and how a view is read.

Special cards are 78..83: JB1 JB2 WB JR1 JR2 WR (two black jokers, the white card of black; likewise red).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import COLOUR, FIRST_SPECIAL, TEAM, TRICKS, is_special, specials_of
from locales import Words
from render.narration.cards import card_name, card_short, card_spoken, suit_name


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


def spoken(card: int, words: Words) -> str:
    """A card as a screen reader says it, in lists."""
    return words(f"alliance-special-{card - FIRST_SPECIAL}") if is_special(card) else card_spoken(card, words)


def suit_word(view: AllianceView, seat: int, words: Words) -> str:
    """What a player is known by: the suit they play."""
    return suit_name(view.s.suits[seat], words)


def suit(view: AllianceView, seat: int, words: Words) -> str:
    """A player's suit as a word, with a note where it is one's own."""
    named = suit_word(view, seat, words)
    return words("alliance-suit-you", suit=named) if seat == view.seat else named


def suit_words(view: AllianceView, seats: Sequence[int], words: Words) -> str:
    """The suits of several players."""
    return words.join([suit_word(view, p, words) for p in seats])


def colour(view: AllianceView, seat: int) -> int:
    """Black or red, by the suit."""
    return COLOUR[view.s.suits[seat]]


def team_game(view: AllianceView) -> bool:
    """Whether the two colours play against each other."""
    return view.s.mode == TEAM


def mates(view: AllianceView, seat: int) -> list[int]:
    """The seats of the same colour, clockwise from spades, ``seat`` included."""
    return [p for p in view.s.order if colour(view, p) == colour(view, seat)]


def trick_number(view: AllianceView) -> int:
    """The number of the present or last trick, from 1."""
    return TRICKS - len(view.s.courts)


def seats_from(view: AllianceView, leader: int) -> list[int]:
    """The seats in order of play."""
    order = list(view.s.order)
    start = order.index(leader)
    return order[start:] + order[:start]


def plays(view: AllianceView, *, last: bool = False) -> list[tuple[int, int, bool]]:
    """Seat, card (or FACE_DOWN, PASSED) and whether it came from the pile, of this trick or the last one."""
    s = view.s
    leader, trick, tops = (s.last_leader, s.last_trick, s.last_tops) if last else (s.leader, s.trick, s.tops)
    if not trick:
        return []
    return [(p, c, bool(t)) for p, c, t in zip(seats_from(view, leader), trick, tops, strict=False)]


def plan(view: AllianceView) -> list[int]:
    """Who gets joker 1, joker 2 and the white card of the own team as now proposed; [] without a proposal."""
    if view.seat is None:
        return []
    own = {c: p for p in mates(view, view.seat) for c in specials_of(view.s.special[p])}
    return [own[c] for c in sorted(own)]


def plan_words(view: AllianceView, holders: Sequence[int], words: Words) -> str:
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
