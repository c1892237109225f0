"""Heuristic player for Alliance: every play against one guess of how the trick continues; and the worth of a position.

A position between two tricks is worth the points won, the expected sets and the cards to come.

The worth of cards and of leading, in ``worth.json``, was fitted to 1,000 to 4,000 games for each kind of table between
heuristic players who deviated in one play of twelve. At the start of every trick each seat gives one row: the number of
cards of each kind in hand, pile and discard pile (after the rebuild: in hand and pile), and whether it leads. The
target is the points still to come, the seat's minus the average of the others' (in teams black's minus red's), by least
squares with a ridge. Only differences count: every card that is not played now will be played later, so weak cards are
worth more behind than before one.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from pathlib import Path
from typing import Any, Final

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.game import Game, Rnd
from engine.games.alliance import terms
from engine.games.alliance.rules import DOWN, NO, PASS, PLAY, REBUILD, TOP, PutBack
from engine.games.alliance.state import AllianceState

Values = tuple[float, ...]
"""By card."""
Places = tuple[Values, Values, Values]
"""The worth of a card in hand, in the pile and in the discard pile."""
Kind = tuple[bool, int]
"""A kind of table: whether two teams play, and the number of seats."""
SPANS = (1, 2, 8, 12)
"""The spans of the data, by courts to come: the last one, two, up to 8, up to 12, more."""
WEAK = 6
"""Ranks up to the 6 go back into the pile at a rebuild."""
BATTALION_PLAYERS = 6
Option = tuple[int, float, Action]
"""The card in the trick, its cost, the move."""
Guess = list[tuple[float, int]]
"""Cards that a seat may play, with their costs, the cheapest first; [] if it passes."""


def _column(card: int) -> int:
    """Return the column of a card in the data: A, 2 to 10, joker, white card."""
    return 11 if terms.is_white(card) else 10 if card >= terms.FIRST_SPECIAL else min(RANK[card], 9)


_DATA: Final[Mapping[Kind, Mapping[str, Any]]] = {
    (name.startswith("team"), int(name[-1])): told
    for name, told in json.loads(Path(__file__).with_name("worth.json").read_text(encoding="utf-8")).items()
}
"""By kind of table and span the worth of leading the next trick, and that of cards: before and after the own rebuild,
in hand, pile and discard pile, by column."""


@cache
def _places(kind: Kind, left: int, rebuilt: bool) -> Places:
    """Return the values of cards with ``left`` courts to come; at the end jokers and an ace in hand are points."""
    teams, pack = kind[0], range(terms.PACK)
    if not left:
        jokers = tuple(float(joker) for joker in terms.JOKERS[teams])
        hand = tuple(jokers[c] or float(c < terms.FIRST_SPECIAL and RANK[c] == terms.ACE) for c in pack)
        return hand, jokers, (0.0,) * len(pack)
    columns = [_column(c) if teams else min(_column(c), 10) for c in pack]  # alone a white card is a joker
    rows = _DATA[kind]["cards"][bisect_left(SPANS, left)][rebuilt]
    hand, pile, discard = (tuple(row[k] for k in columns) for row in rows)
    return hand, pile, discard


@cache
def _costs(kind: Kind, left: int, rebuilt: bool) -> Values:
    hand, _, discard = _places(kind, left, rebuilt)
    return tuple(held - behind for held, behind in zip(hand, discard, strict=True))


def costs_of(s: AllianceState, seat: int) -> Values:
    """Return by card what it costs ``seat`` to play it from the hand."""
    return _costs((s.team_game, len(s.suits)), len(s.courts), bool(s.once and s.rebuilt[seat]))


# Courts


def _rank_hope(players: int, have: int, left: int) -> float:
    """Return the expected points of a rank, with ``have`` courts of it won and each of ``left`` won by chance."""
    q, worth = 1 / players, terms.SAME_RANK
    return sum(comb(left, k) * q**k * (1 - q) ** (left - k) * worth[min(6, have + k)] for k in range(left + 1))


RANKS: Final = {n: [[_rank_hope(n, have, left) for left in range(7 - have)] for have in range(7)] for n in range(2, 7)}
"""By players, courts of a rank won and still to be won: the expected points for them."""


def courts_worth(s: AllianceState, seat: int, won: Sequence[int], left: Sequence[int]) -> float:
    """Return the points of the courts ``won``, with the expected sets if those ``left`` fall by chance."""
    players, own = len(s.suits), s.suits[seat]
    suits, ranks = _counts(won)
    suits_left, ranks_left = _counts(left)
    points = 2.0 * len(won) + suits[own]
    for rank in (10, 11, 12):
        points += RANKS[players][ranks[rank]][ranks_left[rank]]
    for suit, have in enumerate(suits):
        if have and have + suits_left[suit] == 3:
            points += terms.set_points(own, suit) / players ** suits_left[suit]
    return points


def _counts(courts: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the numbers of courts by suit and by rank."""
    suits, ranks = [0] * 6, [0] * 13
    for c in courts:
        suits[SUIT[c]] += 1
        ranks[RANK[c]] += 1
    return suits, ranks


def prize(s: AllianceState, seat: int) -> float:
    """Return the worth for ``seat`` of winning the court on offer, with its effect on sets."""
    suit, rank, own, players = SUIT[s.court], RANK[s.court], s.suits[seat], len(s.suits)
    mates = kin = same = alike = 0
    for c in s.won[seat]:
        mates += SUIT[c] == suit
        kin += RANK[c] == rank
    for c in s.courts:
        same += SUIT[c] == suit
        alike += RANK[c] == rank
    points = 3.0 if suit == own else 2.0
    points += RANKS[players][kin + 1][alike] - RANKS[players][kin][alike]
    return points + (terms.set_points(own, suit) / players**same if mates + 1 + same == 3 else 0.0)


# The whole table

WIN = 2.0
"""The worth of having won, in points; a loss costs as much."""


def prospects(s: AllianceState) -> list[float]:
    """Return by seat its expected points at the end; ``s`` is between two tricks or at the end.

    Only differences have a meaning.
    """
    if s.ended:
        return [float(sum(parts)) for parts in s.points]
    left = [*s.courts, s.court] if s.court >= 0 else s.courts
    kind, out = (s.team_game, len(s.suits)), []
    for p, won in enumerate(s.won):
        hand, pile, discard = _places(kind, len(left), bool(s.once and s.rebuilt[p]))
        cards = sum([hand[c] for c in s.hands[p]]) + sum([pile[c] for c in s.pile[p]])
        behind = sum([discard[c] for c in s.discard[p]]) + sum([discard[c] for c in s.buried[p]])
        out.append(courts_worth(s, p, won, left) + cards + behind)
    if left:
        out[s.leader] += _DATA[kind]["lead"][bisect_left(SPANS, len(left))]
    return out


def ahead(s: AllianceState) -> list[float]:
    """Return by seat the expected lead of its side over the others (their average); at the end a win counts too.

    Sides are the seats in mode individual, else the teams; for secret teams ``s``, redealt, has a guess.
    """
    points = prospects(s)
    if s.mode == terms.INDIVIDUAL:
        teams, totals = list(range(len(points))), points
    else:
        if s.team_game:
            teams = [terms.COLOUR[suit] for suit in s.suits]
            totals = [float(terms.PER_BATTALION * s.battalions[team]) for team in (terms.BLACK, terms.RED)]
        else:
            teams = terms.secret_teams([terms.SPECIALS[mask.bit_length() - 1] for mask in s.special], s.trios)
            totals = [0.0] * (max(teams) + 1)
        for p, team in enumerate(teams):
            totals[team] += points[p]
    total, others = sum(totals), len(totals) - 1
    lead = [totals[team] - (total - totals[team]) / others for team in teams]
    return [x + (WIN if p in s.winners else -WIN) for p, x in enumerate(lead)] if s.ended else lead


def choose(game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so the other seats' cards in it are guesses."""
    if s.phase == "distribute":
        return game.timeout(s, seat)
    return rebuild(s, seat) if s.phase == "rebuild" else play(s, seat, rnd)


def rebuild(s: AllianceState, seat: int) -> Action:
    """Rebuild as soon as the cards last to the end; weak ones go back."""
    cards = len(s.hands[seat]) + len(s.pile[seat]) + len(s.discard[seat]) + len(s.buried[seat])
    if s.once and cards < len(s.courts):
        return NO
    weak = tuple(sorted(c for c in s.hands[seat] if c < terms.FIRST_SPECIAL and 0 < RANK[c] < WEAK))
    return PutBack(weak) if weak else REBUILD


def play(s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """Return the play with the highest gain minus cost, if the other seats answer by one guess of their cards.

    ``s`` may be any deal: of the others' cards and the own pile, only the set of possible cards is used.
    """
    if not s.hands[seat]:
        return PASS
    order, team_game = s.order, s.team_game
    players, judge, start, mine = len(order), terms.JUDGE[team_game], order.index(s.leader), s.team(seat)
    later = [order[(start + k) % players] for k in range(len(s.trick) + 1, players)]
    options = _options(s, seat, rnd)
    guesses = [_guess(s, p, rnd) for p in later]
    prizes = [prize(s, p) for p in range(players)]
    loss = 1.0 if team_game else 1.0 / (players - 1)
    best, found = -1e9, options[0][2]
    for shown, cost, move in options:
        trick = [*s.trick, shown]
        for p, guess in zip(later, guesses, strict=True):
            trick.append(_answer(s, p, trick, start, guess, prizes, loss))
        at, made = judge(trick)
        winner = order[(start + at) % players]
        gain = prizes[winner] if s.team(winner) == mine else -loss * prizes[winner]
        for team in made:
            gain += terms.PER_BATTALION if team == mine else -terms.PER_BATTALION
        if gain - cost > best:
            best, found = gain - cost, move
    return found


def _options(s: AllianceState, seat: int, rnd: Rnd) -> list[Option]:
    """Return the cards that are not hopeless, the cheapest face down, and any one of the own pile."""
    hand, pile, cost = s.hands[seat], s.pile[seat], costs_of(s, seat)
    options: list[Option] = [(c, cost[c], PLAY[c]) for c in hand if s.opens or not hopeless(s, c)]
    if not s.opens:
        cheapest = min(hand, key=cost.__getitem__)
        options.append((terms.FACE_DOWN, cost[cheapest], DOWN[cheapest]))
    if pile:
        options.append((pile[int(rnd() * len(pile))], sum([cost[c] for c in pile]) / len(pile), TOP))
    return options


def hopeless(s: AllianceState, card: int) -> bool:
    """True if ``card`` loses face up whatever follows: face down it does the same without being revealed.

    At least one card must already be face up.
    """
    trick = s.trick
    if card >= terms.FIRST_SPECIAL or RANK[card] <= terms.TWO:
        return False
    if s.team_game and len(s.order) == BATTALION_PLAYERS:
        # It may still make a battalion unless a partner has played something else.
        own = trick[len(trick) % 2 :: 2]
        if all(0 <= c < terms.FIRST_SPECIAL and RANK[c] == RANK[card] for c in own):
            return False
    return terms.JUDGE[s.team_game]([*trick, card])[0] != len(trick)


def _guess(s: AllianceState, p: int, rnd: Rnd) -> Guess:
    """Return as many cards as ``p`` holds, of its hand and pile together, as far as we know."""
    held, pile = s.hands[p], s.pile[p]
    costs = costs_of(s, p)
    if held and pile:
        pool = held + pile
        held = [pool[int(rnd() * len(pool))] for _ in held]
    return sorted([(costs[c], c) for c in held])


def _answer(
    s: AllianceState, p: int, trick: list[int], start: int, guess: Guess, prizes: Sequence[float], loss: float
) -> int:
    """Return the play of ``p`` after ``trick``: it takes the trick from another side as cheaply as pays.

    ``prizes`` is the worth of the court for each seat; ``loss`` is the weight of another side's prize.
    """
    if not guess:
        return terms.PASSED
    cheapest, card = guess[0]
    if max(trick) < 0:
        return card
    judge, place = terms.JUDGE[s.team_game], len(trick)
    holder = s.order[(start + judge(trick)[0]) % len(s.order)]
    if s.team(holder) == s.team(p):
        return terms.FACE_DOWN
    limit = cheapest + prizes[p] + loss * prizes[holder]
    for cost, c in guess:
        if cost >= limit:
            break
        if judge([*trick, c])[0] == place:
            return c
    return terms.FACE_DOWN
