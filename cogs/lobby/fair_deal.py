"""The fairness of a deal, in a private message: what decides the shuffle, and the words of all.

One press further are the commitment and how to check it.

Everything in it is public. What it is made of is explained in ``docs/shuffle-proof.md``.
"""

from __future__ import annotations

import secrets

import discord

from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from engine.host.model.nonces import LONGEST_WORD
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.model.rows import OVER
from locales import Words
from render.narration.lengths import shortened

CHECK = "check"
"""The path of the button to the commitment and how to check it."""


def drawn_word(words: Words) -> str:
    """Return a random word for a person who sits down: one of the catalogue's and a number from 10 to 99."""
    return f"{secrets.choice(words('shuffle-words').split())}-{secrets.randbelow(90) + 10}"


def fair_sheet(services: Services, info: TableInfo, person: str, words: Words) -> messages.Sheet:
    """Return in plain words what decides the shuffle of a table, and the words of all."""
    seat = info.seat_of(person)
    lines = [messages.heading(services, info, words), words("fair-made"), *words_lines(info, words)]
    buttons = []
    if seat is not None and seat.word and info.status is Status.OPEN:
        lines.append(words("fair-own-word", word=seat.word))
        buttons.append(ButtonSpec(words("button-word"), Press(info.id, "word").custom_id()))
    buttons += verify_button(info, words)
    if info.status is not Status.EXPIRED:
        buttons.append(ButtonSpec(words("button-fair-check"), Press(info.id, "fair", 0, (CHECK,)).custom_id()))
    panel = Panel()
    panel.buttons(buttons)
    return messages.Sheet(messages.fit(lines), panel)


def check_sheet(services: Services, info: TableInfo, words: Words) -> messages.Sheet:
    """Return the commitment of a table, and how to check it."""
    lines = [messages.heading(services, info, words)]
    if info.status is not Status.EXPIRED:
        lines.append(words("fair-over" if info.status in OVER else "fair-committed", commitment=info.commitment))
    panel = Panel()
    panel.buttons([*verify_button(info, words), ButtonSpec(words("button-back"), Press(info.id, "fair").custom_id())])
    return messages.Sheet(messages.fit(lines), panel)


def verify_button(info: TableInfo, words: Words) -> list[ButtonSpec]:
    """Return the button that replays a match from its secret; [] before the end, and for a table that never began."""
    if info.status not in OVER or info.status is Status.EXPIRED:
        return []
    return [ButtonSpec(words("button-verify"), Press(info.id, "verify").custom_id())]


def words_lines(info: TableInfo, words: Words) -> list[str]:
    """Return the line with the words of all, or that those of a former table are used; [] if no person sits there."""
    if info.cards:
        return [words("fair-same-cards")]
    listed = messages.shuffle_words(info, words)
    return [words("fair-words", words=listed)] if listed else []


class FairDeal(Cog):
    """The verbs of a fair deal: show it, open the form of the word, store the typed word."""

    @on_press("fair")
    async def show(self, who: Caller, press: Press) -> None:
        """Show what the shuffle of a table is made of, or how to check it."""
        info = await self.services.host.reading.table(press.table)
        if press.path == (CHECK,):
            sheet = check_sheet(self.services, info, who.words)
        else:
            sheet = fair_sheet(self.services, info, who.person.id, who.words)
        # A look back keeps its picture and its position.
        await (who.say if who.has_picture else who.answer_in_place)(sheet.text, sheet.panel)

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
        modal = discord.ui.Modal(
            title=shortened(words("word-title"), 45), custom_id=Press(info.id, "typed").custom_id()
        )
        modal.add_item(
            discord.ui.Label(
                text=shortened(words("word-label"), 45),
                component=discord.ui.TextInput(custom_id="word", default=seat.word, max_length=LONGEST_WORD),
            )
        )
        modal.stop()
        await who.open_form(modal)

    @on_press("typed")
    async def typed(self, who: Caller, press: Press) -> None:
        """Store the typed word, and show it where the form was opened."""
        acted = await self.services.host.seating.choose_word(
            press.table, who.person, who.typed("word", LONGEST_WORD), who.key
        )
        sheet = fair_sheet(self.services, acted.table, who.person.id, who.words)
        await who.answer_in_place(sheet.text, sheet.panel)
