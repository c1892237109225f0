"""House rules that stay: what was chosen last, named ones, those of a server."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.lobby.presets import LONGEST, MOST, fitting
from engine.host.model.clock.starts import BY_PRESS, Start
from engine.host.model.columns import dump
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import FINISHED_SOME, INVITED, JOIN, Person, Status, TableInfo
from engine.host.model.rows import TableRow
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

GAME = "geschenk"


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def rules(rig: Rig, **changed: object) -> HouseRules:
    return replace(await rig.host.presets.usual(GAME), **changed)  # type: ignore[arg-type]  # fields by name


async def test_what_was_chosen_last_is_the_newer_of_page_and_table(rig: Rig) -> None:
    presets = rig.host.presets
    assert await presets.last(GAME, ANN.id, "g") is None
    await presets.choose(GAME, ANN, await rules(rig, pace="daily"))
    rig.now += 10
    await rig.table(ANN, game=GAME, size=5)
    table = await presets.last(GAME, ANN.id, "g")
    assert table is not None and (table.size, table.pace) == (5, "none"), "the table is newer"
    elsewhere = await presets.last(GAME, ANN.id, "h")
    assert elsewhere is not None and elsewhere.pace == "daily", "a table of another server says nothing here"
    rig.now += 10
    await presets.choose(GAME, ANN, await rules(rig, pace="weekly", join=INVITED))
    page = await presets.last(GAME, ANN.id, "g")
    assert page is not None and (page.pace, page.join) == ("weekly", INVITED)
    assert await presets.last(GAME, BEN.id, "g") is None
    await rig.reopen()
    assert await rig.host.presets.last(GAME, ANN.id, "g") == page


async def test_names_are_ones_own_and_ten(rig: Rig) -> None:
    presets = rig.host.presets
    await rig.host.settings.remember_person(ANN)
    for number in range(MOST):
        await presets.keep(GAME, ANN, f"Set {number}", await rules(rig, size=3))
    no = await refused(presets.keep(GAME, ANN, "One more", await rules(rig)))
    assert (no.reason, no.facts) == ("presets-full", {"most": MOST})
    assert len(await presets.named(GAME, ANN.id)) == MOST, "nothing of the refused one is stored"
    await presets.keep(GAME, ANN, "Set 3", await rules(rig, size=7))
    sizes = {preset.name: preset.rules.size for preset in await presets.named(GAME, ANN.id)}
    assert sizes["Set 3"] == 7 and sizes["Set 2"] == 3, "a name that is there gets the new rules"
    await presets.keep("alliance", ANN, "Other game", await presets.usual("alliance"))
    assert await presets.named(GAME, BEN.id) == []
    for empty in ("", "  "):
        assert (await refused(presets.keep(GAME, ANN, empty, await rules(rig)))).reason == "preset-name"
    first = (await presets.named(GAME, ANN.id))[0]
    await presets.drop(BEN, first.id)
    assert len(await presets.named(GAME, ANN.id)) == MOST, "another person's number drops nothing"
    await presets.drop(ANN, first.id)
    await presets.keep(GAME, ANN, "x" * 99, await rules(rig))
    assert "x" * LONGEST in {preset.name for preset in await presets.named(GAME, ANN.id)}


async def test_the_rules_of_a_server(rig: Rig) -> None:
    presets = rig.host.presets
    here = await rules(rig, pace="daily", join=FINISHED_SOME)
    await presets.set_of_server(GAME, "g", here)
    await presets.set_of_server(GAME, "g", here)
    assert await presets.of_server(GAME, "g") == here
    assert await presets.of_server(GAME, "h") is None and await presets.of_server(GAME, None) is None
    await presets.set_of_server(GAME, "g", None)
    assert await presets.of_server(GAME, "g") is None
    await presets.set_of_server(GAME, "g", here)
    await rig.host.servers.forget("g")
    assert await presets.of_server(GAME, "g") is None


@pytest.mark.parametrize("closed", [False, True])
async def test_stored_rules_are_read_while_the_game_is_switched_off(rig: Rig, closed: bool) -> None:
    """The standings of a league and the card of a game tell of them."""
    presets, kept = rig.host.presets, await rules(rig, size=4)
    await presets.set_of_league(GAME, 7, kept)
    await presets.set_of_server(GAME, "g", kept)
    library = rig.host.tables.library
    if closed:
        library.closed = frozenset([GAME])
    else:
        library.away.add(GAME)
    assert await presets.of_league(GAME, 7) == kept == await presets.of_server(GAME, "g")


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_stores_its_rules_and_gets_them_back(slug: str) -> None:
    game = GAMES[slug]
    for join, start in itertools.product(JOIN, ("press", "full", "n2", "m30", "c10")):
        usual = fitting(game, HouseRules({}, game.usual_seats({}), join=join, hints=False, start=start))
        assert fitting(game, HouseRules.from_json(usual.to_json())) == usual


def test_what_the_game_no_longer_offers_is_as_usual() -> None:
    game = GAMES[GAME]
    stored = {
        "options": {"remove": 999, "gone": 1, "games": 3},
        "size": 99,
        "pace": "hasty",
        "undo": 5,
        "join": "nobody",
    }
    known = fitting(game, HouseRules.from_json(stored))
    assert known == fitting(game, HouseRules({"games": 3}, game.usual_seats({})))


KEPT = {
    "options": "options",
    "size": "size",
    "pace": "pace",
    "undo": "undo",
    "hints": "hints",
    "pictures": "pictures",
    "invited_only": "join",
    "trust": "join",
    "when_full": "start",
    "starts": "start",
}
"""The field of a table's row, and the one of the house rules that keeps it."""
OF_THIS_TABLE = {
    "who it is": ("id", "match", "game", "revision", "rematch_of", "commitment", "cards", "watch"),
    "where it is": ("guild", "channel", "thread", "lang"),
    "who is there, by their own will or an invitation": ("opener", "seats", "invited", "offered_seats"),
    "what has happened": (
        *("status", "seq", "moves", "opened", "touched", "paused_for", "votes", "sealed", "news", "since", "stall"),
        *("offered", "version", "pause_votes", "ready_told", "heard", "outages", "takebacks", "context", "answered"),
    ),
    "timers": ("silence_limit", "armed", "substitutes_armed", "request_armed", "start_armed"),
}
"""The fields that house rules do not keep, and why."""


def test_every_field_of_a_table_is_kept_or_belongs_to_that_table_alone() -> None:
    own = [name for names in OF_THIS_TABLE.values() for name in names]
    assert sorted([*KEPT, *own]) == sorted(field.name for field in fields(TableRow))
    assert set(KEPT.values()) == {field.name for field in fields(HouseRules)}


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("way", ["press", "full", "n3", "m30", "c10"])
async def test_how_a_table_starts_is_offered_again(rig: Rig, way: str, begun: bool) -> None:
    """Also once it has started, or was ended in the lobby, and after a restart."""
    start = {
        "n3": Start(count=3, way="n3"),
        "m30": Start(at=rig.now + 1800, way="m30"),
        "c10": Start(at=rig.now + 600, computers=("One", "Two", "Three"), level="house", way="c10"),
    }.get(way, BY_PRESS)
    info = await rig.table(ANN, game=GAME, size=4)
    await rig.host.lobby_options.choose_start(info.id, ANN, start, rig.press(), when_full=way == "full")
    if begun and way in ("m30", "c10"):
        await rig.host.seating.join(info.id, BEN, rig.press())
        await rig.host.seating.join(info.id, CAT, rig.press())
        rig.now = start.at
        await rig.host.clocks.tick()
    elif begun:
        for person in (BEN, CAT, DAN):
            if (await rig.host.reading.table(info.id)).status is Status.OPEN:
                await rig.host.seating.join(info.id, person, rig.press())
        if way == "press":
            await rig.host.dealing.start(info.id, ANN, rig.press())
    else:
        await rig.host.seating.close_table(info.id, ANN, rig.press())
    assert ((await rig.host.reading.table(info.id)).status is Status.PLAYING) is begun
    await rig.reopen()
    last = await rig.host.presets.last(GAME, ANN.id, "g")
    assert last is not None and last.start == way


async def opened(rig: Rig, start: Start) -> TableInfo:
    """Return a table that is opened with this start."""
    press = rig.press()
    return await rig.host.opening.open_table(
        GAME, {}, 4, ANN, guild="g", channel="c", lang="en", interaction=press, start=start
    )


async def test_a_moment_at_opening_is_kept_over_a_stop(rig: Rig) -> None:
    """The timer is written with the table, so nothing can come between."""
    start = Start(at=rig.now + 1800, way="m30")
    info = await opened(rig, start)
    assert info.starts == start
    due = await rig.host.tables.store.rows("SELECT due FROM timers WHERE table_id = ? AND kind = 'start'", (info.id,))
    assert [row["due"] for row in due] == [start.at]
    await rig.reopen()
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.join(info.id, CAT, rig.press())
    rig.now = start.at
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING
    for wrong in (Start(at=rig.now - 1), Start(at=rig.now + 99 * 3600)):
        assert (await refused(opened(rig, wrong))).reason == "malformed"
    assert (await refused(opened(rig, Start(count=2)))).reason == "not-enough-seats"


@pytest.mark.parametrize(
    ("kept", "size", "now"),
    [("n3", 3, "full"), ("n5", 4, "full"), ("n99", 4, "full"), ("n3", 4, "n3"), ("n1", 4, "press"), ("m30", 3, "m30")],
)
def test_a_start_with_so_many_follows_the_seats(kept: str, size: int, now: str) -> None:
    assert fitting(GAMES[GAME], HouseRules({}, size, start=kept)).start == now


def test_rules_of_older_releases_keep_how_they_start() -> None:
    old = HouseRules({}, 4).to_json()
    del old["start"]
    assert HouseRules.from_json(old | {"when_full": True}).start == "full"
    assert HouseRules.from_json(old | {"when_full": False}).start == HouseRules.from_json(old).start == "press"
    for unknown in ("n0", "m9999", "x3", "", 5, None):
        assert HouseRules.from_json(old | {"start": unknown}).start == "press"


async def test_they_go_with_their_person(rig: Rig) -> None:
    presets = rig.host.presets
    await presets.choose(GAME, ANN, await rules(rig))
    await presets.keep(GAME, ANN, "Friday", await rules(rig))
    await presets.set_of_server(GAME, "g", await rules(rig))
    exported = (await rig.host.personal_data.belongings(ANN.id))["house_rules"]
    assert [(one["game"], one["name"]) for one in exported] == [(GAME, ""), (GAME, "Friday")]
    assert "Friday" in dump(exported) and exported[0]["rules"]["pace"] == "none"
    await rig.host.personal_data.forget(Person(ANN.id, "Ann"), lambda lang: "Somebody")
    assert await presets.named(GAME, ANN.id) == [] and await presets.last(GAME, ANN.id, "g") is None
    assert await presets.of_server(GAME, "g") is not None, "the server's stay"
