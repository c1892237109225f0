"""Alliance: the packs, the rulings R1 to R22, winners of tricks and games, asked seats and exhaustion."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, SUITS
from engine.games.alliance import terms
from engine.games.alliance.rules import GAME, NO, PASS, REBUILD, TOP, Down, window
from engine.games.alliance.state import ALWAYS, NEVER, WHEN_PILE_EMPTY
from engine.games.alliance.terms import (
    AROUND,
    BLACK,
    COLOUR,
    COURTS,
    NUMBERS,
    RED,
    SAME_RANK,
    SPECIALS,
    SUITS_OF,
    WHITE,
    player_score,
    secret_outcome,
    secret_teams,
    single_outcome,
)
from engine.games.alliance.terms import team_outcome as by_teams
from tests.engine.every_game import at_random, steps
from tests.games.alliance.reasons import ahead, battalions
from tests.games.alliance.tables import TABLES, Told, begin, codes, dealt, play, quiet, random_match

# Components and suits


@pytest.mark.parametrize(
    ("seats", "mode", "suits", "size"),
    [
        (4, "team", "SHCD", 64),
        (6, "team", "SHXLCD", 84),
        (6, "secret_team", "SHXLCD", 84),
        (2, "individual", "SH", 40),
        (3, "individual", "SHC", 51),
        (4, "individual", "SHCD", 62),
        (5, "individual", "SHXCD", 73),
        (6, "individual", "SHXLCD", 84),
    ],
)
def test_r1_r4_components_and_suits(seats: int, mode: str, suits: str, size: int) -> None:
    s, in_play = dealt(seats, mode=mode), [SUITS.index(x) for x in suits]
    specials = SPECIALS if mode == "team" else codes("JB1 JR1 JB2 JR2 WB WR")[:seats]
    pack = sorted([*COURTS, *specials, *(c for x in in_play for c in NUMBERS[x])])
    # also before the special cards are distributed, and with the ace of spades, card 0, in the trick
    assert GAME.conserved(s) == GAME.conserved(begin(seats, mode=mode).state) == pack
    assert mode == "team" or all(len(s.hands[p]) + len(s.pile[p]) == 11 for p in range(seats))
    next(own for own in (*s.hands, *s.pile) if 0 in own).remove(0)
    s.trick = [0]
    assert GAME.conserved(s) == pack
    assert (size, len(COURTS)) == (18 + len(specials) + 10 * seats, 18)
    assert [s.suits[p] for p in s.order] == in_play == [x for x in AROUND if x in SUITS_OF[seats]]


def test_r2_fixed_teams_stay_together_and_either_may_be_black_and_random_aces_give_everybody_everything() -> None:
    assert GAME.teams(6, GAME.check(6, {"team_assignment": "fixed"})) == (0, 1, 0, 1, 0, 1)
    for options in ({}, {"mode": "secret_team", "team_assignment": "fixed"}):
        assert GAME.teams(6, GAME.check(6, options)) is None
    drawn = [dealt(6, seed, team_assignment="fixed") for seed in range(40)]
    assert all(s.team(0) == s.team(2) == s.team(4) != s.team(1) == s.team(3) == s.team(5) for s in drawn)
    assert {s.team(0) for s in drawn} == {BLACK, RED} and len({tuple(s.suits) for s in drawn}) > 20
    assert len({(p, suit) for seed in range(60) for p, suit in enumerate(dealt(4, seed).suits)}) == 16


def test_r3_three_pairs_and_two_trios() -> None:
    cards = codes("JB1 WB JR2 JB2 WR JR1")
    assert secret_teams(cards, False) == [BLACK, WHITE, RED, BLACK, WHITE, RED]
    assert secret_teams(cards, True) == [BLACK, BLACK, RED, BLACK, RED, RED]
    s = dealt(6, mode="secret_team")
    assert all(s.team(p) == p for p in range(6)), "nobody is told who belongs together"
    assert sorted(s.special) == [1, 2, 4, 8, 16, 32]


# Judging


@pytest.mark.parametrize(
    ("team", "trick", "at", "made", "how"),
    [
        (True, "S10 DA H9 JB1", 3, [], "joker"),  # R1: 10 < A < joker
        (True, "S10 DA H9", 1, [], ""),
        (True, "S2 HA", 0, [], "same_two"),
        (True, "S2 H3* H2", 0, [], ""),
        (True, "WB H2", 1, [], ""),  # white is the weakest, unless a joker lies beside it
        (True, "WB S3*", 0, [], ""),
        (True, "WB WR", 0, [], ""),
        (True, "HA WB JR1 JB1", 1, [], "punisher"),
        (True, "S7 H7 C7 D7", 0, [], ""),  # R11: no battalion of four
        (True, "SA S5* X10 L2 CA D9", 3, [], "same_two"),  # R12: hidden cards take no part
        (True, "SA S5* X10 S2* CA D9", 0, [], ""),
        (True, "SA H9 XA L9 CA D9", 2, [BLACK, RED], "battalion"),  # R13: ace is a rank of battalions
        (True, "SA H2 XA L2 CA D2", 3, [BLACK, RED], "battalion"),
        (True, "JB1 H9 JB2 L9 WB D8", 4, [], "punisher"),  # jokers and white cards make none
        (False, "S2 HA", 0, [], "same_two"),
        (False, "S2 H2", 0, [], ""),
        (False, "S5 H2* C4", 0, [], ""),  # R12
        (False, "JB1 WB H2*", 1, [], "joker"),
        (False, "JB1 S3", 0, [], "joker"),
        *[(False, f"SA {code} C2", 1, [], "joker") for code in ("JB1", "JR2", "WB", "WR")],  # R18: all alike
        *[(False, f"JB2 HA {code}", 2, [], "joker") for code in ("JB1", "JR2", "WB", "WR")],
    ],
)
def test_who_wins_a_trick_and_how(team: bool, trick: str, at: int, made: list[int], how: str) -> None:
    assert terms.JUDGE[team](codes(trick)) == (at, tuple(made))
    assert terms.how_won(codes(trick), at, made, team) == how


@settings(max_examples=300)
@given(st.data(), st.booleans())
def test_judging_agrees_with_a_plain_reading_of_the_rules(data: st.DataObject, team: bool) -> None:
    """The reading of ``reasons``, written without the terms."""
    players = data.draw(st.sampled_from([4, 6]))
    turn = data.draw(st.integers(0, players - 1))
    suits = [x for x in AROUND if x in SUITS_OF[players]]
    suits = suits[turn:] + suits[:turn]
    trick: list[int] = []
    for suit in suits:
        special = [c for c in SPECIALS if terms.special_colour(c) == COLOUR[suit] and c not in trick]
        trick.append(data.draw(st.sampled_from([*NUMBERS[suit], *special, *([terms.FACE_DOWN] if trick else [])])))
    s = SimpleNamespace(mode="team" if team else "individual", order=[*range(players)], leader=0)
    made = sorted(COLOUR[suits[side]] for side in battalions(s, trick))
    assert terms.JUDGE[team](trick) == (ahead(s, trick), tuple(made))


# Counting


@given(st.integers(0, 5), st.lists(st.sampled_from(COURTS), unique=True), st.booleans())
def test_court_points_add_up(suit: int, won: list[int], team: bool) -> None:
    mine = sum(SUIT[c] == suit for c in won)
    whole = [x for x in range(6) if sum(SUIT[c] == x for c in won) == 3]
    sets = sum(2 if COLOUR[x] == COLOUR[suit] else 3 for x in whole)
    ranks = sum(SAME_RANK[sum(RANK[c] == r for c in won)] for r in (10, 11, 12))
    assert player_score(team, suit, won, [], []) == [3 * mine, 2 * (len(won) - mine), 0, 0, sets, ranks]


@given(st.lists(st.sampled_from([*NUMBERS[0], *SPECIALS]), unique=True), st.booleans())
def test_r17_r18_unused_cards(cards: list[int], team: bool) -> None:
    jokers = sum(c in SPECIALS and not (team and c in codes("WB WR")) for c in cards)
    in_hand, in_pile = player_score(team, 0, [], cards, []), player_score(team, 0, [], [], cards)
    assert json.dumps(in_hand) == json.dumps([0, 0, jokers, int(0 in cards), 0, 0]), "whole numbers"
    assert in_pile == [0, 0, jokers, 0, 0, 0], "an ace counts in the hand only"


def test_r16_r21_who_wins_where_points_are_level() -> None:
    """Within one point: the second best, then spades; alone the fewest courts; for secret teams the lowest member."""
    tied = [0, 1, 2, 0, 1, 2], [5, 7, 1, 7, 5, 1]
    for got, winners, by in (
        (by_teams([0, 1, 0, 1], [14, 8, 2, 9], [0, 0], 0), [1, 3], "second_best"),
        (by_teams([0, 1] * 3, [10, 8, 2, 7, 1, 0], [1, 0], 0), [1, 3, 5], "second_best"),
        (by_teams([0, 1, 0, 1], [5, 5, 5, 5], [0, 0], 0), [0, 2], "spade"),
        (by_teams([0, 1, 0, 1], [5, 5, 5, 5], [0, 0], 1), [1, 3], "spade"),
        (single_outcome([3, 9, 4], [1, 2, 2], [0, 1, 2]), [1], "total"),
        (single_outcome([9, 9, 4], [3, 2, 1], [0, 1, 2]), [1], "fewest_courts"),
        (single_outcome([9, 4, 9], [3, 2, 3], [2, 1, 0]), [2], "nearest_spade"),
        (single_outcome([7, 7, 7], [2, 2, 2], [1, 2, 0]), [1], "nearest_spade"),
        (secret_outcome([0, 0, 1, 1, 2, 2], [5] * 6, [3, 0, 1, 2, 4, 5]), [2, 3], "nearest_spade"),
        (secret_outcome(*tied, [0, 1, 2, 3, 4, 5]), [0, 3], "nearest_spade"),
        (secret_outcome(*tied, [2, 1, 0, 3, 4, 5]), [1, 4], "nearest_spade"),
    ):
        assert (got.winners, got.by) == (winners, by)
    assert secret_outcome(*tied, range(6)).totals == [12, 12, 2, 12, 12, 2]


# Whole games


@pytest.mark.parametrize("rebuild", ["once_per_game", "once_per_cleanup"])
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_r5_r19_whole_games(seats: int, mode: str, rebuild: str) -> None:
    """A court card in every trick, an end, and a count that agrees with the cards shown."""
    for seed in range(6):
        trios = bool(seed % 2)
        teams = "two_trios" if trios else "three_pairs"
        m = random_match(seats, seed, mode=mode, rebuild=rebuild, secret_teams=teams)
        s = m.state
        turned, tricks = ([e.facts["court"] for e in m.ctx.events if e.kind == kind] for kind in ("turned", "trick"))
        assert turned == tricks and len(set(turned)) == len(turned) == sum(map(len, s.won)) <= 18
        assert sum(e[1] in ("play", "down", "top", "pass") for e in m.log) <= 18 * seats
        assert s.ended == "courts" or rebuild == "once_per_game"
        final = zip(s.suits, s.final_won, s.final_hands, s.final_piles, strict=True)
        assert [player_score(mode == "team", *shown) for shown in final] == s.points
        of, bonus = [s.team(p) for p in range(seats)], s.battalions if mode == "team" else [0] * 6
        if mode == "secret_team":
            special = [card for (card,) in s.final_special]
            assert sorted(special) == list(SPECIALS)
            of = secret_teams(special, trios)
        totals = [sum(sum(own) for own, u in zip(s.points, of, strict=True) if u == t) + 2 * bonus[t] for t in of]
        assert (s.teams, s.scores) == (of, totals)
        assert s.winners == [p for p in range(seats) if of[p] == of[s.winners[0]]]
        assert GAME.points_now(s) == (totals if mode == "individual" else None)


def test_eighteen_tricks_without_voluntary_rebuilds() -> None:
    """Asynchronous play: a seat is exhausted only after unnecessary rebuilds."""

    def content(game: Any, s: Any, seat: int, legal: Any, rnd: Any) -> Any:
        return NO if NO in legal else at_random(game, s, seat, legal, rnd)

    for seats in (4, 6):
        for seed in range(10):
            m = random_match(seats, seed, stop=1)
            assert len([*steps(m, content, seed)]) and m.state.ended == "courts"
            assert len([e for e in m.log if e[1] in ("play", "down", "top")]) == 18 * seats


def test_r15_who_passes_has_no_pile() -> None:
    def eager(game: Any, s: Any, seat: int, legal: Any, rnd: Any) -> Any:
        assert PASS not in legal or (len(legal), s.hands[seat], s.pile[seat]) == (1, [], [])
        return at_random(game, s, seat, [a for a in legal if a in (REBUILD, TOP)] or legal, rnd)

    passes = 0
    for seed in range(60):
        m = random_match(4, seed, stop=1)
        passes += sum(e.kind == "passed" for events in steps(m, eager, seed) for e in events)
    assert passes


def test_r6_no_cleanup_after_the_last_court_card() -> None:
    s = dealt(4)
    s.courts = []
    play(s, "S5 H6 C7 D8")
    assert s.ended == "courts" and all(len(hand) == 2 for hand in s.hands)


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize(("mode", "card", "leaves"), [("team", "JB1", 1), ("team", "WB", 0), ("individual", "WB", 1)])
def test_r7_r17_jokers_leave_the_game_also_face_down(mode: str, card: str, leaves: bool, down: bool) -> None:
    s = dealt(4, mode=mode)
    (c,), seat = codes(card), s.order[1]
    for own in (*s.hands, *s.pile):
        own[:] = [held for held in own if held != c]
    play(s, f"S5 {card}{'*' * down} C7 D8")
    places = {"removed": s.removed, "gone": s.gone[seat], "discard": s.discard[seat], "buried": s.buried[seat]}
    lies = ("gone" if down else "removed") if leaves else "buried" if down else "discard"
    assert {name for name, cards in places.items() if c in cards} == {lies}
    assert [p for p in s.shown if p >= 0] == [seat] * (not down)
    assert down or s.shown[c - terms.FIRST_SPECIAL] == seat


@pytest.mark.parametrize(
    ("once", "rebuilt", "ask", "empty", "asked"),
    [
        (True, 1, ALWAYS, 0, False),  # R8
        (False, 1, ALWAYS, 0, True),
        (True, 0, NEVER, 1, False),  # R22
        (True, 0, WHEN_PILE_EMPTY, 0, False),
        (True, 0, WHEN_PILE_EMPTY, 1, True),
        (True, 0, ALWAYS, 0, True),
        (True, 0, ALWAYS, 1, True),
    ],
)
def test_r8_r22_who_is_asked_about_a_rebuild(once: bool, rebuilt: int, ask: int, empty: int, asked: bool) -> None:
    s = dealt(4, rebuild="once_per_game" if once else "once_per_cleanup")
    p = s.order[1]
    s.ask = [ask if q == p else NEVER for q in range(4)]
    s.rebuilt[p], s.rebuilt_now, s.declined = rebuilt, [0] * 4, [0] * 4
    if empty:
        s.discard[p], s.pile[p], s.pile_empty[p] = s.pile[p], [], 1
    window(s, s.order[0], quiet())
    assert (s.phase, s.waiting) == (("rebuild", [p]) if asked else ("play", [s.order[0]]))


@pytest.mark.parametrize("seats", [4, 6])
def test_r10_who_is_told_what(seats: int) -> None:
    """No private events after the deal; drawn, hidden and returned cards are the owner's alone."""
    heard: dict[int | None, set[str]] = {}
    for e in (e for seed in range(5) for e in random_match(seats, seed).ctx.events):
        heard.setdefault(None if e.only is None else len(e.only), set()).add(e.kind)
    assert heard[1] == {"drew", "laid_own", "special", "put_back"} and heard[seats // 2] == {"proposed", "accepted"}
    assert len(heard) == 3 and not heard[None] & (heard[1] | heard[seats // 2])


def test_r14_whoever_plays_first_after_a_pass_must_play_face_up() -> None:
    s = dealt(4)
    first, second, third, _ = s.order
    s.hands[first], s.pile[first] = [], []
    assert GAME.legal(s, first) == (PASS,) and GAME.automatic(s) == (first, PASS)
    GAME.apply(s, first, PASS, quiet())
    assert all(not isinstance(a, Down) for a in GAME.legal(s, second))
    GAME.apply(s, second, TOP, quiet())
    assert any(isinstance(a, Down) for a in GAME.legal(s, third))
    for p in s.order[2:]:
        GAME.apply(s, p, GAME.timeout(s, p), quiet())
    assert s.last_winner == second and s.last_trick[0] == terms.PASSED and s.last_tops == [0, 1, 0, 0]


def test_a_forced_rebuild_asks_nobody() -> None:
    s, table = dealt(4), Told()
    p = s.order[3]
    s.discard[p], s.pile[p], s.hands[p], s.pile_empty[p] = s.pile[p] + s.hands[p], [], [], 1
    s.ask = [NEVER] * 4
    window(s, s.order[0], table)
    assert s.phase == "play" and len(s.hands[p]) == 3 and s.rebuilt[p]
    (rebuilt,) = table.take("rebuilt")
    assert rebuilt["forced"] and rebuilt["seat"] == p


@pytest.mark.parametrize(("seats", "enough"), [(2, 2), (4, 2), (5, 3), (6, 3)])
def test_so_many_exhausted_end_the_game(seats: int, enough: int) -> None:
    for count in (enough - 1, enough):
        s, table = dealt(seats, mode="individual"), Told()
        s.ask, out = [NEVER] * seats, s.order[:count]
        for p in out:
            s.discard[p], s.hands[p], s.pile[p] = s.hands[p] + s.pile[p], [], []
            s.rebuilt[p] = s.pile_empty[p] = 1
        window(s, s.order[0], table)
        assert (s.ended == "exhaustion") == (count == enough)
        told = [(kind, facts.get("seats")) for kind, facts, _ in table.events]
        assert told == ([("exhausted", out), ("ended", None)] if count == enough else [("turned", None)])
