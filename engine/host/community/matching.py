"""Who plays with whom: tables proposed to people who would like to play. Pure and deterministic.

Rulings:

1. First come, first served: a table is proposed to the person who has waited longest of all for whom one is possible,
   and to those who fit them and have waited longest. So no person waits for ever.
2. People of one server play there, if enough of them fit. People of several servers play together only if all of them
   agreed to it and their servers allow it (``Seek.everywhere``).
3. The game is the one that most of the fitting people have named or play often. The size is the usual one, else the
   next smaller, else the next larger. A table does not wait for more people once it can be played.
4. Two people are never proposed to each other if one of them has blocked the other.
5. A person in their quiet hours is asked only by somebody who has waited for hours, as all would wait for the morning.
6. The pace is one that everybody accepts, a day's first; the language one that everybody reads: most people's own.
7. If a person says no, another person who fits gets the place. If there is none, a smaller table is proposed that all
   the others accept; they are not asked again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from engine.host.model.clock.time_control import HOUR, LIVE, NONE
from engine.host.model.seeks import Criteria

PATIENCE_S: Final = 3 * HOUR
"""After how many seconds a person also asks people who sleep."""
PREFERRED: Final = ("daily", "easy", NONE, "weekly", LIVE)
"""The paces, in the order in which they are proposed."""
_STEPS: Final = 5_000
"""Most steps of one search among people who are kept apart from each other: nobody can make it long by many blocks."""


@dataclass(frozen=True, slots=True)
class Seek:
    """A person who would like to play. ``since``: when they said so, in seconds since 1970."""

    person: str
    since: float
    guild: str
    criteria: Criteria = field(default_factory=Criteria)
    everywhere: bool = False
    """True if they also play with people of other servers, and their server allows it."""
    lang: str = ""
    """Their own language."""
    likes: frozenset[str] = frozenset()
    """The games that they play often."""
    awake: bool = True


@dataclass(frozen=True, slots=True)
class Served:
    """What can be played. ``sizes``: the numbers of seats of each game, the usual one first; ``off``: the games that
    are switched off, by server; ``apart``: the people from whom a person is kept apart, in both directions.
    """

    sizes: Mapping[str, Sequence[int]]
    off: Mapping[str, frozenset[str]] = field(default_factory=dict)
    apart: Mapping[str, frozenset[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A table that is proposed to ``people``, who has waited longest first; ``guild`` None: between servers."""

    game: str
    people: tuple[str, ...]
    pace: str
    lang: str
    guild: str | None

    @property
    def size(self) -> int:
        """Return the number of its seats."""
        return len(self.people)


def matched(seeks: Iterable[Seek], served: Served, now: float) -> list[Proposal]:
    """Return the tables that can be proposed now; nobody is in two of them (rulings 1 to 6)."""
    pool = _Pool(seeks, served)
    left, found = pool.everybody, []
    for at, seed in enumerate(pool.people):
        if not (left >> at & 1 and seed.awake):
            continue
        others = left if now - seed.since >= PATIENCE_S else left & pool.awake
        proposal = pool.table_for(at, others & ~(1 << at))
        if proposal is not None:
            found.append(proposal)
            left &= ~pool.mask_of(proposal.people)
    return found


def filled(
    proposal: Proposal, size: int, stay: Sequence[Seek], seeks: Iterable[Seek], served: Served
) -> Proposal | None:
    """Return the table for those who ``stay`` after others said no, or None (ruling 7).

    ``size``: how many it was proposed to; ``seeks``: the people who could take a place.
    """
    staying = {seek.person for seek in stay}
    pool = _Pool([*stay, *(s for s in seeks if s.person not in staying)], served)
    fixed = pool.mask_of(staying)
    for count in range(size, max(len(stay), 2) - 1, -1):
        if count not in served.sizes.get(proposal.game, ()):
            continue
        fit = pool.place(proposal.guild) & pool.fit(proposal.game, count, proposal.pace, proposal.lang)
        people = None if fixed & ~fit else pool.group(fixed, fit & (pool.awake | fixed), count)
        if people is not None:
            # Those who stay keep their order; nobody's place at the table changes.
            kept = [person for person in proposal.people if person in staying]
            new = [person for person in people if person not in staying]
            return Proposal(proposal.game, (*kept, *new), proposal.pace, proposal.lang, proposal.guild)
    return None


class _Pool:
    """The people of a round, who has waited longest first. A set of them is an int: bit n stands for person n."""

    def __init__(self, seeks: Iterable[Seek], served: Served) -> None:
        self.people = sorted(seeks, key=lambda seek: (seek.since, seek.person))
        self.served = served
        self.number = {seek.person: at for at, seek in enumerate(self.people)}
        self.everybody = (1 << len(self.people)) - 1
        self.awake = _mask(seek.awake for seek in self.people)
        self.everywhere = _mask(seek.everywhere for seek in self.people)
        self.apart = [self.mask_of(served.apart.get(seek.person, ())) for seek in self.people]
        for at, others in enumerate(list(self.apart)):
            for other in _bits(others):
                self.apart[other] |= 1 << at
        criteria = [seek.criteria for seek in self.people]
        self._games = {game: _mask(not w.games or game in w.games for w in criteria) for game in served.sizes}
        self._likes = {
            game: _mask(game in seek.criteria.games or game in seek.likes for seek in self.people)
            for game in served.sizes
        }
        every_size = set(chain.from_iterable(served.sizes.values()))
        self._sizes = {size: _mask(not w.sizes or size in w.sizes for w in criteria) for size in every_size}
        self._paces = {pace: _mask(w.plays_at(pace) for w in criteria) for pace in PREFERRED}
        self.langs = sorted({seek.lang for seek in self.people} | {lang for w in criteria for lang in w.langs})
        self._langs = {lang: _mask(not w.langs or lang in w.langs for w in criteria) for lang in self.langs}
        self._own = {lang: _mask(seek.lang == lang for seek in self.people) for lang in self.langs}
        self._servers = {
            guild: _mask(seek.guild == guild for seek in self.people) for guild in {seek.guild for seek in self.people}
        }

    def mask_of(self, people: Iterable[str]) -> int:
        """Return the set of these people; those who are not here are left out."""
        return sum(1 << self.number[person] for person in people if person in self.number)

    def place(self, guild: str | None) -> int:
        """Return the people who can play in a server, or (None) between servers."""
        return self.everywhere if guild is None else self._servers.get(guild, 0)

    def fit(self, game: str, size: int, pace: str, lang: str) -> int:
        """Return the people who look for such a table."""
        return self._games[game] & self._sizes[size] & self._paces[pace] & self._langs.get(lang, 0)

    def table_for(self, seed: int, others: int) -> Proposal | None:
        """Return the table for a person with some of the ``others``, or None (rulings 2, 3 and 6)."""
        me = self.people[seed]
        others &= ~self.apart[seed]
        for guild in (me.guild, *([None] if me.everywhere else [])):
            here = others & self.place(guild)
            if not here:
                continue
            off = self.served.off.get(guild, frozenset()) if guild is not None else frozenset[str]()
            games = [g for g in self.served.sizes if g not in off and self._games[g] >> seed & 1]
            liked = {game: (self._likes[game] & (here | 1 << seed)).bit_count() for game in games}
            paces, langs = [p for p in PREFERRED if self._paces[p] >> seed & 1], self._languages(seed, here)
            for game in sorted(games, key=lambda g: (-liked[g], -(self._likes[g] >> seed & 1), g)):
                if (found := self._table_of(game, seed, here, paces, langs)) is not None:
                    return Proposal(game, *found, guild)
        return None

    def _table_of(
        self, game: str, seed: int, here: int, paces: Sequence[str], langs: Sequence[str]
    ) -> tuple[tuple[str, ...], str, str] | None:
        """Return people, pace and language of a table of a game, or None; ``paces`` and ``langs``: the seed's."""
        me, usual = 1 << seed, self.served.sizes[game][0]
        here &= self._games[game]
        for size in sorted(self.served.sizes[game], key=lambda n: (n > usual, abs(n - usual))):
            fit = here & self._sizes[size]
            if size < 2 or not self._sizes[size] & me or fit.bit_count() < size - 1:
                continue
            for pace in paces:
                if (fit & self._paces[pace]).bit_count() < size - 1:
                    continue
                for lang in langs:
                    people = self.group(me, fit & self._paces[pace] & self._langs[lang] | me, size)
                    if people is not None:
                        return people, pace, lang
        return None

    def _languages(self, seed: int, here: int) -> list[str]:
        """Return the languages that a person reads, those first that are most people's own; of equals the person's."""
        among = here | 1 << seed
        own = {lang: (self._own[lang] & among).bit_count() for lang in self.langs if self._langs[lang] >> seed & 1}
        return sorted(own, key=lambda lang: (-own[lang], not self._own[lang] >> seed & 1, lang))

    def group(self, fixed: int, fit: int, size: int) -> tuple[str, ...] | None:
        """Return ``size`` people of ``fit``, the ``fixed`` among them, nobody kept apart from another: the first in
        order of waiting; None if there are none.
        """
        chosen, room = list(_bits(fixed)), fit & ~fixed
        for at in chosen:
            room &= ~self.apart[at]
        steps = iter(range(_STEPS))

        def more(chosen: list[int], room: int) -> list[int] | None:
            if len(chosen) >= size:
                return chosen if len(chosen) == size else None
            while (room.bit_count() >= size - len(chosen)) and next(steps, None) is not None:
                first = (room & -room).bit_length() - 1
                room &= ~(1 << first)
                if (found := more([*chosen, first], room & ~self.apart[first])) is not None:
                    return found
            return None

        found = more(chosen, room)
        return None if found is None else tuple(self.people[at].person for at in sorted(found))


def _mask(flags: Iterable[bool]) -> int:
    """Return the set of the people for whom it is true, in order."""
    return sum(1 << at for at, true in enumerate(flags) if true)


def _bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the people of a set."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1
