"""Alliance: points in general, judging against a plain reading, whole games, the heuristic player."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import RANK
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.alliance.moves import (
    NO,
    REBUILD,
    Pass,
    PutBack,
)
from engine.games.alliance.rules import GAME
from engine.games.alliance.scoring import (
    SAME_RANK,
    player_score,
)
from engine.games.alliance.state import ALWAYS
from engine.games.alliance.terms import (
    AROUND,
    BLACK,
    COLOUR,
    COURTS,
    FACE_DOWN,
    FIRST_SPECIAL,
    NUMBERS,
    RED,
    SPECIALS,
    SUITS_OF,
    is_special,
    is_white,
    judge_team,
    special_colour,
)
from engine.games.alliance.tricks import window
from engine.players.alliance.policy import choose
from tests.games.alliance.tables import dealt, quiet, random_match

# Scoring in general

courts_won = st.lists(st.sampled_from(COURTS), unique=True)


@given(st.integers(0, 5), courts_won, st.booleans())
def test_court_points_add_up(suit: int, won: list[int], team: bool) -> None:
    own, other, joker, ace, sets, ranks = player_score(team, suit, won, [], [])
    assert own // 3 + other // 2 == len(won) and own % 3 == other % 2 == 0
    assert joker == ace == 0
    whole = [x for x in range(6) if {x * 13 + 10, x * 13 + 11, x * 13 + 12} <= set(won)]
    assert sets == sum(2 if COLOUR[x] == COLOUR[suit] else 3 for x in whole)
    assert ranks == sum(SAME_RANK[sum(RANK[c] == r for c in won)] for r in (10, 11, 12))
    for card in set(COURTS) - set(won):
        assert sum(player_score(team, suit, [*won, card], [], [])) >= own + other + sets + ranks + 2


@given(st.lists(st.sampled_from([*NUMBERS[0], *SPECIALS]), unique=True), st.booleans())
def test_unused_cards(cards: list[int], team: bool) -> None:
    in_hand, in_pile = player_score(team, 0, [], cards, []), player_score(team, 0, [], [], cards)
    jokers = sum(is_special(c) and not (team and is_white(c)) for c in cards)
    assert in_hand == [0, 0, jokers, int(0 in cards), 0, 0]
    assert in_pile == [0, 0, jokers, 0, 0, 0], "an ace counts in the hand only"


@settings(max_examples=300)
@given(st.data())
def test_judging_agrees_with_a_plain_reading_of_the_rules(data: st.DataObject) -> None:
    """Mode team: the strongest by a list written down in order, equals by who came first."""
    players = data.draw(st.sampled_from([4, 6]))
    suits = [x for x in AROUND if x in SUITS_OF[players]]
    turn = data.draw(st.integers(0, players - 1))
    suits = suits[turn:] + suits[:turn]
    trick: list[int] = []
    for suit in suits:
        special = [c for c in SPECIALS if (c - FIRST_SPECIAL) // 3 == COLOUR[suit] and c not in trick]
        hidden = [FACE_DOWN] if trick else []
        trick.append(data.draw(st.sampled_from([*NUMBERS[suit], *special, *hidden])))
    faces = [c for c in trick if c >= 0]
    numbers = [c for c in faces if not is_special(c)]
    jokers = [c for c in faces if is_special(c) and not is_white(c)]
    ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
    if any(RANK[c] == 0 for c in numbers):
        ranks = [2, 3, 4, 5, 6, 7, 8, 9, 0, 1]

    def order(c: int) -> int:
        if is_white(c):
            return 99 if jokers else -1
        return 50 if is_special(c) else ranks.index(RANK[c])

    made = []
    for team in (BLACK, RED):
        own = [c for c, suit in zip(trick, suits, strict=True) if COLOUR[suit] == team]
        if players == 6 and all(c in numbers for c in own) and len({RANK[c] for c in own}) == 1:
            made.append(team)
    at, got = judge_team(trick)
    assert sorted(got) == made
    if made:
        best = max(order(trick[k]) for k, suit in enumerate(suits) if COLOUR[suit] in made)
        teams = [t for t in made if any(order(trick[k]) == best for k in range(6) if COLOUR[suits[k]] == t)]
        winners = teams if len(teams) == 1 else [COLOUR[suits[0]]]
        places = [k for k in range(6) if COLOUR[suits[k]] == winners[0]]
        assert at == places[1]
    else:
        best = max(order(c) for c in faces)
        assert at == next(k for k, c in enumerate(trick) if c >= 0 and order(c) == best)


# Whole games


def test_final_count_follows_from_what_is_shown() -> None:
    for seats, mode in ((4, "team"), (6, "team"), (3, "individual"), (6, "secret_team")):
        for seed in range(6):
            s = random_match(seats, seed, mode=mode).state
            for p in range(seats):
                shown = (s.final_won[p], s.final_hands[p], s.final_piles[p])
                assert player_score(mode == "team", s.suits[p], *shown) == s.points[p]
            sums = [sum(parts) for parts in s.points]
            for p in range(seats):
                mates = [q for q in range(seats) if s.teams[q] == s.teams[p]]
                extra = 2 * s.battalions[s.teams[p]] if mode == "team" else 0
                assert s.scores[p] == sum(sums[q] for q in mates) + extra
                assert (p in s.winners) == (s.teams[p] == s.teams[s.winners[0]])
            assert len({frozenset(own) for own in s.final_special}) == seats or mode == "team"


def test_two_trios_count_by_the_colour_of_their_special_card() -> None:
    for seed in range(6):
        s = random_match(6, seed, mode="secret_team", secret_teams="two_trios").state
        assert s.trios and s.teams == [special_colour(own[0]) for own in s.final_special]
        sums = [sum(parts) for parts in s.points]
        totals = [sum(n for n, team in zip(sums, s.teams, strict=True) if team == t) for t in (BLACK, RED)]
        assert s.scores == [totals[team] for team in s.teams]
        assert len(s.winners) == 3 and s.scores[s.winners[0]] == max(totals)


def test_eighteen_tricks_without_voluntary_rebuilds() -> None:
    """Asynchronous play: exhaustion needs somebody who rebuilds without need."""
    for seats in (4, 6):
        for seed in range(10):
            rng = random.Random(seed)
            m = Match.begin(GAME, match="m", seats=seats, options={}, secret=rng.randbytes(32))
            while not m.over:
                seat = rng.choice(m.state.waiting)
                legal = list(GAME.legal(m.state, seat))
                m.submit(seat, NO if NO in legal else rng.choice(legal))
            plays = [e for e in m.log if e[1] in ("play", "down", "top")]
            assert m.state.ended == "courts" and len(plays) == 18 * seats


def test_house_player_beats_random_play() -> None:
    wins = games = 0
    for seats, mode in ((4, "team"), (6, "team"), (3, "individual")):
        for seed in range(4):
            rng = random.Random(seed)
            m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=rng.randbytes(32))
            side = seed % 2
            while not m.over:
                seat = rng.choice(m.state.waiting)
                if m.state.team(seat) == side:
                    action = choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random)
                else:
                    action = rng.choice(list(GAME.legal(m.state, seat)))
                m.submit(seat, action)
            games += 1
            wins += m.state.team(m.state.winners[0]) == side
    assert wins >= games - 2


def subsets(cards: Sequence[int]) -> list[tuple[int, ...]]:
    return [back for size in range(1, len(cards) + 1) for back in combinations(sorted(cards), size)]


def test_every_subset_of_the_hand_may_be_put_back() -> None:
    s = dealt(4)
    p = s.order[0]
    s.ask[p] = ALWAYS
    s.courts, s.court = [*s.courts, s.court], NO_CARD
    window(s, p, quiet())
    assert GAME.legal(s, p) == [NO, REBUILD, *(PutBack(back) for back in subsets(s.hands[p]))]
    assert len(GAME.legal(s, p)) == 9
    for back in subsets(s.hands[p]):
        new = s.clone()
        GAME.apply(new, p, PutBack(back), quiet())
        assert len(new.hands[p]) == 3 and GAME.conserved(new) == GAME.conserved(s)
    assert isinstance(GAME.read(["pass"]), Pass)
