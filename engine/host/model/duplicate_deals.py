"""Shuffles that several tables share: a finished table dealt again to others, or the day's deal for everybody.

Rulings:

1. Tables have the same cards where they have the secret, the words, who begins, the number of seats, the options and
   the rules in common. Each has a match id and a commitment of its own, and its record says whose cards they are
   (Header.cards): the match that was dealt with them first, or the day and the game (``daily``).
2. Nobody plays the same cards twice. Who had a seat, or made a move, or looked back with all hands open at any table of
   these cards does not sit down at another one. Where they were shown to everybody they are not dealt again.
3. Only what was played to its end, by people or against computers, under the present rules, with words that are known,
   is dealt again; the day's deal never is.
4. Who plays these cards, or may come back to a seat there, sees nothing of the other tables that have them before their
   own table is over, and nobody shows those to everybody meanwhile. The secret of the day's deal stays sealed until the
   day is over.
5. Options, seats and words of such a table are those of the first: nobody changes them.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game
from engine.core.match import Header
from engine.core.options import BadOption
from engine.host.model.columns import dump
from engine.host.model.nonces import tells_ids
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.rows import DAILY, TableRow
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

DAY = 86_400
"""Seconds; a day begins at midnight, UTC, everywhere in the world."""
EVERYBODY = ""
"""In place of a person: the cards were shown to all."""


@dataclass(frozen=True, slots=True)
class Played:
    """How a table ended: scores by seat, and the seats that have won."""

    table: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Shuffles that several tables share: whose they are (``key``), and all that they follow from."""

    key: str
    secret: bytes
    nonces: tuple[str, ...]
    begins: int
    """Header.first."""


class DuplicateDeals:
    """Who may see and play shared shuffles, over the store alone."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def of(self, table_id: int, secret: bytes) -> Cards | None:
        """The shuffles that a table takes over, None where it has its own; ``secret`` is that of the table."""
        row = await self.store.row(SQL.deal_of_table, (table_id,))
        if row is None:
            return None
        return Cards(row["cards"], secret, tuple(json.loads(row["nonces"])), row["begins"])

    async def again(self, table_id: int, game: Game[Any], person: str) -> tuple[Cards, Header]:
        """The cards of a table that is over, to be dealt to others, and what was agreed there (ruling 3).

        Refused: no-such-table, again-other-game, again-not-over, again-not-possible, cards-known.
        """
        row = await self.store.row(SQL.table_to_deal_again, (table_id,))
        if row is None:
            raise Refused("no-such-table")
        if row["game"] != game.key:
            raise Refused("again-other-game")
        if row["status"] != Status.FINISHED:
            raise Refused("again-not-over")
        try:
            header = Header.from_json(json.loads(row["header"]))
        except (TypeError, ValueError):
            raise Refused("again-not-possible") from None
        key = header.cards or header.match
        of_today = header.revision == game.playing(header.options).as_of(header.revision).revision
        if not of_today or tells_ids(header.nonces) or key.startswith(DAILY) or row["watch"]:
            raise Refused("again-not-possible")
        if await self.known_to(key, person):
            raise Refused("cards-known")
        # From now on the first table is one of those that share its cards.
        await self.store.write(SQL.add_deal_of_table, (table_id, key, dump(header.nonces), header.first))
        return Cards(key, bytes.fromhex(row["secret"]), header.nonces, header.first), header

    async def played(self, cards: str) -> list[Played]:
        """What came of the tables of these cards that were played to the end, the first one first."""
        rows = await self.store.rows(SQL.finished_tables_of_deal, (cards,))
        ends = [(r["id"], json.loads(r["snapshot"])) for r in rows]
        return [Played(at, tuple(end["scores"]), tuple(end["winners"])) for at, end in ends]

    async def key(self, table_id: int) -> str:
        """What names the shuffles of a table. Refused: no-such-table."""
        row = await self.store.row(SQL.key_of_deal, (table_id,))
        if row is None:
            raise Refused("no-such-table")
        return str(row["cards"])

    async def known_to(self, cards: str, person: str) -> bool:
        """Ruling 2."""
        values = (cards, cards, person, person, cards, cards, cards, person, EVERYBODY)
        return await self.store.row(SQL.person_knows_deal, values) is not None

    async def must_be_new_to(self, table: TableRow, person: str) -> None:
        """Raises Refused("cards-known") where somebody may not sit down at a table of shared cards."""
        if table.cards and (table.is_daily or await self.known_to(table.cards, person)):
            raise Refused("cards-known")

    async def must_be_open_to(self, table_id: int, person: str) -> None:
        """Ruling 4 for whoever looks at a table. Refused: cards-in-play (table: their own), no-such-table."""
        mine = await self.store.row(SQL.other_table_in_play_of_person, (await self.key(table_id), table_id, person))
        if mine is not None:
            raise Refused("cards-in-play", table=mine["table_id"])

    async def must_be_shareable(self, table_id: int) -> None:
        """Ruling 4 for what is shown to everybody. Refused: cards-sealed, cards-played, no-such-table.

        Which table still plays them is not told: whoever asks may not be able to reach it.
        """
        cards = await self.key(table_id)
        if self.sealed(cards):
            raise Refused("cards-sealed")
        playing = await self.store.row(SQL.other_tables_in_play, (cards, table_id))
        if playing is not None:
            raise Refused("cards-played")

    def sealed(self, cards: str) -> bool:
        """Whether these are the cards of a day that is not over."""
        day = day_dealt(cards)
        return day is not None and day >= day_of(self.clock())

    async def show(self, table_id: int, person: str) -> None:
        """Note that somebody (EVERYBODY: all) sees the hands of a table that is over."""
        await self.store.write(SQL.add_deal_shown_to_person, (await self.key(table_id), person))

    @staticmethod
    def strike_out(writing: Writing, person: str) -> None:
        """Forget somebody: what they have looked at."""
        writing.do(SQL.delete_deals_shown_to_person, (person,))

    async def seen_by(self, person: str) -> list[str]:
        """The shuffles this person has looked at, for the export of what is kept."""
        rows = await self.store.rows(SQL.deals_shown_to_person, (person,))
        return [row["cards"] for row in rows]


def can_deal(game: Game[Any], seats: int, table: TableInfo | TableRow) -> bool:
    """Whether so many people could start an open table: by its options, and by its cards if they are shared (ruling 5).

    ``game`` is as without any options.
    """
    if seats not in game.playing(table.options).seats or (table.cards and seats != table.size):
        return False
    try:
        game.settled(seats, table.options)
    except BadOption:
        return False
    return True


def day_dealt(cards: str) -> str | None:
    """The day whose deal these shuffles are, as in ``day_of``; None where they are no day's."""
    return cards.split(":")[1] if cards.startswith(DAILY) else None


def day_of(now: float) -> str:
    """The day of a moment in seconds since 1970: "2026-11-22"."""
    return time.strftime("%Y-%m-%d", time.gmtime(now))
