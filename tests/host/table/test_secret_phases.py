"""Phases that hide who is asked or who has answered: a list from the specs, and checks of all that we show.

The list does not read the marks of the phases, so a missing mark is noticed.
"""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from dataclasses import asdict, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import pytest_asyncio

from cogs.ui import messages
from cogs.ui.services import Services
from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.model.records import DeliveryKind, Person, Status, TableInfo
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pieces.person import people
from render.narration.telling import Telling
from tests.engine.every_game import Case, begin, steps
from tests.engine.record import golden_cases
from tests.host.rig import PACE, Rig, refused
from tests.host.table.test_real_games import at_random

SECRET = {
    # "distribution (decision, both teams at the same time, secret from the other team)"
    ("alliance", "distribute"): "ready",
    # "the table shows only 'cleanup in progress', not who is being asked"
    ("alliance", "rebuild"): "asked",
    # "A player may set a private standing answer 0 for pegging windows": who has set one is not asked
    ("counting_cribbage", "respond"): "asked",
    # "everybody submits claims at the same time; reveal them; everybody answers at the same time"
    ("counting_cribbage", "claim"): "ready",
    ("counting_cribbage", "show"): "ready",
    # "a window is open - but not who has been asked, who has answered or how many answers are missing"
    ("jukugo_daifuda", "window"): "asked",
    ("jukugo_daifuda", "unaided"): "asked",
    # "Either hide individual readiness in PASS 1 [...]"; "show only 'waiting for passes'"
    ("tricky_express", "pass1"): "ready",
    ("tricky_express", "pass2"): "ready",
}
"""By game and phase: who has answered ("ready"), or even who is asked ("asked"), is hidden from all others.

Not here, because public by their specs: cribbage's lay_away ("who has laid away"), Rummy Fifty's bonus ("who has
chosen a bonus card"), Tennos Square's discard ("whether a player has already chosen"). A few of these hide more than
their spec demands, by ruling of the game.
"""
PHASES = sorted(SECRET)
PEOPLE = [Person(str(500 + i), f"Person{i}") for i in range(6)]
STRANGER = Person("599", "Stranger")
NAMES = [p.name for p in PEOPLE]
BOTH = (words("ja"), words("en"))
SHOWING = cast(Services, SimpleNamespace(narration=lambda game: NARRATIONS[game]))
"""The part of the bot's services that the line under a table needs."""


def test_the_marks_are_those_of_the_specs() -> None:
    marked = {
        (slug, name): "asked" if phase.asks_in_secret else "ready"
        for slug, game in GAMES.items()
        for name, phase in game.phases.items()
        if phase.secret_readiness or phase.asks_in_secret
    }
    assert marked == SECRET
    for (slug, name), what in SECRET.items():
        assert GAMES[slug].phases[name].secret_readiness, "who is asked in secret answers in secret"
        assert what in ("ready", "asked")


def met(slug: str, phase: str) -> tuple[Case, list[Match[Any]]]:
    """Return a case of the game that reaches this phase, and some moments in it."""
    game = GAMES[slug]
    for usual in golden_cases(game):
        # With two seats the second answer ends the phase, and there is nothing to hide.
        case = usual if usual.seats > 2 else Case(game, 3, game.check(3, usual.options))
        match = begin(case)
        found: list[Match[Any]] = []
        for _ in steps(match):
            if match.state.phase == phase and not match.over and len(found) < 12:
                found.append(replace(match, state=match.state.clone()))
        if found:
            return case, found
    raise AssertionError(f"{slug} never comes to {phase}")


def with_waiting(match: Match[Any], seats: list[int]) -> Match[Any]:
    """Return the same position with other seats still to answer."""
    other = replace(match, state=match.state.clone())
    other.state.waiting = [*seats, *(p for p in match.state.waiting if p == TABLE_ACTOR)]
    return other


def told(match: Match[Any], seat: int | None) -> list[str]:
    """Return all texts about a position, in both languages."""
    view, narration = match.view(seat), NARRATIONS[match.game.key]
    names = NAMES[: view.seats]
    out = []
    for w in BOTH:
        out += [narration.table_alt(Telling(view, names, w)), narration.state_line(Telling(view, names, w))]
        out.append(narration.waiting(Telling(view, names, w)) or "")
        if seat is not None:
            out.append(narration.hand_alt(Telling(view, names, w)))
    return out


@pytest.mark.parametrize(("slug", "phase"), PHASES)
def test_whoever_still_has_to_answer_looks_the_same(slug: str, phase: str) -> None:
    """Views, words and the table's picture are equal for onlookers, and for every seat whose own part is the same."""
    _, moments = met(slug, phase)
    for match in moments:
        seats = match.header.seats
        # A seat that has answered cannot be asked again; otherwise any seat can be asked.
        may = list(range(seats)) if SECRET[slug, phase] == "asked" else match.state.waiting
        sets = [*([p] for p in may), list(may), *([[]] if TABLE_ACTOR in match.state.waiting else [])]
        others = [with_waiting(match, chosen) for chosen in sets]
        for viewer in (None, *range(seats)):
            for part in (True, False):
                alike = [o for o in others if (viewer in o.state.waiting) is part]
                seen = [(o.view(viewer).state, o.view(viewer).legal, told(o, viewer)) for o in alike]
                assert all(s == seen[0] for s in seen), f"seat {viewer}"
    assert max(len(m.state.waiting) for m in moments) > 1 or SECRET[slug, phase] == "asked"
    painter, view = PAINTERS[slug], moments[0].view(None)
    names = NAMES[: view.seats]
    drawn = {painter.table(with_waiting(moments[0], [p]).view(None), people(names), BOTH[0]).tobytes() for p in (0, 1)}
    assert len(drawn) == 1


@pytest.mark.parametrize(("slug", "phase"), PHASES)
async def test_nobody_who_is_waited_for_is_called_by_name(slug: str, phase: str) -> None:
    _, moments = met(slug, phase)
    for match in moments:
        view = match.view(None)
        info = info_of(match)
        for w in BOTH:
            line = messages.waiting_line(SHOWING, info, view, w)
            waited = [p for p in match.state.waiting if p != TABLE_ACTOR]
            named = [p for p in range(view.seats) if NAMES[p] in line]
            claimant = [match.state.series_by[-1]] if phase == "respond" else []
            assert line and not set(named) - set(claimant), f"{named} of {waited}: {line}"


def info_of(match: Match[Any]) -> TableInfo:
    """Return the facts of a table that the line under it needs."""
    names = NAMES[: match.header.seats]
    return cast(TableInfo, SimpleNamespace(game=match.game.key, names=names, seats=()))


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await made.open()
    yield made
    await made.host.close()


async def outside(rig: Rig, table: int, viewer: str | None) -> str:
    """Return all that the host tells a person: table, position, history, lists, the refusal of a move."""
    info, view = await rig.host.reading.view(table, viewer)
    lines = await rig.host.reading.happened(table, viewer)
    lists = [await rig.host.reading.tables_at("c"), await rig.host.reading.tables_in("g")]
    if viewer is not None:
        lists += [await rig.host.reading.tables_of(viewer), await rig.host.reading.inbox(viewer)]
    seen = [asdict(info), dict(view.state), [a.wire() for a in view.legal], [asdict(x) for x in lines]]
    seen.append([[asdict(t) for t in listed] for listed in lists])
    if viewer is not None and info.seat_of(viewer) is not None and not view.asked:
        person = next(p for p in PEOPLE if p.id == viewer)
        no = await refused(rig.host.play.act(table, person, 0, ["nothing"], rig.press()))
        seen.append([no.reason, no.facts])
    return json.dumps(seen, default=str, sort_keys=True)


async def newest(rig: Rig, table: int) -> tuple[str, list[Event]]:
    """Return the phase of a table and the events of its newest change."""
    match = await rig.host.tables.matches.of(await rig.host.tables.table_row(table))
    rows = await rig.host.tables.store.rows(
        "SELECT events FROM log WHERE table_id = ? AND seq = (SELECT MAX(seq) FROM log WHERE table_id = ?)",
        (table, table),
    )
    return match.state.phase, [Event.from_json(e) for r in rows for e in json.loads(r["events"])]


@pytest.mark.parametrize("enough", [pytest.param(4, id="some"), pytest.param(12, id="all", marks=pytest.mark.soak)])
@pytest.mark.parametrize(("slug", "phase"), PHASES)
async def test_a_sealed_answer_moves_nothing_that_others_see(rig: Rig, slug: str, phase: str, enough: int) -> None:
    """No number, time, list, text, refusal, picture or task changes while others still have to answer."""
    case, _ = met(slug, phase)
    people = PEOPLE[: case.seats]
    rnd = random.Random(f"{slug} {phase}")
    looked = 0
    for _ in range(4):
        options: dict[str, Any] = dict(case.options)
        info = await rig.table(*people, size=case.seats, game=slug, **options)
        await rig.host.dealing.start(info.id, people[0], rig.press())
        if phase == "rebuild":
            for person in people:
                await rig.host.play.act(info.id, person, 0, ["ask_rebuild", 2], rig.press())
        for _ in range(900):
            if looked > enough or (await rig.host.reading.table(info.id)).status is not Status.PLAYING:
                break
            asked = [p for p in people if await rig.prompt(info.id, p)]
            if not asked:
                rig.now += 10 * PACE
                await rig.host.clocks.tick()
                continue
            mover = rnd.choice(asked)
            rig.now += 1
            now, _ = await newest(rig, info.id)
            if now != phase:
                await at_random(rig, info.id, mover, rnd)
                continue
            await rig.deliver()
            viewers = [None, STRANGER.id, *(p.id for p in people if p is not mover)]
            numbers = {p.id: await rig.prompt(info.id, p) for p in people}
            before = {v: await outside(rig, info.id, v) for v in viewers}
            if phase == "rebuild" and rnd.random() < 0.8:
                await rig.act(info.id, mover, "no")
            else:
                await at_random(rig, info.id, mover, rnd)
            later, events = await newest(rig, info.id)
            if later != phase or any(e.only is None for e in events):
                continue
            knows = {p for e in events for p in e.only or ()}
            same = [v for v in viewers if v is None or not await newly_told(rig, info.id, v, numbers, knows)]
            assert {v: await outside(rig, info.id, v) for v in same} == {v: before[v] for v in same}
            tasks = await rig.host.deliveries.due(1000)
            assert not [d for d in tasks if d.kind is DeliveryKind.TABLE]
            called = [d for d in tasks if d.kind is DeliveryKind.HAND]
            assert all(d.facts == {"private": True} for d in called), "nobody is called at the table for it"
            assert not {d.target for d in tasks} & set(same)
            looked += 1
        if looked > enough:
            break
    assert looked > 2


async def newly_told(rig: Rig, table: int, viewer: str, numbers: dict[str, int], knows: set[int]) -> bool:
    """True if the newest move is no secret to this person: it asks them, or it is their team's."""
    info = await rig.host.reading.table(table, viewer)
    seat = info.seat_of(viewer)
    return seat is not None and (seat.seat in knows or seat.prompt != numbers[viewer])
