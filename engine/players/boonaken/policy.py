"""The policy of the search in Boonaken: a deal is the horizon, and its plus or minus counts; with reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from itertools import combinations
from typing import ClassVar

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.families.auction import PASS
from engine.games.boonaken import terms
from engine.games.boonaken.rules import BIDS, BOONAAKS, MISERE, ZWABBER, Exchange, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.players.boonaken.guess import suppose
from engine.players.boonaken.heuristic import choose, discards, limit
from engine.players.boonaken.reasons import reason_for
from engine.players.boonaken.worth import PLAIN, TOP, danger, keepers, promise, safest
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

SPAN = 4.0
"""The difference in marks between the worst and the best outcome of a deal; the deciding ones count double."""
FEW = 4
"""The number of exchanges examined."""
JUMPS = (0, 2, 4)
"""The number of steps above the next number that a search examines."""
BEYOND = 30
"""The number of points by which an examined bid may exceed the promise of the cards."""
RISKY = 1.5
"""The number of tricks that an examined misère may cost."""
ACES = 3
"""The number of aces from which a bid of all six tricks is examined."""


class BoonakenPolicy(SearchPolicy[BoonakenState]):
    """Looks ahead to the end of the deal."""

    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    proof: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 1_000_000

    def horizon(self, s: BoonakenState) -> tuple[int, int]:
        """Return how many deals were played, and passed out."""
        return len(s.history), s.redeals

    def values(self, s: BoonakenState, before: BoonakenState) -> Sequence[float]:
        """Return values: a plus is good, a minus bad, the second of each decides; others' marks count against one."""
        gains = [0.0] * len(s.plus)
        for _, p, _, _, _, made in s.history[len(before.history) :]:
            gains[p] += 1.0 + before.plus[p] if made else -1.0 - before.minus[p]
        return relative(gains, SPAN)

    def candidates(self, game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return a few of the many bids, discards and openings; every card."""
        if s.phase == "auction":
            return bids(game, s, seat)
        if s.phase == "exchange":
            return exchanges(s, seat)
        legal = game.legal(s, seat)
        return openings(s, seat, legal) if s.phase == "open" else legal

    def rollout(
        self, game: Game[BoonakenState], s: BoonakenState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move: a random one of the many impossible bids would end the auction.

        A pass would then look good, because the other seats fail.
        """
        return choose(game, s, seat, rnd)

    def suppose(self, s: BoonakenState, seat: int, rnd: Rnd) -> None:
        """Fit the other seats' cards to their bids (see ``guess``)."""
        suppose(s, seat, rnd)

    def any_move(self, game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Action:
        """Return any cards to discard."""
        hand = sorted(s.hands[seat], key=lambda _: rnd())
        return Exchange(tuple(sorted(hand[: len(s.picked[seat])])))

    def reason(self, s: BoonakenState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason from ``reasons``."""
        return reason_for(s, seat, action)


def bids(game: Game[BoonakenState], s: BoonakenState, seat: int) -> list[Action]:
    """Return a pass, and those of the next number, some jumps and other bids that the cards could make."""
    if s.joint:
        return [PASS, MISERE]
    cards = [*s.hands[seat], *s.open]
    most = limit(s, seat) + BEYOND
    first = terms.next_number(s.high, s.least, s.strict) // terms.STEP
    wanted: list[Action] = [PASS]
    wanted += [BIDS[first + k] for k in JUMPS if first + k < len(BIDS) and (first + k) * terms.STEP <= most]
    if safest(cards)[0] <= RISKY:
        wanted.append(MISERE)
    if sum(PLAIN[c] == TOP for c in cards) >= ACES:
        wanted += [ZWABBER, BOONAAKS[0]]
    legal = set(game.legal(s, seat))
    return [a for a in wanted if a in legal]


def exchanges(s: BoonakenState, seat: int) -> list[Action]:
    """Return the exchanges that keep the best cards for each trump suit; for a misère the safest hands."""
    hand = s.hands[seat]
    if s.high == terms.MISERE:
        kept = [list(cards) for cards in nsmallest(FEW, combinations(hand, terms.TRICKS), key=danger)]
    else:
        kept = [keepers(hand, t) for t in sorted(range(4), key=lambda t: -promise(keepers(hand, t), t, s.strict))]
        kept.append(sorted(hand, key=PLAIN.__getitem__)[-terms.TRICKS :])
    away = [discards(s, seat), *([c for c in hand if c not in cards] for cards in kept[:FEW]), s.picked[seat]]
    return list(dict.fromkeys(Exchange(tuple(sorted(cards))) for cards in away))


def openings(s: BoonakenState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Return all roem with the two best trump suits."""
    hand = s.hands[seat]
    suits = sorted(range(4), key=lambda t: -promise(hand, t, s.strict))[:2]
    most = [terms.roem(hand, t, s.strict) for t in range(4)]
    return [
        a
        for a in legal
        if isinstance(a, Open | Trump) and a.trump in suits and (isinstance(a, Trump) or a.roem == most[a.trump])
    ]


POLICY = BoonakenPolicy()
