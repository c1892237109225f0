"""A table as its rows: read before a change and written after it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from engine.core.options import OptionValue
from engine.core.state import NO_SEAT
from engine.core.text.names import distinct, plain
from engine.host.model import takebacks
from engine.host.model.clock.active_time import Gap
from engine.host.model.clock.inactivity_rules import SILENCE_LIMIT_S, Stall, decided_from, public_offer
from engine.host.model.clock.quiet_hours import QuietHours, quiet_hours
from engine.host.model.clock.starts import BY_PRESS, Start
from engine.host.model.clock.time_control import NONE, UNUSED, SeatClock, time_is_up
from engine.host.model.clock.timeouts import moves_at
from engine.host.model.columns import Written, as_json, column, dump, flag, read
from engine.host.model.preferences import USUAL
from engine.host.model.records import (
    ANYBODY,
    FINISHED_SOME,
    IN_TIME,
    INVITED,
    Refused,
    Seat,
    Status,
    TableInfo,
)
from engine.host.model.requests import InactivityOffer, Invitation, SubstituteOffer
from engine.host.model.takebacks import TakebackCounts
from engine.host.store.contract import Row

NEVER, ONCE = Written.NEVER, Written.ONCE

OVER = frozenset({Status.FINISHED, Status.ENDED, Status.EXPIRED})
"""Nothing more can happen at a table of these states."""


DAILY = "daily:"
"""Prefix of the name of a daily deal's shuffles."""
CUP = "cup:"
"""Prefix of the name of the shuffles of a cup's round: the numbers of the cup, of the round and of the seats follow."""
PLAYED_ON = "from:"
"""Prefix of the name of the shuffles of a table that goes on from a position of a game; the cards' name follows."""


@dataclass(frozen=True, slots=True)
class MoveContext:
    """Data besides its row that a change needs of a table.

    ``orders``: seats with a standing order. ``hands``: people who have, or are about to get, a hand message.
    ``by_hand``: people who make forced moves themselves.
    """

    orders: frozenset[int]
    hands: frozenset[str]
    by_hand: frozenset[str] = frozenset()


NO_CONTEXT = MoveContext(frozenset(), frozenset())
"""A table without orders and hand messages."""


def _value(status: Status) -> str:
    return status.value


def _read_stall(text: str | None) -> Stall | None:
    return Stall.from_json(json.loads(text)) if text else None


def _write_stall(stall: Stall | None) -> str:
    return "" if stall is None else dump(stall.to_json())


def _read_invited(stored: list[Any]) -> list[Invitation]:
    return [Invitation.from_json(i) for i in stored]


def _write_invited(invited: list[Invitation]) -> list[Any]:
    return [i.to_json() for i in invited]


def _read_takebacks(text: str) -> TakebackCounts:
    return TakebackCounts.from_json(json.loads(text)) if text else TakebackCounts()


def _write_takebacks(counts: TakebackCounts) -> str:
    return dump(counts.to_json())


@dataclass(slots=True)
class SeatRow:
    """A taken seat. ``word`` is its person's part in the shuffle (see nonces); computer players have none.

    ``absent`` is the person for whom the computer player here stands in; they may come back (inactivity_rules, ruling
    5).

    ``prompt`` as in records.Seat; ``prompted_at`` is when it was put; ``pinged`` is the ``prompt`` that a ping was sent
    for. ``prompts`` counts only this seat's prompts. The count is in buttons, so it must not grow with moves of others:
    it would reveal secret ones. ``news`` counts changes that only this seat could notice.
    """

    seat: int = field(metadata=column())
    person: str | None = field(metadata=column())
    name: str = field(metadata=column(plain))
    """An older release may have stored any text, so the name is cleaned when it is read."""
    computer: str | None = field(default=None, metadata=column())
    word: str = field(default="", metadata=column())
    resigned: str | None = field(default=None, metadata=column())
    prompt: int = field(default=0, metadata=column())
    prompted_at: float = field(default=0.0, metadata=column())
    pinged: int = field(default=0, metadata=column())
    hints: int = field(default=0, metadata=column(view="seat_hints"))
    arrangement: str = field(default="", metadata=column())
    prompts: int = field(default=0, metadata=column())
    news: int = field(default=0, metadata=column(view="seat_news"))
    absent: str | None = field(default=None, metadata=column())
    may_take_back: int = field(default=takebacks.NO_MOVE, metadata=column(name="may_undo"))
    """Kind of its person's last move that may perhaps still be taken back: see ``takebacks``."""
    clock: SeatClock = field(default=UNUSED, metadata=column(SeatClock.from_json, SeatClock.to_json))
    portrait: str = ""
    """The drawing chosen by the person here, or by the absent one; stored with the person, not with the seat."""
    pictures: str = USUAL
    """How the person here wants their own pictures drawn; stored with the person too."""
    next_notes: bool = False
    """True if the person here is told that they are next; stored with the person too."""
    quiet: QuietHours | None = None
    away: tuple[Gap, ...] = ()
    away_until: float = 0.0
    """The three fields are stored with the person too: their quiet hours, the vacations for which they want to be
    waited for, and the end of their present or last vacation of any kind."""

    def people(self) -> tuple[str, ...]:
        """Return the people of the seat: the one who sits here, the absent one, the one who left it."""
        return tuple(person for person in (self.person, self.absent, self.resigned) if person is not None)

    def put(self, now: float) -> None:
        """Put the next prompt to this seat."""
        self.prompts += 1
        self.prompt, self.prompted_at = self.prompts, now


@dataclass(slots=True)
class TableRow:
    """The row of a table and its seats, in seat order; no secrets.

    ``seq`` counts every change, also secret ones: it guards writes and never leaves the host. ``news`` counts the
    changes that everybody may notice.
    """

    id: int = field(metadata=column(written=NEVER))
    match: str = field(metadata=column(written=ONCE))
    game: str = field(metadata=column(written=ONCE))
    revision: int = field(metadata=column())
    options: dict[str, OptionValue] = field(metadata=as_json())
    size: int = field(metadata=column())
    lang: str = field(metadata=column(written=ONCE))
    guild: str | None = field(metadata=column(written=ONCE))
    channel: str = field(metadata=column(written=ONCE))
    thread: str | None = field(metadata=column(written=ONCE))
    opener: str = field(metadata=column())
    status: Status = field(metadata=column(Status, _value))
    seq: int = field(metadata=column(written=ONCE))
    moves: int = field(metadata=column())
    """Entries in the log."""
    opened: float = field(metadata=column(written=ONCE))
    touched: float = field(metadata=column())
    paused_for: str = field(metadata=column())
    rematch_of: int | None = field(metadata=column(written=ONCE))
    votes: list[str] = field(metadata=as_json())
    sealed: int = field(metadata=column())
    """Not 0 while nobody may see who has chosen."""
    commitment: str = field(metadata=column(written=ONCE))
    seats: list[SeatRow]
    hints: bool = field(default=True, metadata=flag())
    watch: bool = field(default=False, metadata=flag(ONCE))
    news: int = field(default=1, metadata=column())
    since: float = field(default=0.0, metadata=column())
    """While readiness is secret: the time of the last change that everybody could see. Afterwards: when the secrecy
    ended."""
    stall: Stall | None = field(default=None, metadata=column(_read_stall, _write_stall))
    offered: InactivityOffer | None = None
    """The offer to go on without a person, in the form that people saw last."""
    silence_limit: float = SILENCE_LIMIT_S
    """How long a person may be silent here, in seconds."""
    armed: float | None = None
    """When the table's inactivity timer is due, as stored."""
    version: int = 0
    """Counts every write of the table, also quiet ones; it guards writes and never leaves the host."""
    substitutes_armed: float | None = None
    """When the timer of a person who asked for a seat is due, as stored."""
    request_armed: float | None = None
    """When the timer of a request to take a move back is due, as stored."""
    invited: list[Invitation] = field(default_factory=list, metadata=as_json(_read_invited, _write_invited))
    invited_only: bool = field(default=False, metadata=flag())
    when_full: bool = field(default=False, metadata=flag())
    starts: Start = field(default=BY_PRESS, metadata=column(Start.from_json, Start.to_json))
    """When it starts by itself, beside ``when_full``."""
    start_armed: float | None = None
    """When the timer of its start is due, as stored."""
    pace: str = field(default=NONE, metadata=column())
    """The name of its time control (see ``time_control``)."""
    pause_votes: list[str] = field(default_factory=list)
    """People who have agreed to a pause (``pausing``)."""
    offered_seats: list[SubstituteOffer] = field(default_factory=list)
    """The offers of seats (``substitutes``)."""
    ready_told: bool = False
    """True if the opener has been told that the game can start."""
    heard: float = field(default=0.0, metadata=column())
    """When one of its people last did something that everybody may know of."""
    outages: tuple[Gap, ...] = ()
    """Outages, as far as running clocks need them; the same for all tables."""
    cards: str = ""
    """The name of the shuffles that it takes from another deal (``duplicate_deals``); "" if it has its own."""
    undo: str = field(default=takebacks.ASK, metadata=column())
    pictures: str = field(default=USUAL, metadata=column())
    """How its public pictures are drawn, one of preferences.PICTURES."""
    trust: str = field(default="", metadata=column())
    """Whom its host asks to come, besides the invited: IN_TIME, FINISHED_SOME, or "" for anybody."""
    takebacks: TakebackCounts = field(
        default_factory=TakebackCounts, metadata=column(_read_takebacks, _write_takebacks)
    )
    context: MoveContext = NO_CONTEXT
    answered: bool = False
    """True if the interaction for which the row was read has been carried out already."""

    @property
    def join(self) -> str:
        """Who may join: one of records.JOIN."""
        return INVITED if self.invited_only else self.trust or ANYBODY

    @join.setter
    def join(self, join: str) -> None:
        self.invited_only = join == INVITED
        self.trust = join if join in (IN_TIME, FINISHED_SOME) else ""

    def of(self, person: str) -> SeatRow | None:
        """Return the seat of this person, if any."""
        return next((seat_row for seat_row in self.seats if seat_row.person == person), None)

    def left(self, person: str) -> SeatRow | None:
        """Return the seat that this person left to a computer player in mid-game, unless another person took it."""
        return next(
            (seat_row for seat_row in self.seats if seat_row.resigned == person and seat_row.person is None), None
        )

    def absent(self, person: str) -> SeatRow | None:
        """Return the seat in which a computer player stands in for this person, unless another person took it."""
        return next(
            (seat_row for seat_row in self.seats if seat_row.absent == person and seat_row.person is None), None
        )

    def at(self, seat: int) -> SeatRow | None:
        """Return the row of this seat, or None if it is free."""
        return next((seat_row for seat_row in self.seats if seat_row.seat == seat), None)

    def seated(self, person: str) -> SeatRow:
        """Return the seat of this person. Raises Refused."""
        seat_row = self.of(person)
        if seat_row is None:
            raise Refused("not-at-this-table")
        return seat_row

    def names(self) -> dict[int, str]:
        """Return the names to show by seat, also for kept seats; people with names that look alike get different ones.

        Only this method decides that; ``SeatRow.name`` is the person's own name.
        """
        kept = {i.seat: i.name for i in self.invited if i.seat != NO_SEAT}
        return distinct(kept | {seat_row.seat: seat_row.name for seat_row in self.seats})

    def called(self, seat_row: SeatRow) -> str:
        """Return the name to show of a seated player (``names``)."""
        return self.names().get(seat_row.seat, seat_row.name)

    def name_of(self, person: str, name: str) -> str:
        """Return the name to show of a person; ``name`` if they do not sit here."""
        seat_row = self.of(person)
        return name if seat_row is None else self.called(seat_row)

    def people(self) -> tuple[str, ...]:
        """Return the names to show of all who sit here, in seat order."""
        names = self.names()
        return tuple(names[seat_row.seat] for seat_row in self.seats)

    def humans(self) -> list[SeatRow]:
        """Seats held by people."""
        return [seat_row for seat_row in self.seats if seat_row.person is not None]

    def must_be_open(self) -> None:
        """Raises Refused unless the table waits for its start."""
        if self.status in OVER:
            raise Refused("table-over")
        if self.status is not Status.OPEN:
            raise Refused("already-started")

    @property
    def is_for_one(self) -> bool:
        """True if one person alone may sit there: at the daily deal, and where they play on from a position."""
        return self.cards.startswith((DAILY, PLAYED_ON))

    @property
    def in_direct_messages(self) -> bool:
        """True if the table has no channel: each of its people gets it in their own direct messages."""
        return self.guild is None and not self.channel

    def must_not_be_for_one(self) -> None:
        """Raises Refused for a table of one person, where they can only play."""
        if self.is_for_one:
            raise Refused("cards-fixed")

    def must_have_own_cards(self) -> None:
        """Raises Refused if the table takes its shuffles from another deal, as those fix the
        options, seats and words.
        """
        if self.cards:
            raise Refused("cards-fixed")

    def must_be_started(self) -> None:
        """Raises Refused unless the table has been dealt and is not over (it may be paused)."""
        if self.status in OVER:
            raise Refused("table-over")
        if self.status is Status.OPEN:
            raise Refused("not-started")

    def must_be_playing(self) -> None:
        """Raises Refused unless moves can be made."""
        self.must_be_started()
        if self.status is Status.PAUSED:
            raise Refused("table-paused", why=self.paused_for)

    def copy(self) -> TableRow:
        """Return a copy that the caller may change."""
        return replace(
            self,
            seats=[replace(seat_row) for seat_row in self.seats],
            votes=list(self.votes),
            options=dict(self.options),
            stall=None,
            takebacks=TakebackCounts(),
            invited=list(self.invited),
        )

    def info(self, viewer: str | None = None) -> TableInfo:
        """Return the table as ``viewer`` (None: anyone) may know it.

        Of another seat's ``prompt`` it shows yes (1) or no (0); while readiness is secret, yes for all.
        """
        own = None if viewer is None else self.of(viewer)
        names = self.names()
        return TableInfo(
            id=self.id,
            match=self.match,
            game=self.game,
            revision=self.revision,
            options=self.options,
            size=self.size,
            lang=self.lang,
            guild=self.guild,
            channel=self.channel,
            thread=self.thread,
            opener=self.opener,
            status=self.status,
            news=self.news + (0 if own is None else own.news),
            seats=tuple(self._seat(seat_row, names[seat_row.seat], viewer) for seat_row in self.seats),
            commitment=self.commitment,
            opened=self.opened,
            touched=self.touched,
            paused_for=self.paused_for,
            rematch_of=self.rematch_of,
            end_votes=tuple(self.votes),
            hints=self.hints,
            watch=self.watch,
            sealed=bool(self.sealed),
            inactivity_offer=public_offer(self, moves_at(self)),
            invited=tuple(i if self.at(i.seat) else replace(i, name=names.get(i.seat, i.name)) for i in self.invited),
            invited_only=self.invited_only,
            when_full=self.when_full,
            pace=self.pace,
            undo=self.undo,
            request=takebacks.public_request(self),
            pause_votes=tuple(self.pause_votes) if self.status is Status.PLAYING else (),
            offered_seats=() if self.status in OVER else tuple(self.offered_seats),
            cards=self.cards,
            pictures=self.pictures,
            starts=self.starts,
            trust=self.trust,
        )

    def _seat(self, row: SeatRow, name: str, viewer: str | None) -> Seat:
        mine = viewer is not None and row.person == viewer
        return Seat(
            seat=row.seat,
            person=row.person,
            name=name,
            computer=row.computer,
            prompt=row.prompt if mine else int(bool(self.sealed or row.prompt)),
            resigned=row.resigned,
            hints=row.hints,
            arrangement=row.arrangement,
            since=row.prompted_at if mine and row.prompt else 0.0,
            word=row.word,
            absent=row.absent,
            portrait="" if row.person is None else row.portrait,
            # While readiness is secret, a running clock would reveal who has not answered.
            time_is_up=time_is_up(self, row) if mine or not self.sealed else None,
            away_until=row.away_until,
            undo=row.prompts if mine and takebacks.may_press(self, row.seat) else 0,
            takebacks_made=self.takebacks.made.get(row.seat, 0),
            decided_from=decided_from(self, row) if mine else None,
            pictures=row.pictures if mine else USUAL,
        )


def table_rows(rows: Iterable[Row], outages: tuple[Gap, ...] = ()) -> list[TableRow]:
    """Return tables from rows of the view ``table_rows``: one row for each taken seat, a table's rows in seat order."""
    out: dict[int, TableRow] = {}
    for r in rows:
        if r["id"] not in out:
            out[r["id"]] = TableRow(**read(TableRow, r), seats=[], outages=outages)
        if r["seat"] is not None:
            away = json.loads(r["away"] or "[]")
            seat_row = SeatRow(
                **read(SeatRow, r),
                portrait=r["portrait"] or "",
                pictures=r["own_pictures"] or USUAL,
                next_notes=bool(r["next_notes"]),
                quiet=quiet_hours(r["quiet_from"], r["quiet_until"], r["zone"], r["quiet_days"], r["holidays"]),
                away=tuple((began, until) for began, until, how in away if how != "computer"),
                away_until=max((until for _, until, _ in away), default=0.0),
            )
            out[r["id"]].seats.append(seat_row)
    for table in out.values():
        table.request_armed = None if table.takebacks.open is None else table.takebacks.open.due
        table.start_armed = table.starts.at or None
        table.offered = public_offer(table)
    return list(out.values())
