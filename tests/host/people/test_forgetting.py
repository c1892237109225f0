"""People who wish it are forgotten after some months without a press, and nobody else is."""

from __future__ import annotations

import pytest

from engine.host.model.preferences import FORGET_AFTER
from engine.host.model.records import Refused
from engine.host.people.forgetting import MONTH_S
from tests.host.rig import ANN, BEN, Rig

DAY = 86_400.0


async def due(rig: Rig) -> list[str]:
    return [person.id for person in await rig.host.forgetting.due()]


async def test_nobody_is_forgotten_who_did_not_ask(rig: Rig) -> None:
    await rig.started(ANN, BEN, size=2)
    rig.now += 100 * MONTH_S
    assert await due(rig) == []


async def test_months_count_from_the_last_press(rig: Rig) -> None:
    await rig.host.settings.remember_person(BEN)
    await rig.host.forgetting.set_months(ANN, 6)
    assert (await rig.host.settings.person(ANN.id)).forget_after == 6
    rig.now += 5 * MONTH_S
    await rig.host.forgetting.note_presses({ANN.id: rig.now, BEN.id: rig.now})
    (row,) = await rig.host.tables.store.rows("SELECT pressed FROM people WHERE id = ?", (BEN.id,))
    assert row["pressed"] is None, "of others nothing is kept"
    rig.now += 6 * MONTH_S - 1
    assert await due(rig) == []
    rig.now += 1
    assert await due(rig) == [ANN.id]
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    assert await due(rig) == []


async def test_a_press_is_stored_once_a_day(rig: Rig) -> None:
    await rig.host.forgetting.set_months(ANN, 6)
    began = rig.now
    for later, stored in ((60.0, began), (DAY, began + DAY), (DAY + 60.0, began + DAY)):
        await rig.host.forgetting.note_presses({ANN.id: began + later})
        (row,) = await rig.host.tables.store.rows("SELECT pressed FROM people WHERE id = ?", (ANN.id,))
        assert row["pressed"] == stored


async def test_the_wish_can_be_taken_back(rig: Rig) -> None:
    await rig.host.forgetting.set_months(ANN, 12)
    await rig.host.forgetting.set_months(ANN, 0)
    (row,) = await rig.host.tables.store.rows("SELECT pressed FROM people WHERE id = ?", (ANN.id,))
    rig.now += 100 * MONTH_S
    assert row["pressed"] is None and await due(rig) == []


async def test_other_months_are_refused(rig: Rig) -> None:
    assert 1 not in FORGET_AFTER
    with pytest.raises(Refused, match="malformed"):
        await rig.host.forgetting.set_months(ANN, 1)
