"""The policy of the search in Arsène: a deal is the horizon, and the chance to win the game counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.facts import Card, Message
from engine.core.game import Game, Rnd
from engine.families.tricks import ACE_HIGH, PLAY, Play, best
from engine.games.arsene.rules import EITHER, FLIP, PUSH, TAKE, TRICK_PHASE, Flip, Push, Take
from engine.games.arsene.state import ArseneState
from engine.games.arsene.terms import SEATS, SHOPS, TRICKS, next_pile
from engine.players.arsene.heuristic import FINE, ODDS, card_to_play, worth
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative
from engine.players.tricks import different, playable

LEAST, EACH = 1.2, 0.12
"""The lead in chips that makes a win e times as likely, at the end, and the increase for each chip in the shops."""
LEVEL = [1 - 0.75**left for left in range(TRICKS)]
"""By tricks left: the share of a number's worth that remains if another player has the same number."""


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
            return TAKE if wants(s, seat) else PUSH
        cards = playable(s, seat)
        return PLAY[cards[0] if len(cards) == 1 else card_to_play(s, cards, wants(s, seat))]

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


def wants(s: ArseneState, seat: int) -> bool:
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
