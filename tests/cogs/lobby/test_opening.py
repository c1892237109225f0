"""Who opens a table is told the way on: in their own answer, in their own language, with one link to where it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.lobby import opening
from cogs.shelf.game import cog
from cogs.shelf.game_cards import GameCards
from cogs.shelf.learning import Learning
from cogs.shelf.lesson_sheets import end_sheet
from cogs.shelf.shelf import Shelf
from cogs.ui.cog import Cog
from engine.host.model.records import Status
from engine.host.people.lessons import DONE, KeptLesson
from locales import LANGUAGES, Lang, words
from tests.cogs.panel_world import CHANNEL, GUILD, Desk
from tests.host.rig import Rig

THREAD = 123
LINK = f"https://discord.com/channels/{GUILD}/{THREAD}"
GESCHENK: type[Cog] = cog("geschenk").__self__  # type: ignore[attr-defined]  # ``setup`` is the method of its class


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
    card = await desk.command("geschenk", players=None, guest=None, pace=None)
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
    done = await desk.command("geschenk", players=3, guest=None, pace=None)
    assert words("en")("button-join") in desk.labels, "the answer is for all, in the table's language"
    (own,) = done.told
    assert own.ephemeral and own.text == w("table-opened-yours", title=w("geschenk-title"), place=f"<#{THREAD}>")
    assert [item.url for item in own.items] == [LINK]


async def test_where_the_lobby_comes_right_below_nothing_leads_away(rig: Rig) -> None:
    desk, w = Desk(rig, Shelf, GameCards, GESCHENK), words("en")
    await desk.command("geschenk", players=None, guest=None, pace=None)
    done = await desk.click(w("button-learn-table"))
    assert w("button-start") in done.text and desk.items == []
    typed = await desk.command("geschenk", players=3, guest=None, pace=None)
    assert typed.told == []


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_in_a_direct_message_computers_sit_there_already(rig: Rig, lang: Lang) -> None:
    """Nobody else could come; what is left to do is to start."""
    desk, w = Desk(rig, Shelf, GameCards, Learning, GESCHENK, lang=lang), words(lang)
    desk.guild = None
    await desk.command("geschenk", players=None, guest=None, pace=None)
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
