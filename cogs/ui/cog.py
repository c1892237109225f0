"""The base of every cog: its methods answer verbs, which are registered while the cog is loaded.

A cog writes ``@on_press("join")`` above the method for that verb, and ``@command("learn")``
(``cogs.ui.commands.command``) above the method of a slash command. ``cogs.ui.tefuda`` lists the cogs that are always
loaded.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

from discord.ext import commands

from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.services import Handler, Services
from cogs.ui.tefuda import Tefuda

VERBS = "__verbs__"
"""The attribute of a method that holds the verbs it answers."""

Method = TypeVar("Method", bound=Callable[[Any, Caller, Press], Awaitable[None]])


def on_press(*verbs: str) -> Callable[[Method], Method]:
    """Mark a method of a cog as the handler of presses with these verbs."""

    def mark(method: Method) -> Method:
        setattr(method, VERBS, verbs)
        return method

    return mark


class Cog(commands.Cog):
    """A cog of ours. A subclass that overrides ``cog_load`` or ``cog_unload`` calls the base's too."""

    marked: ClassVar[tuple[str, ...]] = ()
    """The names of the methods marked by ``on_press``, sorted."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        # Once for each class, and not by ``inspect.getmembers``, which looks at a hundred more names: both took long at
        # a bot's start.
        names = {name for kind in cls.__mro__ for name, method in vars(kind).items() if hasattr(method, VERBS)}
        cls.marked = tuple(sorted(names))

    def __init__(self, bot: Tefuda) -> None:
        super().__init__()
        self.bot = bot
        self.services: Services = bot.services
        self.verbs: dict[str, Handler] = self._answered()
        """The handler of each verb; complete once the cog is made."""

    def _answered(self) -> dict[str, Handler]:
        """Return the methods marked by ``on_press``, by verb. Raises ValueError if two of them answer the same verb."""
        found: dict[str, Handler] = {}
        for name in self.marked:
            for verb in getattr(getattr(type(self), name), VERBS, ()):
                if verb in found:
                    raise ValueError(f"two methods answer the verb {verb!r}")
                found[verb] = getattr(self, name)
        return found

    @classmethod
    async def setup(cls, bot: Tefuda) -> None:
        """Load the cog. discord.py calls this if a module is an extension with ``setup = TheCog.setup``."""
        await bot.add_cog(cls(bot))

    async def cog_load(self) -> None:
        """Register the handlers of the cog's verbs."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Remove the handlers of the cog's verbs."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)


class GroupCog(Cog, commands.GroupCog):
    """A cog whose commands are subcommands of one group: ``group_name`` and ``group_description`` name its texts."""
