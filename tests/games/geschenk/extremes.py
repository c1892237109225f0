"""The fullest positions of No Thanks! (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.core.match import Match
from engine.games.geschenk.moves import TAKE
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import DECK
from engine.players.geschenk import heuristic
from tests.render.positions import Extreme


def begin(seats: int, seed: int = 1, **options: Any) -> Match[GeschenkState]:
    return Match.begin(GAME, match="picture", seats=seats, options=options, secret=bytes([seed]) * 32)


def play(match: Match[GeschenkState], moves: int, *, sensible: bool = False) -> None:
    rnd = random.Random(moves)
    for _ in range(moves):
        if match.over:
            return
        seat = match.state.waiting[0]
        if sensible:
            match.submit(seat, heuristic.choose(GAME, match.state, seat, rnd.random))
        else:
            match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))


def full(seats: int = 7) -> Match[GeschenkState]:
    """Every chip of a table of many in the glass, and all cards but one taken, in as many runs as can be."""
    match = begin(seats, chips=15, remove=0, games=10)
    s = match.state
    s.offer, s.deck = 35, []
    s.cards = [[c for c in DECK if c != 35 and (c - 3) // 2 % seats == p] for p in range(seats)]
    s.pot, s.notes = 15 * seats, [k % seats for k in range(15 * seats)]
    s.chips = [0] * seats
    s.last_kind, s.last_seat, s.last_card, s.last_pot = "no_thanks", seats - 1, 35, s.pot
    s.columns, s.totals = [[-105] * seats] * 9, [-999] * seats
    s.game = 10
    return match


def fullest() -> Iterator[Extreme]:
    """Few and many seats early and late; the fullest table, one hand with everything odd, open chips, long ends."""
    options, odd = {"chips": 15, "remove": 0, "games": 10}, [c for c in DECK if c % 2]
    for seats in GAME.seats:
        match = begin(seats)
        for moves in (0, 25, 999):
            play(match, moves)
            yield Extreme(match.state.clone())
    for seats in (3, 7):
        match = full(seats)
        yield Extreme(match.state.clone(), options)
        match.submit(match.state.waiting[0], TAKE)
        yield Extreme(match.state, options)
    s = full().state
    s.open_chips = [105] * 7
    s.cards = [[odd[k] for k in range(p, len(odd), 7)] for p in range(7)]
    yield Extreme(s, options)
    s = full().state
    s.cards[0], s.chips[0] = odd, 105
    yield Extreme(s, options)
    single = begin(7, remove=0)
    play(single, 9999)
    yield Extreme(single.state, {"remove": 0})
