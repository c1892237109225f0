"""Counts of a running process: answers to people, Discord's answers to us. They name no person and no table."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any, Literal

import aiohttp
import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Outcome = Literal["done", "refused", "repeated", "not_recorded", "failed"]
"""How a press or a command ended: done, refused, met before, not stored, or with an error of ours."""

Kind = Literal["request", "answer"]
"""The kind of request to Discord: one by the bot's own token, or the answer to a press or command."""


class Meters:
    """Drops all counts. ``cogs.owner.metrics_server`` has the meters that keep them."""

    counts = False
    """True if counts are kept; otherwise requests are not traced either."""

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """Count an answer to a press or command, ``seconds`` after it came."""

    def discord_answered(self, status: int) -> None:
        """Count Discord's answer to a request, with this HTTP status."""

    def discord_refused(self, code: int, kind: Kind) -> None:
        """Count a final refusal of Discord's, with Discord's own code (0 if there is none)."""


class Stopwatch:
    """Measures seconds from its creation until the first call of ``stop``, or until they are read."""

    __slots__ = ("_began", "_seconds")

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._seconds: float | None = None

    def stop(self) -> None:
        """Stop, unless it is stopped already."""
        if self._seconds is None:
            self._seconds = time.monotonic() - self._began

    @property
    def seconds(self) -> float:
        """Return the seconds measured."""
        self.stop()
        return self._seconds or 0.0


def tracing(meters: Meters) -> aiohttp.TraceConfig:
    """Return a trace that counts every HTTP answer in ``meters``, including those that discord.py handles by itself."""
    trace = aiohttp.TraceConfig()

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        meters.discord_answered(end.response.status)

    if meters.counts:
        trace.on_request_end.append(ended)
    return trace


def count_refusals(http: HTTPClient, meters: Meters) -> None:
    """Make a client count in ``meters`` every refusal that discord.py does not handle by itself."""
    request = http.request

    async def counted(*args: Any, **kwargs: Any) -> Any:
        try:
            return await request(*args, **kwargs)
        except discord.HTTPException as e:
            meters.discord_refused(e.code, "request")
            raise

    http.request = counted  # type: ignore[method-assign]  # discord.py has no other door for it


def count_refused_answers(meters: Meters) -> None:
    """Count in ``meters`` the answers to presses that Discord refuses, in this task and all tasks it starts."""
    async_context.set(_CountingAnswers(meters))


class _CountingAnswers(AsyncWebhookAdapter):
    """Sends the answers: discord.py takes the adapter of its context."""

    def __init__(self, meters: Meters) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py's own
        self._meters = meters

    async def request(self, *args: Any, **kwargs: Any) -> Any:
        """Send a request as discord.py does, and count a refusal."""
        try:
            return await super().request(*args, **kwargs)
        except discord.HTTPException as e:
            self._meters.discord_refused(e.code, "answer")
            raise
