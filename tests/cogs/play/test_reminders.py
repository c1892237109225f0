"""The one reminder: its text, the people who get none, and that no stop of the process sends it twice."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.lobby.lobby import Lobby
from cogs.lobby.lobby_options import LobbyOptions
from cogs.play.reminders import HERE_S, REMINDER, Reminders, reminder_sheet
from cogs.run.refusals import NoDirectMessages
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.records import DeliveryKind, Post
from engine.players.registry import CHOOSERS
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import NARRATIONS
from tests.cogs.panel_world import Desk
from tests.host.kills import Killed
from tests.host.model.test_timeouts import wait
from tests.host.rig import ANN, BEN, CAT, Rig

BOT = 1


class Discord:
    """The direct message channel of one person, and the parts of the bot that reminders need."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.ids = itertools.count(500)
        self.shown: list[tuple[str, str, Panel, float]] = []
        """Id, text, buttons and time of the sent messages."""
        self.trouble: list[BaseException] = []
        self.killed_after_sending = False
        self.edits = 0
        self.edit_trouble: list[BaseException] = []
        self.process()

    def process(self) -> None:
        """Build the parts that live in memory, as at the start of a process."""
        drawing: Any = SimpleNamespace()
        self.services = Services(self.rig.host, drawing, NARRATIONS, lambda: self.rig.now)
        bot: Any = SimpleNamespace(
            services=self.services, user=SimpleNamespace(id=BOT), get_partial_messageable=lambda _: self
        )
        self.services.live_hands = SimpleNamespace(at_discord=MessagesAtDiscord(bot), direct_messages=self)  # type: ignore[assignment]  # two
        self.cog = Reminders(bot)
        self.services.press_times_since -= HERE_S

    async def restart(self) -> None:
        await self.rig.reopen()
        self.process()

    async def send(self, person: str, nonce: str, sheet: Sheet) -> tuple[str, str]:
        """Do what ``DirectMessages.send`` does; a nonce is forgotten at once."""
        if self.trouble:
            raise self.trouble.pop(0)
        self.shown.append((str(next(self.ids)), sheet.text, sheet.panel, self.rig.now))
        if self.killed_after_sending:
            raise Killed
        return "77", self.shown[-1][0]

    async def history(self, *, limit: int) -> AsyncIterator[Any]:
        """Yield the messages of the channel."""
        for number, _, panel, at in reversed(self.shown):
            row = SimpleNamespace(children=list(panel.view().children))
            when = datetime.fromtimestamp(at, UTC)
            yield SimpleNamespace(id=int(number), author=SimpleNamespace(id=BOT), created_at=when, components=[row])

    def get_partial_message(self, number: int) -> Any:
        return SimpleNamespace(edit=lambda **changes: self.edit(number, changes))

    async def edit(self, number: int, changes: dict[str, Any]) -> None:
        """Change a message as Discord does."""
        if self.edit_trouble:
            raise self.edit_trouble.pop(0)
        for at, (one, _, panel, when) in enumerate(self.shown):
            if int(one) == number:
                self.shown[at] = (one, changes["content"], panel, when)
                self.edits += 1

    @property
    def texts(self) -> list[str]:
        return [text for _, text, _, _ in self.shown]


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    for person in (ANN, BEN, CAT):
        await rig.host.settings.remember_person(person)
        await rig.host.settings.set_dm_channel(person.id, "77")
        await rig.host.settings.remember_locale(person.id, "en-US")
    yield rig
    await rig.host.close()


async def asked(rig: Rig, pace: str = "daily", *, direct: bool = False) -> int:
    """Return a table of No Thanks! where Ann is asked; ``direct``: one without a channel."""
    while True:
        if direct:
            info = await rig.host.opening.open_table(
                "geschenk", {}, 3, ANN, guild=None, channel="", lang="en", interaction=rig.press()
            )
            for person in (BEN, CAT):
                await rig.host.seating.join(info.id, person, rig.press())
        else:
            info = await rig.table(ANN, BEN, CAT, game="geschenk", size=3)
        await rig.host.lobby_options.choose_pace(info.id, ANN, pace, rig.press())
        await rig.host.dealing.start(info.id, ANN, rig.press())
        if await rig.prompt(info.id, ANN):
            return info.id
        await rig.host.tables.store.write("UPDATE tables SET status = 'ended' WHERE id = ?", (info.id,))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_one_message_for_all_tables_the_most_urgent_first_each_playable(rig: Rig, lang: Lang) -> None:
    await rig.host.settings.set_language(ANN, lang)
    there = Discord(rig)
    w = words(lang)
    tables = [await asked(rig, pace) for pace in ("none", "weekly", "daily")]
    await wait(rig, 20 * HOUR)
    await there.cog.round()
    ((_, text, panel, _),) = there.shown
    lines = text.split("\n")
    assert lines[0] == w("reminder-heading", count=3) and lines[-1] == w("reminder-settings")
    presses = [Press.parse(str(item.custom_id)) for item in panel.view().children]  # type: ignore[attr-defined]
    assert presses == [Press(t, "inbox", REMINDER) for t in reversed(tables)]
    assert [str(t) in line for t, line in zip(reversed(tables), lines[1:4], strict=True)] == [True] * 3
    assert "<t:" in lines[1] and not [p for p in lines if "{" in p]
    await there.cog.round()
    assert len(there.shown) == 1


async def test_thirty_tables_are_one_message(rig: Rig) -> None:
    there = Discord(rig)
    await rig.host.servers.change("g", lambda settings: replace(settings, playing=100))
    for _ in range(30):
        await asked(rig)
        rig.now += 600
    await wait(rig, 20 * HOUR)
    for _ in range(5):
        await there.cog.round()
        rig.now += 15
    assert len(there.shown) == 1 and len(there.shown[0][1]) <= 2000
    there.shown[0][2].view()


async def test_it_takes_the_place_of_the_one_before(rig: Rig) -> None:
    there = Discord(rig)
    await asked(rig)
    await wait(rig, 6 * HOUR)
    await asked(rig)
    await wait(rig, 14 * HOUR)
    await there.cog.round()
    await wait(rig, 6 * HOUR)
    await there.cog.round()
    assert len(there.shown) == 2
    gone = [d.target for d in await rig.host.deliveries.due(1000) if d.kind is DeliveryKind.CLEAR]
    assert gone == [there.shown[0][0]]


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_line_goes_when_it_is_answered_and_the_message_with_the_last(rig: Rig, stopped: bool) -> None:
    there = Discord(rig)
    one, two = [await asked(rig) for _ in range(2)]
    await wait(rig, 20 * HOUR)
    await there.cog.round()
    ((number, both, _, _),) = there.shown
    w = words("en")
    assert w("reminder-heading", count=2) in both
    await there.cog.round()
    assert there.edits == 0, "nothing has changed"
    await rig.act(one, ANN, "no_thanks")
    if stopped:
        await there.restart()
    there.services.note_press(ANN.id)
    await there.cog.round()
    await there.cog.round()
    assert there.edits == 1 and w("reminder-heading", count=1) in there.texts[0]
    await rig.act(two, ANN, "no_thanks")
    if stopped:
        await there.restart()
    await there.cog.round()
    gone = [d.target for d in await rig.host.deliveries.due(1000) if d.kind is DeliveryKind.CLEAR]
    assert gone == [number] and (await rig.host.reminders.wanted_reminder(ANN.id)).last is None
    await there.cog.round()
    assert len(there.shown) == 1


def failing(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": 0 if status == 500 else 50001, "message": "no"})


@pytest.mark.parametrize(("status", "edits"), [(500, 1), (403, 0)])
async def test_a_line_that_discord_failed_to_remove_goes_in_the_next_round(rig: Rig, status: int, edits: int) -> None:
    there = Discord(rig)
    one, _ = [await asked(rig) for _ in range(2)]
    await wait(rig, 20 * HOUR)
    await there.cog.round()
    await rig.act(one, ANN, "no_thanks")
    there.services.note_press(ANN.id)
    there.edit_trouble = [failing(status)]
    rig.now += 1
    await there.cog.round()
    assert there.edits == 0 and there.edit_trouble == []
    rig.now += 15
    await there.cog.round()
    assert there.edits == edits, "again, unless Discord has decided"


@pytest.mark.logs_error("a reminder")
async def test_a_reminder_that_cannot_be_brought_up_to_date_stops_no_other(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    there = Discord(rig)
    updated: list[str] = []

    async def update(person: str) -> None:
        updated.append(person)
        if person == first:
            raise LookupError

    first, second = sorted((ANN.id, BEN.id))
    monkeypatch.setattr(there.cog, "update", update)
    for person in (first, second):
        there.services.note_press(person)
    rig.now += 1
    await there.cog.round()
    rig.now += 15
    await there.cog.round()
    assert updated == [first, second] and "a reminder" in caplog.text


async def test_nobody_is_reminded_of_what_is_done_or_while_they_are_here_or_asleep(rig: Rig) -> None:
    there = Discord(rig)
    table = await asked(rig)
    await wait(rig, 19.5 * HOUR)
    there.services.note_press(ANN.id)
    await there.cog.round()
    assert there.shown == []
    rig.now += HERE_S - 1
    await there.cog.round()
    assert there.shown == [], "ten minutes"
    rig.now += 1
    night = QuietHours(0, 23, "UTC")
    await rig.host.tables.store.write(
        "UPDATE people SET quiet_from = 0, quiet_until = 23, zone = 'UTC' WHERE id = ?", (ANN.id,)
    )
    await there.cog.round()
    assert there.shown == [] and await rig.host.reminders.reminders_due() == [], "nothing is looked at before she wakes"
    await rig.host.tables.store.write("UPDATE people SET quiet_until = 0 WHERE id = ?", (ANN.id,))
    rig.now += DAY
    await rig.act(table, ANN, "take")
    await there.cog.round()
    assert there.shown == [] and (await rig.host.reminders.wanted_reminder(ANN.id)).wanted == {} and night.zone


async def test_whoever_went_away_meanwhile_is_left_alone(rig: Rig) -> None:
    there = Discord(rig)
    await asked(rig)
    await wait(rig, 19.5 * HOUR)
    until, _ = await rig.host.vacations.go_away(ANN, date(1970, 1, 15), "wait", rig.press())
    await there.cog.round()
    assert there.shown == []
    rig.now = until
    await there.cog.round()
    assert len(there.shown) == 1


async def test_after_a_start_everybody_may_have_been_here(rig: Rig) -> None:
    there = Discord(rig)
    await asked(rig)
    await wait(rig, 20 * HOUR)
    there.services.press_times_since = rig.now
    await there.cog.round()
    assert there.shown == []
    rig.now += HERE_S
    await there.cog.round()
    assert len(there.shown) == 1


async def test_rare_is_one_a_day_and_off_is_none(rig: Rig) -> None:
    there = Discord(rig)
    await rig.host.settings.set_reminders(ANN, "rare")
    for _ in range(3):
        await asked(rig)
        await wait(rig, 2 * HOUR)
    moments = []
    for _ in range(30):
        await wait(rig, HOUR)
        before = len(there.shown)
        await there.cog.round()
        moments += [rig.now] * (len(there.shown) - before)
    assert len(moments) == 1, "the others are in it too, and their time is up before another day is over"
    await rig.host.settings.set_reminders(BEN, "off")
    assert len(there.shown) == 1
    await rig.host.settings.set_reminders(ANN, "off")
    await asked(rig)
    await wait(rig, 20 * HOUR)
    await there.cog.round()
    assert len(there.shown) == 1 and await rig.host.reminders.reminders_due() == []


async def test_trouble_puts_it_off_and_closed_messages_end_it(rig: Rig) -> None:
    there = Discord(rig)
    await asked(rig)
    await wait(rig, 19.5 * HOUR)
    response: Any = SimpleNamespace(status=500, reason="")
    there.trouble = [discord.DiscordServerError(response, "no")]
    await there.cog.round()
    assert there.shown == [] and await rig.host.reminders.reminders_due() == []
    rig.now += 600
    await there.cog.round()
    assert len(there.shown) == 1
    await asked(rig)
    await wait(rig, 19.5 * HOUR)
    there.trouble = [NoDirectMessages()]
    await there.cog.round()
    assert len(there.shown) == 1 and (await rig.host.reminders.wanted_reminder(ANN.id)).wanted == {}


@pytest.mark.logs_error("a reminder")
async def test_a_reminder_that_cannot_be_made_keeps_nobody_else_waiting(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    there = Discord(rig)

    async def due() -> list[str]:
        return [BEN.id, ANN.id]

    async def remind(person: str) -> None:
        if person == BEN.id:
            raise LookupError
        reminded.append(person)

    reminded: list[str] = []
    monkeypatch.setattr(rig.host.reminders, "reminders_due", due)
    monkeypatch.setattr(there.cog, "remind", remind)
    await there.cog.round()
    assert reminded == [ANN.id] and "a reminder" in caplog.text


@pytest.mark.parametrize("direct", [False, True], ids=["in a channel", "in direct messages"])
@pytest.mark.parametrize("where", ["after sending", "begun", "before-commit", "after-commit"])
async def test_killed_anywhere_it_is_sent_once(rig: Rig, where: str, direct: bool) -> None:
    there = Discord(rig)
    table = await asked(rig, direct=direct)
    assert (await rig.host.reading.table(table)).in_direct_messages is direct
    await wait(rig, 19.5 * HOUR)
    for number in range(1, 6):
        points = itertools.count(1)

        def die(reached: str, points: Any = points, number: int = number) -> None:
            if reached == where and next(points) == number:
                raise Killed

        there.killed_after_sending = where == "after sending" and number == 1
        rig.host.tables.store.hook = die
        try:
            await there.cog.round()
        except Killed:
            there.killed_after_sending = False
            rig.host.tables.store.hook = None
            await there.restart()
            rig.now += 3 * HOUR * (number == 1)
            continue
        break
    assert len(there.shown) == 1 and (await rig.host.reminders.wanted_reminder(ANN.id)).wanted == {}
    last = (await rig.host.reminders.wanted_reminder(ANN.id)).last
    assert last is not None and last.message == there.shown[0][0] and last.table == table


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_that_all_others_have_answered_is_said_at_its_table(rig: Rig, lang: Lang) -> None:
    there, w = Discord(rig), words(lang)
    table = await asked(rig)
    await wait(rig, 19.5 * HOUR)
    await rig.host.tables.store.write("UPDATE wanted_reminders SET alone = 1")
    wanted = await rig.host.reminders.wanted_reminder(ANN.id)
    sheet = reminder_sheet(there.services, wanted, [], await rig.host.reminders.waiting_for(ANN.id), w)
    assert w("reminder-alone").strip() in sheet.text.split("\n")[2] and str(table) in sheet.text.split("\n")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_without_a_clock_the_reminder_says_when_the_others_may_decide(rig: Rig, lang: Lang) -> None:
    await rig.host.settings.set_language(ANN, lang)
    there, w = Discord(rig), words(lang)
    table = await asked(rig, "none")
    decide = w("reminder-decide", when=f"<t:{int(rig.now + 2 * DAY)}:f>")
    await wait(rig, 24.5 * HOUR)
    await there.cog.round()
    assert decide in there.texts[0].split("\n")
    await wait(rig, 23 * HOUR)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, HOUR)
    offer = (await rig.host.reading.table(table)).inactivity_offer
    assert offer is not None and offer.seats, "as it was said"


async def test_with_a_clock_the_reminder_speaks_of_the_clock_alone(rig: Rig) -> None:
    there = Discord(rig)
    await asked(rig)
    await wait(rig, 19.5 * HOUR)
    await there.cog.round()
    assert len(there.texts[0].split("\n")) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_has_a_double_to_answer_is_told_what_is_at_stake(rig: Rig, lang: Lang) -> None:
    there, w = Discord(rig), words(lang)
    info = await rig.table(ANN, BEN, size=2, game="target", cube=True)
    await rig.host.lobby_options.choose_pace(info.id, ANN, "daily", rig.press())
    await rig.host.dealing.start(info.id, ANN, rig.press())
    first, second = (ANN, BEN) if await rig.prompt(info.id, ANN) else (BEN, ANN)
    await rig.host.settings.set_language(second, lang)
    for doubled in (False, True):
        if doubled:
            await rig.act(info.id, first, "cube_double")
        await wait(rig, 19.5 * HOUR)
        await there.cog.round()
    text = there.texts[-1]
    stake = w("cube-prompt-answer", name=first.name, double="2", amount=w("cube-amount", count=1))
    assert text.split("\n")[2] == f"> {stake}" and "\n> " not in there.texts[0]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_that_a_game_can_start_is_told_to_who_opened_it_and_is_not_there(rig: Rig, lang: Lang) -> None:
    await rig.host.settings.set_language(ANN, lang)
    there, w = Discord(rig), words(lang)
    info = await rig.table(ANN, BEN, CAT, game="geschenk", size=4)
    there.services.note_press(ANN.id)
    await there.cog.round()
    assert there.shown == []
    rig.now += HERE_S
    await there.cog.round()
    ((_, text, panel, _),) = there.shown
    place = f"<#{info.place}>"
    told = w("reminder-ready", title=NARRATIONS["geschenk"].title(w), table=str(info.id), place=place)
    assert text.split("\n") == [told, w("reminder-settings")]
    presses = [Press.parse(str(item.custom_id)) for item in panel.view().children]  # type: ignore[attr-defined]
    assert presses == [Press(info.id, "start", REMINDER), Press(info.id, "startfull", REMINDER)]
    rig.now += DAY
    await there.cog.round()
    assert len(there.shown) == 1


async def test_a_table_that_was_started_is_not_called_late_at_once(rig: Rig) -> None:
    """The message that it can start goes; the hand says the rest."""
    there = Discord(rig)
    while True:
        info = await rig.table(ANN, BEN, CAT, game="geschenk", size=4)
        rig.now += HERE_S
        await there.cog.round()
        await rig.host.dealing.start(info.id, ANN, rig.press())
        if await rig.prompt(info.id, ANN):
            break
        await rig.host.tables.store.write("UPDATE tables SET status = 'ended' WHERE id = ?", (info.id,))
        rig.now += DAY
    before = list(there.texts)
    there.services.note_press(ANN.id)
    await there.cog.round()
    assert there.texts == before and there.edits == 0
    assert (await rig.host.reminders.wanted_reminder(ANN.id)).last is None


async def test_who_pressed_something_at_another_process_is_here_too(rig: Rig) -> None:
    """Only one process sends reminders at a time."""
    other = Rig(rig.path, GAMES, CHOOSERS)
    await other.open()
    for process in (rig, other):
        process.host.tables.leases.shared = True
    there, elsewhere = Discord(rig), Discord(other)
    await asked(rig)
    await wait(rig, 19.5 * HOUR)
    other.now = rig.now
    async with rig.host.tables.leases.alone("reminders") as ours:
        assert ours
        elsewhere.services.note_press(ANN.id)
        await elsewhere.cog.round()
    await rig.host.tables.leases.flush()
    await there.cog.round()
    assert there.shown == elsewhere.shown == []
    rig.now += HERE_S
    other.now = rig.now
    await there.cog.round()
    await elsewhere.cog.round()
    assert len(there.shown) == 1 and elsewhere.shown == []
    await other.host.close()


@pytest.mark.parametrize("verb", ["start", "startfull"])
async def test_a_start_from_a_reminder_leaves_its_other_lines(rig: Rig, verb: str) -> None:
    info, desk = await rig.table(ANN, BEN, CAT, game="geschenk", size=4), Desk(rig, Lobby, LobbyOptions)
    desk.guild = None
    wanted = await rig.host.reminders.wanted_reminder(ANN.id)
    await rig.host.reminders.begin_reminder(ANN.id)
    await rig.host.reminders.reminder_sent(wanted, Post(info.id, "reminder", ANN.id, "77", "1", 0, rig.now))
    answer = await desk.press(Press(info.id, verb, REMINDER).custom_id(), forge=True)
    key = "lobby-started" if verb == "start" else "lobby-starts-full"
    assert answer.text == words("en")(key, place=f"<#{info.place}>") and not answer.in_place
