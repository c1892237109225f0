"""Parts of a server beside its tables, through the real commands: a list of seats, its week, a league."""

from __future__ import annotations

from engine.host.model.records import Status, TableInfo
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, Sitting, opened, presses, settled, shows_one_hand, told
from tests.e2e.world import World, eventually

EN = words("en")


def button(message: Message, verb: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb)


async def posted(person: Person, verb: str, text: str = "") -> Message:
    """Return the newest message in the channel with such a button and this part in its text."""

    def found() -> list[Message]:
        return [m for m in person.sees("table") if verb in {p.verb for p in presses(m)} and text in m.content]

    try:
        await person.box.until(found)
    except TimeoutError:
        seen = [m.content for m in person.sees("table")]
        raise TimeoutError(f"no message with {verb} and {text!r}: {seen}") from None
    return found()[-1]


async def test_one_sits_down_from_the_list_and_the_week_is_shown_to_managers(
    world: World, sakura: Person, alex: Person
) -> None:
    assert await told(alex, await press_from(alex, "lobby", 0, "openseats")) == EN("open-seats-none")
    table = await opened(world, sakura, players=3)
    shelf = await alex.result(await alex.slash("lobby", "games", players=3, minutes=20))
    assert EN("open-seats-button", count=1) in shelf.labels
    listed = await alex.result(await alex.click(shelf, button(shelf, "openseats")))
    assert EN("open-seats-heading", count=1) in listed.content and EN("open-seats-pace-none") in listed.content
    await alex.result(await alex.click(listed, button(listed, "join")))
    assert (await table.info()).seat_of(alex.id) is not None
    panel = await sakura.result(await sakura.slash("table", "settings"))
    server = await sakura.result(await sakura.click(panel, JA("button-settings-server")))
    page = await sakura.result(await sakura.select(server, JA("settings-choose"), "digest"))
    shown = await sakura.result(await sakura.click(page, JA("button-digesthere")))
    assert JA("digest-preview") in shown.content and JA("open-seats-free", count=1) in shown.content
    off = await told(sakura, await sakura.click(shown, JA("button-digestoff")))
    assert JA("settings-server-digest-off") in off


async def test_a_league_begins_and_deals_its_first_table(world: World, sakura: Person, alex: Person) -> None:
    leagues = await sakura.result(await sakura.slash("table", "league"))
    form = await sakura.select(leagues, JA("league-new"), "en_garde")
    await form.answer()
    await sakura.result(await sakura.submit(form, {"weeks": "0", "pace": "daily", "players": "2"}))
    board = await posted(sakura, "leaguejoin")
    await alex.result(await alex.click(board, button(board, "leaguejoin")))
    board = await posted(sakura, "leaguestart", "Alex")
    refused = await told(alex, await alex.click(board, button(board, "leaguestart")))
    assert refused == EN("league-organiser-only")
    await sakura.result(await sakura.click(board, button(board, "leaguestart")))

    async def dealt() -> list[TableInfo]:
        return [t for t in await world.host.reading.tables_of(alex.id) if t.status is Status.PLAYING]

    (info,) = await eventually(dealt)
    assert info.pace == "daily" and info.thread is not None
    # The pairings are posted before their tables are open, and changed then.
    week = await posted(sakura, "leagueweek", f"<#{info.thread}>")
    assert "Alex" in week.content
    await settled(world)
    sitting = Sitting(world, info.id, [sakura, alex])
    await shows_one_hand(sitting, await sitting.awaited())
    page = await alex.result(await alex.click(week, button(week, "leagueweek")))
    assert page.ephemeral and len(page.attachments) == 1 and EN("league-mine") in page.content
    asked = await alex.result(await alex.click(page, button(page, "leagueleave")))
    left = await told(alex, await alex.click(asked, button(asked, "leagueout")))
    assert left == EN("league-left-running")
