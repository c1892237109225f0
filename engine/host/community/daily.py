"""Daily deals: the same cards for everybody, each person alone against computer players.

Rulings:

1. A day begins at midnight UTC for the whole world. Everybody of this bot gets one game a day, by the weekday: the
   seven shortest games on their boxes, the shortest on Monday, even if that game is switched off on that day. It has
   four seats or as near to that as the game allows. The person sits in the first seat. Its options are the defaults, or
   on some days those of a well-known variant (``Game.dailies``). All people play a day's deal with the same options,
   even if the bot is updated on that day: those of the first person who sat down.
2. The table is in the person's direct messages, where nobody else reaches it. There are no hints, nothing is taken
   back, and nobody has a second try: a person who leaves has played.
3. The secret follows from the day, the game and a key of this store, and from nothing that the person adds. Its
   commitment is shown all day. The secret itself is shown from the next day on, to people who do not play these cards
   any more.
4. A streak counts the days with a result that counts. One missed day in any seven is a day of rest, which breaks none;
   today is not missed before it is over. Several games of one day (of former releases) are one day.
5. A result counts if the game was over before the day was, and if the person made at least half of their seat's moves,
   without the moves that the rules make by themselves. Results are shown without names; a person shows theirs by their
   own press, and with it on which of the last seven days they have one.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from engine.core.game import Game
from engine.core.options import OptionValue
from engine.core.proof import commitment
from engine.core.state import NO_SEAT
from engine.host.lobby.opening import Spot
from engine.host.model.duplicate_deals import Cards, day_of
from engine.host.model.records import AUTOMATIC, Person, Refused, Status, TableInfo
from engine.host.model.rows import DAILY, OVER, SeatRow
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.turns import COMPUTER, TABLE_ACTS, TIMEOUT

if TYPE_CHECKING:
    from engine.host.host import Host

SQL = queries("community/daily.sql")

SEATS = 4
"""Seats at a table of the daily deal, if the game allows that many."""
WEEK = 7
"""Days of a week, and the most games that take turns."""
TELLING = 5
"""Results from which on it is told how many did worse."""
_BATCH = 200
_DAY = "%Y-%m-%d"
_STREAK_ROWS = 2000
"""Most deals of a person that are read for a streak."""

_LENT, _NOT_OWN = (COMPUTER, TIMEOUT), (COMPUTER, TIMEOUT, TABLE_ACTS, AUTOMATIC)


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of a day's deal of one game.

    ``scores``: how many people have each score, the worst first. ``begun`` counts those who have sat down. ``table`` is
    the person's own, None if there is none; ``own`` is their score, None if it does not count (yet). ``secret`` is ""
    while it is not public. ``options`` are those that differ from the defaults.
    """

    day: str
    game: str
    scores: tuple[tuple[int, int], ...]
    begun: int
    table: TableInfo | None
    own: int | None
    commitment: str
    secret: str
    ends: float
    """When the day is over, in seconds since 1970."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def people(self) -> int:
        """How many results count."""
        return sum(count for _, count in self.scores)

    @property
    def told_better_than(self) -> int | None:
        """``better_than`` if enough people have finished that it says anything, and anybody did worse; else None."""
        return (self.better_than or None) if self.people >= TELLING else None

    @property
    def better_than(self) -> int | None:
        """Percentage of the others with a result who did worse, rounded down; None if there are no others."""
        if self.own is None or self.people < 2:
            return None
        at = [score for score, _ in self.scores].index(self.own)
        return 100 * sum(count for _, count in self.scores[:at]) // (self.people - 1)

    @property
    def place(self) -> int | None:
        """The person's place among all results, from 1; equal scores share it."""
        if self.own is None:
            return None
        at = [score for score, _ in self.scores].index(self.own)
        return 1 + sum(count for _, count in self.scores[at + 1 :])


class Daily:
    """Tables and results of the daily deals of a host."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @property
    def today(self) -> str:
        """Return the present day, such as "2026-11-22"."""
        return day_of(self.host.tables.clock())

    @property
    def yesterday(self) -> str:
        """Return the day before."""
        return (_midnight(self.today) - timedelta(days=1)).strftime(_DAY)

    def games(self) -> list[str]:
        """Return the games that have a daily deal, also those that are switched off at the moment."""
        library = self.host.tables.library
        return [slug for slug in library.games if slug in library.choosers]

    def week(self) -> list[str]:
        """Return the games of the week from Monday on, the shortest first (ruling 1)."""
        games = self.host.tables.library.games
        return sorted(self.games(), key=lambda slug: games[slug].box.minutes)[:WEEK]

    def featured(self, day: str) -> str:
        """Return the game of a day. Raises Refused: no-computer-player if there is none."""
        week = self.week()
        if not week:
            raise Refused("no-computer-player")
        return week[_midnight(day).weekday() % len(week)]

    async def streak(self, person: str) -> int:
        """Return how many days in a row, but for days of rest, a person has played (ruling 4); 0 if none."""
        return streak_of({_midnight(day).toordinal() for day in await self._played(person)}, self._ordinal)

    async def week_of(self, person: str, day: str) -> tuple[str, ...]:
        """Return the game in which a person has a result that counts, for each of seven days; "" for none.

        ``day`` is the last of them.
        """
        played, last = await self._played(person), _midnight(day)
        days = ((last - timedelta(days=ago)).strftime(_DAY) for ago in reversed(range(WEEK)))
        return tuple(played.get(day, "") for day in days)

    async def _played(self, person: str) -> dict[str, str]:
        """Return the newest days on which a person has a result that counts, each with its game."""
        store = self.host.tables.store
        for row in await store.rows(SQL.unsettled_deals_of_person, (person, f"{DAILY}%")):
            await self._settle(row["cards"], _ends(row["cards"].split(":")[1]))
        rows = await store.rows(SQL.days_of_person, (person, f"{DAILY}%", _STREAK_ROWS))
        deals = [row["cards"].split(":") for row in rows]
        return {day: game for _, day, game in deals}

    @property
    def _ordinal(self) -> int:
        return _midnight(self.today).toordinal()

    async def standing(self, day: str, game: str, person: str) -> Standing:
        """Return the state of a day's deal as a person may know it."""
        cards, ends = key_of(day, game), _ends(day)
        await self._settle(cards, ends)
        store = self.host.tables.store
        sign = _sign(self.host.tables.library.games[game])
        scores = [(sign * r["score"], r["people"]) for r in await store.rows(SQL.count_people_by_score, (cards,))]
        begun = await store.row(SQL.count_tables_of_deal, (cards,))
        own = await store.row(SQL.tables_of_deal_by_person, (cards, person))
        table = None if own is None else await self.host.reading.table(own["table_id"], person)
        secret = await self._secret(cards)
        playing = table is not None and table.status not in OVER
        return Standing(
            day,
            game,
            tuple(scores),
            0 if begun is None else begun["people"],
            table,
            None if own is None or own["score"] is None else sign * own["score"],
            commitment(secret, cards),
            secret.hex() if self.host.tables.clock() >= ends and not playing else "",
            ends,
            await self.options(day, game),
        )

    async def options(self, day: str, game: str) -> dict[str, OptionValue]:
        """Return the options of a day's deal that differ from the defaults (ruling 1)."""
        rules = self.host.tables.library.games[game]
        first = await self.host.tables.store.row(SQL.options_of_first_table, (key_of(day, game),))
        given = rules.dailies[_midnight(day).toordinal() % len(rules.dailies)]
        settled = rules.settled(seats_of(rules), given) if first is None else json.loads(first["options"])
        usual = rules.settled(seats_of(rules), {})
        return {key: value for key, value in settled.items() if key in usual and value != usual[key]}

    async def begun(self, day: str, person: str) -> dict[str, bool]:
        """Return the games whose deal of that day a person has begun, each with whether that table is over."""
        rows = await self.host.tables.store.rows(SQL.deals_begun_by_person, (person, f"{DAILY}{day}:%"))
        return {row["cards"].split(":")[2]: Status(row["status"]) in OVER for row in rows}

    async def open(
        self, game: str, person: Person, names: Sequence[str], level: str, *, channel: str, lang: str
    ) -> TableInfo:
        """Return today's table of this person, dealt; an existing one if there is one.

        ``names`` are those of the computer players, one fewer than ``seats_of``. Raises Refused: no-such-game,
        game-away, no-computer-player, cards-known if the person has had their table forgotten.
        """
        self.host.tables.library.game(game)
        if game not in self.host.tables.library.choosers:
            raise Refused("no-computer-player")
        # Midnight may come before the table is stored.
        day = self.today
        cards = key_of(day, game)
        key = await self.host.tables.keys.get("daily")
        # The id of the press is always the same, so a second press, or another process, finds the table of the first.
        press = "daily-" + hmac.digest(key, f"{cards}|{person.id}".encode(), "sha256").hex()[:32]
        found = await self.host.opening.opened_by(press, person.id)
        if found is None:
            seats = [SeatRow(0, person.id, person.everywhere)]
            seats += [SeatRow(at, None, name, computer=level) for at, name in enumerate(names, 1)]
            shared = Cards(cards, await self._secret(cards), (), NO_SEAT)
            spot = Spot(None, channel, None, lang)
            options = await self.options(day, game)
            found = await self.host.opening.open_daily(game, options, seats, person, spot, shared, press)
        if person.id not in (found.opener, *(s.resigned for s in found.seats)):
            raise Refused("cards-known")
        if found.status is Status.OPEN:
            found = (await self.host.dealing.start(found.id, person, f"{press}-start")).table
        return found

    async def _secret(self, cards: str) -> bytes:
        """Return the secret of a day's deal: 32 bytes."""
        return hmac.digest(await self.host.tables.keys.get("daily"), cards.encode(), "sha256")

    async def _settle(self, cards: str, ends: float) -> None:
        """Store the scores of the tables that are over; also the absence of a score (ruling 5)."""
        sign = _sign(self.host.tables.library.games[cards.split(":")[2]])
        while rows := await self.host.tables.store.rows(SQL.unsettled_tables, (*_LENT, *_NOT_OWN, cards, _BATCH)):
            scores = [
                (
                    sign * json.loads(r["snapshot"])["scores"][0]
                    if r["own"] >= r["lent"] and r["touched"] < ends
                    else None,
                    r["touched"],
                    r["table_id"],
                )
                for r in rows
            ]

            def settled(writing: Writing, scores: list[tuple[Any, ...]] = scores) -> None:
                writing.each(SQL.set_score, scores)

            await self.host.tables.store.transaction(settled)


def streak_of(played: Set[int], today: int) -> int:
    """Return the length of a streak at ``today``; days are counted from any first one (ruling 4)."""
    day, missed, length = today if today in played else today - 1, today + WEEK, 0
    while True:
        if day in played:
            length += 1
        elif missed - day < WEEK:
            return length
        else:
            missed = day
        day -= 1


def seats_of(game: Game[Any]) -> int:
    """Return the number of seats at a table of the daily deal."""
    return min(game.seats, key=lambda count: (abs(count - SEATS), count))


def key_of(day: str, game: str) -> str:
    """Return the name of the shuffles of a day's deal (same_cards)."""
    return f"{DAILY}{day}:{game}"


def _sign(game: Game[Any]) -> int:
    return -1 if game.least_wins else 1


def _midnight(day: str) -> datetime:
    return datetime.strptime(day, _DAY).replace(tzinfo=UTC)


def _ends(day: str) -> float:
    return (_midnight(day) + timedelta(days=1)).timestamp()
