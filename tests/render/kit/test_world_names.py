"""Names of all scripts: every letter is drawn, in its place, and no two people of a table look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby

import pytest
from PIL import Image

from engine.core.text.letters import JOINERS, cut, visible
from engine.core.text.names import alike, distinct, plain
from engine.games.slugs import SLUGS
from locales import LANGUAGES, words
from render.games.registry import PAINTERS
from render.kit.drawing import scripts, text, theme
from render.kit.drawing.lines import wrap
from render.kit.drawing.names import name_lines
from render.kit.drawing.text import BOLD, MEDIUM
from render.kit.drawing.written import written
from render.kit.pages.faults import faults
from render.kit.pieces.person import people
from tests.render.positions import NAMES, Position, positions
from tests.render.world_names import REAL, made

EACH = 334
"""Names made of each of the thirty scripts: ten thousand."""
some = pytest.mark.parametrize(
    "most", [pytest.param(EACH // 3, id="some"), pytest.param(EACH, id="all", marks=pytest.mark.soak)]
)
"""The first third of them in the ordinary run."""
SIZE = 40
ROOMS = (96, 130, 180, 260)


def ink(told: str, size: int = SIZE) -> bytes:
    """Return the picture of a line, without its place."""
    mask = text._line(told, BOLD, size)[0]
    return repr(mask.size).encode() + mask.tobytes()


@some
@pytest.mark.parametrize("script", REAL)
def test_every_letter_of_a_name_is_drawn(script: str, most: int) -> None:
    assert len(REAL) == 30
    names = [*REAL[script], *made(script, EACH)[:most]]
    assert len(set(names)) > most / 2
    for told in names:
        assert text.name(told) == visible(told).strip() == unicodedata.normalize("NFC", told), told
        for face in (BOLD, MEDIUM):
            pieces = text.runs(told, face)
            assert sorted("".join(run.text for run in pieces)) == sorted(visible(told))
            assert all(text.covers(run.face, c) for run in pieces for c in run.text if c not in JOINERS), told
        assert text._line(told, BOLD, SIZE)[0].getbbox(), told


@some
@pytest.mark.parametrize("script", REAL)
def test_a_name_keeps_to_its_room(script: str, most: int) -> None:
    """In each room by turns."""
    for number, told in enumerate((*REAL[script], *made(script, EACH)[:most])):
        room = ROOMS[number % len(ROOMS)]
        lines, size = name_lines(told, 30, room)
        assert all(lines) and theme.LEAST_SIZE <= size <= 30
        for line in lines:
            mask, shift, rise, _ = text._line(line, BOLD, size)
            assert text.width(line, BOLD, size) <= room, (told, line)
            assert -shift <= 0.2 * size and shift + mask.width <= room + 0.2 * size, (told, line)
            assert -rise <= 1.15 * size and rise + mask.height <= 0.44 * size, (told, line)


@pytest.mark.parametrize("script", REAL)
def test_no_usual_name_is_pressed_flat(script: str) -> None:
    for run in (run for told in REAL[script] for run in text.runs(told, BOLD) if scripts.shaped(run.face)):
        word, direction = scripts.laid_out(run.face, run.text)
        _, top, _, bottom = text.font(run.face, SIZE).getbbox(word, anchor="ls", direction=direction)
        assert scripts.flatness(SIZE, round(-top), round(bottom)) > 0.95, run.text


@some
@pytest.mark.parametrize("script", REAL)
def test_names_of_one_picture_are_told_apart(script: str, most: int) -> None:
    """Among names that differ in a letter or two, too: there a letter may look like another."""
    names = made(script, EACH)[:most]
    short = [told[: 1 + number % 3] for number, told in enumerate(names)]
    seen: dict[bytes, str] = {}
    for told in {plain(one) for one in (*REAL[script], *names, *short) if visible(plain(one)).strip()}:
        other = seen.setdefault(ink(text.name(told)), told)
        assert other == told or alike(told, other), (told, other)
        one, two = distinct({0: told, 1: other}).values()
        assert told == other or ink(text.name(one)) != ink(text.name(two))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("محمد علي", "محمد على"),
        ("يوسف", "یوسف"),
        ("کریم", "كريم"),
        ("علی\u200cرضا", "علیرضا"),
        ("ශ්\u200dරී", "ශ්රී"),
        ("민수", "\u1106\u1175\u11ab\u1109\u116e"),
        ("민수\u3164", "민수"),
        ("สมชาย", "สมชาย🔥"),
        ("สมชาย", "\u202eสมชาย\u202c"),
        ("李小龙", "李小龙\ufe00"),
        ("ꜱᴍᴀʟʟ", "small"),
        ("🅰🅻🅴🆇", "Alex"),
        ("А\u0335лекс", "Алекс"),
        ("กีี", "กี"),
    ],
)
def test_two_who_look_alike_get_their_seats(one: str, other: str) -> None:
    told = distinct({0: plain(one), 1: plain(other), 2: "Ben"})
    assert told[0].endswith(" ①") and told[1].endswith(" ②") and told[2] == "Ben"


def test_a_name_of_which_nothing_is_drawn_is_its_seat() -> None:
    told = distinct({0: "Alex", 3: "🔥", 4: "𒀀"})
    assert [text.name(one) for one in told.values()] == ["Alex", "④", "⑤"]
    assert distinct({0: "", 1: "Alex"}) == {0: "", 1: "Alex"}


# What stands beside a name


@pytest.mark.parametrize(
    "name", ["\u202ealex", "\u2067alex\u2069", "a\u200elex", "alex\u061c", "a\u0335\u0321\u0322lex"]
)
def test_marks_of_direction_and_heaped_accents_do_nothing(name: str) -> None:
    assert text.name(name) == text.name(plain(name)) == "alex"
    assert ink(f"{name}: 12 ▶") == ink("alex: 12 ▶")


@pytest.mark.parametrize("name", ["محمد", "محمد علي", "דוד לוי", "މޫސާ"])
def test_a_name_from_the_right_turns_nothing_around_it(name: str) -> None:
    def order(told: str) -> list[str]:
        pieces = [(run.face in ("arabic", "hebrew", "thaana"), run.text) for run in text.runs(told, BOLD)]
        return [
            "".join(told for _, told in one) if not turned else "|".join(told for _, told in one)
            for turned, one in groupby(pieces, key=lambda piece: piece[0])
        ]

    own = order(name)
    assert "".join(own) == "".join(reversed(name.split(" "))) if " " not in name else own[::-2] == name.split(" ")
    assert order(f"{name} 3 · {name} 5") == [*own, " 3 · ", *own, " 5"]
    assert order(f"{name}, {name}") == [*own, ", ", *own]
    assert order(f"{name} ②") == [*own, " ②"]
    assert order(f"Ben & {name}さん") == ["Ben & ", *own, "さん"]
    assert order(f"{name}… ②")[0] == "…" and order(f"{name}… ②")[-1] == " ②"


def test_heaped_marks_stay_in_their_line() -> None:
    for letter, marks in (("ก", "ิ็่้์"), ("ب", "\u064b\u064e\u0650\u0651\u0653"), ("ה", "\u05b0\u05b4\u05bc\u05c1\u05c2")):
        heaped = plain(letter + marks * 20)
        assert len(heaped) <= 7
        _, _, rise, _ = text._line(heaped + "x", BOLD, SIZE)
        mask = text._line(heaped + "x", BOLD, SIZE)[0]
        assert -rise <= scripts.ABOVE * SIZE + 4 and rise + mask.height <= scripts.BELOW * SIZE + 1


@pytest.mark.parametrize("told", ["สมชายปิ่นทองญี่ปุ่น", "नमस्ते रवीन्द्र", "မြန်မာ အောင်ဆန်း"])
def test_a_cut_name_keeps_the_marks_of_its_letters(told: str) -> None:
    clipped = [text.clip(told, BOLD, SIZE, room).removesuffix("…") for room in range(40, 300, 5)]
    lines = [line for room in range(60, 200, 10) for line in wrap(told, BOLD, SIZE, room)[:1]]
    short = [cut(told, most) for most in range(1, len(told))]
    for one in (*clipped, *lines, *short):
        after = told[len(one) : len(one) + 1]
        assert told.startswith(one) and unicodedata.category(after or "a")[0] != "M", one
    assert len({*clipped}) > 4


# The fonts


def test_usual_names_need_none_of_these_fonts() -> None:
    for told in (
        *NAMES,
        "Alexandra Brown-Hernández",
        "髙橋﨑太郎",
        "Ольга",
        "Ελένη",
        "Nguyễn Thị Ngọc",
        "ﾊﾝｶｸ①",
        "𝓐𝓵𝓲𝓬𝓮",
    ):
        for face in (BOLD, MEDIUM):
            assert not scripts.FILES.keys() & {run.face for run in text.runs(told, face)}


def test_characters_come_from_the_country_of_a_name() -> None:
    assert [run.face for run in text.runs("直", BOLD)] == ["ui-800"]
    assert {run.face for run in text.runs("直龙", BOLD)} == {"han-cn"}
    assert {run.face for run in text.runs("直妳", BOLD)} == {"han-tw"}
    assert ink("直龙") != ink("直妳") and [run.text for run in text.runs("龙の直", BOLD)] == ["龙", "の直"]


def test_without_raqm_letters_stand_unjoined(monkeypatch: pytest.MonkeyPatch) -> None:
    caches = (text.font, text._word, text._ink, text._line, text._width)
    joined = {script: ink(names[0]) for script, names in REAL.items()}
    try:
        with monkeypatch.context() as bare:
            bare.setattr(scripts, "RAQM", False)
            for one in caches:
                one.cache_clear()
            apart = {script: ink(names[0]) for script, names in REAL.items()}
            assert scripts.laid_out("arabic", "مُح") == ("حمُ", None)
    finally:
        for one in caches:
            one.cache_clear()
    changed = {script for script in REAL if apart[script] != joined[script]}
    # On a machine without FriBiDi they stand unjoined anyway.
    assert ({"arabic", "devanagari", "khmer"} <= changed) is scripts.RAQM
    assert not changed & {"latin", "kana", "mainland", "hangul"}


# In the pictures of the games


def of_each_size(slug: str) -> Iterator[Position]:
    """Yield the first position for each number of seats, and the last that is over."""
    found = positions(slug)
    first = {position.seats: position for position in reversed(found)}
    over = [position for position in found if position.phase == "over"]
    return iter([*first.values(), *over[-1:]])


@pytest.mark.parametrize("slug", SLUGS)
def test_names_of_all_scripts_in_a_game(slug: str) -> None:
    painter, wrong = PAINTERS[slug], []
    pools = list(REAL)
    for number, position in enumerate(of_each_size(slug)):
        at = (SLUGS.index(slug) + 7 * number) % len(pools)
        chosen = [pools[(at + k) % len(pools)] for k in range(position.seats)]
        long = [max(made(script, 40), key=lambda one: text.width(one, BOLD, SIZE)) for script in chosen]
        for names in (long, [REAL[script][number % 2] for script in chosen]):
            for seat in (None, next((s for s in position.state.waiting if s >= 0), 0)):
                view = position.view(seat)
                paint = painter.hand if seat is not None else painter.result if view.over else painter.table
                image = paint(view, people(names), words(LANGUAGES[number % 2]))
                wrong += [f"{position.name} {seat} {names}: {fault}" for fault in faults(image)]
                said = [one.text for one in written(image)]
                wrong += [f"{position.name}: {one}" for one in said if "〓" in one]
    assert not wrong, "\n".join(wrong[:20])
    assert isinstance(image, Image.Image)
