"""Reminders: one message for all tables that wait for a person, late, by day, and in place of the one before.

A line goes when its table waits no more, and the message with its last line. After a stop of the process a line may
stay until its person presses anything again.

``engine.host.model.clock.reminder_rules`` rules who gets one and when. A person who pressed anything in the last ten
minutes is present and needs none; after a start, for the same time, that may hold for everybody.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType

import discord

from cogs.delivery.direct_messages import has_refused
from cogs.run.refusals import TROUBLE, NoDirectMessages, NotNow, passing
from cogs.ui import messages
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.waiting import moment
from engine.core.game import CUBE
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.time_control import DAY, HOUR, LIVE
from engine.host.model.preferences import PersonSettings
from engine.host.model.records import Post, Refused, TableInfo, WantedReminder
from engine.host.store.errors import NotRecorded
from locales import Words, language_of, words

log = logging.getLogger("tefuda.reminders")

LOOK_S = 15.0
"""Seconds between checks for due reminders."""
HERE_S = 600.0
"""Seconds after a person's last press without a reminder."""
LATER_S = 120.0
"""Seconds until the next try if Discord fails."""
MOST = 20
"""The most tables with a line and buttons."""
REMINDER = 10**9 - 2
"""The number, in place of a prompt, in every button of a reminder."""
VERBS = frozenset({"inbox", "start", "startfull"})
"""The verbs of a reminder's buttons."""
SPACING_S = {"normal": HOUR, "rare": DAY}
"""The least time between two reminders, in seconds, by the person's setting."""


class Reminders(BackgroundLoop):
    """Sends due reminders."""

    every = LOOK_S

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.hands = bot.services.live_hands
        self.noted = 0.0
        """Up to this time the store has the presses of this process, if other processes share it."""
        self.looked = 0.0
        """Since this time no press was noted for ``behind``."""
        self.behind: set[str] = set()
        """People who have pressed anything since their reminder was brought up to date."""
        self.shown: dict[str, str] = {}
        """The text of each person's last reminder, as far as this process knows."""

    async def round(self) -> None:
        """Send every due reminder, one after the other, and bring those of before up to date."""
        host = self.services.host
        await self.keep_up()
        if host.tables.leases.shared:
            now = self.services.clock()
            await host.reminders.note_presses(
                {p: at for p, at in self.services.press_times.items() if at >= self.noted}
            )
            self.noted = now
        async with host.tables.leases.alone("reminders") as ours:
            for person in await host.reminders.reminders_due() if ours else ():
                try:
                    await self.remind(person)
                except NotRecorded:
                    raise
                except Exception:
                    # One that fails must not delay the others.
                    log.exception("a reminder")
                    await host.reminders.put_off_reminder(person, self.services.clock() + LATER_S)

    async def keep_up(self) -> None:
        """Bring the reminders of people up to date who have pressed anything, or for whom no table waits any more."""
        now, since = self.services.clock(), self.looked
        self.behind |= {person for person, at in self.services.press_times.items() if at >= since}
        self.looked = now
        for person in sorted({*self.behind, *await self.services.host.reminders.used_up()}):
            try:
                await self.update(person)
            except NotRecorded:
                raise
            except TROUBLE as e:
                log.info("a reminder is not brought up to date: %s", type(e).__name__)
                if not isinstance(e, discord.HTTPException) or passing(e):
                    # The next round tries again.
                    continue
            except Exception:
                # One that fails must not delay the others.
                log.exception("a reminder is not brought up to date")
            self.behind.discard(person)

    async def update(self, person: str) -> None:
        """Show in a person's last reminder which tables wait now; delete it if there is none."""
        host = self.services.host
        wanted = await host.reminders.wanted_reminder(person)
        if wanted.last is None or wanted.sent is None:
            return
        # What came after the message has its own, the hand: a line is only taken away.
        waiting = [i for i in await host.reminders.waiting_for(person) if asked_since(i, person) < wanted.sent]
        ready = await host.reminders.startable(person)
        if not waiting and not ready:
            self.shown.pop(person, None)
            await host.reminders.take_back_message(wanted.last)
            return
        sheet = await self.sheet(wanted, await host.settings.person(person), ready, waiting)
        if self.shown.get(person) != sheet.text:
            await self.hands.at_discord.change(wanted.last, sheet)
            self.shown[person] = sheet.text

    async def sheet(
        self, wanted: WantedReminder, settings: PersonSettings, ready: list[TableInfo], waiting: list[TableInfo]
    ) -> messages.Sheet:
        """Return the message in the person's language."""
        first = [*ready, *waiting][0]
        said = words(language_of(settings.lang or settings.locale or first.lang))
        stakes = await stakes_of(self.services, wanted.person, waiting, said)
        return reminder_sheet(self.services, wanted, ready, waiting, said, stakes)

    async def remind(self, person: str) -> None:
        """Send one message for all tables that wait for this person, unless it is not wanted (any more), or not yet."""
        host, now = self.services.host, self.services.clock()
        wanted, settings = await host.reminders.wanted_reminder(person), await host.settings.person(person)
        waiting = await host.reminders.waiting_for(person)
        ready = await host.reminders.to_start(wanted)
        due = [*ready, *(info for info in waiting if asks_still(info, wanted))]
        if not due or settings.reminders not in SPACING_S or has_refused(settings, now):
            await host.reminders.drop_reminder(wanted)
            return
        until = max(
            ActiveHours(settings.quiet).after(max(now, settings.away_until), 0.0),
            max(self.services.last_press(person), await host.reminders.last_pressed(person)) + HERE_S,
            0.0 if wanted.sent is None else wanted.sent + spacing(settings, due),
        )
        if until > now:
            await host.reminders.put_off_reminder(person, until)
            return
        try:
            await host.reminders.reminder_sent(wanted, await self.send(wanted, settings, ready, waiting))
        except NoDirectMessages:
            await host.reminders.drop_reminder(wanted)
        except NotNow as wait:
            await host.reminders.put_off_reminder(person, now + max(wait.seconds, LOOK_S))
        except TROUBLE as e:
            log.info("a reminder is put off: %s", type(e).__name__)
            await host.reminders.put_off_reminder(person, now + LATER_S)

    async def send(
        self, wanted: WantedReminder, settings: PersonSettings, ready: list[TableInfo], waiting: list[TableInfo]
    ) -> Post:
        """Send the message, or find the one that was sent before a cut-off, and return its post."""
        host, person, first = self.services.host, wanted.person, [*ready, *waiting][0]
        since = await host.reminders.begin_reminder(person)
        if wanted.trying is not None and settings.dm_channel is not None:
            found = await self.hands.at_discord.newest_with(settings.dm_channel, VERBS, REMINDER, since)
            if found is not None:
                return Post(first.id, "reminder", person, settings.dm_channel, found, 0, since)
        sheet = await self.sheet(wanted, settings, ready, waiting)
        channel, message = await self.hands.direct_messages.send(
            person, await host.deliveries.nonce("reminder", person, since), sheet
        )
        self.shown[person] = sheet.text
        return Post(first.id, "reminder", person, channel, message, 0, since)


def asks_still(info: TableInfo, wanted: WantedReminder) -> bool:
    """True if the prompt that the reminder is wanted for still waits for this person."""
    seat, (prompt, _) = info.seat_of(wanted.person), wanted.wanted.get(info.id, (0, False))
    return seat is not None and seat.prompt == prompt != 0


def asked_since(info: TableInfo, person: str) -> float:
    """Return since when a table waits for a person."""
    seat = info.seat_of(person)
    return info.touched if seat is None else seat.since


def spacing(settings: PersonSettings, due: list[TableInfo]) -> float:
    """Return the least time between two reminders, in seconds: 0 for a live table, unless the person wants few."""
    live = settings.reminders == "normal" and any(info.pace == LIVE for info in due)
    return 0.0 if live else SPACING_S[settings.reminders]


async def stakes_of(services: Services, person: str, waiting: list[TableInfo], said: Words) -> dict[int, str]:
    """Return the stake of each table at which a double waits for this person's answer, by table."""
    found: dict[int, str] = {}
    for info in waiting[:MOST]:
        if not info.options.get(CUBE):
            continue
        try:
            told, view = await services.host.reading.view(info.id, person)
        except Refused:
            # Its game is unloaded, or it has just come to its end.
            continue
        if view.asked and (stake := services.narration(info.game).stake(messages.in_text(view, told, said))):
            found[info.id] = stake
    return found


def reminder_sheet(
    services: Services,
    wanted: WantedReminder,
    ready: list[TableInfo],
    waiting: list[TableInfo],
    said: Words,
    stakes: Mapping[int, str] = MappingProxyType({}),
) -> messages.Sheet:
    """Return the message: waiting tables, the most urgent first, with a button to each hand; tables that can start."""
    lines = [said("reminder-heading", count=len(waiting))] if waiting else []
    buttons: list[ButtonSpec] = []
    for info in waiting[:MOST]:
        lines += waiting_lines(services, wanted, info, said)
        lines += [f"> {stakes[info.id]}"] if info.id in stakes else []
        buttons.append(button(services, info, "inbox", said))
    for info in ready[: MOST - len(buttons)]:
        title = services.narration(info.game).title(said)
        lines.append(said("reminder-ready", title=title, table=str(info.id), place=messages.place_link(info, said)))
        full = info.when_full or bool(info.starts) or len(info.seats) == info.size
        buttons += [button(services, info, verb, said) for verb in (("start",) if full else ("start", "startfull"))]
    panel = Panel()
    panel.buttons(buttons)
    decided = [seat.decided_from for info in waiting if (seat := info.seat_of(wanted.person)) and seat.decided_from]
    lines += [said("reminder-decide", when=f"<t:{int(min(decided))}:f>")] if decided else []
    return messages.Sheet(messages.fit([*lines, said("reminder-settings")]), panel)


def waiting_lines(services: Services, wanted: WantedReminder, info: TableInfo, said: Words) -> list[str]:
    """Return the lines about a table that waits."""
    title, seat = services.narration(info.game).title(said), info.seat_of(wanted.person)
    up = None if seat is None else seat.time_is_up
    when = moment(up if up is not None else asked_since(info, wanted.person))
    key = "reminder-line" if up is None else "reminder-line-clock"
    line = said(key, title=title, table=str(info.id), place=messages.place_link(info, said), when=when)
    return [line, said("reminder-alone")] if asks_still(info, wanted) and wanted.wanted[info.id][1] else [line]


def button(services: Services, info: TableInfo, verb: str, said: Words) -> ButtonSpec:
    """Return a button of a reminder: it opens a hand, or starts a game."""
    title = services.narration(info.game).title(said)
    label = said(f"{verb}-button", title=title, table=str(info.id))
    style = discord.ButtonStyle.primary if verb == "inbox" else discord.ButtonStyle.secondary
    return ButtonSpec(label, Press(info.id, verb, REMINDER).custom_id(), style)
