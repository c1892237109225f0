"""The set phrases that people may say at a table. The catalogue has their words (``phrases-hello``)."""

from __future__ import annotations

from engine.core.context import Event

PHRASES = (
    "hello",
    "well",
    "thanks",
    "congratulations",
    "sorry",
    "wait",
    "thinking",
    "soon",
    "tomorrow",
    "fun",
    "end",
    "again",
)
"""None of them tells of cards: partners could otherwise speak to each other."""

SAID = "table-said"
"""Kind of the event in the log: ``seat``, ``name``, and ``phrase``, one of PHRASES."""

SAID_AFTERWARDS = "phrases-said"
"""Key of the message at a table that is over."""
_SPOKEN = "said "
"""Beginning of the target of such a message's task; the line of the log follows, so that none replaces another."""


def spoken(line: int) -> str:
    """Return the target of the task that says the phrase of this line of the log at the table."""
    return f"{_SPOKEN}{line}"


def at_table(target: str) -> bool:
    """True if a notice with this target is for everybody at the table."""
    return not target or target.startswith(_SPOKEN)


def is_said(event: Event) -> bool:
    """True for a phrase that was said."""
    return event.kind == SAID
