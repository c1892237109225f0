"""The name of a contract of Boonaken, what of it is made and what is missing: for pictures and words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.families.auction import PASSED
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import BOONAAK, MISERE, TRICKS, ZWABBER, is_number
from locales import Words
from render.narration.cards import suit_name


def bid_name(bid: int, words: Words) -> str:
    """Return a bid, or a pass: 60, misère, zwabber, boonaak with 20 roem."""
    if bid == PASSED:
        return words("boonaken-bid-pass")
    if is_number(bid):
        return words("boonaken-bid-number", points=str(bid))
    if bid > BOONAAK:
        return words("boonaken-bid-roem", roem=str(bid - BOONAAK))
    return words("boonaken-bid-" + {MISERE: "misere", ZWABBER: "zwabber"}.get(bid, "boonaak"))


def bid_short(bid: int, words: Words) -> str:
    """Return the same for pictures, shorter: boonaak 20."""
    return words("boonaken-picture-boonaak", roem=str(bid - BOONAAK)) if bid > BOONAAK else bid_name(bid, words)


def contract_name(bid: int, trump: int, words: Words) -> str:
    """Return a bid and its trumps."""
    if trump == NO_TRUMP:
        return bid_name(bid, words)
    return words("boonaken-contract", bid=bid_name(bid, words), trump=suit_name(trump, words))


def score(s: BoonakenState) -> int:
    """Return the card points of the declarer, roem included."""
    return s.points[s.declarers[0]] + s.roem


def goal(s: BoonakenState) -> tuple[int, int]:
    """Return what of the contract is made, and the goal: points, or tricks; for a misère no tricks."""
    if is_number(s.high):
        return score(s), s.high
    return s.won[s.declarers[0]], TRICKS if s.high != MISERE else 0


def missing(s: BoonakenState, words: Words) -> str:
    """Return what is still missing, in a few words."""
    made, needed = goal(s)
    if s.high == MISERE:
        clean = [p for p in s.declarers if not s.won[p]]
        return words("boonaken-clean", count=len(clean), of=len(s.declarers))
    left = max(0, needed - made)
    if is_number(s.high):
        return words("boonaken-missing-points", left=left)
    return words("boonaken-missing-tricks", left=left, lost=sum(s.won) - made)


def last_calls(s: BoonakenState) -> dict[int, int]:
    """Return by seat its last call in this auction."""
    return {call[0]: call[1] for call in s.calls}


def last_deal(s: BoonakenState) -> Sequence[Sequence[int]]:
    """Return the rows of the deal played last, one for each declarer."""
    return [row for row in s.history if row[0] == s.history[-1][0]]


def result_of(row: Sequence[int], words: Words) -> str:
    """Return a contract and its result: 100 with hearts, made with 110."""
    _, _, bid, trump, points, made = row
    key = "boonaken-came" if is_number(bid) else "boonaken-ended"
    told = words(f"{key}-{'made' if made else 'failed'}", points=str(points))
    return words("boonaken-result-of", contract=contract_name(bid, trump, words), told=told)
