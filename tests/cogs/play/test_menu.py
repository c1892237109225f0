"""The hand's own row, and the menu behind it: few buttons in sight, and nothing that a button did is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bench.load.presses import Counted
from cogs.delivery.sheets.table_panels import playing_panel, waiting_panel
from cogs.play.menu import Menu, menu_sheet
from cogs.play.notes import Notes
from cogs.play.premoves import Premoves
from cogs.play.takebacks import Takebacks
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet, hand_words
from cogs.ui.panel import ROWS
from cogs.ui.services import Services
from engine.core.offers import Values
from engine.core.prepared.wishes import Wish
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.host.model.records import DeliveryKind, Person, Status
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from tests.cogs.hand_world import Interaction, Message, World
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

OWN = {"inbox", "hint", "undo", "rules", "menu"}
"""The verbs of a hand's own row."""
HANDS = {"note", "refresh", "log"}
"""What the menu has at every hand."""
MOST_OWN = 4
WISHES = {slug for slug, game in GAMES.items() if any(issubclass(kind, Wish) for kind in game.actions)}
"""Games with standing orders."""


def services(rig: Rig) -> Services:
    drawing: Any = SimpleNamespace(painters=dict.fromkeys(GAMES))
    return Services(rig.host, drawing, NARRATIONS)


def rows(sheet: Sheet) -> list[list[str]]:
    """Return the verbs of a message, row by row."""
    found: dict[int, list[str]] = {}
    for item in sheet.panel.view().children:
        shown: Any = item
        found.setdefault(shown.row, []).append(Press.parse(shown.custom_id).verb)
    return list(found.values())


async def hand(rig: Rig, table: int, person: Person) -> Sheet:
    info, view, since_last_move = await rig.host.reading.hand(table, person.id)
    return hand_words(services(rig), info, view, words("en"), since_last_move=since_last_move, described=False)


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_hand_has_rules_and_menu_and_little_else_beside_its_moves(rig: Rig, game: str) -> None:
    host: Any = rig.host
    host.tables.search = SimpleNamespace(levels={})
    people = (ANN, BEN, CAT, DAN, Person("199", "Eve"))[: GAMES[game].default_seats]
    info = await rig.started(*people, game=game, size=len(people))
    for person in people:
        asked = bool(await rig.prompt(info.id, person))
        *moves, own = rows(await hand(rig, info.id, person))
        assert own[-2:] == ["rules", "menu"] and set(own) <= OWN and len(own) <= MOST_OWN
        assert ("hint" in own) == asked, "advice is for those who are asked"
        assert len(moves) < ROWS and all(OWN.isdisjoint(row) for row in moves), "moves come first"


@pytest.mark.parametrize("game", list(GAMES))
async def test_an_advised_move_is_one_press(rig: Rig, game: str) -> None:
    """A move that has its button already gets no second one, and the hand's own row stays."""
    people = (ANN, BEN, CAT, DAN, Person("199", "Eve"))[: GAMES[game].default_seats]
    info = await rig.started(*people, game=game, size=len(people))
    (person, *_) = [p for p in people if await rig.prompt(info.id, p)]
    info, view = await rig.host.reading.view(info.id, person.id)
    match = rig.host.tables.matches._kept[info.id][1]
    advised = match.game.timeout(match.state, view.me)
    sheet = hand_words(services(rig), info, view, words("en"), described=False, advised=advised)
    ids = [str(item.custom_id) for item in sheet.panel.view().children]  # type: ignore[attr-defined]
    made = Press(info.id, "act", await rig.prompt(info.id, person), tuple(advised.wire())).custom_id()
    (press,) = [Press.parse(one) for one in ids if Press.parse(one).path == Press.parse(made).path]
    assert press.verb in ("act", "step")
    assert rows(sheet)[-1][-2:] == ["rules", "menu"] and len(rows(sheet)) <= ROWS


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_menu_has_what_was_under_the_hand_and_under_the_table(rig: Rig, lang: Lang) -> None:
    info = await rig.started(ANN, BEN, CAT, game="boonaken", size=3)
    (asked,) = [p for p in (ANN, BEN, CAT) if await rig.prompt(info.id, p)]
    waits = next(p for p in (ANN, BEN, CAT) if p is not asked)
    w = words(lang)
    info, view = await rig.host.reading.view(info.id, waits.id)
    own, table, rest = rows(menu_sheet(services(rig), info, waits.id, w, view=view))
    assert {"ahead", "arrange", *HANDS} == set(own) and {"pause", "endvote", "leave"} <= set(table)
    assert rest == ["report"], "to the managers; the least used stands last"
    info, view = await rig.host.reading.view(info.id, asked.id)
    own, *_ = rows(menu_sheet(services(rig), info, asked.id, w, view=view))
    assert {"arrange", *HANDS} == set(own)
    assert rows(menu_sheet(services(rig), info, "999", w)) == [["log"], ["fair"]], "onlookers have no hand"


async def test_alone_with_computers_the_menu_has_one_way_out_and_back_stands_first(rig: Rig) -> None:
    """Nobody is there to agree with: proposing the end would end the game at one press."""
    info = await rig.started(ANN, computers=2, game="boonaken", size=3)
    info, view = await rig.host.reading.view(info.id, ANN.id)
    own, table = rows(menu_sheet(services(rig), info, ANN.id, words("en"), view=view, here=True))[:2]
    assert own[0] == "back"
    assert "leave" in table and not {"pause", "endvote"} & set(table)
    paused = replace(info, status=Status.PAUSED, paused_for="game-unreadable")
    assert "endvote" in rows(menu_sheet(services(rig), paused, ANN.id, words("en")))[1], "a table that cannot go on"
    clocked = replace(info, pace="daily")
    assert "pause" in rows(menu_sheet(services(rig), clocked, ANN.id, words("en"), view=view))[1], "it stops a clock"


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in WISHES else [pytest.mark.soak]) for game in GAMES]
)
async def test_a_standing_order_is_in_the_menu_and_not_beside_the_choice(rig: Rig, game: str) -> None:
    """It is no use to those who do not know the choice yet; by the menu it is made at any time."""
    cube = {"cube": True} if game in CUBED else {}
    people = (ANN, BEN, CAT, DAN, Person("199", "Eve"))[: 2 if cube else GAMES[game].default_seats]
    info = await rig.started(*people, game=game, size=len(people), **cube)
    for _ in range(12):
        info = await rig.host.reading.table(info.id)
        for person in people:
            told, view = await rig.host.reading.view(info.id, person.id)
            orders = {a.tag for a in view.anytime if isinstance(a, Wish)}
            rich = {a.tag for a in view.anytime if isinstance(a, Wish) and len(a.wire()) > 1}
            menu = menu_sheet(services(rig), told, person.id, words("en"), view=view)
            assert acts(menu) == (set() if rich else orders) and len(menu.panel.rows) <= ROWS
            assert rich or not acts(await hand(rig, info.id, person)) & orders
        asked = [p for p in people if await rig.prompt(info.id, p)]
        view = (await rig.host.reading.view(info.id, asked[0].id if asked else None))[1]
        if not view.legal:
            return  # too many to list, or the game is over
        await rig.act(info.id, asked[0], *view.legal[-1].wire())


def acts(sheet: Sheet) -> set[object]:
    """Return the tags of the moves that a message offers whole."""
    pressed = [Press.parse(str(item.custom_id)) for item in sheet.panel.view().children]  # type: ignore[attr-defined]
    return {p.path[0] for p in pressed if p.verb == "act"}


@pytest.mark.parametrize("status", [Status.PLAYING, Status.PAUSED])
async def test_the_table_itself_has_three_buttons(rig: Rig, status: Status) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    if status is Status.PAUSED:
        await rig.host.suspension.pause(info.id, "paused")
    info = await rig.host.reading.table(info.id)
    (shown,) = rows(Sheet("", playing_panel(info, words("en"))))
    assert shown == [*(["resume"] if status is Status.PAUSED else []), "hand", "rules", "menu"]
    assert not waiting_panel(info, words("en")).rows or status is Status.PAUSED


# The hand and its menu in Discord


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path / "world")
    await made.open()
    bot: Any = SimpleNamespace(services=made.services)
    for cog in (made.play, Menu(bot), Notes(bot), Premoves(bot), Takebacks(bot)):
        made.play.verbs.update(cog.verbs)
        made.services.handlers.update(cog.verbs)
    made.services.drawing.painters = dict.fromkeys(GAMES)  # type: ignore[assignment]  # nothing is drawn
    yield made
    await made.host.close()


async def menu(world: World) -> Message:
    """Open the menu on the hand; return that message."""
    count = len(world.messages)
    await world.press("menu", prompt=0)
    assert len(world.messages) == count, "a second message with buttons"
    return await world.live()


async def test_a_menu_opened_elsewhere_can_bring_the_table_there(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await menu(world)
    assert "movehere" not in {p.verb for p in shown.presses}, "a direct message is no place for several people"
    monkeypatch.setattr(Interaction, "guild_id", (await world.host.reading.table(world.table)).guild)
    await world.press("menu", prompt=0)
    shown = world.messages[max(world.messages)]
    assert "movehere" in {p.verb for p in shown.presses}


def on(message: Message, verb: str) -> Press:
    return next(p for p in message.presses if p.verb == verb)


async def test_the_menu_takes_the_place_of_the_hand_and_gives_it_back(world: World) -> None:
    shown = await menu(world)
    assert {"note", "back"} <= {p.verb for p in shown.presses} and "refresh" not in {p.verb for p in shown.presses}
    assert shown.picture is not None, "the cards stay in sight"
    press = on(shown, "back")
    await world.press("back", *press.path, prompt=0, on=shown.id)
    await world.rest()
    await world.is_right()


async def test_a_note_written_from_the_menu_brings_back_the_one_hand(world: World) -> None:
    shown = await menu(world)
    await world.pressed("notetyped", on(shown, "note").path, 0, shown.id, (), "take 17", field="note")
    await world.rest()
    (hand,) = [m for m in world.messages.values() if m.presses]
    assert hand.id == shown.id and "take 17" in hand.content and "menu" in {p.verb for p in hand.presses}


async def test_the_open_menu_stays_while_others_move_and_goes_when_the_person_is_asked(world: World) -> None:
    await world.act("no_thanks")
    await world.rest()
    shown = await menu(world)
    world.pondering = 1
    person = await world.asked()
    await world.rig.act(world.table, person, "no_thanks")
    await world.due_now()
    assert "back" in {p.verb for p in shown.presses}, "closed under the finger"
    await world.rig.act(world.table, await world.asked(), "no_thanks")
    await world.due_now()
    assert "act" in {p.verb for p in (await world.live()).presses}, "it is their turn"
    await world.rest()
    await world.is_right()


async def test_the_menu_on_a_prompt_that_was_put_in_place_stays_too(world: World) -> None:
    """A person who is here is asked without a sound; the task that rings later waits."""
    await world.act("no_thanks")
    await world.rest()
    world.pondering = 1
    await world.others_move()
    await world.due_now()
    assert DeliveryKind.HAND in await world.tasks() and "act" in {p.verb for p in (await world.live()).presses}
    shown = await menu(world)
    await world.host.deliveries.add_task(world.table, DeliveryKind.REFRESH, world.who.id)
    await world.due_now()
    assert "back" in {p.verb for p in shown.presses}, "closed under the finger"
    world.sounds.clear()
    await world.rest()
    assert any(world.sounds), "it rings all the same"
    await world.is_right()


@pytest.mark.parametrize("verb", ["refresh", "note"])
async def test_a_menu_of_a_former_release_makes_no_second_hand(world: World, verb: str) -> None:
    """It stood below the hand, in a message of its own: it goes, and the hand comes anew in its place."""
    former = await world.live()
    beside = world.send("menu", former.view, None, None, answer=True)
    if verb == "note":
        await world.pressed("notetyped", ("menu",), 0, beside.id, (), "take 17", field="note")
    else:
        await world.press(verb, "menu", prompt=0, on=beside.id)
    await world.rest()
    assert beside.id not in world.messages and former.id not in world.messages
    await world.is_right()
    assert not any(world.sounds), "they are here"
    assert (verb == "note") == ("take 17" in (await world.live()).content)


async def test_a_button_of_a_release_before_the_menu_still_refreshes_the_hand_itself(world: World) -> None:
    live = await world.live()
    count = len(world.messages)
    await world.press("refresh", prompt=0)
    assert len(world.messages) == count and (await world.live()).id == live.id
    await world.rest()
    await world.is_right()


async def test_a_move_is_taken_back_by_the_menu_and_the_hand_follows(world: World) -> None:
    await world.act("no_thanks")
    await world.rest()
    undo = on(shown := await menu(world), "undo")
    await world.press("undo", *undo.path, prompt=undo.prompt, on=shown.id)
    assert shown.picture is not None, "the hand as it is now"
    await world.rest()
    await world.is_right()
    assert await world.rig.prompt(world.table, world.who)


@pytest.mark.parametrize("moved", [False, True])
async def test_the_hand_says_that_a_prepared_move_is_withdrawn_until_it_changes(world: World, moved: bool) -> None:
    await world.act("no_thanks")
    await world.rest()
    shown, said = await menu(world), (await world.language())("ahead-dropped")
    drawing = world.hold("draw")
    pressing = world.press("aheadoff", prompt=0, on=shown.id)
    await drawing.reached.wait()
    if moved:
        await world.rig.act(world.table, await world.asked(), "no_thanks")
    drawing.release.set()
    await pressing
    assert shown.content.startswith(said)
    await world.due_now()
    await world.rest()
    assert shown.content.startswith(said) != moved


async def test_the_menu_of_a_table_that_waits_is_its_own(world: World) -> None:
    more: list[Press] = []

    async def told(who: Any, press: Press) -> None:
        more.append(press)

    world.services.handlers["more"] = told
    opened = await world.rig.table(ANN, game="geschenk", size=3)
    await world.play.verbs["menu"](
        SimpleNamespace(
            services=world.services, person=CAT, key="1", interaction=SimpleNamespace(message=None, guild_id=None)
        ),  # type: ignore[arg-type]
        Press(opened.id, "menu"),
    )
    assert [p.table for p in more] == [opened.id]
    assert DeliveryKind.REFRESH not in await world.tasks()


async def test_the_rules_are_there_while_a_move_is_built(tmp_path: Path) -> None:
    made = Counted(tmp_path / "world", "hex_jinchi")
    await made.open()
    await made.settle()
    while not await made.rig.prompt(made.table, made.who):
        await made.others()
        await made.settle()
    view = (await made.host.reading.view(made.table, made.who.id))[1]
    first = view.first["turn"]
    assert isinstance(first, Values)
    await made.press("step", "turn", first.values[0])
    shown = {p.verb for p in (await made.live()).presses}
    assert {"back", "rules"} <= shown and "menu" not in shown
    await made.host.close()
