"""Heuristic player for Counting Cribbage: keeps what counts well on average, pegs with an eye on the replies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game, Rnd
from engine.core.redeal import shuffle
from engine.games.counting_cribbage.guess import KEEP_LOW, REPLY
from engine.games.counting_cribbage.keep import choices, crib, side, worths
from engine.games.counting_cribbage.round import show_order
from engine.games.counting_cribbage.rules import Showing
from engine.games.counting_cribbage.score import FULL, LAST_CARD, PIP, PLACE, peg, show
from engine.games.counting_cribbage.state import (
    ACCEPT,
    CLAIMS,
    PLAY,
    CountingCribbageState,
    Declare,
    LayAway,
    Respond,
    lay_aways,
)
from engine.players.counting_cribbage.quick import expected, quick_card, quick_lay_away
from engine.players.policy import Reason, SearchPolicy, SearchResult, relative

SAMPLES = 20
"""Starters and companions in the crib that are tried for every choice."""


def choose(game: Game[CountingCribbageState], s: CountingCribbageState, seat: int, rnd: Rnd) -> Action:
    """A move for ``seat``; ``s`` is dealt anew, so it shows which cards are out but not who holds them."""
    match s.phase:
        case "lay_away":
            return lay_away(s, seat, rnd)
        case "play":
            return PLAY[card_to_play(s, seat)]
        case "declare":
            card = card_to_play(s, seat)
            return Declare(card, peg([*s.series, card], s.count + PIP[card]).total)
        case "claim":
            cards = s.crib if s.choice[seat] else s.laid[seat]
            return CLAIMS[show(cards, s.starter).total]
        case "respond":
            return answer(peg(s.series, s.count).total, s.claim)
        case _:
            item = Showing.items(s, seat)[len(s.choice[seat])]
            owners = show_order(s.dealer, len(s.points))
            cards = s.crib if item == len(owners) - 1 else s.laid[owners[item]]
            return answer(show(cards, s.starter).total, s.claims[item])


def answer(actual: int, claim: int) -> Action:
    """What the claim has missed; a claim above the truth leaves everything."""
    missed = actual - claim if claim <= actual else actual
    return Respond(missed) if missed else ACCEPT


def unseen(s: CountingCribbageState, seat: int) -> list[int]:
    """Cards that ``seat`` has not seen since the last reshuffle."""
    out = s.stock + s.extra
    for p, cards in enumerate(s.hands):
        if p != seat:
            out = out + cards + s.away[p]
    return out


def lay_away(s: CountingCribbageState, seat: int, rnd: Rnd) -> LayAway:
    """The set whose loss costs least: the kept cards count, the crib counts for or against."""
    hand, pool = s.hands[seat], unseen(s, seat)
    shuffle(pool, rnd)
    sets = lay_aways(hand)
    fill = 4 - len(sets[0].cards)
    share = side(len(s.points), seat == s.dealer)
    kept = [[c for c in hand if c not in a.cards] for a in sets]
    worth = [KEEP_LOW * sum(10 - PIP[c] for c in four) for four in kept]
    for k in range(SAMPLES):
        at = k * (fill + 1) % (len(pool) - fill)
        starter, others = pool[at], pool[at + 1 : at + 1 + fill]
        for i, a in enumerate(sets):
            there = show([*a.cards, *others], starter)
            worth[i] += (show(kept[i], starter).total + share * there.total) / SAMPLES
    return sets[worth.index(max(worth))]


def card_to_play(s: CountingCribbageState, seat: int) -> int:
    """The card that pegs most after what the next player is likely to answer."""
    room = FULL - s.count
    legal = [c for c in s.hands[seat] if PIP[c] <= room]
    if len(legal) == 1:
        return legal[0]
    out = [0] * 13
    pool = unseen(s, seat)
    for c in pool:
        out[RANK[c]] += 1
    follower = next_in(s, seat)
    chance = len(s.hands[follower]) / max(1, len(pool)) if follower != seat else 0.0

    def worth(card: int) -> float:
        series, count = [*s.series, card], s.count + PIP[card]
        points = float(peg(series, count).total)
        if count < FULL and (follower == seat or count > FULL - s.least[follower]):
            points += LAST_CARD
        return points + KEEP_LOW * PIP[card] - REPLY * replies(series, count, out, chance)

    return max(legal, key=worth)


def next_in(s: CountingCribbageState, seat: int) -> int:
    """The next player who has cards and has not said go; ``seat`` if there is none."""
    n = len(s.points)
    for k in range(1, n):
        p = (seat + k) % n
        if s.hands[p] and p not in s.gone:
            return p
    return seat


def replies(series: Sequence[int], count: int, out: Sequence[int], chance: float) -> float:
    """Points the next player may expect; ``out`` are the unseen cards by rank, ``chance`` to hold each."""
    expected = 0.0
    for rank, cards in enumerate(out):
        total = count + min(rank + 1, 10)
        if cards and total <= FULL:
            points = peg([*series, rank], total).total
            expected += points * min(1.0, cards * chance)
    return expected


SPAN = 40.0
"""Points of a round between the worst and the best that may come of it."""
NEAR = 80
"""Points from which on a round may end the game; what exactly is shown, and when, counts then."""
ABOUT = 0.05
"""Averages that differ by less are as good as equal."""
WINNING = 5.0
"""What winning the game is worth beyond its points."""


class CountingCribbagePolicy(SearchPolicy[CountingCribbageState]):
    """Looks ahead to the end of the round."""

    exploration: ClassVar[float] = 0.3
    points: ClassVar[float] = SPAN
    rollout_share: ClassVar[float] = 1.0
    ripe: ClassVar[int] = 10_000

    def horizon(self, s: CountingCribbageState) -> object:
        """The number of the round in its game."""
        return s.game, s.round, s.ended

    def values(self, s: CountingCribbageState, before: CountingCribbageState) -> Sequence[float]:
        """Points of the round, those of the show on average over all starters; at the end of a game all that count.

        Who plays a card has no more say in what is shown, so the show is left out then.
        """
        ended = s.ended or s.game != before.game
        after = s.columns[-1] if ended else s.points
        gained = [float(now - then) for now, then in zip(after, before.points, strict=True)]
        if ended:
            gained[s.game_winner[-1]] += WINNING
        elif max(before.points) < NEAR:
            for gains in s.shown_gains:
                for p, points in enumerate(gains):
                    gained[p] -= points
            if before.phase == "lay_away":
                owners = show_order(s.shown_dealer, len(after))
                for p, average in zip(owners, expected(s.shown, before.used), strict=True):
                    gained[p] += average
        return relative(gained, SPAN)

    def candidates(
        self, game: Game[CountingCribbageState], s: CountingCribbageState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Claims and answers are counted, not searched; in a declaration only the card is a choice."""
        if s.phase in ("lay_away", "play"):
            return game.legal(s, seat)
        if s.phase == "declare":
            room = FULL - s.count
            fitting = [c for c in s.hands[seat] if PIP[c] <= room]
            return [Declare(c, peg([*s.series, c], s.count + PIP[c]).total) for c in fitting]
        return [choose(game, s, seat, rnd)]

    def rollout(
        self,
        game: Game[CountingCribbageState],
        s: CountingCribbageState,
        seat: int,
        legal: Sequence[Action],
        rnd: Rnd,
    ) -> Action:
        """Lays away and pegs as the heuristic player does, read from tables; counts right."""
        if s.phase == "lay_away":
            return quick_lay_away(s, seat)
        if s.phase not in ("play", "declare"):
            return choose(game, s, seat, rnd)
        card = quick_card(s, seat)
        if s.phase == "play":
            return PLAY[card]
        return Declare(card, peg([*s.series, card], s.count + PIP[card]).total)

    def reason(self, s: CountingCribbageState, seat: int, action: Any, result: SearchResult) -> Reason | None:
        """What a card pegs, what it leaves to the next player, and whose crib it is."""
        slug = "counting_cribbage-hint-why-"
        if isinstance(action, LayAway):
            return _why_laid_away(s, seat, action)
        if s.phase not in ("play", "declare"):
            return slug + "count", {}
        count = s.count + PIP[action.card]
        points = peg([*s.series, action.card], count).total
        if points:
            return slug + "peg", {"count": count, "points": points}
        if count < 5:
            return slug + "low", {"count": count}
        if 15 < count <= 20:
            return slug + "no-fifteen", {"count": count}
        return (slug + "safe", {"count": count}) if _is_safest(s, seat, action.card) else None


def _why_laid_away(s: CountingCribbageState, seat: int, action: LayAway) -> Reason | None:
    """The crib is the own one, or gets little; nothing where the averages say otherwise."""
    hand, own = s.hands[seat], seat == s.dealer
    give = len(action.cards)
    ways = choices(len(hand), give)
    at = ways.index(tuple(i for i, c in enumerate(hand) if c in action.cards))
    alone = worths(hand, give, 0.0)
    if own:
        both = worths(hand, give, side(len(s.points), own))
        return ("counting_cribbage-hint-why-own-crib", {}) if both[at] > max(both) - ABOUT else None
    gifts = [crib(sum(PLACE[hand[i]] for i in way), give) for way in ways]
    if alone[at] > max(alone) - ABOUT and gifts[at] <= sum(gifts) / len(gifts):
        return "counting_cribbage-hint-why-their-crib", {}
    return None


def _is_safest(s: CountingCribbageState, seat: int, card: int) -> bool:
    """Whether the next player may expect less after ``card`` than after any other that fits."""
    follower = next_in(s, seat)
    if follower == seat:
        return False
    out = [0] * 13
    pool = unseen(s, seat)
    for c in pool:
        out[RANK[c]] += 1
    chance = len(s.hands[follower]) / len(pool)
    left = {
        c: replies([*s.series, c], s.count + PIP[c], out, chance) for c in s.hands[seat] if PIP[c] <= FULL - s.count
    }
    return left[card] == min(left.values()) < max(left.values())


POLICY = CountingCribbagePolicy()
