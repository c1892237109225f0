"""Games are found by what people type: either language, any kana, without accents, other names too."""

from __future__ import annotations

import re

import pytest

from cogs.game_names import called, folded
from engine.games.registry import GAMES
from locales import words

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
        assert kana, f"say its reading in {slug}-also"
