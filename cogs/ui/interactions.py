"""Answering an interaction: at once, kindly, in the caller's language, and safely when asked twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from cogs.run.meters import Outcome, Stopwatch
from cogs.run.refusals import UNKNOWN_MESSAGE, in_trouble
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.escaping import Safe, as_text, escaped
from cogs.ui.ids import BadId
from cogs.ui.members import person_of
from cogs.ui.panel import Panel
from cogs.ui.services import Services, Tefuda
from engine.host.model.records import Overtaken, Person, Refused
from engine.host.store.errors import NotRecorded
from locales import Words, language_of, words

log = logging.getLogger("tefuda.answers")

UNKNOWN_INTERACTION = 10062
OVERTAKEN_TRIES = 4
"""How often a press is carried out where another process writes its table meanwhile."""
AGAIN_S, TOO_MANY_S = 0.05, 1.0
"""Seconds until an answer is tried again, and after a 429 that discord.py leaves to us (one that a proxy made)."""
LONGEST_VALUE = 100
"""Discord's limit for the value of an option of a select, in characters."""
ALREADY_ANSWERED = 40060
"""The answer may already have been shown: a second try of one that was taken."""


@dataclass(slots=True)
class Caller:
    """Somebody who pressed or typed, with the words of their language."""

    services: Services
    interaction: discord.Interaction[Tefuda]
    person: Person
    words: Words
    unseen: bool = False
    """Whether the newest answer was never shown: it came too late for Discord (10062), or was refused."""
    unreached: bool = False
    """Whether no direct message reaches them, and they have not been told so."""
    unread: bool = False
    """Whether the store could not be asked about them; then nothing that they want can be done either."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    """Stopped by the first answer."""

    @property
    def key(self) -> str:
        """The interaction's id, which makes what it asks for happen at most once."""
        return str(self.interaction.id)

    @property
    def values(self) -> list[str]:
        """What was picked in a select; [] for a button. Raises BadId for anything that no select sends."""
        data: Any = self.interaction.data or {}
        values = data.get("values", [])
        if not (isinstance(values, list) and all(isinstance(v, str) and len(v) <= LONGEST_VALUE for v in values)):
            raise BadId("no values")
        return list(values)

    @property
    def fields(self) -> dict[str, str]:
        """What was typed or picked in a modal, by custom id; raises BadId where no modal was sent, or none of ours."""
        if self.interaction.type is not discord.InteractionType.modal_submit:
            raise BadId("no modal")
        data: Any = self.interaction.data or {}
        return dict(_modal_fields(data.get("components")))

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form; raises BadId where a form was sent, which Discord lets nobody answer with another."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise BadId("a form for a form")
        await safely(lambda: self.interaction.response.send_modal(form))

    def typed(self, name: str, most: int) -> str:
        """The text of one field of a modal, at most so many characters; raises BadId where there is no such text."""
        text = self.fields.get(name)
        if text is None or len(text) > most:
            raise BadId(f"no field {name}")
        return text

    @property
    def on_message(self) -> bool:
        """Whether this came from a component on a message that is only the caller's (ephemeral or DM)."""
        m = self.interaction.message
        return m is not None and (m.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def has_picture(self) -> bool:
        """Whether the message the component sits on shows a picture."""
        m = self.interaction.message
        return m is not None and bool(m.attachments)

    async def say(self, text: str, panel: Panel | None = None, picture: Picture | None = None) -> None:
        """Answer with a new message that only the caller sees (an ordinary one in a DM)."""
        response = self.interaction.response
        text, picture = with_alt_fallback(text, picture)

        def extra(name: str) -> dict[str, Any]:
            # Made for every try: an upload that was cut off cannot be sent again.
            view = {"view": panel.view()} if panel is not None and panel.rows else {}
            file = picture.file() if picture is not None else None
            return {**view, **({name: [file] if name == "attachments" else file} if file else {})}

        if response.is_done():
            await self.show(
                lambda: self.interaction.edit_original_response(
                    content=text, allowed_mentions=discord.AllowedMentions.none(), **extra("attachments")
                )
            )
            return
        await self.show(lambda: response.send_message(text, ephemeral=True, **extra("file")))

    async def show(self, send: Callable[[], Awaitable[object]], *, tries: int = 2) -> bool:
        """Send an answer; False where another way to show it may help. Keeps ``unseen``."""
        try:
            shown = await sent(send, tries=tries, note_refusal=self.services.note_refusal)
        except TooLate:
            self.unseen = True
            return True
        self.unseen = not shown
        self.watch.stop()
        return shown

    async def confirm(self, table: int, text: str, panel: Panel | None = None) -> None:
        """Answer a press that the live message of ``table`` is about to show by itself: nothing more is said there.

        On a message of one's own the text takes its place; anywhere else it is said.
        """
        message = self.interaction.message
        if message is not None and not self.interaction.response.is_done():
            live = await self.services.host.posts.find(table, "table")
            if live is not None and live.message == str(message.id):
                await safely(self.interaction.response.defer)
                self.watch.stop()
                return
        await (self.replace if self.on_message else self.say)(text, panel)

    async def defer(self) -> None:
        """Tell Discord that an answer for the caller alone is coming."""
        await safely(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def replace(
        self, text: str, panel: Panel | None = None, *, picture: Picture | None = None, drop: bool = False
    ) -> None:
        """Answer by changing the message the component sits on; ``drop`` takes its pictures away.

        What others see too is never changed: a button of a private message may be forged onto a public one.
        """
        response = self.interaction.response
        if not response.is_done() and not self.on_message:
            await self.say(text, panel, picture)
            return
        text, picture = with_alt_fallback(text, picture)

        def extra() -> dict[str, Any]:
            view = panel.view() if panel is not None and panel.rows else None
            pictures = {"attachments": [picture.file()] if picture is not None else []}
            return {"view": view, **(pictures if picture is not None or drop else {})}

        if response.is_done():
            shown = await self.show(lambda: self.interaction.edit_original_response(content=text, **extra()))
        else:
            shown = await self.show(lambda: response.edit_message(content=text, **extra()))
        if not shown:
            # The message may have been taken away under the press: a newer hand has come. Say it anew.
            await self.anew(text, panel, picture)

    async def add_picture(self, picture: Picture) -> bool:
        """Put the picture on a message that ``replace`` gave its words; what a later press put there stays.

        Whether it was shown. Where that message is gone a newer one has come, and nothing is said again below it.
        """
        try:
            return await sent(lambda: self.interaction.edit_original_response(attachments=[picture.file()]), tries=2)
        except TooLate:
            return False

    async def anew(self, text: str, panel: Panel | None, picture: Picture | None) -> None:
        """Answer with a message of its own where the one that was pressed is gone."""
        if not self.interaction.response.is_done():
            await self.say(text, panel, picture)
            return
        extra: dict[str, Any] = {}
        if panel is not None and panel.rows:
            extra["view"] = panel.view()
        if picture is not None:
            extra["file"] = picture.file()
        await self.show(lambda: self.interaction.followup.send(text, ephemeral=True, **extra), tries=1)

    async def tell_unreached(self) -> None:
        """Say once, beside the answer, that no direct message reaches them, and how they play all the same."""
        if self.interaction.response.is_done() and await self.services.host.settings.dm_told(self.person.id):
            await safely(lambda: self.interaction.followup.send(self.words("dm-closed"), ephemeral=True), tries=1)

    async def refuse(self, refused: Refused) -> None:
        """Say kindly why nothing happened."""
        await self.say(explain(refused, self.words))


def with_alt_fallback(text: str, picture: Picture | None) -> tuple[str, Picture | None]:
    """A picture that could not be drawn is told in words instead."""
    if picture is None or picture.data:
        return text, picture
    return messages.fit([text, as_text(picture.alt)]), None


async def caller(services: Services, interaction: discord.Interaction[Tefuda]) -> Caller:
    """Who is calling, and in which language to answer; that of their Discord where the store cannot be asked."""
    services.note_press(str(interaction.user.id), interaction.guild_id)
    locale = str(interaction.locale)
    person = person_of(interaction.user)
    unread = Caller(services, interaction, person, words(language_of(locale)), unread=True)
    try:
        settings = await services.host.settings.person(person.id, person.guild)
    except NotRecorded:
        return unread
    except Exception:
        log.exception("who is calling cannot be read")
        return unread
    with contextlib.suppress(NotRecorded):
        if settings.dm_closed is not None and interaction.guild_id is None:
            # Whoever writes to us in private may be reached there again: the next hand will try.
            await services.host.settings.dm_refused(settings.id, None)
        if not settings.knows(person):
            await _take_name(services, person)
        if settings.locale != locale:
            await services.host.settings.remember_locale(settings.id, locale)
    lang = language_of(settings.lang or locale)
    unreached = settings.dm_closed is not None and not settings.dm_told and interaction.guild_id is not None
    return Caller(services, interaction, person, words(lang), unreached=unreached)


async def _take_name(services: Services, person: Person) -> None:
    """Call them as they are called by now; where that is not possible just now, the next press does it."""
    try:
        await services.host.settings.take_name(person)
    except (NotRecorded, Overtaken):
        return
    except Exception:
        log.exception("a new name cannot be taken")


def explain(refused: Refused, w: Words) -> str:
    """The words for a refusal; lists among its facts are joined as the language does."""
    if refused.reason == "not-your-turn" and not refused.facts.get("names"):
        return w("not-your-turn-secret" if refused.facts.get("count") else "not-your-turn", count=0, names="")
    if refused.reason == "table-paused":
        return w("table-paused", why=w(str(refused.facts.get("why") or "paused")))
    facts = {k: _said(v, w) for k, v in refused.facts.items()}
    return w(refused.reason, **facts)


def _said(fact: Any, w: Words) -> Any:
    """A fact of a refusal as text may hold it: what somebody called themselves may be among them."""
    if isinstance(fact, list | tuple):
        return w.join([str(_said(x, w)) for x in fact])
    if isinstance(fact, Safe):
        return str(fact)
    return escaped(fact) if isinstance(fact, str) else fact


async def run_handler(who: Callable[[], Awaitable[Caller]], work: Callable[[Caller], Awaitable[None]]) -> None:
    """Run a handler; a refusal gets its kind words, trouble gets a reference number and a log entry."""
    someone: Caller | None = None
    outcome: Outcome = "done"
    try:
        someone = await who()
        outcome = await _told(someone, work)
    except Exception:
        outcome = "failed"
        if someone is not None and someone.interaction.client.is_closed():
            # Cut off by the end of the connection; what was decided is in the store.
            return
        ref = secrets.token_hex(3)
        log.exception("trouble %s", ref)
        if someone is not None:
            await safely(lambda: _sorry(someone, ref))
    finally:
        if someone is not None:
            someone.services.meters.answered(outcome, someone.watch.seconds)


async def _told(someone: Caller, work: Callable[[Caller], Awaitable[None]]) -> Outcome:
    """Run a handler and say why it refused, where it did; what came of it. Trouble is raised, that of saying so too."""
    try:
        if someone.unread:
            # Not even read: to wait for the store once more would take longer than Discord waits for us.
            raise NotRecorded
        if not someone.services.is_new(someone.key):
            return "repeated"
        with someone.services.host.tables.leases.answering():
            await _done(someone, work)
        if someone.unreached:
            await someone.tell_unreached()
    except Refused as refused:
        await someone.refuse(refused)
        return "refused"
    except NotRecorded:
        await someone.refuse(Refused("not-recorded"))
        return "not_recorded"
    return "done"


async def _done(someone: Caller, work: Callable[[Caller], Awaitable[None]]) -> None:
    """Run a handler; once more, over what the table is now, where another process wrote it first."""
    for _ in range(OVERTAKEN_TRIES):
        with contextlib.suppress(Overtaken):
            return await work(someone)
    raise Refused("stale")


async def _sorry(someone: Caller, ref: str) -> None:
    await someone.say(someone.words("trouble", ref=ref))


class TooLate(Exception):
    """Discord no longer knows the interaction: what was sent has never been shown, and nothing will be."""


async def safely(send: Callable[[], Awaitable[object]], *, tries: int = 2) -> bool:
    """Send an answer; True if it was or may have been shown, or if Discord no longer wants it."""
    try:
        return await sent(send, tries=tries)
    except TooLate:
        return True


async def sent(
    send: Callable[[], Awaitable[object]],
    *,
    tries: int,
    note_refusal: Callable[[discord.HTTPException], None] = lambda _: None,
) -> bool:
    """Send an answer; True if it was or may have been shown. Raises TooLate.

    ``note_refusal`` is told what Discord says where it takes no answer of this form.
    A connection cut under our feet (Linux' ECONNRESET is not retried by discord.py) is tried once more, and so is what
    a proxy before Discord waited for too long (408) or could not send on (a 429 of its own, which discord.py raises);
    an answer Discord already has is no trouble: the move itself is in the store.
    """
    for attempt in range(tries):
        pause = AGAIN_S
        try:
            await send()
            return True
        except discord.HTTPException as e:
            if e.code == ALREADY_ANSWERED:
                return True
            if e.code == UNKNOWN_INTERACTION:
                raise TooLate from None
            if e.code == UNKNOWN_MESSAGE:
                # A newer hand has come in place of the one that was pressed; nobody has to look into that.
                log.info("an answer found its message gone")
                return False
            if not in_trouble(e) or attempt + 1 == tries:
                log.warning("answer refused: %s %s", e.status, e.code)
                note_refusal(e)
                return False
            pause = TOO_MANY_S if e.status == 429 else AGAIN_S
        except discord.InteractionResponded:
            return True
        except (aiohttp.ClientError, OSError, TimeoutError) as e:
            if attempt + 1 == tries:
                log.warning("answer not sent: %s", type(e).__name__)
                return False
        await asyncio.sleep(pause)
    return False


def _modal_fields(rows: Any) -> Iterator[tuple[str, str]]:
    """Custom id and text of every field; a forged form may be of any shape, so nothing is taken for granted."""
    for row in _objects(rows):
        for part in _objects([row["component"]] if "component" in row else row.get("components", [])):
            name, picked = part.get("custom_id"), part.get("values")
            text = (picked[:1] or [""])[0] if isinstance(picked, list) else part.get("value")
            if isinstance(name, str) and isinstance(text, str | None):
                yield name, text or ""


def _objects(found: Any) -> list[dict[str, Any]]:
    if not (isinstance(found, list) and all(isinstance(f, dict) for f in found)):
        raise BadId("no form")
    return found
