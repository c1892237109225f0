"""Positions of Counting Cribbage for tests, made from codes, and the reading of its vectors."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.cards import card, cards, code
from engine.core.context import Event, SeededContext
from engine.core.match import Match
from engine.games.counting_cribbage.moves import Play
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import DECK

Vector = dict[str, Any]
VECTORS: list[Vector] = json.loads(Path(__file__).with_name("vectors.json").read_text("utf-8"))
SECRET = bytes(range(32))
PARTS = {
    "peg": ("fifteen", "thirty_one", "pair", "run"),
    "show": ("fifteen", "run", "pair", "flush", "nob"),
}


def vectors(kind: str) -> list[Any]:
    """The vectors of a kind, named by their example."""
    import pytest

    return [pytest.param(v, id=v["example"]) for v in VECTORS if v["kind"] == kind]


def begin(seats: int, dealer: int = 0, deck: str = "", **options: Any) -> Match[CountingCribbageState]:
    """A match with a prescribed dealer, and a prescribed first deck where one is given."""
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
    **options: Any,
) -> Match[CountingCribbageState]:
    """The start of pegging with these hands; the crib is whatever is left unless it is named."""
    seats = len(hands)
    m = begin(seats, dealer, **options)
    s = m.state
    s.hands = [cards(h) for h in hands]
    s.starter = card(starter)
    taken = [c for h in s.hands for c in h] + [s.starter] + cards(crib)
    rest = [c for c in DECK if c not in taken]
    four = cards(crib) or [rest.pop() for _ in range(4)]
    share = 2 if seats == 2 else 1
    s.away = [four[p * share : p * share + share] for p in range(seats)]
    s.extra = four[3:] if seats == 3 else []
    s.stock = rest
    s.laid = [[] for _ in hands]
    s.points = list(points) or [0] * seats
    s.phase = "declare" if s.muggins == "full" else "play"
    s.waiting = [(dealer + 1) % seats]
    assert GAME.conserved(s) == list(DECK)
    return m


def of_vector(v: Mapping[str, Any]) -> Match[CountingCribbageState]:
    """The position of a vector that has hands."""
    hands = [" ".join(v["hands"][f"P{p}"]) for p in range(v["players"])]
    more = {"starter": v["starter"], "crib": " ".join(v["crib"])} if "crib" in v else {}
    return position(hands, dealer=seat(v["dealer"]), points=v["scores_before"], **more)


def seat(name: str) -> int:
    """P2 -> 2."""
    return int(name[1:])


def play(m: Match[CountingCribbageState], steps: Sequence[str]) -> list[Event]:
    """Plays such as "P1 S6"; everything that happened."""
    out = []
    for step in steps:
        who, what = step.split()
        out += m.submit(seat(who), Play(card(what)))
    return out


def told(events: Sequence[Event]) -> list[str]:
    """Events of pegging as the vectors write them."""
    out = []
    for e in events:
        f = e.facts
        if e.kind == "played":
            names = [f"{n} {v}" for n, v in zip(PARTS["peg"], f["parts"], strict=True) if v]
            out.append(" ".join([f"P{f['seat']} {code(f['card'])} -> {f['count']}", "+".join(names)]).rstrip())
        elif e.kind == "go":
            out.append(f"P{f['seat']} go at {f['count']}")
        elif e.kind == "last_card":
            out.append(f"P{f['seat']} last card 1")
        elif e.kind == "leads":
            out.append(f"P{f['seat']} leads new series")
        else:
            break
    return out


def quiet() -> SeededContext:
    """A table for calling rules directly."""
    return SeededContext(SECRET)
