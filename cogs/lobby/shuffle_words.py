"""A person's word: their own part in the shuffle, drawn for them when they sit down, or typed."""

from __future__ import annotations

import secrets

import discord

from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from engine.host.model.nonces import LONGEST_WORD
from engine.host.model.records import Refused, Status
from locales import Words


def drawn_word(words: Words) -> str:
    """Return a random word for a person who sits down: one of the catalogue's and a number from 10 to 99."""
    return f"{secrets.choice(words('shuffle-words').split())}-{secrets.randbelow(90) + 10}"


def word_panel(table: int, words: Words) -> Panel:
    """Return the button that lets a person type their own word."""
    panel = Panel()
    panel.buttons([ButtonSpec(words("button-word"), Press(table, "word").custom_id())])
    return panel


class ShuffleWords(Cog):
    """The verbs of the word: show the form, store the typed word."""

    @on_press("word")
    async def form(self, who: Caller, press: Press) -> None:
        """Open the form, with the present word in it."""
        info = await self.services.host.reading.table(press.table)
        seat = info.seat_of(who.person.id)
        if seat is None:
            raise Refused("not-at-this-table")
        if info.status is not Status.OPEN:
            raise Refused("already-started")
        words = who.words
        modal = discord.ui.Modal(title=words("word-title")[:45], custom_id=Press(info.id, "typed").custom_id())
        modal.add_item(
            discord.ui.Label(
                text=words("word-label")[:45],
                component=discord.ui.TextInput(custom_id="word", default=seat.word, max_length=LONGEST_WORD),
            )
        )
        modal.stop()
        await who.open_form(modal)

    @on_press("typed")
    async def typed(self, who: Caller, press: Press) -> None:
        """Store the typed word."""
        acted = await self.services.host.seating.choose_word(
            press.table, who.person, who.typed("word", LONGEST_WORD), who.key
        )
        seat = acted.table.seat_of(who.person.id)
        await who.say(who.words("word-set", word=seat.word if seat is not None else ""))
