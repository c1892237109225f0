"""Changes by the opener before the deal, and a table that starts by itself."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.model.change import Conflict
from engine.host.model.records import DeliveryKind, Status
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def test_the_opener_changes_an_option_and_everybody_sees_it(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    await rig.deliver()
    changed = (await rig.host.lobby_options.choose_option(info.id, ANN, "rounds", 5, "77")).table
    assert changed.options["rounds"] == 5 and changed.news > info.news
    assert await rig.tasks() == {(DeliveryKind.TABLE, "")}
    assert (await rig.host.lobby_options.choose_option(info.id, ANN, "rounds", 5, "77")).repeated
    assert (
        await refused(rig.host.lobby_options.choose_option(info.id, BEN, "rounds", 4, rig.press()))
    ).reason == "only-the-opener"
    for key, value in (("rounds", 99), ("hats", 1), ("odd", 3)):
        no = await refused(rig.host.lobby_options.choose_option(info.id, ANN, key, value, rig.press()))
        assert (no.reason, no.facts) == ("bad-option", {"option": key, "value": value})
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert (await rig.host.reading.export(info.id))["header"]["options"]["rounds"] == 5
    assert (
        await refused(rig.host.lobby_options.choose_option(info.id, ANN, "rounds", 2, rig.press()))
    ).reason == "already-started"


async def test_the_number_of_seats_changes_and_those_who_sit_close_ranks(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await rig.host.seating.join(info.id, BEN, rig.press(), seat=3)
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    await rig.host.inviting.invite(info.id, ANN, DAN, rig.press())
    smaller = (await rig.host.lobby_options.choose_size(info.id, ANN, 3, rig.press())).table
    assert smaller.size == 3 and [(s.seat, s.name) for s in smaller.seats] == [(0, "Ann"), (1, "Ben")]
    assert [(i.seat, i.name) for i in smaller.kept] == [(2, "Dan")], "one of the kept seats is gone"
    smallest = (await rig.host.lobby_options.choose_size(info.id, ANN, 2, rig.press())).table
    assert smallest.kept == () and smallest.size == 2
    larger = (await rig.host.lobby_options.choose_size(info.id, ANN, 4, rig.press())).table
    await rig.host.seating.join(larger.id, CAT, rig.press())
    no = await refused(rig.host.lobby_options.choose_size(info.id, ANN, 2, rig.press()))
    assert (no.reason, no.facts) == ("too-many-seated", {"count": 3})
    assert (
        await refused(rig.host.lobby_options.choose_size(info.id, ANN, 5, rig.press()))
    ).reason == "not-enough-seats"
    await rig.host.lobby_options.choose_option(info.id, ANN, "odd", True, rig.press())
    no = await refused(rig.host.lobby_options.choose_size(info.id, ANN, 3, rig.press()))
    assert (no.reason, no.facts["option"]) == ("bad-option", "odd")


async def test_a_table_starts_by_itself_with_the_last_seat(rig: Rig) -> None:
    info = await rig.table(ANN, size=3)
    assert (await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())).table.when_full
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN
    acted = await rig.host.seating.join(info.id, CAT, "555")
    assert acted.table.status is Status.PLAYING and [s.name for s in acted.table.seats] == ["Ann", "Ben", "Cat"]
    assert {(DeliveryKind.HAND, p.id) for p in (ANN, BEN, CAT)} <= await rig.tasks()
    assert (await rig.host.seating.join(info.id, CAT, "555")).repeated
    await rig.reopen()
    assert (await rig.host.reading.view(info.id, CAT.id))[1].asked


async def test_a_full_table_starts_when_that_is_agreed_or_a_computer_comes(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=2)
    assert (
        await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    ).table.status is Status.PLAYING
    other = await rig.table(ANN, size=2)
    await rig.host.lobby_options.start_when_full(other.id, ANN, True, rig.press())
    robot = await rig.host.seating.add_computer(other.id, ANN, rig.press(), name="Robot")
    assert robot.table.status is Status.PLAYING


async def test_what_cannot_be_dealt_only_waits(rig: Rig) -> None:
    info = await rig.table(ANN, size=2)
    await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    rig.host.tables.library.away.add("toy")
    joined = (await rig.host.seating.join(info.id, BEN, rig.press())).table
    assert joined.status is Status.OPEN and len(joined.seats) == 2


async def test_a_deal_that_somebody_else_overtook_is_refused_and_changes_nothing(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await rig.table(ANN, size=2)
    await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    write, tries = rig.host.tables.store.transaction, 0

    async def overtaken(*args: Any) -> Any:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise Conflict
        return await write(*args)

    monkeypatch.setattr(rig.host.tables.store, "transaction", overtaken)
    assert (await refused(rig.host.seating.join(info.id, BEN, rig.press()))).reason == "stale"
    after = await rig.host.reading.table(info.id)
    assert (tries, after.status, len(after.seats)) == (1, Status.OPEN, 1)
