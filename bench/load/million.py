"""Simulates a million open tables on a cluster from measured costs: the needs of the busiest hour. No part of it runs.

``python -m bench.load.million`` takes the costs below; ``make bench-scale`` takes those that it has just measured.
Presses come at random at any table. Each waits for a core of a bot process, then for one of the database, and is
answered. Its tasks in the outbox wait for Discord's limit and for a core that draws them. As in the outbox, a newer
task for the same message replaces a waiting one. Times of work vary at random about their means (exponentially).
"""

from __future__ import annotations

import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import quantiles

TABLES = 1_000_000
PRESSES_A_DAY = 8
"""Presses at an open table in a day."""
BUSIEST = 3
"""The busiest hour has so many times the average number of presses."""
SEATS = 3
"""People at a table: so many hands, beside the table's own message."""
WINDOW_S, WARM_S = 120.0, 20.0
"""Simulated seconds, and the first seconds of them that are not counted, since all queues were empty before."""
ANSWER_S, MESSAGE_S = 1.0, 10.0
"""The aims for 95 in 100: the answer to a press, and the newest state shown to everybody."""
DISCORD_S = 50.0
"""Requests a second that Discord allows a bot by default."""


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of a core: of a bot for a press and for a message with its picture, of the database for each."""

    press: float = 0.008
    message: float = 0.012
    store: float = 0.004
    noted: float = 0.002
    messages: float = 2.5
    """Messages after a press, before newer ones replace waiting ones."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Cores of the bots and of the database; requests a second that Discord allows."""

    bots: int
    store: int
    discord: float = DISCORD_S


@dataclass(slots=True)
class Seen:
    """Seconds from presses to answers and messages, tasks left at the end, and the load of bots and database."""

    answers: list[float] = field(default_factory=list)
    messages: list[float] = field(default_factory=list)
    waiting: int = 0
    bots: float = 0.0
    store: float = 0.0

    def p95(self, what: list[float]) -> float:
        return quantiles(what, n=20)[-1] if len(what) > 1 else float("inf")

    @property
    def well(self) -> bool:
        """True if the cluster was large enough."""
        return self.p95(self.answers) <= ANSWER_S and self.p95(self.messages) <= MESSAGE_S


class Queue:
    """A queue for so many cores, first come first served."""

    def __init__(self, world: World, cores: int) -> None:
        self.world, self.free, self.waiting = world, cores, deque[tuple[float, Callable[[], None]]]()
        self.worked = 0.0

    def work(self, seconds: float, then: Callable[[], None]) -> None:
        """Work so long when a core is free, then call ``then``."""
        self.waiting.append((seconds, then))
        self._begin()

    def _begin(self) -> None:
        while self.free and self.waiting:
            seconds, then = self.waiting.popleft()
            self.free -= 1
            self.worked += seconds

            def end(then: Callable[[], None] = then) -> None:
                self.free += 1
                then()
                self._begin()

            self.world.after(seconds, end)


class World:
    """One run."""

    def __init__(self, costs: Costs, cluster: Cluster, seed: int = 1) -> None:
        self.costs, self.cluster, self.rng, self.now = costs, cluster, random.Random(seed), 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self.bots, self.store = Queue(self, cluster.bots), Queue(self, cluster.store)
        self.outbox: dict[tuple[int, int], float] = {}
        """For each message the time of its oldest press that is not shown on it yet, the longest waiting first."""
        self.seen = Seen()
        self.rate = TABLES * PRESSES_A_DAY / 86_400 * BUSIEST

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        """Call a function later."""
        heapq.heappush(self._events, (self.now + seconds, next(self._numbers), what))

    def vary(self, mean: float) -> float:
        return self.rng.expovariate(1 / mean) if mean else 0.0

    def run(self) -> Seen:
        """Run the whole window."""
        self.after(self.vary(1 / self.rate), self.press)
        self.after(0.0, self.send)
        while self._events and self._events[0][0] <= WINDOW_S:
            self.now, _, what = heapq.heappop(self._events)
            what()
        seen = self.seen
        seen.waiting = len(self.outbox)
        seen.bots = self.bots.worked / (WINDOW_S * self.cluster.bots)
        seen.store = self.store.worked / (WINDOW_S * self.cluster.store)
        # Waiting messages count with the time that they have waited.
        seen.messages += [self.now - at for at in self.outbox.values() if at > WARM_S]
        return seen

    def press(self) -> None:
        self.after(self.vary(1 / self.rate), self.press)
        begun, table = self.now, self.rng.randrange(TABLES)

        def written() -> None:
            if begun > WARM_S:
                self.seen.answers.append(self.now - begun)
            whole, rest = divmod(self.costs.messages, 1)
            for message in range(min(int(whole) + (self.rng.random() < rest), SEATS + 1)):
                # A newer task replaces a waiting one, and keeps the older one's time.
                self.outbox.setdefault((table, message), begun)

        self.bots.work(self.vary(self.costs.press), lambda: self.store.work(self.vary(self.costs.store), written))

    def send(self) -> None:
        """Send one request to Discord as often as its limit allows."""
        self.after(1 / self.cluster.discord, self.send)
        if self.outbox:
            key = next(iter(self.outbox))
            begun = self.outbox.pop(key)

            def shown() -> None:
                if begun > WARM_S:
                    self.seen.messages.append(self.now - begun)

            self.bots.work(self.vary(self.costs.message), lambda: self.store.work(self.vary(self.costs.noted), shown))


def needed(costs: Costs) -> list[tuple[str, Cluster, Seen]]:
    """Try Discord's own limit with enough cores, then find the smallest sufficient cluster with a larger limit."""
    rate = TABLES * PRESSES_A_DAY / 86_400 * BUSIEST
    work = rate * (costs.press + costs.messages * costs.message), rate * (costs.store + costs.messages * costs.noted)
    enough = Cluster(int(work[0] * 2) + 2, int(work[1] * 2) + 2)
    tried = [("Discord's own limit", enough, World(costs, enough).run())]
    last = replace(enough, discord=rate * costs.messages * 1.1)
    found = World(costs, last).run()
    smaller = Cluster(max(1, int(work[0])), max(1, int(work[1])), rate * costs.messages * 0.9)
    tried.append(("hardly the cores that the work takes", smaller, World(costs, smaller).run()))
    while last.bots > 1 and found.well:
        less = replace(last, bots=max(1, round(last.bots * 0.9) - 1), store=max(1, round(last.store * 0.9) - 1))
        seen = World(costs, less).run()
        if not seen.well or less == last:
            break
        last, found = less, seen
    return [*tried, ("enough", last, found)]


def report(costs: Costs) -> None:
    """Print the results."""
    rate = TABLES * PRESSES_A_DAY / 86_400 * BUSIEST
    print(
        f"{TABLES:,} open tables, {PRESSES_A_DAY} presses a day each, {BUSIEST} times that in the busiest hour: "
        f"{rate:,.0f} presses/s. Simulated for {WINDOW_S:.0f} s, with {costs.press * 1e3:.1f} ms of a bot's core and "
        f"{costs.store * 1e3:.1f} ms of the database's for a press, {costs.message * 1e3:.1f} and "
        f"{costs.noted * 1e3:.1f} ms for a message, {costs.messages:.1f} messages a press.\n"
    )
    print("| cluster | bots' cores | database's | Discord | answers p95 | messages p95 | tasks waiting | busy |")
    print("|---|---|---|---|---|---|---|---|")
    for name, cluster, seen in needed(costs):
        print(
            f"| {name} | {cluster.bots} | {cluster.store} | {cluster.discord:,.0f}/s | {seen.p95(seen.answers):.2f} s"
            f" | {seen.p95(seen.messages):.1f} s | {seen.waiting:,} | {seen.bots:.0%}, {seen.store:.0%} |",
            flush=True,
        )
    print(
        f"\nEnough is where 95 in 100 answers come within {ANSWER_S:.0f} s and 95 in 100 messages within "
        f"{MESSAGE_S:.0f} s. Discord's limit is what such a bot would have to have raised first; then the one database "
        "that writes."
    )


if __name__ == "__main__":
    report(Costs())
