"""Tennos Square: what deals, draws and the end tell, fact by fact and to whom."""

from __future__ import annotations

from engine.core.cards import card, cards
from engine.core.context import Event
from engine.games.tennos_square.rules import Place, Swap
from engine.games.tennos_square.terms import DECK
from tests.games.tennos_square.test_rules import EXAMPLE_10, begin, last_deal, play_example_10, turn_state


def test_a_deal_tells_its_number_and_dealer_and_everybody_their_candidates() -> None:
    m = begin(3, deck=EXAMPLE_10)
    assert m.ctx.events == [
        Event("deal", {"deal": 1, "dealer": 0}),
        Event("candidates", {"cards": cards("H3 L3 D4")}, (0,)),
        Event("candidates", {"cards": cards("XA D5 D10")}, (1,)),
        Event("candidates", {"cards": cards("C2 D3 X9")}, (2,)),
    ]


def test_the_last_card_of_a_row_tells_that_nobody_is_next_and_who_begins_anew() -> None:
    m = play_example_10()
    kinds = [e.kind for e in m.ctx.events]
    at = kinds.index("deal_over")
    assert m.ctx.events[at - 1] == Event("placed", {"seat": 1, "card": card("X4"), "slot": 2, "next": -1})
    assert m.ctx.events[at + 1] == Event("deal", {"deal": 2, "dealer": 1})
    assert kinds[at + 2 :] == ["candidates"] * 3


def test_the_card_beneath_and_the_top_of_the_deck_are_told_to_who_takes_them() -> None:
    m = turn_state("S4 H9", [1, 2], "CA D7")
    beneath, top = m.state.under[1][1], m.state.deck[0]
    assert m.submit(1, Place(card("S4"), 2))[1:] == [Event("picked", {"card": beneath}, (1,))]
    m = turn_state("S4 H9", [1, 2], "CA D7")
    assert m.submit(1, Swap(DECK))[1:] == [Event("drew", {"card": top}, (1,))]


def test_the_end_tells_the_scores_and_who_won() -> None:
    m = last_deal(2, [0, 102, 0, 0])
    told = m.submit(2, Place(card("C2"), 9))
    assert told[-1] == Event("over", {"scores": [101, 102, 101, 102], "winners": [1, 3]})
