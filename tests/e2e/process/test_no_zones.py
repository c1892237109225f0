"""Neither the system nor tzdata knows a time zone: one line at the start, and kind answers."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import zoneinfo
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import bot
from cogs.run.environment import BadSettings, Settings
from cogs.typed import zones
from engine.host.model.clock import quiet_hours
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.quiet_hours import QuietHours, has_zones, zone_named
from sandbox import Person
from tests.e2e.robust import JA, told
from tests.e2e.world import World


@pytest.fixture
def no_zones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = zoneinfo.TZPATH
    for name in {"tzdata", *(name for name in sys.modules if name.partition(".")[0] == "tzdata")}:
        monkeypatch.setitem(sys.modules, name, None)
    zoneinfo.reset_tzpath(to=[])
    forget()
    yield
    zoneinfo.reset_tzpath(to=before)
    forget()


def forget() -> None:
    """Clear the cached zones and all that was derived from them: other tests of this process have other zones."""
    zoneinfo.ZoneInfo.clear_cache()
    for known in (quiet_hours.zones, zones._by_name, zones._by_place):
        known.cache_clear()


def test_what_we_install_knows_time_zones() -> None:
    """Windows and slim images have no zones of their own."""
    module = "engine.host.model.clock.quiet_hours"
    ask = f"from {module} import has_zones, zones; print(has_zones(), 'Europe/Berlin' in zones())"
    environ = {**os.environ, "PYTHONTZPATH": ""}
    here = Path(bot.__file__).parent
    done = subprocess.run([sys.executable, "-c", ask], cwd=here, env=environ, capture_output=True, check=True)
    assert done.stdout.split() == [b"True", b"True"]


def test_hours_of_an_unknown_zone_stop_nothing(no_zones: None) -> None:
    hours = QuietHours(23, 7, "Asia/Tokyo")
    assert not has_zones() and not hours.covers(0.0)
    assert ActiveHours(hours).after(0.0, 100.0) == 100.0
    assert zone_named("UTC") is UTC and QuietHours(0, 6, "UTC").covers(0.0), "UTC needs no files"


async def test_the_start_says_so_once(
    no_zones: None, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "file"
    folder.touch()
    with caplog.at_level(logging.WARNING, logger="tefuda"), pytest.raises(BadSettings):
        await bot.live(Settings("x.y.z", folder))
    (line,) = [record.getMessage() for record in caplog.records if record.name == "tefuda"]
    assert "tzdata" in line and "quiet hours" in line and "\n" not in line


async def test_commands_answer_kindly(world: World, sakura: Person, no_zones: None) -> None:
    panel = await sakura.result(await sakura.slash("table", "settings"))
    page = await sakura.result(await sakura.select(panel, JA("settings-choose"), "quiet"))
    hours = JA("settings-quiet-choose")
    assert await told(sakura, await sakura.select(page, hours, "23-7")) == JA("settings-no-zones")
    assert (await world.host.settings.person(sakura.id)).quiet is None, "hours that would not count are not kept"
    page = await sakura.result(await sakura.select(page, JA("settings-zone-choose"), "UTC"))
    assert "UTC" in await told(sakura, await sakura.select(page, hours, "23-7"))
    text = await told(sakura, await sakura.slash("table", "away", until="3"))
    midnight = datetime.fromtimestamp(world.host.tables.clock(), UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    assert f"<t:{int(midnight.timestamp()) + 4 * 86_400 - 1}:" in text, "by UTC"
