"""People who would like to play: what they look for, the tables that are proposed to them, and their answers.

A round (``cogs/community/seek_rounds``) lets those go who did not answer, fills their places, proposes new tables, and
opens those to which everybody has said yes. Every step is one transaction that changes nothing if another process was
quicker. A process that is cut off anywhere goes on in the next round.

Rulings (who plays with whom: ``matching``):

1. One seek a person, in the server in which they said it last. It ends when their table is dealt.
2. A person has 30 minutes to answer, from when the message has come. Quiet hours, vacations and outages do not count.
3. A person who says no is not asked for a day; their seek goes on afterwards. For a person who does not answer the seek
   ends, and a new seek of theirs is not asked within that day either.
4. A table that did not come together leaves the others where they were: nobody waits behind those who came later.
5. A table has the usual house rules. Its people are seated as they have waited: the first of them is its host.
6. Between servers people have the names that they have everywhere.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.core.options import BadOption
from engine.host.community.matching import Proposal, Seek, Served, filled, matched
from engine.host.lobby.opening import Spot
from engine.host.lobby.table_alerts import FOR_A_SEAT
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.quiet_hours import quiet_hours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.records import Overtaken, Person, Refused, Status, TableInfo
from engine.host.model.rows import SeatRow
from engine.host.model.seeks import Criteria
from engine.host.people.barring import must_be_welcome
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.core.game import Game
    from engine.host.host import Host

SQL = queries("community/seeks.sql")

ANSWER_S: Final = 30 * MINUTE
"""Seconds of their own time that a person has to answer."""
REST_S: Final = DAY
"""Seconds without another question after a no, or no answer."""
LONGEST_S: Final = 7 * DAY
"""The longest that a person can look, in seconds."""
PAUSE_S: Final = HOUR
"""Seconds until people are tried again whose table could not be opened."""
QUIETLY_S: Final = 2 * MINUTE
"""Seconds after which others are told that somebody would like to play, if no table was proposed by then."""
KEPT_S: Final = DAY
"""Seconds for which it is tried to change a message about a table that is settled."""
LIKED: Final = 3
"""How many of the games that a person plays most often they are taken to like."""

ASKING, DEALT, OFF = "asking", "dealt", "off"
"""What becomes of a proposal: it waits for answers, its table is dealt, or it did not come together."""
YES, NO, LATE, UNREACHED = "yes", "no", "late", "unreached"
"""The answers; LATE: none came, UNREACHED: the question did not reach them. OFF: the table did not come together."""

Gone = Callable[[str, Collection[str]], Awaitable[set[str]]]
"""Returns those of these people who are no longer in a server."""
Blind = Callable[[Proposal], Awaitable[set[str]]]
"""Returns those people of a table who do not see the place where it would open."""
_TRIES: Final = 5
"""How often people are matched in a round, each time without those who could not play."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What a person looks for, as it is stored. ``asked`` is the proposal that waits for them, or None."""

    person: str
    guild: str
    channel: str
    criteria: Criteria
    everywhere: bool
    since: float
    until: float
    rests: float
    asked: int | None


@dataclass(frozen=True, slots=True)
class Ask:
    """The question to a person, or what became of it; ``channel`` and ``message`` None: not sent yet."""

    proposal: int
    person: str
    seat: int
    answer: str
    due: float
    channel: str | None
    message: str | None
    version: int


@dataclass(frozen=True, slots=True)
class Proposed:
    """A proposed table with the people who are still to play there, in seat order."""

    id: int
    proposal: Proposal
    size: int
    made: float
    status: str
    table: int | None
    asks: tuple[Ask, ...]

    @property
    def agreed(self) -> bool:
        """True if every seat has a person who said yes."""
        return len(self.proposal.people) == self.size and all(
            ask.answer == YES for ask in self.asks if ask.person in self.proposal.people
        )


class Seeking:
    """The seeks of one store."""

    def __init__(self, host: Host) -> None:
        self.host, self.tables, self.store = host, host.tables, host.tables.store

    # What a person says

    async def of(self, person: str) -> Kept | None:
        """Return what a person looks for now, or None."""
        row = await self.store.row(SQL.seek_of_person, (person,))
        if row is None or (row["until"] <= self.tables.clock() and row["proposal"] is None):
            return None
        return _kept(row)

    async def say(
        self, person: Person, guild: str, channel: str, lang: str, criteria: Criteria, seconds: float
    ) -> None:
        """Store that a person would like to play, for so many seconds from now. Raises Refused: malformed,
        barred-here.
        """
        await must_be_welcome(self.tables, guild, person.id)
        if not 0 < seconds <= LONGEST_S or not criteria.games <= set(self.tables.library.games):
            raise Refused("malformed")
        await self.host.settings.remember_person(person)
        now = self.tables.clock()
        await self.store.write(SQL.set_seek, (person.id, guild, channel, lang, criteria.to_json(), now, now + seconds))

    async def set_everywhere(self, person: str, guild: str, on: bool) -> None:
        """Store whether a person also plays with people of other servers."""
        await self.store.write(SQL.set_everywhere, (int(on), person, guild))

    async def stop(self, person: str) -> None:
        """End a person's seek; if they have been asked, they say no."""
        kept = await self.of(person)
        if kept is None:
            return
        if kept.asked is not None:
            with suppress(Refused):
                await self.answer(person, kept.asked, NO)
        now = self.tables.clock()
        await self.store.write(SQL.end_seek, (now, person, now))

    async def answer(self, person: str, proposal: int, answer: str) -> None:
        """Store a person's answer; a no may follow a yes. Raises Refused: seek-settled."""
        now = self.tables.clock()

        def work(writing: Writing) -> None:
            _must_wait(writing, proposal)
            if not writing.do(SQL.set_answer, (answer, proposal, person)):
                raise Refused("seek-settled")
            if answer == NO:
                writing.do(SQL.rest_seek, (now + REST_S, person, proposal))
            elif answer in (LATE, UNREACHED):
                writing.do(SQL.end_seek_of_proposal, (now + REST_S, now, person, proposal))

        await self.store.transaction(work)

    # A round

    async def let_go(self) -> None:
        """Let those go whose time to answer is over (ruling 2); nobody's is while nothing can be delivered."""
        if not self.host.outages.delivers:
            return
        now = self.tables.clock()
        for row in await self.store.rows(SQL.asks_due, (now,)):
            person, proposal = row["person"], row["proposal"]
            asked = row["made"] if row["sent"] is None else row["sent"]
            due = await self.due(person, asked)
            with suppress(Refused):
                if due > now:
                    await self.store.write(SQL.put_off_ask, (due, proposal, person))
                else:
                    await self.answer(person, proposal, LATE if row["sent"] is not None else UNREACHED)

    async def due(self, person: str, asked: float) -> float:
        """Return until when an answer counts."""
        settings = await self.host.settings.person(person)
        away = [(begun, until) for begun, until, _ in await self.host.vacations.absences(person)]
        return ActiveHours(settings.quiet, (*self.tables.outages, *away)).after(asked, ANSWER_S)

    async def refill(self, gone: Gone, blind: Blind) -> None:
        """Give the places of those who were let go to others, or propose a smaller table; else end the proposal."""
        for row in await self.store.rows(SQL.asking_proposals):
            known = await self.proposed(row["id"])
            if known is None or known.table is not None or len(known.proposal.people) == known.size:
                continue
            pool = await self._pool()
            stay = [seek for seek in pool.values() if seek.person in known.proposal.people]
            waiting, found = pool.waiting, None
            served = await self._with_blocks(await self._served(), [*stay, *waiting])
            for _ in range(_TRIES):
                if not stay or len(stay) < len(known.proposal.people):
                    break
                found = filled(known.proposal, known.size, stay, waiting, served)
                new = [] if found is None else [pool[p] for p in found.people if p not in known.proposal.people]
                if found is None or not (cannot := await self._cannot(new, found, gone, blind)):
                    break
                waiting, found = [seek for seek in waiting if seek.person not in cannot], None
            if found is None:
                await self.end(known)
            else:
                await self._fill(known, found, new)

    async def propose(self, gone: Gone, blind: Blind) -> None:
        """Propose new tables."""
        pool, served, now = await self._pool(), await self._served(), self.tables.clock()
        waiting = pool.waiting
        if not matched(waiting, served, now):
            return
        served = await self._with_blocks(served, waiting)
        for _ in range(_TRIES):
            out = set[str]()
            for proposal in matched(waiting, served, now):
                people = [pool[person] for person in proposal.people]
                cannot = await self._cannot(people, proposal, gone, blind)
                out |= cannot
                if not cannot:
                    with suppress(Refused):
                        await self._ask(proposal, people)
                    waiting = [seek for seek in waiting if seek.person not in proposal.people]
            if not out:
                return
            waiting = [seek for seek in waiting if seek.person not in out]

    async def ready(self) -> list[Proposed]:
        """Return the proposals to which everybody has said yes, and whose table is not dealt yet."""
        found = [await self.proposed(row["id"]) for row in await self.store.rows(SQL.asking_proposals)]
        return [known for known in found if known is not None and (known.agreed or known.table is not None)]

    async def seat(self, known: Proposed, spot: Spot | None, draw_word: Callable[[], str]) -> TableInfo | None:
        """Open and deal the table of a proposal; None if it cannot be (the proposal has ended then), or not now.

        ``spot`` None: there is no place for it, and none is opened.
        """
        people = known.proposal.people
        info = await self.host.opening.opened_by(_press(known.id), people[0] if people else "")
        try:
            if info is None:
                info = await self._opened(known, spot, draw_word)
            if info.status is Status.OPEN:
                info = (await self.host.dealing.deal_seated(info.id, people, f"{_press(known.id)}-start")).table
        except Refused as refused:
            if refused.reason == "game-away" or isinstance(refused, Overtaken):
                return None
            if info is not None and info.status is Status.OPEN:
                with suppress(Refused):
                    await self.host.seating.close_table(info.id, Person(info.opener, ""), f"{_press(known.id)}-close")
            await self.end(known, pause=True)
            return None
        await self._settled(known.id)
        return info

    async def end(self, known: Proposed, *, pause: bool = False) -> None:
        """End a proposal that did not come together (ruling 4), unless other people have been asked meanwhile.

        ``pause``: its people are not asked again at once.
        """
        rests = self.tables.clock() + PAUSE_S if pause else 0.0

        def work(writing: Writing) -> None:
            writing.row(SQL.lock_proposal, (known.id,))
            if _people(writing, known.id) != known.proposal.people:
                return
            if writing.do(SQL.set_status_of_proposal, (OFF, known.id)):
                writing.do(SQL.end_asks_of_proposal, (known.id,))
                writing.do(SQL.free_seeks_of_proposal, (rests, rests, known.id))

        await self.store.transaction(work)

    async def tidy(self) -> None:
        """Delete what is over: seeks, and proposals whose messages say so."""
        now = self.tables.clock()

        def work(writing: Writing) -> None:
            writing.do(SQL.delete_old_seeks, (now, now))
            writing.do(SQL.delete_asks_of_ended_proposals, (now - KEPT_S,))
            writing.do(SQL.delete_ended_proposals)

        await self.store.transaction(work)

    # Messages

    async def to_show(self) -> list[Ask]:
        """Return the questions that are to be sent, and those whose message has changed."""
        return [_ask(row) for row in await self.store.rows(SQL.asks_to_show)]

    async def proposed(self, proposal: int) -> Proposed | None:
        """Return a proposal with its answers, or None."""
        found, asks = await self.store.together((SQL.proposal, (proposal,)), (SQL.asks_of_proposal, (proposal,)))
        if not found:
            return None
        row, told = found[0], tuple(_ask(ask) for ask in asks)
        people = tuple(ask.person for ask in told if ask.answer in ("", YES))
        proposal_ = Proposal(row["game"], people, row["pace"], row["lang"], row["guild"])
        return Proposed(row["id"], proposal_, row["size"], row["made"], row["status"], row["table_id"], told)

    async def sent(self, ask: Ask, channel: str, message: str) -> bool:
        """Note that a question has been sent; the time to answer begins (ruling 2).

        False if nobody waits for it: the person was forgotten meanwhile.
        """
        now = self.tables.clock()
        due = await self.due(ask.person, now)
        about = channel, message, now, due, ask.version, ask.proposal, ask.person
        return await self.store.write(SQL.ask_sent, about) == 1

    async def shown(self, ask: Ask) -> None:
        """Note that a message shows what became of a question, or cannot show it any more."""
        await self.store.write(SQL.ask_shown, (ask.version, ask.proposal, ask.person))

    # Others are told

    async def announce(self) -> None:
        """Choose whom to tell that somebody would like to play: people who want to know (``table_alerts``), who have
        waited longest, three for each seat that the smallest table needs; at most one message a day.
        """
        now = self.tables.clock()
        rows = await self.store.rows(SQL.seeks_to_announce, (now, now, now - QUIETLY_S))
        for row in rows:
            apart = await self.host.blocks.blocked_with(row["person"])
            sizes = _kept(row).criteria.sizes or {2}

            def work(writing: Writing, row: Row = row, apart: Collection[str] = apart, most: int = min(sizes)) -> None:
                if not writing.do(SQL.seek_announced, (row["person"],)):
                    return
                known = writing.rows(SQL.people_to_tell, (row["guild"], now - DAY, now))
                told = [who for (who,) in known if who not in apart and who != row["person"]]
                for who in told[: FOR_A_SEAT * (most - 1)]:
                    writing.do(SQL.want_announcement, (now, now, who, row["guild"], now - DAY))

            await self.store.transaction(work)

    async def announcements(self) -> list[tuple[str, str, float]]:
        """Return the wanted messages: person, server, since when."""
        return [tuple(row) for row in await self.store.rows(SQL.wanted_announcements)]

    async def announced(self, person: str, guild: str) -> None:
        """Note that a person has been told, or need not be any more."""
        await self.store.write(SQL.announcement_sent, (person, guild))

    async def looking(self, guild: str) -> list[Criteria]:
        """Return what people in a server look for now."""
        now = self.tables.clock()
        return [
            Criteria.from_json(row["criteria"]) for row in await self.store.rows(SQL.seeks_of_server, (guild, now, now))
        ]

    # The pool

    async def _pool(self) -> _People:
        """Return the people who can be asked now, and those who have been."""
        now = self.tables.clock()
        rows, played = await self.store.together((SQL.seeks_of_pool, (now, now)), (SQL.games_of_seekers, ()))
        likes = defaultdict[str, list[str]](list)
        for row in played:
            likes[row["person"]].append(row["game"])
        return _People({row["person"]: (_seek(row, likes[row["person"]], now), row["proposal"]) for row in rows})

    async def _served(self) -> Served:
        """Return the games that can be played, with the numbers of seats that the usual house rules allow."""
        library = self.tables.library
        sizes = {slug: table_sizes(game) for slug, game in library.games.items() if library.opens(slug)}
        off = {
            row["id"]: frozenset(json.loads(row["games_off"]))
            for row in await self.store.rows(SQL.games_off_where_people_look)
        }
        return Served({slug: fit for slug, fit in sizes.items() if fit}, off)

    async def _with_blocks(self, served: Served, people: Sequence[Seek]) -> Served:
        apart = {seek.person: await self.host.blocks.blocked_with(seek.person) for seek in people}
        return Served(served.sizes, served.off, apart)

    async def _cannot(self, people: Sequence[Seek], proposal: Proposal, gone: Gone, blind: Blind) -> set[str]:
        """Return the people who cannot play now: they left the server, have too many tables, or do not see
        the place.

        Who has left the server looks no more; who may open no more tables is not asked for a while.
        """
        cannot = set[str]()
        by_guild = defaultdict[str, list[str]](list)
        for seek in people:
            by_guild[seek.guild].append(seek.person)
        for guild, members in by_guild.items():
            left = await gone(guild, members)
            for person in left:
                await self.stop(person)
            cannot |= left
        for seek in people:
            try:
                await self.host.table_limits.must_have_room(seek.person, proposal.guild)
            except Refused:
                await self.store.write(SQL.rest_free_seek, (self.tables.clock() + PAUSE_S, seek.person))
                cannot.add(seek.person)
        return cannot or await blind(proposal)

    async def _ask(self, proposal: Proposal, people: Sequence[Seek]) -> None:
        """Store a new proposal. Raises Refused: stale if one of its people was asked meanwhile, or looks no more."""
        now = self.tables.clock()
        about = (proposal.game, proposal.size, proposal.pace, proposal.lang, proposal.guild, now)

        def work(writing: Writing) -> None:
            number = writing.insert(SQL.add_proposal, about)
            _take(writing, number, people, 0, now)

        await self.store.transaction(work)

    async def _fill(self, known: Proposed, found: Proposal, new: Sequence[Seek]) -> None:
        """Store who takes the free places of a proposal, and its size."""
        now = self.tables.clock()

        def work(writing: Writing) -> None:
            _must_wait(writing, known.id)
            if _people(writing, known.id) != known.proposal.people:
                raise Refused("stale")
            writing.do(SQL.set_size_of_proposal, (found.size, known.id))
            writing.do(SQL.show_asks_of_proposal, (known.id,))
            _take(writing, known.id, new, 1 + max(ask.seat for ask in known.asks), now)

        with suppress(Refused):
            await self.store.transaction(work)

    async def _opened(self, known: Proposed, spot: Spot | None, draw_word: Callable[[], str]) -> TableInfo:
        """Open the table of a proposal, and note it in the same write.

        Raises Refused: stale if somebody is gone by now, two are kept apart, or one may play in their own server only;
        barred-here; and those of ``new_table_row``.
        """
        proposal, people = known.proposal, known.proposal.people
        apart = [not (await self.host.blocks.blocked_with(person)).isdisjoint(people) for person in people]
        if spot is None or not known.agreed or any(apart):
            raise Refused("stale")
        if proposal.guild is None:
            # Meanwhile a server may have switched it off, or one of them.
            pool = await self._pool()
            if not all(person in pool and pool[person].everywhere for person in people):
                raise Refused("stale")
        for person in people:
            await must_be_welcome(self.tables, proposal.guild, person)
        named = [
            Person(
                p, await self.host.names.known(proposal.guild, p), await self.host.names.known(None, p), proposal.guild
            )
            for p in people
        ]
        rows = [SeatRow(at, person.id, person.name, word=draw_word()) for at, person in enumerate(named)]
        model = self.host.opening.new_table_row(proposal.game, {}, len(people), named[0], spot, rows, hints=True)
        model.pace, model.invited_only = proposal.pace, True

        def noted(writing: Writing, table: int) -> None:
            # A person who was forgotten meanwhile must not be stored again.
            _must_wait(writing, known.id)
            answers = writing.rows(SQL.people_of_proposal, (known.id,))
            if [(person, YES) for person in people] != [tuple(row) for row in answers]:
                raise Refused("stale")
            writing.do(SQL.set_table_of_proposal, (table, known.id))

        return (await self.host.opening.open(model, named, _press(known.id), people[0], also=noted)).table

    async def _settled(self, proposal: int) -> None:
        """Store that a proposal's table is dealt: its people look no more (ruling 1)."""

        def work(writing: Writing) -> None:
            if writing.do(SQL.set_status_of_proposal, (DEALT, proposal)):
                writing.do(SQL.show_asks_of_proposal, (proposal,))
                writing.do(SQL.delete_seeks_of_proposal, (proposal,))

        await self.store.transaction(work)


class _People(dict[str, Seek]):
    """The people of the pool, by id. ``waiting``: those who have not been asked, who has waited longest first."""

    def __init__(self, found: dict[str, tuple[Seek, int | None]]) -> None:
        super().__init__({person: seek for person, (seek, _) in found.items()})
        self.waiting = [seek for seek, asked in found.values() if asked is None]


def _must_wait(writing: Writing, proposal: int) -> None:
    """Raises Refused: seek-settled unless the proposal waits for answers; other transactions wait for this one."""
    row = writing.row(SQL.lock_proposal, (proposal,))
    if row is None or row[0] != ASKING or row[1] is not None:
        raise Refused("seek-settled")


def _people(writing: Writing, proposal: int) -> tuple[str, ...]:
    """Return the people who are still to play at a proposed table, in seat order."""
    return tuple(person for person, _ in writing.rows(SQL.people_of_proposal, (proposal,)))


def _take(writing: Writing, proposal: int, people: Sequence[Seek], seat: int, now: float) -> None:
    """Ask people. Raises Refused: stale if one of them has been asked meanwhile, or looks for something else."""
    # In a fixed order, so that two processes do not wait for each other.
    for at, seek in sorted(enumerate(people, seat), key=lambda found: found[1].person):
        if not writing.do(SQL.take_seek, (proposal, seek.person, seek.criteria.to_json(), seek.guild, now, now)):
            raise Refused("stale")
        writing.do(SQL.add_ask, (proposal, seek.person, at, now + ANSWER_S))


def _press(proposal: int) -> str:
    """Return the interaction id for the opening of a table, the same at every try."""
    return f"seek-{proposal}"


def table_sizes(game: Game[Any]) -> tuple[int, ...]:
    """Return the numbers of seats that the usual house rules allow, the usual one first."""
    usual = game.usual_seats({})
    return tuple(size for size in (usual, *(n for n in game.seats if n != usual)) if _allowed(game, size))


def _allowed(game: Game[Any], size: int) -> bool:
    try:
        game.settled(size, {})
    except BadOption:
        return False
    return True


def _kept(row: Row) -> Kept:
    criteria = Criteria.from_json(row["criteria"])
    about = row["person"], row["guild"], row["channel"], criteria, bool(row["everywhere"])
    return Kept(*about, row["since"], row["until"], row["rests"], row["proposal"])


def _seek(row: Row, likes: list[str], now: float) -> Seek:
    quiet = quiet_hours(row["quiet_from"], row["quiet_until"], row["zone"], row["quiet_days"], row["holidays"])
    away = any(begun <= now < until for begun, until, _ in json.loads(row["away"] or "[]"))
    return Seek(
        row["person"],
        row["since"],
        row["guild"],
        Criteria.from_json(row["criteria"]),
        bool(row["everywhere"] and row["allowed"]),
        row["lang"],
        frozenset(likes[:LIKED]),
        not away and not (quiet is not None and quiet.covers(now)),
    )


def _ask(row: Row) -> Ask:
    about = row["proposal"], row["person"], row["seat"], row["answer"], row["due"]
    return Ask(*about, row["channel"], row["message"], row["version"])
