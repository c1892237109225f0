"""Leagues in a channel: who finds one, sees which part of it, joins, leaves and organises it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.community.league_rules import LeagueRules
from cogs.community.league_sheets import board, league_rules, own_sheet, week_sheet
from cogs.community.leagues import FORM, NEW, LeagueCommands, here, reachable_league
from cogs.community.open_seats import seats_sheet
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.community.cups import SWISS
from engine.host.community.leagues import League, Leagues
from engine.host.model.records import Person, Refused
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.community.test_cups import cup_of
from tests.cogs.digest_server import GUILD, HOME, OPEN
from tests.cogs.league_server import Server, league_of, presses
from tests.cogs.panel_world import Desk, refused
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


async def test_who_reaches_a_league(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN)
    assert (await reachable_league(there.caller(CAT), league.id)).id == league.id
    assert [one.id for one in await here(there.services, there.caller(CAT).interaction)] == [league.id]
    away: Caller = there.caller(CAT, sees=False)
    for who in (away, there.caller(DAN)):
        if who is not away:
            await rig.host.blocks.block(DAN, BEN.id)
        assert await here(there.services, who.interaction) == []
        for call in (reachable_league(who, league.id), reachable_league(who, 99)):
            with pytest.raises(Refused) as refused:
                await call
            assert refused.value.reason == "no-such-league"
    assert (await reachable_league(there.caller(ANN, sees=False), league.id)).id == league.id, (
        "its own people from everywhere"
    )
    await rig.host.blocks.block(ANN, BEN.id)
    assert (await reachable_league(there.caller(ANN), league.id)).id == league.id


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_ones_own_table_shows_the_way_to_ones_hands(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await league_of(rig, ANN, BEN)
    await there.rounds()
    league = await Leagues(rig.host).one(league.id)
    (row,) = await rig.host.tables.store.rows("SELECT id FROM tables")
    mine = await own_sheet(there.services, league, ANN.id, w)
    assert w("league-mine") in mine.text and [p.verb for p in presses(mine)] == ["inbox", "leagueleave"]
    assert presses(mine)[0].table == row["id"]
    theirs = await own_sheet(there.services, league, CAT.id, w)
    assert w("league-mine") not in theirs.text and presses(theirs) == [] and theirs.picture is not None
    who = there.caller(ANN, lang)
    await there.cog.look(who, Press(0, "leaguelook", league.id))
    assert who.told == [mine.text]


async def test_leaving_and_ending_ask_first(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN, CAT)
    who = there.caller(CAT)
    await there.cog.ask_to_leave(who, Press(0, "leagueleave", league.id))
    assert (await Leagues(rig.host).one(league.id)).member(CAT.id) is not None
    await there.cog.leave_now(who, Press(0, "leagueout", league.id))
    assert (await Leagues(rig.host).one(league.id)).member(CAT.id) is None
    with pytest.raises(Refused):
        await there.cog.leave_now(who, Press(0, "leagueout", league.id))
    with pytest.raises(Refused):
        await there.cog.ask_to_end(there.caller(BEN), Press(0, "leaguestop", league.id))
    await there.cog.ask_to_end(there.caller(ANN), Press(0, "leaguestop", league.id))
    with pytest.raises(Refused):
        await there.cog.end_now(there.caller(BEN), Press(0, "leagueover", league.id))
    await there.cog.end_now(there.caller(DAN, manages=True), Press(0, "leagueover", league.id))
    assert (await Leagues(rig.host).one(league.id)).status == "over"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nobody_is_named_the_winner_while_a_table_runs(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await league_of(rig, ANN, BEN, CAT, lang=lang)
    await there.rounds()
    await there.rounds()
    who, end = there.caller(ANN, lang), Press(0, "leagueover", league.id)
    own = await own_sheet(there.services, await Leagues(rig.host).one(league.id), ANN.id, w)
    assert "leaguestop" in [press.verb for press in presses(own)]
    await there.cog.end_now(who, end)
    assert who.told == [w("league-ending")]
    await there.rounds()
    board, *weeks = there.sheets
    assert w("league-last") in board.text and len(weeks) == 1
    own = await own_sheet(there.services, await Leagues(rig.host).one(league.id), ANN.id, w)
    assert "leaguestop" not in [press.verb for press in presses(own)], "it is ending"
    for press in (there.cog.ask_to_end, there.cog.end_now):
        with pytest.raises(Refused, match="league-ending"):
            await press(who, end)
    (row,) = await rig.host.tables.store.rows("SELECT MAX(id) AS id FROM tables")
    await rig.play_on(row["id"], ANN, BEN, CAT, moves=2000)
    await there.rounds()
    await there.rounds()
    ended = w("league-ended", title=w("target-title"), id=str(league.id))
    assert w("league-over") in there.sheets[0].text and ended in there.sheets[-1].text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_leagues_stand_on_the_list_of_seats(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    open_one, running = await league_of(rig, ANN, start=False), await league_of(rig, ANN, BEN)
    found = await here(there.services, there.caller(CAT).interaction)
    sheet = seats_sheet(there.services, [], w, found)
    told = w("open-seats-league", title=w("target-title"), id=str(open_one.id), channel=OPEN, count=1)
    begun = w("open-seats-league", title=w("target-title"), id=str(running.id), channel=OPEN, count=2)
    lines = [w("open-seats-none"), w("open-seats-leagues"), told, w("open-seats-leagues-begun"), begun]
    assert sheet.text.split("\n") == lines, "no button without a word"
    assert presses(sheet)[:2] == [Press(0, "leaguesee", running.id), Press(0, "leaguesee", open_one.id)]
    mine = await own_sheet(there.services, open_one, CAT.id, w)
    assert [p.verb for p in presses(mine)] == ["leaguejoin"]
    mine = await own_sheet(there.services, open_one, CAT.id, w, manages=True)
    assert [p.verb for p in presses(mine)] == ["leaguejoin", "leaguestart", "leaguehouse", "leaguestop"]


@pytest.mark.parametrize(
    ("lang", "one", "team"),
    [
        ("en", "One more person and it can start.", "One more team and it can start."),
        ("ja", "あと1人ではじめられます。", "あと1チームではじめられます。"),
    ],
)
async def test_start_is_green_once_there_are_enough(rig: Rig, lang: Lang, one: str, team: str) -> None:
    there, w = await Server(rig).begin(), words(lang)

    async def start(league: League) -> tuple[discord.ButtonStyle, bool, list[str]]:
        sheets = [await board(there.services, league, w), await own_sheet(there.services, league, league.organiser, w)]
        below = [b for sheet in sheets for b in sheet.panel.view().children if isinstance(b, discord.ui.Button)]
        shown = [b for b in below if "leaguestart" in str(b.custom_id)]
        assert len(shown) == 2 and shown[0].style is shown[1].style and shown[0].disabled is shown[1].disabled
        told = [sheet.text.split("\n") for sheet in sheets]
        return shown[0].style, shown[0].disabled, [x for x in told[0] if x in (one, team) and x in told[1]]

    grey, green = discord.ButtonStyle.secondary, discord.ButtonStyle.success
    assert await start(await league_of(rig, ANN, start=False)) == (grey, True, [one])
    assert await start(await league_of(rig, ANN, BEN, start=False)) == (green, False, [])
    assert await start(await cup_of(rig, SWISS, CAT, start=False, team=2)) == (grey, True, [team])


async def test_who_manages_another_server_organises_nothing_here(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await league_of(rig, ANN, BEN, start=False)
    elsewhere = there.caller(BEN, manages=True)
    elsewhere.interaction.guild_id, elsewhere.interaction.channel_id = GUILD + 1, 5
    for press, verb in (
        (there.cog.start, "leaguestart"),
        (there.cog.ask_to_end, "leaguestop"),
        (there.cog.end_now, "leagueover"),
    ):
        with pytest.raises(Refused, match="league-organiser-only"):
            await press(elsewhere, Press(0, verb, league.id))
    shown: list[Any] = []

    async def say(text: str, panel: Any = None, picture: Any = None) -> None:
        shown.append(panel)

    elsewhere.say = say
    await there.cog.look(elsewhere, Press(0, "leaguelook", league.id))
    assert [Press.parse(str(b.custom_id)).verb for b in shown[0].view().children] == ["leagueleave"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_two_of_one_name_are_told_apart_in_everything_a_league_says(rig: Rig, lang: Lang) -> None:
    """They are numbered by their order of joining, which never changes; at the table itself they have their seats."""
    there, w = await Server(rig).begin(), words(lang)
    ben, other = Person(BEN.id, "ken"), Person(CAT.id, "Ken")
    league = await league_of(rig, ANN, ben, other, start=False)
    signed = await board(there.services, league, w)
    assert signed.picture is not None
    for text in (signed.text.replace("\\", ""), signed.picture.alt):
        assert "ken #2" in text and "Ken #3" in text and "Ann #" not in text
    await Leagues(rig.host).start(league.id, ANN.id, manages=False)
    await there.rounds()
    league = await Leagues(rig.host).one(league.id)
    sheets = [await board(there.services, league, w), await own_sheet(there.services, league, ben.id, w)]
    sheets.append(await week_sheet(there.services, league, 1, w))
    for sheet in sheets:
        told = sheet.text.replace("\\", "") + (sheet.picture.alt if sheet.picture else "")
        assert not re.search("[Kk]en(?! #[23])", told), told
        assert not re.search("[①-⑳]", told), "seats are of tables"
    await Leagues(rig.host).leave(league.id, ben.id)
    league = await Leagues(rig.host).one(league.id)
    assert league.called[other.id] == "Ken #3" and league.member(other.id) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_league_is_opened_from_the_list_of_leagues(rig: Rig, lang: Lang) -> None:
    desk = Desk(rig, LeagueCommands, lang=lang)
    w, opened = desk.words, Leagues(rig.host)
    await desk.command("league")
    assert w("leagues-none") in desk.last.text and desk.labels == []
    await desk.pick(w("league-new"), "target")
    fields = [label.component for label in desk.last.form.children]  # type: ignore[attr-defined]
    given = {field.custom_id: [o.value for o in field.options if o.default] for field in fields}
    players = [str(rig.games["target"].usual_seats({}))]
    assert given == {"kind": ["league.1"], "weeks": ["0"], "days": ["7"], "pace": ["daily"], "players": players}
    await desk.submit(kind="league.1", weeks="2", days="3", pace="weekly", players="2")
    assert desk.last.text == w("league-opened")
    (league,) = await opened.of_guild(str(GUILD))
    found = (league.game, league.weeks, league.days, league.pace, league.size, league.organiser, league.channel)
    assert found == ("target", 2, 7, "weekly", 2, ANN.id, HOME) and not league.is_cup, "a round is a week"
    await desk.command("league")
    assert w("open-seats-leagues") in desk.last.text and w("leagues-none") not in desk.last.text
    await desk.click(w("open-seats-league-button", title=w("target-title"), id=str(league.id)))
    assert w("league-heading", title=w("target-title"), id=str(league.id)) in desk.last.text


async def test_a_league_that_the_server_does_not_want_or_nobody_offered_is_not_opened(rig: Rig) -> None:
    desk = Desk(rig, LeagueCommands)
    form = Press(0, FORM, 0, ("target",)).custom_id()
    usual = {"weeks": "0", "pace": "daily", "players": "2"}
    for fields in (
        {"weeks": "²"},
        {"players": "x"},
        {"weeks": "13"},
        {"pace": "live"},
        {"kind": "swiss.1", "days": "2"},
        {"kind": "swiss.1", "days": "-3"},
        {"kind": "chess.1"},
        {"kind": "league.2"},
        {"kind": "league"},
    ):
        assert await refused(desk.submit(form, **{**usual, **fields})) == "malformed", fields
    assert await refused(desk.submit(form, **{**usual, "players": "9"})) == "players-not-offered"
    for path in ((), ("no_game",), ("target", 2)):
        assert await refused(desk.submit(Press(0, FORM, 0, path).custom_id(), **usual)) == "malformed"
    for values in ((), ("no game",), ("target", "geschenk")):
        assert await refused(desk.press(Press(0, NEW).custom_id(), *values, forge=True)) == "malformed"
    await rig.host.servers.change(str(GUILD), lambda s: replace(s, games_off=("target",)))
    assert await refused(desk.press(Press(0, NEW).custom_id(), "target", forge=True)) == "game-off-here"
    assert await refused(desk.submit(form, **usual)) == "game-off-here", "the form was open before"
    desk.guild = None
    assert await refused(desk.submit(form, **usual)) == "settings-server-only"
    assert await Leagues(rig.host).of_guild(str(GUILD)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_league_plays_with_the_house_rules_that_its_organiser_takes(rig: Rig, lang: Lang) -> None:
    league = await league_of(rig, ANN, BEN, start=False, lang=lang)
    presets, w = rig.host.presets, words(lang)
    server = await Server(rig).begin()
    rules_page = LeagueRules(server.bot)
    usual = await presets.usual(league.game)
    await presets.keep(
        league.game, ANN, "Open", replace(usual, options={**usual.options, "far_pool": "same_suit"}, undo="off")
    )
    (mine,) = await presets.named(league.game, ANN.id)
    for person in (BEN, CAT):
        with pytest.raises(Refused, match="league-organiser-only"):
            await rules_page.show(server.caller(person, lang), Press(0, "leaguehouse", league.id))
    ann = server.caller(ANN, lang)
    await rules_page.show(ann, Press(0, "leaguehouse", league.id))
    ann.values = [f"n{mine.id}"]
    await rules_page.take(ann, Press(0, "leagueruled", league.id))
    told = league_rules(server.services, league.game, mine.rules, w)
    sheet = await own_sheet(server.services, league, BEN.id, w)
    assert w("league-rules", rules=told) in sheet.text and w("undo-value-off") in told
    await Leagues(rig.host).start(league.id, ANN.id, manages=False)
    with pytest.raises(Refused, match="league-started"):
        await rules_page.take(ann, Press(0, "leagueruled", league.id))
    await server.rounds()
    tables = await rig.host.reading.tables_of(ANN.id)
    assert [(t.options["far_pool"], t.undo, t.hints) for t in tables] == [("same_suit", "off", False)]
