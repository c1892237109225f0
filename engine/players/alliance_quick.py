"""A quick player of Alliance for simulations: every play against one guess of how the trick goes on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.cards import RANK
from engine.core.game import Rnd
from engine.games.alliance_cards import FACE_DOWN, FIRST_SPECIAL, JUDGE, PASSED, TWO
from engine.games.alliance_moves import DOWN, PASS, PLAY, TOP
from engine.games.alliance_scoring import BATTALION
from engine.games.alliance_table import TEAM, AllianceState
from engine.players.alliance_worth import PLACES, SPENT, TURNED, prize

BATTALIONS = 6
"""Players it takes."""


def hopeless(trick: Sequence[int], card: int, team_game: bool, players: int) -> bool:
    """Whether ``card`` loses face up whatever follows: hidden it does the same, and nobody learns of it.

    Some card must lie face up already.
    """
    if card >= FIRST_SPECIAL or RANK[card] <= TWO:
        return False
    if team_game and players == BATTALIONS:
        # It may still make a battalion unless a partner has played something else.
        own = trick[len(trick) % 2 :: 2]
        if all(0 <= c < FIRST_SPECIAL and RANK[c] == RANK[card] for c in own):
            return False
    return JUDGE[team_game]([*trick, card])[0] != len(trick)


def play(s: AllianceState, seat: int, rnd: Rnd) -> Action:
    """The play that gains most for the card it costs, if the others answer as one guess of their cards has it.

    ``s`` may be any deal: of the others' cards and the own pile only what may lie anywhere is used.
    """
    hand = s.hands[seat]
    if not hand:
        return PASS
    trick, order = s.trick, s.order
    players, team_game = len(order), s.mode == TEAM
    left = len(s.courts)
    judge = JUDGE[team_game]
    kind = (team_game, players)
    spent = SPENT[kind][left]
    start = order.index(s.leader)
    place = len(trick)
    mine = spent[s.once and s.rebuilt[seat]]
    # (what lies in the trick, what it costs, the move)
    options: list[tuple[int, float, Action]]
    if not trick or max(trick) < 0:
        options = [(c, mine[c], PLAY[c]) for c in hand]
    else:
        options = [(c, mine[c], PLAY[c]) for c in hand if not hopeless(trick, c, team_game, players)]
        cheapest = min(hand, key=mine.__getitem__)
        options.append((FACE_DOWN, mine[cheapest], DOWN[cheapest]))
    pile = s.pile[seat]
    if pile:
        card = pile[int(rnd() * len(pile))]
        reached = s.once and s.rebuilt[seat]
        turned = TURNED[kind][left][reached]
        in_hand, in_pile, _ = PLACES[kind][left][reached]
        total = drawn = 0.0
        for c in pile:
            total += turned[c]
            drawn += in_pile[c] - in_hand[c]
        # Whoever plays from the hand draws a card, which is worth less there than in the pile.
        options.append((card, (total - drawn) / len(pile), TOP))
    later = [order[(start + k) % players] for k in range(place + 1, players)]
    guesses: list[tuple[int, list[tuple[float, int]]]] = []
    for p in later:
        held = s.hands[p]
        if not held:
            guesses.append((p, []))
            continue
        costs = spent[s.once and s.rebuilt[p]]
        pool = s.pile[p]
        if pool:
            pool = held + pool
            size = len(pool)
            seen = [pool[int(rnd() * size)] for _ in held]
        else:
            seen = held
        guesses.append((p, sorted([(costs[c], c) for c in seen])))
    prizes: dict[int, float] = {}
    loss = 1.0 if team_game else 1.0 / (players - 1)
    best, found = -1e9, options[0][2]
    for shown, cost, move in options:
        lie = [*trick, shown]
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
                    gain += BATTALION if team == own else -BATTALION
        elif winner != seat:
            gain *= -loss
        gain -= cost
        if gain > best:
            best, found = gain, move
    return found
