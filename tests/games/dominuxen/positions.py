"""Positions of Dominuxen written in tiles, and the examples that several tests begin from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.context import GameContext
from engine.core.match import Match
from engine.core.offers import wander
from engine.core.tiles import COUNT, code, tiles
from engine.games.dominuxen.moves import (
    BACK,
    LEAVE,
    Play,
)
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState, round_score
from engine.players.dominuxen.heuristic import choose

SECRET = bytes(range(32))


def line(text: str) -> list[list[int]]:
    """Sets as the rules write them: "6x2: 5-6 6-9 | 4x1: 4-8"."""
    out = []
    for part in filter(None, (p.strip() for p in text.split("|"))):
        head, tail = part.split(":")
        number, size = head.split("x")
        out.append([int(number), int(size), *tiles(tail)])
    return out


def position(
    hands: Sequence[str],
    lines: Sequence[str] = (),
    *,
    row: str = "",
    pile: str = "",
    active: int = 0,
    options: dict[str, Any] | None = None,
) -> Match[DominuxenState]:
    """A match put into a position; ``pile`` top first. Tiles named nowhere are out of the game."""
    n = len(hands)
    m = Match.begin(GAME, match="m", seats=n, options=options or {}, secret=SECRET)
    s = m.state
    s.hands = [sorted(tiles(h)) for h in hands]
    s.lines = [line(text) for text in lines] or [[] for _ in hands]
    s.row, s.pile = tiles(row), tiles(pile)[::-1]
    s.phase, s.active, s.waiting = "play", active, [active]
    m.ctx.events.clear()
    return m


def play(number: int, codes: str, size: int = 0) -> Play:
    chosen = sorted(tiles(codes))
    return Play(number, tuple(chosen), size or len(chosen))


def codes(cards: Sequence[int]) -> str:
    return " ".join(code(t) for t in sorted(cards))


def same(cards: Sequence[int], text: str) -> bool:
    return sorted(cards) == sorted(tiles(text))


def scores(s: DominuxenState) -> list[int]:
    """What a round ending now would score."""
    return [round_score(li, h, s.double_tiles) for li, h in zip(s.lines, s.hands, strict=True)]


def told(m: Match[DominuxenState]) -> list[str]:
    return [e.kind for e in m.ctx.events]


def refused(m: Match[DominuxenState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        m.submit(seat, action)
    return caught.value.reason, caught.value.facts


def last_sets(*sets: tuple[int, int]) -> DominuxenState:
    """A position with these last sets (number, size); (-1, 0) for an empty line."""
    s = position(["0-1"] * len(sets)).state
    s.lines = [[[number, size]] if size else [] for number, size in sets]
    return s


E4_HANDS = ["6-9 6-11 2-6 1-4", "3-3 8-10", "5-5 0-9", "7-12 1-1"]
E4_LINES = ["5x2: 5-6 5-9", "3x2: 3-4 3-12", "7x2: 2-7 7-7", "4x1: 4-8 | 4x2: 0-4 4-10"]
E4_ROW = "0-1 8-8 2-12 9-9 10-11 0-5"


def at_e4(row: str = E4_ROW, pile: str = "1-9 6-6 3-7 4-4", first: str = E4_HANDS[0]) -> Match[DominuxenState]:
    return position([first, *E4_HANDS[1:]], E4_LINES, row=row, pile=pile)


SIX = play(6, "6-9 6-11")


def doubles_at_e7(number: int) -> Match[DominuxenState]:
    lines = ["", "5x2: 5-7 3-5", "7x2: 7-7"]
    hands = [f"{number}-{number} 0-1", "0-2", "0-3"]
    return position(hands, lines, row="1-2 1-3 1-4 1-5 1-6 1-7", pile="2-3 2-4", options={"double_tiles": True})


def at_e9(**options: Any) -> Match[DominuxenState]:
    return position(
        ["6-7", "9-12 2-2", "8-8"],
        ["0x1: 0-1", "", "5x1: 4-5"],
        row="1-2 1-3 1-4 1-5 1-6 1-7",
        pile="2-3 2-4",
        active=1,
        options=options,
    )


def loop(m: Match[DominuxenState]) -> None:
    """The three turns of example 9."""
    for seat, victim, number, codes_ in ((1, 2, 12, "9-12"), (2, 0, 5, "4-5"), (0, 1, 0, "0-1")):
        m.submit(seat, play(number, codes_))
        assert m.state.victims == [victim]
        m.submit(seat, LEAVE)
        m.submit(victim, BACK)


def step(m: Match[DominuxenState], rng: random.Random) -> None:
    """A move put together by walking the offers."""
    seat = m.state.waiting[0]
    m.submit(seat, GAME.read(wander(partial(GAME.offer, m.state, seat), rng.random)))


def played(seats: int, seed: int, moves: int = 10**6, **options: Any) -> Match[DominuxenState]:
    """A match after so many random moves, or at its end."""
    m = Match.begin(GAME, match=f"m{seed}", seats=seats, options=options, secret=SECRET)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        step(m, rng)
    return m


def offered(m: Match[DominuxenState], *path: Any) -> Any:
    return GAME.offer(m.state, m.state.waiting[0], path)


def settle(m: Match[DominuxenState]) -> int:
    """Make the moves that are settled or forced; how many there were."""
    count = 0
    while not m.over:
        seat = m.state.waiting[0]
        found = GAME.wished(m.state, seat) or GAME.forced(m.state, seat)
        if found is None:
            break
        m.submit(seat, found)
        count += 1
    return count


lines_of_tiles = st.lists(st.integers(0, COUNT - 1), max_size=40, unique=True)


def house_game(seats: int, seed: int, house: int, **options: Any) -> DominuxenState:
    """A heuristic player among random ones; its moves are checked, and made blindfolded."""
    rng = random.Random(seed)
    ctx = GameContext(rng.random)
    s = GAME.start(seats, GAME.check(seats, options), ctx)
    while not s.ended:
        seat = s.waiting[0]
        if seat == house:
            move = choose(GAME, s.redeal(seat, rng.random), seat, rng.random)
            assert GAME.allows(s, seat, move)
        else:
            move = GAME.read(wander(partial(GAME.offer, s, seat), rng.random))
        GAME.apply(s, seat, move, ctx)
    return s
