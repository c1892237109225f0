"""First hands, as somebody learns them: by pressing what the message says, in every game and both languages."""

from __future__ import annotations

import itertools
import re
from collections.abc import AsyncIterator, Callable, Hashable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from cogs.answers import Caller
from cogs.drawing import Drawing, Picture
from cogs.ids import BadId, Press, read_field
from cogs.learning import Learning, taught_now
from cogs.lesson_sheets import VERBS, table_of
from cogs.messages import TEXT_LIMIT, in_text, told
from cogs.record import show_rules
from cogs.refusals import NoDirectMessages
from cogs.services import Services
from engine.core.lesson import Moment
from engine.games.lessons import lesson_of, taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.lessons import DONE
from engine.host.records import LogLine, Person, Refused
from engine.players.registry import CHOOSERS
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS, PAINTERS
from tests.host.rig import ANN, BEN, Rig

LEARNED = taught(SLUGS)
ACT, STEP, CHOICE, SET, PAGE, ASK = (VERBS[verb] for verb in ("act", "step", "pick", "set", "page", "ask"))


class Described(Drawing):
    """Describes pictures and draws none."""

    async def picture(self, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]) -> Picture:
        assert alt
        return Picture(b"-", name, alt)


class Interaction:
    """A press or a command, and the one message of the person as it stands after the answer."""

    def __init__(
        self, number: int, *, guild: int | None, values: tuple[str, ...] = (), typed: str | None = None
    ) -> None:
        self.id, self.guild_id = number, guild
        self.type = discord.InteractionType.component
        self.data: dict[str, Any] = {"values": list(values)}
        if typed is not None:
            self.type = discord.InteractionType.modal_submit
            self.data = {"components": [{"component": {"custom_id": "amount", "value": typed}}]}
        self.message = SimpleNamespace(id=1, flags=SimpleNamespace(ephemeral=False), attachments=[1])
        self.response = self
        self.done = False
        self.text, self.view, self.pictures, self.modal = "", None, 0, None

    def is_done(self) -> bool:
        return self.done

    async def defer(self, **_: Any) -> None:
        self.done = True

    async def edit_original_response(self, *, content: str, view: Any = None, attachments: Any = (), **_: Any) -> None:
        self.text, self.view, self.pictures = content, view, len(attachments)

    async def edit_message(self, *, content: str, view: Any = None, **_: Any) -> None:
        self.text, self.view, self.done = content, view, True

    async def send_message(self, text: str, *, view: Any = None, **_: Any) -> None:
        self.text, self.view, self.done = text, view, True

    async def send_modal(self, modal: Any) -> None:
        self.modal, self.done = modal, True


class Desk:
    """Somebody who learns: ``last`` is the newest answer."""

    def __init__(self, rig: Rig, lang: Lang = "en", person: Person = ANN) -> None:
        self.rig, self.words, self.person = rig, words(lang), person
        self.sent: list[Any] = []
        self.reachable = True
        services = Services(rig.host, Described(PAINTERS, NARRATIONS), NARRATIONS, lambda: rig.now)
        services.live_hands = SimpleNamespace(reaching=SimpleNamespace(send=self.send))  # type: ignore[assignment]
        self.services = services
        self.numbers = itertools.count(1)
        self.cog = Learning(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
        self.last: Interaction

    async def send(self, person: str, nonce: str, sheet: Any) -> tuple[str, str]:
        if not self.reachable:
            raise NoDirectMessages
        self.sent.append(sheet)
        return "5", "6"

    async def press(
        self, press: Press, *values: str, guild: int | None = None, typed: str | None = None, lost: bool = False
    ) -> Interaction:
        new = Interaction(next(self.numbers), guild=guild, values=values, typed=typed)
        who = Caller(self.services, new, self.person, self.words)  # type: ignore[arg-type]  # a Discord of a few lines
        await self.cog.verbs[press.verb](who, press)
        if not lost:
            self.last = new
        assert len(new.text) <= TEXT_LIMIT
        return new

    async def begin(self, game: str) -> Interaction:
        return await self.press(Press(0, "learn", 0, (game,)))

    def items(self) -> list[tuple[Press, Any]]:
        """What can be pressed on the newest answer."""
        children: list[Any] = [] if self.last.view is None else self.last.view.children
        return [(Press.parse(c.custom_id), c) for c in children if not c.disabled]

    async def kept(self, game: str) -> Any:
        return (await self.cog.lessons.of(self.person.id))[game]


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def obey(desk: Desk, game: str) -> None:
    """Press what the newest answer says, until the lesson is a step further."""
    lesson, before = lesson_of(game), (await desk.kept(game)).step
    assert lesson is not None
    wanted = lesson.steps[before].move
    if wanted is None:
        (button,) = [press for press, _ in desk.items() if press.verb == "lnext"]
        await desk.press(button)
        return
    for _ in range(12):
        await closer(desk, list(wanted))
        if (await desk.kept(game)).step != before:
            return
    raise AssertionError(f"{lesson.steps[before].key}: what it says cannot be pressed: {desk.last.text}")


def begins(path: list[Any], wanted: list[Any]) -> bool:
    """Whether what is chosen so far is the beginning of the move; sets count in any order."""
    plain = [sorted(f) if isinstance(f, list) else [f] for f in path]
    return plain == [sorted(f) if isinstance(f, list) else [f] for f in wanted[: len(path)]]


async def closer(desk: Desk, wanted: list[Any]) -> None:
    """Press whatever brings the move nearest to its end."""
    found: list[tuple[int, Press, tuple[str, ...]]] = []
    for press, item in desk.items():
        path = list(press.path[1:])
        if press.verb in (ACT, STEP, ASK) and path and begins(path, wanted):
            found.append((len(path), press, ()))
        elif press.verb == CHOICE and begins(path, wanted):
            for option in item.options:
                if begins([*path, read_field(option.value)], wanted):
                    found.append((len(path) + 1, press, (option.value,)))
        elif press.verb == SET and len(path) < len(wanted) and begins(path, wanted):
            field = wanted[len(path)]
            cards = [str(card) for card in (field if isinstance(field, list) else [field])]
            if {*cards} <= {o.value for o in item.options}:
                assert item.min_values <= len(cards) <= item.max_values
                found.append((len(path) + 1, press, tuple(cards)))
        elif press.verb == PAGE and begins(path[1:], wanted):
            found.append((0, press, ()))
    assert found, f"nothing leads to {wanted}: {[(p.verb, p.path) for p, _ in desk.items()]}"
    _, press, values = max(found, key=lambda f: f[0])
    await desk.press(press, *values)
    if desk.last.modal is not None:
        form = Press.parse(desk.last.modal.custom_id)
        await desk.press(form, typed=str(wanted[len(form.path) - 1]))


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
            assert desk.last.pictures == (1 if moment.match.over else 2)
            if step.move is not None:
                await astray(desk, game, at, moment)
            await obey(desk, game)
        assert desk.last.text == w("learn-end", title=w(f"{game}-title"))
        kept = await desk.kept(game)
        assert (kept.step, kept.learned) == (DONE, rig.now)


def happened(desk: Desk, game: str, at: int, moment: Moment) -> list[str]:
    """What the step has to tell: every sentence of the events since the one before."""
    lesson = lesson_of(game)
    assert lesson is not None
    info = table_of(desk.services, game, lesson, at, desk.person.name, desk.words)
    lines = [LogLine(None, 0.0, moment.events)]
    return told(desk.services, info, lines, in_text(moment.view, info), desk.words)


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
    assert not missing, "a first hand is to be written (CONTRIBUTING, 7)"


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
    assert desk.last.text == step and desk.last.pictures == 2
    await desk.press(Press(0, "lrules", kept.id))
    assert await desk.kept("love_letter") == kept


async def test_in_a_server_it_comes_by_direct_message_or_else_right_there(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    assert desk.last.text == desk.words("learn-sent", link="https://discord.com/channels/@me/5/6")
    (sheet,) = desk.sent
    assert sheet.picture is not None and len(sheet.more) == 1
    desk.reachable = False
    await desk.press(Press(0, "learn", 0, ("geschenk",)), guild=7)
    assert "step 1 of" in desk.last.text and desk.last.pictures == 2


async def test_no_table_is_made_and_what_is_kept_goes_with_the_person(rig: Rig) -> None:
    desk = Desk(rig)
    await desk.begin("geschenk")
    await obey(desk, "geschenk")
    assert (await rig.host.store.rows("SELECT id FROM tables")) == []
    assert await rig.host.inbox(ANN.id) == [] and await rig.host.unfinished() == []
    (kept,) = (await rig.host.belongings(ANN.id))["lessons"]
    assert kept == {"game": "geschenk", "step": 1, "learned": None, "at": rig.now}
    await rig.host.forget(ANN, lambda lang: "somebody")
    assert (await rig.host.store.rows("SELECT id FROM lessons")) == []
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
    await rig.host.store.write("UPDATE lessons SET step = 99")
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
