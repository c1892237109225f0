"""A person who learns a game by direct message, on a stand-in of Discord, and presses what the message asks for."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable
from types import SimpleNamespace
from typing import Any

import discord
from PIL import Image

from cogs.run.refusals import NoDirectMessages
from cogs.shelf.learning import Learning
from cogs.shelf.lesson_sheets import VERBS
from cogs.ui.drawing import Drawing, Picture
from cogs.ui.ids import Press, read_field
from cogs.ui.interactions import Caller
from cogs.ui.messages import TEXT_LIMIT
from cogs.ui.services import Services
from engine.games.lessons import lesson_of, taught
from engine.games.slugs import SLUGS
from engine.host.model.records import Person
from locales import Lang, Words, words
from render.games.registry import NARRATIONS, PAINTERS
from tests.host.rig import ANN, Rig

LEARNED = taught(SLUGS)
ACT, STEP, CHOICE, SET, PAGE, ASK = (VERBS[verb] for verb in ("act", "step", "pick", "set", "page", "ask"))


class Described(Drawing):
    """A drawing that only describes pictures."""

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        assert alt
        return Picture(b"-", name, alt)


class Interaction:
    """A press or a command, and the person's one message after the answer."""

    def __init__(
        self, number: int, *, guild: int | None, values: tuple[str, ...] = (), typed: str | None = None
    ) -> None:
        self.id, self.guild_id = number, guild
        self.type = discord.InteractionType.component
        self.data: dict[str, Any] = {"values": list(values)}
        if typed is not None:
            self.type = discord.InteractionType.modal_submit
            self.data = {"components": [{"component": {"custom_id": "amount", "value": typed}}]}
        self.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=False), attachments=[1])
        self.response = self
        self.done = False
        self.text, self.view, self.pictures, self.modal = "", None, 0, None
        self.deleted = False

    def is_done(self) -> bool:
        return self.done

    async def defer(self, **_: Any) -> None:
        self.done = True

    async def edit_original_response(self, *, content: str, view: Any = None, attachments: Any = (), **_: Any) -> None:
        self.text, self.view, self.pictures = content, view, len(attachments)

    async def delete_original_response(self) -> None:
        self.deleted = True

    async def edit_message(self, *, content: str, view: Any = None, **_: Any) -> None:
        self.text, self.view, self.done = content, view, True

    async def send_message(self, text: str, *, view: Any = None, **_: Any) -> None:
        self.text, self.view, self.done = text, view, True

    async def send_modal(self, modal: Any) -> None:
        self.modal, self.done = modal, True


class Desk:
    """A person who learns; ``last`` is the newest answer."""

    def __init__(self, rig: Rig, lang: Lang = "en", person: Person = ANN) -> None:
        self.rig, self.words, self.person = rig, words(lang), person
        self.sent: list[Any] = []
        self.reachable = True
        services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
        services.live_hands = SimpleNamespace(direct_messages=SimpleNamespace(send=self.send))  # type: ignore[assignment]
        self.services = services
        self.numbers = itertools.count(1)
        self.cog = Learning(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
        self.last: Interaction

    async def send(self, person: str, nonce: str, sheet: Any) -> tuple[str, str]:
        if not self.reachable:
            raise NoDirectMessages
        self.sent.append(sheet)
        return "5", "6"

    async def press(
        self, press: Press, *values: str, guild: int | None = None, typed: str | None = None, lost: bool = False
    ) -> Interaction:
        new = Interaction(next(self.numbers), guild=guild, values=values, typed=typed)
        who = Caller(self.services, new, self.person, self.words)  # type: ignore[arg-type]  # a Discord of a few lines
        await self.cog.verbs[press.verb](who, press)
        if not lost:
            self.last = new
        assert len(new.text) <= TEXT_LIMIT
        return new

    async def begin(self, game: str) -> Interaction:
        return await self.press(Press(0, "learn", 0, (game,)))

    def items(self) -> list[tuple[Press, Any]]:
        """Return the components of the newest answer that can be pressed."""
        children: list[Any] = [] if self.last.view is None else self.last.view.children
        return [(Press.parse(c.custom_id), c) for c in children if not c.disabled]

    async def kept(self, game: str) -> Any:
        return (await self.cog.lessons.of(self.person.id))[game]


async def obey(desk: Desk, game: str) -> None:
    """Press what the newest answer asks for, until the lesson is one step further."""
    lesson, before = lesson_of(game), (await desk.kept(game)).step
    assert lesson is not None
    wanted = lesson.steps[before].move
    if wanted is None:
        (button,) = [press for press, _ in desk.items() if press.verb == "lnext"]
        await desk.press(button)
        return
    for _ in range(12):
        await closer(desk, list(wanted))
        if (await desk.kept(game)).step != before:
            return
    raise AssertionError(f"{lesson.steps[before].key}: what it says cannot be pressed: {desk.last.text}")


def begins(path: list[Any], wanted: list[Any]) -> bool:
    """True if the choices so far are the beginning of the move; the order within sets does not count."""
    plain = [sorted(f) if isinstance(f, list) else [f] for f in path]
    return plain == [sorted(f) if isinstance(f, list) else [f] for f in wanted[: len(path)]]


async def closer(desk: Desk, wanted: list[Any]) -> None:
    """Press the component that brings the move nearest to its end."""
    found: list[tuple[int, Press, tuple[str, ...]]] = []
    for press, item in desk.items():
        path = list(press.path[1:])
        if press.verb in (ACT, STEP, ASK) and path and begins(path, wanted):
            found.append((len(path), press, ()))
        elif press.verb == CHOICE and begins(path, wanted):
            for option in item.options:
                if begins([*path, read_field(option.value)], wanted):
                    found.append((len(path) + 1, press, (option.value,)))
        elif press.verb == SET and len(path) < len(wanted) and begins(path, wanted):
            field = wanted[len(path)]
            cards = [str(card) for card in (field if isinstance(field, list) else [field])]
            if {*cards} <= {o.value for o in item.options}:
                assert item.min_values <= len(cards) <= item.max_values
                found.append((len(path) + 1, press, tuple(cards)))
        elif press.verb == PAGE and begins(path[1:], wanted):
            found.append((0, press, ()))
    assert found, f"nothing leads to {wanted}: {[(p.verb, p.path) for p, _ in desk.items()]}"
    _, press, values = max(found, key=lambda f: f[0])
    await desk.press(press, *values)
    if desk.last.modal is not None:
        form = Press.parse(desk.last.modal.custom_id)
        await desk.press(form, typed=str(wanted[len(form.path) - 1]))
