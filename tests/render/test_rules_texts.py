"""Numbers that the rules pages state are those that the rules go by."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.options import Number
from engine.games.alliance.terms import SUITS_OF
from engine.games.counting_cribbage.rules import GAME as CRIBBAGE
from engine.games.geschenk.rules import GAME as GESCHENK
from engine.games.jukugo_daifuda.rules import GAME as JUKUGO
from locales.catalogue import LANGUAGES, Lang, words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cards_are_put_aside_before_no_thanks(lang: Lang) -> None:
    (remove,) = [o for o in GESCHENK.options if isinstance(o, Number) and o.key == "remove"]
    text = words(lang)("geschenk-rules-2-1")
    nine = "nine" if lang == "en" else "9"
    assert remove.default == 9 and nine in text
    assert f"{remove.low}" in text and f"{remove.high}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_cards_are_left_out_in_alliance(lang: Lang) -> None:
    assert f"{10 * (6 - len(SUITS_OF[4]))}" in words(lang)("alliance-rules-0-2")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("tennos_square-rules-1-3", {"en": "the dealer comes last", "ja": "ディーラーは最後"}),
        ("counting_cribbage-rules-0-2", {"en": "no run goes from K on to A", "ja": "KとAはつながりません"}),
        ("stendhal-rules-0-4", {"en": "left neighbour leads first", "ja": "最初のリードはディーラーの左隣"}),
        ("stendhal-rules-2-5", {"en": "at most 30 deals", "ja": "多くても30ディール"}),
        ("love_letter-rules-3-6", {"en": "After 40 rounds", "ja": "40ラウンドで終わり"}),
        ("love_letter-rules-3-7", {"en": "12 or more", "ja": "12以上"}),
        ("arsene-rules-2-2", {"en": "nearest one clockwise", "ja": "時計回りでいちばん近い"}),
        ("all_aboard-rules-0-1", {"en": "then to the left", "ja": "時計回り"}),
        ("arsene-rules-3-3", {"en": "usually 20", "ja": "ふつうは20"}),
        ("tricky_express-rules-4-1", {"en": "the deal passes to the left", "ja": "左隣へ移り"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_corners_of_the_rules_are_on_the_pages(key: str, said: dict[Lang, str], lang: Lang) -> None:
    assert said[lang] in words(lang)(key)


@pytest.mark.parametrize(
    ("game", "option", "key", "said"),
    [
        (JUKUGO, "min_ron", "jukugo_daifuda-rules-3-3", {"en": "minimum (up to {high})", "ja": "最低点（{high}まで）"}),
        (CRIBBAGE, "match_wins", "counting_cribbage-rules-5-1", {"en": "2 to {high} wins", "ja": "（{high}まで）"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_move_the_aim_are_on_the_pages(
    game: Game[Any], option: str, key: str, said: dict[Lang, str], lang: Lang
) -> None:
    (found,) = [o for o in game.options if isinstance(o, Number) and o.key == option]
    assert said[lang].format(high=found.high) in words(lang)(key)
