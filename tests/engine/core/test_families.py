"""What several games share (engine/families): dealing, the last card of a hand, tricks, the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.cards import cards, gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.state import NO_CARD, State
from engine.families.hands import about_card, deal_packets, deal_singly
from engine.families.outcome import added, end_match, leaders
from engine.families.tricks import PLAY, WEAKEST
from engine.games.registry import GAMES
from tests.engine.every_game import heuristic, positions, usual


def test_a_phase_in_which_all_seats_play_does_not_ask_who_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = GAMES["stendhal"]
    phase, rnd = game.phases["play"], random.Random(1).random
    ctx = GameContext(rnd, options := game.check(5, {}))
    s = game.start(5, options, ctx)
    while s.phase != "play":
        game.apply(s, s.waiting[0], game.timeout(s, s.waiting[0]), ctx)
    monkeypatch.setattr(type(phase), "players", None)
    for seat in (0, 1, 2, 3, 4):
        turn = (s.leader + seat) % 5
        assert s.waiting == [turn]
        game.apply(s, turn, phase.legal(s, turn)[0], ctx)
    assert s.waiting == [s.leader] == [s.last_winner]


LAST_CARDS = {"arsene": True, "boonaken": True, "stendhal": True, "tricky_express": True, "ttp": False}


@pytest.mark.parametrize("slug", LAST_CARDS)
def test_the_last_trick_plays_itself_and_no_other(slug: str) -> None:
    game: Any = GAMES[slug]
    found: set[int] = set()
    for moment in positions(usual(game), 2000, seed=2, style=heuristic):
        s: Any = moment.state
        if s.phase == "play" and s.waiting:
            seat, hand = s.waiting[0], s.hands[s.waiting[0]]
            if (forced := game.automatic(s)) is not None:
                assert forced == (seat, PLAY[hand[0]])
                found.add(len(hand))
            else:
                assert len(hand) > 1 or not LAST_CARDS[slug]
    assert found == ({1} if LAST_CARDS[slug] else set())


def test_time_up_plays_the_weakest_card_in_the_order_of_ties() -> None:
    held = cards("C4 D4 H4 SA X3 L3")
    assert sorted(held, key=WEAKEST.__getitem__) == cards("X3 L3 H4 C4 D4 SA")


@pytest.mark.parametrize(("least", "best"), [(False, [0, 2]), (True, [1])])
def test_all_with_the_most_lead_or_all_with_the_least(least: bool, best: list[int]) -> None:
    assert leaders([5, 3, 5, 4], least=least) == best


def test_later_numbers_break_ties() -> None:
    assert leaders([(5, 1), (3, 9), (5, 2)]) == [2]


def test_a_match_ends_with_the_leaders_as_winners_unless_others_are_given() -> None:
    s = State(phase="play", waiting=[2])
    totals = added([4, 5, 1], [3, 2, 0])
    end_match(s, "deals", totals)
    assert (s.waiting, s.ended, s.scores, s.winners) == ([], "deals", [7, 7, 1], [0, 1])
    totals[0] = 0
    assert s.scores == [7, 7, 1]
    end_match(s, "lap", totals, [2])
    assert s.winners == [2]


def test_cards_are_dealt_one_by_one_from_any_seat_or_a_hand_at_a_time() -> None:
    pack = list(range(8))
    assert deal_singly(pack, 3, 2) == ([[0, 3], [1, 4], [2, 5]], [6, 7])
    assert deal_singly(pack, 3, 2, first=5) == ([[1, 4], [2, 5], [0, 3]], [6, 7])
    assert deal_packets(pack, 3, 2) == ([[0, 1], [2, 3], [4, 5]], [6, 7])


def test_cards_are_gathered_without_empty_places() -> None:
    assert gathered([5, NO_CARD], [3], [NO_CARD]) == [3, 5]


def test_a_refusal_names_a_card_of_the_pack_and_no_other_number() -> None:
    assert about_card("target-no-card", 3, range(78)) == Message("target-no-card", {"card": 3})
    assert about_card("all_aboard-no-card", 3, (3, 5), at=1) == Message("all_aboard-no-card", {"at": 1, "card": 3})
    assert about_card("target-no-card", 78, range(78)) == Message("illegal-now")
