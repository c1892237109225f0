"""The live hand: the one message by which a person plays at a table. All its changes are made here.

Four changes exist: a press on it is answered by an edit (with the picture, or the words at once and the picture when it
is drawn); the worker sends a fresh one when a prompt is put (HAND), updates it (REFRESH), and removes it at the end
(RESULT). A seat that is not asked can wait: it sees the acts of others within twenty seconds (``turns.UNASKED_S``), as
the table shows them at once. Discord keeps no order among these changes: the one sent first may be shown last. So:

1. **A change that was alone is trusted.** A move's answer that no other change of the hand overlapped acknowledges the
   REFRESH of its move. After any other answer the REFRESH is added once more, with a number of its own, and runs when
   all changes are through. Until then it is in the outbox: a kill between any two lines leaves a task that shows the
   newest state. The same holds for an answer that shows the hand as it is, with a note that was written.
2. **A change that began before a move was written may show the state before it.** A later one shows the move too: it
   does not spoil the move's answer, even if the answer's picture is still missing.
3. **The worker gives way.** While a press is answered no delivery edits the hand, nor if a press came while it was
   drawn. While a step of a move is open whose prompt is still open, the worker changes only the picture, for a quarter
   of a minute: it closes no step that a person is using. A fresh hand waits for nothing: it is a message of its own,
   and the ping. If a step is open towards the answer that the hand would ask for, there is none: the person has seen
   the prompt.
4. **The answer first.** For a second at most, nothing of a table is delivered before the answer to its move.
5. **A late picture is only a picture.** An answer waits a moment for its picture (``SOON_S``); one that comes later
   follows by itself. It changes no words and no buttons; if it cannot be shown, the REFRESH stays.
6. **An answer that was never shown** (too late for Discord, or refused) acknowledges nothing, and the prompt that it
   was to show is put again, in a new message.
7. **One transaction stores the newest hand and ends its task**; a task of its own removes the older hand. A hand that
   was sent and not stored is found by its buttons; the newest of all is stored and updated
   (``MessagesAtDiscord.adopt``).
8. **No read follows a move.** The result of a move holds where the live hand is, and which state it shows.
9. **One process at a time.** If several share the store, the process that answers a press on the hand holds its lease,
   and so does the process that delivers it. An answer that finds the lease held was not alone (ruling 1).
10. **Quiet while one plays.** For a person who pressed lately HAND changes the live hand in place (``ring_rules``), and
   stays in the outbox until it rings: the answer takes it out, silence sends a fresh hand. It has noted that it was
   put (IN_PLACE); a kill before that note rings at once.
11. **One hand in a direct message.** Who asks for the hand from another message there gets the live one anew below it,
   without a sound (REFRESH with ANEW, a wish that no other task takes away), and the one above goes. A move made on any
   other message there is answered in words, without buttons.
12. **Beside the table there are copies.** A hand in a private answer in a server is no live hand: it follows the table
   for as long as its token lives, and no task waits for it (``hand_copies``).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.delivery.direct_messages import DirectMessages, has_refused
from cogs.delivery.hands.hand_changes import HandChange, HandChanges
from cogs.delivery.hands.hand_copies import HandCopies
from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.run.refusals import NoDirectMessages, NotNow, is_final
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.interactions import Caller, explain
from cogs.ui.panel import Panel
from cogs.ui.words.computer_names import seen_by_reader
from cogs.ui.words.inactivity import absent_sheet
from engine.host.model.clock.ring_rules import rings_at
from engine.host.model.preferences import PersonSettings
from engine.host.model.records import Acted, DeliveryKind, DeliveryTask, Post, Refused, Seat, Status, TableInfo
from engine.host.people.hand_extras import NO_EXTRAS, HandExtras
from engine.host.store.errors import NotRecorded
from locales import Words, language_of, words

if TYPE_CHECKING:
    from cogs.ui.tefuda import Tefuda

ABSENCES = 10**9
"""Posts of hands from this number on are no hands but notes of an absence; the number is its time."""
IN_PLACE = "in_place"
"""The fact of a HAND whose prompt (its number) was put on the hand that is there, without a sound."""
ANEW, FIRST = "anew", "first"
"""The facts of a REFRESH that puts the hand in a new message: the message it replaces, and the lines to begin with."""
SOON_S = 0.2
"""Seconds for which the answer to a move waits for its picture, so that both are one request."""
GIVE_WAY_S = 1.0
"""Seconds after which a delivery that gave way to a press is tried again."""


def words_of(info: TableInfo, settings: PersonSettings) -> Words:
    """Return the words of a person's own language: their setting, else that of their Discord, else the table's."""
    return words(language_of(settings.lang or settings.locale or info.lang))


class LiveHands(HandChanges):
    """Answers presses on hands and delivers hands."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot.services)
        self.at_discord = MessagesAtDiscord(bot)
        self.direct_messages = DirectMessages(bot, self.at_discord)
        self.copies = HandCopies(bot.services, self._sheet)

    # Answering a move

    async def answer_move(self, who: Caller, acted: Acted, extras: HandExtras = NO_EXTRAS) -> None:
        """Show the mover what happened, with the picture if it is drawn at once; otherwise it follows the words.

        Call it as soon as the move is made.

        ``extras`` was read before (ruling 8).
        """
        change = self._answers.get(who.key)
        if change is not None:
            change.committed = True
        whole = await self._show_move(who, acted, change, extras)
        # The move is in the store and answered: an error from now on must not say that it was not made.
        with contextlib.suppress(NotRecorded):
            if who.unseen:
                await self._put_anew(who, acted)
            elif change is not None and self._is_live(who, acted):
                # A process that was stopped so long that another took the hand over was not alone either.
                ours = not change.lease or self.services.host.tables.leases.unbroken(change.lease)
                await self._settle(who, acted, change.alone and whole and ours)

    async def _show_move(self, who: Caller, acted: Acted, change: HandChange | None, extras: HandExtras) -> bool:
        """Send the answer to a move; True if all of it was shown."""
        services, info, view, since_last_move = self.services, acted.table, acted.view, acted.since_last_move
        if view is None:
            info, view, since_last_move = await services.host.reading.hand(info.id, who.person.id)
        follows = who.on_message and who.has_picture and not view.over

        def sheet_of(*, described: bool) -> messages.Sheet:
            return messages.hand_words(
                services, info, view, who.words, since_last_move=since_last_move, extras=extras, described=described
            )

        if (
            who.interaction.guild_id is None
            and acted.hand is not None
            and not self._is_live(who, acted)
            and not view.over
        ):
            # The live hand shows the new state, with its buttons (ruling 11).
            await who.replace_all(sheet_of(described=True).text)
            return True
        sheet = sheet_of(described=not follows)
        if not who.on_message:
            await who.say(sheet.text, sheet.panel)
            await self.copies.keep(who, info, whole=False)
            return True
        if not follows:
            await who.replace(sheet.text, sheet.panel, drop=True)
            self.answered(who.key)
            whole = True
        else:
            own_move = acted.at if acted.view is not None else 0
            told = seen_by_reader(info, view, who.words)
            drawn = asyncio.ensure_future(self.services.drawing.hand(*told, who.words, own_move=own_move))
            # If the words cannot be sent, nobody waits for it any more.
            drawn.add_done_callback(lambda done: done.cancelled() or done.exception())
            await asyncio.wait({drawn}, timeout=SOON_S)
            ready = drawn.done() and drawn.exception() is None and bool(drawn.result().data)
            # Without a picture yet, the old one stays until the new one is drawn, so the screen does not jump.
            await who.replace(sheet.text, sheet.panel, picture=drawn.result() if ready else None)
            self.answered(who.key)
            whole = ready or await self._add_picture(who, drawn, sheet_of, change)
        await self.copies.keep(who, info, whole=whole)
        return whole

    @staticmethod
    async def _add_picture(
        who: Caller, drawn: Awaitable[Picture], sheet_of: Callable[..., messages.Sheet], change: HandChange | None
    ) -> bool:
        """Add the picture to the answer; True if the answer is complete with it."""
        picture = await drawn
        if picture.data:
            return await who.add_picture(picture)
        if change is None or change.overtaken:
            return False
        # If it could not be drawn, words describe it and the old picture goes, unless a newer change is there by now.
        sheet = sheet_of(described=True)
        await who.replace(sheet.text, sheet.panel, drop=True)
        return True

    async def _put_anew(self, who: Caller, acted: Acted) -> None:
        """Put an open prompt by message, because the answer to a move was never shown. Its REFRESH stays."""
        seat = acted.table.seat_of(who.person.id)
        if seat is not None and seat.prompt:
            await self.services.host.deliveries.add_task(acted.table.id, DeliveryKind.HAND, who.person.id)

    @staticmethod
    def _is_live(who: Caller, acted: Acted) -> bool:
        """True if the press was on the live hand, as it was when the move was written."""
        message = who.interaction.message
        return message is not None and acted.hand is not None and acted.hand.message == str(message.id)

    async def _settle(self, who: Caller, acted: Acted, trusted: bool) -> None:
        """Acknowledge the REFRESH of what the answer has shown, or add one that updates the hand after all."""
        host, table, person = self.services.host, acted.table.id, who.person.id
        if trusted:
            await host.deliveries.acknowledge_refresh(table, person, acted.at)
        else:
            await host.deliveries.add_task(table, DeliveryKind.REFRESH, person)

    # Showing a hand that was pressed as it is now

    def note_read(self, who: Caller) -> None:
        """Note that the hand is read for an answer now: a later change shows as much, and does not spoil the answer."""
        change = self._answers.get(who.key)
        if change is not None:
            change.committed = True

    async def refresh_if_overtaken(self, who: Caller, table: int) -> None:
        """Have the hand updated after an answer that an older change may have overtaken (ruling 1)."""
        change = self._answers.get(who.key)
        if change is not None and not change.alone and who.interaction.guild_id is None:
            await self.services.host.deliveries.add_task(table, DeliveryKind.REFRESH, who.person.id)

    async def acknowledge_shown(self, who: Caller, acted: Acted) -> None:
        """Acknowledge the REFRESH of a change that concerns the caller alone, if their live hand shows it (ruling 1).

        Otherwise that task shows it, without the lines that began the answer.
        """
        change, leases = self._answers.get(who.key), self.services.host.tables.leases
        live = await self.live_in_direct_messages(who, acted.table.id)
        if who.unseen or live is None or not self.is_pressed(who, live) or change is None or not change.alone:
            return
        if not change.lease or leases.unbroken(change.lease):
            await self.services.host.deliveries.acknowledge_refresh(acted.table.id, who.person.id, acted.at)

    # The one hand in a direct message (ruling 11)

    async def live_in_direct_messages(self, who: Caller, table: int) -> Post | None:
        """Return the live hand of a running table if the caller presses or types in their direct messages."""
        if who.interaction.guild_id is not None:
            return None
        post = await self.services.host.posts.find(table, "hand", who.person.id)
        info = await self.services.host.reading.table(table)
        return post if post is not None and post.seq < ABSENCES and info.status is Status.PLAYING else None

    @staticmethod
    def is_pressed(who: Caller, live: Post) -> bool:
        """True if the press is on this message."""
        message = who.interaction.message
        return message is not None and str(message.id) == live.message

    async def prompt_on(self, live: Post, seat: Seat) -> int:
        """Return the prompt of a seat if its live hand has put it, also in place (ruling 10); 0 if not."""
        if live.seq >= seat.prompt:
            return seat.prompt
        facts = await self.services.host.deliveries.facts(live.table, DeliveryKind.HAND, live.target)
        return seat.prompt if facts.get(IN_PLACE) == seat.prompt else 0

    async def send_below(self, who: Caller, live: Post, first: Sequence[str], *, used_up: bool) -> None:
        """Answer with the live hand in a new message, ``first`` on top. ``used_up``: see ``answer_elsewhere``."""
        host, message = self.services.host, who.interaction.message
        facts = {ANEW: live.message, FIRST: list(first)}
        await host.deliveries.add_task(live.table, DeliveryKind.REFRESH, who.person.id, **facts)
        kept = message is not None and await host.posts.by_message(str(message.id)) is not None
        await who.answer_elsewhere(used_up=used_up and not kept)

    async def update(self, info: TableInfo, task: DeliveryTask, change: HandChange) -> bool:
        """Carry out a REFRESH; return as ``deliver`` does."""
        host, person = self.services.host, task.target
        old = await host.posts.find(info.id, "hand", person)
        info = await host.reading.table(info.id, person)
        plays = info.status is Status.PLAYING and info.seat_of(person) is not None
        if old is None or old.message != task.facts.get(ANEW) or old.seq >= ABSENCES or not plays:
            await self.refresh(info, person, change)
            return False
        async with self.services.drawing.slots.slot(info.home):
            sheet = await self._sheet(info, person, [str(line) for line in task.facts.get(FIRST, ())])
        self._give_way(info.id, person, change)
        try:
            await self._send(info, task, sheet, old, old.seq, "anew", info.id, old.message, person, silent=True)
        except NoDirectMessages:
            await self.refresh(info, person, change)
            return False
        return True

    # Delivering a hand

    async def words_for(self, info: TableInfo, person: str) -> Words:
        """Return the words of a person at a table (see ``words_of``)."""
        return words_of(info, await self.services.host.settings.person(person))

    async def deliver(self, info: TableInfo, task: DeliveryTask, change: HandChange) -> bool:
        """Send a fresh hand by DM: the ping. The former hand message of this table is removed.

        A person who wants no sound, or is here (ruling 10), sees the prompt on the hand they have. True if that
        also acknowledged the task, or put it off. Raises NoDirectMessages if the person is to be called at the table
        instead.
        """
        host, person = self.services.host, task.target
        info = await host.reading.table(info.id, person)
        seat = info.seat_of(person)
        if info.absent_seat(person) is not None:
            return await self._deliver_absence(info, task)
        if info.status is not Status.PLAYING or seat is None:
            return False
        old = await host.posts.find(info.id, "hand", person)
        settings = await host.settings.person(person)
        put = seat.prompt > 0 and task.facts.get(IN_PLACE) == seat.prompt
        rings = None if settings.silent_hands else await self._rings_at(info, person, put=put)
        if put and rings is not None:
            await host.deliveries.put_off(task, rings)
            return True
        if await self._is_being_answered(task, old, info):
            return True
        stays = settings.silent_hands or rings is not None
        shown = old is not None and old.seq < ABSENCES and (stays or old.seq >= seat.prompt)
        if shown and old is not None and await self.refresh(info, person, change):
            if old.seq >= seat.prompt:
                # This prompt has been put already; only the state in the message was old.
                return False
            if rings is not None:
                await host.deliveries.put_off(task, rings, **{IN_PLACE: seat.prompt})
            else:
                await host.deliveries.acknowledge_post(task, replace(old, seq=seat.prompt))
            return True
        if has_refused(settings, self.services.clock()):
            raise NoDirectMessages
        async with self.services.drawing.slots.slot(info.home):
            info, view, since_last_move = await host.reading.hand(info.id, person)
            seat = info.seat_of(person)
            if seat is None:
                return False
            sheet = await messages.hand_sheet(
                self.services, info, view, words_of(info, settings), since_last_move=since_last_move
            )
        if await self._is_being_answered(task, old, info):
            return True
        # A person who was away for a prompt gets the hand in a new message.
        again = old.message if old is not None and old.seq >= ABSENCES else ""
        name = "hand", info.id, seat.prompt, seat.seat, again
        called = await host.posts.find(info.id, "mention", person)
        silent = settings.silent_hands or (called is not None and called.seq >= seat.prompt)
        await self._send(info, task, sheet, old, seat.prompt, *name, silent=silent)
        return True

    async def _rings_at(self, info: TableInfo, person: str, *, put: bool) -> float | None:
        """Return when a person's prompt is to ring (``ring_rules``); None for now."""
        services, now = self.services, self.services.clock()
        # Not last_press: after a start it takes everybody for present, and here that would let them wait.
        pressed = max(services.press_times.get(person, 0.0), await services.host.reminders.last_pressed(person))
        return rings_at(info, person, pressed, now, put=put)

    async def _is_being_answered(self, task: DeliveryTask, old: Post | None, info: TableInfo) -> bool:
        """True if a step towards the answer of the task's prompt is open on the hand; the prompt then counts as put."""
        seat = info.seat_of(task.target)
        if old is None or old.seq >= ABSENCES or seat is None or not self._step_left(old, info):
            return False
        # In this order: after a kill between the two there is a fresh hand.
        await self.services.host.deliveries.add_task(info.id, DeliveryKind.REFRESH, task.target)
        await self.services.host.deliveries.acknowledge_post(task, replace(old, seq=seat.prompt))
        return True

    async def _deliver_absence(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Tell a person once, in place of their hand, that a computer sits in for them. Return as ``deliver`` does."""
        person, number = task.target, int(task.facts.get("number", ABSENCES))
        old = await self.services.host.posts.find(info.id, "hand", person)
        if old is not None and old.seq == number:
            return False
        if await self.direct_messages.closed(person):
            raise NoDirectMessages
        sheet = absent_sheet(self.services, info, number, person, await self.words_for(info, person))
        await self._send(info, task, sheet, old, number, "absent", info.id, number, person)
        return True

    async def _send(
        self,
        info: TableInfo,
        task: DeliveryTask,
        sheet: messages.Sheet,
        old: Post | None,
        number: int,
        *name: object,
        silent: bool = False,
    ) -> None:
        """Send a hand whose nonce is made of ``name``, and store it as the newest, in place of ``old``."""
        host = self.services.host
        channel, message = await self.direct_messages.send(
            task.target, await host.deliveries.nonce(*name), sheet, silent=silent
        )
        live = Post(info.id, "hand", task.target, channel, message, number, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, old)

    async def refresh(self, info: TableInfo, person: str, change: HandChange) -> bool:
        """Update a person's live hand without a ping; False if there is none (any more).

        Raises NotNow if a press came meanwhile, because its answer may be newer, or if a step is open: then only the
        picture is updated.
        """
        host = self.services.host
        info = await host.reading.table(info.id, person)
        post = await host.posts.find(info.id, "hand", person)
        if post is None:
            return False
        self._give_way(info.id, person, change)
        if info.absent_seat(person) is not None:
            sheet = absent_sheet(self.services, info, post.seq, person, await self.words_for(info, person))
            return await self.at_discord.change(post, sheet)
        if info.seat_of(person) is None or info.status is Status.OPEN:
            await host.deliveries.retire(post)
            return False
        async with self.services.drawing.slots.slot(info.home):
            sheet = await self._sheet(info, person)
        self._give_way(info.id, person, change)
        left = self._step_left(post, info)
        try:
            shown = await (self.at_discord.show_picture if left else self.at_discord.change)(post, sheet)
        except (discord.Forbidden, discord.NotFound) as e:
            if not is_final(e):
                raise
            shown = False
        if not shown:
            await host.posts.forget(post)
        elif left:
            raise NotNow(left, "a step is open")
        return shown

    def _give_way(self, table: int, person: str, change: HandChange) -> None:
        """Raise NotNow if a press is being answered, or came since this delivery began."""
        if self.answers_under_way(table, person):
            raise NotNow(GIVE_WAY_S, "a press is being answered")
        if change.overtaken:
            raise NotNow(0.0, "a press was answered meanwhile")

    async def _sheet(self, info: TableInfo, person: str, first: Sequence[str] = ()) -> messages.Sheet:
        """Return the person's hand as it is now; if the game is unloaded, only a text that says so.

        Raises NotNow if they have just left their seat: then there is another thing to do.
        """
        w = await self.words_for(info, person)
        try:
            info, view, since_last_move = await self.services.host.reading.hand(info.id, person)
        except Refused as away:
            return messages.Sheet(f"{messages.heading(self.services, info, w)}\n{explain(away, w)}", Panel())
        if view.seat is None:
            raise NotNow(0.0, "they have left meanwhile")
        return await messages.hand_sheet(self.services, info, view, w, since_last_move=since_last_move, first=first)

    async def take_away(self, table: int, person: str) -> None:
        """Remove the live hand of a person whose table is over."""
        if old := await self.services.host.posts.find(table, "hand", person):
            await self.services.host.deliveries.retire(old)
