"""Why a move of Jukugo Daifuda is suggested, checked (``tests.engine.reasons``) with the dictionary, card by card."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engine.core.cards import RANK
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    CHAIN,
    FOUR_KIND,
    FOUR_WORD,
    JOKERS,
    KINDS,
    PAIR,
    POINTS,
    SIZE,
    THREE_KIND,
    THREE_WORD,
    TWIN,
    TWO_WORD,
)
from tests.engine.reasons import Check, Facts
from tests.games.jukugo_daifuda import plain
from tests.games.jukugo_daifuda.plain import Cards, is_word, kinds, parts_with, two_word, whole, worth

Sets = list[list[int]]


@lru_cache(maxsize=1 << 14)
def in_sets(cards: Cards, tiers: str) -> frozenset[tuple[int, int]]:
    """Every way to lay some of the cards in sets: how many lie there, and what they score open."""
    if len(cards) < 2:
        return frozenset({(0, 0)})
    first = min(cards)
    found = set(in_sets(cards - {first}, tiers))
    for part in parts_with(first, cards - {first}, tiers):
        more = worth(part, tiers)
        found |= {(held + len(part), score + more) for held, score in in_sets(cards - part, tiers)}
    return frozenset(found)


def best_ways(cards: Cards, tiers: str) -> list[tuple[int, int]]:
    """Those that are worth most: three a card and two a point."""
    ways = in_sets(cards, tiers)
    most = max(3 * held + 2 * score for held, score in ways)
    return [(held, score) for held, score in ways if 3 * held + 2 * score == most]


def grows_to(laid: list[int], card: int, s: Any) -> int | None:
    """What an open set becomes with the card (R8, R9, R12)."""
    wanted: dict[int, tuple[int, ...]] = {PAIR: (THREE_KIND,), THREE_KIND: (FOUR_KIND,), TWO_WORD: (CHAIN, TWIN)}
    if s.free:
        wanted |= {TWO_WORD: (THREE_WORD, CHAIN, TWIN), THREE_WORD: (FOUR_WORD,)}
    if laid[0] not in wanted:
        return None
    grown = kinds(frozenset((*laid[1:], card)), s.dictionary)
    return next((kind for kind in wanted[laid[0]] if kind in grown), None)


def out_with(s: Any, hand: Cards, sets: Sets, card: int) -> int:
    """The most that a ron with the card scores, -1 where there is none."""
    laid, alone = sum(POINTS[x[0]] for x in sets), plain.out_with(card, hand, s.dictionary)
    found = [laid + alone] if alone >= 0 else []
    rest = whole(hand, s.dictionary) if sets else -1
    for x in sets if rest >= 0 else ():
        more = grows_to(x, card, s)
        if more is not None:
            found.append(laid - POINTS[x[0]] + POINTS[more] + 2 * rest)
    return max(found, default=-1)


def outs(s: Any, p: int, hand: Cards, sets: Sets, but: int) -> int:
    """How many cards that ``p`` cannot see would let it go out as it stands."""
    seen = {*s.hands[p], *hand, *s.discards, but, *(c for laid in s.sets for x in laid for c in x[1:])}
    least = max(1, s.min_ron)
    return sum(out_with(s, hand, sets, c) >= least for c in CARDS if c not in seen)


def hand_of(s: Any, p: int) -> Cards:
    return frozenset(s.hands[p])


def after_taking(s: Any, p: int, a: Any) -> tuple[Cards, Sets]:
    """Hand and open sets once the daifuda is taken."""
    kind, sets = KINDS.index(a.kind), [x[:] for x in s.sets[p]]
    if a.tag == "claim":
        return hand_of(s, p) - set(a.cards), [*sets, [kind, *a.cards, s.daifuda]]
    sets[a.at] = [kind, *sets[a.at][1:], s.daifuda]
    return hand_of(s, p), sets


def made(s: Any, p: int, a: Any) -> Cards:
    """The cards of the set that is made."""
    _, sets = after_taking(s, p, a)
    return frozenset(sets[-1 if a.tag == "claim" else a.at][1:])


def takings(s: Any, p: int) -> list[tuple[Cards, Sets]]:
    """What every way to take the daifuda leaves."""
    hand, sets = hand_of(s, p), s.sets[p]
    found = []
    for part in parts_with(s.daifuda, hand, s.dictionary):
        rest = hand - part
        if rest:
            found.append((rest, [*sets, [min(kinds(part, s.dictionary)), *part]]))
    for at, x in enumerate(sets):
        more = grows_to(x, s.daifuda, s)
        if more is not None and hand:
            found.append((hand, [*sets[:at], [more, *x[1:], s.daifuda], *sets[at + 1 :]]))
    return found


def discards(hand: Cards) -> list[Cards]:
    return [hand - {c} for c in hand]


def most_hidden(cards: Cards, tiers: str) -> int:
    """The most that lies in hidden sets, by what they score open, where as much as can lies in sets."""
    return max(score for _, score in best_ways(cards, tiers))


def open_cards(sets: Sets) -> int:
    return sum(SIZE[x[0]] for x in sets)


def can_enlarge(s: Any, p: int, card: int) -> bool:
    """Whether another seat has an open set that grows by the card."""
    return any(grows_to(x, card, s) is not None for q, sets in enumerate(s.sets) if q != p for x in sets)


def then_ready(s: Any, p: int, a: Any, f: Facts) -> bool:
    hand, sets = after_taking(s, p, a)
    return f["cards"] in {outs(s, p, left, sets, s.daifuda) for left in discards(hand)} and f["cards"] > 0


def less_hidden(s: Any, p: int, a: Any, f: Facts) -> bool:
    now = most_hidden(hand_of(s, p), s.dictionary)
    ways = takings(s, p)
    return bool(ways) and all(most_hidden(left, s.dictionary) < now for hand, _ in ways for left in discards(hand))


def no_nearer(s: Any, p: int, a: Any, f: Facts) -> bool:
    def held(hand: Cards, sets: Sets) -> set[int]:
        return {cards + open_cards(sets) for cards, _ in best_ways(hand, s.dictionary)}

    ways = takings(s, p)
    after = [min(held(left, sets)) for hand, sets in ways for left in discards(hand)]
    return bool(ways) and f["cards"] in held(hand_of(s, p), s.sets[p]) and max(after) <= f["cards"]


def keeps(s: Any, p: int, a: Any, f: Facts) -> bool:
    before, after = (best_ways(h, s.dictionary) for h in (hand_of(s, p), hand_of(s, p) - {a.card}))
    return all(f["cards"] in {held for held, _ in ways} for ways in (before, after)) and f["cards"] > 0


def scores(s: Any, p: int, f: Facts) -> bool:
    return bool(f["score"] == out_with(s, hand_of(s, p), s.sets[p], s.daifuda) >= max(1, s.min_ron))


def lies(s: Any, p: int, a: Any, f: Facts) -> tuple[int, ...]:
    """The cards that are told, which are those of the set that is made."""
    told = tuple(int(f[side]) for side in ("left", "card", "right") if side in f)
    assert frozenset(told) == made(s, p, a)
    return told


CHECKS: dict[str, Check] = {
    "ron": lambda s, p, a, f: a.tag == "ron" and scores(s, p, f),
    "larger": lambda s, p, a, f: a.tag == "pass" and scores(s, p, f),
    "ready": lambda s, p, a, f: (
        a.tag == "discard" and 0 < f["cards"] == outs(s, p, hand_of(s, p) - {a.card}, s.sets[p], a.card)
    ),
    "then-ready": then_ready,
    "wait": lambda s, p, a, f: a.tag == "pass" and 0 < f["cards"] == outs(s, p, hand_of(s, p), s.sets[p], s.daifuda),
    "hidden": less_hidden,
    "no-nearer": no_nearer,
    "numbers": lambda s, p, a, f: (
        f["count"] == len(made(s, p, a)) and len({RANK[c] for c in made(s, p, a) if c not in JOKERS}) == 1
    ),
    "word2": lambda s, p, a, f: is_word(lies(s, p, a, f), s.dictionary),
    "word3": lambda s, p, a, f: len(lies(s, p, a, f)) == 3 and is_word(lies(s, p, a, f), s.dictionary),
    "word4": lambda s, p, a, f: FOUR_WORD in kinds(made(s, p, a), s.dictionary),
    "two-words": lambda s, p, a, f: (
        two_word(f["left"], f["card"], s.dictionary)
        and two_word(f["card"], f["right"], s.dictionary)
        and len(lies(s, p, a, f)) == 3
    ),
    "alone": lambda s, p, a, f: f["card"] == a.card and not parts_with(a.card, hand_of(s, p) - {a.card}, s.dictionary),
    "safe": lambda s, p, a, f: (
        not can_enlarge(s, p, a.card) and f["card"] in hand_of(s, p) - {a.card} and can_enlarge(s, p, f["card"])
    ),
    "keeps": keeps,
}
