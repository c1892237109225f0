"""Computer players of TTP: one follows what a collection could still become, the other searches.

To choose a card, the first guesses a few times how the trick ends: other seats play any legal card, and every player
takes the card worth most to them. For the search a deal is the horizon, and its points count.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Count, Message, Suit
from engine.core.game import Game, Rnd
from engine.families.picking import PICK, Pick
from engine.families.tricks import PLAY, Play
from engine.games.ttp.rules import PLAYING
from engine.games.ttp.state import TTPState
from engine.games.ttp.terms import FREE, VALUE, choice_order
from engine.players.policy import DealPolicy, Reason, SearchResult
from engine.players.tricks import playable

TIMES = 4
"""How often the rest of a trick is guessed for each card."""
ALIKE = (0.0, 0.0, 1.0, 3.2, 7.0, 12.0, 12.0)
"""By number of cards of one number: their promise."""
SUITED = (0.0, 0.0, 0.1, 0.7, 2.8, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0, 9.0)
"""By number of cards of one suit: their promise."""
HIGH = 0.01
"""The worth of each pip of a card, if all else is equal."""
HELD = 0.45
"""The share that counts of what a hand card would add: two of them stay."""
SPAN = 24.0
"""The difference in points between the worst and the best outcome of a deal."""


def choose(game: Game[TTPState], s: TTPState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so other seats' hands in it are a guess."""
    if s.phase == "pick":
        return PICK[pick_of(s, seat, s.pool)]
    cards = [a.card for a in PLAYING.legal(s, seat)]
    if len(cards) == 1:
        return PLAY[cards[0]]
    return PLAY[max(cards, key=lambda c: outcome(s, seat, c, rnd))]


def promise(cards: Sequence[int]) -> float:
    """Return the promise of these cards: by number, at most two numbers, and by suit."""
    numbers, suits = [0] * 15, [0] * 6
    for c in cards:
        numbers[VALUE[c]] += 1
        suits[SUIT[c]] += 1
    numbers.sort(reverse=True)
    alike = ALIKE[min(numbers[0], 6)] + 0.6 * ALIKE[min(numbers[1], 6)]
    return max(alike, SUITED[min(max(suits), 11)]) + 0.3 * min(alike, SUITED[min(max(suits), 11)])


def worth(collected: Sequence[int], hand: Sequence[int], card: int) -> float:
    """Return the worth of picking ``card`` for a collection, and with the hand that may still join it."""
    open_cards = [*collected, card]
    return (1 - HELD) * promise(open_cards) + HELD * promise([*open_cards, *hand]) + HIGH * VALUE[card]


def pick_of(s: TTPState, seat: int, pool: Sequence[int]) -> int:
    """Return the card of the pool that helps ``seat`` most."""
    mine, hand = s.collected[seat], s.hands[seat]
    return max(pool, key=lambda c: worth(mine, hand, c))


def outcome(s: TTPState, seat: int, card: int, rnd: Rnd) -> float:
    """Return the worth of playing ``card``: the own pick with the rest of the hand, minus a share of others' picks."""
    n, total = len(s.hands), 0.0
    times = TIMES if len(s.trick) < n - 1 else 1
    hand = [c for c in s.hands[seat] if c != card]
    for _ in range(times):
        trick = played_on(s, seat, card, rnd)
        pool = [*s.market, *trick]
        for at in choice_order(trick):
            p = (s.leader + at) % n
            mine = s.collected[p]
            if p == seat:
                got = max(worth(mine, hand, c) for c in pool)
                total += got - promise(mine)
                break
            # Other seats' hands are a guess: they are assumed to consider their open cards.
            taken = max(pool, key=lambda c: promise([*mine, c]) + HIGH * VALUE[c])
            total -= 0.3 / (n - 1) * (promise([*mine, taken]) - promise(mine))
            pool.remove(taken)
    return total / times


def played_on(s: TTPState, seat: int, card: int, rnd: Rnd) -> list[int]:
    """Return the whole trick, in which the remaining seats play any legal card."""
    trick, n = [*s.trick, card], len(s.hands)
    led = SUIT[trick[0]]
    for k in range(1, n + 1 - len(trick)):
        hand = s.hands[(seat + k) % n]
        may = hand if s.follow == FREE else [c for c in hand if SUIT[c] == led] or hand
        trick.append(may[int(rnd() * len(may))])
    return trick


class TTPPolicy(DealPolicy[TTPState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.5
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 0.9
    reads_list: ClassVar[bool] = False

    def rollout(self, game: Game[TTPState], s: TTPState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Pick the card that joins most open or held cards; of two cards play the one that fits less."""
        if s.phase == "pick":
            pool = s.pool
            fits = joins(s.collected[seat] + s.hands[seat], pool)
            return PICK[pool[fits.index(max(fits))]]
        cards = s.hands[seat] if s.follow == FREE else playable(s, seat)
        if len(cards) == 1:
            return PLAY[cards[0]]
        two = [cards[int(rnd() * len(cards))], cards[int(rnd() * len(cards))]]
        one, other = joins(s.collected[seat] + s.hands[seat], two)
        return PLAY[two[one > other]]

    def reason(self, s: TTPState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: what a pick joins; or who chooses first so far, and whether the card is missed."""
        if not isinstance(action, Play | Pick):
            return None
        why, facts = (about_pick if isinstance(action, Pick) else about_play)(s, seat, action.card)
        return Message(f"ttp-hint-why-{why}", {"card": Card(action.card), **facts})


def joins(mine: Sequence[int], cards: Sequence[int]) -> list[float]:
    """Return how well each of ``cards`` fits ``mine``: equal numbers most, then its suit; the card itself does not
    matter."""
    numbers, suits = [VALUE[c] for c in mine], [SUIT[c] for c in mine]
    return [3.0 * numbers.count(VALUE[c]) + 0.4 * suits.count(SUIT[c]) + 0.01 * VALUE[c] for c in cards]


def about_pick(s: TTPState, seat: int, card: int) -> tuple[str, dict[str, object]]:
    """Return the reason: equal numbers among one's cards, else its suit, else that the best card for this hand is
    elsewhere."""
    mine = [*s.collected[seat], *s.hands[seat]]
    alike = sum(VALUE[c] == VALUE[card] for c in mine)
    if alike:
        return "alike", {"count": Count(alike)}
    suited = sum(SUIT[c] == SUIT[card] for c in mine)
    return ("suited", {"suit": Suit(SUIT[card]), "count": Count(suited)}) if suited > 1 else ("pick", {})


def about_play(s: TTPState, seat: int, card: int) -> tuple[str, dict[str, object]]:
    """Return the reason: whether it chooses first so far, and how many seats are still to play."""
    trick, more = [*s.trick, card], len(s.hands) - len(s.trick) - 1
    if len(trick) == 1:
        return "lead", {}
    place = choice_order(trick).index(len(trick) - 1)
    if not place:
        return ("first", {"more": more}) if more else ("surely", {})
    return "behind", {"place": Count(place)}


POLICY = TTPPolicy()
