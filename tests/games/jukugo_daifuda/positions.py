"""Positions of Jukugo Daifuda for its tests, written in kanji as in the rules."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import CLOSE, DISCARD, ORDER, PASS, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, open_window
from engine.games.jukugo_daifuda.terms import CARDS, KINDS, RED_JOKER, REPEAT, OpenSet, spell
from tests.engine.played import starting

VECTORS: dict[str, list[list[Any]]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
"""Tables of cases; each begins with its number in the rules or its subject."""
NAMED = {
    "any": "",
    "ONE_OVER": "校人 | three_word 中学生, two_word 本意",  # example 4, on 民: two_word 人民 and nothing else
    "GOES_OUT": "日本音後半生人",  # example 7, on 国: a ron of 27, chain, twins, pair and two_word
    "TWO_OVER": "先法 | three_kind 天後音, two_word 大地",  # example 10, on 半: attaches to either set, nothing else
    "LAST_CARD": "法 | two_word 日本, two_word 大地, two_word 人間",  # example 12, on 民: attach to 人間, or a ron of 4
    "DULL": "科商同天名月無",  # on 国: nothing
    "DUD": "天後音 | four_word 社会科学",  # on 水: nothing, together with OTHER
    "OTHER": "人意名内 | three_kind 本国法",
}
"""Seats by name; "any": any of the remaining cards."""
RED = "〃"
"""The red joker; the first 々 of a text is the black one."""


def examples(of: str) -> list[list[Any]]:
    return [row[1:] for row in VECTORS[of]]


def each(of: str, names: str) -> pytest.MarkDecorator:
    """Run a test with each row of a table, whose values have these ``names``."""
    return pytest.mark.parametrize(names.split(), examples(of))


def cards_of(text: str) -> tuple[int, ...]:
    return tuple(
        RED_JOKER if sign == RED else c for sign, c in zip(text, spell(text.replace(RED, REPEAT)), strict=True)
    )


def card_of(sign: str) -> int:
    return cards_of(sign)[0]


def in_ids(facts: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of a message with kanji in the form of the engine."""
    signs = {k: v for k, v in facts.items() if isinstance(v, str)}
    cards = {k: list(cards_of(v)) for k, v in signs.items() if k == "cards"}
    return facts | cards | {k: card_of(v) for k, v in signs.items() if k in ("card", "daifuda", "left", "right")}


def open_sets(text: str) -> list[OpenSet]:
    """Return open sets from "three_word 中学生, two_word 本意"."""
    laid = [t.split() for t in text.split(",") if t.strip()]
    return [(KINDS.index(kind), *cards_of(signs)) for kind, signs in laid]


def seat_of(text: str) -> tuple[tuple[int, ...], list[OpenSet]]:
    """Return hand and open sets of "校人 | three_word 中学生, two_word 本意" or a name; ValueError unless 7 cards."""
    hand, _, laid = NAMED.get(text, text).partition("|")
    held, sets = cards_of(hand.strip()), open_sets(laid)
    count = len(held) + sum(len(x) - 1 for x in sets)
    if count != 7:
        raise ValueError(f"{count} cards")
    return held, sets


def begin(seats: int = 3, *, dealer: int = 0, deck: str = "", **options: Any) -> Match[JukugoDaifudaState]:
    """Return a match; its first round is dealt from ``deck`` (all 54 signs, the top card first), if given."""
    orders = {"first dealer": starting(dealer, seats)}
    if deck:
        orders["deal 1"] = list(cards_of(deck))
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes(range(32)), given=orders)


def seeded(seats: int, seed: int, **options: Any) -> Match[JukugoDaifudaState]:
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed % 256]) * 32)


def position(
    *seats: str, on: str, turn: int = 0, discarder: int = -1, deck: str | None = None, **options: Any
) -> Match[JukugoDaifudaState]:
    """Return a window on the daifuda ``on`` in which seat p has ``seats[p]``; ``deck`` from the top.

    If only one seat is given, another has any cards. All cards without a place are in the discard pile.
    """
    seats = seats if len(seats) > 1 else (*seats, "any")
    match = begin(len(seats), **options)
    s = match.state
    held = [seat_of(text) if text != "any" else ((), []) for text in seats]
    s.daifuda, s.turn, s.discarder = card_of(on), turn, discarder
    lying = cards_of(deck or "")
    used = [s.daifuda, *lying, *(c for hand, sets in held for c in (*hand, *(c for x in sets for c in x[1:])))]
    if len(set(used)) != len(used):
        raise ValueError("a card twice")
    left = [c for c in CARDS if c not in used]
    dealt = [(text == "any", hand) for text, (hand, _) in zip(seats, held, strict=True)]
    s.hands = [[left.pop() for _ in range(7)] if anything else list(hand) for anything, hand in dealt]
    s.sets = [[list(x) for x in sets] for _, sets in held]
    s.deck, s.discards = (left, []) if deck is None else (list(lying)[::-1], left)
    open_window(s)
    return match


def claim(kind: str, signs: str) -> Claim:
    return Claim(tuple(sorted(cards_of(signs))), kind)


def move_of(told: Any) -> Action:
    """Return the move of "claim chain 日本", "attach twin 1", "discard 先", "order chi" or "ron", or of a wire form."""
    if not isinstance(told, str):
        return GAME.read(told)
    match told.split():
        case ["claim", kind, signs]:
            return claim(kind, signs)
        case ["attach", kind, at]:
            return Attach(int(at), kind)
        case ["discard", sign]:
            return DISCARD[card_of(sign)]
        case ["order", rule]:
            return ORDER[rule]
    return GAME.read([told])


def all_pass(match: Match[JukugoDaifudaState], window: tuple[int, int] | None = None) -> None:
    """Let every asked seat pass, and the table end the ``window``: that of a daifuda in a round, the present one."""
    s = match.state
    window = window or (s.round, s.daifuda)
    while (s.round, s.daifuda) == window and not match.over:
        match.submit(s.waiting[0], CLOSE if s.waiting[0] == TABLE_ACTOR else PASS)


def taken(match: Match[JukugoDaifudaState], move: Action, seat: int = 0) -> JukugoDaifudaState:
    """Let ``seat`` answer, and all others pass who are still asked; return the state."""
    window = match.state.round, match.state.daifuda
    match.submit(seat, move)
    all_pass(match, window)
    return match.state


def step(match: Match[JukugoDaifudaState], rng: random.Random) -> None:
    """Make a random move of an asked seat."""
    seat = rng.choice(match.state.waiting)
    match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))
