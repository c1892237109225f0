"""Offers of chairs as a table keeps them: written down, and gone with whoever leaves. The rulings are in ``chairs``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.host.change import Change, dump
from engine.host.requests import ChairOffer
from engine.host.rows import TableRow

_KEEP = "UPDATE tables SET chairs = ? WHERE id = ?"


def keep(change: Change, offers: list[ChairOffer]) -> None:
    """Write down the offers of a table."""
    change.table.chairs = offers
    change.also.append((_KEEP, (dump([o.to_json() for o in offers]) if offers else "", change.table.id)))


def standing(table: TableRow, offers: Iterable[ChairOffer]) -> list[ChairOffer]:
    """The offers of whoever sits in the chair that they offered."""
    sits = {c.seat: c.person for c in table.seats}
    return [o for o in offers if sits.get(o.seat) == o.giver]


def lapse(change: Change) -> None:
    """Forget the offers of whoever has left their chair with this change: they do not stand again with a return."""
    left = standing(change.table, change.table.chairs)
    if left != change.table.chairs:
        keep(change, left)


def without(offers: list[ChairOffer], person: str) -> list[ChairOffer]:
    """The offers in which somebody has no part, and what they said of others left out."""
    mine = [o for o in offers if person not in (o.giver, o.to, o.taker)]
    return [replace(o, said={who: yes for who, yes in o.said.items() if who != person}) for o in mine]
