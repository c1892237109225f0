"""What stands behind an invitation's code."""

from __future__ import annotations

from cogs.shelf.shelf import Shelf
from tests.cogs.panel_world import Desk, refused
from tests.host.rig import CAT, Rig


async def test_who_tries_a_code_is_known_first(rig: Rig) -> None:
    """The tries of a person in two processes wait for each other at the person's row (``Codes``, ruling 3)."""
    desk = Desk(rig, Shelf, person=CAT)
    assert await refused(desk.command("games", code="000000-1")) == "code-unknown"
    assert await rig.host.tables.store.rows("SELECT 1 FROM people WHERE id = ?", (CAT.id,))
