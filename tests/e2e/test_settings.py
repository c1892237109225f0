"""Managers change the settings of their server, through the real commands."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Person as Identity
from locales import words
from sandbox import Person
from tests.e2e.driver import new_table
from tests.e2e.robust import JA, lang_of, says, settled, started, told
from tests.e2e.world import World


async def test_managers_set_where_and_what_is_played(world: World, sakura: Person) -> None:
    place = world.box.channel("table")
    assert place.guild_id is not None

    async def kept() -> GuildSettings:
        return await world.host.servers.settings(str(place.guild_id))

    for _ in range(2):
        await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=True))
        await sakura.result(await sakura.slash("table", "settings server game", game="geschenk", on=False))
    assert (await kept()).channels == (str(place.id),)
    assert (await kept()).games_off == ("geschenk",)
    await sakura.result(await new_table(sakura, "table", "geschenk"))
    await sakura.result(await new_table(sakura, "lobby", "tricky_express"))
    assert await world.host.tables.store.rows("SELECT id FROM tables") == []
    await sakura.result(await sakura.slash("table", "settings server language", language="en"))
    await sakura.result(await sakura.slash("table", "settings server threads", on=False))
    await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=False))
    await sakura.result(await sakura.slash("table", "settings server game", game="geschenk", on=True))
    assert await kept() == GuildSettings(str(place.guild_id), "en", (), (), False)
    await sakura.result(await new_table(sakura, "lobby", "geschenk"))
    assert len(await world.host.tables.store.rows("SELECT id FROM tables")) == 1


async def test_a_channel_that_was_deleted_keeps_tables_away_no_longer_than_its_manager_wants(
    world: World, sakura: Person
) -> None:
    """No manager can name a deleted channel, so it is removed with the next change."""
    place = world.box.channel("table")
    await world.host.servers.change(str(place.guild_id), lambda s: replace(s, channels=("12000000000000000000",)))
    for allowed, left in ((True, (str(place.id),)), (False, ())):
        await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=allowed))
        assert (await world.host.servers.settings(str(place.guild_id))).channels == left


async def test_so_many_channels_that_no_message_holds_them_all_are_answered_all_the_same(
    world: World, sakura: Person
) -> None:
    guild = world.box.channel("table").guild_id
    channels = tuple(str(12_000_000_000_000_000_000 + n) for n in range(120))
    await world.host.servers.change(str(guild), lambda s: replace(s, channels=channels))
    for ix in (await sakura.slash("table", "settings server show"), await new_table(sakura, "table", "geschenk")):
        await ix.answer(20)
        text = await told(sakura, ix)
        assert f"<#{channels[0]}>" in text and "…" in text


SILENT = 1 << 12


def hours(begin: int, end: int) -> dict[str, int]:
    return {"from": begin, "until": end}


async def test_in_quiet_hours_a_hand_makes_no_sound(world: World, sakura: Person, alex: Person) -> None:
    now = datetime.now(UTC)
    begin, end = now.hour, (now + timedelta(hours=2)).hour
    answer = await told(sakura, await sakura.slash("table", "settings quiet", **hours(begin, end), zone="UTC"))
    assert f"{begin}:00〜{end}:00（UTC）" in answer
    answer = await told(alex, await alex.slash("table", "settings quiet", **hours(1, 2)))
    assert "time zone" in answer.lower() and (await world.host.settings.person(alex.id)).quiet is None
    assert "UTC" in await told(sakura, await sakura.slash("table", "settings show"))
    offered = await sakura.autocomplete("table", "settings quiet", "zone", zone="tok", **hours(1, 2))
    assert offered[0]["value"] == "Asia/Tokyo"

    table = await started(world, sakura, alex, computers=1)
    await settled(world)
    mine, theirs = await table.posted("hand", sakura), await table.posted("hand", alex)
    assert mine is not None and mine.flags & SILENT
    assert theirs is not None and not theirs.flags & SILENT
    off = await told(sakura, await sakura.slash("table", "settings quiet", **hours(3, 3)))
    assert off == JA("settings-quiet-off")


async def test_who_presses_forced_moves_is_told_so(world: World, sakura: Person) -> None:
    set_so = await sakura.result(await sakura.slash("lobby", "settings forced", on=False))
    assert set_so.content == JA("settings-forced", made="no")
    shown = await sakura.result(await sakura.slash("lobby", "settings show"))
    assert JA("settings-forced", made="no") in shown.content
    assert not (await world.host.settings.person(sakura.id)).forced


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_a_zone_and_a_day_are_typed_as_people_say_them(world: World, name: str) -> None:
    one = world.box.person(name)
    for typed, zone in (("東京", "Asia/Tokyo"), ("JST", "Asia/Tokyo"), ("GMT-3", "Etc/GMT+3"), ("+9", "Etc/GMT-9")):
        await told(one, await one.slash("table", "settings quiet", **hours(1, 2), zone=typed))
        kept = (await world.host.settings.person(one.id)).quiet
        assert kept is not None and kept.zone == zone
    shown = await told(one, await one.slash("table", "settings show"))
    assert "UTC+9" in shown.replace("\\", "") and "Etc" not in shown
    # An ambiguous input leads to a question, and nothing changes.
    zones = words(lang_of(one)).join(["UTC+5", "UTC-5"])
    asked = await told(one, await one.slash("table", "settings quiet", **hours(3, 4), zone="5"))
    assert asked.replace("\\", "") == says("settings-which-zone", one, zone="5", zones=zones)
    assert (await world.host.settings.person(one.id)).quiet == kept
    offered = await one.autocomplete("table", "settings quiet", "zone", zone="5", **hours(1, 2))
    assert [c["value"] for c in offered[:2]] == ["Etc/GMT-5", "Etc/GMT+5"]
    assert [c["name"] for c in offered[:2]] == ["UTC+5", "UTC-5"]

    asked = await told(one, await one.slash("table", "away", until="next Friday"))
    assert says("away-which-day", one, typed="next Friday", days="")[:8] in asked
    assert await world.host.vacations.absences(one.id) == []
    for typed in ("tomorrow", "明日"):
        answer = await told(one, await one.slash("table", "away", until=typed))
        *_, (_, until, _) = await world.host.vacations.absences(one.id)
        here = datetime.fromtimestamp(until - 1, ZoneInfo("Asia/Tokyo")).date()
        assert (
            here
            == (datetime.fromtimestamp(world.host.tables.clock(), ZoneInfo("Asia/Tokyo")) + timedelta(days=1)).date()
        )
        assert f"<t:{int(until) - 1}:D>" in answer
        await world.host.vacations.set_return_date(Identity(one.id, one.name), typed)
    offered = await one.autocomplete("table", "away", "until", until="明後日")
    assert len(offered) == 1
    # The text of an offered choice works like its value.
    await told(one, await one.slash("table", "away", until=offered[0]["name"]))
    assert len([a for a in await world.host.vacations.absences(one.id) if a[1] > world.host.tables.clock()]) == 1
