"""The list of tables that look for people: who sees which tables, its text, and its buttons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.community.open_seats import MOST, VERB, seats_for, seats_sheet
from cogs.ui.ids import Press
from cogs.ui.services import Services
from engine.host.lobby.open_seats import OpenSeats
from engine.host.model.records import Person
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

EVA = Person("105", "E*va*")


def services_of(rig: Rig) -> Services:
    drawing: Any = SimpleNamespace()
    return Services(rig.host, drawing, NARRATIONS, lambda: rig.now)


def acting(person: Person, *, guild: str | None = "g", channel: str = "c", sees: bool = True) -> Any:
    """Return an interaction of this person in this place; ``guild`` is compared as text only."""
    return SimpleNamespace(
        user=SimpleNamespace(id=person.id, global_name=person.name, name=person.name),
        locale="ja",
        guild_id=guild,
        channel_id=channel,
        permissions=SimpleNamespace(view_channel=sees),
        client=SimpleNamespace(get_guild=lambda _: None),
    )


async def ids(rig: Rig, interaction: Any) -> list[int]:
    return [seat.table.id for seat in await seats_for(services_of(rig), interaction)]


async def test_who_reads_of_which_table(rig: Rig) -> None:
    info = await rig.table(ANN, game="geschenk", size=4)
    assert await ids(rig, acting(BEN)) == [info.id]
    assert await ids(rig, acting(ANN)) == [], "one's own table is no news"
    assert await ids(rig, acting(BEN, guild=None)) == []
    assert await ids(rig, acting(BEN, sees=False)) == []
    await rig.host.blocks.block(ANN, BEN.id)
    assert await ids(rig, acting(BEN)) == [], "a block works both ways, and is not told"
    assert await ids(rig, acting(CAT)) == [info.id]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_it_says_and_what_its_buttons_do(rig: Rig, lang: Lang) -> None:
    w, services = words(lang), services_of(rig)
    nearly = await rig.table(BEN, game="geschenk", size=3)
    await rig.host.seating.join(nearly.id, EVA, rig.press())
    await rig.host.lobby_options.choose_pace(nearly.id, BEN, "easy", rig.press())
    alone = await rig.table(ANN, game="stendhal", size=5)
    running = await rig.started(CAT, DAN, game="en_garde", size=2)
    offered = (await rig.host.substitutes.offer_seat(running.id, CAT, None, rig.press())).table
    sheet = seats_sheet(services, await OpenSeats(rig.host).of("g"), w)
    heading, *lines = sheet.text.split("\n")
    assert heading == w("open-seats-heading", count=3) and len(lines) == 3
    assert w("open-seats-chair") in lines[0] and w("en_garde-title") in lines[0]
    assert w("open-seats-free", count=1) in lines[1] and w("open-seats-pace-easy") in lines[1]
    assert "E*va*" not in lines[1] and "va" in lines[1]
    assert w("open-seats-missing", count=4) in lines[2] and w("open-seats-free", count=4) in lines[2]
    presses = [Press.parse(str(b.custom_id)) for b in sheet.panel.view().children]  # type: ignore[attr-defined]
    assert presses == [
        Press(running.id, "chairtake", offered.offered_seats[0].number),
        Press(nearly.id, "join"),
        Press(alone.id, "join"),
        Press(0, "seek"),
        Press(0, VERB),
        Press(0, "tablealert", 0, (1,)),
        Press(0, "games"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_one_line_a_person(rig: Rig, lang: Lang) -> None:
    w, services = words(lang), services_of(rig)
    *_, newest = [await rig.table(ANN, game="geschenk", size=3) for _ in range(3)]
    other = await rig.table(BEN, game="geschenk", size=4)
    sheet = seats_sheet(services, await OpenSeats(rig.host).of("g"), w)
    heading, first, second = sheet.text.split("\n")
    assert heading == w("open-seats-heading", count=4), "all are counted"
    assert w("open-seats-more", count=2) in first and f"{newest.id}" in first
    assert w("open-seats-more", count=2) not in second
    presses = [Press.parse(str(b.custom_id)) for b in sheet.panel.view().children]  # type: ignore[attr-defined]
    assert presses[:2] == [Press(newest.id, "join"), Press(other.id, "join")]


async def test_who_was_sent_away_from_a_table_does_not_read_of_it(rig: Rig) -> None:
    info = await rig.table(ANN, game="geschenk", size=4)
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.kick(info.id, ANN, BEN.id, rig.press())
    assert await ids(rig, acting(BEN)) == [] and await ids(rig, acting(CAT)) == [info.id]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nothing_and_very_much_fit_into_a_message(rig: Rig, lang: Lang) -> None:
    w, services = words(lang), services_of(rig)
    assert seats_sheet(services, [], w).text == w("open-seats-none")
    for number in range(MOST + 3):
        await rig.table(Person(str(900 + number), f"P{number}"), game="geschenk", size=3)
    sheet = seats_sheet(services, await OpenSeats(rig.host).of("g"), w)
    assert len(sheet.text.split("\n")) == 1 + MOST
    assert len(sheet.text) <= 2000 and len(sheet.panel.rows) == 4
    sheet.panel.view()
