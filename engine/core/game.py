"""The contract of a game: declared phases, legal moves, and how a match starts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action, Shapes, read_action, read_shaped, shapes
from engine.core.box import Box
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Message
from engine.core.genre import Genre
from engine.core.knowledge.horizon import OpenUntil
from engine.core.offers import Offer, Path, Values, first_offers, leads_on, offer_from
from engine.core.options import BadOption, Flag, Option, OptionValue, settle
from engine.core.prepared.arrange import BY_RANK, by_rank, by_suit
from engine.core.prepared.conditions import Condition
from engine.core.prepared.wishes import Wish, Wishes
from engine.core.state import State
from engine.core.view import View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Rnd = Callable[[], float]
"""A source of random numbers in [0, 1)."""

PAUSE_S = (1.2, 3.0)
"""The range in seconds of the pause before an automatic answer for a person or a computer, whatever the position."""
TABLE_ACTOR = -2
"""An entry of ``waiting``: the table itself must act, after a random pause that reveals nothing (Game.table_pause)."""
Options = Mapping[str, OptionValue]
CUBE = "cube"
"""The option of a table that plays with the doubling cube."""


class Phase(Generic[S, A]):
    """One kind of decision: which seats may make which moves, and their effects.

    ``legal`` is the only source of legality: menus, checks, hints, computer players and alt text read it. Its order is
    stable and it never repeats a move. It is never empty for a waiting seat.
    """

    secret_readiness: ClassVar[bool] = False
    """Whether it is hidden from the table which seats are asked and which have chosen."""

    advisable: ClassVar[bool] = True
    """Whether a player may ask for a hint; False if finding the answer is the point of the game."""

    wishable: ClassVar[bool] = False
    """Whether the game's wishes answer this question too: only then they are offered beside it."""

    asks_in_secret: ClassVar[bool] = False
    """Whether it is secret which seat is asked. The table then names no seat (see ``bystander``)."""

    revocable: ClassVar[bool] = False
    """Whether moves here are independent secret choices that are revealed together. Until then one choice may be taken
    out of the record while the others remain."""

    stepwise: ClassVar[bool] = False
    """Whether ``legal`` can be too long to show, or too slow to build for each view. ``offer`` and ``allows`` then give
    the same answers without the list, and views carry no list of moves."""

    foreseeable: ClassVar[bool] = True
    """Whether a seat that is not asked may prepare its next move; False if its hand changes before that move."""

    urgent: ClassVar[bool] = False
    """Whether an offer waits for an answer and blocks the match: clocks give it less time than a move."""

    def legal(self, s: S, seat: int) -> Sequence[A]:
        """Return all moves of ``seat``, which is one of ``s.waiting``."""
        raise NotImplementedError

    def bystander(self, s: S) -> int | None:
        """If it is secret which seat is asked: return the seat that all players know is not asked, or None."""
        return None

    def apply(self, s: S, seat: int, action: A, ctx: GameContext) -> None:
        """Carry out a legal move on ``s`` and report the events."""
        raise NotImplementedError

    def allows(self, s: S, seat: int, action: A) -> bool:
        """True if ``legal`` contains ``action``. A stepwise phase answers without building the list."""
        return action in self.legal(s, seat)

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the next step of a move of ``seat`` that begins with ``path``; () asks for the tags.

        None: the path is a whole move or the beginning of no move.
        """
        return offer_from(self.legal(s, seat), path)

    def proposals(self, s: S, seat: int) -> Sequence[Action]:
        """Return up to three whole moves that a view offers as one press each, where a move has many fields (hook).

        They follow from what the seat knows alone, and are always the same in one position.
        """
        return ()

    def first_steps(self, s: S, seat: int, legal: Sequence[A]) -> Mapping[str, Offer | None]:
        """Return by tag the offer for the first field. ``legal`` is the list of moves, () in a stepwise phase.

        Views call this. A phase that has both a list and its own ``offer`` can also derive it from the list (hook).
        """
        if not self.stepwise and type(self).offer is Phase.offer:
            return first_offers(legal)
        tags = self.offer(s, seat, ())
        return {str(tag): self.offer(s, seat, (tag,)) for tag in tags.values} if isinstance(tags, Values) else {}

    def prompt_variant(self, s: S, seat: int) -> Hashable:
        """Return which of several prompts of this phase ``seat`` (or TABLE_ACTOR) has; None if there is only one.

        If the value changes while the seat is still asked, the seat gets a new prompt and an answer to the former one
        is stale.
        """
        return None

    def anytime(self, s: S, seat: int) -> Sequence[A]:
        """Return private moves that ``seat`` may make whether it is asked or not, such as changing a choice.

        Wishes do not belong to a phase (see Game.wishes).
        """
        return ()

    def ahead(self, s: S, seat: int) -> Sequence[Condition]:
        """Return the conditions under which ``seat``, which is not asked, may prepare its next move."""
        return ()

    def meant(self, s: S, seat: int, condition: Condition) -> Action | Message:
        """Return the move that a condition of ``seat``, which is asked now, becomes, or why it becomes none.

        The answer depends only on what the seat may know. It need not be legal (conditions.resolved).
        """
        return Message("ahead-not-now")


class Game(Generic[S]):
    """A game: its name, options, phases and the start of a match. Instances hold no state."""

    key: ClassVar[str]
    revision: ClassVar[int] = 1
    """Raise this number if an old log would replay to another position, or if an old state needs ``migrate``."""
    former: ClassVar[tuple[Game[Any], ...]] = ()
    """The game under the rules of earlier revisions; a match of such a revision is replayed and finished by them."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats that can play."""
    default_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    only_with: ClassVar[Mapping[str, tuple[str, tuple[OptionValue, ...]]]] = {}
    """Options that have an effect only with some values of another option: by key, the other's key and its values."""
    actions: ClassVar[tuple[type[Action], ...]]
    phases: ClassVar[Mapping[str, Phase[Any, Any]]]
    in_turn: ClassVar[frozenset[str]] = frozenset()
    """Phases in which one seat acts, and after its turn the next one by number: everybody knows who is next."""
    conditions: ClassVar[tuple[type[Condition], ...]] = ()
    """The kinds of conditions (Phase.ahead)."""
    wishes: ClassVar[Wishes[Any] | None] = None
    """The moves by which a seat informs the table ahead of time and in private, in every phase."""
    state: ClassVar[type[State]]
    minutes: ClassVar[int] = 30
    """The approximate duration in minutes at a live table; for the shelf."""
    best: ClassVar[tuple[int, ...]] = ()
    """The numbers of seats that the author recommends; () if the author states none."""
    age: ClassVar[int | None] = None
    """The minimum age, if the author states one."""
    genre: ClassVar[Genre]
    """The page of the shelf that lists the game."""
    arrangements: ClassVar[tuple[str, ...]] = ()
    """The orders in which an owner can arrange a hand (the field ``hands``); the first is the usual one."""
    events: ClassVar[Mapping[str, type[GameEvent]]] = {}
    """All events by kind (see core.events.catalogue)."""
    horizons: ClassVar[Mapping[str, OpenUntil]] = {}
    """By kind: events that the rules hide after a while; all others stay open."""
    _shapes: ClassVar[Shapes]
    """The fields of the moves in the stored form, computed at the first reading."""
    cubed: Game[Any] | None = None
    """The same game in a match with the doubling cube, if the cube works with it (``engine.games.registry``)."""
    end_reasons: ClassVar[tuple[str, ...]]
    """Every value that ``state.ended`` can take; the tests have a recorded match for each."""
    unwon: ClassVar[frozenset[str]] = frozenset()
    """The reasons in ``end_reasons`` without a winner: a draw, or a game that only determines a loser."""
    dailies: ClassVar[tuple[Mapping[str, OptionValue], ...]] = ({},)
    """The options that the deal of the day uses, one per day in turn; {}: all defaults."""
    least_wins: ClassVar[bool] = False
    """Whether ``scores`` are costs, so that the lowest score is best; otherwise the highest is."""

    def start(self, seats: int, options: Options, ctx: GameContext) -> S:
        """Return the position before the first decision. ``options`` are complete (see ``check``)."""
        raise NotImplementedError

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Return the options with defaults filled in. Raises BadOption, also for options that this number of seats
        excludes."""
        return settle(self.options, given)

    def playing(self, given: Options) -> Game[Any]:
        """Return the game that a table with these options plays: the match with the cube, or the game itself."""
        return self.cubed if self.cubed is not None and given.get(CUBE) else self

    def as_of(self, revision: int) -> Game[Any]:
        """Return the rules of ``revision`` if they are kept (``former``), otherwise the present rules."""
        return next((game for game in self.former if game.revision == revision), self)

    def settled(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Return the options for opening a table; the cube option is left out if it is off. Raises BadOption."""
        game = self.playing(given)
        return game.check(seats, given if game is not self else {k: v for k, v in given.items() if k != CUBE or v})

    def choosable(self, given: Options) -> tuple[Option, ...]:
        """Return the options that a player can choose at a table with these options, the cube option included."""
        game = self.playing(given)
        return game.options if game is not self or self.cubed is None else (*self.options, Flag(CUBE))

    def has_effect(self, option: str, given: Options) -> bool:
        """True if an option changes anything at a table with these options."""
        other, values = self.only_with.get(option, (option, ()))
        return other not in given or not values or given[other] in values

    @property
    def box(self) -> Box:
        """Return the facts on the game's box."""
        return Box(self.seats, self.minutes, self.best, self.age)

    def usual_seats(self, given: Options) -> int:
        """Return the number of seats of a table that is opened with these options and without a number.

        Ruling: it is the default, unless the options exclude it and leave only one number.
        """
        fits = [n for n in self.seats if self._admits(n, given)]
        return fits[0] if len(fits) == 1 else self.default_seats

    def _admits(self, seats: int, given: Options) -> bool:
        try:
            self.check(seats, given)
        except BadOption:
            return False
        return True

    def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
        """Return a stored state (State.to_json) of an earlier revision in the form of the present one.

        The host calls this once, when a table of ``from_revision`` is resumed. Fields added since then get their
        defaults without it (State.from_json). This method converts fields whose meaning changed. It raises any
        exception if it cannot.
        """
        return snapshot

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Return the team of each seat if players may choose teams before the start, otherwise None."""
        return None

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        """Return all moves of ``seat`` now; empty for a seat that is not waiting."""
        return self.phases[s.phase].legal(s, seat) if seat in s.waiting else ()

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """True if ``seat`` may make this move now, as an answer or at any time."""
        unasked = self.moves_unasked(s, seat)
        if isinstance(action, Wish):
            return unasked and action in self.wishes_of(s, seat)
        phase = self.phases[s.phase]
        return (seat in s.waiting and phase.allows(s, seat, action)) or (unasked and action in phase.anytime(s, seat))

    def moves_unasked(self, s: S, seat: int) -> bool:
        """True if ``seat`` may move without being asked: it is an existing seat and not the table itself.

        This is the only check of a seat number: games index lists by it, and -1 would select the last entry.
        """
        return 0 <= seat < self.seat_count(s)

    def wishes_of(self, s: S, seat: int) -> Sequence[Wish]:
        """Return the wishes that ``seat`` may make now."""
        return () if self.wishes is None or s.ended else self.wishes.open(s, seat)

    def anytime(self, s: S, seat: int) -> Sequence[Action]:
        """Return every private move that ``seat`` may make whether asked or not: those of the phase, then wishes."""
        return [*self.phases[s.phase].anytime(s, seat), *self.wishes_of(s, seat)]

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """Return the next step of a move (see Phase.offer); None for a seat that is not waiting.

        None also if a field of the path was never offered, such as a number that no card has. A phase gets only paths
        that continue its own answers.
        """
        if s.ended or seat not in s.waiting:
            return None
        phase = self.phases[s.phase]
        return phase.offer(s, seat, path) if leads_on(lambda begun: phase.offer(s, seat, begun), path) else None

    def table_pause(self, options: Options, rnd: Rnd) -> float:
        """Return how many seconds the table waits before it acts itself (TABLE_ACTOR), drawn at random.

        The default is the range of all automatic answers (PAUSE_S). ``options`` are those of the header: an older table
        may lack some.
        """
        least, most = PAUSE_S
        return least + (most - least) * rnd()

    def apply(self, s: S, seat: int, action: Action, ctx: GameContext) -> None:
        """Carry out a legal move without a check; ``Match.submit`` is the checked entry."""
        if self.wishes is not None and isinstance(action, Wish):
            self.wishes.keep(s, seat, action, ctx)
            answer = self.wishes.answer(s, seat) if seat in s.waiting else None
            if answer is None:
                return
            action = answer
        self.phases[s.phase].apply(s, seat, action, ctx)

    def begins(self, s: S, seat: int, action: Action) -> Action:
        """Return the listed move (Phase.legal) that begins a legal combined move; otherwise the move itself."""
        return action

    def why_not(self, s: S, seat: int, action: Action) -> Message:
        """Return why a refused move is not allowed; games give more specific reasons."""
        return Message("illegal-now")

    def arrange(self, how: str, view: View) -> list[int]:
        """Return ``view`` with its own hand in the order ``how``, one of ``arrangements``."""
        cards = list(view.s.hands[view.seat or 0])
        return by_rank(cards) if how == BY_RANK else by_suit(cards)

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """Return how long players may look up events of this kind during the match; None: for the whole match.

        The log, the latest events under a table and the catch-up obey this limit. The announcement of an event when it
        happens does not.
        """
        return self.horizons.get(kind)

    def automatic(self, s: S) -> tuple[int, Action] | None:
        """Return the move that the spec calls safe to play for a seat, if there is one now: all players know it is
        forced.

        The host makes a step (Action.step) at once. It makes any other move for seats that want automatic moves
        (``forced``).
        """
        return None

    def forced(self, s: S, seat: int) -> Action | None:
        """Return the move that is safe to play for ``seat``, if it is asked and has one.

        A game in which several seats have forced moves at once overrides this.
        """
        found = None if s.ended else self.automatic(s)
        return found[1] if found is not None and found[0] == seat and not found[1].step else None

    def timeout(self, s: S, seat: int) -> Action:
        """Return the move of a seat whose time is up: the first legal one, if the spec names no other."""
        return self.legal(s, seat)[0]

    def overdue(self, s: S, seat: int) -> Action | None:
        """Return the move by which the table (TABLE_ACTOR) notes that the clock will move for ``seat``, if the rules
        need it.

        ``anytime`` must list the move. Never used in a phase with ``secret_readiness``: it would reveal which seat was
        asked.
        """
        return None

    def follows_orders(self) -> bool:
        """True if seats may give standing orders (Wishes.follows)."""
        return self.wishes is not None and self.wishes.follows

    def follow(self, s: S, seat: int, order: Mapping[str, int]) -> Action | None:
        """Return the move that a standing order of ``seat`` makes now (Wishes.follow)."""
        return None if self.wishes is None else self.wishes.follow(s, seat, order)

    def wished(self, s: S, seat: int) -> Action | None:
        """Return the delayed answer of the wishes of ``seat`` to its present prompt (Wishes.in_time)."""
        return None if self.wishes is None or s.ended or seat not in s.waiting else self.wishes.in_time(s, seat)

    def ahead(self, s: S, seat: int) -> Sequence[Condition]:
        """Return the conditions under which ``seat`` may prepare its next move (Phase.ahead)."""
        return () if s.ended or seat in s.waiting else self.phases[s.phase].ahead(s, seat)

    def meant(self, s: S, seat: int, condition: Condition) -> Action | Message:
        """Return the move that a condition becomes (Phase.meant)."""
        return self.phases[s.phase].meant(s, seat, condition)

    def read_ahead(self, wire: Sequence[Any]) -> Action:
        """Return the move or condition of a wire form. Raises MalformedAction."""
        known = any(wire and wire[0] == kind.tag for kind in self.conditions)
        return read_action(self.conditions, wire) if known else self.read(wire)

    def conserved(self, s: S) -> object:
        """For tests: return a value that no move within a deal may change, such as all cards in order."""
        raise NotImplementedError

    def points_now(self, s: S) -> Sequence[int] | None:
        """Return the final points of every seat if nothing more happened; used after the match to show who led when.

        None if a position does not determine them, for example with secret teams. It may read hidden fields.
        """
        return None

    def read(self, wire: Sequence[Any]) -> Action:
        """Return the action of a wire form. Raises MalformedAction."""
        known: Shapes | None = type(self).__dict__.get("_shapes")
        if known is None:
            known = type(self)._shapes = shapes(tuple(self.actions))
        return read_shaped(known, wire)

    def next_turn(self, view: View[S]) -> int | None:
        """Return the seat whose turn comes after that of the one seat that acts now, as an onlooker knows it; None if
        that is secret, or depends on the move. ``view`` is an onlooker's.
        """
        acting = view.acting
        if len(acting) != 1 or view.phase not in self.in_turn:
            return None
        return (acting[0] + 1) % view.seats

    def public_waiting(self, s: S, seat: int | None) -> list[int]:
        """Return the seats that are asked, as far as ``seat`` (None: an onlooker) may know; never the table itself."""
        if s.ended or not self.phases[s.phase].secret_readiness:
            return [p for p in s.waiting if p != TABLE_ACTOR]
        # Who has chosen is hidden: a seat sees all other seats waiting and knows only its own choice.
        return [p for p in range(self.seat_count(s)) if p != seat or p in s.waiting]

    def masked(self, s: S, seat: int | None) -> S:
        """Return the state as ``seat`` (None: an onlooker) may know it, including ``waiting`` (see State.masked)."""
        new = s.masked(seat)
        new.waiting = self.public_waiting(s, seat)
        return new

    def view(self, s: S, seat: int | None, *, match: str, options: Options) -> View[S]:
        """Return the view of ``seat`` (None: an onlooker). The list of moves is built once for it."""
        seats = self.seat_count(s)
        phase = None if s.ended else self.phases[s.phase]
        legal: tuple[Action, ...] = ()
        first: Mapping[str, Offer | None] = {}
        proposals: tuple[Action, ...] = ()
        if phase is not None and seat is not None and seat in s.waiting:
            legal = () if phase.stepwise else tuple(phase.legal(s, seat))
            first = phase.first_steps(s, seat, legal)
            proposals = tuple(phase.proposals(s, seat))
        return View(
            match=match,
            game=self.key,
            seats=seats,
            seat=seat,
            options=dict(options),
            s=self.masked(s, seat),
            legal=legal,
            first=first,
            proposals=proposals,
            anytime=() if phase is None or seat is None else tuple(self.anytime(s, seat)),
            team=tuple(s.team(p) for p in range(seats)),
            sealed=phase is not None and phase.secret_readiness,
        )

    def seat_count(self, s: S) -> int:
        """Return the number of seats: that of the hands, unless a game has none."""
        state: Any = s
        return len(state.hands)
