"""Table alerts: silent, once a day, fair, and only for tables that the person could join."""

from __future__ import annotations

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import pytest

from engine.host.community.seeking import Seeking
from engine.host.lobby.table_alerts import ALERT, FOR_A_SEAT, still_fits, tell
from engine.host.model.change import Change
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.records import DeliveryKind, DeliveryTask, Person
from engine.host.model.seeks import Criteria
from engine.host.store.contract import Writing
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

CROWD = [Person(str(500 + n), f"P{n}") for n in range(12)]


async def listening(rig: Rig, *people: Person, guild: str = "g") -> None:
    for person in people:
        await rig.host.settings.remember_person(person)
        await rig.host.table_alerts.turn(person, guild, True)


async def told(rig: Rig) -> list[DeliveryTask]:
    """Return the alerts that go out now, and deliver everything."""
    return [t for t in await rig.deliver() if t.kind is DeliveryKind.NOTICE and t.facts.get("key") == ALERT]


def people(tasks: Collection[DeliveryTask]) -> set[str]:
    return {task.target for task in tasks}


async def test_a_new_table_is_told_without_a_sound_once_a_day(rig: Rig) -> None:
    await listening(rig, BEN, CAT)
    info = await rig.table(ANN)
    found = await told(rig)
    assert people(found) == {BEN.id, CAT.id} and {t.table for t in found} == {info.id}
    for task in found:
        assert task.facts["silent"] and task.facts["private"], "nothing rings, and nothing is said at the table"
        assert task.facts["name"] == "Ann"
    await rig.reopen()
    rig.now += 23 * HOUR
    await rig.table(DAN)
    assert await told(rig) == []
    rig.now += 2 * HOUR
    await rig.table(DAN)
    assert people(await told(rig)) == {BEN.id, CAT.id}


async def test_who_has_waited_longest_comes_first(rig: Rig) -> None:
    await listening(rig, *CROWD)
    seen: list[str] = []
    for _ in range(2):
        await rig.table(ANN, size=3)
        now = people(await told(rig))
        assert len(now) == FOR_A_SEAT * 2, "three for each free seat"
        assert not now & set(seen), "others are told of the second table"
        seen += now
    await rig.table(ANN, size=3)
    assert await told(rig) == [] and set(seen) == {p.id for p in CROWD}
    rig.now += DAY + 1
    await rig.table(ANN, size=3)
    assert people(await told(rig)) == set(seen[:6]), "told first, they have waited longest again"


async def test_not_the_opener_nor_the_invited_nor_people_kept_apart_nor_other_servers(rig: Rig) -> None:
    await listening(rig, ANN, BEN, CAT)
    await listening(rig, DAN, guild="elsewhere")
    await rig.host.blocks.block(CAT, ANN.id)
    await rig.host.opening.open_table(
        "toy", {}, 3, ANN, guild="g", channel="c", lang="ja", interaction=rig.press(), invite=BEN
    )
    assert await told(rig) == []
    await rig.host.opening.open_table("toy", {}, 3, ANN, guild=None, channel="c", lang="ja", interaction=rig.press())
    assert await told(rig) == [], "nobody can join in direct messages"


async def test_it_is_turned_off_and_forgotten(rig: Rig) -> None:
    await listening(rig, BEN, CAT)
    await listening(rig, BEN, guild="g2")
    assert await rig.host.table_alerts.wanted(BEN.id, "g")
    await rig.host.table_alerts.turn(BEN, "g", False)
    assert not await rig.host.table_alerts.wanted(BEN.id, "g") and await rig.host.table_alerts.wanted(BEN.id, "g2")
    mine = await rig.host.personal_data.belongings(BEN.id)
    assert mine["table_alerts"] == [{"guild": "g2", "told": 0.0, "wanted": None}]
    await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
    assert not await rig.host.table_alerts.wanted(BEN.id, "g2")
    await rig.host.servers.forget("g")
    assert not await rig.host.table_alerts.wanted(CAT.id, "g")


async def test_a_press_made_twice_tells_once(rig: Rig) -> None:
    await listening(rig, BEN)
    for _ in range(2):
        await rig.host.opening.open_table("toy", {}, 3, ANN, guild="g", channel="c", lang="ja", interaction="77")
    assert len(await told(rig)) == 1


@pytest.mark.parametrize("how", ["joined", "full", "invited only", "started"])
async def test_what_no_longer_fits_is_not_told(rig: Rig, how: str) -> None:
    info = await rig.table(ANN, size=2)
    assert still_fits(info, BEN.id, rig.now)
    if how == "joined":
        await rig.host.seating.join(info.id, BEN, rig.press())
    elif how == "full":
        await rig.host.seating.join(info.id, CAT, rig.press())
    elif how == "invited only":
        await rig.host.lobby_options.invite_only(info.id, ANN, True, rig.press())
    else:
        await rig.host.seating.join(info.id, CAT, rig.press())
        await rig.host.dealing.start(info.id, ANN, rig.press())
    assert not still_fits(await rig.host.reading.table(info.id), BEN.id, rig.now)


async def test_two_processes_tell_a_person_once(rig: Rig) -> None:
    """Both read the list before either of them writes, as READ COMMITTED allows."""
    await listening(rig, BEN)
    row = await rig.host.tables.table_row((await rig.table(ANN)).id)
    found: list[object] = []

    def work(writing: Writing) -> None:
        def rows(sql: str, *_: object) -> list[tuple[str]]:
            return [(BEN.id,)] if "FROM table_alerts" in sql else []

        stale: Any = SimpleNamespace(rows=rows, do=writing.do)
        change = Change(row, rig.now)
        tell(stale, change, ANN, frozenset())
        found.extend(change.tasks)

    await rig.host.tables.store.transaction(work)
    assert found == []


async def test_who_would_like_to_play_such_a_table_is_told_first(rig: Rig) -> None:
    await listening(rig, *CROWD)
    seeking = Seeking(rig.host)
    fits, other = Criteria(frozenset(["toy"]), frozenset([2]), frozenset(["none"])), Criteria(sizes=frozenset([3]))
    await seeking.say(BEN, "g", "c", "ja", fits, DAY)
    await seeking.say(CAT, "g", "c", "ja", other, DAY)
    await seeking.say(DAN, "elsewhere", "c", "ja", fits, DAY)
    await rig.table(ANN, size=2)
    found = people(await told(rig))
    assert BEN.id in found and not {CAT.id, DAN.id} & found and len(found) == FOR_A_SEAT
    await rig.table(ANN, size=2)
    assert BEN.id not in people(await told(rig)), "once a day"


async def test_who_is_asked_already_or_rests_is_not_told(rig: Rig) -> None:
    seeking = Seeking(rig.host)
    for person in (BEN, CAT):
        await seeking.say(person, "g", "c", "ja", Criteria(), DAY)
    store = rig.host.tables.store
    await store.write("UPDATE seeks SET proposal = 7 WHERE person = ?", (BEN.id,))
    await store.write("UPDATE seeks SET rests = ? WHERE person = ?", (rig.now + 9, CAT.id))
    await rig.table(ANN, size=2)
    assert await told(rig) == []
