"""The work after READY."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.shelf.about import About


async def test_a_server_that_discord_has_not_told_of_yet_keeps_no_other_waiting() -> None:
    """A kill revealed it: such a server's members, including the bot, come later."""
    greeted: list[Any] = []

    async def kept(_: str) -> str:
        return "100.0"

    async def greet(guild: Any) -> None:
        greeted.append(guild.id)

    def guild(number: int, me: Any) -> Any:
        return SimpleNamespace(id=number, me=me, get_member=lambda _: me, _state=SimpleNamespace(self_id=1))

    joined = SimpleNamespace(joined_at=SimpleNamespace(timestamp=lambda: 200.0))
    cog = SimpleNamespace(
        services=SimpleNamespace(host=SimpleNamespace(settings=SimpleNamespace(kept=kept))),
        bot=SimpleNamespace(guilds=[guild(1, None), guild(2, joined)]),
        greet=greet,
    )
    await About.on_ready(cog)  # type: ignore[arg-type]
    assert greeted == [2]
