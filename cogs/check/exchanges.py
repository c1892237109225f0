"""Requests to Discord and their answers, as a report of a fault needs them: without a token, and without pictures."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiohttp

HIDDEN: Final = frozenset({"authorization", "proxy-authorization", "cookie", "set-cookie"})
"""Headers that are not kept."""
LONGEST: Final = 20_000
"""Characters of a body that are kept."""


@dataclass(slots=True)
class Exchange:
    """A request and its answer. ``status`` is 0 if none came; ``error`` is the reason then."""

    method: str
    address: str
    began: float
    sent: bytes = b""
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    answer: bytes = b""
    seconds: float = 0.0
    error: str = ""

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "request": f"{self.method} {self.address}",
            "at": datetime.fromtimestamp(self.began, UTC).isoformat(timespec="milliseconds"),
            "seconds": round(self.seconds, 3),
            "sent": body_of(self.sent),
            "status": self.status,
            "headers": self.headers,
            "answer": body_of(self.answer),
            **({"error": self.error} if self.error else {}),
        }


class Exchanges:
    """All exchanges of an HTTP client whose ``trace`` this is, in their order."""

    def __init__(self) -> None:
        self.all: list[Exchange] = []
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._start)
        self.trace.on_request_chunk_sent.append(self._sent)
        self.trace.on_request_end.append(self._end)
        self.trace.on_response_chunk_received.append(self._received)
        self.trace.on_request_exception.append(self._failed)

    def ahead(self) -> float | None:
        """Return how many seconds this machine's clock is ahead of the server's, by the newest answer with a date."""
        for one in reversed(self.all):
            if "Date" in one.headers:
                at = parsedate_to_datetime(one.headers["Date"]).timestamp()
                # The date is of some moment in the exchange, cut to whole seconds.
                early, late = one.began - at - 1.0, one.began + one.seconds - at
                return 0.0 if early <= 0.0 <= late else min(early, late, key=abs)
        return None

    def to_json(self) -> list[dict[str, Any]]:
        """Return plain JSON values."""
        return [one.to_json() for one in self.all]

    # aiohttp calls these

    async def _start(self, _: Any, context: Any, p: aiohttp.TraceRequestStartParams) -> None:
        context.one, context.since = Exchange(p.method, str(p.url), time.time()), time.monotonic()
        self.all.append(context.one)

    async def _sent(self, _: Any, context: Any, p: aiohttp.TraceRequestChunkSentParams) -> None:
        context.one.sent += p.chunk

    async def _end(self, _: Any, context: Any, p: aiohttp.TraceRequestEndParams) -> None:
        one = context.one
        one.status, one.seconds = p.response.status, time.monotonic() - context.since
        one.headers = {name: text for name, text in p.response.headers.items() if name.lower() not in HIDDEN}

    async def _received(self, _: Any, context: Any, p: aiohttp.TraceResponseChunkReceivedParams) -> None:
        context.one.answer += p.chunk

    async def _failed(self, _: Any, context: Any, p: aiohttp.TraceRequestExceptionParams) -> None:
        context.one.seconds = time.monotonic() - context.since
        context.one.error = f"{type(p.exception).__name__}: {p.exception}"


def body_of(data: bytes) -> Any:
    """Return a body as JSON values if it is JSON, else as text; of a form with files only the part in JSON."""
    form = re.search(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', data, re.DOTALL)
    if form is not None:
        return {"payload_json": body_of(form[1]), "files": f"{len(data) - len(form[1]):,} bytes"}
    text = data.decode("utf-8", "replace")
    try:
        return json.loads(text) if len(text) <= LONGEST else text[:LONGEST] + " ..."
    except ValueError:
        return text


def of_proxy(address: str | None) -> tuple[str, ...]:
    """Return what nobody else may read of a proxy's address: its password, as it was typed and as it is meant."""
    typed = urlsplit(address or "").password
    return () if not typed else (typed, unquote(typed))


def without(text: str, *secrets: str) -> str:
    """Return a text in which each of the secrets is replaced by a word."""
    for secret in secrets:
        if secret:
            text = text.replace(secret, "(secret)")
    return text
