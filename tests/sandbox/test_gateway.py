"""The gateway: connecting, leaving, resuming, shards, intents, and faults on demand."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox import TOKEN, NoAnswer, Person, Refused, Sandbox
from sandbox.gateway import FLIGHT
from sandbox.limits.errors import ApiError
from tests.sandbox.echo_bot import EchoBot, Running, point
from tests.sandbox.wire import Wire


async def test_a_cut_connection_resumes_and_replays(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    await box.gateway_server.drop()
    assert not box.gateway_server.online
    ix = await sakura.slash("table", "cards ping")
    assert (await sakura.result(ix)).content.startswith("pong")
    assert "RESUMED" in bot.seen and bot.ready_count == 1


async def test_opcodes_7_and_9(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    box.gateway_server.reconnect()
    await box.until(lambda: "RESUMED" in bot.seen)
    box.gateway_server.invalidate()
    await box.until(lambda: bot.seen.count("READY") == 2)
    assert (await sakura.result(await sakura.slash("table", "cards ping"))).content.startswith("pong")


async def test_a_lost_session_begins_anew(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    await box.gateway_server.drop(4000, forget=True)
    lost = await sakura.slash("table", "cards ping")
    await box.until(lambda: bot.seen.count("READY") == 2)
    with pytest.raises(NoAnswer):
        await lost.answer(0.2)


async def test_a_heartbeats_answer_takes_as_long_as_over_a_network(box: Sandbox) -> None:
    """An answer without delay would look late: discord.py notes the time of sending only after sending."""
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{box.gateway}?v=10&encoding=json") as ws:
        assert (await ws.receive_json())["op"] == 10
        sent = asyncio.get_running_loop().time()
        await ws.send_json({"op": 1, "d": None})
        assert (await ws.receive_json())["op"] == 11
        assert asyncio.get_running_loop().time() - sent >= FLIGHT - 0.005


async def test_stalled_heartbeats_are_noticed(oracle: object) -> None:
    box = Sandbox(heartbeat=0.1)
    box.add_person("さくら")
    box.add_guild("Home", "table")
    async with box, Running(box, heartbeat_timeout=0.5) as bot:
        box.gateway_server.stall_heartbeats = True
        await box.until(lambda: any(op == 6 for _, op in box.gateway_server.ops))
        box.gateway_server.stall_heartbeats = False
        await box.until(lambda: "RESUMED" in bot.seen)


@pytest.mark.logs_error("Attempting a reconnect")
async def test_refused_gateway_and_wrong_intents(box: Sandbox) -> None:
    box.gateway_server.refuse = True
    # A first connection that fails ends discord.py 2.7.1, with an AttributeError of its own.
    with pytest.raises((aiohttp.ClientError, AttributeError)):
        async with Running(box):
            pass
    box.gateway_server.refuse = False
    intents = discord.Intents.default()
    intents.members = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with Running(box, intents=intents):
            pass


class Sharded(discord.AutoShardedClient):
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between identifies."""


async def test_shards(box: Sandbox, sakura: Person) -> None:
    box.shards = 2
    bot = Sharded(intents=discord.Intents.default(), guild_ready_timeout=0.05)
    point(box)
    task = asyncio.create_task(bot.start(TOKEN))
    await box.until(lambda: len(box.gateway_server.sessions) == 2 and bot.is_ready())
    shards = {s.shard for s in box.gateway_server.sessions.values()}
    assert shards == {(0, 2), (1, 2)} and len(bot.guilds) == 1
    await bot.close()
    await asyncio.wait([task])
    assert not box.gateway_server.sessions


async def test_intents_blank_what_the_bot_may_not_read(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    got: list[str] = []

    @bot.listen()
    async def on_message(message: discord.Message) -> None:
        got.append(message.content)

    await sakura.say("table", "secret plans")
    await sakura.say("table", f"hello <@{box.world.bot.id}>")
    await sakura.say(sakura.dm(), "only us")
    await box.until(lambda: len(got) == 3)
    assert got == ["", f"hello <@{box.world.bot.id}>", "only us"]


async def test_deletions_reach_the_bot(box: Sandbox, bot: EchoBot, sakura: Person, alex: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "cards ping"))
    box.messages.delete(box.channel("table"), [message])
    thread = box.admin.open_thread(box.channel("table"), "t", sakura.user)
    box.admin.change_thread(thread, sakura.user, {"archived": True})
    box.admin.delete_channel(thread)
    box.admin.delete_channel(box.channel("lobby"))
    alex.leave()
    box.admin.leave(box.guild(), box.world.bot)
    names = ("MESSAGE_DELETE", "THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "CHANNEL_DELETE", "GUILD_DELETE")
    await box.until(lambda: all(n in bot.seen for n in names))
    await box.until(lambda: not bot.guilds)
    assert "GUILD_MEMBER_REMOVE" not in bot.seen
    with pytest.raises(Refused):
        await sakura.slash("table", "cards ping")
    box.admin.join(box.guild(), box.world.bot)
    await box.until(lambda: len(bot.guilds) == 1)


async def test_member_events_with_the_intent() -> None:
    box = Sandbox(members_intent=True)
    person = box.add_person("さくら")
    box.add_guild("Home", "table")
    intents = discord.Intents.default()
    intents.members = True
    async with box, Running(box, intents=intents) as bot:
        person.leave()
        await box.until(lambda: "GUILD_MEMBER_REMOVE" in bot.seen)
        person.rejoin()
        await box.until(lambda: "GUILD_MEMBER_ADD" in bot.seen)


async def test_events_doubled_lost_reversed_and_changed(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    got: list[str] = []

    @bot.listen()
    async def on_message(message: discord.Message) -> None:
        got.append(message.content)

    box.faults.duplicate("MESSAGE_CREATE")
    box.faults.lose("MESSAGE_CREATE")
    box.faults.reverse("MESSAGE_CREATE", 2)
    box.faults.unknown_field("MESSAGE_CREATE")
    for text in "abcde":
        await sakura.say(sakura.dm(), text)
    await box.until(lambda: len(got) == 5)
    assert got == ["a", "a", "d", "c", "e"]


async def test_one_interaction_twice_is_answered_once(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    box.faults.duplicate("INTERACTION_CREATE")
    await sakura.result(await sakura.slash("table", "cards ping"))
    await box.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException) and bot.errors[0].code == 40060
    assert len(sakura.sees("table")) == 1


async def test_http_faults(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    channel = bot.get_channel(int(box.channel("table").id))
    assert isinstance(channel, discord.TextChannel)
    fault = box.faults.add("POST", r"/channels/\d+/messages$", retry_after=0.05)
    await channel.send("after a 429")
    assert fault.hits == 1
    box.faults.add("POST", r"/channels/\d+/messages$", status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("503 is not repeated by discord.py")
    box.faults.add("POST", r"/channels/\d+/messages$", status=500, after=True)
    await channel.send("shown once, answered with 500 first")
    box.faults.add("POST", r"/channels/\d+/messages$", abort=True)
    with pytest.raises((OSError, aiohttp.ClientError)):
        await channel.send("cut")
    assert [m.content for m in sakura.sees("table")] == ["after a 429", "shown once, answered with 500 first"]
    box.faults.add("POST", "/callback", delay=0.3)
    box.ack_seconds = 0.1
    with pytest.raises(NoAnswer):
        await (await sakura.slash("table", "cards ping")).answer(0.2)
    await box.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound) and bot.errors[0].code == 10062


async def test_real_rate_limits(wire: Wire, at_one_moment: None) -> None:
    wire.box.rate_limits.strict = True
    answers = [await wire.send(content=str(n)) for n in range(6)]
    assert [a[0] for a in answers] == [200] * 5 + [429]
    assert 0 < answers[5][1]["retry_after"] <= 5


async def test_real_rate_limits_over_all_routes(wire: Wire, at_one_moment: None) -> None:
    limits = wire.box.rate_limits
    limits.strict = True
    for n in range(50):
        limits.take("GET", f"/channels/{10**17 + n}")
    limits.take("PATCH", "/webhooks/1/token/messages/@original")
    with pytest.raises(ApiError) as refused:
        limits.take("POST", "/channels/1/messages")
    assert refused.value.status == 429 and refused.value.body["global"]
    assert refused.value.headers["X-RateLimit-Scope"] == "global"


async def test_advance_archives_quiet_threads(box: Sandbox, bot: EchoBot, sakura: Person) -> None:
    await (await sakura.slash("table", "cards room")).answer()
    await box.until(lambda: any(c.name == "private room" and c.messages for c in box.world.channels.values()))
    await box.until(lambda: any(m.data["type"] == 1 for m in box.channel("room").messages.values()))
    room = box.channel("room")
    assert sakura.id in room.joined and sakura.sees("private room") != []
    assert box.person("Alex").sees("private room") == [] and box.person("Alex").sees("room")
    box.advance(3601)
    assert room.archived
    welcome = next(m for m in sakura.sees(room) if m.content == "welcome")
    partial = bot.get_partial_messageable(int(room.id)).get_partial_message(int(welcome.id))
    with pytest.raises(discord.HTTPException) as caught:
        await partial.edit(content="x")
    assert caught.value.code == 50083
    with pytest.raises(Refused):
        await sakura.slash(room, "cards ping")
    await bot.get_partial_messageable(int(room.id)).send("awake")
    assert not room.archived
    await partial.edit(content="x")
    thread = await bot.fetch_channel(int(room.id))
    assert isinstance(thread, discord.Thread)
    await thread.edit(name="renamed", archived=True)
    assert room.archived and sakura.sees(room)[-1].data["type"] == 4
    await thread.edit(archived=False)
    assert [t.name for t in await thread.guild.active_threads()] == ["renamed", "private room"]
    await thread.delete()
    assert room.id not in box.world.channels


async def test_a_bot_that_is_closed_is_told_nothing(box: Sandbox) -> None:
    """discord.py would report the gateway's last events after its loop is gone."""
    async with Running(box) as bot:
        await bot.close()
        bot.dispatch("socket_event_type", "MESSAGE_UPDATE")
