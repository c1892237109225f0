"""House rules that are kept: what a person chose last for a game, those they have named, and those of a server.

Rulings:

1. What was chosen last is offered again: the rules that the person has put together, or those of the last table of the
   game that they opened here, whichever is newer.
2. A person may keep ten sets for each game under names of their own; nobody else sees them. A name that is there
   already gets the new rules.
3. The managers of a server may set its rules of a game. A table that is opened there without other rules begins with
   them, and the message that opens it says so. Each host may still change them.
4. A league plays with the set that its organiser, or a manager of the server, has taken for it before it began:
   options, take-backs and pictures. All else about its tables is the league's own.
5. Options that the game no longer offers are left out; the number of seats is the usual one if it no longer fits.
   A table that was to start with so many starts once full if it has no more seats than that.
6. All that a host sets for a table is kept but who sits there: invited people, computer players, the shuffle's words.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from engine.core.game import CUBE, Game
from engine.core.options import BadOption, OptionValue
from engine.core.text.names import plain
from engine.host.model.clock.starts import fitting_way
from engine.host.model.columns import dump
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import Person, Refused
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

if TYPE_CHECKING:
    from engine.host.lobby.opening import Opening

SQL = queries("lobby/queries.sql")
MODEL_SQL = queries("model/queries.sql")

PERSON: Final = "person"
SERVER: Final = "server"
LEAGUE: Final = "league"
MOST: Final = 10
"""Most named sets of a person for a game."""
LONGEST: Final = 40
"""The most characters of a name."""
_LAST: Final = ""
"""The name under which the last choices of a person are stored, and the one set of a server."""


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules that a person has kept under a name."""

    id: int
    name: str
    rules: HouseRules


class Presets:
    """The sets of one store."""

    def __init__(self, tables: Tables, opening: Opening) -> None:
        self.tables = tables
        self.opening = opening

    async def usual(self, game: str) -> HouseRules:
        """Return the usual house rules of a game."""
        named = self.tables.library.game(game)
        return fitting(named, HouseRules({}, named.usual_seats({})))

    async def last(self, game: str, person: str, guild: str | None) -> HouseRules | None:
        """Return what a person chose last (ruling 1); None if they have not chosen anything."""
        row = await self.tables.store.row(SQL.preset_by_name, (PERSON, person, game, _LAST))
        opened = await self.opening.last_table(game, person, guild)
        if row is not None and (opened is None or row["at"] >= opened.opened):
            return self._fit(game, row["rules"])
        return None if opened is None else await self.opening.last_rules(game, person, guild)

    async def choose(self, game: str, person: Person, rules: HouseRules) -> None:
        """Store what a person has chosen last."""
        await self.tables.store.transaction(lambda w: self._put(w, PERSON, person.id, game, _LAST, rules))

    async def named(self, game: str, person: str) -> list[Preset]:
        """Return the named sets of a person for a game, by name."""
        rows = await self.tables.store.rows(SQL.presets_of_owner, (PERSON, person, game))
        return [Preset(r["id"], r["name"], self._fit(game, r["rules"])) for r in rows if r["name"] != _LAST]

    async def keep(self, game: str, person: Person, name: str, rules: HouseRules) -> None:
        """Keep rules under a name (ruling 2). Raises Refused: preset-name, presets-full (most)."""
        called = plain(name.strip())[:LONGEST].strip()
        if not called:
            raise Refused("preset-name")

        def work(writing: Writing) -> None:
            writing.row(MODEL_SQL.lock_person, (person.id,))
            self._put(writing, PERSON, person.id, game, called, rules)
            kept = [row for row in writing.rows(SQL.presets_of_owner, (PERSON, person.id, game)) if row[1] != _LAST]
            if len(kept) > MOST:
                raise Refused("presets-full", most=MOST)

        await self.tables.store.transaction(work)

    async def drop(self, person: Person, preset: int) -> None:
        """Delete a named set of a person; any other number changes nothing."""
        await self.tables.store.write(SQL.delete_preset, (preset, PERSON, person.id))

    async def of_server(self, game: str, guild: str | None) -> HouseRules | None:
        """Return the house rules of a server for a game; None if its managers have set none."""
        if guild is None:
            return None
        row = await self.tables.store.row(SQL.preset_by_name, (SERVER, guild, game, _LAST))
        return None if row is None else self._fit(game, row["rules"])

    async def set_of_server(self, game: str, guild: str, rules: HouseRules | None) -> None:
        """Set the house rules of a server for a game, or (None) the usual ones. The caller checks who may."""
        if rules is None:
            await self.tables.store.write(SQL.delete_preset_of_owner, (SERVER, guild, game))
            return
        await self.tables.store.transaction(lambda w: self._put(w, SERVER, guild, game, _LAST, rules))

    async def of_league(self, game: str, league: int) -> HouseRules | None:
        """Return the house rules of a league; None for the usual ones."""
        row = await self.tables.store.row(SQL.preset_by_name, (LEAGUE, str(league), game, _LAST))
        return None if row is None else self._fit(game, row["rules"])

    async def set_of_league(self, game: str, league: int, rules: HouseRules | None) -> None:
        """Set the house rules of a league, or (None) the usual ones. The caller checks who may."""
        if rules is None:
            await self.tables.store.write(SQL.delete_preset_of_owner, (LEAGUE, str(league), game))
            return
        await self.tables.store.transaction(lambda w: self._put(w, LEAGUE, str(league), game, _LAST, rules))

    def _put(self, writing: Writing, kind: str, owner: str, game: str, name: str, rules: HouseRules) -> None:
        stored = dump(rules.to_json())
        writing.do(SQL.put_preset, (kind, owner, game, name, stored, self.tables.clock()))

    def _fit(self, game: str, stored: str) -> HouseRules:
        # Also of a game that is switched off: only to open a table needs it on.
        named = self.tables.library.games.get(game)
        if named is None:
            raise Refused("no-such-game", game=game)
        return fitting(named, HouseRules.from_json(json.loads(stored)))


def fitting(game: Game[Any], rules: HouseRules) -> HouseRules:
    """Return house rules as the game offers them now, with all its options (ruling 5)."""
    size = rules.size if rules.size in game.seats else game.usual_seats({})
    start = fitting_way(rules.start, size, game.seats)
    return replace(rules, size=size, options=game.settled(size, offered(game, size, rules.options)), start=start)


def offered(game: Game[Any], size: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the options without those that the game does not offer to so many players."""
    kept = dict(options)
    while True:
        try:
            game.settled(size, kept)
        except BadOption as bad:
            if bad.option not in kept:
                raise
            del kept[bad.option]
        else:
            return kept


def cube_kept(
    game: Game[Any], old: Mapping[str, OptionValue], given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Return the cube option and those chosen options that the game has both with and without the cube.

    ``old`` are the options before the change, ``given`` those after it.
    """
    usual = {o.key: o.default for o in game.playing(old).options}
    known = {o.key for o in game.playing(given).options}
    return {k: v for k, v in given.items() if k == CUBE or (k in known and v != usual.get(k))}
