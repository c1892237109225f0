"""The computer player of Alliance: reasons in rare positions, hopeless plays, and values of positions.

For every game ``reasons`` checks that the reasons are true of their moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.action import Action
from engine.games.alliance.rules import ACCEPT, DOWN, GAME, PLAY, TOP, Propose
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import TEAM, card_of
from engine.players.alliance.heuristic import choose, hopeless
from engine.players.alliance.policy import POLICY, SLUG, reason
from engine.players.alliance.worth import ahead, courts_worth, prize
from locales import LANGUAGES, words
from tests.engine.every_game import Case, at_random, heuristic, positions, steps
from tests.games.alliance.reasons import CHECKS
from tests.games.alliance.tables import TABLES, begin, codes, dealt, play, quiet, random_match, seat_of

every_table = pytest.mark.parametrize(("seats", "mode"), TABLES)


def asked(seats: int, mode: str, style: Any = at_random) -> Iterator[tuple[AllianceState, int]]:
    """Yield positions of a match, and the asked seat."""
    for m in positions(Case(GAME, seats, GAME.check(seats, {"mode": mode})), 60, seed=2, style=style):
        yield m.state, m.state.waiting[0]


def told(s: AllianceState, seat: int, move: Action) -> tuple[str, dict[str, Any]]:
    """Return the name of the reason for a move and its values; "" for none."""
    found = reason(s, seat, move)
    return ("", {}) if found is None else (found[0].removeprefix(SLUG), dict(found[1]))


def last_to_play(trick: str, court: str = "XQ", **won: str) -> tuple[AllianceState, int]:
    """Return a position where diamonds, with 10, 3 and 6, play last of four after spades led; ``won`` is by suit."""
    s = dealt(4)
    d = seat_of(s, "D")
    play(s, trick)
    s.court, s.hands[d], s.pile[d] = card_of(court), codes("D10 D3 D6"), codes("JR1 D2 D8")
    for suit, cards in won.items():
        s.won[seat_of(s, suit)] = codes(cards)
    return s, d


@pytest.mark.parametrize(
    ("court", "won", "key", "facts"),
    [
        ("XQ", {}, "win", {}),
        ("DQ", {}, "own", {}),
        ("HQ", {"D": "HJ HK"}, "set", {"points": 2}),
        ("XQ", {"D": "XJ XK"}, "set", {"points": 3}),
        ("XQ", {"D": "SQ HQ LQ"}, "rank", {"count": 4, "points": 2}),
        ("XQ", {"C": "XJ XK"}, "deny", {"seat": "C"}),
        ("XQ", {"H": "XJ XK"}, "win", {}),  # cards that a partner collects are not to be kept from the partner
    ],
)
def test_the_reasons_for_winning_name_the_most_it_brings(court: str, won: Any, key: str, facts: Any) -> None:
    s, d = last_to_play("S5 H4 C9", court, **won)
    facts = {name: seat_of(s, v) if name == "seat" else v for name, v in facts.items()}
    assert told(s, d, PLAY[card_of("D10")]) == (key, {"card": card_of(court), **facts})


def test_the_reasons_for_hiding_a_card_say_who_wins_instead() -> None:
    s, d = last_to_play("S5 H4 CA")
    hidden = {code: told(s, d, DOWN[card_of(code)])[0] for code in ("D10", "D3", "D6")}
    assert hidden["D10"] == "lost-other" and {hidden["D3"], hidden["D6"]} <= {"lost", "lost-other"}
    assert told(s, d, TOP) == ("top-chance", {"count": 2, "pile": 3}), "the joker, and the 2 beside the ace"
    s, d = last_to_play("S5 HA C9")
    assert told(s, d, DOWN[card_of("D3")]) == ("partner", {"seat": seat_of(s, "H")})


def test_the_last_of_three_equal_numbers_makes_a_battalion() -> None:
    s = dealt(6)
    play(s, "SA H5 X9 L5 C2")
    d = s.waiting[0]
    s.hands[d] = codes("D5 D10")
    assert told(s, d, PLAY[card_of("D5")]) == ("battalion", {}) and told(s, d, PLAY[card_of("D10")]) == ("", {})


def test_the_usual_distribution_is_suggested_and_any_proposal_accepted() -> None:
    s, rnd = begin(4).state, random.Random(1).random
    assert POLICY.candidates(GAME, s, 0, rnd) == [Propose(0, 2, 0)] and told(s, 0, Propose(0, 2, 0)) == ("spread", {})
    assert told(s, 0, Propose(2, 2, 0)) == ("", {})
    GAME.apply(s, 0, Propose(0, 0, 2), quiet())
    assert POLICY.candidates(GAME, s, 2, rnd) == [ACCEPT] and told(s, 2, ACCEPT) == ("accept", {})


@every_table
def test_reasons_tell_nothing_a_seat_does_not_know_and_most_plays_have_one(seats: int, mode: str) -> None:
    explained, rnd = [], random.Random(5).random
    for s, seat in asked(seats, mode, heuristic):
        twin = s.redeal(seat, rnd)
        for move in GAME.legal(s, seat):
            assert reason(s, seat, move) == reason(twin, seat, move)
        if s.phase == "play":
            explained.append(reason(s, seat, choose(GAME, s, seat, rnd)) is not None)
    assert sum(explained) > 0.75 * len(explained)
    assert all(words(lang).has(SLUG + key) for lang in LANGUAGES for key in CHECKS)


@every_table
def test_a_card_is_hopeless_only_if_it_wins_nothing_whatever_follows(seats: int, mode: str) -> None:
    found = 0
    for s, seat in asked(seats, mode):
        if s.phase != "play" or max(s.trick, default=-1) < 0:
            continue
        kept = POLICY.candidates(GAME, s, seat, random.Random(1).random)
        for move in [PLAY[c] for c in s.hands[seat] if hopeless(s, c)]:
            found += 1
            assert kept and move not in kept
            for seed in range(5):
                rng, new = random.Random(seed), s.clone()
                GAME.apply(new, seat, move, quiet(seed))
                while new.trick:
                    GAME.apply(new, new.waiting[0], rng.choice(GAME.legal(new, new.waiting[0])), quiet(seed))
                assert new.last_winner != seat and (mode != TEAM or s.team(seat) not in new.last_made)
    assert found


# The value of a position


@every_table
def test_the_prize_of_a_court_is_what_it_adds_and_nobody_is_ahead_of_everybody(seats: int, mode: str) -> None:
    for s, seat in asked(seats, mode):
        if s.phase == "play" and mode != TEAM:
            worth = (courts_worth(s, seat, won, s.courts) for won in ([*s.won[seat], s.court], s.won[seat]))
            assert prize(s, seat) == pytest.approx(next(worth) - next(worth))
        if s.phase == "play" and not s.trick:
            assert sum(ahead(s)) == pytest.approx(0.0)


@every_table
def test_at_the_end_the_winners_are_ahead(seats: int, mode: str) -> None:
    s = random_match(seats, 3, mode=mode).state
    values = POLICY.values(s, s)
    assert {p for p, v in enumerate(values) if v == max(values)} == set(s.winners)
    if (seats, mode) == (4, "team"):  # also where the second best score has decided
        black = [p for p in range(4) if s.team(p) == 0]
        s.points = [[9 if p == black[0] else 3 if p == black[1] else 6] for p in range(4)]
        s.winners = [p for p in range(4) if p not in black]
        assert all((v > 0.5) == (p in s.winners) for p, v in enumerate(POLICY.values(s, s)))


def test_the_player_beats_random_moves() -> None:
    wins = 0
    for seats, mode in ((4, "team"), (6, "team"), (3, "individual")):
        for seed in range(4):
            m, side = random_match(seats, seed, stop=1, mode=mode), seed % 2

            def sided(game: Any, s: Any, seat: int, legal: Any, rnd: Any, side: int = side) -> Action:
                return (heuristic if s.team(seat) == side else at_random)(game, s, seat, legal, rnd)

            assert len([*steps(m, sided, seed)])
            wins += m.state.team(m.state.winners[0]) == side
    assert wins >= 10
