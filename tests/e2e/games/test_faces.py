"""Card faces through real sockets: uploaded to the application, then in buttons and options of a hand."""

from __future__ import annotations

from cogs.ui.faces import Faces
from sandbox import Person
from tests.e2e.robust import settled, started
from tests.e2e.world import World


async def test_a_hand_shows_the_cards_that_may_be_played(world: World, sakura: Person) -> None:
    faces = Faces(world.bot, pause=0.0)
    faces.background.begin()
    assert faces.background.task is not None
    await faces.background.task
    names = {f.name for f in world.bot.services.faces.values()}
    assert len(names) == 91 and names == {e.name for e in await world.bot.fetch_application_emojis()}

    few = await started(world, sakura, game="tennos_square", computers=3)
    await settled(world)
    hand = await few.posted("hand", sakura)
    assert hand is not None
    assert [b["emoji"]["name"] in names for b in hand.buttons if "step" in b["custom_id"]] == [True] * 3

    table = await started(world, sakura, game="stendhal", computers=4)
    await settled(world)
    hand = await table.posted("hand", sakura)
    assert hand is not None
    (select,) = hand.selects
    assert all(option["emoji"]["name"] in names and option["emoji"]["id"] for option in select["options"])
    assert all(option["label"].startswith(f"{k} · ") for k, option in enumerate(select["options"], 1))
