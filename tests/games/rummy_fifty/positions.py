"""Positions of Rummy Fifty in codes of cards, and moves as "0 draw discard:P1, 0 discard H9, 0 meld S4 S5 S6"."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import SUIT, SUITS, card, cards
from engine.core.match import Match
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, Discard, Draw, EndTurn, Layoff, Meld, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, JACK, KING, QUEEN, STOCK
from tests.engine.played import moves_told

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
COURTS = {"J": JACK, "Q": QUEEN, "K": KING}
PILES = {"stock": STOCK} | {
    f"{name}:P{p}": at + p for name, at in (("discard", DISCARD), ("extra", EXTRA)) for p in range(4)
}
END = EndTurn()


def vectors(kind: str) -> pytest.MarkDecorator:
    """Return the worked examples of a kind, named after the example."""
    found = [v for v in VECTORS if v["kind"] == kind]
    assert found
    return pytest.mark.parametrize("v", [pytest.param(v, id=f"{v['example']}-{i}") for i, v in enumerate(found)])


def begin(seats: int = 3, *, dealer: int = 0, **options: Any) -> Match[RummyFiftyState]:
    """Begin a match with this first dealer."""
    settled = {"first_dealer": f"seat{dealer + 1}", **options}
    return Match.begin(GAME, match="m", seats=seats, options=settled, secret=bytes(range(32)), nonces=("a",))


def position(
    hands: dict[int, str],
    *,
    seats: int = 3,
    seat: int = 0,
    phase: str = "table",
    wild: str = "L",
    melds: Sequence[tuple[int, str]] = (),
    tops: dict[int, str] | None = None,
    extras: dict[int, str] | None = None,
    stock: int = 12,
    courts: str = "JJJJ",
    **options: Any,
) -> Match[RummyFiftyState]:
    """Return a match with ``seat`` to move in ``phase``; ``tops`` and ``extras`` are piles by seat, the top last.

    The other cards are in other hands, in the stock, or nowhere.
    """
    m = begin(seats, **options)
    told(m, ", ".join(f"{p} bonus {courts[p]}" for p in range(seats)))
    m.ctx.events.clear()
    s, piles = m.state, [tops or {}, extras or {}]
    used = cards(" ".join([*hands.values(), *(t for _, t in melds), *(t for pile in piles for t in pile.values())]))
    rest = [c for c in CARDS if c not in used]
    s.indicator = next(c for c in rest if SUIT[c] == SUITS.index(wild))
    rest.remove(s.indicator)
    s.stock, rest = rest[:stock], rest[stock:]
    s.hands = [sorted(cards(hands[p])) if p in hands else [rest.pop() for _ in range(5)] for p in range(seats)]
    s.discards, s.extras = [[cards(pile.get(p, "")) for p in range(seats)] for pile in piles]
    s.melds = [family.in_order(cards(t)) for _, t in melds]
    s.owners = [p for p, _ in melds]
    s.forms = [family.form_of(meld, s.wild) for meld in s.melds]
    s.phase, s.waiting, s.mover = phase, [seat], seat
    return m


def move(text: str) -> Action:
    """Read bonus K, draw stock, draw discard:P1, discard H9, meld S4 S5 S6, layoff S7 0, end."""
    verb, *rest = text.split()
    match verb:
        case "bonus":
            return Bonus(COURTS[rest[0]])
        case "draw":
            return Draw(PILES[rest[0]])
        case "discard":
            return Discard(card(rest[0]))
        case "meld":
            return Meld(tuple(sorted(cards(" ".join(rest)))))
        case "layoff":
            return Layoff(card(rest[0]), int(rest[1]))
    assert verb == "end"
    return END


told = partial(moves_told, move)


def refusal(m: Match[RummyFiftyState], seat: int, action: Action | str) -> tuple[str, dict[str, Any]]:
    """Return the reason without its prefix, and its facts."""
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, move(action) if isinstance(action, str) else action)
    return e.value.reason.removeprefix("rummy_fifty-no-"), e.value.facts


def at_random(m: Match[RummyFiftyState], rng: random.Random) -> None:
    seat = rng.choice(m.state.waiting)
    m.submit(seat, rng.choice(GAME.legal(m.state, seat)))


def by_the_clock(m: Match[RummyFiftyState]) -> None:
    """Make the default moves until the round is over."""
    number = m.state.round
    while m.state.round == number and not m.over:
        seat = m.state.waiting[0]
        m.submit(seat, GAME.timeout(m.state, seat))
