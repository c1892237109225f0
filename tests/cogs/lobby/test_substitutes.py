"""The table's texts about offered chairs, and its buttons."""

from __future__ import annotations

import pytest

from cogs.delivery.sheets.open_requests import substitute_buttons, substitute_lines
from cogs.delivery.sheets.table_panels import playing_panel
from cogs.ui.access import its_people
from cogs.ui.ids import Press
from engine.host.model.records import Person
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.delivery.test_clock_words import running
from tests.host.rig import ANN, BEN, CAT, Rig

EVA = Person("105", "E*va*")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_free_chair_and_who_asks_for_it(rig: Rig, lang: Lang) -> None:
    w = words(lang)
    info, _ = await running(rig, ANN, BEN, CAT)
    names = info.names
    assert substitute_lines(info, names, w) == [] and substitute_buttons(info, w) == []
    info = (await rig.host.substitutes.offer_seat(info.id, ANN, None, rig.press())).table
    (offer,) = info.offered_seats
    assert substitute_lines(info, names, w) == [w("chair-free", name="Ann")]
    (button,) = substitute_buttons(info, w)
    assert (button.label, Press.parse(button.custom_id)) == (
        w("button-chairtake"),
        Press(info.id, "chairtake", offer.number),
    )
    await rig.host.substitutes.take_seat(info.id, EVA, offer.number, rig.press())
    info = await rig.host.reading.table(info.id)
    (line,) = substitute_lines(info, names, w)
    assert f"<t:{int(rig.now + 12 * 3600)}:R>" in line and "E*va*" not in line and "va" in line
    assert [Press.parse(b.custom_id).verb for b in substitute_buttons(info, w)] == ["chairyes", "chairno"]
    assert len(playing_panel(info, w).rows) <= 5 and playing_panel(info, w).view().children


async def test_to_whom_a_chair_is_offered_reaches_the_table_and_only_they_read_of_it(rig: Rig) -> None:
    info, _ = await running(rig, ANN, BEN, CAT)
    assert EVA.id not in its_people(info)
    info = (await rig.host.substitutes.offer_seat(info.id, ANN, EVA, rig.press())).table
    assert EVA.id in its_people(info) and substitute_lines(info, info.names, words("en")) == []
    assert substitute_buttons(info, words("en")) == []
