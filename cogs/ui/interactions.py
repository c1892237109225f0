"""Answers to interactions: at once, in kind words, in the caller's language, and only once for a repeated event."""

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
from cogs.ui.ids import BadId, Press
from cogs.ui.members import person_of
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import Safe, as_text, escaped
from engine.host.model.records import Overtaken, Person, Refused
from engine.host.store.errors import NotRecorded
from engine.host.table.posts import is_notice
from locales import Words, language_of, words

log = logging.getLogger("tefuda.interactions")

UNKNOWN_INTERACTION = 10062
OVERTAKEN_TRIES = 4
"""How often a press is tried if another process writes its table meanwhile."""
AGAIN_S, TOO_MANY_S = 0.05, 1.0
"""Seconds until an answer is tried again, and after a 429 that discord.py leaves to us (one that a proxy made)."""
USED_UP = frozenset({"already-started", "table-over", "silence-over", "undo-over", "chair-settled", "pause-settled"})
"""Refusals after which no button of a private panel about the table has a use any more."""
LONGEST_VALUE = 100
"""Discord's limit for the value of an option of a select, in characters."""
ALREADY_ANSWERED = 40060
"""Discord's code if the interaction has an answer: a second try of an answer that had arrived may get it."""


@dataclass(slots=True)
class Caller:
    """A person who pressed or typed, with the words of their language."""

    services: Services
    interaction: discord.Interaction[Tefuda]
    person: Person
    words: Words
    unseen: bool = False
    """True if the newest answer was never shown: it came too late for Discord (10062), or was refused."""
    unreached: bool = False
    """True if no direct message reaches them, and no text has said so to them."""
    unread: bool = False
    """True if the store could not be read for them; then it cannot do what they ask either."""
    acknowledged: bool = False
    """True if the pressed message is to be edited, or to stay: a refusal is a message of its own then."""
    answer: int | None = None
    """The message that shows the newest answer, if its interaction's own response changes it."""
    watch: Stopwatch = field(default_factory=Stopwatch)
    """Runs until the first answer."""

    @property
    def key(self) -> str:
        """Return the interaction's id. The store carries out a request of this key at most once."""
        return str(self.interaction.id)

    @property
    def values(self) -> list[str]:
        """Return the values picked in a select; [] for a button. Raises BadId for data that no select sends."""
        data: Any = self.interaction.data or {}
        values = data.get("values", [])
        if not (isinstance(values, list) and all(isinstance(v, str) and len(v) <= LONGEST_VALUE for v in values)):
            raise BadId("no values")
        return list(values)

    @property
    def fields(self) -> dict[str, str]:
        """Return the texts typed or picked in a modal, by custom id. Raises BadId if there is no modal of ours."""
        if self.interaction.type is not discord.InteractionType.modal_submit:
            raise BadId("no modal")
        data: Any = self.interaction.data or {}
        return dict(_modal_fields(data.get("components")))

    def may_change(self) -> None:
        """Note that the answer may change the pressed message. Call it before the answer and after it."""
        if self.interaction.message is not None:
            self.services.shown_digests.pop(str(self.interaction.message.id), None)

    def picked(self, name: str, most: int) -> list[str]:
        """Return the values picked in a field of a modal, at most ``most``. Raises BadId if it has no such field."""
        data: Any = self.interaction.data or {}
        for part in _modal_parts(data.get("components")):
            values = part.get("values")
            if part.get("custom_id") != name or not isinstance(values, list) or len(values) > most:
                continue
            if all(isinstance(value, str) and len(value) <= LONGEST_VALUE for value in values):
                return list(dict.fromkeys(values))
        raise BadId(f"no field {name}")

    async def open_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form. Raises BadId if a form was sent: Discord allows no form as an answer to a form."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise BadId("a form for a form")
        await safely(lambda: self.interaction.response.send_modal(form))

    def typed(self, name: str, most: int) -> str:
        """Return the text of one field of a modal, at most ``most`` characters long. Raises BadId if there is none."""
        text = self.fields.get(name)
        if text is None or len(text) > most:
            raise BadId(f"no field {name}")
        return text

    @property
    def on_message(self) -> bool:
        """True if the component is on a message that only the caller sees (ephemeral or DM)."""
        m = self.interaction.message
        return m is not None and (m.flags.ephemeral or self.interaction.guild_id is None)

    @property
    def has_picture(self) -> bool:
        """True if the component's message shows a picture."""
        m = self.interaction.message
        return m is not None and bool(m.attachments)

    async def say(self, text: str, panel: Panel | None = None, picture: Picture | None = None) -> None:
        """Answer with a new message that only the caller sees (an ordinary one in a DM)."""
        response = self.interaction.response
        text, picture = with_alt_fallback(text, picture)

        def extra(name: str) -> dict[str, Any]:
            # Made again for every try: an upload that was cut off cannot be sent again.
            view = {"view": panel.view()} if panel is not None and panel.rows else {}
            file = picture.file() if picture is not None else None
            return {**view, **({name: [file] if name == "attachments" else file} if file else {})}

        async def send() -> None:
            sent = await response.send_message(text, ephemeral=True, **extra("file"))
            self.answer = getattr(sent, "message_id", None)

        async def complete() -> None:
            edit, none = self.interaction.edit_original_response, discord.AllowedMentions.none()
            self.answer = getattr(await edit(content=text, allowed_mentions=none, **extra("attachments")), "id", None)

        await self.show(complete if response.is_done() else send)

    async def show(self, send: Callable[[], Awaitable[object]], *, tries: int = 2) -> bool:
        """Send an answer; False if another way to show it may help. Sets ``unseen``."""
        try:
            shown = await sent(send, tries=tries, note_refusal=self.services.note_refusal)
        except TooLate:
            self.unseen = True
            return True
        self.unseen = not shown
        self.watch.stop()
        return shown

    async def answer_in_place(self, text: str, panel: Panel | None = None) -> None:
        """Answer in place of the private answer that the component is on; anywhere else with a new message.

        The live message of a table, a hand or a result is not overwritten, nor is the last reminder, nor a hand or
        another picture that the caller alone sees.
        """
        message = self.interaction.message
        stays = message is None or not self.on_message or self.has_picture or await self._is_live(message.id)
        if stays:
            await self.say(text, panel)
        else:
            await self.replace(text, panel, drop=True)

    async def _is_live(self, message: int) -> bool:
        """True if a message is one that is kept up to date."""
        host = self.services.host
        if self.services.live_hands.copies.has(message) or await host.posts.by_message(str(message)) is not None:
            return True
        last = (await host.reminders.wanted_reminder(self.person.id)).last
        return last is not None and last.message == str(message)

    async def add_line(self, line: str) -> None:
        """Answer with a line below the text of the private message that the component is on; anywhere else with a new
        message. Picture and buttons stay; a second press adds nothing.
        """
        message = self.interaction.message
        if message is None or not self.on_message or len(message.content) + len(line) >= messages.TEXT_LIMIT:
            await self.say(line)
            return
        text = message.content if line in message.content else f"{message.content}\n{line}"
        if not await self.show(lambda: self.interaction.response.edit_message(content=text)):
            await self.anew(line, None, None)

    async def confirm(self, table: int, text: str, panel: Panel | None = None) -> None:
        """Answer a press whose result the live message of ``table`` is about to show: on that message nothing more is
        said.

        On a notice, and on a private answer, the text takes the place of its content; anywhere else it is a new
        message. A notice stays then until the next hand comes.
        """
        message, posts = self.interaction.message, self.services.host.posts
        post = None if message is None else await posts.by_message(str(message.id))
        if (
            post is not None
            and post.kind == "table"
            and post.table == table
            and not self.interaction.response.is_done()
        ):
            await self.answer_elsewhere(used_up=False)
        elif post is not None and is_notice(post) and self.on_message:
            await posts.note_answered(post)
            await self.replace(text, panel)
        else:
            await self.answer_in_place(text, panel)

    async def defer(self) -> None:
        """Tell Discord that an answer for the caller alone follows."""
        await safely(lambda: self.interaction.response.defer(ephemeral=True, thinking=True))

    async def answer_elsewhere(self, *, used_up: bool) -> None:
        """Answer with no message, because another one shows the result.

        ``used_up`` deletes the pressed message, which the caller alone sees. If it is gone by now, an answer of its own
        takes its place and goes again, so that Discord calls no press failed.
        """
        response, pressed = self.interaction.response, self.interaction.message is not None
        if not response.is_done():
            pressed = pressed and await safely(response.defer)
            if not pressed:
                await self.defer()
            self.watch.stop()
        if used_up or not pressed:
            await safely(self.interaction.delete_original_response)

    async def acknowledge(self) -> None:
        """Tell Discord that the pressed message stays as it is until it is edited."""
        self.acknowledged = True
        await safely(self.interaction.response.defer)

    async def close(self) -> None:
        """Answer by deleting the private answer that the component is on. Raises BadId on any other message."""
        message = self.interaction.message
        if message is None or not self.on_message or await self._is_live(message.id):
            raise BadId("no private answer")
        await self.answer_elsewhere(used_up=True)

    async def defer_replacement(self) -> None:
        """Tell Discord that ``replace_all`` follows."""
        await (self.acknowledge() if self.on_message else self.defer())

    async def replace_all(self, text: str, panel: Panel | None = None, picture: Picture | None = None) -> None:
        """Answer in the place of the caller's own message, all of which goes; elsewhere with a new message."""
        await self.replace(text, panel, picture=picture, drop=True)

    async def replace(
        self, text: str, panel: Panel | None = None, *, picture: Picture | None = None, drop: bool = False
    ) -> None:
        """Answer by changing the message that the component is on; ``drop`` removes its pictures.

        A message that others see too is never changed: a button of a private message may be forged onto a public one.
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
        if shown and self.interaction.message is not None:
            self.answer = self.interaction.message.id
        if not shown:
            # The message may have been deleted under the press because a newer hand has come. Send a new one.
            await self.anew(text, panel, picture)

    async def add_picture(self, picture: Picture) -> bool:
        """Put the picture on a message whose text ``replace`` sent; what a later press put there stays.

        True if it was shown. If that message is gone, a newer one has come, and nothing is sent.
        """
        try:
            return await sent(lambda: self.interaction.edit_original_response(attachments=[picture.file()]), tries=2)
        except TooLate:
            return False

    async def anew(self, text: str, panel: Panel | None, picture: Picture | None) -> None:
        """Answer with a new message if the message of the press is gone."""
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
        """Say once, beside the answer, that no direct message reaches them, and how they can play."""
        if self.interaction.response.is_done() and await self.services.host.settings.dm_told(self.person.id):
            await safely(lambda: self.interaction.followup.send(self.words("dm-closed"), ephemeral=True), tries=1)

    async def refuse(self, refused: Refused) -> None:
        """Say in kind words why nothing happened; on a private panel that is used up by then, in its place."""
        text = explain(refused, self.words)
        if refused.reason in USED_UP and self._of_one_table() and not self.interaction.response.is_done():
            await self.answer_in_place(text)
        elif self.acknowledged:
            # An edit would overwrite the pressed message, such as a hand, with the refusal.
            await self.anew(text, None, None)
        else:
            await self.say(text)

    def _of_one_table(self) -> bool:
        """True if all buttons and selects of the pressed message are of one table: no list of tables."""
        message = self.interaction.message
        tables = set[int]()
        for row in () if message is None else message.components:
            for item in getattr(row, "children", ()):
                with contextlib.suppress(BadId):
                    tables.add(Press.parse(str(getattr(item, "custom_id", None))).table)
        return len(tables) == 1


def with_alt_fallback(text: str, picture: Picture | None) -> tuple[str, Picture | None]:
    """Return text and picture; if the picture could not be drawn, None and the text with its description.

    What of a description has no room at the picture stands in small print below the text.
    """
    if picture is None:
        return text, None
    if not picture.data:
        return messages.fit([text, as_text(picture.alt), *([as_text(picture.rest)] if picture.rest else [])]), None
    return messages.fit([text, *messages.small(picture.rest)]), picture


async def caller(services: Services, interaction: discord.Interaction[Tefuda]) -> Caller:
    """Return the caller with their language: their setting, else that of their Discord, also if the store fails."""
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
            # A person who writes to us in private may be reached there again: the next hand will try.
            await services.host.settings.dm_refused(settings.id, None)
        if not settings.knows(person):
            await _take_name(services, person)
        if settings.locale != locale:
            await services.host.settings.remember_locale(settings.id, locale)
    lang = language_of(settings.lang or locale)
    unreached = settings.dm_closed is not None and not settings.dm_told and interaction.guild_id is not None
    return Caller(services, interaction, person, words(lang), unreached=unreached)


async def _take_name(services: Services, person: Person) -> None:
    """Store the person's current name. If the store cannot write it now, the next press does."""
    try:
        await services.host.settings.take_name(person)
    except (NotRecorded, Overtaken):
        return
    except Exception:
        log.exception("a new name cannot be taken")


def explain(refused: Refused, w: Words) -> str:
    """Return the words for a refusal; lists among its facts are joined by the rules of the language."""
    if refused.reason == "not-your-turn" and not refused.facts.get("names"):
        return w("not-your-turn-secret" if refused.facts.get("count") else "not-your-turn", count=0, names="")
    if refused.reason == "table-paused":
        return w("table-paused", why=w(str(refused.facts.get("why") or "paused")))
    facts = {k: _said(v, w) for k, v in refused.facts.items()}
    return w(refused.reason, **facts)


def _said(fact: Any, w: Words) -> Any:
    """Return a fact of a refusal as message text; it may hold a name that a person typed."""
    if isinstance(fact, list | tuple):
        return w.join([str(_said(x, w)) for x in fact])
    if isinstance(fact, Safe):
        return str(fact)
    return escaped(fact) if isinstance(fact, str) else fact


async def run_handler(who: Callable[[], Awaitable[Caller]], work: Callable[[Caller], Awaitable[None]]) -> None:
    """Run a handler. A refusal gets its kind words; an error gets a reference number and a log entry."""
    someone: Caller | None = None
    outcome: Outcome = "done"
    try:
        someone = await who()
        someone.may_change()
        outcome = await _run(someone, work)
    except Exception as e:
        outcome = "failed"
        if someone is not None and someone.interaction.client.is_closed():
            # The end of the connection cut it off; the decision is in the store.
            return
        ref = secrets.token_hex(3)
        log.exception("trouble %s", ref)
        if someone is not None:
            someone.services.host.tables.failed(e)
            await safely(lambda: _sorry(someone, ref))
    finally:
        if someone is not None:
            someone.may_change()
            someone.services.meters.answered(outcome, someone.watch.seconds)


async def _run(someone: Caller, work: Callable[[Caller], Awaitable[None]]) -> Outcome:
    """Run a handler, and explain its refusal if there is one. Return the outcome. Raises the errors of both."""
    try:
        if someone.unread:
            # The store was not readable. Another wait for it would take longer than Discord waits for us.
            raise NotRecorded
        if not someone.services.is_new(someone.key):
            return "repeated"
        with someone.services.host.tables.leases.answering():
            await _run_until_written(someone, work)
        if someone.unreached:
            await someone.tell_unreached()
    except Refused as refused:
        await someone.refuse(refused)
        return "refused"
    except NotRecorded:
        await someone.refuse(Refused("not-recorded"))
        return "not_recorded"
    return "done"


async def _run_until_written(someone: Caller, work: Callable[[Caller], Awaitable[None]]) -> None:
    """Run a handler; if another process has written the table first, run it again over the new table."""
    for _ in range(OVERTAKEN_TRIES):
        with contextlib.suppress(Overtaken):
            return await work(someone)
    raise Refused("stale")


async def _sorry(someone: Caller, ref: str) -> None:
    await someone.say(someone.words("trouble", ref=ref))


class TooLate(Exception):
    """Discord no longer knows the interaction: the answer was never shown, and none will be."""


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

    ``note_refusal`` gets Discord's error if Discord refuses the form of the answer. A reset connection (Linux'
    ECONNRESET is not retried by discord.py) is tried once more, and so is a request for which a proxy before Discord
    waited too long (408) or which it could not send on (a 429 of its own, which discord.py raises). An answer that
    Discord already has is no error: the move itself is in the store.
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
                # A newer hand has replaced the message of the press; this needs no attention.
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
    """Yield custom id and text of every field; a forged form may have any shape, so every part is checked."""
    for part in _modal_parts(rows):
        name, picked = part.get("custom_id"), part.get("values")
        text = (picked[:1] or [""])[0] if isinstance(picked, list) else part.get("value")
        if isinstance(name, str) and isinstance(text, str | None):
            yield name, text or ""


def _modal_parts(rows: Any) -> Iterator[dict[str, Any]]:
    """Yield every field of a form as Discord sends it. Raises BadId."""
    for row in _objects(rows):
        yield from _objects([row["component"]] if "component" in row else row.get("components", []))


def _objects(found: Any) -> list[dict[str, Any]]:
    if not (isinstance(found, list) and all(isinstance(f, dict) for f in found)):
        raise BadId("no form")
    return found
