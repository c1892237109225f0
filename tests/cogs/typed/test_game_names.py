"""Games are found by typed names: either language, any kana, without accents, other names too."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.people.profiles import _ranking_panel
from cogs.shelf.lesson_sheets import list_sheet
from cogs.typed.game_names import called, folded
from cogs.ui.panel import Panel, paged_selects
from engine.games.lessons import taught
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from locales import LANGUAGES, Lang, words
from render.games.registry import NARRATIONS
from render.narration.contract import Label

KANJI = re.compile("[\u4e00-\u9fff]")


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("げしぇんく", "geschenk"),
        ("ゲシェ", "geschenk"),
        ("no thanks", "geschenk"),
        ("NO-THANKS!", "geschenk"),
        ("じゅくご", "jukugo_daifuda"),
        ("台札", "jukugo_daifuda"),
        ("らみー50", "rummy_fifty"),
        ("ﾗﾐｰ", "rummy_fifty"),
        ("くりべっじ", "counting_cribbage"),
        ("counting_crib", "counting_cribbage"),
        ("カウンティングクリベッジ", "counting_cribbage"),
    ],
)
def test_a_game_is_found_however_it_is_written(typed: str, slug: str) -> None:
    assert [found for found in GAMES if folded(typed) in called(found)] == [slug]


def test_accents_are_no_letters_and_voicing_is() -> None:
    assert folded("Arsène") == folded("ARSENE") == "arsene"
    assert folded("ガギ") == "がぎ" != folded("カキ")


@pytest.mark.parametrize("slug", GAMES)
def test_a_title_in_kanji_can_be_typed_in_kana(slug: str) -> None:
    if KANJI.search(words("ja")(f"{slug}-title")):
        kana = [name for name in called(slug).splitlines() if re.fullmatch("[ぁ-ゖー]+", name)]
        assert kana, f"say its reading in kana in {slug}-also, which both languages must have"


def test_more_games_than_a_select_holds_are_several_selects() -> None:
    games = [(Label(f"Game {n}"), f"g{n}") for n in range(60)]
    found = paged_selects(games, lambda at: f"1:0:pick:{at}", "Which one?", words("en"), frozenset({"g30"}))
    view = Panel([*found]).view()
    selects = [item for item in view.children if isinstance(item, discord.ui.Select)]
    assert [option.value for select in selects for option in select.options] == [f"g{n}" for n in range(60)]
    assert [len(select.options) for select in selects] == [25, 25, 10]
    assert len({select.custom_id for select in selects}) == 3
    assert [[o.value for o in select.options if o.default] for select in selects] == [[], ["g30"], []]
    assert [select.placeholder for select in selects][1] == "Which one? (page 2 of 3)"
    (alone,) = paged_selects(games[:25], str, "Which one?", words("en"))
    assert alone.placeholder == "Which one?" and paged_selects([], str, "", words("en")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_list_of_games_has_room_for_more_games(lang: Lang) -> None:
    services: Any = SimpleNamespace(narration=NARRATIONS.__getitem__, narrations=NARRATIONS)
    many = [*taught(SLUGS)] * 4
    lists = [
        list_sheet(services, many, {}, words(lang)).panel,
        _ranking_panel(services, many, None, words(lang), to_shelf=True),
    ]
    for panel in lists:
        shown = [item for item in panel.view().children if isinstance(item, discord.ui.Select)]
        assert sum(len(item.options) for item in shown) == len(many)
        assert max(len(item.options) for item in shown) <= 25
