"""The exact reasons why a move of Jukugo Daifuda is refused: messages ``jukugo_daifuda-no-...``.

Kinds of sets are names of KINDS (``made``: the kind that the cards make); ``tried`` and ``made`` lists of words.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Any

from engine.core.action import Action
from engine.core.facts import Card, Message
from engine.games.jukugo_daifuda.answers import NO_ORDERS, Attach, Claim, Discard, Order, Pass, Ron
from engine.games.jukugo_daifuda.sets import claimable, grown, most_in_sets, partners, ron_score
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, lexicon_of
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    FOUR_KIND,
    FOUR_WORD,
    JOKERS,
    KINDS,
    PAIR,
    RULES,
    THREE_KIND,
    THREE_WORD,
    TIERS,
    TWO_WORD,
    dictionary,
    read,
)

UNSAID = Message("illegal-now")


def why_refused(s: JukugoDaifudaState, seat: int, action: Action) -> Message:
    """Return key and facts for a move that is not legal now."""
    choosing = s.phase == "discard"
    match action:
        case Order(rule):
            if not 0 <= rule < len(RULES):
                return UNSAID
            return _no("order-off") if s.unaided and RULES[rule] not in NO_ORDERS else _no("order", rule=RULES[rule])
        case Discard(card):
            if not choosing:
                return _no("discard-now")
            return _no("hand-card", card=Card(card)) if card in CARDS else UNSAID
        case Claim() | Attach() | Ron() | Pass() if choosing:
            return _no("answer-now")
        case Claim(cards, kind) if kind in KINDS:
            return _claim(s, s.hands[seat], cards, kind)
        case Attach(at, kind) if kind in KINDS:
            return _attach(s, seat, at, kind)
        case Ron():
            return _ron(s, seat)
    return UNSAID


def _no(key: str, **facts: Any) -> Message:
    return Message(f"jukugo_daifuda-no-{key}", facts)


def _claim(s: JukugoDaifudaState, hand: Sequence[int], cards: tuple[int, ...], kind: str) -> Message:
    if any(c not in CARDS for c in cards):
        return UNSAID
    for c in cards:
        if c not in hand:
            return _no("hand-card", card=Card(c))
    if not 0 < len(cards) < 4 or list(cards) != sorted(set(cards)):
        return _no("claim-size")
    if len(cards) == len(hand):
        return _no("last-card")
    whole = (*cards, s.daifuda)
    kinds = claimable(lexicon_of(s), whole)
    if kinds:
        return _no("kind", kind=kind, made=KINDS[kinds[0]])
    return no_set(s, whole)


def no_set(s: JukugoDaifudaState, cards: Sequence[int]) -> Message:
    """Return why two to four cards are no set: the words tried, and those that only a larger dictionary has."""
    known = dictionary()
    orders = sorted({read(order) for order in permutations(cards)})
    for word in orders:
        if word in known:
            return _no("tier", word=word, tier=next(k for k, v in TIERS.items() if v == known[word].tier))
    if all(c in JOKERS for c in cards):
        return _no("jokers")
    if len(cards) == 2:
        return _no("two", cards=list(cards), tried=[read((cards[1], cards[0])), read((cards[0], cards[1]))])
    if len(cards) == 4:
        return _no("four", cards=list(cards))
    made = sorted({w for pair in combinations(cards, 2) for w in pair_words(s, pair)})
    return _no("three", cards=list(cards), made=made, count=len(made))


def pair_words(s: JukugoDaifudaState, pair: tuple[int, int]) -> list[str]:
    """Return the words that two cards make in the dictionary in play."""
    words = lexicon_of(s).words
    return [read(order) for order in permutations(pair) if order in words]


def _attach(s: JukugoDaifudaState, seat: int, at: int, kind: str) -> Message:
    sets = s.sets[seat]
    if not 0 <= at < len(sets):
        return _no("open-set")
    if not s.hands[seat]:
        return _no("attach-last")
    now, cards = sets[at][0], sets[at][1:]
    wanted = grown(lexicon_of(s), s.free, tuple(sets[at]), s.daifuda)
    if wanted >= 0:
        return _no("kind", kind=kind, made=KINDS[wanted])
    if now in (PAIR, THREE_KIND):
        return _no("grow-number", kind=KINDS[now], cards=list(cards), daifuda=Card(s.daifuda))
    longer = [read(order) for order in permutations((*cards, s.daifuda)) if order in lexicon_of(s).words]
    if now == TWO_WORD and longer:
        return _no("grow-longer", word=min(longer))
    if now == TWO_WORD or (now == THREE_WORD and s.free):
        return _no("grow-word", kind=KINDS[now], cards=list(cards), daifuda=Card(s.daifuda))
    if now in (FOUR_KIND, FOUR_WORD):
        return _no("grow-four", kind=KINDS[now])
    return _no("grow-kind", kind=KINDS[now])


def _ron(s: JukugoDaifudaState, seat: int) -> Message:
    if s.unaided:
        return _no("ron-off", least=s.min_ron)
    lex, hand = lexicon_of(s), tuple(sorted(s.hands[seat]))
    sets = [tuple(x) for x in s.sets[seat]]
    score = ron_score(lex, s.free, s.daifuda, hand, sets)
    if score >= 0:
        return _no("ron-low", score=score, least=s.min_ron)
    rests = [tuple(c for c in hand if c not in part) for _, part in partners(lex, s.daifuda, hand)]
    if any(grown(lex, s.free, x, s.daifuda) >= 0 for x in sets):
        rests.append(hand)
    if not rests:
        return _no("ron-daifuda", daifuda=Card(s.daifuda))
    return _no("ron", left=min(len(rest) - most_in_sets(lex, rest) for rest in rests))
