"""A pause that all people at a table agree to; any of them ends it (``Play.resume``).

Rulings: one asks, and it pauses once every person seated has agreed; one no ends the proposal. Who has left or was
stood in for meanwhile does not count. It tells nothing of who has answered, so it may be asked for in secret too.
"""

from __future__ import annotations

from engine.host.change import dump, note
from engine.host.play import Play
from engine.host.records import AGREED_PAUSE, Acted, DeliveryKind, Person, Refused, Status

_KEEP = """
INSERT INTO pauses (table_id, agreed) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET agreed = excluded.agreed"""
_DROP = "DELETE FROM pauses WHERE table_id = ?"


class Pausing(Play):
    """Pauses by consent."""

    async def agree_to_pause(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Propose a pause, or agree to the one that is proposed; it begins with the last who agrees.

        Refused: not-at-this-table, not-started, table-over, table-paused.
        """
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            change = self._change(table, interaction)
            change.add_task(DeliveryKind.TABLE)
            agreed = [c.person for c in table.humans() if c.person in table.pause_votes or c.person == person.id]
            if not table.pause_votes:
                note(change, "table-pause-proposed", seat=seat_row.seat, name=seat_row.name)
            if len(agreed) < len(table.humans()):
                table.pause_votes = [who for who in agreed if who is not None]
                change.also.append((_KEEP, (table_id, dump(table.pause_votes))))
                return await self._commit(change, person.id)
            table.status, table.paused_for, table.pause_votes = Status.PAUSED, AGREED_PAUSE, []
            change.also.append((_DROP, (table_id,)))
            note(change, "table-paused", reason=AGREED_PAUSE)
            for other in table.humans():
                change.add_task(DeliveryKind.REFRESH, other.person or "")
                change.cancel_task(DeliveryKind.HAND, other.person or "")
            return await self._commit(change, person.id)

    async def refuse_pause(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Say no to the proposed pause. Refused also: pause-settled."""
        async with self._at(table_id) as table:
            if again := await self._before(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_playing()
            if not table.pause_votes:
                raise Refused("pause-settled")
            change = self._change(table, interaction)
            table.pause_votes = []
            change.also.append((_DROP, (table_id,)))
            change.add_task(DeliveryKind.TABLE)
            return await self._commit(change, person.id)
