"""The fullest and oddest positions of Jukugo Daifuda, and rare refusals (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import ORDER, RON
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from tests.games.jukugo_daifuda.positions import ANY, GOES_OUT, all_pass, card_of, cards_of, position, step
from tests.render.positions import Extreme

FULL = (
    "| three_kind 天後音, two_word 国内, pair 事人",
    "民 | four_kind 先月質日, pair 科学",
    "同 | pair 会社, pair 大義, pair 工気",
    "数部 | pair 家名, three_kind 校一生",
)
CARD, CARDS = card_of("大"), list(cards_of("日本"))
REFUSALS: dict[str, dict[str, Any]] = {
    "claim-size": {},
    "last-card": {},
    "kind": {"kind": "pair", "made": "chain"},
    "tier": {"word": "人間学", "tier": "standard"},
    "two": {"cards": list(cards_of("音国")), "tried": ["国音", "音国"]},
    "jokers": {},
    "three": {"cards": CARDS, "made": ["日本"], "count": 1},
    "four": {"cards": CARDS},
    "open-set": {},
    "attach-last": {},
    "grow-number": {"kind": "pair", "cards": CARDS, "daifuda": CARD},
    "grow-word": {"kind": "two_word", "cards": CARDS, "daifuda": CARD},
    "grow-longer": {"word": "人工的"},
    "grow-four": {"kind": "four_kind"},
    "grow-kind": {"kind": "chain"},
    "ron-low": {"score": 4, "least": 15},
    "ron-daifuda": {"daifuda": CARD},
    "ron-off": {"least": 15},
    "order-off": {},
}


def played(seats: int, moves: int, seed: int = 7, **options: Any) -> Match[JukugoDaifudaState]:
    """Return a match after so many random moves, or at its end."""
    m = Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < moves:
        step(m, rng)
    return m


def full() -> Match[JukugoDaifudaState]:
    """Return four seats with nearly all cards open, the most sets, three-digit chips, many discards."""
    m = position(*FULL, on="意", turn=2, discarder=2, window_mode="sealed", deck="用")
    s = m.state
    s.chips, s.last_seat, s.last_card, s.last_at = [240, 108, -12, 160], 2, card_of("気"), 2
    s.round, s.rounds = 16, 16
    return m


def after_ron(seats: int = 4) -> Match[JukugoDaifudaState]:
    """Return the first window of a round after a ron."""
    m = position(GOES_OUT, *[ANY] * (seats - 1), on="国")
    m.submit(0, RON)
    if not m.state.columns:
        all_pass(m)
    return m


def nearly_drawn() -> Match[JukugoDaifudaState]:
    """Return a window on the last card of the deck."""
    return position(ANY, ANY, on="水", deck="")


def choosing(seats: int = 3) -> Match[JukugoDaifudaState]:
    """Return a position where a seat has taken the daifuda and chooses a discard."""
    m = played(seats, 4)
    while m.state.phase != "discard":
        seat = m.state.waiting[0]
        m.submit(seat, GAME.legal(m.state, seat)[0])
    return m


def fullest() -> Iterator[Extreme]:
    """Yield all numbers of seats early and late; nearly all cards open, with orders; before and after a ron; a draw."""
    sealed = {"window_mode": "sealed"}
    for seats in (2, 3, 4):
        for moves in (0, 5, 30, 9999):
            yield Extreme(played(seats, moves).state)
    for m in (after_ron(), after_ron(2), choosing(2), choosing(4), nearly_drawn()):
        yield Extreme(m.state)
    m = full()
    yield Extreme(m.state.clone(), sealed)
    m.submit(3, ORDER["ron"])
    m.submit(3, ORDER["auto"])
    yield Extreme(m.state, sealed)
    rich = position("日本社会科小数", on="学", dictionary="full")
    rich.submit(1, ORDER["chi"])
    yield Extreme(rich.state, {"dictionary": "full"})
    drawn = nearly_drawn()
    all_pass(drawn)
    yield Extreme(drawn.state)
    s = played(4, 9999).state
    s.columns, s.round_winners, s.round_scores = [[-123, 160, 108, 999]] * 16, [3] * 16, [60] * 16
    yield Extreme(s)
