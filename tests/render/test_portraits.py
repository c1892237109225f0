"""Every game shows people by the portraits they chose."""

from __future__ import annotations

import pytest

from engine.games.slugs import SLUGS
from locales import words
from render.kit.canvas import Canvas
from render.kit.person import Person
from tests.render.positions import OVER, as_sent, picture, positions


@pytest.mark.parametrize("slug", SLUGS)
def test_tables_and_results_show_the_portrait_of_everybody(slug: str) -> None:
    w = words("ja")
    for over in (False, True):
        position = next(p for p in positions(slug) if (p.phase == OVER) is over)
        view = position.view(None)
        seen = {as_sent(picture(view, w))}
        for seat in range(position.seats):
            seen.add(as_sent(picture(view, w, [*[""] * seat, "koi"])))
        assert len(seen) == position.seats + 1, (position.name, len(seen))


@pytest.mark.parametrize("slug", SLUGS)
def test_a_portrait_of_another_release_is_drawn_as_none(slug: str) -> None:
    view = positions(slug)[0].view(None)
    assert as_sent(picture(view, words("en"), ["wolf"])) == as_sent(picture(view, words("en")))


def test_a_person_with_the_name_of_a_computer_player_is_not_drawn_as_one() -> None:
    def drawn(who: Person) -> bytes:
        canvas = Canvas(100, 100)
        canvas.portrait(50, 50, 80, who, 0)
        return canvas.image.tobytes()

    name = "クロ CPU★★"
    assert drawn(Person(name)) == drawn(Person("クロ")) != drawn(Person(name, computer=True))
