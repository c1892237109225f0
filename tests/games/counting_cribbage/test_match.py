"""Counting Cribbage: games within a match, and who is asked in secret."""

from __future__ import annotations

import pytest

from engine.core.cards import card
from engine.core.match import Match
from engine.games.counting_cribbage.moves import WAIVE, Declare
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import DECK
from tests.games.counting_cribbage.positions import begin
from tests.games.counting_cribbage.test_muggins import HANDS, full

FIRST = "SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SQ SK HA H2 H3 H4"
"""The cards dealt to three and to the crib; the next one is the starter."""


def started(starter: str, points: list[int], **options: object) -> Match[CountingCribbageState]:
    """Three players, dealer P0, everybody has laid away; the points before the starter as given."""
    m = begin(3, 0, f"{FIRST} {starter}", **options)
    m.state.points = points
    for p in range(3):
        m.submit(p, GAME.legal(m.state, p)[0])
    return m


@pytest.mark.parametrize("muggins", ["off", "full"])
@pytest.mark.parametrize("before", [119, 120])
def test_his_heels_win_a_game_inside_a_match_and_the_next_one_begins(muggins: str, before: int) -> None:
    m = started("HJ", [before, 100, 60], match_wins=3, skunk=True, muggins=muggins)
    s = m.state
    assert not m.over and (s.game, s.round, s.deal, s.dealer) == (2, 1, 2, 1)
    assert s.columns == [[before + 2, 100, 60]] and s.game_winner == [0] and s.game_gain == [2] and s.wins == [2, 0, 0]
    assert s.phase == "lay_away" and s.waiting == [0, 1, 2], "nobody pegs in the game that is over"
    assert s.points == [0, 0, 0] and s.starter == -1 and s.used == [] and s.away == [[], [], []]
    assert GAME.conserved(s) == list(DECK)
    assert [e.kind for e in m.ctx.events if e.kind != "dealt"] == ["starter", "game_over"]
    for p in range(3):
        m.submit(p, GAME.legal(s, p)[0])
    assert s.phase == ("declare" if muggins == "full" else "play") and s.waiting == [2]


def test_his_heels_that_do_not_win_go_on_to_pegging() -> None:
    m = started("HJ", [118, 100, 60], match_wins=3)
    assert m.state.points == [120, 100, 60] and m.state.phase == "play" and m.state.game == 1
    m = started("HQ", [119, 100, 60], match_wins=3)
    assert m.state.points == [119, 100, 60] and m.state.phase == "play", "no jack, no heels"


def test_wherever_who_is_asked_follows_from_a_secret_nobody_is_called_by_name() -> None:
    """The same table for everybody, and others are asked: then the phase has to ask in secret."""
    open_one, secret_one = full(), full()
    secret_one.submit(0, WAIVE)
    for m in (open_one, secret_one):
        m.submit(1, Declare(card(HANDS[1].split()[0]), 0))
    assert open_one.view(None) == secret_one.view(None)
    assert open_one.state.waiting != secret_one.state.waiting
    assert GAME.phases[open_one.state.phase].asks_in_secret


def test_where_everybody_is_asked_names_may_be_called() -> None:
    """In the other phases who is asked is public, so hiding it would only cost the call."""
    assert [name for name, phase in GAME.phases.items() if phase.asks_in_secret] == ["respond"]
