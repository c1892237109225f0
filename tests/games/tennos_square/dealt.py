"""Matches of Tennos Square for its tests: fixed deals, rows in the notation of the rules, a given turn."""

from __future__ import annotations

import random
from collections.abc import Sequence

from engine.core.cards import SUITS, card, cards
from engine.core.match import Match
from engine.core.state import NO_CARD
from engine.games.tennos_square.rules import GAME, Discard, Place, Swap
from engine.games.tennos_square.state import TennosSquareState

EXAMPLE_10 = """
C7 X10 C4 S10 S3 S6 H9 L4 L8 C3 X8 C6 H10 HA S4 H2 C10 D8 H6 D6 X3 X4 LA L6 D5 C2 H3 XA X9 D4
D10 D3 L3 CA L5 H5 H8 L10 SA D9 C8 L7 S2 X7 S7 H4 C5 L2 DA C9 X6 D2 S8 H7 S5 L9 X2 X5 D7 S9
"""
EXAMPLE_10_PLAY = """
1 place XA 1; 2 place X9 7; 1 place D5 4; 1 place C7 6; 0 place D4 3; 1 swap D3; 1 place D3 3;
2 place D6 5; 2 place HA 1; 0 place L8 6; 2 place X10 8; 1 place H9 7; 0 place D8 7; 2 swap D10;
2 place D10 6; 1 place H6 5; 1 place H10 8; 0 place H3 2; 1 place X4 2
"""


def begin(seats: int = 4, mode: str = "auto", deck: str = "", dealer: int = 0) -> Match[TennosSquareState]:
    """Return a match with this first dealer (and first deck, if given)."""
    given = {"first dealer": [(dealer + k) % seats for k in range(seats)]}
    if deck:
        given["deal 1"] = cards(deck)
    return Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=bytes(range(32)), given=given)


def row(text: str) -> list[int]:
    """Read a row in the notation of the rules: ranks (any suits) or cards, x face down, | ignored."""
    words = text.replace("|", " ").split()
    return [
        NO_CARD if word == "x" else card(word if word[0] in SUITS else SUITS[i % 6] + word)
        for i, word in enumerate(words)
    ]


def discards(m: Match[TennosSquareState]) -> None:
    """Let every seat give up its first candidate."""
    for p in m.state.waiting[:]:
        m.submit(p, Discard(m.state.hands[p][0]))


def random_moves(m: Match[TennosSquareState], seed: int, stop: int = 1000) -> Match[TennosSquareState]:
    """Make random legal moves until the end, or until ``stop`` moves were made."""
    rng = random.Random(seed)
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))
    return m


def turn_state(
    hand: str, free: Sequence[int], pool: str = "CA D7", *, seats: int = 4, seat: int = 1, fill: str = "S5"
) -> Match[TennosSquareState]:
    """Return a match with ``seat`` to move: its hand, its face-down slots (from 1) and the pool as given.

    All other slots of its row show ``fill``: this is for rules about legality, not about the pack.
    """
    m = begin(seats)
    discards(m)
    s = m.state
    s.waiting, s.hands[seat], s.pool = [seat], cards(hand), cards(pool)
    for i in range(len(s.row[seat])):
        if i + 1 not in free:
            s.row[seat][i], s.under[seat][i] = card(fill), NO_CARD
    return m


def play_example_10(moves: int = 19) -> Match[TennosSquareState]:
    """Play example 10 up to its first ``moves`` moves after the discards; all 19 end the deal."""
    m = begin(3, deck=EXAMPLE_10)
    for seat, c in enumerate(cards("L3 D10 D3")):
        m.submit(seat, Discard(c))
    for step in EXAMPLE_10_PLAY.replace("\n", " ").split(";")[:moves]:
        mover, verb, what, *slot = step.split()
        m.submit(int(mover), Swap(card(what)) if verb == "swap" else Place(card(what), int(slot[0])))
    return m
