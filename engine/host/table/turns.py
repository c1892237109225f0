"""The seats that are asked after a change, and the tasks and timers that follow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import TABLE_ACTOR, Game, Options
from engine.core.match import Match
from engine.host.model.change import Change
from engine.host.model.clock.next_notes import tell_next
from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import AUTOMATIC, DeliveryKind, Status
from engine.host.model.rows import MoveContext, SeatRow, TableRow
from engine.host.model.takebacks import NO_MOVE, SEALED_CHOICE

COMPUTER, ORDER, TABLE_ACTS = TimerKind.COMPUTER.value, TimerKind.ORDER.value, TimerKind.TABLE.value
"""Causes of moves that follow a timer."""
TIMEOUT, PERSON = "timeout", "person"
CAUSES = frozenset({COMPUTER, ORDER, TABLE_ACTS, AUTOMATIC, TIMEOUT})
"""All causes of moves in the log that are no person, also AUTOMATIC (the rules themselves) and TIMEOUT (the table moved
for a person who did not answer). Any other cause is the id of the person who made the move; a record calls it PERSON.
"""

TablePause = Callable[[Game[Any], Options], float]
"""Returns how many seconds a table with these options waits before it acts by itself."""

Pace = Callable[[], float]
"""Returns how many seconds a computer player waits before its next move."""

UNASKED_S = 20.0
"""Seconds until a hand that is not asked is refreshed after moves of others. Several moves then need one picture, and
mostly none: a round of five people who take five seconds each is over, and the next prompt shows all of it. The table
shows each move at once."""
WATCH_PAUSE = 2.5
"""Additional seconds between moves at a table that people watch."""


@dataclass(slots=True)
class Pauses:
    """Seconds before a move, by mover. Pauses exist so that a delay reveals nothing."""

    computer: Pace
    """Before a move of a computer player."""
    table: TablePause
    """Before a move of the table, where the rules let it act by itself."""
    unasked: float
    """How long the refresh of a hand that is not asked may be delayed (UNASKED_S)."""


@dataclass(frozen=True, slots=True)
class BeforeMove:
    """A table before a move. ``match`` keeps the former position, so that views are compared only if needed."""

    match: Match[Any]
    secret: bool
    """True if the phase hid who chooses."""
    table_acting: bool = False
    """True if the table itself was already due to act."""


def before_move(match: Match[Any]) -> BeforeMove:
    """Return a ``BeforeMove`` of a match that nobody will move any more."""
    return BeforeMove(match, is_secret(match), TABLE_ACTOR in match.state.waiting)


def is_secret(match: Match[Any]) -> bool:
    """True if the present phase hides who has already chosen."""
    return not match.over and match.game.phases[match.state.phase].secret_readiness


def prompt_variant(match: Match[Any], seat: int) -> Hashable:
    """Return the phase's mark of the question that it asks a seat (see Phase.prompt_variant)."""
    return None if match.over else match.game.phases[match.state.phase].prompt_variant(match.state, seat)


class Views:
    """The views of a match before and after a move. Single hands are compared only if nothing public has changed."""

    def __init__(self, before: Match[Any], after: Match[Any]) -> None:
        self.before = before
        self.after = after
        self.public_changed = before.view(None) != after.view(None)

    def changed_for(self, seat: int) -> bool:
        """True if the move changed what this seat sees, which includes everything public."""
        return self.public_changed or self.before.view(seat) != self.after.view(seat)


def complete_move(
    change: Change,
    match: Match[Any],
    before: BeforeMove,
    context: MoveContext,
    pauses: Pauses,
    *,
    acted: Collection[int],
    present: str | None,
    aside: bool = False,
) -> None:
    """Complete a change of a running table whose match has moved: prompts, timers, tasks.

    ``acted``: seats that moved. ``present``: the person who pressed and so needs no ping. ``aside``: the move was
    private and needed no prompt; the table is shown anew only if its public view changed.
    """
    table = change.table
    if match.over:
        finish(change, Status.FINISHED)
        return
    context, answered, views = (
        with_answers(context, match, table),
        answered_for(match, table),
        Views(before.match, match),
    )
    show_table(change, match, before, views, aside=aside)
    if before.match.state.phase != match.state.phase:
        for seat_row in table.seats:
            if seat_row.may_take_back == SEALED_CHOICE:
                seat_row.may_take_back = NO_MOVE
    prompts_before = [seat_row.prompt for seat_row in table.seats]
    anew = prompted_anew(before.match, match, table) | {*acted}
    for seat_row in table.seats:
        waiting = seat_row.seat in match.state.waiting
        update_prompt(change, seat_row, waiting, seat_row.seat in anew, present, context, pauses.computer)
    for seat in answered ^ answered_for(before.match, table):
        seat_row, prompt = table.seats[seat], prompts_before[seat]
        if prompt and seat_row.prompt == prompt:
            # The wish was given, or taken back, after the prompt.
            change.stop_seat_timer(seat)
            notify(change, seat_row, seat_row.person == present, context, pauses.computer)
    if change.secret:
        for seat_row, prompt in zip(table.seats, prompts_before, strict=True):
            if seat_row.seat in acted or seat_row.prompt != prompt or views.changed_for(seat_row.seat):
                seat_row.news += 1
    time_table_act(change, match, before, anew, pauses.table)
    refresh_hands(change, context, prompts_before, views, acted=acted, present=present, unasked=pauses.unasked)
    if not change.secret:
        tell_next(change, match, pauses.unasked)


def show_table(change: Change, match: Match[Any], before: BeforeMove, views: Views, *, aside: bool) -> None:
    """Set who may know of the change, and show the table anew unless the change is secret."""
    table, secret = change.table, is_secret(match)
    change.urgent = match.game.phases[match.state.phase].urgent
    table.sealed = (table.sealed or change.seq) if secret else 0
    # The deal itself is public, even if the first phase hides who chooses.
    change.secret = not views.public_changed and not change.header and (aside or (before.secret and secret))
    if change.secret:
        return
    change.add_task(DeliveryKind.TABLE)
    drop_request(change)
    if secret or before.secret:
        # This clock alone shows how long the table waits; a secret move must not restart it.
        table.since, table.stall = change.now, None
    call_all(change, match)


def prompted_anew(before: Match[Any], match: Match[Any], table: TableRow) -> set[int]:
    """Return the seats, or TABLE_ACTOR, whose phase asks another question than before."""
    actors = (*range(len(table.seats)), TABLE_ACTOR)
    return {actor for actor in actors if prompt_variant(before, actor) != prompt_variant(match, actor)}


def time_table_act(
    change: Change, match: Match[Any], before: BeforeMove, anew: Collection[int], pause: TablePause
) -> None:
    """Set or stop the timer of the table's own move. ``anew``: who was asked anew, or has acted."""
    if TABLE_ACTOR in match.state.waiting:
        if TABLE_ACTOR in anew or not before.table_acting:
            due = change.now + pause(match.game, match.header.options)
            change.start_timer(TimerKind.TABLE, due, prompt=change.seq)
    elif before.table_acting:
        change.stop_timer(TimerKind.TABLE)


def refresh_hands(
    change: Change,
    context: MoveContext,
    prompts_before: Sequence[int],
    views: Views,
    *,
    acted: Collection[int],
    present: str | None,
    unasked: float,
) -> None:
    """Refresh the hands that the move changed, except those that get a fresh hand. ``unasked``: see UNASKED_S."""
    for seat_row, prompt in zip(change.table.seats, prompts_before, strict=True):
        person = seat_row.person or ""
        if not person or change.tasks.get((DeliveryKind.HAND, person)) is not None:
            continue
        if person == present or seat_row.seat in acted:
            change.add_task(DeliveryKind.REFRESH, person)
        elif person in context.hands and views.changed_for(seat_row.seat):
            waits = not prompt and not seat_row.prompt
            change.add_later(unasked if waits else 0.0, DeliveryKind.REFRESH, person)


def drop_request(change: Change) -> None:
    """End the request to take a move back, and cancel its notices."""
    table = change.table
    standing = table.takebacks.open
    if standing is None:
        return
    table.takebacks.open = None
    for seat_row in table.humans():
        if seat_row.seat in standing.asked:
            change.cancel_task(DeliveryKind.NOTICE, seat_row.person or "")


def answered_for(match: Match[Any], table: TableRow) -> frozenset[int]:
    """Return the asked seats that the table can answer for: by a wish of the seat (Game.wished), or with a forced move
    (Game.forced) if the person wants the table to make it."""
    if match.over:
        return frozenset()
    game, s, found = match.game, match.state, set()
    for seat_row in table.seats:
        if seat_row.seat in s.waiting and (
            game.wished(s, seat_row.seat) is not None
            or (
                seat_row.person is not None
                and seat_row.person not in table.context.by_hand
                and game.forced(s, seat_row.seat) is not None
            )
        ):
            found.add(seat_row.seat)
    return frozenset(found)


def with_answers(context: MoveContext, match: Match[Any], table: TableRow) -> MoveContext:
    """Return the context with those seats among ``orders`` that the table can answer for."""
    return replace(context, orders=context.orders | answered_for(match, table))


def call_all(change: Change, match: Match[Any]) -> None:
    """Put one public call to all who may be asked if the phase hides who is asked; otherwise cancel the call."""
    phase = None if match.over else match.game.phases[match.state.phase]
    if phase is not None and phase.asks_in_secret:
        but = phase.bystander(match.state)
        change.add_task(DeliveryKind.CALL, at=change.now, but=-1 if but is None else but)
    else:
        change.cancel_task(DeliveryKind.CALL, "")


def update_prompt(
    change: Change,
    seat_row: SeatRow,
    waiting: bool,
    acted: bool,
    present: str | None,
    context: MoveContext,
    pace: Pace,
) -> None:
    """Put the prompt to a seat, or remove it; an asked seat that did not act keeps its prompt."""
    if seat_row.prompt and (not waiting or acted):
        seat_row.prompt = 0
        change.stop_seat_timer(seat_row.seat)
        if seat_row.person:
            change.cancel_task(DeliveryKind.HAND, seat_row.person)
    if waiting and not seat_row.prompt:
        seat_row.put(change.now)
        notify(change, seat_row, seat_row.person == present, context, pace)
    change.seats_changed = True


def notify(change: Change, seat_row: SeatRow, present: bool, context: MoveContext, pace: Pace) -> None:
    """Make sure that an asked seat will answer: a timer for computers and orders, a ping for people."""
    if seat_row.person is None:
        slower = WATCH_PAUSE if change.table.watch else 0.0
        change.start_timer(TimerKind.COMPUTER, change.now + pace() + slower, seat_row.seat, seat_row.prompt)
    elif seat_row.seat in context.orders:
        change.start_timer(TimerKind.ORDER, change.now + pace(), seat_row.seat, seat_row.prompt)
    elif present:
        seat_row.pinged = seat_row.prompt
    else:
        ping(change, seat_row)


def ping(change: Change, seat_row: SeatRow) -> None:
    """Send a person the hand, at most once for each prompt."""
    if seat_row.person and seat_row.pinged != seat_row.prompt:
        seat_row.pinged = seat_row.prompt
        change.seats_changed = True
        change.add_task(DeliveryKind.HAND, seat_row.person, **({"private": True} if change.secret else {}))


def finish(change: Change, status: Status) -> None:
    """End the table: remove all prompts, and tell every person, also one whom a computer player replaces."""
    table = change.table
    table.status, table.sealed, table.paused_for = status, 0, ""
    for seat_row in table.seats:
        seat_row.prompt = 0
        change.stop_seat_timer(seat_row.seat)
        change.orders[seat_row.seat] = None
        if person := seat_row.person or seat_row.absent:
            for old in (DeliveryKind.HAND, DeliveryKind.REFRESH, DeliveryKind.MENTION, DeliveryKind.NEXT):
                change.cancel_task(old, person)
            change.add_task(DeliveryKind.RESULT, person)
    change.stop_timer(TimerKind.TABLE)
    change.seats_changed = True
    for old in (DeliveryKind.TABLE, DeliveryKind.CALL):
        change.cancel_task(old, "")
    change.add_task(DeliveryKind.RESULT)
