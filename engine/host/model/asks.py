"""What one person asks of another who has not asked for it, and how loudly the other hears of it.

Rulings:

1. An ask is what reaches somebody directly because another person has pressed something: an invitation, also to a
   rematch; a chair that is offered to them; a move to be taken back; a table to be brought elsewhere. It is remembered
   for a day, unless they say yes.
2. It makes a sound, unless within that day the same person has asked the same at the same table, has been told no
   to the like, or has made as many sounds as one may: then it comes silently.
3. So many of a kind are told at one table, so many from one person to one other, so many from one person to all. Of
   invitations and chairs one more is refused; anything else is then seen at the table alone.
4. So many invitations of one person wait at once, and so many to one other; and so many chairs.
5. All of this is judged in the write that asks, behind the asker's own row.
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
"""Of one person's asks within a day, without a yes: sounds that they make to one other; messages of a kind at one
table, to one other, and to all."""
WAITING, WAITING_TO_ONE = 20, 3
"""Invitations of one person that wait, to all and to one other; chairs to one other."""


def ask(
    change: Change, kind: str, asker: str, asked: str, facts: Mapping[str, Any], *, called: str | None = None
) -> None:
    """Tell somebody with this change what is asked of them: a notice of these ``facts``, as loud as it may be.

    ``called``: their name, where the change is refused if it is one too many (ruling 3), with asked-enough (name) or
    asked-many.
    """

    def told(writing: Writing) -> None:
        writing.row(SQL.lock_person, (asker,))
        lately = writing.rows(SQL.asks_of_person_since, (asker, change.now - DAY))
        same = [row for row in lately if row[0] == asked]
        here = [row for row in same if row[1:3] == (kind, change.table.id)]
        enough = len(here) >= AT_TABLE or len(same) >= TOLD
        if called is not None and enough:
            raise Refused("asked-enough", name=called)
        if called is not None and len(lately) >= FROM_ONE:
            raise Refused("asked-many")
        if enough or len(lately) >= FROM_ONE:
            change.tasks.pop((DeliveryKind.NOTICE, asked), None)
            return
        no = any(row[1] == kind and row[3] for row in same)
        silent = {"silent": True} if here or no or len(same) >= SOUNDING else {}
        change.add_task(DeliveryKind.NOTICE, asked, **facts, **silent)
        writing.do(SQL.add_ask, (asker, asked, kind, change.table.id, change.now))

    change.checks.append(told)


def must_wait(change: Change, kind: str, asker: str, asked: str, called: str) -> None:
    """Refuse the change where too many of these wait for an answer with it (ruling 4).

    Refused: asked-waits (name, count), invitations-enough (most).
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
    """They have come: what they were asked at this table is no burden."""
    change.also.append((SQL.delete_asks_to_person_at_table, (change.table.id, asked)))


def granted(change: Change, kind: str) -> None:
    """What was asked of several at this table is done."""
    change.also.append((SQL.delete_asks_of_kind_at_table, (change.table.id, kind)))


def said_no(change: Change, kind: str, asked: str) -> None:
    """Somebody would rather not."""
    change.also.append((SQL.decline_asks_to_person, (change.table.id, kind, asked)))


def refused(change: Change, kind: str, asker: str) -> None:
    """One of several would rather not; who it was is nobody's concern."""
    change.also.append((SQL.decline_asks_by_person, (change.table.id, kind, asker)))


def strike_out(writing: Writing, person: str) -> None:
    """Forget what somebody asked, and what was asked of them."""
    writing.do(SQL.delete_asks_of_person, (person,))
