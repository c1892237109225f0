"""From the result of a table of a league or cup to its standings; which tables a round's message links."""

from __future__ import annotations

import discord
import pytest

from cogs.community import league_sheets
from cogs.community.leagues import LeagueCommands
from cogs.delivery.results import own_result_sheet
from cogs.delivery.sheets.table_sheets import table_sheet
from cogs.ui.messages import place_link
from engine.host.community.cups import KNOCKOUT, SWISS
from engine.host.community.league_weeks import LeagueWeeks
from engine.host.community.leagues import Leagues
from engine.host.model.records import Status
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.community.test_cups import cup_of, dealt
from tests.cogs.league_server import Server, league_of, presses
from tests.cogs.panel_world import Desk
from tests.host.community.test_cup_rounds import finish
from tests.host.rig import ANN, BEN, CAT, DAN, Rig


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["league", SWISS, KNOCKOUT])
async def test_one_press_leads_from_the_result_of_a_table_to_the_standings(rig: Rig, lang: Lang, mode: str) -> None:
    league = await (league_of(rig, ANN, BEN) if mode == "league" else cup_of(rig, mode, ANN, BEN, weeks=1))
    league, weeks = await dealt(rig, league), LeagueWeeks(Leagues(rig.host))
    pairings = await weeks.pairings(league)
    await finish(rig, pairings)
    desk = Desk(rig, LeagueCommands, lang=lang)
    info = await rig.host.reading.table(pairings[0].table or 0)
    assert info.status is Status.FINISHED
    for sheet in (
        await table_sheet(desk.services, info),
        await own_result_sheet(desk.services, info, ANN.id, desk.words),
    ):
        (press,) = [p for p in presses(sheet) if p.verb == league_sheets.SEE]
        assert press.prompt == league.id
        shown = [b for b in sheet.panel.view().children if isinstance(b, discord.ui.Button)]
        gold = [b.custom_id for b in shown if b.style is discord.ButtonStyle.primary]
        assert gold == [press.custom_id()], "what comes next there"
    assert desk.words("button-league-look") in [getattr(b, "label", "") for b in sheet.panel.view().children]
    await desk.press(press.custom_id(), forge=True)
    title = desk.words(
        "league-heading" if mode == "league" else "cup-heading", title=desk.words("target-title"), id=str(league.id)
    )
    assert desk.last.text.startswith(title), desk.last.text


async def test_a_table_that_ended_without_a_result_leads_there_too(rig: Rig) -> None:
    league = await dealt(rig, await cup_of(rig, SWISS, ANN, BEN, weeks=1))
    (pairing,) = await LeagueWeeks(Leagues(rig.host)).pairings(league)
    for person in (ANN, BEN):
        await rig.host.play.vote_end(pairing.table or 0, person, rig.press())
    info = await rig.host.reading.table(pairing.table or 0)
    assert info.status is Status.ENDED
    for sheet in (
        await table_sheet(Desk(rig).services, info),
        await own_result_sheet(Desk(rig).services, info, ANN.id, words("en")),
    ):
        assert [p.verb for p in presses(sheet)] == [league_sheets.SEE, "rematch"]


async def test_any_other_result_leads_to_no_standings(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, game="target", size=2)
    info = await rig.play_on(info.id, ANN, BEN, moves=2000)
    assert league_sheets.SEE not in [p.verb for p in presses(await table_sheet(Desk(rig).services, info))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
@pytest.mark.parametrize("team", [1, 2])
async def test_a_round_links_no_thread_that_others_cannot_open(rig: Rig, lang: Lang, mode: str, team: int) -> None:
    """It says who plays where; their own page leads them there."""
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, mode, ANN, BEN, CAT, DAN, weeks=1, lang=lang, team=team))
    tables = [p for p in await LeagueWeeks(Leagues(rig.host)).pairings(league) if p.table]
    text = (await league_sheets.week_sheet(there.services, league, 1, w)).text
    own = (await league_sheets.own_sheet(there.services, league, ANN.id, w)).text
    assert "<#" not in text
    for pairing in tables:
        info = await rig.host.reading.table(pairing.table or 0)
        names = w.join([league.called[person] for person in pairing.people])
        assert w("league-pair-away", names=names, table=str(info.id)) in text
        linked = w("league-pair", names=names, table=str(info.id), place=place_link(info, w))
        assert (linked in own) is (ANN.id in pairing.people)


async def test_a_league_links_its_tables_until_they_are_moved_away(rig: Rig) -> None:
    there, w = await Server(rig).begin(), words("en")
    league = await dealt(rig, await league_of(rig, ANN, BEN))
    (pairing,) = await LeagueWeeks(Leagues(rig.host)).pairings(league)
    info = await rig.host.reading.table(pairing.table or 0)
    assert place_link(info, w) in (await league_sheets.week_sheet(there.services, league, 1, w)).text
    await rig.host.relocation.propose(info.id, ANN, info.guild, "79", rig.press(), gone=False)
    info = await rig.host.reading.table(info.id)
    assert info.channel == "79"
    assert "<#" not in (await league_sheets.week_sheet(there.services, league, 1, w)).text
    assert "<#79>" in (await league_sheets.own_sheet(there.services, league, ANN.id, w)).text


@pytest.mark.parametrize("mode", ["league", SWISS])
async def test_who_took_a_seat_over_and_is_not_in_the_league_gets_no_button_that_answers_nothing(
    rig: Rig, mode: str
) -> None:
    """In their direct messages they do not reach the league; at the table its people do."""
    league = await (league_of(rig, ANN, BEN) if mode == "league" else cup_of(rig, mode, ANN, BEN, weeks=1))
    league = await dealt(rig, league)
    (pairing,) = await LeagueWeeks(Leagues(rig.host)).pairings(league)
    table = pairing.table or 0
    offer = (await rig.host.substitutes.offer_seat(table, ANN, CAT, rig.press())).table.offered_seats[-1]
    await rig.host.substitutes.take_seat(table, CAT, offer.number, rig.press())
    info = await rig.play_on(table, CAT, BEN, moves=3000)
    assert info.status is Status.FINISHED and info.seat_of(CAT.id) is not None
    services = Desk(rig).services
    for person, leads in ((CAT, False), (BEN, True)):
        sheet = await own_result_sheet(services, info, person.id, words("en"))
        assert (league_sheets.SEE in [p.verb for p in presses(sheet)]) is leads
    assert league_sheets.SEE in [p.verb for p in presses(await table_sheet(services, info))]
