"""Discord's rate limits: short ones are waited for where they happen, long ones come back as discord.RateLimited.

discord.py 2.7.1 does that (``max_ratelimit_timeout``), but it also refuses requests that are still left in a bucket
whose window is long: the second thread within five minutes, the second change of commands within a day. The buckets
here do not.
"""

from __future__ import annotations

from types import TracebackType

from discord.http import HTTPClient, Ratelimit

LONGEST = 30.0
"""Seconds of a 429 that are waited for where it happens (discord.py allows no less)."""


class Bucket(Ratelimit):
    """A bucket that lets everything through that Discord has left in it."""

    __slots__ = ()

    async def acquire(self) -> None:
        """Take one request, waiting for a short window and raising RateLimited for a long one."""
        if self.is_expired():
            self.reset()  # type: ignore[no-untyped-call]  # discord.py's own
        if self.remaining <= 0:
            await super().acquire()
            return
        self._last_request = self._loop.time()
        self.remaining -= 1
        self.outgoing += 1

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give way to those who wait."""
        self.outgoing -= 1
        tokens = self.remaining - self.outgoing
        if not self._sleeping.locked():
            if tokens <= 0:
                await self._refresh()
            elif self._pending_requests:
                self._wake(tokens)


def keep_limits(http: HTTPClient) -> None:
    """Let a client keep our buckets."""
    found = http.get_ratelimit

    def get_ratelimit(key: str) -> Ratelimit:
        if key not in http._buckets:
            http._buckets[key] = Bucket(http.max_ratelimit_timeout)
            http._try_clear_expired_ratelimits()
        return found(key)

    http.get_ratelimit = get_ratelimit  # type: ignore[method-assign]  # discord.py has no other door for it
