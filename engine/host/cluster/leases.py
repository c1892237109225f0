"""Leases: which process works on what, if several share one store.

A lease is a name that one process holds until a time. A process that works on something holds its name: a hand or a
table message while it changes it, a timer while it runs it. Rulings:

1. A lease runs out after ``TERM_S`` unless its holder renews it; by then another process can replace a killed one.
2. Work that ended cleanly leaves no lease. Work that was cut off does: the process that takes over such a lease is told
   so, and first looks for work that was done but not noted.
3. A lease that a process holds several times is given back with the last release.
4. The store decides. The data in memory only saves queries. A process that was stopped so long that its leases ran out
   is told which ones it has lost. After work under a lease the process asks whether it held the lease all the time
   (``unbroken``). If not, another process may have done newer work in between.
5. A process that was stopped that long, and killed before it could ask, may have sent an older state last. So the
   process that takes over shows the newest state once more ``SETTLE_S`` later. A process whose own lease was broken
   shows it again at once (``shown_again_in``).
6. A store for one process alone keeps no leases: every lease is granted, and nothing is written.

All processes use the clock of the store's server (``database_clock``), not those of their machines. The host's own
clock leaves out jumps of the server's clock (``monotonic_clock``). So it measures durations, not dates.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from engine.host.cluster.processes import BOT, Processes
from engine.host.store.contract import Store, Writing
from engine.host.store.errors import NotRecorded
from engine.host.store.queries import queries

log = logging.getLogger(__name__)

SQL = queries("cluster/queries.sql")

TERM_S = 10.0
"""Seconds for which a lease is held unless it is renewed."""
RENEW_S = 3.0
"""Seconds between renewals."""
FORGOTTEN_S = 3600.0
"""Seconds after which a lease that no process has taken over is deleted."""
SETTLE_S = 60.0
"""Seconds after which no request of a process that was cut off can still arrive."""


@dataclass(slots=True)
class Held:
    """A lease that this process holds."""

    until: float
    """When it runs out, as written to the store."""
    times: int = 0
    broken: bool = False
    """True if it was interrupted since it was first taken."""


class Leases:
    """The leases of this process in a store."""

    def __init__(self, store: Store, clock: Callable[[], float], role: str = BOT) -> None:
        self.store, self.clock = store, clock
        self.shared = store.shared
        """True if other processes may use the store too."""
        self.processes = Processes(store, role, clock())
        self.lost: Callable[[frozenset[str]], None] = lambda names: None
        """Called with the names that another process has taken over while this one was stopped."""
        self.agree: Callable[[], Awaitable[None]] | None = None
        """Called before each renewal, to set our clock to that of the others. Raises NotRecorded."""
        self.ending = False
        """True if this process is about to end: it is granted nothing more."""
        self.answers = 0
        """Number of presses that this process is answering."""
        self._held: dict[str, Held] = {}
        self._settling: dict[str, float] = {}
        """Names taken over from a process that was cut off: until when its requests may still arrive."""
        self._taking: Counter[str] = Counter()
        """Names that are being requested from the store."""
        self._giving: dict[str, asyncio.Future[None]] = {}
        """Names that are being given back."""
        self._ended: dict[str, bool] = {}
        """Names to be given back with the next write, each with whether its work ended cleanly."""

    def holds(self, name: str) -> bool:
        """True if this process holds the name, as far as it knows."""
        return name in self._held

    def unbroken(self, name: str) -> bool:
        """True if no other process can have held the name since it was taken; always if the store is not shared."""
        if not self.shared:
            return True
        held = self._held.get(name)
        return held is not None and not held.broken and self.clock() < held.until

    async def take(self, names: Collection[str]) -> dict[str, bool]:
        """Take the names that no other process holds; return the granted ones, each with whether its last holder was
        cut off.

        Raises NotRecorded.
        """
        if not self.shared:
            return dict.fromkeys(names, False)
        if not names or self.ending:
            return {}
        wanted = sorted(set(names))
        while being_given_back := [self._giving[name] for name in wanted if name in self._giving]:
            await asyncio.wait(being_given_back)
        now = self.clock()
        params = (self.processes.own, now + TERM_S, json.dumps(wanted), now, self.processes.own)
        self._taking.update(wanted)
        try:
            granted = await self.store.transaction(lambda writing: writing.rows(SQL.take_leases, params))
        except BaseException:
            # The write may have succeeded all the same, and the leases would then be renewed for ever.
            self._ended = {**dict.fromkeys(wanted, False), **self._ended}
            raise
        finally:
            self._taking.subtract(wanted)
        cut_off = {}
        for name, times in granted:
            held = self._held.setdefault(name, Held(now + TERM_S))
            held.broken |= held.until <= now
            held.until = now + TERM_S
            held.times += 1
            cut_off[name] = times > 1 or not self._ended.get(name, True)
        taken_over = [name for name, was_cut_off in cut_off.items() if was_cut_off]
        if taken_over:
            still = {name: until for name, until in self._settling.items() if until > now}
            self._settling = still | dict.fromkeys(taken_over, now + SETTLE_S)
        return cut_off

    def settles_at(self, name: str) -> float | None:
        """Return until when requests of the last holder, which was cut off, may still arrive; None: none will."""
        until = self._settling.get(name, 0.0)
        return until if until > self.clock() else None

    def shown_again_in(self, name: str) -> float | None:
        """Return in how many seconds a state shown under our lease must be shown once more (ruling 5); 0 if another
        process may have shown a newer one meanwhile; None: never."""
        if not self.unbroken(name):
            return 0.0
        until = self.settles_at(name)
        return None if until is None else max(until - self.clock(), 0.0)

    async def reserve(self, name: str, seconds: float) -> bool:
        """Keep this name from all processes, also this one, for ``seconds``; return whether it was free.

        Raises NotRecorded.
        """
        if not self.shared:
            return True
        now = self.clock()
        # The holder's name is not ours, so the lease is neither renewed nor taken twice.
        params = (f"{self.processes.own} {name}", now + seconds, json.dumps([name]), now, "")
        return bool(await self.store.transaction(lambda writing: writing.rows(SQL.take_leases, params)))

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[bool]:
        """Hold this name in the block, so that no other process does its work; yield whether it was
        granted. Raises NotRecorded.
        """
        granted = name in await self.take([name])
        try:
            yield granted
        finally:
            if granted:
                self.give_back(name)

    def give_back(self, name: str, *, clean: bool = True) -> None:
        """Give a name back, because its work has ended, ``clean`` or cut off. The next write stores this."""
        held = self._held.get(name)
        if not self.shared or held is None:
            return
        held.times -= 1
        self._ended[name] = clean and self._ended.get(name, True)
        if not held.times:
            del self._held[name]

    async def flush(self) -> None:
        """Store what was given back, except names that are held again. Raises NotRecorded; the next
        call tries again.
        """
        if not self.shared:
            return
        now = self.clock()
        back = {n: clean for n, clean in self._ended.items() if not (n in self._held or self._taking[n])}
        self._ended = {name: clean for name, clean in self._ended.items() if name not in back}
        if not back:
            return
        given = asyncio.get_running_loop().create_future()
        self._giving.update(dict.fromkeys(back, given))
        try:
            await self.store.transaction(lambda writing: _give_back(writing, self.processes.own, now, back))
        except BaseException:
            self._ended = {**back, **self._ended}
            raise
        finally:
            for name in back:
                del self._giving[name]
            given.set_result(None)

    async def renew(self) -> frozenset[str]:
        """Renew all leases and report that this process is alive; return the names that another process has taken over.

        Called every RENEW_S seconds. Raises NotRecorded.
        """
        if not self.shared:
            return frozenset()
        if self.agree is not None:
            await self.agree()
        await self.flush()
        now, held = self.clock(), frozenset(self._held)

        def work(writing: Writing) -> list[str]:
            self.processes.report(writing, now)
            return [row[0] for row in writing.rows(SQL.renew_leases, renewed)]

        renewed = now + TERM_S, self.processes.own

        still = await self.store.transaction(work)
        await self.processes.count(self.clock())
        for name in held.intersection(still):
            if kept := self._held.get(name):
                kept.until = max(kept.until, now + TERM_S)
        lost = held.difference(still).intersection(self._held)
        for name in lost:
            del self._held[name]
        return lost

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Renew as long as the block runs."""
        keeper = asyncio.create_task(self._keep(), name="leases") if self.shared else None
        try:
            yield
        finally:
            if keeper is not None:
                keeper.cancel()
                await asyncio.wait({keeper})

    async def _keep(self) -> None:
        rounds = 0
        while True:
            try:
                if lost := await self.renew():
                    log.warning("%d leases ran out and were taken over", len(lost))
                    self.lost(lost)
                if rounds % 100 == 99:
                    await self.sweep()
            except NotRecorded:
                pass
            except Exception as e:
                log.error("leases: %s", type(e).__name__)
            rounds += 1
            await asyncio.sleep(RENEW_S)

    async def sweep(self) -> None:
        """Delete old processes and leases."""
        now = self.clock()
        await self.store.write(SQL.delete_leases_until, (now - FORGOTTEN_S,))
        await self.processes.sweep(now)

    async def drain(self, seconds: float) -> None:
        """Take nothing more, and wait at most ``seconds`` for running work. Other processes take over the rest."""
        self.ending = True
        if not self.shared:
            return
        end = time.monotonic() + seconds
        while (self._held or self.answers) and time.monotonic() < end:  # noqa: ASYNC110  # many things end in many places
            await asyncio.sleep(0.02)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count a press as being answered within the block; a process that ends cleanly finishes it."""
        self.answers += 1
        try:
            yield
        finally:
            self.answers -= 1

    async def leave(self) -> None:
        """End this process's part: other processes may take over all its leases at once."""
        if not self.shared:
            return
        now = self.clock()

        def work(writing: Writing) -> None:
            writing.do(SQL.release_leases_of_process, (now, self.processes.own))
            self.processes.leave(writing)

        with suppress(NotRecorded):
            await self.flush()
            await self.store.transaction(work)
        self._held.clear()


def _give_back(writing: Writing, holder: str, now: float, ended: dict[str, bool]) -> None:
    """Delete the leases whose work ended cleanly, and free the others to be taken over.

    The names are in the order in which they are taken and renewed, so that processes cannot deadlock.
    """
    names = sorted(ended)
    if all(ended.values()):
        writing.each(SQL.delete_lease, [(name, holder) for name in names])
        return
    for name in names:
        if ended[name]:
            writing.do(SQL.delete_lease, (name, holder))
        else:
            writing.do(SQL.release_lease, (now, name, holder))
