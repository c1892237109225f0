"""Whether a person who is asked has the prompt put in place, without a sound, and when a ring follows. Pure rules.

Rulings:

1. Whoever pressed anything within the last minute sees the prompt on the hand that is there. If it still stands when
   they have pressed nothing for two minutes, they have gone: the hand comes anew and rings, once.
2. Where nobody else waits (a person with computers), ten minutes stand for both.
3. Others do not wait for ever: a person who presses elsewhere all the time is called when the prompt has stood for ten
   minutes.
4. With a clock the ring comes when half of the time that was left for the prompt is used, if that is earlier.
5. What others do not know has no part in it: only the person's own presses, prompt and clock.
"""

from __future__ import annotations

from engine.host.model.records import TableInfo

PRESENT_S = 60.0
"""Seconds after a press for which a person is taken to look at their hands."""
SILENT_S = 120.0
"""Seconds without a press after which a prompt that was put without a sound rings."""
ALONE_S = 600.0
"""The same two where a person plays with computers alone."""
LONGEST_S = 600.0
"""The longest that others wait for a ring, in seconds."""
DEADLINE_SHARE = 0.5
"""Of the time for a prompt, so much is used at most when it rings."""


def rings_at(info: TableInfo, person: str, pressed: float, now: float, *, put: bool) -> float | None:
    """When the prompt that stands for a person rings; None: now.

    ``info`` is the table as this person knows it, ``pressed`` when they last pressed anything (0.0: unknown). ``put``:
    it has been put without a sound.
    """
    seat = info.seat_of(person)
    if seat is None or not seat.prompt or pressed > now:
        # A press of the future was made before the clock was set back: nobody knows how long ago.
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
