"""Managers set what holds in their server, through the real commands."""

from __future__ import annotations

from engine.host.records import GuildSettings
from sandbox import Person
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
