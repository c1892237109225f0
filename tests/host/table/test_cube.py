"""Tables with the doubling cube: opened, agreed on, played, moved by the clock, stored, checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import verify
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.host.model.clock.inactivity_rules import HOUR, MOVE
from engine.host.model.clock.time_control import CONTROLS, UNUSED, _joined, _parted, bank_of, time_left
from engine.host.model.records import Person, Status
from engine.layers.leg import Leg
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, Rig, refused
from tests.host.whole import check_whole
from tests.layers.matches import ADAPTERS

SLUG = "target"


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def stored(rig: Rig, table: int, column: str) -> dict[str, Any]:
    row = await rig.host.tables.store.row(f"SELECT {column} FROM tables WHERE id = ?", (table,))
    assert row is not None
    found: dict[str, Any] = json.loads(row[column])
    return found


def test_the_list_has_those_whose_leg_says_where_to_double() -> None:
    """One line in slugs.py and a LEG: nothing else combines a game with the cube."""
    suits: list[Leg[Any]] = [ADAPTERS[slug] for slug in CUBED]
    assert all(leg.doubles for leg in suits)
    assert {slug for slug, leg in ADAPTERS.items() if leg.doubles} == set(CUBED)
    assert {slug for slug, game in GAMES.items() if game.cubed is not None} == set(CUBED)
    longer = {slug for slug in CUBED if GAMES[slug].cubed.minutes > GAMES[slug].minutes}  # type: ignore[union-attr]
    assert longer == {"counting_cribbage", "target", "alliance", "hex_jinchi"}, "a leg is a whole game"


@pytest.mark.parametrize("slug", CUBED)
async def test_without_the_cube_a_table_is_written_down_as_before(rig: Rig, slug: str) -> None:
    plain = await rig.table(ANN, size=2, game=slug)
    off = await rig.table(ANN, size=2, game=slug, cube=False)
    assert await stored(rig, plain.id, "options") == await stored(rig, off.id, "options")
    assert "cube" not in plain.options and off.options == GAMES[slug].check(2, {})
    await rig.host.seating.join(off.id, BEN, rig.press())
    await rig.host.dealing.start(off.id, ANN, rig.press())
    header = await stored(rig, off.id, "header")
    assert header["options"] == dict(off.options) and header["revision"] == GAMES[slug].revision


@pytest.mark.parametrize("slug", CUBED)
async def test_with_the_cube_a_table_plays_the_match_over_restarts(rig: Rig, slug: str) -> None:
    info = await rig.started(ANN, BEN, size=2, game=slug, cube=True)
    cubed = GAMES[slug].cubed
    assert cubed is not None and info.options == cubed.check(2, {})
    await rig.reopen()
    info, view = await rig.host.reading.view(info.id, ANN.id)
    assert view.innermost.standing is not None and view.s.inner.value == 1
    check_whole(rig.path, rig.games)
    header = await stored(rig, info.id, "header")
    assert header["game"] == slug and header["options"]["cube"] is True


async def test_a_match_is_doubled_taken_passed_recorded_and_checked(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game=SLUG, cube=True, match_target=3)
    people = (ANN, BEN)
    passes = 0
    while info.status is Status.PLAYING:
        for person in people:
            info, view = await rig.host.reading.view(info.id, person.id)
            if not (view.asked and await rig.prompt(info.id, person)):
                continue
            if "cube_take" in view.first:
                passes += 1
                await rig.act(info.id, person, "cube_take" if passes == 1 else "cube_pass")
            elif "cube_double" in view.first:
                await rig.act(info.id, person, "cube_double")
                assert (await refused(rig.act(info.id, person, "cube_double"))).reason in ("not-your-turn", "stale")
            else:
                await rig.act(info.id, person, *view.legal[0].wire())
            break
        await rig.deliver()
        info = await rig.host.reading.table(info.id)
    assert info.status is Status.FINISHED
    record = json.loads(json.dumps(await rig.host.reading.export(info.id)))
    again = Match.replay(GAMES[SLUG], record)
    assert max(again.state.totals) >= 3
    found = verify.check(record)
    assert found.winners == again.state.winners and found.shuffles
    forged = record | {"header": record["header"] | {"options": record["header"]["options"] | {"cap": "2"}}}
    with pytest.raises((verify.DoesNotHold, verify.NotChecked)):
        verify.check({**forged, "scores": [99, 0]})
    check_whole(rig.path, rig.games)


async def test_the_clock_takes_and_who_was_moved_for_is_not_doubled(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game=SLUG, cube=True)
    first, _ = (ANN, BEN) if await rig.prompt(info.id, ANN) else (BEN, ANN)
    await rig.act(info.id, first, "cube_double")
    rig.now += 48 * HOUR
    while await rig.host.clocks.tick():
        pass
    offer = (await rig.host.reading.table(info.id)).inactivity_offer
    assert offer is not None
    await rig.host.inactivity.agree(info.id, first, offer.number, MOVE, rig.press())
    _, view = await rig.host.reading.view(info.id, first.id)
    assert view.s.inner.value == 2 and "cube_double" not in view.first and view.asked
    rows = await rig.host.tables.store.rows("SELECT cause, wire FROM log WHERE kind = 'move' ORDER BY number")
    assert [(r["cause"], json.loads(r["wire"])[1]) for r in rows][-2:] == [
        ("timeout", "cube_away"),
        ("timeout", "cube_take"),
    ]


async def doubled(rig: Rig, pace: str) -> tuple[int, Person, Person]:
    """Return a table with a clock after a double: its number, the doubler, and the person who has to answer."""
    info = await rig.table(ANN, BEN, size=2, game=SLUG, cube=True)
    await rig.host.lobby_options.choose_pace(info.id, ANN, pace, rig.press())
    await rig.host.dealing.start(info.id, ANN, rig.press())
    first, second = (ANN, BEN) if await rig.prompt(info.id, ANN) else (BEN, ANN)
    await rig.act(info.id, first, "cube_double")
    return info.id, first, second


async def left(rig: Rig, table: int, person: Person) -> float | None:
    """Return the seconds on a person's clock now."""
    row = await rig.host.tables.table_row(table)
    return time_left(row, row.seated(person.id), rig.now)


@pytest.mark.parametrize("pace", CONTROLS)
async def test_an_answer_has_half_the_time_and_the_rest_comes_back(rig: Rig, pace: str) -> None:
    control = CONTROLS[pace]
    table, _, second = await doubled(rig, pace)
    assert await left(rig, table, second) == control.bank / 2
    used = control.bank / 8
    rig.now += used
    assert await left(rig, table, second) == control.bank / 2 - used
    await rig.host.suspension.pause(table, "paused-no-access")
    rig.now += control.bank
    await rig.host.suspension.resume(table)
    await rig.reopen()
    assert await left(rig, table, second) == control.bank / 2 - used, "it is no other offer"
    await rig.act(table, second, "cube_take")
    assert await left(rig, table, second) == control.bank - used + control.increment


async def test_who_has_less_than_half_has_no_less_for_an_answer_and_never_more_than_fits(rig: Rig) -> None:
    control = CONTROLS["daily"]
    table, first, second = await doubled(rig, "daily")
    rig.now += control.bank / 2 - HOUR
    await rig.act(table, second, "cube_take")
    whole = await left(rig, table, second)
    assert whole == control.bank / 2 + HOUR + control.increment
    row = await rig.host.tables.table_row(table)
    seat = row.seated(first.id)
    little, full = replace(UNUSED, bank=HOUR), replace(UNUSED, bank=control.most)
    assert bank_of(control, _parted(control, little)) == HOUR and not _parted(control, little).aside
    assert seat.clock.aside == 0.0
    parted = replace(_parted(control, full), added=control.increment)
    assert parted.bank == control.bank / 2
    more = replace(parted, bank=parted.bank + control.increment)
    assert _joined(control, more) == replace(full, added=0.0), "what did not fit was not added"


async def test_an_offer_and_its_answer_cannot_be_withdrawn(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game=SLUG, cube=True)
    first, second = (ANN, BEN) if await rig.prompt(info.id, ANN) else (BEN, ANN)

    async def undo(person: Any) -> str:
        seat = (await rig.host.reading.table(info.id)).seat_of(person.id)
        assert seat is not None and not seat.undo, "no button for it"
        found = await rig.host.tables.store.row("SELECT prompts FROM seats WHERE person = ?", (person.id,))
        assert found is not None
        return (await refused(rig.host.takebacks.take_back(info.id, person, found["prompts"], rig.press()))).reason

    await rig.act(info.id, first, "cube_double")
    assert await undo(first) == "undo-nothing"
    await rig.act(info.id, second, "cube_take")
    assert await undo(second) == "undo-nothing" and await undo(first) == "undo-nothing"
    _, view = await rig.host.reading.view(info.id, first.id)
    await rig.act(info.id, first, *view.legal[0].wire())
    seat = (await rig.host.reading.view(info.id, first.id))[0].seat_of(first.id)
    assert seat is not None and seat.undo
    await rig.host.takebacks.take_back(info.id, first, seat.undo, rig.press())
    _, view = await rig.host.reading.view(info.id, first.id)
    assert view.asked and view.s.inner.value == 2 and "cube_double" not in view.first, "the offer of this turn stands"
    assert await undo(first) in ("undo-nothing", "undo-binding")


async def test_no_answer_and_no_double_is_prepared_ahead(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game=SLUG, cube=True)
    waits = BEN if await rig.prompt(info.id, ANN) else ANN
    _, _, ahead = await rig.host.premoves.options_for(info.id, waits.id)
    assert not {a.tag for a in ahead} & {"cube_take", "cube_pass", "cube_double"}
    for tag in ("cube_take", "cube_double"):
        assert (await refused(rig.host.premoves.prepare(info.id, waits, [tag], rig.press()))).reason == "malformed"


async def test_in_the_lobby_the_cube_comes_and_goes(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=2, game="jukugo_daifuda", min_ron=10)
    acted = await rig.host.lobby_options.choose_option(info.id, ANN, "cube", True, rig.press())
    now = acted.table.options
    assert now["cube"] is True and now["chips"] == 120 and now["min_ron"] == 10
    acted = await rig.host.lobby_options.choose_option(info.id, ANN, "cap", "4", rig.press())
    assert acted.table.options["cap"] == "4"
    bad = await refused(rig.host.lobby_options.choose_option(info.id, ANN, "crawford", True, rig.press()))
    assert bad.reason == "bad-option", "there are no points to be one short of"
    acted = await rig.host.lobby_options.choose_option(info.id, ANN, "cube", False, rig.press())
    assert acted.table.options == GAMES["jukugo_daifuda"].check(2, {"min_ron": 10})


async def test_it_is_for_two_unless_people_drop_out(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, CAT, size=3, game=SLUG)
    bad = await refused(rig.host.lobby_options.choose_option(info.id, ANN, "cube", True, rig.press()))
    assert bad.reason == "bad-option" and bad.facts["option"] == "cube"
    bad = await refused(rig.table(ANN, size=3, game=SLUG, cube=True))
    assert bad.reason == "not-enough-seats"
    info = await rig.started(ANN, BEN, CAT, size=3, game="love_letter", cube=True)
    assert (await rig.host.reading.view(info.id, ANN.id))[1].s.target == 10


async def test_games_without_offer_points_have_no_such_option(rig: Rig) -> None:
    bad = await refused(rig.table(ANN, size=3, game="geschenk", cube=True))
    assert bad.reason == "bad-option"


async def test_a_rematch_is_played_with_the_cube_again(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game=SLUG, cube=True, match_target=1)
    first, second = (ANN, BEN) if await rig.prompt(info.id, ANN) else (BEN, ANN)
    await rig.act(info.id, first, "cube_double")
    await rig.act(info.id, second, "cube_pass")
    assert (await rig.host.reading.table(info.id)).status is Status.FINISHED
    again = (await rig.host.rematch.open(info.id, ANN, rig.press())).table
    await rig.host.seating.join(again.id, BEN, rig.press())
    await rig.host.dealing.start(again.id, ANN, rig.press())
    assert (await rig.host.reading.table(again.id)).options["cube"] is True
    assert await rig.prompt(again.id, second), "the other one begins"


async def test_a_wish_not_to_be_asked_lets_the_table_go_on_by_itself(rig: Rig) -> None:
    """The flip is not skipped silently, and a person who wants that still gets the former shortcuts."""
    info = await rig.started(ANN, BEN, size=2, game="jukugo_daifuda", cube=True)
    asked = ANN if await rig.prompt(info.id, ANN) else BEN
    _, view = await rig.host.reading.view(info.id, asked.id)
    assert list(view.first) == ["flip", "cube_double"] and view.phase == "flip"
    await rig.act(info.id, asked, "cube_hold")
    _, view = await rig.host.reading.view(info.id, asked.id)
    assert view.phase == "window" and view.s.inner.inner.daifuda >= 0
