"""The card of a game: short, whole in both languages, with a mark for what the reader knows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PIL import ImageChops

from cogs.shelf.game_cards import card_panel, card_text, cover
from cogs.shelf.shelf_pages import Wanted
from cogs.ui.drawing import Drawing
from cogs.ui.services import Services
from engine.games.lessons import lesson_of
from engine.games.registry import GAMES
from engine.host.people.known_games import KnownGames
from engine.host.table.library import Library
from locales import LANGUAGES, Lang, words
from render.edition import box_name
from render.games.registry import NARRATIONS, PAINTERS
from render.kit.drawing.typesetting import typeset_for
from render.printed import boxed, emblem_at, on_lines

NOBODY = KnownGames(frozenset(), {})
LONGEST = 400
"""Characters of a card: a phone shows it without scrolling."""


def services() -> Services:
    host: Any = SimpleNamespace(tables=SimpleNamespace(library=Library(GAMES, {})))
    return Services(host, Drawing(PAINTERS, NARRATIONS), NARRATIONS)


def reader(lang: Lang, *, here: bool = True) -> Any:
    """A person in a server; ``here``: the bot is a member of it."""
    client = SimpleNamespace(invite=lambda: "https://example.org")
    interaction = SimpleNamespace(guild_id=1, is_guild_integration=lambda: here, client=client)
    return SimpleNamespace(words=words(lang), interaction=interaction)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_a_card_says_what_is_on_the_box(slug: str, lang: Lang) -> None:
    w, told = words(lang), card_text(services(), slug, NOBODY, words(lang))
    assert len(told) <= LONGEST and "✓" not in told
    assert w(f"{slug}-title") in told and w.other(f"{slug}-title") in told and w(f"{slug}-line") in told
    assert w("shelf-minutes", count=GAMES[slug].minutes) in told
    assert all(str(n) in told for n in (min(GAMES[slug].seats), max(GAMES[slug].seats)))
    assert not w.has(f"{slug}-designer") or w(f"{slug}-designer") in told
    assert w("cube-title").lower() not in told.lower(), "what it is stands in the house rules"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_known_has_a_mark(lang: Lang) -> None:
    w = words(lang)
    assert w("card-learned") in card_text(services(), "target", KnownGames(frozenset({"target"}), {}), w)
    for count in (1, 2, 30):
        told = card_text(services(), "target", KnownGames(frozenset({"target"}), {"target": count}), w)
        assert w("card-played", count=count) in told and w("card-learned") not in told, "one mark is enough"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_its_buttons_open_teach_and_explain(slug: str, lang: Lang) -> None:
    everywhere = Wanted(players=tuple(range(2, 10)), minutes=60).path()
    for shelf in ((), everywhere):
        panel = card_panel(reader(lang), slug, shelf)
        (row,) = panel.rows
        assert isinstance(row, list)
        ids = [b.custom_id.split(":")[2] for b in row]
        learn = ["learn"] if lesson_of(slug) is not None else []
        assert ids == ["opengame", *learn, "rulepage", "houserules", *(["shelfpage"] if shelf else [])]
        assert panel.view().children
    (row,) = card_panel(reader(lang, here=False), slug, ()).rows
    assert isinstance(row, list) and row[0].url and "opengame" not in row[0].custom_id


async def test_the_cover_is_described_and_light() -> None:
    for lang in LANGUAGES:
        picture = await cover(services(), "geschenk", words(lang))
        assert picture.alt == words(lang)("card-alt", title=words(lang)("geschenk-title"))
        assert 0 < len(picture.data) < 90_000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_the_name_is_on_the_lower_third_of_the_box_and_readable_at_200_px(slug: str, lang: Lang) -> None:
    """The letters are at least 17 px high where the box is 200 px wide, and the rest of the cover is as it was."""
    emblem, w, size = PAINTERS[slug].emblem, words(lang), 480
    with typeset_for(w):
        front = boxed(emblem, box_name(slug, w), size)
    changed = ImageChops.difference(front, emblem_at(emblem, size)).getbbox()
    assert changed is not None and front.size == (size, size)
    left, top, right, bottom = changed
    assert left >= 0.02 * size and right <= 0.98 * size and top > 0.66 * size and bottom <= 0.99 * size
    assert (bottom - top) * 200 / size >= 17


def test_a_long_word_of_a_name_is_divided_between_its_parts() -> None:
    assert on_lines("トリッキーエクスプレス", 42, 342) == ("トリッキー", "エクスプレス")
    assert on_lines("カウンティング・クリベッジ", 42, 342) == ("カウンティング・", "クリベッジ")
    assert on_lines("スタンダード", 42, 342) == ("スタンダード",)
    equal = on_lines("アイウエオカキクケコ", 42, 342)
    assert equal == ("アイウエオ", "カキクケコ"), "not the fullest first line"
