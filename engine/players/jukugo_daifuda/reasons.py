"""The reasons for a suggested move of Jukugo Daifuda: facts about it that are true whatever the others hold."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.families.melds import BIT, cards_of
from engine.games.jukugo_daifuda.answers import Attach, Claim, Discard, Ron, Taking, noted, taking_of
from engine.games.jukugo_daifuda.sets import NO_KIND, cover, grown, laid_out, partners
from engine.games.jukugo_daifuda.state import JukugoDaifudaState
from engine.games.jukugo_daifuda.terms import CHAIN, FOUR_KIND, FOUR_WORD, PAIR, SIZE, THREE_KIND
from engine.players.jukugo_daifuda.heuristic import Round, outs

HOPEFUL = 4
"""Waiting for fewer cards than this is no reason to open a set."""


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
