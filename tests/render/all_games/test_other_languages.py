"""Pictures in a language with longer words than those they are laid out for (``tests.run.pseudo``): all fits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from cogs.shelf.shelf_pages import Wanted, page, told_of
from cogs.ui.panel import ButtonSpec, Panel, SelectSpec
from engine.core.genre import Genre
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import Words, words
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing import theme
from render.kit.drawing.typesetting import typeset_for
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from render.narration.contract import Label
from render.narration.lengths import shortened
from render.narration.telling import Telling
from render.pictures.shelf import Shelf
from render.pictures.shelf import paint as paint_shelf
from tests.render import house
from tests.render.all_games.test_large import HIGHEST
from tests.render.all_games.test_readable import USUAL, views_of
from tests.render.positions import firsts
from tests.run import pseudo

NARROW = {"rummy_fifty": ("Đîîîšçââ", "Đîîîšçââŕ")}
"""Labels of narrow piles, as they are cut."""
TALLEST = 960
"""The maximum height of a page of the rules, px."""


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the language: one worker runs these tests of a game, then those of another."""
    return tmp_path_factory.mktemp("locales")


@pytest.fixture(scope="module")
def long(home: Path) -> Iterator[Words]:
    with pseudo.spoken(home) as w, typeset_for(w):
        yield w


def wrong(image: Image.Image, slug: str = "") -> list[str]:
    """Return what cannot be read, and what is cut that is neither the last move nor beside a person's name."""
    spared = (*USUAL, *house.NAMES, "W" * 6)
    cut = [one.text for one in written(image) if one.text[1:].endswith(("…", "...")) and one.role != "last"]
    return [
        *faults(image),
        *(told for told in cut if told.rstrip(".…") not in NARROW.get(slug, ()) and not any(n in told for n in spared)),
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_longer_words_overflow_nothing(slug: str, long: Words) -> None:
    """Table, hand and result at the first position of each phase and number of seats, as usual and in large print."""
    painter, found = PAINTERS[slug], set[str]()
    for position in firsts(slug):
        for seat in views_of(position):
            view = position.view(seat)
            paint = painter.hand if seat is not None else painter.result if view.over else painter.table
            for style in ("usual", "large"):
                image = paint(view, people(USUAL[: view.seats]), long, style)
                found |= {f"{position.name} {seat} {style}: {one}" for one in wrong(image, slug)}
                if style == "usual":
                    assert image.size == (theme.WIDTH, theme.TABLE_HEIGHT if seat is None else theme.HAND_HEIGHT)
                assert image.height <= HIGHEST
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.parametrize("slug", SLUGS)
def test_longer_rules_keep_their_pages(slug: str, long: Words) -> None:
    for number in range(PAINTERS[slug].first_page, PAINTERS[slug].rules_pages):
        image = PAINTERS[slug].rules(number, long)
        assert not wrong(image) and theme.TABLE_HEIGHT <= image.height <= TALLEST, number


def test_longer_words_overflow_no_picture_of_the_house(long: Words) -> None:
    found = {f"{name}: {one}" for name, image in house.samples(long.lang) for one in wrong(image)}
    for slug in SLUGS:
        kinds = "pfkcpfc"[: max(GAMES[slug].seats)]
        found |= {f"lobby {slug}: {one}" for one in wrong(house.a_lobby(slug, kinds, long.lang))}
    for genre in (None, *Genre):
        shown = page(GAMES, Wanted(genre))
        boxes = tuple(told_of(GAMES[slug], NARRATIONS[slug], PAINTERS[slug], long) for slug in shown.games)
        image = paint_shelf(Shelf(long(shown.heading), long.second(shown.heading), boxes)).image
        lines = {one.text for one in written(image) if one.role == "line"}  # the card of the game has the whole one
        found |= {f"shelf {genre}: {one}" for one in wrong(image) if one not in lines}
    assert not found, "\n".join(sorted(found))


def test_it_is_longer_indeed(long: Words) -> None:
    """So the tests above see what they are for."""
    english = words("en")
    share = [len(long(f"{slug}-{key}")) / len(english(f"{slug}-{key}")) for slug in SLUGS for key in ("line", "about")]
    assert 1.3 < sum(share) / len(share) < 1.5
    assert long("common-turn" if long.has("common-turn") else "games-tag-play") != english("games-tag-play")


@pytest.mark.parametrize("slug", SLUGS)
def test_longer_labels_keep_within_discords_limits(slug: str, long: Words) -> None:
    """Buttons and selects of a hand, as they are sent."""
    told = NARRATIONS[slug]
    for position in firsts(slug):
        view = position.view(next((seat for seat in position.state.waiting if seat >= 0), 0))
        telling = Telling(view, USUAL[: view.seats], long)
        for action in view.legal[:8]:
            labels = [Label(told.move(telling, action)), told.tag_label(telling, action.wire()[0])]
            options = tuple((Label(one.text, one.text), str(k)) for k, one in enumerate(labels))
            select = SelectSpec("s", told.prompt(telling), options)
            panel = Panel([select, [ButtonSpec(one.text, f"b{k}") for k, one in enumerate(labels)]])
            sent = [item.to_component_dict() for item in panel.view().children]
            assert len(sent[0]["placeholder"]) <= 150
            assert all(len(option[part]) <= 100 for option in sent[0]["options"] for part in ("label", "description"))
            assert all(0 < len(button["label"]) <= 80 for button in sent[1:])


def test_a_label_without_room_ends_behind_a_word() -> None:
    said = "Lay the queen of diamonds beside the king of spades and keep the jack for the next round"
    assert shortened(said, 80) == "Lay the queen of diamonds beside the king of spades and keep the jack for the…"
    assert shortened(said, 100) == said and shortened("Donau" * 20, 45) == "Donau" * 8 + "Dona…"
