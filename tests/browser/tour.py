"""One move on a phone as a moving picture for the READMEs: ``make tour`` (``python -m tests.browser.tour``).

The program starts what ``make play`` starts, in a separate folder, and drives the page in headless Chromium, as wide as
a phone: the table in its thread, the hand in the direct message, a press, and the table after it. It writes
docs/tour.en.gif and docs/tour.ja.gif, and needs Chromium (see ``chromium.py``).
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Locator, Page, async_playwright

from tests.browser.chromium import HOW, UNTESTED, find
from tests.browser.running import ROOT, Running, pane, verb

WIDTH, HEIGHT, SHARP = 390, 700, 2
"""A phone in pixels of the page and of the picture, and how much finer it is photographed."""
BROWSER: Final = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
POINTER: Final = """box => {
  const dot = document.createElement('div');
  dot.id = 'pointer';
  dot.style = `position:fixed;z-index:99;left:${box.x + box.width / 2 - 15}px;top:${box.y + box.height / 2 - 15}px;` +
    'pointer-events:none;width:30px;height:30px;border-radius:50%;' +
    'background:rgb(255 255 255 / 45%);border:3px solid white';
  document.body.append(dot);
}"""
"""Marks the place of the next press."""


UNSEEN: Final = ".top { display: none !important } .bell, .menu-button, .btn .emoji { display: none }"
"""Hides what is the page's own, and emoji, since some machines have no font with them."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The player and their language."""

    lang: str
    locale: str
    player: str


CASTS: Final = (Cast("en", "en-US", "alex"), Cast("ja", "ja-JP", "さくら"))


class Film:
    """Pictures of a page, each with a duration."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[Image.Image] = []
        self.times: list[int] = []

    async def take(self, seconds: float) -> None:
        """Add the page as it is now, for so long."""
        whole = Image.open(io.BytesIO(await self.page.screenshot())).convert("RGB")
        small = whole.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        self.frames.append(small)
        self.times.append(int(seconds * 1000))

    def write(self, path: Path) -> None:
        """Write the pictures as a GIF with one palette for all."""
        wall = Image.new("RGB", (WIDTH, self.frames[0].height * len(self.frames)))
        for at, frame in enumerate(self.frames):
            wall.paste(frame, (0, at * frame.height))
        colours = wall.quantize(128, dither=Image.Dither.NONE)
        first, *rest = (frame.quantize(palette=colours, dither=Image.Dither.NONE) for frame in self.frames)
        first.save(path, save_all=True, append_images=rest, duration=self.times, loop=0, optimize=True)


async def reach(page: Page, url: str) -> None:
    """Open the page as soon as it exists."""
    for _ in range(100):
        with contextlib.suppress(Exception):
            await page.goto(url)
            return
        await asyncio.sleep(0.1)


async def set_the_scene(page: Page, cast: Cast) -> Locator:
    """Open a table of No Thanks! with two computers, until the player is asked; return the phone, with the table."""
    await page.goto(f"/?users={cast.player}")
    await page.add_style_tag(content=UNSEEN)
    phone = pane(page, cast.player)
    await phone.get_by_test_id("input").fill("/geschenk")
    await phone.locator('[data-command="geschenk"]').click(timeout=20_000)
    await phone.get_by_test_id("command-tail").press("Enter")
    await verb(phone, "opengame").click(timeout=20_000)
    await phone.locator(".thread-open, .mention, button", has_text="·").last.click(timeout=20_000)
    for press, seen in (("cpu", "cpu"), ("cpu", "start"), ("start", "hand")):
        await verb(phone, press).click(timeout=20_000)
        await verb(phone, seen).wait_for(timeout=20_000)
        await page.wait_for_timeout(1500)
    await phone.get_by_test_id("dm").first.click()
    await verb(phone, "act").wait_for(timeout=60_000)
    await page.wait_for_timeout(4000)
    await phone.get_by_test_id("dm").first.click()
    await page.wait_for_timeout(1500)
    return phone


async def point(page: Page, target: Locator) -> None:
    """Mark what is pressed next."""
    await target.scroll_into_view_if_needed()
    box = await target.bounding_box()
    assert box is not None
    await page.evaluate(POINTER, box)


async def film(page: Page, cast: Cast) -> Film:
    """Film one move and return it: the table, the hand, the press, what came of it, the table again."""
    phone = await set_the_scene(page, cast)
    shots, messages = Film(page), phone.get_by_test_id("dm").first
    move = phone.locator('button[data-custom-id*=":act:"][data-custom-id$="no_thanks"]').last
    await shots.take(2.4)
    for target, before in ((messages, 0.7), (move, 1.0)):
        await point(page, target)
        await shots.take(before)
        await target.click()
        await page.evaluate("document.getElementById('pointer').remove()")
        if target is messages:
            await page.wait_for_timeout(1200)
            await shots.take(2.8)
    for wait, seconds in ((350, 1.2), (1200, 1.2)):
        await page.wait_for_timeout(wait)
        await shots.take(seconds)
    await move.wait_for(timeout=60_000)  # the others have moved
    await page.wait_for_timeout(2000)
    await shots.take(2.4)
    await messages.click()
    await page.wait_for_timeout(1500)
    await shots.take(2.6)
    return shots


async def record(casts: Sequence[Cast]) -> None:
    """Film each cast and write the pictures."""
    async with async_playwright() as p:
        chromium = find(dict(os.environ), Path(p.chromium.executable_path))
        if chromium is None:
            raise SystemExit(f"{UNTESTED}. {HOW}")
        browser = await p.chromium.launch(executable_path=chromium, args=BROWSER.split())
        for cast in casts:
            with tempfile.TemporaryDirectory() as folder:
                running = Running(Path(folder), pace="1.2")
                running.start()
                try:
                    context = await browser.new_context(
                        viewport={"width": WIDTH, "height": HEIGHT},
                        device_scale_factor=SHARP,
                        has_touch=True,
                        is_mobile=True,
                        locale=cast.locale,
                        base_url=f"http://127.0.0.1:{running.port}",
                    )
                    page = await context.new_page()
                    await reach(page, "/")
                    (await film(page, cast)).write(ROOT / "docs" / f"tour.{cast.lang}.gif")
                finally:
                    running.kill()
        await browser.close()


if __name__ == "__main__":
    wanted = sys.argv[1:]
    asyncio.run(record([cast for cast in CASTS if not wanted or cast.lang in wanted]))
