"""The deal of the day: the same cards for everybody, once, and its results."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import date
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.proof import commitment
from engine.games.registry import GAMES
from engine.host.absence.vacations import COMPUTER
from engine.host.community.daily import SQL, Daily, Standing, key_of, seats_of, streak_of
from engine.host.community.sharing import Shares
from engine.host.model.duplicate_deals import DAY, day_of
from engine.host.model.records import DeliveryKind, DeliveryTask, Person, Post, Status, TableInfo
from engine.host.model.rows import DAILY
from engine.host.table.library import Library
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, Rig, refused
from tests.host.test_personal_data import everything

NAMES = ("Robot 1", "Robot 2", "Robot 3")


async def sits_down(rig: Rig, person: Person) -> TableInfo:
    return await rig.host.daily.open("toy", person, NAMES, "house", channel=f"dm-{person.id}", lang="ja")


async def plays(rig: Rig, person: Person, first: int = 1) -> TableInfo:
    info = await sits_down(rig, person)
    await rig.act(info.id, person, "bid", first)
    await rig.play_on(info.id, person)
    return await rig.host.reading.table(info.id)


async def standing(rig: Rig, person: Person, day: str | None = None) -> Standing:
    return await rig.host.daily.standing(day or rig.host.daily.today, "toy", person.id)


async def test_everybody_gets_the_same_cards_once_a_day(rig: Rig) -> None:
    ann, ben = await sits_down(rig, ANN), await sits_down(rig, BEN)
    assert ann.status is ben.status is Status.PLAYING and ann.id != ben.id and ann.cards == ben.cards
    assert (ann.guild, ann.channel, ann.hints, ann.undo, len(ann.seats)) == (None, f"dm-{ANN.id}", False, "off", 4)
    seen = [(await rig.host.reading.view(t.id, p.id))[1].s.number[0] for t, p in ((ann, ANN), (ben, BEN))]
    assert seen[0] == seen[1] and ann.commitment != ben.commitment
    await rig.reopen()
    assert (await sits_down(rig, ANN)).id == ann.id
    await rig.host.seating.leave(ann.id, ANN, rig.press())
    assert (await sits_down(rig, ANN)).status is Status.ENDED, "nobody has a second try"
    rig.now += DAY
    assert (await sits_down(rig, ANN)).id not in (ann.id, ben.id)


async def test_two_presses_at_once_open_one_table(rig: Rig) -> None:
    first, second = await asyncio.gather(sits_down(rig, ANN), sits_down(rig, ANN))
    assert first.id == second.id and (await standing(rig, ANN)).begun == 1


async def test_a_table_that_a_kill_left_undealt_is_dealt_by_the_next_press(rig: Rig) -> None:
    start = rig.host.dealing.start

    async def killed(*_: object) -> None:
        raise KeyboardInterrupt

    rig.host.dealing.start = killed  # type: ignore[method-assign, assignment]
    with suppress(KeyboardInterrupt):
        await sits_down(rig, ANN)
    rig.host.dealing.start = start  # type: ignore[method-assign]
    await rig.reopen()
    left = (await standing(rig, ANN)).table
    assert left is not None and left.status is Status.OPEN
    for change in (
        rig.host.seating.remove_computer(left.id, ANN, 1, rig.press()),
        rig.host.seating.choose_seat(left.id, ANN, 1, rig.press()),
        rig.host.lobby_options.allow_hints(left.id, ANN, True, rig.press()),
        rig.host.lobby_options.choose_option(left.id, ANN, "rounds", 3, rig.press()),
    ):
        assert (await refused(change)).reason == "cards-fixed"
    assert (await sits_down(rig, ANN)).status is Status.PLAYING


async def test_results_count_until_the_day_is_over(rig: Rig) -> None:
    await plays(rig, ANN, 1)
    alone = await standing(rig, ANN)
    assert (alone.people, alone.place, alone.better_than) == (1, 1, None)
    await plays(rig, BEN, 3)
    late = await sits_down(rig, CAT)
    ann, ben = await standing(rig, ANN), await standing(rig, BEN)
    assert ann.scores == ben.scores and [score for score, _ in ann.scores] == [ann.own, ben.own]
    assert [(s.place, s.better_than, s.begun) for s in (ann, ben)] == [(2, 0, 3), (1, 100, 3)]
    day = rig.host.daily.today
    rig.now += DAY
    await rig.play_on(late.id, CAT)
    after = await standing(rig, CAT, day)
    assert after.people == 2 and after.own is None
    assert after.table is not None and after.table.status is Status.FINISHED


async def test_the_secret_is_sealed_until_the_day_is_over(rig: Rig) -> None:
    info = await plays(rig, ANN)
    today, day = await standing(rig, ANN), rig.host.daily.today
    export = await rig.host.reading.export(info.id)
    assert today.secret == "" and export["secret"] is None and export["log"] == []
    assert (await refused(rig.host.duplicate_deals.must_be_shareable(info.id))).reason == "cards-sealed"
    running = await sits_down(rig, BEN)
    rig.now = today.ends
    assert rig.host.daily.yesterday == day
    shown = await standing(rig, ANN, day)
    assert commitment(bytes.fromhex(shown.secret), key_of(day, "toy")) == today.commitment == shown.commitment
    assert (await rig.host.reading.export(info.id))["secret"] == shown.secret
    assert (await standing(rig, BEN, day)).secret == "", "whoever still plays these cards has to wait"
    await rig.play_on(running.id, BEN)
    assert (await standing(rig, BEN, day)).secret == shown.secret


async def test_nobody_else_comes_to_a_table_of_the_day(rig: Rig) -> None:
    info = await sits_down(rig, ANN)
    assert (await refused(rig.host.substitutes.offer_seat(info.id, ANN, BEN, rig.press()))).reason == "cards-fixed"
    await rig.play_on(info.id, ANN)
    call = rig.host.opening.open_table(
        "toy", {}, 4, BEN, guild="g", channel="c", lang="ja", interaction=rig.press(), again=info.id
    )
    assert (await refused(call)).reason == "again-not-possible"
    assert (await rig.host.rematch.open(info.id, ANN, rig.press())).table.cards == ""


async def test_who_is_forgotten_stays_a_result_without_a_name(rig: Rig) -> None:
    await plays(rig, ANN)
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    after = await standing(rig, ANN)
    assert (after.people, after.table, after.own) == (1, None, None)
    assert (await refused(sits_down(rig, ANN))).reason == "cards-known"


def test_days_begin_at_midnight_utc() -> None:
    assert [day_of(at) for at in (0.0, DAY - 0.5, float(DAY))] == ["1970-01-01", "1970-01-01", "1970-01-02"]


def test_as_near_to_four_seats_as_a_game_can_be_played() -> None:
    found = {slug: seats_of(game) for slug, game in GAMES.items()}
    assert {slug: n for slug, n in found.items() if n != 4} == {"stendhal": 5, "en_garde": 2, "hex_jinchi": 3}


def test_games_say_whether_the_least_wins() -> None:
    assert [slug for slug, game in GAMES.items() if game.least_wins] == ["geschenk"]


async def test_a_table_of_the_day_is_brought_to_no_server(rig: Rig) -> None:
    info = await sits_down(rig, ANN)
    call = rig.host.relocation.propose(info.id, ANN, "g", "c", rig.press())
    assert (await refused(call)).reason == "cards-fixed"
    assert (await rig.host.reading.table(info.id)).guild is None
    assert (await rig.host.relocation.propose(info.id, ANN, None, "dm-anew", rig.press())).there, (
        "another direct message is fine"
    )


async def test_who_is_forgotten_leaves_no_direct_messages_behind(rig: Rig) -> None:
    over, running = await plays(rig, ANN), await sits_down(rig, BEN)
    for info, person in ((over, ANN), (running, BEN)):
        await rig.deliver()
        await rig.host.posts.save(Post(info.id, "table", "", info.channel, f"shown-at-{info.id}", 1, rig.now))
        await rig.host.personal_data.forget(person, lambda lang: "somebody")
        dump = "\n".join(everything(rig))
        assert info.channel not in dump and f"shown-at-{info.id}" not in dump


async def test_a_shared_result_is_deleted_when_its_person_is_forgotten(rig: Rig) -> None:
    over, shares = await plays(rig, ANN), Shares(rig.host.tables.store, lambda: rig.now)
    await rig.deliver()
    await rig.host.settings.remember_person(ANN)
    await shares.claim(over.id, ANN, "channel")
    await shares.posted(over.id, ANN, "channel", "shown")
    await rig.host.posts.save(Post(over.id, "hand", ANN.id, over.channel, "hand", 1, rig.now))
    taken = list[str]()

    async def take_away(task: DeliveryTask) -> None:
        taken.append(task.target)

    await rig.host.personal_data.forget(ANN, lambda lang: "somebody", take_away)
    left = [t for t in await rig.host.deliveries.in_outbox() if t.kind is DeliveryKind.CLEAR]
    assert [(t.target, t.facts["channel"]) for t in left] == [("shown", "channel")] and taken == ["hand"]
    assert over.channel not in "\n".join(everything(rig))


async def test_what_a_computer_has_played_for_somebody_does_not_count(rig: Rig) -> None:
    info = await sits_down(rig, ANN)
    await rig.host.vacations.go_away(ANN, date(1970, 1, 12), COMPUTER, rig.press())
    assert (await rig.play_on(info.id)).status is Status.FINISHED
    await plays(rig, BEN)
    after = await standing(rig, ANN)
    assert (after.begun, after.people, after.own) == (2, 1, None)
    assert (await standing(rig, ANN)).people == 1, "and it is not looked at again"


async def test_who_sits_down_at_midnight_plays_by_the_options_of_their_cards(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day may end between any two lines."""
    day, options = rig.host.daily.today, rig.host.daily.options
    asked: list[str] = []

    async def secret(cards: str) -> bytes:
        rig.now += 86_400
        return bytes(32)

    async def remembered(of: str, game: str) -> Any:
        asked.append(of)
        return await options(of, game)

    monkeypatch.setattr(rig.host.daily, "_secret", secret)
    monkeypatch.setattr(rig.host.daily, "options", remembered)
    info = await sits_down(rig, ANN)
    assert info.cards == key_of(day, "toy") and asked == [day]


def test_the_week_has_the_shortest_games_from_monday_on() -> None:
    daily = Daily(SimpleNamespace(tables=SimpleNamespace(library=Library(GAMES, CHOOSERS))))  # type: ignore[arg-type]
    week = daily.week()
    minutes = [GAMES[slug].box.minutes for slug in week]
    assert len({*week}) == 7 and minutes == sorted(minutes)
    assert max(minutes) <= min(GAMES[slug].box.minutes for slug in GAMES if slug not in week)
    days = [f"2026-11-{day}" for day in range(23, 30)]
    assert [daily.featured(day) for day in days] == week, "the 23rd is a Monday"
    assert daily.featured("2026-11-30") == week[0]
    daily.host.tables.library.away.add(week[0])
    assert daily.week() == week, "a game that is switched off for an hour moves no other to another day"


TODAY = 100


@pytest.mark.parametrize(
    ("missed", "length"),
    [
        ([], 30),
        ([0], 29),  # today is not over
        ([1], 29),
        ([0, 1], 28),
        ([5], 29),
        ([5, 12], 28),
        ([5, 11], 10),
        ([5, 6], 5),
        ([0, 1, 2], 0),
        ([0, 1, 8], 27),
        ([0, 1, 7], 5),
    ],
)
def test_one_missed_day_a_week_breaks_no_streak(missed: list[int], length: int) -> None:
    """``missed``: how many days ago; thirty days are played otherwise, none before."""
    played = {TODAY - ago for ago in range(30) if ago not in missed}
    assert streak_of(played, TODAY) == length


def test_who_never_played_has_none() -> None:
    assert streak_of(set(), TODAY) == 0 and streak_of({TODAY}, TODAY) == 1 and streak_of({TODAY - 3}, TODAY) == 0


async def test_the_last_seven_days_name_their_games(rig: Rig) -> None:
    """Up to any day, and nobody else's."""
    days, none = list[str](), ("",) * 7
    assert await rig.host.daily.week_of(ANN.id, rig.host.daily.today) == none
    for ago in range(11):
        days.append(rig.host.daily.today)
        if ago % 5 == 0:
            await plays(rig, ANN)
        rig.now += DAY
    assert await rig.host.daily.week_of(ANN.id, days[-1]) == ("", "toy", "", "", "", "", "toy")
    assert await rig.host.daily.week_of(ANN.id, days[5]) == ("", "toy", "", "", "", "", "toy")
    assert await rig.host.daily.week_of(ANN.id, days[4]) == ("", "", "toy", "", "", "", "")
    assert await rig.host.daily.week_of(BEN.id, days[-1]) == none


async def test_a_streak_counts_days_with_a_result_that_counts(rig: Rig) -> None:
    """Also while nobody has looked at the results of those days."""
    for ago in range(3):
        info = await plays(rig, ANN)
        assert info.status is Status.FINISHED
        assert await rig.host.daily.streak(ANN.id) == ago + 1 and await rig.host.daily.streak(BEN.id) == 0
        rig.now += DAY
    assert await rig.host.daily.streak(ANN.id) == 3, "today is not over"
    late = await sits_down(rig, ANN)
    rig.now += DAY
    await rig.play_on(late.id, ANN)
    assert await rig.host.daily.streak(ANN.id) == 3, "a day of rest; what is finished late counts for no day"
    left = await rig.host.tables.store.rows(SQL.unsettled_deals_of_person, (ANN.id, f"{DAILY}%"))
    assert left == [], "nor is it looked at again"
    rig.now += 2 * DAY
    assert await rig.host.daily.streak(ANN.id) == 0
