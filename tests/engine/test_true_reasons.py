"""Every reason given for a move is true of it: what its sentence claims is looked up or played out here."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import combinations, pairwise
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.context import GameContext
from engine.families.jokers import RED
from engine.families.melds import fault
from engine.families.tricks import ACE_HIGH, best
from engine.games.all_aboard.terms import same_number, start_player
from engine.games.boonaken import terms as boonaken
from engine.games.dominuxen.rules import largest_sets
from engine.games.dominuxen.terms import PILE
from engine.games.geschenk.terms import cost_of_runs
from engine.games.registry import GAMES
from engine.games.rummy_fifty.state import pile_of, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK
from engine.games.six_suit_fort import terms as fort
from engine.games.stendhal.terms import deal_score
from engine.players.policy import SearchResult
from engine.players.registry import policy_of
from tests.engine.every_game import Case, at_random, heuristic, positions

Facts = Mapping[str, Any]
Check = Callable[[Any, int, Any, Facts], bool]
NOTHING = SearchResult(0, (), 0, 0.5)
EACH = 60
"""Positions of a match that are looked at."""


def applied(game: str, s: Any, seat: int, action: Action) -> Any:
    """The state after the move."""
    after = s.clone()
    GAMES[game].apply(after, seat, action, GameContext(random.Random(1).random))
    return after


# All Aboard


def furthest(s: Any, p: int, a: Any) -> int:
    """The most wagons that can go in this turn after a move, tried out move by move."""
    game, after = GAMES["all_aboard"], applied("all_aboard", s, p, a)
    if after.columns != s.columns or after.waiting != [p] or len(after.hands[p]) != len(left_by(s, p, a)):
        return 0  # the round or the turn is over
    return max(furthest(after, p, b) + (b.tag == "wagon") for b in game.legal(after, p))


def left_by(s: Any, p: int, a: Any) -> list[int]:
    gone = a.wire()[1]
    return [c for c in s.hands[p] if c not in (gone if isinstance(gone, list) else [gone])]


def stopped(s: Any, p: int, a: Any) -> list[int]:
    """The signals that must follow a wagon."""
    return [c for c in s.hands[p] if RED[c] and same_number(c, a.card)]


ALL_ABOARD: dict[str, Check] = {
    "show-red": lambda s, p, a, f: a.tag == "show" and RED[a.card] and f["points"] == 2,
    "show-low": lambda s, p, a, f: a.tag == "show" and start_player([a.card, *left_by(s, p, a)]) == 0,
    "bonus": lambda s, p, a, f: bool(left_by(s, p, a)) and all(RED[c] for c in left_by(s, p, a)),
    "dump": lambda s, p, a, f: (
        a.tag in ("dump", "run") and sum(RED[c] for c in a.cards) == f["count"] == f["points"] / 2
    ),
    "run": lambda s, p, a, f: (
        a.tag == "run"
        and f["card"] == a.cards[-1]
        and f["count"] == sum(not RED[b] and not RED[c] for b, c in pairwise([s.table, *a.cards])) > 0
    ),
    "clear": lambda s, p, a, f: a.tag == "clear" and furthest(s, p, a) == f["count"] > 0,
    "signal": lambda s, p, a, f: a.tag == "signal" and furthest(s, p, a) == f["count"] > 0,
    "wagon": lambda s, p, a, f: a.tag == "wagon" and furthest(s, p, a) + 1 == f["count"] > 1,
    "stops": lambda s, p, a, f: (
        a.tag == "wagon" and f["right"] in stopped(s, p, a) and not furthest(s, p, a) and len(s.deck) > 1
    ),
    "last": lambda s, p, a, f: a.tag == "wagon" and not stopped(s, p, a) and not furthest(s, p, a),
}


# No Thanks!


def growth(held: list[int], card: int) -> int:
    return cost_of_runs([*held, card]) - cost_of_runs(held)


GESCHENK: dict[str, Check] = {
    "must": lambda s, p, a, f: s.chips[p] == 0 and a.tag == "take",
    "run": lambda s, p, a, f: a.tag == "take" and bool({s.offer - 1, s.offer + 1} & set(s.cards[p])),
    "purse": lambda s, p, a, f: a.tag == "take" and f["chips"] == s.chips[p] <= 2 and 0 < f["pot"] == s.pot,
    "gain": lambda s, p, a, f: a.tag == "take" and growth(s.cards[p], s.offer) <= s.pot,
    "cheap": lambda s, p, a, f: a.tag == "take" and 0 < growth(s.cards[p], s.offer) - s.pot == f["net"] <= 8,
    "round": lambda s, p, a, f: (
        a.tag != "take"
        and all(bool({s.offer - 1, s.offer + 1} & set(held)) == (q == p) for q, held in enumerate(s.cards))
    ),
    "other": lambda s, p, a, f: (
        a.tag != "take"
        and f["seat"] != p
        and growth(s.cards[f["seat"]], s.offer) <= 0 < f["net"] == growth(s.cards[p], s.offer) - s.pot
    ),
    "dear": lambda s, p, a, f: a.tag != "take" and 1 < f["net"] == growth(s.cards[p], s.offer) - s.pot,
}


# Tricky Express


def taken(s: Any, seat: int, card: int) -> bool:
    """Whether the card beats what lies in the trick."""
    led = SUIT[s.trick[0]] if s.trick else SUIT[card]
    return SUIT[card] == led and all(ACE_HIGH[card] > ACE_HIGH[c] for c in s.trick if SUIT[c] == led)


def higher(s: Any, seat: int, card: int) -> int:
    """How many higher cards of its suit others hold."""
    return sum(
        SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for p, h in enumerate(s.hands) if p != seat for c in h
    )


def sure(s: Any, seat: int, card: int) -> bool:
    return taken(s, seat, card) and (len(s.trick) == 3 or not higher(s, seat, card))


def length_of(s: Any, seat: int, card: int) -> int:
    return sum(SUIT[c] == SUIT[card] for c in s.hands[seat])


def shorter_suits(s: Any, seat: int, a: Any, f: Facts) -> bool:
    """Instead of each card passed one as high, of a suit at least as long, is kept, or none at all; one differs."""
    kept = [c for c in s.hands[seat] if c not in (a.right, a.left)]
    pairs = [(g, k) for g in (a.right, a.left) for k in kept if ACE_HIGH[g] == ACE_HIGH[k]]
    found = [length_of(s, seat, k) - length_of(s, seat, g) for g, k in pairs]
    return min(found) >= 0 < max(found)


def station(s: Any) -> int:
    return len(s.routes[-1]) + 1


TRICKY: dict[str, Check] = {
    "pass1": shorter_suits,
    "pass2": lambda s, p, a, f: s.phase == "pass2" and (f["right"], f["left"]) == (a.right, a.left),
    "section": lambda s, p, a, f: (
        sure(s, p, a.card) and s.stops[p] > 0 and 0 < f["passed"] == station(s) - s.stops[p] - 1
    ),
    "first": lambda s, p, a, f: sure(s, p, a.card) and not s.stops[p] and f["station"] == station(s) <= 9,
    "late": lambda s, p, a, f: sure(s, p, a.card) and not s.stops[p] and f["station"] == station(s) > 9,
    "move": lambda s, p, a, f: sure(s, p, a.card) and s.stops[p] == station(s) - 1,
    "discard": lambda s, p, a, f: bool(s.trick) and SUIT[a.card] != SUIT[s.trick[0]],
    "duck": lambda s, p, a, f: s.stops[p] > 0 and not taken(s, p, a.card) and f["station"] == station(s),
    "low": lambda s, p, a, f: not s.stops[p] and not taken(s, p, a.card),
    "try": lambda s, p, a, f: taken(s, p, a.card) and 0 < f["above"] == higher(s, p, a.card) < 3,
    "lead-low": lambda s, p, a, f: taken(s, p, a.card) and f["above"] == higher(s, p, a.card) >= 3,
}


# Stendhal: as the trick lies, worked out without the terms


def lying(s: Any, a: Any) -> tuple[list[int], int]:
    """The trick with the card, and the index of the card that is winning it."""
    trick = [*s.trick, a.card]
    lie = [SUIT[c] for c in trick]
    most = max(map(lie.count, lie))
    if most == 1:
        return trick, 0
    suit = next(c for c in reversed(lie) if lie.count(c) == most)
    return trick, max((i for i, c in enumerate(trick) if lie[i] == suit), key=lambda i: ACE_HIGH[trick[i]])


def is_winning(s: Any, a: Any) -> bool:
    trick, at = lying(s, a)
    return at == len(trick) - 1


def won_points(s: Any, seat: int, a: Any) -> int:
    """What the score of the deal changes by where the card takes the trick, which is whole."""
    trick, _ = lying(s, a)
    assert len(trick) == len(s.hands) and is_winning(s, a)
    before, after = s.captured[seat], [*s.captured[seat], *trick]
    return deal_score(after, s.minus, s.ace) - deal_score(before, s.minus, s.ace)


STENDHAL: dict[str, Check] = {
    "choose": lambda s, p, a, f: (
        a.tag == "choose" and 5 > f["count"] == sum(SUIT[c] // 2 == SUIT[a.card] // 2 for c in s.hands[p]) - 1
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == higher(s, p, a.card),
    "gain": lambda s, p, a, f: 0 < f["points"] == won_points(s, p, a),
    "cost": lambda s, p, a, f: 0 <= f["points"] == -won_points(s, p, a),
    "away": lambda s, p, a, f: SUIT[a.card] in s.minus and not is_winning(s, a),
    "below": lambda s, p, a, f: SUIT[a.card] not in s.minus and not is_winning(s, a),
    "wins": lambda s, p, a, f: is_winning(s, a) and 0 < f["more"] == len(s.hands) - len(s.trick) - 1,
}


# Arsène: what it says of shops, worked out by their totals


def pays(s: Any, shop: int) -> int:
    """What robbing the shop alone brings now."""
    return {3: {9: 1, 8: 3, 5: 5}, 1: {3: 1, 2: 1, 1: 1}, 2: {6: 1, 5: 2, 3: 3}}[min(shop, 6 - shop)][s.shops[shop - 1]]


def unseen_above(s: Any, seat: int, card: int) -> int:
    """How many higher cards of its suit are neither in the hand nor known to be played."""
    others = [c for p, h in enumerate(s.hands) if p != seat for c in h] + s.side
    return sum(SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for c in others)


def ahead(s: Any, a: Any) -> bool:
    """Whether the card wins as the trick lies."""
    strength = [(SUIT[c] == s.trump, SUIT[c] == SUIT[s.trick[0]], ACE_HIGH[c]) for c in [*s.trick, a.card]]
    return strength.index(max(strength)) == len(s.trick)


def follower(s: Any, seat: int) -> int:
    """The next one clockwise with as many tricks."""
    return next(p % 4 for p in range(seat + 1, seat + 4) if s.count[p % 4] == s.count[seat] > 0)


ARSENE: dict[str, Check] = {
    "flip": lambda s, p, a, f: a.tag == "flip" and len(s.side) == 3,
    "take": lambda s, p, a, f: a.tag == "take" and f["shop"] == s.count[p] + 1 and f["chips"] == pays(s, f["shop"]),
    "leave": lambda s, p, a, f: a.tag == "take" and f["shop"] == s.count[p] and not s.shops[f["shop"] - 1],
    "police": lambda s, p, a, f: (
        a.tag == "push" and f["seat"] == follower(s, p) and f["shop"] == s.count[p] + 1 and not s.shops[s.count[p]]
    ),
    "stay": lambda s, p, a, f: (
        a.tag == "push" and f["seat"] == follower(s, p) and f["shop"] == s.count[p] and f["chips"] == pays(s, f["shop"])
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == unseen_above(s, p, a.card),
    "below": lambda s, p, a, f: bool(s.trick) and not ahead(s, a),
    "wins": lambda s, p, a, f: ahead(s, a) and f["more"] == 3 - len(s.trick) > 0,
    "last": lambda s, p, a, f: ahead(s, a) and len(s.trick) == 3,
}


# Grazia: who connects, worked out without the terms


def rests(s: Any, suit: int) -> int:
    """The card on top of a pile, or just below its ace where it is empty."""
    return s.piles[suit][-1] if s.piles[suit] else suit * 13 - 1


def run_at(s: Any, a: Any) -> tuple[list[int], bool]:
    """The cards of a play, and whether it connects; ``free``: an empty pile takes any card."""
    first = a.run // 13
    cards = list(range(first, first // 13 * 13 + a.run % 13 + 1))
    return cards, not s.piles[first // 13] or rests(s, first // 13) + 1 == first


def stuck(s: Any, p: int) -> bool:
    """Whether none of the cards of a hand connects."""
    return all(s.piles[c // 13] and rests(s, c // 13) + 1 != c for c in s.hands[p])


def short(s: Any, p: int) -> bool:
    """Whether no three cards of a hand follow each other."""
    hand = s.hands[p]
    return not any(c + 1 in hand and c + 2 in hand and c % 13 < 11 for c in hand)


GRAZIA: dict[str, Check] = {
    "open": lambda s, p, a, f: not s.piles[f["suit"]] and f["suit"] == a.run // 169,
    "run": lambda s, p, a, f: run_at(s, a)[1] and 1 < f["count"] == len(run_at(s, a)[0]),
    "next": lambda s, p, a, f: run_at(s, a)[1] and len(run_at(s, a)[0]) == 1,
    "drop": lambda s, p, a, f: not run_at(s, a)[1] and 2 < f["count"] == len(run_at(s, a)[0]),
    "past": lambda s, p, a, f: not run_at(s, a)[1] and rests(s, a.run // 169) > a.run // 13 == f["card"],
    "wait": lambda s, p, a, f: (
        a.tag == "pass"
        and bool(s.decks[p])
        and stuck(s, p)
        and rests(s, f["card"] // 13) + 2 == f["card"]
        and any(f["card"] - 1 in held for held in (*s.hands, *s.decks))
    ),
    "none": lambda s, p, a, f: a.tag == "pass" and bool(s.decks[p]) and stuck(s, p),
    "end": lambda s, p, a, f: (
        a.tag == "pass"
        and not s.decks[p]
        and s.phase == "turn"
        and 0 < f["count"] == sum(len(h + d) > len(s.hands[p]) for h, d in zip(s.hands, s.decks, strict=True))
    ),
    "last": lambda s, p, a, f: a.tag == "pass" and s.phase == "last_lap" and stuck(s, p) and short(s, p),
}


# TTP: who picks first, worked out without the terms


def mine_of(s: Any, p: int) -> list[int]:
    """The cards that may still join a hand."""
    return [*s.collected[p], *s.hands[p]]


def place_of(s: Any, a: Any) -> int:
    """How many cards of the trick are picked for before this one."""
    led = SUIT[(s.trick or [a.card])[0]]
    key = [(SUIT[c] == led, ACE_HIGH[c]) for c in [*s.trick, a.card]]
    return sum(k >= key[-1] for k in key[:-1])


TTP: dict[str, Check] = {
    "alike": lambda s, p, a, f: 0 < f["count"] == sum(RANK[c] == RANK[a.card] for c in mine_of(s, p)),
    "suited": lambda s, p, a, f: 1 < f["count"] == sum(SUIT[c] == f["suit"] == SUIT[a.card] for c in mine_of(s, p)),
    "pick": lambda s, p, a, f: a.tag == "pick" and all(RANK[c] != RANK[a.card] for c in mine_of(s, p)),
    "lead": lambda s, p, a, f: a.tag == "play" and not s.trick,
    "first": lambda s, p, a, f: not place_of(s, a) and f["more"] == len(s.hands) - len(s.trick) - 1 > 0,
    "surely": lambda s, p, a, f: not place_of(s, a) and len(s.trick) == len(s.hands) - 1,
    "behind": lambda s, p, a, f: place_of(s, a) == f["place"] > 0,
}


# Dominuxen


def largest(tiles: list[int]) -> int:
    """How many of these tiles share a number."""
    return max((play.size for play in largest_of(tiles)), default=0)


def largest_of(tiles: list[int]) -> Any:
    return largest_sets(tiles, False)


def companions(s: Any, seat: int, tile: int) -> int:
    """How many tiles of the hand share one of its numbers."""
    return largest([*s.hands[seat], tile]) and max(
        len([t for t in play.tiles if t != tile]) for play in largest_of([*s.hands[seat], tile]) if tile in play.tiles
    )


def best_of_row(s: Any, seat: int, a: Any, f: Facts) -> bool:
    mine = companions(s, seat, a.tile)
    return mine > 0 and all(companions(s, seat, t) <= mine for t in s.row)


def larger(s: Any, owner: int, seat: int) -> bool:
    tiles = s.lines[owner][-1][2:]
    return any(
        len(play.tiles) > len(tiles) and set(play.tiles) & set(tiles) for play in largest_of([*s.hands[seat], *tiles])
    )


def emptied(s: Any, seat: int, a: Any) -> list[int]:
    """The sets, always the largest next, that empty the hand after the play."""
    left, counts = [t for t in s.hands[seat] if t not in a.tiles], []
    while left:
        play = max(largest_of(left), key=lambda play: len(play.tiles))
        left = [t for t in left if t not in play.tiles]
        counts.append(len(play.tiles))
    return counts


DOMINUXEN: dict[str, Check] = {
    "take": lambda s, p, a, f: larger(s, s.victims[0], p),
    "leave": lambda s, p, a, f: f["count"] == len(s.lines[s.victims[0]][-1]) - 2 == s.attack[2],
    "back": lambda s, p, a, f: larger(s, p, p),
    "discard": lambda s, p, a, f: not larger(s, p, p),
    "draw": best_of_row,
    "rest": lambda s, p, a, f: a.tile == PILE and bool(s.row) and not any(companions(s, p, t) for t in s.row),
    "last": lambda s, p, a, f: len(applied("dominuxen", s, p, a).columns) > len(s.columns),
    "attack": lambda s, p, a, f: (
        0 < f["victims"] == len(applied("dominuxen", s, p, a).victims) and f["count"] == len(a.tiles)
    ),
    "sets": lambda s, p, a, f: f["sets"] == len(emptied(s, p, a)) > 0,
}


# Rummy Fifty: going out is played out with the rules, card by card


def can_finish(s: Any, seat: int) -> bool:
    """Whether the hand can go down in the table step."""
    if s.phase != "table":
        return True  # the round is over, or another one has begun
    if not s.hands[seat]:
        return True
    for action in GAMES["rummy_fifty"].legal(s, seat):
        if action.tag != "end_turn":
            after = applied("rummy_fifty", s, seat, action)
            if after.round != s.round or after.ended or can_finish(after, seat):
                return True
    return False


def finishes(s: Any, seat: int, a: Any) -> bool:
    after = applied("rummy_fifty", s, seat, a)
    return bool(after.round != s.round or after.ended) or can_finish(after, seat)


def wild_of(s: Any) -> int:
    return int(SUIT[s.indicator])


def linked(s: Any, a: int, b: int) -> bool:
    """Whether some third card makes a meld with both."""
    return any(c not in (a, b) and fault([a, b, c], wild_of(s)) is None for c in CARDS)


def goes_with(s: Any, seat: int, card: int) -> int:
    return sum(c != card and linked(s, card, c) for c in s.hands[seat])


def melds_now(s: Any, seat: int, card: int) -> bool:
    """Whether ``card`` makes a meld with two or three of the hand, or may be laid off."""
    hand = [c for c in s.hands[seat] if c != card]
    if any(fault([card, *pair], wild_of(s)) is None for pair in combinations(hand, 2)):
        return True
    return any((owner != seat or s.layoff_own) and fits(s, at, card) for at, owner in enumerate(s.owners))


def fits(s: Any, at: int, card: int) -> bool:
    meld = s.melds[at]
    kind = RANK[meld[0]] == RANK[meld[1]]
    both = fault([*meld, card], wild_of(s)) is None
    return both and kind == (RANK[card] == RANK[meld[0]])


def outside(s: Any, seat: int) -> list[int]:
    """The cards that no meld and no layoff takes now."""
    return [c for c in s.hands[seat] if not melds_now(s, seat, c)]


def near_out(s: Any, seat: int, f: Facts) -> bool:
    return bool(f["seat"] != seat and f["count"] == len(s.hands[f["seat"]]) <= 4)


def counts_most(s: Any, seat: int, card: int) -> bool:
    return all(RANK[c] <= RANK[card] for c in outside(s, seat))


def tops(s: Any, seat: int) -> list[int]:
    return [pile_of(s, pile)[-1] for pile in sources(s, seat) if pile != STOCK]


def with_top(s: Any, seat: int, a: Any) -> Any:
    """After the draw of a face-up card."""
    return applied("rummy_fifty", s, seat, a)


def pips(a: Any) -> int:
    return sum(RANK[c] + 1 for c in (a.cards if a.tag == "meld" else [a.card]))


RUMMY: dict[str, Check] = {
    "bonus-low": lambda s, p, a, f: a.court == JACK and 0 <= f["loose"] <= len(s.hands[p]),
    "bonus-middle": lambda s, p, a, f: a.court == QUEEN and len(s.points) > 2,
    "bonus-high": lambda s, p, a, f: a.court == (QUEEN if len(s.points) == 2 else KING),
    "draw-last": lambda s, p, a, f: (
        a.source == STOCK and (lambda t: t.round != s.round or bool(t.ended))(with_top(s, p, a))
    ),
    "draw-stock": lambda s, p, a, f: a.source == STOCK and not any(melds_now(s, p, c) for c in tops(s, p)),
    "draw-out": lambda s, p, a, f: any(
        finishes(with_top(s, p, a), p, b) for b in GAMES["rummy_fifty"].legal(with_top(s, p, a), p)
    ),
    "draw-meld": lambda s, p, a, f: melds_now(s, p, f["card"]) and f["count"] > 0,
    "draw-fits": lambda s, p, a, f: melds_now(s, p, f["card"]),
    "draw-near": lambda s, p, a, f: (
        f["right"] in s.hands[p] and f["card"] in tops(s, p) and linked(s, f["card"], f["right"])
    ),
    "discard-out": lambda s, p, a, f: finishes(s, p, a),
    "discard-danger": lambda s, p, a, f: near_out(s, p, f) and counts_most(s, p, a.card),
    "discard-safe": lambda s, p, a, f: (
        not goes_with(s, p, a.card)
        and f["right"] in s.known[f["seat"]]
        and f["seat"] == (p + 1) % len(s.hands)
        and not linked(s, a.card, f["right"])
    ),
    "discard-loose-high": lambda s, p, a, f: (
        not goes_with(s, p, a.card) and all(RANK[c] <= RANK[a.card] for c in outside(s, p) if not goes_with(s, p, c))
    ),
    "discard-loose": lambda s, p, a, f: not goes_with(s, p, a.card),
    "discard-few": lambda s, p, a, f: all(goes_with(s, p, c) >= goes_with(s, p, a.card) for c in outside(s, p)),
    "discard-high": lambda s, p, a, f: counts_most(s, p, a.card),
    "down-last": lambda s, p, a, f: len(s.hands[p]) == (len(a.cards) if a.tag == "meld" else 1),
    "down-out": lambda s, p, a, f: finishes(s, p, a),
    "down-danger": lambda s, p, a, f: near_out(s, p, f),
    "meld-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "meld",
    "layoff-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "layoff",
    "end-hold": lambda s, p, a, f: not s.layoff_own and any(b.tag == "meld" for b in GAMES["rummy_fifty"].legal(s, p)),
    "end-keep": lambda s, p, a, f: (
        goes_with(s, p, f["card"]) > 0
        and any(b.wire()[:2] == ["layoff", f["card"]] for b in GAMES["rummy_fifty"].legal(s, p))
    ),
}

# Target


def wins_now(s: Any, card: int) -> bool:
    """Whether the card is ahead as the round lies: farthest where its suit is the target's or that lies there."""
    lie = [*s.trick, card]
    far = any(SUIT[c] == SUIT[s.target] for c in lie)
    others = [abs(RANK[c] - RANK[s.target]) for c in s.trick]
    return all(away(s, card) > d if far else away(s, card) <= d for d in others)


def away(s: Any, card: int, target: int = -1) -> int:
    return abs(RANK[card] - RANK[s.target if target < 0 else target])


def last(s: Any) -> bool:
    return len(s.trick) == len(s.hands) - 1


TARGET: dict[str, Check] = {
    "own-far": lambda s, p, a, f: (
        f["card"] in s.hands[p] and SUIT[f["card"]] == SUIT[a.card] and f["distance"] == away(s, f["card"], a.card) >= 6
    ),
    "own-near": lambda s, p, a, f: f["card"] in s.hands[p] and RANK[f["card"]] == RANK[a.card],
    "takes": lambda s, p, a, f: last(s) and wins_now(s, a.card),
    "lost": lambda s, p, a, f: last(s) and not any(wins_now(s, c) for c in s.hands[p]),
    "turns": lambda s, p, a, f: (
        SUIT[a.card] == SUIT[s.target] not in {SUIT[c] for c in s.trick} and f["distance"] == away(s, a.card)
    ),
    "leads": lambda s, p, a, f: (
        wins_now(s, a.card) and f["distance"] == away(s, a.card) and f["more"] == len(s.hands) - len(s.trick) - 1 > 0
    ),
    "dull": lambda s, p, a, f: f["card"] in a.cards and 4 <= RANK[f["card"]] <= 8,
    "keep": lambda s, p, a, f: a.tag == "keep" and not any(4 <= RANK[c] <= 8 for c in s.hands[p]),
}


# Boonaken


def as_trumps(s: Any, cards: list[int], f: Facts) -> bool:
    """The number of cards of the suit, and the roem if it is said, with that suit as trumps."""
    said = f.get("roem")
    held = sum(SUIT[c] == f["suit"] for c in cards)
    return f["count"] == held and (said is None or 0 < said == boonaken.roem(cards, f["suit"], s.strict))


def kept(s: Any, p: int, a: Any) -> list[int]:
    return [c for c in s.hands[p] if c not in a.cards]


def lows(cards: list[int]) -> int:
    return sum(c % 13 in (6, 7, 8) for c in cards)


def taking(s: Any, p: int, a: Any) -> bool:
    """Whether the card is winning once it lies."""
    trick = [*s.trick, a.card]
    return best(trick, s.trump, boonaken.STRENGTH[s.trump]) == len(trick) - 1


def in_trick(s: Any, a: Any) -> int:
    """What the trick counts with the card."""
    return boonaken.card_points([*s.trick, a.card], s.trump)


def still_to_play(s: Any) -> int:
    return int(sum(s.inside)) - len(s.trick) - 1


def higher_out(s: Any, p: int, card: int) -> int:
    high = boonaken.STRENGTH[s.trump]
    hands = [c for q, hand in enumerate(s.hands) if q != p for c in hand]
    others = [*hands, *s.unused, *(c for c in s.away if c not in s.discarded[p])]
    return sum(1 for c in others if SUIT[c] == SUIT[card] and high[c] > high[card])


def partner_wins(s: Any, p: int, f: Facts) -> bool:
    at = best(s.trick, s.trump, boonaken.STRENGTH[s.trump])
    played = [q for q, inside in enumerate(s.inside) if inside]
    holder = played[(played.index(s.leader) + at) % len(played)]
    return f["seat"] == holder and p not in s.declarers and holder not in s.declarers


BOONAKEN: dict[str, Check] = {
    "low": lambda s, p, a, f: a.tag == "misere" and f["count"] == lows(s.hands[p]),
    "trumps": lambda s, p, a, f: a.tag == "bid" and as_trumps(s, s.hands[p], f),
    "roem": lambda s, p, a, f: a.tag == "bid" and as_trumps(s, s.hands[p], f),
    "pass": lambda s, p, a, f: (
        as_trumps(s, s.hands[p], f)
        and f["least"] == min(b.wire()[1] for b in GAMES["boonaken"].legal(s, p) if b.tag == "bid")
    ),
    "keep": lambda s, p, a, f: as_trumps(s, kept(s, p, a), f),
    "keep-roem": lambda s, p, a, f: as_trumps(s, kept(s, p, a), f),
    "keep-low": lambda s, p, a, f: f["count"] == lows(kept(s, p, a)),
    "longest": lambda s, p, a, f: (
        f["suit"] == a.trump
        and as_trumps(s, s.hands[p], f)
        and all(sum(SUIT[c] == t for c in s.hands[p]) <= f["count"] for t in range(4))
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == higher_out(s, p, a.card),
    "takes": lambda s, p, a, f: taking(s, p, a) and not still_to_play(s) and f["points"] == in_trick(s, a),
    "wins": lambda s, p, a, f: taking(s, p, a) and 0 < f["more"] == still_to_play(s) and f["points"] == in_trick(s, a),
    "over": lambda s, p, a, f: taking(s, p, a) and f["more"] == still_to_play(s),
    "under": lambda s, p, a, f: not taking(s, p, a) and f["top"] in s.trick,
    "feed": lambda s, p, a, f: (
        partner_wins(s, p, f) and not taking(s, p, a) and f["points"] == boonaken.POINTS[s.trump][a.card]
    ),
    "gives": lambda s, p, a, f: not taking(s, p, a) and f["points"] == boonaken.POINTS[s.trump][a.card],
}


def fitting(s: Any, p: int, a: Any) -> tuple[int, int]:
    """How many cards a play takes, and how many of those then loose can be built, tried out step by step."""
    after = applied("six_suit_fort", s, p, a)
    ways = [fort.WAYS[b.wire()[1]] for b in GAMES["six_suit_fort"].legal(after, p)]
    return len(after.loose) - 1, max(map(len, ways))


def more_points(s: Any, p: int, a: Any) -> int:
    return area_points(applied("six_suit_fort", s, p, a).areas[p]) - area_points(s.areas[p])


def area_points(area: list[list[int]]) -> int:
    return len(area) * max(map(len, area), default=0)


def hand_cost(hand: list[int]) -> int:
    return sum(min(RANK[c] + 1 for c in hand if SUIT[c] == suit) for suit in {SUIT[c] for c in hand})


FORT: dict[str, Check] = {
    "all": lambda s, p, a, f: a.tag == "play" and fitting(s, p, a) == (f["count"], f["count"] + 1) and f["count"] > 0,
    "dig": lambda s, p, a, f: fitting(s, p, a) == (f["count"], f["fit"]) and 0 < f["fit"] <= f["count"],
    "own": lambda s, p, a, f: f["card"] == a.card and fitting(s, p, a) == (0, 1),
    "grow": lambda s, p, a, f: a.tag == "build" and f["points"] == more_points(s, p, a) > 0,
    "light": lambda s, p, a, f: hand_cost(applied("six_suit_fort", s, p, a).hands[p]) == hand_cost(s.hands[p]),
}


# En Garde


def out_of_sight(s: Any, p: int, card: int) -> int:
    return 5 - [*s.spent, *s.hands[p]].count(card)


def apart(s: Any, p: int, a: Any) -> int:
    """The distance after a step."""
    return int(s.at[1] - s.at[0] + (-a.card if a.tag == "forward" else a.card))


EN_GARDE: dict[str, Check] = {
    "sure": lambda s, p, a, f: a.tag == "attack" and out_of_sight(s, p, f["card"]) == f["unseen"] < a.count,
    "thrust": lambda s, p, a, f: (
        (a.tag, s.parry) == ("attack", "exact")
        and f["card"] == s.at[1] - s.at[0]
        and out_of_sight(s, p, f["card"]) == f["unseen"] >= f["count"] == a.count
    ),
    "lunge": lambda s, p, a, f: (
        (a.tag, s.parry) == ("lunge", "exact")
        and f["card"] == s.at[1] - s.at[0] - a.card
        and out_of_sight(s, p, f["card"]) == f["unseen"]
        and f["count"] == a.count
    ),
    "far": lambda s, p, a, f: apart(s, p, a) == f["distance"] > (10 if s.level == "advanced" else 5),
    "none": lambda s, p, a, f: apart(s, p, a) == f["distance"] and out_of_sight(s, p, f["distance"]) == 0,
    "guard": lambda s, p, a, f: apart(s, p, a) == f["card"] and s.hands[p].count(f["card"]) > (f["card"] == a.card),
}


# Hex Bases


def bases_after(s: Any, p: int, a: Any) -> list[int]:
    """By base its owner once the turn is made."""
    return [p if base in (a.base1, a.base2, a.base3) else owner for base, owner in enumerate(s.owners, 1)]


HEX_JINCHI: dict[str, Check] = {
    "stops": lambda s, p, a, f: s.owners.count(f["seat"]) >= 3 > bases_after(s, p, a).count(f["seat"]),
    "three": lambda s, p, a, f: bases_after(s, p, a).count(p) == f["count"] >= 3,
    "fresh": lambda s, p, a, f: (
        f["count"] == sum(len(s.down[base - 1]) for base in (a.base1, a.base2, a.base3) if 0 < base < 7) > 0
        and all(bases_after(s, p, a).count(q) < 3 for q in range(len(s.hands)) if q != p)
    ),
    "none": lambda s, p, a, f: not a.cards1 and all(bases_after(s, p, a).count(q) < 3 for q in range(len(s.hands))),
}

CHECKS = {
    "en_garde": EN_GARDE,
    "six_suit_fort": FORT,
    "all_aboard": ALL_ABOARD,
    "geschenk": GESCHENK,
    "tricky_express": TRICKY,
    "stendhal": STENDHAL,
    "arsene": ARSENE,
    "grazia": GRAZIA,
    "ttp": TTP,
    "dominuxen": DOMINUXEN,
    "rummy_fifty": RUMMY,
    "target": TARGET,
    "hex_jinchi": HEX_JINCHI,
    "boonaken": BOONAKEN,
}
SEATS: list[tuple[str, int, dict[str, Any]]] = [(game, seats, {}) for game in CHECKS for seats in GAMES[game].seats]
UNUSUAL: list[tuple[str, int, dict[str, Any]]] = [
    ("en_garde", 2, {"level": "advanced"}),
    ("en_garde", 2, {"level": "advanced", "parry": "sum", "discards": "last"}),
]
"""Options under which another sentence is true."""


def wayward(game: Any, s: Any, seat: int, legal: Any, rnd: Any) -> Action:
    """The heuristic player, who sometimes does as it likes, so that more comes up."""
    return (at_random if rnd() < 0.2 else heuristic)(game, s, seat, legal, rnd)


@pytest.mark.parametrize(("slug", "seats", "options"), [*SEATS, *UNUSUAL])
def test_every_reason_is_true_of_its_move(slug: str, seats: int, options: dict[str, Any]) -> None:
    game, policy, rng = GAMES[slug], policy_of(slug), random.Random(f"{slug} {seats}")
    heard = set()
    for seed in range(3):
        case, style = Case(game, seats, game.check(seats, options)), wayward if seed else heuristic
        for match in positions(case, EACH, seed=seed, style=style):
            s = match.state
            for seat in s.waiting:
                for action in policy.candidates(game, s, seat, rng.random):
                    found = policy.reason(s, seat, action, NOTHING)
                    if found is None:
                        continue
                    key = found[0].removeprefix(f"{slug}-hint-why-")
                    heard.add(key)
                    assert CHECKS[slug][key](s, seat, action, found[1]), (key, action, found[1])
    assert len(heard) >= (2 if options else 4), heard
