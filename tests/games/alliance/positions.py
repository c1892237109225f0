"""Positions of Alliance for its tests, made from the codes of cards, and the events at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Any

from engine.core.action import Action
from engine.core.cards import SUITS
from engine.core.context import GameContext, SeededContext
from engine.core.match import Match
from engine.games.alliance.rules import ACCEPT, DOWN, GAME, PASS, PLAY, Propose
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import FACE_DOWN, PASSED, SUITS_OF, card_of

SECRET = b"\x07" * 32
TABLES = ((2, "individual"), (3, "individual"), (4, "team"), (5, "individual"), (6, "team"), (6, "secret_team"))


def codes(text: str) -> list[int]:
    """Return cards by their codes; "H7*" lies face down, "-" is a pass."""
    return [PASSED if c == "-" else FACE_DOWN if c.endswith("*") else card_of(c) for c in text.split()]


def numbers(*first: float) -> Callable[[], float]:
    """Return a source of these random numbers, then of larger ones: they keep the ascending order in a shuffle."""
    more: Iterator[float] = chain(first, (1 - 1 / k for k in count(100)))
    return more.__next__


def quiet(seed: int = 0) -> GameContext:
    return GameContext(random.Random(seed).random)


class Told(SeededContext):
    """A table that shuffles without changing the order."""

    def __init__(self) -> None:
        super().__init__(SECRET)

    def shuffled(self, label: str, items: Iterable[int]) -> list[int]:
        self.labels.append(label)
        return list(items)

    def take(self, kind: str) -> list[dict[str, Any]]:
        """Return the facts of the events of one kind since the last call, and forget all others."""
        found = [event.facts for event in self.events if event.kind == kind]
        self.events.clear()
        return found


def dealt(seats: int, seed: int = 0, **options: str) -> AllianceState:
    """Return a table in its first trick, after the draw of the suits."""
    s = GAME.start(seats, GAME.check(seats, options), quiet(seed))
    while s.phase == "distribute":
        GAME.apply(s, s.waiting[0], GAME.timeout(s, s.waiting[0]), quiet(seed))
    return s


def seat_of(s: AllianceState, suit: str) -> int:
    return s.suits.index(SUITS.index(suit))


def four(**cards: str) -> AllianceState:
    """Return four seats in their first trick without special cards; by suit "hand | pile", the pile's top card last."""
    s = dealt(4)
    for suit in "SHCD":
        p, (hand, _, pile) = seat_of(s, suit), cards.get(suit, "").partition("|")
        s.hands[p], s.pile[p], s.special[p], s.pile_empty[p] = codes(hand), codes(pile), 0, int(not pile)
    return s


def play(s: AllianceState, cards: str, table: GameContext | None = None) -> None:
    """Let each asked seat play the next of these cards, whatever it holds; "H5*" face down, "-" passes."""
    for text in cards.split():
        p = s.waiting[0]
        if text == "-":
            s.hands[p], s.pile[p] = [], []
            move: Action = PASS
        else:
            card = card_of(text.rstrip("*"))
            s.hands[p] = [card, *s.hands[p][:2]]
            move = (DOWN if text.endswith("*") else PLAY)[card]
        assert move in GAME.legal(s, p)
        GAME.apply(s, p, move, table or quiet())


def begin(seats: int = 6, given: Mapping[str, Sequence[int]] | None = None, **options: str) -> Match[AllianceState]:
    """Begin a match with these shuffles; by default seats 0 to 5 have the suits S H C D L X."""
    orders = {"aces": list(SUITS_OF[seats])} | {name: list(order) for name, order in (given or {}).items()}
    return Match.begin(GAME, match="m", seats=seats, options=options, secret=SECRET, given=orders)


def alone(seats: int, specials: str, mode: str = "individual") -> AllianceState:
    """Return a game without teams in its first trick, with these special cards by seat."""
    return begin(seats, {"specials": codes(specials)}, mode=mode).state


def agree(m: Match[AllianceState], *holders: int) -> None:
    """Let a team agree on the holders of its joker 1, joker 2 and white card."""
    first, *others = m.state.members(holders[0])
    m.submit(first, Propose(*holders))
    for p in others:
        m.submit(p, ACCEPT)


def random_match(seats: int, seed: int = 0, stop: int = 10_000, **options: str) -> Match[AllianceState]:
    """Make random moves, ``stop`` of them after the special cards are distributed."""
    rng = random.Random(f"{seats} {seed} {options}")
    m = Match.begin(GAME, match="m", seats=seats, options=options, secret=rng.randbytes(32))
    while not m.over and (stop or m.state.phase == "distribute"):
        stop -= m.state.phase != "distribute"
        seat = rng.choice(m.state.waiting)
        legal = GAME.legal(m.state, seat)
        m.submit(seat, ACCEPT if ACCEPT in legal else rng.choice(legal))
    return m


def refused(s: AllianceState, seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the reason of a refusal, without the name of the game, and its facts."""
    assert not GAME.allows(s, seat, action)
    key, facts = GAME.why_not(s, seat, action)
    return key.removeprefix("alliance-no-"), dict(facts)
