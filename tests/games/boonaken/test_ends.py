"""Boonaken: marks, and how games, matches and championships end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import Match
from engine.families.auction import PASS
from engine.families.tricks import PLAY
from engine.games.boonaken.ends import end_deal, settled
from engine.games.boonaken.rules import BIDS, GAME
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import ALL_POINTS, BOONAAK, CHAMPIONSHIP, MISERE, ZWABBER
from tests.engine.played import submit
from tests.games.boonaken.test_rules import dealt, examples

# Marks and ends: E19 to E21, R6, R13 to R16


def ended(ending: str, plus: list[int], minus: list[int], high: int, made: dict[str, int], **options: Any) -> Any:
    """Return the match after a deal with these declarers, won or lost, and the events by kind."""
    match = dealt(len(plus), ending=ending, **options)
    s = match.state
    s.plus, s.minus, s.high, s.declarers, s.phase = plus[:], minus[:], high, [int(p) for p in made], "play"
    if high == MISERE:
        s.won = [0 if made.get(str(p), 1) else 1 for p in range(len(plus))]
    else:
        s.points[s.declarers[0]] = high * made[str(s.declarers[0])]
    end_deal(s, match.ctx)
    return match, {event.kind: list(event.facts.values()) for event in match.ctx.events}


@pytest.mark.parametrize(("ending", "plus", "minus", "high", "made", "reason", "winners", "losers"), examples("marks"))
def test_when_a_game_is_over(
    ending: str, plus: list[int], minus: list[int], high: int, made: dict[str, int], reason: str, winners: list[int],
    losers: list[int],
) -> None:  # fmt: skip
    match, told = ended(ending, plus, minus, high, made)
    s = match.state
    assert (s.ended, s.winners, s.losers) == (reason, winners, losers)
    if reason:
        assert told["ended"] == [winners, losers] and s.waiting == []
    if reason in ("won", "lost") and ending == "first_out":
        assert s.scores == GAME.points_now(s) == [p - m for p, m in zip(s.plus, s.minus, strict=True)]
    if reason and ending == "find_loser":
        assert s.scores == [
            0 if p in losers else sum(place > s.places[p] or q in losers for q, place in enumerate(s.places))
            for p in range(len(plus))
        ]


@pytest.mark.parametrize("high", [ZWABBER, BOONAAK, BOONAAK + 50])
@pytest.mark.parametrize(("won", "made"), [([6, 0, 0, 0], 1), ([5, 1, 0, 0], 0), ([0, 6, 0, 0], 0)])
def test_zwabber_and_boonaak_want_all_six_tricks_and_fail_with_the_first_one_lost(
    high: int, won: list[int], made: int
) -> None:
    match = dealt(4)
    s = match.state
    s.high, s.declarers, s.phase, s.won = high, [0], "play", [3, 0, 0, 0]
    assert not settled(s)
    s.won = won
    assert settled(s) is not bool(made)
    end_deal(s, match.ctx)
    assert (s.plus, s.minus) == ([made, 0, 0, 0], [1 - made, 0, 0, 0])


def test_a_misere_is_settled_once_all_who_play_it_have_failed() -> None:
    s = dealt(4).state
    s.high, s.declarers = MISERE, [1, 3]
    for won, over in (([2, 0, 0, 0], False), ([0, 1, 0, 0], False), ([0, 1, 0, 1], True)):
        s.won = won
        assert settled(s) is over


@pytest.mark.parametrize("roem", [0, 20])
def test_r11_a_number_is_not_settled_while_it_can_just_still_be_won(roem: int) -> None:
    """All remaining cards would just make the bid: the deal goes on; with one point less it is lost."""
    s = dealt(4).state
    s.high, s.declarers, s.roem = 100, [0], roem
    left = 100 - roem
    for others, over in ((ALL_POINTS - left, False), (ALL_POINTS - left + 1, True)):
        s.points = [10, others - 10, 10, 0]
        assert settled(s) is over
    s.points = [left - 1, 0, 0, 0]
    assert not settled(s)
    s.points = [left, 0, 0, 0]
    assert settled(s)


def leave(s: BoonakenState, match: Match[BoonakenState], seat: int, made: bool) -> None:
    """Give ``seat`` its second plus or minus."""
    (s.plus if made else s.minus)[seat] = 1
    s.high, s.declarers, s.points = 50, [seat], [50 * made] * len(s.plus)
    end_deal(s, match.ctx)


@pytest.mark.parametrize(("strict", "dealers"), [(False, [1, 2, 3]), (True, [1, 1, 2])])
def test_those_who_are_out_are_skipped(strict: bool, dealers: list[int]) -> None:
    match = dealt(4, ending="find_loser", table_rules=CHAMPIONSHIP if strict else "standard")
    s = match.state
    leave(s, match, 1, True)
    assert s.inside == [True, False, True, True] and s.places == [0, 1, 0, 0]
    assert s.dealer == (1 if strict else 2), "R16: the declarer deals, though he has gone out"
    assert s.waiting == [2 if strict else 3] and s.passed == [False, True, False, False] and not s.hands[1]
    assert (len(s.blind), len(s.unused)) == ((1, 11) if strict else (2, 10))
    first = s.waiting[0]
    submit(match, first, BIDS[5])
    for _ in range(2):
        submit(match, s.waiting[0], PASS)
    submit(match, first, GAME.timeout(s, first))
    if s.phase == "open":
        submit(match, first, PLAY[s.hands[first][0]])
    if s.deal == 2:
        assert s.waiting == [{0: 2, 2: 3, 3: 0}[first]], "seat 1 is skipped"
    leave(s, match, 3, True)
    assert s.places == [0, 1, 0, 2] and not s.ended
    leave(s, match, 0, True)
    assert (s.ended, s.losers, s.scores, s.winners) == ("loser", [2], [1, 3, 0, 2], [1]), "R15"


def test_find_loser_where_the_last_two_go_out_together() -> None:
    match, _ = ended("find_loser", [1, 1], [0, 0], MISERE, {"0": 1, "1": 1})
    assert (match.state.ended, match.state.losers, match.state.winners) == ("loser", [], [0, 1])


@pytest.mark.parametrize(("steps", "totals", "winners"), [
    ([(0, True), (1, False), (2, True)], [10, 0, 8, 4], [0]),
    ([((0, 2), True), (1, False)], [10, 0, 10, 4], [0, 2]),
    ([(1, False), (2, False), (3, False)], [10, 0, 0, 0], [0]),
])  # fmt: skip
def test_e21_places_of_a_championship(steps: list[Any], totals: list[int], winners: list[int]) -> None:
    match = dealt(4, ending=CHAMPIONSHIP)
    s = match.state
    for who, made in steps:
        if isinstance(who, tuple):
            s.plus, s.high, s.declarers, s.won = [1, 0, 1, 0], MISERE, [*who], [0] * 4
            end_deal(s, match.ctx)
        else:
            leave(s, match, who, made)
    assert (s.ended, s.totals, s.scores, s.winners) == ("places", totals, totals, winners)


def test_several_games_add_up_and_ties_are_broken() -> None:
    match = dealt(2, ending=CHAMPIONSHIP, championship_games=2)
    s = match.state
    leave(s, match, 0, True)
    assert (s.game, s.totals, s.seconds, s.inside, s.plus, s.ended) == (2, [10, 8], [0, 1], [True, True], [0, 0], "")
    leave(s, match, 1, True)
    assert s.totals == [18, 18] and s.made == [1, 1] and s.winners == [0, 1]
    match = dealt(2, ending=CHAMPIONSHIP, championship_games=2)
    match.state.made = [1, 0]
    for p in (0, 1):
        leave(match.state, match, p, True)
    assert match.state.winners == [0] and [e.kind for e in match.ctx.events].count("game_over") == 2


@pytest.mark.parametrize(
    ("made", "seconds", "winners"),
    [([0, 0], [0, 0], [0]), ([0, 1], [0, 0], [1]), ([0, 1], [3, 0], [0]), ([0, 1], [1, 0], [0, 1])],
)
def test_ties_of_a_championship_go_to_contracts_made_and_only_then_to_second_places(
    made: list[int], seconds: list[int], winners: list[int]
) -> None:
    """Seat 0 goes out and seat 1 takes the second place, which makes 10 points each."""
    match = dealt(2, ending=CHAMPIONSHIP)
    s = match.state
    s.totals, s.made, s.seconds = [0, 2], made[:], seconds[:]
    leave(s, match, 0, True)
    assert (s.scores, s.made, s.seconds) == ([10, 10], [made[0] + 1, made[1]], [seconds[0], seconds[1] + 1])
    assert s.winners == winners


def test_r5_only_deals_passed_out_in_a_row_make_a_draw() -> None:
    match = dealt(2, redeal_limit=3)
    s = match.state
    s.redeals, s.high, s.declarers, s.points, s.phase = 2, 50, [0], [50, 0], "play"
    end_deal(s, match.ctx)
    assert s.plus == [1, 0] and s.phase == "auction"
    for _ in range(3):
        assert not s.ended, "the deal that was played begins the count anew"
        for _ in range(2):
            submit(match, s.waiting[0], PASS)
    assert s.ended == "redeals"


def test_r16_the_next_dealer() -> None:
    match, _ = ended(CHAMPIONSHIP, [0, 1, 0, 1], [0] * 4, MISERE, {"0": 1, "3": 1, "1": 1}, table_rules=CHAMPIONSHIP)
    assert match.state.dealer == 3 and match.state.waiting == [0]
    match, _ = ended("first_out", [0] * 4, [0] * 4, MISERE, {"2": 1, "0": 0}, table_rules=CHAMPIONSHIP)
    assert match.state.dealer == 2
