"""Numbers that belong to no seat, card or field are refused with the errors of the contract."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction, MalformedAction, shapes
from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.offers import Amount, Field, Offer, Subset, Values, wander
from engine.core.state import State
from tests.engine.every_game import SUBJECTS, Case, at_random, begin, cases, plain, steps, whole
from tests.layers.cubes import CUBED, case_of

ODD = (-1, -2, -(10**9), 999, 10**12)
"""Numbers of no seat and no card, and hardly ever of anything else in a game."""
PLAYS: dict[str, Game[Any]] = {**SUBJECTS, **{f"{slug} cube": CUBED[slug] for slug in CUBED}}


def cases_of(name: str) -> list[Case]:
    """Return two cases with the usual options and one with other options; with the cube the case for two."""
    if name.endswith(" cube"):
        return [case_of(name.removesuffix(" cube"))]
    every = cases(PLAYS[name])
    return [*filter(plain, every)][:2] + [case for case in every if not plain(case)][:1]


def moments(case: Case, seed: int) -> Iterator[Match[Any]]:
    """Yield positions of a random match: one per phase, number of asked seats and owner of the cube, and the end."""
    seen = set[object]()
    match = begin(case, seed)
    yield match
    for _ in steps(match, at_random, seed):
        s = match.state
        mark = (s.phase, len(s.waiting), getattr(getattr(s, "inner", None), "owner", 0))
        if not match.over and mark not in seen:
            seen.add(mark)
            yield match
    yield match


def bases(game: Game[Any], s: State, seat: int, rng: random.Random) -> list[list[Field]]:
    """Return wire forms of a seat's moves, some of them built step by step, and one of every kind of move."""
    found = [a.wire() for a in game.legal(s, seat)]
    rng.shuffle(found)
    found = found[:3]
    if seat in s.waiting:
        found += [wander(lambda path: game.offer(s, seat, path), rng.random) for _ in range(2)]
    for kind, shape in shapes(tuple(game.actions)).values():
        found.append([kind.tag, *([0] if wanted is tuple else wanted() for wanted in shape)])
    return found


def forged(wire: Sequence[Field], odd: int) -> Iterator[tuple[int, list[Field]]]:
    """Yield the position of the error and the wire form with one number, or one member of a set, made wrong."""
    for at, value in enumerate(wire):
        if isinstance(value, int):
            yield at, [*wire[:at], odd, *wire[at + 1 :]]
        elif isinstance(value, list):
            for members in ([odd], [*value, odd], [odd, *value[1:]], [odd] * 40):
                yield at, [*wire[:at], members, *wire[at + 1 :]]


def offered(offer: Offer | None, value: Field) -> bool:
    match offer:
        case Values(values):
            return value in values
        case Amount(low, high):
            return isinstance(value, int) and low <= value <= high
        case Subset(members):
            return isinstance(value, list) and set(value) <= set(members)
    return False


def read(game: Game[Any], wire: Sequence[Any]) -> Action | None:
    try:
        return game.read(wire)
    except MalformedAction:
        return None


def refused(match: Match[Any], seat: int, action: Action, before: State) -> bool:
    """True if the move is refused as the contract says and the state stays ``before``; False if it is accepted."""
    log = len(match.log)
    try:
        match.submit(seat, action)
    except IllegalAction as error:
        assert error.reason and match.state == before and len(match.log) == log
        return True
    return False


@pytest.mark.parametrize("name", PLAYS)
def test_a_move_with_an_odd_number_is_refused(name: str) -> None:
    tried = 0
    for number, case in enumerate(cases_of(name)):
        for match in moments(case, number):
            game, s, rng = match.game, match.state, random.Random(number)
            seats, before, told = range(game.seat_count(s)), s.clone(), whole(s)
            for seat in (*seats, TABLE_ACTOR):
                moves = [*game.legal(s, seat), *game.anytime(s, seat)]
                for wire in bases(game, s, seat, rng):
                    # A forged move differs at one place: up to there the same is offered as for the true one.
                    offers = [game.offer(s, seat, wire[:at]) for at in range(len(wire))]
                    for odd in ODD:
                        for at, wrong in forged(wire, odd):
                            action = read(game, wrong)
                            if action is None or offered(offers[at], wrong[at]):
                                continue
                            if action in moves:
                                continue
                            tried += 1
                            assert refused(match, seat, action, before), (s.phase, seat, action)
            assert whole(match.state) == told
    assert tried or not any(shape for _, shape in shapes(tuple(PLAYS[name].actions)).values()), "no move has a number"


@pytest.mark.parametrize("name", PLAYS)
def test_a_seat_that_is_none_moves_nothing_and_is_offered_nothing(name: str) -> None:
    for number, case in enumerate(cases_of(name)):
        for match in moments(case, number):
            game, s, rng = match.game, match.state, random.Random(number)
            some, before, told = [s.waiting[0]] if s.waiting else [0], s.clone(), whole(s)
            wires = [[], *(w for seat in some for w in bases(game, s, seat, rng))]
            for seat in (*(odd for odd in ODD if odd != TABLE_ACTOR), game.seat_count(s)):
                assert list(game.legal(s, seat)) == []
                for wire in wires:
                    assert game.offer(s, seat, wire[:2]) is None
                    if (action := read(game, wire)) is not None:
                        assert refused(match, seat, action, before), (s.phase, seat, action)
            assert whole(match.state) == told


@pytest.mark.parametrize("name", PLAYS)
def test_nothing_goes_on_from_an_odd_number(name: str) -> None:
    for number, case in enumerate(cases_of(name)):
        for match in moments(case, number):
            game, s, rng = match.game, match.state, random.Random(number)
            for seat in s.waiting:
                for wire in bases(game, s, seat, rng):
                    offers = [game.offer(s, seat, wire[:at]) for at in range(len(wire))]
                    for odd in ODD:
                        for at, wrong in forged(wire, odd):
                            if not offered(offers[at], wrong[at]):
                                assert game.offer(s, seat, wrong[: at + 1]) is None, (s.phase, seat, wrong[: at + 1])
                                assert game.offer(s, seat, wrong) is None, (s.phase, seat, wrong)
