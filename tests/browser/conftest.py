"""A bot that uses all kinds of components, the sandbox for its login, and Chromium to look at them."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import yarl
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright, expect

from sandbox import PATIENCE, TOKEN, Sandbox
from tests.browser.chromium import UNTESTED, find
from tests.browser.running import Running
from tests.run.logged import errors_of

expect.set_options(timeout=PATIENCE * 1000)  # of every test with Chromium
CARDS = ("spade 10", "heart Q", "heart 10", "diamond 3")
QUIET = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
MORE_QUIET = "--disable-component-update --disable-sync --disable-dev-shm-usage"


def picture(colour: tuple[int, int, int] = (23, 60, 56), name: str = "table.png") -> discord.File:
    """Return a flat picture of the size of a table, with alt text."""
    data = io.BytesIO()
    Image.new("RGB", (1200, 764), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, name, description=f"Alt text of {name}")


class Form(ui.Modal, title="Your bid"):
    """A modal with one field of each kind."""

    amount: ui.Label[Form] = ui.Label(
        text="Amount", description="0 to 13", component=ui.TextInput(custom_id="amount", max_length=2)
    )
    suit: ui.Label[Form] = ui.Label(
        text="Suit",
        component=ui.Select(custom_id="suit", options=[discord.SelectOption(label=x) for x in ("S", "H")]),
    )
    kind: ui.Label[Form] = ui.Label(
        text="Kind",
        component=ui.RadioGroup(
            custom_id="kind", options=[discord.RadioGroupOption(label=x) for x in ("grand", "plain")]
        ),
    )

    marks: ui.Label[Form] = ui.Label(
        text="Marks",
        component=ui.CheckboxGroup(
            custom_id="marks",
            min_values=0,
            required=False,
            options=[discord.CheckboxGroupOption(label=x) for x in ("red", "blue", "green")],
        ),
    )
    open: ui.Label[Form] = ui.Label(text="Open", component=ui.Checkbox(custom_id="open"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        """Send the values of the fields."""
        assert isinstance(self.amount.component, ui.TextInput)
        assert isinstance(self.suit.component, ui.Select)
        assert isinstance(self.kind.component, ui.RadioGroup)
        assert isinstance(self.marks.component, ui.CheckboxGroup)
        assert isinstance(self.open.component, ui.Checkbox)
        words: list[object] = [self.amount.component.value, self.suit.component.values[0], self.kind.component.value]
        words += [*self.marks.component.values, self.open.component.value]
        await interaction.response.send_message(f"bid {' '.join(map(str, words))}")


class Table(ui.View):
    """Buttons and selects of a table message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Join", style=discord.ButtonStyle.success, custom_id="join")
    async def join(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} joined", view=self)

    @ui.button(label="Hand", custom_id="hand")
    async def hand(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.send_message("your hand", file=picture(name="hand.png"), ephemeral=True)

    @ui.button(label="Bid", style=discord.ButtonStyle.primary, custom_id="bid")
    async def bid(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silent", style=discord.ButtonStyle.danger, custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button[Table]) -> None:
        """Send no answer."""

    @ui.select(
        custom_id="one",
        placeholder="Play a card",
        options=[discord.SelectOption(label=c, description=f"the {c}") for c in CARDS],
    )
    async def one(self, interaction: discord.Interaction, chosen: ui.Select[Table]) -> None:
        await interaction.response.edit_message(content=f"played {chosen.values[0]}", view=self)

    @ui.select(
        custom_id="many",
        placeholder="Pass two",
        min_values=2,
        max_values=2,
        options=[discord.SelectOption(label=c) for c in CARDS],
    )
    async def many(self, interaction: discord.Interaction, chosen: ui.Select[Table]) -> None:
        await interaction.response.edit_message(content=f"passed {' and '.join(chosen.values)}", view=self)


class Layout(ui.LayoutView):
    """Components of version 2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        deal: ui.Button[Layout] = ui.Button(label="Deal", custom_id="deal")
        kick: ui.Button[Layout] = ui.Button(label="Kick", custom_id="kick")
        self.add_item(
            ui.Container(
                ui.TextDisplay("## The glass"),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description="seventeen chips")),
                ui.Separator(),
                ui.Section("Player one", accessory=kick),
                ui.ActionRow(deal),
                accent_colour=0x8FE3C0,
            )
        )


class Words(app_commands.Translator):
    """Japanese texts of one command."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _: app_commands.TranslationContextTypes,
    ) -> str | None:
        known = {"pick": "札を選ぶ", "card": "札", "pick a card": "札を一枚選びます"}
        return known.get(string.message) if locale is discord.Locale.japanese else None


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Cards(commands.GroupCog, group_name="cards"):
    """Commands with every kind of answer."""

    @app_commands.command(description="pick a card")
    async def pick(self, interaction: discord.Interaction, card: str) -> None:
        await interaction.response.send_message(f"picked {card}", ephemeral=True)

    @pick.autocomplete("card")
    async def offers(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=card, value=card) for card in CARDS if typed in card]

    @app_commands.command(description="say it back")
    async def echo(
        self,
        interaction: discord.Interaction,
        text: str,
        times: app_commands.Range[int, 1, 5] = 1,
        to: discord.User | None = None,
    ) -> None:
        await interaction.response.send_message(f"{to.display_name if to else 'all'}: {text * times}")

    @app_commands.command(description="open a table")
    async def table(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a table", view=Table(), file=picture())

    @app_commands.command(description="read a file")
    async def load(self, interaction: discord.Interaction, match: discord.Attachment) -> None:
        size = len(await match.read())
        await interaction.response.send_message(
            f"{match.filename} has {size} bytes", file=discord.File(io.BytesIO(b"{}"), "out.json")
        )

    @app_commands.command(description="components of version 2")
    async def layout(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Layout(), file=picture())

    @app_commands.command(description="a hand by direct message")
    async def deal(self, interaction: discord.Interaction, to: discord.User) -> None:
        await interaction.response.defer(ephemeral=True)
        await to.send("your cards", file=picture(name="hand.png"))
        await interaction.followup.send("dealt")


def make_bot() -> commands.Bot:
    """Return the bot; it registers its commands when it starts."""
    intents = discord.Intents.none()
    intents.guilds = True
    bot = commands.Bot("!", intents=intents, help_command=None, guild_ready_timeout=0.05)

    async def setup() -> None:
        await bot.tree.set_translator(Words())
        await bot.add_cog(Cards(bot))
        bot.add_view(Table())
        await bot.tree.sync()

    bot.setup_hook = setup  # type: ignore[method-assign]  # discord.py documents this assignment
    return bot


class Place:
    """The sandbox with its bot, which tests can stop and start."""

    def __init__(self, box: Sandbox) -> None:
        self.box = box
        self.address = box.base
        self._bot: commands.Bot | None = None
        self._task: asyncio.Task[None] | None = None

    async def start_bot(self) -> None:
        """Log a new bot in and wait until it is ready."""
        self._bot = make_bot()
        self._task = asyncio.create_task(self._bot.start(TOKEN))
        while not self._bot.is_ready():
            if self._task.done():
                self._task.result()
            await asyncio.sleep(0.02)

    async def stop_bot(self) -> None:
        """Close the bot's connection as at the end of its process."""
        assert self._bot is not None and self._task is not None
        await self._bot.close()
        await self._task


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place() -> AsyncIterator[Place]:
    """Provide one sandbox with Alice, Bob and the bot for all tests of a module."""
    with pytest.MonkeyPatch.context() as patch:
        async with Sandbox(ack_seconds=PATIENCE) as box:
            for name in ("Alice", "Bob"):
                box.add_person(name)
            box.add_guild("The house", "hall", "random")
            patch.setattr(discord.http.Route, "BASE", box.api)
            patch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(box.gateway))
            here = Place(box)
            await here.start_bot()
            yield here
            await here.stop_bot()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """Provide headless Chromium; without it the tests are skipped, and the run says so at its end."""
    async with async_playwright() as driver:
        path = find(os.environ, Path(driver.chromium.executable_path))
        if path is None:
            pytest.skip(UNTESTED)
        flags = f"{QUIET} {MORE_QUIET}".split()
        browser = await driver.chromium.launch(executable_path=path, args=flags)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser, place: Place) -> AsyncIterator[Page]:
    """Provide Alice and Bob side by side at desktop width, in English; any error of the page fails the test."""
    context = await chromium.new_context(
        viewport={"width": 1300, "height": 760}, locale="en-US", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE * 1000)
    found = await context.new_page()
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(str(error)))
    await found.goto(f"{place.address}/?users=alice,bob")
    await found.wait_for_selector('.pane[data-user="bob"] [data-testid="input"]:enabled')
    yield found
    await context.close()
    assert not errors


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """Provide bot and sandbox as a newcomer starts them; an error in their output fails the test."""
    running = Running(tmp_path)
    running.start()
    yield running
    running.kill()
    assert errors_of((tmp_path / "out.log").read_text()) == []
