"""Heuristic player for Alliance: tries each play against a few guessed continuations and compares prize and card."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.game import Game, Rnd
from engine.families.tricks import Play
from engine.games.alliance.rules import NO, REBUILD, Down, PutBack
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import (
    ACE,
    COLOUR,
    FACE_DOWN,
    FIRST_SPECIAL,
    JUDGE,
    PACK,
    PASSED,
    PER_BATTALION,
    SAME_RANK,
    SET_OF_OTHER_COLOUR,
    SET_OF_OWN_COLOUR,
    TEAM,
    TWO,
    is_special,
    is_white,
)

SAMPLES = 5
WEAK = 6
"""Ranks up to the 6 go back into the pile at a rebuild."""
DEAR = 1.3
"""The maximum worth of a card that a player is expected to spend on one court card."""


def worth(card: int) -> float:
    """Return the worth of a card while many tricks are still to come, in points."""
    if is_special(card):
        return 0.5 if is_white(card) else 1.3
    rank = RANK[card]
    if rank == ACE:
        return 0.9
    return 0.4 if rank == TWO else rank * rank * 0.008


WORTH = (*(worth(c) for c in range(PACK)), 0.0, 0.0, 0.0, 0.0)
"""By card; the placeholders in a trick are worth nothing."""


def choose(game: Game[AllianceState], s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """Return a move for ``seat``; ``s`` is redealt, so the other seats' cards in it are guesses."""
    if s.phase == "distribute":
        return game.timeout(s, seat)
    if s.phase == "rebuild":
        return rebuild(s, seat)
    legal = game.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    scored = [(value(s, seat, action, rnd), -at) for at, action in enumerate(legal)]
    return legal[-max(scored)[1]]


def rebuild(s: AllianceState, seat: int) -> Action:
    """Rebuild as soon as the cards last to the end; weak ones go back."""
    cards = len(s.hands[seat]) + len(s.pile[seat]) + len(s.discard[seat]) + len(s.buried[seat])
    if s.once and cards < len(s.courts):
        return NO
    weak = tuple(sorted(c for c in s.hands[seat] if c < FIRST_SPECIAL and 0 < RANK[c] < WEAK))
    return PutBack(weak) if weak else REBUILD


def prize(s: AllianceState, seat: int) -> float:
    """Return the worth of the court card on offer to ``seat``, including the sets it would add to."""
    court, won = s.court, s.won[seat]
    suit, rank = SUIT[court], RANK[court]
    points = 3.0 if suit == s.suits[seat] else 2.0
    same = sum(SUIT[c] == suit for c in won)
    whole = SET_OF_OWN_COLOUR if COLOUR[suit] == COLOUR[s.suits[seat]] else SET_OF_OTHER_COLOUR
    points += whole if same == 2 else 0.5 * same
    ranks = sum(RANK[c] == rank for c in won)
    return points + SAME_RANK[ranks + 1] - SAME_RANK[ranks] + (0.6 if ranks == 2 else 0.0)


def value(s: AllianceState, seat: int, action: Action, rnd: Rnd) -> float:
    """Return the expected gain of a play: prizes for the own side, minus those of other sides, minus the card."""
    total = 0.0
    spent = 0.0
    late = min(1.0, len(s.courts) / 6)
    for _ in range(SAMPLES):
        if isinstance(action, Play):
            card = action.card
            spent = WORTH[card]
        elif isinstance(action, Down):
            card = FACE_DOWN
            spent = WORTH[action.card]
        else:
            pile = s.pile[seat]
            card = pile[int(rnd() * len(pile))]
            spent = WORTH[card] + 0.1
        if not s.courts:
            # In the last trick a card is worth only its points in hand or pile.
            held = action.card if isinstance(action, Play | Down) else card
            kept = held < FIRST_SPECIAL and RANK[held] == ACE and isinstance(action, Play | Down)
            spent = 1.0 if kept or (is_special(held) and not (s.mode == TEAM and is_white(held))) else 0.0
            total += outcome(s, seat, card, rnd) - spent
        else:
            total += outcome(s, seat, card, rnd) - spent * late
    return total / SAMPLES


def outcome(s: AllianceState, seat: int, card: int, rnd: Rnd) -> float:
    """Return the gain of the own side if ``seat`` puts ``card`` into the trick and the other seats continue."""
    team_game = s.mode == TEAM
    judge = JUDGE[team_game]
    order, players = s.order, len(s.order)
    start = order.index(s.leader)
    trick = [*s.trick, card]
    for place in range(len(trick), players):
        p = order[(start + place) % players]
        trick.append(answer(s, p, trick, start, rnd))
    at, made = judge(trick)
    winner = order[(start + at) % players]
    gain = prize(s, winner)
    for team in made:
        gain += PER_BATTALION if team == s.team(winner) else -PER_BATTALION
    if s.team(winner) == s.team(seat):
        return gain
    return -gain if team_game else -gain / (players - 1)


def answer(s: AllianceState, p: int, trick: list[int], start: int, rnd: Rnd) -> int:
    """Return the guessed play of ``p``: the cheapest card that takes the trick from another side, else a hidden one."""
    judge = JUDGE[s.mode == TEAM]
    mine = s.hands[p]
    if not mine:
        return PASSED
    order = s.order
    if max(trick) < 0:
        return mine[0]
    at, _ = judge(trick)
    if s.mode == TEAM and s.team(order[(start + at) % len(order)]) == s.team(p):
        return FACE_DOWN
    pool = s.pile[p]
    best, cost = FACE_DOWN, DEAR
    for c in mine:
        guess = pool[int(rnd() * len(pool))] if pool and rnd() < len(pool) / (len(pool) + 3) else c
        if WORTH[guess] < cost:
            trick.append(guess)
            if judge(trick)[0] == len(trick) - 1:
                best, cost = guess, WORTH[guess]
            trick.pop()
    return best
