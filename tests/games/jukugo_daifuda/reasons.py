"""Checks the reasons for moves of Jukugo Daifuda (``tests.engine.reasons``) by playing them with the rules."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from engine.families.melds import mask_of
from engine.games.jukugo_daifuda.answers import answers
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.sets import cover, grown, kinds_of
from engine.games.jukugo_daifuda.state import answers_of, lexicon_of, sets_of
from engine.games.jukugo_daifuda.terms import CARDS, KINDS, SIZE
from tests.engine.reasons import Check, Facts, applied


def without(s: Any, p: int, card: int) -> Any:
    """Return the state with a card of the hand in the middle."""
    after = s.clone()
    after.hands[p].remove(card)
    after.daifuda = card
    return after


def taken(s: Any, p: int, a: Any) -> Any:
    """Return the state after a claim or attach that nobody contests."""
    alone = s.clone()
    alone.waiting, alone.answer = [p], [[] for _ in s.chips]
    return applied(GAME.key, alone, p, a)


def afterwards(s: Any, p: int, *actions: Any) -> list[Any]:
    """Return the states after each way to take the daifuda and each discard; it is only in the set then."""
    return [without(after, p, c) for after in (taken(s, p, a) for a in actions) for c in after.hands[p]]


def takings(s: Any, p: int) -> list[Any]:
    """Return the states after every way to take the daifuda."""
    return afterwards(s, p, *(a for a in GAME.legal(s, p) if a.tag in ("claim", "attach")))


def made(s: Any, p: int, a: Any) -> list[int]:
    """Return kind and cards of the new set, as it lies."""
    after = taken(s, p, a)
    return list(after.sets[p][after.last_at])


def outs(s: Any, p: int) -> int:
    """Return how many cards unseen by ``p`` would let it go out with its present hand."""
    seen = {*s.hands[p], s.daifuda, *s.discards, *(c for sets in s.sets for x in sets for c in x[1:])}
    hand, sets, lex = mask_of(s.hands[p]), sets_of(s, p), lexicon_of(s)
    return sum(answers(lex, s.free, s.min_ron, c, hand, sets).ron > 0 for c in CARDS if c not in seen)


def held(s: Any, p: int) -> tuple[int, int]:
    """Return the most hand cards that can be in sets, and the score of these as open sets."""
    return cover(lexicon_of(s), mask_of(s.hands[p]))


def in_sets(s: Any, p: int) -> int:
    """Return how many cards are in sets, in the hand or open."""
    return held(s, p)[0] + sum(SIZE[x[0]] for x in s.sets[p])


def helps_others(s: Any, p: int, card: int) -> bool:
    """True if another seat has an open set that grows by the card."""
    others = [x for q in range(len(s.sets)) if q != p for x in sets_of(s, q)]
    return any(grown(lexicon_of(s), s.free, x, card) >= 0 for x in others)


def fits_nothing(s: Any, p: int, card: int) -> bool:
    """True if the card makes no set with others of the hand."""
    rest, lex = [c for c in s.hands[p] if c != card], lexicon_of(s)
    return not any(kinds_of(lex, (card, *part)) for size in (1, 2, 3) for part in combinations(rest, size))


def lies_as_told(s: Any, p: int, a: Any, f: Facts, *kinds: str) -> bool:
    """True if the set is of one of these kinds, and the reason has its cards in order."""
    kind, *cards = made(s, p, a)
    return KINDS[kind] in kinds and [f[side] for side in ("left", "card", "right") if side in f] == cards


CHECKS: dict[str, Check] = {
    "ron": lambda s, p, a, f: a.tag == "ron" and f["score"] == answers_of(s, p).ron > 0,
    "larger": lambda s, p, a, f: a.tag == "pass" and f["score"] == answers_of(s, p).ron > 0,
    "ready": lambda s, p, a, f: a.tag == "discard" and f["cards"] == outs(without(s, p, a.card), p) > 0,
    "then-ready": lambda s, p, a, f: 0 < f["cards"] in {outs(after, p) for after in afterwards(s, p, a)},
    "wait": lambda s, p, a, f: a.tag == "pass" and f["cards"] == outs(s, p) > 0,
    "hidden": lambda s, p, a, f: (
        bool(takings(s, p)) and all(held(after, p)[1] < held(s, p)[1] for after in takings(s, p))
    ),
    "no-nearer": lambda s, p, a, f: (
        f["cards"] == in_sets(s, p) and max(in_sets(after, p) for after in takings(s, p)) <= f["cards"]
    ),
    "numbers": lambda s, p, a, f: (
        KINDS[made(s, p, a)[0]] in ("pair", "three_kind", "four_kind") and f["count"] == len(made(s, p, a)) - 1
    ),
    "word2": lambda s, p, a, f: lies_as_told(s, p, a, f, "two_word"),
    "word3": lambda s, p, a, f: lies_as_told(s, p, a, f, "three_word"),
    "word4": lambda s, p, a, f: KINDS[made(s, p, a)[0]] == "four_word",
    "two-words": lambda s, p, a, f: lies_as_told(s, p, a, f, "chain", "twin"),
    "alone": lambda s, p, a, f: f["card"] == a.card and fits_nothing(s, p, a.card),
    "safe": lambda s, p, a, f: (
        f["card"] in s.hands[p] and helps_others(s, p, f["card"]) and not helps_others(s, p, a.card)
    ),
    "keeps": lambda s, p, a, f: f["cards"] == held(s, p)[0] == held(without(s, p, a.card), p)[0] > 0,
}
