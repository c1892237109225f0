"""What is counted while we run: answers to people, Discord's answers to us. Nobody and nothing is named in it."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any, Literal

import aiohttp
import discord
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

Outcome = Literal["done", "refused", "repeated", "not_recorded", "failed"]
"""How a press or a command ended: kindly refused, met before, not written down, or in trouble of ours."""

Kind = Literal["request", "answer"]
"""What Discord was asked: something by the bot's own token, or to take the answer to a press or command."""


class Meters:
    """Where counts go: nowhere. ``cogs.owner.monitor`` has those that are told."""

    counts = False
    """Whether anything is counted: where it is not, requests are not followed either."""

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """A press or command was answered, ``seconds`` after it came."""

    def discord_answered(self, status: int) -> None:
        """Discord has answered a request, with this HTTP status."""

    def discord_refused(self, code: int, kind: Kind) -> None:
        """Discord has refused something for good, with this code of its own (0 where it gave none)."""


class Stopwatch:
    """Seconds from now on until ``stop`` is called for the first time, or until they are asked for."""

    __slots__ = ("_began", "_seconds")

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._seconds: float | None = None

    def stop(self) -> None:
        """What was measured has happened."""
        if self._seconds is None:
            self._seconds = time.monotonic() - self._began

    @property
    def seconds(self) -> float:
        """How long it took."""
        self.stop()
        return self._seconds or 0.0


def tracing(meters: Meters) -> aiohttp.TraceConfig:
    """What tells ``meters`` of every HTTP answer, also of those that discord.py deals with by itself."""
    trace = aiohttp.TraceConfig()

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        meters.discord_answered(end.response.status)

    trace.on_request_end.append(ended)
    return trace


def count_refusals(http: HTTPClient, meters: Meters) -> None:
    """Let a client tell ``meters`` of every refusal that discord.py does not deal with by itself."""
    request = http.request

    async def counted(*args: Any, **kwargs: Any) -> Any:
        try:
            return await request(*args, **kwargs)
        except discord.HTTPException as e:
            meters.discord_refused(e.code, "request")
            raise

    http.request = counted  # type: ignore[method-assign]  # discord.py has no other door for it


def count_refused_answers(meters: Meters) -> None:
    """Let everything that comes of the present task tell ``meters`` which answers to presses Discord refused."""
    async_context.set(_CountingAnswers(meters))


class _CountingAnswers(AsyncWebhookAdapter):
    """What sends the answers: discord.py takes the one of its context."""

    def __init__(self, meters: Meters) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # discord.py's own
        self._meters = meters

    async def request(self, *args: Any, **kwargs: Any) -> Any:
        """As discord.py has it."""
        try:
            return await super().request(*args, **kwargs)
        except discord.HTTPException as e:
            self._meters.discord_refused(e.code, "answer")
            raise
