"""The contract of a game: declared phases, legal moves, and how a match starts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from engine.core.action import Action, Shapes, read_action, read_shaped, shapes
from engine.core.arrange import BY_RANK, by_rank, by_suit
from engine.core.box import Box
from engine.core.conditions import Condition
from engine.core.context import GameContext
from engine.core.events import GameEvent
from engine.core.facts import Message
from engine.core.genre import Genre
from engine.core.horizon import OpenUntil
from engine.core.offers import Offer, Path, Values, first_offers, leads_on, offer_from
from engine.core.options import BadOption, Flag, Option, OptionValue, settle
from engine.core.state import State
from engine.core.view import View
from engine.core.wishes import Wish, Wishes

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
Rnd = Callable[[], float]
"""A source of random numbers in [0, 1)."""

PAUSE_S = (1.2, 3.0)
"""Between how many seconds whatever answers for somebody, or for a computer, takes its time, whatever the position."""
TABLE_ACTOR = -2
"""In ``waiting``: the table itself is to act, after a random pause that tells nothing (Game.house_pause)."""
Options = Mapping[str, OptionValue]
CUBE = "cube"
"""The option of a table that plays with the doubling cube."""


class Phase(Generic[S, A]):
    """One kind of decision: who may do what, and what it does.

    ``legal`` is the only source of legality: menus, checks, hints, computer players and alt text read it.
    Its order is stable and it never repeats a move. It is never empty for a seat that is waited for.
    """

    secret_readiness: ClassVar[bool] = False
    """Whether the table may not see which seats are asked or have already chosen."""

    advisable: ClassVar[bool] = True
    """Whether a hint may be asked for; False where the answer is just what one has to find out oneself."""

    asks_in_secret: ClassVar[bool] = False
    """Whether even who is asked is a secret: nobody is then called by name at the table (see ``bystander``)."""

    revocable: ClassVar[bool] = False
    """Whether moves here are choices that nobody sees before all have chosen, each for itself: one may be taken out of
    the record until then, and the others stand."""

    stepwise: ClassVar[bool] = False
    """Whether ``legal`` can be too long to show or to make at every look; ``offer`` and ``allows`` then
    tell the same without it, and views carry no list of moves."""

    foreseeable: ClassVar[bool] = True
    """Whether a seat that is not asked may prepare its next move meanwhile; False where its hand changes first."""

    urgent: ClassVar[bool] = False
    """Whether an offer waits for its answer and nothing else can go on: clocks give it less time than a move."""

    def legal(self, s: S, seat: int) -> Sequence[A]:
        """All moves of ``seat``, which is one of ``s.waiting``."""
        raise NotImplementedError

    def bystander(self, s: S) -> int | None:
        """Where it is secret who is asked: the seat that everybody knows is not, if there is one."""
        return None

    def apply(self, s: S, seat: int, action: A, ctx: GameContext) -> None:
        """Change ``s`` by a legal move and tell the table what happened."""
        raise NotImplementedError

    def allows(self, s: S, seat: int, action: A) -> bool:
        """Whether ``legal`` has ``action``; a stepwise phase answers without making the list."""
        return action in self.legal(s, seat)

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """The next step of a move of ``seat`` that begins with ``path``; () asks for the tags.

        None: nothing is open, the path is a whole move or no move at all.
        """
        return offer_from(self.legal(s, seat), path)

    def first_steps(self, s: S, seat: int, legal: Sequence[A]) -> Mapping[str, Offer | None]:
        """By tag what its first field offers, as ``offer`` tells; ``legal`` is the list, () in a stepwise phase.

        Views ask for it. A phase that has a list and its own ``offer`` can read it off the list as well (hook).
        """
        if not self.stepwise and type(self).offer is Phase.offer:
            return first_offers(legal)
        tags = self.offer(s, seat, ())
        return {str(tag): self.offer(s, seat, (tag,)) for tag in tags.values} if isinstance(tags, Values) else {}

    def prompt_variant(self, s: S, seat: int) -> Hashable:
        """Which of several prompts of this phase ``seat`` (or TABLE_ACTOR) has; None: there is only one.

        A seat that is still asked when it changes is asked anew: an answer to the former prompt is stale.
        """
        return None

    def anytime(self, s: S, seat: int) -> Sequence[A]:
        """Private moves that ``seat`` may make whether it is asked or not, such as changing a choice.

        What a seat wishes ahead of time is no affair of a phase (see Game.wishes).
        """
        return ()

    def ahead(self, s: S, seat: int) -> Sequence[Condition]:
        """The conditions under which ``seat``, which is not asked, may prepare its next move."""
        return ()

    def meant(self, s: S, seat: int, condition: Condition) -> Action | Message:
        """The move that a condition of ``seat``, which is asked now, comes to, or why to none.

        It follows from what the seat may know. Need not be legal (conditions.resolved).
        """
        return Message("ahead-not-now")


class Game(Generic[S]):
    """A game is its name, its options, its phases and how a match starts; instances hold nothing."""

    key: ClassVar[str]
    revision: ClassVar[int] = 1
    """Raised whenever an old log would replay to another position, or an old state needs ``migrate``."""
    former: ClassVar[tuple[Game[Any], ...]] = ()
    """Earlier revisions whose matches are replayed and played to their end by the rules they were dealt under."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of seats that can play."""
    default_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    actions: ClassVar[tuple[type[Action], ...]]
    phases: ClassVar[Mapping[str, Phase[Any, Any]]]
    conditions: ClassVar[tuple[type[Condition], ...]] = ()
    """The kinds of conditions (Phase.ahead)."""
    wishes: ClassVar[Wishes[Any] | None] = None
    """What seats may tell the table ahead of time and in private, in every phase."""
    state: ClassVar[type[State]]
    minutes: ClassVar[int] = 30
    """About how long a game takes at a live table; for the shelf."""
    best: ClassVar[tuple[int, ...]] = ()
    """The numbers of seats at which its author calls it best; () where nothing is said."""
    age: ClassVar[int | None] = None
    """From what age on it is, where its author says so."""
    genre: ClassVar[Genre]
    """Which page of the shelf it stands on."""
    arrangements: ClassVar[tuple[str, ...]] = ()
    """The ways in which a hand (the field ``hands``) can be ordered by its owner; the first is the usual one."""
    events: ClassVar[Mapping[str, type[GameEvent]]] = {}
    """All that can happen, by kind (see core.events.catalogue)."""
    horizons: ClassVar[Mapping[str, OpenUntil]] = {}
    """Events of which the rules let less be looked up later, by kind; all others stay open."""
    _shapes: ClassVar[Shapes]
    """What the moves look like on paper, found out at the first reading."""
    cubed: Game[Any] | None = None
    """The same game in a match with the doubling cube, where it goes with it (``engine.games.registry``)."""
    end_reasons: ClassVar[tuple[str, ...]]
    """Every value that ``state.ended`` can take; each has a recorded match among the tests."""
    unwon: ClassVar[frozenset[str]] = frozenset()
    """Those of them with which nobody has won: a draw, or a game that only looks for its loser."""
    dailies: ClassVar[tuple[Mapping[str, OptionValue], ...]] = ({},)
    """The options with which it is the deal of the day, which take turns day by day; {}: all as usual."""
    least_wins: ClassVar[bool] = False
    """Whether ``scores`` are costs, so that the least is the best; else the most is."""

    def start(self, seats: int, options: Options, ctx: GameContext) -> S:
        """The position before the first decision; ``options`` are complete (see ``check``)."""
        raise NotImplementedError

    def check(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """Options with defaults; raises BadOption, also for what this number of seats excludes."""
        return settle(self.options, given)

    def playing(self, given: Options) -> Game[Any]:
        """The game that is played at a table with these options: the match with the cube, or the game itself."""
        return self.cubed if self.cubed is not None and given.get(CUBE) else self

    def as_of(self, revision: int) -> Game[Any]:
        """The rules by which a match of ``revision`` was dealt, where they are kept (``former``); else the present."""
        return next((game for game in self.former if game.revision == revision), self)

    def settled(self, seats: int, given: Options) -> dict[str, OptionValue]:
        """What a table with these options is opened with; that the cube is off is not said. Raises BadOption."""
        game = self.playing(given)
        return game.check(seats, given if game is not self else {k: v for k, v in given.items() if k != CUBE or v})

    def choosable(self, given: Options) -> tuple[Option, ...]:
        """What can be chosen at a table that has these options: also whether it plays with the cube."""
        game = self.playing(given)
        return game.options if game is not self or self.cubed is None else (*self.options, Flag(CUBE))

    @property
    def box(self) -> Box:
        """What stands on its box."""
        return Box(self.seats, self.minutes, self.best, self.age)

    @property
    def openable(self) -> tuple[Option, ...]:
        """What can be chosen where a table is opened: the options, then those that only the match with the cube has."""
        own = {o.key for o in self.options}
        more = () if self.cubed is None else self.cubed.options
        return (*self.options, *(Flag(CUBE) if o.key == CUBE else o for o in more if o.key not in own))

    def usual_seats(self, given: Options) -> int:
        """How many seats a table has that is opened with these options and no number.

        Ruling: the default, unless the options exclude it and leave one number only.
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
        """A stored state (State.to_json) of an earlier revision as the present one would have stored it.

        Called once, when a table of ``from_revision`` goes on. Fields added since have their defaults without it
        (State.from_json); this is for what means something else now. Raises anything where there is no way.
        """
        return snapshot

    def teams(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """The team of each seat where players may choose teams before the start, else None."""
        return None

    def legal(self, s: S, seat: int) -> Sequence[Action]:
        """All moves of ``seat`` now; empty for a seat that is not waited for."""
        return self.phases[s.phase].legal(s, seat) if seat in s.waiting else ()

    def allows(self, s: S, seat: int, action: Action) -> bool:
        """Whether ``seat`` may make this move now, asked or at any time."""
        unasked = self.moves_unasked(s, seat)
        if isinstance(action, Wish):
            return unasked and action in self.wishes_of(s, seat)
        phase = self.phases[s.phase]
        return (seat in s.waiting and phase.allows(s, seat, action)) or (unasked and action in phase.anytime(s, seat))

    def moves_unasked(self, s: S, seat: int) -> bool:
        """Whether ``seat`` is one that may move without being asked: a seat that there is, and not the table itself.

        The one check of a number that names a seat: games read lists by it, and -1 would be the last of them.
        """
        return 0 <= seat < self.seat_count(s)

    def wishes_of(self, s: S, seat: int) -> Sequence[Wish]:
        """What ``seat`` may wish now."""
        return () if self.wishes is None or s.ended else self.wishes.open(s, seat)

    def anytime(self, s: S, seat: int) -> Sequence[Action]:
        """Every private move that ``seat`` may make whether it is asked or not: those of the phase, then wishes."""
        return [*self.phases[s.phase].anytime(s, seat), *self.wishes_of(s, seat)]

    def offer(self, s: S, seat: int, path: Path) -> Offer | None:
        """The next step of a move (see Phase.offer); None for a seat that is not waited for.

        None too where a field of the path was never offered, such as a number that no card has: a phase is asked only
        what goes on from its own answers.
        """
        if s.ended or seat not in s.waiting:
            return None
        phase = self.phases[s.phase]
        return phase.offer(s, seat, path) if leads_on(lambda begun: phase.offer(s, seat, begun), path) else None

    def house_pause(self, options: Options, rnd: Rnd) -> float:
        """How many seconds the table lets pass before it acts itself (TABLE_ACTOR), drawn at random.

        Unless a game says otherwise, as long as anything else that the table does for somebody (PAUSE_S).
        ``options`` are those of the header: an older table may lack some.
        """
        least, most = PAUSE_S
        return least + (most - least) * rnd()

    def apply(self, s: S, seat: int, action: Action, ctx: GameContext) -> None:
        """Carry out a legal move (unchecked; ``Match.submit`` is the checked door)."""
        if self.wishes is not None and isinstance(action, Wish):
            self.wishes.keep(s, seat, action, ctx)
            answer = self.wishes.answer(s, seat) if seat in s.waiting else None
            if answer is None:
                return
            action = answer
        self.phases[s.phase].apply(s, seat, action, ctx)

    def begins(self, s: S, seat: int, action: Action) -> Action:
        """The move on the list (Phase.legal) with which a legal one begins that is several of them; else itself."""
        return action

    def why_not(self, s: S, seat: int, action: Action) -> Message:
        """Why a refused move is not allowed; games say it better."""
        return Message("illegal-now")

    def arrange(self, how: str, view: View) -> list[int]:
        """The own hand of ``view`` in the order ``how``, one of ``arrangements``."""
        cards = list(view.s.hands[view.seat or 0])
        return by_rank(cards) if how == BY_RANK else by_suit(cards)

    def open_until(self, kind: str, options: Options) -> OpenUntil | None:
        """How long events of this kind may be looked up while the match lasts; None: as long as it lasts.

        What tells the past obeys: the log, the latest events under a table, catching up. It does not bind
        what tells an event in the moment it happens.
        """
        return self.horizons.get(kind)

    def automatic(self, s: S) -> tuple[int, Action] | None:
        """A move that the spec calls safe to play for a seat, if there is one now: everybody knows that it is forced.

        The host makes a step (Action.step) at once, any other for who wants that (see ``forced``).
        """
        return None

    def forced(self, s: S, seat: int) -> Action | None:
        """The move that is safe to play for ``seat``, if it is asked one now.

        A game in which several are forced at once says so for each.
        """
        found = None if s.ended else self.automatic(s)
        return found[1] if found is not None and found[0] == seat and not found[1].step else None

    def timeout(self, s: S, seat: int) -> Action:
        """The spec's default move for a seat whose time is up."""
        raise NotImplementedError

    def overdue(self, s: S, seat: int) -> Action | None:
        """What the table itself (TABLE_ACTOR) notes just before the clock moves for ``seat``, if the rules must know.

        One of the moves ``anytime`` allows it. Never in a phase with ``secret_readiness``: it would tell who was asked.
        """
        return None

    def follows_orders(self) -> bool:
        """Whether seats may give standing orders (Wishes.follows)."""
        return self.wishes is not None and self.wishes.follows

    def follow(self, s: S, seat: int, order: Mapping[str, int]) -> Action | None:
        """The move a standing order of ``seat`` makes now (Wishes.follow)."""
        return None if self.wishes is None else self.wishes.follow(s, seat, order)

    def wished(self, s: S, seat: int) -> Action | None:
        """What the wishes of ``seat`` answer in their time to what it is asked now (Wishes.in_time)."""
        return None if self.wishes is None or s.ended or seat not in s.waiting else self.wishes.in_time(s, seat)

    def ahead(self, s: S, seat: int) -> Sequence[Condition]:
        """The conditions under which ``seat`` may prepare its next move (Phase.ahead)."""
        return () if s.ended or seat in s.waiting else self.phases[s.phase].ahead(s, seat)

    def meant(self, s: S, seat: int, condition: Condition) -> Action | Message:
        """What a condition comes to (Phase.meant)."""
        return self.phases[s.phase].meant(s, seat, condition)

    def read_ahead(self, wire: Sequence[Any]) -> Action:
        """The move or the condition of a wire form; raises MalformedAction."""
        known = any(wire and wire[0] == kind.tag for kind in self.conditions)
        return read_action(self.conditions, wire) if known else self.read(wire)

    def conserved(self, s: S) -> object:
        """For tests: a value that no move of the same deal may change, such as all cards in order."""
        raise NotImplementedError

    def points_now(self, s: S) -> Sequence[int] | None:
        """What every seat has in the end if nothing more happens: who leads, looked back at when all is over.

        None where a position says too little of that, as where teams are secret. It may read what was hidden.
        """
        return None

    def read(self, wire: Sequence[Any]) -> Action:
        """The action of a wire form; raises MalformedAction."""
        known: Shapes | None = type(self).__dict__.get("_shapes")
        if known is None:
            known = type(self)._shapes = shapes(tuple(self.actions))
        return read_shaped(known, wire)

    def public_waiting(self, s: S, seat: int | None) -> list[int]:
        """Who is asked now, as far as ``seat`` (None: an onlooker) may know; never the table itself."""
        if s.ended or not self.phases[s.phase].secret_readiness:
            return [p for p in s.waiting if p != TABLE_ACTOR]
        # Who has chosen stays hidden: others see every seat still waiting, a seat knows only of itself.
        return [p for p in range(self.seat_count(s)) if p != seat or p in s.waiting]

    def masked(self, s: S, seat: int | None) -> S:
        """The state as ``seat`` (None: an onlooker) may know it, also who is asked (see State.masked)."""
        new = s.masked(seat)
        new.waiting = self.public_waiting(s, seat)
        return new

    def view(self, s: S, seat: int | None, *, match: str, options: Options) -> View[S]:
        """The state through the eyes of ``seat`` (None: an onlooker). The list of moves is made once for it."""
        seats = self.seat_count(s)
        phase = None if s.ended else self.phases[s.phase]
        legal: tuple[Action, ...] = ()
        first: Mapping[str, Offer | None] = {}
        if phase is not None and seat is not None and seat in s.waiting:
            legal = () if phase.stepwise else tuple(phase.legal(s, seat))
            first = phase.first_steps(s, seat, legal)
        return View(
            match=match,
            game=self.key,
            seats=seats,
            seat=seat,
            options=dict(options),
            s=self.masked(s, seat),
            legal=legal,
            first=first,
            anytime=() if phase is None or seat is None else tuple(self.anytime(s, seat)),
            team=tuple(s.team(p) for p in range(seats)),
            sealed=phase is not None and phase.secret_readiness,
        )

    def seat_count(self, s: S) -> int:
        """How many seats the state has."""
        raise NotImplementedError
