"""A person, a table and a small stand-in of Discord, in which tests build every race of the live hand step by step.

The host, the store, the delivery worker and the answers are the real ones; Discord is two dictionaries. Each access to
the store or to Discord passes two *points*, one before and one after it takes effect. At a point a test can hold up the
access (``World.hold``) or kill the process (``World.kill_at``).
"""

from __future__ import annotations

import asyncio
import itertools
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from cogs.delivery.delivery import DeliveryWorker
from cogs.delivery.delivery_lanes import ORDER
from cogs.play.play import Play
from cogs.run.limits import Budget
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.fair_slots import FairSlots
from cogs.ui.ids import Press
from cogs.ui.interactions import caller, run_handler
from cogs.ui.services import Services
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.clock.ring_rules import PRESENT_S
from engine.host.model.records import DeliveryKind, Person, TableInfo
from engine.players.registry import CHOOSERS
from locales import Words
from render.games.registry import NARRATIONS
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, Rig

BOT, CHANNEL = 1, 77
UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, BAD_TOKEN = (404, 10008), (404, 10062), (401, 50027)
TROUBLE = (500, 0)
LATE_S = 0.02


def buried(task: asyncio.Task[Any]) -> None:
    """Drop the error of a task that the kill ended; any other error is raised."""
    if not task.cancelled() and not isinstance(error := task.exception(), Killed | None):
        raise error


@dataclass
class Held:
    """A point where an access waits: ``reached`` is set on arrival, ``release`` lets it continue."""

    reached: asyncio.Event = field(default_factory=asyncio.Event)
    release: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Message:
    """A message in Discord."""

    id: int
    content: str
    view: Any
    picture: bytes | None
    answer: bool = False

    @property
    def presses(self) -> list[Press]:
        return presses_of(self.view)


def refusal(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    kind = {404: discord.NotFound, 403: discord.Forbidden, 500: discord.DiscordServerError}
    return kind.get(status, discord.HTTPException)(response, {"code": code, "message": "no"})


def presses_of(view: Any) -> list[Press]:
    items = view.children if view is not None and view is not discord.utils.MISSING else ()
    return [Press.parse(item.custom_id) for item in items]


class World:
    """A running table at which ``who`` is asked and has a live hand with a picture."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.rig = Rig(folder / "store.db", GAMES, CHOOSERS)
        self.messages: dict[int, Message] = {}
        self.nonces: dict[str, int] = {}
        self.ids = itertools.count(1000)
        self.held: dict[str, list[Held]] = {}
        self.faults: dict[str, list[tuple[int, int]]] = {}
        self.done: list[str] = []
        """The accesses that took effect, in order."""
        self.points = 0
        self.kill_at = 0
        self.dead = asyncio.Event()
        self.undrawable = False
        self.drawing_s = 0.0
        """Seconds that a picture takes; with LATE_S it follows the answer to a move."""
        self.sounds: list[bool] = []
        """For each message, whether it made a sound."""
        self.pondering = PRESENT_S

    async def open(self) -> None:
        await self.rig.open()
        info = await self.rig.table(ANN, BEN, CAT, size=3, game="geschenk")
        self.table = info.id
        for person in (ANN, BEN, CAT):
            await self.host.settings.set_dm_channel(person.id, str(CHANNEL))
            await self.host.settings.remember_locale(person.id, "ja")
        await self.host.dealing.start(info.id, ANN, self.rig.press())
        self.who = await self.asked()
        self.process()
        await self.rest()
        self.done.clear()
        self.sounds.clear()
        self.points = 0

    @property
    def host(self) -> Host:
        return self.rig.host

    async def asked(self) -> Person:
        for person in (ANN, BEN, CAT):
            if await self.rig.prompt(self.table, person):
                return person
        raise AssertionError("nobody is asked")

    def process(self) -> None:
        """Build the parts of the bot that live in memory, as at the start of a process."""
        drawing: Any = SimpleNamespace(hand=self.draw, slots=FairSlots(4))
        services = Services(self.host, drawing, NARRATIONS, lambda: self.rig.now)
        bot: Any = SimpleNamespace(
            services=services,
            budget=Budget(lambda: math.inf),
            user=SimpleNamespace(id=BOT),
            is_closed=lambda: False,
            get_partial_messageable=lambda channel: Channel(self),
        )
        from cogs.delivery.hands.live_hands import LiveHands

        self.hands = services.live_hands = LiveHands(bot)
        self.services, self.play, self.worker = services, Play(bot), DeliveryWorker(bot)
        store, write = self.host.tables.store, type(self.host.tables.store).transaction

        async def transaction(work: Any) -> Any:
            return await self.effect("store", lambda: write(store, work))

        store.transaction = transaction  # type: ignore[method-assign]

    async def restart(self) -> None:
        """Start again after a kill: only the store and the messages in Discord remain."""
        self.kill_at = 0
        self.dead.clear()
        self.held.clear()
        self.faults.clear()
        await self.rig.reopen()
        self.process()
        for table, kind, target in await self.host.deliveries.unfinished():
            self.worker.recheck(table, kind, target)

    # Points

    def hold(self, point: str) -> Held:
        """Hold up the next access at this point, such as "answer" (before the effect) or "answer done" (after it)."""
        held = Held()
        self.held.setdefault(point, []).append(held)
        return held

    def fail(self, what: str, *answer: tuple[int, int]) -> None:
        """Let Discord refuse the next accesses with these pairs of status and code."""
        self.faults.setdefault(what, []).extend(answer)

    async def point(self, name: str) -> None:
        self.points += 1
        if self.points == self.kill_at:
            self.dead.set()
        if self.dead.is_set():
            raise Killed
        waiting = self.held.get(name)
        if waiting:
            held = waiting.pop(0)
            held.reached.set()
            await held.release.wait()

    async def effect(self, what: str, work: Callable[[], Awaitable[Any]]) -> Any:
        await self.point(what)
        if self.faults.get(what):
            raise refusal(*self.faults[what].pop(0))
        result = await work()
        self.done.append(what)
        await self.point(f"{what} done")
        return result

    # Pictures

    async def draw(self, info: TableInfo, view: View, w: Words, since: object = None, *, own_move: int = 0) -> Picture:
        await self.point("draw")
        if self.drawing_s:
            await asyncio.sleep(self.drawing_s)
        return Picture(b"" if self.undrawable else self.picture(info, view), "hand.png", "a hand")

    @staticmethod
    def picture(info: TableInfo, view: View) -> bytes:
        return f"{info.news} {view.seat} {view.state['offer']}".encode()

    # Discord

    def send(self, content: str, view: Any, file: Any, nonce: str | None, *, answer: bool = False) -> Message:
        if nonce is not None and self.nonces.get(nonce, 0) in self.messages:
            return self.messages[self.nonces[nonce]]
        message = Message(next(self.ids), content, view, content_of(file), answer)
        self.messages[message.id] = message
        if nonce is not None:
            self.nonces[nonce] = message.id
        return message

    def edit(self, number: int, changes: dict[str, Any]) -> None:
        if number not in self.messages:
            raise refusal(*UNKNOWN_MESSAGE)
        message = self.messages[number]
        if "content" in changes:
            message.content = changes["content"]
        if "view" in changes:
            message.view = changes["view"]
        if "attachments" in changes:
            message.picture = content_of(*changes["attachments"][:1]) if changes["attachments"] else None

    # Doing

    def press(
        self, verb: str, *path: Any, prompt: int | None = None, on: int | None = None, values: tuple[str, ...] = ()
    ) -> asyncio.Task[None]:
        """Press a button of the live hand (or of message ``on``); return the task that answers it."""
        pressing = asyncio.create_task(self.pressed(verb, path, prompt, on, values))
        pressing.add_done_callback(buried)
        return pressing

    async def pressed(
        self,
        verb: str,
        path: tuple[Any, ...],
        prompt: int | None,
        on: int | None,
        values: tuple[str, ...],
        typed: str | None = None,
        field: str = "amount",
    ) -> None:
        """Answer a press, or a form with one ``field`` that was ``typed`` into."""
        number = on if on is not None else (await self.live()).id
        prompt = await self.rig.prompt(self.table, self.who) if prompt is None else prompt
        interaction: Any = Interaction(self, number, values, typed, field)
        press = Press(self.table, verb, prompt, path)
        handler = self.play.verbs[verb]
        await run_handler(lambda: caller(self.services, interaction), lambda who: handler(who, press))

    async def act(self, *path: Any, on: int | None = None) -> None:
        await self.press("act", *path, on=on)

    async def others_move(self) -> None:
        """Let other people who are asked move, until ``who`` is asked again or everybody has moved.

        Each takes ``pondering`` seconds: usually so many that ``who`` is gone by then and is called with a sound.
        """
        for _ in range(2):
            person = await self.asked()
            if person is not self.who:
                self.rig.now += self.pondering
                await self.rig.act(self.table, person, "no_thanks")

    async def tasks(self) -> set[DeliveryKind]:
        """Return the kinds of tasks for this person, due now or later."""
        return {kind for _, kind, target in await self.host.deliveries.unfinished() if target == self.who.id}

    async def rest(self) -> None:
        """Let the worker run all tasks, also future ones; tasks for other people are only acknowledged."""
        for _ in range(200):
            await self.due_now()
            later = await self.host.deliveries.next_due()
            if later is None:
                return
            self.rig.now = max(self.rig.now, later)
        raise AssertionError(f"no rest: {await self.host.deliveries.unfinished()}")

    async def due_now(self) -> None:
        """Let the worker do what is due, and nothing that waits."""
        for _ in range(200):
            due = await self.host.deliveries.due(1000)
            if not due:
                return
            for task in sorted(due, key=lambda d: ORDER.index(d.kind)):
                if task.target == self.who.id or task.kind is DeliveryKind.CLEAR:
                    await self.worker.run(task)
                else:
                    await self.host.deliveries.acknowledge(task)
        raise AssertionError(f"no rest: {await self.host.deliveries.unfinished()}")

    def deliver(self, kind: DeliveryKind) -> asyncio.Task[None]:
        """Let the worker start the task of this kind; return it."""

        async def run() -> None:
            (task,) = [d for d in await self.host.deliveries.due(1000) if d.kind is kind and d.target == self.who.id]
            await self.worker.run(task)

        delivering = asyncio.create_task(run())
        delivering.add_done_callback(buried)
        return delivering

    # Looking

    async def live(self) -> Message:
        """Return the live hand: the message in Discord that the store names."""
        post = await self.host.posts.find(self.table, "hand", self.who.id)
        assert post is not None, "no live hand"
        return self.messages[int(post.message)]

    async def is_right(self) -> None:
        """Check that the only hand shows the newest words, buttons and picture, and that no task waits."""
        info, view, since_last_move = await self.host.reading.hand(self.table, self.who.id)
        live, w = await self.live(), await self.language()
        described = live.picture is None
        sheet = messages.hand_words(self.services, info, view, w, since_last_move=since_last_move, described=described)
        assert live.content.startswith(sheet.text), (live.content, sheet.text)
        assert live.presses == presses_of(sheet.panel.view()), "old buttons"
        if not self.undrawable:
            assert live.picture == self.picture(info, view), "an old picture"
        shown = [m for m in self.messages.values() if m.presses and not m.answer]
        assert shown == [live], "more than one hand"
        assert await self.tasks() == set()

    async def language(self) -> Words:
        return await self.hands.words_for(await self.host.reading.table(self.table), self.who.id)


def content_of(*files: Any) -> bytes | None:
    (file,) = files or (None,)
    if file is None or file is discord.utils.MISSING:
        return None
    file.fp.seek(0)
    return bytes(file.fp.read())


class Channel:
    """A direct message channel."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def send(self, text: str, *, nonce: str, silent: bool = False, file: Any = None, view: Any = None) -> Message:
        async def work() -> Message:
            self.world.sounds.append(not silent)
            return self.world.send(text, view, file, nonce)

        sent: Message = await self.world.effect("send", work)
        return sent

    def get_partial_message(self, number: int) -> Partial:
        return Partial(self.world, number)

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        for message in sorted(self.world.messages.values(), key=lambda m: -m.id):
            row = SimpleNamespace(children=[SimpleNamespace(custom_id=p.custom_id()) for p in message.presses])
            yield SimpleNamespace(
                id=message.id,
                author=SimpleNamespace(id=BOT),
                content=message.content,
                interaction_metadata=object() if message.answer else None,
                components=[row],
                created_at=datetime.fromtimestamp(0, UTC),
            )


@dataclass
class Partial:
    """A message by id, without its content."""

    world: World
    number: int

    async def edit(self, **changes: Any) -> None:
        async def work() -> None:
            self.world.edit(self.number, changes)

        await self.world.effect("edit", work)

    async def delete(self) -> None:
        async def work() -> None:
            if self.world.messages.pop(self.number, None) is None:
                raise refusal(*UNKNOWN_MESSAGE)

        await self.world.effect("delete", work)


class Interaction:
    """A press in a direct message, as discord.py passes it on."""

    type = discord.InteractionType.component
    guild_id = None
    channel_id = 1
    locale = "ja"

    def __init__(
        self, world: World, number: int, values: tuple[str, ...], typed: str | None = None, field: str = "amount"
    ) -> None:
        self.world, self.id = world, world.rig.press()
        self.user = SimpleNamespace(id=int(world.who.id), global_name=world.who.name, name=world.who.name)
        found = world.messages.get(number)
        self.message = SimpleNamespace(
            id=number, flags=SimpleNamespace(ephemeral=False), attachments=[1] if found and found.picture else []
        )
        self.data: dict[str, Any] = {"values": list(values)}
        if typed is not None:
            self.type = discord.InteractionType.modal_submit
            self.data = {"components": [{"component": {"custom_id": field, "value": typed}}]}
        self.client = SimpleNamespace(is_closed=lambda: False)
        self.response, self.followup = self, self
        self.original: int | None = None

    def is_done(self) -> bool:
        return self.original is not None

    async def send_modal(self, form: Any) -> None:
        self.original = self.message.id

    async def edit_message(self, **changes: Any) -> None:
        async def work() -> None:
            self.world.edit(self.message.id, changes)

        await self.world.effect("answer", work)
        self.original = self.message.id

    async def defer(self, *, thinking: bool = False, ephemeral: bool = False) -> None:
        self.original = self.world.send("", None, None, None, answer=True).id if thinking else self.message.id

    async def delete_original_response(self) -> None:
        async def work() -> None:
            self.world.messages.pop(self.original or 0)

        await self.world.effect("delete", work)

    async def edit_original_response(self, **changes: Any) -> Any:
        async def work() -> None:
            self.world.edit(self.original or 0, changes)

        on_hand = "picture" if set(changes) == {"attachments"} else "answer"
        await self.world.effect(on_hand if self.original == self.message.id else "say", work)
        return SimpleNamespace(id=self.original)

    async def send_message(self, text: str, **extra: Any) -> Any:
        async def work() -> Message:
            return self.world.send(text, extra.get("view"), extra.get("file"), None, answer=True)

        self.original = (await self.world.effect("say", work)).id
        return SimpleNamespace(message_id=self.original)

    async def send(self, text: str, **extra: Any) -> None:
        async def work() -> Message:
            return self.world.send(text, extra.get("view"), extra.get("file"), None, answer=True)

        await self.world.effect("say", work)
