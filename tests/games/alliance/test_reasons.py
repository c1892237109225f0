"""Alliance: every reason for a suggested move is true of it, and what positions are worth follows the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.families.tricks import Play
from engine.games.alliance.moves import ACCEPT, DOWN, NO, PLAY, REBUILD, TOP, Down, Propose, PutBack, Top
from engine.games.alliance.rules import GAME
from engine.games.alliance.scoring import SAME_RANK, player_score
from engine.games.alliance.state import ALWAYS, AllianceState
from engine.games.alliance.terms import FIRST_SPECIAL, TEAM, card_of
from engine.players.alliance.policy import POLICY
from engine.players.alliance.quick import hopeless
from engine.players.alliance.quick import play as quick
from engine.players.alliance.reasons import SLUG, reason
from engine.players.alliance.worth import ahead, courts_worth, prize
from locales import LANGUAGES, words
from tests.games.alliance.tables import dealt, quiet, seat_of

TABLES = [(2, "individual"), (3, "individual"), (4, "team"), (5, "individual"), (6, "team"), (6, "secret_team")]
SURE = {"set", "rank", "deny", "own", "win", "battalion"}


def asked(seats: int, mode: str, games: int = 6) -> Iterator[tuple[AllianceState, int]]:
    """Positions with a choice, of games of quick and of random players who are always asked about a rebuild."""
    for seed in range(games):
        rng = random.Random(f"{seats} {mode} {seed}")
        s, table = dealt(seats, seed, mode=mode), quiet(seed)
        s.ask = [ALWAYS] * seats
        while s.waiting:
            seat = s.waiting[0]
            yield s, seat
            moves = GAME.legal(s, seat)
            random_move = rng.random() < 0.3 or s.phase != "play"
            move = moves[int(rng.random() * len(moves))] if random_move else quick(s, seat, rng.random)
            if s.phase == "rebuild" and rng.random() < 0.85:
                move = NO
            GAME.apply(s, seat, move, table)


def told(s: AllianceState, seat: int, move: Action) -> tuple[str, dict[str, Any]]:
    """The name of the reason for ``move`` and its values; "" for none."""
    found = reason(s, seat, move)
    return ("", {}) if found is None else (found[0].removeprefix(SLUG), dict(found[1]))


def after_trick(s: AllianceState, seat: int, move: Action, seed: int) -> AllianceState:
    """``s`` after ``move`` and random plays of the others to the end of the trick."""
    rng, new, won = random.Random(seed), s.clone(), sum(map(len, s.won))
    GAME.apply(new, seat, move, quiet(seed))
    while sum(map(len, new.won)) == won:
        moves = GAME.legal(new, new.waiting[0])
        GAME.apply(new, new.waiting[0], moves[int(rng.random() * len(moves))], quiet(seed))
    return new


def check_play(s: AllianceState, seat: int, move: Action, name: str, facts: dict[str, Any]) -> None:
    """What a reason for a play says must hold."""
    seen = s.masked(seat)
    winning = seen.winning(seat)
    if "card" in facts:
        assert facts["card"] == s.court
    if name in SURE:
        for seed in range(3):
            new = after_trick(s, seat, move, seed)
            assert (s.team(seat) in new.last_made) if name == "battalion" else new.last_winner == seat
            if name in ("set", "rank"):
                was, now = (sum(player_score(False, s.suits[seat], x.won[seat], [], [])[4:]) for x in (s, new))
                assert now - was >= facts["points"] > 0
            if name == "rank":
                assert sum(RANK[c] == RANK[s.court] for c in new.won[seat]) == facts["count"]
        if name == "deny":
            rival = facts["seat"]
            assert s.team(rival) != s.team(seat)
            assert sum(SUIT[c] == SUIT[s.court] for c in s.won[rival]) == 2
        if name == "own":
            assert SUIT[s.court] == s.suits[seat]
    elif name == "beats":
        assert isinstance(move, Play) and move.card in winning
        assert 0 < facts["followers"] < len(s.order) - len(s.trick)
    elif name.startswith("lead"):
        assert seen.best < 0
    elif name == "partner":
        assert s.mode == TEAM and facts["seat"] == seen.best != seat
        assert s.team(facts["seat"]) == s.team(seat)
    elif name.startswith("lost"):
        assert isinstance(move, Down) and not winning
    elif name == "hide":
        assert isinstance(move, Down) and move.card in winning and facts["followers"] > 0
    elif name.startswith("keep"):
        assert isinstance(move, Down) and winning and move.card not in winning
    elif name == "top-chance":
        pile = s.pile[seat]
        wins = sum(s.best_so_far([*s.trick, c])[0] == seat for c in pile)
        assert (facts["count"], facts["pile"]) == (wins, len(pile)) and wins and not winning
    elif name:
        assert name == "top-keep" and isinstance(move, Top)


def check_rebuild(s: AllianceState, seat: int, move: Action, name: str, facts: dict[str, Any]) -> None:
    """What a reason for an answer about a rebuild says must hold."""
    played = s.discard[seat] + s.buried[seat]
    cards = len(s.hands[seat] + s.pile[seat] + played)
    assert facts.get("courts", len(s.courts)) == len(s.courts)
    if "cards" in facts:
        assert facts["cards"] == cards
        assert (cards < len(s.courts)) == (name == "too-early") == (move == NO)
    if name == "later":
        assert move == NO and s.pile_empty[seat] and 0 < facts["hand"] == len(s.hands[seat]) < len(s.courts)
    elif name == "hand-lasts":
        assert move == NO and len(s.hands[seat]) >= len(s.courts)
    elif name == "good-behind":
        assert facts["count"] == sum(c < FIRST_SPECIAL and RANK[c] in (0, 8, 9) for c in played) >= 2
    elif name == "weak-back":
        assert isinstance(move, PutBack) and facts["back"] == len(move.cards)
        assert all(c < FIRST_SPECIAL and 1 <= RANK[c] <= 6 for c in move.cards)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_every_reason_is_true_and_has_words(seats: int, mode: str) -> None:
    found: Counter[str] = Counter()
    explained: list[bool] = []
    rnd = random.Random(7).random
    for s, seat in asked(seats, mode):
        if s.phase == "play":
            explained.append(bool(told(s, seat, quick(s, seat, rnd))[0]))
        for move in GAME.legal(s, seat):
            name, facts = told(s, seat, move)
            found[name] += 1
            if s.phase == "play":
                check_play(s, seat, move, name, facts)
            else:
                check_rebuild(s, seat, move, name, facts)
            if name and found[name] < 4:
                for lang in LANGUAGES:
                    assert words(lang)(SLUG + name, **facts)
    assert {"win", "own", "lost", "keep", "lead-weak", "lead-strong", "top-chance", "top-keep"} <= found.keys()
    assert seats == 2 or {"beats", "hide"} <= found.keys()
    assert {"too-early", "later", "good-behind", "weak-back", "lasts"} <= found.keys()
    assert ("partner" in found) == (mode == TEAM)
    assert sum(explained) > 0.75 * len(explained), "most sensible plays have a reason of their own"


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_reasons_tell_nothing_a_seat_does_not_know(seats: int, mode: str) -> None:
    rnd = random.Random(5).random
    for s, seat in asked(seats, mode, 1):
        twin = s.redeal(seat, rnd)
        for move in GAME.legal(s, seat):
            assert reason(s, seat, move) == reason(twin, seat, move)


def last_to_play(court: str, trick: list[str], hand: list[str], **won: list[str]) -> tuple[AllianceState, int]:
    """D is last to play in a trick of four that S has led; ``won`` by suit."""
    s = dealt(4)
    d = seat_of(s, "D")
    s.leader, s.waiting = seat_of(s, "S"), [d]
    s.trick, s.tops = [card_of(c) for c in trick], [0] * len(trick)
    s.court, s.hands[d] = card_of(court), [card_of(c) for c in hand]
    for suit, cards in won.items():
        s.won[seat_of(s, suit)] = [card_of(c) for c in cards]
    return s, d


def test_the_reasons_for_winning_name_the_most_it_brings() -> None:
    trick, hand = ["S5", "H4", "C9"], ["D10", "D3", "D6"]
    move = PLAY[card_of("D10")]
    assert told(*last_to_play("XQ", trick, hand), move) == ("win", {"card": card_of("XQ")})
    assert told(*last_to_play("DQ", trick, hand), move) == ("own", {"card": card_of("DQ")})
    own = last_to_play("HQ", trick, hand, D=["HJ", "HK"])
    assert told(*own, move) == ("set", {"card": card_of("HQ"), "points": 2})
    other = last_to_play("XQ", trick, hand, D=["XJ", "XK"])
    assert told(*other, move) == ("set", {"card": card_of("XQ"), "points": 3})
    four = last_to_play("XQ", trick, hand, D=["SQ", "HQ", "LQ"])
    assert told(*four, move) == ("rank", {"card": card_of("XQ"), "count": 4, "points": SAME_RANK[4]})
    rival = last_to_play("XQ", trick, hand, C=["XJ", "XK"])
    assert told(*rival, move) == ("deny", {"card": card_of("XQ"), "seat": seat_of(rival[0], "C")})
    partner = last_to_play("XQ", trick, hand, H=["XJ", "XK"])
    assert told(*partner, move)[0] == "win", "what a partner collects is not to be kept from it"


def test_the_reasons_for_hiding_a_card_say_who_wins_instead() -> None:
    hand = ["D10", "D3", "D6"]
    lost = last_to_play("XQ", ["S5", "H4", "CA"], hand)
    weakest = told(*lost, DOWN[card_of("D3")])[0], told(*lost, DOWN[card_of("D6")])[0]
    assert set(weakest) <= {"lost", "lost-other"} and told(*lost, DOWN[card_of("D10")])[0] == "lost-other"
    partner = last_to_play("XQ", ["S5", "HA", "C9"], hand)
    assert told(*partner, DOWN[card_of("D3")]) == ("partner", {"seat": seat_of(partner[0], "H")})
    s, d = lost
    s.pile[d] = [card_of("JR1"), card_of("D2"), card_of("D8")]
    assert told(s, d, TOP) == ("top-chance", {"count": 2, "pile": 3}), "the joker, and the 2 beside the ace"


def test_the_last_of_three_equal_numbers_makes_a_battalion() -> None:
    s = dealt(6)
    d = seat_of(s, "D")
    s.leader, s.waiting = seat_of(s, "S"), [d]
    s.trick, s.tops = [card_of(c) for c in ("SA", "H5", "X9", "L5", "C2")], [0] * 5
    s.hands[d] = [card_of("D5"), card_of("D10")]
    assert told(s, d, PLAY[card_of("D5")]) == ("battalion", {})
    assert told(s, d, PLAY[card_of("D10")]) == ("", {})


def test_the_distribution_has_reasons_and_no_endless_counter_proposals() -> None:
    s = GAME.start(4, GAME.check(4, {}), quiet(1))
    seat = s.order[0]
    rnd = random.Random(1).random
    for move in POLICY.candidates(GAME, s, seat, rnd):
        assert GAME.allows(s, seat, move) and told(s, seat, move)[0] in ("spread", "together")
    other = s.order[2]
    assert told(s, seat, Propose(other, other, other))[0] == "all"
    GAME.apply(s, seat, Propose(seat, seat, other), quiet())
    moves = POLICY.candidates(GAME, s, other, rnd)
    assert moves[0] == ACCEPT and len(moves) > 1 and all(GAME.allows(s, other, move) for move in moves)
    GAME.apply(s, other, moves[1], quiet())
    assert list(POLICY.candidates(GAME, s, seat, rnd)) == [ACCEPT]


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_card_is_hopeless_only_if_it_wins_nothing_whatever_follows(seats: int, mode: str) -> None:
    seen = 0
    for s, seat in asked(seats, mode, 2):
        for move in GAME.legal(s, seat):
            if (
                isinstance(move, Play)
                and s.trick
                and max(s.trick) >= 0
                and hopeless(s.trick, move.card, mode == TEAM, seats)
            ):
                seen += 1
                found = POLICY.candidates(GAME, s, seat, random.Random(1).random)
                assert len(found) > 1 and (move not in found or len(s.hands[seat]) == 1)
                for seed in range(5):
                    new = after_trick(s, seat, move, seed)
                    assert new.last_winner != seat and (mode != TEAM or s.team(seat) not in new.last_made)
    assert seen


# What a position is worth


def test_the_prize_of_a_court_is_what_it_adds() -> None:
    for s, seat in asked(3, "individual", 2):
        if s.phase == "play":
            with_it = courts_worth(s, seat, [*s.won[seat], s.court], s.courts)
            without = courts_worth(s, seat, s.won[seat], s.courts)
            assert prize(s, seat) == pytest.approx(with_it - without)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_nobody_is_ahead_of_everybody(seats: int, mode: str) -> None:
    for s, _ in asked(seats, mode, 1):
        if s.phase == "play" and not s.trick:
            assert sum(ahead(s)) == pytest.approx(0.0)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_at_the_end_the_winners_are_ahead(seats: int, mode: str) -> None:
    s = dealt(seats, 3, mode=mode)
    rnd = random.Random(3).random
    while s.waiting:
        seat = s.waiting[0]
        GAME.apply(s, seat, quick(s, seat, rnd) if s.phase == "play" else REBUILD, quiet(3))
    values = POLICY.values(s, s)
    assert {p for p, v in enumerate(values) if v == max(values)} == set(s.winners)


def test_a_team_that_wins_by_the_second_best_score_is_ahead_at_the_end() -> None:
    s = dealt(4, 3)
    while s.waiting:
        seat = s.waiting[0]
        GAME.apply(s, seat, GAME.timeout(s, seat), quiet(3))
    black = [p for p in range(4) if s.team(p) == 0]
    s.points = [[9 if p == black[0] else 3 if p == black[1] else 6] for p in range(4)]
    s.winners = [p for p in range(4) if p not in black]
    values = POLICY.values(s, s)
    assert all(values[p] > 0.5 for p in s.winners) and all(values[p] < 0.5 for p in black)
