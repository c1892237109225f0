"""Names on two lines touch nothing around them, in every game."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from tests.engine.every_game import Case, course, heuristic
from tests.engine.every_game import positions as moments

BROKEN = (
    "Gregory Piggyback-Quigley",
    "Jürgen Åkesson y Ângelo",
    "ぽぷりん・ジャングルポケット",
    "Ŷngvi Þórðarson Ølgaard",
    "國國國國國國國國國國國國",
    "Maximiliane v. Thurn-Taxis",
    "ウルトラスーパーカードゲーマー",
)
"""Names for two lines, with accents above and descenders below."""


@pytest.mark.parametrize("slug", GAMES)
def test_names_on_two_lines_keep_clear_of_all_else(slug: str) -> None:
    """With the fewest, the usual and the most seats; each name comes to each seat."""
    game, painter, found = GAMES[slug], PAINTERS[slug], set[str]()
    for seats in sorted({min(game.seats), game.default_seats, max(game.seats)}):
        case = Case(game, seats, game.check(seats, {}))
        for number, match in enumerate([*moments(case, 3, seed=5, style=heuristic), course(case, 5, heuristic)[0]]):
            turned = BROKEN[number * 2 :] + BROKEN[: number * 2]
            asked = next((p for p in match.state.waiting if p >= 0), 0)
            for seat in (None,) if match.state.ended else (None, asked):
                view = match.view(seat)
                paint = painter.hand if seat is not None else painter.result if view.over else painter.table
                lang = LANGUAGES[(number + seats) % 2]
                image = paint(view, people(turned[:seats]), words(lang))
                found |= {f"{seats} seats, {number}, {seat}, {lang}: {fault}" for fault in faults(image)}
    assert not found, "\n".join(sorted(found)[:40])
