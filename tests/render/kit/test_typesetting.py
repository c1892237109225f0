"""The words of a picture in other languages: fonts, breaks, hyphens, and what becomes of words without room."""

from __future__ import annotations

import subprocess
import sys
from contextlib import AbstractContextManager
from dataclasses import replace

import pytest

from locales import LANGUAGES, words
from render.kit.canvas import Canvas
from render.kit.drawing import scripts, text, theme
from render.kit.drawing.lines import balanced, set_in_lines, wrap
from render.kit.drawing.look import HOUSE
from render.kit.drawing.text import BOLD, DECK, MEDIUM
from render.kit.drawing.typesetting import USUAL, current, typeset_for, typesetting
from render.kit.drawing.written import written
from render.kit.layout import Row, Text
from tests.engine.every_game import ROOT

CHINESE = "輪到你出牌：「黑桃10」，還剩3張。把手牌放回牌庫（不看），再由左手邊的人開始。"
KOREAN = "카드를 한 장 뽑고 한 장을 버리세요. 같은 무늬로 이어진 카드는 가장 낮은 것만 셉니다."
GERMAN = "Die Kartenhauptstapelverwaltungsordnung sagt „Donaudampfschifffahrtsgesellschaft“."
DUTCH = "Aansprakelijkheidswaardevaststellingsveranderingen"


def setting(numbers: str) -> AbstractContextManager[None]:
    """Set words as a language with these numbers wants it."""
    w = words("en")
    return typeset_for(replace(w, language=replace(w.language, whole=False, numbers=numbers)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_are_laid_out_for_the_whole_languages(lang: str) -> None:
    with typeset_for(words(lang)):
        assert current() is USUAL
        assert text.clip("one two three", BOLD, 30, 120) == "one t..."


def test_a_picture_ends_with_its_language() -> None:
    with pytest.raises(ZeroDivisionError), setting("de-DE"):
        assert current() == ("", "de_DE", True)
        1 / 0  # noqa: B018  (raises)
    assert current() is USUAL


# Fonts


def homes(said: str, face: str = BOLD) -> dict[str, str]:
    return {character: run.face for run in text.runs(said, face) for character in run.text}


def test_chinese_characters_have_the_form_of_the_language() -> None:
    assert homes("直骨，。：")["直"] == "ui-800"
    with setting("zh-Hant-TW"):
        found = homes("直骨手，。：10")
        assert {found[c] for c in "直骨，。"} == {"han-tw"} and {found[c] for c in "手："} == {"names"}
        assert found["1"] == BOLD and homes("手", MEDIUM) == {"手": "names"}
        assert homes("国", DECK) == {"国": DECK} or homes("義", DECK) == {"義": DECK}
        wide = text.width("輪到你", BOLD, 40)
    with setting("zh-Hans-CN"):
        assert homes("直骨！")["骨"] == "han-cn" and homes("！") == {"！": "han-cn"}
    assert wide == 120


def test_marks_of_taiwan_stand_in_the_middle_of_their_square() -> None:
    def middle(said: str) -> float:
        left, _, right, _ = text._line(said, text.local(BOLD), 100)[0].getbbox() or (0, 0, 0, 0)
        return text._line(said, text.local(BOLD), 100)[1] + (left + right) / 2

    assert middle("。") < 35
    with setting("zh-TW"):
        assert middle("。") == pytest.approx(50, abs=4) and middle("，") == pytest.approx(50, abs=6)


def test_a_line_is_drawn_anew_in_another_language() -> None:
    def drawn() -> bytes:
        canvas = Canvas(look=HOUSE)
        canvas.text(40, 40, "直骨角", size=40)
        return canvas.image.tobytes()

    first = drawn()
    with setting("zh-TW"):
        other = drawn()
    assert first != other and first == drawn()


def test_german_and_dutch_letters_are_those_of_the_interface() -> None:
    for face in (BOLD, MEDIUM):
        assert set(homes("äöüÄÖÜßéëïóúèĳ„“”‚‘’–…«»€".replace("ĳ", "ij"), face).values()) <= {face}


def test_nothing_is_read_until_a_language_needs_it() -> None:
    told = (
        "import sys; from locales import words; from render.kit.drawing.typesetting import typeset_for\n"
        "from render.kit.drawing import text; from render.kit.drawing.lines import wrap\n"
        "with typeset_for(words('en')): wrap('Two words. ' * 9, text.BOLD, 30, 90); text.runs('手札', text.BOLD)\n"
        "print('pyphen' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_every_letter_of_every_catalogue_has_a_glyph_of_its_language() -> None:
    """Chinese texts find each character in the fonts of their own form, so no line mixes two."""
    from locales import languages

    for tag, language in languages().items():
        said = {c for source in words(tag).sources.values() for c in source if c.isalpha()}
        lost = [c for c in said if text._faces_for(BOLD, c) is None]
        assert lost == [], tag
        if han := typesetting(language).han:
            faces = scripts._FORMS[han]
            assert [c for c in said if "\u3400" <= c <= "\u9fff" and not any(text.covers(f, c) for f in faces)] == []


# Lines


@pytest.mark.parametrize("room", [150, 260, 333, 700])
def test_chinese_breaks_anywhere_but_before_closing_marks(room: int) -> None:
    with setting("zh-TW"):
        for split in (wrap, set_in_lines, balanced):
            lines = split(CHINESE, MEDIUM, 30, room)
            assert "".join(lines) == CHINESE
            assert all(text.width(line, MEDIUM, 30) <= room for line in lines)
            assert not [line for line in lines if line[0] in "，。：」）、" or line[-1] in "「（"]
        filled = wrap(CHINESE, MEDIUM, 30, room)
        assert all(text.width(line, MEDIUM, 30) > room - 4 * 30 for line in filled[:-1])


def test_chinese_labels_are_balanced() -> None:
    with setting("zh-TW"):
        said = "第10輪以公主決定勝負"
        assert [len(line) for line in balanced(said, BOLD, 30, text.width(said, BOLD, 30) - 10)] == [6, 5]


@pytest.mark.parametrize("room", [150, 260, 333, 700])
@pytest.mark.parametrize("numbers", ["ko-KR", "en-US"])
def test_korean_breaks_at_spaces(room: int, numbers: str) -> None:
    with setting(numbers):
        for split in (wrap, set_in_lines, balanced):
            assert " ".join(split(KOREAN, MEDIUM, 30, room)).split() == KOREAN.split()


@pytest.mark.parametrize(("numbers", "said"), [("de-DE", GERMAN), ("nl-NL", DUTCH)])
def test_long_words_are_divided_by_a_dictionary(numbers: str, said: str) -> None:
    with setting(numbers):
        lines = wrap(said, MEDIUM, 30, 330)
        assert all(text.width(line, MEDIUM, 30) <= 330 for line in lines)
        divided = [line for line in lines if line.endswith("-")]
        assert divided
        assert "".join(line.removesuffix("-") if line in divided else line + " " for line in lines).strip() == said
        short = "Der Stapel ist leer, und alle spielen die letzte Karte."
        assert " ".join(wrap(short, MEDIUM, 30, 330)) == short
    with setting("de-DE"):
        assert wrap("Kartenhauptstapelverwaltung", MEDIUM, 30, 260) == ("Kartenhauptsta-", "pelverwaltung")
        assert wrap("Spielende-Wertungsrunde", MEDIUM, 30, 260)[0] == "Spielende-"
    assert "-" not in "".join(wrap(GERMAN, MEDIUM, 30, 330))


def test_a_name_is_never_divided() -> None:
    with setting("de-DE"):
        lines = wrap("Maximilianschmidthuber gewinnt", BOLD, 30, 300, ("Maximilianschmidthuber",))
        assert not any("-" in line for line in lines)


# Words without room


def test_words_that_yield_shrink_then_break_then_end_behind_a_word() -> None:
    said = "Nobody has a card for the crib"
    whole = text.width(said, BOLD, theme.LEAST_SIZE)
    with setting("en-US"):
        shown, size = text.fit(said, BOLD, 30, whole + 2, 28)
        assert (shown, size) == (said, theme.LEAST_SIZE)
        canvas = Canvas(look=HOUSE)
        canvas.text(40, 60, said, size=30, room=whole * 0.62)
        assert [one.text for one in written(canvas.image)] == ["Nobody has a", "card for the crib"]
        canvas = Canvas(look=HOUSE)
        canvas.text(40, 60, said, size=30, room=whole * 0.62, role="last")
        assert [one.text for one in written(canvas.image)] == ["Nobody has a..."]
        assert text.clip("Wait, Konstantin", BOLD, 20, 80) == "Wait..."
    assert text.fit(said, BOLD, 30, whole + 2, 28)[1] == 28


def test_a_row_gives_the_room_it_has() -> None:
    row = Row(Text("one of the words", 30), Text("another one of them", 30))
    with pytest.raises(AssertionError, match="needs"):
        row.place(Canvas(look=HOUSE), 40, 40, row.least * 0.7)
    with setting("en-US"):
        canvas = Canvas(look=HOUSE)
        row.place(canvas, 40, 40, row.least * 0.7)
        assert all(one.x + one.width <= 41 + row.least * 0.7 for one in written(canvas.image))
