"""How a game of Alliance begins, with its shuffles prescribed; and what the game says of itself."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.context import Event
from engine.core.horizon import OpenUntil
from engine.core.match import Match
from engine.families.tricks import Play
from engine.games.alliance.moves import ACCEPT, NO, Down, Propose
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import ALWAYS, NEVER, AllianceState
from engine.games.alliance.terms import COURTS, NUMBERS, RED, SPECIALS, card_of
from engine.games.alliance.tricks import window
from tests.games.alliance.tables import SECRET, begin, dealt, quiet, seat_of


def codes(text: str) -> list[int]:
    return [card_of(c) for c in text.split()]


def prescribed(seats: int, orders: dict[str, list[int]], **options: str) -> Match[AllianceState]:
    """A match whose shuffles of these names come out so."""
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, given=orders)


# The beginning


def test_a_game_without_teams_from_its_first_shuffle_to_its_first_trick() -> None:
    """Setup 1 to 7 of mode individual. Whoever replays the seed needs the names; a deal comes from the top."""
    spades = codes("S4 JB2 S10 SA S2 S3 S5 S6 S7 S8 S9")
    hearts = codes("H4 H5 H10 HA H2 H3 H6 H7 H8 H9 JB1")
    clubs = codes("C10 JR1 CA C2 C3 C4 C5 C6 C7 C8 C9")
    courts = [*COURTS[5:], *COURTS[:5]]
    orders = {"aces": [2, 0, 1], "courts": courts, "specials": codes("JR1 JB2 JB1")}
    m = prescribed(3, {**orders, "pile S": spades, "pile H": hearts, "pile C": clubs})
    s = m.state
    assert (s.suits, s.order, s.after) == ([2, 0, 1], [1, 2, 0], [1, 2, 0])
    assert s.hands == [clubs[:3], spades[:3], hearts[:3]]
    assert s.pile == [clubs[:2:-1], spades[:2:-1], hearts[:2:-1]]
    assert (s.court, s.courts) == (courts[0], courts[:0:-1])
    assert m.ctx.events == [
        Event("aces", {"suits": [2, 0, 1]}),
        Event("special", {"cards": codes("JR1")}, (0,)),
        Event("drew", {"cards": clubs[:3]}, (0,)),
        Event("special", {"cards": codes("JB2")}, (1,)),
        Event("drew", {"cards": spades[:3]}, (1,)),
        Event("special", {"cards": codes("JB1")}, (2,)),
        Event("drew", {"cards": hearts[:3]}, (2,)),
        Event("started", {"seat": 1}),
        Event("turned", {"court": courts[0], "left": 17}),
    ]


@pytest.mark.parametrize(
    ("black", "blacks", "reds", "suits"),
    [
        (0, [2, 0], [3, 1], [2, 3, 0, 1]),
        (0, [0, 2], [1, 3], [0, 1, 2, 3]),
        (1, [2, 0], [3, 1], [3, 2, 1, 0]),
        (1, [0, 2], [1, 3], [1, 0, 3, 2]),
    ],
)
def test_r2_of_fixed_teams_a_draw_says_which_is_black_and_two_more_the_suits_inside(
    black: int, blacks: list[int], reds: list[int], suits: list[int]
) -> None:
    orders = {"black team": [black, 1 - black], "black aces": blacks, "red aces": reds}
    assert prescribed(4, orders, team_assignment="fixed").state.suits == suits


def test_at_first_nobody_has_agreed_or_hidden_anything_and_after_the_distribution_nobody_again() -> None:
    m = begin(4)
    s = m.state
    nothing = [0, 0, 0, 0]
    assert s.agreed == s.proposals == s.downs == s.old_downs == nothing
    m.submit(0, Propose(0, 2, 0))
    m.submit(2, ACCEPT)
    m.submit(1, Propose(1, 1, 1))
    assert s.agreed != nothing and s.proposals != nothing
    m.submit(3, ACCEPT)
    assert s.phase == "play" and s.agreed == s.proposals == nothing


def test_the_special_cards_are_on_the_table_before_they_are_distributed_too() -> None:
    """Components: 40 number cards, 18 court cards, 6 special cards of a team game of four."""
    m = begin(4)
    everything = sorted([*COURTS, *SPECIALS, *(c for suit in range(4) for c in NUMBERS[suit])])
    assert GAME.conserved(m.state) == everything
    assert GAME.conserved(dealt(4)) == everything
    s = dealt(4)
    p = seat_of(s, "S")
    held = s.hands[p] + s.pile[p]
    held.remove(0)
    s.hands[p], s.pile[p] = held[:2], held[2:]
    s.trick = [0]  # the ace of spades is card 0
    assert GAME.conserved(s) == everything


@pytest.mark.parametrize("seats", [4, 6])
def test_a_table_of_this_revision_keeps_its_proposals(seats: int) -> None:
    stored: dict[str, Any] = {"ready": [0, 0], "suits": list(range(seats)), "proposals": [5] * seats}
    assert GAME.migrate(dict(stored), 2) == stored
    alone: dict[str, Any] = {"ready": [], "suits": list(range(seats)), "proposals": [5] * seats}
    assert GAME.migrate(dict(alone), 1) == alone
    shared = GAME.migrate(dict(stored), 1)["proposals"]
    assert json.dumps(shared) == json.dumps([2 if seats == 4 else 1] * seats), "whole numbers"


# What the game says of itself


def test_played_cards_are_told_until_the_next_trick_and_who_won_it_for_good() -> None:
    """Contents of discard and won piles may not be looked at, not even by the owner."""
    for kind in ("turned", "played", "laid_own", "drew", "put_back"):
        assert GAME.open_until(kind, {}) == OpenUntil("trick", 2)
    assert GAME.open_until("trick", {}) == OpenUntil("trick", 1, keeps=("winner", "made"))
    for kind in ("aces", "ready", "special", "laid", "passed", "rebuilt", "exhausted", "ended"):
        assert GAME.open_until(kind, {}) is None


def test_who_is_asked_about_a_rebuild_is_a_secret_and_whose_turn_it_is_is_not() -> None:
    """While somebody is being asked, the table shows only that it is being cleaned up."""
    phases = GAME.phases
    assert [phases[k].asks_in_secret for k in ("distribute", "play", "rebuild")] == [False, False, True]
    assert phases["rebuild"].secret_readiness


def test_every_card_but_the_special_ones_has_one_possible_holder() -> None:
    s = dealt(4)
    assert s.constrained()
    for suit in range(4):
        assert [p for p in range(4) if s.may_hold(p, NUMBERS[suit][4])] == [s.suits.index(suit)]


# Refusals, time-outs, moves that play themselves


def test_a_card_of_another_suit_is_refused_with_the_own_suit_also_the_ace_of_spades() -> None:
    m = begin(4, mode="individual")
    s = m.state
    s.waiting = [1]
    for foreign in ("SA", "S2", "C5"):
        assert GAME.why_not(s, 1, Play(card_of(foreign))) == ("alliance-no-suit", {"suit": 1})
    s.hands[1] = codes("H2 H3 H4")
    for beyond in ("HA", "JB1"):
        assert GAME.why_not(s, 1, Play(card_of(beyond))) == ("alliance-no-card", {})


def test_a_refused_proposal_names_the_seats_of_the_own_team() -> None:
    m = begin(4)
    for seat, own in ((0, [0, 2]), (1, [1, 3])):
        assert GAME.why_not(m.state, seat, Propose(0, 1, 2)) == ("alliance-no-member", {"seats": own})
    m.submit(1, Propose(1, 3, 1))
    assert m.state.team(3) == RED
    assert GAME.why_not(m.state, 3, Propose(1, 3, 1)) == ("alliance-no-same", {})


def test_with_the_ace_of_spades_on_the_table_the_next_one_is_not_the_first() -> None:
    """Card 0 lies face up like any other: now a card may be hidden, so that nothing is forced."""
    s = dealt(4)
    p = s.after[s.order[0]]
    s.trick, s.tops, s.waiting = [0], [0], [p]
    s.hands[p], s.pile[p], s.pile_empty[p] = [NUMBERS[1][4]], [], 1
    assert GAME.automatic(s) is None
    assert GAME.timeout(s, p) == Down(NUMBERS[1][4])
    s.trick = [-3]  # a pass
    assert GAME.automatic(s) == (p, Play(NUMBERS[1][4])) == (p, GAME.timeout(s, p))


def test_nothing_plays_itself_outside_a_trick() -> None:
    assert GAME.automatic(begin(4).state) is None
    s = dealt(4)
    s.ask = [ALWAYS, NEVER, NEVER, NEVER]
    window(s, 0, quiet())
    s.hands[0] = []
    assert s.phase == "rebuild" and s.waiting == [0]
    assert GAME.automatic(s) is None
    assert GAME.timeout(s, 0) == NO
    s.phase, s.waiting, s.ended = "play", [], "courts"
    assert GAME.automatic(s) is None


@pytest.mark.parametrize(
    ("mode", "hand", "weakest"),
    [
        ("team", "HA H2", "H2"),  # Same Two and White Punisher are not considered here
        ("team", "JR2 JR1", "JR1"),  # JR1 before JR2
        ("team", "JR2 JB2 JB1", "JB1"),
        ("team", "JR1 HA", "HA"),
        ("individual", "JR2 JR1", "JR1"),
        ("individual", "WB JB1 HA", "HA"),
        ("individual", "HA H2", "H2"),
    ],
)
def test_silence_plays_the_weakest_card(mode: str, hand: str, weakest: str) -> None:
    s = dealt(4, mode=mode)
    s.hands[s.order[0]] = codes(hand)
    assert GAME.timeout(s, s.order[0]) == Play(card_of(weakest))
