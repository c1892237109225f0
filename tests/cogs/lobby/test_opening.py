"""Who opens a table is told the way on: in their own answer, in their own language, with one link to where it is."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.lobby import opening
from cogs.lobby.lobby import Lobby
from cogs.lobby.opening import LAST, USUAL
from cogs.shelf.game import cog
from cogs.shelf.game_cards import GameCards
from cogs.shelf.learning import Learning
from cogs.shelf.lesson_sheets import end_sheet
from cogs.shelf.shelf import Shelf
from cogs.ui.ids import Press
from engine.games.registry import GAMES
from engine.host.model.clock.time_control import NONE
from engine.host.model.columns import dump
from engine.host.model.records import Status, TableInfo
from engine.host.model.takebacks import OFF
from engine.host.people.lessons import DONE, KeptLesson
from locales import LANGUAGES, Lang, words
from tests.cogs.panel_world import CHANNEL, GUILD, Desk, refused
from tests.host.rig import ANN, BEN, Rig

THREAD = 123
LINK = f"https://discord.com/channels/{GUILD}/{THREAD}"
GESCHENK, ALLIANCE = (cog(slug).__self__ for slug in ("geschenk", "alliance"))  # type: ignore[attr-defined]  # of a class

CARD: dict[str, Any] = {"players": None, "guest": None, "pace": None, "preset": None}
"""What is typed with ``/<game>`` to see its card."""


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every table get a thread."""

    async def opened(*_: object) -> str:
        return str(THREAD)

    monkeypatch.setattr(opening, "open_thread", opened)


@pytest.mark.usefixtures("threads")
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_card_becomes_the_way_to_the_table(rig: Rig, lang: Lang) -> None:
    """Only the opener sees the card; everybody else is told in a message of their own."""
    desk, w = Desk(rig, Shelf, GameCards, GESCHENK, lang=lang), words(lang)
    card = await desk.command("geschenk", **CARD)
    assert w("geschenk-line") in card.text
    done = await desk.click(w("button-learn-table"))
    assert done.text == w("table-opened-yours", title=w("geschenk-title"), place=f"<#{THREAD}>")
    (link,) = desk.items
    assert (link.label, link.url) == (w("button-to-table"), LINK)
    (public,) = done.told
    assert not public.ephemeral and w("button-join") in [item.label for item in public.items]
    (post,) = await rig.host.posts.of_table((await rig.host.reading.tables_of(desk.person.id))[0].id)
    assert post.kind == "opened" and post.channel == str(CHANNEL)


@pytest.mark.usefixtures("threads")
async def test_a_typed_command_tells_all_and_its_typist_the_way(rig: Rig) -> None:
    desk, w = Desk(rig, GESCHENK, lang="ja"), words("ja")
    await rig.host.servers.change(str(GUILD), lambda settings: replace(settings, lang="en"))
    done = await desk.command("geschenk", **{**CARD, "players": 3})
    assert words("en")("button-join") in desk.labels, "the answer is for all, in the table's language"
    (own,) = done.told
    assert own.ephemeral and own.text == w("table-opened-yours", title=w("geschenk-title"), place=f"<#{THREAD}>")
    assert [item.url for item in own.items] == [LINK]


async def test_where_the_lobby_comes_right_below_nothing_leads_away(rig: Rig) -> None:
    desk, w = Desk(rig, Shelf, GameCards, GESCHENK), words("en")
    await desk.command("geschenk", **CARD)
    done = await desk.click(w("button-learn-table"))
    assert w("button-start") in done.text and desk.items == []
    typed = await desk.command("geschenk", **{**CARD, "players": 3})
    assert typed.told == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_in_a_direct_message_computers_sit_there_already(rig: Rig, lang: Lang) -> None:
    """Nobody else could come; what is left to do is to start."""
    desk, w = Desk(rig, Shelf, GameCards, Learning, GESCHENK, lang=lang), words(lang)
    desk.guild = None
    await desk.command("geschenk", **CARD)
    assert w("button-learn-table") not in desk.labels
    done = await desk.click(w("button-open-alone"))
    (info,) = await rig.host.reading.tables_of(desk.person.id)
    assert done.text == w("table-opened-alone", title=w("geschenk-title"), table=str(info.id), place="")
    assert w("button-start") in done.text and len(info.seats) == info.size and len(set(info.names)) == info.size
    assert [seat.computer is None for seat in info.seats] == [True, *[False] * (info.size - 1)]
    assert (await rig.host.dealing.start(info.id, desk.person, rig.press())).table.status is Status.PLAYING


@pytest.mark.parametrize("guild", [None, GUILD])
async def test_the_end_of_a_lesson_offers_what_works_there(rig: Rig, guild: int | None) -> None:
    kept = KeptLesson(1, "geschenk", DONE, 1.0)
    sheet = end_sheet(Desk(rig).services, kept, words("en"), alone=guild is None)
    (row,) = sheet.panel.rows
    assert isinstance(row, list)
    assert row[0].label == words("en")("button-learn-table" if guild else "button-open-alone")


async def test_an_old_button_opens_as_last_time(rig: Rig) -> None:
    desk = Desk(rig, Shelf, GameCards, GESCHENK)
    old = Press(0, "opengame", 0, ("geschenk", LAST)).custom_id()
    await desk.command("geschenk", **CARD)
    assert await refused(desk.press(old, forge=True)) == "preset-none"
    await desk.click(desk.words("button-learn-table"))
    first = await newest(rig, desk)
    await rig.host.lobby_options.choose_pace(first.id, desk.person, "daily", rig.press())
    await desk.press(old, forge=True)
    second = await newest(rig, desk)
    assert second.id > first.id and (second.pace, second.size) == ("daily", first.size)
    for path in (("geschenk", "first"), ("geschenk", LAST, 1), (), (LAST,)):
        assert await refused(desk.press(Press(0, "opengame", 0, path).custom_id(), forge=True)) == "malformed"


async def newest(rig: Rig, desk: Desk) -> TableInfo:
    return max(await rig.host.reading.tables_of(desk.person.id), key=lambda info: info.id)


async def test_as_last_time_has_the_house_rules_of_ones_own_last_table_here(rig: Rig) -> None:
    desk, other, host = Desk(rig, GESCHENK), Desk(rig, GESCHENK, person=BEN), rig.host.lobby_options
    last: dict[str, Any] = {**CARD, "preset": LAST}
    assert await refused(desk.command("geschenk", **last)) == "preset-none"
    await desk.command("geschenk", **{**CARD, "players": 5, "pace": "weekly"})
    first = await newest(rig, desk)
    await host.choose_option(first.id, ANN, "open_chips", True, rig.press())
    await host.choose_option(first.id, ANN, "remove", 3, rig.press())
    await host.allow_undo(first.id, ANN, OFF, rig.press())
    await host.allow_hints(first.id, ANN, False, rig.press())
    await host.invite_only(first.id, ANN, True, rig.press())
    await desk.command("geschenk", **last)
    again = await newest(rig, desk)
    assert again.id != first.id and again.invited_only, "who may join is a house rule too"
    assert (again.options["open_chips"], again.options["remove"]) == (True, 3)
    assert (again.size, again.pace, again.undo, again.hints) == (5, "weekly", OFF, False)
    await desk.command("geschenk", **{**last, "players": 3, "pace": NONE})
    typed = await newest(rig, desk)
    assert (typed.size, typed.pace, typed.options) == (3, NONE, again.options), "what is typed counts more"
    await desk.command("geschenk", **{**CARD, "preset": USUAL})
    usual = await newest(rig, desk)
    assert usual.options == GAMES["geschenk"].settled(usual.size, {}) and usual.pace == NONE and usual.hints
    # Nothing of the tables of others, of other servers, or of other games.
    assert await refused(other.command("geschenk", **last)) == "preset-none"
    desk.guild = GUILD + 1
    assert await refused(desk.command("geschenk", **last)) == "preset-none"
    desk.guild = None
    assert await refused(desk.command("geschenk", **last)) == "preset-none"
    assert await rig.host.opening.last_rules("hex_jinchi", ANN.id, str(GUILD)) is None


async def test_what_no_longer_goes_together_is_as_usual(rig: Rig) -> None:
    """Other seats than last time, or an option that the game has no more."""
    desk = Desk(rig, ALLIANCE)
    await desk.command("alliance", **{**CARD, "players": 6})
    first = await newest(rig, desk)
    await rig.host.lobby_options.choose_option(first.id, ANN, "mode", "secret_team", rig.press())
    stored = dict((await rig.host.reading.table(first.id)).options) | {"gone": 7}
    await rig.host.tables.store.write("UPDATE tables SET options = ? WHERE id = ?", (dump(stored), first.id))
    rules = await rig.host.opening.last_rules("alliance", ANN.id, str(GUILD))
    assert rules is not None and rules.options["mode"] == "secret_team" and "gone" not in rules.options
    await desk.command("alliance", **{**CARD, "players": 4, "preset": LAST})
    assert (await newest(rig, desk)).options["mode"] == GAMES["alliance"].settled(4, {})["mode"]


async def test_first_games_are_against_the_easiest_computers(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the opener has finished a table of the game; whoever presses, and wherever the computers come from."""
    monkeypatch.setattr(rig.host.tables, "search", SimpleNamespace(levels=("beginner", "friend", "strong")))
    desk, other = Desk(rig, GESCHENK, Lobby), Desk(rig, GESCHENK, Lobby, person=BEN)
    other.numbers = desk.numbers

    async def seated(at: Desk, level: str | None = None) -> str | None:
        table = (await newest(rig, desk)).id
        await at.press(Press(table, "cpu", 0, () if level is None else (level,)).custom_id(), forge=True)
        return (await rig.host.reading.table(table)).seats[-1].computer

    await desk.command("geschenk", **{**CARD, "players": 5})
    assert await seated(desk) == "beginner"
    await other.press(Press((await newest(rig, desk)).id, "join").custom_id(), forge=True)
    assert await seated(other) == "beginner"
    assert await seated(desk, "strong") == "strong", "the level can be picked as before"
    desk.guild = None
    await desk.command("geschenk", **{**CARD, "players": 4})
    first = await newest(rig, desk)
    assert {seat.computer for seat in first.seats[1:]} == {"beginner"}
    await rig.host.tables.store.write("UPDATE tables SET status = 'finished' WHERE id = ?", (first.id,))
    await desk.command("geschenk", **{**CARD, "players": 4})
    assert {seat.computer for seat in (await newest(rig, desk)).seats[1:]} == {"friend"}
    desk.guild = GUILD
    await desk.command("geschenk", **{**CARD, "players": 5})
    assert await seated(desk) == "friend"
