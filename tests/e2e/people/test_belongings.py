"""One's own data through the real buttons of /help: a file with all of it, and deleting it while others play on."""

from __future__ import annotations

import io
import json
import re
import zipfile

import pytest

from cogs.delivery.delivery import DeliveryWorker
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.records import Person as Identity
from locales import words
from sandbox import Channel, Message, Person
from tests.e2e.driver import SHORT, from_menu, new_table
from tests.e2e.robust import JA, Sitting, can_play, presses, says, settled, started, told
from tests.e2e.world import World

EN = words("en")
WRITTEN = "the 35 is out, ask Minato"


def press_of(message: Message, verb: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb)


async def pressed(person: Person, button: str, place: str = "table") -> Message:
    """Return the answer to a button of /help."""
    about = await person.result(await person.slash(place, "help"))
    return await person.result(await person.click(about, says(button, person)), 20)


def file_of(world: World, message: Message) -> dict[str, object]:
    (found,) = message.attachments
    data = world.box.read_file(found["id"])
    assert data is not None
    kept = json.loads(data)
    assert isinstance(kept, dict)
    return kept


async def test_what_is_kept_comes_as_a_file_for_its_person_alone(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1)
    await table.play(2)
    answer = await pressed(sakura, "button-mydata")
    assert answer.ephemeral and answer.content == JA("mydata-here")
    kept = file_of(world, answer)
    assert isinstance(kept["tables"], list)
    assert kept["person"] == sakura.id and [one["table"] for one in kept["tables"]] == [table.id]
    assert alex.id not in json.dumps(kept)


async def test_what_is_too_much_for_a_file_comes_packed(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1)
    await table.play(2)
    (whole,) = (await pressed(sakura, "button-mydata")).attachments
    most = world.box.messages.upload_limit = 3 * len(world.box.read_file(whole["id"]) or b"") // 4
    answer = await pressed(sakura, "button-mydata")
    (found,) = answer.attachments
    data = world.box.read_file(found["id"])
    assert answer.content == JA("mydata-here") and data is not None and len(data) <= most
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert json.loads(archive.read("tefuda-mydata.json"))["person"] == sakura.id


async def test_somebody_is_forgotten_only_when_sure_and_the_others_play_on(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, alex, sakura, computers=1)
    ask = await pressed(sakura, "button-mydatadelete")
    assert ask.ephemeral and ask.content == JA("mydata-sure", count=1)
    assert (await world.host.settings.person(sakura.id)).name
    done = await sakura.result(await sakura.click(ask, JA("button-forgetme")))
    assert done.content == JA("mydata-forgotten")
    await settled(world)
    assert (await world.host.settings.person(sakura.id)).name == ""
    seats = (await table.info()).seats
    assert sakura.id not in {s.person for s in seats} and EN("somebody-name") in {s.name for s in seats}
    table.people = [alex]
    await can_play(table)


async def test_the_owner_alone_forgets_who_cannot_press_here_any_more(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, alex, computers=1)

    async def asked(person: str) -> str:
        return await told(sakura, await sakura.slash("lobby", "cogs forget", person=person))

    async def no(_: object) -> bool:
        return False

    with monkeypatch.context() as another_owner:
        another_owner.setattr(world.bot, "is_owner", no)
        assert await asked(alex.id) == JA("owner-only")
    assert await asked("somebody") == JA("person-unknown")
    assert alex.id in {s.person for s in (await table.info()).seats}
    assert await asked(alex.id) == JA("cogs-forgotten", count=1)
    assert alex.id not in {s.person for s in (await table.info()).seats}


async def test_messages_are_taken_away_before_it_is_told(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outbox, with no worker running, keeps neither their messages nor their channel."""
    table = await started(world, sakura, alex, computers=1)
    await settled(world)
    hand = await table.hand_message(sakura)
    ask = await pressed(sakura, "button-mydatadelete")

    async def idle(self: DeliveryWorker) -> float:
        return 0.05

    with monkeypatch.context() as nobody:
        nobody.setattr(DeliveryWorker, "round", idle)
        done = await sakura.result(await sakura.click(ask, JA("button-forgetme")))
        assert done.content == JA("mydata-forgotten")
        assert await traces_of(world, sakura) == []
        assert not [kept for kept in await everything_kept(world) if hand.id in kept]
        assert hand.id not in {m.id for m in sakura.sees(sakura.dm())}
    await settled(world)


def threads(world: World) -> list[Channel]:
    """Return all threads."""
    return [c for c in world.box.world.channels.values() if c.is_thread]


async def everything_kept(world: World) -> list[str]:
    """Return every value of the store with its place."""
    names = await world.host.tables.store.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    rows = [(name["name"], await world.host.tables.store.rows(f"SELECT * FROM {name['name']}")) for name in names]
    return [f"{name}: {value}" for name, found in rows for row in found for value in dict(row).values()]


async def traces_of(world: World, person: Person) -> list[str]:
    """Return the places where the store still knows a person: by id, name, direct messages or texts of theirs."""
    return [kept for kept in await everything_kept(world) if tells_of(person, kept)]


def tells_of(person: Person, text: str) -> bool:
    """True if a text contains the id or the name of the person."""
    known = re.escape(person.id), re.escape(person.name), re.escape(person.dm().id), re.escape(WRITTEN)
    # さくら-88 may be a person's word for the shuffle.
    return re.search(rf"(?:{'|'.join(known)})(?!-\d)", text) is not None


async def lived(world: World, person: Person, other: Person) -> dict[str, Message]:
    """Use everything as one person; return their messages that can still be pressed."""
    over = await started(world, person, computers=2, players=3, **SHORT)
    await over.end()
    await settled(world)
    table = await started(world, other, person, computers=1)
    await settled(world)
    private = await person.result(await person.slash(person.dm(), "daily"))
    await person.result(await person.click(private, press_of(private, "dailyplay")))
    await settled(world)
    hand = await table.hand_message(person)
    form = await from_menu(person, hand, "note")
    await (await person.submit(form, {"note": WRITTEN})).answer()
    await settled(world)
    await person.result(await person.slash("table", "learn", game="geschenk"))
    lesson = next(m for m in reversed(person.sees(person.dm())) if "lnext" in {p.verb for p in presses(m)})
    opened = await person.result(await new_table(person, "table", "dominuxen"))
    await settled(world)
    known, host = Identity(person.id, person.name), world.host
    await host.active_time.set_quiet(known, QuietHours(22, 7, "Asia/Tokyo"))
    await host.settings.set_reminders(known, "rare")
    await person.result(await person.slash("table", "away", until="3"))
    leagues = await person.result(await person.slash("table", "league"))
    form = await person.select(leagues, says("league-new", person), "en_garde")
    await form.answer()
    await person.result(await person.submit(form, {"weeks": "0", "pace": "daily", "players": "2"}))
    await host.blocks.block(known, other.id)
    await settled(world)
    return {"hand": await table.hand_message(person), "lesson": lesson, "opened": opened}


@pytest.mark.parametrize("private", [True, False])
async def test_who_is_forgotten_can_press_what_is_left_and_is_a_stranger(
    world: World, sakura: Person, alex: Person, minato: Person, private: bool
) -> None:
    left = await lived(world, sakura, alex)
    join = press_of(left["opened"], "join")
    assert await traces_of(world, sakura)
    assert [c for c in threads(world) if sakura.name in c.name], "threads are called by who plays"
    ask = await pressed(sakura, "button-mydatadelete", sakura.dm().id if private else "table")
    # Of the four tables one is over; that one stays, without a name.
    assert ask.content == JA("mydata-sure", count=3)
    done = await sakura.result(await sakura.click(ask, JA("button-forgetme")))
    assert done.content == JA("mydata-forgotten") and not done.buttons
    await settled(world)
    assert await traces_of(world, sakura) == []
    assert left["hand"].id not in {m.id for m in sakura.sees(sakura.dm())}, "it could be pressed"
    assert not [c for c in threads(world) if sakura.name in c.name], "also those of tables that are over"
    notes = [m for c in threads(world) for m in c.messages.values() if m.data["type"] in (4, 18)]
    assert not [m for m in notes if sakura.name in m.content]
    # Messages that cannot be deleted any more answer kindly.
    gone = await told(sakura, await sakura.click(left["lesson"], press_of(left["lesson"], "lnext")))
    assert gone == JA("learn-gone")
    assert not left["opened"].buttons, "what was opened is closed"
    closed = await told(sakura, await sakura.click(left["opened"], join, forge=True))
    assert closed == JA("table-over")
    again = await sakura.click(ask, press_of(ask, "forgetme"), forge=True)
    assert await told(sakura, again) == JA("mydata-forgotten")
    await settled(world)
    assert await traces_of(world, sakura) == []
    # A person who comes back is new here.
    exports = [await pressed(who, "button-mydata") for who in (sakura, minato)]
    mine, strangers = [json.dumps(file_of(world, one)) for one in exports]
    assert mine.replace(sakura.id, "ID") == strangers.replace(minato.id, "ID")
    await sakura.result(await sakura.slash("table", "learn", game="geschenk"))
    new = next(m for m in reversed(sakura.sees(sakura.dm())) if "lnext" in {p.verb for p in presses(m)})
    assert new.id != left["lesson"].id and JA("geschenk-learn-goal") in new.content
    assert not tells_of(sakura, (await Sitting(world, 2, [alex]).table_message()).text)
