"""Leagues: one game, a number of weeks, each person meets each other. Signing up, the roster, and the stored data.

Rulings:

1. Anybody may open one. The organiser, or a person who manages the server, starts it and may end it. After that no more
   tables are opened, and the league is over when its running tables are, so no winner is named before. Others sign up
   until it starts, and may leave at any time. Their running tables go on, no more are opened for them, and they keep
   their row.
2. A person who is kept apart from a person who has signed up cannot sign up: for them the league does not exist. People
   who are kept apart later are not paired any more (``pairing``).
3. A league that was not started within 14 days is over. Limits: five leagues at a time in a server, two of them of one
   person, who may open five a day.
4. A forgotten person is in no league any more. An unnamed place stays in the circle, so that all others still meet, and
   results against that place stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from engine.core.names import listed
from engine.core.options import BadOption
from engine.host.community.channel_posts import want
from engine.host.community.league_personal_data import BOARD, FORGOTTEN, OVER
from engine.host.community.pairing import rounds, sizes
from engine.host.model.records import Person, Refused
from engine.host.model.time_control import DAY, LIVE, NONE, PACES
from engine.host.people.barring import must_be_welcome
from engine.host.people.servers import alone_in
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.host.host import Host

SQL = queries("community/leagues.sql")

OPEN, RUNNING = "open", "running"
WEEK, END = "leagueweek", "leagueend"
"""Kinds of channel posts besides the standings, which are kept up to date: a week's pairings, and the end."""
LEAGUE_PACES: Final = tuple(pace for pace in PACES if pace not in (NONE, LIVE))
"""A league has a clock, with time to sleep."""
MOST_PEOPLE, MOST_WEEKS, MOST_OPEN = 16, 12, 5
MOST_OF_ONE, MOST_A_DAY = 2, 5
"""Most leagues in a server that one person may organise at a time, and may open within a day."""
STALE_AFTER_S = 14 * DAY


@dataclass(frozen=True, slots=True)
class Member:
    """A person in a league; ``gone``: they have left it while it ran."""

    person: str
    name: str
    gone: bool = False


@dataclass(frozen=True, slots=True)
class League:
    """A league. ``weeks`` 0: as many as needed, once the number of people is known. ``week``: how many have begun.

    ``due`` is when the next week begins, in seconds since 1970; None if there is none. ``size`` is the number of people
    at a table, if there are enough.
    """

    id: int
    guild: str
    channel: str
    lang: str
    organiser: str
    game: str
    size: int
    pace: str
    weeks: int
    status: str
    week: int
    due: float | None
    opened: float
    counted: int
    people: tuple[Member, ...] = field(default=())
    roster: tuple[str, ...] = field(default=())
    """All people who were ever in it, in the order they signed up, also forgotten ones: the circle of ``pairing``."""

    @property
    def playing(self) -> tuple[Member, ...]:
        """The members who have not left."""
        return tuple(m for m in self.people if not m.gone)

    @property
    def ending(self) -> bool:
        """True if its last week has begun: the league is over when its tables are."""
        return self.status == RUNNING and self.week > 0 and self.due is None

    @property
    def called(self) -> dict[str, str]:
        """The names to show, by id; names that look alike get the number of the member's place (``listed``)."""
        names = {m.person: m.name for m in self.people}
        places = listed({k: names[person] for k, person in enumerate(self.roster) if person in names})
        return {self.roster[k]: name for k, name in places.items()}

    def member(self, person: str) -> Member | None:
        """Return this person's membership, if they have not left."""
        return next((m for m in self.playing if m.person == person), None)


class Leagues:
    """The leagues of one store."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def allowed(self, game: str) -> tuple[int, ...]:
        """Return the table sizes of this game that need no option. Raises Refused: no-such-game, game-away."""
        rules, found = self.host.tables.library.game(game), []
        for count in rules.seats:
            try:
                rules.settled(count, {})
            except BadOption:
                continue
            found.append(count)
        return tuple(found)

    async def open(
        self,
        game: str,
        size: int | None,
        pace: str,
        weeks: int,
        person: Person,
        *,
        guild: str,
        channel: str,
        lang: str,
        interaction: str,
    ) -> League:
        """Open a new league; its organiser is signed up.

        Raises Refused: malformed, barred-here, players-not-offered (count), leagues-many, leagues-own and
        leagues-today (most), no-such-game, game-away.
        """
        allowed = self.allowed(game)
        size = size if size is not None else self.host.tables.library.games[game].usual_seats({})
        if size not in allowed:
            raise Refused("players-not-offered", count=size)
        if pace not in LEAGUE_PACES or not 0 <= weeks <= MOST_WEEKS:
            raise Refused("malformed")
        if known := await self.host.tables.store.row(SQL.league_opened_by_press, (interaction,)):
            return await self.one(known["id"])
        await must_be_welcome(self.host.tables, guild, person.id)
        now = self.host.tables.clock()

        def work(writing: Writing) -> int:
            if row := writing.row(SQL.league_opened_by_press, (interaction,)):
                return int(row[0])
            alone_in(writing, guild)
            if len(writing.rows(SQL.leagues_of_server, (guild,))) >= MOST_OPEN:
                raise Refused("leagues-many", most=MOST_OPEN)
            own = writing.rows(SQL.leagues_of_organiser, (guild, person.id))
            if sum(row[0] != OVER for row in own) >= MOST_OF_ONE:
                raise Refused("leagues-own", most=MOST_OF_ONE)
            if sum(row[1] > now - DAY for row in own) >= MOST_A_DAY:
                raise Refused("leagues-today", most=MOST_A_DAY)
            values = (interaction, guild, channel, lang, person.id, game, size, pace, weeks, now)
            league = writing.insert(SQL.open_league, values)
            writing.do(SQL.sign_up, (league, person.id, person.name, now))
            want(writing, BOARD, str(league), guild, channel, lang, now)
            return league

        return await self.one(await self.host.tables.store.transaction(work))

    async def one(self, league_id: int) -> League:
        """Return a league. Raises Refused: no-such-league."""
        rows, people = await self.host.tables.store.together(
            (SQL.league, (league_id,)), (SQL.people_of_league, (league_id,))
        )
        if not rows:
            raise Refused("no-such-league")
        members = tuple(Member(r["person"], r["name"], bool(r["gone"])) for r in people if r["gone"] != FORGOTTEN)
        return replace(_league(rows[0]), people=members, roster=tuple(row["person"] for row in people))

    async def of_guild(self, guild: str) -> list[League]:
        """Return the leagues of a server that are not over, newest first."""
        return [await self.one(row["id"]) for row in await self.host.tables.store.rows(SQL.leagues_of_server, (guild,))]

    async def join(self, league_id: int, person: Person) -> League:
        """Sign up; a second time changes nothing.

        Raises Refused: no-such-league (also by ruling 2), league-started, league-over, league-full (most), barred-here.
        """
        league = await self.one(league_id)
        if league.member(person.id) is not None:
            return league
        if league.status != OPEN:
            raise Refused("league-over" if league.status == OVER else "league-started")
        if not {m.person for m in league.playing}.isdisjoint(await self.host.blocks.blocked_with(person.id)):
            raise Refused("no-such-league")
        await must_be_welcome(self.host.tables, league.guild, person.id)
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            # Locks the league's row, so that people who sign up through another process are counted.
            if writing.do(SQL.lock_unstarted_league, (league_id,)) != 1:
                raise Refused("league-started")
            row = writing.row(SQL.count_people_of_league, (league_id,))
            if row is not None and row[0] >= MOST_PEOPLE:
                raise Refused("league-full", most=MOST_PEOPLE)
            writing.do(SQL.sign_up, (league_id, person.id, person.name, now))
            show(writing, league, now)

        await self.host.tables.store.transaction(work)
        return await self.one(league_id)

    async def leave(self, league_id: int, person: str) -> League:
        """Leave a league (ruling 1); an organiser who leaves hands it to the next member.

        Raises Refused: no-such-league, league-not-in.
        """
        league = await self.one(league_id)
        if league.member(person) is None or league.status == OVER:
            raise Refused("league-not-in")
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            here = (league_id, person)
            # The lock keeps other people from starting or leaving it before this is written.
            row = writing.row(SQL.lock_status_of_league, (league_id,))
            if row is not None and row[0] == OPEN:
                writing.do(SQL.delete_sign_up, here)
            else:
                writing.do(SQL.leave_league, here)
            if heir := writing.row(SQL.players_of_league, (league_id,)):
                writing.do(SQL.hand_over_league, (heir[0], league_id, person))
            else:
                writing.do(SQL.end_league, (league_id,))
            show(writing, league, now)

        await self.host.tables.store.transaction(work)
        return await self.one(league_id)

    async def start(self, league_id: int, person: str, *, manages: bool) -> League:
        """Begin the first week now. Raises Refused: no-such-league, league-organiser-only, league-started, league-over,
        league-too-few (count)."""
        league = self.led(await self.one(league_id), person, manages)
        if league.status != OPEN:
            raise Refused("league-over" if league.status == OVER else "league-started")
        allowed, people = self.allowed(league.game), len(league.playing)
        if not sizes(people, league.size, allowed):
            raise Refused("league-too-few", count=min(allowed))
        weeks = league.weeks or min(MOST_WEEKS, max(1, rounds(people, min(people, league.size))))
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            if writing.do(SQL.start_league, (now, weeks, league_id)):
                show(writing, league, now)

        await self.host.tables.store.transaction(work)
        return await self.one(league_id)

    async def end(self, league_id: int, person: str, *, manages: bool) -> League:
        """Begin no more weeks. Running tables go on and count; the league is over when they are, or at once if there
        are none.

        Raises Refused: no-such-league, league-organiser-only, league-over, league-ending.
        """
        league = self.led(await self.one(league_id), person, manages)
        if league.status == OVER:
            raise Refused("league-over")
        if league.ending:
            raise Refused("league-ending")
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            goes_on = writing.row(SQL.league_table_in_play, (league_id,)) is not None
            if not writing.do(SQL.make_current_week_last if goes_on else SQL.end_league, (league_id,)):
                raise Refused("league-ending" if goes_on else "league-over")
            writing.do(SQL.cancel_unopened_pairings, (league_id,))
            show(writing, league, now)
            if league.week and not goes_on:
                want(writing, END, str(league_id), league.guild, league.channel, league.lang, now)

        await self.host.tables.store.transaction(work)
        return await self.one(league_id)

    async def lost(self, league_id: int) -> None:
        """End a league whose channel is gone, as there is no place to post another week."""
        await self.host.tables.store.write(SQL.end_league, (league_id,))

    def led(self, league: League, person: str, manages: bool) -> League:
        """Return the league, if this person may start and end it. Raises Refused: league-organiser-only."""
        if league.organiser != person and not manages:
            raise Refused("league-organiser-only")
        return league

    async def expire(self) -> None:
        """Apply ruling 3; as with tables, not at once if the bot did not run for long, or the clock has jumped."""
        if self.host.tables.clock() < self.host.clocks.expires_from:
            return
        before = self.host.tables.clock() - STALE_AFTER_S
        for row in await self.host.tables.store.rows(SQL.unstarted_leagues_opened_before, (before,)):
            league = await self.one(row["id"])

            def work(writing: Writing, league: League = league) -> None:
                if writing.do(SQL.end_unstarted_league, (league.id,)):
                    show(writing, league, self.host.tables.clock())

            await self.host.tables.store.transaction(work)


def show(writing: Writing, league: League, now: float) -> None:
    """Update the standings post of a league."""
    want(writing, BOARD, str(league.id), league.guild, league.channel, league.lang, now)


def _league(row: Row) -> League:
    who = row["id"], row["guild"], row["channel"], row["lang"], row["organiser"]
    what = row["game"], row["size"], row["pace"], row["weeks"]
    return League(*who, *what, row["status"], row["week"], row["due"], row["opened"], row["counted"])
