"""I'd like to play, in Discord: the form, what it stores, where a table opens, who is told."""

from __future__ import annotations

from collections.abc import Set
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.community.open_seats import Seats
from cogs.community.seek_rounds import MEMBER_S, SeekRounds
from cogs.community.seek_sheets import HOURS, playable, seek_form
from cogs.community.seeks import Seeks
from cogs.run.refusals import NoDirectMessages
from cogs.ui.ids import Press
from cogs.ui.panel import PAGE
from engine.host.community.seeking import LONGEST_S, QUIETLY_S, YES, Seeking
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.preferences import GuildSettings
from engine.host.model.seeks import Criteria
from locales import LANGUAGES, Lang
from tests.cogs.panel_world import CHANNEL, DELETED, GUILD, OTHER_CHANNEL, PHONE, Desk, refused
from tests.host.rig import ANN, BEN, CAT, Rig

ANYTHING: dict[str, Any] = {"games": [], "sizes": [], "paces": [], "langs": [], "hours": "24"}


async def at_desk(rig: Rig, lang: Lang = "en", **more: Any) -> Desk:
    """Return a person before the open seats whom direct messages reach."""
    desk = Desk(rig, Seats, Seeks, lang=lang, **more)
    await rig.host.settings.remember_person(desk.person)
    await rig.host.settings.set_dm_channel(desk.person.id, "900")
    await desk.press(Press(0, "openseats").custom_id(), forge=True)
    return desk


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_one_says_changes_and_ends_it(rig: Rig, lang: Lang) -> None:
    desk = await at_desk(rig, lang)
    w = desk.words
    await desk.click(w("button-seek"))
    await desk.submit(
        **{**ANYTHING, "games": ["geschenk", "stendhal"], "sizes": ["3", "4"], "paces": ["daily", "none"]}
    )
    text = desk.last.text
    assert all(
        w(key) in text for key in ("geschenk-title", "stendhal-title", "pace-daily", "seek-any-lang", "seek-how")
    )
    assert desk.labels == [w("button-seek-change"), w("button-seek-stop"), w("button-shelf")]
    kept = await Seeking(rig.host).of(ANN.id)
    assert kept is not None and kept.channel == str(CHANNEL) and kept.until == rig.now + DAY
    expected = Criteria(frozenset(["geschenk", "stendhal"]), frozenset([3, 4]), frozenset(["daily", "none"]))
    assert kept.criteria == expected
    await desk.click(w("button-seek-change"))
    fields = {label.component.custom_id: label.component for label in desk.last.form.children}  # type: ignore[attr-defined]
    chosen = {name: {o.value for o in field.options if o.default} for name, field in fields.items()}
    assert chosen == {
        "games": {"geschenk", "stendhal"},
        "sizes": {"3", "4"},
        "paces": {"daily", "none"},
        "langs": set(),
        "hours": {"24"},
    }
    await desk.submit(**ANYTHING)
    assert w("seek-any-game") in desk.last.text and w("seek-any-pace") in desk.last.text
    sheet = desk.last
    await desk.press(Press(0, "openseats").custom_id(), forge=True)
    assert w("button-seeking") in desk.labels and w("button-seek") not in desk.labels, "it says that they look"
    await desk.click(w("button-seeking"))
    assert desk.last.text == sheet.text
    await desk.click(w("button-seek-stop"))
    assert desk.last.text == w("seek-stopped") and await Seeking(rig.host).of(ANN.id) is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_phone_shows_the_form_whole(rig: Rig, lang: Lang) -> None:
    desk = await at_desk(rig, lang)
    form = seek_form(desk.services, str(GUILD), Criteria(), desk.words)
    assert len(form.title) <= PHONE and len(form.children) == 5
    for label in form.children:
        assert isinstance(label, discord.ui.Label) and len(label.text) <= 45
        assert isinstance(label.component, discord.ui.Select) and len(label.component.options) <= PAGE
    assert set(playable(desk.services)) == set(desk.services.narrations), "no game is left out"
    assert max(HOURS) * HOUR <= LONGEST_S


async def test_what_the_form_did_not_offer_is_not_stored(rig: Rig) -> None:
    desk = await at_desk(rig)
    form = Press(0, "seeksaid", 0, (f"g{GUILD}",)).custom_id()
    bad: list[dict[str, Any]] = [
        {"games": ["chess"]},
        {"sizes": ["77"]},
        {"sizes": ["x"]},
        {"paces": ["fast"]},
        {"langs": ["xx"]},
        {"hours": "9999"},
        {"hours": "1"},
        {"games": ["geschenk"] * 30},
        {"games": "geschenk"},
    ]
    for wrong in bad:
        assert await refused(desk.submit(form, **{**ANYTHING, **wrong})) == "malformed", wrong
    assert await Seeking(rig.host).of(ANN.id) is None


async def test_whom_no_direct_message_reaches_is_told(rig: Rig) -> None:
    desk = await at_desk(rig)
    await rig.host.settings.set_dm_channel(ANN.id, None)

    async def closed(person: str) -> str:
        raise NoDirectMessages

    desk.services.live_hands.direct_messages.open = closed  # type: ignore[method-assign]
    form = Press(0, "seeksaid", 0, (f"g{GUILD}",)).custom_id()
    assert await refused(desk.submit(form, **ANYTHING)) == "seek-needs-messages"
    assert await Seeking(rig.host).of(ANN.id) is None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_other_servers_only_where_managers_allow_them(rig: Rig, lang: Lang) -> None:
    desk = await at_desk(rig, lang)
    w = desk.words
    await desk.click(w("button-seek"))
    await desk.submit(**ANYTHING)
    assert w("button-seek-everywhere", on="no") not in desk.labels and w("seek-here") in desk.last.text
    await rig.host.servers.save(GuildSettings(str(GUILD), seek=True))
    await desk.press(Press(0, "seek").custom_id(), forge=True)
    await desk.click(w("button-seek-everywhere", on="no"))
    assert w("seek-everywhere", name="Ann") in desk.last.text
    await desk.click(w("button-seek-everywhere", on="yes"))
    assert w("seek-here") in desk.last.text
    for path in ((), (2,), ("x",)):
        assert await refused(desk.press(Press(0, "seekall", 0, path).custom_id(), forge=True)) == "malformed"


async def test_from_a_direct_message_only_for_a_server_of_theirs(rig: Rig) -> None:
    desk = await at_desk(rig)
    desk.guild = None
    for path in ((), ("x",), (f"g{GUILD}",), ("g99",)):
        wanted = "settings-server-only" if not path else "malformed"
        for verb in ("seek", "seekchange", "seeksaid"):
            press = Press(0, verb, 0, path).custom_id()
            tried = desk.submit(press, **ANYTHING) if verb == "seeksaid" else desk.press(press, forge=True)
            assert await refused(tried) == wanted
    await rig.host.table_alerts.turn(ANN, str(GUILD), True)
    await desk.press(Press(0, "seek", 0, (f"g{GUILD}",)).custom_id(), forge=True)
    await desk.submit(**ANYTHING)
    kept = await Seeking(rig.host).of(ANN.id)
    assert kept is not None and kept.guild == str(GUILD) and kept.channel == ""
    await rig.host.servers.save(GuildSettings(str(GUILD), seek=True))
    await desk.press(Press(0, "seek", 0, (f"g{GUILD}",)).custom_id(), forge=True)
    w = desk.words
    await desk.click(w("button-seek-change"))
    await desk.submit(**{**ANYTHING, "games": ["stendhal"]})
    await desk.click(w("button-seek-everywhere", on="no"))
    kept = await Seeking(rig.host).of(ANN.id)
    assert kept is not None and kept.criteria.games == {"stendhal"} and kept.everywhere
    await desk.click(w("button-seek-stop"))
    assert await Seeking(rig.host).of(ANN.id) is None


async def test_no_more_alerts_end_what_one_looks_for(rig: Rig) -> None:
    desk = await at_desk(rig)
    await desk.click(desk.words("button-seek"))
    await desk.submit(**ANYTHING)
    await desk.press(Press(0, "alertoff", 0, (f"g{GUILD + 1}",)).custom_id(), forge=True)
    assert await Seeking(rig.host).of(ANN.id) is not None
    await desk.press(Press(0, "alertoff", 0, (f"g{GUILD}",)).custom_id(), forge=True)
    assert await Seeking(rig.host).of(ANN.id) is None


# Where a table opens


class Server:
    """A server with channels; ``hidden``: (channel, person) who does not see it; ``mute``: where we may not post."""

    def __init__(self, *, hidden: Set[tuple[int, str]] = frozenset(), mute: Set[int] = frozenset()) -> None:
        self.id, self.me, self.name, self.asked, self.unavailable = GUILD, "me", "Home *1*", 0, False
        self.hidden, self.mute = hidden, mute

    def get_channel(self, number: int) -> Any:
        if number not in (CHANNEL, OTHER_CHANNEL):
            return None
        channel = Mock(spec=discord.TextChannel)
        channel.id, channel.guild = number, self

        def may(who: Any) -> discord.Permissions:
            seen = (number, str(who)) not in self.hidden
            post = who != "me" or number not in self.mute
            return discord.Permissions(view_channel=seen, send_messages=post, attach_files=post)

        channel.permissions_for = may
        return channel

    get_channel_or_thread = get_channel

    async def fetch_member(self, number: int) -> str:
        self.asked += 1
        return str(number)


async def rounds(rig: Rig, server: Server | None, *asked: tuple[Any, int]) -> SeekRounds:
    desk = await at_desk(rig)
    desk.bot.get_guild = lambda number: server
    desk.bot.is_ready = lambda: False
    for person, channel in asked:
        rig.now += 1
        await Seeking(rig.host).say(person, str(GUILD), str(channel), "en", Criteria(), DAY)
    return SeekRounds(desk.bot)  # type: ignore[arg-type]


async def place(rig: Rig, server: Server | None, *asked: tuple[Any, int]) -> tuple[int | None, set[str]]:
    runner = await rounds(rig, server, *asked)
    channel, blind = await runner.place(str(GUILD), [person.id for person, _ in asked])
    return None if channel is None else channel.id, blind


async def test_it_opens_where_most_of_them_asked(rig: Rig) -> None:
    both = (ANN, CHANNEL), (BEN, OTHER_CHANNEL)
    assert await place(rig, Server(), *both, (CAT, OTHER_CHANNEL)) == (OTHER_CHANNEL, set())
    assert await place(rig, Server(), *both) == (CHANNEL, set()), "the first decides"
    assert await place(rig, Server(mute={CHANNEL}), *both) == (OTHER_CHANNEL, set())
    assert await place(rig, Server(hidden={(CHANNEL, BEN.id)}), *both) == (OTHER_CHANNEL, set())
    hidden = {(CHANNEL, BEN.id), (OTHER_CHANNEL, BEN.id)}
    assert await place(rig, Server(hidden=hidden), *both) == (CHANNEL, {BEN.id})
    assert await place(rig, Server(), (ANN, DELETED)) == (None, {ANN.id})
    assert await place(rig, None, *both) == (None, {ANN.id, BEN.id}), "another process serves the server"


async def test_it_opens_where_the_managers_chose(rig: Rig) -> None:
    both = (ANN, CHANNEL), (BEN, CHANNEL)
    await rig.host.servers.save(GuildSettings(str(GUILD), seek_channel=str(OTHER_CHANNEL), channels=(str(CHANNEL),)))
    assert await place(rig, Server(), *both) == (OTHER_CHANNEL, set())
    await rig.host.servers.save(GuildSettings(str(GUILD), channels=(str(OTHER_CHANNEL),)))
    assert await place(rig, Server(), *both) == (None, {ANN.id, BEN.id}), "no tables in that channel"


async def test_discord_is_not_asked_again_and_again(rig: Rig) -> None:
    server = Server()
    runner = await rounds(rig, server, (ANN, CHANNEL), (BEN, CHANNEL))
    for _ in range(5):
        await runner.place(str(GUILD), [ANN.id, BEN.id])
    assert server.asked == 2
    rig.now += MEMBER_S
    await runner.place(str(GUILD), [ANN.id, BEN.id])
    assert server.asked == 4


async def test_no_thread_is_opened_for_a_game_that_is_unloaded(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """A round comes every twenty seconds, and the game may be away for days."""
    runner = await rounds(rig, Server(), (ANN, CHANNEL), (BEN, CHANNEL), (CAT, CHANNEL))
    threads = list[str]()

    async def open_thread(channel: Any, may: Any, name: str) -> None:
        threads.append(name)

    async def gone(guild: str, people: Any) -> set[str]:
        return set()

    monkeypatch.setattr("cogs.community.seek_rounds.open_thread", open_thread)
    await runner.seeking.propose(gone, runner.blind)
    (row,) = await rig.host.tables.store.rows("SELECT id, game FROM seek_proposals")
    for person in (ANN, BEN, CAT):
        await runner.seeking.answer(person.id, row["id"], YES)
    for away in (True, True, False):
        rig.host.tables.library.away = {row["game"]} if away else set()
        for known in await runner.seeking.ready():
            await runner.open(known)
        assert len(threads) == (not away)
    assert len(await rig.host.tables.store.rows("SELECT id FROM tables WHERE status = 'playing'")) == 1


# Others are told


@pytest.mark.parametrize("here", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_others_are_told_that_somebody_would_like_to_play(rig: Rig, lang: Lang, *, here: bool) -> None:
    runner = await rounds(rig, Server(), (BEN, CHANNEL))
    await rig.host.settings.set_language(ANN, lang)
    await rig.host.table_alerts.turn(ANN, str(GUILD), True)
    sent = list[Any]()

    async def send(person: str, nonce: str, sheet: Any, *, silent: bool) -> tuple[str, str]:
        sent.append((person, sheet, silent))
        return "9", "10"

    async def gone(guild: str, people: Any) -> set[str]:
        return set() if here else set(people)

    runner.services.live_hands.direct_messages.send = send  # type: ignore[method-assign, assignment]
    runner.who_left = gone  # type: ignore[method-assign]
    rig.now += QUIETLY_S
    for _ in range(2):
        await runner.round()
    assert len(sent) == here
    if here:
        ((person, sheet, silent),) = sent
        w = Desk(rig, lang=lang).words
        assert person == ANN.id and silent and w("seek-any-game") in sheet.text and "\\*1\\*" in sheet.text
        assert BEN.name not in sheet.text, "who it is is told to those who are asked to the same table"
        on, off = sheet.panel.view().children
        assert Press.parse(on.custom_id) == Press(0, "seek", 0, (f"g{GUILD}",))
        assert Press.parse(off.custom_id) == Press(0, "alertoff", 0, (f"g{GUILD}",))
