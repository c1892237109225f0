"""Positions and moves of Dominuxen in the notation of the rules: "6-9 6-11", "5x2: 5-6 5-9", "0 6x2 6-9, 0 take"."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.match import Match
from engine.core.offers import wander
from engine.core.tiles import parse, tiles
from engine.games.dominuxen.rules import ANSWER, BACK, DISCARD, DRAW, GAME, HABIT, LEAVE, REST, TAKE, Draws, Play
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK_ME, LEAVE_IT, PILE, TAKE_IT
from tests.engine.played import moves_told

SECRET = bytes(range(32))
PLAIN = {action.tag: action for action in (TAKE, LEAVE, BACK, DISCARD, REST)}
CHOICES = {"leave": LEAVE_IT, "take": TAKE_IT, "ask": ASK_ME}


def line(text: str) -> list[list[int]]:
    """Return the sets of a line: "6x2: 5-6 6-9 | 4x1: 4-8"."""
    parts = [part.split(":") for part in text.split("|") if part.strip()]
    return [[*map(int, head.split("x")), *tiles(tail)] for head, tail in parts]


def move(text: str) -> Action:
    """Read 6x2 6-9 6-11, take, draw 8-8, draw pile, draws 0-1 8-8, rest, answer 3 take, habit 2."""
    verb, *rest = text.split()
    if verb[0].isdigit():
        number, size = map(int, verb.split("x"))
        return Play(number, tuple(sorted(tiles(" ".join(rest)))), size)
    if verb == "draw":
        return DRAW[PILE if rest == ["pile"] else parse(*rest)]
    if verb == "draws":
        return Draws(tuple(tiles(" ".join(rest))))
    if verb == "answer":
        return ANSWER[int(rest[0])][CHOICES[rest[1]]]
    return HABIT[int(*rest)] if verb == "habit" else PLAIN[verb]


told = partial(moves_told, move)


def position(
    hands: Sequence[str], lines: Sequence[str] = (), row: str = "", pile: str = "", active: int = 0, **options: Any
) -> Match[DominuxenState]:
    """Return a match in this position; ``pile`` top first. Tiles without a place are out of the game."""
    m = Match.begin(GAME, match="m", seats=len(hands), options=options, secret=SECRET)
    s = m.state
    s.hands = [sorted(tiles(h)) for h in hands]
    s.lines = [line(text) for text in lines] or [[] for _ in hands]
    s.row, s.pile = tiles(row), tiles(pile)[::-1]
    s.phase, s.active, s.waiting = "play", active, [active]
    m.ctx.events.clear()
    return m


HANDS = ["6-9 6-11 2-6 1-4", "3-3 8-10", "5-5 0-9", "7-12 1-1"]
LINES = ["5x2: 5-6 5-9", "3x2: 3-4 3-12", "7x2: 2-7 7-7", "4x1: 4-8 | 4x2: 0-4 4-10"]
ROW, PILED = "0-1 8-8 2-12 9-9 10-11 0-5", "1-9 6-6 3-7 4-4"
SIX = "0 6x2 6-9 6-11"


def at_e4(moves: str = "", row: str = ROW, pile: str = PILED, first: str = HANDS[0]) -> Match[DominuxenState]:
    """Return example 4 after these moves; SIX is the first move there."""
    m = position([first, *HANDS[1:]], LINES, row, pile)
    if moves:
        told(m, moves)
    return m


def at_e7() -> Match[DominuxenState]:
    lines = ["", "5x2: 5-7 3-5", "7x2: 7-7"]
    return position(["8-8 0-1", "0-2", "0-3"], lines, "1-2 1-3 1-4 1-5 1-6 1-7", "2-3 2-4", double_tiles=True)


def at_e9(**options: Any) -> Match[DominuxenState]:
    lines = ["0x1: 0-1", "", "5x1: 4-5"]
    return position(["6-7", "9-12 2-2", "8-8"], lines, "1-2 1-3 1-4 1-5 1-6 1-7", "2-3 2-4", 1, **options)


def refused(m: Match[DominuxenState], seat: int, action: Action | str) -> tuple[str, dict[str, Any]]:
    """Return the reason without its prefix, and its facts."""
    with pytest.raises(IllegalAction) as caught:
        m.submit(seat, move(action) if isinstance(action, str) else action)
    return caught.value.reason.removeprefix("dominuxen-no-"), caught.value.facts


def step(m: Match[DominuxenState], rng: random.Random) -> None:
    """Make a random move, built by following the offers."""
    seat = m.state.waiting[0]
    m.submit(seat, GAME.read(wander(partial(GAME.offer, m.state, seat), rng.random)))


def played(seats: int, seed: int, moves: int = 10**6, **options: Any) -> Match[DominuxenState]:
    """Return a match after so many random moves, or at its end."""
    m = Match.begin(GAME, match=f"m{seed}", seats=seats, options=options, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        step(m, rng)
    return m


def settle(m: Match[DominuxenState]) -> int:
    """Make the prepared or forced moves; return their number."""
    count = 0
    while not m.over:
        seat = m.state.waiting[0]
        found = GAME.wished(m.state, seat) or GAME.forced(m.state, seat)
        if found is None:
            break
        m.submit(seat, found)
        count += 1
    return count
