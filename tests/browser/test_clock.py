"""The clock of the page, and the bells at what would ring: in headless Chromium."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Place
from tests.browser.test_page import last, pane, run, write

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = 86_400.0


async def test_a_day_passes_at_a_press(page: Page, place: Place) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await run(alice, "cards table")
    await expect(last(bob)).to_contain_text("a table")
    await expect(bob.locator("[data-day]").last).to_have_attribute("data-day", "Today")
    before = await last(bob).locator("header time").text_content()
    await page.get_by_test_id("clock-day").click()
    await expect(page.get_by_test_id("ahead")).to_have_text("+1 day")
    await expect(bob.locator("[data-day]").last).to_have_attribute("data-day", "Yesterday")
    await expect(last(bob).locator("header time")).not_to_have_text(before or "")
    assert place.box.clock.offset == DAY
    await write(alice, "good morning")
    await alice.get_by_test_id("send").click()
    await expect(bob.locator("[data-day]").last).to_have_attribute("data-day", "Today")
    await page.get_by_test_id("clock-hour").click()
    await page.reload()
    await expect(page.get_by_test_id("ahead")).to_have_text("+1 day 1 h")


async def test_a_bell_marks_what_rings(page: Page, place: Place) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    mentioned = f"<@{place.box.person('Bob').id}> sits down"
    for text, flags in (("nobody", 0), (mentioned, 0), (f"quietly {mentioned}", 1 << 12)):
        data = {"content": text, "flags": flags}
        place.box.messages.create(place.box.channel("hall"), place.box.world.bot, data)
    await expect(last(bob)).to_contain_text("quietly")
    rings = bob.locator(".message:has(> .bell)")
    await expect(rings).to_have_count(1)
    await expect(rings).to_contain_text("sits down")
    await expect(rings.get_by_label("Rings on a phone")).to_be_visible()
    await expect(alice.locator(".bell")).to_have_count(0)
    await bob.get_by_test_id("dm").click()
    place.box.messages.create(
        place.box.admin.dm(place.box.person("Bob").user), place.box.world.bot, {"content": "hand"}
    )
    await expect(last(bob).locator("> .bell")).to_be_visible()
