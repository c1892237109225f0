"""What stands on a hand beside the game: one's own note, the next table; and what the inbox tells of each table."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.play.inbox import inbox_sheet, where
from cogs.ui.drawing import Picture
from cogs.ui.ids import Press
from cogs.ui.messages import TEXT_LIMIT, Sheet, hand_sheet, hand_words
from cogs.ui.services import Services
from cogs.ui.words import escaping
from engine.games.registry import GAMES
from engine.host.model.records import Person
from engine.host.people.hand_extras import LONGEST_NOTE, NO_EXTRAS, HandExtras
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


def services(rig: Rig) -> Services:
    drawing: Any = SimpleNamespace(painters=dict.fromkeys(GAMES))
    return Services(rig.host, drawing, NARRATIONS)


async def asked(rig: Rig, *people: Person, game: str = "geschenk") -> tuple[int, Person, Person]:
    """A running table, who is asked there, and somebody who is not."""
    info = await rig.started(*people, game=game, size=len(people))
    for person in people:
        if await rig.prompt(info.id, person):
            return info.id, person, next(p for p in people if p is not person)
    raise AssertionError("nobody is asked")


async def hand(rig: Rig, table: int, person: Person, lang: Lang = "en", extras: HandExtras | None = None) -> Sheet:
    info, view, since_last_move = await rig.host.reading.hand(table, person.id)
    own = await rig.host.notes.extras(table, person.id) if extras is None else extras
    return hand_words(
        services(rig), info, view, words(lang), since_last_move=since_last_move, extras=own, described=True
    )


def verbs(sheet: Sheet) -> list[tuple[int, str]]:
    children: Any = sheet.panel.view().children
    return [(p.table, p.verb) for c in children if (p := Press.parse(c.custom_id))]


async def test_a_note_is_its_writers_alone(rig: Rig) -> None:
    table, person, other = await asked(rig, ANN, BEN, CAT)
    before = await rig.host.reading.table(table), await rig.tasks(), (await hand(rig, table, other)).text
    await rig.host.notes.write_note(table, person, "  the 35 is out\nBen saves chips ")
    after = await rig.host.reading.table(table), await rig.tasks(), (await hand(rig, table, other)).text
    assert after == before, "nothing that others see has changed"
    assert "the 35 is out\nBen saves chips" in (await hand(rig, table, person)).text
    await rig.reopen()
    assert (await rig.host.notes.extras(table, person.id)).note == "the 35 is out\nBen saves chips"
    await rig.host.notes.write_note(table, person, "another")
    kept = await rig.host.personal_data.belongings(person.id)
    assert [n["note"] for n in kept["notes"]] == ["another"]
    await rig.host.notes.write_note(table, person, " ")
    assert (await rig.host.notes.extras(table, person.id)).note == "" and not (
        await rig.host.personal_data.belongings(person.id)
    )["notes"]
    stranger = Person("999", "Zoe")
    assert (await refused(rig.host.notes.write_note(table, stranger, "x"))).reason == "not-at-this-table"
    assert (await refused(rig.host.notes.write_note(table, person, "x" * (LONGEST_NOTE + 1)))).reason == "malformed"


async def test_who_is_forgotten_takes_their_notes_along(rig: Rig) -> None:
    table, person, _ = await asked(rig, ANN, BEN, CAT)
    await rig.host.notes.write_note(table, person, "mine")
    await rig.host.personal_data.forget(person, lambda lang: "somebody")
    assert not await rig.host.tables.store.rows("SELECT 1 FROM notes")


async def test_a_long_note_costs_the_hand_nothing(rig: Rig) -> None:
    table, person, _ = await asked(rig, ANN, BEN, CAT)
    plain, long = await hand(rig, table, person), "x" * LONGEST_NOTE
    noted = await hand(rig, table, person, extras=HandExtras(long))
    assert noted.text.startswith(plain.text) and len(noted.text) <= TEXT_LIMIT
    assert verbs(noted) == verbs(plain)


@pytest.mark.parametrize("typed", ["*" * LONGEST_NOTE, "<@>`#`_\n" * 125, "[_](*)*|" * 125, "\\" * LONGEST_NOTE])
async def test_a_note_of_markup_is_cut_where_the_hand_has_no_room(rig: Rig, typed: str) -> None:
    """Disarmed it is longer than it was typed."""
    table, person, _ = await asked(rig, ANN, BEN, CAT)
    bare = await hand(rig, table, person)
    noted = await hand(rig, table, person, extras=HandExtras(typed[:LONGEST_NOTE].strip()))
    note = noted.text.removeprefix(bare.text).strip()
    assert note.startswith("📝") and note.endswith("…") and len(noted.text) <= TEXT_LIMIT
    assert len(noted.text) > TEXT_LIMIT - 10, "as much of it as there is room for"
    cut = note.removesuffix("…")
    assert (len(cut) - len(cut.rstrip("\\"))) % 2 == 0, "no backslash is left alone"
    assert escaping.as_text(typed).startswith(cut.removeprefix("📝 "))


async def test_a_long_note_leaves_the_words_for_a_picture_that_fails(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table, person, _ = await asked(rig, ANN, BEN, CAT)
    await rig.host.notes.write_note(table, person, "*" * LONGEST_NOTE)
    there = services(rig)

    async def fails(*args: Any, **more: Any) -> Picture:
        return Picture(b"", "hand.png", "cannot be drawn")

    monkeypatch.setattr(there.drawing, "hand", fails, raising=False)
    info, view, since_last_move = await rig.host.reading.hand(table, person.id)
    sheet = await hand_sheet(there, info, view, words("en"), since_last_move=since_last_move)
    names = [escaping.escaped(name) for name in info.names]
    assert there.narration(info.game).hand_alt(Telling(view, names, words("en"))) in sheet.text
    assert sheet.picture is None and sheet.text.endswith("…")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_waits_is_led_to_the_next_table(rig: Rig, lang: Lang) -> None:
    first, person, _ = await asked(rig, ANN, BEN, CAT)
    assert await rig.host.notes.extras(first, person.id) == NO_EXTRAS
    while True:
        rig.now += 1
        second, mover, _ = await asked(rig, ANN, BEN, CAT)
        if mover is person:
            break
    assert (second, "inbox") not in verbs(await hand(rig, first, person, lang)), "here they are asked themselves"
    await rig.act(first, person, "no_thanks")
    sheet = await hand(rig, first, person, lang)
    assert verbs(sheet)[0] == (second, "inbox")
    title = NARRATIONS["geschenk"].title(words(lang))
    children: Any = sheet.panel.view().children
    assert children[0].label == words(lang)("button-next-table", title=title, table=str(second))
    await rig.act(second, person, "no_thanks")
    extras = await rig.host.notes.extras(first, person.id)
    assert extras.following is None or extras.following.id not in (first, second)


async def test_nobody_is_led_away_while_a_computer_thinks(rig: Rig) -> None:
    """The button would come and go within seconds, in the place of the moves."""
    other, person, _ = await asked(rig, ANN, BEN, CAT)
    info = await rig.started(person, computers=2, game="geschenk", size=3)
    for _ in range(20):
        if await rig.prompt(info.id, person):
            await rig.act(info.id, person, "no_thanks")
        info, view = await rig.host.reading.view(info.id, person.id)
        if view.waiting and all(info.seats[p].person is None for p in view.waiting):
            break
    extras = await rig.host.notes.extras(info.id, person.id)
    assert extras.following is not None and extras.following.id == other
    assert (other, "inbox") not in verbs(await hand(rig, info.id, person, "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_empty_inbox_leads_to_the_shelf(rig: Rig, lang: Lang) -> None:
    assert verbs(await inbox_sheet(services(rig), ANN.id, words(lang))) == [(0, "games")]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_inbox_tells_the_clock_and_what_happened_last(rig: Rig, lang: Lang) -> None:
    info = await rig.table(ANN, BEN, CAT, game="geschenk", size=3)
    await rig.host.lobby_options.choose_pace(info.id, ANN, "daily", rig.press())
    await rig.host.dealing.start(info.id, ANN, rig.press())
    people = [p for p in (ANN, BEN, CAT) if await rig.prompt(info.id, p)]
    await rig.act(info.id, people[0], "take")
    await rig.act(info.id, people[0], "no_thanks")
    for person in (ANN, BEN, CAT):
        if await rig.prompt(info.id, person):
            sheet = await inbox_sheet(services(rig), person.id, words(lang))
            assert "<t:" in sheet.text and "\n> " in sheet.text
            assert json.dumps(verbs(sheet)) == json.dumps([[info.id, "inbox"]])


async def test_a_line_of_the_inbox_names_its_table_once(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    title = NARRATIONS["geschenk"].title(words("en"))

    def told(**places: Any) -> str:
        return where(services(rig), replace(info, **places), ANN.id, words("en"))

    assert told(guild="1", channel="5", thread="6") == f"<#6> · table {info.id}", "a thread is named by game and people"
    assert told(guild="1", channel="5", thread=None) == f"{title} table {info.id} <#5>"
    for channel in ("", "7"):
        assert told(guild=None, channel=channel, thread=None) == f"{title} table {info.id} · Ben and Cat"
    alone = tuple(replace(s, person=None) if s.person != ANN.id else s for s in info.seats)
    assert told(guild=None, channel="7", thread=None, seats=alone) == f"{title} table {info.id}"


@pytest.mark.parametrize(
    ("game", "beside"), [("dominuxen", False), ("alliance", False), ("arsene", False), ("jukugo_daifuda", True)]
)
async def test_what_can_be_decided_ahead_does_not_stand_beside_another_question(
    rig: Rig, game: str, beside: bool
) -> None:
    """In Jukugo Daifuda an order answers the question itself; in the others the select comes back after the move."""
    people = (ANN, BEN, CAT, DAN)
    options: dict[str, Any] = {"mode": "individual"} if game == "alliance" else {}
    info = await rig.started(*people, game=game, size=4, **options)
    seen = dict[bool, bool]()
    for _ in range(40):
        for person in people:
            _, view = await rig.host.reading.view(info.id, person.id)
            if any(len(a.wire()) > 1 for a in view.anytime):
                there = [verb for _, verb in verbs(await hand(rig, info.id, person))]
                seen[bool(await rig.prompt(info.id, person))] = "anytime" in there
        if len(seen) == 2:
            break
        await rig.play_on(info.id, *people, moves=1)
    assert seen == {True: beside, False: True}
