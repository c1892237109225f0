"""The computer player of Alliance: reasons, also in rare positions, hopeless plays, and values of positions.

The checks of reasons (``tests.engine.reasons``) find the winner without the terms. The least needed card is the
player's own estimate, and taken from it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.games.alliance.rules import ACCEPT, DOWN, GAME, PLAY, TOP, Propose
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import TEAM, card_of
from engine.players.alliance.heuristic import ahead, choose, costs_of, courts_worth, hopeless, prize
from engine.players.alliance.policy import POLICY, SLUG
from engine.players.policy import SearchResult
from locales import LANGUAGES, words
from tests.engine.every_game import Case, at_random, heuristic, positions, steps
from tests.engine.reasons import Check, Facts
from tests.games.alliance.positions import TABLES, begin, codes, dealt, play, quiet, random_match, seat_of

SPECIAL = 78
WHITE = (80, 83)
BLACK_SUITS = {0, 2, 5}
SAME_RANK = (0, 0, 0, 0, 2, 5, 8)
reason = partial(POLICY.reason, result=SearchResult(0, (), 0, 0.5))
every_table = pytest.mark.parametrize(("seats", "mode"), TABLES)


def strength(s: Any, card: int, trick: list[int]) -> int:
    """Return the strength of a face-up card beside the others; without teams a white card is a joker."""
    if card < 0:
        return -1
    if card in WHITE and s.mode == "team":
        return 20 if any(c >= SPECIAL and c not in WHITE for c in trick) else 0
    if card >= SPECIAL:
        return 19
    if RANK[card] == 1 and any(0 <= c < SPECIAL and RANK[c] == 0 for c in trick):
        return 15
    return 14 if RANK[card] == 0 else RANK[card]


def battalions(s: Any, trick: list[int]) -> list[int]:
    """Return the sides, 0 for the leader's, that have three cards of one number in a trick of six."""
    if s.mode != "team" or len(s.order) < 6:
        return []
    ranks = [[RANK[c] if 0 <= c < SPECIAL else -1 for c in trick[side::2]] for side in (0, 1)]
    return [side for side, own in enumerate(ranks) if len(own) == 3 and len({*own}) == 1 and own[0] >= 0]


def seats_from(s: Any) -> list[int]:
    """Return the seats in the order in which they play."""
    start = s.order.index(s.leader)
    return [*s.order[start:], *s.order[:start]]


def leading(s: Any, trick: list[int]) -> int:
    """Return the seat whose card wins the present trick; -1 if no card is face up."""
    strong = [strength(s, c, trick) for c in trick]
    if max(strong, default=-1) < 0:
        return -1
    at = strong.index(max(strong))
    if made := battalions(s, trick):
        at = 2 + max(made, key=lambda side: (strong[side], -side))
    elif s.mode != "team" and any(c >= SPECIAL for c in trick):
        at = max(i for i, c in enumerate(trick) if c >= SPECIAL)
    return seats_from(s)[at]


def winners(s: Any, p: int, cards: Sequence[int]) -> list[int]:
    """Return the cards that would be leading."""
    return [c for c in cards if leading(s, [*s.trick, c]) == p]


def followers(s: Any) -> int:
    """Return how many players with cards come after."""
    return sum(bool(s.hands[q]) for q in seats_from(s)[len(s.trick) + 1 :])


def alike(suit: int, other: int) -> bool:
    """True if both are black or both red."""
    return (suit in BLACK_SUITS) == (other in BLACK_SUITS)


def of_team(s: Any, p: int, q: int) -> bool:
    return p == q or (s.mode == "team" and alike(s.suits[p], s.suits[q]))


def surely(s: Any, p: int, a: Any, f: Facts) -> bool:
    """True if the card surely wins the court card of the reason, as no seat follows."""
    return a.tag == "play" and bool(winners(s, p, [a.card])) and not followers(s) and f["card"] == s.court


def collected(s: Any, p: int, of: Sequence[int]) -> int:
    """Return how many court cards of the offered one's suit, or rank, the seat has."""
    return sum(of[c] == of[s.court] for c in s.won[p])


def same_rank(s: Any, p: int, a: Any, f: Facts) -> bool:
    had = collected(s, p, RANK)
    gain = SAME_RANK[had + 1] - SAME_RANK[had]
    return surely(s, p, a, f) and f["count"] == had + 1 and f["points"] == gain > 0


def least_missed(s: Any, p: int, a: Any) -> bool:
    cost = costs_of(s, p)
    return all(cost[a.card] <= cost[c] for c in s.hands[p])


def all_down(s: Any) -> bool:
    return not any(c >= 0 for c in s.trick)


def hard_to_beat(s: Any, p: int, a: Any) -> bool:
    """True if few of all other players' numbers would beat the card if played next."""
    others = [suit * 13 + rank for suit in s.suits if suit != s.suits[p] for rank in range(10)]
    trick = [*s.trick, a.card]
    beaten = [c for c in others if strength(s, c, [*trick, c]) > strength(s, a.card, [*trick, c])]
    return len(beaten) <= 0.3 * len(others)


def strong(s: Any, card: int) -> bool:
    return card not in WHITE or s.mode != "team" if card >= SPECIAL else RANK[card] in (0, 8, 9)


def hidden(s: Any, p: int, a: Any, *, winning: bool) -> bool:
    """True if the hidden card would not win; ``winning``: whether the hand has a card that would win."""
    own = winners(s, p, s.hands[p])
    return a.tag == "down" and bool(own) == winning and a.card not in own


def cards_left(s: Any, p: int, f: Facts) -> bool:
    """True if the reason's numbers of cards and courts are right."""
    cards = [*s.hands[p], *s.pile[p], *s.discard[p], *s.buried[p]]
    return (f["cards"], f["courts"]) == (len(cards), len(s.courts))


CHECKS: dict[str, Check] = {
    "battalion": lambda s, p, a, f: len(battalions(s, [*s.trick, a.card])) > len(battalions(s, s.trick)),
    "set": lambda s, p, a, f: (
        surely(s, p, a, f) and collected(s, p, SUIT) == 2 and f["points"] == 3 - alike(SUIT[s.court], s.suits[p])
    ),
    "rank": same_rank,
    "deny": lambda s, p, a, f: (
        surely(s, p, a, f) and not of_team(s, p, f["seat"]) and collected(s, f["seat"], SUIT) == 2
    ),
    "own": lambda s, p, a, f: surely(s, p, a, f) and SUIT[s.court] == s.suits[p],
    "win": surely,
    "beats": lambda s, p, a, f: winners(s, p, [a.card]) != [] and 0 < f["followers"] == followers(s),
    "lead-strong": lambda s, p, a, f: all_down(s) and f["card"] == s.court and hard_to_beat(s, p, a),
    "lead-weak": lambda s, p, a, f: all_down(s) and least_missed(s, p, a),
    "lead-middle": lambda s, p, a, f: (
        all_down(s) and any(costs_of(s, p)[c] > costs_of(s, p)[a.card] for c in s.hands[p])
    ),
    "partner": lambda s, p, a, f: (
        a.tag == "down" and f["seat"] == leading(s, s.trick) != p and of_team(s, p, f["seat"])
    ),
    "lost": lambda s, p, a, f: hidden(s, p, a, winning=False) and least_missed(s, p, a),
    "lost-other": lambda s, p, a, f: hidden(s, p, a, winning=False),
    "keep": lambda s, p, a, f: hidden(s, p, a, winning=True) and least_missed(s, p, a),
    "keep-other": lambda s, p, a, f: hidden(s, p, a, winning=True),
    "hide": lambda s, p, a, f: (
        a.tag == "down" and winners(s, p, [a.card]) == [a.card] and 0 < f["followers"] == followers(s)
    ),
    "top-chance": lambda s, p, a, f: (
        (a.tag, f["pile"], winners(s, p, s.hands[p])) == ("top", len(s.pile[p]), [])
        and 0 < f["count"] == len(winners(s, p, s.pile[p]))
    ),
    "top-keep": lambda s, p, a, f: a.tag == "top",
    "too-early": lambda s, p, a, f: a.tag == "no" and cards_left(s, p, f) and s.once and f["cards"] < f["courts"],
    "good-behind": lambda s, p, a, f: (
        a.tag in ("rebuild", "put_back")
        and f["count"] == sum(strong(s, c) for c in [*s.discard[p], *s.buried[p]])
        and f["count"] > sum(strong(s, c) for c in s.hands[p])
    ),
    "weak-back": lambda s, p, a, f: (
        f["back"] == len(a.cards) > 0 and all(c < SPECIAL and 0 < RANK[c] < 7 and c in s.hands[p] for c in a.cards)
    ),
    "lasts": lambda s, p, a, f: a.tag in ("rebuild", "put_back") and cards_left(s, p, f) and f["cards"] >= f["courts"],
    "accept": lambda s, p, a, f: a.tag == "accept",
    "spread": lambda s, p, a, f: a.joker1 != a.joker2,
}


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
