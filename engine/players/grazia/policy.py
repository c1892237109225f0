"""Computer players of Grazia: one plays what is worth most of all connecting runs, the other searches to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import PER_SUIT, RANK, SUIT
from engine.core.facts import Card, Count, Message, Suit
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.grazia.rules import PASS, PLAY, Play, plays
from engine.games.grazia.state import GraziaState
from engine.games.grazia.terms import FREE, JUMP_COST, cards_of, gap
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

HOPE = 0.7
"""How likely another player plays a missing card before one's own turn."""
LATER = 0.5
"""The share of a longer run's future jump that counts now."""
NOISE = 0.05
"""The random share of a decision."""
ROUND = 0.4
"""The minimum gain of another turn once a pass would end the game: the other seats get a turn too."""
SPAN = 24.0
"""The lead over the others' average, in points, that counts as the best outcome."""
WIN = 0.5
"""The share of the value for winning; the rest is points."""
LEAST, ENDING = 0.5, 0.9
"""The minimum gain of a play in a simulation, and if a pass would end the game."""
STRANDED, SOONER, ROLLOUT_NOISE = 0.5, 1.0, 0.8
"""The cost of a lower card of one's own if a pile is opened above it; the cost of a jump upwards to cards that may
still connect; the random share."""


def choose(game: Game[GraziaState], s: GraziaState, seat: int, rnd: Rnd) -> Action:
    """Return the play that is worth most, else a pass."""
    hand = s.hands[seat]
    best = 0.0 if s.decks[seat] or s.trigger != NO_SEAT else ROUND
    found: Action = PASS
    for play in plays(s, seat):
        worth = worth_of(s, hand, play.run) + rnd() * NOISE
        if worth > best:
            best, found = worth, play
    return found


def worth_of(s: GraziaState, hand: Sequence[int], run: int) -> float:
    """Return the points that a play brings now, plus its effect on the other cards of its suit."""
    cards = cards_of(run)
    suit = SUIT[cards[0]]
    own = [c for c in hand if SUIT[c] == suit]
    rest = [c for c in own if c not in cards]
    pile = s.piles[suit]
    before = hope(own, pile[-1] if pile else own[0] - 1)
    return len(cards) - JUMP_COST * s.jump(cards[0]) + hope(rest, cards[-1]) - before


def hope(own: Sequence[int], top: int) -> float:
    """Return the expected points of the cards of one suit above a pile that has reached ``top``."""
    total, chance, at, end = 0.0, 1.0, 0, len(own)
    card = top + 1
    while at < end:
        first = at
        at += 1
        while at < end and own[at] == own[at - 1] + 1:
            at += 1
        low, count = own[first], at - first
        if low <= top:
            total += LATER * max(0, count - JUMP_COST)
            continue
        chance *= HOPE ** (low - card)
        card = own[at - 1] + 1
        total += max(chance * count, LATER * (count - JUMP_COST))
    return total


class GraziaPolicy(SearchPolicy[GraziaState]):
    """Looks ahead to the end of the game."""

    exploration: ClassVar[float] = 0.5
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False

    def values(self, s: GraziaState, before: GraziaState) -> Sequence[float]:
        """Return half for the win, half for points above the others' average."""
        return [(1 - WIN) * value + WIN * (p in s.winners) for p, value in enumerate(relative(s.scores, SPAN))]

    def rollout(self, game: Game[GraziaState], s: GraziaState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return the most profitable group of connected cards: from where it connects, else the whole."""
        hand, piles, opening = s.hands[seat], s.piles, 0 if s.empty_suit == FREE else JUMP_COST
        best, found = LEAST if s.decks[seat] or s.trigger != NO_SEAT else ENDING, -1
        at, end, suit, lower = 0, len(hand), -1, 0
        while at < end:
            first = hand[at]
            low, count = RANK[first], 1
            at += 1
            while at < end and hand[at] == first + count and low + count < PER_SUIT:
                at, count = at + 1, count + 1
            if SUIT[first] != suit:
                suit, lower = SUIT[first], 0
            high, pile, worth = low + count - 1, piles[suit], rnd() * ROLLOUT_NOISE
            if not pile:
                worth += count - STRANDED * lower - (opening if low else 0)
            elif low <= (fits := RANK[pile[-1]] + 1) <= high:
                low = fits
                worth += high - low + 1
            else:
                worth += count - JUMP_COST - (SOONER if low > fits else 0)
            lower += count
            if worth > best:
                best, found = worth, (suit * PER_SUIT + low) * PER_SUIT + high
        return PASS if found < 0 else PLAY[found]

    def reason(self, s: GraziaState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: cards played and their cost; for a pass, what it waits for, or which seats it leaves
        behind."""
        why, facts = about_play(s, action.run) if isinstance(action, Play) else about_pass(s, seat)
        return Message(f"grazia-hint-why-{why}", facts) if why else None


def about_play(s: GraziaState, run: int) -> tuple[str, dict[str, Any]]:
    """Return the reason for a play; none for a short jump to a card that may still connect."""
    cards = cards_of(run)
    first, count = cards[0], len(cards)
    if s.jump(first):
        why = "drop" if count > JUMP_COST else "past" if gap(s.piles, first) < 0 else ""
        return why, {"count": Count(count), "card": Card(first)}
    if not s.piles[SUIT[first]]:
        return "open", {"suit": Suit(SUIT[first]), "count": Count(count)}
    return "run" if count > 1 else "next", {"card": Card(first), "count": Count(count)}


def about_pass(s: GraziaState, seat: int) -> tuple[str, dict[str, Any]]:
    """Return the reason for a pass: with a deck what it waits for; then the seats with more cards left."""
    hand = s.hands[seat]
    if s.trigger == NO_SEAT and not s.decks[seat]:
        more = sum(len(other) + len(deck) > len(hand) for other, deck in zip(s.hands, s.decks, strict=True))
        return "end" if more else "", {"count": Count(more)}
    runs = [cards_of(play.run) for play in plays(s, seat)]
    if any(not s.jump(run[0]) for run in runs):
        return "", {}
    if s.decks[seat]:
        near = [c for c in hand if gap(s.piles, c) == 1 and c - 1 not in (*s.residual, *s.piles[SUIT[c]])]
        return ("wait", {"card": Card(near[0])}) if near else ("none", {})
    return ("last" if all(len(run) <= JUMP_COST for run in runs) else ""), {}


POLICY = GraziaPolicy()
