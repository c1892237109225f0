"""The same position twice: others have answered in secret, or have not. The next person to answer sees no difference.

``told`` collects everything that leaves the host: the export of personal data, the record, the replay, the log, the
inspector's output, and the table and the hand with the numbers in their buttons.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.people.personal_data import as_file
from engine.games.jukugo_daifuda.answers import Pass
from engine.games.registry import GAMES
from engine.host import inspect
from engine.host.model.records import Person, Refused, Status
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, PACE, Rig, refused
from tests.host.table.test_real_games import at_random
from tests.host.table.test_secret_phases import PEOPLE, PHASES, met, newest

pytestmark = pytest.mark.file_only
WAITING, READY = "waiting.db", "ready.db"
TWO_AT_MOST = {("alliance", "rebuild"), ("counting_cribbage", "respond")}
"""Phases where three are hardly ever asked at once: the second answer visibly ends the phase."""


async def told(rig: Rig, table: int, person: Person) -> dict[str, str]:
    """Return all that this person and onlookers get, by form."""
    host = rig.host
    info, view, since_last_move = await host.reading.hand(table, person.id)
    seat = info.seat_of(person.id)
    assert seat is not None
    # The number of the change is internal.
    lines = [
        asdict(replace(line, change=0)) for line in (*await host.reading.happened(table, person.id), *since_last_move)
    ]
    lists = [
        *await host.reading.tables_of(person.id),
        *await host.reading.inbox(person.id),
        *await host.reading.tables_at("c"),
    ]
    found: dict[str, Any] = {
        "mydata": as_file(await host.personal_data.belongings(person.id), 10_000_000)[1].decode(),
        "record": await host.reading.export(table),
        "table": [asdict(t) for t in (info, await host.reading.table(table), *lists)],
        "position": [dict(view.state), [a.wire() for a in view.legal], [a.wire() for a in view.anytime]],
        "log": [lines, [asdict(line) for line in await host.reading.happened(table, None)]],
        "movers": await host.reading.movers(table),
        "undo": (await refused(host.takebacks.take_back(table, person, 999, "none"))).message,
    }
    for eyes in (seat.seat, None):
        found[f"inspect {eyes}"] = await inspect.inspect(rig.path, table, eyes, games=rig.games)
    for who in (person.id, None):
        try:
            _, film = await host.replay.film(table, who)
            frames = [film.frame(at) for at in range(len(film))]
            found[f"replay {who}"] = [(f.at, f.of, f.number, f.deal, f.deals, f.events, f.view.state) for f in frames]
        except Refused as e:
            found[f"replay {who}"] = [e.reason, e.facts]
    return {form: json.dumps(what, default=str, sort_keys=True) for form, what in found.items()}


@dataclass(slots=True)
class Forks:
    """A table, and after ``fork`` the same one in two stores, at the same moment."""

    rig: Rig
    folder: Path
    open: list[Rig]

    async def fork(self) -> tuple[Rig, Rig]:
        """Return the two copies, without undelivered tasks."""
        await self.rig.deliver()
        await self.rig.host.close()
        self.open.remove(self.rig)
        for name in (WAITING, READY):
            other = Rig(Path(shutil.copy(self.rig.path, self.folder / name)), self.rig.games, self.rig.choosers)
            # The ids of presses go on.
            other.now, other._numbers = self.rig.now, self.rig._numbers
            await other.open()
            self.open.append(other)
        waiting, ready = self.open
        return waiting, ready

    async def alike(
        self,
        table: int,
        person: Person,
        others: Callable[[Rig], Awaitable[None]],
        own: Callable[[Rig], Awaitable[None]],
    ) -> dict[str, str]:
        """Let ``others`` act in one copy, then this person in both; check that both answers are equal to the byte."""
        waiting, ready = await self.fork()
        await others(ready)
        for here in (waiting, ready):
            here.now += 10
            await own(here)
        first, second = await told(waiting, table, person), await told(ready, table, person)
        assert {form: (text, second[form]) for form, text in first.items() if text != second[form]} == {}
        return first


@pytest_asyncio.fixture
async def forks(tmp_path: Path) -> AsyncIterator[Forks]:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    made = Forks(rig, tmp_path, [rig])
    yield made
    for one in made.open:
        await one.host.close()


async def bidding(rig: Rig, **options: Any) -> int:
    """Return a table with a clock where everybody bids for the second time."""
    info = await rig.table(ANN, BEN, CAT, rounds=3, **options)
    await rig.host.lobby_options.choose_pace(info.id, ANN, "daily", rig.press())
    await rig.host.dealing.start(info.id, ANN, rig.press())
    await rig.bids(info.id, ann=1, ben=2, cat=3)
    for person in (ANN, BEN, CAT):
        await rig.act(info.id, person, "say", 1)
    return info.id


async def test_the_number_of_an_own_move_counts_none_of_others(forks: Forks) -> None:
    table = await bidding(forks.rig)
    kept = await forks.alike(table, ANN, lambda rig: rig.bids(table, ben=3), lambda rig: rig.bids(table, ann=2))
    mine = json.loads(json.loads(kept["mydata"]))
    assert [(m["number"], m["move"]) for m in mine["moves"]] == [
        (1, [0, "bid", 1]),
        (2, [0, "say", 1]),
        (3, [0, "bid", 2]),
    ]
    assert [a["number"] for a in mine["answers"]] == [1, 2, 3]


async def test_what_is_told_of_somebody_counts_none_of_others(forks: Forks) -> None:
    table = await bidding(forks.rig)

    async def own(rig: Rig) -> None:
        await rig.host.play.vote_end(table, ANN, rig.press())

    kept = await forks.alike(table, ANN, lambda rig: rig.bids(table, ben=3), own)
    assert len(json.loads(json.loads(kept["mydata"]))["told_of_you"]) == 1


async def test_a_choice_that_was_taken_back_counts_none_of_others(forks: Forks) -> None:
    """It does not reveal either whether a choice of another person stayed."""
    rig = forks.rig
    rig.games, rig.choosers = GAMES, CHOOSERS
    await rig.reopen()
    people = PEOPLE[:4]
    table = (await rig.started(*people, game="tricky_express", size=4)).id

    async def choose(here: Rig, person: Person, which: int) -> None:
        _, view = await here.host.reading.view(table, person.id)
        await here.act(table, person, *view.legal[which].wire())

    async def others(here: Rig) -> None:
        await choose(here, people[2], 0)

    async def own(here: Rig) -> None:
        await choose(here, people[0], 0)
        if here.path.name == READY:
            await choose(here, people[1], 0)
        seat = (await here.host.reading.table(table, people[0].id)).seat_of(people[0].id)
        assert seat is not None and seat.undo
        await here.host.takebacks.take_back(table, people[0], seat.undo, here.press())

    kept = await forks.alike(table, people[0], others, own)
    assert [m["move"] for m in json.loads(json.loads(kept["mydata"]))["moves"]][1:] == [[-1, "undo"]]


@pytest.mark.parametrize(("slug", "phase"), [p for p in PHASES if p not in TWO_AT_MOST])
async def test_whether_others_have_answered_is_told_in_no_form(forks: Forks, slug: str, phase: str) -> None:
    """Several seats of a real game are asked in secret; the first of them answers after others have, or before."""
    rig, (case, _) = forks.rig, met(slug, phase)
    rig.games, rig.choosers = GAMES, CHOOSERS
    await rig.reopen()
    people, rnd = PEOPLE[: case.seats], random.Random(f"{slug} {phase}")
    table, asked = await reached(rig, slug, phase, people, dict(case.options), rnd)
    person, *rest = asked
    # Partners see each other's proposals, and all see that a whole team is ready: so one seat of each other
    # team answers.
    info, view = await rig.host.reading.view(table, person.id)
    teams = {p: view.team[seat.seat] for p in asked if (seat := info.seat_of(p.id)) is not None}
    strangers = {teams[one]: one for one in reversed(rest) if teams[one] != teams[person]}

    async def answer(here: Rig, one: Person, rnd: random.Random) -> None:
        _, view = await here.host.reading.view(table, one.id)
        # A claim closes a window once nobody who has not answered can beat it: then what others did is open.
        if Pass() in view.legal:
            await here.act(table, one, *Pass().wire())
        else:
            await at_random(here, table, one, rnd)

    async def others(here: Rig) -> None:
        for one in list(strangers.values())[: len(rest) - 1]:
            await answer(here, one, random.Random(1))

    async def own(here: Rig) -> None:
        await answer(here, person, random.Random(2))

    await forks.alike(table, person, others, own)


async def reached(
    rig: Rig, slug: str, phase: str, people: list[Person], options: dict[str, Any], rnd: random.Random
) -> tuple[int, list[Person]]:
    """Return a table of this game in this phase, and the asked people: three or more."""
    for _ in range(8):
        info = await rig.table(*people, size=len(people), game=slug, **options)
        await rig.host.dealing.start(info.id, people[0], rig.press())
        if phase == "rebuild":
            for person in people:
                await rig.host.play.act(info.id, person, 0, ["ask_rebuild", 2], rig.press())
        for _ in range(900):
            if (await rig.host.reading.table(info.id)).status is not Status.PLAYING:
                break
            asked = [p for p in people if await rig.prompt(info.id, p)]
            now, _ = await newest(rig, info.id)
            if now == phase and len(asked) > 2:
                return info.id, asked
            if not asked:
                rig.now += 10 * PACE
                await rig.host.clocks.tick()
                continue
            rig.now += 1
            await at_random(rig, info.id, rnd.choice(asked), rnd)
    raise AssertionError("three are never asked")
