"""No Thanks! in pictures and words: sizes, secrecy, the glass, and a game played from the words alone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.match import Match
from engine.games.geschenk.events import GameOver, MatchOver, NoThanks, Started, Taken, Turned
from engine.games.geschenk.moves import NO_THANKS, TAKE
from engine.games.geschenk.rules import GAME
from engine.games.geschenk.state import GeschenkState
from engine.games.geschenk.terms import DECK, spans
from engine.players.geschenk import heuristic
from locales import LANGUAGES, Lang, words
from render.encode import indexed, png
from render.games.geschenk.glass import (
    CEILING,
    FLOOR,
    GROUNDS,
    HEIGHT,
    RIM,
    Filling,
    draw_glass,
    draw_notes,
    grid,
    mood,
    places,
)
from render.games.geschenk.narration import NARRATION
from render.games.geschenk.result import story
from render.games.geschenk.seats import Box, draw_runs, size_for, tray
from render.games.geschenk.seats import places as seats_at
from render.games.geschenk.table import PAINTER
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.chips import glass
from render.kit.faults import faults
from render.kit.person import people
from render.kit.written import written
from render.narration.contract import ALT_LIMIT

LONG = ["寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処"] * 7
SHORT = ["岩田", "Mina", "Ken", "さくら", "Ben", "Zoë", "A"]


def begin(seats: int, seed: int = 1, **options: Any) -> Match[GeschenkState]:
    return Match.begin(GAME, match="picture", seats=seats, options=options, secret=bytes([seed]) * 32)


def play(match: Match[GeschenkState], moves: int, *, sensible: bool = False) -> None:
    rnd = random.Random(moves)
    for _ in range(moves):
        if match.over:
            return
        seat = match.state.waiting[0]
        if sensible:
            match.submit(seat, heuristic.choose(GAME, match.state, seat, rnd.random))
        else:
            match.submit(seat, rnd.choice(list(GAME.legal(match.state, seat))))


def fullest(seats: int = 7) -> Match[GeschenkState]:
    """Every chip of a table of many in the glass, and all cards but one taken, in as many runs as can be."""
    match = begin(seats, chips=15, remove=0, games=10)
    s = match.state
    s.offer, s.deck = 35, []
    s.cards = [[c for c in DECK if c != 35 and (c - 3) // 2 % seats == p] for p in range(seats)]
    s.cards = [list(s.cards[p]) for p in range(seats)]
    s.pot, s.notes = 15 * seats, [k % seats for k in range(15 * seats)]
    s.chips = [0] * seats
    s.last_kind, s.last_seat, s.last_card, s.last_pot = "no_thanks", seats - 1, 35, s.pot
    s.columns, s.totals = [[-105] * seats] * 9, [-999] * seats
    s.game = 10
    return match


def bytes_of(image: Image.Image, size: tuple[int, int] = (1200, 764)) -> bytes:
    assert image.size == size
    assert image.mode == "RGB"
    data = png(image)
    assert len(data) <= 100 * 1024
    return data


# Pictures


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("names", [LONG, SHORT], ids=["long", "short"])
def test_pictures_of_every_number_of_seats(lang: Lang, seats: int, names: list[str]) -> None:
    w = words(lang)
    match = begin(seats)
    for moves in (0, 25, 999):
        play(match, moves)
        once = bytes_of(PAINTER.table(match.view(None), people(names), w))
        assert once == bytes_of(PAINTER.table(match.view(None), people(names), w))
        for seat in (0, seats - 1):
            bytes_of(PAINTER.hand(match.view(seat), people(names), w), (1200, 640))
    bytes_of(PAINTER.result(match.view(None), people(names), w))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 7])
def test_fullest_table_and_hand(lang: Lang, seats: int) -> None:
    match = fullest(seats)
    bytes_of(PAINTER.table(match.view(None), people(LONG), words(lang)))
    match.submit(match.state.waiting[0], TAKE)
    bytes_of(PAINTER.result(match.view(None), people(LONG), words(lang)))
    bytes_of(PAINTER.table(match.view(None), people(LONG), words(lang)))
    match = fullest(seats)
    match.state.cards[0] = [c for c in DECK if c % 2]
    match.state.chips[0] = 105
    bytes_of(PAINTER.hand(match.view(0), people(LONG), words(lang)), (1200, 640))


def test_public_picture_does_not_depend_on_hidden_things() -> None:
    match = begin(5)
    play(match, 40)
    view, w = match.view(None), words("ja")
    before = png(PAINTER.table(view, people(SHORT), w))
    said = NARRATION.table_alt(view, SHORT, w)
    s = match.state
    s.deck, s.removed = s.deck[::-1], s.removed[::-1]
    s.deck[0], s.removed[0] = s.removed[0], s.deck[0]
    s.chips = [sum(s.chips) if p == 2 else 0 for p in range(5)]
    assert png(PAINTER.table(match.view(None), people(SHORT), w)) == before
    assert NARRATION.table_alt(match.view(None), SHORT, w) == said


def test_hand_picture_does_not_depend_on_others_chips() -> None:
    match = begin(5)
    play(match, 40)
    before = png(PAINTER.hand(match.view(1), people(SHORT), words("ja")))
    match.state.chips = [n if p == 1 else n + 7 for p, n in enumerate(match.state.chips)]
    assert png(PAINTER.hand(match.view(1), people(SHORT), words("ja"))) == before


# The glass


@pytest.mark.parametrize("total", [33, 44, 49, 54, 55, 56, 105])
def test_every_chip_lies_inside_the_glass(total: int) -> None:
    vessel, g = glass(RIM, FLOOR, HEIGHT), grid(total)
    spots = places("some match", 1207, total)
    assert len(set(spots)) == len(spots) == total
    for spot in spots:
        assert abs(spot.x - vessel.middle) + g.width / 2 <= vessel.inner_width(spot.y) / 2 + 2
        assert vessel.rim + g.height / 2 < spot.y <= vessel.floor
    assert spots == places("some match", 1207, total)
    assert spots != places("other match", 1207, total)
    assert spots != places("some match", 1208, total)


def test_pictures_in_a_row_differ_by_exactly_one_chip() -> None:
    notes = [k % 5 for k in range(55)]
    spots, g = places("m", 101, 55), grid(55)
    before = Canvas()
    draw_glass(before, 100, 100, Filling([], 55, "m", 101, falling=False))
    for k in range(55):
        after = Canvas()
        draw_glass(after, 100, 100, Filling(notes[: k + 1], 55, "m", 101, falling=False))
        box = ImageChops.difference(before.image, after.image).getbbox()
        assert box is not None, f"chip {k + 1} cannot be seen"
        left, top, right, bottom = box
        spot = spots[k]
        assert left >= 100 + spot.x - g.width / 2 - 3
        assert right <= 100 + spot.x + g.width / 2 + 3
        assert top >= 100 + spot.y - g.height / 2 - 6
        assert bottom <= 100 + spot.y + g.height / 2 + 6
        before = after


def test_newest_chip_is_in_the_air_above_the_landed_ones() -> None:
    for count in (1, 7, 55):
        notes = [k % 5 for k in range(count)]
        landed, flying = Canvas(), Canvas()
        draw_glass(landed, 100, 100, Filling(notes[:-1], 55, "m", 1, falling=False))
        draw_glass(flying, 100, 100, Filling(notes, 55, "m", 1))
        box = ImageChops.difference(landed.image, flying.image).getbbox()
        assert box is not None
        spot = places("m", 1, 55)[count - 1]
        assert box[1] < 100 + max(CEILING, spot.y - 60)
        assert box[1] >= theme.BAR_HEIGHT


def test_example_13_fifty_five_chips_and_notes() -> None:
    match = begin(5)
    for _ in range(55):
        match.submit(match.state.waiting[0], NO_THANKS)
    full = png(PAINTER.table(match.view(None), people(SHORT), words("ja")))
    assert match.view(None).s.pot == len(match.view(None).s.notes) == 55
    match.undo(54)
    assert png(PAINTER.table(match.view(None), people(SHORT), words("ja"))) != full


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_line_of_notes_wraps_and_is_never_cut(seats: int) -> None:
    for count in range(1, 15 * seats + 1, 7 if seats > 3 else 1):
        canvas = Canvas(300, 508, theme.PANEL)
        draw_notes(canvas, 4, 236, 500, 112, [k % seats for k in range(count)], seats)
        ink = canvas.image.getcolors(1 << 20)
        assert ink is not None
        outside = Image.new("RGB", canvas.image.size, theme.PANEL)
        outside.paste(canvas.image.crop((4, 124, 504, 236)), (4, 124))
        assert ImageChops.difference(outside, canvas.image).getbbox() is None
        if count >= seats:
            seen = {colour for _, colour in ink}
            assert {theme.rgb(theme.SEAT_COLOUR[p]) for p in range(seats)} <= seen


def test_mood_steps() -> None:
    assert [mood(pot) for pot in (0, 5, 6, 11, 12, 20, 21, 105)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_moods_can_be_told_apart_in_the_finished_picture() -> None:
    shown = [indexed(Image.new("RGB", (4, 4), ground)).convert("RGB").getpixel((0, 0)) for ground in GROUNDS]
    assert len(set(shown)) == 4


@pytest.mark.parametrize(
    "held",
    [list(DECK), [c for c in DECK if c % 2], [c for c in DECK if c % 3 != 2], [c for c in DECK if c % 4]],
    ids=["all", "odd", "pairs", "threes"],
)
def test_one_player_may_own_everything(held: list[int]) -> None:
    place = tray(seats_at(7)[0], 7)
    box = Box(14, 60, place.width, place.height)
    canvas = Canvas(220, 332, theme.PANEL)
    draw_runs(canvas, box, held, size_for([held, [3]], box.width, box.height))
    ink = ImageChops.difference(canvas.image, Image.new("RGB", canvas.image.size, theme.PANEL)).getbbox()
    assert ink is not None
    assert ink[0] >= box.x
    assert ink[1] >= box.y
    assert ink[2] <= box.x + box.width
    assert ink[3] <= box.y + box.height


@pytest.mark.parametrize("seats", GAME.seats)
def test_taken_cards_have_one_size_at_all_seats(seats: int) -> None:
    match = begin(seats)
    play(match, 45, sensible=True)
    view = match.view(None)
    image = PAINTER.table(view, people(SHORT), words("en"))
    low = {str(run[0]) for held in view.s.cards for run in spans(held)}
    sizes = {one.size for one in written(image) if one.role == "tag" and one.text in low}
    assert len(sizes) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_moment_can_be_read(seats: int) -> None:
    match, w = begin(seats, seed=seats, open_chips=seats % 2 == 0), words(LANGUAGES[seats % 2])
    shown = set()
    while not match.over:
        s = match.state
        moment = (len(s.notes) // 4, s.taken and bool(s.last_pot), s.taken)
        if moment not in shown:
            shown.add(moment)
            assert faults(PAINTER.table(match.view(None), people(LONG if seats > 4 else SHORT), w)) == []
        play(match, 1)
    assert len(shown) > 2


def test_the_story_of_a_result() -> None:
    match = begin(3)
    play(match, 999)
    s = match.state
    s.winners, s.totals, s.final_cards = [1], [5, 4, 9], [[[7, 8, 9], [20, 21, 22, 23], [30]]]
    seated = people(["Ann", "Ben", "Cat"])
    assert story(match.view(None), seated, words("en")) == ("Won by 1 point", "Longest run: Ben, 20–23")
    s.winners, s.totals, s.final_cards = [0, 1], [4, 4, 9], [[[7, 8], [20], [30]]]
    assert story(match.view(None), seated, words("en")) == ("Equal scores: they share the win",)
    s.winners, s.totals, s.columns = [2], [9, 8, 3], [[4, 8, 5], [5, 0, -2]]
    assert story(match.view(None), seated, words("ja")) == (
        "5点差の勝利",
        "いちばん軽い失点はCatさんの第2ゲーム、−2点",
    )


# Words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alt_texts_fit_in_the_worst_case(lang: Lang) -> None:
    w = words(lang)
    match = fullest()
    match.state.open_chips = [105] * 7
    odd = [c for c in DECK if c % 2]
    match.state.cards = [[odd[k] for k in range(p, len(odd), 7)] for p in range(7)]
    names = ["寿" * 32] * 7
    assert 300 < len(NARRATION.table_alt(match.view(None), names, w)) <= ALT_LIMIT
    match.state.cards[0] = odd
    assert len(NARRATION.hand_alt(match.view(0), names, w)) <= ALT_LIMIT
    assert len(NARRATION.hand_alt(match.view(3), names, w)) <= ALT_LIMIT
    match.submit(match.state.waiting[0], TAKE)
    assert len(NARRATION.result_alt(match.view(None), names, w)) <= ALT_LIMIT
    single = begin(7, remove=0)
    play(single, 9999)
    assert len(NARRATION.result_alt(single.view(None), names, w)) <= ALT_LIMIT
    for page in range(PAINTER.rules_pages):
        assert 50 < len(NARRATION.rules_text(page, w)) <= ALT_LIMIT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standing_orders_are_said_in_both_languages(lang: Lang) -> None:
    w = words(lang)
    for until in (0, 1, 12):
        for keep in (0, 1, 3):
            assert w("geschenk-order-set", until=until, keep=keep)
    for key in ("button", "none", "ended", "bad"):
        assert w(f"geschenk-order-{key}")
    assert len(w("geschenk-order-title", card="35")) <= 45
    assert max(len(w(f"geschenk-order-{key}-help")) for key in ("until", "keep")) <= 100
    assert max(len(w("geschenk-order-until")), len(w("geschenk-order-keep"))) <= 45
    for pot in (0, 1, 7):
        assert NARRATION.refusal("geschenk-no-chip", {"card": 28, "pot": pot}, begin(3).view(0), w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_move_is_heard(lang: Lang) -> None:
    w = words(lang)
    assert ("チャリン" if lang == "ja" else "Clink") in NARRATION.last_words(_after(NO_THANKS), SHORT, w)
    assert ("シーン" if lang == "ja" else "silence") in NARRATION.last_words(_after(TAKE), SHORT, w)


def test_what_happened_in_words() -> None:
    w = words("en")
    for games, told in ((1, "Ben begins."), (2, "Game 1: Ben begins.")):
        match = begin(3, games=games)
        assert NARRATION.happened(_stored(Started(1, 1)), match.view(None), ["Ann", "Ben", "Cat"], w) == told
    view = begin(3, games=2).view(None)
    for event, told in (
        (Turned(28), "The 28 is on offer."),
        (NoThanks(2, 7), "Cat says no thanks. Clink: 7 chips in the glass."),
        (Taken(0, 28, 1), "Ann takes the 28 with a rattle of 1 chip."),
        (GameOver(1, [28, -3, 0], [1, 14, 11]), "Game 1 is over. Scores: Ann 28, Ben -3, Cat 0."),
        (MatchOver([28, -3, 0], [1], [5, 6]), "Ben wins!"),
        (MatchOver([28, -3, -3], [1, 2], []), "Ben and Cat share the win!"),
    ):
        assert NARRATION.happened(_stored(event), view, ["Ann", "Ben", "Cat"], w) == told


def _stored(event: GameEvent) -> Event:
    return Event(event.stored_as, event.facts(), None)


def _after(*actions: Any) -> Any:
    match = begin(3)
    for action in actions:
        match.submit(match.state.waiting[0], action)
    return match.view(None)


def test_words_of_a_public_table_name_no_secret_number() -> None:
    match = begin(3)
    play(match, 30)
    said = NARRATION.table_alt(match.view(None), ["甲", "乙", "丙"], words("ja"))
    shown = {int(n) for n in re.findall(r"\d+", said)}
    match.state.chips = [777, 778, 779]
    match.state.deck = match.state.deck[::-1]
    again = NARRATION.table_alt(match.view(None), ["甲", "乙", "丙"], words("ja"))
    assert {int(n) for n in re.findall(r"\d+", again)} == shown


PATTERNS = {
    "ja": (
        re.compile(r"席(\d+)、.*さんの番です"),
        re.compile(r"差し引き失点([+-]\d+)"),
        "、チップ(\\d+)枚。",
    ),
    "en": (
        re.compile(r"Seat (\d+), .*, to decide"),
        re.compile(r"score changes by ([+-]\d+)"),
        "with (\\d+) chip",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_whole_game_played_from_words_alone(lang: Lang, seats: int) -> None:
    w = words(lang)
    turn, price, purse = PATTERNS[lang]
    match = begin(seats, seed=seats)
    moves = 0
    while not match.over:
        whose = turn.search(NARRATION.table_alt(match.view(None), SHORT, w))
        assert whose is not None
        seat = int(whose[1]) - 1
        view = match.view(seat)
        said = NARRATION.hand_alt(view, SHORT, w)
        assert NARRATION.prompt(view, SHORT, w)
        buttons = {NARRATION.tag_label(view, a.tag, w).text: a for a in view.legal}
        net, chips = price.search(said), re.search(purse, said)
        assert net is not None
        assert chips is not None
        refuse, take = w("geschenk-tag-no_thanks"), w("geschenk-tag-take")
        assert (refuse in buttons) == (int(chips[1]) > 0)
        want = refuse if int(net[1]) > 8 and int(chips[1]) else take
        assert NARRATION.move(view, buttons[want], w)
        match.submit(seat, buttons[want])
        moves += 1
    assert moves >= 24
    for p in match.state.winners:
        assert SHORT[p] in NARRATION.result_alt(match.view(None), SHORT, w)
