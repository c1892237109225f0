"""A small real bot that uses every part of Discord that a card-game bot needs."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.ext import commands

from sandbox import PATIENCE, TOKEN, Sandbox

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
CARDS = [rank + suit for suit in "SHDC" for rank in RANKS]


def point(box: Sandbox) -> None:
    """Point discord.py 2.7.1 at a sandbox: set the three class attributes with its addresses."""
    discord.http.Route.BASE = box.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(box.gateway)
    discord.asset.Asset.BASE = box.cdn


def png(width: int = 32, height: int = 20) -> io.BytesIO:
    """Return a plain picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + b"\x20\x60\x40" * width) * height)
    return io.BytesIO(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", rows)
        + chunk(b"IEND", b"")
    )


def picture(name: str, alt: str | None = None) -> discord.File:
    return discord.File(png(), name, description=alt)


class Table(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Join", style=discord.ButtonStyle.success, custom_id="t:join", emoji="🃏")
    async def join(self, it: discord.Interaction, _: ui.Button[Table]) -> None:
        await it.response.edit_message(content=f"{it.user.display_name} joined", view=self)

    @ui.button(label="Hand", custom_id="t:hand")
    async def hand(self, it: discord.Interaction, _: ui.Button[Table]) -> None:
        await it.response.send_message("your hand", file=picture("hand.png", "A hand of cards"), ephemeral=True)

    @ui.button(label="Redraw", custom_id="t:redraw")
    async def redraw(self, it: discord.Interaction, _: ui.Button[Table]) -> None:
        await it.response.defer()
        await it.edit_original_response(content="redrawn", attachments=[picture("table2.png")])

    @ui.button(label="Bid", custom_id="t:bid")
    async def bid(self, it: discord.Interaction, _: ui.Button[Table]) -> None:
        await it.response.send_modal(Bid())

    @ui.button(label="Never", custom_id="t:never", disabled=True)
    async def never(self, it: discord.Interaction, _: ui.Button[Table]) -> None:
        await it.response.defer()

    @ui.select(
        custom_id="t:sel",
        placeholder="Play a card",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=f"Card {c}", value=c) for c in CARDS[:25]],
    )
    async def sel(self, it: discord.Interaction, select: ui.Select[Table]) -> None:
        await it.response.edit_message(content="played " + " ".join(select.values), view=self)


class Bid(ui.Modal, title="Your bid"):
    amount: ui.Label[Bid] = ui.Label(text="Amount", component=ui.TextInput(custom_id="amount", max_length=3))
    suit: ui.Label[Bid] = ui.Label(
        text="Suit",
        component=ui.Select(custom_id="suit", options=[discord.SelectOption(label=x) for x in ("S", "H", "D", "C")]),
    )

    async def on_submit(self, it: discord.Interaction, /) -> None:
        amount, suit = self.amount.component, self.suit.component
        assert isinstance(amount, ui.TextInput)
        assert isinstance(suit, ui.Select)
        await it.response.send_message(f"{it.user.display_name} bids {amount.value} {suit.values[0]}")


class Layout(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        deal: ui.Button[Layout] = ui.Button(label="Deal", custom_id="l:deal", style=discord.ButtonStyle.primary)
        deal.callback = self.deal  # type: ignore[assignment]  # the library's own way for made buttons
        self.text: ui.TextDisplay[Layout] = ui.TextDisplay("## Table 1")
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://table.png", description="the table")
        )
        kick: ui.Button[Layout] = ui.Button(label="Kick", custom_id="l:kick")
        self.add_item(
            ui.Container(
                self.text,
                gallery,
                ui.Separator(),
                ui.Section("Player one", accessory=kick),
                ui.ActionRow(deal),
                accent_colour=0x206040,
            )
        )

    async def deal(self, it: discord.Interaction) -> None:
        self.text.content = "## dealt"
        await it.response.edit_message(view=self)


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Cards(commands.GroupCog, group_name="cards", group_description="Card games"):
    @app_commands.command(description="echo")
    async def ping(self, it: discord.Interaction) -> None:
        await it.response.send_message(f"pong {it.locale.value} {it.app_permissions.send_messages}")

    @app_commands.command(description="say it back")
    @app_commands.describe(text="what", times="how often", to="whom")
    async def echo(
        self,
        it: discord.Interaction,
        text: str,
        times: app_commands.Range[int, 1, 5] = 1,
        to: discord.User | None = None,
    ) -> None:
        await it.response.send_message(f"{to.display_name + ': ' if to else ''}{text * times}")

    @app_commands.command(description="pick a card")
    async def pick(self, it: discord.Interaction, card: str) -> None:
        await it.response.send_message(f"picked {card}", ephemeral=True)

    @pick.autocomplete("card")
    async def pick_ac(self, it: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=c, value=c) for c in CARDS if c.startswith(current.upper())][:25]

    @app_commands.command(description="read a file")
    async def load(self, it: discord.Interaction, file: discord.Attachment) -> None:
        await it.response.send_message(f"{file.filename}: {(await file.read()).decode()}")

    @app_commands.command(description="open a table")
    async def table(self, it: discord.Interaction) -> None:
        await it.response.send_message("table", view=Table(), file=picture("table.png", "an empty table"))

    @app_commands.command(description="components v2")
    async def layout(self, it: discord.Interaction) -> None:
        await it.response.send_message(view=Layout(), file=picture("table.png"))

    @app_commands.command(description="defer, then edit with picture, then follow up")
    async def slow(self, it: discord.Interaction) -> None:
        await it.response.defer(thinking=True)
        await it.edit_original_response(content="ready", attachments=[picture("r.png")])
        embed = discord.Embed(title="score").set_image(url="attachment://e.png")
        message = await it.followup.send("followup", embed=embed, file=picture("e.png"), wait=True)
        await message.edit(content="followup edited")
        await message.add_reaction("🃏")

    @app_commands.command(description="DM the caller a hand")
    async def deal(self, it: discord.Interaction) -> None:
        await it.response.defer(ephemeral=True)
        try:
            message = await it.user.send("your cards", file=picture("hand.png"), view=Table())
            message = await message.edit(content="your cards (2)", attachments=[picture("hand2.png")])
            back = await message.attachments[0].read()
            await it.followup.send(f"sent {len(back)} bytes")
        except discord.Forbidden as error:
            await it.followup.send(f"closed {error.code}")

    @app_commands.command(description="threads")
    async def room(self, it: discord.Interaction) -> None:
        await it.response.send_message("opening room")
        message = await (await it.original_response()).fetch()
        thread = await message.create_thread(name="room", auto_archive_duration=60)
        async with thread.typing():
            await thread.send("welcome")
        await thread.add_user(it.user)
        assert isinstance(it.channel, discord.TextChannel)
        private = await it.channel.create_thread(name="private room", type=discord.ChannelType.private_thread)
        await private.send("hi")

    @app_commands.command(description="answers too late")
    async def late(self, it: discord.Interaction) -> None:
        await asyncio.sleep(0.5)
        await it.response.send_message("late")

    @app_commands.command(description="answers twice on the wire")
    async def twice(self, it: discord.Interaction) -> None:
        await it.response.send_message("one")
        it.response._response_type = None
        await it.response.send_message("two")


class EchoBot(commands.Bot):
    """``seen``: names of gateway events; ``errors``: errors of the commands."""

    def __init__(self, **more: Any) -> None:
        more.setdefault("intents", discord.Intents.default())
        super().__init__("!", help_command=None, guild_ready_timeout=0.05, enable_debug_events=True, **more)
        self.seen: list[str] = []
        self.errors: list[BaseException] = []
        self.ready_count = 0
        self.tree.error(self._on_error)

    async def _on_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        await self.add_cog(Cards())
        self.add_view(Table())
        await self.tree.sync()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Drop events after closing: discord.py has left its loop then, so their handlers would never start."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait between identifies."""

    async def on_ready(self) -> None:
        self.ready_count += 1

    async def on_socket_event_type(self, name: str) -> None:
        self.seen.append(name)


ANSWERING = ("CommandTree-invoker", "discord-ui-")
"""How discord.py names the tasks that answer commands, suggestions, presses and forms."""


def answering() -> list[asyncio.Task[Any]]:
    """Return the bot's answers that are under way.

    People see an answer before the bot hears that it was sent. Until then discord.py does not know its view or form.
    """
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERING)]


class Running:
    """A bot running against a sandbox within this event loop."""

    def __init__(self, box: Sandbox, **more: Any) -> None:
        point(box)
        self.box, self.bot = box, EchoBot(**more)
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> EchoBot:
        self.task = asyncio.create_task(self.bot.start(TOKEN))
        await self.box.until(lambda: self.bot.ready_count or (self.task and self.task.done()))
        if self.task.done():
            await self.bot.close()
            self.task.result()
        return self.bot

    async def __aexit__(self, *_: object) -> None:
        if left := answering():
            await asyncio.wait(left, timeout=PATIENCE)
        await self.bot.close()
        if self.task:
            await asyncio.wait([self.task])
