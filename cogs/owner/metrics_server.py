"""For the bot's owner: ``/healthz`` and ``/metrics`` (Prometheus), off unless TEFUDA_MONITOR sets an address.

Both show figures of the whole bot only, never of a table or a person, and need no secret. They listen on this machine
only, unless the setting says otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cogs.run.meters import Kind, Meters, Outcome
from cogs.ui.tefuda import Tefuda
from engine.host.search.search_pool import SearchPool
from engine.host.store.contract import Store
from engine.host.table.load import Load, load_of
from locales.catalogue import fallen

log = logging.getLogger("tefuda.monitor")

LOOK_S: Final = 0.25
"""Seconds between two measurements of the event loop's delay."""
CONNECTING_S: Final = 180.0
"""Seconds that a bot may take to connect, at a start or after a lost connection, and still count as well."""


class PrometheusMeters(Meters):
    """Counts in a registry of its own; names begin with ``tefuda_``."""

    counts = True

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Counter(
            "tefuda_answers", "Presses and commands, by how they ended", ["outcome"], registry=self.registry
        )
        self.answer_seconds = Histogram(
            "tefuda_answer_seconds",
            "Seconds from the arrival of a press or command to its answer",
            buckets=(0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0),
            registry=self.registry,
        )
        self.discord_answers = Counter(
            "tefuda_discord_answers", "Discord's answers, by HTTP status", ["status"], registry=self.registry
        )
        self.discord_refusals = Counter(
            "tefuda_discord_refusals",
            "Requests and answers to presses that Discord refused, by its code",
            ["code", "kind"],
            registry=self.registry,
        )
        self.tasks = self._gauge("outbox_tasks", "Messages that are due to be sent, changed or taken away")
        self.oldest_task = self._gauge("outbox_oldest_seconds", "For how long the oldest of them has been due")
        self.timers = self._gauge("timers_due", "Moves of computers and clocks that are due")
        self.oldest_timer = self._gauge("timers_oldest_seconds", "For how long the oldest of them has been due")
        self.lag = self._gauge("loop_lag_seconds", "How late the event loop was at worst since the last look")
        self.searches = self._gauge(
            "searches_waiting", "Searches of computer players under way here or not begun anywhere"
        )
        self.connected = self._gauge("shards_connected", "Shards that are connected to Discord")
        self._gauge(
            "texts_fallen_back", "Texts shown in another language, because they are missing or broken in their own"
        ).set_function(fallen.total)
        self.tables = Gauge("tefuda_tables", "Tables, by status", ["status"], registry=self.registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"tefuda_{name}", what, registry=self.registry)

    def tell_load(self, load: Load) -> None:
        """Set the figures of the present load."""
        self.tasks.set(load.tasks)
        self.oldest_task.set(load.oldest_task)
        self.timers.set(load.timers)
        self.oldest_timer.set(load.oldest_timer)
        for status, tables in load.tables.items():
            self.tables.labels(status.value).set(tables)

    def forget_load(self) -> None:
        """Clear the load, because it is unknown now: old figures would look as if all were well."""
        for gauge in (self.tasks, self.oldest_task, self.timers, self.oldest_timer):
            gauge.set(float("nan"))
        self.tables.clear()

    def answered(self, outcome: Outcome, seconds: float) -> None:
        """Count an answer, and its seconds."""
        self.answers.labels(outcome).inc()
        self.answer_seconds.observe(seconds)

    def discord_answered(self, status: int) -> None:
        """Count one of Discord's answers."""
        self.discord_answers.labels(str(status)).inc()

    def discord_refused(self, code: int, kind: Kind) -> None:
        """Count one of Discord's refusals."""
        self.discord_refusals.labels(str(code), kind).inc()


class Monitor:
    """A small HTTP server beside the bot. ``watch`` sets the bot that lives.

    A blocked event loop shows by the missing answer.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pool: SearchPool,
        meters: PrometheusMeters,
        *,
        connects: bool = True,
    ) -> None:
        """``clock`` gives seconds since 1970, as the store's does; ``connects``: the bot connects to Discord."""
        self.store, self.clock, self.pool = store, clock, pool
        self.connects = connects
        self.meters = meters
        self.shards: set[int] = set()
        """The connected shards."""
        self._apart_since: float | None = None
        """The time since when no shard is connected, by the event loop's clock; None if one is."""
        self._late = 0.0
        self.app = web.Application()
        self.app.add_routes([web.get("/healthz", self.healthz), web.get("/metrics", self.metrics)])

    def watch(self, bot: Tefuda) -> None:
        """Watch this bot from now on; none of its shards is connected yet."""
        self.shards.clear()

        async def connected(shard: int) -> None:
            self.shards.add(shard)

        async def lost(shard: int) -> None:
            self.shards.discard(shard)

        bot.add_listener(connected, "on_shard_ready")
        bot.add_listener(connected, "on_shard_resumed")
        bot.add_listener(lost, "on_shard_disconnect")

    @contextlib.asynccontextmanager
    async def running(self, address: tuple[str, int]) -> AsyncIterator[int]:
        """Listen during the block. Yield the port (a free one for 0). Raises OSError."""
        runner = web.AppRunner(self.app, access_log=None)
        await runner.setup()
        look = asyncio.create_task(self._look(), name="monitor")
        try:
            site = web.TCPSite(runner, *address)
            await site.start()
            port = int(runner.addresses[0][1])
            log.info("health and metrics are told at http://%s:%d", address[0], port)
            yield port
        finally:
            look.cancel()
            await runner.cleanup()

    async def _look(self) -> None:
        """Measure the delay of the event loop, and whether a shard is connected, at intervals."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            if self.shards:
                self._apart_since = None
            elif self._apart_since is None:
                self._apart_since = before
            await asyncio.sleep(LOOK_S)
            self._late = max(self._late, loop.time() - before - LOOK_S)

    def troubles(self) -> list[str]:
        """Return the errors that keep people from playing; [] if all is well."""
        now = asyncio.get_running_loop().time()
        apart = self._apart_since is not None and now - self._apart_since > CONNECTING_S
        found = {"store": not self.store.health.well, "gateway": self.connects and apart}
        return [name for name, wrong in found.items() if wrong]

    async def healthz(self, _: web.Request) -> web.Response:
        """Answer 200 if people can play, else 503 with the errors."""
        troubles = self.troubles()
        told = {"well": not troubles, "troubles": troubles, "shards": len(self.shards)}
        return web.json_response(told, status=503 if troubles else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """Answer with all counts in Prometheus' form; if the store cannot be read, only with those known without it."""
        meters = self.meters
        try:
            load = await load_of(self.store, self.clock())
        except Exception as e:
            log.warning("the store could not be read: %s", type(e).__name__)
            meters.forget_load()
            unclaimed = 0
        else:
            meters.tell_load(load)
            unclaimed = load.searches
        meters.lag.set(self._late)
        self._late = 0.0
        meters.searches.set(self.pool.asked + unclaimed)
        meters.connected.set(len(self.shards))
        return web.Response(body=generate_latest(meters.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})
