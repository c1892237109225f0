"""No Thanks!: what a match tells of itself, why it refuses, and the ends of its options and orders."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.state import NO_CARD
from engine.games.geschenk.moves import NO_THANKS, TAKE, NoThanks
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.state import GeschenkState
from tests.games.geschenk.test_rules import begin, refuse, short, take


def last(s: GeschenkState) -> tuple[str, int, int, int]:
    """What the table shows of the last move: kind, seat, card, chips."""
    return s.last_kind, s.last_seat, s.last_card, s.last_pot


def test_every_event_of_a_match_of_two_games() -> None:
    match = short([20, 30], start=1, games=2)
    refuse(match, 1, 2)
    take(match, 0)
    take(match, 0)
    second, aside = match.state.offer, sorted(match.state.removed)
    match.state.deck = []
    refuse(match, 2)
    take(match, 0)
    totals = [37 + second - 12, -10 - 11, -10 - 10]
    assert [(e.kind, e.facts) for e in match.ctx.events] == [
        ("started", {"game": 1, "seat": 1}),
        ("turned", {"card": 20}),
        ("no_thanks", {"seat": 1, "pot": 1}),
        ("no_thanks", {"seat": 2, "pot": 2}),
        ("taken", {"seat": 0, "card": 20, "pot": 2}),
        ("turned", {"card": 30}),
        ("taken", {"seat": 0, "card": 30, "pot": 0}),
        ("game_over", {"game": 1, "scores": [37, -10, -10], "chips": [13, 10, 10]}),
        ("started", {"game": 2, "seat": 2}),
        ("turned", {"card": second}),
        ("no_thanks", {"seat": 2, "pot": 1}),
        ("taken", {"seat": 0, "card": second, "pot": 1}),
        ("game_over", {"game": 2, "scores": [second - 12, -11, -10], "chips": [12, 11, 10]}),
        ("match_over", {"totals": totals, "winners": [1], "removed": aside}),
    ]
    s = match.state
    assert (s.final_chips, s.final_cards) == ([[13, 10, 10], [12, 11, 10]], [[[20, 30], [], []], [[second], [], []]])
    assert (s.ended, s.offer, s.waiting, s.revealed, s.removed) == ("deck_empty", NO_CARD, [], aside, [])


def test_the_last_move_stays_on_view_with_what_it_moved() -> None:
    match = begin([20, 30], start=1)
    assert last(match.state) == ("", -1, NO_CARD, 0)
    assert not match.state.taken
    refuse(match, 1)
    assert last(match.state) == ("no_thanks", 1, 20, 1)
    refuse(match, 2)
    assert last(match.state) == ("no_thanks", 2, 20, 2)
    assert not match.state.taken
    take(match, 0)
    assert last(match.state) == ("take", 0, 20, 2)
    take(match, 0)
    assert last(match.state) == ("take", 0, 30, 0)
    assert match.state.taken


def test_a_chip_is_paid_whoever_made_the_move() -> None:
    """The move as it is read from a record is equal to ours, not the same."""
    match = begin([20])
    assert (GAME.read(["no_thanks"]), GAME.read(["take"])) == (NO_THANKS, TAKE)
    match.submit(0, NoThanks())
    assert (match.state.chips, match.state.pot, match.state.waiting) == ([10, 11, 11], 1, [1])
    assert match.state.cards == [[], [], []]


@pytest.mark.parametrize("chips", [0, 3])
def test_only_a_chip_can_be_missing(chips: int) -> None:
    match = begin([20])
    match.state.chips[0], match.state.pot = chips, 4
    assert GAME.why_not(match.state, 0, TAKE) == ("illegal-now", {})
    missing = ("geschenk-no-chip", {"card": 20, "pot": 4})
    assert GAME.why_not(match.state, 0, NO_THANKS) == (("illegal-now", {}) if chips else missing)


@pytest.mark.parametrize(
    ("chips", "order", "pays"),
    [
        (1, {}, True),
        (0, {}, False),
        (1, {"keep": 0}, True),
        (1, {"keep": 1}, False),
        (2, {"keep": 1}, True),
        (1, {"keep": -1}, True),
        (0, {"keep": -1}, False),
    ],
)
def test_r9_an_order_pays_the_last_chip_unless_it_is_to_be_kept(chips: int, order: dict[str, int], pays: bool) -> None:
    match = begin([20])
    match.state.chips[0] = chips
    assert GAME.follow(match.state, 0, {"card": 20, **order}) == (NO_THANKS if pays else None)


@pytest.mark.parametrize("remove", [0, 1, 9])
def test_the_deck_comes_in_its_order_however_many_are_removed(remove: int) -> None:
    match = begin([20, 7, 33], remove=remove)
    offers = [match.state.offer]
    for _ in range(2):
        take(match, 0)
        offers.append(match.state.offer)
    assert offers == [20, 7, 33]
    assert len(match.state.removed) == remove == match.state.removed_count
    assert match.state.game_size == match.view(None).s.game_size == 33 - remove


@pytest.mark.parametrize("key", ["remove", "chips", "games"])
def test_both_ends_of_every_number_may_be_chosen(key: str) -> None:
    for end in {"remove": (0, 15), "chips": (3, 15), "games": (1, 10)}[key]:
        given: dict[str, Any] = {key: end}
        assert GAME.check(4, given)[key] == end
        s = begin([], seats=4, **given).state
        kept = {"remove": len(s.removed), "chips": s.chips[0], "games": s.games}
        assert kept[key] == end
