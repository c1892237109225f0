"""The reasons for a suggested move of Alliance, in the game's own terms; every reason is true of its move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.facts import Card, Message, Seat
from engine.families.tricks import Play
from engine.games.alliance.rules import Accept, Down, No, Propose, PutBack, Rebuild, Top
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import (
    ACE,
    COLOUR,
    FIRST_SPECIAL,
    SAME_RANK,
    SET_OF_OTHER_COLOUR,
    SET_OF_OWN_COLOUR,
    TEAM,
    is_special,
    is_white,
)
from engine.players.alliance.worth import SPENT, Values

SLUG: Final = "alliance-hint-why-"
STRONG: Final = (ACE, 8, 9)
"""Ranks that mostly win: A, 9, 10."""
WEAK: Final = range(1, 7)
"""Ranks that mostly lose: 2 to 7."""
SEVERAL: Final = 2
"""Strong cards in the discard pile that are worth a rebuild."""


def reason(s: AllianceState, seat: int, action: Action) -> Message | None:
    """Return the reason for ``action``; it reads only what ``seat`` may know of ``s``."""
    if isinstance(action, Play):
        return _face_up(s, seat, action.card)
    if isinstance(action, Down):
        return _face_down(s, seat, action.card)
    if isinstance(action, Top):
        return _top(s, seat)
    if isinstance(action, No | Rebuild | PutBack):
        return _rebuild(s, seat, action)
    if isinstance(action, Accept):
        return Message(SLUG + "accept")
    return _plan(action) if isinstance(action, Propose) else None


# Playing


def _leads(s: AllianceState) -> bool:
    """True if no card is face up yet, so that the seat must play one face up."""
    return not s.trick or max(s.trick) < 0


def _winning(s: AllianceState, seat: int, cards: Sequence[int]) -> list[int]:
    """Return the cards of ``cards`` that would be the best of the trick now."""
    return [c for c in cards if s.best_so_far([*s.trick, c])[0] == seat]


def _followers(s: AllianceState, seat: int) -> int:
    """Return how many players with cards are still to play."""
    p, count = seat, 0
    for _ in range(len(s.order) - len(s.trick) - 1):
        p = s.after[p]
        count += bool(s.hands[p])
    return count


def _costs(s: AllianceState, seat: int) -> Values:
    """Return by card the cost of playing it."""
    return SPENT[s.mode == TEAM, len(s.order)][len(s.courts)][s.once and s.rebuilt[seat]]


def _weakest(s: AllianceState, seat: int, card: int) -> bool:
    """True if ``card`` is the least valuable one."""
    cost = _costs(s, seat)
    return cost[card] <= min(cost[c] for c in s.hands[seat])


def _dearest(s: AllianceState, seat: int, card: int) -> bool:
    """True if ``card`` is the most valuable one."""
    cost = _costs(s, seat)
    return cost[card] >= max(cost[c] for c in s.hands[seat])


def _face_up(s: AllianceState, seat: int, card: int) -> Message | None:
    team = s.team(seat)
    best, made = s.best_so_far([*s.trick, card])
    if team in made and team not in s.best_so_far(s.trick)[1]:
        return Message(SLUG + "battalion")
    followers = _followers(s, seat)
    if best == seat and not followers:
        return _prize(s, seat)
    if _leads(s):
        if is_white(card) and s.mode == TEAM:
            return None
        if is_special(card) or RANK[card] in STRONG:
            return Message(SLUG + "lead-strong", {"card": Card(s.court)})
        if _weakest(s, seat, card):
            return Message(SLUG + "lead-weak")
        return None if _dearest(s, seat, card) else Message(SLUG + "lead-middle")
    if best == seat:
        return Message(SLUG + "beats", {"followers": followers})
    return None


def _prize(s: AllianceState, seat: int) -> Message:
    """Return what the court card does for a seat that wins it for certain."""
    court = s.court
    suit, rank, own = SUIT[court], RANK[court], s.suits[seat]
    facts = {"card": Card(court)}
    same = [sum(SUIT[c] == suit for c in won) for won in s.won]
    alike = sum(RANK[c] == rank for c in s.won[seat])
    if same[seat] == 2:
        whole = SET_OF_OWN_COLOUR if COLOUR[suit] == COLOUR[own] else SET_OF_OTHER_COLOUR
        return Message(SLUG + "set", {**facts, "points": whole})
    more = SAME_RANK[alike + 1] - SAME_RANK[alike]
    if more:
        return Message(SLUG + "rank", {**facts, "count": alike + 1, "points": more})
    rivals = [p for p in s.order if same[p] == 2 and s.team(p) != s.team(seat)]
    if rivals:
        return Message(SLUG + "deny", {**facts, "seat": Seat(rivals[0])})
    return Message(SLUG + ("own" if suit == own else "win"), facts)


def _face_down(s: AllianceState, seat: int, card: int) -> Message | None:
    best = s.best_so_far(s.trick)[0]
    if best >= 0 and best != seat and s.team(best) == s.team(seat):
        return Message(SLUG + "partner", {"seat": Seat(best)})
    winning = _winning(s, seat, s.hands[seat])
    if not winning:
        return Message(SLUG + ("lost" if _weakest(s, seat, card) else "lost-other"))
    if card not in winning:
        return Message(SLUG + ("keep" if _weakest(s, seat, card) else "keep-other"))
    followers = _followers(s, seat)
    return Message(SLUG + "hide", {"followers": followers}) if followers else None


def _top(s: AllianceState, seat: int) -> Message:
    if _leads(s) or _winning(s, seat, s.hands[seat]):
        return Message(SLUG + "top-keep")
    pile = s.pile[seat]
    count = len(_winning(s, seat, pile))
    return Message(SLUG + "top-chance", {"count": count, "pile": len(pile)}) if count else Message(SLUG + "top-keep")


# Rebuilding


def _strong(s: AllianceState, card: int) -> bool:
    if card >= FIRST_SPECIAL:
        return not (s.mode == TEAM and is_white(card))
    return RANK[card] in STRONG


def _rebuild(s: AllianceState, seat: int, action: No | Rebuild | PutBack) -> Message | None:
    hand, played = s.hands[seat], [*s.discard[seat], *s.buried[seat]]
    cards, courts = len(hand) + len(s.pile[seat]) + len(played), len(s.courts)
    facts = {"cards": cards, "courts": courts}
    if isinstance(action, No):
        if s.once and cards < courts:
            return Message(SLUG + "too-early", facts)
        if len(hand) >= courts:
            return Message(SLUG + "hand-lasts", {"courts": courts})
        return Message(SLUG + "later", {"hand": len(hand)}) if hand and s.pile_empty[seat] else None
    good = sum(_strong(s, c) for c in played)
    if good >= SEVERAL and good > sum(_strong(s, c) for c in hand):
        return Message(SLUG + "good-behind", {"count": good})
    if isinstance(action, PutBack) and all(c < FIRST_SPECIAL and RANK[c] in WEAK for c in action.cards):
        return Message(SLUG + "weak-back", {"back": len(action.cards)})
    return Message(SLUG + "lasts", facts) if cards >= courts else None


# The distribution


def _plan(plan: Propose) -> Message:
    if plan.joker1 != plan.joker2:
        return Message(SLUG + "spread")
    return Message(SLUG + ("all" if plan.white == plan.joker1 else "together"))
