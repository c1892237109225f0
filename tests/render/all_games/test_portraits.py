"""Every game shows people by the portraits they chose."""

from __future__ import annotations

import pytest

from engine.games.slugs import SLUGS
from locales import words
from render.games.registry import PAINTERS
from render.kit.canvas import LETTERED, Canvas
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.faces import face_of, faces
from render.kit.pieces.medallions import PORTRAITS
from render.kit.pieces.person import Person
from tests.render.positions import NAMES, OVER, as_sent, picture, positions

SIGNS = ("sign", "avatar")
"""The roles of the letters of portraits, which stand on seals."""


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


@pytest.mark.parametrize("slug", SLUGS)
def test_faces_leave_everything_readable(slug: str) -> None:
    """A face has one text more than a portrait that was chosen, at the corner of a computer player's sign; the seal
    below that letter is whole."""
    for over in (False, True):
        moments = [p for p in positions(slug) if (p.phase == OVER) is over]
        for position in moments[:: max(1, len(moments) // 2)]:
            for seat in (None, *([] if over else [0])):
                view = position.view(seat)
                names = NAMES[: position.seats]
                given = zip(names, faces([(name, "") for name in names]), strict=True)
                seated = [Person(name, face=face) for name, face in given]
                painter = PAINTERS[slug]
                draw = painter.hand if seat is not None else painter.result if over else painter.table
                image = draw(view, seated, words("ja"))
                assert faults(image) == []
                seals = [(one.y + one.size / 0.7 / 2 + 2, one) for one in written(image) if one.role in SIGNS]
                assert [one for foot, one in seals if foot > image.height] == []


PEOPLE = [str(7_770_000_000_000_000 + 31 * n) for n in range(600)]


def test_nobody_shares_a_face_at_a_table_and_seats_do_not_matter() -> None:
    for at in range(0, 600, 7):
        here = [(person, "") for person in PEOPLE[at : at + 7]]
        found = faces(here)
        assert len({*found}) == len(here) and {*found} <= {*PORTRAITS}
        assert faces(here[::-1]) == found[::-1]
    crowd = faces([(person, "") for person in PEOPLE[:30]])
    assert {*crowd} == {*PORTRAITS}, "more people than portraits"


def test_a_face_stays_unless_another_has_it() -> None:
    for person in PEOPLE:
        assert faces([(person, "")]) == (face_of(person),)
    kept = sum(faces([(person, ""), ("1", "")])[0] == face_of(person) for person in PEOPLE)
    assert kept > 540, "of 600, those with another face than the other's"
    assert {face_of(person) for person in PEOPLE} == {*PORTRAITS}


def test_a_chosen_portrait_wins_and_nobody_else_has_it() -> None:
    one, two = PEOPLE[:2]
    assert faces([(one, face_of(two)), (two, "")])[0] == ""
    assert faces([(one, face_of(two)), (two, "")])[1] not in ("", face_of(two))
    assert faces([(one, "letter"), ("", ""), (two, "")]) == ("", "", face_of(two)), "the letter, a computer player"


@pytest.mark.parametrize("size", [30, LETTERED, 60, 124])
def test_a_face_has_the_letter_of_the_name_as_a_seal(size: int) -> None:
    def drawn(who: Person) -> Canvas:
        canvas = Canvas(200, 200)
        canvas.portrait(100, 100, size, who, 0)
        return canvas

    face = drawn(Person("Ann", face="bear"))
    assert [one.text for one in written(face.image)] == (["A"] if size >= LETTERED else [])
    chosen, letter = drawn(Person("Ann", "bear")), drawn(Person("Ann", "letter", face="bear"))
    assert letter.image.tobytes() == drawn(Person("Ann")).image.tobytes() != face.image.tobytes()
    assert (face.image.tobytes() == chosen.image.tobytes()) == (size < LETTERED)
