"""What the host tells its callers: tables, seats, outcomes, delivery tasks. Frozen values, no behaviour.

What people at a table ask of each other is in ``requests``.

People, guilds, channels and messages are named by Discord's ids as decimal strings; times are seconds
since 1970; ``lang`` is "ja" or "en". The host itself knows nothing of Discord.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.core.context import Event
from engine.core.facts import Message
from engine.core.names import plain
from engine.core.options import OptionValue
from engine.core.state import NO_SEAT
from engine.core.view import View
from engine.host.model.requests import Invitation, Standstill, SubstituteOffer, TakebackRequest


class Status(StrEnum):
    """The life of a table."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    """Was playing; its channel, server or a person is out of reach."""
    FINISHED = "finished"
    """Played to the end."""
    ENDED = "ended"
    """Stopped by everyone's consent, or closed before it started."""
    EXPIRED = "expired"
    """Never started within 14 days."""


GAME_GONE, GAME_NEWER, GAME_UNREADABLE = "paused-game-gone", "paused-game-newer", "paused-game-unreadable"
AUTOMATIC = "auto"
"""The cause in the log of what was nobody's decision: a step of the rules, a forced move that the table made."""
ASLEEP = "paused-asleep"
"""Why a table is paused that has not heard of any of its people for two weeks; any press of theirs wakes it."""
AGREED_PAUSE = "paused-agreed"
"""Why a table is paused whose people have agreed to it."""
GOES_ON_BY_ITSELF = frozenset({GAME_GONE, GAME_NEWER, GAME_UNREADABLE})
"""Why a table is paused that the games we have cannot play: nobody at it can do anything, it goes on when they can."""


class Refused(Exception):
    """What was asked is not possible now; nothing changed. ``message`` says why, ``reason`` is its key."""

    def __init__(self, reason: str, /, **facts: Any) -> None:
        super().__init__(reason)
        self.message = Message(reason, facts)

    @property
    def reason(self) -> str:
        """The key of the message."""
        return self.message.key

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the message."""
        return dict(self.message.facts)


class Overtaken(Refused):
    """Another process wrote the table first: nothing changed, and the same is to be done anew from the beginning."""

    def __init__(self) -> None:
        super().__init__("stale")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord, with the name to show; whatever they call themselves, it comes in clean.

    ``name`` is what they are called in the server ``guild`` (None: outside servers), ``everywhere`` what they are
    called where no nickname holds.
    """

    id: str
    name: str
    everywhere: str = ""
    guild: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", plain(self.name))
        object.__setattr__(self, "everywhere", plain(self.everywhere) or self.name)

    @property
    def nickname(self) -> str:
        """What they are called in this server alone; "" where that is nothing else than everywhere."""
        return "" if self.guild is None or self.name == self.everywhere else self.name


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table. A seat of a running table is held by a person or by a computer player.

    ``prompt`` is 0 when the seat is not waited for. To its own person it is the number of the prompt put to
    this seat, counted for this seat alone; a press carries it, and one that carries another number is stale.
    Others are told only that there is one (1). ``since`` is when it was put, for its own person, else 0.
    ``resigned`` is the person who left this seat to a computer player in mid-game.
    """

    seat: int
    person: str | None
    name: str
    computer: str | None = None
    prompt: int = 0
    resigned: str | None = None
    hints: int = 0
    """How many hints this seat has asked for."""
    arrangement: str = ""
    """How its owner holds the hand (Game.arrangements); empty: as the game does."""
    since: float = 0.0
    word: str = ""
    """Its holder's part in the shuffle, as everybody may see it; empty for computers."""
    absent: str | None = None
    """The person who did not answer and for whom the computer here stands in: any press brings them back."""
    portrait: str = ""
    """By what its person has chosen to be shown; empty: by the letter of the name."""
    time_is_up: float | None = None
    """When its clock will have run down, in seconds since 1970; None where none runs, or this reader may not know."""
    away_until: float = 0.0
    """Until when its person, or the one a computer stands in for, is or was away."""
    undo: int = 0
    """To its own person the number that a press to take the last move back carries; 0 where none is offered."""
    undos: int = 0
    """How many moves this seat has taken back."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as one reader may know it.

    ``seq`` grows with every change that this reader can notice and with no other; it numbers what they are
    shown. ``touched`` is when something last changed for everybody.
    """

    id: int
    match: str
    game: str
    revision: int
    options: Mapping[str, OptionValue]
    size: int
    """How many seats are offered; a game may start with fewer where it allows."""
    lang: str
    guild: str | None
    channel: str
    thread: str | None
    opener: str
    status: Status
    seq: int
    seats: tuple[Seat, ...]
    commitment: str
    opened: float
    touched: float
    paused_for: str = ""
    """Message key of why the table is paused."""
    rematch_of: int | None = None
    end_votes: tuple[str, ...] = ()
    """People who have agreed to end the table."""
    hints: bool = True
    """Whether hints may be asked for at this table."""
    watch: bool = False
    """Whether computer players play here by themselves, for people to watch."""
    sealed: bool = False
    """Whether nobody may see now who has answered: no public message may change before all have."""
    standstill: Standstill | None = None
    """What the others may agree on while somebody does not answer."""
    invited: tuple[Invitation, ...] = ()
    """Who is invited while the table waits, in the order they were."""
    invited_only: bool = False
    """Whether only those who are invited may sit down."""
    when_full: bool = False
    """Whether the game starts by itself once every seat is taken."""
    pace: str = "none"
    """The name of the table's time control (``time_control.PACES``)."""
    undo: str = "ask"
    """Whether moves may be taken back here (takebacks.UNDO)."""
    request: TakebackRequest | None = None
    """Who asks now to take a move back."""
    pause_votes: tuple[str, ...] = ()
    """People who have agreed to the pause that is proposed."""
    chairs: tuple[SubstituteOffer, ...] = ()
    """The chairs that are offered."""
    cards: str = ""
    """Whose shuffles it takes over (``duplicate_deals``); "" where it has its own, or in a list of tables."""

    @property
    def place(self) -> str:
        """The channel or thread where the table is shown."""
        return self.thread or self.channel

    @property
    def names(self) -> tuple[str, ...]:
        """The name at every taken seat, in seat order."""
        return tuple(s.name for s in self.seats)

    def absent_seat(self, person: str) -> Seat | None:
        """The seat that this person may take back from a computer, if any."""
        return next((s for s in self.seats if s.absent == person and s.person is None), None)

    def seat_of(self, person: str) -> Seat | None:
        """The seat this person holds, if any."""
        return next((s for s in self.seats if s.person == person), None)

    def left_seat(self, person: str) -> Seat | None:
        """The seat that this person left to a computer in mid-game and may take back, if any."""
        return next((s for s in self.seats if s.resigned == person and s.person is None), None)

    @property
    def kept(self) -> tuple[Invitation, ...]:
        """The invitations for which a seat is kept, in seat order."""
        return tuple(sorted((i for i in self.invited if i.seat != NO_SEAT), key=lambda i: i.seat))


@dataclass(frozen=True, slots=True)
class Acted:
    """What an accepted press led to. ``events`` are those the person may know, oldest first.

    ``repeated`` tells that this very interaction had been answered before: nothing changed now. ``view`` is
    the position the person sees now, where they moved. ``at`` numbers the change among all of the table, secret
    ones too: for Deliveries.acknowledge_refresh, never to be shown itself. ``hand`` is the mover's live hand when
    the move was written, ``lately`` what has happened since their last move, which is this one (see ``lately``).
    """

    table: TableInfo
    events: tuple[Event, ...] = ()
    repeated: bool = False
    view: View | None = None
    at: int = 0
    hand: Post | None = None
    lately: tuple[LogLine, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of a table's history as somebody may know it.

    ``number`` counts the moves from 1, as turning points do, once the table is over; before it is 0, as it would count
    secret moves. Of what is no move it is 0. ``change`` is the number of the change that wrote a person's own last
    move, where their line comes first (``lately``), else 0; it is for us alone, as it would count secret moves too.
    """

    seat: int | None
    at: float
    events: tuple[Event, ...]
    number: int = 0
    change: int = 0


class DeliveryKind(StrEnum):
    """What the delivery worker is asked to do."""

    TABLE = "table"
    """Show the newest public state at the table (target: "")."""
    HAND = "hand"
    """Send a fresh private hand: the person (target) became active. This is the ping.

    The fact ``private`` says that a move of which nobody may notice anything made them active: then nothing may
    be said at the table.
    """
    REFRESH = "refresh"
    """Bring the person's live hand message up to date, or take away its buttons; no ping."""
    NOTICE = "notice"
    """Tell the person (target) or the table ("") a message key in ``facts``."""
    MENTION = "mention"
    """Call the person (target) at the table, where no direct message reaches them."""
    CALL = "call"
    """Call at the table, all at once, whoever no direct message reaches, while it is secret who is asked.

    ``facts``: ``at``, when that began; ``but``, the seat that is known not to be asked, or -1.
    """
    RESULT = "result"
    """Tell the end by a new message: to the table (target: "") or to the person (target), whose hand goes away."""
    CLEAR = "clear"
    """Take an old message (target: its id) away; ``facts``: its ``channel`` and the ``kind`` of post it was."""


@dataclass(frozen=True, slots=True)
class DeliveryTask:
    """A task from the outbox. Newer ones of the same table, kind and target replace older ones."""

    id: int
    table: int
    kind: DeliveryKind
    target: str
    seq: int
    tries: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    due: float = field(default=0.0, compare=False)
    place: str = field(default="", compare=False)
    """The channel or thread of the table."""
    guild: str | None = field(default=None, compare=False)
    """The server of the table."""


@dataclass(frozen=True, slots=True)
class Post:
    """A live message of a table: its public message (target "") or a person's hand."""

    table: int
    kind: str
    target: str
    channel: str
    message: str
    seq: int
    at: float


@dataclass(frozen=True, slots=True)
class WantedReminder:
    """Of what a person is still to be reminded: tables by id with the prompt (reminders.TO_START: that they can start
    it), and whether all others have answered.

    ``trying`` is since when a message of it may have been sent already (None: not), ``sent`` when the one before was.
    """

    person: str
    wanted: Mapping[int, tuple[int, bool]]
    trying: float | None
    sent: float | None
    last: Post | None
