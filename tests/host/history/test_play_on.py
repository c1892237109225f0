"""Playing on from a position of a finished game: the same hidden cards, against computers, and for nobody's record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.model.duplicate_deals import played_on
from engine.host.model.records import DeliveryKind, Person, Status, TableInfo
from engine.host.model.rows import PLAYED_ON
from engine.players.registry import CHOOSERS
from engine.verify import check
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.whole import check_whole

EVE = Person("104", "Eve")
PEOPLE = (ANN, BEN, CAT, DAN, EVE)


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def ended(rig: Rig, game: str, moves: int) -> TableInfo:
    """Return a table that its people have ended after so many moves, or a finished one."""
    people = PEOPLE[: GAMES[game].default_seats]
    info = await rig.started(*people, game=game, size=len(people))
    for _ in range(moves):
        row = await rig.host.tables.table_row(info.id)
        asked = [c for c in row.seats if c.prompt]
        if row.status is not Status.PLAYING or not asked:
            rig.now += 60.0
            await rig.host.clocks.tick()
            continue
        match = await rig.host.tables.matches.of(row)
        action = next(iter(match.game.legal(match.state, asked[0].seat)))
        await rig.host.play.act(info.id, people[asked[0].seat], asked[0].prompt, action.wire(), rig.press())
    for person in people:
        if (await rig.host.reading.table(info.id)).status is Status.PLAYING:
            await rig.host.play.vote_end(info.id, person, rig.press())
    return await rig.host.reading.table(info.id)


async def opened(
    rig: Rig, source: TableInfo, count: int, seat: int = 0, person: Person = ANN, press: str = ""
) -> TableInfo:
    names = [f"Robot {at}" for at in range(len(source.seats) - 1)]
    acted = await rig.host.play_on.open(
        source.id, count, seat, person, names, "house", channel="7", lang="en", interaction=press or rig.press()
    )
    return await rig.host.reading.table(acted.table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_it_begins_at_the_position_with_the_same_hidden_cards(real: Rig, game: str) -> None:
    source = await ended(real, game, 24)
    _, film = await real.host.replay.film(source.id, ANN.id)
    at = min(len(film) - 2, 9)
    frame = film.frame(at)
    seat = len(source.seats) - 1
    info = await opened(real, source, frame.number, seat, DAN)
    assert (info.guild, info.channel, info.status, info.opener) == (None, "7", Status.PLAYING, DAN.id)
    assert [s.person for s in info.seats] == [DAN.id if s.seat == seat else None for s in info.seats]
    there = await real.host.tables.matches.of(await real.host.tables.table_row(info.id))
    assert there.state.to_json() == film.positions[at].state.to_json(), "nothing that is hidden differs"
    mine, view = await real.host.reading.view(info.id, DAN.id)
    own = mine.seat_of(DAN.id)
    assert own is not None and bool(own.prompt) == (seat in view.waiting), "whose turn it was is asked"


async def test_it_is_played_to_its_end_and_its_record_verifies(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    assert source.status is Status.FINISHED
    info = await opened(real, source, 10, 1, BEN)
    await real.deliver()
    await real.reopen()
    over = await real.play_on(info.id, BEN)
    assert over.status is Status.FINISHED
    record = await real.host.reading.export(info.id)
    former = await real.host.reading.export(source.id)
    assert check(record).moves == len(record["log"]) > 10
    assert record["log"][:10] == former["log"][:10] and record["causes"][:10] == ["auto"] * 10
    assert record["header"]["cards"] == played_on(former["header"]["match"])
    assert record["header"]["match"] != former["header"]["match"]
    check_whole(real.path, GAMES)


async def test_it_counts_for_nobody_and_is_no_result_of_the_same_cards(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    await real.host.ratings.catch_up()
    before = await real.host.profiles.profile(BEN.id, None)
    info = await opened(real, source, 5, 1, BEN)
    await real.play_on(info.id, BEN)
    await real.host.ratings.catch_up()
    assert await real.host.profiles.profile(BEN.id, None) == before
    cards = await real.host.duplicate_deals.key(info.id)
    assert cards == PLAYED_ON + source.match
    assert await real.host.duplicate_deals.played(source.match) == []
    no = await refused(real.host.duplicate_deals.must_be_shareable(info.id))
    assert no.reason == "play-on-unshared"
    further = await opened(real, await real.host.reading.table(info.id), 6, 0, BEN)
    assert await real.host.duplicate_deals.key(further.id) == cards, "once more from there"


async def test_a_press_made_twice_or_cut_off_opens_one_table(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    start = real.host.dealing.start

    async def killed(*_: object) -> None:
        raise RuntimeError

    real.host.dealing.start = killed  # type: ignore[method-assign, assignment]
    with pytest.raises(RuntimeError):
        await opened(real, source, 8, press="55")
    real.host.dealing.start = start  # type: ignore[method-assign]
    await real.reopen()
    info = await opened(real, source, 8, press="55")
    assert info.status is Status.PLAYING
    assert (await opened(real, source, 8, press="55")).id == info.id
    assert [t.id for t in await real.host.reading.tables_of(ANN.id)] == [info.id]


async def test_what_cannot_be_played_on(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    _, film = await real.host.replay.film(source.id, ANN.id)
    last = film.positions[-1].number
    assert (await refused(opened(real, source, last))).reason == "play-on-end"
    assert (await refused(opened(real, source, -1))).reason == "play-on-end"
    assert (await refused(opened(real, source, 3, seat=4))).reason == "malformed"
    running = await real.started(*PEOPLE[:4], game="geschenk", size=4)
    assert (await refused(opened(real, running, 0))).reason == "not-over"
    assert (
        await refused(
            real.host.play_on.open(
                999, 0, 0, ANN, ["a", "b", "c"], "house", channel="7", lang="en", interaction=real.press()
            )
        )
    ).reason == "no-such-table"


async def test_moves_of_before_cannot_be_taken_back(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    info = await opened(real, source, 8, 1, BEN)
    mine = (await real.host.reading.table(info.id, BEN.id)).seat_of(BEN.id)
    assert mine is not None and not mine.undo
    hands = [target for kind, target in await real.tasks() if kind is DeliveryKind.HAND]
    assert hands == [BEN.id], "the hand comes by itself"


async def test_it_counts_for_nobody_when_ratings_are_computed_again(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    await real.host.ratings.recompute()
    before = await real.host.profiles.profile(BEN.id, None)
    info = await opened(real, source, 5, 1, BEN)
    assert (await real.play_on(info.id, BEN)).status is Status.FINISHED
    await real.host.ratings.recompute()
    assert await real.host.profiles.profile(BEN.id, None) == before


async def test_nobody_else_comes_to_it_and_it_comes_to_no_server(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    info = await opened(real, source, 5, 1, BEN)
    offer = real.host.substitutes.offer_seat(info.id, BEN, EVE, real.press())
    assert (await refused(offer)).reason == "cards-fixed", "Eve may play these cards at another table"
    move = real.host.relocation.propose(info.id, BEN, "g", "c", real.press())
    assert (await refused(move)).reason == "cards-fixed", "others may play these cards at another table"
    assert (await real.host.relocation.propose(info.id, BEN, None, "9", real.press())).there


async def test_two_ways_on_can_be_compared_while_one_is_played(real: Rig) -> None:
    source = await ended(real, "geschenk", 400)
    one, other = await opened(real, source, 5, 1, BEN), await opened(real, source, 9, 1, BEN)
    assert other.status is Status.PLAYING
    await real.play_on(one.id, BEN)
    await real.host.duplicate_deals.must_be_open_to(one.id, BEN.id)
