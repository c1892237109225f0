"""How long players may look up an event: some rules turn cards face down again.

A game declares the limit by kind of event (``Game.open_until``). A reader of the history walks back through it with a
``Horizon``. After the match all events are open, and no horizon is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.context import Event


@dataclass(frozen=True, slots=True)
class OpenUntil:
    """An event stays open until ``after`` later events of the kind ``closed_by`` have happened.

    From then on only the facts in ``keeps`` stay visible; if ``keeps`` is empty, the event is hidden.
    """

    closed_by: str
    after: int = 1
    keeps: tuple[str, ...] = ()


class Horizon:
    """A walk back through all events, newest first; the caller may skip none."""

    def __init__(self, open_until: Callable[[str], OpenUntil | None]) -> None:
        self._open_until = open_until
        self._later: Counter[str] = Counter()

    def before(self, event: Event) -> Event | None:
        """Return the next older event with the facts that are still open; None if the event is hidden."""
        rule = self._open_until(event.kind)
        closed = rule is not None and self._later[rule.closed_by] >= rule.after
        self._later[event.kind] += 1
        if rule is None or not closed:
            return event
        kept = {name: event.facts[name] for name in rule.keeps if name in event.facts}
        return Event(event.kind, kept, event.only) if kept else None
