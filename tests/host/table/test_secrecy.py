"""Nobody learns from the host what the rules hide: not from tables, history, tasks, records or logs."""

from __future__ import annotations

import itertools
import json
import logging
from dataclasses import asdict, replace

import pytest

from engine.host.model.records import DeliveryKind, TableInfo
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

PEOPLE = (ANN, BEN, CAT)


def timeless(info: TableInfo) -> TableInfo:
    """Return a table without names and commitment, which always differ between two tables."""
    return replace(info, id=0, match="", commitment="")


async def outside(rig: Rig, table: int, viewer: str | None) -> str:
    """Return all that a person can read of a table."""
    info, view = await rig.host.reading.view(table, viewer)
    lines = await rig.host.reading.happened(table, viewer)
    seen = [asdict(timeless(info)), {**view.state, "number": None}, view.legal]
    told = [[x.seat, x.at, [e.facts for e in x.events if "number" not in e.facts]] for x in lines]
    return json.dumps([seen, told, asdict(timeless(await rig.host.reading.table(table)))], default=str, sort_keys=True)


@pytest.mark.parametrize("viewer", [None, DAN.id, CAT.id])
async def test_who_has_chosen_is_the_same_to_all_others(rig: Rig, viewer: str | None) -> None:
    """Only Ann has chosen at one table, only Ben at the other: nobody else can tell the tables apart."""
    by_ann = await rig.started(*PEOPLE)
    by_ben = await rig.started(*PEOPLE)
    await rig.deliver()
    await rig.bids(by_ann.id, ann=1)
    await rig.bids(by_ben.id, ben=3)
    assert await outside(rig, by_ann.id, viewer) == await outside(rig, by_ben.id, viewer)
    others = [(d.kind, d.target) for d in await rig.host.deliveries.due() if d.target not in (ANN.id, BEN.id)]
    assert others == [], "no edit of the table, nothing to anybody else"


async def test_no_count_of_moves_tells_who_has_chosen(rig: Rig) -> None:
    """A league shows the share of their moves that its people made, also while its tables run."""
    info = await rig.started(ANN, BEN, rounds=1, size=2)
    await rig.bids(info.id, ann=1)
    assert await rig.host.reading.movers(info.id) == {}
    await rig.bids(info.id, ben=2)
    await rig.act(info.id, ANN, "say", 1)
    assert await rig.host.reading.movers(info.id) == {0: {ANN.id: 1}}
    await rig.act(info.id, BEN, "say", 1)
    assert await rig.host.reading.movers(info.id) == {0: {ANN.id: 2}, 1: {BEN.id: 2}}, "it is over"


async def test_the_order_of_choosing_stays_hidden_also_afterwards(rig: Rig) -> None:
    tables = []
    for order in itertools.permutations(PEOPLE):
        info = await rig.started(*PEOPLE)
        for person in order:
            await rig.act(info.id, person, "bid", 2)
        tables.append(info.id)
    for viewer in (None, DAN.id):
        assert len({await outside(rig, t, viewer) for t in tables}) == 1
    for person in PEOPLE:
        lines = await rig.host.reading.happened(tables[0], person.id)
        mine = [x.events for x in lines if x.events[0].kind == "you_bid"]
        assert len(mine) == 1 and mine[0][0].facts == {"number": 2}


async def test_the_last_choice_edits_the_table_because_something_was_shown(rig: Rig) -> None:
    info = await rig.started(*PEOPLE)
    await rig.deliver()
    await rig.bids(info.id, ann=1, ben=1)
    assert (DeliveryKind.TABLE, "") not in await rig.tasks()
    await rig.bids(info.id, cat=1)
    assert (DeliveryKind.TABLE, "") in await rig.tasks()


async def test_own_prompt_is_seen_by_its_seat_alone(rig: Rig) -> None:
    info = await rig.started(*PEOPLE)
    await rig.bids(info.id, ann=1)
    seen = {p.name: (await rig.host.reading.view(info.id, p.id))[0].seats for p in PEOPLE}
    assert [s.prompt > 0 for s in seen["Ann"]] == [False, True, True]
    assert [s.prompt > 0 for s in seen["Ben"]] == [True, True, True]
    acted = await rig.act(info.id, BEN, "bid", 1)
    assert [s.prompt > 0 for s in acted.table.seats] == [True, False, True]
    assert [s.prompt > 0 for s in (await rig.host.reading.table(info.id)).seats] == [True, True, True]
    for listed in (await rig.host.reading.tables_at("c"), await rig.host.reading.tables_of(CAT.id)):
        assert all(s.prompt for s in listed[0].seats)


async def test_events_reach_only_those_who_may_know(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    truth = (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state.number

    async def numbers(viewer: str | None) -> list[int]:
        lines = await rig.host.reading.happened(info.id, viewer)
        return [e.facts["number"] for x in lines for e in x.events if e.kind == "your_number"]

    assert await numbers(ANN.id) == truth[0] and await numbers(BEN.id) == truth[1]
    assert await numbers(None) == [] and await numbers(DAN.id) == []
    await rig.host.play.resign(info.id, BEN, rig.press())
    assert await numbers(BEN.id) == []


async def test_a_running_record_gives_neither_moves_nor_secret_away(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=1)
    await rig.act(info.id, ANN, "bid", 3)
    record = await rig.host.reading.export(info.id)
    assert record["log"] == [] and record["secret"] is None
    await rig.play_on(info.id, ANN, BEN)
    record = await rig.host.reading.export(info.id)
    assert len(record["log"]) == 4 and len(record["secret"]) == 64


async def test_since_and_limit_of_the_history(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    await rig.bids(info.id, ann=1, ben=1)
    seen = rig.now
    rig.now += 1
    await rig.act(info.id, ANN, "say", 1)
    await rig.act(info.id, BEN, "say", 1)
    assert [x.seat for x in await rig.host.reading.happened(info.id, None, since=seen)] == [0, 1]
    assert [x.seat for x in await rig.host.reading.happened(info.id, None, limit=1)] == [1]


async def test_nothing_secret_is_logged(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="engine.host"):
        info = await rig.started(ANN, BEN, computers=1, rounds=2)
        match = await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))
        hidden = [match.secret.hex(), *(str(n[0]) for n in match.state.number)]
        await rig.play_on(info.id, ANN, BEN)
    assert not any(h in caplog.text for h in hidden)
