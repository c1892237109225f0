"""The likely cards of other seats in Boonaken: a player who bids has the cards for it, a player who passes has not.

A redeal gives every player any possible cards. If a search takes such deals as they are, every bid of another player
looks rash, and letting that player play looks like the best outcome.
"""

from __future__ import annotations

from typing import Final

from engine.core.game import Rnd
from engine.families.auction import PASSED
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken import terms
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import HIGHEST_BID, TRICKS, roem
from engine.players.boonaken.worth import BLIND, best_trump, danger, promise, safest

HANDS: Final = 12
"""The number of hands tried for a player who has spoken; if none fits, the best one is taken."""
SWAPS: Final = 16
"""The number of exchanges of a card tried for a declarer."""
LOOSE: Final = 10
"""The number of points by which people bid higher, or pass earlier, than their cards promise."""
SAFE: Final = 0.6
"""The number of tricks that a misère may cost for a player to bid it."""
RECKLESS: Final = 2.0
"""How much less likely (as a power of e) each trick taken makes the cards of a misère."""
EACH: Final = 14
"""The worth in the promise of each forgotten card that a declarer has played."""
KEEN: Final = 8.0
"""Points short of the bid that make a declarer's cards less likely by a factor e."""
UNTOLD: Final = 3.0
"""How much less likely (as a power of e) cards are whose roem differs from the declared one."""


def suppose(s: BoonakenState, seat: int, rnd: Rnd) -> None:
    """Change in place the other seats' cards, in a state redealt for ``seat``, into cards that fit their bids."""
    if s.phase == "auction":
        if s.calls:
            bidders(s, seat, rnd)
    elif s.phase == "play" and len(s.declarers) == 1 and seat not in s.declarers:
        declarer(s, seat, rnd)


Said = tuple[float, float, bool]
"""What a player's calls reveal: a promise of at least the first and less than the second; or a misère."""


def said(s: BoonakenState, seat: int) -> dict[int, Said]:
    """Return by seat what the calls of the other seats reveal in the auction so far."""
    found: dict[int, Said] = {}
    high, joint = 0, False
    for p, call in s.calls:
        low, top, low_cards = found.get(p, (0.0, float(HIGHEST_BID), False))
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
    behind = BLIND * len(s.blind)
    start = 0
    for p in sorted(others, key=lambda p: -told.get(p, (0.0, 0.0, False))[0]):
        low, top, low_cards = told.get(p, (0.0, float(HIGHEST_BID), False))
        best, chosen = 1e9, pool[start : start + TRICKS]
        for _ in range(HANDS):
            draw(pool, start, rnd)
            cards = [*pool[start : start + TRICKS], *s.open]
            if low_cards:
                short = safest(cards)[0] - SAFE
            else:
                promised = best_trump(cards, s.strict)[0] + behind
                short = max(low - promised, promised - top)
            if short < best:
                best, chosen = short, pool[start : start + TRICKS]
                if short <= 0:
                    break
        rest = [c for c in pool[start:] if c not in chosen]
        pool[start:] = chosen + rest
        s.hands[p] = chosen
        start += TRICKS
    s.blind[:] = pool[start : start + len(s.blind)]
    s.unused[:] = pool[start + len(s.blind) :]


def draw(pool: list[int], start: int, rnd: Rnd) -> None:
    """Draw six cards at random from ``start`` on, in place."""
    size = len(pool)
    for i in range(start, start + TRICKS):
        j = i + int(rnd() * (size - i))
        pool[i], pool[j] = pool[j], pool[i]


def declarer(s: BoonakenState, seat: int, rnd: Rnd) -> None:
    """Fit the declarer's cards to the bid: exchange single cards, mostly for likelier ones."""
    who = s.declarers[0]
    hand, known = s.hands[who], laid(s, who)
    forgotten = TRICKS - len(hand) - len(known)
    places = [(cards, p) for p, cards in enumerate(s.hands) if p not in (seat, who) and cards]
    places += [(cards, -1) for cards in (s.unused, s.away) if cards]
    spots = [(cards, i, p) for cards, p in places for i in range(len(cards))]
    if not hand or not spots:
        return
    now = likely(s, [*hand, *known], forgotten)
    for _ in range(SWAPS):
        at = int(rnd() * len(hand))
        cards, i, p = spots[int(rnd() * len(spots))]
        mine, theirs = hand[at], cards[i]
        if not s.may_hold(who, theirs) or (not s.may_hold(p, mine) if p >= 0 else cards is s.unused and mine in s.open):
            continue
        hand[at], cards[i] = theirs, mine
        then = likely(s, [*hand, *known], forgotten)
        if then < now and rnd() >= 2.718 ** (then - now):
            hand[at], cards[i] = mine, theirs
        else:
            now = then


def laid(s: BoonakenState, who: int) -> list[int]:
    """Return the cards of ``who`` in this trick and the last one."""
    out = []
    for cards, leader in ((s.trick, s.leader), (s.last_trick, s.last_leader)):
        if cards:
            at = (s.players.index(who) - s.players.index(leader)) % len(s.players)
            out += cards[at : at + 1]
    return out


def likely(s: BoonakenState, cards: list[int], forgotten: int) -> float:
    """Return how likely the contract is with these cards and the number of forgotten ones: a logarithm, at most 0."""
    if s.high == terms.MISERE:
        return -RECKLESS * danger(cards)
    if s.trump == NO_TRUMP:
        return 0.0
    held = roem(cards, s.trump, s.strict)
    out = -UNTOLD if (held > s.roem if forgotten else held != s.roem) and terms.counts_roem(s.high) else 0.0
    if not terms.is_number(s.high):
        return out
    promised = promise(cards, s.trump, s.strict) - held + s.roem + EACH * forgotten
    return out + min(0.0, promised - s.high + LOOSE) / KEEN
