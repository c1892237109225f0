"""The values that the host returns to its callers: tables, seats, outcomes, delivery tasks. Frozen, without behaviour.

Requests between people at a table are in ``requests``.

People, guilds, channels and messages are named by Discord's ids as decimal strings; times are seconds since 1970;
``lang`` is the tag of a language. The host itself knows nothing of Discord.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from engine.core.context import Event
from engine.core.facts import Message
from engine.core.options import OptionValue
from engine.core.state import NO_SEAT
from engine.core.text.names import plain
from engine.core.view import View
from engine.host.model.requests import InactivityOffer, Invitation, SubstituteOffer, TakebackRequest

if TYPE_CHECKING:
    from engine.host.model.clock.starts import Start


class Status(StrEnum):
    """The states of a table."""

    OPEN = "open"
    PLAYING = "playing"
    PAUSED = "paused"
    """Was in play; its channel, server or a person cannot be reached."""
    FINISHED = "finished"
    """Played to the end."""
    ENDED = "ended"
    """Stopped by consent of all its people, or closed before it started."""
    EXPIRED = "expired"
    """Never started within 14 days."""


GAME_GONE, GAME_NEWER, GAME_UNREADABLE = "paused-game-gone", "paused-game-newer", "paused-game-unreadable"
AUTOMATIC = "auto"
"""The cause in the log of a move that nobody decided: a step of the rules, or a forced move that the table made."""
ASLEEP = "paused-asleep"
"""The pause of a table at which no person has done anything for two weeks; any press of its people wakes it."""
AGREED_PAUSE = "paused-agreed"
"""The pause on which all people of a table have agreed."""
GOES_ON_BY_ITSELF = frozenset({GAME_GONE, GAME_NEWER, GAME_UNREADABLE})
"""Pauses of tables that the installed games cannot play. Its people can do nothing; it goes on once a game can play it.
"""


ANYBODY, INVITED, IN_TIME, FINISHED_SOME = "all", "invited", "in_time", "finished"
JOIN = (ANYBODY, INVITED, IN_TIME, FINISHED_SOME)
"""Who may join a table: anybody, invited people, people who move in time, people who have finished some games."""


class Refused(Exception):
    """A request that is not possible now; nothing was changed. ``message`` says why, ``reason`` is its key."""

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
    """Another process wrote the table first. Nothing was changed; the caller must do the work anew
    from the beginning.
    """

    def __init__(self) -> None:
        super().__init__("stale")


@dataclass(frozen=True, slots=True)
class Person:
    """A person on Discord, with the name to show. Names are cleaned when the value is made.

    ``name`` is their name in the server ``guild`` (None: outside servers), ``everywhere`` their name where no nickname
    is set.
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
        """Their name in this server alone; "" if it is the same as everywhere."""
        return "" if self.guild is None or self.name == self.everywhere else self.name


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of a table. A seat of a running table is held by a person or by a computer player.

    ``prompt`` is 0 if the seat is not awaited. For its own person it is the number of the seat's prompt, counted for
    this seat alone; a press carries it, and a press with another number is stale. For others it is 1 if there is a
    prompt. ``since`` is when the prompt was put, for its own person, else 0. ``resigned`` is the person who left this
    seat to a computer player in mid-game.
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
    """How its person sorts the hand (Game.arrangements); empty: the game's own order."""
    since: float = 0.0
    word: str = ""
    """Its person's part in the shuffle, public; empty for computer players."""
    absent: str | None = None
    """The person who did not answer and for whom the computer player here stands in; any press of theirs ends that."""
    portrait: str = ""
    """The drawing that its person chose; empty: none."""
    time_is_up: float | None = None
    """When its clock will run out, in seconds since 1970; None if no clock runs, or this reader may not know."""
    away_until: float = 0.0
    """End of the present or last vacation of its person, or of the absent person."""
    undo: int = 0
    """For its own person: the number that a press to take the last move back carries; 0 if this is not offered."""
    takebacks_made: int = 0
    """How many moves this seat has taken back."""
    decided_from: float | None = None
    """For its own person: from when the others may decide for them (``inactivity_rules``); None if they may not."""
    pictures: str = "usual"
    """For its own person: how their private pictures are drawn (preferences.PICTURES)."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as one reader may know it.

    ``news`` grows with every change that this reader can notice and with no other; it numbers the pictures and texts
    shown to them. ``touched`` is the time of the last change that everybody could notice.
    """

    id: int
    match: str
    game: str
    revision: int
    options: Mapping[str, OptionValue]
    size: int
    """How many seats are offered; a game may start with fewer where it allows that."""
    lang: str
    guild: str | None
    channel: str
    thread: str | None
    opener: str
    status: Status
    news: int
    seats: tuple[Seat, ...]
    commitment: str
    opened: float
    touched: float
    paused_for: str = ""
    """Message key of the reason for the pause."""
    rematch_of: int | None = None
    end_votes: tuple[str, ...] = ()
    """People who have agreed to end the table."""
    hints: bool = True
    """True if hints may be asked for at this table."""
    watch: bool = False
    """True if computer players play here by themselves, for people to watch."""
    sealed: bool = False
    """True if nobody may see now who has answered: no public message may change before all have."""
    inactivity_offer: InactivityOffer | None = None
    """The choices of the others while a person does not answer."""
    invited: tuple[Invitation, ...] = ()
    """The invited people of an open table, in the order of their invitations."""
    invited_only: bool = False
    """True if only invited people may sit down."""
    when_full: bool = False
    """True if the game starts by itself once every seat is taken."""
    pace: str = "none"
    """The name of the table's time control (``time_control.PACES``)."""
    undo: str = "ask"
    """Whether moves may be taken back here (takebacks.TAKEBACKS)."""
    request: TakebackRequest | None = None
    """The open request to take a move back."""
    pause_votes: tuple[str, ...] = ()
    """People who have agreed to the proposed pause."""
    offered_seats: tuple[SubstituteOffer, ...] = ()
    """The offers of seats."""
    cards: str = ""
    """The name of the shuffles that it takes from another deal (``duplicate_deals``); "" if it has its own, or in a
    list of tables."""
    pictures: str = "usual"
    """How its public pictures are drawn (preferences.PICTURES)."""
    starts: Start | None = None
    """When it starts by itself, beside ``when_full``; None in a list of tables."""
    trust: str = ""
    """Whom its host asks to come, besides the invited: IN_TIME, FINISHED_SOME, or "" for anybody."""

    @property
    def join(self) -> str:
        """Who may join: one of JOIN."""
        return INVITED if self.invited_only else self.trust or ANYBODY

    @property
    def place(self) -> str:
        """The channel or thread where the table is shown."""
        return self.thread or self.channel

    @property
    def in_direct_messages(self) -> bool:
        """True if the table has no channel: each of its people gets it in their own direct messages."""
        return self.guild is None and not self.channel

    @property
    def home(self) -> str:
        """The server of the table; outside servers its place, and without one its number."""
        return self.guild or self.place or str(self.id)

    @property
    def names(self) -> tuple[str, ...]:
        """The name at every taken seat, in seat order."""
        return tuple(s.name for s in self.seats)

    def absent_seat(self, person: str) -> Seat | None:
        """Return the seat that this person may take back from a computer player, if any."""
        return next((s for s in self.seats if s.absent == person and s.person is None), None)

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of this person, if any."""
        return next((s for s in self.seats if s.person == person), None)

    def left_seat(self, person: str) -> Seat | None:
        """Return the seat that this person left to a computer player in mid-game and may take back, if any."""
        return next((s for s in self.seats if s.resigned == person and s.person is None), None)

    @property
    def kept(self) -> tuple[Invitation, ...]:
        """The invitations for which a seat is kept, in seat order."""
        return tuple(sorted((i for i in self.invited if i.seat != NO_SEAT), key=lambda i: i.seat))


@dataclass(frozen=True, slots=True)
class Acted:
    """The outcome of an accepted press. ``events`` are those the person may know, oldest first.

    ``repeated``: this interaction was answered before, and nothing changed now. ``view`` is what the person sees now,
    if they moved. ``at`` numbers the change among all changes of the table, also secret ones: it is for
    Deliveries.acknowledge_refresh and must never be shown. ``hand`` is the mover's live hand when the move was written,
    ``since_last_move`` the moves since their last move, which is this one (see ``since_last_move``).
    """

    table: TableInfo
    events: tuple[Event, ...] = ()
    repeated: bool = False
    view: View | None = None
    at: int = 0
    hand: Post | None = None
    since_last_move: tuple[LogLine, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of a table's history as its reader may know it.

    ``number`` counts the moves from 1, as turning points do. It is 0 for other entries, and before the table is over,
    as it would count secret moves. ``change`` is set if the first line is the person's own last move
    (``since_last_move``): the number of the change that wrote it; else 0. It is never shown, as it would count secret
    moves too.
    """

    seat: int | None
    at: float
    events: tuple[Event, ...]
    number: int = 0
    change: int = 0


UNASKED = "unasked"
"""The fact of a HAND whose person is not asked yet (``DeliveryKind``)."""


class DeliveryKind(StrEnum):
    """The kinds of tasks of the delivery worker."""

    TABLE = "table"
    """Show the newest public state at the table (target: ""); of a table without a channel to one person (target)."""
    HAND = "hand"
    """Send a fresh private hand to the person (target) who is asked now. This is the ping.

    The fact ``private`` says that the person is asked because of a secret move; then nothing may be sent to the table.
    The fact ``in_place`` is the prompt that was put without a sound; the task waits to ring. The fact ``unasked`` says
    that it is the first hand of a person who is not asked yet: it may come together with their first prompt.
    """
    REFRESH = "refresh"
    """Edit the person's live hand message to the newest state, or remove its buttons; no ping.

    With the fact ``anew``, the hand that the person wants to have replaced, it comes in a new message. No other task
    takes this wish away.
    """
    NOTICE = "notice"
    """Send the person (target) or the table ("") the message of a key in ``facts``."""
    NEXT = "next"
    """Tell the person (target) that they are next; ``facts`` as those of a notice."""
    MENTION = "mention"
    """Mention the person (target) at the table, as no direct message reaches them."""
    CALL = "call"
    """Mention at the table, at once, all people whom no direct message reaches, while it is secret who is asked.

    ``facts``: ``at``, when that began; ``but``, the seat that is known not to be asked, or -1.
    """
    RESULT = "result"
    """Send the end as a new message: to the table (target: "") or to the person (target), whose hand is deleted."""
    INACTIVITY = "standstill"
    """Tell the person (target) what they may decide while another does not answer; the message is kept up to date.

    The fact ``called`` says that Discord took no direct message: they are told at the table. Stores know the kind by
    its former name.
    """
    TIDY = "tidy"
    """Bring messages up to date that are neither the table nor a hand, because Discord failed before (target: "")."""
    THREAD = "thread"
    """Name the table's thread after its players (target: "")."""
    REPORT = "report"
    """Tell the managers of the table's server of a report (target: its id)."""
    CLEAR = "clear"
    """Delete an old message (target: its id); ``facts``: its ``channel`` and its ``kind`` of post."""


@dataclass(frozen=True, slots=True)
class DeliveryTask:
    """A task from the outbox. A newer task of the same table, kind and target replaces an older one."""

    id: int
    table: int
    kind: DeliveryKind
    target: str
    seq: int
    tries: int
    facts: Mapping[str, Any] = field(default_factory=dict)
    due: float = field(default=0.0, compare=False)
    place: str = field(default="", compare=False)
    """The channel or thread of the table; for a table without one its number. Tasks of one place share a lane."""
    guild: str | None = field(default=None, compare=False)
    """The server of the table."""


@dataclass(frozen=True, slots=True)
class Post:
    """A live message of a table: its public message (target "", or the person to whom a table without a channel is
    shown) or a person's hand."""

    table: int
    kind: str
    target: str
    channel: str
    message: str
    seq: int
    at: float


@dataclass(frozen=True, slots=True)
class WantedReminder:
    """The reminders that a person wants: by table id the prompt, and whether all others have answered.

    The prompt reminders.TO_START says that the person can start the table. ``trying`` is since when a message may have
    been sent (None: not), ``sent`` when the last one was.
    """

    person: str
    wanted: Mapping[int, tuple[int, bool]]
    trying: float | None
    sent: float | None
    last: Post | None
