"""The policy of the search in Boonaken: a deal is the horizon, and its plus or minus is what counts; why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from itertools import combinations
from typing import ClassVar

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.families.auction import PASS
from engine.games.boonaken import terms
from engine.games.boonaken.moves import BIDS, BOONAAKS, MISERE, ZWABBER, Exchange, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.players.boonaken.guess import suppose
from engine.players.boonaken.heuristic import choose, discards, limit
from engine.players.boonaken.reasons import reason_for
from engine.players.boonaken.worth import PLAIN, TOP, danger, keepers, promise, safest
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

SPAN = 4.0
"""Marks between the worst and the best that may come of a deal; the deciding ones count double."""
FEW = 4
"""So many ways to exchange are looked at."""
JUMPS = (0, 2, 4)
"""How many steps above the next number a search looks at."""
BEYOND = 30
"""By how many points a bid may go beyond what the cards promise to be looked at."""
RISKY = 1.5
"""So many tricks a misère may cost that is looked at."""
ACES = 3
"""So many aces there are where a bid of all six tricks is looked at."""


class BoonakenPolicy(SearchPolicy[BoonakenState]):
    """Looks ahead to the end of the deal."""

    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    proof: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 1_000_000

    def horizon(self, s: BoonakenState) -> tuple[int, int]:
        """How many deals were played, and passed out."""
        return len(s.history), s.redeals

    def values(self, s: BoonakenState, before: BoonakenState) -> Sequence[float]:
        """A plus is good, a minus bad, the second one of each decides; what others get counts against one."""
        gains = [0.0] * len(s.plus)
        for _, p, _, _, _, made in s.history[len(before.history) :]:
            gains[p] += 1.0 + before.plus[p] if made else -1.0 - before.minus[p]
        return relative(gains, SPAN)

    def candidates(self, game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """A few bids, discards and openings of the many; every card."""
        if s.phase == "auction":
            return bids(game, s, seat)
        if s.phase == "exchange":
            return exchanges(s, seat)
        legal = game.legal(s, seat)
        return openings(s, seat, legal) if s.phase == "open" else legal

    def rollout(
        self, game: Game[BoonakenState], s: BoonakenState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """The heuristic player: one bid at random of the many that no hand makes would end the auction.

        To pass would then look good, because others fail.
        """
        return choose(game, s, seat, rnd)

    def suppose(self, s: BoonakenState, seat: int, rnd: Rnd) -> None:
        """See ``guess``."""
        suppose(s, seat, rnd)

    def any_move(self, game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Action:
        """Any cards laid away."""
        hand = sorted(s.hands[seat], key=lambda _: rnd())
        return Exchange(tuple(sorted(hand[: len(s.picked[seat])])))

    def reason(self, s: BoonakenState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """See ``reasons``."""
        return reason_for(s, seat, action)


def bids(game: Game[BoonakenState], s: BoonakenState, seat: int) -> list[Action]:
    """A pass, the next number and some jumps as far as the cards could make them, and bids of other kinds likewise."""
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
    """What keeps the best cards for each trump suit; for a misère the safest hands."""
    hand = s.hands[seat]
    if s.high == terms.MISERE:
        kept = [list(cards) for cards in nsmallest(FEW, combinations(hand, terms.TRICKS), key=danger)]
    else:
        kept = [keepers(hand, t) for t in sorted(range(4), key=lambda t: -promise(keepers(hand, t), t, s.strict))]
        kept.append(sorted(hand, key=PLAIN.__getitem__)[-terms.TRICKS :])
    away = [discards(s, seat), *([c for c in hand if c not in cards] for cards in kept[:FEW]), s.picked[seat]]
    return list(dict.fromkeys(Exchange(tuple(sorted(cards))) for cards in away))


def openings(s: BoonakenState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """All roem, and of the trump suits the two best."""
    hand = s.hands[seat]
    suits = sorted(range(4), key=lambda t: -promise(hand, t, s.strict))[:2]
    most = [terms.roem(hand, t, s.strict) for t in range(4)]
    return [
        a
        for a in legal
        if isinstance(a, Open | Trump) and a.trump in suits and (isinstance(a, Trump) or a.roem == most[a.trump])
    ]


POLICY = BoonakenPolicy()
