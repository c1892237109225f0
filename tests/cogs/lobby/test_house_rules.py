"""The page of house rules: forms that Discord takes, for every game, and that change only what is changed in them."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.lobby.house_rules import FIELDS, SHOW
from cogs.lobby.house_rules import HouseRulesPage as Rules
from cogs.shelf.game_cards import GameCards
from cogs.shelf.shelf import Shelf
from cogs.ui.ids import Press
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.host.model.records import JOIN
from locales import LANGUAGES, Lang
from tests.cogs.panel_world import GUILD, Desk, refused
from tests.host.rig import ANN, BEN, Rig


def path(verb: str, *parts: Any, number: int = 0) -> str:
    return Press(0, verb, number, parts).custom_id()


def filled(desk: Desk) -> dict[str, str | list[str]]:
    """Return the fields of the open form as they are offered."""
    found = dict[str, str | list[str]]()
    assert desk.last.form is not None
    for label in desk.last.form.children:
        item = label.component
        if isinstance(item, discord.ui.TextInput):
            found[item.custom_id] = item.default or ""
            continue
        chosen = [option.value for option in item.options if option.default]
        assert len(chosen) == 1 or isinstance(item, discord.ui.CheckboxGroup)
        found[item.custom_id] = chosen if isinstance(item, discord.ui.CheckboxGroup) else chosen[0]
    return found


@pytest.fixture
def searching(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be hints."""
    monkeypatch.setattr(rig.host.tables, "search", SimpleNamespace(levels=("beginner", "friend", "strong")))


@pytest.mark.usefixtures("searching")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
async def test_the_forms_of_every_game_change_nothing_by_themselves(rig: Rig, slug: str, lang: Lang) -> None:
    desk = Desk(rig, Rules, lang=lang, manages=True)
    await desk.press(path(SHOW, slug), forge=True)
    page, seen = desk.last.text, set[str]()
    forms = [id_ for id_ in desk.ids if Press.parse(id_).verb == "houseform"]
    assert 2 <= len(forms) <= 4
    for form in forms:
        await desk.press(path(SHOW, slug), forge=True)
        await desk.press(form)
        modal = desk.last.form
        assert modal is not None and 1 <= len(modal.children) <= FIELDS and len(modal.title) <= 45
        for label in modal.children:
            assert 1 <= len(label.text) <= 45 and len(label.description or "") <= 100
            for option in getattr(label.component, "options", ()):
                assert 1 <= len(option.label) <= 100
        fields = filled(desk)
        assert not seen & set(fields)
        seen |= set(fields)
        await desk.submit("", **fields)
        assert desk.last.text == page, "sent as it was offered it changes nothing"
    options = {f"o_{option.key}" for option in GAMES[slug].choosable({}) if GAMES[slug].has_effect(option.key, {})}
    general = {"pace", "join", "start", "undo", "also", "pictures"}
    general |= {"players"} if len(GAMES[slug].seats) > 1 else set()
    assert seen >= general and seen - general <= options


@pytest.mark.parametrize("slug", sorted(CUBED))
async def test_the_cube_brings_and_takes_its_options(rig: Rig, slug: str) -> None:
    desk = Desk(rig, Rules)
    await desk.press(path("houseform", slug, number=0), forge=True)
    fields = filled(desk)
    await desk.submit("", **fields | ({"players": "2"} if "players" in fields else {}))
    for value in ("0", "1", "0"):
        for number in (1, 2):
            await desk.press(path("houseform", slug, number=number), forge=True)
            fields = filled(desk)
            if "o_cube" in fields:
                await desk.submit("", **fields | {"o_cube": value})
                break
        rules = await rig.host.presets.last(slug, ANN.id, str(GUILD))
        assert rules is not None and bool(rules.options.get("cube")) is (value == "0")
        GAMES[slug].settled(rules.size, rules.options)


async def test_what_does_not_go_with_the_seats_is_said(rig: Rig) -> None:
    desk = Desk(rig, Rules)
    await desk.press(path("houseform", "ttp", number=1), forge=True)
    no = await refused(desk.submit("", **filled(desk) | {"o_cube": "0"}))
    assert no == "option-not-offered"
    assert await rig.host.presets.last("ttp", ANN.id, str(GUILD)) is None


@pytest.mark.usefixtures("searching")
async def test_switches_and_who_can_join(rig: Rig) -> None:
    desk = Desk(rig, Rules, Shelf, GameCards)
    await desk.press(path(SHOW, "geschenk"), forge=True)
    for join in JOIN:
        for also, start in (([], "press"), (["hints"], "n3"), (["hints"], "full")):
            await desk.press(path("houseform", "geschenk"), forge=True)
            await desk.submit("", **filled(desk) | {"join": join, "also": also, "start": start})
            rules = await rig.host.presets.last("geschenk", ANN.id, str(GUILD))
            assert rules is not None
            assert (rules.join, rules.hints, rules.start) == (join, "hints" in also, start)
    await desk.click(desk.words("button-learn-table"))
    (info,) = await rig.host.reading.tables_of(ANN.id)
    assert (info.join, info.hints, info.when_full) == (JOIN[-1], True, True)


async def test_a_start_that_is_offered_no_more_stays_until_another_is_chosen(rig: Rig) -> None:
    desk, presets = Desk(rig, Rules), rig.host.presets
    await presets.choose("geschenk", ANN, replace(await presets.usual("geschenk"), start="m45"))
    for chosen, kept in (({}, "m45"), ({"start": "m30"}, "m30"), ({"start": "m45"}, "m30")):
        await desk.press(path("houseform", "geschenk"), forge=True)
        if chosen.get("start") == "m45":
            assert await refused(desk.submit("", **filled(desk) | chosen)) == "malformed"
        else:
            await desk.submit("", **filled(desk) | chosen)
        rules = await presets.last("geschenk", ANN.id, str(GUILD))
        assert rules is not None and rules.start == kept


async def test_what_no_form_offers_is_refused_and_not_stored(rig: Rig) -> None:
    desk = Desk(rig, Rules)
    form = path("housetold", "geschenk")
    forged: list[dict[str, Any]] = [
        {"players": "99"},
        {"players": "x"},
        {"pace": "hasty"},
        {"join": "nobody"},
        {"undo": "always"},
        {"pictures": "tiny"},
        {"start": "soon"},
        {"start": "n9"},
        {"start": "m11"},
        {"o_remove": "9999"},
        {"o_remove": "-1"},
        {},
    ]
    for fields in forged:
        assert await refused(desk.submit(form, **fields)) == "malformed", fields
    assert await refused(desk.submit(path("housetold", "jukugo_daifuda"), o_chips="1")) in ("not-a-number", "malformed")
    for verb, parts in ((SHOW, ()), (SHOW, ("chess",)), ("houseform", ("geschenk",)), ("housepick", ("geschenk",))):
        assert await refused(desk.press(path(verb, *parts, number=9), forge=True)) == "malformed" or verb == SHOW
    assert await rig.host.presets.last("geschenk", ANN.id, str(GUILD)) is None


async def test_a_set_of_another_person_is_out_of_reach(rig: Rig) -> None:
    ann, ben = Desk(rig, Rules), Desk(rig, Rules, person=BEN)
    usual = await rig.host.presets.usual("geschenk")
    await rig.host.presets.keep("geschenk", ANN, "Mine", usual)
    (mine,) = await rig.host.presets.named("geschenk", ANN.id)
    await ben.press(path(SHOW, "geschenk"), forge=True)
    assert "Mine" not in str([getattr(item, "options", "") for item in ben.items])
    assert await refused(ben.press(path("housepick", "geschenk"), f"n{mine.id}", forge=True)) == "malformed"
    await ben.press(path("housedrop", "geschenk", number=mine.id), forge=True)
    assert len(await rig.host.presets.named("geschenk", ANN.id)) == 1
    await ann.press(path(SHOW, "geschenk"), forge=True)
    await ann.pick(ann.words("house-choose"), f"n{mine.id}")
    assert ann.words("button-house-drop", name="Mine") in ann.labels


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_names_the_set_that_its_rules_are(rig: Rig, lang: Lang) -> None:
    """Right after it was kept, and whenever the page opens again with these rules; no longer once they are others."""
    desk = Desk(rig, Rules, lang=lang)
    w, title = desk.words, desk.words("geschenk-title")
    await desk.press(path(SHOW, "geschenk"), forge=True)
    plain = w("house-heading", title=title)
    assert desk.last.text.startswith(plain + "\n")
    await desk.press(path("houseform", "geschenk"), forge=True)
    await desk.submit("", **filled(desk) | {"pace": "daily"})
    await desk.click(w("button-house-keep"))
    await desk.submit("", name="Slow *and* kind")
    named = w("house-heading-named", title=title, name="Slow \\*and\\* kind")
    for _ in range(2):
        assert desk.last.text.startswith(named + "\n"), desk.last.text
        assert w("button-house-drop", name="Slow *and* kind") in desk.labels
        await desk.press(path(SHOW, "geschenk"), forge=True)
    await desk.press(path("houseform", "geschenk"), forge=True)
    await desk.submit("", **filled(desk) | {"pace": "none"})
    assert desk.last.text.startswith(plain + "\n")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_page_says_whose_rules_they_are(rig: Rig, lang: Lang) -> None:
    desk = Desk(rig, Rules, lang=lang, manages=True)
    w = desk.words
    await desk.press(path(SHOW, "geschenk"), forge=True)
    assert w("house-are-servers") not in desk.last.text
    await desk.click(w("button-house-server-on"))
    assert w("house-are-servers") in desk.last.text
    await desk.press(path("houseform", "geschenk"), forge=True)
    await desk.submit("", **filled(desk) | {"pace": "daily"})
    assert w("house-server-has", rules=w("house-usual")) in desk.last.text
    await desk.pick(w("house-choose"), "server")
    await desk.click(w("button-house-server-off"))
    assert await rig.host.presets.of_server("geschenk", str(GUILD)) is None
    stranger = Desk(rig, Rules, lang=lang, person=BEN)
    no = path("househere", "geschenk", number=1)
    assert await refused(stranger.press(no, forge=True)) == "settings-managers-only"
    desk.guild = None
    assert await refused(desk.press(no, forge=True)) == "settings-server-only"
