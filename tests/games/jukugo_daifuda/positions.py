"""Positions of Jukugo Daifuda written in kanji, for its tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import Answers, answers
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.sets import OpenSet, lexicon
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, open_window
from engine.games.jukugo_daifuda.terms import CARDS, JOKERS, KINDS, kanji

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
