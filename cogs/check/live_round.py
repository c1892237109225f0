"""A real round with Discord: ``bot.py --check live '#channel'``.

It connects, posts a table that nobody can press, edits it, sends the bot's owner a hand, and takes all of it away. What
Discord returns is compared with what was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from typing import Any, Final

import discord

from cogs.check.exchanges import Exchanges
from cogs.check.report import Report
from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.run.environment import Settings
from cogs.run.refusals import DM_REFUSED, TROUBLE
from cogs.run.requirements import request_failure
from cogs.ui.messages import Sheet, hand_sheet
from cogs.ui.tefuda import Tefuda
from engine.host.model.records import Person
from locales import LANGUAGES, default, words

GAME: Final = "love_letter"
SLOW_S: Final = 3.0
"""Seconds above which a step is slow: Discord gives up a press after so long."""
ENDING_S: Final = 5.0
"""Seconds that the end of a connection may take."""
READY_S: Final = 60.0
"""Seconds in which the connection must be ready."""


class Stopped(Exception):
    """A step failed, and the report says so; the steps after it make no sense."""


async def live_round(report: Report, bot: Tefuda, settings: Settings, exchanges: Exchanges, where: str) -> None:
    """Do the whole round in the channel of this name or id. ``bot`` is logged in and not connected."""
    with contextlib.suppress(Stopped):
        await _connect(report, bot, settings)
        channel = await _channel(report, bot, where)
        app = await bot.application_info()
        owner = app.owner if app.team is None else app.team.owner or app.owner
        table, hand, changed = await _sheets(bot, channel, owner)
        with _step(report, "post"):
            content = _content(table)
            message = await channel.send(**content, silent=True)
        try:
            _compare(report, "post", table, content["view"], exchanges)
            with _step(report, "read"):
                message = await channel.fetch_message(message.id)
            _compare(report, "read", table, content["view"], exchanges)
            with _step(report, "edit"):
                content = _content(changed)
                file = content.pop("file")
                message = await message.edit(**content, attachments=[file])
            _compare(report, "edit", changed, content["view"], exchanges)
            await _send_hand(report, owner, hand, exchanges)
        finally:
            with _step(report, "delete"):
                await message.delete()
        try:
            await channel.fetch_message(message.id)
            report.mend("delete", "the message is deleted, and Discord still has it")
        except discord.NotFound:
            pass


@contextlib.contextmanager
def _refused(report: Report, about: str) -> Iterator[None]:
    """Write a failed request of the block, and raise Stopped."""
    try:
        yield
    except TROUBLE as e:
        report.mend(about, request_failure(e))
        raise Stopped from e


@contextlib.contextmanager
def _step(report: Report, about: str) -> Iterator[None]:
    """Write how long the block took. Raises Stopped if a request of it fails."""
    began = time.monotonic()
    with _refused(report, about):
        yield
    seconds = time.monotonic() - began
    (report.look if seconds > SLOW_S else report.well)(about, f"{seconds:.2f} s")


async def _connect(report: Report, bot: Tefuda, settings: Settings) -> None:
    """Connect shard 0 to the gateway as the bot does, in a client that answers nothing, and end the connection."""
    with _refused(report, "connect"):
        recommended, _, _ = await bot.http.get_bot_gateway()
    intents = discord.Intents.none()
    intents.guilds = intents.guild_messages = intents.dm_messages = True
    client = discord.Client(
        intents=intents,
        proxy=settings.proxy,
        max_messages=None,
        guild_ready_timeout=0.1,
        shard_id=0,
        shard_count=settings.shards.count or recommended,
    )
    began = time.monotonic()
    running = asyncio.create_task(client.start(settings.token, reconnect=False))
    ready = asyncio.create_task(_ready(client))
    try:
        await asyncio.wait({running, ready}, timeout=READY_S, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        if not ready.done():
            raise TimeoutError(f"no READY in {READY_S:.0f} s")
        report.well("connect", f"{time.monotonic() - began:.2f} s, {len(client.guilds)} servers told")
    except discord.ConnectionClosed as e:
        report.mend("connect", f"the gateway closed the connection ({e.code}: {e.reason or 'no reason'})")
        raise Stopped from e
    except TROUBLE as e:
        report.mend("connect", f"the gateway: {request_failure(e)}")
        raise Stopped from e
    finally:
        ready.cancel()
        with contextlib.suppress(Exception):
            async with asyncio.timeout(ENDING_S):
                await client.close()
        running.cancel()
        await asyncio.wait({running, ready}, timeout=ENDING_S)


async def _ready(client: discord.Client) -> None:
    while not client.is_ready():  # noqa: ASYNC110  # wait_until_ready raises before the login
        await asyncio.sleep(0.02)


async def _channel(report: Report, bot: Tefuda, where: str) -> discord.TextChannel:
    """Return the channel of this name, with or without #, or id. Raises Stopped."""
    name, found = where.strip().removeprefix("<").removesuffix(">").removeprefix("#"), list[discord.TextChannel]()
    with _refused(report, "channel"):
        async for server in bot.fetch_guilds(limit=200):
            channels = await server.fetch_channels()
            found += [c for c in channels if isinstance(c, discord.TextChannel) and name in (c.name, str(c.id))]
    if len(found) == 1:
        return found[0]
    if found:
        which = ", ".join(f"{c.id} in {c.guild.name}" for c in found[:5])
        report.mend("channel", f"several are called #{name}: give the id of one ({which})")
    else:
        report.mend("channel", f"the bot sees no text channel #{name}. Correct the name, or let the bot see it.")
    raise Stopped


async def _sheets(bot: Tefuda, channel: discord.TextChannel, owner: Any) -> tuple[Sheet, Sheet, Sheet]:
    """Return the message of a table, a hand, and another form of the message: of a table in the bot's empty store."""
    usual = default()
    other = next(tag for tag in LANGUAGES if tag != usual)
    host, person = bot.services.host, Person(str(owner.id), owner.name)
    spot: dict[str, Any] = {"guild": str(channel.guild.id), "channel": str(channel.id), "lang": usual}
    opened = await host.opening.open_table(GAME, {}, 2, person, **spot, interaction="1", computers=("Robot",))
    await host.dealing.start(opened.id, person, "2")
    info, view = await host.reading.view(opened.id, person.id)
    public = await host.reading.table(opened.id)
    return (
        await table_sheet(bot.services, public),
        await hand_sheet(bot.services, info, view, words(usual)),
        await table_sheet(bot.services, public, words(other)),
    )


def _content(sheet: Sheet) -> dict[str, Any]:
    """Return a message's content. Its buttons cannot be pressed, and no bot takes them for its own."""
    view = sheet.panel.view()
    for number, item in enumerate(view.children):
        if isinstance(item, discord.ui.Button | discord.ui.Select):
            item.disabled = True
        if not (isinstance(item, discord.ui.Button) and item.url):
            item.custom_id = f"check:{number}"  # type: ignore[attr-defined]  # all others have one
    assert sheet.picture is not None
    return {"content": sheet.text, "view": view, "file": sheet.picture.file()}


async def _send_hand(report: Report, owner: Any, hand: Sheet, exchanges: Exchanges) -> None:
    content = _content(hand)
    began = time.monotonic()
    try:
        message = await owner.send(**content, silent=True)
    except discord.HTTPException as e:
        if e.code not in DM_REFUSED:
            report.mend("hand", request_failure(e))
        else:
            report.look("hand", f"{owner.name} takes no direct messages from the bot: hands are shown at the table")
        return
    except TROUBLE as e:
        report.mend("hand", request_failure(e))
        return
    report.well("hand", f"{time.monotonic() - began:.2f} s, to {owner.name}")
    _compare(report, "hand", hand, content["view"], exchanges)
    with _step(report, "take away"):
        await message.delete()


def _compare(report: Report, about: str, sheet: Sheet, view: discord.ui.View, exchanges: Exchanges) -> None:
    """Write how Discord's newest answer differs from what was sent."""
    assert sheet.picture is not None
    sent = {
        "content": sheet.text,
        "components": view.to_components(),
        "attachments": [
            {"filename": sheet.picture.name, "description": sheet.picture.alt, "size": len(sheet.picture.data)}
        ],
    }
    try:
        came = json.loads(exchanges.all[-1].answer)
    except ValueError:
        came = None
    if other := list(differences(sent, came)):
        report.mend(about, f"Discord returns it otherwise: {'; '.join(other[:3])}. Report it with the file below.")


def differences(sent: Any, came: Any, at: str = "message") -> Iterator[str]:
    """Yield the places where a value came back otherwise. Fields that were not sent do not count."""
    if isinstance(sent, dict) and isinstance(came, dict):
        for name, value in sent.items():
            if name in came or value not in (None, False, [], {}, ""):
                yield from differences(value, came.get(name), f"{at}.{name}")
    elif isinstance(sent, list) and isinstance(came, list) and len(sent) == len(came):
        for number, (one, other) in enumerate(zip(sent, came, strict=True)):
            yield from differences(one, other, f"{at}.{number}")
    elif sent != came:
        yield f"{at} is {_short(came)}, not {_short(sent)}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."
