"""Set phrases in Discord: one select, each reader's own language, and switches for people and servers."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.notices import Notices
from cogs.delivery.results import own_result_sheet
from cogs.delivery.sheets.table_sheets import result_sheet
from cogs.people.server_settings import ServerSettings
from cogs.people.settings import Settings
from cogs.play.menu import Menu
from cogs.play.phrases import Phrases
from cogs.ui.ids import Press
from cogs.ui.messages import event_lines
from engine.host.model.phrases import PHRASES
from engine.host.model.records import DeliveryKind, Person, TableInfo
from locales import LANGUAGES, Lang, words
from tests.cogs.panel_world import GUILD, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig


def desk(rig: Rig, lang: Lang, person: Person = ANN, **more: Any) -> Desk:
    return Desk(rig, Phrases, Menu, Settings, ServerSettings, lang=lang, person=person, **more)


async def table(rig: Rig, *people: Person) -> TableInfo:
    """Return a running table of No Thanks!."""
    return await rig.started(
        *people, game="geschenk", size=max(3, len(people)), computers=max(0, 3 - len(people)), guild=str(GUILD)
    )


def verbs(shown: Any) -> list[str]:
    return [Press.parse(i.custom_id).verb for i in shown.panel.view().children]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_picked_in_the_menu_and_read_in_each_ones_language(rig: Rig, lang: Lang) -> None:
    info, speaker = await table(rig, ANN, BEN, CAT), desk(rig, lang)
    await speaker.press(Press(info.id, "menu").custom_id(), forge=True)
    await speaker.click(speaker.words("button-say"))
    (select,) = [i for i in speaker.items if hasattr(i, "options")]
    assert [o.label for o in select.options] == [speaker.words(f"phrases-{name}") for name in PHRASES]
    await speaker.pick(speaker.words("phrases-choose"), "tomorrow")
    assert speaker.last.text == speaker.words("phrases-done", phrase=speaker.words("phrases-tomorrow"))
    for reader in LANGUAGES:
        w = words(reader)
        view, lines = await rig.host.reading.onlooked(info.id, 9)
        said = event_lines(speaker.services, info, lines, view, w)
        assert said[-1].endswith(w("phrases-said", name="Ann", phrase=w("phrases-tomorrow")))
        mine, own, news = await rig.host.reading.hand(info.id, BEN.id)
        assert event_lines(speaker.services, mine, news, own, w)[-1] == said[-1]


async def test_the_menu_offers_it_only_where_somebody_listens(rig: Rig) -> None:
    async def labels(info: TableInfo, person: Person) -> list[str]:
        speaker = desk(rig, "en", person)
        await speaker.press(Press(info.id, "menu").custom_id(), forge=True)
        return speaker.labels

    both, alone = await table(rig, ANN, BEN), await table(rig, ANN)
    say = words("en")("button-say")
    assert say in await labels(both, ANN)
    assert say not in await labels(alone, ANN) and say not in await labels(both, CAT)
    assert await refused(desk(rig, "en", CAT).press(Press(both.id, "say").custom_id(), forge=True)) == (
        "not-at-this-table"
    )
    for values in ((), ("nothing",), ("fun", "end")):
        pressing = desk(rig, "en").press(Press(both.id, "phrase").custom_id(), *values, forge=True)
        assert await refused(pressing) == "malformed"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_people_and_servers_switch_it_off_and_on_again(rig: Rig, lang: Lang) -> None:
    person, manager = desk(rig, lang), desk(rig, lang, BEN, manages=True)
    await person.command("settings")
    await person.click(person.words("toggle-phrases", on="yes"))
    assert person.words("settings-phrases", on="no") in person.last.text
    assert not (await rig.host.settings.person(ANN.id)).phrases
    await person.click(person.words("toggle-phrases", on="no"))
    assert (await rig.host.settings.person(ANN.id)).phrases
    await manager.press(Press(0, "server").custom_id(), forge=True)
    await manager.click(manager.words("toggle-server-phrases", on="yes"))
    assert manager.words("settings-server-phrases", on="no") in manager.last.text
    assert not (await rig.host.servers.settings(str(manager.guild))).phrases
    assert "serverset" not in [Press.parse(i).verb for i in await server_ids(person)], "its managers alone"


async def server_ids(who: Desk) -> list[str]:
    await who.press(Press(0, "server").custom_id(), forge=True)
    return who.ids


async def test_a_result_has_it_and_the_table_gets_it_without_a_sound(rig: Rig) -> None:
    info = await table(rig, ANN, BEN, CAT)
    info = await rig.play_on(info.id, ANN, BEN, CAT)
    speaker, (_, view) = desk(rig, "en"), await rig.host.reading.view(info.id, None)
    for shown in (
        await result_sheet(speaker.services, info, view, speaker.words),
        await own_result_sheet(speaker.services, info, ANN.id, speaker.words),
    ):
        assert verbs(shown)[-1] == "say"
    await rig.deliver()
    await speaker.press(Press(info.id, "phrase").custom_id(), "end", forge=True)
    sent = list[tuple[Any, ...]]()

    async def at_the_table(*given: Any, **_: Any) -> None:
        sent.append(given)

    calls: Any = SimpleNamespace(at_the_table=at_the_table)
    (task,) = [t for t in await rig.host.deliveries.due(9) if t.kind is DeliveryKind.NOTICE]
    await Notices(speaker.services, calls, calls).deliver(await rig.host.reading.table(info.id), task)
    w = words(info.lang)
    assert sent[0][1:3] == (w("phrases-said", name="Ann", phrase=w("phrases-end")), []), "nobody is mentioned"
