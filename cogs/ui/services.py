"""The services that all cogs share: host, pictures, narrations, and the handlers of presses."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord

import outside
from cogs.run.meters import Meters
from cogs.ui.drawing import Drawing
from cogs.ui.words.unloaded_games import NameOnly
from engine.core.game import Game
from engine.host.host import Host
from engine.host.model.records import TableInfo
from locales import Lang, Words, language_of, words
from render.narration.contract import Narration

if TYPE_CHECKING:
    from cogs.community.channel_posts import Composer
    from cogs.delivery.hands.live_hands import LiveHands
    from cogs.play.orders import OrderForm
    from cogs.ui.ids import Press
    from cogs.ui.interactions import Caller

log = logging.getLogger("tefuda")

Handler = Callable[["Caller", "Press"], Awaitable[None]]

INVALID_FORM = 50035
"""Discord's code for a message with an error in it."""
REMEMBERED = 2000
"""Interactions whose ids are kept, so that an event which comes twice is answered once."""


@dataclass(slots=True)
class Services:
    """Services for the cogs. ``handlers`` maps the verb of a press to its handler."""

    host: Host
    drawing: Drawing
    narrations: Mapping[str, Narration]
    clock: Callable[[], float] = time.time
    meters: Meters = field(default_factory=Meters)
    handlers: dict[str, Handler] = field(default_factory=dict)
    order_forms: dict[str, OrderForm] = field(default_factory=dict)
    """The forms for standing orders, by game, of the games that take them."""
    composers: dict[str, Composer] = field(default_factory=dict)
    """The makers of those messages of a server that belong to no table, by kind (``channel_posts``)."""
    faces: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    """The emoji that exist, by key (``render.emoji``); all other keys have none."""
    seen_interactions: dict[str, None] = field(default_factory=dict)
    """Ids of the newest interactions, oldest first. The store keeps those longer that changed a table."""

    shown_digests: OrderedDict[str, bytes] = field(default_factory=OrderedDict)
    """By message: a digest of the content that a delivery showed last; none if a press may have changed it since."""

    press_times: dict[str, float] = field(default_factory=dict)
    """When each person last pressed or typed anything, oldest first."""
    seen_in_server: dict[tuple[int, str], float] = field(default_factory=dict)
    """When each person last pressed or typed in a server: they are a member there. Old entries are dropped."""
    broken: outside.Broken = field(default_factory=dict)
    """The games from outside that could not be used at the start, and why."""
    press_times_since: float = field(init=False)
    """From this time on ``press_times`` has every press."""

    live_hands: LiveHands = field(init=False)
    """Changes the live hands; made with the bot."""

    def __post_init__(self) -> None:
        """Set ``press_times_since`` to now."""
        self.press_times_since = self.clock()

    def note_press(self, person: str, guild: int | None = None) -> None:
        """Note that a person is here: in this server, or in a direct message."""
        if guild is not None:
            self.seen_in_server.pop((guild, person), None)
            self.seen_in_server[guild, person] = self.clock()
            if len(self.seen_in_server) > REMEMBERED:
                del self.seen_in_server[next(iter(self.seen_in_server))]
        self.press_times.pop(person, None)
        self.press_times[person] = self.clock()
        if len(self.press_times) > REMEMBERED:
            first = next(iter(self.press_times))
            self.press_times_since = max(self.press_times_since, self.press_times.pop(first))

    def last_press(self, person: str) -> float:
        """Return when a person last pressed anything; if that is not known, the latest possible time."""
        return self.press_times.get(person, self.press_times_since)

    def is_new(self, interaction: str) -> bool:
        """True if this interaction comes for the first time; Discord may send an event again."""
        if interaction in self.seen_interactions:
            return False
        self.seen_interactions[interaction] = None
        if len(self.seen_interactions) > REMEMBERED:
            del self.seen_interactions[next(iter(self.seen_interactions))]
        return True

    def note_refusal(self, refused: discord.HTTPException) -> None:
        """Note that Discord refused a message as malformed. Its emoji may be the cause, so later messages have none."""
        if refused.code == INVALID_FORM and self.faces:
            log.warning("a message was refused; until the next start none has card faces")
            self.faces.clear()

    def narration(self, game: str) -> Narration:
        """Return the narration of a game; if the game is not here, one that has only its name."""
        return self.narrations.get(game) or NameOnly(game)

    def rules(self, info: TableInfo) -> Game[Any]:
        """Return the rules of a table's game, which must be here."""
        return self.host.tables.library.games[info.game].playing(info.options)

    def table_words(self, info: TableInfo) -> Words:
        """Return the words of a table's own language, for everything public."""
        return words(language_of(info.lang))

    async def person_lang(self, person: str, locale: str | None) -> Lang:
        """Return the language of a person: their own setting, else that of their Discord."""
        settings = await self.host.settings.person(person)
        return language_of(settings.lang or locale)
