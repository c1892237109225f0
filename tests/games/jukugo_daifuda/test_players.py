"""The computer players of Jukugo Daifuda: rounds by the rules, values, reasons in given positions, strength.

Reasons are checked (``tests.engine.reasons``) by playing them with the rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_SEAT
from engine.families.melds import mask_of
from engine.games.jukugo_daifuda.answers import CLOSE, PASS, RON, answers, noted
from engine.games.jukugo_daifuda.rules import GAME, LEG
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, lexicon_of, sets_of
from engine.games.jukugo_daifuda.terms import CARDS, JOKERS, KINDS, SIZE, cover, grown, kinds_of
from engine.players.jukugo_daifuda import POLICY, choose
from engine.players.jukugo_daifuda.heuristic import Round, outs, played_out, worth
from engine.players.jukugo_daifuda.policy import GONE, SHARE, SPAN, expected, mover, reason_for
from engine.players.search import Budget, search
from tests.engine.reasons import Check, Facts, applied
from tests.games.jukugo_daifuda.positions import cards_of, claim, each, in_ids, move_of, position, seeded

CTX = GameContext(random.Random(1).random)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"attach_words": "free", "dictionary": "standard"},
    {"min_ron": 15, "window_mode": "sealed"},
    {"hints": "off"},
]


def without(s: Any, p: int, card: int) -> Any:
    """Return the state with a card of the hand in the middle."""
    after = s.clone()
    after.hands[p].remove(card)
    after.daifuda = card
    return after


def taken(s: Any, p: int, a: Any) -> Any:
    """Return the state after a claim or attach that nobody contests."""
    alone = s.clone()
    alone.waiting, alone.answer = [p], [[] for _ in s.chips]
    return applied(GAME.key, alone, p, a)


def afterwards(s: Any, p: int, *actions: Any) -> list[Any]:
    """Return the states after each way to take the daifuda and each discard; it is only in the set then."""
    return [without(after, p, c) for after in (taken(s, p, a) for a in actions) for c in after.hands[p]]


def takings(s: Any, p: int) -> list[Any]:
    """Return the states after every way to take the daifuda."""
    return afterwards(s, p, *(a for a in GAME.legal(s, p) if a.tag in ("claim", "attach")))


def made(s: Any, p: int, a: Any) -> list[int]:
    """Return kind and cards of the new set, as it lies."""
    after = taken(s, p, a)
    return list(after.sets[p][after.last_at])


def completing(s: Any, p: int) -> int:
    """Return how many cards unseen by ``p`` would let it go out with its present hand."""
    seen = {*s.hands[p], s.daifuda, *s.discards, *(c for sets in s.sets for x in sets for c in x[1:])}
    hand, sets, lex = mask_of(s.hands[p]), sets_of(s, p), lexicon_of(s)
    return sum(answers(lex, s.free, s.min_ron, c, hand, sets).ron > 0 for c in CARDS if c not in seen)


def held(s: Any, p: int) -> tuple[int, int]:
    """Return the most hand cards that can be in sets, and the score of these as open sets."""
    return cover(lexicon_of(s), mask_of(s.hands[p]))


def in_sets(s: Any, p: int) -> int:
    """Return how many cards are in sets, in the hand or open."""
    return held(s, p)[0] + sum(SIZE[x[0]] for x in s.sets[p])


def helps_others(s: Any, p: int, card: int) -> bool:
    """True if another seat has an open set that grows by the card."""
    others = [x for q in range(len(s.sets)) if q != p for x in sets_of(s, q)]
    return any(grown(lexicon_of(s), s.free, x, card) >= 0 for x in others)


def fits_nothing(s: Any, p: int, card: int) -> bool:
    """True if the card makes no set with others of the hand."""
    rest, lex = [c for c in s.hands[p] if c != card], lexicon_of(s)
    return not any(kinds_of(lex, (card, *part)) for size in (1, 2, 3) for part in combinations(rest, size))


def lies_as_told(s: Any, p: int, a: Any, f: Facts, *kinds: str) -> bool:
    """True if the set is of one of these kinds, and the reason has its cards in order."""
    kind, *cards = made(s, p, a)
    return KINDS[kind] in kinds and [f[side] for side in ("left", "card", "right") if side in f] == cards


CHECKS: dict[str, Check] = {
    "ron": lambda s, p, a, f: a.tag == "ron" and f["score"] == answers_of(s, p).ron > 0,
    "larger": lambda s, p, a, f: a.tag == "pass" and f["score"] == answers_of(s, p).ron > 0,
    "ready": lambda s, p, a, f: a.tag == "discard" and f["cards"] == completing(without(s, p, a.card), p) > 0,
    "then-ready": lambda s, p, a, f: 0 < f["cards"] in {completing(after, p) for after in afterwards(s, p, a)},
    "wait": lambda s, p, a, f: a.tag == "pass" and f["cards"] == completing(s, p) > 0,
    "hidden": lambda s, p, a, f: (
        bool(takings(s, p)) and all(held(after, p)[1] < held(s, p)[1] for after in takings(s, p))
    ),
    "no-nearer": lambda s, p, a, f: (
        f["cards"] == in_sets(s, p) and max(in_sets(after, p) for after in takings(s, p)) <= f["cards"]
    ),
    "numbers": lambda s, p, a, f: (
        KINDS[made(s, p, a)[0]] in ("pair", "three_kind", "four_kind") and f["count"] == len(made(s, p, a)) - 1
    ),
    "word2": lambda s, p, a, f: lies_as_told(s, p, a, f, "two_word"),
    "word3": lambda s, p, a, f: lies_as_told(s, p, a, f, "three_word"),
    "word4": lambda s, p, a, f: KINDS[made(s, p, a)[0]] == "four_word",
    "two-words": lambda s, p, a, f: lies_as_told(s, p, a, f, "chain", "twin"),
    "alone": lambda s, p, a, f: f["card"] == a.card and fits_nothing(s, p, a.card),
    "safe": lambda s, p, a, f: (
        f["card"] in s.hands[p] and helps_others(s, p, f["card"]) and not helps_others(s, p, a.card)
    ),
    "keeps": lambda s, p, a, f: f["cards"] == held(s, p)[0] == held(without(s, p, a.card), p)[0] > 0,
}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_played_out_ends_as_the_rules_have_it(seats: int, options: dict[str, Any]) -> None:
    """In a leg too, where the turn player is asked before a card is turned up."""
    checked = 0
    for game in (GAME, LEG.game):
        rng = random.Random(seats)
        ctx = GameContext(rng.random)
        s = game.start(seats, game.check(seats, {**options, "rounds": 2, "chips": 240}), ctx)
        while s.waiting:
            seat = s.waiting[0]
            if rng.random() < 0.5:
                told, end = played_out(s.clone()), s.clone()
                while len(end.columns) == len(s.columns):
                    p = end.waiting[0]
                    house = p == TABLE_ACTOR or end.phase == "flip"
                    move = game.legal(end, p)[0] if house else choose(game, end, p, rng.random)
                    game.apply(end, p, move, ctx)
                assert told == (end.round_winners[-1], end.round_scores[-1])
                checked += 1
            moves = game.legal(s, seat) if seat == TABLE_ACTOR else POLICY.candidates(game, s, seat, rng.random)
            game.apply(s, seat, moves[int(rng.random() * len(moves))], ctx)
    assert checked > 5


def positions(seats: int, options: dict[str, Any]) -> Iterator[tuple[JukugoDaifudaState, int]]:
    """Yield positions of heuristic players, redealt for the asked seat."""
    rnd = random.Random(seats).random
    ctx = GameContext(rnd)
    s = GAME.start(seats, GAME.check(seats, {"rounds": 4, "chips": 240, **options}), ctx)
    while s.waiting:
        seat = s.waiting[0]
        if seat != TABLE_ACTOR:
            yield s.redeal(seat, rnd), seat
        GAME.apply(s, seat, CLOSE if seat == TABLE_ACTOR else choose(GAME, s, seat, rnd), ctx)


@pytest.mark.parametrize("options", [*OPTIONS, {"min_ron": 15}, {"window_mode": "sealed"}], ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_value_is_half_of_a_round_played_out_and_half_of_what_the_hand_is_worth(
    seats: int, options: dict[str, Any]
) -> None:
    """Nothing is fitted for some options, nor where the seat could go out."""
    fitted, mixed = not {"attach_words", "dictionary", "min_ron"} & options.keys(), 0
    for before, seat in positions(seats, options):
        for action in POLICY.candidates(GAME, before, seat, CTX.rnd):
            s = before.clone()
            GAME.apply(s, seat, action, CTX)
            if len(s.columns) != len(before.columns):
                continue
            assert mover(s, before) == seat
            hoped, (winner, score) = expected(s, before, seat), played_out(s.clone())
            assert (hoped is None) == (RON in POLICY.candidates(GAME, before, seat, CTX.rnd) or not fitted)
            gained = 0 if winner == NO_SEAT else score * (seats - 1) if winner == seat else -score
            chips = gained if hoped is None else (1 - SHARE) * gained + SHARE * hoped
            values = POLICY.values(s, before)
            assert values[seat] == pytest.approx(min(1.0, 0.5 + chips / SPAN))
            assert max(values) == 1.0 or sum(values) == pytest.approx(seats / 2)
            mixed += hoped is not None
    assert mixed > 20 or not fitted


def test_what_a_claim_promises_does_not_depend_on_whether_the_window_has_closed() -> None:
    """The same set, taken in the own flip at once and while others could still go out."""
    before = position("先事学部下数間", on="々").state
    noted, closed = before.clone(), before.clone()
    closed.waiting = [0]
    for s, phase in ((noted, "window"), (closed, "discard")):
        GAME.apply(s, 0, claim("pair", "学"), CTX)
        assert s.phase == phase
    first, second = (expected(s, before, 0) for s in (noted, closed))
    assert first is not None and first == pytest.approx(second)


def test_a_waiting_hand_is_worth_what_its_facts_are() -> None:
    """After a pass, by the weights for two seats."""
    before = position("GOES_OUT", "any", on="義", turn=1, discarder=1).state
    s = before.clone()
    s.answer[0] = noted(PASS)
    now = Round(before)
    unseen = now.unseen(0) & ~(1 << before.daifuda)
    (count, score), out = outs(now.lex, False, now.hands[0], (), unseen), unseen.bit_count()
    facts = (1.0, worth(now.lex, now.hands[0]), 0, score / out, sqrt(count / out), 7, 2, 0)
    assert count and expected(s, before, 0) == pytest.approx(sum(w * x for w, x in zip(GONE[2], facts, strict=True)))


def test_who_moved_shows_by_an_answer_only() -> None:
    before = position("GOES_OUT", on="国").state
    before.waiting = [0, 1, TABLE_ACTOR]
    s = before.clone()
    assert mover(s, before) == NO_SEAT
    GAME.apply(s, 1, PASS, CTX)
    assert mover(s, before) == 1


@each("reasons", "seat daifuda move key facts")
def test_reasons_of_written_positions(seat: str, daifuda: str, move: str, key: str, facts: dict[str, Any]) -> None:
    """``tests.engine.all_games.test_true_reasons`` checks that every reason is true."""
    found = reason_for(position(seat, on=daifuda).state, 0, move_of(move))
    assert found == ((f"jukugo_daifuda-hint-why-{key}", in_ids(facts)) if key else None)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_house_player_beats_random_play_clearly(seats: int) -> None:
    rng = random.Random(seats)
    won = 0.0
    for k in range(12):
        match = seeded(seats, k)
        s = match.state
        while not match.over:
            seat = rng.choice(s.waiting)
            own = choose(GAME, s.redeal(0, rng.random), 0, rng.random) if seat == 0 else None
            match.submit(seat, own or rng.choice(list(GAME.legal(s, seat))))
        won += (0 in s.winners) / len(s.winners)
    assert won >= 9


def test_the_house_player_goes_out_when_it_can_and_keeps_jokers() -> None:
    s = position("GOES_OUT", on="国").state
    assert choose(GAME, s, 0, random.Random(1).random) == RON
    s.phase, s.waiting = "discard", [0]
    for hand, kept in (("法々", JOKERS), ("日本法々", JOKERS), ("々々", ())):
        s.hands[0] = list(cards_of(hand))
        card = choose(GAME, s, 0, random.Random(1).random).wire()[1]
        assert card in s.hands[0] and card not in kept


def test_a_ron_is_not_given_up_for_what_a_hand_may_bring() -> None:
    """A joker in the hand promises much, but rounds played out after a pass bring nine chips less than the ron."""
    s = position("家名道人民国々", "any", "any", on="生", turn=1).state
    rnd = random.Random(1).random
    assert RON in GAME.legal(s, 0)
    assert search(GAME, POLICY, s, 0, Budget(150, 60.0), rnd, lambda: 0.0, choose).best == RON
