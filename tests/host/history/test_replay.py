"""Replay of a game: during the game only what the viewer could know, afterwards with all hands open."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.history.replay import Film
from engine.host.model.records import Person, Status
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def film(rig: Rig, table: int, person: Person | None = None) -> Film:
    return (await rig.host.replay.film(table, None if person is None else person.id))[1]


def shown(film: Film) -> str:
    """Return all that a film can show, as text."""
    frames = [film.frame(at) for at in range(len(film))]
    return json.dumps(
        [[f.view.state, [v.state for v in f.hands], [e.to_json() for e in f.events], f.number] for f in frames],
        default=dict,
    )


async def test_a_finished_game_is_open_to_all(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=1, size=2)
    await rig.bids(info.id, ann=3, ben=2)
    await rig.act(info.id, ANN, "say", 0)
    ann = (await rig.host.reading.table(info.id, ANN.id)).seat_of(ANN.id)
    assert ann is not None
    await rig.host.takebacks.take_back(info.id, ANN, ann.undo, rig.press())
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED
    for eyes in (ANN, CAT, None):
        found = await film(rig, info.id, eyes)
        frames = [found.frame(at) for at in range(len(found))]
        assert [f.number for f in frames] == [0, 1, 2, 3, 4], "what was taken back is not played again"
        assert all([v.seat for v in f.hands] == [0, 1] for f in frames)
        assert frames[1].hands[0].state["bid"] == 3 and not frames[1].hands[1].state["bid"]
        assert frames[-1].view.over and not frames[0].view.over
        assert "shown" in [e.kind for e in frames[2].events]
    assert found.frame(-5).at == 0 and found.frame(99).at == 4


async def test_who_is_forgotten_is_shown_under_no_name_of_before(rig: Rig) -> None:
    """Even if a person has looked at the game already."""
    info = await rig.started(ANN, BEN, size=2)
    await rig.play_on(info.id, ANN, BEN)
    _, film = await rig.host.replay.film(info.id, BEN.id)
    assert film.frame(0).view.people == ("Ann", "Ben")
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    _, film = await rig.host.replay.film(info.id, BEN.id)
    assert film.frame(0).view.people == ("somebody", "Ben")


async def test_in_mid_game_nobody_sees_more_than_they_could(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=3, size=3)
    before = {p: shown(await film(rig, info.id, p)) for p in (ANN, BEN, CAT, None)}
    await rig.act(info.id, BEN, "bid", 1)
    for person in (ANN, CAT, None):
        assert shown(await film(rig, info.id, person)) == before[person], "nothing tells that Ben has chosen"
    assert len(await film(rig, info.id, BEN)) == 2
    await rig.bids(info.id, ann=3, cat=2)
    await rig.act(info.id, ANN, "say", 1)
    for person, seat in ((ANN, 0), (BEN, 1), (CAT, 2), (DAN, None), (None, None)):
        found = await film(rig, info.id, person)
        frames = [found.frame(at) for at in range(len(found))]
        assert {v.seat for f in frames for v in f.hands} == (set() if seat is None else {seat})
        assert all(f.number == 0 for f in frames), "it would count secret moves"
        assert all(e.seen_by(seat) for f in frames for e in f.events)
        # The deal, the person's own bid, the shown bids, Ann's move; Cat's bid, the last, was shown at once.
        assert len(frames) == (4 if person in (ANN, BEN) else 3)


@pytest.mark.parametrize("game", ["tricky_express", "alliance", "arsene"])
async def test_what_lies_face_down_again_is_not_looked_up(real: Rig, game: str) -> None:
    """If a trick may be looked at only until the next one, the replay does not show it either."""
    people = (ANN, BEN, CAT, DAN)[: GAMES[game].default_seats]
    info = await real.started(*people, game=game, size=len(people))
    rules = [GAMES[game].open_until(kind, info.options) for kind in GAMES[game].events]
    closers = {rule.closed_by for rule in rules if rule is not None}
    assert closers
    for _ in range(60):
        now = await real.play_on(info.id, *people, moves=1)
        if now.status is not Status.PLAYING:
            break
        found = await film(real, info.id, people[0])
        later = [e.kind for at in range(1, len(found)) for e in found.frame(at).events]
        assert closers.isdisjoint(later)


async def test_the_same_after_a_restart_and_only_by_the_rules_of_the_deal(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=2, size=2)
    await rig.bids(info.id, ann=3, ben=2)
    before = shown(await film(rig, info.id, ANN))
    await rig.reopen()
    assert shown(await film(rig, info.id, ANN)) == before
    row = await rig.host.tables.store.row("SELECT header FROM tables WHERE id = ?", (info.id,))
    assert row is not None
    older = json.dumps(json.loads(row["header"]) | {"revision": 0})
    await rig.host.tables.store.write("UPDATE tables SET header = ? WHERE id = ?", (older, info.id))
    await rig.reopen()
    assert (await refused(rig.host.replay.film(info.id, ANN.id))).reason == "replay-old-rules"


async def test_what_never_began_cannot_be_looked_at(rig: Rig) -> None:
    info = await rig.table(ANN, BEN)
    assert (await refused(rig.host.replay.film(info.id, ANN.id))).reason == "not-started"


async def test_deals_are_found(real: Rig) -> None:
    info = await real.started(ANN, BEN, game="counting_cribbage", size=2)
    over = await real.play_on(info.id, ANN, BEN, moves=900)
    assert over.status is Status.FINISHED
    found = await film(real, info.id)
    deals = found.frame(0).deals
    assert len(deals) > 1 and deals[0] == 0 and [found.frame(at).deal for at in deals] == list(range(1, len(deals) + 1))
