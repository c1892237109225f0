"""Presses that come twice, late, out of order, from the wrong person, or from nobody's button."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

import pytest

from cogs.ids import Press
from locales import Lang, words
from sandbox import Interaction, Message, Person
from tests.e2e.robust import GRACE, Sitting, opened, settled, started
from tests.e2e.world import World


@pytest.fixture
def sakura(world: World) -> Person:
    return world.box.person("さくら")


@pytest.fixture
def minato(world: World) -> Person:
    return world.box.person("ミナト")


@pytest.fixture
def alex(world: World) -> Person:
    return world.box.person("Alex")


@pytest.fixture(autouse=True)
def no_trouble(caplog: pytest.LogCaptureFixture) -> Any:
    """No press of any kind may end in an error of ours."""
    caplog.set_level(logging.WARNING)
    yield
    bad = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert bad == []


def lang_of(person: Person) -> Lang:
    return "ja" if person.user.locale == "ja" else "en"


def says(key: str, person: Person, **facts: Any) -> str:
    """A catalogue text in the language of a person."""
    return words(lang_of(person))(key, **facts)


async def told(person: Person, ix: Interaction) -> str:
    """What an answer says that nobody else sees; it comes within three seconds."""
    await ix.answer(GRACE)
    message = await person.result(ix)
    assert message.ephemeral or message.channel_id == person.dm().id, "others can read this answer"
    return message.content


async def changes_nothing(sitting: Sitting, person: Person, pressing: Any) -> str:
    """What a press is answered with that changes nothing at the table."""
    before = await sitting.everything()
    text = await told(person, await pressing)
    assert await sitting.everything() == before
    return text


# Twice, at once, out of order


async def test_a_double_press_is_one_move(world: World, sakura: Person, minato: Person) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    who = await table.awaited()
    hand, asked = await table.hand_message(who), await table.asked(who)
    before = len([m for m in await table.moves() if m["cause"] == who.id])
    first = await table.press(who, hand, "act", asked, "no_thanks")
    second = await table.press(who, hand, "act", asked, "no_thanks")
    await first.answer(GRACE)
    text = await told(who, second)
    assert len([m for m in await table.moves() if m["cause"] == who.id]) == before + 1
    assert text.startswith(says("stale", who)) or says("not-your-turn", who, count=0, names="")[:3] in text
    view = (await world.host.view(table.id, who.id))[1]
    assert str(view["offer"]) in text or "not-your-turn" not in text


async def test_a_double_press_after_the_next_question_shows_the_present_state(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    hand, asked = await table.hand_message(sakura), await table.asked(sakura)
    await (await table.press(sakura, hand, "act", asked, "no_thanks")).answer(GRACE)
    await table.awaited()
    assert await table.asked(sakura) > asked
    text = await changes_nothing(table, sakura, table.press(sakura, hand, "act", asked, "take"))
    assert text.startswith(says("stale", sakura))
    view = (await world.host.view(table.id, sakura.id))[1]
    assert str(view["offer"]) in text


async def test_two_people_press_at_once(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    who = await table.awaited()
    other = alex if who is sakura else sakura
    asked = await table.asked(who)
    before = len(await table.moves())
    both = await asyncio.gather(
        table.press(who, await table.table_message(), "act", asked, "no_thanks"),
        table.press(other, await table.table_message(), "act", asked, "no_thanks"),
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
    await (await table.press(sakura, await table.table_message(), "cpu")).answer(GRACE)
    message = await table.table_message()
    pressed = [await table.press(p, message, "join") for p in (minato, alex)]
    texts = [await told(p, ix) for p, ix in zip((minato, alex), pressed, strict=True)]
    info = await table.info()
    assert len(info.seats) == 3
    refused = [i for i, t in enumerate(texts) if t == says("table-full", (minato, alex)[i], size=3)]
    assert len(refused) == 1


async def test_events_in_reversed_order(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    message, asked = await table.table_message(), await table.asked(sakura)
    before = len(await table.moves())
    world.box.faults.reverse("INTERACTION_CREATE", 2)
    first = await table.press(sakura, message, "act", asked, "no_thanks")
    second = await table.press(sakura, message, "act", asked, "take")
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
    asked = await table.asked(who)
    world.box.faults.duplicate("INTERACTION_CREATE")
    ix = await table.press(who, message, "act", asked, "no_thanks")
    await ix.answer(GRACE)
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
    ix = await sakura.slash("table", "geschenk new", players=3)
    await sakura.result(ix)
    await settled(world)
    assert len(await world.host.tables_of(sakura.id)) == 1
    threads = [c for c in world.box.world.channels.values() if c.is_thread]
    assert len(threads) == 1, "a thread without a table was left behind"


async def test_a_duplicated_start_deals_once(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=3)
    for _ in range(2):
        await (await table.press(sakura, await table.table_message(), "cpu")).answer(GRACE)
    world.box.faults.duplicate("INTERACTION_CREATE")
    await (await table.press(sakura, await table.table_message(), "start")).answer(GRACE)
    await settled(world)
    starts = await table.rows("SELECT * FROM log WHERE table_id = ? AND kind = 'start'")
    assert len(starts) == 1


# Strangers, stale presses, other people's turns


@pytest.mark.parametrize("name", ["ミナト", "Alex"])
async def test_a_stranger_changes_nothing(world: World, sakura: Person, name: str) -> None:
    table = await started(world, sakura, computers=2, players=3)
    stranger = world.box.person(name)
    await table.awaited()
    message, asked = await table.table_message(), await table.asked(sakura)
    for verb in ("act", "play", "hand", "refresh", "step", "pick", "set", "ask", "resign", "endvote", "order"):
        if verb in ("pick", "set"):
            custom_id = Press(table.id, verb, asked, ("take",)).custom_id()
            pressing = stranger.select(message, custom_id, "1", forge=True)
        else:
            pressing = table.press(stranger, message, verb, asked, "take")
        text = await changes_nothing(table, stranger, pressing)
        assert text == says("not-at-this-table", stranger), verb


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_pressing_when_others_are_asked(world: World, minato: Person, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, minato, computers=1, players=3)
    who = await table.awaited()
    other = minato if who is one else one
    text = await changes_nothing(
        table, other, table.press(other, await table.table_message(), "act", await table.asked(who), "no_thanks")
    )
    assert text == says("not-your-turn", other, count=1, names=words(lang_of(other)).join([who.name]))


FORGED: dict[str, str] = {
    "a version of tomorrow": "t2:{id}:act:{asked}:take",
    "no version": "{id}:act:{asked}:take",
    "someone else's button": "counter:up",
    "an empty verb": "t1:{id}::{asked}:take",
    "an unknown verb": "t1:{id}:fly:{asked}:take",
    "a verb with capitals": "t1:{id}:ACT:{asked}:take",
    "no table": "t1:999999999999999:act:{asked}:take",
    "a table beyond 64 bits": "t1:99999999999999999999:act:{asked}:take",
    "a negative table": "t1:-1:act:{asked}:take",
    "table zero": "t1:0:act:{asked}:take",
    "a question beyond 64 bits": "t1:{id}:act:99999999999999999999:take",
    "a question of tomorrow": "t1:{id}:act:999999999999999:take",
    "question zero": "t1:{id}:act:0:take",
    "no path": "t1:{id}:act:{asked}:",
    "an unknown move": "t1:{id}:act:{asked}:win",
    "a move that is a number": "t1:{id}:act:{asked}:7",
    "a move that is a list": "t1:{id}:act:{asked}:1,2,3",
    "a move with too many fields": "t1:{id}:act:{asked}:take.1.2.3.4",
    "a move with a field of another kind": "t1:{id}:act:{asked}:take.x",
    "an undo": "t1:{id}:act:{asked}:undo.0",
    "an empty field": "t1:{id}:act:{asked}:take..",
    "huge fields": "t1:{id}:act:{asked}:take.999999999.999999999",
    "fields beyond nine digits": "t1:{id}:act:{asked}:take.99999999999",
    "quotes and semicolons": "t1:{id}:act:{asked}:take'; DROP TABLE tables; --",
    "a union": "t1:{id} UNION SELECT secret FROM tables:act:0:take",
    "other people's digits": "t1:１:act:０:take",
    "a step without a move": "t1:{id}:step:{asked}:",
    "a step into an unknown move": "t1:{id}:step:{asked}:win",
    "a step into a number": "t1:{id}:step:{asked}:5",
    "a pick without values": "t1:{id}:pick:{asked}:take",
    "a set without values": "t1:{id}:set:{asked}:take",
    "a number for a modal that never was": "t1:{id}:amount:{asked}:take",
    "a question for an unknown number": "t1:{id}:ask:{asked}:win",
    "a question for no number": "t1:{id}:ask:{asked}:",
    "a page of nothing": "t1:{id}:page:{asked}:",
    "a page that is a word": "t1:{id}:page:{asked}:x.take",
    "a page far away": "t1:{id}:page:{asked}:999999999.take",
    "a page before the first": "t1:{id}:page:{asked}:-5.take",
    "a page of an unknown move": "t1:{id}:page:{asked}:1.win",
    "a page of a number": "t1:{id}:page:{asked}:1.7",
    "a log page that is a word": "t1:{id}:log:0:x",
    "a log page far away": "t1:{id}:log:0:999999999",
    "a log page before the first": "t1:{id}:log:0:-3",
    "rules of no game": "t1:0:rulepage:0:chess.1",
    "rules without a page": "t1:0:rulepage:0:geschenk",
    "rules with a word for a page": "t1:0:rulepage:0:geschenk.x",
    "rules of no table": "t1:999:rules:0:",
    "a seat without values": "t1:{id}:sit:0:",
    "an order for a modal that never was": "t1:{id}:orderset:999:",
    "a record in mid-game": "t1:{id}:record:0:",
    "a proof in mid-game": "t1:{id}:verify:0:",
    "a rematch in mid-game": "t1:{id}:rematch:0:",
    "a start in mid-game": "t1:{id}:start:0:",
    "a close in mid-game": "t1:{id}:closeyes:0:",
    "a computer in mid-game": "t1:{id}:cpu:0:",
    "a join in mid-game": "t1:{id}:join:0:",
    "a take-over with nobody gone": "t1:{id}:takeover:0:",
    "a shelf without values": "t1:0:shelf:0:",
    "only a prefix": "t1:",
    "emoji": "t1:{id}:act:{asked}:🃏",
    "a hundred characters": "t1:{id}:act:{asked}:" + "a" * 80,
    "a line break": "t1:{id}:act:{asked}:take\n",
}


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_forged_ids_are_answered_kindly_and_change_nothing(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3)
    await table.awaited()
    asked = await table.asked(one)
    message = await table.table_message()
    before = await table.everything()
    trouble = says("trouble", one, ref="")[:12]
    for what, form in FORGED.items():
        custom_id = form.format(id=table.id, asked=asked)
        ix = await one.click(message, custom_id, forge=True)
        text = await told(one, ix)
        assert text and not text.startswith(trouble), what
        assert await table.everything() == before, what
    assert await table.asked(one) == asked
    assert message is await table.table_message()


VALUES: dict[str, list[str]] = {
    "nothing": [],
    "a word": ["take"],
    "a huge number": ["99999999999999999999999"],
    "a negative number": ["-1"],
    "two values": ["1", "2"],
    "thirty values": [str(i) for i in range(30)],
    "an empty value": [""],
    "a list": ["1,2,3"],
    "a dot": ["1.2"],
    "text": ["'; DELETE FROM log; --"],
    "control characters": ["\x00\x1b[2J"],
    "a long text": ["9" * 100],
    "other people's digits": ["１２"],
}


@pytest.mark.parametrize("verb", ["pick", "set", "sit", "unseat", "shelf"])
async def test_values_never_offered(world: World, alex: Person, verb: str) -> None:
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    asked, message = await table.asked(alex), await table.table_message()
    trouble = says("trouble", alex, ref="")[:12]
    for what, values in VALUES.items():
        for path in ((), ("take",), ("no_thanks",), ("win",)):
            custom_id = Press(table.id, verb, asked, path).custom_id()
            pressing = alex.select(message, custom_id, *values, forge=True)
            text = await changes_nothing(table, alex, pressing)
            assert text and not text.startswith(trouble), (what, path)


async def test_values_never_offered_before_the_start(world: World, alex: Person, sakura: Person) -> None:
    table = await opened(world, alex, sakura, players=3)
    message = await table.table_message()
    trouble = says("trouble", alex, ref="")[:12]
    for verb in ("sit", "unseat"):
        for what, values in VALUES.items():
            pressing = alex.select(message, Press(table.id, verb).custom_id(), *values, forge=True)
            text = await changes_nothing(table, alex, pressing)
            assert text and not text.startswith(trouble), (verb, what)
    # Sending people away is the opener's alone, and so is closing the table.
    pressing = sakura.select(message, Press(table.id, "unseat").custom_id(), "0", forge=True)
    assert await changes_nothing(table, sakura, pressing) == says("only-the-opener", sakura)
    pressed = table.press(sakura, message, "closeyes")
    assert await changes_nothing(table, sakura, pressed) == says("only-the-opener", sakura)


async def test_a_seat_at_another_table_gives_no_turn_here(world: World, sakura: Person, alex: Person) -> None:
    mine = await started(world, sakura, computers=2, players=3)
    theirs = await started(world, alex, computers=2, players=3, channel="lobby")
    await mine.awaited()
    await theirs.awaited()
    message = await mine.table_message()
    for asked in (await mine.asked(sakura), await theirs.asked(alex), 0):
        custom_id = Press(theirs.id, "act", asked, ("take",)).custom_id()
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
    "verify",
    "record",
)


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_presses_at_a_finished_table(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3, remove=15)
    old = await table.hand_message(one)
    asked = await table.asked(one)
    await table.end()
    await settled(world)
    message = await table.table_message()
    trouble = says("trouble", one, ref="")[:12]
    for verb in VERBS_AFTER:
        for on in {id(m): m for m in (message, old)}.values():
            if on.id not in world.box.channel(on.channel_id).messages:
                continue
            text = await changes_nothing(table, one, table.press(one, on, verb, asked, *_path(verb)))
            assert text and not text.startswith(trouble), verb
    text = await changes_nothing(table, one, table.press(one, message, "act", asked, "take"))
    assert text == says("table-over", one)


@pytest.mark.parametrize("name", ["さくら", "Alex"])
@pytest.mark.parametrize("how", ["closed", "agreed"])
async def test_presses_at_an_ended_table(world: World, name: str, how: str) -> None:
    one = world.box.person(name)
    if how == "closed":
        table = await opened(world, one, players=3)
        await (await table.press(one, await table.table_message(), "closeyes")).answer(GRACE)
    else:
        table = await started(world, one, computers=2, players=3)
        await (await table.press(one, await table.table_message(), "endvote")).answer(GRACE)
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
    clock = world.host.clock
    world.host.clock = lambda: clock() + 15 * 86_400
    assert await world.host.expire() == 1
    world.host.clock = clock
    await settled(world)
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


# Modals


async def _order_modal(table: Sitting, person: Person, message: Message) -> Interaction:
    ix = await table.press(person, message, "order")
    await ix.answer(GRACE)
    assert ix.modal is not None
    return ix


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_a_modal_with_nonsense(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3)
    await table.awaited()
    for nonsense in ("x", "-1", "1.5", "999", "1e9", "²", "🃏", "'--"):
        opener = await _order_modal(table, one, await table.table_message())
        pressing = one.submit(opener, {"until": nonsense, "keep": nonsense})
        assert await changes_nothing(table, one, pressing) == says("geschenk-order-bad", one), nonsense


async def test_a_modal_for_a_card_that_has_gone(world: World, alex: Person) -> None:
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    opener = await _order_modal(table, alex, await table.table_message())
    await table.act(alex, "take")
    await table.awaited()
    before = await table.everything()
    text = await told(alex, await alex.submit(opener, {"until": "3", "keep": "1"}))
    assert text == says("stale", alex)
    assert (await table.everything())["orders"] == before["orders"] == []


async def test_a_modal_takes_full_width_digits(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    opener = await _order_modal(table, sakura, await table.table_message())
    await told(sakura, await sakura.submit(opener, {"until": "１２", "keep": ""}))
    (order,) = await table.rows("SELECT * FROM orders WHERE table_id = ?")
    assert json.loads(order["body"])["until"] == 12


async def test_words_to_the_bot_are_let_be(world: World, alex: Person) -> None:
    """Somebody who talks to the bot gets no answer, and the log no error (see ``no_trouble``)."""
    shown = len(world.box.log)
    for text in (f"<@{world.box.world.bot.id}> hello", f"<@{world.box.world.bot.id}>help", "!help"):
        await alex.say("table", text)
        await alex.say(alex.dm(), text)
    await asyncio.sleep(0.1)
    assert world.box.log[shown:] == []
