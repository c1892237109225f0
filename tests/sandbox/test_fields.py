"""All kinds of input: menus, selects of people, all fields of a modal; and closed threads."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from sandbox import Person, Refused, Sandbox
from sandbox.person import upload
from tests.sandbox.echo_bot import EchoBot, answering


class Everything(ui.Modal, title="Everything"):
    words: ui.Label[Everything] = ui.Label(
        text="Words", component=ui.TextInput(custom_id="words", style=discord.TextStyle.paragraph, required=False)
    )
    people: ui.Label[Everything] = ui.Label(
        text="People", component=ui.UserSelect(custom_id="people", max_values=2, required=True)
    )
    pick: ui.Label[Everything] = ui.Label(
        text="Pick",
        component=ui.RadioGroup(
            custom_id="pick", options=[discord.RadioGroupOption(label=x, value=x) for x in ("one", "two")]
        ),
    )
    boxes: ui.Label[Everything] = ui.Label(
        text="Boxes",
        component=ui.CheckboxGroup(
            custom_id="boxes", required=False, options=[discord.CheckboxGroupOption(label=x, value=x) for x in "abc"]
        ),
    )
    file: ui.Label[Everything] = ui.Label(text="File", component=ui.FileUpload(custom_id="file"))

    async def on_submit(self, it: discord.Interaction, /) -> None:
        parts: list[Any] = [x.component for x in (self.words, self.people, self.pick, self.boxes, self.file)]
        words, people, pick, boxes, file = parts
        said = [words.value, ",".join(u.name for u in people.values), pick.value, "".join(boxes.values)]
        await it.response.send_message("|".join([*said, (await file.values[0].read()).decode()]))


@pytest.fixture
async def menus(bot: EchoBot) -> EchoBot:
    @bot.tree.context_menu(name="Wave at")
    async def wave(it: discord.Interaction, member: discord.Member) -> None:
        await it.response.send_message(f"{member.display_name} is waved at")

    @bot.tree.context_menu(name="Repeat")
    async def repeat(it: discord.Interaction, message: discord.Message) -> None:
        await it.response.send_message(f"again: {message.content}")

    @bot.tree.command(description="every field")
    async def everything(it: discord.Interaction) -> None:
        await it.response.send_modal(Everything())

    @bot.tree.command(description="choose people")
    async def people(it: discord.Interaction) -> None:
        async def chosen(inner: discord.Interaction) -> None:
            await inner.response.edit_message(content=" ".join(u.display_name for u in select.values))

        select: ui.UserSelect[ui.View] = ui.UserSelect(custom_id="who", max_values=3)
        select.callback = chosen  # type: ignore[assignment]  # the library's own way for made selects
        view = ui.View(timeout=60)
        view.add_item(select)
        await it.response.send_message("who?", view=view)

    await bot.tree.sync()
    return bot


async def test_menus(menus: EchoBot, sakura: Person, alex: Person) -> None:
    said = await alex.say("table", f"hello <@{menus.application_id}>")
    assert (await sakura.result(await sakura.menu("table", "Wave at", alex))).content == "Alex is waved at"
    assert (await sakura.result(await sakura.menu("table", "Repeat", said))).content.startswith("again: hello")
    with pytest.raises(Refused):
        await sakura.menu("table", "Repeat", alex)


async def test_all_fields_of_a_modal(menus: EchoBot, sakura: Person, alex: Person) -> None:
    opened = await (await sakura.slash("table", "everything")).answer()
    good = {"people": [alex.id], "pick": "two", "boxes": ["a", "c"], "file": [upload("a.txt", b"inside")]}
    bad: list[dict[str, Any]] = [{"people": []}, {"people": ["1"]}, {"pick": "three"}, {"pick": None}]
    bad += [{"boxes": ["z"]}, {"file": []}]
    for wrong in bad:
        with pytest.raises(Refused):
            await sakura.submit(opened, {**good, **wrong})
    await sakura.box.until(lambda: not answering())
    assert (await sakura.result(await sakura.submit(opened, good))).content == "|alex|two|ac|inside"


async def test_a_select_of_people(menus: EchoBot, sakura: Person, alex: Person) -> None:
    message = await sakura.result(await sakura.slash("table", "people"))
    await sakura.box.until(lambda: not answering())
    await (await sakura.select(message, "who", alex.id, sakura.id)).answer()
    assert set(message.content.split()) == {"Alex", "さくら"}
    with pytest.raises(Refused):
        await sakura.select(message, "who", "1")


async def test_threads_and_permissions(box: Sandbox, bot: EchoBot, sakura: Person, alex: Person) -> None:
    table = box.channel("table")
    thread = box.admin.open_thread(table, "t", sakura.user)
    channel = bot.get_partial_messageable(int(thread.id))
    await channel.send("may")
    box.admin.deny(table, "SEND_MESSAGES_IN_THREADS")
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("may not")
    assert caught.value.code == 50013
    # An interaction's answer needs no permission in the channel, and tells which ones the bot lacks.
    assert (await sakura.result(await sakura.slash(thread, "cards ping"))).content == "pong ja True"
    box.admin.deny(table, "SEND_MESSAGES")
    assert (await sakura.result(await sakura.slash(thread, "cards ping"))).content == "pong ja False"
    box.admin.allow(table, "SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS")
    box.admin.change_thread(thread, sakura.user, {"locked": True})
    with pytest.raises(Refused):
        await alex.say(thread, "locked")
    box.admin.deny(table, "VIEW_CHANNEL", user=alex.user)
    assert alex.sees(table) == [] and alex.sees(thread) == [] and sakura.sees(table)
    box.admin.change_thread(thread, sakura.user, {"archived": True})
    with pytest.raises(discord.HTTPException) as closed:
        await channel.send("locked and archived")
    assert closed.value.code == 50083
