"""Three people who would like to play: from the button under the open seats to the dealt table, on their screens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.community.seek_rounds import SeekRounds
from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.people.personal_data import LastMessages
from cogs.ui.ids import Press
from engine.host.community.seeking import ANSWER_S, DEALT, OFF, Ask, Proposed, Seeking
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Person as Known
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import open_table, verb
from tests.e2e.robust import says, settled
from tests.e2e.world import World, eventually

EN, JA = words("en"), words("ja")
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""
TRIO = {"games": ["geschenk"], "sizes": ["3"], "hours": "24"}


@pytest.fixture
def minato(world: World) -> Person:
    return world.box.person("ミナト")


async def seek(person: Person, place: str = "table", **fields: object) -> Message:
    """Say that a person would like to play, and return what they read then.

    The button is among the games, or among the open seats if a table waits.
    """
    seats = await person.result(await person.slash(place, "games"))
    if openseats := [b["custom_id"] for b in seats.buttons if verb(b["custom_id"]) == "openseats"]:
        seats = await person.result(await person.click(seats, openseats[0]))
    form = await person.click(seats, says("button-seek", person))
    await form.answer()
    return await person.result(await person.submit(form, {**TRIO, **fields}))


def question(person: Person) -> Message | None:
    """Return the newest question among a person's direct messages."""
    found = [m for m in person.sees(person.dm()) if any(":seekyes:" in b.get("custom_id", "") for b in m.buttons)]
    return found[-1] if found else None


async def asked(world: World, *people: Person) -> list[Message]:
    """Return the questions to these people, once all of them have come."""
    await nudged(world)
    await world.box.until(lambda: all(question(p) is not None for p in people))
    return [m for p in people if (m := question(p)) is not None]


async def nudged(world: World) -> None:
    """Have a round begin now."""
    rounds = world.bot.get_cog(SeekRounds.__name__)
    assert isinstance(rounds, SeekRounds)
    rounds.nudge()


async def press(person: Person, message: Message, key: str) -> Message:
    return await person.result(await person.click(message, says(key, person)))


async def newest(world: World) -> Proposed:
    rows = await world.host.tables.store.rows("SELECT MAX(id) AS id FROM seek_proposals")
    known = await Seeking(world.host).proposed(rows[0]["id"])
    assert known is not None
    return known


async def status(world: World, wanted: str) -> Proposed:
    async def there() -> bool:
        await nudged(world)
        return (await newest(world)).status == wanted

    await eventually(there)
    return await newest(world)


def texts(person: Person) -> list[str]:
    return [m.content for m in person.sees(person.dm())]


async def test_three_people_come_together(world: World, sakura: Person, alex: Person, minato: Person) -> None:
    told = await seek(alex)
    assert EN("geschenk-title") in told.content and EN("seek-how") in told.content
    assert EN("button-seek-stop") in told.labels and EN("toggle-seek", on="no") not in told.labels
    await seek(sakura)
    await settled(world)
    assert question(alex) is None, "two are not three"
    await seek(minato, "lobby")
    people = [alex, sakura, minato]
    first, *others = await asked(world, *people)
    assert first.flags & SILENT and "さくら" in first.content and "ミナト" in first.content
    assert "Home" in first.content and "Alex" not in first.content
    assert first.labels == [EN("button-seekyes"), EN("button-seekno"), EN("button-rules")]
    done = await press(alex, first, "button-seekyes")
    assert EN("seek-yes") in done.content and EN("button-seekout") in done.labels
    for person, message in zip(people[1:], others, strict=True):
        await press(person, message, "button-seekyes")
    known = await status(world, DEALT)
    await settled(world)
    assert known.table is not None
    info = await world.host.reading.table(known.table)
    assert info.status is Status.PLAYING and [s.person for s in info.seats] == [p.id for p in people]
    assert info.channel == world.box.channel("table").id, "where most of them asked"
    await world.box.until(lambda: any(EN("seek-dealt", place=f"<#{info.place}>") in t for t in texts(alex)))
    assert question(alex) is None


async def test_who_says_no_is_replaced_and_not_asked_again(
    world: World, sakura: Person, alex: Person, minato: Person
) -> None:
    for person in (alex, sakura, minato):
        await seek(person)
    first, second, third = await asked(world, alex, sakura, minato)
    no = await press(alex, first, "button-seekno")
    assert EN("seek-no") in no.content and not no.buttons
    await press(sakura, second, "button-seekyes")
    known = await status(world, OFF)
    await world.box.until(lambda: any(JA("seek-off") in t for t in texts(minato)))
    assert known.table is None and question(alex) is None
    late = await minato.result(await minato.click(third, Press(0, "seekyes", known.id).custom_id(), forge=True))
    assert late.content == JA("seek-settled")
    shelf = await alex.result(await alex.slash("lobby", "games"))
    again = await alex.result(await alex.click(shelf, Press(0, "seek").custom_id(), forge=True))
    assert "<t:" in again.content and EN("seek-rests", when="")[:20] in again.content
    for _ in range(3):
        await nudged(world)
        await settled(world)
    assert (await newest(world)).id == known.id, "nobody is asked anew"


async def test_a_stranger_cannot_answer_for_others(world: World, sakura: Person, alex: Person, minato: Person) -> None:
    yes = Press(0, "seekyes", 1)
    for person in (sakura, minato):
        await seek(person, sizes=["2"], games=["en_garde"])
    await asked(world, sakura, minato)
    shelf = await alex.result(await alex.slash("lobby", "games"))
    for number in ((await newest(world)).id, 99):
        for answer in ("seekyes", "seekno"):
            said = await alex.result(await alex.click(shelf, Press(0, answer, number).custom_id(), forge=True))
            assert said.content == EN("seek-settled")
    known = await newest(world)
    assert yes.table == 0 and [ask.answer for ask in known.asks] == ["", ""]


async def test_a_forged_form_stores_nothing(world: World, alex: Person) -> None:
    shelf = await alex.result(await alex.slash("table", "games"))
    for path in ((), ("g1",), ("x",)):
        form = await alex.click(shelf, Press(0, "seekchange", 0, path).custom_id(), forge=True)
        await form.answer()
        assert form.modal is not None and form.modal["custom_id"].endswith(f"g{world.box.guild('Home').id}")
    assert await Seeking(world.host).of(alex.id) is None


async def test_one_changes_and_ends_what_one_looks_for(world: World, alex: Person) -> None:
    told = await seek(alex)
    form = await alex.click(told, EN("button-seek-change"))
    await form.answer()
    changed = await alex.result(await alex.submit(form, {"games": [], "sizes": [], "paces": ["daily"], "hours": "168"}))
    assert EN("seek-any-game") in changed.content and EN("pace-daily") in changed.content
    games = await press(alex, changed, "button-shelf")
    assert EN("button-seek") not in games.labels, "the shelf says that they look already"
    shown = await press(alex, games, "button-seeking")
    assert EN("seek-any-size") in shown.content, "what one looks for, not the form"
    gone = await press(alex, shown, "button-seek-stop")
    assert gone.content == EN("seek-stopped") and await Seeking(world.host).of(alex.id) is None


async def test_a_table_with_a_seat_is_offered_at_once_and_later(world: World, sakura: Person, alex: Person) -> None:
    table = await open_table(world, sakura, "geschenk", players=3)
    told = await seek(alex, paces=["none"], langs=[])
    assert EN("seek-tables") in told.content and any(":join:" in b.get("custom_id", "") for b in told.buttons)
    assert str(table) in told.content
    other = await open_table(world, sakura, "geschenk", players=3)
    await settled(world)
    (alert,) = alex.sees(alex.dm())
    assert alert.flags & SILENT and str(other) in alert.content


async def test_who_leaves_the_server_is_not_asked(world: World, sakura: Person, alex: Person, minato: Person) -> None:
    for person in (sakura, minato):
        await seek(person)
    minato.leave("Home")
    await seek(alex)
    rounds = world.bot.get_cog(SeekRounds.__name__)
    assert isinstance(rounds, SeekRounds)
    rounds.members.known.clear()
    world.bot.services.seen_in_server.clear()

    async def left() -> bool:
        await nudged(world)
        return await Seeking(world.host).of(minato.id) is None

    # An hour goes by: that he was there is not known any more.
    await eventually(left)
    assert question(minato) is None and question(alex) is None


async def test_who_does_not_see_the_managers_channel_is_not_asked(
    world: World, sakura: Person, alex: Person, minato: Person
) -> None:
    guild, hall = world.box.guild("Home").id, world.box.channel("lobby")
    await world.host.servers.save(GuildSettings(str(guild), seek_channel=str(hall.id), threads=False))
    world.box.admin.deny(hall, "VIEW_CHANNEL", user=minato.user)
    for person in (sakura, minato, alex):
        await seek(person, sizes=["2"], games=["en_garde"])
    for person, message in zip((sakura, alex), await asked(world, sakura, alex), strict=True):
        await press(person, message, "button-seekyes")
    known = await status(world, DEALT)
    assert known.table is not None and (await world.host.reading.table(known.table)).place == str(hall.id)
    assert question(minato) is None


async def test_the_question_waits_for_waking_hours(world: World, sakura: Person, alex: Person, minato: Person) -> None:
    from datetime import UTC, datetime

    hour = datetime.now(UTC).hour
    known = Known(minato.id, minato.name)
    await world.host.settings.remember_person(known)
    await world.host.active_time.set_quiet(known, QuietHours(hour, (hour + 6) % 24, "UTC"))
    for person in (sakura, minato, alex):
        await seek(person)
    for _ in range(3):
        await nudged(world)
        await settled(world)
    assert question(minato) is None and question(alex) is None
    # They have waited for hours: now he is asked too, without a sound, and has until after he wakes.
    await world.host.tables.store.write("UPDATE seeks SET since = since - ? ", (4 * 3600.0,))
    _, message, _ = await asked(world, sakura, minato, alex)
    due = {ask.person: ask.due for ask in (await newest(world)).asks}
    assert message.flags & SILENT and due[minato.id] > due[alex.id] + ANSWER_S


@pytest.mark.parametrize("cut", ["asked", "sent", "agreed", "opened"])
async def test_the_bot_may_stop_anywhere(
    world: World, sakura: Person, alex: Person, minato: Person, cut: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops once, before what it has just done is stored, and goes on after its start."""
    people: Sequence[Person] = (sakura, alex, minato)
    stopped = False

    class Stop(Exception):
        pass

    async def stop(*_: object, **__: object) -> None:
        nonlocal stopped
        stopped = True
        raise Stop

    where = {
        "asked": (Seeking, "to_show"),
        "sent": (Seeking, "sent"),
        "agreed": (Seeking, "ready"),
        "opened": (type(world.host.dealing), "deal_seated"),
    }[cut]
    with monkeypatch.context() as patch:
        patch.setattr(*where, stop)
        patch.setattr("cogs.community.seek_rounds.log.exception", lambda *_: None)
        patch.setattr("cogs.ui.background_loop.log.exception", lambda *_: None)
        for person in people:
            await seek(person)
        if cut in ("agreed", "opened"):
            patch.undo()
            messages = await asked(world, *people)
            patch.setattr(*where, stop)
            patch.setattr("cogs.ui.background_loop.log.exception", lambda *_: None)
            for person, message in zip(people, messages, strict=True):
                await press(person, message, "button-seekyes")

        async def did() -> bool:
            await nudged(world)
            return stopped

        await eventually(did)
        await world.stop()
    await world.start()
    if cut in ("asked", "sent"):
        for person, message in zip(people, await asked(world, *people), strict=True):
            await press(person, message, "button-seekyes")
    known = await status(world, DEALT)
    rows = await world.host.tables.store.rows("SELECT id, status FROM tables")
    assert [(row["id"], row["status"]) for row in rows] == [(known.table, "playing")]
    asks = [m for p in people for m in p.sees(p.dm()) if says("seek-ask-until", p, until="")[-8:] in m.content]
    assert len(asks) == 0, "no question is left behind"


async def test_people_of_two_servers_play_in_their_direct_messages(world: World, sakura: Person, alex: Person) -> None:
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    alex.leave("Home")
    for name in ("Home", "Elsewhere"):
        await world.host.servers.save(GuildSettings(world.box.guild(name).id, seek=True))
    for person, place in ((sakura, "table"), (alex, "hall")):
        told = await seek(person, place, sizes=["2"], games=["en_garde"])
        await settled(world)
        assert question(sakura) is None, "both must have agreed"
        label = words("ja" if person is sakura else "en")("button-seek-everywhere", on="no")
        await person.result(await person.click(told, label))
    mine, theirs = await asked(world, sakura, alex)
    assert JA("seek-ask-direct") in mine.content and "Alex" in mine.content
    assert "Home" not in theirs.content, "nobody reads where the others come from"
    for person, message in ((sakura, mine), (alex, theirs)):
        await press(person, message, "button-seekyes")
    known = await status(world, DEALT)
    await settled(world)
    assert known.table is not None
    info = await world.host.reading.table(known.table)
    assert (
        info.in_direct_messages and info.status is Status.PLAYING and [s.name for s in info.seats] == ["さくら", "Alex"]
    )
    for person in (sakura, alex):
        ids = [b["custom_id"] for m in person.sees(person.dm()) for b in m.buttons if "custom_id" in b]
        assert any(custom_id.startswith(f"t1:{info.id}:") for custom_id in ids), "the table is here"
    assert not any(f":{info.id}:" in str(m.components) for m in sakura.sees("table"))


async def test_the_question_goes_with_the_data_of_its_person(
    world: World, sakura: Person, alex: Person, minato: Person
) -> None:
    people = [alex, sakura, minato]
    for person in people:
        await seek(person)
    _, other, _ = await asked(world, *people)
    last = LastMessages(MessagesAtDiscord(world.bot))
    await world.host.personal_data.forget(Known(alex.id, alex.name), lambda lang: "somebody", last)
    await settled(world)
    assert question(alex) is None and not any("geschenk" in text.lower() for text in texts(alex))
    # A round that comes in between tells the others that the table does not come together.
    assert other.id in {m.id for m in sakura.sees(sakura.dm())}, "those of others stay"


async def test_a_question_that_is_on_its_way_to_who_is_forgotten_does_not_stay(
    world: World, sakura: Person, alex: Person, minato: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [alex, sakura, minato]
    for person in people:
        await seek(person)
    send, forgotten = world.bot.services.live_hands.direct_messages.send, asyncio.Event()

    async def slowly(person: str, *given: Any, **more: Any) -> Any:
        sent = await send(person, *given, **more)
        if person == alex.id:
            last = LastMessages(MessagesAtDiscord(world.bot))
            await world.host.personal_data.forget(Known(alex.id, alex.name), lambda lang: "somebody", last)
            forgotten.set()
        return sent

    monkeypatch.setattr(world.bot.services.live_hands.direct_messages, "send", slowly)
    await asked(world, sakura, minato)
    await world.box.until(forgotten.is_set)
    await world.box.until(lambda: question(alex) is None)


async def test_a_question_found_after_a_cut_off_does_not_stay_with_who_is_forgotten(
    world: World, sakura: Person, alex: Person, minato: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    posts = world.bot.services.live_hands.at_discord
    look, store = posts.newest_with, Seeking.sent
    cut = found = 0

    async def cut_off(seeking: Seeking, ask: Ask, channel: str, message: str) -> bool:
        nonlocal cut
        if ask.person == alex.id and not cut:
            cut += 1
            raise OSError("cut off")
        return await store(seeking, ask, channel, message)

    async def finds(channel: str, *given: Any) -> str | None:
        nonlocal found
        message = await look(channel, *given)
        if message is not None and channel == alex.dm().id:
            found += 1
            last = LastMessages(MessagesAtDiscord(world.bot))
            await world.host.personal_data.forget(Known(alex.id, alex.name), lambda lang: "somebody", last)
        return message

    monkeypatch.setattr("cogs.community.seek_rounds.CUT_OFF_S", -1.0)
    monkeypatch.setattr(Seeking, "sent", cut_off)
    monkeypatch.setattr(posts, "newest_with", finds)
    for person in (alex, sakura, minato):
        await seek(person)
    await asked(world, sakura, minato)

    async def has_found() -> bool:
        await nudged(world)
        return found > 0

    await eventually(has_found)
    await world.box.until(lambda: question(alex) is None)
    await settled(world)
    assert (cut, found) == (1, 1)
