"""Alliance: the top of the pile, and where the window of a cleanup begins."""

from __future__ import annotations

import pytest

from engine.core.state import NO_CARD
from engine.games.alliance.moves import DOWN, NO, PLAY, REBUILD, TOP
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import ALWAYS, NEVER, AllianceState
from engine.games.alliance.terms import card_of
from tests.games.alliance.tables import Told, dealt, quiet, seat_of


def hold(s: AllianceState, suit: str, hand: str, pile: str = "") -> int:
    """Give the player of a suit these cards, the top of the pile last; their seat."""
    p = seat_of(s, suit)
    s.hands[p] = [card_of(c) for c in hand.split()]
    s.pile[p] = [card_of(c) for c in pile.split()]
    s.pile_empty[p] = int(not pile)
    return p


# The top of the pile


def test_the_top_card_is_turned_up_unseen_and_wins_like_any_other() -> None:
    s = dealt(4)
    p = hold(s, "S", "S2 S3 S4", "S5 S6 S10")
    others = [hold(s, suit, f"{suit}2 {suit}3 {suit}4", f"{suit}5 {suit}9") for suit in ("H", "C", "D")]
    court = s.court
    table = Told()
    assert TOP in GAME.legal(s, p)
    GAME.apply(s, p, TOP, table)
    assert s.trick == [card_of("S10")] and s.tops == [1], "the top of the pile is its last card"
    assert s.pile[p] == [card_of("S5"), card_of("S6")] and s.hands[p] == [card_of(c) for c in ("S2", "S3", "S4")]
    assert table.events == [("played", {"seat": p, "card": card_of("S10"), "top": 1}, None)]
    for q in others:
        GAME.apply(s, q, PLAY[s.hands[q][0]], table)
    assert s.last_winner == s.leader == p and s.last_tops == [1, 0, 0, 0] and s.tops == []
    assert s.won[p] == [court] and s.last_court == court and s.court not in (court, NO_CARD)
    assert card_of("S10") in s.discard[p] and len(s.hands[p]) == 3, "no card left the hand, none is drawn"
    assert s.pile[p] == [card_of("S5"), card_of("S6")]


def test_the_last_card_of_a_pile_may_be_turned_up_and_then_the_pile_is_empty_for_all_to_see() -> None:
    s = dealt(4)
    p = hold(s, "S", "S2", "S10")
    assert not s.pile_empty[p] and s.owned[p] == -1
    GAME.apply(s, p, TOP, quiet())
    assert s.pile_empty[p] == 1 and s.pile[p] == []
    assert s.owned[p] == s.special[p].bit_count(), "everybody can count now"
    q = s.waiting[0]
    s.pile[q], s.pile_empty[q] = [], 1
    assert TOP not in GAME.legal(s, q)


def test_the_top_card_is_no_face_down_card_and_may_be_played_by_whoever_plays_first() -> None:
    s = dealt(4)
    p = s.waiting[0]
    assert [m for m in GAME.legal(s, p) if m in DOWN] == [] and TOP in GAME.legal(s, p)
    GAME.apply(s, p, TOP, quiet())
    q = s.waiting[0]
    assert {m for m in GAME.legal(s, q) if m in DOWN} == {DOWN[c] for c in s.hands[q]} and TOP in GAME.legal(s, q)


# The window of a cleanup


@pytest.mark.parametrize("winner", ["S", "H", "C", "D"])
def test_the_window_begins_with_the_winner_of_the_trick(winner: str) -> None:
    """Also where the winner did not lead; then clockwise, and again after a rebuild."""
    s = dealt(4)
    for suit in "SHCD":
        strong = "10" if suit == winner else "5"
        hold(s, suit, f"{suit}{strong} {suit}2 {suit}3", f"{suit}4 {suit}6 {suit}7")
    s.ask = [ALWAYS] * 4
    while s.phase == "play":
        p = s.waiting[0]
        GAME.apply(s, p, PLAY[s.hands[p][0]], quiet())
    first = s.order.index(seat_of(s, winner))
    assert s.leader == s.last_winner == s.order[first]
    asked = []
    while s.phase == "rebuild":
        asked.append(s.order.index(s.waiting[0]))
        GAME.apply(s, s.waiting[0], REBUILD if len(asked) == 2 else NO, quiet())
    turns = [first, first + 1, first + 2, first + 3, first]
    assert asked == [k % 4 for k in turns], "who said no is asked again, who has rebuilt is not"
    assert s.phase == "play" and s.waiting == [s.order[first]]


def test_of_two_who_want_to_be_asked_the_nearer_to_the_winner_is_first() -> None:
    for winner, first in (("S", "H"), ("H", "H"), ("C", "D"), ("D", "D")):
        s = dealt(4)
        for suit in "SHCD":
            hold(s, suit, f"{suit}{'10' if suit == winner else '5'} {suit}2 {suit}3", f"{suit}4 {suit}6 {suit}7")
        s.ask = [ALWAYS if p in (seat_of(s, "H"), seat_of(s, "D")) else NEVER for p in range(4)]
        while s.phase == "play":
            p = s.waiting[0]
            GAME.apply(s, p, PLAY[s.hands[p][0]], quiet())
        assert s.waiting == [seat_of(s, first)]
