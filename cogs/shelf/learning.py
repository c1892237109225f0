"""/learn: a first hand of a game by direct message, step by step, with a friend's words for each.

Its table is not one of the server's: nobody else sees it, and it is not rated, counted or put into an inbox. The store
gets a step before it is answered; a press of an earlier step gets the present one.
"""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Any

import discord
from discord import app_commands

from cogs.delivery.hands.hand_copies import TOKEN_S
from cogs.play.play import AMOUNT_DIGITS, number_form
from cogs.play.record import show_rules
from cogs.run.refusals import TROUBLE, NoDirectMessages, NotNow
from cogs.shelf import lesson_sheets
from cogs.shelf.lesson_sheets import AGAIN, LEARN, NEXT, PICK, RULES, VERBS
from cogs.typed.game_names import SUGGESTED, matching, on_offer, the_game
from cogs.ui import messages
from cogs.ui.choices import forced, typable
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.ids import BadId, Press, read_field
from cogs.ui.interactions import Caller, caller, safely
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.core.lesson import LEARNER, Lesson, Moment
from engine.core.offers import Field, Offer
from engine.games.lessons import lesson_of, taught
from engine.host.model.records import Refused
from engine.host.people.lessons import DONE, KeptLesson, Lessons
from render.narration.telling import Telling

Interaction = discord.Interaction[Tefuda]


def taught_now(services: Services) -> list[str]:
    """Return the games on offer that have a lesson."""
    return taught(on_offer(services))


class Learning(Cog):
    """The command, and the verbs of lessons."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.lessons = Lessons(bot.services.host.tables.store, bot.services.clock)
        self.told: dict[str, tuple[Caller, float]] = {}
        """By person: the answer that says where their lesson is, and until when it can be deleted."""

    @command("learn")
    @everywhere
    async def learn(self, who: Caller, game: str | None = None) -> None:
        """Start a first hand of a game, with a word for each step; without a game, show the list."""
        if game is None:
            await self._show_list(who)
        else:
            await self.begin(who, the_game(self.services, game))

    @learn.autocomplete("game")
    async def game_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: suggest games with a lesson."""
        who = await caller(self.services, interaction)
        found = taught(matching(self.services, current))[:SUGGESTED]
        return [app_commands.Choice(name=self.services.narration(g).title(who.words), value=g) for g in found]

    # Beginning

    async def _show_list(self, who: Caller) -> None:
        """Show every game that can be learned, with the caller's progress."""
        kept = await self.lessons.of(who.person.id)
        sheet = lesson_sheets.list_sheet(self.services, taught_now(self.services), kept, who.words)
        await who.say(sheet.text, sheet.panel)

    @on_press(LEARN)
    async def from_button(self, who: Caller, press: Press) -> None:
        """Start the lesson of the button's game, or show the list."""
        if not press.path:
            await self._show_list(who)
            return
        slug = press.path[0]
        if len(press.path) != 1 or not isinstance(slug, str) or slug not in self.services.narrations:
            raise BadId("no game")
        await self.begin(who, slug)

    @on_press(PICK)
    async def picked(self, who: Caller, press: Press) -> None:
        """Start the lesson of the game picked from the list."""
        if len(who.values) != 1 or who.values[0] not in self.services.narrations:
            raise BadId("no game")
        await self.begin(who, who.values[0])

    def _lesson(self, game: str) -> Lesson:
        """Return the lesson of a game that is here. Raises Refused: game-away, game-closed, learn-none."""
        self.services.host.tables.library.game(game)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refused("learn-none")
        return lesson

    async def begin(self, who: Caller, game: str) -> None:
        """Begin a lesson, or go on with it, by direct message; if none arrives, in the answer."""
        self._lesson(game)
        await who.defer()
        await self.services.host.settings.remember_person(who.person)
        kept = await self.lessons.begin(who.person.id, game)
        sheet = await self._sheet(who, kept)
        if who.interaction.guild_id is not None and (sent := await self._by_message(who, kept, sheet)):
            await who.say(who.words("learn-sent", link=sent))
            await self.used_up(who)
            now = self.services.clock()
            self.told = {of: (at, until) for of, (at, until) in self.told.items() if until > now}
            self.told[who.person.id] = who, now + TOKEN_S
            return
        await self.answer(who, sheet)

    async def used_up(self, who: Caller) -> None:
        """Delete the answer that says where the person's former lesson is, while that is possible."""
        former, until = self.told.pop(who.person.id, (who, 0.0))
        if until > self.services.clock():
            await safely(former.interaction.delete_original_response)

    async def _by_message(self, who: Caller, kept: KeptLesson, sheet: messages.Sheet) -> str | None:
        """Send a step by direct message. Return a link to it; None if it does not arrive (now)."""
        nonce = await self.services.host.deliveries.nonce("learn", who.key, kept.id)
        try:
            channel, message = await self.services.live_hands.direct_messages.send(who.person.id, nonce, sheet)
        except (NoDirectMessages, NotNow, *TROUBLE):
            return None
        return f"https://discord.com/channels/@me/{channel}/{message}"

    # Answering

    async def moment(self, kept: KeptLesson) -> Moment:
        """Return the position of a lesson; replayed in a thread."""
        lesson = self._lesson(kept.game)
        return await asyncio.to_thread(lesson.moment, self.services.host.tables.library.games[kept.game], kept.step)

    async def _sheet(self, who: Caller, kept: KeptLesson, *first: str) -> messages.Sheet:
        """Return the message of a lesson's present step, or of its end."""
        if kept.step == DONE:
            return lesson_sheets.end_sheet(self.services, kept, who.words, alone=who.interaction.guild_id is None)
        kept = await self._within(who, kept)
        moment = await self.moment(kept)
        name, pictures = who.person.name, (await self.services.host.settings.person(who.person.id)).pictures
        return await lesson_sheets.step_sheet(self.services, kept, moment, name, who.words, first, pictures=pictures)

    async def _within(self, who: Caller, kept: KeptLesson) -> KeptLesson:
        """Return the lesson; if it has become shorter since, at its last step."""
        last = len(self._lesson(kept.game)) - 1
        return kept if kept.step <= last else await self.lessons.shortened(kept, who.person.id, last)

    async def answer(self, who: Caller, sheet: messages.Sheet) -> None:
        """Show a sheet as the deferred answer."""

        def changes() -> dict[str, Any]:
            view = sheet.panel.view() if sheet.panel.rows else None
            pictures = [sheet.picture.file()] if sheet.picture is not None else []
            return {"content": sheet.text, "view": view, "attachments": pictures}

        if not await who.show(lambda: who.interaction.edit_original_response(**changes())):
            await who.anew(sheet.text, sheet.panel, sheet.picture)

    async def show(self, who: Caller, kept: KeptLesson, *first: str) -> None:
        """Show the lesson's present step on the pressed message."""
        await (safely(who.interaction.response.defer) if who.on_message else who.defer())
        await self.answer(who, await self._sheet(who, kept, *first))

    async def _pressed(self, who: Caller, press: Press) -> tuple[KeptLesson, list[Field]] | None:
        """Return the lesson of a press and its chosen fields; if the lesson has gone on, show it and return None."""
        if not press.path or not isinstance(press.path[0], int):
            raise BadId("no step")
        kept = await self.lessons.get(press.prompt, who.person.id)
        if kept.step != press.path[0]:
            await self.show(who, kept, *([] if kept.step == DONE else [who.words("learn-moved-on")]))
            return None
        return kept, list(press.path[1:])

    # Presses

    @on_press(NEXT)
    async def read(self, who: Caller, press: Press) -> None:
        """Go on from a step that was only to be read."""
        if found := await self._pressed(who, press):
            kept, _ = found
            moment = await self.moment(kept)
            if moment.wanted is not None:
                raise BadId("a move is asked for")
            await self._go_on(who, kept)

    async def _go_on(self, who: Caller, kept: KeptLesson) -> None:
        """Store the next step and show it."""
        after = await self.lessons.take(kept, who.person.id, len(self._lesson(kept.game)))
        await self.show(who, after)
        if after.step == DONE:
            await self.used_up(who)

    @on_press(AGAIN)
    async def again(self, who: Caller, press: Press) -> None:
        """Start the lesson again from the beginning."""
        await self.show(who, await self.lessons.anew(press.prompt, who.person.id))

    @on_press(RULES)
    async def rules(self, who: Caller, press: Press) -> None:
        """Show the rules of the game in a new message."""
        await show_rules(who, (await self.lessons.get(press.prompt, who.person.id)).game)

    @on_press(VERBS["back"])
    async def back(self, who: Caller, press: Press) -> None:
        """Go back from a half-chosen move to the step."""
        if found := await self._pressed(who, press):
            await self.show(who, found[0])

    @on_press(VERBS["act"], VERBS["step"], VERBS["pick"])
    async def choose(self, who: Caller, press: Press) -> None:
        """Take a move, or one more field of it, from a button or a select."""
        if found := await self._pressed(who, press):
            kept, path = found
            if press.verb == VERBS["pick"]:
                if len(who.values) != 1:
                    raise BadId("no choice")
                path.append(read_field(who.values[0]))
            await self._chosen(who, kept, path)

    @on_press(VERBS["set"])
    async def choose_set(self, who: Caller, press: Press) -> None:
        """Take a set of cards picked in a select."""
        cards = [read_field(v) for v in who.values]
        if not cards or not all(isinstance(c, int) for c in cards):
            raise BadId("no cards")
        if found := await self._pressed(who, press):
            kept, path = found
            await self._chosen(who, kept, [*path, sorted(c for c in cards if isinstance(c, int))])

    @on_press(VERBS["page"])
    async def turn(self, who: Caller, press: Press) -> None:
        """Show another page of a long select; the path begins with its number."""
        if found := await self._pressed(who, press):
            kept, path = found
            if len(path) < 2 or not isinstance(path[0], int):
                raise BadId("no page")
            await self._chosen(who, kept, path[1:], path[0])

    @on_press(VERBS["ask"])
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form to type a number."""
        if found := await self._pressed(who, press):
            kept, path = found
            moment = await self.moment(kept)
            narration = self.services.narration(kept.game)
            numbers = typable(moment.view, narration, path, open_field(moment, path))
            if not numbers:
                await self._chosen(who, kept, path)
                return
            telling = Telling(moment.view, moment.view.people, who.words)
            title = narration.field_prompt(telling, str(path[0]), path[1:])
            typing = Press(0, VERBS["amount"], kept.id, (kept.step, *path)).custom_id()
            await who.open_form(number_form(title, typing, numbers, who.words))

    @on_press(VERBS["amount"])
    async def typed(self, who: Caller, press: Press) -> None:
        """Take the typed number."""
        text = unicodedata.normalize("NFKC", who.typed("amount", AMOUNT_DIGITS)).strip()
        if found := await self._pressed(who, press):
            kept, path = found
            await self._chosen(who, kept, [*path, int(text) if text.isdecimal() else -1])

    async def _chosen(self, who: Caller, kept: KeptLesson, path: list[Field], page: int = 0) -> None:
        """Go on with the move that the step asks for; for another, say in kind words why not."""
        moment = await self.moment(kept)
        if moment.wanted is None or not path:
            raise BadId("no move is asked for")
        full, offer = settled(moment, path)
        if not moment.leads_on(full):
            if offer is None and await asyncio.to_thread(moment.comes_to_it, full):
                await self._go_on(who, kept)
                return
            await self.show(who, kept, lesson_sheets.why_not(self.services, kept, moment, full, who.words))
        elif offer is None:
            await self._go_on(who, kept)
        else:
            name = who.person.name
            sheet = lesson_sheets.next_field(self.services, kept, moment, name, full, offer, page, who.words)
            await (who.replace if who.on_message else who.say)(sheet.text, sheet.panel)


def open_field(moment: Moment, path: list[Field]) -> Offer | None:
    """Return the next step of a move that begins with ``path``; None if nothing is open."""
    try:
        return moment.match.game.offer(moment.match.state, LEARNER, path)
    except (LookupError, TypeError, ValueError):
        # A forged path may be too odd even for the rules.
        return None


def settled(moment: Moment, path: list[Field]) -> tuple[list[Field], Offer | None]:
    """Return ``path`` with every field added that leaves no choice, and the next open offer."""
    full = list(path)
    while True:
        offer = open_field(moment, full)
        only = forced(offer)
        if only is None:
            return full, offer
        full.append(only)
