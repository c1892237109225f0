"""Positions of Jukugo Daifuda written in kanji, for its tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import DISCARD, PASS, Answers, Claim, answers, noted
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.sets import OpenSet, lexicon
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, best_answer, open_window
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    JOKERS,
    KINDS,
    RULES,
    kanji,
)

SECRET = bytes(range(32))


def cards_of(text: str) -> tuple[int, ...]:
    """The cards of these kanji; the first 々 is the black joker."""
    jokers = iter(JOKERS)
    signs = kanji()
    return tuple(next(jokers) if k == "々" else signs.index(k) for k in text)


def open_sets(*texts: str) -> list[OpenSet]:
    """Open sets from "three_word 中学生"."""
    return [(KINDS.index(kind), *cards_of(signs)) for kind, signs in (t.split() for t in texts)]


def answers_to(
    hand: str,
    sets: Sequence[OpenSet],
    daifuda: str,
    *,
    dictionary: str = "core",
    free: bool = False,
    min_ron: int = 0,
) -> Answers:
    """The legal answers; ValueError for a position that cannot arise: hand and sets are always 7 cards."""
    count = len(hand) + sum(len(x) - 1 for x in sets)
    if count != 7:
        raise ValueError(f"{count} cards")
    held = cards_of(hand + daifuda)
    return answers(lexicon(dictionary), free, min_ron, held[-1], tuple(sorted(held[:-1])), tuple(sets))


def begin(seats: int = 3, *, dealer: int = 0, deck: str = "", **options: Any) -> Match[JukugoDaifudaState]:
    """A match whose first round is dealt from ``deck`` (all 54 signs, the top card first), if given."""
    orders = {"first dealer": [dealer, *(p for p in range(seats) if p != dealer)]}
    if deck:
        orders["deal 1"] = list(cards_of(deck))
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, given=orders)


def position(
    seats: Sequence[tuple[str, Sequence[OpenSet]]],
    daifuda: str,
    *,
    turn: int = 0,
    discarder: int = -1,
    deck: str | None = None,
    **options: Any,
) -> Match[JukugoDaifudaState]:
    """A window on ``daifuda`` in which seat p holds ``seats[p]`` (hand, open sets); ``deck`` from the top.

    A seat of "" gets any cards that are left. Whatever is neither held nor in the deck lies in the discard pile.
    """
    match = begin(len(seats), **options)
    s = match.state
    used = list(cards_of(daifuda + "".join(h for h, _ in seats) + (deck or "")))
    used += [c for _, sets in seats for x in sets for c in x[1:]]
    if len(set(used)) != len(used):
        raise ValueError("a card twice")
    left = [c for c in CARDS if c not in used]
    s.daifuda, s.turn, s.discarder = cards_of(daifuda)[0], turn, discarder
    for p, (hand, sets) in enumerate(seats):
        s.sets[p] = [list(x) for x in sets]
        size = 7 - sum(len(x) - 1 for x in sets)
        s.hands[p] = list(cards_of(hand)) if hand or not size else [left.pop() for _ in range(size)]
    s.deck = list(cards_of(deck))[::-1] if deck is not None else left
    s.discards = left if deck is not None else []
    open_window(s)
    return match


def close(match: Match[JukugoDaifudaState]) -> None:
    """Let the table have waited long enough."""
    match.submit(TABLE_ACTOR, GAME.legal(match.state, TABLE_ACTOR)[0])


DECK_16 = "名民地月理道無業物商内行科後社天義年同気間大部学家主々人的半数水一工中会先本生国法用意事質下校産文々小音日心"
ANY: tuple[str, Sequence[OpenSet]] = ("", ())
"""A seat of whatever cards are left."""


def claim(kind: str, kanji: str) -> Claim:
    return Claim(tuple(sorted(cards_of(kanji))), kind)


def discard(kanji: str) -> Action:
    return DISCARD[cards_of(kanji)[0]]


def asked(match: Match[JukugoDaifudaState]) -> list[int]:
    return [p for p in match.state.waiting if p != TABLE_ACTOR]


def all_pass(match: Match[JukugoDaifudaState]) -> None:
    """Everybody still asked passes; the window is closed where nobody took the daifuda."""
    window = match.state.daifuda
    while match.state.daifuda == window and match.state.phase != "discard":
        if asked(match):
            match.submit(asked(match)[0], PASS)
        else:
            close(match)


def refused(match: Match[JukugoDaifudaState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        match.submit(seat, action)
    return caught.value.reason, caught.value.facts


def play(match: Match[JukugoDaifudaState], seed: int, limit: int = 10_000) -> None:
    """Random moves to the end."""
    rng = random.Random(seed)
    while not match.over and len(match.log) < limit:
        seat = rng.choice(match.state.waiting)
        match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))


def winner(answers: dict[int, Action], turn: int = 0, discarder: int = -1) -> int:
    """Who takes the daifuda if these answers are given, whatever hands would allow them; -1 for nobody."""
    match = begin(4)
    s = match.state
    s.turn, s.discarder = turn, discarder
    s.answer = [noted(answers.get(p, PASS)) for p in range(4)]
    return best_answer(s)[1]


def orders(match: Match[JukugoDaifudaState], seat: int) -> set[str]:
    return {RULES[a.wire()[1]] for a in GAME.anytime(match.state, seat)}
