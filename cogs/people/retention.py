"""Deletes what need not be kept any longer: the moves of old tables, and people who wished to be forgotten."""

from __future__ import annotations

import logging

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.people.personal_data import LastMessages, somebody
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.tefuda import Tefuda

log = logging.getLogger("tefuda.retention")


class Retention(BackgroundLoop):
    """A little every minute, in one process at a time."""

    every = 60.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.posts = MessagesAtDiscord(bot)

    async def round(self) -> None:
        """Thin some old tables; forget the people whose time has come."""
        host = self.services.host
        await host.forgetting.note_presses(self.services.press_times)
        async with host.tables.leases.alone("retention") as ours:
            # After a long stop, or a jump of the clock, nobody is forgotten before they could press anything.
            if not ours or self.services.clock() < host.clocks.expires_from:
                return
            if thinned := await host.thinning.thin_some():
                log.info("%d old tables were thinned", thinned)
            for person in await host.forgetting.due():
                await host.personal_data.forget(person, somebody, LastMessages(self.posts))
                log.info("a person who had not played for long was forgotten, as they had wished")
