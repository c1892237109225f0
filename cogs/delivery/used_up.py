"""The end of messages about a table that are used up: notices, calls, the announcement in the channel.

Rulings:

1. One place decides, after each public change of a table (``tidy``). It runs before the task that shows the change is
   acknowledged, and each step may run twice, so a kill between any two lines leaves nothing behind.
2. A notice that still asks, or still says what is true, stays (``fate``). One that was answered by a press on it says
   what came of it; it is deleted with the next fresh hand (``Deliveries.acknowledge_post``), or once the table is
   over. Any other is deleted, or changed into one line if the person would otherwise not learn of it.
3. While it is secret who has answered, no public call goes away before all have answered.
"""

from __future__ import annotations

import logging

import discord

from cogs.delivery.announcements import OPENED, Announcements
from cogs.delivery.mentions import ABSENT
from cogs.run.refusals import TROUBLE, NotNow, passing
from cogs.ui import messages
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.words.waiting import offer_for
from engine.host.lobby.table_alerts import ALERT
from engine.host.model.clock.next_notes import NEXT, is_next_still
from engine.host.model.records import DeliveryKind, Post, Refused, Status, TableInfo
from engine.host.model.rows import OVER
from engine.host.store.errors import NotRecorded
from engine.host.table.posts import ANSWERED, NOTICE, is_notice

log = logging.getLogger("tefuda.used_up")

INVITED = ("invited", "rematch-invited")
TO_ASKED = ("clock-up", "order-ended", "ahead-lapsed")
"""Notices to a person who is asked."""
FAREWELLS = ("chair-given", "chair-taker-refused")
"""Notices that say what has happened; they stay until the table is over."""
AGAIN_S = 60.0
"""Seconds until the next try if Discord fails."""
GONE = ""
"""The fate of a notice that is to be deleted."""


class UsedUp:
    """Ends the messages of tables that are used up."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.announcements = Announcements(services)

    async def tidy(self, info: TableInfo) -> None:
        """Bring all messages about a table up to date beside the table's own, the hands and the results.

        If Discord fails, a task TIDY tries again.
        """
        if not await self.tidied(info):
            await self.services.host.deliveries.add_task(info.id, DeliveryKind.TIDY)

    async def again(self, info: TableInfo) -> bool:
        """Do ``tidy`` for a task TIDY; False: nothing was acknowledged. Raises NotNow if Discord still fails."""
        if not await self.tidied(info):
            raise NotNow(AGAIN_S, "a message is not brought up to date")
        return False

    async def tidied(self, info: TableInfo) -> bool:
        """Do ``tidy`` once; False if Discord has failed for any message.

        The caller may have sent a message that is not stored yet, so only an error of the store gets through.
        """
        host = self.services.host
        posts = await host.posts.of_table(info.id)
        well = True
        for post in posts:
            try:
                if post.kind == OPENED:
                    await self.announcements.update(info, post)
                elif is_notice(post):
                    if (kept := await host.posts.answered(post)) is not None:
                        await self.update(kept)
                elif post.kind == DeliveryKind.INACTIVITY:
                    # Read anew: an offer that was made since ``info`` is not over.
                    if offer_for(await host.reading.table(info.id), post.target) is None:
                        await host.deliveries.retire(post)
                elif post.kind in ("mention", "call") and not info.sealed:
                    await self.end_call(info, post)
            except TROUBLE as e:
                log.info("a message of table %d is put off: %s", info.id, type(e).__name__)
                well = False
            except NotRecorded:
                raise
            except Refused as refused:
                log.info("a message of table %d stays as it is: %s", info.id, refused.reason)
            except Exception:
                log.exception("a message of table %d cannot be brought up to date", info.id)
        return well

    async def end_call(self, info: TableInfo, post: Post) -> None:
        """Delete a call at the table that was answered."""
        seat = (await self.services.host.reading.table(info.id, post.target)).seat_of(post.target)
        open_still = seat is not None and seat.prompt == post.seq and info.status is Status.PLAYING
        if post.kind == "call" or not open_still:
            await self.services.host.deliveries.retire(post)

    async def update(self, post: Post) -> None:
        """Delete a notice that is used up, or let it say in one line what came of it. Raises passing errors."""
        host = self.services.host
        info = await host.reading.table(post.table, post.target)
        proposal = await host.relocation.proposal(info.id) if post.kind == f"{NOTICE}move-proposed" else None
        key = fate(info, post, moves=None if proposal is None else proposal.number)
        if post.seq == ANSWERED and await self.has_newer_hand(post):
            key = GONE
        if key is None:
            return
        if key == GONE:
            await host.deliveries.retire(post)
            return
        words = await self.services.live_hands.words_for(info, post.target)
        text = f"{messages.heading(self.services, info, words)}\n{words(key)}"
        try:
            await self.services.live_hands.at_discord.change(post, messages.Sheet(text, Panel()))
        except discord.HTTPException as e:
            if passing(e):
                raise
        await host.posts.forget(post)

    async def has_newer_hand(self, post: Post) -> bool:
        """True if the person of a notice has got a hand since. One that was found after a kill has ended no notice."""
        hand = await self.services.host.posts.find(post.table, "hand", post.target)
        return hand is not None and int(hand.message) > int(post.message)


def fate(info: TableInfo, post: Post, *, moves: int | None = None) -> str | None:
    """Return what is to become of a notice: None if it stays, GONE, or the key of the line that takes its place.

    ``info`` is the table as the person of the notice may know it; ``moves``: the number of the proposal to move it.
    """
    key, person, answered = post.kind.removeprefix(NOTICE), post.target, post.seq == ANSWERED
    if key in INVITED:
        return _fate_of_invitation(info, person, answered=answered)
    if info.status in OVER:
        return GONE
    seat = info.seat_of(person)
    if key == ALERT:
        return None if info.status is Status.OPEN and (answered or seat is None) else GONE
    if key == ABSENT:
        return None if info.absent_seat(person) is not None else GONE
    if key.startswith("paused-"):
        # A notice to the opener of an open table says that its place is gone.
        return None if info.status is Status.OPEN or info.paused_for == key else GONE
    if key == NEXT:
        return None if is_next_still(info, person, post.seq) else GONE
    if key in TO_ASKED:
        asked = seat is not None and seat.prompt and info.status is Status.PLAYING
        return None if asked and post.seq in (0, seat.prompt if seat is not None else 0) else GONE
    if answered or key in FAREWELLS:
        return None
    if key == "undo-asked-you":
        return None if info.request is not None and info.request.number == post.seq else GONE
    if key == "move-proposed":
        return None if moves == post.seq else GONE
    if key == "chair-for-you" and not any(o.number == post.seq and o.to == person for o in info.offered_seats):
        return GONE if seat is not None else "chair-settled"
    return None


def _fate_of_invitation(info: TableInfo, person: str, *, answered: bool) -> str | None:
    """Return ``fate`` of an invitation."""
    seated, valid = info.seat_of(person) is not None, any(i.person == person and not i.over for i in info.invited)
    if info.status is Status.OPEN:
        if answered:
            # They sit there, or they have declined; otherwise they sat down and left again, or were sent away.
            away = any(i.person == person and i.sent_away for i in info.invited)
            return GONE if (valid or away) and not seated else None
        return None if valid and not seated else GONE
    if answered or seated:
        return GONE
    return "invitation-off" if info.status in (Status.ENDED, Status.EXPIRED) else "invitation-begun"
