"""A condition of the next move, chosen on the hand by buttons and selects, and then played as chosen, or not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from cogs.delivery.hands.live_hands import LiveHands
from cogs.play.menu import Menu
from cogs.play.premoves import Premoves
from cogs.ui import messages
from cogs.ui.ids import Press
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from engine.core.cards import SUIT
from engine.core.state import NO_CARD
from engine.families.tricks import ACE_HIGH
from engine.games.arsene.rules import GAME
from engine.games.geschenk.rules import GAME as GESCHENK
from engine.host.model.records import DeliveryKind
from engine.players import arsene, geschenk
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from render.narration.telling import Telling
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused

FOUR = (ANN, BEN, CAT, DAN)


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "t.sqlite3", {GAME.key: GAME}, {GAME.key: arsene.choose})
    await made.open()
    yield made
    await made.host.close()


class Screen:
    """A person's direct messages: the last one shown, and presses on it, by the ids in it."""

    def __init__(self, rig: Rig, table: int, seat: int, lang: Lang) -> None:
        self.rig, self.table, self.person, self.words = rig, table, FOUR[seat], words(lang)
        drawing: Any = SimpleNamespace(painters=NARRATIONS)
        self.services = Services(rig.host, drawing, NARRATIONS, lambda: rig.now)
        bot: Any = SimpleNamespace(services=self.services)
        self.services.live_hands = LiveHands(bot)
        self.verbs = {**Premoves(bot).verbs, **Menu(bot).verbs}
        self.interaction = SimpleNamespace(guild_id=None, channel_id=77, message=None)
        self.on_message, self.has_picture, self.unseen, self.answer = True, False, False, None
        self.text, self.panel, self.values = "", Panel(), [""]
        self.key = ""

    async def hand(self) -> None:
        """Show the hand."""
        info, view, since_last_move = await self.rig.host.reading.hand(self.table, self.person.id)
        extras = await self.rig.host.notes.extras(info.id, self.person.id)
        sheet = messages.hand_words(
            self.services, info, view, self.words, since_last_move=since_last_move, extras=extras, described=False
        )
        await self.say(sheet.text, sheet.panel)

    async def say(self, text: str, panel: Panel | None = None, **_: Any) -> None:
        self.text, self.panel = text, panel or Panel()

    replace = say

    def items(self, verb: str) -> list[Any]:
        shown: Any = self.panel.view().children
        return [item for item in shown if Press.parse(item.custom_id).verb == verb]

    async def prepare(self) -> None:
        """Open what can be prepared, by the menu of the hand."""
        await self.press("menu")
        await self.press("ahead")

    async def press(self, verb: str, label: str = "") -> None:
        """Press the button, or choose the option of a select, with this label."""
        (item,) = self.items(verb)
        self.values = [o.value for o in getattr(item, "options", ()) if o.label == label]
        self.key = self.rig.press()
        asked: Any = self
        await self.verbs[verb](asked, Press.parse(item.custom_id))


async def state(rig: Rig, table: int) -> Any:
    return (await rig.host.tables.matches.of(await rig.host.tables.table_row(table))).state


async def trick(rig: Rig, fits: Callable[[Any, int, int], int]) -> tuple[int, Any, int, int, int]:
    """Return table, state, leader, follower and the card to lead: a first trick in which ``fits`` finds a card."""
    for _ in range(60):
        info = await rig.table(*FOUR, game=GAME.key)
        await rig.host.dealing.start(info.id, ANN, rig.press())
        s = await state(rig, info.id)
        await rig.act(info.id, FOUR[s.waiting[0]], "flip", 1)
        s = await state(rig, info.id)
        leader, following = s.leader, (s.leader + 1) % 4
        if (led := fits(s, leader, following)) != NO_CARD:
            await rig.deliver()
            return info.id, s, leader, following, led
    raise AssertionError("no such deal")


def followed(s: Any, leader: int, following: int) -> int:
    """Return a card that ``following`` can follow with several cards, so that the choice matters."""
    own = [SUIT[c] for c in s.hands[following]]
    return next((c for c in s.hands[leader] if own.count(SUIT[c]) > 1), NO_CARD)


def not_followed(s: Any, leader: int, following: int) -> int:
    own = {SUIT[c] for c in s.hands[following]}
    return next((c for c in s.hands[leader] if SUIT[c] not in own), NO_CARD)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("how", ["low", "high"])
async def test_a_picked_condition_is_played_as_told(rig: Rig, lang: Lang, how: str) -> None:
    table, s, leader, following, led = await trick(rig, followed)
    screen = Screen(rig, table, following, lang)
    await screen.hand()
    await screen.prepare()
    assert screen.words("ahead-menu") in screen.text
    await screen.press("aheadset", screen.words(f"ahead-follow-{how}"))
    assert screen.words(f"ahead-follow-{how}") in screen.text
    await screen.hand()
    assert screen.words("hand-prepared", move=screen.words(f"ahead-follow-{how}")) in screen.text
    await rig.act(table, FOUR[leader], "play", led)
    rig.now += PACE
    await rig.host.clocks.tick()
    own = sorted((c for c in s.hands[following] if SUIT[c] == SUIT[led]), key=ACE_HIGH.__getitem__)
    assert (await state(rig, table)).trick == [led, own[0] if how == "low" else own[-1]]
    await screen.hand()
    assert screen.words(f"ahead-follow-{how}") not in screen.text


async def test_who_cannot_follow_plays_what_was_picked_for_that(rig: Rig) -> None:
    table, s, leader, following, led = await trick(rig, not_followed)
    screen = Screen(rig, table, following, "ja")
    await screen.hand()
    await screen.prepare()
    await screen.press("aheadset", screen.words("ahead-follow-low"))
    card = s.hands[following][-1]
    _, view = await rig.host.reading.view(table, screen.person.id)
    said = NARRATIONS[GAME.key].move(Telling(view, (), screen.words), GAME.read(["play", card]))
    await screen.press("aheadset", said)
    assert screen.words("ahead-else", first=screen.words("ahead-follow-low"), move=said) in screen.text
    await rig.act(table, FOUR[leader], "play", led)
    rig.now += PACE
    await rig.host.clocks.tick()
    assert (await state(rig, table)).trick == [led, card]


async def test_who_cannot_follow_and_has_said_no_more_is_asked_and_told_why(rig: Rig) -> None:
    table, _, leader, following, led = await trick(rig, not_followed)
    screen = Screen(rig, table, following, "en")
    await screen.hand()
    await screen.prepare()
    await screen.press("aheadset", screen.words("ahead-follow-high"))
    await rig.act(table, FOUR[leader], "play", led)
    rig.now += PACE
    await rig.host.clocks.tick()
    assert (await state(rig, table)).trick == [led], "nothing was played"
    tasks = [d for d in await rig.host.deliveries.due(100) if d.target == screen.person.id]
    assert {d.kind for d in tasks} >= {DeliveryKind.HAND, DeliveryKind.NOTICE}
    (notice,) = (d for d in tasks if d.kind is DeliveryKind.NOTICE)
    assert notice.facts["key"] == "ahead-lapsed"


async def test_a_condition_that_is_taken_back_plays_nothing(rig: Rig) -> None:
    table, _, leader, following, led = await trick(rig, followed)
    screen = Screen(rig, table, following, "en")
    await screen.hand()
    await screen.prepare()
    await screen.press("aheadset", screen.words("ahead-follow-low"))
    await screen.press("aheadoff")
    assert screen.text.startswith(screen.words("ahead-dropped")) and not screen.items("aheadset"), "it is used up"
    await rig.act(table, FOUR[leader], "play", led)
    rig.now += PACE
    await rig.host.clocks.tick()
    assert (await state(rig, table)).trick == [led]
    assert await rig.prompt(table, screen.person), "asked as usual"


async def test_where_nothing_can_be_prepared_no_button_says_so(rig: Rig) -> None:
    """No Thanks!: another card may be on offer by then, and for this card there are standing orders."""
    rig.games, rig.choosers = {GESCHENK.key: GESCHENK}, {GESCHENK.key: geschenk.choose}
    await rig.reopen()
    info = await rig.table(*FOUR, game=GESCHENK.key)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    waits = (await state(rig, info.id)).waiting[0] - 1
    screen = Screen(rig, info.id, waits, "en")
    await screen.hand()
    await screen.press("menu")
    assert screen.items("note") and not screen.items("ahead")
    forged = await refused(rig.host.premoves.prepare(info.id, screen.person, ["take"], rig.press()))
    assert forged.reason == "ahead-nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_was_prepared_before_an_update_is_not_told_as_another_move(rig: Rig, lang: Lang) -> None:
    table, _, leader, following, led = await trick(rig, followed)
    screen = Screen(rig, table, following, lang)
    await screen.hand()
    await screen.prepare()
    await screen.press("aheadset", screen.words("ahead-follow-low"))
    before = ("UPDATE prepared SET wire = replace(wire, ?, ?)", (f'"revision": {GAME.revision}', '"revision": 0'))
    await rig.host.tables.store.write(*before)
    await screen.hand()
    assert screen.words("hand-prepared-any") in screen.text and screen.words("ahead-follow-low") not in screen.text
    await rig.act(table, FOUR[leader], "play", led)
    rig.now += PACE
    await rig.host.clocks.tick()
    (notice,) = (d for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE)
    info, view = await rig.host.reading.view(table, screen.person.id)
    key, facts = notice.facts["refused"]
    assert NARRATIONS[info.game].refusal(key, facts, Telling(view, (), screen.words)) == screen.words("ahead-updated")
