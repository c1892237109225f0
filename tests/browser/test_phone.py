"""The browser page on a telephone: narrow, touched, one person at a time."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from sandbox import PATIENCE
from tests.browser.conftest import Place
from tests.browser.test_page import last, pane

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_phone_width(chromium: Browser, place: Place) -> None:
    size: ViewportSize = {"width": 360, "height": 780}
    context = await chromium.new_context(
        viewport=size, has_touch=True, is_mobile=True, locale="en-US", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = await context.new_page()
    await page.goto(f"{place.address}/?users=alice,bob")
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await expect(alice).to_be_visible()
    await expect(bob).to_be_hidden()
    await alice.get_by_test_id("slash").tap()
    await alice.locator('[data-command="cards table"]').tap()
    await alice.get_by_test_id("send").tap()
    await expect(last(alice)).to_contain_text("a table")
    await last(alice).locator('[data-custom-id="hand"]').tap()
    await expect(last(alice)).to_contain_text("Only you can see this")
    sizes = "[document.documentElement, ...document.querySelectorAll('.pane:not([hidden]) .scroller')]"
    assert await page.evaluate(f"{sizes}.every(node => node.scrollWidth <= node.clientWidth)")
    await page.locator('[data-person="bob"]').tap()
    await expect(bob).to_be_visible()
    await expect(alice).to_be_hidden()
    await expect(bob.get_by_text("your hand")).to_have_count(0)
    await context.close()


OVERLAPS = """() => {
  const shown = [...document.querySelectorAll('.top button, .pane:not([hidden]) :is(button, input, textarea, .badge)')]
    .map((node) => [node, node.getBoundingClientRect()])
    .filter(([node, box]) => box.width > 1 && node.checkVisibility() && !node.matches('.skip, .scroller *'));
  const over = (p, q) =>
    Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2 &&
    Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
  return shown.flatMap(([a, p], i) =>
    shown.slice(i + 1).filter(([b, q]) => !a.contains(b) && !b.contains(a) && over(p, q))
      .map(([b]) => `${a.className} ${a.textContent} / ${b.className} ${b.textContent}`))
    .concat(shown.filter(([, p]) => p.left < -1 || p.right > innerWidth + 1).map(([a]) => `${a.className} leaves`));
}"""
"""Returns the clickable elements outside the messages that overlap or leave the screen."""


async def test_a_phone_shows_whom_it_showed_before_and_nothing_overlaps(chromium: Browser, place: Place) -> None:
    size: ViewportSize = {"width": 390, "height": 844}
    context = await chromium.new_context(
        viewport=size, has_touch=True, is_mobile=True, locale="ja-JP", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = await context.new_page()
    for address in (f"{place.address}/", f"{place.address}/?users=alice,bob"):
        await page.goto(address)
        for user in ("bob", "alice", "bob"):
            await page.locator(f'[data-person="{user}"]').tap()
            await expect(pane(page, user)).to_be_visible()
        await page.reload()
        await expect(pane(page, "bob")).to_be_visible()
        await expect(pane(page, "alice")).to_be_hidden()
        assert await page.evaluate(OVERLAPS) == []
    long = "a-channel-whose-name-is-longer-than-a-telephone-is-wide"
    people = [user for user in place.box.world.people() if user.name == "Bob"]
    place.box.admin.add_guild("Bob's own", (long,), people=people, bot=False)
    bob = pane(page, "bob")
    await bob.get_by_test_id("channels").first.tap()
    await bob.locator("[data-channel]").filter(has_text=long).tap()
    await expect(bob.locator(".where")).to_contain_text(long)
    assert await page.evaluate(OVERLAPS) == []
    await page.get_by_test_id("add-person").tap()
    await page.get_by_test_id("person-name").fill("Alexandra Brown-Hernández 3rd")
    await page.keyboard.press("Enter")
    await expect(pane(page, "bob")).to_be_hidden()
    assert await page.evaluate(OVERLAPS) == []
    await context.close()
