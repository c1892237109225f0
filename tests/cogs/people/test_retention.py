"""The rounds that delete what is not kept any longer, and the setting of /settings for it."""

from __future__ import annotations

import pytest

from cogs.people.retention import Retention
from cogs.people.settings_buttons import SET
from cogs.ui.ids import Press
from engine.host.people.forgetting import MONTH_S
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.digest_server import Discord
from tests.cogs.panel_world import refused
from tests.cogs.people.test_settings import opened, page
from tests.host.rig import ANN, BEN, Rig


async def test_who_wished_it_is_forgotten_and_old_tables_are_thinned(rig: Rig) -> None:
    there = Discord(rig)
    cog = Retention(there.bot)
    services = there.bot.services
    table = (await rig.started(ANN, BEN, computers=1, size=3, game="geschenk")).id
    for person in (ANN, BEN):
        await rig.host.play.vote_end(table, person, rig.press())
    await rig.host.forgetting.set_months(ANN, 6)
    rig.host.thinning.days = 365
    rig.now += 6 * MONTH_S - 60
    services.press_times[BEN.id] = rig.now
    await cog.round()
    assert (await rig.host.settings.person(ANN.id)).name == "Ann", "not a minute sooner"
    rig.now += 60
    await cog.round()
    assert (await rig.host.settings.person(ANN.id)).name == ""
    assert (await rig.host.settings.person(BEN.id)).name == "Ben"
    assert await rig.host.reading.happened(table, None)
    rig.now += 7 * MONTH_S
    await cog.round()
    assert await rig.host.reading.happened(table, None) == []


async def test_a_press_after_months_keeps_a_person(rig: Rig) -> None:
    there = Discord(rig)
    cog = Retention(there.bot)
    await rig.host.settings.remember_person(ANN)
    await rig.host.forgetting.set_months(ANN, 6)
    rig.now += 6 * MONTH_S
    there.bot.services.press_times[ANN.id] = rig.now
    await cog.round()
    assert (await rig.host.settings.person(ANN.id)).name == "Ann"


async def test_after_a_long_stop_people_have_a_day_to_come_back(rig: Rig) -> None:
    there = Discord(rig)
    await rig.host.forgetting.set_months(ANN, 6)
    await rig.started(ANN, BEN, computers=1, size=3, game="geschenk")
    rig.now += 12 * MONTH_S
    await rig.reopen()
    there = Discord(rig)
    cog = Retention(there.bot)
    await cog.round()
    assert (await rig.host.settings.person(ANN.id)).name == "Ann"
    rig.now += 86_400.0
    await cog.round()
    assert (await rig.host.settings.person(ANN.id)).name == ""


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_setting_says_what_it_does(rig: Rig, lang: Lang) -> None:
    desk = await opened(rig, lang)
    w = desk.words
    await page(desk, "forget")
    assert w("settings-forget-told") in desk.last.text and w("forget-after", months=0) in desk.last.text
    await desk.pick(w("settings-forget-choose"), "12")
    assert (await rig.host.settings.person(ANN.id)).forget_after == 12
    assert w("settings-forget", months=12) in desk.last.text
    assert await refused(desk.press(Press(0, SET, 0, ("forget",)).custom_id(), "1", forge=True)) == "malformed"
    await page(desk, "forget")
    await desk.pick(w("settings-forget-choose"), "0")
    assert (await rig.host.settings.person(ANN.id)).forget_after == 0
    assert w("settings-forget", months=0) not in desk.last.text
