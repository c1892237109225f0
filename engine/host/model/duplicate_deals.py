"""Duplicate deals: shuffles that several tables share. A finished table is dealt again to others, or all play a daily
deal.

Rulings:

1. Tables have the same cards if they share the secret, the words, who begins, the number of seats, the options and the
   rules. Each has its own match id and commitment. Its record names the first deal of the cards (Header.cards): the
   match that was dealt with them first, or the day and the game (``daily``).
2. Nobody plays the same cards twice. A person who had a seat, made a move, or looked back with all hands open at any
   table of these cards cannot sit down at another one. Cards that were shown to everybody are not dealt again. A table
   that was closed before it was dealt has shown nothing.
3. A table is dealt again only if it was played to its end, by people or against computers, under the present rules,
   with known words. The daily deal is never dealt again.
4. A person who plays these cards, or may come back to a seat there, sees nothing of other tables with the same cards
   until their own table is over. Meanwhile nobody may show those tables to everybody. The secret of the daily deal is
   not shown until the day is over.
5. Options, seats and words of such a table are those of the first table. Nobody can change them.
6. A table that goes on from a position of a finished game (``history.play_on``) has a name of its own for these cards:
   it is no result of them, and nobody else sits there or sees it. What holds for the cards' secret holds for it too.
7. All tables of a cup's round have the same cards (``community.cup_rounds``). They are sealed as long as one of these
   tables is in play or to be opened, and in the first half of the round, when people may still come to play them.
   Meanwhile a person of the cup who has not played them sees none of these tables.
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
from engine.host.model.rows import CUP, DAILY, PLAYED_ON, TableRow
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

DAY = 86_400
"""Seconds. A day begins at midnight UTC for everybody."""
EVERYBODY = ""
"""Stands in place of a person if the cards were shown to everybody."""


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a table: scores by seat, and the seats that won."""

    table: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Shuffles that several tables share: their name (``key``), and all data that determines them."""

    key: str
    secret: bytes
    nonces: tuple[str, ...]
    begins: int
    """Header.first."""


class DuplicateDeals:
    """Who may see and play shared shuffles. It uses the store alone."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def of(self, table_id: int, secret: bytes) -> Cards | None:
        """Return the shuffles that a table takes from another deal, or None if it has its own.
        ``secret`` is the table's.
        """
        row = await self.store.row(SQL.deal_of_table, (table_id,))
        if row is None:
            return None
        return Cards(row["cards"], secret, tuple(json.loads(row["nonces"])), row["begins"])

    async def again(self, table_id: int, game: Game[Any], person: str) -> tuple[Cards, Header]:
        """Return the cards and the header of a finished table that is to be dealt to others (ruling 3).

        Raises Refused: no-such-table, again-other-game, again-not-over, again-not-possible, cards-known.
        """
        row = await self.store.row(SQL.table_to_deal_again, (table_id,))
        if row is None:
            raise Refused("no-such-table")
        if row["game"] != game.key:
            raise Refused("again-other-game")
        if row["status"] != Status.FINISHED:
            raise Refused("again-not-over")
        if not row["secret"]:
            raise Refused("again-not-possible")
        try:
            header = Header.from_json(json.loads(row["header"]))
        except (TypeError, ValueError):
            raise Refused("again-not-possible") from None
        key = header.cards or header.match
        of_today = header.revision == game.playing(header.options).as_of(header.revision).revision
        if not of_today or tells_ids(header.nonces) or key.startswith((DAILY, PLAYED_ON)) or row["watch"]:
            raise Refused("again-not-possible")
        if await self.known_to(key, person):
            raise Refused("cards-known")
        # From now on the first table itself is listed among the tables that share its cards.
        await self.store.write(SQL.add_deal_of_table, (table_id, key, dump(header.nonces), header.first))
        return Cards(key, bytes.fromhex(row["secret"]), header.nonces, header.first), header

    async def played(self, cards: str) -> list[Played]:
        """Return the results of the tables of these cards that were played to the end, the first table first."""
        rows = await self.store.rows(SQL.finished_tables_of_deal, (cards,))
        ends = [(r["id"], json.loads(r["snapshot"])) for r in rows]
        return [Played(at, tuple(end["scores"]), tuple(end["winners"])) for at, end in ends]

    async def key(self, table_id: int) -> str:
        """Return the name of a table's shuffles. Raises Refused: no-such-table."""
        row = await self.store.row(SQL.key_of_deal, (table_id,))
        if row is None:
            raise Refused("no-such-table")
        return str(row["cards"])

    async def known_to(self, cards: str, person: str) -> bool:
        """True if the person already knows these cards (ruling 2)."""
        values = (cards, cards, person, person, cards, cards, cards, person, EVERYBODY)
        return await self.store.row(SQL.person_knows_deal, values) is not None

    async def must_be_unseen(self, table_id: int) -> None:
        """Raises Refused: again-not-possible if the table's cards were shown to everybody (ruling 2), no-such-table."""
        if await self.store.row(SQL.deal_is_shown_to, (await self.key(table_id), EVERYBODY)) is not None:
            raise Refused("again-not-possible")

    async def must_be_new_to(self, table: TableRow, person: str) -> None:
        """Raises Refused("cards-known") if the person may not sit down at a table of shared cards."""
        if table.cards and (table.is_for_one or await self.known_to(table.cards, person)):
            raise Refused("cards-known")

    async def must_be_open_to(self, table_id: int, person: str) -> None:
        """Apply rulings 4 and 7 to a person who looks at a table. Raises Refused: cards-in-play (table:
        their own), cup-sealed, no-such-table.
        """
        cards = await self.key(table_id)
        if cards.startswith(PLAYED_ON):
            # Its person knew these cards before it began, and may compare how it goes on.
            return
        mine = await self.store.row(SQL.other_table_in_play_of_person, (cards, table_id, person))
        if mine is not None:
            raise Refused("cards-in-play", table=mine["table_id"])
        if (round_ := cup_round(cards)) is not None and await self.sealed(cards):
            own = await self.store.row(SQL.person_has_seat_of_deal, (cards, person))
            if own is None and await self.store.row(SQL.person_is_in_cup, (round_[0], person)) is not None:
                raise Refused("cup-sealed")

    async def must_be_shareable(self, table_id: int) -> None:
        """Apply ruling 4 to a table that is to be shown to everybody. Raises Refused: play-on-unshared,
        cards-sealed, cup-sealed, cards-played, no-such-table.

        The refusal does not name the table that still plays the cards: the caller may have no access to it.
        """
        cards = await self.key(table_id)
        if cards.startswith(PLAYED_ON):
            raise Refused("play-on-unshared")
        if await self.sealed(cards):
            raise Refused("cards-sealed" if cup_round(cards) is None else "cup-sealed")
        playing = await self.store.row(SQL.other_tables_in_play, (cards, table_id))
        if playing is not None:
            raise Refused("cards-played")

    async def sealed(self, cards: str) -> bool:
        """True if these are the cards of a daily deal whose day is not over, or of a cup's round (ruling 7)."""
        first = cards.removeprefix(PLAYED_ON)
        if (round_ := cup_round(first)) is not None:
            return await self.store.row(SQL.cup_round_in_play, (*round_, self.clock())) is not None
        day = day_dealt(first)
        return day is not None and day >= day_of(self.clock())

    async def show(self, table_id: int, person: str) -> None:
        """Note that a person (or EVERYBODY) sees the hands of a finished table."""
        await self.store.write(SQL.add_deal_shown_to_person, (await self.key(table_id), person))

    @staticmethod
    def strike_out(writing: Writing, person: str) -> None:
        """Forget which cards a person has looked at."""
        writing.do(SQL.delete_deals_shown_to_person, (person,))

    async def seen_by(self, person: str) -> list[str]:
        """Return the shuffles that this person has looked at, for the export of their data."""
        rows = await self.store.rows(SQL.deals_shown_to_person, (person,))
        return [row["cards"] for row in rows]


def played_on(cards: str) -> str:
    """Return the name of the shuffles of a table that goes on from a position of a game with ``cards`` (ruling 6)."""
    return PLAYED_ON + cards.removeprefix(PLAYED_ON)


def can_deal(game: Game[Any], seats: int, table: TableInfo | TableRow) -> bool:
    """True if ``seats`` players can start an open table: by its options, and by its cards if they are shared (ruling
    5).

    ``game`` is the game without any options.
    """
    if seats not in game.playing(table.options).seats or (table.cards and seats != table.size):
        return False
    try:
        game.settled(seats, table.options)
    except BadOption:
        return False
    return True


def day_dealt(cards: str) -> str | None:
    """Return the day whose daily deal these shuffles are, as in ``day_of``; None if they belong to no day."""
    return cards.split(":")[1] if cards.startswith(DAILY) else None


def cup_round(cards: str) -> tuple[int, int] | None:
    """Return the numbers of the cup and its round whose cards these are; None if they belong to no cup."""
    if not cards.startswith(CUP):
        return None
    cup, week, _ = cards.removeprefix(CUP).split(":")
    return int(cup), int(week)


def day_of(now: float) -> str:
    """Return the day of a moment (seconds since 1970), such as "2026-11-22"."""
    return time.strftime("%Y-%m-%d", time.gmtime(now))
