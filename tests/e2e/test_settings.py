"""Managers set what holds in their server, through the real commands."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from engine.host.preferences import GuildSettings
from sandbox import Person
from tests.e2e.robust import JA, settled, started, told
from tests.e2e.world import World


async def test_managers_set_where_and_what_is_played(world: World, sakura: Person) -> None:
    place = world.box.channel("table")
    assert place.guild_id is not None

    async def kept() -> GuildSettings:
        return await world.host.guild(str(place.guild_id))

    for _ in range(2):
        await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=True))
        await sakura.result(await sakura.slash("table", "settings server game", game="geschenk", on=False))
    assert (await kept()).channels == (str(place.id),)
    assert (await kept()).games_off == ("geschenk",)
    await sakura.result(await sakura.slash("table", "geschenk new"))
    await sakura.result(await sakura.slash("lobby", "tricky_express new"))
    assert await world.host.store.rows("SELECT id FROM tables") == []
    await sakura.result(await sakura.slash("table", "settings server language", language="en"))
    await sakura.result(await sakura.slash("table", "settings server threads", on=False))
    await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=False))
    await sakura.result(await sakura.slash("table", "settings server game", game="geschenk", on=True))
    assert await kept() == GuildSettings(str(place.guild_id), "en", (), (), False)
    await sakura.result(await sakura.slash("lobby", "geschenk new"))
    assert len(await world.host.store.rows("SELECT id FROM tables")) == 1


async def test_a_channel_that_was_deleted_keeps_tables_away_no_longer_than_its_manager_wants(
    world: World, sakura: Person
) -> None:
    """Nobody can name it, so it goes with the next change."""
    place = world.box.channel("table")
    await world.host.change_guild(str(place.guild_id), lambda s: replace(s, channels=("12000000000000000000",)))
    for allowed, left in ((True, (str(place.id),)), (False, ())):
        await sakura.result(await sakura.slash("table", "settings server channel", channel=place.id, allowed=allowed))
        assert (await world.host.guild(str(place.guild_id))).channels == left


async def test_so_many_channels_that_no_message_holds_them_all_are_answered_all_the_same(
    world: World, sakura: Person
) -> None:
    guild = world.box.channel("table").guild_id
    channels = tuple(str(12_000_000_000_000_000_000 + n) for n in range(120))
    await world.host.change_guild(str(guild), lambda s: replace(s, channels=channels))
    for ix in (await sakura.slash("table", "settings server show"), await sakura.slash("table", "geschenk new")):
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
    assert "time zone" in answer.lower() and (await world.host.person(alex.id)).quiet is None
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
    assert not (await world.host.person(sakura.id)).forced
