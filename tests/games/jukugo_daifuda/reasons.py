"""Why a move of Jukugo Daifuda is suggested, checked (``tests.engine.reasons``) with the dictionary, card by card."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
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
    known,
    read,
)
from tests.engine.reasons import Check, Facts

Cards = frozenset[int]


def is_word(cards: tuple[int, ...], tiers: str) -> bool:
    """Whether the cards are a word in this order."""
    return known(read(cards), tiers)


@lru_cache(maxsize=1 << 18)
def kind_of(cards: Cards, tiers: str) -> int | None:
    """The first kind that these cards form, looked up in the dictionary."""
    size = len(cards)
    plain = [c for c in cards if c not in JOKERS]
    if plain and len({RANK[c] for c in plain}) == 1:
        return {2: PAIR, 3: THREE_KIND, 4: FOUR_KIND}[size]
    if any(is_word(order, tiers) for order in permutations(cards)):
        return {2: TWO_WORD, 3: THREE_WORD, 4: FOUR_WORD}[size]
    if size == 3:
        for a, b, c in permutations(cards):
            if is_word((a, b), tiers) and is_word((b, c), tiers):
                return CHAIN
        for a, b, c in permutations(cards):
            if (a not in JOKERS or c not in JOKERS) and two_word(a, b, tiers) and two_word(b, c, tiers):
                return TWIN
    return None


def two_word(a: int, b: int, tiers: str) -> bool:
    return is_word((a, b), tiers) or is_word((b, a), tiers)


@lru_cache(maxsize=1 << 16)
def whole(cards: Cards, tiers: str) -> int:
    """The most that cards score as open sets when all lie in sets, -1 where they do not."""
    if not cards:
        return 0
    first, best = min(cards), -1
    for part in parts_with(first, cards - {first}, tiers):
        rest = whole(cards - part, tiers)
        if rest >= 0:
            best = max(best, rest + POINTS[kind_of(part, tiers) or 0])
    return best


@lru_cache(maxsize=1 << 16)
def parts_with(card: int, others: Cards, tiers: str) -> tuple[Cards, ...]:
    """Every set of the card and one to three others."""
    found = (frozenset((card, *c)) for size in (1, 2, 3) for c in combinations(sorted(others), size))
    return tuple(part for part in found if kind_of(part, tiers) is not None)


@lru_cache(maxsize=1 << 14)
def in_sets(cards: Cards, tiers: str) -> frozenset[tuple[int, int]]:
    """Every way to lay some of the cards in sets: how many lie there, and what they score open."""
    if len(cards) < 2:
        return frozenset({(0, 0)})
    first = min(cards)
    found = set(in_sets(cards - {first}, tiers))
    for part in parts_with(first, cards - {first}, tiers):
        more = POINTS[kind_of(part, tiers) or 0]
        found |= {(held + len(part), score + more) for held, score in in_sets(cards - part, tiers)}
    return frozenset(found)


def best_ways(cards: Cards, tiers: str) -> list[tuple[int, int]]:
    """Those that are worth most: three a card and two a point."""
    ways = in_sets(cards, tiers)
    most = max(3 * held + 2 * score for held, score in ways)
    return [(held, score) for held, score in ways if 3 * held + 2 * score == most]


def grows_to(laid: list[int], card: int, s: Any) -> int | None:
    """What an open set becomes with the card."""
    wanted: dict[int, tuple[int, ...]] = {PAIR: (THREE_KIND,), THREE_KIND: (FOUR_KIND,), TWO_WORD: (CHAIN, TWIN)}
    if s.free:
        wanted |= {TWO_WORD: (THREE_WORD, CHAIN, TWIN), THREE_WORD: (FOUR_WORD,)}
    kinds = wanted.get(laid[0], ())
    cards = frozenset((*laid[1:], card))
    return next((kind for kind in kinds if is_kind(cards, kind, s.dictionary)), None)


def is_kind(cards: Cards, kind: int, tiers: str) -> bool:
    """Whether the cards are of this kind, whatever else they are."""
    if kind in (THREE_KIND, FOUR_KIND):
        return kind_of(cards, tiers) == kind
    if kind in (THREE_WORD, FOUR_WORD):
        return any(is_word(order, tiers) for order in permutations(cards))
    orders = list(permutations(cards))
    if kind == CHAIN:
        return any(is_word(o[:2], tiers) and is_word(o[1:], tiers) for o in orders)
    few = [o for o in orders if o[0] not in JOKERS or o[2] not in JOKERS]
    return any(two_word(a, b, tiers) and two_word(b, c, tiers) for a, b, c in few)


def out_with(s: Any, hand: Cards, sets: list[list[int]], card: int) -> int:
    """The most that a ron with the card scores, -1 where there is none."""
    laid = sum(POINTS[x[0]] for x in sets)
    found = [
        laid + POINTS[kind_of(part, s.dictionary) or 0] + 2 * rest
        for part in parts_with(card, hand, s.dictionary)
        if (rest := whole(hand - part, s.dictionary)) >= 0
    ]
    rest = whole(hand, s.dictionary)
    for x in sets if rest >= 0 else ():
        more = grows_to(x, card, s)
        if more is not None:
            found.append(laid - POINTS[x[0]] + POINTS[more] + 2 * rest)
    return max(found, default=-1)


def outs(s: Any, p: int, hand: Cards, sets: list[list[int]], but: int) -> int:
    """How many cards that ``p`` cannot see would let it go out as it stands."""
    seen = {*s.hands[p], *hand, *s.discards, but, *(c for laid in s.sets for x in laid for c in x[1:])}
    least = max(1, s.min_ron)
    return sum(out_with(s, hand, sets, c) >= least for c in CARDS if c not in seen)


def hand_of(s: Any, p: int) -> Cards:
    return frozenset(s.hands[p])


def after_taking(s: Any, p: int, a: Any) -> tuple[Cards, list[list[int]]]:
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


def takings(s: Any, p: int) -> list[tuple[Cards, list[list[int]]]]:
    """What every way to take the daifuda leaves."""
    hand, sets = hand_of(s, p), s.sets[p]
    found = []
    for part in parts_with(s.daifuda, hand, s.dictionary):
        rest = hand - part
        if rest:
            found.append((rest, [*sets, [kind_of(part, s.dictionary), *part]]))
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


def open_cards(sets: list[list[int]]) -> int:
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
    def held(hand: Cards, sets: list[list[int]]) -> set[int]:
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
    "word4": lambda s, p, a, f: is_kind(made(s, p, a), FOUR_WORD, s.dictionary),
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
