"""The browser page, driven in headless Chromium with a real bot: what a newcomer does, in one minute."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="module")


def pane(page: Page, user: str) -> Locator:
    return page.locator(f'.pane[data-user="{user}"]')


def last(where: Locator) -> Locator:
    return where.locator("[data-message-id]").last


async def write(where: Locator, text: str) -> None:
    box = where.get_by_test_id("input")
    await box.click()
    await box.press_sequentially(text)


async def run(where: Locator, command: str) -> None:
    """Type a command without options and send it."""
    await where.get_by_test_id("input").fill(f"/{command} ")
    await where.get_by_test_id("command-tail").press("Enter")


async def open_table(where: Locator) -> Locator:
    """Return a new table message, pinned by its id. Tables of earlier tests stand above it."""
    await expect(where.get_by_test_id("input")).to_be_enabled()
    before = await where.locator("[data-message-id]").evaluate_all("all => all.map(one => one.dataset.messageId)")
    await run(where, "cards table")
    if before:
        await expect(last(where)).not_to_have_attribute("data-message-id", before[-1])
    await expect(last(where).get_by_text("a table")).to_be_visible()
    return where.locator(f'[data-message-id="{await last(where).get_attribute("data-message-id")}"]')


async def same(where: Locator, message: Locator) -> Locator:
    """Return the same message on another screen."""
    return where.locator(f'[data-message-id="{await message.get_attribute("data-message-id")}"]')


async def test_slash_with_autocomplete_is_private(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(alice, "/pick")
    await alice.locator('[data-command="cards pick"]').click()
    field = alice.locator('[data-option="card"]')
    await expect(alice.locator(".suggestion")).to_have_count(4)
    await field.press_sequentially("heart")
    await expect(alice.locator(".suggestion")).to_have_text(["heart Q", "heart 10"])
    await field.press("ArrowDown")
    await field.press("Enter")
    await alice.get_by_test_id("command-tail").press("Enter")
    answer = last(alice)
    await expect(answer).to_contain_text("picked heart 10")
    await expect(answer).to_contain_text("Only you can see this")
    await expect(answer).to_contain_text("Alice used /cards pick")
    await expect(bob.get_by_text("picked heart 10")).to_have_count(0)
    await answer.get_by_test_id("dismiss").click()
    await expect(alice.get_by_text("picked heart 10")).to_have_count(0)


async def test_options_are_checked_before_sending(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(alice, "/cards echo ")
    await alice.locator('[data-option="text"]').press("Enter")
    await expect(alice.get_by_role("alert")).to_have_text("Fill in “text”")
    await alice.locator('[data-option="text"]').press_sequentially("ab")
    await alice.locator('[data-option="text"]').press("Tab")
    tail = alice.get_by_test_id("command-tail")
    await tail.press_sequentially("times:")
    await alice.locator('[data-option="times"]').press_sequentially("9")
    await alice.locator('[data-option="times"]').press("Enter")
    await expect(alice.get_by_role("alert")).to_have_text("At most 5")
    await alice.locator('[data-option="times"]').fill("2")
    await alice.locator('[data-option="times"]').press("Tab")
    await tail.press_sequentially("to:")
    await alice.locator('[data-option="to"]').press_sequentially("bo")
    await alice.locator(".suggestion", has_text="Bob").click()
    await tail.press("Enter")
    await expect(last(bob)).to_contain_text("Bob: abab")


async def test_file_there_and_back(page: Page) -> None:
    alice = pane(page, "alice")
    await alice.get_by_test_id("input").fill("/cards load ")
    await alice.locator('[data-option="match"]').set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": b'{"cards": 52}'}
    )
    await alice.get_by_test_id("command-tail").press("Enter")
    await expect(last(alice)).to_contain_text("match.json has 13 bytes")
    await expect(last(alice).get_by_role("link", name="out.json")).to_be_visible()


async def test_button_changes_both_screens_in_place(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    mine = await open_table(alice)
    theirs = await same(bob, mine)
    await theirs.locator("figure img").evaluate("image => { image.kept = true }")
    await theirs.locator('[data-custom-id="join"]').click()
    await expect(mine).to_contain_text("Bob joined")
    await expect(theirs).to_contain_text("Bob joined (edited)")
    assert await theirs.locator("figure img").evaluate("image => image.kept === true"), "the picture was drawn anew"
    assert await theirs.locator('[data-custom-id="join"]').evaluate("node => node === document.activeElement")


async def test_select_and_multi_select(page: Page) -> None:
    alice = pane(page, "alice")
    table = await open_table(alice)
    await table.locator('[data-custom-id="one"]').click()
    await alice.get_by_role("option", name="diamond 3").click()
    await expect(table).to_contain_text("played diamond 3")
    await table.locator('[data-custom-id="many"]').click()
    confirm = alice.get_by_test_id("confirm")
    await expect(confirm).to_be_disabled()
    await alice.get_by_role("option", name="heart Q").click()
    await alice.get_by_role("option", name="spade 10").click()
    await alice.get_by_role("option", name="diamond 3").click()
    await expect(alice.get_by_role("option", selected=True)).to_have_count(2)
    await confirm.click()
    await expect(table).to_contain_text(re.compile("passed (heart Q and spade 10|spade 10 and heart Q)"))


async def test_modal_covers_one_person_only(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    table = await open_table(alice)
    await table.locator('[data-custom-id="bid"]').click()
    form = alice.get_by_role("dialog", name="Your bid")
    await expect(form.locator('[data-custom-id="amount"]')).to_be_focused()
    await form.get_by_test_id("submit").click()
    await expect(form.get_by_text("Please fill this in")).to_be_visible()
    await write(bob, "still here")
    await bob.get_by_test_id("send").click()
    await expect(alice.get_by_text("still here")).to_have_count(1)
    await form.locator('[data-custom-id="amount"]').fill("7")
    await form.locator('[data-custom-id="suit"]').click()
    await alice.get_by_role("option", name="H", exact=True).click()
    await form.get_by_label("plain").check()
    await form.get_by_label("red").check()
    await form.get_by_label("green").check()
    await form.get_by_label("Open").check()
    await form.get_by_test_id("submit").click()
    await expect(last(bob)).to_contain_text("bid 7 H plain red green True")
    await expect(form).to_have_count(0)
    await expect(table.locator('[data-custom-id="bid"]')).to_be_focused()


async def test_picture_fits_enlarges_and_describes_itself(page: Page) -> None:
    alice = pane(page, "alice")
    table = await open_table(alice)
    image = table.locator("figure img")
    box = await image.bounding_box()
    assert box is not None and box["width"] <= 550 and box["height"] <= 351
    assert await image.get_attribute("alt") == "Alt text of table.png"
    await table.get_by_role("button", name="ALT", exact=True).click()
    await expect(table.locator("figcaption")).to_be_visible()
    await table.locator(".enlarge").click()
    light = page.get_by_test_id("lightbox")
    await expect(light.locator("img")).to_have_js_property("complete", True)
    large = await light.locator("img").bounding_box()
    assert large is not None and large["width"] > 900
    await page.keyboard.press("ArrowLeft")
    await page.keyboard.press("Escape")
    await expect(light).to_have_count(0)
    await expect(table.locator(".enlarge")).to_be_focused()


async def test_direct_message_is_counted_until_read(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    before = await page.locator('[data-person="bob"] .badge').count()
    assert before == 0
    await write(alice, "/cards deal ")
    await alice.locator('[data-option="to"]').press_sequentially("bob")
    await alice.locator(".suggestion", has_text="Bob").click()
    await alice.get_by_test_id("command-tail").press("Enter")
    await expect(bob.get_by_test_id("dm").locator(".badge")).to_have_text("1")
    await expect(page.locator('[data-person="bob"] .badge')).to_have_text("1")
    await expect(page).to_have_title(re.compile(r"^\(1\) "))
    await expect(last(alice)).to_contain_text("dealt")
    await bob.get_by_test_id("dm").click()
    await expect(last(bob)).to_contain_text("your cards")
    await expect(page.locator('[data-person="bob"] .badge')).to_have_count(0)
    await expect(page).not_to_have_title(re.compile(r"^\("))


async def test_no_answer_is_told_where_it_was_pressed(
    page: Page, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    table = await open_table(alice)
    monkeypatch.setattr(place.box, "ack_seconds", 1.0)
    await table.locator('[data-custom-id="silent"]').click()
    await expect(table.get_by_role("alert")).to_have_text("The application did not respond")
    await expect(bob.get_by_role("alert")).to_have_count(0)


async def test_components_of_version_two(page: Page) -> None:
    alice = pane(page, "alice")
    await run(alice, "cards layout")
    message = last(alice)
    await expect(message.get_by_role("heading", name="The glass")).to_be_visible()
    await expect(message.locator("figure img")).to_have_attribute("alt", "seventeen chips")
    await expect(message.locator(".section")).to_contain_text("Player one")
    await expect(message.locator('.section [data-custom-id="kick"]')).to_be_visible()
    await expect(message.locator('.action-row [data-custom-id="deal"]')).to_be_visible()


async def test_text_never_becomes_markup(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(alice, "<img src=x onerror=alert(1)> **bold** ||hush|| [evil](javascript:alert(1)) `a<b`")
    await alice.get_by_test_id("send").click()
    message = last(bob)
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> bold")
    await expect(message.locator("strong")).to_have_text("bold")
    await expect(message.locator("code")).to_have_text("a<b")
    await expect(message.locator("img, .markdown a")).to_have_count(0)
    await message.locator(".spoiler").click()
    await expect(message.locator(".spoiler.open")).to_have_text("hush")


async def test_a_backslash_hides_before_any_mark(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(alice, r"Europe\/Berlin 1\. \+ \\o/ \n")
    await alice.get_by_test_id("send").click()
    await expect(last(bob).locator(".markdown").last).to_have_text(r"Europe/Berlin 1. + \o/ \n")


async def test_a_single_letter_between_marks_is_marked_and_nothing_after_it(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(alice, "卓**5**、卓**6**まで *a*、*b* ~~x~~、~~y~~")
    await alice.get_by_test_id("send").click()
    await expect(last(bob).locator(".markdown").last).to_have_text("卓5、卓6まで a、b x、y")


async def test_reading_above_is_not_disturbed(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    for _ in range(2):
        await open_table(alice)
    scroller = bob.locator(".scroller")
    await scroller.evaluate("node => { node.scrollTop = 40 }")
    await expect(scroller).to_have_js_property("scrollTop", 40)
    await write(alice, "news below")
    await alice.get_by_test_id("send").click()
    await expect(bob.locator(".newest")).to_be_visible()
    assert await scroller.evaluate("node => node.scrollTop") == 40
    await bob.locator(".newest").click()
    await expect(last(bob)).to_be_in_viewport()


async def test_reply_reaction_thread(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await write(bob, "a fine table")
    await bob.get_by_test_id("send").click()
    message = last(alice)
    await expect(message).to_contain_text("a fine table")
    theirs = await same(bob, message)

    async def choose(item: str) -> None:
        await message.hover()
        await message.locator(".menu-button").click()
        await alice.get_by_role("menuitem", name=item).click()

    await choose("React with 👍")
    await expect(theirs.locator(".reaction")).to_have_text("👍1")
    await theirs.locator(".reaction").click()
    await expect(message.locator(".reaction")).to_have_text("👍2")
    await choose("Start a thread")
    await expect(theirs.locator(".thread-link")).to_contain_text("a fine table")
    await choose("Reply")
    await page.keyboard.type("it is")
    await page.keyboard.press("Enter")
    await expect(last(bob).locator(".origin")).to_contain_text("a fine table")
    await theirs.locator(".thread-link").click()
    await write(bob, "in here")
    await bob.get_by_test_id("send").click()
    await expect(last(bob)).to_contain_text("in here")
    await expect(alice.get_by_text("in here")).to_have_count(0)
    await alice.get_by_test_id("channels").click()
    await alice.locator(".channel.thread", has_text="a fine table").click()
    await expect(last(alice)).to_contain_text("in here")


async def test_what_discord_says_of_a_thread_is_a_line_of_its_own(page: Page, place: Place) -> None:
    """Who was let into a private thread, and its new name; neither is a message of the bot."""
    box, alice = place.box, pane(page, "alice")
    hall = next(c for c in box.world.channels.values() if c.name == "hall")
    bot, person = box.world.bot, next(u for u in box.world.users.values() if u.username == "alice")
    thread = box.admin.open_thread(hall, "round 1", bot)
    box.messages.system(thread, bot, 1, mentions=[person.data])
    box.admin.change_thread(thread, bot, {"name": "Alice and Bob"})
    await alice.get_by_test_id("channels").click()
    await alice.locator(".channel.thread", has_text="Alice and Bob").click()
    await expect(alice.locator(".note")).to_contain_text(["added Alice", "renamed the thread “Alice and Bob”"])


async def test_leaving_and_coming_back(page: Page) -> None:
    bob = pane(page, "bob")
    await bob.get_by_test_id("settings").click()
    await bob.get_by_test_id("leave").click()
    await expect(bob.get_by_test_id("dm")).to_have_attribute("aria-pressed", "true")
    await bob.get_by_test_id("rejoin").click()
    await page.keyboard.press("Escape")
    await bob.get_by_test_id("dm").click()
    await expect(bob.get_by_role("log", name="Messages in #hall")).to_be_visible()


async def test_words_follow_the_person(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await bob.get_by_test_id("settings").click()
    await bob.locator('[data-locale="ja"]').click()
    await expect(bob.locator(".drawer")).to_contain_text("アプリからのDMを受け取る")
    await page.keyboard.press("Escape")
    await write(bob, "/札")
    await expect(bob.locator('[data-command="cards pick"]')).to_contain_text("札を一枚選びます")
    await expect(bob.locator('[data-command="cards pick"] .suggest-args')).to_have_text("札")
    await write(alice, "/pick")
    await expect(alice.locator('[data-command="cards pick"]')).to_contain_text("pick a card")
    await bob.get_by_test_id("settings").click()
    await bob.locator('[data-locale="en-US"]').click()
    await expect(bob.locator(".drawer")).to_contain_text("Take DMs from apps")


async def test_a_person_is_added_and_screens_are_remembered(page: Page) -> None:
    await page.get_by_test_id("add-person").click()
    await page.get_by_test_id("person-name").fill("Yuki")
    await page.keyboard.press("Enter")
    yuki = pane(page, "yuki")
    await expect(yuki).to_be_visible()
    await write(yuki, "hello from the third chair")
    await yuki.get_by_test_id("send").click()
    await expect(pane(page, "alice").get_by_text("hello from the third chair")).to_be_visible()
    await pane(page, "bob").locator(".pane-close").click()
    await expect(pane(page, "bob")).to_be_hidden()
    await page.goto(page.url.split("?")[0])
    await expect(pane(page, "yuki")).to_be_visible()
    await expect(pane(page, "alice")).to_be_visible()
    await expect(pane(page, "bob")).to_be_hidden()


async def test_by_keyboard_alone(page: Page) -> None:
    alice, bob = pane(page, "alice"), pane(page, "bob")
    await expect(alice.get_by_test_id("input")).to_be_enabled()
    keys = page.keyboard
    await keys.press("F6")
    await expect(alice.get_by_test_id("input")).to_be_focused()
    await keys.type("/table")
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(last(alice)).to_contain_text("a table")
    # Going up from the text box: the last message's controls are the next stops backwards.
    for _ in range(12):
        await keys.press("Shift+Tab")
        if await alice.locator('[data-custom-id="one"]').last.evaluate("node => node === document.activeElement"):
            break
    await keys.press("Enter")
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(last(alice)).to_contain_text("played heart Q")
    await keys.press("F6")
    await expect(bob.get_by_test_id("input")).to_be_focused()
    await keys.press("Alt+1")
    await expect(alice.get_by_test_id("input")).to_be_focused()
    await keys.press("Alt+ArrowUp")
    await expect(alice.get_by_test_id("dm")).to_have_attribute("aria-pressed", "true")
    await keys.press("Alt+ArrowDown")
    await expect(alice.get_by_test_id("dm")).to_have_attribute("aria-pressed", "false")


async def test_bot_away_and_back(page: Page, place: Place) -> None:
    alice = pane(page, "alice")
    await expect(alice.locator(".banner")).to_be_hidden()
    await place.stop_bot()
    await expect(alice.locator(".banner")).to_contain_text("The bot is away")
    await place.start_bot()
    await expect(alice.locator(".banner")).to_be_hidden()


async def test_a_planned_event_stands_under_its_server(place: Place, page: Page) -> None:
    box = place.box
    guild = next(iter(box.world.guilds.values()))
    event = {"id": "7", "name": "Game night", "scheduled_start_time": "2030-01-04T20:00:00+00:00"}
    box.admin.put_event(guild, event, "CREATE")
    planned = pane(page, "alice").locator('.planned[data-event="7"]')
    await expect(planned).to_contain_text("Game night")
    await expect(planned.locator("time")).to_contain_text("2030")
    box.admin.remove_event(guild, event)
    await expect(planned).to_have_count(0)
