"""One reader reads the names of computer players in their own language; the table and its record keep theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.hands.live_hands import LiveHands
from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.lobby.computers import computer_names
from cogs.play import premoves
from cogs.play.inbox import Inbox, news_line
from cogs.play.record import Record
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.ids import Press
from cogs.ui.messages import hand_sheet
from cogs.ui.services import Services
from cogs.ui.words.computer_names import NAMES, STARS, for_reader, seen_by_reader
from engine.core.view import View
from engine.host.model.records import TableInfo
from engine.host.people.hand_extras import NO_EXTRAS
from engine.players.levels import LEVELS
from locales import LANGUAGES, Lang, Words, words
from render.narration.contract import Narration
from render.narration.telling import Telling
from tests.cogs.panel_world import GUILD, Desk
from tests.host.rig import ANN, Rig, refused


async def with_computers(rig: Rig, lang: Lang) -> TableInfo:
    names = computer_names(3, "friend", words(lang))
    info = await rig.host.opening.open_table(
        "geschenk", {}, 4, ANN, guild=str(GUILD), channel="7", lang=lang, interaction=rig.press(), computers=names
    )
    return (await rig.host.dealing.start(info.id, ANN, rig.press())).table


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_one_person_reads_has_names_in_their_language(rig: Rig, lang: Lang) -> None:
    w = words(lang)
    info, desk = await with_computers(rig, w.other.lang), Desk(rig, Record, lang=lang)
    theirs, own = info.names[1:], computer_names(3, "friend", w)
    assert not set(theirs) & set(own)
    if prompt := await rig.prompt(info.id, ANN):
        await rig.host.play.act(info.id, ANN, prompt, ["no_thanks"], rig.press())
    seen, view = await rig.host.reading.view(info.id, ANN.id)
    hand = await hand_sheet(desk.services, seen, view, w)
    assert hand.picture is not None
    looked = await desk.press(Press(info.id, "look").custom_id(), forge=True)
    told = [hand.text + hand.picture.alt, looked.text + looked.files[0].description]
    for text in told:
        assert any(name in text for name in own) and not any(name in text for name in theirs), text
    public = await table_sheet(desk.services, await rig.host.reading.table(info.id))
    assert public.picture is not None and not any(name in public.text + public.picture.alt for name in own)
    assert any(name in public.text + public.picture.alt for name in theirs)
    assert (await rig.host.reading.table(info.id)).names == info.names, "the seats keep theirs"


async def test_the_inbox_and_what_can_be_prepared_have_them_too(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Sequence[str]] = []

    def event_lines(_: Services, info: TableInfo, lines: object, view: View, w: Words) -> list[str]:
        seen.extend([info.names, view.people])
        return []

    def labelled(_: Narration, telling: Telling, moves: object) -> list[Any]:
        seen.extend([telling.names, telling.view.people])
        return []

    monkeypatch.setattr(messages, "event_lines", event_lines)
    monkeypatch.setattr(premoves, "labelled", labelled)
    info, desk = await with_computers(rig, "ja"), Desk(rig, Inbox, premoves.Premoves, lang="en")
    if prompt := await rig.prompt(info.id, ANN):
        await rig.host.play.act(info.id, ANN, prompt, ["no_thanks"], rig.press())
    await news_line(desk.services, info, ANN.id, desk.words)
    assert (await refused(desk.press(Press(info.id, "ahead").custom_id(), forge=True))).reason == "ahead-nothing"
    assert seen == [(info.names[0], *computer_names(3, "friend", words("en")))] * 4


async def test_the_picture_of_the_answer_to_a_move_has_them_too(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, ...]] = []

    async def hand(info: TableInfo, *_: Any, **__: Any) -> Picture:
        drawn.append(info.names)
        return Picture(b"drawn", "hand.png", "")

    async def replace(*_: Any, **__: Any) -> None:
        pass

    info, view = await rig.host.reading.view((await with_computers(rig, "ja")).id, ANN.id)
    services = Desk(rig, Inbox).services
    monkeypatch.setattr(services.drawing, "hand", hand)
    bot: Any = SimpleNamespace(services=services)
    acted: Any = SimpleNamespace(table=info, view=view, since_last_move=(), at=0, hand=None)
    place = SimpleNamespace(guild_id=GUILD)
    who: Any = SimpleNamespace(
        words=words("en"), on_message=True, has_picture=True, interaction=place, replace=replace, key="1", unseen=True
    )
    assert await LiveHands(bot)._show_move(who, acted, None, NO_EXTRAS)
    assert drawn == [(info.names[0], *computer_names(3, "friend", words("en")))]


async def test_only_names_of_computers_are_changed(rig: Rig) -> None:
    """Not that of a person who is called like one, nor that of a person for whom a computer sits in."""
    info = await with_computers(rig, "ja")
    like = replace(info.seats[0], name=info.names[1])
    away = replace(info.seats[3], name="Ann", absent=ANN.id)
    info = replace(info, seats=(like, info.seats[1], info.seats[2], away))
    own = computer_names(3, "friend", words("en"))
    assert for_reader(info, words("en")).names == (info.names[1], own[0], own[1], "Ann")
    assert for_reader(info, words("ja")) is info
    _, view = await rig.host.reading.view(info.id, None)
    assert seen_by_reader(info, view, words("en"))[1].people == for_reader(info, words("en")).names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_known_at_every_level(lang: Lang) -> None:
    assert set(LEVELS) < set(STARS)
    for level in STARS:
        assert len(set(computer_names(NAMES, level, words(lang)))) == NAMES
