"""What is said of clocks: in the lobby, at the table, in the hand; in both languages, as moments."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lobby.lobby_options import PACE, LobbyOptions
from cogs.ui.ids import Press
from cogs.ui.messages import hand_words, options_text
from cogs.ui.panel import SelectSpec
from cogs.ui.services import Services
from cogs.ui.words.waiting import clock_lines, pace_line
from engine.games.registry import GAMES
from engine.host.model.clock.time_control import CONTROLS, HOUR, PACES
from engine.host.model.records import Person, TableInfo
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, BEN, CAT, Rig


def services(rig: Rig) -> Services:
    drawing: Any = SimpleNamespace(painters=dict.fromkeys(GAMES))
    return Services(rig.host, drawing, NARRATIONS)


async def open_table(rig: Rig, slug: str, pace: str) -> TableInfo:
    size = GAMES[slug].default_seats
    return await rig.host.opening.open_table(
        slug, {}, size, ANN, guild="g", channel="7", lang="ja", interaction=rig.press(), pace=pace
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_every_lobby_names_its_pace_and_offers_the_others(rig: Rig, slug: str, lang: Lang) -> None:
    w, cog = words(lang), LobbyOptions(SimpleNamespace(services=services(rig)))  # type: ignore[arg-type]  # no bot
    plain = await open_table(rig, slug, "none")
    assert w("pace-name") not in "".join(options_text(services(rig), plain, w)), "no clock is not worth a line"
    for pace in CONTROLS:
        info = await open_table(rig, slug, pace)
        assert options_text(services(rig), info, w)[-1] == pace_line(info, w)
        assert w("pace-name") in pace_line(info, w) and w(f"pace-{pace}") in pace_line(info, w)
    row = cog.pace(plain, w).row
    assert isinstance(row, SelectSpec) and Press.parse(row.custom_id).path == (PACE,)
    assert [label.text for label, _ in row.options] == [w(f"pace-{pace}") for pace in PACES]


async def running(rig: Rig, *people: Person) -> tuple[TableInfo, Person]:
    """A table of No Thanks! at the pace of a day, and who is asked there."""
    info = await rig.table(*people, game="geschenk", size=len(people))
    await rig.host.lobby_options.choose_pace(info.id, people[0], "daily", rig.press())
    await rig.host.dealing.start(info.id, people[0], rig.press())
    for person in people:
        if await rig.prompt(info.id, person):
            return await rig.host.reading.table(info.id), person
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_table_and_the_hand_tell_when_the_time_is_up(rig: Rig, lang: Lang) -> None:
    w = words(lang)
    info, asked = await running(rig, ANN, BEN, CAT)
    until = f"<t:{int(rig.now + 24 * HOUR)}:R>"
    assert clock_lines(info, info.names, w) == [w("clock-line", seats=w("clock-seat", name=asked.name, when=until))]
    for person in (ANN, BEN, CAT):
        mine, view = await rig.host.reading.view(info.id, person.id)
        text = hand_words(services(rig), mine, view, w, described=True).text
        assert (w("clock-own", when=until) in text) == (person is asked)
