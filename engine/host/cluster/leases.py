"""Who does what where several processes share one store: leases, and who is alive.

A lease is a name, held by one process until a time. Whoever works on something holds its name: a hand or a table
message while it is being changed, a timer while it is carried out. Rulings:

1. A lease runs out after ``TERM_S`` unless its holder renews it; whoever was killed is replaced by then.
2. What was ended cleanly leaves no lease behind. What was cut off does: whoever takes over a lease that was left is
   told so, and looks first for what may have been done and not been noted.
3. Held several times by one process, it is given back with the last.
4. The store decides. What is remembered here only spares asking it; a process that was stopped so long that its
   leases ran out is told which it has lost. Whoever has done something under a lease asks afterwards whether it was
   theirs all the while (``unbroken``); where it was not, another may have done something newer in between.
5. Who was stopped that long, and killed before it could say so, may have sent something older last. So whoever takes
   over what was cut off shows the newest once more ``SETTLE_S`` later, and who was not alone itself at once
   (``shown_again_in``).
6. A store that one process has alone keeps no leases: everything is granted, and nothing is written.

All processes go by the clock of the store's server (``database_clock``), whatever those of their machines say. The
host's own clock leaves out the jumps of that one (``steady``): from here it is told how long something takes, not until
when.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

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
"""Seconds after which a lease that nobody has taken over is forgotten."""
SETTLE_S = 60.0
"""Seconds after which nothing is on its way any more that somebody sent who was cut off."""
DEAD_S = 15.0
"""A process that has said nothing for so many seconds is not alive."""


BOT, THINKER = "bot", "thinker"
"""Roles of processes: one that is connected to Discord, one that only thinks."""


def process_name() -> str:
    """A name that no other process has, on any machine, now or later."""
    return f"{socket.gethostname()[:40]}:{os.getpid()}:{secrets.token_hex(4)}"


class Leases:
    """What this process holds in a store."""

    def __init__(self, store: Store, clock: Callable[[], float], role: str = BOT) -> None:
        self.store, self.clock, self.role = store, clock, role
        self.shared = store.shared
        """Whether other processes may use the store too."""
        self.name = process_name()
        self.began = clock()
        self.alive: Counter[str] = Counter({role: 1})
        """How many processes there are, by role, as of the last renewal."""
        self.lost: Callable[[frozenset[str]], None] = lambda names: None
        """Called with what another process has taken over while we were stopped."""
        self.agree: Callable[[], Awaitable[None]] | None = None
        """Called before each renewal: sees to it that our clock is that of the others. Raises NotRecorded."""
        self.ending = False
        """Whether this process is about to end: it is granted nothing more."""
        self.answers = 0
        """Presses that this process is answering."""
        self._held: Counter[str] = Counter()
        self._until: dict[str, float] = {}
        """Until when what we hold is ours, as the store was told."""
        self._broken: set[str] = set()
        """What we hold, and did not hold for a while since it was taken first."""
        self._settling: dict[str, float] = {}
        """What was taken over from somebody who was cut off: until when what they sent may still arrive."""
        self._taking: Counter[str] = Counter()
        """What we are asking the store for."""
        self._giving: dict[str, asyncio.Future[None]] = {}
        """What is being given back, until it is."""
        self._ended: dict[str, bool] = {}
        """Names to be given back with the next write: whether what they were held for was ended cleanly."""

    def holds(self, name: str) -> bool:
        """Whether we hold this, as far as we know."""
        return self._held[name] > 0

    def unbroken(self, name: str) -> bool:
        """Whether nobody else can have held this since it was taken; True where we have the store alone."""
        if not self.shared:
            return True
        return self.holds(name) and name not in self._broken and self.clock() < self._until[name]

    async def take(self, names: Collection[str]) -> dict[str, bool]:
        """Hold what nobody else does: the names that were granted, and of each whether somebody was cut off there.

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
        params = (self.name, now + TERM_S, json.dumps(wanted), now, self.name)
        self._taking.update(wanted)
        try:
            granted = await self.store.transaction(lambda writing: writing.rows(SQL.take_leases, params))
        except BaseException:
            # It may be written all the same, and would be renewed for ever.
            self._ended = {**dict.fromkeys(wanted, False), **self._ended}
            raise
        finally:
            self._taking.subtract(wanted)
        cut_off = {}
        for name, times in granted:
            if self._held[name] and self._until[name] <= now:
                self._broken.add(name)
            self._until[name] = now + TERM_S
            self._held[name] += 1
            cut_off[name] = times > 1 or not self._ended.get(name, True)
        taken_over = [name for name, was_cut_off in cut_off.items() if was_cut_off]
        if taken_over:
            still = {name: until for name, until in self._settling.items() if until > now}
            self._settling = still | dict.fromkeys(taken_over, now + SETTLE_S)
        return cut_off

    def settles_at(self, name: str) -> float | None:
        """Until when something may arrive that was sent by who was cut off there before us; None: nothing will."""
        until = self._settling.get(name, 0.0)
        return until if until > self.clock() else None

    def shown_again_in(self, name: str) -> float | None:
        """In how many seconds what was shown under a lease of ours is to be shown once more (ruling 5): 0 where another
        may have shown something newer meanwhile. None: not at all."""
        if not self.unbroken(name):
            return 0.0
        until = self.settles_at(name)
        return None if until is None else max(until - self.clock(), 0.0)

    async def reserve(self, name: str, seconds: float) -> bool:
        """Let nobody have this name for so many seconds, ourselves included; whether it was free.

        Raises NotRecorded.
        """
        if not self.shared:
            return True
        now = self.clock()
        # Another holder than ourselves: it is neither renewed nor taken twice.
        params = (f"{self.name} {name}", now + seconds, json.dumps([name]), now, "")
        return bool(await self.store.transaction(lambda writing: writing.rows(SQL.take_leases, params)))

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[bool]:
        """Whether nobody else does what this names; nobody will as long as the block runs. Raises NotRecorded."""
        granted = name in await self.take([name])
        try:
            yield granted
        finally:
            if granted:
                self.give_back(name)

    def give_back(self, name: str, *, clean: bool = True) -> None:
        """What it was held for has ended, ``clean`` or cut off. Written with the next write of ours."""
        if not self.shared or not self._held[name]:
            return
        self._held[name] -= 1
        self._ended[name] = clean and self._ended.get(name, True)
        if not self._held[name]:
            self._forget(name)

    def _forget(self, name: str) -> None:
        del self._held[name], self._until[name]
        self._broken.discard(name)

    async def flush(self) -> None:
        """Give back what has ended, but nothing that we hold once more. Raises NotRecorded; it is tried again then."""
        if not self.shared:
            return
        now = self.clock()
        back = {n: clean for n, clean in self._ended.items() if not (self._held[n] or self._taking[n])}
        self._ended = {name: clean for name, clean in self._ended.items() if name not in back}
        if not back:
            return
        given = asyncio.get_running_loop().create_future()
        self._giving.update(dict.fromkeys(back, given))
        try:
            await self.store.transaction(lambda writing: _give_back(writing, self.name, now, back))
        except BaseException:
            self._ended = {**back, **self._ended}
            raise
        finally:
            for name in back:
                del self._giving[name]
            given.set_result(None)

    async def renew(self) -> frozenset[str]:
        """Hold on to everything, and say that we are alive; what we thought we held, and another has taken.

        To be called every RENEW_S seconds. Raises NotRecorded.
        """
        if not self.shared:
            return frozenset()
        if self.agree is not None:
            await self.agree()
        await self.flush()
        now, held = self.clock(), frozenset(self._held)

        def work(writing: Writing) -> list[str]:
            writing.do(SQL.note_process_alive, (self.name, self.role, self.began, now))
            return [row[0] for row in writing.rows(SQL.renew_leases, renewed)]

        renewed = now + TERM_S, self.name

        still = await self.store.transaction(work)
        self.alive = await self.count_alive()
        for name in held.intersection(still):
            if self._held[name]:
                self._until[name] = max(self._until[name], now + TERM_S)
        lost = frozenset(name for name in held.difference(still) if self._held[name])
        for name in lost:
            self._forget(name)
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

    async def count_alive(self) -> Counter[str]:
        """How many processes there are, by role; we are one of them."""
        rows = await self.store.rows(SQL.count_living_processes, (self.clock() - DEAD_S,))
        alive = Counter({row["role"]: int(row["number"]) for row in rows})
        alive[self.role] = max(alive[self.role], 1)
        return alive

    async def others(self, role: str) -> bool:
        """Whether another process of this role is alive."""
        rows = await self.store.rows(SQL.other_living_process, (self.clock() - DEAD_S, role, self.name))
        return bool(rows)

    async def sweep(self) -> None:
        """Forget processes and leases of long ago."""
        now = self.clock()
        await self.store.write(SQL.delete_leases_until, (now - FORGOTTEN_S,))
        await self.store.write(SQL.delete_processes_silent_since, (now - FORGOTTEN_S,))

    async def drain(self, seconds: float) -> None:
        """Take up nothing more, and wait so long at most for what is under way. Others take over what is left."""
        self.ending = True
        if not self.shared:
            return
        end = time.monotonic() + seconds
        while (self._held or self.answers) and time.monotonic() < end:  # noqa: ASYNC110  # many things end in many places
            await asyncio.sleep(0.02)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press is answered; whoever ends politely finishes it."""
        self.answers += 1
        try:
            yield
        finally:
            self.answers -= 1

    async def leave(self) -> None:
        """We end: everything that we still hold may be taken over at once."""
        if not self.shared:
            return
        now = self.clock()

        def work(writing: Writing) -> None:
            writing.do(SQL.release_leases_of_process, (now, self.name))
            writing.do(SQL.delete_process, (self.name,))

        with suppress(NotRecorded):
            await self.flush()
            await self.store.transaction(work)
        for name in list(self._held):
            self._forget(name)


def _give_back(writing: Writing, holder: str, now: float, ended: dict[str, bool]) -> None:
    """Those that were ended cleanly go, the others stay to be taken over.

    In the order of their names, as they are taken and renewed: nobody waits for somebody who waits for them.
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
