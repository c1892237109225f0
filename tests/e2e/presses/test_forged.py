"""Custom ids, values and modals that the bot never made get a kind answer, and nothing changes."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from cogs.ui.ids import Press
from sandbox import Interaction, Message, Person
from tests.e2e.robust import Sitting, changes_nothing, opened, says, settled, started, told
from tests.e2e.world import World

DEFER_UPDATE, UPDATE = 6, 7
"""Discord's kinds of answers that change the message of the pressed button."""


@pytest.fixture(autouse=True)
def no_trouble(caplog: pytest.LogCaptureFixture) -> Any:
    """Check that no press ends in an error of the bot."""
    caplog.set_level(logging.WARNING)
    yield
    bad = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    assert bad == []


FORGED: dict[str, str] = {
    "a version of tomorrow": "t2:{id}:act:{prompt}:take",
    "no version": "{id}:act:{prompt}:take",
    "someone else's button": "counter:up",
    "an empty verb": "t1:{id}::{prompt}:take",
    "an unknown verb": "t1:{id}:fly:{prompt}:take",
    "a verb with capitals": "t1:{id}:ACT:{prompt}:take",
    "no table": "t1:999999999999999:act:{prompt}:take",
    "a table beyond 64 bits": "t1:99999999999999999999:act:{prompt}:take",
    "a negative table": "t1:-1:act:{prompt}:take",
    "table zero": "t1:0:act:{prompt}:take",
    "a prompt beyond 64 bits": "t1:{id}:act:99999999999999999999:take",
    "a prompt of tomorrow": "t1:{id}:act:999999999999999:take",
    "prompt zero": "t1:{id}:act:0:take",
    "no path": "t1:{id}:act:{prompt}:",
    "an unknown move": "t1:{id}:act:{prompt}:win",
    "a move that is a number": "t1:{id}:act:{prompt}:7",
    "a move that is a list": "t1:{id}:act:{prompt}:1,2,3",
    "a move with too many fields": "t1:{id}:act:{prompt}:take.1.2.3.4",
    "a move with a field of another kind": "t1:{id}:act:{prompt}:take.x",
    "an undo": "t1:{id}:act:{prompt}:undo.0",
    "an empty field": "t1:{id}:act:{prompt}:take..",
    "huge fields": "t1:{id}:act:{prompt}:take.999999999.999999999",
    "fields beyond nine digits": "t1:{id}:act:{prompt}:take.99999999999",
    "quotes and semicolons": "t1:{id}:act:{prompt}:take'; DROP TABLE tables; --",
    "a union": "t1:{id} UNION SELECT secret FROM tables:act:0:take",
    "other people's digits": "t1:１:act:０:take",
    "a step without a move": "t1:{id}:step:{prompt}:",
    "a step into an unknown move": "t1:{id}:step:{prompt}:win",
    "a step into a number": "t1:{id}:step:{prompt}:5",
    "a pick without values": "t1:{id}:pick:{prompt}:take",
    "a set without values": "t1:{id}:set:{prompt}:take",
    "a number for a modal that never was": "t1:{id}:amount:{prompt}:take",
    "a prompt for an unknown number": "t1:{id}:ask:{prompt}:win",
    "a prompt for no number": "t1:{id}:ask:{prompt}:",
    "a page of nothing": "t1:{id}:page:{prompt}:",
    "a page that is a word": "t1:{id}:page:{prompt}:x.take",
    "a page far away": "t1:{id}:page:{prompt}:999999999.take",
    "a page before the first": "t1:{id}:page:{prompt}:-5.take",
    "a page of an unknown move": "t1:{id}:page:{prompt}:1.win",
    "a page of a number": "t1:{id}:page:{prompt}:1.7",
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
    "a start with computers in mid-game": "t1:{id}:startcpu:0:",
    "a close in mid-game": "t1:{id}:closeyes:0:",
    "a computer in mid-game": "t1:{id}:cpu:0:",
    "a join in mid-game": "t1:{id}:join:0:",
    "a take-over with nobody gone": "t1:{id}:takeover:0:",
    "rules of a list": "t1:0:rulepage:0:1,2.1",
    "a lesson of a list": "t1:0:learn:0:1,2",
    "a lesson of nothing at all": "t1:0:learn:0:,",
    "a shelf without values": "t1:0:shelf:0:",
    "a shelf page of nothing": "t1:0:shelfpage:0:",
    "a shelf page of no genre": "t1:0:shelfpage:0:chess",
    "a shelf page with a number": "t1:0:shelfpage:0:tricks.3",
    "a shelf page with a limit of nothing": "t1:0:shelfpage:0:tricks.p",
    "a shelf page with a letter that is none": "t1:0:shelfpage:0:all.q3",
    "a table of nothing": "t1:0:opengame:0:",
    "a table of no game": "t1:0:opengame:0:chess",
    "a table of a number": "t1:0:opengame:0:1",
    "a table of two games": "t1:0:opengame:0:geschenk.geschenk",
    "house rules of nothing": "t1:0:houserules:0:",
    "house rules of no game": "t1:0:houserules:0:chess",
    "a form that the house rules lack": "t1:0:houseform:9:geschenk",
    "an answer without a form": "t1:0:housetold:0:geschenk",
    "rules without values": "t1:0:housepick:0:geschenk",
    "a name without a form": "t1:0:housekept:0:geschenk",
    "a server's rules by no switch": "t1:0:househere:7:geschenk",
    "a league's rules of no league": "t1:0:leaguehouse:99:",
    "a report of a computer's table": "t1:{id}:report:0:",
    "a report without a form": "t1:{id}:reporttold:0:",
    "nobody to keep away": "t1:0:reportbar:0:r12",
    "only a prefix": "t1:",
    "emoji": "t1:{id}:act:{prompt}:🃏",
    "a hundred characters": "t1:{id}:act:{prompt}:" + "a" * 80,
    "a line break": "t1:{id}:act:{prompt}:take\n",
}


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_forged_ids_are_answered_kindly_and_change_nothing(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3)
    await table.awaited()
    prompt = await table.prompt(one)
    message = await table.table_message()
    before = await table.everything()
    trouble = says("trouble", one, ref="")[:12]
    for what, form in FORGED.items():
        custom_id = form.format(id=table.id, prompt=prompt)
        ix = await one.click(message, custom_id, forge=True)
        text = await told(one, ix)
        assert text and not text.startswith(trouble), what
        assert await table.everything() == before, what
    assert await table.prompt(one) == prompt
    assert message is await table.table_message()


async def test_no_press_of_a_private_button_changes_what_everybody_sees(world: World, alex: Person) -> None:
    """An answer that changes its own message never changes a public one, with any button forged onto it."""
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    prompt = await table.prompt(alex)
    forged = [Press(0, "rulepage", 1, ("geschenk", 1)).custom_id()]
    forged += [Press(table.id, verb, prompt).custom_id() for verb in sorted(world.bot.services.handlers)]
    forged += [Press(table.id, verb, prompt, ("menu",)).custom_id() for verb in ("undo", "refresh", "note", "hint")]
    for custom_id in forged:
        # One of them ends the table, whose message then gives way to the result.
        await settled(world)
        ix = await alex.click(await table.table_message(), custom_id, forge=True)
        await ix.answer()
        assert ix.kind not in (DEFER_UPDATE, UPDATE), custom_id


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
    "more digits than a number has": ["9" * 5000],
    "half a character": ["\ud800"],
}


@pytest.mark.parametrize(
    "verb", ["pick", "set", "sit", "unseat", "shelf", "shelflimits", "puzzlechoose", "replayjump", "sharein"]
)
async def test_values_never_offered(world: World, alex: Person, verb: str) -> None:
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    prompt, message = await table.prompt(alex), await table.table_message()
    trouble = says("trouble", alex, ref="")[:12]
    for what, values in VALUES.items():
        for path in ((), ("take",), ("no_thanks",), ("win",)):
            custom_id = Press(table.id, verb, prompt, path).custom_id()
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
    # Only the opener may remove people or close the table.
    pressing = sakura.select(message, Press(table.id, "unseat").custom_id(), "0", forge=True)
    assert await changes_nothing(table, sakura, pressing) == says("only-the-opener", sakura)
    pressed = table.press(sakura, message, "closeyes")
    assert await changes_nothing(table, sakura, pressed) == says("only-the-opener", sakura)


# Modals


async def _order_modal(table: Sitting, person: Person, message: Message) -> Interaction:
    ix = await table.press(person, message, "order")
    await ix.answer()
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


async def test_an_order_until_what_is_in_the_glass_already_is_none(world: World, alex: Person) -> None:
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    (_, view) = await world.host.reading.view(table.id, alex.id)
    for typed in {"0", str(view.s.pot)}:
        opener = await _order_modal(table, alex, await table.table_message())
        pressing = alex.submit(opener, {"until": typed, "keep": ""})
        text = await changes_nothing(table, alex, pressing)
        assert text == says("geschenk-order-reached", alex, count=view.s.pot)


def _field(name: Any, value: Any) -> dict[str, Any]:
    return {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": name, "value": value}}


FORMS: dict[str, Any] = {
    "no fields": [],
    "another form's field": [_field("other", "maple")],
    "five thousand digits": [_field(n, "9" * 5000) for n in ("until", "keep", "amount", "word")],
    "five thousand letters": [_field(n, "あ" * 5000) for n in ("until", "keep", "amount", "word")],
    "numbers for texts": [_field(n, 7) for n in ("until", "keep", "amount", "word")],
    "lists for texts": [_field(n, ["7"]) for n in ("until", "keep", "amount", "word")],
    "objects for texts": [_field(n, {"7": 7}) for n in ("until", "keep", "amount", "word")],
    "names that are none": [_field(None, "7"), _field(7, "7"), _field([], "7"), _field({}, "7")],
    "no component": [{"type": 18, "id": 1}],
    "a component that is none": [{"type": 18, "id": 1, "component": None}],
    "rows that are none": ["x", 7, None],
    "no list": {"component": _field("until", "7")},
    "nothing": None,
}


@pytest.mark.parametrize("game", ["geschenk", "tennos_square", "alliance"])
async def test_forged_forms_are_malformed(world: World, alex: Person, game: str) -> None:
    table = await started(world, alex, computers=3, game=game)
    waiting = await opened(world, alex, channel="lobby", game=game)
    await table.awaited()
    opener = await alex.slash("lobby", "games")
    await alex.result(opener)
    malformed = says("malformed", alex)
    for where, verb in ((table, "orderset"), (table, "amount"), (waiting, "typed")):
        for what, components in FORMS.items():
            for path in ((), ("take",), (999_999_999,) * 6):
                data = {"custom_id": Press(where.id, verb, 7, path).custom_id(), "components": components}
                forging = _forged(alex, opener, data)
                assert await changes_nothing(where, alex, forging) == malformed, (verb, what, path)


async def test_an_order_form_at_another_game_is_malformed(world: World, alex: Person) -> None:
    table = await started(world, alex, computers=3, game="tennos_square", players=4)
    opener = await alex.slash("lobby", "games")
    await alex.result(opener)
    for until, keep in (("", ""), ("3", "1"), ("x", "")):
        fields = [_field("until", until), _field("keep", keep)]
        data = {"custom_id": Press(table.id, "orderset", 7).custom_id(), "components": fields}
        assert await changes_nothing(table, alex, _forged(alex, opener, data)) == says("malformed", alex)


async def test_ids_of_any_length_are_malformed(world: World, alex: Person) -> None:
    table = await started(world, alex, computers=2, players=3)
    prompt, message = await table.prompt(alex), await table.table_message()
    for path in ("take." + ".".join(["7"] * 5000), "take." + "9" * 5000, "take." + "7," * 5000, "a" * 5000):
        pressing = alex.click(message, f"t1:{table.id}:act:{prompt}:{path}", forge=True)
        assert await changes_nothing(table, alex, pressing) == says("malformed", alex)


async def _forged(person: Person, opener: Interaction, data: dict[str, Any]) -> Interaction:
    place = person.box.channel(opener.channel_id)
    return person.box.actions.forge(person.user, place, 5, data, opener=opener)


OPTIONS: dict[str, tuple[Any, ...]] = {
    "an arrangement that is none": ("away", "how", "@everyone"),
    "a game that is none": ("profile", "game", "\n"),
    "a clock that is none": ("geschenk", "pace", "never"),
    "more players than anybody offers": ("geschenk", "players", 2**80),
    "no players": ("geschenk", "players", -(10**15)),
    "an option of a former release": ("alliance", "team_assignment", "fixed"),
    "a command of a former release": ("alliance", "new", "team_assignment", "all"),
    "a table beyond all numbers": ("play", "table", 2**63),
    "a table far beyond all numbers": ("play", "table", 2**80),
    "a table before all numbers": ("play", "table", -(2**63)),
    "half a character": ("games", "game", "\ud800"),
}
"""The names of a group and its command, or of a command alone; the name of an option, and its value."""


async def test_options_that_were_never_offered_are_refused_kindly(world: World, alex: Person) -> None:
    kept = await world.host.servers.settings(world.box.guild("Home").id)
    for what, (first, *rest) in OPTIONS.items():
        *groups, name, value = rest
        (command,) = [c for c in world.box.world.commands[None] if c["name"] == first and c.get("type", 1) == 1]
        kind = 3 if isinstance(value, str) else 4
        options: list[dict[str, Any]] = [{"name": name, "type": kind, "value": value}]
        for depth, group in enumerate(reversed(groups)):
            options = [{"name": group, "type": 2 if depth else 1, "options": options}]
        data = {"id": command["id"], "name": first, "type": 1, "options": options}
        ix = world.box.actions.forge(alex.user, world.box.channel("table"), 2, data)
        text = await told(alex, ix)
        assert text and not text.startswith(says("trouble", alex, ref="")[:12]), what
    assert await world.host.servers.settings(world.box.guild("Home").id) == kept
    mine = await world.host.settings.person(alex.id)
    assert (mine.lang, mine.quiet) == (None, None)
    assert await world.host.reading.tables_of(alex.id) == []


@pytest.mark.parametrize("name", [{}, {"name": None}, {"name": 7}, {"name": ["x"]}, {"name": "of nobody"}])
async def test_a_command_of_the_menu_of_a_person_without_its_name_is_answered(
    world: World, alex: Person, minato: Person, name: dict[str, Any]
) -> None:
    data = {"id": "1", "type": 2, "target_id": minato.id, "resolved": {"users": {minato.id: minato.user.data}}, **name}
    answer = await alex.result(world.box.actions.forge(alex.user, world.box.channel("table"), 2, data))
    assert answer.content in (says("malformed-command", alex), says("command-old", alex))
