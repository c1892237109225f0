from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.core.context import Event
from engine.core.facts import Card, Number
from engine.core.match import Match
from engine.core.offers import Subset, Values, wander
from engine.core.tiles import COUNT, HAS, HIGHEST, other, parse, tiles
from engine.core.view import View
from engine.games.dominuxen.moves import ANSWER, HABIT
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK_ME, PENDING, PILE, RETURNED, TAKE_IT, TAKEN, THROWN
from engine.players.dominuxen.heuristic import choose
from locales import LANGUAGES, Words, words
from render.encode import png
from render.games.dominuxen.hand import layout
from render.games.dominuxen.line import Track, plan, set_width
from render.games.dominuxen.narration import NARRATION
from render.games.dominuxen.parts import last_move
from render.games.dominuxen.result import story
from render.games.dominuxen.table import PAINTER
from render.kit import theme
from render.kit import tiles as sprites
from render.kit.faults import faults
from render.kit.person import people
from render.kit.written import written
from render.narration.contract import ALT_LIMIT
from render.narration.tiles import tile_name, tile_short

LONG = [k * 32 for k in ("龍", "髙", "Ｗ", "W", "あ")]
NAMES = ["ミナト", "岩田たろう", "さくら", "Alexandra", "Jo"]
LIMIT = 100 * 1024
SEATS = (3, 4, 5)


def played(
    seats: int, count: int = 10**6, seed: int = 3, heuristic: bool = False, **options: Any
) -> Match[DominuxenState]:
    """A match after so many moves, random ones or the heuristic player's, or at its end."""
    m = Match.begin(GAME, match="m", seats=seats, options=options, secret=bytes([seed]) * 32)
    rng = random.Random(seed)
    while not m.over and len(m.log) < count:
        seat = m.state.waiting[0]
        if heuristic:
            m.submit(seat, choose(GAME, m.state, seat, rng.random))
        else:
            m.submit(seat, GAME.read(wander(partial(GAME.offer, m.state, seat), rng.random)))
    return m


def in_phase(phase: str, seats: int, seed: int = 5, **options: Any) -> Match[DominuxenState]:
    """A position of this phase from the middle of a match."""
    m = played(seats, 25, seed, **options)
    rng = random.Random(seed)
    while m.state.phase != phase:
        assert not m.over
        seat = m.state.waiting[0]
        m.submit(seat, GAME.read(wander(partial(GAME.offer, m.state, seat), rng.random)))
    return m


def fullest(seats: int, kind: str) -> DominuxenState:
    """The most there can be: "many" sets of one tile, one "long" set, "hand" all in one hand, "out" discarded."""
    m = played(seats, 0, rounds=5, double_tiles=kind == "long")
    s = m.state
    rest = list(range(COUNT - 1, -1, -1))
    s.hands, s.pile = [[rest.pop(0)] for _ in range(seats)], []
    s.row, rest = rest[:6], rest[6:]
    s.round, s.turn, s.starter = 5, 149, 0
    s.columns, s.totals = [[-78] * seats] * 4, [-312] * seats
    s.reasons = ["turn_limit"] * 4
    if kind == "many":
        for k, t in enumerate(rest):
            s.lines[k % seats].append([12 if HAS[12][t] else 10 if HAS[10][t] else 0, 1, t])
    elif kind == "long":
        for p in range(seats):
            number = 12 - p
            mine = [t for t in rest if HAS[number][t]]
            rest = [t for t in rest if t not in mine]
            s.lines[p] = [[number, len(mine) + 1, *mine]]
        s.discard = rest
    elif kind == "hand":
        s.hands[0] = sorted(s.hands[0] + rest)
    else:
        s.discard = rest
    assert GAME.conserved(s) == list(range(COUNT))
    return s


def view_of(s: DominuxenState, seat: int | None) -> View:
    return GAME.view(s, seat, match="m", options={})


KINDS = ("many", "long", "hand", "out")


# Tiles and lines in their room


def test_numerals_on_a_tile_can_be_told_from_its_ground() -> None:
    assert len(set(theme.PIPS)) == HIGHEST + 1
    assert all(theme.contrast(colour, theme.IVORY) >= 3 for colour in theme.PIPS)


@given(st.lists(st.integers(1, 13), max_size=40), st.sampled_from(((562, 151, 56), (352, 170, 56), (562, 210, 76))))
def test_a_line_never_leaves_its_room(counts: list[int], size: tuple[int, int, int]) -> None:
    """However many sets, however large: pills, tiles and labels stand within the tray, and nothing is lost."""
    room, height, width = size
    track = Track(0, 0, room, height, width)
    found = plan(counts, track)
    assert found.hidden + found.told <= max(0, len(counts) - 1)
    pills = found.told + (found.hidden > 0)
    used = -(-pills // track.rows) * 100.0 + (14 if pills else 0)
    rest = counts[found.hidden + found.told :]
    used += sum(set_width(n, width) + 20 for n in rest[:-1])
    if rest:
        used += set_width(-(-rest[-1] // found.rows), found.width)
        assert found.rows * (2 * found.width + 2) - 8 + 34 <= height
    assert used <= room + 1
    assert found.width >= 30


@pytest.mark.parametrize("count", [1, 13, 14, 26, 40, 60, 90])
def test_a_hand_of_any_size_has_its_places(count: int) -> None:
    width, per_row = layout(count, 1140, 270)
    rows = -(-count // per_row)
    assert per_row * (width + 10) - 10 <= 1140 and rows * (2 * width + 10) - 10 <= 270
    assert width >= (64 if count <= 14 else 56 if count <= 26 else 38 if count <= 40 else 20)


# Sprites


def test_tiles_are_drawn_once_and_told_apart() -> None:
    assert sprites.tile(3, 7, 60) is sprites.tile(3, 7, 60)
    faces = {sprites.upright(t, 40).image.tobytes() for t in range(COUNT)}
    assert len(faces) == COUNT
    assert sprites.tile(7, 3, 60, faded=True).image.tobytes() != sprites.tile(7, 3, 60).image.tobytes()
    flat = sprites.tile(3, 12, 64, flat=True)
    assert (flat.width, flat.height) == (128, 64)


# Pictures


def checked(*pictures: Image.Image) -> None:
    """They can be read, and are light enough."""
    for picture in pictures:
        assert faults(picture) == []
        assert len(png(picture)) <= LIMIT


@pytest.mark.parametrize("phase", ["play", "take", "recover", "draw"])
@pytest.mark.parametrize("names", [LONG, NAMES])
def test_pictures_of_every_question_at_a_full_table(phase: str, names: Sequence[str]) -> None:
    m, who = in_phase(phase, 5, rounds=2), people(names)
    for lang in LANGUAGES:
        w = words(lang)
        checked(PAINTER.table(m.view(None), who, w), *(PAINTER.hand(m.view(p), who, w) for p in range(5)))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_fullest_pictures(seats: int, kind: str) -> None:
    s, who = fullest(seats, kind), people(LONG[:seats])
    for lang in LANGUAGES:
        w = words(lang)
        checked(PAINTER.table(view_of(s, None), who, w), *(PAINTER.hand(view_of(s, p), who, w) for p in range(seats)))
        checked(*(PAINTER.result(view_of(finished(s, rounds), None), who, w) for rounds in (1, 5)))


@pytest.mark.parametrize(
    ("attacks", "told"),
    [
        ([], "Ben: 6×2"),
        ([[2, 3, 2, PENDING], [3, 4, 2, PENDING]], "Ben: 6×2, aimed at Cat: 3×2"),
        ([[2, 3, 2, TAKEN], [3, 4, 2, PENDING]], "Ben: 6×2, took 3×2 from Cat"),
        ([[2, 3, 2, TAKEN], [3, 4, 2, RETURNED]], "Ben: 6×2, Dora took 4×2 back"),
        ([[2, 3, 2, THROWN]], "Ben: 6×2, Cat discarded 3×2"),
    ],
)
def test_the_last_move_tells_the_play_and_what_became_of_its_attack(attacks: list[list[int]], told: str) -> None:
    s, who = played(4, 0).state, people(["Ann", "Ben", "Cat", "Dora"])
    assert last_move(view_of(s, None), who, words("en")) == ""
    s.played, s.attacks = [1, 6, 2], attacks
    assert last_move(view_of(s, None), who, words("en")) == told


def test_the_story_of_a_result_is_true() -> None:
    s, who, w = finished(fullest(4, "out"), 1), people(["Ann", "Ben", "Cat", "Dora"]), words("en")
    s.lines = [[[5, 2, 1, 2]], [[9, 3, 3, 4, 5], [1, 1, 6]], [[7, 3, 7, 8, 9]], []]
    assert story(view_of(s, None), who, w) == ("A tie: the win is shared", "Largest set: Ben, 9×3")
    s.totals, s.winners = [4, 1, -2, 3], [0]
    assert story(view_of(s, None), who, w)[0] == "Won by a single point"
    s.lines = [[], [], [], []]
    assert len(story(view_of(s, None), who, w)) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_letters_of_the_row_are_those_of_the_menu(seats: int) -> None:
    m, w = in_phase("draw", seats), words("en")
    seat = m.state.waiting[0]
    view = m.view(seat)
    for picture in (PAINTER.table(m.view(None), people(NAMES[:seats]), w), PAINTER.hand(view, people(NAMES), w)):
        drawn = [one.text for one in written(picture)]
        for t in m.state.row:
            label = NARRATION.value_label(view, "draw", [], t, w).text
            letter, tile = label.split()
            assert drawn[drawn.index(letter) - 1] == tile == tile_short(t, w)


def finished(s: DominuxenState, rounds: int = 5) -> DominuxenState:
    """The same position as a result."""
    n = len(s.hands)
    s = s.clone()
    s.columns, s.reasons = ([[-78] * n] * rounds), ["turn_limit"] * rounds
    s.revealed, s.waiting, s.ended = [h[:] for h in s.hands], [], "turn_limit"
    s.totals = s.scores = [-78 * rounds] * n
    s.winners = list(range(n))
    return s


def test_arrangements_are_shown_to_nobody_else() -> None:
    m, w = in_phase("play", 4), words("en")
    seen = [(PAINTER.table(m.view(None), people(NAMES), w).tobytes(), NARRATION.table_alt(m.view(None), NAMES, w))]
    others = [NARRATION.hand_alt(m.view(p), NAMES, w) for p in range(4) if p != 2]
    m.submit(2, HABIT[3])
    seen.append((PAINTER.table(m.view(None), people(NAMES), w).tobytes(), NARRATION.table_alt(m.view(None), NAMES, w)))
    assert seen[0] == seen[1]
    assert others == [NARRATION.hand_alt(m.view(p), NAMES, w) for p in range(4) if p != 2]
    assert "keep 3+" in NARRATION.hand_alt(m.view(2), NAMES, w)


def test_the_hand_is_drawn_in_the_order_of_the_view() -> None:
    m, w = played(4, 0), words("ja")
    view = m.view(0)
    before = PAINTER.hand(view, people(NAMES), w).tobytes()
    view.s.hands[0].reverse()
    assert PAINTER.hand(view, people(NAMES), w).tobytes() != before


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_alt_texts_stay_short(lang: Any, seats: int, kind: str) -> None:
    w, s = words(lang), fullest(seats, kind)
    assert 0 < len(NARRATION.table_alt(view_of(s, None), LONG, w)) <= ALT_LIMIT
    s.habits, s.answers = [3] * seats, [[TAKE_IT] * seats for _ in range(seats)]
    for p in range(seats):
        assert len(NARRATION.hand_alt(view_of(s, p), LONG, w)) <= ALT_LIMIT
    for rounds in (1, 5):
        assert len(NARRATION.result_alt(view_of(finished(s, rounds), None), LONG, w)) <= ALT_LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_texts_list_the_discard_while_there_is_room(lang: Any) -> None:
    w = words(lang)
    s = played(4, 30).state
    s.discard = tiles("0-4 4-10")
    tiles_told = "0-4、4-10" if lang == "ja" else "0-4, 4-10"
    assert tiles_told in NARRATION.table_alt(view_of(s, None), NAMES, w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_name_the_tile(lang: Any) -> None:
    w, view = words(lang), played(4, 9).view(0)
    for key, facts in (
        ("held", {"tile": Card(parse("3-7"))}),
        ("match", {"tile": Card(parse("3-3")), "number": Number(6)}),
        ("row-tile", {"tile": Card(parse("0-12"))}),
    ):
        text = NARRATION.refusal(f"dominuxen-no-{key}", facts, view, w)
        assert len(text) > 20 and text[0] != "t"
        assert tile_name(facts["tile"], w)[1:] in text


# A reader who sees no picture


class Reader:
    """Plays from alt texts and labels alone: keeps every word it is told and chooses among words."""

    def hand(self, alt: str) -> list[str]:
        """The tiles of the hand's line."""
        return re.findall(r"\d+-\d+", alt.split("\n")[0])

    def largest(self, alt: str) -> str:
        """The number that most tiles of the hand have."""
        by_number = re.findall(r"(\d+)(?:が| on )(\d+)", alt.split("\n")[1].split("：")[-1])
        if not re.match("2枚以上|Numbers", alt.split("\n")[1]):
            return max(self.hand(alt)[0].split("-"), key=int)
        return str(max(by_number, key=lambda pair: (int(pair[1]), int(pair[0])))[0])

    def targets(self, alt: str) -> list[tuple[str, str]]:
        """Number and size of everybody's last set, as the table tells it with its tiles."""
        ja = re.findall(r"最後は(\d+)が(\d+)枚（", alt)
        en = re.findall(r"last (one|\d+)(?: tiles of)? (\d+) \(", alt)
        return ja or [(number, size.replace("one", "1")) for size, number in en]


def by_label(view: View, tag: str, chosen: list[Any], values: Sequence[Any], w: Words) -> dict[str, Any]:
    out = {NARRATION.value_label(view, tag, chosen, v, w).text: v for v in values}
    assert len(out) == len(values)
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_by_words_alone(lang: Any, seats: int) -> None:
    w, reader = words(lang), Reader()
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([9]) * 32)
    snatched = 0
    while not m.over:
        table = NARRATION.table_alt(m.view(None), NAMES, w)
        seat = m.state.waiting[0]
        mover = re.search(r"(?:席|Seat )(\d)", table.split("\n")[1])
        assert mover and int(mover.group(1)) == seat + 1
        view = m.view(seat)
        alt = NARRATION.hand_alt(view, NAMES, w)
        hand = reader.hand(alt)
        assert hand == [tile_short(t, w) for t in m.state.hands[seat]]
        tags = {NARRATION.tag_label(view, tag, w).text: tag for tag in view.first}
        if w("dominuxen-tag-play") in tags:
            offer = view.first["play"]
            assert isinstance(offer, Values)
            number = reader.largest(alt)
            labels = by_label(view, "play", [], offer.values, w)
            value = next(v for text, v in labels.items() if re.findall(r"\d+", text)[0] == number)
            inside = GAME.offer(m.state, seat, ["play", value])
            assert isinstance(inside, Subset)
            choice = by_label(view, "play", [value], inside.members, w)
            wanted = [t for t in hand if number in t.split("-")]
            assert sorted(choice) == sorted(wanted)
            m.submit(seat, GAME.read(["play", value, sorted(choice[t] for t in wanted), len(wanted)]))
        elif w("dominuxen-tag-take") in tags:
            snatched += 1
            asked = alt.split("\n")[-1]
            told = {"ja": r"の(?P<n>\d+)が(?P<s>\d+)枚を", "en": r"'s (?P<s>one|\d+)(?: tiles of)? (?P<n>\d+)\.$"}
            found = re.search(told[w.lang], asked)
            assert found and (found["n"], found["s"].replace("one", "1")) in reader.targets(table)
            mine = sum(found["n"] in t.split("-") for t in hand)
            m.submit(seat, GAME.read([tags[w("dominuxen-tag-take" if mine > 1 else "dominuxen-tag-leave")]]))
        elif w("dominuxen-tag-back") in tags:
            m.submit(seat, GAME.read([tags[w("dominuxen-tag-discard")]]))
        else:
            offer = view.first["draw"]
            assert isinstance(offer, Values)
            row = by_label(view, "draw", [], offer.values, w)
            line = next(line for line in alt.split("\n") if re.match("中央の|Row", line))
            open_tiles = re.findall(r"[A-F] \d+-\d+", line)
            assert [t for t in row if "-" in t] == open_tiles
            m.submit(seat, GAME.read(["draw", row[open_tiles[0]] if open_tiles else PILE]))
    assert snatched
    result = NARRATION.result_alt(m.view(None), NAMES, w)
    assert all(name in result for name in NAMES[:seats])


def test_answers_are_told_by_seat() -> None:
    w = words("en")
    m = in_phase("take", 4)
    view = m.view(m.state.active)
    for move in view.anytime:
        if move.tag == "answer":
            label = NARRATION.anytime_label(view, move, w)
            seat = int(move.wire()[1])
            number, size, *_ = m.state.lines[seat][-1]
            shown = f"one {number}" if size == 1 else f"{size} tiles of {number}"
            assert f"seat {seat + 1}" in label.text and shown in label.hint
    assert ANSWER[0][TAKE_IT].wire() == ["answer", 0, TAKE_IT]
    assert other(parse("3-7"), 3) == 7


def test_who_settles_something_is_told_that_it_shows() -> None:
    """An answer that comes at once was settled beforehand: everybody sees that, and it is said when it is set."""
    view = in_phase("take", 4).view(0)
    for lang, seen in (("en", "by how fast the answer comes"), ("ja", "ほかの人にもわかります")):
        w = words(lang)
        for event, shows in (
            (Event("settled", {"victim": 1, "choice": TAKE_IT}, (0,)), True),
            (Event("settled", {"victim": 1, "choice": ASK_ME}, (0,)), False),
            (Event("habit", {"size": 3}, (0,)), True),
            (Event("habit", {"size": 0}, (0,)), False),
        ):
            text = NARRATION.happened(event, view, NAMES, w)
            assert text is not None and (seen in text) is shows, text
