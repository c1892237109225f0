"""The computer players of Jukugo Daifuda: rounds played out as the rules play them, and reasons that are true."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.games.jukugo_daifuda.answers import PASS, RON, Attach, Claim, answers
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.sets import cover, grown, kinds_of
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, lexicon_of
from engine.games.jukugo_daifuda.terms import CARDS, KINDS, SIZE
from engine.players.jukugo_daifuda.policy import POLICY, choose
from engine.players.jukugo_daifuda.reasons import reason_for
from engine.players.jukugo_daifuda.rounds import played_out
from tests.games.jukugo_daifuda.positions import cards_of, open_sets, position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"attach_words": "free", "dictionary": "standard"},
    {"min_ron": 15, "window_mode": "sealed"},
    {"hints": "off"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_round_played_out_ends_as_the_rules_have_it(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    ctx = GameContext(rng.random)
    s = GAME.start(seats, GAME.check(seats, {**options, "rounds": 3, "chips": 240}), ctx)
    checked = 0
    while s.waiting:
        seat = s.waiting[0]
        if rng.random() < 0.5:
            told, end = played_out(s.clone()), s.clone()
            while len(end.columns) == len(s.columns):
                p = end.waiting[0]
                move = GAME.legal(end, p)[0] if p == TABLE_ACTOR else choose(GAME, end, p, rng.random)
                GAME.apply(end, p, move, ctx)
            assert told == (end.round_winners[-1], end.round_scores[-1])
            checked += 1
        moves = GAME.legal(s, seat) if seat == TABLE_ACTOR else POLICY.candidates(GAME, s, seat, rng.random)
        GAME.apply(s, seat, moves[int(rng.random() * len(moves))], ctx)
    assert checked > 5


# Reasons


def decisions(count: int) -> Iterator[tuple[JukugoDaifudaState, int, Action]]:
    """Positions of matches of heuristic players with every move that a seat could make there."""
    rng = random.Random(4)
    for match in range(count):
        seats = GAME.seats[match % 3]
        s = GAME.start(seats, GAME.check(seats, {"rounds": 4}), GameContext(rng.random))
        while s.waiting:
            seat = s.waiting[0]
            move = GAME.legal(s, seat)[0]
            if seat != TABLE_ACTOR:
                for action in GAME.legal(s, seat):
                    yield s, seat, action
                move = choose(GAME, s, seat, rng.random)
            GAME.apply(s, seat, move, GameContext(rng.random))


def outs(s: JukugoDaifudaState, seat: int, gone: Sequence[int]) -> int:
    """By the rules: how many cards that ``seat`` has not seen would let it go out; ``gone`` lie in the middle."""
    seen = {*s.hands[seat], *gone, *s.discards, *(c for sets in s.sets for x in sets for c in x[1:])}
    hand, sets = tuple(sorted(s.hands[seat])), tuple(map(tuple, s.sets[seat]))
    lex = lexicon_of(s)
    return sum(1 for c in CARDS if c not in seen and answers(lex, s.free, s.min_ron, c, hand, sets).ron)


def afterwards(s: JukugoDaifudaState, seat: int, action: Action) -> list[tuple[JukugoDaifudaState, int]]:
    """What comes of a claim or attach that succeeds, by the card discarded after it."""
    taken = s.clone()
    taken.answer = [[] for _ in s.chips]
    taken.waiting = [seat]
    GAME.apply(taken, seat, action, GameContext(random.Random(1).random))
    found = []
    for c in taken.hands[seat]:
        after = taken.clone()
        after.hands[seat].remove(c)
        found.append((after, c))
    return found


def in_sets(s: JukugoDaifudaState, seat: int) -> int:
    """How many of a seat's cards lie in sets."""
    held = cover(lexicon_of(s), tuple(sorted(s.hands[seat])))[0]
    return held + sum(len(x) - 1 for x in s.sets[seat])


def hidden(s: JukugoDaifudaState, seat: int) -> int:
    return cover(lexicon_of(s), tuple(sorted(s.hands[seat])))[1]


def helps_others(s: JukugoDaifudaState, seat: int, card: int) -> bool:
    lex = lexicon_of(s)
    return any(grown(lex, s.free, tuple(x), card) >= 0 for p, sets in enumerate(s.sets) if p != seat for x in sets)


def check(s: JukugoDaifudaState, seat: int, action: Action, key: str, facts: dict[str, Any]) -> None:
    """Assert by the rules alone that what a reason says is true."""
    lex, hand = lexicon_of(s), s.hands[seat]
    takings = [a for a in GAME.legal(s, seat) if isinstance(a, Claim | Attach)] if s.phase == "window" else []
    match key:
        case "ron" | "larger":
            assert facts["score"] == answers_of(s, seat).ron > 0
        case "wait":
            assert action == PASS and facts["cards"] == outs(s, seat, [s.daifuda]) > 0
        case "then-ready":
            assert facts["cards"] in [outs(after, seat, [c]) for after, c in afterwards(s, seat, action)]
        case "hidden":
            assert takings
            assert all(hidden(x, seat) < hidden(s, seat) for a in takings for x, _ in afterwards(s, seat, a))
        case "no-nearer":
            assert facts["cards"] == in_sets(s, seat)
            assert all(in_sets(x, seat) <= facts["cards"] for a in takings for x, _ in afterwards(s, seat, a))
        case "numbers" | "word2" | "word3" | "word4" | "two-words":
            assert isinstance(action, Claim | Attach)
            kind = action.kind
            if key == "numbers":
                assert kind in ("pair", "three_kind", "four_kind") and facts["count"] == SIZE[KINDS.index(kind)]
                return
            kinds = {"word2": ("two_word",), "word3": ("three_word",), "word4": ("four_word",)}
            assert kind in kinds.get(key, ("chain", "twin"))
            laid = afterwards(s, seat, action)[0][0].sets[seat]
            assert key == "word4" or [facts[k] for k in ("left", "card", "right") if k in facts] in [
                x[1:] for x in laid
            ]
        case "ready" | "alone" | "safe" | "keeps":
            card = action.wire()[1]
            after = s.clone()
            after.hands[seat].remove(card)
            rest = after.hands[seat]
            if key == "ready":
                assert facts["cards"] == outs(after, seat, [card]) > 0
            elif key == "alone":
                assert facts["card"] == card
                assert not any(kinds_of(lex, (card, *x)) for n in (1, 2, 3) for x in combinations(rest, n))
            elif key == "safe":
                assert facts["card"] in hand and helps_others(s, seat, facts["card"])
                assert not helps_others(s, seat, card)
            else:
                assert facts["cards"] == hidden_cards(s, seat) == hidden_cards(after, seat)
        case _:
            raise AssertionError(f"no test knows {key}")


def hidden_cards(s: JukugoDaifudaState, seat: int) -> int:
    return cover(lexicon_of(s), tuple(sorted(s.hands[seat])))[0]


def test_every_reason_is_true_by_the_rules() -> None:
    seen: dict[str, int] = {}
    for s, seat, action in decisions(6):
        reason = reason_for(s, seat, action)
        if reason is not None:
            key = reason[0].removeprefix("jukugo_daifuda-hint-why-")
            seen[key] = seen.get(key, 0) + 1
            if seen[key] <= 60:
                check(s, seat, action, key, dict(reason[1]))
    assert len(seen) >= 12, seen


def why(hand: str, sets: str, daifuda: str, action: Action) -> tuple[str, dict[str, Any]] | None:
    """The reason for an answer of seat 0 to a daifuda; ``sets`` as in "pair 国文,two_word 人間"."""
    s = position([(hand, open_sets(*filter(None, sets.split(",")))), ("", [])], daifuda).state
    reason = reason_for(s, 0, action)
    return (reason[0].removeprefix("jukugo_daifuda-hint-why-"), dict(reason[1])) if reason else None


def test_reasons_of_written_positions() -> None:
    joker, first = 52, cards_of("先")
    growing = "three_kind 天後音,two_word 大地"
    assert why("社会科学年月日", "", "生", RON) == ("ron", {"score": 60})
    assert why("法", "two_word 日本,two_word 大地,two_word 人間", "民", PASS) == ("larger", {"score": 4})
    assert why("先法", growing, "半", Attach(0, "four_kind")) == ("then-ready", {"cards": 9})
    assert why("先事学部下数間", "", "々", Claim(first, "two_word")) == ("word2", {"left": first[0], "right": joker})
    assert why("先事学部下数間", "", "々", Claim(cards_of("学"), "pair")) == ("numbers", {"count": 2})
    assert why("先家商質無心道", "", "民", PASS) is None
