"""A quick player of Alliance for simulations: every play against one guess of how the trick continues."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Rnd
from engine.games.alliance.rules import DOWN, PASS, PLAY, TOP
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import FACE_DOWN, FIRST_SPECIAL, JUDGE, PASSED, PER_BATTALION, TEAM, TWO
from engine.players.alliance.worth import PLACES, SPENT, TURNED, prize

BATTALIONS = 6
"""The number of players that a battalion needs."""


def hopeless(trick: Sequence[int], card: int, team_game: bool, players: int) -> bool:
    """True if ``card`` loses face up whatever follows: face down it does the same without being revealed.

    At least one card must already be face up.
    """
    if card >= FIRST_SPECIAL or RANK[card] <= TWO:
        return False
    if team_game and players == BATTALIONS:
        # It may still make a battalion unless a partner has played something else.
        own = trick[len(trick) % 2 :: 2]
        if all(0 <= c < FIRST_SPECIAL and RANK[c] == RANK[card] for c in own):
            return False
    return JUDGE[team_game]([*trick, card])[0] != len(trick)


Option = tuple[int, float, Action]
"""The card in the trick, its cost, the move."""
Guesses = list[tuple[int, list[tuple[float, int]]]]
"""The seats that play after us, and the guessed cards of each with their costs, the cheapest first."""


def play(s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """Return the play with the highest gain minus cost, if the other seats answer according to one guess of their
    cards.

    ``s`` may be any deal: of the others' cards and the own pile, only the set of possible cards is used.
    """
    if not s.hands[seat]:
        return PASS
    trick, order = s.trick, s.order
    players, team_game = len(order), s.mode == TEAM
    judge = JUDGE[team_game]
    start, place = order.index(s.leader), len(trick)
    options = _options(s, seat, rnd)
    guesses = _guesses(s, [order[(start + k) % players] for k in range(place + 1, players)], rnd)
    prizes: dict[int, float] = {}
    loss = 1.0 if team_game else 1.0 / (players - 1)
    best, found = -1e9, options[0][2]
    for shown, cost, move in options:
        lie = [*trick, shown]
        _go_on(s, lie, start, guesses, prizes, loss)
        at, made = judge(lie)
        winner = order[(start + at) % players]
        if winner not in prizes:
            prizes[winner] = prize(s, winner)
        gain = prizes[winner]
        if team_game:
            if (at ^ place) & 1:
                gain = -gain
            if made:
                own = s.team(seat)
                for team in made:
                    gain += PER_BATTALION if team == own else -PER_BATTALION
        elif winner != seat:
            gain *= -loss
        gain -= cost
        if gain > best:
            best, found = gain, move
    return found


def _options(s: AllianceState, seat: int, rnd: Rnd) -> list[Option]:
    """Return the cards that are not hopeless, the cheapest face down, and any one of the own pile."""
    hand, pile, trick = s.hands[seat], s.pile[seat], s.trick
    kind = team_game, players = s.mode == TEAM, len(s.order)
    left, rebuilt = len(s.courts), s.once and s.rebuilt[seat]
    cost = SPENT[kind][left][rebuilt]
    options: list[Option]
    if not trick or max(trick) < 0:
        options = [(c, cost[c], PLAY[c]) for c in hand]
    else:
        options = [(c, cost[c], PLAY[c]) for c in hand if not hopeless(trick, c, team_game, players)]
        cheapest = min(hand, key=cost.__getitem__)
        options.append((FACE_DOWN, cost[cheapest], DOWN[cheapest]))
    if pile:
        card = pile[int(rnd() * len(pile))]
        turned = TURNED[kind][left][rebuilt]
        in_hand, in_pile, _ = PLACES[kind][left][rebuilt]
        total = drawn = 0.0
        for c in pile:
            total += turned[c]
            drawn += in_pile[c] - in_hand[c]
        # A player who plays from the hand draws a card, which is worth less there than in the pile.
        options.append((card, (total - drawn) / len(pile), TOP))
    return options


def _guesses(s: AllianceState, later: Sequence[int], rnd: Rnd) -> Guesses:
    """Return the possible cards of the seats that play ``later``: hand and pile together, as far as we know."""
    spent = SPENT[s.mode == TEAM, len(s.order)][len(s.courts)]
    found: Guesses = []
    for p in later:
        held = s.hands[p]
        if not held:
            found.append((p, []))
            continue
        costs = spent[s.once and s.rebuilt[p]]
        seen = held
        if s.pile[p]:
            pool = held + s.pile[p]
            size = len(pool)
            seen = [pool[int(rnd() * size)] for _ in held]
        found.append((p, sorted([(costs[c], c) for c in seen])))
    return found


def _go_on(
    s: AllianceState, lie: list[int], start: int, guesses: Guesses, prizes: dict[int, float], loss: float
) -> None:
    """Play the trick ``lie`` to its end: each seat takes it from another side as cheaply as possible, if that pays.

    ``prizes`` caches the worth of the court for each seat; ``loss`` is the weight of another side's prize.
    """
    order, team_game = s.order, s.mode == TEAM
    players, judge = len(order), JUDGE[team_game]
    for p, cards in guesses:
        if not cards:
            lie.append(PASSED)
            continue
        if max(lie) < 0:
            lie.append(cards[0][1])
            continue
        at = judge(lie)[0]
        holder = order[(start + at) % players]
        if team_game and (at ^ len(lie)) & 1 == 0:
            lie.append(FACE_DOWN)
            continue
        if p not in prizes:
            prizes[p] = prize(s, p)
        if holder not in prizes:
            prizes[holder] = prize(s, holder)
        limit = cards[0][0] + prizes[p] + loss * prizes[holder]
        lie.append(FACE_DOWN)
        for dear, c in cards:
            if dear >= limit:
                break
            lie[-1] = c
            if judge(lie)[0] == len(lie) - 1:
                break
            lie[-1] = FACE_DOWN
