"""Positions of Counting Cribbage for tests, made from codes; moves and events in short words; the vectors."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import card, cards, code
from engine.core.context import Event, SeededContext
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.counting_cribbage.rules import GAME, Claim, Declare, Play, Respond, begin_show
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import DECK, LAID_AWAY, PEG_KINDS, PIP

Vector = dict[str, Any]
Game = Match[CountingCribbageState]
VECTORS: list[Vector] = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
SECRET = bytes(range(32))
HANDS = ("SK H8 C9 D7", "S6 H10 CQ L9", "H5 X3 DA LA", "C4 SA H7 X8")
"""The hands of E1; P0 deals, P1 leads."""
CRIB = "CK C3 L4 X6"
"""Cards that no hand of E1 has."""


def vectors(*kinds: str) -> list[Any]:
    """Return the vectors of these kinds, named by their example."""
    return [pytest.param(v, id=v["example"]) for v in VECTORS if v["kind"] in kinds]


def seat(name: str) -> int:
    """Return the number of a seat such as P2."""
    return int(name[1:])


def begin(seats: int, dealer: int = 0, deck: str = "", **options: Any) -> Game:
    """Begin a match with this dealer, and with this first deck if one is given."""
    given = {"first dealer": [(dealer + k) % seats for k in range(seats)]}
    if deck:
        first = cards(deck)
        given["deal 1"] = first + [c for c in DECK if c not in first]
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, nonces=("n",), given=given)


def position(
    hands: Sequence[str],
    *,
    dealer: int = 0,
    points: Sequence[int] = (),
    starter: str = "X7",
    crib: str = "",
    series: str = "",
    **options: Any,
) -> Game:
    """Return pegging with these hands, at its start or after this series (each in turn, the last one by the dealer).

    The crib has the remaining cards unless it is given.
    """
    seats = len(hands)
    m = begin(seats, dealer, **options)
    s = m.state
    s.hands, s.starter, s.laid = [cards(h) for h in hands], card(starter), [[] for _ in hands]
    taken = [c for h in s.hands for c in h] + [s.starter] + cards(crib)
    s.stock = [c for c in DECK if c not in taken]
    four, share = cards(crib) or [s.stock.pop() for _ in range(4)], LAID_AWAY[seats]
    s.away = [four[p * share : p * share + share] for p in range(seats)]
    s.extra = four[3:] if seats == 3 else []
    s.points = list(points) or [0] * seats
    s.phase, s.waiting = "declare" if s.muggins == "full" else "play", [(dealer + 1) % seats]
    assert GAME.conserved(s) == list(DECK)
    s.series = cards(series)
    s.series_by = [(dealer + 1 + k) % seats for k in range(-len(s.series), 0)]
    s.count = sum(PIP[c] for c in s.series)
    return m


def of_vector(v: Vector) -> Game:
    """Return the position of a vector that has hands."""
    hands = [" ".join(v["hands"][f"P{p}"]) for p in range(v["players"])]
    more = {"starter": v["starter"], "crib": " ".join(v["crib"])} if "crib" in v else {}
    return position(hands, dealer=seat(v["dealer"]), points=v["scores_before"], **more)


def pegging(hands: Sequence[str], stock: str, *, away: Sequence[str] = (), **more: Any) -> CountingCribbageState:
    """Return a moment of pegging, the stock in its order; seat 0 is to play. ``more`` are other fields of the state."""
    fields: dict[str, Any] = {"phase": "play", "waiting": [0], "least": [1] * len(hands), "waives": [0] * len(hands)}
    s = CountingCribbageState(**fields | more)
    s.hands, s.away = [cards(h) for h in hands], [cards(a) for a in away] or [[] for _ in hands]
    s.stock, s.choice, s.laid = cards(stock), [[] for _ in hands], s.laid or [[] for _ in hands]
    if s.phase == "respond":
        s.series_by = [len(hands) - 1]  # there is a claim
    return s


def numbers(*values: float) -> Callable[[], float]:
    """Return a source of fixed random numbers; one call too many is an error."""
    return iter(values).__next__


# Moves


def read(s: CountingCribbageState, word: str) -> Action:
    """Read a move: S6 is played, S6=2 played with a claim, 3 claimed or answered; ok, waive, waive_turn, watch ..."""
    if word.isdecimal():
        return Claim(int(word)) if s.phase == "claim" else Respond(int(word))
    if word.islower():
        return GAME.read(["accept" if word == "ok" else word])
    what, _, claim = word.partition("=")
    return Declare(card(what), int(claim)) if claim else Play(card(what))


def act(m: Game, moves: str) -> list[Event]:
    """Make moves such as "1:S6 2:H5=0 *:ok" (* is every awaited seat, t the table); return all events."""
    out = []
    for who, word in (move.split(":") for move in moves.split()):
        for p in m.state.waiting[:] if who == "*" else [TABLE_ACTOR if who == "t" else int(who)]:
            out += m.submit(p, read(m.state, word))
    return out


def lay_away(m: Game) -> list[Event]:
    """Let every seat give the first cards of its hand; return the events of the last one."""
    for p in m.state.waiting[:]:
        events = m.submit(p, GAME.legal(m.state, p)[0])
    return events


def show(m: Game) -> list[Event]:
    """Begin the show, after all cards have been pegged; return its events."""
    s, table = m.state, quiet()
    s.laid, s.hands = [a + b for a, b in zip(s.laid, s.hands, strict=True)], [[] for _ in s.hands]
    s.series, s.series_by = [], []
    begin_show(s, table)
    return table.events


def at_random(m: Game, rng: random.Random) -> Iterator[CountingCribbageState]:
    """Make random moves; yield the state before each."""
    while not m.over:
        yield m.state
        p = rng.choice(m.state.waiting)
        m.submit(p, rng.choice(GAME.legal(m.state, p)))


def refused(m: Game, p: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the reason of a refused move, without the common prefix, and its facts."""
    with pytest.raises(IllegalAction) as refusal:
        m.submit(p, action)
    return refusal.value.reason.removeprefix("counting_cribbage-no-"), dict(refusal.value.facts)


# Events


def quiet() -> SeededContext:
    """Return a table for calling rules directly."""
    return SeededContext(SECRET)


def facts(events: Sequence[Event]) -> list[list[Any]]:
    """Return events as lists: the kind and its facts in order."""
    return [[e.kind, *e.facts.values()] for e in events]


PEGGED = {"go": "go at {count}", "last_card": "last card 1", "leads": "leads new series"}


def told(events: Sequence[Event]) -> list[str]:
    """Return the events of pegging, up to the first of another kind, in the form of the vectors."""
    out = []
    for e in events:
        f = e.facts
        if e.kind == "played":
            assert f["points"] == sum(f["parts"])
            names = [f"{n} {v}" for n, v in zip(PEG_KINDS, f["parts"], strict=True) if v]
            out.append(f"P{f['seat']} {code(f['card'])} -> {f['count']} {'+'.join(names)}".rstrip())
        elif e.kind in PEGGED:
            out.append(f"P{f['seat']} {PEGGED[e.kind].format(**f)}")
        else:
            break
    return out
