"""Presses that come twice, late, out of order, from the wrong person, or at tables that are over."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs.ui.ids import Press
from locales import words
from sandbox import Person
from tests.e2e.driver import new_table
from tests.e2e.robust import DEFERRED_UPDATE, changes_nothing, lang_of, opened, says, settled, started, told
from tests.e2e.world import World, eventually


@pytest.fixture(autouse=True)
def no_trouble(caplog: pytest.LogCaptureFixture) -> Any:
    """Check that no press ends in an error of the bot."""
    caplog.set_level(logging.WARNING)
    yield
    bad = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert bad == []


# Twice, at once, out of order


async def test_a_double_press_is_one_move(world: World, sakura: Person, minato: Person) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    who = await table.awaited()
    hand, prompt = await table.hand_message(who), await table.prompt(who)
    before = len([m for m in await table.moves() if m["cause"] == who.id])
    both = {ix.id: ix for ix in [await table.press(who, hand, "act", prompt, "no_thanks") for _ in range(2)]}

    async def made() -> set[str]:
        return {*both} & {row["id"] for row in await table.rows("SELECT id FROM interactions WHERE table_id = ?")}

    # They are handled at the same time, so the second may be the move.
    (move,) = await eventually(made)
    (refused,) = both.keys() - {move}
    text = await told(who, both[refused])
    assert len([m for m in await table.moves() if m["cause"] == who.id]) == before + 1
    stale = text.startswith(says("stale", who))
    assert stale or text.startswith(says("not-your-turn", who, count=0, names="")[:3])
    view = (await world.host.reading.view(table.id, who.id))[1]
    assert not stale or str(view.s.offer) in text


async def test_a_double_press_after_the_next_prompt_shows_the_present_state(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    hand, prompt = await table.hand_message(sakura), await table.prompt(sakura)
    await (await table.press(sakura, hand, "act", prompt, "no_thanks")).answer()
    await table.awaited()
    await settled(world)
    assert await table.prompt(sakura) > prompt
    hand = await table.hand_message(sakura)
    text = await changes_nothing(table, sakura, table.press(sakura, hand, "act", prompt, "take"))
    assert text.startswith(says("stale", sakura))
    view = (await world.host.reading.view(table.id, sakura.id))[1]
    assert str(view.s.offer) in text


async def test_a_press_is_answered_if_its_message_goes_meanwhile(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    pressed, prompt = await table.hand_message(sakura), await table.prompt(sakura)
    await (await table.press(sakura, pressed, "act", prompt, "no_thanks")).answer()
    await table.awaited()
    await settled(world)
    # A newer hand has replaced it; Discord deletes it between the press and its answer.
    messages = world.box.channel(pressed.channel_id).messages
    messages[pressed.id] = pressed
    ix = await table.press(sakura, pressed, "act", prompt, "take")
    del messages[pressed.id]
    await ix.answer()
    await settled(world)
    assert await table.hand_message(sakura)


async def test_two_people_press_at_once(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    who = await table.awaited()
    other = alex if who is sakura else sakura
    prompt = await table.prompt(who)
    before = len(await table.moves())
    # Prompts are counted by seat: the next prompt of the other seat may have the same number.
    both = await asyncio.gather(
        table.press(who, await table.table_message(), "act", prompt, "no_thanks"),
        table.press(other, await table.table_message(), "act", prompt + 99, "no_thanks"),
    )
    texts = [await told(p, ix) for p, ix in zip((who, other), both, strict=True)]
    mine = [m for m in (await table.moves())[before:] if m["cause"] == who.id]
    theirs = [m for m in (await table.moves())[before:] if m["cause"] == other.id]
    assert len(mine) == 1 and theirs == []
    assert all(texts)


async def test_two_people_join_the_last_seat_at_once(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table = await opened(world, sakura, players=3)
    await (await table.press(sakura, await table.table_message(), "cpu")).answer()
    message = await table.table_message()
    pressed = [await table.press(p, message, "join") for p in (minato, alex)]
    answers = [(p, await ix.answer()) for p, ix in zip((minato, alex), pressed, strict=True)]
    # The person who got it sees it at the table: no further answer is needed.
    texts = ["" if ix.kind == DEFERRED_UPDATE else await told(p, ix) for p, ix in answers]
    info = await table.info()
    assert len(info.seats) == 3 and texts.count("") == 1
    refused = [i for i, t in enumerate(texts) if t == says("table-full", (minato, alex)[i], size=3)]
    assert len(refused) == 1


async def test_events_in_reversed_order(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    message, prompt = await table.table_message(), await table.prompt(sakura)
    before = len(await table.moves())
    world.box.faults.reverse("INTERACTION_CREATE", 2)
    first = await table.press(sakura, message, "act", prompt, "no_thanks")
    second = await table.press(sakura, message, "act", prompt, "take")
    texts = [await told(sakura, ix) for ix in (first, second)]
    made = [m for m in (await table.moves())[before:] if m["cause"] == sakura.id]
    assert len(made) == 1
    assert all(texts)


@pytest.mark.parametrize("where", ["hand", "table"])
async def test_a_duplicated_event_is_one_move_and_one_answer(
    world: World, sakura: Person, minato: Person, where: str
) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    who = await table.awaited()
    message = await table.hand_message(who) if where == "hand" else await table.table_message()
    channel = world.box.channel(message.channel_id)
    before, shown = len(await table.moves()), len(who.sees(channel))
    prompt = await table.prompt(who)
    world.box.faults.duplicate("INTERACTION_CREATE")
    ix = await table.press(who, message, "act", prompt, "no_thanks")
    await ix.answer()
    await settled(world)
    mine = [m for m in (await table.moves())[before:] if m["cause"] == who.id]
    assert len(mine) == 1
    callbacks = world.box.requests("POST", f"/interactions/{ix.id}/")
    assert [r.status for r in callbacks].count(200) == 1
    answers = [m for m in who.sees(channel) if m.ephemeral or m is message][-1:]
    assert len(answers) == 1 and len(who.sees(channel)) <= shown + 1 + (where == "table")
    assert ix.followups == []


async def test_a_duplicated_command_opens_one_table(world: World, sakura: Person) -> None:
    world.box.faults.duplicate("INTERACTION_CREATE")
    ix = await new_table(sakura, "table", "geschenk", players=3)
    await sakura.result(ix)
    await settled(world)
    assert len(await world.host.reading.tables_of(sakura.id)) == 1
    threads = [c for c in world.box.world.channels.values() if c.is_thread]
    assert len(threads) == 1, "a thread without a table was left behind"


async def test_a_duplicated_start_deals_once(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=3)
    for _ in range(2):
        await (await table.press(sakura, await table.table_message(), "cpu")).answer()
    world.box.faults.duplicate("INTERACTION_CREATE")
    await (await table.press(sakura, await table.table_message(), "start")).answer()
    await settled(world)
    starts = await table.rows("SELECT * FROM log WHERE table_id = ? AND kind = 'start'")
    assert len(starts) == 1


# Strangers, stale presses, other people's turns


@pytest.mark.parametrize("name", ["ミナト", "Alex"])
async def test_a_stranger_changes_nothing(world: World, sakura: Person, name: str) -> None:
    table = await started(world, sakura, computers=2, players=3)
    stranger = world.box.person(name)
    await table.awaited()
    message, prompt = await table.table_message(), await table.prompt(sakura)
    for verb in ("act", "play", "hand", "refresh", "step", "pick", "set", "ask", "resign", "endvote", "order"):
        if verb in ("pick", "set"):
            custom_id = Press(table.id, verb, prompt, ("take",)).custom_id()
            pressing = stranger.select(message, custom_id, "1", forge=True)
        else:
            pressing = table.press(stranger, message, verb, prompt, "take")
        text = await changes_nothing(table, stranger, pressing)
        assert text == says("not-at-this-table", stranger), verb


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_pressing_when_others_are_asked(world: World, minato: Person, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, minato, computers=1, players=3)
    who = await table.awaited()
    other = minato if who is one else one
    text = await changes_nothing(
        table, other, table.press(other, await table.table_message(), "act", await table.prompt(who), "no_thanks")
    )
    assert text == says("not-your-turn", other, count=1, names=words(lang_of(other)).join([who.name]))


async def test_a_seat_at_another_table_gives_no_turn_here(world: World, sakura: Person, alex: Person) -> None:
    mine = await started(world, sakura, computers=2, players=3)
    theirs = await started(world, alex, computers=2, players=3, channel="lobby")
    await mine.awaited()
    await theirs.awaited()
    message = await mine.table_message()
    for prompt in (await mine.prompt(sakura), await theirs.prompt(alex), 0):
        custom_id = Press(theirs.id, "act", prompt, ("take",)).custom_id()
        text = await changes_nothing(theirs, sakura, sakura.click(message, custom_id, forge=True))
        assert text == says("not-at-this-table", sakura)


# Tables that are over


VERBS_AFTER = (
    "act",
    "play",
    "hand",
    "refresh",
    "join",
    "leave",
    "cpu",
    "start",
    "startcpu",
    "close",
    "closeyes",
    "seats",
    "log",
    "rules",
    "more",
    "endvote",
    "resign",
    "resume",
    "takeover",
    "order",
    "fair",
    "verify",
    "record",
    "replay",
    "replaymore",
    "replayjump",
    "share",
    "sharein",
    "turning",
    "puzzles",
)


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_presses_at_a_finished_table(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3, remove=15)
    old = await table.hand_message(one)
    prompt = await table.prompt(one)
    await table.end()
    await settled(world)
    message = await table.table_message()
    trouble = says("trouble", one, ref="")[:12]
    for verb in VERBS_AFTER:
        for on in {id(m): m for m in (message, old)}.values():
            if on.id not in world.box.channel(on.channel_id).messages:
                continue
            text = await changes_nothing(table, one, table.press(one, on, verb, prompt, *_path(verb)))
            assert text and not text.startswith(trouble), verb
    text = await changes_nothing(table, one, table.press(one, message, "act", prompt, "take"))
    assert text == says("table-over", one)


@pytest.mark.parametrize("name", ["さくら", "Alex"])
@pytest.mark.parametrize("how", ["closed", "left"])
async def test_presses_at_an_ended_table(world: World, name: str, how: str) -> None:
    one = world.box.person(name)
    if how == "closed":
        table = await opened(world, one, players=3)
        await (await table.press(one, await table.table_message(), "closeyes")).answer()
    else:
        table = await started(world, one, computers=2, players=3)
        await (await table.press(one, await table.table_message(), "resign")).answer()
    await settled(world)
    message = await table.table_message()
    trouble = says("trouble", one, ref="")[:12]
    for verb in VERBS_AFTER:
        text = await changes_nothing(table, one, table.press(one, message, verb, 5, *_path(verb)))
        assert text and not text.startswith(trouble), verb


def _path(verb: str) -> tuple[Any, ...]:
    return ("take",) if verb == "act" else ()


async def test_presses_at_an_expired_table(world: World, alex: Person) -> None:
    table = await opened(world, alex, players=3)
    clock = world.host.tables.clock
    world.host.tables.clock = lambda: clock() + 15 * 86_400
    assert await world.host.seating.expire() == 1
    await settled(world)
    world.host.tables.clock = clock
    message = await table.table_message()
    assert says("table-expired", world.box.person("Alex")) in message.content
    for verb in VERBS_AFTER:
        text = await changes_nothing(table, alex, table.press(alex, message, verb, 5, *_path(verb)))
        assert text, verb


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_presses_at_a_table_that_never_was(world: World, sakura: Person, name: str) -> None:
    one = world.box.person(name)
    table = await opened(world, sakura, players=3)
    message = await table.table_message()
    for verb in VERBS_AFTER:
        ix = await one.click(message, Press(77, verb, 5, _path(verb)).custom_id(), forge=True)
        assert await told(one, ix) == says("no-such-table", one), verb


async def test_words_to_the_bot_are_let_be(world: World, alex: Person) -> None:
    """A message to the bot gets no answer in a server, and one in private (``cogs.shelf.dm_replies``).

    The log has no error.
    """
    shown, texts = (
        len(world.box.log),
        (f"<@{world.box.world.bot.id}> hello", f"<@{world.box.world.bot.id}>help", "!help"),
    )
    for text in texts:
        await alex.say("table", text)
    await asyncio.sleep(0.1)
    assert world.box.log[shown:] == []
    for text in texts:
        await alex.say(alex.dm(), text)
    await world.box.until(lambda: len(world.box.log) > shown)
    await asyncio.sleep(0.1)
    assert [(r.method, r.path) for r in world.box.log[shown:]] == [("POST", f"/channels/{alex.dm().id}/messages")]
