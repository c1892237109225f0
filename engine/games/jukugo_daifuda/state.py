"""The state of Jukugo Daifuda: how a window opens and closes, rounds and payments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.action import Action
from engine.core.cards import RANK, SUIT
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.families.hands import deal_singly
from engine.families.outcome import Over, end_match
from engine.games.jukugo_daifuda import events
from engine.games.jukugo_daifuda.answers import LEVEL_PASS, LEVEL_TSUMO, PASS, RON, Answers, Note, answers, noted
from engine.games.jukugo_daifuda.sets import LEVEL, Lexicon, laid_out, lexicon, ron
from engine.games.jukugo_daifuda.terms import (
    BLACK_JOKER,
    CARDS,
    CLAIMED,
    FOUR_KIND,
    KINDS,
    LEVEL_RON,
    NO_ORDER,
    PAIR,
    PASSED,
    POINTS,
    THREE_KIND,
    UNTIL_TURN,
    WENT_OUT,
)

HAND = 7
SUIT_PLACE = (0, 1, 3, 2)
"""The suits S H C D in the order of the deck file (S H D C)."""


@dataclass(slots=True)
class JukugoDaifudaState(State):
    """One round in progress and the results of the rounds before; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    sets: list[list[list[int]]] = public()
    """Open sets in order of arrival, each ``[kind, *cards]`` in reading order."""
    deck: list[int] = hidden()
    """Face down, the next card last."""
    discards: list[int] = public()
    """The pile of daifudas no player took, the newest last."""
    daifuda: int = public(NO_CARD)
    """The daifuda; NO_CARD while a player chooses a discard."""
    discarder: int = public(NO_SEAT)
    """The seat that discarded the daifuda, NO_SEAT for a flip."""
    turn: int = public(0)
    dealer: int = public(0)
    round: int = public(0)
    rounds: int = public(8)
    chips: list[int] = public()
    answer: list[list[int]] = memo()
    """Answers to the daifuda (see ``answers.Note``), [] before an answer."""
    ron_worth: list[int] = memo()
    """The score of a ron with the daifuda; 0 if there is none, with hints off, or without a daifuda."""
    passing: list[int] = memo()
    """Standing orders: the level below which a seat passes by itself, NO_ORDER for none."""
    auto_ron: list[int] = memo()
    """Standing orders: 1 if a seat goes out by itself."""
    dictionary: str = public("core")
    free: bool = public(False)
    sealed: bool = public(False)
    unaided: bool = public(False)
    min_ron: int = public(0)
    last_seat: int = public(NO_SEAT)
    """The seat that took the daifuda of the last window of this round (NO_SEAT: none)."""
    last_card: int = public(NO_CARD)
    """The daifuda of the last window of this round, NO_CARD before the first window has closed."""
    last_at: int = public(NO_SEAT)
    """The place of the set it went to among ``sets`` of ``last_seat``."""
    ron_sets: list[list[int]] = public()
    """The last finished round's winning arrangement: ``[kind, 1 if hidden, *cards]``; empty after a draw."""
    ron_card: int = public(NO_CARD)
    round_winners: list[int] = public()
    """By finished round: the seat that went out, NO_SEAT for a draw."""
    round_scores: list[int] = public()
    """By finished round: the payment of every other player."""
    columns: list[list[int]] = public()
    """By finished round: the chips after it."""
    album: list[list[int]] = public()
    """Words shown in finished rounds: ``[round, seat, kind, points, *cards]``."""

    def awaits_flip(self) -> bool:
        """Hook: if the turn player must be asked before a card is turned up, ask and return True."""
        return False

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Ask all other seats again: their answers, their orders and whether they are asked are unknown."""
        seats = range(len(self.hands))
        for p in seats:
            if p != seat:
                self.answer[p], self.ron_worth[p], self.passing[p], self.auto_ron[p] = [], 0, NO_ORDER, 0
        if self.daifuda != NO_CARD and not self.ended:
            asked = [p for p in seats if p != self.discarder and (p != seat or p in self.waiting)]
            self.waiting = asked if self.sealed and asked else [*asked, TABLE_ACTOR]


def lexicon_of(s: JukugoDaifudaState) -> Lexicon:
    """Return the sets of the dictionary in play."""
    return lexicon(s.dictionary)


def answers_of(s: JukugoDaifudaState, seat: int) -> Answers:
    """Return what ``seat`` may answer to the daifuda."""
    sets = tuple(map(tuple, s.sets[seat]))
    return answers(lexicon(s.dictionary), s.free, s.min_ron, s.daifuda, tuple(sorted(s.hands[seat])), sets)


def by_rank(card: int) -> tuple[int, int]:
    """Sort key of a hand: by number, so that equal numbers are together; jokers last."""
    return (RANK[card], SUIT_PLACE[SUIT[card]]) if card < BLACK_JOKER else (99, card)


# The window


def open_window(s: JukugoDaifudaState) -> None:
    """Ask the seats that may answer the daifuda; this closes nothing (see the module docstring)."""
    n = len(s.chips)
    s.phase = "unaided" if s.unaided else "window"
    s.answer = [[] for _ in range(n)]
    s.ron_worth = [0] * n
    waiting: list[int] = []
    for p in range(n):
        if p == s.discarder:
            continue
        can = answers_of(s, p)
        if len(can.moves) == 1 and not s.sealed:
            continue
        if not s.unaided:
            s.ron_worth[p] = can.ron
        ordered = by_order(s, p, can)
        if ordered is None:
            waiting.append(p)
        else:
            s.answer[p] = noted(ordered)
    if not s.sealed or not waiting:
        waiting.append(TABLE_ACTOR)
    s.waiting = waiting


def by_order(s: JukugoDaifudaState, seat: int, can: Answers) -> Action | None:
    """Return the answer of the standing order of ``seat``, None if it leaves the answer to the player."""
    if can.ron and s.auto_ron[seat]:
        return RON
    least = s.passing[seat]
    return PASS if least != NO_ORDER and can.level < least else None


def level_of(s: JukugoDaifudaState, seat: int, answer: Note) -> int:
    """Return the level of an answer that was given."""
    code = answer[0]
    if code == PASSED:
        return LEVEL_PASS
    if code == WENT_OUT:
        return LEVEL_RON
    return LEVEL_TSUMO if seat == s.turn and s.discarder == NO_SEAT else LEVEL[answer[1]]


def best_answer(s: JukugoDaifudaState) -> tuple[int, int]:
    """Return the level of the best answer and its seat: the higher level, then the nearer to the turn player."""
    n = len(s.chips)
    best, winner = LEVEL_PASS, NO_SEAT
    for step in range(n):
        p = (s.turn + step) % n
        if s.answer[p]:
            level = level_of(s, p, s.answer[p])
            if level > best:
                best, winner = level, p
    return best, winner


def could_beat(s: JukugoDaifudaState, seat: int, level: int, winner: int) -> bool:
    """True if ``seat`` has an answer that would win over one of ``level`` given by ``winner`` (or NO_SEAT)."""
    own = answers_of(s, seat).level
    if LEVEL_PASS < own < LEVEL_TSUMO and seat == s.turn and s.discarder == NO_SEAT:
        own = LEVEL_TSUMO
    if own != level or winner == NO_SEAT:
        return own > level
    n = len(s.chips)
    return (seat - s.turn) % n < (winner - s.turn) % n


def settle(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Close the window if no awaited answer could change its outcome."""
    asked = [p for p in s.waiting if p != TABLE_ACTOR]
    level, winner = best_answer(s)
    if asked and (s.sealed or any(could_beat(s, p, level, winner) for p in asked)):
        return
    if winner == NO_SEAT:
        if TABLE_ACTOR not in s.waiting:
            unclaimed(s, ctx)
        return
    answer = s.answer[winner]
    if answer[0] == WENT_OUT:
        go_out(s, winner, ctx)
    else:
        take(s, winner, answer, ctx)


def unclaimed(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Continue without a taker: the left neighbour turns up the next card."""
    ctx.tell(events.Unclaimed, card=s.daifuda)
    s.discards.append(s.daifuda)
    s.last_seat, s.last_card, s.last_at = NO_SEAT, s.daifuda, NO_SEAT
    s.turn = (s.turn + 1) % len(s.chips)
    flip(s, ctx)


def flip(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Let the turn player turn up a card; without a card the round is a draw."""
    if not s.deck:
        s.daifuda = NO_CARD
        end_round(s, NO_SEAT, 0, ctx)
        return
    if not s.awaits_flip():
        turn_up(s, ctx)


def turn_up(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Make the top card of the deck the daifuda."""
    if s.passing[s.turn] == UNTIL_TURN:
        s.passing[s.turn] = NO_ORDER
    s.daifuda, s.discarder = s.deck.pop(), NO_SEAT
    ctx.tell(events.Flipped, seat=s.turn, card=s.daifuda)
    open_window(s)


CALLS = ("", "", "chi", "pon", "kan", "tsumo")
"""The call for a daifuda taken at each level."""


def take(s: JukugoDaifudaState, seat: int, answer: Note, ctx: GameContext) -> None:
    """Lay open the set of a claim, or enlarge one; then the player must discard."""
    lex, kind, card, call = lexicon_of(s), answer[1], s.daifuda, CALLS[level_of(s, seat, answer)]
    if answer[0] == CLAIMED:
        partners = answer[2:]
        s.hands[seat] = [c for c in s.hands[seat] if c not in partners]
        cards = laid_out(lex, kind, (*partners, card))
        at = len(s.sets[seat])
        s.sets[seat].append([kind, *cards])
        ctx.tell(events.Claimed, seat=seat, card=card, kind=KINDS[kind], cards=list(cards), call=call)
    else:
        at = answer[2]
        cards = laid_out(lex, kind, (*s.sets[seat][at][1:], card))
        s.sets[seat][at] = [kind, *cards]
        ctx.tell(events.Attached, seat=seat, card=card, kind=KINDS[kind], cards=list(cards), call=call)
    s.last_seat, s.last_card, s.last_at = seat, card, at
    s.turn, s.daifuda, s.discarder = seat, NO_CARD, NO_SEAT
    s.answer, s.ron_worth = [[] for _ in s.chips], [0] * len(s.chips)
    s.phase, s.waiting = "discard", [seat]


def go_out(s: JukugoDaifudaState, seat: int, ctx: GameContext) -> None:
    """Carry out a ron: show the best arrangement; every other player pays its score."""
    hand, sets = tuple(sorted(s.hands[seat])), [tuple(x) for x in s.sets[seat]]
    best = ron(lexicon_of(s), s.free, s.daifuda, hand, sets)
    shown = [[x[0], 0, *x[1:]] for at, x in enumerate(sets) if at != best.grew]
    shown.append([best.made[0], 0, *best.made[1:]])
    shown += [[x[0], 1, *x[1:]] for x in best.hidden]
    s.ron_sets, s.ron_card = shown, s.daifuda
    n = len(s.chips)
    s.chips = [c + best.score * (n - 1) if p == seat else c - best.score for p, c in enumerate(s.chips)]
    ctx.tell(events.Ron, seat=seat, card=s.daifuda, score=best.score, chips=s.chips[:])
    end_round(s, seat, best.score, ctx)


# Rounds


def end_round(s: JukugoDaifudaState, winner: int, score: int, ctx: GameContext) -> None:
    """Store the round; deal the next one, or end the game after the last or with a balance below 0 (R16)."""
    if winner == NO_SEAT:
        s.ron_sets, s.ron_card = [], NO_CARD
        ctx.tell(events.Draw, number=s.round)
    keep_words(s, winner)
    s.round_winners.append(winner)
    s.round_scores.append(score)
    s.columns.append(s.chips[:])
    broke = min(s.chips) < 0
    if not broke and s.round < s.rounds:
        s.dealer = winner if winner != NO_SEAT else (s.dealer + 1) % len(s.chips)
        deal(s, ctx)
        return
    s.answer, s.ron_worth = [[] for _ in s.chips], [0] * len(s.chips)
    end_match(s, "broke" if broke else "rounds", s.chips)
    ctx.tell(Over, scores=s.scores[:], winners=s.winners[:])


def keep_words(s: JukugoDaifudaState, winner: int) -> None:
    """Store every word that was on the table at the end of the round."""
    for p, sets in enumerate(s.sets):
        shown = s.ron_sets if p == winner else [[x[0], 0, *x[1:]] for x in sets]
        for kind, concealed, *cards in shown:
            if kind not in (FOUR_KIND, THREE_KIND, PAIR):
                s.album.append([s.round, p, kind, POINTS[kind] * (1 + concealed), *cards])


def deal(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Deal seven cards each, one at a time from seat 0; the dealer turns up the first daifuda."""
    n = len(s.chips)
    s.round += 1
    hands, deck = deal_singly(ctx.shuffled(f"deal {s.round}", CARDS), n, HAND)
    s.hands, s.deck = [sorted(hand, key=by_rank) for hand in hands], deck[::-1]
    s.sets, s.discards = [[] for _ in range(n)], []
    s.passing, s.auto_ron = [NO_ORDER] * n, [0] * n
    s.last_seat, s.last_card, s.last_at = NO_SEAT, NO_CARD, NO_SEAT
    s.turn = s.dealer
    ctx.tell(events.Round, number=s.round, dealer=s.dealer)
    for p in range(n):
        ctx.tell_only(p, events.Hand, cards=s.hands[p][:])
    flip(s, ctx)


JukugoDaifudaView = View[JukugoDaifudaState]
"""The state as a seat sees it."""
