"""Offers of seats as a table stores them, until the person who made them leaves. The rulings are in ``substitutes``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.host.model.change import Change
from engine.host.model.clock.time_control import HOUR
from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind
from engine.host.model.requests import SubstituteOffer
from engine.host.model.rows import OVER, TableRow
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")

REFUSABLE_S = 12 * HOUR
"""How long a person who asks for a seat may be refused, in seconds."""


def keep(change: Change, offers: list[SubstituteOffer]) -> None:
    """Store the offers of a table."""
    change.table.offered_seats = offers
    change.also.append((SQL.set_seat_offers, (dump([o.to_json() for o in offers]) if offers else "", change.table.id)))


def standing(table: TableRow, offers: Iterable[SubstituteOffer]) -> list[SubstituteOffer]:
    """Return the offers whose person still sits in the offered seat."""
    sits = {seat_row.seat: seat_row.person for seat_row in table.seats}
    return [o for o in offers if sits.get(o.seat) == o.giver]


def lapse(change: Change) -> None:
    """Delete the offers of people who left their seat with this change; the offers do not return with the person."""
    left = standing(change.table, change.table.offered_seats)
    if left != change.table.offered_seats:
        keep(change, left)


def without(offers: list[SubstituteOffer], person: str) -> list[SubstituteOffer]:
    """Return the offers without those that a person made, was offered or asked for, and without
    their votes on others.
    """
    mine = [o for o in offers if person not in (o.giver, o.to, o.taker)]
    return [unsaid(o, person) for o in mine]


def unsaid(offer: SubstituteOffer, person: str) -> SubstituteOffer:
    """Return the offer without a person's vote on the taker, and without a refusal of that person."""
    said = {who: yes for who, yes in offer.said.items() if who != person}
    return replace(offer, said=said, turned=tuple(who for who in offer.turned if who != person))


def free(offer: SubstituteOffer) -> SubstituteOffer:
    """Return the offer as it was before a person asked for the seat."""
    return replace(offer, taker=None, taker_name="", until=None, said={})


def next_due(table: TableRow, offers: Iterable[SubstituteOffer]) -> float | None:
    """Return when the next person who has asked for a seat sits down if nobody objects."""
    return None if table.status in OVER else min((o.until for o in offers if o.until is not None), default=None)


def others(table: TableRow, offer: SubstituteOffer) -> list[str]:
    """Return the people who may welcome or refuse the taker of that seat."""
    return [
        seat_row.person for seat_row in table.humans() if seat_row.person is not None and seat_row.person != offer.giver
    ]


def wait_anew(change: Change) -> None:
    """Give full time again after a pause, in which nobody could refuse the people who ask for seats."""
    table = change.table
    if all(o.until is None for o in table.offered_seats):
        return
    until = change.now + REFUSABLE_S
    keep(change, [o if o.until is None or _welcome(table, o) else replace(o, until=until) for o in table.offered_seats])


def _welcome(table: TableRow, offer: SubstituteOffer) -> bool:
    """True if at least half of the people with a vote welcome the taker, or if there is none with a vote."""
    there = others(table, offer)
    return 2 * sum(offer.said.get(who, False) for who in there) >= len(there)


def turn_away(change: Change, offer: SubstituteOffer) -> None:
    """Refuse the taker and tell them; others may still ask for the seat."""
    turned = tuple(dict.fromkeys([*offer.turned, *([offer.taker] if offer.taker is not None else [])]))
    keep(change, [replace(free(o), turned=turned) if o is offer else o for o in change.table.offered_seats])
    change.add_task(DeliveryKind.NOTICE, offer.taker or "", key="chair-taker-refused")
    change.add_task(DeliveryKind.TABLE)


def left(change: Change, person: str) -> None:
    """Note that a person has left the table: their offers are void, and the votes of those who stay may now be enough.

    A taker who is now welcome is due to sit down at once (``Substitutes.seat_takers_at``).
    """
    table = change.table
    before = table.offered_seats
    for void in [o for o in before if o.giver == person and o.taker is not None]:
        turn_away(change, void)
    stay = [unsaid(o, person) for o in table.offered_seats if o.giver != person]
    if stay != before:
        keep(change, stay)
    for offer in [o for o in table.offered_seats if o.taker is not None]:
        there = others(table, offer)
        said = [offer.said[who] for who in there if who in offer.said]
        enough = [welcome for welcome in (True, False) if 2 * said.count(welcome) >= len(there)]
        if enough == [False]:
            turn_away(change, offer)
        elif enough == [True] or not there:
            keep(change, [replace(o, until=change.now) if o is offer else o for o in table.offered_seats])
