"""Heuristic player for Alliance: every play against one guess of how the trick continues; prizes minus costs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Game, Rnd
from engine.games.alliance.rules import DOWN, NO, PASS, PLAY, REBUILD, TOP, PutBack
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, JUDGE, PASSED, PER_BATTALION, TEAM, TWO
from engine.players.alliance.worth import costs_of, prize

WEAK = 6
"""Ranks up to the 6 go back into the pile at a rebuild."""
BATTALION_PLAYERS = 6

Option = tuple[int, float, Action]
"""The card in the trick, its cost, the move."""
Guess = list[tuple[float, int]]
"""Cards that a seat may play, with their costs, the cheapest first; [] if it passes."""


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
    weak = tuple(sorted(c for c in s.hands[seat] if c < FIRST_SPECIAL and 0 < RANK[c] < WEAK))
    return PutBack(weak) if weak else REBUILD


def play(s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """Return the play with the highest gain minus cost, if the other seats answer by one guess of their cards.

    ``s`` may be any deal: of the others' cards and the own pile, only the set of possible cards is used.
    """
    if not s.hands[seat]:
        return PASS
    order, team_game = s.order, s.mode == TEAM
    players, judge, start, mine = len(order), JUDGE[team_game], order.index(s.leader), s.team(seat)
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
            gain += PER_BATTALION if team == mine else -PER_BATTALION
        if gain - cost > best:
            best, found = gain - cost, move
    return found


def _options(s: AllianceState, seat: int, rnd: Rnd) -> list[Option]:
    """Return the cards that are not hopeless, the cheapest face down, and any one of the own pile."""
    hand, pile, cost = s.hands[seat], s.pile[seat], costs_of(s, seat)
    options: list[Option] = [(c, cost[c], PLAY[c]) for c in hand if s.opens or not hopeless(s, c)]
    if not s.opens:
        cheapest = min(hand, key=cost.__getitem__)
        options.append((FACE_DOWN, cost[cheapest], DOWN[cheapest]))
    if pile:
        options.append((pile[int(rnd() * len(pile))], sum([cost[c] for c in pile]) / len(pile), TOP))
    return options


def hopeless(s: AllianceState, card: int) -> bool:
    """True if ``card`` loses face up whatever follows: face down it does the same without being revealed.

    At least one card must already be face up.
    """
    trick = s.trick
    if card >= FIRST_SPECIAL or RANK[card] <= TWO:
        return False
    if s.mode == TEAM and len(s.order) == BATTALION_PLAYERS:
        # It may still make a battalion unless a partner has played something else.
        own = trick[len(trick) % 2 :: 2]
        if all(0 <= c < FIRST_SPECIAL and RANK[c] == RANK[card] for c in own):
            return False
    return JUDGE[s.mode == TEAM]([*trick, card])[0] != len(trick)


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
        return PASSED
    cheapest, card = guess[0]
    if max(trick) < 0:
        return card
    judge, place = JUDGE[s.mode == TEAM], len(trick)
    holder = s.order[(start + judge(trick)[0]) % len(s.order)]
    if s.team(holder) == s.team(p):
        return FACE_DOWN
    limit = cheapest + prizes[p] + loss * prizes[holder]
    for cost, c in guess:
        if cost >= limit:
            break
        if judge([*trick, c])[0] == place:
            return c
    return FACE_DOWN
