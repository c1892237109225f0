"""Jukugo Daifuda: one face-up card, the daifuda; a player who can make a set with it may take it.

The player who has all eight cards in sets goes out (ron) and is paid by every player; the most chips win.

How a window keeps its secrets: only the asked seat knows that it is asked (``secret_readiness``), answers are stored in
a MEMO, and nothing public changes before the window closes. A ``quiet`` window asks only seats that can do more than
pass; the table itself (TABLE_ACTOR) waits a random time before it closes a window that no player wanted. So a window
that no player could answer ends like one in which every player passed at once, by a standing order or not. A claim
takes effect as soon as no seat without an answer can beat it; orders alone never close a window. A ``sealed`` window
asks every eligible seat and waits for all answers.

Rulings made here, beyond those of the rules (R1 to R17):
- "Pass unless chi or better" goes by the kind, so it also passes a pair on the own flip.
- An order that a seat gives while it is asked answers the question at once if it applies.
- A redeal for a computer player forgets the others' answers and orders and asks them all again.
- With ``hints: off`` the table finds no set for any player, and does not say whether there is one. So every player is
  asked every time: ``window_mode`` is always ``sealed``, because in a quiet window the question itself reveals that a
  set fits. No standing order is offered: a question in spite of an order, or a ron by an order, would reveal the same.
  A failed ron is called none, even if its score is only too low. Tables begun before this rule continue without it,
  and their players may cancel an existing order.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, ClassVar, Final

from engine.core.action import Action
from engine.core.cards import gathered
from engine.core.context import GameContext
from engine.core.facts import Card, Message
from engine.core.game import TABLE_ACTOR, Game, Options, Phase, Rnd
from engine.core.genre import Genre
from engine.core.offers import Offer, Path, Subset, Values, first_offers, offer_from
from engine.core.options import Choice, Number, OptionValue
from engine.core.options import settle as settle_options
from engine.core.prepared.arrange import BY_MELDS, BY_RANK
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.standing import Standing
from engine.core.state import NO_CARD, NO_SEAT
from engine.core.view import View
from engine.families.hands import about_card, last_card
from engine.families.melds import mask_of
from engine.games.jukugo_daifuda import answers, terms
from engine.games.jukugo_daifuda import state as rounds
from engine.games.jukugo_daifuda.answers import CLOSE, DISCARD, ORDER, PASS, RON, Attach, Claim, Discard, Order
from engine.games.jukugo_daifuda.state import (
    EVENTS,
    Answered,
    Discarded,
    JukugoDaifudaState,
    Ordered,
    answers_of,
    lexicon_of,
    sets_of,
    turn_up,
)
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    IMPOSSIBLE,
    JOKERS,
    KINDS,
    NO_KIND,
    RULES,
    THRESHOLD,
    TIERS,
    TWO_WORD,
    dictionary,
    read,
)
from engine.layers.leg import Leg

UNSAID = Message("illegal-now")


def _no(key: str, **facts: Any) -> Message:
    return Message(f"jukugo_daifuda-no-{key}", facts)


def _claim(s: JukugoDaifudaState, hand: Sequence[int], cards: tuple[int, ...], kind: str) -> Message:
    for c in cards:
        if c not in hand:
            return _no("hand-card", card=Card(c))
    if not 0 < len(cards) < 4 or list(cards) != sorted(set(cards)):
        return _no("claim-size")
    if len(cards) == len(hand):
        return _no("last-card")
    whole = (*cards, s.daifuda)
    kinds = terms.claimable(lexicon_of(s), whole)
    return _no("kind", kind=kind, made=KINDS[kinds[0]]) if kinds else _no_set(s, whole)


def _no_set(s: JukugoDaifudaState, cards: tuple[int, ...]) -> Message:
    """Return why two to four cards are no set: a word of a larger dictionary, or the words tried."""
    known, words = dictionary(), lexicon_of(s).words
    for word in sorted(read(order) for order in permutations(cards)):
        if word in known:
            return _no("tier", word=word, tier=next(k for k, v in TIERS.items() if v == known[word].tier))
    if all(c in JOKERS for c in cards):
        return _no("jokers")
    if len(cards) == 2:
        return _no("two", cards=list(cards), tried=[read(cards[::-1]), read(cards)])
    if len(cards) == 4:
        return _no("four", cards=list(cards))
    made = sorted({read(pair) for pair in permutations(cards, 2) if pair in words})
    return _no("three", cards=list(cards), made=made, count=len(made))


def _attach(s: JukugoDaifudaState, seat: int, at: int, kind: str) -> Message:
    laid, lex = s.sets[seat], lexicon_of(s)
    if not 0 <= at < len(laid):
        return _no("open-set")
    if not s.hands[seat]:
        return _no("attach-last")
    now, *cards = laid[at]
    wanted = terms.grown(lex, s.free, terms.laid_of(laid[at]), s.daifuda)
    if wanted != NO_KIND:
        return _no("kind", kind=kind, made=KINDS[wanted])
    if len(cards) == 4:
        return _no("grow-four", kind=KINDS[now])
    if now not in (terms.FREE_GROWTH if s.free else terms.GROWTH):
        return _no("grow-kind", kind=KINDS[now])
    longer = [read(order) for order in permutations((*cards, s.daifuda)) if order in lex.words]
    if now == TWO_WORD and longer:
        return _no("grow-longer", word=min(longer))
    about = "grow-number" if now in terms.NUMBERS else "grow-word"
    return _no(about, kind=KINDS[now], cards=cards, daifuda=Card(s.daifuda))


def _ron(s: JukugoDaifudaState, seat: int) -> Message:
    if s.unaided:
        return _no("ron-off", least=s.min_ron)
    lex, hand, laid = lexicon_of(s), mask_of(s.hands[seat]), sets_of(s, seat)
    score = terms.ron_score(lex, s.free, s.daifuda, hand, laid)
    if score != IMPOSSIBLE:
        return _no("ron-low", score=score, least=s.min_ron)
    rests = [hand ^ part for _, part in terms.partners(lex, s.daifuda, hand)]
    if any(terms.grown(lex, s.free, x, s.daifuda) != NO_KIND for x in laid):
        rests.append(hand)
    if not rests:
        return _no("ron-daifuda", daifuda=Card(s.daifuda))
    return _no("ron", left=min(rest.bit_count() - terms.cover(lex, rest, terms.ALL)[0] for rest in rests))


class Orders(Wishes[JukugoDaifudaState]):
    """How to answer a daifuda without being asked; a new order also answers an open prompt."""

    kinds = (Order,)

    def open(self, s: JukugoDaifudaState, seat: int) -> Sequence[Wish]:
        """Return the orders other than the present ones; with hints off only the cancellations."""
        if not 0 <= seat < len(s.chips):
            return ()
        now = {rule for rule, level in THRESHOLD.items() if level == s.passing[seat]}
        now.add("auto" if s.auto_ron[seat] else "manual")
        return [ORDER[rule] for rule in (answers.NO_ORDERS if s.unaided else RULES) if rule not in now]

    def keep(self, s: JukugoDaifudaState, seat: int, wish: Wish, ctx: GameContext) -> None:
        """Store the order until the round is over, or ("turn") until the next card is turned up for this seat."""
        if not isinstance(wish, Order):
            return
        rule = RULES[wish.rule]
        if rule in THRESHOLD:
            s.passing[seat] = THRESHOLD[rule]
        else:
            s.auto_ron[seat] = int(rule == "auto")
        ctx.tell_only(seat, Ordered, rule=rule)

    def answer(self, s: JukugoDaifudaState, seat: int) -> Action | None:
        """Return the answer to a daifuda window; a discard is the player's own decision."""
        return rounds.by_order(s, seat, answers_of(s, seat)) if s.daifuda != NO_CARD else None


PAUSES: Final = {"long": (20.0, 90.0), "short": (5.0, 20.0)}
"""By option ``pause``: the range of the minimum seconds that a quiet window stays open, drawn evenly."""


ASSUMED: Final = {kind: become[0] for kind, become in {**terms.FREE_GROWTH, **terms.GROWTH}.items()}
"""Kinds that may grow, and the kind assumed for a wrong claim about growing."""


# Phases


class Window(Phase[JukugoDaifudaState, Action]):
    """Answers to the daifuda, sealed; the private view lists them all."""

    wishable = True
    secret_readiness = True
    asks_in_secret = True

    def bystander(self, s: JukugoDaifudaState) -> int | None:
        """Return the seat that discarded the daifuda."""
        return s.discarder if s.discarder >= 0 else None

    def prompt_variant(self, s: JukugoDaifudaState, seat: int) -> Hashable:
        """Return the daifuda: each one is a prompt of its own."""
        return s.round, len(s.deck), s.daifuda

    def legal(self, s: JukugoDaifudaState, seat: int) -> Sequence[Action]:
        """Return ``answers``; the table itself can only close the window."""
        return (CLOSE,) if seat == TABLE_ACTOR else answers_of(s, seat).moves

    def offer(self, s: JukugoDaifudaState, seat: int, path: Path) -> Offer | None:
        """Return the steps of the list."""
        return steps(self.legal(s, seat), path)

    def first_steps(self, s: JukugoDaifudaState, seat: int, legal: Sequence[Action]) -> Mapping[str, Offer | None]:
        """Return the same steps from an existing list."""
        return {tag: steps(legal, (tag,)) for tag in first_offers(legal)}

    def apply(self, s: JukugoDaifudaState, seat: int, action: Action, ctx: GameContext) -> None:
        """Store an answer, or close the window after its time."""
        if seat != TABLE_ACTOR:
            s.answer[seat] = answers.noted(action)
            ctx.tell_only(seat, Answered, answer=action.wire())
        s.waiting.remove(seat)
        rounds.settle(s, ctx)


def steps(legal: Sequence[Action], path: Path) -> Offer | None:
    """Return the next step in a list of moves, with the cards of claims set by set."""
    claims = dict.fromkeys(a.cards for a in legal if isinstance(a, Claim))
    return Values(tuple(map(list, claims))) if claims and list(path) == [Claim.tag] else offer_from(legal, path)


class Unaided(Window):
    """A window with hints off: the player names cards, the host only checks them, and nothing is listed."""

    stepwise = True
    advisable = False
    first_steps = Phase.first_steps

    def offer(self, s: JukugoDaifudaState, seat: int, path: Path) -> Offer | None:
        """Return the tags; for a claim any hand cards; the kind follows from the cards, right or wrong."""
        if seat == TABLE_ACTOR:
            return offer_from((CLOSE,), path)
        hand, laid, lex = s.hands[seat], s.sets[seat], lexicon_of(s)
        may_grow = tuple(at for at, x in enumerate(laid) if x[0] in ASSUMED) if hand else ()
        match list(path):
            case []:
                return Values(("ron", *["claim"] * (len(hand) > 1), *["attach"] * bool(may_grow), "pass"))
            case ["claim"]:
                return Subset(tuple(hand), 1, min(3, len(hand) - 1))
            case ["claim", [*cards]] if 0 < len(cards) < 4:
                kinds = terms.claimable(lex, (*cards, s.daifuda)) or (terms.WORDS[len(cards) + 1],)
                return Values(tuple(KINDS[k] for k in kinds))
            case ["attach"]:
                return Values(may_grow)
            case ["attach", int(at)]:
                kind = terms.grown(lex, s.free, terms.laid_of(laid[at]), s.daifuda)
                return Values((KINDS[kind if kind != NO_KIND else ASSUMED[laid[at][0]]],))
        return None


class Discarding(Phase[JukugoDaifudaState, Discard]):
    """The player who took the daifuda discards the next one."""

    def legal(self, s: JukugoDaifudaState, seat: int) -> Sequence[Discard]:
        """Return any hand card."""
        return [DISCARD[c] for c in s.hands[seat]]

    def apply(self, s: JukugoDaifudaState, seat: int, action: Discard, ctx: GameContext) -> None:
        """Make the card the new daifuda."""
        s.hands[seat].remove(action.card)
        s.daifuda, s.discarder = action.card, seat
        ctx.tell(Discarded, seat=seat, card=action.card)
        rounds.open_window(s)


class JukugoDaifuda(Game[JukugoDaifudaState]):
    """Jukugo Daifuda for two to four."""

    key = "jukugo_daifuda"
    seats = (2, 3, 4)
    default_seats = 3
    options = (
        Number("rounds", 1, 16, terms.ROUNDS),
        Number("chips", 20, 240, terms.CHIPS),
        Choice("dictionary", ("core", "standard", "full"), "core"),
        Number("min_ron", 0, 40, 0),
        Choice("attach_words", ("strict", "free"), "strict"),
        Choice("hints", ("full", "off"), "full"),
        Choice("window_mode", ("quiet", "sealed"), "quiet"),
        Choice("pause", tuple(PAUSES), "long"),
    )
    actions: ClassVar[tuple[type[Action], ...]] = (
        answers.Pass, Claim, Attach, answers.Ron, Discard, answers.Close, Order,
    )  # fmt: skip
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {
        "window": Window(),
        "unaided": Unaided(),
        "discard": Discarding(),
    }
    wishes = Orders()
    events = EVENTS
    state: ClassVar[type[JukugoDaifudaState]] = JukugoDaifudaState
    minutes = 40
    age = 10
    genre = Genre.SETS
    arrangements = (BY_RANK, BY_MELDS)
    dailies = ({}, {"attach_words": "free"})
    end_reasons = ("rounds", "broke")

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Check the options; without hints every player is asked every time."""
        settled = settle_options(self.options, given)
        return {**settled, "window_mode": "sealed"} if settled["hints"] == "off" else settled

    def start(self, seats: int, options: Options, ctx: GameContext) -> JukugoDaifudaState:
        """Start with chips, a drawn first dealer and the first round."""
        s = self.state(
            rounds=int(options["rounds"]),
            chips=[int(options["chips"])] * seats,
            dictionary=str(options["dictionary"]),
            free=options["attach_words"] == "free",
            sealed=options["window_mode"] == "sealed",
            unaided=options["hints"] == "off",
            min_ron=int(options["min_ron"]),
            dealer=ctx.shuffled("first dealer", range(seats))[0],
        )
        rounds.deal(s, ctx)
        return s

    def table_pause(self, options: Options, rnd: Rnd) -> float:
        """Return a pause from PAUSES; older tables without the option have the long pause."""
        least, most = PAUSES[str(options.get("pause", "long"))]
        return least + (most - least) * rnd()

    def why_not(self, s: JukugoDaifudaState, seat: int, action: Action) -> Message:
        """Return what is wrong with the cards, or why it is not the time for them."""
        choosing = s.phase == "discard"
        match action:
            case Order(rule) if 0 <= rule < len(RULES):
                off = s.unaided and RULES[rule] not in answers.NO_ORDERS
                return _no("order-off") if off else _no("order", rule=RULES[rule])
            case Discard(card):
                return about_card("jukugo_daifuda-no-hand-card", card, CARDS) if choosing else _no("discard-now")
            case Claim() | Attach() | answers.Ron() | answers.Pass() if choosing:
                return _no("answer-now")
            case Claim(cards, kind) if kind in KINDS and all(c in CARDS for c in cards):
                return _claim(s, s.hands[seat], cards, kind)
            case Attach(at, kind) if kind in KINDS:
                return _attach(s, seat, at, kind)
            case answers.Ron():
                return _ron(s, seat)
        return UNSAID

    def arrange(self, how: str, view: View) -> list[int]:
        """Return the hand by number, or the best sets first; with hints off by suit instead of sets."""
        hand: list[int] = view.s.hands[view.seat or 0]
        if how == BY_RANK:
            return sorted(hand, key=terms.by_rank)
        if view.s.unaided:
            return sorted(hand)
        found = [c for _, *cards in terms.cover_sets(lexicon_of(view.s), mask_of(hand)) for c in cards]
        return found + sorted(set(hand).difference(found), key=terms.by_rank)

    def automatic(self, s: JukugoDaifudaState) -> tuple[int, Action] | None:
        """Return the discard of the last hand card: the size of the hand is public."""
        return last_card(s, DISCARD) if s.phase == "discard" else None

    def timeout(self, s: JukugoDaifudaState, seat: int) -> Action:
        """Return ron if there is one, else pass; the discard in the fewest two-card sets, ties by the deck file."""
        if seat == TABLE_ACTOR:
            return CLOSE
        if s.phase != "discard":
            return RON if answers_of(s, seat).ron else PASS
        hand, two = s.hands[seat], lexicon_of(s).two
        return DISCARD[min(hand, key=lambda c: ((two[c] & mask_of(hand)).bit_count(), terms.by_suit(c)))]

    def points_now(self, s: JukugoDaifudaState) -> Sequence[int] | None:
        """Return the chips."""
        return s.chips

    def conserved(self, s: JukugoDaifudaState) -> object:
        """Return all 54 cards."""
        return gathered(*s.hands, *(x[1:] for sets in s.sets for x in sets), s.deck, s.discards, [s.daifuda])


GAME = JukugoDaifuda()


class Flip(Action):
    """Turn up the next card."""

    step = True


FLIP = Flip()


@dataclass(slots=True)
class PausingState(JukugoDaifudaState):
    """The same fields; this state waits before a card is turned up."""

    def awaits_flip(self) -> bool:
        """Ask the turn player."""
        self.daifuda, self.discarder, self.phase, self.waiting = NO_CARD, NO_SEAT, "flip", [self.turn]
        self.clear_answers()
        return True


class Flipping(Phase[JukugoDaifudaState, Action]):
    """The turn player turns up the next card."""

    def legal(self, s: JukugoDaifudaState, seat: int) -> Sequence[Action]:
        """Return the only move."""
        return (FLIP,)

    def apply(self, s: JukugoDaifudaState, seat: int, action: Action, ctx: GameContext) -> None:
        """Turn up the new daifuda."""
        turn_up(s, ctx)


class PausingJukugo(JukugoDaifuda):
    """The game with a stop before every flip."""

    actions = (*JukugoDaifuda.actions, Flip)
    phases: ClassVar[Mapping[str, Phase[Any, Any]]] = {**JukugoDaifuda.phases, "flip": Flipping()}
    state = PausingState

    def automatic(self, s: JukugoDaifudaState) -> tuple[int, Action] | None:
        """Return the flip too."""
        return (s.waiting[0], FLIP) if s.phase == "flip" and s.waiting else super().automatic(s)

    def timeout(self, s: JukugoDaifudaState, seat: int) -> Action:
        """Return the flip too."""
        return FLIP if s.phase == "flip" else super().timeout(s, seat)

    def why_not(self, s: JukugoDaifudaState, seat: int, action: Action) -> Message:
        """Refuse an answer before the flip without a word about cards: there is no daifuda."""
        early = s.phase == "flip" and not isinstance(action, Order)
        return Message("illegal-now") if early else super().why_not(s, seat, action)


class JukugoDaifudaLeg(Leg[JukugoDaifudaState]):
    """A round: the player who goes out is paid by every other player."""

    game = PausingJukugo()
    fixed: ClassVar = {"rounds": 1}
    untold: ClassVar = {"over"}
    numbered = "number"
    most = Number("rounds", 1, 16, 8)
    reasons = ("broke",)
    pass_base = 15
    cube_defaults: ClassVar = {"chips": 120}

    def start(self, seats: int, options: Options, ctx: GameContext, standing: Standing) -> JukugoDaifudaState:
        """Start a round; the chips are those of the match."""
        s = super().start(seats, options, ctx, standing)
        s.chips = list(standing.totals)
        return s

    def carry(self, s: JukugoDaifudaState, last: JukugoDaifudaState) -> None:
        """Keep the results of the rounds before, and their words."""
        s.ron_sets, s.ron_card, s.album = last.ron_sets, last.ron_card, last.album
        s.round_winners, s.round_scores, s.columns = last.round_winners, last.round_scores, last.columns

    def present(self, s: JukugoDaifudaState, standing: Standing) -> None:
        """Show the number of the round in the match."""
        s.round, s.rounds = standing.number, standing.most

    def gains(self, s: JukugoDaifudaState) -> list[int]:
        """Return the score as payments by every other player."""
        return self.award(s, s.round_winners[-1], s.round_scores[-1])

    def first(self, s: JukugoDaifudaState) -> int:
        """Return the dealer."""
        return s.dealer

    def next_first(self, s: JukugoDaifudaState) -> int:
        """Return the seat that went out; after a draw the left neighbour."""
        winner = s.round_winners[-1]
        return winner if winner != NO_SEAT else super().next_first(s)

    def stake(self, options: Options) -> int:
        """Return the chips."""
        return int(options["chips"])

    def over(self, totals: Sequence[int]) -> str:
        """Return the reason if a balance is below 0 (R16)."""
        return "broke" if min(totals) < 0 else ""

    def offers(self, s: JukugoDaifudaState, seat: int) -> bool:
        """True before the flip."""
        return s.phase == "flip"

    def award(self, s: JukugoDaifudaState, winner: int, amount: int) -> list[int]:
        """Return the amount as payments by every other player, like a score."""
        n = len(s.chips)
        return [amount * (n - 1) if p == winner else -amount for p in range(n)]

    def after_pass(self, s: JukugoDaifudaState, winner: int) -> int:
        """Return the seat that the round was given up to: it deals."""
        return winner


LEG = JukugoDaifudaLeg()
