"""A table's row that is kept for readers: made once for each state, never changed by a change."""

from __future__ import annotations

from unittest.mock import patch

from engine.host.model.rows import table_rows
from engine.host.table import tables as tables_file
from tests.host.rig import ANN, BEN, CAT, Rig


async def test_a_row_is_made_once_for_each_state(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=3)
    with patch.object(tables_file, "table_rows", wraps=table_rows) as made:
        first = await rig.host.reading.table(info.id, ANN.id)
        await rig.host.reading.view(info.id, BEN.id)
        await rig.host.reading.hand(info.id, CAT.id)
        assert await rig.host.reading.table(info.id, ANN.id) is first
        assert made.call_count <= 1
        await rig.bids(info.id, ann=1)
        made.reset_mock()
        assert await rig.host.reading.table(info.id, ANN.id) != first
        assert made.call_count == 1


async def test_what_concerns_no_version_is_read_too(rig: Rig) -> None:
    """Data of other rows, such as the portrait of a person, count as well; and an outage that ends."""
    info = await rig.started(ANN, BEN, rounds=3)
    before = await rig.host.reading.table(info.id)
    await rig.host.settings.set_portrait(ANN, "fox")
    after = await rig.host.reading.table(info.id)
    assert [s.portrait for s in after.seats] == ["fox", *[s.portrait for s in before.seats[1:]]]
    kept = await rig.host.tables.row_to_read(info.id)
    rig.host.tables.outages = ()
    rig.host.tables.outages = (*rig.host.tables.outages, (1.0, 2.0))
    assert await rig.host.tables.row_to_read(info.id) is not kept


async def test_a_change_that_fails_leaves_the_readers_row_alone(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    before = await rig.host.reading.table(info.id, ANN.id)
    async with rig.host.tables.locked(info.id) as table:
        table.status, table.votes, table.seats = table.status, ["x"], []
        table.options["rounds"] = 99
    assert await rig.host.reading.table(info.id, ANN.id) == before
