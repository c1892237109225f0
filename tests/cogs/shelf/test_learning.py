"""First hands, as somebody learns them: by pressing what the message says, in every game and both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.play.record import show_rules
from cogs.shelf.learning import taught_now
from cogs.shelf.lesson_sheets import VERBS, news, table_of
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from engine.core.lesson import Moment
from engine.games.lessons import lesson_of
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.model.records import Refused
from engine.host.people.lessons import DONE
from locales import LANGUAGES, words
from tests.cogs.learner import ACT, LEARNED, PAGE, STEP, Desk, Interaction, obey
from tests.host.rig import ANN, BEN, Rig


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_presses_what_it_says_comes_to_the_end(rig: Rig, game: str) -> None:
    """In both languages; on the way any other press gets a kind word and changes nothing."""
    lesson = lesson_of(game)
    if lesson is None:
        desk = Desk(rig)
        assert game not in taught_now(desk.services)
        with pytest.raises(Refused, match="learn-none"):
            await desk.begin(game)
        return
    assert 8 <= len(lesson) <= 15
    for lang, person in zip(LANGUAGES, (ANN, BEN), strict=True):
        desk, w = Desk(rig, lang, person), words(lang)
        await desk.begin(game)
        for at, step in enumerate(lesson.steps):
            moment = lesson.moment(GAMES[game], at)
            assert w("learn-heading", title=w(f"{game}-title"), step=str(at + 1), of=str(len(lesson))) in desk.last.text
            assert w(f"{game}-learn-{step.key}") in desk.last.text
            assert quoted(desk) == happened(desk, game, at, moment)
            assert desk.last.pictures == 1
            if step.move is not None:
                await astray(desk, game, at, moment)
            await obey(desk, game)
        assert desk.last.text == w("learn-end", title=w(f"{game}-title"))
        kept = await desk.kept(game)
        assert (kept.step, kept.learned) == (DONE, rig.now)


def happened(desk: Desk, game: str, at: int, moment: Moment) -> list[str]:
    """What the step has to tell: the newest sentences of the events since the one before."""
    lesson = lesson_of(game)
    assert lesson is not None
    info = table_of(desk.services, game, lesson, at, desk.person.name, desk.words)
    return [line.removeprefix("> ") for line in news(desk.services, info, moment, desk.words)]


def quoted(desk: Desk) -> list[str]:
    return [line.removeprefix("> ") for line in desk.last.text.split("\n") if line.startswith("> ")]


async def astray(desk: Desk, game: str, at: int, moment: Moment) -> None:
    """Press another move than the one that is wanted, where there is one."""
    assert moment.wanted is not None and moment.match.game.allows(moment.match.state, 0, moment.wanted)
    why = desk.words("learn-else", why=desk.words(f"{game}-learn-{moment.step.key}-else"))
    others = [a for a in moment.view.legal if not moment.leads_on(a.wire())]
    before = desk.last
    if others:
        kept = await desk.kept(game)
        await desk.press(Press(0, ACT, kept.id, (at, *others[-1].wire())))
        assert why in desk.last.text and await desk.kept(game) == kept
    desk.last = before


def test_every_game_of_the_house_has_a_lesson() -> None:
    missing = [f"engine/games/{game}/lesson.py" for game in SLUGS if game not in LEARNED]
    assert not missing, f"write {missing} (CONTRIBUTING, Add a game, 7)"


async def test_buttons_name_the_people(rig: Rig) -> None:
    """At the step itself, and where a move is half chosen: Arsène's push, Love Letter's guard."""
    desk = Desk(rig)
    for game, key, half in (("arsene", "shove", None), ("love_letter", "guard", "guard")):
        lesson = lesson_of(game)
        assert lesson is not None
        await desk.begin(game)
        while lesson.steps[(await desk.kept(game)).step].key != key:
            await obey(desk, game)
        if half is not None:
            kept = await desk.kept(game)
            await desk.press(Press(0, STEP, kept.id, (kept.step, half)))
        labels = [getattr(item, "label", None) or [o.label for o in item.options] for _, item in desk.items()]
        assert "CPU" in str(labels) and "seat" not in str(labels), labels


async def test_half_way_is_kept_over_days_and_over_a_restart(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    for _ in range(3):
        await obey(desk, "geschenk")
    rig.now += 5 * 86_400
    await rig.reopen()
    later = Desk(rig)
    await later.begin("geschenk")
    assert "step 4 of" in later.last.text
    await obey(later, "geschenk")
    assert (await later.kept("geschenk")).step == 4


async def test_a_press_counts_once_and_an_old_one_shows_where_the_lesson_is(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    first = next(press for press, _ in desk.items() if press.verb == "lnext")
    await desk.press(first, lost=True)
    await desk.press(first)
    assert (await desk.kept("geschenk")).step == 1
    assert desk.words("learn-moved-on") in desk.last.text
    await desk.press(Press(0, ACT, first.prompt, (7, "take")))
    assert (await desk.kept("geschenk")).step == 1, "a press of a step that is not reached yet"


async def test_the_last_press_twice_shows_the_end_twice(rig: Rig) -> None:
    desk, lesson = Desk(rig), lesson_of("geschenk")
    assert lesson is not None
    await desk.begin("geschenk")
    for _ in range(len(lesson) - 1):
        await obey(desk, "geschenk")
    last = next(press for press, _ in desk.items() if press.verb == "lnext")
    ends = [(await desk.press(last)).text for _ in range(2)]
    assert ends == [desk.words("learn-end", title="No Thanks!")] * 2


async def test_it_begins_again_from_the_beginning(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    await obey(desk, "geschenk")
    again = next(press for press, _ in desk.items() if press.verb == "lagain")
    await desk.press(again)
    assert (await desk.kept("geschenk")).step == 0
    assert "lagain" not in {press.verb for press, _ in desk.items()}, "there is nothing to begin again"


async def test_nobody_presses_in_the_lesson_of_another(rig: Rig) -> None:
    desk, other = Desk(rig), Desk(rig, person=BEN)
    await desk.begin("geschenk")
    button = next(press for press, _ in desk.items() if press.verb == "lnext")
    with pytest.raises(Refused, match="learn-gone"):
        await other.press(button)
    assert (await desk.kept("geschenk")).step == 0


async def test_what_was_forged_is_refused(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    number = (await desk.kept("geschenk")).id
    for press in (
        Press(0, "learn", 0, ("no_game",)),
        Press(0, "lnext", number),
        Press(0, ACT, number, (0, "take")),
        Press(0, PAGE, number, (0, 1)),
    ):
        with pytest.raises(BadId):
            await desk.press(press)
    await obey(desk, "geschenk")
    for path in ((1, "fly"), (1, "take", 5), (1, "take", "x")):
        await desk.press(Press(0, ACT, number, path))
        assert (await desk.kept("geschenk")).step == 1
    with pytest.raises(BadId):
        await desk.press(Press(0, "lnext", number, (1,)))


async def test_a_press_against_the_rules_is_told_the_rule(rig: Rig) -> None:
    desk, lesson = Desk(rig), lesson_of("arsene")
    assert lesson is not None
    await desk.begin("arsene")
    await obey(desk, "arsene")
    kept = await desk.kept("arsene")
    assert lesson.steps[kept.step].key == "duck", "spades were led, and the learner holds some"
    await desk.press(Press(0, ACT, kept.id, (kept.step, "play", 23)))
    assert "The rules won't let you. You hold" in desk.last.text and await desk.kept("arsene") == kept


async def test_half_chosen_one_can_go_back_and_the_rules_take_nothing_away(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("love_letter")
    await obey(desk, "love_letter")
    step, kept = desk.last.text, await desk.kept("love_letter")
    await desk.press(Press(0, STEP, kept.id, (kept.step, "guard")))
    back = next(press for press, _ in desk.items() if press.verb == VERBS["back"])
    await desk.press(back)
    assert desk.last.text == step and desk.last.pictures == 1
    await desk.press(Press(0, "lrules", kept.id))
    assert await desk.kept("love_letter") == kept


async def test_in_a_server_it_comes_by_direct_message_or_else_right_there(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    assert desk.last.text == desk.words("learn-sent", link="https://discord.com/channels/@me/5/6")
    (sheet,) = desk.sent
    assert sheet.picture is not None
    desk.reachable = False
    await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    assert "step 1 of" in desk.last.text and desk.last.pictures == 1


async def test_where_the_lesson_is_is_told_as_long_as_there_is_one(rig: Rig) -> None:
    desk, lesson = Desk(rig), lesson_of("geschenk")
    assert lesson is not None
    first = await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    told = await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    assert first.deleted and not told.deleted, "one at a time"
    await desk.begin("geschenk")
    while (await desk.kept("geschenk")).step != DONE:
        assert not told.deleted
        await obey(desk, "geschenk")
    assert told.deleted


async def test_no_table_is_made_and_what_is_kept_goes_with_the_person(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    await obey(desk, "geschenk")
    assert (await rig.host.tables.store.rows("SELECT id FROM tables")) == []
    assert await rig.host.reading.inbox(ANN.id) == [] and await rig.host.deliveries.unfinished() == []
    (kept,) = (await rig.host.personal_data.belongings(ANN.id))["lessons"]
    assert kept == {"game": "geschenk", "step": 1, "learned": None, "at": rig.now}
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    assert (await rig.host.tables.store.rows("SELECT id FROM lessons")) == []
    with pytest.raises(Refused, match="learn-gone"):
        await desk.press(Press(0, "lnext", 1, (1,)))


async def test_the_list_says_how_far_one_is(rig: Rig) -> None:
    desk, lesson = Desk(rig), lesson_of("geschenk")
    assert lesson is not None
    await desk.begin("geschenk")
    await obey(desk, "geschenk")
    await desk.press(Press(0, "learn"))
    (menu,) = desk.last.view.children  # type: ignore[attr-defined]
    assert [option.value for option in menu.options] == LEARNED
    hints = {option.value: option.description for option in menu.options}
    assert hints["geschenk"] == desk.words("learn-standing-at", step="2", of=str(len(lesson)))
    await desk.press(Press(0, "learnpick"), "geschenk")
    for _ in range(len(lesson) - 1):
        await obey(desk, "geschenk")
    await desk.press(Press(0, "learn"))
    assert desk.words("learn-learned", games="No Thanks!") in desk.last.text


async def test_the_rules_have_a_button_where_there_is_a_lesson(rig: Rig) -> None:
    desk = Desk(rig)
    for game in SLUGS:
        page = Interaction(1, guild=None)
        await show_rules(Caller(desk.services, page, ANN, desk.words), game)  # type: ignore[arg-type]  # as in Desk
        presses = [Press.parse(c.custom_id) for c in page.view.children]  # type: ignore[attr-defined]  # all are buttons
        assert (Press(0, "learn", 0, (game,)) in presses) == (game in LEARNED)


async def test_who_was_further_than_a_lesson_is_long_now_goes_on_at_its_last_step(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    await rig.host.tables.store.write("UPDATE lessons SET step = 99")
    await desk.begin("geschenk")
    at = (await desk.kept("geschenk")).step
    assert at < 99
    await obey(desk, "geschenk")
    assert (await desk.kept("geschenk")).step == DONE


async def test_the_same_move_in_another_form_leads_on(rig: Rig) -> None:
    """Boonaken's lead names trumps and declares roem by the way: trumps, roem and lead one by one come to the same."""
    desk = Desk(rig)
    await desk.begin("boonaken")
    lesson = lesson_of("boonaken")
    assert lesson is not None
    while lesson.steps[(await desk.kept("boonaken")).step].key != "open":
        await obey(desk, "boonaken")
    kept = await desk.kept("boonaken")
    moment = lesson.moment(GAMES["boonaken"], kept.step)
    diamonds, jack = 3, 49
    forms: list[list[Any]] = [["play", jack], ["trump", diamonds, jack], ["open", diamonds, 20, jack]]
    legal = [form for form in forms if moment.match.game.allows(moment.match.state, 0, moment.match.game.read(form))]
    assert len(legal) == 2 and all(moment.comes_to_it(form) for form in legal)
    before = moment.match.state.to_json()
    for other in (["open", diamonds, 0, jack], ["play", 48], ["play", 999], ["play"], [], [["x"]], ["open", {}, 20, 1]):
        assert not moment.comes_to_it(other)  # type: ignore[arg-type]  # a forged press
    assert moment.match.state.to_json() == before
    await desk.press(Press(0, STEP, kept.id, (kept.step, "open", diamonds, 0, jack)))
    assert await desk.kept("boonaken") == kept, "less roem is another move"
    for form in legal:
        await desk.press(Press(0, "lagain", kept.id))
        while (await desk.kept("boonaken")).step != kept.step:
            await obey(desk, "boonaken")
        await desk.press(Press(0, STEP, kept.id, (kept.step, *form)))
        assert (await desk.kept("boonaken")).step == kept.step + 1


@pytest.mark.parametrize("game", LEARNED)
def test_a_kind_word_does_not_say_here_twice(game: str) -> None:
    """``learn-else`` has said that this is so here; the reason that follows begins with the reason."""
    lesson = lesson_of(game)
    assert lesson is not None
    for step in lesson.steps:
        if step.move is not None:
            ja, en = (words(lang)(f"{game}-learn-{step.key}-else") for lang in ("ja", "en"))
            assert not ja.startswith("ここ") and "ここでは" not in ja, ja
            assert not re.search(r"(^|[;.:] )here,", en), en
