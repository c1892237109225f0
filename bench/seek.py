"""How many of those who would like to play are seated within a day: ``python -m bench.seek``.

A simulation with the real matching (``engine/host/community/matching.py``). Every server has its language and time
zone, and three people a day who say at some waking moment that they would like to play, for a day. They look for any
game, three games, or one; half of them want a certain number of people, half a certain pace. All have quiet hours from
23 to 7. A question reaches each of them at once; some do not answer, and are let go after 30 minutes of their own time.
The others answer after some minutes. People of the first and the last day are not counted.

Three ways are compared: a server by itself, as today, with nobody to bring people together (they meet only if somebody
opens a table, which is not counted: 0); people of one server; people of all servers.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, replace

from bench.measure import Row, table
from engine.games.registry import GAMES
from engine.host.community.matching import Proposal, Seek, Served, filled, matched
from engine.host.community.seeking import ANSWER_S, table_sizes
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.seeks import Criteria

SERVERS, PEOPLE, DAYS = 200, 3, 4
STEP_S = 10 * MINUTE
BEGIN = 1_767_225_600.0
"""A midnight in UTC."""
HOMES = (
    (("en", "America/New_York"), 25),
    (("en", "Europe/London"), 15),
    (("ja", "Asia/Tokyo"), 30),
    (("de", "Europe/Berlin"), 10),
    (("ko", "Asia/Seoul"), 8),
    (("nl", "Europe/Amsterdam"), 7),
    (("zh-TW", "Asia/Taipei"), 5),
)
"""Languages and time zones of servers, with their shares in percent."""
USUAL_SILENT, PROMISED = 0.05, 0.9
"""The share of people who do not answer, and of those who are seated within a day then."""
ENGLISH_TOO = 0.3
"""The share of people who also read English."""


@dataclass(slots=True)
class Asked:
    """A proposed table: the people who are still to play there, when each one answers, and who said yes."""

    proposal: Proposal
    size: int
    answers: dict[str, float]
    late: dict[str, float]
    yes: set[str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Of the people who were counted: how many there were, were seated within a day, and their median wait in hours."""

    people: int
    seated: int
    wait: float

    @property
    def share(self) -> float:
        """Return the share of those who were seated."""
        return self.seated / max(1, self.people)


def crowd(rnd: random.Random, servers: int, days: int) -> list[tuple[Seek, ActiveHours]]:
    """Return everybody who would like to play, by the moment when they say so."""
    found = []
    slugs = sorted(GAMES)
    for server in range(servers):
        ((lang, zone),) = rnd.choices([home for home, _ in HOMES], [share for _, share in HOMES])
        hours = ActiveHours(QuietHours(23, 7, zone))
        for day in range(days):
            for number in range(PEOPLE):
                since = hours.after(BEGIN + day * DAY + rnd.random() * DAY, 0.0)
                named = rnd.choices([0, 3, 1], [5, 3, 2])[0]
                size = rnd.choice([2, 3, 4]) if rnd.random() < 0.5 else 0
                pace = rnd.choice(["daily", "easy", "none"]) if rnd.random() < 0.5 else ""
                fit = [slug for slug in slugs if not size or size in GAMES[slug].seats]
                criteria = Criteria(
                    frozenset(rnd.sample(fit, named)),
                    frozenset([size] if size else []),
                    frozenset([pace] if pace else []),
                    frozenset([lang, *(["en"] if rnd.random() < ENGLISH_TOO else [])]),
                )
                person = f"{server}.{day}.{number}"
                likes = frozenset(rnd.sample(slugs, 2))
                found.append((Seek(person, since, str(server), criteria, lang=lang, likes=likes), hours))
    return sorted(found, key=lambda one: (one[0].since, one[0].person))


def simulate(rnd: random.Random, servers: int, days: int, *, between: bool, silent: float) -> Outcome:
    """Return what comes of a crowd; ``between``: everybody plays with people of other servers too."""
    everybody = crowd(rnd, servers, days)
    hours = {seek.person: awake for seek, awake in everybody}
    served = Served({slug: table_sizes(game) for slug, game in GAMES.items()})
    coming = [replace(seek, everywhere=between) for seek, _ in reversed(everybody)]
    pool, tables, seated = dict[str, Seek](), list[Asked](), dict[str, float]()

    def ask(asked: Asked, people: tuple[str, ...], now: float) -> None:
        for person in people:
            asked.late[person] = hours[person].after(now, ANSWER_S)
            soon = hours[person].after(now, rnd.uniform(MINUTE, ANSWER_S))
            asked.answers[person] = float("inf") if rnd.random() < silent else soon

    now = BEGIN
    while now < BEGIN + (days + 1) * DAY:
        now += STEP_S
        while coming and coming[-1].since <= now:
            seek = coming.pop()
            pool[seek.person] = seek
        busy = {person for asked in tables for person in asked.proposal.people}
        for person in [p for p, seek in pool.items() if now - seek.since > DAY and p not in busy]:
            del pool[person]
        for asked in list(tables):
            people = asked.proposal.people
            asked.yes |= {p for p in people if asked.answers[p] <= now}
            gone = {p for p in people if p not in asked.yes and asked.late[p] <= now}
            if gone:
                for person in gone:
                    pool.pop(person, None)
                stay = [pool[p] for p in people if p in pool]
                waiting = [_awake(seek, hours, now) for p, seek in pool.items() if p not in busy]
                found = filled(asked.proposal, asked.size, stay, waiting, served) if stay else None
                if found is None:
                    tables.remove(asked)
                    continue
                ask(asked, tuple(p for p in found.people if p not in people), now)
                busy |= set(found.people)
                asked.proposal, asked.size = found, found.size
            if asked.yes >= set(asked.proposal.people):
                for person in asked.proposal.people:
                    seated[person] = now - pool.pop(person).since
                tables.remove(asked)
        busy = {person for asked in tables for person in asked.proposal.people}
        waiting = [_awake(seek, hours, now) for person, seek in pool.items() if person not in busy]
        for proposal in matched(waiting, served, now):
            asked = Asked(proposal, proposal.size, {}, {}, set())
            ask(asked, proposal.people, now)
            tables.append(asked)
    counted = [s for s, _ in everybody if BEGIN + DAY <= s.since < BEGIN + (days - 1) * DAY]
    waits = sorted(seated[s.person] for s in counted if seated.get(s.person, 2 * DAY) <= DAY)
    return Outcome(len(counted), len(waits), waits[len(waits) // 2] / HOUR if waits else 0.0)


def _awake(seek: Seek, hours: dict[str, ActiveHours], now: float) -> Seek:
    quiet = hours[seek.person].quiet
    return replace(seek, awake=quiet is None or not quiet.covers(now))


def rows(servers: int = SERVERS, days: int = DAYS, seed: int = 1) -> list[Row]:
    """Return the rows of the table."""
    out = []
    for name, between, silents in (
        ("one server", False, (USUAL_SILENT,)),
        ("all servers", True, (0.0, USUAL_SILENT, 0.15)),
    ):
        for silent in silents:
            found = simulate(random.Random(seed), servers, days, between=between, silent=silent)
            told = f"{found.share:.1%} of {found.people} within a day, half of them in {found.wait:.1f} h"
            promised = between and silent == USUAL_SILENT
            kept = (f">= {PROMISED:.0%}", found.share >= PROMISED) if promised else ("", None)
            out.append(Row(name, f"{silent:.0%} do not answer", told, *kept))
    return out


def main(arguments: list[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m bench.seek", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--servers", type=int, default=SERVERS)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    print(table(rows(given.servers, given.days, given.seed)))


if __name__ == "__main__":
    main()
