"""The board of a league is kept up to date, and its weeks go on, whatever happens to channels and people."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.community.channel_posts import FORBIDDEN_S, LATER_S
from cogs.community.league_sheets import board
from cogs.community.weekly_digest import digest_sheet, news_of
from cogs.delivery.sheets.thread_names import first_name
from cogs.lobby.opening import open_thread
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet
from cogs.ui.panel import Panel
from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.league_weeks import LeagueWeeks
from engine.host.community.leagues import League, Leagues
from engine.host.community.weekly_digest import WEEK_S
from engine.host.model.records import Person
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.digest_server import GUILD, HOME, OPEN, trouble
from tests.cogs.league_server import Server, league_of, presses
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

EVA = Person("105", "E*va*")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_league_from_signing_up_to_its_winner(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await league_of(rig, ANN, EVA, start=False, lang=lang)
    await there.rounds()
    (sheet,) = there.sheets
    assert "Ann" in sheet.text and "E*va*" not in sheet.text and w("pace-daily") in sheet.text
    assert sheet.picture is not None and sheet.picture.alt == w("league-roster-alt", names=w.join(["Ann", "E*va*"]))
    verbs = ["leaguejoin", "leagueleave", "leaguestart", "leaguerules", "leaguelook"]
    assert presses(sheet) == [Press(0, verb, league.id) for verb in verbs]
    await there.cog.join(there.caller(BEN, lang), Press(0, "leaguejoin", league.id))
    await there.rounds()
    (sheet,) = there.sheets
    assert "Ben" in sheet.text, "the same message, changed"
    assert sheet.picture is not None and "Ben" in sheet.picture.alt
    await there.cog.start(there.caller(ANN, lang), Press(0, "leaguestart", league.id))
    for week in (1, 2, 3):
        await there.rounds()
        await there.rounds()
        first, *weeks = there.sheets
        assert len(weeks) == week
        assert w("league-week", title=w("target-title"), id=str(league.id), week=week) in weeks[-1].text
        free = w("league-free", names="").rstrip()
        assert free in weeks[-1].text and f"<#{OPEN}>" in weeks[-1].text and "{" not in weeks[-1].text
        assert first.picture is not None and "{" not in first.picture.alt + first.text
        (row,) = await rig.host.tables.store.rows("SELECT MAX(id) AS id FROM tables")
        over = await rig.play_on(row["id"], ANN, BEN, EVA, moves=2000)
        assert over.status == "finished"
        rig.now = max(rig.now, (await Leagues(rig.host).one(league.id)).due or rig.now)
    await there.rounds()
    await there.rounds()
    assert len(there.shown) == 5
    assert w("league-ended", title=w("target-title"), id=str(league.id)) in there.sheets[-1].text
    assert presses(there.sheets[-1]) == [Press(0, "leagueend", league.id)]
    assert w("league-over") in there.sheets[0].text
    await there.rounds()
    assert len(there.shown) == 5 and await ChannelPosts(rig.host.tables.store, lambda: rig.now).due() == []


async def test_a_lost_channel_ends_it_and_one_out_of_sight_waits(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN)
    seen, there.bot.get_guild = there.bot.get_guild, lambda _: None
    await there.rounds()
    assert (await Leagues(rig.host).one(league.id)).week == 0 and there.shown == {}
    there.bot.get_guild = seen
    await there.board.on_guild_join(there.guild)
    there.trouble = [trouble(404, 10003)]
    await there.rounds()
    assert (await Leagues(rig.host).one(league.id)).status == "over"
    rig.now += WEEK_S
    await there.rounds()
    assert (await Leagues(rig.host).one(league.id)).week == 1


async def test_a_deleted_channel_ends_its_leagues_and_a_thread_put_away_does_not(rig: Rig) -> None:
    there = await Server(rig).begin()
    league, other = await league_of(rig, ANN, BEN), await league_of(rig, CAT, DAN)
    there.guild.get_channel_or_thread = lambda _: None
    await there.rounds()
    assert (await Leagues(rig.host).one(league.id)).week == 1 and len(there.shown) == 4
    channel: Any = SimpleNamespace(id=int(HOME), guild=there.guild)
    await there.runner.on_guild_channel_delete(channel)
    assert (await Leagues(rig.host).one(league.id)).status == "running"
    channel.id = int(OPEN)
    await there.runner.on_guild_channel_delete(channel)
    assert [(await Leagues(rig.host).one(one.id)).status for one in (league, other)] == ["over", "over"]


async def test_a_league_whose_game_is_away_keeps_no_other_waiting(rig: Rig) -> None:
    there = await Server(rig).begin()
    away, league = await league_of(rig, ANN, BEN), await league_of(rig, CAT, DAN)
    await rig.host.tables.store.write("UPDATE leagues SET game = 'gone' WHERE id = ?", (away.id,))
    await there.rounds()
    assert [(await Leagues(rig.host).one(one.id)).week for one in (away, league)] == [0, 1]


@pytest.mark.logs_error("LookupError")
async def test_a_league_in_trouble_keeps_no_other_waiting(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """The week of a league cannot be planned, or a table of it cannot be opened."""
    there = await Server(rig).begin()
    first, second = await league_of(rig, ANN, BEN), await league_of(rig, CAT, DAN)
    plan, opened = there.runner.weeks.plan, there.runner.open

    async def planned(league: League, here: Any = None) -> None:
        if league.id == first.id:
            raise LookupError
        await plan(league, here)

    monkeypatch.setattr(there.runner.weeks, "plan", planned)
    await there.rounds()
    assert [(await Leagues(rig.host).one(one.id)).week for one in (first, second)] == [0, 1]
    monkeypatch.undo()

    async def open_one(league: League, pairing: Any) -> None:
        if league.id == first.id:
            raise LookupError
        await opened(league, pairing)

    monkeypatch.setattr(there.runner, "open", open_one)
    rig.now += WEEK_S
    await there.rounds()
    assert not any(p.table for p in await there.runner.weeks.pairings(first))
    assert all(p.table for p in await there.runner.weeks.pairings(second))
    monkeypatch.undo()
    await there.rounds()
    assert all(p.table for p in await there.runner.weeks.pairings(first))


@pytest.mark.parametrize("cut", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError()])
async def test_a_connection_that_is_cut_leaves_a_table_without_a_thread(cut: BaseException) -> None:
    """As after any other failure with the thread; a thread that exists anyway is removed later."""

    class Channel(discord.TextChannel):
        __slots__ = ()

        def __init__(self) -> None: ...

        async def create_thread(self, **_: Any) -> Any:
            raise cut

    assert await open_thread(Channel(), discord.Permissions.all(), "table") is None


async def test_a_board_that_was_taken_over_is_brought_up_to_date_once_more(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message of a process that was cut off may arrive last, with an older state."""
    there = await Server(rig).begin()
    await league_of(rig, ANN, start=False)
    leases, settles = rig.host.tables.leases, rig.now + 60
    monkeypatch.setattr(leases, "settles_at", lambda name: settles if rig.now < settles else None)
    await there.rounds()
    (number,) = there.shown
    newest, there.shown[number] = there.shown[number], (OPEN, Sheet("older", Panel()), rig.now)
    await there.rounds()
    assert there.shown[number][1].text == "older"
    rig.now = settles
    await there.rounds()
    assert there.shown[number][1].text == newest[1].text
    # A process that was stopped while another showed something newer has it shown again at once.
    monkeypatch.setattr(leases, "unbroken", lambda name: False)
    await Leagues(rig.host).join(1, BEN)
    await there.rounds()
    assert len(await there.board.channel_posts.due()) == 1


@pytest.mark.logs_error("the post league 99")
async def test_a_message_that_cannot_be_made_keeps_no_other_waiting(rig: Rig) -> None:
    there = await Server(rig).begin()
    await ChannelPosts(rig.host.tables.store, lambda: rig.now).want("league", "99", str(GUILD), OPEN, "en", rig.now - 1)
    await league_of(rig, ANN, start=False)
    await there.rounds()
    assert len(there.shown) == 1


async def test_a_board_that_is_gone_is_posted_anew_and_one_sent_twice_is_none(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, start=False)
    there.killed = "after sending"
    with pytest.raises(BaseException):  # noqa: B017  # the process ends here
        await there.rounds()
    await Leagues(rig.host).join(league.id, BEN)
    await there.rounds()
    (sheet,) = there.sheets
    assert "Ben" in sheet.text, "found again, and brought up to date"
    there.shown.clear()
    await Leagues(rig.host).join(league.id, CAT)
    await there.rounds()
    (sheet,) = there.sheets
    assert "Cat" in sheet.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_many_people_fit_onto_a_board(rig: Rig, lang: Lang) -> None:
    there = await Server(rig).begin()
    people = [Person(str(300 + at), "W" * 32) for at in range(16)]
    league = await league_of(rig, *people, start=False)
    sheet = await board(there.services, league, words(lang))
    assert len(sheet.text) <= 2000
    league = await Leagues(rig.host).start(league.id, people[0].id, manages=False)
    await there.rounds()
    assert all(len(sheet.text) <= 2000 for sheet in there.sheets) and len(there.shown) == 2


async def test_a_digest_is_not_taken_for_the_board(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN, start=False)
    there.trouble = [trouble(500, 0)]
    await there.board.round()
    assert not there.shown
    # A digest is posted in the same channel before the board is tried again.
    news = await news_of(there.services, there.guild, OPEN)
    digest = await digest_sheet(there.services, news, 7, words("en"))
    assert digest is not None
    await there.send(OPEN, digest, "x", silent=True)
    rig.now += LATER_S
    await there.board.round()
    assert len(there.shown) == 2 and there.sheets[0] is digest
    assert presses(there.sheets[1])[0].verb == "leaguejoin"
    (button,) = [p for p in presses(digest) if p.prompt == league.id]
    await there.cog.verbs[button.verb](there.caller(CAT), button)


async def test_a_week_is_not_taken_for_another_one(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN, CAT)
    there.trouble = [trouble(403, 50013) for _ in range(2)]
    await there.runner.round()
    await there.board.round()
    rig.now = (await Leagues(rig.host).one(league.id)).due or rig.now
    there.trouble = [trouble(403, 50013) for _ in range(3)]
    await there.runner.round()
    await there.board.round()
    rig.now += FORBIDDEN_S
    there.trouble = []
    await there.board.round()
    told = [sheet.text for sheet in there.sheets]
    for week in (1, 2):
        line = words("en")("league-week", title=words("en")("target-title"), id=str(league.id), week=week)
        assert sum(line in text for text in told) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_threads_title_names_nobody(rig: Rig, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    there, titles = await Server(rig).begin(), list[str]()

    async def opened(channel: object, may: object, name: str, people: object) -> None:
        assert people is None, "others may look on"
        titles.append(name)

    monkeypatch.setattr("cogs.community.league_weeks.open_thread", opened)
    await league_of(rig, ANN, BEN, CAT, DAN, lang=lang)
    await there.rounds()
    title = words(lang)("target-title")
    assert titles == [words(lang)("league-thread", title=title, week="1", number=n) for n in ("1", "2")]
    titles += [first_name(title, words(lang)) for _ in range(20)]
    assert all(title in t and "{" not in t and len(t) <= 100 for t in titles) and len(set(titles[2:])) > 1
    assert not [t for t in titles for person in (ANN, BEN, CAT, DAN) if person.name in t], (
        "nobody can be forgotten there"
    )


async def test_who_has_left_the_server_is_not_paired_until_they_are_back(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN, CAT, DAN)
    there.left = {BEN.id}
    weeks = LeagueWeeks(Leagues(rig.host))
    await there.rounds()
    await there.rounds()
    first = await weeks.pairings(league)
    assert len(first) == 1 and BEN.id not in first[0].people
    assert BEN.name not in there.sheets[-1].text, "nobody reads of who is not here"
    there.left = set()
    rig.now = (await Leagues(rig.host).one(league.id)).due or rig.now
    await there.rounds()
    later = [p for p in await weeks.pairings(league) if p.week == 2]
    assert len(later) == 2 and any(BEN.id in p.people for p in later)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_league_of_three_says_beforehand_that_one_is_free_each_week(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await league_of(rig, ANN, BEN, start=False, lang=lang)
    await there.rounds()
    assert w("league-odd") in there.sheets[0].text, "nobody knows yet how many there will be"
    await there.cog.join(there.caller(CAT, lang), Press(0, "leaguejoin", league.id))
    await there.rounds()
    told = w("league-some-free", people=3, count=1, every="yes")
    assert told in there.sheets[0].text and w("league-odd") not in there.sheets[0].text
    who = there.caller(ANN, lang)
    await there.cog.start(who, Press(0, "leaguestart", league.id))
    assert who.told == [f"{w('league-begun')}\n{told}"]
    begun = await Leagues(rig.host).one(league.id)
    assert told in (await board(there.services, begun, w)).text
    four = await league_of(rig, DAN, ANN, BEN, CAT, start=False, lang=lang)
    assert w("league-odd") in (await board(there.services, four, w)).text
    who = there.caller(DAN, lang)
    await there.cog.start(who, Press(0, "leaguestart", four.id))
    assert who.told == [w("league-begun")]


async def test_a_week_without_a_table_that_a_release_before_wanted_told_is_not_posted(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN)
    await there.rounds()
    shown = len(there.shown)
    want, now = ChannelPosts(rig.host.tables.store, lambda: rig.now), rig.now
    await want.want("leagueweek", f"{league.id}.9", str(GUILD), OPEN, "en", now)
    await there.board.round()
    assert len(there.shown) == shown and await want.due() == []
