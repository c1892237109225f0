"""A person prepares a move on the hand in another's turn, and the bot makes it when their turn comes."""

from __future__ import annotations

import pytest

from sandbox import Person
from tests.e2e.driver import from_menu
from tests.e2e.robust import says, settled, shows_one_table, started
from tests.e2e.world import World


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_a_prepared_move_is_made_when_its_turn_comes(
    world: World, sakura: Person, minato: Person, alex: Person, lang: str
) -> None:
    people = (sakura, minato, alex) if lang == "ja" else (alex, sakura, minato)
    table = await started(world, *people, game="rummy_fifty", players=3)
    await table.play(3)  # the bonus cards; the first draw is forced
    await settled(world)
    mover = await table.awaited()
    seats = [s.person for s in (await table.info()).seats]
    following = seats[(seats.index(mover.id) + 1) % 3]
    waits = next(p for p in people if p.id == following)
    hand = await table.hand_message(waits)
    before = (await shows_one_table(table)).content
    menu = await waits.result(await from_menu(waits, hand, "ahead"))
    assert says("ahead-menu", waits) in menu.content
    select = next(s for s in menu.selects if ":aheadset:" in s["custom_id"])
    assert "draw.0" in [o["value"] for o in select["options"]]
    await (await waits.select(menu, select["custom_id"], "draw.0")).answer()
    await settled(world)
    assert (await shows_one_table(table)).content == before
    assert "⏭️" in (await table.hand_message(waits)).content
    moves = len(await table.moves())
    await table.play(2)  # a discard, the end of the turn
    await settled(world)
    causes = [m["cause"] for m in await table.moves()][moves:]
    assert causes == [mover.id, mover.id, "order"]
    assert "⏭️" not in (await table.hand_message(waits)).content
