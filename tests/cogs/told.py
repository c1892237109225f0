"""The commands that we register with Discord. ``python -m tests.cogs.told`` renews commands.json: read its diff.

commands.json contains every command without its texts; tests of the catalogue check texts.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from cogs.delivery.hands.live_hands import LiveHands
from cogs.ui.commands.translator import CatalogueTranslator
from cogs.ui.drawing import Drawing
from cogs.ui.services import Handler, Services
from cogs.ui.tefuda import SHARED_COGS, Tefuda
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.players.registry import CHOOSERS
from render.games.registry import NARRATIONS, PAINTERS

STORED = Path(__file__).parent / "commands.json"
TEXTS = {"description", "name_localizations", "description_localizations"}


class Handlers(dict[str, Handler]):
    """The handlers by verb; raises ValueError if a verb gets a second handler."""

    def __init__(self) -> None:
        """Start without verbs."""
        super().__init__()
        self.entered: set[str] = set()
        """All verbs that were ever entered."""

    def __setitem__(self, verb: str, handler: Handler) -> None:
        if verb in self:
            raise ValueError(f"two cogs answer the verb {verb!r}")
        self.entered.add(verb)
        super().__setitem__(verb, handler)

    def update(self, verbs: Any = (), /, **_: Any) -> None:
        """Enter each handler by itself."""
        for verb, handler in dict(verbs).items():
            self[verb] = handler


async def told(folder: Path, handlers: dict[str, Handler] | None = None) -> list[dict[str, Any]]:
    """Return all commands as Discord gets them, by a bot over a store in ``folder``; its cogs fill ``handlers``."""
    host = await Host.open(folder / "t.sqlite3", GAMES, CHOOSERS)
    drawing = Drawing(PAINTERS, NARRATIONS)
    services = Services(host, drawing, NARRATIONS, handlers={} if handlers is None else handlers)
    bot = Tefuda(services, tuple(GAMES))
    services.live_hands = LiveHands(bot)
    try:
        translator = CatalogueTranslator()
        for name in SHARED_COGS:
            if not name.startswith("cogs.delivery."):
                await resolve_name(name).setup(bot)
        for game in GAMES:
            await bot.load_extension(f"cogs.games.{game}")
        return [await c.get_translated_payload(bot.tree, translator) for c in bot.tree.get_commands()]
    finally:
        # The timed jobs of the cogs end before their store is closed.
        for name in list(bot.cogs):
            await bot.remove_cog(name)
        drawing.close()
        await host.close()


def without_texts(node: Any) -> Any:
    """Return a command without its texts: Japanese names, descriptions, names of choices."""
    if isinstance(node, list):
        return [without_texts(one) for one in node]
    if not isinstance(node, dict):
        return node
    texts = TEXTS | ({"name"} if "value" in node else set())
    return {key: without_texts(value) for key, value in node.items() if key not in texts}


def main() -> None:
    """Write the file."""
    with tempfile.TemporaryDirectory() as folder:
        commands = asyncio.run(told(Path(folder)))
    STORED.write_text(json.dumps(without_texts(commands), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
