"""The rules of a table's game are those of the table, on every page that is turned to."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PIL import Image

from cogs.play.record import Record
from cogs.ui.drawing import Picture
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import Person
from locales import Words
from render.kit.pages.overview import OVERVIEW
from tests.cogs.learner import Described, Desk, Interaction
from tests.host.rig import ANN, Rig


class Reader(Described):
    """Keeps what pictures are described with, and what they are kept by."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.alts: list[str] = []
        self.keys: list[Hashable] = []

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        self.alts.append(alt)
        self.keys.append(key)
        return await super().picture(words, key, name, alt, paint)


async def leaf(desk: Desk, reader: Reader, first: Press, person: Person = ANN) -> list[str]:
    """What every page says from the one that ``first`` opens on."""
    record, press = Record(desk), first  # type: ignore[arg-type]  # its services are all it asks for
    begun = len(reader.alts)
    while True:
        page = Interaction(next(desk.numbers), guild=None)
        await record.verbs[press.verb](Caller(desk.services, page, person, desk.words), press)  # type: ignore[arg-type]
        buttons = [c for c in page.view.children if Press.parse(c.custom_id).verb == "rulepage"]  # type: ignore[attr-defined]
        if buttons[-1].disabled:
            return reader.alts[begun:]
        press = Press.parse(buttons[-1].custom_id)


async def test_the_first_page_says_whose_the_game_is(rig: Rig) -> None:
    desk = Desk(rig)
    record = Record(desk)  # type: ignore[arg-type]  # its services are all it asks for
    told = {}
    for slug in ("geschenk", "boonaken", "arsene"):
        for page in (OVERVIEW, 0):
            shown = Interaction(next(desk.numbers), guild=None)
            await record.verbs["rulepage"](
                Caller(desk.services, shown, ANN, desk.words),  # type: ignore[arg-type]
                Press(0, "rulepage", page, (slug, page)),
            )
            told[slug, page] = str(shown.text)
    assert "-# Design: Thorsten Gimmler, 2004 · Permission: not known · More: <https://" in told["geschenk", OVERVIEW]
    assert "Permission: none needed, it is traditional" in told["boonaken", OVERVIEW]
    assert "https" not in told["arsene", OVERVIEW] and "Permission: not known" in told["arsene", OVERVIEW]
    assert not any("Design" in text for (_, page), text in told.items() if page != OVERVIEW)


async def test_a_table_s_rules_say_what_it_has_agreed_on_on_every_page(rig: Rig) -> None:
    desk = Desk(rig)
    desk.services.drawing = reader = Reader(desk.services.drawing.painters, desk.services.drawing.narrations)
    info = await rig.table(ANN, size=2, game="en_garde", target=7, max_rounds=12)
    there = "\n".join(await leaf(desk, reader, Press(info.id, "rules")))
    assert "First to 7 hits wins. After 12 rounds" in there
    shelf = "\n".join(await leaf(desk, reader, Press(0, "rulepage", 0, ("en_garde", OVERVIEW))))
    assert "First to 5 hits wins. After 30 rounds" in shelf
    older = await leaf(desk, reader, Press(0, "rulepage", 0, ("en_garde", 0)))
    assert older[0].startswith(desk.words("en_garde-rules-0-title")), "a button of an older release opens its page"
    assert "\n".join(older) in shelf
    assert "2 players, about 25 min" in there and "2 players, about 25 min" in shelf
    assert len(set(reader.keys)) == len(set(reader.alts)), "one picture for one text"
