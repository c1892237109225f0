"""The tricks of Alliance and the cleanup after each: playing, judging, questions about rebuilds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.core.context import GameContext
from engine.core.game import Phase
from engine.core.state import NO_CARD
from engine.families.tricks import Play
from engine.games.alliance.events import Ended, Exhausted, Laid, LaidOwn, Passed, Played, Trick
from engine.games.alliance.moves import (
    DOWN,
    NO,
    ONLY_PASS,
    PLAY,
    REBUILD,
    TOP,
    Answer,
    Down,
    Move,
    No,
    PutBack,
    Top,
)
from engine.games.alliance.piles import draw_up, ran_out, rebuild, turn_up
from engine.games.alliance.scoring import player_score, secret_outcome, secret_teams, single_outcome, team_outcome
from engine.games.alliance.state import ALWAYS, WHEN_PILE_EMPTY, AllianceState
from engine.games.alliance.terms import (
    COLOUR,
    FACE_DOWN,
    FIRST_SPECIAL,
    INDIVIDUAL,
    JUDGE,
    LEAVES,
    PASSED,
    TEAM,
    how_won,
    specials_of,
)


class Playing(Phase[AllianceState, Move]):
    """One card each, face up or face down."""

    def legal(self, s: AllianceState, seat: int) -> Sequence[Move]:
        """Return hand cards face up; face down except for the first player; the top of the pile; or a pass."""
        hand = s.hands[seat]
        if not hand:
            return ONLY_PASS
        moves: list[Move] = [PLAY[c] for c in hand]
        trick = s.trick
        if trick and (trick[0] >= 0 or max(trick) >= 0):
            moves += [DOWN[c] for c in hand]
        if s.pile[seat]:
            moves.append(TOP)
        return moves

    def apply(self, s: AllianceState, seat: int, action: Move, ctx: GameContext) -> None:
        """Put a card (or nothing) into the trick; the last seat completes it."""
        kind = action.__class__
        trick = s.trick
        if kind is Play:
            card = action.card  # type: ignore[union-attr]  # kind says so, quicker than isinstance
            s.hands[seat].remove(card)
            trick.append(card)
            s.tops.append(0)
            ctx.tell(Played, seat=seat, card=card, top=0)
        elif kind is Down:
            card = action.card  # type: ignore[union-attr]  # likewise
            s.hands[seat].remove(card)
            s.down[seat].append(card)
            trick.append(FACE_DOWN)
            s.tops.append(0)
            ctx.tell(Laid, seat=seat)
            ctx.tell_only(seat, LaidOwn, card=card)
        elif kind is Top:
            pile = s.pile[seat]
            card = pile.pop()
            if not pile:
                ran_out(s, seat)
            trick.append(card)
            s.tops.append(1)
            ctx.tell(Played, seat=seat, card=card, top=1)
        else:
            trick.append(PASSED)
            s.tops.append(0)
            ctx.tell(Passed, seat=seat)
        if len(trick) < len(s.after):
            s.waiting[0] = s.after[seat]
        else:
            judge(s, ctx)


def judge(s: AllianceState, ctx: GameContext) -> None:
    """Give the court card to the winner; then the cleanup, or the end after the last court card."""
    trick, team_game = s.trick, s.mode == TEAM
    at, made = JUDGE[team_game](trick)
    players = len(trick)
    order = s.order
    start = order.index(s.leader)
    winner = order[(start + at) % players]
    for team in made:
        s.battalions[team] += 1
    s.won[winner].append(s.court)
    how = how_won(trick, at, made, team_game)
    s.last_trick, s.last_tops, s.last_leader, s.last_winner = trick, s.tops, s.leader, winner
    s.last_court, s.last_made, s.last_how = s.court, list(made), how
    ctx.tell(Trick, winner=winner, court=s.court, card=trick[at], how=how, made=list(made))
    s.court = NO_CARD
    s.trick, s.tops = [], []
    leaves = LEAVES[team_game]
    seat = s.leader
    for card in trick:
        if card >= 0:
            if card >= FIRST_SPECIAL:
                s.shown[card - FIRST_SPECIAL] = seat
            (s.removed if leaves[card] else s.discard[seat]).append(card)
        elif card == FACE_DOWN:
            card = s.down[seat].pop()
            s.downs[seat] += 1
            (s.gone if leaves[card] else s.buried)[seat].append(card)
        seat = s.after[seat]
    s.leader = winner
    if not s.courts:
        finish(s, "courts", ctx)
        return
    draw_up(s, ctx)
    s.rebuilt_now = [0] * players
    s.declined = [0] * players
    window(s, winner, ctx)


def window(s: AllianceState, seat: int, ctx: GameContext) -> None:
    """Ask about rebuilds from ``seat`` on, round after round until no player wants one; then start the next trick.

    Only players with that preference are asked; for the others the answer is "no" at once (R22). No question is needed
    while every pile has cards and no player wants questions more often.
    """
    players, after = len(s.after), s.after
    done = 0 if 1 in s.pile_empty or ALWAYS in s.ask else players
    while done < players:
        if not s.declined[seat] and not (s.rebuilt[seat] if s.once else s.rebuilt_now[seat]):
            empty = s.pile_empty[seat]
            if empty and not s.hands[seat]:
                rebuild(s, seat, (), ctx, forced=True)
                done = 0
                seat = after[seat]
                continue
            if s.ask[seat] == ALWAYS or (empty and s.ask[seat] == WHEN_PILE_EMPTY):
                s.phase = "rebuild"
                s.waiting = [seat]
                return
            s.declined[seat] = 1
        done += 1
        seat = after[seat]
    out = [p for p in s.order if not s.hands[p] and s.pile_empty[p]]
    if len(out) >= (2 if players <= 4 else 3):
        ctx.tell(Exhausted, seats=out)
        finish(s, "exhaustion", ctx)
        return
    s.phase = "play"
    s.waiting = [s.leader]
    turn_up(s, ctx)


class Rebuilding(Phase[AllianceState, Answer]):
    """One player at a time; the others see only that the cleanup is going on."""

    secret_readiness = True
    asks_in_secret = True

    def legal(self, s: AllianceState, seat: int) -> Sequence[Answer]:
        """Return no, or a rebuild with any of the hand cards put back."""
        hand = sorted(s.hands[seat])
        some = [PutBack(back) for size in range(1, len(hand) + 1) for back in combinations(hand, size)]
        return [NO, REBUILD, *some]

    def apply(self, s: AllianceState, seat: int, action: Answer, ctx: GameContext) -> None:
        """Carry out the answer and ask the next seat."""
        if isinstance(action, No):
            s.declined[seat] = 1
        else:
            rebuild(s, seat, action.cards if isinstance(action, PutBack) else (), ctx)
        window(s, s.after[seat], ctx)


def finish(s: AllianceState, reason: str, ctx: GameContext) -> None:
    """Score the game and reveal all cards."""
    team_game = s.mode == TEAM
    special = [specials_of(mask) for mask in s.special]
    s.points = [player_score(team_game, suit, s.won[p], s.hands[p], s.pile[p]) for p, suit in enumerate(s.suits)]
    sums = [sum(parts) for parts in s.points]
    if team_game:
        result = team_outcome([COLOUR[suit] for suit in s.suits], sums, s.battalions, s.order[0])
    elif s.mode == INDIVIDUAL:
        result = single_outcome(sums, [len(won) for won in s.won], s.order)
    else:
        result = secret_outcome(secret_teams([own[0] for own in special], s.trios), sums, s.order)
    s.teams, s.scores, s.winners, s.by = result.teams, result.totals, result.winners, result.by
    s.final_won = [sorted(cards) for cards in s.won]
    s.final_hands = [sorted(cards) for cards in s.hands]
    s.final_piles = [sorted(cards) for cards in s.pile]
    s.final_special = special
    s.waiting, s.ended = [], reason
    ctx.tell(Ended, winners=s.winners, by=s.by, totals=s.scores)
