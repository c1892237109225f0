"""A language is its folder: what stands for missing texts, what a broken folder does, and that code names none."""

from __future__ import annotations

import ast as python
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from bot import tell_flaws
from cogs.lobby.computers import computer_names
from cogs.people.settings_buttons import SET, language_selects, language_told
from engine.games.registry import GAMES
from locales import LANGUAGES, catalogue, default, homes, language, language_of, languages, words
from locales.check import flaws, report
from locales.language import HERE, BadLanguage
from render.games.love_letter.narration import headed
from render.kit.pieces import portraits
from render.narration.cards import turn_word
from render.narration.spoken import _low
from tests.locales.folders import ABOUT, TAG, Make

ROOT = HERE.parent

# What code may know


def test_no_code_names_a_language() -> None:
    """Only the sandbox may: it plays Discord, which has its own list, a default, and people of the demonstration."""
    known = {locale for one in languages().values() for locale in (one.tag, one.numbers, *one.discord)}
    found = []
    for room in ("bot.py", "cogs", "engine", "render", "sandbox"):
        for file in sorted((ROOT / room).rglob("*.py")) or [ROOT / room]:
            if str(file.relative_to(ROOT)) in ("sandbox/__main__.py", "sandbox/limits/messages.py"):
                continue
            source = file.read_text(encoding="utf-8")
            if any(f'"{tag}"' in source for tag in known):
                found += [
                    (str(file.relative_to(ROOT)), node.lineno, node.value)
                    for node in python.walk(python.parse(source))
                    if isinstance(node, python.Constant) and node.value in known
                ]
    assert [one for one in found if not (one[0].startswith("sandbox/") and one[2] == "en-US")] == []


def test_two_languages_are_whole_and_one_stands_for_all() -> None:
    assert LANGUAGES == ("ja", "en") and default() == "en"
    assert list(languages())[:2] == ["ja", "en"] and language.found()[1] == ()
    assert [one.name for one in languages().values()][:2] == ["日本語", "English"]


@pytest.mark.parametrize("tag", [tag for tag in languages() if tag not in LANGUAGES] or [None])
def test_every_other_language_is_sound(tag: str | None) -> None:
    assert [str(flaw) for flaw in flaws()] == []
    if tag is not None:
        assert [str(flaw) for flaw in report(tag).broken] == [], "python -m locales check"


# Which language


def test_tags_and_locales_lead_to_a_language(make: Make) -> None:
    make()
    make("zh-TW", ABOUT.replace('["de"]', '["zh-TW"]').replace("de-DE", "zh-TW"))
    served = {"de": TAG, TAG: TAG, "zh-TW": "zh-TW", "zh_tw": "zh-TW", "zh-CN": "en", "ja": "ja", "ja-JP": "ja"}
    assert {locale: language_of(locale) for locale in served} == served
    assert {language_of(x) for x in ("jav", "gone", "", None, "en-GB", "x" * 99)} == {"en"}
    assert list(languages()) == ["ja", "en", TAG, "zh-TW"]


def test_a_language_that_is_gone_falls_back(make: Make) -> None:
    make()
    assert words("gone") is words("en") and words("gone").theirs is words("en").theirs
    assert language_told("gone", words("ja")) == "English"


# Which text


def test_what_is_missing_or_broken_falls_back_and_is_counted(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    make("qab", ABOUT.replace('"en"', f'"{TAG}"'), common="button-more = Mehr davon\n")
    make(
        common="button-more = Mehr\nbutton-back = { $nothing } zurück\nno = { -x",
        ratings="profile-percent = { $percent } vom Hundert\n",
    )
    w, second = words(TAG), words("qab")
    with caplog.at_level(logging.INFO, "tefuda.locales"):
        assert (w("button-more"), second("button-more")) == ("Mehr", "Mehr davon")
        assert second("profile-percent", percent=3) == "3 vom Hundert", "its fallback's"
        for _ in range(2):
            assert w("button-back") == words("en")("button-back")
            assert w("button-hint") == words("en")("button-hint")
        assert w.formatted("button-hint", {}) == words("en")("button-hint")
    assert catalogue.fallen[TAG, "button-hint"] == 2 and catalogue.fallen[TAG, "button-back"] == 1
    said = [(r.levelname, r.getMessage()) for r in caplog.records]
    assert sum("button-hint" in text for _, text in said) == 1, "once a key"
    assert [level for level, text in said if "button-back" in text] == ["WARNING"]
    assert [level for level, text in said if f"{TAG}: no message button-hint" in text] == ["INFO"]
    with pytest.raises(catalogue.MissingMessage):
        w("no-such-message")
    with pytest.raises(catalogue.MissingMessage):
        w("profile-percent")


def test_a_whole_language_never_falls_back() -> None:
    """Its tests must see what is missing."""
    sources = {key: source for key, source in words("ja").sources.items() if key != "button-log"}
    fresh = replace(words.__wrapped__("ja"), sources=sources)
    with pytest.raises(catalogue.MissingMessage):
        fresh.formatted("button-log", {})


def test_what_games_share_and_what_is_another_s_is_found_as_in_english(make: Make) -> None:
    """A text of one's own hand never stands for that of another's, and a shared text not for a game's own."""
    make(games="games-tag-play = Spielen\n", tricks="tricks-hand-title = Deine Karten\n")
    w = words(TAG)
    assert w("ttp-tag-play") == "Spielen" and w("alliance-tag-play") == words("en")("alliance-tag-play")
    assert w("tricks-hand-title") == "Deine Karten"
    assert w.theirs("tricks-hand-title") == words("en").theirs("tricks-hand-title") != "Deine Karten"
    assert w.has("ttp-tag-play") and w.has("button-more") and not w.has("lobby-tag-play")
    assert w.translates("ttp-tag-play") and not w.translates("alliance-tag-play") and not w.translates("button-more")
    assert words("ja").translates("button-more") and not words("en").translates("button-more")


def test_pieces_are_put_together_as_the_language_does(make: Make) -> None:
    make()
    w, ja, en = words(TAG), words("ja"), words("en")
    assert (w.join(["A", "B", "C"]), w.listed(["A", "B"]), w.join([])) == ("A; B und C", "A; B", "")
    assert (ja.sentences(["A", "B"]), en.sentences(["A", "B"])) == ("AB", "A B")


def test_words_keep_their_capitals_where_the_language_says_so(make: Make) -> None:
    make("qab", f"lowers = false\n{ABOUT}")
    make()
    assert [_low("Stich, Geber", words(tag)) for tag in ("en", "qaa", "qab")] == [
        "stich, Geber",
        "stich, Geber",
        "Stich, Geber",
    ]
    assert headed("blaue Karte (1)") == "Blaue Karte (1)"


def test_the_second_line_of_titles(make: Make) -> None:
    """Japanese and English stand below each other; a third language has English below a game's name alone."""
    make(
        geschenk="geschenk-title = Geschenkt\n",
        tricks="tricks-hand-title = Deine Karten\n",
        cards="cards-turn = dran\n",
    )
    w, ja, en = words(TAG), words("ja"), words("en")
    assert w.both("geschenk-title") == ("Geschenkt", en("geschenk-title"))
    assert w.both("target-title") == (en("target-title"), ""), "not twice the same"
    assert w.both("tricks-hand-title") == ("Deine Karten", "") and turn_word(w) == "dran"
    assert ja.both("tricks-hand-title") == (ja("tricks-hand-title"), en("tricks-hand-title"))
    assert en.both("tricks-hand-title") == (en("tricks-hand-title"), ja("tricks-hand-title"))
    assert turn_word(ja) == f"{ja('cards-turn')} {en('cards-turn')}"
    assert all(w.second(f"{game}-title") == "" for game in GAMES if game != "geschenk")


def test_every_language_is_offered_with_how_much_of_it_there_is(make: Make) -> None:
    make(common="button-more = Mehr\n")
    w = words("en")
    (select,) = language_selects(SET, TAG, w)
    assert [(label.text, tag) for label, tag in select.options] == [
        ("日本語", "ja"),
        ("English", "en"),
        ("Wendisch · 0%", TAG),
        (w("language-auto"), "auto"),
    ]
    assert select.chosen == {TAG} and language_told(TAG, w) == "Wendisch" and words("ja").percent == 100
    (select,) = language_selects(SET, None, w)
    assert select.chosen == {"auto"} and language_told(None, w) == w("language-auto")


def test_more_languages_than_a_select_holds_are_on_two(make: Make) -> None:
    for k in range(26):
        make(f"q{chr(97 + k)}z")
    selects = language_selects(SET, "qzz", words("en"))
    assert [len(one.options) for one in selects] == [25, 4] and len({one.custom_id for one in selects}) == 2
    assert [one.chosen for one in selects] == [frozenset(), {"qzz"}]


def test_people_of_a_language_with_a_home_are_at_its_clock(make: Make) -> None:
    make(about=f'zone = "Europe/Berlin"\n{ABOUT}')
    assert homes() == {"ja": "Asia/Tokyo", "de": "Europe/Berlin"}


def test_a_computer_player_has_its_animal_in_every_language_and_others_are_read_only_for_it(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(common="computer-name-6 = Eule\ncomputer-seat = { $stars }{ $name } (Rechner)\n")
    read = list[str]()
    monkeypatch.setattr(portraits, "_seats", portraits._seats.__wrapped__)
    sources = catalogue._sources

    def noted(lang: str) -> dict[str, str]:
        read.append(lang)
        return sources(lang)

    monkeypatch.setattr(catalogue, "_sources", noted)
    assert [portraits.animal_of(name) for name in ("Owl CPU★", "フクロウ2 CPU")] == [5, 5]
    assert set(read) == {"ja", "en"}
    assert portraits.animal_of("★★Eule3 (Rechner)") == 5 and TAG in read
    assert [portraits.animal_of(name) for name in ("Uhu CPU", "Eule CPU", "Owl", "CPU")] == [None] * 4
    names = computer_names(10, "strong", words(TAG))
    assert len(set(names)) == 10 and [portraits.animal_of(name) for name in names] == [*range(8), 0, 0]


# Bad files


@pytest.mark.parametrize(
    ("about", "line", "said"),
    [
        (None, 1, "the file is missing"),
        ("name = \n", 1, "Invalid value"),
        (ABOUT + "]", 11, "Invalid"),
        (ABOUT.replace('name = "Wendisch"\n', ""), 1, "name is missing"),
        (ABOUT.replace('"ltr"', '"up"'), 4, "direction cannot be 'up'"),
        (ABOUT.replace('["de"]', '"de"'), 6, "discord cannot be 'de'"),
        (ABOUT.replace("de-DE", "xx-XX"), 5, "Babel knows no such locale"),
        (ABOUT.replace('gap = " "\n', ""), 7, "lists needs separator, pair and gap"),
        (ABOUT.replace('gap = " "', "gap = 1"), 10, "gap cannot be 1"),
        ("colour = 3\n" + ABOUT, 1, "colour is no key of this file"),
        (ABOUT.replace('"Wendisch"', '""'), 1, "name cannot be ''"),
    ],
)
async def test_a_broken_language_is_left_out_with_one_line(
    make: Make, caplog: pytest.LogCaptureFixture, about: str | None, line: int, said: str
) -> None:
    make(about=about, common="button-more = Mehr\n")
    assert list(languages()) == ["ja", "en"] and words(TAG)("button-more") == words("en")("button-more")
    await tell_flaws()
    (told,) = (record.getMessage() for record in caplog.records)
    assert told.startswith(f"locales/{TAG}/language.toml:{line}: ") and said in told and "\n" not in told
    assert told.endswith("the language is left out")


def test_a_folder_that_is_no_language_is_left_out(make: Make) -> None:
    make("Klingon!")
    assert TAG not in languages() and [flaw.file for flaw in flaws()] == ["Klingon!/language.toml"]


async def test_bad_texts_are_left_out_with_one_line_each(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    make(
        cards=b"cards-none = \xff\n",
        common="# Buttons\nbutton-more = Mehr\nund mehr\nbutton-back = { $nothing } zurück\n\nbutton-hint = { $x\n",
    )
    w, en = words(TAG), words("en")
    await tell_flaws()
    assert [record.getMessage().split(": ")[0] for record in caplog.records] == [
        f"locales/{TAG}/cards.ftl:1",
        f"locales/{TAG}/common.ftl:3",
        f"locales/{TAG}/common.ftl:4",
        f"locales/{TAG}/common.ftl:6",
    ]
    assert "there is no $nothing here; it may use no values" in caplog.text
    assert w("button-more") == "Mehr"
    assert [w(key) for key in ("button-back", "button-hint", "cards-none")] == [
        en(key) for key in ("button-back", "button-hint", "cards-none")
    ]


def test_without_the_language_that_stands_for_all_nothing_starts(make: Make, tmp_path: Path) -> None:
    (tmp_path / "en").unlink()
    make("en", "name = 1")
    with pytest.raises(BadLanguage, match=r"locales/en/language\.toml:1"):
        default()
