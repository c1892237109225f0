"""Functions that the words and pictures of Alliance share: names of cards and players, and reading a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.alliance.state import AllianceView
from engine.games.alliance.terms import (
    BATTALION,
    COLOUR,
    FACE_DOWN,
    FIRST_SPECIAL,
    JOKER,
    PASSED,
    TEAM,
    TRICKS,
    is_special,
    is_white,
    special_colour,
    specials_of,
)
from locales import Words
from render.narration.cards import card_name, card_short, card_spoken, seat_number, suit_name


def named(card: int, words: Words, usual: Any = card_name) -> str:
    """Return a card by ``usual``, one of ``render.narration.cards``; jokers and white cards have names of their own."""
    if not is_special(card):
        return str(usual(card, words))
    if is_white(card):
        return words(f"alliance-white-{special_colour(card)}")
    return words(f"cards-joker-{card - FIRST_SPECIAL - special_colour(card)}")


def shorts(cards: Sequence[int], words: Words) -> str:
    """Return cards on labels, one after the other."""
    return words.listed([named(c, words, card_short) for c in cards])


def spoken(cards: Sequence[int], words: Words) -> str:
    """Return cards as a screen reader says them."""
    return words.listed([named(c, words, card_spoken) for c in cards])


def suit_word(view: AllianceView, seat: int, words: Words) -> str:
    """Return the suit that identifies a player."""
    return suit_name(view.s.suits[seat], words)


def suit(view: AllianceView, seat: int, words: Words) -> str:
    """Return a player's suit as a word, with a note if it is the own one."""
    known = suit_word(view, seat, words)
    return words("alliance-suit-you", suit=known) if seat == view.seat else known


def suit_words(view: AllianceView, seats: Sequence[int], words: Words) -> str:
    """Return the suits of several players."""
    return words.join([suit_word(view, p, words) for p in seats])


def colour(view: AllianceView, seat: int) -> int:
    """Return black or red, by the suit."""
    return COLOUR[view.s.suits[seat]]


def team_game(view: AllianceView) -> bool:
    """True if the two colours play against each other."""
    return view.s.mode == TEAM


def team_word(team: int, words: Words) -> str:
    """Return the name of a team by its colour."""
    return words(f"alliance-team-{team}")


def mates(view: AllianceView, seat: int) -> list[int]:
    """Return the seats of the same colour, clockwise from spades, ``seat`` included."""
    return [p for p in view.s.order if colour(view, p) == colour(view, seat)]


def trick_number(view: AllianceView) -> int:
    """Return the number of the present or last trick, from 1."""
    return TRICKS - len(view.s.courts)


def plays(view: AllianceView, *, last: bool = False) -> list[tuple[int, int, bool]]:
    """Return seat, card (or FACE_DOWN, PASSED) and whether it came from the pile, of this trick or the last one."""
    s = view.s
    leader, trick, tops = (s.last_leader, s.last_trick, s.last_tops) if last else (s.leader, s.trick, s.tops)
    start = s.order.index(leader) if trick else 0
    return [(p, c, bool(t)) for p, c, t in zip(s.order[start:] + s.order[:start], trick, tops, strict=False)]


def play_tag(card: int, top: bool, words: Words) -> str:
    """Return the word below a card of a trick: that it came from the pile; for a missing card: passed."""
    return words("alliance-tag-pass") if card == PASSED else words("alliance-top") if top else ""


def play_told(view: AllianceView, seat: int, card: int, top: bool, words: Words) -> str:
    """Return a play in words, with its player unless its suit tells that; the viewer knows the own card face down."""
    own = view.s.down[seat] if card == FACE_DOWN and seat == view.seat else []
    if card == PASSED:
        what = words("alliance-alt-passed")
    elif card == FACE_DOWN:
        what = words("alliance-alt-own-down", card=spoken(own, words)) if own else words("alliance-alt-down")
    else:
        what = words("alliance-alt-top", card=spoken([card], words)) if top else spoken([card], words)
        if not is_special(card):
            return what
    return words("alliance-alt-play", name=seat_number(seat, words), what=what)


def plan(view: AllianceView) -> list[int]:
    """Return the seats of joker 1, joker 2 and the white card in the own team's proposal; [] without a proposal."""
    if view.seat is None:
        return []
    own = {c: p for p in mates(view, view.seat) for c in specials_of(view.s.special[p])}
    return [own[c] for c in sorted(own)]


def plan_words(view: AllianceView, holders: Sequence[int], words: Words) -> str:
    """Return a distribution in words, players by suit."""
    joker1, joker2, white = (suit(view, p, words) for p in holders)
    return words("alliance-plan", joker1=joker1, joker2=joker2, white=white)


def how_words(how: str, made: Sequence[int], teams: bool, words: Words) -> str:
    """Return why a trick was won, "" for plain strength."""
    if how == BATTALION:
        return words(
            "alliance-how-battalions" if len(made) > 1 else "alliance-how-battalion", team=team_word(made[0], words)
        )
    alone = "-alone" if how == JOKER and not teams else ""
    return words(f"alliance-how-{how}{alone}") if how else ""
