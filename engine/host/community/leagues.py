"""Leagues and cups: one game, a number of weeks. Signing up, the roster, and the stored data.

In a league each person meets each other (``pairing``). A cup is a league of another ``mode`` (``cups``): its weeks are
rounds of so many days, and all tables of a round get the same shuffles (``cup_rounds``).

Rulings:

1. Anybody may open one. The organiser, or a person who manages the server, starts it and may end it. After that no more
   tables are opened, and the league is over when its running tables are, so no winner is named before. Others sign up
   until it starts, and may leave at any time. Their running tables go on, no more are opened for them, and they keep
   their row.
2. A person who is kept apart from a person who has signed up cannot sign up: for them the league does not exist. People
   who are kept apart later are not paired any more (``pairing``).
3. A league that was not started within 14 days is over. Limits: five leagues at a time in a server, two of them of one
   person, who may open five a day.
4. People may sign up for a running cup too, until its last round has begun, and come back after they have left. In a
   cup of teams a person founds a team or joins one with a free place; who comes back is in their former team. At the
   start teams that are not full are put together as far as that fills them. A computer plays for a member who is
   missing.
5. A forgotten person is in no league any more. An unnamed place stays in the circle, so that all others still meet, and
   results against that place stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from engine.core.options import BadOption
from engine.core.text.names import listed
from engine.host.community.channel_posts import want
from engine.host.community.cups import KNOCKOUT, LEAGUE, MODES, knockout_rounds, swiss_rounds
from engine.host.community.league_personal_data import BOARD, FORGOTTEN, OVER
from engine.host.community.pairing import rounds, sizes
from engine.host.model.clock.time_control import DAY, LIVE, NONE, PACES
from engine.host.model.records import Person, Refused
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
ROUND_DAYS: Final = (3, 7, 14)
"""The choices for the days of a round; a week is usual."""
TEAMS: Final = (1, 2, 3, 4)
"""The choices for the members of a team; 1: each person plays alone."""
COMPUTER: Final = "computer-"
"""In a pairing, with the number of the team, in place of a member who is missing."""


@dataclass(frozen=True, slots=True)
class Member:
    """A person in a league; ``gone``: they have left it while it ran.

    ``since``: how many weeks had begun when they came. ``team`` is the number of their team; 0 without teams.
    """

    person: str
    name: str
    gone: bool = False
    team: int = 0
    since: int = 0


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
    mode: str = LEAGUE
    days: int = 7
    """The days of a week: a cup may have shorter and longer rounds."""
    team: int = 1
    sides: tuple[tuple[str, str], ...] = field(default=())
    """Each person of the roster with their entrant (``cups``): themselves, or their team."""

    @property
    def playing(self) -> tuple[Member, ...]:
        """The members who have not left."""
        return tuple(m for m in self.people if not m.gone)

    @property
    def is_cup(self) -> bool:
        """True for a Swiss or a knock-out."""
        return self.mode != LEAGUE

    @property
    def week_s(self) -> float:
        """The length of a week or round, in seconds."""
        return self.days * DAY

    def side_of(self, person: str) -> str:
        """Return the entrant for whom a person of a pairing plays; also for a computer player in a member's place."""
        if person.startswith(COMPUTER):
            return side_named(int(person.removeprefix(COMPUTER)))
        return dict(self.sides).get(person, person)

    def members(self, side: str) -> tuple[Member, ...]:
        """Return the people who play for an entrant now, in the order they signed up."""
        return tuple(m for m in self.playing if self.side_of(m.person) == side)

    @property
    def entrants(self) -> tuple[str, ...]:
        """All entrants that ever were, in the order they signed up."""
        return tuple(dict.fromkeys(self.side_of(person) for person in self.roster))

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
        mode: str = LEAGUE,
        days: int = 7,
        team: int = 1,
    ) -> League:
        """Open a new league or cup; its organiser is signed up.

        Raises Refused: malformed, barred-here, players-not-offered (count), leagues-many, leagues-own and
        leagues-today (most), no-such-game, game-away.
        """
        allowed = self.allowed(game)
        size = size if size is not None else self.host.tables.library.games[game].usual_seats({})
        if size not in allowed:
            raise Refused("players-not-offered", count=size)
        if pace not in LEAGUE_PACES or not 0 <= weeks <= MOST_WEEKS:
            raise Refused("malformed")
        if mode not in MODES or days not in ROUND_DAYS or team not in TEAMS:
            raise Refused("malformed")
        if mode == LEAGUE and (team > 1 or days != 7):
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
            values = (interaction, guild, channel, lang, person.id, game, size, pace, weeks, now, mode, days, team)
            league = writing.insert(SQL.open_league, values)
            writing.do(SQL.sign_up, (league, person.id, person.name, now, int(team > 1), 0))
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
        members = tuple(
            Member(r["person"], r["name"], bool(r["gone"]), r["team"], r["since"])
            for r in people
            if r["gone"] != FORGOTTEN
        )
        sides = tuple((r["person"], side_named(r["team"]) if r["team"] else r["person"]) for r in people)
        roster = tuple(row["person"] for row in people)
        return replace(_league(rows[0]), people=members, roster=roster, sides=sides)

    async def of_table(self, table: int) -> int | None:
        """Return the number of the league whose table this is; None for any other."""
        row = await self.host.tables.store.row(SQL.league_of_table, (table,))
        return None if row is None else int(row["league"])

    async def of_guild(self, guild: str) -> list[League]:
        """Return the leagues of a server that are not over, newest first."""
        return [await self.one(row["id"]) for row in await self.host.tables.store.rows(SQL.leagues_of_server, (guild,))]

    async def join(self, league_id: int, person: Person, team: int = 0) -> League:
        """Sign up, in a cup also while it runs (ruling 4); a second time changes nothing.

        ``team``: the number of a team with a free place; 0: a new one. Raises Refused: no-such-league (also by ruling
        2), league-started, league-over, league-full (most), cup-team-full, barred-here.
        """
        league = await self.one(league_id)
        if league.member(person.id) is not None:
            return league
        if league.status == OVER:
            raise Refused("league-over")
        if league.status != OPEN and (not league.is_cup or league.ending):
            raise Refused("league-started")
        if not {m.person for m in league.playing}.isdisjoint(await self.host.blocks.blocked_with(person.id)):
            raise Refused("no-such-league")
        await must_be_welcome(self.host.tables, league.guild, person.id)
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            # Locks the league's row, so that people who sign up through another process are counted.
            if writing.do(SQL.lock_league_to_sign_up, (league_id, league.status)) != 1:
                raise Refused("league-started")
            since = writing.row(SQL.week_of_league, (league_id,))
            there = writing.rows(SQL.teams_of_league, (league_id,))
            side = place_in(there, league.team, person.id, team)
            writing.do(SQL.sign_up, (league_id, person.id, person.name, now, side, since[0] if since else 0))
            show(writing, league, now)
            show_week(writing, league, since[0] if since else 0, now)

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

    def missing(self, league: League) -> int:
        """Return how many more people, or teams, a league needs to start. Raises Refused: no-such-game, game-away."""
        return max(0, min(self.allowed(league.game)) - entering(league))

    async def start(self, league_id: int, person: str, *, manages: bool) -> League:
        """Begin the first week now. Raises Refused: no-such-league, league-organiser-only, league-started, league-over,
        league-too-few (count)."""
        league = self.led(await self.one(league_id), person, manages)
        if league.status != OPEN:
            raise Refused("league-over" if league.status == OVER else "league-started")
        allowed, joined, people = self.allowed(league.game), put_together(league), entering(league)
        if not sizes(people, league.size, allowed):
            raise Refused("league-too-few", count=min(allowed))
        weeks = min(MOST_WEEKS, self._weeks(league, people, allowed))
        now = self.host.tables.clock()

        def work(writing: Writing) -> None:
            if writing.do(SQL.start_league, (now, weeks, league_id)):
                if joined and [row[0] for row in writing.rows(SQL.roster_of_league, (league_id,))] != [*league.roster]:
                    raise Refused("stale")
                writing.each(SQL.set_team, [(int(t[5:]), league_id, one) for one, t in joined.items()])
                show(writing, league, now)

        await self.host.tables.store.transaction(work)
        return await self.one(league_id)

    def _weeks(self, league: League, people: int, allowed: tuple[int, ...]) -> int:
        """Return how many weeks a league has that starts with so many people or teams."""
        size = min(people, league.size)
        if league.mode == KNOCKOUT:
            return knockout_rounds(people, size, allowed)
        usual = swiss_rounds(people, size) if league.is_cup else rounds(people, size)
        return league.weeks or max(1, usual)

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


def show_week(writing: Writing, league: League, week: int, now: float) -> None:
    """Update the post of a week's pairings, if it is posted."""
    key = f"{league.id}.{week}"
    if writing.row(SQL.channel_post_is_posted, (WEEK, key)):
        want(writing, WEEK, key, league.guild, league.channel, league.lang, now)


def side_named(team: int) -> str:
    """Return the entrant that a team is."""
    return f"team-{team}"


def place_in(there: Sequence[Sequence[Any]], size: int, person: str, team: int) -> int:
    """Return the number of the team in which a person is signed up; 0 without teams.

    ``there``: person, team and ``gone`` of everybody who signed up. Raises Refused: league-full (most), cup-team-full.
    """
    playing = [row for row in there if not row[2]]
    if size == 1:
        if len(playing) >= MOST_PEOPLE:
            raise Refused("league-full", most=MOST_PEOPLE)
        return 0
    own = next((int(row[1]) for row in there if row[0] == person), team)
    if own:
        if sum(row[1] == own for row in playing) >= size or all(row[1] != own for row in there):
            raise Refused("cup-team-full")
        return own
    if len({row[1] for row in playing}) >= MOST_PEOPLE:
        raise Refused("league-full", most=MOST_PEOPLE)
    return 1 + max((int(row[1]) for row in there), default=0)


def entering(league: League) -> int:
    """Return the number of people, or of teams once they are put together, if a league started now."""
    joined = put_together(league)
    return len({joined.get(m.person, league.side_of(m.person)) for m in league.playing})


def put_together(league: League) -> dict[str, str]:
    """Return the people who change into another team at the start, with that team (ruling 4)."""
    changed = dict[str, str]()
    short = [side for side in league.entrants if 0 < len(league.members(side)) < league.team]
    while short:
        side = short.pop(0)
        room = league.team - len(league.members(side))
        for other in list(short):
            if 0 < len(league.members(other)) <= room:
                room -= len(league.members(other))
                changed |= {m.person: side for m in league.members(other)}
                short.remove(other)
    return changed


def _league(row: Row) -> League:
    who = row["id"], row["guild"], row["channel"], row["lang"], row["organiser"]
    what = row["game"], row["size"], row["pace"], row["weeks"]
    found = League(*who, *what, row["status"], row["week"], row["due"], row["opened"], row["counted"])
    return replace(found, mode=row["mode"], days=row["days"], team=row["team"])
