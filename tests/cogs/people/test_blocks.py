"""The list of blocked people: read at once, however long it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.people import blocks
from cogs.ui.panel import PAGE, Panel
from engine.host.model.records import Person
from engine.host.people.blocks import MOST_BLOCKED
from locales import words
from tests.host.rig import ANN, BEN, Rig


async def test_a_full_list_is_read_with_one_statement(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await rig.host.settings.remember_person(BEN)
    others = [BEN.id, *(str(9000 + n) for n in range(MOST_BLOCKED - 1))]
    for other in others:
        rig.now += 1
        await rig.host.blocks.block(ANN, other)
    statements, said = list[str](), list[Panel]()
    rows, row = rig.host.tables.store.rows, rig.host.tables.store.row

    async def counted(sql: str, values: Any = ()) -> Any:
        statements.append(sql)
        return await rows(sql, values)

    async def counted_one(sql: str, values: Any = ()) -> Any:
        statements.append(sql)
        return await row(sql, values)

    monkeypatch.setattr(rig.host.tables.store, "rows", counted)
    monkeypatch.setattr(rig.host.tables.store, "row", counted_one)

    async def turn(text: str, panel: Panel) -> None:
        said.append(panel)

    services, interaction = SimpleNamespace(host=rig.host), SimpleNamespace(guild_id=1)
    who: Any = SimpleNamespace(
        services=services, person=ANN, words=words("en"), replace_all=turn, interaction=interaction
    )
    await blocks.offer(who)
    await blocks.offer(who, MOST_BLOCKED // PAGE - 1)
    assert len(statements) == 2
    offered = [option for panel in said for option in panel.rows[1].options]  # type: ignore[union-attr]
    assert [value for _, value in offered] == [*others[: -PAGE - 1 : -1], *others[PAGE - 1 :: -1]], "the newest first"
    assert [label.text for label, _ in offered][-2:] == ["9000", "Ben"], "by number where no name is known"


async def test_two_of_one_name_on_the_list_are_told_apart(rig: Rig) -> None:
    """They have the same number in the menu and beside the mention, by their order on the list."""
    for other, name in ((BEN.id, "Ken"), ("9001", "ken"), ("9002", "Cat")):
        rig.now += 1
        await rig.host.settings.remember_person(Person(other, name))
        await rig.host.blocks.block(ANN, other)
    said = list[tuple[str, Panel]]()

    async def turn(text: str, panel: Panel) -> None:
        said.append((text, panel))

    services, interaction = SimpleNamespace(host=rig.host), SimpleNamespace(guild_id=1)
    who: Any = SimpleNamespace(
        services=services, person=ANN, words=words("en"), replace_all=turn, interaction=interaction
    )
    await blocks.offer(who)
    ((text, panel),) = said
    offered = panel.rows[1].options  # type: ignore[union-attr]
    assert [(label.text, value) for label, value in offered] == [
        ("Cat", "9002"),
        ("ken #2", "9001"),
        ("Ken #1", BEN.id),
    ]
    assert f"<@{BEN.id}> #1" in text and "<@9001> #2" in text and "<@9002> #" not in text
