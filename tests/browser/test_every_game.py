"""Every game to its end in the browser page, by two people and a computer: on a desktop, and on two phones.

The people press random components of their newest hand, in their own languages. These tests are long and run only in
``make soak``.
"""

from __future__ import annotations

import contextlib
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from playwright.async_api import Browser, Error, Locator, Page, ViewportSize, expect

from engine.games.registry import GAMES
from sandbox import PATIENCE
from tests.browser.running import ALEX, SAKURA, Running, pane, reachable, to_dm, verb
from tests.e2e.driver import MOVES

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak, pytest.mark.timeout(1800)]

LONGEST = 900.0
"""Seconds after which a game counts as hanging."""
OFFERS = """(log, moves) => {
  const ours = node => moves.includes((node.dataset.customId || '').split(':')[2]) && !node.disabled;
  const messages = [...log.querySelectorAll('[data-message-id]')].reverse();
  for (const message of messages) {
    const found = [...message.querySelectorAll('button[data-custom-id]')].filter(ours);
    if (found.length) return found.map(node => node.dataset.customId);
  }
  return [];
}"""
"""Returns the custom ids of buttons and selects in the newest message with such verbs."""
FAULTS = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const faults = wide > 0 ? [`the page is ${wide} px wider than the screen`] : [];
  for (const image of document.querySelectorAll('figure img:not(.ground)')) {
    if (image.complete && !image.naturalWidth) faults.push(`a picture is not there: ${image.src}`);
    if (!image.closest('figure').querySelector('.alt-badge')) faults.push(`a picture says nothing: ${image.src}`);
  }
  for (const row of document.querySelectorAll('.action-row'))
    if (row.checkVisibility() && row.scrollWidth > row.clientWidth + 1) faults.push(`a row is cut: ${row.textContent}`);
  return faults;
}"""
"""Returns the faults of the page, in words."""


@dataclass(slots=True)
class Someone:
    """A person at their own screen, or at one half of a screen."""

    page: Page
    user: str
    rng: random.Random
    presses: int = 0
    faults: set[str] = field(default_factory=set)

    @property
    def pane(self) -> Locator:
        """Return the part of the page that belongs to this person."""
        return pane(self.page, self.user)

    async def press(self) -> bool:
        """Press a component that makes a move or a part of one; return whether there was any."""
        offers = await self.pane.evaluate(OFFERS, MOVES)
        if not offers:
            return False
        wanted = self.rng.choice(offers)
        control = self.pane.locator(f'[data-custom-id="{wanted}"]:not([disabled])').last
        # A newer hand may replace this one between two looks.
        with contextlib.suppress(Error):
            await control.click(timeout=3000)
            if await control.get_attribute("role", timeout=500) == "combobox":
                await self.choose()
            await self.fill()
        self.presses += 1
        await self.page.wait_for_timeout(40)
        await self.look()
        return True

    async def look(self) -> None:
        """Note the faults of the page, except for those that disappear at once."""
        if found := set(await self.page.evaluate(FAULTS)):
            await self.page.wait_for_timeout(1500)
            self.faults |= found & set(await self.page.evaluate(FAULTS))

    async def choose(self) -> None:
        """Choose values in the open list."""
        options = self.page.locator(".popup [role=option]")
        await options.nth(self.rng.randrange(await options.count())).click(timeout=2000)
        confirm = self.page.get_by_test_id("confirm")
        for place in range(await options.count()):
            if not await confirm.count() or await confirm.is_enabled():
                break
            await options.nth(place).click(timeout=2000)
        if await confirm.count():
            await confirm.click(timeout=2000)

    async def fill(self) -> None:
        """Fill in a form, if the press opened one."""
        await self.page.wait_for_timeout(60)
        form = self.pane.locator(".modal-form")
        if not await form.count():
            return
        await form.locator("input").first.fill(str(self.rng.randrange(30)), timeout=1000)
        await form.get_by_test_id("submit").click(timeout=1000)
        await self.page.wait_for_timeout(100)
        if await form.count():
            await self.page.keyboard.press("Escape")

    async def done(self) -> bool:
        """True if the result has come to this person."""
        return bool(await self.pane.locator('button[data-custom-id*=":share:"]').count())


async def until_over(people: Sequence[Someone]) -> None:
    """Let everybody press until the result has come to all of them."""
    end = time.monotonic() + LONGEST
    moved = time.monotonic()
    while not all([await p.done() for p in people]):
        for person in people:
            if not await person.done() and await person.press():
                moved = time.monotonic()
        assert time.monotonic() < moved + PATIENCE, "nobody can move and the game is not over"
        assert time.monotonic() < end, "the game does not end"
        await people[0].page.wait_for_timeout(30)


async def sat_down(people: Sequence[Someone], slug: str) -> None:
    """Open and start a table of this game with these people, and computers on the other seats."""
    first = people[0]
    game = GAMES[slug]
    seats = min(max(3, game.default_seats), game.seats[-1])
    await first.pane.get_by_test_id("input").fill(f"/{slug}")
    await first.pane.locator(f'[data-command="{slug}"]').click()
    if seats > game.default_seats:
        await first.pane.get_by_test_id("command-tail").press_sequentially("players:")
        await first.page.keyboard.type(str(seats))
    await first.page.keyboard.press("Enter")
    if seats <= game.default_seats:
        await verb(first.pane, "opengame").click()
    for person in people[1:]:
        await expect(verb(person.pane, "join")).to_be_visible()
        await verb(person.pane, "join").click()
    await first.pane.get_by_text("卓へ行く").last.click()
    for number in range(seats - len(people)):
        await verb(first.pane, "cpu").click()
        await expect(first.pane.locator("figure img").last).to_have_attribute(
            "alt", re.compile(f"(CPU.*){{{number + 1}}}")
        )
    await verb(first.pane, "start").click()
    await expect(verb(first.pane, "hand")).to_be_visible()
    for person in people:
        await to_dm(person.pane)


async def opened(chromium: Browser, url: str, screen: str, problems: list[str]) -> list[Someone]:
    """Open both people at one screen, or each at a phone; ``problems`` collects the errors of the page."""
    people = []
    page: Page | None = None
    for user in (SAKURA, ALEX):
        if page is None or screen == "phone":
            size: ViewportSize = {"width": 390, "height": 844} if screen == "phone" else {"width": 1440, "height": 1000}
            touch = screen == "phone"
            context = await chromium.new_context(viewport=size, has_touch=touch, is_mobile=touch)
            page = await context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.on("pageerror", lambda e: problems.append(str(e)))
            await reachable(page, f"{url}?users={user}" if touch else f"{url}?users={SAKURA},{ALEX}", user)
        people.append(Someone(page, user, random.Random(f"{screen} {user}")))
    return people


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("slug", GAMES)
async def test_two_people_and_a_computer_play_it_to_its_end(
    chromium: Browser, running: Running, slug: str, screen: str
) -> None:
    problems: list[str] = []
    people = await opened(chromium, running.url.split("?")[0], screen, problems)
    await sat_down(people, slug)
    await until_over(people)
    for person in people:
        await expect(person.pane.locator("figure img").last).to_be_visible()
        await person.page.screenshot(path=running.folder / f"{person.user}.png")
    problems += [fault for person in people for fault in person.faults]
    assert problems == []
    for page in {person.page for person in people}:
        await page.context.close()
