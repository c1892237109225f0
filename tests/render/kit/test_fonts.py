"""No empty boxes: the fonts we ship, their characters, and what becomes of all other characters."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.core.text import letters, names
from render.kit.drawing import scripts, text
from render.kit.drawing.text import BOLD, DECK, FILES, FONT_DIR, MEDIUM, NAMELESS

LOCALES = Path(__file__).parents[3] / "locales"
# typed name, what is drawn
NAMES = [
    ("岩田たろう", "岩田たろう"),
    ("髙橋﨑太郎", "髙橋﨑太郎"),
    ("ﾊﾝｶｸｶﾅ", "ﾊﾝｶｸｶﾅ"),
    ("〜ゆうき〜①㈱", "〜ゆうき〜①㈱"),
    ("靏纒圓德", "靏纒圓德"),
    ("Ольга Ђорђевић", "Ольга Ђорђевић"),
    ("Ελένη", "Ελένη"),
    ("Nguyễn Thị Ngọc", "Nguyễn Thị Ngọc"),
    ("Łukasz Żółć Øystein ßÞ", "Łukasz Żółć Øystein ßÞ"),
    ("e\u0301galite\u0301", "égalité"),
    ("は\u3099", "ば"),
    ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
    ("Ａｌｅｘ１", "Alex1"),
    ("ꜱᴍᴀʟʟ ᴄᴀᴘꜱ", "small caps"),
    ("Ⓐⓛⓔⓧ 🅰🅻🅴🆇 🄰", "Alex ALEX A"),
    ("dev_null.#1", "dev_null.#1"),
    ("ミナト🎲", "ミナト"),
    ("👨\u200d👩\u200d👧 Kim", "Kim"),
    ("❤\ufe0f", NAMELESS),
    ("🎲🎲", NAMELESS),
    ("\u202eevil\u202c", "evil"),
    ("a\u200bb", "ab"),
    ("김철수", "김철수"),
    ("🎲 김 철수", "김 철수"),
    ("\u1112\u1161\u11ab", "한"),
    ("𒀀a", "a"),
    ("𒀀 𓀀", NAMELESS),
    ("กa\u0e34", "กa"),
    ("\u0301\u0e34", NAMELESS),
    ("ශ්\u200dරී a\u200db", "ශ්\u200dරී ab"),
    ("𠮷田 李小龙 妳", "𠮷田 李小龙 妳"),
    ("  two   spaces ", "two spaces"),
    ("z\u0335\u0321\u0322algo", "zalgo"),
]


def notdef(face: str) -> bytes:
    font = text.font(face, 20)
    return bytes(font.getmask("\U000f1234")) + repr(font.getbbox("\U000f1234")).encode()


@pytest.mark.parametrize("face", FILES)
def test_coverage_table_tells_the_truth(face: str) -> None:
    """Every character of the table has a glyph of its own in the font file."""
    font, box = text.font(face, 20), notdef(face)
    ranges = text.coverage(face)
    claimed = [chr(p) for a, b in zip(ranges[::2], ranges[1::2], strict=True) for p in range(a, b + 1)]
    assert len(claimed) > 45
    marks = ("Mn", "Me") if scripts.shaped(face) else ()
    claimed = [c for c in claimed if unicodedata.category(c) not in marks]
    liars = [c for c in claimed if bytes(font.getmask(c)) + repr(font.getbbox(c)).encode() == box]
    assert liars == []


@pytest.mark.parametrize("face", FILES)
def test_covers_knows_the_edges_of_its_ranges(face: str) -> None:
    ranges = text.coverage(face)
    points = {p for a, b in zip(ranges[::2], ranges[1::2], strict=True) for p in (a, b)}
    inside = {p for a, b in zip(ranges[::2], ranges[1::2], strict=True) for p in range(a, b + 1)}
    for point in points | {p + 1 for p in points} | {p - 1 for p in points if p}:
        assert text.covers(face, chr(point)) == (point in inside)


def jis(first: int, last: int) -> set[str]:
    out = set()
    for lead in range(first, last + 1):
        for trail in range(0xA1, 0xFF):
            try:
                out.add(bytes([lead, trail]).decode("euc_jp"))
            except UnicodeDecodeError:
                continue
    return out


def test_fonts_hold_what_they_promise() -> None:
    level_1, level_2 = jis(0xB0, 0xCF), jis(0xD0, 0xF4)
    assert len(level_1) == 2965 and len(level_2) == 3390
    assert [c for c in level_1 if not text.covers(BOLD, c)] == []
    assert [c for c in level_1 | level_2 | set("髙﨑") if not text.covers("names", c)] == []
    everyday = set((FONT_DIR / "ui_kanji.txt").read_text("utf-8").split()[0])
    assert [c for c in everyday if not text.covers(MEDIUM, c)] == []
    deck = (FONT_DIR / "deck_kanji.txt").read_text("utf-8").strip()
    assert [c for c in deck if not text.covers(DECK, c)] == []


def test_catalogue_has_no_character_that_cannot_be_drawn() -> None:
    files = sorted(LOCALES.rglob("*.ftl"))
    assert files
    characters = set("".join(path.read_text("utf-8") for path in files))
    assert sorted(c for c in characters if unicodedata.category(c)[0] in "LN" and letters.visible(c) != c) == []


def test_catalogue_words_lose_nothing_but_emoji() -> None:
    characters = set("".join(path.read_text("utf-8") for path in LOCALES.rglob("*.ftl")))
    lost = [c for c in characters if not c.isspace() and not letters.visible(c)]
    assert [c for c in lost if unicodedata.category(c) not in ("So", "Cf", "Mn", "Sk", "Me")] == []


@pytest.mark.parametrize(("typed", "drawn"), NAMES)
def test_names(typed: str, drawn: str) -> None:
    assert text.name(typed) == drawn
    for run in text.runs(text.name(typed), BOLD):
        assert all(text.covers(run.face, c) for c in run.text if c not in letters.JOINERS)


@pytest.mark.parametrize("plane", range(0, 0x30000, 0x1000))
def test_no_code_point_makes_a_box_or_a_crash(plane: int) -> None:
    for point in range(plane, plane + 0x1000, 7):
        for run in text.runs("a" + chr(point), BOLD):
            assert all(text.covers(run.face, c) for c in run.text), hex(point)


def test_every_character_leaves_ink() -> None:
    image = Image.new("RGB", (200, 60))
    for character in "岩髙﨑Яλ①ﾊ♠〓永":
        image.paste("#000000", (0, 0, 200, 60))
        text.draw(image, 20, 30, character, size=40, colour="#FFFFFF")
        assert image.getbbox() is not None, character


def test_fonts_are_small_and_licensed() -> None:
    fonts = [FONT_DIR / name for name in FILES.values()]
    assert sum(path.stat().st_size for path in fonts) < 14_000_000
    assert sorted(path.suffix for path in (FONT_DIR / "scripts").iterdir()).count(".json") == 1
    assert {path.name for path in (FONT_DIR / "scripts").glob("*.[ot]tf")} == {
        Path(f).name for f in scripts.FILES.values()
    }
    licences = sorted(FONT_DIR.rglob("OFL-*.txt"))
    assert len(licences) == 4
    for path in licences:
        assert "SIL OPEN FONT LICENSE" in path.read_text("utf-8").upper()


# What the host knows of the fonts (engine.core.text.names)


def points(edges: list[int]) -> set[int]:
    return {p for a, b in zip(edges[::2], edges[1::2], strict=True) for p in range(a, b + 1)}


def test_the_host_knows_what_is_drawn() -> None:
    fonts = [points(text.coverage(face)) for face in (BOLD, *text.FALLBACK[BOLD])]
    assert points(letters._edges()) == set().union(*fonts)
    for point in {q for p in letters._edges() for q in (p - 1, p, p + 1) if q > 0}:
        assert letters.drawn(chr(point)) == any(point in font for font in fonts)


def test_letters_in_another_dress_are_drawn_plain() -> None:
    for dressed, plain in letters.PLAIN.items():
        assert names.alike(dressed, plain) and text.name(dressed) == plain


def test_the_host_takes_letters_of_one_shape_for_the_same() -> None:
    """For other alphabets than Latin; a person who uses such letters may look like another person."""
    shapes: dict[tuple[object, ...], set[str]] = {}
    for character in map(chr, range(0x41, 0x530)):
        if unicodedata.category(character)[0] == "L" and (face := text._faces_for(BOLD, character)):
            mask = text.font(face, 64).getmask(character)
            shapes.setdefault((mask.size, bytes(mask)), set()).add(character)
    same = [group for group in shapes.values() if len(group) > 1]
    assert len(same) > 5
    assert [group for group in same if not all(names.alike(a, b) for a in group for b in group)] == []


@pytest.mark.parametrize("hidden", ["🎲", " 🎲", "\u2060"])
def test_what_is_not_drawn_beside_a_seat_makes_no_other_name(hidden: str) -> None:
    for other in (f"Ann ①{hidden}", f"Ann{hidden} ①"):
        assert text.name(other) == "Ann ①" and names.alike("Ann ①", other)
        assert len(set(names.distinct({0: "Ann ①", 1: other}).values())) == 2


@given(
    st.lists(st.sampled_from([typed for typed, _ in NAMES] + list("Aaа민수🎲♡①ﾊハ")), min_size=1, max_size=3), st.data()
)
def test_what_is_drawn_alike_is_alike(parts: list[str], data: st.DataObject) -> None:
    """The other name differs only in characters that are not drawn, and in the input."""
    one = "".join(parts)
    hidden = st.sampled_from(["", "\u200b", "\u2060", "🎲", "\ufe0f"])
    other = "".join(
        c + data.draw(hidden) for c in unicodedata.normalize(data.draw(st.sampled_from(["NFC", "NFD"])), one)
    )
    one, other = names.plain(one), names.plain(other)
    if text.name(one).casefold() == text.name(other).casefold():
        assert names.alike(one, other)


@pytest.mark.parametrize(
    ("nickname", "own", "called"),
    [
        (None, "Alex", "Alex"),
        ("キャプテン", "Alex", "キャプテン"),
        ("민수", "Minsu", "민수"),
        ("𒀀", "Minsu", "Minsu"),
        ("𒀀", "𓀀", "minsu.k"),
        (None, "🐙", "minsu.k"),
        (None, "!?", "minsu.k"),
        (None, "민수 K", "민수 K"),
        (None, "007", "007"),
        (None, "𒀀2", "minsu.k"),
        (None, "𝓐𝓵𝓲𝓬𝓮", "𝓐𝓵𝓲𝓬𝓮"),
        (None, None, "minsu.k"),
    ],
)
def test_a_name_that_cannot_be_drawn_gives_way(nickname: str | None, own: str | None, called: str) -> None:
    assert names.called(nickname, own, "minsu.k") == called
    assert text.name(called) != NAMELESS


def test_few_fonts_are_open_at_once() -> None:
    for size in range(20, 20 + 2 * text.OPEN):
        assert text.width("手札 Hand", text.BOLD, size) > 0
    assert text.font.cache_info().currsize <= text.OPEN
