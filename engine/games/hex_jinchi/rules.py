"""Hex Bases: lay sets that come to plus or minus six on six bases; begin a turn with three of them and you win.

Design: じょん(仮), http://john110.hatenablog.com/. 82 cards: black ones count plus, red ones minus, jokers anything.
Seats run clockwise.

Moves: ``turn(card, base, cards, base, cards, base, cards)`` is a discard and up to three placements together, or one by
one ``discard(card)``, ``place(base, cards)`` (``gather`` is the same, put together card by card), ``end_turn``.

Rulings made here, beyond those of the rules (R1 to R16):
- A match is one game, as printed. With ``match=exchange`` it is as many games as seats, and each seat starts one; the
  first start player is drawn or named. A game won is a point, also for each player who shares it. Such a match ends
  early once no player can reach the leader. Players who are level at the end share it; with two players this is half of
  the matches.
- The start player is announced as a game begins (``Began``) and with its result; in a rematch it is the next player.
- All steps of a whole turn are checked before the first one is made; if one is refused, nothing changes.
- A whole turn ends with END, or continues step by step with MORE: so a turn may have any number of placements.
- For a base up to 25 sets are listed: the shortest ones, with some of each number of suits. A player can put together
  any other set card by card. If a hand has more than ten cards, the lists use only ten of them: the jokers and the
  smallest numbers.
- A single card left is discarded at once, and the turn of an empty hand is ended at once: hand sizes are public.
- Any other turn is ended only by its player, also if no placement is possible any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.offers import Offer, Path, Subset, Values
from engine.core.options import AUTO, BadOption, Choice, Number, OptionValue, settle
from engine.core.prepared.arrange import BY_RANK, BY_SUIT
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.core.view import View
from engine.families.hands import deal_packets
from engine.families.jokers import FIRST_JOKER, PACK, SUIT_OF, held
from engine.families.outcome import end_match
from engine.games.hex_jinchi import state as events
from engine.games.hex_jinchi import terms
from engine.games.hex_jinchi.state import HexJinchiState
from engine.games.hex_jinchi.terms import (
    BASES,
    DOWN,
    DRAWN,
    END,
    EXCHANGE,
    HAND,
    HELD,
    LIMIT,
    LISTED,
    MORE,
    SINGLE,
    SUIT_BIT,
    VALUE,
    WINNING,
    Set,
    at,
    makes_six,
    shortest,
    suits,
)
from engine.layers.leg import Leg

MOST: Final = 18
"""The maximum number of cards offered for a placement in a whole turn: its beginning has to fit on a button."""
SETS: Final = 3
"""The number of sets examined for each number of suits, the shortest ones."""
BROKEN: Final = (0.95, 0.85, 0.6, 0.35, 0.18, 0.06, 0.0)
"""By number of suits: how likely one opponent covers a set in a turn."""
WORTH: Final = (0.8, 1.0, 1.25, 1.5, 1.75, 1.9, 2.0)
"""By number of suits: the worth of an own base, in bases."""
OFFERED, WIDTH = 3, 3
"""The most turns that are offered to a person as one press each, and how many plans of each length are extended."""
CARD, JOKER, VARIETY, LATER = 0.12, 0.35, 0.1, 0.3
"""The worth of a card in hand, of a joker in addition, of a suit in the hand in addition, and of another seat's second
base."""
WIN, LOSS = 12.0, 14.0
"""The worth of three own bases if no player breaks them, and the cost of another seat's three."""
FIRST_PLAYER = "first_player"
FINISHED: Offer = Values((END,))
NOTHING: Offer = Values(([],))


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Put a card of the hand face up on the discard pile."""

    tag: ClassVar[str] = "discard"
    card: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a listed set on a base."""

    tag: ClassVar[str] = "place"
    base: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gather(Place):
    """Put a set on a base, chosen card by card; offered if not every set is listed."""

    tag: ClassVar[str] = "gather"


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Take up the waiting cards and start the next player's turn."""

    tag: ClassVar[str] = "end_turn"


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """A discard and up to three placements, sent together."""

    tag: ClassVar[str] = "turn"
    card: int
    base1: int
    cards1: tuple[int, ...]
    base2: int
    cards2: tuple[int, ...]
    base3: int
    cards3: tuple[int, ...]


Step = Discard | Place | EndTurn
DISCARD = tuple(Discard(c) for c in range(PACK))
END_TURN = EndTurn()


def whole(card: int, placed: Sequence[tuple[int, Set]], last: int = END) -> Turn:
    """Return a turn with these placements, at most three; ``last`` is END or MORE."""
    rest = [*placed, *([(last, ())] if len(placed) < 3 else []), (END, ()), (END, ()), (END, ())]
    (base1, cards1), (base2, cards2), (base3, cards3) = rest[:3]
    return Turn(card, base1, cards1, base2, cards2, base3, cards3)


def steps(turn: Turn) -> list[Step] | None:
    """Return the steps of a turn, one by one; None if the fields after its end are not empty."""
    found: list[Step] = [DISCARD[turn.card]] if 0 <= turn.card < PACK else []
    fields = ((turn.base1, turn.cards1), (turn.base2, turn.cards2), (turn.base3, turn.cards3))
    placed = [Place(base, cards) for base, cards in fields if base not in (END, MORE)]
    tail = fields[len(placed) :]
    if [p.base for p in placed] != [base for base, _ in fields[: len(placed)]] or any(cards for _, cards in tail):
        return None
    if not found or any(base for base, _ in tail[1:]):
        return None
    return [*found, *placed, *([] if tail and tail[0][0] == MORE else [END_TURN])]


def fault(s: HexJinchiState, seat: int, hand: Sequence[int], used: Sequence[int], move: Place) -> Message | None:
    """Return the first reason, in the order of the rules, against a set with this hand, after these bases."""
    facts = {"base": str(move.base)}
    if move.base not in BASES or not move.cards or any(not 0 <= c < PACK for c in move.cards):
        return Message("illegal-now")
    if move.base in used:
        return Message("hex_jinchi-no-used", facts)
    missing = next((c for k, c in enumerate(move.cards) if c not in hand or c in move.cards[:k]), None)
    if missing is not None:
        return Message("hex_jinchi-no-card", {"card": Card(missing)})
    if not makes_six(move.cards):
        return Message("hex_jinchi-no-six", facts)
    if suits(move.cards) <= (beaten := s.beaten(seat, move.base)):
        return Message("hex_jinchi-no-suits", {**facts, "suits": suits(move.cards), "least": beaten + 1})
    return None if list(move.cards) == sorted(move.cards) else Message("illegal-now")


def refused(s: HexJinchiState, seat: int, action: Action) -> Message | None:
    """Return why a move is refused, None if it is legal; for a whole turn the reason of its first illegal step."""
    parts = steps(action) if isinstance(action, Turn) else [action] if isinstance(action, Step) else None
    if parts is None:
        return Message("illegal-now")
    if isinstance(action, Turn | Discard) != (s.phase == "discard"):
        return Message(f"hex_jinchi-no-{s.phase}")
    hand, used = s.hands[seat][:], s.used[:]
    for part in parts:
        if isinstance(part, Place):
            if found := fault(s, seat, hand, used, part):
                return found
            used.append(part.base)
            hand = [c for c in hand if c not in part.cards]
        elif isinstance(part, Discard):
            if part.card not in hand:
                known = 0 <= part.card < PACK
                return Message("hex_jinchi-no-card", {"card": Card(part.card)}) if known else Message("illegal-now")
            hand.remove(part.card)
    return None


class Plan(NamedTuple):
    """Sets on bases, the mask of their cards, and their gain."""

    gain: float
    used: int
    placed: tuple[tuple[int, int, int], ...]
    """Base, mask and number of suits of each."""


NONE: Final = Plan(0.0, 0, ())


class Turns:
    """The options of ``seat`` in the position ``s``, at the start of its turn."""

    def __init__(self, s: HexJinchiState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.cards, found = shortest(tuple(s.hands[seat]))
        counts, self.sets = [0] * 7, list[tuple[int, int]]()
        for entry in found:
            if counts[entry[1]] < SETS:
                counts[entry[1]] += 1
                self.sets.append(entry)
        self.lying = [-1 if owner == NO_SEAT else suits(cards) for owner, cards in zip(s.owners, s.bases, strict=True)]

    def plans(self, width: int) -> list[Plan]:
        """Return up to three placements, the best first; of each length the best ``width`` are extended."""
        found, beam = [NONE], [NONE]
        free = len(self.s.hands[self.seat]) - 1
        for _ in range(WINNING):
            longer = {more.placed: more for plan in beam for more in self.extended(plan, free)}
            beam = sorted(longer.values(), key=lambda plan: -plan.gain)[:width]
            found += beam
        return sorted((plan._replace(gain=self.worth(plan)) for plan in found), key=lambda plan: -plan.gain)

    def extended(self, plan: Plan, free: int) -> list[Plan]:
        """Return plans with one more set on one more base; one card stays for the discard."""
        s, me, out = self.s, self.seat, list[Plan]()
        used, taken = plan.used, [base for base, _, _ in plan.placed]
        nobodys = False
        for base in BASES:
            owner, lying = s.owners[base - 1], self.lying[base - 1]
            if base in taken or (nobodys and owner == NO_SEAT):
                continue
            nobodys = nobodys or owner == NO_SEAT
            back = 3 if owner == NO_SEAT else len(s.bases[base - 1])
            for mask, count in self.sets:
                if mask & used or count <= lying or (mask | used).bit_count() > free:
                    continue
                gain = WORTH[count] + CARD * (back - mask.bit_count())
                if owner == me:
                    gain -= WORTH[lying]
                elif owner != NO_SEAT:
                    gain += WORTH[lying]
                out.append(Plan(plan.gain + gain, used | mask, (*plan.placed, (base, mask, count))))
        return out

    def worth(self, plan: Plan) -> float:
        """Return the gain, with the promise or threat of three bases, and the jokers and suits left in hand."""
        owners, lying, me, n = self.s.owners[:], self.lying[:], self.seat, len(self.s.hands)
        for base, _, count in plan.placed:
            owners[base - 1], lying[base - 1] = me, count
        total = plan.gain
        for q in range(n):
            count = owners.count(q)
            if q == me:
                total += WIN * held_on(sorted(k for owner, k in zip(owners, lying, strict=True) if owner == me), n - 1)
            elif count >= WINNING:
                total -= LOSS if (q - me) % n == 1 else LOSS / 2
            elif count == WINNING - 1:
                total -= LATER
        bits = 0
        for k, c in enumerate(self.cards):
            if not plan.used >> k & 1:
                bits |= SUIT_BIT[c]
                total += JOKER * (c >= FIRST_JOKER)
        return total + VARIETY * bits.bit_count()

    def turn(self, plan: Plan, card: int) -> Turn:
        """Return the plan as a move."""
        return whole(card, self.sets_of(plan))

    def sets_of(self, plan: Plan) -> list[tuple[int, Set]]:
        """Return the sets and their bases."""
        return [(base, at(self.cards, mask)) for base, mask, _ in plan.placed]

    def left(self, plan: Plan) -> list[int]:
        """Return the cards that are not placed, the best discards first."""
        gone = {c for k, c in enumerate(self.cards) if plan.used >> k & 1}
        rest = [c for c in self.s.hands[self.seat] if c not in gone]
        return sorted(rest, key=lambda c: (keeping(c, rest), c))


def proposals(s: HexJinchiState, seat: int) -> list[Turn]:
    """Return up to OFFERED whole turns, the best first; from the seat's own hand and what lies open.

    No two of them lay the same set on the same base: they are ways to choose from.
    """
    turns, found, laid = Turns(s, seat), list[Plan](), set[tuple[int, int, int]]()
    for plan in turns.plans(WIDTH):
        if plan not in found and laid.isdisjoint(plan.placed):
            found.append(plan)
            laid |= set(plan.placed)
    return [turns.turn(plan, turns.left(plan)[0]) for plan in found[:OFFERED]]


def held_on(mine: Sequence[int], others: int) -> float:
    """Return how likely three bases stand until the next turn; ``mine`` are the numbers of suits, ascending."""
    if len(mine) < WINNING:
        return 0.0
    spare = len(mine) - WINNING
    broken = BROKEN[mine[0]] + 0.3 * BROKEN[mine[1]]
    if spare:
        broken = BROKEN[mine[spare]] * 0.4**spare
    return (1.0 - min(0.98, broken)) ** others


def keeping(card: int, hand: Sequence[int]) -> float:
    """Return the worth of a card in hand: jokers most, lone suits, sixes and small numbers."""
    if card >= FIRST_JOKER:
        return 5.0
    lone = sum(SUIT_BIT[c] == SUIT_BIT[card] for c in hand) == 1
    size = abs(VALUE[card])
    return lone + (1.0 if size == 6 else 0.0) - 0.08 * size


class Discarding(Phase[HexJinchiState, Discard | Turn]):
    """A card is discarded before any placement (R13), or the whole turn is sent together."""

    def legal(self, s: HexJinchiState, seat: int) -> Sequence[Discard]:
        """Return any card (R13); ``allows`` and ``offer`` handle whole turns."""
        return [DISCARD[c] for c in s.hands[seat]]

    def allows(self, s: HexJinchiState, seat: int, action: Action) -> bool:
        """True for a card of the hand, or for a turn in which each step is legal."""
        return refused(s, seat, action) is None

    def offer(self, s: HexJinchiState, seat: int, path: Path) -> Offer | None:
        """Return a card; then alternately a base (or the end) and one of the sets listed for it."""
        at = len(path)
        if at < 2:
            return Values((Turn.tag,)) if not at else Values(tuple(s.hands[seat])) if path[0] == Turn.tag else None
        chosen = list(path[2:])
        if at > 7 or path[0] != Turn.tag:
            return None
        used = [base for base in chosen[::2] if isinstance(base, int)]
        placed = [c for cards in chosen[1::2] if isinstance(cards, list) for c in cards]
        if not set(placed) <= set(s.hands[seat]):
            return None
        if END in used or MORE in used:
            return NOTHING if at % 2 else FINISHED
        hand = [c for c in s.hands[seat] if c != path[1] and c not in placed]
        if at % 2:
            return listing(fitting(s, seat, hand, used[-1], MOST - len(placed)))
        room = MOST - len(placed)
        bases = [base for base in BASES if base not in used and fits(s, seat, hand, base, room)]
        return Values((END, *bases, MORE)) if hand else FINISHED

    def proposals(self, s: HexJinchiState, seat: int) -> Sequence[Turn]:
        """Return a few whole turns."""
        return proposals(s, seat)

    def apply(self, s: HexJinchiState, seat: int, action: Discard | Turn, ctx: GameContext) -> None:
        """Carry out one step, or several one after the other."""
        for step in (steps(action) or ()) if isinstance(action, Turn) else (action,):
            if isinstance(step, Discard):
                throw(s, seat, step.card, ctx)
            else:
                PLACING.apply(s, seat, step, ctx)


class Placing(Phase[HexJinchiState, Place | EndTurn]):
    """Sets are placed one by one until the turn is ended; never skipped: a skip would show that no set fits."""

    stepwise = True

    def legal(self, s: HexJinchiState, seat: int) -> Sequence[Place | EndTurn]:
        """Return every set of at most MIXED cards for every base, then the end of the turn; ``allows`` also accepts
        others."""
        sets = [(terms.suits(one), one) for one in terms.sets_in(terms.mixed(s.hands[seat]))]
        found: list[Place | EndTurn] = []
        for base in BASES:
            if base not in s.used:
                beaten = s.beaten(seat, base)
                found += [Place(base, one) for count, one in sets if count > beaten]
        return [*found, END_TURN]

    def allows(self, s: HexJinchiState, seat: int, action: Action) -> bool:
        """True if the move is legal; answers without the list."""
        return refused(s, seat, action) is None

    def offer(self, s: HexJinchiState, seat: int, path: Path) -> Offer | None:
        """Return a base and one of the listed sets; any cards if not all sets are listed; and the end of the turn."""
        hand = s.hands[seat]
        if not path:
            tags = [Place.tag] * any(fits(s, seat, hand, base) for base in open_bases(s))
            more = [Gather.tag] * any(unlisted(s, seat, hand, base) for base in open_bases(s))
            return Values((EndTurn.tag, *tags, *more))
        if path[0] not in (Place.tag, Gather.tag) or len(path) > 2:
            return None
        wanted = fits if path[0] == Place.tag else unlisted
        if len(path) == 1:
            bases = tuple(base for base in open_bases(s) if wanted(s, seat, hand, base))
            return Values(bases) if bases else None
        base = path[1]
        if not isinstance(base, int) or base not in open_bases(s):
            return None
        if path[0] == Gather.tag:
            return Subset(tuple(hand), 1, len(hand))
        return listing(fitting(s, seat, hand, base))

    def apply(self, s: HexJinchiState, seat: int, action: Place | EndTurn, ctx: GameContext) -> None:
        """Place the set, or go to the next player."""
        if isinstance(action, Place):
            place(s, seat, action, ctx)
        else:
            end_turn(s, seat, ctx)


PLACING = Placing()


def open_bases(s: HexJinchiState) -> list[int]:
    """Return the bases not yet used in this turn (R7)."""
    return [base for base in BASES if base not in s.used]


def fitting(s: HexJinchiState, seat: int, hand: Sequence[int], base: int, room: int = PACK) -> Sequence[terms.Set]:
    """Return the sets listed for a base, of at most ``room`` cards."""
    found = terms.listed(tuple(hand), s.beaten(seat, base))
    return found if room >= len(hand) else [one for one in found if len(one) <= room]


def fits(s: HexJinchiState, seat: int, hand: Sequence[int], base: int, room: int = PACK) -> bool:
    """True if there are such sets; answers without the list unless the hand is too large."""
    if room < len(hand):
        return bool(fitting(s, seat, hand, base, room))
    return terms.numbers(tuple(hand))[s.beaten(seat, base) + 1] > 0


def listing(sets: Sequence[terms.Set]) -> Offer | None:
    """Return an offer of these values; None if there are none."""
    return Values(tuple([list(one) for one in sets])) if sets else None


def unlisted(s: HexJinchiState, seat: int, hand: Sequence[int], base: int) -> bool:
    """True if there may be sets for a base that are not listed."""
    return len(hand) > terms.MIXED or terms.numbers(tuple(hand))[s.beaten(seat, base) + 1] >= LISTED


def throw(s: HexJinchiState, seat: int, card: int, ctx: GameContext) -> None:
    """Put a card on the discard pile."""
    lose(s, seat, (card,))
    s.discards.append(card)
    s.thrown, s.fresh[seat], s.phase = card, [], "place"
    ctx.tell(events.Discarded, seat=seat, card=card)


def lose(s: HexJinchiState, seat: int, cards: Sequence[int]) -> None:
    """Take cards out of a hand."""
    hand, known = s.hands[seat], s.known[seat]
    for c in cards:
        hand.remove(c)
        if c in known:
            known.remove(c)


def place(s: HexJinchiState, seat: int, move: Place, ctx: GameContext) -> None:
    """Place a set on a base; the cards that were there wait for the end of the turn (R9)."""
    at = move.base - 1
    lose(s, seat, move.cards)
    s.taken += s.bases[at]
    s.taken_down += s.down[at]
    was, s.owners[at] = s.owners[at], seat
    s.bases[at], s.down[at] = list(move.cards), []
    s.used.append(move.base)
    ctx.tell(events.Placed, seat=seat, base=move.base, cards=move.cards, suits=terms.suits(move.cards), was=was)


def end_turn(s: HexJinchiState, seat: int, ctx: GameContext) -> None:
    """Move the waiting cards to the hand; start the next player's turn."""
    ctx.tell(events.TurnEnded, seat=seat)
    if s.used:
        ctx.tell(events.TookBack, seat=seat, cards=s.taken, count=len(s.taken_down))
        if s.taken_down:
            ctx.tell_only(seat, events.Found, cards=s.taken_down)
    s.fresh[seat] = [*s.taken, *s.taken_down]
    s.hands[seat] = held([*s.hands[seat], *s.fresh[seat]])
    s.known[seat] += s.taken
    s.last_seat, s.last_thrown, s.last_used = seat, s.thrown, s.used
    s.taken, s.taken_down, s.used, s.thrown = [], [], [], NO_CARD
    begin_turn(s, (seat + 1) % len(s.hands), ctx)


def begin_turn(s: HexJinchiState, seat: int, ctx: GameContext) -> None:
    """Begin a turn: a player with three bases wins; after the last turn the game is decided (R10); else draw."""
    n = len(s.hands)
    if s.owners.count(seat) >= WINNING:
        end_game(s, [seat], HELD, ctx)
    elif s.turn >= s.limit:
        end_game(s, terms.ahead(s.owners, s.bases, n), LIMIT, ctx)
    else:
        s.turn += 1
        draw(s, seat, ctx)
        s.phase, s.waiting = "discard" if s.hands[seat] else "place", [seat]


def draw(s: HexJinchiState, seat: int, ctx: GameContext) -> None:
    """Draw two cards, or as many as there are; an empty stock is refilled from the discard pile when needed (R11)."""
    drawn = list[int]()
    while len(drawn) < DRAWN and (s.stock or s.discards):
        if not s.stock:
            s.stock, s.discards = ctx.shuffled(f"game {s.game} turn {s.turn}", s.discards), []
            ctx.tell(events.Reshuffled, count=len(s.stock))
        drawn.append(s.stock.pop())
    s.fresh[seat] += drawn
    s.hands[seat] = held([*s.hands[seat], *drawn])
    if drawn:
        ctx.tell_only(seat, events.Drew, cards=drawn)


def begin_game(s: HexJinchiState, seats: int, ctx: GameContext) -> None:
    """Put three cards face down on each base, deal four to each player, and begin the first turn."""
    s.down, deck = deal_packets(ctx.shuffled(f"game {s.game}", range(PACK)), len(BASES), DOWN)
    hands, deck = deal_packets(deck, seats, HAND)
    s.hands, s.stock, s.discards = [*map(held, hands)], deck[::-1], []
    s.owners, s.bases = [NO_SEAT] * len(BASES), [[] for _ in BASES]
    s.known, s.fresh = [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.turn, s.last_seat, s.last_thrown, s.last_used = 0, NO_SEAT, NO_CARD, []
    ctx.tell(events.Began, game=s.game, seat=s.starter)
    begin_turn(s, s.starter, ctx)


def end_game(s: HexJinchiState, winners: list[int], reason: str, ctx: GameContext) -> None:
    """Store the winners; start the next game, or end the match."""
    n = len(s.hands)
    s.columns.append([int(p in winners) for p in range(n)])
    s.held.append(terms.owned(s.owners, n))
    s.turns.append(s.turn)
    ctx.tell(events.Won, game=s.game, winners=winners, held=s.held[-1], reason=reason)
    totals = s.totals
    first, second = sorted(totals, reverse=True)[:2]
    if s.game < s.games and first - second <= s.games - s.game:
        s.game += 1
        s.starter = (s.starter + 1) % n
        begin_game(s, n, ctx)
        return
    end_match(s, reason, totals)
    ctx.tell(events.Ended, totals=s.scores, winners=s.winners)


def by_size(card: int) -> tuple[bool, int, int]:
    """Sort key for the clock: suited cards before jokers, the largest value first, then by suit."""
    return card >= FIRST_JOKER, -abs(VALUE[card]), SUIT_OF[card] if card < FIRST_JOKER else card


class HexJinchi(Game[HexJinchiState]):
    """Hex Bases for two or three."""

    key = "hex_jinchi"
    seats = (2, 3)
    default_seats = 2
    options = (
        Choice("match", (SINGLE, EXCHANGE), SINGLE),
        Number("turn_limit", 12, 200, terms.TURN_LIMIT),
        Number(FIRST_PLAYER, 1, 3, AUTO),
    )
    actions = (Discard, Place, Gather, EndTurn, Turn)
    in_turn = frozenset(("discard", "place"))
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"discard": Discarding(), "place": PLACING}
    state = HexJinchiState
    events = events.EVENTS
    minutes = 10
    best = (2,)
    genre = Genre.BOARDS
    arrangements = (BY_SUIT, BY_RANK)
    dailies = ({}, {"match": EXCHANGE})
    end_reasons = (HELD, LIMIT)

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; the first start player must be at the table."""
        settled = settle(self.options, given)
        if settled[FIRST_PLAYER] not in (AUTO, *range(1, seats + 1)):
            raise BadOption(FIRST_PLAYER, settled[FIRST_PLAYER])
        return settled

    def arrange(self, how: str, view: View[HexJinchiState]) -> list[int]:
        """Return the hand with black suits first, then red ones; or by signed value, the jokers last."""
        hand = view.s.hands[view.me]
        return sorted(hand, key=terms.BY_VALUE.__getitem__) if how == BY_RANK else held(hand)

    def start(self, seats: int, options: Options, ctx: GameContext) -> HexJinchiState:
        """Return the first game; its start player is drawn, or named (R16)."""
        named = options[FIRST_PLAYER]
        s = HexJinchiState(limit=int(options["turn_limit"]), games=seats if options["match"] == EXCHANGE else 1)
        s.starter = ctx.shuffled("start player", range(seats))[0] if named == AUTO else int(named) - 1
        begin_game(s, seats, ctx)
        return s

    def begins(self, s: HexJinchiState, seat: int, action: Action) -> Action:
        """Return the discard of a whole turn."""
        return DISCARD[action.card] if isinstance(action, Turn) else action

    def why_not(self, s: HexJinchiState, seat: int, action: Action) -> Message:
        """Return the first reason in the order of the rules (see ``moves.refused``)."""
        return refused(s, seat, action) or Message("illegal-now")

    def automatic(self, s: HexJinchiState) -> tuple[int, Action] | None:
        """Return the discard of a single card, or the end of the turn of an empty hand; any other move would reveal the
        hand."""
        if not s.waiting or len(hand := s.hands[s.waiting[0]]) > (s.phase == "discard"):
            return None
        return s.waiting[0], DISCARD[hand[0]] if hand else END_TURN

    def timeout(self, s: HexJinchiState, seat: int) -> Action:
        """Return the discard of the suited card of the largest value, then no placement, then the end of the turn."""
        return whole(min(s.hands[seat], key=by_size), []) if s.phase == "discard" else END_TURN

    def points_now(self, s: HexJinchiState) -> Sequence[int] | None:
        """Return the bases held; in a match of several games those won."""
        return terms.owned(s.owners, len(s.hands)) if s.games == 1 else s.totals

    def conserved(self, s: HexJinchiState) -> object:
        """Return all 82 cards, wherever they are."""
        return gathered(*s.hands, s.stock, s.discards, *s.bases, *s.down, s.taken, s.taken_down)


GAME = HexJinchi()


class HexJinchiLeg(Leg[HexJinchiState]):
    """A game as a leg; a game shared at the turn limit is drawn. The start goes round."""

    game = GAME
    fixed: ClassVar = {"match": SINGLE}
    untold: ClassVar = {"ended"}
    draw = "start player"
    numbered = "game"
    target = Number("match_target", 1, 50, 5)
    length = 8

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> HexJinchiState:
        """Start a game; a named start player starts the first game only."""
        later = standing.first != NO_SEAT
        return super().start(seats, {**options, FIRST_PLAYER: AUTO} if later else options, ctx, standing)

    def present(self, s: HexJinchiState, standing: Standing) -> None:
        """Show the number of the game in the match."""
        s.game = standing.number

    def gains(self, s: HexJinchiState) -> list[int]:
        """Return 1 for the winner."""
        return [int(s.winners == [p]) for p in range(len(s.hands))]

    def first(self, s: HexJinchiState) -> int:
        """Return the start player."""
        return s.starter

    def offers(self, s: HexJinchiState, seat: int) -> bool:
        """True after the draw, before the discard; with an empty hand before the end of the turn."""
        return s.thrown == NO_CARD and not s.used


LEG = HexJinchiLeg()
