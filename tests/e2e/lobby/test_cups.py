"""Cups through the real commands: Swiss, knock-out and teams, people who come and go, closed tables."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import count

import discord
import pytest

from cogs.community.channel_posts import ChannelPostBoard
from cogs.community.league_weeks import LeagueRunner
from cogs.lobby import opening
from engine.host.community.league_weeks import LeagueWeeks, Pairing
from engine.host.community.leagues import League, Leagues
from engine.host.model.records import Person as Player
from engine.host.model.records import Status
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.lobby.test_server_life import EN, button, posted
from tests.e2e.reached import shift
from tests.e2e.robust import JA, Sitting, says, settled, shows_one_hand, told, whole_round
from tests.e2e.world import World, eventually
from tests.host.kills import Killed

GAME = "en_garde"
_PRESS = count()


async def opened(organiser: Person, kind: str, **fields: str) -> Message:
    """Open a cup by the form of /league; return its board."""
    leagues = await organiser.result(await organiser.slash("table", "league"))
    form = await organiser.select(leagues, JA("league-new"), GAME)
    await form.answer()
    typed = {"kind": kind, "weeks": "0", "days": "3", "pace": "daily", "players": "2"} | fields
    await organiser.result(await organiser.submit(form, typed))
    return await posted(organiser, "leaguejoin")


async def short(world: World) -> None:
    """Let one hit win a match of the cup."""
    league, presets = await league_of(world), world.host.presets
    usual = await presets.usual(GAME)
    await presets.set_of_league(GAME, league.id, replace(usual, options={**usual.options, "target": 1}))


async def join(person: Person, board: Message) -> Message:
    return await person.result(await person.click(board, button(board, "leaguejoin")))


async def league_of(world: World) -> League:
    (league,) = await Leagues(world.host).of_guild(world.box.guild("Home").id)
    return league


async def round_of(world: World, league: League) -> list[Pairing]:
    """Let the runner begin what is due; return the pairings of the newest round, dealt."""
    runner = world.bot.get_cog(LeagueRunner.__name__)
    assert isinstance(runner, LeagueRunner)
    await whole_round(runner)
    await whole_round(runner)
    await settled(world)
    now = await Leagues(world.host).one(league.id)
    found = await LeagueWeeks(Leagues(world.host)).pairings(now)
    return [p for p in found if p.week == now.week]


async def next_round(world: World, league: League) -> list[Pairing]:
    now = await Leagues(world.host).one(league.id)
    if now.due is not None and now.week:
        shift(world, max(0.0, now.due - world.host.tables.clock()) + 1)
        board = world.bot.get_cog(ChannelPostBoard.__name__)
        assert isinstance(board, ChannelPostBoard)
        board.channel_posts.clock = world.bot.services.clock
    return await round_of(world, league)


async def finish(world: World, pairings: list[Pairing]) -> None:
    """Play these tables to their end, by the host's own door."""
    host = world.host
    for pairing in pairings:
        while pairing.table and (await host.reading.table(pairing.table)).status is Status.PLAYING:
            for person in pairing.people:
                info, view = await host.reading.view(pairing.table, person)
                seat = info.seat_of(person)
                if seat is not None and seat.prompt and view.legal:
                    move = list(view.legal[-1].wire())
                    await host.play.act(pairing.table, Player(person, ""), seat.prompt, move, f"cup-{next(_PRESS)}")
                    break
    await settled(world)


def met(pairings: list[Pairing]) -> set[frozenset[str]]:
    return {frozenset(p.people) for p in pairings if len(p.people) > 1}


def six(world: World) -> list[Person]:
    """Return three usual people and three who join the server."""
    for name in ("Bea", "Cem", "Dora"):
        world.box.add_person(name, "en-US")
    return [world.box.person(name) for name in ("さくら", "ミナト", "Alex", "Bea", "Cem", "Dora")]


async def test_a_swiss_of_five_with_a_withdrawal_and_a_late_joiner(world: World) -> None:
    sakura, *others, dora = six(world)
    board = await opened(sakura, "swiss.1", weeks="3")
    assert JA("cup-heading", title=JA("en_garde-title"), id="1") in board.content
    assert JA("button-more") in board.labels and JA("button-league-look") not in board.labels
    await short(world)
    for person in others:
        await join(person, board)
    board = await posted(sakura, "leaguestart", "Cem")
    assert await told(others[0], await others[0].click(board, button(board, "leaguestart"))) == JA(
        "league-organiser-only"
    )
    await sakura.result(await sakura.click(board, button(board, "leaguestart")))
    league = await league_of(world)
    first = await round_of(world, league)
    tables = [p for p in first if p.table]
    assert sorted(len(p.people) for p in first) == [1, 2, 2]
    week = await posted(sakura, "leagueweek")
    assert JA("cup-week", title=JA("en_garde-title"), id="1", week=1) in week.content
    # The same cards, in threads that only their people see.
    everybody = {person.id: person for person in (sakura, *others, dora)}
    sittings = [Sitting(world, p.table or 0, [everybody[one] for one in p.people]) for p in tables]
    one, other = [await sitting.match() for sitting in sittings]
    assert [list(hand) for hand in one.state.hands] == [list(hand) for hand in other.state.hands]
    for sitting, pairing in zip(sittings, tables, strict=True):
        place = await sitting.place()
        seen = {person.id for person in everybody.values() if person.sees(place)}
        assert place.kind == 12 and seen >= set(pairing.people)
        assert not {p.id for p in others} & seen - set(pairing.people), "nobody else looks on"
        await shows_one_hand(sitting, await sitting.awaited())
    await finish(world, tables[:1])
    stranger = next(everybody[one] for one in tables[1].people if one != sakura.id)
    refused = await told(stranger, await press_from(stranger, "lobby", tables[0].table or 0, "replay"))
    assert refused == says("no-such-table", stranger), "the thread is closed, and so is what was played there"
    refused = await told(sakura, await press_from(sakura, "lobby", tables[0].table or 0, "replay"))
    if sakura.id not in tables[0].people:
        # The owner of a server sees every thread.
        playing = next((p.table for p in tables if sakura.id in p.people), None)
        closed = JA("cup-sealed") if playing is None else JA("cards-in-play", table=str(playing))
        assert refused == closed
    await finish(world, tables)
    leaver = next(p for p in others if p.id in {one for q in tables for one in q.people})
    page = await leaver.result(await leaver.click(week, button(week, "leagueweek")))
    assert page.ephemeral and len(page.attachments) == 1
    asked = await leaver.result(await leaver.click(page, button(page, "leagueleave")))
    assert asked.content == says("cup-leave-sure", leaver, title=says("en_garde-title", leaver), id="1", begun="yes")
    await leaver.result(await leaver.click(asked, button(asked, "leagueout")))
    second = await next_round(world, league)
    assert sorted(len(p.people) for p in second) == [2, 2] and not met(first) & met(second)
    board = await posted(sakura, "leaguejoin")
    joined = await join(dora, board)
    assert joined.content == EN("cup-joined-late", title=EN("en_garde-title"), id="1", mode="swiss")
    await finish(world, second)
    third = await next_round(world, league)
    assert dora.id in {one for pair in met(third) for one in pair}
    await finish(world, third)
    await round_of(world, league)
    end = await posted(sakura, "leagueend")
    assert JA("cup-ended", title=JA("en_garde-title"), id="1") in end.content and len(end.attachments) == 1
    assert (await Leagues(world.host).one(league.id)).status == "over"


async def test_a_knock_out_of_six_with_the_third_place(world: World) -> None:
    sakura, *others = six(world)
    board = await opened(sakura, "knockout.1")
    assert JA("cup-points-knockout") not in board.content
    await short(world)
    for person in others:
        await join(person, board)
    board = await posted(sakura, "leaguestart", "Dora")
    await sakura.result(await sakura.click(board, button(board, "leaguestart")))
    league = await league_of(world)
    sizes = []
    for _ in range(3):
        now = await next_round(world, league)
        sizes.append(sorted(len(p.people) for p in now))
        await finish(world, now)
    await round_of(world, league)
    assert sizes == [[1, 1, 2, 2], [2, 2], [2, 2]]
    end = await posted(sakura, "leagueend")
    (picture,) = end.attachments
    assert JA("cup-final") in picture["description"] and JA("cup-third") in picture["description"]
    rows = await LeagueWeeks(Leagues(world.host)).cup_standings(await Leagues(world.host).one(league.id))
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 5]


async def test_teams_are_picked_and_a_computer_plays_for_who_is_missing(world: World) -> None:
    sakura, minato, alex, *_ = six(world)
    board = await opened(sakura, "swiss.2", weeks="1")
    asked = await join(minato, board)
    assert JA("cup-team-ask") in asked.content
    await minato.result(await minato.select(asked, JA("cup-team-ask"), "1"))
    board = await posted(sakura, "leaguestart", "ミナト")
    answer = await join(alex, board)
    assert answer.content == EN("cup-joined", title=EN("en_garde-title"), id="1"), "no team has a free place"
    board = await posted(sakura, "leaguestart", "Alex")
    assert "Alexチーム" in board.content
    await sakura.result(await sakura.click(board, button(board, "leaguestart")))
    league = await league_of(world)
    now = await round_of(world, league)
    assert len(now) == 2 and all(p.table for p in now)
    infos = [await world.host.reading.table(p.table or 0) for p in now]
    assert sorted([s.person for s in info.seats].count(None) for info in infos) == [0, 1]


async def test_a_cup_is_not_opened_where_there_are_no_private_threads(world: World, sakura: Person) -> None:
    world.box.admin.deny(world.box.channel("table"), "CREATE_PRIVATE_THREADS")
    leagues = await sakura.result(await sakura.slash("table", "league"))
    form = await sakura.select(leagues, JA("league-new"), GAME)
    await form.answer()
    fields = {"kind": "swiss.1", "weeks": "0", "days": "3", "pace": "daily", "players": "2"}
    refused = await told(sakura, await sakura.submit(form, fields))
    assert "プライベートスレッド" in refused
    assert await Leagues(world.host).of_guild(world.box.guild("Home").id) == []


@pytest.mark.parametrize("between", ["thread and people", "thread and table", "answer lost"])
async def test_a_kill_between_thread_and_table_opens_no_second_thread(
    world: World, monkeypatch: pytest.MonkeyPatch, between: str
) -> None:
    sakura, *others, _ = six(world)
    board = await opened(sakura, "swiss.1", weeks="3")
    for person in others[:3]:
        await join(person, board)
    board = await posted(sakura, "leaguestart", "Bea")
    runner = world.bot.get_cog(LeagueRunner.__name__)
    assert isinstance(runner, LeagueRunner)

    async def dying(*args: object, **facts: object) -> None:
        raise Killed

    async def lost(*args: object, **facts: object) -> None:
        raise TimeoutError

    def private() -> list[str]:
        return [str(c.data["name"]) for c in world.box.world.channels.values() if c.kind == 12]

    with monkeypatch.context() as patch:
        # Only these rounds are done: two at once, in one process, never happen.
        await runner.background.end()
        if between == "thread and table":
            patch.setattr(LeagueWeeks, "seat", dying)
        else:
            patch.setattr(opening, "admit", dying if between == "thread and people" else lost)
        await sakura.result(await sakura.click(board, button(board, "leaguestart")))
        for _ in range(2):
            with suppress(Killed):
                await runner.round()
        await settled(world)
    assert 1 <= len(private()) <= 2
    await world.restart()

    async def dealt() -> list[Pairing]:
        """Return the tables, once the runner has dealt them."""
        found = await LeagueWeeks(Leagues(world.host)).pairings(await league_of(world))
        return found if len(found) == 2 and all(p.table for p in found) else []

    tables = await eventually(dealt)
    await settled(world)
    assert len(private()) == len(set(private())) == 2
    everybody = {person.id: person for person in (sakura, *others)}
    for pairing in tables:
        place = await Sitting(world, pairing.table or 0, [everybody[one] for one in pairing.people]).place()
        seen = {person.id for person in everybody.values() if person.sees(place)} - {sakura.id}
        assert seen == {*pairing.people} - {sakura.id}, "its people and nobody else"


async def test_beside_another_cup_of_the_game_no_thread_is_taken_over(world: World) -> None:
    """Its people may be others, and they must not see the table."""
    sakura, *others, _ = six(world)
    board = await opened(sakura, "swiss.1", weeks="3")
    await join(others[0], board)
    board = await posted(sakura, "leaguestart", "ミナト")
    await sakura.result(await sakura.click(board, button(board, "leaguestart")))
    first = await league_of(world)
    runner = world.bot.get_cog(LeagueRunner.__name__)
    assert isinstance(runner, LeagueRunner)
    (pairing,) = [p for p in await round_of(world, first) if len(p.people) == 2]
    channel = runner.channel_of(first)
    assert isinstance(channel, discord.TextChannel)
    free = await channel.create_thread(name="A name", type=discord.ChannelType.private_thread)
    await settled(world)
    assert await runner.left_over(first, channel, "A name", pairing) == str(free.id)
    assert await runner.left_over(first, channel, "Another name", pairing) is None
    host, ann = world.host, Player(sakura.id, sakura.name)
    other = await host.opening.open_table(
        GAME,
        {},
        2,
        ann,
        guild=first.guild,
        channel=first.channel,
        thread=str(free.id),
        lang=first.lang,
        interaction="another table",
    )
    await host.seating.close_table(other.id, ann, "and it is closed")
    assert await runner.left_over(first, channel, "A name", pairing) is None, "those of the table see the thread"
    await host.tables.store.write("UPDATE tables SET thread = NULL WHERE id = ?", (other.id,))
    assert await runner.left_over(first, channel, "A name", pairing) == str(free.id)
    columns = "game, size, pace, weeks, organiser, guild, channel, lang, status, opened, mode, week, counted"
    await world.host.tables.store.write(f"INSERT INTO leagues ({columns}) SELECT {columns} FROM leagues")
    assert await runner.left_over(first, channel, "A name", pairing) is None
