"""Rate limit headers on every answer, and optionally Discord's windows with real 429s.

Without these headers discord.py sends one request at a time per route, so they are always there; if not strict they are
generous.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import Final

from .errors import rate_limited

#: method, path, requests, seconds. Discord publishes no numbers: these are observed by bots.
_WINDOWS: Final = tuple(
    (m, re.compile(p), n, s)
    for m, p, n, s in (
        ("POST", r"/channels/(\d+)/messages$", 5, 5.0),
        ("PATCH", r"/channels/(\d+)/messages/\d+$", 5, 5.0),
        ("DELETE", r"/channels/(\d+)/messages/\d+$", 5, 1.0),
        ("PUT", r"/channels/(\d+)/messages/\d+/reactions", 1, 0.25),
        ("POST", r"/webhooks/\d+/([^/]+)$", 5, 2.0),
        ("PATCH", r"/webhooks/\d+/([^/]+)/messages", 5, 2.0),
        ("POST", r"/users/@me/channels$", 10, 10.0),
        ("PUT", r"/applications/(\d+)/commands$", 200, 86400.0),
        ("POST", r"/channels/(\d+)/typing$", 5, 5.0),
        ("POST", r"/channels/(\d+)/(?:messages/\d+/)?threads$", 50, 300.0),
        ("PATCH", r"/channels/(\d+)$", 5, 15.0),
    )
)
_GENEROUS: Final = 100_000
#: Requests in a second over all routes; those of interactions and webhooks are not counted.
_EVERYWHERE: Final = 50


@dataclass(slots=True)
class _Bucket:
    left: int
    ends: float


@dataclass(slots=True)
class RateLimits:
    """Counts requests per window. ``strict``: refuse those over the limit; otherwise the headers promise plenty.

    ``old_edits`` edits of messages older than an hour may be made per ``old_edit_seconds`` and channel, strict or not.
    """

    strict: bool = False
    old_edits: int = 3
    old_edit_seconds: float = 6.0
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)
    _second: _Bucket = field(default_factory=lambda: _Bucket(0, 0.0))

    def take(self, method: str, path: str) -> dict[str, str]:
        """Count one request and return its headers. Raises ApiError 429 if its window is used up."""
        route, major, size, seconds = f"{method} {re.sub(r'[0-9]{15,}', '#', path)}", "", 50, 1.0
        for m, pattern, n, s in _WINDOWS:
            found = pattern.search(path) if m == method else None
            if found:
                route, major = f"{m} {pattern.pattern}", found.group(1) if found.groups() else ""
                size, seconds = n, s
                break
        if not self.strict:
            size = _GENEROUS
        now = time.monotonic()
        if self.strict and not path.startswith("/webhooks/"):
            self._take_everywhere(now)
        bucket = self._buckets.get((route, major))
        if bucket is None or now >= bucket.ends:
            if len(self._buckets) > 10_000:
                self._buckets = {k: b for k, b in self._buckets.items() if b.ends > now}
            bucket = self._buckets[route, major] = _Bucket(size, now + seconds)
        over = bucket.left <= 0
        bucket.left = max(0, bucket.left - 1)
        wait = bucket.ends - now
        headers = {
            "X-RateLimit-Bucket": format(hash(route) & (1 << 64) - 1, "016x"),
            "X-RateLimit-Limit": str(size),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
        }
        if over:
            raise rate_limited(wait, headers=headers)
        return headers

    def _take_everywhere(self, now: float) -> None:
        """Count a request among those of all routes. Raises ApiError 429 if this second has had too many."""
        if now >= self._second.ends:
            self._second = _Bucket(_EVERYWHERE, now + 1.0)
        if self._second.left <= 0:
            raise rate_limited(self._second.ends - now, everywhere=True)
        self._second.left -= 1

    def old_edit(self, channel_id: str) -> None:
        """Count an edit of a message older than an hour in a channel. Raises 429 / 30046 if there were too many."""
        now = time.monotonic()
        key = ("old edits", channel_id)
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.ends:
            bucket = self._buckets[key] = _Bucket(self.old_edits, now + self.old_edit_seconds)
        if bucket.left <= 0:
            raise rate_limited(
                bucket.ends - now,
                code=30046,
                message="Maximum number of edits to messages older than 1 hour reached. Try again later.",
            )
        bucket.left -= 1
