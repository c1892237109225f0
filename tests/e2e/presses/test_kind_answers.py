"""Wrong place, wrong number, wrong words: the answer helps."""

from __future__ import annotations

from locales import words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from sandbox import Person
from tests.e2e.driver import open_table, press_at
from tests.e2e.robust import JA, settled, started, told
from tests.e2e.world import World

EN = words("en")
TITLE = JA("geschenk-title")


async def test_two_tables_of_one_game_are_chosen_by_button(world: World, sakura: Person) -> None:
    tables = [await started(world, sakura, computers=2, channel=channel) for channel in ("lobby", "table")]
    for table in tables:
        assert await table.awaited() is sakura
    answer = await sakura.result(await sakura.slash(sakura.dm(), "play"))
    assert answer.content == JA("which-table")
    assert answer.labels == [JA("which-table-mine", title=TITLE, table=str(t.id)) for t in tables]
    await (await sakura.click(answer, answer.labels[1])).answer()
    await settled(world)
    hand = await tables[1].hand_message(sakura)
    assert hand.id > answer.id and hand.attachments[0]["filename"] == f"hand-{tables[1].id}.png"


async def test_one_of_two_tables_that_wait_for_others_is_looked_at(world: World, sakura: Person, alex: Person) -> None:
    tables = [await open_table(world, sakura, "geschenk", "lobby") for _ in range(2)]
    for table in tables:
        await press_at(world, alex, table, "join")
    answer = await alex.result(await alex.slash("table", "inbox"))
    labels = [EN("which-table-other", title=EN("geschenk-title"), table=str(t)) for t in tables]
    assert answer.labels == [*labels, EN("button-shelf")], "nothing waits for him"
    pressed = await alex.result(await alex.click(answer, labels[1]))
    assert pressed.attachments[0]["filename"] == f"lobby-{tables[1]}.png" and EN("button-move-here") in pressed.labels


async def test_a_table_that_waits_comes_before_one_that_is_here(world: World, sakura: Person) -> None:
    """And the answer says which one it is, with a move and without."""
    here = await open_table(world, sakura, "geschenk", "lobby")
    shown = await sakura.result(await sakura.slash("lobby", "play"))
    assert shown.attachments[0]["filename"] == f"lobby-{here}.png", "the only one, not begun"
    table = await started(world, sakura, game="tennos_square", computers=3, players=4)
    await table.awaited()
    await settled(world)
    heading = JA("table-heading", title=JA("tennos_square-title"), table=str(table.id))
    hand = await sakura.result(await sakura.slash("lobby", "play"))
    assert hand.content.startswith(heading) and hand.attachments[0]["filename"] == f"hand-{table.id}.png"
    refused = await told(sakura, await sakura.slash("lobby", "play", move="abc"))
    assert JA("tennos_square-title") in refused and str(table.id) in refused
    (move, *_) = await sakura.autocomplete("lobby", "play", "move", move="")
    made = await told(sakura, await sakura.slash("lobby", "play", move=move["value"]))
    assert str(table.id) in made and await table.moves()


async def test_who_types_no_move_hears_which_there_are(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1)
    await settled(world)
    one = await table.awaited()
    answer = await told(one, await one.slash("table", "play", move="abc **def**", table=table.id))
    assert "abc" in answer and "**def**" not in answer
    _, view = await world.host.reading.view(table.id, one.id)
    w = JA if one is sakura else EN
    assert all(NARRATIONS["geschenk"].move(Telling(view, (), w), move) in answer for move in view.legal)


async def test_names_among_the_moves_do_nothing(world: World, sakura: Person) -> None:
    """Moves of Love Letter name people; their names are plain text there, without markup."""
    others = [world.box.add_person(name, "ja") for name in ("# **b** @here", "[x](https://evil.example)")]
    for _ in range(12):
        # Some hands have no card that targets a person.
        table = await started(world, sakura, *others, game="love_letter", players=3)
        one = await table.awaited()
        answer = await told(one, await one.slash("table", "play", move="abc", table=table.id))
        assert not [bad for bad in ("**b**", "@here", "](http", "https://") if bad in answer], answer
        if "evil" in answer or "here" in answer:
            return
    raise AssertionError("no hand of twelve named anybody")


async def test_words_in_private_get_one_line_with_the_inbox(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2)
    assert await table.awaited() is sakura
    await settled(world)
    hand = await table.posted("hand", sakura)
    for text in ("♠10を出します", "もしもし", "？"):
        await sakura.say(sakura.dm(), text)
    await world.box.until(lambda: JA("words-are-no-moves") in sakura.sees(sakura.dm())[-1].content)
    await settled(world)
    answers = [m for m in sakura.sees(sakura.dm()) if JA("words-are-no-moves") in m.content]
    assert len(answers) == 1, "however much is written"
    (answer,) = answers
    assert answer.labels == [JA("inbox-button", title=TITLE, table=str(table.id))]
    assert answer.flags & 1 << 12, "it makes no sound"
    await world.restart()
    await settled(world)
    assert await table.posted("hand", sakura) == hand, "the answer is no hand"
    await (await sakura.click(answer, answer.labels[0])).answer()
    await settled(world)
    shown = await table.hand_message(sakura)
    assert shown.id > answer.id and shown.attachments[0]["filename"] == f"hand-{table.id}.png"


async def test_words_at_a_table_are_nobodys_business(world: World, sakura: Person) -> None:
    before = len(sakura.sees("lobby"))
    await sakura.say("lobby", "もしもし")
    await settled(world)
    assert len(sakura.sees("lobby")) == before + 1
