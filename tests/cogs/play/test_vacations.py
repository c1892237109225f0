"""The inputs for a day, and the texts about absences."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from cogs.people.settings import Settings
from cogs.people.settings_buttons import SET, TOLD
from cogs.play.vacations import GO, PANEL, Vacations, day_choices, the_day
from cogs.ui.ids import Press
from cogs.ui.words.inactivity import absent_sheet
from cogs.ui.words.waiting import away_lines
from engine.host.absence.vacations import COMPUTER, HAND, WAIT, end_of
from engine.host.model.records import Refused
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.delivery.test_clock_words import running, services
from tests.cogs.panel_world import Answered, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig

TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2026-12-24", date(2026, 12, 24)),
        ("2026/12/3", date(2026, 12, 3)),
        ("12-24", date(2026, 12, 24)),
        ("1/5", date(2027, 1, 5)),
        ("11/22", TODAY),
        ("3", date(2026, 11, 25)),
        ("０", TODAY),
        (" ２０２６-１１-３０ ", date(2026, 11, 30)),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str, meant: date) -> None:
    assert the_day(typed, TODAY) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_day_that_was_typed_is_offered_first(lang: Lang) -> None:
    w = words(lang)
    for typed, first in (("3", "2026-11-25"), ("11/30", "2026-11-30"), ("", "2026-11-22"), ("2026-12-0", "2026-12-01")):
        offered = day_choices(typed, TODAY, w)
        assert offered[0].value == first, typed
    assert [c.value for c in day_choices("3", TODAY, w)[1:]] == ["2026-11-23", "2026-11-30", "2026-12-03", "2026-12-05"]
    assert len(day_choices("", TODAY, w)) == 15 and not day_choices("soon", TODAY, w)


@pytest.mark.parametrize("typed", ["", "soon", "2026-02-30", "13/40", "2-29", "99999", "2026-12-24T12:00", "٣"])
def test_what_is_no_day_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="away-no-day"):
        the_day(typed, TODAY)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", [WAIT, COMPUTER])
async def test_the_table_tells_until_when_and_the_hand_the_way_back(rig: Rig, lang: Lang, how: str) -> None:
    w = words(lang)
    info, _ = await running(rig, ANN, BEN, CAT)
    rig_services = services(rig)
    rig_services.clock = lambda: rig.now
    until, _ = await rig.host.vacations.go_away(ANN, date(1970, 1, 14), how, rig.press())
    assert until == end_of(date(1970, 1, 14), await rig.host.vacations.zone_of(ANN.id))
    info = await rig.host.reading.table(info.id)
    seat = next(s.seat for s in info.seats if s.name == "Ann")
    line = w("away-line", name="Ann", until=f"<t:{int(until) - 1}:D>")
    assert away_lines(info, info.names, rig.now, w) == [line] and away_lines(info, info.names, until, w) == []
    assert info.seats[seat].away_until == until
    if how == COMPUTER:
        assert w("absent-note-away") in absent_sheet(rig_services, info, 7, ANN.id, w).text
        rig.now = until
        assert w("absent-note") in absent_sheet(rig_services, info, 7, ANN.id, w).text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_panel_leads_away_and_back(rig: Rig, lang: Lang) -> None:
    desk = Desk(rig, Vacations, lang=lang)
    w = desk.words
    await desk.command("away")
    assert desk.last.text == w("away-panel", days=14) and desk.labels == []
    assert [len(c.options) for c in desk.items] == [15, 3]
    await desk.pick(w("away-choose-how"), HAND)
    assert [o.value for o in desk.items[1].options if o.default] == [HAND]
    last = desk.items[0].options[3].value
    for _ in range(2):
        await desk.press(Press(0, GO, 0, (HAND,)).custom_id(), last, forge=True)
        ((_, until, how),) = await rig.host.vacations.absences(ANN.id)
        assert (until, how) == (end_of(date.fromisoformat(last), await rig.host.vacations.zone_of(ANN.id)), HAND)
        assert desk.last.text == w("away-set-hand", until=f"<t:{int(until) - 1}:D>", count=0)
    await desk.command("away")
    assert desk.last.text == w("away-now", until=f"<t:{int(until) - 1}:D>")
    assert [o.value for o in desk.items[1].options if o.default] == [HAND], "another day changes nothing else"
    assert Press.parse(desk.items[0].custom_id).path == (HAND,)
    await desk.click(w("button-awayback"))
    assert desk.last.text == w("away-back")
    assert not [a for a in await rig.host.vacations.absences(ANN.id) if a[1] > rig.now]
    await desk.command("away", until="tomorrow", how=COMPUTER)
    ((_, until, _),) = [a for a in await rig.host.vacations.absences(ANN.id) if a[1] > rig.now]
    assert desk.last.text == w("away-set-computer", until=f"<t:{int(until) - 1}:D>", count=0)


async def test_a_change_of_many_tables_is_acknowledged_first(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, acknowledged = Desk(rig, Vacations, Settings), acknowledging(rig, monkeypatch)
    await desk.command("away", until="tomorrow")
    await desk.click(desk.words("button-awayback"))
    await desk.command("away")
    await desk.pick(desk.words("away-choose"), desk.items[0].options[1].value)
    await desk.press(Press(0, SET, 0, ("zone",)).custom_id(), "Asia/Tokyo", forge=True)
    for hours in ("23-7", "never"):
        await desk.press(Press(0, SET, 0, ("quiet",)).custom_id(), hours, forge=True)
    await desk.submit(Press(0, TOLD, 0, ("zone",)).custom_id(), zone="+9")
    await desk.submit(Press(0, TOLD, 0, ("quiet",)).custom_id(), **{"from": "1", "until": "6"})
    assert acknowledged == [True] * 8


def acknowledging(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return a list that gets, for each change of a person's hours, whether the newest interaction is acknowledged."""
    newest, acknowledged, change = list[Answered](), list[bool](), rig.host.active_time.change_hours
    begin = Answered.__init__

    def interaction(self: Answered, *about: Any) -> None:
        begin(self, *about)
        newest.append(self)

    async def change_hours(*changed: Any) -> None:
        acknowledged.append(newest[-1].done)
        await change(*changed)

    monkeypatch.setattr(Answered, "__init__", interaction)
    monkeypatch.setattr(rig.host.active_time, "change_hours", change_hours)
    return acknowledged


async def test_a_late_or_forged_day_is_refused(rig: Rig) -> None:
    desk = Desk(rig, Vacations)
    await desk.command("away")
    go = Press(0, GO, 0, (WAIT,)).custom_id()
    last = desk.items[0].options[0].value
    rig.now += 2 * 86_400
    assert await refused(desk.press(go, last)) == "away-past"
    assert await refused(desk.press(go, "9999-12-31", forge=True)) == "away-too-long"
    for custom_id, values in (
        (go, ("2026-02-30",)),
        (go, ("tomorrow",)),
        (go, ()),
        (Press(0, GO, 0, ("never",)).custom_id(), ("2026-12-24",)),
        (Press(0, GO).custom_id(), ("2026-12-24",)),
        (Press(0, PANEL).custom_id(), ("never",)),
        (Press(0, PANEL).custom_id(), ()),
    ):
        assert await refused(desk.press(custom_id, *values, forge=True)) == "malformed"
    assert await rig.host.vacations.absences(ANN.id) == []
