"""Tables in direct messages: no channel, names that are shown everywhere, and codes that lead to them."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from engine.host.lobby.codes import HOUR_S, SIGNS, TRIES, cleaned
from engine.host.lobby.opening import Spot
from engine.host.model.records import DeliveryKind, Person, Post, Status, TableInfo
from tests.host import toy
from tests.host.cluster.test_processes import Two, two
from tests.host.kills import Killed, outlived
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.whole import check_whole

__all__ = ["two"]

pytestmark = pytest.mark.both_engines

EVE = Person("105", "Evi of the club", "Eve", "g")


async def direct(rig: Rig, *people: Person, size: int = 4) -> TableInfo:
    """Return an open table without a channel, with these people."""
    host, (opener, *others) = rig.host, people
    info = await host.opening.open_table(
        "toy", {}, size, opener, guild=None, channel="", lang="en", interaction=rig.press(), word=opener.name
    )
    for person in others:
        await host.seating.join(info.id, person, rig.press(), word="word")
    return await host.reading.table(info.id)


async def test_a_table_without_a_channel_shows_the_names_that_people_have_everywhere(rig: Rig) -> None:
    info = await direct(rig, ANN, EVE)
    assert info.in_direct_messages and info.place == "" and info.home == str(info.id)
    assert info.names == ("Ann", "Eve")
    spot = Spot(None, "", None, "en")
    seated = await rig.host.opening.open_seated(
        "toy", [EVE, BEN], spot, "none", rig.press(), ["a", "b"], lambda writing, table: None
    )
    assert seated.in_direct_messages and seated.names == ("Eve", "Ben")
    in_server = await rig.table(ANN)
    assert not in_server.in_direct_messages and in_server.home == "g"


async def test_its_code_leads_to_a_table_until_it_begins(rig: Rig) -> None:
    info = await direct(rig, ANN, BEN)
    code = await rig.host.codes.of(info.id, BEN.id)
    assert code == await rig.host.codes.of(info.id, ANN.id) and len(code.split("-")[0]) == 6
    for typed in (code, f" {code.lower()} ", code.replace("-", ""), code.replace("0", "O").replace("1", "l")):
        assert (await rig.host.codes.find(typed, CAT.id)).id == info.id
    await rig.reopen()
    assert (await rig.host.codes.find(code, CAT.id)).id == info.id, "the code survives a restart"
    assert (await refused(rig.host.codes.find(code, ANN.id))).reason == "already-at-this-table"
    assert (await refused(rig.host.codes.of(info.id, CAT.id))).reason == "not-at-this-table"
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert (await refused(rig.host.codes.find(code, DAN.id))).reason == "code-unknown"
    assert (await refused(rig.host.codes.of(info.id, ANN.id))).reason == "already-started"


async def test_every_other_code_is_refused_alike(rig: Rig) -> None:
    mine, other = await direct(rig, ANN), await direct(rig, DAN)
    code = await rig.host.codes.of(mine.id, ANN.id)
    tag, number = code.split("-")
    assert number != (await rig.host.codes.of(other.id, DAN.id)).split("-")[1]
    last = SIGNS[(SIGNS.index(tag[-1]) + 1) % len(SIGNS)]
    elsewhere = await rig.table(CAT)
    wrong = [
        f"{tag[:-1]}{last}-{number}",
        f"{tag}-{SIGNS[other.id]}",
        f"{tag}-{SIGNS[elsewhere.id]}",
        tag,
        "",
        "?" * 50,
    ]
    for typed in [*wrong, f"{tag}-ZZZZZZZZZZZZ", f"{tag}-0"]:
        assert (await refused(rig.host.codes.find(typed, BEN.id))).reason == "code-unknown", typed
    await rig.host.blocks.block(CAT, ANN.id)
    assert (await refused(rig.host.codes.find(code, CAT.id))).reason == "code-unknown"
    await rig.host.blocks.block(ANN, DAN.id)
    assert (await refused(rig.host.codes.find(code, DAN.id))).reason == "code-unknown"
    await rig.host.lobby_options.invite_only(mine.id, ANN, True, rig.press())
    assert (await refused(rig.host.codes.find(code, BEN.id))).reason == "code-unknown"
    assert (await refused(rig.host.codes.of(mine.id, ANN.id))).reason == "code-none"
    assert (await refused(rig.host.codes.of(elsewhere.id, CAT.id))).reason == "code-none"


async def test_a_person_tries_only_some_codes_within_an_hour(rig: Rig) -> None:
    info = await direct(rig, ANN)
    code = await rig.host.codes.of(info.id, ANN.id)
    for _ in range(TRIES):
        assert (await refused(rig.host.codes.find("000000-1", BEN.id))).reason == "code-unknown"
    no = await refused(rig.host.codes.find(code, BEN.id))
    assert (no.reason, no.facts) == ("code-tries", {"most": TRIES})
    assert (await rig.host.codes.find(code, CAT.id)).id == info.id, "others may still try"
    assert len((await rig.host.personal_data.belongings(BEN.id))["codes_tried"]) == TRIES
    await rig.reopen()
    assert (await refused(rig.host.codes.find(code, BEN.id))).reason == "code-tries", "also after a start"
    rig.now += HOUR_S
    assert (await rig.host.codes.find(code, BEN.id)).id == info.id
    await rig.host.seating.expire()
    assert len(await rig.host.tables.store.rows("SELECT 1 FROM code_tries")) == 1, "older ones are forgotten"
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    assert await rig.host.tables.store.rows("SELECT 1 FROM code_tries") == []


async def test_tries_in_two_processes_count_together(two: Two) -> None:
    info = await direct(two.one, ANN)
    code = await two.one.host.codes.of(info.id, ANN.id)
    await two.one.host.settings.remember_person(BEN)

    async def tries(rig: Rig) -> list[str]:
        return [(await refused(rig.host.codes.find("000000-1", BEN.id))).reason for _ in range(TRIES)]

    said = [reason for reasons in await asyncio.gather(tries(two.one), tries(two.other)) for reason in reasons]
    assert said.count("code-unknown") == TRIES == said.count("code-tries")
    assert (await refused(two.other.host.codes.find(code, BEN.id))).reason == "code-tries"


def test_signs_that_look_alike_count_as_one() -> None:
    assert cleaned(" oO0-iIl1uV ") == "000-1111VV" and cleaned("\uff21\uff10") == "A0"
    assert not set("OILU") & set(SIGNS) and len(set(SIGNS)) == 32


async def test_it_stays_in_direct_messages(rig: Rig) -> None:
    info = await direct(rig, ANN, BEN)
    for guild, channel in (("g", "c"), (None, "dm")):
        no = await refused(rig.host.relocation.propose(info.id, ANN, guild, channel, rig.press()))
        assert no.reason == "direct-stays"
    await rig.host.dealing.start(info.id, ANN, rig.press())
    await rig.host.play.vote_end(info.id, ANN, rig.press())
    assert (await rig.host.play.vote_end(info.id, BEN, rig.press())).table.status is Status.ENDED
    again = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert again.in_direct_messages and [i.person for i in again.kept] == [ANN.id]


async def test_the_task_for_all_becomes_one_for_each_person_in_a_single_write(rig: Rig) -> None:
    info = await direct(rig, ANN, BEN)
    (task,) = [t for t in await rig.host.deliveries.due() if t.kind is DeliveryKind.TABLE]
    assert task.place == str(info.id)
    await rig.host.deliveries.show_each(task, [ANN.id, BEN.id, "somebody-x", "999"])
    assert await rig.tasks() == {(DeliveryKind.TABLE, ANN.id), (DeliveryKind.TABLE, BEN.id)}, "nobody unknown has one"
    await rig.host.seating.join(info.id, CAT, rig.press())
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    await rig.host.deliveries.show_each(task, [ANN.id])
    assert (DeliveryKind.TABLE, "") in await rig.tasks(), "a newer task stays"


async def test_a_forgotten_person_leaves_the_table_to_the_others(rig: Rig) -> None:
    info = await direct(rig, ANN, BEN, CAT)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    await rig.host.play.resign(info.id, BEN, rig.press())
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    now = await rig.host.reading.table(info.id)
    assert now.in_direct_messages and now.status is Status.PLAYING and "Ann" not in now.names
    other = await direct(rig, CAT, BEN)
    await rig.host.dealing.start(other.id, CAT, rig.press())
    await rig.host.play.resign(other.id, BEN, rig.press())
    await rig.host.posts.save(Post(other.id, "table", BEN.id, "dm", "1", 1, rig.now))
    await rig.host.personal_data.forget(CAT, lambda lang: "somebody")
    # No place was the opener's own, so the message of another stays where it is.
    assert (await rig.host.reading.table(other.id)).in_direct_messages
    assert await rig.host.posts.find(other.id, "table", BEN.id) is not None


async def whole_story(rig: Rig) -> TableInfo:
    """Open a table, let two come by its code, play some moves and end it: from wherever it stopped."""
    host = rig.host
    info = await host.opening.open_table(
        "toy", {}, 3, ANN, guild=None, channel="", lang="en", interaction="open", word="a"
    )
    for person in (BEN, CAT):
        if info.seat_of(person.id) is None and (await host.reading.table(info.id)).seat_of(person.id) is None:
            found = await host.codes.find(await host.codes.of(info.id, ANN.id), person.id)
            await host.seating.join(found.id, person, f"join-{person.id}", word="b")
    if (await host.reading.table(info.id)).status is Status.OPEN:
        await host.dealing.start(info.id, ANN, "start")
    for person in (ANN, BEN, CAT):
        seat = (await host.reading.table(info.id, person.id)).seat_of(person.id)
        if seat is not None and seat.prompt:
            await host.play.act(info.id, person, seat.prompt, ["bid", 1], f"move-{person.id}")
    return await host.reading.table(info.id)


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_at_every_write_nothing_is_lost_and_nothing_comes_twice(rig: Rig, point: str) -> None:
    """A process dies at the first write, its successor at the second, and so on, until one comes to the end."""
    died, info = await outlived(rig, point, lambda: whole_story(rig))
    assert died > 3, "it was killed often"
    assert len(await rig.host.tables.store.rows("SELECT 1 FROM tables")) == 1
    assert [s.person for s in info.seats] == [ANN.id, BEN.id, CAT.id] and info.status is Status.PLAYING
    made = await rig.host.tables.store.rows("SELECT cause FROM log WHERE kind = 'move' ORDER BY number")
    assert sorted(row["cause"] for row in made) == [ANN.id, BEN.id, CAT.id]
    tasks = await rig.host.tables.store.rows("SELECT kind, target FROM outbox")
    assert len({(row["kind"], row["target"]) for row in tasks}) == len(tasks)
    hands = {row["target"] for row in tasks if row["kind"] in ("hand", "refresh")}
    assert hands == {ANN.id, BEN.id, CAT.id}, "each is shown what they are asked"
    check_whole(rig.path, {"toy": toy.GAME})


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_its_reminder_is_wanted_once_and_settled_once(rig: Rig, point: str) -> None:
    """Killed as it falls due, and between its message and its note."""
    info = await direct(rig, ANN, BEN, CAT, size=3)
    await rig.host.lobby_options.choose_pace(info.id, ANN, "daily", rig.press())
    await rig.host.dealing.start(info.id, ANN, rig.press())
    rig.now += 20 * 3600
    sent = Post(info.id, "reminder", ANN.id, "dm", "77", 0, rig.now)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    for work in ("due", "sent"):
        if work == "sent":
            wanted = await rig.host.reminders.wanted_reminder(ANN.id)
            assert set(wanted.wanted) == {info.id}
            await rig.host.reminders.begin_reminder(ANN.id)
        rig.host.tables.store.hook = die
        with suppress(Killed):
            if work == "due":
                await rig.host.clocks.tick()
            else:
                await rig.host.reminders.reminder_sent(wanted, sent)
        rig.host.tables.store.hook = None
        await rig.reopen()
        if work == "due":
            await rig.host.clocks.tick()
        else:
            await rig.host.reminders.reminder_sent(wanted, sent)
    found = await rig.host.reminders.wanted_reminder(ANN.id)
    assert found.wanted == {} and found.last is not None and found.last.message == "77"
    rows = await rig.host.tables.store.rows("SELECT 1 FROM reminders WHERE person = ?", (ANN.id,))
    assert len(rows) == 1
