"""Positions of Rummy Fifty written in cards, and moves in short."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.action import Action, IllegalAction
from engine.core.cards import SUIT, SUITS, card, cards, code
from engine.core.context import GameContext
from engine.core.match import Match
from engine.families import melds as family
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import Bonus, EndTurn, Meld, RummyFiftyState
from engine.games.rummy_fifty.terms import CARDS, DISCARD, EXTRA, JACK, KING, QUEEN, STOCK
from engine.players.rummy_fifty.policy import choose

VECTORS: list[dict[str, Any]] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
COURTS = {"J": JACK, "Q": QUEEN, "K": KING}
END = EndTurn()


def vectors(kind: str) -> pytest.MarkDecorator:
    """The worked examples of a kind, named after the example."""
    found = [v for v in VECTORS if v["kind"] == kind]
    assert found
    return pytest.mark.parametrize("v", [pytest.param(v, id=f"{v['example']}-{i}") for i, v in enumerate(found)])


def set_of(codes: Sequence[str]) -> list[int]:
    return [card(c) for c in codes]


def begin(seats: int = 3, *, dealer: int = 0, **options: Any) -> Match[RummyFiftyState]:
    """A match with a prescribed first dealer."""
    settled = {"first_dealer": f"seat{dealer + 1}", **options}
    return Match.begin(GAME, match="m", seats=seats, options=settled, secret=bytes(range(32)), nonces=("a",))


def choose_all(m: Match[RummyFiftyState], court: int = JACK) -> None:
    for p in m.state.waiting[:]:
        m.submit(p, Bonus(court))


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
    courts: str = "",
    **options: Any,
) -> Match[RummyFiftyState]:
    """A match with ``seat`` to move in ``phase``; cards not named lie in other hands, the stock, or nowhere."""
    m = begin(seats, **options)
    choose_all(m)
    s = m.state
    used = [c for t in hands.values() for c in cards(t)] + [c for _, t in melds for c in cards(t)]
    used += [card(t) for t in (*(tops or {}).values(), *(extras or {}).values())]
    rest = [c for c in CARDS if c not in used]
    s.indicator = next(c for c in rest if SUIT[c] == SUITS.index(wild))
    rest.remove(s.indicator)
    s.stock, rest = rest[:stock], rest[stock:]
    s.hands = [sorted(cards(hands[p])) if p in hands else [rest.pop() for _ in range(5)] for p in range(seats)]
    s.discards = [[card(tops[p])] if tops and p in tops else [] for p in range(seats)]
    s.extras = [[card(extras[p])] if extras and p in extras else [] for p in range(seats)]
    s.melds = [family.in_order(cards(t)) for _, t in melds]
    s.owners = [p for p, _ in melds]
    s.forms = [family.form_of(meld, SUITS.index(wild)) for meld in s.melds]
    s.phase, s.waiting, s.mover = phase, [seat], seat
    if courts:
        s.courts = [COURTS[c] for c in courts]
    return m


def refusal(m: Match[RummyFiftyState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as e:
        m.submit(seat, action)
    return e.value.reason.removeprefix("rummy_fifty-"), e.value.facts


def melding(text: str) -> Meld:
    return Meld(tuple(sorted(cards(text))))


def random_end(m: Match[RummyFiftyState], rng: random.Random) -> None:
    while not m.over:
        seat = rng.choice(m.state.waiting)
        m.submit(seat, rng.choice(GAME.legal(m.state, seat)))


def spare(v: dict[str, Any], c: str) -> str:
    """A card that is in none of the vector's places, so that the hand is not empty after the layoff."""
    taken = {c, *v["meld"]}
    return next(code(k) for k in CARDS if code(k) not in taken and code(k)[0] != v["wild"])


def can_empty(s: RummyFiftyState, seat: int) -> bool:
    """Whether some order of table moves empties the hand, by trying them all."""
    for action in GAME.legal(s, seat):
        if action != END:
            new = s.clone()
            GAME.apply(new, seat, action, GameContext(random.Random(1).random))
            if new.round > s.round or can_empty(new, seat):
                return True
    return False


def source_name(source: int) -> str:
    if source == STOCK:
        return "stock"
    return f"extra:P{source - EXTRA}" if source >= EXTRA else f"discard:P{source - DISCARD}"


def flow(players: int, action: str) -> dict[str, Any]:
    found = [v for v in VECTORS if v["kind"] == "flow" and v["players"] == players and v["action"] == action]
    assert len(found) == 1
    assert found[0]["example"] == "E15" and found[0]["stock"] == 1
    out: dict[str, Any] = found[0]["expect"]
    return out


def valid(found: Sequence[int], wild: int) -> bool:
    return family.fault(found, wild) is None


def fewest_left(s: RummyFiftyState, seen: dict[str, int]) -> int:
    """How few cards seat 0 can be left with, by trying every order of table moves."""
    key = json.dumps([s.hands[0], s.melds])
    if key not in seen:
        best = len(s.hands[0])
        for action in GAME.legal(s, 0):
            if action == END:
                continue
            new = s.clone()
            GAME.apply(new, 0, action, GameContext(random.Random(1).random))
            best = min(best, 0 if new.round > s.round else fewest_left(new, seen))
        seen[key] = best
    return seen[key]


def contest(seats: int, seed: int) -> bool:
    """Whether a heuristic player beats random ones; every move of it is checked for legality."""
    rng = random.Random(seed)
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([seed]) * 32)
    heuristic = seed % seats
    while not m.over:
        seat = rng.choice(m.state.waiting)
        legal = GAME.legal(m.state, seat)
        if seat == heuristic:
            move = choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random)
            assert move in legal
        else:
            move = rng.choice(legal)
        m.submit(seat, move)
    return m.state.winners == [heuristic]
