"""The policy of the search in Boonaken: a deal is the horizon, and its plus or minus counts.

In the auction other hands are guessed: a player who bids has the cards for it, a player who passes has not. A redeal
gives every player any possible cards. If a search took such deals as they are, every bid of another player would look
rash, and letting that player play would look like the best outcome. Once cards are played, possible hands do as well
as likely ones. The reasons for a move are certain from what the seat sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nsmallest
from itertools import combinations
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Seat, Suit
from engine.core.game import Game, Rnd
from engine.families.auction import PASS, PASSED, Pass
from engine.families.tricks import NO_TRUMP, Play, best
from engine.games.boonaken import terms
from engine.games.boonaken.rules import BIDS, BOONAAKS, MISERE, ZWABBER, Bid, Exchange, Misere, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.players.boonaken import heuristic
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
HANDS: Final = 12
"""The number of hands tried for a player who has spoken; if none fits, the best one is taken."""
LOOSE: Final = 10
"""The number of points by which people bid higher, or pass earlier, than their cards promise."""
SAFE: Final = 0.6
"""The number of tricks that a misère may cost for a player to bid it."""
LOW = 2
"""Strength of a nine: cards up to it are low."""


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
        return heuristic.choose(game, s, seat, rnd)

    def suppose(self, s: BoonakenState, seat: int, rnd: Rnd) -> None:
        """Change the other seats' cards, in place, into cards that fit their bids so far."""
        if s.phase == "auction" and s.calls:
            bidders(s, seat, rnd)

    def any_move(self, game: Game[BoonakenState], s: BoonakenState, seat: int, rnd: Rnd) -> Action:
        """Return any cards to discard."""
        hand = sorted(s.hands[seat], key=lambda _: rnd())
        return Exchange(tuple(sorted(hand[: len(s.picked[seat])])))

    def reason(self, s: BoonakenState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return one fact about the move that is certain from what the seat sees; None if none is worth saying."""
        found: Found = None
        if isinstance(action, Bid | Misere | Pass):
            found = _call(s, seat, action)
        elif isinstance(action, Exchange):
            found = _exchange(s, seat, action)
        elif isinstance(action, Open | Trump):
            found = _opening(s, seat, action)
        elif isinstance(action, Play) and s.phase == "play":
            found = _play(s, seat, action.card)
        return Message(f"boonaken-hint-why-{found[0]}", found[1]) if found else None


def bids(game: Game[BoonakenState], s: BoonakenState, seat: int) -> list[Action]:
    """Return a pass, and those of the next number, some jumps and other bids that the cards could make."""
    if s.joint:
        return [PASS, MISERE]
    cards = [*s.hands[seat], *s.open]
    most = heuristic.limit(s, seat) + BEYOND
    first = terms.next_number(s.high, s.least, s.strict) // terms.STEP
    wanted: list[Action] = [PASS]
    wanted += [BIDS[first + k] for k in JUMPS if first + k < len(BIDS) and (first + k) * terms.STEP <= most]
    if heuristic.safest(cards)[0] <= RISKY:
        wanted.append(MISERE)
    if sum(heuristic.PLAIN[c] == heuristic.TOP for c in cards) >= ACES:
        wanted += [ZWABBER, BOONAAKS[0]]
    legal = set(game.legal(s, seat))
    return [a for a in wanted if a in legal]


def exchanges(s: BoonakenState, seat: int) -> list[Action]:
    """Return the exchanges that keep the best cards for each trump suit; for a misère the safest hands."""
    hand = s.hands[seat]
    if s.high == terms.MISERE:
        kept = [list(cards) for cards in nsmallest(FEW, combinations(hand, terms.TRICKS), key=heuristic.danger)]
    else:
        by_suit = [(heuristic.keepers(hand, t), t) for t in range(4)]
        kept = [cards for cards, _ in sorted(by_suit, key=lambda best: -heuristic.promise(best[0], best[1], s.strict))]
        kept.append(sorted(hand, key=heuristic.PLAIN.__getitem__)[-terms.TRICKS :])
    away = [heuristic.discards(s, seat), *([c for c in hand if c not in cards] for cards in kept[:FEW]), s.picked[seat]]
    return list(dict.fromkeys(Exchange(tuple(sorted(cards))) for cards in away))


def openings(s: BoonakenState, seat: int, legal: Sequence[Action]) -> list[Action]:
    """Return all roem with the two best trump suits."""
    hand = s.hands[seat]
    suits = sorted(range(4), key=lambda t: -heuristic.promise(hand, t, s.strict))[:2]
    most = [terms.roem(hand, t, s.strict) for t in range(4)]
    return [
        a
        for a in legal
        if isinstance(a, Open | Trump) and a.trump in suits and (isinstance(a, Trump) or a.roem == most[a.trump])
    ]


Said = tuple[float, float, bool]
"""What a player's calls reveal: a promise of at least the first and less than the second; or a misère."""


def said(s: BoonakenState, seat: int) -> dict[int, Said]:
    """Return by seat what the calls of the other seats reveal in the auction so far."""
    found: dict[int, Said] = {}
    high, joint = 0, False
    for p, call in s.calls:
        low, top, low_cards = found.get(p, (0.0, float(terms.HIGHEST_BID), False))
        if call == PASSED:
            if not joint:
                top = terms.next_number(high, s.least, s.strict) + LOOSE
        else:
            joint = call == high == terms.MISERE
            high = call
            low, low_cards = (call - LOOSE, False) if terms.is_number(call) else (0.0, call == terms.MISERE)
        if p != seat:
            found[p] = low, top, low_cards
    return found


def bidders(s: BoonakenState, seat: int, rnd: Rnd) -> None:
    """Fit hands to calls before the exchange: no card is known, so hands are drawn until they fit."""
    told = said(s, seat)
    others = [p for p, hand in enumerate(s.hands) if p != seat and hand]
    pool = [c for p in others for c in s.hands[p]] + s.blind + s.unused
    behind = heuristic.BLIND * len(s.blind)
    start = 0
    for p in sorted(others, key=lambda p: -told.get(p, (0.0, 0.0, False))[0]):
        low, top, low_cards = told.get(p, (0.0, float(terms.HIGHEST_BID), False))
        best, chosen = 1e9, pool[start : start + terms.TRICKS]
        for _ in range(HANDS):
            draw(pool, start, rnd)
            cards = [*pool[start : start + terms.TRICKS], *s.open]
            if low_cards:
                short = heuristic.safest(cards)[0] - SAFE
            else:
                promised = heuristic.best_trump(cards, s.strict)[0] + behind
                short = max(low - promised, promised - top)
            if short < best:
                best, chosen = short, pool[start : start + terms.TRICKS]
                if short <= 0:
                    break
        rest = [c for c in pool[start:] if c not in chosen]
        pool[start:] = chosen + rest
        s.hands[p] = chosen
        start += terms.TRICKS
    s.blind[:] = pool[start : start + len(s.blind)]
    s.unused[:] = pool[start + len(s.blind) :]


def draw(pool: list[int], start: int, rnd: Rnd) -> None:
    """Draw six cards at random from ``start`` on, in place."""
    size = len(pool)
    for i in range(start, start + terms.TRICKS):
        j = i + int(rnd() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]


Found = tuple[str, dict[str, Any]] | None
"""The key of a reason and its facts."""


def _call(s: BoonakenState, seat: int, action: Bid | Misere | Pass) -> Found:
    hand = s.hands[seat]
    if isinstance(action, Misere):
        return "low", {"count": Count(sum(heuristic.PLAIN[c] <= LOW for c in hand))}
    trump = heuristic.best_trump(hand, s.strict)[1]
    facts = {"suit": Suit(trump), "count": Count(sum(SUIT[c] == trump for c in hand))}
    if isinstance(action, Pass):
        least = terms.next_number(s.high, s.least, s.strict)
        return None if s.joint or least > terms.HIGHEST_BID else ("pass", {**facts, "least": least})
    held = terms.roem(hand, trump, s.strict)
    return ("roem", {**facts, "roem": held}) if held else ("trumps", facts)


def _exchange(s: BoonakenState, seat: int, action: Exchange) -> Found:
    kept = [c for c in s.hands[seat] if c not in action.cards]
    if s.high == terms.MISERE:
        return "keep-low", {"count": Count(sum(heuristic.PLAIN[c] <= LOW for c in kept))}
    suits = [SUIT[c] for c in kept]
    longest = max(suits, key=suits.count)
    facts = {"suit": Suit(longest), "count": Count(suits.count(longest))}
    held = terms.roem(kept, longest, s.strict) if terms.counts_roem(s.high) else 0
    return ("keep-roem", {**facts, "roem": held}) if held else ("keep", facts)


def _opening(s: BoonakenState, seat: int, action: Open | Trump) -> Found:
    suits = [SUIT[c] for c in s.hands[seat]]
    count = suits.count(action.trump)
    if s.high == terms.MISERE or count < max(map(suits.count, suits)):
        return None
    return "longest", {"suit": Suit(action.trump), "count": Count(count)}


def _play(s: BoonakenState, seat: int, card: int) -> Found:
    high, trick = terms.STRENGTH[s.trump], [*s.trick, card]
    if len(trick) == 1:
        above = sum(SUIT[c] == SUIT[card] and high[c] > high[card] for c in heuristic.unseen(s, seat))
        return "lead", {"card": Card(card), "above": above, "suit": Suit(SUIT[card])}
    points = sum([terms.POINTS[s.trump][c] for c in trick])
    more = len(s.players) - len(trick)
    top = s.trick[best(s.trick, s.trump, high)]
    if heuristic.beats(s, card, top):
        if s.high == terms.MISERE or (s.trump == NO_TRUMP and more):
            return "over", {"more": more}
        return ("wins", {"more": more, "points": points}) if more else ("takes", {"points": points})
    if s.high == terms.MISERE:
        return "under", {"top": Card(top)}
    holder = s.players[(s.players.index(s.leader) + s.trick.index(top)) % len(s.players)]
    own = terms.POINTS[s.trump][card]
    if seat not in s.declarers and holder not in s.declarers and own:
        return "feed", {"seat": Seat(holder), "points": own}
    return "gives", {"points": own}


POLICY = BoonakenPolicy()
