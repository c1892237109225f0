"""The state of Jukugo Daifuda: how a window opens and closes, rounds and payments; and the events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Wire, Word
from engine.core.game import TABLE_ACTOR
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.families.hands import deal_singly
from engine.families.melds import cards_of, mask_of
from engine.families.outcome import Over, end_match
from engine.games.jukugo_daifuda import terms
from engine.games.jukugo_daifuda.answers import NEW, PASS, RON, Answers, answer_of, answers, level_of, noted, taking_of
from engine.games.jukugo_daifuda.terms import (
    KINDS,
    LEVEL,
    LEVEL_PASS,
    LEVEL_TSUMO,
    NO_ORDER,
    NUMBERS,
    Laid,
    Lexicon,
    laid_of,
    laid_out,
    lexicon,
    ron,
)

HAND = 7


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

    def clear_answers(self) -> None:
        """Forget the answers to the last daifuda."""
        self.answer, self.ron_worth = [[] for _ in self.chips], [0] * len(self.chips)

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


def sets_of(s: JukugoDaifudaState, seat: int) -> tuple[Laid, ...]:
    """Return the open sets of ``seat`` as kinds and masks."""
    return tuple([laid_of(x) for x in s.sets[seat]])


def laid(s: JukugoDaifudaState, kind: int, cards: Sequence[int]) -> tuple[int, ...]:
    """Return these cards and the daifuda in the order in which they lie as a set of this kind."""
    return laid_out(lexicon_of(s), kind, (*cards, s.daifuda))


def answer_given(s: JukugoDaifudaState, seat: int) -> Action | None:
    """Return the answer of a seat to the daifuda, as a move."""
    note = s.answer[seat]
    return answer_of(note) if note else None


def answers_of(s: JukugoDaifudaState, seat: int) -> Answers:
    """Return what ``seat`` may answer to the daifuda."""
    return answers(lexicon_of(s), s.free, s.min_ron, s.daifuda, mask_of(s.hands[seat]), sets_of(s, seat))


# The window


def open_window(s: JukugoDaifudaState) -> None:
    """Ask the seats that may answer the daifuda; this closes nothing (see the module docstring)."""
    s.phase = "unaided" if s.unaided else "window"
    s.clear_answers()
    waiting: list[int] = []
    for p in range(len(s.chips)):
        if p == s.discarder:
            continue
        can = answers_of(s, p)
        if can.level == LEVEL_PASS and not s.sealed:
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


def precedence(s: JukugoDaifudaState, seat: int, level: int) -> tuple[int, int]:
    """Return the sort key of an answer: in the own flip any claim is a tsumo; then the nearer to the turn player.

    The turn player answers only the own flip, never the own discard.
    """
    if LEVEL_PASS < level < LEVEL_TSUMO and seat == s.turn:
        level = LEVEL_TSUMO
    return level, -((seat - s.turn) % len(s.chips))


NOBODY = (LEVEL_PASS, 0)
"""The precedence that no pass exceeds."""


def best_answer(s: JukugoDaifudaState) -> tuple[tuple[int, int], int]:
    """Return the precedence of the best answer given and its seat; NOBODY and NO_SEAT if all passed."""
    best, winner = NOBODY, NO_SEAT
    for p, note in enumerate(s.answer):
        given = precedence(s, p, level_of(note)) if note else NOBODY
        if given > best:
            best, winner = given, p
    return best, winner


def settle(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Close the window if no awaited answer could change its outcome."""
    asked = [p for p in s.waiting if p != TABLE_ACTOR]
    best, winner = best_answer(s)
    if asked and (s.sealed or any(precedence(s, p, answers_of(s, p).level) > best for p in asked)):
        return
    if winner == NO_SEAT:
        if TABLE_ACTOR not in s.waiting:
            unclaimed(s, ctx)
    elif best[0] == terms.LEVEL_RON:
        go_out(s, winner, ctx)
    else:
        take(s, winner, ctx)


def unclaimed(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Continue without a taker: the left neighbour turns up the next card."""
    ctx.tell(Unclaimed, card=s.daifuda)
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
    if s.passing[s.turn] == terms.UNTIL_TURN:
        s.passing[s.turn] = NO_ORDER
    s.daifuda, s.discarder = s.deck.pop(), NO_SEAT
    ctx.tell(Flipped, seat=s.turn, card=s.daifuda)
    open_window(s)


def take(s: JukugoDaifudaState, seat: int, ctx: GameContext) -> None:
    """Lay open the set of a claim, or enlarge one, as answered; then the player must discard."""
    kind, part, at = taking_of(s.answer[seat])
    sets, card, call = s.sets[seat], s.daifuda, terms.CALLS[precedence(s, seat, LEVEL[kind])[0]]
    told, others = (Claimed, cards_of(part)) if at == NEW else (Attached, sets[at][1:])
    at = len(sets) if at == NEW else at
    cards = laid(s, kind, others)
    sets[at : at + 1] = [[kind, *cards]]
    s.hands[seat] = [c for c in s.hands[seat] if c not in cards]
    ctx.tell(told, seat=seat, card=card, kind=KINDS[kind], cards=list(cards), call=call)
    s.last_seat, s.last_card, s.last_at = seat, card, at
    s.turn, s.daifuda, s.discarder = seat, NO_CARD, NO_SEAT
    s.clear_answers()
    s.phase, s.waiting = "discard", [seat]


def go_out(s: JukugoDaifudaState, seat: int, ctx: GameContext) -> None:
    """Carry out a ron: show the best arrangement; every other player pays its score."""
    best = ron(lexicon_of(s), s.free, s.daifuda, mask_of(s.hands[seat]), sets_of(s, seat))
    left = [x for at, x in enumerate(s.sets[seat]) if at != best.grew]
    s.ron_sets = [*map(shown, [*left, best.made]), *(shown(x, concealed=True) for x in best.hidden)]
    s.ron_card, n = s.daifuda, len(s.chips)
    s.chips = [c + best.score * (n - 1) if p == seat else c - best.score for p, c in enumerate(s.chips)]
    ctx.tell(Ron, seat=seat, card=s.daifuda, score=best.score, chips=s.chips[:])
    end_round(s, seat, best.score, ctx)


def shown(open_set: Sequence[int], concealed: bool = False) -> list[int]:
    """Return a set as ``ron_sets`` has it."""
    kind, *cards = open_set
    return [kind, int(concealed), *cards]


# Rounds


def end_round(s: JukugoDaifudaState, winner: int, score: int, ctx: GameContext) -> None:
    """Store the round; deal the next one, or end the game after the last or with a balance below 0 (R16)."""
    if winner == NO_SEAT:
        s.ron_sets, s.ron_card = [], NO_CARD
        ctx.tell(Draw, number=s.round)
    keep_words(s, winner)
    s.round_winners.append(winner)
    s.round_scores.append(score)
    s.columns.append(s.chips[:])
    broke = min(s.chips) < 0
    if not broke and s.round < s.rounds:
        s.dealer = winner if winner != NO_SEAT else (s.dealer + 1) % len(s.chips)
        deal(s, ctx)
        return
    s.clear_answers()
    end_match(s, "broke" if broke else "rounds", s.chips)
    ctx.tell(Over, scores=s.scores[:], winners=s.winners[:])


def keep_words(s: JukugoDaifudaState, winner: int) -> None:
    """Store every word that was on the table at the end of the round."""
    for p, sets in enumerate(s.sets):
        for kind, concealed, *cards in s.ron_sets if p == winner else map(shown, sets):
            if kind not in NUMBERS:
                s.album.append([s.round, p, kind, terms.POINTS[kind] * (1 + concealed), *cards])


def deal(s: JukugoDaifudaState, ctx: GameContext) -> None:
    """Deal seven cards each, one at a time from seat 0; the dealer turns up the first daifuda."""
    n = len(s.chips)
    s.round += 1
    hands, deck = deal_singly(ctx.shuffled(f"deal {s.round}", terms.CARDS), n, HAND)
    s.hands, s.deck = [sorted(hand, key=terms.by_rank) for hand in hands], deck[::-1]
    s.sets, s.discards = [[] for _ in range(n)], []
    s.passing, s.auto_ron = [NO_ORDER] * n, [0] * n
    s.last_seat, s.last_card, s.last_at = NO_SEAT, NO_CARD, NO_SEAT
    s.turn = s.dealer
    ctx.tell(Round, number=s.round, dealer=s.dealer)
    for p in range(n):
        ctx.tell_only(p, Hand, cards=s.hands[p][:])
    flip(s, ctx)


JukugoDaifudaView = View[JukugoDaifudaState]
"""The state as a seat sees it."""


class Round(GameEvent):
    """A round begins."""

    number: Number
    dealer: Seat


class Hand(GameEvent):
    """The own cards at the deal."""

    cards: Cards


class Flipped(GameEvent):
    """The top card of the deck is the daifuda."""

    seat: Seat
    card: Card


class Answered(GameEvent):
    """An answer as given, for its seat only."""

    answer: Wire


class Ordered(GameEvent):
    """A standing order, for its seat only; ``rule`` is one of RULES."""

    rule: Word


class Unclaimed(GameEvent):
    """No player took the daifuda."""

    card: Card


class Claimed(GameEvent):
    """A new open set of a ``kind`` with the daifuda; ``cards`` in reading order. ``call``: kan, pon, chi or none."""

    seat: Seat
    card: Card
    kind: Word
    cards: Cards
    call: Word


class Attached(Claimed):
    """An open set has grown by the daifuda."""


class Discarded(GameEvent):
    """A hand card is the next daifuda."""

    seat: Seat
    card: Card


class Ron(GameEvent):
    """A player went out; every other player pays ``score``, which leaves ``chips``."""

    seat: Seat
    card: Card
    score: Count
    chips: Points


class Draw(GameEvent):
    """The deck ran out in this round."""

    number: Number


EVENTS = catalogue(
    Round, Hand, Flipped, Answered, Ordered, Unclaimed, Claimed, Attached, Discarded, Ron, Draw, Over
)  # fmt: skip
"""All events of the game, by kind."""
