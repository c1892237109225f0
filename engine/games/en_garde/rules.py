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
from typing import Any, ClassVar

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Message
from engine.core.game import Game, Options, Phase
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.options import Choice, Flag, Number
from engine.core.prepared.wishes import Wish, Wishes
from engine.families.hands import deal_singly
from engine.families.outcome import added, end_match
from engine.games.en_garde import events, moves, terms
from engine.games.en_garde.events import Wished
from engine.games.en_garde.moves import (
    ALWAYS_PARRY,
    ASK_ME,
    ATTACK,
    BACK,
    CONCEDE,
    FORWARD,
    LUNGE,
    RETREAT,
    AlwaysParry,
    AskMe,
    Attack,
    Lunge,
    Parry,
    Step,
    parry,
)
from engine.games.en_garde.refusals import refusal
from engine.games.en_garde.state import EnGardeState
from engine.games.en_garde.terms import ADVANCED, BASIC, EXACT, HELD, HIT, LAST, OPEN, STANDARD, STUCK, SUM, parries


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
        ctx.tell_only(seat, Wished, on=bool(s.parries[seat]))

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
        found: list[Action] = [moves.parry(cards) for cards in terms.parries(hand, s.attack, s.parry)]
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
        Number("target", 1, 20, terms.TARGET),
        Choice("parry", (EXACT, SUM), EXACT),
        Flag("riposte_wins"),
        Choice("discards", (OPEN, LAST), OPEN),
        Number("max_rounds", 5, 60, terms.MAX_ROUNDS),
    )
    only_with: ClassVar = dict.fromkeys(("parry", "riposte_wins"), ("level", (STANDARD, ADVANCED)))
    actions = moves.KINDS
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
        """Return the reason from ``refusals``."""
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
