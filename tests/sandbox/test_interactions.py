"""Commands, components and modals of a real bot, as people use them."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import PATIENCE, NoAnswer, Person, Refused, Sandbox
from sandbox.person import upload
from tests.sandbox.echo_bot import EchoBot, Table, answering


async def test_command_with_options_and_locale(box: Sandbox, bot: EchoBot, sakura: Person, alex: Person) -> None:
    answer = await (await sakura.slash("table", "cards ping")).answer()
    assert answer.message and answer.message.content == "pong ja True"
    ix = await alex.slash("table", "cards echo", text="ha", times=3, to=sakura)
    assert (await alex.result(ix)).content == "さくら: hahaha"
    sakura.speak("en-US")
    assert (await sakura.result(await sakura.slash(sakura.dm(), "cards ping"))).content == "pong en-US True"


async def test_the_client_refuses_what_was_not_registered(bot: EchoBot, sakura: Person) -> None:
    for path, options in (
        ("cards nothing", {}),
        ("cards", {}),
        ("cards echo", {}),
        ("cards ping", {"x": 1}),
        ("cards echo", {"text": "a", "times": 6}),
        ("cards echo", {"text": "a", "to": "1"}),
    ):
        with pytest.raises(Refused):
            await sakura.slash("table", path, **options)


async def test_autocomplete(bot: EchoBot, sakura: Person) -> None:
    assert len(await sakura.autocomplete("table", "cards pick", "card", card="")) == 25
    assert [c["value"] for c in await sakura.autocomplete("table", "cards pick", "card", card="1")] == [
        "10S",
        "10H",
        "10D",
        "10C",
    ]


async def test_a_file_as_an_option(bot: EchoBot, sakura: Person) -> None:
    ix = await sakura.slash("table", "cards load", file=upload("match.json", b'{"a": 1}'))
    assert (await sakura.result(ix)).content == 'match.json: {"a": 1}'


async def test_buttons_and_selects(bot: EchoBot, sakura: Person, alex: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards table"))
    assert message.labels == ["Join", "Hand", "Redraw", "Bid"]
    assert message.attachments[0]["description"] == "an empty table"
    assert (message.attachments[0]["width"], message.attachments[0]["height"]) == (32, 20)
    await (await alex.click(message, "Join")).answer()
    assert message.content == "Alex joined"
    await (await alex.select(message, "Play a card", "Card AS", "KS")).answer()
    assert message.content == "played AS KS"
    await alex.result(await alex.click(message, "Redraw"))
    assert [a["filename"] for a in message.attachments] == ["table2.png"]
    for button in ("Never", "t:gone"):
        with pytest.raises(Refused):
            await alex.click(message, button)
    with pytest.raises(Refused):
        await alex.select(message, "Play a card", "AS", "KS", "QS")


async def test_ephemeral_is_seen_by_its_owner_only(bot: EchoBot, sakura: Person, alex: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards table"))
    hand = await alex.result(await alex.click(message, "Hand"))
    assert hand.ephemeral and hand in alex.sees("table") and hand not in sakura.sees("table")
    with pytest.raises(discord.NotFound) as caught:
        await bot.get_partial_messageable(int(hand.channel_id)).fetch_message(int(hand.id))
    assert caught.value.code == 10008
    await alex.dismiss(hand)
    assert hand not in alex.sees("table")


async def test_modal(bot: EchoBot, sakura: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards table"))
    opened = await (await sakura.click(message, "Bid")).answer()
    assert opened.modal and opened.modal["title"] == "Your bid"
    with pytest.raises(Refused):
        await sakura.submit(opened, {"amount": "1234", "suit": "S"})
    with pytest.raises(Refused):
        await sakura.submit(opened, {"amount": "12", "suit": "X"})
    await sakura.box.until(lambda: not answering())
    ix = await sakura.submit(opened, {"Amount": "12", "suit": ["H"]})
    assert (await sakura.result(ix)).content == "さくら bids 12 H"


async def test_components_v2(bot: EchoBot, sakura: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards layout"))
    assert message.v2 and "the table" in message.text and "## Table 1" in message.text
    gallery = next(c for c in message.components[0]["components"] if c["type"] == 12)
    assert gallery["items"][0]["media"]["url"].startswith("http://127.0.0.1")
    await sakura.box.until(lambda: not answering())
    await (await sakura.click(message, "Deal")).answer()
    assert "## dealt" in message.text


async def test_deferred_answer_and_follow_up(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    ix = await sakura.slash("table", "cards slow")
    await ix.answer()
    await box.until(lambda: ix.followups and ix.followups[0].reactions)
    assert ix.message and ix.message.content == "ready" and not ix.message.loading
    follow = ix.followups[0]
    assert follow.content == "followup edited" and follow.data["embeds"][0]["image"]["url"].startswith("http")
    assert follow.attachments == [] and follow.reactions == {"🃏": [box.world.bot.id]}


async def test_dm_open_and_closed(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    ix = await sakura.slash("table", "cards deal")
    assert (await sakura.result(ix)).content.startswith("sent ")
    hand = await sakura.new_message(sakura.dm())
    await (await sakura.click(hand, "Join")).answer()
    assert hand.content == "さくら joined"
    sakura.close_dms()
    assert (await sakura.result(await sakura.slash("table", "cards deal"))).content == "closed 50007"
    sakura.open_dms()
    assert (await sakura.result(await sakura.slash("table", "cards deal"))).content.startswith("sent ")
    sakura.leave()
    user = await bot.fetch_user(int(sakura.id))
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("still there?")
    assert caught.value.code == 50278


async def test_late_and_twice(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    box.ack_seconds = 0.2
    ix = await sakura.slash("table", "cards late")
    with pytest.raises(NoAnswer):
        await ix.answer(box.ack_seconds)
    await box.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10062
    bot.errors.clear()
    box.ack_seconds = PATIENCE
    await (await sakura.slash("table", "cards twice")).answer()
    await box.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 40060


async def test_token_expires(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    kept: list[discord.Interaction] = []

    @bot.listen()
    async def on_interaction(it: discord.Interaction) -> None:
        kept.append(it)

    await (await sakura.slash("table", "cards ping")).answer()
    box.advance(901)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].followup.send("too late")
    assert caught.value.code == 50027


async def test_forged_and_stale_presses_reach_the_bot(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards table"))
    got: list[object] = []

    @bot.listen()
    async def on_interaction(it: discord.Interaction) -> None:
        got.append(dict(it.data or {})["custom_id"])

    await sakura.click(message, "t:never", forge=True)
    await sakura.click(message, "anything at all", forge=True)
    await box.until(lambda: got == ["t:never", "anything at all"])


async def test_interactions_without_a_bot_are_lost(box: Sandbox, sakura: Person) -> None:
    with pytest.raises(Refused):
        await sakura.slash("table", "cards ping")
    channel = box.channel("table")
    message = box.messages.create(channel, box.world.bot, {"content": "x", "components": Table().to_components()})
    box.ack_seconds = 0.1
    with pytest.raises(NoAnswer):
        await (await sakura.click(message, "Join")).answer(box.ack_seconds)


async def test_mentions_ping_only_whom_they_may(box: Sandbox, bot: EchoBot, sakura: Person, alex: Person) -> None:
    channel = bot.get_channel(int(box.channel("table").id))
    assert isinstance(channel, discord.TextChannel)
    text = f"<@{sakura.id}> and <@{alex.id}>"
    await channel.send(text)
    await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(alex.id))]))
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    assert [m.mentions for m in sakura.sees("table")] == [[sakura.id, alex.id], [alex.id], []]


async def test_permissions_of_commands(box: Sandbox, bot: EchoBot, sakura: Person, alex: Person) -> None:
    @bot.tree.command(name="guarded", description="for managers")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def guarded(it: discord.Interaction) -> None:
        await it.response.send_message(str(it.permissions.manage_guild))

    await bot.tree.sync()
    assert (await sakura.result(await sakura.slash("table", "guarded"))).content == "True"
    with pytest.raises(Refused):
        await alex.slash("table", "guarded")
    box.admin.grant(box.guild(), alex.user, "MANAGE_GUILD")
    assert (await alex.result(await alex.slash("table", "guarded"))).content == "True"


async def test_two_presses_at_once(bot: EchoBot, sakura: Person, alex: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards table"))
    both = await asyncio.gather(alex.click(message, "Join"), sakura.click(message, "Join"))
    assert [(await ix.answer()).kind for ix in both] == [7, 7]
