"""Tests where lines break, and how a line fits its width."""

import itertools

import pytest

import locales
from render.kit.drawing import text
from render.kit.drawing.lines import balanced, set_in_lines, wrap
from render.kit.drawing.typesetting import typeset_for

WRAPPED = [
    "持っているカードの数が失点になります。つづき番号なら、いちばん小さい数（最小）だけを数えます。",
    "Every card costs its number. In a run only the lowest counts; “each chip” takes one point off.",
    "♠10とJOKERの2枚を出すと、20点です。\n次の人は「パス」もできます。",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
]


@pytest.mark.parametrize("words", WRAPPED)
@pytest.mark.parametrize("room", [120, 333, 700])
def test_wrapping_keeps_words_and_rules(words: str, room: int) -> None:
    lines = wrap(words, text.MEDIUM, 30, room)
    assert all(text.width(line, text.MEDIUM, 30) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "").replace("\n", "")
    for line in lines[1:]:
        assert line[0] not in "、。」）ー"
    for line in lines:
        assert line[-1] not in "「（"


def test_english_words_are_not_cut() -> None:
    words = WRAPPED[1].split()
    assert " ".join(wrap(WRAPPED[1], text.MEDIUM, 30, 333)).split() == words


def test_balanced_lines_use_no_more_lines() -> None:
    for said in WRAPPED:
        assert len(balanced(said, text.MEDIUM, 30, 500)) == len(wrap(said, text.MEDIUM, 30, 500))


def test_balanced_lines_end_between_phrases_where_that_costs_no_line() -> None:
    said = "第10ラウンド、最後まで残って決めました"
    assert balanced(said, text.BOLD, 32, 392) == ("第10ラウンド、最後まで", "残って決めました")


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("最後の1周はさくらさんから", "さくらさん"),
        ("Konstantinさんが絵札6枚", "Konstantinさん"),
        ("いちばん長い連番はクロさんの23〜25", "クロさん"),
        ("The last lap began with Al, alone and all along", "Al"),
        ("最大はねこのしっぽの10×6", "ねこのしっぽ"),
    ],
)
def test_names_of_people_stay_whole(said: str, whole: str) -> None:
    names = ("さくら", "Konstantin", "クロ", "Al", "ク", "ねこのしっぽ")
    for room in range(300, 420, 12):
        lines = balanced(said, text.BOLD, 26, room, names)
        assert any(whole in line for line in lines), lines
        assert "".join(lines).replace(" ", "") == said.replace(" ", "")


@pytest.mark.parametrize("said", ["最重的一擊：Ada，第4局−20分", "最後一手：「Ada」把牌全部打完了"])
def test_a_mark_stays_with_the_name_before_or_behind_it(said: str) -> None:
    with typeset_for(locales.words("zh-TW")):
        for room in range(150, 420, 7):
            for lines in (wrap(said, text.BOLD, 26, room, ("Ada",)), balanced(said, text.BOLD, 26, room, ("Ada",))):
                assert not [line for line in lines if line[0] in "，」：" or line[-1] == "「"], room


def test_no_letter_stands_alone_in_the_last_line_where_shorter_lines_help_it() -> None:
    said = "同じ組の数をみな足して、合計がプラスかマイナスの6。"
    room = text.width(said, text.MEDIUM, 34) - 20
    assert len(wrap(said, text.MEDIUM, 34, room)[-1]) <= 2
    lines = set_in_lines(said, text.MEDIUM, 34, room)
    assert len(lines) == 2 and len(lines[-1]) >= 4 and "".join(lines) == said


def test_a_particle_stays_with_the_unit_before_it() -> None:
    lines = balanced("いちばん軽い失点はミナトさんの第1ゲーム、−7点", text.BOLD, 26, 320, ("ミナト",))
    assert lines == ("いちばん軽い失点は", "ミナトさんの", "第1ゲーム、−7点")


def test_words_of_the_games_are_not_broken_where_their_hiragana_ends() -> None:
    assert not any(
        line.endswith("切り") for room in range(100, 400, 10) for line in wrap("最後の切り札は", text.BOLD, 26, room)
    )


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("合計が6になれば組です。1枚でもかまいません。", "かまいません"),
        ("相手はいちばん近い1人だけ。11トリック目でもできます。", "できます"),
        ("相手のマスに入ることも、飛び越すことも、競技場を出ることもできません。", "飛び越す"),
        ("同点なら勝利を分け合います。", "分け合い"),
        ("白札は捨て山へ行きます。", "捨て山"),
        ("勝つのはいちばん多く出たスート。その中でいちばん強い札です。", "その中"),
        ("全員の手札がなくなるまで続けます。", "なくなるまで"),
        ("すぐにあなたの勝ちです。", "あなたの"),
        ("ポリスのお手柄で幕引き", "お手柄"),
    ],
)
def test_lines_end_between_words_where_a_phrase_is_too_long(said: str, whole: str) -> None:
    for room in range(240, 700, 7):
        lines = wrap(said, text.MEDIUM, 30, room)
        assert any(whole in line for line in lines), (room, lines)
        assert "".join(lines) == said


def test_a_short_name_is_not_found_inside_a_word() -> None:
    assert wrap("Alone", text.BOLD, 26, 300, ("Al",)) == ("Alone",)
    for room in range(100, 200, 5):
        assert "Alone" in " ".join(wrap("go Alone", text.BOLD, 26, room, ("Al", "o"))).split()


def test_fit_shrinks_before_it_cuts() -> None:
    assert text.fit("岩田たろう", text.BOLD, 35, 400, 28) == ("岩田たろう", 35)
    shrunk, size = text.fit("岩田たろう", text.BOLD, 35, 160, 28)
    assert shrunk == "岩田たろう" and 28 <= size < 35
    cut, size = text.fit("岩田たろう岩田たろう", text.BOLD, 35, 160, 28)
    assert size == 28 and cut.endswith("…") and text.width(cut, text.BOLD, 28) <= 160


def test_latin_pairs_are_kerned() -> None:
    apart = sum(text.width(c, text.BOLD, 40) for c in "AVATo")
    assert text.width("AVATo", text.BOLD, 40) < apart - 8


def test_japanese_lines_never_break_inside_a_katakana_word() -> None:
    for said in ("次のカードを引く", "チップをひとつグラスに", "オールマイティのジョーカーはボーナスです"):
        for room in range(60, 400, 10):
            for line, after in itertools.pairwise(wrap(said, text.MEDIUM, 34, room)):
                word = "ァ" <= line[-1] <= "ヿ" and "ァ" <= after[0] <= "ヿ"
                assert not word or text.width(line, text.MEDIUM, 34) > room - 34


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("自動で断ります。引き取ることはありません", "引き取"),
        ("相手の手札を2〜8で言い当てると脱落", "2〜8"),
        ("効果なし。5か6といっしょなら出す", "5か6"),
        ("「手元に何枚残すか」を決めておくと自動で断ります", "」を"),
        ("相手と手札をこっそり比べる", "こっそり"),
    ],
)
def test_what_is_read_in_one_go_is_not_broken(said: str, whole: str) -> None:
    for room in range(240, 420, 12):
        lines = set_in_lines(said, text.MEDIUM, 28, room)
        assert any(whole in line for line in lines), lines


def test_a_line_ends_before_a_noun_with_its_prefix() -> None:
    assert balanced("ポリスのお手柄で幕引き", text.BOLD, 30, 300) == ("ポリスの", "お手柄で幕引き")


def test_a_text_is_set_between_phrases_where_that_costs_no_line() -> None:
    assert set_in_lines("相手と手札を取り替える", text.MEDIUM, 28, 254) == ("相手と手札を", "取り替える")


@pytest.mark.parametrize(
    ("said", "room", "lines"),
    [
        ("最後の1周はさくらさんから", 290, ("最後の1周は", "さくらさんから")),
        ("最大のセットはさくらさんの6×3", 340, ("最大のセットは", "さくらさんの6×3")),
    ],
)
def test_a_line_ends_before_a_name_rather_than_after_three_letters(
    said: str, room: int, lines: tuple[str, ...]
) -> None:
    assert balanced(said, text.BOLD, 26, room, ("さくら",)) == lines


def test_no_short_line_stands_before_a_long_one_if_the_line_above_has_words_to_give() -> None:
    said = "黒は貨車、赤は信号。自分の信号が止まるまで、貨車を何両通せるでしょう。"
    first, *others = "黒は貨車、赤は信号。", "自分の信号が", "止まるまで、貨車を", "何両通せるでしょう。"
    assert set_in_lines(said, text.MEDIUM, 31, 380) == (first, *others), "not a line of 貨車を alone"


@pytest.mark.parametrize("room", range(150, 520, 10))
def test_lines_that_are_evened_keep_every_word(room: int) -> None:
    for said in ("A be antidisestablishmentarianism", "I, a  predecessor's predecessor, go", *WRAPPED[:2]):
        for lines in (balanced(said, text.MEDIUM, 30, room), set_in_lines(said, text.MEDIUM, 30, room)):
            assert "".join(lines).replace(" ", "") == said.replace(" ", "")
            assert all(line and text.width(line, text.MEDIUM, 30) <= room for line in lines)
