"""`make play` as a separate process, and the places of things in its page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from playwright.async_api import Error, Locator, Page, expect

from sandbox import PATIENCE
from tests.run.ports import free_port

ROOT = Path(__file__).resolve().parents[2]

SAKURA, ALEX = "さくら", "alex"


class Running:
    """`bot.py --sandbox` as a separate process, on a free port, with its data in a folder."""

    def __init__(self, folder: Path, pace: str = "0.05") -> None:
        self.folder, self.pace = folder, pace
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/?users={SAKURA},{ALEX}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "bot.py", "--sandbox", "--no-browser", "--port", str(self.port)],
            cwd=ROOT,
            env={**os.environ, "TEFUDA_DATA": str(self.folder), "TEFUDA_PACE": self.pace},
            stdout=(self.folder / "out.log").open("ab"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def kill(self) -> None:
        """Send SIGKILL to bot and sandbox alike, at any moment."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def pane(page: Page, user: str) -> Locator:
    return page.locator(f'.pane[data-user="{user}"]')


async def reachable(page: Page, url: str, user: str = SAKURA) -> None:
    """Open the page as soon as it exists, and wait until the bot is ready."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            await page.goto(url)
            break
        except Error:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.1)
    await expect(pane(page, user).get_by_test_id("input")).to_be_visible()


def verb(where: Locator, name: str) -> Locator:
    """Return the newest button of the bot with this verb."""
    return where.locator(f'button[data-custom-id*=":{name}:"]:not([disabled])').last


async def to_dm(where: Locator) -> None:
    await where.get_by_test_id("dm").first.click()
