"""The weekly digest: its settings, its contents, and its readers."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.community import weekly_digest
from cogs.community.channel_posts import FORBIDDEN_S, LOOK_S
from cogs.community.weekly_digest import KIND, digest_line, drop_digest, how_it_ended, news_of, set_digest
from cogs.ui.ids import Press
from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.cups import SWISS
from engine.host.community.league_weeks import LeagueWeeks
from engine.host.community.leagues import Leagues
from engine.host.community.weekly_digest import WEEK_S, Outcome
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import Refused
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.community.test_cups import cup_of
from tests.cogs.digest_server import (
    GUILD,
    HOME,
    OPEN,
    SECRET,
    Discord,
    duel,
    looking,
    manager,
    signing_up,
    there_with,
    trouble,
)
from tests.host.community.test_cup_rounds import finish
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, DAN, Rig


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_is_off_until_a_manager_wants_it_and_then_comes_every_week(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    assert await digest_line(there.services, str(GUILD), w) == w("settings-server-digest-off")
    for who in (manager(there, lang, may=False), manager(there, lang, guild=False)):
        with pytest.raises(Refused):
            await set_digest(who)
    who = manager(there, lang)
    told = (await set_digest(who)).text
    assert f"<#{HOME}>" in told and w("digest-nothing") in told
    await duel(rig)
    table = await looking(rig)
    began = rig.now
    await there.board.round()
    assert there.shown == {}
    rig.now = began + WEEK_S + LOOK_S
    await looking(rig, opener=DAN)
    await there.board.round()
    await there.board.round()
    (sheet,) = there.sheets
    assert w("digest-seats") in sheet.text and f"<#{OPEN}>" in sheet.text and f"{table}" in sheet.text
    presses = [Press.parse(str(b.custom_id)) for b in sheet.panel.view().children]  # type: ignore[attr-defined]
    assert [p.verb for p in presses] == ["join", "join", "openseats", "games"]
    rig.now += WEEK_S - 2 * LOOK_S
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += 2 * LOOK_S
    await there.board.round()
    assert len(there.shown) == 2
    await drop_digest(who)
    assert await digest_line(there.services, str(GUILD), w) == w("settings-server-digest-off")
    rig.now += WEEK_S
    await there.board.round()
    assert len(there.shown) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_tells_what_was_played_and_the_closest_game(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    first, second = await duel(rig), await duel(rig)
    who = manager(there, lang)
    text = (await set_digest(who)).text
    games = w("digest-game", title=w("target-title"), count=w("digest-times", count=2))
    assert w("digest-finished", count=2, games=games) in text
    news = await news_of(there.services, there.guild, HOME)
    assert news.closest is not None and news.closest.table.id in (first, second)
    assert f"<#{OPEN}>" in text and ("Ann" in text or "Ben" in text)
    await ChannelPosts(rig.host.tables.store, there.services.clock).want(
        KIND, str(GUILD), str(GUILD), HOME, lang, rig.now
    )
    await there.board.round()
    (sheet,) = there.sheets
    assert sheet.picture is not None and w("target-title") in sheet.picture.alt and "{" not in sheet.picture.alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("scores", "winners", "team", "told"),
    [
        ((5, 5), (0, 1), (0, 1), "digest-shared"),
        ((5, 5), (1,), (0, 1), "digest-won-level"),
        ((5, 5, 5, 5), (0, 2), (0, 1, 0, 1), "digest-won-level"),
    ],
)
async def test_a_win_with_level_scores_is_not_called_shared(
    rig: Rig, lang: Lang, scores: tuple[int, ...], winners: tuple[int, ...], team: tuple[int, ...], told: str
) -> None:
    there, w = await there_with(rig), words(lang)
    info = await rig.host.reading.table(await duel(rig))
    names = ["Ann", "Ben", "Cat", "Dan"]
    won = w.join([names[seat] for seat in winners])
    one = Outcome(info, scores, winners, team)
    assert how_it_ended(there.services, one, names, w) == w(told, names=won)


async def test_the_closest_game_of_a_cup_leads_to_its_channel(rig: Rig) -> None:
    """Its thread is private: for all others a link to it leads nowhere."""
    there, w = await there_with(rig), words("en")
    league = await cup_of(rig, SWISS, ANN, BEN, weeks=1)
    weeks = LeagueWeeks(Leagues(rig.host))
    await weeks.plan(league)
    for found, pairing in await weeks.to_open():
        await weeks.seat(found, pairing, "777", lambda: "lamp")
    await finish(rig, await weeks.pairings(league))
    news = await news_of(there.services, there.guild, HOME)
    assert news.closest is not None and news.closest.table.place == "777"
    sheet = await weekly_digest.digest_sheet(there.services, news, 1, w)
    assert sheet is not None and f"<#{OPEN}>" in sheet.text and "777" not in sheet.text


@pytest.mark.parametrize(("late", "refused"), [(LOOK_S, 0), (2 * DAY, 0), (5 * DAY, 0), (0.0, 1), (0.0, 30)])
async def test_each_table_is_told_of_once_however_late_a_digest_comes(rig: Rig, late: float, refused: int) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    began = rig.now
    rig.now = began + 60
    await duel(rig)
    await duel(rig)
    rig.now = began + WEEK_S
    there.trouble = [trouble(403, 50013) for _ in range(refused)]
    for _ in range(refused):
        await there.board.round()
        rig.now += FORBIDDEN_S
    rig.now += late / 2 + 1
    await duel(rig)
    rig.now += late / 2
    await there.board.round()
    assert len(there.shown) == 1
    rig.now = began + 2 * WEEK_S - 60
    await duel(rig)
    rig.now = began + 2 * WEEK_S
    await there.board.round()
    first, second = (sheet.text for sheet in there.sheets)
    w = words("en")
    games = w("digest-game", title=w("target-title"), count=w("digest-times", count=2))
    assert all(w("digest-finished", count=2, games=games) in text for text in (first, second))


async def told(rig: Rig, there: Discord, *tables: int) -> None:
    """Check that one more digest has come, with exactly these tables."""
    before, news = len(there.shown), []

    async def noted(*given: Any, **named: Any) -> Any:
        news.append(await news_of(*given, **named))
        return news[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(weekly_digest, "news_of", noted)
        await there.board.round()
    assert len(there.shown) == before + 1
    assert sorted(one.table for one in news[-1].finished) == sorted(tables)


async def test_an_outage_and_trouble_with_discord_in_one_week_move_no_week(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    began = rig.now
    rig.now = began + 60
    first = await duel(rig)
    rig.now = began + WEEK_S
    await told(rig, there, first)
    rig.now = began + WEEK_S + 60
    second = await duel(rig)
    rig.now = began + 2 * WEEK_S + DAY
    third = await duel(rig)
    rig.now = began + 2 * WEEK_S + 3 * DAY
    there.trouble = [trouble(500, 0), trouble(500, 0)]
    for _ in range(2):
        await there.board.round()
        assert len(there.shown) == 1
        rig.now += FORBIDDEN_S
    await there.restart()
    await told(rig, there, second)
    rig.now = began + 3 * WEEK_S
    await told(rig, there, third)


async def test_whatever_happens_between_sending_a_late_digest_and_noting_it_is_told_in_the_next(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += 2 * WEEK_S + DAY
    await duel(rig)
    there.killed = "after sending"
    with pytest.raises(Killed):
        await there.board.round()
    sent = rig.now
    rig.now += 60
    await there.restart()
    later = await duel(rig)
    rig.now += DAY
    await there.board.round()
    assert len(there.shown) == 1
    rig.now = sent + WEEK_S
    await told(rig, there, later)


async def test_weeks_in_which_nothing_may_be_posted_are_not_told_afterwards(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    began = rig.now
    rig.now = began + 60
    await duel(rig)
    for week in (1.0, 1.5, 2.5):
        rig.now = began + week * WEEK_S
        await duel(rig)
        there.trouble = [trouble(403, 50013)]
        await there.board.round()
    rig.now = began + 3 * WEEK_S
    table = await duel(rig)
    rig.now = began + 3.6 * WEEK_S
    await told(rig, there, table)
    rig.now = began + 4.6 * WEEK_S - 1
    await duel(rig)
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += 1
    await there.board.round()
    assert len(there.shown) == 2


async def test_in_another_channel_it_keeps_its_week(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    began = rig.now
    rig.now = began + 60
    table = await duel(rig)
    rig.now = began + 6 * DAY
    await set_digest(manager(there, "en"), OPEN)
    rig.now = began + WEEK_S
    await told(rig, there, table)
    assert [place for place, _, _ in there.shown.values()] == [OPEN]


async def test_it_tells_only_of_tables_that_everybody_there_can_see(rig: Rig) -> None:
    there = await there_with(rig)
    for channel in (SECRET, "80"):
        await duel(rig, channel)
        await looking(rig, channel)
        await signing_up(rig, channel)
    news = await news_of(there.services, there.guild, HOME)
    assert (news.finished, news.closest, news.seats, news.leagues) == ([], None, [], [])
    news = await news_of(there.services, there.guild, SECRET)
    assert (len(news.finished), len(news.seats), len(news.leagues)) == (1, 1, 1), "in its own channel it may be told"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_it_tells_of_leagues_one_can_sign_up_for(rig: Rig, lang: Lang) -> None:
    there, w = await there_with(rig), words(lang)
    league = await signing_up(rig, OPEN)
    who = manager(there, lang)
    told = (await set_digest(who)).text
    title = {"title": w("target-title"), "id": str(league.id)}
    assert w("open-seats-league", **title, channel=OPEN, count=1) in told


async def test_a_week_without_news_is_passed_over(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += WEEK_S
    await there.board.round()
    one = await there.board.channel_posts.one(KIND, str(GUILD))
    assert there.shown == {} and one is not None and one.due == rig.now + WEEK_S and one.trying is None
