"""The bracket of a cup is readable with any number of people and any names."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.host.community.cups import Heat, goes_on, is_final, next_heats
from locales import words
from locales.catalogue import LANGUAGES, Lang
from render.games.registry import PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.written import covers, written
from render.kit.pages.faults import faults
from render.kit.pieces.person import Person
from render.pictures.cup import MOST, Bracket, Column, Entrant, Tray, paint
from render.pictures.league import LeagueTable
from render.pictures.league import paint as draw_table
from tests.render.pictures.test_league import table

LONG = ("さくら", "Alexandra Brown-Montgomery the Third", "W" * 32, "Jonathan")


def note(heat: Heat, one: str, heats: list[Heat]) -> str:
    return str(1 + heat.order.index(one) + 2 * heat.third) if is_final(heats) and heat.order else ""


def bracket(count: int, size: int, lang: Lang, slug: str = "arsene", rounds: int = MOST) -> Bracket:
    """Return a knock-out of so many, played to its end or for so many rounds."""
    w, painter, chance = words(lang), PAINTERS[slug], random.Random(4)
    seeds, played = [str(at) for at in range(count)], list[list[Heat]]()
    allowed = (2,) if size == 2 else tuple(range(2, size + 1))
    columns = list[Column]()
    before = list[Heat]()
    while len(played) < rounds and (heats := next_heats(seeds, played, (), [], size, allowed)):
        played.append([Heat(h.people, tuple(chance.sample(h.people, len(h.people))), h.third) for h in heats])
        if before:
            goes = [
                tuple(at for at, h in enumerate(heats) if {*b.order[: goes_on(len(b.people))]} & {*h.people})
                for b in before
            ]
            columns[-1] = Column(
                columns[-1].head, tuple(replace(t, to=to) for t, to in zip(columns[-1].trays, goes, strict=True))
            )
        before = played[-1]
        trays = []
        for heat in played[-1]:
            ahead = heat.order[: goes_on(len(heat.people))]
            rows = (
                Entrant(Person(LONG[int(one) % 4]), one in ahead, one not in ahead, note(heat, one, heats))
                for one in heat.people
            )
            trays.append(Tray(tuple(rows), w("cup-third") if heat.third else ""))
        columns.append(Column(w("cup-round", round=len(played)), tuple(trays)))
    title, second = (v("cup-title", title=v(f"{slug}-title")) for v in (w, w.other))
    state = w("cup-state", week=len(played), weeks=len(played))
    won = next((one.who for tray in columns[-1].trays for one in tray.entrants if one.on and one.note == "1"), None)
    return Bracket(title, second, state, tuple(columns[-MOST:]), painter.emblem, painter.look, won)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("count", "size"), [(2, 2), (6, 2), (16, 2), (9, 3), (16, 4), (12, 6), (16, 7)])
def test_a_bracket_can_be_read(count: int, size: int, lang: Lang) -> None:
    drawn = bracket(count, size, lang)
    image = paint(drawn).image
    assert faults(image) == []
    texts = [one.text for one in written(image)]
    assert all(column.head in texts for column in drawn.columns)


@pytest.mark.parametrize("count", [2, 6, 16])
def test_the_winner_stands_large_with_a_crown(count: int) -> None:
    drawn = bracket(count, 2, "en")
    assert drawn.winner is not None
    large = [one for one in written(paint(drawn).image) if one.role == "sign" and one.size > 50]
    assert [one.text for one in large] == [drawn.winner.name[0].upper()]
    running = replace(drawn, winner=None)
    assert not [one for one in written(paint(running).image) if one.role == "sign" and one.size > 50]


@pytest.mark.parametrize(("count", "size"), [(6, 2), (16, 2), (9, 3), (16, 7)])
def test_the_places_of_a_final_are_in_their_order_and_no_score(count: int, size: int) -> None:
    """The first place is a crown, the others are in seals: "2" above "1" would be read as points."""
    drawn = bracket(count, size, "en")
    final = drawn.columns[-1].trays
    places = sorted(one.note for tray in final for one in tray.entrants if one.note != "1")
    texts = written(paint(drawn).image)
    seals = [one for one in texts if one.text in places]
    assert [one.text for one in sorted(seals, key=lambda one: one.y)] == places
    assert "1" not in [one.text for one in texts]
    assert {one.role for one in seals} == {"sign"}
    assert max(one.x + one.width / 2 for one in seals) + 23 < 1200, "with the rim"
    winner = min(one.y for one in texts if one.role == "avatar" and -300 < one.x - seals[0].x < 0)
    assert min(one.y for one in seals) > winner


def test_everybody_has_one_colour_in_all_rounds() -> None:
    """The places in the tables differ from round to round."""
    who = Person("Ann"), Person("Ben"), Person("Cem")
    first = Column("1", (Tray((Entrant(who[0], True),)), Tray((Entrant(who[1]), Entrant(who[2], True)))))
    last = Column("2", (Tray((Entrant(who[2]), Entrant(who[0]))),))
    painter = PAINTERS["arsene"]
    image = paint(Bracket("A", "B", "C", (first, last), painter.emblem, painter.look)).image
    found: dict[str, set[object]] = {}
    for one in written(image):
        if len(one.text) == 1 and one.y > 140 and one.text in "ABC":
            found.setdefault(one.text, set()).add(image.getpixel((round(one.x) - 6, round(one.y))))
    assert [len(found[letter]) for letter in "ABC"] == [1, 1, 1]
    assert len(set.union(*found.values())) == 3


def test_the_same_bracket_has_the_same_bytes() -> None:
    assert paint(bracket(6, 2, "en")).image.tobytes() == paint(bracket(6, 2, "en")).image.tobytes()


def swiss_table(count: int, lang: Lang) -> LeagueTable:
    """Return the standings of a Swiss as the league's picture draws them."""
    w, whole = words(lang), table(count, lang, "geschenk")
    heads = [w(head) for head in ("league-head-played", "league-head-won", "cup-head-hand", "league-head-points")]
    team = w("cup-team", name="Alexandra Brown-Montgomery the Third")
    rows = (replace(whole.rows[0], who=Person(team)), *whole.rows[1:])
    state = w("cup-state", week=12, weeks=12)
    title, second = (v("cup-title", title=v("geschenk-title")) for v in (w, w.other))
    return replace(
        whole, title=title, second=second, heads=(heads[0], heads[1], heads[2], heads[3]), rows=rows, state=state
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [2, 7, 16])
def test_the_standings_of_a_swiss_can_be_read(count: int, lang: Lang) -> None:
    image = draw_table(swiss_table(count, lang)).image
    assert faults(image) == []
    assert words(lang)("cup-head-hand") in [one.text for one in written(image)]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("won", [True, False])
def test_the_only_table_of_a_cup_uses_the_room_beside_the_trophy(count: int, won: bool) -> None:
    drawn = bracket(count, count, "en")
    image = paint(drawn if won else replace(drawn, winner=None)).image
    tray = next(one for one in covers(image) if one.x <= theme.EDGE_SAFE and one.y > theme.BAR_HEIGHT)
    assert tray.width > image.width * 0.6
    assert tray.height > (image.height - theme.BAR_HEIGHT) * 0.45
    assert faults(image) == []
