"""No Thanks! in pictures and words: the glass, the line of notes, the tags, the story of a result, spoken texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from PIL import Image, ImageChops

from engine.core.action import Action
from engine.core.context import Event
from engine.core.events import GameEvent
from engine.core.match import Match
from engine.games.geschenk.rules import GAME, NO_THANKS, TAKE
from engine.games.geschenk.state import GameOver, GeschenkState, MatchOver, NoThanks, Started, Taken, Turned
from engine.games.geschenk.terms import DECK, spans
from locales import LANGUAGES, Lang, words
from render.edition import Edition
from render.encoding.encode import indexed
from render.games.geschenk import LOOK
from render.games.geschenk.drawings import (
    CEILING,
    FLOOR,
    HEIGHT,
    PLAQUE,
    RIM,
    SIDE,
    TABLE,
    Filling,
    draw_glass,
    draw_notes,
    draw_runs,
    grid,
    ground,
    mood,
    places,
    size_for,
)
from render.games.geschenk.narration import NARRATION
from render.games.geschenk.result import story
from render.games.registry import PAINTERS
from render.kit.canvas import Canvas
from render.kit.drawing import theme
from render.kit.drawing.box import Box, ring
from render.kit.drawing.written import written
from render.kit.pages.overview import OVERVIEW
from render.kit.pieces.chips import glass
from render.kit.pieces.person import Person, people
from render.kit.plaque import Plaque, seat_tray
from render.narration.telling import Telling
from tests.engine.every_game import Case, at_random, course, heuristic, played, positions
from tests.games.geschenk.test_rules import begin, refuse, short, take
from tests.render.positions import OVER, Extreme
from tests.render.positions import positions as golden
from tests.render.traced import traced

PAINTER = PAINTERS["geschenk"]
NAMES = ["Ann", "Ben", "Cat", "さくら", "岩田", "Zoë", "A"]

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
    assert spots not in (places("other match", 1207, total), places("some match", 1208, total))


def filled(chips: int, falling: bool) -> Image.Image:
    """Return a glass at 100, 100 with so many chips."""
    canvas = Canvas()
    draw_glass(canvas, 100, 100, Filling([k % 5 for k in range(chips)], 55, "m", 101, falling))
    return canvas.image


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    """Return the box of the differences of two pictures: left, top, right, bottom."""
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None, "nothing can be seen"
    return box


def test_pictures_in_a_row_differ_by_exactly_one_chip() -> None:
    g, before = grid(55), filled(0, falling=False)
    for k, spot in enumerate(places("m", 101, 55), 1):
        after = filled(k, falling=False)
        left, top, right, bottom = differ(before, after)
        assert left >= 100 + spot.x - g.width / 2 - 3 and right <= 100 + spot.x + g.width / 2 + 3
        assert top >= 100 + spot.y - g.height / 2 - 6 and bottom <= 100 + spot.y + g.height / 2 + 6
        before = after


@pytest.mark.parametrize("count", [1, 7, 55])
def test_newest_chip_is_in_the_air_above_the_landed_ones(count: int) -> None:
    _, top, _, _ = differ(filled(count - 1, falling=False), filled(count, falling=True))
    spot = places("m", 101, 55)[count - 1]
    assert theme.BAR_HEIGHT <= top < 100 + max(CEILING, spot.y - 60)


def test_example_13_eleven_chips_of_each_and_fifty_five_notes() -> None:
    match = begin(35, seats=5)
    refuse(match, *(k % 5 for k in range(55)))
    full = PAINTER.table(match.view(None), people(NAMES), words("ja"))
    drawn = [one.text for one in written(full)]
    assert [drawn.count(f"chip {seat}") for seat in range(1, 6)] == [11] * 5
    match.state.notes.pop()
    _, top, _, bottom = differ(full, PAINTER.table(match.view(None), people(NAMES), words("ja")))
    assert top < 300 and bottom > 640, "in the glass and in the line of notes"


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_line_of_notes_wraps_and_is_never_cut(seats: int) -> None:
    for count in range(1, 15 * seats + 1, 7 if seats > 3 else 1):
        canvas = Canvas(300, 508, theme.PANEL)
        draw_notes(canvas, 4, 236, 500, 112, [k % seats for k in range(count)], seats)
        ink = canvas.image.getcolors(canvas.image.width * canvas.image.height) or []
        left, top, right, bottom = differ(Image.new("RGB", canvas.image.size, theme.PANEL), canvas.image)
        assert left >= 4 and top >= 124 and right <= 504 and bottom <= 236
        if count >= seats:
            assert {theme.rgb(theme.SEAT_COLOUR[p]) for p in range(seats)} <= {colour for _, colour in ink}


def test_notes_have_the_colours_of_who_paid_in_their_order() -> None:
    notes = [2, 0, 1, 2, 2]
    shapes = traced("shape", lambda: draw_notes(Canvas(300, 508), 4, 236, 500, 112, notes, 3))
    assert [colour for name, *_, colour in shapes if name == "note"] == [theme.SEAT_COLOUR[p] for p in notes]


def test_mood_steps() -> None:
    assert [mood(pot) for pot in (0, 5, 6, 11, 12, 20, 21, 105)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_moods_can_be_told_apart_in_the_finished_picture() -> None:
    grounds = [ground(LOOK, pot) for pot in (0, 6, 12, 21)]
    drawn = [Canvas(4, 4, colour, look=LOOK).image for colour in grounds]
    shown = [indexed(image).convert("RGB").getpixel((0, 0)) for image in drawn]
    assert len(set(shown)) == 4


# Cards and result


@pytest.mark.parametrize("left_out", [99, 2, 3, 4])
def test_one_player_may_own_everything(left_out: int) -> None:
    """All cards, or all but every second, third or fourth."""
    held = [c for c in DECK if c % left_out]
    at = ring(7, TABLE, SIDE, even=True).seats[0]
    free = seat_tray(Canvas(), at, Plaque(Person("Ada"), 0), PLAQUE[4])
    box = Box(14, 60, free.width, free.height)
    canvas = Canvas(220, 332, theme.PANEL)
    draw_runs(canvas, box, held, size_for([held, [3]], box.width, box.height))
    left, top, right, bottom = differ(Image.new("RGB", canvas.image.size, theme.PANEL), canvas.image)
    assert left >= box.x and top >= box.y and right <= box.x + box.width and bottom <= box.y + box.height


@pytest.mark.parametrize("seats", GAME.seats)
def test_few_taken_cards_are_large_whatever_the_others_have(seats: int) -> None:
    view = positions(Case(GAME, seats, GAME.check(seats, {})), 4, style=heuristic)[2].view(None)
    drawn = written(PAINTER.table(view, people(NAMES), words("en")))
    sizes = {one.text: one.size for one in drawn if one.role == "tag"}
    for runs in map(spans, view.s.cards):
        shown = {sizes[str(low)] for low, _ in runs}
        assert len(shown) <= 1
        if 0 < len(runs) <= 2 and all(low == high for low, high in runs):
            assert min(shown) >= 42


@pytest.mark.parametrize("seats", [6, 7])
def test_cards_of_many_players_can_be_read_on_the_result(seats: int) -> None:
    for seed in range(6):
        view = played(Case(GAME, seats, GAME.check(seats, {})), heuristic, seed).view(None)
        drawn = written(PAINTERS["geschenk"].result(view, people(NAMES[:seats]), words("en")))
        assert min(one.size for one in drawn if one.role == "tag") >= 26


def test_a_crown_marks_the_winners_chips() -> None:
    for view in (p.view(None) for p in golden("geschenk") if p.phase == OVER):
        paint = partial(PAINTERS["geschenk"].result, view, people("ABCDEFG"), words("en"))
        assert sum(one[0] == "crown" and one[3] == 34 for one in traced("shape", paint)) == len(view.s.winners)


def test_the_story_of_a_result() -> None:
    match = short(12)
    take(match, 0)
    s, seated = match.state, people(NAMES)
    s.winners, s.totals, s.final_cards = [1], [5, 4, 9], [[[7, 8, 9], [20, 21, 22, 23], [30]]]
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
def test_standing_orders_fit_into_their_form(lang: Lang) -> None:
    w = words(lang)
    assert len(w("geschenk-order-title", card="35")) <= 45
    assert max(len(w(f"geschenk-order-{key}-help")) for key in ("until", "keep")) <= 100
    assert max(len(w("geschenk-order-until")), len(w("geschenk-order-keep"))) <= 45
    assert all(w("geschenk-order-set", until=until, keep=keep) for until in (0, 1, 12) for keep in (0, 1, 3))


@pytest.mark.parametrize(
    ("lang", "move", "heard"),
    [("ja", NO_THANKS, "チャリン"), ("ja", TAKE, "シーン"), ("en", NO_THANKS, "Clink"), ("en", TAKE, "silence")],
)
def test_the_last_move_is_heard(lang: Lang, move: Action, heard: str) -> None:
    match = begin(28)
    match.submit(0, move)
    assert heard in NARRATION.last_words(Telling(match.view(None), NAMES, words(lang)))


@pytest.mark.parametrize(
    ("games", "event", "told"),
    [
        (1, Started(1, 1), "Ben begins."),
        (2, Started(1, 1), "Game 1: Ben begins."),
        (2, Turned(28), "The 28 is on offer."),
        (2, NoThanks(2, 7), "Cat says no thanks. Clink: 7 chips in the glass."),
        (2, Taken(0, 28, 1), "Ann takes the 28 with a rattle of 1 chip."),
        (2, GameOver(1, [28, -3, 0], [1, 14, 11]), "Game 1 is over. Scores: Ann 28, Ben -3, Cat 0."),
        (2, MatchOver([28, -3, 0], [1], [5, 6]), "Ben wins!"),
        (2, MatchOver([28, -3, -3], [1, 2], []), "Ben and Cat share the win!"),
    ],
)
def test_what_happened_in_words(games: int, event: GameEvent, told: str) -> None:
    stored, view = Event(event.stored_as, event.facts(), None), begin(games=games).view(None)
    assert NARRATION.happened(stored, Telling(view, NAMES[:3], words("en"))) == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_taking_changes_is_said_so_that_it_can_be_heard(lang: Lang) -> None:
    """A screen reader skips a hyphen before a number: a falling score would sound like a rising one."""
    match, w = begin(28), words(lang)
    match.state.cards[0], match.state.pot = [29], 5
    told = NARRATION.hand_alt(Telling(match.view(0), NAMES, w))
    assert "-" not in told and w("cards-minus", points="6") in told and w("cards-minus", points="1") in told


OPTIONS = {"chips": 15, "remove": 0, "games": 10}
ODD = [c for c in DECK if c % 2]


def full(seats: int = 7) -> Match[GeschenkState]:
    """Return a large table with every chip in the glass, and all cards but one taken, in as many runs as possible."""
    match = begin(seats=seats, **OPTIONS)
    s = match.state
    s.offer, s.deck = 35, []
    s.cards = [[c for c in DECK if c != 35 and (c - 3) // 2 % seats == p] for p in range(seats)]
    s.pot, s.notes = 15 * seats, [k % seats for k in range(15 * seats)]
    s.chips = [0] * seats
    s.last_kind, s.last_seat, s.last_card, s.last_pot = "no_thanks", seats - 1, 35, s.pot
    s.columns, s.totals = [[-105] * seats] * 9, [-999] * seats
    s.game = 10
    return match


def fullest() -> Iterator[Extreme]:
    """Yield few and many seats early and late; the fullest table, a hand with every rarity, open chips, long ends.

    And ends with as many cards removed as the options allow.
    """
    for seats in GAME.seats:
        case = Case(GAME, seats, GAME.check(seats, {"remove": 0} if seats == 7 else {}))
        for match in (*positions(case, 3, seed=1), played(case, seed=1)):
            yield Extreme(match.state, case.options)
    for seats in (3, 7):
        case = Case(GAME, seats, GAME.check(seats, {"remove": 15}))
        yield Extreme(played(case, seed=1).state, case.options)
        match = full(seats)
        yield Extreme(match.state.clone(), OPTIONS)
        match.submit(match.state.waiting[0], TAKE)
        yield Extreme(match.state, OPTIONS)
    s = full().state
    s.open_chips = [105] * 7
    s.cards = [ODD[p::7] for p in range(7)]
    yield Extreme(s, OPTIONS)
    s = full().state
    s.cards[0], s.chips[0] = ODD, 105
    yield Extreme(s, OPTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_of_the_rules_counts_cards_as_the_hand_does(lang: Lang) -> None:
    """A card of 12 adds 12 to the score, and the fewest points win; chips alone take points off."""
    image = PAINTERS["geschenk"].rules(OVERVIEW, words(lang), Edition({}, GAME.box))
    drawn = [one.text for one in written(image)]
    assert "= 43" in drawn and "= 18" in drawn and not any(text.startswith("−") for text in drawn)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_unit_is_above_the_plate_of_two_winners(lang: Lang) -> None:
    """Seven players leave a low scene, and four lines a high plate on it."""
    view = course(Case(GAME, 7, GAME.check(7, {})), 2, at_random)[0].view(None)
    assert len(view.s.winners) == 2
    who = people(("さくら", "Alexandra Brown", "岩田たろう", "Nour", "ミナト", "Konstantin", "Ben"))
    image, plates = list[Image.Image](), list[float]()
    plates += [y for _, y, *_ in traced("slab", lambda: image.append(PAINTER.result(view, who, words(lang))))]
    (unit,) = [one for one in written(image[0]) if one.role == "unit"]
    assert unit.y + unit.size * 0.45 <= plates[0]
