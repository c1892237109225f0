"""*Play on from here*: one press in looking back opens a table in the caller's direct messages."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.sheets.table_panels import result_panel
from cogs.play.play_on import PlayOn
from cogs.play.replay import Replay
from cogs.ui.ids import Press
from cogs.ui.panel import Panel
from cogs.ui.words.escaping import escaped
from engine.host.model.records import Person, Status, TableInfo
from locales import LANGUAGES, Lang, words
from tests.cogs.panel_world import GUILD, Desk, refused
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

PEOPLE = (ANN, BEN, CAT)


async def over(rig: Rig) -> TableInfo:
    info = await rig.started(*PEOPLE, game="geschenk", size=3, guild=str(GUILD))
    return await rig.play_on(info.id, *PEOPLE)


def desk(rig: Rig, lang: Lang, person: Person) -> Desk:
    made = Desk(rig, Replay, PlayOn, lang=lang, person=person)

    async def replay(*_: object, **__: object) -> None:
        return None

    made.services.drawing = SimpleNamespace(replay=replay)  # type: ignore[assignment]  # nothing is drawn here
    return made


async def test_its_result_is_not_offered_to_be_shown(rig: Rig) -> None:
    info = await over(rig)
    assert verbs(result_panel(info, words("en"))) == ["rematch", "replay", "share"]
    acted = await rig.host.play_on.open(
        info.id, 4, 1, BEN, ["A", "B"], "house", channel="7", lang="en", interaction=rig.press()
    )
    again = await rig.play_on(acted.table.id, BEN)
    assert verbs(result_panel(again, words("en"))) == ["rematch", "replay"]


def verbs(panel: Panel) -> list[str]:
    return [Press.parse(str(item.custom_id)).verb for item in panel.view().children]  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_two_presses_lead_to_a_hand(rig: Rig, lang: Lang) -> None:
    info, who = await over(rig), desk(rig, lang, BEN)
    await rig.host.settings.set_dm_channel(BEN.id, "777")
    await who.press(Press(info.id, "replay").custom_id(), forge=True)
    await who.click(who.words("button-replay-ten"))
    await who.click(who.words("button-play-on"))
    assert "<#777>" in who.last.text and "Ben" in who.last.text
    (mine,) = await rig.host.reading.tables_of(BEN.id)
    assert (mine.status, mine.guild, mine.channel, mine.lang) == (Status.PLAYING, None, "777", lang)
    assert [s.person for s in mine.seats] == [None, BEN.id, None]
    assert who.words("computer-name-1") in mine.seats[0].name


async def test_the_hand_that_is_shown_is_ones_own_then(rig: Rig) -> None:
    info, who = await over(rig), desk(rig, "en", DAN)
    await rig.host.settings.remember_person(DAN)
    await rig.host.settings.set_dm_channel(DAN.id, "777")
    for whose, seat in ((2, 2), (0, 0)):
        await who.press(Press(info.id, "playon", 4, (whose,)).custom_id(), forge=True)
        mine = (await rig.host.reading.tables_of(DAN.id))[-1]
        assert [s.person for s in mine.seats].index(DAN.id) == seat
    _, film = await rig.host.replay.film(info.id, None)
    await who.press(Press(info.id, "playon", 4, ("all",)).custom_id(), forge=True)
    mine = (await rig.host.reading.tables_of(DAN.id))[-1]
    assert [s.person for s in mine.seats].index(DAN.id) == film.frame(4).view.waiting[0], "an onlooker is to move"
    assert await refused(who.press(Press(info.id, "playon", 4, (9,)).custom_id(), forge=True)) == "malformed"
    assert await refused(who.press(Press(info.id, "playon", 4, ("x",)).custom_id(), forge=True)) == "malformed"


async def test_not_at_the_end_and_not_in_mid_game(rig: Rig) -> None:
    info, who = await over(rig), desk(rig, "en", ANN)
    await rig.host.settings.set_dm_channel(ANN.id, "777")
    await who.press(Press(info.id, "replay", 10**6, ("here", "mover")).custom_id(), forge=True)
    (button,) = [i for i in who.items if getattr(i, "label", "") == who.words("button-play-on")]
    assert button.disabled
    assert await refused(who.press(Press(info.id, "playon", 10**6).custom_id(), forge=True)) == "play-on-end"
    running: Any = await rig.started(*PEOPLE, game="geschenk", size=3, guild=str(GUILD))
    assert await refused(who.press(Press(running.id, "playon", 0).custom_id(), forge=True)) == "not-over"


async def test_a_name_has_no_effect_on_the_answer(rig: Rig) -> None:
    sly = Person(BEN.id, "[here](https://x.example) **x**")
    info = await rig.started(*PEOPLE, game="geschenk", size=3, guild=str(GUILD))
    await rig.host.settings.take_name(sly)
    info = await rig.play_on(info.id, ANN, sly, CAT)
    assert info.names[1] == sly.name
    who = desk(rig, "en", ANN)
    await rig.host.settings.set_dm_channel(ANN.id, "777")
    await who.press(Press(info.id, "playon", 4, (1,)).custom_id(), forge=True)
    assert escaped(sly.name) in who.last.text and sly.name not in who.last.text
