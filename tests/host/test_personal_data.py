"""A person can save the data kept about them and can have it deleted; then nothing in the store names them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.core.prepared.wishes import Wish
from engine.games.registry import GAMES
from engine.host.model.records import DeliveryKind, DeliveryTask, Person, Post, Status
from engine.players.registry import CHOOSERS
from tests.host.engines import REFUSED, connect, tables_of
from tests.host.rig import BEN, CAT, DAN, Rig, names

pytestmark = pytest.mark.both_engines

VOTES = ("agreed_to_end", "agreed_to_move_it", "agreed_to_pause", "voted_on_silence")
ZOE = Person("77777000001", "Zoë Quixotic")
ZOE_IN_G = Person(ZOE.id, "Captain Quixotic", ZOE.name, "g")


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.sqlite3")
    await rig.open()
    yield rig
    await rig.host.close()


def somebody(lang: str) -> str:
    return {"ja": "だれか"}.get(lang, "somebody")


def everything(rig: Rig) -> list[str]:
    """Return every value of the store with its place."""
    names = tables_of(rig.path)
    with closing(connect(rig.path)) as store:
        return [f"{name}: {value}" for name in names for row in store.execute(f"SELECT * FROM {name}") for value in row]


async def full_of_traces(rig: Rig) -> dict[str, int]:
    """Seat Zoë at tables of every kind: open, running, left, with a computer in her place, and finished."""
    host = rig.host
    await host.settings.remember_person(ZOE_IN_G, "en")
    await host.settings.set_portrait(ZOE, "bear")
    await host.settings.set_dm_channel(ZOE.id, "dm-of-zoe")
    waiting = await rig.table(BEN, size=3)
    await host.seating.join(waiting.id, ZOE, rig.press(), word="kettle")
    opened = await host.opening.open_table(
        "toy", {}, 3, ZOE, guild="g", channel="c", lang="en", interaction=rig.press(), word="kettle"
    )
    await host.seating.join(opened.id, BEN, rig.press(), word="lamp")
    ids = {"waiting": waiting.id, "opened": opened.id}
    for kind in ("running", "left", "absent", "over"):
        info = await rig.table(BEN, size=3)
        await host.seating.join(info.id, ZOE, rig.press(), word="kettle")
        await host.seating.join(info.id, CAT, rig.press(), word="lamp")
        await host.dealing.start(info.id, BEN, rig.press())
        ids[kind] = info.id
    for table in ("running", "left", "absent", "over"):
        for person in (BEN, ZOE, CAT):
            if await rig.prompt(ids[table], person):
                _, view = await host.reading.view(ids[table], person.id)
                await rig.act(ids[table], person, *view.legal[0].wire())
    await host.play.vote_end(ids["running"], ZOE, rig.press())
    await host.seating.leave(ids["left"], ZOE, rig.press())
    await host.tables.store.write(
        "UPDATE seats SET absent = person, person = NULL, computer = 'house' WHERE table_id = ? AND person = ?",
        (ids["absent"], ZOE.id),
    )
    assert (await rig.play_on(ids["over"], BEN, ZOE, CAT)).status is Status.FINISHED
    return ids


async def test_what_is_kept_about_a_person_is_exported(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    mine = await rig.host.personal_data.belongings(ZOE.id)
    assert mine["nicknames"] == [{"guild": "g", "name": ZOE_IN_G.name}] and mine["settings"]["name"] == ZOE.name
    assert mine["person"] == ZOE.id and mine["settings"]["portrait"] == "bear" and mine["settings"]["lang"] == "en"
    by_table = {one["table"]: one for one in mine["tables"]}
    assert set(by_table) == set(ids.values())
    assert by_table[ids["left"]]["left_it"] and by_table[ids["opened"]]["opened_by_me"]
    assert by_table[ids["waiting"]]["word"] == "kettle" and by_table[ids["waiting"]]["name"] == ZOE_IN_G.name
    moved = {move["table"] for move in mine["moves"]}
    assert {ids["running"], ids["over"]} <= moved
    said = str(mine)
    assert not names(said, BEN) and not names(said, CAT) and "Ben" not in said
    assert await rig.host.personal_data.belongings("nobody") == {
        "person": "nobody",
        "settings": None,
        "nicknames": [],
        "tables": [],
        "moves": [],
        "told_of_you": [],
        "notes": [],
        "puzzles": [],
        "leagues": [],
        "lessons": [],
        "cards_looked_at": [],
        "results": [],
        "answers": [],
        "invited_to": [],
        "blocked": [],
        "asks": [],
        "table_alerts": [],
        "house_rules": [],
        "kept_from_tables": [],
        "reports": [],
        "seeks": [],
        "asked_to_play": [],
        "codes_tried": [],
        "reminded": [],
        "to_be_reminded": [],
        "messages": [],
    }


PROPOSED = "table_id, number, guild, channel, agreed"


async def test_votes_and_consents_are_exported(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    table = ids["running"]
    proposed = (table, 1, None, "c2", json.dumps([BEN.id, ZOE.id]))
    await rig.host.tables.store.write(f"INSERT INTO proposed_moves ({PROPOSED}) VALUES (?, ?, ?, ?, ?)", proposed)
    agreed = json.dumps([BEN.id, ZOE.id])
    await rig.host.tables.store.write("INSERT INTO pauses (table_id, agreed) VALUES (?, ?)", (table, agreed))
    stall = [0.0, [[0, 1]], {ZOE.id: "computer", BEN.id: "move"}, 0]
    await rig.host.tables.store.write("UPDATE tables SET stall = ? WHERE id = ?", (json.dumps(stall), ids["left"]))
    by_table = {one["table"]: one for one in (await rig.host.personal_data.belongings(ZOE.id))["tables"]}
    assert {key: by_table[table][key] for key in VOTES} == {
        "agreed_to_end": True,
        "agreed_to_move_it": True,
        "agreed_to_pause": True,
        "voted_on_silence": None,
    }
    assert by_table[ids["left"]]["voted_on_silence"] == "computer"
    none = by_table[ids["over"]]
    assert [none[key] for key in VOTES] == [False, False, False, None]
    assert not names(json.dumps(by_table), BEN)


async def test_reminders_are_exported(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    wanted = (ZOE.id, ids["running"], 3, 1, rig.now)
    await rig.host.tables.store.write(
        "INSERT INTO wanted_reminders (person, table_id, prompt, alone, due) VALUES (?, ?, ?, ?, ?)", wanted
    )
    await rig.host.tables.store.write(
        "INSERT INTO reminders (person, sent, table_id, channel, message) VALUES (?, ?, ?, ?, ?)",
        (ZOE.id, rig.now, ids["running"], "dm-of-zoe", "99"),
    )
    mine, others = await rig.host.personal_data.belongings(ZOE.id), await rig.host.personal_data.belongings(BEN.id)
    one = {"table": ids["running"], "alone": 1, "due": rig.now}
    assert one in mine["to_be_reminded"] and one not in others["to_be_reminded"]
    assert [(one["message"], one["sent"]) for one in mine["reminded"]] == [("99", rig.now)]
    assert others["reminded"] == []


async def test_a_prepared_move_is_exported_and_goes_with_its_person(rig: Rig) -> None:
    info = await rig.table(BEN, rounds=3, size=2)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    for person in (BEN, ZOE):
        await rig.act(info.id, person, "bid", 2)
    await rig.host.premoves.prepare(info.id, ZOE, ["say", 0], rig.press())
    (mine,) = (await rig.host.personal_data.belongings(ZOE.id))["tables"]
    (others,) = (await rig.host.personal_data.belongings(BEN.id))["tables"]
    assert mine["prepared"] == ["say", 0] and others["prepared"] is None
    await rig.host.personal_data.forget(ZOE, somebody)
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")


async def test_wishes_are_exported(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "wishes.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    info = await rig.table(BEN, size=2, game="jukugo_daifuda")
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    _, view = await rig.host.reading.view(info.id, ZOE.id)
    wish = next(a for a in view.anytime if isinstance(a, Wish))
    await rig.act(info.id, ZOE, *wish.wire())
    moves = (await rig.host.personal_data.belongings(ZOE.id))["moves"]
    assert [move["move"][1:] for move in moves] == [list(wish.wire())]
    await rig.host.close()


async def test_a_hand_that_is_being_sent_does_not_bring_its_person_back(rig: Rig) -> None:
    """The worker took the task before; Discord answers when no data is kept any more."""
    info = await rig.table(BEN, size=2)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    task = next(t for t in await rig.host.deliveries.due() if t.target == ZOE.id)
    await rig.host.personal_data.forget(ZOE, somebody)
    await rig.host.settings.set_dm_channel(ZOE.id, "dm-of-zoe")
    await rig.host.settings.dm_refused(ZOE.id, None)
    sent = Post(info.id, "hand", ZOE.id, "dm-of-zoe", "message", 5, rig.now)
    await rig.host.deliveries.acknowledge_post(task, sent)
    await rig.host.posts.save(sent)
    assert [one for one in everything(rig) if ZOE.id in one or ZOE.name in one] == []
    cleared = [t for t in await rig.host.deliveries.due() if t.kind is DeliveryKind.CLEAR]
    assert [(t.target, t.facts["channel"]) for t in cleared] == [("message", "dm-of-zoe")]


async def test_a_hand_that_arrives_while_its_person_is_taken_out_is_taken_away_too(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await rig.table(BEN, size=2)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    task = next(t for t in await rig.host.deliveries.due() if t.target == ZOE.id)
    take_out = rig.host.personal_data._take_out

    async def meanwhile(*args: Any) -> None:
        await take_out(*args)
        await rig.host.deliveries.acknowledge_post(
            task, Post(info.id, "hand", ZOE.id, "dm-of-zoe", "message", 5, rig.now)
        )

    monkeypatch.setattr(rig.host.personal_data, "_take_out", meanwhile)
    await rig.host.personal_data.forget(ZOE, somebody)
    assert [one for one in everything(rig) if ZOE.id in one] == []
    assert "message" in {t.target for t in await rig.host.deliveries.due() if t.kind is DeliveryKind.CLEAR}


async def test_no_task_carries_anything_of_who_is_forgotten_once_that_is_told(rig: Rig) -> None:
    """Their messages are deleted first: such a task names the message and its place."""
    ids = await full_of_traces(rig)
    tried = []

    async def take_away(task: DeliveryTask) -> None:
        tried.append((task.target, task.facts["channel"], task.facts["kind"]))

    for number, kind in enumerate(("running", "over"), 1):
        for what in ("hand", "result"):
            post = Post(ids[kind], what, ZOE.id, "dm-of-zoe", f"message-{what}-{number}", 5, rig.now)
            await rig.host.posts.save(post)
    # One was to be deleted before, and one has a channel whose id alone is known.
    await rig.host.deliveries.add_task(ids["left"], DeliveryKind.CLEAR, "message-old", channel="dm-of-zoe", kind="hand")
    await rig.host.posts.save(Post(ids["absent"], "hand", ZOE.id, "dm-before", "message-before", 5, rig.now))
    await rig.host.personal_data.forget(ZOE, somebody, take_away)
    carrying = [one for one in everything(rig) if "message-" in one or "dm-" in one or ZOE.id in one]
    assert carrying == []
    assert {channel for _, channel, _ in tried} == {"dm-of-zoe", "dm-before"} and len(tried) == 6
    assert any(task.kind is DeliveryKind.TABLE for task in await rig.host.deliveries.due()), (
        "the others are told all the same"
    )


async def test_messages_of_no_table_are_taken_away(rig: Rig) -> None:
    """The question whether they would like to play, and the last reminder; before their rows go."""
    ids = await full_of_traces(rig)
    store = rig.host.tables.store
    await store.write(
        "INSERT INTO seek_proposals (game, size, pace, lang, guild, made) VALUES ('toy', 2, '', 'en', 'g', 1)"
    )
    asks = "INSERT INTO seek_asks (proposal, person, seat, due, channel, message) VALUES (1, ?, ?, 9, ?, ?)"
    await store.write(asks, (ZOE.id, 0, "dm-of-zoe", "message-asked"))
    await store.write(asks, (BEN.id, 1, "dm-of-ben", "message-of-ben"))
    reminder = "INSERT INTO reminders (person, sent, table_id, channel, message) VALUES (?, ?, ?, ?, ?)"
    await store.write(reminder, (ZOE.id, rig.now, ids["running"], "dm-of-zoe", "message-reminder"))
    taken = list[tuple[str, str]]()

    async def cut_off(task: DeliveryTask) -> None:
        raise asyncio.CancelledError

    async def take_away(task: DeliveryTask) -> None:
        taken.append((task.facts["channel"], task.target))

    with pytest.raises(asyncio.CancelledError):
        await rig.host.personal_data.forget(ZOE, somebody, cut_off)
    await rig.host.personal_data.forget(ZOE, somebody, take_away)
    assert {("dm-of-zoe", "message-asked"), ("dm-of-zoe", "message-reminder")} <= set(taken)
    left = everything(rig)
    assert [one for one in left if "message-asked" in one or "message-reminder" in one or ZOE.id in one] == []
    assert [one for one in left if "message-of-ben" in one], "those of others stay"


async def test_no_task_is_put_again_for_who_is_forgotten(rig: Rig) -> None:
    """A worker that was just delivering to them continues for a moment."""
    info = await rig.table(BEN, size=2)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    task = next(t for t in await rig.host.deliveries.due() if t.target == ZOE.id and t.kind is DeliveryKind.HAND)
    await rig.host.personal_data.forget(ZOE, somebody)
    rig.host.deliveries.shown_again = lambda task: rig.now
    await rig.host.deliveries.acknowledge(task)
    await rig.host.deliveries.replace_task(task, DeliveryKind.MENTION)
    await rig.host.deliveries.add_task(info.id, DeliveryKind.REFRESH, ZOE.id)
    assert [one for one in everything(rig) if ZOE.id in one] == []
    await rig.host.deliveries.add_task(info.id, DeliveryKind.REFRESH, BEN.id)
    assert (DeliveryKind.REFRESH, BEN.id) in await rig.tasks()


async def test_who_is_forgotten_is_nowhere_in_the_store(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    before = {key: await rig.host.reading.export(ids[key]) for key in ("over",)}
    assert any(ZOE.id in one for one in everything(rig))
    assert await rig.host.personal_data.forget(ZOE, somebody) == len(ids)
    assert [one for one in everything(rig) if ZOE.id in one or "Quixotic" in one or "dm-of-zoe" in one] == []
    assert (await rig.host.settings.person(ZOE.id)).name == "" and await rig.host.reading.tables_of(ZOE.id) == []
    after = await rig.host.reading.export(ids["over"])
    assert after["names"] == ["だれか" if name == ZOE_IN_G.name else name for name in before["over"]["names"]]
    assert {**after, "names": 0} == {**before["over"], "names": 0}, "the moves and their proof stay as they were"


async def test_no_note_keeps_a_name_that_was_another_when_it_was_written(rig: Rig) -> None:
    """The person had another name when they agreed to end than when they sat down."""
    renamed = Person(ZOE.id, "Zelda Formerly")
    info = await rig.table(BEN, size=3)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.seating.join(info.id, CAT, rig.press(), word="lamp")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    await rig.host.settings.take_name(renamed)
    await rig.host.play.vote_end(info.id, renamed, rig.press())
    await rig.host.settings.take_name(ZOE)
    assert any(renamed.name in one for one in everything(rig))
    told = (await rig.host.personal_data.belongings(ZOE.id))["told_of_you"]
    assert renamed.name in str(told)
    await rig.host.personal_data.forget(renamed, somebody)
    assert [one for one in everything(rig) if ZOE.id in one or ZOE.name in one or renamed.name in one] == []


async def test_no_note_keeps_the_name_of_who_has_handed_the_chair_on(rig: Rig) -> None:
    info = await rig.table(BEN, size=3)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.seating.join(info.id, CAT, rig.press(), word="lamp")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    acted = await rig.host.substitutes.offer_seat(info.id, ZOE, None, rig.press())
    (offer,) = acted.table.offered_seats
    await rig.host.substitutes.take_seat(info.id, DAN, offer.number, rig.press())
    rig.now += 86_400
    await rig.host.substitutes.seat_takers()
    assert (await rig.host.reading.table(info.id)).seat_of(DAN.id) is not None
    await rig.host.personal_data.forget(ZOE, somebody)
    assert [one for one in everything(rig) if ZOE.id in one or ZOE.name in one] == []
    assert any(DAN.name in one for one in everything(rig)), "the other one's name stays"


async def test_who_agreed_to_a_move_and_left_before_the_deal_is_forgotten_there(rig: Rig) -> None:
    info = await rig.host.opening.open_table(
        "toy", {}, 3, BEN, guild=None, channel="c", lang="en", interaction=rig.press()
    )
    for person in (ZOE, CAT):
        await rig.host.seating.join(info.id, person, rig.press())
    await rig.host.relocation.propose(info.id, ZOE, "g", "c2", rig.press())
    await rig.host.seating.leave(info.id, ZOE, rig.press())
    assert any(ZOE.id in one for one in everything(rig) if one.startswith("proposed_moves"))
    await rig.host.personal_data.forget(ZOE, somebody)
    assert [one for one in everything(rig) if ZOE.id in one or ZOE.name in one] == []


async def test_who_agreed_to_a_pause_and_handed_the_chair_on_is_forgotten_there(rig: Rig) -> None:
    info = await rig.table(BEN, size=3)
    await rig.host.seating.join(info.id, ZOE, rig.press(), word="kettle")
    await rig.host.seating.join(info.id, CAT, rig.press(), word="lamp")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    offer = (await rig.host.substitutes.offer_seat(info.id, ZOE, DAN, rig.press())).table.offered_seats[-1]
    await rig.host.substitutes.take_seat(info.id, DAN, offer.number, rig.press())
    await rig.host.tables.store.write(
        "INSERT INTO pauses (table_id, agreed) VALUES (?, ?)", (info.id, json.dumps([ZOE.id, BEN.id]))
    )
    await rig.host.personal_data.forget(ZOE, somebody)
    assert [one for one in everything(rig) if ZOE.id in one or ZOE.name in one] == []


async def test_a_game_that_is_over_ended_when_it_did(rig: Rig) -> None:
    """Its result contains the day, and the deal of the day counts by it."""
    ids = await full_of_traces(rig)
    ended = (await rig.host.reading.table(ids["over"])).touched
    rig.now += 5 * 86_400
    await rig.host.personal_data.forget(ZOE, somebody)
    assert (await rig.host.reading.table(ids["over"])).touched == ended


async def test_no_seat_of_another_game_waits_for_who_is_forgotten(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    await rig.host.personal_data.forget(ZOE, somebody)
    await rig.deliver()
    again = (await rig.host.rematch.open(ids["over"], BEN, rig.press())).table
    assert [invited.name for invited in again.kept] == ["Cat"]
    assert {task.target for task in await rig.deliver()} == {"", CAT.id}


async def test_who_opens_a_table_while_they_are_forgotten_is_forgotten_there_too(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = await full_of_traces(rig)
    forget_blocks, opened = rig.host.blocks.forget_blocks, 0

    async def meanwhile(person: str) -> None:
        nonlocal opened
        await forget_blocks(person)
        if not opened:
            info = await rig.host.opening.open_table(
                "toy", {}, 3, ZOE, guild="g", channel="c", lang="en", interaction=rig.press(), word="kettle"
            )
            opened = info.id

    monkeypatch.setattr(rig.host.blocks, "forget_blocks", meanwhile)
    assert await rig.host.personal_data.forget(ZOE, somebody) == len(ids) + 1
    assert opened and [one for one in everything(rig) if ZOE.id in one or ZOE.name in one] == []


async def test_the_others_play_on(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    await rig.host.personal_data.forget(ZOE, somebody)
    await rig.reopen()
    assert (await rig.play_on(ids["running"], BEN, CAT)).status is Status.FINISHED
    seats = (await rig.host.reading.table(ids["running"])).seats
    assert sorted(seat.name for seat in seats) == ["Ben", "Cat", "だれか"]
    opened = await rig.host.reading.table(ids["opened"])
    assert opened.status is Status.OPEN and opened.opener == BEN.id
    assert len((await rig.host.reading.table(ids["waiting"])).seats) == 1


async def test_somebody_is_another_at_every_table(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    await rig.host.personal_data.forget(ZOE, somebody)
    with closing(connect(rig.path)) as store:
        causes = store.execute("SELECT DISTINCT table_id, cause FROM log WHERE cause LIKE 'somebody-%'").fetchall()
    assert len({table for table, _ in causes}) == len({cause for _, cause in causes}) >= 2
    assert {table for table, _ in causes} <= set(ids.values())


async def test_forgetting_twice_or_nobody_changes_nothing(rig: Rig) -> None:
    await full_of_traces(rig)
    await rig.host.personal_data.forget(ZOE, somebody)
    before = everything(rig)
    assert await rig.host.personal_data.forget(ZOE, somebody) == 0
    assert everything(rig) == before
    await rig.host.settings.remember_person(ZOE)
    assert (
        await rig.host.personal_data.belongings(ZOE.id) != {}
        and (await rig.host.settings.person(ZOE.id)).portrait == ""
    )


async def test_moves_of_the_log_can_still_not_be_changed(rig: Rig) -> None:
    ids = await full_of_traces(rig)
    with closing(connect(rig.path)) as store:
        for change in ("wire = '[]'", "at = 0", "seat = 2", "kind = 'note'", "events = '[]'", "sealed = 1"):
            with pytest.raises(REFUSED, match="append-only"):
                store.execute(f"UPDATE log SET {change} WHERE table_id = ? AND kind = 'move'", (ids["over"],))
