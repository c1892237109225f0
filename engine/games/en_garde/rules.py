"""En Garde (Reiner Knizia, 1993): a card moves a fencer by its number; a card that just reaches the other is a thrust.

Two seats; seat 0 comes from the low end of the piste. A turn is an answer to an attack, if there is one, an action, and
the refill. Moves: ``forward``, ``back``, ``attack``, ``lunge`` (the indirect attack of the advanced game); ``parry``
and ``retreat`` answer. Every turn is a decision, even if its player can only ``concede``: the table makes that move by
itself (``automatic``), but the doubling cube may ask before it.

Rulings made here, beyond those of the rules (R1 to R9):
- If ``parry`` is ``exact`` and the attack direct, a player who can parry must parry, and the parry shows all of this:
  the table makes it at once, and the player acts next. Any other forced move waits for its player, because a quick
  answer would reveal the hand.
- The wish to parry (``always_parry``) answers with the parry that the clock would make. Without such a parry it leaves
  a retreat to the player.
- The table makes the last attack of the basic game, and announces it as an attack.
- A comparison shows both hands in the basic game too, where it shows that no last attack was possible.
- A match whose last round leaves both with as many hits has no winner (``drawn``).
- With ``discards`` at ``last`` the log has the latest two actions. Computer players remember as people do.
- The shuffles are ``first player`` and ``round 1``, ``round 2``, ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message, Number
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.options import Choice, Flag
from engine.core.options import Number as NumberOption
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.standing import Standing
from engine.families.hands import about_card, deal_singly
from engine.families.outcome import added, end_match
from engine.games.en_garde import state as events
from engine.games.en_garde import terms
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import (
    ADVANCED,
    BASIC,
    COPIES,
    EXACT,
    HELD,
    HIGHEST,
    HIT,
    LAST,
    OPEN,
    STANDARD,
    STUCK,
    SUM,
    behind,
    parries,
)
from engine.layers.leg import Leg


class Step(Action):
    """Move a fencer by a card."""

    card: int


@dataclass(frozen=True, slots=True)
class Forward(Step):
    """Move towards the opponent."""


@dataclass(frozen=True, slots=True)
class Back(Step):
    """Move away from the opponent."""


@dataclass(frozen=True, slots=True)
class Retreat(Step):
    """Move back, in answer to an indirect attack."""


class Attack(Action):
    """Thrust with ``count`` cards of the present distance."""

    count: int


class Lunge(Action):
    """An indirect attack: forward by ``card``, then thrust with ``count`` cards of the distance that is left."""

    card: int
    count: int


class Parry(Action):
    """Answer an attack with these cards, written as ``terms.digits`` reads them."""

    cards: int


class Concede(Action):
    """Lose the round: an attack cannot be answered, or no action is possible. Legal only without another move (R5)."""


class AlwaysParry(Wish):
    """Parry for me from now on if possible."""


class AskMe(Wish):
    """Be asked again."""


# One object each, so that simulations create none.
_VALUES: Final = range(HIGHEST + 1)
_COUNTS: Final = range(COPIES + 1)
FORWARD: Final = tuple(Forward(v) for v in _VALUES)
BACK: Final = tuple(Back(v) for v in _VALUES)
RETREAT: Final = tuple(Retreat(v) for v in _VALUES)
ATTACK: Final = tuple(Attack(k) for k in _COUNTS)
LUNGE: Final[Mapping[tuple[int, int], Lunge]] = {(v, k): Lunge(v, k) for v in _VALUES for k in _COUNTS}
CONCEDE: Final = Concede()
ALWAYS_PARRY, ASK_ME = AlwaysParry(), AskMe()
KINDS = (Forward, Back, Attack, Lunge, Parry, Retreat, Concede, AlwaysParry, AskMe)


@cache
def parry(cards: int) -> Parry:
    """Return the parry with these cards."""
    return Parry(cards)


class Parrying(Wishes[EnGardeState]):
    """The wish "parry if I can", for the match, until it is taken back; open if a parry can be a choice at all.

    All players see who is asked, so the wish is answered with a delay.
    """

    kinds = (AlwaysParry, AskMe)

    def open(self, s: EnGardeState, seat: int) -> Sequence[Wish]:
        """Return the other of the two."""
        if seat < 0 or s.level == BASIC or (s.level != ADVANCED and s.parry != SUM):
            return ()
        return (ASK_ME if s.parries[seat] else ALWAYS_PARRY,)

    def keep(self, s: EnGardeState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the wish for the rest of the match."""
        s.parries[seat] = int(isinstance(wish, AlwaysParry))
        ctx.tell_only(seat, events.Wished, on=bool(s.parries[seat]))

    def in_time(self, s: EnGardeState, seat: int) -> Action | None:
        """Return the first parry in ascending order; without a parry None, and the player chooses."""
        if s.phase != "answer" or not s.parries[seat]:
            return None
        found = parries(s.hands[seat], s.attack, s.parry)
        return parry(found[0]) if found else None


S = EnGardeState
SAFE = 6
"""The clock steps forward only to distances that no single card reaches."""


class Acting(Phase[S, Action]):
    """An action (also after a parry)."""

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        """Return forward, back, attacks, indirect attacks, each from the lowest card up."""
        hand, far, room = s.hands[seat], s.distance, terms.behind(s.at, seat)
        values = list(dict.fromkeys(hand))
        found: list[Action] = [FORWARD[v] for v in values if v < far]
        found += [BACK[v] for v in values if v <= room]
        thrusts = hand.count(far)
        found += ATTACK[1 : min(thrusts, 1) + 1] if s.level == BASIC else ATTACK[1 : thrusts + 1]
        if s.level == ADVANCED:
            for v in values:
                copies = hand.count(far - v) - (far == 2 * v)
                found += [LUNGE[v, k] for k in range(1, copies + 1)]
        return found or (CONCEDE,)

    def apply(self, s: S, seat: int, action: Action, ctx: GameContext) -> None:
        """Carry it out; only the refill remains of the turn."""
        if isinstance(action, Step):
            step(s, seat, action.card if action.tag == "forward" else -action.card)
            note(s, seat, action.tag, [action.card], ctx)
        elif isinstance(action, Attack | Lunge):
            cards = [action.card] if isinstance(action, Lunge) else []
            step(s, seat, sum(cards))
            s.attack, s.indirect = [s.distance, action.count], bool(cards)
            note(s, seat, action.tag, cards + [s.distance] * action.count, ctx)
            if s.level == BASIC or (s.riposte_wins and s.parried):
                return end_round(s, HIT, seat, ctx)
        else:
            return end_round(s, STUCK, 1 - seat, ctx)
        end_turn(s, seat, ctx)


class Answering(Phase[S, Action]):
    """Parry, or retreat from an indirect attack."""

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        """Return parries in ascending order, retreats from the lowest card up."""
        hand = s.hands[seat]
        found: list[Action] = [parry(cards) for cards in terms.parries(hand, s.attack, s.parry)]
        if s.indirect:
            room = terms.behind(s.at, seat)
            found += [RETREAT[v] for v in dict.fromkeys(hand) if v <= room]
        return found or (CONCEDE,)

    def apply(self, s: S, seat: int, action: Action, ctx: GameContext) -> None:
        """Answer: after a parry the seat acts, a retreat is the whole turn, any other answer is a hit. A closing round
        ends (R4)."""
        if isinstance(action, Parry):
            s.attack, s.indirect, s.parried = [], False, True
            note(s, seat, action.tag, terms.digits(action.cards), ctx)
            s.phase = "act"
            if not s.deck:
                compare(s, ctx)
        elif isinstance(action, Step):
            s.attack, s.indirect = [], False
            step(s, seat, -action.card)
            note(s, seat, action.tag, [action.card], ctx)
            if s.deck:
                end_turn(s, seat, ctx)
            else:
                compare(s, ctx)
        else:
            end_round(s, HIT, 1 - seat, ctx)


def step(s: S, seat: int, spaces: int) -> None:
    """Move this many spaces forward, back if negative."""
    s.at[seat] += -spaces if seat else spaces


def note(s: S, seat: int, how: str, cards: list[int], ctx: GameContext) -> None:
    """Take the cards from the hand and report their use to the table."""
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    s.spent += cards
    s.acts = [*s.acts[-1:], [seat, terms.HOW.index(how), *cards]]
    ctx.tell(events.Acted, seat=seat, how=how, cards=cards, distance=s.distance)


def end_turn(s: S, seat: int, ctx: GameContext) -> None:
    """Refill; then the opponent answers or acts, or the round ends with the deck (R3)."""
    refill(s, seat, ctx)
    s.parried, s.waiting[0] = False, 1 - seat
    s.phase = "answer" if s.attack else "act"
    if not s.deck and not s.attack:
        if s.level == BASIC and s.distance in s.hands[1 - seat]:
            note(s, 1 - seat, terms.ATTACK, [s.distance], ctx)
            end_round(s, HIT, 1 - seat, ctx)
        else:
            compare(s, ctx)


def refill(s: S, seat: int, ctx: GameContext) -> None:
    """Draw up to five cards, or as many as there are."""
    hand = s.hands[seat]
    short = min(HELD - len(hand), len(s.deck))
    drawn = [s.deck.pop() for _ in range(short)]
    hand += drawn
    hand.sort()
    ctx.tell_only(seat, events.Drew, cards=drawn)


def compare(s: S, ctx: GameContext) -> None:
    """Reveal and compare both hands: the deck is empty and there is nothing to answer."""
    reason, winner, figures = terms.compared(s.at, s.hands, s.level)
    end_round(s, reason, winner, ctx, figures, [hand[:] for hand in s.hands])


def end_round(
    s: S,
    reason: str,
    winner: int,
    ctx: GameContext,
    figures: Sequence[int] = (),
    shown: Sequence[list[int]] = (),
) -> None:
    """Give a hit to ``winner``, -1 for a drawn round; start the next round, or end the match (R7, R8)."""
    s.columns.append([int(p == winner) for p in (0, 1)])
    s.reasons.append(reason)
    s.hits = added(s.hits, s.columns[-1])
    s.last_at, s.last_hands, s.attack = s.at, list(shown), []
    winners = [winner] if winner >= 0 else []
    number, hands = len(s.columns), s.last_hands
    ctx.tell(
        events.RoundOver, round=number, reason=reason, winners=winners, hands=hands, figures=figures, hits=s.hits[:]
    )
    most = max(s.hits)
    if most < s.target and len(s.columns) < s.max_rounds:
        s.starter = 1 - s.starter
        begin_round(s, ctx)
        return
    ahead = [p for p in (0, 1) if s.hits[p] > s.hits[1 - p]]
    end_match(s, "target" if most >= s.target else "rounds" if ahead else "drawn", s.hits, ahead)
    ctx.tell(events.Over, hits=s.scores[:], winners=s.winners[:], rounds=len(s.columns))


def begin_round(s: S, ctx: GameContext) -> None:
    """Put both at their ends; deal five cards each, one at a time from seat 0."""
    hands, deck = deal_singly(ctx.shuffled(f"round {s.round}", terms.DECK), 2, HELD)
    s.at, s.indirect, s.parried = list(terms.START), False, False
    s.hands, s.deck, s.spent, s.acts = [*map(sorted, hands)], deck[::-1], [], []
    s.phase, s.waiting = "act", [s.starter]
    ctx.tell(events.RoundBegan, round=s.round, seat=s.starter)
    for p in (0, 1):
        ctx.tell_only(p, events.Drew, cards=s.hands[p][:])


class EnGarde(Game[S]):
    """En Garde for two."""

    key = "en_garde"
    seats = (2,)
    default_seats = 2
    options = (
        Choice("level", (BASIC, STANDARD, ADVANCED), STANDARD),
        NumberOption("target", 1, 20, terms.TARGET),
        Choice("parry", (EXACT, SUM), EXACT),
        Flag("riposte_wins"),
        Choice("discards", (OPEN, LAST), OPEN),
        NumberOption("max_rounds", 5, 60, terms.MAX_ROUNDS),
    )
    only_with: ClassVar = dict.fromkeys(("parry", "riposte_wins"), ("level", (STANDARD, ADVANCED)))
    actions = KINDS
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {"act": Acting(), "answer": Answering()}
    wishes = Parrying()
    state = S
    events = events.EVENTS
    horizons: ClassVar = {"acted": OpenUntil("acted", 2)}
    minutes = 25
    genre = Genre.NERVE
    dailies = ({}, {"level": "advanced"})
    end_reasons = ("target", "rounds", "drawn")
    unwon = frozenset({"drawn"})

    def start(self, seats: int, options: Options, ctx: GameContext) -> S:
        """Return the first round; the seat that starts is drawn."""
        s = S(
            hits=[0] * seats,
            parries=[0] * seats,
            starter=ctx.shuffled("first player", range(seats))[0],
            level=str(options["level"]),
            parry=str(options["parry"]),
            riposte_wins=bool(options["riposte_wins"]),
            open=options["discards"] == OPEN,
            target=int(options["target"]),
            max_rounds=int(options["max_rounds"]),
        )
        begin_round(s, ctx)
        return s

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Return the limit that hides actions before the latest two, if the table plays so (R6)."""
        return super().open_until(kind, options) if options.get("discards") == LAST else None

    def why_not(self, s: S, seat: int, action: Action) -> Message:
        """Return why a move is refused."""
        return refusal(s, seat, action)

    def automatic(self, s: S) -> tuple[int, Action] | None:
        """Return a move without an alternative: to concede, and to parry a direct attack with the same cards."""
        if s.ended:
            return None
        seat = s.waiting[0]
        found = self.legal(s, seat)
        if found[0] is CONCEDE or (s.phase == "answer" and s.parry == EXACT and not s.indirect):
            return seat, found[0]
        return None

    def timeout(self, s: S, seat: int) -> Action:
        """Return a parry, else a retreat; attack with one card; a safe step forward; back; forward; each by the lowest
        card."""
        found = self.legal(s, seat)
        by_tag = {tag: [a for a in found if a.tag == tag] for tag in terms.HOW}
        safe = [FORWARD[v] for v in s.hands[seat] if s.distance - v >= SAFE]
        return [*by_tag[terms.ATTACK], *safe, *by_tag[terms.BACK], *found][0]

    def points_now(self, s: S) -> Sequence[int] | None:
        """Return the hits."""
        return s.hits

    def conserved(self, s: S) -> object:
        """Return all 25 cards."""
        return gathered(s.deck, s.spent, *s.hands)


GAME = EnGarde()


def refusal(s: EnGardeState, seat: int, action: Action) -> Message:
    """Return reasons ``en_garde-no-...``: the wrong moment, a card not held, no room, out of reach, no such parry."""
    if isinstance(action, Concede):
        return Message("en_garde-no-concede")
    if not isinstance(action, Step | Attack | Lunge | Parry):
        return Message("illegal-now")
    if (action.tag in (terms.PARRY, terms.RETREAT)) != (s.phase == "answer"):
        return Message("en_garde-no-act" if s.phase == "answer" else "en_garde-no-attack")
    if isinstance(action, Parry):
        return Message(f"en_garde-no-parry-{s.parry}", {"card": Card(s.attack[0]), "count": s.attack[1]})
    if action.tag == terms.RETREAT and not s.indirect:
        return Message("en_garde-no-retreat")
    if isinstance(action, Attack):
        return _no_thrust(s, s.hands[seat].count(s.distance), s.distance, action.count)
    return _no_step(s, seat, action)


def _no_step(s: EnGardeState, seat: int, action: Step | Lunge) -> Message:
    """Return why a step, or the thrust after it, is not possible."""
    if isinstance(action, Lunge) and s.level != ADVANCED:
        return Message("en_garde-no-lunge")
    card, hand = action.card, s.hands[seat]
    if card not in hand:
        return about_card("en_garde-no-card", card, range(1, HIGHEST + 1))
    if action.tag not in ("forward", "lunge"):
        return Message("en_garde-no-room", {"card": Card(card), "room": behind(s.at, seat)})
    reach = s.distance - card
    if reach < 1 or isinstance(action, Step):
        return Message("en_garde-no-way", {"card": Card(card), "distance": Number(s.distance)})
    return _no_thrust(s, hand.count(reach) - (reach == card), reach, action.count)


def _no_thrust(s: EnGardeState, held: int, reach: int, count: int) -> Message:
    """Return why a thrust is refused: no card of the distance, too few of them, or more than the basic game allows."""
    if count < 1:
        return Message("illegal-now")
    if not held:
        return Message("en_garde-no-reach", {"distance": Number(reach)})
    if s.level == BASIC:
        return Message("en_garde-no-more")
    return Message("en_garde-no-many", {"card": Card(reach), "held": held, "count": count})


class EnGardeLeg(Leg[EnGardeState]):
    """A round as a leg; a drawn round is a drawn leg.

    ``target`` is the game's own option, 10 with the cube; so are the usual and the maximum rounds.
    """

    game = GAME
    fixed: ClassVar = {"target": 1, "max_rounds": 5}
    untold: ClassVar = {"over"}
    draw = "first player"
    target = NumberOption("target", 1, 20, 10)
    numbered = "round"
    most = NumberOption("max_legs", 1, 60, 30)

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> EnGardeState:
        """Start the round; the leg ends after it, also without a hit."""
        s = super().start(seats, options, ctx, standing)
        s.max_rounds = 1
        return s

    def carry(self, s: EnGardeState, last: EnGardeState) -> None:
        """Keep wishes for the whole match, and show the end of the round before, unless it was given up."""
        s.parries = last.parries[:]
        if last.ended:
            s.last_at, s.last_hands, s.reasons = last.last_at, last.last_hands, last.reasons

    def present(self, s: EnGardeState, standing: Standing) -> None:
        """Show the rounds of the match and its points."""
        s.columns, s.hits = [list(c) for c in standing.columns], list(standing.totals)
        s.target, s.max_rounds = standing.target, standing.most

    def gains(self, s: EnGardeState) -> list[int]:
        """Return a point for the hit, none if the round was drawn."""
        return s.hits[:]

    def first(self, s: EnGardeState) -> int:
        """Return the starter."""
        return s.starter

    def offers(self, s: EnGardeState, seat: int) -> bool:
        """True before the action or, under attack, before the answer, also without a legal action; not when closing."""
        return bool(s.deck) and not s.parried


LEG = EnGardeLeg()
