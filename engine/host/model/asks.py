"""Asks: requests from one person to another who has not asked for them, and whether they make a sound.

Rulings:

1. An ask is a message to a person because another person has pressed something: an invitation, also to a rematch; an
   offered seat; a request to take a move back; a proposal to move the table. It is stored for a day, unless the person
   says yes.
2. An ask makes a sound by default. It comes silently if, within that day, the same person has asked the same at the
   same table, was refused the same kind of ask, or has made the most sounds allowed.
3. Asks are limited: of one kind at one table, from one person to one other, and from one person to all. One invitation
   or seat offer too many is refused. Any other ask is then shown only at the table.
4. The invitations of a person that wait at once are limited in all and to one other person. Seat offers are limited to
   one other person.
5. All of this is checked in the write of the ask, while it holds a lock on the asker's row.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from engine.core.state import NO_SEAT
from engine.host.model.change import Change
from engine.host.model.records import DeliveryKind, Refused
from engine.host.model.requests import Invitation, SubstituteOffer
from engine.host.store.contract import Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

INVITE, CHAIR, TAKEBACK, MOVE = "invite", "chair", "takeback", "move"
DAY: Final = 86_400.0
SOUNDING, AT_TABLE, TOLD, FROM_ONE = 3, 3, 10, 30
"""Limits of one person's asks within a day, without those answered by yes: sounds to one other person; messages of one
kind to that person at one table; messages to that person; messages to all."""
WAITING, WAITING_TO_ONE = 20, 3
"""Most waiting invitations of one person: to all, and to one other. The second also limits seat offers to one other."""


def ask(
    change: Change, kind: str, asker: str, asked: str, facts: Mapping[str, Any], *, called: str | None = None
) -> None:
    """Send the asked person a notice of these ``facts`` with this change, silent where ruling 2 says so.

    ``called``: the asked person's name. If given, the change is refused beyond a limit of ruling 3. Raises Refused, in
    the write: asked-enough (name), asked-many.
    """

    def check(writing: Writing) -> None:
        writing.row(SQL.lock_person, (asker,))
        last_day = writing.rows(SQL.asks_of_person_since, (asker, change.now - DAY))
        same = [row for row in last_day if row[0] == asked]
        here = [row for row in same if row[1:3] == (kind, change.table.id)]
        enough = len(here) >= AT_TABLE or len(same) >= TOLD
        if called is not None and enough:
            raise Refused("asked-enough", name=called)
        if called is not None and len(last_day) >= FROM_ONE:
            raise Refused("asked-many")
        if enough or len(last_day) >= FROM_ONE:
            change.tasks.pop((DeliveryKind.NOTICE, asked), None)
            return
        no = any(row[1] == kind and row[3] for row in same)
        silent = {"silent": True} if here or no or len(same) >= SOUNDING else {}
        change.add_task(DeliveryKind.NOTICE, asked, **facts, **silent)
        writing.do(SQL.add_ask, (asker, asked, kind, change.table.id, change.now))

    change.checks.append(check)


def must_wait(change: Change, kind: str, asker: str, asked: str, called: str) -> None:
    """Refuse the change if it leaves too many asks of this kind waiting for an answer (ruling 4).

    Raises Refused, in the write: asked-waits (name, count), invitations-enough (most).
    """

    def judged(writing: Writing) -> None:
        writing.row(SQL.lock_person, (asker,))
        if kind == CHAIR:
            offers = [
                SubstituteOffer.from_json(o)
                for row in writing.rows(SQL.seat_offers_at_tables_of_person, (asker,))
                for o in json.loads(row[0])
            ]
            waiting = [o.to for o in offers if o.giver == asker and o.to is not None]
        else:
            rows = writing.rows(SQL.invitations_to_open_tables_of_person, (asker,))
            invited = [Invitation.from_json(i) for row in rows for i in json.loads(row[0])]
            waiting = [i.person for i in invited if i.seat != NO_SEAT and i.until > change.now]
            if len(waiting) > WAITING:
                raise Refused("invitations-enough", most=WAITING)
        if waiting.count(asked) > WAITING_TO_ONE:
            raise Refused("asked-waits", name=called, count=WAITING_TO_ONE)

    change.checks.append(judged)


def said_yes(change: Change, asked: str) -> None:
    """Delete the asks to a person at this table, because they have come."""
    change.also.append((SQL.delete_asks_to_person_at_table, (change.table.id, asked)))


def granted(change: Change, kind: str) -> None:
    """Delete the asks of this kind at this table, because all who were asked have agreed."""
    change.also.append((SQL.delete_asks_of_kind_at_table, (change.table.id, kind)))


def said_no(change: Change, kind: str, asked: str) -> None:
    """Note that a person has refused an ask."""
    change.also.append((SQL.decline_asks_to_person, (change.table.id, kind, asked)))


def refused(change: Change, kind: str, asker: str) -> None:
    """Note that one of several asked people has refused; the note does not name them."""
    change.also.append((SQL.decline_asks_by_person, (change.table.id, kind, asker)))


def strike_out(writing: Writing, person: str) -> None:
    """Delete all asks from and to a person."""
    writing.do(SQL.delete_asks_of_person, (person,))
