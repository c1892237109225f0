"""How long what happened may be looked up: some rules turn cards face down again.

A game declares it by kind of event (``Game.open_until``); whoever tells a history walks back through it with a
``Horizon``. Once the match is over everything is open again, and no horizon is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from engine.core.context import Event


@dataclass(frozen=True, slots=True)
class OpenUntil:
    """An event is open until ``after`` events of the kind ``closed_by`` have come after it.

    From then on only the facts in ``keeps`` are told of it; where there are none, nothing is.
    """

    closed_by: str
    after: int = 1
    keeps: tuple[str, ...] = ()


class Horizon:
    """A walk back through everything that happened, beginning with the newest event; none may be left out."""

    def __init__(self, open_until: Callable[[str], OpenUntil | None]) -> None:
        self._open_until = open_until
        self._later: Counter[str] = Counter()

    def before(self, event: Event) -> Event | None:
        """The next older event as far as it may still be looked up; None where nothing of it may."""
        rule = self._open_until(event.kind)
        closed = rule is not None and self._later[rule.closed_by] >= rule.after
        self._later[event.kind] += 1
        if rule is None or not closed:
            return event
        kept = {name: event.facts[name] for name in rule.keeps if name in event.facts}
        return Event(event.kind, kept, event.only) if kept else None
