"""Invitation codes: how friends without a common server come to a table in direct messages.

Rulings:

1. The code of a table is its number and a tag of 30 bits, keyed by a secret of this store. It is not stored, and it is
   good until the table begins, is closed or expires.
2. Everybody who sits at the table may pass its code on. A table for invited people only has none.
3. A person may try TRIES codes within an hour, right or wrong, also if several processes share the store. So guessing
   leads nowhere: one try opens a given table with a chance of one in a thousand million.
4. A wrong code, the code of a table that has begun, and that of a table with a person who is kept apart from the one
   who tries it, get the same refusal.
"""

from __future__ import annotations

import hmac
import re
import unicodedata
from typing import Final

from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.rows import TableRow
from engine.host.people.blocks import Blocks, company
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")
MODEL_SQL = queries("model/queries.sql")

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The signs of a code, by value: none of them looks like another."""
TAG: Final = 6
"""How many signs the tag has; each has five bits."""
TRIES: Final = 10
"""Most codes that one person may try within an hour."""
HOUR_S: Final = 3600.0

_SHAPE = re.compile(f"([{SIGNS}]{{{TAG}}})-?([{SIGNS}]{{1,12}})")
_LOOKS_LIKE = str.maketrans("OILU", "011V")


class Codes:
    """Makes codes and finds their tables."""

    def __init__(self, tables: Tables, blocks: Blocks) -> None:
        self.tables = tables
        self.blocks = blocks

    async def of(self, table_id: int, person: str) -> str:
        """Return the code of a table for a person who sits there. Raises Refused: not-at-this-table, code-none,
        table-over, already-started.
        """
        table = (await self.tables.row_to_read(table_id)).table
        table.seated(person)
        table.must_be_open()
        if not _has_code(table):
            raise Refused("code-none")
        return f"{await self._tag(table)}-{_written(table.id)}"

    async def find(self, code: str, person: str) -> TableInfo:
        """Return the table of a typed code, for a person who does not sit there yet. Counts as a try.

        Raises Refused: code-tries (most), code-unknown, already-at-this-table.
        """
        await self._count(person)
        found = _SHAPE.fullmatch(cleaned(code))
        table = None
        if found is not None:
            try:
                table = (await self.tables.row_to_read(_number(found[2]))).table
            except Refused:
                table = None
        apart = await self.blocks.blocked_with(person)
        if table is None or found is None or not hmac.compare_digest(await self._tag(table), found[1]):
            raise Refused("code-unknown")
        if table.of(person) is not None:
            raise Refused("already-at-this-table")
        if not _has_code(table) or not apart.isdisjoint(company(table, self.tables.clock())):
            raise Refused("code-unknown")
        return table.info()

    async def _count(self, person: str) -> None:
        """Count a try. Raises Refused: code-tries (most)."""
        now = self.tables.clock()

        def work(writing: Writing) -> None:
            writing.row(MODEL_SQL.lock_person, (person,))
            if len(writing.rows(SQL.code_tries_of_person, (person, now - HOUR_S))) >= TRIES:
                raise Refused("code-tries", most=TRIES)
            writing.do(SQL.add_code_try, (person, now))

        await self.tables.store.transaction(work)

    async def _tag(self, table: TableRow) -> str:
        digest = hmac.digest(await self.tables.keys.get("codes"), f"{table.id} {table.match}".encode(), "sha256")
        return _written(int.from_bytes(digest[:8], "big") % len(SIGNS) ** TAG).rjust(TAG, SIGNS[0])


def _has_code(table: TableRow) -> bool:
    return table.in_direct_messages and table.status is Status.OPEN and not table.invited_only


def cleaned(code: str) -> str:
    """Return a typed code in the signs of codes: wide and small letters, and letters that look like others, count."""
    return unicodedata.normalize("NFKC", code).strip().upper().translate(_LOOKS_LIKE)


def _written(number: int) -> str:
    signs = SIGNS[number % len(SIGNS)]
    while number := number // len(SIGNS):
        signs = SIGNS[number % len(SIGNS)] + signs
    return signs


def _number(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    return number
