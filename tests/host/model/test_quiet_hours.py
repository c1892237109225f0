"""Quiet hours at every boundary, with daylight saving, and in the store."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from engine.host.model.clock.quiet_hours import QuietHours, zone_named, zones
from tests.host.rig import ANN, BEN, Rig


def at(zone: str, text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "quiet", "loud"),
    [
        (23, 7, ["2026-11-22T23:00", "2026-11-22T00:00", "2026-11-22T06:59:59"], ["2026-11-22T07:00", "22:59:59"]),
        (13, 15, ["2026-11-22T13:00", "2026-11-22T14:59:59"], ["2026-11-22T12:59:59", "15:00"]),
        (0, 6, ["2026-11-22T00:00", "2026-11-22T05:59"], ["2026-11-22T06:00", "23:59"]),
        (22, 0, ["2026-11-22T22:00", "2026-11-22T23:59"], ["2026-11-22T00:00", "21:59"]),
    ],
)
@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/Sao_Paulo", "UTC"])
def test_every_boundary(zone: str, begin: int, end: int, quiet: list[str], loud: list[str]) -> None:
    hours = QuietHours(begin, end, zone)
    assert all(hours.covers(at(zone, text)) for text in quiet)
    assert not any(hours.covers(at(zone, text if "T" in text else f"2026-11-22T{text}")) for text in loud)


def test_the_clock_on_the_wall_decides_when_clocks_change() -> None:
    hours = QuietHours(2, 3, "Europe/Berlin")
    assert all(hours.covers(at("Europe/Berlin", "2026-10-25T02:30", fold)) for fold in (0, 1)), "the hour comes twice"
    spring = at("Europe/Berlin", "2026-03-29T01:59:59")
    assert not hours.covers(spring) and not hours.covers(spring + 1), "that night has no such hour"


def test_a_zone_that_nobody_knows_has_no_hours() -> None:
    assert not QuietHours(0, 23, "Mars/Olympus").covers(0.0)
    assert not any(map(zone_named, ("", "Mars/Olympus", "../../etc/passwd", "/etc/localtime", "Asia")))
    assert {"Asia/Tokyo", "UTC"} <= set(zones())


async def test_they_are_kept_with_their_person(rig: Rig) -> None:
    night = QuietHours(23, 7, "Asia/Tokyo")
    await rig.host.active_time.set_quiet(ANN, night)
    await rig.host.settings.set_portrait(ANN, "koi")
    assert (await rig.host.settings.person(ANN.id)).quiet == night and (
        await rig.host.settings.person(BEN.id)
    ).quiet is None
    mine = (await rig.host.personal_data.belongings(ANN.id))["settings"]
    assert (mine["quiet_from"], mine["quiet_until"], mine["zone"]) == (23, 7, "Asia/Tokyo")
    await rig.host.active_time.set_quiet(ANN, None)
    assert (await rig.host.settings.person(ANN.id)).quiet is None
