"""The managers' page about people: whom they keep from the tables, and where reports go."""

from __future__ import annotations

import pytest

from cogs.people.server_settings import ServerSettings
from cogs.people.settings import Settings
from cogs.people.settings_buttons import SERVER, SERVER_SET
from cogs.ui.ids import Press
from engine.host.people.barring import MOST
from locales import LANGUAGES, Lang
from tests.cogs.panel_world import GUILD, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig


def set_(*parts: str) -> str:
    return Press(0, SERVER_SET, 0, parts).custom_id()


async def page(desk: Desk) -> None:
    await desk.press(Press(0, SERVER, 0, ("page",)).custom_id(), "people", forge=True)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_holds_the_longest_list(rig: Rig, lang: Lang) -> None:
    desk = Desk(rig, Settings, ServerSettings, lang=lang, manages=True)
    await page(desk)
    assert desk.words("people-none") in desk.last.text
    for number in range(MOST):
        await rig.host.barring.bar(str(GUILD), ANN, str(12_000_000_000_000_000_000 + number))
    for _ in range(3):
        info = await rig.started(BEN, CAT, game="geschenk", size=3, computers=1, guild=str(GUILD))
        await rig.host.reports.report(info.id, BEN, info.seat_of(CAT.id).seat, "*x*\n" * 125, rig.press())  # type: ignore[union-attr]
    await page(desk)
    assert "1200000000" in desk.last.text and len(desk.last.text) <= 2000


async def test_only_managers_press_there(rig: Rig) -> None:
    desk = Desk(rig, Settings, ServerSettings)
    for press in (
        Press(0, SERVER, 0, ("page",)).custom_id(),
        *(set_(name) for name in ("bar", "letback", "reports", "reportsowner")),
        set_("computers", f"p{BEN.id}"),
    ):
        assert await refused(desk.press(press, BEN.id, forge=True)) == "settings-managers-only"
    assert await rig.host.barring.of(str(GUILD)) == []


async def test_only_who_is_kept_away_loses_seats(rig: Rig) -> None:
    desk = Desk(rig, Settings, ServerSettings, manages=True)
    info = await rig.started(BEN, CAT, game="geschenk", size=3, computers=1, guild=str(GUILD))
    assert await refused(desk.press(set_("computers", f"p{BEN.id}"), forge=True)) == "malformed"
    assert await refused(desk.press(set_("computers"), forge=True)) == "malformed"
    assert await refused(desk.press(set_("bar"), BEN.id, forge=True)) == "bar-bot", "Discord names nobody"
    await rig.host.barring.bar(str(GUILD), ANN, BEN.id)
    elsewhere = await rig.started(BEN, CAT, game="geschenk", size=3, computers=1, guild="6")
    await desk.press(set_("computers", f"p{BEN.id}"), forge=True)
    assert (await rig.host.reading.table(info.id)).seat_of(BEN.id) is None
    assert (await rig.host.reading.table(elsewhere.id)).seat_of(BEN.id) is not None
    await desk.press(set_("letback"), BEN.id, forge=True)
    assert await rig.host.barring.of(str(GUILD)) == []
