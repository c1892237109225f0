"""Which games a person has learned or played to the end."""

from __future__ import annotations

from engine.host.people.known_games import KnownGames, known_games
from engine.host.people.lessons import Lessons
from tests.host.rig import ANN, BEN, CAT, Rig


async def test_finished_lessons_and_tables_count(rig: Rig) -> None:
    store = rig.host.tables.store
    assert await known_games(store, ANN.id) == KnownGames(frozenset(), {})
    for _ in range(2):
        over = await rig.started(ANN, BEN)
        await rig.play_on(over.id, ANN, BEN)
    await rig.started(BEN, CAT)
    lessons = Lessons(store, lambda: rig.now)
    await lessons.begin(CAT.id, "target")
    lesson = await lessons.begin(CAT.id, "grazia")
    await lessons.take(lesson, CAT.id, 1)
    ann, cat = await known_games(store, ANN.id), await known_games(store, CAT.id)
    assert ann == KnownGames(frozenset(), {over.game: 2})
    assert cat == KnownGames(frozenset({"grazia"}), {}), "neither a running game nor a lesson that was begun"
    assert ann.knows(over.game) and cat.knows("grazia") and not cat.knows("target")
