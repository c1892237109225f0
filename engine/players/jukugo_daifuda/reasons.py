"""The reasons for a suggested move of Jukugo Daifuda: facts about it that are true whatever the others hold."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.games.jukugo_daifuda.answers import Attach, Claim, Discard, Ron
from engine.games.jukugo_daifuda.sets import laid_out
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of
from engine.games.jukugo_daifuda.terms import CHAIN, FOUR_KIND, FOUR_WORD, KINDS, PAIR, SIZE, THREE_KIND
from engine.players.jukugo_daifuda.masks import BIT, IN_ORDER, cards_of
from engine.players.jukugo_daifuda.rounds import (
    NEW,
    Round,
    Taking,
    hidden_and_held,
    outs,
    taking,
)

WHY = "jukugo_daifuda-hint-why-"
HOPEFUL = 4
"""Waiting for fewer cards than this is no reason to open a set."""


def reason_for(s: JukugoDaifudaState, seat: int, action: Action) -> Message | None:
    """Return the most useful fact about ``action``; ``s`` is redealt for ``seat``, and only what it sees counts."""
    now = Round(s)
    if isinstance(action, Discard):
        return _discarding(now, seat, action.card)
    if isinstance(action, Ron):
        return Message(WHY + "ron", {"score": answers_of(s, seat).ron})
    if isinstance(action, Claim | Attach):
        return _taking(now, seat, action)
    score = now.wins(seat)
    return Message(WHY + "larger", {"score": score}) if score else _passing(now, seat)


def ready_for(now: Round, seat: int, but: int = 0) -> int:
    """Return how many cards still out, except those of the mask ``but``, would let ``seat`` go out now."""
    unseen = now.unseen(seat) & ~but
    return outs(now.m, now.free, now.hands[seat], now.sets[seat], unseen, max(1, now.min_ron))[0]


def _discarding(now: Round, seat: int, card: int) -> Message | None:
    bit, before = BIT[card], now.hands[seat]
    place, m = bit.bit_length() - 1, now.m
    after = now.hands[seat] = before ^ bit
    ready = ready_for(now, seat, bit)
    if ready:
        return Message(WHY + "ready", {"cards": ready})
    if after and not m.parts(place, after):
        return Message(WHY + "alone", {"card": Card(card)})
    helped = [p for p in _growing(now, seat, before) if p != place]
    if helped and place not in _growing(now, seat, bit):
        return Message(WHY + "safe", {"card": Card(IN_ORDER[helped[0]])})
    held = hidden_and_held(m, after)[1]
    if held and held == hidden_and_held(m, before)[1]:
        return Message(WHY + "keeps", {"cards": held})
    return None


def _growing(now: Round, seat: int, cards: int) -> list[int]:
    """Return the places of those ``cards`` with which another seat could enlarge an open set."""
    sets = [x for p, laid in enumerate(now.sets) if p != seat for x in laid]
    grows = {place for kind, laid in sets for place in now.m.growth(now.free, kind, laid)}
    return [place for place in sorted(grows) if cards >> place & 1]


def _taking(now: Round, seat: int, action: Claim | Attach) -> Message | None:
    kind = KINDS.index(action.kind)
    if isinstance(action, Claim):
        cards, at = sum(BIT[c] for c in action.cards), NEW
    else:
        cards, at = 0, action.at
    now.take(seat, (kind, cards, at))
    whole = now.sets[seat][at][1]
    now.discard(seat)
    ready = ready_for(now, seat, 1 << now.place)
    if ready >= HOPEFUL:
        return Message(WHY + "then-ready", {"cards": ready})
    if kind in (FOUR_KIND, THREE_KIND, PAIR):
        return Message(WHY + "numbers", {"count": SIZE[kind]})
    if kind == FOUR_WORD:
        return Message(WHY + "word4")
    laid = laid_out(now.m.lex, kind, tuple(cards_of(whole)))
    if len(laid) == 2:
        return Message(WHY + "word2", {"left": Card(laid[0]), "right": Card(laid[1])})
    key = "two-words" if kind >= CHAIN else "word3"
    return Message(WHY + key, {"left": Card(laid[0]), "card": Card(laid[1]), "right": Card(laid[2])})


def _passing(now: Round, seat: int) -> Message | None:
    hand, sets, m = now.hands[seat], now.sets[seat], now.m
    ready = ready_for(now, seat, 1 << now.place)
    if ready:
        return Message(WHY + "wait", {"cards": ready})
    moves = taking(m, now.free, hand, sets, now.place)
    score, held = hidden_and_held(m, hand)
    held += sum(SIZE[kind] for kind, _ in sets)
    afters = [_after(now, seat, move) for move in moves]
    if moves and score and all(hidden < score for hidden, _ in afters):
        return Message(WHY + "hidden")
    if moves and all(cards <= held for _, cards in afters):
        return Message(WHY + "no-nearer", {"cards": held})
    return None


def _after(now: Round, seat: int, move: Taking) -> tuple[int, int]:
    """Return after a move and any discard: the highest open score of hidden sets, the most cards in sets."""
    kind, part, at = move
    laid = sum(SIZE[k] for place, (k, _) in enumerate(now.sets[seat]) if place != at) + SIZE[kind]
    left = hand = now.hands[seat] ^ part
    hidden = held = 0
    while left:
        bit = left & -left
        left ^= bit
        score, cards = hidden_and_held(now.m, hand ^ bit)
        hidden, held = max(hidden, score), max(held, cards)
    return hidden, laid + held
