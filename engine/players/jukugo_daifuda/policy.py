"""The policy of the search in Jukugo Daifuda: every move is tried on many deals, and the round is played out.

Half of a value is the worth of the hand: the chips that its seat may expect by the end of the round, fitted. The
weights were fitted by least squares to 400,000 rounds each for 2, 3 and 4 seats of a player that chose by such weights
among heuristic players (``bench/reached.md``), on 23 facts; here the eight that nearly all of its decisions follow from
have the weights that come nearest to those.

The reasons for a suggested move are facts about it that are true whatever the others hold.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import ClassVar, Final

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.core.game import TABLE_ACTOR, Game, Rnd
from engine.core.state import NO_CARD, NO_SEAT
from engine.families.melds import BIT, cards_of
from engine.games.jukugo_daifuda.answers import Attach, Claim, Discard, Ron, Taking, noted, taking_of
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of
from engine.games.jukugo_daifuda.terms import (
    BLACK_JOKER,
    CHAIN,
    FOUR_KIND,
    FOUR_WORD,
    NO_KIND,
    PAIR,
    POINTS,
    SIZE,
    THREE_KIND,
    Laid,
    Lexicon,
    cover,
    grown,
    laid_out,
    partners,
)
from engine.players.jukugo_daifuda.heuristic import Round, outs, played_out, worth
from engine.players.policy import SearchPolicy, SearchResult

SPAN = 240.0
"""The difference in chips between the worst and the best outcome of a round."""
SHARE = 0.5
"""The share of the value that is the fitted worth of the hand, without noise; the rest is a played-out
round. Together they are stronger than either (``bench/reached.md``)."""
FITTED: Final = "core"
"""The dictionary of those rounds, in which sets grew strictly and any ron counted."""
Weights = tuple[float, ...]
LAID: Final[Mapping[int, Weights]] = {
    2: (-13.5, 0.272, 0.393, 0.813, 8.29, 0.873, 0.291, -2.36),
    3: (-18.8, 0.311, 0.401, 2.12, 8.21, 1.35, 1.42, -4.28),
    4: (-22.3, 0.309, 0.417, 3.06, 8.34, 1.8, 2.22, -6.66),
}
"""By number of seats: the weights of the facts for a seat that has just discarded the next daifuda."""
GONE: Final[Mapping[int, Weights]] = {
    2: (-14.0, 0.324, 0.503, 0.88, 8.63, 0.589, -0.107, 0.0),
    3: (-20.6, 0.401, 0.595, 2.1, 12.3, 1.06, 0.387, 0.0),
    4: (-23.9, 0.417, 0.607, 3.07, 14.8, 1.23, 1.08, 0.0),
}
"""The same for a seat that has let the daifuda go."""
HOPEFUL = 4
"""Waiting for fewer cards than this is no reason to open a set."""


def mover(s: JukugoDaifudaState, before: JukugoDaifudaState) -> int:
    """Return the seat whose single move led from ``before`` to ``s``, in the same round; NO_SEAT if that is unclear."""
    asked = [p for p in before.waiting if p != TABLE_ACTOR]
    if len(asked) == 1:
        return asked[0]
    if s.phase == "discard":
        return s.waiting[0]
    return next((p for p in asked if s.answer[p] and not before.answer[p]), NO_SEAT)


def expected(s: JukugoDaifudaState, before: JukugoDaifudaState, seat: int) -> float | None:
    """Return the chips that ``seat`` may expect after its move that led from ``before`` to ``s``.

    A player who claims the daifuda is assumed to get it. None with options without fitted weights, and where the seat
    could go out: the worth of a ron is known, and a few facts are not near enough to what it gives up to compare them.
    """
    note, window = s.answer[seat], before.phase != "discard" and before.daifuda != NO_CARD
    if s.dictionary != FITTED or s.free or s.min_ron or (window and answers_of(before, seat).ron):
        return None
    now = Round(s)
    if len(note) > 1:
        now.take(seat, taking_of(note))
    hand, sets, unseen = now.hands[seat], tuple(now.sets[seat]), now.unseen(seat)
    held = tuple(sorted(hand.bit_count() for p, hand in enumerate(now.hands) if p != seat))
    if s.phase == "discard" or len(note) > 1:
        plain = [c for c in cards_of(hand) if c < BLACK_JOKER] or cards_of(hand)
        return max(_worth(now.lex, hand ^ BIT[c], sets, unseen, c, held) for c in plain)
    if now.daifuda != NO_CARD:
        unseen &= ~BIT[now.daifuda]
    return _worth(now.lex, hand, sets, unseen, now.daifuda if before.phase == "discard" else NO_CARD, held)


@lru_cache(maxsize=1 << 12)
def _worth(lex: Lexicon, hand: int, sets: tuple[Laid, ...], unseen: int, laid: int, held: tuple[int, ...]) -> float:
    """Return the expected chips with this hand and these open sets.

    ``laid`` is the own discard, or NO_CARD; ``held`` is how many cards each other seat has.
    """
    count, score = outs(lex, False, hand, sets, unseen)
    out, others = max(1, unseen.bit_count()), sum(held) / len(held)
    facts = (
        1.0,
        worth(lex, hand),
        sum(POINTS[kind] for kind, _ in sets),
        # cards that would end the round now, and for how much
        score / out,
        sqrt(count / out),
        # how near the others may be
        others,
        others - 5 if count else 0.0,
        # what they may make of the discard
        0.0 if laid == NO_CARD else (lex.two[laid] & unseen).bit_count() / 10,
    )
    weights = (GONE if laid == NO_CARD else LAID)[len(held) + 1]
    return sum(w * x for w, x in zip(weights, facts, strict=True))


class JukugoDaifudaPolicy(SearchPolicy[JukugoDaifudaState]):
    """Tries every move once on many deals: the heuristic player plays the round from there, which is quick.

    With the options for which weights are fitted, the worth of the hand after the move counts as well.
    """

    points: ClassVar[float] = SPAN
    close: ClassVar[float] = 0.004
    """About a chip."""
    ripe: ClassVar[int] = 1_000_000

    def horizon(self, s: JukugoDaifudaState) -> Hashable:
        """Return the next move: ``values`` handles what comes after it."""
        return len(s.columns), s.phase, len(s.deck), s.daifuda, len(s.waiting)

    def values(self, s: JukugoDaifudaState, before: JukugoDaifudaState) -> Sequence[float]:
        """Return chips won or lost by the end of the round; one seat's gain is the others' payment, so no comparison is
        needed."""
        gained: list[float] = [now - then for now, then in zip(s.chips, before.chips, strict=True)]
        if len(s.columns) == len(before.columns):
            others = len(gained) - 1
            winner, score = played_out(s)
            if winner != NO_SEAT:
                gained = [score * others if p == winner else -score for p in range(len(gained))]
            seat = mover(s, before)
            hoped = None if seat == NO_SEAT else expected(s, before, seat)
            if hoped is not None:
                more = SHARE * (hoped - gained[seat])
                gained = [chips + (more if p == seat else -more / others) for p, chips in enumerate(gained)]
        return [min(1.0, max(0.0, 0.5 + chips / SPAN)) for chips in gained]

    def candidates(
        self, game: Game[JukugoDaifudaState], s: JukugoDaifudaState, seat: int, rnd: Rnd
    ) -> Sequence[Action]:
        """Return all moves, even if they are not listed for people (hints off)."""
        return game.phases[s.phase].legal(s, seat)

    def reason(self, s: JukugoDaifudaState, seat: int, action: Action, result: SearchResult) -> Message | None:
        """Return a true statement about the move."""
        return reason_for(s, seat, action)


def reason_for(s: JukugoDaifudaState, seat: int, action: Action) -> Message | None:
    """Return the most useful fact about ``action``; ``s`` is redealt for ``seat``, and only what it sees counts."""
    now = Round(s)
    if isinstance(action, Discard):
        return _discarding(now, seat, action.card)
    if isinstance(action, Claim | Attach):
        return _taking(now, seat, taking_of(noted(action)))
    score = now.answers(seat).ron
    if isinstance(action, Ron):
        return _why("ron", score=score)
    return _why("larger", score=score) if score else _passing(now, seat)


def _why(key: str, **facts: object) -> Message:
    return Message(f"jukugo_daifuda-hint-why-{key}", facts)


def ready_for(now: Round, seat: int) -> int:
    """Return how many cards that ``seat`` has not seen would let it go out now; the daifuda is not one of them."""
    unseen = now.unseen(seat) & ~BIT[now.daifuda]
    return outs(now.lex, now.free, now.hands[seat], now.sets[seat], unseen, max(1, now.min_ron))[0]


def _discarding(now: Round, seat: int, card: int) -> Message | None:
    before = now.hands[seat]
    after = now.hands[seat] = before ^ BIT[card]
    now.daifuda = card
    if ready := ready_for(now, seat):
        return _why("ready", cards=ready)
    if after and not partners(now.lex, card, after):
        return _why("alone", card=Card(card))
    if not _helps(now, seat, card):
        helping = [c for c in cards_of(after) if _helps(now, seat, c)]
        if helping:
            return _why("safe", card=Card(helping[0]))
    held = cover(now.lex, after)[0]
    return _why("keeps", cards=held) if held and held == cover(now.lex, before)[0] else None


def _helps(now: Round, seat: int, card: int) -> bool:
    """True if another seat has an open set that grows by the card."""
    others = [laid for p, sets in enumerate(now.sets) if p != seat for laid in sets]
    return any(grown(now.lex, now.free, laid, card) != NO_KIND for laid in others)


def _taking(now: Round, seat: int, taking: Taking) -> Message:
    kind, _, at = taking
    now.take(seat, taking)
    whole = now.sets[seat][at][1]
    now.discard(seat)
    ready = ready_for(now, seat)
    if ready >= HOPEFUL:
        return _why("then-ready", cards=ready)
    if kind in (FOUR_KIND, THREE_KIND, PAIR):
        return _why("numbers", count=SIZE[kind])
    if kind == FOUR_WORD:
        return _why("word4")
    first, *middle, last = map(Card, laid_out(now.lex, kind, cards_of(whole)))
    if not middle:
        return _why("word2", left=first, right=last)
    return _why("two-words" if kind >= CHAIN else "word3", left=first, card=middle[0], right=last)


def _passing(now: Round, seat: int) -> Message | None:
    if ready := ready_for(now, seat):
        return _why("wait", cards=ready)
    held, score = cover(now.lex, now.hands[seat])
    held += sum(SIZE[kind] for kind, _ in now.sets[seat])
    afters = [_after(now, seat, taking) for taking in now.answers(seat).takings]
    if afters and all(hidden < score for hidden, _ in afters):
        return _why("hidden")
    if afters and all(cards <= held for _, cards in afters):
        return _why("no-nearer", cards=held)
    return None


def _after(now: Round, seat: int, taking: Taking) -> tuple[int, int]:
    """Return after a taking and any discard: the highest open score of hidden sets, the most cards in sets."""
    kind, part, at = taking
    laid = sum(SIZE[k] for place, (k, _) in enumerate(now.sets[seat]) if place != at) + SIZE[kind]
    hand = now.hands[seat] ^ part
    left = [cover(now.lex, hand ^ BIT[c]) for c in cards_of(hand)]
    return max(score for _, score in left), laid + max(held for held, _ in left)


POLICY = JukugoDaifudaPolicy()
