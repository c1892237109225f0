"""The board, the standings and the form of a cup, in both languages; teams and their limits; doors."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.community import league_sheets
from cogs.community.leagues import FORM, TEAM, LeagueCommands
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet
from engine.host.community.cup_rounds import CupRow
from engine.host.community.cups import KNOCKOUT, LEAGUE, SWISS
from engine.host.community.league_weeks import PATIENCE_S, LeagueWeeks
from engine.host.community.leagues import League, Leagues
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import Person, Status
from locales import Words, words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.digest_server import GUILD, OPEN
from tests.cogs.league_server import Server, presses
from tests.cogs.panel_world import Desk
from tests.cogs.panel_world import refused as refused_at
from tests.host.community.test_cup_rounds import finish
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

EVE, FAY, GUS = Person("900", "Eve"), Person("901", "Fay"), Person("902", "Gus")


async def cup_of(rig: Rig, mode: str, *people: Person, lang: Lang = "en", **more: Any) -> League:
    leagues = Leagues(rig.host)
    where: dict[str, Any] = {"guild": str(GUILD), "channel": OPEN, "lang": lang, "interaction": rig.press()}
    weeks, start, size = more.pop("weeks", 0), more.pop("start", True), more.pop("size", 2)
    league = await leagues.open("target", size, "daily", weeks, people[0], mode=mode, **where, **more)
    for person in people[1:]:
        rig.now += 1
        await leagues.join(league.id, person)
    return await leagues.start(league.id, people[0].id, manages=False) if start else await leagues.one(league.id)


async def dealt(rig: Rig, league: League) -> League:
    """Begin the next round, and deal its tables without threads."""
    weeks = LeagueWeeks(Leagues(rig.host))
    rig.now = max(rig.now, (await weeks.leagues.one(league.id)).due or 0.0)
    for due in await weeks.due():
        await weeks.plan(due)
    for found, pairing in await weeks.to_open():
        await weeks.seat(found, pairing, None, lambda: "lamp")
    await weeks.look()
    return await weeks.leagues.one(league.id)


def labels(sheet: Sheet) -> list[str]:
    """Return the labels of a message's buttons."""
    return [b.label for row in sheet.panel.rows if isinstance(row, list) for b in row]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
async def test_the_board_says_what_people_sign_up_for(rig: Rig, lang: Lang, mode: str) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, mode, ANN, BEN, start=False, days=3, lang=lang)
    sheet = await league_sheets.board(there.services, league, w)
    assert w("cup-heading", title=w("target-title"), id=str(league.id)) in sheet.text
    assert w("cup-days", count=3) in sheet.text and len(sheet.text) < 450, "short enough to be read"
    assert w(f"cup-points-{mode}") not in sheet.text
    assert w("button-league-look") not in labels(sheet), "there are no standings yet"
    own = await league_sheets.own_sheet(there.services, league, ANN.id, w)
    assert w(f"cup-points-{mode}") in own.text, "how points are given is one press away"
    assert [p.verb for p in presses(sheet)][:3] == ["leaguejoin", "leagueleave", "leaguestart"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_game_for_the_third_place_is_promised_only_where_there_is_one(rig: Rig, lang: Lang) -> None:
    """A final of several people has a third place of its own."""
    w, league = words(lang), await cup_of(rig, KNOCKOUT, ANN, BEN, start=False)
    for size, promised in ((2, True), (4, False)):
        (told,) = league_sheets.terms(replace(league, size=size), w)
        assert ({"en": "third place", "ja": "3位"}[lang] in told) is promised, told


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_standings_of_a_swiss_are_told_whole(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, SWISS, ANN, BEN, CAT, DAN, EVE, weeks=3, lang=lang))
    weeks = LeagueWeeks(Leagues(rig.host))
    sheet = await league_sheets.board(there.services, league, w)
    assert "leaguejoin" in {p.verb for p in presses(sheet)}, "people may still come"
    assert sheet.picture is not None and all(p.name in sheet.picture.alt for p in (ANN, BEN, CAT, DAN, EVE))
    await finish(rig, await weeks.pairings(league))
    sheet = await league_sheets.own_sheet(there.services, league, ANN.id, w)
    assert w("cup-points-swiss") in sheet.text
    rows = await weeks.cup_standings(league)
    assert sheet.picture is not None
    for row in rows:
        told = {"points": row.points, "played": row.played, "won": row.won}
        assert w("league-row", place=str(row.place), name=league.called[row.side], **told) in sheet.picture.alt


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_bracket_of_a_knock_out_is_told_whole(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, lang=lang))
    weeks = LeagueWeeks(Leagues(rig.host))
    pairings = await weeks.pairings(league)
    (bye,) = (p.people[0] for p in pairings if len(p.people) == 1)
    sheet = await league_sheets.board(there.services, league, w)
    assert sheet.picture is not None and w("cup-alt-bye", name=league.called[bye]) in sheet.picture.alt
    told = [league.called[one] for p in pairings if len(p.people) == 2 for one in p.people]
    assert w("cup-alt-plays", names=w.join(told)) in sheet.picture.alt
    await finish(rig, pairings)
    sheet = await league_sheets.board(there.services, await weeks.leagues.one(league.id), w)
    assert sheet.picture is not None and w("cup-alt-plays", names=w.join(told)) not in sheet.picture.alt
    week = await league_sheets.week_sheet(there.services, league, 1, w)
    assert w("cup-bye", names=league.called[bye]) in week.text and w("cup-free", names="").strip() not in week.text
    league = await dealt(rig, league)
    rig.now += 1
    running = await league_sheets.board(there.services, league, w)
    assert w("cup-last") in running.text and "leaguejoin" not in {p.verb for p in presses(running)}
    assert w("cup-final") in (running.picture.alt if running.picture else "")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_places_of_a_final_of_several_are_told(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, DAN, lang=lang, size=4)
    league, weeks = await dealt(rig, league), LeagueWeeks(Leagues(rig.host))
    await finish(rig, await weeks.pairings(league))
    league = await weeks.leagues.one(league.id)
    order = [league.called[row.side] for row in await weeks.cup_standings(league)]
    sheet = await league_sheets.end_sheet(there.services, league, w)
    assert sheet.picture is not None and w("cup-alt-final", names=w.join(order)) in sheet.picture.alt


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Places: 1. {0}, 2. {1}, 3. {2}, 4. {3}, 5. {4} and {5}."),
        ("ja", "順位：1位 {0}、2位 {1}、3位 {2}、4位 {3}、5位 {4}、{5}"),
    ],
)
async def test_the_standings_of_a_knock_out_tell_the_places_of_all(rig: Rig, lang: Lang, told: str) -> None:
    """The message about its end has the same bracket already."""
    there, w = await Server(rig).begin(), words(lang)
    league, weeks = await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, DAN, EVE, FAY, lang=lang), LeagueWeeks(Leagues(rig.host))
    for _ in range(3):
        league = await dealt(rig, league)
        await finish(rig, await weeks.pairings(league))
    league = await weeks.leagues.one(league.id)
    rows = await weeks.cup_standings(league)
    assert league.status == "over" and [row.place for row in rows] == [1, 2, 3, 4, 5, 5]
    text = (await league_sheets.own_sheet(there.services, league, ANN.id, w)).text
    names = [league.called[row.side] for row in rows]
    assert told.format(*names) in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_winner_of_a_final_that_time_decided_is_named(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, KNOCKOUT, ANN, BEN, lang=lang))
    weeks = LeagueWeeks(Leagues(rig.host))
    rig.now += PATIENCE_S + DAY
    await weeks.look()
    league = await weeks.leagues.one(league.id)
    assert league.status == "over"
    (first,) = (row for row in await weeks.cup_standings(league) if row.place == 1)
    sheet = await league_sheets.end_sheet(there.services, league, w)
    assert w("cup-won-knockout", count=1, names=league.called[first.side], team=1) in sheet.text


@pytest.mark.parametrize("at", [0, 1])
async def test_who_left_a_final_before_it_was_dealt_has_not_won_it(rig: Rig, at: int) -> None:
    """Not even if they had the earlier place in the draw."""
    there, w = await Server(rig).begin(), words("en")
    league, weeks = await cup_of(rig, KNOCKOUT, ANN, BEN), LeagueWeeks(Leagues(rig.host))
    rig.now = max(rig.now, (await weeks.leagues.one(league.id)).due or 0.0)
    for due in await weeks.due():
        await weeks.plan(due)
    (final,) = await weeks.pairings(league)
    await weeks.leagues.leave(league.id, final.people[at])
    for found, pairing in await weeks.to_open():
        await weeks.seat(found, pairing, None, lambda: "lamp")
    await weeks.look()
    league = await weeks.leagues.one(league.id)
    assert league.status == "over"
    winner = league.called[final.people[1 - at]]
    assert league.called[(await weeks.cup_standings(league))[0].side] == winner
    sheet = await league_sheets.end_sheet(there.services, league, w)
    assert w("cup-won-knockout", count=1, names=winner, team=1) in sheet.text


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_message_of_a_last_round_tells_the_final_from_the_third_place(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, DAN, lang=lang))
    weeks = LeagueWeeks(Leagues(rig.host))
    first = await league_sheets.week_sheet(there.services, league, 1, w)
    assert not any(note(key, w) in first.text for key in ("final", "third"))
    await finish(rig, await weeks.pairings(league))
    league = await dealt(rig, league)
    lines = (await league_sheets.week_sheet(there.services, league, 2, w)).text.splitlines()
    assert [key for key in ("final", "third") for line in lines if line.endswith(note(key, w))] == ["final", "third"]
    final = next(p for p in await weeks.pairings(league) if p.week == 2)
    own = await league_sheets.own_sheet(there.services, league, final.people[0], w)
    assert any(line.endswith(note("final", w)) for line in own.text.splitlines())


def note(key: str, w: Words) -> str:
    """Return what stands behind the line of a table of the last round."""
    return w(f"cup-pair-{key}", line="")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_message_of_a_round_of_teams_says_which_teams_meet_and_names_nobody_twice(
    rig: Rig, lang: Lang
) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, KNOCKOUT, ANN, lang=lang, team=2, start=False)
    for person, team in ((BEN, 1), (CAT, 0), (DAN, 2)):
        await Leagues(rig.host).join(league.id, person, team)
    league = await Leagues(rig.host).one(league.id)
    for sheet in (
        await league_sheets.board(there.services, league, w),
        await league_sheets.own_sheet(there.services, league, BEN.id, w),
    ):
        assert sheet.text.count(DAN.name) == 1, sheet.text
    league = await dealt(rig, await Leagues(rig.host).start(league.id, ANN.id, manages=False))
    _, met, *tables, _ = (await league_sheets.week_sheet(there.services, league, 1, w)).text.splitlines()
    teams = [w("cup-team", name=person.name) for person in (ANN, CAT)]
    assert all(team in met for team in teams) and met.endswith(note("final", w)), met
    assert len(tables) == 2 and not any(team in line for team in teams for line in tables)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
async def test_a_team_sits_out_as_a_whole(rig: Rig, lang: Lang, mode: str) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, mode, ANN, BEN, CAT, lang=lang, team=2, start=False)
    for person, team in ((DAN, 1), (EVE, 2), (FAY, 3)):
        await Leagues(rig.host).join(league.id, person, team)
    league = await dealt(rig, await Leagues(rig.host).start(league.id, ANN.id, manages=False))
    (bye,) = (p.people[0] for p in await LeagueWeeks(Leagues(rig.host)).pairings(league) if len(p.people) == 1)
    text = (await league_sheets.week_sheet(there.services, league, 1, w)).text
    free = "cup-bye" if mode == KNOCKOUT else "cup-free"
    assert w(free, names=w("cup-team", name=league.called[bye])) in text.splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_message_of_a_round_tells_who_comes_late(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, SWISS, ANN, BEN, CAT, weeks=3, lang=lang)

    weeks = LeagueWeeks(Leagues(rig.host))

    async def told() -> str:
        for _ in range(2):
            for found, pairing in await weeks.to_open():
                await weeks.seat(found, pairing, None, lambda: "lamp")
            await there.rounds()
        (sheet,) = (s for s in there.sheets if any(p.verb == league_sheets.WEEKLY for p in presses(s)))
        return sheet.text

    await dealt(rig, league)
    before = await told()
    (bye,) = (p.people[0] for p in await weeks.pairings(league) if len(p.people) == 1)
    assert w("cup-free", names=league.called[bye]) in before
    await weeks.leagues.join(league.id, DAN)
    after = await told()
    assert w("cup-free", names=league.called[bye]) not in after
    assert sum(DAN.name in line and league.called[bye] in line for line in after.splitlines()) == 1, "their table"
    await weeks.leagues.join(league.id, EVE)
    assert w("cup-from-next", names=EVE.name) in await told()


@pytest.mark.parametrize("mode", [LEAGUE, SWISS])
async def test_the_message_of_a_round_that_is_past_gives_a_date(rig: Rig, mode: str) -> None:
    """No such message says that the next pairings come twelve hours ago."""
    there, w = await Server(rig).begin(), words("en")
    league = await dealt(rig, await cup_of(rig, mode, ANN, BEN, CAT, weeks=3))
    when = f"<t:{int(league.due or 0)}"
    assert f"{when}:f>" in (await league_sheets.week_sheet(there.services, league, 1, w)).text
    assert f"{when}:R>" in (await league_sheets.board(there.services, league, w)).text, "it is kept up to date"


async def test_who_has_picked_a_team_is_not_asked_again(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await cup_of(rig, SWISS, ANN, start=False, team=2)
    ben, answered = there.caller(BEN), list[str]()

    async def turn(text: str) -> None:
        answered.append(text)

    ben.values, ben.replace_all = ("1",), turn
    await there.cog.join_team(ben, Press(0, TEAM, league.id, (0,)))
    assert len(answered) == 1 and not ben.told, "in the place of the question"


async def test_a_knock_out_says_that_it_waits_for_its_tables(rig: Rig) -> None:
    there, w = await Server(rig).begin(), words("en")
    league = await dealt(rig, await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, DAN))
    told = w("cup-next-knockout", when=f"<t:{int(league.due or 0)}:f>")
    assert told in (await league_sheets.board(there.services, league, w)).text
    rig.now = (league.due or 0) + 1
    assert told in (await league_sheets.board(there.services, league, w)).text, "no message changes as time passes"


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_who_sat_out_while_all_others_tied_does_not_win_in_their_place(
    rig: Rig, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, SWISS, ANN, BEN, CAT, weeks=1)
    row = CupRow(CAT.id, 1, 0, 0, 2, 0.0, 0, gone=False)
    tied = [replace(row, side=one.id, place=2, played=1, won=1, points=1) for one in (ANN, BEN)]

    async def standings(weeks: LeagueWeeks, league: League) -> list[CupRow]:
        return [row, *tied]

    monkeypatch.setattr(LeagueWeeks, "cup_standings", standings)
    names = w.join(["Ann", "Ben"])
    assert await league_sheets.winner_lines(there.services, league, w) == [
        w("cup-won-swiss", count=2, names=names, points=1, team=1)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_knock_out_that_ended_before_any_table_was_decided_has_no_places(rig: Rig, lang: Lang) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await dealt(rig, await cup_of(rig, KNOCKOUT, ANN, BEN, CAT, DAN, EVE))
    await Leagues(rig.host).lost(league.id)
    league = await Leagues(rig.host).one(league.id)
    text = (await league_sheets.own_sheet(there.services, league, EVE.id, w)).text
    assert w("league-no-games") in text
    assert w("cup-places", places="|").partition("|")[0] not in text


async def test_a_team_is_joined_by_name_and_a_full_one_by_nobody(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await cup_of(rig, SWISS, ANN, start=False, team=2)
    joining = Press(0, "leaguejoin", league.id)
    ben = there.caller(BEN)
    await there.cog.join(ben, joining)
    assert ben.told == [words("en")("cup-team-ask")]
    assert (await Leagues(rig.host).one(league.id)).member(BEN.id) is None
    ben.values = ("1",)
    await there.cog.join_team(ben, Press(0, TEAM, league.id, (0,)))
    cat = there.caller(CAT)
    cat.values = ("1",)
    assert (await refused(there.cog.join_team(cat, Press(0, TEAM, league.id, (0,))))).reason == "cup-team-full"
    await there.cog.join(cat, joining)
    league = await Leagues(rig.host).one(league.id)
    assert [[m.person for m in league.members(side)] for side in league.entrants] == [[ANN.id, BEN.id], [CAT.id]]
    lines = league_sheets.team_lines(league, words("en"))
    assert len(lines) == 2 and "Ann" in lines[0] and "Ben" in lines[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", [SWISS, KNOCKOUT])
async def test_who_joins_a_team_that_plays_is_told_when_they_play(rig: Rig, lang: Lang, mode: str) -> None:
    there, w = await Server(rig).begin(), words(lang)
    league = await cup_of(rig, mode, ANN, BEN, CAT, team=2, weeks=3, start=False)
    for person, team in ((EVE, 2), (FAY, 3)):
        await Leagues(rig.host).join(league.id, person, team)
    league = await dealt(rig, await Leagues(rig.host).start(league.id, ANN.id, manages=False))
    told = {"title": w("target-title"), "id": str(league.id)}
    short = league.side_of(ANN.id)
    dan, gus = there.caller(DAN, lang), there.caller(GUS, lang)
    dan.values, gus.values = (short.removeprefix("team-"),), ("0",)
    for who in (dan, gus):
        await there.cog.join_team(who, Press(0, TEAM, league.id, (0,)))
    assert dan.told == [w("cup-joined-team", **told)]
    assert gus.told == [w("cup-joined-late", mode=mode, **told)], "a team of their own waits for a place"


async def test_who_is_kept_apart_finds_no_cup_and_no_team(rig: Rig) -> None:
    there = await Server(rig).begin()
    league = await cup_of(rig, SWISS, ANN, start=False, team=2)
    await rig.host.blocks.block(ANN, BEN.id)
    ben = there.caller(BEN)
    ben.values = ("1",)
    for press in (Press(0, "leaguejoin", league.id), Press(0, TEAM, league.id, (0,))):
        door = there.cog.join_team if press.verb == TEAM else there.cog.join
        assert (await refused(door(ben, press))).reason == "no-such-league"
    outside = there.caller(CAT, sees=False)
    outside.interaction.channel_id = 1
    outside.values = ("1",)
    assert (await refused(there.cog.join_team(outside, Press(0, TEAM, league.id, (0,))))).reason == "no-such-league"


async def test_a_form_that_was_open_before_there_were_cups_opens_a_league(rig: Rig) -> None:
    desk = Desk(rig, LeagueCommands)
    await desk.submit(Press(0, FORM, 0, ("target",)).custom_id(), weeks="2", pace="weekly", players="2")
    (league,) = await Leagues(rig.host).of_guild(str(GUILD))
    assert (league.mode, league.days, league.team, league.weeks) == ("league", 7, 1, 2)


async def test_a_cup_needs_private_threads(rig: Rig) -> None:
    desk = Desk(rig, LeagueCommands)
    fields = {"kind": "swiss.1", "weeks": "0", "days": "3", "pace": "daily", "players": "2"}
    form = Press(0, FORM, 0, ("target",)).custom_id()
    assert await refused_at(desk.submit(form, **fields)) == "cup-no-threads"
    assert await Leagues(rig.host).of_guild(str(GUILD)) == []


@pytest.mark.parametrize("kind", ["week", "end"])
async def test_a_message_that_was_sent_and_not_stored_is_not_sent_again(rig: Rig, kind: str) -> None:
    """The process ends between the two, and the next one looks hours later."""
    there = await Server(rig).begin()
    league = await cup_of(rig, SWISS, ANN, BEN, weeks=1, days=3)
    await there.rounds()
    if kind == "end":
        league = await dealt(rig, league)
        await there.rounds()
        pairings = await LeagueWeeks(Leagues(rig.host)).pairings(league)
        for pairing in pairings:
            assert (await rig.play_on(pairing.table or 0, ANN, BEN, moves=2000)).status is Status.FINISHED
    else:
        await dealt(rig, league)
    before, there.killed = len(there.shown), "after sending"
    with pytest.raises(BaseException):  # noqa: B017  # the process ends here
        for _ in range(3):
            await there.rounds()
    rig.now += 3 * 3600
    await there.restart()
    await there.begin()
    for _ in range(3):
        await there.rounds()
    verb = "leagueended" if kind == "end" else "leagueweek"
    told = [s for s in there.sheets if any(p.verb in (verb, "leagueend") for p in presses(s))]
    assert len(there.shown) == before + 1, [s.text for s in there.sheets]
    assert kind == "week" or len(told) == 1
