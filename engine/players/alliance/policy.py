"""The policy of the search for Alliance: a trick ahead, then the worth of points, sets and cards; with reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.facts import Card, Message, Seat
from engine.core.game import Game, Rnd
from engine.families.tricks import Play
from engine.games.alliance.rules import Accept, Down, No, Propose, PutBack, Rebuild, Top
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import ACE, FIRST_SPECIAL, JOKERS, SAME_RANK, is_special, set_points
from engine.players.alliance.heuristic import ahead, choose, costs_of, hopeless
from engine.players.policy import SearchPolicy, SearchResult

SPAN = 60.0
"""The difference in points between the worst and the best outcome."""


class AlliancePolicy(SearchPolicy[AllianceState]):
    """Plays to the end of the trick like the heuristic player; then the fitted worth of cards counts."""

    proof: ClassVar[float] = 0.5
    """Simulations are better evidence than one guess of the heuristic player."""
    ripe: ClassVar[int] = 1_000_000
    """No tree: the heuristic player is better than first tries."""
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False

    def horizon(self, s: AllianceState) -> object:
        """Return the number of courts to come, so that the worth of cards is asked between two tricks."""
        return None if s.ended else len(s.courts)

    def values(self, s: AllianceState, before: AllianceState) -> Sequence[float]:
        """Return the expected points ahead of the other sides."""
        return [min(1.0, max(0.0, 0.5 + points / SPAN)) for points in ahead(s)]

    def candidates(self, game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return plays that are not hopeless; in other phases the heuristic player's move."""
        if s.phase != "play":
            return [choose(game, s, seat, rnd)]
        legal = game.legal(s, seat)
        return [a for a in legal if s.opens or not (isinstance(a, Play) and hopeless(s, a.card))]

    def rollout(
        self, game: Game[AllianceState], s: AllianceState, seat: int, legal: Sequence[Action], rnd: Rnd
    ) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: AllianceState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return what the move does for the court on offer, or for the cards; it reads only what ``seat`` may know."""
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
        return Message(SLUG + "spread") if isinstance(action, Propose) and action.joker1 != action.joker2 else None


# Reasons

SLUG: Final = "alliance-hint-why-"
STRONG: Final = (ACE, 8, 9)
"""Ranks that mostly win: A, 9, 10."""
WEAK: Final = range(1, 7)
"""Ranks that mostly lose: 2 to 7."""
SEVERAL: Final = 2
"""Strong cards in the discard pile that are worth a rebuild."""


def _followers(s: AllianceState, seat: int) -> int:
    """Return how many players with cards are still to play."""
    at, left = s.order.index(seat), len(s.order) - len(s.trick) - 1
    return sum(bool(s.hands[p]) for p in (s.order + s.order)[at + 1 : at + 1 + left])


def _costs(s: AllianceState, seat: int, card: int) -> tuple[float, float, float]:
    """Return the cost of playing ``card``, and the least and the greatest of the hand."""
    cost = costs_of(s, seat)
    held = [cost[c] for c in s.hands[seat]]
    return cost[card], min(held), max(held)


def _strong(s: AllianceState, card: int) -> bool:
    return JOKERS[s.team_game][card] if is_special(card) else RANK[card] in STRONG


def _face_up(s: AllianceState, seat: int, card: int) -> Message | None:
    team = s.team(seat)
    best, made = s.best_so_far([*s.trick, card])
    if team in made and team not in s.made:
        return Message(SLUG + "battalion")
    followers = _followers(s, seat)
    if best == seat and not followers:
        return _prize(s, seat)
    if s.opens:
        cost, least, most = _costs(s, seat, card)
        if _strong(s, card):
            return Message(SLUG + "lead-strong", {"card": Card(s.court)})
        if is_special(card) or least < cost == most:
            return None
        return Message(SLUG + ("lead-weak" if cost == least else "lead-middle"))
    return Message(SLUG + "beats", {"followers": followers}) if best == seat else None


def _prize(s: AllianceState, seat: int) -> Message:
    """Return what the court card does for a seat that wins it for certain."""
    suit, rank, own = SUIT[s.court], RANK[s.court], s.suits[seat]
    facts = {"card": Card(s.court)}
    same = [sum(SUIT[c] == suit for c in won) for won in s.won]
    alike = sum(RANK[c] == rank for c in s.won[seat])
    if same[seat] == 2:
        return Message(SLUG + "set", {**facts, "points": set_points(own, suit)})
    if more := SAME_RANK[alike + 1] - SAME_RANK[alike]:
        return Message(SLUG + "rank", {**facts, "count": alike + 1, "points": more})
    for p in s.order:
        if same[p] == 2 and s.team(p) != s.team(seat):
            return Message(SLUG + "deny", {**facts, "seat": Seat(p)})
    return Message(SLUG + ("own" if suit == own else "win"), facts)


def _face_down(s: AllianceState, seat: int, card: int) -> Message | None:
    if s.best != seat and s.team(s.best) == s.team(seat):
        return Message(SLUG + "partner", {"seat": Seat(s.best)})
    winning = s.would_win(seat, s.hands[seat])
    if card not in winning:
        cost, least, _ = _costs(s, seat, card)
        return Message(SLUG + ("keep" if winning else "lost") + ("" if cost == least else "-other"))
    followers = _followers(s, seat)
    return Message(SLUG + "hide", {"followers": followers}) if followers else None


def _top(s: AllianceState, seat: int) -> Message:
    pile = s.pile[seat]
    count = 0 if s.opens or s.would_win(seat, s.hands[seat]) else len(s.would_win(seat, pile))
    return Message(SLUG + "top-chance", {"count": count, "pile": len(pile)}) if count else Message(SLUG + "top-keep")


def _rebuild(s: AllianceState, seat: int, action: No | Rebuild | PutBack) -> Message | None:
    hand, played = s.hands[seat], [*s.discard[seat], *s.buried[seat]]
    cards, courts = len(hand) + len(s.pile[seat]) + len(played), len(s.courts)
    facts = {"cards": cards, "courts": courts}
    if isinstance(action, No):
        return Message(SLUG + "too-early", facts) if s.once and cards < courts else None
    good = sum(_strong(s, c) for c in played)
    if good >= SEVERAL and good > sum(_strong(s, c) for c in hand):
        return Message(SLUG + "good-behind", {"count": good})
    if isinstance(action, PutBack) and all(c < FIRST_SPECIAL and RANK[c] in WEAK for c in action.cards):
        return Message(SLUG + "weak-back", {"back": len(action.cards)})
    return Message(SLUG + "lasts", facts) if cards >= courts else None


POLICY = AlliancePolicy()
