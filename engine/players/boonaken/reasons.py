"""The reasons for an advised move of Boonaken, as far as they are certain from what the seat sees."""

from __future__ import annotations

from typing import Any

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Seat, Suit
from engine.families.auction import Pass
from engine.families.tricks import NO_TRUMP, Play, best
from engine.games.boonaken import terms
from engine.games.boonaken.rules import Bid, Exchange, Misere, Open, Trump
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import POINTS, STRENGTH, roem
from engine.players.boonaken.heuristic import beats, unseen
from engine.players.boonaken.worth import PLAIN, best_trump
from engine.players.policy import Reason

LOW = 2
"""Strength of a nine: cards up to it are low."""


def reason_for(s: BoonakenState, seat: int, action: Action) -> Reason | None:
    """Return one certain fact about the move; None if there is none worth saying."""
    if isinstance(action, Bid | Misere | Pass):
        found = _call(s, seat, action)
    elif isinstance(action, Exchange):
        found = _exchange(s, seat, action)
    elif isinstance(action, Open | Trump):
        found = _opening(s, seat, action)
    else:
        found = _play(s, seat, action.card) if isinstance(action, Play) and s.phase == "play" else None
    return Message(f"boonaken-hint-why-{found[0]}", found[1]) if found else None


Found = tuple[str, dict[str, Any]] | None


def _call(s: BoonakenState, seat: int, action: Bid | Misere | Pass) -> Found:
    hand = s.hands[seat]
    if isinstance(action, Misere):
        return "low", {"count": Count(sum(PLAIN[c] <= LOW for c in hand))}
    trump = best_trump(hand, s.strict)[1]
    facts = {"suit": Suit(trump), "count": Count(sum(SUIT[c] == trump for c in hand))}
    if isinstance(action, Pass):
        least = terms.next_number(s.high, s.least, s.strict)
        return None if s.joint or least > terms.HIGHEST_BID else ("pass", {**facts, "least": least})
    held = roem(hand, trump, s.strict)
    return ("roem", {**facts, "roem": held}) if held else ("trumps", facts)


def _exchange(s: BoonakenState, seat: int, action: Exchange) -> Found:
    kept = [c for c in s.hands[seat] if c not in action.cards]
    if s.high == terms.MISERE:
        return "keep-low", {"count": Count(sum(PLAIN[c] <= LOW for c in kept))}
    suits = [SUIT[c] for c in kept]
    longest = max(suits, key=suits.count)
    facts = {"suit": Suit(longest), "count": Count(suits.count(longest))}
    held = roem(kept, longest, s.strict) if terms.counts_roem(s.high) else 0
    return ("keep-roem", {**facts, "roem": held}) if held else ("keep", facts)


def _opening(s: BoonakenState, seat: int, action: Open | Trump) -> Found:
    suits = [SUIT[c] for c in s.hands[seat]]
    count = suits.count(action.trump)
    if s.high == terms.MISERE or count < max(map(suits.count, suits)):
        return None
    return "longest", {"suit": Suit(action.trump), "count": Count(count)}


def _play(s: BoonakenState, seat: int, card: int) -> Found:
    high, trick = STRENGTH[s.trump], [*s.trick, card]
    if len(trick) == 1:
        above = sum(SUIT[c] == SUIT[card] and high[c] > high[card] for c in unseen(s, seat))
        return "lead", {"card": Card(card), "above": above, "suit": Suit(SUIT[card])}
    points = sum([POINTS[s.trump][c] for c in trick])
    more = len(s.players) - len(trick)
    top = s.trick[best(s.trick, s.trump, high)]
    if beats(s, card, top):
        if s.high == terms.MISERE or (s.trump == NO_TRUMP and more):
            return "over", {"more": more}
        return ("wins", {"more": more, "points": points}) if more else ("takes", {"points": points})
    if s.high == terms.MISERE:
        return "under", {"top": Card(top)}
    holder = s.players[(s.players.index(s.leader) + s.trick.index(top)) % len(s.players)]
    own = POINTS[s.trump][card]
    if seat not in s.declarers and holder not in s.declarers and own:
        return "feed", {"seat": Seat(holder), "points": own}
    return "gives", {"points": own}
