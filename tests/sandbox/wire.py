"""Requests without discord.py, for cases that the library would not send."""

from __future__ import annotations

from typing import Any

import aiohttp

from sandbox import TOKEN, Sandbox


class Wire:
    """Calls the API as the bot."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box, self.session = box, session
        self.headers = {"Authorization": f"Bot {TOKEN}"}

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self.session.request(method, self.box.api + path, json=body, headers=self.headers) as r:
            return r.status, await r.json() if r.status != 204 else None

    async def send(self, **body: Any) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{self.box.channel('table').id}/messages", body)

    async def sync(self, *commands: dict[str, Any]) -> tuple[int, Any]:
        return await self.ask("PUT", f"/applications/{self.box.world.bot.id}/commands", list(commands))
