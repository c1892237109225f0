"""Whether a person who is asked has the prompt put in place, without a sound, and when a ring follows. Pure rules.

Rulings:

1. A person who pressed anything within the last minute sees the prompt on the hand that they have. If the prompt is
   still open after two minutes without a press, the person has gone: a fresh hand comes and rings, once.
2. If no other person waits (a person plays with computers alone), both times are ten minutes.
3. Others do not wait for ever: a person who only presses elsewhere is called when the prompt is ten minutes old.
4. With a clock the ring comes at the latest when half of the time that was left for the prompt is used.
5. The rules use only the person's own presses, prompt and clock, so that a ring tells nothing about others.
"""

from __future__ import annotations

from engine.host.model.records import TableInfo

PRESENT_S = 60.0
"""Seconds after a press in which the person is assumed to look at their hands."""
SILENT_S = 120.0
"""Seconds without a press after which a prompt that was shown without a sound rings."""
ALONE_S = 600.0
"""Both of these times if a person plays with computers alone."""
LONGEST_S = 600.0
"""The longest that others wait for a ring, in seconds."""
DEADLINE_SHARE = 0.5
"""The share of the time for a prompt that is used at most when it rings."""


def rings_at(info: TableInfo, person: str, pressed: float, now: float, *, put: bool) -> float | None:
    """Return when the open prompt of a person rings; None: now.

    ``info`` is the table as this person may see it, ``pressed`` the time of their last press (0.0: unknown). ``put``:
    the prompt was already shown without a sound.
    """
    seat = info.seat_of(person)
    if seat is None or not seat.prompt or pressed > now:
        # A press in the future was made before the clock was set back: its age is unknown.
        return None
    alone = sum(s.person is not None for s in info.seats) == 1
    present, silent = (ALONE_S, ALONE_S) if alone else (PRESENT_S, SILENT_S)
    due = pressed + silent
    if not put and now >= pressed + present:
        return None
    if not alone:
        due = min(due, seat.since + LONGEST_S)
    if seat.time_is_up is not None:
        due = min(due, seat.since + DEADLINE_SHARE * max(0.0, seat.time_is_up - seat.since))
    return due if due > now else None
