"""Why a move of Boonaken is refused, as exactly as possible."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Suit
from engine.families.auction import Pass
from engine.families.tricks import NO_TRUMP, Play
from engine.games.boonaken import terms
from engine.games.boonaken.moves import Bid, Boonaak, Exchange, Misere, Open, Trump, Zwabber
from engine.games.boonaken.state import BoonakenState

WHEN = {
    Pass: "auction", Bid: "auction", Misere: "auction", Zwabber: "auction", Boonaak: "auction",
    Exchange: "exchange", Open: "open", Trump: "open", Play: "play",
}  # fmt: skip
"""The phase of each kind of move; a card can also be an opening."""


def no(key: str, **facts: object) -> Message:
    """Return a refusal of this game."""
    return Message(f"boonaken-no-{key}", facts)


def why_not(s: BoonakenState, seat: int, action: Action) -> Message:
    """Return the exact reason; ``illegal-now`` if there is no more exact one."""
    phase = WHEN.get(type(action))
    if phase is None:
        return Message("illegal-now")
    if phase != s.phase and not (isinstance(action, Play) and s.phase == "open"):
        return no(f"{s.phase}-now")
    if phase == "auction":
        return _no_bid(s, action)
    if isinstance(action, Exchange):
        return _no_exchange(s, seat, action)
    card = action.card if isinstance(action, Open | Trump | Play) else terms.CARDS[0]
    if card not in s.hands[seat]:
        return no("card")
    if isinstance(action, Open | Trump):
        return _no_opening(s, seat, action)
    return _no_play(s, seat, card)


def _no_bid(s: BoonakenState, action: Action) -> Message:
    if s.joint:
        return no("only-join")
    if isinstance(action, Bid):
        if action.points % terms.STEP or not s.least <= action.points <= terms.HIGHEST_BID:
            return no("number", low=s.least, high=terms.HIGHEST_BID)
        least = terms.next_number(s.high, s.least, s.strict)
        return no("low", least=least) if least <= terms.HIGHEST_BID else no("over")
    if isinstance(action, Boonaak):
        if action.roem not in terms.ROEM_STEPS:
            return no("step")
        return no("boonaak-first") if s.strict and action.roem and s.high < terms.BOONAAK else no("over")
    return no("over")


def _no_exchange(s: BoonakenState, seat: int, action: Exchange) -> Message:
    count = len(s.picked[seat])
    if not set(action.cards) <= set(s.hands[seat]):
        return no("card")
    if len(set(action.cards)) != len(action.cards):
        return no("twice")
    return no("count", count=Count(count)) if len(action.cards) != count else Message("illegal-now")


def _no_opening(s: BoonakenState, seat: int, action: Open | Trump) -> Message:
    if action.trump not in range(4):
        return no("suit")
    if isinstance(action, Trump) is terms.is_number(s.high):
        return no("roem-now" if terms.is_number(s.high) else "no-roem")
    if isinstance(action, Trump):
        return Message("illegal-now")
    most = terms.roem(s.hands[seat], action.trump, s.strict)
    return no("roem", most=most) if action.roem > most else no("step")


def _no_play(s: BoonakenState, seat: int, card: int) -> Message:
    led = SUIT[s.trick[0]]
    follows = any(SUIT[c] == led for c in s.hands[seat])
    if s.trump == NO_TRUMP or led == s.trump:
        return no("follow", suit=Suit(led))
    if follows and not s.strict:
        return no("follow-or-trump", suit=Suit(led), trump=Suit(s.trump))
    trumps = [c for c in s.trick if SUIT[c] == s.trump]
    if not trumps or SUIT[card] != s.trump:
        return no("follow-or-trump", suit=Suit(led), trump=Suit(s.trump))
    top = max(trumps, key=terms.STRENGTH[s.trump].__getitem__)
    return no("under", card=Card(top), suit=Suit(led), trump=Suit(s.trump), follows=str(follows).lower())
