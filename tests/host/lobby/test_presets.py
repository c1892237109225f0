"""House rules that stay: what was chosen last, named ones, those of a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.lobby.presets import LONGEST, MOST, fitting
from engine.host.model.columns import dump
from engine.host.model.house_rules import HouseRules
from engine.host.model.records import FINISHED_SOME, INVITED, JOIN, Person
from tests.host.rig import ANN, BEN, Rig, refused

GAME = "geschenk"


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES)
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
    for join in JOIN:
        usual = fitting(game, HouseRules({}, game.usual_seats({}), join=join, hints=False, when_full=True))
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
