"""Labels for a choice of people contain plain names; in a message the name is escaped."""

from __future__ import annotations

from pathlib import Path

from cogs.ui import messages
from cogs.ui.words.escaping import escaped
from engine.games.registry import GAMES
from engine.host.model.records import Person
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, Rig


async def test_labels_call_people_by_name(tmp_path: Path) -> None:
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    table = (await rig.table(ANN, size=2, game="love_letter")).id
    await rig.host.seating.join(table, Person("7", "*Bo*"), rig.press(), word="bo")
    await rig.host.dealing.start(table, ANN, rig.press())
    info, view = await rig.host.reading.view(table, ANN.id)
    assert view.people == info.names == ("Ann", "*Bo*")
    narration, w = NARRATIONS[info.game], words("en")
    assert narration.value_label(messages.on_labels(view, info, w), "guard", [], 1).text == "*Bo*"
    told = messages.in_text(view, info, w)
    assert narration.value_label(told, "guard", [], 1).text == escaped("*Bo*") != "*Bo*"
    assert (await rig.host.reading.view(table, None))[1].people == info.names
    await rig.host.close()
