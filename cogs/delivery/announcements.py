"""The one message by which a channel hears of a table: an invitation to join, that it has begun, how it ended.

1. It is changed in place, without a sound. The stored post is forgotten once it says the end; its number says what it
   shows meanwhile.
2. Where the table itself stands in that channel, the announcement is deleted at the deal: the table says more.
3. Each change may run twice. If Discord fails, a task TIDY tries again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from cogs.delivery.sheets.table_panels import rematch_button
from cogs.delivery.sheets.table_sheets import result_picture
from cogs.run.refusals import passing
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.words.unloaded_games import is_here
from engine.host.model.records import Post, Status, TableInfo

OPENED: Final = "opened"
"""The kind of post of an announcement."""
BEGUN: Final = 1
"""The number of a post whose message says that the game has begun."""


class Announcements:
    """Keeps the announcements of tables up to date."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def update(self, info: TableInfo, post: Post) -> None:
        """Bring an announcement up to date. Raises the errors of Discord that may pass."""
        host = self.services.host
        if info.status is Status.OPEN or (post.seq == BEGUN and info.status in (Status.PLAYING, Status.PAUSED)):
            return
        if post.channel == info.place and info.status not in (Status.ENDED, Status.EXPIRED):
            await host.deliveries.retire(post)
            return
        try:
            shown = await self.services.live_hands.at_discord.change(post, await self.sheet(info))
        except discord.HTTPException as e:
            if passing(e):
                raise
            shown = False
        if shown and info.status in (Status.PLAYING, Status.PAUSED):
            await host.posts.save(replace(post, seq=BEGUN))
        else:
            await host.posts.forget(post)

    async def sheet(self, info: TableInfo) -> messages.Sheet:
        """Return the message of a table that is no longer open."""
        words, panel = self.services.table_words(info), Panel()
        title = self.services.narration(info.game).title(words)
        facts = {"title": title, "table": str(info.id)}
        if info.status in (Status.ENDED, Status.EXPIRED):
            return messages.Sheet(words("table-called-off", **facts), panel)
        place = messages.place_link(info, words)
        if info.status is not Status.FINISHED:
            panel.buttons([ButtonSpec(words("button-rules"), Press(info.id, "rules").custom_id())])
            return messages.Sheet(words("table-begun", place=place, **facts), panel)
        again = [] if info.watch else [rematch_button(info, words)]
        panel.buttons([*again, ButtonSpec(words("button-replay"), Press(info.id, "replay").custom_id())])
        if not is_here(self.services, info.game):
            return messages.Sheet(words("table-result", how=words("table-over"), place=place, **facts), panel)
        _, view = await self.services.host.reading.view(info.id, None)
        how = messages.outcome(view, messages.shown_names(info), words)
        picture = await result_picture(self.services, info, view, words, small=True)
        return messages.illustrated(words("table-result", how=how, place=place, **facts), panel, picture)
