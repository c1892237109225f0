"""Offers of chairs as a table keeps them: written down, and gone with whoever leaves. The rulings are in ``chairs``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.host.model.change import Change
from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind
from engine.host.model.requests import SubstituteOffer
from engine.host.model.rows import OVER, TableRow
from engine.host.model.time_control import HOUR
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

REFUSABLE_S = 12 * HOUR
"""For so long somebody who asks for a chair may be refused, in seconds."""


def keep(change: Change, offers: list[SubstituteOffer]) -> None:
    """Write down the offers of a table."""
    change.table.chairs = offers
    change.also.append((SQL.set_seat_offers, (dump([o.to_json() for o in offers]) if offers else "", change.table.id)))


def standing(table: TableRow, offers: Iterable[SubstituteOffer]) -> list[SubstituteOffer]:
    """The offers of whoever sits in the chair that they offered."""
    sits = {c.seat: c.person for c in table.seats}
    return [o for o in offers if sits.get(o.seat) == o.giver]


def lapse(change: Change) -> None:
    """Forget the offers of whoever has left their chair with this change: they do not stand again with a return."""
    left = standing(change.table, change.table.chairs)
    if left != change.table.chairs:
        keep(change, left)


def without(offers: list[SubstituteOffer], person: str) -> list[SubstituteOffer]:
    """The offers in which somebody has no part, and what they said of others left out."""
    mine = [o for o in offers if person not in (o.giver, o.to, o.taker)]
    return [unsaid(o, person) for o in mine]


def unsaid(offer: SubstituteOffer, person: str) -> SubstituteOffer:
    """The offer without what somebody said of whoever asked for it, and as if they had never asked themselves."""
    said = {who: yes for who, yes in offer.said.items() if who != person}
    return replace(offer, said=said, turned=tuple(who for who in offer.turned if who != person))


def free(offer: SubstituteOffer) -> SubstituteOffer:
    """The offer as it was before somebody asked for the chair."""
    return replace(offer, taker=None, taker_name="", until=None, said={})


def next_due(table: TableRow, offers: Iterable[SubstituteOffer]) -> float | None:
    """When the next of those who have asked for a chair sits down, if nobody objects."""
    return None if table.status in OVER else min((o.until for o in offers if o.until is not None), default=None)


def others(table: TableRow, offer: SubstituteOffer) -> list[str]:
    """Who may welcome or refuse somebody in that chair."""
    return [c.person for c in table.humans() if c.person is not None and c.person != offer.giver]


def wait_anew(change: Change) -> None:
    """A table goes on after a pause, in which nobody could say anything of who asks for a chair."""
    table = change.table
    if all(o.until is None for o in table.chairs):
        return
    until = change.now + REFUSABLE_S
    keep(change, [o if o.until is None or _welcome(table, o) else replace(o, until=until) for o in table.chairs])


def _welcome(table: TableRow, offer: SubstituteOffer) -> bool:
    """Whether enough of those who have a say have welcomed who asks, or nobody has one."""
    there = others(table, offer)
    return 2 * sum(offer.said.get(who, False) for who in there) >= len(there)


def turn_away(change: Change, offer: SubstituteOffer) -> None:
    """Leave the chair free for others than who asked for it, and tell them."""
    turned = tuple(dict.fromkeys([*offer.turned, *([offer.taker] if offer.taker is not None else [])]))
    keep(change, [replace(free(o), turned=turned) if o is offer else o for o in change.table.chairs])
    change.add_task(DeliveryKind.NOTICE, offer.taker or "", key="chair-taker-refused")
    change.add_task(DeliveryKind.TABLE)


def left(change: Change, person: str) -> None:
    """Somebody sits here no more: their offers are void, and what those who stay have said of others may be enough.

    For whoever is welcome it is time to sit down now (``Substitutes.seat_takers_at``).
    """
    table = change.table
    before = table.chairs
    for void in [o for o in before if o.giver == person and o.taker is not None]:
        turn_away(change, void)
    stay = [unsaid(o, person) for o in table.chairs if o.giver != person]
    if stay != before:
        keep(change, stay)
    for offer in [o for o in table.chairs if o.taker is not None]:
        there = others(table, offer)
        said = [offer.said[who] for who in there if who in offer.said]
        enough = [welcome for welcome in (True, False) if 2 * said.count(welcome) >= len(there)]
        if enough == [False]:
            turn_away(change, offer)
        elif enough == [True] or not there:
            keep(change, [replace(o, until=change.now) if o is offer else o for o in table.chairs])
