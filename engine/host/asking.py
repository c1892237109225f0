"""Who is asked after a change, and which errands and timers that brings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from typing import Any

from engine.core.game import TABLE_ACTOR, Game, Options
from engine.core.match import Match
from engine.host.change import Change
from engine.host.desk import Around, Chair
from engine.host.records import Errand, Status

COMPUTER, ORDER, TABLE_ACTS = "computer", "order", "table"
"""Kinds of timers: a computer player's move, a standing order, the table acting itself (game.TABLE_ACTOR)."""
SILENCE, NOBODY_ANSWERS = "silence", -3
"""The kind of the timer by which a table looks for people who do not answer, and what stands for its seat."""

AUTOMATIC, TIMEOUT, PERSON = "auto", "timeout", "person"
CAUSES = frozenset({COMPUTER, ORDER, TABLE_ACTS, AUTOMATIC, TIMEOUT})
"""By what a move in the log was made: also by the rules themselves, or by the table for somebody who did not answer.
Any other cause is the id of the person who made it; a record calls that PERSON."""

TablePause = Callable[[Game[Any], Options], float]
"""How many seconds a table of these options waits before it acts itself."""

WATCH_PAUSE = 2.5
"""Seconds more between moves at a table that people watch."""


@dataclass(frozen=True, slots=True)
class Before:
    """A table before a move. ``match`` stays where it was, so that what could be seen is asked only if need be."""

    match: Match[Any]
    secret: bool
    """Whether nobody was to see who chooses."""
    house: bool = False
    """Whether the table itself was already to act."""


def as_it_was(match: Match[Any]) -> Before:
    """Take down a match that nobody will move any more."""
    return Before(match, is_secret(match), TABLE_ACTOR in match.state.waiting)


def is_secret(match: Match[Any]) -> bool:
    """Whether the present phase hides who has already chosen."""
    return not match.over and match.game.phases[match.state.phase].secret_readiness


def question(match: Match[Any], seat: int) -> Hashable:
    """What the phase says it asks a seat (see Phase.question)."""
    return None if match.over else match.game.phases[match.state.phase].question(match.state, seat)


def follow_up(
    change: Change,
    match: Match[Any],
    before: Before,
    around: Around,
    *,
    acted: Collection[int],
    present: str | None,
    pace: Callable[[], float],
    table_pause: TablePause,
    aside: bool = False,
) -> None:
    """Complete a change of a running table whose match has moved: questions, timers, errands.

    ``acted``: seats that moved. ``present``: the person who pressed, who therefore needs no ping. ``aside``:
    the move was a private one that needs no question; the table is shown anew only if it can be seen there.
    """
    desk = change.desk
    if match.over:
        finish(change, Status.FINISHED)
        return
    secret = is_secret(match)
    desk.sealed = (desk.sealed or change.seq) if secret else 0
    public_stays = before.match.view(None) == match.view(None)

    def sees_news(seat: int) -> bool:
        # Every seat sees what onlookers see, so single hands are compared only where nothing public changed.
        return not public_stays or before.match.view(seat) != match.view(seat)

    # That cards are dealt is for everybody to see, whatever the first phase hides.
    change.secret = public_stays and not change.header and (aside or (before.secret and secret))
    if not change.secret:
        change.errand(Errand.TABLE)
        if secret or before.secret:
            # Who waits for whom is told by this clock alone; what anybody does in secret leaves it.
            desk.since, desk.stall = change.now, None
        call_all(change, match)
    asked_before = [chair.asked for chair in desk.chairs]
    asked_anew = {p for p in (*range(len(desk.chairs)), TABLE_ACTOR) if question(before.match, p) != question(match, p)}
    for chair in desk.chairs:
        ask(
            change,
            chair,
            chair.seat in match.state.waiting,
            chair.seat in asked_anew or chair.seat in acted,
            present,
            around,
            pace,
        )
    if change.secret:
        for chair, asked in zip(desk.chairs, asked_before, strict=True):
            if chair.seat in acted or chair.asked != asked or sees_news(chair.seat):
                chair.news += 1
    if TABLE_ACTOR in match.state.waiting:
        if TABLE_ACTOR in asked_anew or not before.house or TABLE_ACTOR in acted:
            change.timers[TABLE_ACTOR] = (
                TABLE_ACTS,
                change.seq,
                change.now + table_pause(match.game, match.header.options),
            )
    elif before.house:
        change.timers[TABLE_ACTOR] = None
    for chair in desk.humans():
        who = chair.person or ""
        pinged_now = change.errands.get((Errand.HAND, who)) is not None
        if pinged_now:
            continue
        if who == present or chair.seat in acted or (who in around.hands and sees_news(chair.seat)):
            change.errand(Errand.REFRESH, who)


def call_all(change: Change, match: Match[Any]) -> None:
    """Where it is secret from now on who is asked, have everybody called who may be; else nobody any more."""
    phase = None if match.over else match.game.phases[match.state.phase]
    if phase is not None and phase.asks_in_secret:
        but = phase.bystander(match.state)
        change.errand(Errand.CALL, at=change.now, but=-1 if but is None else but)
    else:
        change.no_errand(Errand.CALL, "")


def ask(
    change: Change,
    chair: Chair,
    waiting: bool,
    acted: bool,
    present: str | None,
    around: Around,
    pace: Callable[[], float],
) -> None:
    """Put the question to a seat, or take it away; asked seats that did not act keep theirs."""
    if chair.asked and (not waiting or acted):
        chair.asked = 0
        change.timers[chair.seat] = None
        if chair.person:
            change.no_errand(Errand.HAND, chair.person)
    if waiting and not chair.asked:
        chair.put(change.now)
        remind(change, chair, chair.person == present, around, pace)
    change.seats_changed = True


def remind(change: Change, chair: Chair, present: bool, around: Around, pace: Callable[[], float]) -> None:
    """Make sure that an asked seat will answer: a timer for computers and orders, a ping for people."""
    if chair.person is None:
        slower = WATCH_PAUSE if change.desk.watch else 0.0
        change.timers[chair.seat] = (COMPUTER, chair.asked, change.now + pace() + slower)
    elif chair.seat in around.orders:
        change.timers[chair.seat] = (ORDER, chair.asked, change.now + pace())
    elif present:
        chair.pinged = chair.asked
    else:
        ping(change, chair)


def ping(change: Change, chair: Chair) -> None:
    """Send a person the hand, once for each question."""
    if chair.person and chair.pinged != chair.asked:
        chair.pinged = chair.asked
        change.seats_changed = True
        change.errand(Errand.HAND, chair.person, **({"private": True} if change.secret else {}))


def finish(change: Change, status: Status) -> None:
    """Nobody is asked any more, and everybody is told, also for whom a computer sits in."""
    desk = change.desk
    desk.status, desk.sealed, desk.paused_for = status, 0, ""
    for chair in desk.chairs:
        chair.asked = 0
        change.timers[chair.seat] = None
        change.orders[chair.seat] = None
        if person := chair.person or chair.absent:
            for old in (Errand.HAND, Errand.REFRESH, Errand.MENTION):
                change.no_errand(old, person)
            change.errand(Errand.RESULT, person)
    change.timers[TABLE_ACTOR] = None
    change.seats_changed = True
    for old in (Errand.TABLE, Errand.CALL):
        change.no_errand(old, "")
    change.errand(Errand.RESULT)
