"""A newcomer's first steps: sandbox and bot as `make play` starts them, and a whole game in the browser page.

Two people sit side by side in headless Chromium with a computer player; in the middle of the game bot and sandbox are
killed and started again. The test reads everything from the screen.
"""

from __future__ import annotations

import contextlib
import random
import re
import time

import pytest
from playwright.async_api import Browser, Page, expect

from sandbox import PATIENCE
from tests.browser.running import ALEX, SAKURA, Running, pane, reachable, to_dm, verb

pytestmark = pytest.mark.asyncio(loop_scope="module")

STEPS = 400
"""Rounds of presses after which a game counts as hanging."""


async def play_on(page: Page, rng: random.Random, presses: int) -> bool:
    """Press moves in the DMs of both people; return True when the game is over and no move is left.

    Looks without any possible move do not count: a busy machine needs time to restart everything.
    """
    pressed, since = 0, time.monotonic()
    while pressed < presses:
        moved = False
        for user in (SAKURA, ALEX):
            moves = pane(page, user).locator('button[data-custom-id*=":act:"]:not([disabled])')
            count = await moves.count()
            if count:
                with contextlib.suppress(Exception):
                    await moves.nth(rng.randrange(count)).click(timeout=2000)
                    moved = True
                await page.wait_for_timeout(60)
        # Each of them gets the result as a separate message.
        if await page.locator('button[data-custom-id*=":share:"]').count() >= 2:
            return True
        if moved:
            pressed, since = pressed + 1, time.monotonic()
            continue
        if time.monotonic() > since + PATIENCE:
            raise AssertionError("nobody can move and the game is not over")
        await page.wait_for_timeout(100)
    return False


async def test_a_game_from_the_first_word_to_the_proof(chromium: Browser, running: Running) -> None:
    page = await chromium.new_page(viewport={"width": 1440, "height": 1000})
    page.set_default_timeout(PATIENCE * 1000)
    problems: list[str] = []
    page.on("pageerror", lambda e: problems.append(str(e)))
    await reachable(page, running.url)
    sakura, alex = pane(page, SAKURA), pane(page, ALEX)

    # An empty channel offers the first commands.
    doors = ["/ゲーム", "/練習", "/今日の一局", "/自分の番"]
    await expect(sakura.locator(".quick button")).to_have_text(doors)

    # Sakura opens a table of No Thanks! from the game's card; Alex joins by the button in the channel.
    await sakura.get_by_test_id("input").fill("/geschenk")
    await sakura.locator('[data-command="geschenk"]').click()
    await sakura.get_by_test_id("command-tail").press("Enter")
    await verb(sakura, "opengame").click()
    await expect(verb(alex, "join")).to_be_visible()
    await verb(alex, "join").click()
    await expect(alex.get_by_text("You have seat 2.")).to_be_visible()

    # In the table's thread: the lobby as a picture with its description, a computer, start.
    await sakura.get_by_text("卓へ行く").last.click()
    lobby = sakura.locator("figure img").last
    await expect(lobby).to_have_attribute("alt", re.compile("ゲシェンク.*ミナト|ゲシェンク.*Alex"))
    await verb(sakura, "cpu").click()
    # The table shows it; there is no other message below it.
    await expect(sakura.locator("figure img").last).to_have_attribute("alt", re.compile("クロ CPU★"))
    await verb(sakura, "start").click()
    await expect(verb(sakura, "hand")).to_be_visible()
    await expect(sakura.locator("figure img").last).to_have_attribute("alt", re.compile("場のカード"))

    # Both play from the hands in their DMs; in the middle everything is killed and started again.
    await to_dm(sakura)
    await to_dm(alex)
    rng = random.Random(7)
    assert not await play_on(page, rng, 6)  # at most twelve of the 24 cards
    running.kill()
    await expect(sakura.locator(".banner")).to_be_visible()
    running.start()
    await expect(sakura.locator(".banner")).to_be_hidden()
    await expect(alex.locator(".banner")).to_be_hidden()
    await expect(sakura.locator("[data-message-id]").first).to_be_visible()

    # A day and an hour pass at a press each: the person who is asked is reminded at once, and the game goes on.
    await expect(page.locator('button[data-custom-id*=":act:"]:not([disabled])').first).to_be_visible()
    await page.get_by_test_id("clock-day").click()
    await page.get_by_test_id("clock-hour").click()
    await expect(page.get_by_test_id("ahead")).to_have_text("+1 day 1 h")
    await expect(
        page.get_by_text(re.compile("番がきている卓が|table is waiting|tables are waiting")).first
    ).to_be_visible()
    assert await play_on(page, rng, STEPS)

    # The result has come to both by direct message; in the thread it has its picture, and the proof is valid.
    await expect(alex.get_by_text("🏆").last).to_be_visible()
    await expect(sakura.locator('figure img[alt*="勝"]').last).to_be_visible()
    await reachable(page, running.url)
    await sakura.get_by_test_id("channels").first.click()
    await sakura.locator("[data-channel]").filter(has_text="ゲシェンク").last.click()
    await expect(sakura.get_by_text("🏆").last).to_be_visible()
    await verb(sakura, "replay").click()
    await verb(sakura, "replaymore").click()
    await verb(sakura, "fair").click()
    await verb(sakura, "verify").click()
    await expect(sakura.get_by_text("証明は正しく").last).to_be_visible()
    await page.close()
    assert problems == []
