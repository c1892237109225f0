"""What is new on a hand is outlined the same whether what it said before is remembered or drawn once more."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from PIL import Image

from cogs.ui.drawing import Drawing, Since
from engine.core.view import View
from engine.games.registry import GAMES
from engine.host.model.records import Person
from engine.players.registry import CHOOSERS
from locales import Words, words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.look import Style
from render.kit.pieces.person import Person as Shown
from tests.host.rig import ANN, BEN, CAT, Rig

PEOPLE = (ANN, BEN, CAT)


class Counting:
    """A painter that counts the hands it draws."""

    def __init__(self, inner: Any) -> None:
        self.inner, self.hands = inner, 0

    def hand(self, view: View, people: Sequence[Shown], w: Words, style: Style = "usual") -> Image.Image:
        self.hands += 1
        picture: Image.Image = self.inner.hand(view, people, w, style)
        return picture

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


async def asked_at(rig: Rig, table: int) -> Person:
    """Whose turn it is."""
    for person in PEOPLE:
        seat = (await rig.host.reading.table(table, person.id)).seat_of(person.id)
        if seat is not None and seat.prompt:
            return person
    raise AssertionError("nobody is asked")


async def test_news_is_outlined_from_memory_as_from_the_log(tmp_path: Path) -> None:
    slug, w = "geschenk", words("en")
    rig = Rig(tmp_path / "store.db", {slug: GAMES[slug]}, {slug: CHOOSERS[slug]})
    await rig.open()
    painter = Counting(PAINTERS[slug])
    drawing, forgetful = (Drawing({slug: cast(Any, painter)}, NARRATIONS) for _ in range(2))
    try:
        info = await rig.started(*PEOPLE, game=slug, size=3)
        for _ in PEOPLE:
            acted = await rig.act(info.id, await asked_at(rig, info.id), "no_thanks")
            assert acted.view is not None
            await drawing.hand(acted.table, acted.view, w, own_move=acted.at)
        asked = await asked_at(rig, info.id)
        shown, view, since_last_move = await rig.host.reading.hand(info.id, asked.id)
        since = Since(since_last_move[0].change, lambda: rig.host.since_last_move.seen_then(info.id, asked.id))
        assert since.change
        painter.hands = 0
        remembered = await drawing.hand(shown, view, w, since)
        assert painter.hands == 1
        drawn = await forgetful.hand(shown, view, w, since)
        assert painter.hands == 3
        assert remembered.data == drawn.data
        plain = await forgetful.hand(shown, view, w)
        assert plain.data != drawn.data, "two more chips lie in the glass"
        other = await drawing.hand(shown, view, w, Since(since.change + 1, since.seen))
        assert other.data == drawn.data and painter.hands == 6, "of another move nothing is remembered"
    finally:
        drawing.close()
        forgetful.close()
        await rig.host.close()
