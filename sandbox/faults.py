"""Planned faults: wrong answers, cut connections, and events doubled, changed, lost or out of order."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from .limits.errors import ApiError, Json, rate_limited


@dataclass(slots=True)
class HttpFault:
    """One planned HTTP fault; ``times`` counts down, ``hits`` up."""

    method: str
    path: re.Pattern[str]
    times: int
    status: int | None
    body: Json | str | None
    delay: float
    abort: bool
    retry_after: float | None
    everywhere: bool
    after: bool
    hits: int = 0

    def error(self) -> ApiError | None:
        """Return the refusal of this fault; None if it only delays or cuts."""
        if self.retry_after is not None:
            return rate_limited(self.retry_after, everywhere=self.everywhere)
        if self.status is None:
            return None
        error = ApiError(self.status, 0, "injected")
        if isinstance(self.body, str):
            error.body = self.body
        elif self.body is not None:
            error.body, error.code = self.body, int(self.body.get("code", 0))
        return error


@dataclass(slots=True)
class EventFault:
    """One planned gateway fault: ``act`` turns each matching event into the events that are sent."""

    event: re.Pattern[str]
    times: int
    act: Callable[[Json], list[Json]]
    hits: int = 0


@dataclass(slots=True)
class Faults:
    """All planned faults. Earlier ones are used up first."""

    http: list[HttpFault] = field(default_factory=list)
    events: list[EventFault] = field(default_factory=list)

    def add(
        self,
        method: str,
        path: str,
        *,
        times: int = 1,
        status: int | None = None,
        body: Json | str | None = None,
        delay: float = 0.0,
        abort: bool = False,
        retry_after: float | None = None,
        everywhere: bool = False,
        after: bool = False,
    ) -> HttpFault:
        """Spoil the next ``times`` requests with this method (or ``*``) and path (regular expression, searched).

        ``status`` and ``body``: the answer; a text is a page of HTML, as a proxy before Discord answers. ``delay``:
        wait that many seconds first. ``abort``: cut the TCP connection. ``retry_after``: a 429 of N seconds, for all
        routes if ``everywhere``. ``after``: do the work, then fail.
        """
        self.http.append(
            HttpFault(
                method.upper(), re.compile(path), times, status, body, delay, abort, retry_after, everywhere, after
            )
        )
        return self.http[-1]

    def duplicate(self, event: str, times: int = 1) -> EventFault:
        """Send the next ``times`` events of this name (regular expression) twice."""
        return self._plan(event, times, lambda d: [d, d])

    def lose(self, event: str, times: int = 1) -> EventFault:
        """Drop the next ``times`` events of this name."""
        return self._plan(event, times, lambda _: [])

    def change(self, event: str, change: Callable[[Json], Json], times: int = 1) -> EventFault:
        """Send the next ``times`` events of this name with changed data; ``change`` gets a copy it may spoil."""
        return self._plan(event, times, lambda d: [change(dict(d))])

    def unknown_field(self, event: str, times: int = 1) -> EventFault:
        """Add an unknown field to the next ``times`` events of this name."""
        return self.change(event, lambda d: {**d, "field_of_tomorrow": {"kind": 99, "values": [1, None, "x"]}}, times)

    def reverse(self, event: str, count: int = 2) -> EventFault:
        """Hold back the next ``count`` events of this name until all are there, then send them in reversed order."""
        held: list[Json] = []

        def act(data: Json) -> list[Json]:
            held.insert(0, data)
            return list(held) if len(held) == count else []

        return self._plan(event, count, act)

    def clear(self) -> None:
        """Remove every planned fault."""
        self.http.clear()
        self.events.clear()

    def for_request(self, method: str, path: str) -> HttpFault | None:
        """Use up and return the fault planned for a request; None if there is none."""
        for fault in self.http:
            if fault.times > 0 and fault.method in (method, "*") and fault.path.search(path):
                fault.times -= 1
                fault.hits += 1
                return fault
        return None

    def for_event(self, event: str, data: Json) -> list[Json]:
        """Return the events to send in place of an event: usually only itself."""
        for fault in self.events:
            if fault.times > 0 and fault.event.fullmatch(event):
                fault.times -= 1
                fault.hits += 1
                return fault.act(data)
        return [data]

    def _plan(self, event: str, times: int, act: Callable[[Json], list[Json]]) -> EventFault:
        self.events.append(EventFault(re.compile(event), times, act))
        return self.events[-1]
