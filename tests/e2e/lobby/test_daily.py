"""The deal of the day, and a table dealt again, through the real commands."""

from __future__ import annotations

from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, Sitting, presses, settled, stand_still, started, told
from tests.e2e.world import World

EN = words("en")


def button(message: Message, verb: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb)


async def test_the_same_cards_come_by_direct_message_and_the_result_is_shared_without_them(
    world: World, sakura: Person, alex: Person
) -> None:
    stand_still(world)  # tomorrow there is another deal
    world.host.daily.featured = lambda day: "geschenk"  # type: ignore[method-assign]
    page = await sakura.result(await sakura.slash("table", "daily"))
    assert page.ephemeral and JA("daily-what", count=3) in page.content and len(page.attachments) == 1
    await sakura.result(await sakura.click(page, button(page, "dailyplay")))
    theirs = await alex.result(await alex.slash(alex.dm(), "daily"))
    await alex.result(await alex.click(theirs, button(theirs, "dailyplay")))
    (mine,), (other,) = [await world.host.reading.tables_of(p.id) for p in (sakura, alex)]
    assert mine.guild is None and mine.id != other.id
    assert await told(alex, await press_from(alex, "table", mine.id, "log")) == EN("no-such-table")
    await Sitting(world, mine.id, [sakura]).end()
    await settled(world)
    (result,) = [m for m in sakura.sees(sakura.dm()) if "rematch" in {p.verb for p in presses(m)}]
    assert {p.verb for p in presses(result)} == {"rematch", "replay", "share"} and "```" in result.content
    page = await sakura.result(await sakura.slash("table", "daily"))
    assert JA("daily-first") in page.content
    public = await sakura.result(await sakura.click(page, button(page, "dailyshare")))
    assert not public.ephemeral and "さくら" in public.content and len(public.attachments) == 1
    assert await told(sakura, await sakura.click(page, button(page, "dailyshare"))) == JA(
        "share-done", channel=str(public.channel_id)
    )
    # A reader of the result tries the same cards from there, on a page of their own.
    seen = await alex.result(await alex.click(public, button(public, "daily")))
    assert seen.ephemeral and seen.id != public.id and EN("geschenk-title") in seen.content
    # From direct messages one picks a channel of a server where both may write.
    await started(world, sakura, alex, computers=1, players=3)
    where = await sakura.result(await sakura.click(result, button(result, "share")))
    (select,) = where.selects
    channels = {c.name: str(c.id) for c in world.box.world.channels.values()}
    assert str(public.channel_id) in [o["value"] for o in select["options"]], channels
    film = await sakura.result(await sakura.click(result, button(result, "replay")))
    await (await sakura.click(film, button(film, "replaymore"))).answer()
    await world.box.until(lambda: "replayshare" in {p.verb for p in presses(film)})
    sealed = await told(sakura, await sakura.click(film, button(film, "replayshare")))
    assert sealed == JA("cards-sealed")


async def test_a_table_is_dealt_again_to_those_who_do_not_know_its_cards(
    world: World, sakura: Person, alex: Person, minato: Person
) -> None:
    first = await started(world, sakura, computers=2, players=3)
    await first.end()
    await settled(world)
    film = await sakura.result(
        await sakura.click(await first.table_message(), button(await first.table_message(), "replay"))
    )
    more = await sakura.result(await sakura.click(film, button(film, "replaymore")))
    offer = await sakura.result(await sakura.click(more, button(more, "cardsoffer")))
    assert not offer.ephemeral and offer.labels == [JA("button-deal-again")] and "さくら" in offer.content
    assert await told(sakura, await sakura.click(offer, button(offer, "dealagain"))) == JA("cards-known")
    opened = await alex.result(await alex.click(offer, button(offer, "dealagain")))
    (second,) = await world.host.reading.tables_of(alex.id)
    assert not opened.ephemeral and second.size == 3
    assert (await world.host.reading.table(second.id)).cards == (await world.host.reading.table(first.id)).match
    look = await told(alex, await press_from(alex, "table", first.id, "replay"))
    assert look == EN("cards-in-play", table=second.id)
    table = Sitting(world, second.id, [alex, minato])
    await settled(world)
    lobby = await table.table_message()
    assert EN("lobby-same-cards") in lobby.content
    assert await told(sakura, await table.press(sakura, lobby, "join")) == JA("cards-known")
    await (await table.press(minato, lobby, "join")).answer()
    await settled(world)
    await (await table.press(alex, await table.table_message(), "cpu")).answer()
    await settled(world)
    await (await table.press(alex, await table.table_message(), "start")).answer()
    await table.end()
    await settled(world)
    assert (await table.info()).status is Status.FINISHED
    side = await minato.result(await table.press(minato, await table.table_message(), "samecards"))
    assert JA("same-cards-heading", count=2) in side.content and "さくら" in side.attachments[0]["description"]
