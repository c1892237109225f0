"""Computer players of Arsène: one estimates what each number of tricks brings, and aims; the other searches.

The first reads its own hand and public facts of the redealt state. For the search a deal is the horizon, and the chance
to win the game counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, exp
from operator import mul
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.families.tricks import ACE_HIGH, PLAY, Play, best
from engine.games.arsene.rules import EITHER, FLIP, PUSH, TAKE, TRICK_PHASE, Flip, Push, Take
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import DIAMONDS, SEATS, SHOPS, SIDE, TRICKS, next_pile, push_target
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.tricks import different, playable

FEAR = 1.0
"""The cost of the police beyond one's chips, in chips."""
FINE = 44
"""The number of steps into which a chance is divided."""
ODDS = [
    [[comb(left, k) * (m / FINE) ** k * (1 - m / FINE) ** (left - k) for k in range(left + 1)] for m in range(FINE + 1)]
    for left in range(TRICKS + 1)
]
"""By tricks left and the chance to take one (in FINE steps): the probability of taking 0, 1, 2, ... of them."""
PROMISE = [
    [0.1 + 0.48 * (ACE_HIGH[c] / 12) ** 3 + 0.2 * (SUIT[c] == trump) for c in range(52)] for trump in (-1, DIAMONDS)
]
"""Without and with trumps: how likely a card wins a trick if its holder tries to avoid it half of the time."""
LEAST, EACH = 1.2, 0.12
"""The lead in chips that makes a win e times as likely, at the end, and the increase for each chip in the shops."""
LEVEL = [1 - 0.75**left for left in range(TRICKS)]
"""By tricks left: the share of a number's worth that remains if another player has the same number."""


def choose(game: Game[ArseneState], s: ArseneState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``."""
    if s.phase == "flip":
        return FLIP[1 + int(rnd() * SIDE)]
    if s.phase == "decide":
        return decide(s, seat)
    cards = playable(s, seat)
    return PLAY[cards[0] if len(cards) == 1 else card_to_play(s, cards, wants(s, seat))]


def worth(shops: Sequence[int], own: int) -> list[float]:
    """Return by final number of tricks what it brings a seat with these chips that is alone at its shop."""
    out = [0.0] * (TRICKS + 1)
    for shop in SHOPS:
        left = shops[shop - 1]
        out[shop] = next_pile(shop, left) if left else -FEAR - own
    return out


def outlook(s: ArseneState, seat: int, taker: int) -> float:
    """Return the expected result of ``seat`` if ``taker`` gets the trick."""
    count = s.count[:]
    count[taker] += 1
    hand, left, mine = s.hands[seat], TRICKS - sum(count), count[seat]
    values = worth(s.shops, s.chips[seat])[mine : mine + left + 1]
    rivals = ODDS[left][FINE // SEATS]
    for p, n in enumerate(count):
        if p != seat:
            for k, odds in enumerate(rivals):
                if 0 <= n + k - mine < len(values) and values[n + k - mine] > 0:
                    values[n + k - mine] *= 1 - odds
    promise = sum(map(PROMISE[s.trump == DIAMONDS].__getitem__, hand)) / max(1, len(hand))
    return sum(a * b for a, b in zip(ODDS[left][min(FINE, round(FINE * promise))], values, strict=True))


def decide(s: ArseneState, seat: int) -> Take | Push:
    """Return to take or to push, whichever has the better outlook."""
    return TAKE if outlook(s, seat, seat) >= outlook(s, seat, s.target) else PUSH


def wants(s: ArseneState, seat: int) -> bool:
    """True if it is good to win the present trick; a player who can push it on has the choice."""
    mine = outlook(s, seat, seat)
    target = push_target(s.count, seat)
    if target != NO_SEAT:
        mine = max(mine, outlook(s, seat, target))
    return mine > sum([outlook(s, seat, p) for p in range(SEATS) if p != seat]) / (SEATS - 1)


def card_to_play(s: ArseneState, cards: Sequence[int], win: bool) -> int:
    """Win with a card that may win or lose with the highest one that loses, as wanted."""
    trick, height = s.trick, ACE_HIGH.__getitem__
    if not trick:
        return max(cards, key=height) if win else min(cards, key=height)
    trump = s.trump
    top = trick[best(trick, trump)]
    suit, high = SUIT[top], ACE_HIGH[top]
    winning = [c for c in cards if (ACE_HIGH[c] > high if SUIT[c] == suit else SUIT[c] == trump)]
    last = len(trick) == SEATS - 1
    if len(winning) == len(cards):
        return min(cards, key=height) if win == last else max(cards, key=height)
    if win and winning:
        return min(winning, key=height) if last else max(winning, key=height)
    losing = [c for c in cards if c not in winning] if winning else cards
    return min(losing, key=height) if win else max(losing, key=height)


class ArsenePolicy(SearchPolicy[ArseneState]):
    """Looks ahead to the end of the deal."""

    exploration: ClassVar[float] = 0.3
    rollout_share: ClassVar[float] = 0.9
    reads_list: ClassVar[bool] = False

    def horizon(self, s: ArseneState) -> int:
        """Return how many deals are finished."""
        return len(s.columns)

    def values(self, s: ArseneState, before: ArseneState) -> Sequence[float]:
        """Return the share of a win, or its likelihood with these chips, relative to the other seats."""
        if s.ended:
            return super().values(s, before)
        scale = LEAST + EACH * sum(s.shops)
        odds = [exp(chips / scale) for chips in s.chips]
        return relative([odd / sum(odds) for odd in odds], 2.0)

    def candidates(self, game: Game[ArseneState], s: ArseneState, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return one side card, because all are equal; and one card of each group of equivalent cards."""
        if s.phase == "play":
            return different(s, seat, TRICK_PHASE.legal(s, seat))
        return FLIP[2:3] if s.phase == "flip" else EITHER

    def rollout(self, game: Game[ArseneState], s: ArseneState, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return a quick version of the heuristic player's move: of other seats it sees those with as many tricks."""
        if s.phase == "flip":
            return FLIP[2]
        if s.phase == "decide":
            return TAKE if wants_another(s, seat) else PUSH
        cards = playable(s, seat)
        return PLAY[cards[0] if len(cards) == 1 else card_to_play(s, cards, wants_another(s, seat))]

    def reason(self, s: ArseneState, seat: int, action: Action, result: SearchResult) -> Reason | None:
        """Return the reason: what the trick does to the numbers of tricks, or the card to the trick."""
        why: str
        facts: dict[str, Any] = {}
        if isinstance(action, Flip):
            why = "flip"
        elif isinstance(action, Play):
            why, facts = about_play(s, seat, action.card)
        elif isinstance(action, Take | Push):
            why, facts = about_trick(s, seat, isinstance(action, Take))
        else:
            return None
        return Message(f"arsene-hint-why-{why}", facts) if why else None


def wants_another(s: ArseneState, seat: int) -> bool:
    """True if another trick is better than none, if the hand promises an average share of the tricks to come."""
    count = s.count
    mine, left = count[seat], TRICKS - 1 - sum(count)
    table = glances(tuple(s.shops), s.chips[seat])[left]
    stay, more = table[mine], table[mine + 1]
    level = LEVEL[left]
    if stay > 0 and count.count(mine) > 1:
        stay *= level
    if more > 0 and mine + 1 in count:
        more *= level
    return more > stay


@lru_cache(maxsize=256)
def glances(shops: tuple[int, ...], own: int) -> list[list[float]]:
    """Return by tricks left and taken the expected result of a seat with these chips that meets no other."""
    values = worth(shops, own)
    odds = [ODDS[left][FINE // SEATS] for left in range(TRICKS)]
    return [[sum(map(mul, odds[left], values[mine:])) for mine in range(TRICKS - left + 1)] for left in range(TRICKS)]


def about_trick(s: ArseneState, seat: int, take: bool) -> tuple[str, dict[str, Any]]:
    """Return the reason: the shop that the seat reaches or stays at, or what awaits the target of a push."""
    here, target = s.count[seat], s.target
    shop = here + 1 if take else here
    police = here + 1 in SHOPS and not s.shops[here]
    if not take and police:
        return "police", {"seat": target, "shop": here + 1}
    if take and here in SHOPS and not s.shops[here - 1] and not police:
        return "leave", {"shop": here}
    chips = next_pile(shop, s.shops[shop - 1]) if shop in SHOPS else 0
    if not chips:
        return "", {}
    return "take" if take else "stay", {"shop": shop, "chips": chips} | ({} if take else {"seat": target})


def about_play(s: ArseneState, seat: int, card: int) -> tuple[str, dict[str, Any]]:
    """Return the reason: how many cards could beat a lead, or whether the card wins so far."""
    facts: dict[str, Any] = {"card": Card(card)}
    if not s.trick:
        unseen = [c for p, hand in enumerate(s.hands) if p != seat for c in hand] + s.side
        return "lead", facts | {"above": sum(SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for c in unseen)}
    more = SEATS - 1 - len(s.trick)
    if best([*s.trick, card], s.trump) < len(s.trick):
        return "below", facts
    return ("wins" if more else "last"), facts | {"more": more}


POLICY = ArsenePolicy()
