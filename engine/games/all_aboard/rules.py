"""All Aboard: black cards are goods wagons, red ones are signals.

Run wagons through until your own signal stops you.

Design: 塚本忠行 (ちゃぶだいげえむず), game 07 of the TENNOS site. Seats run clockwise.

Moves: ``show(card)`` by all seats at once; in a turn ``clear(card)``, ``dump(cards)``, ``signal(card)`` and
``wagon(card)`` one by one, or several of them together as ``run(cards)``.

A dump lists its cards, the final top card last. A run lists its cards in order; a dump at its end is listed the same
way. The colours decide what each step is.

Rulings made here, beyond those of the rules (R1 to R19):
- All steps of a run are checked before the first one is made, as if the deck could not run out; an illegal run changes
  nothing. If the deck runs out during the run, the round is over (R12), and the later cards stay in the hand.
- A run may end before the turn does: the player is then asked for the next step. A run may have one step.
- Jokers alone are one and the same dump for every suit that the player names for them.
- With ``end=points`` the points are checked before ``max_rounds``: a match that reaches both limits ends by points.
- The table makes refills, passes, ends of turns and flips at once, because they have no alternative. It never makes a
  play by itself, also if only one is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Offer, Path, Values
from engine.core.options import AUTO, Choice, Number
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.standing import Standing
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.families.hands import about_card, deal_singly
from engine.families.jokers import NO_SUIT, PACK, RED, SUIT_OF
from engine.families.outcome import Ended, added, end_match
from engine.families.sealed import SealedPhase
from engine.games.all_aboard import state as events
from engine.games.all_aboard import terms
from engine.games.all_aboard.state import AllAboardState
from engine.games.all_aboard.terms import (
    FITS,
    FREE,
    GOES,
    HAND,
    IN_ORDER,
    MATCHING,
    MATES,
    NUMBER,
    OPENS,
    OUT,
    POINTS,
    RANKED,
    RED_SUITS,
    ROLLS,
    ROUNDS,
    STOPS,
    WILD,
)
from engine.layers.leg import Leg

OFFERED: Final = 25
"""The maximum number of whole runs offered, the longest trains first; any other run can be entered card by card."""
LOOKED_AT: Final = 200
"""The maximum number of runs examined to find them."""
MAX_ROUNDS = "max_rounds"


class Show(Action):
    """Show a hand card for the start player; it is out of play (R3)."""

    card: int


class Clear(Action):
    """Release a red signal by a black card of its number."""

    card: int


class Signal(Action):
    """Play a red card of the number of a black table card: forced (R10)."""

    card: int


class Wagon(Action):
    """Play a black card on a black one, and take a proof of passage."""

    card: int


class Dump(Action):
    """Play all cards of one red suit with all red jokers; the last one lies on top. Ends the turn (R8)."""

    cards: tuple[int, ...]


class Run(Action):
    """Several steps of a turn at once, card by card; a dump has its top card last."""

    cards: tuple[int, ...]


Step = Clear | Signal | Wagon | Dump
Turn = Step | Run
SHOW = tuple(Show(c) for c in range(PACK))
CLEAR = tuple(Clear(c) for c in range(PACK))
SIGNAL = tuple(Signal(c) for c in range(PACK))
WAGON = tuple(Wagon(c) for c in range(PACK))
DUMP = tuple(Dump((c,)) for c in range(PACK))
"""One object per card, so that simulations make none."""


def red_sets(hand: Sequence[int]) -> list[list[int]]:
    """Return the possible dumps: the cards of each red suit with all red jokers; the jokers alone once."""
    by_suit: dict[int, list[int]] = {}
    for c in hand:
        if RED[c]:
            suit = SUIT_OF[c]
            if suit in by_suit:
                by_suit[suit].append(c)
            else:
                by_suit[suit] = [c]
    jokers = by_suit.pop(NO_SUIT, None)
    found = [by_suit[suit] for suit in RED_SUITS if suit in by_suit]
    if jokers:
        found = [cards + jokers for cards in found]
        if len(found) < len(RED_SUITS):
            found.append(jokers)
    return found


def dumps(cards: list[int], table: int, free: bool) -> list[Dump]:
    """Return the dumps of a whole set, one for each possible top card while another card joins the signal (R7)."""
    fits = FITS[table]
    join = [c for c in cards if fits[c]]
    if free:
        join += [c for c in cards if not fits[c]]
    if not join:
        return []
    if len(cards) == 1:
        return [DUMP[cards[0]]]
    first, second = join[0], join[1] if len(join) > 1 else -1
    found = []
    for top in cards:
        joins = first if first != top else second
        if joins >= 0:
            found.append(Dump((joins, *[c for c in cards if c != joins and c != top], top)))  # quicker
    return found


def steps(hand: Sequence[int], table: int, rule: str) -> list[Step]:
    """Return the steps that a hand allows on a table card; ``rule`` is the option ``red_dump``."""
    if not RED[table]:
        stops = STOPS[table]
        signals: list[Step] = [SIGNAL[c] for c in hand if stops[c]]
        rolls = ROLLS[table]
        return signals or [WAGON[c] for c in hand if rolls[c]]
    opens, free = OPENS[table], rule == FREE
    found: list[Step] = [CLEAR[c] for c in hand if opens[c]]
    for cards in red_sets(hand):
        found += dumps(cards, table, free)
    return found


def stuck(hand: Sequence[int], table: int, rule: str) -> bool:
    """True if nothing may be played."""
    goes = GOES[rule == FREE][table]
    for c in hand:  # noqa: SIM110  # a loop is twice as quick as ``any``
        if goes[c]:
            return False
    return True


def same(move: Action, legal: Sequence[Step]) -> Step | None:
    """Return the legal step that equals a move: a dump in any order with the same top card. None if there is none."""
    if not isinstance(move, Dump):
        return next((step for step in legal if step == move), None)
    cards, top = sorted(move.cards), move.cards[-1:]
    found = (a for a in legal if isinstance(a, Dump) and sorted(a.cards) == cards and a.cards[-1:] == top)
    return next(found, None)


def laid(move: Step) -> tuple[int, ...]:
    """Return the cards a step lays on the line, in order."""
    return move.cards if isinstance(move, Dump) else (move.card,)


def split(hand: Sequence[int], table: int, rule: str, cards: Sequence[int]) -> tuple[list[Step], int]:
    """Return the legal steps of a run, and how many of its cards they lay."""
    left, found, at = list(hand), list[Step](), 0
    while at < len(cards) and cards[at] in left:
        move = step_of(left, table, rule, cards[at:])
        if move is None:
            break
        found.append(move)
        lying = laid(move)
        at += len(lying)
        for c in lying:
            left.remove(c)
        table = lying[-1]
    return found, at


def step_of(hand: Sequence[int], table: int, rule: str, cards: Sequence[int]) -> Step | None:
    """Return the next step of a run with these cards; a dump takes all of them. The hand holds the first card."""
    card = cards[0]
    if not RED[table]:
        if RED[card]:
            return SIGNAL[card] if MATES[table][card] else None
        stops = STOPS[table]
        return WAGON[card] if FITS[table][card] and not any(stops[c] for c in hand) else None
    if not RED[card]:
        return CLEAR[card] if MATES[table][card] else None
    wanted = sorted(cards)
    for whole in red_sets(hand):
        if sorted(whole) == wanted:
            return next((dump for dump in dumps(whole, table, rule == FREE) if dump.cards[-1] == cards[-1]), None)
    return None


def whole_runs(hand: Sequence[int], table: int, rule: str, deck: int) -> list[Run]:
    """Return runs of at least two steps to the end of the turn, the most wagons first, then the most cards."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for k, (wagons, cards, count) in enumerate(ways(list(hand), table, rule, deck)):
        if k == LOOKED_AT:
            break
        if count > 1:
            found.append((-wagons, -len(cards), cards))
    found.sort(key=lambda entry: entry[:2])
    return [Run(cards) for _, _, cards in found[:OFFERED]]


def ways(hand: list[int], table: int, rule: str, deck: int) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Return wagons, cards and steps of every way to the end of the turn; ``deck`` wagons empty the deck."""
    moves = steps(hand, table, rule) if deck else []
    if not moves:
        yield 0, (), 0
    for move in moves:
        lying, wagon = laid(move), isinstance(move, Wagon)
        if isinstance(move, Dump):
            yield 0, lying, 1
            continue
        for wagons, cards, count in ways([c for c in hand if c not in lying], lying[-1], rule, deck - wagon):
            yield wagons + wagon, lying + cards, count + 1


# Why not


def refused(hand: Sequence[int], table: int, rule: str, move: Turn) -> Message:
    """Return why a step, or the first illegal step of a run, cannot be made. ``at``: the place of the card, 0 for a
    step."""
    if not isinstance(move, Run):
        return _refused(hand, table, rule, move.tag, laid(move), 0)
    found, at = split(hand, table, rule, move.cards)
    rest, gone = move.cards[at:], {c for step in found for c in laid(step)}
    if not rest:
        return Message("all_aboard-no-run")
    if found:
        table = laid(found[-1])[-1]
    red = 0 <= rest[0] < PACK and RED[rest[0]]
    tag = "dump" if red and RED[table] else "signal" if red else "clear" if RED[table] else "wagon"
    left = [c for c in hand if c not in gone]
    return _refused(left, table, rule, tag, rest if tag == "dump" else rest[:1], at + 1)


def _refused(hand: Sequence[int], table: int, rule: str, tag: str, cards: Sequence[int], at: int) -> Message:
    """Return the reason ``all_aboard-no-...``."""
    if not cards:
        return Message("illegal-now")
    wrong = next((c for k, c in enumerate(cards) if c not in hand or c in cards[:k]), None)
    if wrong is not None:
        return no_card(wrong, at)
    facts = {"at": at, "card": Card(cards[0]), "table": Card(table)}
    no_signal = tag == "signal" and not RED[cards[0]]
    if no_signal or tag in (("signal", "wagon") if RED[table] else ("clear", "dump")):
        return Message(f"all_aboard-no-{'danger' if RED[table] else 'open'}", facts)
    if tag == "dump":
        return _no_dump(hand, table, rule, cards, facts)
    signal = next((c for c in hand if RED[c] and MATES[table][c]), -1)
    if signal >= 0 and not RED[table]:
        return Message("all_aboard-no-signal_first", facts | {"signal": Card(signal)})
    return Message(f"all_aboard-no-{tag}", facts)


def no_card(card: int, at: int) -> Message:
    """Return the reason for a card that is not in the hand, or is named twice."""
    return about_card("all_aboard-no-card", card, range(PACK), at=at)


def _no_dump(hand: Sequence[int], table: int, rule: str, cards: Sequence[int], facts: dict[str, int]) -> Message:
    """Return why a dump is refused: not a whole suit, no card fits the signal, or the fitting card is on top."""
    whole = next((one for one in red_sets(hand) if {*one} == {*cards}), None)
    if whole is None:
        more = next((len(one) for one in red_sets(hand) if {*one} == {*cards[: len(one)]}), 0)
        if 0 < more < len(cards):
            return Message("all_aboard-no-after", facts | {"card": Card(cards[more])})
        return Message("all_aboard-no-whole", facts)
    if not any(FITS[table][c] for c in whole):
        return Message("all_aboard-no-join", facts)
    return Message("all_aboard-no-top", facts | {"card": Card(cards[-1])})


class Showing(SealedPhase[AllAboardState, Show]):
    """Every player picks a card; they are revealed together, and the lowest starts."""

    def legal(self, s: AllAboardState, seat: int) -> Sequence[Show]:
        """Return any card, also a joker (R19)."""
        return [SHOW[c] for c in s.hands[seat]]

    def reveal(self, s: AllAboardState, chosen: list[list[int]], ctx: GameContext) -> None:
        """Take the cards shown out of play for the rest of the round (R3)."""
        s.shown = [c[0] for c in chosen]
        for hand, card in zip(s.hands, s.shown, strict=True):
            hand.remove(card)
        s.starter = terms.start_player(s.shown)
        s.phase = "turn"
        ctx.tell(events.Shown, cards=s.shown, seat=s.starter)
        begin_turn(s, s.starter, ctx)


class Playing(Phase[AllAboardState, Turn]):
    """One step of a turn, or several at once; a player who can play must play (R5)."""

    def legal(self, s: AllAboardState, seat: int) -> Sequence[Step]:
        """Return single steps; ``allows`` and ``offer`` handle runs."""
        return steps(s.hands[seat], s.line[-1], s.red_dump)

    def allows(self, s: AllAboardState, seat: int, action: Action) -> bool:
        """True for a legal step, or a run in which each step is legal at its place."""
        if not isinstance(action, Run):
            return same(action, self.legal(s, seat)) is not None
        _, at = split(s.hands[seat], s.line[-1], s.red_dump, action.cards)
        return at == len(action.cards) > 0

    def offer(self, s: AllAboardState, seat: int, path: Path) -> Offer | None:
        """Return the steps by tag and card, and whole runs."""
        found = self.first_steps(s, seat, self.legal(s, seat))
        return Values(tuple(found)) if not path else found.get(str(path[0])) if len(path) == 1 else None

    def first_steps(self, s: AllAboardState, seat: int, legal: Sequence[Turn]) -> Mapping[str, Offer | None]:
        """Return by tag single steps, dumps and runs with their cards in order."""
        runs = whole_runs(s.hands[seat], s.line[-1], s.red_dump, len(s.deck))
        found: dict[str, list[Any]] = {}
        for move in (*legal, *runs):
            found.setdefault(move.tag, []).append(move.wire()[1])
        return {tag: Values(tuple(values)) for tag, values in found.items()}

    def apply(self, s: AllAboardState, seat: int, action: Turn, ctx: GameContext) -> None:
        """Make the steps until the deck runs out (R12); then continue or end the turn."""
        hand = s.hands[seat]
        whole: Sequence[Step]
        if isinstance(action, Run):
            whole = split(hand, s.line[-1], s.red_dump, action.cards)[0]
        elif isinstance(action, Dump) and not FITS[s.line[-1]][action.cards[0]]:
            whole = [same(action, self.legal(s, seat)) or action]  # the player named them in another order
        else:
            whole = (action,)
        for step in whole:
            make(s, seat, step, ctx)
            if not s.deck:
                end_round(s, ctx)
                return
        if isinstance(step, Dump) or stuck(hand, s.line[-1], s.red_dump):
            begin_turn(s, (seat + 1) % len(s.hands), ctx)


def make(s: AllAboardState, seat: int, step: Step, ctx: GameContext) -> None:
    """Lay the cards of one step; a wagon takes a proof (R9)."""
    hand = s.hands[seat]
    s.passes = 0
    if isinstance(step, Dump):
        for c in step.cards:
            hand.remove(c)
        s.line += step.cards
        s.crew += [seat] * len(step.cards)
        ctx.tell(events.Dumped, seat=seat, cards=step.cards, card=step.cards[-1])
        return
    card = step.card
    hand.remove(card)
    s.line.append(card)
    s.crew.append(seat)
    if not isinstance(step, Wagon):
        ctx.tell(events.Cleared if isinstance(step, Clear) else events.Signalled, seat=seat, card=card)
        return
    s.taken.append(s.deck.pop(0))
    s.proofs[seat] += 1
    s.sent.append(card)
    if len(s.sent) > len(s.longest) - 2:
        s.longest = [seat, s.round, *s.sent]
    ctx.tell(events.Through, seat=seat, card=card, proofs=s.proofs[seat])


def begin_turn(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Refill. A player who cannot play passes; if no player can, turn up a new table card (R14)."""
    while True:
        s.waiting, s.sent = [seat], []
        refill(s, seat, ctx)
        if s.deck and not stuck(s.hands[seat], s.line[-1], s.red_dump):
            return
        if s.deck:
            stay(s, seat, ctx)
        if not s.deck:
            end_round(s, ctx)
            return
        seat = (seat + 1) % len(s.hands)


def stay(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Pass; the last pass of all turns up a new table card."""
    ctx.tell(events.Passed, seat=seat)
    s.passes += 1
    if s.passes == len(s.hands):
        s.passes = 0
        s.line.append(s.deck.pop(0))
        s.crew.append(NO_SEAT)
        ctx.tell(events.Flipped, card=s.line[-1])


def refill(s: AllAboardState, seat: int, ctx: GameContext) -> None:
    """Draw up to eight cards, or as many as the deck has."""
    count = HAND - len(s.hands[seat])
    if count <= 0:
        return
    drawn = s.deck[:count]
    del s.deck[:count]
    s.hands[seat] = terms.held(s.hands[seat] + drawn)
    ctx.tell(events.Refilled, seat=seat, count=len(drawn), deck=len(s.deck))
    ctx.tell_only(seat, events.Drew, cards=drawn)


def begin_round(s: AllAboardState, ctx: GameContext) -> None:
    """Shuffle, deal eight each one by one from seat 0 (R17), turn up the table card."""
    n = len(s.totals)
    hands, deck = deal_singly(ctx.shuffled(f"round {s.round}", terms.pack(s.jokers)), n, HAND)
    s.hands = [*map(terms.held, hands)]
    s.line, s.crew, s.deck = deck[:1], [NO_SEAT], deck[1:]
    s.proofs, s.taken, s.choice = [0] * n, [], [[] for _ in range(n)]
    s.shown, s.starter, s.passes, s.sent = [], NO_SEAT, 0, []
    s.phase, s.waiting = "show", list(range(n))
    ctx.tell(events.Dealt, round=s.round, card=s.line[-1])


def end_round(s: AllAboardState, ctx: GameContext) -> None:
    """The deck is empty: score the hands as they are, then the next round or the end."""
    number = s.round
    s.last_proofs, s.last_hands = s.proofs[:], [hand[:] for hand in s.hands]
    points = [terms.round_score(n, hand) for n, hand in zip(s.last_proofs, s.hands, strict=True)]
    s.columns.append(points)
    s.totals = added(s.totals, points)
    ctx.tell(
        events.RoundOver,
        round=number,
        proofs=s.last_proofs,
        hands=s.last_hands,
        points=points,
        totals=s.totals,
    )
    reached = 0 < s.points <= max(s.totals)
    if not reached and number < s.most:
        begin_round(s, ctx)
        return
    end_match(s, POINTS if reached else MAX_ROUNDS if s.points else ROUNDS, s.totals)
    ctx.tell(Ended, totals=s.scores, winners=s.winners)


class AllAboard(Game[AllAboardState]):
    """All Aboard for two to six."""

    key = "all_aboard"
    seats = (2, 3, 4, 5, 6)
    default_seats = 4
    options = (
        Choice("end", (ROUNDS, POINTS), ROUNDS),
        Number("rounds", 1, 12, AUTO),
        Number("points", 1, 200, 20),
        Number("max_rounds", 1, 36, AUTO),
        Choice("jokers", (WILD, OUT), WILD),
        Choice("red_dump", (MATCHING, FREE), MATCHING),
    )
    only_with: ClassVar = {"rounds": ("end", (ROUNDS,)), "points": ("end", (POINTS,)), MAX_ROUNDS: ("end", (POINTS,))}
    actions = (Show, Clear, Signal, Wagon, Dump, Run)
    in_turn = frozenset(("turn",))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"show": Showing(), "turn": Playing()}
    state = AllAboardState
    events = events.EVENTS
    minutes = 15
    age = 6
    genre = Genre.BOARDS
    arrangements = (BY_SUIT, BY_RANK)
    dailies = ({}, {"jokers": "out"})
    end_reasons = (ROUNDS, POINTS, MAX_ROUNDS)

    def arrange(self, how: str, view: View[AllAboardState]) -> list[int]:
        """Return the hand with black suits first, then red ones; or by number."""
        hand = view.s.hands[view.me]
        return terms.by_number(hand) if how == BY_RANK else terms.held(hand)

    def start(self, seats: int, options: Options, ctx: GameContext) -> AllAboardState:
        """Return the first round."""
        by_points = options["end"] == POINTS
        most = options[MAX_ROUNDS if by_points else ROUNDS]
        s = AllAboardState(
            totals=[0] * seats,
            jokers=str(options["jokers"]),
            red_dump=str(options["red_dump"]),
            points=int(options[POINTS]) if by_points else 0,
            most=int(most) if most != AUTO else 3 * seats if by_points else seats,
        )
        begin_round(s, ctx)
        return s

    def begins(self, s: AllAboardState, seat: int, action: Action) -> Action:
        """Return the first step of a run; a dump in its listed form."""
        if not isinstance(action, Run):
            return same(action, steps(s.hands[seat], s.table, s.red_dump)) or action
        return split(s.hands[seat], s.table, s.red_dump, action.cards)[0][0]

    def why_not(self, s: AllAboardState, seat: int, action: Action) -> Message:
        """Return the exact reason; for a run, with the first card that breaks it."""
        if not isinstance(action, Show | Turn):
            return Message("illegal-now")
        if isinstance(action, Show) == (s.phase == "turn"):
            return Message(f"all_aboard-no-{s.phase}")
        if isinstance(action, Show):
            return no_card(action.card, 0)
        return refused(s.hands[seat], s.table, s.red_dump, action)

    def timeout(self, s: AllAboardState, seat: int) -> Action:
        """Return the lowest number; in a turn a signal, a wagon, a clear, or the largest dump with the highest top."""
        if s.phase == "show":
            return SHOW[min(s.hands[seat], key=RANKED.__getitem__)]
        legal = steps(s.hands[seat], s.table, s.red_dump)
        plain = [a for a in legal if not isinstance(a, Dump)]
        if plain:
            return min(plain, key=lambda a: IN_ORDER[a.card])
        return max((a for a in legal if isinstance(a, Dump)), key=_dump_order)

    def points_now(self, s: AllAboardState) -> Sequence[int] | None:
        """Return the points of all rounds so far."""
        return s.totals

    def conserved(self, s: AllAboardState) -> object:
        """Return the whole pack, wherever the cards are."""
        return gathered(*s.hands, s.deck, s.taken, s.line, s.shown)


def _dump_order(move: Dump) -> tuple[int, ...]:
    """Return the largest set (ties H, D, L), then the highest-numbered top (ties H, D, L, then JR1, JR2)."""
    top, suits = move.cards[-1], [SUIT_OF[c] for c in move.cards if SUIT_OF[c] >= 0]
    return len(move.cards), -min(suits, default=9), NUMBER[top], -top


GAME = AllAboard()


class AllAboardLeg(Leg[AllAboardState]):
    """A round as a leg: the higher score wins it. The cards shown in each round decide who starts it."""

    game = GAME
    fixed: ClassVar = {"end": ROUNDS, "rounds": 1, "points": 20, "max_rounds": AUTO}
    untold: ClassVar = {"ended"}
    numbered = "round"
    target = Number("match_target", 1, 50, 5)

    def carry(self, s: AllAboardState, last: AllAboardState) -> None:
        """Keep the longest train of the match, and the proofs and hands at the end of the round before, unless it was
        given up."""
        s.longest = last.longest
        if last.ended:
            s.last_proofs, s.last_hands = last.last_proofs, last.last_hands

    def present(self, s: AllAboardState, standing: Standing) -> None:
        """Show the rounds of the match and its points."""
        s.columns, s.totals = [list(c) for c in standing.columns], list(standing.totals)
        s.points, s.most = standing.target, standing.most

    def gains(self, s: AllAboardState) -> list[int]:
        """Return 1 for the higher score; 0 for all if scores are equal."""
        points = s.columns[-1]
        best = max(points)
        return [int(got == best) if points.count(best) == 1 else 0 for got in points]

    def first(self, s: AllAboardState) -> int:
        """Return the starter, NO_SEAT until the cards are shown."""
        return s.starter

    def next_first(self, s: AllAboardState) -> int:
        """Return NO_SEAT: the next starter is not known yet."""
        return NO_SEAT

    def offers(self, s: AllAboardState, seat: int) -> bool:
        """True before the first card of a turn: the last card of the line is another seat's, or another seat passed on
        it."""
        return s.phase == "turn" and (s.crew[-1] != seat or s.passes > 0)


LEG = AllAboardLeg()
