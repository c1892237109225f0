"""Two people of one name at a table, a name for each server, and a changed name."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from engine.core.text.names import alike, distinct
from engine.host.community.leagues import Leagues
from engine.host.model.records import Acted, Person, Refused, Status, TableInfo
from engine.host.store.schema import FOLDER, statements
from tests.host.engines import connect
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

ALEX, OTHER = Person("201", "Alex"), Person("202", "Alex")
AT_G = Person("203", "Captain", "Robin", "g")
"""A person with a nickname in the server of the rig's tables."""
AT_H = Person("203", "Skipper", "Robin", "h")
AT_HOME = Person("203", "Robin")


def names_of(info: TableInfo) -> list[str]:
    return list(info.names)


async def refused(asked: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value


# Two people of one name


@pytest.mark.parametrize(
    "other",
    ["Alex", "alex", "ALEX", "A\u200blex", " Alex\u3164", "Ａｌｅｘ", "𝓐𝓵𝓮𝔁", "Аlех", "Alex🎲", "Alex\u0335"],
)
def test_what_looks_alike_is_told_apart_by_the_seat(other: str) -> None:
    assert alike("Alex", other)
    told = distinct({0: "Alex", 2: "Ann", 3: other})
    assert told[0] == "Alex ①" and told[2] == "Ann" and told[3].endswith(" ④")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Alex", "Alexa"), ("Ann", "Anna"), ("さくら", "さくう"), ("José", "Jose"), ("Kai", "Kal")],
)
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert distinct({0: one, 1: other}) == {0: one, 1: other}


@pytest.mark.parametrize(("one", "other"), [("KAI", "Kai"), ("Kal", "KaI"), ("カナ", "力ナ"), ("𒀀", "🐙")])
def test_other_letters_that_look_the_same_are_no_other_name(one: str, other: str) -> None:
    assert set(distinct({0: one, 1: other}).values()) == {f"{one} ①", f"{other} ②"}


def test_nobody_takes_a_seat_by_their_name() -> None:
    told = distinct({0: "Alex", 1: "Alex", 2: "Alex ②"})
    assert len(set(told.values())) == 3 and told[1] == "Alex ②"


async def test_the_seat_stands_beside_both_names_wherever_the_table_is_told(rig: Rig) -> None:
    info = await rig.table(ALEX, OTHER, BEN, size=4)
    assert names_of(info) == ["Alex ①", "Alex ②", "Ben"]
    taken = await refused(rig.host.seating.join(info.id, CAT, rig.press(), 1))
    assert taken.facts == {"name": "Alex ②"}
    await rig.host.inviting.invite(info.id, ALEX, replace(BEN, id="301"), rig.press())
    kept = await rig.host.reading.table(info.id)
    assert names_of(kept) == ["Alex ①", "Alex ②", "Ben ③"] and kept.invited[0].name == "Ben ④"
    await rig.host.inviting.decline(info.id, replace(BEN, id="301"), rig.press())
    assert names_of(await rig.host.reading.table(info.id)) == ["Alex ①", "Alex ②", "Ben"]
    await rig.host.dealing.start(info.id, ALEX, rig.press())
    told, view = await rig.host.reading.view(info.id, BEN.id)
    assert view.people == told.names == ("Alex ①", "Alex ②", "Ben")
    await rig.host.play.vote_end(info.id, OTHER, rig.press())
    lines = await rig.host.reading.happened(info.id, None)
    assert [e.facts["name"] for line in lines for e in line.events if e.kind == "table-end-proposed"] == ["Alex ②"]
    # If only one is left, the name has no number.
    await rig.host.seating.leave(info.id, OTHER, rig.press())
    stored = await rig.host.tables.store.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", (info.id,))
    assert [row["name"] for row in stored] == ["Alex", "Alex", "Ben"], "kept is what they call themselves"


async def test_a_computer_of_somebodys_name_is_told_apart_too(rig: Rig) -> None:
    info = await rig.table(Person("204", "Zed"), BEN, size=3)
    await rig.host.seating.add_computer(info.id, BEN, rig.press(), name="ZED")
    assert names_of(await rig.host.reading.table(info.id)) == ["Zed ①", "Ben", "ZED ③"]


async def test_who_is_forgotten_takes_no_other_ones_name_along(rig: Rig) -> None:
    info = await rig.table(ALEX, OTHER, BEN, size=3)
    await rig.host.dealing.start(info.id, ALEX, rig.press())
    for person in (ALEX, OTHER):
        await rig.host.play.vote_end(info.id, person, rig.press())
    await rig.host.personal_data.forget(ALEX, lambda lang: "somebody")
    lines = await rig.host.reading.happened(info.id, BEN.id)
    named = [e.facts["name"] for line in lines for e in line.events if e.kind == "table-end-proposed"]
    assert named == ["somebody", "Alex ②"]
    assert names_of(await rig.host.reading.table(info.id)) == ["somebody", "Alex", "Ben"]
    await rig.host.personal_data.forget(OTHER, lambda lang: "somebody")
    assert names_of(await rig.host.reading.table(info.id)) == ["somebody ①", "somebody ②", "Ben"]


# A name for each server


async def table_in(rig: Rig, guild: str | None, person: Person) -> TableInfo:
    return await rig.host.opening.open_table(
        "toy", {}, 3, person, guild=guild, channel="c", lang="en", interaction=rig.press(), word="w"
    )


async def test_a_nickname_stays_in_its_server(rig: Rig) -> None:
    """Whatever server they were in last, and also for presses in a direct message."""
    here, there = await table_in(rig, "g", AT_G), await table_in(rig, "h", AT_H)
    home = await table_in(rig, None, AT_H)
    assert [i.names for i in (here, there, home)] == [("Captain",), ("Skipper",), ("Robin",)]
    other = await table_in(rig, "g", ANN)
    await rig.host.seating.join(other.id, AT_HOME, rig.press())
    assert names_of(await rig.host.reading.table(other.id)) == ["Ann", "Captain"]
    assert (await rig.host.settings.person(AT_G.id)).name == "Robin"
    await rig.host.blocks.block(ANN, AT_G.id)
    assert await rig.host.blocks.names_of_blocked(ANN.id) == {AT_G.id: "Robin"}


async def test_who_is_invited_sits_down_under_the_name_they_were_invited_by(rig: Rig) -> None:
    """They have never pressed anything in the server, and answer from a direct message."""
    info = await table_in(rig, "g", ANN)
    await rig.host.inviting.invite(info.id, ANN, AT_G, rig.press())
    await rig.host.seating.join(info.id, AT_HOME, rig.press())
    assert names_of(await rig.host.reading.table(info.id)) == ["Ann", "Captain"]
    await rig.host.settings.take_name(Person(AT_HOME.id, "Rob"))
    assert names_of(await rig.host.reading.table(info.id)) == ["Ann", "Captain"], (
        "a new name outside changes nothing here"
    )


async def test_a_chair_is_taken_under_the_name_of_the_server(rig: Rig) -> None:
    await table_in(rig, "g", AT_G)
    info = await rig.started(ANN, BEN, size=2)
    (offer,) = (await rig.host.substitutes.offer_seat(info.id, ANN, AT_G, rig.press())).table.offered_seats
    await rig.host.substitutes.take_seat(info.id, AT_HOME, offer.number, rig.press())
    assert names_of(await rig.host.reading.table(info.id)) == ["Captain", "Ben"]
    assert (await rig.host.settings.person(AT_G.id)).name == "Robin", "and that is still what they are called elsewhere"


@pytest.mark.parametrize("last", [AT_G, AT_H, AT_HOME])
async def test_a_ranking_calls_people_as_its_server_does(rig: Rig, last: Person) -> None:
    for guild, person in (("g", AT_G), ("h", AT_H)):
        info = await table_in(rig, guild, person)
        await rig.host.seating.join(info.id, ANN, rig.press())
        await rig.host.dealing.start(info.id, person, rig.press())
        assert (await rig.play_on(info.id, AT_HOME, ANN)).status is Status.FINISHED
    await rig.host.settings.take_name(last)
    await rig.host.ratings.catch_up()
    for guild, name in (("g", "Captain"), ("h", "Skipper")):
        found = {r.person.name for r in await rig.host.profiles.ranking(guild, "toy")}
        assert found == {"Ann", name}


async def test_a_league_calls_people_as_its_server_does(rig: Rig) -> None:
    leagues = Leagues(rig.host)
    told: dict[str, Any] = {"guild": "g", "channel": "c", "lang": "en", "interaction": rig.press()}
    league = await leagues.open("toy", 2, "daily", 1, ANN, **told)
    await rig.host.settings.remember_person(AT_G)
    await leagues.join(league.id, AT_G)
    for elsewhere in (AT_H, AT_HOME):
        await rig.host.settings.take_name(elsewhere)
        await rig.host.settings.remember_person(elsewhere)
        assert [m.name for m in (await leagues.one(league.id)).people] == ["Ann", "Captain"]
    await rig.host.settings.take_name(Person(AT_G.id, "Robin", "Robin", "g"))
    assert [m.name for m in (await leagues.one(league.id)).people] == ["Ann", "Robin"]


async def test_nicknames_are_taken_along_and_forgotten_also_of_who_has_left_the_server(rig: Rig) -> None:
    for guild, person in (("g", AT_G), ("h", AT_H)):
        await table_in(rig, guild, person)
    mine = await rig.host.personal_data.belongings(AT_G.id)
    assert mine["nicknames"] == [{"guild": "g", "name": "Captain"}, {"guild": "h", "name": "Skipper"}]
    # Asked in a direct message, by a person who has left both servers.
    await rig.host.personal_data.forget(AT_HOME, lambda lang: "somebody")
    assert (await rig.host.personal_data.belongings(AT_G.id))["nicknames"] == []
    assert await rig.host.tables.store.rows("SELECT 1 FROM nicknames") == []
    await rig.host.settings.take_name(AT_G) if not (await rig.host.settings.person(AT_G.id, "g")).knows(AT_G) else None
    assert await rig.host.tables.store.rows("SELECT 1 FROM nicknames") == [], (
        "whoever is not known is not made so by a press"
    )


# A changed name


async def pressed(rig: Rig, person: Person) -> None:
    """Do what each press does first (``cogs.ui.interactions.caller``)."""
    if not (await rig.host.settings.person(person.id, person.guild)).knows(person):
        await rig.host.settings.take_name(person)


async def test_a_new_name_is_taken_with_the_next_press(rig: Rig) -> None:
    running, home = await rig.started(BEN, AT_G, size=2), await table_in(rig, None, AT_HOME)
    over = await rig.started(CAT, AT_G, size=2)
    await rig.play_on(over.id, CAT, AT_G)
    await pressed(rig, replace(AT_G, name="Admiral"))
    assert names_of(await rig.host.reading.table(running.id)) == ["Ben", "Admiral"]
    assert names_of(await rig.host.reading.table(home.id)) == ["Robin"]
    assert names_of(await rig.host.reading.table(over.id)) == ["Cat", "Captain"], (
        "what is over keeps the names of its time"
    )
    await rig.host.play.vote_end(running.id, AT_HOME, rig.press())
    lines = await rig.host.reading.happened(running.id, None)
    assert [e.facts["name"] for line in lines for e in line.events if "name" in e.facts] == ["Admiral"]
    await pressed(rig, Person(AT_G.id, "Rob"))
    assert names_of(await rig.host.reading.table(running.id)) == ["Ben", "Admiral"], "the nickname stays"
    assert names_of(await rig.host.reading.table(home.id)) == ["Rob"]
    await pressed(rig, Person(AT_G.id, "Rob", "Rob", "g"))
    assert names_of(await rig.host.reading.table(running.id)) == ["Ben", "Rob"], "there is no nickname any more"


async def test_nobody_notices_when_a_new_name_is_taken(rig: Rig) -> None:
    """It may be secret that they press anything at all."""
    info = await rig.started(BEN, AT_G, size=2)
    await rig.deliver()
    before = await rig.host.reading.table(info.id)
    rig.now += 60
    await pressed(rig, replace(AT_G, name="Admiral"))
    after = await rig.host.reading.table(info.id)
    assert (after.news, after.touched) == (before.news, before.touched) and not await rig.tasks()
    assert [s.prompt for s in after.seats] == [s.prompt for s in before.seats]
    await rig.reopen()
    assert names_of(await rig.host.reading.table(info.id)) == ["Ben", "Admiral"]


async def test_a_new_name_that_was_cut_off_is_taken_with_the_press_after(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await rig.started(BEN, AT_G, size=2) for _ in range(2)]
    commit, done = rig.host.tables.commit, list[Acted]()

    async def cut_off(*args: Any, **more: Any) -> Acted:
        if done:
            raise asyncio.CancelledError
        done.append(await commit(*args, **more))
        return done[0]

    monkeypatch.setattr(rig.host.tables, "commit", cut_off)
    with pytest.raises(asyncio.CancelledError):
        await pressed(rig, replace(AT_G, name="Admiral"))
    await rig.reopen()
    await pressed(rig, replace(AT_G, name="Admiral"))
    assert [names_of(await rig.host.reading.table(t.id)) for t in tables] == [["Ben", "Admiral"]] * 2


async def test_who_comes_back_to_their_seat_has_the_new_name_there(rig: Rig) -> None:
    info = await rig.started(BEN, AT_G, DAN, size=3)
    await rig.host.tables.store.write(
        "UPDATE seats SET absent = person, person = NULL, computer = 'house' WHERE table_id = ? AND person = ?",
        (info.id, AT_G.id),
    )
    await pressed(rig, replace(AT_G, name="Admiral"))
    assert names_of(await rig.host.reading.table(info.id)) == ["Ben", "Admiral", "Dan"]


@pytest.mark.file_only
async def test_a_store_of_before_knows_people_by_the_names_on_its_tables(rig: Rig) -> None:
    """Earlier releases stored a person's server names only with their seats."""
    for guild, person in (("g", AT_G), ("h", AT_H)):
        await table_in(rig, guild, replace(person, name="Old"))
        await table_in(rig, guild, person)
    await rig.host.close()
    with closing(connect(rig.path)) as store:
        store.execute("DROP TABLE nicknames")
        store.execute("UPDATE people SET name = 'Skipper'")
        for statement in statements((FOLDER / "sqlite" / "035_nicknames.sql").read_text(encoding="utf-8")):
            store.execute(statement)
        store.commit()
    await rig.open()
    rows = await rig.host.tables.store.rows("SELECT guild, name FROM nicknames ORDER BY guild")
    assert [tuple(row) for row in rows] == [("g", "Captain"), ("h", "Skipper")]
