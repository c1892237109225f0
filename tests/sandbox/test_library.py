"""Other calls of discord.py that the bot may make."""

from __future__ import annotations

import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.echo_bot import EchoBot, Table, picture, png


@pytest.fixture
def channel(box: Sandbox, bot: EchoBot) -> discord.TextChannel:
    found = bot.get_channel(int(box.channel("table").id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_application_emoji(box: Sandbox, bot: EchoBot, channel: discord.TextChannel) -> None:
    emoji = await bot.create_application_emoji(name="spade_10", image=png().getvalue())
    assert [e.id for e in await bot.fetch_application_emojis()] == [emoji.id]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="x"))
    message = await channel.send("x", view=view)
    await message.add_reaction(emoji)
    assert await emoji.read() == png().getvalue()
    with pytest.raises(discord.HTTPException):
        await bot.create_application_emoji(name="spade_10", image=png().getvalue())
    await emoji.edit(name="renamed")
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_pins_reactions_history_and_bulk_delete(
    box: Sandbox, bot: EchoBot, sakura: Person, channel: discord.TextChannel
) -> None:
    sent = [await channel.send(str(n)) for n in range(5)]
    await sent[0].pin()
    assert [m.id async for m in channel.pins()] == [sent[0].id]
    await sent[0].unpin()
    await sent[1].add_reaction("👍")
    await sakura.react(box.channel("table").messages[str(sent[1].id)], "👍")
    fetched = await channel.fetch_message(sent[1].id)
    assert fetched.reactions[0].count == 2
    assert {u.name async for u in fetched.reactions[0].users()} == {"Tefuda", "さくら"}
    await sent[1].clear_reactions()
    assert [m.content async for m in channel.history(limit=3, oldest_first=False)] == ["", "4", "3"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    await channel.delete_messages(sent[:3])
    await sent[3].delete()
    assert [m.content for m in sakura.sees("table")] == ["4", ""]
    assert {"MESSAGE_DELETE_BULK", "MESSAGE_REACTION_ADD", "CHANNEL_PINS_UPDATE"} <= set(bot.seen)


async def test_edit_files_and_replies(box: Sandbox, sakura: Person, channel: discord.TextChannel) -> None:
    said = await sakura.say("table", "hello", files={"a.txt": b"x"})
    assert said.attachments[0]["filename"] == "a.txt"
    reply = await (await channel.fetch_message(int(said.id))).reply("hi")
    assert reply.reference and reply.reference.message_id == int(said.id)
    message = await channel.send("x", files=[picture("a.png", "first"), picture("b.png", "second")])
    first, second = message.attachments
    await message.edit(attachments=[second, picture("c.png", "third")])
    now = box.channel("table").messages[str(message.id)]
    assert [(a["filename"], a["description"]) for a in now.attachments] == [("b.png", "second"), ("c.png", "third")]
    assert box.read_file(str(first.id)) is None and box.read_file(str(second.id))
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content=None, attachments=[])
    assert caught.value.code == 50006
    with pytest.raises(discord.Forbidden) as refused:
        await (await channel.fetch_message(int(said.id))).edit(content="mine now")
    assert refused.value.code == 50005


async def test_a_view_is_stripped_and_a_layout_replaces_text(box: Sandbox, channel: discord.TextChannel) -> None:
    message = await channel.send("text", view=Table())
    await message.edit(view=None)
    kept = box.channel("table").messages[str(message.id)]
    assert kept.components == [] and kept.content == "text"
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(discord.ui.TextDisplay("words"))
    with pytest.raises(discord.HTTPException):
        await message.edit(view=layout)
    await message.edit(content=None, view=layout)
    assert kept.v2 and kept.text == "words"


async def test_channels_guilds_and_members(
    box: Sandbox, bot: EchoBot, sakura: Person, channel: discord.TextChannel
) -> None:
    guild = await bot.fetch_guild(channel.guild.id)
    assert guild.name == "Home" and guild.preferred_locale is discord.Locale.american_english
    assert [c.name for c in await channel.guild.fetch_channels()] == ["table", "lobby"]
    assert (await guild.fetch_member(int(sakura.id))).display_name == "さくら"
    assert channel.permissions_for(channel.guild.me).send_messages
    box.admin.deny(box.channel("table"), "SEND_MESSAGES")
    await box.until(lambda: not channel.permissions_for(channel.guild.me).send_messages)
    assert (await bot.application_info()).owner.name == "さくら"
    assert [g.name async for g in bot.fetch_guilds()] == ["Home"]
    await channel.guild.leave()
    await box.until(lambda: "GUILD_DELETE" in bot.seen)
