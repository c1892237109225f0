"""Computer players of Counting Cribbage: one keeps cards with a good average, and pegs with regard to the reply.

Averages depend on ranks, so they are tables: cards are a sum of their ``PLACE``. The other player searches to the end
of the round, with the first in its simulations, and with likely cards for other seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import inf
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import RANK, RANKS, SUITS
from engine.core.facts import Message
from engine.core.game import Game, Rnd
from engine.core.state import NO_SEAT
from engine.games.counting_cribbage import terms
from engine.games.counting_cribbage.rules import ACCEPT, CLAIMS, PLAY, Declare, LayAway, Respond
from engine.games.counting_cribbage.state import CountingCribbageState as S
from engine.games.counting_cribbage.terms import FULL, MOST, PIP, PLACE, fitting, peg, points_by_rank, show
from engine.players.policy import SearchPolicy, SearchResult, relative

REPLY: Final = 0.6
"""The cost of a point that the next player may peg."""
THEIR_CRIB: Final = {2: 1.0, 3: 0.6, 4: 0.4}
"""The cost of a point in another player's crib, by number of players: it helps only one of them."""
Way = tuple[int, ...]
"""The cards laid away, as places in the hand."""
SPAN = 40.0
"""The difference in points between the worst and the best outcome of a round."""
WINNING = 5.0
"""The worth of winning the game beyond its points."""
ABOUT = 0.05
"""Averages that differ by less count as equal."""


def choose(game: Game[S], s: S, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; it reads only what the seat may know."""
    match s.phase:
        case "lay_away":
            return lay_away(s, seat)
        case "play":
            return PLAY[card_to_play(s, seat)]
        case "declare":
            return declared(s, card_to_play(s, seat))
        case "claim":
            return CLAIMS[sum(show(s.item_cards(s.asked_item(seat)), s.starter))]
        case "respond":
            return answer(sum(peg(s.series, s.count)), s.claim)
    item = s.asked_item(seat)
    return answer(sum(show(s.item_cards(item), s.starter)), s.claims[item])


def declared(s: S, card: int) -> Declare:
    """Return a card with its true points."""
    return Declare(card, sum(peg([*s.series, card], s.count + PIP[card])))


def answer(actual: int, claim: int) -> Action:
    """Return the points that the claim missed; all of them for a claim above the truth."""
    missed = actual - claim if claim <= actual else actual
    return Respond(missed) if missed else ACCEPT


# Laying away


def lay_away(s: S, seat: int) -> LayAway:
    """Return the cards whose loss costs least on average."""
    hand, n = s.hands[seat], len(s.hands)
    found = worths(hand, terms.LAID_AWAY[n], side(n, seat == s.dealer))
    return LayAway(tuple(sorted(hand[i] for i in max(found, key=found.__getitem__))))


def side(seats: int, own: bool) -> float:
    """Return the worth of a point in the crib to a player, by whether it is their crib."""
    return 1.0 if own else -THEIR_CRIB[seats]


def worths(cards: Sequence[int], give: int, share: float) -> dict[Way, float]:
    """Return for every choice of ``give`` cards the worth of keeping the rest; ``share``: see ``side``."""
    places = [PLACE[c] for c in cards]
    whole, out = sum(places), {}
    for way in combinations(range(len(cards)), give):
        gone = sum([places[i] for i in way])
        out[way] = kept(whole - gone) + share * crib(gone, give)
    return out


@cache
def kept(key: int) -> float:
    """Return the average count of four cards over all starters, without flushes."""
    total = 0
    for place in PLACE[: len(RANKS)]:
        total += (len(SUITS) - key // place % 6) * sum(points_by_rank(key + place))
    return total / (len(PLACE) - 4) + key // PLACE[terms.JACK] % 6 / len(SUITS)


@cache
def crib(key: int, size: int) -> float:
    """Return the average count of a crib that gets ``size`` cards of one seat, and random others."""
    total = weights = 0.0
    for others in combinations_with_replacement(range(len(RANKS)), terms.CRIB - size):
        four, weight = key, 1
        for rank in dict.fromkeys(others):
            left, drawn = len(SUITS) - key // PLACE[rank] % 6, others.count(rank)
            for k in range(drawn):
                weight = weight * (left - k) // (k + 1)
            four += drawn * PLACE[rank]
        if weight:
            total += weight * kept(four)
            weights += weight
    return total / weights


# Pegging


def card_to_play(s: S, seat: int) -> int:
    """Return the card that pegs most after the likely answer of the next player; of equal ones the highest, since
    small cards fit at the end of a series."""
    legal = fitting(s.hands[seat], s.count)
    if len(legal) == 1:
        return legal[0]
    follower, threat = next_in(s, seat), threats(s, seat, legal)
    least = FULL if follower == NO_SEAT else s.least[follower]

    def worth(card: int) -> tuple[float, int]:
        count = s.count + PIP[card]
        points = sum(peg([*s.series, card], count)) + (terms.LAST_CARD if FULL - least < count < FULL else 0)
        return points - REPLY * threat[card], PIP[card]

    return max(legal, key=worth)


def next_in(s: S, seat: int) -> int:
    """Return the next player who has cards and has not said go; NO_SEAT if there is none."""
    n = len(s.hands)
    return next((p for p in [(seat + k) % n for k in range(1, n)] if s.hands[p] and p not in s.gone), NO_SEAT)


def threats(s: S, seat: int, cards: Sequence[int]) -> dict[int, float]:
    """Return for each of ``cards`` how many points the next player may be expected to peg after it."""
    follower = next_in(s, seat)
    if follower == NO_SEAT:
        return dict.fromkeys(cards, 0.0)
    out = unseen(s, seat)
    chance = len(s.hands[follower]) / max(1, sum(out))
    series = tuple([RANK[c] for c in s.series])
    return {
        c: sum([points * min(1.0, out[r] * chance) for r, points in replies((*series, RANK[c]), s.count + PIP[c])])
        for c in cards
    }


def unseen(s: S, seat: int) -> list[int]:
    """Return by rank how many cards ``seat`` has not seen since the last reshuffle."""
    out = list(not_used(tuple(s.used)))
    for cards in (s.hands[seat], s.away[seat], [s.starter], *s.laid):
        for c in cards:
            out[RANK[c]] -= 1
    return out


@lru_cache(maxsize=64)
def not_used(used: tuple[int, ...]) -> tuple[int, ...]:
    """Return by rank how many cards are not yet used."""
    return tuple(len(SUITS) - gone for gone in terms.rank_counts(used))


@lru_cache(maxsize=1 << 16)
def replies(series: tuple[int, ...], count: int) -> tuple[tuple[int, int], ...]:
    """Return the ranks that score when played to a series of ranks, and their points."""
    fits = [r for r in range(len(RANKS)) if count + PIP[r] <= FULL and series.count(r) < len(SUITS)]
    scored = [(r, sum(peg((*series, r), count + PIP[r]))) for r in fits]
    return tuple((r, points) for r, points in scored if points)


class CountingCribbagePolicy(SearchPolicy[S]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.3
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    reads_list: ClassVar[bool] = False
    ripe: ClassVar[int] = 10_000

    def horizon(self, s: S) -> object:
        """Return the number of the round in its game."""
        return s.game, s.round, s.ended

    def values(self, s: S, before: S) -> Sequence[float]:
        """Return the points of the round, and more for winning the game."""
        ended = s.ended or s.game != before.game
        after = s.columns[-1] if ended else s.points
        gained = [float(now - then) for now, then in zip(after, before.points, strict=True)]
        if ended:
            gained[s.game_winner[-1]] += WINNING
        return relative(gained, SPAN)

    def suppose(self, s: S, seat: int, rnd: Rnd) -> None:
        """Let other seats have laid away what they miss least: a redeal gives them any of their cards."""
        for p, away in enumerate(s.away):
            if p == seat:
                continue
            if s.phase == "lay_away" and s.choice[p]:
                s.choice[p] = [*lay_away(s, p).cards]
            elif s.pegging and away and s.hands[p]:
                _keep_the_best(s, p)

    def candidates(self, game: Game[S], s: S, seat: int, rnd: Rnd) -> Sequence[Action]:
        """Return the candidates. Claims and answers are computed, not searched; in a declaration only the card is a
        choice."""
        if s.phase in ("lay_away", "play"):
            return game.legal(s, seat)
        if s.phase == "declare":
            return [declared(s, c) for c in fitting(s.hands[seat], s.count)]
        return [choose(game, s, seat, rnd)]

    def rollout(self, game: Game[S], s: S, seat: int, legal: Sequence[Action], rnd: Rnd) -> Action:
        """Return the heuristic player's move."""
        return choose(game, s, seat, rnd)

    def reason(self, s: S, seat: int, action: Any, result: SearchResult) -> Message | None:
        """Return the reason: what a card pegs, what it leaves to the next player, and whose crib it is."""
        slug = "counting_cribbage-hint-why-"
        if isinstance(action, LayAway):
            return _why_laid_away(s, seat, action)
        if s.phase not in ("play", "declare"):
            return Message(slug + "count")
        count = s.count + PIP[action.card]
        points = sum(peg([*s.series, action.card], count))
        if points:
            return Message(slug + "peg", {"count": count, "points": points})
        if count < 5:
            return Message(slug + "low", {"count": count})
        if 15 < count <= 20:
            return Message(slug + "no-fifteen", {"count": count})
        left = threats(s, seat, fitting(s.hands[seat], s.count))
        safest = left[action.card] == min(left.values()) < max(left.values())
        return Message(slug + "safe", {"count": count}) if safest else None


def _keep_the_best(s: S, p: int) -> None:
    """Exchange cards of ``p`` between hand and crib: the set laid away is the best one without a card laid down.

    The hand has no card that was too small for a go, and one that fits if it is ``p`` to play.
    """
    laid, room = len(s.laid[p]), FULL - s.count if p == s.on_turn else MOST
    whole = [*s.laid[p], *s.hands[p], *s.away[p]]
    best = -inf
    for way, worth in worths(whole, len(s.away[p]), side(len(s.hands), p == s.dealer)).items():
        if worth > best and way[0] >= laid:
            hand = [whole[i] for i in range(laid, len(whole)) if i not in way]
            if s.least[p] <= min([PIP[c] for c in hand]) <= room:
                best, s.hands[p], s.away[p] = worth, hand, [whole[i] for i in way]


def _why_laid_away(s: S, seat: int, action: LayAway) -> Message | None:
    """Return the reason: the crib is the own one, or gets little; None if the averages disagree."""
    hand, own, give = s.hands[seat], seat == s.dealer, len(action.cards)
    found = worths(hand, give, side(len(s.points), own) if own else 0.0)
    chosen = tuple(i for i, c in enumerate(hand) if c in action.cards)
    if found[chosen] <= max(found.values()) - ABOUT:
        return None
    if own:
        return Message("counting_cribbage-hint-why-own-crib")
    gifts = {way: crib(sum(PLACE[hand[i]] for i in way), give) for way in found}
    little = gifts[chosen] <= sum(gifts.values()) / len(gifts)
    return Message("counting_cribbage-hint-why-their-crib") if little else None


POLICY = CountingCribbagePolicy()
