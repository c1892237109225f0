"""A person in front of a panel: the commands and presses of some cogs, on a stand-in of Discord with one message."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable
from types import SimpleNamespace
from typing import Any, cast

import discord
from PIL import Image

from cogs.delivery.hands.live_hands import LiveHands
from cogs.ui.cog import Cog
from cogs.ui.drawing import Drawing, Picture
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.messages import TEXT_LIMIT
from cogs.ui.panel import PER_ROW, ROWS
from cogs.ui.services import Services
from engine.host.model.records import Person
from locales import Lang, Words, words
from render.games.registry import NARRATIONS, PAINTERS
from tests.host.rig import ANN, Rig

GUILD, CHANNEL, OTHER_CHANNEL, DELETED = 5, 77, 78, 99
PHONE = 32
"""The most characters of a label that a phone shows whole."""


class Described(Drawing):
    """A drawing that only describes pictures."""

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        assert alt
        return Picture(b"-", name, alt)


class Answered:
    """One interaction and its answer: a message, or a form (``form``)."""

    def __init__(self, desk: Desk, kind: discord.InteractionType, data: dict[str, Any]) -> None:
        self.id, self.data, self.type = next(desk.numbers), data, kind
        self.guild_id, self.locale, self.channel_id = desk.guild, desk.locale, CHANNEL
        self.guild = None if desk.guild is None else desk.server
        self.channel = SimpleNamespace(id=CHANNEL)
        self.user, self.client = SimpleNamespace(id=int(desk.person.id)), desk.bot
        self.permissions = discord.Permissions(view_channel=True, manage_guild=desk.manages)
        self.app_permissions = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
        typed = kind is discord.InteractionType.application_command
        flags, attachments = SimpleNamespace(ephemeral=True), [1] * desk.pictures
        self.message = None if typed else SimpleNamespace(id=1, flags=flags, attachments=attachments)
        self.filesize_limit = 1_000_000
        self.response, self.done, self.in_place = self, False, False
        self.text, self.view, self.files, self.form = "", None, list[Any](), None
        self.deleted = False
        self.followup, self.beside, self.told = self, list[str](), list[Any]()

    def is_guild_integration(self) -> bool:
        return True

    def is_done(self) -> bool:
        return self.done

    async def defer(self, **_: Any) -> None:
        assert not self.done
        self.done = True

    async def send_message(self, text: str, *, view: Any = None, file: Any = None, **_: Any) -> None:
        assert not self.done
        self.text, self.view, self.files, self.done = text, view, [file] if file else [], True

    async def edit_message(self, *, content: str, view: Any = None, attachments: Any = (), **_: Any) -> None:
        assert not self.done and self.message is not None
        self.in_place = True
        self.text, self.view, self.files, self.done = content, view, list(attachments), True

    async def edit_original_response(self, *, content: str, view: Any = None, attachments: Any = (), **_: Any) -> Any:
        assert self.done
        self.text, self.view, self.files = content, view, list(attachments)
        return SimpleNamespace(id=2, channel=self.channel)

    async def delete_original_response(self) -> None:
        assert self.done
        self.deleted = True

    async def send(self, text: str, *, view: Any = None, ephemeral: bool = False, **_: Any) -> Any:
        """Send one more message after the answer; ``told`` has its components, and whether only the caller sees it."""
        assert self.done
        self.beside.append(text)
        self.told.append(SimpleNamespace(text=text, items=list(view.children) if view else [], ephemeral=ephemeral))
        return SimpleNamespace(id=2 + len(self.beside), channel=self.channel)

    async def send_modal(self, modal: Any) -> None:
        assert not self.done and self.type is not discord.InteractionType.modal_submit
        self.form, self.done = modal, True


class Desk:
    """A person and their newest answer (``last``). ``guild`` None: in a direct message; ``manages``: the permission."""

    def __init__(self, rig: Rig, *cogs: type[Cog], lang: Lang = "en", person: Person = ANN, manages: bool = False):
        self.rig, self.person, self.words, self.manages = rig, person, words(lang), manages
        self.guild: int | None = GUILD
        self.locale = "ja" if lang == "ja" else "en-US"
        self.numbers, self.pictures = itertools.count(1), 0
        self.services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
        self.server = SimpleNamespace(id=GUILD, me=None, default_role=None, get_channel=self.channel)
        self.bot = SimpleNamespace(services=self.services, get_cog=lambda name: None, invite=lambda: "https://invite")
        self.bot.user, self.services.live_hands = None, LiveHands(self.bot)  # type: ignore[arg-type]  # of a few lines
        self.bot.application, self.bot.source, self.bot.games = None, None, tuple(NARRATIONS)
        self.services.live_hands = LiveHands(cast("Any", self.bot))
        self.cogs = [cog(self.bot) for cog in cogs]  # type: ignore[arg-type]  # a bot of a few lines
        self.verbs = {verb: handler for cog in self.cogs for verb, handler in cog.verbs.items()}
        self.last: Answered

    def channel(self, number: int) -> Any:
        may = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
        there = SimpleNamespace(id=number, permissions_for=lambda _: may)
        return there if number in (CHANNEL, OTHER_CHANNEL) else None

    async def command(self, name: str, **options: Any) -> Answered:
        """Type a command, and return its answer."""
        found: list[tuple[Cog, Any]] = [(cog, c) for cog in self.cogs for c in cog.__cog_app_commands__]
        ((cog, made),) = [(cog, c) for cog, c in found if c.name == name]
        method = made.callback
        return await self._done(
            discord.InteractionType.application_command, {}, lambda who: method.__wrapped__(cog, who, **options)
        )

    async def press(self, custom_id: str, *values: str, forge: bool = False, channels: Any = None) -> Answered:
        """Press a button, or pick values in a select, of the newest answer; ``forge``: whether or not it is there."""
        assert forge or custom_id in self.ids, f"{custom_id} is not among {self.ids}"
        data: dict[str, Any] = {"values": list(values)}
        if channels is None:
            channels = {value: {"id": value, "type": 0} for value in values}
        data["resolved"] = {"channels": channels}
        press = Press.parse(custom_id)
        return await self._done(discord.InteractionType.component, data, lambda who: self.verbs[press.verb](who, press))

    async def click(self, label: str) -> Answered:
        """Press the button of this label."""
        (item,) = [c for c in self.items if getattr(c, "label", None) == label]
        return await self.press(item.custom_id)

    async def pick(self, placeholder: str, *values: str) -> Answered:
        """Pick in the select of this placeholder."""
        (item,) = [c for c in self.items if getattr(c, "placeholder", None) == placeholder]
        if isinstance(item, discord.ui.Select):
            assert set(values) <= {option.value for option in item.options}
        return await self.press(item.custom_id, *values)

    async def submit(self, custom_id: str = "", **fields: str | list[str]) -> Answered:
        """Send the open form, or one of this id; a list is what is ticked or picked in a field."""
        if not custom_id:
            assert self.last.form is not None
            assert {label.component.custom_id for label in self.last.form.children} == set(fields)
            custom_id = self.last.form.custom_id
        kinds = {name: "values" if isinstance(value, list) else "value" for name, value in fields.items()}
        parts = [{"component": {"custom_id": name, kinds[name]: value}} for name, value in fields.items()]
        press = Press.parse(custom_id)
        return await self._done(
            discord.InteractionType.modal_submit, {"components": parts}, lambda who: self.verbs[press.verb](who, press)
        )

    async def _done(self, kind: discord.InteractionType, data: dict[str, Any], work: Any) -> Answered:
        new = Answered(self, kind, data)
        await work(Caller(self.services, new, self.person, self.words))  # type: ignore[arg-type]
        assert new.done and len(new.text) <= TEXT_LIMIT
        if new.form is None:
            self.pictures = len(new.files)
        self.last = new
        self.fits()
        return new

    @property
    def items(self) -> list[Any]:
        """Return the components of the newest answer."""
        return [] if self.last.view is None else list(self.last.view.children)

    @property
    def ids(self) -> list[str]:
        return [c.custom_id for c in self.items if getattr(c, "custom_id", None) and not getattr(c, "url", None)]

    @property
    def labels(self) -> list[str]:
        """Return the labels of the buttons of the newest answer."""
        return [str(c.label) for c in self.items if isinstance(c, discord.ui.Button)]

    def fits(self) -> None:
        """Check that a phone shows the labels whole, and that each id is there once."""
        assert len(self.ids) == len(set(self.ids))
        rows = [c.row for c in self.items]
        assert all(rows.count(row) <= PER_ROW for row in rows) and set(rows) <= set(range(ROWS))
        told = [*self.labels, *(c.placeholder for c in self.items if hasattr(c, "placeholder"))]
        assert [label for label in told if len(label) > PHONE] == []


async def refused(pressing: Any) -> str:
    """Return the reason why a press was refused, "malformed" for one that was never offered."""
    from engine.host.model.records import Refused

    try:
        await pressing
    except Refused as no:
        return no.reason
    except BadId:
        return "malformed"
    return ""
