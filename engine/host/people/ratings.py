"""Ratings: the results of finished tables for their people, computed from the record and stored beside it.

``rating_eligibility`` says for whom a table counts, ``rating`` what a result is worth. Rulings:

1. Ratings are of one game, over all tables and, separately, for each server. A table counts for the server where it
   ended; one in a direct message counts for none.
2. Tables count in the order of their last moves. If a table comes late, because another process finished it, the whole
   game is computed again. So the stored ratings never depend on when they were computed.
3. A table is counted in one transaction, with a row that says so. So it counts once, even after a crash or if two
   processes count it at once. A table that no known rules can read counts for nobody until all is computed again.
   Tables of a game that is not loaded wait until it is.
4. Nothing is kept here of a forgotten person. The gains of the others from playing with them stay until all is computed
   again. Then the forgotten person is a new one at each table, as in its record.
   A thinned table (``history.thinning``) has no record any more: it counts with the parts that were kept of it.
5. How much a table counts for a person depends on how often they were rated with the others before, in the same game:
   at all tables for the overall rating, at those of the server for the rating there (``rating``, ruling 3).
6. A computation of everything is written in batches, so that nobody who plays waits for it. From its first batch to its
   last a note in the store says so: meanwhile no table is counted, and if it is cut off, the next call begins it anew.
   Of two processes that do so at once, the one that began last goes on.
7. A person may be left out of all rankings (``profiles``); their results still count for those they played with.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple, Protocol

from engine.core.game import Game, Options
from engine.core.match import Header, Match
from engine.host.model.columns import dump
from engine.host.model.logged import logged, without_wishes
from engine.host.model.rows import PLAYED_ON
from engine.host.people.rating import FORMULA, FRESH, Rating, rated, weight
from engine.host.people.rating_eligibility import Outcome, Part, parts
from engine.host.store.contract import Row, Store, Writing
from engine.host.store.queries import queries
from engine.players.levels import LEVELS

log = logging.getLogger(__name__)

MODEL_SQL = queries("model/queries.sql")
SQL = queries("people/ratings.sql")

Rules = Callable[[str, Options], Game[Any] | None]
"""Returns the game that a table with these options plays, None if it is not loaded."""

_STRENGTH = {name: at for at, name in enumerate(LEVELS)}
_FORMULA = "rating-formula"
_RECOUNT = "rating-recount "
"""Begins the name of the note that the results of a game are being replaced; its body is a word of who does that."""
BATCH: Final = 200
"""Tables whose results are replaced in one transaction: about 50 ms."""

Alone = Callable[[str], AbstractAsyncContextManager[bool]]
"""Lets one process at a time do something (``Leases.alone``)."""


@asynccontextmanager
async def unshared(name: str) -> AsyncIterator[bool]:
    """Stand in for ``Leases.alone`` where one process has the store for itself."""
    yield True


class Replaced(Exception):
    """Another process has begun to compute the game anew."""


class Known(NamedTuple):
    """A person's number of rated games, and their rating.

    In a server also how many of these games they won, and the number of people rated at the same tables.
    """

    games: int
    rating: Rating
    wins: int = 0
    others: int = 0


NEWCOMER = Known(0, FRESH)
Counted = tuple[int, str, tuple[Part, ...]]
"""How a table counts: ``computers``, ``level`` and ``parts`` of CountedTable."""
NOBODY: Counted = (0, "", ())
Scope = tuple[str, str]
"""A game, and a server ("": overall)."""


class Past(Protocol):
    """The known ratings before a table is counted."""

    def known(self, person: str, scope: Scope) -> Known:
        """Return a person's rating."""

    def met(self, person: str, other: str, scope: Scope) -> int:
        """Return at how many tables these two people were rated together."""


@dataclass(frozen=True, slots=True)
class CountedTable:
    """A finished table as it counts. ``computers`` is how many sat there from the deal on,
    ``level`` the level of the best.
    """

    id: int
    game: str
    guild: str
    at: float
    computers: int
    level: str
    parts: tuple[Part, ...]


class Ratings:
    """Counts finished tables. ``rules`` finds the rules of a table."""

    def __init__(self, store: Store, rules: Rules, alone: Alone = unshared) -> None:
        self.store, self.rules, self.alone = store, rules, alone
        self._counting = asyncio.Lock()

    async def catch_up(self) -> int:
        """Count the tables finished since the last call; return how many. None while another process recounts."""
        async with self._counting:
            if not await self._of_this_formula():
                return await self._alone(None)
            if cut_off := await self.store.rows(SQL.recounts, (f"{_RECOUNT}%",)):
                return sum([await self._alone(row["name"].removeprefix(_RECOUNT)) for row in cut_off])
            counted = 0
            for row in await self.store.rows(SQL.finished_tables_to_rate):
                if not self._is_here(row["game"]):
                    continue
                table = await self._read(row["id"], row["at"])
                if not await self.store.transaction(partial(_count, table)):
                    counted += await self._anew(table.game)
                counted += 1
            return counted

    async def recompute(self, game: str | None = None) -> int:
        """Compute everything again from the records, of one game or of all; return how many tables count."""
        async with self._counting:
            return await self._anew(game)

    async def _alone(self, game: str | None) -> int:
        """Compute anew, unless another process does; return how many tables count."""
        async with self.alone("ratings") as ours:
            return await self._anew(game) if ours else 0

    def _is_here(self, game: str) -> bool:
        return self.rules(game, {}) is not None

    async def _of_this_formula(self) -> bool:
        row = await self.store.row(SQL.kept_note, (_FORMULA,))
        return row is not None and row["body"] == str(FORMULA)

    async def _anew(self, game: str | None) -> int:
        """Do ``recompute``. Tables that finish meanwhile are counted by the next call."""
        await self.store.write(SQL.create_rating_formula, (_FORMULA,))
        games = (
            [game] if game is not None else [r["game"] for r in await self.store.rows(SQL.games_with_finished_tables)]
        )
        counted = 0
        for slug in games:
            rows = await (
                self.store.rows(SQL.finished_tables_of_game, (slug, slug))
                if self._is_here(slug)
                else self.store.rows(SQL.thinned_tables_of_game, (slug,))
            )
            tables = [await self._read(row["id"], row["at"]) for row in rows]
            results = await asyncio.to_thread(_folded, tables)
            try:
                await self._replace(slug, tables, results)
            except Replaced:
                return counted
            counted += len(tables)
        if game is None:
            await self.store.write(
                SQL.set_kept_note,
                (_FORMULA, str(FORMULA)),
            )
        return counted

    async def _replace(self, game: str, tables: Sequence[CountedTable], results: Sequence[tuple[Any, ...]]) -> None:
        """Put these results in place of all results of a game, batch by batch (ruling 6). Raises Replaced."""
        word, by_table = secrets.token_hex(8), dict[int, list[tuple[Any, ...]]]()
        for row in results:
            by_table.setdefault(row[0], []).append(row)
        await self.store.write(SQL.set_kept_note, (f"{_RECOUNT}{game}", word))
        for first in range(0, len(tables), BATCH):
            some = tables[first : first + BATCH]
            rows = [row for table in some for row in by_table.get(table.id, ())]
            await self.store.transaction(partial(_replace, game, word, some, rows))
        await self.store.transaction(partial(_finish, game, word, frozenset(table.id for table in tables)))

    async def _read(self, table_id: int, at: float) -> CountedTable:
        """Return a finished table as it counts; it counts for nobody if it cannot be read."""
        table, found = await self._counts(table_id)
        return CountedTable(table_id, table["game"], table["guild"] or "", at, *(found or NOBODY))

    async def parts_to_keep(self, table_id: int) -> str | None:
        """Return what a thinned table keeps for later computations; None if it is not counted yet or cannot be read."""
        if await self.store.row(SQL.kept_parts_of_table, (table_id,)) is None:
            return None
        _, found = await self._counts(table_id)
        return None if found is None else _written(found)

    async def _counts(self, table_id: int) -> tuple[Row, Counted | None]:
        """Return the row of a finished table, and how it counts; None if it cannot be read."""
        # The log comes first: if the secret is there afterwards, the log was whole.
        lines, seats, (table,), kept = await self.store.together(
            (SQL.log_of_table, (table_id,)),
            (SQL.seats_of_table, (table_id,)),
            (SQL.table_to_rate, (table_id,)),
            (SQL.kept_parts_of_table, (table_id,)),
        )
        if not table["secret"]:
            return table, _read_kept(kept[0]["parts"]) if kept else NOBODY
        try:
            return table, await asyncio.to_thread(self._parts, table, seats, lines)
        except Exception as e:
            # No error in a stored position may delay the other tables.
            log.warning("table %s counts for nobody: %s", table["id"], type(e).__name__)
            return table, None

    def _parts(self, table: Row, seats: Sequence[Row], lines: Sequence[Row]) -> Counted | None:
        """Return how a table counts; None if its game is not here. Raises any error of a stored position."""
        header = Header.from_json(json.loads(table["header"]))
        if header.cards.startswith(PLAYED_ON):
            return NOBODY
        game = self.rules(header.game, header.options)
        if game is None:
            return None
        match = Match.resume(game, header, bytes.fromhex(table["secret"]), json.loads(table["snapshot"]))
        outcome = outcome_of(match)
        if header.cards:
            # The words of its shuffle are those of people at another table, or of nobody.
            outcome = replace(outcome, people=_sat(seats))
        last = {s["seat"]: s["person"] or s["absent"] for s in seats if s["person"] or s["absent"]}
        taken, given = dict[int, list[int]](), dict[int, str]()
        for line in lines:
            if line["kind"] == "note" and "table-chair-taken" in line["wire"]:
                taken.setdefault(int(line["seat"]), []).append(line["number"])
            elif line["kind"] == "note" and int(line["seat"]) not in taken:
                given.setdefault(int(line["seat"]), line["cause"])
        moves = without_wishes(match.game, logged(line for line in lines if line["kind"] == "move"))
        levels = [s["computer"] for s in seats if s["seat"] not in outcome.people and s["computer"]]
        level = max(levels, key=lambda name: _STRENGTH.get(name, -1), default="")
        return header.seats - len(outcome.people), level, tuple(parts(outcome, moves, taken, last, given))


def _written(found: Counted) -> str:
    """Return the stored form of how a table counts."""
    computers, level, of = found
    return dump([computers, level, [[p.person, p.seat, p.place, p.won, p.side] for p in of]])


def _read_kept(stored: str) -> Counted:
    """Read the value of ``_written``; "" counts for nobody."""
    if not stored:
        return NOBODY
    computers, level, of = json.loads(stored)
    return computers, level, tuple(Part(*part) for part in of)


def _sat(seats: Sequence[Row]) -> frozenset[int]:
    """Return the seats that people held at the deal, from those who sit there at the end: no person
    follows a computer player.
    """
    return frozenset(s["seat"] for s in seats if s["person"] or s["absent"] or s["resigned"])


def outcome_of(match: Match[Any]) -> Outcome:
    """Return the result of a finished match. If it has its own words, they tell where people sat."""
    s, header = match.state, match.header
    seats = range(header.seats)
    people = frozenset(int(n.partition(":")[0]) for n in header.nonces if n.partition(":")[0].isdecimal())
    return Outcome(s.scores, s.winners, [s.team(p) for p in seats], people, s.losers)


def _count(table: CountedTable, writing: Writing) -> bool:
    """Count a table, unless that was done, or its game is being computed anew. Return False if a table that ended later
    was counted before it.
    """
    writing.row(SQL.lock_rating_formula, (_FORMULA,))
    if writing.row(SQL.kept_note, (f"{_RECOUNT}{table.game}",)) is not None:
        return True
    newest = writing.row(SQL.newest_rated_table, (table.game,))
    if newest is not None and (newest[0], newest[1]) > (table.at, table.id):
        return False
    if writing.do(SQL.add_rated_table, (table.id, table.game, table.at)) == 1:
        results = _worth(table, _Stored(writing))
        writing.each(SQL.unset_newest_result, [(row[1], row[3], row[4]) for row in results if row[-1]])
        _write(writing, results)
    writing.do(SQL.mark_table_rated, (table.id,))
    return True


def _must_go_on(writing: Writing, game: str, word: str) -> None:
    """Raises Replaced unless the process with this word replaces the results of a game. Others wait for this one."""
    writing.row(SQL.lock_rating_formula, (_FORMULA,))
    row = writing.row(SQL.kept_note, (f"{_RECOUNT}{game}",))
    if row is None or row[0] != word:
        raise Replaced


def _replace(
    game: str, word: str, tables: Sequence[CountedTable], results: Sequence[tuple[Any, ...]], writing: Writing
) -> None:
    """Put these results in place of the results of some tables. Raises Replaced."""
    _must_go_on(writing, game, word)
    ids = [(table.id,) for table in tables]
    writing.each(SQL.delete_results_of_table, ids)
    writing.each(SQL.delete_rated_table, ids)
    writing.each(SQL.add_rated_table, [(table.id, table.game, table.at) for table in tables])
    writing.each(SQL.mark_table_rated, ids)
    # Nobody has two newest results, also where a later table does not count any more.
    writing.each(SQL.unset_newest_result, [(row[1], row[3], row[4]) for row in results if row[-1]])
    _write(writing, results)


def _finish(game: str, word: str, tables: Collection[int], writing: Writing) -> None:
    """Drop the results of all other tables of a game: another process has written them since these were read, or they
    do not count any more. Raises Replaced.
    """
    _must_go_on(writing, game, word)
    others = [row for row in writing.rows(SQL.tables_with_results_of_game, (game, game)) if row[0] not in tables]
    writing.each(SQL.delete_results_of_table, others)
    writing.each(SQL.delete_rated_table, others)
    writing.do(SQL.unmark_unrated_tables_of_game, (game,))
    writing.do(SQL.mark_rated_tables_of_game, (game,))
    writing.do(SQL.end_recount, (f"{_RECOUNT}{game}",))


def _write(writing: Writing, results: Sequence[tuple[Any, ...]]) -> None:
    """Store results, except those of people who have been forgotten meanwhile."""
    for person in sorted({row[1] for row in results}):
        if writing.row(MODEL_SQL.lock_person_against_deletion, (person,)) is not None:
            writing.each(SQL.add_result, [row for row in results if row[1] == person])


class _Stored:
    """The ratings in the store."""

    def __init__(self, writing: Writing) -> None:
        self.writing = writing

    def known(self, person: str, scope: Scope) -> Known:
        game, guild = scope
        found = (
            (SQL.newest_rating_of_person_in_server, (person, game, guild))
            if guild
            else (SQL.newest_rating_of_person, (person, game))
        )
        row = self.writing.row(*found)
        return NEWCOMER if row is None else Known(int(row[0]), Rating(row[1], row[2]), *map(int, row[3:]))

    def met(self, person: str, other: str, scope: Scope) -> int:
        game, guild = scope
        found = (
            (SQL.count_rated_meetings_in_server, (other, person, game, guild))
            if guild
            else (SQL.count_rated_meetings, (other, person, game))
        )
        row = self.writing.row(*found)
        return 0 if row is None else int(row[0])


class _Reached:
    """The ratings computed from the first table on."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, Scope], Known] = {}
        self._met: Counter[tuple[frozenset[str], Scope]] = Counter()

    def known(self, person: str, scope: Scope) -> Known:
        return self._known.get((person, scope), NEWCOMER)

    def met(self, person: str, other: str, scope: Scope) -> int:
        return self._met[frozenset((person, other)), scope]

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Add the results of one more table."""
        for at in (10, 13):
            rated_here = [row for row in rows if row[at]]
            scopes = {row[1]: (row[3], row[4] if at == 13 else "") for row in rated_here}
            for row in rated_here:
                here = row[16:18] if at == 13 else ()
                self._known[row[1], scopes[row[1]]] = Known(row[at], Rating(row[at + 1], row[at + 2]), *here)
            self._met.update((frozenset(pair), scopes[pair[0]]) for pair in combinations(sorted(scopes), 2))


def _folded(tables: Sequence[CountedTable]) -> list[tuple[Any, ...]]:
    """Return the results of tables of one game, in this order, computed from the first one on."""
    reached, out = _Reached(), list[tuple[Any, ...]]()
    for table in tables:
        rows = _worth(table, reached)
        reached.add(rows)
        out += rows
    newest = {row[1:5:3]: at for at, row in enumerate(out) if row[-1]}
    return [(*row[:-1], int(newest.get(row[1:5:3]) == at)) for at, row in enumerate(out)]


def _worth(table: CountedTable, past: Past) -> list[tuple[Any, ...]]:
    """Return a table's rows of ``results``. A forgotten person counts as a newcomer for the others, and has no row."""
    after = {guild: _after(table, past, guild) for guild in {"", table.guild}}
    rows = []
    for part in table.parts:
        if not part.person.isdecimal():
            continue
        what = (table.id, part.person, part.seat, table.game, table.guild, table.at)
        over_all = after[""].get(part.person)
        here = after[table.guild].get(part.person) if table.guild else None
        rows.append(
            (
                *what,
                *(part.place, int(part.won), table.computers, table.level),
                *_columns(over_all),
                *_columns(here),
                *((0, 0, 0) if here is None else (here.wins, here.others, 1)),
            )
        )
    return rows


def _columns(known: Known | None) -> tuple[int, float | None, float | None]:
    return (0, None, None) if known is None else (known.games, known.rating.mu, known.rating.sigma)


def _after(table: CountedTable, past: Past, guild: str) -> dict[str, Known]:
    """Return by person the rating after a rated table."""
    scope = table.game, guild
    sides: dict[int, list[Part]] = {}
    for part in table.parts:
        if part.side is not None:
            sides.setdefault(part.side, []).append(part)
    before = [[past.known(p.person, scope) for p in team] for team in sides.values()]
    ratings = rated([[k.rating for k in team] for team in before], [team[0].place for team in sides.values()])
    everybody = [p.person for team in sides.values() for p in team if p.person.isdecimal()]
    found: dict[str, Known] = {}
    for (side, team), had, got in zip(sides.items(), before, ratings, strict=True):
        against = [p.person for other, people in sides.items() if other != side for p in people]
        for part, was, whole in zip(team, had, got, strict=True):
            counts = weight([past.met(part.person, other, scope) for other in against])
            new = sum(other != part.person and not past.met(part.person, other, scope) for other in everybody)
            now = was.rating.towards(whole, counts)
            found[part.person] = Known(was.games + 1, now, was.wins + part.won, was.others + new)
    return found
