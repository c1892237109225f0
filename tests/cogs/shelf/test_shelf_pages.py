"""The pages of the shelf: every game stands on one, and what n people can play in a given time is found."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.shelf import shelf
from cogs.shelf.shelf_pages import BEGIN_MINUTES, BEGIN_MOST, MINUTES, MOST, Page, Wanted, page
from cogs.ui.drawing import Drawing
from cogs.ui.ids import BadId, Press
from cogs.ui.panel import ButtonSpec
from cogs.ui.services import Services
from engine.core.genre import Genre
from engine.games.lessons import lesson_of
from engine.games.registry import GAMES
from engine.host.people.known_games import KnownGames
from engine.host.table.library import Library
from locales import LANGUAGES, Lang, words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.pages.faults import faults
from render.narration.lengths import ALT_LIMIT
from render.pictures.shelf import Shelf, paint
from tests.cogs.panel_world import Answered, Desk, refused
from tests.host.rig import Rig

WEIGHT = 100_000
"""Bytes of a picture."""


@dataclass
class Some:
    """As much of a game as the shelf looks at."""

    genre: Genre
    seats: tuple[int, ...] = (2, 3, 4)
    minutes: int = 30


def many(*counts: int, **more: Any) -> dict[str, Any]:
    """So many games of each genre."""
    return {f"{g}{n}": Some(g, **more) for g, count in zip(Genre, counts, strict=False) for n in range(count)}


def test_few_games_stand_on_one_page() -> None:
    games = many(3, 3, 3)
    assert page(games, Wanted()) == Page(tuple(games), dict(zip(Genre, (3, 3, 3, 0), strict=True)))


def test_many_games_have_a_page_for_each_genre_and_the_first_is_shown() -> None:
    games = many(0, 6, 5, 9)
    assert page(games, Wanted()).genre is Genre.SETS
    shown = [page(games, Wanted(genre)) for genre in (Genre.SETS, Genre.NERVE, Genre.BOARDS)]
    assert [slug for one in shown for slug in one.games] == list(games)
    assert page(many(0, 6, 5, 0), Wanted(Genre.BOARDS)).games == ()


def test_limits_of_players_and_time() -> None:
    games: dict[str, Any] = {
        "four": Some(Genre.TRICKS, (4,), 45),
        "few": Some(Genre.SETS, (2, 3), 20),
        "any": Some(Genre.NERVE, (3, 4, 5), 30),
    }
    for wanted, found in (
        (Wanted(players=(4,)), ("four", "any")),
        (Wanted(players=(3, 4)), ("any",)),
        (Wanted(players=(3,), minutes=29), ("few",)),
        (Wanted(minutes=30), ("few", "any")),
        (Wanted(players=(7,)), ()),
    ):
        assert page(games, wanted).games == found, wanted


def test_what_is_wanted_is_written_and_read() -> None:
    for wanted in (Wanted(), Wanted(Genre.NERVE), Wanted(Genre.TRICKS, (3, 4), 30), Wanted(None, (2,))):
        assert Wanted.read(wanted.path()) == wanted
    assert Wanted().limited(["t45", "p5", "t20", "p3", "p5"]) == Wanted(None, (3, 5), 20)
    assert Wanted.read(("duels", "t30")) == Wanted(None, (2,), 30), "a button of release 0.2: games for two"
    for path in ((), ("chess",), ("all", 3), ("all", "p"), ("all", "pp"), ("all", "p-1"), ("all", "q3"), ("all", "t٣")):
        with pytest.raises(BadId):
            Wanted.read(path)


def test_the_first_page_has_games_to_begin_with() -> None:
    """Short, for few, with a first hand each; all others stand on the pages of their kinds."""
    first = page(GAMES, Wanted())
    assert first.begin and first.genre is None and 4 <= len(first.games) <= BEGIN_MOST
    for slug in first.games:
        game = GAMES[slug]
        assert lesson_of(slug) is not None and game.minutes <= BEGIN_MINUTES and 2 in game.seats, slug
    minutes = [GAMES[slug].minutes for slug in first.games]
    assert minutes == sorted(minutes)
    assert not page(GAMES, Wanted(players=(2,))).begin and not page(GAMES, Wanted(Genre.TRICKS)).begin
    assert not page({s: g for s, g in GAMES.items() if g.genre is Genre.TRICKS}, Wanted()).begin, "all fit on a page"


def test_every_game_there_is_can_be_reached() -> None:
    assert {slug for genre in Genre for slug in page(GAMES, Wanted(genre)).games} == set(GAMES)
    assert page(GAMES, Wanted()).games


def services(drawing: Drawing) -> Services:
    host: Any = SimpleNamespace(tables=SimpleNamespace(library=Library(GAMES, {})))
    return Services(host, drawing, NARRATIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wanted", [Wanted(), *map(Wanted, Genre), Wanted(players=(2,), minutes=30)], ids=str)
async def test_a_page_as_it_is_shown(wanted: Wanted, lang: Lang) -> None:
    """A button for each game, rows that Discord takes, a picture that all can read, a description that is whole."""
    shown, w, drawing = page(GAMES, wanted), words(lang), Drawing(PAINTERS, NARRATIONS)
    known = KnownGames(frozenset(shown.games[:1]), {})
    panel = shelf.shelf_panel(GAMES, wanted, shown, services(drawing), w, known)
    buttons = [b for row in panel.rows if isinstance(row, list) for b in row]
    assert len(panel.rows) <= 5 and panel.view().children
    assert sum(isinstance(b, ButtonSpec) and ":card:" in b.custom_id for b in buttons) == len(shown.games)
    assert [b.label for b in buttons if b.label.endswith("✓")] == [f"{w(f'{s}-title')} ✓" for s in shown.games[:1]]
    if shown.games:
        cog = object.__new__(shelf.Shelf)
        cog.services = services(drawing)
        picture = await cog.picture(shown, w)
        assert len(picture.data) < WEIGHT
        assert len(picture.alt) <= ALT_LIMIT
        assert all(w(f"{slug}-title") in picture.alt for slug in shown.games)
        assert not picture.alt.endswith("…")
    drawing.close()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_players_and_minutes_are_asked_one_by_one_and_each_keeps_the_other(rig: Rig, lang: Lang) -> None:
    desk, w = Desk(rig, shelf.Shelf, lang=lang), words(lang)

    def found() -> str:
        said = [w("shelf-players-one", count=3), w("shelf-limit-minutes", count=30)]
        return desk.last.text if all(text in desk.last.text.split("\n")[0] for text in said) else ""

    await desk.command("games")
    selects = {item.placeholder: [o.label for o in item.options] for item in desk.items if hasattr(item, "placeholder")}
    assert set(selects) == {w("shelf-limit-players"), w("shelf-limit-time")}
    assert selects[w("shelf-limit-time")] == [w("shelf-limit-minutes", count=m) for m in MINUTES]
    await desk.pick(w("shelf-limit-players"), "p3")
    assert not found()
    await desk.pick(w("shelf-limit-time"), "t30")
    assert found(), "the number of players stays"
    await desk.pick(w("shelf-limit-players"), "p3", "p4")
    assert found() and w("shelf-players-one", count=4) in found()
    await desk.pick(w("shelf-limit-time"))
    assert w("shelf-players-one", count=4) in desk.last.text and not found(), "and can be taken out"
    for path in (("x", "all"), ("p",), ("p", "chess"), ("t", "all", "q3")):
        assert await refused(desk.press(Press(0, "shelflimits", 0, path).custom_id(), forge=True)) == "malformed"


async def test_the_link_to_invite_the_bot_has_room_on_every_page(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Answered, "is_guild_integration", lambda self: False)
    desk = Desk(rig, shelf.Shelf)
    for typed in (None, "e", "no"):
        await desk.command("games", game=typed)
        assert [item.url for item in desk.items if getattr(item, "url", None)] == ["https://invite"], typed
    await desk.command("games", game="e")
    assert len({item.row for item in desk.items}) == 5, "a page that takes all rows"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("many", [4, 5, MOST])
def test_a_full_page_can_be_read_and_is_light(lang: Lang, many: int) -> None:
    drawing = Drawing(PAINTERS, NARRATIONS)
    cog = object.__new__(shelf.Shelf)
    cog.services = services(drawing)
    for start in range(0, len(GAMES), many):
        boxes = tuple(cog.box(slug, words(lang)) for slug in list(GAMES)[start : start + many])
        picture = paint(Shelf("棚", "Shelf", boxes))
        assert faults(picture.image) == []
        assert len(png(picture)) < WEIGHT
    drawing.close()
